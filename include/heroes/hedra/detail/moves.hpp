#pragma once

#include <heroes/hedra/detail/dragon.hpp>
#include <heroes/hedra/detail/spaces.hpp>

// Rulebook, "March" and "Reinforce": moving a hero, the Cleric's escort, and what Paladin and Mage do on arrival.
namespace heroes::hedra::detail {

// HED-055: enemies hold the Barbarian where it stands. Home never does.
template <class Rules>
constexpr bool is_held(const Table<Rules>& table, Piece piece, Space from) {
    return piece.die == Die::barbarian && is_battlefield(from) &&
           !enemies_at(table, piece.owner, battlefield(from)).empty();
}

// HED-051, HED-052: to any other battlefield, or from a battlefield Home. There are as many destinations as
// battlefields, because Home takes the place of the one the hero stands on; so a row of moves can lie ready for each
// hero in each place, whatever the number of players. Home is place 0 here, the first battlefield place 1.
using Moves = std::array<std::array<FillRow<Action>, enum_count<Battlefield> + 1>, all_heroes.size()>;

constexpr Moves lay_out_moves() {
    Moves moves{};
    for (std::size_t hero = 0; hero != moves.size(); ++hero)
        for (std::size_t place = 0; place != moves[hero].size(); ++place)
            for_each_enumerator<Battlefield>([&](Battlefield to) {
                const bool stays = index_of(to) + 1 == place;
                moves[hero][place][index_of(to)] =
                    Action{Move{static_cast<Die>(hero), stays ? Space::home : space(to)}};
            });
    return moves;
}
inline constexpr Moves all_moves = lay_out_moves();

// Where the dice of a seat are, one byte each, and which heroes may move from there.
struct Movable {
    std::uint64_t places = 0;
    std::uint64_t heroes = all_heroes.bits();
};

// All dice are looked up at once: each bit of a set is spread to a byte of its own, and the bytes are added up.
// HED-181: the die that marched stays; HED-055: so does a Barbarian among enemies.
template <class Rules>
constexpr Movable find_movable(const Table<Rules>& table, Seat seat) {
    Movable movable;
    if (table.turn.marched) movable.heroes &= ~DieSet{*table.turn.marched}.bits();
    const DiceSet side = side_of(table.options, seat);
    for_each_battlefield(table.options, [&](Battlefield at) {
        const DiceSet there = table.battlefields[at];
        const std::uint64_t own = there.of(seat).bits();
        const std::uint64_t contested = (there - side).empty() ? 0 : DieSet{Die::barbarian}.bits();
        movable.places += ((own * 0x0002040810204081u) & 0x0001010101010101u) * (index_of(at) + 1);
        movable.heroes &= ~(own & contested);
    });
    return movable;
}

// HED-050, HED-180: every move of one hero.
template <class Rules, class F>
constexpr void list_moves(const Table<Rules>& table, Seat seat, F& f) {
    const std::size_t destinations = battlefield_count(table.options);
    Movable movable = find_movable(table, seat);
    for (const auto& rows : all_moves) {
        const FillRow<Action>& row = rows[movable.places & 7];
        const std::size_t count = destinations & (0 - (movable.heroes & 1));  // a branch is often mispredicted
        if constexpr (requires { f.append(row, count); })
            f.append(row, count);
        else
            for (std::size_t i = 0; i != count; ++i) f(row[i]);
        movable.places >>= 8;
        movable.heroes >>= 1;
    }
}

template <class Rules>
constexpr Verdict judge_move(const Table<Rules>& table, Seat seat, const Move& move) {
    if (move.hero > Die::last) return Verdict::refused("HED-001: there is no such die");
    if (move.hero == Die::dragon)
        return Verdict::refused("HED-054: a Dragon cannot be moved like a hero; only a Cleric or a Warrior moves it");
    if (move.hero == table.turn.marched)
        return Verdict::refused("HED-181: the die that marched cannot be moved again in Reinforce");
    if (move.to == Space::roost) return Verdict::refused("HED-053: no hero can go to a Roost");
    if (move.to != Space::home && !(is_battlefield(move.to) && exists(table.options, battlefield(move.to))))
        return Verdict::refused("HED-010: there is no such battlefield");
    const Piece piece{seat, move.hero};
    const Space from = place_of(table, piece);
    if (from == move.to) return Verdict::refused("HED-052: a move must end in another space");
    if (is_held(table, piece, from))
        return Verdict::refused("HED-055: the Barbarian cannot leave a battlefield while enemies are there");
    return Verdict::legal();
}

// The dice a Cleric could bring along from where it stood.
template <class Rules>
constexpr DiceSet escorts(const Table<Rules>& table, Seat seat, Space from, Space to) {
    const Knobs& knobs = table.rules.knobs;
    DiceSet dice = DiceSet::of(seat, at_home(table, seat));
    if (is_battlefield(from)) {
        const DiceSet there = table.battlefields[battlefield(from)];
        // HED-053: a teammate's die has no place in this player's Home.
        dice = there & (is_battlefield(to) ? friends_of(table, seat) : DiceSet::every_die_of(seat));
        // HED-063: enemies hold the Barbarian.
        if (!enemies_at(table, seat, battlefield(from)).empty()) dice = dice - DiceSet::every(Die::barbarian);
        // HED-064: battlefield to battlefield, because the Dragon stays out until it is defeated.
        if (!knobs.cleric_moves_dragon || (to == Space::home && !knobs.cleric_recalls_dragon))
            dice = dice - DiceSet::every(Die::dragon);
    }
    if (table.turn.marched && !knobs.escort_marched_die) dice.erase({seat, *table.turn.marched});
    dice.erase({seat, Die::cleric});
    return dice;
}

// HED-059, HED-070, HED-075: what Paladin and Mage may do where they arrive.
template <class Game>
constexpr void arrive(Game game, Piece piece, Space at) {
    if (piece.die == Die::paladin && (at != Space::home || game.knobs().arrival_at_home))
        game.push(RerollOwnDice{piece.owner, at, RerollCause::paladin_arrived});
    if (piece.die == Die::mage && is_battlefield(at) && !enemies_at(game.table, piece.owner, battlefield(at)).empty())
        game.push(RerollEnemyDie{piece.owner, battlefield(at)});
}

template <class Game>
constexpr void move_hero(Game game, Seat seat, const Move& move, MoveReason reason) {
    const Piece piece{seat, move.hero};
    const Space from = place_of(game.table, piece);
    game.pop();
    relocate(game, piece, from, move.to, reason);
    if (move.hero != Die::cleric)
        arrive(game, piece, move.to);
    else if (!escorts(game.table, seat, from, move.to).empty())
        game.push(ChooseEscort{seat, from, move.to});
}

// March and Reinforce ask the same of a player: move a hero, unleash the Dragon, or pass.
template <class Rules, class F>
constexpr void list_phase(const Table<Rules>& table, Seat seat, Phase phase, F& f) {
    f(Pass{});
    if (judge_unleash(table, phase)) f(Unleash{});
    list_moves(table, seat, f);
}
template <class Rules>
constexpr Verdict judge_phase(const Table<Rules>& table, Seat seat, Phase phase, const Action& action) {
    if (const auto* move = get_if<Move>(&action)) return judge_move(table, seat, *move);
    if (holds_alternative<Unleash>(action)) return judge_unleash(table, phase);
    if (holds_alternative<Pass>(action)) return Verdict::legal();
    return Verdict::refused("HED-040: it is time to march or to reinforce: move a hero, or pass");
}
template <class Game>
constexpr void answer_phase(Game game, Seat seat, Phase phase, MoveReason reason, const Action& action) {
    if (const auto* move = get_if<Move>(&action)) return move_hero(game, seat, *move, reason);
    if (holds_alternative<Unleash>(action)) return unleash(game, phase);
    game.pop();
    game.emit(Passed{seat, phase});
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseMarch& march, F& f) {
    list_phase(table, march.seat, Phase::march, f);
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseMarch& march, const Action& action) {
    return judge_phase(table, march.seat, Phase::march, action);
}
template <class Game>
constexpr void answer(Game game, const ChooseMarch& march, const Action& action) {
    // HED-181: remembered, because it may not move again.
    if (const auto* move = get_if<Move>(&action)) game.table.turn.marched = move->hero;
    answer_phase(game, march.seat, Phase::march, MoveReason::march, action);
}
// HED-050: one hero marches.
template <class Rules>
constexpr Verdict judge_march_open(const Table<Rules>& table) {
    return table.turn.marched ? Verdict::refused("HED-050: a hero has marched already in this turn") : Verdict::legal();
}
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const ChooseMarch& march) {
    if (const Verdict verdict = asks_between_battles(table, march.seat); !verdict) return verdict;
    return judge_march_open(table);
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseReinforce& reinforce, F& f) {
    list_phase(table, reinforce.seat, Phase::reinforce, f);
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseReinforce& reinforce, const Action& action) {
    if (holds_alternative<Attack>(action))
        return Verdict::refused("HED-185: Reinforce neither attacks nor scores: there is one attack in a turn");
    return judge_phase(table, reinforce.seat, Phase::reinforce, action);
}
template <class Game>
constexpr void answer(Game game, const ChooseReinforce& reinforce, const Action& action) {
    answer_phase(game, reinforce.seat, Phase::reinforce, MoveReason::reinforce, action);
}
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const ChooseReinforce& reinforce) {
    return asks_between_battles(table, reinforce.seat);
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseEscort& choice, F& f) {
    f(Decline{});
    escorts(table, choice.seat, choice.from, choice.to).for_each([&](Piece piece) { f(Escort{piece}); });
}
template <class Rules>
constexpr Verdict judge_escort(const Table<Rules>& table, const ChooseEscort& choice, Piece piece) {
    if (!exists(table.options, piece)) return Verdict::refused("HED-001: there is no such die");
    if (escorts(table, choice.seat, choice.from, choice.to).has(piece)) return Verdict::legal();
    if (piece.owner != choice.seat && !friends_of(table, choice.seat).has(piece))
        return Verdict::refused("HED-259: the Cleric brings only dice of its own player");
    if (piece.die == Die::dragon && place_of(table, piece) == Space::roost)
        return Verdict::refused("HED-065: a Dragon in its Roost cannot be escorted");
    if (place_of(table, piece) != choice.from || piece == Piece{choice.seat, Die::cleric})
        return Verdict::refused("HED-062: the escorted die must stand where the Cleric started");
    if (piece.owner != choice.seat) return Verdict::refused("HED-053: a die cannot go to a foreign Home");
    if (piece.die == Die::barbarian)
        return Verdict::refused("HED-063: the Barbarian cannot be brought along while enemies are there");
    if (piece.die == Die::dragon && !table.rules.knobs.cleric_moves_dragon)
        return Verdict::refused("HED-R10: a Cleric does not bring a Dragon along");
    if (piece.die == Die::dragon)
        return Verdict::refused("HED-064: a Cleric brings its Dragon only from battlefield to battlefield");
    return Verdict::refused("HED-186: the die that marched cannot be brought along in Reinforce");
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseEscort& choice, const Action& action) {
    if (const auto* escort = get_if<Escort>(&action)) return judge_escort(table, choice, escort->piece);
    if (holds_alternative<Decline>(action)) return Verdict::legal();
    return Verdict::refused("HED-061: the Cleric may bring one die along: choose it, or decline");
}
template <class Game>
constexpr void answer(Game game, const ChooseEscort& choice, const Action& action) {
    const auto [seat, from, to] = choice;
    game.pop();
    const auto* escort = get_if<Escort>(&action);
    if (escort == nullptr) return game.emit(Declined{seat, Offer::escort});
    const bool recalled = escort->piece.die == Die::dragon && to == Space::home;
    relocate(game, escort->piece, from, recalled ? Space::roost : to, MoveReason::escort);
    if (game.knobs().escort_triggers_arrival) arrive(game, escort->piece, to);
}
// HED-060, HED-062: the Cleric has come from somewhere, and left somebody there whom it could have brought along.
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const ChooseEscort& choice) {
    if (const Verdict verdict = asks_between_battles(table, choice.seat); !verdict) return verdict;
    const auto [seat, from, to] = choice;
    const bool from_somewhere =
        from == Space::home || (is_battlefield(from) && exists(table.options, battlefield(from)));
    if (!from_somewhere || from == to || place_of(table, {seat, Die::cleric}) != to)
        return Verdict::refused("HED-060: the Cleric has not moved like that");
    return escorts(table, seat, from, to).empty()
               ? Verdict::refused("HED-062: the Cleric has left no die that it could bring along")
               : Verdict::legal();
}

// HED-059, HED-R14: by a move of the active player, or by a house rule when the die was saved.
template <class Rules>
constexpr Verdict judge_arrival(const Table<Rules>& table, Piece piece, Space at) {
    if (!exists(table.options, piece)) return Verdict::refused("HED-001: there is no such die");
    if (at == Space::roost || place_of(table, piece) != at)
        return Verdict::refused("HED-059: a die arrives where it then stands");
    if (table.battle != Battle{})
        return table.rules.knobs.arrival_on_retreat
                   ? Verdict::legal()
                   : Verdict::refused("HED-R14: a die that retreats from a battle does not arrive");
    return friends_of(table, table.turn.active).has(piece)
               ? Verdict::legal()
               : Verdict::refused("HED-059: only a die that the active player moves arrives");
}

// HED-070, HED-160: the dice a Paladin rerolls.
template <class Rules>
constexpr DiceSet inspired(const Table<Rules>& table, const RerollOwnDice& offer) {
    if (!is_battlefield(offer.at)) return DiceSet::of(offer.seat, at_home(table, offer.seat));
    return table.battlefields[battlefield(offer.at)] & friends_of(table, offer.seat);
}

// By a house rule the dice are picked one by one, in order, before they are rolled together.
template <class Rules>
constexpr DiceSet picked(const Table<Rules>& table) {
    if constexpr (keeps_house_state<Rules>())
        return table.house.picked;
    else
        return {};
}
template <class Rules>
constexpr DiceSet pickable(const Table<Rules>& table, const RerollOwnDice& offer) {
    const DiceSet before = picked(table);
    const auto up_to_last = before.empty() ? 0 : ~std::uint64_t{0} >> std::countl_zero(before.bits);
    return {inspired(table, offer).bits & ~up_to_last};
}

// HED-072, HED-R15: all dice or none; by a house rule those that were picked, if any were.
template <class Rules>
constexpr Verdict judge_rerolling(const Table<Rules>& table) {
    return table.rules.knobs.paladin_any_subset && picked(table).empty()
               ? Verdict::refused("HED-R15: pick the dice to reroll first")
               : Verdict::legal();
}
template <class Rules>
constexpr Verdict judge_declining(const Table<Rules>& table) {
    return picked(table).empty() ? Verdict::legal() : Verdict::refused("HED-R15: the picked dice must be rerolled");
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const RerollOwnDice& offer, F& f) {
    list_if(f, Decline{}, judge_declining(table));
    list_if(f, Reroll{}, judge_rerolling(table));
    if (table.rules.knobs.paladin_any_subset)
        pickable(table, offer).for_each([&](Piece piece) { f(RerollOne{piece}); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const RerollOwnDice& offer, const Action& action) {
    if (const auto* one = get_if<RerollOne>(&action)) {
        if (!table.rules.knobs.paladin_any_subset)
            return Verdict::refused("HED-072: the Paladin rerolls all dice or none");
        if (!exists(table.options, one->piece)) return Verdict::refused("HED-001: there is no such die");
        if (pickable(table, offer).has(one->piece)) return Verdict::legal();
        return Verdict::refused("HED-074: dice are picked in order among the player's dice there");
    }
    if (holds_alternative<Reroll>(action)) return judge_rerolling(table);
    if (holds_alternative<Decline>(action)) return judge_declining(table);
    return Verdict::refused("HED-072: the Paladin may reroll all own dice there: reroll, or decline");
}
// HED-R15, HED-R52: the dice that were picked, which are perhaps only announced.
template <class Game>
constexpr void reroll_picked(Game game, const RerollOwnDice& offer) {
    auto& house = game.table.house;
    const DiceSet told = house.picked;
    const DiceSet dice = game.knobs().paladin_any_subset ? told : inspired(game.table, offer);
    house.picked = {};
    if (!game.knobs().simultaneous_rerolls || offer.cause != RerollCause::paladin_defeated)
        return reroll(game, dice, offer.cause);
    house.announced = house.announced | dice;
    (dice - told).for_each([&](Piece piece) { game.emit(RerollAnnounced{piece, offer.cause}); });
}
template <class Game>
constexpr void answer(Game game, const RerollOwnDice& offer, const Action& action) {
    constexpr bool by_house_rules = keeps_house_state<typename Game::Rules>();
    if constexpr (by_house_rules)
        if (const auto* one = get_if<RerollOne>(&action)) {
            game.table.house.picked.insert(one->piece);
            return game.emit(RerollAnnounced{one->piece, offer.cause});
        }
    game.pop();
    if (holds_alternative<Decline>(action)) return game.emit(Declined{offer.seat, Offer::reroll_all});
    if constexpr (by_house_rules)
        reroll_picked(game, offer);
    else
        reroll(game, inspired(game.table, offer), offer.cause);
}

// HED-160 to HED-162: the owner of a defeated Paladin, if dice of the owner are left there.
template <class Rules>
constexpr bool may_inspire(const Table<Rules>& table, Seat seat) {
    return table.battle.defeated.has({seat, Die::paladin}) &&
           !(table.battlefields[table.battle.at] & friends_of(table, seat)).empty();
}
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const RerollOwnDice& offer) {
    const Piece paladin{offer.seat, Die::paladin};
    if (offer.cause == RerollCause::paladin_arrived) return judge_arrival(table, paladin, offer.at);
    if (offer.cause != RerollCause::paladin_defeated)
        return Verdict::refused("HED-070: own dice are rerolled for a Paladin only");
    if (const Verdict verdict = asks_in_clean_up(table, offer.seat, offer.at); !verdict) return verdict;
    return do_rerolls_follow(table) && may_inspire(table, offer.seat)
               ? Verdict::legal()
               : Verdict::refused("HED-160: no Paladin was defeated beside dice of its owner");
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const RerollEnemyDie& offer, F& f) {
    f(Decline{});
    enemies_at(table, offer.seat, offer.at).for_each([&](Piece piece) { f(RerollEnemy{piece}); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const RerollEnemyDie& offer, const Action& action) {
    if (holds_alternative<Decline>(action)) return Verdict::legal();
    const auto* enemy = get_if<RerollEnemy>(&action);
    if (enemy == nullptr) return Verdict::refused("HED-075: the Mage may reroll one enemy die: choose it, or decline");
    if (!exists(table.options, enemy->piece)) return Verdict::refused("HED-001: there is no such die");
    if (enemies_at(table, offer.seat, offer.at).has(enemy->piece)) return Verdict::legal();
    return Verdict::refused("HED-075: the Mage rerolls an enemy die on the battlefield where it arrived");
}
template <class Game>
constexpr void answer(Game game, const RerollEnemyDie& offer, const Action& action) {
    const Seat seat = offer.seat;
    game.pop();
    if (const auto* enemy = get_if<RerollEnemy>(&action)) return reroll(game, enemy->piece, RerollCause::mage_arrived);
    game.emit(Declined{seat, Offer::reroll_enemy});
}
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const RerollEnemyDie& offer) {
    if (!exists(table.options, offer.at)) return Verdict::refused("HED-010: there is no such battlefield");
    if (const Verdict verdict = judge_arrival(table, {offer.seat, Die::mage}, space(offer.at)); !verdict)
        return verdict;
    return enemies_at(table, offer.seat, offer.at).empty()
               ? Verdict::refused("HED-077: where no enemy is the Mage rerolls nothing")
               : Verdict::legal();
}

}  // namespace heroes::hedra::detail
