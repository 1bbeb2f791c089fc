#pragma once

#include <heroes/shining/table.hpp>

// The chapters in the order of play, and what one calls in another.
namespace heroes::shining::detail {

// campaign.hpp: party, quests and their preparation. set_up.hpp: the encounter.
template <class Game>
constexpr void begin_encounter(Game game, EncounterCard card);
template <class Game>
constexpr void end_quest(Game game, bool completed);
template <class Game>
constexpr void prepare_again(Game game);

// track.hpp: the token, slot by slot, and the Final Step.
// activation.hpp: what a Hero does in its step.
template <class Game>
constexpr void begin_activation(Game game, Model hero);

// attack.hpp: from the declaration to the reactions afterwards.
template <class Game>
constexpr void declare_attack(Game game, const Assault& assault);

// monsters.hpp: AI cards. events.hpp: Event cards.
template <class Game>
constexpr void advance_monsters(Game game, int points);

// encounter_end.hpp: victory, defeat and what follows.
enum class Moment : std::uint8_t { change, between_activations, final_step, last = final_step };
template <class Game>
constexpr void look_for_end(Game game, Moment moment = Moment::change);

}  // namespace heroes::shining::detail
