#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <heroes/shire/damage.hpp>
#include <heroes/shire/detail/bounty.hpp>
#include <heroes/shire/detail/chapters.hpp>
#include <heroes/shire/detail/conditions.hpp>
#include <heroes/shire/detail/spell_boxes.hpp>

// Attacks: damage to all targets of a part at once, and counter-attacks.
namespace heroes::shire::detail {

// SHI-340, SHI-341: they serve the attacks of their holder, or by a house rule one of them.
inline constexpr Conditions armour_tokens{Condition::pierce, Condition::penetrate};

// SHI-133: every attack of the part is computed before any of them lands.
template <class Game>
constexpr std::array<std::int16_t, 24> compute_damage(Game game, const Cast& cast) {
    auto& table = game.table;
    std::array<std::int16_t, 24> dealt{};
    Attack attack = attack_of(table, cast.caster, cast.spell, cast.part);
    for (std::size_t i = cast.first; i != table.aims.size(); ++i) {
        Aim& aim = table.aims[i];
        // SHI-R31: by a house rule that is the attack on the first target.
        if (i != cast.first && game.knobs().armour_tokens_serve_once) attack.tokens = attack.tokens - armour_tokens;
        if (!aim.marks.empty() || !table.standing.has(aim.at)) continue;
        const Damage damage = damage_of(table, attack, aim.at);
        dealt[i] = damage.dealt;
        game.emit(DamageComputed{cast.caster, aim.at, damage});
        if (damage.dealt > game.knobs().large_damage) game.emit(LargeDamage{cast.caster, aim.at, damage.dealt});
        if (damage.prevented && game.knobs().prevented_attack_is_void) aim.marks.insert(AimMark::spared);
        // What Immune or Flying prevent is a question of its own, SHI-R53.
        const bool harmless = damage.figure + damage.percent == 0;
        if (harmless && game.knobs().harmless_attack_is_void) aim.marks.insert(AimMark::missed);
    }
    return dealt;
}

// SHI-167, SHI-R27: the DMG dealt is the full figure, or by a house rule what there was to lose.
template <class Rules>
constexpr int dmg_dealt(const Table<Rules>& table, Actor target, int damage) {
    const int held = shield(table, target);
    const int counted = table.rules.knobs.shield_counts_as_damage ? damage : damage > held ? damage - held : 0;
    const int room = hp(table, target) + (table.rules.knobs.shield_counts_as_damage ? held : 0);
    return table.rules.knobs.overkill_counts || counted < room ? counted : room;
}

// SHI-482, SHI-R61: whether the bounty holder was a final target of the attack.
template <class Rules>
constexpr bool strikes_bounty(const Table<Rules>& table, const Cast& cast, const Aim& aim, int damage) {
    const Knobs& knobs = table.rules.knobs;
    const Seat holder = table.bounty;
    if (holder == Seat::spectator || aim.at != character_of(holder) || owner_of(cast.caster) == holder) return false;
    if (aim.marks.has(AimMark::missed) || (damage < 1 && knobs.bounty_needs_damage)) return false;
    return is_character(cast.caster) || knobs.bounty_for_pets;
}
// It is rewarded once, after the spell, or by a house rule each time it lands. Whether that is now.
template <class Game>
constexpr bool note_bounty(Game game, Cast& cast, const Aim& aim, int damage) {
    if (!strikes_bounty(game.table, cast, aim, damage)) return false;
    if (game.knobs().bounty_for_each_hit) return true;
    cast.marks.insert(CastMark::struck_bounty);
    return false;
}
// An attacker who is felled by its own attack gets nothing for it.
template <class Game>
constexpr void reward_hits(Game game, Actor attacker, int hits) {
    while (hits-- != 0 && hp(game.table, character_of(attacker)) != 0) reward(game, attacker);
}

// SHI-R31: by a house rule a token of Pierce or Penetrate serves one attack.
template <class Game>
constexpr void spend_armour_tokens(Game game, Actor caster) {
    if (!game.knobs().armour_tokens_serve_once) return;
    armour_tokens.for_each([&](Condition token) { remove_condition(game, caster, token, Cause::used); });
}

// SHI-133 to SHI-135: all damage lands at once, then abilities answer it, then whoever has no HP left falls.
template <class Game>
constexpr void strike_targets(Game game, Cast& cast) {
    auto& table = game.table;
    const Actor caster = cast.caster;
    const auto damage = compute_damage(game, cast);
    Answers answers;
    int rewarded_hits = 0;
    bool fell = false;
    for (std::size_t i = cast.first; i != table.aims.size(); ++i) {
        const Aim& aim = table.aims[i];
        const int dealt = dmg_dealt(table, aim.at, damage[i]);
        if (note_bounty(game, cast, aim, dealt)) ++rewarded_hits;
        if (damage[i] == 0) continue;
        cast.dealt = small_number(cast.dealt + dealt);
        const Hurt hurt = take_damage(game, aim.at, damage[i], Cause::attack);
        note_answer(answers, table, aim.at, hurt, true);
        fell |= hurt.fell();
    }
    spend_armour_tokens(game, caster);
    cast.cursor = 1;
    reward_hits(game, caster, rewarded_hits);
    settle(game, answers, fell, caster);
}

// SHI-358, SHI-R44: whether somebody who was attacked strikes back.
template <class Rules>
constexpr bool may_counter(const Table<Rules>& table, const Cast& cast, const Aim& aim) {
    if (!holds(table, aim.at, Condition::counter_attack) || !table.standing.has(cast.caster)) return false;
    if (aim.marks.has(AimMark::missed) || aim.marks.has(AimMark::fell) || !table.standing.has(aim.at)) return false;
    if (cast.marks.has(CastMark::counter) &&
        (!table.rules.knobs.counter_may_be_countered || cast.marks.has(CastMark::second_counter)))
        return false;
    return are_enemies(table, aim.at, cast.caster) && !targetable(table, {cast.caster}, aim.at, true).empty() &&
           has_room_to_answer(table);
}
// The attack spells with CD:0 that a holder can cast now.
template <class Rules, class F>
constexpr void for_each_counter_spell(const Table<Rules>& table, Actor holder, F&& f) {
    (spells_of(table, holder) - dice_of(table, holder)).for_each([&](Slot slot) {
        const Spell spell = spell_in(table, holder, slot);
        const SpellType& type = Rules::content.spells[spell];
        if (type.cd == 0 && type.row == SpellRow::attack && type.parts[0].is_attack() &&
            judge_bans(table, holder, type) && judge_needs(table, holder, spell, Casting::counter_attack))
            f(spell);
    });
}

template <class Game>
constexpr void cast_counter(Game game, Actor holder, Actor attacker, Spell spell) {
    const bool is_second = top<Cast>(game.table).marks.has(CastMark::counter);
    if (game.knobs().counter_uses_token) remove_condition(game, holder, Condition::counter_attack, Cause::used);
    game.emit(CounterAttacked{holder, attacker});
    begin_cast(game, holder, spell, Casting::counter_attack, attacker);
    if (is_second) top<Cast>(game.table).marks.insert(CastMark::second_counter);
}

// A holder strikes back, with the spell that its player chooses if there are several.
template <class Game>
[[gnu::noinline]] constexpr void counter_with(Game game, const Cast& cast, const Aim& aim) {
    auto& table = game.table;
    Spell spell{};
    int count = 0;
    for_each_counter_spell(table, aim.at, [&](Spell found) {
        if (count++ == 0) spell = found;
    });
    if (count > 1) game.push(ChooseCounter{owner_of(aim.at), cast.caster});
    if (count == 1) cast_counter(game, aim.at, cast.caster, spell);
}
// SHI-137: one attacked holder after another, once per attack. Whether all are through.
template <class Game>
constexpr bool counter(Game game, Cast& cast) {
    auto& table = game.table;
    while (cast.cursor != table.aims.size() && !may_counter(table, cast, table.aims[cast.cursor])) ++cast.cursor;
    if (cast.cursor == table.aims.size()) return true;
    counter_with(game, cast, table.aims[cast.cursor++]);
    return false;
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseCounter& choice, F& f) {
    for_each_counter_spell(table, character_of(choice.seat), [&](Spell spell) { f(PickSpell{spell}); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseCounter& choice, const Action& action) {
    const auto* pick = get_if<PickSpell>(&action);
    bool found = false;
    if (pick != nullptr)
        for_each_counter_spell(table, character_of(choice.seat),
                               [&](Spell spell) { found = found || spell == pick->spell; });
    return found ? Verdict::legal() : Verdict::refused("SHI-358: pick an attack spell with CD:0 to strike back with");
}
template <class Game>
constexpr void answer(Game game, const ChooseCounter& choice, const Action& action) {
    game.pop();
    cast_counter(game, character_of(choice.seat), choice.attacker, get<PickSpell>(action).spell);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseCounter& choice) {
    const Cast* cast = interrupted<Cast>(table);
    if (cast == nullptr || cast->caster != choice.attacker || cast->cursor <= cast->first) return false;
    int count = 0;
    for_each_counter_spell(table, character_of(choice.seat), [&](Spell) { ++count; });
    return count > 1 && table.aims[cast->cursor - 1u].at == character_of(choice.seat);
}

}  // namespace heroes::shire::detail
