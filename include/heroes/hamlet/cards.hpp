#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <heroes/core/cards.hpp>
#include <heroes/core/enum_array.hpp>
#include <heroes/core/enum_set.hpp>
#include <heroes/core/fields.hpp>
#include <heroes/core/state.hpp>
#include <heroes/core/verdict.hpp>
#include <heroes/hamlet/effects.hpp>
#include <heroes/hamlet/pieces.hpp>

namespace heroes {

template <>
inline constexpr std::size_t fingerprinted_rows<hamlet::MonsterCard> = 64;
template <>
inline constexpr std::size_t fingerprinted_rows<hamlet::MutationCard> = 64;
template <>
inline constexpr std::size_t fingerprinted_rows<hamlet::ItemCard> = 60;

}  // namespace heroes

namespace heroes::hamlet {

// A hero has a Favor and nothing else; all heroes have the same health and roll the same dice.
struct HeroType {
    Active favor{};

    static constexpr Members members{"favor"};
    bool operator==(const HeroType&) const = default;
};

struct MonsterType {
    std::uint8_t health = 0;
    std::uint8_t value = 0;  // of the trophy, in gold
    std::optional<Region> home{};
    std::optional<Sigil> carries{};  // its artifact symbol names a set
    std::uint8_t piece = 0;          // which of the set it carries where a house rule fixes that, counted from 1
    Passive ability{};               // its Attack, and what comes natural to it

    // The same monster with an artifact symbol.
    constexpr MonsterType carrying(Sigil set, int which) const {
        MonsterType same = *this;
        same.carries = set;
        same.piece = static_cast<std::uint8_t>(which);
        return same;
    }

    static constexpr Members members{"health", "value", "home", "carries", "piece", "ability"};
    bool operator==(const MonsterType&) const = default;
};

struct MutationType {
    Passive ability{};

    static constexpr Members members{"ability"};
    bool operator==(const MutationType&) const = default;
};

enum class ItemKind : std::uint8_t { gear, consumable, last = consumable };

// Gear works while it is equipped; a consumable works when it is used.
struct ItemType {
    ItemKind kind{};
    std::uint8_t value = 0;  // in gold
    Passive gear{};
    Active use{};

    static constexpr Members members{"kind", "value", "gear", "use"};
    bool operator==(const ItemType&) const = default;
};

struct ArtifactType {
    Passive ability{};

    static constexpr Members members{"ability"};
    bool operator==(const ArtifactType&) const = default;
};

// A Sigil is always on; some let their holder re-roll, once per roll.
struct SigilType {
    Passive ability{};
    Reroll reroll{};

    static constexpr Members members{"ability", "reroll"};
    bool operator==(const SigilType&) const = default;
};

struct DecreeType {
    Ordinance ordinance{};

    static constexpr Members members{"ordinance"};
    bool operator==(const DecreeType&) const = default;
};

// All cards of the game while they are still being made: every one of them may be changed, and others may be added.
// Rules play with what complete makes of them:
//   Draft cards = draft_of(standard_content);
//   cards.monsters.types[cards.monsters.named("Cave Bear")].health = 12;
//   static constexpr Content content = complete(cards);
struct Draft {
    Cards<HeroCard, HeroType> heroes{};
    Cards<MonsterCard, MonsterType> monsters{};
    Cards<MutationCard, MutationType> mutations{};
    Cards<ItemCard, ItemType> items{};
    Cards<Artifact, ArtifactType> artifacts{};
    Cards<Sigil, SigilType> sigils{};
    Cards<DecreeCard, DecreeType> decrees{};
};

// The cards of a draft that are of some type.
constexpr auto& cards_of(Draft& cards, const HeroType&) { return cards.heroes; }
constexpr auto& cards_of(Draft& cards, const MonsterType&) { return cards.monsters; }
constexpr auto& cards_of(Draft& cards, const MutationType&) { return cards.mutations; }
constexpr auto& cards_of(Draft& cards, const ItemType&) { return cards.items; }
constexpr auto& cards_of(Draft& cards, const ArtifactType&) { return cards.artifacts; }
constexpr auto& cards_of(Draft& cards, const SigilType&) { return cards.sigils; }
constexpr auto& cards_of(Draft& cards, const DecreeType&) { return cards.decrees; }

}  // namespace heroes::hamlet
