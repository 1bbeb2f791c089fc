#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include <heroes/shire/content/standard.hpp>
#include <heroes/shire/detail/conditions.hpp>
#include <heroes/shire/rules.hpp>
#include <heroes/shire/words.hpp>
#include <words.hpp>

using namespace heroes;
using namespace heroes::shire;
using in_tests::first_say_something;
using in_tests::words;

namespace {

constexpr StandardRules rules{};
constexpr const Content& content = standard_content;

std::string spell(std::string_view title) { return words(rules, content.spell(title)); }
std::string card(std::string_view name) { return words(rules, content.card(name)); }
std::string character(std::string_view name) { return words(rules, content.character(name)); }
std::string node_of(std::string_view name, Path path, int number) {
    return words(rules, content.character(name), node(path, number));
}

}  // namespace

TEST_CASE("every spell, ability, card and character of the Shire says what it does") {
    first_say_something<Spell>(rules, content.spells.count);
    first_say_something<Ability>(rules, content.abilities.count);
    first_say_something<Card>(rules, content.cards.count);
    first_say_something<CharacterCard>(rules, content.characters.count);
}

TEST_CASE("a spell of the Shire is told by its row, its parts with their targets, its die and its cooldown") {
    CHECK(spell("Sword Swing") == "melee attack, one enemy: 3 + strength DMG, no cooldown");
    CHECK(spell("Frost Arrow") == "ranged frost attack, one enemy: 4 + strength DMG, 1 roll for Frozen, cooldown 4");
    CHECK(spell("Heartseeker") == "ranged attack, one enemy: 2 + strength + agility penetrating DMG, cooldown 6");
    CHECK(spell("Dispel Evil") == "ranged light attack, one enemy: 0 + intellect piercing DMG, cooldown 2");
    CHECK(spell("Vengeance") == "melee attack, one enemy: 5 + strength DMG, +50% against Bleed, cooldown 4");
    CHECK(spell("Second Embrace") == "support, one ally: heals 5 + intellect, cooldown 4");
    CHECK(spell("Summon Wolf") == "support, you: summons Wolf, cooldown 5");
    CHECK(spell("Boar Trap") == "support, you: summons Boar, only when attacked, cooldown 5");
    CHECK(spell("Imprison") == "support, one enemy: Imprisoned (strength and intellect) for 2 turns, cooldown 4");
    CHECK(spell("Ice Tomb") == "ranged frost attack, one enemy: 2 + intellect DMG, Frozen, cooldown 6");
}

TEST_CASE("the words for a spell say whom each outcome and each half of it is for") {
    CHECK(spell("Divine Light") == "ranged light attack, all enemies: 3 + strength DMG, you: heals 2, cooldown 3");
    CHECK(spell("Smite") ==
          "ranged light attack, one enemy: 2 + intellect DMG, all allies: heals 100% of the DMG dealt, cooldown 6");
    CHECK(spell("Burning Blood") ==
          "support, you: 1 fixed damage, Increased Fire DMG 3 for 3 turns, +1 strength for 3 turns, cooldown 3");
    CHECK(spell("Double Shot") ==
          "ranged attack, one enemy: 2 + strength DMG, then the same target: 2 + strength DMG, cooldown 3");
    CHECK(spell("Behind My Shield") ==
          "support, one ally: Redirect Ally for 3 turns, then all allies: shield 5, cooldown 5");
    CHECK(spell("Sharpen Steel") ==
          "support, you: +1 strength for 3 turns, +1 strength for 3 turns if 1 HP is paid, cooldown 4");
    CHECK(words(one_enemy(deal(1), heal(2).to_you(), give(Condition::stun, 2))) ==
          "one enemy: 1 DMG, you: heals 2, the target: Stun for 2 turns");
    CHECK(words(one_enemy(heal(2).to_you(), give(Condition::stun, 2))) == "you: heals 2, one enemy: Stun for 2 turns");
}

TEST_CASE("a node of a mastery board says what its spell or its ability does") {
    CHECK(node_of("Warrior", Path::first, 4) == spell("Breach"));
    CHECK(node_of("Warrior", Path::first, 5) == "+2 strength");
    CHECK(node_of("Warrior", Path::second, 2) == "when damaged, the attacker: 1 fixed damage");
    CHECK(node_of("Warrior", Path::third, 2) == "Rallying Cry: also +1 defence for 3 turns");
    CHECK(node_of("Warrior", Path::third, 5) == "+2 defence at half health or less");
    CHECK(node_of("Cleric", Path::second, 2) == "Holy Water: 3 rolls for Drenched");
    CHECK(node_of("Cleric", Path::third, 5) ==
          "after one's own shadow attack, you: heals 2, +2 DMG with shadow attacks");
    CHECK(node_of("Paladin", Path::first, 5) ==
          "Wrath From Above: adds agility, Wrath From Above, you: also Immune to DMG for 1 turn");
    CHECK(node_of("Paladin", Path::second, 2) == "War Banner: for all allies");
    CHECK(node_of("Paladin", Path::third, 2) == "when defeated, once per battle, if wanted, you: revives with 1 HP");
    CHECK(node_of("Berserker", Path::second, 4) == "immune to Burn and Drenched and Frozen, +1 DMG with fire attacks");
    CHECK(node_of("Berserker", Path::third, 4) == "when hit for 8 or more, you: -50% DMG for 2 turns");
    CHECK(node_of("Hunter", Path::third, 1) == "+1 DMG with attacks for your pets");
}

TEST_CASE("cards and characters of the Shire say their numbers, their ability and what the card casts") {
    CHECK(card("Wolf") == "pet, 11 HP, strength 6, intellect 0, agility 6, defence 1, casts Bite and Hamstring");
    CHECK(card("Support stance") == "stance, +1 defence for all allies, casts All Eyes On Me and Behind My Shield");
    CHECK(character("Berserker") ==
          "39 HP, strength 7, intellect 1, agility 6, defence 3, of fire, heavy armour, when damaged, you: +1 strength "
          "for 2 turns");
    CHECK(character("Warrior") ==
          "40 HP, strength 5, intellect 1, agility 5, defence 6, heavy armour, at set-up, you: takes a stance of "
          "choice, at the beginning of the turn, if wanted, you: takes a stance of choice");
}

TEST_CASE("every kind of outcome and ability in the Shire has words, those that no standard row has included") {
    for_each_enumerator<EffectKind>([](EffectKind kind) {
        INFO(name_of(kind));
        CHECK(words(Effect{.kind = kind, .number = 1, .stats = {Stat::defence}}) != "no effect");
    });
    for_each_enumerator<PassiveKind>([](PassiveKind kind) {
        INFO(name_of(kind));
        CHECK(words(Passive{.kind = kind, .number = 1, .stats = {Stat::agility}, .part = you(heal(1))}) != "no effect");
    });
    for_each_enumerator<Trigger>([](Trigger event) {
        INFO(name_of(event));
        CHECK(words(on(event, you(heal(3)))).find(", you: heals 3") > 5);
    });
    for_each_enumerator<TargetKind>([](TargetKind target) {
        INFO(name_of(target));
        CHECK(words(Part{target, {heal(3)}}).find(": heals 3") > 2);
    });
    CHECK(words(Passives{}) == "no effect");
    CHECK(words(purge_positive()) == "removes every positive token");
    CHECK(words(raise_hp_by_percent(50).to_allies()) == "all allies: +50% HP and base HP");
    CHECK(words(strike(3).if_died()) == "3 fixed damage if the target dies");
    CHECK(words(summon(own_card(1))) == "summons a creature");
    CHECK(words(swap_card(CardKind::form)) == "takes a form of choice");
    CHECK(words(buff(Stat::defence, -2, Turns::unstated)) == "-2 defence for good");
    CHECK(words(pet_limit(2)) == "+2 pets in play");
    CHECK(words(heal_bonus(1)) == "+1 on every heal");
    CHECK(words(upgrade(board(1), Stats{Stat::strength, Stat::agility})) == "one own spell: adds strength and agility");
    CHECK(words(support(0, you(lower_dice(1))).needing(Needs::from_round, 3)) ==
          "support, you: -1 on every cooldown die, not before round 3, no cooldown");
    CHECK(words(support(1, you(heal(1))).needing(Needs::died, 2)) ==
          "support, you: heals 1, only after 2 own creatures died, cooldown 1");
}

TEST_CASE("every condition of the Shire says what it does, with the numbers of the rules") {
    for_each_enumerator<Condition>([](Condition condition) {
        INFO(name_of(condition));
        CHECK_FALSE(words(rules, condition).empty());
    });
    CHECK(words(rules, Condition::bleed) == "1 fixed damage at once and at each tick, for 3 turns, stacks");
    CHECK(words(rules, Condition::knockback) == "pays 4 HP or skips a turn, once");
    CHECK(words(rules, Condition::hex) == "casts no spells with cooldown 3 or more");
    CHECK(words(rules, Condition::increased_shadow) == "shadow spells deal as much more DMG as it says");
    CHECK(words(rules, Condition::less_taken) == "receives 50% less DMG");
    CHECK(words(rules, Condition::less_dealt) == "attacks deal 50% less DMG");
    CHECK(words(RuntimeRules{{.less_dealt_protects = true}}, Condition::less_dealt) == "receives 50% less DMG");
    CHECK(words(RuntimeRules{{.glowing_damage = 5}}, Condition::glowing) ==
          "5 fixed damage each time an enemy character gains HP");
    three_turn_conditions.for_each([](Condition condition) {
        CHECK(words(rules, condition).find(std::to_string(shire::detail::damage_of(condition)) + " fixed damage") == 0);
    });
}

TEST_CASE("what is no row of the Shire says so") {
    CHECK(words(rules, Spell::no_spell) == "no spell");
    CHECK(words(rules, Ability::no_ability) == "no ability");
    CHECK(words(rules, Card::no_card) == "no card");
    CHECK(words(rules, static_cast<CharacterCard>(200)) == "no character");
    CHECK(words(rules, content.character("Cleric"), static_cast<Node>(99)) == "no node");
    CHECK(words(rules, CharacterCard::no_character, node(Path::first, 1)) == "no node");
}

TEST_CASE("words of the Shire are made piece by piece for any callable, and while compiling") {
    std::string said;
    describe(rules, content.spell("Catch Breath"), [&](std::string_view part) { said += part; });
    CHECK(said == "support, you: heals 5, cooldown 4");
    static_assert(in_words(aura(Stat::strength, 2, Scope::you)) == "+2 strength");
    static_assert(in_words<4>(aura(Stat::strength, 2, Scope::you)).full());
}
