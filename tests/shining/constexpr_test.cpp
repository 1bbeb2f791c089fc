#include "support.hpp"

using namespace shining_test;

// An activation inside the compiler: whoever has built this file has checked it already.

namespace {

// In place and without a state: clang 16 does not assign the union of a state in constant expressions.
template <class... Actions>
constexpr Table<> played(Table<> table, ScriptedDice dice, const Actions&... actions) {
    (play(table, Action{actions}, dice), ...);
    return table;
}

constexpr Square there(std::size_t column, std::size_t row) { return square_at(standard_maps[0], column, row); }

// Galahad goes up to a Skeleton in the Gnarled Forest and strikes; the Skeleton strikes back at him. Each part is an
// evaluation of its own, because compilers limit what one may cost.
constexpr auto opening = Position{Options{.scope = Scope::encounter}}
                             .hero(Model::hero_1, there(5, 4))
                             .monster(Model::a_1, there(6, 2))
                             .table();
constexpr auto moved = played(opening, {}, Move{there(5, 3)}, Move{there(5, 2)});
constexpr auto aimed = played(moved, {}, Attack{});
constexpr auto struck = played(aimed, {4}, TargetModel{Model::a_1});
constexpr auto answered = played(struck, {/* the card */ 1, /* its die */ 3}, EndActivation{});

}  // namespace

TEST_CASE("SHN-051 SHN-085 SHN-136 the compiler plays an activation and the Skeleton's answer") {
    static_assert(struck.monsters[0].hp == 6);
    static_assert(square_of(struck, Model::hero_1) == there(5, 2));
    static_assert(pending(answered).has_value());
    static_assert(audit(answered));
    const Table<> again = played(opening, {4, 1, 3}, Move{there(5, 3)}, Move{there(5, 2)}, Attack{},
                                 TargetModel{Model::a_1}, EndActivation{});
    CHECK((again == answered));
}
TEST_CASE("SHN-091 SHN-025 the compiler reads maps and looks along lines") {
    static_assert(judge_drawing(standard_drawings[13]));
    static_assert(!shining::detail::is_line_clear(standard_maps[0], there(0, 1), there(9, 1), standard_maps[0].tall,
                                                  CornerSight::pass));
    static_assert(shining::detail::is_line_clear(standard_maps[0], there(0, 3), there(3, 3), standard_maps[0].tall,
                                                 CornerSight::pass));
    CHECK(sizeof(shining::State<>) <= 1024);
}
