// The notation of values that make no sense, and of texts that were damaged. That whatever comes about in a game is
// read back is one of the laws.

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <string>

#include <candidates.hpp>
#include <game.hpp>

#include <heroes/core/state.hpp>
#include <heroes/tools/notation.hpp>

namespace {

template <class T>
void read_back(const T& value) {
    const std::string text = heroes::notation(value);
    const auto read = heroes::parse<T>(text);
    CAPTURE(text);
    CAPTURE(read.misreading().message());
    REQUIRE(read);
    REQUIRE(*read == value);
}

// A text with one character changed is refused with a place inside it, or is the only text of another value.
template <class T>
void damage_every_character(const std::string& text) {
    heroes::Pcg32 chance{3};
    std::size_t refused = 0;
    for (std::size_t at = 0; at != text.size(); ++at) {
        std::string damaged = text;
        if (chance.below(2) == 0)
            damaged.erase(at, 1);
        else
            damaged[at] = text[chance.below(static_cast<std::uint32_t>(text.size()))];
        const auto read = heroes::parse<T>(damaged);
        CAPTURE(damaged);
        if (read)
            REQUIRE(heroes::notation(*read) == damaged);
        else
            REQUIRE(read.misreading().at <= damaged.size());
        refused += !read;
    }
    CHECK(refused * 2 > text.size());
}

}  // namespace

TEST_CASE("any action is read back, however little sense it makes") {
    for (const game::Action& action : candidates::all<game::Action>()) read_back(action);
}

TEST_CASE("damage to the text of a table is refused with its place") {
    using Written = game::Table<game::RuntimeRules>;
    const auto& options = game::modes[1];
    const auto table = heroes::new_game<Written>(options, heroes::Pcg32{1}, game::RuntimeRules{game::bases[0]}).table;
    damage_every_character<Written>(heroes::notation(table));
}
