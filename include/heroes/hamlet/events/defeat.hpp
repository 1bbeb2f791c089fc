#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include <heroes/hamlet/pieces.hpp>

namespace heroes::hamlet {

// A hero has tried to get away; without a roll the face is 0.
struct EscapeRolled {
    Seat seat{};
    std::uint8_t face{};
    std::int8_t bonus{};
    bool escaped = false;

    static constexpr Names names{"escape rolled", "seat", "face", "bonus", "escaped"};
    bool operator==(const EscapeRolled&) const = default;
};

// A hero has fled to the Hamlet.
struct Fled {
    Seat seat{};
    Lair from{};
    bool retreat = false;  // before any fighting

    static constexpr Names names{"fled", "seat", "from", "retreat"};
    bool operator==(const Fled&) const = default;
};

// A monster has a new mutation.
struct MonsterMutated {
    Region region{};
    MutationCard mutation{};

    static constexpr Names names{"monster mutated", "region", "mutation"};
    bool operator==(const MonsterMutated&) const = default;
};

// A monster is as good as new.
struct MonsterRestored {
    Lair at{};
    std::uint8_t health{};

    static constexpr Names names{"monster restored", "at", "health"};
    bool operator==(const MonsterRestored&) const = default;
};

// A hero is dead; everything owned stays where it happened, if it happened anywhere but in the Hamlet.
struct HeroDied {
    Seat seat{};
    HeroCard hero{};
    std::optional<Lair> at{};

    static constexpr Names names{"hero died", "seat", "hero", "at"};
    bool operator==(const HeroDied&) const = default;
};

// Trophies went to the monster discard.
struct TrophiesLost {
    Seat seat{};
    EnumSet<MonsterCard> trophies{};

    static constexpr Names names{"trophies lost", "seat", "trophies"};
    bool operator==(const TrophiesLost&) const = default;
};

// What a dead hero had of artifacts and Sigils lies aside again.
struct RelicsReturned {
    Seat seat{};
    Artifacts artifacts{};
    Sigils sigils{};

    static constexpr Names names{"relics returned", "seat", "artifacts", "sigils"};
    bool operator==(const RelicsReturned&) const = default;
};

// A player has no hero to draw and is out of the game.
struct PlayerOut {
    Seat seat{};

    static constexpr Names names{"player out", "seat"};
    bool operator==(const PlayerOut&) const = default;
};

// The Champion's cards are face up.
struct ChampionRevealed {
    HeroCard hero{};
    EnumSet<MutationCard> mutations{};
    std::uint8_t graveyard{};

    static constexpr Names names{"champion revealed", "hero", "mutations", "graveyard"};
    bool operator==(const ChampionRevealed&) const = default;
};

// The Champion has new mutations, face down.
struct ChampionRemutated {
    EnumSet<MutationCard> discarded{};

    static constexpr Names names{"champion remutated", "discarded"};
    bool operator==(const ChampionRemutated&) const = default;
};

}  // namespace heroes::hamlet
