#pragma once

#include <heroes/shining/detail/ground.hpp>
#include <heroes/shining/detail/models.hpp>

// Rulebook, "Line of Sight" and range.
namespace heroes::shining::detail {

// SHN-092, SHN-093, SHN-R25, SHN-R26: the squares that a line of sight cannot cross, for one model among the others.
template <class Rules>
constexpr SquareSet sight_blockers(const Table<Rules>& table, const Occupied& others) {
    const Map& map = map_of(table);
    const Knobs& knobs = table.rules.knobs;
    const SquareSet heroes = knobs.exhausted_block_sight ? others.party : others.heroes;
    SquareSet blockers = map.tall | map.walls | heroes | others.monsters | others.object;
    if (knobs.difficult_blocks_sight) blockers |= difficult_squares(table);
    return blockers;
}
template <class Rules>
constexpr SquareSet sight_blockers(const Table<Rules>& table, Model looking) {
    return sight_blockers(table, occupied(table, looking));
}

// Whether the line through the common corner of four squares goes on, SHN-R24.
constexpr bool passes_corner(CornerSight rule, bool one_blocks, bool other_blocks) {
    switch (rule) {
        case CornerSight::pass: break;
        case CornerSight::blocked_by_either: return !one_blocks && !other_blocks;
        case CornerSight::blocked_by_both: return !one_blocks || !other_blocks;
    }
    return true;
}

// SHN-091, SHN-R27: the segment from centre to centre, square by square; its ends do not block it.
constexpr bool is_line_clear(const Map& map, Square from, Square to, SquareSet blockers, CornerSight corners) {
    const int columns = static_cast<int>(column_of(map, to)) - static_cast<int>(column_of(map, from));
    const int rows = static_cast<int>(row_of(map, to)) - static_cast<int>(row_of(map, from));
    const int across = columns < 0 ? -1 : 1;
    const int along = (rows < 0 ? -1 : 1) * map.width;
    const int wide = columns * across;
    const int high = rows < 0 ? -rows : rows;
    int at = static_cast<int>(index_of(from));
    const int end = static_cast<int>(index_of(to));
    const auto blocks = [&](int place) { return blockers.has(square(static_cast<std::size_t>(place))); };
    // Which border of its square the line crosses next: compared in halves of a square.
    for (int x = 1, y = 1;;) {
        const int ahead = x * high - y * wide;
        if (ahead == 0 && !passes_corner(corners, blocks(at + across), blocks(at + along))) return false;
        if (ahead <= 0) at += across, x += 2;
        if (ahead >= 0) at += along, y += 2;
        if (at == end) return true;
        if (blocks(at)) return false;
    }
}
template <class Rules>
constexpr bool sees(const Table<Rules>& table, Square from, Square to, SquareSet blockers) {
    const Map& map = map_of(table);
    if (from == to) return true;
    if (floor_of(map, from) != floor_of(map, to))
        return table.rules.knobs.stairs_for_attacks && linked(map, from).has(to);
    return is_line_clear(map, from, to, blockers, table.rules.knobs.corners);
}

// SHN-079 to SHN-081, SHN-R43: whether an attack of a model reaches a square from where it stands. An area has its
// centre on the attacker's own floor. Between squares that are next to each other nothing can stand.
template <class Rules>
constexpr bool reaches(const Table<Rules>& table, const AttackType& attack, Model attacker, Square from, Square to) {
    if (attack.has_area() && floor_of(map_of(table), from) != floor_of(map_of(table), to)) return false;
    const int away = distance_between(table, from, to);
    if (away > attack.range) return false;
    return away <= 1 || !attack.sight || sees(table, from, to, sight_blockers(table, attacker));
}
template <class Rules>
constexpr bool reaches(const Table<Rules>& table, const AttackType& attack, Model attacker, Square to) {
    return reaches(table, attack, attacker, square_of(table, attacker), to);
}

// SHN-100, SHN-R29: the squares of an area.
template <class Rules>
constexpr SquareSet area_of(const Table<Rules>& table, Square centre, int size) {
    const Map& map = map_of(table);
    if (!table.rules.knobs.square_areas) return within(map, centre, size);
    SquareSet squares{centre};
    const auto grow = [&](Direction a, Direction b) {
        for (int i = 0; i != size; ++i)
            squares |= shifted(map, squares & map.open[a], a) | shifted(map, squares & map.open[b], b);
    };
    grow(Direction::left, Direction::right);
    grow(Direction::up, Direction::down);
    return squares;
}
// Whether an area covers a model; by a house rule walls shield it.
template <class Rules>
constexpr bool covers(const Table<Rules>& table, SquareSet area, Square centre, Square at, Model user) {
    if (!area.has(at)) return false;
    return !table.rules.knobs.areas_need_sight || sees(table, centre, at, sight_blockers(table, user));
}

}  // namespace heroes::shining::detail
