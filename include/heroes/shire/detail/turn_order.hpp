#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <heroes/shire/detail/chapters.hpp>
#include <heroes/shire/detail/order.hpp>

// Turn Order: highest agility first, and ties that stay settled.
namespace heroes::shire::detail {

// SHI-040: characters and pets take turns, totems do not.
template <class Rules>
constexpr bool takes_turns(const Table<Rules>& table, Actor actor) {
    return is_character(actor) || Rules::content.cards[creature(table, actor).card].kind == CardKind::pet;
}

template <class Rules>
constexpr TieRolls& ties_of(Table<Rules>& table, Actor actor) {
    return is_character(actor) ? character(table, actor).ties : creature(table, actor).ties;
}

// SHI-C01: an actor that has no roll at this place yet makes one.
template <class Game>
constexpr int tie_roll(Game game, Actor actor, TiePlace place) {
    TieRolls& ties = ties_of(game.table, actor);
    if (ties[place] == 0) {
        ties.set(place, roll(game));
        game.emit(TieRolled{actor, static_cast<std::uint8_t>(place), static_cast<std::uint8_t>(ties[place])});
    }
    return ties[place];
}

// A value for each place of an order.
using Keys = std::array<int, most_actors>;

// Puts order[first, last) in descending order of its keys, equal ones as they were.
constexpr void sort(Order& order, Keys& keys, std::size_t first, std::size_t last) {
    for (std::size_t i = first + 1; i < last; ++i) {
        const Actor moved = order[i];
        const int key = keys[i];
        std::size_t j = i;
        for (; j != first && keys[j - 1] < key; --j) {
            order[j] = order[j - 1];
            keys[j] = keys[j - 1];
        }
        order[j] = moved;
        keys[j] = key;
    }
}

// Calls f(first, last) for each run of two or more that have equal keys.
template <class F>
constexpr void for_each_run(const Keys& keys, std::size_t first, std::size_t last, F&& f) {
    for (std::size_t i = first; i < last;) {
        std::size_t j = i + 1;
        while (j < last && keys[j] == keys[i]) ++j;
        if (j - i > 1) f(i, j);
        i = j;
    }
}

// SHI-042, SHI-R03: tied actors compare their rolls place by place; whoever lacks a roll that is needed makes it.
template <class Game>
[[gnu::noinline]] constexpr void settle_tie(Game game, Order& order, std::size_t first, std::size_t last,
                                            std::size_t at = 0) {
    if (at == enum_count<TiePlace>) return;
    Keys rolls;
    for (std::size_t i = first; i != last; ++i) rolls[i] = tie_roll(game, order[i], static_cast<TiePlace>(at));
    sort(order, rolls, first, last);
    for_each_run(rolls, first, last, [&](std::size_t i, std::size_t j) { settle_tie(game, order, i, j, at + 1); });
}

// SHI-041: the order of some actors by current agility, highest first; at first by seat, characters before pets.
template <class Game>
constexpr Order order_of(Game game, ActorSet actors) {
    auto& table = game.table;
    Order order{};
    Keys agilities;
    const auto append = [&](Actor actor) {
        agilities[order.size()] = stat(table, actor, Stat::agility);
        order.push_back(actor);
    };
    if ((actors & creatures_only).empty())
        actors.for_each(append);
    else
        for_each_seat(table.options, [&](Seat seat) { for_each_of_seat(seat, actors, append); });
    sort(order, agilities, 0, order.size());
    if (game.knobs().ties != Ties::by_seat)
        for_each_run(agilities, 0, order.size(), [&](std::size_t i, std::size_t j) { settle_tie(game, order, i, j); });
    return order;
}

template <class Rules>
constexpr ActorSet actors_with_turns(const Table<Rules>& table) {
    ActorSet actors = table.standing;
    (table.standing & creatures_only).for_each([&](Actor actor) {
        if (!takes_turns(table, actor)) actors.erase(actor);
    });
    return actors;
}

// Whether an actor with a place in the order is still to act. Where a pet had its place a totem may stand by now.
template <class Rules>
constexpr bool is_waiting(const Table<Rules>& table, Actor actor) {
    return !table.turn.acted.has(actor) && table.standing.has(actor) && takes_turns(table, actor);
}

// SHI-R03: by a house rule every round is rolled for anew, also by whoever has fallen and may be revived.
template <class Game>
constexpr void forget_ties(Game game) {
    for (Character& board : game.table.characters) board.ties = TieRolls{};
    for (auto& beside : game.table.creatures)
        for (Creature& pet : beside) pet.ties = TieRolls{};
}

// SHI-040, SHI-041, SHI-047.
template <class Game>
[[gnu::noinline]] constexpr void begin_round(Game game) {
    auto& table = game.table;
    if (game.knobs().ties == Ties::rolled_each_round) forget_ties(game);
    table.turn.acted = {};
    table.turn.order = order_of(game, actors_with_turns(table));
    table.turn.place = 0;
    table.turn.active = Actor::nobody;
    game.emit(RoundBegan{++table.turn.round, table.turn.order});
    if (game.knobs().bounty_moves == BountyMoves::each_round) give_bounty(game);
}

// Tells who changes places when one order of the same actors becomes another.
template <class Game>
constexpr void tell_moves(Game game, Order from, const Order& to) {
    for (std::size_t place = 0; place != to.size(); ++place) {
        std::size_t was = place;
        while (from[was] != to[place]) ++was;
        if (was == place) continue;
        from.erase(was);
        from.insert(place, to[place]);
        game.emit(OrderChanged{to[place], static_cast<std::uint8_t>(place)});
    }
}

// SHI-R04: by a house rule whoever waits is put in order anew before each turn.
template <class Game>
constexpr void reorder_waiting(Game game) {
    Turn& turn = game.table.turn;
    const Order again = order_of(game, actors_with_turns(game.table) - turn.acted);
    Order order{};
    for (const Actor actor : turn.order)
        if (turn.acted.has(actor)) order.push_back(actor);
    const std::size_t waiting = order.size();
    for (const Actor actor : again) order.push_back(actor);
    for (const Actor actor : turn.order)
        if (!turn.acted.has(actor) && !is_waiting(game.table, actor)) order.push_back(actor);
    tell_moves(game, turn.order, order);
    turn.order = order;
    turn.place = static_cast<std::uint8_t>(waiting == 0 ? 0 : waiting - 1);
}

// The place of the next actor in the order; the end of it if nobody waits.
template <class Rules>
constexpr std::size_t next_place(const Table<Rules>& table) {
    const Order& order = table.turn.order;
    std::size_t place = table.turn.place;
    while (place < order.size() && !is_waiting(table, order[place])) ++place;
    return place;
}

template <class Game>
constexpr void begin_turn(Game game, std::size_t place) {
    Turn& turn = game.table.turn;
    const Actor actor = turn.order[place];
    turn.place = static_cast<std::uint8_t>(place);
    turn.active = actor;
    turn.acted.insert(actor);
    game.emit(TurnBegan{actor, turn.round});
    game.push(TakeTurn{.actor = actor});
    // SHI-R59: whoever declined to revive itself is asked again.
    const ActorSet fallen = characters_of(players(game.table.options)) - game.table.standing;
    if (!fallen.empty() && game.knobs().self_revival == SelfRevival::at_any_time) offer_self_revival(game, fallen);
}

// SHI-R73: the limit that a house rule sets, or how far the table can count: where all sleep for ever a match would go
// on by itself, and nobody could end it.
constexpr int last_round(const Knobs& knobs) { return knobs.max_rounds != 0 ? knobs.max_rounds : 0xffff; }

// The next turn begins, or the next round.
template <class Game>
constexpr void next_turn(Game game) {
    if (game.knobs().live_turn_order) reorder_waiting(game);
    const std::size_t place = next_place(game.table);
    if (place < game.table.turn.order.size()) return begin_turn(game, place);
    if (game.table.turn.round >= last_round(game.knobs())) return end_by_rounds(game);
    begin_round(game);
}
template <class Game>
constexpr void run(Game game, const NextTurn&) {
    next_turn(game);
}

// SHI-R05: whether a newcomer goes before somebody who waits.
template <class Game>
constexpr bool goes_before(Game game, Actor newcomer, Actor waiting) {
    const int agility = stat(game.table, newcomer, Stat::agility);
    const int other = stat(game.table, waiting, Stat::agility);
    if (agility != other) return agility > other;
    // By seat, pets after their owner.
    const bool same_seat = owner_of(newcomer) == owner_of(waiting);
    const bool newcomer_sits_first = same_seat ? newcomer < waiting : owner_of(newcomer) < owner_of(waiting);
    if (game.knobs().ties == Ties::by_seat) return newcomer_sits_first;
    Order tied{};
    tied.push_back(newcomer_sits_first ? newcomer : waiting);
    tied.push_back(newcomer_sits_first ? waiting : newcomer);
    settle_tie(game, tied, 0, 2);
    return tied[0] == newcomer;
}

// Where a newcomer acts among those who wait.
template <class Game>
constexpr std::size_t place_for(Game game, Actor newcomer) {
    const Turn& turn = game.table.turn;
    std::size_t place = turn.place + (turn.active == Actor::nobody ? 0u : 1u);
    if (game.knobs().pet_entry == PetEntry::end_of_round && is_creature(newcomer)) return turn.order.size();
    for (; place < turn.order.size(); ++place) {
        const Actor waiting = turn.order[place];
        if (is_waiting(game.table, waiting) && goes_before(game, newcomer, waiting)) break;
    }
    return place;
}

// SHI-044, SHI-465: a newcomer gets its place in this round, behind the active actor.
template <class Game>
constexpr void join_round(Game game, Actor actor) {
    Turn& turn = game.table.turn;
    if (turn.round == 0 || !takes_turns(game.table, actor)) return;
    for (std::size_t i = 0; i != turn.order.size(); ++i)
        if (turn.order[i] == actor) {
            turn.order.erase(i);
            if (i < turn.place) --turn.place;
            break;
        }
    const std::size_t place = place_for(game, actor);
    turn.order.insert(place, actor);
    game.emit(OrderChanged{actor, static_cast<std::uint8_t>(place)});
}

}  // namespace heroes::shire::detail
