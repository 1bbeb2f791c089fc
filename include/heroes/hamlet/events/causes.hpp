#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include <heroes/core/enum_array.hpp>
#include <heroes/hamlet/outcome.hpp>

namespace heroes::hamlet {

// One of the two who fight: the hero of the active player, or the opponent.
enum class Fighter : std::uint8_t { hero, opponent, last = opponent };

constexpr std::string_view name_of(Fighter fighter) { return fighter == Fighter::hero ? "hero" : "opponent"; }

// What let a hero regain health.
enum class HealCause : std::uint8_t { heal_action, consumable, favor, oblation, last = oblation };

constexpr std::string_view name_of(HealCause cause) {
    constexpr std::array<const char*, enum_count<HealCause>> names{"heal action", "consumable", "favor", "oblation"};
    return index_of(cause) < names.size() ? names[index_of(cause)] : "no cause";
}

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

constexpr std::string_view name_of(HealthCause cause) {
    constexpr std::array<const char*, enum_count<HealthCause>> names{"attack", "tie strike",   "strike", "status",
                                                                     "thorns", "regeneration", "fatigue"};
    return index_of(cause) < names.size() ? names[index_of(cause)] : "no cause";
}

// Why an item went to the discard pile.
enum class DiscardCause : std::uint8_t { used, effect_ended, sold, left_the_stock, owner_died, last = owner_died };

constexpr std::string_view name_of(DiscardCause cause) {
    constexpr std::array<const char*, enum_count<DiscardCause>> names{"used", "effect ended", "sold", "left the stock",
                                                                      "owner died"};
    return index_of(cause) < names.size() ? names[index_of(cause)] : "no cause";
}

// The decks that are drawn from.
enum class Pile : std::uint8_t { heroes, monsters, mutations, items, decrees, last = decrees };

constexpr std::string_view name_of(Pile pile) {
    constexpr std::array<const char*, enum_count<Pile>> names{"heroes", "monsters", "mutations", "items", "decrees"};
    return index_of(pile) < names.size() ? names[index_of(pile)] : "no pile";
}

}  // namespace heroes::hamlet
