#include <doctest/doctest.h>

#include <cstdint>
#include <type_traits>

#include <heroes/hamlet/force.hpp>

#include "support.hpp"

namespace hamlet_test {

namespace {

using heroes::hamlet::Force;

// Every position of some random games.
template <class Rules, class F>
void for_each_position(const Rules& rules, F&& f) {
    Pcg32 chance{11};
    for (std::uint64_t seed = 0; seed != 6; ++seed) {
        auto state = new_game(Options{.players = static_cast<std::uint8_t>(2 + seed % 3)}, Pcg32{seed}, rules);
        for (int n = 0; !is_over(state.table) && n != 1500; ++n) {
            f(state);
            const auto actions = legal_actions(state.table);
            play(state.table, actions[chance.below(static_cast<std::uint32_t>(actions.size()))], state.chance);
        }
    }
}

// What the sources add up to, one by one.
struct Counted {
    int attack = 0, defense = 0, regenerate = 0, thorns = 0, escape = 0;
    StatusEffects inflicts{}, immune{};
    bool tie_strike = false;

    void operator()(const Passive& passive) {
        attack += passive.attack, defense += passive.defense, regenerate += passive.regenerate;
        thorns += passive.thorns, escape += passive.escape;
        inflicts = inflicts | passive.inflicts, immune = immune | passive.immune;
        tie_strike = tie_strike || passive.tie_strike != 0;
    }
};
bool is_same(const Force& force, const Counted& counted) {
    return force.attack() == counted.attack && force.defense() == counted.defense &&
           force.regenerate() == counted.regenerate && force.thorns() == counted.thorns &&
           force.inflicts() == counted.inflicts && force.immune() == counted.immune &&
           force.has_tie_strike() == counted.tie_strike;
}

template <class Rules>
void check_forces(const Rules& rules) {
    int wrong_heroes = 0;
    int wrong_opponents = 0;
    int wrong_escapes = 0;
    for_each_position(rules, [&](const auto& state) {
        Counted hero, opponent;
        heroes::hamlet::detail::for_each_hero_source(state.table, hero);
        wrong_heroes += is_same(heroes::hamlet::hero_force(state.table), hero) ? 0 : 1;
        if (!state.table.encounter.at) return;
        heroes::hamlet::detail::for_each_opponent_source(state.table, opponent);
        const Force force = heroes::hamlet::opponent_force(state.table);
        wrong_opponents += is_same(force, opponent) ? 0 : 1;
        const int bonus = heroes::hamlet::detail::escape_bonus(state.table, force);
        wrong_escapes += bonus == hero.escape + opponent.escape ? 0 : 1;
    });
    CHECK(wrong_heroes == 0);
    CHECK(wrong_opponents == 0);
    CHECK(wrong_escapes == 0);
}

}  // namespace

TEST_CASE("HAM-122 forces add up as their passives do, below zero, too") {
    const Force force = Force{attack_mod(-3) + defense_mod(2)} + Force{attack_mod(1) + defense_mod(-5)} +
                        Force{regenerate(-1) + thorns(4)};
    CHECK(force.attack() == -2);
    CHECK(force.defense() == -3);
    CHECK(force.regenerate() == -1);
    CHECK(force.thorns() == 4);
}

TEST_CASE("a hundred of the strongest or weakest cards do not overflow a force") {
    Force strong{}, weak{}, mixed{};
    for (int i = 0; i != 100; ++i) {
        strong += Force{attack_mod(127) + defense_mod(127) + regenerate(127) + thorns(127)};
        weak += Force{attack_mod(-128) + defense_mod(-128) + regenerate(-128) + thorns(-128)};
        mixed += Force{attack_mod(-128) + defense_mod(127) + regenerate(-128) + thorns(127)};
    }
    CHECK(strong.attack() == 12700);
    CHECK(strong.defense() == 12700);
    CHECK(strong.regenerate() == 12700);
    CHECK(strong.thorns() == 12700);
    CHECK(weak.attack() == -12800);
    CHECK(weak.defense() == -12800);
    CHECK(weak.regenerate() == -12800);
    CHECK(weak.thorns() == -12800);
    CHECK(mixed.attack() == -12800);
    CHECK(mixed.defense() == 12700);
    CHECK(mixed.regenerate() == -12800);
    CHECK(mixed.thorns() == 12700);
}

TEST_CASE("HAM-R38 marks of several sources gather, each in its own place") {
    CHECK((Force{} == Force{Passive{}}));
    CHECK_FALSE(Force{immune(every_status_effect)}.has_tie_strike());
    CHECK(Force{immune(every_status_effect)}.inflicts().empty());
    CHECK(Force{tie_strike(2)}.has_tie_strike());
    CHECK_FALSE(Force{tie_strike(2)}.has_escape());
    CHECK(Force{escape_mod(-1)}.has_escape());
    CHECK(Force{escape_mod(-1)}.immune().empty());
    const Force both = Force{inflict_on_hit(StatusEffect::bleed)} + Force{inflict_on_hit(StatusEffect::burn)} +
                       Force{immune(StatusEffect::poison)} + Force{immune(StatusEffect::poison)};
    CHECK(both.inflicts() == StatusEffects{StatusEffect::bleed, StatusEffect::burn});
    CHECK(both.immune() == StatusEffects{StatusEffect::poison});
}

TEST_CASE("HAM-C09 whether any hero can have what changes an escape roll follows from the content") {
    using heroes::hamlet::detail::forces_in;
    CHECK_FALSE(forces_in(standard_content).any_hero_has_escape);
    Content other = standard_content;
    other.decrees.types.values[0].ordinance.heroes = escape_mod(1);
    CHECK(forces_in(complete(other)).any_hero_has_escape);
    other = standard_content;
    other.items.types.values[0].gear = escape_mod(-1);
    CHECK(forces_in(complete(other)).any_hero_has_escape);
    other = standard_content;
    other.sigils.types.values[4].ability = escape_mod(1);
    CHECK(forces_in(complete(other)).any_hero_has_escape);
    other = standard_content;
    other.heroes.types.values[3].favor.buff = escape_mod(1);
    CHECK(forces_in(complete(other)).any_hero_has_escape);
}

TEST_CASE("HAM-186 the force of a set of Sigils is that of all of them") {
    const auto& forces = heroes::hamlet::detail::forces_of<StandardRules>;
    for (std::uint64_t bits = 0; bits <= Sigils::universe; ++bits) {
        Force sum{};
        Sigils::from_bits(bits).for_each([&](Sigil held) { sum += Force{standard_content.sigils[held].ability}; });
        CHECK((forces.sigils[bits] == sum));
    }
}

TEST_CASE("HAM-122 HAM-C09 a force is the sum of its sources in every position of random games") {
    check_forces(StandardRules{});
    check_forces(ruled({.decrees_accumulate = true, .use_frees_slot = true, .sigils_need_slots = true}));
}

TEST_CASE("a copy of a table is the table, and so is a state that was assigned") {
    int different = 0;
    for_each_position(StandardRules{}, [&](const heroes::hamlet::State<>& state) {
        heroes::hamlet::State<> assigned{};
        assigned = heroes::hamlet::State<>::copy_of(state);
        different += assigned == state ? 0 : 1;
    });
    CHECK(different == 0);
    static_assert(std::is_trivially_copyable_v<heroes::hamlet::State<>>);
    const RuntimeRules rules = ruled({.may_stay_home = true});
    const auto state = new_game(Options{}, Pcg32{3}, rules);
    CHECK((decltype(state)::copy_of(state) == state));
    CHECK(decltype(state)::copy_of(state).table.rules == rules);
}

TEST_CASE("HAM-R31 HAM-045 items can be rearranged if a slot is open") {
    int different = 0;
    const auto compare = [&](const auto& state) {
        const Seat seat = state.table.turn.active;
        const bool open = !heroes::hamlet::detail::open_slots(state.table, seat).empty();
        different += heroes::hamlet::detail::can_rearrange(state.table, seat) == open ? 0 : 1;
    };
    for_each_position(StandardRules{}, compare);
    for_each_position(ruled({.use_frees_slot = true, .sigils_need_slots = true}), compare);
    CHECK(different == 0);
}

}  // namespace hamlet_test
