#include "cards.hpp"

using namespace hamlet_test;

namespace house {

struct Feeble : StandardRules {
    static constexpr std::string_view name = "feeble";
    static constexpr int attack_face(int face) { return -face; }
};
struct LoadedDice : StandardRules {
    static constexpr std::string_view name = "loaded dice";
    static constexpr int attack_face(int face) { return face == 6 ? 10 : 0; }
    static constexpr int defense_face(int face) { return face * 2; }
};

}  // namespace house

namespace {

// A fight in the Bogs. The Landlord is at home nowhere: 12 health, attack 3, defense 1.
template <class Rules = StandardRules>
Position<Rules> duel(MonsterCard card = landlord, std::initializer_list<MutationCard> mutations = {},
                     const Rules& rules = {}) {
    return Position<Rules>{Options{}, rules}.monster(bogs, card, mutations).fighting(lair(bogs));
}

// The attacks of one exchange, the hero's first, as they were told.
template <class S>
std::vector<AttackResolved> exchange(const S& state) {
    return only<AttackResolved>(events_of(state, Attack{}));
}

}  // namespace

TEST_CASE("HAM-106 HAM-107 HAM-012 HAM-D15 HAM-D16 the hero has the first combat turn, and attacks or flees in it") {
    auto state = Position{}.monster(bogs, bat).facing(lair(bogs)).with(ScriptedDice{});
    state = after(state, Fight{});
    CHECK(waits_for(state.table, CombatTurn{one}));
    CHECK(is_legal(state.table, Attack{}));
    CHECK(is_legal(state.table, Flee{}));
    CHECK(refusal(state.table, GoHome{}) == "HAM-107");
    CHECK(refusal(state.table, Fight{}) == "HAM-107");
    CHECK(state.chance.verdict());
}

TEST_CASE("HAM-108 HAM-116 HAM-R83 HAM-006 HAM-K04 an attack rolls three attack dice, then two defense dice") {
    const auto state = duel().with(ScriptedDice{1, 2, 3, 4, 5, 6, 5, 4, 3, 2});
    const auto rolls = only<DiceRolled>(events_of(state, Attack{}));
    REQUIRE(rolls.size() == 2);
    CHECK(rolls[0] == DiceRolled{Fighter::hero, {{1, 2, 3, 4, 5}}});
    CHECK(rolls[1] == DiceRolled{Fighter::opponent, {{6, 5, 4, 3, 2}}});
    CHECK(after(state, Attack{}).chance.verdict());
}

TEST_CASE("HAM-109 HAM-110 HAM-111 HAM-X05 gear adds, Fatigue takes, and what exceeds the defense hurts") {
    const auto state =
        duel(stalagmite).equip(one, {item(spear)}).won(2, caves).with(ScriptedDice{5, 4, 3, 2, 6, 1, 1, 1, 6, 6});
    REQUIRE(state.table.turn.fatigue == 1);
    const auto attacks = exchange(state);
    CHECK(attacks[0] == AttackResolved{Fighter::hero, 12, 9, 3, false});
    CHECK(after(state, Attack{}).table.encounter.health == 3);
}
TEST_CASE("HAM-109 HAM-C01 consumables, Favor, Sigil and decree add to the attack") {
    auto state = duel()
                     .hero(one, attack_3_encounter)
                     .equip(one, {item(cleaver), item(wine)})
                     .sigils(one, {Sigil::wrath})
                     .decree(heroes_strong)
                     .with(ScriptedDice{1, 1, 1, 6, 6, 1, 1, 1, 6, 6});
    state = after(state, UseFavor{}, UseConsumable{slot(2)});
    CHECK(exchange(state)[0].attack == 3 + 1 + 2 + 3 + 3 + 1);
}
TEST_CASE("HAM-110 HAM-212 mutations and decree add to a monster's defense") {
    const auto state =
        duel(stalagmite, {defense_1}).decree(monsters_safe).with(ScriptedDice{1, 1, 1, 2, 2, 1, 1, 1, 6, 6});
    CHECK(exchange(state)[0].defense == 4 + 1 + 1 + 1);
}

TEST_CASE("HAM-013 HAM-111 an attack that is greater by one hits for one") {
    const auto state = duel(bat).with(ScriptedDice{3, 3, 3, 4, 4, 1, 1, 1, 6, 6});
    CHECK(exchange(state)[0] == AttackResolved{Fighter::hero, 9, 8, 1, false});
    CHECK(after(state, Attack{}).table.encounter.health == 3);
}
TEST_CASE("HAM-013 HAM-112 HAM-X06 an equal attack is a tie: no damage, no status") {
    const auto state = duel(bat).carry(one, {item(spear)}).with(ScriptedDice{3, 3, 2, 4, 4, 1, 1, 1, 6, 6});
    CHECK(exchange(state)[0] == AttackResolved{Fighter::hero, 8, 8, 0, true});
    CHECK(after(state, Attack{}).table.encounter.health == 4);
    const auto sharp = duel(bear).equip(one, {item(razor)}).with(ScriptedDice{3, 2, 2, 4, 4, 1, 1, 1, 6, 6});
    CHECK(exchange(sharp)[0].tie);
    CHECK(after(sharp, Attack{}).table.encounter.status_effects.empty());
}

TEST_CASE("HAM-114 a monster at zero health is dead, one with a point left is not") {
    CHECK(waits_for(after(duel(bat).opponent(2).with(ScriptedDice{3, 3, 4, 4, 4}), Attack{}).table,
                    WildernessPhase{one}));
    CHECK(waits_for(after(duel(bat).opponent(3).with(ScriptedDice{3, 3, 4, 4, 4, 1, 1, 1, 6, 6}), Attack{}).table,
                    CombatTurn{one}));
}

TEST_CASE("HAM-115 HAM-121 a monster that lives attacks in turn, and so it goes on") {
    auto state = duel().with(ScriptedDice{1, 1, 1, 6, 6, 2, 2, 2, 4, 4, 1, 1, 1, 6, 6, 2, 2, 2, 4, 4});
    state = after(state, Attack{});
    CHECK(state.table.heroes[one].health == 19);
    CHECK(waits_for(state.table, CombatTurn{one}));
    state = after(state, Attack{});
    CHECK(state.table.heroes[one].health == 18);
    CHECK(state.chance.verdict());
}

TEST_CASE("HAM-117 a monster attacks with its Attack, home bonus, mutations and the decree") {
    const auto state =
        duel(hydra, {attack_1, attack_2}).decree(monsters_strong).with(ScriptedDice{1, 1, 1, 6, 6, 1, 1, 1, 6, 6});
    CHECK(exchange(state)[1].attack == 3 + 2 + 1 + 1 + 2 + 1);
}
TEST_CASE("HAM-118 HAM-C02 a hero defends with items, consumables, Favor, Sigils and the decree") {
    auto state = duel()
                     .hero(one, guard)
                     .equip(one, {item(mail), item(lard)})
                     .sigils(one, {Sigil::selflessness})
                     .decree(heroes_safe)
                     .with(ScriptedDice{1, 1, 1, 6, 6, 1, 1, 1, 3, 3});
    state = after(state, UseFavor{}, UseConsumable{slot(2)});
    CHECK(exchange(state)[1].defense == 6 + 2 + 2 + 3 + 2 + 1);
}
TEST_CASE("HAM-C51 HAM-C52 HAM-C53 HAM-C54 HAM-C55 HAM-212 decrees for better and for worse") {
    const auto values = [](DecreeCard card) {
        const auto attacks = exchange(duel(echo).decree(card).with(ScriptedDice{2, 2, 2, 3, 3, 2, 2, 2, 3, 3}));
        return std::vector<int>{attacks[0].attack, attacks[0].defense, attacks[1].attack, attacks[1].defense};
    };
    CHECK(values(heal_more) == std::vector<int>{6, 6, 7, 6});
    CHECK(values(heroes_strong) == std::vector<int>{7, 6, 7, 6});
    CHECK(values(heroes_weak) == std::vector<int>{5, 6, 7, 6});
    CHECK(values(heroes_safe) == std::vector<int>{6, 6, 7, 7});
    CHECK(values(heroes_bare) == std::vector<int>{6, 6, 7, 5});
    CHECK(values(monsters_strong) == std::vector<int>{6, 6, 8, 6});
    CHECK(values(monsters_weak) == std::vector<int>{6, 6, 6, 6});
    CHECK(values(monsters_safe) == std::vector<int>{6, 7, 7, 6});
    CHECK(values(monsters_bare) == std::vector<int>{6, 5, 7, 6});
    CHECK(values(brawl) == std::vector<int>{7, 6, 8, 6});
}

TEST_CASE("HAM-119 a monster's attack that is equal is a tie; a greater one costs the difference") {
    const auto health = [](int face) {
        return after(duel(bat).with(ScriptedDice{1, 1, 1, 6, 6, 3, 3, face, 4, 4}), Attack{}).table.heroes[one].health;
    };
    CHECK(health(2) == 20);
    CHECK(health(3) == 19);
    CHECK(health(6) == 16);
}

TEST_CASE("HAM-120 a hero at zero health is dead, one with a point left is not") {
    const auto deck = [](int health) {
        return after(duel(bat).health(one, health).with(ScriptedDice{1, 1, 1, 6, 6, 3, 3, 4, 4, 4, 1, 1}), Attack{})
            .table.heroes_in_graveyard.size();
    };
    CHECK(deck(2) == 1);
    CHECK(deck(3) == 0);
}

TEST_CASE("HAM-122 HAM-C39 three weapons at once all count") {
    const auto state =
        duel().equip(one, {item(cleaver), item(spear), item(axe)}).with(ScriptedDice{1, 1, 1, 6, 6, 1, 1, 1, 6, 6});
    CHECK(exchange(state)[0].attack == 3 + 1 + 2 + 3);
}

TEST_CASE("HAM-123 HAM-167 HAM-172 tokens of Fatigue weaken the attack by two each and leave the defense alone") {
    const auto values = [](int encounters) {
        const auto attacks = exchange(duel().won(encounters, caves).with(ScriptedDice{2, 2, 2, 6, 6, 1, 1, 1, 3, 3}));
        return std::vector<int>{attacks[0].attack, attacks[1].defense};
    };
    CHECK(values(1) == std::vector<int>{6, 6});
    CHECK(values(2) == std::vector<int>{4, 6});
    CHECK(values(3) == std::vector<int>{2, 6});
}

TEST_CASE("HAM-124 wounds stay when the fight is won and the turn is over") {
    auto state = duel(bat).health(one, 11).with(ScriptedDice{6, 6, 6, 1, 1});
    state = after(state, Attack{}, GoHome{});
    CHECK(state.table.heroes[one].health == 11);
}

TEST_CASE("HAM-R70 values may be negative, damage may not") {
    const auto state = Position<house::Feeble>{}
                           .monster(bogs, bat)
                           .fighting(lair(bogs))
                           .with(ScriptedDice{3, 3, 3, 1, 1, 1, 1, 1, 6, 6});
    CHECK(exchange(state)[0] == AttackResolved{Fighter::hero, -9, 2, 0, true});
}
TEST_CASE("HAM-R02 a host with dice of its own says what their faces count") {
    const auto state = Position<house::LoadedDice>{}
                           .monster(bogs, landlord)
                           .fighting(lair(bogs))
                           .with(ScriptedDice{6, 6, 1, 1, 2, 1, 1, 1, 6, 6});
    CHECK(exchange(state)[0] == AttackResolved{Fighter::hero, 20, 7, 13, false});
}

// Effects in a fight

TEST_CASE("HAM-C06 HAM-113 boots turn a tie into a point of damage, without status or Thorns") {
    auto state = duel(landlord, {quills})
                     .equip(one, {item(boots), item(razor)})
                     .with(ScriptedDice{1, 1, 1, 6, 6, 1, 1, 1, 6, 6});
    CHECK(has_event(events_of(state, Attack{}), HealthChanged{Fighter::opponent, 12, 11, HealthCause::tie_strike}));
    state = after(state, Attack{});
    CHECK(state.table.encounter.health == 11);
    CHECK(state.table.encounter.status_effects.empty());
    CHECK(state.table.heroes[one].health == 20);
}
TEST_CASE("HAM-C06 a TieStrike can kill, and counts nothing by a hit") {
    CHECK(
        waits_for(after(duel().opponent(1).equip(one, {item(boots)}).with(ScriptedDice{1, 1, 1, 6, 6}), Attack{}).table,
                  WildernessPhase{one}));
    const auto hit = duel().equip(one, {item(boots)}).with(ScriptedDice{3, 3, 4, 4, 4, 1, 1, 1, 6, 6});
    CHECK(after(hit, Attack{}).table.encounter.health == 11);
}

TEST_CASE("HAM-C07 a monster regenerates at the start of its combat turn, never above its health") {
    auto state = duel(landlord, {regenerates}).opponent(10).with(ScriptedDice{1, 1, 1, 6, 6, 1, 1, 1, 6, 6});
    CHECK(has_event(events_of(state, Attack{}), Regenerated{Fighter::opponent, 1}));
    CHECK(after(state, Attack{}).table.encounter.health == 11);
    const auto unhurt = duel(landlord, {regenerates}).with(ScriptedDice{1, 1, 1, 6, 6, 1, 1, 1, 6, 6});
    CHECK(only<Regenerated>(events_of(unhurt, Attack{})).empty());
    CHECK(after(unhurt, Attack{}).table.encounter.health == 12);
}
TEST_CASE("HAM-C07 HAM-C24 a hero regenerates after status damage, if alive, and before anything is used") {
    const auto begin = [](int health) {
        return after(Position{}
                         .monster(bogs, landlord)
                         .sigils(one, {Sigil::mercy})
                         .status_effects(one, bleeding)
                         .health(one, health)
                         .facing(lair(bogs))
                         .with(ScriptedDice{1, 1}),
                     Fight{});
    };
    CHECK(begin(10).table.heroes[one].health == 11);
    CHECK(begin(20).table.heroes[one].health == 20);
    CHECK(begin(2).table.heroes[one].health == 3);
    CHECK(begin(1).table.heroes_in_graveyard.size() == 1);
}

TEST_CASE("HAM-C08 Thorns hurt whoever hits and leaves the owner alive") {
    auto state = duel(landlord, {quills, acid}).with(ScriptedDice{3, 3, 4, 4, 4, 1, 1, 1, 6, 6});
    CHECK(has_event(events_of(state, Attack{}), ThornsDealt{Fighter::hero, 2}));
    CHECK(after(state, Attack{}).table.heroes[one].health == 18);
    const auto killed = duel(landlord, {quills}).opponent(1).with(ScriptedDice{3, 3, 4, 4, 4});
    CHECK(after(killed, Attack{}).table.heroes[one].health == 20);
}
TEST_CASE("HAM-C08 HAM-R46 Thorns can kill the attacker, and what would have followed is skipped") {
    auto state = duel(landlord, {quills}).health(one, 1).with(ScriptedDice{3, 3, 4, 4, 4, 1, 1});
    state = after(state, Attack{});
    CHECK(state.table.heroes_in_graveyard.size() == 1);
    CHECK(state.table.regions[bogs].monster == landlord);
}
TEST_CASE("HAM-C08 HAM-C25 a hero's Thorns hurt the monster that hits, and can win the fight") {
    auto state = duel().sigils(one, {Sigil::revenge}).with(ScriptedDice{1, 1, 1, 6, 6, 3, 3, 3, 4, 4});
    CHECK(after(state, Attack{}).table.encounter.health == 10);
    auto last = duel().sigils(one, {Sigil::revenge}).opponent(2).with(ScriptedDice{1, 1, 1, 6, 6, 3, 3, 3, 4, 4});
    last = after(last, Attack{});
    CHECK(last.table.heroes[one].trophies == MonsterCards{landlord});
    CHECK(waits_for(last.table, WildernessPhase{one}));
}
TEST_CASE("HAM-C25 HAM-R46 a hero killed by a hit has no Thorns left") {
    auto state = duel()
                     .sigils(one, {Sigil::revenge})
                     .health(one, 1)
                     .opponent(1)
                     .with(ScriptedDice{1, 1, 1, 6, 6, 3, 3, 3, 4, 4, 1, 1});
    state = after(state, Attack{});
    CHECK(state.table.heroes_in_graveyard.size() == 1);
    CHECK(state.table.regions[bogs].monster == landlord);
}
TEST_CASE("HAM-C24 the status of a hit is placed before Thorns answer") {
    const auto state =
        duel(landlord, {quills}).equip(one, {item(razor)}).with(ScriptedDice{3, 3, 4, 4, 4, 1, 1, 1, 6, 6});
    const auto events = events_of(state, Attack{});
    const auto at = [&](const Event& event) { return std::find(events.begin(), events.end(), event) - events.begin(); };
    CHECK(at(StatusInflicted{Fighter::opponent, bleeding}) < at(ThornsDealt{Fighter::hero, 1}));
    CHECK(has_event(events, ThornsDealt{Fighter::hero, 1}));
}

// Re-rolls

TEST_CASE("HAM-C18 HAM-D19 a re-roll comes between roll and comparison, and the new faces stand") {
    auto state = duel(bat).hero(one, attack_reroller).with(ScriptedDice{1, 2, 3, 4, 4});
    state = after(state, Attack{});
    CHECK(waits_for(state.table, ChooseReroll{one, Window::attack}));
    CHECK(actions_of(state.table).size() == 8);  // seven choices of dice, or none
    CHECK(refusal(state.table, RerollDice{RerollSource::favor, {}}) == "HAM-C18");
    CHECK(refusal(state.table, RerollDice{RerollSource::favor, {Die::defense_1}}) == "HAM-C18");
    CHECK(refusal(state.table, RerollDice{source(Sigil::redemption), {Die::attack_1}}) == "HAM-C18");
    CHECK(refusal(state.table, RerollDice{static_cast<RerollSource>(99), {Die::attack_1}}) == "HAM-C18");
    CHECK(refusal(state.table, Attack{}) == "HAM-C18");

    state.chance = ScriptedDice{6, 5, 1, 1, 1, 6, 6};
    const Action reroll = RerollDice{RerollSource::favor, {Die::attack_1, Die::attack_2}};
    const auto events = events_of(state, reroll);
    CHECK(has_event(events, DiceRerolled{one, RerollSource::favor, {Die::attack_1, Die::attack_2}, {{6, 5, 3, 4, 4}}}));
    CHECK(has_event(events, AttackResolved{Fighter::hero, 14, 8, 6, false}));
    CHECK_FALSE(after(state, reroll).table.heroes[one].favor_ready);
}
TEST_CASE("HAM-C18 a re-roll that is not wanted is kept for later") {
    auto state = duel().hero(one, attack_reroller).with(ScriptedDice{1, 1, 1, 6, 6, 1, 1, 1, 6, 6});
    state = after(state, Attack{}, KeepRoll{});
    CHECK(waits_for(state.table, CombatTurn{one}));
    CHECK(state.table.heroes[one].favor_ready);
    CHECK(state.chance.verdict());
}
TEST_CASE("HAM-C18 without a source the roll counts at once") {
    const auto state = after(duel().with(ScriptedDice{1, 1, 1, 6, 6, 1, 1, 1, 6, 6}), Attack{});
    CHECK(waits_for(state.table, CombatTurn{one}));
    CHECK(waits_for(
        after(duel().hero(one, attack_reroller).favor_used(one).with(ScriptedDice{1, 1, 1, 6, 6, 1, 1, 1, 6, 6}),
              Attack{})
            .table,
        CombatTurn{one}));
}
TEST_CASE("HAM-C18 the opponent's defense dice may be re-rolled after an own attack") {
    auto state = duel(bat).hero(one, foe_reroller).with(ScriptedDice{3, 3, 3, 6, 6});
    state = after(state, Attack{});
    CHECK(actions_of(state.table).size() == 4);
    state.chance = ScriptedDice{1, 1};
    state = after(state, RerollDice{RerollSource::favor, defense_dice});
    CHECK(state.table.heroes[one].trophies == MonsterCards{bat});
}
TEST_CASE("HAM-C18 HAM-C25 the own defense dice may be re-rolled after the opponent's attack, in its combat turn") {
    auto state = duel().hero(one, defense_reroller).with(ScriptedDice{1, 1, 1, 6, 6, 3, 3, 3, 1, 1});
    state = after(state, Attack{});
    CHECK(waits_for(state.table, ChooseReroll{one, Window::defense}));
    state.chance = ScriptedDice{6};
    state = after(state, RerollDice{RerollSource::favor, {Die::defense_2}});
    CHECK(state.table.heroes[one].health == 20 - (12 - 7));
    CHECK(waits_for(state.table, CombatTurn{one}));
}
TEST_CASE("HAM-C26 the attack after a failed escape has no re-roll") {
    auto state = duel().hero(one, defense_reroller).with(ScriptedDice{1, 3, 3, 3, 1, 1, 1});
    state = after(state, Flee{});
    CHECK(waits_for(state.table, HamletPhase{two}));
    CHECK(state.table.heroes[one].health == 20 - 10);
}
TEST_CASE("HAM-187 HAM-C42 the Sigil of Redemption re-rolls once in every own attack, without end") {
    auto state = duel().sigils(one, {Sigil::redemption}).with(ScriptedDice{1, 1, 1, 6, 6, 2, 1, 1, 1, 6, 6});
    state = after(state, Attack{});
    const Action reroll = RerollDice{source(Sigil::redemption), {Die::attack_1}};
    CHECK(has_event(events_of(state, reroll), SigilUsed{one, Sigil::redemption}));
    state = after(state, reroll);
    CHECK(waits_for(state.table, CombatTurn{one}));  // no second time for the same roll
    CHECK(state.chance.verdict());
    state.chance = ScriptedDice{1, 1, 1, 6, 6};
    state = after(state, Attack{});
    CHECK(is_legal(state.table, RerollDice{source(Sigil::redemption), attack_dice}));
}
TEST_CASE("HAM-R86 each source of a re-roll may be used once per roll, one after the other") {
    auto state =
        duel().hero(one, attack_reroller).sigils(one, {Sigil::redemption}).with(ScriptedDice{1, 1, 1, 6, 6, 2});
    state = after(state, Attack{});
    CHECK(actions_of(state.table).size() == 15);
    state = after(state, RerollDice{source(Sigil::redemption), {Die::attack_1}});
    CHECK(waits_for(state.table, ChooseReroll{one, Window::attack}));
    CHECK(refusal(state.table, RerollDice{source(Sigil::redemption), {Die::attack_1}}) == "HAM-R86");
    CHECK(is_legal(state.table, RerollDice{RerollSource::favor, {Die::attack_1}}));
    state.chance = ScriptedDice{3, 1, 1, 1, 6, 6};
    const auto events = events_of(state, RerollDice{RerollSource::favor, {Die::attack_1}});
    CHECK(only<AttackResolved>(events)[0].attack == 5);
}
TEST_CASE("HAM-C16 HAM-C18 each extra attack is a roll of its own and may be re-rolled") {
    auto state = duel()
                     .equip(one, {item(beans)})
                     .sigils(one, {Sigil::redemption})
                     .with(ScriptedDice{1, 1, 1, 6, 6, 1, 1, 1, 6, 6});
    state = after(state, UseConsumable{slot(1)}, Attack{}, KeepRoll{});
    CHECK(waits_for(state.table, ChooseReroll{one, Window::attack}));
    CHECK(state.chance.verdict());
}

TEST_CASE("HAM-178 a Favor that was used gives no re-roll") {
    auto state =
        duel(bat).hero(one, attack_reroller).sigils(one, {Sigil::redemption}).with(ScriptedDice{1, 2, 3, 4, 4});
    state.table.heroes[one].favor_ready = false;
    state = after(state, Attack{});
    REQUIRE(waits_for(state.table, ChooseReroll{one, Window::attack}));
    CHECK(refusal(state.table, RerollDice{RerollSource::favor, {Die::attack_1}}) == "HAM-178");
}

TEST_CASE("HAM-C25 a monster suffers its status before it could regenerate") {
    const auto state = duel(landlord, {regenerates}).opponent(1, bleeding).with(ScriptedDice{1, 1, 1, 6, 6});
    CHECK(only<TrophyTaken>(events_of(state, Attack{})).size() == 1);
}

TEST_CASE("HAM-C25 a hit inflicts its status before Thorns kill whoever made it") {
    const auto state = duel(landlord, {bleeds})
                           .sigils(one, {})
                           .equip(one, {item(artifact(Sigil::revenge, 3))})
                           .opponent(1)
                           .with(ScriptedDice{1, 1, 1, 6, 6, 3, 3, 3, 4, 4});
    const auto next = after(state, Attack{});
    CHECK(next.table.heroes[one].trophies == MonsterCards{landlord});
    CHECK(next.table.heroes[one].status_effects == StatusEffects{StatusEffect::bleed});
}

namespace hardy {

constexpr Content hardy_bat() {
    Draft cards = draft_of(standard_content);
    cards.monsters.types[bat].ability += health_mod(3);
    return complete(cards);
}

struct Rules : StandardRules {
    static constexpr std::string_view name = "hardy bat";
    static constexpr Content content = hardy_bat();
};

}  // namespace hardy

TEST_CASE("HAM-C03 health that comes natural to a monster counts like that of a mutation") {
    const int plain = full_health(duel(bat).table(), lair(bogs));
    CHECK(full_health(duel(bat, {}, hardy::Rules{}).table(), lair(bogs)) == plain + 3);
    CHECK(full_health(duel(bat, {health_2}).table(), lair(bogs)) == plain + 2);
}

namespace soothing {

constexpr Content soothing_spear() {
    Draft cards = draft_of(standard_content);
    cards.items.types[spear].gear = regenerate(1);
    return complete(cards);
}

struct Rules : StandardRules {
    static constexpr std::string_view name = "soothing spear";
    static constexpr Content content = soothing_spear();
};

}  // namespace soothing

TEST_CASE("HAM-R69 HAM-C07 hidden gear that gives health back is seen when it does, and nothing else is") {
    const auto state = duel(landlord, {}, soothing::Rules{})
                           .health(one, 10)
                           .equip(one, {item(spear), item(beer)})
                           .hide(one, {spear, beer})
                           .with(ScriptedDice{1, 1, 1, 6, 6, 1, 1, 1, 6, 6});
    CHECK(only<ItemRevealed>(events_of(state, Attack{})) == std::vector<ItemRevealed>{{one, spear}});
    CHECK(after(state, Attack{}).table.heroes[one].hidden == ItemCards{beer});
    CHECK(after(state, Attack{}).table.heroes[one].health == 11);
}
