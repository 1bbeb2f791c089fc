// A libFuzzer target: whatever bytes decode accepts can be played on, with a sound table after every step.
// The first byte says how the others are read: as an encoding with its header and seal put right, or as a game that
// is played by them, encoded, and changed in a few places. What is left over picks the actions that follow.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <games.hpp>

#include <heroes/core/codec.hpp>

namespace {

using namespace fuzz;
using heroes::Pcg32;
using heroes::Seat;

using Bytes = std::vector<std::uint8_t>;

template <class State>
void seal(Bytes& bytes) {
    std::uint64_t mark = heroes::detail::format_mark;
    std::uint64_t version = heroes::detail::format_version;
    std::uint64_t print = State::fingerprint();
    for (std::size_t i = 0; i != 4; ++i, mark >>= 8) bytes[i] = static_cast<std::uint8_t>(mark);
    for (std::size_t i = 4; i != 6; ++i, version >>= 8) bytes[i] = static_cast<std::uint8_t>(version);
    for (std::size_t i = 6; i != 14; ++i, print >>= 8) bytes[i] = static_cast<std::uint8_t>(print);
    std::uint64_t sum = heroes::detail::seal_of(bytes);
    for (std::size_t i = 0; i != heroes::detail::seal_size; ++i, sum >>= 8)
        bytes.push_back(static_cast<std::uint8_t>(sum));
}

// As many of the fuzzer's bytes as a state takes, with the right header and seal.
template <class State>
Bytes as_encoding(Feed& feed) {
    heroes::detail::ByteSource source{feed.bytes};
    State probe{};
    heroes::detail::take(source, probe);
    Bytes bytes(heroes::detail::header_size);
    bytes.insert(bytes.end(), feed.bytes.begin(), feed.bytes.begin() + static_cast<std::ptrdiff_t>(source.at));
    feed.bytes = feed.bytes.subspan(source.at);
    seal<State>(bytes);
    return bytes;
}

// A game played by the fuzzer, encoded, and changed in a few places.
template <class State>
Bytes as_damaged_game(Feed& feed) {
    typename State::Table::Rules rules{};
    choose_rules(rules, feed);
    const auto options = choose_options(rules, feed);
    State state{{}, Pcg32{feed.next()}};
    set_up(state.table, options, rules, state.chance, heroes::ignore);
    for (int left = 2 * feed.next(); left != 0 && !is_over(state.table); --left) {
        const auto actions = legal_actions(state.table);
        play(state.table, actions[state.chance.below(static_cast<std::uint32_t>(actions.size()))], state.chance);
    }
    for (int left = feed.next() % 32; left != 0 && !is_over(state.table); --left)
        play(state.table, pick(state.table, feed), state.chance);
    const auto encoded = heroes::encode(state);
    Bytes bytes(encoded.begin(), encoded.end() - heroes::detail::seal_size);
    for (int left = feed.next() % 8; left != 0; --left) {
        const std::size_t offset = feed.next() + std::size_t{256} * feed.next();
        const std::size_t at = heroes::detail::header_size + offset % (bytes.size() - heroes::detail::header_size);
        bytes[at] = feed.next() & 1 ? feed.next() : static_cast<std::uint8_t>(bytes[at] ^ (1u << (feed.next() % 8)));
    }
    seal<State>(bytes);
    return bytes;
}

template <class Table>
void look_from_everywhere(const Table& table, Pcg32 chance) {
    heroes::for_each_enumerator<Seat>([&](Seat seat) {
        if (index_of(seat) >= table.options.players && seat != Seat::spectator) return;
        const auto seen = view(table, seat);
        const auto guess = determinize(seen, chance);
        demand(view(guess, seat) == seen, "a determinized table looks different", table);
        const Verdict sound = audit(guess);
        demand(static_cast<bool>(sound), "a determinized table is not sound", table, sound);
    });
}

template <class State>
void play_on(State state, Feed& feed) {
    for (int left = 100; left != 0 && !is_over(state.table); --left) {
        for_each_legal_action(state.table, [&](const typename State::Table::Action& action) {
            const Verdict legal = judge(state.table, action);
            demand(static_cast<bool>(legal), "a listed action is refused", state.table, legal);
        });
        if (left % 8 == 0) look_from_everywhere(state.table, state.chance);
        const auto before = state.table;
        play(state.table, pick(state.table, feed), state.chance);
        const Verdict sound = audit(state.table);
        demand(static_cast<bool>(sound), "a step broke this table", before, sound);
    }
    demand(outcome(state.table) == outcome(state.table), "an outcome differs from itself", state.table);
}

template <class State>
void try_bytes(const Bytes& bytes, Feed& feed) {
    const auto state = heroes::decode<State>(bytes);
    if (!state) return;
    const auto again = heroes::encode(*state);
    demand(std::equal(again.begin(), again.end(), bytes.begin(), bytes.end()), "another encoding of the same state",
           state->table);
    play_on(*state, feed);
}

template <class State>
void try_ways(std::uint8_t way, Feed feed) {
    const Bytes raw(feed.bytes.begin(), feed.bytes.end());
    if (way == 0) return try_bytes<State>(raw, feed);
    const Bytes bytes = way == 1 ? as_encoding<State>(feed) : as_damaged_game<State>(feed);
    try_bytes<State>(bytes, feed);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Feed feed{{data, size}};
    const std::uint8_t first = feed.next();
    const std::uint8_t way = first / 4 % 4;
    with_rules(first, [&]<class State>() { try_ways<State>(way, feed); });
    return 0;
}
