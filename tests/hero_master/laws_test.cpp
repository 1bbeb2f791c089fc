#include "candidates.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <laws.hpp>

using namespace hero_master_test;

namespace {

// Other values for a knob, some of them more than any sensible host would ask for.
template <class T>
std::vector<T> other_values(const T& knob) {
    std::vector<T> others;
    const auto offer = [&](T value) {
        if (value != knob) others.push_back(value);
    };
    if constexpr (std::is_same_v<T, bool>)
        offer(!knob);
    else if constexpr (std::is_enum_v<T>)
        for_each_enumerator<T>(offer);
    else
        for (int number : {0, 1, 2, 3, 5, 7, 20, 255}) offer(static_cast<T>(number));
    return others;
}

// Calls f(name, knobs) for every value of every knob but its default, one at a time.
template <class F>
void for_each_ruling(F&& f) {
    Knobs knobs{};
    heroes::for_each_field(knobs, [&](std::string_view name, auto& knob) {
        const auto before = knob;
        for (const auto& value : other_values(knob)) {
            knob = value;
            f(name, knobs);
        }
        knob = before;
    });
}

// Some knobs turned at once.
Knobs turn_knobs(Pcg32& chance) {
    Knobs knobs{};
    heroes::for_each_field(knobs, [&](std::string_view, auto& knob) {
        const auto others = other_values(knob);
        if (chance.below(4) == 0) knob = others[chance.below(static_cast<std::uint32_t>(others.size()))];
    });
    return knobs;
}

// How many games are played, and at how many of them we look closely.
struct Effort {
    std::size_t games = 0;
    bool close = false;
    bool odds = false;
};

// Answers how many games were played: none where the rules refuse the options.
std::size_t check_ruling(std::uint8_t players, const Knobs& knobs, const Effort& effort) {
    if (!judge({.players = players}, ruled(knobs))) return 0;
    laws::check<Table<RuntimeRules>>({.options = {.players = players},
                                      .rules = ruled(knobs),
                                      .games = effort.games,
                                      .close = effort.close ? 1u : 0u,
                                      .odds = effort.odds ? 1u : 0u},
                                     candidates);
    return effort.games;
}

static_assert(Table<>::most_actions == 64);

// The longest list that the content allows for: all stashed treasures, or none.
constexpr std::size_t longest_list = 25;

void check_players(std::uint8_t players) {
    const auto found =
        laws::check<Table<>>({.options = {.players = players}, .games = 5000, .close = 3, .odds = 1}, candidates);
    MESSAGE(found.steps, " decisions, at most ", found.longest_list, " legal actions, at most ", found.most_outcomes,
            " outcomes enumerated");
    CHECK(found.longest_list <= longest_list);
}

}  // namespace

TEST_CASE("HMA-001 the laws hold in thousands of games of two") { check_players(2); }
TEST_CASE("HMA-001 the laws hold in thousands of games of three") { check_players(3); }
TEST_CASE("HMA-001 the laws hold in thousands of games of four") { check_players(4); }

TEST_CASE("HMA-010 the laws hold under every ruling") {
    std::size_t rulings = 0;
    for_each_ruling([&](std::string_view name, const Knobs& knobs) {
        CAPTURE(std::string(name));
        std::size_t games = 0;
        const auto closely = static_cast<std::uint8_t>(2 + rulings % 3);
        for (std::uint8_t players = 2; players <= most_players; ++players)
            games += check_ruling(players, knobs, {100, players == closely, rulings % 10 == 0});
        if (games == 0) return;
        REQUIRE(games == 300);
        ++rulings;
    });
    MESSAGE(rulings, " rulings");
    CHECK(rulings > 100);
}

TEST_CASE("HMA-010 the laws hold under many rulings at once") {
    Pcg32 chance{11};
    std::size_t games = 0;
    for (std::size_t nth = 0; nth != 1200; ++nth) {
        const Knobs knobs = turn_knobs(chance);
        const auto players = static_cast<std::uint8_t>(2 + chance.below(3));
        games += check_ruling(players, knobs, {6, nth % 6 == 0, nth % 30 == 0});
    }
    MESSAGE(games, " games");
    CHECK(games > 300);
}
