#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include <heroes/hero_master/content/standard.hpp>
#include <heroes/hero_master/rules.hpp>
#include <heroes/hero_master/words.hpp>
#include <words.hpp>

using namespace heroes;
using namespace heroes::hero_master;
using in_tests::all_say_something;
using in_tests::words;

namespace {

constexpr StandardRules rules{};
constexpr const Content& content = standard_content;

template <class Card>
std::string words_of(Card card) {
    return words(rules, card);
}

}  // namespace

TEST_CASE("every card of Hero Master says what it does") {
    all_say_something(rules, content.races, content.classes, content.actions, content.equipment, content.monsters,
                      content.locations, content.treasures, content.fails);
}

TEST_CASE("what a card of Hero Master does is told by its values and effects, one phrase each") {
    CHECK(words_of(content.races.named("Dwarf")) ==
          "of strength, applied: no bungle counts, applied: +3 to the hero's armour");
    CHECK(words_of(content.classes.named("Wizard")) ==
          "of magic, applied: regular of a weapon counts as fire or ice or spirit");
    CHECK(words_of(content.actions.named("Brave")) == "attack, 4 regular, +2 regular against brute");
    CHECK(words_of(content.actions.named("Loose Screws")) ==
          "bungle, -1 regular, threshold 5, when played, the attacker: exhausts 1 weapon");
    CHECK(words_of(content.equipment.named("Clobberstick")) == "weapon, +1 regular, +1 to hit");
    CHECK(words_of(content.equipment.named("Bathrobe of Foresight")) == "armour 8, +1 hand size");
    CHECK(
        words_of(content.monsters.named("Hill Troll")) ==
        "brute, greenie, armour 10, defences 6 regular, 4 fire, 6 ice, 3 spirit, Ferocity 3, worth 4 gold and 1 treasure");
    CHECK(words(monster({beast}, 9, {1, 0, 3, 0}, 1, 2, 1)) ==
          "beast, armour 9, defences 1 regular, 3 ice, Ferocity 1, worth 2 gold and 1 treasure");
    CHECK(
        words_of(content.locations.named("Haunted Nursery")) ==
        "2 monsters, 2 treasures, 11 gold, a warning sign: Baroness Batula, the leader: the next player becomes leader, +1 to the threshold");
    CHECK(words(content.locations[content.locations.named("Giant's Larder")]) ==
          "2 monsters, 3 treasures, 11 gold, a warning sign, everybody: heals 2");
    CHECK(words_of(content.treasures.named("Cloak of Convenient Fog")) ==
          "armour 10, when the monster hits, if wanted: ignores the monster's attack, which exhausts it");
    CHECK(
        words_of(content.treasures.named("Staff of Inner Fire")) ==
        "weapon, +2 regular, before the dice: heals 2 if this weapon has fire, before the dice: heals 1 if fire is above 3");
    CHECK(words_of(content.fails.named("Group Tumble")) == "every hero present: suffers 1 wound");
}

TEST_CASE("a treasure that is an Action card says what that card does, and what is no card says so") {
    CHECK(words_of(content.treasures.named("Banana Skin")) == words_of(content.actions.named("Banana Skin")));
    CHECK(words_of(static_cast<MonsterCard>(200)) == "no card");
}

TEST_CASE("every kind of effect in Hero Master has words, those that no standard card has included") {
    for_each_enumerator<Kind>([](Kind kind) {
        INFO(name_of(kind));
        CHECK_FALSE(words(Effect{.kind = kind, .n = 1}).empty());
    });
    CHECK(words(Effects{}) == "no effect");
    CHECK(words(t4(strength(each, -1)).if_leader()) == "when played: -1 each type of the attack as leader");
    CHECK(words(t5(multiply(DamageType::ice, 3))) == "3 times ice");
    CHECK(words(t4(draw(1))) == "when played: draws 1 card");
    CHECK(words(ll(draw(2))) == "the leader: draws 2 cards");
    CHECK(words(ll(search(1))) == "the leader: takes 1 card of choice from the deck");
    CHECK(words(t6(discard(1))) == "when the monster hits: discards 1 card");
    CHECK(words(cf(discard_random(2))) == "discards 2 cards at random");
    CHECK(words(cf(lurk(2)).optional().on(Whom::other)) == "if wanted, another hero: 2 more monsters lurk");
}

TEST_CASE("words of Hero Master are made piece by piece for any callable, and while compiling") {
    std::string said;
    describe(rules, content.fails.named("Own Foot"), [&](std::string_view part) { said += part; });
    CHECK(said == "suffers 2 wounds");
    static_assert(in_words(t5(hit(2))) == "+2 to hit");
    static_assert(in_words<4>(t5(hit(2))).full());
}
