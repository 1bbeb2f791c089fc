#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <heroes/core/scripted_dice.hpp>
#include <heroes/core/text.hpp>
#include <heroes/hedra.hpp>
#include <heroes/hedra/rulebook.hpp>
#include <heroes/tools/record.hpp>

#include "tiny_rulebook.hpp"

namespace hedra = heroes::hedra;

using heroes::BadLine;
using heroes::Pcg32;
using heroes::read_record;
using heroes::Record;
using heroes::Recorder;
using heroes::replay;
using heroes::Seat;
using heroes::Verdict;
using heroes::write_record;

using Duel = hedra::Table<>;
using Ticked = hedra::Table<hedra::RuntimeRules>;
using Tiny = tiny::Table<>;

static_assert(heroes::Recordable<Duel> && heroes::Recordable<Ticked> && heroes::Recordable<Tiny>);
static_assert(heroes::Seeded<Pcg32> && !heroes::Seeded<heroes::ScriptedDice>);

namespace {

// A game in which everybody does anything, so many moves long at most.
template <class Table, class C = Pcg32>
Recorder<Table, C> play_randomly(const typename Table::Options& options, std::size_t most_moves,
                                 const typename Table::Rules& rules = {}) {
    Recorder<Table, C> recorder{options, 42, rules};
    Pcg32 player{7};
    for (; most_moves != 0 && !is_over(recorder.state().table); --most_moves) {
        const auto actions = legal_actions(recorder.state().table);
        const auto action = actions[player.below(static_cast<std::uint32_t>(actions.size()))];
        REQUIRE(static_cast<bool>(recorder.play(decider(recorder.state().table), action)));
    }
    return recorder;
}

// Ten moves of a duel.
std::string duel() { return write_record(play_randomly<Duel>(hedra::presets::duel, 10).record()); }

std::string changed(std::string text, std::string_view from, std::string_view to) {
    const std::size_t at = text.find(from);
    REQUIRE(at != text.npos);
    return text.replace(at, from.size(), to);
}

// The lines of a text that do not begin like this.
std::string without(std::string_view text, std::string_view beginning) {
    std::string rest;
    for (std::size_t end = 0; !text.empty(); text.remove_prefix(end)) {
        end = text.find('\n') + 1;
        if (!text.starts_with(beginning)) rest += text.substr(0, end);
    }
    return rest;
}

template <class Table = Duel>
BadLine bad_line(std::string_view text) {
    const auto read = read_record<Table>(text);
    REQUIRE_FALSE(static_cast<bool>(read));
    return read.bad_line();
}

template <class Table = Duel>
auto replayed(std::string_view text) {
    const auto read = read_record<Table>(text);
    REQUIRE(static_cast<bool>(read));
    return replay(*read);
}

// Luck that a host has made itself: it goes round and round.
struct Wheel {
    std::uint32_t at = 0;

    Wheel() = default;
    explicit Wheel(std::uint64_t seed) : at(static_cast<std::uint32_t>(seed)) {}
    std::uint32_t below(std::uint32_t n) { return at++ % n; }
    bool operator==(const Wheel&) const = default;
};

}  // namespace

TEST_CASE("a record is a text that people can read") {
    const std::string text = duel();
    CHECK(text.starts_with("heroes record 1\n"
                           "game hedra\n"
                           "rules standard 699d7c7d06e156b9\n"
                           "knobs default\n"
                           "options default\n"
                           "seed 42\n"
                           "checksum 1832b5d386b31a86\n"
                           "1 one: place cleric at 1\n"
                           "2 two: "));
    CHECK(text.find("\nend\nuses knob barbarian_bonus:2 advance_per_defeat:5 ") != text.npos);
    CHECK(text.find("sudden_death:no") != text.npos);
    CHECK(text.ends_with("barbarian:30b4 dragon:ed33\n"));
}

TEST_CASE("a record that is written is read back, in every game and mode") {
    const auto round_trip = []<class Table>(const Recorder<Table>& recorder) {
        const std::string text = write_record(recorder.record());
        const auto read = read_record<Table>(text);
        REQUIRE(static_cast<bool>(read));
        CHECK(write_record(*read) == text);
        const auto played = replay(*read);
        CHECK(static_cast<bool>(played));
        CHECK(played.moves == read->moves.size());
        CHECK(played.state == recorder.state());
    };
    round_trip(play_randomly<Duel>(hedra::presets::duel, 1000));
    round_trip(play_randomly<Duel>(hedra::presets::teams_2v2v2, 200));
    round_trip(play_randomly<Ticked>({.players = 3}, 200, hedra::RuntimeRules{{.barbarian_bonus = 4}}));
    round_trip(play_randomly<Tiny>({.players = 3, .cards = 8}, 200));
    round_trip(play_randomly<Duel>(hedra::presets::duel, 0));
}

TEST_CASE("knobs that were ticked are written by name and set again") {
    const auto recorder = play_randomly<Ticked>({}, 20, hedra::RuntimeRules{{.attack_optional = true}});
    const std::string text = write_record(recorder.record());
    CHECK(text.find("\nknobs attack_optional yes\n") != text.npos);
    CHECK(read_record<Ticked>(text)->rules.knobs.attack_optional);
}

TEST_CASE("a host with luck of its own says so by type") {
    const auto recorder = play_randomly<Duel, Wheel>(hedra::presets::duel, 30);
    const std::string text = write_record(recorder.record());
    const auto same = read_record<Duel, Wheel>(text);
    REQUIRE(static_cast<bool>(same));
    CHECK(replay(*same).state == recorder.state());
    CHECK_FALSE(static_cast<bool>(replayed<Duel>(text)));
}

TEST_CASE("the recorder checks the table at the beginning, after every eight moves, and at the end") {
    const auto after = [](std::size_t moves) {
        std::vector<std::size_t> places;
        for (const auto& checksum : play_randomly<Duel>({}, moves).record().checksums) places.push_back(checksum.after);
        return places;
    };
    CHECK(after(0) == std::vector<std::size_t>{0});
    CHECK(after(7) == std::vector<std::size_t>{0, 7});
    CHECK(after(8) == std::vector<std::size_t>{0, 8});
    CHECK(after(17) == std::vector<std::size_t>{0, 8, 16, 17});
}

TEST_CASE("the recorder writes down only what the rules allow") {
    Recorder<Duel> recorder{{}, 42};
    const auto before = recorder.state();
    const auto legal = legal_actions(before.table)[0];
    CHECK_FALSE(static_cast<bool>(recorder.play(decider(before.table), hedra::Pass{})));
    CHECK_FALSE(static_cast<bool>(recorder.play(clockwise(decider(before.table), 2), legal)));
    CHECK(recorder.state() == before);
    CHECK(recorder.record().moves.empty());
    CHECK(static_cast<bool>(recorder.play(decider(before.table), legal)));
    CHECK(recorder.state() != before);
    CHECK(recorder.record().moves.size() == 1);
}

TEST_CASE("the recorder refuses options like new_game") {
    CHECK_THROWS_AS((Recorder<Duel>{{.players = 9}, 42}), heroes::IllegalAction);
}

TEST_CASE("the recorder and the replay tell the same events") {
    std::string told;
    const auto listen = [&](const auto& event) { told += heroes::to_text(event).view(); };
    Recorder<Duel> recorder{{}, 42, {}, listen};
    const std::string set_up = told;
    CHECK_FALSE(set_up.empty());
    for (int i = 0; i != 12; ++i) {
        const auto& table = recorder.state().table;
        REQUIRE(static_cast<bool>(recorder.play(decider(table), legal_actions(table)[0], listen)));
    }
    CHECK(told.size() > set_up.size());
    std::string heard;
    REQUIRE(static_cast<bool>(
        replay(recorder.record(), [&](const auto& event) { heard += heroes::to_text(event).view(); })));
    CHECK(heard == told);
}

TEST_CASE("a replay shows the state after every move") {
    const auto record = play_randomly<Duel>({}, 12).record();
    auto state = heroes::new_game<Duel>(record.options, Pcg32{record.seed});
    std::size_t steps = 0;
    const auto played = replay(record, heroes::ignore, [&](const auto& now) {
        state = heroes::apply(state, record.moves[steps++].action);
        CHECK(now == state);
    });
    CHECK(steps == 12);
    CHECK(played.moves == 12);
}

TEST_CASE("a game that was saved goes on as if it had never stopped") {
    const auto whole = play_randomly<Duel>({}, 40).record();
    const auto half = read_record<Duel>(write_record(play_randomly<Duel>({}, 20).record()));
    REQUIRE(static_cast<bool>(half));
    Recorder<Duel> recorder{*half, replay(*half).state};
    for (std::size_t i = 20; i != 40; ++i)
        REQUIRE(static_cast<bool>(recorder.play(whole.moves[i].seat, whole.moves[i].action)));
    // The checksum at the end of the save is the only thing that remains of it.
    const auto without_checksums = [](const auto& record) { return without(write_record(record), "checksum"); };
    CHECK(without_checksums(recorder.record()) == without_checksums(whole));
    CHECK(static_cast<bool>(replay(recorder.record())));
}

TEST_CASE("a save without checksums can be gone on with") {
    const auto read = read_record<Duel>(without(duel(), "checksum"));
    REQUIRE(static_cast<bool>(read));
    CHECK(read->checksums.empty());
    const Recorder<Duel> recorder{*read, replay(*read).state};
    CHECK(recorder.record().checksums.size() == 1);
}

TEST_CASE("people may add comments and blank lines, indent, and leave out checksums and what the rules are made of") {
    const std::string text = duel();
    const auto state = replayed(text).state;
    CHECK(replayed("# A duel.\n\n" + text).state == state);
    CHECK(replayed(changed(text, "seed", "  # the answer\n\t\n   seed")).state == state);
    CHECK(replayed(without(text, "checksum")).state == state);
    CHECK(replayed(without(text, "uses")).state == state);
    CHECK(replayed(text.substr(0, text.size() - 1)).state == state);
    std::string from_windows;
    for (const char c : text) from_windows += c == '\n' ? std::string("\r\n") : std::string(1, c);
    CHECK(replayed(from_windows).state == state);
}

TEST_CASE("lines are counted with blank ones and comments") {
    const auto text = "\n# A duel.\n" + changed(duel(), "seed 42", "seed x");
    CHECK(bad_line(text).line == 8);
    CHECK(read_record<Duel>(duel())->moves[0].line == 8);
    CHECK(read_record<Duel>(duel())->checksums[0].line == 7);
}

TEST_CASE("bad text is answered with the line, the place, and what was expected") {
    const std::string text = duel();
    const auto message = [&](std::string_view from, std::string_view to) {
        return bad_line(changed(text, from, to)).message();
    };
    CHECK(bad_line("").message() == "line 1, at 0: found the end, expected heroes");
    CHECK(bad_line("\n\n").message() == "line 3, at 0: found the end, expected heroes");
    CHECK(bad_line("GIF89a").message() == "line 1, at 0: found GIF89a, expected heroes");
    CHECK(message("record 1", "record 2") == "line 1, at 14: found 2, expected 1");
    CHECK(message("game hedra", "game chess") == "line 2, at 5: found chess, expected hedra");
    CHECK(message("knobs default", "sudden_death yes") == "line 4, at 0: found sudden_death, expected knobs");
    CHECK(message("options default", "options players two") ==
          "line 5, at 16: found two, expected a number from 0 to 255");
    CHECK(message("options default", "options") ==
          "line 5, at 7: found the end, expected one of players, target, teams, first_player");
    CHECK(message("seed 42", "seed -1") == "line 6, at 5: found -1, expected a number from 0 to 18446744073709551615");
    CHECK(message("seed 42", "seed 18446744073709551616") ==
          "line 6, at 5: found 18446744073709551616, expected a number from 0 to 18446744073709551615");
    CHECK(message("seed 42", "  seed 4 2") ==
          "line 6, at 7: found 4, expected a number from 0 to 18446744073709551615");
    CHECK(message("seed 42", "seed") ==
          "line 6, at 4: found the end, expected a number from 0 to 18446744073709551615");
    CHECK(message("checksum 1832b5d386b31a86", "checksum 1832b5d386b31a8") ==
          "line 7, at 9: found 1832b5d386b31a8, expected 16 digits from 0 to 9 and a to f");
    CHECK(message("checksum 1832b5d386b31a86", "checksum 1832b5d386b31a8g") ==
          "line 7, at 9: found 1832b5d386b31a8g, expected 16 digits from 0 to 9 and a to f");
    CHECK(message("checksum 1832b5d386b31a86", "checksum 1832b5d386b31a861") ==
          "line 7, at 9: found 1832b5d386b31a861, expected 16 digits from 0 to 9 and a to f");
    CHECK(message("1 one: place cleric at 1", "2 one: place cleric at 1") ==
          "line 8, at 0: found 2, expected 1, checksum or end");
    CHECK(message("1 one: place cleric at 1", "1 one place cleric at 1") ==
          "line 8, at 2: found one, expected a seat, a colon and an action");
    CHECK(message("1 one: place cleric at 1", "1 nobody: place cleric at 1") ==
          "line 8, at 2: found nobody, expected one of one, two, three, four, five, six, spectator");
    CHECK(message("1 one: place cleric at 1", "1 one: place cleric on 1") == "line 8, at 20: found on, expected at");
    CHECK(message("\nend\n", "\nend.\n") == "line 20, at 0: found end., expected 11, checksum or end");
    CHECK(message("\nend\n", "\nend\nagain\n") == "line 21, at 0: found again, expected nothing after the end");
    CHECK(bad_line(text.substr(0, text.find("end"))).message() ==
          "line 20, at 0: found the end, expected 11, checksum or end");
}

TEST_CASE("the greatest seed can be read") {
    const auto read = read_record<Duel>(changed(duel(), "seed 42", "seed 18446744073709551615"));
    REQUIRE(static_cast<bool>(read));
    CHECK(read->seed == ~std::uint64_t{0});
}

TEST_CASE("whatever is cut off is missed") {
    const std::string text = duel();
    const std::size_t end = text.find("\nend\n") + 4;
    for (std::size_t size = 0; size != text.size(); ++size) {
        const auto read = read_record<Duel>(text.substr(0, size));
        // A record may do without all that its rules are made of, but not without some of it.
        const bool whole = size == end || size == end + 1 || size == text.size() - 1;
        const bool only_the_word = size > end &&
                                   std::string_view("uses knob ").starts_with(text.substr(end + 1, size - end - 1)) &&
                                   size >= end + 1 + 4;
        if (!only_the_word) CHECK(static_cast<bool>(read) == whole);
        if (!read) CHECK_FALSE(read.bad_line().why.expected.empty());
    }
}

TEST_CASE("whatever is damaged is refused, diverges, or is the same game") {
    const std::string text = duel();
    const auto record = *read_record<Duel>(text);
    Pcg32 chance{5};
    std::size_t refused = 0;
    std::size_t diverged = 0;
    for (int i = 0; i != 2000; ++i) {
        std::string damaged = text;
        damaged[chance.below(static_cast<std::uint32_t>(text.size()))] = static_cast<char>(chance.below(256));
        const auto read = read_record<Duel>(damaged);
        refused += !read;
        if (!read) continue;
        const auto played = replay(*read);
        diverged += !played;
        if (played) CHECK(played.state == replay(record).state);
    }
    CHECK(refused > 800);
    CHECK(diverged > 0);
}

TEST_CASE("a move that the rules refuse is where the game diverges, by its clause") {
    const auto played = replayed(changed(duel(), "2 two: place ", "2 two: attack at 1\n# place "));
    REQUIRE(played.divergence.has_value());
    CHECK(played.moves == 1);
    CHECK(played.divergence->move == 2);
    CHECK(played.divergence->line == 9);
    CHECK_FALSE(static_cast<bool>(played.divergence->verdict));
    CHECK(played.divergence->message() == "line 9, move 2: HED-030, the players are still placing their first dice");
}

TEST_CASE("a move of somebody else is where the game diverges") {
    const auto played = replayed(changed(duel(), "1 one: ", "1 two: "));
    REQUIRE(played.divergence.has_value());
    CHECK(played.moves == 0);
    CHECK(played.divergence->message() == "line 8, move 1: HED-295, it is another player who has to decide now");
}

TEST_CASE("a checksum that differs is where the game diverges") {
    const auto played = replayed(changed(duel(), "checksum 1832b5d386b31a86", "checksum 1832b5d386b31a87"));
    REQUIRE(played.divergence.has_value());
    CHECK(played.moves == 0);
    CHECK(static_cast<bool>(played.divergence->verdict));
    CHECK(played.divergence->message() ==
          "line 7, the set-up: checksum 1832b5d386b31a87 was recorded, found 1832b5d386b31a86");
}

TEST_CASE("another seed is found out by the first checksum after the dice have fallen differently") {
    const auto played = replayed(changed(duel(), "seed 42", "seed 43"));
    REQUIRE(played.divergence.has_value());
    CHECK(static_cast<bool>(played.divergence->verdict));
}

TEST_CASE("a legal move that was not made is found out by the next checksum") {
    auto record = play_randomly<Duel>({}, 12).record();
    REQUIRE(record.checksums.size() == 3);
    const auto state = heroes::new_game<Duel>(record.options, Pcg32{record.seed});
    for (const auto& action : legal_actions(state.table))
        if (!(action == record.moves[0].action)) record.moves[0].action = action;
    record.moves.resize(1);
    record.checksums[1].after = 1;
    const auto played = replay(record);
    REQUIRE(played.divergence.has_value());
    CHECK(played.moves == 1);
    CHECK(played.divergence->move == 1);
    CHECK(played.divergence->message().starts_with("move 1: checksum "));
    CHECK(played.divergence->recorded == record.checksums[1].hash);
    CHECK(played.divergence->found == heroes::checksum(played.state.table));
}

TEST_CASE("options that the rules refuse are where the game diverges, before it begins") {
    const auto played = replayed(changed(duel(), "options default", "options players 9"));
    REQUIRE(played.divergence.has_value());
    CHECK(played.moves == 0);
    CHECK(played.divergence->message() == "the set-up: HED-R03, there are too many players");
}

TEST_CASE("moves after the end of the game diverge") {
    auto record = play_randomly<Tiny>({.turns = 1}, 10).record();
    record.moves.push_back({Seat::one, tiny::Draw{}});
    const auto played = replay(record);
    REQUIRE(played.divergence.has_value());
    CHECK(played.moves + 1 == record.moves.size());
    CHECK(played.divergence->message() == "move 3: TINY-1, the game is over");
}

TEST_CASE("ticked knobs that are written in two ways must agree") {
    const std::string text = write_record(play_randomly<Ticked>({}, 3).record());
    CHECK(bad_line<Ticked>(changed(text, "knobs default", "knobs barbarian_bonus 3")).why.expected ==
          "knob barbarian_bonus:3");
    CHECK(bad_line<Ticked>(changed(text, "sudden_death:no", "sudden_death:yes")).message() ==
          "line 14, at 26: found sudden_death:yes, expected knob sudden_death:no");
    CHECK(static_cast<bool>(
        read_record<Ticked>(changed(without(text, "uses"), "knobs default", "knobs sudden_death yes"))));
}

TEST_CASE("a part that has only got another name is no difference, one too few or too many is") {
    const std::string text = duel();
    CHECK(static_cast<bool>(read_record<Duel>(changed(text, "die mage:", "die wizard:"))));
    CHECK(bad_line(changed(text, "die mage:", "dice mage:")).why.expected == "die mage:5d36");
    CHECK(bad_line(changed(text, " dragon:ed33", "")).message() ==
          "line 33, at 0: found the end, expected die dragon:ed33");
    CHECK(bad_line(changed(text, " dragon:ed33", " dragon:ed33 griffin:ed33")).message() ==
          "line 32, at 95: found griffin:ed33, expected no more parts");
}

namespace {

// The same record as it was written when some knobs were not there yet, which made another fingerprint.
std::string without_knobs(std::string text, std::initializer_list<std::string_view> knobs) {
    for (const std::string_view knob : knobs) text = changed(text, " " + std::string(knob), "");
    const std::size_t at = text.find("rules standard ") + 15;
    return text.replace(at, 4, text.compare(at, 4, "0000") == 0 ? "1111" : "0000");
}

constexpr std::string_view last_knob = "team_shared_abilities:no";

struct Furious : hedra::StandardRules {
    static constexpr hedra::Knobs knobs{.barbarian_bonus = 3};
};

}  // namespace

TEST_CASE("a record outlives knobs that came later and are at their defaults, wherever they stand") {
    const auto state = replayed(duel()).state;
    CHECK(replayed(without_knobs(duel(), {"barbarian_bonus:2"})).state == state);
    CHECK(replayed(without_knobs(duel(), {"sudden_death:no", "zero_is_zero:no"})).state == state);
    CHECK(replayed(without_knobs(duel(), {last_knob})).state == state);
    CHECK(replayed(without_knobs(duel(), {"barbarian_bonus:2", "dragon_ready:20", last_knob})).state == state);
}

TEST_CASE("a record outlives later knobs of rules that are settled while the program runs") {
    const std::string text =
        write_record(play_randomly<Ticked>({}, 10, hedra::RuntimeRules{{.sudden_death = true}}).record());
    CHECK(replayed<Ticked>(changed(text, " dragon_ready:20", "")).state == replayed<Ticked>(text).state);
    CHECK(bad_line<Ticked>(changed(text, " sudden_death:yes", "")).why.expected == "knob sudden_death:yes");
    // Their fingerprint is not made of knobs, so it speaks nevertheless.
    CHECK(bad_line<Ticked>(without_knobs(text, {"dragon_ready:20"})).line == 3);
}

TEST_CASE("a record is of other rules if a knob that it does not know is not at its default") {
    CHECK(bad_line<hedra::Table<Furious>>(without_knobs(duel(), {"barbarian_bonus:2"})).why.expected ==
          "knob barbarian_bonus:3");
}

TEST_CASE("a record that knows all knobs is told from other rules by the fingerprint, and by the name in any case") {
    CHECK(bad_line(without_knobs(duel(), {})).line == 3);
    CHECK(bad_line(changed(without_knobs(duel(), {"sudden_death:no"}), "standard", "wild")).line == 3);
    CHECK(bad_line(changed(duel(), " sudden_death:no", "")).why.expected.starts_with("knob "));
    CHECK(bad_line(without_knobs(changed(duel(), "sudden_death:no", "sudden_deaf:no"), {})).why.expected ==
          "knob sudden_death:no");
}
