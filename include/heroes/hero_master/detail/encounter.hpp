#pragma once

#include <cstdint>
#include <optional>

#include <heroes/hero_master/detail/board.hpp>

// Rulebook, "Initiating an Encounter" and "Party Leaders Declining Encounters": the leader's choice.
namespace heroes::hero_master::detail {

template <class Rules>
constexpr bool has_attack_card(const Table<Rules>& table, Seat seat) {
    return !(table.heroes[seat].hand & Rules::content.attacks).empty();
}

// HMA-072, HMA-R30: the leader chooses while a monster is left.
template <class Game>
constexpr void lead(Game game) {
    if (!are_monsters_left(game.table)) return move_on(game);
    game.push(ChooseEncounter{game.table.leader});
}

// HMA-028, HMA-R29: a monster in the Encounter slot must be encountered first.
template <class Rules, class F>
constexpr void for_each_monster_to_meet(const Table<Rules>& table, F&& f) {
    if (table.encounter) return f(Place::encounter);
    for_each_enumerator<Place>([&](Place place) {
        if (monster_at(table, place) != nullptr) f(place);
    });
}
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseEncounter& choice, F& f) {
    f(Decline{});
    if (!has_attack_card(table, choice.seat)) return;
    if (table.encounter) return f(EncounterMonster{table.encounter->card});
    for (const Monster& monster : table.lurking) f(EncounterMonster{monster.card});
    if (table.ambusher) f(EncounterMonster{table.ambusher->card});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseEncounter& choice, const Action& action) {
    if (is_listed(table, choice, action)) return Verdict::legal();
    if (!holds_alternative<EncounterMonster>(action))
        return Verdict::refused("HMA-072: the leader chooses a monster or declines");
    if (!has_attack_card(table, choice.seat))
        return Verdict::refused("HMA-092: a leader without an attack card must decline");
    if (table.encounter)
        return Verdict::refused("HMA-R29: the monster in the Encounter slot must be encountered first");
    return Verdict::refused("HMA-072: choose a Lurking monster or the Ambusher of this Location");
}

// HMA-091, HMA-093, HMA-R38: the token passes on; back at the first who declined, the party leaves.
template <class Game>
constexpr void decline_to_initiate(Game game, Seat seat) {
    auto& table = game.table;
    game.emit(DeclinedToInitiate{seat});
    table.declined.insert(seat);
    move_token(game, left_of(table, seat), TokenCause::declined);
    if (table.declined.size() != table.options.players) return game.push(ChooseEncounter{table.leader});
    table.declined = SeatSet{};
    game.push(Parting{nobody});
}
// HMA-072, HMA-119, HMA-R37.
template <class Game>
constexpr void initiate(Game game, Seat seat, MonsterCard monster) {
    auto& table = game.table;
    Place from = Place::encounter;
    for_each_monster_to_meet(table, [&](Place place) {
        if (monster_at(table, place)->card == monster) from = place;
    });
    if (from != Place::encounter) table.encounter = lift_monster(table, from);
    game.emit(EncounterBegan{seat, monster, from});
    fill_ambusher_slot(game);
    for_each_seat(table.options, [&](Seat other) {
        const bool may_join = !game.knobs().decliners_may_not_join || !table.declined.has(other);
        table.heroes[other].part = may_join ? Part::undecided : Part::declined;
        if (!may_join && other != seat) game.emit(EncounterDeclined{other});
    });
    table.heroes[seat].part = Part::taking_part;
    table.declined = SeatSet{};
    game.emit(PhaseBegan{Phase::one, seat});
    game.push(LayFirstAttack{seat});
}
template <class Game>
constexpr void answer(Game game, const ChooseEncounter& choice, const Action& action) {
    const Seat seat = choice.seat;
    game.pop();
    if (const auto* chosen = get_if<EncounterMonster>(&action)) return initiate(game, seat, chosen->monster);
    decline_to_initiate(game, seat);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseEncounter& choice) {
    if (choice.seat != table.leader || !are_monsters_left(table) || table.steps.size() != 1) return false;
    // HMA-093: who declined sits before the leader, one after the other.
    std::size_t chain = 0;
    while (chain != table.options.players &&
           table.declined.has(left_of(table, choice.seat, table.options.players - 1 - chain)))
        ++chain;
    return chain == table.declined.size() && chain != table.options.players;
}

}  // namespace heroes::hero_master::detail
