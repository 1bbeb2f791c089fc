#pragma once

#include <cstdint>

#include <heroes/core/enum_names.hpp>
#include <heroes/core/rules.hpp>
#include <heroes/hero_master/cards.hpp>
#include <heroes/hero_master/content.hpp>
#include <heroes/hero_master/content/standard.hpp>
#include <heroes/hero_master/pieces.hpp>

namespace heroes::hero_master {

// What a leader does with the Dragon's Den when it is one of the two Location cards drawn.
enum class DenDrawn : std::uint8_t { must_be_chosen, may_go_under_the_deck, may_be_discarded, last = may_be_discarded };

constexpr EnumNames<DenDrawn> names_of(DenDrawn) {
    return {"must be chosen", "may go under the deck", "may be discarded"};
}

// Where a monster goes that was not defeated in its Encounter.
enum class UnbeatenMonster : std::uint8_t { stays, joins_the_row, set_aside, last = set_aside };

constexpr EnumNames<UnbeatenMonster> names_of(UnbeatenMonster) { return {"stays", "joins the row", "set aside"}; }

// Every number of the rulebook and every ruling on what it leaves open. The defaults are the standard game; the clause
// book, docs/rules/hero_master.md, explains each.
struct Knobs {
    std::uint8_t hero_health = 10;        // HMA-023
    std::uint8_t hand_size = 6;           // HMA-026
    std::uint8_t starting_gold = 3;       // HMA-046
    std::uint8_t gold_lost = 3;           // HMA-155
    std::uint8_t returning_health = 5;    // HMA-162
    std::uint8_t action_tokens = 2;       // HMA-032
    std::uint8_t token_bonus = 2;         // HMA-K39
    std::uint8_t top_locations = 4;       // HMA-039
    std::uint8_t locations_with_den = 2;  // HMA-039
    std::uint8_t lurking_slots = 8;       // HMA-R16, HMA-R107
    std::uint8_t lowest_hand_size = 3;    // HMA-R18
    std::uint8_t smallest_mulligan = 1;   // HMA-R24
    std::uint8_t most_mulligans = 0;      // HMA-R24, 0 is no limit

    DenDrawn den_drawn = DenDrawn::must_be_chosen;              // HMA-R01
    bool den_ends_with_its_boss_only = false;                   // HMA-R02
    bool boss_is_one_of_the_number = false;                     // HMA-R08
    bool missing_boss_is_replaced = false;                      // HMA-R09
    bool defeated_bosses_stay_out = false;                      // HMA-R10
    bool treasures_reshuffled = true;                           // HMA-R11
    bool fails_reshuffled = true;                               // HMA-R12
    bool actions_reshuffled = false;                            // HMA-R13
    bool first_roller_wins_ties = false;                        // HMA-R19
    bool discarded_location_shown = false;                      // HMA-R21
    bool discarded_down_into_deck = false;                      // HMA-R25
    bool used_protests_wait = false;                            // HMA-R27
    UnbeatenMonster unbeaten_monster = UnbeatenMonster::stays;  // HMA-R29, HMA-R30
    bool only_lurkers_make_parting_attacks = false;             // HMA-R31
    bool ambusher_joins_parting_attack = false;                 // HMA-R32
    bool token_passes_in_parting_attack = false;                // HMA-R34
    bool decliners_may_not_join = false;                        // HMA-R37
    bool location_losses_to_supply = false;                     // HMA-R41
    bool phase_one_anticlockwise = false;                       // HMA-R43
    bool out_without_attacks = false;                           // HMA-R45
    bool power_is_the_turn = false;                             // HMA-R46
    bool all_effects_optional = false;                          // HMA-R47
    bool cards_need_an_object = false;                          // HMA-R48
    bool swapped_joins_the_row = false;                         // HMA-R49
    bool replaced_is_shuffled_in = false;                       // HMA-R51
    bool replaced_gold_stays = false;                           // HMA-R51
    bool bosses_cannot_be_exchanged = false;                    // HMA-R52
    bool laid_cards_work = true;                                // HMA-R53
    bool monster_hits_before_reward = false;                    // HMA-R58
    bool attacker_orders_effects = false;                       // HMA-R59
    bool both_hero_cards = false;                               // HMA-R60
    bool modified_roll_can_fail = false;                        // HMA-R61
    bool natural_20_hits = false;                               // HMA-R62
    bool critical_hit_beats_fail = false;                       // HMA-R63
    bool critical_hit_doubles_card_only = false;                // HMA-R64
    bool bungle_takes_from_card_only = false;                   // HMA-R65
    bool unprinted_defence_is_zero = false;                     // HMA-R66
    bool weapon_needs_type_of_attack = false;                   // HMA-R67
    bool maul_deals_ferocity = false;                           // HMA-R73
    bool maul_is_unlimited = false;                             // HMA-R73
    bool forced_discards_at_random = false;                     // HMA-R74
    bool heroes_react_to_ambusher = false;                      // HMA-R75
    bool new_leader_restarts_order = false;                     // HMA-R77
    bool returns_to_its_victor = false;                         // HMA-R78
    bool poor_pay_nothing = false;                              // HMA-R79
    bool return_adds_health = false;                            // HMA-R80
    bool fallen_foe_frees_gold = false;                         // HMA-R81
    bool beaten_victor_keeps_token = false;                     // HMA-R82
    bool token_passes_to_participants = false;                  // HMA-R83
    bool bungles_outlive_owner = false;                         // HMA-R85
    bool replaced_treasure_discarded = false;                   // HMA-R87
    bool treasure_actions_count = true;                         // HMA-R89
    bool leader_is_last_in_ties = false;                        // HMA-R90
    bool leader_read_after_card = false;                        // HMA-R95
    bool parting_attack_by_seat = false;                        // HMA-R97
    bool treasure_may_be_left = false;                          // HMA-R98
    bool leader_read_live = false;                              // HMA-R99
    bool armour_refreshed_at_location = true;                   // HMA-R100
    bool armour_text_in_parting_attack = true;                  // HMA-R101
    bool ambusher_modifies_own_attack_only = false;             // HMA-R103
    bool participants_are_present = false;                      // HMA-R104
    bool defeat_waits_for_attack = false;                       // HMA-R105
    bool replace_needs_a_deck = false;                          // HMA-R108
    bool applied_cards_can_be_refreshed = false;                // HMA-R110
    bool stash_can_be_robbed = false;                           // HMA-R111
    bool powers_while_passing = false;                          // HMA-R113
    bool bungle_works_after_owners_defeat = false;              // HMA-R114
    bool searched_card_shown = false;                           // HMA-R115
    bool one_sale_per_player = false;                           // HMA-R116

    bool operator==(const Knobs&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f);
};

template <class Self, class F>
constexpr void Knobs::fields(Self& self, F&& f) {
    f("hero_health", self.hero_health), f("hand_size", self.hand_size), f("starting_gold", self.starting_gold);
    f("gold_lost", self.gold_lost), f("returning_health", self.returning_health);
    f("action_tokens", self.action_tokens), f("token_bonus", self.token_bonus);
    f("top_locations", self.top_locations), f("locations_with_den", self.locations_with_den);
    f("lurking_slots", self.lurking_slots), f("lowest_hand_size", self.lowest_hand_size);
    f("smallest_mulligan", self.smallest_mulligan), f("most_mulligans", self.most_mulligans);
    f("den_drawn", self.den_drawn), f("den_ends_with_its_boss_only", self.den_ends_with_its_boss_only);
    f("boss_is_one_of_the_number", self.boss_is_one_of_the_number);
    f("missing_boss_is_replaced", self.missing_boss_is_replaced);
    f("defeated_bosses_stay_out", self.defeated_bosses_stay_out);
    f("treasures_reshuffled", self.treasures_reshuffled), f("fails_reshuffled", self.fails_reshuffled);
    f("actions_reshuffled", self.actions_reshuffled), f("first_roller_wins_ties", self.first_roller_wins_ties);
    f("discarded_location_shown", self.discarded_location_shown);
    f("discarded_down_into_deck", self.discarded_down_into_deck), f("used_protests_wait", self.used_protests_wait);
    f("unbeaten_monster", self.unbeaten_monster);
    f("only_lurkers_make_parting_attacks", self.only_lurkers_make_parting_attacks);
    f("ambusher_joins_parting_attack", self.ambusher_joins_parting_attack);
    f("token_passes_in_parting_attack", self.token_passes_in_parting_attack);
    f("decliners_may_not_join", self.decliners_may_not_join);
    f("location_losses_to_supply", self.location_losses_to_supply);
    f("phase_one_anticlockwise", self.phase_one_anticlockwise), f("out_without_attacks", self.out_without_attacks);
    f("power_is_the_turn", self.power_is_the_turn), f("all_effects_optional", self.all_effects_optional);
    f("cards_need_an_object", self.cards_need_an_object), f("swapped_joins_the_row", self.swapped_joins_the_row);
    f("replaced_is_shuffled_in", self.replaced_is_shuffled_in), f("replaced_gold_stays", self.replaced_gold_stays);
    f("bosses_cannot_be_exchanged", self.bosses_cannot_be_exchanged), f("laid_cards_work", self.laid_cards_work);
    f("monster_hits_before_reward", self.monster_hits_before_reward);
    f("attacker_orders_effects", self.attacker_orders_effects), f("both_hero_cards", self.both_hero_cards);
    f("modified_roll_can_fail", self.modified_roll_can_fail), f("natural_20_hits", self.natural_20_hits);
    f("critical_hit_beats_fail", self.critical_hit_beats_fail);
    f("critical_hit_doubles_card_only", self.critical_hit_doubles_card_only);
    f("bungle_takes_from_card_only", self.bungle_takes_from_card_only);
    f("unprinted_defence_is_zero", self.unprinted_defence_is_zero);
    f("weapon_needs_type_of_attack", self.weapon_needs_type_of_attack);
    f("maul_deals_ferocity", self.maul_deals_ferocity), f("maul_is_unlimited", self.maul_is_unlimited);
    f("forced_discards_at_random", self.forced_discards_at_random);
    f("heroes_react_to_ambusher", self.heroes_react_to_ambusher);
    f("new_leader_restarts_order", self.new_leader_restarts_order);
    f("returns_to_its_victor", self.returns_to_its_victor), f("poor_pay_nothing", self.poor_pay_nothing);
    f("return_adds_health", self.return_adds_health), f("fallen_foe_frees_gold", self.fallen_foe_frees_gold);
    f("beaten_victor_keeps_token", self.beaten_victor_keeps_token);
    f("token_passes_to_participants", self.token_passes_to_participants);
    f("bungles_outlive_owner", self.bungles_outlive_owner);
    f("replaced_treasure_discarded", self.replaced_treasure_discarded);
    f("treasure_actions_count", self.treasure_actions_count);
    f("leader_is_last_in_ties", self.leader_is_last_in_ties);
    f("leader_read_after_card", self.leader_read_after_card);
    f("parting_attack_by_seat", self.parting_attack_by_seat), f("treasure_may_be_left", self.treasure_may_be_left);
    f("leader_read_live", self.leader_read_live);
    f("armour_refreshed_at_location", self.armour_refreshed_at_location);
    f("armour_text_in_parting_attack", self.armour_text_in_parting_attack);
    f("ambusher_modifies_own_attack_only", self.ambusher_modifies_own_attack_only);
    f("participants_are_present", self.participants_are_present);
    f("defeat_waits_for_attack", self.defeat_waits_for_attack), f("replace_needs_a_deck", self.replace_needs_a_deck);
    f("applied_cards_can_be_refreshed", self.applied_cards_can_be_refreshed);
    f("stash_can_be_robbed", self.stash_can_be_robbed), f("powers_while_passing", self.powers_while_passing);
    f("bungle_works_after_owners_defeat", self.bungle_works_after_owners_defeat);
    f("searched_card_shown", self.searched_card_shown), f("one_sale_per_player", self.one_sale_per_player);
}

// What a house rule may replace besides the knobs. A hook sees only its arguments: it never reads a knob, because a
// derived class's knobs would not be seen.
struct Hooks : CommonHooks {
    static constexpr const Content& content = standard_content;

    // HMA-102, HMA-113: whether a roll hits an armour.
    static constexpr bool hits(int total, int armour) { return total >= armour; }
    // HMA-103, HMA-R66: whether a strength is enough against a defence of the same type.
    static constexpr bool overcomes(int strength, int defence) { return strength >= defence; }

    bool operator==(const Hooks&) const = default;
};

// The rules as printed. A house rule derives from this and says what differs:
//   struct Greedy : StandardRules { static constexpr Knobs knobs{.starting_gold = 6}; };
using StandardRules = StandardRulesOf<Hooks, Knobs>;

namespace detail {

// One line from the compiler for a hook that is misspelt, has other types, or belongs to rules without a name.
template <class Rules>
consteval bool are_hooks_sound() {
    constexpr Hook<&Hooks::hits, &Rules::hits> hits{};
    constexpr Hook<&Hooks::overcomes, &Rules::overcomes> overcomes{};
    static_assert(hits.has_same_types, "hits is a function of int total and int armour that returns a bool");
    static_assert(overcomes.has_same_types,
                  "overcomes is a function of int strength and int defence that returns a bool");
    return is_house_rule<Hooks, Rules, is_any_replaced(hits, overcomes), has_own_content<Hooks, Rules>()>();
}

}  // namespace detail

// Rules whose knobs are settled while the program runs, for hosts that let players tick boxes:
//   new_game({.players = 3}, Pcg32{42}, RuntimeRules{{.both_hero_cards = true}});
using RuntimeRules = RuntimeRulesOf<Hooks, Knobs>;

}  // namespace heroes::hero_master
