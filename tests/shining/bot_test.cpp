#include "support.hpp"

#include <heroes/shining/evaluate.hpp>
#include <heroes/tools/bots.hpp>
#include <heroes/tools/playout.hpp>
#include <heroes/tools/search_bot.hpp>

#include "parties.hpp"

using namespace shining_test;

namespace shining_bots {

int worth(const Table<Arena>& table) { return evaluate(table, Seat::one); }

// How many of ten encounters a bot wins, two for each way to win: goals, all monsters, the boss, surviving, touching.
template <class Bot>
int wins(std::uint32_t nodes, Bot bot) {
    int won = 0;
    for (const int number : {0, 7, 1, 8, 5, 14, 4, 27, 3, 12}) {
        auto state = shining_parties::nominal(encounter(number), 41, RuntimeRules{Knobs{.concession = false}});
        play_out(state, [&](const auto& view) { return bot.choose(view, nodes); });
        won += is_success(state.table.ending);
    }
    return won;
}

}  // namespace shining_bots

TEST_CASE("SHN-002 what is good for one player is good for all, and a win is worth most") {
    const auto state = position(field).hero(h1, at(6, 4)).monster(a1, at(7, 4)).table();
    const auto worth = evaluate(state);
    for (int seat : worth) CHECK(seat == worth.values[0]);
    auto hurt = state;
    hurt.heroes[h1].hp = 2;
    CHECK(evaluate(hurt).values[0] < worth.values[0]);
    auto bleeding = state;
    bleeding.monsters[0].hp = 1;
    CHECK(evaluate(bleeding).values[0] > worth.values[0]);
    CHECK(worth.values[0] < sure_win);
    CHECK(worth.values[0] > -sure_win);
}
TEST_CASE("SHN-171 being nearer to the goal is better") {
    const auto here = position(field).hero(h1, at(6, 4)).table();
    const auto nearer = position(field).hero(h1, at(12, 3)).table();
    CHECK(evaluate(nearer).values[0] > evaluate(here).values[0]);
}
TEST_CASE("SHN-K02 bots know what an attack does on average") {
    using opinion::detail::average_damage;
    // Squire's Sword, D8+STR of 4: a VIT of 8 is met by a 4 or more, twice as much by none.
    const AttackType& sword = standard_content.attacks[standard_content.attacks.named("Squire's Sword")];
    CHECK(average_damage(sword, 4, 8) == 62);
    CHECK(average_damage(sword, 4, 4) == 162);
    CHECK(average_damage(sword, 4, 13) == 0);
    // Fire Flask has no dice: 2 DMG whatever the VIT.
    const AttackType& flask = standard_content.attacks[standard_content.attacks.named("Fire Flask")];
    CHECK(average_damage(flask, 4, 20) == 200);
    // Fireball, 2D6+MAG of 4, on a VIT of 10: 26 of 36 ways for the first row.
    const AttackType& fireball = standard_content.attacks[standard_content.attacks.named("Fireball")];
    CHECK(average_damage(fireball, 4, 10) == 72);
}
TEST_CASE("SHN-R95 bots do not give up, as long as there is anything else") {
    const auto table = position(field).hero(h1, at(6, 4)).table();
    CHECK(is_legal(table, Concede{}));
    CHECK_FALSE(is_worth_trying(table, Concede{}));
}
TEST_CASE("SHN-R76 bots do not end an activation in which they can still attack") {
    const auto beside = position(thicket).hero(h1, at(6, 4)).monster(a1, at(7, 4));
    CHECK_FALSE(is_worth_trying(Position<Arena>{beside}.table(), EndActivation{}));
    CHECK(is_worth_trying(Position<Arena>{beside}.points(0, 0).table(), EndActivation{}));
}
TEST_CASE("SHN-R91 bots go on to the goal, and stay there") {
    const auto on_the_way = position(field).hero(h1, at(12, 3));
    CHECK_FALSE(is_worth_trying(Position<Arena>{on_the_way}.points(0, 2).table(), EndActivation{}));
    CHECK(is_worth_trying(Position<Arena>{on_the_way}.points(0, 2).table(), Move{at(13, 3)}));
    CHECK_FALSE(is_worth_trying(Position<Arena>{on_the_way}.points(0, 2).table(), Move{at(11, 3)}));
    CHECK(is_worth_trying(position(field).hero(h1, at(15, 3)).points(0, 2).table(), EndActivation{}));
}
TEST_CASE("SHN-K62 bots keep what heals until nothing of it is wasted") {
    const auto fresh = position(field).hero(h1, at(6, 4)).item(h1, herb);
    CHECK_FALSE(is_worth_trying(Position<Arena>{fresh}.table(), UseItem{herb}));
    CHECK(is_worth_trying(Position<Arena>{fresh}.hp(h1, 5).table(), UseItem{herb}));
}
TEST_CASE("SHN-099 bots throw fire only where it hits somebody") {
    auto table = position(options(field, mirabel)).hero(h1, at(6, 4)).monster(a1, at(9, 4)).table();
    ScriptedDice none{};
    play(table, UsePower{spell(1)}, none);
    CHECK(is_legal(table, TargetSquare{at(6, 4)}));
    CHECK_FALSE(is_worth_trying(table, TargetSquare{at(6, 4)}));
    CHECK(is_worth_trying(table, TargetSquare{at(8, 4)}));
}
TEST_CASE("SHN-061 action points are worth something only where there is somebody to attack") {
    using shining_bots::worth;
    const auto beside = position(thicket).hero(h1, at(6, 4)).monster(a1, at(7, 4));
    const auto alone = position(thicket).hero(h1, at(0, 7)).monster(a1, at(15, 0));
    CHECK(worth(Position<Arena>{beside}.points(2, 0).table()) > worth(Position<Arena>{beside}.points(0, 0).table()));
    CHECK(worth(Position<Arena>{alone}.points(2, 0).table()) == worth(Position<Arena>{alone}.points(0, 0).table()));
}
TEST_CASE("in Shining Heroes greedy wins encounters, and who chooses at random does not") {
    CHECK(shining_bots::wins(60, GreedyBot{1}) >= 6);
    CHECK(shining_bots::wins(0, RandomBot{Pcg32{2}}) <= 2);
}
