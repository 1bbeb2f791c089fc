#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <variant>

#include <heroes/hedra/decisions.hpp>
#include <heroes/hedra/options.hpp>
#include <heroes/hedra/outcome.hpp>
#include <heroes/hedra/pieces.hpp>

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
    constexpr std::array<std::string_view, enum_count<MoveReason>> names{
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
    constexpr std::array<std::string_view, enum_count<LossReason>> names{
        "away from its Roost", "already at its highest", "defeated in this battle"};
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
    constexpr std::array<std::string_view, enum_count<Offer>> names{
        "escort", "sacrifice", "save", "Paladin's reroll", "Mage's reroll", "Barbarian's reroll"};
    return index_of(offer) < names.size() ? names[index_of(offer)] : "no offer";
}

// The table is laid.
struct GameStarted {
    static constexpr std::string_view name = "game started";
    std::uint8_t players{};
    std::uint8_t battlefields{};
    Teams teams{};
    std::uint16_t target{};

    bool operator==(const GameStarted&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("players", self.players), f("battlefields", self.battlefields), f("teams", self.teams),
            f("target", self.target);
    }
};

// Set-up: a hero was rolled and lies at Home.
struct HeroRolled {
    static constexpr std::string_view name = "hero rolled";
    Piece piece{};
    std::uint8_t face{};

    bool operator==(const HeroRolled&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("piece", self.piece), f("face", self.face);
    }
};

// The start player is known.
struct StartPlayerChosen {
    static constexpr std::string_view name = "start player chosen";
    Seat seat{};

    bool operator==(const StartPlayerChosen&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat);
    }
};

// Initial placement: a die was put on a battlefield.
struct DiePlaced {
    static constexpr std::string_view name = "die placed";
    Piece piece{};
    Battlefield at{};
    std::uint8_t face{};

    bool operator==(const DiePlaced&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("piece", self.piece), f("at", self.at), f("face", self.face);
    }
};

// A player's turn begins; rounds count from 1.
struct TurnBegan {
    static constexpr std::string_view name = "turn began";
    Seat seat{};
    std::uint16_t round{};

    bool operator==(const TurnBegan&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("round", self.round);
    }
};

// A step of the turn begins.
struct PhaseBegan {
    static constexpr std::string_view name = "phase began";
    Seat seat{};
    Phase phase{};

    bool operator==(const PhaseBegan&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("phase", self.phase);
    }
};

// The player went on without using the step.
struct Passed {
    static constexpr std::string_view name = "passed";
    Seat seat{};
    Phase phase{};

    bool operator==(const Passed&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("phase", self.phase);
    }
};

// An ability that was offered is left unused.
struct Declined {
    static constexpr std::string_view name = "declined";
    Seat seat{};
    Offer offer{};

    bool operator==(const Declined&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("offer", self.offer);
    }
};

// A die changed its space.
struct DieMoved {
    static constexpr std::string_view name = "die moved";
    Piece piece{};
    Space from{};
    Space to{};
    MoveReason reason{};

    bool operator==(const DieMoved&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("piece", self.piece), f("from", self.from), f("to", self.to), f("reason", self.reason);
    }
};

// A die was rerolled.
struct DieRerolled {
    static constexpr std::string_view name = "die rerolled";
    Piece piece{};
    std::uint8_t before{};
    std::uint8_t face{};
    RerollCause cause{};

    bool operator==(const DieRerolled&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("piece", self.piece), f("before", self.before), f("face", self.face), f("cause", self.cause);
    }
};

// A die is to be rerolled, together with others or after they are asked for: by house rules only.
struct RerollAnnounced {
    static constexpr std::string_view name = "reroll announced";
    Piece piece{};
    RerollCause cause{};

    bool operator==(const RerollAnnounced&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("piece", self.piece), f("cause", self.cause);
    }
};

// A battlefield is attacked.
struct AttackDeclared {
    static constexpr std::string_view name = "attack declared";
    Seat seat{};
    Battlefield at{};

    bool operator==(const AttackDeclared&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("at", self.at);
    }
};

// An attacking hero was rolled.
struct AttackRolled {
    static constexpr std::string_view name = "attack rolled";
    Piece piece{};
    std::uint8_t before{};
    std::uint8_t face{};

    bool operator==(const AttackRolled&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("piece", self.piece), f("before", self.before), f("face", self.face);
    }
};

// The attacker chose whose dice to attack, by a house rule.
struct OpponentChosen {
    static constexpr std::string_view name = "opponent chosen";
    Seat seat{};
    Seat opponent{};

    bool operator==(const OpponentChosen&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("opponent", self.opponent);
    }
};

// A hero was assigned to an enemy die; forced if there was no other choice.
struct AttackAssigned {
    static constexpr std::string_view name = "attack assigned";
    Piece hero{};
    Piece target{};
    bool forced{};

    bool operator==(const AttackAssigned&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("hero", self.hero), f("target", self.target), f("forced", self.forced);
    }
};

// Power met Defense. The total is what was assigned, plus the Mage's Power, plus the Barbarian's bonus.
struct PowerCompared {
    static constexpr std::string_view name = "power compared";
    Piece target{};
    std::int32_t total{};
    std::int32_t assigned{};
    std::int32_t mage{};
    std::int32_t barbarian_bonus{};
    std::int32_t defense{};
    bool defeated{};
    bool saved{};  // earlier in this turn, so that no Power defeats it

    bool operator==(const PowerCompared&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("target", self.target), f("total", self.total), f("assigned", self.assigned), f("mage", self.mage),
            f("barbarian_bonus", self.barbarian_bonus), f("defense", self.defense), f("defeated", self.defeated),
            f("saved", self.saved);
    }
};

// A die was defeated; its owner may still have choices.
struct DieDefeated {
    static constexpr std::string_view name = "die defeated";
    Piece piece{};
    Battlefield at{};
    Cause cause{};

    bool operator==(const DieDefeated&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("piece", self.piece), f("at", self.at), f("cause", self.cause);
    }
};

// An owner has chosen in secret, by a house rule.
struct ChoiceMade {
    static constexpr std::string_view name = "choice made";
    Seat seat{};

    bool operator==(const ChoiceMade&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat);
    }
};

// A Warrior is defeated instead of another die.
struct WarriorSacrificed {
    static constexpr std::string_view name = "warrior sacrificed";
    Piece warrior{};
    Piece protected_die{};

    bool operator==(const WarriorSacrificed&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("warrior", self.warrior), f("protected_die", self.protected_die);
    }
};

// A defeated Warrior saved a die, which retreats.
struct DieSaved {
    static constexpr std::string_view name = "die saved";
    Piece warrior{};
    Piece saved_die{};
    Battlefield to{};

    bool operator==(const DieSaved&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("warrior", self.warrior), f("saved_die", self.saved_die), f("to", self.to);
    }
};

// A defeated Rogue went to another battlefield.
struct RogueRetreated {
    static constexpr std::string_view name = "rogue retreated";
    Piece rogue{};
    Battlefield to{};

    bool operator==(const RogueRetreated&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("rogue", self.rogue), f("to", self.to);
    }
};

// A Dragon in its Roost advanced.
struct DragonAdvanced {
    static constexpr std::string_view name = "dragon advanced";
    Seat seat{};
    std::uint8_t by{};
    AdvanceCause cause{};
    std::uint8_t value{};

    bool operator==(const DragonAdvanced&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("by", self.by), f("cause", self.cause), f("value", self.value);
    }
};

// A Dragon can now be unleashed on its owner's turn.
struct DragonReady {
    static constexpr std::string_view name = "dragon ready";
    Seat seat{};

    bool operator==(const DragonReady&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat);
    }
};

// An advance was lost, or part of it.
struct DragonAdvanceLost {
    static constexpr std::string_view name = "dragon advance lost";
    Seat seat{};
    std::uint16_t by{};
    AdvanceCause cause{};
    LossReason reason{};

    bool operator==(const DragonAdvanceLost&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("by", self.by), f("cause", self.cause), f("reason", self.reason);
    }
};

// A Dragon was unleashed and rolled.
struct DragonUnleashed {
    static constexpr std::string_view name = "dragon unleashed";
    Seat seat{};
    std::uint8_t power{};

    bool operator==(const DragonUnleashed&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("power", self.power);
    }
};

// The unleashed Dragon swoops down on a battlefield.
struct DragonAssigned {
    static constexpr std::string_view name = "dragon assigned";
    Seat seat{};
    Battlefield at{};

    bool operator==(const DragonAssigned&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("at", self.at);
    }
};

// A Dragon is back in its Roost and set to its first value.
struct DragonReset {
    static constexpr std::string_view name = "dragon reset";
    Seat seat{};
    std::uint8_t value{};

    bool operator==(const DragonReset&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("value", self.value);
    }
};

// The attacker scored.
struct PointScored {
    static constexpr std::string_view name = "point scored";
    Seat seat{};
    PointReason reason{};
    std::uint16_t points{};
    std::uint16_t score{};

    bool operator==(const PointScored&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("reason", self.reason), f("points", self.points), f("score", self.score);
    }
};

// There is no battlefield that could be attacked.
struct AttackSkipped {
    static constexpr std::string_view name = "attack skipped";
    Seat seat{};

    bool operator==(const AttackSkipped&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat);
    }
};

// A player's turn is over.
struct TurnEnded {
    static constexpr std::string_view name = "turn ended";
    Seat seat{};

    bool operator==(const TurnEnded&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat);
    }
};

// The target is reached; the last round is played to its end.
struct FinalRoundTriggered {
    static constexpr std::string_view name = "final round triggered";
    Seat seat{};
    std::uint16_t last_round{};

    bool operator==(const FinalRoundTriggered&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("last_round", self.last_round);
    }
};

// The game has ended: who won, what decided it, and the best scorers of a winning team.
struct GameOver {
    static constexpr std::string_view name = "game over";
    SeatSet winners{};
    TieBreak decided_by{};
    SeatSet mvp{};

    bool operator==(const GameOver&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("winners", self.winners), f("decided_by", self.decided_by), f("mvp", self.mvp);
    }
};

// What happened, complete enough to draw it.
using Event =
    std::variant<GameStarted, HeroRolled, StartPlayerChosen, DiePlaced, TurnBegan, PhaseBegan, Passed, Declined,
                 DieMoved, DieRerolled, RerollAnnounced, AttackDeclared, AttackRolled, OpponentChosen, AttackAssigned,
                 PowerCompared, DieDefeated, ChoiceMade, WarriorSacrificed, DieSaved, RogueRetreated, DragonAdvanced,
                 DragonReady, DragonAdvanceLost, DragonUnleashed, DragonAssigned, DragonReset, PointScored,
                 AttackSkipped, TurnEnded, FinalRoundTriggered, GameOver>;

}  // namespace heroes::hedra
