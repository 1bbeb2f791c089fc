#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <heroes/core/cards.hpp>
#include <heroes/core/verdict.hpp>
#include <heroes/shining/cards/attacks.hpp>
#include <heroes/shining/cards/encounters.hpp>
#include <heroes/shining/cards/events.hpp>
#include <heroes/shining/cards/heroes.hpp>
#include <heroes/shining/cards/monsters.hpp>
#include <heroes/shining/cards/quests.hpp>
#include <heroes/shining/map.hpp>
#include <heroes/shining/pieces.hpp>

// What is printed on the cards, in the books and on the maps. The rules know these kinds and no card by its name.
namespace heroes::shining {

namespace detail {

// What a row is called: an encounter has a title.
template <class Type>
constexpr std::string_view name_of_row(const Type& row) {
    if constexpr (requires { row.title; })
        return row.title;
    else
        return row.name;
}

}  // namespace detail

// The rows of one kind. They stay where they are written; a content only points to them.
template <class Card, class Type>
class Rows {
public:
    constexpr Rows() = default;
    template <std::size_t N>
    constexpr explicit(false) Rows(const std::array<Type, N>& rows) : rows_(rows.data()), size_(N) {
        static_assert(N <= enum_count<Card>, "there are more rows than the enum has room for");
    }
    // A span or a vector, of as many as were loaded; judge refuses more than there is room for.
    template <class Loaded>
        requires requires(const Loaded& rows, const Type* first) { first = rows.data(); }
    constexpr explicit(false) Rows(const Loaded& rows) : rows_(rows.data()), size_(rows.size()) {}

    constexpr const Type& operator[](Card card) const { return rows_[index_of(card)]; }
    constexpr bool has(Card card) const { return index_of(card) < size_; }
    constexpr std::size_t size() const { return size_; }
    constexpr const Type* begin() const { return rows_; }
    constexpr const Type* end() const { return rows_ + size_; }
    // The row with this name, if there is one.
    constexpr std::optional<Card> find(std::string_view name) const {
        for (std::size_t i = 0; i != size_; ++i)
            if (detail::name_of_row(rows_[i]) == name) return static_cast<Card>(i);
        return {};
    }
    // The same where there must be one: a name that no row has does not compile, or goes to refuse at run time.
    constexpr Card named(std::string_view name) const {
        const auto row = find(name);
        if (!row) refuse(heroes::detail::no_such_card);
        return *row;
    }

private:
    const Type* rows_ = nullptr;
    std::size_t size_ = 0;
};

// The maps, one for each encounter.
class Maps {
public:
    constexpr Maps() = default;
    template <std::size_t N>
    constexpr explicit(false) Maps(const std::array<Map, N>& maps) : maps_(maps.data()), size_(N) {}
    template <class Loaded>
        requires requires(const Loaded& maps, const Map* first) { first = maps.data(); }
    constexpr explicit(false) Maps(const Loaded& maps) : maps_(maps.data()), size_(maps.size()) {}

    constexpr const Map& operator[](EncounterCard card) const { return maps_[index_of(card)]; }
    constexpr std::size_t size() const { return size_; }
    constexpr const Map* begin() const { return maps_; }
    constexpr const Map* end() const { return maps_ + size_; }

private:
    const Map* maps_ = nullptr;
    std::size_t size_ = 0;
};

// Everything that is printed while it is still being put together: rows of one kind may take the place of others. Rules
// play with what complete makes of them:
//   Draft cards = draft_of(standard_content);
//   cards.monsters = my_monsters;
//   static constexpr Content content = complete(cards);
struct Draft {
    Rows<HeroCard, HeroType> heroes{};
    Rows<AttackCard, AttackType> attacks{};
    Rows<Trait, CardType> traits{};
    Rows<Spell, CardType> spells{};
    Rows<Item, CardType> items{};
    Rows<Equipment, CardType> equipment{};
    Rows<MonsterCard, MonsterType> monsters{};
    Rows<AiCard, AiType> ai_cards{};
    Rows<EventCard, EventType> events{};
    Rows<ChartCard, ChartType> charts{};
    Rows<EncounterCard, EncounterType> encounters{};
    Maps maps{};
    Rows<QuestCard, QuestType> quests{};
    bool new_game_plus = false;  // SHN-184, SHN-R107

    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        const auto list = [&](const char* name, const auto& rows) {
            for (const auto& row : rows) f(name, row);
        };
        list("hero", self.heroes), list("attack", self.attacks), list("trait", self.traits);
        list("spell", self.spells), list("item", self.items), list("equipment", self.equipment);
        list("monster", self.monsters), list("ai_card", self.ai_cards), list("event", self.events);
        list("chart", self.charts), list("encounter", self.encounters), list("map", self.maps);
        list("quest", self.quests), f("new_game_plus", self.new_game_plus);
    }
};

namespace detail {

// Rows that were judged already, as a content takes them.
struct Judged {
    Draft cards{};
};

}  // namespace detail

// Everything that is printed, judged. Only complete makes one, and it is not copied, so that nothing in it is changed;
// other rows are another content. Rules say which they play with:
//   struct Homebrew : StandardRules { static constexpr Content content = complete(my_cards()); };
// Rows that are loaded when the program starts work just the same, if they and the content outlive all games:
//   struct Loaded : StandardRules { static inline const Content content = complete(read_cards("cards.txt")); };
struct Content : Draft {
    constexpr explicit Content(const detail::Judged& judged) : Draft(judged.cards) {}
    Content(const Content&) = delete;
    Content& operator=(const Content&) = delete;
};

// The rows of a content, to make another of them.
constexpr Draft draft_of(const Content& content) { return content; }

// SHN-R12: the full Event deck of a chapter.
constexpr EventCards event_deck(const Content& content, std::uint8_t chapter) {
    EventCards deck{};
    for (std::size_t i = 0; i != content.events.size(); ++i)
        if (const auto card = static_cast<EventCard>(i); content.events[card].chapter == chapter) deck.insert(card);
    return deck;
}

namespace detail {

// Where a card with a name stands in a content.
constexpr const auto& rows_of(const Content& content, HeroCard) { return content.heroes; }
constexpr const auto& rows_of(const Content& content, AttackCard) { return content.attacks; }
constexpr const auto& rows_of(const Content& content, Trait) { return content.traits; }
constexpr const auto& rows_of(const Content& content, Spell) { return content.spells; }
constexpr const auto& rows_of(const Content& content, Item) { return content.items; }
constexpr const auto& rows_of(const Content& content, Equipment) { return content.equipment; }
constexpr const auto& rows_of(const Content& content, MonsterCard) { return content.monsters; }
constexpr const auto& rows_of(const Content& content, AiCard) { return content.ai_cards; }
constexpr const auto& rows_of(const Content& content, EventCard) { return content.events; }
constexpr const auto& rows_of(const Content& content, EncounterCard) { return content.encounters; }
constexpr const auto& rows_of(const Content& content, QuestCard) { return content.quests; }

}  // namespace detail

// What the rows are called; a row that is not there has no name.
template <class Card>
    requires requires(const Content& content, Card card) { detail::rows_of(content, card); }
constexpr std::string_view name_in(const Content& content, Card card) {
    const auto& rows = detail::rows_of(content, card);
    return rows.has(card) ? detail::name_of_row(rows[card]) : "?";
}

using heroes::name_of;

}  // namespace heroes::shining
