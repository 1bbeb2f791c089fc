#pragma once

#include <cstdint>

#include <heroes/hamlet/detail/consumables.hpp>
#include <heroes/hamlet/detail/stock.hpp>
#include <heroes/hamlet/detail/wilderness.hpp>

// Rulebook, "Hamlet phase": rearrange, heal, oblation, shop and sell, each at most once and in any order.
namespace heroes::hamlet::detail {

// HAM-036, HAM-045, HAM-R11.
template <class Rules>
constexpr Verdict judge_rearranging_at_home(const Table<Rules>& table, Seat seat) {
    if (table.turn.taken.has(HamletAction::rearrange) && !table.rules.knobs.unlimited_rearranging)
        return Verdict::refused("HAM-036: items are rearranged once in the Hamlet");
    return can_rearrange(table, seat) ? Verdict::legal() : Verdict::refused("HAM-045: there is nothing to move");
}

// HAM-036.
template <class Rules>
constexpr Verdict judge_heal_action(const Table<Rules>& table) {
    return table.turn.taken.has(HamletAction::heal) ? Verdict::refused("HAM-036: heroes heal once in a turn")
                                                    : Verdict::legal();
}

// HAM-038, HAM-R23.
template <class Rules>
constexpr Verdict judge_staying_home(const Table<Rules>& table) {
    return table.rules.knobs.may_stay_home ? Verdict::legal()
                                           : Verdict::refused("HAM-R23: every turn leads into the Wilderness");
}

// HAM-052, HAM-055, HAM-R16: once, below the highest maximum, and not together with the other benefit.
template <class Rules>
constexpr Verdict judge_health_oblation(const Table<Rules>& table, Seat seat) {
    const HamletActions taken = table.turn.taken;
    if (taken.has(HamletAction::oblation_recharge) ||
        (taken.has(HamletAction::oblation_health) && !table.rules.knobs.unlimited_health_oblations))
        return Verdict::refused("HAM-055: there is one oblation in a turn");
    if (table.heroes[seat].maximum >= table.rules.knobs.most_hero_health)
        return Verdict::refused("HAM-052: the hero's maximum cannot rise any higher");
    return table.heroes[seat].trophies.empty() ? Verdict::refused("HAM-050: there is no trophy to offer")
                                               : Verdict::legal();
}

// HAM-053, HAM-054, HAM-R15.
template <class Rules>
constexpr Verdict judge_recharge(const Table<Rules>& table, Seat seat) {
    const HamletActions taken = table.turn.taken;
    if (taken.has(HamletAction::oblation_recharge) || taken.has(HamletAction::oblation_health))
        return Verdict::refused("HAM-055: there is one oblation in a turn");
    if (table.heroes[seat].favor_ready && !table.rules.knobs.wasted_recharge)
        return Verdict::refused("HAM-054: the Favor is ready already");
    return table.heroes[seat].trophies.empty() ? Verdict::refused("HAM-050: there is no trophy to offer")
                                               : Verdict::legal();
}

// HAM-046 to HAM-049, HAM-C57.
template <class Game>
constexpr void heal_action(Game game) {
    auto& table = game.table;
    const std::uint8_t first = roll(game);
    const std::uint8_t second = roll(game);
    const int dice = first + second;
    const int change = decree_sum(table, [](const Ordinance& ordinance) { return ordinance.heal_action; });
    table.turn.taken.insert(HamletAction::heal);
    game.emit(HealRolled{active(game.table), first, second, static_cast<std::int8_t>(change)});
    heal(game, active(game.table), dice + change < 0 ? 0 : dice + change, HealCause::heal_action);
    cure(game, Fighter::hero, every_status_effect);
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const HamletPhase& phase, F& f) {
    f(EnterWilderness{});
    list_if(f, StayHome{}, judge_staying_home(table));
    list_if(f, Heal{}, judge_heal_action(table));
    list_if(f, Rearrange{}, judge_rearranging_at_home(table, phase.seat));
    list_if(f, OblationHealth{}, judge_health_oblation(table, phase.seat));
    list_if(f, OblationRecharge{}, judge_recharge(table, phase.seat));
    list_purchases(table, phase.seat, f);
    list_sales(table, phase.seat, f);
    list_uses(table, phase.seat, Window::hamlet, f);
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const HamletPhase& phase, const Action& action) {
    const Seat seat = phase.seat;
    if (holds_alternative<EnterWilderness>(action)) return Verdict::legal();
    if (holds_alternative<StayHome>(action)) return judge_staying_home(table);
    if (holds_alternative<Heal>(action)) return judge_heal_action(table);
    if (holds_alternative<Rearrange>(action)) return judge_rearranging_at_home(table, seat);
    if (holds_alternative<OblationHealth>(action)) return judge_health_oblation(table, seat);
    if (holds_alternative<OblationRecharge>(action)) return judge_recharge(table, seat);
    if (const auto* shop = get_if<Shop>(&action)) return judge_purchase(table, seat, shop->spaces);
    if (const auto* sell = get_if<Sell>(&action)) return judge_sale(table, seat, sell->spaces);
    if (const auto verdict = judge_uses(table, seat, Window::hamlet, action)) return *verdict;
    return Verdict::refused("HAM-034: the hero is in the Hamlet");
}
template <class Game>
constexpr void answer(Game game, const HamletPhase& phase, const Action& action) {
    auto& taken = game.table.turn.taken;
    const Seat seat = phase.seat;
    if (holds_alternative<EnterWilderness>(action)) return enter_wilderness(game);
    if (holds_alternative<StayHome>(action)) return game.pop(), end_turn(game);
    if (holds_alternative<Heal>(action)) return heal_action(game);
    if (holds_alternative<Rearrange>(action)) {
        taken.insert(HamletAction::rearrange);
        return begin_rearranging(game);
    }
    if (holds_alternative<OblationHealth>(action)) return game.push(ChooseOffering{seat, Benefit::health});
    if (holds_alternative<OblationRecharge>(action)) return game.push(ChooseOffering{seat, Benefit::recharge});
    if (const auto* shop = get_if<Shop>(&action)) return buy(game, shop->spaces);
    if (const auto* sell = get_if<Sell>(&action)) {
        taken.insert(HamletAction::sell);
        return game.push(ChooseSoldItem{seat, sell->spaces});
    }
    answer_uses(game, Window::hamlet, action);
}
// HAM-040, HAM-170: nobody comes back from the Wilderness to a second Hamlet phase.
template <class Rules>
constexpr Verdict judge_at_home(const Table<Rules>& table) {
    if (table.turn.fatigue != 0) return Verdict::refused("HAM-170: in the Hamlet there are no Fatigue tokens");
    if (table.turn.encounters != 0)
        return Verdict::refused("HAM-040: encounters of this turn are past, so the Hamlet phase is, too");
    return judge_no_encounter(table);
}
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const HamletPhase& phase) {
    if (const Verdict verdict = asks_active(table, phase.seat); !verdict) return verdict;
    return judge_at_home(table);
}

// HAM-057: any trophy will do.
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseOffering& choice, F& f) {
    table.heroes[choice.seat].trophies.for_each([&](MonsterCard trophy) { f(Offer{trophy}); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseOffering& choice, const Action& action) {
    const auto* offer = get_if<Offer>(&action);
    if (offer == nullptr) return Verdict::refused("HAM-050: the Church waits for the trophy that is offered");
    return table.heroes[choice.seat].trophies.holds(offer->trophy)
               ? Verdict::legal()
               : Verdict::refused("HAM-050: only a trophy of one's own can be offered");
}

// HAM-051, HAM-R13: the maximum rises, health does not unless a house rule says so.
template <class Game>
constexpr void raise_maximum(Game game) {
    auto& hero = hero_of(game);
    ++hero.maximum;
    game.emit(MaximumRaised{active(game.table), hero.maximum});
    if (game.knobs().oblation_heals) heal(game, active(game.table), 1, HealCause::oblation);
}
template <class Game>
constexpr void answer(Game game, const ChooseOffering& choice, const Action& action) {
    auto& table = game.table;
    const Benefit benefit = choice.benefit;
    const MonsterCard trophy = get_if<Offer>(&action)->trophy;
    game.pop();
    hero_of(game).trophies.erase(trophy);
    table.monsters_in_graveyard.insert(trophy);
    game.emit(OblationMade{active(game.table), benefit, trophy});
    if (benefit == Benefit::health) {
        table.turn.taken.insert(HamletAction::oblation_health);
        return raise_maximum(game);
    }
    table.turn.taken.insert(HamletAction::oblation_recharge);
    hero_of(game).favor_ready = true;
    game.emit(FavorRecharged{active(game.table), hero_of(game).card});
}
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const ChooseOffering& choice) {
    if (const Verdict verdict = asks_active(table, choice.seat); !verdict) return verdict;
    if (choice.benefit > Benefit::last) return Verdict::refused("HAM-050: there is no such benefit");
    return choice.benefit == Benefit::health ? judge_health_oblation(table, choice.seat)
                                             : judge_recharge(table, choice.seat);
}

}  // namespace heroes::hamlet::detail
