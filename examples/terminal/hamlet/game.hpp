#pragma once

#include <string>
#include <string_view>

#include <heroes/hamlet.hpp>
#include <heroes/tools/typing.hpp>

#include "../card_list.hpp"
#include "../words.hpp"
#include "narrator.hpp"
#include "screen.hpp"
#include "words.hpp"

namespace terminal {

// Hamlet Heroes in words of its own.
template <>
struct Words<hamlet::Table>
    : WordsOf<hamlet::Table, hamlet::Narrator, hamlet::Screen, hamlet::question, hamlet::offer, hamlet::result> {
    static constexpr std::string_view help = hamlet::help;
    static constexpr heroes::Synonym synonyms[]{
        {"buy", "shop"},
        {"go", "enter wilderness"},
        {"go", "select region"},
        {"face", "select region"},
        {"fight", "select region"},
        {"home", "go home"},
        {"abbey", "challenge champion"},
        {"attack", "fight"},
        {"retreat", "flee"},
        {"run", "flee"},
        {"favor", "use favor"},
        {"favour", "use favor"},
        {"artifact", "reach for relic"},
        {"wear", "equip"},
        {"wield", "equip"},
        {"show", "reveal item"},
        {"sell", "give"},
    };

    template <class F>
    static void for_each_card(F&& f) {
        using namespace heroes::hamlet;
        const auto name = [](auto card) { return hamlet::name(card); };
        for_each_named<HeroCard, MonsterCard, MutationCard, ItemCard, Artifact, Sigil, DecreeCard>(
            name, [&](auto card) { f(name(card), hamlet::in_words(card)); });
    }

    // A person sees the table before anything is done in a turn, and between two encounters.
    static bool shows_table(const Table& table, const Table::Decision& decision) {
        using namespace heroes::hamlet;
        if (holds_alternative<HamletPhase>(decision)) return table.turn.taken.empty();
        return holds_alternative<WildernessPhase>(decision) && table.turn.encounters != 0;
    }
};

}  // namespace terminal
