// Shining Heroes in the terminal.

#include <doctest/doctest.h>

#include <string>
#include <type_traits>
#include <utility>

#include <heroes/shining/evaluate.hpp>
#include <heroes/shining/redact.hpp>

#include "../../examples/terminal/shining/game.hpp"
#include "terminal_support.hpp"

namespace shining_in_the_terminal {

using namespace at_the_terminal;
using namespace heroes::shining;

using Shining = terminal::shining::Table;

const Options one_encounter{.players = 2, .scope = Scope::encounter};

// The first state of random games in which something can be done that is wanted.
template <class Wanted>
heroes::State<Shining> able_to(const Options& options, Wanted&& wanted) {
    for (std::uint64_t seed = 1;; ++seed) {
        auto state = heroes::new_game<Shining>(options, Pcg32{seed});
        heroes::RandomBot anybody{Pcg32{seed}};
        while (!is_over(state.table)) {
            for (const Action& action : legal_actions(state.table))
                if (wanted(action)) return state;
            play(state.table, anybody.choose(view(state.table, decider(state.table))), state.chance);
        }
    }
}

TEST_CASE("bots play an encounter of Shining to its end within 80 columns") {
    const std::string text =
        played<Shining>({"--bots", "--bot", "greedy", "--seed", "1", "--fast", "--option", "scope=encounter"});
    CHECK(has(text, "The game is over: encounter "));
    CHECK(has(text, "'s activation."));
    CHECK(width(text) <= 80);
}

// Whoever plays at random soon gives an encounter up, so several are played.
TEST_CASE("everything that can be asked and answered in Shining has words") {
    for (std::uint64_t seed = 1; seed != 9; ++seed)
        demand_words(heroes::new_game<Shining>(one_encounter, Pcg32{seed}), 100);
    for (std::uint64_t seed = 1; seed != 5; ++seed)
        demand_words(heroes::new_game<Shining>({.players = 3}, Pcg32{seed}), 250);
}

TEST_CASE("whatever a list of Shining shows can be typed") {
    for (std::uint64_t seed = 1; seed != 9; ++seed)
        demand_typable(heroes::new_game<Shining>(one_encounter, Pcg32{seed}), 40);
}

TEST_CASE("a list of Shining tells the odds of an attack, and they are those of the rules") {
    const auto is_aimed = [](const Action& action) {
        const auto* target = get_if<TargetModel>(&action);
        return target != nullptr && is_monster(target->model);
    };
    const auto state = able_to(one_encounter, is_aimed);
    for (const Action& action : legal_actions(state.table)) {
        REQUIRE(is_aimed(action));
        const auto* target = get_if<TargetModel>(&action);
        CHECK(has(Voice<Shining>::offer(state.table, action, {}), " % to hit, "));
        int hits = 0;
        constexpr int rolls = 2000;
        for (int i = 0; i != rolls; ++i) {
            auto table = state.table;
            Pcg32 chance{static_cast<std::uint64_t>(i)};
            bool asked = true;
            bool hit = false;
            play(table, action, chance, [&]<class E>(const E& event) {
                if constexpr (std::is_same_v<E, AttackCompared>)
                    if (std::exchange(asked, false)) hit = event.damage != 0;
            });
            hits += hit ? 1 : 0;
        }
        const std::string text = terminal::shining::odds_against(state.table, action, target->model);
        CAPTURE(text);
        CHECK(std::stod(text.substr(text.find_first_of("0123456789"))) ==
              doctest::Approx(100.0 * hits / rolls).epsilon(0.1));
    }
}

TEST_CASE("the screen of Shining shows the map with terrain, models, reach and sight") {
    const auto state = able_to(one_encounter, [](const Action& action) { return holds_alternative<Move>(action); });
    const std::string screen = Voice<Shining>::screen(view(state.table, Seat::one), {});
    CHECK(has(screen, "     a  b  c  d "));
    CHECK(has(screen, " A1 "));
    CHECK(has(screen, " + "));
    CHECK(has(screen, " O "));
    CHECK(has(screen, " * "));
    CHECK(has(screen, "sight"));
    CHECK(width(screen) <= 80);
    const std::string painted = Voice<Shining>::screen(view(state.table, Seat::one), terminal::Style{true});
    CHECK(has(painted, "\x1b[1;32m+"));
}

TEST_CASE("an encounter of Shining is chosen on the command line, by its name or its number") {
    const std::vector<std::string> words{"--bots", "--bot", "random", "--seed", "1", "--option", "scope=encounter"};
    const auto chosen = [&](const std::string& encounter) {
        auto with_option = words;
        with_option.insert(with_option.end(), {"--option", "encounter=" + encounter});
        return with_option;
    };
    CHECK(has(played<Shining>(chosen("The Dark Chapel")), " Encounter  The Dark Chapel"));
    CHECK(has(played<Shining>(chosen("the-dark-chapel")), " Encounter  The Dark Chapel"));
    CHECK(has(played<Shining>(chosen("1")), "Encounter 2, "));
    CHECK(has(complaint<Shining>(chosen("the dark chappel")), "encounter takes a name or a number"));
}

TEST_CASE("a person plays Shining in words, is refused with the clause, and goes on after a save") {
    const Scratch file("shining");
    const std::string first = played<Shining>(
        {"--game", "shining", "--seats", "human", "--seed", "1", "--option", "scope=encounter", "--save", file.path},
        "attack\n1\n1\n1\nmove to b2\nmove p8\n");
    CHECK(has(first, "Not allowed: "));
    CHECK(has(first, "Galahad the Squire goes to b2."));
    CHECK(has(first, "The game waits for you: --load " + file.path));
    CHECK(has(played<Shining>({"--seats", "human", "--load", file.path}), "Galahad the Squire at b2"));
}

TEST_CASE("an attack of Shining without dice is compared with nothing") {
    const auto table = heroes::new_game<Shining>(one_encounter, Pcg32{3}).table;
    terminal::Narrator<Shining> narrator(table, {});
    narrator(AttackDeclared{Model::hero_1, standard_content.attacks.named("Claws"), {}, {Model::a_1}});
    narrator(AttackCompared{Model::hero_1, Model::a_1, 0, 8, 2});
    const std::string bare = narrator.take_lines()[0].text;
    CHECK(has(bare, ": 2 DMG."));
    CHECK_FALSE(has(bare, "against VIT"));
    narrator(DiceRolled{Model::hero_1, {{DieSize::d8, 5}}, 0});
    narrator(AttackCompared{Model::hero_1, Model::a_1, 9, 8, 1});
    CHECK(has(narrator.take_lines()[0].text, "9 against VIT 8"));
}

TEST_CASE("what would befall a model of Shining that has fallen is not told") {
    const auto table = heroes::new_game<Shining>(one_encounter, Pcg32{3}).table;
    terminal::Narrator<Shining> narrator(table, {});
    const auto told = [&](Effect effect) {
        narrator(AttackDeclared{Model::hero_1, standard_content.attacks.named("Longbow"), {}, {Model::a_1}});
        narrator(ModelRemoved{Model::a_1});
        narrator(ChainTriggered{Model::hero_1, Model::a_1, 0, effect});
        std::string text;
        for (const auto& line : narrator.take_lines()) text += line.text;
        return text;
    };
    CHECK_FALSE(has(told({.kind = EffectKind::damage, .amount = 1}), "Chain"));
    CHECK_FALSE(has(told({.kind = EffectKind::push, .amount = 1}), "Chain"));
    CHECK(has(told({.kind = EffectKind::heal, .amount = 1, .self = true}), "Chain: heals 1 for the attacker."));
    narrator(AttackDeclared{Model::hero_1, standard_content.attacks.named("Longbow"), {}, {Model::a_1}});
    narrator(ChainTriggered{Model::hero_1, Model::a_1, 0, {.kind = EffectKind::damage, .amount = 1}});
    CHECK(has(narrator.take_lines()[0].text, "Chain: +1 DMG."));
}

TEST_CASE("a monster of Shining with several attacks is said once to reach nobody, and LUCK has successes") {
    const auto table = heroes::new_game<Shining>(one_encounter, Pcg32{3}).table;
    terminal::Narrator<Shining> narrator(table, {});
    narrator(MonsterActivated{.model = Model::a_1});
    narrator(AttackLost{Model::a_1, 0});
    narrator(AttackLost{Model::a_1, 1});
    CHECK(narrator.take_lines()[0].text == "Skeleton A1's activation. Nobody is within its reach.");
    narrator(LuckResolved{.hero = Model::hero_1, .successes = 2});
    CHECK(narrator.take_lines()[0].text == "2 successes.");
    narrator(LuckResolved{.hero = Model::hero_1, .successes = 1});
    CHECK(narrator.take_lines()[0].text == "1 success.");
}

TEST_CASE("the chart of an encounter of Shining is told with what is laid on the Final Step") {
    const auto table = heroes::new_game<Shining>(one_encounter, Pcg32{3}).table;
    terminal::Narrator<Shining> narrator(table, {});
    narrator(ChartRolled{4, 2});
    narrator(EventPlaced{1});
    narrator(TimersPlaced{1, 2});
    const auto lines = narrator.take_lines();
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].text == "The roll on the encounter chart is 4. An Event lies on the Final Step.");
    CHECK(lines[1].text == "1 Timer is laid on the Final Step.");
}

}  // namespace shining_in_the_terminal
