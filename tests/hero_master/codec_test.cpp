#include "support.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <damage.hpp>

using namespace damage;
using namespace hero_master_test;

namespace {

constexpr Knobs many_house_rules{.den_drawn = DenDrawn::may_go_under_the_deck,
                                 .used_protests_wait = true,
                                 .unbeaten_monster = UnbeatenMonster::set_aside,
                                 .ambusher_joins_parting_attack = true,
                                 .all_effects_optional = true,
                                 .attacker_orders_effects = true,
                                 .both_hero_cards = true,
                                 .maul_is_unlimited = true,
                                 .heroes_react_to_ambusher = true,
                                 .leader_read_after_card = true,
                                 .treasure_may_be_left = true,
                                 .leader_read_live = true,
                                 .participants_are_present = true,
                                 .defeat_waits_for_attack = true,
                                 .applied_cards_can_be_refreshed = true,
                                 .stash_can_be_robbed = true};

struct RichHeroes : StandardRules {
    static constexpr Knobs knobs{.starting_gold = 9};
};
inline constexpr Content stronger_giant = [] {
    Content content = standard_content;
    content.monsters.types[MonsterCard{0}].ferocity = 4;
    return content;
}();
struct StrongerGiant : StandardRules {
    static constexpr const Content& content = stronger_giant;
};

}  // namespace

TEST_CASE("HMA-077 every state of a game is encoded and decoded to itself") {
    for (const auto& state : moments(Options{.players = 3}, StandardRules{}, 7)) {
        const auto decoded = decode<hero_master::State<>>(bytes_of(state));
        REQUIRE(decoded);
        REQUIRE(*decoded == state);
    }
}
TEST_CASE("HMA-077 a game is never restored under other rules or other cards") {
    const Bytes bytes = bytes_of(new_game(Options{}, Pcg32{1}));
    CHECK(refusal_of<hero_master::State<>>(bytes).empty());
    CHECK(refusal_of<hero_master::State<RichHeroes>>(bytes) == "CORE-rules");
    CHECK(refusal_of<hero_master::State<StrongerGiant>>(bytes) == "CORE-rules");
}
TEST_CASE("HMA-077 bytes that end early or go on too long are refused") {
    Bytes bytes = bytes_of(new_game(Options{}, Pcg32{1}));
    for (std::size_t size = 0; size != bytes.size(); ++size)
        REQUIRE_FALSE(decode<hero_master::State<>>(Bytes{bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(size)}));
    bytes.push_back(0);
    CHECK(refusal_of<hero_master::State<>>(bytes) == "CORE-too-long");
}
TEST_CASE("HMA-077 whatever a changed byte makes of a state is refused or can be played on") {
    std::size_t accepted = 0;
    for (const auto& state : moments(Options{}, StandardRules{}, 31)) accepted += change_every_byte(state);
    CHECK(accepted > 0);
}
TEST_CASE("HMA-010 whatever a changed byte makes of a state under house rules is refused or can be played on") {
    std::size_t accepted = 0;
    for (const auto& state : moments(Options{.players = 3}, ruled(many_house_rules), 59)) accepted += change_every_byte(state);
    CHECK(accepted > 0);
}
