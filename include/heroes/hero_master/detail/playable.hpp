#pragma once

#include <cstddef>

#include <heroes/hero_master/detail/effects.hpp>

// Which Action cards can be played in phase one, and why others cannot.
namespace heroes::hero_master::detail {

// HMA-K12: an attack after which its player may lay no other.
template <class Rules>
constexpr bool has_laid_last_attack(const Table<Rules>& table, Seat seat) {
    for (const LaidAttack& laid : table.heroes[seat].attacks)
        if (works_while_laid(table, laid.card, Kind::last_attack)) return true;
    return false;
}
// HMA-083
template <class Rules>
constexpr bool may_lay(const Table<Rules>& table, Seat seat) {
    return !table.heroes[seat].attacks.full() && !has_laid_last_attack(table, seat);
}
// HMA-R48: whether the effects of a card that is played find something to do, on its own player or on the hero of the
// attack that it bungles.
template <class Rules>
constexpr bool has_purpose(const Table<Rules>& table, Seat seat, ActionCard card, Seat hero) {
    for (const Effect& effect : Rules::content.actions[card].effects) {
        const bool now =
            effect.when == Timing::played || (effect.when == Timing::played_by_leader && table.leader == seat);
        const bool is_meant =
            hero != seat ? effect.whom == Whom::attacker : effect.whom == Whom::you || effect.whom == Whom::bungler;
        if (now && is_meant && condition_holds(table, seat, {Source::played, 0, card}, effect) &&
            !would_have_object(table, seat, hero, effect))
            return false;
    }
    return true;
}
// HMA-085, HMA-086: the attacks of other heroes that have no bungle yet; by a house rule, HMA-R48, of those on whom the
// bungle has a purpose.
template <class Rules, class F>
constexpr void for_each_target(const Table<Rules>& table, Seat seat, ActionCard bungle, F&& f) {
    const bool needs_purpose = table.rules.knobs.cards_need_an_object;
    for_each_seat(table.options, [&](Seat other) {
        if (needs_purpose && !has_purpose(table, seat, bungle, other)) return;
        const AttackSlots targets = without_bungle(table.heroes[other]).only_if(other != seat);
        targets.for_each([&](AttackSlot slot) { f(BungleAttack{other, slot}); });
    });
}
template <class Rules>
constexpr bool has_target(const Table<Rules>& table, Seat seat) {
    AttackSlots targets{};
    for_each_seat(table.options,
                  [&](Seat other) { targets = targets | without_bungle(table.heroes[other]).only_if(other != seat); });
    return !targets.empty();
}
template <class Rules>
constexpr bool is_attack_of_others_laid(const Table<Rules>& table, Seat seat) {
    bool any = false;
    for_each_seat(table.options,
                  [&](Seat other) { any = any || (other != seat && !table.heroes[other].attacks.empty()); });
    return any;
}
// HMA-075, HMA-R45: only who has an attack in play may bungle.
template <class Rules>
constexpr bool may_bungle(const Table<Rules>& table, Seat seat) {
    return !table.heroes[seat].attacks.empty() && has_target(table, seat);
}

// HMA-R48: by a house rule a card whose effect would have no object may not be played.
template <class Rules>
constexpr bool has_target_for(const Table<Rules>& table, Seat seat, ActionCard bungle) {
    bool any = false;
    for_each_target(table, seat, bungle, [&](const BungleAttack&) { any = true; });
    return any;
}
template <class Rules, class Cards>
constexpr Cards with_purpose(const Table<Rules>& table, Seat seat, Cards cards) {
    if (!table.rules.knobs.cards_need_an_object) return cards;
    Cards kept = cards;
    cards.for_each([&](ActionCard card) {
        const bool is_bungle = !Rules::content.attacks.has(card);
        if (!has_purpose(table, seat, card, seat) || (is_bungle && !has_target_for(table, seat, card)))
            kept.erase(card);
    });
    return kept;
}
template <class Rules>
constexpr auto playable_attacks(const Table<Rules>& table, Seat seat) {
    const auto attacks = table.heroes[seat].hand & Rules::content.attacks;
    return with_purpose(table, seat, attacks.only_if(may_lay(table, seat)));
}
template <class Rules>
constexpr auto playable_bungles(const Table<Rules>& table, Seat seat) {
    const auto bungles = table.heroes[seat].hand - Rules::content.attacks;
    if (bungles.empty()) return bungles;
    return with_purpose(table, seat, bungles.only_if(may_bungle(table, seat)));
}
template <class Rules>
constexpr bool has_playable_card(const Table<Rules>& table, Seat seat, bool joins) {
    return !playable_attacks(table, seat).empty() || (!joins && !playable_bungles(table, seat).empty());
}

// Why a card cannot be played in a turn.
template <class Rules>
constexpr Verdict refused_attack(const Table<Rules>& table, Seat seat, ActionCard card) {
    if (!Rules::content.actions.has(card) || !table.heroes[seat].hand.has(card))
        return Verdict::refused("HMA-077: that card is not in the hand");
    if (!Rules::content.attacks.has(card)) return Verdict::refused("HMA-007: that card is no attack");
    if (table.heroes[seat].attacks.full()) return Verdict::refused("HMA-083: all three attack slots are full");
    if (has_laid_last_attack(table, seat))
        return Verdict::refused("HMA-K12: after the attack that lies there no other may be laid");
    return Verdict::refused("HMA-R48: the effect of that card would have no object");
}
template <class Rules>
constexpr Verdict refused_bungle(const Table<Rules>& table, Seat seat, ActionCard card) {
    if (!Rules::content.actions.has(card) || !table.heroes[seat].hand.has(card))
        return Verdict::refused("HMA-077: that card is not in the hand");
    if (Rules::content.attacks.has(card)) return Verdict::refused("HMA-007: that card is no bungle");
    if (table.heroes[seat].attacks.empty()) return Verdict::refused("HMA-R45: who has no attack in play cannot bungle");
    if (!is_attack_of_others_laid(table, seat)) return Verdict::refused("HMA-085: there is no attack to bungle");
    if (!has_target(table, seat)) return Verdict::refused("HMA-086: every attack of the others is bungled already");
    return Verdict::refused("HMA-R48: the effect of that card would have no object");
}

}  // namespace heroes::hero_master::detail
