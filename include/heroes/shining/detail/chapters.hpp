#pragma once

#include <heroes/shining/table.hpp>

// The table of contents: the chapters in the order of play. Declared is what chapters call that come before it in the
// includes; whatever else one needs of another it includes.
namespace heroes::shining::detail {

// campaign.hpp: party, quests and their preparation. set_up.hpp: the encounter.
template <class Game>
constexpr void begin_encounter(Game game, EncounterCard card);
template <class Game>
constexpr void end_quest(Game game, bool completed);
template <class Game>
constexpr void prepare_again(Game game);

// What all of them ask: models.hpp, passives.hpp, ground.hpp, sight.hpp.

// track.hpp: the token, slot by slot, and the Final Step.
// activation.hpp: what a Hero does in its step. movement.hpp: square by square. powers.hpp, targets.hpp, use.hpp and
// effects.hpp: what it uses, on whom, and what that does. cheating_death.hpp: what an exhausted one does.
template <class Game>
constexpr void begin_activation(Game game, Model hero);

// attack.hpp: from the declaration to the reactions afterwards. dice.hpp: its roll. reactions.hpp, push.hpp and
// health.hpp: what may come of it.
template <class Game>
constexpr void declare_attack(Game game, Model attacker, AttackCard card, Square centre);
template <class Game>
constexpr void strike_back(Game game, Model user);

// monsters.hpp: AI cards. aim.hpp: whom they go for. routes.hpp, journey.hpp and monster_moves.hpp: which way.
// events.hpp: Event cards. spawn.hpp: who comes by them.
template <class Game>
constexpr void place_timers(Game game, int n);

// encounter_end.hpp: victory and defeat. rewards.hpp: what follows.
enum class Moment : std::uint8_t { change, between_activations, final_step, last = final_step };
template <class Game>
constexpr void look_for_end(Game game, Moment moment = Moment::change);
template <class Game>
constexpr void concede(Game game);

}  // namespace heroes::shining::detail
