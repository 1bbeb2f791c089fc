#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/state.hpp>
#include <heroes/hamlet/cards.hpp>
#include <heroes/hamlet/content/judge.hpp>
#include <heroes/hamlet/effects.hpp>
#include <heroes/hamlet/passive.hpp>
#include <heroes/hamlet/pieces.hpp>

namespace heroes::hamlet {

// Whether a use depends on more than the time: on the shop, or on cards to look at.
constexpr bool is_conditional(const Active& use) { return use.discount != 0 || use.peek != Peek::no_cards; }

namespace detail {

// What follows from the cards, table by table. g++ 12 leaves the elements of an array that is initialised by {} without
// a value in constant expressions, so each gets one.
template <class Table>
constexpr Table blank() {
    Table table{};
    for (auto& value : table) value = {};
    return table;
}

using EquippedTable = EnumArray<Item, Passive>;

constexpr EquippedTable equipped_in(const Draft& cards) {
    auto equipped = blank<EquippedTable>();
    for (std::size_t i = 0; i != cards.items.count; ++i) equipped.values[i] = cards.items.types.values[i].gear;
    for_each_enumerator<Artifact>(
        [&](Artifact piece) { equipped[item(piece)] = cards.artifacts.types[piece].ability; });
    for_each_enumerator<Sigil>([&](Sigil held) { equipped[item(held)] = cards.sigils.types[held].ability; });
    return equipped;
}

constexpr auto carriers_in(const Draft& cards) {
    auto carriers = blank<EnumArray<Sigil, EnumSet<MonsterCard>>>();
    for (std::size_t i = 0; i != cards.monsters.count; ++i)
        if (const auto set = cards.monsters.types.values[i].carries) carriers[*set].insert(static_cast<MonsterCard>(i));
    return carriers;
}

constexpr auto natives_in(const Draft& cards) {
    auto natives = blank<EnumArray<Region, EnumSet<MonsterCard>>>();
    for (std::size_t i = 0; i != cards.monsters.count; ++i)
        if (const auto home = cards.monsters.types.values[i].home) natives[*home].insert(static_cast<MonsterCard>(i));
    return natives;
}

constexpr auto consumables_in(const Draft& cards) {
    auto consumables = blank<EnumArray<Window, EnumSet<ItemCard>>>();
    for (std::size_t i = 0; i != cards.items.count; ++i)
        if (const ItemType& type = cards.items.types.values[i]; type.kind == ItemKind::consumable)
            type.use.windows.for_each([&](Window window) { consumables[window].insert(static_cast<ItemCard>(i)); });
    return consumables;
}

constexpr auto rerollers_in(const Draft& cards) {
    auto rerollers = blank<EnumArray<Window, Sigils>>();
    for_each_enumerator<Sigil>([&](Sigil sigil) {
        windows_of(cards.sigils.types[sigil].reroll).for_each([&](Window window) { rerollers[window].insert(sigil); });
    });
    return rerollers;
}

constexpr auto favors_in(const Draft& cards) {
    auto favors = blank<EnumArray<Window, HeroCards>>();
    for (std::size_t i = 0; i != cards.heroes.count; ++i)
        cards.heroes.types.values[i].favor.windows.for_each(
            [&](Window window) { favors[window].insert(static_cast<HeroCard>(i)); });
    return favors;
}
constexpr HeroCards conditional_favors_in(const Draft& cards) {
    HeroCards favors{};
    for (std::size_t i = 0; i != cards.heroes.count; ++i)
        if (is_conditional(cards.heroes.types.values[i].favor)) favors.insert(static_cast<HeroCard>(i));
    return favors;
}

// By value, from the dearest on. To compare every pair would take a compiler too long.
constexpr auto dearer_in(const Draft& cards) {
    auto dearer = blank<EnumArray<ItemCard, EnumSet<ItemCard>>>();
    auto of_value = blank<std::array<EnumSet<ItemCard>, most_on_a_card + 1>>();
    for (std::size_t i = 0; i != cards.items.count; ++i)
        of_value[cards.items.types.values[i].value].insert(static_cast<ItemCard>(i));
    EnumSet<ItemCard> seen{};
    for (std::size_t value = of_value.size(); value-- != 0;) {
        const EnumSet<ItemCard> equal = of_value[value];
        equal.for_each([&](ItemCard card) { dearer[card] = seen; });
        seen = seen | equal;
    }
    return dearer;
}

constexpr bool has_free_items(const Draft& cards) {
    for (std::size_t i = 0; i != cards.items.count; ++i)
        if (cards.items.types.values[i].value == 0) return true;
    return false;
}

inline constexpr std::size_t no_mutation = enum_count<MutationCard>;

}  // namespace detail

// The force of each card; of the Sigils, of each set of them. After the last mutation comes the place of none. What is
// used is seldom in force, so it is not laid out.
struct Forces {
    EnumArray<Item, Force> equipped{};
    std::array<Force, Sigils::universe + 1> sigils{};
    EnumArray<DecreeCard, Force> heroes_decreed{};
    EnumArray<DecreeCard, Force> monsters_decreed{};
    EnumArray<MonsterCard, Force> monsters{};
    std::array<Force, enum_count<MutationCard> + 1> mutations{};
    bool heroes_change_escapes = false;  // whether any hero can have what changes an escape roll
};

namespace detail {

// Plain loops, because the limit of constant evaluation counts every call.
constexpr Forces forces_in(const Draft& cards, const EquippedTable& equipped) {
    Forces forces{};
    bool escapes = false;
    for (std::size_t i = 0; i != enum_count<Item>; ++i) {
        forces.equipped.values[i] = Force{equipped.values[i]};
        escapes |= equipped.values[i].escape != 0;
    }
    forces.sigils[0] = Force{};
    for (std::size_t bits = 1; bits <= Sigils::universe; ++bits) {
        const auto lowest = static_cast<std::size_t>(std::countr_zero(bits));
        forces.sigils[bits] = forces.sigils[bits & (bits - 1)] + Force{cards.sigils.types.values[lowest].ability};
    }
    for (std::size_t i = 0; i != enum_count<DecreeCard>; ++i) {
        const Ordinance& ordinance = cards.decrees.types.values[i].ordinance;
        forces.heroes_decreed.values[i] = Force{ordinance.heroes};
        forces.monsters_decreed.values[i] = Force{ordinance.monsters};
        escapes |= ordinance.heroes.escape != 0;
    }
    for (Force& monster : forces.monsters) monster = Force{};
    for (std::size_t i = 0; i != cards.monsters.count; ++i)
        forces.monsters.values[i] = Force{cards.monsters.types.values[i].ability};
    for (Force& mutation : forces.mutations) mutation = Force{};
    for (std::size_t i = 0; i != cards.mutations.count; ++i)
        forces.mutations[i] = Force{cards.mutations.types.values[i].ability};
    for (const ItemType& type : cards.items.types.values) escapes |= type.use.buff.escape != 0;
    for (const HeroType& type : cards.heroes.types.values) escapes |= type.favor.buff.escape != 0;
    forces.heroes_change_escapes = escapes;
    return forces;
}

// Cards that were judged already, with nothing behind the last of a kind, as a content takes them.
struct Judged {
    Draft cards;
};
constexpr Judged judged(const Draft& draft) {
    Judged judged{draft};
    clear_rest(judged.cards.heroes), clear_rest(judged.cards.monsters), clear_rest(judged.cards.mutations);
    clear_rest(judged.cards.items), clear_rest(judged.cards.decrees);
    return judged;
}

}  // namespace detail

// Every card of the game, judged, with all that follows from the cards. Only complete makes one, and nothing in it can
// be changed; other cards are another content. Rules say which they play with:
//   struct Homebrew : StandardRules { static constexpr Content content = complete(my_cards()); };
// Cards that are loaded when the program starts work just the same, if they outlive all games:
//   struct Loaded : StandardRules { static inline const Content content = complete(read_cards("cards.txt")); };
struct Content {
    const Cards<HeroCard, HeroType> heroes;
    const Cards<MonsterCard, MonsterType> monsters;
    const Cards<MutationCard, MutationType> mutations;
    const Cards<ItemCard, ItemType> items;
    const Cards<Artifact, ArtifactType> artifacts;
    const Cards<Sigil, SigilType> sigils;
    const Cards<DecreeCard, DecreeType> decrees;

    const EnumArray<Item, Passive> equipped;                 // what each item gives while it lies in a slot
    const EnumArray<Sigil, EnumSet<MonsterCard>> carriers;   // who bears the symbol of each set
    const EnumArray<Region, EnumSet<MonsterCard>> natives;   // that are at home in each region
    const EnumArray<Window, EnumSet<ItemCard>> consumables;  // that can be used in each window
    const EnumArray<Window, Sigils> rerollers;               // that let their holder re-roll in each window
    const EnumArray<Window, HeroCards> favors;               // that can be used in each window
    const HeroCards conditional_favors;                      // that need more than the right time
    const EnumArray<ItemCard, EnumSet<ItemCard>> dearer;     // than each item
    const bool has_free_items;
    const Forces forces;

    constexpr explicit Content(const detail::Judged& judged) : Content(judged.cards) {}

    // What the fingerprint of a game is made of.
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("heroes", self.heroes), f("monsters", self.monsters), f("mutations", self.mutations);
        f("items", self.items), f("artifacts", self.artifacts), f("sigils", self.sigils);
        f("decrees", self.decrees);
    }

private:
    constexpr explicit Content(const Draft& cards)
        : heroes(cards.heroes), monsters(cards.monsters), mutations(cards.mutations), items(cards.items),
          artifacts(cards.artifacts), sigils(cards.sigils), decrees(cards.decrees),
          equipped(detail::equipped_in(cards)), carriers(detail::carriers_in(cards)),
          natives(detail::natives_in(cards)), consumables(detail::consumables_in(cards)),
          rerollers(detail::rerollers_in(cards)), favors(detail::favors_in(cards)),
          conditional_favors(detail::conditional_favors_in(cards)), dearer(detail::dearer_in(cards)),
          has_free_items(detail::has_free_items(cards)), forces(detail::forces_in(cards, equipped)) {}
};

// Makes a content of cards that judge finds legal. Others do not compile, or go to refuse at run time.
[[nodiscard]] constexpr Content complete(const Draft& cards) {
    if (const Verdict verdict = judge(cards); !verdict) heroes::detail::these_cards_cannot_be_ask_judge_why(verdict);
    return Content{detail::judged(cards)};
}

// The cards of a content, to make another of them.
constexpr Draft draft_of(const Content& content) {
    return {content.heroes,    content.monsters, content.mutations, content.items,
            content.artifacts, content.sigils,   content.decrees};
}

// Whether the content of these rules is known while compiling; if not, it is loaded when the program starts.
template <class Rules>
concept FixedContent = requires {
    typename std::bool_constant<(Rules::content.heroes.count != 0)>;
};

// How many cards there are of the kind of which there are most; also of cards that are no content yet, which the
// compiler tells with one line.
template <class Cards>
constexpr std::size_t most_of_a_kind(const Cards& content) {
    std::size_t most = 0;
    for (const std::size_t count : {content.monsters.count, content.mutations.count, content.items.count})
        if (count > most) most = count;
    return most;
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

using heroes::name_of;

}  // namespace heroes::hamlet
