#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/enum_set.hpp>
#include <heroes/hamlet/pieces.hpp>

namespace heroes::hamlet {

// What is in force as long as its source is: gear or artifact equipped, mutation placed, monster standing, Sigil held,
// decree active, consumable running. Cards write it as a sum of the kinds below: attack_mod(1) + immune(Ailment::burn).
struct Passive {
    std::int8_t attack = 0;       // HAM-C01, to the attack value
    std::int8_t defence = 0;      // HAM-C02, to the defence value
    std::int8_t health = 0;       // HAM-C03, to the maximum of a monster
    std::int8_t regenerate = 0;   // HAM-C07, health regained at the start of the owner's combat turn
    std::int8_t thorns = 0;       // HAM-C08, health the attacker loses for a hit
    std::int8_t escape = 0;       // HAM-C09, to the escape roll
    std::uint8_t tie_strike = 0;  // HAM-C06, health the defender loses to a tie
    Ailments inflicts{};          // HAM-C04, by a hit
    Ailments immune{};            // HAM-C05
    bool fatigue_ward = false;    // HAM-C10, Fatigue costs no health

    // Everything adds up, except that of several TieStrikes the highest counts, and that a status is there or not.
    constexpr Passive& operator+=(const Passive& other) {
        attack = static_cast<std::int8_t>(attack + other.attack);
        defence = static_cast<std::int8_t>(defence + other.defence);
        health = static_cast<std::int8_t>(health + other.health);
        regenerate = static_cast<std::int8_t>(regenerate + other.regenerate);
        thorns = static_cast<std::int8_t>(thorns + other.thorns);
        escape = static_cast<std::int8_t>(escape + other.escape);
        tie_strike = tie_strike < other.tie_strike ? other.tie_strike : tie_strike;
        inflicts = inflicts | other.inflicts;
        immune = immune | other.immune;
        fatigue_ward = fatigue_ward || other.fatigue_ward;
        return *this;
    }
    friend constexpr Passive operator+(Passive a, const Passive& b) { return a += b; }

    bool operator==(const Passive&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("attack", self.attack), f("defence", self.defence), f("health", self.health);
        f("regenerate", self.regenerate), f("thorns", self.thorns), f("escape", self.escape);
        f("tie_strike", self.tie_strike), f("inflicts", self.inflicts), f("immune", self.immune);
        f("fatigue_ward", self.fatigue_ward);
    }
};

inline constexpr Ailments every_ailment = Ailments::all();

constexpr Passive attack_mod(int n) { return {.attack = static_cast<std::int8_t>(n)}; }
constexpr Passive defence_mod(int n) { return {.defence = static_cast<std::int8_t>(n)}; }
constexpr Passive health_mod(int n) { return {.health = static_cast<std::int8_t>(n)}; }
constexpr Passive inflict_on_hit(Ailment ailment) { return {.inflicts = {ailment}}; }
constexpr Passive immune(Ailment ailment) { return {.immune = {ailment}}; }
constexpr Passive immune(Ailments ailments) { return {.immune = ailments}; }
constexpr Passive tie_strike(int n) { return {.tie_strike = static_cast<std::uint8_t>(n)}; }
constexpr Passive regenerate(int n) { return {.regenerate = static_cast<std::int8_t>(n)}; }
constexpr Passive thorns(int n) { return {.thorns = static_cast<std::int8_t>(n)}; }
constexpr Passive escape_mod(int n) { return {.escape = static_cast<std::int8_t>(n)}; }
constexpr Passive fatigue_ward() { return {.fatigue_ward = true}; }

// When something can be used, always on the player's own turn, HAM-C23.
enum class Window : std::uint8_t {
    hamlet,      // H: the Hamlet phase
    wilderness,  // T: the Wilderness phase outside an encounter
    stand_off,   // S: the opponent is face up, fight or retreat not yet chosen
    combat,      // C: the hero's combat turn, before attack or flight
    attack,      // A: an own attack is rolled, not yet compared
    defence,     // D: an opponent's attack is rolled, not yet compared
    last = defence
};

using Windows = EnumSet<Window>;

constexpr std::string_view name_of(Window window) {
    constexpr std::array<const char*, enum_count<Window>> names{"hamlet", "wilderness", "stand-off",
                                                                "combat", "attack",     "defence"};
    return index_of(window) < names.size() ? names[index_of(window)] : "no window";
}

inline constexpr Windows any_quiet_moment{Window::hamlet, Window::wilderness, Window::stand_off, Window::combat};

// How long a use is in force, HAM-092.
enum class Duration : std::uint8_t { instant, attack, combat_turn, encounter, turn, last = turn };

constexpr std::string_view name_of(Duration duration) {
    constexpr std::array<const char*, enum_count<Duration>> names{"instant", "attack", "combat turn", "encounter",
                                                                  "turn"};
    return index_of(duration) < names.size() ? names[index_of(duration)] : "no duration";
}

// Which dice of the roll just made can be rolled again, seen from the hero, HAM-C18.
enum class Reroll : std::uint8_t { no_dice, own_attack, foe_defence, own_defence, foe_attack, last = foe_attack };

constexpr std::string_view name_of(Reroll which) {
    constexpr std::array<const char*, enum_count<Reroll>> names{"no dice", "own attack", "foe defence", "own defence",
                                                                "foe attack"};
    return index_of(which) < names.size() ? names[index_of(which)] : "no dice";
}

constexpr Dice dice_of(Reroll which) {
    constexpr EnumArray<Reroll, Dice> dice{{Dice{}, attack_dice, defence_dice, defence_dice, attack_dice}};
    return dice[which];
}
constexpr Windows windows_of(Reroll which) {
    if (which == Reroll::no_dice) return {};
    return which == Reroll::own_attack || which == Reroll::foe_defence ? Windows{Window::attack}
                                                                       : Windows{Window::defence};
}

// Which face-down cards a player may look at, HAM-C19.
enum class Peek : std::uint8_t { no_cards, champion, monsters, rival, last = rival };

constexpr std::string_view name_of(Peek what) {
    constexpr std::array<const char*, enum_count<Peek>> names{"no cards", "champion", "monsters", "rival"};
    return index_of(what) < names.size() ? names[index_of(what)] : "no cards";
}

inline constexpr std::size_t most_peeked = 3;  // of the monster deck

// What using a consumable or a Favor does, once. Cards write it as a sum of the kinds below: heal(5) + cure(all).
struct Active {
    std::uint8_t heal = 0;           // HAM-C11
    std::uint8_t extra_attacks = 0;  // HAM-C16
    std::uint8_t strike = 0;         // HAM-C17, health the opponent loses
    std::uint8_t discount = 0;       // HAM-C21, gold off this turn's Shop action
    Ailments cures{};                // HAM-C12
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

    bool operator==(const Active&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("heal", self.heal), f("extra_attacks", self.extra_attacks), f("strike", self.strike);
        f("discount", self.discount), f("cures", self.cures), f("reroll", self.reroll), f("peek", self.peek);
        f("sure_escape", self.sure_escape), f("lasts", self.lasts), f("windows", self.windows);
        f("buff", self.buff);
    }
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
constexpr Active cure(Ailment ailment) { return {.cures = {ailment}, .windows = any_quiet_moment}; }
constexpr Active cure(Ailments ailments) { return {.cures = ailments, .windows = any_quiet_moment}; }
constexpr Active buff_attack(int n, Duration duration) { return detail::buff(attack_mod(n), duration); }
constexpr Active buff_defence(int n, Duration duration) { return detail::buff(defence_mod(n), duration); }
constexpr Active coat(Ailment ailment) { return detail::buff(inflict_on_hit(ailment), Duration::encounter); }
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

    bool operator==(const Ordinance&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("heroes", self.heroes), f("monsters", self.monsters), f("home_bonus", self.home_bonus);
        f("heal_action", self.heal_action), f("prices", self.prices), f("health_once", self.health_once);
        f("recall_artifacts", self.recall_artifacts);
    }
};

constexpr Ordinance hero_attack(int n) { return {.heroes = attack_mod(n)}; }
constexpr Ordinance hero_defence(int n) { return {.heroes = defence_mod(n)}; }
constexpr Ordinance monster_attack(int n) { return {.monsters = attack_mod(n)}; }
constexpr Ordinance monster_defence(int n) { return {.monsters = defence_mod(n)}; }
constexpr Ordinance home_bonus(int n) { return {.home_bonus = static_cast<std::int8_t>(n)}; }
constexpr Ordinance heal_action(int n) { return {.heal_action = static_cast<std::int8_t>(n)}; }
constexpr Ordinance shop_prices(int n) { return {.prices = static_cast<std::int8_t>(n)}; }
constexpr Ordinance painless_fatigue() { return {.heroes = fatigue_ward()}; }
constexpr Ordinance heal_every_hero(int n) { return {.health_once = static_cast<std::int8_t>(n)}; }
constexpr Ordinance recall_artifacts() { return {.recall_artifacts = true}; }

}  // namespace heroes::hamlet
