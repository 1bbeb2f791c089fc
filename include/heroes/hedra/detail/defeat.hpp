#pragma once

#include <cstddef>

#include <heroes/hedra/detail/moves.hpp>
#include <heroes/hedra/detail/spaces.hpp>

// Rulebook, "Clean up & Scoring" and "The Power of Heroes": what becomes of defeated dice, and how Warriors and Rogues
// change it.
namespace heroes::hedra::detail {

template <class Rules>
constexpr bool in_secret(const Table<Rules>& table) {
    return table.rules.knobs.defender_choice_order == DefenderChoiceOrder::simultaneous;
}

// HED-115, HED-R25: owners decide in turn order from the active player.
template <class Rules>
constexpr Seat nth_owner(const Table<Rules>& table, std::size_t n) {
    const std::size_t players = table.options.players;
    const bool reverse = table.rules.knobs.defender_choice_order == DefenderChoiceOrder::reverse;
    return clockwise(table.turn.active, players, reverse ? players - 1 - n : n);
}

// The defeated dice as one owner sees them: choices made in secret count for whoever made them.
template <class Rules>
constexpr DiceSet defeated_for(const Table<Rules>& table, Seat seat) {
    DiceSet defeated = table.battle.defeated;
    if constexpr (keeps_house_state<Rules>()) {
        const SecretChoice& choice = table.house.choices[seat];
        if (choice.protected_die.owner != Seat::spectator) {
            defeated.erase(choice.protected_die);
            defeated.insert({seat, Die::warrior});
        }
        if (choice.saved_die.owner != Seat::spectator) defeated.erase(choice.saved_die);
    }
    return defeated & table.battlefields[table.battle.at];
}

template <class Rules>
constexpr bool is_defeated_already(const Table<Rules>& table, Piece piece) {
    if constexpr (keeps_house_state<Rules>())
        if (table.house.interrupted.defeated.has(piece)) return true;
    return table.battle.defeated.has(piece);
}

// HED-120, HED-126, HED-127: the dice an undefeated Warrior there could be defeated for.
template <class Rules>
constexpr DiceSet protectable(const Table<Rules>& table, Seat seat) {
    const Piece warrior{seat, Die::warrior};
    if (!table.battlefields[table.battle.at].has(warrior) || is_defeated_already(table, warrior)) return {};
    if (table.turn.saved.has(warrior)) return {};
    return defeated_for(table, seat) & friends_of(table, seat);
}

// HED-130, HED-137, HED-R22: the dice a defeated Warrior there could save.
template <class Rules>
constexpr DiceSet savable(const Table<Rules>& table, Seat seat) {
    const DiceSet defeated = defeated_for(table, seat);
    const DiceSet warrior = DiceSet::of({seat, Die::warrior});
    if ((defeated & warrior).empty()) return {};
    if (!table.rules.knobs.save_any_die) return (defeated & friends_of(table, seat)) - warrior;
    return (table.battlefields[table.battle.at] & friends_of(table, seat)) - warrior;
}

// HED-111, HED-112: what is still there goes Home, Dragons to their Roost.
template <class Game>
constexpr void go_home(Game game, Seat seat) {
    auto& table = game.table;
    const Battlefield at = table.battle.at;
    (table.battle.defeated & table.battlefields[at]).of(seat).for_each([&](Die die) {
        const bool hero = is_hero(die);
        relocate(game, {seat, die}, space(at), hero ? Space::home : Space::roost,
                 hero ? MoveReason::sent_home : MoveReason::returned_to_roost);
    });
}

// HED-121, HED-124: the Warrior is defeated in every respect, the other die in none.
template <class Game>
constexpr void sacrifice_warrior(Game game, Seat seat, Piece piece) {
    auto& battle = game.table.battle;
    battle.defeated.erase(piece);
    battle.defeated.insert({seat, Die::warrior});
    game.emit(WarriorSacrificed{{seat, Die::warrior}, piece});
}

// HED-131, HED-132, HED-138: the saved die retreats, was not defeated, and is safe for the rest of the turn.
template <class Game>
constexpr void save_die(Game game, Seat seat, Piece piece, Battlefield to) {
    auto& table = game.table;
    table.battle.defeated.erase(piece);
    if constexpr (keeps_house_state<typename Game::Rules>()) table.house.interrupted.defeated.erase(piece);
    if (game.knobs().save_lasts == SaveLasts::turn) table.turn.saved.insert(piece);
    game.emit(DieSaved{{seat, Die::warrior}, piece, to});
    relocate(game, piece, space(table.battle.at), space(to), MoveReason::saved);
    if (game.knobs().arrival_on_retreat) arrive(game, piece, space(to));
}

// HED-118, HED-R50: a Rogue that retreats was defeated all the same.
template <class Game>
constexpr void retreat_rogue(Game game, Seat seat, Space to) {
    auto& table = game.table;
    const Piece rogue{seat, Die::rogue};
    if (!is_battlefield(to)) return;
    if (!game.knobs().retreating_rogue_counts) table.battle.defeated.erase(rogue);
    game.emit(RogueRetreated{rogue, battlefield(to)});
    relocate(game, rogue, space(table.battle.at), to, MoveReason::rogue_retreat);
}

// Choices made in secret are carried out in turn order; one that an earlier one has made pointless lapses.
template <class Game>
constexpr void carry_out(Game game) {
    if constexpr (keeps_house_state<typename Game::Rules>()) {
        auto& table = game.table;
        const auto choices = table.house.choices;
        table.house.choices = {};
        for_each_seat(table.options, [&](Seat nth) {
            const Seat seat = nth_owner(table, index_of(nth));
            const SecretChoice& choice = choices[seat];
            if (choice.protected_die.owner != Seat::spectator && protectable(table, seat).has(choice.protected_die))
                sacrifice_warrior(game, seat, choice.protected_die);
            if (choice.saved_die.owner != Seat::spectator && savable(table, seat).has(choice.saved_die))
                save_die(game, seat, choice.saved_die, choice.saved_to);
            if (defeated_for(table, seat).has({seat, Die::rogue})) retreat_rogue(game, seat, choice.rogue_to);
        });
        for_each_seat(table.options, [&](Seat nth) { go_home(game, nth_owner(table, index_of(nth))); });
    }
}

}  // namespace heroes::hedra::detail
