#pragma once

#include <cstdint>

#include <heroes/core/fields.hpp>
#include <heroes/core/inline_vector.hpp>
#include <heroes/shining/cards.hpp>
#include <heroes/shining/effects.hpp>
#include <heroes/shining/events/causes.hpp>
#include <heroes/shining/pieces.hpp>
#include <heroes/shining/squares.hpp>

namespace heroes::shining {

// An encounter is set up.
struct EncounterBegan {
    EncounterCard encounter{};

    static constexpr Names names{"encounter began", "encounter"};
    bool operator==(const EncounterBegan&) const = default;
};

// A monster enters play with full HP, SHN-123.
struct MonsterSpawned {
    Model model{};
    MonsterCard card{};
    std::uint8_t number{};
    Square square{};
    std::uint8_t hp{};

    static constexpr Names names{"monster spawned", "model", "card", "number", "square", "hp"};
    bool operator==(const MonsterSpawned&) const = default;
};

// There was no room for a monster, SHN-R59.
struct SpawnFailed {
    Model model{};

    static constexpr Names names{"spawn failed", "model"};
    bool operator==(const SpawnFailed&) const = default;
};

// What the Heroes protect is on the map.
struct ObjectPlaced {
    Square square{};
    std::uint8_t hp{};
    std::uint8_t vit{};

    static constexpr Names names{"object placed", "square", "hp", "vit"};
    bool operator==(const ObjectPlaced&) const = default;
};

// The encounter chart was rolled.
struct ChartRolled {
    std::uint8_t face{};
    std::uint8_t timers{};

    static constexpr Names names{"chart rolled", "face", "timers"};
    bool operator==(const ChartRolled&) const = default;
};

// An Event lies face down on the Final Step.
struct EventPlaced {
    std::uint8_t events{};

    static constexpr Names names{"event placed", "events"};
    bool operator==(const EventPlaced&) const = default;
};

// Timers were laid on the Final Step.
struct TimersPlaced {
    std::uint8_t added{};
    std::uint8_t timers{};

    static constexpr Names names{"timers placed", "added", "timers"};
    bool operator==(const TimersPlaced&) const = default;
};

// The discarded Events are a deck again, by a house rule.
struct EventsReshuffled {
    static constexpr Names names{"events reshuffled"};
    bool operator==(const EventsReshuffled&) const = default;
};

// A Hero has its number in the order.
struct HeroNumbered {
    Model hero{};
    HeroCard card{};
    Model was{};

    static constexpr Names names{"hero numbered", "hero", "card", "was"};
    bool operator==(const HeroNumbered&) const = default;
};

// A Hero stands on the map.
struct HeroPlaced {
    Model hero{};
    Square square{};

    static constexpr Names names{"hero placed", "hero", "square"};
    bool operator==(const HeroPlaced&) const = default;
};

// The set-up is done.
struct CombatBegan {
    static constexpr Names names{"combat began"};
    bool operator==(const CombatBegan&) const = default;
};

// The token is back at the start of the track.
struct RoundBegan {
    std::uint16_t round{};

    static constexpr Names names{"round began", "round"};
    bool operator==(const RoundBegan&) const = default;
};

// The token stands on a slot; on the Final Step if it is beyond the last one.
struct TokenMoved {
    std::uint8_t slot{};

    static constexpr Names names{"token moved", "slot"};
    bool operator==(const TokenMoved&) const = default;
};

// A Timer was removed.
struct TimerDiscarded {
    std::uint8_t timers{};

    static constexpr Names names{"timer discarded", "timers"};
    bool operator==(const TimerDiscarded&) const = default;
};

// The Event on the Final Step was turned over.
struct EventRevealed {
    EventCard card{};

    static constexpr Names names{"event revealed", "card"};
    bool operator==(const EventRevealed&) const = default;
};

// The players have chosen a line.
struct LineChosen {
    EventCard card{};
    std::uint8_t line{};

    static constexpr Names names{"line chosen", "card", "line"};
    bool operator==(const LineChosen&) const = default;
};

// A line of the Event is carried out.
struct LineResolved {
    EventCard card{};
    std::uint8_t line{};

    static constexpr Names names{"line resolved", "card", "line"};
    bool operator==(const LineResolved&) const = default;
};

// A Hero was tested.
struct TestRolled {
    Model hero{};
    std::uint8_t face{};
    std::uint8_t total{};
    std::uint8_t threshold{};

    static constexpr Names names{"test rolled", "hero", "face", "total", "threshold"};
    bool operator==(const TestRolled&) const = default;
};

// What monsters add to their attacks.
struct RageChanged {
    std::uint8_t rage{};

    static constexpr Names names{"rage changed", "rage"};
    bool operator==(const RageChanged&) const = default;
};

// Marked squares are Difficult from now on.
struct MapFlooded {
    static constexpr Names names{"map flooded"};
    bool operator==(const MapFlooded&) const = default;
};

// An Event is done with.
struct EventDiscarded {
    EventCard card{};

    static constexpr Names names{"event discarded", "card"};
    bool operator==(const EventDiscarded&) const = default;
};

// A Hero stands on a goal that nobody has stood on.
struct GoalTouched {
    Model hero{};
    Square square{};

    static constexpr Names names{"goal touched", "hero", "square"};
    bool operator==(const GoalTouched&) const = default;
};

// A Hero has left the map by a goal, by a house rule.
struct HeroLeft {
    Model hero{};

    static constexpr Names names{"hero left", "hero"};
    bool operator==(const HeroLeft&) const = default;
};

// The victory clause is met.
struct EncounterWon {
    EncounterCard encounter{};
    VictoryKind by{};

    static constexpr Names names{"encounter won", "encounter", "by"};
    bool operator==(const EncounterWon&) const = default;
};

// A defeat clause is met.
struct EncounterLost {
    EncounterCard encounter{};
    LossCause by{};

    static constexpr Names names{"encounter lost", "encounter", "by"};
    bool operator==(const EncounterLost&) const = default;
};

}  // namespace heroes::shining
