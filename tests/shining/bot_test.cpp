#include "support.hpp"

#include <heroes/shining/evaluate.hpp>
#include <heroes/tools/bots.hpp>
#include <heroes/tools/playout.hpp>
#include <heroes/tools/search_bot.hpp>

#include <how_many.hpp>

#include "parties.hpp"

using namespace shining_test;

namespace shining_bots {

int worth(const Table<Arena>& table) { return evaluate(table, Seat::one); }

// Of how many encounters in ten a bot wins how many. There are two for each way to win: goals, all monsters, the boss,
// surviving, touching; under sanitizers one.
constexpr int tried[] = {0, 1, 5, 4, 3, 7, 8, 14, 27, 12};
constexpr int tries = laws::thinned == 1 ? 10 : 5;

template <class Bot>
int wins_in_ten(std::uint32_t nodes, Bot bot) {
    int won = 0;
    for (int nth = 0; nth != tries; ++nth) {
        auto state = shining_parties::nominal(encounter(tried[nth]), 41, RuntimeRules{Knobs{.concession = false}});
        play_out(state, [&](const auto& view) { return bot.choose(view, nodes); });
        won += is_success(state.table.ending);
    }
    return won * 10 / tries;
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
TEST_CASE("SHN-R76 bots try attacks, steps as long as they can attack, and whatever is asked besides") {
    const auto beside = position(field).hero(h1, at(6, 4)).monster(a1, at(7, 4));
    CHECK(is_worth_trying(Position<Arena>{beside}.table(), Attack{}));
    CHECK(is_worth_trying(Position<Arena>{beside}.table(), Move{at(5, 4)}));
    const auto rolled =
        after(Position<Arena>{beside}.advantage(h1, 1).with(ScriptedDice{8, 2}), Attack{}, TargetModel{a1}).table;
    for (const Action& action : actions_of(rolled)) CHECK(is_worth_trying(rolled, action));
    const auto aimed = after(Position<Arena>{beside}.with(ScriptedDice{}), Attack{}).table;
    CHECK(is_worth_trying(aimed, TargetModel{a1}));
}
TEST_CASE("SHN-086 a CHAIN of DMG makes an attack better") {
    using opinion::detail::average_damage;
    const AttackType& lance = standard_content.attacks[standard_content.attacks.named("Storm Lance")];
    AttackType blunt = lance;
    blunt.chains = {};
    CHECK(average_damage(lance, 4, 8) > average_damage(blunt, 4, 8));
    CHECK(average_damage(lance, 5, 8) > average_damage(lance, 4, 8));
    CHECK(average_damage(lance, 4, 9) < average_damage(lance, 4, 8));
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
// What bots prefer, whatever it is worth to them: of two tables that differ in one thing, the one they would rather
// have.
namespace shining_bots {

template <class Change>
int with(Table<Arena> table, Change&& change) {
    change(table);
    return worth(table);
}
Table<Arena> brawl(int number) {
    return position(number)
        .hero(h1, at(number, 1, 3))
        .monster(a1, at(number, 4, 3))
        .monster(boss, at(number, 6, 3))
        .table();
}

}  // namespace shining_bots

TEST_CASE("SHN-I02 SHN-I04 every HP of every Hero is worth something, and to be up more than an HP") {
    using namespace shining_bots;
    for (const int number : {int{field}, int{thicket}, int{tower}, int{corridor}, int{castle}})
        for (const Model model : {h1, h2, h3, h4}) {
            const auto table = brawl(number);
            for (int hp = table.heroes[model].hp; hp != 1; --hp)
                CHECK(with(table, [&](auto& less) { less.heroes[model].hp = static_cast<std::uint8_t>(hp - 1); }) <
                      with(table, [&](auto& more) { more.heroes[model].hp = static_cast<std::uint8_t>(hp); }));
            const auto down = [&](int hp) {
                return with(table, [&](auto& now) {
                    now.heroes[model].hp = static_cast<std::uint8_t>(hp), now.heroes[model].exhausted = true;
                });
            };
            CHECK(down(2) < with(table, [&](auto& up) { up.heroes[model].hp = 1; }));
            CHECK(down(0) < down(1));
        }
}
TEST_CASE("SHN-K117 the second Hero who is exhausted is a greater loss than the first") {
    using namespace shining_bots;
    const auto down = [](int heroes) {
        return with(position(options(castle, galahad, galahad, galahad, galahad)).table(), [&](auto& table) {
            for (Hero& hero : table.heroes) hero.hp = 4;
            for (int i = 0; i != heroes; ++i) table.heroes.values[static_cast<std::size_t>(3 - i)].exhausted = true;
        });
    };
    CHECK(down(1) < down(0));
    CHECK(down(1) - down(2) > down(0) - down(1));
}
TEST_CASE("SHN-K112 SHN-K113 fewer monsters are better, wounded and slow ones too, and those with a Ward are worse") {
    using namespace shining_bots;
    for (const int number : {int{field}, int{thicket}, int{tower}, int{corridor}, int{castle}}) {
        const auto table = brawl(number);
        for (std::size_t i = 0; i != 2; ++i) {
            for (int hp = table.monsters[i].hp; hp != 1; --hp)
                CHECK(with(table, [&](auto& less) { less.monsters[i].hp = static_cast<std::uint8_t>(hp - 1); }) >
                      with(table, [&](auto& more) { more.monsters[i].hp = static_cast<std::uint8_t>(hp); }));
            CHECK(with(table, [&](auto& now) { now.monsters[i].ward = 3; }) < worth(table));
            CHECK(with(table, [&](auto& now) { now.monsters[i].slow = 3; }) > worth(table));
        }
        CHECK(with(table, [](auto& gone) { gone.monsters.pop_back(); }) > worth(table));
    }
    // Where the boss has to fall it matters more than one of its servants, HP for HP.
    const auto kill = [](std::size_t which) {
        return with(brawl(thicket), [&](auto& table) {
            table.monsters[which].hp = static_cast<std::uint8_t>(table.monsters[which].hp - 3);
        });
    };
    CHECK(kill(1) > kill(0));
}
// The prospect of hitting a monster must not be worth more than to be rid of it.
TEST_CASE("SHN-K112 SHN-K113 every HP less of a monster is better, and none is best, even if all Heroes are about to hit it") {
    using namespace shining_bots;
    for (const int number : {int{field}, int{thicket}, int{tower}, int{castle}})
        for (const Model model : {a1, boss})
            for (const int ap : {0, 2}) {
                auto table = position(number)
                                 .hero(h1, at(number, 3, 2))
                                 .hero(h2, at(number, 5, 2))
                                 .hero(h3, at(number, 4, 1))
                                 .hero(h4, at(number, 4, 3))
                                 .monster(model, at(number, 4, 2))
                                 .points(ap, 2)
                                 .table();
                int before = worth(table);
                while (--table.monsters[0].hp != 0) {
                    CHECK(worth(table) > before);
                    before = worth(table);
                }
                table.monsters.clear();
                CHECK(worth(table) > before);
            }
}
TEST_CASE("SHN-K62 points, items and a Ward are worth having, to be slow is not") {
    using namespace shining_bots;
    const auto table = brawl(thicket);
    const auto hero = [&](auto&& change) { return with(table, [&](auto& now) { change(now.heroes[h4]); }); };
    CHECK(hero([](Hero& each) { --each.mp; }) < worth(table));
    CHECK(hero([](Hero& each) { each.rp = 0; }) < worth(table));
    CHECK(hero([](Hero& each) { each.ward = 2; }) > worth(table));
    CHECK(hero([](Hero& each) { each.advantage = 2; }) > worth(table));
    CHECK(hero([](Hero& each) { each.slow = 2; }) < worth(table));
    CHECK(hero([](Hero& each) { each.next_ap = 2; }) > worth(table));
    const auto luck = [&](LuckDice dice) { return with(table, [&](auto& now) { now.luck = dice; }); };
    CHECK(luck({{0, 0, 0, 1}}) > luck({{1, 0, 0, 0}}));
    CHECK(luck({{0, 0, 0, 2}}) > luck({{0, 0, 0, 1}}));
    for (std::size_t i = 0; i != arena::content.items.size(); ++i)
        CHECK(hero([&](Hero& each) { each.items.values[i] = 1; }) > worth(table));
    CHECK(hero([](Hero& each) { each.items[potion] = 1; }) > hero([](Hero& each) { each.items[herb] = 1; }));
    // The second copy of an item is better in other hands.
    CHECK(with(table, [](auto& now) { now.heroes[h3].items[herb] = now.heroes[h4].items[herb] = 1; }) >
          hero([](Hero& each) { each.items[herb] = 2; }));
}
TEST_CASE("SHN-K62 an item that is being aimed is worth what it will heal, even if there is no monster") {
    using namespace shining_bots;
    for (const bool alone : {true, false}) {
        auto hurt = position(field).hero(h1, at(6, 4)).hp(h1, 1).item(h1, potion);
        if (!alone) hurt.monster(a1, at(15, 0));
        const auto table = hurt.table();
        const auto aimed = after(hurt.with(ScriptedDice{}), UseItem{potion}).table;
        REQUIRE(waits_for(aimed, ChooseTarget{one, h1, source(potion)}));
        CHECK(worth(aimed) > worth(table));
    }
}
TEST_CASE("SHN-172 SHN-K123 what lasts is worth having: stats, those of the own weapon most, and equipment") {
    using namespace shining_bots;
    const auto table = brawl(thicket);
    const auto raised = [&](Stat stat) { return with(table, [&](auto& now) { ++now.heroes[h1].stats[stat]; }); };
    for_each_enumerator<Stat>([&](Stat stat) { CHECK(raised(stat) >= worth(table)); });
    CHECK(raised(Stat::str) > raised(Stat::mag));  // Galahad strikes with a sword
    CHECK(raised(Stat::vit) > raised(Stat::mag));
    CHECK(raised(Stat::str) > worth(table));
    CHECK(with(table, [](auto& now) { now.heroes[h1].equipment.insert(piece("Striding Boots")); }) > worth(table));
}
TEST_CASE("SHN-K111 SHN-K115 every square nearer to a goal is better, and most of all the goal") {
    using namespace shining_bots;
    const auto stands = [](int column) { return worth(position(field).hero(h1, at(column, 0)).table()); };
    for (int column = 4; column != 15; ++column) CHECK(stands(column) < stands(column + 1));
    const auto touched = [](SquareSet goals) {
        return with(position(tower).table(), [&](auto& table) { table.encounter.touched = goals; });
    };
    CHECK(touched({}) < touched({at(tower, 0, 0, 1)}));
    CHECK(touched({at(tower, 0, 0, 1)}) < touched({at(tower, 0, 0, 1), at(tower, 7, 0, 1)}));
    // Who goes to the Stairs comes nearer to the goals above; who is exhausted touches none.
    CHECK(worth(position(tower).hero(h1, at(tower, 1, 1)).table()) <
          worth(position(tower).hero(h1, at(tower, 5, 1)).table()));
    const auto all_down = with(position(tower).table(), [](auto& table) {
        for (Hero& hero : table.heroes) hero.exhausted = true;
    });
    CHECK(all_down < worth(position(tower).table()));
}
TEST_CASE("SHN-K114 SHN-K118 SHN-043 where it is about time, time is worth something, and what is protected too") {
    using namespace shining_bots;
    const auto table = position(corridor).object(3, 3).table();
    CHECK(with(table, [](auto& later) { later.initiative.arrivals = 1; }) > worth(table));
    CHECK(with(table, [](auto& hit) { hit.encounter.object_hp = 2; }) < worth(table));
    CHECK(with(table, [](auto& more) { more.encounter.timers = 2; }) > worth(table));
    CHECK(with(position(castle).table(), [](auto& later) { later.initiative.arrivals = 1; }) ==
          worth(position(castle).table()));
}
TEST_CASE("SHN-168 SHN-178 SHN-181 an encounter that is won, a quest that is done and a preparation that was enough") {
    using namespace shining_bots;
    const auto table = brawl(castle);
    CHECK(with(table, [](auto& now) { now.encounter.battle = Battle::won; }) > worth(table));
    CHECK(with(table, [](auto& now) { now.campaign.done.insert(QuestCard{0}); }) > worth(table));
    CHECK(with(table, [](auto& now) { ++now.campaign.preparations; }) < worth(table));
}
TEST_CASE("SHN-K100 rage is a danger where a monster comes as far as a Hero who is up") {
    using namespace shining_bots;
    const auto danger = [](int away, bool exhausted = false) {
        auto where = position(options(castle))
                         .hero(h1, at(0, 0))
                         .hero(h2, at(1, 6))
                         .hero(h3, at(15, 0))
                         .hero(h4, at(15, 1))
                         .points(0, 0);
        auto table = where.monster(a2, at(1 + away, 6)).table();
        table.heroes[h2].exhausted = exhausted;
        return worth(table) - with(table, [](auto& wild) { wild.encounter.rage = 4; });
    };
    const MonsterType& guard = standard_content.monsters[monster_named("Hollow Guard")];
    const int reach = guard.move + standard_content.attacks[guard.attacks[0]].range;
    CHECK(danger(1) > 0);
    CHECK(danger(reach) > 0);
    CHECK(danger(reach + 1) == 0);
    CHECK(danger(1, true) == 0);
}
TEST_CASE("in Shining Heroes greedy wins encounters, and who chooses at random does not") {
    CHECK(shining_bots::wins_in_ten(60, GreedyBot{1}) >= 6);
    CHECK(shining_bots::wins_in_ten(0, RandomBot{Pcg32{2}}) <= 2);
}
TEST_CASE("SHN-099 what hits all around a Hero is of use where somebody is there, what is thrown always") {
    const auto is_tried = [](HeroCard card, const Power power, int column) {
        const auto table = position(options(thicket, card)).hero(h1, at(6, 4)).monster(a1, at(column, 4)).table();
        return is_worth_trying(table, UsePower{power});
    };
    CHECK(is_tried(mirabel, spell(1), 9));   // Fireball
    CHECK(is_tried(mirabel, spell(2), 9));   // Ghost Bolt
    CHECK(is_tried(brunhild, trait(1), 7));  // Quake
    CHECK_FALSE(is_tried(brunhild, trait(1), 8));
}
TEST_CASE("SHN-K112 SHN-K113 SHN-101 bots count a blow by what it leaves of the monster, and an area for each monster "
          "in it") {
    using namespace opinion::detail;
    const auto table = position(options(thicket, mirabel))
                           .hero(h1, at(6, 4))
                           .monster(a1, at(8, 4))
                           .monster(a2, at(9, 4))
                           .monster(a3, at(11, 4))
                           .monster(boss, at(14, 4))
                           .table();
    const auto blow = [&](std::size_t i, int damage) { return worth_of_blow(table, table.monsters[i], damage); };
    CHECK(blow(0, 100) == 20);  // half of 40, for a servant where the boss has to fall
    CHECK(blow(3, 100) == 160);
    CHECK(blow(0, 700) == (100 + 2 * 48 + 4 * 40) / 2);
    CHECK(blow(0, 800) == blow(0, 700));
    const AttackType& fireball = standard_content.attacks[standard_content.attacks.named("Fireball")];
    const AttackType& bolt = standard_content.attacks[standard_content.attacks.named("Ghost Bolt")];
    const Hero& hero = table.heroes[h1];
    const auto hit = [&](const AttackType& attack, std::size_t i) {
        return worth_of_hit(table, hero, attack, table.monsters[i]);
    };
    REQUIRE(hit(fireball, 0) > 0);
    CHECK(worth_of_attack(table, hero, fireball, 0) == hit(fireball, 0) + hit(fireball, 1));
    CHECK(worth_of_attack(table, hero, fireball, 2) == hit(fireball, 2));
    CHECK(worth_of_attack(table, hero, bolt, 0) == hit(bolt, 0));
}
TEST_CASE("SHN-061 SHN-076 SHN-K62 what is being aimed is worth its best target and the AP that it leaves, less its MP "
          "or the item") {
    using namespace opinion::detail;
    const auto worth_of = [](const Position<Arena>& where, const Action& named) {
        const auto table = after(where.with(ScriptedDice{}), named).table;
        const auto& step = get<ChooseTarget>(table.steps.back());
        return worth_of_use(table, step, 100) - worth_of_choice(table, step);
    };
    const auto beside = [](HeroCard card, int ap) {
        return position(options(field, card)).hero(h1, at(6, 4)).monster(a1, at(7, 4)).points(ap, 2);
    };
    CHECK(worth_of(beside(galahad, 1), Attack{}) == 0);
    CHECK(worth_of(beside(galahad, 2), Attack{}) == 50);
    CHECK(worth_of(beside(mirabel, 2), UsePower{spell(1)}) == 50 - 2 * 25);
    CHECK(worth_of(beside(galahad, 2).hp(h1, 1).item(h1, potion), UseItem{potion}) ==
          50 - worth_of_item(position(field).table(), potion));
}
TEST_CASE("SHN-172 SHN-K02 the best hit is that of the weapon which rolls most, its average twice over and the stat "
          "for it twice") {
    using namespace opinion::detail;
    const auto table = position(options(field, galahad, ranger, lysander, aldous)).stat(h1, Stat::str, 5).table();
    const BestHit sword = best_hit(table, table.heroes[h1]);
    CHECK(sword.stat == 5);
    CHECK(sword.twice == 9 + 2 * 5);  // D8+STR
}
TEST_CASE("SHN-K112 SHN-172 what a bot thinks of a table is what lies there, half of what lasts, and no progress where "
          "all must fall") {
    using namespace opinion::detail;
    auto table = shining_bots::brawl(castle);
    CHECK(progress(table) == 0);
    CHECK(progress(shining_bots::brawl(thicket)) == 0);
    for (int cha = 0; cha != 2; ++cha) {
        ++table.heroes[h4].stats[Stat::cha];
        int growth = 0;
        for (const Hero& hero : table.heroes) growth += worth_of_growth(table, hero);
        CHECK(evaluate(table, Seat::one) == worth_of_lead(merit(table) + growth / 2 - weigh::even, weigh::half_a_win));
    }
}
TEST_CASE("SHN-K13 SHN-K62 bots keep what gives back MP until nothing of it is wasted") {
    const Item draught = item_of("Mana Draught");
    const int most = standard_content.heroes[mirabel].max_mp;
    const auto is_tried = [&](int mp) {
        const auto table = position(options(field, mirabel)).hero(h1, at(6, 4)).item(h1, draught).mp(h1, mp).table();
        return is_worth_trying(table, UseItem{draught});
    };
    REQUIRE(most >= 3);
    CHECK_FALSE(is_tried(most));
    CHECK_FALSE(is_tried(most - 2));
    CHECK(is_tried(most - 3));
}
TEST_CASE(
    "SHN-061 a plan does to a monster what its hits do, as often as it is carried out, and no more than to kill it") {
    using namespace opinion::detail;
    const auto table = position(options(castle, galahad)).hero(h1, at(6, 4)).monster(a1, at(7, 4)).table();
    const Hero& hero = table.heroes[h1];
    const AttackType& sword = standard_content.attacks[standard_content.attacks.named("Squire's Sword")];
    const int hit = worth_of_hit(table, hero, sword, table.monsters[0]);
    const Work all = work_of(table);
    REQUIRE(hit > 0);
    CHECK(part_of(table, hero, Plan{&sword, 0, 100, 0}, all, 0) == hit);
    CHECK(part_of(table, hero, Plan{&sword, 0, 200, 0}, all, 0) == 2 * hit);
    CHECK(part_of(table, hero, Plan{&sword, 0, 50000, 0}, all, 0) == all.all[0]);
}
