#pragma once

// The maps of Shining Heroes as a player sees them, read from their drawings. Distances and lines of sight are counted
// square by square, with nothing of the library's.

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <string_view>
#include <vector>

#include <heroes/shining/content/maps.hpp>

namespace shining_referee {

using namespace heroes;
using namespace heroes::shining;

inline constexpr int nowhere = -1;
inline constexpr int floors_apart = 99;  // SHN-R43

// A map as a player sees it: one letter for each square.
struct Board {
    int width = 0;
    int height = 0;
    std::vector<char> letters{};
    std::vector<char> marks{};
    std::vector<char> levels{};
    std::vector<std::vector<int>> beside_{};

    explicit Board(std::string_view drawing) {
        std::size_t begin = 0;
        int rows = 0;
        int floors = 1;
        while (begin < drawing.size()) {
            const std::size_t end = std::min(drawing.find('\n', begin), drawing.size());
            const std::string_view line = drawing.substr(begin, end - begin);
            begin = end + 1;
            if (line.empty()) continue;
            if (line == "--") {
                ++floors;
                continue;
            }
            const std::size_t columns = line.find(' ');
            width = static_cast<int>(columns);
            ++rows;
            for (std::size_t i = 0; i != columns; ++i) {
                letters.push_back(line[i]);
                marks.push_back(line[columns + 2 + i]);
                levels.push_back(line.size() > 2 * columns + 2 ? line[2 * columns + 4 + i] : '0');
            }
        }
        height = rows / floors;
        for (int at = 0; at != size(); ++at) {
            beside_.emplace_back();
            for (int other = 0; other != size(); ++other)
                if (floor(at) == floor(other) && distance(at, other) == 1) beside_.back().push_back(other);
        }
    }

    int size() const { return static_cast<int>(letters.size()); }
    char letter(int at) const { return letters[static_cast<std::size_t>(at)]; }
    char mark(int at) const { return marks[static_cast<std::size_t>(at)]; }
    char level(int at) const { return levels[static_cast<std::size_t>(at)]; }
    int floor(int at) const { return at / (width * height); }
    int row(int at) const { return at % (width * height) / width; }
    int column(int at) const { return at % width; }
    int marked(char wanted) const {
        for (int at = 0; at != size(); ++at)
            if (mark(at) == wanted) return at;
        return nowhere;
    }
    std::vector<int> all_marked(char wanted) const {
        std::vector<int> found;
        for (int at = 0; at != size(); ++at)
            if (mark(at) == wanted) found.push_back(at);
        return found;
    }

    // SHN-133, the terrain glossary.
    bool is_wall(int at) const { return std::string_view{"#^LCM"}.find(letter(at)) != std::string_view::npos; }
    bool is_tall(int at) const { return std::string_view{"KGHSTIRQBWAE"}.find(letter(at)) != std::string_view::npos; }
    bool is_short(int at) const { return std::string_view{"bkdfguwacsxpo"}.find(letter(at)) != std::string_view::npos; }
    bool is_water(int at) const { return letter(at) == '~' || letter(at) == ','; }
    bool is_stairs(int at) const { return letter(at) == '='; }
    bool is_steps(int at) const { return letter(at) == '_'; }

    // SHN-130: all Stairs of one map form one link between its two floors.
    bool are_linked(int a, int b) const { return is_stairs(a) && is_stairs(b) && floor(a) != floor(b); }
    // SHN-R23, SHN-R43
    int distance(int a, int b) const {
        if (a == nowhere || b == nowhere) return floors_apart;
        if (floor(a) != floor(b)) return are_linked(a, b) ? 1 : floors_apart;
        return std::abs(column(a) - column(b)) + std::abs(row(a) - row(b));
    }
    // The squares one can step to without Stairs.
    const std::vector<int>& beside(int at) const { return beside_[static_cast<std::size_t>(at)]; }
    // SHN-134, SHN-R46
    bool is_climbable(int a, int b) const { return level(a) == level(b) || is_steps(a) || is_steps(b); }

    // SHN-091, SHN-R24: whether the segment between two centres meets the inside of a square. Centres have even
    // coordinates and corners odd ones, so all is exact: a segment and a square are apart if an axis, or the line
    // itself, has them on two sides.
    bool is_crossed(int from, int to, int through) const {
        const int x0 = 2 * column(from), y0 = 2 * row(from), x1 = 2 * column(to), y1 = 2 * row(to);
        const int x = 2 * column(through), y = 2 * row(through);
        if (std::max(x0, x1) <= x - 1 || std::min(x0, x1) >= x + 1) return false;
        if (std::max(y0, y1) <= y - 1 || std::min(y0, y1) >= y + 1) return false;
        bool left = false, right = false;
        for (const int dx : {-1, 1})
            for (const int dy : {-1, 1}) {
                const int side = (x1 - x0) * (y + dy - y0) - (y1 - y0) * (x + dx - x0);
                left = left || side < 0;
                right = right || side > 0;
            }
        return left && right;
    }
    // Whether one sees from a square to another if these models stand in the way, SHN-092 to SHN-094.
    template <class Occupied>
    bool is_seen(int from, int to, Occupied&& occupied) const {
        if (floor(from) != floor(to)) return are_linked(from, to);  // SHN-R43
        for (int at = 0; at != size(); ++at) {
            if (at == from || at == to || floor(at) != floor(from)) continue;  // SHN-R27
            if (is_crossed(from, to, at) && (is_wall(at) || is_tall(at) || occupied(at))) return false;
        }
        return true;
    }
};

inline const Board& board_of(EncounterCard card) {
    static const std::vector<Board> boards = [] {
        std::vector<Board> all;
        for (const std::string_view drawing : standard_drawings) all.emplace_back(drawing);
        return all;
    }();
    return boards[index_of(card)];
}

}  // namespace shining_referee
