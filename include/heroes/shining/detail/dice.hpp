#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/shining/detail/models.hpp>

// Rulebook, "Attack": the dice of an attack, Advantage, the Results Chart and which CHAINs are generated.
namespace heroes::shining::detail {

template <class Rules>
constexpr const AttackType& attack_of(const Table<Rules>&, const Assault& assault) {
    return Rules::content.attacks[assault.attack];
}

// SHN-095, SHN-R22: the dice, and more of the first size for Advantage.
template <class Game>
constexpr void roll_attack(Game game, Assault& assault) {
    const AttackType& attack = attack_of(game.table, assault);
    assault.dice.clear();
    const auto add = [&](DieSize size, int count) {
        for (; count > 0 && !assault.dice.full(); --count) assault.dice.push_back(roll(game, size));
    };
    for (const Dice& dice : attack.dice) add(dice.size, dice.count);
    const std::size_t asked = assault.dice.size();
    if (!attack.dice.empty()) add(attack.dice[0].size, assault.advantage);
    assault.discards = static_cast<std::uint8_t>(assault.dice.size() - asked);
    if (!assault.dice.empty()) game.emit(DiceRolled{assault.attacker, assault.dice, assault.discards});
}

// SHN-R16: what a face counts.
template <class Rules>
constexpr int value_of(const Table<Rules>& table, const Die& die) {
    return die.size == DieSize::d10 && die.face == 10 && table.rules.knobs.zero_counts_zero ? 0 : die.face;
}

template <class Game>
constexpr void discard_die(Game game, Assault& assault, std::size_t place) {
    game.emit(DieDiscarded{assault.attacker, assault.dice[place]});
    assault.dice.erase(place);
    --assault.discards;
}
// SHN-R22: monsters drop their lowest dice.
template <class Game>
constexpr void discard_lowest(Game game, Assault& assault) {
    while (assault.discards != 0) {
        std::size_t lowest = 0;
        for (std::size_t i = 1; i != assault.dice.size(); ++i)
            if (value_of(game.table, assault.dice[i]) < value_of(game.table, assault.dice[lowest])) lowest = i;
        discard_die(game, assault, lowest);
    }
}

// SHN-082: dice, stat and all modifiers.
template <class Rules>
constexpr int total_of(const Table<Rules>& table, const Assault& assault) {
    const AttackType& attack = attack_of(table, assault);
    if (attack.dice.empty()) return 0;
    int total = assault.bonus;
    for (const Die& die : assault.dice) total += value_of(table, die);
    if (attack.stat) total += stat_of(table, assault.attacker, *attack.stat);
    return is_monster(assault.attacker) ? total + table.encounter.rage : total;
}
// SHN-K02, SHN-R17: the best row that is met; none: nothing.
template <class Rules>
constexpr int chart_damage(const Table<Rules>& table, const AttackType& attack, int total, int vit) {
    int damage = 0;
    for (const Row& row : attack.rows) {
        if (!table.rules.meets(total, row, vit)) continue;
        if (table.rules.knobs.rows_add_up)
            damage += row.damage;
        else if (row.damage > damage)
            damage = row.damage;
    }
    return damage;
}

// SHN-087, SHN-R21: whether more than so many of the dice that were kept generate a CHAIN.
constexpr bool is_generated(const Assault& assault, const Chain& chain, int times = 0) {
    for (const Die& die : assault.dice)
        if (die == Die{chain.size, chain.face} && times-- == 0) return true;
    return false;
}
// SHN-088, SHN-R20: the largest DMG of a CHAIN that overrides the chart; less than zero if there is none.
template <class Rules>
constexpr int overriding_damage(const Table<Rules>& table, const Assault& assault) {
    int damage = -1;
    for (const Chain& chain : attack_of(table, assault).chains)
        if (chain.effect.kind == EffectKind::override_chart && is_generated(assault, chain))
            damage = chain.effect.amount > damage ? chain.effect.amount : damage;
    return damage;
}

// SHN-D14, SHN-R22: who discards dice; those of a monster only by a house rule.
template <class Rules>
constexpr Seat roller_of(const Table<Rules>& table, const Assault& assault) {
    return is_monster(assault.attacker) ? speaker(table.options) : table.heroes[assault.attacker].player;
}
// SHN-096, SHN-097: which dice are discarded is the player's choice.
template <class Rules>
constexpr std::size_t find_die(const Table<Rules>& table, const Die& die) {
    const auto& dice = table.assaults.back().dice;
    std::size_t i = 0;
    while (i != dice.size() && !(dice[i] == die)) ++i;
    return i;
}
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const DiscardDice&, F& f) {
    const auto& dice = table.assaults.back().dice;
    for (std::size_t i = 0; i != dice.size(); ++i)
        if (find_die(table, dice[i]) == i) f(Discard{dice[i].size, dice[i].face});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const DiscardDice&, const Action& action) {
    const auto* discard = get_if<Discard>(&action);
    if (discard == nullptr) return Verdict::refused("SHN-096: choose a die to discard");
    if (find_die(table, {discard->size, discard->face}) != table.assaults.back().dice.size()) return Verdict::legal();
    return Verdict::refused("SHN-096: no such die was rolled");
}
template <class Game>
constexpr void answer(Game game, const DiscardDice&, const Action& action) {
    const auto& discard = get<Discard>(action);
    Assault& assault = game.table.assaults.back();
    discard_die(game, assault, find_die(game.table, {discard.size, discard.face}));
    if (assault.discards == 0) game.pop();
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const DiscardDice& choice) {
    if (table.assaults.empty()) return false;
    const Assault& assault = table.assaults.back();
    const bool asked =
        is_monster(assault.attacker) ? table.rules.knobs.players_discard_for_monsters : is_hero(assault.attacker);
    return asked && roller_of(table, assault) == choice.seat && assault.discards != 0 &&
           assault.discards < assault.dice.size();
}

}  // namespace heroes::shining::detail
