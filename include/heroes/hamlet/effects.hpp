#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/enum_set.hpp>
#include <heroes/hamlet/passive.hpp>
#include <heroes/hamlet/pieces.hpp>

namespace heroes::hamlet {

// When something can be used, always on the player's own turn, HAM-C23.
enum class Window : std::uint8_t {
    hamlet,      // H: the Hamlet phase
    wilderness,  // T: the Wilderness phase outside an encounter
    stand_off,   // S: the opponent is face up, fight or retreat not yet chosen
    combat,      // C: the hero's combat turn, before attack or flight
    attack,      // A: the hero's attack is rolled, not yet compared
    defense,     // D: an opponent's attack is rolled, not yet compared
    last = defense
};

using Windows = EnumSet<Window>;

constexpr EnumNames<Window> names_of(Window) {
    return {"hamlet", "wilderness", "stand-off", "combat", "attack", "defense"};
}

inline constexpr Windows any_quiet_moment{Window::hamlet, Window::wilderness, Window::stand_off, Window::combat};

// How long a use is in force, HAM-092.
enum class Duration : std::uint8_t { instant, attack, combat_turn, encounter, turn, last = turn };

constexpr EnumNames<Duration> names_of(Duration) { return {"instant", "attack", "combat turn", "encounter", "turn"}; }

// Which dice of the roll just made can be rolled again, seen from the hero, HAM-C18.
enum class Reroll : std::uint8_t { no_dice, own_attack, foe_defense, own_defense, foe_attack, last = foe_attack };

constexpr EnumNames<Reroll> names_of(Reroll) {
    return {"no dice", "own attack", "foe defense", "own defense", "foe attack"};
}

constexpr Dice dice_of(Reroll which) {
    constexpr EnumArray<Reroll, Dice> dice{{Dice{}, attack_dice, defense_dice, defense_dice, attack_dice}};
    return dice[which];
}
constexpr Windows windows_of(Reroll which) {
    if (which == Reroll::no_dice) return {};
    return which == Reroll::own_attack || which == Reroll::foe_defense ? Windows{Window::attack}
                                                                       : Windows{Window::defense};
}

// Which face-down cards a player may look at, HAM-C19.
enum class Peek : std::uint8_t { no_cards, champion, monsters, rival, last = rival };

constexpr EnumNames<Peek> names_of(Peek) { return {"no cards", "champion", "monsters", "rival"}; }

inline constexpr std::size_t most_peeked = 3;  // of the monster deck

// What using a consumable or a Favor does, once. Cards write it as a sum of the kinds below: heal(5) + cure(all).
struct Active {
    std::uint8_t heal = 0;           // HAM-C11
    std::uint8_t extra_attacks = 0;  // HAM-C16
    std::uint8_t strike = 0;         // HAM-C17, health the opponent loses
    std::uint8_t discount = 0;       // HAM-C21, gold off this turn's Shop action
    StatusEffects cures{};           // HAM-C12
    Reroll reroll{};                 // HAM-C18
    Peek peek{};                     // HAM-C19
    bool sure_escape = false;        // HAM-C20
    Duration lasts{};
    Windows windows = Windows::all();
    Passive buff{};  // HAM-C13, HAM-C14, HAM-C15, HAM-C22: in force for as long as it lasts

    // A use that does several things fits only where all of them fit, and runs until the last of them is over.
    constexpr Active& operator+=(const Active& other) {
        heal = static_cast<std::uint8_t>(heal + other.heal);
        extra_attacks = static_cast<std::uint8_t>(extra_attacks + other.extra_attacks);
        strike = static_cast<std::uint8_t>(strike + other.strike);
        discount = static_cast<std::uint8_t>(discount + other.discount);
        cures = cures | other.cures;
        if (other.reroll != Reroll::no_dice) reroll = other.reroll;
        if (other.peek != Peek::no_cards) peek = other.peek;
        sure_escape = sure_escape || other.sure_escape;
        if (lasts < other.lasts) lasts = other.lasts;
        windows = windows & other.windows;
        buff += other.buff;
        return *this;
    }
    friend constexpr Active operator+(Active a, const Active& b) { return a += b; }

    // A card may narrow the windows of its kind, never widen them.
    constexpr Active only(Windows narrower) const {
        Active same = *this;
        same.windows = windows & narrower;
        return same;
    }

    static constexpr Members members{"heal", "extra_attacks", "strike", "discount", "cures", "reroll",
                                     "peek", "sure_escape",   "lasts",  "windows",  "buff"};
    bool operator==(const Active&) const = default;
};

namespace detail {

constexpr Windows windows_of_buff(Duration duration) {
    if (duration == Duration::turn) return {Window::wilderness, Window::stand_off, Window::combat};
    return {Window::combat};
}

constexpr Active buff(const Passive& passive, Duration duration) {
    return {.lasts = duration, .windows = windows_of_buff(duration), .buff = passive};
}

}  // namespace detail

constexpr Active heal(int n) { return {.heal = static_cast<std::uint8_t>(n), .windows = any_quiet_moment}; }
constexpr Active cure(StatusEffect status_effect) { return {.cures = {status_effect}, .windows = any_quiet_moment}; }
constexpr Active cure(StatusEffects status_effects) { return {.cures = status_effects, .windows = any_quiet_moment}; }
constexpr Active buff_attack(int n, Duration duration) { return detail::buff(attack_mod(n), duration); }
constexpr Active buff_defense(int n, Duration duration) { return detail::buff(defense_mod(n), duration); }
constexpr Active coat(StatusEffect status_effect) {
    return detail::buff(inflict_on_hit(status_effect), Duration::encounter);
}
constexpr Active tie_strike_buff(int n) { return detail::buff(tie_strike(n), Duration::encounter); }
constexpr Active extra_attack() {
    return {.extra_attacks = 1, .lasts = Duration::combat_turn, .windows = {Window::combat}};
}
constexpr Active strike(int n) { return {.strike = static_cast<std::uint8_t>(n), .windows = {Window::combat}}; }
constexpr Active reroll(Reroll which) { return {.reroll = which, .windows = windows_of(which)}; }
constexpr Active peek(Peek what) { return {.peek = what, .windows = any_quiet_moment}; }
constexpr Active sure_escape() {
    return {.sure_escape = true, .lasts = Duration::encounter, .windows = {Window::stand_off, Window::combat}};
}
constexpr Active discount(int n) {
    return {.discount = static_cast<std::uint8_t>(n), .lasts = Duration::turn, .windows = {Window::hamlet}};
}

// What a decree changes: some of it for as long as the decree is active, some once, when it is drawn, HAM-C50.
struct Ordinance {
    Passive heroes{};               // HAM-C51, HAM-C52, HAM-C55, HAM-C59
    Passive monsters{};             // HAM-C53, HAM-C54, HAM-C55; the Champion's too
    std::int8_t home_bonus = 0;     // HAM-C56, to the home bonus, which is never below zero
    std::int8_t heal_action = 0;    // HAM-C57, to the health that the Heal action regains
    std::int8_t prices = 0;         // HAM-C58, to every price in the shop
    std::int8_t health_once = 0;    // HAM-C60, to the health of every hero in play, when it is drawn
    bool recall_artifacts = false;  // HAM-C62, when it is drawn

    constexpr Ordinance& operator+=(const Ordinance& other) {
        heroes += other.heroes;
        monsters += other.monsters;
        home_bonus = static_cast<std::int8_t>(home_bonus + other.home_bonus);
        heal_action = static_cast<std::int8_t>(heal_action + other.heal_action);
        prices = static_cast<std::int8_t>(prices + other.prices);
        health_once = static_cast<std::int8_t>(health_once + other.health_once);
        recall_artifacts = recall_artifacts || other.recall_artifacts;
        return *this;
    }
    friend constexpr Ordinance operator+(Ordinance a, const Ordinance& b) { return a += b; }

    static constexpr Members members{"heroes", "monsters",    "home_bonus",      "heal_action",
                                     "prices", "health_once", "recall_artifacts"};
    bool operator==(const Ordinance&) const = default;
};

constexpr Ordinance hero_attack(int n) { return {.heroes = attack_mod(n)}; }
constexpr Ordinance hero_defense(int n) { return {.heroes = defense_mod(n)}; }
constexpr Ordinance monster_attack(int n) { return {.monsters = attack_mod(n)}; }
constexpr Ordinance monster_defense(int n) { return {.monsters = defense_mod(n)}; }
constexpr Ordinance home_bonus(int n) { return {.home_bonus = static_cast<std::int8_t>(n)}; }
constexpr Ordinance heal_action(int n) { return {.heal_action = static_cast<std::int8_t>(n)}; }
constexpr Ordinance shop_prices(int n) { return {.prices = static_cast<std::int8_t>(n)}; }
constexpr Ordinance painless_fatigue() { return {.heroes = fatigue_ward()}; }
constexpr Ordinance heal_every_hero(int n) { return {.health_once = static_cast<std::int8_t>(n)}; }
constexpr Ordinance recall_artifacts() { return {.recall_artifacts = true}; }

}  // namespace heroes::hamlet
