#include "support.hpp"

#include <string_view>

using namespace shire_test;

namespace {

struct Bright : StandardRules {
    static constexpr Knobs knobs{.glowing_damage = 3};
};
struct NewlyNamed : StandardRules {
    static constexpr std::string_view name = "newly named";
};

}  // namespace

TEST_CASE("SHI-567 a match is never restored under other rules or another content") {
    const auto standard = shire::Table<>::fingerprint();
    CHECK(shire::Table<Bright>::fingerprint() != standard);
    CHECK(shire::Table<NewlyNamed>::fingerprint() != standard);
}
