#pragma once

#include <heroes/core/view.hpp>
#include <heroes/shining/play.hpp>

namespace heroes::shining {

// Nothing is hidden from one player and known to another: decks have no order until a card is revealed, SHN-R07.
template <class Rules>
constexpr void hide_from(Table<Rules>&, Seat) {}

}  // namespace heroes::shining
