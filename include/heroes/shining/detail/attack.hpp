#pragma once

#include <cstdint>

#include <heroes/shining/detail/chapters.hpp>
#include <heroes/shining/detail/health.hpp>
#include <heroes/shining/detail/powers.hpp>
#include <heroes/shining/detail/push.hpp>
#include <heroes/shining/detail/sight.hpp>

// Rulebook, "Attack": roll, discard, compare, deal, hit, CHAIN, and the reactions around it, SHN-K06.
namespace heroes::shining::detail {

template <class Rules>
constexpr const AttackType& attack_of(const Table<Rules>&, const Assault& assault) {
    return Rules::content.attacks[assault.attack];
}

// SHN-102, SHN-155: who is attacked around a square; without an area it is whoever stands there.
template <class Rules>
constexpr Models targets_at(const Table<Rules>& table, Model attacker, const AttackType& attack, Square centre) {
    Models targets{};
    const SquareSet area = attack.has_area() ? area_of(table, centre, attack.area) : SquareSet{centre};
    for_each_model(table, [&](Model model) {
        if (are_hostile(attacker, model) && covers(table, area, centre, square_of(table, model), attacker))
            targets.insert(model);
    });
    return targets;
}

// SHN-K17, SHN-K35: all Advantage of the attacker, whatever the dice; a Hero's is used up.
template <class Game>
constexpr int use_advantage(Game game, Model model, std::optional<Model> target) {
    int advantage = passive_of(game.table, model, PassiveKind::attack_advantage, target);
    if (is_hero(model)) {
        Hero& hero = game.table.heroes[model];
        advantage += hero.advantage;
        set_status(game, model, EffectKind::advantage, hero.advantage, 0);
    }
    return advantage < 6 ? advantage : 6;
}

// SHN-011, SHN-012: an attack is declared; what it costs was paid before.
template <class Game>
constexpr void declare_attack(Game game, const Assault& declared) {
    auto& table = game.table;
    Assault assault = declared;
    const AttackType& attack = attack_of(table, assault);
    assault.from = square_of(table, assault.attacker);
    assault.left = targets_at(table, assault.attacker, attack, assault.centre);
    std::optional<Model> single{};
    if (!attack.has_area() && !assault.left.empty()) single = assault.left.front();
    assault.bonus = clamped(passive_of(table, assault.attacker, PassiveKind::attack_bonus, single));
    if (is_monster(assault.attacker)) assault.attacked = assault.left & every_hero;
    assault.advantage = clamped(use_advantage(game, assault.attacker, single));
    table.assaults.push_back(assault);
    game.push(ResolveAttack{});
    game.emit(AttackDeclared{assault.attacker, assault.attack, assault.centre, assault.left});
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

// SHN-087, SHN-R19, SHN-R21: how often a CHAIN is generated by the dice that were kept.
template <class Rules>
constexpr int times_generated(const Table<Rules>& table, const Assault& assault, const Chain& chain) {
    int times = 0;
    for (const Die& die : assault.dice) times += die == Die{chain.size, chain.face};
    return table.rules.knobs.chain_per_die || times == 0 ? times : 1;
}
// SHN-088, SHN-R20: the largest DMG of a CHAIN that overrides the chart; less than zero if there is none.
template <class Rules>
constexpr int overriding_damage(const Table<Rules>& table, const Assault& assault) {
    int damage = -1;
    for (const Chain& chain : attack_of(table, assault).chains)
        if (chain.effect.kind == EffectKind::override_chart && times_generated(table, assault, chain) != 0)
            damage = chain.effect.amount > damage ? chain.effect.amount : damage;
    return damage;
}

// The next target in canonical order.
template <class Rules>
constexpr Model next_target(const Table<Rules>& table, Models left) {
    Model next = left.front();
    bool found = false;
    for_each_model(table, [&](Model model) {
        if (!found && left.has(model)) next = model, found = true;
    });
    return next;
}

template <class Game>
constexpr void compare(Game game, Assault& assault) {
    auto& table = game.table;
    const int vit = vit_of(table, assault.target);
    const int total = total_of(table, assault);
    const int overriding = overriding_damage(table, assault);
    const int dealt = overriding >= 0 ? overriding : chart_damage(table, attack_of(table, assault), total, vit);
    assault.damage = clamped(dealt);
    assault.hit = dealt > 0;
    game.emit(AttackCompared{assault.attacker, assault.target, clamped(total), clamped(vit), assault.damage,
                             overriding >= 0});
}

// SHN-K53, SHN-K54: whether the Hero that is asked has any reaction to this.
template <class Rules>
constexpr bool can_react(const Table<Rules>& table, const React& window) {
    const Hero& hero = table.heroes[window.hero];
    bool any = false;
    if (!is_up(hero)) return any;
    powers_of(table, hero).for_each(
        [&](Power power) { any = any || static_cast<bool>(judge_reaction(table, window, power)); });
    return any;
}
// Asks the next Hero that can react; false if nobody is left.
template <class Game>
constexpr bool ask_next(Game game, Assault& assault, Trigger trigger) {
    auto& table = game.table;
    for (; is_hero(assault.asked);
         assault.asked = static_cast<Model>(index_of(assault.asked) + 1), assault.used = Powers{}) {
        const React window{table.heroes[assault.asked].player, assault.asked, trigger};
        if (!can_react(table, window)) continue;
        game.emit(WindowOpened{assault.asked, trigger,
                               trigger == Trigger::would_suffer ? assault.target : assault.asked, assault.damage});
        game.push(window);
        return true;
    }
    return false;
}

constexpr void open_window(Assault& assault, Stage stage) {
    assault.stage = stage;
    assault.asked = Model::hero_1;
    assault.used = Powers{};
}

// What a hit or a CHAIN does besides DMG by the chart.
template <class Game>
constexpr void bring_about(Game game, Assault& assault, const Effect& effect) {
    if (effect.self && assault.self_done) return;
    const Model receiver = effect.self ? assault.attacker : assault.target;
    if (effect.self) assault.self_done = true;
    // SHN-R35, SHN-K110: who is gone, or only an object, is spared.
    if (receiver == Model::object || !is_in_play(game.table, receiver)) return;
    if (effect.kind == EffectKind::push) return generate_push(game, assault.attacker, receiver, effect.amount);
    apply_effect(game, assault.attacker, receiver, effect);
}

template <class Game>
constexpr void finish_attack(Game game) {
    game.table.assaults.pop_back();
    game.pop();
}

// One stage of the attack. Each says which comes next before it does anything that could ask or end.
template <class Game>
constexpr void take_stage(Game game, Assault& assault) {
    auto& table = game.table;
    const AttackType& attack = attack_of(table, assault);
    switch (assault.stage) {
        case Stage::roll:
            assault.stage = Stage::compare;
            roll_attack(game, assault);
            if (assault.discards != 0 && is_monster(assault.attacker)) return discard_lowest(game, assault);
            if (assault.discards != 0) game.push(DiscardDice{table.heroes[assault.attacker].player});
            return;
        case Stage::compare:
            if (assault.left.empty()) return open_window(assault, Stage::after);
            assault.target = next_target(table, assault.left);
            assault.left.erase(assault.target);
            if (!is_in_play(table, assault.target)) return;
            compare(game, assault);
            return open_window(assault, Stage::would_suffer);
        case Stage::would_suffer:
            if (is_monster(assault.attacker) && assault.damage != 0 && is_hero(assault.target) &&
                game.knobs().reactions_lessen_damage && ask_next(game, assault, Trigger::would_suffer))
                return;
            assault.stage = Stage::deal;
            return;
        case Stage::deal:
            assault.stage = Stage::on_hit;
            return damage(game, assault.target, assault.damage, DamageCause::attack);
        case Stage::on_hit:
            assault.stage = Stage::chains;
            assault.chain = 0;
            if (assault.hit && attack.on_hit.kind != EffectKind::nothing) bring_about(game, assault, attack.on_hit);
            return;
        case Stage::chains: return resolve_chain(game, assault, attack);
        case Stage::after: break;
    }
    if (!is_monster(assault.attacker) || !ask_next(game, assault, Trigger::after_attacked)) finish_attack(game);
}

// SHN-086, SHN-090, SHN-189: every CHAIN that does not override, one after the other; with SHN-R28 the next roll.
template <class Game>
constexpr void resolve_chain(Game game, Assault& assault, const AttackType& attack) {
    const std::size_t times = game.knobs().chain_per_die ? most_dice : 1;
    if (assault.chain >= attack.chains.size() * times) {
        const bool again = game.knobs().roll_per_target && !assault.left.empty();
        assault.stage = again ? Stage::roll : Stage::compare;
        return;
    }
    const Chain& chain = attack.chains[assault.chain / times];
    const auto nth = static_cast<int>(assault.chain++ % times);
    if (chain.effect.kind == EffectKind::override_chart || nth >= times_generated(game.table, assault, chain)) return;
    game.emit(ChainTriggered{assault.attacker, assault.target, clamped(static_cast<int>((assault.chain - 1u) / times)),
                             chain.effect});
    bring_about(game, assault, chain.effect);
}

template <class Game>
constexpr void run(Game game, const ResolveAttack&) {
    auto& table = game.table;
    const std::size_t steps = table.steps.size();
    const std::size_t assaults = table.assaults.size();
    // On and on, until somebody is asked, another attack comes in between, or all is over.
    do take_stage(game, table.assaults.back());
    while (is_fighting(table) && table.steps.size() == steps && table.assaults.size() == assaults);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ResolveAttack&) {
    return !table.assaults.empty() && is_fighting(table);
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
    return is_hero(assault.attacker) && table.heroes[assault.attacker].player == choice.seat && assault.discards != 0 &&
           assault.discards < assault.dice.size();
}

}  // namespace heroes::shining::detail
