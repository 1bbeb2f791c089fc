#pragma once

#include <cstddef>

#include <heroes/core/verdict.hpp>
#include <heroes/shire/play.hpp>
#include <heroes/shire/table.hpp>

// The round, the turn and the bounty.
namespace heroes::shire::detail {

// Everybody who could stand at this table.
template <class Rules>
constexpr ActorSet seated_actors(const Table<Rules>& table) {
    ActorSet actors{};
    for_each_seat(table.options, [&](Seat seat) { actors = actors | actors_of(seat); });
    return actors;
}

// SHI-I04: every actor has one place in the order of a round.
template <class Rules>
constexpr bool is_order_sound(const Table<Rules>& table) {
    ActorSet seen{};
    for (const Actor actor : table.turn.order) {
        if (actor >= Actor::nobody || seen.has(actor) || index_of(owner_of(actor)) >= table.options.players)
            return false;
        seen.insert(actor);
    }
    const Knobs& knobs = table.rules.knobs;
    const bool may_wait = knobs.pet_entry == PetEntry::next_round || !knobs.revived_acts_this_round;
    if (!(table.turn.acted - seen).empty() && !may_wait) return false;
    bool complete = true;
    table.standing.for_each([&](Actor actor) {
        complete = complete && (seen.has(actor) || table.turn.acted.has(actor) || !takes_turns(table, actor));
    });
    return complete;
}

template <class Rules>
constexpr Verdict audit_turn(const Table<Rules>& table) {
    const Turn& turn = table.turn;
    if (turn.round == 0)
        return turn == Turn{} ? Verdict::legal() : Verdict::refused("SHI-029: there is no order before the battle");
    if (!(turn.acted - seated_actors(table)).empty())
        return Verdict::refused("SHI-040: somebody has acted who is not there");
    if (!is_order_sound(table)) return Verdict::refused("SHI-040: the order of the round is not one turn each");
    if (turn.place >= turn.order.size() || turn.order[turn.place] != turn.active || !turn.acted.has(turn.active))
        return Verdict::refused("SHI-040: the active actor has no place in the order");
    return Verdict::legal();
}

// SHI-I05: in a free for all somebody has the bounty, in teams nobody has.
template <class Rules>
constexpr Verdict audit_bounty(const Table<Rules>& table) {
    const bool wanted = is_free_for_all(table.options) && table.turn.round != 0;
    if (!wanted)
        return table.bounty == Seat::spectator ? Verdict::legal() : Verdict::refused("SHI-480: there is no bounty now");
    return index_of(table.bounty) < table.options.players ? Verdict::legal()
                                                          : Verdict::refused("SHI-480: somebody has the bounty");
}

// Whoever has won is a side, and only a match that is over has an end.
template <class Rules>
constexpr Verdict audit_end(const Table<Rules>& table) {
    const bool over = table.steps.empty();
    if (over != (table.ending != Ending::open))
        return Verdict::refused("SHI-008: the match is over exactly once it has ended");
    if (!over && !table.winners.empty()) return Verdict::refused("SHI-008: somebody has won before the end");
    if (table.winners.empty()) return Verdict::legal();
    const Seat first = table.winners.front();
    if (index_of(first) >= table.options.players || !(table.winners == side_of(table.options, first)))
        return Verdict::refused("SHI-003: it is a side that wins");
    return Verdict::legal();
}

}  // namespace heroes::shire::detail
