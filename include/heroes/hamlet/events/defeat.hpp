#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include <heroes/hamlet/pieces.hpp>

namespace heroes::hamlet {

// A hero has tried to get away; without a roll the face is 0.
struct EscapeRolled {
    static constexpr std::string_view name = "escape rolled";
    Seat seat{};
    std::uint8_t face{};
    std::int8_t bonus{};
    bool escaped = false;

    bool operator==(const EscapeRolled&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("face", self.face), f("bonus", self.bonus), f("escaped", self.escaped);
    }
};

// A hero has fled to the Hamlet.
struct Fled {
    static constexpr std::string_view name = "fled";
    Seat seat{};
    Lair from{};
    bool retreat = false;  // before any fighting

    bool operator==(const Fled&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("from", self.from), f("retreat", self.retreat);
    }
};

// A monster has a new mutation.
struct MonsterMutated {
    static constexpr std::string_view name = "monster mutated";
    Region region{};
    MutationCard mutation{};

    bool operator==(const MonsterMutated&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("region", self.region), f("mutation", self.mutation);
    }
};

// A monster is as good as new.
struct MonsterRestored {
    static constexpr std::string_view name = "monster restored";
    Lair at{};
    std::uint8_t health{};

    bool operator==(const MonsterRestored&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("at", self.at), f("health", self.health);
    }
};

// A hero is dead; everything owned stays where it happened, if it happened anywhere but in the Hamlet.
struct HeroDied {
    static constexpr std::string_view name = "hero died";
    Seat seat{};
    HeroCard hero{};
    std::optional<Lair> at{};

    bool operator==(const HeroDied&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("hero", self.hero), f("at", self.at);
    }
};

// Trophies went to the monster discard.
struct TrophiesLost {
    static constexpr std::string_view name = "trophies lost";
    Seat seat{};
    MonsterCards trophies{};

    bool operator==(const TrophiesLost&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("trophies", self.trophies);
    }
};

// What a dead hero had of artifacts and Sigils lies aside again.
struct RelicsReturned {
    static constexpr std::string_view name = "relics returned";
    Seat seat{};
    Artifacts artifacts{};
    Sigils sigils{};

    bool operator==(const RelicsReturned&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("artifacts", self.artifacts), f("sigils", self.sigils);
    }
};

// A player has no hero to draw and is out of the game.
struct PlayerOut {
    static constexpr std::string_view name = "player out";
    Seat seat{};

    bool operator==(const PlayerOut&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat);
    }
};

// The Champion's cards are face up.
struct ChampionRevealed {
    static constexpr std::string_view name = "champion revealed";
    HeroCard hero{};
    MutationCards mutations{};
    std::uint8_t graveyard{};

    bool operator==(const ChampionRevealed&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("hero", self.hero), f("mutations", self.mutations), f("graveyard", self.graveyard);
    }
};

// The Champion has new mutations, face down.
struct ChampionRemutated {
    static constexpr std::string_view name = "champion remutated";
    MutationCards discarded{};

    bool operator==(const ChampionRemutated&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("discarded", self.discarded);
    }
};

}  // namespace heroes::hamlet
