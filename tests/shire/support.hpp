#pragma once

// What the tests of the Shire Arena share.

#include <initializer_list>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include <questions.hpp>

#include <heroes/core/scripted_dice.hpp>
#include <heroes/shire.hpp>

// Compiled once, in support.cpp.
namespace questions {

using Duel = heroes::shire::State<heroes::shire::StandardRules, heroes::ScriptedDice>;
using HouseDuel = heroes::shire::State<heroes::shire::RuntimeRules, heroes::ScriptedDice>;

extern template struct Asked<Duel>;
extern template struct Asked<HouseDuel>;

}  // namespace questions

namespace shire_test {

using namespace heroes;
using namespace heroes::shire;
using namespace questions;

inline constexpr Actor a = Actor::one;
inline constexpr Actor b = Actor::two;
inline constexpr Actor c = Actor::three;
inline constexpr Actor d = Actor::four;
inline constexpr Seat five = Seat::five;
inline constexpr Seat six = Seat::six;

constexpr Spell spell(std::string_view title) { return standard_content.spell(title); }
constexpr Card card(std::string_view name) { return standard_content.card(name); }
constexpr CharacterCard character_card(std::string_view name) { return standard_content.character(name); }

// The Paladin revives itself: the third of its abilities that answer something.
inline constexpr UseAbility rebirth{2};

// The standard game with some rulings changed, and with passing allowed, so that a turn can be passed on.
inline RuntimeRules ruled(Knobs knobs = {}) {
    knobs.passing_allowed = true;
    return RuntimeRules{knobs};
}

// A duel, team match or free for all in which the seats act in their order; nobody has anything on its board.
using Table_ = heroes::shire::Table<RuntimeRules>;
using At = Position<RuntimeRules>;

inline At battle(const Options& options, std::initializer_list<std::string_view> characters, const Knobs& knobs = {}) {
    At at{options, ruled(knobs)};
    std::size_t i = 0;
    Order order{};
    for (const std::string_view name : characters) {
        at.character(static_cast<Seat>(i), name);
        if (name == "Warrior") at.card(static_cast<Seat>(i), "Defence stance");
        order.push_back(static_cast<Actor>(i++));
    }
    if (order.size() == 2) return at.order({a, b});
    if (order.size() == 3) return at.order({a, b, c});
    if (order.size() == 4) return at.order({a, b, c, d});
    return at;
}
inline At duel(std::string_view first, std::string_view second, const Knobs& knobs = {}) {
    return battle(presets::duel, {first, second}, knobs);
}

// A state whose dice are not rolled, and one with the faces that will fall.
inline HouseDuel start(const At& at, std::initializer_list<int> faces = {}) {
    return at.with(ScriptedDice{}.then(faces));
}

// The active actor casts a spell, at somebody if it is asked at whom.
template <class S>
S cast(const S& state, std::string_view title, Actor target = Actor::nobody) {
    S after = next(state, CastSpell{spell(title)});
    if (target != Actor::nobody && waits_for_a<ChooseTarget>(after.table)) after = next(after, AimAt{target});
    return after;
}
// What happens then.
template <class S>
std::vector<Event> casting(const S& state, std::string_view title, Actor target = Actor::nobody) {
    std::vector<Event> events = events_of(state, CastSpell{spell(title)});
    const S after = next(state, CastSpell{spell(title)});
    if (target != Actor::nobody && waits_for_a<ChooseTarget>(after.table))
        for (const Event& event : events_of(after, AimAt{target})) events.push_back(event);
    return events;
}
// The turn is passed on, some times; stances are kept.
template <class S>
S pass(S state, int times = 1) {
    for (; times != 0; --times) {
        state = next(state, Pass{});
        if (waits_for_a<HeroPhase>(state.table)) state = next(state, EndHeroPhase{});
    }
    return state;
}

template <class S>
const Character& board(const S& state, Seat seat) {
    return state.table.characters[seat];
}
template <class S>
int hp(const S& state, Seat seat) {
    return state.table.characters[seat].hp;
}
template <class S>
int value(const S& state, Seat seat, Stat stat) {
    return heroes::shire::stat(state.table, character_of(seat), stat);
}
template <class S>
bool has(const S& state, Seat seat, Condition condition) {
    return conditions(state.table, character_of(seat)).has(condition);
}
template <class S>
Turns column_of(const S& state, Seat seat, Condition condition) {
    return state.table.characters[seat].conditions[condition];
}
template <class S>
int die(const S& state, Seat seat, std::string_view title) {
    return die_on(state.table, character_of(seat), standard_content.slot_of[spell(title)]);
}
template <class S>
bool can_cast(const S& state, std::string_view title) {
    return is_legal(state.table, CastSpell{spell(title)});
}
template <class S>
std::string why_not(const S& state, std::string_view title) {
    return refusal(state.table, CastSpell{spell(title)});
}

// The damage of the first attack of a cast.
template <class S>
Damage damage(const S& state, std::string_view title, Actor target = Actor::nobody) {
    for (const DamageComputed& computed : only<DamageComputed>(casting(state, title, target))) return computed.damage;
    FAIL("nobody was attacked");
    return {};
}
template <class S>
std::vector<int> all_dealt(const S& state, std::string_view title, Actor target = Actor::nobody) {
    std::vector<int> dealt;
    for (const DamageComputed& computed : only<DamageComputed>(casting(state, title, target)))
        dealt.push_back(computed.damage.dealt);
    return dealt;
}

}  // namespace shire_test
