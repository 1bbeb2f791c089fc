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
TEST_CASE("SHN-K32 whoever is not said to be wounded has full HP, those of equipment included") {
    const Equipment amulet = piece("Amulet of Vigour");
    const auto hp = [](const Position<Arena>& where) { return where.table().heroes[h1].hp; };
    CHECK(hp(position(field)) == 8);
    CHECK(hp(position(field).equip(h1, amulet)) == 10);
    CHECK(hp(position(field).equip(h1, amulet).hp(h1, 4)) == 4);
    CHECK(hp(position(field).hp(h1, 4).equip(h1, amulet)) == 4);
    CHECK(hp(position(field).turn(h2).exhausted(h1, 1).equip(h1, amulet)) == 1);
}
TEST_CASE("SHN-K115 whoever stands on a goal in a position has touched it") {
    const auto standing = position(options(tower, galahad))
                              .hero(h1, at(tower, 0, 0, 1))
                              .hero(h2, at(tower, 7, 0, 1))
                              .exhausted(h2)
                              .hero(h3, at(tower, 6, 3, 1));
    CHECK(standing.table().encounter.touched == SquareSet{at(tower, 0, 0, 1)});
    CHECK(position(field).hero(h1, at(15, 0)).table().encounter.touched.empty());
}
TEST_CASE("SHN-026 SHN-065 SHN-K63 what is not among the cards is refused") {
    CHECK(fault(Position{}.item(h1, static_cast<Item>(200))) == "SHN-065");
    CHECK(fault(Position{}.equip(h1, static_cast<Equipment>(60))) == "SHN-K63");
    CHECK(fault(Position{}.equip(h1, static_cast<Equipment>(200))) == "SHN-K63");
    CHECK(fault(Position{}.ai_card(static_cast<Role>(9), AiCard{0})) == "SHN-026");
}
