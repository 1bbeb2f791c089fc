#pragma once

#include <cstdint>

#include <heroes/core/fields.hpp>
#include <heroes/core/inline_vector.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/shining/cards.hpp>
#include <heroes/shining/effects.hpp>
#include <heroes/shining/events/causes.hpp>
#include <heroes/shining/pieces.hpp>
#include <heroes/shining/squares.hpp>

namespace heroes::shining {

// A game begins.
struct GameStarted {
    std::uint8_t players{};
    Scope scope{};

    static constexpr Names names{"game started", "players", "scope"};
    bool operator==(const GameStarted&) const = default;
};

// A Hero joins the party.
struct HeroJoined {
    Model hero{};
    HeroCard card{};
    Seat player{};

    static constexpr Names names{"hero joined", "hero", "card", "player"};
    bool operator==(const HeroJoined&) const = default;
};

// A quest is prepared, for the so manieth time.
struct QuestBegan {
    QuestCard quest{};
    std::uint8_t preparation{};

    static constexpr Names names{"quest began", "quest", "preparation"};
    bool operator==(const QuestBegan&) const = default;
};

// The Heroes are what they were before the quest, SHN-R99.
struct PartyRestored {
    QuestCard quest{};

    static constexpr Names names{"party restored", "quest"};
    bool operator==(const PartyRestored&) const = default;
};

// A Hero has taken an item.
struct ItemGiven {
    Model hero{};
    Item item{};

    static constexpr Names names{"item given", "hero", "item"};
    bool operator==(const ItemGiven&) const = default;
};

// A Hero has taken a piece of equipment.
struct EquipmentGiven {
    Model hero{};
    Equipment equipment{};

    static constexpr Names names{"equipment given", "hero", "equipment"};
    bool operator==(const EquipmentGiven&) const = default;
};

// A stat has grown.
struct StatRaised {
    Model hero{};
    Stat stat{};
    std::uint8_t value{};

    static constexpr Names names{"stat raised", "hero", "stat", "value"};
    bool operator==(const StatRaised&) const = default;
};

// A Hero has chosen how to recover.
struct RecoveryChosen {
    Model hero{};
    Recovery recovery{};

    static constexpr Names names{"recovery chosen", "hero", "recovery"};
    bool operator==(const RecoveryChosen&) const = default;
};

// The party goes on to an encounter.
struct PathChosen {
    EncounterCard encounter{};

    static constexpr Names names{"path chosen", "encounter"};
    bool operator==(const PathChosen&) const = default;
};

// A quest is over.
struct QuestEnded {
    QuestCard quest{};
    bool completed = false;

    static constexpr Names names{"quest ended", "quest", "completed"};
    bool operator==(const QuestEnded&) const = default;
};

// A quest can be chosen from now on.
struct QuestUnlocked {
    QuestCard quest{};

    static constexpr Names names{"quest unlocked", "quest"};
    bool operator==(const QuestUnlocked&) const = default;
};

// The campaign begins again with the same Heroes.
struct NewGamePlusBegan {
    static constexpr Names names{"new game plus began"};
    bool operator==(const NewGamePlusBegan&) const = default;
};

// The game is over: all have won, or nobody has.
struct GameOver {
    SeatSet winners{};
    Ending decided_by{};

    static constexpr Names names{"game over", "winners", "decided_by"};
    bool operator==(const GameOver&) const = default;
};

}  // namespace heroes::shining
