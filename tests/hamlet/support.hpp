#pragma once

// What the tests of Hamlet share: short names, and questions put to a state in one line.

#include <doctest/doctest.h>

#include <algorithm>
#include <initializer_list>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include <heroes/core/scripted_dice.hpp>
#include <heroes/core/text.hpp>
#include <heroes/hamlet.hpp>

// A failed check prints what it compared in the library's own words.
template <class T>
    requires(heroes::Listed<const T> || heroes::detail::is_variant<T>)
struct doctest::StringMaker<T> {
    static doctest::String convert(const T& value) { return std::string(heroes::to_text(value).view()).c_str(); }
};
template <>
struct doctest::StringMaker<heroes::Verdict> {
    static doctest::String convert(const heroes::Verdict& verdict) {
        return (std::string(verdict.clause.id) + ": " + std::string(verdict.reason)).c_str();
    }
};

namespace hamlet_test {

using namespace heroes;
using namespace heroes::hamlet;

// The standard game with some rulings changed: Position{Options{}, ruled({.may_stay_home = true})}.
inline RuntimeRules ruled(const Knobs& knobs) { return RuntimeRules{knobs}; }

// The state after some actions, one after the other.
template <class S, class... Actions>
constexpr S after(S state, const Actions&... actions) {
    ((state = apply(state, Action{actions})), ...);
    return state;
}

// Whether an action is legal; the list of legal actions must say the same.
template <class Rules>
bool is_legal(const Table<Rules>& table, const Action& action) {
    const auto actions = legal_actions(table);
    const bool listed = std::find(actions.begin(), actions.end(), action) != actions.end();
    REQUIRE(listed == static_cast<bool>(judge(table, action)));
    return listed;
}

// The clause that forbids an action; empty if it is legal.
template <class Rules>
std::string refusal(const Table<Rules>& table, const Action& action) {
    return is_legal(table, action) ? std::string{} : std::string(judge(table, action).clause.id);
}

// Everything that happens when an action is carried out, in order.
template <class S>
std::vector<Event> events_of(const S& state, const Action& action) {
    std::vector<Event> events;
    apply(state, action, [&](const Event& event) { events.push_back(event); });
    return events;
}

inline bool has_event(const std::vector<Event>& events, const Event& event) {
    return std::find(events.begin(), events.end(), event) != events.end();
}

template <class E>
std::vector<E> only(const std::vector<Event>& events) {
    std::vector<E> found;
    for (const Event& event : events)
        if (const E* one = std::get_if<E>(&event)) found.push_back(*one);
    return found;
}

// What the game waits for.
template <class D, class Rules>
bool waits_for(const Table<Rules>& table, const D& decision) {
    return pending(table) == std::optional<Decision>{Decision{decision}};
}
template <class D, class Rules>
bool waits_for_a(const Table<Rules>& table) {
    const auto decision = pending(table);
    return decision && std::holds_alternative<D>(*decision);
}

inline constexpr Seat one = Seat::one;
inline constexpr Seat two = Seat::two;
inline constexpr Seat three = Seat::three;
inline constexpr Seat four = Seat::four;

inline constexpr Region caves = Region::dark_caves;
inline constexpr Region bogs = Region::flooded_bogs;
inline constexpr Region steppe = Region::arid_steppe;
inline constexpr Region woods = Region::frigid_woodlands;

// The nth card, counted from 1, that does exactly this: gear(attack_mod(2)), consumable(heal(5)), favor(strike(5)),
// mutation(thorns(1)), decree(hero_attack(1)).
template <class Cards, class Pred>
constexpr auto nth_card(const Cards& cards, int nth, Pred&& is) {
    using Card = decltype(cards.named(""));
    for (std::size_t i = 0; i != cards.count; ++i)
        if (is(cards.types.values[i]) && --nth == 0) return static_cast<Card>(i);
    return static_cast<Card>(255);  // no card: a position that asks for it is refused
}
constexpr ItemCard gear(const Passive& does, int nth = 1) {
    return nth_card(standard_content.items, nth,
                    [&](const ItemType& type) { return type.kind == ItemKind::gear && type.gear == does; });
}
constexpr ItemCard consumable(const Active& does, int nth = 1) {
    return nth_card(standard_content.items, nth,
                    [&](const ItemType& type) { return type.kind == ItemKind::consumable && type.use == does; });
}
constexpr HeroCard favor(const Active& does) {
    return nth_card(standard_content.heroes, 1, [&](const HeroType& type) { return type.favor == does; });
}
constexpr MutationCard mutation(const Passive& does, int nth = 1) {
    return nth_card(standard_content.mutations, nth, [&](const MutationType& type) { return type.ability == does; });
}
constexpr DecreeCard decree(const Ordinance& does, int nth = 1) {
    return nth_card(standard_content.decrees, nth, [&](const DecreeType& type) { return type.ordinance == does; });
}
// A monster of the standard game by its region and its place among the eleven there, counted from 1.
constexpr MonsterCard monster(Region home, int row) {
    return static_cast<MonsterCard>(index_of(home) * 11 + static_cast<std::size_t>(row - 1));
}
inline constexpr MonsterCard wanderer = static_cast<MonsterCard>(44);

}  // namespace hamlet_test
