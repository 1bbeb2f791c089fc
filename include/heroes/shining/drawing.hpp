#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

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

// Reads a drawing. What is wrong first is kept, with its place.
struct Draughtsman {
    std::string_view text;
    const Legend& legend;
    Map map{};
    DrawingVerdict found{};
    std::uint8_t elevation[most_squares]{};
    std::uint16_t line_of[most_squares]{};
    bool stairs_seen[2][3]{};

    constexpr void fail(Verdict verdict, std::size_t line, std::size_t column) {
        if (found) found = {verdict, static_cast<std::uint16_t>(line), static_cast<std::uint16_t>(column + 1)};
    }
    constexpr void fail_at(Verdict verdict, Square at) { fail(verdict, line_of[index_of(at)], column_of(map, at)); }

    // Calls f(number, line) for each line that has anything on it.
    template <class F>
    constexpr void for_each_line(F&& f) const {
        std::size_t number = 1;
        for (std::size_t at = 0; at < text.size(); ++number) {
            std::size_t end = at;
            while (end < text.size() && text[end] != '\n') ++end;
            if (end != at) f(number, text.substr(at, end - at));
            at = end + 1;
        }
    }
    static constexpr std::size_t word_end(std::string_view line, std::size_t from) {
        while (from < line.size() && line[from] != ' ') ++from;
        return from;
    }

    constexpr bool measure() {
        std::size_t rows = 0;
        std::size_t floors = 1;
        for_each_line([&](std::size_t number, std::string_view line) {
            if (line == "--") {
                ++floors;
                return;
            }
            const std::size_t width = word_end(line, 0);
            if (rows++ == 0) map.width = static_cast<std::uint8_t>(width < 255 ? width : 255);
            if (width != map.width)
                fail(Verdict::refused("SHN-025: every row of a map is as wide as the first"), number, width);
            if (line.size() != 2 * width + 2 && line.size() != 3 * width + 4)
                fail(Verdict::refused(
                         "SHN-025: a row has terrain, two blanks and as many marks, then perhaps elevations"),
                     number, width);
        });
        if (rows == 0 || rows % floors != 0 || rows * map.width > most_squares || floors > 3)
            fail(Verdict::refused("SHN-025: a map has up to 128 squares on floors of one size"), 1, 0);
        if (!found) return false;
        map.floors = static_cast<std::uint8_t>(floors);
        map.height = static_cast<std::uint8_t>(rows / floors);
        map.squares = SquareSet::first(rows * map.width);
        return true;
    }

    constexpr void note_place(std::size_t i) {
        const std::size_t size = std::size_t{map.width} * map.height;
        map.floor[i] = static_cast<std::uint8_t>(i / size);
        map.row[i] = static_cast<std::uint8_t>(i % size / map.width);
        map.column[i] = static_cast<std::uint8_t>(i % map.width);
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
        std::size_t i = 0;
        for_each_line([&](std::size_t number, std::string_view line) {
            if (line == "--") return;
            const std::size_t width = map.width;
            for (std::size_t column = 0; column != width; ++column, ++i) {
                note_place(i);
                line_of[i] = static_cast<std::uint16_t>(number);
                note_terrain(square(i), line[column], number, column);
                note_mark(square(i), line[width + 2 + column], number, width + 2 + column);
                if (line.size() > 2 * width + 2) elevation[i] = static_cast<std::uint8_t>(line[2 * width + 4 + column]);
            }
        });
    }

    // SHN-134, SHN-R46: a step between two elevations needs a steps square.
    constexpr void find_passages() {
        map.squares.for_each([&](Square at) {
            for_each_enumerator<Direction>([&](Direction direction) { find_passage(at, direction); });
        });
    }
    constexpr void find_passage(Square at, Direction direction) {
        const std::size_t column = column_of(map, at);
        const std::size_t row = row_of(map, at);
        if (direction == Direction::up     ? row == 0
            : direction == Direction::down ? row + 1 == map.height
            : direction == Direction::left ? column == 0
                                           : column + 1 == map.width)
            return;
        const Square next = shifted(map, SquareSet{at}, direction).front();
        const bool is_level = elevation[index_of(at)] == elevation[index_of(next)];
        map.open[direction].insert(at);
        if (is_level || map.steps.has(at) || map.steps.has(next)) map.climb[direction].insert(at);
        if (is_level || (map.steps.has(at) && map.steps.has(next))) map.strict[direction].insert(at);
    }

    constexpr SquareSet walkable() const { return map.squares - map.walls - map.tall - map.low; }
    constexpr SquareSet reached_from(Square start) const {
        SquareSet reached{start};
        for (SquareSet before{}; !(before == reached);) {
            before = reached;
            reached |= step(map, reached, map.climb) & walkable();
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
        }
    }
    constexpr void judge_marks() {
        const SquareSet floor = walkable();
        for (const Square start : map.starts) {
            if (!is_square(start)) return fail(Verdict::refused("SHN-R05: a map has the start squares 1 to 4"), 1, 0);
            if (!floor.has(start))
                return fail_at(Verdict::refused("SHN-R05: a start square lies on open floor"), start);
        }
        const SquareSet reached = reached_from(map.starts[0]);
        for (const Square start : map.starts)
            if (!reached.has(start))
                fail_at(Verdict::refused("SHN-R05: the Heroes start where they can reach each other"), start);
        for (const Square spawn : map.spawns)
            if (is_square(spawn) && !reached.has(spawn))
                fail_at(Verdict::refused("SHN-026: a spawn square lies where it can reach the Heroes"), spawn);
        map.goals.for_each([&](Square goal) {
            if (!reached.has(goal)) fail_at(Verdict::refused("SHN-171: this goal is out of reach"), goal);
        });
        if (is_square(map.object) && !floor.has(map.object))
            fail_at(Verdict::refused("SHN-R112: what is protected stands on open floor"), map.object);
    }

    constexpr void draw() {
        if (!measure()) return;
        read_squares();
        find_passages();
        if (found) judge_stairs();
        if (found) judge_marks();
    }
};

// Called by a drawing that is wrong, so that a compiler shows this name.
void this_drawing_is_no_map_ask_judge_drawing_why();

}  // namespace detail

// Whether a drawing is a map; if not, the clause and the place.
constexpr DrawingVerdict judge_drawing(std::string_view text, const Legend& legend = standard_legend) {
    detail::Draughtsman draughtsman{text, legend};
    draughtsman.draw();
    return draughtsman.found;
}

// The map of a drawing, which must be one: a wrong one does not compile.
constexpr Map drawn(std::string_view text, const Legend& legend = standard_legend) {
    detail::Draughtsman draughtsman{text, legend};
    draughtsman.draw();
    if (!draughtsman.found) detail::this_drawing_is_no_map_ask_judge_drawing_why();
    return draughtsman.map;
}

}  // namespace heroes::shining
