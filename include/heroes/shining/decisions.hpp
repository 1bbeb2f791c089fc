#pragma once

#include <cstdint>

#include <heroes/core/one_of.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/shining/pieces.hpp>
#include <heroes/shining/squares.hpp>

namespace heroes::shining {

// Which Hero joins the party?
struct PickHero {
    Seat seat{};
    Model place{};  // in the party

    static constexpr Names names{"pick hero", "seat", "place"};
    bool operator==(const PickHero&) const = default;
};

// Who takes this item?
struct HandOutItem {
    Seat seat{};
    Item item{};

    static constexpr Names names{"hand out item", "seat", "item"};
    bool operator==(const HandOutItem&) const = default;
};

// Who takes this piece of equipment?
struct HandOutEquipment {
    Seat seat{};
    Equipment equipment{};

    static constexpr Names names{"hand out equipment", "seat", "equipment"};
    bool operator==(const HandOutEquipment&) const = default;
};

// Who is the next in the Hero order?
struct ChooseOrder {
    Seat seat{};
    Model place{};

    static constexpr Names names{"choose order", "seat", "place"};
    bool operator==(const ChooseOrder&) const = default;
};

// Where does this Hero start?
struct PlaceHero {
    Seat seat{};
    Model hero{};

    static constexpr Names names{"place hero", "seat", "hero"};
    bool operator==(const PlaceHero&) const = default;
};

// What does the Hero do next?
struct Activation {
    Seat seat{};
    Model hero{};

    static constexpr Names names{"activation", "seat", "hero"};
    bool operator==(const Activation&) const = default;
};

// On whom, or where?
struct ChooseTarget {
    Seat seat{};
    Model hero{};
    Source source{};

    static constexpr Names names{"choose target", "seat", "hero", "source"};
    bool operator==(const ChooseTarget&) const = default;
};

// Which die of the attack is discarded?
struct DiscardDice {
    Seat seat{};

    static constexpr Names names{"discard dice", "seat"};
    bool operator==(const DiscardDice&) const = default;
};

// Which die of the LUCK roll is discarded?
struct DiscardLuck {
    Seat seat{};
    Model hero{};
    std::uint8_t left = 0;

    static constexpr Names names{"discard luck", "seat", "hero", "left"};
    bool operator==(const DiscardLuck&) const = default;
};

// Push the target, and which way?
struct ChoosePush {
    Seat seat{};
    Model target{};
    std::uint8_t squares = 0;

    static constexpr Names names{"choose push", "seat", "target", "squares"};
    bool operator==(const ChoosePush&) const = default;
};

// React now, or pass?
struct React {
    Seat seat{};
    Model hero{};
    Trigger trigger{};

    static constexpr Names names{"react", "seat", "hero", "trigger"};
    bool operator==(const React&) const = default;
};

// With which weapon does the Hero strike back?
struct ChooseStrike {
    Seat seat{};
    Model hero{};

    static constexpr Names names{"choose strike", "seat", "hero"};
    bool operator==(const ChooseStrike&) const = default;
};

// Where does the Hero go, in a reaction?
struct Walk {
    Seat seat{};
    Model hero{};
    std::uint8_t points = 0;

    static constexpr Names names{"walk", "seat", "hero", "points"};
    bool operator==(const Walk&) const = default;
};

// Does an exhausted Hero use a healing item?
struct Struggle {
    Seat seat{};
    Model hero{};

    static constexpr Names names{"struggle", "seat", "hero"};
    bool operator==(const Struggle&) const = default;
};

// Which stat is raised?
struct ChooseStat {
    Seat seat{};
    Model hero{};

    static constexpr Names names{"choose stat", "seat", "hero"};
    bool operator==(const ChooseStat&) const = default;
};

// MP, HP or nothing?
struct ChooseRecovery {
    Seat seat{};
    Model hero{};
    std::uint8_t mp = 0;
    std::uint8_t hp = 0;

    static constexpr Names names{"choose recovery", "seat", "hero", "mp", "hp"};
    bool operator==(const ChooseRecovery&) const = default;
};

// Which encounter is next?
struct ChoosePath {
    Seat seat{};
    EncounterCard first{};
    EncounterCard second{};

    static constexpr Names names{"choose path", "seat", "first", "second"};
    bool operator==(const ChoosePath&) const = default;
};

// Which quest is next?
struct ChooseQuest {
    Seat seat{};

    static constexpr Names names{"choose quest", "seat"};
    bool operator==(const ChooseQuest&) const = default;
};

// Which line of the Event is carried out?
struct ChooseEventLine {
    Seat seat{};
    EventCard card{};
    std::uint8_t line = 0;  // of the choice

    static constexpr Names names{"choose event line", "seat", "card", "line"};
    bool operator==(const ChooseEventLine&) const = default;
};

// Which of equals is it: whom a monster goes for, whom an Event hurts, who acts next on a slot? By a house rule.
struct BreakTie {
    Seat seat{};
    Models tied{};

    static constexpr Names names{"break tie", "seat", "tied"};
    bool operator==(const BreakTie&) const = default;
};

// Retire, or begin again?
struct ChooseFuture {
    Seat seat{};

    static constexpr Names names{"choose future", "seat"};
    bool operator==(const ChooseFuture&) const = default;
};

// What the game waits for.
struct Decision : OneOf<PickHero, HandOutItem, HandOutEquipment, ChooseOrder, PlaceHero, Activation, ChooseTarget,
                        DiscardDice, DiscardLuck, ChoosePush, React, ChooseStrike, Walk, Struggle, ChooseStat,
                        ChooseRecovery, ChoosePath, ChooseQuest, ChooseEventLine, BreakTie, ChooseFuture> {
    using OneOf::OneOf;
};

}  // namespace heroes::shining
