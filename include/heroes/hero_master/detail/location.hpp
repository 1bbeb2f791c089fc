#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include <heroes/hero_master/detail/effects.hpp>
#include <heroes/hero_master/detail/encounter.hpp>

// Rulebook, "Choose a Location card" and "Prepare the Game board".
namespace heroes::hero_master::detail {

// HMA-039, HMA-040: the deck is a set whose order nobody knows, with the Den among the last cards; each draw decides.
template <class Rules, Chance C>
constexpr LocationCard draw_location(Table<Rules>& table, C& chance) {
    const std::uint32_t left = table.locations_left;
    --table.locations_left;
    const bool may_be_den = table.den == DenPlace::among_the_last && left <= table.rules.knobs.locations_with_den + 1u;
    const bool is_den = (may_be_den && chance.below(left) == 0) || (table.den == DenPlace::under_the_deck && left == 1);
    if (!is_den) return take_any(table.unseen_locations, chance);
    table.den = DenPlace::drawn;
    return Rules::content.den;
}

// HMA-055 to HMA-057, HMA-R40: the leader's effects, those of the party, then the board.
template <class Game>
constexpr void visit(Game game, Seat seat, LocationCard location) {
    auto& table = game.table;
    table.offered.clear();
    table.location = std::optional<LocationCard>{location};
    ++table.visited;
    table.boss_fell = false;
    game.emit(LocationChosen{seat, location});
    game.push(PrepareBoard{});
    game.push(PartyEffects{nobody, 0, 0});
    if (Game::Rules::content.locations[location].effects.has(Timing::leader))
        game.push(CarryOut{seat, Timing::leader, {Source::location, 0, {}}});
}

// HMA-R01, HMA-R21: what becomes of the other card.
template <class Game>
constexpr void put_away(Game game, Seat seat, LocationCard location) {
    auto& table = game.table;
    const bool is_den = location == Game::Rules::content.den;
    if (is_den && game.knobs().den_drawn == DenDrawn::may_go_under_the_deck) {
        table.den = DenPlace::under_the_deck;
        ++table.locations_left;
        game.emit(LocationRefused{seat, location});
        return;
    }
    if (!is_den) table.discarded.push_back({location, seat});
    game.emit(LocationDiscarded{seat, location});
}

template <class Rules>
constexpr bool must_visit_den(const Table<Rules>& table) {
    if (table.rules.knobs.den_drawn != DenDrawn::must_be_chosen) return false;
    for (const auto& card : table.offered)
        if (card == Rules::content.den) return true;
    return false;
}
template <class Game>
constexpr void choose_location(Game game, Seat seat, LocationCard chosen) {
    const auto offered = game.table.offered;
    for (const auto& card : offered)
        if (card != chosen) put_away(game, seat, *card);
    visit(game, seat, chosen);
}

// HMA-054, HMA-R01, HMA-R03: two cards are drawn, or the one that is left; where there is one way, nobody is asked.
template <class Game>
constexpr void offer_locations(Game game) {
    auto& table = game.table;
    const Seat seat = table.leader;
    if (table.locations_left == 0) return end_game(game);
    while (table.locations_left != 0 && !table.offered.full()) {
        const LocationCard card = draw_location(table, game.chance);
        table.offered.push_back(std::optional<LocationCard>{card});
        game.emit(LocationOffered{seat, card});
    }
    ask(game, ChooseLocation{seat});
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseLocation&, F& f) {
    const bool den_only = must_visit_den(table);
    for (const auto& card : table.offered)
        if (card && (!den_only || card == Rules::content.den)) f(VisitLocation{*card});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseLocation& choice, const Action& action) {
    if (is_listed(table, choice, action)) return Verdict::legal();
    const auto* chosen = get_if<VisitLocation>(&action);
    for (const auto& card : table.offered)
        if (chosen != nullptr && card == chosen->location)
            return Verdict::refused("HMA-R01: the last Location must be chosen when it is drawn");
    return Verdict::refused("HMA-054: choose one of the Location cards drawn");
}
template <class Game>
constexpr void answer(Game game, const ChooseLocation& choice, const Action& action) {
    const Seat seat = choice.seat;
    game.pop();
    choose_location(game, seat, get_if<VisitLocation>(&action)->location);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseLocation& choice) {
    return choice.seat == table.leader && table.offered.full() && !table.location && table.steps.size() == 1;
}

// HMA-056, HMA-R40, HMA-R96: one party effect after the other, each for all players clockwise from the leader; the
// order stays as it was when that effect began.
template <class Game>
constexpr void run(Game game, PartyEffects at) {
    auto& table = game.table;
    const Effects& effects = Game::Rules::content.locations[*table.location].effects;
    const std::size_t depth = table.steps.size();
    while (at.effect < effects.size()) {
        const Effect& effect = effects[at.effect];
        if (at.nth == table.options.players || effect.when != Timing::party) {
            at = {nobody, static_cast<std::uint8_t>(at.effect + 1), 0};
            continue;
        }
        if (at.nth == 0) at.first = table.leader;
        const Seat seat = left_of(table, at.first, at.nth++);
        const Origin origin{Source::location, at.effect, {}};
        if (!condition_holds(table, seat, origin, effect)) continue;
        begin_effect(game, seat, origin, effect);
        if (table.steps.size() != depth) return table.steps[depth - 1].emplace(at);
    }
    game.pop();
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const PartyEffects& work) {
    return table.location && work.nth <= table.options.players && work.effect <= Effects::capacity() &&
           (work.nth == 0 || sits(table, work.first));
}

// HMA-058 to HMA-060, HMA-R16: the first monster to the Ambusher slot, the others in a row from left to right.
template <class Game>
constexpr void place_monsters(Game game, int n) {
    auto& table = game.table;
    for (; n > 0; --n) {
        const bool first = !table.ambusher;
        if (!first && is_row_full(table)) return;
        const auto card = draw_monster(game);
        if (!card) return;
        if (first)
            table.ambusher = Monster{*card};
        else
            table.lurking.push_back(Monster{*card});
        game.emit(MonsterPlaced{*card, first ? Place::ambusher : lurking(table.lurking.size() - 1)});
    }
}
// HMA-061, HMA-R09: the Boss of the warning sign, from the pile or from the Monster deck; or another of the pile by a
// house rule.
template <class Game>
constexpr std::optional<MonsterCard> take_boss(Game game, MonsterCard boss) {
    auto& table = game.table;
    if (table.bosses.has(boss)) return table.bosses.erase(boss), boss;
    if (game.knobs().missing_boss_is_replaced) {
        if (table.bosses.empty()) return {};
        return take_any(table.bosses, game.chance);
    }
    if (!table.monster_deck.has(boss)) return {};
    table.monster_deck.erase(boss);
    shuffle_monsters(game, {});
    return boss;
}
template <class Game>
constexpr void place_boss(Game game, MonsterCard boss) {
    auto& table = game.table;
    if (is_row_full(table)) return;
    if (const auto card = take_boss(game, boss)) join_row(game, Monster{*card});
}

// HMA-058 to HMA-063.
template <class Game>
constexpr void run(Game game, const PrepareBoard&) {
    auto& table = game.table;
    const LocationType& type = Game::Rules::content.locations[*table.location];
    game.pop();
    const bool boss_counts = type.warning && game.knobs().boss_is_one_of_the_number;
    place_monsters(game, type.monsters - (boss_counts ? 1 : 0));
    if (type.warning) place_boss(game, *type.warning);
    for (int n = type.treasure; n > 0; --n)
        if (const auto treasure = draw_treasure(game)) {
            table.treasure_pile.insert(*treasure);
            game.emit(TreasureDealt{*treasure});
        }
    table.loot = byte(table.loot + type.gold);
    game.emit(LootPlaced{type.gold, table.loot});
    lead(game);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const PrepareBoard&) {
    if (!table.location || table.encounter || !table.treasure_pile.empty()) return false;
    return !are_monsters_left(table) || Rules::content.locations[*table.location].effects.has(Kind::lurk);
}

}  // namespace heroes::hero_master::detail
