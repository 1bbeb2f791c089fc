#pragma once

#include <string_view>

#include <heroes/core/phrases.hpp>
#include <heroes/shire/cards.hpp>
#include <heroes/shire/effects.hpp>
#include <heroes/shire/pieces.hpp>

// Outcomes, parts, passives and abilities.
namespace heroes::shire::detail {

// What words need to know besides the thing itself: names come from the content, if there is one, the spells that an
// upgrade changes are its owner's, and the stats of a spell add to what it deals and heals.
struct Telling {
    const Content* content = nullptr;
    CharacterCard owner = CharacterCard::no_character;
    Stats stats{};

    constexpr Telling of(CharacterCard character) const { return {content, character, stats}; }
    constexpr Telling adding(Stats more) const { return {content, owner, more}; }
};

constexpr std::string_view words_for(TargetKind target) {
    switch (target) {
        case TargetKind::you: return "you";
        case TargetKind::one_enemy: return "one enemy";
        case TargetKind::enemies: return "all enemies";
        case TargetKind::one_ally: return "one ally";
        case TargetKind::allies: return "all allies";
        case TargetKind::one_fallen: return "one fallen ally";
        case TargetKind::same: return "the same target";
        case TargetKind::source: return "the attacker";
    }
    return "";
}
constexpr std::string_view words_for(Armour armour) {
    switch (armour) {
        case Armour::counts: return "";
        case Armour::penetrated: return " penetrating";
        case Armour::pierced: return " piercing";
    }
    return "";
}
constexpr std::string_view words_for(Trigger event) {
    switch (event) {
        case Trigger::set_up: return "at set-up";
        case Trigger::begin_turn: return "at the beginning of the turn";
        case Trigger::damaged: return "when damaged";
        case Trigger::hit: return "when hit for ";
        case Trigger::half: return "when brought to half health";
        case Trigger::own_attack: return "after one's own attack";
        case Trigger::pet_died: return "when a pet dies";
        case Trigger::defeated: return "when defeated";
    }
    return "";
}
// For whom an ability is, where that has to be said.
constexpr std::string_view words_for(Scope scope) {
    switch (scope) {
        case Scope::you: return "";
        case Scope::allies: return " for all allies";
        case Scope::pets: return " for your pets";
    }
    return "";
}

// " for 2 turns".
constexpr auto lasting(Turns turns) {
    return [turns](auto& write) {
        if (turns == Turns::unstated) return;
        write(" for ");
        write(turns == Turns::permanent ? "good" : name_of(turns));
    };
}
// "3 + strength": what a spell adds its stats to.
constexpr auto sum(int number, Stats stats) {
    return [=](auto& write) {
        heroes::detail::write_integer(write, number);
        if (!stats.empty()) write(" + "), listed(stats, " + ")(write);
    };
}
// "HP regen 2", "Imprisoned (strength and intellect)": a token with what is written on it.
constexpr auto token(Condition condition, int number, Stats stats) {
    return [=](auto& write) {
        write(name_of(condition));
        if (number != 0) write(" "), heroes::detail::write_integer(write, number);
        if (!stats.empty()) write(" ("), listed(stats)(write), write(")");
    };
}
// " if 1 HP is paid": a guard behind its outcome.
constexpr auto guard_of(const Effect& effect) {
    return [guard = effect.guard, price = int{effect.price}](auto& write) {
        if (guard == Guard::paid) write(" if "), heroes::detail::write_integer(write, price), write(" HP is paid");
        if (guard == Guard::died) write(" if the target dies");
    };
}

constexpr std::string_view title_of(const Telling& telling, Card card) {
    const bool known = telling.content != nullptr && telling.content->has(card);
    return known ? name_in(*telling.content, card) : "a creature";
}
// The spell of the owner that an upgrade changes.
constexpr std::string_view title_of(const Telling& telling, Slot slot) {
    if (telling.content == nullptr || !telling.content->has(telling.owner)) return "one own spell";
    const Spell spell = telling.content->characters[telling.owner].spells[slot];
    return telling.content->has(spell) ? name_in(*telling.content, spell) : "one own spell";
}

// What an outcome does, whoever receives it, between its start and what it depends on.
template <class Write, class Start>
constexpr void say_deed(Phrases<Write>& phrases, const Telling& telling, const Effect& effect, const Start& start) {
    const int n = effect.number;
    const int percent = effect.percent;
    const std::string_view sign = n > 0 ? "+" : "";
    const auto end = guard_of(effect);
    switch (effect.kind) {
        case EffectKind::deal:
            phrases.say(start, sum(n, telling.stats), words_for(effect.armour), " DMG", end);
            return phrases.say_if(percent != 0, "+", percent, "% against ", name_of(effect.condition));
        case EffectKind::heal:
            return phrases.say(start, "heals ", sum(n, effect.to == Recipient::target ? telling.stats : Stats{}), end);
        case EffectKind::heal_dealt: return phrases.say(start, "heals ", percent, "% of the DMG dealt", end);
        case EffectKind::strike: return phrases.say(start, n, " fixed damage", end);
        case EffectKind::shield: return phrases.say(start, "shield ", n, end);
        case EffectKind::buff: {
            const Turns turns = effect.turns == Turns::unstated ? Turns::permanent : effect.turns;
            return phrases.say(start, sign, n, " ", listed(effect.stats), lasting(turns), end);
        }
        case EffectKind::apply:
            return phrases.say(start, token(effect.condition, n, effect.stats), lasting(effect.turns), end);
        case EffectKind::purge:
            return phrases.say(start, "removes every ", n > 0 ? "positive" : "negative", " token", end);
        case EffectKind::lower_dice: return phrases.say(start, "-", n, " on every cooldown die", end);
        case EffectKind::lower_one_die: return phrases.say(start, "-", n, " on one cooldown die", end);
        case EffectKind::immobilise: return phrases.say(start, "+", n, " on the cooldown die of one spell", end);
        case EffectKind::summon: return phrases.say(start, "summons ", title_of(telling, effect.card), end);
        case EffectKind::revive: return phrases.say(start, "revives with ", n, " HP", end);
        case EffectKind::swap_card: return phrases.say(start, "takes a ", name_of(effect.group), " of choice", end);
        case EffectKind::raise_hp:
            if (percent != 0) return phrases.say(start, "+", percent, "% HP and base HP", end);
            return phrases.say(start, sign, n, " HP and base HP", end);
    }
}

// Who receives an outcome of a part.
constexpr std::string_view receiver(TargetKind target, Recipient to) {
    switch (to) {
        case Recipient::target: return words_for(target);
        case Recipient::you: return words_for(TargetKind::you);
        case Recipient::allies: return words_for(TargetKind::allies);
    }
    return "";
}
// "then one enemy: ": before an outcome, unless it goes to whom the last one went.
template <class Before>
constexpr auto start_of(const Before& before, std::string_view whom) {
    return [before, whom](auto& write) {
        before(write);
        write(whom);
        if (!whom.empty()) write(": ");
    };
}

// A part in its printed order, behind what is said before it.
template <class Write, class Before>
constexpr void say(Phrases<Write>& phrases, const Telling& telling, const Part& part, const Before& before) {
    std::string_view last = "";
    bool first = true;
    bool target_is_named = false;
    const auto opening = [&](auto& write) {
        if (first) before(write);
    };
    for (const Effect& effect : part.effects) {
        const bool is_for_target = effect.to == Recipient::target;
        const std::string_view whom = receiver(part.target, effect.to);
        const std::string_view said = whom == last ? "" : is_for_target && target_is_named ? "the target" : whom;
        say_deed(phrases, telling, effect, start_of(opening, said));
        last = whom;
        first = false;
        target_is_named = target_is_named || is_for_target;
    }
}

// "when hit for 8 or more, once per battle, ": before the part of a trigger.
constexpr auto start_of(const Passive& passive) {
    return [on = passive.on, at_least = int{passive.number}, filter = passive.filter, once = passive.is_once,
            optional = passive.is_optional](auto& write) {
        const bool filtered = on == Trigger::own_attack && filter != Filter::any;
        write(filtered ? "after one's own " : words_for(on));
        if (on == Trigger::hit) heroes::detail::write_integer(write, at_least), write(" or more");
        if (filtered) write(name_of(filter)), write(" attack");
        if (once) write(", once per battle");
        if (optional) write(", if wanted");
        write(", ");
    };
}
// "Rallying Cry, you: also ": before an outcome that an upgrade adds.
constexpr auto start_of(std::string_view spell, Recipient to) {
    return [spell, to](auto& write) {
        write(spell);
        if (to != Recipient::target) write(", "), write(receiver(TargetKind::you, to));
        write(": also ");
    };
}

constexpr auto words_for(const ConditionDie& die) {
    return [die](auto& write) {
        heroes::detail::write_integer(write, int{die.attempts});
        write(die.attempts == 1 ? " roll for " : " rolls for ");
        write(name_of(die.condition));
    };
}
constexpr auto attacks_of(Filter filter) {
    return [filter](auto& write) {
        if (filter != Filter::any) write(name_of(filter)), write(" ");
        write("attacks");
    };
}

template <class Write>
constexpr void say(Phrases<Write>& phrases, const Telling& telling, const Passive& passive) {
    const int n = passive.number;
    const std::string_view sign = n > 0 ? "+" : "";
    const std::string_view spell = title_of(telling, passive.slot);
    switch (passive.kind) {
        case PassiveKind::aura:
            return phrases.say(sign, n, " ", listed(passive.stats), words_for(passive.scope),
                               passive.when == While::bloodied ? " at half health or less" : "");
        case PassiveKind::bonus:
            return phrases.say(sign, n, " DMG with ", attacks_of(passive.filter), words_for(passive.scope));
        case PassiveKind::heal_bonus: return phrases.say(sign, n, " on every heal");
        case PassiveKind::trigger: return say(phrases, telling.adding({}), passive.part, start_of(passive));
        case PassiveKind::add_stats: return phrases.say(spell, ": adds ", listed(passive.stats));
        case PassiveKind::add_effect:
            for (const Effect& effect : passive.part.effects)
                say_deed(phrases, telling.adding({}), effect, start_of(spell, effect.to));
            return;
        case PassiveKind::change_target: return phrases.say(spell, ": for ", words_for(passive.part.target));
        case PassiveKind::change_die: return phrases.say(spell, ": ", words_for(passive.die));
        case PassiveKind::pet_limit: return phrases.say(sign, n, n == 1 ? " pet in play" : " pets in play");
        case PassiveKind::ward: return phrases.say("immune to ", listed(passive.wards));
    }
}
template <class Write>
constexpr void say(Phrases<Write>& phrases, const Telling& telling, const Passives& passives) {
    for (const Passive& passive : passives) say(phrases, telling, passive);
}
template <class Write>
constexpr void say(Phrases<Write>& phrases, const Telling& telling, const AbilityType& ability) {
    say(phrases, telling, ability.passives);
}

template <class Write>
constexpr void say(Phrases<Write>& phrases, const Telling& telling, const Effect& effect) {
    const bool is_for_target = effect.to == Recipient::target;
    say_deed(phrases, telling, effect, start_of([](auto&) {}, is_for_target ? "" : receiver({}, effect.to)));
}
template <class Write>
constexpr void say(Phrases<Write>& phrases, const Telling& telling, const Part& part) {
    say(phrases, telling, part, [](auto&) {});
}

}  // namespace heroes::shire::detail
