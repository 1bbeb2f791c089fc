#pragma once

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
inline constexpr DieSet constant_dice_to_place = find_dice_to_place<Rules>();
template <class Rules>
constexpr DieSet dice_to_place() {
    if constexpr (ConstantDice<Rules>)
        return constant_dice_to_place<Rules>;
    else
        return find_dice_to_place<Rules>();
}

// HED-020 to HED-024, rolling in the order of HED-R48.
template <class Game>
constexpr void lay_out(Game game) {
    auto& table = game.table;
    const Options& options = table.options;
    game.emit(GameStarted{options.players, static_cast<std::uint8_t>(battlefield_count(options)), options.teams,
                          options.target});
    for_each_seat(options, [&](Seat seat) {
        table.faces[seat][Die::dragon] = 1;
        all_heroes.for_each([&](Die hero) { game.emit(HeroRolled{{seat, hero}, roll(game, {seat, hero})}); });
    });
    const bool by_host = game.knobs().first_player == FirstPlayer::by_host;
    table.turn.start = by_host ? options.first_player : static_cast<Seat>(game.chance.below(options.players));
    table.turn.active = table.turn.start;
    game.emit(FirstPlayerChosen{table.turn.start});
    if (!dice_to_place<typename Game::Rules>().empty()) return game.push(PlaceDie{table.turn.start});
    // Where dice of a house rule are all kept back, there is nothing to place.
    begin_round(game);
}

template <class Rules>
constexpr DieSet placed(const Table<Rules>& table, Seat seat) {
    return on_battlefields(table).of(seat);
}

// HED-033, HED-034: the battlefields without a die of the player; if there are none, all of them.
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
    (dice_to_place<Rules>() - placed(table, choice.seat)).for_each([&](Die die) {
        open.for_each([&](Battlefield at) { f(Place{die, at}); });
    });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const PlaceDie& choice, const Action& action) {
    const auto* place = get_if<Place>(&action);
    if (place == nullptr) return Verdict::refused("HED-030: the players are still placing their first dice");
    if (place->die > Die::last) return Verdict::refused("HED-001: there is no such die");
    if (!exists(table.options, place->at)) return Verdict::refused("HED-010: there is no such battlefield");
    if (!dice_to_place<Rules>().has(place->die))
        return Verdict::refused("HED-032: Mage and Paladin stay at Home and the Dragon in its Roost");
    if (placed(table, choice.seat).has(place->die))
        return Verdict::refused("HED-031: each of the four dice is placed once");
    if (!open_battlefields(table, choice.seat).has(place->at))
        return Verdict::refused(
            "HED-033: the die must go to a battlefield where its player has none, while there is one");
    return Verdict::legal();
}

// HED-030, HED-R04: who places next, going round one die at a time, or all of a player's dice at once.
template <class Rules>
constexpr Seat next_to_place(const Table<Rules>& table, Seat seat) {
    const bool stays = table.rules.knobs.placement_all_at_once && placed(table, seat) != dice_to_place<Rules>();
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
    if (placed(table, next) != dice_to_place<typename Game::Rules>()) return game.push(PlaceDie{next});
    begin_round(game);
}

// HED-020, HED-024, HED-032: before the first turn nobody had a chance to score, to rouse a Dragon or to move a hero.
template <class Rules>
constexpr Verdict judge_placed(const Table<Rules>& table, Seat seat) {
    if (table.scores[seat] != 0) return Verdict::refused("HED-024: nobody has points before the first turn");
    if (table.faces[seat][Die::dragon] != 1)
        return Verdict::refused("HED-020: before the first turn every Dragon shows 1");
    return (placed(table, seat) - dice_to_place<Rules>()).empty()
               ? Verdict::legal()
               : Verdict::refused("HED-032: Mage and Paladin stay at Home and the Dragon in its Roost");
}
template <class Rules>
constexpr Verdict judge_before_first_turn(const Table<Rules>& table) {
    const Turn& turn = table.turn;
    if (turn != Turn{.active = turn.start, .start = turn.start} || table.battle != Battle{})
        return Verdict::refused("HED-038: the dice are placed before anything can happen in a turn");
    Verdict verdict = Verdict::legal();
    for_each_seat(table.options, [&](Seat seat) {
        if (verdict) verdict = judge_placed(table, seat);
    });
    return verdict;
}

// Lays one die down again where the table has it, if that battlefield was open.
template <class Rules>
constexpr bool lay_again(Table<Rules>& laid, const Table<Rules>& table, Seat seat) {
    const DieSet open = placed(table, seat) - placed(laid, seat);
    bool found = false;
    open_battlefields(laid, seat).for_each([&](Battlefield at) {
        const DieSet here = table.battlefields[at].of(seat) & open;
        if (found || here.empty()) return;
        laid.battlefields[at].insert({seat, here.front()});
        found = true;
    });
    return found;
}

// HED-030 to HED-034: laying the dice down again one by one shows who is next, and that everybody has spread them.
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const PlaceDie& choice) {
    if (const Verdict verdict = judge_before_first_turn(table); !verdict) return verdict;
    auto laid = table;
    laid.battlefields = {};
    Seat next = table.turn.start;
    for (std::size_t left = on_battlefields(table).size(); left != 0; --left) {
        if (placed(laid, next) == placed(table, next))
            return Verdict::refused("HED-030: a player has placed a die before it was their turn to");
        if (!lay_again(laid, table, next))
            return Verdict::refused("HED-033: a player has two dice on a battlefield and none on another");
        next = next_to_place(laid, next);
    }
    if (placed(table, next) == dice_to_place<Rules>())
        return Verdict::refused("HED-038: all dice are placed, so the first turn has begun");
    return next == choice.seat ? Verdict::legal() : Verdict::refused("HED-030: another player places the next die");
}

}  // namespace heroes::hedra::detail
