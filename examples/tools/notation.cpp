// Values as text, there and back: the program of docs/tools/notation.md.

#include <heroes/hamlet.hpp>
#include <heroes/hedra.hpp>
#include <heroes/tools/notation.hpp>
#include <iostream>
#include <string>

namespace hamlet = heroes::hamlet;
namespace hedra = heroes::hedra;
using hedra::Die;
using heroes::notation;
using heroes::parse;
using heroes::Seat;

namespace {

bool all_is_well = true;

// Prints a line, and remembers whether it is the one that the documentation shows.
void show(const std::string& line, const std::string& expected) {
    std::cout << line << '\n';
    all_is_well = all_is_well && line == expected;
}

void write_and_read_an_action() {
    const hedra::Action action = hedra::Assign{Die::rogue, {Seat::two, Die::dragon}};
    const std::string text = notation(action);     // assign rogue target two.dragon
    const auto read = parse<hedra::Action>(text);  // the value, or where the text goes wrong
    const bool same = read && *read == action;     // always
    show(text, "assign rogue target two.dragon");
    all_is_well = all_is_well && same;
}

void call_cards_by_their_names() {
    const hamlet::StandardRules rules;
    const hamlet::Action action = hamlet::Equip{hamlet::item(rules.content.items.named("Beaked Mask"))};
    const std::string number = notation(action);       // equip #23
    const std::string name = notation(action, rules);  // equip beaked-mask
    const auto read = parse<hamlet::Action>(name, rules);
    show(number, "equip #23");
    show(name, "equip beaked-mask");
    all_is_well = all_is_well && read && *read == action;
}

void write_rules() {
    const hedra::Knobs frenzy{.barbarian_bonus = 3, .attack_optional = true};
    show(notation(frenzy), "barbarian_bonus 3 attack_optional yes");
    show(notation(hedra::presets::teams_2v2), "players 4 teams (one 1 two 2 three 1 four 2)");
}

void write_and_read_a_table() {
    auto state = hedra::new_game({.players = 2}, heroes::Pcg32{42});
    for (const char* move : {"place cleric at 1", "place rogue at 3"})
        state = hedra::apply(state, *parse<hedra::Action>(move));

    const std::string line = notation(state.table);
    const auto table = heroes::parse_table<hedra::Table<>>(line);  // read, and audited like a saved game
    all_is_well = all_is_well && table && *table == state.table;
    show(line,
         "battlefields (1 one.cleric 3 two.rogue) faces (one (mage 4 rogue 3 cleric 4 warrior 3 paladin 10 barbarian 5 "
         "dragon 1) two (mage 4 rogue 6 cleric 4 warrior 10 paladin 8 barbarian 5 dragon 1)) steps [(place-die one)]");
    show(heroes::describe(state.table), R"(battlefields:
    1: one.cleric
    3: two.rogue
faces:
    one: mage 4 rogue 3 cleric 4 warrior 3 paladin 10 barbarian 5 dragon 1
    two: mage 4 rogue 6 cleric 4 warrior 10 paladin 8 barbarian 5 dragon 1
steps:
    - place-die one
)");
}

void misread_a_name() {
    const auto typo = parse<hedra::Action>("move clerc to 1");
    const auto& [at, found, expected] = typo.misreading();  // 5, "clerc", "one of mage, rogue, ..."
    all_is_well = all_is_well && !typo && at == 5 && found == "clerc" && expected.starts_with("one of mage, rogue, ");
    show(typo.misreading().message(),
         "at 5: found clerc, expected one of mage, rogue, cleric, warrior, paladin, barbarian, dragon");
}

void misread_other_texts() {
    const auto message = [](const auto& parsed) { return parsed.misreading().message(); };
    show(message(parse<hedra::Action>("move cleric 1")), "at 12: found 1, expected to");
    show(message(parse<hedra::Knobs>("barbarian_bonus 256")), "at 16: found 256, expected a number from 0 to 255");
    show(message(parse<hedra::Knobs>("barbarian_bonus 2")),
         "at 16: found 2, expected another value, for this one is left out");
    show(message(parse<hamlet::Action>("shop 3+1")), "at 5: found 3+1, expected 1+3");
    show(message(parse<hedra::Action>("pass now")), "at 4: found a space, expected the end");
}

}  // namespace

int main() {
    write_and_read_an_action();
    call_cards_by_their_names();
    write_rules();
    write_and_read_a_table();
    misread_a_name();
    misread_other_texts();
    return all_is_well ? 0 : 1;
}
