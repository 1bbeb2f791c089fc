#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

#include <heroes/hamlet/force.hpp>

#include "support.hpp"

namespace hamlet_test {

namespace {

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

// Calls f with everything that is in force for the active player's hero.
template <class Rules, class F>
void for_each_hero_source(const Table<Rules>& table, F&& f) {
    const Content& content = Rules::content;
    const Hero& hero = table.heroes[table.turn.active];
    for (const Item item : hero.slots) f(content.equipped[item]);
    if (!table.rules.knobs.sigils_need_slots)
        hero.sigils.for_each([&](Sigil held) { f(content.sigils[held].ability); });
    table.turn.running.for_each([&](ItemCard used) { f(content.items[used].use.buff); });
    if (table.turn.favor_running) f(content.heroes[hero.card].favor.buff);
    table.decrees.for_each([&](DecreeCard decree) { f(content.decrees[decree].ordinance.heroes); });
}

// Calls f with everything that is in force for the opponent.
template <class Rules, class F>
void for_each_opponent_source(const Table<Rules>& table, F&& f) {
    const Content& content = Rules::content;
    if (is_region(*table.encounter.at)) {
        const RegionSpace& space = table.regions[region(*table.encounter.at)];
        f(content.monsters[*space.monster].ability);
        for (const MutationCard mutation : space.mutations) f(content.mutations[mutation].ability);
    } else {
        for (const auto& mutation : table.champion.mutations) f(content.mutations[*mutation].ability);
    }
    table.decrees.for_each([&](DecreeCard decree) { f(content.decrees[decree].ordinance.monsters); });
}

bool is_same(const Force& force, const Passive& passive) {
    return force.attack() == passive.attack && force.defense() == passive.defense && force.health() == passive.health &&
           force.regenerate() == passive.regenerate && force.thorns() == passive.thorns &&
           force.escape() == passive.escape && force.tie_strike() == passive.tie_strike &&
           force.inflicts() == passive.inflicts && force.immune() == passive.immune &&
           force.fatigue_ward() == passive.fatigue_ward;
}

template <class Rules>
void check_forces(const Rules& rules) {
    int wrong_heroes = 0;
    int wrong_opponents = 0;
    int wrong_escapes = 0;
    for_each_position(rules, [&](const auto& state) {
        Passive hero, opponent;
        for_each_hero_source(state.table, [&](const Passive& passive) { hero += passive; });
        wrong_heroes += is_same(hero_force(state.table), hero) ? 0 : 1;
        if (!state.table.encounter.at || state.table.encounter.health == 0) return;  // nobody, or nobody any more
        for_each_opponent_source(state.table, [&](const Passive& passive) { opponent += passive; });
        const Force force = opponent_force(state.table);
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
    const Force force = Force{attack_mod(-3) + defense_mod(2) + escape_mod(-1)} +
                        Force{attack_mod(1) + defense_mod(-5) + health_mod(-4)} +
                        Force{regenerate(-1) + thorns(4) + health_mod(2)};
    CHECK(force.attack() == -2);
    CHECK(force.defense() == -3);
    CHECK(force.regenerate() == -1);
    CHECK(force.thorns() == 4);
    CHECK(force.escape() == -1);
    CHECK(force.health() == -2);
}

TEST_CASE("HAM-C67 all the strongest or weakest cards that can be in force at once do not overflow a force") {
    const int sources = 3 + 5 + 60 + 1 + 32;
    const std::size_t consumables = heroes::hamlet::detail::most_consumables;
    CHECK(sources == enum_count<Slot> + enum_count<Sigil> + consumables + 1 + enum_count<DecreeCard>);
    const auto all = [](int big, int other) {
        return attack_mod(20 * big) + defense_mod(20 * other) + regenerate(5 * big) + thorns(5 * other) +
               escape_mod(5 * big);
    };
    for (const auto& [big, other] : {std::pair{1, 1}, {1, -1}, {-1, 1}, {-1, -1}})
        for (const int health : {14, -14}) {
            CHECK(judge(MutationType{all(big, other) + health_mod(health)}));
            Force sum{};
            for (int i = 0; i != sources; ++i) sum += Force{all(big, other) + health_mod(health)};
            CHECK(sum.attack() == 20 * sources * big);
            CHECK(sum.defense() == 20 * sources * other);
            CHECK(sum.regenerate() == 5 * sources * big);
            CHECK(sum.thorns() == 5 * sources * other);
            CHECK(sum.escape() == 5 * sources * big);
            Force monster{};
            for (std::size_t i = 0; i != 1 + champion_mutations + enum_count<DecreeCard>; ++i)
                monster += Force{all(big, other) + health_mod(health)};
            CHECK(monster.health() == 36 * health);
        }
}

TEST_CASE("HAM-R38 HAM-C06 marks of several sources gather, each in its own place") {
    CHECK((Force{} == Force{Passive{}}));
    CHECK(is_same(Force{immune(every_status_effect)}, immune(every_status_effect)));
    CHECK(is_same(Force{tie_strike(2)}, tie_strike(2)));
    CHECK(is_same(Force{fatigue_ward()}, fatigue_ward()));
    CHECK((Force{tie_strike(3)} + Force{tie_strike(2)}).tie_strike() == 3);
    CHECK((Force{tie_strike(1)} + Force{tie_strike(20)}).tie_strike() == 20);
    CHECK(Force{tie_strike(255)}.tie_strike() == Force::most_tie_strike);
    const Force both = Force{inflict_on_hit(StatusEffect::bleed)} + Force{inflict_on_hit(StatusEffect::burn)} +
                       Force{immune(StatusEffect::poison)} + Force{immune(StatusEffect::poison)};
    CHECK(both.inflicts() == StatusEffects{StatusEffect::bleed, StatusEffect::burn});
    CHECK(both.immune() == StatusEffects{StatusEffect::poison});
}

TEST_CASE("HAM-C09 whether any hero can have what changes an escape roll follows from the content") {
    const auto heroes_change_escapes = [](auto&& change) {
        Draft cards = draft_of(standard_content);
        change(cards);
        return complete(cards).forces.heroes_change_escapes;
    };
    CHECK_FALSE(heroes_change_escapes([](Draft&) {}));
    CHECK(heroes_change_escapes([](Draft& cards) { cards.decrees.types.values[0].ordinance.heroes = escape_mod(1); }));
    CHECK(heroes_change_escapes([](Draft& cards) { cards.items.types.values[0].gear = escape_mod(-1); }));
    CHECK(heroes_change_escapes([](Draft& cards) { cards.sigils.types.values[4].ability = escape_mod(1); }));
    CHECK(heroes_change_escapes([](Draft& cards) { cards.heroes.types.values[1].favor.buff = escape_mod(1); }));
}

TEST_CASE("HAM-186 the force of a set of Sigils is that of all of them") {
    const Forces& forces = standard_content.forces;
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
