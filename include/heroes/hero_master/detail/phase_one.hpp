#pragma once

#include <cstddef>

#include <heroes/hero_master/detail/encounter.hpp>
#include <heroes/hero_master/detail/laying.hpp>

// Rulebook, "Initiating an Encounter": phase one, turn by turn.
namespace heroes::hero_master::detail {

// What all turns have in common: why an attack or a power cannot be used, or else what the turn is for.
template <class Rules>
constexpr Verdict refused_play(const Table<Rules>& table, Seat seat, const Action& action, Verdict otherwise) {
    if (const auto* attack = get_if<LayAttack>(&action)) return refused_attack(table, seat, attack->card);
    if (const auto* power = get_if<UsePower>(&action)) return refused_power(table, seat, power->card);
    return otherwise;
}

template <class Rules, class F>
constexpr void list_attack_cards(const Table<Rules>& table, Seat seat, F& f) {
    list_each(f, playable_attacks(table, seat), [](ActionCard card) { return LayAttack{card}; });
}

// HMA-073: the leader's first attack.
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const LayFirstAttack& turn, F& f) {
    // HMA-073 comes before HMA-R48: somebody has to begin.
    const auto attacks = table.heroes[turn.seat].hand & Rules::content.attacks;
    list_each(f, attacks, [](ActionCard card) { return LayAttack{card}; });
    list_powers(usable_before_first_attack(table, turn.seat), f);
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const LayFirstAttack& turn, const Action& action) {
    if (is_listed(table, turn, action)) return Verdict::legal();
    return refused_play(table, turn.seat, action,
                        Verdict::refused("HMA-073: on declaring the monster the leader must lay an attack"));
}
template <class Game>
constexpr void answer(Game game, const LayFirstAttack& turn, const Action& action) {
    const Seat seat = turn.seat;
    game.pop();
    if (const auto* attack = get_if<LayAttack>(&action)) return begin_attack(game, seat, attack->card);
    game.push(LayFirstAttack{seat, true});
    use_power(game, seat, get_if<UsePower>(&action)->card);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const LayFirstAttack& turn) {
    return sits(table, turn.seat) && table.encounter && has_attack_card(table, turn.seat) &&
           table.heroes[turn.seat].attacks.empty() && table.heroes[turn.seat].part == Part::taking_part;
}

// HMA-074 to HMA-076: each other player lays an attack or declines.
template <class Rules>
constexpr bool may_decline(const Table<Rules>& table, Seat seat, bool used_power) {
    return !used_power || table.rules.knobs.powers_while_passing || !has_playable_card(table, seat, true);
}
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const JoinEncounter& turn, F& f) {
    list_if(f, Decline{}, may_decline(table, turn.seat, turn.used_power));
    list_attack_cards(table, turn.seat, f);
    list_powers(usable_before_card(table, turn.seat, true), f);
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const JoinEncounter& turn, const Action& action) {
    if (is_listed(table, turn, action)) return Verdict::legal();
    if (holds_alternative<PlayBungle>(action))
        return Verdict::refused("HMA-075: a bungle is never the card with which a player joins");
    if (holds_alternative<Decline>(action))
        return Verdict::refused("HMA-R113: who has used a power before the card does not decline");
    if (holds_alternative<Pass>(action)) return Verdict::refused("HMA-079: to decline is not to pass");
    return refused_play(table, turn.seat, action, Verdict::refused("HMA-074: lay an attack, or decline the Encounter"));
}
template <class Game>
constexpr void answer(Game game, const JoinEncounter& turn, const Action& action) {
    const Seat seat = turn.seat;
    game.pop();
    if (const auto* attack = get_if<LayAttack>(&action)) return begin_attack(game, seat, attack->card);
    if (const auto* power = get_if<UsePower>(&action)) {
        game.push(JoinEncounter{seat, true});
        return use_power(game, seat, power->card);
    }
    game.table.heroes[seat].part = Part::declined;
    game.emit(EncounterDeclined{seat});
    next_turn(game, seat);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const JoinEncounter& turn) {
    return sits(table, turn.seat) && table.encounter && table.heroes[turn.seat].attacks.empty() &&
           table.heroes[turn.seat].part == Part::undecided;
}

// HMA-077, HMA-R44: another attack, a bungle, or pass.
template <class Rules>
constexpr bool may_pass(const Table<Rules>& table, Seat seat, bool used_power) {
    return !used_power || table.rules.knobs.powers_while_passing || !has_playable_card(table, seat, false);
}
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const TakeTurn& turn, F& f) {
    list_if(f, Pass{}, may_pass(table, turn.seat, turn.used_power));
    list_attack_cards(table, turn.seat, f);
    list_each(f, playable_bungles(table, turn.seat), [](ActionCard card) { return PlayBungle{card}; });
    list_powers(usable_before_card(table, turn.seat, false), f);
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const TakeTurn& turn, const Action& action) {
    if (is_listed(table, turn, action)) return Verdict::legal();
    if (holds_alternative<Pass>(action))
        return Verdict::refused("HMA-R113: who has used a power before the card does not pass");
    if (holds_alternative<Decline>(action))
        return Verdict::refused("HMA-079: who has joined may pass, but not decline any more");
    if (const auto* bungle = get_if<PlayBungle>(&action)) return refused_bungle(table, turn.seat, bungle->card);
    return refused_play(table, turn.seat, action, Verdict::refused("HMA-077: lay an attack, play a bungle or pass"));
}
// HMA-078
template <class Game>
constexpr void pass(Game game, Seat seat) {
    game.table.heroes[seat].part = Part::passed;
    game.emit(Passed{seat});
    next_turn(game, seat);
}
template <class Game>
constexpr void answer(Game game, const TakeTurn& turn, const Action& action) {
    const Seat seat = turn.seat;
    game.pop();
    if (const auto* attack = get_if<LayAttack>(&action)) return begin_attack(game, seat, attack->card);
    if (const auto* bungle = get_if<PlayBungle>(&action)) return begin_bungle(game, seat, bungle->card);
    if (holds_alternative<Pass>(action)) return pass(game, seat);
    // HMA-R46: by a house rule the power is all that is done in this turn.
    if (game.knobs().power_is_the_turn)
        game.push(NextTurn{seat});
    else
        game.push(TakeTurn{seat, true});
    use_power(game, seat, get_if<UsePower>(&action)->card);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const TakeTurn& turn) {
    return sits(table, turn.seat) && table.encounter && table.heroes[turn.seat].part == Part::taking_part;
}

// HMA-070, HMA-081, HMA-R43: the next who has not declined or passed, whoever leads meanwhile.
template <class Rules>
constexpr Seat next_in_phase_one(const Table<Rules>& table, Seat after) {
    SeatSet in{};
    for (std::size_t i = 0; i != most_players; ++i) {
        const Part part = table.heroes.values[i].part;
        in = in | SeatSet{static_cast<Seat>(i)}.only_if((part == Part::undecided) | (part == Part::taking_part));
    }
    in = in & SeatSet::first(table.options.players);
    if (in.empty()) return nobody;
    if (!table.rules.knobs.phase_one_anticlockwise) return next_clockwise(in, after, table.options.players);
    Seat seat = left_of(table, after, table.options.players - 1u);
    while (!in.has(seat)) seat = left_of(table, seat, table.options.players - 1u);
    return seat;
}
template <class Game>
constexpr void next_turn(Game game, Seat after) {
    auto& table = game.table;
    // HMA-R45: by a house rule who has lost all attacks is out.
    if (game.knobs().out_without_attacks)
        for_each_seat(table.options, [&](Seat seat) {
            auto& hero = table.heroes[seat];
            if (hero.part != Part::taking_part || !hero.attacks.empty()) return;
            hero.part = Part::passed;
            game.emit(Passed{seat});
        });
    const Seat seat = next_in_phase_one(table, after);
    if (seat == nobody) return begin_phase_two(game);
    if (table.heroes[seat].part == Part::undecided) return game.push(JoinEncounter{seat});
    game.push(TakeTurn{seat});
}
template <class Game>
constexpr void run(Game game, const NextTurn& work) {
    const Seat after = work.after;
    game.pop();
    next_turn(game, after);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const NextTurn& work) {
    return sits(table, work.after) && table.encounter;
}

}  // namespace heroes::hero_master::detail
