#include "support.hpp"

#include <array>
#include <string>

#include <heroes/hero_master/evaluate.hpp>

using namespace hero_master_test;

namespace kind = heroes::hero_master;

// Cards that are changed or added, and those that there cannot be.
namespace {

Draft standard_cards() { return draft_of(standard_content); }

// Adds a card to the standard ones; the clause by which it is refused, if it is.
template <class Type>
std::string_view refusal_of(const Type& type, std::string_view name = "Odd") {
    Draft cards = standard_cards();
    return add(cards, name, type).clause();
}
// Changes the standard cards; the clause by which they are refused then.
template <class F>
std::string_view refusal_after(F&& change) {
    Draft cards = standard_cards();
    change(cards);
    return judge(cards).clause();
}

constexpr Draft with_hen() {
    Draft cards = draft_of(standard_content);
    (void)add(cards, "Angry Hen", kind::monster({beast}, 9, {3, 2, 3, 4}, 1, 2, 1, {t5(ambusher())}));
    return cards;
}
struct HenHouse : StandardRules {
    static constexpr std::string_view name = "hen house";
    static constexpr Content content = complete(with_hen());
};
// Completed when the program starts.
struct Loaded : StandardRules {
    static constexpr std::string_view name = "loaded";
    static inline const Content content = complete(with_hen());
};

// A Boss that lies in ambush where nobody else does.
constexpr Draft with_sneaky_boss() {
    Draft cards = draft_of(standard_content);
    cards.monsters.types[cards.monsters.named("Lord Ashtray")].effects = {t5(ambusher())};
    cards.locations.types[cards.locations.named("Smouldering Mine")].monsters = 0;
    return cards;
}
struct SneakyBoss : StandardRules {
    static constexpr std::string_view name = "sneaky boss";
    static constexpr Content content = complete(with_sneaky_boss());
};

template <class Rules>
Table<Rules> played_out(std::uint64_t seed) {
    auto state = new_game(Options{}, Pcg32{seed}, Rules{});
    Pcg32 lot{seed};
    while (!is_over(state.table)) {
        const auto actions = legal_actions(state.table);
        play(state.table, actions[lot.below(static_cast<std::uint32_t>(actions.size()))], state.chance);
        REQUIRE(audit(state.table));
    }
    return state.table;
}

}  // namespace

TEST_CASE("HMA-121 also a warned Boss with the Ambusher trait takes the empty Ambusher slot") {
    const auto state = Position<SneakyBoss>{}
                           .offered(location("Smouldering Mine"), location("Crumbling Fort"))
                           .with(ScriptedDice{1, 1, 1});
    const auto table = after(state, VisitLocation{location("Smouldering Mine")}).table;
    CHECK(table.ambusher == Monster{monster("Lord Ashtray")});
    CHECK(table.lurking.empty());
}
TEST_CASE("HMA-R04 a card is added after the others of its kind, with all that follows from it") {
    constexpr MonsterCard hen = HenHouse::content.monsters.named("Angry Hen");
    static_assert(index_of(hen) == standard_content.monsters.count);
    static_assert(HenHouse::content.ambushers.has(hen) && !HenHouse::content.bosses.has(hen));
    CHECK(new_game(Options{}, Pcg32{1}, HenHouse{}).table.monster_deck.size() ==
          new_game(Options{}, Pcg32{1}).table.monster_deck.size() + 1);
    CHECK(Table<HenHouse>::fingerprint() != Table<>::fingerprint());
}
TEST_CASE("HMA-R04 cards that are completed at run time make the same game as those the compiler completes") {
    for (std::uint64_t seed = 0; seed != 5; ++seed) {
        const auto compiled = played_out<HenHouse>(seed);
        const auto loaded = played_out<Loaded>(seed);
        CHECK(to_text(compiled.heroes).view() == to_text(loaded.heroes).view());
        CHECK(evaluate(compiled) == evaluate(loaded));
    }
}
TEST_CASE("HMA-008 a name that no card has is found out") {
    CHECK(standard_content.monsters.find("Gaint") == std::nullopt);
    CHECK(standard_content.monsters.find("Giant") == MonsterCard{0});
    CHECK_THROWS(static_cast<void>(standard_content.actions.named("Bellows")));
}
TEST_CASE("HMA-008 a card has a name and room") {
    CHECK(refusal_of(kind::monster({beast}, 9, {3, 2, 3, 4}, 1, 2, 1), "") == "HMA-008");
    Draft cards = standard_cards();
    for (std::size_t n = cards.fails.count; n != enum_count<FailCard>; ++n) CHECK(add(cards, "Oh", FailType{}));
    CHECK(add(cards, "No", FailType{}).clause() == "HMA-008");
    CHECK(add_race(cards, "Ogre", HeroType{}));
    CHECK(add_class(cards, "Bard", HeroType{}));
    CHECK(add(cards, "Lute", kind::weapon({1, 0, 0, 0})));
    CHECK(add(cards, "Jig", attack({1, 0, 0, 0}).of(cards.classes.named("Bard"))));
    CHECK(add(cards, "Stage", kind::location(2, 1, 5)));
    CHECK(add(cards, "Harp", treasure_of(kind::weapon({2, 0, 0, 0}))));
    CHECK(judge(cards));
    cards.races.names.values[0] = "";
    CHECK(judge(cards).clause() == "HMA-008");
}
// How many cards of a kind can be added to those of the standard game.
template <class Card, class Type>
std::size_t room_for(const Cards<Card, Type>& cards) {
    return enum_count<Card> - cards.count;
}
TEST_CASE("HMA-008 there is room for half as many Hero cards, items, monsters, Locations and Critical Fails again") {
    const Content& content = standard_content;
    CHECK(2 * room_for(content.races) >= content.races.count);
    CHECK(2 * room_for(content.classes) >= content.classes.count);
    CHECK(2 * room_for(content.equipment) >= content.equipment.count);
    CHECK(2 * room_for(content.monsters) >= content.monsters.count);
    CHECK(2 * room_for(content.locations) >= content.locations.count);
    CHECK(2 * room_for(content.fails) >= content.fails.count);
}
TEST_CASE("HMA-019 an effect stands where it can work, with numbers that can be counted") {
    CHECK(refusal_of(FailType{{cf(kind::hit(1))}}) == "HMA-019");
    CHECK(refusal_of(FailType{{cf(kind::swap_monster())}}) == "HMA-019");
    CHECK(refusal_of(attack({1, 0, 0, 0}, 0, 0, {t4(displace())})) == "HMA-019");
    CHECK(refusal_of(attack({1, 0, 0, 0}, 0, 0, {while_laid(draw(1))})) == "HMA-019");
    CHECK(refusal_of(FailType{{cf(kind::wound(-1))}}) == "HMA-019");
    CHECK(refusal_of(FailType{{cf(kind::wound(21))}}) == "HMA-019");
    CHECK(refusal_of(attack({1, 0, 0, 0}, 0, 0, {t5(kind::hit(-20))})).empty());
    CHECK(refusal_of(attack({21, 0, 0, 0})) == "HMA-019");
    CHECK(refusal_of(attack({-1, 0, 0, 0})) == "HMA-019");
    CHECK(refusal_of(attack({1, 0, 0, 0}, 21)) == "HMA-019");
    CHECK(refusal_of(kind::armour_of(51)) == "HMA-019");
    CHECK(refusal_of(treasure_of(kind::weapon({0, 0, 0, 30}))) == "HMA-019");
    CHECK(refusal_of(kind::monster({beast}, 9, {3, 2, 3, 4}, 21, 2, 1)) == "HMA-019");
    CHECK(judge(kind::location(2, 1, 51)).clause() == "HMA-019");
    CHECK(refusal_of(FailType{{cf(kind::draw(1)).given(Condition::foe, 6)}}) == "HMA-019");
    CHECK(refusal_of(FailType{{cf(kind::draw(1)).given(Condition::attack, 4)}}) == "HMA-019");
    CHECK(refusal_of(FailType{{cf(kind::draw(1)).given(static_cast<Condition>(9))}}) == "HMA-019");
}
// A card of each sort with these effects.
constexpr auto on_hero = [](const Effects& effects) { return HeroType{.power = effects}; };
constexpr auto on_attack = [](const Effects& effects) { return attack({1, 0, 0, 0}, 0, 0, effects); };
constexpr auto on_bungle = [](const Effects& effects) { return bungle({1, 0, 0, 0}, 5, effects); };
constexpr auto on_weapon = [](const Effects& effects) { return kind::weapon({1, 0, 0, 0}, 0, effects); };
constexpr auto on_armour = [](const Effects& effects) { return kind::armour_of(9, effects); };
constexpr auto on_monster = [](const Effects& effects) {
    return kind::monster({beast}, 9, {3, 2, 3, 4}, 1, 2, 1, effects);
};
constexpr auto on_location = [](const Effects& effects) { return kind::location(2, 1, 5, effects); };
constexpr auto on_fail = [](const Effects& effects) { return FailType{effects}; };

// The kinds of effects that can stand on such a card at a timing with such a number, by name.
template <class F>
std::string kinds_at(Timing when, F&& card_with, int n = 1) {
    std::string names;
    for_each_enumerator<Kind>([&](Kind which) {
        Effect effect{.when = when, .kind = which, .n = static_cast<std::int8_t>(n), .types = each};
        if (judge(card_with({effect}))) names += (names.empty() ? "" : ", ") + std::string(name_of(which));
    });
    return names;
}
// The timings of such a card, by name.
template <class F>
std::string timings_of(F&& card_with) {
    std::string names;
    for_each_enumerator<Timing>([&](Timing when) {
        if (!kinds_at(when, card_with).empty()) names += (names.empty() ? "" : ", ") + std::string(name_of(when));
    });
    return names;
}
TEST_CASE("HMA-019 each card has the timings that the book gives it") {
    const std::string in_attack = "critical fail, about to resolve, ";
    const std::string hit_and_victory = "passive, monster hits, monster defeated";
    CHECK(timings_of(on_hero) == "passive, phase one, applied");
    CHECK(timings_of(on_attack) == "played by the leader, " + in_attack + "played, " + hit_and_victory + ", laid");
    CHECK(timings_of(on_bungle) == "played by the leader, " + in_attack + "played, " + hit_and_victory);
    CHECK(timings_of(on_weapon) == in_attack + hit_and_victory);
    CHECK(timings_of(on_armour) == in_attack + hit_and_victory);
    CHECK(timings_of(on_monster) == "passive, monster hits");
    CHECK(timings_of(on_location) == "leader, party, lasting");
    CHECK(timings_of(on_fail) == "drawn");
}
TEST_CASE("HMA-019 HMA-K01 to HMA-K41 each kind of effect has its cards and its timings") {
    const std::string modifiers = "strength, multiply, hit, armour, ferocity, threshold";
    CHECK(kinds_at(Timing::passive, on_attack) == modifiers + ", no weapons, skip monster die");
    CHECK(kinds_at(Timing::passive, on_bungle) == modifiers + ", no weapons, skip monster die");
    CHECK(kinds_at(Timing::passive, on_weapon) == modifiers + ", skip monster die");
    CHECK(kinds_at(Timing::passive, on_armour) == modifiers + ", skip monster die, hand size");
    CHECK(kinds_at(Timing::passive, on_monster) == modifiers + ", skip monster die, ambusher");
    CHECK(kinds_at(Timing::lasting, on_location) == modifiers + ", skip monster die");
    CHECK(kinds_at(Timing::applied, on_hero) == modifiers + ", convert, skip monster die, ignore bungle, hand size");
    CHECK(kinds_at(Timing::passive, on_hero) == "hand size");
    CHECK(kinds_at(Timing::laid, on_attack) == "last attack, displace, return to hand");
    const std::string at_once =
        "take token, pass token, draw, search, discard, discard random, refresh, exhaust, heal, wound, gain, loot, lose, treasure, destroy treasure, sell, ";
    const std::string on_the_board = at_once + "swap, replace, lurk, recall attack, drop attack";
    for (const Timing when : {Timing::played_by_leader, Timing::played}) {
        CHECK(kinds_at(when, on_attack) == on_the_board + ", place token");
        CHECK(kinds_at(when, on_bungle) == on_the_board + ", place token");
    }
    CHECK(kinds_at(Timing::phase_one, on_hero) == on_the_board);
    for (const Timing when :
         {Timing::critical_fail, Timing::about_to_resolve, Timing::monster_hits, Timing::monster_defeated})
        for (const auto& kinds : {kinds_at(when, on_attack), kinds_at(when, on_bungle), kinds_at(when, on_armour)})
            CHECK(kinds == at_once + "lurk, ignore attack");
    CHECK(kinds_at(Timing::drawn, on_fail) == at_once + "lurk, ignore attack");
    CHECK(kinds_at(Timing::monster_hits, on_monster) == at_once + "lurk, maul");
    for (const Timing when : {Timing::leader, Timing::party}) CHECK(kinds_at(when, on_location) == at_once + "lurk");
    CHECK(kinds_at(Timing::passive, on_armour, -1) == "strength, hit, armour, ferocity, threshold, hand size");
    CHECK(kinds_at(Timing::played, on_attack, -1).empty());
    CHECK(kinds_at(static_cast<Timing>(14), on_fail).empty());
}
TEST_CASE("HMA-W01 to HMA-W05 a card means somebody who can be there") {
    CHECK(judge(on_bungle({t4(steal(1)).on(Whom::attacker)})));
    CHECK(judge(on_bungle({t2(heal(1)).on(Whom::bungler)})));
    for (const Whom whom : {Whom::attacker, Whom::bungler}) {
        CHECK(judge(on_attack({t2(heal(1)).on(whom)})).clause() == "HMA-019");
        CHECK(judge(on_hero({p1(heal(1)).on(whom)})).clause() == "HMA-019");
        CHECK(judge(on_location({lp(heal(1)).on(whom)})).clause() == "HMA-019");
    }
    for (const Whom whom : {Whom::other, Whom::present}) {
        CHECK(judge(on_fail({cf(heal(1)).on(whom)})));
        CHECK(judge(on_hero({p1(heal(1)).on(whom)})));
        CHECK(judge(on_location({ll(heal(1)).on(whom)})).clause() == "HMA-019");
        CHECK(judge(on_monster({t6(maul(1)).on(whom)})).clause() == "HMA-019");
        CHECK(judge(on_weapon({t3(steal(1)).on(whom)})));
    }
    CHECK(judge(on_attack({t4(steal(1))})).clause() == "HMA-019");
    CHECK(judge(on_bungle({t2(steal_treasure()).on(Whom::bungler)})).clause() == "HMA-019");
}
TEST_CASE("HMA-Q01 to HMA-Q09 a condition looks at what is known when its effect comes") {
    CHECK(judge(on_attack({t4(kind::draw(1)).if_foe(brute)})));
    CHECK(judge(on_location({lp(kind::draw(1)).if_foe(brute)})).clause() == "HMA-019");
    CHECK(judge(on_bungle({t2(kind::draw(1)).if_attack(fire)})));
    CHECK(judge(on_bungle({t4(kind::draw(1)).if_attack(fire)})).clause() == "HMA-019");
    CHECK(judge(on_hero({p1(kind::draw(1)).if_weapon(fire)})).clause() == "HMA-019");
    CHECK(judge(on_weapon({t5(kind::hit(1)).if_this(fire)})));
    CHECK(judge(on_armour({t5(kind::hit(1)).if_this(fire)})).clause() == "HMA-019");
    CHECK(judge(on_weapon({t3(heal(1)).if_strength(fire, 3)})));
    CHECK(judge(on_weapon({t5(kind::hit(1)).if_strength(fire, 3)})).clause() == "HMA-019");
    CHECK(judge(on_bungle({t5(no_weapons()).if_leader()})).clause() == "HMA-019");
    CHECK(judge(on_hero({ap(ignore_bungle()).if_foe(undead)})).clause() == "HMA-019");
    CHECK(judge(on_hero({ap(skip_monster_die()).if_foe(undead)})));
    CHECK(judge(on_monster({t6(maul(1)).if_leader()})));
}
TEST_CASE("HMA-019 only armour can say that using it exhausts it") {
    CHECK(judge(on_armour({t6(ignore_attack()).exhausting()})));
    CHECK(judge(on_weapon({t6(ignore_attack()).exhausting()})).clause() == "HMA-019");
    CHECK(judge(on_attack({t6(ignore_attack()).exhausting()})).clause() == "HMA-019");
}
TEST_CASE("HMA-019 HMA-Q01 to HMA-Q09 a condition speaks of types and disciplines that there are") {
    const auto can_be = [](Condition condition, std::size_t which) {
        return static_cast<bool>(judge(on_weapon({t3(kind::draw(1)).given(condition, which)})));
    };
    for (const Condition condition :
         {Condition::weapon, Condition::this_weapon, Condition::strength, Condition::attack}) {
        CHECK(can_be(condition, 3));
        CHECK(!can_be(condition, 4));
    }
    CHECK(can_be(Condition::foe, 5));
    CHECK(!can_be(Condition::foe, 6));
    CHECK(can_be(Condition::discipline, 4));
    CHECK(!can_be(Condition::discipline, 5));
    CHECK(can_be(Condition::leader, 9));
    const auto is_legal_effect = [](auto change) {
        Effect effect = cf(kind::draw(1));
        change(effect);
        return static_cast<bool>(judge(FailType{{effect}}));
    };
    CHECK(is_legal_effect([](Effect& effect) { effect.sort = Sort::hero; }));
    CHECK(!is_legal_effect([](Effect& effect) { effect.sort = static_cast<Sort>(2); }));
    CHECK(!is_legal_effect([](Effect& effect) { effect.whom = static_cast<Whom>(5); }));
    CHECK(!is_legal_effect([](Effect& effect) { effect.kind = static_cast<Kind>(41); }));
}
TEST_CASE("HMA-019 the largest numbers that a card can show") {
    const auto is_legal_monster = [](int armour, std::int8_t defence, int ferocity, int gold) {
        return refusal_of(kind::monster({beast}, armour, {defence, 2, 3, 4}, ferocity, gold, 1)).empty();
    };
    CHECK(is_legal_monster(50, 50, 20, 50));
    CHECK(is_legal_monster(0, 0, 0, 0));
    CHECK(!is_legal_monster(51, 1, 1, 1));
    CHECK(!is_legal_monster(1, 51, 1, 1));
    CHECK(!is_legal_monster(1, 1, 21, 1));
    CHECK(!is_legal_monster(1, 1, 1, 51));
    CHECK(!is_legal_monster(-1, 1, 1, 1));
    CHECK(!is_legal_monster(1, -1, 1, 1));
    CHECK(!is_legal_monster(1, 1, -1, 1));
    CHECK(refusal_of(attack({20, 0, 0, 0}, 20, 20)).empty());
    CHECK(refusal_of(attack({20, 0, 0, 0}, -20, -20)).empty());
    CHECK(refusal_of(attack({0, 0, 0, 0}, -21, 0)) == "HMA-019");
    CHECK(refusal_of(attack({0, 0, 0, 0}, 0, 21)) == "HMA-019");
    CHECK(refusal_of(attack({0, 0, 0, 0}, 0, -21)) == "HMA-019");
    CHECK(refusal_of(kind::weapon({20, 0, 0, 0}, 20)).empty());
    CHECK(refusal_of(kind::weapon({20, 0, 0, 0}, -20)).empty());
    CHECK(refusal_of(kind::weapon({1, 0, 0, 0}, 21)) == "HMA-019");
    CHECK(refusal_of(kind::weapon({1, 0, 0, 0}, -21)) == "HMA-019");
    CHECK(refusal_of(kind::armour_of(50)).empty());
    CHECK(refusal_of(kind::armour_of(-1)) == "HMA-019");
    CHECK(judge(kind::location(2, 1, 50)));
    CHECK(refusal_of(FailType{{cf(kind::wound(20))}}).empty());
    CHECK(refusal_of(attack({1, 0, 0, 0}, 0, 0, {t5(kind::hit(-21))})) == "HMA-019");
    CHECK(refusal_of(bungle({1, 0, 0, 0}, 1)).empty());
}
TEST_CASE("HMA-019 bungles, attacks, weapons and armour each have numbers of their own") {
    CHECK(refusal_of(ActionType{.is_bungle = true, .hit = 1, .threshold = 5}) == "HMA-019");
    CHECK(refusal_of(ActionType{.is_bungle = true, .armour = 1, .threshold = 5}) == "HMA-019");
    CHECK(refusal_of(ActionType{.threshold = 5}) == "HMA-019");
    CHECK(refusal_of(GearType{.is_armour = true, .hit = 1, .armour = 9}) == "HMA-019");
    CHECK(refusal_of(GearType{.is_armour = true, .strengths = {1, 0, 0, 0}, .armour = 9}) == "HMA-019");
    CHECK(refusal_of(GearType{.strengths = {1, 0, 0, 0}, .armour = 9}) == "HMA-019");
}
TEST_CASE("HMA-090 the threshold of a bungle is a face of the die") {
    CHECK(refusal_of(bungle({1, 0, 0, 0}, 0)) == "HMA-090");
    CHECK(refusal_of(bungle({1, 0, 0, 0}, 21)) == "HMA-090");
    CHECK(refusal_of(bungle({1, 0, 0, 0}, 20)).empty());
}
TEST_CASE("HMA-K08 a value is converted from one type into others") {
    Draft cards = standard_cards();
    CHECK(add_class(cards, "Cook", {.power = {ap(convert(DamageType::fire, {}))}}).clause() == "HMA-K08");
    CHECK(add_class(cards, "Cook", {.power = {ap(convert(static_cast<DamageType>(4), {DamageType::ice}))}}).clause() ==
          "HMA-K08");
}
TEST_CASE("HMA-018 HMA-035 HMA-R07 disciplines, owners and categories are those that there are") {
    Draft cards = standard_cards();
    CHECK(add_race(cards, "Odd", {.discipline = static_cast<Discipline>(9)}).clause() == "HMA-018");
    CHECK(refusal_of(attack({1, 0, 0, 0}).owned(static_cast<Owner>(4))) == "HMA-035");
    CHECK(refusal_of(kind::monster({beast}, 9, {3, 2, 3, 4}, 1, 2, 1).of(static_cast<Category>(3))) == "HMA-R07");
    CHECK(refusal_after([](Draft& draft) {
              (void)add(draft, "Lost", attack({1, 0, 0, 0}).of(RaceCard{4}));
          }) == "HMA-035");
    CHECK(refusal_after([](Draft& draft) {
              (void)add(draft, "Lost", attack({1, 0, 0, 0}).of(ClassCard{4}));
          }) == "HMA-035");
}
TEST_CASE("HMA-035 HMA-002 the first card of a kind is looked at like the others") {
    CHECK(refusal_after([](Draft& draft) { draft.actions.types[ActionCard{0}].number = 4; }) == "HMA-035");
    CHECK(refusal_after([](Draft& draft) {
              draft.races.types[RaceCard{0}].brings[ItemSlot::armour] = std::optional{EquipmentCard{0}};
          }) == "HMA-036");
    CHECK(refusal_after([](Draft& draft) {
              draft.locations.types[LocationCard{0}].warning = std::optional{MonsterCard{19}};
          }) == "HMA-061");
    CHECK(kind::location(1, 1, 1).last().is_last);
}
TEST_CASE("HMA-036 a Hero card brings items that there are, each for its slot") {
    const auto bring = [](ItemSlot slot, int row) {
        return refusal_after([&](Draft& draft) {
            draft.classes.types[barbarian].brings[slot] = std::optional{static_cast<EquipmentCard>(row)};
        });
    };
    CHECK(bring(ItemSlot::first_weapon, 3).empty());
    CHECK(bring(ItemSlot::first_weapon, 12) == "HMA-036");
    CHECK(bring(ItemSlot::first_weapon, 2) == "HMA-036");
    CHECK(bring(ItemSlot::armour, 0) == "HMA-036");
}
TEST_CASE("HMA-009 HMA-061 HMA-002 treasures, warnings and the last Location belong to cards that there are") {
    CHECK(refusal_after([](Draft& draft) {
              draft.treasures.types[TreasureCard{0}].action = std::optional{ActionCard{62}};
          }) == "HMA-009");
    CHECK(refusal_after([](Draft& draft) {
              draft.treasures.types[TreasureCard{0}].action = std::optional{ActionCard{0}};
          }) == "HMA-009");
    CHECK(refusal_after([](Draft& draft) {
              draft.locations.types[LocationCard{1}].warning = std::optional{MonsterCard{19}};
          }) == "HMA-061");
    CHECK(refusal_after([](Draft& draft) { draft.locations.types[LocationCard{0}].is_last = false; }) == "HMA-002");
    CHECK(refusal_after([](Draft& draft) { draft.locations.types[LocationCard{1}].is_last = true; }) == "HMA-002");
}
TEST_CASE("HMA-K52 no attack that refreshes Hero cards meets a power that takes attacks back") {
    const Effects endless{t4(refresh(Sort::hero, 1))};
    CHECK(refusal_after([&](Draft& draft) {
              (void)add(draft, "Again", attack({1, 0, 0, 0}, 0, 0, endless).of(rogue));
          }) == "HMA-K52");
    CHECK(refusal_after([&](Draft& draft) {
              (void)add(draft, "Again", attack({1, 0, 0, 0}, 0, 0, endless).of(elf));
          }) == "HMA-K52");
    CHECK(refusal_after([&](Draft& draft) {
              (void)add(draft, "Again", attack({1, 0, 0, 0}, 0, 0, endless).of(priest));
          }).empty());
    CHECK(refusal_after([&](Draft& draft) {
              (void)add(draft, "Again", attack({1, 0, 0, 0}, 0, 0, endless).owned(Owner::protest));
          }) == "HMA-K52");
    const auto again = [](const Effect& effect) {
        return refusal_after([&](Draft& draft) {
            (void)add(draft, "Again", attack({1, 0, 0, 0}, 0, 0, {effect}).of(rogue));
        });
    };
    CHECK(again(t1(refresh(Sort::hero, 1))) == "HMA-K52");
    CHECK(again(t3(refresh(Sort::hero, 1))).empty());
    CHECK(refusal_after([&](Draft& draft) { draft.actions.types[ActionCard{0}].effects = endless; }) == "HMA-K52");
    CHECK(again(t4(refresh(Sort::weapon, 1))).empty());
    // An attack could take itself back, and a power could refresh itself.
    CHECK(refusal_after([](Draft& draft) { (void)add(draft, "Again", on_attack({t4(recall_attack())}).of(dwarf)); }) ==
          "HMA-K52");
    CHECK(refusal_after([](Draft& draft) {
              (void)add(draft, "Again", on_bungle({t4(recall_attack())}).of(dwarf));
          }).empty());
    CHECK(refusal_after([](Draft& draft) { draft.races.types[dwarf].power = {p1(refresh(Sort::hero, 1))}; }) ==
          "HMA-K52");
    CHECK(refusal_after([](Draft& draft) { draft.classes.types[priest].power = {p1(refresh(Sort::hero, 1))}; }) ==
          "HMA-K52");
    CHECK_THROWS(static_cast<void>([&] {
        Draft draft = standard_cards();
        (void)add(draft, "Again", attack({1, 0, 0, 0}, 0, 0, endless).of(rogue));
        return complete(draft);
    }()));
}
