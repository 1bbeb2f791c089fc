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

// Where teammates protect each other, all Warriors come before anybody leaves.
template <class Rules>
constexpr bool warriors_come_first(const Table<Rules>& table) {
    return table.rules.knobs.team_shared_abilities && !in_secret(table);
}

template <class Rules>
constexpr CleanUp next_owner(const Table<Rules>& table, Stage first, const CleanUp& at) {
    return skip_idle_owners(table, {first, static_cast<std::uint8_t>(at.owner + 1)});
}
template <class Rules>
constexpr CleanUp after_save(const Table<Rules>& table, const CleanUp& at) {
    if (!warriors_come_first(table)) return {Stage::retreat, at.owner};
    return is_last_owner(table, at) ? CleanUp{Stage::retreat, 0} : next_owner(table, Stage::sacrifice, at);
}
// HED-170, HED-R31: without a defeated die nobody is inspired or frenzied, nor, by a house rule, after an unleash.
template <class Rules>
constexpr bool do_rerolls_follow(const Table<Rules>& table) {
    return !table.battle.defeated.empty() &&
           (table.battle.cause != Cause::unleash || table.rules.knobs.rerolls_after_unleash);
}
template <class Rules>
constexpr CleanUp after_scoring(const Table<Rules>& table) {
    if (!do_rerolls_follow(table)) return {Stage::over, 0};
    if ((table.battle.defeated & DiceSet::every(Die::paladin)).empty()) return {Stage::barbarian_rerolls, 0};
    return {Stage::paladin_rerolls, 0};
}
// Rerolls go round the table; then comes the stage after them.
template <class Rules>
constexpr CleanUp after_reroll(const Table<Rules>& table, const CleanUp& at, Stage then) {
    if (is_last_owner(table, at)) return {then, 0};
    return {at.stage, static_cast<std::uint8_t>(at.owner + 1)};
}

// The order of clean-up, HED-114.
template <class Rules>
constexpr CleanUp next_stage(const Table<Rules>& table, const CleanUp& at) {
    switch (at.stage) {
        case Stage::sacrifice: return {Stage::save, at.owner};
        case Stage::save: return after_save(table, at);
        case Stage::retreat:
            return in_secret(table) ? next_owner(table, Stage::sacrifice, at) : CleanUp{Stage::go_home, at.owner};
        case Stage::go_home:
            return next_owner(table, warriors_come_first(table) ? Stage::retreat : Stage::sacrifice, at);
        case Stage::carry_out: return {Stage::score, 0};
        case Stage::score: return after_scoring(table);
        case Stage::paladin_rerolls: return after_reroll(table, at, Stage::barbarian_rerolls);
        case Stage::barbarian_rerolls:
            return after_reroll(table, at, keeps_house_state<Rules>() ? Stage::roll_announced : Stage::over);
        case Stage::roll_announced:
        case Stage::over: break;
    }
    return {Stage::over, 0};
}

// HED-R52: by a house rule all rerolls are announced first; the Paladins' still come before the Barbarians'.
template <class Game>
constexpr void roll_announced(Game game) {
    if constexpr (keeps_house_state<typename Game::Rules>()) {
        const HouseState announced = game.table.house;
        game.table.house.announced = {};
        game.table.house.frenzied = {};
        for (std::size_t n = 0; n != game.table.options.players; ++n) {
            const Seat seat = clockwise(active(game.table), game.table.options.players, n);
            reroll(game, announced.announced & DiceSet::every_die_of(seat), RerollCause::paladin_defeated);
        }
        for (std::size_t n = 0; n != game.table.options.players; ++n) {
            const Seat seat = clockwise(active(game.table), game.table.options.players, n);
            if (announced.frenzied.has(seat)) reroll(game, Piece{seat, Die::barbarian}, RerollCause::barbarian);
        }
    }
}

// The stages, each for one owner. They answer whether a player has to be asked, with the question on top.
template <Stage stage>
struct At {
    std::uint8_t owner = 0;

    constexpr operator CleanUp() const { return {stage, owner}; }
};

template <class Game, class Question>
constexpr bool ask(Game game, const CleanUp& at, const Question& question) {
    game.push(next_stage(game.table, at));
    game.push(question);
    return true;
}
template <class Rules>
constexpr Seat nth_clockwise(const Table<Rules>& table, std::size_t n) {
    return clockwise(table.turn.active, table.options.players, n);
}

template <class Game>
constexpr bool asks(Game game, At<Stage::sacrifice> at) {
    const Seat seat = nth_owner(game.table, at.owner);
    return !protectable(game.table, seat).empty() && ask(game, at, ChooseSacrifice{seat, game.table.battle.at});
}
template <class Game>
constexpr bool asks(Game game, At<Stage::save> at) {
    const Seat seat = nth_owner(game.table, at.owner);
    return !savable(game.table, seat).empty() && ask(game, at, ChooseSave{seat, game.table.battle.at});
}
template <class Game>
constexpr bool asks(Game game, At<Stage::retreat> at) {
    const Seat seat = nth_owner(game.table, at.owner);
    return defeated_for(game.table, seat).has({seat, Die::rogue}) &&
           ask(game, at, ChooseRetreat{seat, game.table.battle.at});
}
template <class Game>
constexpr bool asks(Game game, At<Stage::go_home> at) {
    go_home(game, nth_owner(game.table, at.owner));
    return false;
}
// Dice saved in secret may have arrived somewhere, by two house rules at once: the first to save is asked first.
template <class Game>
constexpr bool asks(Game game, At<Stage::carry_out> at) {
    auto& steps = game.table.steps;
    const std::size_t waiting = steps.size();
    carry_out(game);
    if (steps.size() == waiting) return false;
    for (std::size_t i = waiting, j = steps.size() - 1; i < j; ++i, --j) {
        const Step step = steps[i];
        steps[i] = steps[j];
        steps[j] = step;
    }
    steps.insert(waiting, next_stage(game.table, at));
    return true;
}
// Points may have ended the game.
template <class Game>
constexpr bool asks(Game game, At<Stage::score>) {
    score_battle(game);
    return is_over(game.table);
}
template <class Game>
constexpr bool asks(Game game, At<Stage::paladin_rerolls> at) {
    const Seat seat = nth_clockwise(game.table, at.owner);
    return may_inspire(game.table, seat) &&
           ask(game, at, RerollOwnDice{seat, space(game.table.battle.at), RerollCause::paladin_defeated});
}
template <class Game>
constexpr bool asks(Game game, At<Stage::barbarian_rerolls> at) {
    const Seat seat = nth_clockwise(game.table, at.owner);
    const Battlefield where = game.table.battle.at;
    return game.table.battlefields[where].has({seat, Die::barbarian}) && ask(game, at, RerollBarbarian{seat, where});
}
template <class Game>
constexpr bool asks(Game game, At<Stage::roll_announced>) {
    roll_announced(game);
    return false;
}

// One stage, if it is the one at hand; then the next is.
template <Stage stage, class Game>
constexpr bool stops_at(Game game, CleanUp& at) {
    if (at.stage != stage) return false;
    const At<stage> here{at.owner};
    if (asks(game, here)) return true;
    at = next_stage(game.table, here);
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
    if (game.table.battle.cause == Cause::attack) game.emit(PhaseBegan{active(game.table), Phase::clean_up});
    if (!game.table.battle.defeated.empty()) return resume_clean_up(game, skip_idle_owners(game.table, {}));
    // Nobody was defeated: there is nothing to ask about. Points may have ended the game.
    score_battle(game);
    if (!is_over(game.table)) end_battle(game);
}

template <class Game>
constexpr void run(Game game, const CleanUp& at) {
    game.pop();
    resume_clean_up(game, at);
}
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const CleanUp& at) {
    return at.owner < table.options.players ? Verdict::legal()
                                            : Verdict::refused("HED-115: there are not so many owners");
}
// An attack that a house rule let a Dragon interrupt.
template <class Game>
constexpr void run(Game game, const BeginCleanUp&) {
    game.pop();
    clean_up(game);
}
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const BeginCleanUp&) {
    return table.rules.knobs.unleash_between_attack_and_cleanup
               ? Verdict::legal()
               : Verdict::refused("HED-R29: no Dragon is unleashed between an attack and its clean-up");
}

}  // namespace heroes::hedra::detail
