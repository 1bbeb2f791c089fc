#pragma once

#include <array>
#include <cstddef>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/match.hpp>
#include <heroes/core/one_of.hpp>
#include <heroes/hamlet/evaluate/fights.hpp>
#include <heroes/hamlet/play.hpp>

// What is worth wearing.
namespace heroes::hamlet::opinion::detail {

// What something in a slot is worth, in tenths of a point of attack.
constexpr int worth_in_slot(const Passive& gear) {
    return 10 * gear.attack + 11 * gear.defense + 15 * gear.regenerate + 10 * gear.thorns + 7 * gear.tie_strike +
           9 * static_cast<int>(gear.inflicts.size()) + 3 * static_cast<int>(gear.immune.size()) +
           3 * gear.fatigue_ward;
}
constexpr int worth_in_slot(const Active& use) {
    return use.heal + static_cast<int>(use.cures.size()) + worth_in_slot(use.buff) / 3 + 6 * use.extra_attacks +
           3 * use.strike + 4 * use.sure_escape;
}

constexpr int worth_in_slot(const Content& content, Item thing) {
    return worth_in_slot(content.equipped[thing]) +
           (is_card(thing) ? worth_in_slot(content.items[card(thing)].use) : 0);
}

// The same for all things, where the content is known while compiling.
template <FixedContent Rules>
inline constexpr auto item_worths = [] {
    EnumArray<Item, int> worths{};
    for_each_enumerator<Item>([&](Item thing) { worths[thing] = worth_in_slot(Rules::content, thing); });
    return worths;
}();
template <class Rules>
constexpr int item_worth(Item thing) {
    if constexpr (FixedContent<Rules>)
        return item_worths<Rules>[thing];
    else
        return worth_in_slot(Rules::content, thing);
}

// How things compare: what is worth more first, and of equals the one that is listed first. A rank also tells whose it
// is; what is worth nothing has that of no thing.
template <class Rules>
constexpr int item_rank(Item thing) {
    const int worth = is_thing(thing) ? item_worth<Rules>(thing) : 0;
    return worth > 0 ? 256 * worth + static_cast<std::uint8_t>(index_of(Item::nothing) - index_of(thing)) : 0;
}
constexpr Item item_of_rank(int rank) {
    return static_cast<Item>(static_cast<std::uint8_t>(static_cast<int>(Item::nothing) - rank));
}

using Outfit = std::array<Item, enum_count<Slot>>;

// The three things worth most, best first.
template <class Rules, std::size_t room>
constexpr Outfit best_outfit(EnumSet<ItemCard, room> items, Artifacts artifacts) {
    int first = 0;
    int second = 0;
    int third = 0;
    const auto offer = [&](Item thing) {
        const int rank = item_rank<Rules>(thing);
        third = at_least(third, at_most(rank, second));
        second = at_least(second, at_most(rank, first));
        first = at_least(first, rank);
    };
    items.for_each([&](ItemCard card) { offer(item(card)); });
    artifacts.for_each([&](Artifact piece) { offer(item(piece)); });
    return {item_of_rank(first), item_of_rank(second), item_of_rank(third)};
}
template <class Rules, std::size_t room>
constexpr Outfit best_outfit(const HeroOf<room>& hero) {
    return best_outfit<Rules>(hero.items, hero.artifacts);
}

template <class Rules, class Things>
constexpr int worth_of_things(const Things& things) {
    int sum = 0;
    for (const Item thing : things) sum += item_worth<Rules>(thing);
    return sum;
}

// What the slots hold once they are rearranged: those before the open one stay, the others get the best of the rest.
template <class Rules, std::size_t room>
constexpr Outfit rearranged(const HeroOf<room>& hero, Slot open) {
    Outfit outfit = hero.slots.values;
    auto items = hero.items;
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
template <class Rules, std::size_t room>
constexpr bool keeps_best(const HeroOf<room>& hero, Slot open, Item thing) {
    return item_worth<Rules>(thing) >= item_worth<Rules>(rearranged<Rules>(hero, open).back());
}

// Whether an action needs a second look; most do not.
constexpr bool may_be_pointless(const Action& action) {
    return holds_one_of<RevealItem, Rearrange, LeaveSlot, EmptySlot, Equip, ReachForRelic>(action);
}

template <class Rules, std::size_t room>
constexpr bool is_worth_trying(const Table<Rules>& table, const HeroOf<room>& hero, Slot open, const Action& action) {
    if (const auto* equip = get_if<Equip>(&action)) return keeps_best<Rules>(hero, open, equip->item);
    if (holds_alternative<LeaveSlot>(action)) return keeps_best<Rules>(hero, open, hero.slots[open]);
    bool found = false;
    if (holds_alternative<ReachForRelic>(action))
        stowed_artifacts(table, table.turn.active).for_each([&](Artifact piece) {
            found = found || keeps_best<Rules>(hero, open, item(piece));
        });
    return found;
}

}  // namespace heroes::hamlet::opinion::detail
