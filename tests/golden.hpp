#pragma once

// Games that are played again from a list of what happened: lines that begin with "> " are actions, all others events.

#include <doctest/doctest.h>

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <heroes/core/text.hpp>

namespace golden {

std::string text_of(const auto& value) { return std::string(heroes::to_text(value).view()); }

// The legal action that reads like this.
template <class Table>
typename Table::Action action_called(const Table& table, std::string_view text) {
    for (const auto& action : legal_actions(table))
        if (text_of(action) == text) return action;
    FAIL("not legal: ", std::string(text));
    return {};
}

// The state at the end of a trace, from what begin(listen) sets up on; what is told is what the trace says.
template <class Begin>
auto played_again(std::span<const std::string_view> trace, Begin&& begin) {
    std::vector<std::string> told;
    const auto listen = [&](const auto& event) { told.push_back(text_of(event)); };
    auto state = begin(listen);
    for (const std::string_view line : trace) {
        if (!line.starts_with("> ")) continue;
        told.push_back(std::string(line));
        play(state.table, action_called(state.table, line.substr(2)), state.chance, listen);
    }
    REQUIRE(told.size() == trace.size());
    for (std::size_t i = 0; i != told.size(); ++i) REQUIRE(told[i] == std::string(trace[i]));
    return state;
}

}  // namespace golden
