#pragma once

#include <cstdint>

#include <heroes/hero_master/detail/board.hpp>

// Rulebook, "Treasure Cards": taken from the pile, placed, sold, stolen, destroyed.
namespace heroes::hero_master::detail {

// HMA-R109, HMA-179: whatever lies in a slot now, it is ready and takes no part in the running attack.
template <class Game>
constexpr void change_item(Game game, Seat seat, ItemSlot slot, Item held) {
    auto& table = game.table;
    auto& hero = table.heroes[seat];
    hero.items[slot] = held;
    hero.exhausted.erase(permanent(slot));
    if (table.attack.seat != seat) return;
    table.attack.applied.erase(permanent(slot));
    table.attack.used.erase(permanent(slot));
}

// HMA-168, HMA-170, HMA-R86: one at a time, each placed before the next.
template <class Game>
constexpr void run(Game game, const GiveTreasure& work) {
    auto& table = game.table;
    const auto [seat, left] = work;
    game.pop();
    if (left == 0 || table.treasure_pile.empty()) return;
    game.push(GiveTreasure{seat, static_cast<std::uint8_t>(left - 1)});
    ask(game, ChooseTreasure{seat, left});
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const GiveTreasure& work) {
    return sits(table, work.seat);
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseTreasure&, F& f) {
    table.treasure_pile.for_each([&](TreasureCard treasure) { f(TakeTreasure{treasure}); });
    list_if(f, LeaveTreasure{}, table.rules.knobs.treasure_may_be_left);
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseTreasure& choice, const Action& action) {
    if (holds_alternative<LeaveTreasure>(action) && !table.rules.knobs.treasure_may_be_left)
        return Verdict::refused("HMA-R98: a reward cannot be refused, but it may go to the stash");
    return listed_or(table, choice, action, Verdict::refused("HMA-168: choose a card of the treasure pile"));
}
template <class Game>
constexpr void answer(Game game, const ChooseTreasure& choice, const Action& action) {
    const Seat seat = choice.seat;
    game.pop();
    const auto* take = get_if<TakeTreasure>(&action);
    if (take == nullptr) return game.pop();  // HMA-R98: what is left is left altogether
    game.table.treasure_pile.erase(take->treasure);
    game.emit(TreasureTaken{seat, take->treasure});
    game.push(PlaceTreasure{seat, take->treasure});
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseTreasure& choice) {
    return sits(table, choice.seat) && !table.treasure_pile.empty();
}

// HMA-173 to HMA-178.
template <class Rules, class F>
constexpr void list(const Table<Rules>&, const PlaceTreasure& choice, F& f) {
    const TreasureType& type = Rules::content.treasures[choice.treasure];
    const bool is_gear = !type.action;
    list_if(f, TakeToHand{}, !is_gear);
    list_if(f, Equip{ItemSlot::first_weapon}, is_gear && !type.gear.is_armour);
    list_if(f, Equip{ItemSlot::second_weapon}, is_gear && !type.gear.is_armour);
    list_if(f, Equip{ItemSlot::armour}, is_gear && type.gear.is_armour);
    f(Stash{});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const PlaceTreasure& choice, const Action& action) {
    return listed_or(
        table, choice, action,
        Verdict::refused("HMA-173: a weapon or armour is equipped, an Action card taken in hand, any of them stashed"));
}
// HMA-180, HMA-R87: an original stays in the stash under the treasure that covers it.
template <class Game>
constexpr void equip(Game game, Seat seat, TreasureCard treasure, ItemSlot slot) {
    auto& table = game.table;
    auto& hero = table.heroes[seat];
    const Item before = hero.items[slot];
    if (is_treasure(before)) {
        const TreasureCard old = hero_master::treasure(before);
        (game.knobs().replaced_treasure_discarded ? table.treasure_discard : hero.stash).insert(old);
        game.emit(TreasureReplaced{seat, old});
    }
    change_item(game, seat, slot, item(treasure));
    game.emit(TreasurePlaced{seat, treasure, static_cast<TreasurePlace>(slot)});
}
template <class Game>
constexpr void answer(Game game, const PlaceTreasure& choice, const Action& action) {
    const auto [seat, treasure] = choice;
    auto& hero = game.table.heroes[seat];
    game.pop();
    if (const auto* chosen = get_if<Equip>(&action)) return equip(game, seat, treasure, chosen->slot);
    const bool to_hand = holds_alternative<TakeToHand>(action);
    if (to_hand)
        show_in_hand(hero, *Game::Rules::content.treasures[treasure].action);
    else
        hero.stash.insert(treasure);
    game.emit(TreasurePlaced{seat, treasure, to_hand ? TreasurePlace::hand : TreasurePlace::stash});
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const PlaceTreasure& choice) {
    return sits(table, choice.seat) && Rules::content.treasures.has(choice.treasure);
}

// HMA-R91, HMA-R116: stashed treasures for the price that the Location prints, one at a time.
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const SellTreasure& choice, F& f) {
    f(StopSelling{});
    table.heroes[choice.seat].stash.for_each([&](TreasureCard treasure) { f(hero_master::Sell{treasure}); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const SellTreasure& choice, const Action& action) {
    return listed_or(table, choice, action,
                     Verdict::refused("HMA-178: only treasure in the stash can be sold, never an original item"));
}
template <class Game>
constexpr void answer(Game game, const SellTreasure& choice, const Action& action) {
    auto& table = game.table;
    const auto [seat, price] = choice;
    game.pop();
    const auto* sale = get_if<hero_master::Sell>(&action);
    if (sale == nullptr) return;
    table.heroes[seat].stash.erase(sale->treasure);
    table.treasure_discard.insert(sale->treasure);
    game.emit(TreasureSold{seat, sale->treasure, price});
    gain_gold(game, seat, price, Gold::supply);
    if (!table.heroes[seat].stash.empty() && !game.knobs().one_sale_per_player) game.push(SellTreasure{seat, price});
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const SellTreasure& choice) {
    return sits(table, choice.seat) && !table.heroes[choice.seat].stash.empty();
}

// HMA-R111: what can be stolen or destroyed is equipped treasure, by a house rule also stashed treasure.
template <class Rules>
constexpr bool has_loose_treasure(const Table<Rules>& table, Seat seat) {
    const auto& hero = table.heroes[seat];
    for (const Item held : hero.items)
        if (is_treasure(held)) return true;
    return table.rules.knobs.stash_can_be_robbed && !hero.stash.empty();
}
template <class Rules, class F>
constexpr void list_loose_treasure(const Table<Rules>& table, Seat seat, F& f) {
    const auto& hero = table.heroes[seat];
    for_each_enumerator<ItemSlot>([&](ItemSlot slot) { list_if(f, ChooseItem{slot}, is_treasure(hero.items[slot])); });
    if (table.rules.knobs.stash_can_be_robbed)
        hero.stash.for_each([&](TreasureCard treasure) { f(ChooseStashed{treasure}); });
}
// HMA-181: the owner of what was taken from a slot may put the original back.
template <class Game>
constexpr TreasureCard lose_treasure(Game game, Seat seat, const Action& action) {
    auto& hero = game.table.heroes[seat];
    if (const auto* stashed = get_if<ChooseStashed>(&action)) {
        hero.stash.erase(stashed->treasure);
        return stashed->treasure;
    }
    const ItemSlot slot = get_if<ChooseItem>(&action)->slot;
    const TreasureCard lost = treasure(hero.items[slot]);
    change_item(game, seat, slot, Item::nothing);
    if (original<typename Game::Rules>(hero, slot)) game.push(RestoreOriginal{seat, slot});
    return lost;
}
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseStolen& choice, F& f) {
    list_if(f, Refuse{}, choice.may);
    list_loose_treasure(table, choice.from, f);
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseStolen& choice, const Action& action) {
    return listed_or(table, choice, action, Verdict::refused("HMA-R111: only equipped treasure can be stolen"));
}
template <class Game>
constexpr void answer(Game game, const ChooseStolen& choice, const Action& action) {
    const auto [thief, from, may] = choice;
    game.pop();
    if (holds_alternative<Refuse>(action)) return;
    const TreasureCard stolen = lose_treasure(game, from, action);
    game.emit(TreasureStolen{thief, from, stolen});
    game.push(PlaceTreasure{thief, stolen});
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseStolen& choice) {
    return sits(table, choice.seat) && sits(table, choice.from) && has_loose_treasure(table, choice.from);
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseDestroyed& choice, F& f) {
    list_loose_treasure(table, choice.seat, f);
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseDestroyed& choice, const Action& action) {
    return listed_or(table, choice, action, Verdict::refused("HMA-R111: only equipped treasure can be destroyed"));
}
template <class Game>
constexpr void answer(Game game, const ChooseDestroyed& choice, const Action& action) {
    const Seat seat = choice.seat;
    game.pop();
    const TreasureCard lost = lose_treasure(game, seat, action);
    game.table.treasure_discard.insert(lost);
    game.emit(TreasureDestroyed{seat, lost});
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseDestroyed& choice) {
    return sits(table, choice.seat) && has_loose_treasure(table, choice.seat);
}

// HMA-181, HMA-R112: refused, the slot stays empty until a treasure is put there.
template <class Rules, class F>
constexpr void list(const Table<Rules>&, const RestoreOriginal&, F& f) {
    f(PutBack{});
    f(LeaveEmpty{});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const RestoreOriginal& choice, const Action& action) {
    return listed_or(table, choice, action,
                     Verdict::refused("HMA-181: put the original item back, or leave the slot empty"));
}
template <class Game>
constexpr void answer(Game game, const RestoreOriginal& choice, const Action& action) {
    const auto [seat, slot] = choice;
    game.pop();
    if (holds_alternative<LeaveEmpty>(action)) {
        game.emit(OriginalRefused{seat, slot});
        return;
    }
    change_item(game, seat, slot, Item::original);
    game.emit(OriginalRestored{seat, slot});
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const RestoreOriginal& choice) {
    return sits(table, choice.seat) && table.heroes[choice.seat].items[choice.slot] == Item::nothing &&
           original<Rules>(table.heroes[choice.seat], choice.slot).has_value();
}

}  // namespace heroes::hero_master::detail
