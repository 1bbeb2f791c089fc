#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/shire/detail/ability_tab.hpp>
#include <heroes/shire/detail/chapters.hpp>
#include <heroes/shire/detail/order.hpp>

// Spell Boxes, Main Phase: which spells may be cast.
namespace heroes::shire::detail {

// SHI-R17: the row of the whole spell decides, or by a house rule either half.
constexpr bool counts_as(const SpellType& spell, SpellRow row, bool either_half) {
    if (spell.row == row) return true;
    if (either_half)
        for (const Part& part : spell.parts)
            if (part.is_attack() == (row == SpellRow::attack)) return true;
    return false;
}

// The conditions of an actor that forbid spells.
template <class Rules>
constexpr Conditions bans(const Table<Rules>& table, Actor actor) {
    if (!is_character(actor)) return {};
    Conditions held = character(table, actor).conditions.held;
    if constexpr (keeps_house_state<Rules>()) held = held | table.house.leaving[owner_of(actor)].conditions;
    return held & Conditions{Condition::confused, Condition::paralysed, Condition::disarm, Condition::frightened,
                             Condition::hex};
}

// SHI-118: bans add up.
template <class Rules>
constexpr Verdict judge_bans(const Table<Rules>& table, Actor actor, const SpellType& spell) {
    const Knobs& knobs = table.rules.knobs;
    const Conditions held = bans(table, actor);
    if (held.empty()) return Verdict::legal();
    if (held.has(Condition::confused) && counts_as(spell, SpellRow::support, knobs.either_half_is_banned))
        return Verdict::refused("SHI-325: whoever is Confused cannot cast support spells");
    if (held.has(Condition::paralysed) && counts_as(spell, SpellRow::attack, knobs.either_half_is_banned))
        return Verdict::refused("SHI-326: whoever is Paralysed cannot cast attack spells");
    if (held.has(Condition::disarm) && spell.type == AttackType::melee)
        return Verdict::refused("SHI-327: whoever is Disarmed cannot cast melee spells");
    if (held.has(Condition::frightened) && spell.type == AttackType::ranged)
        return Verdict::refused("SHI-328: whoever is Frightened cannot cast ranged spells");
    if (held.has(Condition::hex) && spell.cd >= knobs.hex_cooldown)
        return Verdict::refused("SHI-329: a Hex forbids spells with a cooldown of 3 or above");
    return Verdict::legal();
}

// SHI-119, SHI-R14: the first part needs somebody to be aimed at.
template <class Rules>
constexpr bool has_target(const Table<Rules>& table, Actor actor, Spell spell) {
    const TargetKind kind = target_of(table, actor, spell, 0);
    if (!is_chosen(kind) && table.rules.knobs.all_spells_need_nobody) return true;
    return !targets(table, actor, kind, Rules::content.spells[spell].parts[0].is_attack(), true).empty();
}

// The kinds of targets that somebody can be, asked once for all spells of an actor.
template <class Rules>
constexpr EnumSet<TargetKind> open_targets(const Table<Rules>& table, Actor actor) {
    EnumSet<TargetKind> open{TargetKind::you};
    const auto ask = [&](TargetKind kind, bool is_open) {
        if (is_open) open.insert(kind);
    };
    const auto somebody = [&](TargetKind kind) { return !targets(table, actor, kind, false, true).empty(); };
    const bool anybody = table.rules.knobs.all_spells_need_nobody;
    ask(TargetKind::one_fallen, somebody(TargetKind::one_fallen));
    // Mostly nobody hides, and both kinds of a colour are open or closed together.
    const bool hides = !holders(table, table.standing, Condition::untargetable).empty();
    const bool foe = somebody(TargetKind::one_enemy);
    const bool ally = somebody(TargetKind::one_ally);
    ask(TargetKind::one_enemy, foe), ask(TargetKind::one_ally, ally);
    ask(TargetKind::enemies, anybody || (hides ? somebody(TargetKind::enemies) : foe));
    ask(TargetKind::allies, anybody || (hides ? somebody(TargetKind::allies) : ally));
    return open;
}

// SHI-120, SHI-R57: what a spell needs besides.
template <class Rules>
constexpr Verdict judge_needs(const Table<Rules>& table, Actor actor, Spell title, Casting casting) {
    const Seat seat = owner_of(actor);
    const SpellType& spell = Rules::content.spells[title];
    if ((spell.needs == Needs::when_attacked) != (casting == Casting::reaction))
        return casting == Casting::reaction ? Verdict::refused("SHI-R83: that spell is no answer to an attack")
                                            : Verdict::refused("SHI-120: that spell is cast only when attacked");
    if (spell.needs == Needs::from_round && table.turn.round < spell.needed)
        return Verdict::refused("SHI-120: it is too early in the battle for that spell");
    if (spell.needs == Needs::died && table.characters[seat].deaths < spell.needed)
        return Verdict::refused("SHI-120: not enough creatures have died for that spell");
    if (!Rules::content.summons[title]) return Verdict::legal();
    for (const Part& part : spell.parts)
        for (const Effect& effect : part.effects)
            if (effect.kind == EffectKind::summon && !can_summon(table, seat, effect.card))
                return Verdict::refused("SHI-R57: that card is in play already, or there is no room for it");
    return Verdict::legal();
}

// Whether an actor may cast one of its spells; if not, the clause that forbids it.
template <class Rules>
constexpr Verdict judge_cast(const Table<Rules>& table, Actor actor, Spell spell, Casting casting) {
    if (!has_spell(table, actor, spell)) return Verdict::refused("SHI-085: the actor has no such spell");
    const Slot slot = Rules::content.slot_of[spell];
    if (!spells_of(table, actor).has(slot))
        return is_node(slot) ? Verdict::refused("SHI-116: that node is not unlocked")
                             : Verdict::refused("SHI-117: the card of that spell is not on the ability tab");
    if (die_on(table, actor, slot) != 0) return Verdict::refused("SHI-115: there is a cooldown die on that spell");
    const SpellType& type = Rules::content.spells[spell];
    if (const Verdict banned = judge_bans(table, actor, type); !banned) return banned;
    if (const Verdict needed = judge_needs(table, actor, spell, casting); !needed) return needed;
    if (!has_target(table, actor, spell)) return Verdict::refused("SHI-119: there is nobody to aim that spell at");
    return Verdict::legal();
}

// Calls f with each spell that an actor may cast.
template <class Rules, class F>
constexpr void for_each_castable(const Table<Rules>& table, Actor actor, Casting casting, F&& f) {
    const EnumSet<TargetKind> open = open_targets(table, actor);
    const bool banned = !bans(table, actor).empty();
    (spells_of(table, actor) - dice_of(table, actor)).for_each([&](Slot slot) {
        const Spell spell = spell_in(table, actor, slot);
        const SpellType& type = Rules::content.spells[spell];
        if (banned && !judge_bans(table, actor, type)) return;
        if (open.has(target_of(table, actor, spell, 0)) && judge_needs(table, actor, spell, casting)) f(spell);
    });
}
template <class Rules>
constexpr bool can_cast(const Table<Rules>& table, Actor actor, Casting casting) {
    bool any = false;
    for_each_castable(table, actor, casting, [&](Spell) { any = true; });
    return any;
}

// SHI-085 to SHI-087: exactly one spell; passing only if there is none, SHI-R13.
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const MainPhase& phase, F& f) {
    bool any = false;
    for_each_castable(table, phase.actor, Casting::main_phase, [&](Spell spell) {
        any = true;
        f(CastSpell{spell});
    });
    list_if(f, Pass{}, !any || table.rules.knobs.passing_allowed);
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const MainPhase& phase, const Action& action) {
    if (const auto* cast = get_if<CastSpell>(&action))
        return judge_cast(table, phase.actor, cast->spell, Casting::main_phase);
    if (!holds_alternative<Pass>(action)) return Verdict::refused("SHI-085: it is the Main phase: cast a spell");
    if (table.rules.knobs.passing_allowed || !can_cast(table, phase.actor, Casting::main_phase))
        return Verdict::legal();
    return Verdict::refused("SHI-086: a spell must be cast as long as one can be");
}
template <class Game>
constexpr void answer(Game game, const MainPhase& phase, const Action& action) {
    game.pop();
    if (const auto* cast = get_if<CastSpell>(&action))
        return begin_cast(game, phase.actor, cast->spell, Casting::main_phase);
    game.emit(MainPhasePassed{phase.actor});
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const MainPhase& phase) {
    const TakeTurn* turn = interrupted<TakeTurn>(table);
    return turn != nullptr && turn->actor == phase.actor && owner_of(phase.actor) == phase.seat;
}

}  // namespace heroes::shire::detail
