#pragma once

#include <cstdint>

#include <heroes/hero_master/detail/timings.hpp>

// Steps 2 to 7 of HMA-R58: the hero's attack, and what a victory brings.
namespace heroes::hero_master::detail {

// Step 2: what the attack stands at, fixed for the attack, HMA-R99.
template <class Rules>
constexpr Reckoning<Rules> running_reckoning(const Table<Rules>& table) {
    const Attack& attack = table.attack;
    return {table, attack.seat, *running(table), {attack.applied, attack.converted, attack.into}, attack.monster};
}
template <class Rules>
constexpr Tally running_tally(const Table<Rules>& table) {
    return running_reckoning(table).add_up();
}
template <class Game>
constexpr void fix_strength(Game game) {
    auto& table = game.table;
    Attack& attack = table.attack;
    Reckoning<typename Game::Rules> reckoning = running_reckoning(table);
    const Tally& tally = reckoning.add_up();
    attack.strengths = tally.strengths;
    attack.hit = small_number(tally.hit);
    attack.armour = small_number(tally.armour);
    attack.ferocity = small_number(tally.ferocity);
    attack.threshold = byte(tally.threshold);
    if (tally.skips_die) attack.marks.insert(Mark::skips_die);
    if (tally.bungle_ignored) attack.marks.insert(Mark::bungle_ignored);
    if (Game::Rules::content.asks_who_led && table.leader == attack.seat) attack.marks.insert(Mark::led);
    attack.applied.insert(Permanent::armour);
    game.emit(StrengthFixed{attack.seat, tally.card, tally.added, tally.taken, tally.strengths, attack.hit,
                            attack.armour, attack.ferocity, attack.threshold});
}

// Step 4, HMA-101, HMA-K09.
template <class Game>
constexpr void roll_dice(Game game) {
    Attack& attack = game.table.attack;
    attack.green = roll(game);
    if (!attack.marks.has(Mark::skips_die)) attack.black = roll(game);
    game.emit(DiceRolled{attack.seat, attack.green, attack.black});
}

// Step 5, HMA-090, HMA-148, HMA-R61, HMA-R63.
template <class Rules>
constexpr bool is_critical_fail(const Table<Rules>& table) {
    const Attack& attack = table.attack;
    const Knobs& knobs = table.rules.knobs;
    if (attack.green == die_faces && knobs.critical_hit_beats_fail) return false;
    const int total = knobs.modified_roll_can_fail ? attack.green + attack.hit : int{attack.green};
    return attack.green == 1 || total <= attack.threshold;
}
template <class Game>
constexpr void check_for_fail(Game game) {
    auto& table = game.table;
    Attack& attack = table.attack;
    if (!is_critical_fail(table)) return;
    attack.marks.insert(Mark::critical_fail);
    attack.fail = draw_fail(game);
    game.emit(CriticalFailed{attack.seat, attack.green, attack.fail});
    if (attack.fail) game.push(CarryOut{attack.seat, Timing::drawn, {Source::fail, 0, {}}});
}

// HMA-R64: by a house rule the card alone is doubled. Where the bungle has left nothing it may have taken more than
// there was, and takes the rest of the doubled card.
template <class Rules>
constexpr Strengths with_card_doubled(const Table<Rules>& table, Strengths strengths) {
    const Tally tally = running_tally(table);
    for_each_enumerator<DamageType>([&](DamageType type) {
        if (strengths[type] != 0)
            add(strengths[type], tally.card[type]);
        else
            strengths[type] = small_number(strength_left(tally, table.rules.knobs, type, 2));
    });
    return strengths;
}
// Step 6, HMA-102 to HMA-104, HMA-145, HMA-R62, HMA-R64, HMA-R66, HMA-R99.
template <class Rules>
constexpr Strengths final_strengths(const Table<Rules>& table) {
    const Attack& attack = table.attack;
    const Knobs& knobs = table.rules.knobs;
    Strengths strengths = knobs.leader_read_live ? running_tally(table).strengths : attack.strengths;
    if (attack.green != die_faces) return strengths;
    if (knobs.critical_hit_doubles_card_only) return with_card_doubled(table, strengths);
    for_each_enumerator<DamageType>([&](DamageType type) { add(strengths[type], strengths[type]); });
    return strengths;
}
template <class Rules>
constexpr DamageTypes sufficient(const Table<Rules>& table, const Strengths& strengths) {
    const MonsterCardType& foe = Rules::content.monsters[table.attack.monster];
    const bool zero_counts = table.rules.knobs.unprinted_defence_is_zero;
    DamageTypes types{};
    for_each_enumerator<DamageType>([&](DamageType type) {
        const int defence = foe.defences[type];
        const bool can_be = strengths[type] > 0 && (zero_counts || defence > 0);
        if (can_be && table.rules.overcomes(strengths[type], defence)) types.insert(type);
    });
    return types;
}
template <class Game>
constexpr void strike(Game game) {
    auto& table = game.table;
    Attack& attack = table.attack;
    const std::int8_t armour = Game::Rules::content.monsters[attack.monster].armour;
    const int total = attack.green + attack.hit;
    const bool critical = attack.green == die_faces;
    if (critical) game.emit(CriticalHit{attack.seat, Side::hero});
    const bool hits = table.rules.hits(total, armour) || (critical && game.knobs().natural_20_hits);
    const Strengths strengths = final_strengths(table);
    const DamageTypes enough = hits && table.encounter ? sufficient(table, strengths) : DamageTypes{};
    game.emit(AttackResolved{attack.seat, small_number(total), armour, hits, strengths, enough});
    if (enough.empty()) return;
    attack.marks.insert(Mark::monster_defeated);
    game.emit(MonsterDefeated{attack.seat, attack.monster});
    carry_out_all(game, Timing::monster_defeated);
}

// Step 7, HMA-156, HMA-167 to HMA-170: gold from the Loot Pile and from the monster, then treasure.
template <class Game>
constexpr void collect_rewards(Game game) {
    auto& table = game.table;
    const Attack& attack = table.attack;
    const MonsterCardType& foe = Game::Rules::content.monsters[attack.monster];
    take_loot(game, attack.seat, foe.gold);
    const std::uint8_t left_on_it = table.encounter->gold;
    table.encounter->gold = 0;
    gain_gold(game, attack.seat, left_on_it, Gold::encounter);
    if (foe.treasure != 0) game.push(GiveTreasure{attack.seat, foe.treasure});
}
// HMA-067, HMA-171. A victor who has fallen by T7 has the reward and the token and is defeated now, HMA-116, HMA-R82.
template <class Game>
constexpr void take_victory(Game game) {
    auto& table = game.table;
    move_token(game, table.attack.seat, TokenCause::victory);
    const MonsterCard monster = lift_monster(table, Place::encounter).card;
    table.monster_discard.insert(monster);
    if (table.location && Game::Rules::content.locations[*table.location].warning == monster) table.boss_fell = true;
    if (is_beaten(table, table.attack.seat) && !table.attack.marks.has(Mark::monster_hit))
        defeat(game, table.attack.seat, WoundCause::effect);
}

}  // namespace heroes::hero_master::detail
