#include "short_names.hpp"
#include "support.hpp"

using namespace hero_master_test;

namespace {

// At the Den, whose last monster misses everybody when the party leaves.
template <class Rules = StandardRules>
Position<Rules> at_the_den(const Options& options = {}, const Rules& rules = {}) {
    return Position<Rules>{options, rules}.location(den).locations_left(2, DenPlace::drawn).lurking({orc});
}
template <class S>
S after_leaving(S state) {
    for (std::size_t n = 0; n != state.table.options.players; ++n) state = after(state, Decline{});
    return state;
}

}  // namespace

TEST_CASE("HMA-002 HMA-195 HMA-R02 the game ends when the party leaves the Den; there is no move, and nothing is legal") {
    const auto state = after_leaving(at_the_den().with(ScriptedDice{1}));
    CHECK(is_over(state.table));
    CHECK(state.table.location == den);
    CHECK(judge(state.table, Pass{}).clause() == "HMA-002");
    CHECK(audit(state.table));
    CHECK(!is_over(
        after_leaving(Position{}.lurking({orc}).with(ScriptedDice{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1})).table));
}
TEST_CASE("HMA-R02 the Den ends the game also when no monster is left") {
    const auto state = resolve(Position{}
                                   .location(den)
                                   .locations_left(2, DenPlace::drawn)
                                   .attack(one, action("Wild Swings!"))
                                   .encounter(orc)
                                   .turn(one)
                                   .with(ScriptedDice{15, 1}));
    CHECK(is_over(state.table));
}
TEST_CASE("HMA-R02 by a house rule only a defeat of its Boss counts, else the party travels on") {
    const RuntimeRules rules = ruled({.den_ends_with_its_boss_only = true});
    const auto travels =
        after_leaving(at_the_den(Options{}, rules).with(ScriptedDice{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}));
    CHECK(!is_over(travels.table));
    const auto won = resolve(Position<RuntimeRules>{Options{}, rules}
                                 .location(den)
                                 .locations_left(2, DenPlace::drawn)
                                 .attack(one, action("Scroll of Sudden Hail"))
                                 .encounter(crackletooth)
                                 .turn(one)
                                 .with(ScriptedDice{20, 1}));
    CHECK(is_over(won.table));
    const auto last =
        after_leaving(at_the_den(Options{}, rules).locations_left(0, DenPlace::drawn).with(ScriptedDice{1}));
    CHECK(is_over(last.table));
}
TEST_CASE("HMA-R02 by that house rule the Den is played to its end after its Boss has fallen") {
    auto state = resolve(Position<RuntimeRules>{Options{}, ruled({.den_ends_with_its_boss_only = true})}
                             .location(den)
                             .locations_left(2, DenPlace::drawn)
                             .attack(one, action("Scroll of Sudden Hail"))
                             .encounter(crackletooth)
                             .ambusher(orc)
                             .turn(one)
                             .with(ScriptedDice{20, 1, 1}));
    REQUIRE(waits_for(state.table, ChooseEncounter{one}));
    CHECK(is_over(after_leaving(state).table));
}
TEST_CASE("HMA-003 HMA-006 the most gold wins") {
    const auto end =
        outcome(after_leaving(at_the_den(three_players).gold(two, 9).gold(three, 5).with(ScriptedDice{1})).table);
    CHECK(end.winners == SeatSet{two});
    CHECK(end.drawn.empty());
    CHECK(end.decided_by == TieBreak::gold);
    CHECK(end.seats[two].place == 1);
    CHECK(end.seats[three].place == 2);
    CHECK(end.seats[one].place == 3);
    CHECK(end.seats[two].score == 9);
    CHECK(end.seats[two].standing == Standing::win);
    CHECK(end.seats[three].standing == Standing::loss);
    CHECK(end.seats[one].standing == Standing::loss);
}
TEST_CASE("HMA-002 HMA-R35 HMA-R02 gold lost in the parting attack of the Den is missing at the end") {
    const auto state = after_leaving(at_the_den().health(one, 2).gold(one, 5).gold(two, 3).with(ScriptedDice{7}));
    REQUIRE(is_over(state.table));
    CHECK(state.table.heroes[one].gold == 2);
    CHECK(outcome(state.table).winners == SeatSet{two});
}
TEST_CASE("HMA-004 among those tied the most treasure items win") {
    const auto state = at_the_den(three_players).stash(three, {plate}).with(ScriptedDice{1});
    CHECK(outcome(after_leaving(state).table).winners == SeatSet{three});
    CHECK(outcome(after_leaving(state).table).decided_by == TieBreak::treasure);
    auto last = state;
    for (int n = 0; n != 2; ++n) last = after(last, Decline{});
    CHECK(has_event(events_of(last, Decline{}), GameOver{{three}, TieBreak::treasure}));
}
TEST_CASE("HMA-R89 equipped, stashed and Action treasures count, wherever they are; by a house rule no Action cards") {
    const auto items = [](const auto& rules) {
        return treasure_items(Position<std::remove_cvref_t<decltype(rules)>>{Options{}, rules}
                                  .lurking({giant})
                                  .stash(one, {plate})
                                  .equip(one, ItemSlot::first_weapon, sword)
                                  .discard(one, {hail})
                                  .table(),
                              one);
    };
    CHECK(items(StandardRules{}) == 3);
    CHECK(items(ruled({.treasure_actions_count = false})) == 2);
}
TEST_CASE("HMA-005 HMA-R90 then the nearest to the leader clockwise wins, the leader first; by a house rule the leader last") {
    const auto winner = [](const auto& rules) {
        const auto end =
            outcome(after_leaving(at_the_den(three_players, rules).leader(two).with(ScriptedDice{1})).table);
        CHECK(end.decided_by == TieBreak::nearest_to_leader);
        return end.winners;
    };
    CHECK(winner(StandardRules{}) == SeatSet{two});
    CHECK(winner(ruled({.leader_is_last_in_ties = true})) == SeatSet{three});
}
TEST_CASE("HMA-184 HMA-185 HMA-187 HMA-188 the board is cleared: monsters to their deck, treasure discarded, the Location removed") {
    const auto state = after_leaving(Position{}
                                         .lurking({orc, crackletooth})
                                         .ambusher(giant, 2)
                                         .treasure_pile({plate})
                                         .loot(4)
                                         .fail_deck({fail("Own Foot")})
                                         .with(ScriptedDice{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}));
    CHECK(state.table.monster_deck.has(orc));
    CHECK(state.table.monster_deck.has(crackletooth));
    CHECK(state.table.monster_deck.has(giant));
    CHECK(!are_monsters_left(state.table));
    CHECK(state.table.treasure_discard == TreasureCards{plate});
    CHECK(state.table.loot == 0);
    CHECK(state.table.fail_deck == standard_content.fails.all());
    CHECK(!state.table.location);
    CHECK(!state.table.unseen_locations.has(location("Crumbling Fort")));
}
TEST_CASE("HMA-138 HMA-193 HMA-R100 weapons and armour are refreshed at a new Location, Hero cards are not; by a house rule armour neither") {
    const auto refreshed = [](const auto& rules) {
        return after_leaving(Position<std::remove_cvref_t<decltype(rules)>>{Options{}, rules}
                                 .lurking({orc})
                                 .exhausted(one, Permanents::all())
                                 .with(ScriptedDice{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}))
            .table.heroes[one]
            .exhausted;
    };
    CHECK(refreshed(StandardRules{}) == hero_cards);
    CHECK(refreshed(ruled({.armour_refreshed_at_location = false})) == (hero_cards | Permanents{Permanent::armour}));
}
TEST_CASE("HMA-194 then hands, Location and board again, with the current leader") {
    auto state = after_leaving(
        Position{}.leader(two).lurking({orc}).with(ScriptedDice{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}));
    state = after(state, Refuse{}, Refuse{}, KeepHand{}, KeepHand{});
    CHECK(waits_for(state.table, ChooseLocation{two}));
}
TEST_CASE("HMA-R52 Crackletooth may be turned into something else, and then does not fall") {
    const auto state = after(
        at_the_den().encounter(crackletooth).attack(two, brave).hand(two, {polymorph}).turn(two).with(ScriptedDice{1}),
        LayAttack{polymorph});
    CHECK(state.table.monster_discard.has(crackletooth));
    CHECK(!state.table.boss_fell);
}
