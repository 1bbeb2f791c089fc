#include "support.hpp"

#include <array>
#include <span>

#include <heroes/core/codec.hpp>
#include <heroes/hamlet/rulebook.hpp>
#include <heroes/tools/save.hpp>
#include <laws.hpp>

using namespace hamlet_test;

// A game with cards of its own: other counts, other values, and one card of each kind, those that the standard game
// has no card for included.
namespace homebrew {

namespace kind = heroes::hamlet;

inline constexpr std::array<Printed<HeroType>, 9> heroes{{
    {"Puncher", {buff_attack(4, Duration::attack)}},
    {"Dodger", {buff_defense(2, Duration::turn)}},
    {"Nuisance", {reroll(Reroll::foe_attack)}},
    {"Nosy One", {peek(Peek::rival) + heal(1)}},
    {"Sneak", {peek(Peek::monsters)}},
    {"Prophet", {peek(Peek::champion) + buff_attack(1, Duration::encounter)}},
    {"Smith", {coat(StatusEffect::burn) + strike(1)}},
    {"Miser", {discount(1)}},
    {"Coward", {sure_escape() + cure(every_status_effect)}},
}};

inline constexpr std::array<Printed<MonsterType>, 13> monsters{{
    {"Worm", kind::monster(Region::dark_caves, 3, 0, 0, 1)},
    {"Wall", kind::monster(Region::dark_caves, 5, 0, 2, 2, tie_strike(2))},
    {"Statue", kind::monster(Region::flooded_bogs, 6, 1, 0, 2, immune(StatusEffect::bleed))},
    {"Cactus", kind::monster(Region::arid_steppe, 4, 1, 0, 2, thorns(2))},
    {"Glue", kind::monster(Region::frigid_woodlands, 4, 0, 0, 1, escape_mod(-3))},
    {"Butterfly", kind::monster(3, 0, 0, 1, escape_mod(2) + inflict_on_hit(StatusEffect::poison))},
    {"Monk", kind::monster(Region::flooded_bogs, 6, 2, 0, 3, kind::regenerate(2)).carrying(Sigil::wrath, 1)},
    {"Nun", kind::monster(Region::arid_steppe, 6, 2, 0, 3).carrying(Sigil::wrath, 2)},
    {"Abbot", kind::monster(Region::dark_caves, 7, 3, 1, 4).carrying(Sigil::wrath, 3)},
    {"Thief", kind::monster(Region::frigid_woodlands, 5, 1, 1, 6).carrying(Sigil::mercy, 1)},
    {"Fence", kind::monster(Region::frigid_woodlands, 5, 1, 1, 6).carrying(Sigil::mercy, 2)},
    {"Judge", kind::monster(Region::flooded_bogs, 5, 1, 1, 6).carrying(Sigil::mercy, 3)},
    {"Giant", kind::monster(14, 4, 2, 6)},
}};

inline constexpr std::array<Printed<MutationType>, 8> mutations{{
    {"Bigger", {attack_mod(1)}},
    {"Fatter", {health_mod(3)}},
    {"Harder", {defense_mod(1)}},
    {"Sharper", {inflict_on_hit(StatusEffect::bleed)}},
    {"Meaner", {tie_strike(1)}},
    {"Healthier", {immune(every_status_effect)}},
    {"Pricklier", {thorns(1) + escape_mod(-1)}},
    {"Livelier", {kind::regenerate(1)}},
}};

inline constexpr std::array<Printed<ItemType>, 18> items{{
    {"Club", kind::gear(1, attack_mod(1))},
    {"Hat", kind::gear(1, defense_mod(1))},
    {"Urchin", kind::gear(4, thorns(1))},
    {"Plaster Cast", kind::gear(4, kind::regenerate(1))},
    {"Running Shoes", kind::gear(3, escape_mod(1))},
    {"Vest", kind::gear(2, immune(every_status_effect) + fatigue_ward())},
    {"Cudgel", kind::gear(5, attack_mod(2) + tie_strike(2) + inflict_on_hit(StatusEffect::bleed))},
    {"Loaded Die", kind::consumable(2, reroll(Reroll::own_attack))},
    {"Mirror", kind::consumable(2, reroll(Reroll::foe_attack))},
    {"Trip Wire", kind::consumable(2, reroll(Reroll::foe_defense))},
    {"Pillow", kind::consumable(2, reroll(Reroll::own_defense))},
    {"Map", kind::consumable(3, peek(Peek::monsters))},
    {"Letter", kind::consumable(1, peek(Peek::champion))},
    {"Voucher", kind::consumable(1, discount(2))},
    {"Bomb", kind::consumable(6, strike(4))},
    {"Soup", kind::consumable(1, kind::heal(3) + cure(StatusEffect::poison))},
    {"Grudge", kind::consumable(2, tie_strike_buff(3))},
    {"Feast", kind::consumable(5, kind::heal(6) + buff_attack(1, Duration::turn) + buff_defense(1, Duration::turn))},
}};

inline constexpr std::array<Printed<ArtifactType>, 15> artifacts{{
    {"W1", {attack_mod(2)}},
    {"W2", {thorns(1)}},
    {"W3", {escape_mod(2)}},
    {"S1", {defense_mod(1)}},
    {"S2", {immune(StatusEffect::burn)}},
    {"S3", {fatigue_ward()}},
    {"V1", {attack_mod(1)}},
    {"V2", {attack_mod(1)}},
    {"V3", {attack_mod(1)}},
    {"R1", {tie_strike(1)}},
    {"R2", {defense_mod(1)}},
    {"R3", {defense_mod(1)}},
    {"M1", {kind::regenerate(1)}},
    {"M2", {inflict_on_hit(StatusEffect::poison)}},
    {"M3", {defense_mod(2)}},
}};

inline constexpr std::array<Printed<SigilType>, 5> sigils{{
    {"W", {attack_mod(2), Reroll::foe_defense}},
    {"S", {defense_mod(4)}},
    {"V", {{}, Reroll::own_defense}},
    {"R", {immune(every_status_effect)}},
    {"M", {kind::regenerate(3), Reroll::foe_attack}},
}};

inline constexpr std::array<Printed<DecreeType>, 6> decrees{{
    {"Plague", {heal_every_hero(-5)}},
    {"Levy", {shop_prices(2) + kind::heal_action(-2)}},
    {"Truce", {hero_attack(-2) + monster_attack(-2) + hero_defense(1) + monster_defense(1)}},
    {"Homecoming", {kind::home_bonus(2) + painless_fatigue()}},
    {"Exile", {kind::home_bonus(-2)}},
    {"Return", {recall_artifacts() + heal_every_hero(2)}},
}};

inline constexpr Content content = complete({
    .heroes = heroes,
    .monsters = monsters,
    .mutations = mutations,
    .items = items,
    .artifacts = artifacts,
    .sigils = sigils,
    .decrees = decrees,
});

struct Rules : RuntimeRules {
    static constexpr std::string_view name = "homebrew";
    static constexpr const Content& content = homebrew::content;

    using RuntimeRules::RuntimeRules;
    bool operator==(const Rules&) const = default;
};

constexpr HeroCard hero(std::string_view name) { return content.heroes.named(name); }
constexpr MonsterCard monster(std::string_view name) { return content.monsters.named(name); }
constexpr MutationCard mutation(std::string_view name) { return content.mutations.named(name); }
constexpr ItemCard item(std::string_view name) { return content.items.named(name); }
constexpr DecreeCard decree(std::string_view name) { return content.decrees.named(name); }
constexpr Item held(std::string_view name) { return kind::item(item(name)); }

using Position = kind::Position<Rules>;

}  // namespace homebrew

TEST_CASE("HAM-010 the laws hold with other cards, other counts and kinds that the standard game lacks") {
    for (const std::uint8_t players : {std::uint8_t{2}, std::uint8_t{3}, std::uint8_t{4}}) {
        const auto found = laws::check<Table<homebrew::Rules>>({.options = {.players = players},
                                                                .rules = homebrew::Rules{{.max_turns = 60}},
                                                                .games = 150,
                                                                .close = 1,
                                                                .odds = 0,
                                                                .part = 15});
        CHECK(found.longest_list <= Table<>::most_actions);
    }
}

TEST_CASE("a game with other cards is laid out by their counts") {
    const auto table = new_game({.players = 3}, Pcg32{4}, homebrew::Rules{}).table;
    CHECK(table.hero_deck.size() == 9 - 1 - 3);
    CHECK(table.monster_deck.size() == 13);
    CHECK(table.mutation_deck.size() == 8 - 3);
    CHECK(table.item_deck.size() == 18 - 7);
    CHECK(table.decree_deck.size() == 6);
}

TEST_CASE("bytes of a game with other cards are refused by the standard game") {
    const auto bytes = encode(new_game({.players = 2}, Pcg32{4}, homebrew::Rules{}));
    CHECK_FALSE(static_cast<bool>(decode<hamlet::State<RuntimeRules, Pcg32>>(std::span{bytes.begin(), bytes.end()})));
    CHECK(Table<homebrew::Rules>::fingerprint() != Table<RuntimeRules>::fingerprint());
}

struct HarmlessBear : StandardRules {
    static constexpr Content content = [] {
        Draft cards = draft_of(standard_content);
        cards.monsters.types[cards.monsters.named("Cave Bear")].health = 1;
        return complete(cards);
    }();
};
TEST_CASE("a save with another card is refused by its name") {
    const auto saved = heroes::write_save(new_game({.players = 2}, Pcg32{4}, HarmlessBear{}));
    const auto read = heroes::read_save<hamlet::State<>>(saved);
    CHECK(read.verdict().clause() == "CORE-rules");
    CHECK(read.difference() == "monster Cave-Bear was another");
}

TEST_CASE("HAM-C18 HAM-090 a consumable re-rolls once, in the window of its dice, and is discarded") {
    auto state = homebrew::Position{}
                     .equip(one, {homebrew::held("Loaded Die"), homebrew::held("Mirror")})
                     .monster(bogs, homebrew::monster("Giant"))
                     .fighting(lair(bogs))
                     .with(ScriptedDice{1, 1, 1, 6, 6});
    CHECK(refusal(state.table, UseConsumable{slot(1)}) == "HAM-C23");
    state = after(state, Attack{});
    CHECK(waits_for(state.table, ChooseReroll{one, Window::attack}));
    CHECK(is_legal(state.table, RerollDice{source(slot(1)), attack_dice}));
    CHECK_FALSE(is_legal(state.table, RerollDice{source(slot(2)), attack_dice}));
    state.chance = ScriptedDice{2, 2, 2, 6, 6, 6, 1, 1};
    state = after(state, RerollDice{source(slot(1)), attack_dice});
    CHECK(state.table.item_discard == ItemCards{homebrew::item("Loaded Die")});

    CHECK(waits_for(state.table, ChooseReroll{one, Window::defense}));
    CHECK(is_legal(state.table, RerollDice{source(slot(2)), {Die::attack_3}}));
    state.chance = ScriptedDice{1};
    state = after(state, RerollDice{source(slot(2)), {Die::attack_3}});
    CHECK(state.table.heroes[one].health == 20 - (6 + 6 + 1 + 4 - 2));
    CHECK(state.chance.verdict());
}
TEST_CASE("HAM-C18 the opponent's attack dice may be re-rolled by a Favor") {
    auto state = homebrew::Position{}
                     .hero(one, homebrew::hero("Nuisance"))
                     .monster(bogs, homebrew::monster("Giant"))
                     .fighting(lair(bogs))
                     .with(ScriptedDice{1, 1, 1, 6, 6, 6, 6, 6, 1, 1});
    state = after(state, Attack{});
    state.chance = ScriptedDice{1, 1, 1};
    state = after(state, RerollDice{RerollSource::favor, attack_dice});
    CHECK(state.table.heroes[one].health == 20 - (3 + 4 - 2));
}

TEST_CASE("HAM-C17 a strike may cost the opponent a single health") {
    auto state = homebrew::Position{}
                     .hero(one, homebrew::hero("Smith"))
                     .monster(bogs, homebrew::monster("Giant"))
                     .fighting(lair(bogs))
                     .with(ScriptedDice{});
    const auto before = state.table.encounter.health;
    state = after(state, UseFavor{});
    CHECK(state.table.encounter.health == before - 1);
}

TEST_CASE("HAM-C21 a consumable gives a discount and keeps its slot until the turn is over") {
    auto state = homebrew::Position{Options{}, homebrew::Rules{{.may_stay_home = true}}}
                     .equip(one, {homebrew::held("Voucher")})
                     .stock(space(1), homebrew::item("Map"))
                     .trophies(one, {homebrew::monster("Worm")})
                     .with(ScriptedDice{});
    state = after(state, UseConsumable{slot(1)});
    CHECK(refusal(state.table, Sell{{space(1)}}) == "HAM-067");
    state = after(state, Shop{{space(1)}}, Pay{homebrew::monster("Worm")});
    CHECK(state.table.heroes[one].items.has(homebrew::item("Map")));
    state = after(state, StayHome{});
    CHECK(state.table.item_discard == ItemCards{homebrew::item("Voucher")});
}
TEST_CASE("HAM-R22 HAM-R31 a running consumable is not for sale, even if it is worth enough") {
    auto state = homebrew::Position{}
                     .equip(one, {homebrew::held("Voucher")})
                     .carry(one, {homebrew::held("Map")})
                     .stock(space(1), homebrew::item("Loaded Die"))
                     .with(ScriptedDice{});
    state = after(state, UseConsumable{slot(1)}, Sell{{space(1)}});
    CHECK(refusal(state.table, Give{homebrew::item("Voucher")}) == "HAM-R22");
    CHECK(is_legal(state.table, Give{homebrew::item("Map")}));
}

TEST_CASE("HAM-R87 a decree that hurts leaves everybody at least one health") {
    auto state = homebrew::Position{Options{}, homebrew::Rules{{.may_stay_home = true}}}
                     .moon(3)
                     .health(one, 3)
                     .health(two, 9)
                     .top({homebrew::decree("Plague")})
                     .with(ScriptedDice{});
    const auto events = events_of(state, StayHome{});
    CHECK(has_event(events, DecreeEffect{homebrew::decree("Plague"), one, -2}));
    CHECK(has_event(events, DecreeEffect{homebrew::decree("Plague"), two, -5}));
    state = after(state, StayHome{});
    CHECK(state.table.heroes[one].health == 1);
    CHECK(state.table.heroes[two].health == 4);
}

TEST_CASE("HAM-C05 HAM-C06 monsters can be immune, and their ties can hurt") {
    auto state = homebrew::Position{}
                     .equip(one, {homebrew::held("Cudgel")})
                     .monster(caves, homebrew::monster("Statue"))
                     .fighting(lair(caves))
                     .with(ScriptedDice{3, 3, 3, 4, 4, 1, 1, 1, 6, 6});
    CHECK(after(state, Attack{}).table.encounter.status_effects.empty());

    auto wall = homebrew::Position{}
                    .monster(bogs, homebrew::monster("Wall"))
                    .fighting(lair(bogs))
                    .with(ScriptedDice{1, 1, 1, 6, 6, 1, 1, 1, 6, 6});
    CHECK(has_event(events_of(wall, Attack{}), HealthChanged{Fighter::hero, 20, 18, HealthCause::tie_strike}));
}
TEST_CASE("HAM-C26 a tie in the attack after a failed escape lets the monster strike, not the hero") {
    auto wall = homebrew::Position{}
                    .equip(one, {homebrew::held("Cudgel")})
                    .monster(bogs, homebrew::monster("Wall"))
                    .top({homebrew::mutation("Meaner")})
                    .fighting(lair(bogs))
                    .with(ScriptedDice{1, 1, 1, 1, 6, 6});
    const auto events = events_of(wall, Flee{});
    CHECK(has_event(events, HealthChanged{Fighter::hero, 20, 18, HealthCause::tie_strike}));
    CHECK(only<HealthChanged>(events).size() == 1);
    wall.chance = {1, 1, 1, 1, 6, 5};
    CHECK(only<HealthChanged>(events_of(wall, Flee{})).size() == 1);
    wall.chance = {4};
    CHECK(only<HealthChanged>(events_of(wall, Flee{})).empty());
}
TEST_CASE("HAM-C09 gear and monsters on both sides change the escape roll") {
    auto state = homebrew::Position{}
                     .equip(one, {homebrew::held("Running Shoes")})
                     .monster(bogs, homebrew::monster("Glue"))
                     .fighting(lair(bogs))
                     .top({homebrew::mutation("Bigger")})
                     .with(ScriptedDice{6});
    CHECK(has_event(events_of(state, Flee{}), EscapeRolled{one, 6, -2, true}));
}
TEST_CASE("HAM-C17 a bomb is a consumable that strikes") {
    auto state = homebrew::Position{}
                     .equip(one, {homebrew::held("Bomb")})
                     .monster(bogs, homebrew::monster("Worm"))
                     .fighting(lair(bogs))
                     .with(ScriptedDice{});
    state = after(state, UseConsumable{slot(1)});
    CHECK(state.table.heroes[one].trophies == MonsterCards{homebrew::monster("Worm")});
    CHECK(state.table.item_discard == ItemCards{homebrew::item("Bomb")});
}
TEST_CASE("HAM-C23 a use of several kinds fits only where all of them fit") {
    const auto prophet =
        homebrew::Position{}.hero(one, homebrew::hero("Prophet")).monster(bogs, homebrew::monster("Worm"));
    CHECK(refusal(homebrew::Position{prophet}.table(), UseFavor{}) == "HAM-C23");
    CHECK(is_legal(homebrew::Position{prophet}.fighting(lair(bogs)).table(), UseFavor{}));
}

TEST_CASE("HAM-R42 with mutation deck and discard both empty, no mutation is gained") {
    auto position = homebrew::Position{}.champion(
        homebrew::hero("Coward"),
        {homebrew::mutation("Bigger"), homebrew::mutation("Fatter"), homebrew::mutation("Harder")});
    position.monster(caves, homebrew::monster("Worm"), {homebrew::mutation("Sharper"), homebrew::mutation("Meaner")});
    position.monster(steppe, homebrew::monster("Wall"),
                     {homebrew::mutation("Healthier"), homebrew::mutation("Pricklier")});
    position.monster(woods, homebrew::monster("Glue"), {homebrew::mutation("Livelier")});
    auto state = position.monster(bogs, homebrew::monster("Giant")).fighting(lair(bogs)).with(ScriptedDice{6});
    CHECK(state.table.mutation_deck.empty());
    CHECK(state.table.mutation_discard.empty());
    const auto events = events_of(state, Flee{});
    CHECK(only<MonsterMutated>(events).empty());
    CHECK(has_event(events, MonsterRestored{lair(bogs), 14}));
}
TEST_CASE("HAM-R74 with item deck and discard both empty, the first shop space stays empty") {
    auto position = homebrew::Position{Options{}, homebrew::Rules{{.may_stay_home = true}}};
    homebrew::content.items.all().for_each([&](ItemCard card) { position.carry(one, {item(card)}); });
    auto state = position.turn(two).with(ScriptedDice{});
    CHECK(has_event(events_of(state, StayHome{}), StockMoved{}));
    state = after(state, StayHome{});
    CHECK(state.table.shop[space(1)] == std::nullopt);
    CHECK(waits_for(state.table, HamletPhase{one}));
}
TEST_CASE("HAM-R66 a set that nobody carries is lost from the start, and the others keep the game going") {
    auto state = homebrew::Position{Options{}, homebrew::Rules{{.may_stay_home = true}}}.with(ScriptedDice{});
    CHECK(waits_for(after(state, StayHome{}).table, HamletPhase{two}));

    auto hopeless = homebrew::Position{Options{}, homebrew::Rules{{.may_stay_home = true}}}
                        .under_champion({item(Sigil::wrath), item(artifact(Sigil::mercy, 2))})
                        .with(ScriptedDice{});
    CHECK(has_event(events_of(hopeless, StayHome{}), GameOver{{}, Ending::sigils_lost}));
    CHECK(is_over(after(hopeless, StayHome{}).table));
}
