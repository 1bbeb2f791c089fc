#include "support.hpp"

#include <string_view>

using namespace hamlet_test;

namespace {

struct LongNights : StandardRules {
    static constexpr Knobs knobs{.moon_spaces = 9};
};
struct Renamed : StandardRules {
    static constexpr std::string_view name = "renamed";
    static constexpr int damage(int attack, int defense) { return attack - defense; }
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

TEST_CASE("HAM-223 a game is never restored under other rules or other cards") {
    const auto standard = Table<>::fingerprint();
    CHECK(Table<LongNights>::fingerprint() != standard);
    CHECK(Table<Renamed>::fingerprint() != standard);
    CHECK(Table<StrongerHeroes>::fingerprint() != standard);
}
