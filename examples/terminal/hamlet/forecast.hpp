#pragma once

#include <cstddef>
#include <string>
#include <type_traits>

#include <heroes/core/match.hpp>
#include <heroes/core/pcg32.hpp>
#include <heroes/core/view.hpp>

#include "../odds_text.hpp"
#include "cards.hpp"

// The odds of a fight, by playing it many times with other dice, and with other cards where they are hidden.
namespace terminal::hamlet {

// Listens who falls.
struct Duel {
    Seat hero{};
    bool won = false;
    bool died = false;

    template <class E>
    void operator()(const E& event) {
        if constexpr (std::is_same_v<E, Event>)
            heroes::match(event, [&](const auto& happened) { (*this)(happened); });
        else if constexpr (std::is_same_v<E, MonsterKilled>)
            won = true;
        else if constexpr (std::is_same_v<E, HeroDied>)
            died = died || (!won && event.seat == hero);
    }
};

// Fights on to the end, with nothing but the weapons.
inline Action next_blow(const Table& table) {
    const auto actions = legal_actions(table);
    for (const Action& action : actions)
        if (holds_alternative<Fight>(action) || holds_alternative<Attack>(action) ||
            holds_alternative<KeepRoll>(action))
            return action;
    return actions[0];
}

// What becomes of a hero who begins with this action and then fights: "wins about 63 %, dies about 12 %".
inline std::string odds_of(const Table& seen, const Action& action) {
    constexpr std::size_t fights = 100;
    constexpr int most_blows = 40;
    const Seat hero = decider(seen);
    std::size_t won = 0;
    std::size_t died = 0;
    for (std::size_t i = 0; i != fights; ++i) {
        heroes::Pcg32 luck{i};
        Table table = determinize(view(seen, hero), luck);
        Duel duel{hero};
        play(table, action, luck, duel);
        for (int blows = 0; blows != most_blows && !duel.won && !duel.died && !is_over(table); ++blows)
            play(table, next_blow(table), luck, duel);
        won += duel.won || (is_over(table) && !duel.died) ? 1u : 0u;
        died += duel.died ? 1u : 0u;
    }
    return "wins " + about(won, fights) + ", dies " + about(died, fights);
}

}  // namespace terminal::hamlet
