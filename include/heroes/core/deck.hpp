#pragma once

#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <heroes/core/chance.hpp>
#include <heroes/core/enum_set.hpp>
#include <heroes/core/fields.hpp>
#include <heroes/core/inline_vector.hpp>
#include <heroes/core/seat.hpp>

namespace heroes {

// A source of chance that may say which card is drawn: dice that follow a script do.
template <class C, class Card>
concept DealsCards = requires(C& chance, EnumSet<Card> cards) {
    { chance.dealt(cards) } -> std::same_as<std::optional<Card>>;
};

// Takes any one of these cards; there must be one.
template <Enumeration Card, std::size_t Room, Chance C>
constexpr Card take_any(EnumSet<Card, Room>& cards, C& chance) {
    if constexpr (DealsCards<C, Card>)
        if (const auto card = chance.dealt(cards)) return cards.erase(*card), *card;
    const Card card = cards.any([&](std::uint32_t size) { return chance.below(size); });
    cards.erase(card);
    return card;
}

// Takes so many of these cards, one after the other, and calls f with each; there must be as many.
template <Enumeration Card, std::size_t Room, Chance C, class F>
constexpr void take_some(EnumSet<Card, Room>& cards, std::size_t n, C& chance, F&& f) {
    if constexpr (!DealsCards<C, Card> && Room <= 64)
        cards.take_out(
            n, [&](std::uint32_t size) { return chance.below(size); }, f);
    else
        for (; n != 0; --n) f(take_any(cards, chance));
}

// A card that lies face down, or in a hand, and who has seen it; in a view of somebody who has not, it is unknown.
template <Enumeration Card>
struct KnownCard {
    std::optional<Card> card{};
    SeatSet knowers{};

    static constexpr Members members{"card", "knowers"};
    bool operator==(const KnownCard&) const = default;
};

// A face-down pile. It is no permutation: it is a set of cards whose order nobody knows, under the few cards on top
// whose order somebody does know. Shuffling costs nothing, drawing is one draw of chance, and equal situations are
// equal values. `Known` is how many cards can lie known on top, `Room` how many cards it can be made of.
template <Enumeration Card, std::size_t Known = 4, std::size_t Room = enum_count<Card>>
class Deck {
public:
    using Cards = EnumSet<Card, Room>;

    constexpr Deck() = default;
    constexpr explicit Deck(Cards cards) : rest_(cards) {}

    constexpr std::size_t size() const { return rest_.size() + top_.size() - concealed_; }
    // Outside a view this counts nothing.
    constexpr bool empty() const { return top_.empty() && (concealed_ == 0 ? rest_.empty() : size() == 0); }

    // The cards that lie in it; in a view, all that could.
    constexpr Cards cards() const {
        Cards all = rest_;
        for (const auto& known : top_)
            if (known.card) all.insert(*known.card);
        return all;
    }
    // Who has seen the top card. Whoever draws it is known to hold it by these, so ask before drawing.
    constexpr SeatSet knowers() const { return top_.empty() ? SeatSet{} : top_.back().knowers; }

    // Whether this can be a deck on a table: every card is there once, and none is unknown as in a view, or one that there
    // is no room for.
    constexpr bool is_sound() const {
        for (const auto& known : top_)
            if (!known.card || index_of(*known.card) >= Room) return false;
        return concealed_ == 0 && cards().size() == rest_.size() + top_.size();
    }

    // Takes the top card; the deck must not be empty.
    template <Chance C>
    constexpr Card draw(C& chance) {
        assert(!empty());
        if (top_.empty()) return take_any(rest_, chance);
        const auto card = top_.back().card;
        top_.pop_back();
        return *card;
    }

    // Lays a card on top, face down; `knowers` have seen it.
    constexpr void put_on_top(Card card, SeatSet knowers) { top_.push_back({card, knowers}); }

    // Puts a card anywhere: it is shuffled in, and with it all that was known.
    constexpr void shuffle_in(Card card) {
        rest_.insert(card);
        shuffle();
    }
    // Shuffles the cards of a discard pile in.
    constexpr void shuffle_in(Cards cards) {
        rest_ = rest_ | cards;
        shuffle();
    }
    constexpr void shuffle() {
        for (; !top_.empty(); top_.pop_back()) rest_.insert(*top_.back().card);
    }

    // A seat looks at the top n cards (or at all there are).
    template <Chance C>
    constexpr void peek(std::size_t n, Seat seat, C& chance) {
        while (top_.size() < n && !rest_.empty()) top_.insert(0, {take_any(rest_, chance), {}});
        for (std::size_t i = 0; i != n && i != top_.size(); ++i) top_[top_.size() - 1 - i].knowers.insert(seat);
    }

    // A seat that has looked at the top n cards may put them in another order, so nobody else knows them any longer.
    constexpr void take_over(std::size_t n, Seat seat) {
        for (std::size_t i = 0; i != n && i != top_.size(); ++i) top_[top_.size() - 1 - i].knowers = {seat};
    }
    // Lets two known cards change places, each counted from the top.
    constexpr void exchange(std::size_t a, std::size_t b) {
        auto& first = top_[top_.size() - 1 - a];
        auto& second = top_[top_.size() - 1 - b];
        const auto card = first;
        first = second;
        second = card;
    }

    // The card that lies n below the top, if this seat knows it.
    constexpr std::optional<Card> seen_by(Seat seat, std::size_t n) const {
        if (n >= top_.size()) return {};
        const auto& known = top_[top_.size() - 1 - n];
        return known.knowers.has(seat) ? known.card : std::nullopt;
    }

    // In a view: the cards on top that the seat has not seen become unknown.
    constexpr void hide_from(Seat seat) { hide(top_, seat); }
    // The same for cards of this deck that lie elsewhere, in hands for example.
    template <std::size_t N>
    constexpr void hide(InlineVector<KnownCard<Card>, N>& cards, Seat seat) {
        for (auto& known : cards)
            if (!known.knowers.has(seat) && known.card) {
                conceal(*known.card);
                known.card = std::optional<Card>{};
            }
    }
    // In a view: a card that lies hidden elsewhere joins those that could be anywhere.
    constexpr void conceal(Card card) {
        rest_.insert(card);
        ++concealed_;
    }
    // Whether a card is left that an unknown one could be. In a view from elsewhere there may be none.
    constexpr bool can_reveal() const { return concealed_ != 0 && !rest_.empty(); }
    // The reverse: picks one of the cards that could be there.
    template <Chance C>
    constexpr Card reveal(C& chance) {
        assert(can_reveal());
        --concealed_;
        return take_any(rest_, chance);
    }
    // Picks one for each unknown card on top; false if there are not enough.
    template <Chance C>
    constexpr bool reveal_top(C& chance) {
        return reveal(top_, chance);
    }
    // The same for cards of this deck that lie elsewhere.
    template <std::size_t N, Chance C>
    constexpr bool reveal(InlineVector<KnownCard<Card>, N>& cards, C& chance) {
        for (auto& known : cards) {
            if (known.card) continue;
            if (!can_reveal()) return false;
            known.card = reveal(chance);
        }
        return true;
    }

    bool operator==(const Deck&) const = default;

    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("rest", self.rest_);
        f("top", self.top_);
        f("concealed", self.concealed_);
    }

private:
    Cards rest_{};
    InlineVector<KnownCard<Card>, Known> top_{};  // the last is the top card
    std::uint8_t concealed_ = 0;                  // how many cards of `rest_` stand for unknown ones, here or elsewhere
};

}  // namespace heroes
