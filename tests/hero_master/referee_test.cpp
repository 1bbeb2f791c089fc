// Random games, each played once more by a referee that knows only the clause book.

#include <doctest/doctest.h>

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <hero_master/referee.hpp>
#include <how_many.hpp>

namespace {

using namespace hero_master_referee;

// A die chooses the first leader, and now and then the players do.
Options options_of(int players, std::uint64_t seed) {
    Options options{.players = static_cast<std::uint8_t>(players)};
    if (seed % 7 == 0) options.first_player = static_cast<Seat>(seed % options.players);
    return options;
}

// Whether the referee objects to one of the first games that are played by other rulings.
bool is_noticed(const Knobs& knobs, std::uint64_t seeds) {
    for (std::uint64_t seed = 1; seed <= seeds; ++seed)
        for (const int players : {2, 3, 4}) {
            const Options options{.players = static_cast<std::uint8_t>(players)};
            const auto record = play_at_random(options, seed, RuntimeRules{knobs});
            try {
                Referee{record}.replay();
            } catch (const Disagreement&) {
                return true;
            }
        }
    return false;
}

}  // namespace

TEST_CASE("a referee who knows only the clause book agrees with every step of random games") {
    std::bitset<Decision::count> asked;
    for (const int players : {2, 3, 4})
        for (std::uint64_t seed = 1; seed <= laws::games_to_play(1000, 50); ++seed) {
            const auto record = play_at_random(options_of(players, seed), seed);
            for (const auto& moment : record.moments)
                if (const auto decision = pending(moment.table)) asked.set(decision->index());
            try {
                Referee{record}.replay();
            } catch (const Disagreement& disagreement) {
                FAIL(players, " players, seed ", seed, ", answer ", disagreement.moment, ": ", disagreement.what);
            }
        }
    if (laws::plays_all_games()) CHECK(asked.count() == Decision::count - 1);  // OrderEffects belongs to a house rule
}

// The referee would be worth nothing if it agreed with everything.
TEST_CASE("the referee objects to games that are played by other rules") {
    const std::vector<Knobs> rulings{
        {.hero_health = 9},
        {.hand_size = 5},
        {.starting_gold = 4},
        {.gold_lost = 2},
        {.returning_health = 6},
        {.action_tokens = 1},
        {.token_bonus = 3},
        {.top_locations = 5},
        {.locations_with_den = 3},
        {.lowest_hand_size = 1},
        {.smallest_mulligan = 2},
        {.most_mulligans = 1},
        {.den_drawn = DenDrawn::may_go_under_the_deck},
        {.den_drawn = DenDrawn::may_be_discarded},
        {.den_ends_with_its_boss_only = true},
        {.boss_is_one_of_the_number = true},
        {.used_protests_wait = true},
        {.unbeaten_monster = UnbeatenMonster::joins_the_row},
        {.unbeaten_monster = UnbeatenMonster::set_aside},
        {.only_lurkers_make_parting_attacks = true},
        {.ambusher_joins_parting_attack = true},
        {.token_passes_in_parting_attack = true},
        {.decliners_may_not_join = true},
        {.location_losses_to_supply = true},
        {.phase_one_anticlockwise = true},
        {.out_without_attacks = true},
        {.power_is_the_turn = true},
        {.all_effects_optional = true},
        {.cards_need_an_object = true},
        {.swapped_joins_the_row = true},
        {.replaced_is_shuffled_in = true},
        {.replaced_gold_stays = true},
        {.bosses_cannot_be_exchanged = true},
        {.laid_cards_work = false},
        {.monster_hits_before_reward = true},
        {.attacker_orders_effects = true},
        {.both_hero_cards = true},
        {.modified_roll_can_fail = true},
        {.critical_hit_doubles_card_only = true},
        {.bungle_takes_from_card_only = true},
        {.weapon_needs_type_of_attack = true},
        {.maul_deals_ferocity = true},
        {.maul_is_unlimited = true},
        {.forced_discards_at_random = true},
        {.returns_to_its_victor = true},
        {.poor_pay_nothing = true},
        {.return_adds_health = true},
        {.fallen_foe_frees_gold = true},
        {.beaten_victor_keeps_token = true},
        {.token_passes_to_participants = true},
        {.bungles_outlive_owner = true},
        {.replaced_treasure_discarded = true},
        {.treasure_actions_count = false},
        {.leader_read_after_card = true},
        {.parting_attack_by_seat = true},
        {.treasure_may_be_left = true},
        {.ambusher_modifies_own_attack_only = true},
        {.defeat_waits_for_attack = true},
        {.applied_cards_can_be_refreshed = true},
        {.stash_can_be_robbed = true},
        {.powers_while_passing = true},
        {.bungle_works_after_owners_defeat = true},
        {.searched_card_shown = true},
        {.one_sale_per_player = true},
    };
    for (std::size_t i = 0; i != rulings.size(); ++i) {
        CAPTURE(i);
        CHECK(is_noticed(rulings[i], 4));
    }
    CHECK_FALSE(is_noticed({}, 4));
}

TEST_CASE("the referee objects to rulings that seldom matter") {
    if (!laws::plays_all_games()) return;
    const std::vector<Knobs> rulings{
        {.lurking_slots = 3},
        {.defeated_bosses_stay_out = true},
        {.first_roller_wins_ties = true},
        {.discarded_down_into_deck = true},
        {.heroes_react_to_ambusher = true},
        {.leader_is_last_in_ties = true},
        {.armour_refreshed_at_location = false},
        {.armour_text_in_parting_attack = false},
        {.participants_are_present = true},
        {.replace_needs_a_deck = true},
    };
    for (std::size_t i = 0; i != rulings.size(); ++i) {
        CAPTURE(i);
        CHECK(is_noticed(rulings[i], 60));
    }
}
