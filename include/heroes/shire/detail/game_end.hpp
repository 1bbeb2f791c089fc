#pragma once

#include <cstdint>

#include <heroes/shire/detail/chapters.hpp>
#include <heroes/shire/detail/order.hpp>
#include <heroes/shire/outcome.hpp>

// The end of a match.
namespace heroes::shire::detail {

template <class Game>
constexpr void end_match(Game game, SeatSet winners, Ending ending) {
    auto& table = game.table;
    table.winners = winners;
    table.ending = ending;
    table.dying = {};
    table.aims.clear();
    table.steps.clear();
    game.emit(GameOver{winners, ending});
}

// SHI-003 to SHI-007: the match is over once no two sides have a character standing.
template <class Game>
constexpr bool end_if_decided(Game game) {
    const auto& table = game.table;
    const SeatSet alive = seats_of(table.standing);
    if (alive.empty()) {
        end_match(game, {}, Ending::all_fallen);
        return true;
    }
    const SeatSet side = side_of(table.options, alive.front());
    if (!(alive - side).empty()) return false;
    end_match(game, side, Ending::last_side);
    return true;
}

// SHI-R73: a draw, or by a house rule the side with the most HP wins.
template <class Game>
constexpr void end_by_rounds(Game game) {
    const auto& table = game.table;
    const SeatSet best =
        who_has_most(SeatSet::first(table.options.players), [&](Seat seat) { return hp_of_side(table, seat); });
    const bool alone = (best - side_of(table.options, best.front())).empty();
    end_match(game, game.knobs().most_hp_wins_at_limit && alone ? best : SeatSet{}, Ending::round_limit);
}

}  // namespace heroes::shire::detail
