#include "cards.hpp"

using namespace hamlet_test;

namespace {

template <class Rules = StandardRules>
Position<Rules> challenge(const Rules& rules = {}, const Options& options = {}) {
    return Position<Rules>{options, rules}
        .champion(guard, {health_2, bleeds, web})
        .sigils(one, {Sigil::mercy})
        .fighting(Lair::abbey);
}

// A hero at death's door, and nobody left to take the place.
template <class Rules = StandardRules>
Position<Rules> last_hero(const Rules& rules = {}, const Options& options = {}) {
    return Position<Rules>{options, rules}
        .health(one, 1)
        .heroes_run_out()
        .monster(bogs, landlord)
        .fighting(lair(bogs))
        .top({attack_1});
}

// All sets but that of revenge are lost: their Sigils lie under the Champion. The active player can go home.
template <class Rules = StandardRules>
Position<Rules> revenge_is_left(const Rules& rules = {}) {
    return Position<Rules>{Options{}, rules}
        .under_champion({item(Sigil::wrath), item(Sigil::selflessness), item(Sigil::redemption), item(Sigil::mercy)})
        .won(1, bogs)
        .in_wilderness();
}
template <class Rules>
bool ends(const Position<Rules>& position) {
    const auto state = after(position.with(ScriptedDice{}), GoHome{});
    CHECK((state.table.ending == Ending::sigils_lost) == is_over(state.table));
    return is_over(state.table);
}

constexpr MonsterCard barkskin = standard_content.monsters.named("Old Barkskin");  // Woodlands, revenge

}  // namespace

TEST_CASE("HAM-215 the Champion's killer wins, whatever dealt the last damage") {
    const auto winner = [](auto state, const Action& action) {
        state = after(state, action);
        CHECK(state.chance.verdict());
        CHECK(state.table.ending == Ending::champion_slain);
        return state.table.winner;
    };
    CHECK(winner(challenge().opponent(1).with(ScriptedDice{6, 6, 6, 1, 1}), Attack{}) == one);
    CHECK(winner(challenge().hero(one, striker).opponent(5).with(ScriptedDice{}), UseFavor{}) == one);
    CHECK(winner(challenge().opponent(1, burning).with(ScriptedDice{1, 1, 1, 6, 6}), Attack{}) == one);
    CHECK(winner(challenge().equip(one, {item(boots)}).opponent(1).with(ScriptedDice{1, 1, 1, 6, 6}), Attack{}) == one);
    CHECK(winner(challenge()
                     .equip(one, {item(artifact(Sigil::revenge, 3))})
                     .opponent(1)
                     .with(ScriptedDice{1, 1, 1, 6, 6, 3, 3, 3, 4, 4}),
                 Attack{}) == one);
}
TEST_CASE("HAM-215 a killed monster, however strong, wins nothing") {
    auto state = Position{}.monster(bogs, landlord).fighting(lair(bogs)).opponent(1).with(ScriptedDice{6, 6, 6, 1, 1});
    state = after(state, Attack{});
    CHECK_FALSE(is_over(state.table));
    CHECK_FALSE(state.table.winner);
    CHECK(outcome(state.table).decided_by == Ending::open);
}
TEST_CASE("HAM-216 there is one winner, and the round is not played to its end") {
    auto state = challenge(StandardRules{}, Options{.players = 4}).opponent(1).with(ScriptedDice{6, 6, 6, 1, 1});
    const auto events = events_of(state, Attack{});
    state = after(state, Attack{});
    CHECK(events.back() == Event{GameOver{{one}, Ending::champion_slain}});
    CHECK(only<TurnBegan>(events).empty());
    const Outcome result = outcome(state.table);
    CHECK(result.winners == SeatSet{one});
    CHECK(result.decided_by == Ending::champion_slain);
    CHECK(result.seats[one] == Outcome::Line{Standing::win, 1});
    for (const Seat seat : {two, three, four}) CHECK(result.seats[seat] == Outcome::Line{Standing::loss, 2});
}
TEST_CASE("HAM-216 the last player of a round can win, too") {
    auto state = Position{}
                     .turn(two)
                     .sigils(two, {Sigil::mercy})
                     .fighting(Lair::abbey)
                     .opponent(1)
                     .with(ScriptedDice{6, 6, 6, 1, 1});
    CHECK(after(state, Attack{}).table.winner == two);
}

TEST_CASE("HAM-217 HAM-R48 who finds no hero to draw is out, and dead heroes stay in the graveyard") {
    auto state =
        last_hero(StandardRules{}, Options{.players = 3}).carry(one, {item(spear)}).trophies(one, {bat}).with(deadly);
    const auto events = events_of(state, Attack{});
    const HeroCard dead = state.table.heroes[one].card;
    state = after(state, Attack{});
    CHECK(has_event(events, PlayerOut{one}));
    CHECK(only<HeroDrawn>(events).empty());
    CHECK(state.table.out == SeatSet{one});
    CHECK(state.table.heroes[one] == Hero{});
    CHECK(state.table.heroes_in_graveyard.has(dead));
    CHECK(state.table.regions[bogs].items == ItemCards{spear});
    CHECK(waits_for(state.table, HamletPhase{two}));
    CHECK(audit(state.table));
}
TEST_CASE("HAM-217 the last card of the hero deck is still drawn") {
    auto state = last_hero().top({healer}).with(deadly);
    state = after(state, Attack{});
    CHECK(state.table.heroes[one].card == healer);
    CHECK(state.table.out.empty());
}
TEST_CASE("HAM-217 HAM-043 turns pass over somebody who is out") {
    auto state = Position{Options{.players = 3}}.out(two).won(1, bogs).in_wilderness().with(ScriptedDice{});
    CHECK(waits_for(after(state, GoHome{}).table, HamletPhase{three}));
}
TEST_CASE("HAM-217 HAM-R47 who waits for a hero till the next turn may be out only then, and the turn passes") {
    auto state = last_hero(ruled({.may_stay_home = true, .new_hero_next_turn = true}), Options{.players = 3})
                     .top({beer})
                     .with(deadly);
    state = after(state, Attack{});
    CHECK(state.table.out.empty());
    CHECK(state.table.heroless == SeatSet{one});
    state = after(state, StayHome{});
    CHECK(waits_for(state.table, HamletPhase{three}));
    const auto events = events_of(state, StayHome{});
    state = after(state, StayHome{});
    CHECK(has_event(events, PlayerOut{one}));
    CHECK(state.table.out == SeatSet{one});
    CHECK(waits_for(state.table, HamletPhase{two}));
}
TEST_CASE("HAM-R48 with the knob set, dead heroes are shuffled to be the new deck") {
    auto state = Position{Options{}, ruled({.dead_heroes_return = true})}
                     .hero(one, attack_6_once)
                     .health(one, 1)
                     .heroes_run_out()
                     .monster(bogs, landlord)
                     .fighting(lair(bogs))
                     .top({attack_1})
                     .with(ScriptedDice{deadly}.then({1}));
    const auto events = events_of(state, Attack{});
    state = after(state, Attack{});
    // Seventeen heroes but the Champion and the other player's: the dead one is among them, and comes back.
    CHECK(has_event(events, DeckReshuffled{Pile::heroes, 15}));
    CHECK(state.table.heroes[one].card == attack_6_once);
    CHECK(state.table.heroes[one].health == 20);
    CHECK(state.table.heroes_in_graveyard.empty());
    CHECK(state.table.out.empty());
    // All heroes but the Champion's have been seen by now, so everybody knows who that is.
    CHECK(state.table.champion.hero_knowers == everybody);
    CHECK(audit(state.table));
}

TEST_CASE("HAM-218 HAM-R48 when all are out the game is over, and nobody has won") {
    auto state = last_hero().out(two).with(deadly);
    const auto events = events_of(state, Attack{});
    state = after(state, Attack{});
    CHECK(is_over(state.table));
    CHECK(has_event(events, GameOver{{}, Ending::no_heroes_left}));
    const Outcome result = outcome(state.table);
    CHECK(result.winners.empty());
    CHECK(result.seats[one] == Outcome::Line{Standing::draw, 1});
    CHECK(result.seats[two] == Outcome::Line{Standing::draw, 1});
}
TEST_CASE("HAM-R49 a last player plays on, round after round") {
    auto state = last_hero().with(deadly);
    state = after(state, Attack{});
    CHECK(waits_for(state.table, HamletPhase{two}));
    CHECK_FALSE(is_over(state.table));
    auto alone = Position{}.out(two).won(1, woods).in_wilderness().top({beer}).with(ScriptedDice{});
    CHECK(has_event(events_of(alone, GoHome{}), RoundEnded{1}));
    CHECK(waits_for(after(alone, GoHome{}).table, HamletPhase{one}));
}
TEST_CASE("HAM-R49 with the knob set, the last player left has won") {
    const RuntimeRules rules = ruled({.last_survivor_wins = true});
    auto state = last_hero(rules, Options{.players = 3}).out(three).with(deadly);
    const auto events = events_of(state, Attack{});
    state = after(state, Attack{});
    CHECK(has_event(events, GameOver{{two}, Ending::last_survivor}));
    CHECK(outcome(state.table).seats[two] == Outcome::Line{Standing::win, 1});
    CHECK(outcome(state.table).seats[one] == Outcome::Line{Standing::loss, 2});
    // With two left the game goes on.
    auto others = last_hero(rules, Options{.players = 3}).with(deadly);
    CHECK_FALSE(is_over(after(others, Attack{}).table));
}

TEST_CASE("HAM-R66 as long as one set is within reach the game goes on") {
    CHECK_FALSE(ends(revenge_is_left()));
    CHECK_FALSE(ends(revenge_is_left().sigils(one, {Sigil::revenge})));
    CHECK_FALSE(ends(revenge_is_left().belongings(woods, {item(Sigil::revenge)})));
}
TEST_CASE("HAM-218 HAM-R66 with the last Sigil under the Champion the game ends without a winner") {
    const auto position = revenge_is_left().under_champion({item(Sigil::revenge)});
    CHECK(ends(position));
    const auto events = events_of(position.with(ScriptedDice{}), GoHome{});
    CHECK(has_event(events, TurnEnded{one}));
    CHECK(has_event(events, GameOver{{}, Ending::sigils_lost}));
    CHECK(only<TurnBegan>(events).empty());
    // Not before the turn is over.
    CHECK_FALSE(is_over(position.table()));
}
TEST_CASE("HAM-R66 an artifact under the Champion loses its set, unless the Sigil is taken already") {
    const Item piece = item(artifact(Sigil::revenge, 2));
    CHECK(ends(revenge_is_left().under_champion({piece})));
    CHECK_FALSE(ends(revenge_is_left().under_champion({piece}).sigils(two, {Sigil::revenge})));
    CHECK_FALSE(ends(revenge_is_left().belongings(woods, {piece})));
}
TEST_CASE("HAM-R66 a set is lost when something of it is aside and all its carriers are in the graveyard") {
    CHECK(ends(revenge_is_left().graveyard({}, {miner, adder, giant, barkskin})));
    CHECK_FALSE(ends(revenge_is_left().graveyard({}, {miner, adder, giant})));
    CHECK_FALSE(ends(revenge_is_left().graveyard({}, {miner, adder, giant}).trophies(one, {barkskin})));
    // With nothing aside no carrier is needed.
    CHECK_FALSE(ends(revenge_is_left()
                         .graveyard({}, {miner, adder, giant, barkskin})
                         .carry(one, {item(artifact(Sigil::revenge, 1)), item(artifact(Sigil::revenge, 2))})
                         .carry(two, {item(artifact(Sigil::revenge, 3))})));
    CHECK(ends(revenge_is_left()
                   .graveyard({}, {miner, adder, giant, barkskin})
                   .carry(one, {item(artifact(Sigil::revenge, 1)), item(artifact(Sigil::revenge, 2))})));
}
TEST_CASE("HAM-R66 HAM-R17 a carrier that was spent and left the game is as lost as one in the graveyard") {
    auto state = Position{Options{}, ruled({.spent_trophies = SpentTrophies::out_of_the_game, .may_stay_home = true})}
                     .under_champion(
                         {item(Sigil::wrath), item(Sigil::selflessness), item(Sigil::redemption), item(Sigil::mercy)})
                     .graveyard({}, {miner, adder, giant})
                     .trophies(one, {barkskin})
                     .stock(space(1), beer)
                     .with(ScriptedDice{});
    CHECK_FALSE(is_over(after(state, StayHome{}).table));
    CHECK(is_over(after(state, Shop{{space(1)}}, Pay{barkskin}, StayHome{}).table));
}
TEST_CASE("HAM-R66 the fall of the last Sigil holder to the Champion ends the game with the turn") {
    auto state = Position{}
                     .under_champion(
                         {item(Sigil::wrath), item(Sigil::selflessness), item(Sigil::redemption), item(Sigil::revenge)})
                     .champion(guard, {health_2, bleeds, web})
                     .sigils(one, {Sigil::mercy})
                     .health(one, 1)
                     .fighting(Lair::abbey)
                     .top({healer})
                     .with(deadly);
    state = after(state, Attack{});
    CHECK(state.table.ending == Ending::sigils_lost);
    CHECK(state.table.heroes[one].card == healer);
}
TEST_CASE("HAM-R66 with the knob cleared, the game never stops for want of Sigils") {
    CHECK_FALSE(ends(revenge_is_left(ruled({.lost_sigils_end_game = false})).under_champion({item(Sigil::revenge)})));
}

TEST_CASE("HAM-R82 there is no last turn, unless the knob sets one") {
    const auto after_turn = [](const Knobs& knobs) {
        auto state = Position{Options{}, ruled(knobs)}.won(1, bogs).in_wilderness().with(ScriptedDice{});
        return after(state, GoHome{}).table;
    };
    CHECK_FALSE(is_over(after_turn({})));
    CHECK_FALSE(is_over(after_turn({.max_turns = 2})));
    const auto table = after_turn({.max_turns = 1});
    CHECK(is_over(table));
    CHECK(table.ending == Ending::turn_limit);
    CHECK_FALSE(table.winner);
    CHECK(outcome(table).seats[two] == Outcome::Line{Standing::draw, 1});
}

TEST_CASE("HAM-219 nothing is legal once the game is over") {
    auto state = challenge().opponent(1).with(ScriptedDice{6, 6, 6, 1, 1});
    state = after(state, Attack{});
    CHECK(actions_of(state.table).size() == 0);
    CHECK_FALSE(pending(state.table));
    CHECK(decider(state.table) == Seat::spectator);
    for (const Action& action : {Action{Attack{}}, Action{EnterWilderness{}}, Action{GoHome{}}, Action{KeepRoll{}}}) {
        CHECK(refusal(state.table, action) == "HAM-219");
        CHECK(std::string(judge(state.table, one, action).clause()) == "HAM-219");
        const auto refused = try_apply(state, action);
        CHECK_FALSE(refused);
    }
}

TEST_CASE("HAM-R66 HAM-R54 where carriers are fixed, a set is lost with the only carrier of a piece that is aside") {
    const auto rules = ruled({.fixed_artifacts = true});
    const auto carriers_of = [](int piece) {
        MonsterCards carriers;
        standard_content.carriers[Sigil::revenge].for_each([&](MonsterCard carrier) {
            if (standard_content.monsters[carrier].piece == piece) carriers.insert(carrier);
        });
        return carriers;
    };
    REQUIRE(carriers_of(1).size() == 2);
    REQUIRE(carriers_of(2).size() == 1);
    const MonsterCard only_one = carriers_of(2).nth(0);
    const MonsterCard one_of_two = carriers_of(1).nth(0);
    CHECK(ends(revenge_is_left(rules).graveyard({}, {only_one})));
    CHECK_FALSE(ends(revenge_is_left(rules).graveyard({}, {one_of_two})));
    CHECK_FALSE(ends(revenge_is_left().graveyard({}, {only_one})));
}
