#pragma once

#include <heroes/core/verbs.hpp>
#include <heroes/shining/detail/campaign.hpp>
#include <heroes/shining/detail/set_up.hpp>
#include <heroes/shining/detail/track.hpp>
#include <heroes/shining/outcome.hpp>
#include <heroes/shining/rulebook.hpp>
#include <heroes/shining/table.hpp>

namespace heroes::shining {

using namespace verbs;
using heroes::judge;
using Actions = ActionsOf<Table<>>;

// Sets a game up; see heroes::new_game. The state is a State<Rules, C>.
template <class Rules = StandardRules, Chance C, class Emit = Ignore>
[[nodiscard]] constexpr auto new_game(const Options& options, C chance, const Rules& rules = {}, Emit&& emit = {}) {
    return heroes::new_game<Table<Rules>>(options, chance, rules, emit);
}
template <class Rules = StandardRules, Chance C, class Emit = Ignore>
[[nodiscard]] constexpr auto try_new_game(const Options& options, C chance, const Rules& rules = {}, Emit&& emit = {}) {
    return heroes::try_new_game<Table<Rules>>(options, chance, rules, emit);
}

}  // namespace heroes::shining
