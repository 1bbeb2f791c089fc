#include "support.hpp"

using namespace hedra_test;

// Tables that no play leads to, each broken by hand in one place, and the clause that says what is wrong.

namespace {

template <class Rules>
std::string flaw(const Table<Rules>& table) {
    return std::string(audit(table).clause());
}

// The flaw of a copy of the table after a change.
template <class Rules, class F>
std::string flaw_after(Table<Rules> table, F&& change) {
    change(table);
    return flaw(table);
}

// The flaw of a copy of the table that waits for something else.
template <class Rules>
std::string flaw_waiting(const Table<Rules>& table, std::initializer_list<Step> steps) {
    return flaw_after(table, [&](auto& broken) {
        broken.steps.clear();
        for (const Step& step : steps) broken.steps.push_back(step);
    });
}

// The same with only the question on top replaced.
template <class Rules>
std::string flaw_asking(const Table<Rules>& table, const Step& question) {
    return flaw_after(table, [&](auto& broken) { broken.steps.back() = question; });
}

// The same with only what lies under the question replaced.
template <class Rules>
std::string flaw_above(const Table<Rules>& table, const Step& below) {
    return flaw_after(table, [&](auto& broken) { broken.steps[broken.steps.size() - 2] = below; });
}

constexpr auto no_such_seat = static_cast<Seat>(200);
constexpr auto no_such_field = static_cast<Battlefield>(200);

}  // namespace

// Places.

TEST_CASE("HED-290 a die cannot be on two battlefields") {
    const auto table = Position{}.on(field(1), one, {rogue(1)}).table();
    CHECK(flaw(table).empty());
    CHECK(flaw_after(table, [](auto& broken) {
              broken.battlefields[field(2)].insert({one, Die::rogue});
          }) == "HED-290");
}

TEST_CASE("HED-290 a battlefield holds no dice of nobody") {
    const auto table = Position{}.table();
    CHECK(flaw_after(table, [](auto& broken) {
              broken.battlefields[field(1)].insert({three, Die::rogue});
          }) == "HED-290");
    CHECK(flaw_after(table, [](auto& broken) { broken.battlefields[field(1)].bits = std::uint64_t{1} << 63; }) ==
          "HED-290");
    CHECK(flaw_after(table, [](auto& broken) { broken.battlefields[field(1)].bits = std::uint64_t{1} << 7; }) ==
          "HED-290");
}

TEST_CASE("HED-010 no die is on a battlefield that is not on the table") {
    const auto table = Position{}.table();
    CHECK(flaw_after(table, [](auto& right) { right.battlefields[field(3)].insert({one, Die::rogue}); }).empty());
    CHECK(flaw_after(table, [](auto& broken) {
              broken.battlefields[field(4)].insert({one, Die::rogue});
          }) == "HED-010");
}

// Faces.

TEST_CASE("HED-291 every die shows 1 at least and its size at most") {
    const auto table = Position{}.on(field(1), two, {dragon(1)}).table();
    for_each_enumerator<Die>([&](Die die) {
        const auto showing = [&](int face) {
            return flaw_after(table, [&](auto& t) { t.faces[two][die] = static_cast<std::uint8_t>(face); });
        };
        const int size = standard_dice[die].sides;
        CHECK(showing(0) == "HED-291");
        CHECK(showing(1).empty());
        CHECK(showing(size).empty());
        CHECK(showing(size + 1) == "HED-291");
        CHECK(showing(255) == "HED-291");
    });
}

TEST_CASE("HED-R02 where 0 counts as 0 the ten-sided dice show 0 to 9, and the others what they always do") {
    const auto table = Position{Options{}, ruled({.zero_is_zero = true})}.table();
    const auto showing = [&](Die die, std::uint8_t face) {
        return flaw_after(table, [&](auto& t) { t.faces[two][die] = face; });
    };
    CHECK(showing(Die::warrior, 0).empty());
    CHECK(showing(Die::paladin, 9).empty());
    CHECK(showing(Die::paladin, 10) == "HED-291");
    CHECK(showing(Die::mage, 0) == "HED-291");
    CHECK(showing(Die::mage, 4).empty());
}

TEST_CASE("HED-293 a Dragon in its Roost shows only what 5 and 3 lead to, from 1 up to 20") {
    const auto table = Position{}.table();
    const auto roosting = [&](int value) {
        return flaw_after(table, [&](auto& t) { t.faces[two][Die::dragon] = static_cast<std::uint8_t>(value); });
    };
    for (const int value : {2, 3, 5, 8}) CHECK(roosting(value) == "HED-293");
    for (const int value : {1, 4, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20}) CHECK(roosting(value).empty());
    CHECK(roosting(21) == "HED-291");
}

TEST_CASE("HED-293 on a battlefield a Dragon shows anything it can roll") {
    for (int value = 1; value <= 20; ++value)
        CHECK(Position{}.on(field(1), one, {dragon(value)}).try_table().verdict());
}

TEST_CASE("HED-293 by house rules a Dragon in its Roost shows what their numbers lead to") {
    CHECK(Position{Options{}, ruled({.advance_per_point = 1})}.roost(one, 2).try_table().verdict());
    const auto low = ruled({.dragon_ready = 10});
    CHECK(Position{Options{}, low}.roost(one, 10).try_table().verdict());
    CHECK(Position{Options{}, low}.roost(one, 11).try_table().verdict().clause() == "HED-293");
    CHECK(Position{Options{}, low}.roost(one, 8).try_table().verdict().clause() == "HED-293");
}

TEST_CASE("HED-194 a Dragon that was rolled and is still in the air may show anything, those in their Roosts may not") {
    const auto state = after(Position{}.roost(one, 20).with(ScriptedDice{8}), Unleash{});
    CHECK(flaw(state.table).empty());
    CHECK(flaw_after(state.table, [](auto& broken) { broken.faces[two][Die::dragon] = 8; }) == "HED-293");
    CHECK(flaw_after(state.table, [](auto& broken) { broken.faces[one][Die::dragon] = 21; }) == "HED-291");
}

TEST_CASE("HED-290 an empty seat has no faces and no points") {
    const auto table = Position{}.table();
    CHECK(flaw_after(table, [](auto& broken) { broken.faces[three][Die::mage] = 1; }) == "HED-290");
    CHECK(flaw_after(table, [](auto& broken) { broken.scores[Seat::six] = 1; }) == "HED-290");
}

// The turn.

TEST_CASE("HED-041 active and start player sit at the table") {
    const auto table = Position{}.table();
    CHECK(flaw_after(table, [](auto& broken) { broken.turn.active = three; }) == "HED-041");
    CHECK(flaw_after(table, [](auto& broken) { broken.turn.active = no_such_seat; }) == "HED-041");
    CHECK(flaw_after(table, [](auto& broken) { broken.turn.start = three; }) == "HED-041");
    CHECK(flaw_after(table, [](auto& right) { right.turn.start = two; }).empty());
}

TEST_CASE("HED-054 what marched is a hero") {
    const auto table = Position{}.phase(Phase::attack).table();
    CHECK(flaw_after(table, [](auto& right) { right.turn.marched = Die::barbarian; }).empty());
    CHECK(flaw_after(table, [](auto& broken) { broken.turn.marched = Die::dragon; }) == "HED-054");
    CHECK(flaw_after(table, [](auto& broken) { broken.turn.marched = static_cast<Die>(200); }) == "HED-054");
}

TEST_CASE("HED-138 a saved die is a die of a player") {
    const auto table = Position{}.table();
    CHECK(flaw_after(table, [](auto& right) { right.turn.saved.insert({two, Die::rogue}); }).empty());
    CHECK(flaw_after(table, [](auto& broken) { broken.turn.saved.insert({three, Die::rogue}); }) == "HED-138");
}

TEST_CASE("HED-255 the team that qualified first is a team of the game") {
    const auto teams = Position{presets::teams_2v2}.score(one, 5).score(three, 3).table();
    const auto first = [&](int team) {
        return flaw_after(teams, [&](auto& t) { t.turn.first_qualified_team = static_cast<std::uint8_t>(team); });
    };
    CHECK(first(presets::teams_2v2.teams[one]).empty());
    CHECK(first(0) == "HED-255");
    CHECK(first(5) == "HED-255");
    CHECK(flaw_after(Position{}.score(one, 5).table(),
                     [](auto& broken) { broken.turn.first_qualified_team = std::uint8_t{1}; }) == "HED-255");
}

TEST_CASE("HED-220 the last round is on if, and only if, the target is reached") {
    CHECK(flaw_after(Position{}.score(one, 4).table(), [](auto& broken) { broken.turn.ending = Ending::this_round; }) ==
          "HED-220");
    CHECK(flaw_after(Position{}.score(one, 4).table(), [](auto& broken) { broken.turn.ending = Ending::next_round; }) ==
          "HED-220");
    CHECK(flaw_after(Position{}.score(one, 5).table(), [](auto& broken) { broken.turn.ending = Ending::open; }) ==
          "HED-220");
    CHECK(flaw_after(Position{}.score(two, 4).table(), [](auto& broken) { broken.scores[two] = 5; }) == "HED-220");
}

TEST_CASE("HED-261 in a team game the last round is on when a team has both thresholds") {
    const auto table = Position{presets::teams_2v2}.score(one, 5).score(three, 2).table();
    CHECK(flaw_after(table, [](auto& broken) { broken.turn.ending = Ending::this_round; }) == "HED-220");
    CHECK(flaw_after(table, [](auto& broken) { broken.scores[three] = 3; }) == "HED-220");
}

TEST_CASE("HED-R40 where a single player triggers the end, one at the target is enough for the last round") {
    const auto table = Position{presets::teams_2v2, ruled({.team_trigger_single = true})}.score(one, 5).table();
    CHECK(flaw(table).empty());
    CHECK(flaw_after(table, [](auto& broken) { broken.turn.ending = Ending::open; }) == "HED-220");
}

TEST_CASE("HED-220 a game in which nobody is at the target cannot be over") {
    CHECK(flaw_waiting(Position{}.score(one, 4).turn(two).table(), {}) == "HED-220");
    CHECK(flaw_waiting(Position{}.score(one, 5).turn(two).table(), {}).empty());
}

TEST_CASE("HED-221 a game cannot be over before the last player in turn order has had the turn") {
    CHECK_FALSE(flaw_waiting(Position{}.score(one, 5).turn(one).table(), {}).empty());
    CHECK(flaw_waiting(Position{}.score(one, 5).start(two).turn(one).table(), {}).empty());
}

TEST_CASE("HED-R47 a game that has come to its limit may be over with nobody at the target") {
    const auto position = Position{Options{}, ruled({.max_rounds = 3})}.turn(two).round(3);
    CHECK(flaw_waiting(position.table(), {}).empty());
}

TEST_CASE("HED-R01 by sudden death a game may be over in any player's turn") {
    const auto state = Position{Options{}, ruled({.sudden_death = true})}
                           .on(field(1), one, {rogue(1)})
                           .score(one, 4)
                           .phase(Phase::attack)
                           .with(ScriptedDice{1});
    CHECK(flaw(after(state, Attack{field(1)}).table).empty());
}

// Options and rules.

TEST_CASE("HED-R53 a table is judged by the options and rules it carries") {
    const auto table = Position{Options{}, ruled({})}.table();
    CHECK(flaw_after(table, [](auto& broken) { broken.options.target = 0; }) == "HED-R53");
    CHECK(flaw_after(table, [](auto& broken) { broken.options.players = 1; }) == "HED-010");
    CHECK(flaw_after(table, [](auto& broken) { broken.options.players = 255; }) == "HED-R03");
    CHECK(flaw_after(table, [](auto& broken) { broken.options.teams[one] = 1; }) == "HED-R39");
    CHECK(flaw_after(table, [](auto& broken) { broken.rules.knobs.dragon_ready = 0; }) == "HED-191");
    CHECK(flaw_after(table, [](auto& broken) { broken.rules.knobs.max_players = 7; }) == "HED-R03");
}

// The phases of a turn.

TEST_CASE("HED-295 the question of a phase lies on the phase that follows it") {
    const auto table = Position{}.on(field(1), one, {rogue(1)}).roost(one, 20).table();
    CHECK(flaw_waiting(table, {BeginPhase{Phase::attack}, ChooseMarch{one}}).empty());
    CHECK(flaw_waiting(table, {BeginPhase{Phase::reinforce}, ChooseAttack{one}}).empty());
    CHECK(flaw_waiting(table, {BeginPhase{Phase::end_of_turn}, ChooseReinforce{one}}).empty());
    CHECK(flaw_waiting(table, {EndTurn{one}}).empty());

    CHECK(flaw_waiting(table, {ChooseMarch{one}}) == "HED-040");
    CHECK(flaw_waiting(table, {ChooseAttack{one}}) == "HED-040");
    CHECK(flaw_waiting(table, {ChooseReinforce{one}}) == "HED-040");
    CHECK(flaw_waiting(table, {BeginPhase{Phase::reinforce}, ChooseMarch{one}}) == "HED-040");
    CHECK(flaw_waiting(table, {BeginPhase{Phase::attack}, ChooseAttack{one}}) == "HED-040");
    CHECK(flaw_waiting(table, {BeginPhase{Phase::attack}, ChooseReinforce{one}}) == "HED-040");
    CHECK(flaw_waiting(table, {BeginPhase{Phase::attack}, EndTurn{one}}) == "HED-040");
}

TEST_CASE("HED-295 the steps of a turn are not piled up") {
    const auto table = Position{}.on(field(1), one, {rogue(1)}).roost(one, 20).table();
    CHECK(flaw_waiting(table, {BeginPhase{Phase::attack}}) == "HED-296");
    CHECK(flaw_waiting(table, {OfferPhase{Phase::march}}) == "HED-040");
    CHECK(flaw_waiting(table, {CleanUp{}}) == "HED-040");
    CHECK(flaw_waiting(table, {BeginPhase{Phase::march}, ChooseMarch{one}}) == "HED-040");
    CHECK(flaw_waiting(table, {BeginPhase{Phase::clean_up}, ChooseAttack{one}}) == "HED-040");
    CHECK(flaw_waiting(table, {BeginPhase{Phase::attack}, BeginPhase{Phase::attack}, ChooseMarch{one}}) == "HED-040");
    CHECK(flaw_waiting(table, {BeginPhase{Phase::attack}, ChooseMarch{one}, ChooseMarch{one}}) == "HED-040");
    CHECK(flaw_waiting(table, {BeginPhase{Phase::reinforce}, ChooseAttack{one}, ChooseAttack{one}}) == "HED-040");
    CHECK(flaw_waiting(table, {EndTurn{one}, EndTurn{one}}) == "HED-040");
    CHECK(flaw_waiting(table, {BeginPhase{Phase::attack}, ChooseMarch{one}, BeginPhase{Phase::attack}}) == "HED-040");
}

TEST_CASE("HED-295 a phase asks the active player, and nobody else") {
    const auto table = Position{}.on(field(1), one, {rogue(1)}).roost(one, 20).table();
    CHECK(flaw_waiting(table, {BeginPhase{Phase::attack}, ChooseMarch{two}}) == "HED-295");
    CHECK(flaw_waiting(table, {BeginPhase{Phase::reinforce}, ChooseAttack{two}}) == "HED-295");
    CHECK(flaw_waiting(table, {BeginPhase{Phase::end_of_turn}, ChooseReinforce{no_such_seat}}) == "HED-295");
    CHECK(flaw_waiting(table, {EndTurn{two}}) == "HED-295");
}

TEST_CASE("HED-295 whoever has marched is not asked to march") {
    const auto table = Position{}.table();
    CHECK(flaw_after(table, [](auto& broken) { broken.turn.marched = Die::rogue; }) == "HED-050");
}

TEST_CASE("HED-191 the end of a turn is asked about only while the Dragon is ready") {
    const auto table = Position{}.roost(one, 20).phase(Phase::end_of_turn).table();
    CHECK(flaw_after(table, [](auto& broken) { broken.faces[one][Die::dragon] = 19; }) == "HED-191");
}

TEST_CASE("HED-295 between the battles no battle is on the table") {
    const auto table = Position{}.on(field(1), one, {rogue(1)}).table();
    CHECK(flaw_after(table, [](auto& broken) { broken.battle.contested = true; }) == "HED-040");
    CHECK(flaw_after(table, [](auto& broken) { broken.battle.defeated.insert({two, Die::rogue}); }) == "HED-040");
    const auto over = flaw_waiting(Position{}.score(one, 5).turn(two).table(), {});
    CHECK(over.empty());
    CHECK(flaw_after(Position{}.score(one, 5).turn(two).table(), [](auto& broken) {
              broken.steps.clear();
              broken.battle.contested = true;
          }) == "HED-230");
}

// Initial placement.

namespace {

Position<> placing() {
    return Position{}.on(field(1), one, {rogue(1)}).on(field(1), two, {rogue(1)}).phase(Phase::placement);
}

}  // namespace

TEST_CASE("HED-030 in a placement the game waits for whoever is next, and for nothing else") {
    const auto table = placing().table();
    CHECK(flaw(table).empty());
    CHECK(flaw_waiting(table, {PlaceDie{two}}) == "HED-030");
    CHECK(flaw_waiting(table, {PlaceDie{no_such_seat}}) == "HED-030");
    CHECK(flaw_waiting(table, {PlaceDie{one}, PlaceDie{one}}) == "HED-040");
    CHECK(flaw_waiting(table, {ChooseMarch{one}}) == "HED-038");
    CHECK(flaw_waiting(table, {BeginPhase{Phase::attack}, ChooseMarch{one}}) == "HED-038");
    CHECK(flaw_waiting(table, {BeginPhase{Phase::attack}, PlaceDie{one}}) == "HED-038");
}

TEST_CASE("HED-030 nobody can be two dice ahead in a placement") {
    CHECK(placing().on(field(2), one, {cleric(1)}).turn(two).try_table().verdict());
    CHECK(placing().on(field(2), two, {cleric(1)}).try_table().verdict().clause() == "HED-030");
    CHECK(placing()
              .on(field(2), one, {cleric(1)})
              .on(field(3), one, {warrior(1)})
              .turn(two)
              .try_table()
              .verdict()
              .clause() == "HED-030");
}

TEST_CASE("HED-030 placement goes round from the start player") {
    const auto position = Position{}.on(field(1), two, {rogue(1)}).start(two).turn(one).phase(Phase::placement);
    CHECK(position.try_table().verdict());
    CHECK(flaw_after(position.table(), [](auto& broken) { broken.turn.start = broken.turn.active = one; }) ==
          "HED-030");
}

TEST_CASE("HED-033 two dice on one battlefield while another is without any were not placed like that") {
    const auto position = placing().on(field(1), one, {cleric(1)}).turn(two);
    CHECK(position.try_table().verdict().clause() == "HED-033");
}

TEST_CASE("HED-034 a fourth die may lie on any battlefield") {
    auto position = placing().on(field(2), one, {cleric(1)}).on(field(3), one, {warrior(1)});
    position.on(field(2), two, {cleric(1)}).on(field(3), two, {warrior(1)}).on(field(2), one, {barbarian(1)});
    CHECK(position.turn(two).try_table().verdict());
}

TEST_CASE("HED-038 after everybody has placed four dice nobody is asked to place") {
    auto position = placing().on(field(2), one, {cleric(1)}).on(field(3), one, {warrior(1)});
    position.on(field(2), two, {cleric(1)}).on(field(3), two, {warrior(1)}).on(field(2), one, {barbarian(1)});
    CHECK(position.on(field(3), two, {barbarian(1)}).try_table().verdict().clause() == "HED-038");
}

TEST_CASE("HED-032 neither Mage nor Paladin nor Dragon can be among the dice placed, whoever is next") {
    const auto table = placing().table();
    for (const Die die : {Die::mage, Die::paladin, Die::dragon})
        for (const Seat seat : {one, two})
            CHECK(flaw_after(table, [&](auto& broken) {
                      broken.battlefields[field(1)].erase({seat, Die::rogue});
                      broken.battlefields[field(1)].insert({seat, die});
                  }) == "HED-032");
}

TEST_CASE("HED-020 HED-024 before the first turn nobody has points and no Dragon has advanced") {
    const auto table = placing().table();
    CHECK_FALSE(flaw_after(table, [](auto& broken) { broken.scores[one] = 1; }).empty());
    CHECK_FALSE(flaw_after(table, [](auto& broken) { broken.faces[two][Die::dragon] = 4; }).empty());
}

TEST_CASE("HED-295 before the first turn there is no turn to remember anything of") {
    const auto table = placing().table();
    CHECK(flaw_after(table, [](auto& broken) { broken.turn.marched = Die::rogue; }) == "HED-038");
    CHECK(flaw_after(table, [](auto& broken) { broken.turn.active = two; }) == "HED-038");
    CHECK(flaw_after(table, [](auto& broken) { broken.battle.contested = true; }) == "HED-038");
    CHECK(flaw_after(table, [](auto& broken) { broken.turn.round = 1; }) == "HED-038");
}

TEST_CASE("HED-R04 where everybody places all dice at once the same player goes on") {
    const auto rules = ruled({.placement_all_at_once = true});
    auto position = Position{Options{}, rules}.on(field(1), one, {rogue(1)}).phase(Phase::placement);
    CHECK(position.try_table().verdict());
    CHECK(position.turn(two).try_table().verdict().clause() == "HED-030");
}

// Moves.

namespace {

// The Cleric has just marched from the first battlefield to the second, and could bring the Mage along.
Table<> escorting() {
    const auto state = Position{}.on(field(1), one, {cleric(1), mage(1)}).on(field(2), two, {rogue(1)}).with(Pcg32{1});
    return after(state, Move{Die::cleric, space(field(2))}).table;
}

}  // namespace

TEST_CASE("HED-295 an escort is asked about only where the Cleric has come from and gone to") {
    const auto table = escorting();
    REQUIRE(waits_for(table, ChooseEscort{one, Space::first, Space::second}));
    CHECK(flaw(table).empty());
    CHECK(flaw_asking(table, ChooseEscort{two, Space::first, Space::second}) == "HED-295");
    CHECK(flaw_asking(table, ChooseEscort{one, Space::first, Space::third}) == "HED-060");
    CHECK(flaw_asking(table, ChooseEscort{one, Space::second, Space::second}) == "HED-060");
    CHECK(flaw_asking(table, ChooseEscort{one, Space::roost, Space::second}) == "HED-060");
    CHECK(flaw_asking(table, ChooseEscort{one, Space::fourth, Space::second}) == "HED-060");
    CHECK(flaw_asking(table, ChooseEscort{one, static_cast<Space>(200), Space::second}) == "HED-060");
    CHECK(flaw_asking(table, ChooseEscort{one, Space::first, static_cast<Space>(200)}) == "HED-060");
    CHECK(flaw_asking(table, ChooseEscort{one, Space::home, Space::second}).empty());
}

TEST_CASE("HED-295 an escort is asked about only if there is a die to bring") {
    const auto table = escorting();
    CHECK(flaw_asking(table, ChooseEscort{one, Space::third, Space::second}) == "HED-062");
    CHECK(flaw_after(table, [](auto& broken) { broken.battlefields[field(1)].erase({one, Die::mage}); }) == "HED-062");
}

TEST_CASE("HED-295 an escort is asked about only in March and Reinforce") {
    const auto table = escorting();
    CHECK(flaw_above(table, BeginPhase{Phase::end_of_turn}).empty());
    CHECK(flaw_above(table, BeginPhase{Phase::reinforce}) == "HED-040");
}

TEST_CASE("HED-295 HED-110 nobody has marched or reinforced while a battle is under way") {
    const auto fought = [](auto& broken) { broken.battle.at = field(2); };
    REQUIRE(flaw(escorting()).empty());
    CHECK(flaw_after(escorting(), fought) == "HED-040");
    for (const bool arrival_on_retreat : {false, true}) {
        const RuntimeRules rules{{.arrival_on_retreat = arrival_on_retreat}};
        const auto rerolling = Position{Options{}, rules}.on(field(1), two, {rogue(1)}).with(Pcg32{1});
        const std::string_view clause = arrival_on_retreat ? "HED-040" : "HED-R14";
        const auto mage_came = after(rerolling, Move{Die::mage, space(field(1))}).table;
        REQUIRE(waits_for(mage_came, RerollEnemyDie{one, field(1)}));
        CHECK(flaw_after(mage_came, fought) == clause);
        const auto paladin_came = after(rerolling, Move{Die::paladin, space(field(2))}).table;
        REQUIRE(waits_for(paladin_came, RerollOwnDice{one, Space::second, RerollCause::paladin_arrived}));
        CHECK(flaw_after(paladin_came, fought) == clause);
    }
}

TEST_CASE("HED-295 the Paladin's arrival is asked about only where it has arrived") {
    const auto state = Position{}.on(field(1), two, {rogue(1), paladin(1)}).with(Pcg32{1});
    const auto table = after(state, Move{Die::paladin, space(field(2))}).table;
    const auto asking = [&](Seat seat, Space at, RerollCause cause) {
        return flaw_asking(table, RerollOwnDice{seat, at, cause});
    };
    CHECK(asking(one, Space::second, RerollCause::paladin_arrived).empty());
    CHECK(asking(one, Space::first, RerollCause::paladin_arrived) == "HED-059");
    CHECK(asking(one, Space::home, RerollCause::paladin_arrived) == "HED-059");
    CHECK(asking(one, Space::second, RerollCause::paladin_defeated) == "HED-113");
    CHECK(asking(no_such_seat, Space::second, RerollCause::paladin_arrived) == "HED-001");
    CHECK(flaw_above(table, BeginPhase{Phase::reinforce}) == "HED-040");
}

TEST_CASE("HED-295 nobody but the active player is asked about an arrival") {
    const auto state = Position{}.on(field(1), two, {mage(1), paladin(1)}).with(Pcg32{1});
    const auto table = after(state, Move{Die::paladin, space(field(1))}).table;
    CHECK(flaw(table).empty());
    CHECK(flaw_asking(table, RerollOwnDice{two, Space::first, RerollCause::paladin_arrived}) == "HED-059");
    CHECK(flaw_asking(table, RerollEnemyDie{two, field(1)}) == "HED-059");
}

TEST_CASE("HED-R44 where abilities are shared a teammate's Paladin that was brought along is asked about") {
    const auto state = Position{presets::teams_2v2, ruled({.team_shared_abilities = true})}
                           .on(field(1), one, {cleric(1)})
                           .on(field(1), three, {paladin(1)})
                           .with(ScriptedDice{});
    const auto next = after(state, Move{Die::cleric, space(field(2))}, Escort{{three, Die::paladin}});
    REQUIRE(waits_for(next.table, RerollOwnDice{three, Space::second, RerollCause::paladin_arrived}));
    CHECK(flaw(next.table).empty());
}

TEST_CASE("HED-295 the Mage's arrival is asked about only where it has arrived among enemies") {
    const auto state = Position{}.on(field(1), two, {rogue(1)}).on(field(2), two, {cleric(1)}).with(Pcg32{1});
    const auto table = after(state, Move{Die::mage, space(field(1))}).table;
    CHECK(flaw(table).empty());
    CHECK(flaw_asking(table, RerollEnemyDie{one, field(2)}) == "HED-059");
    CHECK(flaw_asking(table, RerollEnemyDie{one, no_such_field}) == "HED-010");
    CHECK(flaw_asking(table, RerollEnemyDie{no_such_seat, field(1)}) == "HED-001");
    CHECK(flaw_after(table, [](auto& broken) { broken.battlefields[field(1)].erase({two, Die::rogue}); }) == "HED-077");
    CHECK(flaw_above(table, BeginPhase{Phase::reinforce}) == "HED-040");
}

// The attack.

namespace {

// Three heroes on two enemy dice: the Rogue is asked for first.
Table<> assigning() {
    const auto state = Position{}
                           .on(field(1), one, {rogue(1), cleric(1), warrior(1)})
                           .on(field(1), two, {mage(1), paladin(1)})
                           .on(field(2), one, {mage(1)})
                           .on(field(2), two, {rogue(1), cleric(1)})
                           .phase(Phase::attack)
                           .with(Pcg32{1});
    return after(state, Attack{field(1)}).table;
}

}  // namespace

TEST_CASE("HED-085 heroes are asked for in their order, where they attack") {
    const auto table = assigning();
    REQUIRE(waits_for(table, AssignHero{one, field(1), Die::rogue}));
    CHECK(flaw(table).empty());
    CHECK(flaw_asking(table, AssignHero{one, field(1), Die::cleric}) == "HED-086");
    CHECK(flaw_asking(table, AssignHero{one, field(1), Die::mage}) == "HED-082");
    CHECK(flaw_asking(table, AssignHero{one, field(1), Die::dragon}) == "HED-082");
    CHECK(flaw_asking(table, AssignHero{one, field(1), static_cast<Die>(200)}) == "HED-082");
    CHECK(flaw_asking(table, AssignHero{two, field(1), Die::rogue}) == "HED-295");
    CHECK(flaw_asking(table, AssignHero{one, field(2), Die::rogue}) == "HED-085");
    CHECK(flaw_above(table, BeginPhase{Phase::attack}) == "HED-040");
}

TEST_CASE("HED-085 nothing is assigned ahead of its turn") {
    const auto table = assigning();
    CHECK(flaw_after(table, [](auto& broken) { broken.targets[Die::rogue] = {two, Die::mage}; }) == "HED-086");
    CHECK(flaw_after(table, [](auto& broken) { broken.targets[Die::warrior] = {two, Die::mage}; }) == "HED-086");
    CHECK(flaw_after(table, [](auto& broken) { broken.targets[Die::mage] = {two, Die::mage}; }) == "HED-086");
}

TEST_CASE("HED-086 heroes that were assigned stand on enemy dice that were open to them") {
    auto state = hedra::State<>{assigning(), Pcg32{1}};
    const auto table = after(state, Assign{Die::rogue, {two, Die::mage}}).table;
    REQUIRE(waits_for(table, AssignHero{one, field(1), Die::cleric}));
    const auto rogue_on = [&](Piece target) {
        return flaw_after(table, [&](auto& broken) { broken.targets[Die::rogue] = target; });
    };
    CHECK(rogue_on({two, Die::paladin}).empty());
    CHECK(rogue_on({two, Die::cleric}) == "HED-086");
    CHECK(rogue_on({one, Die::cleric}) == "HED-086");
    CHECK(rogue_on({}) == "HED-086");
}

TEST_CASE("HED-086 a hero with one open target is not asked for") {
    const auto table = assigning();
    CHECK(flaw_after(table, [](auto& broken) {
              broken.targets[Die::rogue] = broken.targets[Die::cleric] = {two, Die::mage};
              broken.steps.back() = AssignHero{one, field(1), Die::warrior};
          }) == "HED-086");
}

TEST_CASE("HED-085 heroes are assigned before anything is defeated, in an attack that met enemies") {
    const auto table = assigning();
    CHECK(flaw_after(table, [](auto& broken) { broken.battle.defeated.insert({two, Die::mage}); }) == "HED-085");
    CHECK(flaw_after(table, [](auto& broken) { broken.battle.contested = false; }) == "HED-085");
    CHECK(flaw_after(table, [](auto& broken) { broken.battle.cause = Cause::unleash; }) == "HED-085");
    CHECK(flaw_after(table, [](auto& broken) { broken.battle.at = field(2); }) == "HED-085");
}

TEST_CASE("HED-085 outside an attack nothing is assigned") {
    CHECK(flaw_after(Position{}.table(), [](auto& broken) {
              broken.targets[Die::rogue] = {two, Die::mage};
          }) == "HED-085");
}

TEST_CASE("HED-110 a battle is about dice and a battlefield of this game") {
    const auto table = assigning();
    CHECK(flaw_after(table, [](auto& broken) { broken.battle.at = field(4); }) == "HED-110");
    CHECK(flaw_after(table, [](auto& broken) { broken.battle.at = no_such_field; }) == "HED-110");
    CHECK(flaw_after(table, [](auto& broken) { broken.battle.defeated.insert({three, Die::mage}); }) == "HED-110");
    CHECK(flaw_after(table, [](auto& broken) { broken.battle.opponent = two; }) == "HED-110");
}

namespace {

template <class Rules>
Position<Rules> two_opponents(const Rules& rules) {
    return Position{presets::free_for_all(3), rules}
        .on(field(1), one, {rogue(1)})
        .on(field(1), two, {mage(1), cleric(1)})
        .on(field(1), three, {mage(1)})
        .phase(Phase::attack);
}

}  // namespace

TEST_CASE("HED-R55 an opponent is asked for only by the house rule, and only if there are several") {
    const auto state = two_opponents(ruled({.attack_one_opponent = true})).with(Pcg32{1});
    const auto table = after(state, Attack{field(1)}).table;
    REQUIRE(waits_for(table, ChooseOpponent{one, field(1)}));
    CHECK(flaw(table).empty());
    CHECK(flaw_asking(table, ChooseOpponent{two, field(1)}) == "HED-295");
    CHECK(flaw_asking(table, ChooseOpponent{one, field(2)}) == "HED-085");
    CHECK(flaw_after(table, [](auto& broken) { broken.rules.knobs.attack_one_opponent = false; }) == "HED-090");
    CHECK(flaw_after(table, [](auto& broken) {
              broken.battlefields[field(1)].erase({three, Die::mage});
          }) == "HED-R55");
    CHECK(flaw_after(table, [](auto& broken) { broken.battlefields[field(1)].erase({one, Die::rogue}); }) == "HED-081");
    CHECK(flaw_after(table, [](auto& broken) { broken.battle.opponent = two; }) == "HED-R55");
}

TEST_CASE("HED-R55 the opponent that was chosen sits at the table") {
    const auto state = two_opponents(ruled({.attack_one_opponent = true})).with(Pcg32{1});
    const auto table = after(state, Attack{field(1)}, Oppose{two}).table;
    REQUIRE(waits_for(table, AssignHero{one, field(1), Die::rogue}));
    CHECK(flaw(table).empty());
    CHECK(flaw_after(table, [](auto& broken) { broken.battle.opponent = four; }) == "HED-110");
    CHECK(flaw_after(table, [](auto& broken) { broken.battle.opponent = no_such_seat; }) == "HED-110");
}

// The Dragon.

TEST_CASE("HED-194 only the Dragon that was unleashed from its Roost is sent to a battlefield") {
    const auto table = after(Position{}.roost(one, 20).with(ScriptedDice{8}), Unleash{}).table;
    REQUIRE(waits_for(table, ChooseDragonField{one}));
    CHECK(flaw(table).empty());
    CHECK(flaw_asking(table, ChooseDragonField{two}) == "HED-295");
    CHECK(flaw_after(table, [](auto& broken) {
              broken.battlefields[field(1)].insert({one, Die::dragon});
          }) == "HED-194");
    CHECK(flaw_after(table, [](auto& broken) { broken.battle.contested = true; }) == "HED-040");
}

TEST_CASE("HED-R29 after an unleash the phase in which it was made is offered again") {
    for (const Phase phase : {Phase::march, Phase::attack, Phase::reinforce, Phase::end_of_turn}) {
        const auto table = after(Position{}.roost(one, 20).phase(phase).with(ScriptedDice{8}), Unleash{}).table;
        CHECK(flaw(table).empty());
        for (const Phase other : {Phase::march, Phase::attack, Phase::reinforce, Phase::end_of_turn})
            CHECK(flaw_above(table, OfferPhase{other}) == (other == phase ? "" : "HED-040"));
    }
}

TEST_CASE("HED-050 whoever has marched has not unleashed before the March") {
    const auto before_march = after(Position{}.roost(one, 20).with(ScriptedDice{8}), Unleash{}).table;
    CHECK(flaw_after(before_march, [](auto& broken) { broken.turn.marched = Die::rogue; }) == "HED-050");
    const auto later = after(Position{}.roost(one, 20).phase(Phase::attack).with(ScriptedDice{8}), Unleash{}).table;
    CHECK(flaw_after(later, [](auto& right) { right.turn.marched = Die::rogue; }).empty());
}

TEST_CASE("HED-R29 a Dragon in the air is not offered a phase beneath nothing") {
    const auto table = after(Position{}.roost(one, 20).with(ScriptedDice{20}), Unleash{}).table;
    CHECK(flaw_waiting(table, {ChooseDragonField{one}}) == "HED-040");
    CHECK(flaw_waiting(table, {BeginPhase{Phase::attack}, ChooseDragonField{one}}) == "HED-040");
    CHECK(flaw_waiting(table, {BeginPhase{Phase::attack}, OfferPhase{Phase::march}, ChooseMarch{one}}) == "HED-040");
    CHECK(flaw_waiting(table, {BeginPhase{Phase::attack}, OfferPhase{Phase::march}, ChooseDragonField{one},
                               ChooseDragonField{one}}) == "HED-040");
}

// Clean up.

namespace {

// Seat one's Mage has hit Rogue, Cleric and Paladin of seat two, whose Warrior stands; a Barbarian of one looks on.
hedra::State<StandardRules, ScriptedDice> cleaning_up() {
    const auto state = Position{presets::free_for_all(3)}
                           .on(field(1), one, {mage(1), barbarian(1)})
                           .on(field(1), two, {rogue(1), cleric(1), warrior(10), paladin(1)})
                           .on(field(2), three, {rogue(1)})
                           .phase(Phase::attack)
                           .with(ScriptedDice{4, 1});
    return after(state, Attack{field(1)}, Assign{Die::mage, {two, Die::rogue}},
                 Assign{Die::barbarian, {two, Die::cleric}});
}

}  // namespace

TEST_CASE("HED-120 a sacrifice is asked of an owner with an undefeated Warrior beside a defeated die") {
    const auto table = cleaning_up().table;
    REQUIRE(waits_for(table, ChooseSacrifice{two, field(1)}));
    CHECK(flaw(table).empty());
    CHECK(flaw_asking(table, ChooseSacrifice{one, field(1)}) == "HED-120");
    CHECK(flaw_asking(table, ChooseSacrifice{three, field(1)}) == "HED-120");
    CHECK(flaw_asking(table, ChooseSacrifice{no_such_seat, field(1)}) == "HED-041");
    CHECK(flaw_asking(table, ChooseSacrifice{two, field(2)}) == "HED-113");
    CHECK(flaw_after(table, [](auto& broken) { broken.battle.defeated = {}; }) == "HED-120");
    CHECK(flaw_after(table, [](auto& broken) { broken.battle.defeated.insert({two, Die::warrior}); }) == "HED-120");
    CHECK(flaw_after(table, [](auto& broken) {
              broken.battlefields[field(1)].erase({two, Die::warrior});
          }) == "HED-120");
}

TEST_CASE("HED-114 under a question of clean-up lies the stage that comes next") {
    const auto table = cleaning_up().table;
    CHECK(flaw_above(table, CleanUp{Stage::save, 1}).empty());
    CHECK(flaw_above(table, CleanUp{Stage::save, 0}) == "HED-114");
    CHECK(flaw_above(table, CleanUp{Stage::save, 200}) == "HED-115");
    CHECK(flaw_above(table, CleanUp{Stage::sacrifice, 1}) == "HED-114");
    CHECK(flaw_above(table, CleanUp{Stage::retreat, 1}) == "HED-114");
    CHECK(flaw_above(table, CleanUp{static_cast<Stage>(200), 1}) == "HED-114");
    CHECK(flaw_above(table, OfferPhase{Phase::attack}) == "HED-114");
    CHECK(flaw_above(table, BeginPhase{Phase::reinforce}) == "HED-040");
}

TEST_CASE("HED-114 clean-up waits for one answer at a time, in the Attack of the turn") {
    const auto table = cleaning_up().table;
    const CleanUp next{Stage::save, 1};
    const ChooseSacrifice question{two, field(1)};
    CHECK(flaw_waiting(table, {BeginPhase{Phase::reinforce}, next, question}).empty());
    CHECK(flaw_waiting(table, {BeginPhase{Phase::reinforce}, next}) == "HED-296");
    CHECK(flaw_waiting(table, {BeginPhase{Phase::reinforce}, question}) == "HED-114");
    CHECK(flaw_waiting(table, {BeginPhase{Phase::reinforce}, next, question, question}) == "HED-114");
    CHECK(flaw_waiting(table, {BeginPhase{Phase::reinforce}, next, next, question}) == "HED-040");
    CHECK(flaw_waiting(table, {BeginPhase{Phase::end_of_turn}, next, question}) == "HED-040");
    CHECK(flaw_waiting(table, {BeginPhase{Phase::attack}, next, question}) == "HED-040");
    CHECK(flaw_waiting(table, {next, question}) == "HED-040");
    CHECK(flaw_waiting(table, {BeginPhase{Phase::reinforce}, next, ChooseReinforce{one}}) == "HED-040");
}

TEST_CASE("HED-199 the clean-up after an attack is not that of an unleash") {
    const auto table = cleaning_up().table;
    CHECK(flaw_after(table, [](auto& broken) { broken.battle.cause = Cause::unleash; }) == "HED-040");
    CHECK(flaw_waiting(table, {BeginPhase{Phase::reinforce}, OfferPhase{Phase::attack}, CleanUp{Stage::save, 1},
                               ChooseSacrifice{two, field(1)}}) == "HED-040");
}

TEST_CASE("HED-130 a save is asked of the owner of a defeated Warrior and another defeated die") {
    const auto state = after(cleaning_up(), Sacrifice{{two, Die::cleric}});
    const auto table = state.table;
    REQUIRE(waits_for(table, ChooseSave{two, field(1)}));
    CHECK(flaw(table).empty());
    CHECK(flaw_asking(table, ChooseSave{three, field(1)}) == "HED-130");
    CHECK(flaw_asking(table, ChooseSave{two, field(2)}) == "HED-113");
    CHECK(flaw_asking(table, ChooseSacrifice{two, field(1)}) == "HED-120");
    CHECK(flaw_after(table, [](auto& broken) {
              broken.battle.defeated = DiceSet::of({two, Die::warrior});
          }) == "HED-130");
    CHECK(flaw_after(table, [](auto& broken) { broken.battle.defeated.erase({two, Die::warrior}); }) == "HED-130");
}

TEST_CASE("HED-116 a retreat is asked of the owner of a defeated Rogue that is still there") {
    const auto table = after(cleaning_up(), Decline{}).table;
    REQUIRE(waits_for(table, ChooseRetreat{two, field(1)}));
    CHECK(flaw(table).empty());
    CHECK(flaw_asking(table, ChooseRetreat{one, field(1)}) == "HED-116");
    CHECK(flaw_asking(table, ChooseRetreat{three, field(2)}) == "HED-113");
    CHECK(flaw_after(table, [](auto& broken) { broken.battle.defeated.erase({two, Die::rogue}); }) == "HED-116");
    CHECK(flaw_after(table, [](auto& broken) { broken.battlefields[field(1)].erase({two, Die::rogue}); }) == "HED-116");
}

TEST_CASE("HED-160 a Paladin's reroll is asked of the owner of a defeated Paladin with dice left there") {
    const auto table = after(cleaning_up(), Decline{}, Retreat{Space::home}).table;
    const auto asking = [&](Seat seat, Space at, RerollCause cause) {
        return flaw_asking(table, RerollOwnDice{seat, at, cause});
    };
    REQUIRE(waits_for(table, RerollOwnDice{two, Space::first, RerollCause::paladin_defeated}));
    CHECK(flaw(table).empty());
    CHECK(asking(one, Space::first, RerollCause::paladin_defeated) == "HED-160");
    CHECK(asking(two, Space::second, RerollCause::paladin_defeated) == "HED-113");
    CHECK(asking(two, Space::home, RerollCause::paladin_defeated) == "HED-113");
    CHECK(asking(two, Space::first, RerollCause::paladin_arrived) == "HED-059");
    CHECK(flaw_after(table, [](auto& broken) { broken.battle.defeated.erase({two, Die::paladin}); }) == "HED-160");
    CHECK(flaw_after(table, [](auto& broken) {
              broken.battlefields[field(1)].erase({two, Die::warrior});
          }) == "HED-160");
}

TEST_CASE("HED-163 a Barbarian's reroll is asked of an owner whose Barbarian is there, if any die was defeated") {
    const auto table = after(cleaning_up(), Decline{}, Retreat{Space::home}, Decline{}).table;
    REQUIRE(waits_for(table, RerollBarbarian{one, field(1)}));
    CHECK(flaw(table).empty());
    CHECK(flaw_asking(table, RerollBarbarian{two, field(1)}) == "HED-163");
    CHECK(flaw_asking(table, RerollBarbarian{one, field(2)}) == "HED-113");
    CHECK(flaw_after(table, [](auto& broken) { broken.battle.defeated = {}; }) == "HED-163");
    CHECK(flaw_after(table, [](auto& broken) {
              broken.battlefields[field(1)].erase({one, Die::barbarian});
          }) == "HED-163");
}

TEST_CASE("HED-202 after an unleash the same questions are asked, with the phase to be offered again below") {
    auto state = Position{}.roost(one, 20).on(field(1), two, {rogue(1), barbarian(12)}).with(ScriptedDice{5});
    const auto retreat = after(state, Unleash{}, SendDragon{field(1)}).table;
    REQUIRE(waits_for(retreat, ChooseRetreat{two, field(1)}));
    CHECK(flaw(retreat).empty());
    CHECK(flaw_after(retreat, [](auto& broken) { broken.battle.cause = Cause::attack; }) == "HED-040");

    const auto reroll = after(state, Unleash{}, SendDragon{field(1)}, Retreat{Space::home}).table;
    REQUIRE(waits_for(reroll, RerollBarbarian{two, field(1)}));
    CHECK(flaw(reroll).empty());
}

TEST_CASE("HED-R31 where no rerolls follow an unleash none is asked about") {
    auto state = Position{Options{}, ruled({})}
                     .roost(one, 20)
                     .on(field(1), two, {mage(1), paladin(1), barbarian(12)})
                     .with(ScriptedDice{5});
    const auto paladin = after(state, Unleash{}, SendDragon{field(1)});
    REQUIRE(waits_for_a<RerollOwnDice>(paladin.table));
    CHECK(flaw_after(paladin.table, [](auto& broken) { broken.rules.knobs.rerolls_after_unleash = false; }) ==
          "HED-160");
    const auto barbarian = after(paladin, Decline{});
    REQUIRE(waits_for_a<RerollBarbarian>(barbarian.table));
    CHECK(flaw_after(barbarian.table, [](auto& broken) { broken.rules.knobs.rerolls_after_unleash = false; }) ==
          "HED-163");
}

TEST_CASE("HED-R25 where the last in turn order decides first the stages count from there") {
    auto state = Position{presets::free_for_all(3), ruled({.defender_choice_order = DefenderChoiceOrder::reverse})}
                     .on(field(1), one, {mage(1)})
                     .on(field(1), two, {rogue(1)})
                     .on(field(1), three, {rogue(1)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{4});
    const auto table = after(state, Attack{field(1)}, Assign{Die::mage, {two, Die::rogue}}).table;
    REQUIRE(waits_for(table, ChooseRetreat{three, field(1)}));
    CHECK(flaw(table).empty());
    CHECK(flaw_above(table, CleanUp{Stage::go_home, 2}) == "HED-114");
}

// What house rules remember.

namespace {

// The house rule that lets a Dragon be unleashed between attack and clean-up.
hedra::State<RuntimeRules, ScriptedDice> in_the_window() {
    const auto state = Position{Options{}, ruled({.unleash_between_attack_and_cleanup = true})}
                           .on(field(1), one, {warrior(1)})
                           .on(field(1), two, {rogue(1)})
                           .on(field(2), two, {cleric(1)})
                           .roost(one, 20)
                           .phase(Phase::attack)
                           .with(ScriptedDice{9, 8});
    return after(state, Attack{field(1)});
}

}  // namespace

TEST_CASE("HED-R29 the moment before clean-up belongs to the attacker with a Dragon that is ready") {
    const auto table = in_the_window().table;
    REQUIRE(waits_for(table, BeforeCleanUp{one, field(1)}));
    CHECK(flaw(table).empty());
    CHECK(flaw_asking(table, BeforeCleanUp{two, field(1)}) == "HED-295");
    CHECK(flaw_asking(table, BeforeCleanUp{one, field(2)}) == "HED-R29");
    CHECK(flaw_above(table, CleanUp{Stage::save, 0}) == "HED-040");
    CHECK(flaw_after(table, [](auto& broken) { broken.faces[one][Die::dragon] = 19; }) == "HED-191");
    CHECK(flaw_after(table, [](auto& broken) { broken.battle.cause = Cause::unleash; }) == "HED-R29");
    CHECK(flaw_after(table, [](auto& broken) { broken.rules.knobs.unleash_between_attack_and_cleanup = false; }) ==
          "HED-R29");
    CHECK(flaw_waiting(table, {BeginPhase{Phase::reinforce}, CleanUp{}, BeforeCleanUp{one, field(1)},
                               BeforeCleanUp{one, field(1)}}) == "HED-040");
    CHECK(flaw_waiting(table, {BeginPhase{Phase::reinforce}, BeforeCleanUp{one, field(1)}}) == "HED-040");
}

TEST_CASE("HED-R29 a Dragon unleashed before clean-up leaves the attack to be cleaned up after it") {
    const auto flying = after(in_the_window(), Unleash{});
    REQUIRE(waits_for(flying.table, ChooseDragonField{one}));
    CHECK(flaw(flying.table).empty());
    CHECK(flaw(after(flying, SendDragon{field(2)}).table).empty());
    CHECK(flaw_after(flying.table, [](auto& broken) { broken.house.interrupted.at = field(4); }) == "HED-R29");
    CHECK(flaw_after(flying.table, [](auto& broken) { broken.house.interrupted.opponent = four; }) == "HED-R29");
}

namespace {

// The house rule by which owners choose in secret: seat two has to choose about a Rogue.
hedra::State<RuntimeRules, ScriptedDice> in_secret_choice() {
    const auto rules = ruled({.defender_choice_order = DefenderChoiceOrder::simultaneous});
    const auto state = Position{presets::free_for_all(3), rules}
                           .on(field(1), one, {mage(1)})
                           .on(field(1), two, {rogue(1)})
                           .on(field(1), three, {rogue(1)})
                           .phase(Phase::attack)
                           .with(ScriptedDice{4});
    return after(state, Attack{field(1)}, Assign{Die::mage, {two, Die::rogue}});
}

// The flaw of that table with a choice of seat two like this.
template <class F>
std::string flaw_choosing(F&& change) {
    return flaw_after(in_secret_choice().table, [&](auto& table) { change(table.house.choices[two]); });
}

}  // namespace

TEST_CASE("HED-R25 a secret choice is about dice and places of this game") {
    CHECK(flaw(in_secret_choice().table).empty());
    CHECK(flaw(after(in_secret_choice(), Retreat{space(field(2))}).table).empty());
    CHECK(flaw_choosing([](SecretChoice& choice) { choice.protected_die = {four, Die::rogue}; }) == "HED-R25");
    CHECK(flaw_choosing([](SecretChoice& choice) { choice.protected_die = {two, static_cast<Die>(9)}; }) == "HED-R25");
    CHECK(flaw_choosing([](SecretChoice& choice) { choice.saved_die = {four, Die::rogue}; }) == "HED-R25");
    CHECK(flaw_choosing([](SecretChoice& choice) { choice.saved_to = field(5); }) == "HED-R25");
    CHECK(flaw_choosing([](SecretChoice& choice) { choice.rogue_to = space(field(5)); }) == "HED-R25");
}

TEST_CASE("HED-R25 only players choose in secret, only under the house rule, and not after the end") {
    const auto table = in_secret_choice().table;
    const auto chosen = [](auto& broken, Seat seat) { broken.house.choices[seat].rogue_to = Space::home; };
    CHECK(flaw_after(table, [&](auto& broken) { chosen(broken, four); }) == "HED-R25");
    const auto open = Position{Options{}, ruled({})}.table();
    CHECK(flaw_after(open, [&](auto& broken) { chosen(broken, two); }) == "HED-R25");
    const auto secret = ruled({.defender_choice_order = DefenderChoiceOrder::simultaneous});
    const auto over = Position{Options{}, secret}.score(one, 5).turn(two).table();
    CHECK(flaw_after(over, [&](auto& broken) {
              broken.steps.clear();
              chosen(broken, two);
          }) == "HED-R25");
}

TEST_CASE("HED-R25 a secret choice is legal, and made by an owner who has been asked already") {
    CHECK(flaw_choosing([](SecretChoice& choice) { choice.rogue_to = Space::home; }) == "HED-R25");
    const auto asking_three = after(in_secret_choice(), Retreat{Space::home}).table;
    REQUIRE(waits_for(asking_three, ChooseRetreat{three, field(1)}));
    const auto chosen = [&](Seat seat, Space to) {
        return flaw_after(asking_three, [&](auto& table) { table.house.choices[seat].rogue_to = to; });
    };
    CHECK(chosen(two, space(field(4))).empty());
    CHECK(chosen(two, space(field(1))) == "HED-R25");
    CHECK(chosen(three, Space::home) == "HED-R25");
    CHECK(chosen(one, Space::home) == "HED-R25");
}

TEST_CASE("HED-R29 an attack is remembered as interrupted only while a Dragon interrupts it") {
    const auto table = in_the_window().table;
    CHECK(flaw_after(table, [](auto& broken) { broken.house.interrupted.contested = true; }) == "HED-R29");
    const auto flying = after(in_the_window(), Unleash{}).table;
    CHECK(flaw_after(flying, [](auto& broken) { broken.house.interrupted.cause = Cause::unleash; }) == "HED-R29");
}

TEST_CASE("HED-R52 dice are announced only for a reroll that is on offer") {
    const auto table = Position{Options{}, ruled({.simultaneous_rerolls = true})}.table();
    CHECK(flaw_after(table, [](auto& broken) { broken.house.announced.insert({three, Die::rogue}); }) == "HED-R52");
    CHECK(flaw_after(table, [](auto& broken) { broken.house.announced.insert({one, Die::rogue}); }) == "HED-R52");
}

TEST_CASE("HED-R15 dice that are picked for a Paladin's reroll stand where it arrived") {
    const auto state = Position{Options{}, ruled({.paladin_any_subset = true})}
                           .on(field(1), one, {rogue(1)})
                           .on(field(2), one, {cleric(1)})
                           .with(ScriptedDice{});
    const auto table = after(state, Move{Die::paladin, space(field(1))}, RerollOne{{one, Die::rogue}}).table;
    CHECK(flaw(table).empty());
    CHECK(flaw_after(table, [](auto& broken) { broken.house.picked.insert({one, Die::cleric}); }) == "HED-R15");
    CHECK(flaw_after(table, [](auto& broken) { broken.house.announced.insert({one, Die::rogue}); }) == "HED-R52");
}

TEST_CASE("HED-R14 where saved dice arrive, their rerolls are asked about in the middle of clean-up") {
    auto state = Position{Options{}, ruled({.arrival_on_retreat = true})}
                     .on(field(1), one, {mage(1), barbarian(1)})
                     .on(field(1), two, {warrior(1), paladin(1)})
                     .on(field(2), two, {rogue(1)})
                     .phase(Phase::attack)
                     .with(ScriptedDice{4, 9});
    state = after(state, Attack{field(1)}, Assign{Die::mage, {two, Die::warrior}}, Save{{two, Die::paladin}, field(2)});
    REQUIRE(waits_for(state.table, RerollOwnDice{two, Space::second, RerollCause::paladin_arrived}));
    CHECK(flaw(state.table).empty());
    CHECK(flaw_after(state.table, [](auto& broken) { broken.rules.knobs.arrival_on_retreat = false; }) == "HED-R14");
    CHECK(flaw_asking(state.table, RerollOwnDice{two, Space::third, RerollCause::paladin_arrived}) == "HED-059");
}

// Whatever play leads to is sound.

namespace {

template <class Rules>
bool stays_sound(const Options& options, const Rules& rules, std::uint64_t seed) {
    Pcg32 pick{seed};
    auto state = new_game(options, Pcg32{seed}, rules);
    for (int step = 0; step != 3000 && !is_over(state.table); ++step) {
        if (!audit(state.table)) return false;
        const auto actions = actions_of(state.table);
        if (actions.empty()) return false;
        state = after(state, actions[pick.below(static_cast<std::uint32_t>(actions.size()))]);
    }
    return static_cast<bool>(audit(state.table));
}

template <class Rules>
bool stays_sound(const Options& options, const Rules& rules) {
    for (std::uint64_t seed = 0; seed != 8; ++seed)
        if (!stays_sound(options, rules, seed)) return false;
    return true;
}

const std::vector<Knobs> house_rules{
    {},
    {.barbarian_bonus = 5, .clearing_points = 3, .dragon_points = 4},
    {.advance_per_defeat = 2, .advance_per_point = 7, .dragon_ready = 11},
    {.sudden_death = true},
    {.zero_is_zero = true},
    {.placement_all_at_once = true},
    {.first_player = FirstPlayer::by_host},
    {.attack_optional = true},
    {.uncontested_attack = UncontestedAttack::legal_no_point},
    {.uncontested_attack = UncontestedAttack::illegal, .max_rounds = 40},
    {.attack_one_opponent = true},
    {.cleric_moves_dragon = false},
    {.cleric_recalls_dragon = true, .escort_marched_die = true},
    {.escort_triggers_arrival = false, .arrival_at_home = false},
    {.arrival_on_retreat = true},
    {.paladin_any_subset = true},
    {.sacrificed_warrior_saves = false},
    {.save_any_die = true, .save_lasts = SaveLasts::event},
    {.defender_choice_order = DefenderChoiceOrder::reverse},
    {.defender_choice_order = DefenderChoiceOrder::simultaneous},
    {.arrival_on_retreat = true, .defender_choice_order = DefenderChoiceOrder::simultaneous},
    {.retreating_rogue_counts = false, .dragon_defeat_advances_self = true},
    {.dragon_ready = 6, .unleash_between_attack_and_cleanup = true},
    {.dragon_ready = 6, .unleash_start_of_turn_only = true},
    {.dragon_ready = 6, .rerolls_after_unleash = false},
    {.simultaneous_rerolls = true},
    {.paladin_any_subset = true, .simultaneous_rerolls = true},
    {.extra_round = true},
    {.max_rounds = 3},
    {.team_trigger_single = true},
    {.extra_round = true, .team_trigger_single = true},
    {.first_qualified_team_wins = true},
    {.team_member_minimum = 0},
    {.dragon_ready = 6, .team_shared_abilities = true},
    {.defender_choice_order = DefenderChoiceOrder::simultaneous, .team_shared_abilities = true},
    {.arrival_on_retreat = true, .save_any_die = true, .team_shared_abilities = true},
};

}  // namespace

TEST_CASE("HED-290 HED-296 every table that play leads to passes, in every mode") {
    for (const Options& options : {presets::duel, presets::quick_duel, presets::free_for_all(3),
                                   presets::free_for_all(4), presets::free_for_all(5), presets::free_for_all(6),
                                   presets::teams_2v2, presets::teams_3v3, presets::teams_2v2v2})
        CHECK(stays_sound(options, StandardRules{}));
}

TEST_CASE("HED-290 HED-296 every table that play leads to passes, under every house rule") {
    for (std::size_t i = 0; i != house_rules.size(); ++i) {
        CAPTURE(i);
        CHECK(stays_sound(presets::duel, ruled(house_rules[i])));
        CHECK(stays_sound(presets::free_for_all(3), ruled(house_rules[i])));
        CHECK(stays_sound(presets::teams_2v2, ruled(house_rules[i])));
    }
}

TEST_CASE("HED-255 the team that qualified first has qualified") {
    const auto table = Position{presets::teams_2v2, ruled({.first_qualified_team_wins = true})}.score(one, 5).table();
    CHECK(flaw_after(table, [](auto& broken) { broken.turn.first_qualified_team = 1; }) == "HED-255");
    CHECK(flaw_after(table, [](auto& broken) { broken.turn.first_qualified_team = 3; }) == "HED-255");
}

TEST_CASE("HED-R34 only a house rule plays a round after the one in which the target was reached") {
    const auto table = Position{}.score(one, 5).table();
    CHECK(flaw_after(table, [](auto& broken) { broken.turn.ending = Ending::next_round; }) == "HED-R34");
}

TEST_CASE("HED-R01 by sudden death nobody plays on who has reached the target") {
    const auto table = Position{Options{}, ruled({.sudden_death = true})}.score(one, 4).table();
    CHECK(flaw(table).empty());
    CHECK(flaw_after(table, [](auto& broken) { broken.scores[one] = 5; }) == "HED-R01");
}

TEST_CASE("HED-R47 no round comes after the last that the players have agreed on") {
    const auto table = Position{Options{}, ruled({.max_rounds = 3})}.round(3).table();
    CHECK(flaw(table).empty());
    CHECK(flaw_after(table, [](auto& broken) { broken.turn.round = 4; }) == "HED-R47");
}

TEST_CASE("HED-R23 where a save lasts for its battle only, no die is safe after it") {
    const auto table = Position{Options{}, ruled({.save_lasts = SaveLasts::event})}.table();
    CHECK(flaw_after(table, [](auto& broken) { broken.turn.saved.insert({two, Die::rogue}); }) == "HED-R23");
}

TEST_CASE("HED-093 an attack has defeated no die of the attacker's side") {
    const auto state = Position{presets::teams_2v2}
                           .on(field(1), one, {warrior(1)})
                           .on(field(1), two, {rogue(1)})
                           .phase(Phase::attack)
                           .with(ScriptedDice{9});
    const auto table = after(state, Attack{field(1)}).table;
    REQUIRE(waits_for_a<ChooseRetreat>(table));
    CHECK(flaw(table).empty());
    CHECK(flaw_after(table, [](auto& broken) { broken.battle.defeated.insert({one, Die::warrior}); }) == "HED-110");
    CHECK(flaw_after(table, [](auto& broken) { broken.battle.defeated.insert({three, Die::rogue}); }) == "HED-110");
}
