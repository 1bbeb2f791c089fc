#pragma once

#include <heroes/core/chance.hpp>
#include <heroes/core/view.hpp>
#include <heroes/shining/play.hpp>

namespace heroes::shining {

// Nothing is hidden from one player and known to another: decks have no order until a card is revealed, SHN-R07.
template <class Rules>
constexpr void hide_from(Table<Rules>&, Seat) {}

// What a seat may know: everything on the table.
template <class Rules>
constexpr View<Table<Rules>> view(const Table<Rules>& table, Seat seat) {
    return {table, seat};
}

// A table that the seat cannot tell from the real one.
template <class Rules, Chance C>
constexpr Table<Rules> determinize(const View<Table<Rules>>& view, C&) {
    return *view;
}

}  // namespace heroes::shining
