#pragma once

#include <string>
#include <string_view>

#include <heroes/shining.hpp>
#include <heroes/tools/typing.hpp>

#include "../card_list.hpp"
#include "../words.hpp"
#include "narrator.hpp"
#include "screen.hpp"
#include "words.hpp"

namespace terminal {

// Shining Heroes in words of its own.
template <>
struct Words<shining::Table>
    : WordsOf<shining::Table, shining::Narrator, shining::Screen, shining::question, shining::offer, shining::result> {
    static constexpr std::string_view help = shining::help;
    static constexpr heroes::Synonym synonyms[]{
        {"go", "move"},          {"walk", "move"},          {"target", "target model"},
        {"cast", "use power"},   {"use", "use power"},      {"use", "use item"},
        {"drink", "use item"},   {"end", "end activation"}, {"done", "end activation"},
        {"no", "pass"},          {"no", "decline"},         {"no", "stay exhausted"},
        {"raise", "raise stat"}, {"quest", "take quest"},   {"hero", "choose hero"},
    };

    template <class F>
    static void for_each_card(F&& f) {
        using namespace heroes::shining;
        const auto name = [](auto card) { return shining::name(card); };
        for_each_named<HeroCard, AttackCard, Trait, Spell, Item, Equipment, MonsterCard>(
            name, [&](auto card) { f(name(card), name(card) + ": " + shining::in_words(card)); });
    }

    // A person sees the map before everything that a Hero does, and where Heroes start.
    static bool shows_table(const Table&, const Table::Decision& decision) {
        using namespace heroes::shining;
        return holds_alternative<Activation>(decision) || holds_alternative<PlaceHero>(decision) ||
               holds_alternative<ChoosePath>(decision) || holds_alternative<ChooseQuest>(decision);
    }
};

}  // namespace terminal
