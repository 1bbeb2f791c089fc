#pragma once

#include <cstdint>

#include <heroes/shire/detail/chapters.hpp>
#include <heroes/shire/detail/health_points.hpp>

// Free For All: the bounty on whoever has the highest HP.
namespace heroes::shire::detail {

template <class Rules>
constexpr bool bounty_holder_stands(const Table<Rules>& table) {
    return table.bounty == Seat::spectator || table.standing.has(character_of(table.bounty));
}

// The living players with the most HP.
template <class Rules>
constexpr SeatSet highest_in_hp(const Table<Rules>& table) {
    return who_has_most(seats_of(table.standing), [&](Seat seat) { return table.characters[seat].hp; });
}

// SHI-C04: a die each in seat order, the highest takes it; equal highest roll again.
template <class Game>
constexpr Seat roll_for_bounty(Game game, SeatSet tied) {
    while (tied.size() > 1)
        tied = who_has_most(tied, [&](Seat seat) {
            const std::uint8_t face = roll(game);
            game.emit(BountyRolled{seat, face});
            return face;
        });
    return tied.front();
}

// SHI-028, SHI-480, SHI-R60: a tie with the holder keeps it.
template <class Game>
[[gnu::noinline]] constexpr void move_bounty(Game game) {
    auto& table = game.table;
    const SeatSet highest = highest_in_hp(table);
    if (highest.empty() || highest.has(table.bounty)) return;
    const Seat from = table.bounty;
    table.bounty = roll_for_bounty(game, highest);
    game.emit(BountyMoved{from, table.bounty});
}
template <class Game>
constexpr void give_bounty(Game game) {
    if (is_free_for_all(game.table.options)) move_bounty(game);
}

// SHI-482, SHI-483: the attacker's character gains HP, once per cast.
template <class Game>
[[gnu::noinline]] constexpr void reward(Game game, Actor attacker) {
    const Seat seat = owner_of(attacker);
    if (!game.table.standing.has(character_of(seat))) return;
    game.emit(BountyRewarded{seat});
    heal(game, character_of(seat), game.knobs().bounty_reward, Cause::bounty);
}

}  // namespace heroes::shire::detail
