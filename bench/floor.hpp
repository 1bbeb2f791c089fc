#pragma once

// The floor: a trivial dice battle with the same verbs. What a decision of it costs is what any game must pay for
// listing, picking, rolling and testing for the end; the games are measured against it within one run.

#include <cstdint>

#include <heroes/core/inline_vector.hpp>
#include <heroes/core/state.hpp>

namespace floor_game {

struct Rules {
    static void illegal(const heroes::Verdict& verdict) { heroes::refuse(verdict); }
};

// Strike with three dice at one of the enemy's three soldiers.
struct Strike {
    std::uint8_t soldier = 0;

    bool operator==(const Strike&) const = default;
};

// Two armies of three soldiers; 56 bytes, so that the state has 64.
struct Table {
    using Rules = floor_game::Rules;
    using Action = Strike;

    std::int32_t health[2][3] = {{100, 100, 100}, {100, 100, 100}};
    std::uint8_t active = 0;
    bool over = false;
    std::uint8_t dice[3] = {};
    std::uint8_t rest[27] = {};

    bool operator==(const Table&) const = default;
};

using State = heroes::State<Table>;
static_assert(sizeof(State) == 64);

constexpr bool is_over(const Table& table) { return table.over; }

constexpr heroes::FillList<Strike, 4> legal_actions(const Table& table) {
    heroes::FillList<Strike, 4> actions;
    for (std::uint8_t soldier = 0; soldier != 3; ++soldier)
        if (table.health[1 - table.active][soldier] > 0) actions.push_back({soldier});
    return actions;
}

constexpr heroes::Verdict judge(const Table& table, const Strike& strike) {
    if (strike.soldier < 3 && table.health[1 - table.active][strike.soldier] > 0) return heroes::Verdict::legal();
    return heroes::Verdict::refused("FLOOR-1: there is no such soldier");
}

template <class Chance, class Emit>
constexpr void play(Table& table, const Strike& strike, Chance& chance, Emit&&) {
    auto& army = table.health[1 - table.active];
    for (auto& die : table.dice) {
        die = static_cast<std::uint8_t>(chance.below(6) + 1);
        army[strike.soldier] -= die;
    }
    table.over = army[0] <= 0 && army[1] <= 0 && army[2] <= 0;
    table.active ^= 1;
}

}  // namespace floor_game
