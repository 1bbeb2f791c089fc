#include "short_names.hpp"
#include "support.hpp"

#include <map>
#include <string>

#include <step_values.hpp>

using namespace hero_master_test;
using in_tests::each_step;
using in_tests::name;
using in_tests::names_of_those;

// HMA-R58: for every step, where it can wait and what each of its conditions keeps out.
namespace {

Table<> quiet() { return Position{}.hand(one, {swings, huh}).lurking({giant}).table(); }
Table<> fighting() {
    return Position{}
        .attack(one, bellow)
        .bungle(one, two, underfoot)
        .attack(two, brave)
        .hand(one, {swings})
        .encounter(giant)
        .turn(one)
        .table();
}
Table<> resolving() { return after(Duel{fighting()}, Pass{}).table; }
Table<> drawing() { return new_game(Options{}, Pcg32{3}).table; }

// A table after a change.
template <class Rules, class Change>
Table<Rules> with(Table<Rules> table, Change&& change) {
    change(table);
    return table;
}
template <class Rules, class Waiting>
bool fits_on(const Table<Rules>& table, const Waiting& step) {
    return static_cast<bool>(hero_master::detail::fits(table, step));
}

// On what a step can lie, by name.
std::string below(const Step& step) {
    return names_of_those<Step>([&](const Step& lower) { return hero_master::detail::can_lie_on(step, lower); });
}
// Which effects of which cards can be carried out above a step.
std::string effects_above(const Step& lower) {
    std::string found;
    for_each_enumerator<Timing>([&](Timing timing) {
        for_each_enumerator<Source>([&](Source source) {
            if (hero_master::detail::can_lie_on(CarryOut{one, timing, {source, 0, {}}}, lower))
                found +=
                    (found.empty() ? "" : ", ") + std::string(name_of(timing)) + " of " + std::string(name_of(source));
        });
    });
    return found;
}

}  // namespace

TEST_CASE("HMA-R58 each step lies on those that ask for it, and on no other") {
    const std::string an_effect = "carry out, party effects, on present";
    const std::map<std::string, std::string> wanted{
        {"choose mulligan", "draw hands"},
        {"choose protest", "draw hands"},
        {"discard down", "draw hands"},
        {"search deck", an_effect},
        {"sell treasure", an_effect},
        {"choose effect", "carry out, resolve attack, party effects, on present"},
        {"choose other", an_effect},
        {"choose recall", an_effect},
        {"choose drop", an_effect},
        {"choose refresh", an_effect},
        {"choose exhaust", an_effect},
        {"choose swap", an_effect},
        {"discard cards", an_effect},
        {"choose stolen", an_effect},
        {"choose destroyed", an_effect},
        {"after card", "offer powers"},
        {"commit cards", "resolve attack"},
        {"choose conversion", "resolve attack"},
        {"choose treasure", "give treasure"},
        {"place treasure", "restore original, carry out, party effects, give treasure, on present"},
        {"restore original", an_effect},
        {"choose return", "return cards"},
        {"order effects", "carry out all"},
        {"carry out all", "resolve attack"},
        {"on present", "carry out, party effects"},
        {"party effects", "prepare board"},
        {"resolve attack", "parting"},
        {"give treasure", "carry out, resolve attack, party effects, on present"}};
    for (const Step& step : each_step<Step>()) {
        if (holds_alternative<CarryOut>(step)) continue;
        CAPTURE(name(step));
        const auto found = wanted.find(name(step));
        CHECK(below(step) == (found == wanted.end() ? "" : found->second));
    }
    CHECK(!hero_master::detail::can_lie_on(CommitCards{one}, ResolveAttack{Stage::about_to_roll}));
    const std::string lowest =
        names_of_those<Step>([](const Step& step) { return hero_master::detail::can_lie_first(step); });
    CHECK(
        lowest ==
        "choose location, choose encounter, lay first attack, join encounter, take turn, choose slot, choose target, resolve attack, draw hands, parting, offer powers, prepare board, next turn, return cards");
}
TEST_CASE("HMA-R58 the effects of a card are carried out above what calls for them") {
    const std::string powers = "phase one of race, phase one of class";
    CHECK(effects_above(LayFirstAttack{one}) == powers);
    CHECK(effects_above(JoinEncounter{one}) == powers);
    CHECK(effects_above(TakeTurn{one}) == powers);
    CHECK(effects_above(NextTurn{one}) == powers);
    CHECK(effects_above(OfferPowers{one}) == "played by the leader of played, played of played, " + powers);
    CHECK(effects_above(PartyEffects{}) == "leader of location");
    CHECK(
        effects_above(CarryOutAll{Timing::monster_hits}) ==
        "monster hits of attack, monster hits of bungle, monster hits of first weapon, monster hits of second weapon, monster hits of armour");
    CHECK(effects_above(CarryOut{one, Timing::played, {}}) == "played by the leader of played");
    CHECK(effects_above(CarryOut{one, Timing::played_by_leader, {}}) == "played of played");
    CHECK(effects_above(CarryOut{one, Timing::drawn, {}}).empty());
    CHECK(effects_above(ResolveAttack{}) ==
          "monster hits of monster, monster hits of ambusher, drawn of critical fail");
    CHECK(effects_above(GiveTreasure{}).empty());
}

TEST_CASE("HMA-R58 hands are drawn for players there are, before a Location is chosen") {
    CHECK(fits_on(drawing(), DrawHands{HandStage::mulligan, 1}));
    CHECK(!fits_on(drawing(), DrawHands{HandStage::mulligan, 2}));
    CHECK(!fits_on(quiet(), DrawHands{HandStage::mulligan, 1}));
    const auto offered = Position{}.offered(location("Crumbling Fort"), location("The Legless Wyvern")).table();
    CHECK(fits_on(offered, ChooseLocation{one}));
    CHECK(!fits_on(offered, ChooseLocation{two}));
    CHECK(!fits_on(quiet(), ChooseLocation{one}));
    CHECK(!fits_on(with(offered, [](auto& table) { table.offered.pop_back(); }), ChooseLocation{one}));
    CHECK(!fits_on(with(offered, [](auto& table) { table.location = location("Foggy Bog"); }), ChooseLocation{one}));
    CHECK(!fits_on(with(offered, [](auto& table) { push_step(table.steps, PrepareBoard{}); }), ChooseLocation{one}));
}
TEST_CASE("HMA-R58 the effects of a Location are for players there are, before its monsters come") {
    const auto bare = with(quiet(), [](auto& table) { table.lurking.clear(); });
    CHECK(fits_on(bare, PrepareBoard{}));
    CHECK(!fits_on(quiet(), PrepareBoard{}));
    CHECK(!fits_on(drawing(), PrepareBoard{}));
    CHECK(!fits_on(with(bare, [](auto& table) { table.treasure_pile.insert(plate); }), PrepareBoard{}));
    CHECK(fits_on(quiet(), PartyEffects{nobody, 0, 0}));
    CHECK(fits_on(quiet(), PartyEffects{one, 3, 2}));
    CHECK(!fits_on(quiet(), PartyEffects{one, 4, 2}));
    CHECK(!fits_on(quiet(), PartyEffects{one, 3, 3}));
    CHECK(!fits_on(quiet(), PartyEffects{three, 0, 1}));
    CHECK(!fits_on(drawing(), PartyEffects{one, 0, 0}));
}
TEST_CASE("HMA-R58 HMA-051 a Mulligan is offered to who draws, while the hand may still shrink") {
    const Seat seat = decider(drawing());
    CHECK(fits_on(drawing(), ChooseMulligan{seat}));
    CHECK(!fits_on(drawing(), ChooseMulligan{left_of(drawing(), seat)}));
    CHECK(!fits_on(with(drawing(), [](auto& changed) { changed.mulligans = 20; }), ChooseMulligan{seat}));
    CHECK(!fits_on(quiet(), ChooseMulligan{one}));
}
TEST_CASE("HMA-R58 HMA-093 the leader is asked for a monster after those who declined before") {
    const auto table = Position{three_players}.lurking({giant}).leader(three).declined({one, two}).table();
    CHECK(fits_on(table, ChooseEncounter{three}));
    CHECK(!fits_on(table, ChooseEncounter{one}));
    CHECK(!fits_on(with(table, [](auto& changed) { changed.declined = {one}; }), ChooseEncounter{three}));
    CHECK(fits_on(with(table, [](auto& changed) { changed.declined = {two}; }), ChooseEncounter{three}));
    CHECK(!fits_on(with(table, [](auto& changed) { changed.declined = {one, two, three}; }), ChooseEncounter{three}));
    CHECK(!fits_on(with(table, [](auto& changed) { changed.lurking.clear(); }), ChooseEncounter{three}));
    CHECK(
        !fits_on(with(table, [](auto& changed) { push_step(changed.steps, PrepareBoard{}); }), ChooseEncounter{three}));
}
TEST_CASE("HMA-R58 turns are for players who have not passed, against a monster") {
    const auto begun = Position{}.hand(one, {swings, huh}).encounter(giant).first_attack(one).table();
    CHECK(fits_on(begun, LayFirstAttack{one}));
    CHECK(!fits_on(begun, LayFirstAttack{three}));
    CHECK(!fits_on(begun, LayFirstAttack{two}));  // has no attack card
    CHECK(!fits_on(with(begun, [](auto& table) { table.encounter = {}; }), LayFirstAttack{one}));
    CHECK(!fits_on(with(begun, [](auto& table) { table.heroes[one].part = Part::undecided; }), LayFirstAttack{one}));
    CHECK(!fits_on(fighting(), LayFirstAttack{one}));
    CHECK(fits_on(begun, JoinEncounter{two}));
    CHECK(!fits_on(begun, JoinEncounter{three}));
    CHECK(!fits_on(begun, JoinEncounter{one}));
    CHECK(!fits_on(with(begun, [](auto& table) { table.encounter = {}; }), JoinEncounter{two}));
    CHECK(!fits_on(with(begun, [](auto& table) { table.heroes[two].attacks.push_back({brave}); }), JoinEncounter{two}));
    CHECK(fits_on(fighting(), TakeTurn{one}));
    CHECK(!fits_on(fighting(), TakeTurn{three}));
    CHECK(!fits_on(fighting(), TakeTurn{two}));
    CHECK(!fits_on(with(fighting(), [](auto& table) { table.encounter = {}; }), TakeTurn{one}));
    CHECK(fits_on(fighting(), NextTurn{two}));
    CHECK(!fits_on(fighting(), NextTurn{three}));
    CHECK(!fits_on(quiet(), NextTurn{one}));
    CHECK(fits_on(fighting(), OfferPowers{two}));
    CHECK(!fits_on(fighting(), OfferPowers{three}));
    CHECK(!fits_on(quiet(), OfferPowers{one}));
}
TEST_CASE("HMA-R58 a slot is chosen for an attack, a target for a bungle") {
    CHECK(fits_on(fighting(), ChooseSlot{one, swings}));
    CHECK(!fits_on(fighting(), ChooseSlot{three, swings}));
    CHECK(!fits_on(fighting(), ChooseSlot{one, huh}));
    CHECK(!fits_on(with(fighting(), [](auto& table) { table.encounter = {}; }), ChooseSlot{one, swings}));
    CHECK(!fits_on(with(fighting(), [](auto& table) { table.heroes[one].attacks.clear(); }), ChooseSlot{one, swings}));
    CHECK(!fits_on(with(fighting(),
                        [](auto& table) {
                            table.heroes[one].attacks = {{bellow}, {swings}, {brave}};
                        }),
                   ChooseSlot{one, swings}));
    CHECK(!fits_on(with(fighting(), [](auto& table) { push_step(table.steps, PrepareBoard{}); }),
                   ChooseSlot{one, swings}));
    CHECK(fits_on(fighting(), ChooseTarget{one, huh}));
    CHECK(!fits_on(fighting(), ChooseTarget{three, huh}));
    CHECK(!fits_on(fighting(), ChooseTarget{one, swings}));
    CHECK(!fits_on(fighting(), ChooseTarget{one, ActionCard{62}}));
    CHECK(!fits_on(fighting(), ChooseTarget{two, huh}));  // the only other attack is bungled
    CHECK(!fits_on(with(fighting(), [](auto& table) { table.encounter = {}; }), ChooseTarget{one, huh}));
    CHECK(!fits_on(with(fighting(), [](auto& table) { push_step(table.steps, PrepareBoard{}); }),
                   ChooseTarget{one, huh}));
}
TEST_CASE("HMA-R58 a power is offered after a card while one can be used") {
    const auto ready =
        Position{}.hero(one, dwarf, rogue).attack(one, action("Dirty Tactics")).encounter(giant).turn(one).table();
    CHECK(fits_on(ready, AfterCard{one}));
    CHECK(!fits_on(ready, AfterCard{three}));
    CHECK(!fits_on(with(ready, [](auto& table) { table.heroes[one].exhausted = Permanents::all(); }), AfterCard{one}));
}
TEST_CASE("HMA-R58 questions of effects need a player and an object") {
    const auto table = fighting();
    CHECK(fits_on(table, ChooseRecall{one}));
    CHECK(!fits_on(table, ChooseRecall{three}));
    CHECK(!fits_on(quiet(), ChooseRecall{one}));
    CHECK(fits_on(table, ChooseDrop{one, false}));
    CHECK(!fits_on(table, ChooseDrop{three, false}));
    CHECK(!fits_on(quiet(), ChooseDrop{one, false}));
    CHECK(fits_on(quiet(), DiscardCards{one, 1}));
    CHECK(!fits_on(quiet(), DiscardCards{one, 2}));
    CHECK(!fits_on(quiet(), DiscardCards{one, 0}));
    CHECK(!fits_on(quiet(), DiscardCards{three, 1}));
    CHECK(fits_on(quiet(), SearchDeck{two, 10}));
    CHECK(!fits_on(quiet(), SearchDeck{two, 11}));
    CHECK(!fits_on(quiet(), SearchDeck{two, 0}));
    CHECK(!fits_on(quiet(), SearchDeck{three, 1}));
    const auto tired = Position{}.exhausted(one, first_weapon).lurking({giant}).table();
    CHECK(fits_on(tired, ChooseRefresh{one, Sort::weapon, 1}));
    CHECK(!fits_on(tired, ChooseRefresh{one, Sort::hero, 1}));
    CHECK(!fits_on(tired, ChooseRefresh{two, Sort::weapon, 1}));
    CHECK(!fits_on(tired, ChooseRefresh{three, Sort::weapon, 1}));
    CHECK(fits_on(tired, ChooseExhaust{two, one, Sort::hero, 1}));
    CHECK(!fits_on(tired, ChooseExhaust{three, one, Sort::hero, 1}));
    CHECK(!fits_on(tired, ChooseExhaust{one, three, Sort::hero, 1}));
    CHECK(!fits_on(with(tired, [](auto& changed) { changed.heroes[one].exhausted = Permanents::all(); }),
                   ChooseExhaust{two, one, Sort::hero, 1}));
    const auto crowded = Position{}.attack(one, bellow).encounter(giant).lurking({orc}).turn(one).table();
    CHECK(fits_on(crowded, ChooseSwap{one, false}));
    CHECK(!fits_on(crowded, ChooseSwap{three, false}));
    CHECK(!fits_on(fighting(), ChooseSwap{one, false}));
}
TEST_CASE("HMA-R47 what an effect does is not optional unless that is said") {
    const auto crowded = Position{}.attack(one, bellow).encounter(giant).lurking({orc}).turn(one).table();
    const auto answers = [](Table<> table, auto question) {
        push_step(table.steps, question);
        return actions_of(table).size();
    };
    CHECK(answers(crowded, ChooseSwap{one}) == 1);
    CHECK(answers(crowded, ChooseSwap{one, true}) == 2);
    CHECK(answers(crowded, ChooseDrop{one}) == 1);
    CHECK(answers(crowded, ChooseDrop{one, true}) == 2);
    const auto rich = Position{}.equip(two, ItemSlot::first_weapon, sword).lurking({giant}).table();
    CHECK(answers(rich, ChooseStolen{one, two}) == 1);
    CHECK(answers(rich, ChooseStolen{one, two, true}) == 2);
}
TEST_CASE("HMA-R58 an effect that is asked for stands on a card that speaks") {
    const Origin origin{Source::played, 0, bellow};
    CHECK(fits_on(fighting(), ChooseEffect{one, two, origin}));
    CHECK(!fits_on(fighting(), ChooseEffect{one, one, origin}));  // leads already
    CHECK(!fits_on(fighting(), ChooseEffect{one, three, origin}));
    CHECK(!fits_on(fighting(), ChooseEffect{three, one, origin}));
    CHECK(!fits_on(fighting(), ChooseEffect{one, two, {Source::played, 3, bellow}}));
    CHECK(!fits_on(fighting(), ChooseEffect{one, two, {Source::played, 0, ActionCard{62}}}));
    CHECK(!fits_on(fighting(), ChooseEffect{one, two, {Source::played, 0, swings}}));  // in the hand
    CHECK(fits_on(fighting(), ChooseOther{one, origin}));
    CHECK(!fits_on(fighting(), ChooseOther{three, origin}));
    CHECK(!fits_on(
        with(fighting(),
             [](auto& table) { table.heroes[two].attacks.clear(), table.heroes[one].attacks[0].bungler = nobody; }),
        ChooseOther{one, origin}));
    CHECK(fits_on(fighting(), OnPresent{one, 2, origin}));
    CHECK(!fits_on(fighting(), OnPresent{one, 3, origin}));
    CHECK(!fits_on(fighting(), OnPresent{three, 0, origin}));
    CHECK(!fits_on(fighting(), OnPresent{one, 0, {Source::played, 3, bellow}}));
    CHECK(fits_on(fighting(), OnPresent{one, 0, {Source::played, 3, swings}}));  // it is over
    CHECK(fits_on(fighting(), CarryOut{one, Timing::played, {Source::played, 3, bellow}}));
    CHECK(!fits_on(fighting(), CarryOut{one, Timing::played, {Source::played, 4, bellow}}));
    CHECK(!fits_on(fighting(), CarryOut{three, Timing::played, origin}));
    CHECK(!fits_on(fighting(), CarryOut{one, Timing::played, {Source::played, 0, ActionCard{62}}}));
    CHECK(fits_on(resolving(), CarryOutAll{Timing::played}));
    CHECK(!fits_on(quiet(), CarryOutAll{Timing::played}));
}
TEST_CASE("HMA-R58 HMA-R59 the attacker is asked for an order by a house rule only, if several cards wait") {
    const auto fight = Position{Options{}, ruled({.attacker_orders_effects = true})}
                           .hero(one, dwarf, wizard)
                           .hero(two, halfling, rogue)
                           .encounter(orc)
                           .equip(one, ItemSlot::first_weapon, treasure("Staff of Inner Fire"))
                           .attack(one, action("Ale First, Axe Later"))
                           .health(one, 3)
                           .turn(one)
                           .with(ScriptedDice{9, 1});
    const auto table =
        after(fight, Pass{}, ApplyCards{first_weapon | class_card}, Convert{Permanent::first_weapon, fire}).table;
    CHECK(fits_on(table, OrderEffects{one, Timing::about_to_resolve}));
    CHECK(!fits_on(table, OrderEffects{two, Timing::about_to_resolve}));
    CHECK(!fits_on(table, OrderEffects{one, Timing::monster_hits}));
    CHECK(!fits_on(with(table, [](auto& changed) { changed.rules.knobs.attacker_orders_effects = false; }),
                   OrderEffects{one, Timing::about_to_resolve}));
    CHECK(!fits_on(with(table, [](auto& changed) { changed.attack.waiting = {Source::attack}; }),
                   OrderEffects{one, Timing::about_to_resolve}));
}
TEST_CASE("HMA-R58 cards are committed and converted before the dice of an attack") {
    const auto table = resolving();
    CHECK(fits_on(table, CommitCards{one}));
    CHECK(!fits_on(table, CommitCards{two}));
    CHECK(!fits_on(quiet(), CommitCards{one}));
    CHECK(!fits_on(with(table, [](auto& changed) { changed.attack.applied = first_weapon; }), CommitCards{one}));
    CHECK(!fits_on(with(table, [](auto& changed) { changed.attack.green = 1; }), CommitCards{one}));
    CHECK(!fits_on(with(table, [](auto& changed) { changed.encounter = {}; }), CommitCards{one}));
    CHECK(!fits_on(with(table, [](auto& changed) { changed.attack.marks.insert(Mark::attacker_out); }),
                   CommitCards{one}));
    auto fiery = Position{}
                     .attack(two, action("Frozen Stiff"))
                     .encounter(giant)
                     .equip(two, ItemSlot::first_weapon, treasure("Staff of Inner Fire"))
                     .turn(two)
                     .with(ScriptedDice{});
    const auto asked = after(after(fiery, Pass{}), ApplyCards{first_weapon | class_card}).table;
    CHECK(fits_on(asked, ChooseConversion{two}));
    CHECK(!fits_on(asked, ChooseConversion{one}));
    CHECK(!fits_on(with(asked, [](auto& changed) { changed.attack.green = 1; }), ChooseConversion{two}));
    CHECK(!fits_on(with(asked, [](auto& changed) { changed.attack.converted = Permanent::first_weapon; }),
                   ChooseConversion{two}));
    CHECK(!fits_on(with(asked, [](auto& changed) { changed.attack.applied = class_card; }), ChooseConversion{two}));
}
TEST_CASE("HMA-R58 an attack is resolved by a player, against a monster until it has fallen") {
    const auto table = resolving();
    CHECK(fits_on(table, ResolveAttack{Stage::fix}));
    CHECK(!fits_on(quiet(), ResolveAttack{Stage::fix}));
    const auto fallen = with(table, [](auto& changed) { changed.encounter = {}; });
    CHECK(!fits_on(fallen, ResolveAttack{Stage::victory}));
    CHECK(fits_on(fallen, ResolveAttack{Stage::compare}));
    CHECK(fits_on(with(fallen, [](auto& changed) { changed.attack.marks.insert(Mark::attacker_out); }),
                  ResolveAttack{Stage::fix}));
    const auto parting = with(table, [](auto& changed) { changed.attack.marks.insert(Mark::parting); });
    CHECK(!fits_on(parting, ResolveAttack{Stage::compare}));
    CHECK(fits_on(parting, ResolveAttack{Stage::ignore}));
}
TEST_CASE("HMA-R58 treasure is given, placed, sold, stolen and destroyed where there is some") {
    const auto table = Position{}
                           .treasure_pile({plate})
                           .stash(one, {sword})
                           .equip(two, ItemSlot::first_weapon, treasure("Staff of Inner Fire"))
                           .bare(one, ItemSlot::first_weapon)
                           .lurking({giant})
                           .table();
    CHECK(fits_on(table, GiveTreasure{two, 1}));
    CHECK(!fits_on(table, GiveTreasure{three, 1}));
    CHECK(fits_on(table, ChooseTreasure{one}));
    CHECK(!fits_on(table, ChooseTreasure{three}));
    CHECK(!fits_on(quiet(), ChooseTreasure{one}));
    CHECK(fits_on(table, PlaceTreasure{one, plate}));
    CHECK(!fits_on(table, PlaceTreasure{three, plate}));
    CHECK(!fits_on(table, PlaceTreasure{one, TreasureCard{24}}));
    CHECK(fits_on(table, SellTreasure{one, 1}));
    CHECK(!fits_on(table, SellTreasure{two, 1}));
    CHECK(!fits_on(table, SellTreasure{three, 1}));
    CHECK(fits_on(table, ChooseStolen{one, two, false}));
    CHECK(!fits_on(table, ChooseStolen{two, one, false}));
    CHECK(!fits_on(table, ChooseStolen{three, two, false}));
    CHECK(!fits_on(table, ChooseStolen{one, three, false}));
    CHECK(fits_on(table, ChooseDestroyed{two}));
    CHECK(!fits_on(table, ChooseDestroyed{one}));
    CHECK(!fits_on(table, ChooseDestroyed{three}));
    CHECK(fits_on(table, RestoreOriginal{one, ItemSlot::first_weapon}));
    CHECK(!fits_on(table, RestoreOriginal{three, ItemSlot::first_weapon}));
    CHECK(!fits_on(table, RestoreOriginal{two, ItemSlot::first_weapon}));
}
TEST_CASE("HMA-R58 HMA-K14 an attack may return while the boards are cleared after another hero's victory") {
    auto table = Position{}
                     .hero(one, dwarf, rogue)
                     .attack(one, action("Dirty Tactics"))
                     .attack(one, action("Hide in Shadows"))
                     .encounter(giant)
                     .turn(one)
                     .table();
    const auto clearing = [&](const ReturnCards& work, const ChooseReturn& choice) {
        return with(table, [&](auto& changed) {
            changed.steps.clear();
            push_step(changed.steps, work);
            push_step(changed.steps, choice);
        });
    };
    const ReturnCards work{two, 0, AttackSlot::second};
    const ChooseReturn choice{one, AttackSlot::second};
    CHECK(fits_on(clearing(work, choice), choice));
    CHECK(!fits_on(clearing({nobody, 0, AttackSlot::second}, choice), choice));
    CHECK(!fits_on(clearing({one, 0, AttackSlot::second}, choice), choice));
    CHECK(!fits_on(clearing({two, 1, AttackSlot::second}, choice), choice));
    CHECK(!fits_on(clearing({two, 2, AttackSlot::second}, choice), choice));
    CHECK(!fits_on(clearing({two, 0, AttackSlot::first}, choice), choice));
    CHECK(!fits_on(clearing(work, {two, AttackSlot::second}), ChooseReturn{two, AttackSlot::second}));
    CHECK(!fits_on(clearing({two, 0, AttackSlot::first}, {one, AttackSlot::first}),
                   ChooseReturn{one, AttackSlot::first}));
    CHECK(!fits_on(clearing({two, 0, AttackSlot::third}, {one, AttackSlot::third}),
                   ChooseReturn{one, AttackSlot::third}));
    CHECK(!fits_on(with(clearing(work, choice), [](auto& changed) { push_step(changed.steps, PrepareBoard{}); }),
                   choice));
    CHECK(!fits_on(table, choice));
}
TEST_CASE("HMA-R58 HMA-094 cards return and parting attacks are made at a Location") {
    const auto table = quiet();
    CHECK(fits_on(table, ReturnCards{nobody, 1, AttackSlot::first}));
    CHECK(fits_on(table, ReturnCards{two, 1, AttackSlot::first}));
    CHECK(!fits_on(table, ReturnCards{three, 1, AttackSlot::first}));
    CHECK(!fits_on(table, ReturnCards{two, 2, AttackSlot::first}));
    CHECK(!fits_on(drawing(), ReturnCards{nobody, 1, AttackSlot::first}));
    CHECK(fits_on(table, Parting{one, 2, 20}));
    CHECK(!fits_on(table, Parting{one, 3, 20}));
    CHECK(!fits_on(table, Parting{three, 2, 20}));
    CHECK(!fits_on(table, Parting{one, 2, 0}));
    CHECK(!fits_on(table, Parting{one, 2, 21}));
    CHECK(!fits_on(with(table, [](auto& changed) { changed.lurking.clear(); }), Parting{one, 2, 20}));
    CHECK(!fits_on(with(table, [](auto& changed) { changed.location = {}; }), Parting{one, 2, 20}));
}
