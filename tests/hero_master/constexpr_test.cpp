#include "support.hpp"

using namespace hero_master_test;

// An attack with a Critical Fail inside the compiler: whoever has built this file has checked it already.

namespace {

template <class S, class... Actions>
constexpr S played(S state, const Actions&... actions) {
    ((state = apply(state, Action{actions})), ...);
    return state;
}

// Brian swings wildly under Portly and springs a trap, while the Spider hits and the Ghoul is ready.
constexpr auto attack() {
    const auto state = Position{}
                           .hero(one, gnome, barbarian)
                           .hero(two, dwarf, rogue)
                           .attack(one, action("Wild Swings!"))
                           .bungle(one, two, action("Portly"))
                           .attack(two, action("Insubordinate"))
                           .encounter(monster("Gigantic Spider"))
                           .ambusher(monster("Soggy Ghoul"))
                           .fail_deck({fail("Triggered Trap")})
                           .turn(one)
                           .with(ScriptedDice{7, 15, /* the trap */ 1, /* the Ghoul */ 6});
    return played(state, Pass{}, ApplyCards{});
}

// A game in which everybody always does the first thing that is allowed.
constexpr auto first_choices(std::uint64_t seed, int decisions) {
    return after_first_choices(new_game(Options{}, Pcg32{seed}), decisions);
}

}  // namespace

TEST_CASE("HMA-148 HMA-151 HMA-117 the compiler fails critically") {
    constexpr auto state = attack();
    static_assert(state.chance.verdict());
    static_assert(state.table.heroes[one].health == 10 - 3 - 2);  // the Ghoul's 6 misses armour 7
    static_assert(state.table.heroes[one].discard.has(action("Wild Swings!")));
    static_assert(state.table.heroes[two].discard.has(action("Portly")));
    static_assert(state.table.encounter == Monster{monster("Gigantic Spider")});
    static_assert(pending(state.table) == std::optional<Decision>{Decision{CommitCards{two}}});
    static_assert(judge(state.table, Pass{}).clause() == "HMA-100");
    CHECK((state == attack()));
}
TEST_CASE("HMA-194 a game that the compiler plays with random dice is the one that is played at run time") {
    constexpr auto state = first_choices(42, 30);
    static_assert(audit(state.table));
    CHECK((state == first_choices(42, 30)));
}
