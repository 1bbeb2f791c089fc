#include <array>
#include <functional>

#include "support.hpp"

using namespace hedra_test;

// What holds in every game, seen from outside: checked over games played at random.

namespace {

constexpr std::array modes{presets::duel,
                           presets::quick_duel,
                           presets::free_for_all(3),
                           presets::free_for_all(4),
                           presets::free_for_all(5),
                           presets::free_for_all(6),
                           presets::teams_2v2,
                           presets::teams_3v3,
                           presets::teams_2v2v2};
constexpr std::uint64_t games_per_mode = 20;

// One action of such a game, with what it did.
struct Played {
    const hedra::State<>& before;
    const Action& action;
    const hedra::State<>& after;
    const std::vector<Event>& events;
};

using Watcher = std::function<void(const Played&)>;
using Law = std::function<bool(const Played&)>;

void play_at_random(const Options& options, std::uint64_t seed, const Watcher& watch) {
    Pcg32 pick{seed + 1000};
    auto state = new_game(options, Pcg32{seed});
    while (!is_over(state.table)) {
        const auto actions = actions_of(state.table);
        const Action action = actions[pick.below(static_cast<std::uint32_t>(actions.size()))];
        std::vector<Event> events;
        const auto next = apply(state, action, [&](const Event& event) { events.push_back(event); });
        watch(Played{state, action, next, events});
        state = next;
    }
}

// Whether something holds of every action of every game.
bool always(const Law& holds) {
    bool sound = true;
    for (const Options& options : modes)
        for (std::uint64_t seed = 0; seed != games_per_mode; ++seed)
            play_at_random(options, seed, [&](const Played& played) { sound = sound && holds(played); });
    return sound;
}

// Whether something holds of every die after every action.
bool always_of_dice(const std::function<bool(const Table<>&, Piece)>& holds) {
    return always([&](const Played& played) {
        bool sound = true;
        for_each_seat(played.after.table.options, [&](Seat seat) {
            for_each_enumerator<Die>([&](Die die) { sound = sound && holds(played.after.table, Piece{seat, die}); });
        });
        return sound;
    });
}

std::size_t enemy_dragons(const Table<>& table, Battlefield at) {
    return (enemies_at(table, table.turn.active, at) & DiceSet::every(Die::dragon)).size();
}

bool may_ask_others(const Decision& decision) {
    if (const auto* reroll = get_if<RerollOwnDice>(&decision)) return reroll->cause == RerollCause::paladin_defeated;
    return holds_alternative<ChooseSacrifice>(decision) || holds_alternative<ChooseSave>(decision) ||
           holds_alternative<ChooseRetreat>(decision) || holds_alternative<RerollBarbarian>(decision);
}

}  // namespace

TEST_CASE("HED-290 every die is on one battlefield at most, and only players have dice") {
    CHECK(always_of_dice([](const Table<>& table, Piece piece) {
        int places = 0;
        for (const DiceSet& there : table.battlefields) places += there.has(piece) ? 1 : 0;
        return places <= 1;
    }));
    CHECK(always([](const Played& played) {
        const auto& table = played.after.table;
        DiceSet strangers = on_battlefields(table);
        for_each_seat(table.options, [&](Seat seat) { strangers = strangers - DiceSet::every_die_of(seat); });
        return strangers.empty();
    }));
}

TEST_CASE("HED-290 what a player has at Home, in the Roost and on battlefields is always seven dice") {
    CHECK(always([](const Played& played) {
        const auto& table = played.after.table;
        bool sound = true;
        for_each_seat(table.options, [&](Seat seat) {
            std::size_t dice = at_home(table, seat).size() + (in_roost(table, seat) ? 1u : 0u);
            for (const DiceSet& there : table.battlefields) dice += there.of(seat).size();
            sound = sound && dice == 7;
        });
        return sound;
    }));
}

TEST_CASE("HED-291 every die shows a number between 1 and its size") {
    constexpr std::array sizes{4, 6, 8, 10, 10, 12, 20};
    CHECK(always_of_dice([&](const Table<>& table, Piece piece) {
        return face_of(table, piece) >= 1 && face_of(table, piece) <= sizes[index_of(piece.die)];
    }));
}

TEST_CASE("HED-292 heroes are told to go Home and Dragons to their Roosts, never the other way round") {
    CHECK(always_of_dice([](const Table<>& table, Piece piece) {
        return place_of(table, piece) != (is_hero(piece.die) ? Space::roost : Space::home);
    }));
    CHECK(always([](const Played& played) {
        const auto moves = only<DieMoved>(played.events);
        return std::all_of(moves.begin(), moves.end(), [](const DieMoved& move) {
            const Space foreign = is_hero(move.piece.die) ? Space::roost : Space::home;
            return move.from != foreign && move.to != foreign && move.from != move.to;
        });
    }));
}

TEST_CASE("HED-293 a Dragon in its Roost never shows 2, 3, 5 or 8") {
    CHECK(always([](const Played& played) {
        const auto& table = played.after.table;
        bool sound = true;
        for_each_seat(table.options, [&](Seat seat) {
            const int value = face_of(table, {seat, Die::dragon});
            const bool in_the_air = waits_for(table, ChooseDragonField{seat});
            const bool odd_one = value == 2 || value == 3 || value == 5 || value == 8;
            sound = sound && (!in_roost(table, seat) || in_the_air || !odd_one);
        });
        return sound;
    }));
}

TEST_CASE("HED-294 nobody's score changes but the active player's") {
    CHECK(always([](const Played& played) {
        auto scores = played.before.table.scores;
        const Seat active = played.before.table.turn.active;
        scores[active] = played.after.table.scores[active];
        return scores == played.after.table.scores && scores[active] >= played.before.table.scores[active];
    }));
}

TEST_CASE("HED-294 a turn brings at most a point, and one more for each enemy Dragon on the attacked battlefield") {
    std::size_t allowed = 0;
    std::size_t scored = 0;
    CHECK(always([&](const Played& played) {
        const auto& table = played.before.table;
        const Seat active = table.turn.active;
        if (const auto* attack = get_if<Attack>(&played.action)) allowed = 1 + enemy_dragons(table, attack->at);
        scored += played.after.table.scores[active] - std::size_t{table.scores[active]};
        const bool sound = scored <= allowed;
        if (!only<TurnEnded>(played.events).empty()) allowed = scored = 0;
        return sound;
    }));
}

TEST_CASE("HED-295 only the active player is asked to march, attack, reinforce and choose for the Dragon") {
    bool others_were_asked = false;
    CHECK(always([&](const Played& played) {
        const auto& table = played.after.table;
        const auto decision = pending(table);
        if (!decision || holds_alternative<PlaceDie>(*decision)) return true;
        const bool active = decider(table) == table.turn.active;
        others_were_asked |= !active;
        return active || may_ask_others(*decision);
    }));
    CHECK(others_were_asked);
}

TEST_CASE("HED-295 what a player wants who is not asked is refused") {
    CHECK(always([](const Played& played) {
        const auto& table = played.before.table;
        bool sound = true;
        for_each_enumerator<Seat>([&](Seat seat) {
            if (seat == decider(table)) return;
            sound = sound && judge(table, seat, played.action).clause() == "HED-295";
        });
        return sound && judge(table, decider(table), played.action);
    }));
}

TEST_CASE("HED-296 while the game is not over whoever has to decide can do something") {
    CHECK(always([](const Played& played) {
        const auto& table = played.after.table;
        const auto actions = actions_of(table);
        const bool judged = std::all_of(actions.begin(), actions.end(),
                                        [&](const Action& action) { return static_cast<bool>(judge(table, action)); });
        return judged && actions.empty() == is_over(table);
    }));
}

TEST_CASE("HED-297 the same actions with the same luck lead to the same state") {
    CHECK(always([](const Played& played) { return after(played.before, played.action) == played.after; }));
    for (const Options& options : modes) {
        std::vector<Action> actions;
        hedra::State<> last{};
        play_at_random(options, 77, [&](const Played& played) {
            actions.push_back(played.action);
            last = played.after;
        });
        auto again = new_game(options, Pcg32{77});
        for (const Action& action : actions) again = after(again, action);
        CHECK((again == last));
    }
}

TEST_CASE("HED-297 applying an action leaves the given state as it was") {
    CHECK(always([](const Played& played) {
        const auto copy = played.before;
        const auto next = after(played.before, played.action);
        return played.before == copy && next.table != copy.table;
    }));
}

TEST_CASE("HED-221 in every game all players have had the same number of turns when it is over") {
    for (const Options& options : modes)
        for (std::uint64_t seed = 0; seed != games_per_mode; ++seed) {
            PerSeat<int, most_players> turns{};
            play_at_random(options, seed, [&](const Played& played) {
                for (const TurnEnded& ended : only<TurnEnded>(played.events)) ++turns[ended.seat];
            });
            bool equal = true;
            for_each_seat(options, [&](Seat seat) { equal = equal && turns[seat] == turns[one]; });
            CHECK(equal);
        }
}

TEST_CASE("HED-220 HED-255 a game is over only when somebody has what it takes to win") {
    CHECK(always([](const Played& played) {
        const auto& table = played.after.table;
        const SeatSet winners = outcome(table).winners | outcome(table).drawn;
        bool at_target = false;
        bool at_minimum = true;
        winners.for_each([&](Seat seat) {
            at_target |= table.scores[seat] >= table.options.target;
            at_minimum &= table.scores[seat] + 2 >= table.options.target;
        });
        return !is_over(table) || (at_target && (at_minimum || !in_teams(table.options)));
    }));
}
