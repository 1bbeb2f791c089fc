#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include <heroes/shire/detail/chapters.hpp>
#include <heroes/shire/detail/order.hpp>
#include <heroes/shire/detail/outcomes.hpp>

// Your Character's Ability, Hero Phase: abilities that answer something, SHI-K43.
namespace heroes::shire::detail {

template <class Rules>
constexpr const Sourced& ability_of(const Table<Rules>& table, Seat seat, std::size_t ability) {
    return Rules::content.of[table.characters[seat].card].triggers[ability];
}
template <class Rules>
constexpr std::size_t count_abilities(const Table<Rules>& table, Seat seat) {
    return Rules::content.of[table.characters[seat].card].triggers.size();
}

// The abilities that are in force, one bit each: a character's own, and those of its nodes and cards.
template <class Rules>
constexpr unsigned own_abilities(const Table<Rules>& table, Seat seat) {
    return Rules::content.of[table.characters[seat].card].unlocked[0][0].triggers;
}
template <class Rules>
constexpr unsigned all_abilities(const Table<Rules>& table, Seat seat) {
    unsigned all = 0;
    for_each_power(table, seat, [&](const Powers& powers) { all |= powers.triggers; });
    return all;
}
// Those of some abilities that are in force and not used up. Mostly they are the character's own, and nodes and cards
// need not be looked at.
template <class Rules>
constexpr unsigned ready_among(const Table<Rules>& table, Seat seat, unsigned abilities) {
    const unsigned left = abilities & ~unsigned{table.characters[seat].used};
    return (left & ~own_abilities(table, seat)) == 0 ? left : left & all_abilities(table, seat);
}
template <class Rules>
constexpr bool is_ready(const Table<Rules>& table, Seat seat, std::size_t ability) {
    return ready_among(table, seat, 1u << ability) != 0;
}

// Those of some abilities that are ready and pass, one bit each.
template <class Rules, class Pred>
constexpr std::uint8_t ready_of(const Table<Rules>& table, Seat seat, unsigned abilities, Pred&& passes) {
    unsigned found = 0;
    for_each_bit(ready_among(table, seat, abilities), [&](std::size_t i) {
        if (passes(ability_of(table, seat, i).passive)) found |= 1u << i;
    });
    return static_cast<std::uint8_t>(found);
}
// The abilities that answer an event and pass. Most characters have none.
template <class Rules, class Pred>
constexpr std::uint8_t abilities_on(const Table<Rules>& table, Seat seat, Trigger event, Pred&& passes) {
    const unsigned answering = Rules::content.of[table.characters[seat].card].answering[event];
    return answering == 0 ? std::uint8_t{0} : ready_of(table, seat, answering, passes);
}
template <class Rules>
constexpr std::uint8_t abilities_on(const Table<Rules>& table, Seat seat, Trigger event) {
    const unsigned answering = Rules::content.of[table.characters[seat].card].answering[event];
    return answering == 0 ? std::uint8_t{0} : static_cast<std::uint8_t>(ready_among(table, seat, answering));
}

template <class Game>
[[gnu::noinline]] constexpr void begin_ability(Game game, Seat seat, std::uint8_t ability, Actor source) {
    const Passive& passive = ability_of(game.table, seat, ability).passive;
    if (passive.is_once)
        game.table.characters[seat].used = static_cast<std::uint8_t>(game.table.characters[seat].used | 1u << ability);
    game.emit(AbilityTriggered{character_of(seat), ability, passive.on, source});
    game.push(CarryOut{.owner = seat,
                       .ability = ability,
                       .source = source,
                       .first = static_cast<std::uint8_t>(game.table.aims.size())});
}

// An optional ability is offered, SHI-D15; another works by itself.
template <class Game>
constexpr void offer_ability(Game game, Seat seat, std::uint8_t ability, Actor source) {
    const Passive& passive = ability_of(game.table, seat, ability).passive;
    const bool by_itself = passive.on == Trigger::defeated && game.knobs().self_revival == SelfRevival::by_itself;
    if (!passive.is_optional || by_itself) return begin_ability(game, seat, ability, source);
    game.emit(ReactionOffered{seat, Offer::ability});
    game.push(OfferAbility{seat, ability, source});
}

// The abilities that answer one event, in the order of SHI-R74, each once.
template <class Game>
[[gnu::noinline]] constexpr void run(Game game, const AnswerWith& answering) {
    AnswerWith left = answering;
    SeatSet answered = seats_where(game.table.options, [&](Seat seat) { return left.abilities[seat] != 0; });
    game.pop();
    if (answered.empty()) return;
    const Seat seat = owner_of(first_in_order(game.table, characters_of(answered)));
    const auto ability = static_cast<std::uint8_t>(std::countr_zero(unsigned{left.abilities[seat]}));
    left.abilities[seat] = static_cast<std::uint8_t>(left.abilities[seat] & ~(1u << ability));
    if (left.abilities[seat] == 0) answered.erase(seat);
    if (!answered.empty()) game.push(left);
    if (game.table.standing.has(character_of(seat)) && is_ready(game.table, seat, ability))
        offer_ability(game, seat, ability, answering.source);
}

template <class Rules, class F>
constexpr void list(const Table<Rules>&, const OfferAbility& offer, F& f) {
    f(UseAbility{offer.ability, Card::no_card}), f(Decline{});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>&, const OfferAbility& offer, const Action& action) {
    if (holds_alternative<Decline>(action) || action == Action{UseAbility{offer.ability, Card::no_card}})
        return Verdict::legal();
    return Verdict::refused("SHI-462: use the ability that is offered, or decline");
}
template <class Game>
constexpr void answer(Game game, const OfferAbility& offer, const Action& action) {
    game.pop();
    if (holds_alternative<Decline>(action)) return game.emit(ReactionDeclined{offer.seat, Offer::ability});
    begin_ability(game, offer.seat, offer.ability, offer.source);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const OfferAbility& offer) {
    return offer.ability < count_abilities(table, offer.seat) &&
           ability_of(table, offer.seat, offer.ability).passive.is_optional &&
           is_ready(table, offer.seat, offer.ability);
}

// An ability is carried out: whom it is aimed at, then its outcomes one by one.
template <class Game>
constexpr void aim_ability(Game game, CarryOut& work) {
    auto& table = game.table;
    const Part& part = ability_of(table, work.owner, work.ability).passive.part;
    const Actor owner = character_of(work.owner);
    work.aimed = true;
    if (part.target == TargetKind::you) return aim_at(game, {owner});
    if (part.target == TargetKind::source) {
        // SHI-121: also who attacks is no target for an ability while it can't be targeted.
        if (work.source != Actor::nobody)
            aim_at(game, targetable(table, table.standing & ActorSet{work.source}, owner, true));
        return;
    }
    const ActorSet options = targets(table, owner, part.target, false, false);
    if (is_chosen(part.target) && are_several(options)) return game.push(ChooseTarget{work.owner});
    aim_at(game, options);
}
// Outcome by outcome, until something comes in between or the ability is done.
template <class Game>
constexpr void carry_on(Game game) {
    auto& table = game.table;
    CarryOut& work = top<CarryOut>(table);
    const std::size_t depth = table.steps.size();
    const Part& part = ability_of(table, work.owner, work.ability).passive.part;
    if (!work.aimed && !work.lost) aim_ability(game, work);
    while (table.steps.size() == depth) {
        if (work.lost || work.cursor == part.effects.size()) {
            forget_aims(table, work.first);
            return game.pop();
        }
        resolve(game, {.you = character_of(work.owner), .first = work.first}, part.effects[work.cursor++]);
    }
}
template <class Game>
constexpr void run(Game game, const CarryOut&) {
    go_on(game);
}

// SHI-080: the abilities of the Hero phase. A swap needs another card to swap to.
template <class Rules>
constexpr bool can_swap(const Table<Rules>& table, Seat seat, std::size_t ability) {
    return !cards_to_take(table, seat, ability_of(table, seat, ability).passive.part.effects[0].group).empty();
}
template <class Rules>
constexpr std::uint8_t hero_abilities(const Table<Rules>& table, Actor actor) {
    if (!is_character(actor)) return 0;
    const Seat seat = owner_of(actor);
    unsigned abilities = abilities_on(table, seat, Trigger::begin_turn);
    for_each_bit(abilities & Rules::content.of[table.characters[seat].card].swaps, [&](std::size_t i) {
        if (!can_swap(table, seat, i)) abilities &= ~(1u << i);
    });
    return static_cast<std::uint8_t>(abilities);
}
template <class Rules>
constexpr bool are_optional(const Table<Rules>& table, Seat seat, unsigned abilities) {
    return (abilities & ~unsigned{Rules::content.of[table.characters[seat].card].optional}) == 0;
}

// SHI-081: one that works by itself does; several, or optional ones, are asked for. What has left the tab meanwhile is
// not in force any more, SHI-404.
template <class Game>
constexpr void hero_phase(Game game, TakeTurn& turn) {
    auto& table = game.table;
    const Seat seat = owner_of(turn.actor);
    turn.abilities = static_cast<std::uint8_t>(turn.abilities & hero_abilities(table, turn.actor));
    const unsigned left = turn.abilities;
    if (left == 0) {
        turn.stage = TurnStage::main;
        return;
    }
    if ((left & (left - 1)) != 0 || are_optional(table, seat, left)) return game.push(HeroPhase{seat, turn.abilities});
    const auto only = static_cast<std::uint8_t>(std::countr_zero(left));
    turn.abilities = 0;
    begin_ability(game, seat, only, Actor::nobody);
    carry_on(game);
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const HeroPhase& phase, F& f) {
    for_each_bit(phase.abilities, [&](std::size_t i) {
        const auto ability = static_cast<std::uint8_t>(i);
        const Effect& first = ability_of(table, phase.seat, i).passive.part.effects[0];
        if (first.kind == EffectKind::swap_card)
            cards_to_take(table, phase.seat, first.group).for_each([&](Card card) { f(UseAbility{ability, card}); });
        else
            f(UseAbility{ability, Card::no_card});
    });
    list_if(f, EndHeroPhase{}, are_optional(table, phase.seat, phase.abilities));
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const HeroPhase& phase, const Action& action) {
    if (holds_alternative<EndHeroPhase>(action))
        return are_optional(table, phase.seat, phase.abilities)
                   ? Verdict::legal()
                   : Verdict::refused("SHI-015: abilities that are not optional are never left out");
    const auto* use = get_if<UseAbility>(&action);
    if (use == nullptr) return Verdict::refused("SHI-080: it is the Hero phase: use an ability, or end it");
    if (use->ability >= count_abilities(table, phase.seat) || (phase.abilities >> use->ability & 1) == 0)
        return Verdict::refused("SHI-080: there is no such ability to be used in this Hero phase");
    const Effect& first = ability_of(table, phase.seat, use->ability).passive.part.effects[0];
    const bool swaps = first.kind == EffectKind::swap_card;
    if (swaps && (use->card > Card::last || !cards_to_take(table, phase.seat, first.group).has(use->card)))
        return Verdict::refused("SHI-402: that card cannot be put on the ability tab now");
    if (!swaps && use->card != Card::no_card) return Verdict::refused("SHI-080: that ability takes no card");
    return Verdict::legal();
}
// Whether a swap is all that a part does, and it is aimed at nobody else.
constexpr bool is_only_swap(const Part& part) { return part.target == TargetKind::you && part.effects.size() == 1; }
template <class Game>
constexpr void answer(Game game, const HeroPhase& phase, const Action& action) {
    game.pop();
    TakeTurn& turn = top<TakeTurn>(game.table);
    const auto* use = get_if<UseAbility>(&action);
    turn.abilities = static_cast<std::uint8_t>(use == nullptr ? 0u : phase.abilities & ~(1u << use->ability));
    if (use == nullptr) return go_on(game);
    begin_ability(game, phase.seat, use->ability, Actor::nobody);
    if (use->card != Card::no_card) {
        // The card is chosen with the ability, so the swap itself asks no more.
        top<CarryOut>(game.table).cursor = 1;
        put_on_tab(game, phase.seat, use->card);
        if (is_only_swap(ability_of(game.table, phase.seat, use->ability).passive.part)) game.pop();
    }
    go_on(game);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const HeroPhase& phase) {
    const TakeTurn* turn = interrupted<TakeTurn>(table);
    if (turn == nullptr || owner_of(turn->actor) != phase.seat || turn->abilities != phase.abilities) return false;
    return phase.abilities != 0 && (phase.abilities & ~hero_abilities(table, turn->actor)) == 0;
}

}  // namespace heroes::shire::detail
