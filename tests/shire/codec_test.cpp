#include "support.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <damage.hpp>

using namespace damage;
using namespace shire_test;

namespace {

constexpr Knobs many_changes{.live_turn_order = true,
                             .pet_entry = PetEntry::end_of_round,
                             .tokens_leave_in_end_phase = true,
                             .each_success_adds_bleed = true,
                             .most_permanent_buffs = 2,
                             .counter_may_be_countered = true,
                             .dodge_before_redirect = true,
                             .one_more_turn_of_cooldown = true,
                             .new_pet_replaces = true,
                             .max_rounds = 40};

struct LongerDuels : StandardRules {
    static constexpr Knobs knobs{.max_rounds = 60};
};
struct Bright : StandardRules {
    static constexpr Knobs knobs{.glowing_damage = 3};
};
struct NewlyNamed : StandardRules {
    static constexpr std::string_view name = "newly named";
    static constexpr int percent_of(int number, int percent) { return (number * percent + 99) / 100; }
};

}  // namespace

TEST_CASE("SHI-013 every state of a match is encoded and decoded to itself") {
    for (const auto& state : moments<shire::Table<LongerDuels>>(presets::teams(2, 2), LongerDuels{}, 12)) {
        const auto decoded = decode<shire::State<LongerDuels>>(bytes_of(state));
        REQUIRE(decoded);
        REQUIRE(*decoded == state);
    }
}
TEST_CASE("SHI-567 a match is never restored under other rules or another content") {
    const Bytes bytes = bytes_of(new_game(Options{}, Pcg32{1}));
    CHECK(refusal_of<shire::State<>>(bytes).empty());
    CHECK(refusal_of<shire::State<Bright>>(bytes) == "CORE-rules");
    CHECK(refusal_of<shire::State<NewlyNamed>>(bytes) == "CORE-rules");
}
TEST_CASE("SHI-013 whatever a changed byte makes of a state is refused or can be played on") {
    std::size_t accepted = 0;
    for (const auto& state : moments<shire::Table<LongerDuels>>(presets::free_for_all(3), LongerDuels{}, 3))
        accepted += change_every_byte(state);
    CHECK(accepted > 0);
}
TEST_CASE("SHI-013 whatever a changed byte makes of a state under house rules is refused or can be played on") {
    std::size_t accepted = 0;
    for (const auto& state : moments<shire::Table<RuntimeRules>>(presets::duel, RuntimeRules{many_changes}, 3))
        accepted += change_every_byte(state);
    CHECK(accepted > 0);
}
