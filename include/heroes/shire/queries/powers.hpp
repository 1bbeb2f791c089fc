#pragma once

#include <cstddef>

#include <heroes/shire/cards.hpp>
#include <heroes/shire/options.hpp>
#include <heroes/shire/queries/boards.hpp>
#include <heroes/shire/table.hpp>

// What abilities give as long as they are in force: stats, and room for pets.
namespace heroes::shire {

namespace detail {

// Calls f with the row of every source that a character has: of its own and its nodes, and of its cards. The row of a
// card that is not there is empty: to count it in costs less than to ask for the card.
template <class Rules, class Row, class F>
constexpr void for_each_source(const Table<Rules>& table, Seat seat, const ByDepth<Row>& unlocked,
                               const EnumArray<Card, Row>& of_card, F& f) {
    const Character& board = table.characters[seat];
    for (std::size_t path = 0; path != enum_count<Path>; ++path) f(unlocked[path][board.depths.values[path]]);
    f(of_card[board.tab]);
    for (const Creature& beside : table.creatures[seat]) f(of_card[beside.card]);
}

}  // namespace detail

// Calls f with the powers of every source that a character has, SHI-K40 to SHI-K50.
template <class Rules, class F>
constexpr void for_each_power(const Table<Rules>& table, Seat seat, F&& f) {
    const Abilities& abilities = Rules::content.of[table.characters[seat].card];
    detail::for_each_source(table, seat, abilities.unlocked, Rules::content.of_card, f);
}
template <class Rules, class F>
constexpr void for_each_bonuses(const Table<Rules>& table, Seat seat, F&& f) {
    const Abilities& abilities = Rules::content.of[table.characters[seat].card];
    detail::for_each_source(table, seat, abilities.bonuses_unlocked, Rules::content.bonuses_of_card, f);
}
template <class Rules, class F>
constexpr void for_each_more_powers(const Table<Rules>& table, Seat seat, F&& f) {
    const Abilities& abilities = Rules::content.of[table.characters[seat].card];
    detail::for_each_source(table, seat, abilities.more_unlocked, Rules::content.more_of_card, f);
}
// Calls f with every other seat on the side of one whose character stands.
template <class Rules, class F>
constexpr void for_each_other_ally(const Table<Rules>& table, Seat seat, F&& f) {
    SeatSet others = seats_of(table.standing) & side_of(table.options, seat);
    others.erase(seat);
    others.for_each(f);
}

namespace detail {

// Whether some aura of a character changes a stat now that it has half its health or less.
template <class Rules>
constexpr bool has_bloodied_aura(const Table<Rules>& table, Seat source, Stat stat) {
    return Rules::content.of[table.characters[source].card].bloodied_auras.has(stat) && is_bloodied(table, source);
}
// What the auras of one character add to a stat of itself, and of each ally; those for allies are in force while it
// stands. Like everything that is rare these are kept out of line: inlined they would take the registers from what is
// not.
template <class Rules>
[[gnu::noinline]] constexpr int aura_for_allies(const Table<Rules>& table, Seat source, Stat stat) {
    const bool bloodied = has_bloodied_aura(table, source, stat);
    int sum = 0;
    for_each_more_powers(table, source, [&](const MorePowers& powers) {
        sum += powers.allies[While::at_all_times][stat];
        if (bloodied) sum += powers.allies[While::bloodied][stat];
    });
    return sum;
}
template <class Rules>
[[gnu::noinline]] constexpr int aura_for_itself(const Table<Rules>& table, Seat source, Stat stat) {
    int sum = 0;
    for_each_power(table, source, [&](const Powers& powers) { sum += powers.you[stat]; });
    if (has_bloodied_aura(table, source, stat))
        for_each_more_powers(table, source, [&](const MorePowers& powers) { sum += powers.you_bloodied[stat]; });
    const bool is_ally = table.standing.has(character_of(source)) && table.rules.knobs.caster_is_ally;  // SHI-R15
    return is_ally ? sum : sum - aura_for_allies(table, source, stat);
}
template <class Rules>
constexpr bool has_aura(const Table<Rules>& table, Seat source, Stat stat) {
    return Rules::content.of[table.characters[source].card].auras.has(stat);
}
template <class Rules>
[[gnu::noinline]] constexpr int aura_of_others(const Table<Rules>& table, Seat seat, Stat stat) {
    int sum = 0;
    for_each_other_ally(table, seat, [&](Seat ally) {
        if (has_aura(table, ally, stat)) sum += aura_for_allies(table, ally, stat);
    });
    return sum;
}
// What auras add to a stat, SHI-206 and SHI-213: they hold exactly as long as their source does.
template <class Rules>
constexpr int aura(const Table<Rules>& table, Actor actor, Stat stat) {
    const Seat seat = owner_of(actor);
    int sum = 0;
    if (has_aura(table, seat, stat)) {
        if (is_character(actor))
            sum = aura_for_itself(table, seat, stat);
        else if (table.standing.has(character_of(seat)))
            sum = aura_for_allies(table, seat, stat);
    }
    if (table.options.players > 2) sum += aura_of_others(table, seat, stat);
    return sum;
}
template <class Rules>
[[gnu::noinline]] constexpr int stat_of_creature(const Table<Rules>& table, Actor actor, Stat stat) {
    const int printed = Rules::content.cards[creature(table, actor).card].stats[stat];
    const int value = printed + (table.rules.knobs.auras_reach_pets ? aura(table, actor, stat) : 0);
    return value < 0 ? 0 : value;
}

}  // namespace detail

// SHI-202: the current value of a stat, read live, not below 0.
template <class Rules>
constexpr int stat(const Table<Rules>& table, Actor actor, Stat stat) {
    if (!is_character(actor)) return detail::stat_of_creature(table, actor, stat);
    const Character& board = character(table, actor);
    if (board.imprisoned.has(stat) && holds(table, actor, Condition::imprisoned)) return 0;
    int value =
        Rules::content.characters[board.card].stats[stat] + board.buffs[stat] + detail::aura(table, actor, stat);
    if constexpr (keeps_house_state<Rules>()) {
        const Leaving& leaving = table.house.leaving[owner_of(actor)];
        value += leaving.raised[stat] - leaving.lowered[stat];
    }
    return value < 0 ? 0 : value;
}

// SHI-501: the elemental type of an actor.
template <class Rules>
constexpr Element element_of(const Table<Rules>& table, Actor actor) {
    return is_character(actor) ? Rules::content.characters[character(table, actor).card].element
                               : Rules::content.cards[creature(table, actor).card].element;
}

// SHI-R57: how many creatures a player may have in play, and has.
template <class Rules>
constexpr std::size_t pet_limit(const Table<Rules>& table, Seat seat) {
    int limit = 0;
    for_each_power(table, seat, [&](const Powers& powers) { limit += powers.pet_limit; });
    return limit < 0 ? 0 : limit > int{most_creatures} ? most_creatures : static_cast<std::size_t>(limit);
}
template <class Rules>
constexpr ActorSet pets(const Table<Rules>& table, Seat seat) {
    return table.standing & actors_of(seat) & creatures_only;
}

}  // namespace heroes::shire
