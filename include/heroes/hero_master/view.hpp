#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include <heroes/core/chance.hpp>
#include <heroes/core/deck.hpp>
#include <heroes/core/view.hpp>
#include <heroes/hero_master/play.hpp>

namespace heroes::hero_master {

namespace detail {

// The hidden cards of a hand could be any of hand and deck together; a hidden Protest card any that is not seen.
template <class Rules, Room room>
constexpr void hide_hand(Table<Rules>& table, HeroOf<room>& hero) {
    const auto hidden = hero.hand - hero.exposed;
    const auto protests = hidden & Rules::content.protests;
    const auto ordinary = hidden - protests;
    hero.hand = hero.exposed;
    hero.deck = hero.deck | ordinary;
    hero.hidden = static_cast<std::uint8_t>(hero.hidden + ordinary.size());
    hero.hidden_protest = hero.hidden_protest || !protests.empty();
    table.protest_deck = table.protest_deck | protests;
}

// The pair that a leader has drawn. Whether the Den is among them is hidden, too, where it need not be chosen; where it
// must be, HMA-R01, the leader has nothing to hide.
template <class Rules>
constexpr void hide_offered(Table<Rules>& table) {
    for (auto& card : table.offered) {
        const bool is_den = card == Rules::content.den;
        if (!card || (is_den && must_visit_den(table))) continue;
        if (is_den)
            table.den = DenPlace::among_the_last;
        else
            table.unseen_locations.insert(*card);
        card = std::optional<LocationCard>{};
    }
}

template <class Rules>
constexpr void hide_discarded(Table<Rules>& table, Seat seat) {
    for (DiscardedLocation& discarded : table.discarded) {
        if (!discarded.card || discarded.knower == seat) continue;
        table.unseen_locations.insert(*discarded.card);
        discarded.card = std::optional<LocationCard>{};
    }
}

}  // namespace detail

// A seat does not know the hands of others, except the cards they have shown, nor the Location cards that another
// leader has drawn or discarded. The order of a deck is known to nobody.
template <class Rules>
constexpr void hide_from(Table<Rules>& table, Seat seat) {
    for_each_seat(table.options, [&](Seat other) {
        if (other != seat) detail::hide_hand(table, table.heroes[other]);
    });
    if (seat != table.leader) detail::hide_offered(table);
    if (!table.rules.knobs.discarded_location_shown) detail::hide_discarded(table, seat);
}

namespace detail {

template <class Rules, Chance C, Room room>
constexpr bool guess_hand(Table<Rules>& table, HeroOf<room>& hero, C& chance) {
    if (hero.hidden > hero.deck.size() || (hero.hidden_protest && table.protest_deck.empty())) return false;
    for (; hero.hidden != 0; --hero.hidden) hero.hand.insert(take_any(hero.deck, chance));
    if (hero.hidden_protest) hero.hand.insert(take_any(table.protest_deck, chance));
    hero.hidden_protest = false;
    return true;
}

template <class Rules, Chance C>
constexpr bool guess_discarded(Table<Rules>& table, C& chance) {
    for (DiscardedLocation& discarded : table.discarded) {
        if (discarded.card) continue;
        if (table.unseen_locations.empty()) return false;
        discarded.card = std::optional<LocationCard>{take_any(table.unseen_locations, chance)};
    }
    return true;
}

// The pair is drawn again. Where the Den must be chosen, a leader who is asked has not drawn it, HMA-R01.
template <class Rules, Chance C>
constexpr bool guess_offered(Table<Rules>& table, C& chance) {
    const std::uint8_t left = table.locations_left;
    std::size_t hidden = 0;
    for (const auto& card : table.offered) hidden += card ? 0u : 1u;
    if (table.unseen_locations.size() < hidden) return false;
    table.locations_left = static_cast<std::uint8_t>(left + hidden);
    const bool without_den = table.rules.knobs.den_drawn == DenDrawn::must_be_chosen;
    for (auto& card : table.offered)
        if (!card)
            card = std::optional<LocationCard>{without_den ? take_any(table.unseen_locations, chance)
                                                           : draw_location(table, chance)};
    table.locations_left = left;
    return true;
}

// Fills in by lot what the seat does not know; whether that can be done.
template <class Rules, Chance C>
constexpr bool guess(Table<Rules>& table, Seat, C& chance) {
    bool filled = true;
    for_each_seat(table.options, [&](Seat seat) { filled = filled && guess_hand(table, table.heroes[seat], chance); });
    return filled && guess_discarded(table, chance) && guess_offered(table, chance);
}

// Whoever has declared a monster has an attack to lay, HMA-073.
template <class Rules>
constexpr const LayFirstAttack* first_attack(const Table<Rules>& table) {
    for (const Step& step : table.steps)
        if (const auto* turn = get_if<LayFirstAttack>(&step)) return turn;
    return nullptr;
}
template <class Rules>
constexpr bool waits_on_secrets(const Table<Rules>& table) {
    return first_attack(table) != nullptr;
}
template <class Rules>
constexpr bool explains_waiting(const Table<Rules>& table) {
    const LayFirstAttack* turn = first_attack(table);
    return turn == nullptr || has_attack_card(table, turn->seat);
}

}  // namespace detail

}  // namespace heroes::hero_master
