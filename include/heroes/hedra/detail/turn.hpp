#pragma once

#include <heroes/hedra/detail/attack.hpp>
#include <heroes/hedra/detail/clean_up.hpp>
#include <heroes/hedra/detail/game_end.hpp>
#include <heroes/hedra/detail/moves.hpp>
#include <heroes/hedra/detail/owners.hpp>

// Rulebook, "On Your Turn": March, Attack, Clean up & Scoring, Reinforce.
namespace heroes::hedra::detail {

template <class Game>
constexpr void begin_turn(Game game, Seat seat) {
    auto& turn = game.table.turn;
    turn.active = seat;
    game.emit(TurnBegan{seat, turn.round});
    game.push(BeginPhase{Phase::march});
}

template <class Game>
constexpr void begin_round(Game game) {
    auto& turn = game.table.turn;
    if (turn.round != 0xffff) ++turn.round;
    begin_turn(game, turn.start);
}

// HED-041, HED-221: the next player clockwise, until the last one has ended the last round.
template <class Game>
constexpr void end_turn(Game game) {
    auto& table = game.table;
    auto& turn = table.turn;
    game.emit(TurnEnded{turn.active});
    turn.saved = {};
    turn.marched = std::optional<Die>{};
    const Seat next = clockwise(turn.active, table.options.players);
    if (next != turn.start) return begin_turn(game, next);
    if (is_last_round(table)) return end_game(game);
    if (turn.ending == Ending::next_round) turn.ending = Ending::this_round;
    begin_round(game);
}

// Asks the active player for what a phase is about.
template <class Game>
constexpr void offer_phase(Game game, Phase phase) {
    auto& table = game.table;
    const Seat seat = active(game.table);
    switch (phase) {
        case Phase::march: return game.push(ChooseMarch{seat});
        case Phase::attack:
            // HED-096: with no battlefield to attack the step is skipped, unless a Dragon could change that.
            if (can_attack_somewhere(table, seat) || judge_unleash(table, phase)) return game.push(ChooseAttack{seat});
            return game.emit(AttackSkipped{seat});
        case Phase::reinforce: return game.push(ChooseReinforce{seat});
        case Phase::end_of_turn:
            if (judge_unleash(table, phase)) return game.push(EndTurn{seat});
            return end_turn(game);
        case Phase::placement:
        case Phase::clean_up: break;
    }
}

constexpr Phase phase_after(Phase phase) {
    if (phase == Phase::march) return Phase::attack;
    return phase == Phase::attack ? Phase::reinforce : Phase::end_of_turn;
}

// Begins the phase on top of the steps, and leaves the one after it there.
template <class Game>
constexpr void run(Game game, const BeginPhase& begin) {
    game.emit(PhaseBegan{active(game.table), begin.phase});
    if (begin.phase == Phase::end_of_turn)
        game.pop();
    else
        game.replace(BeginPhase{phase_after(begin.phase)});
    offer_phase(game, begin.phase);
}
// HED-040: what is still to come in a turn.
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const BeginPhase& begin) {
    if (table.turn.round == 0) return Verdict::refused("HED-038: the first turn begins when all dice are placed");
    const Phase phase = begin.phase;
    return phase == Phase::attack || phase == Phase::reinforce || phase == Phase::end_of_turn
               ? Verdict::legal()
               : Verdict::refused("HED-040: after March come Attack and Reinforce");
}

// After an unleash the phase is offered again.
template <class Game>
constexpr void run(Game game, const OfferPhase& offer) {
    game.pop();
    offer_phase(game, offer.phase);
}
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const OfferPhase& offer) {
    if (table.turn.round == 0) return Verdict::refused("HED-038: the first turn begins when all dice are placed");
    return offer.phase == Phase::march ? judge_march_open(table) : Verdict::legal();
}

template <class Rules, class F>
constexpr void list(const Table<Rules>&, const EndTurn&, F& f) {
    f(Pass{}), f(Unleash{});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const EndTurn&, const Action& action) {
    if (holds_alternative<Pass>(action)) return Verdict::legal();
    if (holds_alternative<Unleash>(action)) return judge_unleash(table, Phase::end_of_turn);
    return Verdict::refused("HED-040: the turn ends: unleash the Dragon before that, or pass");
}
template <class Game>
constexpr void answer(Game game, const EndTurn& end, const Action& action) {
    if (holds_alternative<Unleash>(action)) return unleash(game, Phase::end_of_turn);
    game.emit(Passed{end.seat, Phase::end_of_turn});
    game.pop();
    end_turn(game);
}
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const EndTurn& end) {
    if (const Verdict verdict = asks_between_battles(table, end.seat); !verdict) return verdict;
    return judge_unleash(table, Phase::end_of_turn)
               ? Verdict::legal()
               : Verdict::refused("HED-191: a turn waits at its end only for a Dragon that can be unleashed");
}

}  // namespace heroes::hedra::detail
