#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include <questions.hpp>

#include <heroes/core/scripted_dice.hpp>
#include <heroes/hamlet.hpp>
#include <heroes/hamlet/redact.hpp>
#include <heroes/hedra.hpp>
#include <heroes/hedra/redact.hpp>
#include <heroes/tools/information.hpp>

#include "tiny_redact.hpp"

using namespace heroes;
using namespace questions;

namespace {

constexpr Seat spectator = Seat::spectator;

// Whether a seat learns anything when an action is carried out.
template <class S>
bool learns(Seat seat, const S& state, const typename S::Table::Action& action) {
    return information_gained(state, heroes::apply(state, action), seat);
}

// The state whose deck is this, everything else being as dealt.
tiny::State<> with_deck(tiny::Cards cards, std::initializer_list<tiny::Card> held) {
    tiny::State<> state{{}, Pcg32{1}};
    state.table.options = {.players = 3, .cards = 8};
    state.table.deck = Deck<tiny::Card, 8>{cards};
    state.table.turns_left = 30;
    state.table.steps = {tiny::TakeTurn{one}};
    for (const tiny::Card card : held) state.table.racks[one].push_back({card, {one}});
    state.table.discarded = tiny::Cards::all() - cards;
    for (const tiny::Card card : held) state.table.discarded.erase(card);
    REQUIRE(audit(state.table));
    return state;
}

}  // namespace

TEST_CASE("where nothing happens nobody learns anything") {
    const auto state = hedra::new_game({.players = 3}, Pcg32{1});
    for_each_enumerator<Seat>([&](Seat seat) { CHECK_FALSE(information_gained(state, state, seat)); });
}

TEST_CASE("states with more than one action between them count as a gain") {
    const auto state = hedra::new_game({.players = 2}, Pcg32{1});
    const auto next = apply(state, legal_actions(state.table)[0]);
    const Seat seat = decider(state.table);
    CHECK_FALSE(information_gained(state, next, seat));
    CHECK(information_gained(state, apply(next, legal_actions(next.table)[0]), seat));
    CHECK(information_gained(next, state, seat));
}

TEST_CASE("without a world to try nobody learns anything, and one world may do") {
    const auto state = hedra::Position{}
                           .on(hedra::field(1), one, {hedra::mage(1), hedra::cleric(1), hedra::warrior(1)})
                           .on(hedra::field(1), two, {hedra::cleric(6)})
                           .phase(hedra::Phase::attack)
                           .with(Pcg32{1});
    const auto next = apply(state, hedra::Attack{hedra::field(1)});
    CHECK_FALSE(information_gained(state, next, one, 0));
    CHECK(information_gained(state, next, one, 1));
}

// Hedra

TEST_CASE("a march in Hedra can be taken back") {
    const auto state = hedra::Position{hedra::presets::free_for_all(3)}
                           .on(hedra::field(1), one, {hedra::rogue(4)})
                           .phase(hedra::Phase::march)
                           .with(Pcg32{1});
    CHECK_FALSE(learns(one, state, hedra::Move{hedra::Die::rogue, hedra::Space::second}));
    CHECK_FALSE(learns(one, state, hedra::Pass{}));
    // The others could not know that it would be that one.
    CHECK(learns(two, state, hedra::Move{hedra::Die::rogue, hedra::Space::second}));
    CHECK(learns(spectator, state, hedra::Move{hedra::Die::rogue, hedra::Space::second}));
}

TEST_CASE("dice that have fallen cannot be taken back, even if they changed nothing but a face") {
    const auto state = hedra::Position{}
                           .on(hedra::field(1), one, {hedra::mage(1)})
                           .on(hedra::field(1), two, {hedra::dragon(12)})
                           .phase(hedra::Phase::attack)
                           .with(Pcg32{1});
    for (const Seat seat : {one, two, spectator}) CHECK(learns(seat, state, hedra::Attack{hedra::field(1)}));
}

TEST_CASE("a reroll that is left unused can be taken back") {
    const auto state = hedra::Position{}.home(one, {hedra::mage(1)}).phase(hedra::Phase::march).with(Pcg32{1});
    const auto arrived =
        apply(hedra::Position{}.on(hedra::field(2), two, {hedra::rogue(4)}).phase(hedra::Phase::march).with(Pcg32{1}),
              hedra::Move{hedra::Die::mage, hedra::Space::second});
    REQUIRE(waits_for_a<hedra::RerollEnemyDie>(arrived.table));
    CHECK_FALSE(learns(one, arrived, hedra::Decline{}));
    CHECK(learns(one, arrived, hedra::RerollEnemy{{two, hedra::Die::rogue}}));
    CHECK_FALSE(learns(one, state, hedra::Pass{}));
}

namespace {

// Seat one has beaten a Rogue of two and a Rogue of three, who choose in secret where these go.
auto secret_retreats() {
    const hedra::RuntimeRules rules{{.defender_choice_order = hedra::DefenderChoiceOrder::simultaneous}};
    auto state = hedra::Position{hedra::presets::free_for_all(3), rules}
                     .on(hedra::field(1), one, {hedra::mage(1)})
                     .on(hedra::field(1), two, {hedra::rogue(1)})
                     .on(hedra::field(1), three, {hedra::rogue(2)})
                     .phase(hedra::Phase::attack)
                     .with(ScriptedDice{4});
    state = after(state, hedra::Attack{hedra::field(1)});
    if (waits_for_a<hedra::AssignHero>(state.table)) state = after(state, legal_actions(state.table)[0]);
    REQUIRE(decider(state.table) == two);
    return hedra::State<hedra::RuntimeRules>{state.table, Pcg32{1}};
}

}  // namespace

TEST_CASE("what others choose in secret is learned when it comes to light, not before") {
    const auto state = secret_retreats();
    const hedra::Action retreat = hedra::Retreat{hedra::Space::second};
    CHECK_FALSE(learns(one, state, retreat));
    CHECK_FALSE(learns(two, state, retreat));
    CHECK_FALSE(learns(three, state, retreat));
    CHECK_FALSE(learns(spectator, state, retreat));
    const auto chosen = after(state, retreat);
    REQUIRE(decider(chosen.table) == three);
    for (const Seat seat : {one, two, three, spectator})
        CHECK(learns(seat, chosen, hedra::Retreat{hedra::Space::home}));
}

// The tiny game

TEST_CASE("a card that is drawn, or looked at, cannot be put back as if unseen") {
    const auto state = new_game<tiny::Table<>>({.players = 3}, Pcg32{2});
    CHECK(learns(one, state, tiny::Draw{}));
    CHECK(learns(one, state, tiny::Peek{}));
    const auto peeked = after(state, tiny::Peek{});
    CHECK_FALSE(learns(one, peeked, tiny::Leave{}));
    CHECK_FALSE(learns(one, peeked, tiny::Draw{}));  // it knows the card
}

TEST_CASE("a card of one's own can be shown or put back without learning anything, but not for the others") {
    using tiny::Card;
    const auto state = with_deck({Card::one, Card::two, Card::three}, {Card::four, Card::five});
    for (const tiny::Action& action : {tiny::Action{tiny::Show{Card::four}}, tiny::Action{tiny::PutBack{Card::five}}}) {
        CHECK_FALSE(learns(one, state, action));
        CHECK(learns(two, state, action));
        CHECK(learns(spectator, state, action));
    }
}

TEST_CASE("the last card that is left is no surprise") {
    CHECK_FALSE(learns(one, with_deck({tiny::Card::three}, {tiny::Card::four}), tiny::Draw{}));
    CHECK_FALSE(learns(one, with_deck({tiny::Card::three}, {tiny::Card::four}), tiny::Peek{}));
    CHECK(learns(one, with_deck({tiny::Card::three, tiny::Card::five}, {tiny::Card::four}), tiny::Draw{}));
}

TEST_CASE("somebody else's only choice tells nothing that was not known") {
    auto state = with_deck({tiny::Card::three}, {tiny::Card::four, tiny::Card::five, tiny::Card::six});
    state = after(state, tiny::Peek{});
    REQUIRE(legal_actions(state.table).size() == 1);
    for (const Seat seat : {one, two, three, spectator}) CHECK_FALSE(learns(seat, state, tiny::Leave{}));
}

// Hamlet

namespace {

template <class Cards, class Pred>
constexpr auto card_that(const Cards& cards, Pred&& is) {
    using Row = decltype(cards.named(""));
    for (std::size_t i = 0; i != cards.count; ++i)
        if (is(cards.types.values[i])) return static_cast<Row>(i);
    return static_cast<Row>(255);
}
constexpr hamlet::HeroCard spy_on(hamlet::Peek what) {
    return card_that(hamlet::standard_content.heroes,
                     [&](const hamlet::HeroType& type) { return type.favor.peek == what; });
}
constexpr hamlet::ItemCard gear(int nth) {
    return card_that(hamlet::standard_content.items, [nth](const hamlet::ItemType& type) mutable {
        return type.kind == hamlet::ItemKind::gear && nth-- == 0;
    });
}
constexpr hamlet::ItemCard first_gear = gear(0);
constexpr hamlet::ItemCard second_gear = gear(1);
constexpr hamlet::MonsterCard bat = static_cast<hamlet::MonsterCard>(0);
constexpr hamlet::MonsterCard rat = static_cast<hamlet::MonsterCard>(1);
constexpr hamlet::MonsterCard toad = static_cast<hamlet::MonsterCard>(2);

auto village() { return hamlet::Position{hamlet::Options{.players = 3}}; }

}  // namespace

TEST_CASE("whoever looks at face-down cards in Hamlet learns them") {
    const auto champion = village().hero(one, spy_on(hamlet::Peek::champion)).with(Pcg32{1});
    CHECK(learns(one, champion, hamlet::UseFavor{}));
    const auto monsters = village().hero(one, spy_on(hamlet::Peek::monsters)).with(Pcg32{1});
    CHECK(learns(one, monsters, hamlet::UseFavor{}));
}

TEST_CASE("cards that were seen before are no news to whoever looks at them again") {
    auto state = village().hero(one, spy_on(hamlet::Peek::monsters)).with(Pcg32{1});
    state = after(state, hamlet::UseFavor{});
    while (waits_for_a<hamlet::OrderTop>(state.table)) state = after(state, legal_actions(state.table)[0]);
    state.table.heroes[one].favor_ready = true;
    REQUIRE(is_legal(state.table, hamlet::UseFavor{}));
    CHECK_FALSE(learns(one, state, hamlet::UseFavor{}));
}

TEST_CASE("a rival's items are learned by looking at them, unless they were known") {
    const auto position = village().hero(one, spy_on(hamlet::Peek::rival)).hide(two, {first_gear});
    const auto asked = after(position.with(Pcg32{1}), hamlet::UseFavor{});
    REQUIRE(waits_for_a<hamlet::ChooseRival>(asked.table));
    CHECK_FALSE(learns(one, position.with(Pcg32{1}), hamlet::UseFavor{}));  // nothing is seen yet
    CHECK(learns(one, asked, hamlet::Spy{two}));
    CHECK_FALSE(learns(two, asked, hamlet::Spy{two}));  // there was nobody else to spy on
    CHECK_FALSE(learns(spectator, asked, hamlet::Spy{two}));
}

TEST_CASE("cards put in another order are no news to whoever does it, nor to those who do not see it") {
    auto state = village().hero(one, spy_on(hamlet::Peek::monsters)).top({bat, rat, toad}).with(Pcg32{1});
    state = after(state, hamlet::UseFavor{});
    REQUIRE(waits_for_a<hamlet::OrderTop>(state.table));
    for (const Seat seat : {one, two, three, spectator}) CHECK_FALSE(learns(seat, state, hamlet::PutNext{rat}));
}

TEST_CASE("an item that its owner shows is news to the others alone") {
    const auto state = village().hide(one, {first_gear, second_gear}).with(Pcg32{1});
    CHECK_FALSE(learns(one, state, hamlet::RevealItem{first_gear}));
    CHECK(learns(two, state, hamlet::RevealItem{first_gear}));
    CHECK(learns(spectator, state, hamlet::RevealItem{first_gear}));
}

TEST_CASE("a monster that is met for the first time is news, except to whoever has looked at the deck") {
    auto position = village().hero(one, spy_on(hamlet::Peek::monsters)).top({bat, rat, toad});
    CHECK(learns(one, position.in_wilderness().with(Pcg32{1}), hamlet::SelectRegion{hamlet::Region::dark_caves}));

    auto known = village().hero(one, spy_on(hamlet::Peek::monsters)).top({bat, rat, toad}).with(Pcg32{1});
    known = after(known, hamlet::UseFavor{}, hamlet::PutNext{bat}, hamlet::PutNext{rat}, hamlet::EnterWilderness{});
    CHECK_FALSE(learns(one, known, hamlet::SelectRegion{hamlet::Region::dark_caves}));
    CHECK(learns(two, known, hamlet::SelectRegion{hamlet::Region::dark_caves}));
}

TEST_CASE("a monster that lies there already can be met and left alone again") {
    const auto state = village().monster(hamlet::Region::dark_caves, bat).in_wilderness().with(Pcg32{1});
    CHECK_FALSE(learns(one, state, hamlet::SelectRegion{hamlet::Region::dark_caves}));
    CHECK(learns(one, after(state, hamlet::SelectRegion{hamlet::Region::dark_caves}), hamlet::Flee{}));
}

TEST_CASE("what is bought from the shop can be given back, until a card is drawn for it") {
    const auto quiet = hamlet::RuntimeRules{{.may_stay_home = true}};
    const hamlet::ShopSpaces first{hamlet::space(1)};
    const auto state = hamlet::Position{hamlet::Options{.players = 3}, quiet}
                           .trophies(one, {bat, rat, toad})
                           .stock(hamlet::space(1), first_gear)
                           .with(Pcg32{1});
    REQUIRE(is_legal(state.table, hamlet::Shop{first}));
    CHECK_FALSE(learns(one, state, hamlet::Shop{first}));
    auto paying = after(state, hamlet::Shop{first});
    while (waits_for_a<hamlet::ChoosePayment>(paying.table)) {
        const auto payment = legal_actions(paying.table)[0];
        CHECK_FALSE(learns(one, paying, payment));
        paying = after(paying, payment);
    }
    CHECK_FALSE(learns(one, paying, hamlet::StayHome{}));

    // The stock moves when the last player of the round is done.
    auto last = hamlet::Position{hamlet::Options{.players = 3}, quiet}.turn(three).with(Pcg32{1});
    REQUIRE(is_legal(last.table, hamlet::StayHome{}));
    CHECK(learns(three, last, hamlet::StayHome{}));
}

TEST_CASE("a die that was seen is news even if it decides nothing") {
    // The escape cannot fail, but the face tells what the next roll would have been.
    const auto sure = hamlet::RuntimeRules{{.escape_roll = 1, .retreat_mutates = false}};
    const auto facing = hamlet::Position{hamlet::Options{.players = 3}, sure}
                            .monster(hamlet::Region::dark_caves, bat)
                            .facing(hamlet::Lair::dark_caves)
                            .with(Pcg32{1});
    CHECK(learns(one, facing, hamlet::Flee{}));
    const auto unrolled = hamlet::RuntimeRules{{.free_retreat = true, .retreat_mutates = false}};
    const auto free = hamlet::Position{hamlet::Options{.players = 3}, unrolled}
                          .monster(hamlet::Region::dark_caves, bat)
                          .facing(hamlet::Lair::dark_caves)
                          .with(Pcg32{1});
    CHECK_FALSE(learns(one, free, hamlet::Flee{}));
}
