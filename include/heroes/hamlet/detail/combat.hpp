#pragma once

#include <cstdint>

#include <heroes/hamlet/detail/consumables.hpp>
#include <heroes/hamlet/detail/wilderness.hpp>

// Rulebook, "Combat": the two combat turns, told in the fixed order of HAM-C24 and HAM-C25.
namespace heroes::hamlet::detail {

// The parts of a round that the others lead on to. Its first is begin_combat_turn; the last of them leads there again.
template <class Game>
constexpr void attack(Game game, const Force& opponent);  // HAM-C24 (4)
template <Window window, class Game>
constexpr void offer_reroll(Game game, const Force& opponent);  // HAM-C24 (5), HAM-C25 (4)
template <Window window, class Game>
constexpr void resolve_attack(Game game, const Force& opponent);  // HAM-C24 (6) to (11), HAM-C25 (5) to (9)
template <class Game>
constexpr void monster_turn(Game game, const Force& opponent);  // HAM-C25 (1) to (3)

// What dice and bonuses come to.

// HAM-109, HAM-118: the hero's bonuses; Fatigue lowers the attack only, HAM-123.
template <class Rules>
constexpr int hero_attack_bonus(const Table<Rules>& table, const Force& hero) {
    return hero.attack() - table.turn.fatigue * table.rules.knobs.fatigue_penalty;
}
// HAM-117, HAM-194: the monster's Attack with the home bonus, or what the graveyard gives the Champion.
template <class Rules>
constexpr int opponent_attack_bonus(const Table<Rules>& table, const Force& opponent) {
    const Lair at = *table.encounter.at;
    return opponent.attack() +
           (is_region(at) ? home_bonus(table, region(at)) : table.rules.knobs.champion_attack + graveyard_size(table));
}
// HAM-110.
template <class Rules>
constexpr int opponent_defense_bonus(const Table<Rules>& table, const Force& opponent) {
    return opponent.defense() + (is_region(*table.encounter.at) ? 0 : table.rules.knobs.champion_defense);
}

template <class Rules>
constexpr int attack_faces(const Table<Rules>& table) {
    const auto& dice = table.encounter.dice;
    return table.rules.attack_face(dice[Die::attack_1]) + table.rules.attack_face(dice[Die::attack_2]) +
           table.rules.attack_face(dice[Die::attack_3]);
}
template <class Rules>
constexpr int defense_faces(const Table<Rules>& table) {
    const auto& dice = table.encounter.dice;
    return table.rules.defense_face(dice[Die::defense_1]) + table.rules.defense_face(dice[Die::defense_2]);
}

// HAM-108, HAM-R83: all five dice, attack dice first.
template <class Game>
constexpr void roll_dice(Game game, Fighter attacker) {
    auto& encounter = game.table.encounter;
    encounter.dice = {{roll(game), roll(game), roll(game), roll(game), roll(game)}};
    encounter.rerolled = {};
    game.emit(DiceRolled{attacker, encounter.dice});
}

// The hero's combat turn, HAM-C24 (1) to (3): status damage, regeneration, and the choice of the player.

// HAM-C07: after status damage, for whoever is alive.
template <class Game>
constexpr void regenerate(Game game, Fighter fighter, int gained) {
    auto& table = game.table;
    const bool is_hero = fighter == Fighter::hero;
    if (gained <= 0) return;
    if (is_hero) reveal_equipped(game, [](const Passive& gear) { return gear.regenerate != 0; });
    const int most = is_hero ? hero_of(game).maximum : full_health(table, *table.encounter.at);
    const int before = health_of(game, fighter);
    if (before >= most) return;
    const int after = before + gained < most ? before + gained : most;
    game.emit(Regenerated{fighter, static_cast<std::uint8_t>(after - before)});
    set_health(game, fighter, after, HealthCause::regeneration);
}

// HAM-107, HAM-C24: status damage, Regenerate, then the player decides.
template <class Game>
constexpr void begin_combat_turn(Game game, const Force& hero) {
    auto& encounter = game.table.encounter;
    encounter.used_consumable = false;
    suffer(game, Fighter::hero);
    if (hero_of(game).health == 0) return defeat(game);
    regenerate(game, Fighter::hero, hero.regenerate());
    game.push(CombatTurn{active(game.table)});
}

// HAM-086, HAM-R32: instead of everything else, if nothing was used.
template <class Rules>
constexpr Verdict judge_combat_rearranging(const Table<Rules>& table, Seat seat) {
    if (table.encounter.used_consumable)
        return Verdict::refused("HAM-086: there is no time left after using a consumable");
    if (table.rules.knobs.one_combat_rearrangement_per_turn && table.turn.rearranged_in_combat)
        return Verdict::refused("HAM-R32: items are rearranged in combat once in a turn");
    return can_rearrange(table, seat) ? Verdict::legal() : Verdict::refused("HAM-R32: there is nothing to move");
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const CombatTurn& turn, F& f) {
    f(Attack{}), f(Flee{});
    list_if(f, Rearrange{}, judge_combat_rearranging(table, turn.seat));
    list_uses(table, turn.seat, Window::combat, f);
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const CombatTurn& turn, const Action& action) {
    if (holds_alternative<Attack>(action) || holds_alternative<Flee>(action)) return Verdict::legal();
    if (holds_alternative<Rearrange>(action)) return judge_combat_rearranging(table, turn.seat);
    if (const auto verdict = judge_uses(table, turn.seat, Window::combat, action)) return *verdict;
    return Verdict::refused("HAM-107: it is the hero's combat turn: attack, or flee");
}
template <class Game>
constexpr void answer(Game game, const CombatTurn&, const Action& action) {
    if (!holds_one_of<Attack, Flee, Rearrange>(action)) {
        answer_uses(game, Window::combat, action);
        // HAM-C17: what was used may have killed.
        if (game.table.encounter.health != 0) return;
        game.table.steps.clear();
        return victory(game);
    }
    game.pop();
    if (holds_alternative<Attack>(action)) return attack(game, opponent_force(game.table));
    if (holds_alternative<Flee>(action)) return flee(game, false);
    game.table.turn.rearranged_in_combat = true;
    game.push(MonsterTurn{});
    begin_rearranging(game);
}
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const CombatTurn& turn) {
    return asks_facing(table, turn.seat);
}

// The attack, HAM-C24 (4) to (11).

// HAM-C24 (4), HAM-R69: what counts in the roll is hidden no longer; what counts in a hit or a tie is, until then.
template <class Game>
constexpr void attack(Game game, const Force& opponent) {
    game.table.encounter.attacked = true;
    roll_dice(game, Fighter::hero);
    reveal_equipped(game, [](const Passive& gear) { return gear.attack != 0; });
    offer_reroll<Window::attack>(game, opponent);
}

// HAM-C18: what the holder of a source may roll again in this window; HAM-R86: each source once per roll.
template <class Rules>
constexpr Dice rerollable(const Table<Rules>& table, Seat seat, RerollSource from, Window window) {
    const Content& content = Rules::content;
    const auto& hero = table.heroes[seat];
    if (from == RerollSource::favor)
        return judge_favor(table, seat, window) ? dice_of(content.heroes[hero.card].favor.reroll) : Dice{};
    if (from < RerollSource::first_sigil) {
        const Slot slot = static_cast<Slot>(index_of(from) - index_of(RerollSource::first_slot));
        if (!judge_slot(table, seat, slot, window)) return {};
        return dice_of(content.items[card(hero.slots[slot])].use.reroll);
    }
    const Sigil sigil = static_cast<Sigil>(index_of(from) - index_of(RerollSource::first_sigil));
    const Sigils active = table.rules.knobs.sigils_need_slots ? equipped_sigils(hero) : hero.sigils;
    const Reroll reroll = content.sigils[sigil].reroll;
    if (!active.has(sigil) || table.encounter.rerolled.has(from) || !windows_of(reroll).has(window)) return {};
    return dice_of(reroll);
}

// Whether the hero has anything to roll dice again with; most have nothing.
template <class Rules>
constexpr bool can_reroll(const Table<Rules>& table, Seat seat, Window window) {
    const Content& content = Rules::content;
    const auto& hero = table.heroes[seat];
    const HeroCards favors = only_if(hero.favor_ready, content.favors[window]);
    if (!favors.has(hero.card) && (hero.items & content.consumables[window]).empty() &&
        (hero.sigils & content.rerollers[window]).empty())
        return false;
    bool any = false;
    for_each_enumerator<RerollSource>(
        [&](RerollSource from) { any = any || !rerollable(table, seat, from, window).empty(); });
    return any;
}

// HAM-D19: the roll counts at once if it cannot be changed.
template <Window window, class Game>
constexpr void offer_reroll(Game game, const Force& opponent) {
    if (can_reroll(game.table, active(game.table), window)) return game.push(ChooseReroll{active(game.table), window});
    resolve_attack<window>(game, opponent);
}

// Calls f with every non-empty subset of some dice.
template <class F>
constexpr void for_each_subset(Dice dice, F&& f) {
    for (std::uint64_t bits = dice.bits(); bits != 0; bits = (bits - 1) & dice.bits()) f(Dice::from_bits(bits));
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseReroll& choice, F& f) {
    f(KeepRoll{});
    for_each_enumerator<RerollSource>([&](RerollSource from) {
        for_each_subset(rerollable(table, choice.seat, from, choice.window), [&](Dice dice) {
            f(RerollDice{from, dice});
        });
    });
}
// Why a source gives no re-roll now.
template <class Rules>
constexpr Verdict refused_reroll(const Table<Rules>& table, Seat seat, RerollSource source) {
    if (table.encounter.rerolled.has(source)) return Verdict::refused("HAM-R86: that was used for this roll already");
    if (source == RerollSource::favor && !table.heroes[seat].favor_ready)
        return Verdict::refused("HAM-178: the Favor must be recharged first");
    return Verdict::refused("HAM-C18: that re-roll is not to be had for this roll");
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseReroll& choice, const Action& action) {
    if (holds_alternative<KeepRoll>(action)) return Verdict::legal();
    const auto* reroll = get_if<RerollDice>(&action);
    if (reroll == nullptr) return Verdict::refused("HAM-C18: the dice have fallen: roll some again, or keep them");
    if (reroll->source > RerollSource::last) return Verdict::refused("HAM-C18: there is no such re-roll");
    const Dice allowed = rerollable(table, choice.seat, reroll->source, choice.window);
    if (allowed.empty()) return refused_reroll(table, choice.seat, reroll->source);
    if (reroll->dice.empty() || !(reroll->dice - allowed).empty())
        return Verdict::refused("HAM-C18: that re-roll is for other dice");
    return Verdict::legal();
}

// What gives a re-roll is used by it: the Favor, a consumable, or a Sigil, which stays.
template <class Game>
constexpr void use_reroll(Game game, RerollSource from, Window window) {
    if (from == RerollSource::favor) return use_favor(game, window);
    if (from < RerollSource::first_sigil)
        return use_consumable(game, static_cast<Slot>(index_of(from) - index_of(RerollSource::first_slot)), window);
    const auto sigil = static_cast<Sigil>(index_of(from) - index_of(RerollSource::first_sigil));
    game.emit(SigilUsed{active(game.table), sigil});
}

// HAM-K05: the dice fall in their order, and the new faces stand.
template <class Game>
constexpr void answer(Game game, const ChooseReroll& choice, const Action& action) {
    auto& encounter = game.table.encounter;
    const auto [seat, window] = choice;
    game.pop();
    const auto* reroll = get_if<RerollDice>(&action);
    const bool attacking = window == Window::attack;
    const Force opponent = opponent_force(game.table);
    if (reroll == nullptr)
        return attacking ? resolve_attack<Window::attack>(game, opponent)
                         : resolve_attack<Window::defense>(game, opponent);
    const RerollSource from = reroll->source;
    use_reroll(game, from, window);
    encounter.rerolled.insert(from);
    reroll->dice.for_each([&](Die die) { encounter.dice[die] = roll(game); });
    game.emit(DiceRerolled{seat, from, reroll->dice, encounter.dice});
    return attacking ? offer_reroll<Window::attack>(game, opponent) : offer_reroll<Window::defense>(game, opponent);
}
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const ChooseReroll& choice) {
    if (const Verdict verdict = asks_facing(table, choice.seat); !verdict) return verdict;
    for (const std::uint8_t face : table.encounter.dice)
        if (face == 0) return Verdict::refused("HAM-108: the dice of this attack have not been rolled");
    if (choice.window != Window::attack && choice.window != Window::defense)
        return Verdict::refused("HAM-C18: dice are rolled again after an attack roll, own or opposing");
    return can_reroll(table, choice.seat, choice.window)
               ? Verdict::legal()
               : Verdict::refused("HAM-C18: the hero has nothing to roll these dice again with");
}

// What an attack came to.
struct Blow {
    bool hit = false;
    int damage = 0;
};

// HAM-111 to HAM-113, HAM-119, HAM-R70: the difference if it is positive, or what a tie does.
template <Fighter attacker, class Game>
constexpr Blow compare(Game game, const Force& force, int attack, int defense) {
    const auto& rules = game.table.rules;
    const bool hit = rules.hits(attack, defense);
    const int difference = hit ? rules.damage(attack, defense) : 0;
    const int damage = difference < 0 ? 0 : difference > 255 ? 255 : difference;
    game.emit(AttackResolved{attacker, static_cast<std::int16_t>(attack), static_cast<std::int16_t>(defense),
                             static_cast<std::uint8_t>(damage), !hit});
    const Fighter defender = attacker == Fighter::hero ? Fighter::opponent : Fighter::hero;
    lose_health(game, defender, damage, HealthCause::attack);
    if (!hit && force.tie_strike() != 0) {
        if (attacker == Fighter::hero) reveal_equipped(game, [](const Passive& gear) { return gear.tie_strike != 0; });
        lose_health(game, defender, force.tie_strike(), HealthCause::tie_strike);
    }
    return {hit, damage};
}

// HAM-C08.
template <class Game>
constexpr void prick(Game game, Fighter attacker, int thorns) {
    if (thorns <= 0) return;
    game.emit(ThornsDealt{attacker, static_cast<std::uint8_t>(thorns)});
    lose_health(game, attacker, thorns, HealthCause::thorns);
}

// HAM-C24 (6) to (11).
template <class Game>
constexpr void resolve_hero_attack(Game game, const Force& opponent) {
    auto& table = game.table;
    const Force hero = hero_force(table);
    const Blow blow = compare<Fighter::hero>(game, hero, attack_faces(table) + hero_attack_bonus(table, hero),
                                             defense_faces(table) + opponent_defense_bonus(table, opponent));
    const StatusEffects inflicted = only_if(blow.hit, hero.inflicts());
    end_effects(game, Duration::attack);
    if (table.encounter.health == 0) return victory(game);
    reveal_equipped(game, [&](const Passive& gear) { return blow.hit && !gear.inflicts.empty(); });
    inflict(game, Fighter::opponent, inflicted);
    prick(game, Fighter::hero, opponent.thorns() * int{blow.hit});
    if (hero_of(game).health == 0) return defeat(game);
    if (table.encounter.extra_attacks == 0) return monster_turn(game, opponent);
    --table.encounter.extra_attacks;
    attack(game, opponent);
}

// The opponent's combat turn, HAM-C25.

// HAM-115, HAM-116, HAM-C25 (1) to (3).
template <class Game>
constexpr void monster_turn(Game game, const Force& opponent) {
    auto& encounter = game.table.encounter;
    end_effects(game, Duration::combat_turn);
    encounter.extra_attacks = 0;
    suffer(game, Fighter::opponent);
    if (encounter.health == 0) return victory(game);
    regenerate(game, Fighter::opponent, opponent.regenerate());
    roll_dice(game, Fighter::opponent);
    reveal_equipped(game, [](const Passive& gear) { return gear.defense != 0; });
    offer_reroll<Window::defense>(game, opponent);
}

template <class Game>
constexpr void run(Game game, const MonsterTurn&) {
    game.pop();
    monster_turn(game, opponent_force(game.table));
}
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const MonsterTurn&) {
    return asks_facing(table, table.turn.active);
}

// HAM-C25 (5) to (9).
template <class Game>
constexpr void resolve_monster_attack(Game game, const Force& opponent) {
    auto& table = game.table;
    const Force hero = hero_force(table);
    const Blow blow =
        compare<Fighter::opponent>(game, opponent, attack_faces(table) + opponent_attack_bonus(table, opponent),
                                   defense_faces(table) + hero.defense());
    if (hero_of(game).health == 0) return defeat(game);
    inflict(game, Fighter::hero, only_if(blow.hit, opponent.inflicts()));
    reveal_equipped(game, [&](const Passive& gear) { return blow.hit && gear.thorns != 0; });
    prick(game, Fighter::opponent, hero.thorns() * int{blow.hit});
    if (table.encounter.health == 0) return victory(game);
    begin_combat_turn(game, hero);
}

template <Window window, class Game>
constexpr void resolve_attack(Game game, const Force& opponent) {
    if constexpr (window == Window::attack)
        resolve_hero_attack(game, opponent);
    else
        resolve_monster_attack(game, opponent);
}

}  // namespace heroes::hamlet::detail
