#pragma once

#include <cstddef>

#include <heroes/core/verdict.hpp>
#include <heroes/hamlet/audit/board.hpp>
#include <heroes/hamlet/audit/cards.hpp>
#include <heroes/hamlet/audit/steps.hpp>
#include <heroes/hamlet/audit/turn.hpp>
#include <heroes/hamlet/play.hpp>
#include <heroes/hamlet/table.hpp>

// The invariants of a table, for positions set up by hand and tables that come from outside.
namespace heroes::hamlet {

// Whether this is a valid position: legal, or the clause that it breaks. A valid one can be played on to its end.
template <class Rules>
constexpr Verdict audit(const Table<Rules>& table) {
    if (const Verdict verdict = judge(table.options, table.rules); !verdict) return verdict;
    if (const Verdict verdict = detail::audit_turn(table); !verdict) return verdict;
    if (const Verdict verdict = detail::audit_cards(table); !verdict) return verdict;
    if (const Verdict verdict = detail::audit_board(table); !verdict) return verdict;
    for (std::size_t i = 0; i != most_players; ++i)
        if (const Verdict verdict = detail::audit_hero(table, static_cast<Seat>(i)); !verdict) return verdict;
    if (const Verdict verdict = detail::audit_encounter(table); !verdict) return verdict;
    if (const Verdict verdict = detail::audit_end(table); !verdict) return verdict;
    return detail::audit_steps(table);
}

}  // namespace heroes::hamlet
