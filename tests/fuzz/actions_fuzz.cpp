// A libFuzzer target: any bytes whatever can be sent as actions. What the rules refuse changes nothing, what they
// accept is listed as legal, and the table is sound after every step. The first byte picks the rules. Options and knobs
// follow, sensible or not, then a seed, then the actions: each begins with a byte that says whether it is one of the
// legal ones, a sensible value, or nonsense, and who sends it.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <games.hpp>

#include <heroes/core/hash.hpp>
#include <heroes/core/state.hpp>

namespace {

using namespace fuzz;
using heroes::Pcg32;
using heroes::Seat;

constexpr int most_actions = 400;

// Half of the games begin with options and knobs that may be anything.
template <class State>
std::optional<State> begin(Feed& feed) {
    using Table = typename State::Table;
    typename Table::Rules rules{};
    typename Table::Options options{};
    if (const std::uint8_t way = feed.next(); way % 4 == 3) {
        fill(options, feed, way % 8 == 7 ? Sense::any : Sense::sensible);
        if constexpr (!std::is_empty_v<typename Table::Rules>) fill(rules, feed, Sense::sensible);
    } else {
        choose_rules(rules, feed);
        options = choose_options(rules, feed);
    }
    const Verdict verdict = judge(options, rules);
    const auto state = heroes::try_new_game<Table>(options, Pcg32{feed.next()}, rules);
    demand(static_cast<bool>(state) == static_cast<bool>(verdict), "options are refused as judge says", options,
           verdict);
    if (!state) return {};
    return *state;
}

template <class Table>
typename Table::Action next_action(const Table& table, std::uint8_t way, Feed& feed) {
    if (way % 4 < 2) return pick(table, feed);
    typename Table::Action action{};
    fill(action, feed, way % 4 == 2 ? Sense::sensible : Sense::any);
    return action;
}

// Sends an action as a stranger's program would.
template <class State>
void send(State& state, const typename State::Table::Action& action, Seat sender) {
    const auto actions = legal_actions(state.table);
    const Verdict verdict = judge(state.table, action);
    const bool listed = std::find(actions.begin(), actions.end(), action) != actions.end();
    demand(listed == static_cast<bool>(verdict), "what is listed is accepted, and nothing else", state.table, verdict);
    demand(listed || (!verdict.clause().empty() && !verdict.reason().empty()), "a refusal gives a reason", state.table);

    const std::uint64_t before = heroes::hash(state);
    const auto next = heroes::try_apply(state, sender, action);
    const bool may = listed && sender == decider(state.table);
    demand(static_cast<bool>(next) == may, "only the decider may act, and only by the rules", state.table,
           next.verdict());
    demand(heroes::hash(state) == before, "trying changes nothing", state.table);
    if (!next) return;

    const Verdict sound = audit(next->table);
    demand(static_cast<bool>(sound), "a step broke this table", state.table, sound);
    state = *next;
}

template <class State>
void play_stream(Feed& feed) {
    auto state = begin<State>(feed);
    if (!state) return;
    const Verdict sound = audit(state->table);
    demand(static_cast<bool>(sound), "a new game is sound", state->table, sound);
    for (int left = most_actions; left != 0 && !feed.empty() && !is_over(state->table); --left) {
        const std::uint8_t way = feed.next();
        const auto action = next_action(state->table, way, feed);
        send(*state, action, way < 0xf0 ? decider(state->table) : static_cast<Seat>(feed.next()));
    }
    demand(outcome(state->table) == outcome(state->table), "an outcome is equal to itself", state->table);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Feed feed{{data, size}};
    with_rules(feed.next(), [&]<class State>() { play_stream<State>(feed); });
    return 0;
}
