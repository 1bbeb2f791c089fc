#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include <heroes/core/fields.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/shire/pieces.hpp>

namespace heroes::shire {

inline constexpr std::uint8_t highest_level = 5;

// The team of each seat, numbered from 1; all zero means free for all.
using Teams = PerSeat<std::uint8_t, most_players>;

// Teams seated alternately as long as both have players left: teams_of(2, 1) puts seats one and three against two.
constexpr Teams teams_of(std::size_t first, std::size_t second) {
    Teams teams{};
    for (std::size_t i = 0; i < most_players && first + second != 0; ++i) {
        const bool is_first = second == 0 || (first != 0 && i % 2 == 0);
        teams.values[i] = is_first ? 1 : 2;
        --(is_first ? first : second);
    }
    return teams;
}

// The level of each character, which is also the number of its mastery points. Equal unless a house rule says
// otherwise.
using Levels = PerSeat<std::uint8_t, most_players>;

constexpr Levels all_at(std::uint8_t level) { return {{level, level, level, level, level, level}}; }

// What the players settle before a game.
struct Options {
    std::uint8_t players = 2;
    Teams teams = teams_of(1, 1);
    Levels levels = all_at(highest_level);  // 0: no mastery boards

    static constexpr Members members{"players", "teams", "levels"};
    bool operator==(const Options&) const = default;
};

// The matches of the rulebook, ready to be played.
namespace presets {
constexpr Options teams(std::size_t first, std::size_t second, std::uint8_t level = highest_level) {
    return {.players = static_cast<std::uint8_t>(first + second),
            .teams = teams_of(first, second),
            .levels = all_at(level)};
}
constexpr Options free_for_all(std::uint8_t players, std::uint8_t level = highest_level) {
    return {.players = players, .teams = {}, .levels = all_at(level)};
}
inline constexpr Options duel{};
inline constexpr Options short_duel = teams(1, 1, 0);
}  // namespace presets

constexpr SeatSet players(const Options& options) { return SeatSet::from_bits((1u << options.players) - 1); }
constexpr bool same_side(const Options& options, Seat a, Seat b) {
    return a == b || (options.teams[a] != 0 && options.teams[a] == options.teams[b]);
}
// The teams of all seats in one word, a byte each. In play they are read together with what lies before and behind
// them, because eight bytes are one load.
constexpr std::uint64_t teams_in_a_word(const Options& options) {
    std::uint64_t word = 0;
    if (!std::is_constant_evaluated() && std::endian::native == std::endian::little) {
        static_assert(sizeof(Options) >= sizeof word && sizeof(Options::players) == 1 && most_players == 6);
        std::memcpy(&word, &options, sizeof word);
        return word << 8 >> 16;
    }
    for (std::size_t i = 0; i != most_players; ++i) word |= std::uint64_t{options.teams.values[i]} << 8 * i;
    return word;
}
constexpr bool is_free_for_all(const Options& options) { return teams_in_a_word(options) == 0; }
// Everybody on the side of a seat, itself included. Seats without a player are in no team. This is asked all the time,
// so all seats are compared at once: a byte that is equal keeps its highest bit in the subtraction, and the
// multiplication collects these bits.
constexpr SeatSet side_of(const Options& options, Seat seat) {
    constexpr std::uint64_t high_bits = 0x80 * heroes::detail::one_in_each_byte;
    const std::uint64_t team = options.teams[seat];
    if (team == 0 || options.players == 2) return {seat};  // in a duel everybody is alone
    const std::uint64_t equal =
        (high_bits - (teams_in_a_word(options) ^ team * heroes::detail::one_in_each_byte)) & high_bits;
    return SeatSet::from_bits((equal >> 7) * 0x0102040810204080u >> 56);
}

}  // namespace heroes::shire
