#include "support.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>

#include <laws.hpp>

using namespace shining_test;

namespace {

// Nobody gives up, or random games would be short.
constexpr Knobs to_the_end{.concession = false};

// One of the encounters, with other Heroes in each.
Options playing(std::size_t number, std::size_t players) {
    Options options{.players = static_cast<std::uint8_t>(1 + players % 4),
                    .scope = Scope::encounter,
                    .encounter = static_cast<EncounterCard>(number)};
    for (std::size_t i = 0; i != party_size; ++i)
        options.party.values[i] = static_cast<HeroCard>((3 * i + number + players) % 8);
    return options;
}

}  // namespace

TEST_CASE("SHN-I01 to SHN-I09 the laws hold in every encounter, for one to four players") {
    std::size_t longest = 0;
    std::size_t steps = 0;
    // All laws at every step are slow: a game of every encounter if all games are played, or of every other four.
    const std::size_t fours = laws::plays_all_games() ? 1 : 2 * laws::thinned;
    for (std::size_t number = 0; number != standard_encounters.size(); ++number)
        for (std::size_t players = 0; players != 4; ++players) {
            const auto found =
                laws::check<Table<RuntimeRules>>({.options = playing(number, players),
                                                  .rules = RuntimeRules{to_the_end},
                                                  .seed = 100 * number + players,
                                                  .games = 50,
                                                  .close = number % 4 == players && number / 4 % fours == 0 ? 1u : 0u,
                                                  .odds = 0,
                                                  .part = 25});
            longest = std::max(longest, found.longest_list);
            steps += found.steps;
        }
    MESSAGE(steps, " decisions, at most ", longest, " legal actions");
    CHECK(longest <= 64);
}
TEST_CASE("SHN-168 the laws hold in campaigns in which nobody gives up") {
    laws::check<Table<RuntimeRules>>({.options = {.players = 3, .choose_party = true},
                                      .rules = RuntimeRules{to_the_end},
                                      .seed = 7,
                                      .games = 300,
                                      .close = laws::plays_all_games() ? 1u : 0u,
                                      .odds = 0,
                                      .part = 100});
}
TEST_CASE("SHN-V01 to SHN-V33 SHN-D01 to SHN-D27 SHN-C01 to SHN-C07 everything is told, and every question is asked, in random games") {
    std::set<std::size_t> told;
    std::set<std::size_t> asked;
    for (std::uint64_t seed = 0; seed != 40; ++seed) {
        const Options chosen = playing(seed % 28, seed);
        auto state = shining::new_game(chosen, Pcg32{seed});
        Pcg32 chooser{seed};
        while (!is_over(state.table)) {
            asked.insert(pending(state.table)->index());
            const auto actions = legal_actions(state.table);
            Action action = actions[chooser.below(static_cast<std::uint32_t>(actions.size()))];
            if (holds_alternative<Concede>(action)) action = actions[0];
            play(state.table, action, state.chance, [&](const Event& event) { told.insert(event.index()); });
        }
    }
    for (const Event& event :
         {Event{TokenMoved{}},     Event{RoundBegan{}},     Event{EventPlaced{}},      Event{TimersPlaced{}},
          Event{TimerDiscarded{}}, Event{EventRevealed{}},  Event{LineResolved{}},     Event{EventDiscarded{}},
          Event{ChartRolled{}},    Event{AiCardRevealed{}}, Event{AiDeckReshuffled{}}, Event{ModelMoved{}},
          Event{MonsterSpawned{}}, Event{ModelRemoved{}},   Event{AttackDeclared{}},   Event{DiceRolled{}},
          Event{DieDiscarded{}},   Event{AttackCompared{}}, Event{ChainTriggered{}},   Event{Damaged{}},
          Event{PushStarted{}},    Event{PushEnded{}},      Event{Healed{}},           Event{PointsChanged{}},
          Event{Exhausted{}},      Event{Revived{}},        Event{LuckRolled{}},       Event{WindowOpened{}},
          Event{ReactionPassed{}}, Event{PowerUsed{}},      Event{EncounterLost{}},    Event{GameOver{}}})
        CHECK_MESSAGE(told.contains(event.index()), std::string(heroes::to_text(event).view()));
    for (const Decision& decision : {Decision{ChooseOrder{}}, Decision{Activation{}}, Decision{ChooseTarget{}},
                                     Decision{DiscardDice{}}, Decision{ChoosePush{}}, Decision{React{}}})
        CHECK_MESSAGE(asked.contains(decision.index()), std::string(heroes::to_text(decision).view()));
}
