#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include <laws.hpp>
#include <questions.hpp>

#include <heroes/core/one_of.hpp>
#include <heroes/core/scripted_dice.hpp>
#include <heroes/hamlet.hpp>
#include <heroes/hamlet/redact.hpp>
#include <heroes/hedra.hpp>
#include <heroes/hedra/redact.hpp>
#include <heroes/tools/redaction.hpp>

#include "tiny_redact.hpp"

using namespace heroes;
using namespace questions;

namespace {

constexpr Seat spectator = Seat::spectator;

// What a seat hears while an action is played.
template <class S>
auto heard(S& state, const typename S::Table::Action& action, Seat seat) {
    using Event = typename S::Table::Event;
    std::vector<Event> events;
    play(state.table, action, state.chance,
         for_seat(state.table, seat, [&]<class E>(const E& event) { events.push_back(Event{event}); }));
    return events;
}

// The same if a host keeps the events and redacts them when all is done.
template <class S>
auto heard_later(const S& before, const S& after, const typename S::Table::Action& action, Seat seat) {
    std::vector<typename S::Table::Event> events;
    for (const auto& event : events_of(before, action))
        if (const auto told = redact(event, after.table, seat)) events.push_back(*told);
    return events;
}

// What was compared: steps that look the same to a seat although they were not, and what happened in them.
struct Compared {
    std::size_t steps = 0;
    std::size_t secrets = 0;  // of these, where the true events were different
};

// The same action in a game that somebody imagines. If it names what lies hidden, it is any action of that kind there.
template <class Table>
auto alike(const Table& imagined, const typename Table::Action& action) {
    std::vector<typename Table::Action> actions;
    if (judge(imagined, action)) return actions.push_back(action), actions;
    for (const auto& other : legal_actions(imagined))
        if (other.index() == action.index()) actions.push_back(other);
    return actions;
}

// Lets a seat imagine a table that it cannot tell from the real one, and plays the same action with the same luck on
// both. If it cannot tell them apart afterwards, then it must not have heard them apart, neither at once nor later.
template <class S>
void compare(const S& state, const typename S::Table::Action& action, Seat seat, Pcg32& imagination,
             Compared& compared) {
    const S imagined{determinize(view(state.table, seat), imagination), state.chance};
    S really = state;
    const auto heard_really = heard(really, action, seat);
    bool looks_alike = false;
    bool sounds_alike = false;
    for (const auto& other : alike(imagined.table, action)) {
        S perhaps = imagined;
        const auto heard_perhaps = heard(perhaps, other, seat);
        if (view(really.table, seat) != view(perhaps.table, seat)) continue;
        looks_alike = true;
        compared.secrets += events_of(state, action) != events_of(imagined, other);
        sounds_alike =
            sounds_alike || (heard_really == heard_perhaps &&
                             heard_later(state, really, action, seat) == heard_later(imagined, perhaps, other, seat));
    }
    compared.steps += looks_alike;
    REQUIRE(sounds_alike == looks_alike);
}

// Random games, seen from every seat.
template <class Table>
Compared compare_games(const typename Table::Options& options, const typename Table::Rules& rules, std::size_t games) {
    Compared compared;
    for (std::uint64_t seed = 1; seed <= laws::games_to_play(games, 4); ++seed) {
        auto state = heroes::new_game<Table>(options, Pcg32{seed}, rules);
        Pcg32 player{seed};
        for (std::size_t left = 600; left != 0 && !is_over(state.table); --left) {
            const auto actions = legal_actions(state.table);
            const auto action = actions[player.below(static_cast<std::uint32_t>(actions.size()))];
            for_each_enumerator<Seat>([&](Seat seat) {
                if (index_of(seat) < options.players || seat == spectator)
                    compare(state, action, seat, player, compared);
            });
            play(state.table, action, state.chance, ignore);
        }
    }
    return compared;
}

}  // namespace

TEST_CASE("no seat of Hamlet hears what its view does not show") {
    using Table = hamlet::Table<hamlet::RuntimeRules>;
    hamlet::Knobs knobs{.heirlooms_for_every_hero = true};
    const auto compared = compare_games<Table>({.players = 3}, hamlet::RuntimeRules{knobs}, 20);
    MESSAGE(compared.steps, " steps compared, ", compared.secrets, " with secrets");
    CHECK(compared.steps > 1000);
    CHECK(compared.secrets > 50);
    knobs.hidden_items = hamlet::HiddenItems::backpacks;
    CHECK(compare_games<Table>({.players = 4}, hamlet::RuntimeRules{knobs}, 8).steps > 500);
}

TEST_CASE("no seat of Hedra hears what others choose in secret") {
    const hedra::RuntimeRules rules{{.defender_choice_order = hedra::DefenderChoiceOrder::simultaneous}};
    CHECK(compare_games<hedra::Table<hedra::RuntimeRules>>({.players = 4}, rules, 4).steps > 1000);
}

TEST_CASE("no seat of the tiny game hears where a card lay that it did not see") {
    const auto compared = compare_games<tiny::Table<>>({.players = 3, .cards = 8, .dealt = 2}, {}, 200);
    CHECK(compared.steps > 1000);
    CHECK(compared.secrets > 10);
}

namespace {

// Two heirlooms for a new hero, of the same deck, as the lot falls.
template <class C>
hamlet::State<hamlet::RuntimeRules, C> doomed(C chance) {
    const hamlet::RuntimeRules rules{{.heirlooms_for_every_hero = true}};
    hamlet::Position position{hamlet::Options{.players = 3}, rules};
    position.health(one, 1).monster(hamlet::Region::dark_caves, static_cast<hamlet::MonsterCard>(0));
    return position.fighting(hamlet::Lair::dark_caves).with(chance);
}

using hamlet::Item;
using hamlet::item;
using hamlet::ItemCard;
using hamlet::slot;

constexpr ItemCard fork = static_cast<ItemCard>(3);
constexpr ItemCard spoon = static_cast<ItemCard>(5);

}  // namespace

TEST_CASE("an heirloom that is drawn and hidden is told to its owner alone") {
    // Attack and defense of the hero, then of the monster, one mutation, one hero, two heirlooms.
    const ScriptedDice common{1, 1, 1, 6, 6, 6, 6, 6, 1, 1, 1, 1};
    ScriptedDice first = common;
    ScriptedDice second = common;
    first.then({1, 1}), second.then({9, 4});
    const auto told = [](ScriptedDice dice, Seat seat) {
        auto state = doomed(dice);
        auto events = heard(state, hamlet::Attack{}, seat);
        for (; waits_for_a<hamlet::ChooseReroll>(state.table);)
            for (const auto& event : heard(state, hamlet::KeepRoll{}, seat)) events.push_back(event);
        REQUIRE(state.chance.verdict());
        return std::pair{only<hamlet::HeirloomDrawn>(events), view(state.table, seat)};
    };
    REQUIRE(told(first, one).first.size() == 2);
    CHECK(told(first, one) != told(second, one));
    CHECK(told(first, one).first[0].item.has_value());
    for (const Seat seat : {two, three, spectator}) {
        CHECK(told(first, seat) == told(second, seat));
        CHECK(told(first, seat).first[0] == hamlet::HeirloomDrawn{one, {}, true});
    }
}

TEST_CASE("items in slots are told as far as they are known") {
    auto table = hamlet::Position{hamlet::Options{.players = 3}}
                     .equip(one, {item(fork), item(spoon)})
                     .hide(one, {spoon})
                     .table();
    const hamlet::ItemsRearranged arranged{one, table.heroes[one].slots, {slot(2)}};
    const auto told = [&](Seat seat) {
        const auto event = redact(hamlet::Event{arranged}, table, seat);
        return get<hamlet::ItemsRearranged>(*event);
    };
    auto redacted = arranged;
    redacted.slots[slot(2)] = Item::unknown;
    CHECK(told(one) == arranged);
    CHECK(told(two) == redacted);
    CHECK(told(spectator) == redacted);
    CHECK(redact(hamlet::Event{redacted}, table, two) == hamlet::Event{redacted});

    table.heroes[one].knowers = {three};
    CHECK(told(two) == redacted);
    CHECK(told(three) == arranged);

    table.older_items = {spoon};
    redacted.slots[slot(2)] = Item::unknown_older;
    CHECK(told(two) == redacted);
    CHECK(told(two).slots == (*view(table, two)).heroes[one].slots);
}

TEST_CASE("a listener for a seat takes single events and whole ones, and tells what is left of them") {
    struct Told {
        int heirlooms = 0;
        int others = 0;
        bool named = false;
    } told;
    const auto table = hamlet::Position{}.hide(one, {spoon}).table();
    const auto emit = Overloads{[&](const hamlet::HeirloomDrawn& drawn) {
                                    ++told.heirlooms;
                                    told.named = drawn.item.has_value();
                                },
                                [&](const auto&) { ++told.others; }};
    const auto listener = for_seat(table, two, emit);
    listener(hamlet::HeirloomDrawn{one, spoon, true});
    CHECK_FALSE(told.named);
    listener(hamlet::Event{hamlet::HeirloomDrawn{one, fork, false}});
    CHECK(told.named);
    listener(hamlet::TurnEnded{one});
    CHECK(told.heirlooms == 2);
    CHECK(told.others == 1);
}

namespace whispering {

// A table at which seat one does not hear of anything.
struct Whisper {
    int words = 0;
    bool operator==(const Whisper&) const = default;
};
struct Table {
    using Event = heroes::OneOf<Whisper>;
};
std::optional<Table::Event> redact(const Table::Event& event, const Table&, Seat seat) {
    if (seat == one) return {};
    return event;
}

}  // namespace whispering

TEST_CASE("an event that a seat may not even know of is not told") {
    const whispering::Table table;
    int words = 0;
    const auto emit = [&](const whispering::Whisper& whisper) { words += whisper.words; };
    for_seat(table, one, emit)(whispering::Whisper{3});
    CHECK(words == 0);
    for_seat(table, two, emit)(whispering::Whisper{3});
    CHECK(words == 3);
}

namespace {

// Keeps a listener for a seat that was made from a temporary one.
template <class Table>
auto counting(const Table& table, int& heard) {
    return for_seat(table, two, [&heard, by = 1](const auto&) { heard += by; });
}

struct Counter {
    int heard = 0;
    void operator()(const auto&) { ++heard; }
};

template <class Table>
concept ListensToTemporaries = requires(Table&& table) {
    for_seat(std::move(table), Seat::two, ignore);
};
template <class Table>
concept SendsFromTemporaries = requires(Table&& table) {
    to_all_seats(std::move(table), ignore);
};
static_assert(!ListensToTemporaries<hamlet::Table<>> && !SendsFromTemporaries<hamlet::Table<>>);
static_assert(!ListensToTemporaries<const hamlet::Table<>> && !SendsFromTemporaries<const hamlet::Table<>>);

}  // namespace

TEST_CASE("a listener for a seat keeps the temporary that it tells, and refers to what has a name") {
    const auto table = hamlet::Position{}.table();
    int heard = 0;
    auto kept = counting(table, heard);
    kept(hamlet::TurnEnded{one});
    CHECK(heard == 1);
    Counter counter;
    for_seat(table, two, counter)(hamlet::TurnEnded{one});
    CHECK(counter.heard == 1);
    int calls = 0;
    auto changing = for_seat(table, two, [&, n = 0](const auto&) mutable { calls = ++n; });
    changing(hamlet::TurnEnded{one});
    changing(hamlet::TurnEnded{two});
    CHECK(calls == 2);
}

TEST_CASE("an event goes to all seats at the table and to the spectator, each as far as it may know it") {
    const auto table = hamlet::Position{hamlet::Options{.players = 3}}.hide(one, {spoon}).table();
    std::vector<std::pair<Seat, hamlet::Event>> sent;
    const auto send = [&](Seat seat, const hamlet::Event& event) { sent.emplace_back(seat, event); };
    const auto listener = to_all_seats(table, send);
    listener(hamlet::HeirloomDrawn{one, spoon, true});
    const hamlet::Event known = hamlet::HeirloomDrawn{one, spoon, true};
    const hamlet::Event unknown = hamlet::HeirloomDrawn{one, {}, true};
    CHECK(sent == std::vector<std::pair<Seat, hamlet::Event>>{
                      {one, known}, {two, unknown}, {three, unknown}, {spectator, unknown}});
}

TEST_CASE("while a game is played every seat is sent what it would have heard itself") {
    auto state = new_game(hamlet::Options{.players = 3}, Pcg32{4});
    Pcg32 player{4};
    for (int step = 0; step != 40; ++step) {
        const auto actions = legal_actions(state.table);
        const auto action = actions[player.below(static_cast<std::uint32_t>(actions.size()))];
        EnumArray<Seat, std::vector<hamlet::Event>> told{};
        auto copy = state;
        play(copy.table, action, copy.chance,
             to_all_seats(copy.table, [&](Seat seat, const hamlet::Event& event) { told[seat].push_back(event); }));
        for (const Seat seat : {one, two, three, spectator}) {
            auto alone = state;
            CHECK(told[seat] == heard(alone, action, seat));
        }
        CHECK(told[Seat::four].empty());
        state = copy;
    }
}

static_assert(Redacting<hedra::Table<>> && Redacting<hamlet::Table<>> && Redacting<tiny::Table<>>);
