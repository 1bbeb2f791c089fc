#include "cards.hpp"
#include "support.hpp"

#include <cstddef>
#include <iterator>
#include <string>

#include <heroes/hero_master/content/counts.hpp>

using namespace hero_master_test;

namespace {

// Writes cards as the clause book does, so that every row can be compared with it.
std::string number(int n) { return n == 0 ? "-" : std::to_string(n); }
constexpr char letters[] = "RFIS";
std::string letter(DamageType type) { return std::string(1, letters[index_of(type)]); }

std::string values(const Strengths& strengths, bool taken) {
    std::string text;
    for_each_enumerator<DamageType>([&](DamageType type) {
        if (strengths[type] == 0) return;
        if (!text.empty()) text += ' ';
        text += letter(type) + (taken ? "-" : "") + std::to_string(strengths[type]);
    });
    return text.empty() ? "-" : text;
}
std::string types(DamageTypes wanted) {
    if (wanted == each) return "each";
    return letter(wanted.front());
}

std::string capital(std::string_view word) {
    std::string text(word);
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}
std::string condition(const Effect& effect) {
    const auto type = static_cast<DamageType>(effect.of);
    switch (effect.condition) {
        case Condition::always: return "";
        case Condition::leader: return " if leader";
        case Condition::not_leader: return " if not leader";
        case Condition::foe: return " if foe " + capital(name_of(static_cast<MonsterType>(effect.of)));
        case Condition::weapon: return " if weapon " + letter(type);
        case Condition::this_weapon: return " if this " + letter(type);
        case Condition::strength: return " if strength " + letter(type) + ">" + std::to_string(effect.above);
        case Condition::discipline: return " if is " + capital(name_of(static_cast<Discipline>(effect.of)));
        case Condition::attack: return " if attack " + letter(type);
    }
    return "?";
}
std::string kind(const Effect& effect) {
    constexpr const char* names[] = {"Strength",
                                     "Multiply",
                                     "Hit",
                                     "Armour",
                                     "Ferocity",
                                     "Threshold",
                                     "NoWeapons",
                                     "Convert",
                                     "SkipMonsterDie",
                                     "IgnoreBungle",
                                     "HandSize",
                                     "LastAttack",
                                     "Displace",
                                     "ReturnToHand",
                                     "TakeToken",
                                     "PassToken",
                                     "Draw",
                                     "Search",
                                     "Discard",
                                     "DiscardRandom",
                                     "Refresh",
                                     "Exhaust",
                                     "Heal",
                                     "Wound",
                                     "Gain",
                                     "Loot",
                                     "Lose",
                                     "Steal",
                                     "Treasure",
                                     "StealTreasure",
                                     "DestroyTreasure",
                                     "Sell",
                                     "Swap",
                                     "Replace",
                                     "Lurk",
                                     "RecallAttack",
                                     "DropAttack",
                                     "IgnoreAttack",
                                     "PlaceToken",
                                     "Maul",
                                     "Ambusher"};
    const std::string name = names[index_of(effect.kind)];
    const std::string n = std::to_string(effect.n);
    if (effect.kind == Kind::strength || effect.kind == Kind::multiply)
        return name + "(" + types(effect.types) + ", " + n + ")";
    if (effect.kind == Kind::refresh || effect.kind == Kind::exhaust)
        return name + "(" + std::string(name_of(effect.sort)) + ", " + n + ")";
    if (effect.kind == Kind::convert) return "Convert(R, {F, I, S})";
    return effect.n == 0 ? name : name + "(" + n + ")";
}
std::string words(const Effects& effects) {
    constexpr const char* timings[] = {"T1",   "T2", "T3", "T4", "T5", "T6", "T7",
                                       "LAID", "P1", "AP", "LL", "LP", "LT", "CF"};
    std::string text;
    for (const Effect& effect : effects) {
        if (!text.empty()) text += "; ";
        text += timings[index_of(effect.when)];
        if (effect.may) text += " may";
        if (effect.exhausts) text += " exhaust";
        text += condition(effect);
        if (effect.whom != Whom::you) text += " on " + std::string(name_of(effect.whom));
        text += ": " + kind(effect);
    }
    return text.empty() ? "-" : text;
}
std::string owner(const ActionType& type) {
    if (type.owner == Owner::race) return std::string(standard_content.races.names[static_cast<RaceCard>(type.number)]);
    if (type.owner == Owner::hero_class)
        return std::string(standard_content.classes.names[static_cast<ClassCard>(type.number)]);
    return type.owner == Owner::treasure ? "Treasure" : "Protest";
}
std::string words(const ActionType& type) {
    return owner(type) + (type.is_bungle ? " B " : " A ") + values(type.strengths, type.is_bungle) + " hit " +
           number(type.hit) + " armour " + number(type.armour) + " threshold " + number(type.threshold) + " | " +
           words(type.effects);
}
std::string words(const HeroType& type) {
    return (type.discipline == Discipline::no_discipline ? "none" : capital(name_of(type.discipline))) + " | " +
           words(type.power);
}
std::string words(const GearType& type) {
    return (type.is_armour ? "armour " : "weapon ") + values(type.strengths, false) + " hit " + number(type.hit) +
           " armour " + number(type.armour) + " | " + words(type.effects);
}
std::string words(const MonsterCardType& type) {
    std::string text;
    constexpr MonsterType as_printed[] = {undead, brute, greenie, beast, fiend, dragon};
    for (const MonsterType each_type : as_printed)
        if (type.types.has(each_type)) text += (text.empty() ? "" : ", ") + capital(name_of(each_type));
    if (type.category != Category::ordinary) text += ", " + capital(name_of(type.category));
    text += " armour " + number(type.armour) + " defences";
    for (const std::int8_t defence : type.defences) text += " " + number(defence);
    return text + " ferocity " + number(type.ferocity) + " gold " + number(type.gold) + " treasure " +
           number(type.treasure) + " | " + words(type.effects);
}
std::string words(const LocationType& type) {
    const std::string warning = type.warning ? std::string(standard_content.monsters.names[*type.warning]) : "-";
    return "monsters " + number(type.monsters) + " treasure " + number(type.treasure) + " gold " + number(type.gold) +
           " warning " + warning + " | " + words(type.effects);
}
std::string words(const FailType& type) { return words(type.effects); }

// Compares the cards of one kind, from one on, with those of the book from a slot on.
template <class Cards>
void compare(const Cards& cards, std::size_t first, std::size_t count, std::size_t slot) {
    using Card = decltype(cards.named(""));
    for (std::size_t i = 0; i != count; ++i) {
        const auto card = static_cast<Card>(first + i);
        const BookCard& printed = book_cards[slot - 1 + i];
        CHECK(std::string(cards.names[card]) == std::string(printed.name));
        CHECK(words(cards[card]) == std::string(printed.text));
        CHECK(!cards.flavours[card].empty());
    }
}

}  // namespace

TEST_CASE("HMA-C001 to HMA-C145 every card is as the book has it, in the order of the slots") {
    const Content& content = standard_content;
    REQUIRE(std::size(book_cards) == 145);
    compare(content.races, 0, 4, 1);
    compare(content.classes, 0, 4, 5);
    compare(content.actions, 0, 44, 9);
    compare(content.equipment, 0, 12, 53);
    compare(content.monsters, 0, 19, 65);
    compare(content.locations, 0, 16, 84);
    for (std::size_t i = 0; i != 14; ++i) {
        const auto card = static_cast<TreasureCard>(i);
        CHECK(std::string(content.treasures.names[card]) == std::string(book_cards[99 + i].name));
        CHECK(words(content.treasures[card].gear) == std::string(book_cards[99 + i].text));
    }
    compare(content.actions, 44, 10, 114);
    compare(content.fails, 0, 14, 124);
    compare(content.actions, 54, 8, 138);
}
TEST_CASE("HMA-173 a treasure that is an Action card and that card know each other by name") {
    for (std::size_t i = 14; i != 24; ++i) {
        const auto card = static_cast<TreasureCard>(i);
        const ActionCard action_card = *standard_content.treasures[card].action;
        CHECK(standard_content.treasures.names[card] == standard_content.actions.names[action_card]);
        CHECK(treasure_of(standard_content, action_card) == card);
    }
}
TEST_CASE("HMA-K52 no hero can take an attack back and refresh the power by laying it again") {
    CHECK(hero_master::detail::no_endless_phase_one(draft_of(standard_content)));
    Draft endless = draft_of(standard_content);
    endless.classes.types[rogue].power = {p1(recall_attack())};
    endless.races.types[halfling].power = {p1(recall_attack())};
    CHECK(!hero_master::detail::no_endless_phase_one(endless));  // a Halfling Wizard has Pyromaniac
}
TEST_CASE("HMA-K41 HMA-119 four monsters have the Ambusher trait") {
    CHECK(standard_content.ambushers == MonsterCards{monster("Gigantic Spider"), monster("Goblin Nipper"),
                                                     monster("Soggy Ghoul"), monster("Dire Badger")});
}
TEST_CASE("HMA-Q06 HMA-Q07 the Staff looks at its own type and at the final strength") {
    // Without the conversion the staff stays Regular; with a weak attack the strength does not exceed 3.
    const auto heals = [](Permanents cards, bool converts) {
        auto state = Position{}
                         .attack(two, action("Frozen Stiff"))
                         .encounter(monster("Giant"))
                         .equip(two, ItemSlot::first_weapon, treasure("Staff of Inner Fire"))
                         .health(two, 5)
                         .turn(two)
                         .with(ScriptedDice{2, 1});
        state = after(state, Pass{});
        if (!converts) return first<Healed>(state, ApplyCards{cards}).regained;
        return first<Healed>(after(state, ApplyCards{cards}), Convert{Permanent::first_weapon, fire}).regained;
    };
    CHECK(heals(first_weapon, false) == 0);
    CHECK(heals(first_weapon | class_card, true) == 2);
    auto strong = Position{}
                      .attack(two, action("Fireball (Indoors)"))
                      .encounter(monster("Giant"))
                      .equip(two, ItemSlot::first_weapon, treasure("Staff of Inner Fire"))
                      .health(two, 5)
                      .turn(two)
                      .with(ScriptedDice{2, 1});
    CHECK(first<Healed>(after(strong, Pass{}), ApplyCards{first_weapon}).regained ==
          1);  // Fire 4 exceeds 3, but the staff is no Fire weapon
}
TEST_CASE("HMA-Q07 a strength that is just the number does not exceed it") {
    // 'Pyromaniac' has Fire 2, with the Torch 5 and under a bungle less; the Staff heals 1 above 3.
    const auto heals = [](ActionCard attack, ActionCard bungle) {
        const auto state = Position{}
                               .hero(one, gnome, rogue)
                               .attack(two, attack)
                               .bungle(two, one, bungle)
                               .encounter(monster("Giant"))
                               .equip(two, ItemSlot::first_weapon, treasure("Staff of Inner Fire"))
                               .equip(two, ItemSlot::second_weapon, treasure("Torch of Enthusiasm"))
                               .health(two, 5)
                               .leader(two)
                               .turn(two)
                               .with(ScriptedDice{11, 1});
        return first<Healed>(after(state, Pass{}), ApplyCards{weapons}).regained;
    };
    CHECK(heals(action("Polymorph"), action("Loose Screws")) == 0);    // Fire 3
    CHECK(heals(action("Pyromaniac"), action("Untrustworthy")) == 1);  // Fire 2 x 2 + 3 - 2
}
TEST_CASE("HMA-Q06 only a weapon can ask for its own type") {
    const auto table = Position{}.attack(one, action("Bellow")).encounter(monster("Giant")).turn(one).table();
    const hero_master::detail::Reckoning<StandardRules> attack{
        table, one, table.heroes[one].attacks[0], {weapons}, monster("Giant")};
    CHECK(attack.is_weapon(Source::first_weapon, regular));
    CHECK(attack.is_weapon(Source::second_weapon, regular));
    CHECK(!attack.is_weapon(Source::second_weapon, fire));
    CHECK(!attack.is_weapon(Source::attack, regular));
    CHECK(!attack.is_weapon(Source::race, regular));
}
TEST_CASE("HMA-W01 nothing written means the player of the card: a bungle's T4 draws for the bungler") {
    auto state = Position{}
                     .attack(two, action("Brave"))
                     .hand(two, {action("Whoopee Cushion")})
                     .attack(one, action("Bellow"))
                     .encounter(monster("Giant"))
                     .turn(two)
                     .with(ScriptedDice{1});
    state = after(state, PlayBungle{action("Whoopee Cushion")});
    CHECK(waits_for(state.table, ChooseEffect{two, two, {Source::played, 0, action("Whoopee Cushion")}}));
    CHECK(after(state, Accept{}).table.heroes[two].hand.size() == 1);
}
