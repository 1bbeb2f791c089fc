#pragma once

#include <heroes/core/chance.hpp>
#include <heroes/core/state.hpp>
#include <heroes/core/verdict.hpp>

namespace heroes {

// The frame of a position, a table set up by hand: the first mistake is kept as a verdict until the table is asked for.
// A game's Position derives from this, changes `table_`, and fills in the rest: complete(table), which may fail, too.
template <class Position, class Table>
class PositionOf {
public:
    // The table, or the clause that says why the position is not valid.
    [[nodiscard]] constexpr Result<Table> try_table() const {
        if (!verdict_) return verdict_;
        if (const Verdict verdict = judge(table_.options, table_.rules); !verdict) return verdict;
        Position built = static_cast<const Position&>(*this);
        built.complete();
        if (!built.verdict_) return built.verdict_;
        if (const Verdict verdict = audit(built.table_); !verdict) return verdict;
        return built.table_;
    }
    // The table; an impossible one is a mistake of the caller and goes to Rules::illegal.
    [[nodiscard]] constexpr Table table() const {
        const auto result = try_table();
        if (!result) Table::Rules::illegal(result.verdict());
        return *result;
    }
    // A state to play on, with the dice it will roll.
    template <Chance C>
    [[nodiscard]] constexpr State<Table, C> with(C chance) const {
        return {table(), chance};
    }

protected:
    constexpr PositionOf(const typename Table::Options& options, const typename Table::Rules& rules) {
        table_.options = options;
        table_.rules = rules;
    }
    // Keeps the first thing that is wrong.
    constexpr Position& fail(Verdict why) {
        if (verdict_) verdict_ = why;
        return static_cast<Position&>(*this);
    }

    Table table_{};
    Verdict verdict_ = Verdict::legal();
};

}  // namespace heroes
