#pragma once

#include <cstdint>

#include <heroes/core/one_of.hpp>
#include <heroes/shining/pieces.hpp>
#include <heroes/shining/squares.hpp>

namespace heroes::shining {

// Take a Hero into the party, SHN-D01.
struct ChooseHero {
    HeroCard hero{};

    static constexpr Names names{"choose hero", "hero"};
    bool operator==(const ChooseHero&) const = default;
};

// Name the Hero who comes next in the order, or who takes what is handed out.
struct NameHero {
    Model hero{};

    static constexpr Names names{"name hero", "hero"};
    bool operator==(const NameHero&) const = default;
};

// Put the Hero on a start square.
struct PlaceAt {
    Square at{};

    static constexpr Names names{"place at", "at"};
    bool operator==(const PlaceAt&) const = default;
};

// Move one square, SHN-052.
struct Move {
    Square to{};

    static constexpr Names names{"move", "to"};
    bool operator==(const Move&) const = default;
};

// Attack with a weapon.
struct Attack {
    Weapon weapon{};

    static constexpr Names names{"attack", "weapon"};
    bool operator==(const Attack&) const = default;
};

// Use a trait, a spell or a piece of equipment.
struct UsePower {
    Power power{};

    static constexpr Names names{"use power", "power"};
    bool operator==(const UsePower&) const = default;
};

// Use an item.
struct UseItem {
    Item item{};

    static constexpr Names names{"use item", "item"};
    bool operator==(const UseItem&) const = default;
};

// Give an item to a Hero beside this one, by a house rule.
struct Give {
    Item item{};
    Model to{};

    static constexpr Names names{"give", "item", "to"};
    bool operator==(const Give&) const = default;
};

// Choose a model as the target.
struct TargetModel {
    Model model{};

    static constexpr Names names{"target model", "model"};
    bool operator==(const TargetModel&) const = default;
};

// Choose a square as the centre of an area.
struct TargetSquare {
    Square square{};

    static constexpr Names names{"target square", "square"};
    bool operator==(const TargetSquare&) const = default;
};

// Discard a die that shows this, SHN-096.
struct Discard {
    DieSize size{};
    std::uint8_t face = 1;

    static constexpr Names names{"discard", "size", "face"};
    bool operator==(const Discard&) const = default;
};

// Push the target this way.
struct Push {
    Direction direction{};

    static constexpr Names names{"push", "direction"};
    bool operator==(const Push&) const = default;
};

// Do not push, SHN-R65.
struct Decline {
    static constexpr Names names{"decline"};
    bool operator==(const Decline&) const = default;
};

// Do not react.
struct Pass {
    static constexpr Names names{"pass"};
    bool operator==(const Pass&) const = default;
};

// End a move that was a reaction.
struct Stop {
    static constexpr Names names{"stop"};
    bool operator==(const Stop&) const = default;
};

// End the activation, SHN-R76.
struct EndActivation {
    static constexpr Names names{"end activation"};
    bool operator==(const EndActivation&) const = default;
};

// Use no healing item, SHN-165.
struct StayExhausted {
    static constexpr Names names{"stay exhausted"};
    bool operator==(const StayExhausted&) const = default;
};

// Raise a stat by one, SHN-172.
struct RaiseStat {
    Stat stat{};

    static constexpr Names names{"raise stat", "stat"};
    bool operator==(const RaiseStat&) const = default;
};

// Take one of the recoveries, or none, SHN-173.
struct Recover {
    Recovery recovery{};

    static constexpr Names names{"recover", "recovery"};
    bool operator==(const Recover&) const = default;
};

// Go to an encounter.
struct TakePath {
    EncounterCard encounter{};

    static constexpr Names names{"take path", "encounter"};
    bool operator==(const TakePath&) const = default;
};

// Open a Quest-book.
struct TakeQuest {
    QuestCard quest{};

    static constexpr Names names{"take quest", "quest"};
    bool operator==(const TakeQuest&) const = default;
};

// Choose one of the lines that an Event offers.
struct ChooseLine {
    bool second = false;

    static constexpr Names names{"choose line", "second"};
    bool operator==(const ChooseLine&) const = default;
};

// Let the Heroes rest after the campaign, SHN-183.
struct Retire {
    static constexpr Names names{"retire"};
    bool operator==(const Retire&) const = default;
};

// Begin New Game Plus, SHN-184.
struct BeginAgain {
    static constexpr Names names{"begin again"};
    bool operator==(const BeginAgain&) const = default;
};

// Give the encounter up, SHN-R95.
struct Concede {
    static constexpr Names names{"concede"};
    bool operator==(const Concede&) const = default;
};

// Everything that a player can do.
struct Action : OneOf<ChooseHero, NameHero, PlaceAt, Move, Attack, UsePower, UseItem, Give, TargetModel, TargetSquare,
                      Discard, Push, Decline, Pass, Stop, EndActivation, StayExhausted, RaiseStat, Recover, TakePath,
                      TakeQuest, ChooseLine, Retire, BeginAgain, Concede> {
    using OneOf::OneOf;
};

}  // namespace heroes::shining
