#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/rules.hpp>
#include <heroes/hamlet/content.hpp>
#include <heroes/hamlet/content/standard.hpp>
#include <heroes/hamlet/pieces.hpp>

namespace heroes::hamlet {

enum class SpentTrophies : std::uint8_t { monster_discard, graveyard, out_of_the_game, last = out_of_the_game };
enum class HiddenItems : std::uint8_t { heirlooms, backpacks, no_items, last = no_items };

constexpr EnumNames<SpentTrophies> names_of(SpentTrophies) {
    return {"monster discard", "graveyard", "out of the game"};
}
constexpr EnumNames<HiddenItems> names_of(HiddenItems) { return {"heirlooms", "backpacks", "no items"}; }

// Every number of the rulebook and every ruling on what it leaves open. The defaults are the standard game; the clause
// book, docs/rules/hamlet.md, explains each.
struct Knobs {
    std::uint8_t hero_health = 20;       // HAM-026
    std::uint8_t most_hero_health = 24;  // HAM-027
    std::uint8_t heirlooms = 2;          // HAM-024
    std::uint8_t home_bonus = 1;         // HAM-100
    std::uint8_t escape_roll = 4;        // HAM-143
    std::uint8_t status_damage = 1;      // HAM-156
    std::uint8_t fatigue_damage = 2;     // HAM-166
    std::uint8_t fatigue_penalty = 2;    // HAM-167
    std::uint8_t champion_health = 25;   // HAM-193
    std::uint8_t champion_attack = 0;    // HAM-R61
    std::uint8_t champion_defense = 0;   // HAM-R61

    bool solo = false;                                              // HAM-R01
    bool draw_two_heroes = false;                                   // HAM-R06
    std::uint8_t moon_spaces = 5;                                   // HAM-R07
    bool decrees_accumulate = false;                                // HAM-R09
    bool last_decree_sits_out = false;                              // HAM-R09
    bool unlimited_rearranging = false;                             // HAM-R11
    bool oblation_heals = false;                                    // HAM-R13
    bool wasted_recharge = false;                                   // HAM-R15
    bool unlimited_health_oblations = false;                        // HAM-R16
    SpentTrophies spent_trophies = SpentTrophies::monster_discard;  // HAM-R17
    bool keep_change = false;                                       // HAM-R18
    bool several_purchases = false;                                 // HAM-R19
    bool sale_compares_sum = false;                                 // HAM-R20
    bool sale_for_nothing = false;                                  // HAM-R20
    bool may_stay_home = false;                                     // HAM-R23
    bool rearrange_before_reveal_only = false;                      // HAM-R26
    bool free_retreat = false;                                      // HAM-R27
    bool retreat_mutates = true;                                    // HAM-R27
    bool consumables_before_first_attack_only = false;              // HAM-R29
    bool consumables_in_combat_only = false;                        // HAM-R30
    bool use_frees_slot = false;                                    // HAM-R31
    bool one_combat_rearrangement_per_turn = false;                 // HAM-R32
    bool status_damage_at_turn_start = false;                       // HAM-R33
    bool cured_on_return = false;                                   // HAM-R34
    bool limited_status_tokens = false;                             // HAM-R35
    bool escape_attack_inflicts = true;                             // HAM-R36
    bool status_damage_before_escape_attack = false;                // HAM-R37
    bool immunity_cures = false;                                    // HAM-R39
    bool third_mutation_replaces = false;                           // HAM-R40
    bool heirlooms_for_every_hero = false;                          // HAM-R47
    bool new_hero_next_turn = false;                                // HAM-R47
    bool dead_heroes_return = false;                                // HAM-R48
    bool last_survivor_wins = false;                                // HAM-R49
    bool fatigue_before_encounter = false;                          // HAM-R50
    bool fatigue_never_kills = false;                               // HAM-R51
    bool fixed_artifacts = false;                                   // HAM-R54
    bool choose_loot = false;                                       // HAM-R58
    bool champion_first_only = false;                               // HAM-R60
    bool champion_mutates_after_win = false;                        // HAM-R63
    bool champion_loot_goes_aside = false;                          // HAM-R63
    bool lost_sigils_end_game = true;                               // HAM-R66
    HiddenItems hidden_items = HiddenItems::heirlooms;              // HAM-R69
    std::uint16_t max_turns = 0;                                    // HAM-R82, 0 is no limit
    bool reshuffle_at_once = false;                                 // HAM-R84
    bool sigils_need_slots = false;                                 // HAM-R88

    bool operator==(const Knobs&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f);
};

template <class Self, class F>
constexpr void Knobs::fields(Self& self, F&& f) {
    f("hero_health", self.hero_health), f("most_hero_health", self.most_hero_health);
    f("heirlooms", self.heirlooms), f("home_bonus", self.home_bonus), f("escape_roll", self.escape_roll);
    f("status_damage", self.status_damage), f("fatigue_damage", self.fatigue_damage);
    f("fatigue_penalty", self.fatigue_penalty), f("champion_health", self.champion_health);
    f("champion_attack", self.champion_attack), f("champion_defense", self.champion_defense);
    f("solo", self.solo), f("draw_two_heroes", self.draw_two_heroes), f("moon_spaces", self.moon_spaces);
    f("decrees_accumulate", self.decrees_accumulate), f("last_decree_sits_out", self.last_decree_sits_out);
    f("unlimited_rearranging", self.unlimited_rearranging), f("oblation_heals", self.oblation_heals);
    f("wasted_recharge", self.wasted_recharge), f("unlimited_health_oblations", self.unlimited_health_oblations);
    f("spent_trophies", self.spent_trophies), f("keep_change", self.keep_change);
    f("several_purchases", self.several_purchases), f("sale_compares_sum", self.sale_compares_sum);
    f("sale_for_nothing", self.sale_for_nothing), f("may_stay_home", self.may_stay_home);
    f("rearrange_before_reveal_only", self.rearrange_before_reveal_only), f("free_retreat", self.free_retreat);
    f("retreat_mutates", self.retreat_mutates);
    f("consumables_before_first_attack_only", self.consumables_before_first_attack_only);
    f("consumables_in_combat_only", self.consumables_in_combat_only), f("use_frees_slot", self.use_frees_slot);
    f("one_combat_rearrangement_per_turn", self.one_combat_rearrangement_per_turn);
    f("status_damage_at_turn_start", self.status_damage_at_turn_start), f("cured_on_return", self.cured_on_return);
    f("limited_status_tokens", self.limited_status_tokens);
    f("escape_attack_inflicts", self.escape_attack_inflicts);
    f("status_damage_before_escape_attack", self.status_damage_before_escape_attack);
    f("immunity_cures", self.immunity_cures), f("third_mutation_replaces", self.third_mutation_replaces);
    f("heirlooms_for_every_hero", self.heirlooms_for_every_hero), f("new_hero_next_turn", self.new_hero_next_turn);
    f("dead_heroes_return", self.dead_heroes_return), f("last_survivor_wins", self.last_survivor_wins);
    f("fatigue_before_encounter", self.fatigue_before_encounter);
    f("fatigue_never_kills", self.fatigue_never_kills), f("fixed_artifacts", self.fixed_artifacts);
    f("choose_loot", self.choose_loot), f("champion_first_only", self.champion_first_only);
    f("champion_mutates_after_win", self.champion_mutates_after_win);
    f("champion_loot_goes_aside", self.champion_loot_goes_aside);
    f("lost_sigils_end_game", self.lost_sigils_end_game), f("hidden_items", self.hidden_items);
    f("max_turns", self.max_turns), f("reshuffle_at_once", self.reshuffle_at_once);
    f("sigils_need_slots", self.sigils_need_slots);
}

// What a house rule may replace besides the knobs. A hook sees only its arguments: it never reads a knob, because a
// derived class's knobs would not be seen.
struct Hooks : CommonHooks {
    static constexpr const Content& content = standard_content;

    // HAM-R02: what the faces of the attack and defense dice count, for hosts with dice of their own.
    static constexpr int attack_face(int face) { return face; }
    static constexpr int defense_face(int face) { return face; }
    // HAM-013: an equal attack is a tie.
    static constexpr bool hits(int attack, int defense) { return attack > defense; }
    // HAM-111: the difference is dealt as damage.
    static constexpr int damage(int attack, int defense) { return attack - defense; }

    bool operator==(const Hooks&) const = default;
};

// The rules as printed. A house rule derives from this and says what differs:
//   struct LongNights : StandardRules { static constexpr Knobs knobs{.moon_spaces = 9}; };
using StandardRules = StandardRulesOf<Hooks, Knobs>;

namespace detail {

// One line from the compiler for a hook that is misspelt, has other types, or belongs to rules without a name.
template <class Rules>
consteval bool are_hooks_sound() {
    constexpr Hook<&Hooks::attack_face, &Rules::attack_face> attack_face{};
    constexpr Hook<&Hooks::defense_face, &Rules::defense_face> defense_face{};
    constexpr Hook<&Hooks::hits, &Rules::hits> hits{};
    constexpr Hook<&Hooks::damage, &Rules::damage> damage{};
    static_assert(attack_face.has_same_types, "attack_face is a function of int face that returns an int");
    static_assert(defense_face.has_same_types, "defense_face is a function of int face that returns an int");
    static_assert(hits.has_same_types, "hits is a function of int attack and int defense that returns a bool");
    static_assert(damage.has_same_types, "damage is a function of int attack and int defense that returns an int");
    return is_house_rule<Hooks, Rules, is_any_replaced(attack_face, defense_face, hits, damage),
                         has_own_content<Hooks, Rules>()>();
}

}  // namespace detail

// Rules whose knobs are settled while the program runs, for hosts that let players tick boxes:
//   new_game({.players = 3}, Pcg32{42}, RuntimeRules{{.may_stay_home = true}});
using RuntimeRules = RuntimeRulesOf<Hooks, Knobs>;

}  // namespace heroes::hamlet
