#include "support.hpp"

#include <cstdint>
#include <sstream>
#include <string>
#include <string_view>

using namespace hedra_test;

namespace house {

struct Frenzy : StandardRules {
    static constexpr Knobs knobs{.barbarian_bonus = 3};
};

// A Warrior stands behind its shield.
struct Shields : StandardRules {
    static constexpr std::string_view name = "shields";
    static constexpr int defense(Die die, int face) { return die == Die::warrior ? face + 2 : face; }
};

// Equal Power is enough.
struct Bold : StandardRules {
    static constexpr std::string_view name = "bold";
    static constexpr bool defeats(int power, int defense) { return power >= defense; }
};

// The Mage strikes with twice its face.
struct HighMagic : StandardRules {
    static constexpr std::string_view name = "high magic";
    static constexpr int power(Die hero, int face, int bonus) { return hero == Die::mage ? 2 * face : face + bonus; }
};

// It builds on another house rule.
struct FrenzyAndGlory : Frenzy {
    static constexpr Knobs knobs = heroes::changed(Frenzy::knobs, [](Knobs& k) { k.clearing_points = 2; });
};

// A Dragon that has slept long burns hotter.
struct HotDragon : StandardRules {
    static constexpr std::string_view name = "hot dragon";
    static constexpr int power(Die die, int face, int bonus) { return face + bonus + (die == Die::dragon ? 1 : 0); }
};

// The Barbarian keeps its temper.
struct Calm : StandardRules {
    static constexpr std::string_view name = "calm";
    static constexpr int power(Die, int face, int) { return face; }
};

constexpr Dice with(Die die, DieType type) {
    Dice dice = standard_dice;
    dice[die] = type;
    return dice;
}

struct LearnedMage : StandardRules {
    static constexpr Dice dice = with(Die::mage, {6, true, false});
};

struct Faceless : StandardRules {
    static constexpr Dice dice = with(Die::rogue, {0, true, false});
};

Dice read_dice() {
    std::istringstream file{"6 mage"};
    int sides = 0;
    file >> sides;
    return with(Die::mage, {static_cast<std::uint8_t>(sides), true, false});
}
struct LoadedDice : StandardRules {
    static constexpr std::string_view name = "loaded";
    static inline const Dice dice = read_dice();
};

struct YoungDragon : StandardRules {
    static constexpr Dice dice = with(Die::dragon, {12, false, false});
    static constexpr Knobs knobs{.dragon_ready = 12};
};

struct YoungDragonNeverReady : StandardRules {
    static constexpr Dice dice = with(Die::dragon, {12, false, false});
};

struct AncientDragon : StandardRules {
    static constexpr Dice dice = with(Die::dragon, {100, false, false});
    static constexpr Knobs knobs{.dragon_ready = 80};
};

// The first player's Warrior attacks where it stands alone, and so scores.
auto lone_warrior(const Knobs& knobs) {
    return Position{Options{}, ruled(knobs)}.on(field(1), one, {warrior(1)}).phase(Phase::attack).with(ScriptedDice{9});
}

// The first player's Warrior, about to roll a 9, against whatever the second player has there.
template <class Rules>
auto warrior_against(const Rules& rules, std::initializer_list<Shown> dice) {
    return Position<Rules>{Options{}, rules}
        .on(field(1), one, {warrior(1)})
        .on(field(1), two, dice)
        .phase(Phase::attack)
        .with(ScriptedDice{9});
}

// The first player's Barbarian, about to roll a 1, against a Cleric with Defense 6 and a Mage.
template <class Rules>
auto barbarian_against_two(const Rules& rules = {}) {
    return Position<Rules>{Options{}, rules}
        .on(field(1), one, {barbarian(1)})
        .on(field(1), two, {mage(1), cleric(6)})
        .phase(Phase::attack)
        .with(ScriptedDice{1});
}

constexpr Action on_cleric = Assign{Die::barbarian, {two, Die::cleric}};

}  // namespace house

using namespace house;

// Numbers

TEST_CASE("a house rule that builds on another keeps its knobs") {
    CHECK(house::FrenzyAndGlory::knobs == Knobs{.barbarian_bonus = 3, .clearing_points = 2});
}

TEST_CASE("HED-196 the Power of an unleashed Dragon is a hook, too") {
    auto state = Position{Options{}, house::HotDragon{}}
                     .on(field(1), two, {cleric(4), rogue(5)})
                     .roost(one, 20)
                     .with(ScriptedDice{4});
    state = after(state, Unleash{}, SendDragon{field(1)});
    CHECK(place_of(state.table, {two, Die::cleric}) == Space::home);
}

TEST_CASE("HED-105 a house rule may raise the Barbarian's bonus") {
    const auto standard = after(barbarian_against_two<StandardRules>(), Attack{field(1)});
    CHECK(has_event(events_of(standard, on_cleric), PowerCompared{{two, Die::cleric}, 5, 1, 0, 4, 6, false}));
    const auto frenzy = after(barbarian_against_two<Frenzy>(), Attack{field(1)});
    CHECK(has_event(events_of(frenzy, on_cleric), PowerCompared{{two, Die::cleric}, 7, 1, 0, 6, 6, true}));
}

TEST_CASE("HED-105 a house rule chosen while the program runs plays like one that was compiled in") {
    const auto compiled = after(barbarian_against_two<Frenzy>(), Attack{field(1)});
    const auto chosen = after(barbarian_against_two(ruled({.barbarian_bonus = 3})), Attack{field(1)});
    CHECK(events_of(compiled, on_cleric) == events_of(chosen, on_cleric));
    CHECK(sizeof(Table<Frenzy>) == sizeof(Table<>));
}

TEST_CASE("HED-140 a house rule may change how far a defeated die advances its owner's Dragon") {
    const auto state = warrior_against(ruled({.advance_per_defeat = 7}), {cleric(1)});
    CHECK(value_of_dragon(after(state, Attack{field(1)}).table, two) == 1 + 7 + 3);
    CHECK(audit(after(state, Attack{field(1)}).table));
}

TEST_CASE("HED-140 by a house rule defeated dice advance no Dragon") {
    const auto state = warrior_against(ruled({.advance_per_defeat = 0}), {cleric(1)});
    const auto events = events_of(state, Attack{field(1)});
    CHECK_FALSE(has_event(events, DragonAdvanced{two, 0, AdvanceCause::defeat, 1}));
    CHECK(only<DragonAdvanceLost>(events).empty());
    CHECK(value_of_dragon(after(state, Attack{field(1)}).table, two) == 4);
}

TEST_CASE("HED-141 a house rule may change how far a point advances every Dragon") {
    const auto state = after(lone_warrior({.advance_per_point = 4}), Attack{field(1)});
    CHECK(value_of_dragon(state.table, one) == 5);
    CHECK(value_of_dragon(state.table, two) == 5);
}

TEST_CASE("HED-143 a house rule may let Dragons be ready earlier, and they stop there") {
    const auto state = Position{Options{}, ruled({.dragon_ready = 10})}
                           .on(field(1), one, {warrior(1)})
                           .roost(one, 9)
                           .roost(two, 10)
                           .phase(Phase::attack)
                           .with(ScriptedDice{9, 20});
    const auto events = events_of(state, Attack{field(1)});
    CHECK(has_event(events, DragonAdvanced{one, 1, AdvanceCause::point, 10}));
    CHECK(has_event(events, DragonReady{one}));
    CHECK(has_event(events, DragonAdvanceLost{one, 2, AdvanceCause::point, LossReason::capped}));
    CHECK(has_event(events, DragonAdvanceLost{two, 3, AdvanceCause::point, LossReason::capped}));
}

TEST_CASE("HED-191 a Dragon that a house rule makes ready at 10 is unleashed at 10 and rolled as ever") {
    const auto at = [](int value) {
        return Position{Options{}, ruled({.dragon_ready = 10})}.roost(one, value).with(ScriptedDice{20});
    };
    CHECK(refusal(at(9).table, Unleash{}) == "HED-191");
    CHECK(is_legal(at(10).table, Unleash{}));
    CHECK(value_of_dragon(after(at(10), Unleash{}, SendDragon{field(1)}).table, one) == 20);
}

TEST_CASE("HED-191 a Dragon is ready at a value its die can show, but not from the start") {
    CHECK(std::string(judge(Options{}, ruled({.dragon_ready = 1})).clause()) == "HED-191");
    CHECK(judge(Options{}, ruled({.dragon_ready = 2})));
    CHECK(judge(Options{}, ruled({.dragon_ready = 20})));
    CHECK(std::string(judge(Options{}, ruled({.dragon_ready = 21})).clause()) == "HED-191");
}

TEST_CASE("HED-150 a house rule may make clearing worth more, and each point advances the Dragons") {
    const auto state = lone_warrior({.clearing_points = 2});
    CHECK(has_event(events_of(state, Attack{field(1)}), PointScored{one, PointReason::clearing, 2, 2}));
    CHECK(value_of_dragon(after(state, Attack{field(1)}).table, two) == 7);
}

TEST_CASE("HED-150 by a house rule clearing is worth nothing") {
    const auto state = lone_warrior({.clearing_points = 0});
    CHECK(only<PointScored>(events_of(state, Attack{field(1)})).empty());
    CHECK(value_of_dragon(after(state, Attack{field(1)}).table, two) == 1);
}

TEST_CASE("HED-151 a house rule may make a defeated Dragon worth more") {
    const auto state = after(warrior_against(ruled({.dragon_points = 3}), {dragon(8)}), Attack{field(1)});
    CHECK(state.table.scores[one] == 1 + 3);
    CHECK(value_of_dragon(state.table, one) == 1 + 4 * 3);
}

TEST_CASE("HED-151 by a house rule a defeated Dragon is worth nothing") {
    const auto state = warrior_against(ruled({.dragon_points = 0}), {dragon(8)});
    CHECK(only<PointScored>(events_of(state, Attack{field(1)})) ==
          std::vector{PointScored{one, PointReason::clearing, 1, 1}});
}

TEST_CASE("HED-151 the points of a generous house rule are told in full") {
    const auto state = Position{presets::free_for_all(3), ruled({.dragon_points = 200})}
                           .on(field(1), one, {cleric(1), warrior(1)})
                           .on(field(1), two, {dragon(1)})
                           .on(field(1), three, {dragon(1)})
                           .phase(Phase::attack)
                           .with(ScriptedDice{8, 8});
    const auto assigning = after(state, Attack{field(1)});
    const auto points = only<PointScored>(events_of(assigning, Assign{Die::cleric, {two, Die::dragon}}));
    REQUIRE(points.size() == 2);
    CHECK(int{points[1].points} == 400);
    CHECK(int{points[1].score} == 401);
}

TEST_CASE("HED-143 the steps lost by a generous house rule are told in full") {
    const auto state = Position{Options{}, ruled({.advance_per_defeat = 200})}
                           .on(field(1), one, {cleric(1), warrior(1)})
                           .on(field(1), two, {mage(1), cleric(1)})
                           .phase(Phase::attack)
                           .with(ScriptedDice{8, 8});
    const auto assigning = after(state, Attack{field(1)});
    const auto lost = only<DragonAdvanceLost>(events_of(assigning, Assign{Die::cleric, {two, Die::mage}}));
    REQUIRE(lost.size() == 2);
    CHECK(int{lost[0].by} == 400 - 19);
}

// Hooks

TEST_CASE("HED-005 a house rule may change the Power of a hero") {
    const auto attack = [](const auto& rules) {
        return Position{Options{}, rules}
            .on(field(1), one, {mage(1), warrior(1)})
            .on(field(1), two, {cleric(8)})
            .phase(Phase::attack)
            .with(ScriptedDice{2, 5});
    };
    CHECK(has_event(events_of(attack(StandardRules{}), Attack{field(1)}),
                    PowerCompared{{two, Die::cleric}, 7, 5, 2, 0, 8, false}));
    CHECK(has_event(events_of(attack(HighMagic{}), Attack{field(1)}),
                    PowerCompared{{two, Die::cleric}, 9, 5, 4, 0, 8, true}));
}

TEST_CASE("HED-105 a house rule may leave the Barbarian without its bonus") {
    const auto state = after(barbarian_against_two<Calm>(), Attack{field(1)});
    const auto compared = only<PowerCompared>(events_of(state, on_cleric));
    REQUIRE(compared.size() == 2);
    CHECK(int{compared[1].total} == 1);
    CHECK_FALSE(compared[1].defeated);
}

TEST_CASE("HED-105 the parts of a Power that a house rule changed are told as they are") {
    const auto state = after(barbarian_against_two<Calm>(), Attack{field(1)});
    CHECK(has_event(events_of(state, on_cleric), PowerCompared{{two, Die::cleric}, 1, 1, 0, 0, 6, false}));
}

TEST_CASE("HED-006 a house rule may add to Defense against an attack") {
    const auto standard = warrior_against(StandardRules{}, {warrior(8)});
    CHECK(place_of(after(standard, Attack{field(1)}).table, {two, Die::warrior}) == Space::home);
    const auto shields = warrior_against(Shields{}, {warrior(8)});
    CHECK(has_event(events_of(shields, Attack{field(1)}), PowerCompared{{two, Die::warrior}, 9, 9, 0, 0, 10, false}));
    CHECK(place_of(after(shields, Attack{field(1)}).table, {two, Die::warrior}) == Space::first);
}

TEST_CASE("HED-006 a house rule on Defense holds against a Dragon too") {
    const auto unleash = [](const auto& rules) {
        const auto state =
            Position{Options{}, rules}.on(field(1), two, {warrior(4)}).roost(one, 20).with(ScriptedDice{6});
        return after(state, Unleash{}, SendDragon{field(1)}).table;
    };
    CHECK(place_of(unleash(StandardRules{}), {two, Die::warrior}) == Space::home);
    CHECK(place_of(unleash(Shields{}), {two, Die::warrior}) == Space::first);
}

TEST_CASE("HED-007 by a house rule equal Power defeats") {
    CHECK(after(warrior_against(StandardRules{}, {dragon(9)}), Attack{field(1)}).table.scores[one] == 0);
    CHECK(after(warrior_against(Bold{}, {dragon(9)}), Attack{field(1)}).table.scores[one] == 2);
    CHECK(after(warrior_against(Bold{}, {dragon(10)}), Attack{field(1)}).table.scores[one] == 0);
}

TEST_CASE("HED-198 where equal Power defeats, a Dragon strikes its equals but not itself") {
    auto state = Position<Bold>{}.on(field(1), two, {cleric(6)}).roost(one, 20).with(ScriptedDice{6});
    state = after(state, Unleash{}, SendDragon{field(1)});
    CHECK(place_of(state.table, {two, Die::cleric}) == Space::home);
    CHECK(place_of(state.table, {one, Die::dragon}) == Space::first);
}

// Dice

TEST_CASE("HED-002 a house rule may give the Mage a larger die") {
    CHECK(Position{}.on(field(1), one, {mage(6)}).try_table().verdict().clause() == "HED-291");
    const auto state = Position<LearnedMage>{}.on(field(1), one, {mage(5)}).phase(Phase::attack).with(ScriptedDice{6});
    const auto attacked = after(state, Attack{field(1)});
    CHECK(attacked.chance.verdict());
    CHECK(face_of(attacked.table, {one, Die::mage}) == 6);
}

TEST_CASE("HED-001 a die without a face is refused") {
    CHECK(std::string(judge(Options{}, Faceless{}).clause()) == "HED-001");
    CHECK(judge(Options{}, LearnedMage{}));
}

TEST_CASE("HED-001 HED-032 a game is played with dice that were loaded when the program started") {
    auto state = hedra::new_game<LoadedDice>(Options{}, Pcg32{3});
    CHECK(is_legal(state.table, Place{Die::mage, field(1)}));
    for (int decisions = 0; !is_over(state.table) && decisions != 5000; ++decisions) {
        const auto actions = legal_actions(state.table);
        state = heroes::apply(state, actions[state.chance.below(static_cast<std::uint32_t>(actions.size()))]);
        REQUIRE(audit(state.table));
    }
    CHECK(is_over(state.table));
}

TEST_CASE("HED-021 in set-up the larger die is rolled") {
    const auto state = hedra::new_game<LearnedMage>(Options{}, ScriptedDice{6, 1, 1, 1, 1, 1, 5, 1, 1, 1, 1, 1, 1});
    CHECK(state.chance.verdict());
    CHECK(face_of(state.table, {one, Die::mage}) == 6);
    CHECK(face_of(state.table, {two, Die::mage}) == 5);
}

TEST_CASE("HED-032 a house rule may have the Mage placed at the start") {
    CHECK(refusal(Position{}.phase(Phase::placement).table(), Place{Die::mage, field(1)}) == "HED-032");
    CHECK(is_legal(Position<LearnedMage>{}.phase(Phase::placement).table(), Place{Die::mage, field(1)}));
}

TEST_CASE("HED-191 a smaller Dragon must be ready at a value that it can show") {
    CHECK(std::string(judge(Options{}, YoungDragonNeverReady{}).clause()) == "HED-191");
    CHECK(judge(Options{}, YoungDragon{}));
}

TEST_CASE("HED-194 a smaller Dragon is rolled on its own die") {
    auto state = Position<YoungDragon>{}.roost(one, 12).with(ScriptedDice{12});
    CHECK(value_of_dragon(after(state, Unleash{}, SendDragon{field(1)}).table, one) == 12);
    state.chance = {13};
    CHECK_FALSE(after(state, Unleash{}).chance.verdict());
}

TEST_CASE("HED-194 a larger Dragon climbs to where it is ready and is unleashed") {
    REQUIRE(judge(Options{}, AncientDragon{}));
    const auto position = Position<AncientDragon>{}.roost(one, 80);
    REQUIRE(position.try_table());
    const auto state = position.with(ScriptedDice{100});
    CHECK(is_legal(state.table, Unleash{}));
    CHECK(value_of_dragon(after(state, Unleash{}, SendDragon{field(1)}).table, one) == 100);
}
