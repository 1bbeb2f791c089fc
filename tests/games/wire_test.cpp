// What a server and its clients send each other: what damage does to views, actions and events.

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <span>

#include <damage.hpp>
#include <game.hpp>
#include <how_many.hpp>

#include <heroes/core/codec.hpp>
#include <heroes/core/view.hpp>

namespace {

using namespace damage;

using Board = game::Table<game::RuntimeRules>;

// Views of a few moments of a game, those of a player and of the spectator by turns, one byte after the other changed.
std::size_t change_views(const game::Options& options, const game::Knobs& knobs) {
    const game::RuntimeRules rules{knobs};
    if (!judge(options, rules)) return 0;
    std::size_t accepted = 0;
    std::size_t nth = 0;
    for (const auto& state : moments<Board>(options, rules, laws::plays_all_games() ? 7 : 3)) {
        const heroes::Seat seat = nth++ % 2 == 0 ? heroes::Seat::spectator : heroes::Seat::two;
        accepted += change_every_byte_of_view(view(state.table, seat));
    }
    return accepted;
}

// Changes the bytes of an action or an event: they are refused, or read as what they say.
template <class T, class Encode, class Decode>
std::size_t change_message(const T& message, Encode encode_it, Decode decode_it) {
    std::size_t accepted = 0;
    const auto bytes = encode_it(message);
    for_each_damage({bytes.begin(), bytes.end()}, [&](const Bytes& changed) {
        const auto decoded = decode_it(changed);
        if (!decoded) return;
        const auto again = encode_it(*decoded);
        REQUIRE(Bytes(again.begin(), again.end()) == changed);
        ++accepted;
    });
    return accepted;
}
std::size_t change_action(const Board::Action& action) {
    return change_message(
        action, [](const Board::Action& sent) { return heroes::encode_action<Board>(sent); },
        [](const Bytes& bytes) { return heroes::decode_action<Board>(bytes); });
}
std::size_t change_event(const Board::Event& event) {
    return change_message(
        event, [](const Board::Event& sent) { return heroes::encode_event<Board>(sent); },
        [](const Bytes& bytes) { return heroes::decode_event<Board>(bytes); });
}

}  // namespace

TEST_CASE("whatever a changed byte makes of a view is refused or can be determinized") {
    std::size_t accepted = 0;
    for (const game::Options& options : game::modes) {
        accepted += change_views(options, game::house_rules);
        if (!laws::plays_all_games()) break;
        accepted += change_views(options, game::bases[0]);
    }
    MESSAGE(accepted, " changes make another view");
    CHECK(accepted > 0);
}

TEST_CASE("whatever a changed byte makes of an action or an event is refused or read as it stands") {
    auto state = heroes::new_game<Board>(game::modes[0], Pcg32{3}, game::RuntimeRules{game::bases[0]});
    Pcg32 player{3};
    std::size_t accepted = 0;
    for (int left = 40; left != 0 && !is_over(state.table); --left) {
        const auto actions = legal_actions(state.table);
        const auto action = actions[player.below(static_cast<std::uint32_t>(actions.size()))];
        accepted += change_action(action);
        play(state.table, action, state.chance, [&](const Board::Event& event) { accepted += change_event(event); });
    }
    CHECK(accepted > 0);
}

TEST_CASE("actions, events and views of other rules are refused") {
    using Other = game::Table<>;
    const auto table = heroes::new_game<Other>(game::modes[0], Pcg32{3}).table;
    const auto action = heroes::encode_action<Other>(Other::Action{});
    const auto event = heroes::encode_event<Other>(Other::Event{});
    CHECK(heroes::decode_action<Other>(std::span{action.begin(), action.end()}));
    CHECK(heroes::decode_action<Board>(std::span{action.begin(), action.end()}).verdict().clause() == "CORE-rules");
    CHECK(heroes::decode_event<Other>(std::span{event.begin(), event.end()}));
    CHECK(heroes::decode_event<Board>(std::span{event.begin(), event.end()}).verdict().clause() == "CORE-rules");
    CHECK(refusal_of<heroes::View<Other>>(bytes_of(view(table, heroes::Seat::one))) == "");
    CHECK(refusal_of<heroes::View<Board>>(bytes_of(view(table, heroes::Seat::one))) == "CORE-rules");
}
