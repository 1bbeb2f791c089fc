#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/shire/detail/ability_tab.hpp>
#include <heroes/shire/detail/chapters.hpp>
#include <heroes/shire/detail/order.hpp>

// Spell Boxes, Main Phase: which spells may be cast.
namespace heroes::shire::detail {

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
        return Verdict::refused("SHI-329: a Hex forbids spells with so long a cooldown");
    return Verdict::legal();
}

// The slots of a character whose spells are forbidden, all at once.
template <class Rules>
[[gnu::noinline]] constexpr Slots banned_slots(const Table<Rules>& table, const Abilities& abilities, Conditions bans) {
    const Knobs& knobs = table.rules.knobs;
    const auto& rows = knobs.either_half_is_banned ? abilities.halves : abilities.rows;
    const std::size_t hexed = knobs.hex_cooldown < 7 ? knobs.hex_cooldown : 7;
    return rows[SpellRow::support].only_if(bans.has(Condition::confused)) |
           rows[SpellRow::attack].only_if(bans.has(Condition::paralysed)) |
           abilities.types[AttackType::melee].only_if(bans.has(Condition::disarm)) |
           abilities.types[AttackType::ranged].only_if(bans.has(Condition::frightened)) |
           abilities.cooldowns[hexed].only_if(bans.has(Condition::hex));
}

// SHI-119, SHI-R14: the first part needs somebody to be aimed at.
template <class Rules>
constexpr bool has_target(const Table<Rules>& table, Actor actor, Spell spell) {
    const TargetKind kind = target_of(table, actor, spell, 0);
    if (!is_chosen(kind) && table.rules.knobs.all_spells_need_nobody) return true;
    if (reaches_caster(table, actor, spell, 0)) return true;
    return !targets(table, actor, kind, Rules::content.spells[spell].parts[0].is_attack(), true).empty();
}

// The kinds of targets that somebody can be, asked once for all spells of an actor.
template <class Rules>
constexpr EnumSet<TargetKind> open_targets(const Table<Rules>& table, Actor actor) {
    EnumSet<TargetKind> open{TargetKind::you};
    const SeatSet seats = side_of(table.options, owner_of(actor));
    ActorSet own = table.standing & actors_of(seats);
    const ActorSet others = table.standing - own;
    if (!table.rules.knobs.caster_is_ally) own.erase(actor);
    if (!(characters_of(seats) - table.standing).empty()) open.insert(TargetKind::one_fallen);
    // Mostly nobody hides, and there is somebody of either side.
    constexpr EnumSet<TargetKind> of_either_side{TargetKind::one_enemy, TargetKind::enemies, TargetKind::one_ally,
                                                 TargetKind::allies};
    if (!own.empty() && !others.empty() && !held_by_anybody(table).has(Condition::untargetable))
        return open | of_either_side;
    of_either_side.for_each([&](TargetKind kind) {
        const bool needs_nobody = !is_chosen(kind) && table.rules.knobs.all_spells_need_nobody;
        if (needs_nobody || !targets(table, actor, kind, false, true).empty()) open.insert(kind);
    });
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

// Those of an actor's ready spells that it may cast in the Main phase as far as their print tells: they need nothing
// but a target. The others are judged one by one.
constexpr Slots simple_spells(const Abilities& abilities, Slots ready, EnumSet<TargetKind> open) {
    Slots slots = ready & abilities.simple;
    constexpr EnumSet<TargetKind> printed{TargetKind::one_enemy, TargetKind::enemies, TargetKind::one_ally,
                                          TargetKind::allies, TargetKind::one_fallen};
    (printed - open).for_each([&](TargetKind closed) { slots = slots - abilities.aimed[closed]; });
    return slots;
}
// Those of some ready spells that an actor may cast, judged one by one; none of them is forbidden.
template <class Rules>
[[gnu::noinline]] constexpr Slots castable_of(const Table<Rules>& table, Actor actor, Slots ready,
                                              EnumSet<TargetKind> open, Casting casting) {
    Slots slots{};
    ready.for_each([&](Slot slot) {
        const Spell spell = spell_in(table, actor, slot);
        const bool is_open = open.has(target_of(table, actor, spell, 0)) || reaches_caster(table, actor, spell, 0);
        if (is_open && judge_needs(table, actor, spell, casting)) slots.insert(slot);
    });
    return slots;
}
// The slots of the spells that an actor may cast.
template <class Rules>
constexpr Slots castable(const Table<Rules>& table, Actor actor, Casting casting) {
    const EnumSet<TargetKind> open = open_targets(table, actor);
    Slots ready = spells_of(table, actor) - dice_of(table, actor);
    if (!is_character(actor)) return castable_of(table, actor, ready, open, casting);
    const Abilities& abilities = Rules::content.of[character(table, actor).card];
    const Conditions forbidding = bans(table, actor);
    if (!forbidding.empty()) ready = ready - banned_slots(table, abilities, forbidding);
    if (casting != Casting::main_phase) return castable_of(table, actor, ready, open, casting);
    const Slots simple = simple_spells(abilities, ready, open);
    const Slots rest = ready - simple - abilities.settled;
    return rest.empty() ? simple : simple | castable_of(table, actor, rest, open, casting);
}
template <class Rules>
constexpr bool can_cast(const Table<Rules>& table, Actor actor, Casting casting) {
    return !castable(table, actor, casting).empty();
}
// Lists them; whether there are any.
template <class Rules, class F>
constexpr bool list_castable(const Table<Rules>& table, Actor actor, Casting casting, F& f) {
    const Slots slots = castable(table, actor, casting);
    if (is_character(actor)) {
        const auto& spells = Rules::content.characters[character(table, actor).card].spells;
        slots.for_each([&](Slot slot) { f(CastSpell{spells[slot]}); });
    } else {
        slots.for_each([&](Slot slot) { f(CastSpell{spell_in(table, actor, slot)}); });
    }
    return !slots.empty();
}

// Spells that are being cast, one because of another. Attacks that answer attacks could go on like that for ever.
inline constexpr std::size_t most_nested_casts = 3;
template <class Rules>
constexpr bool has_room_to_answer(const Table<Rules>& table) {
    std::size_t casts = 0;
    for (const Step& step : table.steps)
        if (holds_alternative<Cast>(step)) ++casts;
    return casts < most_nested_casts;
}

// A spell that is about to be cast; its aims come behind those that there are.
template <class Rules>
constexpr Cast new_cast(const Table<Rules>& table, Actor caster, Spell spell) {
    return {.caster = caster, .spell = spell, .first = static_cast<std::uint8_t>(table.aims.size())};
}

// SHI-085 to SHI-087: exactly one spell; passing only if there is none, SHI-R13.
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const MainPhase& phase, F& f) {
    const bool any = list_castable(table, phase.actor, Casting::main_phase, f);
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
    if (const auto* cast = get_if<CastSpell>(&action)) {
        game.replace(new_cast(game.table, phase.actor, cast->spell));
        return go_on(game);  // at once: the loop over all kinds of work would find it last
    }
    game.pop();
    game.emit(MainPhasePassed{phase.actor});
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const MainPhase& phase) {
    const TakeTurn* turn = interrupted<TakeTurn>(table);
    return turn != nullptr && turn->actor == phase.actor && owner_of(phase.actor) == phase.seat;
}

}  // namespace heroes::shire::detail
