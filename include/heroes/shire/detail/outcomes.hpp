#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/shire/detail/ability_tab.hpp>
#include <heroes/shire/detail/chapters.hpp>
#include <heroes/shire/detail/conditions.hpp>
#include <heroes/shire/detail/cooldowns.hpp>

// Outcome: what the parts of spells and abilities do, kind by kind, SHI-K20 to SHI-K34.
namespace heroes::shire::detail {

// Who does something, to whom, and by which spell if it is one.
struct Doing {
    Actor you{};
    std::uint8_t first = 0;  // of the aims
    int dealt = 0;           // DMG by this part
    Spell spell = Spell::no_spell;
};

// The part is aimed at these, in the order of SHI-R74. There is room for everything that the standard game can nest.
template <class Game>
constexpr void aim_at(Game game, ActorSet actors) {
    auto& aims = game.table.aims;
    for_each_in_order(game.table, actors, [&](Actor actor) {
        if (!aims.full()) aims.push_back({.at = actor});
    });
}

// SHI-136: whatever is left of a part is void for who dodged it or fell during it.
constexpr bool is_reached(const Aim& aim) { return aim.marks.empty(); }

// Whoever was not missed.
template <class Rules>
constexpr std::size_t count_hit(const Table<Rules>& table, std::size_t first) {
    std::size_t count = 0;
    for (std::size_t i = first; i != table.aims.size(); ++i)
        if (!table.aims[i].marks.has(AimMark::dodged) && !table.aims[i].marks.has(AimMark::missed)) ++count;
    return count;
}

template <class Rules>
constexpr Recipients recipients_of(const Table<Rules>& table, const Doing& doing, const Effect& effect) {
    Recipients actors;
    if (effect.to == Recipient::target) {
        for (std::size_t i = doing.first; i != table.aims.size(); ++i)
            if (is_reached(table.aims[i])) actors.push_back(table.aims[i].at);
    } else if (effect.to == Recipient::you) {
        // SHI-186: once, or by a house rule once for each target, SHI-R69.
        std::size_t times = 1;
        if (table.rules.knobs.riders_for_each_target) times = count_hit(table, doing.first);
        while (times-- != 0) actors.push_back(doing.you);
    } else {
        const bool is_spell = doing.spell != Spell::no_spell;
        for_each_in_order(table, targets(table, doing.you, TargetKind::allies, false, is_spell),
                          [&](Actor actor) { actors.push_back(actor); });
    }
    return actors;
}

// SHI-107, SHI-K03: what the caster's stats add to a heal or, by a house rule, to a shield.
template <class Rules>
constexpr int added_stats(const Table<Rules>& table, const Doing& doing, const Effect& effect) {
    if (doing.spell == Spell::no_spell || effect.to != Recipient::target) return 0;
    int sum = 0;
    stats_of(table, doing.you, doing.spell).for_each([&](Stat added) { sum += stat(table, doing.you, added); });
    return sum;
}
template <class Rules>
constexpr int heal_of(const Table<Rules>& table, const Doing& doing, const Effect& effect) {
    int number = effect.number;
    if (table.rules.knobs.heals_add_stats) number += added_stats(table, doing, effect);
    if (doing.spell != Spell::no_spell && effect.to == Recipient::target && is_character(doing.you) &&
        Rules::content.of[character(table, doing.you).card].heals_more)
        for_each_power(table, owner_of(doing.you), [&](const Powers& powers) { number += powers.heal_bonus; });
    return number;
}

// SHI-384, SHI-R51: dice of cards that are no creatures are the character's own.
template <class Rules>
constexpr Slots dice_that_go_down(const Table<Rules>& table, Actor actor) {
    const bool board_only = table.rules.knobs.banner_for_board_only && is_character(actor);
    return board_only ? Rules::content.characters[character(table, actor).card].board : Slots::all();
}

// SHI-359, SHI-R50: the caster picks one of the target's spells, unlocked or on a card, on or off the tab.
template <class Rules>
constexpr Slots spells_to_immobilise(const Table<Rules>& table, Actor target) {
    Slots slots = spells_of(table, target);
    Rules::content.characters[character(table, target).card].cards.for_each([&](Card card) {
        if (!is_creature(Rules::content.cards[card].kind)) slots = slots | slots_on(table, card);
    });
    return slots;
}
template <class Game>
constexpr void ask_for_immobilised(Game game, const Doing& doing, const Recipients& actors, const Effect& effect) {
    for (std::size_t i = actors.size(); i-- != 0;) {
        if (!is_character(actors[i])) continue;
        const Seat seat = owner_of(game.knobs().target_picks_immobilised ? actors[i] : doing.you);
        game.push(ChooseImmobilised{seat, actors[i], small_number(effect.number)});
    }
}

// SHI-K29.
template <class Game>
constexpr void ask_for_die(Game game, const Doing& doing, const Effect& effect) {
    const Slots dice = dice_of(game.table, doing.you);
    if (dice.size() > 1) return game.push(ChooseDie{owner_of(doing.you), doing.you, small_number(effect.number)});
    lower_dice(game, doing.you, dice, effect.number, Cause::effect);
}

// One outcome happens. Attacks are dealt elsewhere.
template <class Game>
constexpr void carry_out(Game game, const Doing& doing, const Effect& effect) {
    auto& table = game.table;
    const Recipients actors = recipients_of(table, doing, effect);
    switch (effect.kind) {
        case EffectKind::deal: return;
        case EffectKind::heal: return heal_all(game, actors, heal_of(table, doing, effect), Cause::effect);
        case EffectKind::heal_dealt:
            return heal_all(game, actors, table.rules.percent_of(doing.dealt, effect.percent), Cause::effect);
        case EffectKind::strike: return deal_fixed(game, actors, effect.number, Cause::effect);
        case EffectKind::apply: return place_conditions(game, actors, effect);
        case EffectKind::lower_one_die: return ask_for_die(game, doing, effect);
        case EffectKind::immobilise: return ask_for_immobilised(game, doing, actors, effect);
        case EffectKind::summon: return summon(game, owner_of(doing.you), effect.card);
        case EffectKind::swap_card: return ask_for_card(game, owner_of(doing.you), effect.group);
        case EffectKind::shield: {
            const int more = game.knobs().shields_add_stats ? added_stats(table, doing, effect) : 0;
            for (const Actor actor : actors) grant_shield(game, actor, effect.number + more);
            return;
        }
        case EffectKind::buff:
            for (const Actor actor : actors)
                effect.stats.for_each([&](Stat stat) { place_buff(game, actor, stat, effect.number, effect.turns); });
            return;
        case EffectKind::purge:
            for (const Actor actor : actors) purge(game, actor, effect.number < 0);
            return;
        case EffectKind::lower_dice:
            for (const Actor actor : actors)
                lower_dice(game, actor, dice_that_go_down(table, actor), effect.number, Cause::effect);
            return;
        case EffectKind::revive:
            for (const Actor actor : actors) revive(game, actor, effect.number);
            return;
        case EffectKind::raise_hp:
            for (const Actor actor : actors) raise_hp(game, actor, effect);
            return;
    }
}

// SHI-K19: an outcome that has its price is offered.
template <class Game>
constexpr void resolve(Game game, const Doing& doing, const Effect& effect) {
    if (effect.guard != Guard::paid) return carry_out(game, doing, effect);
    if (hp(game.table, doing.you) > effect.price) game.push(OfferPayment{owner_of(doing.you), effect.price});
}

// The outcome that is being paid for, and by whom: the one before the cursor of what was interrupted.
struct Paid {
    Doing doing{};
    const Effect* effect = nullptr;
};
template <class Rules>
constexpr Paid paid_for(const Table<Rules>& table, const Step& step) {
    if (const auto* cast = get_if<Cast>(&step))
        return {{cast->caster, cast->first, cast->dealt, cast->spell},
                effect_of(table, cast->caster, cast->spell, cast->part, cast->cursor - 1u)};
    if (const auto* work = get_if<CarryOut>(&step))
        return {{.you = character_of(work->owner), .first = work->first},
                &ability_of(table, work->owner, work->ability).passive.part.effects[work->cursor - 1u]};
    return {};
}

template <class Rules, class F>
constexpr void list(const Table<Rules>&, const OfferPayment&, F& f) {
    f(PayHp{}), f(Decline{});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>&, const OfferPayment&, const Action& action) {
    if (holds_one_of<PayHp, Decline>(action)) return Verdict::legal();
    return Verdict::refused("SHI-171: pay the HP, or decline");
}
template <class Game>
constexpr void answer(Game game, const OfferPayment& offer, const Action& action) {
    game.pop();
    if (holds_alternative<Decline>(action)) return;
    const Paid paid = paid_for(game.table, game.table.steps.back());
    pay_hp(game, paid.doing.you, offer.price, Cause::price);
    carry_out(game, paid.doing, *paid.effect);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const OfferPayment& offer) {
    const Step& below = table.steps[table.steps.size() - 2];
    const auto* cast = get_if<Cast>(&below);
    const auto* work = get_if<CarryOut>(&below);
    if ((cast == nullptr || cast->cursor == 0) && (work == nullptr || work->cursor == 0)) return false;
    const Paid paid = paid_for(table, below);
    return paid.effect != nullptr && paid.effect->guard == Guard::paid && paid.effect->price == offer.price &&
           owner_of(paid.doing.you) == offer.seat && hp(table, paid.doing.you) > offer.price;
}

// SHI-K29: which of the caster's dice goes down.
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseDie& choice, F& f) {
    dice_of(table, choice.actor).for_each([&](Slot slot) { f(PickSpell{spell_in(table, choice.actor, slot)}); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseDie& choice, const Action& action) {
    const auto* pick = get_if<PickSpell>(&action);
    if (pick == nullptr) return Verdict::refused("SHI-385: pick the spell whose die goes down");
    if (!has_spell(table, choice.actor, pick->spell) ||
        !dice_of(table, choice.actor).has(Rules::content.slot_of[pick->spell]))
        return Verdict::refused("SHI-385: there is no die of yours on that spell");
    return Verdict::legal();
}
template <class Game>
constexpr void answer(Game game, const ChooseDie& choice, const Action& action) {
    game.pop();
    const Slot slot = Game::Rules::content.slot_of[get<PickSpell>(action).spell];
    lower_dice(game, choice.actor, {slot}, choice.number, Cause::effect);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseDie& choice) {
    return table.standing.has(choice.actor) && owner_of(choice.actor) == choice.seat &&
           dice_of(table, choice.actor).size() > 1;
}

// SHI-382, SHI-R50: how far a die can be raised.
template <class Rules>
constexpr int highest_die(const Table<Rules>& table) {
    const int limit = table.rules.knobs.die_limit;
    return limit < DiceRow<Slot>::highest ? limit : DiceRow<Slot>::highest;
}

// SHI-D12: which spell of the target.
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseImmobilised& choice, F& f) {
    spells_to_immobilise(table, choice.target).for_each([&](Slot slot) {
        f(PickSpell{spell_in(table, choice.target, slot)});
    });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseImmobilised& choice, const Action& action) {
    const auto* pick = get_if<PickSpell>(&action);
    if (pick == nullptr) return Verdict::refused("SHI-359: pick the spell whose die goes up");
    if (!has_spell(table, choice.target, pick->spell) ||
        !spells_to_immobilise(table, choice.target).has(Rules::content.slot_of[pick->spell]))
        return Verdict::refused("SHI-359: the target has no such spell");
    return Verdict::legal();
}
template <class Game>
constexpr void answer(Game game, const ChooseImmobilised& choice, const Action& action) {
    game.pop();
    const Slot slot = Game::Rules::content.slot_of[get<PickSpell>(action).spell];
    const int before = die_on(game.table, choice.target, slot);
    const int limit = highest_die(game.table);
    const int raised = before + choice.number;
    change_die(game, choice.target, slot, raised < limit ? raised : before < limit ? limit : before, Cause::effect);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseImmobilised& choice) {
    return is_character(choice.target) && table.standing.has(choice.target);
}

}  // namespace heroes::shire::detail
