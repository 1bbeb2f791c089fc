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

}  // namespace

int main() {
    ask_for_a_chance();
    look_at_all_outcomes();
    listen_for_the_answer();
}
