#include "short_names.hpp"
#include "support.hpp"

using namespace hero_master_test;

namespace {

// Two players about to leave a Location: a Giant alone, whose parting attack misses.
template <class Rules = StandardRules>
Position<Rules> leaving(const Rules& rules = {}) {
    return Position<Rules>{Options{}, rules}.ambusher(giant);
}
template <class S>
S left(const S& state) {
    return after(state, Decline{}, Decline{});
}
constexpr int miss = 1;

// The parting attack misses, then hands are drawn: six by the Barbarian, seven by the Wizard.
const ScriptedDice quiet_leave{miss, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};

}  // namespace

TEST_CASE("HMA-050 HMA-189 HMA-190 hands are drawn when a Location is left, cards in hand stay") {
    const auto state = left(leaving()
                                .hand(one, {swings, huh})
                                .deck(one, {insubordinate})
                                .with(ScriptedDice{miss, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}));
    const Hero& hero = state.table.heroes[one];
    CHECK(hero.hand.size() == 6);
    CHECK(hero.hand.has(swings));
    CHECK(hero.hand.has(huh));
    CHECK(hero.discard.empty());
    CHECK(hero.deck.size() == 5);
    CHECK(state.chance.verdict());
}
TEST_CASE("HMA-191 HMA-192 HMA-D03 who holds too many cards discards down, cards of choice") {
    const auto state = left(leaving()
                                .marker(one, 3)
                                .hand(one, {swings, huh, portly, insubordinate, ale})
                                .with(ScriptedDice{miss, 1, 1, 1, 1, 1, 1, 1}));
    CHECK(waits_for(state.table, DiscardDown{one}));
    const auto fewer = after(state, DiscardCard{huh});
    CHECK(waits_for(fewer.table, DiscardDown{one}));
    CHECK(refusal(fewer.table, DiscardCard{huh}) == "HMA-191");
    const auto done = after(fewer, DiscardCard{ale});
    CHECK(done.table.heroes[one].hand == ActionCards{swings, portly, insubordinate});
    CHECK(done.table.heroes[one].discard == ActionCards{huh, ale});
    CHECK(done.chance.verdict());
}
TEST_CASE("HMA-R25 what is discarded down lies in the discard pile, by a house rule in the deck") {
    const auto state = left(leaving(ruled({.discarded_down_into_deck = true}))
                                .marker(one, 3)
                                .hand(one, {swings, huh, portly, ale})
                                .with(ScriptedDice{miss, 1, 1, 1, 1, 1, 1, 1}));
    const auto done = after(state, DiscardCard{huh});
    CHECK(done.table.heroes[one].deck.has(huh));
    CHECK(!done.table.heroes[one].hand.has(huh));
    CHECK(done.table.heroes[one].discard.empty());
    CHECK(has_event(events_of(state, DiscardCard{huh}), CardDiscarded{one, huh, DiscardCause::shuffled_in}));
}
TEST_CASE("HMA-R22 first everybody discards or draws, then the poorest protest, then Mulligans are taken") {
    auto state = left(leaving().gold(one, 2).with(quiet_leave));
    CHECK(state.table.heroes[two].hand.size() == 7);
    CHECK(waits_for(state.table, ChooseProtest{one}));
    state = after(state, Refuse{});
    CHECK(waits_for(state.table, ChooseMulligan{one}));
    CHECK(waits_for(after(state, KeepHand{}).table, ChooseMulligan{two}));
}
TEST_CASE("HMA-R22 in each of these steps the players act clockwise from the leader") {
    // Seats one and two have too many cards; two leads, and nobody has more gold than another.
    auto state = left(leaving()
                          .leader(two)
                          .marker(one, 3)
                          .marker(two, 3)
                          .hand(one, {swings, huh, portly, ale})
                          .hand(two, {brave, unexpected, pyromaniac, polymorph, frozen})
                          .with(ScriptedDice{miss, 1, 1}));
    CHECK(waits_for(state.table, DiscardDown{two}));
    state = after(state, DiscardCard{brave});
    CHECK(waits_for(state.table, DiscardDown{one}));
    state = after(state, DiscardCard{huh});
    CHECK(waits_for(state.table, ChooseProtest{two}));
    state = after(state, Protest{});
    CHECK(waits_for(state.table, ChooseProtest{one}));
    state = after(state, Protest{});
    CHECK(waits_for(state.table, ChooseMulligan{two}));
    CHECK(waits_for(after(state, KeepHand{}).table, ChooseMulligan{one}));
}
TEST_CASE("HMA-051 HMA-053 a Mulligan shuffles the whole hand in and draws one card fewer, the marker stays") {
    auto state = left(leaving().gold(one, 4).gold(two, 3).with(quiet_leave));
    state = after(state, Refuse{});
    state.chance = {11, 10, 9, 8, 7};
    const auto events = events_of(state, Mulligan{});
    CHECK(has_event(events, MulliganTaken{one, 5}));
    CHECK(has_event(events, DeckShuffled{Pile::actions, one, 11}));
    const auto redrawn = after(state, Mulligan{});
    CHECK(redrawn.table.heroes[one].hand.size() == 5);
    CHECK(redrawn.table.heroes[one].marker == 6);
    CHECK(redrawn.chance.verdict());
}
TEST_CASE("HMA-052 HMA-R24 Mulligans can be repeated while one card would be left") {
    auto state = after(left(leaving().gold(two, 0).with(quiet_leave)), Refuse{});
    for (std::size_t size = 5; size != 0; --size) {
        CHECK(waits_for(state.table, ChooseMulligan{one}));
        state.chance = ScriptedDice{};
        for (std::size_t i = 0; i != size; ++i) state.chance.then({1});
        state = after(state, Mulligan{});
        CHECK(state.table.heroes[one].hand.size() == size);
    }
    CHECK(waits_for(state.table, ChooseMulligan{two}));
}
TEST_CASE("HMA-052 HMA-053 the Mulligans of one player cost the next one nothing") {
    auto state = new_game(Options{.first_player = one}, Pcg32{1});
    const int size = hand_size(state.table, two);
    state = after(state, Mulligan{}, Mulligan{}, KeepHand{});
    REQUIRE(waits_for(state.table, ChooseMulligan{two}));
    CHECK(state.table.heroes[two].hand.size() == static_cast<std::size_t>(size));
    CHECK(only<MulliganTaken>(events_of(state, Mulligan{})).front().size == size - 1);
    CHECK(after(state, Mulligan{}).table.heroes[two].hand.size() == static_cast<std::size_t>(size - 1));
}
TEST_CASE("HMA-R24 by house rules a Mulligan may leave no card, or only one is allowed") {
    auto bold = after(left(leaving(ruled({.lowest_hand_size = 1, .smallest_mulligan = 0}))
                               .marker(one, 1)
                               .gold(two, 0)
                               .with(ScriptedDice{miss, 1, 1, 1, 1, 1, 1, 1, 1})),
                      Refuse{});
    bold = after(bold, Mulligan{});
    CHECK(bold.table.heroes[one].hand.empty());
    auto strict = after(left(leaving(ruled({.most_mulligans = 1})).gold(two, 0).with(quiet_leave)), Refuse{});
    strict.chance = {1, 1, 1, 1, 1};
    CHECK(waits_for(after(strict, Mulligan{}).table, ChooseMulligan{two}));
}
TEST_CASE("HMA-R23 a Mulligan shuffles in cards kept from the last Location, but no Protest card") {
    auto state = left(leaving()
                          .gold(one, 0)
                          .shown(one, {swings})
                          .with(ScriptedDice{miss, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, /* the Protest */ 1}));
    state = after(state, Protest{});
    CHECK(state.table.heroes[one].hand.has(me_first));
    CHECK(state.table.heroes[one].exposed == ActionCards{swings});
    state.chance = {2, 2, 2, 2, 2};
    state = after(state, Mulligan{});
    CHECK(state.table.heroes[one].hand.has(me_first));
    CHECK(state.table.heroes[one].hand.size() == 6);
    CHECK(state.table.heroes[one].exposed.empty());  // nobody knows any more where it is
}

TEST_CASE("HMA-196 HMA-198 HMA-R26 who has the least gold may draw a Protest card, which does not count") {
    auto state = left(leaving().gold(one, 5).gold(two, 1).with(quiet_leave));
    CHECK(waits_for(state.table, ChooseProtest{two}));
    state.chance = {4};
    state = after(state, Protest{});
    CHECK((state.table.heroes[two].hand & standard_content.protests).size() == 1);
    CHECK(state.table.heroes[two].hand.size() == 8);
    CHECK(state.table.protest_deck.size() == 7);
}
TEST_CASE("HMA-197 who tie for the least gold may all protest, clockwise from the leader") {
    auto state = left(leaving().gold(one, 3).gold(two, 3).with(quiet_leave));
    CHECK(waits_for(state.table, ChooseProtest{one}));
    state.chance = {1, 1};
    state = after(state, Protest{});
    CHECK(waits_for(state.table, ChooseProtest{two}));
    CHECK(after(state, Protest{}).table.protest_deck.size() == 6);
}
TEST_CASE("HMA-R14 protesters are served until the deck is empty") {
    auto state = left(leaving(ruled({.used_protests_wait = true})).with(quiet_leave));
    state.table.protest_deck = ActionCards{me_first};
    state.chance = {1};
    CHECK(waits_for(after(state, Protest{}).table, ChooseMulligan{one}));
}
TEST_CASE("HMA-199 HMA-200 a Protest is played like any other Action card, and goes back to its deck") {
    auto state =
        Position{}.encounter(giant).hand(one, {me_first}).leader(two).attack(one, ale).turn(one).with(ScriptedDice{});
    state = after(state, LayAttack{me_first});
    CHECK(state.table.heroes[one].attacks[1].card == me_first);
    CHECK(state.table.leader == one);
    state.chance = {2, 1, 2, 1};
    state = after(state, Pass{}, ApplyCards{}, ApplyCards{});
    CHECK(state.table.protest_deck == standard_content.protests);
    CHECK(!state.table.heroes[one].discard.has(me_first));
    // As a bungle, too.
    constexpr ActionCard nobody_asked = action("Nobody Asked You");
    auto bungling = Position{}
                        .encounter(giant)
                        .hand(one, {nobody_asked})
                        .leader(two)
                        .attack(one, ale)
                        .attack(two, brave)
                        .turn(one)
                        .with(ScriptedDice{});
    bungling = after(bungling, PlayBungle{nobody_asked});
    CHECK(bungling.table.heroes[two].attacks[0] == LaidAttack{brave, nobody_asked, one});
    CHECK(bungling.table.leader == one);
    bungling.chance = {11, 1, 11, 1};
    bungling = after(bungling, Pass{}, ApplyCards{}, ApplyCards{});
    CHECK(bungling.table.protest_deck == standard_content.protests);
}
TEST_CASE("HMA-R27 a Protest that is discarded from the hand goes back at once; by a house rule it waits") {
    const auto hit = [](const auto& rules) {
        return Position<std::remove_cvref_t<decltype(rules)>>{Options{}, rules}
            .attack(one, ale)
            .hand(one, {me_first})
            .encounter(monster("Orc Warrior"))
            .turn(one)
            .with(ScriptedDice{2, 20});
    };
    CHECK(resolve(hit(StandardRules{})).table.protest_deck == standard_content.protests);
    const auto waiting = resolve(hit(ruled({.used_protests_wait = true}))).table;
    CHECK(waiting.protest_deck == standard_content.protests - ActionCards{me_first});
    CHECK(waiting.heroes[one].hand.empty());
}
TEST_CASE("HMA-201 an unused Protest card goes back at the end of the Location") {
    const auto state = left(leaving().gold(one, 9).hand(one, {tantrum}).with(quiet_leave));
    CHECK(state.table.protest_deck == standard_content.protests);
    CHECK(!state.table.heroes[one].hand.has(tantrum));
    const auto events =
        events_of(after(leaving().gold(one, 9).hand(one, {tantrum}).with(quiet_leave), Decline{}), Decline{});
    CHECK(has_event(events, ProtestReturned{one, tantrum}));
    CHECK(has_event(events, DeckShuffled{Pile::protests, nobody, 8}));
}
TEST_CASE("HMA-R27 what waited by the house rule is back in its deck at the next hand draw") {
    auto state = leaving(ruled({.used_protests_wait = true})).with(quiet_leave);
    state.table.protest_deck.erase(me_first);
    CHECK(left(state).table.protest_deck == standard_content.protests);
}
TEST_CASE("HMA-202 HMA-R28 HMA-K20 a random discard leaves Protest cards out") {
    const auto fumble = [](std::initializer_list<ActionCard> hand) {
        return resolve(
            fight(ale, giant).hand(one, hand).fail_deck({fail("Butterfingers")}).with(ScriptedDice{1, 1, 1, 1}));
    };
    CHECK(fumble({me_first, swings}).table.heroes[one].hand == ActionCards{me_first});
    auto spared =
        fight(ale, giant).hand(one, {me_first}).fail_deck({fail("Butterfingers")}).with(ScriptedDice{1, 1, 1});
    spared = resolve(spared);
    CHECK(spared.table.heroes[one].hand == ActionCards{me_first});
    CHECK(spared.chance.verdict());
}
TEST_CASE("HMA-202 HMA-K20 by no roll of the dice does a random discard take a Protest card") {
    std::size_t lost = 0;
    for (std::uint64_t seed = 1; seed != 41; ++seed) {
        const auto state = resolve(Position{}
                                       .attack(one, ale)
                                       .bungle(one, two, action("Banana Skin"))
                                       .attack(two, brave)
                                       .hand(one, {me_first, swings})
                                       .encounter(giant)
                                       .fail_deck({fail("Butterfingers")})
                                       .turn(one)
                                       .with(Pcg32{seed}));
        CHECK(state.table.heroes[one].hand.has(me_first));
        lost += state.table.heroes[one].hand.has(swings) ? 0u : 1u;
    }
    CHECK(lost != 0);
}
TEST_CASE("HMA-R13 an Action deck that runs out stays empty during a Location, unless a house rule shuffles it") {
    const auto learn = [](const auto& rules, const ScriptedDice& dice) {
        return resolve(Position<std::remove_cvref_t<decltype(rules)>>{Options{}, rules}
                           .attack(one, ale)
                           .deck(one, {swings})
                           .fail_deck({fail("A Learning Experience")})
                           .encounter(giant)
                           .turn(one)
                           .with(dice));
    };
    CHECK(learn(StandardRules{}, {1, 1, 1, 1}).table.heroes[one].hand == ActionCards{swings});
    const auto shuffled = learn(ruled({.actions_reshuffled = true}), {1, 1, 1, 1, 1});
    CHECK(shuffled.table.heroes[one].hand.size() == 2);
    CHECK(shuffled.chance.verdict());
}
TEST_CASE("HMA-166 HMA-165 a lowered marker counts at the next hand draw, with the modifiers of cards on top") {
    const auto state = left(leaving().marker(two, 4).gold(one, 0).with(quiet_leave));
    CHECK(state.table.heroes[two].hand.size() == 5);
    CHECK(hand_size(state.table, two) == 5);
}
TEST_CASE("HMA-D01 HMA-D02 at a hand draw nothing else is legal") {
    const auto state = left(leaving().gold(one, 2).with(quiet_leave));
    CHECK(refusal(state.table, Pass{}) == "HMA-196");
    CHECK(refusal(after(state, Refuse{}).table, Pass{}) == "HMA-051");
}
