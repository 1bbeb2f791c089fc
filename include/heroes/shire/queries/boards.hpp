#pragma once

#include <heroes/shire/options.hpp>
#include <heroes/shire/pieces.hpp>
#include <heroes/shire/table.hpp>
#include <heroes/shire/tokens.hpp>

// Who is who, and what lies on the boards.
namespace heroes::shire {

// The board of a character, and the card of a creature.
template <class Rules>
constexpr const Character& character(const Table<Rules>& table, Actor actor) {
    return table.characters[owner_of(actor)];
}
template <class Rules>
constexpr Character& character(Table<Rules>& table, Actor actor) {
    return table.characters[owner_of(actor)];
}
template <class Rules>
constexpr const Creature& creature(const Table<Rules>& table, Actor actor) {
    return table.creatures[owner_of(actor)][place_of(actor)];
}
template <class Rules>
constexpr Creature& creature(Table<Rules>& table, Actor actor) {
    return table.creatures[owner_of(actor)][place_of(actor)];
}

template <class Rules>
constexpr int hp(const Table<Rules>& table, Actor actor) {
    return is_character(actor) ? character(table, actor).hp : creature(table, actor).hp;
}
// The cap of HP, SHI-181 and SHI-419.
template <class Rules>
constexpr int base_hp(const Table<Rules>& table, Actor actor) {
    return is_character(actor) ? character(table, actor).base_hp : Rules::content.cards[creature(table, actor).card].hp;
}
template <class Rules>
constexpr int shield(const Table<Rules>& table, Actor actor) {
    return is_character(actor) ? character(table, actor).shield : 0;
}

// SHI-001: everybody of the side of a seat who could stand, characters and creatures.
constexpr ActorSet actors_of_side(const Options& options, Seat seat) { return actors_of(side_of(options, seat)); }
// SHI-002: whoever stands of the actor's side, itself included, and of all others.
template <class Rules>
constexpr ActorSet allies(const Table<Rules>& table, Actor actor) {
    return table.standing & actors_of_side(table.options, owner_of(actor));
}
template <class Rules>
constexpr ActorSet enemies(const Table<Rules>& table, Actor actor) {
    return table.standing - actors_of_side(table.options, owner_of(actor));
}
template <class Rules>
constexpr bool are_enemies(const Table<Rules>& table, Actor a, Actor b) {
    return !same_side(table.options, owner_of(a), owner_of(b));
}

// The conditions that do not stack and that an actor holds. Creatures hold none.
template <class Rules>
constexpr Conditions held(const Table<Rules>& table, Actor actor) {
    if (!is_character(actor)) return {};
    const Conditions own = character(table, actor).conditions.held;
    if constexpr (keeps_house_state<Rules>()) return own | table.house.leaving[owner_of(actor)].conditions;
    return own;
}
template <class Rules>
constexpr bool holds(const Table<Rules>& table, Actor actor, Condition condition) {
    return held(table, actor).has(condition);
}
// The same with those that stack.
template <class Rules>
constexpr Conditions conditions(const Table<Rules>& table, Actor actor) {
    Conditions all = held(table, actor);
    if (!is_character(actor)) return all;
    const Character& board = character(table, actor);
    if (!board.bleed.empty()) all.insert(Condition::bleed);
    if (!is_empty(board.regen)) all.insert(Condition::hp_regen);
    return all;
}
// Of some actors, those that hold a condition that does not stack.
template <class Rules>
constexpr ActorSet holders(const Table<Rules>& table, ActorSet actors, Condition condition) {
    ActorSet found{};
    (actors & characters_only).for_each([&](Actor actor) {
        if (holds(table, actor, condition)) found.insert(actor);
    });
    return found;
}

// What all characters hold together. Mostly there is nothing in it that a rule asks for, and all six boards are looked
// at sooner than those of some actors are found.
template <class Rules>
constexpr Conditions held_by_anybody(const Table<Rules>& table) {
    Conditions all{};
    for (const Character& board : table.characters) all = all | board.conditions.held;
    if constexpr (keeps_house_state<Rules>())
        for (const Leaving& leaving : table.house.leaving) all = all | leaving.conditions;
    return all;
}

// SHI-K52: a character at half its health or less.
template <class Rules>
constexpr bool is_bloodied(const Table<Rules>& table, Seat seat) {
    return 2 * table.characters[seat].hp <= table.characters[seat].base_hp;
}

}  // namespace heroes::shire
