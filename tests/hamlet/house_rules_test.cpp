#include "cards.hpp"

using namespace hamlet_test;

// House rules that are settled at compile time.
namespace house {

struct LongNights : StandardRules {
    static constexpr std::string_view name = "long nights";
    static constexpr Knobs knobs{.moon_spaces = 9};
    bool operator==(const LongNights&) const = default;
};
struct Bruisers : StandardRules {
    static constexpr std::string_view name = "bruisers";
    static constexpr Knobs knobs{.hero_health = 12, .most_hero_health = 13};
    // A tie of equals is a hit for one, and nothing ever costs more than five.
    static constexpr bool hits(int attack, int defense) { return attack >= defense; }
    static constexpr int damage(int attack, int defense) {
        return attack - defense > 5 ? 5 : attack == defense ? 1 : attack - defense;
    }
    bool operator==(const Bruisers&) const = default;
};

// One decree is all the law there is.
constexpr Content make_one_law() {
    Draft cards = draft_of(standard_content);
    cards.decrees.count = 1;
    return complete(cards);
}
inline constexpr Content one_law = make_one_law();
struct OneLaw : StandardRules {
    static constexpr std::string_view name = "one law";
    static constexpr const Content& content = one_law;
    static constexpr Knobs knobs{.last_decree_sits_out = true, .may_stay_home = true};
    bool operator==(const OneLaw&) const = default;
};

}  // namespace house

namespace {

std::string judged(const Knobs& knobs) { return std::string(judge(Options{}, ruled(knobs)).clause()); }

}  // namespace

TEST_CASE("HAM-010 a house rule says what differs, and all else stays") {
    auto position = Position<house::LongNights>{};
    auto state = position.moon(3).won(1, bogs).in_wilderness().with(ScriptedDice{});
    state = after(state, GoHome{});
    CHECK(state.table.moon == 4);
    CHECK_FALSE(state.table.waning);
    CHECK(state.table.decrees.empty());
    CHECK(state.table.heroes[one].health == 20);
}
TEST_CASE("HAM-013 HAM-111 HAM-010 what is a hit and what it costs can be a house rule") {
    const auto blow = [](std::initializer_list<int> dice) {
        auto state = Position<house::Bruisers>{}
                         .monster(bogs, landlord)
                         .fighting(lair(bogs))
                         .with(ScriptedDice{dice}.then({1, 1, 1, 6, 6}));
        return only<AttackResolved>(events_of(state, Attack{}))[0];
    };
    CHECK(blow({1, 1, 1, 1, 1}) == AttackResolved{Fighter::hero, 3, 3, 1, false});
    CHECK(blow({1, 1, 1, 1, 2}) == AttackResolved{Fighter::hero, 3, 4, 0, true});
    CHECK(blow({6, 6, 6, 1, 1}) == AttackResolved{Fighter::hero, 18, 3, 5, false});
}
TEST_CASE("HAM-026 HAM-027 HAM-052 HAM-140 how healthy heroes are can be a house rule") {
    auto state = Position<house::Bruisers>{}
                     .trophies(one, {bat, rat})
                     .monster(bogs, landlord)
                     .top({attack_1})
                     .top({healer})
                     .with(ScriptedDice{});
    CHECK(state.table.heroes[one].health == 12);
    state = after(state, OblationHealth{}, Offer{bat});
    CHECK(state.table.heroes[one].maximum == 13);
    state.table.heroes[one].health = 1;
    state.table.turn.taken = {};
    CHECK(refusal(state.table, OblationHealth{}) == "HAM-052");
    state.chance = deadly;
    state = after(state, EnterWilderness{}, SelectRegion{bogs}, Fight{}, Attack{});
    CHECK(state.table.heroes[one].health == 12);
    CHECK(state.table.heroes[one].maximum == 12);
}
TEST_CASE("HAM-143 HAM-156 the escape roll and the price of a token can be house rules") {
    auto state = Position{Options{}, ruled({.escape_roll = 6})}
                     .monster(bogs, bat)
                     .top({attack_1})
                     .fighting(lair(bogs))
                     .with(ScriptedDice{5, 1, 1, 1, 6, 6});
    CHECK(has_event(events_of(state, Flee{}), EscapeRolled{one, 5, 0, false}));
    auto sick = Position{Options{}, ruled({.status_damage = 3})}
                    .status_effects(one, bleeding | burning)
                    .monster(bogs, bat)
                    .facing(lair(bogs))
                    .with(ScriptedDice{});
    CHECK(has_event(events_of(sick, Fight{}), StatusDamage{Fighter::hero, bleeding | burning, 6}));
    CHECK(after(sick, Fight{}).table.heroes[one].health == 14);
}
TEST_CASE("HAM-027 HAM-024 nonsense numbers are refused before a game begins") {
    CHECK(judged({}) == "");
    CHECK(judged({.hero_health = 0}) == "HAM-027");
    CHECK(judged({.hero_health = 21, .most_hero_health = 20}) == "HAM-027");
    CHECK(judged({.most_hero_health = 101}) == "HAM-027");
    CHECK(judged({.most_hero_health = 100}) == "");
    CHECK(judged({.hero_health = 1, .most_hero_health = 1}) == "");
    CHECK(judged({.heirlooms = 9}) == "HAM-024");
    CHECK(judged({.heirlooms = 8}) == "");
    CHECK_FALSE(try_new_game(Options{}, Pcg32{1}, ruled({.heirlooms = 9})));
}

TEST_CASE("HAM-R31 HAM-R80 a used consumable that lies in no slot is discarded with its dead user") {
    auto state = Position{Options{}, ruled({.use_frees_slot = true})}
                     .health(one, 1)
                     .equip(one, {item(wine), item(spear)})
                     .monster(bogs, landlord)
                     .fighting(lair(bogs))
                     .top({attack_1})
                     .top({healer})
                     .with(deadly);
    state = after(state, UseConsumable{slot(1)});
    CHECK(state.table.heroes[one].items == ItemCards{spear});
    state = after(state, Attack{});
    CHECK(state.table.item_discard == ItemCards{wine});
    CHECK(state.table.regions[bogs].items == ItemCards{spear});
    CHECK(audit(state.table));
}
TEST_CASE("HAM-R06 HAM-R47 a hero of two can be chosen when the player's next turn begins") {
    auto state =
        Position{Options{}, ruled({.draw_two_heroes = true, .may_stay_home = true, .new_hero_next_turn = true})}
            .health(one, 1)
            .monster(bogs, landlord)
            .fighting(lair(bogs))
            .top({attack_1})
            .top({healer, striker})
            .top({beer})
            .with(deadly);
    state = after(state, Attack{});
    CHECK(waits_for(state.table, HamletPhase{two}));
    state = after(state, StayHome{});
    CHECK(waits_for(state.table, ChooseHero{one, healer, striker}));
    CHECK(audit(state.table));
    state = after(state, KeepHero{healer});
    CHECK(waits_for(state.table, HamletPhase{one}));
    CHECK(state.table.heroes[one].card == healer);
    CHECK(state.table.heroless.empty());
}
TEST_CASE("HAM-R47 a hero that comes with the next turn brings heirlooms where every hero does") {
    auto state = Position{Options{},
                          ruled({.may_stay_home = true, .heirlooms_for_every_hero = true, .new_hero_next_turn = true})}
                     .turn(two)
                     .health(two, 1)
                     .monster(bogs, landlord)
                     .fighting(lair(bogs))
                     .top({attack_1})
                     .top({healer})
                     .items_run_out()
                     .top({axe, beer})
                     .with(ScriptedDice{deadly});
    state = after(state, Attack{});  // the axe comes into the shop
    state.chance = ScriptedDice{1};
    state = after(state, StayHome{});
    CHECK(state.table.heroes[two].card == healer);
    CHECK(state.table.heroes[two].items == ItemCards{beer, cleaver});
}
TEST_CASE("HAM-R47 HAM-C62 who has no hero when the Baron recalls artifacts is not asked") {
    auto state = Position{Options{.players = 3}, ruled({.may_stay_home = true, .new_hero_next_turn = true})}
                     .moon(2)
                     .health(one, 1)
                     .carry(three, {item(artifact(Sigil::wrath, 1)), item(artifact(Sigil::mercy, 1))})
                     .monster(bogs, landlord)
                     .fighting(lair(bogs))
                     .top({attack_1})
                     .top({healer})
                     .top({recall})
                     .with(deadly);
    state = after(state, Attack{}, StayHome{});
    CHECK(waits_for(state.table, ChooseSet{three}));
    state = after(state, KeepSet{Sigil::wrath});
    CHECK(waits_for(state.table, HamletPhase{three}));
}
TEST_CASE("HAM-R49 HAM-R47 the last survivor has won when the other finds no hero at the start of a turn") {
    auto state =
        Position{Options{}, ruled({.may_stay_home = true, .new_hero_next_turn = true, .last_survivor_wins = true})}
            .health(one, 1)
            .heroes_run_out()
            .monster(bogs, landlord)
            .fighting(lair(bogs))
            .top({attack_1})
            .top({beer})
            .with(deadly);
    state = after(state, Attack{});
    CHECK_FALSE(is_over(state.table));
    state = after(state, StayHome{});
    CHECK(is_over(state.table));
    CHECK(state.table.winner == two);
    CHECK(state.table.ending == Ending::last_survivor);
}
TEST_CASE("HAM-R09 decrees that accumulate leave nothing to sit out") {
    auto state =
        Position{Options{}, ruled({.decrees_accumulate = true, .last_decree_sits_out = true, .may_stay_home = true})}
            .moon(3)
            .decree(cheap)
            .top({dear})
            .with(ScriptedDice{});
    state = after(state, StayHome{});
    CHECK(state.table.decrees == DecreeCards{cheap, dear});
    CHECK(audit(state.table));
}
TEST_CASE("HAM-R82 a Champion slain in the last turn is slain") {
    auto state = Position{Options{}, ruled({.max_turns = 1})}
                     .sigils(one, {Sigil::mercy})
                     .fighting(Lair::abbey)
                     .opponent(1)
                     .with(killing_blow);
    state = after(state, Attack{});
    CHECK(state.table.ending == Ending::champion_slain);
    CHECK(state.table.winner == one);
}
TEST_CASE("HAM-R63 HAM-R66 where the Champion keeps no relics, its victims lose nobody a set") {
    auto state = Position{Options{}, ruled({.champion_mutates_after_win = true, .champion_loot_goes_aside = true})}
                     .champion(guard, {health_2, bleeds, web})
                     .sigils(one, {Sigil::wrath, Sigil::selflessness, Sigil::revenge, Sigil::mercy})
                     .sigils(two, {Sigil::redemption})
                     .health(one, 1)
                     .fighting(Lair::abbey)
                     .top({healer})
                     .top({attack_1, defense_1})
                     .with(ScriptedDice{deadly}.then({1}));
    state = after(state, Attack{});
    CHECK_FALSE(is_over(state.table));
    CHECK(state.table.champion.sigils.empty());
    CHECK(state.table.sigils_aside.size() == 4);
    CHECK(state.table.mutation_discard == MutationCards{health_2, bleeds, web});
}
TEST_CASE("HAM-R88 HAM-134 a Sigil in a slot lies under the killer like any other") {
    auto state = Position{Options{}, ruled({.sigils_need_slots = true})}
                     .health(one, 1)
                     .equip(one, {item(Sigil::wrath)})
                     .monster(bogs, landlord)
                     .fighting(lair(bogs))
                     .top({attack_1})
                     .top({healer})
                     .with(deadly);
    state = after(state, Attack{});
    CHECK(state.table.regions[bogs].sigils == Sigils{Sigil::wrath});
    CHECK(state.table.heroes[one].slots == empty_slots);
    CHECK(audit(state.table));
}
TEST_CASE("HAM-R88 by the printed rules no Sigil lies in a slot") {
    const auto result = Position{}.equip(one, {item(Sigil::wrath)}).try_table();
    CHECK_FALSE(result);
    CHECK(std::string(result.verdict().clause()) == "HAM-078");
}
TEST_CASE("HAM-R58 what is left lying is there for the next victor, and completes no set") {
    auto state = Position{Options{}, ruled({.choose_loot = true})}
                     .carry(one, {item(artifact(Sigil::wrath, 1)), item(artifact(Sigil::wrath, 2))})
                     .monster(bogs, bat)
                     .belongings(bogs, {item(spear), item(artifact(Sigil::wrath, 3))})
                     .top({rat})
                     .fighting(lair(bogs))
                     .with(ScriptedDice{killing_blow}.then({6, 6, 6, 1, 1}));
    state = after(state, Attack{});
    CHECK(waits_for(state.table, ChooseLoot{one, item(spear)}));
    CHECK(refusal(state.table, GoHome{}) == "HAM-R58");
    state = after(state, TakeLoot{});
    CHECK(waits_for(state.table, ChooseLoot{one, item(artifact(Sigil::wrath, 3))}));
    state = after(state, LeaveLoot{});
    CHECK(waits_for(state.table, WildernessPhase{one}));
    CHECK(state.table.heroes[one].items == ItemCards{spear});
    CHECK(state.table.heroes[one].sigils.empty());
    CHECK(state.table.regions[bogs].artifacts == Artifacts{artifact(Sigil::wrath, 3)});
    state = after(state, SelectRegion{bogs}, Fight{}, Attack{}, TakeLoot{});
    CHECK(state.table.heroes[one].sigils == Sigils{Sigil::wrath});
}
TEST_CASE("HAM-R58 HAM-R54 what a carrier gives comes after the loot was chosen") {
    auto state = Position{Options{}, ruled({.fixed_artifacts = true, .choose_loot = true})}
                     .monster(bogs, ogre)
                     .belongings(bogs, {item(spear)})
                     .fighting(lair(bogs))
                     .with(killing_blow);
    state = after(state, Attack{});
    CHECK(state.table.heroes[one].artifacts.empty());
    state = after(state, LeaveLoot{});
    CHECK(state.table.heroes[one].artifacts == Artifacts{artifact(Sigil::wrath, 3)});
    CHECK(state.table.regions[bogs].items == ItemCards{spear});
}
TEST_CASE("HAM-R69 hidden gear that wards off Fatigue or a status is hidden no longer") {
    auto tired = Position{}
                     .equip(one, {item(donkey)})
                     .hide(one, {donkey})
                     .won(1, woods)
                     .monster(bogs, bat)
                     .fighting(lair(bogs))
                     .with(killing_blow);
    CHECK(has_event(events_of(tired, Attack{}), ItemRevealed{one, donkey}));
    auto bitten = Position{}
                      .equip(one, {item(relic)})
                      .hide(one, {relic})
                      .monster(bogs, cricket)
                      .fighting(lair(bogs))
                      .with(ScriptedDice{1, 1, 1, 6, 6, 4, 4, 4, 1, 1});
    CHECK(has_event(events_of(bitten, Attack{}), ItemRevealed{one, relic}));
    // In a fight that asks nothing of it, it stays hidden.
    auto unbitten = Position{}
                        .equip(one, {item(relic)})
                        .hide(one, {relic})
                        .monster(bogs, bat)
                        .fighting(lair(bogs))
                        .with(ScriptedDice{1, 1, 1, 6, 6, 4, 4, 4, 1, 1});
    CHECK(after(unbitten, Attack{}).table.heroes[one].hidden == ItemCards{relic});
}
TEST_CASE("HAM-R34 HAM-R33 a cure on return leaves nothing to hurt at the start of the next turn") {
    auto state = Position{Options{},
                          ruled({.may_stay_home = true, .status_damage_at_turn_start = true, .cured_on_return = true})}
                     .status_effects(one, burning)
                     .top({beer})
                     .with(ScriptedDice{});
    CHECK(has_event(events_of(state, StayHome{}), StatusCured{Fighter::hero, burning}));
    state = after(state, StayHome{}, StayHome{});
    CHECK(waits_for(state.table, HamletPhase{one}));
    CHECK(state.table.heroes[one].health == 20);
}
TEST_CASE("HAM-R01 a player alone may win or lose like any other") {
    const RuntimeRules solo = ruled({.solo = true, .last_survivor_wins = true});
    auto state = Position{Options{.players = 1}, solo}.won(1, bogs).in_wilderness().top({beer}).with(ScriptedDice{});
    state = after(state, GoHome{});
    CHECK(waits_for(state.table, HamletPhase{one}));
    CHECK(state.table.turn.round == 2);
    auto last = Position{Options{.players = 1}, solo}
                    .health(one, 1)
                    .heroes_run_out()
                    .monster(bogs, landlord)
                    .fighting(lair(bogs))
                    .top({attack_1})
                    .with(deadly);
    CHECK(after(last, Attack{}).table.ending == Ending::no_heroes_left);
    CHECK(std::string(judge(Options{.players = 1}, StandardRules{}).clause()) == "HAM-001");
}
TEST_CASE("HAM-010 knobs settled at run time and at compile time play the same") {
    const auto events = [](auto rules) {
        std::vector<Event> told;
        const auto tell = [&](const Event& event) { told.push_back(event); };
        auto state = new_game({.players = 3}, Pcg32{11}, rules, tell);
        Pcg32 choice{12};
        for (int n = 0; n != 200 && !is_over(state.table); ++n) {
            const auto actions = actions_of(state.table);
            state = apply(state, actions[choice.below(static_cast<std::uint32_t>(actions.size()))], tell);
        }
        return told;
    };
    CHECK(events(house::LongNights{}) == events(ruled({.moon_spaces = 9})));
    CHECK(events(StandardRules{}) == events(RuntimeRules{}));
}
TEST_CASE("HAM-185 HAM-R63 a Sigil that comes back aside goes to the player who has all three of its artifacts") {
    auto state = Position{Options{}, ruled({.champion_loot_goes_aside = true})}
                     .champion(guard, {health_2, bleeds, web})
                     .sigils(one, {Sigil::wrath, Sigil::mercy})
                     .carry(two, {item(artifact(Sigil::wrath, 1)), item(artifact(Sigil::wrath, 2)),
                                  item(artifact(Sigil::wrath, 3)), item(artifact(Sigil::mercy, 1))})
                     .health(one, 1)
                     .fighting(Lair::abbey)
                     .top({healer})
                     .with(deadly);
    CHECK(has_event(events_of(state, Attack{}), SigilTaken{two, Sigil::wrath}));
    state = after(state, Attack{});
    CHECK(state.table.heroes[two].sigils == Sigils{Sigil::wrath});
    CHECK(state.table.sigils_aside.has(Sigil::mercy));
    CHECK(state.table.heroes[one].sigils.empty());
    CHECK(audit(state.table));
}
TEST_CASE("HAM-185 HAM-R51 a player who dies in the Hamlet with a whole set leaves it aside, Sigil and all") {
    auto state = Position{Options{}, ruled({.may_stay_home = true, .status_damage_at_turn_start = true})}
                     .turn(two)
                     .sigils(one, {Sigil::wrath})
                     .carry(one, {item(artifact(Sigil::wrath, 1)), item(artifact(Sigil::wrath, 2)),
                                  item(artifact(Sigil::wrath, 3))})
                     .health(one, 1)
                     .status_effects(one, burning)
                     .top({healer})
                     .top({beer})
                     .with(ScriptedDice{});
    state = after(state, StayHome{});
    CHECK(state.table.sigils_aside == Sigils::all());
    CHECK(state.table.artifacts_aside == Artifacts::all());
    CHECK(state.table.heroes[one].sigils.empty());
    CHECK(audit(state.table));
}
TEST_CASE("HAM-R09 a decree that is the only one cannot sit out") {
    auto state = Position<house::OneLaw>{}.moon(3).decree(heroes_strong).with(ScriptedDice{1});
    const auto events = events_of(state, StayHome{});
    CHECK(has_event(events, DeckReshuffled{Pile::decrees, 1}));
    CHECK(has_event(events, DecreeDrawn{two, heroes_strong}));
    CHECK(after(state, StayHome{}).table.decrees == DecreeCards{heroes_strong});
}
TEST_CASE("HAM-R06 HAM-R51 who dies of the third token chooses the next hero with no token left") {
    auto state = Position{Options{}, ruled({.draw_two_heroes = true})}
                     .health(one, 2)
                     .won(3, woods)
                     .monster(bogs, bat)
                     .fighting(lair(bogs))
                     .top({healer, striker})
                     .with(killing_blow);
    state = after(state, Attack{});
    CHECK(waits_for(state.table, ChooseHero{one, healer, striker}));
    CHECK(state.table.turn.fatigue == 0);
    CHECK(audit(state.table));
}
