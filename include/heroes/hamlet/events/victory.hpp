#pragma once

#include <string_view>

#include <heroes/hamlet/pieces.hpp>

namespace heroes::hamlet {

// A monster is dead.
struct MonsterKilled {
    Seat seat{};
    Region region{};
    MonsterCard monster{};

    static constexpr Names names{"monster killed", "seat", "region", "monster"};
    bool operator==(const MonsterKilled&) const = default;
};

// Mutations went to the discard pile.
struct MutationsDiscarded {
    EnumSet<MutationCard> mutations{};

    static constexpr Names names{"mutations discarded", "mutations"};
    bool operator==(const MutationsDiscarded&) const = default;
};

// A monster has become a trophy.
struct TrophyTaken {
    Seat seat{};
    MonsterCard monster{};

    static constexpr Names names{"trophy taken", "seat", "monster"};
    bool operator==(const TrophyTaken&) const = default;
};

// A player has taken what lay under a monster.
struct LootTaken {
    Seat seat{};
    Region region{};
    EnumSet<ItemCard> items{};
    Artifacts artifacts{};
    Sigils sigils{};

    static constexpr Names names{"loot taken", "seat", "region", "items", "artifacts", "sigils"};
    bool operator==(const LootTaken&) const = default;
};

// A player has an artifact.
struct ArtifactTaken {
    Seat seat{};
    Artifact artifact{};

    static constexpr Names names{"artifact taken", "seat", "artifact"};
    bool operator==(const ArtifactTaken&) const = default;
};

// A player has the Sigil of a set.
struct SigilTaken {
    Seat seat{};
    Sigil sigil{};

    static constexpr Names names{"sigil taken", "seat", "sigil"};
    bool operator==(const SigilTaken&) const = default;
};

}  // namespace heroes::hamlet
