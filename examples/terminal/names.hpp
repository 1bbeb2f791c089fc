#pragma once

#include <cctype>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/seat.hpp>

#include "text.hpp"

namespace terminal {

// Every player has a colour.
inline std::string colour_name(heroes::Seat seat) {
    constexpr std::string_view names[]{"Red", "Blue", "Green", "Yellow", "Purple", "Teal", "Nobody"};
    return std::string(names[heroes::index_of(seat)]);
}

// What the players of this program want to be called, if it is not by their colours.
inline std::vector<std::string>& given_names() {
    static std::vector<std::string> names;
    return names;
}

// The same, as they are typed.
inline std::vector<std::string>& typed_names() {
    static std::vector<std::string> names;
    return names;
}

inline void call_players(const std::vector<std::string>& names) {
    given_names() = typed_names() = names;
    for (std::string& name : typed_names())
        for (char& letter : name) letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
}

inline std::string player_name(heroes::Seat seat) {
    const std::size_t place = heroes::index_of(seat);
    const bool is_given = place < given_names().size() && !given_names()[place].empty();
    return is_given ? given_names()[place] : colour_name(seat);
}

inline std::string painted_name(heroes::Seat seat, Style style) {
    return style.paint(player_name(seat), static_cast<Colour>(seat));
}

// "frigid woodlands" as on the board: "Frigid Woodlands".
inline std::string titled(std::string_view name) {
    std::string text(name);
    bool begins = true;
    for (char& letter : text) {
        if (begins) letter = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
        begins = letter == ' ';
    }
    return text;
}

// The players in words, whatever the game.
template <class Table>
struct Players {
    const Table& table;
    Style style{};

    std::string seat(heroes::Seat who) const { return painted_name(who, style); }
    std::string seats(heroes::SeatSet who) const {
        std::vector<std::string> names;
        who.for_each([&](heroes::Seat each) { names.push_back(seat(each)); });
        return listed(names);
    }
};

}  // namespace terminal
