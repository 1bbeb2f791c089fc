// What a game engine needs around the rules: rollback, undo, a proof that nothing but the actions decides, and what
// each seat may hear. See docs/tools/engine_kit.md.

#include <cstddef>
#include <cstdint>
#include <iostream>
#include <span>
#include <string>
#include <vector>

#include <heroes/core/text.hpp>
#include <heroes/hamlet.hpp>
#include <heroes/hamlet/redact.hpp>
#include <heroes/hedra.hpp>
#include <heroes/hedra/redact.hpp>
#include <heroes/tools/information.hpp>
#include <heroes/tools/redaction.hpp>
#include <heroes/tools/snapshots.hpp>
#include <heroes/tools/sync_test.hpp>

using namespace heroes;
using namespace heroes::hedra;

namespace {

// A duel in which seat one marches a Rogue and attacks with it: the first is its own choice, the second is luck.
hedra::State<> duel() {
    return Position{}
        .on(field(1), Seat::one, {rogue(1)})
        .on(field(2), Seat::two, {cleric(6), mage(2)})
        .phase(Phase::march)
        .with(Pcg32{7});
}

struct Game {
    Snapshots<hedra::State<>, 64> history{};
    std::vector<Action> actions{};
};

Game played() {
    const std::vector<Action> plan{Move{Die::rogue, Space::second}, Attack{field(2)}};
    hedra::State<> state = duel();
    std::vector<Action> actions;

    Snapshots<hedra::State<>, 64> history;  // the last 64 states, in place, without heap
    history.save(0, state);
    for (const Action& action : plan) {
        state = apply(state, action);
        actions.push_back(action);
        history.save(actions.size(), state);  // number n: the state after n actions
    }
    return {history, actions};
}

bool rolls_back() {
    const auto history = played().history;
    const auto before = history.restore(1);
    const auto never = history.restore(7);
    if (!never) std::cout << never.verdict().clause() << ": " << never.verdict().reason() << '\n';
    return before && never.verdict().clause() == "KIT-not-saved";
}

bool is_in_sync() {
    const auto [history, actions] = played();
    const SyncReport report = sync_test(history, std::span{actions}, 2);
    std::cout << report.steps << " actions played again: " << (report ? "in sync" : "out of sync") << '\n';
    return report && report.steps == 2;
}

bool finds_a_cheat() {
    auto [history, actions] = played();
    auto cheat = *history.restore(2);
    cheat.table.scores[Seat::one] = 5;
    history.save(2, cheat);
    const SyncReport report = sync_test(history, std::span{actions}, 2);
    if (!report) std::cout << "state " << report.number << " differs in " << report.member.view() << '\n';
    return report.number == 2 && report.member == "table.scores[0]";
}

// Whether a seat may go back to an earlier state without having learned anything meanwhile.
template <class History>
bool is_undo_fair(const History& history, std::uint64_t from, Seat seat) {
    for (std::uint64_t n = from; n != history.newest(); ++n)
        if (information_gained(*history.restore(n), *history.restore(n + 1), seat)) return false;
    return true;
}

bool takes_back() {
    auto history = played().history;
    const bool after_attack = is_undo_fair(history, 0, Seat::one);  // dice have fallen
    history.forget_from(2);
    const bool after_march = is_undo_fair(history, 0, Seat::one);  // nothing was learned by it
    std::cout << "undo is " << (after_march ? "fair" : "unfair") << " after the march and "
              << (after_attack ? "fair" : "unfair") << " after the attack\n";
    return after_march && !after_attack;
}

// What a seat hears while an action is played.
std::vector<std::string> heard_by(Seat seat, hamlet::State<> state, const hamlet::Action& action) {
    std::vector<std::string> lines;
    const auto write = [&](const auto& event) { lines.emplace_back(to_text(event).view()); };
    play(state.table, action, state.chance, for_seat(state.table, seat, write));
    return lines;
}

bool keeps_secrets() {
    const auto card = static_cast<hamlet::ItemCard>(3);
    auto state = hamlet::Position{}.hide(Seat::one, {card}).with(Pcg32{1});
    state = apply(state, hamlet::Rearrange{});
    const auto owner = heard_by(Seat::one, state, hamlet::Equip{item(card)});
    const auto rival = heard_by(Seat::two, state, hamlet::Equip{item(card)});
    std::cout << "one hears " << owner.back() << "\ntwo hears " << rival.back() << '\n';
    return owner.back() == "items rearranged{seat one, slots [3, 80, 80], hidden [1]}" &&
           rival.back() == "items rearranged{seat one, slots [81, 80, 80], hidden [1]}";
}

}  // namespace

int main() {
    const bool right = rolls_back() && is_in_sync() && finds_a_cheat() && takes_back() && keeps_secrets();
    return right ? 0 : 1;
}
