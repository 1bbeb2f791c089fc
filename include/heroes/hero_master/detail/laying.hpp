#pragma once

#include <cstddef>

#include <heroes/hero_master/detail/powers.hpp>

// Rulebook, "Initiating an Encounter" and "Bungle Cards": a card is played, and what follows it.
namespace heroes::hero_master::detail {

// What follows a card: its effects, HMA-128, HMA-131, perhaps a power, and the next turn.
template <class Game>
constexpr void follow_card(Game game, Seat seat, ActionCard card) {
    const Effects& effects = Game::Rules::content.actions[card].effects;
    const Origin origin{Source::played, 0, card};
    const bool leads = game.table.leader == seat;
    const bool after = game.knobs().leader_read_after_card;
    if (!effects.has(Timing::played) && !effects.has(Timing::played_by_leader)) return offer_powers(game, seat);
    game.push(OfferPowers{seat});
    const bool for_leader = effects.has(Timing::played_by_leader);
    if (for_leader && after) game.push(CarryOut{seat, Timing::played_by_leader, origin});
    if (effects.has(Timing::played)) game.push(CarryOut{seat, Timing::played, origin});
    if (for_leader && leads && !after) game.push(CarryOut{seat, Timing::played_by_leader, origin});
}

// HMA-020, HMA-K13, HMA-R55, HMA-R56: into the next free slot, or over one's own attack, which makes room.
template <class Game>
constexpr void lay_attack(Game game, Seat seat, ActionCard card, std::size_t at) {
    auto& attacks = game.table.heroes[seat].attacks;
    if (at == attacks.size()) {
        attacks.push_back({card});
    } else {
        const LaidAttack moved{.card = attacks[at].card, .token = attacks[at].token};
        attacks[at].card = card;
        attacks[at].token = false;
        attacks.push_back(moved);
        game.emit(AttackDisplaced{seat, static_cast<AttackSlot>(at), static_cast<AttackSlot>(attacks.size() - 1)});
    }
    game.emit(AttackLaid{seat, card, static_cast<AttackSlot>(at)});
    follow_card(game, seat, card);
}
template <class Game>
constexpr void begin_attack(Game game, Seat seat, ActionCard card) {
    auto& hero = game.table.heroes[seat];
    take_from_hand(hero, card);
    hero.part = Part::taking_part;
    if (!hero.attacks.empty() && works_while_laid(game.table, card, Kind::displace))
        return game.push(ChooseSlot{seat, card});
    lay_attack(game, seat, card, hero.attacks.size());
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseSlot& choice, F& f) {
    for (std::size_t i = 0; i <= table.heroes[choice.seat].attacks.size(); ++i) f(LayIn{static_cast<AttackSlot>(i)});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseSlot& choice, const Action& action) {
    return listed_or(table, choice, action,
                     Verdict::refused("HMA-020: choose the next free slot, or one that holds an attack already"));
}
template <class Game>
constexpr void answer(Game game, const ChooseSlot& choice, const Action& action) {
    const auto [seat, card] = choice;
    game.pop();
    lay_attack(game, seat, card, index_of(get_if<LayIn>(&action)->slot));
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseSlot& choice) {
    return sits(table, choice.seat) && Rules::content.attacks.has(choice.card) && table.encounter &&
           !table.heroes[choice.seat].attacks.empty() && !table.heroes[choice.seat].attacks.full() &&
           table.steps.size() == 1;
}

// HMA-085 to HMA-088.
template <class Game>
constexpr void lay_bungle(Game game, Seat seat, ActionCard card, const BungleAttack& target) {
    LaidAttack& laid = game.table.heroes[target.hero].attacks[index_of(target.slot)];
    laid.bungle = card;
    laid.bungler = seat;
    game.emit(BunglePlayed{seat, card, target.hero, target.slot});
    follow_card(game, seat, card);
}
template <class Game>
constexpr void begin_bungle(Game game, Seat seat, ActionCard card) {
    std::size_t targets = 0;
    BungleAttack only{};
    for_each_target(game.table, seat, card, [&](const BungleAttack& target) {
        only = target;
        ++targets;
    });
    take_from_hand(game.table.heroes[seat], card);
    if (targets == 1) return lay_bungle(game, seat, card, only);
    game.push(ChooseTarget{seat, card});
}
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseTarget& choice, F& f) {
    for_each_target(table, choice.seat, choice.card, f);
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseTarget& choice, const Action& action) {
    if (is_listed(table, choice, action)) return Verdict::legal();
    const auto* target = get_if<BungleAttack>(&action);
    if (target == nullptr) return Verdict::refused("HMA-085: choose the attack that is bungled");
    if (target->hero == choice.seat) return Verdict::refused("HMA-085: nobody bungles an attack of their own");
    if (sits(table, target->hero) && target->slot <= AttackSlot::last &&
        without_bungle(table.heroes[target->hero]).has(target->slot))
        return Verdict::refused("HMA-R48: the effect of that card would have no object");
    return Verdict::refused("HMA-086: a bungle is played on an attack in play that has none yet");
}
template <class Game>
constexpr void answer(Game game, const ChooseTarget& choice, const Action& action) {
    const auto [seat, card] = choice;
    game.pop();
    lay_bungle(game, seat, card, *get_if<BungleAttack>(&action));
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseTarget& choice) {
    return sits(table, choice.seat) && Rules::content.actions.has(choice.card) && table.encounter &&
           !Rules::content.attacks.has(choice.card) && has_target_for(table, choice.seat, choice.card) &&
           table.steps.size() == 1;
}

}  // namespace heroes::hero_master::detail
