// Hero Master in the terminal.

#include <doctest/doctest.h>

#include <string>
#include <type_traits>

#include <heroes/hero_master/evaluate.hpp>
#include <heroes/hero_master/redact.hpp>

#include "../../examples/terminal/hero_master/game.hpp"
#include "terminal_support.hpp"

namespace hero_master_in_the_terminal {

using namespace at_the_terminal;
using namespace heroes::hero_master;

using HeroMaster = terminal::hero_master::Table;

// The first state of a random game in which this is asked.
template <class D>
heroes::State<HeroMaster> waiting_for(std::uint8_t players = 3) {
    for (std::uint64_t seed = 1;; ++seed) {
        auto state = heroes::new_game<HeroMaster>({.players = players}, Pcg32{seed});
        heroes::RandomBot anybody{Pcg32{seed}};
        while (!is_over(state.table)) {
            if (holds_alternative<D>(*pending(state.table))) return state;
            play(state.table, anybody.choose(view(state.table, decider(state.table))), state.chance);
        }
    }
}

TEST_CASE("bots play Hero Master to its end within 80 columns") {
    const std::string text =
        played<HeroMaster>({"--bots", "--seed", "1", "--fast", "--bot", "greedy", "--players", "3"});
    CHECK(has(text, "The game is over after "));
    CHECK(has(text, " leads the party to "));
    CHECK(has(text, "It stands at "));
    CHECK(width(text) <= 80);
}

TEST_CASE("everything that can be asked and answered in Hero Master has words") {
    demand_words(heroes::new_game<HeroMaster>({.players = 4}, Pcg32{1}), 250);
    demand_words(heroes::new_game<HeroMaster>({.players = 2}, Pcg32{2}), 250);
}

TEST_CASE("whatever a list of Hero Master shows can be typed") {
    demand_typable(heroes::new_game<HeroMaster>({.players = 3}, Pcg32{5}), 60);
}

TEST_CASE("the screen of Hero Master depends on nothing that is hidden from the seat") {
    demand_secrecy(heroes::new_game<HeroMaster>({.players = 3}, Pcg32{5}), Seat::two, 150);
}

TEST_CASE("a refusal in Hero Master tells nothing that is hidden") {
    demand_discreet_refusals(heroes::new_game<HeroMaster>({.players = 3}, Pcg32{5}), 150);
}

TEST_CASE("the hand of Hero Master is told to its owner only") {
    const std::string text = played<HeroMaster>({"--seats", "human,bot", "--seed", "3"});
    CHECK(has(text, "Red draws "));
    CHECK(has(text, "Blue draws "));
    const auto table = heroes::new_game<HeroMaster>({.players = 2}, Pcg32{3}).table;
    terminal::Narrator<HeroMaster> narrator(table, {});
    const ActionCard card = table.heroes[Seat::two].hand.front();
    narrator(CardDrawn{Seat::two, card});
    const auto lines = narrator.take_lines();
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].text == "Blue draws " + terminal::hero_master::name(card) + ".");
    CHECK(lines[0].readers == heroes::SeatSet{Seat::two});
    CHECK(lines[1].text == "Blue draws 1 card.");
    CHECK_FALSE(lines[1].readers.has(Seat::two));
}

TEST_CASE("before the dice Hero Master tells what the attack stands at, what it needs and how likely that is") {
    const auto state = waiting_for<CommitCards>();
    const Seat me = decider(state.table);
    const MonsterCard monster = state.table.encounter->card;
    for (const Action& action : legal_actions(state.table)) {
        const std::string text = Voice<HeroMaster>::offer(state.table, action, {});
        const Tally stands = tally(state.table, me, AttackSlot::first, Applied{.cards = get<ApplyCards>(action).cards});
        CHECK(has(text, terminal::hero_master::against(stands, monster)));
        CHECK(has(text, " to defeat it; fails with "));
    }
}

TEST_CASE("the odds of an attack of Hero Master are those of the rules") {
    const auto state = waiting_for<CommitCards>();
    const ApplyCards bare{};
    REQUIRE(judge(state.table, bare));
    const Tally stands = tally(state.table, decider(state.table), AttackSlot::first);
    const double foretold = terminal::hero_master::chance_to_defeat(state.table, stands, state.table.encounter->card);
    int defeated = 0;
    constexpr int rolls = 4000;
    for (int i = 0; i != rolls; ++i) {
        auto table = state.table;
        Pcg32 chance{static_cast<std::uint64_t>(i)};
        bool won = false;
        play(table, bare, chance, [&]<class E>(const E&) { won = won || std::is_same_v<E, MonsterDefeated>; });
        defeated += won ? 1 : 0;
    }
    CHECK(static_cast<double>(defeated) / rolls == doctest::Approx(foretold).epsilon(0.15));
}

TEST_CASE("the screen of Hero Master shows the monster with its four defences, and bungles above attacks") {
    auto state = waiting_for<CommitCards>();
    const Seat me = decider(state.table);
    const MonsterCardType& type = StandardRules::content.monsters[state.table.encounter->card];
    LaidAttack& laid = state.table.heroes[me].attacks[0];
    laid.bungle = StandardRules::content.actions.named("Huh?!");
    laid.bungler = static_cast<Seat>((heroes::index_of(me) + 1) % 3);
    const std::string shown = Voice<HeroMaster>::screen(view(state.table, me), {});
    const std::string screen = unbroken(shown);
    CHECK(has(screen, terminal::hero_master::name(state.table.encounter->card)));
    heroes::for_each_enumerator<DamageType>([&](DamageType each) {
        CHECK(has(screen, std::to_string(type.defences[each]) + " " + std::string(name_of(each))));
    });
    REQUIRE(has(screen, "Huh?! by "));
    CHECK(screen.find("Huh?! by ") < screen.rfind(terminal::hero_master::name(laid.card)));
    CHECK(width(shown) <= 80);
}

TEST_CASE("a person plays Hero Master in words, is refused with the clause, and goes on after a save") {
    const Scratch file("hero-master");
    const std::string first = played<HeroMaster>(
        {"--game", "hero_master", "--seats", "human,bot", "--seed", "3", "--save", file.path}, "pass\nkeep\n");
    CHECK(has(unbroken(first), "Keep this hand?"));
    CHECK(has(first, "Not allowed: "));
    CHECK(has(first, "The game waits for you: --load " + file.path));
    const std::string second = unbroken(played<HeroMaster>({"--seats", "human,bot", "--load", file.path}));
    CHECK_FALSE(has(second, "Keep this hand?"));
}

TEST_CASE("a bungle of Hero Master is not said to take off what was not there") {
    const auto table = waiting_for<ChooseLocation>().table;
    terminal::Narrator<HeroMaster> narrator(table, {});
    narrator(StrengthFixed{.seat = Seat::one,
                           .card = {{3, 0, 0, 0}},
                           .added = {{0, 1, 0, 0}},
                           .taken = {{1, 2, 1, 0}},
                           .strengths = {{2, 0, 0, 0}},
                           .armour = 9});
    const auto lines = narrator.take_lines();
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].text == "It stands at 2 regular, the bungle having taken off 1 regular, 1 fire; armour 9.");
}

}  // namespace hero_master_in_the_terminal
