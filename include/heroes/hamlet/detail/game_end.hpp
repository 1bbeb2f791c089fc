#pragma once

#include <cassert>
#include <cstdint>
#include <optional>

#include <heroes/hamlet/detail/spaces.hpp>
#include <heroes/hamlet/outcome.hpp>

// Rulebook, "End of the game": what ends it.
namespace heroes::hamlet::detail {

// HAM-216, HAM-219: nothing happens any more. Whatever ends a game is the last step of its turn or its fight.
template <class Game>
constexpr void end_game(Game game, Ending ending, std::optional<Seat> winner) {
    auto& table = game.table;
    assert(table.steps.empty());
    table.ending = ending;
    table.winner = winner;
    game.emit(GameOver{outcome(table).winners, ending});
}

// The artifacts of a set that some monster can still give, HAM-R54.
template <class Rules>
constexpr Artifacts obtainable(const Table<Rules>& table, Sigil set) {
    const auto carriers = Rules::content.carriers[set] - (table.monsters_in_graveyard | table.out_of_the_game);
    if (!table.rules.knobs.fixed_artifacts) return carriers.empty() ? Artifacts{} : artifacts_of(set);
    Artifacts pieces{};
    carriers.for_each(
        [&](MonsterCard carrier) { pieces.insert(artifact(set, Rules::content.monsters[carrier].piece)); });
    return pieces;
}

// HAM-R66: nobody can ever have the Sigil of this set.
template <class Rules>
constexpr bool is_lost(const Table<Rules>& table, Sigil set) {
    if (!table.sigils_aside.has(set)) return table.champion.sigils.has(set);
    const Artifacts pieces = artifacts_of(set);
    if (!(table.champion.artifacts & pieces).empty()) return true;
    return !((table.artifacts_aside & pieces) - obtainable(table, set)).empty();
}
template <class Rules>
constexpr bool are_all_lost(const Table<Rules>& table) {
    for (std::size_t i = 0; i != enum_count<Sigil>; ++i)
        if (!is_lost(table, static_cast<Sigil>(i))) return false;
    return true;
}

template <class Rules>
constexpr SeatSet players_left(const Table<Rules>& table) {
    return seats_where(table.options, [&](Seat seat) { return !table.out.has(seat); });
}

// HAM-218, HAM-R48, HAM-R49, HAM-R66, HAM-R82: what ends the game at the end of a turn. Whether it did.
template <class Game>
constexpr bool ends_after_turn(Game game) {
    auto& table = game.table;
    const Knobs& knobs = game.knobs();
    if (!table.out.empty()) {
        const SeatSet left = players_left(table);
        if (left.empty()) return end_game(game, Ending::no_heroes_left, {}), true;
        if (knobs.last_survivor_wins && left.size() == 1)
            return end_game(game, Ending::last_survivor, left.front()), true;
    }
    if (knobs.lost_sigils_end_game && are_all_lost(table)) return end_game(game, Ending::sigils_lost, {}), true;
    if (knobs.max_turns != 0 && table.turn.number >= knobs.max_turns)
        return end_game(game, Ending::turn_limit, {}), true;
    return false;
}

}  // namespace heroes::hamlet::detail
