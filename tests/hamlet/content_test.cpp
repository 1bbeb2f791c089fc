#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <heroes/core/hash.hpp>
#include <heroes/hamlet/content/counts.hpp>
#include <heroes/hamlet/rules.hpp>

using namespace heroes;
using namespace heroes::hamlet;

namespace {

constexpr const Content& content = standard_content;

// How many cards of a kind have some property.
template <class Card, class Type, class F>
std::size_t count(const Cards<Card, Type>& cards, F&& holds) {
    std::size_t n = 0;
    cards.all().for_each([&](Card card) { n += holds(cards[card]) ? 1u : 0u; });
    return n;
}

template <class Card, class Type>
bool words_are_fine(const Cards<Card, Type>& cards) {
    std::set<std::string_view> names;
    std::set<std::string_view> lines;
    cards.all().for_each([&](Card card) {
        names.insert(cards.names[card]);
        lines.insert(cards.flavours[card]);
    });
    return names.size() == cards.count && lines.size() == cards.count && !names.contains("") && !lines.contains("");
}

// How many different things a passive effect does.
int kinds(const Passive& p) {
    return (p.attack != 0) + (p.defense != 0) + (p.health != 0) + (p.regenerate != 0) + (p.thorns != 0) +
           (p.escape != 0) + (p.tie_strike != 0) + !p.inflicts.empty() + !p.immune.empty() + p.fatigue_ward;
}

// Windows by the letters of the clause book: windows("TSC").
Windows windows(std::string_view letters) {
    Windows set;
    for (char letter : letters) set.insert(static_cast<Window>(std::string_view("HTSCAD").find(letter)));
    return set;
}

}  // namespace

TEST_CASE("HAM-002 the box holds 17 heroes, 45 monsters, 58 mutations, 71 items with the artifacts, and 20 decrees") {
    CHECK(content.heroes.count == 17);
    CHECK(content.monsters.count == 45);
    CHECK(content.mutations.count == 58);
    CHECK(content.items.count + content.artifacts.count == 71);
    CHECK(content.artifacts.count == 15);
    CHECK(content.decrees.count == 20);
    CHECK(content.sigils.count == 5);
}

TEST_CASE("no two cards of a kind share a name or a line of flavour, and none lacks one") {
    CHECK(words_are_fine(content.heroes));
    CHECK(words_are_fine(content.monsters));
    CHECK(words_are_fine(content.mutations));
    CHECK(words_are_fine(content.items));
    CHECK(words_are_fine(content.artifacts));
    CHECK(words_are_fine(content.sigils));
    CHECK(words_are_fine(content.decrees));
}

TEST_CASE("a card is found by its name") {
    CHECK(content.items.names[content.items.named("Smoke Pot")] == "Smoke Pot");
    CHECK(content.items[content.items.named("Smoke Pot")].use == sure_escape());
    CHECK(content.monsters[content.monsters.named("The Landlord")].health == 12);
}

TEST_CASE("HAM-003 there are four regions, each with a name") {
    CHECK(enum_count<Region> == 4);
    CHECK(name_of(Region::dark_caves) == "dark caves");
    CHECK(name_of(Region::frigid_woodlands) == "frigid woodlands");
    CHECK(name_of(static_cast<Region>(9)) == "?");
}

TEST_CASE("HAM-007 a monster has health, a value, and perhaps a home, an ability and an artifact symbol") {
    CHECK(count(content.monsters, [](const auto& m) { return m.health > 0 && m.value > 0; }) == 45);
    CHECK(count(content.monsters, [](const auto& m) { return !m.home; }) == 1);
    CHECK(count(content.monsters, [](const auto& m) { return m.carries.has_value(); }) == 20);
}

TEST_CASE("HAM-C30 each region is home to eleven monsters, and one monster is at home nowhere") {
    for_each_enumerator<Region>(
        [](Region region) { CHECK(count(content.monsters, [&](const auto& m) { return m.home == region; }) == 11); });
}

TEST_CASE("HAM-C31 the natural abilities of a region: Bleed, Poison, Burn, and regeneration in the Woodlands") {
    const auto has = [](Region region, const Passive& ability) {
        return count(content.monsters, [&](const auto& m) {
            return m.home == region && m.ability.inflicts == ability.inflicts &&
                   m.ability.regenerate == ability.regenerate;
        });
    };
    CHECK(has(Region::dark_caves, inflict_on_hit(StatusEffect::bleed)) == 3);
    CHECK(has(Region::flooded_bogs, inflict_on_hit(StatusEffect::poison)) == 3);
    CHECK(has(Region::arid_steppe, inflict_on_hit(StatusEffect::burn)) == 3);
    CHECK(has(Region::frigid_woodlands, regenerate(1)) == 3);
}

TEST_CASE("HAM-C32 every set has four carriers, one at home in each region, and they cover all its pieces") {
    for_each_enumerator<Sigil>([](Sigil set) {
        const MonsterCards carriers = content.carriers[set];
        CHECK(carriers.size() == 4);
        std::set<Region> homes;
        std::set<int> pieces;
        carriers.for_each([&](MonsterCard card) {
            CHECK(content.monsters[card].carries == set);
            homes.insert(*content.monsters[card].home);
            pieces.insert(content.monsters[card].piece);
        });
        CHECK(homes.size() == 4);
        CHECK(pieces == std::set<int>{1, 2, 3});
    });
}

TEST_CASE("HAM-C33 HAM-C34 all trophies are worth 110 gold, and every monster keeps to the allowed ranges") {
    CHECK(heroes::hamlet::detail::gold_in_all_trophies() == 110);
    CHECK(count(content.monsters, [](const auto& m) {
              return m.health >= 3 && m.health <= 14 && m.ability.attack >= 0 && m.ability.attack <= 4 &&
                     m.ability.defense >= 0 && m.ability.defense <= 2 && m.value >= 1 && m.value <= 6;
          }) == 45);
}

TEST_CASE("HAM-C35 HAM-C36 a mutation has exactly one effect, and none that is for heroes") {
    CHECK(count(content.mutations, [](const auto& m) { return kinds(m.ability) == 1; }) == 58);
    CHECK(count(content.mutations, [](const auto& m) {
              return m.ability.immune.empty() && m.ability.tie_strike == 0 && !m.ability.fatigue_ward;
          }) == 58);
}

TEST_CASE("HAM-009 HAM-015 the item deck has 56 cards, 28 of gear and 28 consumables, and every one has a value") {
    const auto gear_cards = count(content.items, [](const auto& i) { return i.kind == ItemKind::gear; });
    CHECK(content.items.count == 56);
    CHECK(gear_cards == 28);
    CHECK(count(content.items, [](const auto& i) { return i.value >= 1 && i.value <= 5; }) == 56);
}

TEST_CASE("HAM-C37 gear works while equipped and cannot be used; a consumable is the other way round") {
    CHECK(count(content.items, [](const auto& i) {
              return i.kind == ItemKind::gear ? kinds(i.gear) > 0 && i.use == Active{} : i.gear == Passive{};
          }) == 56);
}

TEST_CASE("HAM-C38 HAM-C39 the shop has a price for every purse: each value from 1 to 5 is there") {
    for (int value = 1; value <= 5; ++value)
        CHECK(count(content.items, [&](const auto& i) { return i.value == value; }) > 0);
}

TEST_CASE("HAM-182 HAM-C40 there are five sets of three artifacts") {
    CHECK(enum_count<Artifact> == 15);
    for_each_enumerator<Sigil>([](Sigil set) {
        CHECK(artifacts_of(set).size() == 3);
        for (int piece = 1; piece <= 3; ++piece) {
            CHECK(set_of(artifact(set, piece)) == set);
            CHECK(artifacts_of(set).has(artifact(set, piece)));
            CHECK(pieces_of(set, artifacts_of(set) - Artifacts{artifact(set, piece)}) == 2);
            CHECK(pieces_of(set, Artifacts{artifact(set, piece)}) == 1);
        }
        CHECK(pieces_of(set, Artifacts::all()) == 3);
        CHECK(pieces_of(set, Artifacts::all() - artifacts_of(set)) == 0);
        CHECK(content.artifacts[artifact(set, 1)].ability == attack_mod(1));
        CHECK(content.artifacts[artifact(set, 2)].ability == defense_mod(1));
    });
}

TEST_CASE("HAM-C42 HAM-186 each Sigil has an ability of its own") {
    CHECK(content.sigils[Sigil::wrath] == SigilType{attack_mod(3)});
    CHECK(content.sigils[Sigil::selflessness] == SigilType{defense_mod(2)});
    CHECK(content.sigils[Sigil::revenge] == SigilType{thorns(2)});
    CHECK(content.sigils[Sigil::redemption] == SigilType{{}, Reroll::own_attack});
    CHECK(content.sigils[Sigil::mercy] == SigilType{regenerate(2)});
}

TEST_CASE("HAM-008 HAM-177 HAM-C43 seventeen heroes have seventeen different Favors, in the windows of their kind") {
    const std::vector<Active> favors{
        buff_attack(6, Duration::attack),
        buff_attack(3, Duration::encounter),
        buff_attack(2, Duration::turn),
        strike(5),
        extra_attack(),
        heal(8),
        heal(5) + cure(every_status_effect),
        peek(Peek::champion),
        peek(Peek::monsters).only({Window::hamlet, Window::wilderness}),
        peek(Peek::rival),
        reroll(Reroll::own_attack),
        reroll(Reroll::own_defense),
        reroll(Reroll::foe_defense),
        buff_defense(3, Duration::encounter),
        sure_escape(),
        discount(3),
        tie_strike_buff(2),
    };
    REQUIRE(favors.size() == content.heroes.count);
    for (const Active& favor : favors)
        CHECK(count(content.heroes, [&](const auto& hero) { return hero.favor == favor; }) == 1);
}

TEST_CASE("HAM-180 Favors raise damage, heal, spy and re-roll") {
    const auto some = [](auto&& holds) { return count(content.heroes, holds) > 0; };
    CHECK(some([](const auto& h) { return h.favor.buff.attack > 0; }));
    CHECK(some([](const auto& h) { return h.favor.heal > 0; }));
    CHECK(some([](const auto& h) { return h.favor.peek == Peek::champion; }));
    CHECK(some([](const auto& h) { return h.favor.reroll == Reroll::own_attack; }));
}

TEST_CASE("HAM-C63 HAM-211 twenty decrees: some help heroes, some monsters, some the world") {
    CHECK(content.decrees.count == 20);
    CHECK(count(content.decrees, [](const auto& d) { return d.ordinance.heroes.attack > 0; }) == 2);
    CHECK(count(content.decrees, [](const auto& d) { return d.ordinance.monsters.attack > 0; }) == 2);
    CHECK(count(content.decrees, [](const auto& d) { return d.ordinance.home_bonus != 0; }) == 2);
    CHECK(count(content.decrees, [](const auto& d) { return d.ordinance.recall_artifacts; }) == 3);
}

TEST_CASE("HAM-R87 HAM-C64 no decree hurts a hero's health, and no modifier goes beyond 2") {
    CHECK(count(content.decrees, [](const auto& d) { return d.ordinance.health_once < 0; }) == 0);
    const auto mild = [](int n) { return n >= -2 && n <= 2; };
    CHECK(count(content.decrees, [&](const auto& d) {
              const Ordinance& o = d.ordinance;
              return mild(o.heroes.attack) && mild(o.heroes.defense) && mild(o.monsters.attack) &&
                     mild(o.monsters.defense) && mild(o.home_bonus) && mild(o.prices);
          }) == 20);
}

TEST_CASE("HAM-122 effects of several sources add up, except that of TieStrikes the highest counts") {
    CHECK((attack_mod(1) + attack_mod(2)).attack == 3);
    CHECK((defense_mod(1) + defense_mod(-3)).defense == -2);
    CHECK((health_mod(2) + health_mod(4)).health == 6);
    CHECK((regenerate(1) + regenerate(2)).regenerate == 3);
    CHECK((thorns(1) + thorns(2)).thorns == 3);
    CHECK((escape_mod(-1) + escape_mod(-1)).escape == -2);
    CHECK((tie_strike(1) + tie_strike(2)).tie_strike == 2);
    CHECK((tie_strike(2) + tie_strike(1)).tie_strike == 2);
    CHECK((fatigue_ward() + Passive{}).fatigue_ward);
    CHECK((Passive{} + fatigue_ward()).fatigue_ward);
}

TEST_CASE("HAM-R38 HAM-C04 HAM-C05 statuses that are inflicted or kept off gather without stacking") {
    const Passive both =
        inflict_on_hit(StatusEffect::bleed) + inflict_on_hit(StatusEffect::burn) + inflict_on_hit(StatusEffect::burn);
    CHECK(both.inflicts == StatusEffects{StatusEffect::bleed, StatusEffect::burn});
    CHECK((immune(StatusEffect::poison) + immune(StatusEffect::bleed)).immune ==
          StatusEffects{StatusEffect::bleed, StatusEffect::poison});
}

TEST_CASE("HAM-C11 HAM-C12 HAM-C19 healing, cures and spying fit into any quiet moment") {
    CHECK(heal(5).windows == windows("HTSC"));
    CHECK(cure(StatusEffect::burn).windows == windows("HTSC"));
    CHECK(peek(Peek::champion).windows == windows("HTSC"));
    CHECK(peek(Peek::rival).windows == windows("HTSC"));
    CHECK(heal(5).lasts == Duration::instant);
}

TEST_CASE("HAM-092 HAM-C13 HAM-C14 a buff for the turn fits outside combat, too; a shorter one does not") {
    CHECK(buff_attack(2, Duration::turn).windows == windows("TSC"));
    CHECK(buff_attack(3, Duration::encounter).windows == windows("C"));
    CHECK(buff_attack(6, Duration::attack).windows == windows("C"));
    CHECK(buff_defense(2, Duration::turn).windows == windows("TSC"));
    CHECK(buff_defense(3, Duration::encounter).windows == windows("C"));
    CHECK(buff_attack(2, Duration::turn).lasts == Duration::turn);
}

TEST_CASE("HAM-C15 HAM-C16 HAM-C17 HAM-C22 coats, extra attacks, strikes and grit belong to the combat turn") {
    CHECK(coat(StatusEffect::bleed).windows == windows("C"));
    CHECK(coat(StatusEffect::bleed).lasts == Duration::encounter);
    CHECK(extra_attack().windows == windows("C"));
    CHECK(extra_attack().lasts == Duration::combat_turn);
    CHECK(strike(5).windows == windows("C"));
    CHECK(tie_strike_buff(2).windows == windows("C"));
    CHECK(tie_strike_buff(2).buff == tie_strike(2));
}

TEST_CASE("HAM-C18 a re-roll of the hero's attack comes after the attack, of the hero's defense after the foe's") {
    CHECK(reroll(Reroll::own_attack).windows == windows("A"));
    CHECK(reroll(Reroll::foe_defense).windows == windows("A"));
    CHECK(reroll(Reroll::own_defense).windows == windows("D"));
    CHECK(reroll(Reroll::foe_attack).windows == windows("D"));
    CHECK(dice_of(Reroll::own_attack) == attack_dice);
    CHECK(dice_of(Reroll::foe_attack) == attack_dice);
    CHECK(dice_of(Reroll::own_defense) == defense_dice);
    CHECK(dice_of(Reroll::foe_defense) == defense_dice);
    CHECK(dice_of(Reroll::no_dice).empty());
    CHECK(windows_of(Reroll::no_dice).empty());
}

TEST_CASE("HAM-C20 HAM-C21 a sure escape is for stand-off and combat, a discount for the Hamlet") {
    CHECK(sure_escape().windows == windows("SC"));
    CHECK(discount(3).windows == windows("H"));
}

TEST_CASE("HAM-C23 a card narrows the windows of its kinds and never widens them") {
    CHECK(heal(5).only({Window::hamlet, Window::attack}).windows == windows("H"));
    CHECK((heal(5) + buff_attack(2, Duration::turn)).windows == windows("TSC"));
    CHECK((heal(5) + buff_attack(2, Duration::turn)).lasts == Duration::turn);
    CHECK((buff_attack(2, Duration::turn) + heal(5)).lasts == Duration::turn);
}

TEST_CASE("a use that does several things does all of them") {
    const Active all = heal(2) + cure(StatusEffect::burn) + strike(3) + extra_attack() + extra_attack() +
                       sure_escape() + coat(StatusEffect::bleed) + buff_attack(1, Duration::encounter);
    CHECK(all.heal == 2);
    CHECK(all.cures == StatusEffects{StatusEffect::burn});
    CHECK(all.strike == 3);
    CHECK(all.extra_attacks == 2);
    CHECK(all.sure_escape);
    CHECK(all.buff == inflict_on_hit(StatusEffect::bleed) + attack_mod(1));
    CHECK((peek(Peek::rival) + discount(2)).discount == 2);
    CHECK((discount(2) + peek(Peek::rival)).peek == Peek::rival);
    CHECK((peek(Peek::rival) + discount(2)).peek == Peek::rival);
    CHECK((reroll(Reroll::own_attack) + Active{}).reroll == Reroll::own_attack);
    CHECK((Active{} + reroll(Reroll::foe_attack)).reroll == Reroll::foe_attack);
}

TEST_CASE("HAM-C55 HAM-C56 decrees are sums of ordinances") {
    const Ordinance both = hero_attack(1) + monster_attack(1);
    CHECK(both.heroes.attack == 1);
    CHECK(both.monsters.attack == 1);
    CHECK((hero_attack(1) + hero_defense(2)).heroes == attack_mod(1) + defense_mod(2));
    CHECK((monster_attack(1) + monster_defense(2)).monsters == attack_mod(1) + defense_mod(2));
    CHECK((home_bonus(1) + home_bonus(-1)).home_bonus == 0);
    CHECK((heal_action(3) + heal_action(-1)).heal_action == 2);
    CHECK((shop_prices(1) + shop_prices(1)).prices == 2);
    CHECK((heal_every_hero(4) + heal_every_hero(1)).health_once == 5);
    CHECK((recall_artifacts() + Ordinance{}).recall_artifacts);
    CHECK((Ordinance{} + recall_artifacts()).recall_artifacts);
    CHECK(painless_fatigue().heroes.fatigue_ward);
}

TEST_CASE("HAM-078 a slot holds an item, an artifact, by house rule a Sigil, or nothing, and can tell which") {
    const Item worn_cleaver = item(content.items.named("Notched Cleaver"));
    const Item worn_relic = item(artifact(Sigil::mercy, 3));
    const Item token = item(Sigil::revenge);
    CHECK(is_card(worn_cleaver));
    CHECK_FALSE(is_artifact(worn_cleaver));
    CHECK(card(worn_cleaver) == content.items.named("Notched Cleaver"));
    CHECK(is_artifact(worn_relic));
    CHECK_FALSE(is_card(worn_relic));
    CHECK(artifact(worn_relic) == artifact(Sigil::mercy, 3));
    CHECK(is_sigil(token));
    CHECK_FALSE(is_artifact(token));
    CHECK(sigil(token) == Sigil::revenge);
    CHECK_FALSE(is_card(Item::nothing));
    CHECK_FALSE(is_artifact(Item::nothing));
    CHECK_FALSE(is_sigil(Item::nothing));
}

TEST_CASE("HAM-C66 what a slot holds keeps its number, whatever more cards there are") {
    CHECK(item(ItemCard{59}) == Item{59});
    CHECK(item(artifact(Sigil::wrath, 1)) == Item{60});
    CHECK(item(Sigil::wrath) == Item{75});
    CHECK(Item::nothing == Item{80});
    CHECK(item(ItemCard{60}) == Item{83});
    for_each_enumerator<ItemCard>([](ItemCard each) {
        CHECK(is_card(item(each)));
        CHECK(card(item(each)) == each);
    });
    CHECK(item(ItemCard::last) == Item::last);
    for (int other = 60; other != 83; ++other) CHECK_FALSE(is_card(static_cast<Item>(other)));
    CHECK_FALSE(is_card(static_cast<Item>(index_of(Item::last) + 1)));
}

TEST_CASE("HAM-080 HAM-081 what an item gives in a slot lies ready; a consumable gives nothing by lying there") {
    content.items.all().for_each(
        [](ItemCard card) { CHECK(content.equipped[item(card)] == content.items[card].gear); });
    for_each_enumerator<Artifact>(
        [](Artifact piece) { CHECK(content.equipped[item(piece)] == content.artifacts[piece].ability); });
    for_each_enumerator<Sigil>(
        [](Sigil sigil) { CHECK(content.equipped[item(sigil)] == content.sigils[sigil].ability); });
    CHECK(content.equipped[item(content.items.named("Small Beer"))] == Passive{});
    CHECK(content.equipped[Item::nothing] == Passive{});
}

TEST_CASE("a fingerprint tells two contents apart by what their cards do, not by what they are called") {
    Draft other = draft_of(content);
    CHECK(hash(complete(other)) == hash(content));
    other.monsters.types.values[0].health = 3;
    CHECK(hash(complete(other)) != hash(content));
    other = draft_of(content);
    other.monsters.names.values[0] = "Attic Bat";
    CHECK(hash(complete(other)) == hash(content));
}

TEST_CASE("a fingerprint covers every card, and nothing else") {
    const auto all_differ = [](auto Draft::*kind) {
        const std::size_t count = (draft_of(content).*kind).count;
        for (std::size_t i = 0; i != count; ++i) {
            Draft other = draft_of(content);
            auto& type = (other.*kind).types.values[i];
            type = type == (other.*kind).types.values[0] ? (other.*kind).types.values[count - 1]
                                                         : (other.*kind).types.values[0];
            CHECK(hash(complete(other)) != hash(content));
        }
    };
    all_differ(&Draft::heroes), all_differ(&Draft::monsters), all_differ(&Draft::mutations), all_differ(&Draft::items);
    all_differ(&Draft::artifacts), all_differ(&Draft::sigils), all_differ(&Draft::decrees);

    Draft shorter = draft_of(content);
    --shorter.decrees.count;
    CHECK(hash(complete(shorter)) != hash(content));
    Draft changed = shorter;
    changed.decrees.types.values[shorter.decrees.count].ordinance = hero_attack(2);
    CHECK(hash(complete(changed)) == hash(complete(shorter)));
}

// What a program cannot say.
template <class T>
constexpr bool can_be_changed = requires(T& cards) {
    cards.monsters.types.values[0].health = 3;
};
static_assert(can_be_changed<Draft> && !can_be_changed<Content>);
static_assert(!std::is_assignable_v<Content&, Content> && !std::is_default_constructible_v<Content>);
static_assert(!std::is_constructible_v<Content, Draft> && !std::is_convertible_v<Draft, Content>);
template <class Cards>
constexpr bool has_smoke_pot = requires {
    typename std::bool_constant<(Cards::content.items.named("Smoke Pot"), true)>;
};
template <class Cards>
constexpr bool has_smoke_put = requires {
    typename std::bool_constant<(Cards::content.items.named("Smoke Put"), true)>;
};
static_assert(has_smoke_pot<StandardRules> && !has_smoke_put<StandardRules>);
static_assert(FixedContent<StandardRules> && FixedContent<RuntimeRules>);

TEST_CASE("HAM-C66 a card that is asked for by a wrong name is none") {
    CHECK(content.items.find("Smoke Pot") == content.items.named("Smoke Pot"));
    CHECK(content.items.find("Smoke Put") == std::nullopt);
    CHECK(content.monsters.find("") == std::nullopt);
    const std::string typed = "Smoke Put";
    CHECK_THROWS_AS((void)content.items.named(typed), IllegalAction);
}

TEST_CASE("HAM-C66 a card is added after the others of its kind and plays like them") {
    Draft cards = draft_of(content);
    CHECK(add(cards, "Angry Badger", monster(Region::frigid_woodlands, 6, 2, 0, 2).carrying(Sigil::wrath, 2), "Mine."));
    CHECK(add(cards, "Free Lunch", consumable(0, heal(4))));
    CHECK(add(cards, "Sharp Elbow", gear(3, tie_strike(1))));
    CHECK(add(cards, "Shy Sam", HeroType{sure_escape()}));
    CHECK(add(cards, "Third Eye", MutationType{defense_mod(1)}));
    CHECK(add(cards, "Curfew", DecreeType{hero_attack(-1)}));
    const Content more = complete(cards);
    const MonsterCard badger = more.monsters.named("Angry Badger");
    CHECK(index_of(badger) == 45);
    CHECK(more.monsters.flavours[badger] == "Mine.");
    CHECK(more.monsters.all().has(badger));
    CHECK(more.natives[Region::frigid_woodlands].has(badger));
    CHECK(more.carriers[Sigil::wrath].has(badger));
    CHECK(more.forces.monsters[badger].attack() == 2);
    CHECK(more.consumables[Window::combat].has(more.items.named("Free Lunch")));
    CHECK(more.has_free_items);
    CHECK_FALSE(content.has_free_items);
    CHECK(more.forces.equipped[item(more.items.named("Sharp Elbow"))].tie_strike() == 1);
    CHECK(more.favors[Window::stand_off].has(more.heroes.named("Shy Sam")));
    CHECK(more.mutations.count == 59);
    CHECK(more.decrees.count == 21);
}

TEST_CASE("HAM-C66 a card without a name, or one too many, is refused and changes nothing") {
    const auto room = [](const auto& type) {
        Draft cards = draft_of(content);
        auto& kind = cards_of(cards, type);
        CHECK(add(cards, "", type).clause() == "HAM-C66");
        CHECK(add(cards, "", type).reason() == "a card has no name");
        while (add(cards, "Another", type)) {}
        CHECK(add(cards, "Another", type) == Verdict::refused("HAM-C66: there is no room for so many cards of a kind"));
        CHECK(judge(cards));
        const std::size_t all = kind.count;
        ++kind.count;
        CHECK(judge(cards).clause() == "HAM-C66");
        return all;
    };
    CHECK(room(HeroType{heal(1)}) == 32);
    CHECK(room(monster(4, 0, 0, 1)) == 96);
    CHECK(room(MutationType{attack_mod(1)}) == 96);
    CHECK(room(gear(1, attack_mod(1))) == 96);
    CHECK(room(ArtifactType{attack_mod(1)}) == 15);
    CHECK(room(SigilType{attack_mod(1)}) == 5);
    CHECK(room(DecreeType{hero_attack(1)}) == 32);
}

TEST_CASE("HAM-C67 there are at most sixty consumables, which could all be in force at once") {
    Draft cards = draft_of(content);
    const ItemType snack = consumable(1, heal(1));
    const Verdict one_too_many = Verdict::refused("HAM-C67: there are more than sixty consumables");
    while (add(cards, "Snack", snack)) {}
    const auto consumables = [&] {
        return std::count_if(cards.items.types.begin(), cards.items.types.begin() + cards.items.count,
                             [](const ItemType& type) { return type.kind == ItemKind::consumable; });
    };
    CHECK(consumables() == 60);
    CHECK(add(cards, "Snack", snack) == one_too_many);
    CHECK(add(cards, "Spoon", gear(1, attack_mod(1))));
    CHECK(judge(cards));
    cards.items.types.values[cards.items.count - 1] = snack;
    CHECK(consumables() == 61);
    CHECK(judge(cards) == one_too_many);
}

TEST_CASE("HAM-C66 cards that make no game are refused as a whole") {
    Draft cards = draft_of(content);
    CHECK(judge(cards));
    cards.items.names.values[7] = "";
    CHECK(judge(cards) == Verdict::refused("HAM-C66: a card has no name"));
    CHECK_THROWS_AS((void)complete(cards), IllegalAction);
    cards = draft_of(content);
    --cards.sigils.count;
    CHECK(judge(cards).clause() == "HAM-C66");
    CHECK(judge(Draft{}).clause() == "HAM-C66");
}

TEST_CASE("HAM-C67 HAM-007 HAM-C30 HAM-C32 a card with a number or a word that cannot be is refused") {
    const auto refused = [](const auto& type) { return std::string(judge(type).clause()); };
    CHECK(refused(monster(0, 0, 0, 1)) == "HAM-007");
    CHECK(refused(monster(100, 20, -20, 100)) == "");
    CHECK(refused(monster(101, 0, 0, 1)) == "HAM-C67");
    CHECK(refused(monster(1, 0, 0, 101)) == "HAM-C67");
    CHECK(refused(monster(1, 21, 0, 1)) == "HAM-C67");
    CHECK(refused(monster(1, 0, -21, 1)) == "HAM-C67");
    CHECK(refused(monster(static_cast<Region>(4), 1, 0, 0, 1)) == "HAM-C30");
    CHECK(refused(monster(1, 0, 0, 1).carrying(static_cast<Sigil>(5), 1)) == "HAM-C32");
    CHECK(refused(monster(1, 0, 0, 1).carrying(Sigil::mercy, 0)) == "HAM-C32");
    CHECK(refused(monster(1, 0, 0, 1).carrying(Sigil::mercy, 4)) == "HAM-C32");
    CHECK(refused(MutationType{health_mod(14)}) == "");
    CHECK(refused(MutationType{health_mod(15)}) == "HAM-C67");
    CHECK(refused(MutationType{regenerate(6)}) == "HAM-C67");
    CHECK(refused(MutationType{thorns(-6)}) == "HAM-C67");
    CHECK(refused(ArtifactType{escape_mod(6)}) == "HAM-C67");
    CHECK(refused(gear(1, tie_strike(21))) == "HAM-C67");
    CHECK(refused(gear(101, attack_mod(1))) == "HAM-C67");
    CHECK(refused(SigilType{{}, static_cast<Reroll>(5)}) == "HAM-C67");
    CHECK(refused(SigilType{attack_mod(21)}) == "HAM-C67");
    CHECK(refused(DecreeType{shop_prices(21)}) == "HAM-C67");
    CHECK(refused(DecreeType{hero_attack(21)}) == "HAM-C67");
    CHECK(refused(DecreeType{monster_attack(21)}) == "HAM-C67");
    CHECK(refused(HeroType{heal(101)}) == "HAM-C67");
    CHECK(refused(HeroType{strike(21)}) == "HAM-C67");
    CHECK(refused(HeroType{peek(static_cast<Peek>(4))}) == "HAM-C67");
    CHECK(refused(HeroType{}) == "HAM-C67");
    CHECK(refused(consumable(1, Active{})) == "HAM-C67");
    CHECK(refused(consumable(1, buff_attack(21, Duration::turn))) == "HAM-C67");
}

TEST_CASE("HAM-C23 HAM-092 a use at another time than its effects fit, or over at once, is refused") {
    const auto refused = [](const Active& use) { return std::string(judge(HeroType{use}).clause()); };
    CHECK(refused(heal(5) + discount(1)) == "");
    CHECK(refused(heal(5) + reroll(Reroll::own_attack)) == "HAM-C23");
    CHECK(refused(heal(5).only({})) == "HAM-C23");
    CHECK(refused(Active{.strike = 3}) == "HAM-C23");
    CHECK(refused(Active{.strike = 3, .windows = {Window::combat}}) == "");
    CHECK(refused(Active{.reroll = Reroll::own_attack, .windows = {Window::defense}}) == "HAM-C23");
    CHECK(refused(Active{.sure_escape = true, .lasts = Duration::encounter, .windows = {Window::hamlet}}) == "HAM-C23");
    CHECK(refused(Active{.lasts = Duration::encounter, .windows = {Window::wilderness}, .buff = attack_mod(1)}) ==
          "HAM-C23");
    CHECK(refused(Active{.windows = {Window::combat}, .buff = attack_mod(1)}) == "HAM-092");
    CHECK(refused(Active{.sure_escape = true, .windows = {Window::combat}}) == "HAM-092");
    CHECK(refused(Active{.discount = 1, .windows = {Window::hamlet}}) == "HAM-092");
    CHECK(refused(Active{.extra_attacks = 1, .lasts = Duration::attack, .windows = {Window::combat}}) == "HAM-092");
}

TEST_CASE("every enumerator of the cards' words has a name, and anything else has none") {
    const auto named = []<class E>(E) {
        for_each_enumerator<E>([&](E e) {
            CHECK(!name_of(e).empty());
            CHECK(name_of(e) != "?");
        });
        CHECK(name_of(static_cast<E>(200)) == "?");
    };
    named(Region{}), named(StatusEffect{}), named(Sigil{}), named(Slot{}), named(ShopSpace{}), named(Die{});
    named(Window{}), named(Duration{}), named(Reroll{}), named(Peek{});
    CHECK(name_of(Reroll::foe_attack) == "foe attack");
    CHECK(name_of(Peek::rival) == "rival");
}

TEST_CASE("what follows from the cards of a content lies ready, for every card") {
    content.heroes.all().for_each([&](HeroCard hero) {
        const Active& favor = content.heroes[hero].favor;
        for_each_enumerator<Window>(
            [&](Window window) { CHECK(content.favors[window].has(hero) == favor.windows.has(window)); });
        CHECK(content.conditional_favors.has(hero) == (favor.discount != 0 || favor.peek != Peek::no_cards));
    });
    content.monsters.all().for_each([&](MonsterCard monster) {
        for_each_enumerator<Region>(
            [&](Region at) { CHECK(content.natives[at].has(monster) == (content.monsters[monster].home == at)); });
    });
    content.items.all().for_each([&](ItemCard one_item) {
        content.items.all().for_each([&](ItemCard other_item) {
            CHECK(content.dearer[one_item].has(other_item) ==
                  (content.items[other_item].value > content.items[one_item].value));
        });
    });
}
