#pragma once

#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include <heroes/hero_master.hpp>

#include "../names.hpp"
#include "../text.hpp"

// The cards in words that are made from their effects.
namespace terminal::hero_master {

using namespace heroes::hero_master;
using heroes::Seat;
using heroes::SeatSet;

inline constexpr const Content& content = Table<>::Rules::content;

template <class Card>
std::string name(Card card) {
    return std::string(name_in(content, card));
}

// "+2", "-1".
inline std::string signed_number(int number) { return (number < 0 ? "-" : "+") + std::to_string(std::abs(number)); }

inline std::string named(DamageTypes types, std::string_view gap) {
    if (types == each) return "every type of it";
    std::vector<std::string> names;
    types.for_each([&](DamageType type) { names.emplace_back(name_of(type)); });
    return joined(names, gap);
}

// "4 regular, 2 fire"; what is 0 is not printed.
inline std::string in_words(const Strengths& strengths) {
    std::vector<std::string> parts;
    types_of(strengths).for_each([&](DamageType type) {
        parts.push_back(std::to_string(strengths[type]) + " " + std::string(name_of(type)));
    });
    return joined(parts, ", ");
}

// When an effect works; what works as long as the card is there needs no word.
inline std::string_view when(Timing timing) {
    switch (timing) {
        case Timing::played_by_leader: return "if the leader plays it: ";
        case Timing::critical_fail: return "at a Critical Fail: ";
        case Timing::about_to_resolve: return "before the dice: ";
        case Timing::played: return "when played: ";
        case Timing::monster_hits: return "when the monster hits: ";
        case Timing::monster_defeated: return "when the monster falls: ";
        case Timing::laid: return "in its slot: ";
        case Timing::phase_one: return "in phase one: ";
        case Timing::applied: return "applied to an attack: ";
        case Timing::leader: return "leader: ";
        case Timing::party: return "everybody: ";
        case Timing::passive:
        case Timing::lasting:
        case Timing::drawn: return "";
    }
    return "";
}

inline std::string deed(const Effect& effect) {
    const std::string n = std::to_string(effect.n);
    const std::string change = signed_number(effect.n);
    const std::string cards = effect.n == 1 ? "a card" : n + " cards";
    const std::string sort = std::string(name_of(effect.sort)) + " card" + (effect.n == 1 ? "" : "s");
    switch (effect.kind) {
        case Kind::strength: return change + " " + named(effect.types, " and ");
        case Kind::multiply: return named(effect.types, " and ") + " x " + n;
        case Kind::hit: return change + " to hit";
        case Kind::armour: return change + " armour";
        case Kind::ferocity: return change + " Ferocity";
        case Kind::threshold: return change + " to the fail threshold";
        case Kind::no_weapons: return "no weapons";
        case Kind::convert:
            return std::string(name_of(static_cast<DamageType>(effect.n))) + " of a weapon counts as " + named(effect.types, " or ");
        case Kind::skip_monster_die: return "the monster does not roll";
        case Kind::ignore_bungle: return "the bungle is ignored";
        case Kind::hand_size: return change + " hand size";
        case Kind::last_attack: return "nothing is laid after it";
        case Kind::displace: return "pushes other attacks to the right";
        case Kind::return_to_hand: return "returns to the hand";
        case Kind::take_token: return "become leader";
        case Kind::pass_token: return "the next player leads";
        case Kind::draw: return "draw " + cards;
        case Kind::search: return "search " + cards + " in your deck";
        case Kind::discard: return "discard " + cards;
        case Kind::discard_random: return "discard " + cards + " at random";
        case Kind::refresh: return "refresh " + n + " " + sort;
        case Kind::exhaust: return "exhaust " + n + " " + sort;
        case Kind::heal: return "heal " + n;
        case Kind::wound: return "suffer " + n;
        case Kind::gain: return "gain " + n + " gold";
        case Kind::loot: return "take " + n + " gold of the loot";
        case Kind::lose: return "lose " + n + " gold";
        case Kind::steal: return "steal " + n + " gold";
        case Kind::take_treasure: return "take " + n + " treasure";
        case Kind::steal_treasure: return "steal a treasure";
        case Kind::destroy_treasure: return "a treasure is destroyed";
        case Kind::sell: return "sell treasure for " + n + " gold each";
        case Kind::swap: return "another monster is encountered";
        case Kind::replace: return "a new monster replaces this one";
        case Kind::lurk: return n + " more monster lurks";
        case Kind::recall_attack: return "take back an attack";
        case Kind::drop_attack: return "discard an attack of yours";
        case Kind::ignore_attack: return "the monster's attack is ignored";
        case Kind::place_token: return "an action token on it";
        case Kind::maul: return "rolls again up to " + n + " times";
        case Kind::ambusher: return "ambusher";
    }
    return "";
}

inline std::string condition(const Effect& effect) {
    const auto type = [&] { return std::string(name_of(static_cast<DamageType>(effect.of))); };
    switch (effect.condition) {
        case Condition::always: return "";
        case Condition::leader: return " if leader";
        case Condition::not_leader: return " if not leader";
        case Condition::foe: return " against a " + std::string(name_of(static_cast<MonsterType>(effect.of)));
        case Condition::weapon: return " with a " + type() + " weapon";
        case Condition::this_weapon: return " if it counts as " + type();
        case Condition::strength: return " if " + type() + " is over " + std::to_string(effect.above);
        case Condition::discipline: return " for heroes of " + std::string(name_of(static_cast<Discipline>(effect.of)));
        case Condition::attack: return " for " + type() + " attacks";
    }
    return "";
}

inline std::string in_words(const Effect& effect) {
    constexpr std::string_view whom[]{"", " (the attacker)", " (the bungler)", " (another hero)", " (everybody present)"};
    return std::string(when(effect.when)) + deed(effect) + std::string(whom[heroes::index_of(effect.whom)]) +
           condition(effect) + (effect.may ? ", if you like" : "") + (effect.exhausts ? ", which exhausts it" : "");
}
inline std::vector<std::string> each_in_words(const Effects& effects) {
    std::vector<std::string> words;
    for (const Effect& effect : effects) words.push_back(in_words(effect));
    return words;
}

// A name and what goes with it: "Brave (4 regular; +2 regular against a brute)".
inline std::string with_facts(const std::string& title, std::vector<std::string> facts, const Effects& effects) {
    for (std::string& effect : each_in_words(effects)) facts.push_back(std::move(effect));
    std::erase(facts, "");
    return facts.empty() ? title : title + " (" + joined(facts, "; ") + ")";
}

inline std::string in_words(ActionCard card) {
    const ActionType& type = content.actions[card];
    const std::string strengths = in_words(type.strengths);
    if (type.is_bungle)
        return with_facts(name(card), {"bungle", strengths.empty() ? "" : "takes off " + strengths,
                                       "fails at " + std::to_string(type.threshold) + " or less"}, type.effects);
    return with_facts(name(card), {strengths, type.hit == 0 ? "" : signed_number(type.hit) + " to hit",
                                   type.armour == 0 ? "" : signed_number(type.armour) + " armour"}, type.effects);
}
inline std::string in_words(const std::string& title, const GearType& gear) {
    return with_facts(title, {in_words(gear.strengths), gear.hit == 0 ? "" : signed_number(gear.hit) + " to hit",
                              gear.is_armour ? "armour " + std::to_string(gear.armour) : ""}, gear.effects);
}
inline std::string in_words(TreasureCard card) {
    const TreasureType& type = content.treasures[card];
    return type.action ? in_words(*type.action) : in_words(name(card), type.gear);
}
inline std::string in_words(RaceCard card) { return with_facts(name(card), {}, content.races[card].power); }
inline std::string in_words(ClassCard card) { return with_facts(name(card), {}, content.classes[card].power); }
inline std::string in_words(FailCard card) { return with_facts(name(card), {}, content.fails[card].effects); }

// A monster with its four defences.
inline std::string in_words(MonsterCard card) {
    const MonsterCardType& type = content.monsters[card];
    std::vector<std::string> types;
    type.types.for_each([&](MonsterType each) { types.emplace_back(name_of(each)); });
    return with_facts(name(card), {joined(types, " "), "armour " + std::to_string(type.armour),
                                   "defences " + in_words(type.defences), "Ferocity " + std::to_string(type.ferocity),
                                   "worth " + std::to_string(type.gold) + " gold and " + counted(type.treasure, "treasure")},
                      type.effects);
}
inline std::string in_words(LocationCard card) {
    const LocationType& type = content.locations[card];
    return with_facts(name(card), {counted(type.monsters, "monster"), counted(type.treasure, "treasure"),
                                   std::to_string(type.gold) + " gold", type.warning ? "beware of " + name(*type.warning) : "",
                                   type.is_last ? "the last one" : ""}, type.effects);
}

template <class Cards>
std::vector<std::string> names(Cards cards) {
    std::vector<std::string> words;
    cards.for_each([&](auto card) { words.push_back(name(card)); });
    return words;
}

}  // namespace terminal::hero_master
