#include "support.hpp"

using namespace shining_test;

// SHN-168: for every step, where it can wait and what each of its conditions keeps out.
namespace {

using Board = Table<Arena>;

Board fight() { return position(field).hero(h1, at(6, 4)).monster(a1, at(7, 4)).table(); }
template <class Change>
Board with(Board table, Change&& change) {
    change(table);
    return table;
}
Board won() {
    return with(fight(), [](Board& table) { table.encounter.battle = Battle::won; });
}
Board before_combat() {
    return with(fight(), [](Board& table) { table.encounter.in_combat = false; });
}
Board exhausted(Model hero) {
    return with(fight(), [&](Board& table) { table.heroes[hero].hp = 0, table.heroes[hero].exhausted = true; });
}
// A Hero, or a monster, is attacking.
Board assault(Model attacker, Model target) {
    return with(fight(), [&](Board& table) {
        table.assaults.push_back({});
        table.assaults.back().attacker = attacker;
        table.assaults.back().target = target;
    });
}

template <class Waiting>
bool fits_on(const Board& table, const Waiting& step) {
    return static_cast<bool>(shining::detail::fits(table, step));
}

}  // namespace

TEST_CASE("SHN-168 an activation is a Hero's who is up, for the player of that Hero") {
    CHECK(fits_on(fight(), Activation{one, h1}));
    CHECK(!fits_on(fight(), Activation{two, h1}));
    CHECK(!fits_on(fight(), Activation{one, a1}));
    CHECK(!fits_on(exhausted(h1), Activation{one, h1}));
    CHECK(fits_on(assault(a1, h1), Walk{one, h1, 1}));
    CHECK(!fits_on(fight(), Walk{one, h1, 1}));
    CHECK(!fits_on(assault(a1, h1), Walk{two, h1, 1}));
    CHECK(!fits_on(assault(a1, h1), Walk{one, a1, 1}));
    CHECK(!fits_on(with(assault(a1, h2), [](Board& table) { table.heroes[h1].exhausted = true; }), Walk{one, h1, 1}));
}
TEST_CASE("SHN-168 SHN-D10 a target is chosen by a Hero who is up, stands, and has somebody to use it on") {
    const ChooseTarget sword{one, h1, source(Weapon::own)};
    CHECK(fits_on(fight(), sword));
    CHECK(!fits_on(fight(), ChooseTarget{two, h1, source(Weapon::own)}));
    CHECK(!fits_on(fight(), ChooseTarget{one, a1, source(Weapon::own)}));
    CHECK(!fits_on(fight(), ChooseTarget{one, h1, static_cast<Source>(200)}));
    CHECK(!fits_on(exhausted(h1), sword));
    CHECK(!fits_on(with(fight(), [](Board& table) { table.monsters[0].square = at(9, 4); }), sword));
    CHECK(!fits_on(
        with(exhausted(h2), [](Board& table) { table.heroes[h1].square = table.heroes[h2].square = at(8, 4); }),
        sword));
}
TEST_CASE("SHN-168 SHN-K23 who strikes back chooses between two weapons that reach the monster") {
    const auto armed = [](Board table) {
        for (std::size_t i = 0; i != arena::content.equipment.size(); ++i)
            if (arena::content.equipment[static_cast<Equipment>(i)].weapon)
                table.heroes[h1].equipment.insert(static_cast<Equipment>(i));
        return table;
    };
    const auto struck = armed(assault(a1, h1));
    CHECK(fits_on(struck, ChooseStrike{one, h1}));
    CHECK(!fits_on(struck, ChooseStrike{two, h1}));
    CHECK(!fits_on(struck, ChooseStrike{one, a1}));
    CHECK(!fits_on(assault(a1, h1), ChooseStrike{one, h1}));
    CHECK(!fits_on(armed(fight()), ChooseStrike{one, h1}));
    CHECK(!fits_on(armed(assault(h1, a1)), ChooseStrike{one, h1}));
    CHECK(!fits_on(with(struck, [](Board& table) { table.heroes[h1].exhausted = true; }), ChooseStrike{one, h1}));
    CHECK(!fits_on(with(struck, [](Board& table) { table.assaults.push_back(table.assaults[0]); }),
                   ChooseStrike{one, h1}));
}
TEST_CASE("SHN-168 SHN-K53 a Hero reacts to a monster's attack, at its stage and when it is asked") {
    const auto hit = with(assault(a1, h1), [](Board& table) {
        table.assaults.back().stage = Stage::would_suffer;
        table.assaults.back().asked = h1;
        table.assaults.back().damage = 2;
    });
    const React block{one, h1, Trigger::would_suffer};
    CHECK(fits_on(hit, block));
    CHECK(!fits_on(hit, React{two, h1, Trigger::would_suffer}));
    CHECK(!fits_on(hit, React{one, a1, Trigger::would_suffer}));
    CHECK(!fits_on(hit, React{one, h1, Trigger::no_trigger}));
    CHECK(!fits_on(fight(), block));
    const auto other = [&](auto&& change) { return with(hit, [&](Board& table) { change(table.assaults.back()); }); };
    CHECK(!fits_on(other([](Assault& now) { now.stage = Stage::deal; }), block));
    CHECK(!fits_on(other([](Assault& now) { now.asked = h2; }), block));
    CHECK(!fits_on(other([](Assault& now) { now.attacker = h2; }), block));
    CHECK(!fits_on(other([](Assault& now) { now.target = a1; }), block));
    CHECK(!fits_on(with(hit, [](Board& table) { table.heroes[h1].rp = 0; }), block));
}
TEST_CASE("SHN-168 luck and struggle are for exhausted Heroes on the map") {
    const auto lucky = with(exhausted(h1), [](Board& table) { table.luck[LuckFace{}] = 2; });
    CHECK(fits_on(lucky, DiscardLuck{one, h1, 1}));
    CHECK(fits_on(lucky, DiscardLuck{one, h1, 2}));
    CHECK(!fits_on(lucky, DiscardLuck{one, h1, 3}));
    CHECK(!fits_on(lucky, DiscardLuck{one, h1, 0}));
    CHECK(!fits_on(lucky, DiscardLuck{two, h1, 1}));
    CHECK(!fits_on(lucky, DiscardLuck{one, a1, 1}));
    CHECK(!fits_on(lucky, DiscardLuck{one, h2, 1}));
    CHECK(fits_on(fight(), CheatDeath{h1}));
    CHECK(!fits_on(fight(), CheatDeath{a1}));
    CHECK(!fits_on(with(fight(), [](Board& table) { table.heroes[h1].square = Square::nowhere; }), CheatDeath{h1}));
    const auto ready = with(exhausted(h1), [](Board& table) { table.heroes[h1].items[herb] = 1; });
    CHECK(fits_on(ready, Struggle{one, h1}));
    CHECK(!fits_on(ready, Struggle{two, h1}));
    CHECK(!fits_on(ready, Struggle{one, h2}));
    CHECK(!fits_on(ready, Struggle{one, a1}));
    CHECK(!fits_on(with(ready, [](Board& table) { table.heroes[h1].exhausted = false; }), Struggle{one, h1}));
    CHECK(!fits_on(with(ready, [](Board& table) { table.heroes[h1].square = Square::nowhere; }), Struggle{one, h1}));
    CHECK(!fits_on(exhausted(h1), Struggle{one, h1}));
}
TEST_CASE("SHN-168 an attack is resolved in combat, and its dice are discarded by the player who attacks") {
    CHECK(fits_on(assault(h1, a1), ResolveAttack{}));
    CHECK(!fits_on(fight(), ResolveAttack{}));
    CHECK(!fits_on(with(assault(h1, a1), [](Board& table) { table.encounter.battle = Battle::won; }), ResolveAttack{}));
    const auto rolled = [](Model attacker, Model target, std::uint8_t discards) {
        return with(assault(attacker, target), [&](Board& table) {
            table.assaults.back().dice = {Die{}, Die{}};
            table.assaults.back().discards = discards;
        });
    };
    CHECK(fits_on(rolled(h1, a1, 1), DiscardDice{one}));
    CHECK(!fits_on(rolled(h1, a1, 1), DiscardDice{two}));
    CHECK(!fits_on(rolled(h1, a1, 0), DiscardDice{one}));
    CHECK(!fits_on(rolled(h1, a1, 2), DiscardDice{one}));
    CHECK(!fits_on(rolled(a1, h1, 1), DiscardDice{one}));
    CHECK(!fits_on(fight(), DiscardDice{one}));
}
TEST_CASE("SHN-168 SHN-109 a monster is pushed by the player who attacks") {
    CHECK(fits_on(assault(h1, a1), ChoosePush{one, a1, 1}));
    CHECK(!fits_on(assault(h1, a1), ChoosePush{two, a1, 1}));
    CHECK(!fits_on(assault(h1, a1), ChoosePush{one, a1, 0}));
    CHECK(!fits_on(assault(h1, a1), ChoosePush{one, h2, 1}));
    CHECK(!fits_on(assault(a1, h1), ChoosePush{one, a1, 1}));
    CHECK(!fits_on(fight(), ChoosePush{one, a1, 1}));
}
TEST_CASE("SHN-168 campaigns and parties are chosen where the options say so") {
    const auto choosing =
        with(fight(), [](Board& table) { table.options.choose_party = true, table.campaign.open = {}; });
    CHECK(fits_on(choosing, PickHero{one, h1}));
    CHECK(!fits_on(choosing, PickHero{two, h1}));
    CHECK(!fits_on(choosing, PickHero{one, a1}));
    CHECK(!fits_on(fight(), PickHero{one, h1}));
    CHECK(fits_on(choosing, BeginCampaign{}));
    CHECK(!fits_on(with(choosing, [](Board& table) { table.options.choose_party = false; }), BeginCampaign{}));
    CHECK(!fits_on(with(choosing, [](Board& table) { table.campaign.open = {QuestCard{0}}; }), BeginCampaign{}));
    const auto campaign = with(fight(), [](Board& table) {
        table.options.scope = Scope::campaign;
        table.campaign.open = {QuestCard{0}, QuestCard{1}, QuestCard{2}};
        table.campaign.done = {QuestCard{0}};
    });
    CHECK(fits_on(campaign, ChooseQuest{one}));
    CHECK(!fits_on(campaign, ChooseQuest{two}));
    CHECK(!fits_on(with(campaign, [](Board& table) { table.campaign.done.insert(QuestCard{1}); }), ChooseQuest{one}));
    CHECK(!fits_on(with(campaign, [](Board& table) { table.options.scope = Scope::encounter; }), ChooseQuest{one}));
    CHECK(fits_on(campaign, ChooseFuture{one}) == arena::content.new_game_plus);
    CHECK(!fits_on(campaign, ChooseFuture{two}));
    CHECK(!fits_on(fight(), ChooseFuture{one}));
}
TEST_CASE("SHN-168 what is handed out is there, and the speaker of the players hands it out") {
    CHECK(fits_on(fight(), HandOutItem{one, herb}));
    CHECK(!fits_on(fight(), HandOutItem{two, herb}));
    CHECK(!fits_on(fight(), HandOutItem{one, static_cast<Item>(200)}));
    CHECK(fits_on(fight(), HandOutEquipment{one, Equipment{0}}));
    CHECK(!fits_on(fight(), HandOutEquipment{two, Equipment{0}}));
    CHECK(!fits_on(fight(), HandOutEquipment{one, static_cast<Equipment>(200)}));
    const auto supplies = static_cast<std::uint8_t>(arena::content.quests[fight().campaign.quest].preparation.size());
    CHECK(fits_on(fight(), Prepare{supplies, 0}));
    CHECK(!fits_on(fight(), Prepare{static_cast<std::uint8_t>(supplies + 1), 0}));
    CHECK(!fits_on(with(fight(), [](Board& table) { table.campaign.quest = static_cast<QuestCard>(200); }),
                   Prepare{0, 0}));
}
TEST_CASE("SHN-168 rewards, stats, recoveries and paths come after the fight") {
    CHECK(fits_on(won(), ChooseStat{one, h1}));
    CHECK(!fits_on(won(), ChooseStat{two, h1}));
    CHECK(!fits_on(won(), ChooseStat{one, a1}));
    CHECK(!fits_on(fight(), ChooseStat{one, h1}));
    CHECK(fits_on(won(), ChooseRecovery{one, h1, 1, 2}));
    CHECK(!fits_on(won(), ChooseRecovery{two, h1, 1, 2}));
    CHECK(!fits_on(won(), ChooseRecovery{one, a1, 1, 2}));
    CHECK(!fits_on(fight(), ChooseRecovery{one, h1, 1, 2}));
    CHECK(fits_on(won(), ChoosePath{one, encounter(field), encounter(tower)}));
    CHECK(!fits_on(won(), ChoosePath{two, encounter(field), encounter(tower)}));
    CHECK(!fits_on(won(), ChoosePath{one, encounter(field), encounter(field)}));
    CHECK(!fits_on(won(), ChoosePath{one, encounter(200), encounter(field)}));
    CHECK(!fits_on(won(), ChoosePath{one, encounter(field), encounter(200)}));
    CHECK(!fits_on(fight(), ChoosePath{one, encounter(field), encounter(tower)}));
    CHECK(fits_on(won(), Conclude{2}));
    CHECK(!fits_on(won(), Conclude{3}));
    CHECK(!fits_on(fight(), Conclude{2}));
}
TEST_CASE("SHN-168 SHN-K102 an event is resolved line by line once its card is drawn") {
    // An event with a choice, and where the choice stands.
    EventCard card{};
    std::uint8_t line = 0;
    for (std::uint8_t i = 0; i != arena::content.events.size(); ++i)
        for (std::uint8_t n = 0; n != arena::content.events[EventCard{i}].lines.size(); ++n)
            if (arena::content.events[EventCard{i}].lines[n].kind == LineKind::choose) card = EventCard{i}, line = n;
    const auto lines = static_cast<std::uint8_t>(arena::content.events[card].lines.size());
    const auto drawn = with(fight(), [&](Board& table) { table.encounter.event_deck.erase(card); });
    CHECK(fits_on(drawn, ResolveEvent{card, lines}));
    CHECK(!fits_on(drawn, ResolveEvent{card, static_cast<std::uint8_t>(lines + 1)}));
    CHECK(!fits_on(drawn, ResolveEvent{static_cast<EventCard>(200), 0}));
    CHECK(!fits_on(with(drawn, [&](Board& table) { table.encounter.event_deck.insert(card); }), ResolveEvent{card, 0}));
    CHECK(fits_on(drawn, ChooseEventLine{one, card, line}));
    CHECK(!fits_on(drawn, ChooseEventLine{two, card, line}));
    CHECK(!fits_on(drawn, ChooseEventLine{one, static_cast<EventCard>(200), line}));
    CHECK(!fits_on(drawn, ChooseEventLine{one, card, static_cast<std::uint8_t>(line + 1)}));
    CHECK(!fits_on(drawn, ChooseEventLine{one, card, lines}));
}
TEST_CASE("SHN-168 SHN-D24 a monster follows a card there is, and ties are broken by players by a house rule") {
    const auto acting = with(position(field, galahad, {.ties = Ties::players})
                                 .hero(h1, at(6, 4))
                                 .hero(h2, at(8, 4))
                                 .monster(a1, at(7, 4))
                                 .table(),
                             [](Board& table) {
                                 table.acting.monster = a1;
                                 table.acting.card = AiCard{0};
                             });
    const auto commands = static_cast<std::uint8_t>(arena::content.ai_cards[AiCard{0}].commands.size());
    CHECK(fits_on(with(acting, [&](Board& table) { table.acting.command = commands; }), FollowCard{}));
    CHECK(!fits_on(with(acting, [&](Board& table) { table.acting.command = static_cast<std::uint8_t>(commands + 1); }),
                   FollowCard{}));
    CHECK(!fits_on(with(acting, [](Board& table) { table.acting.monster = h1; }), FollowCard{}));
    CHECK(!fits_on(with(acting, [](Board& table) { table.acting.card = static_cast<AiCard>(200); }), FollowCard{}));
    CHECK(!fits_on(with(acting, [](Board& table) { table.acting.card = ai("Far Cry"); }), FollowCard{}));
    CHECK(fits_on(with(acting, [](Board& table) { table.acting.monster = b1; }), FollowCard{}));
    const auto rushing = with(acting, [](Board& table) { table.acting.card = ai("Rush"); });
    CHECK(fits_on(rushing, FollowCard{}));
    CHECK(!fits_on(with(rushing, [](Board& table) { table.acting.monster = boss; }), FollowCard{}));
    CHECK(fits_on(with(acting, [](Board& table) { table.monsters.clear(); }), FollowCard{}));
    CHECK(fits_on(with(acting, [](Board& table) { table.acting.target = h4; }), FollowCard{}));
    CHECK(!fits_on(with(acting, [](Board& table) { table.acting.target = a1; }), FollowCard{}));
    CHECK(!fits_on(with(acting, [](Board& table) { table.acting.target = Model::object; }), FollowCard{}));
    CHECK(fits_on(with(acting, [](Board& table) { table.acting.command = 1, table.acting.times = 1; }), FollowCard{}));
    CHECK(!fits_on(with(acting, [](Board& table) { table.acting.command = 1, table.acting.times = 2; }), FollowCard{}));
    CHECK(!fits_on(with(acting, [](Board& table) { table.acting.command = 2, table.acting.times = 1; }), FollowCard{}));
    CHECK(fits_on(acting, BreakTie{one, {h1, h2}}));
    CHECK(!fits_on(acting, BreakTie{two, {h1, h2}}));
    CHECK(!fits_on(acting, BreakTie{one, {h1}}));
    CHECK(!fits_on(acting, BreakTie{one, {h1, a1}}));
    CHECK(!fits_on(with(acting, [](Board& table) { table.heroes[h2].square = Square::nowhere; }),
                   BreakTie{one, {h1, h2}}));
    CHECK(!fits_on(with(acting, [](Board& table) { table.acting.monster = h1; }), BreakTie{one, {h1, h2}}));
    CHECK(!fits_on(with(acting, [](Board& table) { table.rules.knobs.ties = Ties{}; }), BreakTie{one, {h1, h2}}));
}
TEST_CASE("SHN-168 SHN-R53 an Event hurts Heroes and moves monsters that are there") {
    CHECK(fits_on(fight(), Hurt{{h1, h2}, 1}));
    CHECK(!fits_on(fight(), Hurt{{a1}, 1}));
    CHECK(!fits_on(with(fight(), [](Board& table) { table.heroes[h1].square = Square::nowhere; }), Hurt{{h1}, 1}));
    CHECK(fits_on(fight(), Advance{{a1}, {h1}, 2}));
    CHECK(!fits_on(fight(), Advance{{a2}, {h1}, 2}));
    CHECK(!fits_on(fight(), Advance{{h1}, {h1}, 2}));
    CHECK(!fits_on(fight(), Advance{{a1}, {a1}, 2}));
    CHECK(!fits_on(fight(), Advance{{a1}, {Model::object}, 2}));
    const auto tied = with(fight(), [](Board& table) { table.rules.knobs.ties = Ties::players; });
    CHECK(!fits_on(tied, BreakTie{one, {h1, h2}}));
    CHECK(fits_on(with(tied,
                       [](Board& table) {
                           table.steps = {Step{FollowTrack{}}, Step{ResolveEvent{}}};
                       }),
                  BreakTie{one, {h1, h2}}));
}
TEST_CASE("SHN-168 SHN-R03 the next of a slot is one of all that wait on it") {
    const auto slot = with(position(field, galahad, {.players_order_slots = true})
                               .monster(a1, at(7, 4))
                               .monster(b1, at(8, 4))
                               .monster(a2, at(9, 4))
                               .table(),
                           [](Board& table) { table.initiative.slot = 1; });
    CHECK(fits_on(slot, BreakTie{one, {a1, b1}}));
    CHECK(!fits_on(slot, BreakTie{two, {a1, b1}}));
    CHECK(!fits_on(slot, BreakTie{one, {a1, a2}}));
    CHECK(!fits_on(with(slot, [](Board& table) { table.initiative.acted.insert(b1); }), BreakTie{one, {a1, b1}}));
    CHECK(!fits_on(with(slot, [](Board& table) { table.initiative.slot = 0; }), BreakTie{one, {a1, b1}}));
    CHECK(!fits_on(with(slot, [](Board& table) { table.initiative.slot = 8; }), BreakTie{one, {a1, b1}}));
    CHECK(!fits_on(with(slot, [](Board& table) { table.rules.knobs.players_order_slots = false; }),
                   BreakTie{one, {a1, b1}}));
}
TEST_CASE("SHN-168 SHN-R90 a roll is still to come only for a Hero on the map, by that house rule") {
    const auto early = with(exhausted(h1), [](Board& table) { table.rules.knobs.items_before_luck = true; });
    CHECK(fits_on(early, RollLuck{h1}));
    CHECK(!fits_on(early, RollLuck{a1}));
    CHECK(!fits_on(exhausted(h1), RollLuck{h1}));
    CHECK(!fits_on(with(early, [](Board& table) { table.heroes[h1].square = Square::nowhere; }), RollLuck{h1}));
}
TEST_CASE("SHN-168 set-up comes before the combat") {
    const auto lines = static_cast<std::uint8_t>(arena::content.encounters[encounter(field)].set_up.size());
    CHECK(fits_on(before_combat(), SetUp{lines}));
    CHECK(!fits_on(before_combat(), SetUp{static_cast<std::uint8_t>(lines + 1)}));
    CHECK(!fits_on(fight(), SetUp{0}));
    CHECK(fits_on(before_combat(), ChooseOrder{one, h3}));
    CHECK(!fits_on(before_combat(), ChooseOrder{one, h4}));
    CHECK(!fits_on(before_combat(), ChooseOrder{two, h3}));
    CHECK(!fits_on(fight(), ChooseOrder{one, h3}));
    CHECK(!fits_on(with(before_combat(), [](Board& table) { table.encounter.battle = Battle::lost; }),
                   ChooseOrder{one, h3}));
    CHECK(fits_on(before_combat(), BeginCombat{}));
    CHECK(!fits_on(fight(), BeginCombat{}));
    CHECK(!fits_on(with(before_combat(), [](Board& table) { table.encounter.battle = Battle::lost; }), BeginCombat{}));
    CHECK(fits_on(fight(), FollowTrack{}));
    CHECK(!fits_on(before_combat(), FollowTrack{}));
    CHECK(!fits_on(won(), FollowTrack{}));
    const auto placing = with(before_combat(), [](Board& table) {
        table.rules.knobs.free_placement = true;
        for (auto& hero : table.heroes) hero.square = Square::nowhere;
    });
    CHECK(fits_on(placing, PlaceHero{one, h1}));
    CHECK(!fits_on(placing, PlaceHero{two, h1}));
    CHECK(!fits_on(placing, PlaceHero{one, a1}));
    CHECK(!fits_on(with(placing, [](Board& table) { table.heroes[h1].square = at(6, 4); }), PlaceHero{one, h1}));
    CHECK(!fits_on(with(placing, [](Board& table) { table.encounter.in_combat = true; }), PlaceHero{one, h1}));
    CHECK(!fits_on(with(placing, [](Board& table) { table.rules.knobs.free_placement = false; }), PlaceHero{one, h1}));
}
TEST_CASE("SHN-168 a power is resolved for a Hero who has it") {
    CHECK(fits_on(fight(), ResolvePower{h1, source(herb), h1, Square::nowhere, 1}));
    CHECK(!fits_on(fight(), ResolvePower{h1, source(herb), h1, Square::nowhere, 9}));
    CHECK(!fits_on(fight(), ResolvePower{a1, source(herb), h1, Square::nowhere, 0}));
    CHECK(!fits_on(fight(), ResolvePower{h1, static_cast<Source>(200), h1, Square::nowhere, 0}));
    CHECK(!fits_on(fight(), ResolvePower{h1, source(herb), static_cast<Model>(200), Square::nowhere, 0}));
}
