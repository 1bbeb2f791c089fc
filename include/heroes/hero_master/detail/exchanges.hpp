#pragma once

#include <heroes/hero_master/detail/board.hpp>

// Effects on the encountered monster, which changes places or is replaced.
namespace heroes::hero_master::detail {

// HMA-K33, HMA-R52: whether the encountered monster can change places with this one.
template <class Rules>
constexpr bool can_swap(const Table<Rules>& table, Place place) {
    const Monster* other = place == Place::encounter ? nullptr : monster_at(table, place);
    if (!table.encounter || other == nullptr) return false;
    if (!table.rules.knobs.bosses_cannot_be_exchanged) return true;
    return !Rules::content.bosses.has(other->card) && !Rules::content.bosses.has(table.encounter->card);
}
template <class Rules, class F>
constexpr void for_each_swap(const Table<Rules>& table, F&& f) {
    for_each_enumerator<Place>([&](Place place) {
        if (can_swap(table, place)) f(place);
    });
}
// HMA-R51, HMA-R52, HMA-R108.
template <class Rules>
constexpr bool can_replace(const Table<Rules>& table) {
    const Knobs& knobs = table.rules.knobs;
    if (!table.encounter || !can_draw_monster(table)) return false;
    if (knobs.replace_needs_a_deck && table.monster_deck.empty()) return false;
    return !knobs.bosses_cannot_be_exchanged || !Rules::content.bosses.has(table.encounter->card);
}

// Swapping and replacing the encountered monster, HMA-K33, HMA-K34.
template <class Game>
constexpr void swap_monster(Game game, Place place) {
    auto& table = game.table;
    const Monster before = *table.encounter;
    const Monster now = lift_monster(table, place);
    table.encounter = now;
    game.emit(MonsterSwapped{before.card, now.card, place});
    // HMA-R49, HMA-R50
    if (game.knobs().swapped_joins_the_row && !is_row_full(table)) {
        fill_ambusher_slot(game);  // HMA-119, before another comes to the row
        join_row(game, before);
    } else if (place == Place::ambusher)
        table.ambusher = before;
    else
        table.lurking.insert(index_of(place), before);
    fill_ambusher_slot(game);
}
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseSwap& choice, F& f) {
    list_if(f, Refuse{}, choice.may);
    for_each_swap(table, [&](Place place) { f(SwapWith{place}); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseSwap& choice, const Action& action) {
    if (is_listed(table, choice, action)) return Verdict::legal();
    const auto* swap = get_if<SwapWith>(&action);
    if (swap != nullptr && swap->place != Place::encounter && monster_at(table, swap->place) != nullptr)
        return Verdict::refused("HMA-R52: a Boss or a Legendary monster does not change places");
    return Verdict::refused("HMA-R49: swap with a Lurking monster or the Ambusher of this Location");
}
template <class Game>
constexpr void answer(Game game, const ChooseSwap&, const Action& action) {
    game.pop();
    if (const auto* swap = get_if<SwapWith>(&action)) swap_monster(game, swap->place);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseSwap& choice) {
    bool any = false;
    for_each_swap(table, [&](Place) { any = true; });
    return sits(table, choice.seat) && any;
}

template <class Game>
constexpr void replace_monster(Game game) {
    auto& table = game.table;
    const Monster before = *table.encounter;
    table.encounter = Monster{*draw_monster(game)};
    game.emit(MonsterReplaced{before.card, table.encounter->card});
    if (game.knobs().replaced_gold_stays) {
        table.encounter->gold = before.gold;
    } else if (before.gold != 0) {
        table.loot = byte(table.loot + before.gold);
        game.emit(GoldMoved{nobody, Gold::encounter, Gold::loot_pile, before.gold, nobody});
    }
    if (game.knobs().replaced_is_shuffled_in)
        shuffle_monsters(game, {before.card});
    else
        table.monster_discard.insert(before.card);
}

}  // namespace heroes::hero_master::detail
