#include "short_names.hpp"
#include "support.hpp"

using namespace hero_master_test;

namespace {

// Seat one is a Dwarf Barbarian, two a Halfling Wizard, three an Elf Rogue, four a Gnome Priest.

constexpr Seat rogue_seat = three, priest_seat = four;

template <class Rules = StandardRules>
Position<Rules> meeting(const Options& options = {}, const Rules& rules = {}) {
    return Position<Rules>{options, rules}.encounter(giant);
}

}  // namespace

TEST_CASE("HMA-076 who declines takes no part: no cards, no turns, not present") {
    const auto state = after(meeting()
                                 .hand(one, {ale})
                                 .hand(two, {brave, underfoot})
                                 .attack(one, swings)
                                 .part(one, Part::taking_part)
                                 .joining(two)
                                 .with(ScriptedDice{}),
                             Decline{});
    CHECK(waits_for(state.table, TakeTurn{one}));
    CHECK(!is_present(state.table, two));
    CHECK(is_present(state.table, one));
    CHECK(state.table.heroes[two].part == Part::declined);
    CHECK(!waits_for_a<TakeTurn>(after(state, Pass{}).table));
}
TEST_CASE("HMA-077 HMA-D07 HMA-D08 from the second round on: another attack, a bungle, or pass, one of them") {
    const auto table = meeting()
                           .attack(one, ale)
                           .hand(one, {swings, huh})
                           .attack(two, brave)
                           .part(two, Part::taking_part)
                           .turn(one)
                           .table();
    CHECK(actions_of(table) == std::vector<Action>{Pass{}, LayAttack{swings}, PlayBungle{huh}});
    CHECK(refusal(table, LayAttack{brave}) == "HMA-077");
    CHECK(refusal(table, PlayBungle{underfoot}) == "HMA-077");
    CHECK(refusal(table, LayAttack{ActionCard{63}}) == "HMA-077");
    CHECK(refusal(table, PlayBungle{ActionCard{63}}) == "HMA-077");
    CHECK(refusal(table, LayAttack{ActionCard{70}}) == "HMA-077");
    CHECK(refusal(table, PlayBungle{ActionCard{70}}) == "HMA-077");
    CHECK(refusal(table, LayAttack{huh}) == "HMA-007");
    CHECK(refusal(table, PlayBungle{swings}) == "HMA-007");
    CHECK(refusal(table, EndTurn{}) == "HMA-077");
    CHECK(refusal(table, Decline{}) == "HMA-079");
}
TEST_CASE("HMA-078 HMA-080 who has passed plays no more cards but is still present") {
    auto state = meeting()
                     .attack(one, ale)
                     .hand(one, {swings})
                     .attack(two, brave)
                     .hand(two, {breakfast})
                     .part(two, Part::taking_part)
                     .turn(one)
                     .with(ScriptedDice{});
    state = after(state, Pass{});
    CHECK(waits_for(state.table, TakeTurn{two}));
    CHECK(is_present(state.table, one));
    state = after(state, LayAttack{breakfast});
    CHECK(waits_for(state.table, TakeTurn{two}));  // HMA-081: alone now
}
TEST_CASE("HMA-079 declining is not passing") {
    const auto table = meeting().hand(two, {brave}).attack(one, ale).part(one, Part::taking_part).joining(two).table();
    CHECK(refusal(table, Pass{}) == "HMA-079");
    CHECK(is_legal(table, Decline{}));
}
TEST_CASE("HMA-081 one player may go on alone until that player passes, too") {
    auto state =
        meeting().attack(one, ale).hand(one, {temper, bellow}).attack(two, brave).turn(one).with(ScriptedDice{});
    state = after(state, LayAttack{temper}, LayAttack{bellow});
    CHECK(waits_for(state.table, TakeTurn{one}));
    CHECK(waits_for_a<CommitCards>(after(state, Pass{}).table));
}
TEST_CASE("HMA-020 HMA-021 HMA-083 three attack slots are filled from left to right, a fourth attack is refused") {
    auto state = meeting().attack(one, ale).hand(one, {temper, bellow, furniture}).turn(one).with(ScriptedDice{});
    state = after(state, LayAttack{temper}, LayAttack{bellow});
    const auto& attacks = state.table.heroes[one].attacks;
    CHECK(attacks[0].card == ale);
    CHECK(attacks[1].card == temper);
    CHECK(attacks[2].card == bellow);
    CHECK(refusal(state.table, LayAttack{furniture}) == "HMA-083");
}
TEST_CASE("HMA-085 a bungle is played on an attack of a different hero, never on one's own") {
    const auto state = after(meeting(three_players)
                                 .attack(one, ale)
                                 .hand(one, {huh})
                                 .attack(two, brave)
                                 .attack(two, breakfast)
                                 .turn(one)
                                 .with(ScriptedDice{}),
                             PlayBungle{huh});
    CHECK(waits_for(state.table, ChooseTarget{one, huh}));
    CHECK(actions_of(state.table) == std::vector<Action>{BungleAttack{two, slot(1)}, BungleAttack{two, slot(2)}});
    CHECK(refusal(state.table, BungleAttack{one, slot(1)}) == "HMA-085");
    CHECK(refusal(state.table, BungleAttack{two, slot(3)}) == "HMA-086");
}
TEST_CASE("HMA-022 HMA-086 at most one bungle lies on each attack") {
    const auto table =
        meeting().attack(one, ale).hand(one, {huh}).attack(two, brave).bungle(two, one, portly).turn(one).table();
    CHECK(refusal(table, PlayBungle{huh}) == "HMA-086");
    const auto choosing = after(Position{three_players}
                                    .encounter(giant)
                                    .attack(one, ale)
                                    .hand(one, {huh})
                                    .attack(two, brave)
                                    .bungle(two, one, portly)
                                    .attack(two, unexpected)
                                    .attack(three, shadows)
                                    .turn(one)
                                    .with(ScriptedDice{}),
                                PlayBungle{huh});
    CHECK(actions_of(choosing.table) == std::vector<Action>{BungleAttack{two, slot(2)}, BungleAttack{three, slot(1)}});
}
TEST_CASE("HMA-087 HMA-088 a bungle may be played on an attack of who has passed, and lies above it") {
    const auto state = after(
        meeting().attack(one, ale).hand(one, {huh}).attack(two, brave).turn(one).with(ScriptedDice{}), PlayBungle{huh});
    CHECK(state.table.heroes[two].attacks[0] == LaidAttack{brave, huh, one});
    CHECK(!state.table.heroes[one].hand.has(huh));
}
TEST_CASE("HMA-089 the values of a bungle reduce the strengths type by type") {
    const auto table = meeting()
                           .hero(one, dwarf, rogue)
                           .hero(two, halfling, wizard)
                           .attack(two, action("Fireball (Indoors)"))
                           .bungle(two, one, untrustworthy)
                           .attack(one, ale)
                           .turn(one)
                           .table();
    const Tally stands = tally(table, two, slot(1));
    CHECK(stands.taken == Strengths{{1, 2, 0, 0}});
    CHECK(stands.strengths == Strengths{{0, 2, 0, 0}});
}
TEST_CASE("HMA-090 the threshold of a bungle replaces that of the attack") {
    const auto table = [](bool bungled) {
        auto position = meeting().attack(two, brave);
        if (bungled) position.bungle(two, one, portly);
        return tally(position.attack(one, ale).turn(one).table(), two, slot(1)).threshold;
    };
    CHECK(table(false) == 1);
    CHECK(table(true) == 7);
}
TEST_CASE("HMA-R43 phase one goes clockwise, by a house rule the other way round") {
    const auto next = [](const auto& rules) {
        auto state = Position<std::remove_cvref_t<decltype(rules)>>{three_players, rules}
                         .encounter(giant)
                         .hand(one, {ale})
                         .first_attack(one)
                         .with(ScriptedDice{});
        return decider(after(state, LayAttack{ale}).table);
    };
    CHECK(next(StandardRules{}) == two);
    CHECK(next(ruled({.phase_one_anticlockwise = true})) == three);
}
TEST_CASE("HMA-R44 a participant who can play nothing can only pass") {
    CHECK(actions_of(meeting().attack(one, ale).turn(one).table()) == std::vector<Action>{Pass{}});
}
TEST_CASE("HMA-R45 who has lost all attacks stays in the rotation, may lay attacks but not bungle") {
    const auto table = meeting().hand(one, {ale, huh}).attack(two, brave).turn(one).table();
    CHECK(is_legal(table, LayAttack{ale}));
    CHECK(refusal(table, PlayBungle{huh}) == "HMA-R45");
    CHECK(!is_present(table, one));
}
TEST_CASE("HMA-R45 by a house rule who has lost all attacks is out") {
    const auto drop = [](const auto& rules) {
        auto state = Position<std::remove_cvref_t<decltype(rules)>>{three_players, rules}
                         .encounter(giant)
                         .attack(three, shadows)
                         .hand(three, {untrustworthy, sulk})
                         .attack(one, ale)
                         .part(one, Part::taking_part)
                         .turn(three)
                         .with(ScriptedDice{});
        state = after(state, PlayBungle{untrustworthy}, ChooseAttack{slot(1)}, Pass{});
        return state.table;
    };
    CHECK(waits_for(drop(StandardRules{}), TakeTurn{three}));
    CHECK(!waits_for_a<TakeTurn>(drop(ruled({.out_without_attacks = true}))));
    const auto house = Position{three_players, ruled({.out_without_attacks = true})}
                           .encounter(giant)
                           .attack(three, shadows)
                           .hand(three, {untrustworthy, sulk})
                           .attack(one, ale)
                           .part(one, Part::taking_part)
                           .turn(three)
                           .with(ScriptedDice{});
    CHECK(first<Passed>(after(house, PlayBungle{untrustworthy}), ChooseAttack{slot(1)}).seat == three);
}

TEST_CASE("HMA-R46 HMA-R113 HMA-140 HMA-D10 a power of phase one is used before or after the turn's card and is exhausted") {
    auto state = meeting()
                     .hero(one, dwarf, priest)
                     .hero(two, halfling, wizard)
                     .health(one, 5)
                     .attack(one, ale)
                     .hand(one, {temper})
                     .turn(one)
                     .with(ScriptedDice{});
    CHECK(is_legal(state.table, UsePower{Permanent::hero_class}));
    const auto before = after(state, UsePower{Permanent::hero_class});
    CHECK(before.table.heroes[one].health == 8);
    CHECK(before.table.heroes[one].exhausted == class_card);
    CHECK(waits_for(before.table, TakeTurn{one, true}));
    CHECK(refusal(before.table, Pass{}) == "HMA-R113");
    CHECK(refusal(before.table, UsePower{Permanent::hero_class}) == "HMA-140");
    const auto laid = after(state, LayAttack{temper});
    CHECK(waits_for(laid.table, AfterCard{one}));
    CHECK(refusal(laid.table, Pass{}) == "HMA-R46");
    CHECK(refusal(laid.table, UsePower{Permanent::race}) == "HMA-R46");
    CHECK(after(laid, UsePower{Permanent::hero_class}).table.heroes[one].health == 8);
    CHECK(after(laid, EndTurn{}).table.heroes[one].health == 5);
}
TEST_CASE("HMA-140 HMA-K54 after the turn's card, too, a power is ready and changes something, or it is refused for that") {
    const auto laid = [](Permanents exhausted) {
        return after(meeting()
                         .hero(one, gnome, priest)
                         .hero(two, halfling, wizard)
                         .attack(one, smite)
                         .hand(one, {kick})
                         .exhausted(one, exhausted)
                         .turn(one)
                         .with(ScriptedDice{}),
                     LayAttack{kick})
            .table;
    };
    CHECK(refusal(laid({}), UsePower{Permanent::hero_class}) == "HMA-K54");
    CHECK(refusal(laid(class_card), UsePower{Permanent::hero_class}) == "HMA-140");
    CHECK(is_legal(laid(class_card), UsePower{Permanent::race}));
}
TEST_CASE("HMA-R46 a card without a power for this turn, or none at all, cannot be used") {
    const auto table =
        meeting().hero(one, dwarf, priest).health(one, 5).attack(one, ale).hand(one, {temper}).turn(one).table();
    CHECK(refusal(table, UsePower{Permanent::race}) == "HMA-R46");
    CHECK(refusal(table, UsePower{Permanent::first_weapon}) == "HMA-R46");
    CHECK(refusal(table, UsePower{Permanent{99}}) == "HMA-R46");
}
TEST_CASE("HMA-085 HMA-086 a bungle needs an attack of another hero, and one without a bungle") {
    CHECK(refusal(meeting().attack(one, ale).hand(one, {portly}).turn(one).table(), PlayBungle{portly}) == "HMA-085");
    CHECK(refusal(
              meeting().attack(one, ale).attack(two, brave).bungle(two, one, huh).hand(one, {portly}).turn(one).table(),
              PlayBungle{portly}) == "HMA-086");
}
TEST_CASE("HMA-R113 a power is not used before the card without a card to play, unless by a house rule") {
    const auto table = [](const auto& rules) {
        return Position<std::remove_cvref_t<decltype(rules)>>{Options{}, rules}
            .hero(one, dwarf, priest)
            .encounter(giant)
            .health(one, 5)
            .attack(one, ale)
            .turn(one)
            .table();
    };
    CHECK(refusal(table(StandardRules{}), UsePower{Permanent::hero_class}) == "HMA-R113");
    const auto bold = table(ruled({.powers_while_passing = true}));
    CHECK(is_legal(bold, UsePower{Permanent::hero_class}));
    HouseDuel state{bold};
    CHECK(is_legal(after(state, UsePower{Permanent::hero_class}).table, Pass{}));
}
TEST_CASE("HMA-R113 a power that takes an attack back supplies the card, also on the joining turn a power may be used") {
    const auto table = meeting(three_players).attack(three, shadows).turn(three).table();
    CHECK(is_legal(table, UsePower{Permanent::hero_class}));
    const auto joining = meeting()
                             .hero(one, dwarf, priest)
                             .health(one, 3)
                             .hand(one, {ale})
                             .attack(two, brave)
                             .part(two, Part::taking_part)
                             .joining(one)
                             .table();
    CHECK(is_legal(joining, UsePower{Permanent::hero_class}));
    Duel state{joining};
    state = after(state, UsePower{Permanent::hero_class});
    CHECK(refusal(state.table, Decline{}) == "HMA-R113");
}
TEST_CASE("HMA-R46 by a house rule a power is the only thing done in a turn") {
    auto state = meeting(Options{}, ruled({.power_is_the_turn = true}))
                     .hero(one, dwarf, priest)
                     .health(one, 5)
                     .attack(one, ale)
                     .hand(one, {temper})
                     .attack(two, brave)
                     .part(two, Part::taking_part)
                     .turn(one)
                     .with(ScriptedDice{});
    CHECK(waits_for(after(state, UsePower{Permanent::hero_class}).table, TakeTurn{two}));
    CHECK(waits_for(after(state, LayAttack{temper}).table, TakeTurn{two}));
    const auto joining = meeting(Options{}, ruled({.power_is_the_turn = true}))
                             .hero(one, dwarf, priest)
                             .health(one, 5)
                             .hand(one, {temper})
                             .attack(two, brave)
                             .joining(one)
                             .table();
    CHECK(refusal(joining, UsePower{Permanent::hero_class}) == "HMA-R46");
}
TEST_CASE("HMA-K54 a power that would change nothing cannot be used") {
    const auto table = meeting().hero(one, dwarf, priest).attack(one, ale).hand(one, {temper}).turn(one).table();
    CHECK(refusal(table, UsePower{Permanent::hero_class}) == "HMA-K54");  // in full health
}
TEST_CASE("HMA-K21 the Gnome's power refreshes two weapons and draws a card, in one use") {
    auto state = meeting(four_players)
                     .attack(priest_seat, sermon)
                     .hand(priest_seat, {patent})
                     .exhausted(priest_seat, weapons)
                     .turn(priest_seat)
                     .with(ScriptedDice{1});
    state = after(state, UsePower{Permanent::race});
    CHECK(state.table.heroes[priest_seat].exhausted == race_card);
    CHECK(state.table.heroes[priest_seat].hand.size() == 2);
}
TEST_CASE("HMA-R113 who has used a power and could play a bungle does not pass") {
    const auto used = [](ActionCard card) {
        return after(meeting(four_players)
                         .attack(priest_seat, action("Smite, Lightly"))
                         .hand(priest_seat, {card})
                         .health(priest_seat, 5)
                         .attack(one, ale)
                         .turn(priest_seat)
                         .with(ScriptedDice{}),
                     UsePower{Permanent::hero_class})
            .table;
    };
    CHECK(refusal(used(screws), Pass{}) == "HMA-R113");
    CHECK(is_legal(used(screws), PlayBungle{screws}));
}
TEST_CASE("HMA-K39 an action token is placed on the attack, as everybody is told") {
    const auto laid = meeting(four_players)
                          .attack(priest_seat, sermon)
                          .hand(priest_seat, {patent})
                          .exhausted(priest_seat, hero_cards)
                          .turn(priest_seat)
                          .with(ScriptedDice{});
    CHECK(first<TokenPlaced>(laid, LayAttack{patent}) == TokenPlaced{priest_seat, slot(2)});
    CHECK(after(laid, LayAttack{patent}).table.tokens == 1);
}
TEST_CASE("HMA-K36 an attack that is taken back leaves its bungle and its token") {
    auto state = meeting(three_players)
                     .attack(rogue_seat, shadows, true)
                     .bungle(rogue_seat, one, huh)
                     .attack(one, ale)
                     .turn(rogue_seat)
                     .with(ScriptedDice{});
    state = after(state, UsePower{Permanent::hero_class});
    CHECK(state.table.heroes[rogue_seat].hand == ActionCards{shadows});
    CHECK(state.table.heroes[one].discard.has(huh));
    CHECK(state.table.tokens == 2);
    CHECK(refusal(state.table, Pass{}) == "HMA-R113");
}

TEST_CASE("HMA-K36 HMA-136 HMA-137 an attack taken back from the middle leaves the others their bungles, and may be bungled again") {
    auto state = meeting(three_players)
                     .attack(rogue_seat, shadows)
                     .bungle(rogue_seat, one, huh)
                     .attack(rogue_seat, backstab)
                     .bungle(rogue_seat, two, underfoot)
                     .attack(rogue_seat, hair)
                     .attack(one, ale)
                     .attack(two, frozen)
                     .hand(two, {magic_shield})
                     .part(two, Part::taking_part)
                     .turn(rogue_seat)
                     .with(ScriptedDice{});
    state = after(state, UsePower{Permanent::hero_class}, ChooseAttack{slot(2)});
    const Hero& rogue_hero = state.table.heroes[rogue_seat];
    CHECK(rogue_hero.attacks[0] == LaidAttack{.card = shadows, .bungle = huh, .bungler = one});
    CHECK(rogue_hero.attacks[1] == LaidAttack{.card = hair});
    CHECK(rogue_hero.exposed == ActionCards{backstab});
    CHECK(state.table.heroes[two].discard.has(underfoot));
    state = after(state, LayAttack{backstab}, PlayBungle{magic_shield});
    CHECK(is_legal(state.table, BungleAttack{rogue_seat, slot(3)}));
}
TEST_CASE("HMA-R45 HMA-R46 who takes the only attack back on the joining turn has joined and may not decline any more") {
    auto state = meeting(three_players)
                     .attack(two, brave)
                     .part(two, Part::taking_part)
                     .hand(two, {underfoot})
                     .hand(rogue_seat, {shadows, untrustworthy})
                     .joining(rogue_seat)
                     .part(one, Part::declined)
                     .with(ScriptedDice{});
    state = after(state, LayAttack{shadows}, UsePower{Permanent::hero_class});
    REQUIRE(waits_for(state.table, TakeTurn{two}));
    CHECK(refusal(state.table, PlayBungle{underfoot}) == "HMA-085");
    state = after(state, Pass{});
    CHECK(refusal(state.table, Decline{}) == "HMA-079");
    CHECK(refusal(state.table, PlayBungle{untrustworthy}) == "HMA-R45");
    CHECK(is_legal(state.table, LayAttack{shadows}));
}
TEST_CASE("HMA-200 HMA-R27 a Protest bungle goes back to its deck with the attack that is dropped under it") {
    auto state = meeting(three_players)
                     .attack(rogue_seat, shadows)
                     .bungle(rogue_seat, two, action("It Is Not Fair"))
                     .attack(two, brave)
                     .hand(rogue_seat, {untrustworthy})
                     .turn(rogue_seat)
                     .with(ScriptedDice{});
    state = after(state, PlayBungle{untrustworthy}, ChooseAttack{slot(1)});
    CHECK(state.table.protest_deck == standard_content.protests);
    CHECK(state.table.heroes[two].discard.empty());
    CHECK(state.table.heroes[rogue_seat].discard.has(shadows));
}
TEST_CASE("HMA-128 HMA-Q01 T1 works only for who leads when the card is played") {
    const auto laid = [](Seat leader) {
        return after(meeting(three_players)
                         .leader(leader)
                         .attack(rogue_seat, shadows)
                         .hand(rogue_seat, {dirty_tactics})
                         .exhausted(rogue_seat, class_card)
                         .turn(rogue_seat)
                         .with(ScriptedDice{1}),
                     LayAttack{dirty_tactics});
    };
    CHECK(waits_for(laid(rogue_seat).table, ChooseEffect{rogue_seat, rogue_seat, {Source::played, 0, dirty_tactics}}));
    CHECK(!waits_for_a<ChooseEffect>(laid(one).table));
}
TEST_CASE("HMA-R95 T1 looks at who led before the card's own T4, by a house rule after it") {
    const auto laid = [](const auto& rules) {
        return after(Position<std::remove_cvref_t<decltype(rules)>>{four_players, rules}
                         .encounter(giant)
                         .attack(priest_seat, action("Smite, Lightly"))
                         .hand(priest_seat, {sermon})
                         .exhausted(priest_seat, hero_cards)
                         .turn(priest_seat)
                         .with(ScriptedDice{1}),
                     LayAttack{sermon});
    };
    CHECK(!waits_for_a<ChooseEffect>(laid(StandardRules{}).table));
    CHECK(laid(StandardRules{}).table.leader == priest_seat);
    CHECK(waits_for_a<ChooseEffect>(laid(ruled({.leader_read_after_card = true})).table));
    CHECK(laid(ruled({.leader_read_after_card = true})).table.leader == priest_seat);  // T4 asks for no leader
}
TEST_CASE("HMA-066 HMA-070 HMA-131 HMA-K15 a card makes its player leader, and the turns go on as before") {
    const auto state = after(meeting(three_players)
                                 .attack(one, ale)
                                 .attack(two, brave)
                                 .hand(two, {unexpected})
                                 .attack(three, shadows)
                                 .part(three, Part::taking_part)
                                 .turn(two)
                                 .with(ScriptedDice{}),
                             LayAttack{unexpected});
    CHECK(state.table.leader == two);
    CHECK(waits_for(state.table, TakeTurn{three}));
}
TEST_CASE("HMA-R47 an optional effect may be refused, others are mandatory unless a house rule makes all optional") {
    const auto laid = [](const auto& rules) {
        return after(Position<std::remove_cvref_t<decltype(rules)>>{Options{}, rules}
                         .encounter(giant)
                         .attack(two, brave)
                         .hand(two, {unexpected})
                         .turn(two)
                         .with(ScriptedDice{}),
                     LayAttack{unexpected});
    };
    CHECK(laid(StandardRules{}).table.leader == two);
    const auto asked = laid(ruled({.all_effects_optional = true}));
    CHECK(waits_for_a<ChooseEffect>(asked.table));
    CHECK(after(asked, Refuse{}).table.leader == one);
    CHECK(after(asked, Accept{}).table.leader == two);
}
TEST_CASE("HMA-R48 an effect without an object does nothing, by a house rule the card may not be played") {
    const auto table = [](const auto& rules) {
        return Position<std::remove_cvref_t<decltype(rules)>>{Options{}, rules}
            .encounter(giant)
            .attack(one, ale)
            .hand(one, {come_ere})
            .attack(two, brave)
            .turn(one)
            .table();
    };
    CHECK(waits_for(after(Duel{table(StandardRules{})}, PlayBungle{come_ere}).table, TakeTurn{one}));
    CHECK(refusal(table(ruled({.cards_need_an_object = true})), PlayBungle{come_ere}) == "HMA-R48");
    const auto purposeful = Position{Options{}, ruled({.cards_need_an_object = true})}
                                .encounter(giant)
                                .lurking({orc})
                                .attack(one, ale)
                                .hand(one, {come_ere, huh})
                                .attack(two, brave)
                                .turn(one)
                                .table();
    CHECK(is_legal(purposeful, PlayBungle{come_ere}));
    CHECK(is_legal(purposeful, PlayBungle{huh}));  // it has no effect that could want an object
}
TEST_CASE("HMA-R48 by that house rule a bungle on the attacker is played where it finds something to take") {
    // Seat three, the Rogue, is about to play 'Light Fingers' on one of those who have gold, or on nobody.
    const auto stealing = [](const auto& rules, int gold_of_one, int gold_of_two) {
        return Position<std::remove_cvref_t<decltype(rules)>>{three_players, rules}
            .encounter(giant)
            .attack(one, ale)
            .attack(two, pyromaniac)
            .attack(three, backstab)
            .hand(three, {fingers})
            .gold(one, gold_of_one)
            .gold(two, gold_of_two)
            .turn(three)
            .with(ScriptedDice{});
    };
    const RuntimeRules strict = ruled({.cards_need_an_object = true});
    CHECK(refusal(stealing(strict, 0, 0).table, PlayBungle{fingers}) == "HMA-R48");
    CHECK(is_legal(stealing(StandardRules{}, 0, 0).table, PlayBungle{fingers}));
    const auto only = after(stealing(strict, 0, 1), PlayBungle{fingers});
    CHECK(only.table.heroes[two].attacks[0].bungle == fingers);
    const auto both = after(stealing(strict, 1, 1), PlayBungle{fingers});
    CHECK(actions_of(both.table) == std::vector<Action>{BungleAttack{one, slot(1)}, BungleAttack{two, slot(1)}});
    const auto two_attacks = after(Position{three_players, strict}
                                       .encounter(giant)
                                       .attack(one, ale)
                                       .attack(one, temper)
                                       .attack(two, pyromaniac)
                                       .attack(three, backstab)
                                       .hand(three, {fingers})
                                       .gold(two, 0)
                                       .turn(three)
                                       .with(ScriptedDice{}),
                                   PlayBungle{fingers});
    CHECK(actions_of(two_attacks.table).size() == 2);
    CHECK(refusal(two_attacks.table, BungleAttack{two, slot(1)}) == "HMA-R48");
    CHECK(refusal(two_attacks.table, BungleAttack{two, slot(2)}) == "HMA-086");
    CHECK(refusal(two_attacks.table, BungleAttack{one, AttackSlot{77}}) == "HMA-086");
    CHECK(refusal(two_attacks.table, BungleAttack{Seat{77}, slot(1)}) == "HMA-086");
}
TEST_CASE("HMA-R48 an optional draw is offered only if there is a card to draw") {
    const auto bungling = [](const auto& rules, std::initializer_list<ActionCard> deck) {
        const auto state = Position<std::remove_cvref_t<decltype(rules)>>{Options{}, rules}
                               .encounter(giant)
                               .attack(one, ale)
                               .attack(two, brave)
                               .hand(two, {there_yet})
                               .deck(two, deck)
                               .turn(two)
                               .with(ScriptedDice{});
        return after(state, PlayBungle{there_yet}).table;
    };
    CHECK(waits_for_a<ChooseEffect>(bungling(StandardRules{}, {unexpected})));
    CHECK(!waits_for_a<ChooseEffect>(bungling(StandardRules{}, {})));
    CHECK(waits_for_a<ChooseEffect>(
        bungling(ruled({.actions_reshuffled = true}), {})));  // the discard pile is drawn from
}
TEST_CASE("HMA-R49 HMA-K33 the swapped monsters exchange places, gold on them moves along") {
    auto state = meeting()
                     .attack(one, ale)
                     .hand(one, {come_ere})
                     .attack(two, brave)
                     .lurking({bear, orc})
                     .ambusher(spider, 2)
                     .turn(one)
                     .with(ScriptedDice{});
    state = after(state, PlayBungle{come_ere});
    CHECK(waits_for(state.table, ChooseSwap{one, true}));
    CHECK(actions_of(state.table) ==
          std::vector<Action>{Refuse{}, SwapWith{lurking(0)}, SwapWith{lurking(1)}, SwapWith{Place::ambusher}});
    CHECK(refusal(state.table, SwapWith{lurking(2)}) == "HMA-R49");
    const auto swapped = after(state, SwapWith{lurking(0)});
    CHECK(swapped.table.encounter == Monster{bear});
    CHECK(swapped.table.lurking[0] == Monster{giant});
    CHECK(after(state, SwapWith{Place::ambusher}).table.encounter == Monster{spider, 2});
    CHECK(after(state, Refuse{}).table.encounter == Monster{giant});
}
TEST_CASE("HMA-R47 of a swap, drop or theft that its player can still refuse nothing is told but what comes of it") {
    const auto swapping = Position{}
                              .encounter(giant)
                              .attack(one, ale)
                              .hand(one, {come_ere})
                              .attack(two, brave)
                              .lurking({bear})
                              .turn(one)
                              .with(ScriptedDice{});
    CHECK(times<EffectCarriedOut>(swapping, PlayBungle{come_ere}) == 0);
    CHECK(events_of(after(swapping, PlayBungle{come_ere}), Refuse{}).empty());
    CHECK(times<MonsterSwapped>(after(swapping, PlayBungle{come_ere}), SwapWith{lurking(0)}) == 1);
    const auto dropping = Position{three_players}
                              .encounter(giant)
                              .attack(three, shadows)
                              .hand(three, {untrustworthy})
                              .attack(one, ale)
                              .turn(three)
                              .with(ScriptedDice{});
    CHECK(waits_for_a<ChooseDrop>(after(dropping, PlayBungle{untrustworthy}).table));
    CHECK(times<EffectCarriedOut>(dropping, PlayBungle{untrustworthy}) == 0);
    CHECK(times<CardDiscarded>(after(dropping, PlayBungle{untrustworthy}), ChooseAttack{slot(1)}) == 1);
    const auto robbed = Position{}
                            .encounter(giant)
                            .attack(one, ale)
                            .equip(one, ItemSlot::armour, plate)
                            .bungle(one, two, nothing_here)
                            .attack(two, brave)
                            .turn(one)
                            .fail_deck({fail("Vote of No Confidence")});
    const auto events = events_of_attack(Position(robbed).with(ScriptedDice{6, 1, 1}));
    CHECK(only<EffectCarriedOut>(events) == std::vector<EffectCarriedOut>{{one, {Source::fail, 0, {}}}});
    const auto stealing = resolve(Position(robbed).with(ScriptedDice{6, 1, 1}));
    CHECK(waits_for_a<ChooseStolen>(stealing.table));
    CHECK(times<TreasureStolen>(stealing, Refuse{}) == 0);
    CHECK(times<TreasureStolen>(stealing, ChooseItem{ItemSlot::armour}) == 1);
}
TEST_CASE("HMA-121 HMA-R50 who has the trait and is swapped into the row takes an empty Ambusher slot") {
    auto state = Position{}
                     .encounter(spider)
                     .attack(one, ale)
                     .hand(one, {come_ere})
                     .attack(two, brave)
                     .lurking({orc, bear})
                     .turn(one)
                     .with(ScriptedDice{});
    state = after(state, PlayBungle{come_ere}, SwapWith{lurking(1)});
    CHECK(state.table.encounter == Monster{bear});
    CHECK(state.table.ambusher == Monster{spider});
    CHECK(state.table.lurking.size() == 1);
}
TEST_CASE("HMA-R50 a monster swapped into the Ambusher slot stays there without the trait") {
    auto state = meeting()
                     .attack(one, ale)
                     .hand(one, {come_ere})
                     .attack(two, brave)
                     .lurking({nipper})
                     .ambusher(spider, 2)
                     .turn(one)
                     .with(ScriptedDice{});
    state = after(state, PlayBungle{come_ere}, SwapWith{Place::ambusher});
    CHECK(state.table.ambusher == Monster{giant});
    CHECK(state.table.encounter == Monster{spider, 2});
    CHECK(state.table.lurking[0] == Monster{nipper});
}
TEST_CASE("HMA-R49 by a house rule the old monster goes to the right end of the row") {
    auto state = meeting(Options{}, ruled({.swapped_joins_the_row = true}))
                     .attack(one, ale)
                     .hand(one, {come_ere})
                     .attack(two, brave)
                     .lurking({bear, orc})
                     .turn(one)
                     .with(ScriptedDice{});
    state = after(state, PlayBungle{come_ere}, SwapWith{lurking(0)});
    CHECK(state.table.lurking[0] == Monster{orc});
    CHECK(state.table.lurking[1] == Monster{giant});
}
TEST_CASE("HMA-R49 HMA-119 by that house rule, too, the leftmost Lurking monster with the trait takes the Ambusher's place") {
    auto state = Position{Options{}, ruled({.swapped_joins_the_row = true})}
                     .encounter(nipper)
                     .ambusher(giant)
                     .lurking({bear, ghoul})
                     .attack(one, ale)
                     .hand(one, {come_ere})
                     .attack(two, brave)
                     .turn(one)
                     .with(ScriptedDice{});
    state = after(state, PlayBungle{come_ere}, SwapWith{Place::ambusher});
    CHECK(state.table.encounter == Monster{giant});
    CHECK(state.table.ambusher == Monster{ghoul});
    REQUIRE(state.table.lurking.size() == 2);
    CHECK(state.table.lurking[1] == Monster{nipper});
}
TEST_CASE("HMA-R49 HMA-R107 by that house rule, too, nothing joins a full row: the two monsters exchange places") {
    auto state = Position{Options{}, ruled({.lurking_slots = 1, .swapped_joins_the_row = true})}
                     .encounter(orc)
                     .ambusher(giant)
                     .lurking({bear})
                     .attack(one, ale)
                     .hand(one, {come_ere})
                     .attack(two, brave)
                     .turn(one)
                     .with(ScriptedDice{});
    state = after(state, PlayBungle{come_ere}, SwapWith{Place::ambusher});
    CHECK(state.table.encounter == Monster{giant});
    CHECK(state.table.ambusher == Monster{orc});
    CHECK(state.table.lurking.size() == 1);
}
TEST_CASE("HMA-R51 HMA-K34 a replaced monster is discarded and its gold goes to the Loot Pile; by house rules otherwise") {
    const auto laid = [](const Knobs& knobs) {
        auto state = Position{Options{}, ruled(knobs)}
                         .encounter(giant, 4)
                         .attack(two, brave)
                         .hand(two, {polymorph})
                         .monster_deck({orc})
                         .turn(two)
                         .with(ScriptedDice{1});
        return after(state, LayAttack{polymorph}).table;
    };
    const auto standard = laid({});
    CHECK(standard.encounter == Monster{orc});
    CHECK(standard.monster_discard.has(giant));
    CHECK(standard.loot == 4);
    const auto other = laid({.replaced_is_shuffled_in = true, .replaced_gold_stays = true});
    CHECK(other.encounter == Monster{orc, 4});
    CHECK(other.monster_deck == MonsterCards{giant});
    CHECK(other.loot == 0);
}
TEST_CASE("HMA-R51 HMA-R48 what is told of a replaced monster: its gold; without another monster nothing is replaced") {
    auto state = Position{}
                     .encounter(giant, 4)
                     .attack(two, brave)
                     .hand(two, {polymorph})
                     .monster_deck({orc})
                     .turn(two)
                     .with(ScriptedDice{1});
    CHECK(has_event(events_of(state, LayAttack{polymorph}),
                    GoldMoved{nobody, Gold::encounter, Gold::loot_pile, 4, nobody}));
    state.table.monster_deck = state.table.monster_discard = MonsterCards{};
    CHECK(after(state, LayAttack{polymorph}).table.encounter == Monster{giant, 4});
}
TEST_CASE("HMA-R52 a Boss may be swapped or replaced, unless a house rule forbids") {
    const auto laid = [](const auto& rules) {
        auto state = Position<std::remove_cvref_t<decltype(rules)>>{Options{}, rules}
                         .encounter(kevin)
                         .lurking({orc})
                         .attack(two, brave)
                         .hand(two, {polymorph})
                         .turn(two)
                         .with(ScriptedDice{1});
        return after(state, LayAttack{polymorph}).table.encounter->card;
    };
    CHECK(laid(StandardRules{}) != kevin);
    CHECK(laid(ruled({.bosses_cannot_be_exchanged = true})) == kevin);
    const auto swap = meeting(Options{}, ruled({.bosses_cannot_be_exchanged = true}))
                          .lurking({orc, kevin})
                          .attack(one, ale)
                          .hand(one, {come_ere})
                          .attack(two, brave)
                          .turn(one)
                          .with(ScriptedDice{});
    const auto choosing = after(swap, PlayBungle{come_ere});
    CHECK(actions_of(choosing.table) == std::vector<Action>{Refuse{}, SwapWith{lurking(0)}});
    CHECK(refusal(choosing.table, SwapWith{lurking(1)}) == "HMA-R52");
    CHECK(refusal(choosing.table, SwapWith{lurking(2)}) == "HMA-R49");
    CHECK(refusal(choosing.table, SwapWith{Place::encounter}) == "HMA-R49");
    CHECK(refusal(choosing.table, SwapWith{Place{77}}) == "HMA-R49");
}
TEST_CASE("HMA-R108 with an empty Monster deck the discard pile is shuffled first; by a house rule nothing happens") {
    const auto laid = [](const auto& rules, const ScriptedDice& dice) {
        auto state = Position<std::remove_cvref_t<decltype(rules)>>{Options{}, rules}
                         .encounter(giant)
                         .attack(two, brave)
                         .hand(two, {polymorph})
                         .monster_deck({})
                         .turn(two)
                         .with(dice);
        return after(state, LayAttack{polymorph});
    };
    const auto replaced = laid(StandardRules{}, {1});
    CHECK(replaced.table.encounter == Monster{spider});
    CHECK(replaced.table.monster_discard == MonsterCards{giant});
    CHECK(laid(ruled({.replace_needs_a_deck = true}), {}).table.encounter == Monster{giant});
}
TEST_CASE("HMA-R53 HMA-K12 a card whose text works while laid does so, unless by a house rule only active cards work") {
    const auto table = [](const auto& rules) {
        return Position<std::remove_cvref_t<decltype(rules)>>{Options{}, rules}
            .encounter(giant)
            .attack(one, swings)
            .hand(one, {ale})
            .turn(one)
            .table();
    };
    CHECK(refusal(table(StandardRules{}), LayAttack{ale}) == "HMA-K12");
    CHECK(is_legal(table(ruled({.laid_cards_work = false})), LayAttack{ale}));
}
TEST_CASE("HMA-R54 HMA-W02 HMA-K22 a bungle's T4 works for its player, against the player of the attack") {
    auto state = meeting(four_players)
                     .attack(priest_seat, sermon)
                     .hand(priest_seat, {screws})
                     .attack(one, ale)
                     .turn(priest_seat)
                     .exhausted(priest_seat, hero_cards)
                     .with(ScriptedDice{});
    state = after(state, PlayBungle{screws});
    CHECK(waits_for(state.table, ChooseExhaust{priest_seat, one, Sort::weapon, 1}));
    CHECK(refusal(state.table, ChooseCard{Permanent::race}) == "HMA-K22");
    CHECK(after(state, ChooseCard{Permanent::second_weapon}).table.heroes[one].exhausted == second_weapon);
}
TEST_CASE("HMA-K28 'Light Fingers' takes a coin when it is played") {
    auto state = meeting(three_players)
                     .attack(rogue_seat, shadows)
                     .hand(rogue_seat, {fingers})
                     .attack(one, ale)
                     .turn(rogue_seat)
                     .exhausted(rogue_seat, class_card)
                     .with(ScriptedDice{});
    state = after(state, PlayBungle{fingers});
    CHECK(state.table.heroes[rogue_seat].gold == 4);
    CHECK(state.table.heroes[one].gold == 2);
}
TEST_CASE("HMA-R55 with all three slots full Evasion cannot be laid") {
    const auto table = meeting(three_players)
                           .attack(rogue_seat, shadows)
                           .attack(rogue_seat, backstab)
                           .attack(rogue_seat, sulk)
                           .hand(rogue_seat, {evasion})
                           .turn(rogue_seat)
                           .table();
    CHECK(refusal(table, LayAttack{evasion}) == "HMA-083");
}
TEST_CASE("HMA-R56 HMA-K13 HMA-D09 Evasion over an attack without a bungle just exchanges the order; a token moves along") {
    auto state = meeting(three_players)
                     .attack(rogue_seat, shadows, true)
                     .attack(rogue_seat, backstab)
                     .hand(rogue_seat, {evasion})
                     .exhausted(rogue_seat, class_card)
                     .turn(rogue_seat)
                     .with(ScriptedDice{});
    state = after(state, LayAttack{evasion});
    CHECK(waits_for(state.table, ChooseSlot{rogue_seat, evasion}));
    CHECK(actions_of(state.table).size() == 3);
    CHECK(refusal(state.table, LayIn{static_cast<AttackSlot>(7)}) == "HMA-020");
    state = after(state, LayIn{slot(1)});
    const auto& attacks = state.table.heroes[rogue_seat].attacks;
    CHECK(attacks[0] == LaidAttack{evasion});
    CHECK(attacks[2] == LaidAttack{.card = shadows, .token = true});
}
TEST_CASE("HMA-K13 HMA-135 HMA-137 HMA-R106 a lone attack makes room with its token and without its bungle, which goes with Evasion") {
    auto state = meeting()
                     .hero(one, gnome, rogue)
                     .attack(one, patent, true)
                     .bungle(one, two, underfoot)
                     .attack(two, brave)
                     .hand(one, {evasion})
                     .turn(one)
                     .with(ScriptedDice{});
    state = after(state, LayAttack{evasion}, LayIn{slot(1)});
    CHECK(state.table.heroes[one].attacks[0] == LaidAttack{evasion, underfoot, two});
    CHECK(state.table.heroes[one].attacks[1] == LaidAttack{.card = patent, .token = true});
    state = after(state, UsePower{Permanent::hero_class}, ChooseAttack{slot(1)});
    CHECK(state.table.heroes[one].attacks[0] == LaidAttack{.card = patent, .token = true});
    CHECK(state.table.heroes[one].exposed == ActionCards{evasion});
    CHECK(state.table.heroes[two].discard == ActionCards{underfoot});
}
TEST_CASE("HMA-080 HMA-K37 HMA-R45 who drops the only attack for a bungle is present by it, but plays no other") {
    auto state = meeting()
                     .hero(one, gnome, rogue)
                     .attack(one, patent, true)
                     .attack(two, brave)
                     .attack(two, breakfast)
                     .hand(one, {untrustworthy, fingers})
                     .exhausted(one, class_card | race_card)
                     .turn(one)
                     .with(ScriptedDice{});
    state = after(state, PlayBungle{untrustworthy}, BungleAttack{two, slot(1)}, ChooseAttack{slot(1)});
    CHECK(state.table.tokens == 2);
    CHECK(is_present(state.table, one));
    CHECK(waits_for(state.table, TakeTurn{one}));
    CHECK(refusal(state.table, PlayBungle{fingers}) == "HMA-R45");
}
TEST_CASE("HMA-K35 HMA-121 HMA-R107 a monster that joins takes the empty Ambusher slot if it has the trait, else the row's end") {
    const auto lurk = [](MonsterCard drawn, std::initializer_list<MonsterCard> row) {
        auto state = meeting()
                         .attack(two, brave)
                         .hand(two, {summons})
                         .attack(one, ale)
                         .lurking(row)
                         .monster_deck({drawn})
                         .turn(two)
                         .with(ScriptedDice{1});
        return after(state, PlayBungle{summons}).table;
    };
    CHECK(lurk(spider, {bear}).ambusher == Monster{spider});
    CHECK(lurk(orc, {bear}).lurking.back() == Monster{orc});
    const auto full =
        lurk(spider, {monster("Fire Imp"), bear, orc, monster("Goblin Tax Collector"), monster("Hill Troll"),
                      monster("Ogre Bouncer"), monster("Disgruntled Skeleton"), monster("Weeping Wraith")});
    CHECK(!full.ambusher);
    CHECK(full.lurking.size() == 8);
}
TEST_CASE("HMA-R107 while the row is full nothing is drawn to join it, also if the Ambusher slot is empty") {
    const auto row = [](std::initializer_list<MonsterCard> more) {
        auto position = Position{}
                            .encounter(kevin)
                            .lurking({giant, imp, bear, orc, collector, monster("Hill Troll"), skeleton})
                            .lurking(more);
        return position.attack(two, brave)
            .hand(two, {summons})
            .attack(one, ale)
            .monster_deck({spider, nipper})
            .turn(two)
            .with(ScriptedDice{1, 1});
    };
    const auto full = row({monster("Ogre Bouncer")});
    CHECK(times<MonsterPlaced>(full, PlayBungle{summons}) == 0);
    CHECK(after(full, PlayBungle{summons}).table.monster_deck == MonsterCards{spider, nipper});
    CHECK(times<MonsterPlaced>(row({}), PlayBungle{summons}) == 1);
    // Of several, only those are drawn for which there is a slot when their turn comes.
    const auto draw_two = [](auto state) {
        state.table.monster_deck = MonsterCards{monster("Weeping Wraith")};
        state.table.monster_discard = MonsterCards{spider};
        const Ignore listener{};
        hero_master::detail::draw_lurking(
            Playing<Table<>, ScriptedDice, const Ignore>{state.table, state.chance, listener}, 2);
        return state.table;
    };
    CHECK(draw_two(row({})).lurking.size() == 8);
    CHECK(!draw_two(row({})).ambusher);
}
TEST_CASE("HMA-R106 HMA-K39 HMA-032 a token gives +2 to hit; without a free token nothing happens") {
    auto state = meeting(four_players)
                     .attack(priest_seat, sermon)
                     .hand(priest_seat, {patent, tantrum})
                     .exhausted(priest_seat, hero_cards)
                     .turn(priest_seat)
                     .with(ScriptedDice{});
    state = after(state, LayAttack{patent});
    CHECK(state.table.heroes[priest_seat].attacks[1].token);
    CHECK(state.table.tokens == 1);
    CHECK(tally(state.table, priest_seat, slot(2)).hit == 2);
    auto poor = meeting(four_players, ruled({.action_tokens = 0}))
                    .attack(priest_seat, sermon)
                    .hand(priest_seat, {patent})
                    .exhausted(priest_seat, hero_cards)
                    .turn(priest_seat)
                    .with(ScriptedDice{});
    poor = after(poor, LayAttack{patent});
    CHECK(!poor.table.heroes[priest_seat].attacks[1].token);
}
TEST_CASE("HMA-K37 HMA-D11 'Untrustworthy' may drop one of the own attacks, or none") {
    auto state = meeting(three_players)
                     .attack(rogue_seat, shadows)
                     .attack(rogue_seat, backstab)
                     .hand(rogue_seat, {untrustworthy})
                     .exhausted(rogue_seat, class_card)
                     .attack(one, ale)
                     .turn(rogue_seat)
                     .with(ScriptedDice{});
    state = after(state, PlayBungle{untrustworthy});
    CHECK(waits_for(state.table, ChooseDrop{rogue_seat, true}));
    CHECK(after(state, Refuse{}).table.heroes[rogue_seat].attacks.size() == 2);
    const auto dropped = after(state, ChooseAttack{slot(1)});
    CHECK(dropped.table.heroes[rogue_seat].attacks.size() == 1);
    CHECK(dropped.table.heroes[rogue_seat].discard.has(shadows));
}
TEST_CASE("HMA-K17 HMA-007 bungles draw cards, too: 'Are We There Yet?'") {
    auto state = meeting().attack(two, brave).hand(two, {there_yet}).attack(one, ale).turn(two).with(ScriptedDice{1});
    state = after(state, PlayBungle{there_yet}, Accept{});
    CHECK(state.table.heroes[two].hand.size() == 1);
}
TEST_CASE("HMA-174 HMA-182 treasure Action cards are played like others and stay with their owner") {
    auto state =
        meeting().attack(one, ale).hand(one, {hook, pose}).lurking({orc}).turn(one).with(ScriptedDice{2, 1, 2, 1});
    state = after(state, LayAttack{hook}, SwapWith{lurking(0)});
    CHECK(state.table.encounter == Monster{orc});
    state = after(state, Pass{}, ApplyCards{}, ApplyCards{});
    CHECK(state.table.heroes[one].discard.has(hook));
    CHECK(audit(state.table));
}
TEST_CASE("HMA-K23 T1 of 'Heroic Pose' heals a leader before the token matters") {
    auto state = meeting().attack(one, ale).hand(one, {pose}).health(one, 4).turn(one).with(ScriptedDice{});
    CHECK(after(state, LayAttack{pose}).table.heroes[one].health == 5);
    state.table.leader = two;
    CHECK(after(state, LayAttack{pose}).table.heroes[one].health == 4);
}
TEST_CASE("HMA-K21 Pyromaniac refreshes a Hero card of choice; nothing exhausted, nothing happens") {
    auto state =
        meeting().attack(two, brave).hand(two, {pyromaniac}).exhausted(two, hero_cards).turn(two).with(ScriptedDice{});
    state = after(state, LayAttack{pyromaniac});
    CHECK(waits_for(state.table, ChooseRefresh{two, Sort::hero, 1}));
    CHECK(refusal(state.table, ChooseCard{Permanent::armour}) == "HMA-R110");
    CHECK(after(state, ChooseCard{Permanent::hero_class}).table.heroes[two].exhausted == race_card);
}
TEST_CASE("HMA-D11 T1 'Mind the Hair' may refresh a weapon of a leader") {
    auto state = meeting(three_players)
                     .leader(three)
                     .attack(three, shadows)
                     .hand(three, {hair})
                     .exhausted(three, {Permanent::first_weapon, Permanent::second_weapon, Permanent::hero_class})
                     .turn(three)
                     .with(ScriptedDice{});
    state = after(state, LayAttack{hair}, Accept{});
    CHECK(waits_for(state.table, ChooseRefresh{three, Sort::weapon, 1}));
}
TEST_CASE("HMA-084 the strengths of two attack cards are never added") {
    const auto table = meeting().attack(one, ale).attack(one, temper).turn(one).table();
    CHECK(tally(table, one, slot(1)).strengths == Strengths{{3, 0, 0, 0}});
    CHECK(tally(table, one, slot(2)).strengths == Strengths{{2, 2, 0, 0}});
}
TEST_CASE("HMA-K15 a bungle can take the token: 'I Was Leading, Actually'") {
    auto state = meeting(three_players)
                     .attack(three, sulk)
                     .hand(three, {leading})
                     .attack(one, ale)
                     .exhausted(three, class_card)
                     .turn(three)
                     .with(ScriptedDice{});
    CHECK(after(state, PlayBungle{leading}).table.leader == three);
}
TEST_CASE("HMA-R57 a hero defeated in phase one is out of the Encounter at once, gold to the Loot Pile") {
    auto state = meeting()
                     .attack(one, ale)
                     .attack(two, brave)
                     .bungle(two, one, huh)
                     .part(two, Part::taking_part)
                     .health(one, 1)
                     .turn(one)
                     .with(ScriptedDice{});
    const Ignore listener{};
    hero_master::detail::wound(Playing<Table<>, ScriptedDice, const Ignore>{state.table, state.chance, listener}, one,
                               2);
    const Hero& hero = state.table.heroes[one];
    CHECK(hero.part == Part::defeated);
    CHECK(hero.attacks.empty());
    CHECK(hero.discard.has(huh));
    CHECK(!state.table.heroes[two].attacks[0].is_bungled());
    CHECK(state.table.loot == 3);
    CHECK(state.table.leader == two);
}
