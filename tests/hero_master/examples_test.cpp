#include "short_names.hpp"
#include "support.hpp"

using namespace hero_master_test;

// The worked examples of the rulebook, card by card and die by die.

namespace {

// First encounter: Gobbit, Mary, Brian and Dorf, clockwise.
constexpr Seat gobbit = one, brian = three, dorf = four;

constexpr EndTurn no_power{};

// Heroes, hands, Locations, monsters and treasures as the example has them.
Duel first_game() {
    const ScriptedDice dice{
        /* heroes */ 2,    4, 2, 2, 2, 1, 1, 1,
        /* hands */ 2,     2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 6, 10, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        /* Locations */ 1, 1,
        /* monsters */ 4,  1, 1,
        /* treasures */ 1, 1, 1};
    const Options options{.players = 4, .first_player = gobbit};
    return after(new_game<StandardRules>(options, dice), KeepHand{}, KeepHand{}, KeepHand{}, KeepHand{});
}
Duel at_the_fort() { return after(first_game(), VisitLocation{location("Crumbling Fort")}, TakeCard{brave}); }
Duel after_round_one() {
    return after(at_the_fort(), EncounterMonster{giant}, LayAttack{brave}, Decline{}, LayAttack{swings}, no_power,
                 LayAttack{insubordinate}, no_power);
}
Duel after_round_two() {
    return after(after_round_one(), LayAttack{unexpected}, PlayBungle{come_ere}, BungleAttack{dorf, slot(1)},
                 SwapWith{lurking(0)}, no_power, PlayBungle{portly}, BungleAttack{brian, slot(1)}, no_power);
}
Duel with_dice(Duel state, std::initializer_list<int> faces) {
    state.chance.then(faces);
    return state;
}
Duel before_attacks() { return after(after_round_two(), Pass{}, Pass{}, Pass{}); }
Duel after_gobbit() { return after(with_dice(before_attacks(), {7}), ApplyCards{race_card}); }
Duel after_brian() {
    return after(with_dice(after_gobbit(), {7, 15, /* Fatal Attraction */ 2}), ApplyCards{}, TakeTreasure{sword},
                 Stash{});
}

// Second encounter: Roy and Dongleflop.
constexpr Seat roy = one, dongleflop = two;

Duel second_game() {
    return Position{}
        .hero(roy, elf, rogue)
        .hero(dongleflop, halfling, wizard)
        .hand(roy, {dirty_tactics, shadows})
        .deck(roy, {evasion, untrustworthy})
        .hand(dongleflop, {pyromaniac, magic_shield, polymorph, underfoot})
        .equip(dongleflop, ItemSlot::first_weapon, staff)
        .exhausted(dongleflop, class_card)
        .health(dongleflop, 7)
        .location(location("Dodgy Bazaar"))
        .lurking({bear, imp})
        .loot(5)
        .monster_deck({orc})
        .fail_deck({fail("Triggered Trap")})
        .with(ScriptedDice{});
}
Duel after_turn_one() {
    return after(with_dice(second_game(), {1}), EncounterMonster{imp}, LayAttack{dirty_tactics}, Accept{}, no_power,
                 LayAttack{pyromaniac});
}
Duel after_turn_two() {
    return after(after_turn_one(), LayAttack{shadows}, no_power, PlayBungle{magic_shield}, BungleAttack{roy, slot(1)});
}
Duel after_turn_three() {
    return after(with_dice(after_turn_two(), {1}), LayAttack{evasion}, LayIn{slot(1)}, UsePower{Permanent::hero_class},
                 ChooseAttack{slot(3)}, LayAttack{polymorph});
}
Duel after_turn_five() {
    return after(with_dice(after_turn_three(), {1}), LayAttack{dirty_tactics}, Accept{}, Pass{},
                 PlayBungle{untrustworthy}, BungleAttack{dongleflop, slot(1)}, ChooseAttack{slot(1)});
}
Duel phase_two() { return after(after_turn_five(), Pass{}); }
Duel after_attack_one() { return after(with_dice(phase_two(), {8, 10}), ApplyCards{weapons}); }
Duel about_to_roll() { return after(after_attack_one(), ApplyCards{first_weapon | class_card}); }
Duel after_attack_two() {
    return after(with_dice(about_to_roll(), {6, 20, /* Triggered Trap */ 1}), Convert{Permanent::first_weapon, fire});
}
Duel after_attack_three() { return after(with_dice(after_attack_two(), {12, 15}), ApplyCards{}); }
Duel after_attack_four() { return after(with_dice(after_attack_three(), {9, 2}), ApplyCards{}); }
Duel after_leaving() {
    return after(with_dice(after_attack_four(), {/* the Bear */ 10, /* Maul */ 12, 3,
                                                 /* hands */ 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}),
                 Decline{}, Decline{});
}

}  // namespace

TEST_CASE("HMA-X01 HMA-090 HMA-148 under 'Huh?!' a natural 8 is a Critical Fail, a natural 9 is not") {
    const auto position = [] {
        return Position{}
            .attack(two, brave)
            .bungle(two, one, action("Huh?!"))
            .attack(one, swings)
            .encounter(giant)
            .leader(two)
            .turn(one);
    };
    CHECK(times<CriticalFailed>(after(position().with(ScriptedDice{8, 1, 1}), Pass{}), ApplyCards{race_card}) == 1);
    CHECK(times<CriticalFailed>(after(position().with(ScriptedDice{9, 1}), Pass{}), ApplyCards{race_card}) == 0);
}
TEST_CASE("HMA-X02 HMA-143 'Hot Forged Temper' is a Regular attack and a Fire attack") {
    CHECK(types_of(standard_content.actions[action("Hot Forged Temper")].strengths) == DamageTypes{regular, fire});
}
TEST_CASE("HMA-X03 HMA-144 a Spirit attack with a Fire weapon applied is still only a Spirit attack") {
    const auto mine = Position{}
                          .hero(one, gnome, priest)
                          .attack(one, action("Smite, Lightly"))
                          .equip(one, ItemSlot::first_weapon, treasure("Torch of Enthusiasm"))
                          .location(location("Smouldering Mine"))  // Fire attacks are stronger here
                          .encounter(giant)
                          .turn(one)
                          .table();
    const Tally stands = tally(mine, one, slot(1), {first_weapon});
    CHECK(stands.strengths == Strengths{{0, 3, 0, 3}});
}

TEST_CASE("HMA-X04 HMA-055 HMA-R42 HMA-R115 at the Crumbling Fort Gobbit takes 'Brave' before the board is prepared") {
    const auto state = after(first_game(), VisitLocation{location("Crumbling Fort")});
    CHECK(waits_for(state.table, SearchDeck{gobbit, 1}));
    CHECK(!state.table.ambusher);
    const auto searched = after(state, TakeCard{brave});
    CHECK(searched.table.heroes[gobbit].hand.has(brave));
    const std::size_t rest = state.table.heroes[gobbit].deck.size() - 1;
    CHECK(has_event(events_of(state, TakeCard{brave}),
                    DeckShuffled{Pile::actions, gobbit, static_cast<std::uint8_t>(rest)}));
    CHECK(searched.table.ambusher == Monster{bear});
    CHECK(searched.chance.verdict());
}
TEST_CASE("HMA-X05 HMA-066 HMA-070 HMA-074 HMA-076 the first round against the Giant") {
    const auto state = after_round_one();
    CHECK(state.table.leader == dorf);
    CHECK(waits_for(state.table, TakeTurn{gobbit}));
    CHECK(tally(state.table, gobbit, slot(1)).strengths[regular] == 6);
    CHECK(tally(state.table, gobbit, slot(1), {first_weapon}).strengths[regular] == 7);
    CHECK(tally(state.table, brian, slot(1)).strengths[regular] == 5);
    CHECK(tally(state.table, brian, slot(1)).hit == 1);
    CHECK(tally(state.table, brian, slot(1), {first_weapon}).strengths[regular] == 7);
    CHECK(tally(state.table, dorf, slot(1)).strengths[regular] == 4);
    CHECK(tally(state.table, dorf, slot(1), {weapons}).strengths[regular] == 7);
    CHECK(state.table.heroes[two].part == Part::declined);
}
TEST_CASE("HMA-X06 HMA-085 HMA-088 HMA-089 the second round: bungles, and the Giant is swapped for the Spider") {
    const auto state = after_round_two();
    CHECK(state.table.leader == gobbit);
    CHECK(state.table.encounter == Monster{spider});
    CHECK(state.table.lurking[0] == Monster{giant});
    CHECK(tally(state.table, brian, slot(1)).strengths[regular] == 4);
    CHECK(state.table.heroes[dorf].attacks[0].bungler == brian);
}
TEST_CASE("HMA-X07 HMA-075 HMA-K12 a bungle cannot join, and after 'Wild Swings!' no other attack is laid") {
    const auto joining =
        after(at_the_fort(), EncounterMonster{giant}, LayAttack{brave}, Decline{}, LayAttack{swings}, no_power);
    CHECK(refusal(joining.table, PlayBungle{portly}) == "HMA-075");
    const auto turn = after(after_round_one(), LayAttack{unexpected});
    CHECK(waits_for(turn.table, TakeTurn{brian}));
    CHECK(refusal(turn.table, LayAttack{action("It Was Meant to Explode")}) == "HMA-K12");
    CHECK(is_legal(turn.table, PlayBungle{come_ere}));
}
TEST_CASE("HMA-X08 HMA-097 HMA-102 HMA-107 HMA-108 HMA-R71 Gobbit misses, and the monster's die is not rolled") {
    const auto state = after_gobbit();
    const Hero& hero = state.table.heroes[gobbit];
    CHECK(state.chance.verdict());
    CHECK(hero.exhausted == race_card);
    CHECK(hero.discard.has(brave));
    CHECK(hero.health == 10);
    CHECK(waits_for(state.table, CommitCards{brian}));
}
TEST_CASE("HMA-X09 HMA-118 HMA-150 HMA-151 HMA-152 Brian fails critically and flirts his way to a treasure") {
    const auto state = after_brian();
    CHECK(state.chance.verdict());
    CHECK(state.table.heroes[brian].health == 10);
    CHECK(state.table.heroes[brian].stash == TreasureCards{sword});
    CHECK(state.table.encounter == Monster{spider});
    CHECK(state.table.heroes[brian].discard.has(swings));
    CHECK(state.table.heroes[dorf].discard.has(portly));
}
TEST_CASE("HMA-X10 HMA-067 HMA-111 HMA-145 HMA-167 Dorf defeats the Spider with a natural 20") {
    const auto before = with_dice(after_brian(), {20, 3});
    const auto state = after(before, ApplyCards{first_weapon}, TakeTreasure{staff}, Stash{}, Stash{});
    CHECK(first<StrengthFixed>(before, ApplyCards{first_weapon}).strengths[regular] == 3);
    CHECK(first<AttackResolved>(before, ApplyCards{first_weapon}).strengths[regular] == 6);
    const Hero& hero = state.table.heroes[dorf];
    CHECK(hero.gold == 3 + 2);
    CHECK(hero.stash.size() == 2);
    CHECK(hero.health == 10);
    CHECK(hero.exhausted == first_weapon);
    CHECK(state.table.leader == dorf);
    CHECK(state.table.heroes[gobbit].discard.has(unexpected));
    CHECK(waits_for(state.table, ChooseEncounter{dorf}));
}

TEST_CASE("HMA-X11 HMA-128 HMA-131 turn one: Roy draws as leader, Dongleflop refreshes a Hero card") {
    const auto state = after_turn_one();
    CHECK(state.table.heroes[roy].hand == ActionCards{shadows, evasion});
    CHECK(state.table.heroes[dongleflop].exhausted.empty());
    CHECK(tally(state.table, roy, slot(1)).strengths == Strengths{{2, 0, 2, 0}});
}
TEST_CASE("HMA-X12 turn two: 'Magic Shield' takes the Ice from 'Dirty Tactics'") {
    const auto state = after_turn_two();
    CHECK(tally(state.table, roy, slot(1)).strengths == Strengths{{2, 0, 0, 0}});
    CHECK(tally(state.table, roy, slot(1), {weapons}).strengths[regular] == 5);
}
TEST_CASE("HMA-X13 HMA-K13 HMA-K34 HMA-K36 HMA-R46 HMA-R51 HMA-R53 HMA-R56 turn three: 'Evasion', 'Sneaky' and 'Polymorph'") {
    const auto laid = after(after_turn_two(), LayAttack{evasion}, LayIn{slot(1)});
    const auto& attacks = laid.table.heroes[roy].attacks;
    CHECK(attacks[0] == LaidAttack{evasion, magic_shield, dongleflop});
    CHECK(attacks[1] == LaidAttack{shadows});
    CHECK(attacks[2] == LaidAttack{dirty_tactics});
    const auto state = after_turn_three();
    CHECK(state.table.heroes[roy].hand == ActionCards{dirty_tactics});
    CHECK(state.table.heroes[roy].exposed == ActionCards{dirty_tactics});
    CHECK(state.table.heroes[roy].exhausted == class_card);
    CHECK(state.table.encounter == Monster{orc});
    CHECK(state.table.monster_discard.has(imp));
}
TEST_CASE("HMA-X14 HMA-081 HMA-087 HMA-135 HMA-136 HMA-137 HMA-R94 turns four and five: 'Untrustworthy' drops 'Evasion'") {
    const auto state = after_turn_five();
    CHECK(tally(state.table, dongleflop, slot(1)).strengths[fire] == 0);
    CHECK(state.table.heroes[dongleflop].discard.has(magic_shield));
    CHECK(state.table.heroes[roy].discard.has(evasion));
    CHECK(state.table.heroes[roy].attacks == InlineVector<LaidAttack, 3>{{shadows}, {dirty_tactics}});
    CHECK(waits_for(state.table, TakeTurn{roy}));  // alone, and with an empty hand
    CHECK(actions_of(state.table) == std::vector<Action>{Pass{}});
}
TEST_CASE("HMA-X15 HMA-113 attack one: Roy with both weapons misses, and so does the Orc") {
    const auto before = with_dice(phase_two(), {8, 10});
    CHECK(first<StrengthFixed>(before, ApplyCards{weapons}).strengths[regular] == 5);
    CHECK(first<AttackResolved>(before, ApplyCards{weapons}).total == 9);
    CHECK(first<MonsterAttacked>(before, ApplyCards{weapons}).armour == 11);
    const auto state = after_attack_one();
    CHECK(state.table.heroes[roy].health == 10);
    CHECK(state.table.heroes[roy].exhausted == (weapons | class_card));
    CHECK(state.table.heroes[roy].discard.has(shadows));
}
TEST_CASE("HMA-X16 HMA-130 HMA-164 HMA-R65 HMA-R72 attack two: the converted staff heals Dongleflop and doubles the fire") {
    const auto before = with_dice(about_to_roll(), {6, 20, 1});
    const auto events = events_of(before, Convert{Permanent::first_weapon, fire});
    CHECK(only<StrengthFixed>(events).front().strengths == Strengths{{0, 4, 0, 0}});
    const auto healed = only<Healed>(events);
    REQUIRE(healed.size() == 2);
    CHECK(healed[0] == Healed{dongleflop, 2, 9});
    CHECK(healed[1] == Healed{dongleflop, 1, 10});
}
TEST_CASE("HMA-X17 HMA-146 HMA-153 the trap and a natural 20 of the Orc cost seven health, Bruiser the last card") {
    const auto events = events_of(with_dice(about_to_roll(), {6, 20, 1}), Convert{Permanent::first_weapon, fire});
    const auto wounds = only<Wounded>(events);
    REQUIRE(wounds.size() == 2);
    CHECK(wounds[0] == Wounded{dongleflop, 3, 7, WoundCause::effect});
    CHECK(wounds[1] == Wounded{dongleflop, 4, 3, WoundCause::monster});
    CHECK(has_event(events, CardDiscarded{dongleflop, underfoot, DiscardCause::forced}));
    CHECK(after_attack_two().table.heroes[dongleflop].hand.empty());
}
TEST_CASE("HMA-X18 HMA-104 HMA-114 attack three hits but is too weak, and the Orc hits back") {
    const auto state = after_attack_three();
    CHECK(state.table.heroes[roy].health == 8);
    CHECK(state.table.encounter == Monster{orc});
    const auto doubled = after(with_dice(after_attack_two(), {20, 15}), ApplyCards{});
    CHECK(!doubled.table.encounter);
}
TEST_CASE("HMA-X19 HMA-103 HMA-170 attack four: 'Polymorph' hits exactly, gold but no treasure") {
    const auto state = after_attack_four();
    CHECK(state.table.monster_discard.has(orc));
    CHECK(state.table.heroes[dongleflop].gold == 3 + 3);
    CHECK(state.table.heroes[dongleflop].stash.empty());
    CHECK(state.table.leader == dongleflop);
    CHECK(state.chance.verdict());
}
TEST_CASE("HMA-X20 HMA-091 HMA-092 HMA-093 without Action cards the party flees") {
    const auto state = after_attack_four();
    CHECK(actions_of(state.table) == std::vector<Action>{Decline{}});
    const auto passed_on = after(state, Decline{});
    CHECK(passed_on.table.leader == roy);
    CHECK(actions_of(passed_on.table) == std::vector<Action>{Decline{}});
}
TEST_CASE("HMA-X21 HMA-094 HMA-095 HMA-159 HMA-163 HMA-186 HMA-R34 the parting attack of the Grizzly Bear") {
    const auto before =
        with_dice(after(after_attack_four(), Decline{}), {10, 12, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
    const auto events = events_of(before, Decline{});
    CHECK(has_event(events, HeroDefeated{dongleflop, WoundCause::parting}));
    CHECK(has_event(events, GoldMoved{dongleflop, Gold::stash, Gold::lurking, 3, nobody}));
    CHECK(only<MonsterRolled>(events).size() == 2);
    const auto state = after_leaving();
    const Hero& loser = state.table.heroes[dongleflop];
    CHECK(loser.health == 5);
    CHECK(loser.marker == 5);
    CHECK(loser.gold == 3);
    CHECK(loser.hand.size() == 6);  // five, and one for the Bathrobe
    CHECK(state.table.heroes[roy].health == 4);
    CHECK(state.table.heroes[roy].exhausted == class_card);
    CHECK(state.table.leader == dongleflop);
    CHECK(state.table.loot == 0);
    CHECK(state.chance.verdict());
}
