#include "support.hpp"

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

using namespace hamlet_test;

namespace {

// A whole game between two players: what they did, and everything that happened. Seat two gets two pieces of Wrath and
// dies of Fatigue; seat one beats what haunts the place, finds all three, and goes straight for the Champion.
constexpr std::uint64_t seed = 1621;
constexpr std::string_view trace[] = {
    "game started{players 2}",
    "initiative rolled{seat one, face 6}",
    "initiative rolled{seat two, face 6}",
    "initiative rolled{seat one, face 2}",
    "initiative rolled{seat two, face 6}",
    "first player chosen{seat two}",
    "hero drawn{seat two, hero 0}",
    "hero drawn{seat one, hero 16}",
    "heirloom drawn{seat two, item 33, hidden yes}",
    "heirloom drawn{seat two, item 51, hidden yes}",
    "heirloom drawn{seat one, item 13, hidden yes}",
    "heirloom drawn{seat one, item 54, hidden yes}",
    "stock moved{drawn 16}",
    "turn began{seat two, round 1}",
    "moon moved{from 0, to 1}",
    "> rearrange{}",
    "> equip{item 33}",
    "> equip{item 51}",
    "items rearranged{seat two, slots [33, 51, 80], hidden [1, 2]}",
    "> enter wilderness{}",
    "wilderness entered{seat two}",
    "> select region{region dark caves}",
    "region selected{seat two, region dark caves}",
    "monster revealed{region dark caves, monster 10}",
    "home bonus applied{region dark caves, bonus 1}",
    "> fight{}",
    "fight started{seat two, at dark caves, health 10}",
    "> use consumable{slot 2}",
    "item revealed{seat two, item 51}",
    "consumable used{seat two, item 51, window combat}",
    "> use favor{}",
    "favor used{seat two, hero 0, window combat}",
    "> attack{}",
    "dice rolled{attacker hero, faces [3, 5, 4, 1, 1]}",
    "attack resolved{attacker hero, attack 18, defense 3, damage 15, tie no}",
    "health changed{fighter opponent, from 10, to 0, cause attack}",
    "effect ended{seat two, item -, duration attack}",
    "monster killed{seat two, region dark caves, monster 10}",
    "trophy taken{seat two, monster 10}",
    "> take artifact{artifact 2}",
    "artifact taken{seat two, artifact 2}",
    "effect ended{seat two, item 51, duration encounter}",
    "item discarded{item 51, cause effect ended}",
    "> rearrange{}",
    "> reach for relic{}",
    "> equip{item 62}",
    "> equip{item 33}",
    "items rearranged{seat two, slots [62, 33, 80], hidden [2]}",
    "> select region{region dark caves}",
    "region selected{seat two, region dark caves}",
    "monster revealed{region dark caves, monster 20}",
    "> fight{}",
    "fight started{seat two, at dark caves, health 8}",
    "> attack{}",
    "dice rolled{attacker hero, faces [2, 2, 1, 5, 6]}",
    "attack resolved{attacker hero, attack 7, defense 12, damage 0, tie yes}",
    "dice rolled{attacker opponent, faces [1, 2, 6, 4, 3]}",
    "attack resolved{attacker opponent, attack 11, defense 7, damage 4, tie no}",
    "health changed{fighter hero, from 20, to 16, cause attack}",
    "status inflicted{fighter hero, status_effects [poison]}",
    "status damage{fighter hero, status_effects [poison], damage 1}",
    "health changed{fighter hero, from 16, to 15, cause status}",
    "> attack{}",
    "dice rolled{attacker hero, faces [2, 5, 4, 2, 3]}",
    "attack resolved{attacker hero, attack 13, defense 6, damage 7, tie no}",
    "health changed{fighter opponent, from 8, to 1, cause attack}",
    "dice rolled{attacker opponent, faces [3, 4, 1, 4, 5]}",
    "attack resolved{attacker opponent, attack 10, defense 9, damage 1, tie no}",
    "health changed{fighter hero, from 15, to 14, cause attack}",
    "status damage{fighter hero, status_effects [poison], damage 1}",
    "health changed{fighter hero, from 14, to 13, cause status}",
    "> attack{}",
    "dice rolled{attacker hero, faces [2, 1, 3, 6, 4]}",
    "attack resolved{attacker hero, attack 8, defense 11, damage 0, tie yes}",
    "dice rolled{attacker opponent, faces [5, 2, 3, 2, 3]}",
    "attack resolved{attacker opponent, attack 12, defense 5, damage 7, tie no}",
    "health changed{fighter hero, from 13, to 6, cause attack}",
    "status damage{fighter hero, status_effects [poison], damage 1}",
    "health changed{fighter hero, from 6, to 5, cause status}",
    "> use consumable{slot 2}",
    "item revealed{seat two, item 33}",
    "consumable used{seat two, item 33, window combat}",
    "item discarded{item 33, cause used}",
    "healed{seat two, cause consumable, offered 8, regained 8}",
    "> attack{}",
    "dice rolled{attacker hero, faces [4, 2, 1, 2, 6]}",
    "attack resolved{attacker hero, attack 9, defense 9, damage 0, tie yes}",
    "dice rolled{attacker opponent, faces [2, 5, 6, 3, 1]}",
    "attack resolved{attacker opponent, attack 15, defense 4, damage 11, tie no}",
    "health changed{fighter hero, from 13, to 2, cause attack}",
    "status damage{fighter hero, status_effects [poison], damage 1}",
    "health changed{fighter hero, from 2, to 1, cause status}",
    "> attack{}",
    "dice rolled{attacker hero, faces [2, 6, 1, 1, 2]}",
    "attack resolved{attacker hero, attack 11, defense 4, damage 7, tie no}",
    "health changed{fighter opponent, from 1, to 0, cause attack}",
    "monster killed{seat two, region dark caves, monster 20}",
    "trophy taken{seat two, monster 20}",
    "> take artifact{artifact 0}",
    "artifact taken{seat two, artifact 0}",
    "fatigue taken{seat two, tokens 1, damage 2}",
    "health changed{fighter hero, from 1, to 0, cause fatigue}",
    "hero died{seat two, hero 0, at dark caves}",
    "trophies lost{seat two, trophies [10, 20]}",
    "hero drawn{seat two, hero 7}",
    "turn ended{seat two}",
    "turn began{seat one, round 1}",
    "moon moved{from 1, to 2}",
    "> rearrange{}",
    "> equip{item 13}",
    "> equip{item 54}",
    "items rearranged{seat one, slots [13, 54, 80], hidden [1, 2]}",
    "> enter wilderness{}",
    "wilderness entered{seat one}",
    "> select region{region dark caves}",
    "region selected{seat one, region dark caves}",
    "monster revealed{region dark caves, monster 40}",
    "> fight{}",
    "fight started{seat one, at dark caves, health 7}",
    "> attack{}",
    "dice rolled{attacker hero, faces [2, 1, 6, 2, 6]}",
    "attack resolved{attacker hero, attack 9, defense 8, damage 1, tie no}",
    "health changed{fighter opponent, from 7, to 6, cause attack}",
    "dice rolled{attacker opponent, faces [3, 4, 1, 1, 4]}",
    "item revealed{seat one, item 13}",
    "attack resolved{attacker opponent, attack 10, defense 7, damage 3, tie no}",
    "health changed{fighter hero, from 20, to 17, cause attack}",
    "> attack{}",
    "dice rolled{attacker hero, faces [3, 3, 4, 3, 3]}",
    "attack resolved{attacker hero, attack 10, defense 6, damage 4, tie no}",
    "health changed{fighter opponent, from 6, to 2, cause attack}",
    "dice rolled{attacker opponent, faces [1, 4, 6, 5, 5]}",
    "attack resolved{attacker opponent, attack 13, defense 12, damage 1, tie no}",
    "health changed{fighter hero, from 17, to 16, cause attack}",
    "> attack{}",
    "dice rolled{attacker hero, faces [4, 1, 5, 1, 6]}",
    "attack resolved{attacker hero, attack 10, defense 7, damage 3, tie no}",
    "health changed{fighter opponent, from 2, to 0, cause attack}",
    "monster killed{seat one, region dark caves, monster 40}",
    "trophy taken{seat one, monster 40}",
    "loot taken{seat one, region dark caves, items [], artifacts [0, 2], sigils []}",
    "artifact taken{seat one, artifact 1}",
    "sigil taken{seat one, sigil wrath}",
    "> rearrange{}",
    "> leave slot{}",
    "> reach for relic{}",
    "> equip{item 62}",
    "> reach for relic{}",
    "> equip{item 60}",
    "items rearranged{seat one, slots [13, 62, 60], hidden []}",
    "> challenge champion{}",
    "champion revealed{hero 6, mutations [3, 13, 42], graveyard 1}",
    "> fight{}",
    "fight started{seat one, at abbey, health 26}",
    "> use favor{}",
    "favor used{seat one, hero 16, window combat}",
    "> attack{}",
    "dice rolled{attacker hero, faces [2, 6, 2, 6, 4]}",
    "attack resolved{attacker hero, attack 16, defense 10, damage 6, tie no}",
    "health changed{fighter opponent, from 26, to 20, cause attack}",
    "dice rolled{attacker opponent, faces [4, 4, 6, 5, 5]}",
    "attack resolved{attacker opponent, attack 18, defense 12, damage 6, tie no}",
    "health changed{fighter hero, from 16, to 10, cause attack}",
    "status inflicted{fighter hero, status_effects [poison]}",
    "status damage{fighter hero, status_effects [poison], damage 1}",
    "health changed{fighter hero, from 10, to 9, cause status}",
    "> attack{}",
    "dice rolled{attacker hero, faces [3, 3, 4, 1, 1]}",
    "attack resolved{attacker hero, attack 16, defense 2, damage 14, tie no}",
    "health changed{fighter opponent, from 20, to 6, cause attack}",
    "dice rolled{attacker opponent, faces [1, 5, 3, 2, 5]}",
    "attack resolved{attacker opponent, attack 13, defense 9, damage 4, tie no}",
    "health changed{fighter hero, from 9, to 5, cause attack}",
    "status damage{fighter hero, status_effects [poison], damage 1}",
    "health changed{fighter hero, from 5, to 4, cause status}",
    "> attack{}",
    "dice rolled{attacker hero, faces [5, 5, 2, 5, 5]}",
    "attack resolved{attacker hero, attack 18, defense 10, damage 8, tie no}",
    "health changed{fighter opponent, from 6, to 0, cause attack}",
    "game over{winners [one], decided_by the Champion is slain}",
};

std::string text_of(const auto& value) { return std::string(to_text(value).view()); }

// The legal action that reads like this.
Action action_called(const Table<>& table, std::string_view text) {
    for (const Action& action : legal_actions(table))
        if (text_of(action) == text) return action;
    FAIL("not legal: ", std::string(text));
    return {};
}

}  // namespace

TEST_CASE("HAM-204 HAM-216 a game that is played again is told in the same words") {
    std::vector<std::string> told;
    const auto listen = [&](const auto& event) { told.push_back(text_of(event)); };
    auto state = new_game<StandardRules>(Options{}, Pcg32{seed}, {}, listen);
    for (const std::string_view line : trace) {
        if (!line.starts_with("> ")) continue;
        told.push_back(std::string(line));
        play(state.table, action_called(state.table, line.substr(2)), state.chance, listen);
    }
    REQUIRE(told.size() == std::size(trace));
    for (std::size_t i = 0; i != told.size(); ++i) REQUIRE(told[i] == std::string(trace[i]));
    CHECK(outcome(state.table).winners == SeatSet{one});
    CHECK(state.table.ending == Ending::champion_slain);
}
