// Every piece of code that the README shows, in the same order and to the letter; examples/code_blocks.cmake compares
// them.

#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string_view>

#include <heroes/heroes.hpp>

using namespace heroes;
using namespace heroes::hedra;

namespace {

void expect(bool fact, std::string_view what) {
    if (fact) return;
    std::cerr << "not as the README says: " << what << '\n';
    std::exit(1);
}

auto set_up_a_position() {
    auto state = Position{}
                     .on(field(1), Seat::one, {paladin(1), warrior(1), cleric(1)})
                     .on(field(1), Seat::two, {rogue(4), cleric(5)})
                     .roost(Seat::two, 12)
                     .phase(Phase::attack)
                     .with(ScriptedDice{2, 4, 5});  // what Cleric, Warrior and Paladin will roll

    state = apply(state, Attack{field(1)});
    state = apply(state, Assign{Die::cleric, {Seat::two, Die::cleric}});
    state = apply(state, Assign{Die::warrior, {Seat::two, Die::cleric}});  // leaves the Rogue for the Paladin

    expect(pending(state.table) == Decision{ChooseRetreat{Seat::two, field(1)}}, "the Rogue may retreat");
    expect(static_cast<bool>(state.chance.verdict()), "all scripted dice were rolled");
    return state;
}

void ask_for_the_impossible() {
    const auto impossible = Position{}.on(field(1), Seat::one, {mage(5)}).try_table();
    std::cout << impossible.verdict().clause() << ": " << impossible.verdict().reason() << '\n';

    expect(impossible.verdict().clause() == "HED-291", "a Mage has no 5");
}

void judge_what_strangers_send() {
    const auto state = new_game({.players = 2}, Pcg32{42});
    const auto next = try_apply(state, Seat::two, Move{Die::dragon, Space::home});
    if (!next) std::cout << "Refused: " << next.verdict().reason() << '\n';

    expect(!next, "a Dragon does not move like a hero");
}

}  // namespace

struct Frenzy : StandardRules {  // a knob: another number, or another ruling
    static constexpr Knobs knobs{.barbarian_bonus = 3};
};

struct TiesWin : StandardRules {  // a hook: another rule
    static constexpr std::string_view name = "ties win";
    static constexpr bool defeats(int power, int defense) { return power >= defense; }
};

namespace {

void change_the_rules() {
    auto wild = new_game<Frenzy>({.players = 3}, Pcg32{42});
    auto ticked = new_game({.players = 3}, Pcg32{42}, RuntimeRules{{.attack_optional = true}});

    expect(wild.table.rules.knobs.barbarian_bonus == 3, "the knob is turned");
    expect(ticked.table.rules.knobs.attack_optional, "the box is ticked");
    expect(new_game<TiesWin>({}, Pcg32{42}).table.rules.defeats(4, 4), "ties win");
}

void listen() {
    auto state = set_up_a_position();
    int points = 0;
    const auto hear = Overloads{
        [&](const PointScored& scored) { points += scored.points; },
        [](const DieMoved& moved) { std::cout << to_text(moved).view() << '\n'; },
        [](const auto&) {},  // whatever else happens
    };
    state = apply(state, Retreat{space(field(3))}, hear);

    expect(place_of(state.table, {Seat::two, Die::rogue}) == Space::third, "the Rogue is on battlefield 3");
    expect(points == 1, "the battlefield is cleared");
}

void look_from_a_seat() {
    const auto state = hamlet::new_game({.players = 3}, Pcg32{42});
    Pcg32 imagination{1};
    const auto seen = view(state.table, Seat::two);        // the own heirlooms, but nobody else's
    const auto possible = determinize(seen, imagination);  // a table it cannot tell from the real one
    std::cout << legal_actions(possible).size() << " choices\n";

    expect(possible != state.table, "heirlooms are hidden");
    expect(view(possible, Seat::two) == seen, "the seat cannot tell");
}

}  // namespace

constexpr hamlet::Content add_a_bear() {
    hamlet::Draft cards = draft_of(hamlet::standard_content);
    cards.monsters.types[cards.monsters.named("Cave Bear")] =
        hamlet::monster(hamlet::Region::dark_caves, 12, 3, 0, 5, hamlet::thorns(1));
    return hamlet::complete(cards);
}

struct BearSeason : hamlet::StandardRules {
    static constexpr hamlet::Content content = add_a_bear();
};

namespace {

void print_a_card() {
    auto state = hamlet::new_game<BearSeason>({.players = 2}, Pcg32{42});
    const auto bear = BearSeason::content.monsters.named("Cave Bear");

    expect(state.table.rules.content.monsters[bear].health == 12, "the bear is big");
    expect(!BearSeason::content.carriers[hamlet::Sigil::redemption].has(bear), "and carries nothing now");
}

void know_the_odds() {
    const auto table = Position{}
                           .on(field(1), Seat::one, {rogue(1), mage(1)})
                           .on(field(1), Seat::two, {cleric(6)})
                           .phase(Phase::attack)
                           .table();
    auto odds = Probability::zero();
    for_each_outcome(table, Attack{field(1)}, [&](const auto& next, Probability probability) {
        if (next.scores[Seat::one] == 1) odds = odds + probability;
    });
    std::cout << odds.numerator() << " in " << odds.denominator() << '\n';  // 5 in 12

    expect(odds == Probability{5, 12}, "ten of 24 rolls add up to more than 6");
}

void try_out_an_action() {
    Pcg32 luck{1};
    auto table = new_game({.players = 2}, Pcg32{42}).table;
    while (!is_over(table)) {
        const auto actions = legal_actions(table);
        play(table, actions[luck.below(static_cast<std::uint32_t>(actions.size()))], luck);
    }

    expect(outcome(table).winners.size() >= 1, "somebody wins");
}

void save_and_load() {
    const auto state = new_game({.players = 2}, Pcg32{42});
    const auto bytes = encode(state);  // the same on every platform
    const auto loaded = decode<hedra::State<>>(bytes);
    if (!loaded) std::cout << "Cannot load this: " << loaded.verdict().reason() << '\n';

    expect(loaded && *loaded == state, "what was saved is loaded");
    const auto next = apply(state, legal_actions(state.table)[0]);
    std::cout << diff(state, next).view() << '\n';  // the first member that differs: table.battlefields[0].bits

    expect(diff(state, next) == "table.battlefields[0].bits", "a die was placed on the first battlefield");
}

}  // namespace

int main() {
    set_up_a_position();
    ask_for_the_impossible();
    judge_what_strangers_send();
    change_the_rules();
    listen();
    look_from_a_seat();
    print_a_card();
    know_the_odds();
    try_out_an_action();
    save_and_load();
}
