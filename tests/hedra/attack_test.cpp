#include "support.hpp"

#include <array>
#include <cstddef>
#include <set>

using namespace hedra_test;

namespace {

using Shows = std::initializer_list<Shown>;

// Seat one is about to attack; its dice and those of seat two are on the first battlefield.
template <class Rules = StandardRules>
Position<Rules> clash(Shows attackers, Shows defenders, const Rules& rules = {}) {
    return Position<Rules>{Options{}, rules}
        .on(field(1), one, attackers)
        .on(field(1), two, defenders)
        .phase(Phase::attack);
}

std::vector<Piece> defeated_in(const std::vector<Event>& events) {
    std::vector<Piece> pieces;
    for (const DieDefeated& event : only<DieDefeated>(events)) pieces.push_back(event.piece);
    return pieces;
}

// How Power met Defense at one die.
PowerCompared comparison(const std::vector<Event>& events, Piece target) {
    const auto all = only<PowerCompared>(events);
    const auto found = std::find_if(all.begin(), all.end(), [&](const auto& event) { return event.target == target; });
    REQUIRE(found != all.end());
    return *found;
}

}  // namespace

// Choosing a battlefield

TEST_CASE("HED-080 the attacker picks one battlefield and attacks only there") {
    const auto state = Position{}
                           .on(field(1), one, {cleric(1)})
                           .on(field(2), one, {warrior(3)})
                           .on(field(1), two, {cleric(8)})
                           .on(field(2), two, {warrior(1)})
                           .phase(Phase::attack)
                           .with(ScriptedDice{5});
    CHECK(is_legal(state.table, Attack{field(2)}));

    const auto next = after(state, Attack{field(1)});
    CHECK(next.chance.verdict());
    CHECK(face_of(next.table, mine(Die::warrior)) == 3);
    CHECK(place_of(next.table, theirs(Die::warrior)) == Space::second);
}

TEST_CASE("HED-080 there is no second attack in the same turn") {
    const auto state = Position{}
                           .on(field(1), one, {cleric(1)})
                           .on(field(2), one, {warrior(3)})
                           .on(field(1), two, {cleric(8)})
                           .phase(Phase::attack)
                           .with(ScriptedDice{5});
    const auto next = after(state, Attack{field(1)});
    CHECK(waits_for(next.table, ChooseReinforce{one}));
    CHECK(refusal(next.table, Attack{field(2)}) == "HED-185");
}

TEST_CASE("HED-081 a battlefield without an own hero cannot be attacked") {
    const auto table =
        Position{}.on(field(1), one, {cleric(1)}).on(field(2), two, {cleric(1)}).phase(Phase::attack).table();
    CHECK(is_legal(table, Attack{field(1)}));
    CHECK_FALSE(is_legal(table, Attack{field(2)}));
    CHECK(refusal(table, Attack{field(2)}) == "HED-081");
    CHECK(refusal(table, Attack{field(3)}) == "HED-081");
}

TEST_CASE("HED-R08 a Dragon alone is not enough to attack with") {
    const auto table = Position{}
                           .on(field(1), one, {cleric(1)})
                           .on(field(2), one, {dragon(20)})
                           .on(field(2), two, {cleric(1)})
                           .phase(Phase::attack)
                           .table();
    CHECK_FALSE(is_legal(table, Attack{field(2)}));
    CHECK(refusal(table, Attack{field(2)}) == "HED-081");
}

TEST_CASE("HED-081 a teammate's heroes are no heroes to attack with") {
    const auto table = Position{presets::teams_2v2}
                           .on(field(1), one, {cleric(1)})
                           .on(field(2), three, {warrior(1)})
                           .on(field(2), two, {cleric(1)})
                           .phase(Phase::attack)
                           .table();
    CHECK(refusal(table, Attack{field(2)}) == "HED-081");
}

TEST_CASE("HED-080 only what lies on the table can be attacked, whatever is sent") {
    const auto table = clash({cleric(1)}, {cleric(1)}).on(field(3), one, {rogue(1)}).table();
    CHECK(is_legal(table, Attack{field(3)}));
    CHECK(refusal(table, Attack{field(4)}) == "HED-010");
    CHECK(refusal(table, Attack{field(9)}) == "HED-010");
    CHECK(refusal(table, Attack{static_cast<Battlefield>(255)}) == "HED-010");
    CHECK(refusal(table, Move{Die::cleric, Space::home}) == "HED-040");
    CHECK(refusal(table, Assign{Die::cleric, theirs(Die::cleric)}) == "HED-040");
}

TEST_CASE("HED-095 HED-R06 whoever has a hero on a battlefield must attack") {
    const auto table = clash({mage(1)}, {barbarian(12), dragon(20)}).table();
    CHECK_FALSE(is_legal(table, Pass{}));
    CHECK(refusal(table, Pass{}) == "HED-095");
}

TEST_CASE("HED-095 HED-R06 a hero without an enemy has to attack as well") {
    const auto table = clash({mage(1)}, {}).table();
    CHECK(refusal(table, Pass{}) == "HED-095");
}

TEST_CASE("HED-R06 by a house rule the attack may be passed") {
    const auto state = clash({mage(2)}, {cleric(1)}, ruled({.attack_optional = true})).with(ScriptedDice{});
    CHECK(is_legal(state.table, Pass{}));
    CHECK(is_legal(state.table, Attack{field(1)}));

    const auto next = after(state, Pass{});
    CHECK(next.chance.verdict());
    CHECK(waits_for(next.table, ChooseReinforce{one}));
    CHECK(events_of(state, Pass{}).front() == Event{Passed{one, Phase::attack}});
}

TEST_CASE("HED-096 HED-R09 with no hero on any battlefield attack and clean-up are skipped") {
    const auto state = Position{}.on(field(1), one, {dragon(9)}).on(field(1), two, {cleric(1)}).with(ScriptedDice{});
    const auto next = after(state, Pass{});
    const std::vector<Event> skipped{Passed{one, Phase::march}, PhaseBegan{one, Phase::attack}, AttackSkipped{one},
                                     PhaseBegan{one, Phase::reinforce}};
    CHECK(events_of(state, Pass{}) == skipped);
    CHECK(next.chance.verdict());
    CHECK(waits_for(next.table, ChooseReinforce{one}));
    CHECK(next.table.scores[one] == 0);
}

TEST_CASE("HED-096 one hero on a battlefield is enough for the step to be played") {
    const auto state = Position{}.on(field(3), one, {mage(1)}).with(ScriptedDice{});
    CHECK(waits_for(after(state, Pass{}).table, ChooseAttack{one}));
}

TEST_CASE("HED-096 HED-R09 a ready Dragon is asked about before the attack is skipped") {
    const auto state = Position{}.roost(one, 20).with(ScriptedDice{});
    const auto next = after(state, Pass{});
    CHECK(waits_for(next.table, ChooseAttack{one}));
    CHECK(is_legal(next.table, Unleash{}));
    CHECK(is_legal(next.table, Pass{}));
    CHECK(has_event(events_of(next, Pass{}), AttackSkipped{one}));
    CHECK_FALSE(has_event(events_of(next, Pass{}), Passed{one, Phase::attack}));
}

TEST_CASE("HED-097 HED-R07 an uncontested battlefield is attacked by rolling alone, and scores") {
    const auto state = clash({rogue(1), warrior(2)}, {}).with(ScriptedDice{6, 10});
    const auto events = events_of(state, Attack{field(1)});
    const auto next = after(state, Attack{field(1)});
    CHECK(next.chance.verdict());
    CHECK(only<AttackRolled>(events).size() == 2);
    CHECK(only<AttackAssigned>(events).empty());
    CHECK(only<PowerCompared>(events).empty());
    CHECK(face_of(next.table, mine(Die::warrior)) == 10);
    CHECK(next.table.scores[one] == 1);
}

TEST_CASE("HED-R07 by a house rule an uncontested attack is legal but scores nothing") {
    const auto rules = ruled({.uncontested_attack = UncontestedAttack::legal_no_point});
    const auto next = after(clash({rogue(1)}, {}, rules).with(ScriptedDice{6}), Attack{field(1)});
    CHECK(face_of(next.table, mine(Die::rogue)) == 6);
    CHECK(next.table.scores[one] == 0);
}

TEST_CASE("HED-R07 where only contested attacks score, clearing a contested battlefield still does") {
    const auto rules = ruled({.uncontested_attack = UncontestedAttack::legal_no_point});
    const auto next = after(clash({rogue(1)}, {cleric(5)}, rules).with(ScriptedDice{6}), Attack{field(1)});
    CHECK(next.table.scores[one] == 1);
}

TEST_CASE("HED-R07 by a house rule a battlefield without enemies cannot be attacked") {
    const auto rules = ruled({.uncontested_attack = UncontestedAttack::illegal});
    const auto table =
        clash({rogue(1)}, {}, rules).on(field(2), one, {cleric(1)}).on(field(2), two, {dragon(1)}).table();
    CHECK_FALSE(is_legal(table, Attack{field(1)}));
    CHECK(refusal(table, Attack{field(1)}) == "HED-R07");
    CHECK(is_legal(table, Attack{field(2)}));
    CHECK(refusal(table, Pass{}) == "HED-095");
    CHECK(refusal(table, Attack{field(3)}) == "HED-081");
}

TEST_CASE("HED-R07 HED-R09 where uncontested attacks are illegal and there is no other, the attack is skipped") {
    const auto rules = ruled({.uncontested_attack = UncontestedAttack::illegal});
    const auto state = Position{Options{}, rules}.on(field(1), one, {rogue(3)}).with(ScriptedDice{});
    CHECK(has_event(events_of(state, Pass{}), AttackSkipped{one}));
    CHECK(waits_for(after(state, Pass{}).table, ChooseReinforce{one}));
}

// Rolling

TEST_CASE("HED-082 every own hero on the battlefield is rolled, those elsewhere are not") {
    const auto state = clash({mage(1), rogue(1), cleric(1), warrior(1), paladin(1)}, {dragon(20)})
                           .on(field(2), one, {barbarian(7)})
                           .with(ScriptedDice{4, 2, 3, 6, 5});
    const auto next = after(state, Attack{field(1)});
    CHECK(next.chance.verdict());
    CHECK(next.table.faces[one] == EnumArray<Die, std::uint8_t>{{4, 2, 3, 6, 5, 7, 1}});
}

TEST_CASE("HED-082 each hero is rolled on a die of its own size") {
    const std::array<int, 6> sizes{4, 6, 8, 10, 10, 12};
    for (std::size_t i = 0; i != sizes.size(); ++i) {
        const auto hero = static_cast<Die>(i);
        CAPTURE(name_of(hero));
        const auto position = clash({{hero, 1}}, {dragon(20)});
        const auto highest = after(position.with(ScriptedDice{sizes[i]}), Attack{field(1)});
        CHECK(face_of(highest.table, mine(hero)) == sizes[i]);
        CHECK(highest.chance.fault() == ScriptedDice::Fault::nothing);
        const auto beyond = after(position.with(ScriptedDice{sizes[i] + 1}), Attack{field(1)});
        CHECK(beyond.chance.fault() == ScriptedDice::Fault::no_such_face);
    }
}

TEST_CASE("HED-083 the attacker's Dragon is neither rolled nor assigned and keeps its face") {
    const auto state = clash({cleric(1), dragon(17)}, {warrior(10)}).with(ScriptedDice{8});
    const auto events = events_of(state, Attack{field(1)});
    const auto next = after(state, Attack{field(1)});
    CHECK(next.chance.verdict());
    CHECK(face_of(next.table, mine(Die::dragon)) == 17);
    CHECK(only<AttackAssigned>(events) == std::vector{AttackAssigned{mine(Die::cleric), theirs(Die::warrior), true}});
    CHECK(comparison(events, theirs(Die::warrior)).total == 8);
}

TEST_CASE("HED-083 the attacker's Dragon does not change how the heroes must be spread") {
    auto state = clash({cleric(1), warrior(1), dragon(17)}, {rogue(6), paladin(10)}).with(ScriptedDice{1, 1});
    state = after(state, Attack{field(1)});
    CHECK(is_legal(state.table, Assign{Die::cleric, theirs(Die::rogue)}));
    state = after(state, Assign{Die::cleric, theirs(Die::rogue)});
    CHECK(waits_for(state.table, ChooseReinforce{one}));
}

TEST_CASE("HED-084 the defenders' dice are not rolled") {
    const auto state = clash({cleric(1)}, {rogue(6), warrior(9), dragon(19)}).with(ScriptedDice{8});
    const auto next = after(state, Attack{field(1)}, Assign{Die::cleric, theirs(Die::warrior)});
    CHECK(next.chance.verdict());
    CHECK(next.table.faces[two] == state.table.faces[two]);
}

// Assigning

TEST_CASE("HED-085 every rolled hero is assigned once, one after the other, with the rolls in sight") {
    auto state = clash({rogue(1), paladin(1)}, {mage(4), cleric(8), warrior(10)}).with(ScriptedDice{2, 8});
    state = after(state, Attack{field(1)});
    CHECK(face_of(state.table, mine(Die::paladin)) == 8);
    CHECK(waits_for(state.table, AssignHero{one, field(1), Die::rogue}));
    CHECK(actions_of(state.table).size() == 3);

    state = after(state, Assign{Die::rogue, theirs(Die::mage)});
    CHECK(waits_for(state.table, AssignHero{one, field(1), Die::paladin}));
    state = after(state, Assign{Die::paladin, theirs(Die::cleric)});
    CHECK(waits_for(state.table, ChooseReinforce{one}));
}

TEST_CASE("HED-085 a hero can be assigned only to an enemy die on the attacked battlefield") {
    auto state = clash({rogue(1), paladin(1)}, {mage(4), cleric(8), warrior(10)})
                     .on(field(2), two, {barbarian(1)})
                     .with(ScriptedDice{2, 9});
    state = after(state, Attack{field(1)});
    CHECK(is_legal(state.table, Assign{Die::rogue, theirs(Die::mage)}));
    CHECK(refusal(state.table, Assign{Die::rogue, theirs(Die::barbarian)}) == "HED-085");
    CHECK(refusal(state.table, Assign{Die::rogue, theirs(Die::rogue)}) == "HED-085");
    CHECK(refusal(state.table, Assign{Die::rogue, theirs(Die::dragon)}) == "HED-085");
    CHECK(refusal(state.table, Assign{Die::rogue, mine(Die::paladin)}) == "HED-250");
}

TEST_CASE("HED-085 no hero can be skipped, assigned out of turn, or invented") {
    auto state = clash({rogue(1), paladin(1)}, {mage(4), cleric(8)}).with(ScriptedDice{2, 9});
    state = after(state, Attack{field(1)});
    CHECK(refusal(state.table, Assign{Die::paladin, theirs(Die::mage)}) == "HED-085");
    CHECK(refusal(state.table, Assign{Die::barbarian, theirs(Die::mage)}) == "HED-085");
    CHECK(refusal(state.table, Assign{static_cast<Die>(200), theirs(Die::mage)}) == "HED-085");
    CHECK(refusal(state.table, Pass{}) == "HED-085");
    CHECK(refusal(state.table, Decline{}) == "HED-085");
    CHECK(refusal(state.table, Attack{field(1)}) == "HED-085");
}

TEST_CASE("HED-085 a target that no player owns is refused") {
    auto state = clash({rogue(1)}, {mage(4), cleric(8)}).with(ScriptedDice{2});
    state = after(state, Attack{field(1)});
    CHECK(refusal(state.table, Assign{Die::rogue, {three, Die::mage}}) == "HED-001");
    CHECK(refusal(state.table, Assign{Die::rogue, {static_cast<Seat>(200), Die::mage}}) == "HED-001");
    CHECK(refusal(state.table, Assign{Die::rogue, {two, static_cast<Die>(7)}}) == "HED-001");
}

TEST_CASE("HED-085 a refused assignment changes nothing") {
    auto state = clash({rogue(1), paladin(1)}, {mage(4), cleric(8)}).with(ScriptedDice{2, 9});
    state = after(state, Attack{field(1)});
    const auto before = state;
    const auto result = try_apply(state, Assign{Die::paladin, theirs(Die::mage)});
    CHECK_FALSE(result);
    CHECK(state.table == before.table);
}

TEST_CASE("HED-085 a hero with one die left to choose is assigned without a question") {
    auto state = clash({rogue(1), paladin(1)}, {mage(4), cleric(8)}).with(ScriptedDice{2, 9});
    state = after(state, Attack{field(1)});
    const auto events = events_of(state, Assign{Die::rogue, theirs(Die::cleric)});
    const std::vector<AttackAssigned> assigned{{mine(Die::rogue), theirs(Die::cleric), false},
                                               {mine(Die::paladin), theirs(Die::mage), true}};
    CHECK(only<AttackAssigned>(events) == assigned);
}

namespace {

// The enemy die that each of the attacking heroes is on, as far as they are assigned.
using Assignment = std::vector<std::size_t>;

// One player's first n heroes against another's first m dice, just rolled.
hedra::State<> rolled(std::size_t heroes, std::size_t enemies) {
    Position<> position;
    for (std::size_t i = 0; i != heroes; ++i) position.on(field(1), one, {{static_cast<Die>(i), 1}});
    for (std::size_t i = 0; i != enemies; ++i) position.on(field(1), two, {{static_cast<Die>(i), 1}});
    return position.phase(Phase::attack).with(Pcg32{7});
}

struct Tree {
    std::set<Assignment> complete;
    std::set<Assignment> partial;
};

// Goes through every way to answer, noting where the heroes are at each question and at the end.
void grow(Tree& tree, const hedra::State<>& state, const Action& action, Assignment assigned) {
    const auto next = apply(state, action, [&](const Event& event) {
        if (const auto* one_more = get_if<AttackAssigned>(&event)) assigned.push_back(index_of(one_more->target.die));
    });
    if (!waits_for_a<AssignHero>(next.table)) {
        tree.complete.insert(assigned);
        return;
    }
    tree.partial.insert(assigned);
    for (const Action& choice : actions_of(next.table)) grow(tree, next, choice, assigned);
}

bool is_even(const Assignment& assignment, std::size_t enemies) {
    std::vector<std::size_t> load(enemies);
    for (const std::size_t enemy : assignment) ++load[enemy];
    const auto [least, most] = std::minmax_element(load.begin(), load.end());
    return *most - *least <= 1;
}

// Every distribution there is, even or not, filtered.
std::set<Assignment> even_assignments(std::size_t heroes, std::size_t enemies) {
    std::set<Assignment> even;
    Assignment assignment(heroes);
    for (std::size_t digit = 0; digit != heroes;) {
        if (is_even(assignment, enemies)) even.insert(assignment);
        for (digit = 0; digit != heroes && ++assignment[digit] == enemies; ++digit) assignment[digit] = 0;
    }
    return even;
}

bool extends(const Assignment& whole, const Assignment& part) {
    return part.size() < whole.size() && std::equal(part.begin(), part.end(), whole.begin());
}

}  // namespace

TEST_CASE("HED-086 exactly the even distributions can be chosen, for any number of heroes and enemy dice") {
    for (std::size_t heroes = 1; heroes <= 6; ++heroes)
        for (std::size_t enemies = 1; enemies <= 7; ++enemies) {
            CAPTURE(heroes);
            CAPTURE(enemies);
            Tree tree;
            grow(tree, rolled(heroes, enemies), Attack{field(1)}, {});
            CHECK(tree.complete == even_assignments(heroes, enemies));
        }
}

TEST_CASE("HED-086 no partial assignment leads into a dead end") {
    for (std::size_t heroes = 1; heroes <= 6; ++heroes)
        for (std::size_t enemies = 1; enemies <= 5; ++enemies) {
            CAPTURE(heroes);
            CAPTURE(enemies);
            Tree tree;
            grow(tree, rolled(heroes, enemies), Attack{field(1)}, {});
            const auto even = even_assignments(heroes, enemies);
            for (const Assignment& part : tree.partial)
                CHECK(std::any_of(even.begin(), even.end(), [&](const auto& whole) { return extends(whole, part); }));
        }
}

TEST_CASE("HED-086 six heroes can be spread over seven dice in 5040 ways, over six in 720") {
    Tree seven, six;
    grow(seven, rolled(6, 7), Attack{field(1)}, {});
    grow(six, rolled(6, 6), Attack{field(1)}, {});
    CHECK(seven.complete.size() == 5040);
    CHECK(six.complete.size() == 720);
}

TEST_CASE("HED-G03 HED-086 five heroes on three dice are spread two, two and one, never three on one") {
    auto state = clash({mage(1), rogue(1), cleric(1), warrior(1), paladin(1)}, {cleric(8), warrior(10), barbarian(12)})
                     .with(ScriptedDice{1, 1, 1, 1, 1});
    state =
        after(state, Attack{field(1)}, Assign{Die::mage, theirs(Die::cleric)}, Assign{Die::rogue, theirs(Die::cleric)});
    CHECK_FALSE(is_legal(state.table, Assign{Die::cleric, theirs(Die::cleric)}));
    CHECK(refusal(state.table, Assign{Die::cleric, theirs(Die::cleric)}) == "HED-086");

    state = after(state, Assign{Die::cleric, theirs(Die::warrior)});
    CHECK(is_legal(state.table, Assign{Die::warrior, theirs(Die::barbarian)}));
    const auto events = events_of(state, Assign{Die::warrior, theirs(Die::warrior)});
    CHECK(has_event(events, AttackAssigned{mine(Die::paladin), theirs(Die::barbarian), true}));
}

TEST_CASE("HED-086 while another die has too few heroes, a third may not join two") {
    auto state =
        clash({mage(1), rogue(1), cleric(1), warrior(1)}, {cleric(8), warrior(10)}).with(ScriptedDice{1, 1, 1, 1});
    state = after(state, Attack{field(1)}, Assign{Die::mage, theirs(Die::cleric)});
    CHECK(is_legal(state.table, Assign{Die::rogue, theirs(Die::warrior)}));
    const auto events = events_of(state, Assign{Die::rogue, theirs(Die::cleric)});
    CHECK(has_event(events, AttackAssigned{mine(Die::cleric), theirs(Die::warrior), true}));
    CHECK(has_event(events, AttackAssigned{mine(Die::warrior), theirs(Die::warrior), true}));
}

TEST_CASE("HED-087 with fewer heroes than enemy dice no die gets two") {
    auto state = clash({rogue(1), cleric(1)}, {mage(4), cleric(8), warrior(10)}).with(ScriptedDice{1, 1});
    state = after(state, Attack{field(1)}, Assign{Die::rogue, theirs(Die::cleric)});
    CHECK(refusal(state.table, Assign{Die::cleric, theirs(Die::cleric)}) == "HED-086");
}

TEST_CASE("HED-087 with fewer heroes than enemy dice the attacker chooses which get none") {
    auto state = clash({rogue(1), cleric(1)}, {mage(4), cleric(8), warrior(10)}).with(ScriptedDice{1, 1});
    state = after(state, Attack{field(1)}, Assign{Die::rogue, theirs(Die::cleric)});
    CHECK(is_legal(state.table, Assign{Die::cleric, theirs(Die::mage)}));
    CHECK(is_legal(state.table, Assign{Die::cleric, theirs(Die::warrior)}));
}

TEST_CASE("HED-088 the attacker chooses which die gets the hero left over, and which hero that is") {
    auto state = clash({rogue(1), cleric(1), warrior(1)}, {mage(4), paladin(10)}).with(ScriptedDice{1, 1, 1});
    state = after(state, Attack{field(1)});
    const auto on_mage = after(state, Assign{Die::rogue, theirs(Die::mage)});
    CHECK(is_legal(on_mage.table, Assign{Die::cleric, theirs(Die::mage)}));
    CHECK(is_legal(on_mage.table, Assign{Die::cleric, theirs(Die::paladin)}));

    const auto split = after(on_mage, Assign{Die::cleric, theirs(Die::paladin)});
    CHECK(is_legal(split.table, Assign{Die::warrior, theirs(Die::mage)}));
    CHECK(is_legal(split.table, Assign{Die::warrior, theirs(Die::paladin)}));
}

TEST_CASE("HED-089 an enemy Dragon counts as a die to spread the heroes over and can be attacked") {
    auto state = clash({rogue(1), cleric(1)}, {warrior(10), dragon(6)}).with(ScriptedDice{5, 7});
    state = after(state, Attack{field(1)});
    const auto events = events_of(state, Assign{Die::rogue, theirs(Die::warrior)});
    CHECK(has_event(events, AttackAssigned{mine(Die::cleric), theirs(Die::dragon), true}));
    CHECK(defeated_in(events) == std::vector{theirs(Die::dragon)});
}

TEST_CASE("HED-089 a Dragon in its Roost is no target") {
    const auto state = clash({rogue(1), cleric(1)}, {warrior(10)}).with(ScriptedDice{5, 5});
    const auto events = events_of(state, Attack{field(1)});
    const std::vector<AttackAssigned> assigned{{mine(Die::rogue), theirs(Die::warrior), true},
                                               {mine(Die::cleric), theirs(Die::warrior), true}};
    CHECK(only<AttackAssigned>(events) == assigned);
}

namespace {

// Seat one attacks dice of two opponents.
template <class Rules = StandardRules>
Position<Rules> melee(Shows attackers, Shows of_two, Shows of_three, const Rules& rules = {}) {
    return Position<Rules>{Options{.players = 3}, rules}
        .on(field(1), one, attackers)
        .on(field(1), two, of_two)
        .on(field(1), three, of_three)
        .phase(Phase::attack);
}

}  // namespace

TEST_CASE("HED-090 HED-R55 the dice of all opponents are one pool, so none of them can be left out") {
    auto state = melee({rogue(1), cleric(1)}, {warrior(10)}, {paladin(10)}).with(ScriptedDice{1, 1});
    state = after(state, Attack{field(1)});
    CHECK(is_legal(state.table, Assign{Die::rogue, {two, Die::warrior}}));
    const auto events = events_of(state, Assign{Die::rogue, {three, Die::paladin}});
    CHECK(has_event(events, AttackAssigned{mine(Die::cleric), {two, Die::warrior}, true}));
}

TEST_CASE("HED-090 the spread is even over dice, not over opponents") {
    auto state = melee({rogue(1), cleric(1)}, {warrior(10), barbarian(12)}, {paladin(10)}).with(ScriptedDice{1, 1});
    state = after(state, Attack{field(1)}, Assign{Die::rogue, {two, Die::warrior}});
    CHECK(is_legal(state.table, Assign{Die::cleric, {two, Die::barbarian}}));
    CHECK(is_legal(state.table, Assign{Die::cleric, {three, Die::paladin}}));
    CHECK(refusal(state.table, Assign{Die::cleric, {two, Die::warrior}}) == "HED-086");
}

TEST_CASE("HED-R55 by a house rule the attacker chooses one opponent and spreads the heroes over those dice only") {
    auto state = melee({rogue(1), cleric(1)}, {warrior(10)}, {paladin(10)}, ruled({.attack_one_opponent = true}))
                     .with(ScriptedDice{4, 7});
    state = after(state, Attack{field(1)});
    CHECK(state.chance.verdict());
    CHECK(waits_for(state.table, ChooseOpponent{one, field(1)}));
    CHECK(is_legal(state.table, Oppose{two}));

    const auto events = events_of(state, Oppose{three});
    CHECK(events.front() == Event{OpponentChosen{one, three}});
    CHECK(comparison(events, {three, Die::paladin}).total == 11);
    CHECK(comparison(events, {two, Die::warrior}).total == 0);
    CHECK(defeated_in(events) == std::vector{Piece{three, Die::paladin}});
}

TEST_CASE("HED-R55 an ignored opponent's dice are no targets, but Mage and frenzy still reckon with them") {
    auto state =
        melee({mage(1), barbarian(1)}, {cleric(3)}, {rogue(6), paladin(10)}, ruled({.attack_one_opponent = true}))
            .with(ScriptedDice{4, 1});
    state = after(state, Attack{field(1)}, Oppose{three});
    CHECK(refusal(state.table, Assign{Die::mage, {two, Die::cleric}}) == "HED-085");
    const auto events = events_of(state, Assign{Die::mage, {three, Die::rogue}});
    CHECK(comparison(events, {three, Die::paladin}).barbarian_bonus == 6);
    CHECK(comparison(events, {two, Die::cleric}).defeated);
}

TEST_CASE("HED-R55 only an opponent with dice there can be chosen") {
    auto state = Position{presets::teams_2v2, ruled({.attack_one_opponent = true})}
                     .on(field(1), one, {rogue(1)})
                     .on(field(1), two, {warrior(10)})
                     .on(field(1), three, {warrior(10)})
                     .on(field(1), four, {warrior(10)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{4});
    state = after(state, Attack{field(1)});
    CHECK(is_legal(state.table, Oppose{four}));
    CHECK(refusal(state.table, Oppose{one}) == "HED-R55");
    CHECK(refusal(state.table, Oppose{three}) == "HED-R55");
    CHECK(refusal(state.table, Oppose{static_cast<Seat>(200)}) == "HED-R55");
    CHECK(refusal(state.table, Assign{Die::rogue, {two, Die::warrior}}) == "HED-R55");
}

TEST_CASE("HED-R55 where one opponent is there, nobody has to be chosen") {
    const auto rules = ruled({.attack_one_opponent = true});
    auto state = melee({rogue(1)}, {warrior(10), cleric(8)}, {}, rules).with(ScriptedDice{4});
    CHECK(waits_for(after(state, Attack{field(1)}).table, AssignHero{one, field(1), Die::rogue}));
}

// Power and Defense

TEST_CASE("HED-091 the Powers of all heroes on a die are added up") {
    const auto state = clash({rogue(1), cleric(1), warrior(1)}, {barbarian(12)}).with(ScriptedDice{2, 3, 8});
    const auto events = events_of(state, Attack{field(1)});
    CHECK(only<PowerCompared>(events) == std::vector{PowerCompared{theirs(Die::barbarian), 13, 13, 0, 0, 12, true}});
}

TEST_CASE("HED-091 heroes on another die add nothing") {
    auto state = clash({rogue(1), warrior(1)}, {cleric(8), paladin(10)}).with(ScriptedDice{5, 6});
    state = after(state, Attack{field(1)});
    const auto events = events_of(state, Assign{Die::rogue, theirs(Die::cleric)});
    CHECK(comparison(events, theirs(Die::cleric)) == PowerCompared{theirs(Die::cleric), 5, 5, 0, 0, 8, false});
    CHECK(comparison(events, theirs(Die::paladin)) == PowerCompared{theirs(Die::paladin), 6, 6, 0, 0, 10, false});
}

TEST_CASE("HED-091 a die to which nobody is assigned meets no Power") {
    auto state = clash({warrior(1)}, {cleric(1), paladin(1)}).with(ScriptedDice{10});
    state = after(state, Attack{field(1)});
    const auto events = events_of(state, Assign{Die::warrior, theirs(Die::paladin)});
    CHECK(comparison(events, theirs(Die::cleric)) == PowerCompared{theirs(Die::cleric), 0, 0, 0, 0, 1, false});
    CHECK(defeated_in(events) == std::vector{theirs(Die::paladin)});
}

TEST_CASE("HED-091 Power equal to Defense does nothing, one more defeats") {
    const auto position = clash({cleric(1), warrior(1)}, {paladin(9)});
    const auto equal = after(position.with(ScriptedDice{4, 5}), Attack{field(1)});
    CHECK(place_of(equal.table, theirs(Die::paladin)) == Space::first);
    const auto more = after(position.with(ScriptedDice{5, 5}), Attack{field(1)});
    CHECK(place_of(more.table, theirs(Die::paladin)) == Space::home);
}

TEST_CASE("HED-G04 HED-091 the combat of the rulebook with the Paladin on the Cleric: five does not beat five") {
    auto state = clash({paladin(1), warrior(1), cleric(1)}, {rogue(4), cleric(5)}).with(ScriptedDice{2, 4, 5});
    state = after(state, Attack{field(1)}, Assign{Die::cleric, theirs(Die::rogue)});
    const auto events = events_of(state, Assign{Die::warrior, theirs(Die::rogue)});
    CHECK(comparison(events, theirs(Die::cleric)) == PowerCompared{theirs(Die::cleric), 5, 5, 0, 0, 5, false});
    CHECK(defeated_in(events) == std::vector{theirs(Die::rogue)});

    state = after(state, Assign{Die::warrior, theirs(Die::rogue)}, Retreat{Space::home});
    CHECK(place_of(state.table, theirs(Die::cleric)) == Space::first);
    CHECK(state.table.scores[one] == 0);
}

TEST_CASE("HED-092 a die that falls does not lessen what comes at the others in the same attack") {
    auto state = clash({rogue(1), barbarian(1)}, {mage(1), paladin(8)}).with(ScriptedDice{6, 5});
    state = after(state, Attack{field(1)});
    const auto events = events_of(state, Assign{Die::rogue, theirs(Die::mage)});
    CHECK(comparison(events, theirs(Die::mage)).defeated);
    CHECK(comparison(events, theirs(Die::paladin)) == PowerCompared{theirs(Die::paladin), 9, 5, 0, 4, 8, true});
}

TEST_CASE("HED-092 all dice are compared before the first is defeated") {
    auto state = clash({rogue(1), warrior(1)}, {mage(1), cleric(1)}).with(ScriptedDice{6, 5});
    state = after(state, Attack{field(1)});
    const auto events = events_of(state, Assign{Die::rogue, theirs(Die::mage)});
    const std::vector<Event> expected{
        AttackAssigned{mine(Die::rogue), theirs(Die::mage), false},
        AttackAssigned{mine(Die::warrior), theirs(Die::cleric), true},
        PowerCompared{theirs(Die::mage), 6, 6, 0, 0, 1, true},
        PowerCompared{theirs(Die::cleric), 5, 5, 0, 0, 1, true},
        DieDefeated{theirs(Die::mage), field(1), Cause::attack},
        DieDefeated{theirs(Die::cleric), field(1), Cause::attack},
    };
    REQUIRE(events.size() > expected.size());
    CHECK(std::vector(events.begin(), events.begin() + 6) == expected);
}

TEST_CASE("HED-093 attacking heroes are safe however strong the defenders are") {
    const auto state = clash({mage(4), rogue(6)}, {barbarian(12)}).with(ScriptedDice{1, 1});
    const auto next = after(state, Attack{field(1)});
    CHECK(next.table.battlefields == state.table.battlefields);
    CHECK(only<DieDefeated>(events_of(state, Attack{field(1)})).empty());
    CHECK(face_of(next.table, mine(Die::dragon)) == 1);
}

TEST_CASE("HED-094 the rolled faces stay and are the heroes' Defense on the next turn") {
    auto state = clash({cleric(8)}, {warrior(10)}).with(ScriptedDice{3, 4});
    state = after(state, Attack{field(1)}, Pass{}, Pass{});
    CHECK(face_of(state.table, mine(Die::cleric)) == 3);
    CHECK(comparison(events_of(state, Attack{field(1)}), mine(Die::cleric)).defense == 3);
}

// The Mage

TEST_CASE("HED-G08 HED-100 the Mage's Power reaches every enemy die, also those without a hero") {
    auto state = clash({mage(1), rogue(1)}, {cleric(3), warrior(5), paladin(4)}).with(ScriptedDice{4, 2});
    state = after(state, Attack{field(1)}, Assign{Die::mage, theirs(Die::paladin)});
    const auto events = events_of(state, Assign{Die::rogue, theirs(Die::warrior)});
    const std::vector<PowerCompared> compared{
        {theirs(Die::cleric), 4, 0, 4, 0, 3, true},
        {theirs(Die::warrior), 6, 2, 4, 0, 5, true},
        {theirs(Die::paladin), 4, 0, 4, 0, 4, false},
    };
    CHECK(only<PowerCompared>(events) == compared);
    CHECK(defeated_in(events) == std::vector{theirs(Die::cleric), theirs(Die::warrior)});
}

TEST_CASE("HED-100 it does not matter to which die the Mage is assigned") {
    auto state = clash({mage(1)}, {cleric(3), warrior(4), dragon(3)}).with(ScriptedDice{4});
    state = after(state, Attack{field(1)});
    for (const Die target : {Die::cleric, Die::warrior, Die::dragon}) {
        const auto events = events_of(state, Assign{Die::mage, theirs(target)});
        CHECK(defeated_in(events) == std::vector{theirs(Die::cleric), theirs(Die::dragon)});
    }
}

TEST_CASE("HED-100 the Mage's Power stays on its battlefield") {
    const auto state = clash({mage(1)}, {warrior(10)}).on(field(2), two, {cleric(1)}).with(ScriptedDice{4});
    const auto events = events_of(state, Attack{field(1)});
    CHECK(only<PowerCompared>(events).size() == 1);
    CHECK(defeated_in(events).empty());
}

TEST_CASE("HED-100 the Mage reaches the dice of every opponent, but not a teammate's") {
    auto state = Position{presets::teams_2v2}
                     .on(field(1), one, {mage(1)})
                     .on(field(1), two, {cleric(1)})
                     .on(field(1), three, {cleric(1)})
                     .on(field(1), four, {cleric(1)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{2});
    state = after(state, Attack{field(1)});
    CHECK(refusal(state.table, Assign{Die::mage, {three, Die::cleric}}) == "HED-250");
    const auto events = events_of(state, Assign{Die::mage, {two, Die::cleric}});
    CHECK(defeated_in(events) == std::vector{Piece{two, Die::cleric}, Piece{four, Die::cleric}});
}

TEST_CASE("HED-101 HED-R19 the die the Mage is assigned to gets its Power once") {
    const auto state = clash({mage(1), rogue(1)}, {warrior(6)}).with(ScriptedDice{4, 2});
    const auto events = events_of(state, Attack{field(1)});
    CHECK(only<PowerCompared>(events) == std::vector{PowerCompared{theirs(Die::warrior), 6, 2, 4, 0, 6, false}});
}

TEST_CASE("HED-102 the Mage takes a place in the even spread") {
    auto state = clash({mage(1), rogue(1)}, {cleric(8), warrior(10)}).with(ScriptedDice{1, 1});
    state = after(state, Attack{field(1)});
    CHECK(waits_for(state.table, AssignHero{one, field(1), Die::mage}));
    const auto events = events_of(state, Assign{Die::mage, theirs(Die::cleric)});
    CHECK(has_event(events, AttackAssigned{mine(Die::rogue), theirs(Die::warrior), true}));
}

TEST_CASE("HED-103 a defending Mage lends its Power to nobody") {
    const auto state = clash({rogue(1)}, {mage(4)}).with(ScriptedDice{5});
    CHECK(comparison(events_of(state, Attack{field(1)}), theirs(Die::mage)) ==
          PowerCompared{theirs(Die::mage), 5, 5, 0, 0, 4, true});
}

TEST_CASE("HED-103 a Mage whose owner does not attack adds nothing, be it a teammate's") {
    auto state = Position{presets::teams_2v2}
                     .on(field(1), one, {rogue(1)})
                     .on(field(1), two, {cleric(3)})
                     .on(field(1), three, {mage(4)})
                     .on(field(2), one, {mage(4)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{3});
    CHECK(comparison(events_of(state, Attack{field(1)}), theirs(Die::cleric)) ==
          PowerCompared{theirs(Die::cleric), 3, 3, 0, 0, 3, false});
}

// The Barbarian

TEST_CASE("HED-G09 HED-105 a Barbarian that rolls 3 among four enemies has Power 11, and next turn Defense 3") {
    auto state = clash({barbarian(1)}, {rogue(6), cleric(8), warrior(10), paladin(10)}).with(ScriptedDice{3, 1, 1, 1});
    state = after(state, Attack{field(1)});
    const auto events = events_of(state, Assign{Die::barbarian, theirs(Die::warrior)});
    CHECK(comparison(events, theirs(Die::warrior)) == PowerCompared{theirs(Die::warrior), 11, 3, 0, 8, 10, true});

    state = after(state, Assign{Die::barbarian, theirs(Die::warrior)}, Decline{}, Pass{}, Pass{});
    CHECK(face_of(state.table, mine(Die::barbarian)) == 3);
    CHECK(comparison(events_of(state, Attack{field(1)}), mine(Die::barbarian)).defense == 3);
}

TEST_CASE("HED-105 the bonus is two for each enemy piece there") {
    const auto alone = clash({barbarian(1)}, {paladin(10)}).with(ScriptedDice{1});
    CHECK(comparison(events_of(alone, Attack{field(1)}), theirs(Die::paladin)).barbarian_bonus == 2);

    const auto pair = after(clash({barbarian(1)}, {paladin(10), rogue(6)}).with(ScriptedDice{1}), Attack{field(1)});
    const auto events = events_of(pair, Assign{Die::barbarian, theirs(Die::paladin)});
    CHECK(comparison(events, theirs(Die::paladin)).barbarian_bonus == 4);
}

TEST_CASE("HED-106 HED-R20 an enemy Dragon, and the pieces of every opponent, feed the frenzy") {
    auto state = melee({barbarian(1)}, {rogue(6), dragon(20)}, {cleric(8)}).with(ScriptedDice{1});
    state = after(state, Attack{field(1)});
    const auto events = events_of(state, Assign{Die::barbarian, {three, Die::cleric}});
    CHECK(comparison(events, {three, Die::cleric}) == PowerCompared{{three, Die::cleric}, 7, 1, 0, 6, 8, false});
}

TEST_CASE("HED-R20 by a house rule Dragons do not feed the frenzy") {
    auto state =
        melee({barbarian(1)}, {rogue(6), dragon(20)}, {cleric(8)}, ruled({.barbarian_counts_heroes_only = true}))
            .with(ScriptedDice{1});
    state = after(state, Attack{field(1)});
    const auto events = events_of(state, Assign{Die::barbarian, {three, Die::cleric}});
    CHECK(comparison(events, {three, Die::cleric}) == PowerCompared{{three, Die::cleric}, 5, 1, 0, 4, 8, false});
}

TEST_CASE("HED-106 own dice, teammates' dice and enemies elsewhere do not feed the frenzy") {
    const auto state = Position{presets::teams_2v2}
                           .on(field(1), one, {barbarian(1), dragon(9)})
                           .on(field(1), three, {warrior(1), rogue(1)})
                           .on(field(1), two, {cleric(8)})
                           .on(field(2), four, {cleric(8)})
                           .phase(Phase::attack)
                           .with(ScriptedDice{6});
    CHECK(comparison(events_of(state, Attack{field(1)}), theirs(Die::cleric)) ==
          PowerCompared{theirs(Die::cleric), 8, 6, 0, 2, 8, false});
}

TEST_CASE("HED-107 the frenzy goes only at the die the Barbarian is assigned to") {
    auto state = clash({rogue(1), barbarian(1)}, {cleric(8), paladin(10)}).with(ScriptedDice{6, 7});
    state = after(state, Attack{field(1)});
    const auto events = events_of(state, Assign{Die::rogue, theirs(Die::cleric)});
    CHECK(comparison(events, theirs(Die::cleric)) == PowerCompared{theirs(Die::cleric), 6, 6, 0, 0, 8, false});
    CHECK(comparison(events, theirs(Die::paladin)) == PowerCompared{theirs(Die::paladin), 11, 7, 0, 4, 10, true});
}

TEST_CASE("HED-107 a defending Barbarian has its face as Defense and no more") {
    const auto state = clash({rogue(1), cleric(1)}, {barbarian(7)}).with(ScriptedDice{3, 5});
    CHECK(comparison(events_of(state, Attack{field(1)}), theirs(Die::barbarian)) ==
          PowerCompared{theirs(Die::barbarian), 8, 8, 0, 0, 7, true});
}

// What a host is told

TEST_CASE("HED-082 an attack is told from its declaration to its defeats") {
    const auto state = clash({mage(3), barbarian(9)}, {rogue(6)}).with(ScriptedDice{2, 5});
    const std::vector<Event> expected{
        AttackDeclared{one, field(1)},
        AttackRolled{mine(Die::mage), 3, 2},
        AttackRolled{mine(Die::barbarian), 9, 5},
        AttackAssigned{mine(Die::mage), theirs(Die::rogue), true},
        AttackAssigned{mine(Die::barbarian), theirs(Die::rogue), true},
        PowerCompared{theirs(Die::rogue), 9, 5, 2, 2, 6, true},
        DieDefeated{theirs(Die::rogue), field(1), Cause::attack},
        PhaseBegan{one, Phase::clean_up},
    };
    CHECK(events_of(state, Attack{field(1)}) == expected);
}
