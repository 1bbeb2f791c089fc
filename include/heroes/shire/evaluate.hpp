#pragma once

#include <cstddef>

#include <heroes/core/evaluation.hpp>
#include <heroes/shire/play.hpp>

// What a player who looks at a table may think of it. This is opinion, not rules, so it lies apart from them.
namespace heroes::shire::opinion {

namespace detail {

// What things are worth to a bot, in tenths of a health point. A half of a win is a lead of thirty HP.
namespace weigh {

inline constexpr int standing = 120;  // a character that can act
inline constexpr int hp = 10;
inline constexpr int heal = 6;  // healing that may come to nothing
inline constexpr int shield = 8;
inline constexpr int creature_hp = 6;
inline constexpr int stat_turn = 6;  // a point of a stat for a turn
inline constexpr int permanent = 4;  // turns that a permanent token counts as
inline constexpr int die = 3;        // a spell that is waited for, for each turn
inline constexpr int other_outcome = 20;
inline constexpr int half_a_win = 300;

// What a condition costs its holder or gives it, for each turn that it stays.
constexpr int of(Condition condition) {
    switch (condition) {
        case Condition::bleed:
        case Condition::burn:
        case Condition::poison: return -10;
        case Condition::lacerate: return -20;
        case Condition::drenched: return -20;
        case Condition::sleep:
        case Condition::frozen: return -60;
        case Condition::knockback: return -40;
        case Condition::paralysed: return -35;
        case Condition::confused:
        case Condition::disarm:
        case Condition::frightened:
        case Condition::hex: return -15;
        case Condition::stun: return -15;
        case Condition::imprisoned: return -35;
        case Condition::darkness: return -15;
        case Condition::glowing: return -12;
        case Condition::more_taken:
        case Condition::less_dealt: return -25;
        case Condition::less_heal:
        case Condition::no_heal: return -10;
        case Condition::immune: return 50;
        case Condition::less_taken:
        case Condition::more_dealt: return 25;
        case Condition::untargetable: return 40;
        case Condition::counter_attack:
        case Condition::redirect_enemy:
        case Condition::redirect_ally: return 20;
        case Condition::dodge:
        case Condition::flying:
        case Condition::penetrate:
        case Condition::pierce: return 12;
        case Condition::more_heal: return 8;
        case Condition::hp_regen: return 10;
        case Condition::increased_fire:
        case Condition::increased_frost:
        case Condition::increased_light:
        case Condition::increased_poison:
        case Condition::increased_shadow:
        case Condition::increased_water: return 10;
        case Condition::all_eyes:
        case Condition::immobilise: return 0;
    }
    return 0;
}

constexpr int turns_left(Turns column) {
    if (column == Turns::permanent) return permanent;
    return static_cast<int>(index_of(column));
}

}  // namespace weigh

constexpr int merit_of_stacks(const Character& board) {
    int sum = 0;
    for_each_enumerator<Column>([&](Column at) {
        const int turns = weigh::turns_left(turns_in(at));
        sum += weigh::of(Condition::bleed) * turns * board.bleed[at];
        for_each_enumerator<Regen>(
            [&](Regen on) { sum += weigh::of(Condition::hp_regen) * turns * board.regen[on][at] * number_on(on); });
    });
    return sum;
}
constexpr int merit_of_buffs(const Character& board) {
    int sum = 0;
    for_each_enumerator<Column>([&](Column at) {
        int points = 0;
        for_each_enumerator<Stat>(
            [&](Stat stat) { points += board.buffs.raised[at][stat] - board.buffs.lowered[at][stat]; });
        sum += weigh::stat_turn * points * weigh::turns_left(turns_in(at));
    });
    return sum;
}

// What a character has.
template <class Rules>
constexpr int merit(const Table<Rules>& table, Seat seat) {
    const Character& board = table.characters[seat];
    if (!table.standing.has(character_of(seat))) return 0;
    int sum = weigh::standing + weigh::hp * board.hp + weigh::shield * board.shield;
    board.conditions.held.for_each(
        [&](Condition condition) { sum += weigh::of(condition) * weigh::turns_left(board.conditions[condition]); });
    sum += merit_of_stacks(board) + merit_of_buffs(board);
    board.dice.taken().for_each([&](Slot slot) { sum -= weigh::die * board.dice[slot]; });
    for (const Creature& pet : table.creatures[seat]) sum += weigh::creature_hp * pet.hp;
    return sum < 0 ? 0 : sum;
}

// What an outcome is worth that has not found its target yet.
constexpr int merit_of(const Effect& effect, int stats) {
    switch (effect.kind) {
        case EffectKind::deal: return weigh::hp * (effect.number + stats);
        case EffectKind::strike: return weigh::hp * effect.number;
        case EffectKind::heal: return weigh::heal * (effect.number + stats);
        case EffectKind::shield: return weigh::shield * effect.number;
        case EffectKind::buff: {
            const int points =
                static_cast<int>(effect.stats.size()) * (effect.number < 0 ? -effect.number : effect.number);
            return weigh::stat_turn * points * weigh::turns_left(effect.turns);
        }
        case EffectKind::apply: {
            const int worth = weigh::of(effect.condition);
            return (worth < 0 ? -worth : worth) * weigh::turns_left(effect.turns);
        }
        case EffectKind::revive: return weigh::standing;
        case EffectKind::heal_dealt:
        case EffectKind::purge:
        case EffectKind::lower_dice:
        case EffectKind::lower_one_die:
        case EffectKind::immobilise:
        case EffectKind::summon:
        case EffectKind::swap_card:
        case EffectKind::raise_hp: break;
    }
    return weigh::other_outcome;
}
// A spell that is being cast and waits for a target: without this it would look as if it did nothing.
template <class Rules>
constexpr int merit_of_cast(const Table<Rules>& table, const Cast& cast) {
    const SpellType& spell = Rules::content.spells[cast.spell];
    const CharacterCard card = table.characters[owner_of(cast.caster)].card;
    int stats = 0;
    spell.stats.for_each([&](Stat stat) { stats += Rules::content.characters[card].stats[stat]; });
    int sum = -weigh::die * spell.cd;
    for (std::size_t part = cast.part; part < spell.parts.size(); ++part)
        for (const Effect& effect : spell.parts[part].effects) sum += merit_of(effect, stats);
    return sum;
}
template <class Rules>
constexpr int merit_of_pending(const Table<Rules>& table, Seat seat) {
    const std::size_t waiting = table.steps.size();
    if (waiting < 2 || !holds_alternative<ChooseTarget>(table.steps.back())) return 0;
    const auto* cast = get_if<Cast>(&table.steps[waiting - 2]);
    return cast != nullptr && owner_of(cast->caster) == seat ? merit_of_cast(table, *cast) : 0;
}

}  // namespace detail

// How well off the seats are, for bots: what the side of each has together against the best of the others.
template <class Rules>
[[nodiscard]] constexpr PerSeat<int, most_players> evaluate(const Table<Rules>& table) {
    if (is_over(table)) return worth_of(outcome(table).seats);
    const auto are_one_side = [&](Seat a, Seat b) { return same_side(table.options, a, b); };
    PerSeat<int, most_players> merits{};
    for_each_seat(table.options, [&](Seat member) {
        const int merit = detail::merit(table, member) + detail::merit_of_pending(table, member);
        for_each_seat(table.options, [&](Seat seat) { merits[seat] += are_one_side(seat, member) ? merit : 0; });
    });
    return worth_of_leads(merits, table.options.players, detail::weigh::half_a_win, are_one_side);
}

}  // namespace heroes::shire::opinion

// Bots find it by argument-dependent lookup.
namespace heroes::shire {

using opinion::evaluate;

}  // namespace heroes::shire
