// Saved games: what damage does to their bytes.

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <damage.hpp>
#include <game.hpp>
#include <how_many.hpp>

#include <heroes/core/diff.hpp>
#include <heroes/tools/save.hpp>

namespace {

using namespace damage;

using Saved = game::State<game::RuntimeRules>;

// States of games where there is much to remember, and of one as printed.
std::vector<Saved> some_states() {
    const game::RuntimeRules rules{game::house_rules};
    std::vector<Saved> states = moments<Saved::Table>(game::modes[0], game::RuntimeRules{game::bases[0]}, 3);
    for (const game::Options& options : game::modes) {
        if (!judge(options, rules)) continue;
        for (const Saved& state : moments<Saved::Table>(options, rules, 3)) states.push_back(state);
        if (!laws::plays_all_games()) break;
    }
    return states;
}

Saved new_save() { return heroes::new_game<Saved::Table>({}, Pcg32{42}, game::RuntimeRules{game::bases[0]}); }

template <class Knobs>
constexpr Knobs with_first_knob_turned() {
    Knobs knobs{};
    bool turned = false;
    heroes::for_each_field(knobs, [&]<class T>(std::string_view, T& knob) {
        if constexpr (std::is_same_v<T, bool> || std::is_integral_v<T>)
            if (!turned) knob = static_cast<T>(knob ^ 1), turned = true;
    });
    return knobs;
}
struct Turned : game::StandardRules {
    static constexpr game::Knobs knobs = with_first_knob_turned<game::Knobs>();
};
struct Renamed : game::StandardRules {
    static constexpr std::string_view name = "renamed";
    static void illegal(const heroes::Verdict& verdict) { heroes::refuse(verdict); }
};

}  // namespace

TEST_CASE("any changed byte is noticed, and where the seal is forged as well, what is accepted can be played on") {
    std::size_t accepted = 0;
    for (const Saved& state : some_states()) accepted += change_every_byte(state);
    MESSAGE(accepted, " changes make another sound state");
    CHECK(accepted > 0);
}

TEST_CASE("bytes that end too early are refused, wherever they end") {
    const Bytes bytes = bytes_of(some_states().back());
    for (std::size_t size = 0; size != bytes.size(); ++size) {
        const Bytes beginning(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(size));
        REQUIRE(refusal_of<Saved>(beginning) == "CORE-truncated");
    }
}

TEST_CASE("bytes that go on after the state are refused") {
    Bytes bytes = bytes_of(new_save());
    bytes.push_back(0);
    CHECK(refusal_of<Saved>(bytes) == "CORE-too-long");
    CHECK_FALSE(heroes::decode<Saved>(sealed(bytes)));
}

TEST_CASE("bytes that are no encoding, or of another format, are refused") {
    Bytes bytes = bytes_of(new_save());
    CHECK(refusal_of<Saved>(sealed(bytes)) == "");
    bytes[0] = 'h';
    CHECK(refusal_of<Saved>(sealed(bytes)) == "CORE-version");
    bytes[0] = 'H';
    bytes[4] = 2;
    CHECK(refusal_of<Saved>(sealed(bytes)) == "CORE-version");
}

TEST_CASE("a state of other rules is refused") {
    CHECK(refusal_of<Saved>(bytes_of(heroes::new_game<game::Table<>>({}, Pcg32{42}))) == "CORE-rules");
    CHECK(game::Table<Turned>::fingerprint() != game::Table<>::fingerprint());
    CHECK(game::Table<Renamed>::fingerprint() != game::Table<>::fingerprint());
}

TEST_CASE("a save that is refused names the knob that differs") {
    const auto turned = heroes::diff(Turned::knobs, game::Knobs{});
    const auto read = heroes::read_save<game::State<>>(heroes::write_save(game::State<Turned>{}));
    CHECK(read.verdict().clause() == "CORE-rules");
    CHECK(read.difference().starts_with("knob " + std::string(turned.view()) + " was "));
}

TEST_CASE("what was saved with its rules is loaded") {
    const Saved state = some_states().back();
    const auto read = heroes::read_save<Saved>(heroes::write_save(state));
    REQUIRE(read);
    CHECK(*read == state);
}
