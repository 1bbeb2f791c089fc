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

// A game whose outcome tells by what it was decided.
template <class Table>
concept TellsEnd = GameTable<Table> && requires(const Table& table) {
    requires NamedEnum<decltype(outcome(table).decided_by)>;
};

// A game in which all players win or lose together.
template <class Table>
concept Cooperative = GameTable<Table> && requires(const Table& table) {
    requires decltype(outcome(table))::all_win_or_lose;
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
    std::size_t decided_by = 0;           // the number of what outcome(table) names
    std::vector<Line> seats{};            // of the players
    std::vector<std::uint32_t> events{};  // how often each kind happened, if that is counted

    bool operator==(const TrialGame&) const = default;
};

// Whether a quantity is a share of the games, or a number found in each: any, or one that is never below zero.
enum class MeasureKind : std::uint8_t { rate, amount, count, last = count };

// What can be said about a change with 95 % confidence.
enum class Change : std::uint8_t { nothing, unclear, less, more, last = more };

constexpr EnumNames<Change> names_of(Change) {
    return {"exactly the same", "no difference shown", "significantly less", "significantly more"};
}

// One quantity under two rule sets, each with its 95 % interval, and the difference, second less first, game by game.
// A rate is 1 in the games where it happens and 0 in the others. Numbers are taken from those pairs in which both games
// came to an end: how long a game would have been that was given up, nobody knows.
struct Measure {
    std::string name{};
    MeasureKind kind{};
    PairedSample games{};
    Interval first{};
    Interval second{};
    Interval difference{};
    Quartiles first_quartiles{};  // of numbers
    Quartiles second_quartiles{};

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
    bool of_rivals = false;  // not asked where all win or lose together
    bool of_allies = false;  // asked only there
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

// A game that was given up has no winner and is not drawn; it is counted apart.
inline constexpr std::array trial_questions{
    TrialQuestion{.name = "wins of seat ",
                  .kind = MeasureKind::rate,
                  .answer = [](const TrialGame& game, Seat seat) -> double { return detail::has_won(game, seat); },
                  .of_each_seat = true,
                  .of_rivals = true},
    TrialQuestion{
        .name = "wins of the first to decide",
        .kind = MeasureKind::rate,
        .answer = [](const TrialGame& game, Seat) -> double { return detail::has_won(game, game.first_to_decide); },
        .of_rivals = true},
    TrialQuestion{.name = "wins of all together",
                  .kind = MeasureKind::rate,
                  .answer = [](const TrialGame& game, Seat seat) -> double { return detail::has_won(game, seat); },
                  .of_allies = true},
    TrialQuestion{.name = "draws",
                  .kind = MeasureKind::rate,
                  .answer = [](const TrialGame& game, Seat) -> double { return detail::is_drawn(game); },
                  .of_rivals = true},
    TrialQuestion{.name = "unfinished games",
                  .kind = MeasureKind::rate,
                  .answer = [](const TrialGame& game, Seat) -> double { return !game.finished; }},
    TrialQuestion{.name = "decisions",
                  .kind = MeasureKind::count,
                  .answer = [](const TrialGame& game, Seat) { return static_cast<double>(game.decisions); }},
    TrialQuestion{.name = "rounds",
                  .kind = MeasureKind::count,
                  .answer = [](const TrialGame& game, Seat) { return static_cast<double>(game.rounds); },
                  .needs_rounds = true},
    TrialQuestion{.name = "score, mean of the seats",
                  .kind = MeasureKind::amount,
                  .answer = [](const TrialGame& game, Seat) { return detail::mean_score(game); },
                  .needs_scores = true},
    TrialQuestion{.name = "score spread, best less worst",
                  .kind = MeasureKind::count,
                  .answer = [](const TrialGame& game, Seat) { return detail::score_spread(game); },
                  .needs_scores = true,
                  .of_rivals = true},
};

// What can be asked of a game, and the names of its ends and events.
struct TrialSubject {
    bool rounds = false;
    bool scores = false;
    bool cooperative = false;
    std::vector<std::string_view> ends{};
    std::vector<std::string_view> events{};

    bool can_answer(const TrialQuestion& question) const {
        return (rounds || !question.needs_rounds) && (scores || !question.needs_scores) &&
               !(cooperative ? question.of_rivals : question.of_allies);
    }
};

template <GameTable Table>
TrialSubject trial_subject() {
    TrialSubject subject{CountsRounds<Table>, Scored<Table>, Cooperative<Table>};
    if constexpr (TellsEnd<Table>)
        for_each_enumerator<decltype(outcome(std::declval<const Table&>()).decided_by)>(
            [&](auto end) { subject.ends.push_back(name_of(end)); });
    constexpr detail::Vocabulary names = detail::vocabulary<detail::Nameless, typename Table::Event>();
    for (std::size_t kind = 0; kind != alternative_count<typename Table::Event>; ++kind)
        subject.events.push_back(names.name(kind));
    return subject;
}

namespace detail {

inline Interval interval_of(MeasureKind kind, const Sample& sample) {
    if (kind == MeasureKind::rate)
        return wilson_interval(sample.mean * static_cast<double>(sample.count), sample.count);
    Interval interval = interval_of_mean(sample);
    if (kind == MeasureKind::count) interval.low = (std::max)(interval.low, 0.0);
    return interval;
}

// The pairs that tell something: a rate has all, a number needs the ends of both games.
inline bool tells(MeasureKind kind, const TrialGame& first, const TrialGame& second) {
    return kind == MeasureKind::rate || (first.finished && second.finished);
}

template <class Value>
Measure measure(std::string name, MeasureKind kind, const Comparison& played, Value&& value_of) {
    Measure result{.name = std::move(name), .kind = kind};
    std::vector<double> first;
    std::vector<double> second;
    for (std::size_t i = 0; i != played.first.size(); ++i) {
        if (!tells(kind, played.first[i], played.second[i])) continue;
        first.push_back(value_of(played.first[i]));
        second.push_back(value_of(played.second[i]));
        result.games.add(first.back(), second.back());
    }
    result.first = interval_of(kind, result.games.first);
    result.second = interval_of(kind, result.games.second);
    result.difference = interval_of_difference(result.games);
    if (kind == MeasureKind::rate) return result;
    result.first_quartiles = quartiles_of(first);
    result.second_quartiles = quartiles_of(second);
    return result;
}

inline Measure measure(const TrialQuestion& question, const Comparison& played, Seat seat) {
    std::string name{question.name};
    if (question.of_each_seat) name += name_of(seat);
    return measure(std::move(name), question.kind, played,
                   [&](const TrialGame& game) { return question.answer(game, seat); });
}

// A measure for each of many things that happen in a game, if they ever happen.
template <class Value>
void measure_each(std::string_view prefix, const std::vector<std::string_view>& names, MeasureKind kind,
                  Comparison& played, Value&& value_of) {
    for (std::size_t i = 0; i != names.size(); ++i) {
        Measure each = measure(std::string(prefix).append(names[i]), kind, played,
                               [&](const TrialGame& game) { return value_of(game, i); });
        if (each.games.first.mean + each.games.second.mean != 0) played.measures.push_back(std::move(each));
    }
}

// Puts every question that the game can answer, for the seats that both sides have.
inline void measure_all(Comparison& played, const TrialSubject& subject, std::size_t seats) {
    for (const TrialQuestion& question : trial_questions) {
        if (!subject.can_answer(question)) continue;
        for_each_enumerator<Seat>([&](Seat seat) { played.measures.push_back(measure(question, played, seat)); },
                                  question.of_each_seat ? seats : 1);
    }
    measure_each("end: ", subject.ends, MeasureKind::rate, played, [](const TrialGame& game, std::size_t end) {
        return static_cast<double>(game.finished && game.decided_by == end);
    });
    measure_each("event: ", subject.events, MeasureKind::count, played, [](const TrialGame& game, std::size_t kind) {
        return game.events.empty() ? 0 : static_cast<double>(game.events[kind]);
    });
}

template <GameTable Table>
void note_end(TrialGame& game, const Table& table) {
    if constexpr (CountsRounds<Table>) game.rounds = table.turn.round;
    const auto end = outcome(table);
    if constexpr (TellsEnd<Table>) game.decided_by = index_of(end.decided_by);
    for_each_enumerator<Seat>(
        [&](Seat seat) {
            TrialGame::Line& line = game.seats.emplace_back();
            line.standing = end.seats[seat].standing;
            if constexpr (Scored<Table>) line.score = static_cast<double>(end.seats[seat].score);
        },
        table.options.players);
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

// Plays one game of a comparison.
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
    detail::note_end(game, state.table);
    return game;
}

// How far a comparison has come, in pairs of games.
struct TrialProgress {
    std::size_t done{};
    std::size_t games{};
};

// The luck of both games of a pair, and what the bot that plays them is made from.
struct TrialSeeds {
    std::uint64_t luck{};
    std::uint64_t bot{};
};

constexpr TrialSeeds next_trial(Pcg32& seeds) {
    const std::uint64_t luck = detail::next_seed(seeds);
    return {luck, detail::next_seed(seeds)};
}

// Tells what differs between games that were played before, game i of both with the same seeds, for so many seats.
// Whoever plays them in an order of their own, or on several threads, has the same comparison in the end.
//   compare_trials(trial_subject<Table>(), first, second, options.players)
inline Comparison compare_trials(const TrialSubject& subject, std::vector<TrialGame> first,
                                 std::vector<TrialGame> second, std::size_t seats) {
    Comparison played{std::move(first), std::move(second), {}};
    detail::measure_all(played, subject, seats);
    return played;
}

// Plays the same games under two rule sets and tells what differs: luck and bot begin each pair of games alike.
//   compare_rules<hedra::Table<>, hedra::Table<Frenzy>>(RandomBot{}, 2000, 1)
// The bot decides for all seats and must be able to play under both. It goes on from one pair of games to the next as
// it came out of the first game; what is called with a seed and makes a bot, makes a new one for every pair.
// `progress` is told after each pair. Equal arguments give equal reports, so far as the bot depends on nothing else.
template <GameTable A, OfOneGame<A> B, class Player, class Progress = Ignore>
Comparison compare_rules(const RuleSet<A>& first, const RuleSet<B>& second, Player bot, std::size_t games,
                         std::uint64_t seed, const TrialLimits& limits = {}, Progress&& progress = {}) {
    std::vector<TrialGame> played_first;
    std::vector<TrialGame> played_second;
    Pcg32 seeds{seed};
    for (std::size_t done = 0; done != games; progress(TrialProgress{++done, games})) {
        const auto [luck, bot_seed] = next_trial(seeds);
        auto one = detail::bot_for_pair(bot, bot_seed);
        auto other = one;
        played_first.push_back(play_trial(first, one, luck, limits));
        played_second.push_back(play_trial(second, other, luck, limits));
        if constexpr (!detail::MakesBots<Player>) bot = one;
    }
    const std::size_t seats = (std::min)(std::size_t{first.options.players}, std::size_t{second.options.players});
    return compare_trials(trial_subject<A>(), std::move(played_first), std::move(played_second), seats);
}

// The same for rules that are settled by their types, with the options that these begin with.
template <GameTable A, OfOneGame<A> B, class Player>
Comparison compare_rules(Player bot, std::size_t games, std::uint64_t seed) {
    return compare_rules(RuleSet<A>{}, RuleSet<B>{}, std::move(bot), games, seed);
}

}  // namespace heroes
