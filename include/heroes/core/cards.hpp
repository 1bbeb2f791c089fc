#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/enum_set.hpp>
#include <heroes/core/fields.hpp>
#include <heroes/core/state.hpp>
#include <heroes/core/verdict.hpp>

namespace heroes {

namespace detail {

// Apart from where it is used: clang 16 emits a call of the consteval function if named is first instantiated by a
// question whether something compiles.
inline constexpr Verdict no_such_card = Verdict::refused("CORE-card: no card has this name");

// Called with cards that make no content, so that a compiler shows this name. It cannot show the verdict.
[[noreturn]] inline void these_cards_cannot_be_ask_judge_why(const Verdict& verdict) { refuse(verdict); }

}  // namespace detail

// A text as it stands on a card. Its length comes with its type, because a compiler takes long to count the letters of
// a book.
struct CardText {
    std::string_view text{};

    template <std::size_t N>
    constexpr CardText(const char (&literal)[N]) : text(literal, N - 1) {}
};

// A printed card: its name, what it does, and a line that does nothing.
template <class Type>
struct Printed {
    std::string_view name{};
    Type type{};
    std::string_view flavour{};

    constexpr Printed() = default;
    constexpr Printed(CardText called, const Type& does, CardText says = "")
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

// How many rows of a kind take part in a fingerprint, empty ones included. A kind that gets room for more keeps its
// number: whoever has no more cards keeps the fingerprint, and can play the old records again.
template <Enumeration Card>
inline constexpr std::size_t fingerprinted_rows = enum_count<Card>;

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
    constexpr EnumSet<Card> all() const { return EnumSet<Card>::first(count); }
    // The card with this name, if there is one.
    constexpr std::optional<Card> find(std::string_view name) const {
        for (std::size_t i = 0; i != count; ++i)
            if (names.values[i] == name) return static_cast<Card>(i);
        return {};
    }
    // The same where there must be one: a name that no card has does not compile, or goes to refuse at run time.
    constexpr Card named(std::string_view name) const {
        const auto card = find(name);
        if (!card) refuse(detail::no_such_card);
        return *card;
    }

    // Names and flavour are not rules, so they take no part in a fingerprint.
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        for (std::size_t i = 0; i < fingerprinted_rows<Card> || i < self.count; ++i) f("type", self.types.values[i]);
        f("count", self.count);
    }
};

// What lies behind the last card is no card, so it makes no difference to a fingerprint.
template <class Card, class Type>
constexpr void clear_rest(Cards<Card, Type>& cards) {
    for (std::size_t i = cards.count; i != enum_count<Card>; ++i) cards.types.values[i] = Type{};
}

// Calls f(kind, name, type) for every card of a content whose members are all cards; the kinds come in their order.
template <class Content, std::size_t N, class F>
constexpr void list_cards(const Content& content, const std::string_view (&kinds)[N], F& f) {
    std::size_t nth = 0;
    for_each_field(content, [&]<class Card, class Type>(std::string_view, const Cards<Card, Type>& cards) {
        const std::string_view kind = kinds[nth++];
        cards.all().for_each([&](Card card) { f(kind, cards.names[card], cards[card]); });
    });
}

// What a card is called in the content of some rules; name_in(content, card) of a game knows it.
template <class Rules, class Card>
    requires requires(Card card) { name_in(Rules::content, card); }
constexpr std::string_view name_of(const Rules&, Card card) { return name_in(Rules::content, card); }

// The cards of one kind as they are found, for audits: each is in exactly one place.
template <Enumeration Card>
struct Census {
    EnumSet<Card> found{};
    bool twice = false;

    constexpr void add(EnumSet<Card> cards) {
        twice = twice || !(found & cards).empty();
        found = found | cards;
    }
    constexpr void add(Card card) {
        if (card > Card::last)
            twice = true;
        else
            add(EnumSet<Card>{card});
    }
    constexpr bool is_complete(EnumSet<Card> all) const { return !twice && found == all; }
};

}  // namespace heroes
