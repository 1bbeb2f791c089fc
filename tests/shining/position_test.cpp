#include "support.hpp"

#include <string>

using namespace shining_test;

namespace {

template <class Rules>
std::string fault(const Position<Rules>& position) {
    return std::string(position.try_table().verdict().clause());
}

}  // namespace

TEST_CASE("SHN-I02 a number that cannot be kept is refused and never turns into another") {
    const auto at = [] { return Position{}; };
    CHECK(fault(at()).empty());
    for (const int wrong : {-1, 256, 256 + 2}) {
        CHECK(fault(at().hp(h1, wrong)) == "SHN-I02");
        CHECK(fault(at().mp(h1, wrong)) == "SHN-I02");
        CHECK(fault(at().rp(h1, wrong)) == "SHN-I02");
        CHECK(fault(at().stat(h1, Stat::str, wrong)) == "SHN-I02");
        CHECK(fault(at().item(h1, Item{0}, wrong)) == "SHN-I02");
        CHECK(fault(at().exhausted(h2, wrong)) == "SHN-I02");
        CHECK(fault(at().advantage(h1, wrong)) == "SHN-I02");
        CHECK(fault(at().ward(h1, wrong)) == "SHN-I02");
        CHECK(fault(at().slow(h1, wrong)) == "SHN-I02");
        CHECK(fault(at().provoke(h1, wrong)) == "SHN-I02");
        CHECK(fault(at().final_step(wrong)) == "SHN-I02");
        CHECK(fault(at().final_step(0, wrong)) == "SHN-I02");
        CHECK(fault(at().rage(wrong)) == "SHN-I02");
        CHECK(fault(at().arrivals(wrong)) == "SHN-I02");
        CHECK(fault(at().points(wrong, 0)) == "SHN-I02");
        CHECK(fault(at().points(0, wrong)) == "SHN-I02");
    }
    CHECK(at().points(0, 3).table().heroes[h1].ap == 0);
    CHECK(at().points(0, 3).table().heroes[h1].movement == 3);
}
TEST_CASE("SHN-026 SHN-065 SHN-K63 what is not among the cards is refused") {
    CHECK(fault(Position{}.item(h1, static_cast<Item>(200))) == "SHN-065");
    CHECK(fault(Position{}.equip(h1, static_cast<Equipment>(60))) == "SHN-K63");
    CHECK(fault(Position{}.equip(h1, static_cast<Equipment>(200))) == "SHN-K63");
    CHECK(fault(Position{}.ai_card(static_cast<Role>(9), AiCard{0})) == "SHN-026");
}
