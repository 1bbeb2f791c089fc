#pragma once

#include <cstdint>

#include <heroes/core/enum_names.hpp>

namespace heroes::hero_master {

// The two phases of an Encounter.
enum class Phase : std::uint8_t { one, two, last = two };

constexpr EnumNames<Phase> names_of(Phase) { return {"one", "two"}; }

// The decks that are shuffled.
enum class Pile : std::uint8_t { actions, monsters, treasures, fails, protests, last = protests };

constexpr EnumNames<Pile> names_of(Pile) { return {"actions", "monsters", "treasures", "critical fails", "protests"}; }

// Why the Party Leader token moved.
enum class TokenCause : std::uint8_t { effect, victory, declined, defeated, last = defeated };

constexpr EnumNames<TokenCause> names_of(TokenCause) { return {"effect", "victory", "declined", "defeated"}; }

// Why an Action card left the hand or the board; what is shuffled in goes to the deck, by a house rule.
enum class DiscardCause : std::uint8_t {
    resolved,
    encounter_over,
    attack_gone,
    dropped,
    defeated,
    forced,
    at_random,
    hand_size,
    shuffled_in,
    last = shuffled_in
};

constexpr EnumNames<DiscardCause> names_of(DiscardCause) {
    return {"resolved", "encounter over", "attack gone", "dropped",    "defeated",
            "forced",   "at random",      "hand size",   "shuffled in"};
}

// What wounded a hero: the encountered monster, the Ambusher, the monster of a parting attack, or the effect of a card.
enum class WoundCause : std::uint8_t { monster, ambusher, parting, effect, last = effect };

constexpr EnumNames<WoundCause> names_of(WoundCause) { return {"monster", "ambusher", "parting attack", "effect"}; }

// Who scored a Critical Hit.
enum class Side : std::uint8_t { hero, monster, last = monster };

constexpr EnumNames<Side> names_of(Side) { return {"hero", "monster"}; }

// How an Encounter ended.
enum class EncounterEnd : std::uint8_t {
    monster_defeated,
    heroes_defeated,
    no_attacks_left,
    monster_gone,
    last = monster_gone
};

constexpr EnumNames<EncounterEnd> names_of(EncounterEnd) {
    return {"monster defeated", "heroes defeated", "no attacks left", "monster gone"};
}

// Where gold can be.
enum class Gold : std::uint8_t { supply, stash, loot_pile, encounter, ambusher, lurking, last = lurking };

constexpr EnumNames<Gold> names_of(Gold) {
    return {"supply", "stash", "loot pile", "encounter", "ambusher", "lurking"};
}

// Where a treasure can be put.
enum class TreasurePlace : std::uint8_t { first_weapon, second_weapon, armour, hand, stash, last = stash };

constexpr EnumNames<TreasurePlace> names_of(TreasurePlace) {
    return {"first weapon", "second weapon", "armour", "hand", "stash"};
}

// What decided the game.
enum class TieBreak : std::uint8_t { gold, treasure, nearest_to_leader, last = nearest_to_leader };

constexpr EnumNames<TieBreak> names_of(TieBreak) { return {"gold", "treasure", "nearest to the leader"}; }

}  // namespace heroes::hero_master
