#pragma once

#include <heroes/core/verbs.hpp>
#include <heroes/shining/detail/campaign.hpp>
#include <heroes/shining/detail/set_up.hpp>
#include <heroes/shining/detail/track.hpp>
#include <heroes/shining/outcome.hpp>
#include <heroes/shining/rulebook.hpp>
#include <heroes/shining/table.hpp>

namespace heroes::shining {

using heroes::apply;
using heroes::decider;
using heroes::for_each_legal_action;
using heroes::is_over;
using heroes::judge;
using heroes::legal_actions;
using heroes::pending;
using heroes::play;
using heroes::set_up;
using heroes::try_apply;

using Actions = ActionsOf<Table<>>;

// Sets a game up; see heroes::new_game.
template <class Rules = StandardRules, Chance C, class Emit = Ignore>
[[nodiscard]] constexpr State<Rules, C> new_game(const Options& options, C chance, const Rules& rules = {},
                                                 Emit&& emit = {}) {
    return heroes::new_game<Table<Rules>>(options, chance, rules, emit);
}
template <class Rules = StandardRules, Chance C, class Emit = Ignore>
[[nodiscard]] constexpr Result<State<Rules, C>> try_new_game(const Options& options, C chance, const Rules& rules = {},
                                                             Emit&& emit = {}) {
    return heroes::try_new_game<Table<Rules>>(options, chance, rules, emit);
}

}  // namespace heroes::shining
