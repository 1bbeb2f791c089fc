#pragma once

#include <heroes/core/verbs.hpp>
#include <heroes/hedra/detail/set_up.hpp>
#include <heroes/hedra/detail/turn.hpp>
#include <heroes/hedra/outcome.hpp>
#include <heroes/hedra/rulebook.hpp>
#include <heroes/hedra/table.hpp>

namespace heroes::hedra {

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

}  // namespace heroes::hedra
