// The terminal program of examples/play: what people are told, what they are not told, and what becomes of nonsense.

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
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
#include "tiny_rulebook.hpp"

namespace {

using namespace at_the_terminal;

using Hamlet = terminal::hamlet::Table;
using Hedra = terminal::hedra::Table;

// Lets bots play and calls f after every action with the tables before and after and the lines told.
template <class F>
void watch(std::uint8_t players, std::uint64_t seed, F&& f) {
    auto state = heroes::new_game<Hamlet>({.players = players}, Pcg32{seed});
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
        before_decisions(heroes::new_game<Hamlet>({.players = 3}, Pcg32{seed}), 200,
                         [](const auto& table, const auto& seen) {
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

TEST_CASE("a refusal in Hamlet tells nothing that is hidden") {
    demand_discreet_refusals(heroes::new_game<Hamlet>({.players = 3}, Pcg32{2}), 150);
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
    const auto table = heroes::new_game<Hamlet>({.players = 2}, Pcg32{3}).table;
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
                                            "dance\n99\n0\n-1\n99999999999999999999\n\ncaves\nbuy 2\nbuy\nhelp\nt\n");
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
    const auto table = heroes::new_game<Hamlet>({.players = 2}, Pcg32{3}).table;
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
    auto state = heroes::new_game<Hamlet>({.players = 2}, Pcg32{3});
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
    CHECK(has(first, "The game waits for you: --load " + file.path));
    const std::string second = played<Hamlet>({"--seats", "human,bot", "--load", file.path}, "heal\n");
    CHECK(has(second, "Not allowed: heroes heal once in a turn (HAM-036)."));
}

TEST_CASE("a saved game says which game it is, who plays and how") {
    const Scratch file("whole");
    played<Hedra>({"--game", "hedra", "--seats", "human,easy", "--names", "Anna,Ben", "--seed", "3", "--knob",
                   "clearing_points=2", "--save", file.path},
                  "1\n");
    const auto arguments = terminal::loaded(parsed({"--load", file.path}));
    CHECK(arguments.game == "hedra");
    CHECK(arguments.seats == std::vector{terminal::Player::human, terminal::Player::easy});
    CHECK(arguments.names == std::vector<std::string>{"Anna", "Ben"});
    const std::string text = played<Hedra>({"--load", file.path});
    CHECK(has(text, "Anna places Rogue 5 on battlefield 1."));
    CHECK(has(text, "You play Anna."));
    CHECK(has(unbroken(text), "--seats human,easy --names Anna,Ben --knob clearing_points=2 --nodes 20 --seed 3"));
    CHECK(has(text, " Battlefield 1   Anna    Rogue 5"));
}

TEST_CASE("a file that is no saved game is refused with the reason") {
    const Scratch file("refused");
    played<Hedra>({"--seats", "human,bot", "--seed", "3", "--save", file.path});
    // The line in the file, above whose record stand four others.
    CHECK(has(complaint<Hamlet>({"--load", file.path}), "the saved game cannot be read, because it was damaged"));
    CHECK(has(complaint<Hamlet>({"--load", file.path}), "or another version wrote it: line 6, "));
    CHECK(has(complaint<Hamlet>({"--load", file.path + "-nowhere"}), "cannot read "));
    std::string text = terminal::detail::text_of_file(file.path);
    std::ofstream(file.path) << text.replace(text.find("\ngame "), 6, "\ngane ");
    CHECK(has(complaint<Hedra>({"--load", file.path}), "it does not say which game it is"));
    std::filesystem::resize_file(file.path, 40);
    CHECK(has(complaint<Hedra>({"--load", file.path}), "is no saved game"));
}

TEST_CASE("a saved game whose table came about otherwise is refused") {
    const Scratch file("changed");
    played<Hedra>({"--seats", "human,bot", "--seed", "3", "--save", file.path}, "1\n");
    std::string text = terminal::detail::text_of_file(file.path);
    const auto seed = text.rfind("seed 3");
    REQUIRE(seed != text.npos);
    std::ofstream(file.path) << text.replace(seed, 6, "seed 4");
    CHECK(has(complaint<Hedra>({"--load", file.path}), "the saved game "));
}

TEST_CASE("options that make no sense are refused with what to do") {
    CHECK(has(complaint<Hamlet>({"--teams", "2v2"}), "leave out --teams"));
    CHECK(has(complaint<Hamlet>({"--target", "3"}), "leave out --target"));
    CHECK(has(complaint<Hamlet>({"--players", "5"}), "two to four players (HAM-001)"));
    CHECK(has(complaint<Hamlet>({"--seats", "human,bot", "--players", "3"}), "name one for each of the 3 players"));
    CHECK(has(complaint<Hamlet>({"--bots", "--names", "Anna,Ben,Cid"}), "--names names 3 players: there are 2"));
    CHECK(has(complaint<Hamlet>({"--load", "somewhere", "--knob", "hero_health=10"}), "leave out --load"));
}

TEST_CASE("a long line is broken between words") {
    CHECK(terminal::wrapped("one two three", 2, 8) == "one two\n  three");
    CHECK(terminal::wrapped("one", 2, 8) == "one");
    CHECK(terminal::wrapped("", 2, 8).empty());
}

// Words of its own are for a game to add; all that follows holds without any.

TEST_CASE("a game without words of its own can be played at once") {
    const std::string text =
        played<tiny::Table<>>({"--seats", "human,bot", "--seed", "3"}, "draw\npe\nleave\nt\nhelp\n");
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
    demand_typable(heroes::new_game<Hedra>({.players = 3}, Pcg32{5}), 60);
    demand_typable(heroes::new_game<Hamlet>({.players = 3}, Pcg32{5}), 60);
    demand_typable(heroes::new_game<tiny::Table<>>({}, Pcg32{5}), 60);
}

TEST_CASE("a few letters are enough if they can mean one thing only") {
    using namespace heroes::hedra;
    const auto table = heroes::new_game<Hedra>({.players = 2}, Pcg32{3}).table;
    CHECK(meant_at(table, "barb 2") == Action{Place{Die::barbarian, field(2)}});
    CHECK(meant_at(table, "put the rogue on battlefield 1") == Action{Place{Die::rogue, field(1)}});
    CHECK(meant_at(table, "toss the rogue on battlefield 1") == std::nullopt);
    CHECK(meant_at(table, "rogue") == std::nullopt);                         // where?
    CHECK(meant_at(table, "mage 3") == Action{Place{Die::mage, field(3)}});  // which the rules refuse
}

TEST_CASE("what can mean several things is asked back") {
    const std::string text = played<Hedra>({"--seats", "human,bot", "--seed", "3"}, "rogue\n");
    CHECK(has(text, "Which of these? back shows all again.\n   1  Rogue 5 on battlefield 1\n"));
}

TEST_CASE("options of the game are set by name") {
    CHECK(has(played<Hedra>({"--bots", "--seed", "1", "--option", "target=2"}), "2 points to win"));
    CHECK(has(played<Hedra>({"--bots", "--seed", "1", "--target", "2"}), "2 points to win"));
    CHECK(has(complaint<Hedra>({"--option", "tarhet=2"}), "similar: target"));
}

TEST_CASE("house rules are played, and the line that repeats a game repeats all of it") {
    const std::vector<std::string> words{"--bots",  "--seed", "5",     "--knob", "clearing_points=2",
                                         "--level", "easy",   "--fast"};
    const std::string text = played<Hedra>(words);
    CHECK(has(text, " scores 2 points for holding the battlefield"));
    CHECK(has(unbroken(text),
              "The same game again: --seats bot,bot --level easy --knob clearing_points=2 --nodes 20 --seed 5"));
    const std::string again =
        played<Hedra>({"--seats", "bot,bot", "--level", "easy", "--knob", "clearing_points=2", "--seed", "5"});
    CHECK(again == text);
    CHECK(has(complaint<Hedra>({"--knob", "barbarian_bonsu=3"}), "similar: barbarian_bonus"));
    CHECK(has(complaint<Hedra>({"--level", "godlike"}), "easy, normal or hard"));
    CHECK(has(complaint<tiny::Table<>>({"--knob", "anything=3"}), "--knob"));
}

TEST_CASE("a game begun without a seed is repeated by the seed that it tells") {
    const std::string first = played<Hedra>({"--bots", "--fast", "--target", "1"});
    const auto at = first.find("--seed ");
    REQUIRE(at != first.npos);
    const std::string seed = first.substr(at + 7, first.find('\n', at) - at - 7);
    CHECK(played<Hedra>({"--bots", "--fast", "--target", "1", "--seed", seed}) == first);
}

// Nothing is hidden and no die is rolled between two dice that the same person places.
TEST_CASE("what is taken back fairly is taken back at once, and what is not is said to be unfair") {
    const std::string alone = played<Hedra>({"--seats", "human,human", "--seed", "3"}, "1\nundo\n1\n1\nundo\nq\n");
    CHECK(has(alone, "There is nothing to take back."));  // by Blue, who has not placed anything yet
    const std::string text =
        played<Hamlet>({"--seats", "human,bot", "--seed", "3"}, "rearrange\nundo\nheal\nundo\ny\nheal\n");
    CHECK(has(text, "Taken back. Nobody has gained anything by it."));
    CHECK(has(unbroken(text), "That is not fair: since then dice or cards have shown something"));
    CHECK(has(text, "Taken back, which was not fair."));
    CHECK_FALSE(has(text, "Not allowed"));  // healing was taken back
}

// What others have seen of it helps nobody; only luck would.
TEST_CASE("people who share a keyboard take their own choices back fairly") {
    const std::vector<std::string> words{"--seats", "human,human", "--seed",
                                         "3",       "--knob",      "placement_all_at_once=yes"};
    CHECK(has(played<Hedra>(words, "1\nundo\n"), "Taken back. Nobody has gained anything by it."));
    CHECK(has(unbroken(played<Hamlet>({"--seats", "human,human", "--seed", "3"}, "\nheal\nundo\nn\n")),
              "That is not fair: since then dice or cards have shown something"));
}

TEST_CASE("what is not fair is not taken back unless that is wanted") {
    for (const char* answer : {"", "n\n", "q\n"}) {
        const std::string text =
            played<Hamlet>({"--seats", "human,bot", "--seed", "3"}, "heal\nundo\n" + std::string(answer));
        CHECK(has(text, "(y or n)"));
        CHECK_FALSE(has(text, "Taken back"));
    }
}

TEST_CASE("what was taken back and is done again comes about again") {
    const std::string text = played<Hamlet>({"--seats", "human,bot", "--seed", "3"}, "heal\nundo\ny\nheal\n");
    const auto first = text.find("Red rolls ");
    const auto second = text.find("Red rolls ", first + 1);
    REQUIRE(second != text.npos);
    CHECK(text.substr(first, 20) == text.substr(second, 20));
}

TEST_CASE("a hint tells what the search bot would do and why") {
    const std::string text = played<Hedra>({"--seats", "human,bot", "--seed", "3"}, "hint\n");
    CHECK(has(unbroken(text), "The search bot has played on 20 times (worth: -100 is lost, 100 won): "));
    CHECK(has(text, " visits, worth "));
    CHECK_FALSE(has(text, " 1 visits"));
    CHECK(has(played<tiny::Table<>>({"--seats", "human,bot", "--seed", "3"}, "hint\n"), "Nobody has an opinion"));
}

TEST_CASE("odds tell what may come of a choice") {
    const std::string sure = played<Hedra>({"--seats", "human,bot", "--seed", "3"}, "odds 1\nodds\nodds rogue\n");
    CHECK(has(sure, "Nothing is left to chance."));
    CHECK(has(sure, "Say of which choice: odds and its number, or its words."));
    CHECK(has(played<Hamlet>({"--seats", "human,bot", "--seed", "3"}, "go\nodds 1\n"), " %"));
}

TEST_CASE("sentences that differ in their numbers only are one of the odds, with what the numbers can be") {
    const terminal::Ways<terminal::detail::Sentences> ways{
        {{{"Blue: 9 -> 7 HP.", "1 Timer is left.", "Red wins."}, 0.25},
         {{"Blue: 9 -> 5 HP.", "3 Timers are left.", "Red wins."}, 0.75}}};
    std::vector<std::string> told;
    for (const auto& tally : terminal::detail::uncertain(ways))
        told.push_back(terminal::percent(tally.probability) + " " + tally.text());
    CHECK(told ==
          std::vector<std::string>{"100 % Blue: 9 -> 5 to 7 HP.", "75 % 3 Timers are left.", "25 % 1 Timer is left."});
    CHECK(terminal::detail::without_numbers("A1 goes to c4 and rolls D10 7: 12.") ==
          "A1 goes to c4 and rolls D10 #: #.");
    CHECK(terminal::detail::numbers_in("A1 goes to c4 and rolls D10 7: 12.") == std::vector{7, 12});
    CHECK(terminal::detail::without_plural("# Timers.") == terminal::detail::without_plural("# Timer."));
    CHECK(terminal::detail::without_plural("# -> # HP, # Timers in") == "# -> # HP, # Timer in");
    const std::string text = played<Hamlet>({"--seats", "human,bot", "--seed", "3"}, "go\nodds 1\n");
    CHECK_FALSE(has(text, "#"));
}

TEST_CASE("what is typed is repeated without what is no letter, and not at any length") {
    const std::string text =
        played<Hedra>({"--seats", "human,bot", "--seed", "3"}, "\x1b[31mdance\x07\n" + std::string(999, 'x') + "\n");
    CHECK(has(text, "I do not understand '[31mdance'"));
    CHECK(has(text, "I do not understand '" + std::string(40, 'x') + " ...'"));
    CHECK(terminal::detail::said(std::string(39, 'x') + "\u00e4") == std::string(39, 'x') + " ...");
}

TEST_CASE("the name of a card that ends in a mark of its own ends the sentence") {
    CHECK(terminal::with_one_mark("Red discards Huh?!. Blue plays Duck!.") == "Red discards Huh?! Blue plays Duck!");
    CHECK(terminal::with_one_mark("Red lays Duck! and a hat.") == "Red lays Duck! and a hat.");
    CHECK(terminal::with_one_mark("\x1b[1mDuck!\x1b[0m.") == "\x1b[1mDuck!\x1b[0m");
}

TEST_CASE("paragraphs of the help flow, and rows of its tables do not") {
    CHECK(terminal::unfolded("\nOne\ntwo.\n\n  a   row\n  b   row\n\nThree\nfour.\n") ==
          "\nOne two.\n\n  a   row\n  b   row\n\nThree four.\n");
}

TEST_CASE("a row of a table goes on below its last column") {
    terminal::screen_width = 12;
    const std::string narrow = terminal::wrapped_rows("one two three\n  d8   one two\n  three | four", 1);
    terminal::screen_width = 80;
    CHECK(narrow == "one two\n three\n  d8   one\n       two\n  three |\n  four");
}

TEST_CASE("a number and its percent sign stay together") {
    CHECK(terminal::wrapped("dies 4 %, or not", 2, 8) == "dies\n  4 %,\n  or not");
    CHECK(terminal::wrapped("dies 4 %", 2, 7) == "dies\n  4 %");
}

TEST_CASE("names are short, of letters only, and may be left out") {
    CHECK(has(complaint<Hedra>({"--names", std::string(21, 'x')}), "--names takes names of at most 20 letters"));
    CHECK(has(complaint<Hedra>({"--names", "An\nna"}), "--names takes names of at most 20 letters"));
    const std::string text = played<Hedra>({"--bots", "--seed", "3", "--names", ",J\u00f6rg"});
    CHECK(has(text, "J\u00f6rg begins.") != has(text, "Red begins."));
    CHECK(has(text, "--names ,J\u00f6rg "));
    CHECK(terminal::width_of("J\u00f6rg") == 4);
    CHECK(terminal::padded("J\u00f6rg", 6) == "J\u00f6rg  ");
}

TEST_CASE("a value that a shell would change is quoted in the line that repeats the game") {
    CHECK(terminal::detail::quoted_for_shell("Anna,Ben") == "Anna,Ben");
    CHECK(terminal::detail::quoted_for_shell("A$b,C`d") == "'A$b,C`d'");
    CHECK(terminal::detail::quoted_for_shell("Pat O'Neill") == "'Pat O'\\''Neill'");
}

TEST_CASE("cards are told by their names, or some words of them") {
    const std::string text = played<Hamlet>({"--seats", "human,bot", "--seed", "3"}, "card cave be\ncard nonsense\n");
    CHECK(has(text, "Cave Bear ("));
    CHECK(has(text, "There is no card 'nonsense'.\n"));
    const std::string misspelt =
        played<Hamlet>({"--seats", "human,bot", "--seed", "3"}, "card cave baer\ncard toab\ncard\n");
    CHECK(has(misspelt, "There is no card 'cave baer'. Do you mean Cave Bear"));
    CHECK(has(misspelt, "There is no card 'toab'. Do you mean Bloated Toad"));
    CHECK(has(misspelt, "Say which: card and its name."));
    CHECK(
        has(played<Hedra>({"--seats", "human,bot", "--seed", "3"}, "card cleric\n"), "Cleric, d8: moving, may bring"));
}

TEST_CASE("every deck tells how many cards it has") {
    CHECK(has(played<Hamlet>({"--seats", "human,bot", "--seed", "3"}, "decks\n"), "Monster deck: "));
    CHECK(has(played<Hedra>({"--seats", "human,bot", "--seed", "3"}, "decks\n"), "There are no decks in this game."));
}

TEST_CASE("an empty line repeats the choices, and the log what happened") {
    const std::string text = played<Hedra>({"--seats", "human,bot", "--seed", "3"}, "\nlog 2\n");
    const std::string choice = "   1  Rogue 5 on battlefield 1";
    CHECK(text.find(choice, text.find(choice) + 1) != text.npos);
    CHECK(has(text, "> Blue rolls Mage 2, Rogue 2, Cleric 6, Warrior 2, Paladin 2 and Barbarian 10.\nRed begins.\n> "));
}

TEST_CASE("whoever quits is asked") {
    const std::string text = played<Hedra>({"--seats", "human,bot", "--seed", "3"}, "q\nn\n1\nq\ny\n");
    CHECK(has(text, "Quit? The game is lost unless you save it first. (y or n) "));
    CHECK(has(text, "Red places Rogue 5"));
    CHECK(has(text, "Goodbye!"));
}

TEST_CASE("whoever quits while the keyboard is passed on is asked, too") {
    const std::string text = played<Hamlet>({"--seats", "human,human", "--seed", "3"}, "q\nn\n\nq\ny\n");
    const auto asked = text.find("Quit? The game is lost unless you save it first.");
    REQUIRE(asked != text.npos);
    CHECK(text.find("Red draws an heirloom: ") > asked);
    CHECK(has(text, "Goodbye!"));
}

TEST_CASE("a game that goes on otherwise than it was saved is not called saved") {
    const Scratch file("otherwise");
    const std::vector<std::string> words{"--seats", "human,human", "--seed",
                                         "3",       "--knob",      "placement_all_at_once=yes"};
    CHECK(has(played<Hedra>(words, "1\nsave " + file.path + "\nq\ny\n"), "Quit? The game is saved."));
    const std::string text = played<Hedra>(words, "1\nsave " + file.path + "\nundo\n2\nq\ny\n");
    CHECK(has(text, "Quit? The game is lost unless you save it first."));
}

TEST_CASE("the moon of Hamlet has words on a bar of any length") {
    auto table = heroes::new_game<Hamlet>({.players = 2}, Pcg32{3}).table;
    const terminal::hamlet::Nouns nouns{{table, {}}};
    CHECK(nouns.phase_of_moon(3) == "Gibbous Moon");
    table.rules.knobs.moon_spaces = 8;
    CHECK(nouns.phase_of_moon(0) == "New Moon");
    CHECK(nouns.phase_of_moon(4) == "space 5 of 8");
    CHECK(nouns.phase_of_moon(7) == "Full Moon");
}

TEST_CASE("a list that is long is asked in parts, and words still mean the whole") {
    const auto table = heroes::new_game<Hedra>({.players = 3}, Pcg32{3}).table;
    terminal::Choices<Hedra> choices(table, {});
    REQUIRE(choices.offers().size() > 12);
    CHECK(choices.entries().size() < choices.offers().size());
    const terminal::Entry entry = choices.entries()[0];
    REQUIRE(entry.places.size() > 1);
    CHECK(has(entry.text, " choices)"));
    const terminal::Reply reply = reply_to(entry.text, table, table, choices);
    CHECK(reply.places == entry.places);
    CHECK(reply_to(std::string(choices.offers()[7]), table, table, choices).places == terminal::Places{7});
    choices.narrow(entry.places);
    CHECK(choices.entries().size() == entry.places.size());
    choices.widen();
    CHECK(choices.entries()[0].text == entry.text);
}

TEST_CASE("the parts of a long list are called as on the table") {
    const std::string text = played<Hedra>({"--seats", "human,bot", "--seed", "3"}, "1\n1\n1\n1\nodds 2\n");
    CHECK(has(text, "  Move Mage ("));
    CHECK(has(text, "These are 3 choices. Say of which one, as in: odds "));
}

TEST_CASE("whoever has one choice is told to type it") {
    CHECK(terminal::detail::range_of(1) == "1");
    CHECK(terminal::detail::range_of(2) == "a number from 1 to 2");
}

TEST_CASE("what came every time or never in a sample may still come otherwise") {
    CHECK(terminal::about(0, 100) == "under 1 %");
    CHECK(terminal::about(63, 100) == "about 63 %");
    CHECK(terminal::about(100, 100) == "over 99 %");
}

TEST_CASE("what the list shows can be typed where it is painted, too") {
    const auto table = heroes::new_game<Hedra>({.players = 2}, Pcg32{3}).table;
    const terminal::Choices<Hedra> choices(table, terminal::Style{true});
    for (const std::string& offer : choices.offers()) CHECK_FALSE(has(offer, "\x1b"));
}

TEST_CASE("a die that nobody attacks is not spoken of") {
    const auto table = heroes::new_game<Hedra>({.players = 2}, Pcg32{3}).table;
    terminal::Narrator<Hedra> narrator(table, {});
    narrator(heroes::hedra::PowerCompared{.target = {Seat::two, heroes::hedra::Die::mage}});
    CHECK(narrator.take_lines().empty());
}

TEST_CASE("the screen has the table on top, the log below it and the choices at the bottom") {
    const terminal::Rows table{"t1", "t2"}, log{"l1", "l2", "l3"}, choices{"c1", "c2"};
    CHECK(terminal::laid_out(table, log, choices, 9, 5) ==
          terminal::Rows{"t1", "t2", "l1", "l2", "l3", "", "", "c1", "c2"});
    CHECK(terminal::laid_out(table, log, choices, 6, 5) ==
          terminal::Rows{"  ... 2 more rows: t shows the table", "l1", "l2", "l3", "c1", "c2"});
    CHECK(terminal::laid_out(table, log, choices, 4, 5) == terminal::Rows{"l2", "l3", "c1", "c2"});
    CHECK(terminal::laid_out(table, log, choices, 1, 5) == terminal::Rows{"c1", "c2"});
    // A question that is too long for the screen is shown by ?, and so are choices.
    CHECK(terminal::asked_in({"q1", "q2"}, choices, 4) == terminal::Rows{"q1", "q2", "c1", "c2"});
    CHECK(terminal::asked_in({"q1", "q2", "q3"}, choices, 4) ==
          terminal::Rows{"q1", "  ... 2 more rows: ? shows all", "c1", "c2"});
    CHECK(terminal::asked_in({"q1"}, {"c1", "c2", "c3"}, 2) == terminal::Rows{"c1", "  ... 2 more rows: ? shows all"});
    // A sentence of which only the end would fit leaves its room to the table.
    CHECK(terminal::laid_out({"t1", "t2", "t3"}, {"l1", "  l1", "l2"}, {"c1"}, 4, 2) ==
          terminal::Rows{"t1", "  ... 2 more rows: t shows the table", "l2", "c1"});
}
