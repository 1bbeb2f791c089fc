#pragma once

#include <string_view>

#include <heroes/core/one_of.hpp>
#include <heroes/hedra/pieces.hpp>

namespace heroes::hedra {

// Initial placement: put a die from Home on a battlefield.
struct Place {
    Die die{};
    Battlefield at{};

    static constexpr Names names{"place", "die", "at"};
    bool operator==(const Place&) const = default;
};

// March or Reinforce: move a hero.
struct Move {
    Die hero{};
    Space to{};

    static constexpr Names names{"move", "hero", "to"};
    bool operator==(const Move&) const = default;
};

// Go on without: no march, no attack (where that is allowed), no reinforcement, or the end of the turn.
struct Pass {
    static constexpr Names names{"pass"};
    bool operator==(const Pass&) const = default;
};

// The Cleric that has just moved brings another die along.
struct Escort {
    Piece piece{};

    static constexpr Names names{"escort", "piece"};
    bool operator==(const Escort&) const = default;
};

// Leave an ability unused that was offered.
struct Decline {
    static constexpr Names names{"decline"};
    bool operator==(const Decline&) const = default;
};

// Use a reroll that was offered: the Paladin's for all own dice there, or the Barbarian's.
struct Reroll {
    static constexpr Names names{"reroll"};
    bool operator==(const Reroll&) const = default;
};

// Pick one more die for the Paladin's reroll, where a house rule lets players choose.
struct RerollOne {
    Piece piece{};

    static constexpr Names names{"reroll one", "piece"};
    bool operator==(const RerollOne&) const = default;
};

// The Mage that has just arrived rerolls an enemy die.
struct RerollEnemy {
    Piece piece{};

    static constexpr Names names{"reroll enemy", "piece"};
    bool operator==(const RerollEnemy&) const = default;
};

// Unleash one's Dragon: it is rolled, then sent to a battlefield.
struct Unleash {
    static constexpr Names names{"unleash"};
    bool operator==(const Unleash&) const = default;
};

// Send the Dragon that was just rolled to a battlefield.
struct SendDragon {
    Battlefield to{};

    static constexpr Names names{"send dragon", "to"};
    bool operator==(const SendDragon&) const = default;
};

// Attack a battlefield.
struct Attack {
    Battlefield at{};

    static constexpr Names names{"attack", "at"};
    bool operator==(const Attack&) const = default;
};

// Attack only the dice of this opponent, where a house rule asks for it.
struct Oppose {
    Seat opponent{};

    static constexpr Names names{"oppose", "opponent"};
    bool operator==(const Oppose&) const = default;
};

// Assign a rolled hero to an enemy die.
struct Assign {
    Die hero{};
    Piece target{};

    static constexpr Names names{"assign", "hero", "target"};
    bool operator==(const Assign&) const = default;
};

// Have one's Warrior be defeated instead of this die.
struct Sacrifice {
    Piece piece{};

    static constexpr Names names{"sacrifice", "piece"};
    bool operator==(const Sacrifice&) const = default;
};

// The defeated Warrior saves this die, which retreats to another battlefield.
struct Save {
    Piece piece{};
    Battlefield to{};

    static constexpr Names names{"save", "piece", "to"};
    bool operator==(const Save&) const = default;
};

// Where a defeated Rogue goes: another battlefield, or Home.
struct Retreat {
    Space to{};

    static constexpr Names names{"retreat", "to"};
    bool operator==(const Retreat&) const = default;
};

// What a player may do. Who does it is known from the pending decision.
struct Action : OneOf<Place, Move, Pass, Escort, Decline, Reroll, RerollOne, RerollEnemy, Unleash, SendDragon, Attack,
                      Oppose, Assign, Sacrifice, Save, Retreat> {
    using OneOf::OneOf;
};

}  // namespace heroes::hedra
