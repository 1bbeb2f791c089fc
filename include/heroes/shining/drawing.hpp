#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include <heroes/core/state.hpp>
#include <heroes/core/verdict.hpp>
#include <heroes/shining/map.hpp>
#include <heroes/shining/pieces.hpp>
#include <heroes/shining/squares.hpp>
#include <heroes/shining/terrain.hpp>

// A map is a drawing: one line for each row, with the terrain, two blanks, the marks and, if there are any, two blanks
// and the elevations. A line of two hyphens lies between the floors, the upper one below.
namespace heroes::shining {

// The verdict on a drawing, with the place of what is wrong, counted from 1.
struct DrawingVerdict {
    Verdict verdict = Verdict::legal();
    std::uint16_t line = 0;
    std::uint16_t column = 0;

    constexpr explicit operator bool() const { return static_cast<bool>(verdict); }
};

namespace detail {

// The grid of floors of one size. All squares of a floor but those at its edge have a square beside them. Compilers need
// it once for each size, and most maps have one of few.
constexpr Grid grid_of(std::uint8_t width, std::uint8_t height, std::uint8_t floors) {
    Grid grid{.width = width, .height = height, .floors = floors};
    grid.squares = SquareSet::first(std::size_t{width} * height * floors);
    SquareSet top{}, left{}, right{}, bottom{};  // the edges of each floor
    std::size_t i = 0;
    for (std::size_t floor = 0; floor != floors; ++floor)
        for (std::size_t row = 0; row != height; ++row) {
            const SquareSet squares = SquareSet::first(i + width) - SquareSet::first(i);
            if (row == 0) top |= squares;
            if (row + 1 == height) bottom |= squares;
            left.insert(square(i));
            right.insert(square(i + width - 1));
            for (std::size_t column = 0; column != width; ++column, ++i) {
                grid.floor[i] = static_cast<std::uint8_t>(floor);
                grid.column[i] = static_cast<std::uint8_t>(column);
                grid.line[i] = static_cast<std::uint16_t>(floor * lines_between_floors + row);
                SquareSet& around = grid.around[i];
                if (row != 0) around.insert(square(i - width));
                if (column != 0) around.insert(square(i - 1));
                if (column + 1 != width) around.insert(square(i + 1));
                if (row + 1 != height) around.insert(square(i + width));
            }
        }
    grid.open = Passage{{grid.squares - top, grid.squares - left, grid.squares - right, grid.squares - bottom}};
    grid.line[most_squares] = static_cast<std::uint16_t>(floors * lines_between_floors);
    return grid;
}

// Reads a drawing. What is wrong first is kept, with its place. All maps are read by the compiler, which takes long for
// each call: what can be said of whole sets is not asked square by square.
struct Draughtsman {
    std::string_view text;
    const Legend& legend;
    Map map{};
    DrawingVerdict found{};
    std::uint8_t elevation[most_squares]{};
    std::size_t start_of[most_squares]{};   // of rows, over all floors, in the text
    std::uint16_t line_of[most_squares]{};  // the same in lines
    bool has_elevations = false;
    bool stairs_seen[2][3]{};

    static constexpr Verdict wrong_size =
        Verdict::refused("SHN-025: a map has up to 128 squares on floors of one size");
    static constexpr Verdict wrong_row =
        Verdict::refused("SHN-025: a row has terrain, two blanks and as many marks, then perhaps elevations");

    constexpr void fail(Verdict verdict, std::size_t line, std::size_t column) {
        if (found) found = {verdict, static_cast<std::uint16_t>(line), static_cast<std::uint16_t>(column + 1)};
    }
    constexpr void fail_at(Verdict verdict, Square at) {
        fail(verdict, line_of[index_of(at) / map.width], column_of(map, at));
    }

    // Looks at each line that has anything on it.
    constexpr bool measure() {
        const char* const letters = text.data();
        const std::size_t size = text.size();
        std::size_t rows = 0;
        std::size_t floors = 0;
        std::size_t last = 1;
        for (std::size_t number = 1, at = 0; at < size; ++number, ++at) {
            const std::size_t from = at;
            while (at != size && letters[at] != '\n' && letters[at] != ' ') ++at;
            const std::size_t width = at - from;
            while (at != size && letters[at] != '\n') ++at;
            if (at == from) continue;
            last = number;
            if (at == from + 2 && letters[from] == '-' && letters[from + 1] == '-')
                end_floor(rows, ++floors, number);
            else
                measure_row(from, width, at - from, rows++, number);
        }
        end_floor(rows, ++floors, rows != 0 ? last : 1);
        if (rows > most_squares || rows * map.width > most_squares || floors > 3) fail(wrong_size, 1, 0);
        if (!found) return false;
        map.floors = static_cast<std::uint8_t>(floors);
        return true;
    }
    // A floor ends with as many rows as the first one has.
    constexpr void end_floor(std::size_t rows, std::size_t floors, std::size_t number) {
        if (floors == 1) map.height = static_cast<std::uint8_t>(rows < 255 ? rows : 255);
        if (rows == 0 || rows != floors * map.height) fail(wrong_size, number, 0);
    }
    // A row that begins there, with a first word so wide.
    constexpr void measure_row(std::size_t from, std::size_t width, std::size_t size, std::size_t row,
                               std::size_t number) {
        const std::string_view line{text.data() + from, size};
        const bool is_high = size == 3 * width + 4;
        if (row < most_squares) {
            start_of[row] = from;
            line_of[row] = static_cast<std::uint16_t>(number);
        }
        if (row == 0) {
            map.width = static_cast<std::uint8_t>(width < 255 ? width : 255);
            has_elevations = is_high;
        }
        if (width != map.width)
            fail(Verdict::refused("SHN-025: every row of a map is as wide as the first"), number, width);
        if (!is_high && size != 2 * width + 2) return fail(wrong_row, number, width);
        if (is_high != has_elevations)
            fail(Verdict::refused("SHN-134: either every row says its elevations, or none does"), number,
                 2 * width + 2);
        if (line[width + 1] != ' ') fail(wrong_row, number, width + 1);
        if (is_high && (line[2 * width + 2] != ' ' || line[2 * width + 3] != ' '))
            fail(wrong_row, number, 2 * width + 2);
    }

    constexpr void note_terrain(Square at, char letter, std::size_t line, std::size_t column) {
        if (!legend.knows(letter))
            return fail(Verdict::refused("SHN-133: this letter stands for no terrain"), line, column);
        switch (legend[letter]) {
            case TerrainType::open: break;
            case TerrainType::difficult: map.difficult.insert(at); break;
            case TerrainType::short_obstacle: map.low.insert(at); break;
            case TerrainType::tall_obstacle: map.tall.insert(at); break;
            case TerrainType::wall: map.walls.insert(at); break;
            case TerrainType::steps: map.steps.insert(at); break;
            case TerrainType::stairs: note_stairs(at, 0); break;
            case TerrainType::second_stairs: note_stairs(at, 1); break;
        }
    }
    // A link joins the lowest floor that has its Stairs with the next that has.
    constexpr void note_stairs(Square at, std::size_t link) {
        stairs_seen[link][floor_of(map, at)] = true;
        StairLink& both = map.links.values[link];
        const bool lower = both.lower.empty() || floor_of(map, both.lower.front()) == floor_of(map, at);
        (lower ? both.lower : both.upper).insert(at);
    }
    constexpr void note_mark(Square at, char mark, std::size_t line, std::size_t column) {
        if (mark == '.') return;
        if (mark == '*') return map.goals.insert(at);
        if (mark == '!') return map.flood.insert(at);
        Square* place = nullptr;
        if (mark >= '1' && mark <= '4') place = &map.starts[mark - '1'];
        if (mark >= 'a' && mark <= 'i') place = &map.spawns[mark - 'a'];
        if (mark == '@') place = &map.object;
        if (place == nullptr) return fail(Verdict::refused("SHN-025: this is no mark"), line, column);
        if (is_square(*place))
            return fail(Verdict::refused("SHN-026: this mark stands on the map twice"), line, column);
        *place = at;
    }

    constexpr void read_squares() {
        for (std::size_t row = 0; row != std::size_t{map.height} * map.floors; ++row)
            read_row(row * map.width, text.data() + start_of[row], line_of[row]);
        map.walkable = map.squares - map.walls - map.tall - map.low;
    }
    // Most squares are open floor without a mark.
    constexpr void read_row(std::size_t first, const char* terrain, std::size_t line) {
        const std::size_t width = map.width;
        const char* const marks = terrain + width + 2;
        const bool is_plain = legend.is_open('.');
        for (std::size_t column = 0; column != width; ++column) {
            if (terrain[column] != '.' || !is_plain)
                note_terrain(square(first + column), terrain[column], line, column);
            if (marks[column] != '.') note_mark(square(first + column), marks[column], line, width + 2 + column);
        }
        if (has_elevations) read_elevations(first, marks + width + 2, line);
    }
    constexpr void read_elevations(std::size_t first, const char* letters, std::size_t line) {
        for (std::size_t column = 0; column != map.width; ++column) {
            if (letters[column] < '0' || letters[column] > '9')
                fail(Verdict::refused("SHN-134: an elevation is a digit"), line, 2 * map.width + 4u + column);
            elevation[first + column] = static_cast<std::uint8_t>(letters[column]);
        }
    }

    // SHN-134, SHN-R46: a step between two elevations needs a steps square.
    constexpr void find_passages() {
        map.climb = map.strict = map.open;
        map.level = !has_elevations;
        if (map.level) return;
        const SquareSet to_the_right = level(Direction::right, 1);
        const SquareSet down = level(Direction::down, map.width);
        find_climbs(Direction::up, down.later(map.width));
        find_climbs(Direction::left, to_the_right.later(1));
        find_climbs(Direction::right, to_the_right);
        find_climbs(Direction::down, down);
    }
    // The squares with the same elevation as the next one this way, which is so many places on.
    constexpr SquareSet level(Direction direction, std::size_t places) const {
        SquareSet squares{};
        map.open[direction].for_each([&](Square at) {
            if (elevation[index_of(at)] == elevation[index_of(at) + places]) squares.insert(at);
        });
        return squares;
    }
    constexpr void find_climbs(Direction direction, SquareSet even) {
        const SquareSet open = map.open[direction];
        const SquareSet before_steps = shifted(map, map.steps & map.open[opposite(direction)], opposite(direction));
        map.climb[direction] = open & (even | map.steps | before_steps);
        map.strict[direction] = open & (even | (map.steps & before_steps));
    }

    // What can be reached from a square, as far as it takes to find all that is sought.
    constexpr SquareSet reached_from(Square start, SquareSet sought) const {
        SquareSet reached{start};
        for (SquareSet before{}; !(before == reached) && !(sought - reached).empty();) {
            before = reached;
            reached |= step(map, reached, map.climb) & map.walkable;
            for (const StairLink& link : map.links) {
                if (!(reached & link.lower).empty()) reached |= link.upper;
                if (!(reached & link.upper).empty()) reached |= link.lower;
            }
        }
        return reached;
    }

    constexpr void judge_stairs() {
        for (std::size_t link = 0; link != 2; ++link) {
            const StairLink& both = map.links.values[link];
            const auto floors =
                static_cast<std::size_t>(stairs_seen[link][0]) + stairs_seen[link][1] + stairs_seen[link][2];
            if (floors == 1)
                fail_at(Verdict::refused("SHN-130: these Stairs lead to no other floor"), both.lower.front());
            if (floors > 2)
                fail_at(Verdict::refused("SHN-R45: one link of Stairs joins two floors"), both.upper.front());
            for (const SquareSet& stairs : {both.lower, both.upper})
                if (stairs.size() > most_linked_stairs)
                    fail_at(Verdict::refused("SHN-R45: a link has at most 16 Stair squares on a floor"),
                            stairs.front());
        }
    }
    constexpr void judge_marks() {
        for (const Square start : map.starts) {
            if (!is_square(start)) return fail(Verdict::refused("SHN-R05: a map has the start squares 1 to 4"), 1, 0);
            if (!map.walkable.has(start))
                return fail_at(Verdict::refused("SHN-R05: a start square lies on open floor"), start);
        }
        SquareSet sought = map.goals;
        for (const Square start : map.starts) sought.insert(start);
        for (const Square spawn : map.spawns) sought.insert(spawn);
        const SquareSet reached = reached_from(map.starts[0], sought);
        for (const Square start : map.starts)
            if (!reached.has(start))
                fail_at(Verdict::refused("SHN-R05: the Heroes start where they can reach each other"), start);
        for (const Square spawn : map.spawns)
            if (is_square(spawn) && !reached.has(spawn))
                fail_at(Verdict::refused("SHN-026: a spawn square lies where it can reach the Heroes"), spawn);
        map.goals.for_each([&](Square goal) {
            if (!reached.has(goal)) fail_at(Verdict::refused("SHN-171: this goal is out of reach"), goal);
        });
        if (is_square(map.object) && !map.walkable.has(map.object))
            fail_at(Verdict::refused("SHN-R112: what is protected stands on open floor"), map.object);
    }

    constexpr void read() {
        if (!measure()) return;
        static_cast<Grid&>(map) = grid_of(map.width, map.height, map.floors);
        read_squares();
        find_passages();
    }
    constexpr void draw() {
        read();
        if (found) judge_stairs();
        if (found) judge_marks();
    }
};

// Called by a drawing that is wrong, so that a compiler shows this name.
[[noreturn]] inline void this_drawing_is_no_map_ask_judge_drawing_why(const Verdict& verdict) { refuse(verdict); }

}  // namespace detail

// Whether a drawing is a map; if not, the clause and the place.
constexpr DrawingVerdict judge_drawing(std::string_view text, const Legend& legend = standard_legend) {
    detail::Draughtsman draughtsman{text, legend};
    draughtsman.draw();
    return draughtsman.found;
}

// The map of a drawing, which must be one: a wrong one does not compile, or goes to refuse at run time.
constexpr Map drawn(std::string_view text, const Legend& legend = standard_legend) {
    detail::Draughtsman draughtsman{text, legend};
    draughtsman.draw();
    if (!draughtsman.found) detail::this_drawing_is_no_map_ask_judge_drawing_why(draughtsman.found.verdict);
    return draughtsman.map;
}

namespace detail {

// The map of a standard drawing, which a test judges.
constexpr Map read_only(std::string_view text) {
    Draughtsman draughtsman{text, standard_legend};
    draughtsman.read();
    return draughtsman.map;
}

}  // namespace detail

}  // namespace heroes::shining
