#pragma once

#include <string_view>
#include <type_traits>

#include <heroes/core/phrases.hpp>
#include <heroes/hero_master/cards.hpp>
#include <heroes/hero_master/content.hpp>
#include <heroes/hero_master/effects.hpp>
#include <heroes/hero_master/pieces.hpp>

// What the cards do, in words that are made from their effects, so that they fit every card of every content.
//   in_words(rules, card)                the whole card as a text
//   describe(rules, card, write)         the same, piece by piece
namespace heroes::hero_master {

using heroes::describe;
using heroes::in_words;

namespace detail {

// When an effect works, where that has to be said.
constexpr std::string_view words_for(Timing when) {
    switch (when) {
        case Timing::played_by_leader: return "played by the leader";
        case Timing::critical_fail: return "after a Critical Fail";
        case Timing::about_to_resolve: return "before the dice";
        case Timing::played: return "when played";
        case Timing::monster_hits: return "when the monster hits";
        case Timing::monster_defeated: return "when the monster falls";
        case Timing::phase_one: return "as a power";
        case Timing::applied: return "applied";
        case Timing::leader: return "the leader";
        case Timing::party: return "everybody";
        case Timing::passive:
        case Timing::laid:
        case Timing::lasting:
        case Timing::drawn: break;
    }
    return "";
}
constexpr std::string_view words_for(Whom whom) {
    switch (whom) {
        case Whom::you: return "";
        case Whom::attacker: return "the attacker";
        case Whom::bungler: return "the bungler";
        case Whom::other: return "another hero";
        case Whom::present: return "every hero present";
    }
    return "";
}
constexpr std::string_view words_for(Sort sort, int n) {
    if (sort == Sort::weapon) return n == 1 ? " weapon" : " weapons";
    return n == 1 ? " Hero card" : " Hero cards";
}

// "fire and ice", "each type of the attack": a phrase in the middle of others.
constexpr Text<64> list_of(DamageTypes types, std::string_view and_or) {
    Text<64> text;
    if (types == each && and_or == " and ") return text("each type of the attack"), text;
    std::string_view gap = "";
    types.for_each([&](DamageType type) {
        text(gap);
        text(name_of(type));
        gap = and_or;
    });
    return text;
}

// What happens, from the mouth of whom it happens to: "draws 1".
template <class Write>
constexpr void say_kind(Phrases<Write>& phrases, const Effect& effect, std::string_view start, std::string_view end) {
    const int n = effect.n;
    const std::string_view sign = n > 0 ? "+" : "";
    switch (effect.kind) {
        case Kind::strength: return phrases.say(start, sign, n, " ", list_of(effect.types, " and ").view(), end);
        case Kind::multiply: return phrases.say(start, n, " times ", list_of(effect.types, " and ").view(), end);
        case Kind::hit: return phrases.say(start, sign, n, " to hit", end);
        case Kind::armour: return phrases.say(start, sign, n, " to the hero's armour", end);
        case Kind::ferocity: return phrases.say(start, sign, n, " Ferocity", end);
        case Kind::threshold: return phrases.say(start, sign, n, " to the threshold", end);
        case Kind::no_weapons: return phrases.say(start, "no weapons", end);
        case Kind::convert:
            return phrases.say(start, name_of(static_cast<DamageType>(n)), " of a weapon counts as ",
                               list_of(effect.types, " or ").view(), end);
        case Kind::skip_monster_die: return phrases.say(start, "the monster does not roll", end);
        case Kind::ignore_bungle: return phrases.say(start, "no bungle counts", end);
        case Kind::hand_size: return phrases.say(start, sign, n, " hand size", end);
        case Kind::last_attack: return phrases.say(start, "no attack is laid after it", end);
        case Kind::displace: return phrases.say(start, "can be laid over one's own attack, which moves on", end);
        case Kind::return_to_hand: return phrases.say(start, "returns to hand if another defeats the monster", end);
        case Kind::take_token: return phrases.say(start, "becomes leader", end);
        case Kind::pass_token: return phrases.say(start, "the next player becomes leader", end);
        case Kind::draw: return phrases.say(start, "draws ", n, end);
        case Kind::search: return phrases.say(start, "takes ", n, " of choice from one's own deck", end);
        case Kind::discard: return phrases.say(start, "discards ", n, end);
        case Kind::discard_random: return phrases.say(start, "discards ", n, " at random", end);
        case Kind::refresh: return phrases.say(start, "refreshes ", n, words_for(effect.sort, n), end);
        case Kind::exhaust: return phrases.say(start, "exhausts ", n, words_for(effect.sort, n), end);
        case Kind::heal: return phrases.say(start, "heals ", n, end);
        case Kind::wound: return phrases.say(start, "suffers ", n, n == 1 ? " wound" : " wounds", end);
        case Kind::gain: return phrases.say(start, "gains ", n, " gold", end);
        case Kind::loot: return phrases.say(start, "takes ", n, " gold of the Loot Pile", end);
        case Kind::lose: return phrases.say(start, "loses ", n, " gold", end);
        case Kind::steal: return phrases.say(start, "loses ", n, " gold to the thief", end);
        case Kind::take_treasure: return phrases.say(start, "takes ", n, n == 1 ? " treasure" : " treasures", end);
        case Kind::steal_treasure: return phrases.say(start, "loses a treasure to the thief", end);
        case Kind::destroy_treasure: return phrases.say(start, "loses a treasure", end);
        case Kind::sell: return phrases.say(start, "sells treasures for ", n, " gold each", end);
        case Kind::swap: return phrases.say(start, "swaps the monster for another one here", end);
        case Kind::replace: return phrases.say(start, "replaces the monster from the deck", end);
        case Kind::lurk: return phrases.say(start, n, n == 1 ? " more monster lurks" : " more monsters lurk", end);
        case Kind::recall_attack: return phrases.say(start, "takes a laid attack back", end);
        case Kind::drop_attack: return phrases.say(start, "discards a laid attack", end);
        case Kind::ignore_attack: return phrases.say(start, "ignores the monster's attack", end);
        case Kind::place_token: return phrases.say(start, "gets an action token", end);
        case Kind::maul:
            return phrases.say(start, "the monster rolls again, up to ", n, n == 1 ? " time" : " times", end);
        case Kind::ambusher: return phrases.say(start, "Ambusher", end);
    }
}

// " against a brute": a condition behind its effect.
constexpr Text<48> condition_of(const Effect& effect) {
    Text<48> text;
    const std::string_view type = name_of(static_cast<DamageType>(effect.of));
    const auto put = [&](auto... parts) { (text(parts), ...); };
    switch (effect.condition) {
        case Condition::always: break;
        case Condition::leader: put(" as leader"); break;
        case Condition::not_leader: put(" if not leader"); break;
        case Condition::foe: put(" against ", name_of(static_cast<MonsterType>(effect.of))); break;
        case Condition::weapon: put(" with a weapon of ", type); break;
        case Condition::this_weapon: put(" if this weapon has ", type); break;
        case Condition::strength:
            put(" if ", type, " is above ");
            heroes::detail::write_integer(text, int{effect.above});
            break;
        case Condition::discipline: put(" if of ", name_of(static_cast<Discipline>(effect.of))); break;
        case Condition::attack: put(" if the attack has ", type); break;
    }
    return text;
}
// "when played, if wanted, another hero: " before it.
constexpr Text<96> start_of(const Effect& effect) {
    Text<96> text;
    std::string_view gap = "";
    const auto put = [&](std::string_view part) {
        if (part.empty()) return;
        text(gap);
        text(part);
        gap = ", ";
    };
    put(words_for(effect.when));
    put(effect.may ? "if wanted" : "");
    put(words_for(effect.whom));
    if (!text.empty()) text(": ");
    return text;
}

template <class Write>
constexpr void say(Phrases<Write>& phrases, const Effect& effect) {
    Text<96> end;
    end(condition_of(effect).view());
    end(effect.exhausts ? ", which exhausts it" : "");
    say_kind(phrases, effect, start_of(effect).view(), end.view());
}
template <class Write>
constexpr void say(Phrases<Write>& phrases, const Effects& effects) {
    for (const Effect& effect : effects) say(phrases, effect);
}
template <class Write>
constexpr void say(Phrases<Write>& phrases, const Strengths& strengths, std::string_view sign) {
    for_each_enumerator<DamageType>(
        [&](DamageType type) { phrases.say_if(strengths[type] != 0, sign, int{strengths[type]}, " ", name_of(type)); });
}

template <class Write>
constexpr void say(Phrases<Write>& phrases, const HeroType& hero) {
    phrases.say_if(hero.discipline != Discipline::no_discipline, "of ", name_of(hero.discipline));
    say(phrases, hero.power);
}
template <class Write>
constexpr void say(Phrases<Write>& phrases, const ActionType& action) {
    phrases.say(action.is_bungle ? "bungle" : "attack");
    say(phrases, action.strengths, action.is_bungle ? "-" : "");
    phrases.change(action.hit, "to hit");
    phrases.change(action.armour, "armour");
    phrases.say_if(action.is_bungle, "threshold ", int{action.threshold});
    say(phrases, action.effects);
}
template <class Write>
constexpr void say(Phrases<Write>& phrases, const GearType& gear) {
    phrases.say_if(!gear.is_armour, "weapon");
    phrases.say_if(gear.is_armour, "armour ", int{gear.armour});
    say(phrases, gear.strengths, "+");
    phrases.change(gear.hit, "to hit");
    say(phrases, gear.effects);
}
// "brute, armour 11, defences 7 regular, 6 fire, 5 ice, 5 spirit, Ferocity 3, worth 5 gold and 2 treasures".
template <class Write>
constexpr void say(Phrases<Write>& phrases, const MonsterCardType& monster) {
    phrases.say_if(monster.category != Category::ordinary, name_of(monster.category));
    monster.types.for_each([&](MonsterType type) { phrases.say(name_of(type)); });
    phrases.say("armour ", int{monster.armour});
    std::string_view what = "defences ";
    for_each_enumerator<DamageType>([&](DamageType type) {
        if (monster.defences[type] == 0) return;
        phrases.say(what, int{monster.defences[type]}, " ", name_of(type));
        what = "";
    });
    phrases.say("Ferocity ", int{monster.ferocity});
    phrases.say("worth ", int{monster.gold}, " gold and ", int{monster.treasure},
                monster.treasure == 1 ? " treasure" : " treasures");
    say(phrases, monster.effects);
}
// Whom the sign warns of is a matter of the content, so it is said where that is known.
template <class Write>
constexpr void say(Phrases<Write>& phrases, const LocationType& location, std::string_view boss) {
    phrases.say(int{location.monsters}, location.monsters == 1 ? " monster" : " monsters");
    phrases.say(int{location.treasure}, location.treasure == 1 ? " treasure" : " treasures");
    phrases.say(int{location.gold}, " gold");
    phrases.say_if(location.warning.has_value(), "a warning sign", boss.empty() ? "" : ": ", boss);
    phrases.say_if(location.is_last, "the last Location");
    say(phrases, location.effects);
}
template <class Write>
constexpr void say(Phrases<Write>& phrases, const LocationType& location) {
    say(phrases, location, "");
}
template <class Write>
constexpr void say(Phrases<Write>& phrases, const TreasureType& treasure) {
    if (treasure.action) return phrases.say("an Action card");
    say(phrases, treasure.gear);
}
template <class Write>
constexpr void say(Phrases<Write>& phrases, const FailType& fail) {
    say(phrases, fail.effects);
}

}  // namespace detail

using detail::say;

// What is printed on a card.
constexpr const auto& type_in(const Content& content, RaceCard card) { return content.races[card]; }
constexpr const auto& type_in(const Content& content, ClassCard card) { return content.classes[card]; }
constexpr const auto& type_in(const Content& content, ActionCard card) { return content.actions[card]; }
constexpr const auto& type_in(const Content& content, EquipmentCard card) { return content.equipment[card]; }
constexpr const auto& type_in(const Content& content, MonsterCard card) { return content.monsters[card]; }
constexpr const auto& type_in(const Content& content, LocationCard card) { return content.locations[card]; }
constexpr const auto& type_in(const Content& content, TreasureCard card) { return content.treasures[card]; }
constexpr const auto& type_in(const Content& content, FailCard card) { return content.fails[card]; }

// A Location names the monster that its sign warns of.
template <class Rules, class Write>
constexpr void describe(const Rules&, LocationCard card, Write&& write) {
    if (index_of(card) >= enum_count<LocationCard>) return write("no card");
    const Content& content = Rules::content;
    const LocationType& type = type_in(content, card);
    Phrases<std::remove_cvref_t<Write>> phrases{write};
    say(phrases, type, type.warning ? name_in(content, *type.warning) : std::string_view{});
}

// A treasure that is an Action card does what that card does.
template <class Rules, class Write>
constexpr void describe(const Rules& rules, TreasureCard card, Write&& write) {
    if (index_of(card) >= enum_count<TreasureCard>) return write("no card");
    const TreasureType& type = type_in(Rules::content, card);
    if (type.action) return describe(rules, *type.action, write);
    describe(type, write);
}

}  // namespace heroes::hero_master
