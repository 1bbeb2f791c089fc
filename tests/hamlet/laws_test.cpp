#include "support.hpp"

#include <cstdint>

#include <laws.hpp>

using namespace hamlet_test;

namespace {

// Monsters that hardly bite, all of them, so that artifacts change hands and the Champion has visitors.
constexpr Content tame_monsters = [] {
    Draft cards = draft_of(standard_content);
    for (MonsterType& type : cards.monsters.types) {
        type.health = 1;
        type.ability = {};
    }
    return complete(cards);
}();
struct TameRules : StandardRules {
    static constexpr std::string_view name = "tame";
    static constexpr Knobs knobs{
        .hero_health = 95, .most_hero_health = 99, .fatigue_damage = 0, .champion_health = 5, .max_turns = 150};
    static constexpr const Content& content = tame_monsters;
};

}  // namespace

TEST_CASE("HAM-190 the laws hold where heroes live long and monsters are tame") {
    for (std::uint8_t players = 2; players <= most_players; ++players)
        laws::check<Table<TameRules>>(
            {.options = {.players = players}, .games = 300, .close = 1, .odds = 1, .part = 20});
}
