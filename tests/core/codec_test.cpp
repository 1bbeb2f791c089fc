#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include <heroes/core/codec.hpp>
#include <heroes/core/one_of.hpp>
#include <heroes/core/seat.hpp>
#include <tiny_game.hpp>

using namespace heroes;

namespace game {

struct Empty {
    bool operator==(const Empty&) const = default;
};
struct Step {
    std::uint8_t by = 0;

    static constexpr Members members{"by"};
    bool operator==(const Step&) const = default;
};

// One member of every kind there is.
struct Table {
    bool flag = false;
    Seat seat{};
    std::uint16_t wide = 0;
    std::int16_t below = 0;
    SeatSet seats{};
    std::optional<std::uint8_t> maybe{};
    heroes::OneOf<Empty, Step, std::uint32_t> choice{};
    InlineVector<std::uint16_t, 3> list{};
    EnumArray<Seat, std::uint8_t, 2> each{};
    Empty empty{};

    static constexpr Members members{"flag",  "seat",   "wide", "below", "seats",
                                     "maybe", "choice", "list", "each",  "empty"};
    bool operator==(const Table&) const = default;
};
constexpr Verdict audit(const Table& table) {
    return table.wide == 0xdead ? Verdict::refused("GAM-001: dead") : Verdict::legal();
}

struct State {
    Table table{};

    static constexpr std::uint64_t fingerprint() { return 0x1122334455667788; }
    static constexpr Members members{"table"};
    bool operator==(const State&) const = default;
};

}  // namespace game

namespace {

namespace codec = heroes::detail;

using Bytes = std::vector<std::uint8_t>;

Bytes bytes_of(const game::State& state) {
    const auto encoded = encode(state);
    return {encoded.begin(), encoded.end()};
}

Bytes sealed(Bytes bytes) {
    std::uint64_t seal = codec::seal_of(bytes);
    for (int i = 0; i != 4; ++i, seal >>= 8) bytes.push_back(static_cast<std::uint8_t>(seal));
    return bytes;
}

const Bytes header{'H', 'E', 'R', 'O', 1, 0, 0x88, 0x77, 0x66, 0x55, 0x44, 0x33, 0x22, 0x11};

// The encoding of a table that is all zeros, to be changed one number at a time. The places are those of the fields.
constexpr std::size_t flag = 0, seat = 1, seats = 6, maybe = 7, choice = 8, list = 9;
const Bytes zeros{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};

Bytes with(Bytes fields) {
    Bytes bytes = header;
    bytes.insert(bytes.end(), fields.begin(), fields.end());
    return sealed(bytes);
}
Bytes with(std::size_t at, std::uint8_t value, Bytes more = {}) {
    Bytes fields = zeros;
    fields[at] = value;
    fields.insert(fields.begin() + static_cast<std::ptrdiff_t>(at) + 1, more.begin(), more.end());
    return with(fields);
}

std::string_view refusal(const Bytes& bytes) { return decode<game::State>(bytes).verdict().clause(); }
game::Table decoded(const Bytes& bytes) {
    const auto state = decode<game::State>(bytes);
    REQUIRE(state);
    return state->table;
}

constexpr game::Table full{.flag = true,
                           .seat = Seat::six,
                           .wide = 0x0102,
                           .below = -2,
                           .seats = {Seat::one, Seat::spectator},
                           .maybe = std::uint8_t{9},
                           .choice = std::uint32_t{0x01020304},
                           .list = {5, 6, 0x0708},
                           .each = {{3, 4}}};

constexpr bool goes_there_and_back() {
    const auto bytes = encode(game::State{full});
    const auto back = decode<game::State>(std::span<const std::uint8_t>(bytes.begin(), bytes.size()));
    return back && *back == game::State{full};
}
static_assert(goes_there_and_back());

}  // namespace

TEST_CASE("the encoding is laid out as it is documented, the same on every platform") {
    const Bytes fields{1, 5, 2, 1, 0xfe, 0xff, 0x41, 1, 9, 2, 4, 3, 2, 1, 3, 5, 0, 6, 0, 8, 7, 3, 4};
    CHECK(bytes_of({full}) == with(fields));
    CHECK(bytes_of({}) == with(zeros));
    CHECK(codec::header_size == header.size());
}

TEST_CASE("the seal is FNV-1a") {
    const auto seal = [](std::string_view text) { return codec::seal_of(Bytes(text.begin(), text.end())); };
    CHECK(seal("") == 0x811c9dc5);
    CHECK(seal("a") == 0xe40c292c);
    CHECK(seal("foobar") == 0xbf9cf968);
}

TEST_CASE("what was encoded is decoded to itself") {
    CHECK(decoded(bytes_of({full})) == full);
    CHECK(decoded(bytes_of({})) == game::Table{});
    game::Table stepped = full;
    stepped.choice = game::Step{7};
    CHECK(decoded(bytes_of({stepped})) == stepped);
    stepped.choice = game::Empty{};
    stepped.maybe.reset();
    stepped.list.clear();
    CHECK(decoded(bytes_of({stepped})) == stepped);
}

TEST_CASE("the largest encoding is as large as announced") {
    CHECK(max_encoded_size<game::State> == bytes_of({full}).size());
    CHECK(encode(game::State{}).capacity() == max_encoded_size<game::State>);
    CHECK(encode(game::State{}).size() == header.size() + zeros.size() + 4);
}

TEST_CASE("the variant counts with its largest alternative") {
    CHECK(codec::most_bytes<heroes::OneOf<game::Empty, game::Step>>() == 2);
    CHECK(codec::most_bytes<heroes::OneOf<std::uint32_t, game::Step>>() == 5);
    CHECK(codec::most_bytes<heroes::OneOf<game::Empty>>() == 1);
    CHECK(codec::most_bytes<std::optional<game::Step>>() == 2);
    CHECK(codec::most_bytes<SeatSet>() == 1);
    CHECK(codec::most_bytes<game::Empty>() == 0);
}

TEST_CASE("what does not fit is counted but not written") {
    const Bytes whole = bytes_of({full});
    for (std::size_t room = 0; room <= whole.size() + 1; ++room) {
        Bytes out(room + 1, 0xaa);
        REQUIRE(encode(game::State{full}, std::span{out}.first(room)) == whole.size());
        const std::size_t written = std::min(room, whole.size() - (room < whole.size() - 4 ? 4 : 0));
        REQUIRE(std::equal(out.begin(), out.begin() + static_cast<std::ptrdiff_t>(written), whole.begin()));
        REQUIRE(out[room] == 0xaa);
    }
}

TEST_CASE("every beginning of an encoding is refused as truncated") {
    const Bytes whole = bytes_of({full});
    for (std::size_t size = 0; size != whole.size(); ++size)
        REQUIRE(refusal(Bytes(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size))) == "CORE-truncated");
    CHECK(refusal(whole) == "");
}

TEST_CASE("bytes after the seal are refused") {
    Bytes bytes = bytes_of({full});
    bytes.push_back(0);
    CHECK(refusal(bytes) == "CORE-too-long");
}

TEST_CASE("another mark, version or fingerprint is refused even if the seal is right") {
    for (std::size_t at = 0; at != header.size(); ++at) {
        Bytes bytes = header;
        ++bytes[at];
        bytes.insert(bytes.end(), zeros.begin(), zeros.end());
        CHECK(refusal(sealed(bytes)) == (at < 6 ? "CORE-version" : "CORE-rules"));
    }
}

TEST_CASE("any changed byte breaks the seal") {
    const Bytes whole = bytes_of({full});
    for (std::size_t at = 0; at != whole.size(); ++at)
        for (int by = 1; by != 256; ++by) {
            Bytes bytes = whole;
            bytes[at] = static_cast<std::uint8_t>(bytes[at] + by);
            REQUIRE_FALSE(decode<game::State>(bytes));
        }
    Bytes bytes = whole;
    bytes[16] ^= 1;
    CHECK(refusal(bytes) == "CORE-damaged");
    bytes[16] ^= 1;
    bytes.back() ^= 1;
    CHECK(refusal(bytes) == "CORE-damaged");
}

TEST_CASE("a bool is 0 or 1") {
    CHECK(decoded(with(flag, 1)).flag);
    CHECK_FALSE(decoded(with(flag, 0)).flag);
    CHECK(refusal(with(flag, 2)) == "CORE-range");
}

TEST_CASE("an enumerator is at most the last") {
    CHECK(decoded(with(seat, 6)).seat == Seat::spectator);
    CHECK(refusal(with(seat, 7)) == "CORE-range");
    CHECK(refusal(with(seat, 255)) == "CORE-range");
}

TEST_CASE("whole numbers may have any value") {
    CHECK(decoded(with(2, 0xff, {})).wide == 0x00ff);
    CHECK(decoded(with(3, 0xff, {})).wide == 0xff00);
    CHECK(decoded(with(4, 0xff, {})).below == 0xff);
    CHECK(decoded(with(5, 0x80, {})).below == -32768);
}

TEST_CASE("a set has no members beyond the last enumerator") {
    CHECK(decoded(with(seats, 0x7f)).seats == SeatSet::all());
    CHECK(refusal(with(seats, 0x80)) == "CORE-range");
    CHECK(refusal(with(seats, 0xff)) == "CORE-range");
}

TEST_CASE("a value is there or missing") {
    CHECK_FALSE(decoded(with(maybe, 0)).maybe);
    CHECK(decoded(with(maybe, 1, {0})).maybe == std::uint8_t{0});
    CHECK(refusal(with(maybe, 2)) == "CORE-range");
}

TEST_CASE("a variant holds one of its alternatives") {
    CHECK(decoded(with(choice, 1, {7})).choice == decltype(game::Table::choice){game::Step{7}});
    CHECK(decoded(with(choice, 2, {1, 0, 0, 0})).choice == decltype(game::Table::choice){std::uint32_t{1}});
    CHECK(refusal(with(choice, 3)) == "CORE-range");
}

TEST_CASE("a list is no longer than its capacity") {
    CHECK(decoded(with(list, 3, {1, 0, 2, 0, 3, 0})).list == InlineVector<std::uint16_t, 3>{1, 2, 3});
    CHECK(refusal(with(list, 4, {1, 0, 2, 0, 3, 0, 4, 0})) == "CORE-range");
    CHECK(refusal(with(list, 255)) == "CORE-range");
}

TEST_CASE("the first thing wrong is the one that is told") {
    Bytes fields = zeros;
    fields[flag] = 2;
    Bytes bytes = with(fields);
    bytes.back() ^= 1;
    bytes.push_back(0);
    CHECK(refusal(bytes) == "CORE-range");
    bytes[4] = 9;
    CHECK(refusal(bytes) == "CORE-version");
}

TEST_CASE("a table that audit refuses is refused for the same reason") {
    CHECK(refusal(bytes_of({game::Table{.wide = 0xdead}})) == "GAM-001");
    CHECK(refusal(bytes_of({game::Table{.wide = 0xdeac}})) == "");
}

TEST_CASE("decoding replaces what was there before") {
    game::State state{full};
    const Bytes bytes = bytes_of({});
    codec::ByteSource source{std::span{bytes}.subspan(codec::header_size)};
    codec::take(source, state);
    CHECK(source.verdict);
    CHECK(state == game::State{});
}

TEST_CASE("after the first thing wrong everything reads as zero") {
    const Bytes bytes{9, 8, 7};
    codec::ByteSource source{bytes};
    CHECK(source.take(1, 9) == 9);
    CHECK(source.take(1, 7) == 0);
    CHECK(source.verdict.clause() == "CORE-range");
    CHECK(source.take(1, 255) == 0);

    codec::ByteSource masked{bytes};
    CHECK(masked.take_bits(1, 0b1001) == 9);
    CHECK(masked.take_bits(1, 0b0111) == 0);
    CHECK_FALSE(masked.verdict);

    codec::ByteSource short_one{bytes};
    CHECK(short_one.take(4, ~std::uint64_t{0}) == 0);
    CHECK(short_one.verdict.clause() == "CORE-truncated");
    CHECK(short_one.take(1, 255) == 0);
}

TEST_CASE("sizes are counted without writing") {
    codec::SizeSink sink;
    codec::put(sink, game::State{full});
    CHECK(sink.size + codec::header_size + codec::seal_size == bytes_of({full}).size());
}

TEST_CASE("every changed byte of a game with hidden cards is refused, or gives a table that can be played on") {
    auto state = new_game<tiny::Table<>>({.players = 3, .cards = 8, .dealt = 2}, Pcg32{5});
    Pcg32 player{5};
    for (int step = 0; step != 12; ++step) {
        const auto encoded = encode(state);
        for (std::size_t at = codec::header_size; at != encoded.size() - codec::seal_size; ++at)
            for (int value = 0; value != 256; ++value) {
                Bytes bytes(encoded.begin(), encoded.end() - codec::seal_size);
                bytes[at] = static_cast<std::uint8_t>(value);
                const auto changed = decode<tiny::State<>>(sealed(bytes));
                if (!changed) continue;
                auto game = *changed;
                for (int left = 10; left != 0 && !is_over(game.table); --left) {
                    game = apply(game, legal_actions(game.table)[0]);
                    REQUIRE(audit(game.table));
                }
            }
        const auto actions = legal_actions(state.table);
        state = apply(state, actions[player.below(static_cast<std::uint32_t>(actions.size()))]);
    }
}
