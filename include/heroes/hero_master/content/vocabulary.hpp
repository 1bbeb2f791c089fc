#pragma once

#include <cstdint>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/enum_set.hpp>
#include <heroes/hero_master/effects.hpp>
#include <heroes/hero_master/pieces.hpp>

// The closed vocabulary of the cards: which effects can stand where. Any other would count wrong, never work, or break
// the game.
namespace heroes::hero_master::detail {

// What an effect stands on.
enum class Bearer : std::uint8_t { hero, attack, bungle, weapon, armour, monster, location, fail, last = fail };

using Timings = EnumSet<Timing>;
using Kinds = EnumSet<Kind>;

inline constexpr Timings when_played{Timing::played_by_leader, Timing::played};
inline constexpr Timings before_an_encounter{Timing::leader, Timing::party};
inline constexpr Timings while_resolving{Timing::critical_fail, Timing::about_to_resolve, Timing::passive,
                                         Timing::monster_hits, Timing::monster_defeated};

// Which timings each of them has. Of a Hero card nothing is passive but a hand size.
inline constexpr EnumArray<Bearer, Timings> timings_of{{
    Timings{Timing::phase_one, Timing::applied, Timing::passive},
    while_resolving | when_played | Timings{Timing::laid},
    while_resolving | when_played,
    while_resolving,
    while_resolving,
    Timings{Timing::passive, Timing::monster_hits},
    before_an_encounter | Timings{Timing::lasting},
    Timings{Timing::drawn},
}};

// Kinds that are looked for on some of them only, and which those are.
inline constexpr Kinds not_on_all_cards{Kind::no_weapons,  Kind::convert,  Kind::ignore_bungle,  Kind::hand_size,
                                        Kind::last_attack, Kind::displace, Kind::return_to_hand, Kind::place_token,
                                        Kind::maul,        Kind::ambusher};
inline constexpr EnumArray<Bearer, Kinds> own_kinds_of{{
    Kinds{Kind::convert, Kind::ignore_bungle, Kind::hand_size},
    Kinds{Kind::no_weapons, Kind::last_attack, Kind::displace, Kind::return_to_hand, Kind::place_token},
    Kinds{Kind::no_weapons, Kind::place_token},
    Kinds{},
    Kinds{Kind::hand_size},
    Kinds{Kind::maul, Kind::ambusher},
    Kinds{},
    Kinds{},
}};

// Which kinds may stand at which timing.
constexpr bool is_passive(Kind kind) { return kind <= Kind::hand_size || kind == Kind::ambusher; }
constexpr bool is_of_laid_attacks(Kind kind) {
    return kind == Kind::last_attack || kind == Kind::displace || kind == Kind::return_to_hand;
}
constexpr bool changes_the_board(Kind kind) {
    return kind == Kind::swap || kind == Kind::replace || kind == Kind::recall_attack || kind == Kind::drop_attack ||
           kind == Kind::place_token;
}
constexpr bool fits_timing(const Effect& effect) {
    const bool at_once = !is_passive(effect.kind) && !is_of_laid_attacks(effect.kind);
    switch (effect.when) {
        case Timing::passive:
        case Timing::applied:
        case Timing::lasting: return is_passive(effect.kind);
        case Timing::laid: return is_of_laid_attacks(effect.kind);
        case Timing::played_by_leader:
        case Timing::played:
        case Timing::phase_one: return at_once && effect.kind != Kind::ignore_attack;
        case Timing::leader:
        case Timing::party: return at_once && effect.kind != Kind::ignore_attack && !changes_the_board(effect.kind);
        case Timing::critical_fail:
        case Timing::about_to_resolve:
        case Timing::monster_hits:
        case Timing::monster_defeated:
        case Timing::drawn: return at_once && !changes_the_board(effect.kind);
    }
    return false;
}
constexpr bool fits_bearer(const Effect& effect, Bearer bearer) {
    if (!timings_of[bearer].has(effect.when)) return false;
    if (bearer == Bearer::hero && effect.when == Timing::passive && effect.kind != Kind::hand_size) return false;
    // HMA-K38: heroes' cards ignore a monster's attack, it does not do so itself.
    if (bearer == Bearer::monster && effect.kind == Kind::ignore_attack) return false;
    // What exhausts the card stands on one that is there for longer than an attack, and is not exhausted by it anyway.
    if (effect.exhausts && bearer != Bearer::armour) return false;
    return !not_on_all_cards.has(effect.kind) || own_kinds_of[bearer].has(effect.kind);
}

// HMA-W01 to HMA-W05: a bungle has an attacker and a bungler; before an Encounter nobody is present, repeated rolls are
// made against the hero who was hit, and nobody steals from themselves.
constexpr bool means_somebody(const Effect& effect, Bearer bearer) {
    const bool steals = effect.kind == Kind::steal || effect.kind == Kind::steal_treasure;
    switch (effect.whom) {
        case Whom::you: return !steals;
        case Whom::attacker: return bearer == Bearer::bungle;
        case Whom::bungler: return bearer == Bearer::bungle && !steals;
        case Whom::other:
        case Whom::present: return bearer != Bearer::location && effect.kind != Kind::maul;
    }
    return false;
}

// HMA-Q01 to HMA-Q09: whether the condition can be looked at when the effect comes. There is none on what a card forbids
// or allows, and strengths are known only when they are added up.
constexpr bool can_be_asked(const Effect& effect, Bearer bearer) {
    const bool counts_always =
        not_on_all_cards.has(effect.kind) && effect.kind != Kind::place_token && effect.kind != Kind::maul;
    const bool in_attack =
        !when_played.has(effect.when) && !before_an_encounter.has(effect.when) && effect.when != Timing::phase_one;
    switch (effect.condition) {
        case Condition::always: return true;
        case Condition::leader:
        case Condition::not_leader:
        case Condition::discipline: return !counts_always;
        case Condition::foe: return !counts_always && !before_an_encounter.has(effect.when);
        case Condition::weapon:
        case Condition::attack: return !counts_always && in_attack;
        case Condition::this_weapon: return bearer == Bearer::weapon;
        case Condition::strength: return in_attack && !is_passive(effect.kind);
    }
    return false;
}

}  // namespace heroes::hero_master::detail
