#pragma once

#include <string>
#include <string_view>

#include <heroes/hamlet.hpp>
#include <heroes/tools/typing.hpp>

#include "../words.hpp"
#include "narrator.hpp"
#include "screen.hpp"
#include "words.hpp"

namespace terminal {

// Hamlet Heroes in words of its own.
template <>
struct Words<heroes::hamlet::Table<>> {
    using Table = heroes::hamlet::Table<>;
    using Narrator = hamlet::Narrator;

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

    static std::string screen(const heroes::View<Table>& seen, Style style) {
        return hamlet::Screen(seen, style).text();
    }
    static std::string question(const Table& table, const Table::Decision& decision, Style style) {
        return hamlet::question(table, decision, style);
    }
    static std::string offer(const Table& table, const Table::Action& action, Style style) {
        return hamlet::offer(table, action, style);
    }
    static std::string result(const Table& table, Style style) { return hamlet::result(table, style); }

    // A person sees the table before anything is done in a turn, and between two encounters.
    static bool shows_table(const Table& table, const Table::Decision& decision) {
        using namespace heroes::hamlet;
        if (holds_alternative<HamletPhase>(decision)) return table.turn.taken.empty();
        return holds_alternative<WildernessPhase>(decision) && table.turn.encounters != 0;
    }
};

}  // namespace terminal
