#pragma once

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <heroes/core/seat.hpp>
#include <heroes/tools/shapes.hpp>
#include <heroes/tools/typing.hpp>

#include "../shared/explained.hpp"
#include "choices.hpp"
#include "names.hpp"
#include "voice.hpp"

namespace terminal {

// What a line that somebody typed comes to: one action, several, or what the player hears instead.
struct Reply {
    Places places{};
    std::string answer{};
};

namespace detail {

// What somebody typed, or the beginning of it.
inline std::string said(const std::string& typed) {
    constexpr std::size_t most = 40;
    std::size_t end = std::min(typed.size(), most);
    while (end != typed.size() && (static_cast<unsigned char>(typed[end]) & 0xc0u) == 0x80u) --end;  // a whole letter
    return typed.substr(0, end) + (end == typed.size() ? "" : " ...");
}

inline std::string range_of(std::size_t count) {
    return count == 1 ? "1" : "a number from 1 to " + std::to_string(count);
}

inline std::optional<long> number_in_full(const std::string& typed) {
    long number = 0;
    const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), number);
    if (typed.empty() || end != typed.data() + typed.size()) return {};
    return error == std::errc{} ? number : 0;
}

template <class Table>
Reply reply_to_number(const std::string& typed, long number, const Choices<Table>& choices) {
    const auto entries = choices.entries();
    if (number >= 1 && static_cast<std::size_t>(number) <= entries.size())
        return {entries[static_cast<std::size_t>(number) - 1].places, ""};
    return {{}, said(typed) + " is not on the list: type " + range_of(entries.size()) + "."};
}

// What the list shows for several actions together, with or without how many they are.
template <class Table>
Places places_shown_as(const std::string& typed, const Choices<Table>& choices) {
    const auto words = heroes::words_in(typed);
    for (const Entry& entry : choices.entries()) {
        const std::string shown = unpainted(entry.text);
        if (heroes::words_in(shown) == words ||
            (entry.places.size() != 1 && heroes::words_in(shown.substr(0, shown.rfind(" ("))) == words))
            return entry.places;
    }
    return {};
}

// The words of a game, and the players by their colours and names.
template <class Table>
std::vector<heroes::Synonym> synonyms_with_colours() {
    constexpr std::string_view colours[]{"red", "blue", "green", "yellow", "purple", "teal"};
    std::vector<heroes::Synonym> synonyms(Voice<Table>::synonyms().begin(), Voice<Table>::synonyms().end());
    for (std::size_t i = 0; i != std::size(colours); ++i)
        synonyms.push_back({colours[i], name_of(static_cast<heroes::Seat>(i))});
    for (std::size_t i = 0; i != typed_names().size(); ++i)
        synonyms.push_back({typed_names()[i], name_of(static_cast<heroes::Seat>(i))});
    return synonyms;
}

}  // namespace detail

// Understands what the decider typed, who sees this much of the table and these choices.
template <class Table>
Reply reply_to(const std::string& typed, const Table& table, const Table& seen, const Choices<Table>& choices) {
    if (const auto number = detail::number_in_full(typed)) return detail::reply_to_number(typed, *number, choices);
    if (const Places shown = detail::places_shown_as(typed, choices); !shown.empty()) return {shown, ""};
    const auto synonyms = detail::synonyms_with_colours<Table>();
    const auto understood = heroes::understand(seen, typed, choices.offers(), synonyms);
    if (!understood.meant.empty()) return {understood.meant, ""};
    if (understood.refused) return {{}, "Not allowed: " + shared::explained(judge(table, *understood.refused)) + "."};
    return {{},
            "I do not understand '" + detail::said(typed) + "': type " + detail::range_of(choices.entries().size()) +
                ", or ? for help."};
}

}  // namespace terminal
