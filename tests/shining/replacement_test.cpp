#include "support.hpp"

#include <array>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <laws.hpp>

using namespace shining_test;

// An encounter of a host's own: its map, Hero, weapon, monster, AI deck and Event deck.
namespace homebrew {

namespace kind = heroes::shining;

inline constexpr std::array<AttackType, 3> attacks{{
    {.name = "Broom",
     .dice = {Dice{1, DieSize::d6}},
     .stat = Stat::str,
     .range = 2,
     .rows = {kind::Row{1, 0, 1}},
     .chains = {Chain{DieSize::d6, 6, effect::push(3)}}},
    {.name = "Teeth",
     .dice = {Dice{2, DieSize::d4}},
     .stat = Stat::str,
     .rows = {kind::Row{1, 0, 2}},
     .on_hit = effect::slow(2),
     .chains = {Chain{DieSize::d4, 1, effect::damage(1)}, Chain{DieSize::d4, 4, effect::self(effect::heal(1))}}},
    {.name = "Bark",
     .dice = {Dice{1, DieSize::d4}},
     .range = 3,
     .area = 1,
     .sight = false,
     .rows = {kind::Row{0, 3, 1}}},
}};
inline constexpr std::array<CardType, 2> traits{{
    {.name = "Sturdy Apron", .passives = {passive::of(PassiveKind::vit, 2), passive::of(PassiveKind::sturdy)}},
    {.name = "Tea",
     .power = {.use = Use::free_action,
               .limit = Limit::once_per_encounter,
               .target = Target::friends_area,
               .area = 2,
               .effects = {effect::heal(2), effect::ward(1)}}},
}};
inline constexpr std::array<CardType, 1> spells{
    {{.name = "Scold",
      .power = {.use = Use::action, .ap = 1, .mp = 1, .target = Target::by_attack, .attack = AttackCard{2}}}}};
inline constexpr std::array<CardType, 1> items{
    {{.name = "Bun", .power = {.use = Use::action, .ap = 1, .effects = {effect::heal(3)}}}}};
inline constexpr std::array<CardType, 1> equipment{{{.name = "Bell", .passives = {passive::luck_aura(1, 9)}}}};
inline constexpr std::array<HeroType, 1> heroes{{{.name = "Aunt",
                                                  .stats = {{3, 2, 2, 1, 5, 4}},
                                                  .max_hp = 7,
                                                  .max_mp = 2,
                                                  .move = 4,
                                                  .ap = 2,
                                                  .rp = 1,
                                                  .weapon = AttackCard{0},
                                                  .traits = {Trait{0}, Trait{1}},
                                                  .spells = {Spell{0}}}}};
inline constexpr std::array<AiType, 2> ai_cards{{
    {.name = "Chase",
     .rule = TargetRule::highest,
     .stat = Stat::cha,
     .commands = {command::approach(1), command::attack(1), command::retreat(1)}},
    {.name = "Howl",
     .rule = TargetRule::nearest,
     .commands = {command::close(1), command::attack(2), command::mend(1)}},
}};
inline constexpr std::array<MonsterType, 1> monsters{{{.name = "Dog",
                                                       .set = "Pack",
                                                       .str = 2,
                                                       .vit = 3,
                                                       .hp = 3,
                                                       .move = 5,
                                                       .passives = {passive::of(PassiveKind::attack_advantage)},
                                                       .attacks = {AttackCard{1}, AttackCard{2}},
                                                       .deck = {AiCard{0}, AiCard{1}, AiCard{1}}}}};
inline constexpr std::array<EventType, 2> events{{
    {.name = "Moon", .chapter = 1, .lines = {line::spawn(Role::a, numbers(12)), line::of(LineKind::rage, 1)}},
    {.name = "Rain", .chapter = 1, .lines = {line::of(LineKind::flood), line::damage(1, Who::heroes_on_difficult)}},
}};
inline constexpr std::array<ChartType, 1> charts{{{.name = "slow", .timers = {{1, 1, 1, 1}}}}};
inline constexpr std::array<Map, 1> maps{drawn(R"(
..T.....  1....a!.
........  2.....!*
.~~.b...  3..b..!*
........  4..c.di.
)")};
inline constexpr std::array<EncounterType, 1> encounters{
    {{.number = "1",
      .title = "The Yard",
      .a = MonsterCard{0},
      .set_up = {set_up_line::spawn(Role::a, numbers(123)), set_up_line::roll_chart()},
      .victory = {VictoryKind::kill_all},
      .defeats = {Defeat{DefeatKind::events_gone}, Defeat{DefeatKind::exhausted, 2}},
      .rewards = {reward::items(2, Item{0})},
      .track = {Slot::hero_1, Slot::hero_2, Slot::monster_1, Slot::monster_2, Slot::hero_3, Slot::hero_4,
                Slot::monster_3, Slot::monster_4}}}};
inline constexpr std::array<QuestType, 1> quests{{{.name = "Supper",
                                                   .first = EncounterCard{0},
                                                   .preparation = {Supply{2, Item{0}}},
                                                   .preparations = 2,
                                                   .final_quest = true}}};

inline constexpr Draft cards{.heroes = heroes,
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
inline constexpr Content content = complete(cards);

struct Rules : StandardRules {
    static constexpr std::string_view name = "homebrew";
    static constexpr const Content& content = homebrew::content;

    bool operator==(const Rules&) const = default;
};

constexpr Options four_aunts{.players = 2, .party = {{HeroCard{0}, HeroCard{0}, HeroCard{0}, HeroCard{0}}}};

}  // namespace homebrew

TEST_CASE("SHN-009 SHN-R02 SHN-R22 the laws hold for a content of a host's own") {
    const auto found = laws::check<Table<homebrew::Rules>>(
        {.options = homebrew::four_aunts, .games = 400, .close = 2, .odds = 1, .part = 20});
    CHECK(found.longest_list <= 64);
}
TEST_CASE("SHN-R02 SHN-R22 a track of its own is followed, and monsters with Advantage drop their lowest die") {
    Options options = homebrew::four_aunts;
    options.scope = Scope::encounter;
    auto state = shining::new_game(options, Pcg32{3}, homebrew::Rules{});
    for (const Model model : {h1, h2, h3}) state = apply(state, NameHero{model});
    std::vector<Event> events;
    state = apply(apply(state, EndActivation{}), EndActivation{}, [&](const Event& event) { events.push_back(event); });
    CHECK(only<MonsterActivated>(events)[0].model == a1);
    for (const DiceRolled& roll : only<DiceRolled>(events)) {
        if (roll.advantage == 0) continue;
        const Die dropped = only<DieDiscarded>(events)[0].die;
        for (const Die& die : roll.dice) CHECK(dropped.face <= die.face);
        break;
    }
}
namespace {

// The same with a boss whose number has no slot, or a track without the slot of a monster.
constexpr std::array<EncounterType, 1> with_set_up(InlineVector<SetUpLine, 6> lines, Track track) {
    auto encounters = homebrew::encounters;
    encounters[0].boss = MonsterCard{0};
    encounters[0].set_up = lines;
    encounters[0].track = track;
    return encounters;
}
inline constexpr Track two_slots{Slot::hero_1, Slot::monster_1, Slot::hero_2,
                                 Slot::hero_3, Slot::hero_4,    Slot::monster_5};
inline constexpr Track three_slots{Slot::hero_1, Slot::monster_1, Slot::hero_2,   Slot::monster_2,
                                   Slot::hero_3, Slot::hero_4,    Slot::monster_5};
inline constexpr auto late_boss = with_set_up({set_up_line::spawn_boss(5)}, three_slots);
inline constexpr auto lost_boss = with_set_up({set_up_line::spawn_boss(4)}, two_slots);
inline constexpr auto lost_monster = with_set_up({set_up_line::spawn(Role::a, numbers(12))}, two_slots);

template <const std::array<EncounterType, 1>& Encounters>
constexpr Draft renumbered() {
    Draft cards = homebrew::cards;
    cards.encounters = Encounters;
    return cards;
}
struct LateBoss : StandardRules {
    static constexpr std::string_view name = "late boss";
    static constexpr Content content = complete(renumbered<late_boss>());

    bool operator==(const LateBoss&) const = default;
};
template <const std::array<EncounterType, 1>& Encounters>
std::string refused() {
    return std::string(judge(renumbered<Encounters>()).clause());
}

}  // namespace

TEST_CASE("SHN-025 an encounter without a map is refused") {
    CHECK(judge(homebrew::cards));
    Draft mapless = homebrew::cards;
    mapless.maps = Maps{};
    CHECK(judge(mapless).clause() == "SHN-025");
}
TEST_CASE("SHN-R03 an encounter that gives a monster a number without a slot is refused") {
    CHECK(refused<homebrew::encounters>().empty());
    CHECK(refused<late_boss>().empty());
    CHECK(refused<lost_boss>() == "SHN-R03");
    CHECK(refused<lost_monster>() == "SHN-R03");
}
TEST_CASE("SHN-R03 a boss in a position has the number that its encounter gives it") {
    Options options = homebrew::four_aunts;
    options.scope = Scope::encounter;
    const auto number = [&](auto rules, int wanted) {
        return Position<decltype(rules)>{options, rules}.monster(boss, square(12), wanted).table().monsters[0].number;
    };
    CHECK(number(LateBoss{}, 0) == 5);
    CHECK(number(LateBoss{}, 1) == 1);
    CHECK(position(field).monster(boss, at(6, 4)).table().monsters[0].number == 4);
}

// The same encounter, made when the program starts, with a Hero whose HP is a number of then.
namespace {

Draft read_cards() {
    Draft cards = homebrew::cards;
    static std::array<HeroType, 1> heroes = homebrew::heroes;
    heroes[0].max_hp = static_cast<std::uint8_t>(std::string{"ninelives"}.size());
    cards.heroes = heroes;
    return cards;
}
struct Loaded : StandardRules {
    static constexpr std::string_view name = "loaded";
    static inline const Content content = complete(read_cards());

    bool operator==(const Loaded&) const = default;
};

}  // namespace

TEST_CASE("a content that is made when the program starts is judged, and plays whole games") {
    Draft unfinished = read_cards();
    unfinished.maps = Maps{};
    CHECK_THROWS_AS((void)complete(unfinished), heroes::IllegalAction);
    static_assert(!std::is_copy_constructible_v<Content> && !std::is_constructible_v<Content, Draft>);
    const auto state = new_game(homebrew::four_aunts, Pcg32{1}, Loaded{});
    CHECK(max_hp(state.table, state.table.heroes[h1]) == 9);
    CHECK(laws::check<Table<Loaded>>({.options = homebrew::four_aunts, .games = 400, .close = 2}).games != 0);
}
