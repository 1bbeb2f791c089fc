#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include <heroes/core/one_of.hpp>
#include <heroes/hedra/pieces.hpp>

namespace heroes::hedra {

// Why dice are rerolled.
enum class RerollCause : std::uint8_t { paladin_arrived, mage_arrived, paladin_defeated, barbarian, last = barbarian };

constexpr std::string_view name_of(RerollCause cause) {
    constexpr std::array<const char*, enum_count<RerollCause>> names{"Paladin arrived", "Mage arrived",
                                                                     "Paladin defeated", "Barbarian"};
    return index_of(cause) < names.size() ? names[index_of(cause)] : "no cause";
}

// Initial placement: which die goes on which battlefield?
struct PlaceDie {
    static constexpr std::string_view name = "place die";
    Seat seat{};

    bool operator==(const PlaceDie&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat);
    }
};

// March: move a hero, or pass?
struct ChooseMarch {
    static constexpr std::string_view name = "choose march";
    Seat seat{};

    bool operator==(const ChooseMarch&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat);
    }
};

// The Cleric moved: which die comes along, if any?
struct ChooseEscort {
    static constexpr std::string_view name = "choose escort";
    Seat seat{};
    Space from{};
    Space to{};

    bool operator==(const ChooseEscort&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("from", self.from), f("to", self.to);
    }
};

// A Paladin arrived or was defeated: reroll all own dice there?
struct RerollOwnDice {
    static constexpr std::string_view name = "reroll own dice";
    Seat seat{};
    Space at{};
    RerollCause cause{};

    bool operator==(const RerollOwnDice&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("at", self.at), f("cause", self.cause);
    }
};

// The Mage arrived: which enemy die is rerolled, if any?
struct RerollEnemyDie {
    static constexpr std::string_view name = "reroll enemy die";
    Seat seat{};
    Battlefield at{};

    bool operator==(const RerollEnemyDie&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("at", self.at);
    }
};

// Attack: which battlefield?
struct ChooseAttack {
    static constexpr std::string_view name = "choose attack";
    Seat seat{};

    bool operator==(const ChooseAttack&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat);
    }
};

// The attack was rolled: which opponent's dice are attacked? Asked only by a house rule.
struct ChooseOpponent {
    static constexpr std::string_view name = "choose opponent";
    Seat seat{};
    Battlefield at{};

    bool operator==(const ChooseOpponent&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("at", self.at);
    }
};

// The attack was rolled: which enemy die does this hero attack?
struct AssignHero {
    static constexpr std::string_view name = "assign hero";
    Seat seat{};
    Battlefield at{};
    Die hero{};

    bool operator==(const AssignHero&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("at", self.at), f("hero", self.hero);
    }
};

// The attack is assigned: unleash the Dragon now? Asked only by a house rule.
struct BeforeCleanUp {
    static constexpr std::string_view name = "before clean up";
    Seat seat{};
    Battlefield at{};

    bool operator==(const BeforeCleanUp&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("at", self.at);
    }
};

// The Dragon was rolled: which battlefield does it fly to?
struct ChooseDragonField {
    static constexpr std::string_view name = "choose dragon field";
    Seat seat{};

    bool operator==(const ChooseDragonField&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat);
    }
};

// An own die was defeated next to the own Warrior: is the Warrior defeated instead?
struct ChooseSacrifice {
    static constexpr std::string_view name = "choose sacrifice";
    Seat seat{};
    Battlefield at{};

    bool operator==(const ChooseSacrifice&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("at", self.at);
    }
};

// The own Warrior was defeated: does it save another die?
struct ChooseSave {
    static constexpr std::string_view name = "choose save";
    Seat seat{};
    Battlefield at{};

    bool operator==(const ChooseSave&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("at", self.at);
    }
};

// The own Rogue was defeated: does it go Home or to another battlefield?
struct ChooseRetreat {
    static constexpr std::string_view name = "choose retreat";
    Seat seat{};
    Battlefield at{};

    bool operator==(const ChooseRetreat&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("at", self.at);
    }
};

// A die was defeated next to the own Barbarian: reroll it?
struct RerollBarbarian {
    static constexpr std::string_view name = "reroll barbarian";
    Seat seat{};
    Battlefield at{};

    bool operator==(const RerollBarbarian&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("at", self.at);
    }
};

// Reinforce: move another hero, or pass?
struct ChooseReinforce {
    static constexpr std::string_view name = "choose reinforce";
    Seat seat{};

    bool operator==(const ChooseReinforce&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat);
    }
};

// The turn is about to end and the Dragon is ready: unleash it first?
struct EndTurn {
    static constexpr std::string_view name = "end turn";
    Seat seat{};

    bool operator==(const EndTurn&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat);
    }
};

// What the game waits for, and from whom: every decision names its seat.
using Decision = OneOf<PlaceDie, ChooseMarch, ChooseEscort, RerollOwnDice, RerollEnemyDie, ChooseAttack, ChooseOpponent,
                       AssignHero, BeforeCleanUp, ChooseDragonField, ChooseSacrifice, ChooseSave, ChooseRetreat,
                       RerollBarbarian, ChooseReinforce, EndTurn>;

}  // namespace heroes::hedra
