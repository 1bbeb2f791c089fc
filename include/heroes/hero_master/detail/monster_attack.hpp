#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/hero_master/detail/timings.hpp>

// Rulebook, "Monster Attacks" and "Ambushers": steps 8 to 10 of HMA-R58, for an attack and for a parting attack.
namespace heroes::hero_master::detail {

constexpr WoundCause cause_of(const Attack& attack, Source source) {
    if (source == Source::ambusher) return WoundCause::ambusher;
    return attack.marks.has(Mark::parting) ? WoundCause::parting : WoundCause::monster;
}

template <class Game>
constexpr void monster_wounds(Game game, Seat seat, int wounds, Source source) {
    auto& table = game.table;
    suffer(game, seat, wounds, cause_of(table.attack, source));
    if (is_beaten(table, seat) && source == Source::ambusher) table.attack.marks.insert(Mark::ambusher_killed);
}

// HMA-R103: by a house rule the passive text of the Ambusher counts in its own attack, and in no other.
template <class Rules>
constexpr int in_own_attack(const Table<Rules>& table, Source source, Kind kind) {
    if (!table.rules.knobs.ambusher_modifies_own_attack_only || source != Source::ambusher) return 0;
    const Effects& effects = Rules::content.monsters[table.ambusher->card].effects;
    int sum = 0;
    for (std::uint8_t i = 0; i != effects.size(); ++i)
        if (effects[i].when == Timing::passive && effects[i].kind == kind &&
            condition_holds(table, table.attack.seat, {source, i, {}}, effects[i]))
            sum += effects[i].n;
    return sum;
}
// HMA-113, HMA-R62: the black die against the armour as it was at the roll.
template <class Game>
constexpr bool monster_hits(Game game, MonsterCard monster, Source source, std::uint8_t black) {
    auto& table = game.table;
    const Attack& attack = table.attack;
    const std::int8_t armour = small_number(higher(attack.armour + in_own_attack(table, source, Kind::armour), 1));
    const bool always = black == die_faces && game.knobs().natural_20_hits;
    const bool hits = always || table.rules.hits(black, armour);
    game.emit(MonsterAttacked{attack.seat, monster, source, black, armour, hits});
    return hits;
}
// HMA-114, HMA-146: Ferocity, doubled by a natural 20.
template <class Game>
constexpr void strike_hero(Game game, Source source, int ferocity, std::uint8_t black) {
    const Seat seat = game.table.attack.seat;
    if (black == die_faces) game.emit(CriticalHit{seat, Side::monster});
    monster_wounds(game, seat, black == die_faces ? 2 * ferocity : ferocity, source);
}
// HMA-115: the on-hit effects of this monster.
template <class Game>
constexpr void on_hit_effects(Game game, Source source) {
    const Seat seat = game.table.attack.seat;
    const Effects* effects = effects_of(game.table, seat, {source, 0, {}});
    if (effects != nullptr && effects->has(Timing::monster_hits) && !is_beaten(game.table, seat))
        game.push(CarryOut{seat, Timing::monster_hits, {source, 0, {}}});
}

// HMA-K05: what the Location adds to the Ferocity of a monster that is not the encountered one.
template <class Rules>
constexpr int ambusher_ferocity(const Table<Rules>& table) {
    int ferocity = Rules::content.monsters[table.ambusher->card].ferocity;
    ferocity += in_own_attack(table, Source::ambusher, Kind::ferocity);
    if (table.location)
        for (const Effect& effect : Rules::content.locations[*table.location].effects)
            if (effect.when == Timing::lasting && effect.kind == Kind::ferocity &&
                condition_holds(table, table.attack.seat, {Source::location, 0, {}}, effect))
                ferocity += effect.n;
    return higher(ferocity, 0);
}

// HMA-K40, HMA-R73: further rolls against the same armour, one wound each, until a miss or a defeat.
template <class Game>
constexpr void maul(Game game, Seat seat, Source source, int rolls) {
    auto& table = game.table;
    const MonsterCard monster = source == Source::ambusher ? table.ambusher->card : table.attack.monster;
    const Knobs& knobs = game.knobs();
    const int wounds = !knobs.maul_deals_ferocity   ? 1
                       : source == Source::ambusher ? ambusher_ferocity(table)
                                                    : int{table.attack.ferocity};
    // Without wounds unlimited rolls would have no end.
    const bool unlimited = knobs.maul_is_unlimited && wounds > 0;
    for (; (rolls > 0 || unlimited) && !is_beaten(table, seat); --rolls) {
        const std::uint8_t black = roll(game);
        game.emit(MonsterRolled{seat, monster, black});
        if (!monster_hits(game, monster, source, black)) return;
        monster_wounds(game, seat, wounds, source);
    }
}

// HMA-R102: a T6 that ignores the attack is asked for as soon as the hit is scored.
template <class Rules>
constexpr Sources ignoring_sources(const Table<Rules>& table) {
    Sources ignoring{};
    sources_with(table, Timing::monster_hits).for_each([&](Source source) {
        const Effects& effects = *effects_of(table, table.attack.seat, {source, 0, {}});
        for (const Effect& effect : effects)
            if (effect.when == Timing::monster_hits && effect.kind == Kind::ignore_attack) ignoring.insert(source);
    });
    return ignoring;
}
template <class Game>
constexpr void offer_to_ignore(Game game, Source source) {
    auto& table = game.table;
    const Seat you = speaker(table, source);
    const Effects* effects = effects_of(table, you, {source, 0, {}});
    table.attack.waiting.erase(source);
    if (effects == nullptr) return;
    for (std::uint8_t i = 0; i != effects->size(); ++i) {
        const Effect& effect = (*effects)[i];
        const Origin origin{source, i, {}};
        if (effect.when == Timing::monster_hits && effect.kind == Kind::ignore_attack &&
            condition_holds(table, you, origin, effect))
            return consider(game, you, table.attack.seat, origin, effect);
    }
}

// Step 8: the monster's roll, HMA-112, HMA-152, HMA-K38.
template <class Game>
constexpr void compare_with_armour(Game game) {
    auto& table = game.table;
    Attack& attack = table.attack;
    if (attack.black == 0) return;
    // HMA-159, HMA-R58: by a house rule who has fallen by T7 is still there, but is not hit any more.
    if (game.knobs().monster_hits_before_reward && is_beaten(table, attack.seat)) return;
    if (attack.marks.has(Mark::ignored)) {
        game.emit(AttackIgnored{attack.seat, attack.monster});
        return;
    }
    if (!monster_hits(game, attack.monster, Source::monster, attack.black)) return;
    attack.marks.insert(Mark::monster_hit);
    attack.waiting = ignoring_sources(table);
}
template <class Rules>
constexpr bool has_hit(const Table<Rules>& table) {
    const Marks marks = table.attack.marks;
    return marks.has(Mark::monster_hit) && !marks.has(Mark::ignored);
}
// Each card that can is asked, until one has done it.
template <class Game>
constexpr void ignore_or_not(Game game) {
    Attack& attack = game.table.attack;
    const std::size_t depth = game.table.steps.size();
    while (!attack.waiting.empty() && !attack.marks.has(Mark::ignored)) {
        offer_to_ignore(game, attack.waiting.front());
        if (game.table.steps.size() != depth) return;
    }
    attack.waiting = Sources{};
    if (attack.marks.has(Mark::monster_hit) && attack.marks.has(Mark::ignored))
        game.emit(AttackIgnored{attack.seat, attack.monster});
}
template <class Game>
constexpr void deal_wounds(Game game) {
    const Attack& attack = game.table.attack;
    if (!has_hit(game.table)) return;
    strike_hero(game, Source::monster, attack.ferocity, attack.black);
    on_hit_effects(game, Source::monster);
}
template <class Game>
constexpr void react(Game game) {
    const auto& table = game.table;
    if (has_hit(table) && !is_beaten(table, table.attack.seat)) carry_out_all(game, Timing::monster_hits);
}

// Step 9, HMA-117, HMA-118, HMA-R32.
template <class Game>
constexpr void ambush(Game game) {
    auto& table = game.table;
    Attack& attack = table.attack;
    const bool joins = !attack.marks.has(Mark::parting) || game.knobs().ambusher_joins_parting_attack;
    const bool is_other = !attack.marks.has(Mark::parting) || parting_attacker(table) != Place::ambusher;
    if (!joins || !is_other || !table.ambusher || !has_hit(table) || is_beaten(table, attack.seat)) return;
    const MonsterCard ambusher = table.ambusher->card;
    const std::uint8_t black = roll(game);
    game.emit(MonsterRolled{attack.seat, ambusher, black});
    if (!monster_hits(game, ambusher, Source::ambusher, black)) return;
    attack.marks.insert(Mark::ambusher_hit);
    strike_hero(game, Source::ambusher, ambusher_ferocity(table), black);
    on_hit_effects(game, Source::ambusher);
}

// HMA-R75: by a house rule T6 of the hero's cards reacts to the Ambusher, too.
template <class Game>
constexpr void react_to_ambusher(Game game) {
    const auto& table = game.table;
    const bool reacts = game.knobs().heroes_react_to_ambusher && table.attack.marks.has(Mark::ambusher_hit);
    if (reacts && !is_beaten(table, table.attack.seat)) carry_out_all(game, Timing::monster_hits);
}

// Step 10, HMA-116, HMA-154: who has fallen by a monster.
template <class Game>
constexpr void penalise(Game game) {
    auto& table = game.table;
    const Seat attacker = table.attack.seat;
    const bool by_ambusher = table.attack.marks.has(Mark::ambusher_killed);
    if (is_beaten(table, attacker))
        defeat(game, attacker, by_ambusher ? WoundCause::ambusher : cause_of(table.attack, Source::monster));
}
// HMA-R105: by a house rule all others who fell by an effect come after that, also if the attacker is out already.
template <class Game>
constexpr void penalise_others(Game game) {
    if (!game.knobs().defeat_waits_for_attack) return;
    for_each_seat(game.table.options, [&](Seat seat) {
        if (is_beaten(game.table, seat)) defeat(game, seat, WoundCause::effect);
    });
}

}  // namespace heroes::hero_master::detail
