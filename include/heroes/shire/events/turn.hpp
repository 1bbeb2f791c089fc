#pragma once

#include <cstdint>

#include <heroes/core/enum_names.hpp>
#include <heroes/core/fields.hpp>
#include <heroes/core/inline_vector.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/shire/effects.hpp>
#include <heroes/shire/pieces.hpp>

namespace heroes::shire {

// The actors of a round, first to last.
using Order = InlineVector<Actor, most_actors>;

// An actor that is tied in agility rolls the die at this place of its tie rolls.
struct TieRolled {
    Actor actor{};
    std::uint8_t place{};
    std::uint8_t face{};

    static constexpr Names names{"tie rolled", "actor", "place", "face"};
    bool operator==(const TieRolled&) const = default;
};

// A round begins, in this order.
struct RoundBegan {
    std::uint16_t round{};
    Order order{};

    static constexpr Names names{"round began", "round", "order"};
    bool operator==(const RoundBegan&) const = default;
};

// An actor joins the order of the round, or changes its place there: before whoever was at this place.
struct OrderChanged {
    Actor actor{};
    std::uint8_t place{};

    static constexpr Names names{"order changed", "actor", "place"};
    bool operator==(const OrderChanged&) const = default;
};

// An actor's turn begins.
struct TurnBegan {
    Actor actor{};
    std::uint16_t round{};

    static constexpr Names names{"turn began", "actor", "round"};
    bool operator==(const TurnBegan&) const = default;
};

// A phase of the turn begins.
struct PhaseBegan {
    Actor actor{};
    Phase phase{};

    static constexpr Names names{"phase began", "actor", "phase"};
    bool operator==(const PhaseBegan&) const = default;
};

// Hero and Main phase are skipped.
struct TurnSkipped {
    Actor actor{};
    Condition because{};

    static constexpr Names names{"turn skipped", "actor", "because"};
    bool operator==(const TurnSkipped&) const = default;
};

// An ability answers what happened, by its number among those of the character.
struct AbilityTriggered {
    Actor owner{};
    std::uint8_t ability{};
    Trigger on{};
    Actor source{};  // whose attack it was, if it was one

    static constexpr Names names{"ability triggered", "owner", "ability", "on", "source"};
    bool operator==(const AbilityTriggered&) const = default;
};

// Nothing could be cast, or a house rule let the player pass.
struct MainPhasePassed {
    Actor actor{};

    static constexpr Names names{"main phase passed", "actor"};
    bool operator==(const MainPhasePassed&) const = default;
};

// The turn is over; it was cut short if the actor fell in it.
struct TurnEnded {
    Actor actor{};
    bool cut_short{};

    static constexpr Names names{"turn ended", "actor", "cut_short"};
    bool operator==(const TurnEnded&) const = default;
};

// What ended the match.
enum class Ending : std::uint8_t {
    open,         // nothing yet
    last_side,    // SHI-003, SHI-005
    all_fallen,   // SHI-006
    round_limit,  // SHI-R73
    last = round_limit
};

constexpr EnumNames<Ending> names_of(Ending) {
    return {"open", "one side is left standing", "all have fallen together", "the last round is played"};
}

// The match is over.
struct GameOver {
    SeatSet winners{};  // empty: a draw
    Ending decided_by{};

    static constexpr Names names{"game over", "winners", "decided_by"};
    bool operator==(const GameOver&) const = default;
};

}  // namespace heroes::shire
