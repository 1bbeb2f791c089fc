#include "support.hpp"

#include <array>

using namespace shining_test;

namespace {

using Story = shining::State<RuntimeRules, Pcg32>;

Story begin(Scope scope, const Knobs& knobs = {}, QuestCard quest = {}, bool choose_party = false) {
    return shining::new_game(Options{.players = 2, .scope = scope, .quest = quest, .choose_party = choose_party},
                             Pcg32{5}, RuntimeRules{knobs});
}
// Everything is given to the first Hero, the order stays as it is, and the first choice is taken elsewhere.
Story to_combat(Story state) {
    while (!is_over(state.table) && !state.table.encounter.in_combat)
        state = apply(state, legal_actions(state.table)[0]);
    return state;
}
// The encounter ends here and now.
Story decide(Story state, bool victory) {
    const Playing<Table<RuntimeRules>, Pcg32, const Ignore> game{state.table, state.chance, ignore};
    if (victory)
        shining::detail::win(game);
    else
        shining::detail::lose(game, LossCause::rounds);
    heroes::detail::run_on(game);
    return state;
}
Story after_rewards(Story state, EncounterCard path = {}) {
    while (!is_over(state.table) && !state.table.encounter.in_combat && !waits_for_a<ChooseOrder>(state.table) &&
           !waits_for_a<ChooseQuest>(state.table)) {
        Action action = legal_actions(state.table)[0];
        if (waits_for_a<ChoosePath>(state.table)) action = TakePath{path};
        state = apply(state, action);
    }
    return state;
}
// Wins one encounter after the other until the quest is over.
Story win_quest(Story state) {
    const QuestCard quest = state.table.campaign.quest;
    while (!is_over(state.table) && state.table.campaign.quest == quest && !waits_for_a<ChooseQuest>(state.table)) {
        state = decide(to_combat(state), true);
        while (!is_over(state.table) && !waits_for_a<ChooseOrder>(state.table) &&
               !waits_for_a<ChooseQuest>(state.table) && state.table.campaign.quest == quest)
            state = apply(state, legal_actions(state.table)[0]);
    }
    return state;
}

}  // namespace

TEST_CASE("SHN-015 SHN-016 SHN-017 SHN-018 SHN-R103 a Hero joins with what its card lists") {
    const auto state = begin(Scope::encounter);
    const Hero& squire = state.table.heroes[h1];
    CHECK(squire.stats == Stats{{4, 2, 5, 1, 3, 2}});
    CHECK(squire.hp == 8);
    CHECK(squire.mp == 1);
    CHECK(squire.items == Items{{0, 0, 0, 0, 0, 0, 0, 0}});
    CHECK(shining::detail::type_of(state.table, squire).traits.size() == 2);
}
TEST_CASE("SHN-019 SHN-D01 SHN-D02 the players pick the party, the same Hero twice if they like") {
    auto state = begin(Scope::encounter, {}, {}, true);
    CHECK(pending(state.table) == std::optional<Decision>{Decision{PickHero{one, h1}}});
    CHECK(judge(state.table, ChooseHero{static_cast<HeroCard>(12)}).clause() == "SHN-015");
    state = apply(state, ChooseHero{vex});
    CHECK(decider(state.table) == two);
    for (int i = 0; i != 3; ++i) state = apply(state, ChooseHero{vex});
    for (const Hero& hero : state.table.heroes) CHECK(hero.card == vex);
    CHECK(audit(state.table));
}
TEST_CASE("SHN-020 SHN-022 SHN-023 SHN-D03 SHN-D04 SHN-K124 SHN-K130 SHN-G07 a campaign begins with the Level 1 book, its preparation and encounter 1") {
    auto state = begin(Scope::campaign);
    CHECK(state.table.campaign.quest == QuestCard{0});
    CHECK(pending(state.table) == std::optional<Decision>{Decision{HandOutItem{one, herb}}});
    CHECK(judge(state.table, Pass{}).clause() == "SHN-022");
    for (const Model model : {h1, h2, h2, h4}) state = apply(state, NameHero{model});
    CHECK(state.table.heroes[h2].items[herb] == 2);
    state = apply(apply(state, NameHero{h3}), NameHero{h3});
    CHECK(state.table.encounter.card == EncounterCard{0});
    CHECK(waits_for_a<ChooseOrder>(state.table));
}
TEST_CASE("SHN-021 texts have no effect on the game") {
    CHECK(!standard_quests[0].introduction.empty());
    Draft other = draft_of(standard_content);
    auto quests = standard_quests;
    quests[0].introduction = "Nothing to read.";
    other.quests = quests;
    CHECK(heroes::hash(other) == heroes::hash(standard_content));
}
TEST_CASE("SHN-175 SHN-176 SHN-029 SHN-G09 what is won and lost carries over, and a new order is chosen") {
    auto state = to_combat(begin(Scope::campaign));
    state.table.heroes[h1].hp = 3;
    state.table.heroes[h1].mp = 0;
    state = decide(state, true);
    for (const Stat stat : {Stat::str, Stat::str, Stat::str, Stat::str}) state = apply(state, RaiseStat{stat});
    for (int i = 0; i != 4; ++i) state = apply(state, Recover{Recovery::nothing});
    CHECK(state.table.encounter.card == EncounterCard{1});
    CHECK(waits_for_a<ChooseOrder>(state.table));
    CHECK(state.table.heroes[h1].hp == 3);
    CHECK(state.table.heroes[h1].mp == 0);
    CHECK(state.table.heroes[h1].stats[Stat::str] == 5);
    CHECK(state.table.heroes[h1].items[item_of("Healing Herb")] == 4);
}
TEST_CASE("SHN-R102 SHN-R101 SHN-D21 SHN-K125 SHN-V33 the players choose a branch, and everybody hears which") {
    auto state = to_combat(begin(Scope::campaign));
    state.table.encounter.card = EncounterCard{2};
    state.table.monsters.clear();
    state = decide(state, true);
    CHECK(pending(state.table) == std::optional<Decision>{Decision{HandOutEquipment{one, piece("Striding Boots")}}});
    auto branch = state;
    while (!waits_for_a<ChoosePath>(branch.table)) branch = apply(branch, legal_actions(branch.table)[0]);
    CHECK(judge(branch.table, Pass{}).clause() == "SHN-R102");
    CHECK(judge(branch.table, TakePath{EncounterCard{5}}).clause() == "SHN-R102");
    CHECK(judge(branch.table, TakePath{EncounterCard{3}}));
    CHECK(only<PathChosen>(events_of(branch, TakePath{EncounterCard{3}})) ==
          std::vector<PathChosen>{{EncounterCard{3}}});
    state = after_rewards(state, EncounterCard{4});
    CHECK(state.table.encounter.card == EncounterCard{4});
    CHECK(audit(state.table));
    CHECK(standard_encounters[3].then.first == EncounterCard{5});
    CHECK(standard_encounters[4].then.first == EncounterCard{6});
}
TEST_CASE("SHN-K123 SHN-K63 SHN-D26 equipment is given to a Hero, once") {
    auto state = to_combat(begin(Scope::campaign));
    state.table.encounter.card = EncounterCard{2};
    state.table.monsters.clear();
    state.table.heroes[h4].equipment.insert(piece("Striding Boots"));
    state = decide(state, true);
    CHECK(judge(state.table, NameHero{h4}).clause() == "SHN-K63");
    CHECK(judge(state.table, NameHero{Model::object}).clause() == "SHN-022");
    state = apply(state, NameHero{h3});
    CHECK(state.table.heroes[h3].equipment == EquipmentSet{piece("Striding Boots")});
    CHECK(!waits_for_a<HandOutEquipment>(state.table));
}
TEST_CASE("SHN-178 SHN-R98 SHN-R99 SHN-K126 a defeat in encounter 1 leads back to the preparation, with the Heroes as they were") {
    auto state = to_combat(begin(Scope::campaign));
    state.table.heroes[h1].stats[Stat::str] = 9;
    const auto again = decide(state, false);
    CHECK(again.table.campaign.preparations == 2);
    CHECK(waits_for_a<HandOutItem>(again.table));
    CHECK(again.table.encounter == Encounter{});
    CHECK(again.table.heroes[h1].stats[Stat::str] == 4);
    CHECK(again.table.heroes[h1].items[item_of("Healing Herb")] == 0);
    auto keeping = to_combat(begin(Scope::campaign, {.keep_gains = true}));
    keeping.table.heroes[h1].stats[Stat::str] = 9;
    CHECK(decide(keeping, false).table.heroes[h1].stats[Stat::str] == 9);
    CHECK(decide(to_combat(begin(Scope::campaign, {.defeat_fails_quest = true})), false).table.ending ==
          Ending::campaign_failed);
}
TEST_CASE("SHN-178 SHN-K122 SHN-K128 who loses the village still recovers and goes on") {
    auto state = to_combat(begin(Scope::campaign));
    state.table.encounter.card = EncounterCard{1};
    state.table.monsters.clear();
    state = decide(state, false);
    CHECK(waits_for_a<ChooseRecovery>(state.table));
    for (int i = 0; i != 4; ++i) state = apply(state, Recover{Recovery::nothing});
    CHECK(state.table.encounter.card == standard_encounters[1].then_after_defeat.first);
    CHECK(state.table.campaign.preparations == 1);
}
TEST_CASE("SHN-R111 the ninth preparation is the last one, unless a house rule lifts the limit") {
    auto state = to_combat(begin(Scope::campaign));
    state.table.campaign.preparations = 9;
    CHECK(decide(state, false).table.ending == Ending::campaign_failed);
    auto endless = to_combat(begin(Scope::campaign, {.limited_preparations = false}));
    endless.table.campaign.preparations = 9;
    CHECK(decide(endless, false).table.campaign.preparations == 10);
}
TEST_CASE("SHN-R109 SHN-K127 a failed quest ends the campaign, unless a house rule lets it be tried again") {
    auto state = to_combat(begin(Scope::campaign, {.defeat_fails_quest = true, .retry_failed_quest = true}));
    const auto again = decide(state, false);
    CHECK(!is_over(again.table));
    CHECK(again.table.campaign.preparations == 1);
}
TEST_CASE("SHN-179 SHN-180 SHN-R104 a finished quest opens the next, where all have recovered; by a house rule they have not") {
    const auto next_quest = [](const Knobs& knobs) {
        auto state = to_combat(begin(Scope::campaign, knobs));
        state.table.encounter.card = EncounterCard{5};
        state.table.monsters.clear();
        state.table.heroes[h1].hp = 1;
        for (Hero& hero : state.table.heroes) hero.mp = 0;
        state.table.campaign.preparations = 3;
        state = decide(state, true);
        while (state.table.campaign.quest == QuestCard{0}) state = apply(state, legal_actions(state.table)[0]);
        return state;
    };
    CHECK(next_quest({}).table.campaign.quest == QuestCard{1});
    CHECK(next_quest({}).table.campaign.done == QuestCards{QuestCard{0}});
    CHECK(next_quest({}).table.heroes[h1].hp == 8);
    CHECK(next_quest({}).table.campaign.preparations == 1);
    for (const Hero& hero : next_quest({}).table.heroes) CHECK(hero.mp == standard_content.heroes[hero.card].max_mp);
    CHECK(next_quest({.recovery_between_quests = false}).table.heroes[h1].hp == 1);
}
TEST_CASE("SHN-181 SHN-182 SHN-R100 SHN-K499 five quests make a campaign; the side quest is a choice") {
    auto state = begin(Scope::campaign);
    int chosen = 0;
    for (int quests = 0; !is_over(state.table) && quests != 9; ++quests) {
        state = win_quest(state);
        if (!waits_for_a<ChooseQuest>(state.table)) continue;
        ++chosen;
        CHECK(judge(state.table, TakeQuest{QuestCard{0}}).clause() == "SHN-180");
        state = apply(state, TakeQuest{QuestCard{5}});
        CHECK(state.table.campaign.quest == QuestCard{5});
        CHECK(audit(state.table));
    }
    CHECK(chosen >= 1);
    CHECK(state.table.ending == Ending::campaign_completed);
    CHECK(state.table.campaign.done.size() == 6);
    CHECK(outcome(state.table).winners == SeatSet{one, two});
    CHECK(outcome(state.table).seats[one].score == 6);
}
TEST_CASE("SHN-R100 SHN-V33 a quest alone ends with the quest") {
    const auto state = win_quest(begin(Scope::quest, {}, QuestCard{5}));
    CHECK(state.table.ending == Ending::quest_completed);
    CHECK(outcome(state.table).seats[one].score == 1);
    auto lost = to_combat(begin(Scope::quest, {.defeat_fails_quest = true}));
    CHECK(decide(lost, false).table.ending == Ending::quest_failed);
}
namespace house {

constexpr Content plus_content = [] {
    Draft cards = draft_of(standard_content);
    cards.new_game_plus = true;
    return complete(cards);
}();
struct PlusRules : StandardRules {
    static constexpr std::string_view name = "plus";
    static constexpr const Content& content = plus_content;
};

}  // namespace house
TEST_CASE("SHN-183 SHN-184 SHN-R107 SHN-D22 after the campaign the Heroes retire; New Game Plus is there only if the content has it") {
    CHECK(!standard_content.new_game_plus);
    auto state = shining::new_game(Options{}, Pcg32{1}, house::PlusRules{});
    const Playing<Table<house::PlusRules>, Pcg32, const Ignore> game{state.table, state.chance, ignore};
    state.table.campaign.quest = QuestCard{4};
    state.table.heroes[h1].stats[Stat::str] = 20;
    state.table.steps.clear();
    shining::detail::end_quest(game, true);
    CHECK(waits_for_a<ChooseFuture>(state.table));
    CHECK(judge(state.table, Pass{}).clause() == "SHN-183");
    CHECK(apply(state, Retire{}).table.ending == Ending::campaign_completed);
    const auto again = apply(state, BeginAgain{});
    CHECK(again.table.campaign.new_game_plus);
    CHECK(again.table.campaign.quest == QuestCard{0});
    CHECK(again.table.heroes[h1].stats[Stat::str] == 20);
}
TEST_CASE("SHN-R12 every encounter shuffles the full Event deck; by a house rule it stays as it was through the quest") {
    const auto second = [](const Knobs& knobs) {
        auto state = to_combat(begin(Scope::campaign, knobs));
        state.table.encounter.event_deck = {EventCard{2}, EventCard{3}};
        state.table.encounter.events = 1;
        return after_rewards(decide(state, true)).table.encounter.event_deck.size();
    };
    CHECK(second({}) == 6);
    CHECK(second({.event_deck_depletes = true}) == 2);
}
TEST_CASE("SHN-R12 SHN-R13 by that house rule an encounter without a chart between two others refills nothing") {
    const auto third = [](const Knobs& knobs) {
        auto state = to_combat(begin(Scope::quest, knobs, QuestCard{1}));
        state.table.encounter.card = encounter_numbered("8");
        state.table.monsters.clear();
        state.table.encounter.event_deck = {event("Alarm Bell"), event("Parley")};
        state.table.encounter.events = 1;
        state = after_rewards(decide(state, true), encounter_numbered("9A"));
        REQUIRE(state.table.encounter.card == encounter_numbered("9A"));
        CHECK(audit(state.table));
        return after_rewards(decide(to_combat(state), true)).table.encounter.event_deck.size();
    };
    CHECK(third({}) == 6);
    CHECK(third({.event_deck_depletes = true}) == 2);
}
namespace house {

// SHN-R111: a Quest-book that allows any number of preparations.
constexpr std::array<QuestType, 1> patient_quests{{{.name = "Patience", .preparations = 0}}};
struct Unlimited : StandardRules {
    static constexpr Content content = [] {
        Draft patient = draft_of(standard_content);
        patient.quests = patient_quests;
        return complete(patient);
    }();
};

}  // namespace house
TEST_CASE("SHN-R09 SHN-R42 SHN-R109 SHN-R111 a game can be endless only by a ruling or a Quest-book that lifts a limit") {
    const Options campaign{};
    const Options battle{.scope = Scope::encounter};
    CHECK_FALSE(can_be_endless(campaign));
    CHECK(can_be_endless(campaign, RuntimeRules{Knobs{.limited_preparations = false}}));
    CHECK(can_be_endless(campaign, RuntimeRules{Knobs{.retry_failed_quest = true}}));
    CHECK_FALSE(can_be_endless(battle, RuntimeRules{Knobs{.retry_failed_quest = true, .limited_preparations = false}}));
    CHECK(can_be_endless(battle, RuntimeRules{Knobs{.reshuffle_events = true}}));
    CHECK(can_be_endless(campaign, house::Unlimited{}));
    CHECK_FALSE(can_be_endless(battle, house::Unlimited{}));
}
namespace house {

// One encounter of the standard game, changed.
template <auto Change>
struct Altered : StandardRules {
    static constexpr std::string_view name = "altered";
    static constexpr auto encounters = [] {
        auto changed = standard_encounters;
        Change(changed);
        return changed;
    }();
    static constexpr Content content = [] {
        Draft altered = draft_of(standard_content);
        altered.encounters = encounters;
        return complete(altered);
    }();
};
template <auto Change>
constexpr bool endless(Scope scope, int number) {
    return can_be_endless(Options{.scope = scope, .encounter = EncounterCard{static_cast<std::uint8_t>(number)}},
                          Altered<Change>{});
}
constexpr auto without_clauses = [](auto& encounters) { encounters[1].defeats = {Defeat{DefeatKind::exhausted, 4}}; };
constexpr auto back_to_the_start = [](auto& encounters) { encounters[5].then = go("1"); };
constexpr auto unused_link = [](auto& encounters) { encounters[0].then_after_defeat = go("1"); };
constexpr auto again_after_defeat = [](auto& encounters) { encounters[1].then_after_defeat = go("2"); };

}  // namespace house
TEST_CASE("SHN-168 SHN-K125 SHN-K128 a game can be endless if nothing ends an encounter in time, or they lead in a circle") {
    using namespace house;
    CHECK(endless<without_clauses>(Scope::encounter, 1));
    CHECK_FALSE(endless<without_clauses>(Scope::encounter, 0));
    CHECK(endless<without_clauses>(Scope::quest, 0));
    CHECK(endless<back_to_the_start>(Scope::quest, 0));
    CHECK(endless<back_to_the_start>(Scope::campaign, 0));
    CHECK_FALSE(endless<back_to_the_start>(Scope::encounter, 5));
    CHECK(endless<again_after_defeat>(Scope::quest, 0));
    CHECK_FALSE(endless<unused_link>(Scope::quest, 0));
}
TEST_CASE("SHN-184 a campaign can be endless if it can begin again") {
    CHECK(can_be_endless(Options{}, house::PlusRules{}));
    CHECK_FALSE(can_be_endless(Options{.scope = Scope::quest}, house::PlusRules{}));
}
TEST_CASE("SHN-184 whoever begins again is not asked once more what comes after the campaign") {
    auto state = shining::new_game(Options{}, Pcg32{1}, house::PlusRules{});
    const Playing<Table<house::PlusRules>, Pcg32, const Ignore> game{state.table, state.chance, ignore};
    state.table.campaign.quest = QuestCard{4};
    state.table.steps.clear();
    shining::detail::end_quest(game, true);
    REQUIRE(waits_for_a<ChooseFuture>(state.table));
    const auto again = apply(state, BeginAgain{});
    for (const Step& step : again.table.steps) CHECK(!holds_alternative<ChooseFuture>(step));
}
