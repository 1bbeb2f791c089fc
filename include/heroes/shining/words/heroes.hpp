#pragma once

#include <string_view>

#include <heroes/core/phrases.hpp>
#include <heroes/shining/cards.hpp>
#include <heroes/shining/effects.hpp>
#include <heroes/shining/pieces.hpp>

// Effects, attacks, the cards of Heroes, and the Heroes.
namespace heroes::shining::detail {

// " if another Hero is next to the target": a condition behind its passive.
constexpr std::string_view words_for(Condition condition) {
    switch (condition) {
        case Condition::always_so: return "";
        case Condition::unmoved: return " if the Hero has not moved";
        case Condition::flanked: return " next to two monsters";
        case Condition::engaged: return " if another Hero is next to the target";
        case Condition::wounded: return " at half HP or less";
    }
    return "";
}
constexpr std::string_view words_for(Trigger trigger) {
    switch (trigger) {
        case Trigger::no_trigger: return "";
        case Trigger::would_suffer: return "before damage";
        case Trigger::after_attacked: return "after being attacked";
    }
    return "";
}
constexpr std::string_view words_for(Who who) {
    switch (who) {
        case Who::each_hero: return "each Hero";
        case Who::weakest_hero: return "the weakest Hero";
        case Who::heroes_on_difficult: return "each Hero on a Difficult square";
        case Who::heroes_alone: return "each Hero without another within 2";
    }
    return "";
}

// What an effect does, behind when it does so.
template <class Write, class Start>
constexpr void say(Phrases<Write>& phrases, const Effect& effect, const Start& start) {
    const int n = effect.amount;
    const std::string_view end = effect.self ? " for the attacker" : "";
    switch (effect.kind) {
        case EffectKind::nothing: return;
        case EffectKind::damage: return phrases.say(start, "+", n, " DMG", end);
        case EffectKind::override_chart: return phrases.say(start, n, " DMG instead of the chart's", end);
        case EffectKind::heal: return phrases.say(start, "heals ", n, end);
        case EffectKind::magic: return phrases.say(start, "+", n, " MP", end);
        case EffectKind::push: return phrases.say(start, "Push ", n, end);
        case EffectKind::walk: return phrases.say(start, "moves up to ", n, end);
        case EffectKind::action_points: return phrases.say(start, "+", n, " AP", end);
        case EffectKind::advantage: return phrases.say(start, "Advantage ", n, " on the next roll", end);
        case EffectKind::ward: return phrases.say(start, "+", n, " VIT until the next activation", end);
        case EffectKind::slow: return phrases.say(start, "-", n, " MOVE in the next activation", end);
        case EffectKind::provoke: return phrases.say(start, "draws the monsters within ", name_of(effect.stat), end);
        case EffectKind::timer: return phrases.say(start, "+", n, n == 1 ? " Timer" : " Timers", end);
        case EffectKind::block: return phrases.say(start, "blocks ", n, " DMG", end);
        case EffectKind::strike: return phrases.say(start, "strikes back with a weapon", end);
    }
}
template <class Write>
constexpr void say(Phrases<Write>& phrases, const Effect& effect) {
    say(phrases, effect, "");
}

template <class Write>
constexpr void say(Phrases<Write>& phrases, const Passive& passive) {
    const int n = passive.amount;
    const std::string_view end = words_for(passive.condition);
    switch (passive.kind) {
        case PassiveKind::nothing: return;
        case PassiveKind::fly: return phrases.say("flies", end);
        case PassiveKind::move: return phrases.say("+", n, " MOVE", end);
        case PassiveKind::max_hp: return phrases.say("+", n, " MAX HP", end);
        case PassiveKind::vit: return phrases.say("+", n, " VIT", end);
        case PassiveKind::attack_bonus: return phrases.say("+", n, " to attacks", end);
        case PassiveKind::attack_advantage: return phrases.say("Advantage ", n, " on attacks", end);
        case PassiveKind::luck_aura:
            return phrases.say("Advantage ", n, " on LUCK rolls of other Heroes within ", int{passive.range}, end);
        case PassiveKind::sturdy: return phrases.say("cannot be pushed", end);
        case PassiveKind::sure_foot: return phrases.say("Difficult squares cost 1", end);
        case PassiveKind::regenerate: return phrases.say("regenerates ", n, end);
        case PassiveKind::undying: return phrases.say("survives with 1 HP if a D4 shows 4", end);
    }
}

// "2D4 + DEX".
constexpr auto roll_of(const AttackType& attack) {
    return [&attack](auto& write) {
        std::string_view gap = "";
        for (const Dice& dice : attack.dice) {
            write(gap);
            if (dice.count != 1) heroes::detail::write_integer(write, int{dice.count});
            write(name_of(dice.size));
            gap = " + ";
        }
        if (attack.stat) write(gap), write(name_of(*attack.stat));
    };
}
// "VIT + 5": the total that meets a row.
constexpr auto total_of(const Row& row) {
    return [times = int{row.times}, plus = int{row.plus}](auto& write) {
        if (times > 1) heroes::detail::write_integer(write, times), write(" x ");
        if (times != 0) write("VIT");
        if (times != 0 && plus != 0) write(" + ");
        if (times == 0 || plus != 0) heroes::detail::write_integer(write, plus);
    };
}
// "1 DMG from VIT, 2 DMG from 2 x VIT".
template <class Write>
constexpr void say(Phrases<Write>& phrases, const Row& row) {
    const bool always_met = row.times == 0 && row.plus == 0;
    phrases.say_if(always_met, int{row.damage}, " DMG in any case");
    phrases.say_if(!always_met, int{row.damage}, " DMG from ", total_of(row));
}
template <class Write>
constexpr void say(Phrases<Write>& phrases, const Chain& chain) {
    say(phrases, chain.effect, [&](auto& write) {
        write("if a "), write(name_of(chain.size)), write(" shows ");
        heroes::detail::write_integer(write, int{chain.face}), write(": ");
    });
}
// "D8 + STR, range 1, 1 DMG from VIT, 2 DMG from 2 x VIT, if a D8 shows 8: Push 2".
template <class Write>
constexpr void say(Phrases<Write>& phrases, const AttackType& attack) {
    phrases.say_if(!attack.dice.empty() || attack.stat.has_value(), roll_of(attack));
    phrases.say("range ", int{attack.range});
    phrases.say_if(attack.has_area(), "area ", int{attack.area});
    phrases.say_if(!attack.sight, "needs no line of sight");
    phrases.say_if(attack.ap != 1, int{attack.ap}, " AP");
    for (const Row& row : attack.rows) say(phrases, row);
    say(phrases, attack.on_hit, "on a hit: ");
    for (const Chain& chain : attack.chains) say(phrases, chain);
}

// " for 1 AP and 2 MP".
constexpr auto price_of(const PowerType& power) {
    return [ap = int{power.ap}, mp = int{power.mp}, rp = int{power.rp}](auto& write) {
        std::string_view gap = " for ";
        const auto pay = [&](int n, std::string_view what) {
            if (n == 0) return;
            write(gap), heroes::detail::write_integer(write, n), write(what);
            gap = " and ";
        };
        pay(ap, " AP"), pay(rp, " RP"), pay(mp, " MP");
    };
}
constexpr auto within(const PowerType& power) {
    return [range = int{power.range}, stat = power.range_stat](auto& write) {
        write(" within ");
        if (stat) return write(name_of(*stat));
        heroes::detail::write_integer(write, range);
    };
}
constexpr auto area_of(const PowerType& power) {
    return [power](auto& write) {
        write("all Heroes within ");
        heroes::detail::write_integer(write, power.area == no_area ? 0 : int{power.area});
        if (power.range != 0 || power.range_stat) write(" of a square"), within(power)(write);
    };
}
// On whom, where that has to be said.
template <class Write>
constexpr void write_target(const PowerType& power, Write& write) {
    switch (power.target) {
        case Target::self:
        case Target::table:
        case Target::by_attack: return;
        case Target::friend_within: return write("a Hero"), within(power)(write);
        case Target::other_friend: return write("another Hero"), within(power)(write);
        case Target::exhausted_friend: return write("an exhausted Hero"), within(power)(write);
        case Target::friends_area: return area_of(power)(write);
        case Target::attacker: return write("the attacker");
    }
}
constexpr bool names_target(Target target) {
    return target != Target::self && target != Target::table && target != Target::by_attack;
}
// "before damage, a Hero within 3: ": before the first effect.
constexpr auto start_of(const PowerType& power, bool first) {
    return [&power, first](auto& write) {
        if (!first) return;
        const bool names = names_target(power.target);
        write(words_for(power.trigger));
        if (names && power.trigger != Trigger::no_trigger) write(", ");
        write_target(power, write);
        if (names || power.trigger != Trigger::no_trigger) write(": ");
    };
}
template <class Write>
constexpr void say(Phrases<Write>& phrases, const Content& content, const PowerType& power) {
    if (power.use == Use::no_power) return;
    phrases.say(name_of(power.use), price_of(power));
    phrases.say_if(power.limit != Limit::no_limit, name_of(power.limit));
    if (power.attack && content.attacks.has(*power.attack)) say(phrases, content.attacks[*power.attack]);
    bool first = true;
    for (const Effect& effect : power.effects) {
        say(phrases, effect, start_of(power, first));
        first = false;
    }
}
// A trait, a spell, an item or a piece of equipment.
template <class Write>
constexpr void say(Phrases<Write>& phrases, const Content& content, const CardType& card) {
    for (const Passive& passive : card.passives) say(phrases, passive);
    if (card.weapon && content.attacks.has(*card.weapon)) {
        phrases.say("weapon");
        say(phrases, content.attacks[*card.weapon]);
    }
    say(phrases, content, card.power);
}

// "Fireball and Ghost Bolt": cards by their names.
template <class Cards>
constexpr auto titles(const Content& content, const Cards& cards) {
    return listed_by([&content, &cards](auto&& name) {
        for (const auto card : cards) name(name_in(content, card));
    });
}
template <class Write>
constexpr void say(Phrases<Write>& phrases, const Content& content, const HeroType& hero) {
    for_each_enumerator<Stat>([&](Stat stat) { phrases.say(name_of(stat), " ", int{hero.stats[stat]}); });
    phrases.say(int{hero.max_hp}, " HP");
    phrases.say_if(hero.max_mp != 0, int{hero.max_mp}, " MP");
    phrases.say("MOVE ", int{hero.move});
    phrases.say(int{hero.ap}, " AP");
    phrases.say_if(hero.rp != 0, int{hero.rp}, " RP");
    phrases.say("weapon ", name_in(content, hero.weapon));
    phrases.say_if(!hero.traits.empty(), hero.traits.size() == 1 ? "trait " : "traits ", titles(content, hero.traits));
    phrases.say_if(!hero.spells.empty(), hero.spells.size() == 1 ? "spell " : "spells ", titles(content, hero.spells));
}

}  // namespace heroes::shining::detail
