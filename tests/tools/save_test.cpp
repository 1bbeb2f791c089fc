#include <heroes/tools/save.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <heroes/core/pcg32.hpp>
#include <heroes/hedra.hpp>
#include <heroes/hedra/rulebook.hpp>

#include "tiny_rulebook.hpp"

// What a host writes to the disk, and which knob or card a save names that is refused.
namespace saving {
namespace {

namespace hedra = heroes::hedra;

using heroes::Pcg32;
using heroes::read_save;
using heroes::write_save;
using Bytes = std::vector<std::uint8_t>;

struct Lowest : tiny::StandardRules {
    static constexpr tiny::Knobs knobs{.lowest_scores = true};
};
struct OtherName : tiny::StandardRules {
    static constexpr std::string_view name = "other";
};
struct LongWar : hedra::StandardRules {
    static constexpr hedra::Knobs knobs{.max_rounds = 60};
};
constexpr auto strange_dice() {
    auto dice = hedra::StandardRules::dice;
    dice[hedra::Die::cleric].sides = 10;
    return dice;
}
struct StrangeDice : hedra::StandardRules {
    static constexpr auto dice = strange_dice();
};

template <class Rules = tiny::StandardRules>
tiny::State<Rules> tiny_game(const Rules& rules = {}) {
    return heroes::new_game<tiny::Table<Rules>>({.players = 3, .cards = 8, .dealt = 2}, Pcg32{1}, rules);
}
template <class Rules = hedra::StandardRules>
hedra::State<Rules> hedra_game() {
    return heroes::new_game<hedra::Table<Rules>>({}, Pcg32{1});
}

template <class State, class Saved>
std::string difference(const Saved& saved) {
    const auto read = read_save<State>(write_save(saved));
    CHECK(read.verdict().clause() == "CORE-rules");
    return read.difference();
}

std::string_view refusal(const Bytes& bytes) { return read_save<tiny::State<>>(bytes).verdict().clause(); }
std::string_view refusal(std::string_view text) { return refusal(Bytes(text.begin(), text.end())); }

TEST_CASE("what was saved is loaded") {
    const auto state = tiny_game();
    const auto read = read_save<tiny::State<>>(write_save(state));
    REQUIRE(read);
    CHECK(*read == state);
    CHECK(read->table == state.table);
    CHECK(read.difference().empty());
    CHECK(*read_save<hedra::State<>>(write_save(hedra_game())) == hedra_game());
}

TEST_CASE("a save begins with lines that people can read") {
    const Bytes bytes = write_save(tiny_game());
    const std::string text(bytes.begin(), bytes.end());
    CHECK(text.starts_with("heroes save 1\ngame tiny\nrules standard "));
    CHECK(text.find("\nuses knob lowest_scores:no\nuses card a-card:") != text.npos);
    CHECK(text.find("\nstate ") < text.find("\nHERO"));
}

TEST_CASE("a save that is refused names the knob that differs, with both values") {
    CHECK(difference<tiny::State<>>(tiny_game<Lowest>()) == "knob lowest_scores was yes and is no");
    CHECK(difference<tiny::State<Lowest>>(tiny_game()) == "knob lowest_scores was no and is yes");
    CHECK(difference<hedra::State<>>(hedra_game<LongWar>()) == "knob max_rounds was 60 and is 0");
    CHECK(read_save<hedra::State<>>(write_save(hedra_game<LongWar>())).message() ==
          "CORE-rules: these bytes belong to other rules or other content (knob max_rounds was 60 and is 0)");
}

TEST_CASE("a save that is refused names the die or card that differs") {
    CHECK(difference<hedra::State<>>(hedra_game<StrangeDice>()) == "die cleric was another");
}

TEST_CASE("a save of another game says which") {
    CHECK(difference<hedra::State<>>(tiny_game()) == "it is a game of tiny");
}

TEST_CASE("if no knob and no card differs, the names of the rules do") {
    const std::string differing = difference<tiny::State<>>(tiny_game<OtherName>());
    CHECK(differing.starts_with("the rules were other "));
    CHECK(differing.find(" and are standard ") != differing.npos);
}

TEST_CASE("knobs that are ticked while the program runs are loaded with the state") {
    const tiny::RuntimeRules ticked{{.lowest_scores = true}};
    const auto state = tiny_game(ticked);
    const auto read = read_save<tiny::State<tiny::RuntimeRules>>(write_save(state));
    REQUIRE(read);
    CHECK(read->table.rules == ticked);
    // They are not what differs, whatever was ticked; where they are fixed, they are.
    CHECK(difference<tiny::State<tiny::RuntimeRules>>(tiny_game<Lowest>()).starts_with("the rules were standard "));
    CHECK(difference<tiny::State<>>(state) == "knob lowest_scores was yes and is no");
}

TEST_CASE("lists of other knobs and cards are told apart") {
    using heroes::detail::SavedPart;
    const auto told = [](const std::vector<SavedPart>& saved, const std::vector<SavedPart>& ours) {
        return heroes::detail::first_difference<tiny::StandardRules>(saved, ours);
    };
    const SavedPart knob{"knob", "a:1"};
    const SavedPart bear{"card", "Bear:1234"};
    const SavedPart wolf{"card", "Wolf:1234"};
    CHECK(told({knob, bear}, {knob, bear}) == "");
    CHECK(told({knob, bear}, {knob, wolf}) == "card Bear was where card Wolf is");
    CHECK(told({knob, bear, wolf}, {knob, bear}) == "card Wolf is gone");
    CHECK(told({knob}, {knob, bear}) == "card Bear is new");
    CHECK(told({bear}, {knob}) == "card Bear was where knob a is");
}

TEST_CASE("every beginning of a save is refused") {
    const Bytes bytes = write_save(tiny_game());
    for (std::size_t size = 0; size != bytes.size(); ++size)
        REQUIRE(refusal(Bytes(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(size))) == "CORE-truncated");
}

TEST_CASE("any changed byte of a save is noticed") {
    const Bytes whole = write_save(tiny_game());
    for (std::size_t at = 0; at != whole.size(); ++at)
        for (const int by : {1, 32, 128}) {
            Bytes bytes = whole;
            bytes[at] = static_cast<std::uint8_t>(bytes[at] ^ by);
            REQUIRE(refusal(bytes) != "");
        }
    Bytes bytes = whole;
    bytes.push_back(0);
    CHECK(refusal(bytes) == "CORE-too-long");
}

TEST_CASE("what is no save, or one of another version, is refused as such") {
    CHECK(refusal("HERO") == "CORE-version");
    CHECK(refusal("heroes record 1\n") == "CORE-version");
    CHECK(refusal("heroes save 2\n") == "CORE-version");
    CHECK(read_save<tiny::State<>>(Bytes{}).verdict().clause() == "CORE-truncated");
    CHECK(refusal("heroes save 1\nstate 0123456789abcdef\n") == "CORE-damaged");
}

// Whoever makes up a head can make up its sum, too.
TEST_CASE("a made up head gets an answer") {
    const Bytes foreign = write_save(tiny_game<Lowest>());
    const std::string text(foreign.begin(), foreign.end());
    const std::string state = text.substr(text.find("\nHERO") + 1);
    for (const std::string head :
         {"heroes save 1", "heroes save 1\ngame", "heroes save 1\ngame tiny\nrules\nuses\nuses x",
          "heroes save 1\nuses knob :\ngame tiny\nrules a b\nuses card : :::"}) {
        const std::string sum = heroes::detail::to_hex(heroes::hash_text(head), 16);
        const std::string made_up = head + "\nstate " + sum + '\n' + state;
        const auto read = read_save<tiny::State<>>(Bytes(made_up.begin(), made_up.end()));
        CHECK(read.verdict().clause() == "CORE-rules");
        CHECK(!read.difference().empty());
    }
}

}  // namespace
}  // namespace saving
