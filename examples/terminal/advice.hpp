#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <heroes/core/evaluation.hpp>
#include <heroes/core/view.hpp>
#include <heroes/tools/search_bot.hpp>
#include <heroes/tools/shapes.hpp>
#include <heroes/tools/typing.hpp>

#include "../shared/settings.hpp"
#include "choices.hpp"
#include "reply.hpp"
#include "text.hpp"

namespace terminal {

// What the search bot would do, and why: how often it tried each choice, and what that was worth to the decider, from
// -100 (lost) to 100 (won).
template <class Table>
std::string hint(const heroes::View<Table>& seen, const Choices<Table>& choices, std::uint32_t nodes) {
    if constexpr (heroes::Evaluated<Table>) {
        constexpr std::size_t most = 5;
        if (choices.offers().size() == 1) return "There is only one choice.\n";
        const auto found = heroes::SearchBot{.seed = 1}.advise(seen, nodes);
        std::string text = wrapped("The search bot has played on " + std::to_string(found.simulations) +
                                       " times (worth: -100 is lost, 100 won):",
                                   2) +
                           "\n";
        for (std::size_t i = 0; i != std::min(most, found.alternatives.size()); ++i) {
            const auto& tried = found.alternatives[i];
            text += wrapped("  " + counted(tried.visits, "visit") + ", worth " +
                                std::to_string(100 * std::int64_t{tried.worth} / heroes::sure_win) + ": " +
                                choices.offer(tried.action),
                            6) +
                    "\n";
        }
        return text;
    } else {
        return "Nobody has an opinion about this game.\n";
    }
}

namespace detail {

// How far what somebody typed is from a title, or from the nearest word of it; nothing if that is too far.
inline std::optional<std::size_t> distance_of(const std::string& typed, const std::string& title) {
    auto candidates = heroes::words_in(title);
    candidates.push_back(joined(candidates, " "));
    std::optional<std::size_t> least;
    for (const std::string& candidate : candidates) {
        const std::size_t distance = shared::edit_distance(typed, candidate);
        if (distance <= candidate.size() / 3) least = std::min(least.value_or(distance), distance);
    }
    return least;
}

// The titles that may be meant by a name which is none, the likest first.
template <class Table>
std::string similar_cards(const std::string& typed) {
    constexpr std::size_t most = 5;
    std::set<std::pair<std::size_t, std::string>> ranked;
    Voice<Table>::for_each_card([&](const std::string& title, const std::string&) {
        if (const auto distance = distance_of(typed, title)) ranked.emplace(*distance, title);
    });
    std::vector<std::string> titles;
    for (const auto& [distance, title] : ranked)
        if (titles.size() != most) titles.push_back(title);
    return titles.empty() ? "" : " Do you mean " + joined(titles, ", ") + "?";
}

}  // namespace detail

// Everything with a text on it that is called like this.
template <class Table>
std::string cards_named(const std::string& name) {
    const auto wanted = heroes::words_in(name);
    const auto begins = [](const std::string& word, const std::string& beginning) {
        return word.starts_with(beginning);
    };
    std::string text;
    Voice<Table>::for_each_card([&](const std::string& title, const std::string& what) {
        const auto words = heroes::words_in(title);
        if (std::search(words.begin(), words.end(), wanted.begin(), wanted.end(), begins) != words.end())
            text += wrapped(what, 2) + "\n";
    });
    if (!text.empty()) return text;
    return wrapped("There is no card '" + detail::said(name) + "'." + detail::similar_cards<Table>(joined(wanted, " ")),
                   2) +
           "\n";
}

}  // namespace terminal
