#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include <heroes/hamlet/detail/decks.hpp>

// Rulebook, "Inventory": equip slots and backpack, hidden items, and rearranging slot by slot.
namespace heroes::hamlet::detail {

template <std::size_t room>
constexpr bool is_equipped(const HeroOf<room>& hero, Item item) {
    return hero.slots[Slot::first] == item || hero.slots[Slot::second] == item || hero.slots[Slot::third] == item;
}

template <std::size_t room>
constexpr bool owns(const HeroOf<room>& hero, ItemCard card) {
    return hero.items.holds(card);
}

// HAM-R69: an item stays hidden until its owner shows it, uses it, it counts in a roll, or it leaves the inventory.
template <class Game>
constexpr void reveal(Game game, Seat seat, ItemCard card) {
    game.table.heroes[seat].hidden.erase(card);
    game.table.older_items.erase(card);
    game.emit(ItemRevealed{seat, card});
}
template <class Game>
constexpr void hide(Game game, Seat seat, ItemCard card) {
    game.table.heroes[seat].hidden.insert(card);
    game.table.heroes[seat].knowers = {};
}

// Reveals the equipped items that count now, as told by what they do.
template <class Game, class Counts>
constexpr void reveal_equipped(Game game, Counts&& counts) {
    auto& hero = hero_of(game);
    if (hero.hidden.empty()) return;
    for (const Item item : hero.slots)
        if (is_card(item) && hero.hidden.has(card(item)) && counts(Game::Rules::content.equipped[item]))
            reveal(game, active(game.table), card(item));
}

// HAM-088: whatever is gained goes into the backpack.
template <class Game>
constexpr void gain_item(Game game, Seat seat, ItemCard card) {
    game.table.heroes[seat].items.insert(card);
    if (game.knobs().hidden_items == HiddenItems::backpacks) hide(game, seat, card);
}
template <std::size_t room>
constexpr void clear_slot(HeroOf<room>& hero, Item item) {
    for (Item& held : hero.slots)
        if (held == item) held = Item::nothing;
}
template <class Game>
constexpr void remove_item(Game game, Seat seat, ItemCard card) {
    auto& hero = game.table.heroes[seat];
    if (hero.hidden.has(card)) reveal(game, seat, card);
    hero.items.erase(card);
    clear_slot(hero, item(card));
}

template <class Rules>
constexpr Verdict judge_reveal(const Table<Rules>& table, Seat seat, ItemCard card) {
    const auto& hero = table.heroes[seat];
    if (!owns(hero, card)) return Verdict::refused("HAM-R69: only an item of one's own can be shown");
    if (table.rules.knobs.hidden_items == HiddenItems::backpacks)
        return Verdict::refused("HAM-R69: backpacks stay closed");
    return hero.hidden.has(card) ? Verdict::legal() : Verdict::refused("HAM-R69: everybody can see that item already");
}
template <class Rules, class F>
constexpr void list_reveals(const Table<Rules>& table, Seat seat, F& f) {
    if (table.rules.knobs.hidden_items == HiddenItems::backpacks) return;
    table.heroes[seat].hidden.for_each([&](ItemCard card) { f(RevealItem{card}); });
}

// What the backpack holds besides item cards: artifacts, and by a house rule Sigils.
template <class Rules>
constexpr Artifacts stowed_artifacts(const Table<Rules>& table, Seat seat) {
    const auto& hero = table.heroes[seat];
    return hero.artifacts - equipped_artifacts(hero);
}
template <class Rules>
constexpr Sigils stowed_sigils(const Table<Rules>& table, Seat seat) {
    if (!table.rules.knobs.sigils_need_slots) return {};
    return table.heroes[seat].sigils - equipped_sigils(table.heroes[seat]);
}
template <class Rules>
constexpr bool has_relics(const Table<Rules>& table, Seat seat) {
    return !stowed_artifacts(table, seat).empty() || !stowed_sigils(table, seat).empty();
}
template <class Rules>
constexpr bool has_anything_stowed(const Table<Rules>& table, Seat seat) {
    return !backpack(table.heroes[seat]).empty() ||
           (stowed_artifacts(table, seat).bits() | stowed_sigils(table, seat).bits()) != 0;
}

// The slots in which something can change: what is in it can go, or something can come. HAM-R31: a consumable that
// still has effect blocks its slot.
template <class Rules>
constexpr Slots open_slots(const Table<Rules>& table, Seat seat) {
    const auto& hero = table.heroes[seat];
    const bool anything_stowed = has_anything_stowed(table, seat);
    std::uint64_t full = 0;
    for_each_enumerator<Slot>(
        [&](Slot slot) { full |= std::uint64_t{hero.slots[slot] != Item::nothing} << index_of(slot); });
    Slots open = Slots::from_bits(full) | only_if(anything_stowed, Slots::all());
    using Items = typename Table<Rules>::ItemCards;
    const Items blocking = table.turn.running;
    if (!blocking.empty())
        for_each_enumerator<Slot>([&](Slot slot) {
            if (!(alone<Items>[hero.slots[slot]] & blocking).empty()) open.erase(slot);
        });
    return open;
}

// The first of them from here on.
template <class Rules>
constexpr std::optional<Slot> next_open_slot(const Table<Rules>& table, Seat seat, std::size_t from) {
    const Slots open = Slots::from_bits(open_slots(table, seat).bits() >> from << from);
    return open.empty() ? std::optional<Slot>{} : std::optional<Slot>{open.front()};
}
template <class Rules>
constexpr bool can_rearrange(const Table<Rules>& table, Seat seat) {
    if (!table.turn.running.empty()) return !open_slots(table, seat).empty();
    // Nothing blocks a slot, so whoever has anything can move it.
    const auto& hero = table.heroes[seat];
    const Sigils sigils = table.rules.knobs.sigils_need_slots ? hero.sigils : Sigils{};
    std::size_t anything_held = 0;
    for (const Item held : hero.slots) anything_held |= index_of(held) ^ index_of(Item::nothing);
    return !hero.items.empty() || (anything_held | hero.artifacts.bits() | sigils.bits()) != 0;
}

template <class Game>
constexpr void begin_rearranging(Game game) {
    game.push(ArrangeSlot{active(game.table), *next_open_slot(game.table, active(game.table), 0), false});
}

// HAM-R32: something must change, so the last slot that could may not be left alone if all before it were.
template <class Rules>
constexpr bool may_leave(const Table<Rules>& table, const ArrangeSlot& choice) {
    return choice.changed || next_open_slot(table, choice.seat, index_of(choice.slot) + 1).has_value();
}

template <class Rules>
constexpr Slots hidden_slots(const Table<Rules>& table, Seat seat) {
    const auto& hero = table.heroes[seat];
    Slots hidden{};
    for_each_enumerator<Slot>([&](Slot slot) {
        if (is_card(hero.slots[slot]) && hero.hidden.has(card(hero.slots[slot]))) hidden.insert(slot);
    });
    return hidden;
}

// HAM-R39: a token that was there stays, unless a house rule lets immunity remove it.
template <class Game>
constexpr void cure_by_immunity(Game game) {
    if (!game.knobs().immunity_cures) return;
    const StatusEffects cured = hero_of(game).status_effects & hero_force(game.table).immune();
    if (cured.empty()) return;
    hero_of(game).status_effects = hero_of(game).status_effects - cured;
    game.emit(StatusCured{Fighter::hero, cured});
}

template <class Game>
constexpr void arrange_next(Game game, Slot slot, bool changed) {
    const Seat seat = active(game.table);
    game.pop();
    if (const auto next = next_open_slot(game.table, seat, index_of(slot) + 1))
        return game.push(ArrangeSlot{seat, *next, changed});
    game.emit(ItemsRearranged{seat, hero_of(game).slots, hidden_slots(game.table, seat)});
    cure_by_immunity(game);
}

// Puts something into a slot, or nothing; what was there is in the backpack then.
template <class Game>
constexpr void fill_slot(Game game, Slot slot, Item item) {
    Item& held = hero_of(game).slots[slot];
    const bool closed = game.knobs().hidden_items == HiddenItems::backpacks;
    if (closed && is_card(held)) hide(game, active(game.table), card(held));
    held = item;
    if (closed && is_card(held)) reveal(game, active(game.table), card(held));
    arrange_next(game, slot, true);
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ArrangeSlot& choice, F& f) {
    list_if(f, LeaveSlot{}, may_leave(table, choice));
    list_if(f, EmptySlot{}, table.heroes[choice.seat].slots[choice.slot] != Item::nothing);
    backpack(table.heroes[choice.seat]).for_each([&](ItemCard card) { f(Equip{item(card)}); });
    list_if(f, ReachForRelic{}, has_relics(table, choice.seat));
}
template <class Rules, std::size_t room>
constexpr Verdict judge_equip(const HeroOf<room>& hero, Item item) {
    if (!is_thing(item)) return Verdict::refused("HAM-078: there is no such item");
    if (!is_card(item)) return Verdict::refused("HAM-078: artifacts are reached for first");
    if (!hero.items.holds(card(item))) return Verdict::refused("HAM-079: only an item of one's own can be equipped");
    return is_equipped(hero, item) ? Verdict::refused("HAM-078: that item is in a slot already") : Verdict::legal();
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ArrangeSlot& choice, const Action& action) {
    const auto& hero = table.heroes[choice.seat];
    if (const auto* equip = get_if<Equip>(&action)) return judge_equip<Rules>(hero, equip->item);
    if (holds_alternative<LeaveSlot>(action))
        return may_leave(table, choice) ? Verdict::legal()
                                        : Verdict::refused("HAM-R32: a rearrangement must change a slot");
    if (holds_alternative<EmptySlot>(action))
        return hero.slots[choice.slot] != Item::nothing ? Verdict::legal()
                                                        : Verdict::refused("HAM-045: the slot is empty already");
    if (holds_alternative<ReachForRelic>(action))
        return has_relics(table, choice.seat) ? Verdict::legal()
                                              : Verdict::refused("HAM-079: there is no artifact in the backpack");
    return Verdict::refused("HAM-045: the slots are being arranged, one after the other");
}
template <class Game>
constexpr void answer(Game game, const ArrangeSlot& choice, const Action& action) {
    const ArrangeSlot at = choice;
    if (const auto* equip = get_if<Equip>(&action)) return fill_slot(game, at.slot, equip->item);
    if (holds_alternative<EmptySlot>(action)) return fill_slot(game, at.slot, Item::nothing);
    if (holds_alternative<ReachForRelic>(action)) return game.push(ChooseRelic{at.seat, at.slot});
    arrange_next(game, at.slot, at.changed);
}
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const ArrangeSlot& choice) {
    if (const Verdict verdict = asks_active(table, choice.seat); !verdict) return verdict;
    return choice.slot <= Slot::last && open_slots(table, choice.seat).has(choice.slot)
               ? Verdict::legal()
               : Verdict::refused("HAM-045: nothing can change in that slot");
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseRelic& choice, F& f) {
    stowed_artifacts(table, choice.seat).for_each([&](Artifact held) { f(Equip{item(held)}); });
    stowed_sigils(table, choice.seat).for_each([&](Sigil held) { f(Equip{item(held)}); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseRelic& choice, const Action& action) {
    const auto* equip = get_if<Equip>(&action);
    if (equip == nullptr) return Verdict::refused("HAM-045: choose the artifact that goes into the slot");
    const Item item = equip->item;
    if (is_artifact(item) && stowed_artifacts(table, choice.seat).has(artifact(item))) return Verdict::legal();
    if (is_sigil(item) && stowed_sigils(table, choice.seat).has(sigil(item))) return Verdict::legal();
    return Verdict::refused("HAM-079: that is no artifact in one's own backpack");
}
template <class Game>
constexpr void answer(Game game, const ChooseRelic& choice, const Action& action) {
    const Slot slot = choice.slot;
    game.pop();
    fill_slot(game, slot, get_if<Equip>(&action)->item);
}
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const ChooseRelic& choice) {
    if (const Verdict verdict = asks_active(table, choice.seat); !verdict) return verdict;
    return has_relics(table, choice.seat) ? Verdict::legal()
                                          : Verdict::refused("HAM-079: there is no artifact in the backpack");
}

}  // namespace heroes::hamlet::detail
