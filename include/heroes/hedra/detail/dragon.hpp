#pragma once

#include <heroes/hedra/detail/spaces.hpp>

// Rulebook, "The Dragon": advancing in the Roost, and being unleashed.
namespace heroes::hedra::detail {

// HED-191, HED-R29: at the boundaries of the owner's turn.
template <class Rules>
constexpr Verdict judge_unleash(const Table<Rules>& table, Phase phase) {
    if (!dragon_ready(table, table.turn.active))
        return in_roost(table, table.turn.active)
                   ? Verdict::refused("HED-191: the Dragon has not advanced far enough to be unleashed")
                   : Verdict::refused("HED-191: only a Dragon in its Roost can be unleashed");
    return phase != Phase::march && table.rules.knobs.unleash_start_of_turn_only
               ? Verdict::refused("HED-R29: a Dragon can be unleashed only at the start of the turn")
               : Verdict::legal();
}

// HED-194: rolled first, sent to a battlefield then. The phase is offered again afterwards.
template <class Game>
constexpr void unleash(Game game, Phase phase) {
    game.pop();
    if (phase != Phase::clean_up) game.push(OfferPhase{phase});
    const Seat seat = active(game.table);
    game.emit(DragonUnleashed{seat, roll(game, {seat, Die::dragon})});
    game.push(ChooseDragonField{seat});
}

// HED-196, HED-R23: every other die there with less Defense, unless a Warrior saved it this turn. Dice that the
// interrupted attack of a house rule has defeated already are not defeated again.
template <class Game>
constexpr DiceSet burn(Game game, Battlefield at, Piece dragon) {
    auto& table = game.table;
    DiceSet spared = DiceSet::of(dragon);
    if constexpr (keeps_house_state<typename Game::Rules>()) spared = spared | table.house.interrupted.defeated;
    const int power = table.rules.power(Die::dragon, face_of(table, dragon), 0);
    DiceSet defeated{};
    (table.battlefields[at] - spared).for_each([&](Piece piece) {
        const int defense = table.rules.defense(piece.die, face_of(table, piece));
        const bool saved = table.turn.saved.has(piece);
        const bool beaten = table.rules.defeats(power, defense) && !saved;
        game.emit(PowerCompared{piece, power, power, 0, 0, defense, beaten, saved});
        if (beaten) defeated.insert(piece);
    });
    defeated.for_each([&](Piece piece) { game.emit(DieDefeated{piece, at, Cause::unleash}); });
    return defeated;
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseDragonField&, F& f) {
    for_each_battlefield(table.options, [&](Battlefield at) { f(SendDragon{at}); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseDragonField&, const Action& action) {
    const auto* send = get_if<SendDragon>(&action);
    if (send == nullptr)
        return Verdict::refused("HED-194: the Dragon was rolled and cannot be called off: send it to a battlefield");
    return exists(table.options, send->to) ? Verdict::legal()
                                           : Verdict::refused("HED-010: there is no such battlefield");
}
template <class Game>
constexpr void answer(Game game, const ChooseDragonField& choice, const Action& action) {
    const Piece dragon{choice.seat, Die::dragon};
    const Battlefield at = get_if<SendDragon>(&action)->to;
    game.pop();
    game.emit(DragonAssigned{dragon.owner, at});
    relocate(game, dragon, Space::roost, space(at), MoveReason::unleashed);
    game.table.battle.defeated = burn(game, at, dragon);
    game.table.battle.at = at;
    game.table.battle.cause = Cause::unleash;
    clean_up(game);
}
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const ChooseDragonField& choice) {
    if (const Verdict verdict = asks_between_battles(table, choice.seat); !verdict) return verdict;
    return in_roost(table, choice.seat) ? Verdict::legal()
                                        : Verdict::refused("HED-194: the Dragon is on a battlefield already");
}

template <class Game>
constexpr void lose_advance(Game game, Seat seat, std::size_t by, AdvanceCause cause, LossReason reason) {
    game.emit(DragonAdvanceLost{seat, static_cast<std::uint16_t>(by), cause, reason});
}

// HED-143: never beyond the value at which it is ready.
template <class Game>
constexpr void advance_by(Game game, Seat seat, std::size_t by, AdvanceCause cause) {
    std::uint8_t& value = game.table.faces[seat][Die::dragon];
    const std::size_t room = game.knobs().dragon_ready - std::size_t{value};
    const std::size_t gain = by < room ? by : room;
    value = static_cast<std::uint8_t>(value + gain);
    if (gain != 0) game.emit(DragonAdvanced{seat, static_cast<std::uint8_t>(gain), cause, value});
    if (gain != 0 && gain == room) game.emit(DragonReady{seat});
    if (gain != by) lose_advance(game, seat, by - gain, cause, LossReason::capped);
}

// HED-142, HED-144: only in the Roost, and not in the battle that defeated it. `away` are the dice on battlefields.
template <class Game>
constexpr void advance(Game game, Seat seat, std::size_t by, AdvanceCause cause, DiceSet away) {
    const Piece dragon{seat, Die::dragon};
    if (by == 0) return;
    if (game.table.battle.defeated.has(dragon)) return lose_advance(game, seat, by, cause, LossReason::defeated);
    if (away.has(dragon)) return lose_advance(game, seat, by, cause, LossReason::away);
    advance_by(game, seat, by, cause);
}

}  // namespace heroes::hedra::detail
