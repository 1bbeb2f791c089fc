#pragma once

#include <heroes/core/evaluation.hpp>
#include <heroes/hamlet/play.hpp>

namespace heroes::hamlet {

namespace detail {

// What something that is in force is worth to its owner, in tenths of a point of attack.
constexpr int worth_of(const Passive& gear) {
    return 10 * gear.attack + 11 * gear.defence + 15 * gear.regenerate + 10 * gear.thorns + 7 * gear.tie_strike +
           9 * static_cast<int>(gear.inflicts.size()) + 3 * static_cast<int>(gear.immune.size()) +
           3 * gear.fatigue_ward;
}

// Everything a hero has, in tenths of a point of attack.
template <class Rules>
constexpr int merit(const Table<Rules>& table, Seat seat) {
    if (!is_in_play(table, seat)) return 0;
    const Content& content = Rules::content;
    const Hero& hero = table.heroes[seat];
    int sum = 2 * hero.health + 3 * hero.maximum - 5 * static_cast<int>(hero.ailments.size());
    for (const Item held : hero.slots) sum += worth_of(content.equipped[held]);
    hero.sigils.for_each([&](Sigil held) { sum += 60 + worth_of(content.sigils[held].ability); });
    for_each_enumerator<Sigil>([&](Sigil set) {
        const int pieces = static_cast<int>((hero.artifacts & artifacts_of(set)).size());
        sum += 10 * pieces * pieces;
    });
    hero.trophies.for_each([&](MonsterCard trophy) { sum += 2 + content.monsters[trophy].value; });
    return sum + static_cast<int>(hero.items.size()) + 5 * hero.favor_ready;
}

}  // namespace detail

// How well off a seat is, for bots: what it has against the best of the others.
template <class Rules>
constexpr int evaluate(const Table<Rules>& table, Seat seat) {
    if (is_over(table)) return heroes::worth_of(outcome(table).seats[seat].standing);
    int best = 0;
    for_each_seat(table.options, [&](Seat other) {
        const int merit = other == seat ? 0 : detail::merit(table, other);
        if (merit > best) best = merit;
    });
    return worth_of_lead(detail::merit(table, seat) - best, 100);
}

}  // namespace heroes::hamlet
