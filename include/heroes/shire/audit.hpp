#pragma once

#include <heroes/core/verdict.hpp>
#include <heroes/shire/audit/boards.hpp>
#include <heroes/shire/audit/steps.hpp>
#include <heroes/shire/audit/turn.hpp>
#include <heroes/shire/play.hpp>
#include <heroes/shire/table.hpp>

// The invariants of a table. A table that passes can be played on to the end, whoever made it.
namespace heroes::shire {

// Whether this table can be: legal, or the clause that it breaks.
template <class Rules>
constexpr Verdict audit(const Table<Rules>& table) {
    if (const Verdict verdict = judge(table.options, table.rules); !verdict) return verdict;
    if (const Verdict verdict = detail::audit_boards(table); !verdict) return verdict;
    if (const Verdict verdict = detail::audit_turn(table); !verdict) return verdict;
    if (const Verdict verdict = detail::audit_bounty(table); !verdict) return verdict;
    if (const Verdict verdict = detail::audit_end(table); !verdict) return verdict;
    if (const Verdict verdict = detail::audit_steps(table); !verdict) return verdict;
    return detail::audit_house(table);
}

}  // namespace heroes::shire
