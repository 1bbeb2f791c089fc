#pragma once

#include <array>
#include <cstddef>
#include <variant>

#include <heroes/core/enum_array.hpp>
#include <heroes/hamlet/play.hpp>

// What is worth wearing.
namespace heroes::hamlet::detail {

// What something in a slot is worth, in tenths of a point of attack.
constexpr int worth_in_slot(const Passive& gear) {
    return 10 * gear.attack + 11 * gear.defence + 15 * gear.regenerate + 10 * gear.thorns + 7 * gear.tie_strike +
           9 * static_cast<int>(gear.inflicts.size()) + 3 * static_cast<int>(gear.immune.size()) +
           3 * gear.fatigue_ward;
}
constexpr int worth_in_slot(const Active& use) {
    return use.heal + static_cast<int>(use.cures.size()) + worth_in_slot(use.buff) / 3 + 6 * use.extra_attacks +
           3 * use.strike + 4 * use.sure_escape;
}

template <class Rules>
inline constexpr auto item_worth = [] {
    EnumArray<Item, int> worth{};
    for_each_enumerator<Item>([&](Item thing) { worth[thing] = worth_in_slot(Rules::content.equipped[thing]); });
    for_each_enumerator<ItemCard>(
        [&](ItemCard card) { worth[item(card)] += worth_in_slot(Rules::content.items[card].use); });
    return worth;
}();

using Outfit = std::array<Item, enum_count<Slot>>;

// The three things worth most, best first.
template <class Rules>
constexpr Outfit best_outfit(ItemCards items, Artifacts artifacts) {
    Outfit best{Item::nothing, Item::nothing, Item::nothing};
    const auto offer = [&](Item thing) {
        if (item_worth<Rules>[thing] <= item_worth<Rules>[best.back()]) return;
        for (Item& held : best)
            if (item_worth<Rules>[held] < item_worth<Rules>[thing]) {
                const Item less = held;
                held = thing;
                thing = less;
            }
    };
    items.for_each([&](ItemCard card) { offer(item(card)); });
    artifacts.for_each([&](Artifact piece) { offer(item(piece)); });
    return best;
}
template <class Rules>
constexpr Outfit best_outfit(const Hero& hero) {
    return best_outfit<Rules>(hero.items, hero.artifacts);
}

template <class Rules, class Things>
constexpr int worth_of_things(const Things& things) {
    int sum = 0;
    for (const Item thing : things) sum += item_worth<Rules>[thing];
    return sum;
}

// What the slots hold once they are rearranged: those before the open one stay, the others get the best of the rest.
template <class Rules>
constexpr Outfit rearranged(const Hero& hero, Slot open) {
    Outfit outfit = hero.slots.values;
    ItemCards items = hero.items;
    Artifacts artifacts = hero.artifacts;
    for (std::size_t i = 0; i != index_of(open); ++i) {
        if (is_card(outfit[i])) items.erase(card(outfit[i]));
        if (is_artifact(outfit[i])) artifacts.erase(artifact(outfit[i]));
    }
    const Outfit rest = best_outfit<Rules>(items, artifacts);
    for (std::size_t i = index_of(open); i != outfit.size(); ++i) outfit[i] = rest[i - index_of(open)];
    return outfit;
}

// Whether the slots can still hold the best there is when this one holds that: it must be as good as the last of the
// best.
template <class Rules>
constexpr bool keeps_best(const Hero& hero, Slot open, Item thing) {
    return item_worth<Rules>[thing] >= item_worth<Rules>[rearranged<Rules>(hero, open).back()];
}

// Whether an action needs a second look; most do not.
constexpr bool may_be_pointless(const Action& action) {
    return std::holds_alternative<RevealItem>(action) || std::holds_alternative<Rearrange>(action) ||
           std::holds_alternative<LeaveSlot>(action) || std::holds_alternative<EmptySlot>(action) ||
           std::holds_alternative<Equip>(action) || std::holds_alternative<ReachForRelic>(action);
}

template <class Rules>
constexpr bool is_worth_trying(const Table<Rules>& table, const Hero& hero, Slot open, const Action& action) {
    if (const auto* equip = std::get_if<Equip>(&action)) return keeps_best<Rules>(hero, open, equip->item);
    if (std::holds_alternative<LeaveSlot>(action)) return keeps_best<Rules>(hero, open, hero.slots[open]);
    bool found = false;
    if (std::holds_alternative<ReachForRelic>(action))
        stowed_artifacts(table, table.turn.active).for_each([&](Artifact piece) {
            found = found || keeps_best<Rules>(hero, open, item(piece));
        });
    return found;
}

}  // namespace heroes::hamlet::detail
