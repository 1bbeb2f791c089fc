#include "support.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <damage.hpp>

using namespace damage;
using namespace hamlet_test;

namespace {

constexpr Knobs many_house_rules{.draw_two_heroes = true,
                                 .decrees_accumulate = true,
                                 .spent_trophies = SpentTrophies::out_of_the_game,
                                 .keep_change = true,
                                 .may_stay_home = true,
                                 .use_frees_slot = true,
                                 .new_hero_next_turn = true,
                                 .choose_loot = true,
                                 .hidden_items = HiddenItems::backpacks,
                                 .max_turns = 60,
                                 .sigils_need_slots = true};

struct LongNights : StandardRules {
    static constexpr Knobs knobs{.moon_spaces = 9};
};
struct Renamed : StandardRules {
    static constexpr std::string_view name = "renamed";
};
inline constexpr Content stronger_heroes = [] {
    Draft cards = draft_of(standard_content);
    cards.heroes.types[static_cast<HeroCard>(0)].favor = buff_attack(7, Duration::attack);
    return complete(cards);
}();
struct StrongerHeroes : StandardRules {
    static constexpr const Content& content = stronger_heroes;
};

}  // namespace

TEST_CASE("HAM-223 every state of a game is encoded and decoded to itself") {
    for (const auto& state : moments(Options{.players = 3}, StandardRules{}, 7)) {
        const auto decoded = decode<hamlet::State<>>(bytes_of(state));
        REQUIRE(decoded);
        REQUIRE(*decoded == state);
    }
}

TEST_CASE("HAM-223 a game is never restored under other rules or other cards") {
    const Bytes bytes = bytes_of(new_game(Options{}, Pcg32{1}));
    CHECK(refusal_of<hamlet::State<>>(bytes).empty());
    CHECK(refusal_of<hamlet::State<LongNights>>(bytes) == "CORE-rules");
    CHECK(refusal_of<hamlet::State<Renamed>>(bytes) == "CORE-rules");
    CHECK(refusal_of<hamlet::State<StrongerHeroes>>(bytes) == "CORE-rules");
}

TEST_CASE("HAM-223 bytes that end early or go on too long are refused") {
    Bytes bytes = bytes_of(new_game(Options{}, Pcg32{1}));
    for (std::size_t size = 0; size != bytes.size(); ++size)
        REQUIRE_FALSE(decode<hamlet::State<>>(Bytes{bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(size)}));
    bytes.push_back(0);
    CHECK(refusal_of<hamlet::State<>>(bytes) == "CORE-too-long");
}

TEST_CASE("HAM-223 whatever a changed byte makes of a state is refused or can be played on") {
    std::size_t accepted = 0;
    for (const auto& state : moments(Options{}, StandardRules{}, 301)) accepted += change_every_byte(state);
    CHECK(accepted > 0);
}

TEST_CASE("HAM-010 whatever a changed byte makes of a state under house rules is refused or can be played on") {
    std::size_t accepted = 0;
    for (const auto& state : moments(Options{.players = 3}, ruled(many_house_rules), 149))
        accepted += change_every_byte(state);
    CHECK(accepted > 0);
}
