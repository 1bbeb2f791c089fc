#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>
#include <vector>

#include <damage.hpp>
#include <tiny_game.hpp>

#include <heroes/core/codec.hpp>
#include <heroes/core/scripted_dice.hpp>
#include <heroes/core/view.hpp>

using namespace heroes;
using tiny::Card;

namespace view_test {

using Table = tiny::Table<>;
using Seen = View<Table>;

// Seat one holds the first card and has seen the third on top of the deck, seat two holds the second.
Table peeked() {
    auto state = new_game<Table>({.players = 2, .cards = 6, .dealt = 1}, ScriptedDice{1, 1, 1});
    return apply(state, tiny::Peek{}).table;
}

template <class V>
concept HasArrow = requires(V&& seen) {
    static_cast<V&&>(seen).operator->();
};
static_assert(HasArrow<Seen&> && HasArrow<const Seen&> && !HasArrow<Seen> && !HasArrow<const Seen>);

std::string_view refusal(const Table& seen, Seat seat) { return Seen::from(seen, seat).verdict().clause(); }

constexpr bool is_remade() {
    const auto table = new_game<Table>({}, Pcg32{1}).table;
    const Seen seen = view(table, Seat::one);
    return *Seen::from(*seen, Seat::one) == seen && !Seen::from(table, Seat::one);
}
static_assert(is_remade());

TEST_CASE("a view that is temporary gives its table away, so that it can be looped over") {
    static_assert(std::is_same_v<decltype(*view(peeked(), Seat::one)), Table>);
    std::size_t racks = 0;
    for (const tiny::Rack& rack : (*view(peeked(), Seat::one)).racks) racks += rack.size();
    CHECK(racks == 2);
}

TEST_CASE("viewing a view changes nothing") {
    for (const Seat seat : {Seat::one, Seat::two, Seat::spectator}) {
        const Seen seen = view(peeked(), seat);
        CHECK(view(*seen, seat) == seen);
    }
}

TEST_CASE("a view of another's view shows what both may know") {
    const Table seen = *view(*view(peeked(), Seat::one), Seat::two);
    CHECK(seen == *view(*view(peeked(), Seat::two), Seat::one));
    CHECK(seen == *view(peeked(), Seat::spectator));
}

TEST_CASE("a seat that was sent what it may know makes a view of it again") {
    for (const Seat seat : {Seat::one, Seat::two, Seat::spectator}) {
        const Seen seen = view(peeked(), seat);
        const auto again = Seen::from(*seen, seat);
        REQUIRE(again);
        CHECK(*again == seen);
    }
}

TEST_CASE("what a seat must not know, or could not but know, is no view of its") {
    CHECK(refusal(peeked(), Seat::one) == "CORE-view");
    CHECK(refusal(*view(peeked(), Seat::one), Seat::two) == "CORE-view");
    CHECK(refusal(*view(peeked(), Seat::spectator), Seat::one) == "CORE-view");
}

TEST_CASE("unknown cards must be among those that could be anywhere") {
    Table seen = *view(peeked(), Seat::two);
    seen.racks[Seat::one].push_back({{}, {Seat::one}});
    CHECK(refusal(seen, Seat::two) == "CORE-view");
    seen = *view(peeked(), Seat::two);
    seen.deck.conceal(Card::one);
    CHECK(refusal(seen, Seat::two) == "TINY-11");
}

TEST_CASE("a view of a table that cannot be is refused as audit refuses the table") {
    Table seen = *view(peeked(), Seat::two);
    seen.options.players = 200;
    CHECK(refusal(seen, Seat::two) == "TINY-8");
    seen = *view(peeked(), Seat::two);
    seen.steps[0] = tiny::TakeTurn{Seat::three};
    CHECK(refusal(seen, Seat::two) == "TINY-13");
}

TEST_CASE("bytes of one kind are not taken for another") {
    using Bytes = damage::Bytes;
    const auto state = new_game<Table>({}, Pcg32{1});
    const auto as_bytes = [](const auto& list) { return Bytes(list.begin(), list.end()); };
    const std::vector<Bytes> kinds{as_bytes(encode(state)), as_bytes(encode(view(state.table, Seat::one))),
                                   as_bytes(encode_action<Table>(tiny::Draw{})),
                                   as_bytes(encode_event<Table>(tiny::Drew{Seat::one}))};
    for (std::size_t kind = 0; kind != kinds.size(); ++kind) {
        const auto clause = [&](std::size_t wanted) { return wanted == kind ? "" : "CORE-version"; };
        CHECK(decode<tiny::State<>>(kinds[kind]).verdict().clause() == clause(0));
        CHECK(decode<Seen>(kinds[kind]).verdict().clause() == clause(1));
        CHECK(decode_action<Table>(kinds[kind]).verdict().clause() == clause(2));
        CHECK(decode_event<Table>(kinds[kind]).verdict().clause() == clause(3));
    }
}

TEST_CASE("actions and events are laid out as states are") {
    const auto bytes = encode_action<Table>(tiny::Show{Card::five});
    const std::vector<std::uint8_t> body(bytes.begin() + 14, bytes.end() - 4);
    CHECK(std::string_view(reinterpret_cast<const char*>(bytes.begin()), 4) == "HERA");
    CHECK(body == std::vector<std::uint8_t>{4, 4});
    CHECK(*decode_action<Table>(std::span{bytes.begin(), bytes.end()}) == tiny::Action{tiny::Show{Card::five}});
    CHECK(max_encoded_size<tiny::Action> == 14 + 2 + 4);
    CHECK(std::string_view(reinterpret_cast<const char*>(encode_event<Table>(tiny::Drew{Seat::one}).begin()), 4) ==
          "HERE");
}

TEST_CASE("every changed byte of a view is refused, or gives a view that can be determinized") {
    auto state = new_game<Table>({.players = 3, .cards = 8, .dealt = 2}, Pcg32{5});
    Pcg32 player{5};
    for (int step = 0; step != 12; ++step) {
        for (const Seat seat : {Seat::one, Seat::two, Seat::spectator})
            damage::change_every_byte_of_view(view(state.table, seat));
        damage::play_random(state, player);
    }
}

}  // namespace view_test
