#include "short_names.hpp"
#include "support.hpp"

#include <memory>

using namespace hero_master_test;

namespace kind = heroes::hero_master;

// Standard cards on which something stands that no standard card has, and what the rules then do.
namespace {

constexpr Draft with_odd_cards() {
    Draft cards = draft_of(standard_content);
    const auto race = [&](RaceCard card) -> Effects& { return cards.races.types[card].power; };
    race(gnome) = {p1(kind::wound(3))};
    race(elf) = {p1(kind::discard(1))};
    race(halfling) = {p1(kind::draw(1)).if_leader()};
    cards.classes.types[priest].power = {p1(heal(2)).on(Whom::other)};
    cards.actions.types[huh].effects = {t2(kind::wound(1)).on(Whom::present)};
    cards.actions.types[temper].effects = {t6(gain(1)).if_leader(), t6(heal(1)).if_not_leader()};
    cards.actions.types[fingers].effects = {t4(kind::steal(3)).on(Whom::attacker)};
    cards.monsters.types[bear].effects = {t6(maul(3)), t6(kind::discard(1)).on(Whom::other)};
    cards.monsters.types[orc].effects = {t6(lurk(1))};
    cards.locations.types[fort].effects = {ll(lurk(1)), lp(kind::sell(1)).optional()};
    cards.treasures.types[best].gear.effects = {t6(gain(1)).if_attack(regular)};
    cards.treasures.types[robe].gear.effects = {t5(kind::armour(5)).if_attack(regular), t5(kind::armour(1))};
    cards.fails.types[FailCard{0}].effects = {cf(kind::exhaust(Sort::weapon, 1)).on(Whom::present)};
    return cards;
}
struct OddCards : StandardRules {
    static constexpr std::string_view name = "odd cards";
    static constexpr Content content = complete(with_odd_cards());
};

struct OddLiveCards : OddCards {
    static constexpr std::string_view name = "odd cards, read live";
    static constexpr Knobs knobs{.leader_read_live = true};
};

// Bungles that do something to the hand or the deck of the attacker, and must have something to do it to.
constexpr Draft with_meddling_bungles() {
    Draft cards = draft_of(standard_content);
    cards.actions.types[huh].effects = {t4(kind::discard(1)).on(Whom::attacker)};
    cards.actions.types[come_ere].effects = {t4(kind::draw(1)).on(Whom::attacker)};
    cards.actions.types[portly].effects = {t4(kind::search(1)).on(Whom::attacker)};
    return cards;
}
struct Meddling : StandardRules {
    static constexpr std::string_view name = "meddling";
    static constexpr Knobs knobs{.cards_need_an_object = true};
    static constexpr Content content = complete(with_meddling_bungles());
};

// Seat one is this hero, seat two another one, in front of a monster.
Position<OddCards> hero_of(RaceCard race, ClassCard hero_class, const Options& options = {}, MonsterCard foe = giant) {
    const RaceCard other = race == dwarf ? elf : dwarf;
    const ClassCard its_class = hero_class == wizard ? rogue : wizard;
    return Position<OddCards>{options}.hero(one, race, hero_class).hero(two, other, its_class).encounter(foe);
}

}  // namespace

TEST_CASE("HMA-R57 who falls by the own power has had the turn, and is out of the Encounter") {
    auto state = hero_of(gnome, rogue)
                     .attack(one, patent)
                     .hand(one, {biter})
                     .attack(two, insubordinate)
                     .part(two, Part::taking_part)
                     .health(one, 3)
                     .turn(one)
                     .with(ScriptedDice{});
    state = after(state, UsePower{Permanent::race});
    CHECK(state.table.heroes[one].part == Part::defeated);
    CHECK(state.table.heroes[one].hand == ActionCards{biter});
    CHECK(waits_for(state.table, TakeTurn{two}));
    CHECK(audit(state.table));
}
TEST_CASE("HMA-R57 who falls by the own power before joining does not join, and who has declared a monster lays nothing") {
    auto joining = hero_of(gnome, rogue)
                       .hand(one, {biter})
                       .attack(two, insubordinate)
                       .part(two, Part::taking_part)
                       .health(one, 1)
                       .joining(one)
                       .with(ScriptedDice{});
    joining = after(joining, UsePower{Permanent::race});
    CHECK(joining.table.heroes[one].part == Part::defeated);
    CHECK(waits_for(joining.table, TakeTurn{two}));
    auto declared = hero_of(gnome, rogue).hand(one, {biter}).health(one, 1).first_attack(one).with(ScriptedDice{});
    declared = after(declared, UsePower{Permanent::race});
    CHECK(waits_for(declared.table, JoinEncounter{two}));
    CHECK(declared.table.leader == two);
    CHECK(has_event(events_of(declared, Decline{}), EncounterEnded{EncounterEnd::heroes_defeated, nobody}));
    CHECK(waits_for(after(declared, Decline{}).table, ChooseEncounter{two}));
}
TEST_CASE("HMA-073 HMA-R113 who has declared a monster does not discard the attack before it is laid") {
    auto state = hero_of(elf, rogue).hand(one, {lip, hair}).first_attack(one).with(ScriptedDice{});
    CHECK(actions_of(state.table) == std::vector<Action>{LayAttack{hair}, LayAttack{lip}});
    CHECK(refusal(state.table, UsePower{Permanent::race}) == "HMA-R113");
    CHECK(is_legal(after(state, LayAttack{lip}).table, UsePower{Permanent::race}));
}
TEST_CASE("HMA-K54 a power that another hero has something of can be used, one on a condition only if that holds") {
    const auto powers = [](RaceCard race, ClassCard hero_class, Seat leader, int health_of_two) {
        const auto table = hero_of(race, hero_class)
                               .attack(one, potion)
                               .hand(one, {pose})
                               .attack(two, insubordinate)
                               .health(two, health_of_two)
                               .leader(leader)
                               .turn(one)
                               .table();
        return is_legal(table, UsePower{Permanent::race}) || is_legal(table, UsePower{Permanent::hero_class});
    };
    CHECK(powers(elf, priest, one, 5));
    CHECK(powers(halfling, barbarian, one, 5));
    CHECK(!powers(halfling, barbarian, two, 5));
    CHECK(powers(halfling, priest, two, 9));
    CHECK(!powers(halfling, priest, two, 10));
}
TEST_CASE("HMA-159 a monster that has brought its hero down does nothing further, to others either") {
    const auto discarding = [](int health) {
        auto state = hero_of(dwarf, barbarian, Options{}, bear)
                         .attack(one, bellow)
                         .attack(two, lip)
                         .hand(two, {hair, sulk})
                         .health(one, health)
                         .turn(one)
                         .with(ScriptedDice{2, 15, /* Maul */ 15, 1, 1});
        return waits_for_a<DiscardCards>(resolve(state).table);
    };
    CHECK(discarding(10));
    CHECK(!discarding(4));
}
TEST_CASE("HMA-094 HMA-R97 nobody joins the row that the party is leaving: one monster attacks all heroes") {
    auto state = Position<OddCards>{}
                     .hero(one, dwarf, barbarian)
                     .hero(two, elf, rogue)
                     .lurking({giant, orc})
                     .monster_deck({bear, imp})
                     .with(ScriptedDice{/* the Orc */ 15, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
    state = after(state, Decline{});
    const auto events = events_of(state, Decline{});
    const auto attacks = only<MonsterAttacked>(events);
    REQUIRE(attacks.size() == 2);
    CHECK(attacks[0].monster == orc);
    CHECK(attacks[1].monster == orc);
    CHECK(only<MonsterPlaced>(events).empty());
}
TEST_CASE("HMA-K22 whoever has to exhaust a weapon by another's Critical Fail chooses which") {
    auto state = hero_of(dwarf, barbarian)
                     .attack(one, bellow)
                     .attack(two, lip)
                     .fail_deck({FailCard{0}})
                     .turn(one)
                     .with(ScriptedDice{1, 1, 1});
    state = resolve(state);
    CHECK(waits_for(state.table, ChooseExhaust{two, two, Sort::weapon, 1}));
}
TEST_CASE("HMA-W05 of a bungle, too, everybody present is meant from the attacker's left on, who comes last") {
    auto state = hero_of(elf, rogue, three_players)
                     .hero(three, dwarf, barbarian)
                     .hero(two, gnome, wizard)
                     .attack(one, lip)
                     .attack(two, patent)
                     .attack(three, bellow)
                     .bungle(two, three, huh)
                     .leader(two)
                     .turn(one)
                     .with(ScriptedDice{1, 1, /* A Learning Experience */ 9, 1, 1});
    std::vector<Seat> wounded;
    for (const Wounded& wound : only<Wounded>(events_of_attack(state))) wounded.push_back(wound.seat);
    CHECK(wounded == std::vector<Seat>{three, one, two});
}
TEST_CASE("HMA-058 a monster may lurk before the board is prepared") {
    auto state = Position<OddCards>{}
                     .hero(one, dwarf, barbarian)
                     .hero(two, elf, rogue)
                     .stash(one, {sword})
                     .monster_deck({giant, imp, collector})
                     .offered(fort, wyvern)
                     .with(ScriptedDice{1, 1, 1, 1, 1, 1, 1});
    state = after(state, VisitLocation{fort});
    CHECK(waits_for(state.table, SellTreasure{one, 1}));
    CHECK(state.table.lurking.size() == 1);
    CHECK(audit(state.table));
    state = after(state, StopSelling{});
    CHECK(state.table.ambusher);
    CHECK(state.table.lurking.size() == 3);
}
TEST_CASE("HMA-Q09 a parting attack meets no attack card, of no type") {
    auto state = Position<OddCards>{}
                     .hero(one, dwarf, barbarian)
                     .hero(two, elf, rogue)
                     .equip(one, ItemSlot::armour, best)
                     .lurking({giant})
                     .with(ScriptedDice{15, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
    CHECK(only<EffectCarriedOut>(events_of(after(state, Decline{}), Decline{})).empty());
}
TEST_CASE("HMA-Q09 HMA-R33 nor does armour that looks at the type of the attack card help in a parting attack") {
    const auto position = Position<OddCards>{}.equip(one, ItemSlot::armour, robe).attack(one, insubordinate);
    const auto table = Position(position).encounter(giant).turn(one).table();
    CHECK(tally(table, one, slot(1)).armour == 10 + 5 + 1);
    CHECK(parting_tally(table, one, giant).armour == 10 + 1);
}

// Every effect that a card can have, put on all cards of its sort.
namespace {

struct AnyCards : RuntimeRules {
    using RuntimeRules::RuntimeRules;
    static constexpr std::string_view name = "any cards";
    static inline Content made = complete(draft_of(standard_content));
    static constexpr const Content& content = made;

    bool operator==(const AnyCards&) const = default;
};
// As printed, and by the rulings under which cards ask most.
const Knobs curious{.all_effects_optional = true,
                    .cards_need_an_object = true,
                    .monster_hits_before_reward = true,
                    .attacker_orders_effects = true};
void play_with(const Draft& cards, const Knobs& knobs) {
    std::destroy_at(&AnyCards::made);
    std::construct_at(&AnyCards::made, complete(cards));
    auto state = new_game(three_players, Pcg32{7}, AnyCards{knobs});
    Pcg32 lot{7};
    for (int n = 0; !is_over(state.table) && n != 2000; ++n) {
        const auto actions = legal_actions(state.table);
        const auto seen = view(state.table, decider(state.table));
        REQUIRE((legal_actions(*seen) == actions));
        play(state.table, actions[lot.below(static_cast<std::uint32_t>(actions.size()))], state.chance);
        const Verdict verdict = audit(state.table);
        REQUIRE(verdict);
    }
    CHECK(is_over(state.table));
}
// Beside the effects that are there already, as long as there is room.
Effects with(const Effects& effects, const Effect& more) {
    if (effects.empty()) return {more};
    return effects.size() == 1 ? Effects{effects[0], more} : Effects{effects[0], effects[1], more};
}
template <class Cards, class F>
void put_on(Cards& cards, const Effect& effect, F&& effects_of) {
    for (std::size_t i = 0; i != cards.count; ++i)
        if (Effects* effects = effects_of(cards.types.values[i])) *effects = with(*effects, effect);
}
template <class F>
void for_each_sort_of_card(const Effect& effect, F&& f) {
    const auto change = [&](auto&& put) {
        Draft cards = draft_of(standard_content);
        put(cards);
        if (judge(cards)) f(cards);
    };
    for (const bool first : {true, false}) {
        change([&](Draft& cards) {
            put_on(cards.actions, effect,
                   [&](ActionType& type) { return type.is_bungle == first ? &type.effects : nullptr; });
        });
        change([&](Draft& cards) {
            put_on(cards.equipment, effect,
                   [&](GearType& type) { return type.is_armour == first ? &type.effects : nullptr; });
            put_on(cards.treasures, effect, [&](TreasureType& type) {
                return !type.action && type.gear.is_armour == first ? &type.gear.effects : nullptr;
            });
        });
    }
    change([&](Draft& cards) { put_on(cards.monsters, effect, [](MonsterCardType& type) { return &type.effects; }); });
    change([&](Draft& cards) {
        for (HeroType& type : cards.races.types) type.power = {effect};
        for (std::size_t i = cards.races.count; i != enum_count<RaceCard>; ++i) cards.races.types.values[i] = {};
    });
    change([&](Draft& cards) { put_on(cards.locations, effect, [](LocationType& type) { return &type.effects; }); });
    change([&](Draft& cards) { put_on(cards.fails, effect, [](FailType& type) { return &type.effects; }); });
}

}  // namespace

TEST_CASE("HMA-019 whatever a card may say, a game is played with it to the end") {
    std::size_t played = 0;
    for_each_enumerator<Timing>([&](Timing when) {
        for_each_enumerator<Kind>([&](Kind which) {
            const Whom whom = static_cast<Whom>((index_of(when) + index_of(which)) % enum_count<Whom>);
            for (const Whom meant : {Whom::you, whom})
                for_each_sort_of_card({.when = when, .kind = which, .n = 1, .types = each, .whom = meant},
                                      [&](const Draft& cards) {
                                          play_with(cards, {});
                                          play_with(cards, curious);
                                          ++played;
                                      });
        });
    });
    CHECK(played > 300);
}
TEST_CASE("HMA-Q02 HMA-Q03 HMA-R99 who led in step 2 counts for the whole attack, by a house rule who leads when it is asked") {
    // Seat one, hit by the Giant, fails; 'Vote of No Confidence' passes the token on before that hit.
    const auto hit = [](const auto& rules, Seat leader) {
        const auto state = Position<std::remove_cvref_t<decltype(rules)>>{Options{}, rules}
                               .attack(one, temper)
                               .encounter(giant)
                               .leader(leader)
                               .fail_deck({fail("Vote of No Confidence")})
                               .turn(one)
                               .with(ScriptedDice{1, 15, 1});
        return resolve(state).table;
    };
    CHECK(hit(OddCards{}, one).leader == two);
    CHECK(hit(OddCards{}, one).heroes[one].gold == 4);
    CHECK(hit(OddCards{}, one).heroes[one].health == 7);
    CHECK(hit(OddCards{}, two).leader == one);
    CHECK(hit(OddCards{}, two).heroes[one].gold == 3);
    CHECK(hit(OddCards{}, two).heroes[one].health == 8);
    CHECK(hit(OddLiveCards{}, one).heroes[one].health == 8);
    CHECK(hit(OddLiveCards{}, two).heroes[one].gold == 4);
}
TEST_CASE("HMA-R48 HMA-R21 whether a bungle has an object in a hidden hand or deck is known by how many cards there are") {
    const auto actions = [](std::initializer_list<ActionCard> hand, std::initializer_list<ActionCard> deck) {
        const auto table = Position<Meddling>{}
                               .encounter(giant)
                               .attack(one, bellow)
                               .hand(one, {portly, huh, come_ere})
                               .attack(two, pyromaniac)
                               .hand(two, hand)
                               .deck(two, deck)
                               .turn(one)
                               .table();
        CHECK(actions_of(*view(table, one)) == actions_of(table));
        return actions_of(table);
    };
    CHECK(actions({}, {}) == std::vector<Action>{Pass{}});
    CHECK(actions({brave, unexpected}, {}) == std::vector<Action>{Pass{}, PlayBungle{huh}});
    CHECK(actions({me_first}, {}) == std::vector<Action>{Pass{}, PlayBungle{huh}});
    CHECK(actions({}, {brave}) == std::vector<Action>{Pass{}, PlayBungle{portly}, PlayBungle{come_ere}});
    CHECK(actions({brave}, {unexpected}) ==
          std::vector<Action>{Pass{}, PlayBungle{portly}, PlayBungle{huh}, PlayBungle{come_ere}});
}
TEST_CASE("HMA-K28 a thief takes no more than there is") {
    const auto state = after(hero_of(elf, rogue)
                                 .attack(one, hair)
                                 .hand(one, {fingers})
                                 .attack(two, insubordinate)
                                 .gold(two, 2)
                                 .turn(one)
                                 .with(ScriptedDice{}),
                             PlayBungle{fingers});
    CHECK(state.table.heroes[one].gold == 5);
    CHECK(state.table.heroes[two].gold == 0);
}
