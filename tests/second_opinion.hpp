#pragma once

// What the referees of the games share. A referee is a second opinion, written from the clause book alone: it has its
// own table and its own arithmetic and calls none of the rules it judges. It gets the record of a whole game, that is
// the events, the table before each answer and the answer, and plays the game again by its own understanding: dice fall
// and cards are drawn as the record says, players answer as the record says, and all else has to follow. At every
// answer its table, its events, what it waits for and what it offers are held against the record.

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include <heroes/core/pcg32.hpp>
#include <heroes/core/state.hpp>
#include <heroes/core/text.hpp>
#include <heroes/core/verbs.hpp>

namespace second_opinion {

// What has happened since the last answer, the table that waits, and the answer.
template <class Table>
struct Moment {
    std::vector<typename Table::Event> events{};
    Table table{};
    typename Table::Action answer{};
};

template <class Table>
struct Record {
    typename Table::Options options{};
    std::vector<Moment<Table>> moments{};  // the last one is the end of the game
    bool finished = false;
};

inline constexpr std::size_t to_the_end = std::numeric_limits<std::size_t>::max();

// Any of the actions offered.
inline constexpr auto any_of = [](const auto& offered, std::uint64_t, heroes::Pcg32& chooser) {
    return offered[chooser.below(static_cast<std::uint32_t>(offered.size()))];
};

// A game of players who choose by pick(offered, seed, chooser).
template <class Table, class Pick>
Record<Table> play_at_random(const typename Table::Options& options, std::uint64_t seed, Pick&& pick,
                             std::size_t most_answers = to_the_end, const typename Table::Rules& rules = {}) {
    using Event = typename Table::Event;
    Record<Table> record{options, {}, false};
    std::vector<Event> events;
    const auto listen = [&](const Event& event) { events.push_back(event); };
    auto state = heroes::new_game<Table>(options, heroes::Pcg32{seed}, rules, listen);
    heroes::Pcg32 chooser{~seed};
    while (!is_over(state.table) && record.moments.size() != most_answers) {
        const auto offered = legal_actions(state.table);
        if (offered.empty()) break;
        const auto answer = pick(std::vector<typename Table::Action>{offered.begin(), offered.end()}, seed, chooser);
        record.moments.push_back({std::exchange(events, {}), state.table, answer});
        play(state.table, answer, state.chance, listen);
    }
    record.finished = is_over(state.table);
    record.moments.push_back({events, state.table, {}});
    return record;
}

// The record and the clause book disagree.
struct Disagreement {
    std::string what;
    std::size_t moment = 0;
};

template <class T>
std::string say(const T& value) {
    return std::string(heroes::to_text(value).view());
}

}  // namespace second_opinion
