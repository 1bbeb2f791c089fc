#pragma once

#include <charconv>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <heroes/core/seat.hpp>
#include <heroes/tools/typing.hpp>

#include "../shared/explained.hpp"
#include "names.hpp"
#include "voice.hpp"

namespace terminal {

// What a line that somebody typed comes to: a place on the list, or what the player hears instead.
struct Reply {
    std::optional<std::size_t> place{};
    std::string answer{};
};

namespace detail {

inline std::string range_of(std::size_t count) { return "a number from 1 to " + std::to_string(count); }

inline std::optional<Reply> reply_to_number(const std::string& typed, std::size_t count) {
    long number = 0;
    const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), number);
    if (end != typed.data() + typed.size()) return {};
    if (error == std::errc{} && number >= 1 && static_cast<std::size_t>(number) <= count)
        return Reply{static_cast<std::size_t>(number) - 1, ""};
    return Reply{{}, typed + " is not on the list: type " + range_of(count) + "."};
}

// "bat" can be 3, 5 or 6.
inline std::string ambiguous(const std::string& typed, std::span<const std::size_t> places) {
    std::vector<std::string> numbers;
    for (const std::size_t place : places) numbers.push_back(std::to_string(place + 1));
    const std::string last = numbers.back();
    numbers.pop_back();
    return "'" + typed + "' can be " + joined(numbers, ", ") + " or " + last + ": type the number, or more words.";
}

// The words of a game, and the players by their colours.
template <class Table>
std::vector<heroes::Synonym> synonyms_with_colours() {
    constexpr std::string_view colours[]{"red", "blue", "green", "yellow", "purple", "teal"};
    std::vector<heroes::Synonym> synonyms(Voice<Table>::synonyms().begin(), Voice<Table>::synonyms().end());
    for (std::size_t i = 0; i != std::size(colours); ++i)
        synonyms.push_back({colours[i], name_of(static_cast<heroes::Seat>(i))});
    return synonyms;
}

}  // namespace detail

// Understands what the decider typed, who sees this much of the table and these offers.
template <class Table>
Reply reply_to(const std::string& typed, const Table& table, const Table& seen, std::span<const std::string> offers) {
    const std::string range = detail::range_of(offers.size());
    if (typed.empty()) return {{}, "Type " + range + ", or ? for help."};
    if (const auto reply = detail::reply_to_number(typed, offers.size())) return *reply;
    const auto synonyms = detail::synonyms_with_colours<Table>();
    const auto understood = heroes::understand(seen, typed, offers, synonyms);
    if (understood.meant.size() == 1) return {understood.meant.front(), ""};
    if (!understood.meant.empty()) return {{}, detail::ambiguous(typed, understood.meant)};
    if (understood.refused) return {{}, "Not allowed: " + shared::explained(judge(table, *understood.refused)) + "."};
    return {{}, "I do not understand '" + typed + "': type " + range + ", or ? for help."};
}

}  // namespace terminal
