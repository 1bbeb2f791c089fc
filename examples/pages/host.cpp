// Every piece of code of docs/host.md: what a program needs around the rules of a game with hidden cards.

#include <cstdint>
#include <iostream>
#include <span>
#include <string>
#include <vector>

#include <heroes/core/codec.hpp>
#include <heroes/core/diff.hpp>
#include <heroes/core/match.hpp>
#include <heroes/core/scripted_dice.hpp>
#include <heroes/core/text.hpp>
#include <heroes/hamlet.hpp>
#include <heroes/hamlet/redact.hpp>
#include <heroes/hamlet/refusals.hpp>
#include <heroes/hamlet/rulebook.hpp>
#include <heroes/tools/information.hpp>
#include <heroes/tools/notation.hpp>
#include <heroes/tools/redaction.hpp>
#include <heroes/tools/save.hpp>
#include <heroes/tools/snapshots.hpp>
#include <heroes/tools/sync_test.hpp>

#include "expect.hpp"

using namespace heroes;
using namespace heroes::hamlet;

namespace {

using Game = hamlet::State<>;

// Seat one has an item that nobody else has seen, and is about to put it on.
constexpr ItemCard mask = standard_content.items.named("Beaked Mask");

Game rearranging() {
    const auto state = Position{}.hide(Seat::one, {mask}).with(Pcg32{1});
    return apply(state, Rearrange{});
}

Action ask(Seat, const View<hamlet::Table<>>& view) { return legal_actions(*view)[0]; }
void complain(Seat, const Verdict&) {}
void show(const auto&) {}

void run_the_loop(int decisions) {
    auto state = hamlet::new_game({.players = 2}, Pcg32{42});
    while (!is_over(state.table) && --decisions != 0) {
        const Seat seat = decider(state.table);
        const Action action = ask(seat, view(state.table, seat));  // a screen, a bot, a socket
        const auto next = try_apply(state, seat, action, [](const auto& event) { show(event); });
        if (next)
            state = *next;
        else
            complain(seat, next.verdict());  // and ask again: nothing has changed
    }

    expect(decisions == 0, "the game goes on");
}

void refuse_what_strangers_send() {
    const auto state = rearranging();
    const auto wrong_seat = try_apply(state, Seat::two, Equip{item(mask)});
    const auto nonsense = try_apply(state, Seat::one, Equip{static_cast<Item>(200)});
    std::cout << wrong_seat.verdict().clause() << ": " << wrong_seat.verdict().reason() << '\n';
    std::cout << nonsense.verdict().clause() << ": " << nonsense.verdict().reason() << '\n';

    expect(wrong_seat.verdict().clause() == "HAM-043" && nonsense.verdict().clause() == "HAM-078", "both are refused");
}

void read_what_people_type() {
    const auto state = rearranging();
    const auto read = parse<Action>("equip beaked-mask", state.table.rules);
    if (!read) std::cout << read.misreading().message() << '\n';

    expect(read && *read == Action{Equip{item(mask)}}, "the notation of an action");
}

void listen() {
    auto state = Position{}.health(Seat::one, 5).with(ScriptedDice{3, 4});
    int healed = 0;
    const auto hear = Overloads{
        [&](const Healed& gain) { healed += gain.regained; },
        [](const auto& event) { std::cout << to_text(event).view() << '\n'; },  // whatever else happens
    };
    state = apply(state, Heal{}, hear);

    expect(healed == 7, "two dice heal");
}

void look_from_a_seat() {
    const auto state = rearranging();
    Pcg32 imagination{1};
    const auto seen = view(state.table, Seat::two);        // the mask is unknown in it
    const auto possible = determinize(seen, imagination);  // a table that seat two cannot tell from the real one

    expect(seen->heroes[Seat::one].hidden.empty() || !seen->heroes[Seat::one].items.has(mask), "the mask is hidden");
    expect(view(possible, Seat::two) == seen, "the seat cannot tell");
}

// What a seat hears while an action is played.
std::vector<std::string> heard_by(Seat seat, Game state, const Action& action) {
    std::vector<std::string> lines;
    const auto write = [&](const auto& event) { lines.emplace_back(to_text(event).view()); };
    play(state.table, action, state.chance, for_seat(state.table, seat, write));
    return lines;
}

void keep_secrets() {
    const auto owner = heard_by(Seat::one, rearranging(), Equip{item(mask)});
    const auto rival = heard_by(Seat::two, rearranging(), Equip{item(mask)});
    std::cout << owner.back() << '\n' << rival.back() << '\n';

    expect(owner.back() == "items rearranged{seat one, slots [23, 80, 80], hidden [1]}", "what the owner hears");
    expect(rival.back() == "items rearranged{seat one, slots [81, 80, 80], hidden [1]}", "what the rival hears");
}

void send_over_the_wire() {
    using Table = hamlet::Table<>;
    auto state = rearranging();
    std::size_t sent = 0;
    const auto send = [&](Seat, std::span<const std::uint8_t> bytes) { sent += bytes.size(); };

    // The client: an action goes up.
    const auto request = encode_action<Table>(Equip{item(mask)});

    // The server: judge it, play it, tell everybody what they may know.
    const auto action = decode_action<Table>(request);
    if (action && judge(state.table, Seat::one, *action)) {
        play(state.table, *action, state.chance,
             to_all_seats(state.table, [&](Seat seat, const Event& event) { send(seat, encode_event<Table>(event)); }));
        send(Seat::two, encode(view(state.table, Seat::two)));
    }

    // Another client: views and events come down, and are read as strictly.
    const auto bytes = encode(view(state.table, Seat::two));
    const auto seen = decode<View<Table>>(bytes);

    expect(seen && *seen == view(state.table, Seat::two) && sent != 0, "what is sent arrives");
}

struct SixtyTurns : hamlet::StandardRules {
    static constexpr hamlet::Knobs knobs{.max_turns = 60};
};

void save_and_load() {
    const auto state = rearranging();
    const auto bytes = write_save(state);  // the same on every platform
    const auto loaded = read_save<hamlet::State<>>(bytes);
    if (!loaded) std::cout << "Cannot load this: " << loaded.message() << '\n';

    const auto next = apply(state, Equip{item(mask)});
    std::cout << diff(state, next).view() << '\n';  // table.heroes[0].slots[0]

    expect(loaded && *loaded == state, "what was saved is loaded");
    const auto refused = read_save<hamlet::State<>>(write_save(new_game({}, Pcg32{1}, SixtyTurns{})));
    expect(refused.message() == "CORE-rules: these bytes belong to other rules or other content "
                                "(knob max_turns was 60 and is 0)",
           "the knob that differs");
    expect(diff(state, next) == "table.heroes[0].slots[0]", "the first member that differs");
}

struct Played {
    Snapshots<hamlet::State<>, 64> history{};
    std::vector<Action> actions{};
};

Played go_back() {
    auto state = Position{}.hide(Seat::one, {mask}).health(Seat::one, 5).with(Pcg32{1});
    const std::vector<Action> plan{Rearrange{}, Equip{item(mask)}, Heal{}};
    std::vector<Action> actions;

    Snapshots<hamlet::State<>, 64> history;  // the last 64 states, in place, without heap
    history.save(0, state);
    for (const Action& action : plan) {
        state = apply(state, action);
        actions.push_back(action);
        history.save(actions.size(), state);  // number n: the state after n actions
    }

    const auto before = history.restore(1);
    if (before) state = *before;
    const auto never = history.restore(7);
    if (!never) std::cout << never.verdict().clause() << ": " << never.verdict().reason() << '\n';

    const SyncReport report = sync_test(history, std::span{actions}, 3);
    if (!report) std::cout << "state " << report.number << " differs in " << report.member.view() << '\n';

    expect(before && never.verdict().clause() == "KIT-not-saved", "snapshots are found by their number");
    expect(report && report.steps == 3, "played again, the same comes of it");
    return {history, actions};
}

// Whether a seat may go back to an earlier state without having learned anything meanwhile.
template <class History>
bool is_undo_fair(const History& history, std::uint64_t from, Seat seat) {
    for (std::uint64_t n = from; n != history.newest(); ++n)
        if (information_gained(*history.restore(n), *history.restore(n + 1), seat)) return false;
    return true;
}

void take_back() {
    auto [history, actions] = go_back();
    expect(!is_undo_fair(history, 0, Seat::one), "dice have fallen");
    history.forget_from(3);
    expect(is_undo_fair(history, 0, Seat::one), "nothing was learned by rearranging");
    auto cheat = *history.restore(2);
    cheat.table.heroes[Seat::two].gold = 5;
    history.save(2, cheat);
    const SyncReport found = sync_test(history, std::span{actions}.first(2), 2);
    expect(found.number == 2 && found.member == "table.heroes[1].gold", "a cheat is found");
}

}  // namespace

constexpr hamlet::Content in_german() {
    Draft cards = draft_of(standard_content);
    cards.monsters.names[cards.monsters.named("Cave Bear")] = "Höhlenbär";
    return complete(cards);
}

struct GermanCards : hamlet::StandardRules {
    static constexpr hamlet::Content content = in_german();
};
static_assert(hamlet::Table<GermanCards>::fingerprint() == hamlet::Table<>::fingerprint());  // the same game

namespace {

void list_what_to_translate() {
    for (const Verdict& refusal : hamlet::every_refusal)
        expect(!refusal.clause().empty() && !refusal.reason().empty(), "every refusal has a clause and a sentence");
}

}  // namespace

int main() {
    run_the_loop(100);
    refuse_what_strangers_send();
    read_what_people_type();
    listen();
    look_from_a_seat();
    keep_secrets();
    send_over_the_wire();
    save_and_load();
    take_back();
    list_what_to_translate();
}
