#pragma once

#include <cstdint>
#include <type_traits>

#include <heroes/core/enum_names.hpp>
#include <heroes/core/rules.hpp>
#include <heroes/shining/cards.hpp>
#include <heroes/shining/content/judge.hpp>
#include <heroes/shining/content/standard.hpp>

namespace heroes::shining {

// What a line of sight through a corner meets, SHN-R24.
enum class CornerSight : std::uint8_t { pass, blocked_by_either, blocked_by_both, last = blocked_by_both };
// Who breaks ties in automatic choices, SHN-R53.
enum class Ties : std::uint8_t { canonical, random, players, last = players };
// What becomes of exhausted Heroes when an encounter is won, SHN-R85.
enum class AfterVictory : std::uint8_t { carry_over, revive_with_one, revive_with_three, last = revive_with_three };

constexpr EnumNames<CornerSight> names_of(CornerSight) { return {"pass", "blocked by either", "blocked by both"}; }
constexpr EnumNames<Ties> names_of(Ties) { return {"canonical", "random", "players"}; }
constexpr EnumNames<AfterVictory> names_of(AfterVictory) {
    return {"carry over", "revive with one", "revive with three"};
}

// Every number of the rulebook and every ruling on what it leaves open. The defaults are the standard game; the clause
// book, docs/rules/shining.md, explains each.
struct Knobs {
    std::uint8_t least_to_revive = 3;                       // SHN-161
    std::uint8_t luck_success = 3;                          // SHN-160
    std::uint8_t push_damage = 1;                           // SHN-111
    std::uint8_t difficult_cost = 2;                        // SHN-126
    bool exhausted_block_movement = false;                  // SHN-R01
    bool monsters_block_monsters = false;                   // SHN-R01
    bool order_before_set_up = false;                       // SHN-R04
    bool free_placement = false;                            // SHN-R05
    bool reshuffle_events = false;                          // SHN-R09
    bool events_gone_at_arrival = false;                    // SHN-R10
    bool event_deck_depletes = false;                       // SHN-R12
    bool zero_counts_zero = false;                          // SHN-R16
    bool rows_add_up = false;                               // SHN-R17
    std::uint8_t least_vit = 0;                             // SHN-R18
    bool chain_per_die = false;                             // SHN-R19
    CornerSight corners = CornerSight::pass;                // SHN-R24
    bool difficult_blocks_sight = false;                    // SHN-R25
    bool exhausted_block_sight = true;                      // SHN-R26
    bool roll_per_target = false;                           // SHN-R28
    bool square_areas = false;                              // SHN-R29
    bool areas_need_sight = false;                          // SHN-R29
    bool attack_spells_need_sight = false;                  // SHN-R30
    bool areas_need_target = false;                         // SHN-R32
    bool push_between_floors_hurts = true;                  // SHN-R36
    bool fly_enters_tall = true;                            // SHN-R38
    bool free_stairs = false;                               // SHN-R42
    bool stairs_for_attacks = true;                         // SHN-R43
    bool steps_on_both_squares = false;                     // SHN-R46
    Ties ties = Ties::canonical;                            // SHN-R53
    bool nearest_counts_squares = false;                    // SHN-R54
    bool retarget_attacks = true;                           // SHN-R57
    bool retreat_by_sum = false;                            // SHN-R58
    bool spawned_wait = false;                              // SHN-R60
    bool push_mandatory = false;                            // SHN-R65
    bool push_pays_difficult = false;                       // SHN-R67
    bool push_passes_monsters = false;                      // SHN-R68
    bool exhausted_can_be_pushed = true;                    // SHN-R69
    bool trading = false;                                   // SHN-R77
    bool free_healing_items = false;                        // SHN-R82
    AfterVictory after_victory = AfterVictory::carry_over;  // SHN-R85
    std::uint8_t least_luck_dice = 0;                       // SHN-R88
    bool heroes_leave_by_goals = false;                     // SHN-R91
    bool defeat_first = false;                              // SHN-R92
    bool ends_between_activations = false;                  // SHN-R93
    bool events_spare_exhausted = false;                    // SHN-R94
    bool concession = true;                                 // SHN-R95
    bool charisma_reward = true;                            // SHN-R96
    bool defeat_fails_quest = false;                        // SHN-R98
    bool keep_gains = false;                                // SHN-R99
    bool recovery_between_quests = true;                    // SHN-R104
    bool retry_failed_quest = false;                        // SHN-R109
    bool reactions_lessen_damage = true;                    // SHN-R110
    bool limited_preparations = true;                       // SHN-R111
    bool count_after_card = false;                          // SHN-R113
    std::uint8_t timer_supply = 255;                        // SHN-R14
    bool spawn_next_number = false;                         // SHN-R59
    bool players_order_slots = false;                       // SHN-R03
    bool players_discard_for_monsters = false;              // SHN-R22
    bool areas_cover_most = false;                          // SHN-R61
    bool items_before_luck = false;                         // SHN-R90
    bool shared_spawns = false;                             // SHN-R114

    bool operator==(const Knobs&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("least_to_revive", self.least_to_revive), f("luck_success", self.luck_success),
            f("push_damage", self.push_damage);
        f("difficult_cost", self.difficult_cost), f("exhausted_block_movement", self.exhausted_block_movement),
            f("monsters_block_monsters", self.monsters_block_monsters);
        f("order_before_set_up", self.order_before_set_up), f("free_placement", self.free_placement),
            f("reshuffle_events", self.reshuffle_events);
        f("events_gone_at_arrival", self.events_gone_at_arrival), f("event_deck_depletes", self.event_deck_depletes),
            f("zero_counts_zero", self.zero_counts_zero);
        f("rows_add_up", self.rows_add_up), f("least_vit", self.least_vit), f("chain_per_die", self.chain_per_die);
        f("corners", self.corners), f("difficult_blocks_sight", self.difficult_blocks_sight),
            f("exhausted_block_sight", self.exhausted_block_sight);
        f("roll_per_target", self.roll_per_target), f("square_areas", self.square_areas),
            f("areas_need_sight", self.areas_need_sight);
        f("attack_spells_need_sight", self.attack_spells_need_sight), f("areas_need_target", self.areas_need_target),
            f("push_between_floors_hurts", self.push_between_floors_hurts);
        f("fly_enters_tall", self.fly_enters_tall), f("free_stairs", self.free_stairs),
            f("stairs_for_attacks", self.stairs_for_attacks);
        f("steps_on_both_squares", self.steps_on_both_squares), f("ties", self.ties),
            f("nearest_counts_squares", self.nearest_counts_squares);
        f("retarget_attacks", self.retarget_attacks), f("retreat_by_sum", self.retreat_by_sum),
            f("spawned_wait", self.spawned_wait);
        f("push_mandatory", self.push_mandatory), f("push_pays_difficult", self.push_pays_difficult),
            f("push_passes_monsters", self.push_passes_monsters);
        f("exhausted_can_be_pushed", self.exhausted_can_be_pushed), f("trading", self.trading),
            f("free_healing_items", self.free_healing_items);
        f("after_victory", self.after_victory), f("least_luck_dice", self.least_luck_dice),
            f("heroes_leave_by_goals", self.heroes_leave_by_goals);
        f("defeat_first", self.defeat_first), f("ends_between_activations", self.ends_between_activations),
            f("events_spare_exhausted", self.events_spare_exhausted);
        f("concession", self.concession), f("charisma_reward", self.charisma_reward),
            f("defeat_fails_quest", self.defeat_fails_quest);
        f("keep_gains", self.keep_gains), f("recovery_between_quests", self.recovery_between_quests),
            f("retry_failed_quest", self.retry_failed_quest);
        f("reactions_lessen_damage", self.reactions_lessen_damage),
            f("limited_preparations", self.limited_preparations), f("count_after_card", self.count_after_card);
        f("timer_supply", self.timer_supply), f("spawn_next_number", self.spawn_next_number);
        f("players_order_slots", self.players_order_slots),
            f("players_discard_for_monsters", self.players_discard_for_monsters),
            f("areas_cover_most", self.areas_cover_most);
        f("items_before_luck", self.items_before_luck), f("shared_spawns", self.shared_spawns);
    }
};

// What a house rule may replace besides the knobs. A hook sees only its arguments: it never reads a knob, because a
// derived class's knobs would not be seen.
struct Hooks : CommonHooks {
    static constexpr const Content& content = standard_content;

    // SHN-084: whether a total meets a row of a Results Chart.
    static constexpr bool meets(int total, const Row& row, int vit) { return total >= row.times * vit + row.plus; }

    bool operator==(const Hooks&) const = default;
};

// The rules as printed. A house rule derives from this and says what differs:
//   struct HardLuck : StandardRules { static constexpr Knobs knobs{.luck_success = 4}; };
using StandardRules = StandardRulesOf<Hooks, Knobs>;

namespace detail {

// Whether the content is known while compiling: then the rules make tables of it, such as which powers each Hero has.
template <class Rules>
concept ConstantContent = requires {
    typename std::bool_constant<(Rules::content.heroes.size() != 0)>;
};

// One line from the compiler for a hook that is misspelt, has other types, or belongs to rules without a name.
template <class Rules>
consteval bool are_hooks_sound() {
    constexpr Hook<&Hooks::meets, &Rules::meets> meets{};
    static_assert(meets.has_same_types, "meets is a function of int total, const Row& and int vit that returns a bool");
    return is_house_rule<Hooks, Rules, is_any_replaced(meets), has_own_content<Hooks, Rules>()>();
}

}  // namespace detail

// Rules whose knobs are settled while the program runs, for hosts that let players tick boxes:
//   new_game({.players = 3}, Pcg32{42}, RuntimeRules{{.trading = true}});
using RuntimeRules = RuntimeRulesOf<Hooks, Knobs>;

}  // namespace heroes::shining
