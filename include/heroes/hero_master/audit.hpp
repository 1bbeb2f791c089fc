#pragma once

#include <heroes/core/verdict.hpp>
#include <heroes/hero_master/audit/board.hpp>
#include <heroes/hero_master/audit/cards.hpp>
#include <heroes/hero_master/audit/steps.hpp>
#include <heroes/hero_master/play.hpp>
#include <heroes/hero_master/table.hpp>

// The invariants of a table. A table that passes can be played on to the end, whoever made it.
namespace heroes::hero_master {

// Whether this is a valid position: legal, or the clause that it breaks.
template <class Rules>
constexpr Verdict audit(const Table<Rules>& table) {
    if (const Verdict verdict = judge(table.options, table.rules); !verdict) return verdict;
    if (const Verdict verdict = detail::audit_cards(table); !verdict) return verdict;
    if (const Verdict verdict = detail::audit_board(table); !verdict) return verdict;
    return detail::audit_steps(table);
}

}  // namespace heroes::hero_master
