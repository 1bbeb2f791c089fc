#pragma once

#include <string>
#include <string_view>

#include <heroes/shining.hpp>
#include <heroes/tools/typing.hpp>

#include "../words.hpp"
#include "narrator.hpp"
#include "screen.hpp"
#include "words.hpp"

namespace terminal {

// Shining Heroes in words of its own.
template <>
struct Words<heroes::shining::Table<>> {
    using Table = heroes::shining::Table<>;
    using Narrator = shining::Narrator;

    static constexpr std::string_view help = shining::help;
    static constexpr heroes::Synonym synonyms[]{
        {"go", "move"},          {"walk", "move"},         {"target", "target model"}, {"cast", "use power"},
        {"use", "use power"},    {"use", "use item"},      {"drink", "use item"},      {"end", "end activation"},
        {"done", "end activation"}, {"no", "pass"},        {"no", "decline"},          {"no", "stay exhausted"},
        {"raise", "raise stat"}, {"quest", "take quest"},  {"hero", "choose hero"},
    };

    static std::string screen(const heroes::View<Table>& seen, Style style) {
        return shining::Screen(*seen, style).text();
    }
    static std::string question(const Table& table, const Table::Decision& decision, Style style) {
        return shining::question(table, decision, style);
    }
    static std::string offer(const Table& table, const Table::Action& action, Style style) {
        return shining::offer(table, action, style);
    }
    static std::string result(const Table& table, Style style) { return shining::result(table, style); }

    // A person sees the map before everything that a Hero does, and where Heroes start.
    static bool shows_table(const Table&, const Table::Decision& decision) {
        using namespace heroes::shining;
        return holds_alternative<Activation>(decision) || holds_alternative<PlaceHero>(decision) ||
               holds_alternative<ChoosePath>(decision) || holds_alternative<ChooseQuest>(decision);
    }
};

}  // namespace terminal
