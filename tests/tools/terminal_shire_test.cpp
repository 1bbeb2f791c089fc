// Heroes of the Shire Arena in the terminal.

#include <doctest/doctest.h>

#include <string>

#include <heroes/shire/evaluate.hpp>
#include <heroes/shire/redact.hpp>

#include "../../examples/terminal/shire/game.hpp"
#include "terminal_support.hpp"

namespace shire_in_the_terminal {

using namespace at_the_terminal;
using namespace heroes::shire;

using Shire = terminal::shire::Table;

const Content& content = StandardRules::content;

// A duel in which the first seat is about to cast a spell of the Main phase.
template <class... Typed>
heroes::State<Shire> duel(const Options& options, const Typed&... typed) {
    auto state = heroes::new_game<Shire>(options, Pcg32{3});
    for (const char* words : {typed...}) {
        const auto action = meant_at(state.table, words);
        REQUIRE_MESSAGE(action, words);
        state = heroes::apply(state, *action);
    }
    return state;
}

std::string offered(const heroes::State<Shire>& state, std::string_view spell) {
    return Voice<Shire>::offer(state.table, CastSpell{content.spell(spell)}, {});
}

TEST_CASE("bots play a match of Shire to its end within 80 columns") {
    const std::string text = played<Shire>({"--bots", "--seed", "1", "--fast"});
    CHECK(has(text, "The match is over after "));
    CHECK(has(text, " casts "));
    CHECK(width(text) <= 80);
}

TEST_CASE("Shire is played by teams, and by three each for themselves") {
    CHECK(has(played<Shire>({"--bots", "--seed", "1", "--teams", "2v1"}), "3 players, level 5"));
    CHECK(has(played<Shire>({"--bots", "--seed", "1", "--players", "3"}), "3 players, free for all"));
    CHECK(has(complaint<Shire>({"--teams", "2v2v2"}), "--teams takes two sides such as 2v2 or 3v2"));
}

TEST_CASE("everything that can be asked and answered in Shire has words") {
    demand_words(heroes::new_game<Shire>(presets::free_for_all(5), Pcg32{1}), 150);
    demand_words(heroes::new_game<Shire>(presets::teams(2, 2), Pcg32{2}), 150);
}

TEST_CASE("whatever a list of Shire shows can be typed") {
    demand_typable(heroes::new_game<Shire>(presets::teams(2, 1), Pcg32{5}), 40);
}

TEST_CASE("a list of Shire tells before the spell is cast what it does, with the odds of the dice") {
    const auto state = duel(presets::short_duel, "hunter", "berserker");
    CHECK(offered(state, "Quick Shot") == "Quick Shot: Blue -4 HP (35 left), +1 strength");
    CHECK(has(offered(state, "Frost Arrow"), "Frozen 33 %"));
    CHECK(has(offered(state, "Viper Volley"), "Poison 56 %"));
    CHECK(offered(state, "Summon Wolf") == "Summon Wolf: [cd 5] Red summons Wolf (estimated)");  // ties of agility
}

TEST_CASE("what a list of Shire foretells comes true") {
    auto state = duel(presets::short_duel, "hunter", "berserker");
    const int before = state.table.characters[Seat::two].hp;
    state = heroes::apply(state, CastSpell{content.spell("Quick Shot")});
    CHECK(before - state.table.characters[Seat::two].hp == 4);
}

TEST_CASE("where a spell of Shire can have several targets, each is foretold, and once more when it is chosen") {
    auto state = duel(presets::free_for_all(3, 0), "hunter", "berserker", "paladin");
    CHECK(offered(state, "Quick Shot") == "Quick Shot: Blue -4 HP (35 left), +1 strength | Green -2 HP (38 left)");
    state = heroes::apply(state, CastSpell{content.spell("Quick Shot")});
    CHECK(Voice<Shire>::offer(state.table, AimAt{Actor::two}, {}) == "Blue: Blue -4 HP (35 left), +1 strength");
}

TEST_CASE("the screen of Shire shows stats, tokens by column and cooldown dice") {
    auto state = duel(presets::short_duel, "hunter", "berserker", "inner beast");
    const std::string screen = Voice<Shire>::screen(view(state.table, Seat::one), {});
    CHECK(has(screen, "Hunter, 34 of 34 HP"));
    CHECK(has(screen, "strength 8 (+3)"));
    CHECK(has(screen, "3 turns: +3 strength"));
    CHECK(has(screen, "Inner Beast [3]"));
    CHECK(width(screen) <= 80);
}

TEST_CASE("a person plays Shire in words, is refused with the clause, and goes on after a save") {
    const Scratch file("shire");
    const std::string first = played<Shire>(
        {"--game", "shire", "--seats", "human,bot", "--seed", "3", "--option", "levels=0,0", "--save", file.path},
        "warrior\ncast quick shot\nno\n");
    CHECK(has(first, "Red plays the Warrior"));
    CHECK(has(first, "Not allowed: "));
    CHECK(has(first, "The game waits for you: --load " + file.path));
    CHECK(has(played<Shire>({"--seats", "human,bot", "--load", file.path}), "Warrior, 40 of 40 HP"));
}

TEST_CASE("the damage of an attack in Shire is told step by step") {
    const auto table = duel(presets::short_duel, "hunter", "berserker").table;
    terminal::Narrator<Shire> narrator(table, {});
    narrator(DamageComputed{Actor::one, Actor::two, {.printed = 2, .stats = 5, .defence = 3, .figure = 4, .dealt = 4}});
    narrator(HpLost{Actor::two, 39, 35, Cause::attack});
    const auto lines = narrator.take_lines();
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].text == "Against Blue 2 printed + 5 stats - 3 defence: 4 damage. Blue: 39 -> 35 HP.");
}

TEST_CASE("an ability of Shire is told with what comes of it, and not where nothing does") {
    const auto table = duel(presets::short_duel, "cleric", "berserker").table;
    terminal::Narrator<Shire> narrator(table, {});
    narrator(AbilityTriggered{Actor::one, 0, Trigger::begin_turn});
    narrator(PhaseBegan{Actor::one, Phase::main});
    CHECK(narrator.take_lines().empty());
    narrator(AbilityTriggered{Actor::one, 0, Trigger::begin_turn});
    narrator(HpGained{Actor::one, 20, 21, 0, Cause::effect});
    const auto lines = narrator.take_lines();
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].text == "Red's Gentle Hands.");
    CHECK(lines[1].text == "Red gains HP: 20 -> 21.");
}

TEST_CASE("where HP come from that no spell gives is told in Shire") {
    const auto table = duel(presets::short_duel, "cleric", "berserker").table;
    terminal::Narrator<Shire> narrator(table, {});
    narrator(HpGained{Actor::one, 20, 21, 0, Cause::hp_regen});
    narrator(HpLost{Actor::two, 30, 29, Cause::burn});
    narrator(HpLost{Actor::two, 29, 28, Cause::effect});
    const auto lines = narrator.take_lines();
    REQUIRE(lines.size() == 3);
    CHECK(lines[0].text == "HP regen heals Red: 20 -> 21 HP.");
    CHECK(lines[1].text == "Burn hurts Blue: 30 -> 29 HP.");
    CHECK(lines[2].text == "Blue is hurt: 29 -> 28 HP.");
}

}  // namespace shire_in_the_terminal
