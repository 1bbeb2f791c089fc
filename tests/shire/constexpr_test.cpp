#include "support.hpp"

using namespace shire_test;

// An exchange of blows inside the compiler: whoever has built this file has checked it already.

namespace {

template <class S, class... Done>
constexpr S played_on(S state, const Done&... actions) {
    ((state = apply(state, Action{actions})), ...);
    return state;
}

// A Paladin smites a Hunter, who answers with two arrows; the Paladin calls for its banner.
constexpr auto exchange() {
    const auto state =
        Position{}.character(one, "Paladin").character(two, "Hunter").hp(one, 20).order({a, b}).with(ScriptedDice{});
    return played_on(state, CastSpell{spell("Smite")}, CastSpell{spell("Double Shot")});
}

// A duel in which everybody always does the first thing that is allowed.
constexpr auto first_things(std::uint64_t seed, int decisions) {
    auto state = new_game(presets::duel, Pcg32{seed});
    for (; decisions != 0 && !is_over(state.table); --decisions) {
        bool chosen = false;
        Action first{};
        for_each_legal_action(state.table, [&](const auto& action) {
            if (!chosen) first = Action{action};
            chosen = true;
        });
        play(state.table, first, state.chance);
    }
    return state;
}

}  // namespace

TEST_CASE("SHI-150 SHI-184 SHI-380 the compiler fights a duel") {
    constexpr auto state = exchange();
    static_assert(state.chance.verdict());
    static_assert(state.table.characters[two].hp == 30);  // 2 + 5 + 1 - 4
    static_assert(state.table.characters[one].hp == 20);  // healed by 4, and hit by 2 and 2
    static_assert(die_on(state.table, a, standard_content.slot_of[spell("Smite")]) == 6);  // the round is not over
    static_assert(die_on(state.table, b, standard_content.slot_of[spell("Double Shot")]) == 2);
    static_assert(decider(state.table) == two);  // quicker in the second round
    CHECK((state == exchange()));
}
TEST_CASE("SHI-060 a duel that the compiler plays with random dice is the one that is played at run time") {
    constexpr auto state = first_things(42, 24);
    static_assert(audit(state.table));
    CHECK((state == first_things(42, 24)));
}
