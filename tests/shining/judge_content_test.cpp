#include "support.hpp"

#include <array>
#include <cstddef>
#include <span>
#include <vector>

using namespace shining_test;

// A content of one row of each kind, any of which a test can spoil.
namespace {

struct SmallContent {
    std::array<AttackType, 1> attacks{
        {{.name = "Broom", .dice = {Dice{1, DieSize::d6}}, .rows = {shining::Row{1, 0, 1}}}}};
    std::array<CardType, 1> traits{{{.name = "Apron", .passives = {passive::of(PassiveKind::vit, 2)}}}};
    std::array<CardType, 1> spells{
        {{.name = "Scold",
          .power = {.use = Use::action, .mp = 1, .target = Target::by_attack, .attack = AttackCard{0}}}}};
    std::array<CardType, 1> items{{{.name = "Bun", .power = {.use = Use::action, .effects = {effect::heal(3)}}}}};
    std::array<CardType, 1> equipment{{{.name = "Rake", .weapon = AttackCard{0}}}};
    std::array<HeroType, 1> heroes{
        {{.name = "Aunt", .max_hp = 7, .move = 4, .ap = 2, .traits = {Trait{0}}, .spells = {Spell{0}}}}};
    std::array<AiType, 1> ai_cards{{{.name = "Chase", .commands = {command::approach(1), command::attack(1)}}}};
    std::array<MonsterType, 1> monsters{{{.name = "Dog", .hp = 3, .attacks = {AttackCard{0}}, .deck = {AiCard{0}}}}};
    std::array<EventType, 1> events{
        {{.name = "Rain",
          .lines = {line::of(LineKind::choose), line::of(LineKind::flood), line::of(LineKind::rage, 1)}}}};
    std::array<ChartType, 1> charts{{{.name = "slow", .timers = {{1, 1, 1, 1}}}}};
    std::array<EncounterType, 1> encounters{{{.title = "The Yard",
                                              .a = MonsterCard{0},
                                              .set_up = {set_up_line::spawn(Role::a, numbers(12))},
                                              .victory = {VictoryKind::kill_all},
                                              .rewards = {reward::items(1, Item{0}), reward::equip(Equipment{0})}}}};
    std::array<Map, 1> maps{drawn("....  1234\n....  ab..\n")};
    std::array<QuestType, 1> quests{{{.name = "Supper", .preparation = {Supply{2, Item{0}}}}}};

    Draft cards() const {
        return {.heroes = heroes,
                .attacks = attacks,
                .traits = traits,
                .spells = spells,
                .items = items,
                .equipment = equipment,
                .monsters = monsters,
                .ai_cards = ai_cards,
                .events = events,
                .charts = charts,
                .encounters = encounters,
                .maps = maps,
                .quests = quests};
    }
};

// What is said of a content after one change.
template <class F>
std::string_view clause_after(F&& spoil) {
    SmallContent printed;
    spoil(printed);
    return judge(printed.cards()).clause();
}

}  // namespace

TEST_CASE("SHN-032 the standard content and one of a row of each kind can be played with") {
    static_assert(judge(standard_content));
    CHECK(judge(SmallContent{}.cards()));
}
TEST_CASE("SHN-015 SHN-020 SHN-025 a content has Heroes, a Quest-book, and encounters with a map each") {
    const SmallContent printed;
    const auto without = [&](auto member) {
        Draft cards = printed.cards();
        cards.*member = {};
        return judge(cards).clause();
    };
    CHECK(without(&Draft::heroes) == "SHN-015");
    CHECK(without(&Draft::quests) == "SHN-020");
    CHECK(clause_after([](SmallContent& p) { p.quests[0].level = 2; }) == "SHN-020");
    CHECK(without(&Draft::encounters) == "SHN-025");
    CHECK(without(&Draft::maps) == "SHN-025");
}
TEST_CASE("SHN-025 a drawing that is no map is refused at run time as well") {
    CHECK_THROWS_AS((void)drawn("....  1234\n....  ab.?\n"), IllegalAction);
}
TEST_CASE("SHN-K01 SHN-K05 SHN-K07 an attack has rows, CHAINs on faces of its dice, and an area that is not too far") {
    CHECK(clause_after([](SmallContent& p) { p.attacks[0].rows.clear(); }) == "SHN-K01");
    CHECK(clause_after([](SmallContent& p) { p.attacks[0].chains = {Chain{DieSize::d6, 6, effect::push(1)}}; }) == "");
    CHECK(clause_after([](SmallContent& p) {
              p.attacks[0].chains = {Chain{DieSize::d6, 7, effect::push(1)}};
          }) == "SHN-K05");
    CHECK(clause_after([](SmallContent& p) {
              p.attacks[0].chains = {Chain{DieSize::d6, 0, effect::push(1)}};
          }) == "SHN-K05");
    CHECK(clause_after([](SmallContent& p) { p.attacks[0].area = 1, p.attacks[0].range = 5; }) == "");
    CHECK(clause_after([](SmallContent& p) { p.attacks[0].area = 1, p.attacks[0].range = 6; }) == "SHN-K07");
    CHECK(clause_after([](SmallContent& p) { p.attacks[0].range = 6; }) == "");
    CHECK(clause_after([](SmallContent& p) { p.attacks[0].dice[0].count = 0; }) == "SHN-K01");
}
TEST_CASE("SHN-K14 a Push is one of at least one square") {
    CHECK(clause_after([](SmallContent& p) { p.attacks[0].on_hit = effect::push(1); }) == "");
    CHECK(clause_after([](SmallContent& p) { p.attacks[0].on_hit = effect::push(0); }) == "SHN-K14");
    CHECK(clause_after([](SmallContent& p) {
              p.attacks[0].chains = {Chain{DieSize::d6, 6, effect::push(0)}};
          }) == "SHN-K14");
}
TEST_CASE("SHN-R40 FLY and SureFoot do not come and go with a step, so that who passes somebody can go on") {
    const auto trait = [](PassiveKind kind, Condition condition) {
        return clause_after([&](SmallContent& p) { p.traits[0].passives = {passive::of(kind, 1, condition)}; });
    };
    for (const PassiveKind kind : {PassiveKind::fly, PassiveKind::sure_foot}) {
        CHECK(trait(kind, Condition::always_so) == "");
        CHECK(trait(kind, Condition::wounded) == "");
        CHECK(trait(kind, Condition::unmoved) == "SHN-R40");
        CHECK(trait(kind, Condition::flanked) == "SHN-R40");
    }
    CHECK(trait(PassiveKind::vit, Condition::flanked) == "");
}
TEST_CASE("SHN-K50 SHN-K61 cards name attacks that there are, and a power that is an attack is aimed by it") {
    CHECK(clause_after([](SmallContent& p) { p.equipment[0].weapon = AttackCard{1}; }) == "SHN-K50");
    CHECK(clause_after([](SmallContent& p) { p.spells[0].power.attack = AttackCard{1}; }) == "SHN-K50");
    CHECK(clause_after([](SmallContent& p) { p.spells[0].power.attack.reset(); }) == "SHN-K61");
    CHECK(clause_after([](SmallContent& p) { p.items[0].power.target = Target::by_attack; }) == "SHN-K61");
    CHECK(clause_after([](SmallContent& p) { p.traits[0].power.attack = AttackCard{0}; }) == "SHN-K61");
}
TEST_CASE("SHN-K21 to SHN-K60 a power does what it can do where it is used, and asks only what can be asked") {
    const auto clause_of = [](const PowerType& power) {
        return clause_after([&](SmallContent& p) { p.traits[0].power = power; });
    };
    const auto action = [&](Effect effect, Target target = Target::self) {
        return clause_of({.use = Use::action, .ap = 1, .target = target, .range = 1, .effects = {effect}});
    };
    const auto reaction = [&](Trigger trigger, Target target, Effect effect, int range = 0) {
        return clause_of({.use = Use::reaction,
                          .trigger = trigger,
                          .target = target,
                          .range = static_cast<std::uint8_t>(range),
                          .effects = {effect}});
    };
    CHECK(action(effect::heal(1)) == "");
    CHECK(action(effect::block(1)) == "SHN-K22");
    CHECK(action(effect::strike()) == "SHN-K23");
    CHECK(action(effect::damage(1), Target::attacker) == "SHN-K60");
    CHECK(reaction(Trigger::no_trigger, Target::self, effect::heal(1)) == "SHN-072");
    for (const Target target : {Target::self, Target::friend_within, Target::other_friend})
        CHECK(reaction(Trigger::would_suffer, target, effect::block(1)) == "");
    for (const Target target : {Target::exhausted_friend, Target::friends_area, Target::attacker, Target::table})
        CHECK(reaction(Trigger::would_suffer, target, effect::block(1)) == "SHN-K53");
    for (const Target target : {Target::self, Target::friends_area, Target::attacker, Target::table})
        CHECK(reaction(Trigger::after_attacked, target, effect::heal(1)) == "");
    for (const Target target : {Target::friend_within, Target::other_friend, Target::exhausted_friend})
        CHECK(reaction(Trigger::after_attacked, target, effect::heal(1)) == "SHN-K54");
    CHECK(reaction(Trigger::after_attacked, Target::friends_area, effect::heal(1), 1) == "SHN-K54");
    CHECK(clause_of({.use = Use::reaction,
                     .trigger = Trigger::after_attacked,
                     .target = Target::by_attack,
                     .attack = AttackCard{0}}) == "SHN-K54");
}
TEST_CASE("SHN-K59 SHN-K07 an area of friends is chosen at most five squares away, by no stat") {
    const auto around = [](int range, std::optional<Stat> stat) {
        return clause_after([&](SmallContent& p) {
            p.traits[0].power = {.use = Use::action,
                                 .ap = 1,
                                 .target = Target::friends_area,
                                 .range = static_cast<std::uint8_t>(range),
                                 .range_stat = stat,
                                 .area = 1,
                                 .effects = {effect::heal(1)}};
        });
    };
    CHECK(around(5, {}) == "");
    CHECK(around(6, {}) == "SHN-K59");
    CHECK(around(1, Stat::cha) == "SHN-K59");
}
TEST_CASE("SHN-K62 an item is no reaction") {
    CHECK(clause_after([](SmallContent& p) {
              p.items[0].power.use = Use::reaction;
              p.items[0].power.trigger = Trigger::after_attacked;
          }) == "SHN-K62");
}
TEST_CASE("SHN-K125 a branch leads to two encounters") {
    CHECK(clause_after([](SmallContent& p) {
              p.encounters[0].then = {ThenKind::branch, EncounterCard{0}, EncounterCard{0}};
          }) == "SHN-K125");
}
TEST_CASE("SHN-R03 SHN-124 SHN-K82 SHN-K95 what Events and AI cards bring has a slot and a spawn square, if it takes part") {
    const auto event = [](Role role, int digits) {
        return clause_after([&](SmallContent& p) { p.events[0].lines = {line::spawn(role, numbers(digits))}; });
    };
    CHECK(event(Role::a, 12) == "");
    CHECK(event(Role::a, 13) == "SHN-124");
    CHECK(event(Role::b, 1) == "");
    const auto card = [](Role role, int digits, Track track) {
        return clause_after([&](SmallContent& p) {
            p.ai_cards[0].commands = {command::spawn(role, numbers(digits))};
            p.encounters[0].set_up = {set_up_line::spawn(Role::a, numbers(1))};
            p.encounters[0].track = track;
        });
    };
    const Track one_monster{Slot::hero_1, Slot::hero_2, Slot::hero_3, Slot::hero_4, Slot::monster_1};
    CHECK(card(Role::a, 12, standard_track) == "");
    CHECK(card(Role::a, 3, standard_track) == "SHN-124");
    CHECK(card(Role::a, 2, one_monster) == "SHN-R03");
    CHECK(card(Role::boss, 1, standard_track) == "");
    CHECK(clause_after([](SmallContent& p) {
              p.encounters[0].boss = MonsterCard{0};
              p.ai_cards[0].commands = {command::spawn(Role::boss, numbers(1))};
          }) == "SHN-124");
}
TEST_CASE("SHN-014 SHN-015 a Hero has HP, and cards that there are") {
    CHECK(clause_after([](SmallContent& p) { p.heroes[0].max_hp = 0; }) == "SHN-014");
    CHECK(clause_after([](SmallContent& p) { p.heroes[0].weapon = AttackCard{1}; }) == "SHN-015");
    CHECK(clause_after([](SmallContent& p) { p.heroes[0].traits = {Trait{1}}; }) == "SHN-015");
    CHECK(clause_after([](SmallContent& p) { p.heroes[0].spells = {Spell{1}}; }) == "SHN-015");
}
TEST_CASE("SHN-014 SHN-136 SHN-K78 a monster has HP, an AI deck, and the attacks that its cards name") {
    CHECK(clause_after([](SmallContent& p) { p.monsters[0].hp = 0; }) == "SHN-014");
    CHECK(clause_after([](SmallContent& p) { p.monsters[0].deck.clear(); }) == "SHN-136");
    CHECK(clause_after([](SmallContent& p) { p.monsters[0].deck = {AiCard{1}}; }) == "SHN-136");
    CHECK(clause_after([](SmallContent& p) { p.monsters[0].attacks = {AttackCard{1}}; }) == "SHN-136");
    CHECK(clause_after([](SmallContent& p) { p.ai_cards[0].commands = {command::attack(2)}; }) == "SHN-K78");
    CHECK(clause_after([](SmallContent& p) { p.ai_cards[0].commands = {command::approach(2)}; }) == "SHN-K78");
    CHECK(clause_after([](SmallContent& p) { p.ai_cards[0].commands = {command::close(2)}; }) == "");
}
TEST_CASE("SHN-K102 a choice of an Event is followed by two lines, neither of which is a choice") {
    CHECK(clause_after([](SmallContent& p) { p.events[0].lines = {line::of(LineKind::choose)}; }) == "SHN-K102");
    CHECK(clause_after([](SmallContent& p) {
              p.events[0].lines = {line::of(LineKind::choose), line::of(LineKind::flood)};
          }) == "SHN-K102");
    for (const int place : {1, 2})
        CHECK(clause_after([&](SmallContent& p) {
                  p.events[0].lines[static_cast<std::size_t>(place)] = line::of(LineKind::choose);
              }) == "SHN-K102");
}
TEST_CASE("SHN-068 SHN-069 SHN-064 what costs neither AP nor MP has a limit; an item has its copies") {
    for (const Use use : {Use::action, Use::free_action}) {
        const auto with = [&](PowerType power) {
            power.use = use;
            power.effects = {effect::heal(1)};
            return clause_after([&](SmallContent& p) { p.traits[0].power = power; });
        };
        CHECK(with({}) == "SHN-069");
        CHECK(with({.rp = 1}) == "SHN-069");
        CHECK(with({.ap = 1}) == "");
        CHECK(with({.mp = 1}) == "");
        CHECK(with({.limit = Limit::once_per_activation}) == "");
        CHECK(with({.limit = Limit::once_per_encounter}) == "");
    }
    const PowerType endless{.use = Use::free_action};
    CHECK(clause_after([&](SmallContent& p) { p.items[0].power = endless; }) == "");
    CHECK(clause_after([&](SmallContent& p) { p.spells[0].power = endless; }) == "SHN-069");
    CHECK(clause_after([&](SmallContent& p) { p.equipment[0].power = endless; }) == "SHN-069");
    CHECK(clause_after([](SmallContent& p) { p.attacks[0].ap = 0; }) == "SHN-069");
    CHECK(clause_after([](SmallContent& p) { p.attacks[0].ap = 3; }) == "");
}
TEST_CASE("SHN-K41 SHN-K44 what a monster has holds at all times, or while it is Wounded") {
    for (const Condition condition : {Condition::unmoved, Condition::flanked, Condition::engaged})
        CHECK(clause_after([&](SmallContent& p) {
                  p.monsters[0].passives = {passive::of(PassiveKind::attack_bonus, 1, condition)};
              }) == "SHN-K41");
    for (const Condition condition : {Condition::always_so, Condition::wounded})
        CHECK(clause_after([&](SmallContent& p) {
                  p.monsters[0].passives = {passive::of(PassiveKind::attack_bonus, 1, condition)};
              }) == "");
}
TEST_CASE("SHN-032 SHN-033 an encounter names rows that there are, and each Hero has one slot of its track") {
    CHECK(clause_after([](SmallContent& p) { p.encounters[0].b = MonsterCard{1}; }) == "SHN-032");
    CHECK(clause_after([](SmallContent& p) { p.encounters[0].boss = MonsterCard{1}; }) == "SHN-032");
    CHECK(clause_after([](SmallContent& p) { p.encounters[0].chart = ChartCard{1}; }) == "SHN-032");
    CHECK(clause_after([](SmallContent& p) { p.encounters[0].rewards = {reward::items(1, Item{1})}; }) == "SHN-032");
    CHECK(clause_after([](SmallContent& p) { p.encounters[0].consolation = {reward::equip(Equipment{1})}; }) ==
          "SHN-032");
    CHECK(clause_after([](SmallContent& p) { p.encounters[0].then = {ThenKind::go, EncounterCard{1}}; }) == "SHN-032");
    CHECK(clause_after([](SmallContent& p) {
              p.encounters[0].then_after_defeat = {ThenKind::branch, EncounterCard{0}, EncounterCard{1}};
          }) == "SHN-032");
    CHECK(clause_after([](SmallContent& p) {
              p.encounters[0].then = {ThenKind::go, EncounterCard{0}, EncounterCard{1}};
          }) == "");
    CHECK(clause_after([](SmallContent& p) { p.encounters[0].track = {Slot::hero_1, Slot::monster_1}; }) == "SHN-033");
    CHECK(clause_after([](SmallContent& p) { p.encounters[0].track.push_back(Slot::hero_1); }) == "SHN-033");
}
TEST_CASE("SHN-026 SHN-R112 whatever is set up has a part in the encounter and its mark on the map") {
    CHECK(clause_after([](SmallContent& p) { p.encounters[0].set_up = {set_up_line::spawn(Role::a, numbers(3))}; }) ==
          "SHN-026");
    CHECK(clause_after([](SmallContent& p) { p.encounters[0].set_up = {set_up_line::spawn(Role::b, numbers(1))}; }) ==
          "SHN-026");
    const auto with_boss = [](SmallContent& p) {
        p.encounters[0].boss = MonsterCard{0};
        p.encounters[0].set_up = {set_up_line::spawn_boss(4)};
    };
    CHECK(clause_after(with_boss) == "SHN-026");
    CHECK(clause_after([&](SmallContent& p) { with_boss(p), p.maps = {drawn("....  1234\n....  abi.\n")}; }) == "");
    const auto with_object = [](SmallContent& p) { p.encounters[0].set_up = {set_up_line::object(5, 3)}; };
    CHECK(clause_after(with_object) == "SHN-R112");
    CHECK(clause_after([&](SmallContent& p) { with_object(p), p.maps = {drawn("....  1234\n....  ab@.\n")}; }) == "");
}
TEST_CASE("SHN-171 SHN-K113 SHN-K115 a victory can be won: there are goals to reach, or a boss to kill") {
    for (const VictoryKind kind : {VictoryKind::all_on_goal, VictoryKind::touch_all}) {
        CHECK(clause_after([&](SmallContent& p) { p.encounters[0].victory = {kind}; }) == "SHN-171");
        CHECK(clause_after([&](SmallContent& p) {
                  p.encounters[0].victory = {kind};
                  p.maps = {drawn("....  1234\n....  ab.*\n")};
              }) == "");
    }
    CHECK(clause_after([](SmallContent& p) { p.encounters[0].victory = {VictoryKind::kill_boss}; }) == "SHN-K113");
}
TEST_CASE("SHN-K130 a Quest-book names rows that there are") {
    CHECK(clause_after([](SmallContent& p) { p.quests[0].first = EncounterCard{1}; }) == "SHN-K130");
    CHECK(clause_after([](SmallContent& p) { p.quests[0].preparation = {Supply{1, Item{1}}}; }) == "SHN-K130");
    CHECK(clause_after([](SmallContent& p) { p.quests[0].unlocks = {QuestCard{1}}; }) == "SHN-K130");
    CHECK(clause_after([](SmallContent& p) { p.quests[0].unlocks = {QuestCard{0}}; }) == "");
}
TEST_CASE("SHN-032 rows are found by their names, encounters by their titles") {
    const EncounterCard chapel = standard_content.encounters.named("The Dark Chapel");
    CHECK(name_in(standard_content, chapel) == "The Dark Chapel");
    CHECK_FALSE(standard_content.encounters.find("The Bright Chapel"));
}
TEST_CASE("SHN-032 rows lie in an array, a vector or a span, and are pointed to") {
    const SmallContent printed;
    const std::vector<CardType> loaded(2, printed.items[0]);
    Draft cards = printed.cards();
    cards.items = loaded;
    CHECK((cards.items.begin() == loaded.data() && cards.items.size() == 2));
    cards.items = std::span{loaded}.first(1);
    CHECK((cards.items.begin() == loaded.data() && cards.items.size() == 1));
}
TEST_CASE("SHN-009 rows have names, and there are not more of a kind than there is room for") {
    CHECK(clause_after([](SmallContent& p) { p.heroes[0].name = ""; }) == "SHN-009");
    CHECK(clause_after([](SmallContent& p) { p.items[0].name = ""; }) == "SHN-009");
    CHECK(clause_after([](SmallContent& p) { p.encounters[0].title = ""; }) == "SHN-009");
    CHECK(clause_after([](SmallContent& p) { p.quests[0].name = ""; }) == "SHN-009");
    const SmallContent printed;
    const auto with_items = [&](std::size_t count) {
        const std::vector<CardType> items(count, printed.items[0]);
        Draft cards = printed.cards();
        cards.items = items;
        return judge(cards).clause();
    };
    CHECK(with_items(8) == "");
    CHECK(with_items(9) == "SHN-009");
}
