// A libFuzzer target: any text can be read as a record. Whatever is read can be written and replayed, to a sound table
// or to the first move that does not fit; whatever is not is answered with its line. The first byte picks the rules,
// the second how the text comes about: the bytes themselves, or the record of a game that is played by them, as it is
// or changed in a few places.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <games.hpp>

#include <heroes/tools/record.hpp>

namespace {

using namespace fuzz;

constexpr int most_moves = 100;

// A game that is played by the fuzzer; nothing if it chose rules that cannot be.
template <class Table>
std::optional<heroes::Recorder<Table>> played(Feed& feed) {
    typename Table::Rules rules{};
    choose_rules(rules, feed);
    const auto options = choose_options(rules, feed);
    if (!judge(options, rules)) return {};
    heroes::Recorder<Table> recorder{options, feed.next_number(8), rules};
    for (int left = feed.next() % most_moves; left != 0 && !is_over(recorder.state().table); --left) {
        const auto& table = recorder.state().table;
        const Verdict verdict = recorder.play(decider(table), pick(table, feed));
        demand(static_cast<bool>(verdict), "a legal action is recorded", table, verdict);
    }
    return recorder;
}

// Plays a record that was read, as far as it goes.
template <class Table>
void replay_record(const heroes::Record<Table>& record, std::string_view text) {
    const auto end = heroes::replay(record);
    const auto& table = end.state.table;
    demand_text(end.moves <= record.moves.size(), "no more is replayed than was recorded", text, table);
    demand_text(!end || end.moves == record.moves.size(), "a replay ends early only where it diverges", text, table);
    if (end.divergence) demand_text(!end.divergence->message().empty(), "a divergence is told", text, table);
    const bool begun = !end.divergence || end.divergence->move != 0 || end.divergence->verdict;
    if (begun) demand_text(static_cast<bool>(audit(table)), "a replayed table is sound", text, table);
}

template <class Table>
void read(std::string_view text) {
    const auto record = heroes::read_record<Table>(text);
    if (!record) {
        const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
        const auto& bad = record.bad_line();
        return demand_text(bad.line >= 1 && bad.line <= lines + 2 && !bad.message().empty(),
                           "bad text is answered by its line", text, Table{});
    }
    const std::string written = heroes::write_record(*record);
    const auto again = heroes::read_record<Table>(written);
    demand_text(again && heroes::write_record(*again) == written, "what is read is written and read again", text,
                Table{});
    replay_record(*record, text);
}

template <class Table>
void write(Feed& feed) {
    const auto recorder = played<Table>(feed);
    if (!recorder) return;
    std::string text = heroes::write_record(recorder->record());
    const auto record = heroes::read_record<Table>(text);
    demand_text(static_cast<bool>(record), "what is written is read", text, recorder->state().table);
    const auto end = heroes::replay(*record);
    demand_text(end && end.state == recorder->state(), "a record leads to the same state", text, end.state.table);
    damage(text, feed);
    read<Table>(text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Feed feed{{data, size}};
    const std::uint8_t rules = feed.next();
    const bool is_text = feed.next() % 4 == 3;
    with_rules(rules, [&]<class State>() {
        using Table = typename State::Table;
        is_text ? read<Table>(feed.rest()) : write<Table>(feed);
    });
    return 0;
}
