#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/hedra/detail/dragon.hpp>
#include <heroes/hedra/detail/game_end.hpp>
#include <heroes/hedra/detail/spaces.hpp>

// Rulebook, "Clean up & Scoring": points, and the Dragons that advance.
namespace heroes::hedra::detail {

// HED-140, HED-146: five for each defeated die, none for the Dragon itself.
template <class Game>
constexpr void advance_owners(Game game) {
    auto& table = game.table;
    const std::size_t each = game.knobs().advance_per_defeat;
    for_each_seat(table.options, [&](Seat seat) {
        const DieSet lost = table.battle.defeated.of(seat);
        if (lost.empty()) return;
        advance(game, seat, (lost & all_heroes).size() * each, AdvanceCause::defeat, on_battlefields(table));
        if (lost.has(Die::dragon) && game.knobs().dragon_defeat_advances_self)
            advance_by(game, seat, each, AdvanceCause::defeat);
    });
}

template <class Game>
constexpr std::size_t score(Game game, std::size_t points, PointReason reason) {
    if (points == 0) return 0;
    auto& total = game.table.scores[active(game.table)];
    const std::size_t sum = total + points;
    total = static_cast<std::uint16_t>(sum < 0xffff ? sum : 0xffff);
    game.emit(PointScored{active(game.table), reason, static_cast<std::uint16_t>(points), total});
    return points;
}

// HED-150, HED-155, HED-158: no enemy is left, and heroes of the attacker are.
template <class Rules>
constexpr bool is_cleared(const Table<Rules>& table) {
    const auto& battle = table.battle;
    return enemies_at(table, table.turn.active, battle.at).empty() &&
           !heroes_at(table, table.turn.active, battle.at).empty() &&
           (battle.contested || table.rules.knobs.uncontested_attack == UncontestedAttack::scores);
}

// HED-114: the owners' Dragons advance, then points are scored, then everybody's Dragon advances.
template <class Game>
constexpr void score_battle(Game game) {
    auto& table = game.table;
    if (!table.battle.defeated.empty()) advance_owners(game);
    if (table.battle.cause == Cause::unleash) return;  // HED-200
    const DiceSet dragons =
        (table.battle.defeated & DiceSet::every(Die::dragon)) - side_of(table.options, active(game.table));
    const std::size_t beaten = dragons.empty() ? 0 : dragons.size();  // mostly none is, and counting takes longer
    const std::size_t points =
        score(game, is_cleared(table) ? game.knobs().clearing_points : 0u, PointReason::clearing) +
        score(game, beaten * game.knobs().dragon_points, PointReason::dragon);
    if (points == 0) return;
    const DiceSet away = on_battlefields(table);
    for_each_seat(table.options, [&](Seat seat) {
        advance(game, seat, points * game.knobs().advance_per_point, AdvanceCause::point, away);
    });
    trigger_end(game);
}

}  // namespace heroes::hedra::detail
