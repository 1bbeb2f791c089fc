#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <heroes/hedra/detail/turn.hpp>

// Rulebook, "Game Setup" and "Initial Dice Placement".
namespace heroes::hedra::detail {

// HED-031: the dice of each player that are placed before the first turn.
template <class Rules>
constexpr DieSet find_dice_to_place() {
    DieSet dice{};
    for_each_enumerator<Die>([&](Die die) {
        if (Rules::dice[die].placed_at_start) dice.insert(die);
    });
    return dice & all_heroes;
}
template <class Rules>
inline constexpr DieSet dice_to_place = find_dice_to_place<Rules>();

template <class Rules>
constexpr DieSet placed(const Table<Rules>& table, Seat seat) {
    return on_battlefields(table).of(seat);
}

// HED-033, HED-034: the battlefields without an own die; if there are none, all of them.
template <class Rules>
constexpr EnumSet<Battlefield> open_battlefields(const Table<Rules>& table, Seat seat) {
    EnumSet<Battlefield> free{}, all{};
    for_each_battlefield(table.options, [&](Battlefield at) {
        all.insert(at);
        if (table.battlefields[at].of(seat).empty()) free.insert(at);
    });
    return free.empty() ? all : free;
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const PlaceDie& choice, F& f) {
    const auto open = open_battlefields(table, choice.seat);
    (dice_to_place<Rules> - placed(table, choice.seat)).for_each([&](Die die) {
        open.for_each([&](Battlefield at) { f(Place{die, at}); });
    });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const PlaceDie& choice, const Action& action) {
    const auto* place = get_if<Place>(&action);
    if (place == nullptr) return Verdict::refused("HED-030", "the players are still placing their first dice");
    if (place->die > Die::last) return Verdict::refused("HED-001", "there is no such die");
    if (!exists(table.options, place->at)) return Verdict::refused("HED-010", "there is no such battlefield");
    if (!dice_to_place<Rules>.has(place->die))
        return Verdict::refused("HED-032", "Mage and Paladin stay at Home and the Dragon in its Roost");
    if (placed(table, choice.seat).has(place->die))
        return Verdict::refused("HED-031", "each of the four dice is placed once");
    if (!open_battlefields(table, choice.seat).has(place->at))
        return Verdict::refused("HED-033", "the die must go to a battlefield without an own die while there is one");
    return Verdict::legal();
}

// HED-030, HED-R04: who places next, going round one die at a time, or all of a player's dice at once.
template <class Rules>
constexpr Seat next_to_place(const Table<Rules>& table, Seat seat) {
    const bool stays = table.rules.knobs.placement_all_at_once && placed(table, seat) != dice_to_place<Rules>;
    return stays ? seat : clockwise(seat, table.options.players);
}
template <class Game>
constexpr void answer(Game game, const PlaceDie& choice, const Action& action) {
    auto& table = game.table;
    const Place place = *get_if<Place>(&action);
    const Piece piece{choice.seat, place.die};
    game.pop();
    table.battlefields[place.at].insert(piece);
    game.emit(DiePlaced{piece, place.at, face_of(table, piece)});
    const Seat next = next_to_place(table, piece.owner);
    if (placed(table, next) != dice_to_place<typename Game::Rules>) return game.push(PlaceDie{next});
    begin_round(game);
}

template <class Rules>
constexpr Verdict judge_teams(const Options& options, const Rules& rules) {
    std::array<int, most_players + 1> members{};
    for (std::size_t i = 0; i != most_players; ++i) {
        const std::size_t team = options.teams.values[i];
        if (i >= options.players && team != 0) return Verdict::refused("HED-R39", "a seat without a player has a team");
        if (i < options.players && (team == 0) == in_teams(options))
            return Verdict::refused("HED-R39", "either every player has a team or nobody has");
        if (team > options.players) return Verdict::refused("HED-R39", "teams are numbered from 1");
        ++members[team];
    }
    if (!in_teams(options)) return Verdict::legal();
    int teams = 0;
    int size = 0;
    for (std::size_t team = 1; team != members.size(); ++team) {
        if (members[team] == 0) continue;
        if (!rules.knobs.unequal_teams && (members[team] < 2 || (teams != 0 && members[team] != size)))
            return Verdict::refused("HED-R39", "teams must be of equal size, with at least two players each");
        size = members[team];
        ++teams;
    }
    return teams >= 2 ? Verdict::legal() : Verdict::refused("HED-R39", "a team game needs two teams");
}

template <class Rules>
constexpr Verdict judge_knobs(const Rules& rules) {
    const Knobs& knobs = rules.knobs;
    if (knobs.max_players < 2 || knobs.max_players > most_players)
        return Verdict::refused("HED-R03", "the rules allow at least two players and at most six");
    if (knobs.dragon_ready < 2 || knobs.dragon_ready > Rules::dice[Die::dragon].sides)
        return Verdict::refused("HED-191", "a Dragon is ready at a value that its die can show");
    return Verdict::legal();
}

}  // namespace heroes::hedra::detail

namespace heroes::hedra {

// Whether a game can be set up like this.
template <class Rules = StandardRules>
constexpr Verdict judge(const Options& options, const Rules& rules = {}) {
    if (const Verdict verdict = detail::judge_knobs(rules); !verdict) return verdict;
    if (options.players < 2) return Verdict::refused("HED-010", "the game needs at least two players");
    if (options.players > rules.knobs.max_players) return Verdict::refused("HED-R03", "there are too many players");
    if (options.target < 1) return Verdict::refused("HED-R53", "the target must be at least 1");
    if (rules.knobs.documented_targets_only && (options.target < 3 || options.target > 5))
        return Verdict::refused("HED-R53", "the target must be 3, 4 or 5");
    if (index_of(options.start_player) >= options.players)
        return Verdict::refused("HED-R49", "the start player must be one of the players");
    return detail::judge_teams(options, rules);
}

// Lays the table: HED-020 to HED-024, rolling in the order of HED-R48.
template <class Rules, Chance C, class Emit>
constexpr void set_up(Table<Rules>& table, const Options& options, const Rules& rules, C& chance, Emit&& emit) {
    table = {};
    table.options = options;
    table.rules = rules;
    detail::Playing<Rules, C, std::remove_reference_t<Emit>> game{table, chance, emit};
    emit(GameStarted{options.players, static_cast<std::uint8_t>(battlefield_count(options)), options.teams,
                     options.target});
    for_each_seat(options, [&](Seat seat) {
        table.faces[seat][Die::dragon] = 1;
        all_heroes.for_each([&](Die hero) { emit(HeroRolled{{seat, hero}, game.roll({seat, hero})}); });
    });
    const bool by_host = rules.knobs.start_player == StartPlayer::by_host;
    table.turn.start = by_host ? options.start_player : static_cast<Seat>(chance.below(options.players));
    table.turn.active = table.turn.start;
    emit(StartPlayerChosen{table.turn.start});
    if (!detail::dice_to_place<Rules>.empty()) return game.push(PlaceDie{table.turn.start});
    // Where dice of a house rule are all kept back, there is nothing to place.
    detail::begin_round(game);
    detail::run(game, *get_if<BeginPhase>(&table.steps.back()));
}

}  // namespace heroes::hedra
