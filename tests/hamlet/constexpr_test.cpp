#include "support.hpp"

using namespace hamlet_test;

// A fight and a visit to the shop inside the compiler: whoever has built this file has checked them already.

namespace {

template <class S, class... Actions>
constexpr S played(S state, const Actions&... actions) {
    ((state = apply(state, Action{actions})), ...);
    return state;
}

// A hero with a sword meets a rat at home, wins, and goes home.
constexpr auto fight() {
    const auto state =
        Position{}
            .equip(one, {item(gear(attack_mod(2)))})
            .monster(caves, monster(caves, 1))
            .in_wilderness()
            .with(ScriptedDice{3, 2, 2, 4, 4, /* the monster */ 4, 5, 3, 1, 2, /* again */ 6, 5, 4, 1, 1});
    return played(state, SelectRegion{caves}, Fight{}, Attack{}, Attack{});
}

// Two items for two trophies, of which the merchant keeps the change.
constexpr auto visit() {
    const auto state = Position{}
                           .trophies(one, {monster(caves, 4), monster(caves, 8), monster(caves, 1)})
                           .stock({consumable(heal(5)), gear(attack_mod(2))})
                           .with(ScriptedDice{});
    return played(state, Shop{{space(1), space(2)}}, Pay{monster(caves, 8)}, Pay{monster(caves, 1)});
}

// A duel in which everybody always does the first thing that is allowed.
constexpr auto first_choices(std::uint64_t seed, int decisions) {
    return after_first_choices(new_game(Options{}, Pcg32{seed}), decisions);
}

}  // namespace

TEST_CASE("HAM-111 HAM-119 HAM-125 the compiler fights a monster") {
    constexpr auto state = fight();
    static_assert(state.chance.verdict());
    static_assert(state.table.heroes[one].health == 10);  // 12 + 1 at home against 3
    static_assert(state.table.heroes[one].trophies == MonsterCards{monster(caves, 1)});
    static_assert(pending(state.table) == std::optional<Decision>{Decision{WildernessPhase{one}}});
    CHECK((state == fight()));
}

TEST_CASE("HAM-060 HAM-064 the compiler goes shopping") {
    constexpr auto state = visit();
    static_assert(state.table.heroes[one].items == ItemCards{consumable(heal(5)), gear(attack_mod(2))});
    static_assert(state.table.heroes[one].trophies == MonsterCards{monster(caves, 4)});
    static_assert(!state.table.shop[space(1)] && !state.table.shop[space(2)]);
    static_assert(judge(state.table, Shop{{space(1)}}).clause() == "HAM-036");
    CHECK((state == visit()));
}

TEST_CASE("HAM-033 a game that the compiler plays with random dice is the one that is played at run time") {
    constexpr auto state = first_choices(42, 60);
    static_assert(audit(state.table));
    CHECK((state == first_choices(42, 60)));
}
