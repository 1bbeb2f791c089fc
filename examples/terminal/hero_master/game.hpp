#pragma once

#include <string>
#include <string_view>

#include <heroes/hero_master.hpp>
#include <heroes/tools/typing.hpp>

#include "../words.hpp"
#include "narrator.hpp"
#include "screen.hpp"
#include "words.hpp"

namespace terminal {

// Hero Master in words of its own.
template <>
struct Words<heroes::hero_master::Table<>> {
    using Table = heroes::hero_master::Table<>;
    using Narrator = hero_master::Narrator;

    static constexpr std::string_view help = hero_master::help;
    static constexpr heroes::Synonym synonyms[]{
        {"keep", "keep hand"},        {"again", "mulligan"},     {"go", "visit location"},
        {"attack", "lay attack"},     {"lay", "lay attack"},     {"play", "lay attack"},
        {"bungle", "play bungle"},    {"play", "play bungle"},   {"bungle", "bungle attack"},
        {"fight", "encounter monster"}, {"face", "encounter monster"}, {"power", "use power"},
        {"use", "use power"},         {"apply", "apply cards"},  {"none", "decline"},
        {"no", "decline"},            {"no", "refuse"},          {"no", "end turn"},
        {"yes", "accept"},            {"yes", "protest"},        {"yes", "put back"},
        {"end", "end turn"},          {"stop", "stop selling"},  {"hand", "take to hand"},
        {"wear", "equip"},            {"wield", "equip"},        {"slot", "lay in"},
    };

    static std::string screen(const heroes::View<Table>& seen, Style style) {
        return hero_master::Screen(seen, style).text();
    }
    static std::string question(const Table& table, const Table::Decision& decision, Style style) {
        return hero_master::question(table, decision, style);
    }
    static std::string offer(const Table& table, const Table::Action& action, Style style) {
        return hero_master::offer(table, action, style);
    }
    static std::string result(const Table& table, Style style) { return hero_master::result(table, style); }

    // A person sees the table before every larger decision.
    static bool shows_table(const Table&, const Table::Decision& decision) {
        using namespace heroes::hero_master;
        return holds_alternative<ChooseLocation>(decision) || holds_alternative<ChooseEncounter>(decision) ||
               holds_alternative<JoinEncounter>(decision) || holds_alternative<TakeTurn>(decision) ||
               holds_alternative<CommitCards>(decision);
    }
};

}  // namespace terminal
