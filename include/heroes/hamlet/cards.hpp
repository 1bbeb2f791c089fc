#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/enum_set.hpp>
#include <heroes/hamlet/effects.hpp>
#include <heroes/hamlet/pieces.hpp>

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

// A text as it stands on a card. Its length comes with its type, because a compiler takes long to count the letters of
// a book.
struct Wording {
    std::string_view text{};

    template <std::size_t N>
    constexpr Wording(const char (&literal)[N]) : text(literal, N - 1) {}
};

// A printed card: its name, what it does, and a line that does nothing.
template <class Type>
struct Printed {
    std::string_view name{};
    Type type{};
    std::string_view flavour{};

    constexpr Printed() = default;
    constexpr Printed(Wording called, const Type& does, Wording says = "")
        : name(called.text), type(does), flavour(says.text) {}
};

// How often a card is printed, whatever its name.
template <class Type, std::size_t N>
constexpr std::size_t copies(const std::array<Printed<Type>, N>& cards, const Type& type) {
    std::size_t found = 0;
    for (const Printed<Type>& card : cards)
        if (card.type == type) ++found;
    return found;
}

// All cards of one kind. What a card does is asked with cards[card]; names and flavour lie apart, out of play's way.
template <Enumeration Card, class Type>
struct Cards {
    EnumArray<Card, Type> types{};
    std::uint8_t count = 0;
    EnumArray<Card, std::string_view> names{};
    EnumArray<Card, std::string_view> flavours{};

    constexpr Cards() = default;
    template <std::size_t N>
    constexpr explicit(false) Cards(const std::array<Printed<Type>, N>& printed) : count(N) {
        static_assert(N <= enum_count<Card>, "there are more cards than the enum has room for");
        std::size_t i = 0;
        for (const Printed<Type>& card : printed) {
            types.values[i] = card.type;
            names.values[i] = card.name;
            flavours.values[i++] = card.flavour;
        }
    }

    constexpr const Type& operator[](Card card) const { return types[card]; }
    constexpr bool has(Card card) const { return index_of(card) < count; }
    constexpr EnumSet<Card> all() const {
        return count == 0 ? EnumSet<Card>{} : EnumSet<Card>::from_bits(~std::uint64_t{0} >> (64 - count));
    }
    // The card with this name; there must be one.
    constexpr Card named(std::string_view name) const {
        std::size_t i = 0;
        while (names.values[i] != name) ++i;
        return static_cast<Card>(i);
    }

    // Names and flavour are not rules, so they take no part in a fingerprint.
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("types", self.types), f("count", self.count);
    }
};

// Every card of the game. A host replaces any of it by a content of its own:
//   struct Homebrew : StandardRules { static constexpr const Content& content = my_content; };
struct Content {
    Cards<HeroCard, HeroType> heroes{};
    Cards<MonsterCard, MonsterType> monsters{};
    Cards<MutationCard, MutationType> mutations{};
    Cards<ItemCard, ItemType> items{};
    Cards<Artifact, ArtifactType> artifacts{};
    Cards<Sigil, SigilType> sigils{};
    Cards<DecreeCard, DecreeType> decrees{};
    EnumArray<Item, Passive> equipped{};         // what each item gives while it lies in a slot
    EnumArray<Sigil, MonsterCards> carriers{};   // who bears the symbol of each set
    EnumArray<Window, ItemCards> consumables{};  // that can be used in each window
    EnumArray<Window, Sigils> rerollers{};       // that let their holder re-roll in each window
    EnumArray<Window, HeroCards> favors{};       // that can be used in each window
    HeroCards conditional_favors{};              // that need more than the right time
    EnumArray<Region, MonsterCards> natives{};   // that are at home in each region
    EnumArray<ItemCard, ItemCards> dearer{};     // than each item

    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("heroes", self.heroes), f("monsters", self.monsters), f("mutations", self.mutations);
        f("items", self.items), f("artifacts", self.artifacts), f("sigils", self.sigils);
        f("decrees", self.decrees);
    }
};

// Whether a use depends on more than the time: on the shop, or on cards to look at.
constexpr bool is_conditional(const Active& use) { return use.discount != 0 || use.peek != Peek::no_cards; }

namespace detail {

// From the dearest items on: what was seen before is dearer. Every pair would be too much for a compiler.
constexpr void find_dearer_items(Content& content) {
    std::array<int, enum_count<ItemCard>> values{};
    int value = 0;
    for (std::size_t i = 0; i != content.items.count; ++i) {
        values[i] = content.items.types.values[i].value;
        value = values[i] > value ? values[i] : value;
    }
    ItemCards dearer{};
    for (ItemCards equal{}; value >= 0; --value, dearer = dearer | equal, equal = ItemCards{})
        for (std::size_t i = 0; i != content.items.count; ++i)
            if (values[i] == value) {
                content.dearer.values[i] = dearer;
                equal.insert(static_cast<ItemCard>(i));
            }
}

}  // namespace detail

// Fills in what follows from the cards, so that play looks it up: one table for whatever a slot holds, the carriers and
// natives, what can be used when, and which items are dearer.
constexpr Content complete(Content content) {
    // Said aloud, because g++ 12 forgets in constant expressions what an empty list stands for.
    for (Passive& passive : content.equipped) passive = Passive{};
    for (ItemCards& cards : content.consumables) cards = ItemCards{};
    for (Sigils& sigils : content.rerollers) sigils = Sigils{};
    for (MonsterCards& cards : content.carriers) cards = MonsterCards{};
    for (HeroCards& heroes : content.favors) heroes = HeroCards{};
    for (MonsterCards& cards : content.natives) cards = MonsterCards{};
    for (ItemCards& cards : content.dearer) cards = ItemCards{};
    content.conditional_favors = HeroCards{};
    content.items.all().for_each([&](ItemCard card) {
        const ItemType& type = content.items[card];
        content.equipped[item(card)] = type.gear;
        if (type.kind == ItemKind::consumable)
            type.use.windows.for_each([&](Window window) { content.consumables[window].insert(card); });
    });
    for_each_enumerator<Artifact>(
        [&](Artifact piece) { content.equipped[item(piece)] = content.artifacts[piece].ability; });
    for_each_enumerator<Sigil>([&](Sigil sigil) {
        const SigilType& type = content.sigils[sigil];
        content.equipped[item(sigil)] = type.ability;
        windows_of(type.reroll).for_each([&](Window window) { content.rerollers[window].insert(sigil); });
    });
    content.heroes.all().for_each([&](HeroCard card) {
        const Active& favor = content.heroes[card].favor;
        favor.windows.for_each([&](Window window) { content.favors[window].insert(card); });
        if (is_conditional(favor)) content.conditional_favors.insert(card);
    });
    content.monsters.all().for_each([&](MonsterCard card) {
        const MonsterType& type = content.monsters[card];
        if (type.carries) content.carriers[*type.carries].insert(card);
        if (type.home) content.natives[*type.home].insert(card);
    });
    detail::find_dearer_items(content);
    return content;
}

// What the cards are called; a card that is not there has no name.
constexpr std::string_view name_in(const Content& content, HeroCard card) { return content.heroes.names[card]; }
constexpr std::string_view name_in(const Content& content, MonsterCard card) { return content.monsters.names[card]; }
constexpr std::string_view name_in(const Content& content, MutationCard card) { return content.mutations.names[card]; }
constexpr std::string_view name_in(const Content& content, ItemCard card) { return content.items.names[card]; }
constexpr std::string_view name_in(const Content& content, Artifact piece) { return content.artifacts.names[piece]; }
constexpr std::string_view name_in(const Content& content, DecreeCard card) { return content.decrees.names[card]; }
constexpr std::string_view name_in(const Content& content, Item thing) {
    if (is_card(thing)) return name_in(content, card(thing));
    if (is_artifact(thing)) return name_in(content, artifact(thing));
    if (is_sigil(thing)) return name_of(sigil(thing));
    return thing == Item::nothing ? "nothing" : thing == Item::unknown ? "unknown" : "unknown older";
}

// The same in the content of some rules.
template <class Rules, class Card>
    requires requires(Card card) { name_in(Rules::content, card); }
constexpr std::string_view name_of(const Rules&, Card card) { return name_in(Rules::content, card); }

}  // namespace heroes::hamlet
