#pragma once

#include <cstdint>

#include <heroes/hero_master/detail/exchanges.hpp>
#include <heroes/hero_master/detail/exhausting.hpp>
#include <heroes/hero_master/detail/hand_effects.hpp>
#include <heroes/hero_master/detail/recalls.hpp>
#include <heroes/hero_master/detail/speakers.hpp>
#include <heroes/hero_master/detail/treasure.hpp>

// Rulebook, "Card Effects": what an effect does, to whom, and who is asked before.
namespace heroes::hero_master::detail {

// Whether a hand has cards, or cards that are no Protests; how many are hidden everybody knows.
template <class Rules>
constexpr bool has_cards(const Table<Rules>& table, Seat seat, bool ordinary) {
    const auto& hero = table.heroes[seat];
    const auto seen = ordinary ? ordinary_hand<Rules>(hero) : hero.hand;
    return !seen.empty() || hero.hidden != 0 || (!ordinary && hero.hidden_protest);
}
// HMA-R48, HMA-K54: whether an effect would change anything.
template <class Rules>
constexpr bool has_object(const Table<Rules>& table, Seat you, Seat target, const Effect& effect) {
    const auto& hero = table.heroes[target];
    switch (effect.kind) {
        case Kind::take_token: return table.leader != target;
        case Kind::draw: return can_draw(table, target);
        case Kind::search: return !hero.deck.empty();
        case Kind::discard: return has_cards(table, target, table.rules.knobs.forced_discards_at_random);
        case Kind::discard_random: return has_cards(table, target, true);
        case Kind::refresh: return !refreshable(table, target, effect.sort).empty();
        case Kind::exhaust: return !exhaustible(table, target, effect.sort).empty();
        case Kind::heal: return hero.health < table.rules.knobs.hero_health;
        case Kind::loot: return table.loot != 0;
        case Kind::lose: return hero.gold != 0;
        case Kind::steal: return you != target && hero.gold != 0;
        case Kind::take_treasure: return !table.treasure_pile.empty();
        case Kind::steal_treasure: return you != target && has_loose_treasure(table, target);
        case Kind::destroy_treasure: return has_loose_treasure(table, target);
        case Kind::sell: return !hero.stash.empty();
        case Kind::swap: {
            bool any = false;
            for_each_swap(table, [&](Place) { any = true; });
            return any;
        }
        case Kind::replace: return can_replace(table);
        // HMA-R97: none joins the row of a Location that the party is leaving.
        case Kind::lurk:
            return !is_row_full(table) && can_draw_monster(table) && !table.attack.marks.has(Mark::parting);
        case Kind::recall_attack:
        case Kind::drop_attack: return !hero.attacks.empty();
        case Kind::place_token: return table.tokens != 0;
        default: return true;
    }
}
// The same, asked before it happens, also of a rival: in a view hidden hand cards lie in the deck and cannot be found.
template <class Rules>
constexpr bool would_have_object(const Table<Rules>& table, Seat you, Seat target, const Effect& effect) {
    const auto& hero = table.heroes[target];
    const bool is_hidden = effect.kind == Kind::search && hero.deck.size() <= hero.hidden;
    return !is_hidden && has_object(table, you, target, effect);
}

// HMA-K27: on a monster's T6 the gold goes onto that monster if it still stands.
template <class Game>
constexpr void lose_gold(Game game, Seat seat, Source source, int n) {
    const auto& attack = game.table.attack;
    const bool parting = attack.marks.has(Mark::parting);
    const WoundCause cause = source == Source::ambusher             ? WoundCause::ambusher
                             : source == Source::monster && parting ? WoundCause::parting
                             : source == Source::monster            ? WoundCause::monster
                                                                    : WoundCause::effect;
    leave_gold(game, seat, lower(n, game.table.heroes[seat].gold), place_for_gold(game.table, cause));
}
// HMA-K28
template <class Game>
constexpr void steal_gold(Game game, Seat thief, Seat from, int n) {
    auto& heroes = game.table.heroes;
    const int gold = lower(n, heroes[from].gold);
    heroes[from].gold = byte(heroes[from].gold - gold);
    heroes[thief].gold = byte(heroes[thief].gold + gold);
    game.emit(GoldMoved{from, Gold::stash, Gold::stash, byte(gold), thief});
}

// Kinds whose own choice includes to do without.
constexpr bool offers_refusal(Kind kind) {
    return kind == Kind::swap || kind == Kind::drop_attack || kind == Kind::steal_treasure || kind == Kind::sell;
}
// Whether that choice is still to come; selling can always be left.
constexpr bool is_undecided(Kind kind, bool may) { return kind == Kind::sell || (may && offers_refusal(kind)); }

// Whether an effect stands on a bungle, laid on the running attack or just played.
template <class Rules>
constexpr bool is_of_bungle(const Origin& origin) {
    return origin.source == Source::bungle ||
           (origin.source == Source::played && !Rules::content.attacks.has(origin.card));
}
// What an effect does, once it is settled that it happens and to whom.
template <class Game>
constexpr void carry_out(Game game, Seat you, Seat target, const Origin& origin, const Effect& effect, bool may) {
    auto& table = game.table;
    const int n = effect.n;
    if (!is_undecided(effect.kind, may)) game.emit(EffectCarriedOut{target, origin});
    if (effect.exhausts) exhaust(game, you, {permanent(origin.source)});
    switch (effect.kind) {
        case Kind::take_token: return move_token(game, target, TokenCause::effect);
        case Kind::pass_token: return move_token(game, left_of(table, table.leader), TokenCause::effect);
        case Kind::draw: return draw_cards(game, target, n);
        case Kind::search: return search(game, target, n);
        case Kind::discard: return force_discard(game, target, n);
        case Kind::discard_random: return discard_at_random(game, target, n);
        case Kind::refresh: return refresh_some(game, target, effect.sort, n);
        case Kind::exhaust: {
            const Seat chooser = is_of_bungle<typename Game::Rules>(origin) ? you : target;
            return exhaust_some(game, chooser, target, effect.sort, n);
        }
        case Kind::heal: return heal(game, target, n);
        case Kind::wound: return wound(game, target, n);
        case Kind::gain: return gain_gold(game, target, n, Gold::supply);
        case Kind::loot: return take_loot(game, target, n);
        case Kind::lose: return lose_gold(game, target, origin.source, n);
        case Kind::steal: return steal_gold(game, you, target, n);
        case Kind::take_treasure: return game.push(GiveTreasure{target, byte(n)});
        case Kind::steal_treasure: return ask(game, ChooseStolen{you, target, may});
        case Kind::destroy_treasure: return ask(game, ChooseDestroyed{target});
        case Kind::sell: return game.push(SellTreasure{target, byte(n)});
        case Kind::swap: return ask(game, ChooseSwap{target, may});
        case Kind::replace: return replace_monster(game);
        case Kind::lurk: return draw_lurking(game, n);
        case Kind::recall_attack: return ask(game, ChooseRecall{target});
        case Kind::drop_attack: return ask(game, ChooseDrop{target, may});
        case Kind::ignore_attack: table.attack.marks.insert(Mark::ignored); return;
        case Kind::place_token: return place_token(game, target, origin.card);
        case Kind::maul: return maul(game, target, origin.source, n);
        default: return;  // passive ones and those of laid attacks
    }
}

// HMA-R47: what players' own cards say is optional if they say so, by a house rule always.
template <class Rules>
constexpr bool is_optional(const Table<Rules>& table, const Effect& effect, Source source) {
    const bool own_card = source <= Source::armour || source == Source::played;
    return effect.may || (own_card && table.rules.knobs.all_effects_optional);
}

// HMA-159: after the defeat of its hero nothing further of an attack applies to them.
template <class Rules>
constexpr bool has_fallen(const Table<Rules>& table, Seat seat) {
    return table.attack.seat == seat && (table.attack.marks.has(Mark::attacker_out) || is_beaten(table, seat));
}
// And the monster that has brought them down does nothing further to others either.
template <class Rules>
constexpr bool has_brought_down(const Table<Rules>& table, Source source) {
    return (source == Source::monster || source == Source::ambusher) && has_fallen(table, table.attack.seat);
}
// An effect meets its hero: it is carried out, or offered, or it has no object and does nothing, HMA-R48.
template <class Game>
constexpr void consider(Game game, Seat you, Seat target, const Origin& origin, const Effect& effect) {
    if (has_fallen(game.table, target) || !has_object(game.table, you, target, effect)) return;
    const bool may = is_optional(game.table, effect, origin.source);
    if (may && !offers_refusal(effect.kind)) return game.push(ChooseEffect{you, target, origin});
    carry_out(game, you, target, origin, effect, may);
}

template <class Rules, class F>
constexpr void list(const Table<Rules>&, const ChooseEffect&, F& f) {
    f(Accept{});
    f(Refuse{});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseEffect& choice, const Action& action) {
    return listed_or(table, choice, action, Verdict::refused("HMA-R47: accept the optional effect or refuse it"));
}
template <class Game>
constexpr void answer(Game game, const ChooseEffect& choice, const Action& action) {
    const auto [seat, target, origin] = choice;
    game.pop();
    const Effects* effects = effects_of(game.table, seat, origin);
    if (holds_alternative<Refuse>(action) || effects == nullptr) {
        game.emit(EffectRefused{seat, origin});
        return;
    }
    carry_out(game, seat, target, origin, (*effects)[origin.effect], false);
}
template <class Rules>
constexpr bool speaks(const Table<Rules>& table, Seat you, const Origin& origin) {
    if (!sits(table, you) || !Rules::content.actions.has(origin.card)) return false;
    const Effects* effects = effects_of(table, you, origin);
    return effects != nullptr && origin.effect < effects->size();
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseEffect& choice) {
    const auto [seat, hero, origin] = choice;
    return sits(table, hero) && speaks(table, seat, origin) &&
           has_object(table, seat, hero, (*effects_of(table, seat, origin))[origin.effect]);
}

// HMA-W04: one other hero present, chosen by the attacker.
template <class Rules>
constexpr SeatSet others_present(const Table<Rules>& table, Seat you) {
    return seats_where(table.options, [&](Seat seat) { return seat != you && is_present(table, seat); });
}
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseOther& choice, F& f) {
    others_present(table, choice.seat).for_each([&](Seat seat) { f(ChooseHero{seat}); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseOther& choice, const Action& action) {
    return listed_or(table, choice, action, Verdict::refused("HMA-080: choose another hero who is present"));
}
template <class Game>
constexpr void answer(Game game, const ChooseOther& choice, const Action& action) {
    const auto [seat, origin] = choice;
    game.pop();
    if (const Effects* effects = effects_of(game.table, seat, origin))
        consider(game, seat, get_if<ChooseHero>(&action)->hero, origin, (*effects)[origin.effect]);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseOther& choice) {
    return speaks(table, choice.seat, choice.origin) && !others_present(table, choice.seat).empty();
}

// HMA-W05: every hero present, the others clockwise from the left of whose attack it is, who comes last.
template <class Game>
constexpr void run(Game game, const OnPresent& work) {
    auto& table = game.table;
    const auto [you, nth, origin] = work;
    game.pop();
    const Effects* effects = effects_of(table, you, origin);
    if (nth == table.options.players || effects == nullptr || has_brought_down(table, origin.source)) return;
    const bool of_bungle = is_of_bungle<typename Game::Rules>(origin);
    const Seat last = of_bungle ? meant_by(table, you, origin, Whom::attacker) : you;
    const Seat seat = left_of(table, last, nth + 1u);
    game.push(OnPresent{you, static_cast<std::uint8_t>(nth + 1), origin});
    if (is_present(table, seat)) consider(game, you, seat, origin, (*effects)[origin.effect]);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const OnPresent& work) {
    if (!sits(table, work.you) || work.nth > table.options.players) return false;
    const Effects* effects =
        Rules::content.actions.has(work.origin.card) ? effects_of(table, work.you, work.origin) : nullptr;
    return effects == nullptr || work.origin.effect < effects->size();
}

// Finds out whom an effect means.
template <class Game>
constexpr void begin_effect(Game game, Seat you, const Origin& origin, const Effect& effect) {
    if (effect.whom == Whom::present) return game.push(OnPresent{you, 0, origin});
    if (effect.whom != Whom::other)
        return consider(game, you, meant_by(game.table, you, origin, effect.whom), origin, effect);
    if (has_brought_down(game.table, origin.source)) return;
    const SeatSet others = others_present(game.table, you);
    if (others.size() == 1) return consider(game, you, others.front(), origin, effect);
    if (!others.empty()) game.push(ChooseOther{you, origin});
}

}  // namespace heroes::hero_master::detail
