#pragma once

#include <string_view>

#include <heroes/core/one_of.hpp>
#include <heroes/hedra/pieces.hpp>

namespace heroes::hedra {

// Initial placement: put a die from Home on a battlefield.
struct Place {
    static constexpr std::string_view name = "place";
    Die die{};
    Battlefield at{};

    bool operator==(const Place&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("die", self.die), f("at", self.at);
    }
};

// March or Reinforce: move a hero.
struct Move {
    static constexpr std::string_view name = "move";
    Die hero{};
    Space to{};

    bool operator==(const Move&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("hero", self.hero), f("to", self.to);
    }
};

// Go on without: no march, no attack (where that is allowed), no reinforcement, or the end of the turn.
struct Pass {
    static constexpr std::string_view name = "pass";

    bool operator==(const Pass&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self&, F&&) {}
};

// The Cleric that has just moved brings another die along.
struct Escort {
    static constexpr std::string_view name = "escort";
    Piece piece{};

    bool operator==(const Escort&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("piece", self.piece);
    }
};

// Leave an ability unused that was offered.
struct Decline {
    static constexpr std::string_view name = "decline";

    bool operator==(const Decline&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self&, F&&) {}
};

// Use a reroll that was offered: the Paladin's for all own dice there, or the Barbarian's.
struct Reroll {
    static constexpr std::string_view name = "reroll";

    bool operator==(const Reroll&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self&, F&&) {}
};

// Pick one more die for the Paladin's reroll, where a house rule lets players choose.
struct RerollOne {
    static constexpr std::string_view name = "reroll one";
    Piece piece{};

    bool operator==(const RerollOne&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("piece", self.piece);
    }
};

// The Mage that has just arrived rerolls an enemy die.
struct RerollEnemy {
    static constexpr std::string_view name = "reroll enemy";
    Piece piece{};

    bool operator==(const RerollEnemy&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("piece", self.piece);
    }
};

// Unleash the own Dragon: it is rolled, then sent to a battlefield.
struct Unleash {
    static constexpr std::string_view name = "unleash";

    bool operator==(const Unleash&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self&, F&&) {}
};

// Send the Dragon that was just rolled to a battlefield.
struct SendDragon {
    static constexpr std::string_view name = "send dragon";
    Battlefield to{};

    bool operator==(const SendDragon&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("to", self.to);
    }
};

// Attack a battlefield.
struct Attack {
    static constexpr std::string_view name = "attack";
    Battlefield at{};

    bool operator==(const Attack&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("at", self.at);
    }
};

// Attack only the dice of this opponent, where a house rule asks for it.
struct Oppose {
    static constexpr std::string_view name = "oppose";
    Seat opponent{};

    bool operator==(const Oppose&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("opponent", self.opponent);
    }
};

// Assign a rolled hero to an enemy die.
struct Assign {
    static constexpr std::string_view name = "assign";
    Die hero{};
    Piece target{};

    bool operator==(const Assign&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("hero", self.hero), f("target", self.target);
    }
};

// Have the own Warrior be defeated instead of this die.
struct Sacrifice {
    static constexpr std::string_view name = "sacrifice";
    Piece piece{};

    bool operator==(const Sacrifice&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("piece", self.piece);
    }
};

// The defeated Warrior saves this die, which retreats to another battlefield.
struct Save {
    static constexpr std::string_view name = "save";
    Piece piece{};
    Battlefield to{};

    bool operator==(const Save&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("piece", self.piece), f("to", self.to);
    }
};

// Where a defeated Rogue goes: another battlefield, or Home.
struct Retreat {
    static constexpr std::string_view name = "retreat";
    Space to{};

    bool operator==(const Retreat&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("to", self.to);
    }
};

// What a player may do. Who does it is known from the pending decision.
using Action = OneOf<Place, Move, Pass, Escort, Decline, Reroll, RerollOne, RerollEnemy, Unleash, SendDragon, Attack,
                     Oppose, Assign, Sacrifice, Save, Retreat>;

}  // namespace heroes::hedra
