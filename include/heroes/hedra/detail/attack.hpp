#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/hedra/detail/dragon.hpp>
#include <heroes/hedra/detail/spaces.hpp>

// Rulebook, "Attack": choosing a battlefield, rolling, assigning the heroes evenly, comparing Power and Defense.
namespace heroes::hedra::detail {

// HED-081, HED-R07: a battlefield with a hero of the attacker, contested or not.
template <class Rules>
constexpr Verdict judge_attack(const Table<Rules>& table, Seat seat, Battlefield at) {
    if (heroes_at(table, seat, at).empty())
        return Verdict::refused("HED-081: the attacker needs a hero on that battlefield");
    return table.rules.knobs.uncontested_attack == UncontestedAttack::illegal && enemies_at(table, seat, at).empty()
               ? Verdict::refused("HED-R07: there is no enemy on that battlefield")
               : Verdict::legal();
}

template <class Rules>
constexpr bool can_attack_somewhere(const Table<Rules>& table, Seat seat) {
    if (table.rules.knobs.uncontested_attack != UncontestedAttack::illegal)
        return !(on_battlefields(table).of(seat) & all_heroes).empty();
    bool any = false;
    for_each_battlefield(table.options,
                         [&](Battlefield at) { any |= static_cast<bool>(judge_attack(table, seat, at)); });
    return any;
}

// HED-095, HED-R06: compulsory, if there is anything to attack.
template <class Rules>
constexpr Verdict judge_no_attack(const Table<Rules>& table, Seat seat) {
    return !table.rules.knobs.attack_optional && can_attack_somewhere(table, seat)
               ? Verdict::refused("HED-095: whoever has a hero on a battlefield must attack")
               : Verdict::legal();
}

// HED-090, HED-R55: all enemy dice there are one pool, unless a house rule limits it to one opponent.
template <class Rules>
constexpr DiceSet target_pool(const Table<Rules>& table) {
    const DiceSet enemies = enemies_at(table, table.turn.active, table.battle.at);
    return table.battle.opponent ? enemies & DiceSet::every_die_of(*table.battle.opponent) : enemies;
}

// How many heroes are on each die, as three sets that hold the binary digits of the counts.
struct Load {
    DiceSet ones{}, twos{}, fours{};

    constexpr void add(Piece target) {
        const DiceSet piece = DiceSet::of(target);
        const DiceSet carry = ones & piece;
        const DiceSet carry_more = twos & carry;
        ones.bits ^= piece.bits, twos.bits ^= carry.bits, fours.bits ^= carry_more.bits;
    }
    constexpr DiceSet exactly(std::size_t n, DiceSet pool) const {
        pool = (n & 1) != 0 ? pool & ones : pool - ones;
        pool = (n & 2) != 0 ? pool & twos : pool - twos;
        return (n & 4) != 0 ? pool & fours : pool - fours;
    }
};

// HED-086: with n heroes on m dice, a die may get one hero more as long as no die has more than n div m, rounded up,
// and at most n mod m dice have more than n div m. Whoever follows this always ends in an even distribution.
template <class Rules>
constexpr DiceSet open_targets(const Table<Rules>& table, Die hero) {
    const DieSet heroes = heroes_at(table, table.turn.active, table.battle.at);
    const DiceSet pool = target_pool(table);
    if (pool.empty() || heroes.front() == hero) return pool;
    std::size_t each = 0;
    std::size_t extra = heroes.size();
    for (const std::size_t dice = pool.size(); extra >= dice; extra -= dice) ++each;
    Load load;
    heroes.for_each([&](Die other) {
        if (other < hero) load.add(table.targets[other]);
    });
    const DiceSet at_share = load.exactly(each, pool);
    const DiceSet above_share = load.exactly(each + 1, pool);
    const DiceSet below_share = pool - at_share - above_share;
    return above_share.size() < extra ? below_share | at_share : below_share;
}

// HED-105, HED-106: the Barbarian's frenzy grows with the enemies around it.
template <class Rules>
constexpr int frenzy(const Table<Rules>& table, DiceSet enemies) {
    if (table.rules.knobs.barbarian_counts_heroes_only) enemies = enemies - DiceSet::every(Die::dragon);
    return static_cast<int>(enemies.size()) * table.rules.knobs.barbarian_bonus;
}

// The Power coming at one enemy die. HED-100, HED-101: the Mage's goes to every die, once.
template <class Game>
constexpr bool compare(Game game, Piece target, DieSet heroes, int mage, int bonus) {
    auto& table = game.table;
    int assigned = 0;
    int frenzied = 0;
    (heroes - DieSet{Die::mage}).for_each([&](Die hero) {
        if (table.targets[hero] != target) return;
        const int face = face_of(table, {active(game.table), hero});
        assigned += table.rules.power(hero, face, 0);
        if (hero == Die::barbarian) frenzied = table.rules.power(hero, face, bonus) - table.rules.power(hero, face, 0);
    });
    const int total = assigned + mage + frenzied;
    const int defense = table.rules.defense(target.die, face_of(table, target));
    const bool saved = table.turn.saved.has(target);
    const bool defeated = table.rules.defeats(total, defense) && !saved;
    game.emit(PowerCompared{target, total, assigned, mage, frenzied, defense, defeated, saved});
    return defeated;
}

// HED-092: all comparisons are made at once.
template <class Game>
constexpr void compare_all(Game game) {
    auto& table = game.table;
    auto& battle = table.battle;
    const DieSet heroes = heroes_at(table, active(game.table), battle.at);
    const DiceSet enemies = enemies_at(table, active(game.table), battle.at);
    const int mage =
        heroes.has(Die::mage) ? table.rules.power(Die::mage, face_of(table, {active(game.table), Die::mage}), 0) : 0;
    const int bonus = heroes.has(Die::barbarian) ? frenzy(table, enemies) : 0;
    enemies.for_each([&](Piece target) {
        if (compare(game, target, heroes, mage, bonus)) battle.defeated.insert(target);
    });
    battle.defeated.for_each([&](Piece piece) { game.emit(DieDefeated{piece, battle.at, Cause::attack}); });
    table.targets = {};
}

template <class Game>
constexpr void finish_attack(Game game) {
    auto& table = game.table;
    compare_all(game);
    if (!game.knobs().unleash_between_attack_and_cleanup || !judge_unleash(table, Phase::clean_up))
        return clean_up(game);
    game.push(BeginCleanUp{});
    game.push(BeforeCleanUp{active(game.table), table.battle.at});
}

template <class Game>
constexpr void assign(Game game, Die hero, Piece target, bool forced) {
    game.table.targets[hero] = target;
    game.emit(AttackAssigned{{active(game.table), hero}, target, forced});
}

// HED-085: hero by hero. Where there is only one die left to choose, the hero is assigned without asking.
template <class Game>
constexpr void assign_heroes(Game game, DieSet heroes) {
    auto& table = game.table;
    for (; !heroes.empty(); heroes.erase(heroes.front())) {
        const Die hero = heroes.front();
        const DiceSet targets = open_targets(table, hero);
        if (!targets.is_single()) return game.push(AssignHero{active(game.table), table.battle.at, hero});
        assign(game, hero, targets.front(), true);
    }
    finish_attack(game);
}

template <class Game>
constexpr void assign_attack(Game game) {
    const DiceSet pool = target_pool(game.table);
    const DieSet heroes = heroes_at(game.table, active(game.table), game.table.battle.at);
    if (!pool.empty() && !pool.is_single()) return assign_heroes(game, heroes);
    if (!pool.empty()) heroes.for_each([&](Die hero) { assign(game, hero, pool.front(), true); });
    finish_attack(game);
}

// The opponents with dice there; HED-R55 lets the attacker pick one by a house rule.
template <class Rules>
constexpr SeatSet opponents_at(const Table<Rules>& table, Seat seat, Battlefield at) {
    SeatSet seats{};
    enemies_at(table, seat, at).for_each([&](Piece piece) { seats.insert(piece.owner); });
    return seats;
}

// HED-082 to HED-084: all own heroes there are rolled, nothing else is.
template <class Game>
constexpr void attack(Game game, Seat seat, Battlefield at) {
    auto& table = game.table;
    game.pop();
    game.emit(AttackDeclared{seat, at});
    heroes_at(table, seat, at).for_each([&](Die hero) {
        const auto before = face_of(table, {seat, hero});
        game.emit(AttackRolled{{seat, hero}, before, roll(game, {seat, hero})});
    });
    table.battle.at = at;
    table.battle.contested = !enemies_at(table, seat, at).empty();
    if (game.knobs().attack_one_opponent && opponents_at(table, seat, at).size() > 1)
        return game.push(ChooseOpponent{seat, at});
    assign_attack(game);
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseAttack& choice, F& f) {
    for_each_battlefield(table.options,
                         [&](Battlefield at) { list_if(f, Attack{at}, judge_attack(table, choice.seat, at)); });
    if (judge_no_attack(table, choice.seat)) f(Pass{});
    if (judge_unleash(table, Phase::attack)) f(Unleash{});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseAttack& choice, const Action& action) {
    if (const auto* attack = get_if<Attack>(&action)) {
        if (!exists(table.options, attack->at)) return Verdict::refused("HED-010: there is no such battlefield");
        return judge_attack(table, choice.seat, attack->at);
    }
    if (holds_alternative<Unleash>(action)) return judge_unleash(table, Phase::attack);
    if (holds_alternative<Pass>(action)) return judge_no_attack(table, choice.seat);
    return Verdict::refused("HED-040: it is time to attack");
}
template <class Game>
constexpr void answer(Game game, const ChooseAttack& choice, const Action& action) {
    const Seat seat = choice.seat;
    if (const auto* chosen = get_if<Attack>(&action)) return attack(game, seat, chosen->at);
    if (holds_alternative<Unleash>(action)) return unleash(game, Phase::attack);
    game.pop();
    if (can_attack_somewhere(game.table, seat))
        game.emit(Passed{seat, Phase::attack});
    else
        game.emit(AttackSkipped{seat});
}
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const ChooseAttack& choice) {
    return asks_between_battles(table, choice.seat);
}

// An attack on enemies was rolled, and is being assigned.
template <class Rules>
constexpr Verdict asks_attacker(const Table<Rules>& table, Seat seat, Battlefield at) {
    const Battle& battle = table.battle;
    if (battle.cause != Cause::attack || !battle.contested || !battle.defeated.empty())
        return Verdict::refused("HED-085: heroes are assigned once they have rolled, before anything is defeated");
    if (at != battle.at) return Verdict::refused("HED-085: the attack is on another battlefield");
    return asks_active(table, seat);
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseOpponent& choice, F& f) {
    opponents_at(table, choice.seat, choice.at).for_each([&](Seat seat) { f(Oppose{seat}); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseOpponent& choice, const Action& action) {
    const auto* oppose = get_if<Oppose>(&action);
    if (oppose != nullptr && index_of(oppose->opponent) < table.options.players &&
        opponents_at(table, choice.seat, choice.at).has(oppose->opponent))
        return Verdict::legal();
    return Verdict::refused("HED-R55: choose an opponent who has dice on that battlefield");
}
template <class Game>
constexpr void answer(Game game, const ChooseOpponent& choice, const Action& action) {
    const Seat opponent = get_if<Oppose>(&action)->opponent;
    game.table.battle.opponent = opponent;
    game.emit(OpponentChosen{choice.seat, opponent});
    game.pop();
    assign_attack(game);
}
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const ChooseOpponent& choice) {
    if (const Verdict verdict = asks_attacker(table, choice.seat, choice.at); !verdict) return verdict;
    if (!table.rules.knobs.attack_one_opponent)
        return Verdict::refused("HED-090: the dice of all opponents are one pool");
    if (table.battle.opponent) return Verdict::refused("HED-R55: the opponent was chosen already");
    if (heroes_at(table, choice.seat, choice.at).empty())
        return Verdict::refused("HED-081: the attacker has no hero on that battlefield");
    return opponents_at(table, choice.seat, choice.at).size() > 1
               ? Verdict::legal()
               : Verdict::refused("HED-R55: there are not several opponents to choose from");
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const AssignHero& choice, F& f) {
    open_targets(table, choice.hero).for_each([&](Piece target) { f(Assign{choice.hero, target}); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const AssignHero& choice, const Action& action) {
    const auto* assign = get_if<Assign>(&action);
    if (assign == nullptr || assign->hero != choice.hero)
        return Verdict::refused("HED-085: every rolled hero is assigned to an enemy die, one after the other");
    if (!exists(table.options, assign->target)) return Verdict::refused("HED-001: there is no such die");
    if (same_side(table.options, choice.seat, assign->target.owner))
        return Verdict::refused("HED-250: only enemy dice can be attacked");
    if (!target_pool(table).has(assign->target))
        return Verdict::refused("HED-085: the target must stand on the attacked battlefield");
    if (open_targets(table, choice.hero).has(assign->target)) return Verdict::legal();
    return Verdict::refused("HED-086: the heroes must be distributed as evenly as possible");
}
template <class Game>
constexpr void answer(Game game, const AssignHero& choice, const Action& action) {
    const Die hero = choice.hero;
    const Piece target = get_if<Assign>(&action)->target;
    game.pop();
    assign(game, hero, target, false);
    const DieSet later = DieSet::from_bits(DieSet::all().bits() << (index_of(hero) + 1));
    assign_heroes(game, heroes_at(game.table, active(game.table), game.table.battle.at) & later);
}

// HED-086: heroes before the one that is asked for stand on targets that were open to them, the others on none.
template <class Rules>
constexpr bool is_assigned_right(const Table<Rules>& table, Die hero, bool before) {
    const Piece target = table.targets[hero];
    return before ? exists(table.options, target) && open_targets(table, hero).has(target) : target == Piece{};
}
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const AssignHero& choice) {
    if (const Verdict verdict = asks_attacker(table, choice.seat, choice.at); !verdict) return verdict;
    const DieSet heroes = heroes_at(table, choice.seat, choice.at);
    if (!is_hero(choice.hero) || !heroes.has(choice.hero))
        return Verdict::refused("HED-082: only heroes on the attacked battlefield have rolled");
    bool sound = true;
    for_each_enumerator<Die>(
        [&](Die hero) { sound = sound && is_assigned_right(table, hero, heroes.has(hero) && hero < choice.hero); },
        table.targets.size());
    if (!sound) return Verdict::refused("HED-086: the heroes are not assigned in their order and evenly");
    return open_targets(table, choice.hero).size() > 1
               ? Verdict::legal()
               : Verdict::refused("HED-086: only one target is open to that hero, so nobody is asked");
}

template <class Rules, class F>
constexpr void list(const Table<Rules>&, const BeforeCleanUp&, F& f) {
    f(Pass{}), f(Unleash{});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const BeforeCleanUp&, const Action& action) {
    if (holds_alternative<Pass>(action)) return Verdict::legal();
    if (holds_alternative<Unleash>(action)) return judge_unleash(table, Phase::clean_up);
    return Verdict::refused("HED-040: the attack is to be cleaned up: unleash the Dragon before that, or pass");
}
template <class Game>
constexpr void answer(Game game, const BeforeCleanUp& choice, const Action& action) {
    if constexpr (keeps_house_state<typename Game::Rules>())
        if (holds_alternative<Unleash>(action)) {
            game.table.house.interrupted = game.table.battle;
            game.table.battle = {};
            return unleash(game, Phase::clean_up);
        }
    game.emit(Passed{choice.seat, Phase::clean_up});
    game.pop();
}
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const BeforeCleanUp& choice) {
    if (table.battle.cause != Cause::attack || table.battle.at != choice.at)
        return Verdict::refused("HED-R29: that is not the attack to be cleaned up");
    if (const Verdict verdict = asks_active(table, choice.seat); !verdict) return verdict;
    return judge_unleash(table, Phase::clean_up);
}

}  // namespace heroes::hedra::detail
