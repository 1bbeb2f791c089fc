#pragma once

#include <cstdint>

#include <heroes/core/enum_names.hpp>
#include <heroes/shire/pieces.hpp>

namespace heroes::shire {

// Why HP, shields, tokens and dice change.
enum class Cause : std::uint8_t {
    attack,
    effect,  // an outcome of a spell or an ability
    bleed,
    burn,
    lacerate,
    poison,
    drenched,
    hp_regen,
    glowing,
    darkness,
    bounty,
    knockback,  // getting back up
    price,      // of an outcome
    upkeep,
    cast,
    purge,
    used,      // a token that is gone once it has been used
    woken,     // Sleep ends by damage
    replaced,  // by a newer token of the same kind
    end_phase,
    last = end_phase
};

constexpr EnumNames<Cause> names_of(Cause) {
    return {"attack",   "effect",  "bleed",    "burn",   "lacerate",  "poison",   "drenched",
            "HP regen", "glowing", "darkness", "bounty", "knockback", "price",    "upkeep",
            "cast",     "purge",   "used",     "woken",  "replaced",  "end phase"};
}

// The damage and the gains of conditions.
constexpr Cause cause_of(Condition condition) {
    return static_cast<Cause>(index_of(Cause::bleed) + index_of(condition) - index_of(Condition::bleed));
}

// How a spell comes to be cast.
enum class Casting : std::uint8_t { main_phase, reaction, counter_attack, last = counter_attack };

constexpr EnumNames<Casting> names_of(Casting) { return {"main phase", "reaction", "counter-attack"}; }

// What is offered to a player out of turn.
enum class Offer : std::uint8_t { spell, redirect, ability, dodge, last = dodge };

constexpr EnumNames<Offer> names_of(Offer) { return {"spell", "redirect", "ability", "dodge"}; }

}  // namespace heroes::shire
