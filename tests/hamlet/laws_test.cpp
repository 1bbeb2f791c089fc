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

constexpr Knobs short_game{.max_turns = 40};

// Calls f(name, knobs) for every value of every knob but its default, one at a time.
template <class F>
void for_each_ruling(F&& f) {
    Knobs knobs = short_game;
    heroes::for_each_field(knobs, [&](std::string_view name, auto& knob) {
        if (name == "max_turns") return;
        const auto before = knob;
        for (const auto& value : other_values(knob)) {
            knob = value;
            f(name, knobs);
        }
        knob = before;
    });
}

// Heroes who live long enough to come to artifacts, Sigils and the Champion even if they stumble about by lot.
constexpr Knobs long_lives{
    .hero_health = 95, .most_hero_health = 99, .fatigue_damage = 0, .champion_health = 5, .max_turns = 150};

// Monsters that hardly bite, all of them, so that artifacts change hands and the Champion has visitors.
constexpr Content tame_monsters = [] {
    Content content = standard_content;
    for (MonsterType& type : content.monsters.types) {
        type.health = 1;
        type.ability = {};
    }
    return content;
}();
struct TameRules : RuntimeRules {
    using RuntimeRules::RuntimeRules;
    static constexpr std::string_view name = "tame";
    static constexpr const Content& content = tame_monsters;

    bool operator==(const TameRules&) const = default;
};

// Some knobs turned at once.
Knobs turn_knobs(Knobs knobs, Pcg32& chance) {
    heroes::for_each_field(knobs, [&](std::string_view name, auto& knob) {
        if (name == "max_turns") return;
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
template <class Rules = RuntimeRules>
std::size_t check_ruling(std::uint8_t players, const Knobs& knobs, const Effort& effort) {
    const Rules rules{knobs};
    if (!judge({.players = players}, rules)) return 0;
    laws::check<Table<Rules>>({.options = {.players = players},
                               .rules = rules,
                               .games = effort.games,
                               .close = effort.close ? 1u : 0u,
                               .odds = effort.odds ? 1u : 0u},
                              candidates);
    return effort.games;
}

static_assert(Table<>::most_actions == 64);

void check_players(std::uint8_t players) {
    const auto found =
        laws::check<Table<>>({.options = {.players = players}, .games = 5000, .close = 3, .odds = 1}, candidates);
    MESSAGE(found.steps, " decisions, at most ", found.longest_list, " legal actions, at most ", found.most_outcomes,
            " outcomes enumerated");
    CHECK(found.longest_list <= Table<>::most_actions);
}

}  // namespace

TEST_CASE("HAM-001 the laws hold in thousands of games of two") { check_players(2); }
TEST_CASE("HAM-001 the laws hold in thousands of games of three") { check_players(3); }
TEST_CASE("HAM-001 the laws hold in thousands of games of four") { check_players(4); }

TEST_CASE("HAM-190 the laws hold where heroes live long") {
    for (std::uint8_t players = 2; players <= most_players; ++players) {
        REQUIRE(check_ruling(players, long_lives, {100, true, true}) == 100);
        REQUIRE(check_ruling<TameRules>(players, long_lives, {300, true, true}) == 300);
    }
}

TEST_CASE("HAM-010 the laws hold under every ruling") {
    std::size_t rulings = 0;
    for_each_ruling([&](std::string_view name, const Knobs& knobs) {
        CAPTURE(std::string(name));
        std::size_t games = 0;
        const auto closely = static_cast<std::uint8_t>(2 + rulings % 3);
        for (std::uint8_t players = 1; players <= most_players; ++players)
            games += check_ruling(players, knobs, {100, players == closely, rulings % 10 == 0});
        if (games == 0) return;
        REQUIRE(games >= 200);
        ++rulings;
    });
    MESSAGE(rulings, " rulings");
    CHECK(rulings > 70);
}

TEST_CASE("HAM-010 the laws hold under many rulings at once") {
    Pcg32 chance{11};
    std::size_t games = 0;
    for (std::size_t nth = 0; nth != 400; ++nth) {
        const Knobs knobs = turn_knobs(nth % 2 == 0 ? short_game : long_lives, chance);
        const auto players = static_cast<std::uint8_t>(2 + chance.below(3));
        games += check_ruling(players, knobs, {4, nth % 6 == 0, nth % 30 == 0});
        games += check_ruling<TameRules>(players, knobs, {2, nth % 6 == 3, false});
    }
    MESSAGE(games, " games");
    CHECK(games > 300);
}
