#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/shire/detail/chapters.hpp>
#include <heroes/shire/detail/conditions.hpp>
#include <heroes/shire/detail/spell_boxes.hpp>

// What stands between an attack and its target: spells cast when attacked, Redirect, Dodge. SHI-132, SHI-R45.
namespace heroes::shire::detail {

// SHI-R83: on an enemy's turn, attacked by an enemy, with a spell that is made for it.
template <class Rules>
constexpr bool may_react(const Table<Rules>& table, const Cast& cast, Actor attacked) {
    if (!is_character(attacked)) return false;
    const Slots reactions = Rules::content.of[character(table, attacked).card].reactions;
    if (reactions.empty() || (reactions & spells_of(table, attacked)).empty()) return false;
    return table.standing.has(attacked) && are_enemies(table, cast.caster, attacked) &&
           table.turn.active != Actor::nobody && are_enemies(table, table.turn.active, attacked) &&
           has_room_to_answer(table) && can_cast(table, attacked, Casting::reaction);
}

// SHI-R42: whom a holder can send the attack on to with one of the tokens.
template <class Rules>
constexpr ActorSet redirect_targets(const Table<Rules>& table, const Cast& cast, const Aim& aim, Condition token) {
    const Knobs& knobs = table.rules.knobs;
    const Actor holder = aim.at;
    if (!is_character(holder) || !holds(table, holder, token) || !table.standing.has(holder)) return {};
    if (!are_enemies(table, cast.caster, holder) || aim.redirected.has(owner_of(holder)) || !aim.marks.empty())
        return {};
    if (!knobs.redirect_chains && !aim.redirected.empty()) return {};
    if (!knobs.redirect_all_spells && target_of(table, cast.caster, cast.spell, cast.part) == TargetKind::enemies)
        return {};
    ActorSet others = token == Condition::redirect_ally ? allies(table, holder) : enemies(table, holder);
    others.erase(holder);
    if (!knobs.redirect_to_attacker) others.erase(cast.caster);
    return targetable(table, others, holder, true);
}
template <class Rules>
constexpr bool may_redirect(const Table<Rules>& table, const Cast& cast, const Aim& aim) {
    return !redirect_targets(table, cast, aim, Condition::redirect_ally).empty() ||
           !redirect_targets(table, cast, aim, Condition::redirect_enemy).empty();
}

// SHI-361, SHI-R43: rolled if the caster is an enemy of the final target.
template <class Rules>
constexpr bool may_dodge(const Table<Rules>& table, const Cast& cast, const Aim& aim) {
    return aim.marks.empty() && holds(table, aim.at, Condition::dodge) && are_enemies(table, cast.caster, aim.at);
}
// The token leaves whatever is rolled.
template <class Game>
constexpr void try_to_dodge(Game game, Aim& aim) {
    const Actor actor = aim.at;
    const std::uint8_t face = roll(game);
    const bool dodged = face <= game.knobs().dodge_faces;
    game.emit(DodgeRolled{actor, face, dodged});
    if (dodged) aim.marks.insert(AimMark::dodged);
    if (dodged || !game.knobs().failed_dodge_keeps_token) remove_condition(game, actor, Condition::dodge, Cause::used);
}

// SHI-R83: whether spells are cast now that answer an attack that has landed, as a house rule wants it.
template <class Rules>
constexpr bool answers_landed(const Table<Rules>& table, const Cast& cast) {
    return table.rules.knobs.reaction_after_attack && cast.marks.has(CastMark::landed);
}

// What follows in the interception of one target; after the last of it the next target is attacked.
template <class Game>
constexpr void intercept_next(Game game) {
    Cast& cast = top<Cast>(game.table);
    if (answers_landed(game.table, cast)) return void(++cast.cursor);
    const bool dodge_first = game.knobs().dodge_before_redirect;
    const CastStage early = dodge_first ? CastStage::dodge : CastStage::redirect;
    const CastStage late = dodge_first ? CastStage::redirect : CastStage::dodge;
    if (cast.stage == late) ++cast.cursor;
    cast.stage = cast.stage == CastStage::react ? early : cast.stage == early ? late : CastStage::react;
}

// SHI-R74: redirected attacks go on in the order of their final targets.
template <class Rules>
constexpr void put_aims_in_order(Table<Rules>& table, std::size_t first) {
    const auto aims = table.aims;
    const ActorSet struck = aimed_at(table, first);
    forget_aims(table, first);
    for_each_in_order(table, struck, [&](Actor actor) {
        for (std::size_t i = first; i != aims.size(); ++i)
            if (aims[i].at == actor) table.aims.push_back(aims[i]);
    });
}
template <class Rules>
constexpr bool is_redirected(const Table<Rules>& table, std::size_t first) {
    bool redirected = false;
    for (std::size_t i = first; i != table.aims.size(); ++i) redirected |= !table.aims[i].redirected.empty();
    return redirected;
}

// Whether anybody can stand between an attack and its targets. Mostly nobody can.
template <class Rules>
constexpr bool may_be_intercepted(const Table<Rules>& table, const Cast& cast) {
    constexpr Conditions tokens{Condition::redirect_ally, Condition::redirect_enemy, Condition::dodge};
    for (std::size_t i = cast.first; i != table.aims.size(); ++i) {
        const Actor attacked = table.aims[i].at;
        if (!is_character(attacked)) continue;
        if (!(held(table, attacked) & tokens).empty()) return true;
        if (!Rules::content.of[character(table, attacked).card].reactions.empty()) return true;
    }
    return false;
}

// SHI-132: target by target, until somebody is asked or all are through.
template <class Game>
[[gnu::noinline]] constexpr void intercept(Game game, Cast& cast) {
    auto& table = game.table;
    for (; cast.cursor != table.aims.size(); intercept_next(game)) {
        Aim& aim = table.aims[cast.cursor];
        if (cast.stage == CastStage::dodge && may_dodge(table, cast, aim)) {
            if (game.knobs().dodge_is_optional) {
                game.emit(ReactionOffered{owner_of(aim.at), Offer::dodge});
                return game.push(OfferReaction{owner_of(aim.at)});
            }
            try_to_dodge(game, aim);
        }
        if (cast.stage == CastStage::redirect && may_redirect(table, cast, aim)) {
            game.emit(ReactionOffered{owner_of(aim.at), Offer::redirect});
            return game.push(OfferRedirect{owner_of(aim.at)});
        }
        const bool is_time = answers_landed(table, cast) == game.knobs().reaction_after_attack;
        if (cast.stage == CastStage::react && is_time && may_react(table, cast, aim.at)) {
            game.emit(ReactionOffered{owner_of(aim.at), Offer::spell});
            return game.push(OfferReaction{owner_of(aim.at)});
        }
    }
    if (answers_landed(table, cast)) {
        cast.marks.erase(CastMark::landed);
        cast.cursor = cast.first;
        cast.stage = CastStage::abilities;
        return;
    }
    if (is_redirected(table, cast.first)) put_aims_in_order(table, cast.first);
    cast.stage = CastStage::damage;
}

template <class Rules>
constexpr Actor attacked(const Table<Rules>& table) {
    return table.aims[interrupted<Cast>(table)->cursor].at;
}

// SHI-R43: by a house rule the holder of Dodge is asked whether it rolls.
template <class Rules>
constexpr bool is_asked_to_dodge(const Table<Rules>& table) {
    return table.rules.knobs.dodge_is_optional && interrupted<Cast>(table)->stage == CastStage::dodge;
}
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const OfferReaction&, F& f) {
    if (is_asked_to_dodge(table))
        f(Dodge{});
    else
        list_castable(table, attacked(table), Casting::reaction, f);
    f(Decline{});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const OfferReaction&, const Action& action) {
    if (holds_alternative<Decline>(action)) return Verdict::legal();
    if (is_asked_to_dodge(table))
        return holds_alternative<Dodge>(action) ? Verdict::legal()
                                                : Verdict::refused("SHI-361: roll to dodge the attack, or decline");
    if (const auto* cast = get_if<CastSpell>(&action))
        return judge_cast(table, attacked(table), cast->spell, Casting::reaction);
    return Verdict::refused("SHI-R83: cast a spell that answers the attack, or decline");
}
// Once per attack: the attack goes on with the next step of its interception. Who does not try to dodge keeps the token.
template <class Game>
constexpr void answer(Game game, const OfferReaction& offer, const Action& action) {
    const Actor holder = attacked(game.table);
    const Offer offered = is_asked_to_dodge(game.table) ? Offer::dodge : Offer::spell;
    game.pop();
    if (holds_alternative<Dodge>(action)) try_to_dodge(game, game.table.aims[top<Cast>(game.table).cursor]);
    intercept_next(game);
    if (const auto* cast = get_if<CastSpell>(&action)) return begin_cast(game, holder, cast->spell, Casting::reaction);
    if (holds_alternative<Decline>(action)) game.emit(ReactionDeclined{offer.seat, offered});
}
template <class Rules>
constexpr bool is_intercepting(const Table<Rules>& table, CastStage stage, Seat seat) {
    const Cast* cast = interrupted<Cast>(table);
    return cast != nullptr && cast->stage == stage && cast->cursor >= cast->first && cast->cursor < table.aims.size() &&
           owner_of(attacked(table)) == seat;
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const OfferReaction& offer) {
    if (table.rules.knobs.dodge_is_optional && is_intercepting(table, CastStage::dodge, offer.seat))
        return may_dodge(table, *interrupted<Cast>(table), table.aims[interrupted<Cast>(table)->cursor]);
    return is_intercepting(table, CastStage::react, offer.seat) &&
           answers_landed(table, *interrupted<Cast>(table)) == table.rules.knobs.reaction_after_attack &&
           may_react(table, *interrupted<Cast>(table), attacked(table));
}

template <class Rules>
constexpr ActorSet redirect_choices(const Table<Rules>& table, Condition token) {
    const Cast& cast = *interrupted<Cast>(table);
    return redirect_targets(table, cast, table.aims[cast.cursor], token);
}
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const OfferRedirect&, F& f) {
    for (const Condition token : {Condition::redirect_ally, Condition::redirect_enemy})
        redirect_choices(table, token).for_each([&](Actor target) { f(Redirect{token, target}); });
    f(Decline{});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const OfferRedirect&, const Action& action) {
    if (holds_alternative<Decline>(action)) return Verdict::legal();
    const auto* redirect = get_if<Redirect>(&action);
    if (redirect == nullptr) return Verdict::refused("SHI-347: redirect the attack, or decline");
    if (redirect->token != Condition::redirect_ally && redirect->token != Condition::redirect_enemy)
        return Verdict::refused("SHI-R42: an attack is redirected with a Redirect token");
    if (redirect->target >= Actor::nobody || !redirect_choices(table, redirect->token).has(redirect->target))
        return Verdict::refused("SHI-R42: the attack cannot be sent there with that token");
    return Verdict::legal();
}
// SHI-345 to SHI-348: the token leaves, and the attack is computed against the new target, who may send it on.
template <class Game>
constexpr void answer(Game game, const OfferRedirect& offer, const Action& action) {
    auto& table = game.table;
    game.pop();
    Cast& cast = top<Cast>(table);
    const auto* redirect = get_if<Redirect>(&action);
    if (redirect == nullptr) {
        game.emit(ReactionDeclined{offer.seat, Offer::redirect});
        return intercept_next(game);
    }
    Aim& aim = table.aims[cast.cursor];
    game.emit(AttackRedirected{aim.at, redirect->target, redirect->token});
    remove_condition(game, aim.at, redirect->token, Cause::used);
    aim.redirected.insert(owner_of(aim.at));
    aim.at = redirect->target;
    if (game.knobs().dodge_before_redirect) cast.stage = CastStage::dodge;
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const OfferRedirect& offer) {
    if (!is_intercepting(table, CastStage::redirect, offer.seat)) return false;
    const Cast& cast = *interrupted<Cast>(table);
    return may_redirect(table, cast, table.aims[cast.cursor]);
}

}  // namespace heroes::shire::detail
