#pragma once

// What the tests of Shining Heroes share.

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include <questions.hpp>

#include "arena.hpp"

#include <heroes/core/scripted_dice.hpp>
#include <heroes/shining.hpp>
#include <heroes/shining/queries.hpp>

namespace shining_test {

using Arena = heroes::RuntimeRulesOf<arena::ArenaHooks, heroes::shining::Knobs>;
using Duel = heroes::shining::State<Arena, heroes::ScriptedDice>;

}  // namespace shining_test

// Compiled once, in support.cpp.
namespace questions {

using shining_test::Duel;

extern template struct Asked<Duel>;

}  // namespace questions

namespace shining_test {

using namespace heroes;
using namespace heroes::shining;
using namespace questions;

inline constexpr Model h1 = Model::hero_1;
inline constexpr Model h2 = Model::hero_2;
inline constexpr Model h3 = Model::hero_3;
inline constexpr Model h4 = Model::hero_4;
inline constexpr Model a1 = Model::a_1;
inline constexpr Model a2 = Model::a_2;
inline constexpr Model a3 = Model::a_3;
inline constexpr Model a4 = Model::a_4;
inline constexpr Model b1 = Model::b_1;
inline constexpr Model b2 = Model::b_2;
inline constexpr Model boss = Model::boss;

// The encounters of the arena.
enum : int { field, thicket, tower, platform, corridor, castle, sea, ice, dark, twins };

constexpr EncounterCard encounter(int number) { return static_cast<EncounterCard>(number); }
inline const Map& map(int number) { return arena::maps[static_cast<std::size_t>(number)]; }
// A square of a map by its column and row, counted from 0.
inline Square at(int number, int column, int row, int floor = 0) {
    return square_at(map(number), static_cast<std::size_t>(column), static_cast<std::size_t>(row),
                     static_cast<std::size_t>(floor));
}
// The same on maps of sixteen columns.
inline Square at(int column, int row) { return at(field, column, row); }

inline HeroCard hero_named(std::string_view name) { return standard_content.heroes.named(name); }
inline const HeroCard galahad = hero_named("Galahad the Squire");
inline const HeroCard ranger = hero_named("Centaur Ranger");
inline const HeroCard mirabel = hero_named("Mirabel the Ember Mage");
inline const HeroCard aldous = hero_named("Brother Aldous");
inline const HeroCard pip = hero_named("Pip the Sky Courier");
inline const HeroCard brunhild = hero_named("Brunhild Stonefist");
inline const HeroCard lysander = hero_named("Lysander the Minstrel");
inline const HeroCard vex = hero_named("Vex the Duellist");

// An encounter with this party; the first Hero has the first activation, far from the others.
inline Options options(int number, HeroCard first = galahad, HeroCard second = ranger, HeroCard third = mirabel,
                       HeroCard fourth = aldous) {
    return {.scope = Scope::encounter, .encounter = encounter(number), .party = {{first, second, third, fourth}}};
}
inline Position<Arena> position(const Options& chosen, const Knobs& knobs = {}) {
    return Position<Arena>{chosen, Arena{knobs}};
}
inline Position<Arena> position(int number, HeroCard first = galahad, const Knobs& knobs = {}) {
    return position(options(number, first), knobs);
}

inline Item item_of(std::string_view name) { return standard_content.items.named(name); }
inline const Item herb = item_of("Healing Herb");
inline const Item potion = item_of("Healing Potion");
inline Equipment piece(std::string_view name) { return standard_content.equipment.named(name); }
inline AiCard ai(std::string_view name) { return standard_content.ai_cards.named(name); }
inline EventCard event(std::string_view name) { return standard_content.events.named(name); }

// A game of an encounter from its set-up, with this Hero order, up to the first activation.
inline Duel begun(int number, ScriptedDice dice, const Knobs& knobs = {}) {
    Duel state = heroes::new_game<Table<Arena>>(options(number), dice, Arena{knobs});
    for (const Model model : {h1, h2, h3}) state = after(state, NameHero{model});
    return state;
}

// The first event of a kind when something is done.
template <class E, class S>
E first(const S& state, const Action& action) {
    const auto found = only<E>(events_of(state, action));
    REQUIRE(!found.empty());
    return found[0];
}

}  // namespace shining_test
