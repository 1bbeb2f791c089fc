#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <heroes/core/game.hpp>
#include <heroes/tools/bots.hpp>
#include <heroes/tools/detail/vocabulary.hpp>
#include <heroes/tools/playout.hpp>
#include <heroes/tools/statistics.hpp>

namespace heroes {

// What a game is played under: the rules, and what they let the players settle.
template <GameTable Table>
struct RuleSet {
    typename Table::Options options{};
    typename Table::Rules rules{};
};

// How long the bots may think, when a game is given up as endless, and whether events are counted.
struct TrialLimits {
    std::uint32_t nodes = 100;  // for each decision
    std::size_t most_decisions = 20'000;
    bool count_events = false;
};

// A game whose outcome tells the points of every seat.
template <class Table>
concept Scored = GameTable<Table> && requires(const Table& table, Seat seat) {
    { outcome(table).seats[seat].score } -> std::convertible_to<double>;
};

// A game that counts its rounds.
template <class Table>
concept CountsRounds = GameTable<Table> && requires(const Table& table) {
    { table.turn.round } -> std::convertible_to<std::size_t>;
};

// Two tables of the same game, perhaps under different rules.
template <class A, class B>
concept OfOneGame = GameTable<A> && GameTable<B> && std::same_as<typename A::Action, typename B::Action>;

// How one game of a comparison went. It can be had again: new_game(options, Pcg32{seed}, rules), with the same bot.
struct TrialGame {
    struct Line {
        Standing standing{};  // means nothing in a game that was not finished
        double score = 0;

        bool operator==(const Line&) const = default;
    };

    std::uint64_t seed = 0;
    std::size_t decisions = 0;
    std::size_t rounds = 0;
    bool finished = false;
    Seat first_to_decide{};
    std::vector<Line> seats{};             // of the players
    std::vector<std::uint32_t> events{};  // how often each kind happened, if that is counted

    bool operator==(const TrialGame&) const = default;
};

// Whether a quantity is a share of the games or a number found in each.
enum class MeasureKind : std::uint8_t { rate, amount, last = amount };

// What can be said about a change with 95 % confidence.
enum class Change : std::uint8_t { nothing, unclear, less, more, last = more };

constexpr EnumNames<Change> names_of(Change) { return {"exactly the same", "no difference shown", "significantly less", "significantly more"}; }

// One quantity under two rule sets, each with its 95 % interval, and the difference, second less first, game by game.
// A rate is 1 in the games where it happens and 0 in the others.
struct Measure {
    std::string name{};
    MeasureKind kind{};
    PairedSample games{};
    Interval first{};
    Interval second{};
    Interval difference{};

    bool operator==(const Measure&) const = default;
};

// Fewer pairs that differ prove nothing, even if all differ the same way: five coins fall alike once in sixteen times,
// six once in thirty-two, which is less than 5 %.
inline constexpr std::uint64_t least_differing_pairs = 6;

// The verdict. Mind that of twenty measures that a rule does not touch one is expected to change significantly.
constexpr Change change(const Measure& measure) {
    if (measure.games.first.count != 0 && measure.games.differing == 0) return Change::nothing;
    if (measure.games.differing < least_differing_pairs) return Change::unclear;
    if (measure.difference.high < 0) return Change::less;
    return measure.difference.low > 0 ? Change::more : Change::unclear;
}

// What a comparison found. Game i of both sides had the same seed.
struct Comparison {
    std::vector<TrialGame> first{};
    std::vector<TrialGame> second{};
    std::vector<Measure> measures{};

    // The measure of a name, if the games can tell it.
    const Measure* measure(std::string_view name) const {
        const auto at =
            std::find_if(measures.begin(), measures.end(), [&](const Measure& each) { return each.name == name; });
        return at == measures.end() ? nullptr : &*at;
    }
    bool operator==(const Comparison&) const = default;
};

// What a comparison asks of every game. The measures come in this order; those of a seat once for each.
struct TrialQuestion {
    std::string_view name;
    MeasureKind kind;
    double (*answer)(const TrialGame& game, Seat seat);
    bool of_each_seat = false;
    bool needs_rounds = false;
    bool needs_scores = false;
};

namespace detail {

constexpr bool has_won(const TrialGame& game, Seat seat) {
    return game.finished && game.seats[index_of(seat)].standing == Standing::win;
}

constexpr bool is_drawn(const TrialGame& game) {
    return game.finished && std::any_of(game.seats.begin(), game.seats.end(),
                                        [](const auto& line) { return line.standing == Standing::draw; });
}

constexpr double mean_score(const TrialGame& game) {
    Sample scores;
    for (const auto& line : game.seats) scores.add(line.score);
    return scores.mean;
}

constexpr double score_spread(const TrialGame& game) {
    const auto [worst, best] = std::ranges::minmax_element(game.seats, {}, &TrialGame::Line::score);
    return best->score - worst->score;
}

}  // namespace detail

// A game that was given up has no winner and is not drawn; its length and its scores are those at that moment.
inline constexpr std::array trial_questions{
    TrialQuestion{.name = "wins of seat ",
                  .kind = MeasureKind::rate,
                  .answer = [](const TrialGame& game, Seat seat) -> double { return detail::has_won(game, seat); },
                  .of_each_seat = true},
    TrialQuestion{
        .name = "wins of the first to decide",
        .kind = MeasureKind::rate,
        .answer = [](const TrialGame& game, Seat) -> double { return detail::has_won(game, game.first_to_decide); }},
    TrialQuestion{.name = "draws",
                  .kind = MeasureKind::rate,
                  .answer = [](const TrialGame& game, Seat) -> double { return detail::is_drawn(game); }},
    TrialQuestion{.name = "unfinished games",
                  .kind = MeasureKind::rate,
                  .answer = [](const TrialGame& game, Seat) -> double { return !game.finished; }},
    TrialQuestion{.name = "decisions",
                  .kind = MeasureKind::amount,
                  .answer = [](const TrialGame& game, Seat) { return static_cast<double>(game.decisions); }},
    TrialQuestion{.name = "rounds",
                  .kind = MeasureKind::amount,
                  .answer = [](const TrialGame& game, Seat) { return static_cast<double>(game.rounds); },
                  .needs_rounds = true},
    TrialQuestion{.name = "score, mean of the seats",
                  .kind = MeasureKind::amount,
                  .answer = [](const TrialGame& game, Seat) { return detail::mean_score(game); },
                  .needs_scores = true},
    TrialQuestion{.name = "score spread, best less worst",
                  .kind = MeasureKind::amount,
                  .answer = [](const TrialGame& game, Seat) { return detail::score_spread(game); },
                  .needs_scores = true},
};

namespace detail {

inline Interval interval_of(MeasureKind kind, const Sample& sample) {
    if (kind == MeasureKind::amount) return interval_of_mean(sample);
    return wilson_interval(sample.mean * static_cast<double>(sample.count), sample.count);
}

inline Measure measure(const TrialQuestion& question, const Comparison& played, Seat seat) {
    Measure result{.name = std::string(question.name), .kind = question.kind};
    if (question.of_each_seat) result.name += name_of(seat);
    for (std::size_t i = 0; i != played.first.size(); ++i)
        result.games.add(question.answer(played.first[i], seat), question.answer(played.second[i], seat));
    result.first = interval_of(question.kind, result.games.first);
    result.second = interval_of(question.kind, result.games.second);
    result.difference = interval_of_difference(result.games);
    return result;
}

// Puts every question that the game can answer, for the seats that both sides have.
template <GameTable Table>
std::vector<Measure> measure_all(const Comparison& played, std::size_t seats) {
    constexpr bool rounds = CountsRounds<Table>;
    constexpr bool scores = Scored<Table>;
    std::vector<Measure> measures;
    for (const TrialQuestion& question : trial_questions) {
        if ((question.needs_rounds && !rounds) || (question.needs_scores && !scores)) continue;
        for_each_enumerator<Seat>([&](Seat seat) { measures.push_back(measure(question, played, seat)); },
                                  question.of_each_seat ? seats : 1);
    }
    return measures;
}

// How often each kind of event happened, for those that happened at all.
template <GameTable Table>
void measure_events(std::vector<Measure>& measures, const Comparison& played) {
    constexpr Vocabulary names = vocabulary<Nameless, typename Table::Event>();
    for (std::size_t kind = 0; kind != alternative_count<typename Table::Event>; ++kind) {
        Measure counts{.name = "event: " + std::string(names.name(kind)), .kind = MeasureKind::amount};
        for (std::size_t i = 0; i != played.first.size(); ++i)
            counts.games.add(played.first[i].events[kind], played.second[i].events[kind]);
        if (counts.games.first.mean + counts.games.second.mean == 0) continue;
        counts.first = interval_of(counts.kind, counts.games.first);
        counts.second = interval_of(counts.kind, counts.games.second);
        counts.difference = interval_of_difference(counts.games);
        measures.push_back(counts);
    }
}

template <GameTable Table>
void note_end(TrialGame& game, const Table& table) {
    if constexpr (CountsRounds<Table>) game.rounds = table.turn.round;
    const auto end = outcome(table);
    for_each_enumerator<Seat>(
        [&](Seat seat) {
            TrialGame::Line& line = game.seats.emplace_back();
            line.standing = end.seats[seat].standing;
            if constexpr (Scored<Table>) line.score = static_cast<double>(end.seats[seat].score);
        },
        table.options.players);
}

template <GameTable Table, Bot<Table> Player>
TrialGame play_trial(const RuleSet<Table>& set, Player& bot, std::uint64_t seed, const TrialLimits& limits) {
    auto state = new_game<Table>(set.options, Pcg32{seed}, set.rules);
    TrialGame game{.seed = seed, .first_to_decide = decider(state.table)};
    if (limits.count_events) game.events.resize(alternative_count<typename Table::Event>);
    const auto count = [&](const auto& event) {
        if (limits.count_events) ++game.events[typename Table::Event{event}.index()];
    };
    const Playout playout = play_out(
        state, [&](const View<Table>& seen) { return bot.choose(seen, limits.nodes); }, limits.most_decisions, count);
    game.decisions = playout.decisions;
    game.finished = playout.finished;
    note_end(game, state.table);
    return game;
}

template <class Player>
concept MakesBots = std::invocable<Player&, std::uint64_t>;

template <class Player>
auto bot_for_pair(Player& bot, std::uint64_t seed) {
    if constexpr (MakesBots<Player>)
        return bot(seed);
    else
        return bot;
}

}  // namespace detail

// How far a comparison has come, in pairs of games.
struct TrialProgress {
    std::size_t done{};
    std::size_t games{};
};

// Plays the same games under two rule sets and tells what differs: luck and bot begin each pair of games alike.
//   compare_rules<hedra::Table<>, hedra::Table<Frenzy>>(RandomBot{}, 2000, 1)
// The bot decides for all seats and must be able to play under both. It goes on from one pair of games to the next as
// it came out of the first game; what is called with a seed and makes a bot, makes a new one for every pair.
// `progress` is told after each pair. Equal arguments give equal reports, so far as the bot depends on nothing else.
template <GameTable A, OfOneGame<A> B, class Player, class Progress = Ignore>
Comparison compare_rules(const RuleSet<A>& first, const RuleSet<B>& second, Player bot, std::size_t games,
                         std::uint64_t seed, const TrialLimits& limits = {}, Progress&& progress = {}) {
    Comparison played;
    Pcg32 seeds{seed};
    for (std::size_t done = 0; done != games; progress(TrialProgress{++done, games})) {
        const std::uint64_t luck = detail::next_seed(seeds);
        auto one = detail::bot_for_pair(bot, detail::next_seed(seeds));
        auto other = one;
        played.first.push_back(detail::play_trial(first, one, luck, limits));
        played.second.push_back(detail::play_trial(second, other, luck, limits));
        if constexpr (!detail::MakesBots<Player>) bot = one;
    }
    const std::size_t seats = (std::min)(std::size_t{first.options.players}, std::size_t{second.options.players});
    played.measures = detail::measure_all<A>(played, seats);
    if (limits.count_events) detail::measure_events<A>(played.measures, played);
    return played;
}

// The same for rules that are settled by their types, with the options that these begin with.
template <GameTable A, OfOneGame<A> B, class Player>
Comparison compare_rules(Player bot, std::size_t games, std::uint64_t seed) {
    return compare_rules(RuleSet<A>{}, RuleSet<B>{}, std::move(bot), games, seed);
}

}  // namespace heroes
