#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include <damage.hpp>

#include <heroes/core/codec.hpp>
#include <heroes/hamlet.hpp>
#include <heroes/hamlet/redact.hpp>
#include <heroes/hedra.hpp>
#include <heroes/hedra/redact.hpp>

using namespace heroes;
using namespace damage;

namespace {

// Views from all over a game, those of a player and of the spectator by turns, one byte after the other changed.
template <class Options, class Rules>
std::size_t change_views(const Options& options, const Rules& rules, std::size_t every) {
    std::size_t accepted = 0;
    std::size_t nth = 0;
    for (const auto& state : moments(options, rules, every))
        accepted += change_every_byte_of_view(view(state.table, nth++ % 2 == 0 ? Seat::two : Seat::spectator));
    return accepted;
}

// Everything that is done and happens in a random game, sent with one byte changed: it is refused, or read as what it
// says.
template <class Table>
std::size_t change_messages(const typename Table::Options& options) {
    std::size_t accepted = 0;
    const auto note = [&](const Bytes& changed, const auto& decoded, const auto& encoded) {
        if (!decoded) return;
        REQUIRE(Bytes(encoded.begin(), encoded.end()) == changed);
        ++accepted;
    };
    const auto change_event = [&](const typename Table::Event& event) {
        const auto bytes = encode_event<Table>(event);
        for_each_damage({bytes.begin(), bytes.end()}, [&](const Bytes& changed) {
            const auto decoded = decode_event<Table>(changed);
            note(changed, decoded, encode_event<Table>(*decoded));
        });
    };
    auto state = heroes::new_game<Table>(options, Pcg32{3});
    Pcg32 player{3};
    for (int left = 60; left != 0 && !is_over(state.table); --left) {
        const auto actions = legal_actions(state.table);
        const auto action = actions[player.below(static_cast<std::uint32_t>(actions.size()))];
        const auto bytes = encode_action<Table>(action);
        for_each_damage({bytes.begin(), bytes.end()}, [&](const Bytes& changed) {
            const auto decoded = decode_action<Table>(changed);
            note(changed, decoded, encode_action<Table>(*decoded));
            if (decoded) static_cast<void>(judge(state.table, *decoded));
        });
        play(state.table, action, state.chance, change_event);
    }
    return accepted;
}

struct Frenzy : hedra::StandardRules {
    static constexpr hedra::Knobs knobs{.barbarian_bonus = 3};
};

template <class Rules>
std::string_view hamlet_refusal(const hamlet::Table<Rules>& seen, Seat seat) {
    return View<hamlet::Table<Rules>>::from(seen, seat).verdict().clause();
}

}  // namespace

TEST_CASE("whatever a changed byte makes of a view of Hamlet is refused or can be determinized") {
    CHECK(change_views(hamlet::Options{.players = 3}, hamlet::StandardRules{}, 997) > 0);
    const hamlet::Knobs knobs{.heirlooms_for_every_hero = true};
    CHECK(change_views(hamlet::Options{.players = 3}, hamlet::RuntimeRules{knobs}, 797) > 0);
    const hamlet::Knobs closed{.hidden_items = hamlet::HiddenItems::backpacks};
    CHECK(change_views(hamlet::Options{.players = 4}, hamlet::RuntimeRules{closed}, 797) > 0);
}

TEST_CASE("whatever a changed byte makes of a view of Hedra is refused or can be determinized") {
    CHECK(change_views(hedra::Options{.players = 3}, hedra::StandardRules{}, 401) > 0);
    const hedra::Knobs knobs{.defender_choice_order = hedra::DefenderChoiceOrder::simultaneous};
    CHECK(change_views(hedra::Options{.players = 4}, hedra::RuntimeRules{knobs}, 149) > 0);
}

TEST_CASE("whatever a changed byte makes of an action or an event is refused or read as it stands") {
    CHECK(change_messages<hedra::Table<>>({.players = 3}) > 100);
    CHECK(change_messages<hamlet::Table<>>({.players = 3}) > 100);
}

TEST_CASE("actions and events of other rules are refused") {
    const auto action = encode_action<hedra::Table<>>(hedra::Pass{});
    const auto event = encode_event<hedra::Table<>>(hedra::TurnEnded{});
    const std::span<const std::uint8_t> sent{action.begin(), action.end()};
    const std::span<const std::uint8_t> told{event.begin(), event.end()};
    CHECK(decode_action<hedra::Table<>>(sent));
    CHECK(decode_action<hedra::Table<Frenzy>>(sent).verdict().clause() == "CORE-rules");
    CHECK(decode_event<hedra::Table<>>(told));
    CHECK(decode_event<hedra::Table<Frenzy>>(told).verdict().clause() == "CORE-rules");
}

TEST_CASE("HAM-R77 nobody makes a view of what others must not know") {
    const auto table = hamlet::Position{}.hide(Seat::one, {static_cast<hamlet::ItemCard>(3)}).table();
    CHECK(hamlet_refusal(*view(table, Seat::two), Seat::two) == "");
    CHECK(hamlet_refusal(table, Seat::two) == "CORE-view");
    CHECK(hamlet_refusal(*view(table, Seat::one), Seat::two) == "CORE-view");
    auto seen = *view(table, Seat::two);
    ++seen.heroes[Seat::two].unknown;
    CHECK(hamlet_refusal(seen, Seat::two) == "CORE-view");
    seen = *view(table, Seat::two);
    seen.champion.older = 9;
    CHECK(hamlet_refusal(seen, Seat::two) == "CORE-view");
}
