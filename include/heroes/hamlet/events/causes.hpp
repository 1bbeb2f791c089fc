#pragma once

#include <cstdint>

#include <heroes/core/enum_names.hpp>

namespace heroes::hamlet {

// One of the two who fight: the hero of the active player, or the opponent.
enum class Fighter : std::uint8_t { hero, opponent, last = opponent };

constexpr EnumNames<Fighter> names_of(Fighter) { return {"hero", "opponent"}; }

// What let a hero regain health.
enum class HealCause : std::uint8_t { heal_action, consumable, favor, oblation, last = oblation };

constexpr EnumNames<HealCause> names_of(HealCause) { return {"heal action", "consumable", "favor", "oblation"}; }

// What changed the health of somebody.
enum class HealthCause : std::uint8_t {
    attack,
    tie_strike,
    strike,
    status,
    thorns,
    regeneration,
    fatigue,
    last = fatigue
};

constexpr EnumNames<HealthCause> names_of(HealthCause) {
    return {"attack", "tie strike", "strike", "status", "thorns", "regeneration", "fatigue"};
}

// Why an item went to the discard pile.
enum class DiscardCause : std::uint8_t { used, effect_ended, sold, left_the_stock, owner_died, last = owner_died };

constexpr EnumNames<DiscardCause> names_of(DiscardCause) {
    return {"used", "effect ended", "sold", "left the stock", "owner died"};
}

// The decks that are drawn from.
enum class Pile : std::uint8_t { heroes, monsters, mutations, items, decrees, last = decrees };

constexpr EnumNames<Pile> names_of(Pile) { return {"heroes", "monsters", "mutations", "items", "decrees"}; }

// What ended the game.
enum class Ending : std::uint8_t {
    open,  // nothing yet
    champion_slain,
    no_heroes_left,  // HAM-R48
    last_survivor,   // HAM-R49
    sigils_lost,     // HAM-R66
    turn_limit,      // HAM-R82
    last = turn_limit
};

constexpr EnumNames<Ending> names_of(Ending) {
    return {"open",
            "the Champion is slain",
            "no heroes are left",
            "one player is left",
            "no Sigil can be had any more",
            "the last turn is played"};
}

}  // namespace heroes::hamlet
