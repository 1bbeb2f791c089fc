// Every piece of code of docs/tools/odds.md, with the numbers that stand there.

#include <cstdlib>
#include <iostream>
#include <optional>
#include <string_view>

#include <heroes/core/match.hpp>
#include <heroes/hamlet.hpp>
#include <heroes/hamlet/position.hpp>
#include <heroes/hedra.hpp>
#include <heroes/hedra/position.hpp>
#include <heroes/hero_master.hpp>
#include <heroes/shining.hpp>
#include <heroes/shire.hpp>
#include <heroes/tools/odds.hpp>

using namespace heroes;

namespace {

void expect(bool fact, std::string_view what) {
    if (fact) return;
    std::cerr << "not as docs/tools/odds.md says: " << what << '\n';
    std::exit(1);
}

void print(std::string_view what, Probability probability) {
    std::cout << what << ' ' << probability.numerator() << '/' << probability.denominator() << '\n';
}

void ask_for_a_chance() {
    using namespace hedra;
    const auto table = Position{}
                           .on(field(1), Seat::one, {mage(1), rogue(1), barbarian(1)})
                           .on(field(1), Seat::two, {dragon(9)})
                           .phase(Phase::attack)
                           .table();
    const auto clears = [](const auto& next) { return next.scores[Seat::one] > 0; };

    const Probability chance = odds(table, Attack{field(1)}, clears);
    print("The chance that this attack clears the battlefield is", chance);

    const Odds some = odds(table, Attack{field(1)}, clears, 100);  // look at 100 of the 288 rolls only
    print("A quick look says at least", some.least);
    print("and at most", some.most());

    expect(chance == Probability{127, 144}, "127/144");
    expect(some.least == Probability{19, 72}, "at least 19/72");
    expect(some.most() == Probability{11, 12}, "at most 11/12");
    expect(!some.exact() && some.ways == 100, "stopped after 100 ways");
}

void look_at_all_outcomes() {
    using namespace hamlet;
    const auto table = Position{}.health(Seat::one, 5).table();
    const auto healed = outcomes(table, Heal{});
    for (const auto& [next, probability] : healed.tables)
        std::cout << int{next.heroes[Seat::one].health} << " health: " << probability.as_double() << '\n';

    expect(healed.ways == 36 && healed.tables.size() == 11, "36 rolls lead to eleven tables");
    expect(healed.tables[5].probability == Probability{1, 6}, "one in six gives 7");
}

void listen_for_the_answer() {
    using namespace hamlet;
    const auto table = Position{}
                           .equip(Seat::one, {item(standard_content.items.named("Headsman's Axe"))})
                           .monster(Region::dark_caves, standard_content.monsters.named("Cave Bear"))
                           .fighting(Lair::dark_caves)
                           .table();
    const auto kills = Overloads{
        [&](const AttackResolved& blow) -> std::optional<bool> { return blow.damage >= table.encounter.health; },
        [](const auto&) -> std::optional<bool> { return {}; },  // tells nothing yet
    };
    const Probability chance = odds_told(table, Attack{}, kills);
    print("The chance that this attack kills the Cave Bear is", chance);

    expect(chance == Probability{791, 2592}, "791/2592");
}

void compare_cards() {
    using namespace hero_master;
    const Content& cards = standard_content;
    const auto state = Position{}
                           .hero(Seat::one, cards.races.named("Dwarf"), cards.classes.named("Rogue"))
                           .encounter(cards.monsters.named("Giant"))
                           .attack(Seat::one, cards.actions.named("Ale First, Axe Later"))
                           .turn(Seat::one)
                           .with(Pcg32{1});
    const auto table = apply(state, Pass{}).table;
    const auto hits = Overloads{
        [](const AttackResolved& blow) -> std::optional<bool> { return blow.hits; },
        [](const auto&) -> std::optional<bool> { return {}; },
    };
    const Probability bare = odds_told(table, ApplyCards{}, hits);
    const Probability armed = odds_told(table, ApplyCards{{Permanent::second_weapon}}, hits);

    expect(bare == Probability{1, 2} && armed == Probability{11, 20}, "1/2 and 11/20");
}

void ask_who_dodges() {
    using namespace shire;
    const auto table = Position{}
                           .character(Seat::one, "Warrior")
                           .character(Seat::two, "Hunter")
                           .condition(Seat::two, Condition::dodge, Turns::two)
                           .turn(Actor::one)
                           .table();
    const auto dodges = Overloads{
        [](const DodgeRolled& roll) -> std::optional<bool> { return roll.dodged; },
        [](const auto&) -> std::optional<bool> { return {}; },
    };
    const CastSpell swing{standard_content.spell("Sword Swing")};
    expect(odds_told(table, swing, dodges) == Probability{1, 3}, "two faces of six dodge");
}

void ask_who_is_hurt() {
    using namespace shining;
    const EncounterCard chapel = standard_content.encounters.named("The Dark Chapel");
    const Map& map = standard_content.maps[chapel];
    const auto state = Position{presets::encounter(chapel)}
                           .hero(Model::hero_1, square_at(map, 5, 5))
                           .monster(Model::a_1, square_at(map, 5, 4))
                           .with(Pcg32{1});
    const auto table = apply(state, Attack{Weapon::own}).table;
    const auto hurts = Overloads{
        [](const AttackCompared& blow) -> std::optional<bool> { return blow.damage != 0; },
        [](const auto&) -> std::optional<bool> { return {}; },
    };
    // STR 4 and a D8 against VIT 8: a 4 or more.
    expect(odds_told(table, TargetModel{Model::a_1}, hurts) == Probability{5, 8}, "five faces of eight hurt");
}

}  // namespace

int main() {
    ask_for_a_chance();
    look_at_all_outcomes();
    listen_for_the_answer();
    compare_cards();
    ask_who_dodges();
    ask_who_is_hurt();
}
