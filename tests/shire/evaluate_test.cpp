#include "support.hpp"

#include <heroes/shire/evaluate.hpp>

using namespace shire_test;

namespace {

int merit(const At& at) { return shire::opinion::detail::merit(at.table(), one); }
At lone_hunter() { return duel("Hunter", "Warrior"); }
// What a change adds to what a Hunter has.
template <class Change>
int added(Change&& change) {
    At at = lone_hunter();
    change(at);
    return merit(at) - merit(lone_hunter());
}
int outcome_of(const Effect& effect) { return shire::opinion::detail::merit_of(effect, 5); }

}  // namespace

TEST_CASE("SHI-180 SHI-184 a bot counts a character that stands, its HP, its shield and its pets in tenths of a health point") {
    CHECK(merit(lone_hunter()) == 120 + 340);
    // It is opinion and none of the rules, in the namespace that it has in every game.
    CHECK(opinion::evaluate(lone_hunter().table()) == evaluate(lone_hunter().table()));
    CHECK(merit(lone_hunter().hp(one, 20)) == 120 + 200);
    CHECK(
        merit(battle(presets::teams(2, 2), {"Hunter", "Warrior", "Paladin", "Cleric"}).fallen(one).order({b, c, d})) ==
        0);
    CHECK(added([](At& at) { at.shield(one, 3); }) == 24);
    CHECK(added([](At& at) { at.pet(one, "Wolf", 5); }) == 30);
    CHECK(merit(duel("Warrior", "Hunter").pet(two, "Wolf", 5)) == merit(duel("Warrior", "Hunter")));
    CHECK(added([](At& at) { at.die(a, "Heartseeker", 4); }) == -12);
}
TEST_CASE("SHI-202 SHI-210 a bot counts tokens by the turns that they stay, a permanent one as four") {
    CHECK(added([](At& at) { at.condition(one, Condition::lacerate, Turns::two); }) == -40);
    CHECK(added([](At& at) { at.condition(one, Condition::more_dealt, Turns::one); }) == 25);
    CHECK(added([](At& at) { at.condition(one, Condition::glowing, Turns::permanent); }) == -48);
    CHECK(added([](At& at) { at.condition(one, Condition::bleed, Turns::two, 3); }) == -60);
    CHECK(added([](At& at) { at.condition(one, Condition::hp_regen, Turns::three, 2); }) == 60);
    CHECK(added([](At& at) { at.buff(one, Stat::strength, 3, Turns::two); }) == 36);
    CHECK(added([](At& at) { at.buff(one, Stat::agility, -2, Turns::permanent); }) == -48);
    CHECK(added([](At& at) {
              at.buff(one, Stat::strength, 3, Turns::one).buff(one, Stat::strength, -1, Turns::one);
          }) == 12);
}
TEST_CASE("SHI-180 a bot counts no character as less than nothing") {
    const At poor = lone_hunter().hp(one, 1).condition(one, Condition::frozen, Turns::two);  // 130 - 120
    CHECK(merit(poor) == 10);
    CHECK(merit(At{poor}.condition(one, Condition::sleep, Turns::three)) == 0);
}
TEST_CASE("SHI-K20 SHI-K25 what an outcome will be worth, for good or ill") {
    CHECK(outcome_of({.kind = EffectKind::deal, .number = 3}) == 80);
    CHECK(outcome_of({.kind = EffectKind::strike, .number = 3}) == 30);
    CHECK(outcome_of({.kind = EffectKind::heal, .number = 3}) == 48);
    CHECK(outcome_of({.kind = EffectKind::shield, .number = 3}) == 24);
    Effect buff{.kind = EffectKind::buff, .number = -2};
    buff.stats = {Stat::strength, Stat::agility};
    buff.turns = Turns::two;
    CHECK(outcome_of(buff) == 48);
    buff.number = 2;
    CHECK(outcome_of(buff) == 48);
    Effect token{.kind = EffectKind::apply};
    token.condition = Condition::hex;
    token.turns = Turns::three;
    CHECK(outcome_of(token) == 45);
    token.condition = Condition::more_dealt;
    CHECK(outcome_of(token) == 75);
    CHECK(outcome_of({.kind = EffectKind::revive}) == 120);
    CHECK(outcome_of({.kind = EffectKind::purge}) == 20);
}
TEST_CASE("SHI-130 SHI-138 a spell that waits for its target is worth its outcomes to its caster, less its die") {
    const auto pending = [](const Table_& table, Seat seat) {
        return shire::opinion::detail::merit_of_pending(table, seat);
    };
    const auto at = start(battle(presets::free_for_all(3), {"Hunter", "Paladin", "Cleric"}));
    CHECK(pending(at.table, one) == 0);
    const auto shot = next(at, CastSpell{spell("Quick Shot")});
    REQUIRE(waits_for(shot.table, ChooseTarget{one}));
    CHECK(pending(shot.table, one) == 70);  // 2 + 5
    CHECK(pending(shot.table, two) == 0);
    const auto has = [&](Seat seat) { return shire::opinion::detail::merit(shot.table, seat); };
    CHECK(evaluate(shot.table)[one] ==
          worth_of_lead(has(one) + 70 - (has(two) > has(three) ? has(two) : has(three)), 300));
    const auto both = next(at, CastSpell{spell("Double Shot")});
    REQUIRE(waits_for(both.table, ChooseTarget{one}));
    const SpellType& twice = standard_content.spells[spell("Double Shot")];
    CHECK(pending(both.table, one) ==
          10 * (twice.parts[0].effects[0].number + twice.parts[1].effects[0].number + 10) - 3 * twice.cd);
    // One that asks for something else has its targets.
    const auto pinned = cast(start(duel("Warrior", "Hunter").mastery(one, 0, 1, 0)), "Pin Down");
    REQUIRE(waits_for_a<ChooseImmobilised>(pinned.table));
    CHECK(pending(pinned.table, one) == 0);
}
TEST_CASE("SHI-003 a bot adds up what its side has, and compares it with the best of the others") {
    const auto worth = [](const At& at) { return evaluate(at.table()); };
    const auto lead = [](const At& at, std::initializer_list<Seat> ours, std::initializer_list<Seat> theirs) {
        int sum = 0;
        for (const Seat seat : ours) sum += shire::opinion::detail::merit(at.table(), seat);
        for (const Seat seat : theirs) sum -= shire::opinion::detail::merit(at.table(), seat);
        return worth_of_lead(sum, 300);
    };
    const At teams = battle(presets::teams(2, 2), {"Hunter", "Warrior", "Paladin", "Cleric"}).hp(two, 7);
    CHECK(worth(teams)[one] == lead(teams, {one, three}, {two, four}));
    CHECK(worth(teams)[three] == worth(teams)[one]);
    CHECK(worth(teams)[four] == -worth(teams)[one]);
    const At alone = battle(presets::free_for_all(3), {"Hunter", "Paladin", "Cleric"}).hp(two, 7).hp(three, 30);
    CHECK(worth(alone)[one] == lead(alone, {one}, {three}));
    CHECK(worth(alone)[two] == lead(alone, {two}, {one}));
}
