#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/fields.hpp>
#include <heroes/shining/pieces.hpp>
#include <heroes/shining/squares.hpp>

// A map as the rules see it: sets of squares, and what follows from them.
namespace heroes::shining {

inline constexpr std::size_t spawn_count = 9;  // marks a to i

inline constexpr std::size_t most_linked_stairs = 16;  // on a floor, because each is a step of its own from the other

// The Stair squares of two floors that lead to each other, SHN-130.
struct StairLink {
    SquareSet lower{};
    SquareSet upper{};

    static constexpr Members members{"lower", "upper"};
    bool operator==(const StairLink&) const = default;
};
enum class Link : std::uint8_t { first, second, last = second };

// For each direction the squares from which one can go there.
using Passage = EnumArray<Direction, SquareSet>;
inline constexpr Passage no_passage{{SquareSet{}, SquareSet{}, SquareSet{}, SquareSet{}}};

inline constexpr std::size_t lines_between_floors = 4 * most_squares;

// The squares of floors of one size, and what follows from where they lie.
struct Grid {
    std::uint8_t width = 0;
    std::uint8_t height = 0;
    std::uint8_t floors = 0;
    SquareSet squares{};
    Passage open = no_passage;  // squares from which a step this way stays on their floor
    std::uint8_t column[most_squares + 1]{};
    std::uint8_t floor[most_squares + 1]{};
    // Rows of all floors and nowhere, so that they are farther apart than any row.
    std::uint16_t line[most_squares + 1]{};
    SquareSet around[most_squares + 1]{};  // those beside each square on its floor; around nowhere there are none
};

// Sets of squares, and where everybody starts.
struct Map : Grid {
    SquareSet walkable{};  // without walls and obstacles
    SquareSet walls{};
    SquareSet tall{};
    SquareSet low{};  // Short Obstacles
    SquareSet difficult{};
    SquareSet steps{};
    SquareSet goals{};
    SquareSet flood{};  // squares that an Event may flood
    // One by one: g++ 12 leaves the elements of an array that is initialised by {} without a value in constant
    // expressions.
    EnumArray<Link, StairLink> links{{StairLink{}, StairLink{}}};
    bool level = false;           // there are no elevations, so that one can climb wherever there is a square
    Passage climb = no_passage;   // squares from which elevation and steps allow a step this way
    Passage strict = no_passage;  // the same if both squares need steps, SHN-R46
    Square starts[party_size]{Square::nowhere, Square::nowhere, Square::nowhere, Square::nowhere};
    Square spawns[spawn_count]{Square::nowhere, Square::nowhere, Square::nowhere, Square::nowhere, Square::nowhere,
                               Square::nowhere, Square::nowhere, Square::nowhere, Square::nowhere};
    Square object = Square::nowhere;

    // The rest of the grid follows from its size.
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("width", self.width), f("height", self.height), f("floors", self.floors), f("walls", self.walls);
        f("tall", self.tall), f("low", self.low), f("difficult", self.difficult), f("steps", self.steps);
        f("goals", self.goals), f("flood", self.flood), f("links", self.links), f("climb", self.climb);
        for (auto& start : self.starts) f("start", start);
        for (auto& spawn : self.spawns) f("spawn", spawn);
        f("object", self.object);
    }
};

constexpr std::size_t column_of(const Map& map, Square square) { return map.column[index_of(square)]; }
constexpr std::size_t row_of(const Map& map, Square square) {
    return map.line[index_of(square)] % lines_between_floors;
}
constexpr std::size_t floor_of(const Map& map, Square square) { return map.floor[index_of(square)]; }
constexpr Square square_at(const Map& map, std::size_t column, std::size_t row, std::size_t floor = 0) {
    return square((floor * map.height + row) * map.width + column);
}

// Every square of the set that may go this way, one square on.
constexpr SquareSet shifted(const Map& map, SquareSet squares, Direction direction) {
    switch (direction) {
        case Direction::up: return squares.earlier(map.width);
        case Direction::left: return squares.earlier(1);
        case Direction::right: return squares.later(1);
        case Direction::down: break;
    }
    return squares.later(map.width);
}
// The same in all directions. All maps but those of one or two long rows are narrower than a word.
[[gnu::noinline]] constexpr SquareSet step_on_wide_map(const Map& map, SquareSet from, const Passage& passage) {
    SquareSet to{};
    for_each_enumerator<Direction>([&](Direction way) { to |= shifted(map, from & passage[way], way); });
    return to;
}
constexpr SquareSet step(const Map& map, SquareSet from, const Passage& passage) {
    if (map.width >= 64) return step_on_wide_map(map, from, passage);
    return (from & passage[Direction::up]).less_than_a_word_earlier(map.width) |
           (from & passage[Direction::left]).less_than_a_word_earlier(1) |
           (from & passage[Direction::right]).less_than_a_word_later(1) |
           (from & passage[Direction::down]).less_than_a_word_later(map.width);
}

// All Stair squares.
constexpr SquareSet stairs(const Map& map) {
    SquareSet all{};
    for (const StairLink& link : map.links) all |= link.lower | link.upper;
    return all;
}
// The Stair squares of the next floor that a Stair square leads to; none if it is none.
constexpr SquareSet linked(const Map& map, Square square) {
    if (map.floors == 1) return {};
    for (const StairLink& link : map.links) {
        if (link.lower.has(square)) return link.upper;
        if (link.upper.has(square)) return link.lower;
    }
    return {};
}

inline constexpr int out_of_reach = 99;  // SHN-R43: the distance between floors

// SHN-R23: squares counted orthogonally. On different floors it is more than any range.
constexpr int distance_on_floor(const Map& map, Square a, Square b) {
    const int columns = map.column[index_of(a)] - map.column[index_of(b)];
    const int lines = map.line[index_of(a)] - map.line[index_of(b)];
    return (columns < 0 ? -columns : columns) + (lines < 0 ? -lines : lines);
}
// SHN-R43: connected Stair squares are next to each other. Apart, so that the distance on one floor is inlined.
[[gnu::noinline]] constexpr int distance_by_stairs(const Map& map, Square a, Square b) {
    return linked(map, a).has(b) ? 1 : out_of_reach;
}
constexpr int distance(const Map& map, Square a, Square b, bool by_stairs = true) {
    if (!is_square(a) || b > Square::nowhere) return out_of_reach;
    const int away = distance_on_floor(map, a, b);
    if (away < 2 * static_cast<int>(most_squares)) return away;
    return by_stairs ? distance_by_stairs(map, a, b) : out_of_reach;
}

// SHN-R29: all squares of its floor at most so far away.
constexpr SquareSet within(const Map& map, Square centre, int range) {
    SquareSet squares{centre};
    if (range > 0) squares |= map.around[index_of(centre)];
    for (; range > 1; --range) squares |= step(map, squares, map.open);
    return squares;
}

}  // namespace heroes::shining
