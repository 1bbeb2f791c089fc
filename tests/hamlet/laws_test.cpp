#include "candidates.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <laws.hpp>

using namespace hamlet_test;

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
        for (int number : {0, 1, 2, 3, 7, 20, 255}) offer(static_cast<T>(number));
    return others;
}

constexpr Knobs short_game{.max_turns = 80};

// Calls f(name, knobs) for every value of every knob but its default, one at a time.
template <class F>
void for_each_ruling(F&& f) {
    Knobs knobs = short_game;
    Knobs::fields(knobs, [&](std::string_view name, auto& knob) {
        if (name == "max_turns") return;
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
    Knobs knobs = short_game;
    Knobs::fields(knobs, [&](std::string_view name, auto& knob) {
        if (name == "max_turns") return;
        const auto others = other_values(knob);
        if (chance.below(4) == 0) knob = others[chance.below(static_cast<std::uint32_t>(others.size()))];
    });
    return knobs;
}

// Answers how many games were played: none where the rules refuse the options. Every so often we look closely.
std::size_t check_ruling(const Options& options, const Knobs& knobs, std::size_t games, std::size_t nth) {
    if (!judge(options, ruled(knobs))) return 0;
    const std::size_t close = nth % 6 == 0 ? 1 : 0;
    const std::size_t odds = nth % 30 == 0 ? 1 : 0;
    laws::check<Table<RuntimeRules>>(
        {.options = options, .rules = ruled(knobs), .games = games, .close = close, .odds = odds}, candidates);
    return games;
}

void check_players(std::uint8_t players) {
    const auto found =
        laws::check<Table<>>({.options = {.players = players}, .games = 5000, .close = 3, .odds = 1}, candidates);
    MESSAGE(found.steps, " decisions, at most ", found.longest_list, " legal actions, at most ", found.most_outcomes,
            " outcomes enumerated");
    CHECK(found.longest_list <= most_actions);
}

}  // namespace

TEST_CASE("HAM-001 the laws hold in thousands of games of two") { check_players(2); }
TEST_CASE("HAM-001 the laws hold in thousands of games of three") { check_players(3); }
TEST_CASE("HAM-001 the laws hold in thousands of games of four") { check_players(4); }

TEST_CASE("HAM-010 the laws hold under every ruling") {
    std::size_t rulings = 0;
    std::size_t nth = 0;
    for_each_ruling([&](std::string_view name, const Knobs& knobs) {
        CAPTURE(std::string(name));
        std::size_t games = 0;
        for (const std::uint8_t players : {std::uint8_t{1}, std::uint8_t{2}, std::uint8_t{3}, std::uint8_t{4}})
            games += check_ruling({.players = players}, knobs, 6, nth++);
        if (games != 0) ++rulings;
    });
    MESSAGE(rulings, " rulings");
    CHECK(rulings > 70);
}

TEST_CASE("HAM-010 the laws hold under many rulings at once") {
    Pcg32 chance{11};
    std::size_t games = 0;
    for (std::size_t nth = 0; nth != 400; ++nth) {
        const Knobs knobs = turn_knobs(chance);
        games += check_ruling({.players = static_cast<std::uint8_t>(2 + chance.below(3))}, knobs, 3, nth);
    }
    MESSAGE(games, " games");
    CHECK(games > 300);
}
