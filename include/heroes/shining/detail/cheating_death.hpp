#pragma once

#include <cstdint>

#include <heroes/shining/detail/chapters.hpp>
#include <heroes/shining/detail/effects.hpp>
#include <heroes/shining/detail/health.hpp>
#include <heroes/shining/detail/passives.hpp>
#include <heroes/shining/detail/powers.hpp>
#include <heroes/shining/detail/use.hpp>

// Rulebook, "Cheating Death": an exhausted Hero rolls LUCK.
namespace heroes::shining::detail {

// SHN-K17, SHN-K36: Advantage on a LUCK roll: what is stored, and the auras of others.
template <class Rules>
constexpr int luck_advantage(const Table<Rules>& table, Model model) {
    int advantage = table.heroes[model].advantage;
    for_each_hero([&](Model other) {
        const Hero& one = table.heroes[other];
        if (other == model || !is_up(one) || !has_any_kind(table, one, {PassiveKind::luck_aura})) return;
        for_each_passive(table, one, [&](const Passive& passive) {
            if (passive.kind == PassiveKind::luck_aura && holds(table, other, passive.condition, {}) &&
                distance_between(table, one.square, table.heroes[model].square) <= passive.range)
                advantage += passive.amount;
        });
    });
    return advantage < 6 ? advantage : 6;
}
// SHN-R88: how many LUCK dice a Hero keeps.
template <class Rules>
constexpr int luck_dice(const Table<Rules>& table, const Hero& hero) {
    const int least = table.rules.knobs.least_luck_dice;
    return hero.stats[Stat::lck] < least ? least : hero.stats[Stat::lck];
}
template <class Game>
constexpr void roll_luck(Game game, Model model) {
    auto& table = game.table;
    Hero& hero = table.heroes[model];
    const int luck = luck_dice(table, hero);
    const int advantage = luck == 0 ? 0 : luck_advantage(table, model);
    for (int i = 0; i != luck + advantage; ++i) ++table.luck.values[roll(game, DieSize::d4).face - 1u];
    game.emit(LuckRolled{model, table.luck, clamped(advantage)});
    set_status(game, model, EffectKind::advantage, hero.advantage, 0);
    game.push(CheatDeath{model});
    if (advantage != 0) game.push(DiscardLuck{hero.player, model, clamped(advantage)});
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const DiscardLuck&, F& f) {
    for (std::uint8_t face = 1; face <= 4; ++face)
        if (table.luck.values[face - 1u] != 0) f(Discard{DieSize::d4, face});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const DiscardLuck&, const Action& action) {
    const auto* discard = get_if<Discard>(&action);
    if (discard == nullptr) return Verdict::refused("SHN-096: choose a die to discard");
    const bool lies = discard->size == DieSize::d4 && discard->face >= 1 && discard->face <= 4 &&
                      table.luck.values[discard->face - 1u] != 0;
    return lies ? Verdict::legal() : Verdict::refused("SHN-096: no such die was rolled");
}
template <class Game>
constexpr void answer(Game game, const DiscardLuck& choice, const Action& action) {
    const std::uint8_t face = get<Discard>(action).face;
    --game.table.luck.values[face - 1u];
    game.emit(LuckDieDiscarded{choice.hero, face});
    game.pop();
    if (choice.left > 1) game.push(DiscardLuck{choice.seat, choice.hero, static_cast<std::uint8_t>(choice.left - 1)});
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const DiscardLuck& choice) {
    if (!is_hero(choice.hero) || table.heroes[choice.hero].player != choice.seat) return false;
    int dice = 0;
    for (const std::uint8_t count : table.luck) dice += count;
    return choice.left != 0 && choice.left <= dice && table.heroes[choice.hero].exhausted;
}

// SHN-152, SHN-163, SHN-R82: whether an exhausted Hero can use a healing item.
template <class Rules>
constexpr Verdict judge_healing_item(const Table<Rules>& table, const Hero& hero, Item chosen) {
    if (chosen > Item::last || hero.items[chosen] == 0) return Verdict::refused("SHN-065: the Hero has no such item");
    const PowerType& used = Rules::content.items[chosen].power;
    if (used.use == Use::no_power || !heals(used) ||
        (used.target != Target::self && used.target != Target::friend_within))
        return Verdict::refused("SHN-152: an exhausted Hero uses only healing items, on itself");
    return judge_cost(hero, table.rules.knobs.free_healing_items ? 0 : used.ap, used.mp, used.rp);
}
template <class Rules>
constexpr bool can_use_healing_item(const Table<Rules>& table, const Hero& hero) {
    bool any = false;
    for_each_enumerator<Item>([&](Item chosen) { any |= static_cast<bool>(judge_healing_item(table, hero, chosen)); });
    return any;
}
// Whether an exhausted Hero can get HP back by itself when its step comes.
template <class Rules>
constexpr bool can_recover(const Table<Rules>& table, Hero hero) {
    hero.ap = type_of(table, hero).ap;
    return luck_dice(table, hero) != 0 || can_use_healing_item(table, hero);
}

// SHN-R90: whether the roll is still to come, by a house rule.
template <class Rules>
constexpr bool is_luck_to_come(const Table<Rules>& table) {
    return holds_alternative<RollLuck>(table.steps.back());
}
// A Hero whom items got up needs no luck.
template <class Game>
constexpr void run(Game game, const RollLuck& work) {
    const Hero& hero = game.table.heroes[work.hero];
    game.pop();
    if (!is_on_map(hero)) return;
    if (!hero.exhausted) return begin_activation(game, work.hero);
    roll_luck(game, work.hero);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const RollLuck& work) {
    return is_hero(work.hero) && is_on_map(table.heroes[work.hero]) && table.rules.knobs.items_before_luck;
}

// SHN-160, SHN-164: each success gives back 1 HP; a Hero that is up again activates in this same step.
template <class Game>
constexpr void go_on_after_recovery(Game game, Model model) {
    auto& table = game.table;
    Hero& hero = table.heroes[model];
    if (!is_fighting(table) || !is_on_map(hero)) return;
    if (hero.exhausted && can_use_healing_item(table, hero)) return game.push(Struggle{hero.player, model});
    if (is_luck_to_come(table)) return;
    if (!hero.exhausted) return begin_activation(game, model);
    hero.ap = 0;
}
template <class Game>
[[gnu::noinline]] constexpr void run(Game game, const CheatDeath& work) {
    auto& table = game.table;
    game.pop();
    int successes = 0;
    for (int face = game.knobs().luck_success; face <= 4; ++face)
        successes += table.luck.values[static_cast<std::size_t>(face) - 1];
    table.luck = {{0, 0, 0, 0}};
    game.emit(LuckResolved{work.hero, clamped(successes)});
    if (successes != 0) heal(game, work.hero, successes, HealCause::luck);
    go_on_after_recovery(game, work.hero);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const CheatDeath& work) {
    return is_hero(work.hero) && is_on_map(table.heroes[work.hero]);
}

// SHN-165: a healing item, or none.
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const Struggle& choice, F& f) {
    for_each_enumerator<Item>([&](Item chosen) {
        list_if(f, UseItem{chosen}, static_cast<bool>(judge_healing_item(table, table.heroes[choice.hero], chosen)));
    });
    f(StayExhausted{});
    if (table.rules.knobs.concession) f(Concede{});
}
template <class Rules>
constexpr Verdict judge_concession(const Table<Rules>& table) {
    return table.rules.knobs.concession ? Verdict::legal() : Verdict::refused("SHN-R95: by this rule nobody gives up");
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const Struggle& choice, const Action& action) {
    if (const auto* used = get_if<UseItem>(&action))
        return judge_healing_item(table, table.heroes[choice.hero], used->item);
    if (holds_alternative<StayExhausted>(action)) return Verdict::legal();
    if (holds_alternative<Concede>(action)) return judge_concession(table);
    if (holds_alternative<Move>(action)) return Verdict::refused("SHN-151: an exhausted Hero cannot move");
    if (holds_alternative<Attack>(action)) return Verdict::refused("SHN-152: an exhausted Hero cannot attack");
    return Verdict::refused("SHN-154: an exhausted Hero can use a healing item, or stay as it is");
}
template <class Game>
constexpr void answer(Game game, const Struggle& choice, const Action& action) {
    auto& table = game.table;
    if (holds_alternative<Concede>(action)) return concede(game);
    game.pop();
    const auto* used = get_if<UseItem>(&action);
    if (used == nullptr) {
        if (!is_luck_to_come(table)) table.heroes[choice.hero].ap = 0;
        return;
    }
    pay(game, choice.hero, source(used->item));
    for (const Effect& effect : Game::Rules::content.items[used->item].power.effects)
        if (is_fighting(table)) apply_effect(game, choice.hero, choice.hero, effect);
    go_on_after_recovery(game, choice.hero);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const Struggle& choice) {
    return is_hero(choice.hero) && table.heroes[choice.hero].player == choice.seat &&
           table.heroes[choice.hero].exhausted && is_on_map(table.heroes[choice.hero]) &&
           can_use_healing_item(table, table.heroes[choice.hero]);
}

}  // namespace heroes::shining::detail
