#include "support.hpp"

using namespace shining_test;

// An activation inside the compiler: whoever has built this file has checked it already.

namespace {

template <class S, class... Actions>
constexpr S played(S state, const Actions&... actions) {
    ((state = apply(state, Action{actions})), ...);
    return state;
}

constexpr Square there(std::size_t column, std::size_t row) { return square_at(standard_maps[0], column, row); }

// Galahad goes up to a Skeleton in the Gnarled Forest and strikes; the Skeleton strikes back at him.
constexpr auto activation() {
    const auto state = Position{Options{.scope = Scope::encounter}}
                           .hero(Model::hero_1, there(4, 3))
                           .monster(Model::a_1, there(6, 2))
                           .with(ScriptedDice{4, /* the card */ 1, /* its die */ 3});
    return played(state, Move{there(5, 3)}, Move{there(5, 2)}, Attack{}, TargetModel{Model::a_1}, EndActivation{});
}

}  // namespace

TEST_CASE("SHN-051 SHN-085 SHN-136 the compiler plays an activation and the Skeleton's answer") {
    constexpr auto state = activation();
    static_assert(state.table.monsters[0].hp == 6);
    static_assert(square_of(state.table, Model::hero_1) == there(5, 2));
    static_assert(pending(state.table).has_value());
    static_assert(audit(state.table));
    CHECK((state == activation()));
}
TEST_CASE("SHN-091 SHN-025 the compiler reads maps and looks along lines") {
    static_assert(judge_drawing(standard_drawings[13]));
    static_assert(!shining::detail::is_line_clear(standard_maps[0], there(0, 1), there(9, 1), standard_maps[0].tall,
                                                  CornerSight::pass));
    static_assert(shining::detail::is_line_clear(standard_maps[0], there(0, 3), there(3, 3), standard_maps[0].tall,
                                                 CornerSight::pass));
    CHECK(sizeof(shining::State<>) <= 1024);
}
