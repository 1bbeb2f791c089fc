// House rules for Heroes of Hedra: a changed number, a changed rule, changed dice, and boxes that players tick.
// Each comes with tests that read like the rulebook: a table set up by hand, dice that land as told, and what follows.

#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>

#include <string_view>

#include <heroes/core/codec.hpp>
#include <heroes/core/scripted_dice.hpp>
#include <heroes/hedra.hpp>

using namespace heroes;
using namespace heroes::hedra;

// A knob: the Barbarian's frenzy is stronger.
struct Frenzy : StandardRules {
    static constexpr Knobs knobs{.barbarian_bonus = 3};
};

// A hook: Power that equals Defense is enough. Rules with hooks of their own have a name of their own.
struct TiesWin : StandardRules {
    static constexpr std::string_view name = "ties win";
    static constexpr bool defeats(int power, int defense) { return power >= defense; }
};

// Another hook: the Rogue strikes from behind, with twice its Power.
struct Backstab : StandardRules {
    static constexpr std::string_view name = "backstab";
    static constexpr int power(Die die, int face, int bonus) { return (die == Die::rogue ? 2 * face : face) + bonus; }
};

// Other dice: a Mage that is rolled with six sides.
constexpr Dice dice_of_archmages() {
    Dice dice = standard_dice;
    dice[Die::mage].sides = 6;
    return dice;
}
inline constexpr Dice archmage_dice = dice_of_archmages();

struct Archmage : StandardRules {
    static constexpr std::string_view name = "archmage";
    static constexpr const Dice& dice = archmage_dice;
};

namespace {

constexpr Seat one = Seat::one;
constexpr Seat two = Seat::two;

// The Barbarian of one player stands against two dice of the other, and attacks.
template <class Rules>
auto barbarian_rolls(int face) {
    auto state = Position<Rules>{}
                     .on(field(1), one, {barbarian(1)})
                     .on(field(1), two, {warrior(8), cleric(8)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{face});
    state = apply(state, Attack{field(1)});
    return apply(state, Assign{Die::barbarian, {two, Die::warrior}});
}

// The Rogue of one player attacks the Cleric of the other.
template <class Rules>
auto rogue_rolls(int face) {
    const auto state = Position<Rules>{}
                           .on(field(1), one, {rogue(1)})
                           .on(field(1), two, {cleric(6)})
                           .phase(Phase::attack)
                           .with(ScriptedDice{face});
    return apply(state, Attack{field(1)});
}

bool is_home(const auto& state, Piece piece) { return place_of(state.table, piece) == Space::home; }

}  // namespace

TEST_CASE("by the rulebook a Barbarian that rolls 3 does not defeat a Warrior that shows 8 among two enemies") {
    CHECK_FALSE(is_home(barbarian_rolls<StandardRules>(3), {two, Die::warrior}));
}

TEST_CASE("in a stronger frenzy it gains 3 Power for each enemy piece, and does") {
    CHECK(is_home(barbarian_rolls<Frenzy>(3), {two, Die::warrior}));
}

TEST_CASE("a stronger frenzy still needs more Power than Defense") {
    CHECK_FALSE(is_home(barbarian_rolls<Frenzy>(2), {two, Die::warrior}));
}

TEST_CASE("by the rulebook equal Power defeats nobody") {
    CHECK_FALSE(is_home(rogue_rolls<StandardRules>(6), {two, Die::cleric}));
}

TEST_CASE("where ties win, equal Power defeats and clears the battlefield") {
    const auto state = rogue_rolls<TiesWin>(6);
    CHECK(is_home(state, {two, Die::cleric}));
    CHECK(state.table.scores[one] == 1);
}

TEST_CASE("a Rogue that strikes from behind has twice its Power") {
    CHECK(is_home(rogue_rolls<Backstab>(4), {two, Die::cleric}));
    CHECK_FALSE(is_home(rogue_rolls<Backstab>(3), {two, Die::cleric}));
}

TEST_CASE("an Archmage can roll a 6") {
    auto state = Position<Archmage>{}.on(field(1), one, {mage(1)}).phase(Phase::attack).with(ScriptedDice{6});
    state = apply(state, Attack{field(1)});
    CHECK(face_of(state.table, {one, Die::mage}) == 6);
    CHECK(state.chance.verdict());
}

TEST_CASE("a game saved under one set of rules is not taken for a game of another") {
    const auto saved = encode(new_game<TiesWin>({.players = 2}, Pcg32{1}));
    const auto loaded = decode<hedra::State<StandardRules>>(saved);
    CHECK_FALSE(loaded);
    CHECK(loaded.verdict().clause() == "CORE-rules");
}

TEST_CASE("by the rulebook whoever can attack has to") {
    const auto table = Position{}.on(field(1), one, {rogue(1)}).phase(Phase::attack).table();
    CHECK(judge(table, Pass{}).clause() == "HED-095");
}

TEST_CASE("players who tick the box need not attack") {
    const RuntimeRules ticked{{.attack_optional = true}};
    const auto table = Position{Options{}, ticked}.on(field(1), one, {rogue(1)}).phase(Phase::attack).table();
    CHECK(judge(table, Pass{}));
}

TEST_CASE("ticked boxes are kept with the game that is saved") {
    const RuntimeRules ticked{{.attack_optional = true}};
    const auto state = new_game({.players = 2}, Pcg32{1}, ticked);
    const auto loaded = decode<hedra::State<RuntimeRules>>(encode(state));
    REQUIRE(loaded);
    CHECK(loaded->table.rules.knobs.attack_optional);
    CHECK(*loaded == state);
}
