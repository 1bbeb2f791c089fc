#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <type_traits>
#include <vector>

#include <heroes/core/chance_tape.hpp>
#include <heroes/core/deck.hpp>
#include <heroes/core/fields.hpp>
#include <heroes/core/hash.hpp>
#include <heroes/core/pcg32.hpp>
#include <heroes/core/scripted_dice.hpp>

using namespace heroes;

namespace {

enum class Card : std::uint8_t { ace, king, queen, jack, ten, last = ten };
using Cards = EnumSet<Card>;
using Pile = Deck<Card, 5>;

constexpr Seat one = Seat::one;
constexpr Seat two = Seat::two;

static_assert(std::is_trivially_copyable_v<Pile> && Listed<Pile>);

// All cards, drawn without luck one after the other; -1 stands for luck that was needed.
std::vector<Card> drawn(Pile pile, std::size_t count, ScriptedDice dice = {}) {
    std::vector<Card> cards;
    for (std::size_t i = 0; i != count; ++i) cards.push_back(pile.draw(dice));
    REQUIRE(dice.verdict());
    return cards;
}

// How likely each order of the next three cards is.
std::map<std::vector<Card>, Probability> orders(const Pile& pile) {
    std::map<std::vector<Card>, Probability> odds;
    ChanceTape tape;
    do {
        Pile copy = pile;
        std::vector<Card> order;
        for (int i = 0; i != 3; ++i) order.push_back(copy.draw(tape));
        odds[order] = odds[order] + tape.probability();
    } while (tape.next());
    return odds;
}

// A deck of king and queen and jack of which seat one has seen that the queen is on top.
Pile peeked() {
    Pile pile{Cards{Card::king, Card::queen, Card::jack}};
    ScriptedDice dice{2};
    pile.peek(1, one, dice);
    return pile;
}

}  // namespace

TEST_CASE("a deck without cards is empty") {
    CHECK(Pile{}.empty());
    CHECK(Pile{}.size() == 0);
    CHECK(Pile{}.cards().empty());
    CHECK(Pile{}.knowers().empty());
    CHECK(Pile{}.is_sound());
}

TEST_CASE("a deck holds the cards it was made of") {
    const Pile pile{Cards{Card::ace, Card::ten}};
    CHECK(pile.size() == 2);
    CHECK_FALSE(pile.empty());
    CHECK(pile.cards() == Cards{Card::ace, Card::ten});
    CHECK(pile.is_sound());
}

TEST_CASE("drawing takes any of the cards by one draw of chance") {
    Pile pile{Cards{Card::king, Card::jack, Card::ten}};
    ScriptedDice dice{2, 2, 1};
    CHECK(pile.draw(dice) == Card::jack);
    CHECK(pile.cards() == Cards{Card::king, Card::ten});
    CHECK(pile.draw(dice) == Card::ten);
    CHECK(pile.size() == 1);
    CHECK(pile.draw(dice) == Card::king);
    CHECK(pile.empty());
    CHECK(dice.verdict());
}

TEST_CASE("every order of a shuffled deck is equally likely") {
    const auto odds = orders(Pile{Cards{Card::ace, Card::king, Card::queen}});
    CHECK(odds.size() == 6);
    for (const auto& [order, probability] : odds) CHECK(probability == Probability{1, 6});
}

TEST_CASE("cards laid on top are drawn first, the last one first, without luck") {
    Pile pile{Cards{Card::ace}};
    pile.put_on_top(Card::king, {one});
    pile.put_on_top(Card::queen, {two});
    CHECK(pile.size() == 3);
    CHECK(pile.cards() == Cards{Card::ace, Card::king, Card::queen});
    CHECK(pile.is_sound());
    CHECK(drawn(pile, 2) == std::vector{Card::queen, Card::king});
    CHECK(drawn(pile, 3, {1}) == std::vector{Card::queen, Card::king, Card::ace});
}

TEST_CASE("who has seen the top card is known before it is drawn") {
    Pile pile{Cards{Card::ace}};
    CHECK(pile.knowers().empty());
    pile.put_on_top(Card::king, {one});
    pile.put_on_top(Card::queen, {one, two});
    CHECK(pile.knowers() == SeatSet{one, two});
    ScriptedDice dice;
    pile.draw(dice);
    CHECK(pile.knowers() == SeatSet{one});
    pile.draw(dice);
    CHECK(pile.knowers().empty());
}

TEST_CASE("a peek settles the top cards, and only who peeks knows them") {
    Pile pile{Cards{Card::ace, Card::king, Card::queen, Card::jack}};
    ScriptedDice dice{3, 1};
    pile.peek(2, one, dice);
    CHECK(dice.verdict());
    CHECK(pile.size() == 4);
    CHECK(pile.is_sound());
    CHECK(pile.seen_by(one, 0) == Card::queen);
    CHECK(pile.seen_by(one, 1) == Card::ace);
    CHECK_FALSE(pile.seen_by(one, 2));
    CHECK_FALSE(pile.seen_by(two, 0));
    CHECK(drawn(pile, 2) == std::vector{Card::queen, Card::ace});
}

TEST_CASE("a second peek shows the same cards to another seat") {
    Pile pile{Cards{Card::ace, Card::king, Card::queen}};
    ScriptedDice dice{3, 1};
    pile.peek(2, one, dice);
    pile.peek(1, two, dice);
    CHECK(dice.verdict());
    CHECK(pile.seen_by(two, 0) == Card::queen);
    CHECK_FALSE(pile.seen_by(two, 1));
    CHECK(pile.seen_by(one, 1) == Card::ace);
}

TEST_CASE("a deeper peek goes below the cards that are known") {
    Pile pile{Cards{Card::ace, Card::king}};
    pile.put_on_top(Card::ten, {one});
    ScriptedDice dice{2};
    pile.peek(2, two, dice);
    CHECK(dice.verdict());
    CHECK(pile.seen_by(two, 0) == Card::ten);
    CHECK(pile.seen_by(two, 1) == Card::king);
    CHECK(pile.seen_by(one, 0) == Card::ten);
    CHECK_FALSE(pile.seen_by(one, 1));
}

TEST_CASE("a peek at more cards than there are shows all of them") {
    Pile pile{Cards{Card::ace, Card::king}};
    ScriptedDice dice{1, 1};
    pile.peek(3, one, dice);
    CHECK(dice.verdict());
    CHECK(pile.size() == 2);
    CHECK(pile.seen_by(one, 1) == Card::king);
    CHECK_FALSE(pile.seen_by(one, 2));

    Pile none;
    none.peek(1, one, dice);
    CHECK(none == Pile{});
}

TEST_CASE("whoever may put the top cards in another order is the only one who knows them, and no card below") {
    Pile pile{Cards::all()};
    ScriptedDice dice{1, 1, 1};
    pile.peek(3, one, dice);
    pile.peek(3, two, dice);
    pile.take_over(2, two);
    for (const std::size_t n : {0u, 1u}) {
        CHECK_FALSE(pile.seen_by(one, n));
        CHECK(pile.seen_by(two, n));
    }
    CHECK(pile.seen_by(one, 2));
    CHECK(pile.seen_by(two, 2));
    pile.take_over(9, one);  // all that are known
    CHECK(pile.seen_by(one, 2));
    CHECK_FALSE(pile.seen_by(two, 2));
    CHECK_FALSE(pile.seen_by(one, 3));
}

TEST_CASE("a peek at no card settles nothing") {
    Pile pile = peeked();
    ScriptedDice dice;
    pile.peek(0, two, dice);
    CHECK(pile == peeked());
}

TEST_CASE("shuffling forgets all that was known") {
    Pile pile = peeked();
    CHECK(pile != Pile{Cards{Card::king, Card::queen, Card::jack}});
    pile.shuffle();
    CHECK(pile == Pile{Cards{Card::king, Card::queen, Card::jack}});
}

TEST_CASE("a card that is shuffled in may be anywhere, and so may the others") {
    Pile pile = peeked();
    pile.shuffle_in(Card::ten);
    CHECK(pile == Pile{Cards{Card::king, Card::queen, Card::jack, Card::ten}});
}

TEST_CASE("a discard pile is shuffled in at once") {
    Pile pile = peeked();
    pile.shuffle_in(Cards{Card::ace, Card::ten});
    CHECK(pile == Pile{Cards::all()});
}

TEST_CASE("equal situations are equal decks, however they came about") {
    Pile pile{Cards::all()};
    ScriptedDice dice{2, 3};
    const Card first = pile.draw(dice);
    const Card second = pile.draw(dice);
    Pile other{Cards::all() - Cards{first, second}};
    CHECK(pile == other);
    CHECK(hash(pile) == hash(other));
    pile.put_on_top(first, {one});
    other.put_on_top(first, {two});
    CHECK(pile != other);
    CHECK(hash(pile) != hash(other));
}

TEST_CASE("a view hides the top cards that the seat has not seen, and no others") {
    Pile pile = peeked();
    pile.put_on_top(Card::ten, {two});
    Pile seen = pile;
    seen.hide_from(one);
    CHECK(seen.size() == 4);
    CHECK_FALSE(seen.is_sound());
    CHECK(seen.knowers() == SeatSet{two});
    CHECK(seen.seen_by(one, 1) == Card::queen);
    CHECK_FALSE(seen.seen_by(two, 0));
    CHECK(seen.cards() == pile.cards());

    Pile from_afar = pile;
    from_afar.hide_from(Seat::spectator);
    CHECK_FALSE(from_afar.seen_by(one, 1));
    CHECK(from_afar.size() == 4);
}

TEST_CASE("to whoever knows all known cards a deck looks as it is") {
    Pile seen = peeked();
    seen.hide_from(one);
    CHECK(seen == peeked());
    CHECK(seen.is_sound());
}

TEST_CASE("hiding twice hides no more") {
    Pile once = peeked();
    once.hide_from(two);
    Pile twice = once;
    twice.hide_from(two);
    CHECK(once == twice);
}

TEST_CASE("two decks that differ only in what a seat has not seen look the same to it") {
    Pile a{Cards{Card::king, Card::jack}};
    Pile b{Cards{Card::queen, Card::jack}};
    a.put_on_top(Card::queen, {one});
    b.put_on_top(Card::king, {one});
    CHECK(a != b);
    a.hide_from(two);
    b.hide_from(two);
    CHECK(a == b);
}

TEST_CASE("a card hidden elsewhere could be in the deck, but makes it no larger") {
    Pile seen{Cards{Card::king}};
    seen.conceal(Card::ace);
    CHECK(seen.size() == 1);
    CHECK(seen.cards() == Cards{Card::ace, Card::king});
    CHECK_FALSE(seen.is_sound());

    ScriptedDice dice{2};
    CHECK(seen.reveal(dice) == Card::king);
    CHECK(dice.verdict());
    CHECK(seen == Pile{Cards{Card::ace}});
    CHECK(seen.is_sound());
}

TEST_CASE("what is hidden on top is filled in by lot with cards that could be there") {
    Pile pile = peeked();
    pile.put_on_top(Card::ten, {two});
    Pile seen = pile;
    seen.hide_from(one);
    std::map<Card, Probability> odds;
    ChanceTape tape;
    do {
        Pile guess = seen;
        guess.reveal_top(tape);
        REQUIRE(guess.is_sound());
        REQUIRE(guess.cards() == pile.cards());
        REQUIRE(guess.seen_by(one, 1) == Card::queen);
        const Card top = guess.seen_by(two, 0).value();
        odds[top] = odds[top] + tape.probability();
        guess.hide_from(one);
        REQUIRE(guess == seen);
    } while (tape.next());
    const Probability third{1, 3};
    CHECK(odds == std::map<Card, Probability>{{Card::king, third}, {Card::jack, third}, {Card::ten, third}});
}

TEST_CASE("a deck with a card twice is not sound") {
    Pile twice{Cards{Card::king}};
    twice.put_on_top(Card::king, {});
    CHECK_FALSE(twice.is_sound());
    Pile on_top;
    on_top.put_on_top(Card::king, {});
    on_top.put_on_top(Card::king, {});
    CHECK_FALSE(on_top.is_sound());
}

TEST_CASE("a deck is empty if nothing lies in it, whatever could") {
    CHECK(Pile{}.empty());
    CHECK_FALSE(Pile{Cards{Card::ace}}.empty());
    Pile topped;
    topped.put_on_top(Card::king, {});
    CHECK_FALSE(topped.empty());
    Pile concealing;
    concealing.conceal(Card::ace);
    CHECK(concealing.empty());
    Pile both{Cards{Card::king}};
    both.conceal(Card::ace);
    CHECK_FALSE(both.empty());
    topped.hide_from(one);
    CHECK_FALSE(topped.empty());
}

TEST_CASE("scripted dice deal the cards that they were told, in their order, and roll for the others") {
    Pile pile{Cards::all()};
    ScriptedDice dice{1};
    dice.deal({Card::queen, Card::jack, Card::queen, Card::ten});
    CHECK(pile.draw(dice) == Card::queen);
    pile.peek(1, one, dice);
    CHECK(pile.seen_by(one, 0) == Card::jack);
    CHECK(pile.draw(dice) == Card::jack);
    CHECK(pile.draw(dice) == Card::ten);  // there is no second queen
    CHECK(pile.draw(dice) == Card::ace);
    CHECK(dice.verdict());
}
TEST_CASE("scripted dice keep kinds of cards apart, and notice what finds no room") {
    enum class Coin : std::uint8_t { head, tail, last = tail };
    EnumSet<Coin> coins = EnumSet<Coin>::all();
    Pile pile{Cards::all()};
    ScriptedDice dice;
    dice.deal({Coin::tail}).deal({Card::king}).deal({Coin::head});
    CHECK(pile.draw(dice) == Card::king);
    CHECK(take_any(coins, dice) == Coin::tail);
    CHECK(take_any(coins, dice) == Coin::head);
    CHECK(dice.verdict());
    for (std::size_t i = 0; i != ScriptedCards::capacity - 3; ++i) dice.deal(Card::ace);
    CHECK(dice.fault() == ScriptedDice::Fault::nothing);
    CHECK_FALSE(dice.verdict());  // none of them was drawn
    dice.deal(Card::ace);
    CHECK(dice.fault() == ScriptedDice::Fault::script_too_long);
}

TEST_CASE("cards taken several at a time are those that would be taken one after the other") {
    enum class Many : std::uint8_t { last = 51 };
    for (std::uint64_t seed = 0; seed != 100; ++seed) {
        Pcg32 several{seed}, single{seed};
        auto pile = EnumSet<Many>::from_bits(0xf00f3ff57 * (seed + 1));
        auto other = pile;
        const std::size_t count = pile.size() * (seed % 4) / 3;
        std::vector<Many> taken, expected;
        take_some(pile, count, several, [&](Many card) { taken.push_back(card); });
        for (std::size_t i = 0; i != count; ++i) expected.push_back(take_any(other, single));
        CHECK(taken == expected);
        CHECK(pile == other);
        CHECK(several == single);
    }
}
