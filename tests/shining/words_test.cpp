#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include <heroes/shining/content/standard.hpp>
#include <heroes/shining/rules.hpp>
#include <heroes/shining/words.hpp>
#include <words.hpp>

using namespace heroes;
using namespace heroes::shining;
using in_tests::first_say_something;
using in_tests::words;

namespace {

constexpr StandardRules rules{};
constexpr const Content& content = standard_content;

template <class Card, class Type>
std::string words_of(const Rows<Card, Type>& rows, std::string_view name) {
    return words(rules, rows.named(name));
}
std::string encounter(std::string_view number) { return words(rules, encounter_numbered(number)); }

// Each kind of a vocabulary but "nothing" makes a phrase.
template <class Kind, class Make>
void every_kind_says_something(Make&& make) {
    for_each_enumerator<Kind>([&](Kind kind) {
        INFO(name_of(kind));
        if (name_of(kind) == "nothing") return;
        const std::string said = words(rules, make(kind));
        CHECK_FALSE(said.empty());
        CHECK(said != "no effect");
    });
}

}  // namespace

TEST_CASE("every card, encounter and quest of Shining Heroes says what it does") {
    first_say_something<HeroCard>(rules, content.heroes.size());
    first_say_something<AttackCard>(rules, content.attacks.size());
    first_say_something<Trait>(rules, content.traits.size());
    first_say_something<Spell>(rules, content.spells.size());
    first_say_something<Item>(rules, content.items.size());
    first_say_something<Equipment>(rules, content.equipment.size());
    first_say_something<MonsterCard>(rules, content.monsters.size());
    first_say_something<AiCard>(rules, content.ai_cards.size());
    first_say_something<EventCard>(rules, content.events.size());
    first_say_something<ChartCard>(rules, content.charts.size());
    first_say_something<EncounterCard>(rules, content.encounters.size());
    first_say_something<QuestCard>(rules, content.quests.size());
}

TEST_CASE("Heroes and monsters say their numbers and what they fight with") {
    CHECK(words_of(content.heroes, "Galahad the Squire") ==
          "STR 4, DEX 2, VIT 5, MAG 1, CHA 3, LCK 2, 8 HP, 1 MP, MOVE 4, 2 AP, 2 RP, weapon Squire's Sword, traits "
          "Shield Block and Challenge, spell Aegis");
    CHECK(words_of(content.heroes, "Pip the Sky Courier") ==
          "STR 2, DEX 4, VIT 3, MAG 1, CHA 2, LCK 3, 5 HP, MOVE 6, 2 AP, 1 RP, weapon Twin Daggers, traits Wings and "
          "Swoop");
    CHECK(words_of(content.monsters, "Ghoul") ==
          "STR 4, MAG 0, VIT 7, 6 HP, MOVE 5, survives with 1 HP if a D4 shows 4, attacks with Claws");
    CHECK(words_of(content.monsters, "The Rime Queen") ==
          "STR 6, MAG 10, VIT 14, 35 HP, MOVE 4, flies, cannot be pushed, attacks with Frost Lance and Blizzard");
}

TEST_CASE("an attack says its dice, where it reaches, its chart and what hits and faces bring") {
    CHECK(words_of(content.attacks, "Squire's Sword") ==
          "D8 + STR, range 1, 1 DMG from VIT, 2 DMG from 2 x VIT, if a D8 shows 8: Push 2");
    CHECK(words_of(content.attacks, "Twin Daggers") ==
          "2D4 + DEX, range 1, 1 DMG from VIT, 2 DMG from 2 x VIT, if a D4 shows 4: +1 DMG");
    CHECK(words_of(content.attacks, "Blessed Mace") ==
          "D8 + STR, range 1, 1 DMG from VIT, 2 DMG from 2 x VIT, if a D8 shows 8: heals 1 for the attacker");
    CHECK(words_of(content.attacks, "Iron Fist") ==
          "D10 + STR, range 1, 1 DMG from VIT, 2 DMG from VIT + 5, on a hit: Push 1, if a D10 shows 10: 3 DMG instead "
          "of the chart's");
    CHECK(words_of(content.attacks, "Fire Flask") == "range 4, area 1, 2 DMG in any case");
    CHECK(words_of(content.attacks, "Brambles") ==
          "D8 + CHA, range 4, area 1, needs no line of sight, 1 DMG from VIT, on a hit: -3 MOVE in the next "
          "activation");
    CHECK(words(shining::Row{0, 6, 2}) == "2 DMG from 6");
    CHECK(words(AttackType{.stat = Stat::lck, .range = 2, .ap = 2}) == "LCK, range 2, 2 AP");
}

TEST_CASE("traits, spells, items and equipment say when they are used, for what, on whom and what they do") {
    CHECK(words_of(content.traits, "Shield Block") == "reaction for 1 RP, before damage: blocks 2 DMG");
    CHECK(words_of(content.traits, "Riposte") ==
          "reaction for 1 RP, after being attacked, the attacker: strikes back with a weapon");
    CHECK(words_of(content.traits, "Encore") == "action for 1 AP, once per activation, another Hero within CHA: +1 AP");
    CHECK(words_of(content.traits, "Cadenza") == "free action, once per encounter, +1 Timer");
    CHECK(words_of(content.traits, "Litany") == "Advantage 1 on LUCK rolls of other Heroes within 3");
    CHECK(words_of(content.traits, "Rooted") == "cannot be pushed, +1 VIT next to two monsters");
    CHECK(words_of(content.traits, "Swoop") == "action for 2 AP, " + words_of(content.attacks, "Swoop"));
    CHECK(words_of(content.spells, "Aegis") ==
          "reaction for 1 RP and 1 MP, before damage, a Hero within 3: blocks 3 DMG");
    CHECK(words_of(content.spells, "Sanctuary") ==
          "action for 1 AP and 2 MP, all Heroes within 1 of a square within 3: heals 3");
    CHECK(words_of(content.items, "Stoneskin Salve") ==
          "action for 1 AP, a Hero within 1: +4 VIT until the next activation");
    CHECK(words_of(content.equipment, "Horn of Valour") ==
          "free action, once per encounter, all Heroes within 3: heals 1, Advantage 1 on the next roll");
    CHECK(words_of(content.equipment, "Striding Boots") == "+1 MOVE, Difficult squares cost 1");
    CHECK(words_of(content.equipment, "Silver Blade") == "weapon, " + words_of(content.attacks, "Silver Blade"));
}

TEST_CASE("an AI card says whom the monster goes for and its commands in order") {
    CHECK(words_of(content.ai_cards, "Rush") == "goes for the nearest Hero, approaches with +2 MOVE, attacks");
    CHECK(words_of(content.ai_cards, "Flurry") == "goes for the nearest Hero, approaches, attacks twice");
    CHECK(words_of(content.ai_cards, "Long Reach") ==
          "goes for the farthest Hero, approaches for its second attack, attacks with its second attack");
    CHECK(words_of(content.ai_cards, "Find the Gap") == "goes for the Hero with the lowest VIT, approaches, attacks");
    CHECK(words_of(content.ai_cards, "Brace") ==
          "goes for the nearest Hero, approaches, attacks, +2 VIT until its next activation");
    CHECK(words_of(content.ai_cards, "Last Rank to Me") ==
          "goes for the nearest Hero, B3 and B4 enter, approaches, attacks");
    CHECK(words(command::attack(1, 3)) == "attacks 3 times");
}

TEST_CASE("an Event says its lines, and a choice both of them") {
    CHECK(words_of(content.events, "Whispered Bargain") == "either -1 MP for each Hero, or A2 and A4 enter");
    CHECK(words_of(content.events, "Cold Mist") ==
          "each Hero with D6 + LCK below 7 suffers 1 DMG, each monster moves up to 1 towards a Hero");
    CHECK(words_of(content.events, "Shell of the Oracle") == "each Hero heals 1, +1 MP for each Hero, A4 enters");
    CHECK(words_of(content.events, "Rising Water") ==
          "marked squares become Difficult, each Hero on a Difficult square suffers 1 DMG");
    CHECK(words_of(content.charts, "hurried") == "an Event with 0/0/1/1 Timers by a D4");
    CHECK(words_of(content.charts, "none") == "no Event chart");
}

TEST_CASE("an encounter says who is there, how it is won and lost and what follows") {
    CHECK(encounter("1") ==
          "A is Skeleton, A1 and A2 and A3 and A4 enter, an Event with 0/1/1/2 Timers by a D4, won when all Heroes are "
          "on the goal, lost when the Events are gone, reward +1 to a stat of each Hero, 1 MP or 2 HP for each Hero, "
          "then Sleeping Village, after a defeat back to the preparation");
    CHECK(
        encounter("4B") ==
        "A is Skeleton, B is Ghoul, protect the Hermit with 5 HP and VIT 3, A1 and A2 and A3 and A4 enter, B1 and B2 "
        "and B3 enter, an Event with 0/1/1/2 Timers by a D4, won after 7 rounds, lost when the Hermit is lost, lost when 4 "
        "Heroes are exhausted, reward +1 to a stat of each Hero, 4 HP for each Hero, 2 MP for each Hero, then The "
        "Old Graveyard, after a defeat 2 HP for each Hero, then The Old Graveyard");
    CHECK(encounter("24") ==
          "A is Shadow Knight, B is Ash Imp, boss is The Unlit King, the boss enters as number 4, A1 and A2 enter, an "
          "Event with 0/1/1/2 Timers by a D4, won when the boss falls, lost when the Events are gone, lost when 4 "
          "Heroes are exhausted, then the end of the quest, a defeat fails the quest");
    CHECK(words_of(content.quests, "The Hollow Castle") ==
          "level 2, begins with Rockfall Pass, 3 Healing Herb, 2 Healing Potion, 1 Mana Draught, 1 Stoneskin Salve, 9 "
          "preparations, unlocks What the Water Keeps and The Miller's Debt");
    CHECK(words(content.encounters[encounter_numbered("4A")].victory) == "won when Heroes have stood on every goal");
}

TEST_CASE("every kind of the vocabulary of Shining Heroes has words, those that no standard card has included") {
    every_kind_says_something<EffectKind>([](EffectKind kind) { return effect::of(kind, 1); });
    every_kind_says_something<PassiveKind>([](PassiveKind kind) { return passive::of(kind); });
    every_kind_says_something<TargetRule>([](TargetRule rule) { return AiType{.rule = rule}; });
    every_kind_says_something<CommandKind>(
        [](CommandKind kind) { return Command{.kind = kind, .amount = 1, .numbers = numbers(1)}; });
    every_kind_says_something<LineKind>([](LineKind kind) { return line::of(kind, 1); });
    every_kind_says_something<SetUpKind>([](SetUpKind kind) { return set_up_line::of(kind, 1); });
    every_kind_says_something<VictoryKind>([](VictoryKind kind) { return Victory{kind, 1}; });
    every_kind_says_something<DefeatKind>([](DefeatKind kind) { return Defeat{kind, 1}; });
    every_kind_says_something<RewardKind>([](RewardKind kind) { return Reward{.kind = kind, .amount = 1}; });
    every_kind_says_something<ThenKind>([](ThenKind kind) { return Then{kind}; });
    for_each_enumerator<Condition>([](Condition condition) {
        const bool is_said = words(passive::of(PassiveKind::fly, 1, condition)) != "flies";
        CHECK(is_said == (condition != Condition::always_so));
    });
    for_each_enumerator<Who>([](Who who) { CHECK(words(line::damage(1, who)).find("Hero") != std::string::npos); });
    for_each_enumerator<Target>([](Target target) {
        const PowerType power{.use = Use::action, .target = target, .range = 2, .effects = {effect::heal(1)}};
        const bool is_named = words(rules, power) != "action, heals 1";
        CHECK(is_named == (target != Target::self && target != Target::table && target != Target::by_attack));
    });
    CHECK(words(effect::damage(2)) == "+2 DMG");
    CHECK(words(effect::provoke(Stat::str)) == "draws the monsters within STR");
    CHECK(words(set_up_line::place_timers(2)) == "+2 Timers");
    CHECK(words(Defeat{DefeatKind::object_lost}) == "lost when the object is lost");
    CHECK(words(Defeat{DefeatKind::exhausted, 1}) == "lost when 1 Hero is exhausted");
    CHECK(words(line::spawn(Role::boss, {})) == "the boss enters");
    CHECK(words(Effect{}) == "no effect");
    CHECK(words(rules, CardType{}) == "no effect");
}

TEST_CASE("what is no row of Shining Heroes says so") {
    CHECK(words(rules, HeroCard::last) == "no card");
    CHECK(words(rules, static_cast<MonsterCard>(200)) == "no card");
    CHECK(words(rules, EncounterCard::last) == "no card");
}

TEST_CASE("words of Shining Heroes are made piece by piece for any callable, and while compiling") {
    std::string said;
    describe(rules, content.items.named("Healing Potion"), [&](std::string_view part) { said += part; });
    CHECK(said == "action for 1 AP, a Hero within 1: heals 4");
    static_assert(in_words(effect::push(2)) == "Push 2");
    static_assert(in_words<4>(effect::push(2)).full());
}
