#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <tuple>
#include <vector>

#include <laws.hpp>
#include <tiny_game.hpp>

#include <heroes/core/chance_tape.hpp>
#include <heroes/core/scripted_dice.hpp>

using namespace heroes;
using tiny::Card;

namespace {

using Table = tiny::Table<>;

constexpr Seat one = Seat::one;
constexpr Seat two = Seat::two;

// A game in which the cards come in this order.
auto dealt(const tiny::Options& options, ScriptedDice dice) { return new_game<Table>(options, dice); }

template <class S, class... Actions>
S after(S state, const Actions&... actions) {
    ((state = apply(state, actions)), ...);
    return state;
}

// What one seat has seen of a game: what happened in front of all, and the cards that only it was shown.
struct Memory {
    std::vector<std::uint64_t> seen;

    void note(const tiny::Event& event) {
        seen.push_back(event.index());
        match(
            event,
            [&](const tiny::WasPutBack& back) {
                seen.insert(seen.end(), {index_of(back.seat), back.place});
            },
            [&](const tiny::Shown& shown) {
                seen.insert(seen.end(), {index_of(shown.seat), shown.place, index_of(shown.card)});
            },
            [&](const auto& other) { seen.push_back(index_of(other.seat)); });
    }
    void note(Card card) { seen.push_back(100 + index_of(card)); }

    auto operator<=>(const Memory&) const = default;
};
using Memories = EnumArray<Seat, Memory>;

// Plays the nth legal action and lets every seat remember what it sees. The list goes by places, not by cards, so
// that the choice tells nobody anything.
template <Chance C>
void play_nth(Table& table, std::size_t nth, C& chance, Memories& memories) {
    const Seat seat = decider(table);
    const auto actions = legal_actions(table);
    const auto action = actions[nth % actions.size()];
    play(table, action, chance, [&](const tiny::Event& event) {
        for (Memory& memory : memories) memory.note(event);
    });
    if (holds_alternative<tiny::Draw>(action)) memories[seat].note(*table.racks[seat].back().card);
    if (holds_alternative<tiny::Peek>(action)) memories[seat].note(*table.deck.seen_by(seat, 0));
}

struct World {
    Table table{};
    Memories memories{};
    Probability probability{};
};

using Script = std::vector<std::size_t>;

// All ways a game can go that is played by a script.
std::vector<World> all_worlds(const tiny::Options& options, const Script& script) {
    std::vector<World> worlds;
    ChanceTape tape;
    do {
        World world;
        set_up(world.table, options, {}, tape, ignore);
        for_each_enumerator<Seat>(
            [&](Seat seat) {
                for (const auto& held : world.table.racks[seat]) world.memories[seat].note(*held.card);
            },
            options.players);
        for (std::size_t nth : script)
            if (!is_over(world.table)) play_nth(world.table, nth, tape, world.memories);
        world.probability = tape.probability();
        worlds.push_back(world);
    } while (tape.next());
    return worlds;
}

using Odds = std::map<std::uint64_t, Probability>;  // by the hash of a table

Odds odds_of_determinizing(const View<Table>& seen) {
    Odds odds;
    ChanceTape tape;
    do {
        const std::uint64_t table = hash(determinize(seen, tape));
        odds[table] = odds[table] + tape.probability();
    } while (tape.next());
    return odds;
}

std::vector<Script> some_scripts(std::size_t count, std::size_t length) {
    Pcg32 chance{7};
    std::vector<Script> scripts(count);
    for (Script& script : scripts)
        for (std::size_t i = 0; i != length; ++i) script.push_back(chance.below(60));
    return scripts;
}

// Determinizing gives exactly the tables that agree with what the seat has seen, each as likely as it is.
void check_determinize(const tiny::Options& options, const Script& script, Seat seat) {
    const auto worlds = all_worlds(options, script);
    std::map<Memory, Odds> truth;
    std::map<Memory, Probability> total;
    for (const World& world : worlds) {
        auto& odd = truth[world.memories[seat]][hash(world.table)];
        odd = odd + world.probability;
        auto& sum = total[world.memories[seat]];
        sum = sum + world.probability;
    }
    for (const World& world : worlds) {
        const Memory& memory = world.memories[seat];
        Odds guessed = odds_of_determinizing(view(world.table, seat));
        REQUIRE(guessed.size() == truth[memory].size());
        for (const auto& [table, probability] : truth[memory]) {
            REQUIRE(guessed[table] * total[memory] == probability);
            REQUIRE(guessed[table] == Probability{1, guessed.size()});
        }
    }
}

// Worlds that a seat remembers as the same look the same to it, and let it do the same.
void check_views(const tiny::Options& options, const Script& script, Seat seat) {
    std::map<Memory, Table> first;
    for (const World& world : all_worlds(options, script)) {
        const Table& other = first.try_emplace(world.memories[seat], world.table).first->second;
        REQUIRE(view(other, seat) == view(world.table, seat));
        if (decider(world.table) == seat) REQUIRE(legal_actions(other) == legal_actions(world.table));
    }
}

// All tables that a seat cannot tell from this one.
std::vector<Table> alike(const Table& table, Seat seat) {
    std::vector<Table> tables;
    ChanceTape tape;
    do tables.push_back(determinize(view(table, seat), tape));
    while (tape.next());
    return tables;
}

}  // namespace

TEST_CASE("every allocation on the heap is counted, and nothing else") {
    const std::size_t before = laws::allocations();
    int here = 1;
    CHECK(laws::allocations() == before);

    struct alignas(64) Wide {
        int value = 0;
    };
    const auto number = std::make_unique<int>(here);
    const std::vector<int> numbers(3, *number);
    const auto wide = std::make_unique<Wide>();
    const auto several = std::make_unique<Wide[]>(2);
    for (const void* pointer : {static_cast<const void*>(number.get()), static_cast<const void*>(numbers.data()),
                                static_cast<const void*>(wide.get()), static_cast<const void*>(several.get())})
        laws::expose(pointer);
    CHECK(laws::allocations() == before + 4);
}

TEST_CASE("a game with hidden cards keeps all laws") {
    const auto duel = laws::check<Table>({.options = {}, .games = 3000, .close = 100, .odds = 100, .part = 20});
    CHECK(duel.steps > 20 * duel.games);
    CHECK(duel.longest_list > 2);
    CHECK(duel.most_outcomes == 4);

    const auto three = laws::check<Table>(
        {.options = {.players = 3, .cards = 8, .dealt = 2}, .games = 3000, .close = 100, .odds = 100, .part = 20});
    CHECK(three.longest_list == 2 * tiny::rack_size + 1);
    laws::check<Table>({.options = {.cards = 1, .dealt = 0}, .games = 300, .close = 20, .odds = 20});
}

TEST_CASE("determinizing is uniform over exactly the tables that agree with all that a seat has seen") {
    for (const Script& script : some_scripts(60, 7))
        for (Seat seat : {one, two, Seat::spectator}) check_determinize({.cards = 5}, script, seat);
    for (const Script& script : some_scripts(10, 8))
        for (Seat seat : {one, Seat::three, Seat::spectator})
            check_determinize({.players = 3, .cards = 6}, script, seat);
}

TEST_CASE("a view depends on nothing but what the seat has seen") {
    for (const Script& script : some_scripts(60, 9))
        for (Seat seat : {one, two, Seat::spectator}) check_views({.cards = 5}, script, seat);
}

TEST_CASE("tables that look the same to a seat stay the same for it, whatever all see happen") {
    Pcg32 chance{3};
    for (int game = 0; game != 8; ++game) {
        auto state = new_game<Table>({.players = 3, .cards = 6}, Pcg32{chance.next()});
        for (; !is_over(state.table);
             state = apply(
                 state, legal_actions(
                            state.table)[chance.below(static_cast<std::uint32_t>(legal_actions(state.table).size()))]))
            for (Seat seat : {one, two, Seat::spectator}) {
                std::map<std::tuple<std::size_t, Memory>, Table> first;
                for (const Table& table : alike(state.table, seat)) {
                    REQUIRE(legal_actions(table).size() == legal_actions(state.table).size());
                    bool same = true;
                    for (const tiny::Action& action : candidates::all<tiny::Action>())
                        same = same && judge(table, seat, action) == judge(state.table, seat, action);
                    REQUIRE(same);
                    for (std::size_t nth = 0; nth != legal_actions(table).size(); ++nth) {
                        ChanceTape tape;
                        do {
                            Memories memories;
                            Table next = table;
                            play_nth(next, nth, tape, memories);
                            const auto& other = first.try_emplace({nth, memories[seat]}, next).first->second;
                            REQUIRE(view(next, seat) == view(other, seat));
                        } while (tape.next());
                    }
                }
            }
    }
}

TEST_CASE("a seat sees its own cards and no others") {
    const auto state = dealt({}, {3, 5});
    CHECK(state.table.racks[one].back().card == Card::three);
    CHECK(state.table.racks[two].back().card == Card::six);

    CHECK((*view(state.table, one)).racks[one] == state.table.racks[one]);
    CHECK((*view(state.table, one)).racks[two].back() == tiny::Held{{}, {two}});
    CHECK((*view(state.table, two)).racks[one].back() == tiny::Held{{}, {one}});
    CHECK((*view(state.table, Seat::spectator)).racks[two].back() == tiny::Held{{}, {two}});
    CHECK((*view(state.table, one)).deck.cards().size() == 5);
    CHECK((*view(state.table, one)).deck.size() == 4);
}

TEST_CASE("whoever has peeked at a card knows it wherever it goes") {
    auto state = after(dealt({}, {1, 1, 4}), tiny::Peek{}, tiny::Leave{});
    CHECK((*view(state.table, one)).deck.seen_by(one, 0) == Card::six);
    CHECK_FALSE((*view(state.table, two)).deck.seen_by(one, 0));
    CHECK_FALSE((*view(state.table, two)).deck.seen_by(two, 0));

    state = after(state, tiny::Draw{});
    CHECK((*view(state.table, one)).racks[two].back() == tiny::Held{Card::six, {one, two}});
    CHECK((*view(state.table, Seat::spectator)).racks[two].back() == tiny::Held{{}, {one, two}});

    state = after(state, tiny::Show{Card::one}, tiny::PutBack{Card::six});
    CHECK((*view(state.table, one)).deck.seen_by(one, 0) == Card::six);
    CHECK(state.chance.verdict());
}

TEST_CASE("a card that nobody else has seen is unknown again on top of the deck") {
    const auto state = after(dealt({}, {1, 1}), tiny::PutBack{Card::one});
    CHECK((*view(state.table, one)).deck.seen_by(one, 0) == Card::one);
    CHECK_FALSE((*view(state.table, two)).deck.seen_by(two, 0));
    CHECK(alike(state.table, one).size() == 5);
    CHECK(alike(state.table, two).size() == 5);
    CHECK(alike(state.table, Seat::spectator).size() == 6 * 5);
}

TEST_CASE("the highest card shown scores") {
    auto state = after(dealt({}, {2, 4}), tiny::Show{Card::two});
    CHECK(state.table.points == PerSeat<std::uint8_t, 3>{});
    state = after(state, tiny::Show{Card::five});
    CHECK(state.table.points == PerSeat<std::uint8_t, 3>{{0, 1}});
    CHECK(state.table.discarded == tiny::Cards{Card::two, Card::five});
    CHECK(outcome(state.table).seats[one] == tiny::Outcome::Line{Standing::loss, 2, 0});
    CHECK(outcome(state.table).seats[two] == tiny::Outcome::Line{Standing::win, 1, 1});
    CHECK(pending(state.table) == tiny::Decision{tiny::TakeTurn{one}});
}

TEST_CASE("a tiny game without cards or players enough is not set up") {
    const auto clause = [](const tiny::Options& options) { return judge(options, tiny::StandardRules{}).clause(); };
    CHECK(clause({.players = 1}) == "TINY-8");
    CHECK(clause({.players = 4, .cards = 8}) == "TINY-8");
    CHECK(clause({.cards = 9}) == "TINY-9");
    CHECK(clause({.cards = 4, .dealt = 2}) == "TINY-9");
    CHECK(clause({.cards = 8, .dealt = 4}) == "TINY-9");
    CHECK(clause({.turns = 0}) == "TINY-10");
    CHECK(clause({.players = 3, .cards = 8, .dealt = 2, .turns = 1}) == "");
}

TEST_CASE("a view is no table to be played on: audit refuses what is unknown in it") {
    const auto state = dealt({}, {3, 5});
    CHECK(audit(state.table));
    CHECK(audit(*view(state.table, one)).clause() == "TINY-11");

    auto twice = state.table;
    twice.discarded.insert(Card::three);
    CHECK(audit(twice).clause() == "TINY-12");
    auto lost = state.table;
    lost.racks[two].clear();
    CHECK(audit(lost).clause() == "TINY-12");
    auto nobody = state.table;
    nobody.steps = {tiny::TakeTurn{Seat::three}};
    CHECK(audit(nobody).clause() == "TINY-13");
    auto unpeeked = state.table;
    unpeeked.steps = {tiny::AfterPeek{one}};
    CHECK(audit(unpeeked).clause() == "TINY-13");
}
