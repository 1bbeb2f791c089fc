#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/hedra/detail/defeat.hpp>
#include <heroes/hedra/detail/game_end.hpp>
#include <heroes/hedra/detail/scoring.hpp>
#include <heroes/hedra/detail/spaces.hpp>

// Rulebook, "Clean up & Scoring": its stages in their order, with the rerolls at their end.
namespace heroes::hedra::detail {

template <class Rules>
constexpr bool is_last_owner(const Table<Rules>& table, const CleanUp& at) {
    return at.owner + 1 == table.options.players;
}

// Owners without a defeated die have nothing to decide, unless they could protect a teammate's.
template <class Rules>
constexpr CleanUp skip_idle_owners(const Table<Rules>& table, CleanUp at) {
    const bool shared = table.rules.knobs.team_shared_abilities;
    while (at.owner != table.options.players && !shared && table.battle.defeated.of(nth_owner(table, at.owner)).empty())
        ++at.owner;
    if (at.owner != table.options.players) return at;
    return {in_secret(table) ? Stage::carry_out : Stage::score, 0};
}

// The order of clean-up, HED-114. Where teammates protect each other, all Warriors come before anybody leaves.
template <class Rules>
constexpr CleanUp next_stage(const Table<Rules>& table, CleanUp at) {
    const bool shared = table.rules.knobs.team_shared_abilities && !in_secret(table);
    const auto next_owner = [&](Stage first) {
        return skip_idle_owners(table, {first, static_cast<std::uint8_t>(at.owner + 1)});
    };
    switch (at.stage) {
        case Stage::sacrifice: return {Stage::save, at.owner};
        case Stage::save:
            if (!shared) return {Stage::retreat, at.owner};
            return is_last_owner(table, at) ? CleanUp{Stage::retreat, 0} : next_owner(Stage::sacrifice);
        case Stage::retreat: return in_secret(table) ? next_owner(Stage::sacrifice) : CleanUp{Stage::go_home, at.owner};
        case Stage::go_home: return next_owner(shared ? Stage::retreat : Stage::sacrifice);
        case Stage::carry_out: return {Stage::score, 0};
        case Stage::score:
            // HED-170: without a defeated die nobody is inspired or frenzied.
            if (table.battle.defeated.empty()) return {Stage::over, 0};
            if (table.battle.cause == Cause::unleash && !table.rules.knobs.rerolls_after_unleash)
                return {Stage::over, 0};
            if ((table.battle.defeated & DiceSet::every(Die::paladin)).empty()) return {Stage::barbarian_rerolls, 0};
            return {Stage::paladin_rerolls, 0};
        case Stage::paladin_rerolls:
            if (!is_last_owner(table, at)) return {Stage::paladin_rerolls, static_cast<std::uint8_t>(at.owner + 1)};
            return {Stage::barbarian_rerolls, 0};
        case Stage::barbarian_rerolls:
            if (!is_last_owner(table, at)) return {Stage::barbarian_rerolls, static_cast<std::uint8_t>(at.owner + 1)};
            return {keeps_house_state<Rules>() ? Stage::roll_announced : Stage::over, 0};
        case Stage::roll_announced:
        case Stage::over: break;
    }
    return {Stage::over, 0};
}

// HED-160 to HED-162: the owner of a defeated Paladin, if dice of the owner are left there.
template <class Rules>
constexpr bool may_inspire(const Table<Rules>& table, Seat seat) {
    return table.battle.defeated.has({seat, Die::paladin}) &&
           !(table.battlefields[table.battle.at] & friends_of(table, seat)).empty();
}

// HED-R52: by a house rule all rerolls are announced first; the Paladins' still come before the Barbarians'.
template <class Game>
constexpr void roll_announced(Game game) {
    if constexpr (keeps_house_state<typename Game::Rules>()) {
        const HouseState announced = game.table.house;
        game.table.house.announced = {};
        game.table.house.frenzied = {};
        for (std::size_t n = 0; n != game.table.options.players; ++n) {
            const Seat seat = clockwise(game.active(), game.table.options.players, n);
            game.reroll(announced.announced & DiceSet::every_die_of(seat), RerollCause::paladin_defeated);
        }
        for (std::size_t n = 0; n != game.table.options.players; ++n) {
            const Seat seat = clockwise(game.active(), game.table.options.players, n);
            if (announced.frenzied.has(seat)) game.reroll(Piece{seat, Die::barbarian}, RerollCause::barbarian);
        }
    }
}

// Carries one stage out for one owner; answers whether a player has to be asked, with the question on top.
template <Stage stage, class Game>
constexpr bool asks(Game game, CleanUp at) {
    auto& table = game.table;
    const Battlefield where = table.battle.at;
    const auto ask = [&](const auto& question) {
        game.push(next_stage(table, {stage, at.owner}));
        game.push(question);
        return true;
    };
    if constexpr (stage == Stage::sacrifice) {
        const Seat seat = nth_owner(table, at.owner);
        return !protectable(table, seat).empty() && ask(ChooseSacrifice{seat, where});
    } else if constexpr (stage == Stage::save) {
        const Seat seat = nth_owner(table, at.owner);
        return !savable(table, seat).empty() && ask(ChooseSave{seat, where});
    } else if constexpr (stage == Stage::retreat) {
        const Seat seat = nth_owner(table, at.owner);
        return defeated_for(table, seat).has({seat, Die::rogue}) && ask(ChooseRetreat{seat, where});
    } else if constexpr (stage == Stage::paladin_rerolls) {
        const Seat seat = clockwise(game.active(), table.options.players, at.owner);
        return may_inspire(table, seat) && ask(RerollOwnDice{seat, space(where), RerollCause::paladin_defeated});
    } else if constexpr (stage == Stage::barbarian_rerolls) {
        const Seat seat = clockwise(game.active(), table.options.players, at.owner);
        return table.battlefields[where].has({seat, Die::barbarian}) && ask(RerollBarbarian{seat, where});
    } else {
        const std::size_t waiting = table.steps.size();
        if constexpr (stage == Stage::go_home) go_home(game, nth_owner(table, at.owner));
        if constexpr (stage == Stage::carry_out) carry_out(game);
        if constexpr (stage == Stage::score) score_battle(game);
        if constexpr (stage == Stage::roll_announced) roll_announced(game);
        if (is_over(table)) return true;
        // Dice saved in secret may have arrived somewhere, by two house rules at once: the first to save is asked
        // first.
        if (stage != Stage::carry_out || table.steps.size() == waiting) return false;
        for (std::size_t i = waiting, j = table.steps.size() - 1; i < j; ++i, --j) {
            const Step step = table.steps[i];
            table.steps[i] = table.steps[j];
            table.steps[j] = step;
        }
        table.steps.insert(waiting, next_stage(table, {stage, at.owner}));
        return true;
    }
}

// One stage, if it is the one at hand; then the next is.
template <Stage stage, class Game>
constexpr bool stops_at(Game game, CleanUp& at) {
    if (at.stage != stage) return false;
    if (asks<stage>(game, at)) return true;
    at = next_stage(game.table, {stage, at.owner});
    return false;
}

template <class Game>
constexpr void end_battle(Game game) {
    game.table.battle = {};
    if constexpr (keeps_house_state<typename Game::Rules>()) {
        game.table.battle = game.table.house.interrupted;
        game.table.house.interrupted = {};
    }
}

// Goes through the stages from one on until a player has to be asked or the battle is over.
template <class Game>
constexpr void resume_clean_up(Game game, CleanUp at) {
    while (at.stage < Stage::carry_out)
        if (stops_at<Stage::sacrifice>(game, at) || stops_at<Stage::save>(game, at) ||
            stops_at<Stage::retreat>(game, at) || stops_at<Stage::go_home>(game, at))
            return;
    if (stops_at<Stage::carry_out>(game, at) || stops_at<Stage::score>(game, at)) return;
    while (at.stage == Stage::paladin_rerolls)
        if (stops_at<Stage::paladin_rerolls>(game, at)) return;
    while (at.stage == Stage::barbarian_rerolls)
        if (stops_at<Stage::barbarian_rerolls>(game, at)) return;
    if (stops_at<Stage::roll_announced>(game, at)) return;
    end_battle(game);
}

template <class Game>
constexpr void clean_up(Game game) {
    // HED-044: an unleash is none of the steps of a turn.
    if (game.table.battle.cause == Cause::attack) game.emit(PhaseBegan{game.active(), Phase::clean_up});
    const bool idle = game.table.battle.defeated.empty();
    resume_clean_up(game, idle ? CleanUp{Stage::score, 0} : skip_idle_owners(game.table, {}));
}

}  // namespace heroes::hedra::detail
