#pragma once

// What the tests of Hero Master share.

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include <questions.hpp>

#include <heroes/core/scripted_dice.hpp>
#include <heroes/hero_master.hpp>

// Compiled once, in support.cpp.
namespace questions {

using Duel = heroes::hero_master::State<heroes::hero_master::StandardRules, heroes::ScriptedDice>;
using HouseDuel = heroes::hero_master::State<heroes::hero_master::RuntimeRules, heroes::ScriptedDice>;

extern template struct Asked<Duel>;
extern template struct Asked<HouseDuel>;

}  // namespace questions

namespace hero_master_test {

using namespace heroes;
using namespace heroes::hero_master;
using namespace questions;

// The standard game with some rulings changed: Position{Options{}, ruled({.both_hero_cards = true})}.
inline RuntimeRules ruled(const Knobs& knobs) { return RuntimeRules{knobs}; }

// Cards of the standard game by their names.
consteval ActionCard action(std::string_view name) { return standard_content.actions.named(name); }
consteval MonsterCard monster(std::string_view name) { return standard_content.monsters.named(name); }
consteval LocationCard location(std::string_view name) { return standard_content.locations.named(name); }
consteval TreasureCard treasure(std::string_view name) { return standard_content.treasures.named(name); }
consteval FailCard fail(std::string_view name) { return standard_content.fails.named(name); }

inline constexpr RaceCard dwarf{0}, halfling{1}, elf{2}, gnome{3};
inline constexpr ClassCard barbarian{0}, wizard{1}, rogue{2}, priest{3};

inline constexpr Permanents no_cards{};
inline constexpr Permanents first_weapon{Permanent::first_weapon};
inline constexpr Permanents second_weapon{Permanent::second_weapon};
inline constexpr Permanents race_card{Permanent::race};
inline constexpr Permanents class_card{Permanent::hero_class};

inline const Options three_players{.players = 3};
inline const Options four_players{.players = 4};

// The first event of a kind, when an action is carried out; a default one if there is none.
template <class E, class S>
E first(const S& state, const Action& action) {
    const auto found = only<E>(events_of(state, action));
    return found.empty() ? E{} : found.front();
}
template <class E, class S>
std::size_t times(const S& state, const Action& action) {
    return only<E>(events_of(state, action)).size();
}

// A duel in phase two: seat one, a Dwarf Barbarian unless told otherwise, is about to pass with this attack laid, and
// then resolves it against this monster. Seat two is a Halfling Wizard who has declined.
template <class Rules = StandardRules>
Position<Rules> fight(ActionCard attack, MonsterCard foe, const Rules& rules = {}) {
    return Position<Rules>{Options{}, rules}.attack(one, attack).encounter(foe).turn(one);
}
// Passes, which begins phase two, and applies these cards to the attack.
template <class S>
S resolve(const S& state, Permanents cards = {}) {
    const S committing = after(state, Pass{});
    return waits_for_a<CommitCards>(committing.table) ? after(committing, ApplyCards{cards}) : committing;
}
// What happens in that.
template <class S>
std::vector<Event> events_of_attack(const S& state, Permanents cards = {}) {
    const S committing = after(state, Pass{});
    return waits_for_a<CommitCards>(committing.table) ? events_of(committing, ApplyCards{cards})
                                                      : events_of(state, Pass{});
}
template <class E, class S>
E told(const S& state, Permanents cards = {}) {
    const auto found = only<E>(events_of_attack(state, cards));
    return found.empty() ? E{} : found.front();
}

}  // namespace hero_master_test
