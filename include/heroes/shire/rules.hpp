#pragma once

#include <cstdint>

#include <heroes/core/enum_names.hpp>
#include <heroes/core/rules.hpp>
#include <heroes/shire/cards.hpp>
#include <heroes/shire/content/standard.hpp>
#include <heroes/shire/pieces.hpp>

namespace heroes::shire {

enum class Duplicates : std::uint8_t { when_none_is_left, never, at_any_time, last = at_any_time };
enum class Ties : std::uint8_t { stay_settled, rolled_each_round, by_seat, last = by_seat };
enum class PetEntry : std::uint8_t { by_agility, end_of_round, next_round, last = next_round };
enum class SkippedTurn : std::uint8_t { keeps_upkeeps, keeps_token_upkeep, keeps_nothing, last = keeps_nothing };
enum class Percentages : std::uint8_t { summed, one_after_another, each_rounded, last = each_rounded };
enum class ShieldGrant : std::uint8_t { adds, higher_stays, replaces, last = replaces };
enum class DrenchedTurns : std::uint8_t { every_turn, character_turns, once_per_round, last = once_per_round };
enum class Untargetable : std::uint8_t { by_anybody, single_only, by_enemies, last = by_enemies };
enum class SelfRevival : std::uint8_t { at_any_time, at_defeat_only, by_itself, last = by_itself };
enum class BountyMoves : std::uint8_t { each_turn, at_death_only, each_round, at_once, last = at_once };

constexpr EnumNames<Duplicates> names_of(Duplicates) { return {"when none is left", "never", "at any time"}; }
constexpr EnumNames<Ties> names_of(Ties) { return {"stay settled", "rolled each round", "by seat"}; }
constexpr EnumNames<PetEntry> names_of(PetEntry) { return {"by agility", "end of round", "next round"}; }
constexpr EnumNames<SkippedTurn> names_of(SkippedTurn) {
    return {"keeps upkeeps", "keeps token upkeep", "keeps nothing"};
}
constexpr EnumNames<Percentages> names_of(Percentages) { return {"summed", "one after another", "each rounded"}; }
constexpr EnumNames<ShieldGrant> names_of(ShieldGrant) { return {"adds", "higher stays", "replaces"}; }
constexpr EnumNames<DrenchedTurns> names_of(DrenchedTurns) {
    return {"every turn", "character turns", "once per round"};
}
constexpr EnumNames<Untargetable> names_of(Untargetable) { return {"by anybody", "single only", "by enemies"}; }
constexpr EnumNames<SelfRevival> names_of(SelfRevival) { return {"at any time", "at defeat only", "by itself"}; }
constexpr EnumNames<BountyMoves> names_of(BountyMoves) {
    return {"each turn", "at death only", "each round", "at once"};
}

// Every number of the rulebook and every ruling on what it leaves open. The defaults are the standard game; the clause
// book, docs/rules/shire.md, explains each.
struct Knobs {
    std::uint8_t knockback_price = 4;     // SHI-353
    std::uint8_t bounty_reward = 2;       // SHI-482
    std::uint8_t glowing_damage = 2;      // SHI-335
    std::uint8_t darkness_damage = 8;     // SHI-336
    std::uint8_t large_damage = 30;       // SHI-016
    std::uint8_t hex_cooldown = 3;        // SHI-329
    std::uint8_t dodge_faces = 2;         // SHI-361, of six
    std::uint8_t condition_percent = 50;  // SHI-300 to SHI-305

    Duplicates duplicates = Duplicates::when_none_is_left;     // SHI-R02
    Ties ties = Ties::stay_settled;                            // SHI-R03
    bool live_turn_order = false;                              // SHI-R04
    PetEntry pet_entry = PetEntry::by_agility;                 // SHI-R05
    bool tokens_leave_in_end_phase = false;                    // SHI-R06
    bool last_tick_acts = true;                                // SHI-R07
    bool new_buffs_move_too = false;                           // SHI-R08
    SkippedTurn skipped_turn = SkippedTurn::keeps_upkeeps;     // SHI-R09
    bool skip_settled_at_start = false;                        // SHI-R10
    bool one_skip_for_each_token = false;                      // SHI-R11
    bool knockback_may_kill = false;                           // SHI-R12
    bool knockback_paid_from_shield = false;                   // SHI-R12
    bool passing_allowed = false;                              // SHI-R13
    bool all_spells_need_nobody = false;                       // SHI-R14
    bool caster_is_ally = true;                                // SHI-R15
    bool second_half_aims_anew = false;                        // SHI-R16
    bool either_half_is_banned = false;                        // SHI-R17
    std::uint8_t condition_die_faces = 2;                      // SHI-R18, of six
    bool condition_die_for_each_target = false;                // SHI-R18
    bool each_success_adds_bleed = false;                      // SHI-R18
    bool reductions_round_result_up = false;                   // SHI-R20
    Percentages percentages = Percentages::summed;             // SHI-R21
    bool element_after_defence = false;                        // SHI-R22
    bool percentages_on_fixed_damage = false;                  // SHI-R23
    bool harmless_attack_is_void = false;                      // SHI-R25
    bool shield_counts_as_damage = true;                       // SHI-R26
    bool overkill_counts = true;                               // SHI-R27
    ShieldGrant shield_grant = ShieldGrant::adds;              // SHI-R28
    bool less_dealt_protects = false;                          // SHI-R29
    bool armour_tokens_serve_once = false;                     // SHI-R31
    std::uint8_t most_permanent_buffs = 0;                     // SHI-R33, 0 is no limit
    bool imprison_is_buff = false;                             // SHI-R34
    bool longer_condition_stays = false;                       // SHI-R35
    bool refreshed_condition_hurts = true;                     // SHI-R35
    bool purge_takes_good_conditions = false;                  // SHI-R37
    DrenchedTurns drenched_turns = DrenchedTurns::every_turn;  // SHI-R38
    bool overheal_glows = false;                               // SHI-R39
    bool revival_glows = false;                                // SHI-R39
    bool one_glow_per_heal = false;                            // SHI-R39
    bool swept_pets_die = false;                               // SHI-R40
    bool darkness_before_end = true;                           // SHI-R41
    bool redirect_all_spells = true;                           // SHI-R42
    bool redirect_to_attacker = true;                          // SHI-R42
    bool redirect_chains = true;                               // SHI-R42
    bool dodge_is_optional = false;                            // SHI-R43
    bool failed_dodge_keeps_token = false;                     // SHI-R43
    bool counter_may_be_countered = false;                     // SHI-R44
    bool counter_uses_token = false;                           // SHI-R44
    bool dodge_before_redirect = false;                        // SHI-R45
    Untargetable untargetable = Untargetable::by_anybody;      // SHI-R46
    bool frozen_lasts_its_turns = false;                       // SHI-R47
    bool only_hp_loss_wakes = false;                           // SHI-R48
    std::uint8_t die_limit = 6;                                // SHI-R50, 7 at most
    bool target_picks_immobilised = false;                     // SHI-R50
    bool banner_for_board_only = false;                        // SHI-R51
    bool one_more_turn_of_cooldown = false;                    // SHI-R52
    bool prevented_attack_is_void = false;                     // SHI-R53
    bool pets_are_healed = true;                               // SHI-R55
    bool pets_outlive_owner = false;                           // SHI-R56
    bool new_pet_replaces = false;                             // SHI-R57
    bool revived_acts_this_round = true;                       // SHI-R58
    SelfRevival self_revival = SelfRevival::at_any_time;       // SHI-R59
    BountyMoves bounty_moves = BountyMoves::each_turn;         // SHI-R60
    bool bounty_for_each_hit = false;                          // SHI-R61
    bool bounty_needs_damage = false;                          // SHI-R61
    bool bounty_for_pets = true;                               // SHI-R61
    bool all_points_spent = false;                             // SHI-R62
    bool handicap_levels = false;                              // SHI-R64
    bool shields_add_stats = false;                            // SHI-R65
    bool base_hp_falls_back = false;                           // SHI-R67
    bool heals_add_stats = true;                               // SHI-R69
    bool riders_for_each_target = false;                       // SHI-R69
    std::uint16_t max_rounds = 0;                              // SHI-R73, 0 is no limit
    bool most_hp_wins_at_limit = false;                        // SHI-R73
    bool triggers_in_seat_order = false;                       // SHI-R74
    bool unstated_regen_is_temporary = false;                  // SHI-R76
    bool percent_on_capped_gain = false;                       // SHI-R82
    bool reaction_after_attack = false;                        // SHI-R83
    bool auras_reach_pets = false;                             // SHI-R88
    bool ask_for_every_token = false;                          // SHI-R89
    bool heavy_wears_light = false;                            // SHI-R80, in a scenario

    bool operator==(const Knobs&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f);
};

template <class Self, class F>
constexpr void Knobs::fields(Self& self, F&& f) {
    f("knockback_price", self.knockback_price), f("bounty_reward", self.bounty_reward);
    f("glowing_damage", self.glowing_damage), f("darkness_damage", self.darkness_damage);
    f("large_damage", self.large_damage), f("hex_cooldown", self.hex_cooldown), f("dodge_faces", self.dodge_faces);
    f("condition_percent", self.condition_percent), f("duplicates", self.duplicates), f("ties", self.ties);
    f("live_turn_order", self.live_turn_order), f("pet_entry", self.pet_entry);
    f("tokens_leave_in_end_phase", self.tokens_leave_in_end_phase), f("last_tick_acts", self.last_tick_acts);
    f("new_buffs_move_too", self.new_buffs_move_too);
    f("skipped_turn", self.skipped_turn), f("skip_settled_at_start", self.skip_settled_at_start);
    f("one_skip_for_each_token", self.one_skip_for_each_token), f("knockback_may_kill", self.knockback_may_kill);
    f("knockback_paid_from_shield", self.knockback_paid_from_shield), f("passing_allowed", self.passing_allowed);
    f("all_spells_need_nobody", self.all_spells_need_nobody), f("caster_is_ally", self.caster_is_ally);
    f("second_half_aims_anew", self.second_half_aims_anew), f("either_half_is_banned", self.either_half_is_banned);
    f("condition_die_faces", self.condition_die_faces);
    f("condition_die_for_each_target", self.condition_die_for_each_target);
    f("each_success_adds_bleed", self.each_success_adds_bleed);
    f("reductions_round_result_up", self.reductions_round_result_up), f("percentages", self.percentages);
    f("element_after_defence", self.element_after_defence);
    f("percentages_on_fixed_damage", self.percentages_on_fixed_damage);
    f("harmless_attack_is_void", self.harmless_attack_is_void);
    f("shield_counts_as_damage", self.shield_counts_as_damage), f("overkill_counts", self.overkill_counts);
    f("shield_grant", self.shield_grant), f("less_dealt_protects", self.less_dealt_protects);
    f("armour_tokens_serve_once", self.armour_tokens_serve_once), f("most_permanent_buffs", self.most_permanent_buffs);
    f("imprison_is_buff", self.imprison_is_buff), f("longer_condition_stays", self.longer_condition_stays);
    f("refreshed_condition_hurts", self.refreshed_condition_hurts);
    f("purge_takes_good_conditions", self.purge_takes_good_conditions), f("drenched_turns", self.drenched_turns);
    f("overheal_glows", self.overheal_glows), f("revival_glows", self.revival_glows);
    f("one_glow_per_heal", self.one_glow_per_heal), f("swept_pets_die", self.swept_pets_die);
    f("darkness_before_end", self.darkness_before_end), f("redirect_all_spells", self.redirect_all_spells);
    f("redirect_to_attacker", self.redirect_to_attacker), f("redirect_chains", self.redirect_chains);
    f("dodge_is_optional", self.dodge_is_optional), f("failed_dodge_keeps_token", self.failed_dodge_keeps_token);
    f("counter_may_be_countered", self.counter_may_be_countered), f("counter_uses_token", self.counter_uses_token);
    f("dodge_before_redirect", self.dodge_before_redirect), f("untargetable", self.untargetable);
    f("frozen_lasts_its_turns", self.frozen_lasts_its_turns), f("only_hp_loss_wakes", self.only_hp_loss_wakes);
    f("die_limit", self.die_limit), f("target_picks_immobilised", self.target_picks_immobilised);
    f("banner_for_board_only", self.banner_for_board_only);
    f("one_more_turn_of_cooldown", self.one_more_turn_of_cooldown);
    f("prevented_attack_is_void", self.prevented_attack_is_void), f("pets_are_healed", self.pets_are_healed);
    f("pets_outlive_owner", self.pets_outlive_owner), f("new_pet_replaces", self.new_pet_replaces);
    f("revived_acts_this_round", self.revived_acts_this_round), f("self_revival", self.self_revival);
    f("bounty_moves", self.bounty_moves), f("bounty_for_each_hit", self.bounty_for_each_hit);
    f("bounty_needs_damage", self.bounty_needs_damage), f("bounty_for_pets", self.bounty_for_pets);
    f("all_points_spent", self.all_points_spent);
    f("handicap_levels", self.handicap_levels), f("shields_add_stats", self.shields_add_stats);
    f("base_hp_falls_back", self.base_hp_falls_back), f("heals_add_stats", self.heals_add_stats);
    f("riders_for_each_target", self.riders_for_each_target), f("max_rounds", self.max_rounds);
    f("most_hp_wins_at_limit", self.most_hp_wins_at_limit), f("triggers_in_seat_order", self.triggers_in_seat_order);
    f("unstated_regen_is_temporary", self.unstated_regen_is_temporary);
    f("percent_on_capped_gain", self.percent_on_capped_gain), f("reaction_after_attack", self.reaction_after_attack);
    f("auras_reach_pets", self.auras_reach_pets);
    f("ask_for_every_token", self.ask_for_every_token), f("heavy_wears_light", self.heavy_wears_light);
}

// What a house rule may replace besides the knobs. A hook sees only its arguments: it never reads a knob, because a
// derived class's knobs would not be seen.
struct Hooks : CommonHooks {
    static constexpr const Content& content = standard_content;

    // SHI-154: what an attack is worth before and after defence is deducted. Not below 0, SHI-157.
    static constexpr int final_figure(int incoming, int defence) { return incoming > defence ? incoming - defence : 0; }
    // SHI-159: halves are rounded up.
    static constexpr int percent_of(int number, int percent) { return (number * percent + 99) / 100; }

    bool operator==(const Hooks&) const = default;
};

// The rules as printed. A house rule derives from this and says what differs:
//   struct Blinding : StandardRules { static constexpr Knobs knobs{.glowing_damage = 3}; };
using StandardRules = StandardRulesOf<Hooks, Knobs>;

namespace detail {

// One line from the compiler for a hook that is misspelt, has other types, or belongs to rules without a name.
template <class Rules>
consteval bool are_hooks_sound() {
    constexpr Hook<&Hooks::final_figure, &Rules::final_figure> final_figure{};
    constexpr Hook<&Hooks::percent_of, &Rules::percent_of> percent_of{};
    static_assert(final_figure.has_same_types,
                  "final_figure is a function of int incoming and int defence that returns an int");
    static_assert(percent_of.has_same_types,
                  "percent_of is a function of int number and int percent that returns an int");
    return is_house_rule<Hooks, Rules, is_any_replaced(final_figure, percent_of), has_own_content<Hooks, Rules>()>();
}

}  // namespace detail

// Rules whose knobs are settled while the program runs.
using RuntimeRules = RuntimeRulesOf<Hooks, Knobs>;

}  // namespace heroes::shire
