#pragma once

// The slow count of perft: every way is walked to its end by itself, with nothing remembered and nothing shared with
// the quick one but the rules. The draws of one action are known from asking for them, one more each time.

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include <heroes/core/probability.hpp>
#include <heroes/core/text.hpp>
#include <heroes/tools/perft.hpp>

template <>
struct doctest::StringMaker<heroes::Perft> {
    static doctest::String convert(const heroes::Perft& perft) {
        return (std::to_string(perft.decisions) + " decisions, " + std::to_string(perft.leaves) + " leaves, " +
                std::to_string(perft.tables) + " tables, mass " + std::to_string(perft.mass.as_double()))
            .c_str();
    }
};

namespace counting {

// What a finished count should be: its mass is one.
constexpr heroes::Perft counted(std::uint64_t decisions, std::uint64_t leaves, std::uint64_t tables) {
    return {decisions, leaves, tables, heroes::Probability::one()};
}

template <class Table>
class SlowCount {
public:
    heroes::Perft count(const Table& table, std::size_t depth) {
        walk(table, depth, 1.0);
        CHECK(mass_ == doctest::Approx(1.0));
        return counted(decisions_, leaves_, ends_.size());
    }

private:
    struct Draws {
        std::vector<std::uint32_t> told{};
        std::size_t asked = 0;
        std::uint32_t choices = 0;  // of the first draw that was not told

        std::uint32_t below(std::uint32_t n) {
            if (asked == told.size()) choices = n;
            return asked < told.size() ? told[asked++] : (++asked, 0);
        }
    };

    void walk(const Table& table, std::size_t depth, double likely) {
        if (depth == 0 || is_over(table)) {
            ++leaves_;
            mass_ += likely;
            ends_.insert(std::string(heroes::to_text<16384>(table).view()));
            return;
        }
        ++decisions_;
        const double actions = static_cast<double>(legal_actions(table).size());
        for_each_legal_action(
            table, [&](const typename Table::Action& action) { fall(table, action, {}, depth, likely / actions); });
    }
    void fall(const Table& table, const typename Table::Action& action, const std::vector<std::uint32_t>& told,
              std::size_t depth, double likely) {
        Table next = table;
        Draws draws{told};
        play(next, action, draws);
        if (draws.asked <= told.size()) return walk(next, depth - 1, likely);
        for (std::uint32_t choice = 0; choice != draws.choices; ++choice) {
            auto more = told;
            more.push_back(choice);
            fall(table, action, more, depth, likely / draws.choices);
        }
    }

    std::uint64_t decisions_ = 0;
    std::uint64_t leaves_ = 0;
    std::set<std::string> ends_{};
    double mass_ = 0;
};

template <class Table>
void compare_counts(const Table& table, std::size_t depth) {
    CHECK(heroes::perft(table, depth) == SlowCount<Table>{}.count(table, depth));
}

}  // namespace counting
