#pragma once

#include <cstddef>

#include <heroes/core/verdict.hpp>
#include <heroes/hedra/play.hpp>
#include <heroes/hedra/table.hpp>

// Dice lie in one space each and show faces that they have; a battle is where it can be.
namespace heroes::hedra::detail {

constexpr DiceSet all_dice(const Options& options) {
    DiceSet dice{};
    for_each_seat(options, [&](Seat seat) { dice = dice | DiceSet::every_die_of(seat); });
    return dice;
}

// HED-290: every die is in exactly one space.
template <class Rules>
constexpr Verdict audit_places(const Table<Rules>& table) {
    DiceSet seen{};
    for_each_enumerator<Battlefield>([&](Battlefield at) { seen.bits |= table.battlefields[at].bits; });
    if (!(seen - all_dice(table.options)).empty())
        return Verdict::refused("HED-290: a die on a battlefield belongs to nobody");
    std::size_t count = 0;
    for (std::size_t i = 0; i != enum_count<Battlefield>; ++i) {
        count += table.battlefields.values[i].size();
        if (i >= battlefield_count(table.options) && !table.battlefields.values[i].empty())
            return Verdict::refused("HED-010: a die is on a battlefield that does not exist");
    }
    return count == seen.size() ? Verdict::legal() : Verdict::refused("HED-290: a die is in two places at once");
}

// HED-293: the values a Dragon can have reached in its Roost.
constexpr bool is_roost_value(const Knobs& knobs, std::size_t value) {
    std::array<bool, 256> reached{};
    reached[1] = true;
    for (std::size_t from = 1; from < knobs.dragon_ready; ++from)
        for (const std::size_t by : {knobs.advance_per_defeat, knobs.advance_per_point})
            if (reached[from]) reached[from + by < knobs.dragon_ready ? from + by : knobs.dragon_ready] = true;
    return value < reached.size() && reached[value];
}

template <class Rules>
constexpr bool is_dragon_in_the_air(const Table<Rules>& table, Seat seat) {
    return !is_over(table) && seat == table.turn.active && holds_alternative<ChooseDragonField>(table.steps.back());
}

// HED-291, HED-293: every die shows a face that it has.
template <class Rules>
constexpr Verdict audit_faces(const Table<Rules>& table, Seat seat) {
    const auto& faces = table.faces[seat];
    if (index_of(seat) >= table.options.players)
        return faces == EnumArray<Die, std::uint8_t>{} && table.scores[seat] == 0
                   ? Verdict::legal()
                   : Verdict::refused("HED-290: a seat without a player has dice or points");
    bool sound = true;
    for_each_enumerator<Die>([&](Die die) {
        const int lowest = lowest_face(table.rules, die);
        sound = sound && faces[die] >= lowest && faces[die] < lowest + Rules::dice[die].sides;
    });
    if (!sound) return Verdict::refused("HED-291: a die shows a face that it does not have");
    const bool roosting = in_roost(table, seat) && !is_dragon_in_the_air(table, seat);
    return !roosting || is_roost_value(table.rules.knobs, faces[Die::dragon])
               ? Verdict::legal()
               : Verdict::refused("HED-293: a Dragon cannot have reached that value in its Roost");
}
template <class Rules>
constexpr Verdict audit_faces(const Table<Rules>& table) {
    Verdict verdict = Verdict::legal();
    for_each_enumerator<Seat>([&](Seat seat) { verdict = verdict ? audit_faces(table, seat) : verdict; }, most_players);
    return verdict;
}

template <class Rules>
constexpr bool is_sound(const Table<Rules>& table, const Battle& battle) {
    const Options& options = table.options;
    // HED-093: an attack defeats no die of its own side.
    const DiceSet safe = battle.cause == Cause::attack ? side_of(options, table.turn.active) : DiceSet{};
    return exists(options, battle.at) && (battle.defeated - (all_dice(options) - safe)).empty() &&
           (!battle.opponent ||
            (index_of(*battle.opponent) < options.players && table.rules.knobs.attack_one_opponent));
}

template <class Rules>
constexpr Verdict audit_battle(const Table<Rules>& table) {
    const bool assigning = !is_over(table) && holds_alternative<AssignHero>(table.steps.back());
    if (!is_sound(table, table.battle)) return Verdict::refused("HED-110: a battle takes place where it cannot");
    if (!assigning && !(table.targets == decltype(table.targets){}))
        return Verdict::refused("HED-085: heroes are assigned while no attack is");
    return Verdict::legal();
}

}  // namespace heroes::hedra::detail
