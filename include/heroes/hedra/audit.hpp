#pragma once

#include <heroes/core/verdict.hpp>
#include <heroes/hedra/audit/board.hpp>
#include <heroes/hedra/audit/house.hpp>
#include <heroes/hedra/audit/steps.hpp>
#include <heroes/hedra/audit/turn.hpp>
#include <heroes/hedra/play.hpp>
#include <heroes/hedra/table.hpp>

// The invariants of a table, for positions set up by hand and tables that come from outside.
namespace heroes::hedra {

// Whether this is a valid position: legal, or the clause that it breaks. A valid one can be played on to its end.
template <class Rules>
constexpr Verdict audit(const Table<Rules>& table) {
    if (const Verdict verdict = judge(table.options, table.rules); !verdict) return verdict;
    if (const Verdict verdict = detail::audit_places(table); !verdict) return verdict;
    if (const Verdict verdict = detail::audit_faces(table); !verdict) return verdict;
    if (const Verdict verdict = detail::audit_turn(table); !verdict) return verdict;
    if (const Verdict verdict = detail::audit_battle(table); !verdict) return verdict;
    if (const Verdict verdict = detail::audit_steps(table); !verdict) return verdict;
    return detail::audit_house(table);
}

}  // namespace heroes::hedra
