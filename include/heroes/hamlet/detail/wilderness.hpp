#pragma once

#include <cassert>
#include <cstdint>
#include <optional>

#include <heroes/hamlet/detail/champion.hpp>
#include <heroes/hamlet/detail/consumables.hpp>

// Rulebook, "Wilderness phase": choosing a region, meeting what is there, and the choice to fight it.
namespace heroes::hamlet::detail {

// HAM-097, HAM-R75: a region can be picked if there is a monster, or one to be drawn.
template <class Rules>
constexpr Verdict judge_region(const Table<Rules>& table, Region at) {
    return can_draw_monster(table) || table.regions[at].monster
               ? Verdict::legal()
               : Verdict::refused("HAM-R75: there is no monster, and none left to be drawn");
}

// HAM-190, HAM-R60.
template <class Rules>
constexpr Verdict judge_challenge(const Table<Rules>& table, Seat seat) {
    if (table.heroes[seat].sigils.empty())
        return Verdict::refused("HAM-190: only the holder of a Sigil may challenge the Champion");
    return table.rules.knobs.champion_first_only && table.turn.encounters != 0
               ? Verdict::refused("HAM-R60: the Champion is challenged first or not at all in a turn")
               : Verdict::legal();
}

// HAM-038, HAM-131: home again, once somebody was faced.
template <class Rules>
constexpr Verdict judge_going_home(const Table<Rules>& table) {
    return table.turn.encounters != 0 ? Verdict::legal()
                                      : Verdict::refused("HAM-038: at least one opponent must be faced in a turn");
}

// HAM-085: as often as one likes.
template <class Rules>
constexpr Verdict judge_free_rearranging(const Table<Rules>& table, Seat seat) {
    return can_rearrange(table, seat) ? Verdict::legal() : Verdict::refused("HAM-085: there is nothing to move");
}

template <class Rules>
constexpr bool can_face_anybody(const Table<Rules>& table, Seat seat) {
    if (can_draw_monster(table) || judge_challenge(table, seat)) return true;
    for (const auto& space : table.regions)
        if (space.monster) return true;
    return false;
}

// HAM-037, HAM-D08: on to the Wilderness; with nobody to face the turn is over.
template <class Game>
constexpr void enter_wilderness(Game game) {
    game.pop();
    game.emit(WildernessEntered{active(game.table)});
    if (!can_face_anybody(game.table, active(game.table))) return end_turn(game);
    game.push(WildernessPhase{active(game.table)});
}

template <class Game>
constexpr void meet(Game game, Lair at) {
    auto& encounter = game.table.encounter;
    assert(encounter == Encounter{});
    encounter.at = std::optional<Lair>{at};
    encounter.health = static_cast<std::uint8_t>(full_health(game.table, at));
    game.push(StandOff{active(game.table)});
}

// HAM-098, HAM-099, HAM-105: the monster there, or a new one.
template <class Game>
constexpr void select_region(Game game, Region at) {
    auto& space = game.table.regions[at];
    game.emit(RegionSelected{active(game.table), at});
    if (space.monster) {
        game.emit(MonsterMet{at, *space.monster});
    } else {
        space.monster = draw_monster(game);
        game.emit(MonsterRevealed{at, *space.monster});
    }
    if (const int bonus = home_bonus(game.table, at); bonus != 0)
        game.emit(HomeBonusApplied{at, static_cast<std::uint8_t>(bonus)});
    meet(game, lair(at));
}

// HAM-191, HAM-192.
template <class Game>
constexpr void challenge_champion(Game game) {
    reveal_champion(game);
    meet(game, Lair::abbey);
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const WildernessPhase& phase, F& f) {
    for_each_enumerator<Region>([&](Region at) { list_if(f, SelectRegion{at}, judge_region(table, at)); });
    list_if(f, ChallengeChampion{}, judge_challenge(table, phase.seat));
    list_if(f, GoHome{}, judge_going_home(table));
    list_if(f, Rearrange{}, judge_free_rearranging(table, phase.seat));
    list_uses(table, phase.seat, Window::wilderness, f);
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const WildernessPhase& phase, const Action& action) {
    const Seat seat = phase.seat;
    if (const auto* select = get_if<SelectRegion>(&action))
        return select->region > Region::last ? Verdict::refused("HAM-003: there is no such region")
                                             : judge_region(table, select->region);
    if (holds_alternative<ChallengeChampion>(action)) return judge_challenge(table, seat);
    if (holds_alternative<GoHome>(action)) return judge_going_home(table);
    if (holds_alternative<Rearrange>(action)) return judge_free_rearranging(table, seat);
    if (const auto verdict = judge_uses(table, seat, Window::wilderness, action)) return *verdict;
    return Verdict::refused("HAM-037: the hero is in the Wilderness, with nobody to fight yet");
}
template <class Game>
constexpr void answer(Game game, const WildernessPhase&, const Action& action) {
    if (holds_alternative<Rearrange>(action)) return begin_rearranging(game);
    if (!holds_one_of<SelectRegion, ChallengeChampion, GoHome>(action))
        return answer_uses(game, Window::wilderness, action);
    game.pop();
    // HAM-131: going home after a victory is safe.
    if (holds_alternative<GoHome>(action)) return end_turn(game);
    const auto* select = get_if<SelectRegion>(&action);
    if (game.knobs().fatigue_before_encounter && tire(game)) return;
    if (select == nullptr) return challenge_champion(game);
    select_region(game, select->region);
}
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const WildernessPhase& phase) {
    if (const Verdict verdict = asks_active(table, phase.seat); !verdict) return verdict;
    if (table.turn.encounters == 0 && !can_face_anybody(table, phase.seat))
        return Verdict::refused("HAM-R75: there is nobody to face, so the turn is over");
    return judge_no_encounter(table);
}

// HAM-097, HAM-114: somebody is faced, and alive.
template <class Rules>
constexpr Verdict judge_facing(const Table<Rules>& table) {
    const auto at = table.encounter.at;
    if (!at) return Verdict::refused("HAM-097: nobody is faced: a region must be declared, or the Champion challenged");
    if (is_region(*at) && !table.regions[region(*at)].monster)
        return Verdict::refused("HAM-098: there is no monster in that region");
    return table.encounter.health == 0 ? Verdict::refused("HAM-114: the opponent is dead") : Verdict::legal();
}
template <class Rules>
constexpr Verdict asks_facing(const Table<Rules>& table, Seat seat) {
    if (const Verdict verdict = judge_facing(table); !verdict) return verdict;
    return asks_active(table, seat);
}

// HAM-R26: rearranging is free until fight or retreat, or by a house rule only until the reveal.
template <class Rules>
constexpr Verdict judge_rearranging_at_stand_off(const Table<Rules>& table, Seat seat) {
    if (const Verdict verdict = judge_free_rearranging(table, seat); !verdict) return verdict;
    return table.rules.knobs.rearrange_before_reveal_only
               ? Verdict::refused("HAM-R26: items are rearranged before the opponent is seen")
               : Verdict::legal();
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const StandOff& choice, F& f) {
    f(Fight{}), f(Flee{});
    list_if(f, Rearrange{}, judge_rearranging_at_stand_off(table, choice.seat));
    list_uses(table, choice.seat, Window::stand_off, f);
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const StandOff& choice, const Action& action) {
    const Seat seat = choice.seat;
    if (holds_alternative<Fight>(action) || holds_alternative<Flee>(action)) return Verdict::legal();
    if (holds_alternative<Rearrange>(action)) return judge_rearranging_at_stand_off(table, seat);
    if (const auto verdict = judge_uses(table, seat, Window::stand_off, action)) return *verdict;
    return Verdict::refused("HAM-103: the opponent is face up: fight, or retreat");
}
template <class Game>
constexpr void answer(Game game, const StandOff&, const Action& action) {
    if (holds_alternative<Rearrange>(action)) return begin_rearranging(game);
    if (!holds_one_of<Fight, Flee>(action)) return answer_uses(game, Window::stand_off, action);
    game.pop();
    if (holds_alternative<Flee>(action)) return flee(game, true);
    game.emit(FightStarted{active(game.table), *game.table.encounter.at, game.table.encounter.health});
    begin_combat_turn(game, hero_force(game.table));
}
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const StandOff& choice) {
    return asks_facing(table, choice.seat);
}

}  // namespace heroes::hamlet::detail
