#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <type_traits>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/rules.hpp>
#include <heroes/hedra/pieces.hpp>

namespace heroes::hedra {

enum class FirstPlayer : std::uint8_t { random, by_host, last = by_host };
enum class UncontestedAttack : std::uint8_t { scores, legal_no_point, illegal, last = illegal };
enum class SaveLasts : std::uint8_t { turn, event, last = event };
enum class DefenderChoiceOrder : std::uint8_t { turn_order, reverse, simultaneous, last = simultaneous };

constexpr EnumNames<FirstPlayer> names_of(FirstPlayer) { return {"random", "by host"}; }
constexpr EnumNames<UncontestedAttack> names_of(UncontestedAttack) { return {"scores", "legal no point", "illegal"}; }
constexpr EnumNames<SaveLasts> names_of(SaveLasts) { return {"turn", "event"}; }
constexpr EnumNames<DefenderChoiceOrder> names_of(DefenderChoiceOrder) {
    return {"turn order", "reverse", "simultaneous"};
}

// Every number of the rulebook and every ruling on what it leaves open. The defaults are the standard game; the clause
// book, docs/rules/hedra.md, explains each.
struct Knobs {
    std::uint8_t barbarian_bonus = 2;     // Power for each enemy piece, HED-105
    std::uint8_t advance_per_defeat = 5;  // HED-140
    std::uint8_t advance_per_point = 3;   // HED-141
    std::uint8_t dragon_ready = 20;       // HED-191
    std::uint8_t clearing_points = 1;     // HED-150
    std::uint8_t dragon_points = 1;       // HED-151

    bool sudden_death = false;                                                    // HED-R01
    bool zero_is_zero = false;                                                    // HED-R02
    std::uint8_t max_players = most_players;                                      // HED-R03
    bool placement_all_at_once = false;                                           // HED-R04
    FirstPlayer first_player = FirstPlayer::random;                               // HED-R49
    bool attack_optional = false;                                                 // HED-R06
    UncontestedAttack uncontested_attack = UncontestedAttack::scores;             // HED-R07, HED-R33
    bool barbarian_counts_heroes_only = false;                                    // HED-R20
    bool attack_one_opponent = false;                                             // HED-R55
    bool cleric_moves_dragon = true;                                              // HED-R10
    bool cleric_recalls_dragon = false;                                           // HED-R11
    bool escort_triggers_arrival = true;                                          // HED-R12
    bool arrival_at_home = true;                                                  // HED-R13
    bool arrival_on_retreat = false;                                              // HED-R14
    bool paladin_any_subset = false;                                              // HED-R15
    bool escort_marched_die = false;                                              // HED-R17
    bool sacrificed_warrior_saves = true;                                         // HED-R21
    bool save_any_die = false;                                                    // HED-R22
    SaveLasts save_lasts = SaveLasts::turn;                                       // HED-R23
    DefenderChoiceOrder defender_choice_order = DefenderChoiceOrder::turn_order;  // HED-R25
    bool retreating_rogue_counts = true;                                          // HED-R50
    bool dragon_defeat_advances_self = false;                                     // HED-R27
    bool unleash_between_attack_and_cleanup = false;                              // HED-R29
    bool unleash_start_of_turn_only = false;                                      // HED-R29
    bool rerolls_after_unleash = true;                                            // HED-R31
    bool simultaneous_rerolls = false;                                            // HED-R52
    bool extra_round = false;                                                     // HED-R34
    bool tiebreak_heroes_only = false;                                            // HED-R36
    bool tiebreak_away_dragon_face = false;                                       // HED-R37
    std::uint16_t max_rounds = 0;                                                 // HED-R47, 0 is no limit
    bool documented_targets_only = false;                                         // HED-R53
    bool unequal_teams = false;                                                   // HED-R39
    bool team_trigger_single = false;                                             // HED-R40
    bool first_qualified_team_wins = false;                                       // HED-R41
    bool team_tiebreak_sums_roosts = false;                                       // HED-R42
    std::optional<std::uint8_t> team_member_minimum{};                            // HED-R43, unset is target - 2
    bool team_shared_abilities = false;                                           // HED-R44

    bool operator==(const Knobs&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f);
};

template <class Self, class F>
constexpr void Knobs::fields(Self& self, F&& f) {
    f("barbarian_bonus", self.barbarian_bonus), f("advance_per_defeat", self.advance_per_defeat);
    f("advance_per_point", self.advance_per_point), f("dragon_ready", self.dragon_ready);
    f("clearing_points", self.clearing_points), f("dragon_points", self.dragon_points);
    f("sudden_death", self.sudden_death), f("zero_is_zero", self.zero_is_zero);
    f("max_players", self.max_players), f("placement_all_at_once", self.placement_all_at_once);
    f("first_player", self.first_player), f("attack_optional", self.attack_optional);
    f("uncontested_attack", self.uncontested_attack);
    f("barbarian_counts_heroes_only", self.barbarian_counts_heroes_only);
    f("attack_one_opponent", self.attack_one_opponent), f("cleric_moves_dragon", self.cleric_moves_dragon);
    f("cleric_recalls_dragon", self.cleric_recalls_dragon);
    f("escort_triggers_arrival", self.escort_triggers_arrival), f("arrival_at_home", self.arrival_at_home);
    f("arrival_on_retreat", self.arrival_on_retreat), f("paladin_any_subset", self.paladin_any_subset);
    f("escort_marched_die", self.escort_marched_die);
    f("sacrificed_warrior_saves", self.sacrificed_warrior_saves), f("save_any_die", self.save_any_die);
    f("save_lasts", self.save_lasts), f("defender_choice_order", self.defender_choice_order);
    f("retreating_rogue_counts", self.retreating_rogue_counts);
    f("dragon_defeat_advances_self", self.dragon_defeat_advances_self);
    f("unleash_between_attack_and_cleanup", self.unleash_between_attack_and_cleanup);
    f("unleash_start_of_turn_only", self.unleash_start_of_turn_only);
    f("rerolls_after_unleash", self.rerolls_after_unleash), f("simultaneous_rerolls", self.simultaneous_rerolls);
    f("extra_round", self.extra_round), f("tiebreak_heroes_only", self.tiebreak_heroes_only);
    f("tiebreak_away_dragon_face", self.tiebreak_away_dragon_face), f("max_rounds", self.max_rounds);
    f("documented_targets_only", self.documented_targets_only), f("unequal_teams", self.unequal_teams);
    f("team_trigger_single", self.team_trigger_single);
    f("first_qualified_team_wins", self.first_qualified_team_wins);
    f("team_tiebreak_sums_roosts", self.team_tiebreak_sums_roosts);
    f("team_member_minimum", self.team_member_minimum), f("team_shared_abilities", self.team_shared_abilities);
}

// What is printed on a die: how many faces it has, and whether it is among those placed at the start.
struct DieType {
    std::uint8_t sides = 0;
    bool placed_at_start = false;
    bool has_zero = false;  // a ten-sided die reads 0 as 10, unless a house rule takes it as written

    static constexpr Members members{"sides", "placed_at_start", "has_zero"};
    bool operator==(const DieType&) const = default;
};

using Dice = EnumArray<Die, DieType>;

inline constexpr Dice standard_dice{{{
    {4, false, false},   // Mage
    {6, true, false},    // Rogue
    {8, true, false},    // Cleric
    {10, true, true},    // Warrior
    {10, false, true},   // Paladin, the percentile die
    {12, true, false},   // Barbarian
    {20, false, false},  // Dragon
}}};

// What a house rule may replace besides the knobs. A hook sees only its arguments: it never reads a knob, because a
// derived class's knobs would not be seen.
struct Hooks : CommonHooks {
    static constexpr const Dice& dice = standard_dice;

    // HED-005, HED-105, HED-196: the Power of an attacking hero, with the bonus that a Barbarian gets for the enemies
    // there, or of a Dragon that is unleashed.
    static constexpr int power(Die, int face, int bonus) { return face + bonus; }
    // HED-006: nothing adds to Defense.
    static constexpr int defense(Die, int face) { return face; }
    // HED-007: equal Power does nothing.
    static constexpr bool defeats(int power, int defense) { return power > defense; }

    bool operator==(const Hooks&) const = default;
};

// The rules as printed. A house rule derives from this and says what differs:
//   struct Frenzy : StandardRules { static constexpr Knobs knobs{.barbarian_bonus = 3}; };
using StandardRules = StandardRulesOf<Hooks, Knobs>;

namespace detail {

// Whether the dice are known while compiling, not loaded when the program starts.
template <class Rules>
concept ConstantDice = requires {
    typename std::bool_constant<(Rules::dice.values[0].sides != 0)>;
};

// One line from the compiler for a hook that is misspelt, has other types, or belongs to rules without a name.
template <class Rules>
consteval bool are_hooks_sound() {
    constexpr Hook<&Hooks::power, &Rules::power> power{};
    constexpr Hook<&Hooks::defense, &Rules::defense> defense{};
    constexpr Hook<&Hooks::defeats, &Rules::defeats> defeats{};
    constexpr bool other_dice = Hook<&Hooks::dice, &Rules::dice>::is_replaced;
    static_assert(std::is_same_v<std::remove_cvref_t<decltype(Rules::dice)>, Dice>,
                  "dice is of type Dice: a copy of standard_dice with something changed");
    static_assert(power.has_same_types, "power is a function of Die, int face and int bonus that returns an int");
    static_assert(defense.has_same_types, "defense is a function of Die and int face that returns an int");
    static_assert(defeats.has_same_types, "defeats is a function of int power and int defense that returns a bool");
    return is_house_rule<Hooks, Rules, is_any_replaced(power, defense, defeats), other_dice>();
}

}  // namespace detail

// Rules whose knobs are settled while the program runs, for hosts that let players tick boxes:
//   new_game({.players = 3}, Pcg32{42}, RuntimeRules{{.attack_optional = true}});
using RuntimeRules = RuntimeRulesOf<Hooks, Knobs>;

}  // namespace heroes::hedra
