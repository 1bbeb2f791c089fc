#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include <heroes/core/enum_array.hpp>

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

constexpr std::string_view name_of(MoveReason reason) {
    constexpr std::array<const char*, enum_count<MoveReason>> names{
        "march", "reinforce", "escort", "retreat", "saved", "sent home", "returned to roost", "unleashed"};
    return index_of(reason) < names.size() ? names[index_of(reason)] : "no reason";
}

// What earned a point or advanced a Dragon.
enum class PointReason : std::uint8_t { clearing, dragon, last = dragon };

constexpr std::string_view name_of(PointReason reason) {
    return reason == PointReason::clearing ? "battlefield cleared" : "Dragon defeated";
}

enum class AdvanceCause : std::uint8_t { defeat, point, last = point };

constexpr std::string_view name_of(AdvanceCause cause) {
    return cause == AdvanceCause::defeat ? "own dice defeated" : "points scored";
}

// Why a Dragon did not advance, or not by all of it.
enum class LossReason : std::uint8_t { away, capped, defeated, last = defeated };

constexpr std::string_view name_of(LossReason reason) {
    constexpr std::array<const char*, enum_count<LossReason>> names{"away from its Roost", "already at its highest",
                                                                    "defeated in this battle"};
    return index_of(reason) < names.size() ? names[index_of(reason)] : "no reason";
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

constexpr std::string_view name_of(Offer offer) {
    constexpr std::array<const char*, enum_count<Offer>> names{
        "escort", "sacrifice", "save", "Paladin's reroll", "Mage's reroll", "Barbarian's reroll"};
    return index_of(offer) < names.size() ? names[index_of(offer)] : "no offer";
}

}  // namespace heroes::hedra
