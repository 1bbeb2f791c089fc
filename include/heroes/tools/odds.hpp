#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <vector>

#include <heroes/core/chance_tape.hpp>
#include <heroes/core/game.hpp>
#include <heroes/core/probability.hpp>
#include <heroes/tools/distinct.hpp>

namespace heroes {

// How far the ways of the chance were followed, and what is left.
struct Followed {
    std::size_t ways = 0;      // that were followed
    Probability unseen{1, 1};  // how likely it is that the chance falls in another way

    // Whether all ways were followed.
    constexpr bool exact() const { return unseen == Probability::zero(); }
    // Whether the probability of a way did not fit 64 bits: then nobody knows what is left.
    constexpr bool overflowed() const { return unseen.overflowed(); }
};

// How likely something is, as far as it was followed: `least` at least and `most()` at most, both exact.
struct Odds : Followed {
    Probability least{};  // of the ways that led to it

    constexpr Probability most() const { return least + unseen; }
};

// One of the tables that an action can lead to.
template <class Table>
struct Prospect {
    Table table{};
    Probability probability{};
};

// The tables that an action can lead to, each once, in the order in which they were found.
template <class Table>
struct Prospects : Followed {
    std::vector<Prospect<Table>> tables{};
};

namespace detail {

inline constexpr std::size_t every_way = (std::numeric_limits<std::size_t>::max)();

// Plays the action once for every way in which the chance can fall, at most so many. Each time `listen(tape)` gives
// the listener for the events, and `note(table, probability)` hears where it led.
// An illegal action is a mistake of the caller and goes to Rules::illegal; if that returns, no way is followed.
template <GameTable Table, class Listen, class Note>
constexpr void follow(Followed& followed, const Table& table, const typename Table::Action& action,
                      std::size_t most_ways, Listen&& listen, Note&& note) {
    if (const Verdict verdict = judge(table, action); !verdict) return Table::Rules::illegal(verdict);
    auto seen = Probability::zero();
    ChanceTape tape;
    for (bool more = true; more && followed.ways != most_ways; more = tape.next()) {
        auto next = table;
        play(next, action, tape, listen(tape));
        const Probability probability = tape.probability();
        note(next, probability);
        seen = seen + probability;
        ++followed.ways;
    }
    followed.unseen = seen.complement();
}

inline constexpr auto listen_to_nothing = [](ChanceTape&) { return ignore; };

// What the events of one way have told so far.
struct Answer {
    bool settled = false;
    bool happened = false;
};

constexpr Probability exact_or_unknown(const Odds& odds) { return odds.exact() ? odds.least : Probability::unknown(); }

}  // namespace detail

// The tables that a legal action can lead to, each with its exact probability. With `most_ways` no more ways than that
// are followed, and `unseen` says what is left:
//   for (const auto& [next, probability] : outcomes(table, action).tables) ...
template <GameTable Table>
Prospects<Table> outcomes(const Table& table, const typename Table::Action& action,
                          std::size_t most_ways = detail::every_way) {
    Prospects<Table> found;
    Distinct<Table> distinct;
    detail::follow(found, table, action, most_ways, detail::listen_to_nothing,
                   [&](const Table& next, Probability probability) {
                       const std::size_t place = distinct.place_of(next);
                       if (place == found.tables.size()) found.tables.push_back({next, Probability::zero()});
                       found.tables[place].probability = found.tables[place].probability + probability;
                   });
    return found;
}

// How likely a legal action leads to a table that fulfils the predicate, found out in at most so many ways.
template <GameTable Table, class Predicate>
constexpr Odds odds(const Table& table, const typename Table::Action& action, Predicate&& predicate,
                    std::size_t most_ways) {
    Odds found;
    detail::follow(found, table, action, most_ways, detail::listen_to_nothing,
                   [&](const Table& next, Probability probability) {
                       if (predicate(next)) found.least = found.least + probability;
                   });
    return found;
}

// The same in all ways there are; an overflow gives an overflowed probability.
//   odds(table, Attack{field(1)}, [](const auto& next) { return next.scores[Seat::one] > 0; })
template <GameTable Table, class Predicate>
constexpr Probability odds(const Table& table, const typename Table::Action& action, Predicate&& predicate) {
    return detail::exact_or_unknown(odds(table, action, predicate, detail::every_way));
}

// How likely the events of a legal action tell of something. `tell(event)` answers true or false as soon as an event
// settles the question, and nothing before; if no event settles it, it did not happen. What falls after that makes no
// difference and is not followed, so this answers where there are too many ways to look at each of their tables.
template <GameTable Table, class Tell>
constexpr Odds odds_told(const Table& table, const typename Table::Action& action, Tell&& tell, std::size_t most_ways) {
    Odds found;
    detail::Answer answer;
    const auto listen = [&](ChanceTape& tape) {
        answer = {};
        return [&](const auto& event) {
            if (answer.settled) return;
            const std::optional<bool> told = tell(event);
            if (!told) return;
            answer = {true, *told};
            tape.settle();
        };
    };
    detail::follow(found, table, action, most_ways, listen, [&](const Table&, Probability probability) {
        if (answer.happened) found.least = found.least + probability;
    });
    return found;
}

template <GameTable Table, class Tell>
constexpr Probability odds_told(const Table& table, const typename Table::Action& action, Tell&& tell) {
    return detail::exact_or_unknown(odds_told(table, action, tell, detail::every_way));
}

}  // namespace heroes
