#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include <heroes/hamlet/content/standard.hpp>
#include <heroes/hamlet/rules.hpp>
#include <heroes/hamlet/words.hpp>
#include <words.hpp>

using namespace heroes;
using namespace heroes::hamlet;
using in_tests::all_say_something;
using in_tests::words;

namespace {

constexpr StandardRules rules{};
constexpr const Content& content = standard_content;

}  // namespace

TEST_CASE("every card of the standard game says what it does") {
    all_say_something(rules, content.heroes, content.monsters, content.mutations, content.items, content.artifacts,
                      content.sigils, content.decrees);
}

TEST_CASE("what a card does is told by its effects, one phrase each") {
    CHECK(words(rules, content.heroes.named("Captain Brisk")) == "+2 attack for the turn");
    CHECK(words(rules, content.heroes.named("Two-Swords Till")) == "another attack");
    CHECK(words(rules, content.heroes.named("Widow Salve")) == "heals 5, cures every status");
    CHECK(words(rules, content.heroes.named("Old Trapper Jorn")) ==
          "a look at the next three monsters, to put them in order, only in the Hamlet, in the Wilderness");
    CHECK(words(rules, content.monsters.named("Cave Bear")) ==
          "8 health, +2 attack, at home in the dark caves, worth 3 gold, bears the mark of redemption");
    CHECK(words(rules, content.monsters.named("The Landlord")) == "12 health, +3 attack, +1 defense, worth 6 gold");
    CHECK(words(rules, content.mutations.named("Sticky Web")) == "-1 to escape");
    CHECK(words(rules, content.items.named("Barber's Razor")) == "+1 attack, hits cause bleed");
    CHECK(words(rules, content.items.named("Relic of a Doubtful Saint")) == "immune to every status");
    CHECK(words(rules, content.items.named("Smoke Pot")) == "a sure escape");
    CHECK(words(rules, content.items.named("Lamp Oil")) == "hits cause burn for the encounter");
    CHECK(words(rules, artifact(Sigil::mercy, 3)) == "regenerates 1");
    CHECK(words(rules, Sigil::redemption) == "re-rolls own attack dice");
    CHECK(words(rules, content.decrees.named("Festival of Fists")) == "heroes: +1 attack, monsters: +1 attack");
    CHECK(words(rules, content.decrees.named("Shortage of Leeches")) == "-3 health by the Heal action");
}

TEST_CASE("a slot says what the thing in it does, and things that are none say so") {
    CHECK(words(rules, item(content.items.named("Whetstone"))) == "+3 attack for the encounter");
    CHECK(words(rules, item(artifact(Sigil::wrath, 3))) == "+2 attack");
    CHECK(words(rules, item(Sigil::revenge)) == "thorns 2");
    CHECK(words(rules, Item::nothing) == "nothing");
    CHECK(words(rules, Item::unknown) == "something hidden");
    CHECK(words(rules, Item::unknown_older) == "something hidden");
    CHECK(words(rules, static_cast<HeroCard>(200)) == "no card");
}

TEST_CASE("every kind of effect has words, those that no standard card has included") {
    CHECK(words(Passive{}) == "no effect");
    CHECK(words(escape_mod(2) + health_mod(-1) + thorns(1) + fatigue_ward()) ==
          "-1 health, +2 to escape, thorns 1, Fatigue costs no health");
    CHECK(words(immune(StatusEffects{StatusEffect::bleed, StatusEffect::burn})) == "immune to bleed and burn");
    CHECK(words(extra_attack() + extra_attack()) == "2 more attacks");
    CHECK(words(strike(4) + tie_strike_buff(3)) == "4 damage without a roll, ties hurt 3 for the encounter");
    CHECK(words(reroll(Reroll::foe_attack)) == "re-rolls the opponent's attack dice");
    CHECK(words(heal(2).only({Window::combat})) == "heals 2, only in combat");
    CHECK(words(home_bonus(-1) + shop_prices(2) + heal_every_hero(-5)) ==
          "-1 to the home bonus, +2 gold on every price, -5 health for every hero, at once");
}

TEST_CASE("words are written piece by piece to any callable, and while compiling") {
    std::string said;
    describe(rules, content.items.named("Strong Ale"), [&](std::string_view part) { said += part; });
    CHECK(said == "heals 8");
    static_assert(in_words(attack_mod(2)) == "+2 attack");
    static_assert(in_words<4>(attack_mod(2)).full());
}
