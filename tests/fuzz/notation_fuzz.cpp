// A libFuzzer target: any text can be read as an action, an event, options, knobs or a table. Whatever is read is
// written back to the same text, whatever is not is answered with the place, and every value survives being written and
// read. The first byte picks the rules, the second what is read and how the text comes about: the bytes themselves, a
// value made of them, or the notation of a value that was changed in a few places.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

#include <games.hpp>

#include <heroes/core/state.hpp>
#include <heroes/tools/notation.hpp>

namespace {

using namespace fuzz;
using heroes::Pcg32;

// Reads a text as this type and writes it back.
template <class T>
void read(std::string_view text) {
    const auto parsed = heroes::parse<T>(text);
    if (!parsed) {
        const auto& why = parsed.misreading();
        return demand_text(why.at <= text.size() && !why.expected.empty(), "bad text is answered by its place", text,
                           T{});
    }
    demand_text(heroes::notation(*parsed) == text, "what is read is written back", text, *parsed);
}

// Writes a value, reads it back, and reads what is left of it after a few changes.
template <class T>
void write(const T& value, Feed& feed) {
    std::string text = heroes::notation(value);
    const auto parsed = heroes::parse<T>(text);
    demand_text(parsed && *parsed == value, "what is written is read back", text, value);
    damage(text, feed);
    read<T>(text);
}

template <class T>
void try_ways(bool is_text, Sense sense, Feed& feed) {
    if (is_text) return read<T>(feed.rest());
    T value{};
    fill(value, feed, sense);
    write(value, feed);
}

// The table of a game that is played by the fuzzer.
template <class State>
typename State::Table played(Feed& feed) {
    typename State::Table::Rules rules{};
    choose_rules(rules, feed);
    State state{{}, Pcg32{feed.next()}};
    set_up(state.table, choose_options(rules, feed), rules, state.chance, heroes::ignore);
    for (int left = 2 * feed.next(); left != 0 && !is_over(state.table); --left) {
        const auto actions = legal_actions(state.table);
        play(state.table, actions[state.chance.below(static_cast<std::uint32_t>(actions.size()))], state.chance);
    }
    return state.table;
}

// A table made of any bytes can be written, but may hold dice of nobody, which are not read.
template <class Table>
void write_any_table(Feed& feed) {
    Table table{};
    fill(table, feed, Sense::sensible);
    read<Table>(heroes::notation(table));
}

// A table that is read as one can be played on.
template <class Table>
void read_table(std::string_view text) {
    if (const auto table = heroes::parse_table<Table>(text))
        demand_text(static_cast<bool>(audit(*table)), "a table that is read can be", text, *table);
}

template <class State>
void fuzz_notation(std::uint8_t what, Feed& feed) {
    using Table = typename State::Table;
    const bool is_text = what % 2 != 0;
    switch (what / 2 % 8) {
        case 0: return try_ways<typename Table::Action>(is_text, Sense::any, feed);
        case 1: return try_ways<typename Table::Event>(is_text, Sense::sensible, feed);
        case 2: return try_ways<typename Table::Options>(is_text, Sense::sensible, feed);
        case 3: return try_ways<std::remove_cvref_t<decltype(Table::Rules::knobs)>>(is_text, Sense::sensible, feed);
        case 4: return is_text ? read<Table>(feed.rest()) : write_any_table<Table>(feed);
        case 5: return read_table<Table>(feed.rest());
        default: return write(played<State>(feed), feed);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Feed feed{{data, size}};
    const std::uint8_t rules = feed.next();
    const std::uint8_t what = feed.next();
    with_rules(rules, [&]<class State>() { fuzz_notation<State>(what, feed); });
    return 0;
}
