#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>

#include <heroes/core/pcg32.hpp>
#include <heroes/core/scripted_dice.hpp>
#include <heroes/core/seat.hpp>

using heroes::d10, heroes::d12, heroes::d20, heroes::d4, heroes::d6, heroes::d8;
using heroes::Pcg32;
using heroes::roll_die;
using heroes::ScriptedDice;
using heroes::Seat;
using heroes::Verdict;
using Fault = heroes::ScriptedDice::Fault;

namespace {

constexpr bool lands_as_told() {
    ScriptedDice dice{5, 4, 2};
    return dice.below(6) == 4 && dice.below(6) == 3 && dice.below(6) == 1 && dice.verdict();
}
static_assert(lands_as_told());

// What one die shows, and what the dice think of it.
struct Roll {
    std::uint32_t answer = 0;
    Fault fault{};
    bool operator==(const Roll&) const = default;
};

constexpr Roll roll_one(int face, std::uint32_t n) {
    ScriptedDice dice{face};
    const auto answer = dice.below(n);
    return {answer, dice.fault()};
}

ScriptedDice with_faces(std::size_t count) {
    ScriptedDice dice;
    for (std::size_t i = 0; i < count; ++i) dice.then({1 + static_cast<int>(i % 6)});
    return dice;
}

}  // namespace

TEST_CASE("the dice land as told, face by face") {
    ScriptedDice dice{5, 4, 2};
    CHECK(dice.left() == 3);
    CHECK(dice.below(6) == 4);
    CHECK(dice.left() == 2);
    CHECK(dice.below(4) == 3);
    CHECK(dice.below(2) == 1);
    CHECK(dice.left() == 0);
    CHECK(dice.fault() == Fault::nothing);
    CHECK(dice.verdict());
}

TEST_CASE("a new script replaces the old one, with its faults") {
    ScriptedDice dice{7};
    dice.below(6);
    dice = {5, 4, 2};
    CHECK(dice == ScriptedDice{5, 4, 2});
    CHECK(dice.fault() == Fault::nothing);
    dice = {6};
    CHECK(dice.below(6) == 5);
    CHECK(dice.verdict());
}

TEST_CASE("a face answers only a die that has it") {
    CHECK(roll_one(1, 6) == Roll{0, Fault::nothing});
    CHECK(roll_one(0, 6) == Roll{0, Fault::no_such_face});
    CHECK(roll_one(-1, 6) == Roll{0, Fault::no_such_face});
    CHECK(roll_one(6, 6) == Roll{5, Fault::nothing});
    CHECK(roll_one(7, 6) == Roll{0, Fault::no_such_face});
    CHECK(roll_one(1, 1) == Roll{0, Fault::nothing});
    CHECK(roll_one(2, 1) == Roll{0, Fault::no_such_face});
}

TEST_CASE("a die may have any number of sides") {
    CHECK(roll_one(70000, 70000) == Roll{69999, Fault::nothing});
    CHECK(roll_one(70001, 70000) == Roll{0, Fault::no_such_face});
    CHECK(roll_one(-65535, 70000) == Roll{0, Fault::no_such_face});
    CHECK(roll_one(-2147483647 - 1, 0xffffffff) == Roll{0, Fault::no_such_face});
}

TEST_CASE("a face that names its die answers no other die") {
    ScriptedDice dice{d10(6), d8(3), 2, d4(4), d6(6), d12(12), d20(20)};
    CHECK(dice.below(10) == 5);
    CHECK(dice.below(8) == 2);
    CHECK(dice.below(3) == 1);
    CHECK(dice.below(4) == 3);
    CHECK(dice.below(6) == 5);
    CHECK(dice.below(12) == 11);
    CHECK(dice.below(20) == 19);
    CHECK(dice.verdict());

    ScriptedDice swapped{d10(6), d8(3)};
    CHECK(swapped.below(8) == 0);
    CHECK(swapped.fault() == Fault::other_die);
    CHECK(swapped.verdict() == Verdict::refused("CORE-script: another die was rolled than scripted"));
}

TEST_CASE("a rolled die shows the face that was told, whatever its lowest face is") {
    ScriptedDice dice{d10(0), 9, d10(10), 0, d10(10)};
    CHECK(roll_die(dice, 10, 0) == 0);
    CHECK(roll_die(dice, 10, 0) == 9);
    CHECK(roll_die(dice, 10) == 10);
    CHECK(dice.fault() == Fault::nothing);
    CHECK(roll_die(dice, 10) == 1);
    CHECK(dice.fault() == Fault::no_such_face);

    ScriptedDice high{d10(10)};
    CHECK(roll_die(high, 10, 0) == 0);
    CHECK(high.fault() == Fault::no_such_face);
}

TEST_CASE("a chance that knows nothing of faces rolls by numbers") {
    Pcg32 dice{1};
    Pcg32 same{1};
    CHECK(roll_die(dice, 10, 0) == same.below(10));
    CHECK(roll_die(dice, 6) == 1 + same.below(6));
}

TEST_CASE("a face that the die does not have is used up all the same") {
    ScriptedDice dice{7, 3};
    CHECK(dice.below(6) == 0);
    CHECK(dice.left() == 1);
    CHECK(dice.below(6) == 2);
}

TEST_CASE("running out of script is a fault, and the answer is zero") {
    ScriptedDice dice{6};
    dice.below(6);
    CHECK(dice.fault() == Fault::nothing);
    CHECK(dice.below(6) == 0);
    CHECK(dice.fault() == Fault::exhausted);
    CHECK(dice.left() == 0);
    CHECK(ScriptedDice{}.below(6) == 0);
}

TEST_CASE("draws after the end of a script differ, so that rolls which are repeated while they tie come to an end") {
    ScriptedDice dice{4};
    CHECK(dice.below(6) == 3);
    for (const std::uint32_t face : {0u, 1u, 2u, 0u}) CHECK(dice.below(3) == face);
    CHECK(dice.fault() == Fault::exhausted);
}

TEST_CASE("only the first fault is kept") {
    ScriptedDice dice{9};
    dice.below(6);
    dice.below(6);
    CHECK(dice.fault() == Fault::no_such_face);

    ScriptedDice empty;
    empty.below(6);
    empty.then({9}).below(6);
    CHECK(empty.fault() == Fault::exhausted);
}

TEST_CASE("the first fault says at which roll it is, and which die was rolled") {
    ScriptedDice dice{5, d6(3), 2};
    CHECK(dice.fault_at() == 0);
    dice.below(6);
    dice.below(10);
    dice.below(1);
    CHECK(dice.fault() == Fault::other_die);
    CHECK(dice.fault_at() == 2);
    CHECK(dice.fault_sides() == 10);

    ScriptedDice short_script{5};
    short_script.below(6);
    short_script.below(8);
    CHECK(short_script.fault_at() == 2);
    CHECK(short_script.fault_sides() == 8);

    CHECK(with_faces(129).fault_at() == 0);
}

TEST_CASE("more faces can be appended") {
    ScriptedDice dice{5};
    dice.then({4}).then({2, 1});
    CHECK(dice == ScriptedDice{5, 4, 2, 1});
    CHECK(dice.then({}) == ScriptedDice{5, 4, 2, 1});
}

TEST_CASE("a script holds 128 faces, and the 129th is a fault") {
    auto dice = with_faces(128);
    CHECK(dice.left() == 128);
    CHECK(dice.fault() == Fault::nothing);

    dice.then({6});
    CHECK(dice.left() == 128);
    CHECK(dice.fault() == Fault::script_too_long);
    for (std::uint32_t i = 0; i < 128; ++i) CHECK(dice.below(6) == i % 6);
    CHECK(dice.left() == 0);
}

TEST_CASE("the room of faces already rolled is not used again") {
    auto dice = with_faces(128);
    dice.below(6);
    CHECK(dice.then({1}).fault() == Fault::script_too_long);
}

TEST_CASE("the verdict says in a sentence how the script did not fit") {
    ScriptedDice fitting{3};
    fitting.below(6);
    CHECK(fitting.verdict() == Verdict::legal());

    ScriptedDice exhausted;
    exhausted.below(6);
    CHECK(exhausted.verdict() == Verdict::refused("CORE-script: more dice were rolled than scripted"));

    ScriptedDice impossible{7};
    impossible.below(6);
    CHECK(impossible.verdict() == Verdict::refused("CORE-script: a die was told a face it does not have"));

    CHECK(ScriptedDice{3}.verdict() == Verdict::refused("CORE-script: some scripted faces were never rolled"));
    CHECK(with_faces(129).verdict() == Verdict::refused("CORE-script: the script has too many faces"));
    CHECK(ScriptedDice{}.deal(Seat::one).verdict() ==
          Verdict::refused("CORE-script: some scripted cards were never drawn"));
    CHECK(ScriptedDice{}.verdict() == Verdict::legal());
}

TEST_CASE("dice are equal when script, progress and fault are") {
    ScriptedDice dice{1, 2};
    CHECK(dice == ScriptedDice{1, 2});
    CHECK(dice != ScriptedDice{1, 3});
    CHECK(dice != ScriptedDice{1, 2, 0});
    dice.below(6);
    CHECK(dice != ScriptedDice{1, 2});
}
