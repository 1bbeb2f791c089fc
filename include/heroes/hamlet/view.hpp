#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include <heroes/core/chance.hpp>
#include <heroes/core/view.hpp>
#include <heroes/hamlet/play.hpp>

namespace heroes::hamlet {

namespace detail {

// The items that a player hides from this seat. Those dealt before the item deck was shuffled last are known to be
// among the older ones; the others could be any card that lies in the deck.
template <class Rules, std::size_t room>
constexpr void hide_items(Table<Rules>& seen, HeroOf<room>& hero) {
    hero.hidden.for_each([&](ItemCard card) {
        const bool older = seen.older_items.has(card);
        hero.items.erase(card);
        for (Item& held : hero.slots)
            if (held == item(card)) held = older ? Item::unknown_older : Item::unknown;
        if (!older) seen.item_deck.conceal(card);
        ++(older ? hero.unknown_older : hero.unknown);
    });
    hero.hidden = {};
}

// Cards that everybody can name, if not in this order, are shown in order.
template <std::size_t room>
constexpr void sort(ChampionOf<room>& champion, std::size_t from, std::size_t to) {
    for (std::size_t i = from; i < to; ++i)
        for (std::size_t j = i + 1; j < to; ++j)
            if (*champion.mutations[j] < *champion.mutations[i]) {
                const auto card = champion.mutations[i];
                champion.mutations[i] = champion.mutations[j];
                champion.mutations[j] = card;
            }
}

template <class Rules>
constexpr void hide_champion(Table<Rules>& seen, Seat seat) {
    auto& champion = seen.champion;
    if (!champion.hero_knowers.has(seat) && champion.hero) {
        seen.hero_deck.conceal(*champion.hero);
        champion.hero = std::optional<HeroCard>{};
    }
    if (champion.mutation_knowers.has(seat)) return;
    sort(champion, 0, champion.oldest);
    sort(champion, champion.oldest, champion.older);
    for (std::size_t i = champion.older; i < champion.mutations.size(); ++i) {
        if (!champion.mutations[i]) continue;  // in a view that is viewed again
        seen.mutation_deck.conceal(*champion.mutations[i]);
        champion.mutations[i] = std::optional<MutationCard>{};
    }
}

}  // namespace detail

// A seat does not know the decks, nor the Champion's face-down cards unless it has looked at them, nor the items that
// others hide.
template <class Rules>
constexpr void hide_from(Table<Rules>& table, Seat seat) {
    for_each_seat(table.options, [&](Seat other) {
        auto& hero = table.heroes[other];
        if (other != seat && !hero.knowers.has(seat)) detail::hide_items(table, hero);
    });
    detail::hide_champion(table, seat);
    table.monster_deck.hide_from(seat);
    table.mutation_deck.hide_from(seat);
    table.item_deck.hide_from(seat);
    table.hero_deck.hide_from(seat);
    table.decree_deck.hide_from(seat);
}

namespace detail {

// Puts a hidden item where one was unknown: into such a slot if there is one, else into the backpack.
template <std::size_t room>
constexpr void fill_in(HeroOf<room>& hero, ItemCard card, Item unknown) {
    hero.items.insert(card);
    hero.hidden.insert(card);
    for (Item& held : hero.slots)
        if (held == unknown) {
            held = item(card);
            return;
        }
}

template <class Rules, Chance C>
constexpr bool guess_items(Table<Rules>& table, C& chance) {
    auto older = table.older_items;
    for (const auto& hero : table.heroes) older = older - hero.items;
    for (auto& hero : table.heroes) {
        for (; hero.unknown != 0; --hero.unknown) {
            if (!table.item_deck.can_reveal()) return false;
            fill_in(hero, table.item_deck.reveal(chance), Item::unknown);
        }
        for (; hero.unknown_older != 0; --hero.unknown_older) {
            if (older.empty()) return false;
            fill_in(hero, take_any(older, chance), Item::unknown_older);
        }
    }
    return true;
}

template <class C, std::size_t room>
constexpr void shuffle(ChampionOf<room>& champion, std::size_t from, std::size_t to, C& chance) {
    for (std::size_t i = from; i + 1 < to; ++i) {
        const std::size_t j = i + chance.below(static_cast<std::uint32_t>(to - i));
        const auto card = champion.mutations[i];
        champion.mutations[i] = champion.mutations[j];
        champion.mutations[j] = card;
    }
}

template <class Rules, Chance C>
constexpr bool guess_champion(Table<Rules>& table, Seat seat, C& chance) {
    auto& champion = table.champion;
    if (!champion.hero) {
        if (!table.hero_deck.can_reveal()) return false;
        champion.hero = std::optional<HeroCard>{table.hero_deck.reveal(chance)};
    }
    if (champion.mutation_knowers.has(seat)) return true;
    if (champion.oldest > champion.older || champion.older > champion.mutations.size()) return false;
    shuffle(champion, 0, champion.oldest, chance);
    shuffle(champion, champion.oldest, champion.older, chance);
    for (auto& mutation : champion.mutations) {
        if (mutation) continue;
        if (!table.mutation_deck.can_reveal()) return false;
        mutation = std::optional<MutationCard>{table.mutation_deck.reveal(chance)};
    }
    return true;
}

// Fills in by lot what the seat does not know; false if there are not the cards for it.
template <class Rules, Chance C>
constexpr bool guess(Table<Rules>& table, Seat seat, C& chance) {
    return table.monster_deck.reveal_top(chance) && table.mutation_deck.reveal_top(chance) &&
           table.item_deck.reveal_top(chance) && table.hero_deck.reveal_top(chance) &&
           table.decree_deck.reveal_top(chance) && guess_champion(table, seat, chance) && guess_items(table, chance);
}

// Whether it takes a hidden item to sell or to roll again, which nobody else sees.
template <class Rules>
constexpr bool waits_on_secrets(const Table<Rules>& table) {
    const Seat seat = decider(table);
    return holds_one_of<ChooseSoldItem, ChooseReroll>(table.steps.back()) && index_of(seat) < most_players &&
           !table.heroes[seat].hidden.empty();
}

// Whoever is selling has something to sell, and whoever may roll again has something to roll again with.
template <class Rules>
constexpr bool explains_waiting(const Table<Rules>& table) {
    if (is_over(table)) return true;
    const Step& step = table.steps.back();
    if (const auto* sale = get_if<ChooseSoldItem>(&step))
        return worth_to_beat(table, sale->spaces) < best_value(table, sale->seat);
    const auto* roll = get_if<ChooseReroll>(&step);
    return roll == nullptr || can_reroll(table, roll->seat, roll->window);
}

}  // namespace detail

}  // namespace heroes::hamlet
