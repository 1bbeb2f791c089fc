#include "support.hpp"

#include <array>
#include <span>

#include <heroes/core/codec.hpp>
#include <laws.hpp>

using namespace hero_master_test;

// A game with cards of its own: another race, another class, other monsters, other counts, and effects that the
// standard game has no card for.
namespace homebrew {

namespace kind = heroes::hero_master;

// Two weapons and an armour by their rows; none where there is no row.
constexpr int no_row = -1;
constexpr Equipment brings(int first, int second, int armour) {
    const auto card = [](int row) {
        return row == no_row ? std::optional<EquipmentCard>{}
                             : std::optional<EquipmentCard>{static_cast<EquipmentCard>(row)};
    };
    return {{card(first), card(second), card(armour)}};
}

inline constexpr std::array<Printed<HeroType>, 3> races{{
    {"Ogre",
     {Discipline::strength,
      {ap(strength(DamageType::regular, 1)), ap(hit(1))},
      brings(no_row, no_row, 4)}},  // brings armour
    {"Sprite", {Discipline::magic, {p1(draw(2))}}},
    {"Lizard", {Discipline::no_discipline, {ap(skip_monster_die()), t5(hand_size(1))}}},
}};
inline constexpr std::array<Printed<HeroType>, 3> classes{{
    {"Bard", {Discipline::faith, {p1(refresh(Sort::weapon, 1)), p1(heal(1))}, brings(0, 1, 5)}},
    {"Smith", {Discipline::cunning, {ap(convert(DamageType::fire, {DamageType::ice}))}, brings(2, 3, no_row)}},
    {"Monk", {Discipline::no_discipline, {p1(recall_attack())}, brings(no_row, no_row, 5)}},  // bare hands
}};
inline constexpr std::array<Printed<GearType>, 6> gears{{
    {"Lute", kind::weapon({1, 0, 0, 1}, 0, {t7(kind::draw(1))})},
    {"Drum", kind::weapon({2, 0, 0, 0}, 1, {t3(take_token())})},
    {"Tongs", kind::weapon({0, 2, 0, 0}, 0, {t2(loot(1))})},
    {"Bellows", kind::weapon({0, 1, 1, 0})},
    {"Hide", kind::armour_of(9, {t6(kind::discard(1)), t7(heal(1))})},
    {"Robe", kind::armour_of(6, {t5(kind::armour(1)).if_foe(brute)})},
}};
constexpr RaceCard ogre{0}, sprite{1}, lizard{2};
constexpr ClassCard bard{0}, smith{1}, monk{2};
inline constexpr std::array<Printed<ActionType>, 24> actions{{
    {"Stomp", attack({4, 0, 0, 0}, 0, 0, {t4(kind::wound(1)).on(Whom::present)}).of(ogre)},
    {"Roar", attack({2, 0, 0, 2}, 1, 0, {t1(gain(1)), t6(kind::heal(1))}).of(ogre)},
    {"Sit On", bungle({1, 1, 1, 1}, 4, {t5(kind::hit(-2)), t7(kind::lose(1)).on(Whom::attacker)}).of(ogre)},
    {"Glitter", attack({0, 0, 3, 0}, 0, 1, {t3(kind::wound(1))}).of(sprite)},
    {"Buzz", attack({1, 1, 1, 1}, 2).of(sprite)},
    {"Pollen",
     bungle({0, 0, 0, 0}, 12, {t2(kind::discard_random(1)).on(Whom::attacker), t2(steal_treasure()).on(Whom::attacker)})
         .of(sprite)},
    {"Tail Whip", attack({3, 0, 0, 0}, 0, 0, {while_laid(displace()).optional()}).of(lizard)},
    {"Bask", attack({0, 2, 0, 0}, 0, 2, {t7(take_treasure(1))}).of(lizard)},
    {"Hiss", bungle({2, 0, 0, 0}, 6, {t6(ignore_attack()).optional()}).of(lizard)},
    {"Solo", attack({2, 0, 0, 1}, 0, 0, {while_laid(return_to_hand()).optional(), t4(place_token())}).of(bard)},
    {"Encore", attack({1, 0, 0, 3}, 0, 0, {t5(strength(each, 1)).if_leader()}).of(bard)},
    {"Finale", attack({5, 0, 0, 0}, -1, 0, {while_laid(last_attack())}).of(bard)},
    {"Heckle", bungle({0, 0, 0, 2}, 7, {t4(pass_token())}).of(bard)},
    {"Anvil", attack({4, 0, 0, 0}, 0, 0, {t4(swap_monster()), t5(no_weapons())}).of(smith)},
    {"Sparks", attack({0, 3, 0, 0}, 0, 0, {t2(kind::wound(2)).on(Whom::other)}).of(smith)},
    {"Quench", attack({0, 0, 3, 0}, 0, 0, {t4(replace_monster())}).of(smith)},
    {"Soot", bungle({0, 2, 0, 0}, 5, {t4(exhaust(Sort::hero, 1)).on(Whom::attacker)}).of(smith)},
    {"Palm", attack({3, 0, 0, 0}, 1).of(monk)},
    {"Kick", attack({3, 0, 0, 1}, 0, 0, {t7(kind::wound(1))}).of(monk)},
    {"Breathe", attack({0, 0, 0, 2}, 0, 3, {t3(heal(2)).optional()}).of(monk)},
    {"Koan", bungle({0, 0, 0, 0}, 9, {t4(lurk(2)).optional()}).of(monk)},
    {"Firework", attack({0, 6, 0, 0}).owned(Owner::treasure)},
    {"Strike!", attack({2, 2, 2, 2}).owned(Owner::protest)},
    {"Walk-Out", bungle({1, 1, 1, 1}, 8, {t4(drop_attack()).optional()}).owned(Owner::protest)},
}};
inline constexpr std::array<Printed<MonsterCardType>, 6> monsters{{
    {"Rat", kind::monster({beast}, 8, {2, 2, 2, 2}, 1, 1, 1, {t5(ambusher())})},
    {"Mimic", kind::monster({brute}, 10, {5, 0, 4, 3}, 2, 3, 2, {t6(kind::lose(2))})},  // no printed Fire defence
    {"Toad", kind::monster({beast, fiend}, 9, {4, 3, 4, 3}, 2, 2, 1, {t6(kind::maul(2)), t5(kind::ferocity(1))})},
    {"Knight", kind::monster({undead}, 12, {6, 5, 5, 4}, 3, 4, 1, {t6(exhaust(Sort::weapon, 2))})},
    {"Bat", kind::monster({beast}, 11, {3, 3, 3, 3}, 1, 1, 0, {t5(ambusher()), t6(kind::discard(2))})},
    {"Queen", kind::monster({dragon}, 12, {8, 8, 8, 8}, 4, 8, 2).of(Category::legendary)},
}};
inline constexpr std::array<Printed<LocationType>, 5> locations{{
    {"Hall", location(2, 1, 9, {lp(kind::draw(1)), lt(kind::threshold(2))}).warning_of(5).last()},
    {"Ditch", location(2, 1, 6, {ll(kind::search(2)), lp(kind::wound(2))})},
    {"Market", location(1, 2, 5, {lp(kind::sell(2)).optional(), lp(kind::discard(1))})},
    {"Tower", location(3, 1, 7, {ll(kind::refresh(Sort::hero, 1)), lt(kind::hit(2)).if_is(Discipline::magic)})},
    {"Bridge", location(2, 0, 4, {ll(take_token()), lp(kind::exhaust(Sort::weapon, 1))})},
}};
inline constexpr std::array<Printed<TreasureType>, 4> treasures{{
    {"Club", treasure_of(kind::weapon({4, 0, 0, 0}, 0, {t6(kind::refresh(Sort::weapon, 1))}))},
    {"Mail", treasure_of(kind::armour_of(11, {t6(heal(1)), t6(ignore_attack()).optional()}))},
    {"Cape", treasure_of(kind::armour_of(9, {t6(ignore_attack()).optional().exhausting(), t2(gain(1))}))},
    {"Firework", treasure_of(ActionCard{21})},
}};
inline constexpr std::array<Printed<FailType>, 5> fails{{
    {"Ouch", FailType{{cf(kind::wound(1)).on(Whom::present)}}},
    {"Oops", FailType{{cf(destroy_treasure()), cf(kind::discard(1))}}},
    {"Wow", FailType{{cf(ignore_attack()), cf(take_treasure(2))}}},
    {"Hm", FailType{{cf(kind::draw(1)).optional(), cf(pass_token())}}},
    {"Look Out", FailType{{cf(kind::wound(3)).on(Whom::other), cf(kind::lurk(1))}}},
}};

inline constexpr Content content = complete({
    .races = races,
    .classes = classes,
    .actions = actions,
    .equipment = gears,
    .monsters = monsters,
    .locations = locations,
    .treasures = treasures,
    .fails = fails,
});

struct Rules : RuntimeRules {
    using RuntimeRules::RuntimeRules;
    static constexpr std::string_view name = "homebrew";
    static constexpr const Content& content = homebrew::content;

    bool operator==(const Rules&) const = default;
};
// The same with one class more than there are races.
constexpr Draft with_clerk() {
    Draft cards = draft_of(content);
    (void)add_class(cards, "Clerk", HeroType{});
    return cards;
}
struct Crowded : RuntimeRules {
    using RuntimeRules::RuntimeRules;
    static constexpr std::string_view name = "crowded";
    static constexpr Content content = complete(with_clerk());

    bool operator==(const Crowded&) const = default;
};
// Five Locations make a shorter deck.
inline constexpr Knobs short_deck{.top_locations = 2, .locations_with_den = 2};

}  // namespace homebrew

TEST_CASE("HMA-R04 HMA-R05 HMA-R71 the laws hold in a game with cards of its own") {
    for (std::uint8_t players = 2; players <= 3; ++players) {
        const auto found = laws::check<Table<homebrew::Rules>>({.options = {.players = players},
                                                                .rules = homebrew::Rules{homebrew::short_deck},
                                                                .games = 400,
                                                                .close = 2,
                                                                .odds = 1});
        CHECK(found.longest_list <= 64);
    }
}
TEST_CASE("HMA-034 HMA-039 four players or a longer Location deck are too many for it") {
    CHECK(judge(Options{.players = 4}, homebrew::Rules{homebrew::short_deck}).clause() == "HMA-034");
    CHECK(judge(Options{.players = 4}, homebrew::Crowded{homebrew::short_deck}).clause() == "HMA-034");
    CHECK(judge(Options{.players = 3}, homebrew::Crowded{homebrew::short_deck}));
    CHECK(judge(Options{}, homebrew::Rules{}).clause() == "HMA-039");
    CHECK(judge(Options{}, homebrew::Rules{{.top_locations = 3, .locations_with_den = 2}}).clause() == "HMA-039");
}
TEST_CASE("HMA-R05 a race can bring armour where the class brings none, and bare hands are empty") {
    const auto table = Position{Options{}, homebrew::Rules{homebrew::short_deck}}
                           .hero(one, homebrew::ogre, homebrew::smith)
                           .hero(two, homebrew::sprite, homebrew::monk)
                           .lurking({MonsterCard{1}})
                           .table();
    CHECK(gear(table, one, ItemSlot::armour)->armour == 9);
    CHECK(gear(table, two, ItemSlot::armour)->armour == 6);
    CHECK(gear(table, two, ItemSlot::first_weapon) == nullptr);
    CHECK(original<homebrew::Rules>(table.heroes[one], ItemSlot::armour) == EquipmentCard{4});
    CHECK(original<homebrew::Rules>(table.heroes[one], ItemSlot::first_weapon) == EquipmentCard{2});
    CHECK(original<homebrew::Rules>(table.heroes[two], ItemSlot::first_weapon) == std::nullopt);
}
TEST_CASE("HMA-K08 a power can convert another type than Regular") {
    const auto table = Position{Options{}, homebrew::Rules{homebrew::short_deck}}
                           .hero(one, homebrew::ogre, homebrew::smith)
                           .hero(two, homebrew::sprite, homebrew::monk)
                           .attack(one, ActionCard{15})
                           .encounter(MonsterCard{1})
                           .turn(one)
                           .table();
    const auto tongs =
        tally(table, one, slot(1), {first_weapon | class_card, Permanent::first_weapon, DamageType::ice});
    CHECK(tongs.strengths == Strengths{{0, 0, 5, 0}});  // Quench has 3, the Tongs 2
}
TEST_CASE("HMA-R17 a hand-size bonus can stand on a Hero card") {
    const auto table = Position{Options{}, homebrew::Rules{homebrew::short_deck}}
                           .hero(one, homebrew::lizard, homebrew::monk)
                           .lurking({MonsterCard{1}})
                           .table();
    CHECK(hand_size(table, one) == 7);
}
TEST_CASE("HMA-R66 a defence that is not printed cannot be overcome, by a house rule by any strength, but not by none") {
    const auto sufficient = [](bool zero, ActionCard card) {
        Knobs knobs = homebrew::short_deck;
        knobs.unprinted_defence_is_zero = zero;
        auto state = Position{Options{}, homebrew::Rules{knobs}}
                         .hero(one, homebrew::lizard, homebrew::monk)
                         .attack(one, card)
                         .encounter(MonsterCard{1})
                         .turn(one)
                         .with(ScriptedDice{15, 1});
        return told<AttackResolved>(state).sufficient;
    };
    constexpr ActionCard bask{7}, kick{18};
    CHECK(sufficient(false, bask).empty());  // Fire 2 against a Mimic
    CHECK(sufficient(true, bask) == DamageTypes{DamageType::fire});
    CHECK(sufficient(true, kick).empty());  // no Fire at all
}
TEST_CASE("HMA-W05 HMA-R57 an effect on everybody present works in phase one, too") {
    auto state = Position{Options{}, homebrew::Rules{homebrew::short_deck}}
                     .hero(one, homebrew::ogre, homebrew::smith)
                     .hero(two, homebrew::sprite, homebrew::monk)
                     .attack(one, ActionCard{13})
                     .hand(one, {ActionCard{0}})
                     .attack(two, ActionCard{17})
                     .health(two, 1)
                     .encounter(MonsterCard{1})
                     .turn(one)
                     .with(ScriptedDice{});
    state = after(state, LayAttack{ActionCard{0}});
    CHECK(state.table.heroes[one].health == 9);
    CHECK(state.table.heroes[two].part == Part::defeated);
    CHECK(state.table.loot == 3);
}
TEST_CASE("HMA-R99 T3 can move the token; the strength is fixed before, by a house rule read again after") {
    const auto strength = [](bool live) {
        Knobs knobs = homebrew::short_deck;
        knobs.leader_read_live = live;
        // The drum makes its player leader before the dice; Encore is stronger for a leader.
        auto state = Position{Options{}, homebrew::Rules{knobs}}
                         .hero(one, homebrew::lizard, homebrew::bard)
                         .hero(two, homebrew::sprite, homebrew::monk)
                         .leader(two)
                         .attack(one, ActionCard{10})
                         .encounter(MonsterCard{3})
                         .turn(one)
                         .with(ScriptedDice{15, 1});
        return told<AttackResolved>(state, second_weapon).strengths;
    };
    CHECK(strength(false) == Strengths{{3, 0, 0, 3}});
    CHECK(strength(true) == Strengths{{4, 0, 0, 4}});
}
TEST_CASE("HMA-R58 a hero who falls by T3 is out before the dice") {
    auto state = Position{Options{}, homebrew::Rules{homebrew::short_deck}}
                     .hero(one, homebrew::sprite, homebrew::smith)
                     .hero(two, homebrew::ogre, homebrew::monk)
                     .attack(one, ActionCard{3})
                     .health(one, 1)
                     .encounter(MonsterCard{3})
                     .turn(one)
                     .with(ScriptedDice{});
    state = resolve(state);
    CHECK(state.chance.verdict());
    CHECK(state.table.heroes[one].health == 5);
}
TEST_CASE("HMA-K38 HMA-R102 a bungle's owner may let the monster's hit be ignored") {
    auto state = Position{Options{}, homebrew::Rules{homebrew::short_deck}}
                     .hero(one, homebrew::sprite, homebrew::smith)
                     .hero(two, homebrew::lizard, homebrew::monk)
                     .attack(one, ActionCard{4})
                     .bungle(one, two, ActionCard{8})
                     .attack(two, ActionCard{17})
                     .encounter(MonsterCard{3})
                     .turn(one)
                     .with(ScriptedDice{8, 19});
    state = resolve(state);
    CHECK(decider(state.table) == two);
    CHECK(after(state, Accept{}).table.heroes[one].health == 10);
    CHECK(after(state, Refuse{}).table.heroes[one].health < 10);
}
TEST_CASE("HMA-116 HMA-159 HMA-R82 who falls by T7 takes reward and token, pays after that, and is not hit any more") {
    const auto fought = [](int health) {
        return Position{Options{}, homebrew::Rules{homebrew::short_deck}}
            .hero(one, homebrew::lizard, homebrew::monk)
            .hero(two, homebrew::sprite, homebrew::smith)
            .attack(one, ActionCard{18})
            .health(one, health)
            .gold(one, 0)
            .encounter(MonsterCard{0})
            .lurking({MonsterCard{1}})
            .loot(5)
            .treasure_pile({TreasureCard{0}})
            .leader(two)
            .turn(one)
            .with(ScriptedDice{15, 19});
    };
    CHECK(only<MonsterAttacked>(events_of(resolve(fought(2)), Stash{})).size() == 1);
    const auto rewarded = resolve(fought(1));
    REQUIRE(waits_for(rewarded.table, PlaceTreasure{one, TreasureCard{0}}));
    CHECK(rewarded.table.heroes[one].gold == 1);
    CHECK(audit(rewarded.table));
    const auto fallen = events_of(rewarded, Stash{});
    CHECK(has_event(fallen, HeroDefeated{one, WoundCause::effect}));
    CHECK(has_event(fallen, GoldMoved{one, Gold::stash, Gold::loot_pile, 1, nobody}));
    CHECK(only<TokenMoved>(fallen) ==
          std::vector<TokenMoved>{{two, one, TokenCause::victory}, {one, two, TokenCause::defeated}});
    CHECK(has_event(fallen, EncounterEnded{EncounterEnd::monster_defeated, one}));
    CHECK(only<MonsterAttacked>(fallen).empty());
}
TEST_CASE("HMA-R58 HMA-159 who falls by T7 is not hit either where the hit comes before the reward") {
    Knobs knobs = homebrew::short_deck;
    knobs.monster_hits_before_reward = true;
    const auto state = resolve(Position{Options{}, homebrew::Rules{knobs}}
                                   .hero(one, homebrew::lizard, homebrew::monk)
                                   .hero(two, homebrew::sprite, homebrew::smith)
                                   .attack(one, ActionCard{18})
                                   .health(one, 1)
                                   .encounter(MonsterCard{0})
                                   .lurking({MonsterCard{1}})
                                   .treasure_pile({TreasureCard{0}})
                                   .turn(one)
                                   .with(ScriptedDice{15, 19}));
    CHECK(state.table.heroes[one].health == 0);
    const auto events = events_of(state, Stash{});
    CHECK(has_event(events, HeroDefeated{one, WoundCause::effect}));
    CHECK(has_event(events, HeroReturned{one, 5}));
}
TEST_CASE("HMA-K19 who must discard two cards chooses both, one after the other") {
    auto state = Position{Options{}, homebrew::Rules{homebrew::short_deck}}
                     .hero(one, homebrew::sprite, homebrew::monk)
                     .hero(two, homebrew::ogre, homebrew::smith)
                     .attack(one, ActionCard{17})
                     .hand(one, {ActionCard{3}, ActionCard{4}, ActionCard{18}, ActionCard{19}})
                     .encounter(MonsterCard{4})
                     .turn(one)
                     .with(ScriptedDice{8, 20});
    state = resolve(state);
    CHECK(waits_for(state.table, DiscardCards{one, 2}));
    state = after(state, DiscardCard{ActionCard{3}});
    CHECK(waits_for(state.table, DiscardCards{one, 1}));
    state = after(state, DiscardCard{ActionCard{4}});
    CHECK(!waits_for_a<DiscardCards>(state.table));
    CHECK(state.table.heroes[one].hand == ActionCards{ActionCard{18}, ActionCard{19}});
}
TEST_CASE("HMA-R102 several cards that can ignore a hit are asked one after the other, until one has done it") {
    auto state = Position{Options{}, homebrew::Rules{homebrew::short_deck}}
                     .hero(one, homebrew::sprite, homebrew::smith)
                     .hero(two, homebrew::lizard, homebrew::monk)
                     .equip(one, ItemSlot::armour, TreasureCard{1})
                     .attack(one, ActionCard{4})
                     .bungle(one, two, ActionCard{8})
                     .attack(two, ActionCard{17})
                     .encounter(MonsterCard{3})
                     .turn(one)
                     .with(ScriptedDice{8, 19});
    state = resolve(state);
    CHECK(waits_for(state.table, ChooseEffect{two, one, {Source::bungle, 0, {}}}));
    const auto ignored = after(state, Accept{});
    CHECK(!waits_for_a<ChooseEffect>(ignored.table));
    CHECK(ignored.table.heroes[one].health == 10);
    CHECK(waits_for(after(state, Refuse{}).table, ChooseEffect{one, one, {Source::armour, 1, {}}}));
    CHECK(after(state, Refuse{}, Accept{}).table.heroes[one].health == 10);
    CHECK(after(state, Refuse{}, Refuse{}).table.heroes[one].health == 10 - 3 + 1);  // the Mail heals
}
TEST_CASE("HMA-R102 of a card that does more when the monster hits, only what ignores the hit is asked for first") {
    auto state = Position{Options{}, homebrew::Rules{homebrew::short_deck}}
                     .hero(one, homebrew::ogre, homebrew::smith)
                     .hero(two, homebrew::sprite, homebrew::monk)
                     .equip(one, ItemSlot::armour, TreasureCard{1})
                     .attack(one, ActionCard{14})
                     .health(one, 5)
                     .encounter(MonsterCard{3})
                     .turn(one)
                     .with(ScriptedDice{8, 20});
    state = resolve(state);
    CHECK(waits_for(state.table, ChooseEffect{one, one, {Source::armour, 1, {}}}));
    CHECK(after(state, Accept{}).table.heroes[one].health == 5);
}
TEST_CASE("HMA-K30 HMA-R54 treasure that must be stolen: the only one at once, one of several by choice, without refusal") {
    const auto failed = [](auto position) {
        return resolve(position.hero(one, homebrew::ogre, homebrew::smith)
                           .hero(two, homebrew::sprite, homebrew::monk)
                           .attack(one, ActionCard{15})
                           .bungle(one, two, ActionCard{5})
                           .attack(two, ActionCard{17})
                           .encounter(MonsterCard{1})
                           .fail_deck({FailCard{0}})
                           .turn(one)
                           .with(ScriptedDice{12, 1, 1}));
    };
    const Position<homebrew::Rules> armoured =
        Position{Options{}, homebrew::Rules{homebrew::short_deck}}.equip(one, ItemSlot::armour, TreasureCard{1});
    CHECK(waits_for(failed(armoured).table, PlaceTreasure{two, TreasureCard{1}}));
    const auto armed = failed(Position<homebrew::Rules>{armoured}.equip(one, ItemSlot::first_weapon, TreasureCard{0}));
    CHECK(waits_for(armed.table, ChooseStolen{two, one, false}));
    CHECK(actions_of(armed.table) ==
          std::vector<Action>{ChooseItem{ItemSlot::first_weapon}, ChooseItem{ItemSlot::armour}});
    CHECK(waits_for(after(armed, ChooseItem{ItemSlot::first_weapon}).table, PlaceTreasure{two, TreasureCard{0}}));
}
TEST_CASE("HMA-R04 states of other content are refused when they are read") {
    const auto bytes = encode(new_game(Options{}, Pcg32{1}));
    using Other = hero_master::State<homebrew::Rules>;
    CHECK(!decode<Other>(std::span{bytes.begin(), bytes.end()}));
}

// The standard game with effects next to each other that no card of it has.
namespace twisted {

constexpr Draft cards() {
    Draft cards = draft_of(standard_content);
    cards.monsters.types[monster("Orc Warrior")].effects = {t6(maul(3)), t6(discard(1))};
    cards.fails.types[fail("Triggered Trap")].effects = {cf(wound(3)), cf(draw(1))};
    cards.actions.types[action("Bellow")].effects = {t5(threshold(2))};
    cards.locations.types[location("Webbed Cellar")].effects = {lt(ferocity(1)).if_is(Discipline::magic)};
    return cards;
}
struct Rules : StandardRules {
    static constexpr std::string_view name = "twisted";
    static constexpr Content content = complete(cards());

    bool operator==(const Rules&) const = default;
};

}  // namespace twisted

TEST_CASE("HMA-159 who falls by the first effect of a monster's hit has not to suffer the second") {
    const auto hand = [](int health) {
        const auto state = resolve(fight(action("Bellow"), monster("Orc Warrior"), twisted::Rules{})
                                       .health(one, health)
                                       .hand(one, {action("Huh?!")})
                                       .with(ScriptedDice{4, 15, 15, 1}));
        return state.table.heroes[one].hand.size();
    };
    CHECK(hand(3) == 1);
    CHECK(hand(4) == 0);
}
TEST_CASE("HMA-159 who falls by the first effect of a Critical Fail card has nothing of the second") {
    const auto hand = [](int health) {
        const auto state = resolve(fight(action("Bellow"), monster("Orc Warrior"), twisted::Rules{})
                                       .health(one, health)
                                       .fail_deck({fail("Triggered Trap")})
                                       .with(ScriptedDice{1, 1, 1, 1}));
        return state.table.heroes[one].hand.size();
    };
    CHECK(hand(3) == 0);
    CHECK(hand(4) == 1);
}
TEST_CASE("HMA-K06 what adds to a threshold adds to that of a bungle, too, wherever it stands") {
    const auto threshold = [](bool bungled) {
        auto position = Position{Options{}, twisted::Rules{}}
                            .attack(one, action("Bellow"))
                            .attack(two, action("Brave"))
                            .encounter(monster("Giant"));
        if (bungled)
            position = Position{Options{}, twisted::Rules{}}
                           .attack(one, action("Bellow"))
                           .bungle(one, two, action("Underfoot"))
                           .attack(two, action("Brave"))
                           .encounter(monster("Giant"));
        return tally(position.turn(one).table(), one, slot(1)).threshold;
    };
    CHECK(threshold(false) == 1 + 2);
    CHECK(threshold(true) == 5 + 2);
}
TEST_CASE("HMA-K05 a Location adds to the Ambusher's Ferocity only on its condition") {
    const auto health = [](RaceCard race) {
        return resolve(fight(action("Bellow"), monster("Giant"), twisted::Rules{})
                           .hero(one, race, barbarian)
                           .hero(two, halfling, wizard)
                           .location(location("Webbed Cellar"))
                           .ambusher(monster("Gigantic Spider"))
                           .with(ScriptedDice{4, 15, 12}))
            .table.heroes[one]
            .health;
    };
    CHECK(health(dwarf) == 10 - 3 - 2);
    CHECK(health(elf) == 10 - 4 - 3);
}
