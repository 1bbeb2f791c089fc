#include "support.hpp"

using namespace hedra_test;

// Whole games inside the compiler: whoever has built this file has checked them already.

namespace {

template <class S, class... Actions>
constexpr S played(S state, const Actions&... actions) {
    ((state = apply(state, actions)), ...);
    return state;
}

// The combat example of the rulebook.
constexpr auto combat() {
    const auto state = Position{}
                           .on(field(1), one, {paladin(1), warrior(1), cleric(1)})
                           .on(field(1), two, {rogue(4), cleric(5)})
                           .phase(Phase::attack)
                           .with(ScriptedDice{2, 4, 5});
    return played(state, Attack{field(1)}, Assign{Die::cleric, {two, Die::cleric}},
                  Assign{Die::warrior, {two, Die::cleric}}, Retreat{Space::home});
}

// A duel to one point, from set-up to placement; seat two is drawn to begin.
constexpr auto placed() {
    const auto state = new_game(Options{.target = 1}, ScriptedDice{1, 2, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 2});
    return played(state, Place{Die::rogue, field(1)}, Place{Die::rogue, field(1)}, Place{Die::cleric, field(2)},
                  Place{Die::cleric, field(2)}, Place{Die::warrior, field(3)}, Place{Die::warrior, field(3)},
                  Place{Die::barbarian, field(3)}, Place{Die::barbarian, field(2)});
}

// Seat two drives a Rogue away and scores; it retreats to where seat one scores in turn.
constexpr auto whole_game() {
    auto state = placed();
    state.chance = {6, 1, 3, 5, 12};
    return played(state, Pass{}, Attack{field(1)}, Retreat{space(field(2))}, Pass{},  // seat two
                  Pass{}, Attack{field(2)}, Reroll{}, Pass{});                        // seat one
}

// A duel to one point in which everybody always does the first thing that is allowed.
constexpr auto first_choices(std::uint64_t seed) {
    auto state = new_game(Options{.target = 1}, Pcg32{seed});
    while (!is_over(state.table)) {
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

TEST_CASE("HED-G04 HED-086 the compiler plays the combat of the rulebook's example") {
    constexpr auto state = combat();
    static_assert(state.chance.verdict());
    static_assert(state.table.scores[one] == 1);
    static_assert(face_of(state.table, {two, Die::dragon}) == 14);
    static_assert(face_of(state.table, {one, Die::dragon}) == 4);
    CHECK((state == combat()));
}

TEST_CASE("HED-038 the compiler sets a duel up and places the dice") {
    constexpr auto state = placed();
    static_assert(state.chance.verdict());
    static_assert(pending(state.table) == Decision{ChooseMarch{two}});
    static_assert(heroes_at(state.table, one, field(2)) == DieSet{Die::cleric, Die::barbarian});
    CHECK((state == placed()));
}

TEST_CASE("HED-221 HED-225 the compiler plays a duel to its end and breaks the tie") {
    constexpr auto state = whole_game();
    static_assert(state.chance.verdict());
    static_assert(is_over(state.table));
    static_assert(state.table.scores[one] == 1 && state.table.scores[two] == 1);
    static_assert(outcome(state.table).winners == SeatSet{one});
    static_assert(outcome(state.table).decided_by == TieBreak::dice_on_battlefields);
    CHECK((state == whole_game()));
}

TEST_CASE("HED-297 a game that the compiler plays with random dice is the one that is played at run time") {
    constexpr auto state = first_choices(42);
    static_assert(is_over(state.table));
    static_assert(audit(state.table));
    CHECK((state == first_choices(42)));
}

TEST_CASE("HED-230 the compiler refuses what is illegal, with its clause") {
    static_assert(judge(whole_game().table, Pass{}).clause() == "HED-230");
    static_assert(judge(Position{}.table(), Attack{field(1)}).clause() == "HED-040");
    static_assert(Position{}.on(field(4), one, {rogue(1)}).try_table().verdict().clause() == "HED-010");
    CHECK(refusal(whole_game().table, Pass{}) == "HED-230");
}
