#pragma once

#include <cstdint>

#include <heroes/core/enum_names.hpp>

namespace heroes::hedra {

// Why a die moved.
enum class MoveReason : std::uint8_t {
    march,
    reinforce,
    escort,
    rogue_retreat,
    saved,
    sent_home,
    returned_to_roost,
    unleashed,
    last = unleashed
};

constexpr EnumNames<MoveReason> names_of(MoveReason) {
    return {"march", "reinforce", "escort", "retreat", "saved", "sent home", "returned to roost", "unleashed"};
}

// What earned a point or advanced a Dragon.
enum class PointReason : std::uint8_t { clearing, dragon, last = dragon };

constexpr EnumNames<PointReason> names_of(PointReason) { return {"battlefield cleared", "Dragon defeated"}; }

enum class AdvanceCause : std::uint8_t { defeat, point, last = point };

constexpr EnumNames<AdvanceCause> names_of(AdvanceCause) { return {"own dice defeated", "points scored"}; }

// Why a Dragon did not advance, or not by all of it.
enum class LossReason : std::uint8_t { away, capped, defeated, last = defeated };

constexpr EnumNames<LossReason> names_of(LossReason) {
    return {"away from its Roost", "already at its highest", "defeated in this battle"};
}

// What was offered and left unused.
enum class Offer : std::uint8_t {
    escort,
    sacrifice,
    save,
    reroll_all,
    reroll_enemy,
    reroll_barbarian,
    last = reroll_barbarian
};

constexpr EnumNames<Offer> names_of(Offer) {
    return {"escort", "sacrifice", "save", "Paladin's reroll", "Mage's reroll", "Barbarian's reroll"};
}

// What told the winner from the runner-up.
enum class TieBreak : std::uint8_t {
    qualification,  // only one team met both thresholds, or it met them first
    score,
    dice_on_battlefields,  // tie-break 1
    dragon_in_roost,       // tie-break 2
    dice_on_one_field,     // tie-break 3
    nothing,               // a draw
    last = nothing
};

constexpr EnumNames<TieBreak> names_of(TieBreak) {
    return {"the thresholds of a team",     "score",
            "most dice on battlefields",    "highest Dragon in its Roost",
            "most dice on one battlefield", "nothing: a draw"};
}

}  // namespace heroes::hedra
