// The terminal program of examples/play: what people are told, what they are not told, and what becomes of nonsense.

#include <doctest/doctest.h>

#include <filesystem>
#include <string>
#include <vector>

#include <heroes/hamlet/evaluate.hpp>
#include <heroes/hamlet/redact.hpp>
#include <heroes/hedra/evaluate.hpp>
#include <heroes/hedra/redact.hpp>

#include "../../examples/terminal/hamlet/game.hpp"
#include "../../examples/terminal/hedra/game.hpp"
#include "terminal_support.hpp"
#include "tiny_redact.hpp"

namespace {

using namespace at_the_terminal;

using Hamlet = heroes::hamlet::Table<>;
using Hedra = heroes::hedra::Table<>;

// Lets bots play and calls f after every action with the tables before and after and the lines told.
template <class F>
void watch(std::uint8_t players, std::uint64_t seed, F&& f) {
    auto state = heroes::hamlet::new_game({.players = players}, Pcg32{seed});
    terminal::Narrator<Hamlet> narrator(state.table, {});
    heroes::GreedyBot bot{seed};
    for (int decisions = 0; decisions != 400 && !is_over(state.table); ++decisions) {
        const auto before = state.table;
        const auto action = bot.choose(view(state.table, decider(state.table)), 20);
        REQUIRE(judge(state.table, action));
        play(state.table, action, state.chance, narrator);
        f(before, state.table, narrator.take_lines());
    }
}

}  // namespace

TEST_CASE("bots play a game of Hamlet to its end") {
    const std::string text = played<Hamlet>({"--bots", "--seed", "1", "--fast"});
    CHECK(has(text, "The game is over after "));
    CHECK(has(text, "The Baron decrees: "));
    CHECK(has(text, "kills "));
}

TEST_CASE("equal seeds give equal games of Hamlet") {
    const std::vector<std::string> words{"--bots", "--players", "3", "--seed", "7", "--fast"};
    CHECK(played<Hamlet>(words) == played<Hamlet>(words));
}

TEST_CASE("everything that can be asked and answered in Hamlet has words") {
    for (std::uint64_t seed = 1; seed != 6; ++seed)
        before_decisions(heroes::hamlet::new_game({.players = 3}, Pcg32{seed}), 400, [](const auto& table, const auto& seen) {
            CHECK_FALSE(Voice<Hamlet>::question(*seen, *pending(table), {}).empty());
            for (const auto& action : legal_actions(*seen))
                CHECK_FALSE(Voice<Hamlet>::offer(*seen, action, {}).empty());
        });
}

TEST_CASE("what a seat sees on the screen depends on nothing that is hidden from it") {
    watch(3, 5, [](const auto&, const auto& table, const auto&) {
        Pcg32 imagination{9};
        const auto seen = view(table, Seat::two);
        const auto other = determinize(seen, imagination);
        CHECK(Voice<Hamlet>::screen(seen, {}) == Voice<Hamlet>::screen(view(other, Seat::two), {}));
    });
}

TEST_CASE("no line names an item to those whom it is hidden from") {
    for (std::uint64_t seed = 1; seed != 6; ++seed)
        watch(3, seed, [](const auto& before, const auto& after, const auto& lines) {
            for_each_seat(after.options, [&](Seat owner) {
                const auto hidden = before.heroes[owner].hidden & after.heroes[owner].hidden;
                const auto insiders = heroes::SeatSet{owner} | after.heroes[owner].knowers;
                hidden.for_each([&](heroes::hamlet::ItemCard card) {
                    for (const terminal::Line& line : lines)
                        if (has(line.text, terminal::hamlet::in_words(card))) CHECK((line.readers - insiders).empty());
                });
            });
        });
}

TEST_CASE("an heirloom is named to its owner only") {
    const std::string text = played<Hamlet>({"--seats", "human,bot", "--seed", "3"});
    CHECK(has(text, "Red draws an heirloom: "));
    CHECK(has(text, "Blue draws an heirloom and hides it."));
    CHECK_FALSE(has(text, "Blue draws an heirloom: "));
    CHECK(has(text, "2 hidden items"));
}

TEST_CASE("a spy is told what others are not") {
    const auto table = heroes::hamlet::new_game({.players = 2}, Pcg32{3}).table;
    terminal::Narrator<Hamlet> narrator(table, {});
    narrator(heroes::hamlet::CardsPeeked{Seat::two, heroes::hamlet::Peek::champion, {}});
    const auto lines = narrator.take_lines();
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].readers == terminal::everybody);
    CHECK(lines[1].readers == heroes::SeatSet{Seat::two});
    CHECK(has(lines[1].text, terminal::hamlet::name(*table.champion.hero)));
}

TEST_CASE("people who share a keyboard pass it on before secrets are shown") {
    const std::string text = played<Hamlet>({"--seats", "human,human", "--seed", "3"}, "\nq\n");
    const auto request = text.find("Red, press Enter when nobody else can see the screen");
    REQUIRE(request != text.npos);
    CHECK(text.find("Red draws an heirloom: ") > request);
    CHECK(has(text, "Goodbye!"));
}

TEST_CASE("whoever takes the keyboard over hears what happened, without the secrets of others") {
    const std::string text = played<Hamlet>({"--seats", "human,human", "--seed", "3"}, "\ngo\ncaves\nflee\n\n\n");
    const auto blue = text.find("Blue, press Enter");
    REQUIRE(blue != text.npos);
    CHECK(has(text.substr(blue), "Red draws an heirloom and hides it."));
    CHECK(has(text.substr(blue), "Blue draws an heirloom: "));
    CHECK(has(text.substr(blue), "Red leaves for the Wilderness."));
    CHECK_FALSE(has(text.substr(blue), "Red draws an heirloom: "));
}

TEST_CASE("people who share a keyboard at Hedra just play on") {
    CHECK_FALSE(has(played<Hedra>({"--seats", "human,human", "--seed", "3"}, "1\n1\n"), "press Enter"));
}

TEST_CASE("nonsense is answered, and the question stands") {
    const std::string text = played<Hamlet>({"--seats", "human,bot", "--seed", "3"},
                                            "dance\n99\n0\n-1\n99999999999999999999\n\ncaves\nbuy 2\nbuy\n?\nt\n");
    CHECK(has(text, "I do not understand 'dance'"));
    CHECK(has(text, "99 is not on the list"));
    CHECK(has(text, "Not allowed: the hero is in the Hamlet (HAM-034)."));
    CHECK(has(text, "Not allowed: there is nothing on that space (HAM-065)."));
    CHECK(has(text, "Not allowed: a purchase names at least one space (HAM-059)."));
    CHECK(has(unbroken(text), "Whoever kills it has won."));
    CHECK(has(text, "Goodbye!"));
}

TEST_CASE("words mean actions") {
    using namespace heroes::hamlet;
    const auto table = heroes::hamlet::new_game({.players = 2}, Pcg32{3}).table;
    const auto meant = [&](const char* text) { return meant_at(table, text); };
    CHECK(meant("Heal") == Action{Heal{}});
    CHECK(meant("buy 1 and 3") == Action{Shop{{space(1), space(3)}}});
    CHECK(meant("use slot 2") == Action{UseConsumable{slot(2)}});
    CHECK(meant("bogs") == Action{SelectRegion{Region::flooded_bogs}});
    CHECK(meant("leave") == Action{EnterWilderness{}});
    CHECK(meant("go") == Action{EnterWilderness{}});
    CHECK(meant("go caves") == Action{SelectRegion{Region::dark_caves}});
    CHECK(meant("pay cave bear") == Action{Pay{StandardRules::content.monsters.named("Cave Bear")}});
    CHECK(meant("equip the cooking pot") == Action{Equip{item(StandardRules::content.items.named("Cooking Pot"))}});
    CHECK_FALSE(meant("dance"));
}

TEST_CASE("the same word can mean another action when something else is asked") {
    using namespace heroes::hamlet;
    auto state = heroes::hamlet::new_game({.players = 2}, Pcg32{3});
    const auto go_on = [&](const char* typed) {
        const auto action = meant_at(state.table, typed);
        REQUIRE(action);
        state = heroes::apply(state, *action);
        return *action;
    };
    CHECK(go_on("go") == Action{EnterWilderness{}});
    CHECK(go_on("go bogs") == Action{SelectRegion{Region::flooded_bogs}});
    CHECK(go_on("attack") == Action{Fight{}});
    CHECK(go_on("attack") == Action{Attack{}});
}

TEST_CASE("a saved game goes on where it was") {
    const Scratch file("saved");
    const std::string first =
        played<Hamlet>({"--game", "hamlet", "--seats", "human,bot", "--seed", "3", "--save", file.path}, "heal\n");
    CHECK(has(first, "The game waits for you: --game hamlet --load " + file.path));
    const std::string second = played<Hamlet>({"--seats", "human,bot", "--load", file.path}, "heal\n");
    CHECK(has(second, "Not allowed: heroes heal once in a turn (HAM-036)."));
}

TEST_CASE("a file that is no game of Hamlet is refused with the reason") {
    const Scratch file("refused");
    played<Hedra>({"--seats", "human,bot", "--seed", "3", "--save", file.path});
    CHECK(has(complaint<Hamlet>({"--load", file.path}), "other rules or other content (CORE-rules); if it is"));
    CHECK(has(complaint<Hamlet>({"--load", file.path + "-nowhere"}), "cannot read "));

    played<Hamlet>({"--seats", "human,bot", "--seed", "3", "--save", file.path});
    CHECK(has(complaint<Hedra>({"--load", file.path}), "(CORE-rules)"));
    std::filesystem::resize_file(file.path, std::filesystem::file_size(file.path) - 1);
    CHECK(has(complaint<Hamlet>({"--load", file.path}), "(CORE-"));
    std::filesystem::resize_file(file.path, 5);
    CHECK(has(complaint<Hamlet>({"--load", file.path}), "(CORE-truncated)"));
}

TEST_CASE("options that make no sense are refused with what to do") {
    CHECK(has(complaint<Hamlet>({"--teams", "2v2"}), "leave out --teams"));
    CHECK(has(complaint<Hamlet>({"--target", "3"}), "leave out --target"));
    CHECK(has(complaint<Hamlet>({"--players", "5"}), "two to four players (HAM-001)"));
    CHECK(has(complaint<Hamlet>({"--seats", "human,bot", "--players", "3"}), "name one for each of the 3 players"));
}

TEST_CASE("a long line is broken between words") {
    CHECK(terminal::wrapped("one two three", 2, 8) == "one two\n  three");
    CHECK(terminal::wrapped("one", 2, 8) == "one");
    CHECK(terminal::wrapped("", 2, 8).empty());
}

// Words of its own are for a game to add; all that follows holds without any.

TEST_CASE("a game without words of its own can be played at once") {
    const std::string text = played<tiny::Table<>>({"--seats", "human,bot", "--seed", "3"}, "draw\npe\nleave\nt\n?\n");
    CHECK(has(text, "Red, take turn.\n   1  Draw\n   2  Peek\n   3  Put back #4\n   4  Show #4\n"));
    CHECK(has(text, "Drew: Red.\n"));
    CHECK(has(text, "Peeked: Red.\n"));
    CHECK(has(text, " Points              Red 0, Blue 0\n"));
    CHECK(has(text, "Type the number of a choice, or words"));
}

TEST_CASE("bots play a game without words to its result") {
    const std::string text = played<tiny::Table<>>({"--bots", "--seed", "3", "--fast"});
    CHECK(has(text, "Point scored: "));
    CHECK(has(text, "The game is over"));
    CHECK(has(text, "  1.  "));
}

TEST_CASE("a bot that a game has no opinions for is refused") {
    CHECK(complaint<tiny::Table<>>({"--bots", "--bot", "greedy"}) ==
          "there is no bot 'greedy' for this game; known: random");
    CHECK(has(complaint<Hedra>({"--bots", "--bot", "clever"}), "known: random, greedy, search"));
}

TEST_CASE("a plain narrator tells everybody only what they may know") {
    const auto table = heroes::new_game<tiny::Table<>>({}, Pcg32{3}).table;
    terminal::Narrator<tiny::Table<>> narrator(table, {});
    narrator(tiny::WasPutBack{Seat::two, 1});
    const auto lines = narrator.take_lines();
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].text == "Was put back: Blue, place 3.");
    CHECK_FALSE(lines[0].readers.has(Seat::two));
    CHECK(lines[1].text == "Was put back: Blue, place 1.");
    CHECK(lines[1].readers == heroes::SeatSet{Seat::two});
}

TEST_CASE("whatever the list shows can be typed, and so can its notation") {
    demand_typable(heroes::hedra::new_game({.players = 3}, Pcg32{5}), 60);
    demand_typable(heroes::hamlet::new_game({.players = 3}, Pcg32{5}), 60);
    demand_typable(heroes::new_game<tiny::Table<>>({}, Pcg32{5}), 60);
}

TEST_CASE("a few letters are enough if they can mean one thing only") {
    using namespace heroes::hedra;
    const auto table = heroes::hedra::new_game({.players = 2}, Pcg32{3}).table;
    CHECK(meant_at(table, "barb 2") == Action{Place{Die::barbarian, field(2)}});
    CHECK(meant_at(table, "put the rogue on battlefield 1") == Action{Place{Die::rogue, field(1)}});
    CHECK(meant_at(table, "toss the rogue on battlefield 1") == std::nullopt);
    CHECK(meant_at(table, "rogue") == std::nullopt);                         // where?
    CHECK(meant_at(table, "mage 3") == Action{Place{Die::mage, field(3)}});  // which the rules refuse
}

TEST_CASE("what can mean several things is asked back") {
    const std::string text = played<Hedra>({"--seats", "human,bot", "--seed", "3"}, "rogue\n");
    CHECK(has(text, "'rogue' can be 1, 2 or 3: type the number, or more words."));
}

TEST_CASE("options of the game are set by name") {
    CHECK(has(played<Hedra>({"--bots", "--seed", "1", "--option", "target=2"}), "2 points to win"));
    CHECK(has(played<Hedra>({"--bots", "--seed", "1", "--target", "2"}), "2 points to win"));
    CHECK(has(complaint<Hedra>({"--option", "tarhet=2"}), "similar: target"));
}
