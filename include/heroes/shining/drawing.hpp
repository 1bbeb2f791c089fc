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

// Reads a drawing. What is wrong first is kept, with its place. All maps are read by the compiler, which takes long for
// each call: what can be said of whole sets is not asked square by square.
struct Draughtsman {
    std::string_view text;
    const Legend& legend;
    Map map{};
    DrawingVerdict found{};
    std::uint8_t elevation[most_squares]{};
    std::uint16_t line_of[most_squares]{};  // by row, over all floors
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

    // Calls f(number, line) for each line that has anything on it.
    template <class F>
    constexpr void for_each_line(F&& f) const {
        const char* const end = text.data() + text.size();
        std::size_t number = 1;
        for (const char* at = text.data(); at < end; ++number) {
            const char* const from = at;
            while (at != end && *at != '\n') ++at;
            if (at != from) f(number, std::string_view{from, static_cast<std::size_t>(at - from)});
            if (at != end) ++at;
        }
    }
    static constexpr std::size_t length_of_first_word(std::string_view line) {
        const char* const letters = line.data();
        const std::size_t size = line.size();
        std::size_t length = 0;
        while (length != size && letters[length] != ' ') ++length;
        return length;
    }

    constexpr bool measure() {
        std::size_t rows = 0;
        std::size_t floors = 0;
        std::size_t last = 1;
        for_each_line([&](std::size_t number, std::string_view line) {
            last = number;
            if (line == "--") return end_floor(rows, ++floors, number);
            measure_row(line, rows++, number);
        });
        end_floor(rows, ++floors, rows != 0 ? last : 1);
        if (rows * map.width > most_squares || floors > 3) fail(wrong_size, 1, 0);
        if (!found) return false;
        map.floors = static_cast<std::uint8_t>(floors);
        map.squares = SquareSet::first(rows * map.width);
        return true;
    }
    // A floor ends with as many rows as the first one has.
    constexpr void end_floor(std::size_t rows, std::size_t floors, std::size_t number) {
        if (floors == 1) map.height = static_cast<std::uint8_t>(rows < 255 ? rows : 255);
        if (rows == 0 || rows != floors * map.height) fail(wrong_size, number, 0);
    }
    constexpr void measure_row(std::string_view line, std::size_t row, std::size_t number) {
        const std::size_t width = length_of_first_word(line);
        const bool is_high = line.size() == 3 * width + 4;
        if (row == 0) {
            map.width = static_cast<std::uint8_t>(width < 255 ? width : 255);
            has_elevations = is_high;
        }
        if (width != map.width)
            fail(Verdict::refused("SHN-025: every row of a map is as wide as the first"), number, width);
        if (!is_high && line.size() != 2 * width + 2) return fail(wrong_row, number, width);
        if (is_high != has_elevations)
            fail(Verdict::refused("SHN-134: either every row says its elevations, or none does"), number,
                 2 * width + 2);
        if (line[width + 1] != ' ') fail(wrong_row, number, width + 1);
        if (is_high && (line[2 * width + 2] != ' ' || line[2 * width + 3] != ' '))
            fail(wrong_row, number, 2 * width + 2);
    }

    constexpr void note_places() {
        std::size_t i = 0;
        for (std::uint8_t floor = 0; floor != map.floors; ++floor)
            for (std::uint8_t row = 0; row != map.height; ++row)
                for (std::uint8_t column = 0; column != map.width; ++column, ++i) {
                    map.floor[i] = floor;
                    map.row[i] = row;
                    map.column[i] = column;
                    map.line[i] = static_cast<std::uint16_t>(floor * lines_between_floors + row);
                    if (column != 0) map.around[i].insert(square(i - 1));
                    if (column + 1 != map.width) map.around[i].insert(square(i + 1));
                    if (row != 0) map.around[i].insert(square(i - map.width));
                    if (row + 1 != map.height) map.around[i].insert(square(i + map.width));
                }
        map.line[most_squares] = static_cast<std::uint16_t>(map.floors * lines_between_floors);
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
        std::size_t row = 0;
        for_each_line([&](std::size_t number, std::string_view line) {
            if (line == "--") return;
            line_of[row] = static_cast<std::uint16_t>(number);
            read_row(row++, number, line);
        });
        map.walkable = map.squares - map.walls - map.tall - map.low;
    }
    // Most squares are open floor without a mark.
    constexpr void read_row(std::size_t row, std::size_t number, std::string_view line) {
        const std::size_t width = map.width;
        const std::size_t first = row * width;
        const char* const terrain = line.data();
        const char* const marks = terrain + width + 2;
        for (std::size_t column = 0; column != width; ++column) {
            if (!legend.is_open(terrain[column])) note_terrain(square(first + column), terrain[column], number, column);
            if (marks[column] != '.') note_mark(square(first + column), marks[column], number, width + 2 + column);
        }
        if (has_elevations) read_elevations(first, marks + width + 2, number);
    }
    constexpr void read_elevations(std::size_t first, const char* letters, std::size_t line) {
        for (std::size_t column = 0; column != map.width; ++column) {
            if (letters[column] < '0' || letters[column] > '9')
                fail(Verdict::refused("SHN-134: an elevation is a digit"), line, 2 * map.width + 4u + column);
            elevation[first + column] = static_cast<std::uint8_t>(letters[column]);
        }
    }

    // All squares of a floor but those at its edge have a square beside them.
    constexpr void find_open_passages() {
        const std::size_t width = map.width;
        const std::size_t size = width * map.height;
        SquareSet top{}, bottom{}, left{}, right{};
        for (std::size_t end = size; end <= size * map.floors; end += size) {
            top |= SquareSet::first(end - size + width) - SquareSet::first(end - size);
            bottom |= SquareSet::first(end) - SquareSet::first(end - width);
        }
        for (std::size_t end = width; end <= size * map.floors; end += width) {
            left.insert(square(end - width));
            right.insert(square(end - 1));
        }
        map.open = Passage{{map.squares - top, map.squares - left, map.squares - right, map.squares - bottom}};
    }
    // SHN-134, SHN-R46: a step between two elevations needs a steps square.
    constexpr void find_passages() {
        find_open_passages();
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

    constexpr void draw() {
        if (!measure()) return;
        note_places();
        read_squares();
        find_passages();
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

}  // namespace heroes::shining
