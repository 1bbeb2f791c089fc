#include "support.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

using namespace hero_master_test;

namespace {

// The first example encounter from the first card on: what the players do, and everything that happens. Clockwise:
// Gobbit, Mary, Brian and Dorf.
const ScriptedDice first_dice{/* heroes */ 2, 4, 2, 2, 2, 1, 1, 1,
                              /* hands */ 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 6, 10, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
                              /* Locations */ 1, 1, /* monsters */ 4, 1, 1, /* treasures */ 1, 1, 1,
                              /* Gobbit */ 7, /* Brian */ 7, 15, 2, /* Dorf */ 20, 3};
constexpr std::string_view first_trace[] = {
    "game started{players 4}",
    "hero created{seat one, race 1, hero_class 3}",
    "hero created{seat two, race 2, hero_class 1}",
    "hero created{seat three, race 3, hero_class 0}",
    "hero created{seat four, race 0, hero_class 2}",
    "first player chosen{seat one}",
    "deck shuffled{pile actions, seat one, cards 11}",
    "deck shuffled{pile actions, seat two, cards 11}",
    "deck shuffled{pile actions, seat three, cards 11}",
    "deck shuffled{pile actions, seat four, cards 11}",
    "card drawn{seat one, card 6}",
    "card drawn{seat one, card 7}",
    "card drawn{seat one, card 8}",
    "card drawn{seat one, card 9}",
    "card drawn{seat one, card 38}",
    "card drawn{seat one, card 39}",
    "card drawn{seat two, card 10}",
    "card drawn{seat two, card 11}",
    "card drawn{seat two, card 12}",
    "card drawn{seat two, card 13}",
    "card drawn{seat two, card 14}",
    "card drawn{seat two, card 26}",
    "card drawn{seat two, card 27}",
    "card drawn{seat three, card 20}",
    "card drawn{seat three, card 25}",
    "card drawn{seat three, card 15}",
    "card drawn{seat three, card 16}",
    "card drawn{seat three, card 17}",
    "card drawn{seat three, card 18}",
    "card drawn{seat four, card 0}",
    "card drawn{seat four, card 1}",
    "card drawn{seat four, card 2}",
    "card drawn{seat four, card 3}",
    "card drawn{seat four, card 4}",
    "card drawn{seat four, card 32}",
    "> keep hand{}",
    "hand kept{seat one}",
    "> keep hand{}",
    "hand kept{seat two}",
    "> keep hand{}",
    "hand kept{seat three}",
    "> keep hand{}",
    "hand kept{seat four}",
    "location offered{seat one, location 1}",
    "location offered{seat one, location 2}",
    "> visit location{location 1}",
    "location discarded{seat one, location 2}",
    "location chosen{seat one, location 1}",
    "effect carried out{seat one, origin {source location, effect 0, card 0}}",
    "> take card{card 5}",
    "card searched{seat one, card 5}",
    "deck shuffled{pile actions, seat one, cards 4}",
    "monster placed{monster 3, place ambusher}",
    "monster placed{monster 0, place lurking 1}",
    "monster placed{monster 1, place lurking 2}",
    "treasure dealt{treasure 0}",
    "treasure dealt{treasure 1}",
    "treasure dealt{treasure 2}",
    "loot placed{gold 9, loot 9}",
    "> encounter monster{monster 0}",
    "encounter began{seat one, monster 0, from lurking 1}",
    "phase began{phase one, leader one}",
    "> lay attack{card 5}",
    "attack laid{seat one, card 5, slot 1}",
    "> decline{}",
    "encounter declined{seat two}",
    "> lay attack{card 20}",
    "attack laid{seat three, card 20, slot 1}",
    "> end turn{}",
    "> lay attack{card 0}",
    "attack laid{seat four, card 0, slot 1}",
    "effect carried out{seat four, origin {source played, effect 0, card 0}}",
    "token moved{from one, to four, cause effect}",
    "> end turn{}",
    "> lay attack{card 6}",
    "attack laid{seat one, card 6, slot 2}",
    "effect carried out{seat one, origin {source played, effect 0, card 6}}",
    "token moved{from four, to one, cause effect}",
    "> play bungle{card 25}",
    "> bungle attack{hero four, slot 1}",
    "bungle played{seat three, card 25, hero four, slot 1}",
    "effect carried out{seat three, origin {source played, effect 0, card 25}}",
    "> swap with{place lurking 1}",
    "monster swapped{monster 0, other 1, place lurking 1}",
    "> end turn{}",
    "> play bungle{card 3}",
    "> bungle attack{hero three, slot 1}",
    "bungle played{seat four, card 3, hero three, slot 1}",
    "> end turn{}",
    "> pass{}",
    "passed{seat one}",
    "> pass{}",
    "passed{seat three}",
    "> pass{}",
    "passed{seat four}",
    "phase began{phase two, leader one}",
    "attack began{seat one, card 5, monster 1}",
    "> apply cards{cards [race]}",
    "cards applied{seat one, cards [race]}",
    "strength fixed{seat one, card [4, 0, 0, 0], added [0, 0, 0, 0], taken [0, 0, 0, 0], strengths [4, 0, 0, 0], hit 0, armour 9, ferocity 2, threshold 1}",
    "dice rolled{seat one, green 7, black 0}",
    "attack resolved{seat one, total 7, armour 12, hits no, strengths [4, 0, 0, 0], sufficient []}",
    "cards exhausted{seat one, cards [race]}",
    "attacks shifted{seat one, from 1}",
    "card discarded{seat one, card 5, cause resolved}",
    "attack began{seat three, card 20, monster 1}",
    "> apply cards{cards []}",
    "cards applied{seat three, cards []}",
    "strength fixed{seat three, card [5, 0, 0, 0], added [0, 0, 0, 0], taken [1, 0, 0, 0], strengths [4, 0, 0, 0], hit 1, armour 7, ferocity 2, threshold 7}",
    "dice rolled{seat three, green 7, black 15}",
    "critically failed{seat three, green 7, fail 1}",
    "effect carried out{seat three, origin {source critical fail, effect 0, card 0}}",
    "effect carried out{seat three, origin {source critical fail, effect 1, card 0}}",
    "> take treasure{treasure 1}",
    "treasure taken{seat three, treasure 1}",
    "> stash{}",
    "treasure placed{seat three, treasure 1, place stash}",
    "attack ignored{seat three, monster 1}",
    "card discarded{seat four, card 3, cause resolved}",
    "card discarded{seat three, card 20, cause resolved}",
    "attack began{seat four, card 0, monster 1}",
    "> apply cards{cards [first weapon]}",
    "cards applied{seat four, cards [first weapon]}",
    "strength fixed{seat four, card [4, 0, 0, 0], added [-1, 0, 0, 0], taken [0, 0, 0, 1], strengths [3, 0, 0, 0], hit 0, armour 8, ferocity 2, threshold 4}",
    "dice rolled{seat four, green 20, black 3}",
    "critical hit{seat four, side hero}",
    "attack resolved{seat four, total 20, armour 12, hits yes, strengths [6, 0, 0, 0], sufficient [regular]}",
    "monster defeated{seat four, monster 1}",
    "gold moved{seat four, from loot pile, to stash, gold 2, other spectator}",
    "> take treasure{treasure 0}",
    "treasure taken{seat four, treasure 0}",
    "> stash{}",
    "treasure placed{seat four, treasure 0, place stash}",
    "treasure taken{seat four, treasure 2}",
    "> stash{}",
    "treasure placed{seat four, treasure 2, place stash}",
    "token moved{from one, to four, cause victory}",
    "monster attacked{seat four, monster 1, source monster, black 3, armour 8, hits no}",
    "cards exhausted{seat four, cards [first weapon]}",
    "card discarded{seat three, card 25, cause resolved}",
    "card discarded{seat four, card 0, cause resolved}",
    "encounter ended{reason monster defeated, victor four}",
    "card discarded{seat one, card 6, cause encounter over}",
};

// The second, from Roy's choice of the Fire Imp to the hands that are drawn after the Bear has had its way.
constexpr std::string_view second_trace[] = {
    "> encounter monster{monster 2}",
    "encounter began{seat one, monster 2, from lurking 2}",
    "phase began{phase one, leader one}",
    "> lay attack{card 32}",
    "attack laid{seat one, card 32, slot 1}",
    "> accept{}",
    "effect carried out{seat one, origin {source played, effect 0, card 32}}",
    "card drawn{seat one, card 34}",
    "> end turn{}",
    "> lay attack{card 26}",
    "attack laid{seat two, card 26, slot 1}",
    "effect carried out{seat two, origin {source played, effect 0, card 26}}",
    "cards refreshed{seat two, cards [class]}",
    "> lay attack{card 33}",
    "attack laid{seat one, card 33, slot 2}",
    "> end turn{}",
    "> play bungle{card 30}",
    "> bungle attack{hero one, slot 1}",
    "bungle played{seat two, card 30, hero one, slot 1}",
    "> lay attack{card 34}",
    "> lay in{slot 1}",
    "attack displaced{seat one, from 1, to 3}",
    "attack laid{seat one, card 34, slot 1}",
    "> use power{card class}",
    "power used{seat one, card class}",
    "cards exhausted{seat one, cards [class]}",
    "effect carried out{seat one, origin {source class, effect 0, card 0}}",
    "> choose attack{slot 3}",
    "attack taken back{seat one, card 32}",
    "> lay attack{card 27}",
    "attack laid{seat two, card 27, slot 2}",
    "effect carried out{seat two, origin {source played, effect 0, card 27}}",
    "monster replaced{monster 2, other 4}",
    "> lay attack{card 32}",
    "attack laid{seat one, card 32, slot 3}",
    "> accept{}",
    "effect carried out{seat one, origin {source played, effect 0, card 32}}",
    "card drawn{seat one, card 36}",
    "> pass{}",
    "passed{seat two}",
    "> play bungle{card 36}",
    "> bungle attack{hero two, slot 1}",
    "bungle played{seat one, card 36, hero two, slot 1}",
    "effect carried out{seat one, origin {source played, effect 0, card 36}}",
    "> choose attack{slot 1}",
    "card discarded{seat two, card 30, cause attack gone}",
    "attacks shifted{seat one, from 1}",
    "card discarded{seat one, card 34, cause dropped}",
    "> pass{}",
    "passed{seat one}",
    "phase began{phase two, leader one}",
    "attack began{seat one, card 33, monster 4}",
    "> apply cards{cards [first weapon, second weapon]}",
    "cards applied{seat one, cards [first weapon, second weapon]}",
    "strength fixed{seat one, card [2, 0, 0, 0], added [3, 0, 0, 0], taken [0, 0, 0, 0], strengths [5, 0, 0, 0], hit 1, armour 11, ferocity 2, threshold 1}",
    "dice rolled{seat one, green 8, black 10}",
    "attack resolved{seat one, total 9, armour 10, hits no, strengths [5, 0, 0, 0], sufficient []}",
    "monster attacked{seat one, monster 4, source monster, black 10, armour 11, hits no}",
    "cards exhausted{seat one, cards [first weapon, second weapon]}",
    "attacks shifted{seat one, from 1}",
    "card discarded{seat one, card 33, cause resolved}",
    "attack began{seat two, card 26, monster 4}",
    "> apply cards{cards [first weapon, class]}",
    "cards applied{seat two, cards [first weapon, class]}",
    "> convert{weapon first weapon, type fire}",
    "value converted{seat two, weapon first weapon, from regular, to fire}",
    "strength fixed{seat two, card [0, 4, 0, 0], added [0, 2, 0, 0], taken [1, 2, 0, 0], strengths [0, 4, 0, 0], hit 0, armour 8, ferocity 2, threshold 6}",
    "effect carried out{seat two, origin {source first weapon, effect 0, card 0}}",
    "healed{seat two, regained 2, health 9}",
    "effect carried out{seat two, origin {source first weapon, effect 1, card 0}}",
    "healed{seat two, regained 1, health 10}",
    "dice rolled{seat two, green 6, black 20}",
    "critically failed{seat two, green 6, fail 0}",
    "effect carried out{seat two, origin {source critical fail, effect 0, card 0}}",
    "wounded{seat two, wounds 3, health 7, cause effect}",
    "monster attacked{seat two, monster 4, source monster, black 20, armour 8, hits yes}",
    "critical hit{seat two, side monster}",
    "wounded{seat two, wounds 4, health 3, cause monster}",
    "effect carried out{seat two, origin {source monster, effect 0, card 0}}",
    "card discarded{seat two, card 8, cause forced}",
    "cards exhausted{seat two, cards [first weapon, class]}",
    "card discarded{seat one, card 36, cause resolved}",
    "attacks shifted{seat two, from 1}",
    "card discarded{seat two, card 26, cause resolved}",
    "attack began{seat one, card 32, monster 4}",
    "> apply cards{cards []}",
    "cards applied{seat one, cards []}",
    "strength fixed{seat one, card [2, 0, 2, 0], added [0, 0, 0, 0], taken [0, 0, 0, 0], strengths [2, 0, 2, 0], hit 0, armour 8, ferocity 2, threshold 1}",
    "dice rolled{seat one, green 12, black 15}",
    "attack resolved{seat one, total 12, armour 10, hits yes, strengths [2, 0, 2, 0], sufficient []}",
    "monster attacked{seat one, monster 4, source monster, black 15, armour 8, hits yes}",
    "wounded{seat one, wounds 2, health 8, cause monster}",
    "card discarded{seat one, card 32, cause resolved}",
    "attack began{seat two, card 27, monster 4}",
    "> apply cards{cards []}",
    "cards applied{seat two, cards []}",
    "strength fixed{seat two, card [0, 0, 0, 3], added [0, 0, 0, 0], taken [0, 0, 0, 0], strengths [0, 0, 0, 3], hit 1, armour 8, ferocity 2, threshold 1}",
    "dice rolled{seat two, green 9, black 2}",
    "attack resolved{seat two, total 10, armour 10, hits yes, strengths [0, 0, 0, 3], sufficient [spirit]}",
    "monster defeated{seat two, monster 4}",
    "gold moved{seat two, from loot pile, to stash, gold 3, other spectator}",
    "token moved{from one, to two, cause victory}",
    "monster attacked{seat two, monster 4, source monster, black 2, armour 8, hits no}",
    "card discarded{seat two, card 27, cause resolved}",
    "encounter ended{reason monster defeated, victor two}",
    "> decline{}",
    "declined to initiate{seat two}",
    "token moved{from two, to one, cause declined}",
    "> decline{}",
    "declined to initiate{seat one}",
    "token moved{from one, to two, cause declined}",
    "parting attack{monster 3, black 10}",
    "monster attacked{seat two, monster 3, source monster, black 10, armour 8, hits yes}",
    "wounded{seat two, wounds 3, health 0, cause parting attack}",
    "hero defeated{seat two, cause parting attack}",
    "gold moved{seat two, from stash, to lurking, gold 3, other spectator}",
    "hero returned{seat two, health 5}",
    "marker moved{seat two, from 6, to 5}",
    "monster attacked{seat one, monster 3, source monster, black 10, armour 8, hits yes}",
    "wounded{seat one, wounds 3, health 5, cause parting attack}",
    "effect carried out{seat one, origin {source monster, effect 0, card 0}}",
    "monster rolled{seat one, monster 3, black 12}",
    "monster attacked{seat one, monster 3, source monster, black 12, armour 8, hits yes}",
    "wounded{seat one, wounds 1, health 4, cause parting attack}",
    "monster rolled{seat one, monster 3, black 3}",
    "monster attacked{seat one, monster 3, source monster, black 3, armour 8, hits no}",
    "location cleared{location 3, monsters [3], treasures [], gold 5}",
    "deck shuffled{pile monsters, seat spectator, cards 1}",
    "deck shuffled{pile critical fails, seat spectator, cards 14}",
    "cards refreshed{seat one, cards [first weapon, second weapon]}",
    "cards refreshed{seat two, cards [first weapon]}",
    "deck shuffled{pile actions, seat one, cards 11}",
    "deck shuffled{pile actions, seat two, cards 11}",
    "card drawn{seat two, card 5}",
    "card drawn{seat two, card 6}",
    "card drawn{seat two, card 7}",
    "card drawn{seat two, card 8}",
    "card drawn{seat two, card 9}",
    "card drawn{seat two, card 26}",
    "card drawn{seat one, card 10}",
    "card drawn{seat one, card 11}",
    "card drawn{seat one, card 12}",
    "card drawn{seat one, card 13}",
    "card drawn{seat one, card 14}",
    "card drawn{seat one, card 32}",
};

std::string text_of(const auto& value) { return std::string(to_text(value).view()); }

// The legal action that reads like this.
Action action_called(const Table<>& table, std::string_view text) {
    for (const Action& action : legal_actions(table))
        if (text_of(action) == text) return action;
    FAIL("not legal: ", std::string(text));
    return {};
}

// Plays what the trace says and compares what is told, from a line on.
void replay(Duel& state, std::span<const std::string_view> trace, std::vector<std::string> told) {
    const auto listen = [&](const auto& event) { told.push_back(text_of(event)); };
    for (const std::string_view line : trace) {
        if (!line.starts_with("> ")) continue;
        told.push_back(std::string(line));
        play(state.table, action_called(state.table, line.substr(2)), state.chance, listen);
    }
    REQUIRE(told.size() == trace.size());
    for (std::size_t i = 0; i != told.size(); ++i) REQUIRE(told[i] == std::string(trace[i]));
    CHECK(state.chance.verdict());
}

}  // namespace

TEST_CASE("HMA-X04 to HMA-X10 the first example encounter is told in the same words") {
    std::vector<std::string> told;
    const auto listen = [&](const auto& event) { told.push_back(text_of(event)); };
    Duel state = new_game<StandardRules>(Options{.players = 4, .first_player = one}, first_dice, {}, listen);
    replay(state, first_trace, told);
    CHECK(waits_for(state.table, ChooseEncounter{four}));
}
TEST_CASE("HMA-X11 to HMA-X21 the second example encounter is told in the same words") {
    Duel state = Position{}
                     .hero(one, elf, rogue)
                     .hero(two, halfling, wizard)
                     .hand(one, {action("Dirty Tactics"), action("Hide in Shadows")})
                     .deck(one, {action("Evasion"), action("Untrustworthy")})
                     .hand(two, {action("Pyromaniac"), action("Magic Shield"), action("Polymorph"), action("Underfoot")})
                     .equip(two, ItemSlot::first_weapon, treasure("Staff of Inner Fire"))
                     .exhausted(two, class_card)
                     .health(two, 7)
                     .location(location("Dodgy Bazaar"))
                     .lurking({monster("Grizzly Bear"), monster("Fire Imp")})
                     .loot(5)
                     .monster_deck({monster("Orc Warrior")})
                     .fail_deck({fail("Triggered Trap")})
                     .with(ScriptedDice{1, 1, 1, 8, 10, 6, 20, 1, 12, 15, 9, 2, 10, 12, 3,
                                        /* hands */ 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
    replay(state, second_trace, {});
    CHECK(state.table.leader == two);
}
