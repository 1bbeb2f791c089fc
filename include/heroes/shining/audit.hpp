#pragma once

#include <heroes/core/audit.hpp>
#include <heroes/core/verdict.hpp>
#include <heroes/shining/audit/models.hpp>
#include <heroes/shining/audit/steps.hpp>
#include <heroes/shining/play.hpp>
#include <heroes/shining/table.hpp>

// The invariants of a table, SHN-I01 to SHN-I06. A table that passes can be played on to the end, whoever made it.
namespace heroes::shining {

// Whether the table can be; one that passes can be played on to its end.
template <class Rules>
constexpr Verdict audit(const Table<Rules>& table) {
    if (const Verdict verdict = judge(table.options, table.rules); !verdict) return verdict;
    if (const Verdict verdict = detail::audit_campaign(table); !verdict) return verdict;
    if (const Verdict verdict = detail::audit_encounter(table); !verdict) return verdict;
    if (const Verdict verdict = detail::audit_monsters(table); !verdict) return verdict;
    if (const Verdict verdict = detail::audit_heroes(table); !verdict) return verdict;
    if (const Verdict verdict = detail::audit_assaults(table); !verdict) return verdict;
    if (const Verdict verdict = detail::audit_luck(table); !verdict) return verdict;
    return detail::audit_steps(table);
}

}  // namespace heroes::shining
