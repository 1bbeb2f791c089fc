#include "support.hpp"

#include <string_view>

#include <damage.hpp>

using namespace damage;
using namespace hero_master_test;

namespace {

struct RichHeroes : StandardRules {
    static constexpr Knobs knobs{.starting_gold = 9};
};
inline constexpr Content stronger_giant = [] {
    Draft cards = draft_of(standard_content);
    cards.monsters.types[MonsterCard{0}].ferocity = 4;
    return complete(cards);
}();
struct StrongerGiant : StandardRules {
    static constexpr const Content& content = stronger_giant;
};

}  // namespace

TEST_CASE("HMA-010 a game is never restored under other rules or other cards") {
    const Bytes bytes = bytes_of(new_game(Options{}, Pcg32{1}));
    CHECK(refusal_of<hero_master::State<>>(bytes).empty());
    CHECK(refusal_of<hero_master::State<RichHeroes>>(bytes) == "CORE-rules");
    CHECK(refusal_of<hero_master::State<StrongerGiant>>(bytes) == "CORE-rules");
}
