#pragma once

#include <cstddef>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/verdict.hpp>
#include <heroes/shire/cards.hpp>
#include <heroes/shire/effects.hpp>
#include <heroes/shire/pieces.hpp>
#include <heroes/shire/tokens.hpp>

// Which rows a content can have. What is refused here would count wrong, never work, or break the game.
namespace heroes::shire {

namespace detail {

constexpr bool is_within(int least, int number, int most) { return least <= number && number <= most; }
template <Enumeration E>
constexpr bool is_one(E e) {
    return index_of(e) < enum_count<E>;
}

// SHI-K26: what stands on a condition token.
constexpr Verdict judge_token(const Effect& effect) {
    if (effect.condition == Condition::immobilise)
        return Verdict::refused("SHI-359: Immobilise is no token, but an outcome by itself");
    if (effect.condition == Condition::hp_regen && !is_within(1, effect.number, 3))
        return Verdict::refused("SHI-315: HP regen is 1 to 3");
    if (increased_conditions.has(effect.condition) && !is_within(1, effect.number, DiceRow<Increased>::highest))
        return Verdict::refused("SHI-365: Increased DMG is 1 to 7");
    if (effect.condition == Condition::imprisoned && effect.stats.empty())
        return Verdict::refused("SHI-214: Imprison sets some stats to 0");
    return Verdict::legal();
}
// SHI-K20 to SHI-K34: whether there is something to count.
constexpr bool counts_something(const Effect& effect) {
    switch (effect.kind) {
        case EffectKind::deal:
        case EffectKind::heal: return effect.number >= 0;
        case EffectKind::heal_dealt: return effect.percent != 0;
        case EffectKind::strike:
        case EffectKind::shield:
        case EffectKind::revive:
        case EffectKind::lower_dice:
        case EffectKind::lower_one_die:
        case EffectKind::immobilise: return effect.number > 0;
        case EffectKind::buff: return effect.number != 0 && !effect.stats.empty();
        case EffectKind::purge: return effect.number != 0;
        case EffectKind::raise_hp: return effect.number > 0 || effect.percent != 0;
        case EffectKind::apply:
        case EffectKind::summon:
        case EffectKind::swap_card: return true;
    }
    return false;
}
constexpr Verdict judge(const Effect& effect) {
    if (!is_one(effect.kind) || !is_one(effect.to) || !is_one(effect.guard) || !is_one(effect.armour) ||
        !is_one(effect.condition) || !is_one(effect.group))
        return Verdict::refused("SHI-K02: an outcome speaks of something that there is not");
    if (!is_one(effect.turns)) return Verdict::refused("SHI-205: a token stays for 1, 2 or 3 turns, or for good");
    if (!counts_something(effect)) return Verdict::refused("SHI-K02: an outcome has a number that counts nothing");
    if (effect.kind == EffectKind::deal && (effect.to != Recipient::target || effect.guard != Guard::unguarded))
        return Verdict::refused("SHI-K20: DMG is for the targets, and has no price");
    return effect.kind == EffectKind::apply ? judge_token(effect) : Verdict::legal();
}
constexpr Verdict judge(const Part& part) {
    if (part.effects.empty()) return Verdict::refused("SHI-100: a part has an outcome");
    if (!is_one(part.target)) return Verdict::refused("SHI-103: there is no such target");
    for (std::size_t i = 0; i != part.effects.size(); ++i) {
        if (i != 0 && part.effects[i].kind == EffectKind::deal)
            return Verdict::refused("SHI-R01: DMG comes first, and once in a part");
        if (const Verdict verdict = judge(part.effects[i]); !verdict) return verdict;
    }
    return Verdict::legal();
}

constexpr bool is_at_enemies(TargetKind target) {
    return target == TargetKind::one_enemy || target == TargetKind::enemies;
}
// One half of a spell, or the whole of it. The second half may go to whom the first was aimed at.
constexpr Verdict judge_half(const SpellType& spell, std::size_t number) {
    const Part& part = spell.parts[number];
    if (const Verdict verdict = judge(part); !verdict) return verdict;
    if (part.target == TargetKind::source || (part.target == TargetKind::same && number == 0))
        return Verdict::refused("SHI-R16: only the second half of a spell has the same target");
    const TargetKind target = part.target == TargetKind::same ? spell.parts[0].target : part.target;
    if (part.target == TargetKind::same && !is_chosen(target))
        return Verdict::refused("SHI-R16: the same target is one that was chosen for the first half");
    if (part.is_attack() && !is_at_enemies(target)) return Verdict::refused("SHI-R01: an attack is aimed at enemies");
    return Verdict::legal();
}
constexpr Verdict judge(const ConditionDie& die) {
    if (die.attempts != 0 && !dice_conditions.has(die.condition))
        return Verdict::refused("SHI-146: a condition die shows only what needs no duration");
    return Verdict::legal();
}
constexpr Verdict judge(const SpellType& spell) {
    if (spell.parts.empty()) return Verdict::refused("SHI-100: a spell has one part or two");
    if (spell.cd > 6) return Verdict::refused("SHI-382: a cooldown is shown on a die with six sides");
    if (const Verdict verdict = judge(spell.die); !verdict) return verdict;
    for (std::size_t i = 0; i != spell.parts.size(); ++i)
        if (const Verdict verdict = judge_half(spell, i); !verdict) return verdict;
    return Verdict::legal();
}

// SHI-K43: what an ability does when it answers something.
constexpr bool has_source(Trigger event) {
    return event == Trigger::damaged || event == Trigger::hit || event == Trigger::half;
}
constexpr Verdict judge_trigger(const Passive& trigger) {
    const Part& part = trigger.part;
    if (const Verdict verdict = judge(part); !verdict) return verdict;
    if (part.is_attack()) return Verdict::refused("SHI-K43: an ability is no attack; it can strike");
    if (part.target == TargetKind::same || (part.target == TargetKind::source && !has_source(trigger.on)))
        return Verdict::refused("SHI-K17: only damage has a source, and only a spell the same target");
    for (const Effect& effect : part.effects)
        if (effect.guard == Guard::died) return Verdict::refused("SHI-K19: whoever a spell kills counts, and no other");
    if (trigger.on == Trigger::defeated &&
        (part.target != TargetKind::you || part.effects[0].kind != EffectKind::revive))
        return Verdict::refused("SHI-K67: the defeated can do nothing but revive themselves");
    return Verdict::legal();
}
// SHI-K44: changes of one of the character's own spells.
constexpr Verdict judge_upgrade(const Content& content, const CharacterType& owner, const Passive& upgrade) {
    const Spell title = is_one(upgrade.slot) ? owner.spells[upgrade.slot] : Spell::no_spell;
    if (!content.has(title)) return Verdict::refused("SHI-K44: the character has no such spell to be changed");
    const SpellType& spell = content.spells[title];
    if (upgrade.kind == PassiveKind::change_die) return judge(upgrade.die);
    if (upgrade.kind == PassiveKind::change_target) {
        const TargetKind target = upgrade.part.target;
        if (!is_one(target) || target == TargetKind::same || target == TargetKind::source)
            return Verdict::refused("SHI-103: there is no such target");
        if (spell.parts[0].is_attack() && !is_at_enemies(target))
            return Verdict::refused("SHI-R01: an attack is aimed at enemies");
    }
    if (upgrade.kind == PassiveKind::add_effect) {
        if (const Verdict verdict = judge(upgrade.part); !verdict) return verdict;
        if (upgrade.part.is_attack()) return Verdict::refused("SHI-R01: DMG comes first, and once in a part");
    }
    return Verdict::legal();
}
constexpr Verdict judge(const Content& content, const CharacterType& owner, const Passive& passive) {
    switch (passive.kind) {
        case PassiveKind::aura:
            return passive.stats.empty() ? Verdict::refused("SHI-K40: an aura is for a stat") : Verdict::legal();
        case PassiveKind::trigger: return judge_trigger(passive);
        case PassiveKind::add_stats:
        case PassiveKind::add_effect:
        case PassiveKind::change_target:
        case PassiveKind::change_die: return judge_upgrade(content, owner, passive);
        case PassiveKind::bonus:
        case PassiveKind::heal_bonus:
        case PassiveKind::pet_limit:
        case PassiveKind::ward: return Verdict::legal();
    }
    return Verdict::refused("SHI-K40: there is no such ability");
}

// SHI-K49: whether some ability of a character makes room for a creature. Without one there is none.
constexpr bool makes_room(const Content& content, Ability ability) {
    if (ability == Ability::no_ability) return false;
    for (const Passive& passive : content.abilities[ability].passives)
        if (passive.kind == PassiveKind::pet_limit && passive.number > 0) return true;
    return false;
}
constexpr bool has_room_for_creatures(const Content& content, const CharacterType& owner) {
    bool found = makes_room(content, owner.ability);
    owner.cards.for_each([&](Card card) { found = found || makes_room(content, content.cards[card].ability); });
    for (const Ability ability : owner.nodes) found = found || makes_room(content, ability);
    return found;
}
// SHI-R57: what is summoned is a creature of the same character, which has room for it.
constexpr Verdict judge_summons(const Content& content, const CharacterType& owner, const Part& part) {
    for (const Effect& effect : part.effects) {
        if (effect.kind != EffectKind::summon) continue;
        if (!is_one(effect.card) || !owner.cards.has(effect.card) || !is_creature(content.cards[effect.card].kind))
            return Verdict::refused("SHI-R57: a summon needs a creature among the character's cards");
        if (!has_room_for_creatures(content, owner))
            return Verdict::refused("SHI-R57: a character that summons has an ability that makes room for a creature");
    }
    return Verdict::legal();
}
constexpr Verdict judge(const Content& content, const CharacterType& owner, Ability ability) {
    if (ability == Ability::no_ability) return Verdict::legal();
    for (const Passive& passive : content.abilities[ability].passives) {
        if (const Verdict verdict = judge(content, owner, passive); !verdict) return verdict;
        if (const Verdict verdict = judge_summons(content, owner, passive.part); !verdict) return verdict;
    }
    return Verdict::legal();
}
constexpr Verdict judge(const Content& content, const CharacterType& owner, Spell title) {
    if (title == Spell::no_spell) return Verdict::legal();
    const SpellType& spell = content.spells[title];
    if (const Verdict verdict = judge(spell); !verdict) return verdict;
    for (const Part& part : spell.parts)
        if (const Verdict verdict = judge_summons(content, owner, part); !verdict) return verdict;
    return Verdict::legal();
}
constexpr Verdict judge(const Content& content, const CharacterType& owner, const CardType& card) {
    if (is_creature(card.kind)) {
        if (card.hp == 0) return Verdict::refused("SHI-418: a creature enters with HP");
        for (std::size_t i = 0; i != card.spell_count; ++i) {
            const auto title = static_cast<Spell>(index_of(card.first_spell) + i);
            if (const Verdict verdict = judge(content, owner, title); !verdict) return verdict;
        }
    }
    return judge(content, owner, card.ability);
}
constexpr Verdict judge(const Content& content, const CharacterType& character) {
    if (character.hp == 0) return Verdict::refused("SHI-181: a character has no base HP");
    Verdict verdict = judge(content, character, character.ability);
    character.cards.for_each([&](Card card) {
        if (verdict) verdict = judge(content, character, content.cards[card]);
    });
    for (const Spell title : character.spells)
        if (verdict) verdict = judge(content, character, title);
    for (const Ability ability : character.nodes)
        if (verdict) verdict = judge(content, character, ability);
    return verdict;
}

constexpr Verdict judge(const Content& content) {
    for (std::size_t i = 0; i != content.characters.count; ++i)
        if (const Verdict verdict = judge(content, content.characters.types.values[i]); !verdict) return verdict;
    return Verdict::legal();
}

}  // namespace detail

}  // namespace heroes::shire
