#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include <heroes/hamlet/detail/status.hpp>

// Rulebook, "Consumables" and "Favors": what is used, when, and how long it lasts.
namespace heroes::hamlet::detail {

// HAM-047: never above the maximum.
template <class Game>
constexpr void heal(Game game, Seat seat, int health, HealCause cause) {
    auto& hero = game.table.heroes[seat];
    const std::uint8_t before = hero.health;
    const int healed = before + health;
    hero.health = static_cast<std::uint8_t>(healed < hero.maximum ? healed : hero.maximum);
    game.emit(Healed{seat, cause, static_cast<std::uint8_t>(health), static_cast<std::uint8_t>(hero.health - before)});
}

template <class Rules>
constexpr bool has_hidden_items(const Table<Rules>& table, Seat seat) {
    return !table.heroes[seat].hidden.empty() || table.heroes[seat].unknown + table.heroes[seat].unknown_older != 0;
}

// HAM-C19: whose hidden items could be looked at.
template <class Rules>
constexpr SeatSet rivals(const Table<Rules>& table, Seat seat) {
    return seats_where(table.options, [&](Seat other) {
        const bool unknown = has_hidden_items(table, other) && !table.heroes[other].knowers.has(seat);
        return other != seat && is_in_play(table, other) && unknown;
    });
}

// Whether there is anything to look at.
template <class Rules>
constexpr bool can_peek(const Table<Rules>& table, Seat seat, Peek what) {
    if (what == Peek::champion)
        return !table.champion.mutation_knowers.has(seat) || !table.champion.hero_knowers.has(seat);
    if (what == Peek::monsters) return !table.monster_deck.empty();
    return what == Peek::no_cards || !rivals(table, seat).empty();
}

// HAM-C23: whether a use fits into a window, and does anything there.
template <class Rules>
constexpr Verdict judge_use(const Table<Rules>& table, Seat seat, const Active& use, Window window) {
    if (!use.windows.has(window)) return Verdict::refused("HAM-C23: this is not the time to use it");
    if (use.discount != 0 && table.turn.taken.has(HamletAction::shop))
        return Verdict::refused("HAM-C21: a discount must be had before shopping");
    if (!can_peek(table, seat, use.peek)) return Verdict::refused("HAM-C19: there is nothing to look at");
    return Verdict::legal();
}

// HAM-R29, HAM-R30: when house rules let consumables be used.
template <class Rules>
constexpr Verdict judge_time(const Table<Rules>& table, Window window) {
    const Knobs& knobs = table.rules.knobs;
    if (window < Window::combat)
        return knobs.consumables_in_combat_only ? Verdict::refused("HAM-R30: consumables are used only in combat")
                                                : Verdict::legal();
    return knobs.consumables_before_first_attack_only && table.encounter.attacked
               ? Verdict::refused("HAM-R29: consumables are used before the first attack of an encounter")
               : Verdict::legal();
}

template <class Rules>
constexpr Verdict judge_slot(const Table<Rules>& table, Seat seat, Slot slot, Window window) {
    if (slot > Slot::last) return Verdict::refused("HAM-078: there is no such slot");
    const Item held = table.heroes[seat].slots[slot];
    if (!is_card(held) || Rules::content.items[card(held)].kind != ItemKind::consumable)
        return Verdict::refused("HAM-083: there is no consumable in that slot");
    if (table.turn.running.has(card(held))) return Verdict::refused("HAM-090: a consumable is used only once");
    if (const Verdict verdict = judge_use(table, seat, Rules::content.items[card(held)].use, window); !verdict)
        return verdict;
    return judge_time(table, window);
}

template <class Rules>
constexpr Verdict judge_favor(const Table<Rules>& table, Seat seat, Window window) {
    const auto& hero = table.heroes[seat];
    if (!hero.favor_ready) return Verdict::refused("HAM-178: the Favor was used and must be recharged first");
    return judge_use(table, seat, Rules::content.heroes[hero.card].favor, window);
}

// What can be done in every window besides its own business: show items, use consumables and the Favor.
template <class Rules, class F>
constexpr void list_uses(const Table<Rules>& table, Seat seat, Window window, F& f) {
    if (!(Rules::content.consumables[window] & equipped_items(table.heroes[seat])).empty())
        for_each_enumerator<Slot>(
            [&](Slot slot) { list_if(f, UseConsumable{slot}, judge_slot(table, seat, slot, window)); });
    list_if(f, UseFavor{}, judge_favor(table, seat, window));
    list_reveals(table, seat, f);
}
template <class Rules>
constexpr std::optional<Verdict> judge_uses(const Table<Rules>& table, Seat seat, Window window, const Action& action) {
    if (const auto* use = get_if<UseConsumable>(&action)) return judge_slot(table, seat, use->slot, window);
    if (holds_alternative<UseFavor>(action)) return judge_favor(table, seat, window);
    if (const auto* shown = get_if<RevealItem>(&action)) return judge_reveal(table, seat, shown->item);
    return {};
}

// HAM-C19, HAM-R77.
template <class Game>
constexpr void look(Game game, Peek what) {
    auto& table = game.table;
    const Seat seat = active(game.table);
    if (what == Peek::no_cards) return;
    if (what == Peek::rival) return game.push(ChooseRival{seat});
    game.emit(CardsPeeked{seat, what, {}});
    if (what == Peek::champion) {
        table.champion.hero_knowers.insert(seat);
        table.champion.mutation_knowers.insert(seat);
        return;
    }
    table.monster_deck.peek(most_peeked, seat, game.chance);
    if (table.monster_deck.size() == 1) return;
    table.monster_deck.take_over(most_peeked, seat);
    game.push(OrderTop{seat, 0});
}

// What happens at once when something is used.
template <class Game>
constexpr void use(Game game, const Active& use, HealCause cause) {
    if (use.heal != 0) heal(game, active(game.table), use.heal, cause);
    cure(game, Fighter::hero, use.cures);
    game.table.turn.discount = static_cast<std::uint8_t>(game.table.turn.discount + use.discount);
    game.table.encounter.extra_attacks =
        static_cast<std::uint8_t>(game.table.encounter.extra_attacks + use.extra_attacks);
    if (use.strike != 0) lose_health(game, Fighter::opponent, use.strike, HealthCause::strike);
    look(game, use.peek);
}

// HAM-090, HAM-095, HAM-096, HAM-R31: a consumable is discarded when its effect is over.
template <class Game>
constexpr void use_consumable(Game game, Slot slot, Window window) {
    auto& table = game.table;
    const Seat seat = active(game.table);
    const ItemCard used = card(hero_of(game).slots[slot]);
    const Active& active = Game::Rules::content.items[used].use;
    if (hero_of(game).hidden.has(used)) reveal(game, seat, used);
    game.emit(ConsumableUsed{seat, used, window});
    table.encounter.used_consumable = table.encounter.at.has_value();
    const bool lasts = active.lasts != Duration::instant;
    if (lasts) table.turn.running.insert(used);
    if (!lasts || game.knobs().use_frees_slot) remove_item(game, seat, used);
    if (!lasts) discard_item(game, used, DiscardCause::used);
    use(game, active, HealCause::consumable);
}

// HAM-178, HAM-181: no action, no combat turn.
template <class Game>
constexpr void use_favor(Game game, Window window) {
    auto& hero = hero_of(game);
    const Active& favor = Game::Rules::content.heroes[hero.card].favor;
    hero.favor_ready = false;
    game.table.turn.favor_running = favor.lasts != Duration::instant;
    game.emit(FavorUsed{active(game.table), hero.card, window});
    use(game, favor, HealCause::favor);
}

template <class Game>
constexpr void end_consumable(Game game, ItemCard used) {
    auto& turn = game.table.turn;
    turn.running.erase(used);
    game.emit(EffectEnded{turn.active, used, Game::Rules::content.items[used].use.lasts});
    if (hero_of(game).items.has(used)) remove_item(game, turn.active, used);
    discard_item(game, used, DiscardCause::effect_ended);
}

// HAM-042, HAM-093 to HAM-095: ends what lasts no longer than this. Mostly there is nothing.
template <class Game>
constexpr void end_effects(Game game, Duration duration) {
    auto& turn = game.table.turn;
    if (!turn.running.empty())
        turn.running.for_each([&](ItemCard used) {
            if (Game::Rules::content.items[used].use.lasts <= duration) end_consumable(game, used);
        });
    if (!turn.favor_running) return;
    const Duration lasts = Game::Rules::content.heroes[hero_of(game).card].favor.lasts;
    if (lasts > duration) return;
    turn.favor_running = false;
    game.emit(EffectEnded{turn.active, {}, lasts});
}

// Carries out what can be done in every window.
template <class Game>
constexpr void answer_uses(Game game, Window window, const Action& action) {
    if (const auto* used = get_if<UseConsumable>(&action))
        use_consumable(game, used->slot, window);
    else if (holds_alternative<UseFavor>(action))
        use_favor(game, window);
    else if (const auto* shown = get_if<RevealItem>(&action))
        reveal(game, active(game.table), shown->item);
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseRival& choice, F& f) {
    rivals(table, choice.seat).for_each([&](Seat seat) { f(Spy{seat}); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseRival& choice, const Action& action) {
    const auto* spy = get_if<Spy>(&action);
    if (spy != nullptr && index_of(spy->rival) < table.options.players && rivals(table, choice.seat).has(spy->rival))
        return Verdict::legal();
    return Verdict::refused("HAM-C19: choose another player who hides something");
}
template <class Game>
constexpr void answer(Game game, const ChooseRival& choice, const Action& action) {
    const Seat seat = choice.seat;
    const Seat rival = get_if<Spy>(&action)->rival;
    game.pop();
    game.table.heroes[rival].knowers.insert(seat);
    game.emit(CardsPeeked{seat, Peek::rival, rival});
}
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const ChooseRival& choice) {
    if (const Verdict verdict = asks_active(table, choice.seat); !verdict) return verdict;
    return rivals(table, choice.seat).empty() ? Verdict::refused("HAM-C19: no rival hides anything") : Verdict::legal();
}

// HAM-D22: card by card from the top, each of those seen that are left.
template <class Rules>
constexpr std::size_t seen_cards(const Table<Rules>& table) {
    return table.monster_deck.size() < most_peeked ? table.monster_deck.size() : most_peeked;
}
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const OrderTop& choice, F& f) {
    for (std::size_t i = choice.place; i != seen_cards(table); ++i)
        f(PutNext{*table.monster_deck.seen_by(choice.seat, i)});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const OrderTop& choice, const Action& action) {
    if (const auto* put = get_if<PutNext>(&action))
        for (std::size_t i = choice.place; i != seen_cards(table); ++i)
            if (table.monster_deck.seen_by(choice.seat, i) == put->card) return Verdict::legal();
    return Verdict::refused("HAM-C19: the cards just seen are put back, one after the other");
}
template <class Game>
constexpr void answer(Game game, const OrderTop& choice, const Action& action) {
    auto& deck = game.table.monster_deck;
    const auto [seat, place] = choice;
    const MonsterCard card = get_if<PutNext>(&action)->card;
    std::size_t from = place;
    while (deck.seen_by(seat, from) != card) ++from;
    deck.exchange(place, from);
    game.pop();
    if (place + 2u < seen_cards(game.table)) game.push(OrderTop{seat, static_cast<std::uint8_t>(place + 1)});
}
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const OrderTop& choice) {
    if (const Verdict verdict = asks_active(table, choice.seat); !verdict) return verdict;
    for (std::size_t i = 0; i != seen_cards(table); ++i)
        if (!table.monster_deck.seen_by(choice.seat, i))
            return Verdict::refused("HAM-C19: only cards that the player has seen are put back");
    return choice.place + 1u < seen_cards(table)
               ? Verdict::legal()
               : Verdict::refused("HAM-C19: the last of the cards goes where it must");
}

}  // namespace heroes::hamlet::detail
