#include <doctest/doctest.h>

#include <cstddef>

#include <questions.hpp>

#include <heroes/core/scripted_dice.hpp>
#include <heroes/hamlet.hpp>
#include <heroes/hedra.hpp>
#include <heroes/tools/answer_all.hpp>

using namespace heroes;
using namespace questions;

namespace answer_all_test {

using hedra::Assign;
using hedra::Die;

hedra::Piece theirs(Die die) { return {two, die}; }

// Three heroes against three dice, rolled and waiting to be assigned.
auto rolled() {
    auto state = hedra::Position{}
                     .on(hedra::field(1), one, {hedra::rogue(1), hedra::cleric(1), hedra::paladin(1)})
                     .on(hedra::field(1), two, {hedra::mage(4), hedra::warrior(10), hedra::barbarian(9)})
                     .phase(hedra::Phase::attack)
                     .with(ScriptedDice{d6(2), d8(3), d10(8)});
    return apply(state, hedra::Attack{hedra::field(1)});
}

const Assign rogue{Die::rogue, theirs(Die::warrior)};
const Assign cleric{Die::cleric, theirs(Die::mage)};
const Assign paladin{Die::paladin, theirs(Die::barbarian)};

constexpr auto spear = static_cast<hamlet::ItemCard>(3);
constexpr auto mail = static_cast<hamlet::ItemCard>(5);

TEST_CASE("a whole mapping of heroes to targets is one line, in any order, and what is forced is not asked") {
    const auto by_hand = apply(apply(rolled(), rogue), cleric);
    REQUIRE_FALSE(judge(by_hand.table, paladin));  // one target is left for one hero
    CHECK(answer_all(rolled(), {rogue, cleric, paladin}) == by_hand);
    CHECK(answer_all(rolled(), {paladin, cleric, rogue}) == by_hand);
    CHECK(answer_all(rolled(), {rogue, cleric}) == by_hand);
    CHECK(by_hand.chance.verdict());
}

TEST_CASE("all that happens on the way is told") {
    std::size_t told = 0;
    const auto count = [&](const auto&) { ++told; };
    const auto answered = answer_all(rolled(), {rogue, cleric}, count);
    std::size_t expected = events_of(rolled(), rogue).size() + events_of(apply(rolled(), rogue), cleric).size();
    CHECK(told == expected);
    CHECK(answered == answer_all(rolled(), {rogue, cleric}));
}

TEST_CASE("an answer to what is asked that is not legal is refused by its clause") {
    const Assign absent{Die::cleric, theirs(Die::rogue)};
    const auto refused = try_answer_all(rolled(), {rogue, absent});
    CHECK(refused.verdict().clause() == "HED-085");
    CHECK(try_answer_all(rolled(), {rogue}));
    CHECK_THROWS_AS(static_cast<void>(answer_all(rolled(), {rogue, absent})), IllegalAction);
}

TEST_CASE("without answers nothing happens, and answers to what nobody asks are left") {
    CHECK(answer_all(rolled(), {}) == rolled());
    CHECK(answer_all(rolled(), {hedra::Unleash{}}) == rolled());
}

TEST_CASE("a whole rearrangement is one line") {
    using namespace hamlet;
    const auto state = hamlet::Position{}.carry(one, {item(spear), item(mail)}).with(ScriptedDice{});
    const auto arranged = answer_all(state, {Rearrange{}, Equip{item(mail)}, LeaveSlot{}, Equip{item(spear)}});
    CHECK(arranged.table.heroes[one].slots == EquipSlots{{item(mail), Item::nothing, item(spear)}});
    CHECK(legal_actions(arranged.table).contains(Heal{}));
    CHECK_FALSE(legal_actions(arranged.table).contains(Rearrange{}));
}

}  // namespace answer_all_test
