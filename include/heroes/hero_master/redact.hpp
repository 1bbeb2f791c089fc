#pragma once

#include <optional>

#include <heroes/core/match.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/hero_master/events.hpp>
#include <heroes/hero_master/table.hpp>

namespace heroes::hero_master {

// What a seat may hear of an event: all of it, except which cards others draw, search for, protest with or give back
// unused, and which Location cards another leader draws and discards.
template <class Rules>
[[nodiscard]] constexpr std::optional<Event> redact(Event event, const Table<Rules>& table, Seat seat) {
    const Knobs& knobs = table.rules.knobs;
    const auto hide_card = [&](auto& drawn) {
        if (drawn.seat != seat) drawn.card.reset();
    };
    match(
        event, [&](CardDrawn& drawn) { hide_card(drawn); }, [&](ProtestDrawn& drawn) { hide_card(drawn); },
        [&](ProtestReturned& returned) { hide_card(returned); },
        [&](CardSearched& searched) {
            if (!knobs.searched_card_shown) hide_card(searched);
        },
        [&](LocationOffered& offered) {
            if (offered.seat != seat) offered.location.reset();
        },
        [&](LocationDiscarded& discarded) {
            // HMA-R01: by a house rule the Den can be discarded, and then it is shown.
            const bool shown = knobs.discarded_location_shown || discarded.location == Rules::content.den;
            if (discarded.seat != seat && !shown) discarded.location.reset();
        },
        [](auto&) {});
    return event;
}

}  // namespace heroes::hero_master
