#include "support.hpp"

#include <forgotten.hpp>

using namespace hamlet_test;
using laws::forgotten_bytes;

TEST_CASE("HAM-007 no member of what is printed on a card is forgotten in its field list") {
    CHECK(forgotten_bytes(Passive{}) == 0);
    CHECK(forgotten_bytes(Active{}) == 0);
    CHECK(forgotten_bytes(Ordinance{}) == 0);
    CHECK(forgotten_bytes(HeroType{}) == 0);
    CHECK(forgotten_bytes(MonsterType{.home = bogs, .carries = Sigil::revenge}) == 0);
    CHECK(forgotten_bytes(MutationType{}) == 0);
    CHECK(forgotten_bytes(ItemType{}) == 0);
    CHECK(forgotten_bytes(ArtifactType{}) == 0);
    CHECK(forgotten_bytes(SigilType{}) == 0);
    CHECK(forgotten_bytes(DecreeType{}) == 0);
}
