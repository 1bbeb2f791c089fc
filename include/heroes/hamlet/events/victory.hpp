#pragma once

#include <string_view>

#include <heroes/hamlet/pieces.hpp>

namespace heroes::hamlet {

// A monster is dead.
struct MonsterKilled {
    static constexpr std::string_view name = "monster killed";
    Seat seat{};
    Region region{};
    MonsterCard monster{};

    bool operator==(const MonsterKilled&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("region", self.region), f("monster", self.monster);
    }
};

// Mutations went to the discard pile.
struct MutationsDiscarded {
    static constexpr std::string_view name = "mutations discarded";
    MutationCards mutations{};

    bool operator==(const MutationsDiscarded&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("mutations", self.mutations);
    }
};

// A monster has become a trophy.
struct TrophyTaken {
    static constexpr std::string_view name = "trophy taken";
    Seat seat{};
    MonsterCard monster{};

    bool operator==(const TrophyTaken&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("monster", self.monster);
    }
};

// A player has taken what lay under a monster.
struct LootTaken {
    static constexpr std::string_view name = "loot taken";
    Seat seat{};
    Region region{};
    ItemCards items{};
    Artifacts artifacts{};
    Sigils sigils{};

    bool operator==(const LootTaken&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("region", self.region), f("items", self.items), f("artifacts", self.artifacts);
        f("sigils", self.sigils);
    }
};

// A player has an artifact.
struct ArtifactTaken {
    static constexpr std::string_view name = "artifact taken";
    Seat seat{};
    Artifact artifact{};

    bool operator==(const ArtifactTaken&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("artifact", self.artifact);
    }
};

// A player has the Sigil of a set.
struct SigilTaken {
    static constexpr std::string_view name = "sigil taken";
    Seat seat{};
    Sigil sigil{};

    bool operator==(const SigilTaken&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("sigil", self.sigil);
    }
};

}  // namespace heroes::hamlet
