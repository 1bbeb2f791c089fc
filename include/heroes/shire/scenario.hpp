#pragma once

#include <cstdint>

#include <heroes/core/enum_names.hpp>
#include <heroes/core/inline_vector.hpp>
#include <heroes/shire/effects.hpp>
#include <heroes/shire/options.hpp>
#include <heroes/shire/pieces.hpp>
#include <heroes/shire/rules.hpp>
#include <heroes/shire/table.hpp>

// What the rulebook tells of the scenario mode, for hosts that want to build one. It lists no enemies, maps or cards,
// so this is data and arithmetic, not a game.
namespace heroes::shire::scenario {

// SHI-540: characters start at level 2, with as many mastery points.
inline constexpr std::uint8_t start_level = 2;

// SHI-541: one more each time, up to the highest.
constexpr std::uint8_t level_up(std::uint8_t level) {
    return level < highest_level ? static_cast<std::uint8_t>(level + 1) : highest_level;
}

// SHI-542: what raises a level.
enum class Reward : std::uint8_t { action_card, boss_defeated, power_cube, last = power_cube };

constexpr EnumNames<Reward> names_of(Reward) { return {"action card", "boss defeated", "power cube"}; }

// SHI-542, SHI-548: the party fights bosses and trash mobs; only bosses raise a level.
enum class Foe : std::uint8_t { boss, trash_mob, last = trash_mob };

constexpr EnumNames<Foe> names_of(Foe) { return {"boss", "trash mob"}; }

constexpr bool raises_level(Foe defeated) { return defeated == Foe::boss; }

// SHI-543: an action card has options of which the party takes one; each does something, good or bad.
struct ActionCard {
    InlineVector<Part, 4> options{};
    bool levels_up = false;
};

// SHI-544: an item is worn by one armour class and gives abilities as long as it is, or does something once.
struct Loot {
    ArmourClass armour{};
    Passives worn{};
    Part used{};
};

// SHI-545, SHI-R80: armour classes must match.
constexpr bool can_equip(ArmourClass wearer, const Loot& loot, const Knobs& knobs = {}) {
    return wearer == loot.armour || (knobs.heavy_wears_light && wearer == ArmourClass::heavy);
}

// SHI-546, SHI-547: the board after a battle: nothing stays on it, character and mastery do.
constexpr Character after_battle(const Character& board, std::uint8_t hp) {
    return {.card = board.card, .hp = hp, .base_hp = hp, .depths = board.depths};
}

}  // namespace heroes::shire::scenario
