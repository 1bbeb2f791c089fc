#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <questions.hpp>
#include <tiny_game.hpp>

#include <heroes/core/scripted_dice.hpp>
#include <heroes/hamlet.hpp>
#include <heroes/hedra.hpp>
#include <heroes/tools/snapshots.hpp>
#include <heroes/tools/sync_test.hpp>

using namespace heroes;
using namespace questions;

namespace {

// A state of which only the number matters.
struct Page {
    int number = 0;
    bool operator==(const Page&) const = default;
};

template <std::size_t Capacity>
using Pages = Snapshots<Page, Capacity>;

// Pages saved under their own numbers.
template <std::size_t Capacity>
constexpr Pages<Capacity> pages(int from, int to) {
    Pages<Capacity> ring;
    for (int number = from; number <= to; ++number) ring.save(static_cast<std::uint64_t>(number), {number});
    return ring;
}

template <std::size_t Capacity>
bool holds(const Pages<Capacity>& ring, int number) {
    const auto page = ring.restore(static_cast<std::uint64_t>(number));
    return page && page->number == number;
}

template <std::size_t Capacity>
std::string_view missing(const Pages<Capacity>& ring, std::uint64_t number) {
    const auto page = ring.restore(number);
    REQUIRE_FALSE(page);
    CHECK_FALSE(page.verdict().reason().empty());
    return page.verdict().clause();
}

constexpr std::string_view fell_out = "KIT-fell-out";
constexpr std::string_view not_saved = "KIT-not-saved";

}  // namespace

static_assert(std::is_trivially_copyable_v<Snapshots<hedra::State<>, 8>>);
static_assert(pages<3>(0, 7).restore(6)->number == 6 && !pages<3>(0, 7).restore(4));

TEST_CASE("an empty ring has no snapshot") {
    const Pages<4> ring;
    CHECK(ring.empty());
    CHECK(ring.size() == 0);
    CHECK_FALSE(ring.oldest());
    CHECK_FALSE(ring.newest());
    CHECK(missing(ring, 0) == not_saved);
}

TEST_CASE("a snapshot is restored by its number") {
    const auto ring = pages<4>(7, 7);
    CHECK(ring.size() == 1);
    CHECK_FALSE(ring.empty());
    CHECK(ring.oldest() == 7);
    CHECK(ring.newest() == 7);
    CHECK(holds(ring, 7));
    CHECK(missing(ring, 6) == not_saved);
    CHECK(missing(ring, 8) == not_saved);
}

TEST_CASE("a full ring holds as many snapshots as it has places") {
    const auto ring = pages<4>(0, 3);
    CHECK(ring.size() == ring.capacity());
    CHECK(ring.oldest() == 0);
    CHECK(ring.newest() == 3);
    for (int number = 0; number != 4; ++number) CHECK(holds(ring, number));
    CHECK(missing(ring, 4) == not_saved);
}

TEST_CASE("one snapshot too many lets the oldest fall out, and the ring says so") {
    const auto ring = pages<4>(0, 4);
    CHECK(ring.size() == 4);
    CHECK(ring.oldest() == 1);
    CHECK(ring.newest() == 4);
    CHECK(missing(ring, 0) == fell_out);
    for (int number = 1; number != 5; ++number) CHECK(holds(ring, number));
    CHECK(missing(ring, 5) == not_saved);
}

TEST_CASE("a ring that went round many times holds the newest snapshots") {
    const auto ring = pages<4>(0, 1001);
    for (int number = 998; number != 1002; ++number) CHECK(holds(ring, number));
    CHECK(missing(ring, 997) == fell_out);
    CHECK(missing(ring, 0) == fell_out);
}

TEST_CASE("a ring with one place holds the newest snapshot") {
    const auto ring = pages<1>(3, 5);
    CHECK(ring.size() == 1);
    CHECK(holds(ring, 5));
    CHECK(missing(ring, 4) == fell_out);
    CHECK(missing(ring, 6) == not_saved);
}

TEST_CASE("numbers may have gaps, and what lies in a gap was not saved") {
    Pages<3> ring;
    for (const int number : {10, 20, 30}) ring.save(static_cast<std::uint64_t>(number), {number});
    CHECK(holds(ring, 20));
    CHECK(missing(ring, 15) == not_saved);
    ring.save(40, {40});
    CHECK(missing(ring, 10) == fell_out);
    CHECK(missing(ring, 15) == not_saved);
    CHECK(holds(ring, 20));
}

TEST_CASE("saving under an old number rewrites history from there on") {
    auto ring = pages<8>(0, 6);
    ring.save(3, {33});
    CHECK(ring.newest() == 3);
    CHECK(ring.size() == 4);
    CHECK(ring.restore(3)->number == 33);
    CHECK(holds(ring, 2));
    CHECK(missing(ring, 4) == not_saved);
    ring.save(4, {4});
    CHECK(holds(ring, 4));
}

TEST_CASE("saving again under the newest number replaces that one alone, even in a full ring") {
    auto ring = pages<4>(0, 3);
    ring.save(3, {33});
    CHECK(ring.size() == 4);
    CHECK(ring.restore(3)->number == 33);
    CHECK(holds(ring, 0));
}

TEST_CASE("forgetting drops a number and all after it") {
    auto ring = pages<8>(0, 6);
    ring.forget_from(7);
    CHECK(ring.size() == 7);
    ring.forget_from(5);
    CHECK(ring.newest() == 4);
    CHECK(missing(ring, 5) == not_saved);
    ring.forget_from(0);
    CHECK(ring.empty());
    CHECK(missing(ring, 0) == not_saved);
}

TEST_CASE("what fell out before history was rewritten is still said to have fallen out") {
    auto ring = pages<4>(0, 9);
    ring.forget_from(0);
    CHECK(missing(ring, 5) == fell_out);
    CHECK(missing(ring, 6) == not_saved);
    ring.save(2, {2});
    CHECK(missing(ring, 1) == fell_out);
    CHECK(missing(ring, 3) == not_saved);
    CHECK(holds(ring, 2));
}

TEST_CASE("the greatest number is a number like any other") {
    constexpr std::uint64_t greatest = ~std::uint64_t{0};
    Pages<1> ring;
    ring.save(greatest - 1, {1});
    ring.save(greatest, {2});
    CHECK(ring.restore(greatest)->number == 2);
    CHECK(missing(ring, greatest - 1) == fell_out);
}

TEST_CASE("undo restores a smaller number, redo a greater one, and a new action ends the redo") {
    Snapshots<tiny::State<>, 8> history;
    auto state = new_game<tiny::Table<>>({.players = 2}, Pcg32{3});
    history.save(0, state);
    for (std::uint64_t turn = 1; turn != 4; ++turn) {
        state = apply(state, legal_actions(state.table)[0]);
        history.save(turn, state);
    }
    const auto undone = history.restore(1);
    REQUIRE(undone);
    CHECK(*history.restore(3) == state);
    const auto other = apply(*undone, legal_actions(undone->table)[1]);
    history.save(2, other);
    CHECK(*history.restore(2) == other);
    CHECK_FALSE(history.restore(3));
}

namespace {

// A random game with all its states and actions.
template <class State, std::size_t Capacity = 255>
struct Recording {
    using Action = typename State::Table::Action;

    Snapshots<State, Capacity> snapshots{};
    std::vector<Action> actions{};

    Recording(const State& first, std::size_t length) {
        State state = first;
        snapshots.save(0, state);
        for (Pcg32 player{1}; actions.size() != length && !is_over(state.table);) {
            const auto legal = legal_actions(state.table);
            actions.push_back(legal[player.below(static_cast<std::uint32_t>(legal.size()))]);
            play(state.table, actions.back(), state.chance, ignore);
            snapshots.save(actions.size(), state);
        }
    }

    SyncReport test(std::size_t count) const { return sync_test(snapshots, std::span{actions}, count); }

    template <class Change>
    void damage(std::uint64_t number, Change&& change) {
        Snapshots<State, Capacity> damaged;
        for (std::uint64_t n = *snapshots.oldest(); n <= *snapshots.newest(); ++n) {
            State state = *snapshots.restore(n);
            if (n == number) change(state);
            damaged.save(n, state);
        }
        snapshots = damaged;
    }
};

auto hedra_recording() { return Recording{hedra::new_game({.players = 3}, Pcg32{5}), 60}; }

}  // namespace

TEST_CASE("a game of every kind is in sync with itself, step by step") {
    const auto check = [](const auto& recording) {
        const std::size_t count = recording.actions.size() - 1;
        const SyncReport report = recording.test(count);
        CHECK(report);
        CHECK(count > 10);
        CHECK(report.steps == count);
        CHECK(report.number == recording.actions.size());
        CHECK(report.saved == report.played);
        CHECK(report.saved == checksum(*recording.snapshots.restore(report.number)));
        CHECK(report.member.empty());
    };
    check(hedra_recording());
    check(Recording{hamlet::new_game({.players = 4}, Pcg32{5}), 60});
    check(Recording{new_game<tiny::Table<>>({.players = 3, .turns = 80}, Pcg32{5}), 60});
}

TEST_CASE("whoever asks for more actions than were played gets all of them") {
    const auto recording = hedra_recording();
    CHECK(recording.test(60).steps == 60);
    CHECK(recording.test(61).steps == 60);
    CHECK(recording.test(~std::size_t{0}).steps == 60);
}

TEST_CASE("without actions there is nothing to test") {
    CHECK(hedra_recording().test(0));
    CHECK(hedra_recording().test(0).steps == 0);
    CHECK(hedra_recording().test(0).number == 60);
    CHECK(hedra_recording().test(0).saved == 0);
    CHECK(hedra_recording().test(0).played == 0);
    CHECK(Recording{hedra::new_game({}, Pcg32{1}), 0}.test(5));
}

TEST_CASE("a ring that does not reach back far enough is named as such") {
    const Recording<hedra::State<>, 11> recording{hedra::new_game({}, Pcg32{5}), 60};
    CHECK(recording.test(10));
    const SyncReport report = recording.test(11);
    CHECK(report.verdict.clause() == fell_out);
    CHECK(report.number == 49);
    CHECK(report.steps == 0);
}

TEST_CASE("a snapshot that is missing on the way is named as such") {
    const auto recording = hedra_recording();
    Snapshots<hedra::State<>, 255> sparse;
    for (std::uint64_t n : {50u, 51u, 53u}) sparse.save(n, *recording.snapshots.restore(n));
    const SyncReport report = sync_test(sparse, std::span{recording.actions}, 10);
    CHECK(report.verdict.clause() == not_saved);
    CHECK(report.number == 52);
    CHECK(report.steps == 1);
}

TEST_CASE("a snapshot that was changed is found, with the step and the member") {
    auto recording = hedra_recording();
    recording.damage(57, [](hedra::State<>& state) { ++state.table.scores[two]; });
    const SyncReport report = recording.test(10);
    CHECK_FALSE(report);
    CHECK(report.verdict.clause() == "KIT-diverged");
    CHECK(report.number == 57);
    CHECK(report.steps == 6);
    CHECK(report.member == "table.scores[1]");
    CHECK(report.saved == checksum(*recording.snapshots.restore(57)));
    CHECK(report.played != report.saved);
    CHECK(recording.test(3).number == 58);  // one that begins at the change finds it in the next state
    CHECK(recording.test(3).member == "table.scores[1]");
    CHECK(recording.test(2));
}

TEST_CASE("luck that was changed is found even where the table is the same") {
    auto recording = Recording{hamlet::new_game({}, Pcg32{5}), 60};
    recording.damage(60, [](hamlet::State<>& state) { state.chance.next(); });
    CHECK(recording.test(5).member == "chance.state");
    CHECK(recording.test(5).number == 60);
}

TEST_CASE("a test does not begin with a state that cannot be") {
    auto recording = hedra_recording();
    recording.damage(50, [](hedra::State<>& state) { state.table.faces[one][hedra::Die::mage] = 77; });
    const SyncReport report = recording.test(10);
    CHECK(report.verdict == audit(recording.snapshots.restore(50)->table));
    CHECK_FALSE(report);
    CHECK(report.number == 50);
    CHECK(report.steps == 0);
}

TEST_CASE("an action that is not legal this time is refused by its clause") {
    auto recording = hedra_recording();
    recording.actions[55] = hedra::Move{hedra::Die::dragon, hedra::Space::home};
    const SyncReport report = recording.test(10);
    CHECK(report.verdict == judge(recording.snapshots.restore(55)->table, recording.actions[55]));
    CHECK_FALSE(report);
    CHECK(report.number == 55);
    CHECK(report.steps == 5);
}

namespace {

// A house rule that forgets that rules remember nothing: every other comparison is lost.
struct Moody : hedra::StandardRules {
    static constexpr std::string_view name = "moody";
    static bool defeats(int power, int defense) {
        static bool mood = false;
        mood = !mood;
        return mood && power > defense;
    }
};

// Dice in a cup that everybody shares.
struct SharedCup {
    static inline Pcg32 cup{9};

    static std::uint32_t below(std::uint32_t n) { return cup.below(n); }
    bool operator==(const SharedCup&) const = default;
};

// One attack that defeats a Cleric by the rules, 4 against 2.
template <class Rules>
auto attack() {
    return hedra::Position{hedra::Options{}, Rules{}}
        .on(hedra::field(1), one, {hedra::mage(1)})
        .on(hedra::field(1), two, {hedra::cleric(2)})
        .phase(hedra::Phase::attack)
        .with(ScriptedDice{4, 4, 4});
}

}  // namespace

TEST_CASE("a house rule with a memory of its own is found, with the member that it changed") {
    const Recording<hedra::State<Moody, ScriptedDice>, 4> moody{attack<Moody>(), 1};
    const SyncReport report = moody.test(1);
    CHECK(report.verdict.clause() == "KIT-diverged");
    CHECK(report.number == 1);
    CHECK(report.member == "table.battlefields[0].bits");
    CHECK(Recording<hedra::State<hedra::StandardRules, ScriptedDice>, 4>{attack<hedra::StandardRules>(), 1}.test(1));
}

TEST_CASE("luck that is not part of the state is found") {
    const Recording<hamlet::State<hamlet::StandardRules, SharedCup>> shared{
        hamlet::new_game({.players = 2}, SharedCup{}), 100};
    const SyncReport report = shared.test(100);
    CHECK(report.verdict.clause() == "KIT-diverged");
    CHECK(std::string_view(report.member.view()).starts_with("table."));
}

TEST_CASE("dice that list no fields are compared as well, though they have no part in the checksum") {
    Recording<hedra::State<hedra::StandardRules, ScriptedDice>, 4> recording{attack<hedra::StandardRules>(), 1};
    recording.damage(1, [](auto& state) { state.chance.then({6}); });
    const SyncReport report = recording.test(1);
    CHECK(report.saved == report.played);
    CHECK(report.verdict.clause() == "KIT-diverged");
    CHECK(report.member == "chance");
}
