#include "cards.hpp"

using namespace hamlet_test;

namespace {

constexpr Artifact hammer = artifact(Sigil::wrath, 1);
constexpr Artifact helm = artifact(Sigil::wrath, 2);
constexpr Artifact gauntlet = artifact(Sigil::wrath, 3);

// A carrier of wrath about to be killed, away from home.
template <class Rules = StandardRules>
Position<Rules> carrier_at_bay(const Rules& rules = {}) {
    return Position<Rules>{Options{}, rules}.monster(bogs, ogre).fighting(lair(bogs)).opponent(1);
}

// A round against a Landlord, 12 health, Attack 3, defense 1, for somebody with these things.
Position<> round_with(std::initializer_list<Item> equipped) {
    return Position{}.equip(one, equipped).monster(bogs, landlord).fighting(lair(bogs));
}

}  // namespace

TEST_CASE("HAM-174 two mutations are in force together, and no monster has three") {
    auto state = Position{}.monster(bogs, bat, {attack_1, defense_1}).fighting(lair(bogs)).with(two_ties);
    CHECK(attack_of(state, Fighter::hero).defense == 13);
    CHECK(attack_of(state, Fighter::opponent).attack == 4);

    const auto three_mutations = Position{}.monster(bogs, bat, {attack_1, defense_1, quills}).try_table();
    CHECK(std::string(three_mutations.verdict().clause()) == "HAM-174");
}
TEST_CASE("HAM-174 HAM-C36 equal mutations add up, except that one status is one token") {
    auto twins = Position{}.monster(bogs, bat, {attack_1, another_attack_1}).fighting(lair(bogs)).with(two_ties);
    CHECK(attack_of(twins, Fighter::opponent).attack == 5);
    CHECK(full_health(Position{}.monster(bogs, bat, {health_2, another_health_2}).table(), lair(bogs)) == 8);
    auto thorny = Position{}
                      .monster(bogs, landlord, {quills, acid})
                      .fighting(lair(bogs))
                      .with(ScriptedDice{2, 2, 2, 1, 1, 1, 1, 1, 6, 6});
    CHECK(has_event(events_of(thorny, Attack{}), ThornsDealt{Fighter::hero, 2}));
    const MutationCard another_bleeds = mutation(inflict_on_hit(StatusEffect::bleed), 2);
    auto sharp = Position{}
                     .monster(bogs, bat, {bleeds, another_bleeds})
                     .fighting(lair(bogs))
                     .with(ScriptedDice{1, 1, 1, 6, 6, 3, 3, 3, 4, 4});
    CHECK(after(sharp, Attack{}).table.heroes[one].health == 20 - 1 - 1);
}
TEST_CASE("HAM-175 a mutation counts from the moment it is placed until the monster is killed") {
    auto state = Position{}.monster(bogs, bat).top({health_4}).facing(lair(bogs)).with(ScriptedDice{4, 6, 6, 6, 1, 1});
    state = after(state, Flee{}, EnterWilderness{}, SelectRegion{bogs});
    CHECK(state.table.encounter.health == 8);
    state = after(state, Fight{}, Attack{});
    CHECK(state.table.mutation_discard == MutationCards{health_4});
    CHECK(state.table.regions[bogs].mutations.empty());
}
TEST_CASE("HAM-176 everybody sees the mutations of a monster") {
    const auto table = Position{}.monster(bogs, bat, {attack_1, defense_1}).table();
    for (const Seat seat : {one, two, Seat::spectator}) {
        const auto seen = view(table, seat);
        CHECK(seen->regions[bogs].mutations == table.regions[bogs].mutations);
    }
}

TEST_CASE("HAM-177 HAM-008 a hero has the Favor of its own card") {
    auto state = Position{}.hero(one, healer).hero(two, striker).health(one, 5).with(ScriptedDice{});
    CHECK(has_event(events_of(state, UseFavor{}), FavorUsed{one, healer, Window::hamlet}));
    CHECK(after(state, UseFavor{}).table.heroes[one].health == 13);
    CHECK(after(state, UseFavor{}).table.heroes[two].favor_ready);
}
TEST_CASE("HAM-178 a used Favor is refused until an oblation has recharged it") {
    auto state = Position{}.hero(one, healer).trophies(one, {bat}).health(one, 2).with(ScriptedDice{});
    state = after(state, UseFavor{});
    CHECK_FALSE(state.table.heroes[one].favor_ready);
    CHECK(refusal(state.table, UseFavor{}) == "HAM-178");
    state = after(state, OblationRecharge{}, Offer{bat}, UseFavor{});
    CHECK(state.table.heroes[one].health == 18);
    CHECK(refusal(state.table, UseFavor{}) == "HAM-178");
}
TEST_CASE("HAM-179 HAM-181 a healing Favor serves before, during and after a fight, and costs no combat turn") {
    const auto position = Position{}.hero(one, healer).health(one, 5).monster(bogs, bat);
    CHECK(is_legal(Position{position}.table(), UseFavor{}));
    CHECK(is_legal(Position{position}.in_wilderness().table(), UseFavor{}));
    CHECK(is_legal(Position{position}.won(1, woods).in_wilderness().table(), UseFavor{}));
    CHECK(is_legal(Position{position}.facing(lair(bogs)).table(), UseFavor{}));
    auto state = Position{position}.fighting(lair(bogs)).with(ScriptedDice{});
    state = after(state, UseFavor{});
    CHECK(waits_for(state.table, CombatTurn{one}));
    CHECK(is_legal(state.table, Attack{}));
}
TEST_CASE("HAM-180 HAM-C43 the Favor of healing and curing does both") {
    auto state =
        Position{}.hero(one, curer).health(one, 5).status_effects(one, every_status_effect).with(ScriptedDice{});
    const auto events = events_of(state, UseFavor{});
    CHECK(has_event(events, Healed{one, HealCause::favor, 5, 5}));
    CHECK(has_event(events, StatusCured{Fighter::hero, every_status_effect}));
    CHECK(after(state, UseFavor{}).table.heroes[one].health == 10);
}
TEST_CASE("HAM-C43 six more on one attack") {
    auto state = round_with({}).hero(one, attack_6_once).with(two_ties);
    state = after(state, UseFavor{});
    CHECK(attack_of(state, Fighter::hero).attack == 9);
}
TEST_CASE("HAM-C43 a discount of three is for one visit, and never pays the player") {
    auto state = Position{}
                     .hero(one, haggler)
                     .trophies(one, {bat})
                     .stock(space(1), beer)
                     .stock(space(2), spear)
                     .with(ScriptedDice{});
    CHECK(refusal(state.table, Shop{{space(2)}}) == "HAM-060");
    state = after(state, UseFavor{});
    CHECK(is_legal(state.table, Shop{{space(1), space(2)}}));
    const auto free = after(state, Shop{{space(1)}});
    CHECK(free.table.heroes[one].items == ItemCards{beer});
    CHECK(free.table.heroes[one].trophies == MonsterCards{bat});
    CHECK(free.table.heroes[one].gold == 0);
}
TEST_CASE("HAM-C43 HAM-C21 a discount comes before the shop and is refused after it") {
    auto state = Position{}.hero(one, haggler).trophies(one, {bat}).stock(space(1), beer).with(ScriptedDice{});
    state = after(state, Shop{{space(1)}}, Pay{bat});
    CHECK(refusal(state.table, UseFavor{}) == "HAM-C21");
}
TEST_CASE("HAM-C43 a Favor for combat is refused elsewhere") {
    for (const HeroCard card : {attack_6_once, attack_3_encounter, striker, double_attacker, guard, gritty}) {
        const auto position = Position{}.hero(one, card).monster(bogs, bat);
        CHECK(refusal(Position{position}.table(), UseFavor{}) == "HAM-C23");
        CHECK(refusal(Position{position}.in_wilderness().table(), UseFavor{}) == "HAM-C23");
        CHECK(refusal(Position{position}.facing(lair(bogs)).table(), UseFavor{}) == "HAM-C23");
        CHECK(is_legal(Position{position}.fighting(lair(bogs)).table(), UseFavor{}));
    }
    for (const HeroCard card : {attack_reroller, defense_reroller, foe_reroller})
        CHECK(refusal(Position{}.hero(one, card).monster(bogs, bat).fighting(lair(bogs)).table(), UseFavor{}) ==
              "HAM-C23");
}

TEST_CASE("HAM-182 HAM-183 HAM-C41 artifacts are in no deck and no shop, and nobody sells them") {
    const auto state = new_game({.first_player = one}, Pcg32{7});
    CHECK(state.table.artifacts_aside == Artifacts::all());
    CHECK(state.table.artifacts_aside.size() == 15);

    auto seller = Position{}.carry(one, {item(hammer), item(spear)}).stock(space(1), beer).with(ScriptedDice{});
    seller = after(seller, Sell{{space(1)}});
    CHECK(refusal(seller.table, Give{static_cast<ItemCard>(item(hammer))}) == "HAM-069");
    CHECK(refusal(Position{}.carry(one, {item(hammer)}).stock(space(1), beer).table(), Sell{{space(1)}}) == "HAM-067");
}

TEST_CASE("HAM-184 HAM-R54 who kills a carrier chooses an artifact of its set") {
    auto state = carrier_at_bay().with(killing_blow);
    state = after(state, Attack{});
    CHECK(waits_for(state.table, ChooseArtifact{one, Sigil::wrath}));
    CHECK(actions_of(state.table).size() == 3);
    CHECK(refusal(state.table, TakeArtifact{artifact(Sigil::mercy, 1)}) == "HAM-R54");
    CHECK(refusal(state.table, TakeArtifact{static_cast<Artifact>(200)}) == "HAM-R54");
    CHECK(refusal(state.table, GoHome{}) == "HAM-184");
    const auto events = events_of(state, TakeArtifact{gauntlet});
    state = after(state, TakeArtifact{gauntlet});
    CHECK(has_event(events, ArtifactTaken{one, gauntlet}));
    CHECK(state.table.heroes[one].artifacts == Artifacts{gauntlet});
    CHECK(state.table.heroes[one].slots == empty_slots);
    CHECK_FALSE(state.table.artifacts_aside.has(gauntlet));
    CHECK(waits_for(state.table, WildernessPhase{one}));
}
TEST_CASE("HAM-184 a monster without a symbol gives no artifact") {
    auto state = Position{}.monster(bogs, bat).fighting(lair(bogs)).with(killing_blow);
    state = after(state, Attack{});
    CHECK(state.table.heroes[one].artifacts.empty());
    CHECK(waits_for(state.table, WildernessPhase{one}));
}
TEST_CASE("HAM-R54 HAM-D21 two left aside are a choice, the last one is not") {
    auto two_left = carrier_at_bay().carry(two, {item(hammer)}).with(killing_blow);
    two_left = after(two_left, Attack{});
    CHECK(actions_of(two_left.table).size() == 2);
    CHECK(refusal(two_left.table, TakeArtifact{hammer}) == "HAM-R55");

    auto one_left = carrier_at_bay().carry(two, {item(hammer), item(gauntlet)}).with(killing_blow);
    CHECK(has_event(events_of(one_left, Attack{}), ArtifactTaken{one, helm}));
    one_left = after(one_left, Attack{});
    CHECK(one_left.table.heroes[one].artifacts == Artifacts{helm});
    CHECK(waits_for(one_left.table, WildernessPhase{one}));
}
TEST_CASE("HAM-R55 nothing is gained when the set is gone") {
    auto state =
        carrier_at_bay().carry(two, {item(hammer), item(helm)}).belongings(woods, {item(gauntlet)}).with(killing_blow);
    CHECK(only<ArtifactTaken>(events_of(state, Attack{})).empty());
    state = after(state, Attack{});
    CHECK(state.table.heroes[one].artifacts.empty());
    CHECK(state.table.heroes[one].trophies == MonsterCards{ogre});
}
TEST_CASE("HAM-R54 with the knob set, each carrier has one artifact to give") {
    const RuntimeRules rules = ruled({.fixed_artifacts = true});
    auto state = carrier_at_bay(rules).with(killing_blow);
    CHECK(has_event(events_of(state, Attack{}), ArtifactTaken{one, gauntlet}));
    CHECK(waits_for(after(state, Attack{}).table, WildernessPhase{one}));
    auto taken = carrier_at_bay(rules).carry(two, {item(gauntlet)}).with(killing_blow);
    CHECK(only<ArtifactTaken>(events_of(taken, Attack{})).empty());
}

TEST_CASE("HAM-185 the third artifact of a set brings its Sigil at once, equipped or not") {
    auto state = carrier_at_bay().equip(one, {item(hammer)}).carry(one, {item(helm)}).with(killing_blow);
    const auto events = events_of(state, Attack{});
    state = after(state, Attack{});
    CHECK(has_event(events, ArtifactTaken{one, gauntlet}));
    CHECK(has_event(events, SigilTaken{one, Sigil::wrath}));
    CHECK(state.table.heroes[one].sigils == Sigils{Sigil::wrath});
    CHECK_FALSE(state.table.sigils_aside.has(Sigil::wrath));
    CHECK(is_legal(state.table, ChallengeChampion{}));
}
TEST_CASE("HAM-185 two artifacts of a set and one of another bring nothing") {
    auto state = carrier_at_bay().carry(one, {item(hammer), item(artifact(Sigil::mercy, 2))}).with(killing_blow);
    state = after(state, Attack{}, TakeArtifact{gauntlet});
    CHECK(state.table.heroes[one].sigils.empty());
    CHECK(refusal(state.table, ChallengeChampion{}) == "HAM-190");
}
TEST_CASE("HAM-R56 a set that is divided brings nobody its Sigil") {
    auto state = carrier_at_bay().carry(one, {item(hammer)}).carry(two, {item(helm)}).with(killing_blow);
    state = after(state, Attack{});
    CHECK(state.table.heroes[one].artifacts == Artifacts{hammer, gauntlet});
    CHECK(state.table.sigils_aside == Sigils::all());
}
TEST_CASE("HAM-R56 HAM-R76 HAM-089 no action hands anything to another player") {
    const auto table = Position{}.carry(one, {item(hammer), item(spear)}).carry(two, {item(helm)}).table();
    for (const Action& action : actions_of(table)) {
        auto state = after(hamlet::State<StandardRules, ScriptedDice>{table, ScriptedDice{1, 1}}, action);
        CHECK(state.table.heroes[two] == table.heroes[two]);
    }
}
TEST_CASE("HAM-R57 a Sigil stays without its artifacts, and still gives the right to challenge") {
    auto state = Position{}.sigils(one, {Sigil::wrath}).carry(two, {item(hammer)}).in_wilderness().with(ScriptedDice{});
    CHECK(is_legal(state.table, ChallengeChampion{}));
}
TEST_CASE("HAM-R59 a set completed by loot brings its Sigil at once") {
    auto state = Position{}
                     .carry(one, {item(hammer), item(helm)})
                     .monster(bogs, bat)
                     .belongings(bogs, {item(gauntlet)})
                     .fighting(lair(bogs))
                     .with(killing_blow);
    CHECK(has_event(events_of(state, Attack{}), SigilTaken{one, Sigil::wrath}));
    CHECK(after(state, Attack{}).table.heroes[one].sigils == Sigils{Sigil::wrath});
}
TEST_CASE("HAM-R59 a Sigil that lies elsewhere is not taken by completing its set") {
    auto held = carrier_at_bay().carry(one, {item(hammer), item(helm)}).sigils(two, {Sigil::wrath}).with(killing_blow);
    CHECK(after(held, Attack{}).table.heroes[one].sigils.empty());
    auto lying = carrier_at_bay()
                     .carry(one, {item(hammer), item(helm)})
                     .belongings(woods, {item(Sigil::wrath)})
                     .with(killing_blow);
    lying = after(lying, Attack{});
    CHECK(lying.table.heroes[one].sigils.empty());
    CHECK(lying.table.regions[woods].sigils == Sigils{Sigil::wrath});
}
TEST_CASE("HAM-R59 two sets completed at once bring two Sigils") {
    auto state =
        carrier_at_bay()
            .carry(one, {item(hammer), item(helm), item(artifact(Sigil::mercy, 1)), item(artifact(Sigil::mercy, 2))})
            .belongings(bogs, {item(artifact(Sigil::mercy, 3))})
            .with(killing_blow);
    CHECK(after(state, Attack{}).table.heroes[one].sigils == Sigils{Sigil::wrath, Sigil::mercy});
}

TEST_CASE("HAM-C40 artifacts work while they are equipped, each in its way") {
    const auto with = [](Artifact held) { return round_with({item(held)}); };
    CHECK(attack_of(with(hammer).with(two_ties), Fighter::hero).attack == 4);
    CHECK(attack_of(with(helm).with(two_ties), Fighter::opponent).defense == 13);
    CHECK(attack_of(with(gauntlet).with(two_ties), Fighter::hero).attack == 5);
    CHECK(attack_of(with(artifact(Sigil::selflessness, 3)).with(two_ties), Fighter::opponent).defense == 14);

    const auto crown = with(artifact(Sigil::revenge, 3)).with(ScriptedDice{1, 1, 1, 6, 6, 3, 3, 3, 1, 1});
    CHECK(has_event(events_of(crown, Attack{}), ThornsDealt{Fighter::opponent, 1}));
    const auto chain = with(artifact(Sigil::redemption, 3)).with(two_ties);
    CHECK(has_event(events_of(chain, Attack{}), HealthChanged{Fighter::opponent, 12, 11, HealthCause::tie_strike}));
    const auto cup = with(artifact(Sigil::mercy, 3)).health(one, 10).with(two_ties);
    CHECK(has_event(events_of(cup, Attack{}), Regenerated{Fighter::hero, 1}));
}
TEST_CASE("HAM-C40 an artifact in the backpack does nothing") {
    const auto state = Position{}
                           .carry(one, {item(hammer), item(gauntlet)})
                           .monster(bogs, landlord)
                           .fighting(lair(bogs))
                           .with(two_ties);
    CHECK(attack_of(state, Fighter::hero).attack == 3);
}

TEST_CASE("HAM-186 HAM-187 HAM-C42 a Sigil works without slot and without recharge, round after round") {
    const auto with = [](Sigil held) { return round_with({}).sigils(one, {held}).health(one, 10); };
    auto wrath = with(Sigil::wrath).with(two_ties);
    CHECK(attack_of(wrath, Fighter::hero).attack == 6);
    wrath = after(wrath, Attack{});
    wrath.chance = two_ties;
    CHECK(attack_of(wrath, Fighter::hero).attack == 6);
    CHECK(attack_of(with(Sigil::selflessness).with(two_ties), Fighter::opponent).defense == 14);
    const auto revenge = with(Sigil::revenge).with(ScriptedDice{1, 1, 1, 6, 6, 3, 3, 3, 4, 4});
    CHECK(has_event(events_of(revenge, Attack{}), ThornsDealt{Fighter::opponent, 2}));
    const auto mercy = with(Sigil::mercy).with(two_ties);
    CHECK(has_event(events_of(mercy, Attack{}), Regenerated{Fighter::hero, 2}));
}
TEST_CASE("HAM-C42 HAM-K05 the Sigil of Redemption rolls attack dice again, once per roll and for every roll") {
    auto state = round_with({}).sigils(one, {Sigil::redemption}).with(ScriptedDice{1, 2, 3, 6, 6, 5, 4, 1, 1, 1, 6, 6});
    state = after(state, Attack{});
    const RerollDice again{source(Sigil::redemption), {Die::attack_1, Die::attack_3}};
    CHECK(refusal(state.table, RerollDice{source(Sigil::redemption), {Die::defense_1}}) == "HAM-C18");
    CHECK(refusal(state.table, RerollDice{source(Sigil::redemption), {}}) == "HAM-C18");
    CHECK(refusal(state.table, RerollDice{source(Sigil::mercy), {Die::attack_1}}) == "HAM-C18");
    CHECK(refusal(state.table, RerollDice{static_cast<RerollSource>(200), {Die::attack_1}}) == "HAM-C18");
    const auto events = events_of(state, again);
    CHECK(has_event(events, SigilUsed{one, Sigil::redemption}));
    CHECK(has_event(events, DiceRerolled{one, source(Sigil::redemption), again.dice, {{5, 2, 4, 6, 6}}}));
    CHECK(has_event(events, AttackResolved{Fighter::hero, 11, 13, 0, true}));
    state = after(state, again);
    CHECK(state.chance.verdict());
    CHECK(waits_for(state.table, CombatTurn{one}));
    state.chance = ScriptedDice{1, 1, 1, 6, 6};
    CHECK(waits_for(after(state, Attack{}).table, ChooseReroll{one, Window::attack}));
}

TEST_CASE("HAM-188 a dead hero's Sigils go to whoever kills the killer, on top of those held") {
    auto state = Position{}
                     .health(one, 1)
                     .sigils(one, {Sigil::wrath})
                     .sigils(two, {Sigil::mercy})
                     .monster(bogs, bat)
                     .top({attack_1})
                     .top({healer})
                     .facing(lair(bogs))
                     .with(ScriptedDice{3, 6, 6, 6, 1, 1});
    state = after(state, Flee{});
    CHECK(state.table.regions[bogs].sigils == Sigils{Sigil::wrath});
    CHECK(state.table.heroes[one].sigils.empty());
    state.chance = killing_blow;
    state = after(state, EnterWilderness{}, SelectRegion{bogs}, Fight{}, Attack{});
    CHECK(state.table.heroes[two].sigils == Sigils{Sigil::wrath, Sigil::mercy});
}
TEST_CASE("HAM-189 several Sigils work together") {
    const auto state = round_with({}).sigils(one, {Sigil::wrath, Sigil::selflessness}).with(two_ties);
    CHECK(attack_of(state, Fighter::hero).attack == 6);
    CHECK(attack_of(state, Fighter::opponent).defense == 14);
}

TEST_CASE("HAM-R88 a Sigil needs no slot, so none is left for it to take") {
    auto state = Position{}.sigils(one, {Sigil::wrath}).carry(one, {item(spear)}).with(ScriptedDice{});
    state = after(state, Rearrange{});
    CHECK(refusal(state.table, ReachForRelic{}) == "HAM-079");
    CHECK(refusal(state.table, Equip{item(Sigil::wrath)}) == "HAM-078");
}
TEST_CASE("HAM-R88 with the knob set, a Sigil works only in a slot") {
    const RuntimeRules rules = ruled({.sigils_need_slots = true});
    const auto holder =
        Position{Options{}, rules}.sigils(one, {Sigil::wrath, Sigil::redemption}).monster(bogs, landlord);
    auto state = Position{holder}.facing(lair(bogs)).with(two_ties);
    CHECK(attack_of(after(state, Fight{}), Fighter::hero).attack == 3);
    state = after(state, Rearrange{}, ReachForRelic{}, Equip{item(Sigil::wrath)}, LeaveSlot{}, LeaveSlot{}, Fight{});
    CHECK(state.table.heroes[one].slots == slots(item(Sigil::wrath)));
    CHECK(attack_of(state, Fighter::hero).attack == 6);
    // The Sigil of Redemption lies in the backpack: the roll counts at once.
    CHECK(waits_for(after(state, Attack{}).table, CombatTurn{one}));
    auto other = Position{holder}.facing(lair(bogs)).with(two_ties);
    other = after(other, Rearrange{}, ReachForRelic{}, Equip{item(Sigil::redemption)}, LeaveSlot{}, LeaveSlot{});
    CHECK(waits_for(after(other, Fight{}, Attack{}).table, ChooseReroll{one, Window::attack}));
    // Whether equipped or not, it gives the right to challenge.
    CHECK(is_legal(Position{holder}.in_wilderness().table(), ChallengeChampion{}));
}
