#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/hedra/detail/game_end.hpp>
#include <heroes/hedra/detail/moves.hpp>
#include <heroes/hedra/detail/spaces.hpp>

// Rulebook, "Clean up & Scoring": what becomes of defeated dice, Dragons that advance, points, and rerolls.
namespace heroes::hedra::detail {

template <class Rules>
constexpr bool in_secret(const Table<Rules>& table) {
    return table.rules.knobs.defender_choice_order == DefenderChoiceOrder::simultaneous;
}

// HED-115, HED-R25: owners decide in turn order from the active player.
template <class Rules>
constexpr Seat nth_owner(const Table<Rules>& table, std::size_t n) {
    const std::size_t players = table.options.players;
    const bool reverse = table.rules.knobs.defender_choice_order == DefenderChoiceOrder::reverse;
    return clockwise(table.turn.active, players, reverse ? players - 1 - n : n);
}

// The defeated dice as one owner sees them: choices made in secret count for whoever made them.
template <class Rules>
constexpr DiceSet defeated_for(const Table<Rules>& table, Seat seat) {
    DiceSet defeated = table.battle.defeated;
    if constexpr (keeps_house_state<Rules>()) {
        const SecretChoice& choice = table.house.choices[seat];
        if (choice.protected_die.owner != Seat::spectator) {
            defeated.erase(choice.protected_die);
            defeated.insert({seat, Die::warrior});
        }
        if (choice.saved_die.owner != Seat::spectator) defeated.erase(choice.saved_die);
    }
    return defeated & table.battlefields[table.battle.at];
}

template <class Rules>
constexpr bool is_defeated_already(const Table<Rules>& table, Piece piece) {
    if constexpr (keeps_house_state<Rules>())
        if (table.house.interrupted.defeated.has(piece)) return true;
    return table.battle.defeated.has(piece);
}

// HED-120, HED-126, HED-127: the dice an undefeated Warrior there could be defeated for.
template <class Rules>
constexpr DiceSet protectable(const Table<Rules>& table, Seat seat) {
    const Piece warrior{seat, Die::warrior};
    if (!table.battlefields[table.battle.at].has(warrior) || is_defeated_already(table, warrior)) return {};
    if (table.turn.saved.has(warrior)) return {};
    return defeated_for(table, seat) & friends_of(table, seat);
}

// HED-130, HED-137, HED-R22: the dice a defeated Warrior there could save.
template <class Rules>
constexpr DiceSet savable(const Table<Rules>& table, Seat seat) {
    const DiceSet defeated = defeated_for(table, seat);
    const DiceSet warrior = DiceSet::of({seat, Die::warrior});
    if ((defeated & warrior).empty()) return {};
    if (!table.rules.knobs.save_any_die) return (defeated & friends_of(table, seat)) - warrior;
    return (table.battlefields[table.battle.at] & friends_of(table, seat)) - warrior;
}

template <class Rules>
constexpr bool is_last_owner(const Table<Rules>& table, const CleanUp& at) {
    return at.owner + 1 == table.options.players;
}

// Owners without a defeated die have nothing to decide, unless they could protect a teammate's.
template <class Rules>
constexpr CleanUp skip_idle_owners(const Table<Rules>& table, CleanUp at) {
    const bool shared = table.rules.knobs.team_shared_abilities;
    while (at.owner != table.options.players && !shared &&
           table.battle.defeated.of(nth_owner(table, at.owner)).empty())
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

// HED-111, HED-112: what is still there goes Home, Dragons to their Roost.
template <class Game>
constexpr void go_home(Game& game, Seat seat) {
    auto& table = game.table;
    const Battlefield at = table.battle.at;
    (table.battle.defeated & table.battlefields[at]).of(seat).for_each([&](Die die) {
        const bool hero = is_hero(die);
        game.relocate({seat, die}, space(at), hero ? Space::home : Space::roost,
                      hero ? MoveReason::sent_home : MoveReason::returned_to_roost);
    });
}

// HED-121, HED-124: the Warrior is defeated in every respect, the other die in none.
template <class Game>
constexpr void sacrifice_warrior(Game& game, Seat seat, Piece piece) {
    auto& battle = game.table.battle;
    battle.defeated.erase(piece);
    battle.defeated.insert({seat, Die::warrior});
    game.emit(WarriorSacrificed{{seat, Die::warrior}, piece});
}

// HED-131, HED-132, HED-138: the saved die retreats, was not defeated, and is safe for the rest of the turn.
template <class Game>
constexpr void save_die(Game& game, Seat seat, Piece piece, Battlefield to) {
    auto& table = game.table;
    table.battle.defeated.erase(piece);
    if (game.knobs().save_lasts == SaveLasts::turn) table.turn.saved.insert(piece);
    game.emit(DieSaved{{seat, Die::warrior}, piece, to});
    game.relocate(piece, space(table.battle.at), space(to), MoveReason::saved);
    if (game.knobs().arrival_on_retreat) arrive(game, piece, space(to));
}

// HED-118, HED-R50: a Rogue that retreats was defeated all the same.
template <class Game>
constexpr void retreat_rogue(Game& game, Seat seat, Space to) {
    auto& table = game.table;
    const Piece rogue{seat, Die::rogue};
    if (!is_battlefield(to)) return;
    if (!game.knobs().retreating_rogue_counts) table.battle.defeated.erase(rogue);
    game.emit(RogueRetreated{rogue, battlefield(to)});
    game.relocate(rogue, space(table.battle.at), to, MoveReason::rogue_retreat);
}

// Choices made in secret are carried out in turn order; one that an earlier one has made pointless lapses.
template <class Game>
constexpr void carry_out(Game& game) {
    if constexpr (keeps_house_state<typename Game::Rules>()) {
        auto& table = game.table;
        const auto choices = table.house.choices;
        table.house.choices = {};
        for_each_seat(table.options, [&](Seat nth) {
            const Seat seat = nth_owner(table, index_of(nth));
            const SecretChoice& choice = choices[seat];
            if (choice.protected_die.owner != Seat::spectator && protectable(table, seat).has(choice.protected_die))
                sacrifice_warrior(game, seat, choice.protected_die);
            if (choice.saved_die.owner != Seat::spectator && savable(table, seat).has(choice.saved_die))
                save_die(game, seat, choice.saved_die, choice.saved_to);
            if (defeated_for(table, seat).has({seat, Die::rogue})) retreat_rogue(game, seat, choice.rogue_to);
        });
        for_each_seat(table.options, [&](Seat seat) { go_home(game, seat); });
    }
}

// HED-140, HED-146: five for each defeated die, none for the Dragon itself.
template <class Game>
constexpr void advance_owners(Game& game) {
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
constexpr std::size_t score(Game& game, std::size_t points, PointReason reason) {
    if (points == 0) return 0;
    auto& total = game.table.scores[game.active()];
    const std::size_t sum = total + points;
    total = static_cast<std::uint16_t>(sum < 0xffff ? sum : 0xffff);
    game.emit(PointScored{game.active(), reason, static_cast<std::uint16_t>(points), total});
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
constexpr void score_battle(Game& game) {
    auto& table = game.table;
    if (!table.battle.defeated.empty()) advance_owners(game);
    if (table.battle.cause == Cause::unleash) return;  // HED-200
    const DiceSet dragons = (table.battle.defeated & DiceSet::every(Die::dragon)) - side_of(table.options, game.active());
    const std::size_t points = score(game, is_cleared(table) ? game.knobs().clearing_points : 0u, PointReason::clearing) +
                               score(game, dragons.size() * game.knobs().dragon_points, PointReason::dragon);
    if (points == 0) return;
    const DiceSet away = on_battlefields(table);
    for_each_seat(table.options, [&](Seat seat) {
        advance(game, seat, points * game.knobs().advance_per_point, AdvanceCause::point, away);
    });
    trigger_end(game);
}

// HED-160 to HED-162: the owner of a defeated Paladin, if dice of the owner are left there.
template <class Rules>
constexpr bool may_inspire(const Table<Rules>& table, Seat seat) {
    return table.battle.defeated.has({seat, Die::paladin}) &&
           !(table.battlefields[table.battle.at] & friends_of(table, seat)).empty();
}

// HED-R52: by a house rule all rerolls are announced first; the Paladins' still come before the Barbarians'.
template <class Game>
constexpr void roll_announced(Game& game) {
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
constexpr bool asks(Game& game, CleanUp at) {
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
        // Dice saved in secret may have arrived somewhere, by two house rules at once: the first to save is asked first.
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
constexpr bool stops_at(Game& game, CleanUp& at) {
    if (at.stage != stage) return false;
    if (asks<stage>(game, at)) return true;
    at = next_stage(game.table, {stage, at.owner});
    return false;
}

template <class Game>
constexpr void end_battle(Game& game) {
    game.table.battle = {};
    if constexpr (keeps_house_state<typename Game::Rules>()) {
        game.table.battle = game.table.house.interrupted;
        game.table.house.interrupted = {};
    }
}

// Goes through the stages from one on until a player has to be asked or the battle is over.
template <class Game>
constexpr void resume_clean_up(Game& game, CleanUp at) {
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
constexpr void clean_up(Game& game) {
    // HED-044: an unleash is none of the steps of a turn.
    if (game.table.battle.cause == Cause::attack) game.emit(PhaseBegan{game.active(), Phase::clean_up});
    const bool idle = game.table.battle.defeated.empty();
    resume_clean_up(game, idle ? CleanUp{Stage::score, 0} : skip_idle_owners(game.table, {}));
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseSacrifice& choice, F& f) {
    f(Decline{});
    protectable(table, choice.seat).for_each([&](Piece piece) { f(Sacrifice{piece}); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseSacrifice& choice, const Action& action) {
    if (std::holds_alternative<Decline>(action)) return Verdict::legal();
    const auto* sacrifice = std::get_if<Sacrifice>(&action);
    if (sacrifice == nullptr)
        return Verdict::refused("HED-120", "the Warrior may be defeated instead of another die: choose it, or decline");
    const Piece piece = sacrifice->piece;
    if (!exists(table.options, piece)) return Verdict::refused("HED-001", "there is no such die");
    if (!friends_of(table, choice.seat).has(piece))
        return Verdict::refused("HED-126", "a Warrior protects only dice of its own player");
    if (protectable(table, choice.seat).has(piece)) return Verdict::legal();
    return Verdict::refused("HED-120", "that die was not defeated here");
}
template <class Game>
constexpr void answer(Game& game, const ChooseSacrifice& choice, const Action& action) {
    const Seat seat = choice.seat;
    const auto* sacrifice = std::get_if<Sacrifice>(&action);
    game.pop();
    if constexpr (keeps_house_state<typename Game::Rules>())
        if (in_secret(game.table)) {
            if (sacrifice != nullptr) game.table.house.choices[seat].protected_die = sacrifice->piece;
            skip_save_after_sacrifice(game, sacrifice != nullptr);
            return game.emit(ChoiceMade{seat});
        }
    if (sacrifice == nullptr) return game.emit(Declined{seat, Offer::sacrifice});
    sacrifice_warrior(game, seat, sacrifice->piece);
    skip_save_after_sacrifice(game, true);
}

// HED-139, HED-R21: a sacrificed Warrior may save another die, unless a house rule says it may not.
template <class Game>
constexpr void skip_save_after_sacrifice(Game& game, bool sacrificed) {
    if (!sacrificed || game.knobs().sacrificed_warrior_saves) return;
    auto& later = *std::get_if<CleanUp>(&game.table.steps.back());
    later = next_stage(game.table, later);
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseSave& choice, F& f) {
    f(Decline{});
    savable(table, choice.seat).for_each([&](Piece piece) {
        for_each_battlefield(table.options, [&](Battlefield to) {
            if (to != choice.at) f(Save{piece, to});
        });
    });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseSave& choice, const Action& action) {
    if (std::holds_alternative<Decline>(action)) return Verdict::legal();
    const auto* save = std::get_if<Save>(&action);
    if (save == nullptr) return Verdict::refused("HED-130", "the defeated Warrior may save a die: choose it, or decline");
    if (!exists(table.options, save->piece)) return Verdict::refused("HED-001", "there is no such die");
    if (!exists(table.options, save->to)) return Verdict::refused("HED-010", "there is no such battlefield");
    if (!friends_of(table, choice.seat).has(save->piece))
        return Verdict::refused("HED-259", "a Warrior saves only dice of its own player");
    if (!savable(table, choice.seat).has(save->piece))
        return Verdict::refused("HED-137", "only another die that was defeated here can be saved");
    if (save->to == choice.at) return Verdict::refused("HED-131", "a saved die must retreat to another battlefield");
    return Verdict::legal();
}
template <class Game>
constexpr void answer(Game& game, const ChooseSave& choice, const Action& action) {
    const Seat seat = choice.seat;
    const auto* save = std::get_if<Save>(&action);
    game.pop();
    if constexpr (keeps_house_state<typename Game::Rules>())
        if (in_secret(game.table)) {
            auto& secret = game.table.house.choices[seat];
            if (save != nullptr) secret.saved_die = save->piece, secret.saved_to = save->to;
            return game.emit(ChoiceMade{seat});
        }
    if (save == nullptr) return game.emit(Declined{seat, Offer::save});
    save_die(game, seat, save->piece, save->to);
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseRetreat& choice, F& f) {
    f(Retreat{Space::home});
    for_each_battlefield(table.options, [&](Battlefield to) {
        if (to != choice.at) f(Retreat{space(to)});
    });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseRetreat& choice, const Action& action) {
    const auto* retreat = std::get_if<Retreat>(&action);
    if (retreat == nullptr)
        return Verdict::refused("HED-116", "the defeated Rogue goes Home or retreats to another battlefield");
    if (retreat->to == Space::home) return Verdict::legal();
    if (retreat->to == Space::roost) return Verdict::refused("HED-053", "no hero can go to a Roost");
    if (!is_battlefield(retreat->to) || !exists(table.options, battlefield(retreat->to)))
        return Verdict::refused("HED-010", "there is no such battlefield");
    if (retreat->to == space(choice.at))
        return Verdict::refused("HED-117", "the Rogue cannot stay on the battlefield where it was defeated");
    return Verdict::legal();
}
template <class Game>
constexpr void answer(Game& game, const ChooseRetreat& choice, const Action& action) {
    const Seat seat = choice.seat;
    const Space to = std::get_if<Retreat>(&action)->to;
    game.pop();
    if constexpr (keeps_house_state<typename Game::Rules>())
        if (in_secret(game.table)) {
            game.table.house.choices[seat].rogue_to = to;
            return game.emit(ChoiceMade{seat});
        }
    retreat_rogue(game, seat, to);
}

template <class Rules, class F>
constexpr void list(const Table<Rules>&, const RerollBarbarian&, F& f) {
    f(Decline{}), f(Reroll{});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>&, const RerollBarbarian&, const Action& action) {
    if (std::holds_alternative<Decline>(action) || std::holds_alternative<Reroll>(action)) return Verdict::legal();
    return Verdict::refused("HED-163", "the Barbarian may be rerolled: reroll, or decline");
}
template <class Game>
constexpr void answer(Game& game, const RerollBarbarian& offer, const Action& action) {
    const Piece barbarian{offer.seat, Die::barbarian};
    game.pop();
    if (std::holds_alternative<Decline>(action))
        return game.emit(Declined{barbarian.owner, Offer::reroll_barbarian});
    if constexpr (keeps_house_state<typename Game::Rules>())
        if (game.knobs().simultaneous_rerolls) return game.table.house.frenzied.insert(barbarian.owner);
    game.reroll(barbarian, RerollCause::barbarian);
}

}  // namespace heroes::hedra::detail
