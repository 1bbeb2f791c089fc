#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/core/verdict.hpp>
#include <heroes/hamlet/play.hpp>
#include <heroes/hamlet/table.hpp>

// The turn, what runs in it, and the end of the game fit together.
namespace heroes::hamlet::detail {

// HAM-R31: a consumable that still has effect lies in a slot of the active player.
template <class Rules>
constexpr Verdict audit_effects(const Table<Rules>& table) {
    const auto& turn = table.turn;
    const auto& hero = table.heroes[turn.active];
    Verdict verdict = Verdict::legal();
    turn.running.for_each([&](ItemCard card) {
        const ItemType& type = Rules::content.items[card];
        const bool in_place = table.rules.knobs.use_frees_slot || is_equipped(hero, item(card));
        if (type.kind != ItemKind::consumable || type.use.lasts == Duration::instant || !in_place)
            verdict = Verdict::refused("HAM-R31: an item has effect that cannot");
        if (hero.hidden.has(card)) verdict = Verdict::refused("HAM-R69: what was used is hidden no longer");
    });
    if (turn.favor_running &&
        (!is_in_play(table, turn.active) || Rules::content.heroes[hero.card].favor.lasts == Duration::instant))
        return Verdict::refused("HAM-178: a Favor has effect that does not last");
    return verdict;
}

template <class Rules>
constexpr Verdict audit_turn(const Table<Rules>& table) {
    const auto& turn = table.turn;
    const std::size_t players = table.options.players;
    if (index_of(turn.active) >= players || index_of(turn.start) >= players)
        return Verdict::refused("HAM-043: it is the turn of nobody at the table");
    if (!((table.out | table.heroless) - SeatSet::first(players)).empty() || !(table.out & table.heroless).empty())
        return Verdict::refused("HAM-217: nobody is out of the game and waiting for a hero at once");
    if (turn.fatigue >= most_fatigue || turn.fatigue > turn.encounters)
        return Verdict::refused("HAM-168: there cannot be so many Fatigue tokens");
    if (turn.encounters != 0 && !turn.last_region)
        return Verdict::refused("HAM-163: an encounter was completed nowhere");
    if (turn.fatigue != fatigue_due(table))
        return Verdict::refused("HAM-165: the Fatigue tokens are not those of the encounters in this turn");
    if (turn.taken.has(HamletAction::oblation_health) && turn.taken.has(HamletAction::oblation_recharge))
        return Verdict::refused("HAM-055: there is one oblation in a turn, so never both benefits");
    return audit_effects(table);
}

// HAM-218: whether the table shows what has ended the game.
template <class Rules>
constexpr bool is_end(const Table<Rules>& table, SeatSet left) {
    const Knobs& knobs = table.rules.knobs;
    switch (table.ending) {
        case Ending::open: return false;
        case Ending::champion_slain: return table.encounter.health == 0;
        case Ending::no_heroes_left: return left.empty();
        case Ending::last_survivor: return knobs.last_survivor_wins && left == SeatSet{*table.winner};
        case Ending::sigils_lost: return knobs.lost_sigils_end_game && are_all_lost(table);
        case Ending::turn_limit: return knobs.max_turns != 0 && table.turn.number >= knobs.max_turns;
    }
    return false;
}

// HAM-215 to HAM-219: what can have ended a game.
template <class Rules>
constexpr Verdict audit_end(const Table<Rules>& table) {
    if (is_over(table) != (table.ending != Ending::open))
        return Verdict::refused("HAM-219: a game is over when something has ended it");
    const bool won = table.ending == Ending::champion_slain || table.ending == Ending::last_survivor;
    if (table.winner.has_value() != won || (won && index_of(*table.winner) >= table.options.players))
        return Verdict::refused("HAM-215: the winner does not fit the end of the game");
    if (table.ending == Ending::champion_slain &&
        (table.winner != table.turn.active || table.encounter.at != Lair::abbey))
        return Verdict::refused("HAM-215: only who fights the Champion can slay it");
    if (const SeatSet left = players_left(table); is_over(table) && !is_end(table, left))
        return Verdict::refused("HAM-218: the game is over before its time");
    return Verdict::legal();
}

}  // namespace heroes::hamlet::detail
