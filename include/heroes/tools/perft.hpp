#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include <heroes/core/game.hpp>
#include <heroes/core/outcomes.hpp>
#include <heroes/core/probability.hpp>
#include <heroes/tools/distinct.hpp>

namespace heroes {

// What can become of a table in so many decisions, if every legal action is taken and the chance falls in every way.
// Two versions of the rules, or two programs, that agree on these numbers very likely agree on the rules.
struct Perft {
    std::uint64_t decisions = 0;  // that somebody has to make on the way, each as often as ways lead to it
    std::uint64_t leaves = 0;     // ways to the end: so many decisions are made, or the game is over
    std::uint64_t tables = 0;     // how many different tables there are at the ends
    Probability mass{};           // of all leaves, if each action is as likely as the others: one, unless overflowed
    bool counted = true;          // false if there are more decisions or leaves than 64 bits can count

    bool operator==(const Perft&) const = default;
};

namespace detail {

// Counts from the leaves up. What was counted below a table is kept, because many ways lead to the same.
template <GameTable Table>
class PerftCount {
public:
    explicit PerftCount(std::size_t depth) : seen_(depth), counts_(depth) {}

    Perft count(const Table& table, std::size_t depth) {
        Count sum = count_below(table, depth);
        return {sum.decisions.value, sum.leaves.value, ends_.size(), sum.mass, sum.decisions.fits && sum.leaves.fits};
    }

private:
    struct Count {
        Checked decisions{};
        Checked leaves{};
        Probability mass{};
    };

    Count count_below(const Table& table, std::size_t depth) {
        if (depth == 0 || is_over(table)) return count_end(table);
        auto& counts = counts_[depth - 1];
        const std::size_t place = seen_[depth - 1].place_of(table);
        if (place == counts.size()) counts.push_back(count_actions(table, depth));
        return counts[place];
    }
    Count count_end(const Table& table) {
        ends_.place_of(table);
        return {{0}, {1}, Probability::one()};
    }
    Count count_actions(const Table& table, std::size_t depth) {
        Count sum{{1}, {0}, Probability::zero()};
        const auto actions = legal_actions(table);
        for (const auto& action : actions)
            for_each_outcome(table, action, [&](const Table& next, Probability probability) {
                const Count below = count_below(next, depth - 1);
                sum.decisions = sum.decisions + below.decisions;
                sum.leaves = sum.leaves + below.leaves;
                sum.mass = sum.mass + probability * below.mass;
            });
        sum.mass = sum.mass * Probability{1, actions.size()};
        return sum;
    }

    Distinct<Table> ends_;
    std::vector<Distinct<Table>> seen_;       // by the decisions still to be made, less one
    std::vector<std::vector<Count>> counts_;  // in the places of what was seen
};

}  // namespace detail

// Counts what can become of a table in so many decisions.
template <GameTable Table>
[[nodiscard]] Perft perft(const Table& table, std::size_t depth) {
    return detail::PerftCount<Table>{depth}.count(table, depth);
}

}  // namespace heroes
