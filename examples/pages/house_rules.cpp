// Every piece of code of docs/house_rules.md.

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <type_traits>

#include <heroes/core/fields.hpp>
#include <heroes/hamlet.hpp>
#include <heroes/hedra.hpp>
#include <heroes/hero_master/table.hpp>
#include <heroes/shining.hpp>
#include <heroes/shining/drawing.hpp>
#include <heroes/shire/table.hpp>

#include "expect.hpp"

using namespace heroes;
using namespace heroes::hedra;

struct Frenzy : StandardRules {  // a knob: another number, or another ruling
    static constexpr Knobs knobs{.barbarian_bonus = 3};
};

struct TiesWin : StandardRules {  // a hook: another rule, under a name of its own
    static constexpr std::string_view name = "ties win";
    static constexpr bool defeats(int power, int defense) { return power >= defense; }
};

struct WildTies : TiesWin {  // both: a rule that builds on another
    static constexpr std::string_view name = "wild ties";
    static constexpr Knobs knobs = changed(TiesWin::knobs, [](Knobs& k) { k.barbarian_bonus = 4; });
};

namespace {

// How many bytes more a table has whose rules are settled at run time, as the page says.
template <class Printed, class AtRunTime>
constexpr std::size_t bytes_more = sizeof(AtRunTime) - sizeof(Printed);
static_assert(bytes_more<hedra::Table<>, hedra::Table<RuntimeRules>> == 152);
static_assert(bytes_more<hamlet::Table<>, hamlet::Table<hamlet::RuntimeRules>> == 64);
static_assert(bytes_more<shire::Table<>, shire::Table<shire::RuntimeRules>> == 240);
static_assert(bytes_more<hero_master::Table<>, hero_master::Table<hero_master::RuntimeRules>> == 88);
static_assert(bytes_more<shining::Table<>, shining::Table<shining::RuntimeRules>> == 64);

void play_by_house_rules() {
    const auto wild = hedra::new_game<Frenzy>({.players = 3}, Pcg32{42});
    const auto ticked = hedra::new_game({.players = 3}, Pcg32{42}, RuntimeRules{{.attack_optional = true}});

    const auto is_clicked = [](std::string_view box) { return box == "sudden_death"; };
    RuntimeRules house;
    for_each_field(house.knobs, [&]<class Knob>(std::string_view box, Knob& knob) {
        if constexpr (std::is_same_v<Knob, bool>)
            if (is_clicked(box)) knob = !knob;
    });
    const auto boxed = hedra::try_new_game({.players = 3}, Pcg32{42}, house);  // a state or a verdict
    expect(boxed && boxed->table.rules.knobs.sudden_death, "the box with that name is ticked");

    expect(wild.table.rules.knobs.barbarian_bonus == 3, "the knob is turned");
    expect(ticked.table.rules.knobs.attack_optional, "the box is ticked");
    expect(WildTies::defeats(4, 4) && WildTies::knobs.barbarian_bonus == 4, "ties win, wildly");
    expect(hedra::Table<Frenzy>::fingerprint() != hedra::Table<>::fingerprint(), "saves are told apart");
    expect(sizeof(hedra::Table<Frenzy>) == sizeof(hedra::Table<>), "a rule costs no byte");
}

}  // namespace

constexpr hamlet::Content with_bears() {
    using namespace hamlet;
    Draft cards = draft_of(standard_content);
    cards.monsters.types[cards.monsters.named("Cave Bear")].health = 12;  // another number on a card
    // Health, Attack, defense, trophy value, and what else it can do
    const Verdict added = add(cards, "Angry Badger", monster(Region::frigid_woodlands, 6, 2, 0, 2, thorns(1)));
    if (!added) refuse(added);
    return complete(cards);  // judged: cards that cannot be do not compile
}

struct BearSeason : hamlet::StandardRules {
    static constexpr hamlet::Content content = with_bears();
};

constexpr hero_master::Content with_a_tame_giant() {
    using namespace hero_master;
    Draft cards = draft_of(standard_content);
    // types, armour, defences, Ferocity, gold, treasures
    cards.monsters.types[cards.monsters.named("Giant")] = monster({brute}, 8, {4, 4, 4, 4}, 1, 5, 2);
    return complete(cards);
}

constexpr shire::PrintedCharacter squire{
    .name = "Squire",
    .stats = {{4, 0, 3, 2}},  // strength, intellect, agility, defence
    .hp = 30,
    .element = shire::Element::water,
    .ability_name = "Eager",
    .ability = {shire::on(shire::Trigger::begin_turn, shire::you(shire::heal(1)))},
    .board = {{"Jab", shire::melee({shire::Stat::strength}, 0, shire::one_enemy(shire::deal(1)))}},
};
constexpr shire::Content arena = content_of(shire::standard_chart, shire::paladin, shire::warrior, squire);

namespace pond {

using namespace heroes::shining;

constexpr std::array<Map, 1> maps{drawn(R"(
########  ........
#......#  ...a....
#..~~..#  .....b..
#......#  ..1234..
########  ........
)")};
constexpr std::array<MonsterType, 1> monsters{{{.name = "Toad",
                                                .str = 2,
                                                .vit = 3,
                                                .hp = 3,
                                                .move = 4,
                                                .attacks = {standard_content.attacks.named("Claws")},
                                                .deck = {standard_content.ai_cards.named("Rush")}}}};
constexpr std::array<EncounterType, 1> encounters{{{.title = "The Pond",
                                                    .a = MonsterCard{0},  // toads, on the marks a to d
                                                    .set_up = {set_up_line::spawn(Role::a, numbers(12))},
                                                    .victory = {VictoryKind::kill_all},
                                                    .defeats = {{DefeatKind::exhausted, 4}}}}};
constexpr std::array<QuestType, 1> quests{{{.name = "A Quiet Evening", .first = EncounterCard{0}}}};

constexpr Content with_a_pond() {
    Draft cards = draft_of(standard_content);  // Heroes, spells and all else as printed
    cards.maps = maps;
    cards.monsters = monsters;
    cards.encounters = encounters;
    cards.quests = quests;
    return complete(cards);  // judged: rows that cannot be do not compile
}

struct Rules : shining::StandardRules {
    static constexpr Content content = with_a_pond();
};

}  // namespace pond

namespace {

void fight_at_the_pond() {
    const auto& heroes = pond::standard_content.heroes;
    const auto battle = shining::new_game<pond::Rules>(
        {.players = 2,
         .scope = shining::Scope::encounter,
         .party = {{heroes.named("Vex the Duellist"), heroes.named("Brother Aldous"),
                    heroes.named("Brunhild Stonefist"), heroes.named("Centaur Ranger")}}},
        Pcg32{42});

    expect(battle.table.monsters.size() == 2, "two toads");
    expect(!legal_actions(battle.table).empty(), "the battle begins");
}

}  // namespace

namespace bones {

using namespace heroes::shining;

constexpr auto tougher_skeletons() {
    std::array<MonsterType, standard_content.monsters.size()> rows{};
    std::copy(standard_content.monsters.begin(), standard_content.monsters.end(), rows.begin());
    rows[index_of(standard_content.monsters.named("Skeleton"))].hp = 9;
    return rows;
}
constexpr auto skeletons = tougher_skeletons();

constexpr Content with_tougher_skeletons() {
    Draft cards = draft_of(standard_content);
    cards.monsters = skeletons;
    return complete(cards);
}
static_assert(with_tougher_skeletons().monsters[standard_content.monsters.named("Skeleton")].hp == 9);

}  // namespace bones

hamlet::Content read_cards();  // from a file, from the network

struct Loaded : hamlet::StandardRules {
    static constexpr std::string_view name = "loaded";
    static inline const hamlet::Content content = read_cards();
};

hamlet::Content read_cards() { return complete(draft_of(hamlet::standard_content)); }

namespace {

void play_with_other_cards() {
    const auto& monsters = BearSeason::content.monsters;
    expect(monsters[monsters.named("Cave Bear")].health == 12, "the bear is big");
    expect(monsters.count == hamlet::standard_content.monsters.count + 1, "the badger is one more");
    expect(!BearSeason::content.natives[hamlet::Region::frigid_woodlands].empty(), "and at home somewhere");
    expect(hamlet::Table<BearSeason>::fingerprint() != hamlet::Table<>::fingerprint(), "saves are told apart");

    constexpr hero_master::Content cards = with_a_tame_giant();
    expect(cards.monsters[cards.monsters.named("Giant")].armour == 8, "the giant is tame");
    expect(arena.characters.count == 3, "three to choose from");

    const auto state = hamlet::new_game<Loaded>({}, Pcg32{42});
    expect(!legal_actions(state.table).empty(), "a game with loaded cards");
}

}  // namespace

int main() {
    play_by_house_rules();
    play_with_other_cards();
    fight_at_the_pond();
}
