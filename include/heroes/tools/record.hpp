#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include <heroes/core/game.hpp>
#include <heroes/core/hash.hpp>
#include <heroes/core/rules.hpp>
#include <heroes/tools/detail/record_lines.hpp>
#include <heroes/tools/detail/rule_parts.hpp>
#include <heroes/tools/notation.hpp>

namespace heroes {

// A game that can be recorded. It supplies, in its own folder and found by argument-dependent lookup,
//   name_of(options)               the name of the game
//   list_rules(options, rules, f)  calls f(kind, name, value) for every knob, card or die that tells one set of rules
//                                  from another, in a stable order
template <class Table>
concept Recordable = GameTable<Table> &&
    requires(const typename Table::Options& options, const typename Table::Rules& rules, detail::RuleParts& parts) {
    { name_of(options) } -> std::convertible_to<std::string_view>;
    list_rules(options, rules, parts);
};

// A source of chance that follows from a seed. A host whose chance is no Pcg32 says so by the type of its records.
template <class C>
concept Seeded = Chance<C> && std::constructible_from<C, std::uint64_t>;

// A number that tells a table from others. It is made of the notation, which leaves out what is at its default, so that
// old records outlive a table that gets another member.
template <GameTable Table>
[[nodiscard]] std::uint64_t checksum(const Table& table) {
    return hash_text(notation(table));
}

// How a record calls the cards: by the names that people know, or by numbers, which stay the same if a card is renamed
// or translated. Both can be read.
enum class CardsBy : std::uint8_t { name, number, last = number };

// A whole game: how it was set up, and what everybody did.
template <Recordable Table, Seeded C = Pcg32>
struct Record {
    struct Move {
        Seat seat{};
        typename Table::Action action{};
        std::size_t line = 0;  // of the text from which it was read
    };
    // What the checksum of the table is after so many moves.
    struct Checksum {
        std::size_t after = 0;
        std::uint64_t hash = 0;
        std::size_t line = 0;
    };

    typename Table::Options options{};
    typename Table::Rules rules{};
    std::uint64_t seed = 0;
    std::vector<Move> moves{};
    std::vector<Checksum> checksums{};  // in the order of the moves
};

// Plays a game and writes down what is done:
//   Recorder<hedra::Table<>> recorder{{.players = 2}, 42};
//   if (const Verdict verdict = recorder.play(Seat::one, action); !verdict) ...
template <Recordable Table, Seeded C = Pcg32>
class Recorder {
public:
    // Sets a game up; bad options are a mistake of the caller and go to Rules::illegal.
    template <class Emit = Ignore>
    Recorder(const typename Table::Options& options, std::uint64_t seed, const typename Table::Rules& rules = {},
             Emit&& emit = {})
        : record_{options, rules, seed, {}, {}}, state_(new_game<Table>(options, C(seed), rules, emit)) {
        note_checksum(record_);
    }
    // Goes on with a game that was replayed up to this state.
    Recorder(Record<Table, C> record, const State<Table, C>& state) : record_(std::move(record)), state_(state) {}

    const State<Table, C>& state() const { return state_; }

    // Plays an action and writes it down, or answers why it is refused and does nothing.
    template <class Emit = Ignore>
    Verdict play(Seat seat, const typename Table::Action& action, Emit&& emit = {}) {
        const auto next = try_apply(state_, seat, action, emit);
        if (!next) return next.verdict();
        state_ = *next;
        record_.moves.push_back({seat, action});
        if (record_.moves.size() % moves_per_checksum == 0) note_checksum(record_);
        return Verdict::legal();
    }

    // The game so far, with a checksum at its end.
    Record<Table, C> record() const {
        auto record = record_;
        if (record.checksums.empty() || record.checksums.back().after != record.moves.size()) note_checksum(record);
        return record;
    }

private:
    static constexpr std::size_t moves_per_checksum = 8;

    void note_checksum(Record<Table, C>& record) const {
        record.checksums.push_back({record.moves.size(), checksum(state_.table)});
    }

    Record<Table, C> record_;
    State<Table, C> state_;
};

namespace detail {

inline constexpr std::string_view record_version = "heroes record 1";
inline constexpr std::size_t hash_digits = 16;

template <class Rules>
concept HasKnobs = requires(const Rules& rules) {
    rules.knobs;
};

// The name of the rules and the fingerprint of all that they are made of.
template <class Table>
std::string identity_of_rules() {
    std::string name = "standard";
    if constexpr (Named<typename Table::Rules>) name = word_of(Table::Rules::name);
    return name + ' ' + to_hex(Table::fingerprint(), hash_digits);
}

template <class Table>
RuleParts parts_of(const typename Table::Rules& rules) {
    RuleParts parts;
    list_rules(typename Table::Options{}, rules, parts);
    return parts;
}

inline void add_line(std::string& text, std::string_view word, std::string_view rest) {
    text.append(word).append(" ").append(rest).append("\n");
}

template <class Table, class C>
std::string write_moves(const Record<Table, C>& record, CardsBy cards) {
    std::string text;
    auto next = record.checksums.begin();
    for (std::size_t done = 0;; ++done) {
        for (; next != record.checksums.end() && next->after == done; ++next)
            add_line(text, "checksum", to_hex(next->hash, hash_digits));
        if (done == record.moves.size()) return text;
        const auto& move = record.moves[done];
        const std::string action = cards == CardsBy::name ? notation(move.action, record.rules) : notation(move.action);
        add_line(text, std::to_string(done + 1), notation(move.seat) + ": " + action);
    }
}

}  // namespace detail

// The record as text: how the game was set up, the moves, and at the end what the rules are made of.
template <class Table, class C>
std::string write_record(const Record<Table, C>& record, CardsBy cards = CardsBy::name) {
    using detail::add_line;
    std::string text = std::string(detail::record_version) + '\n';
    add_line(text, "game", name_of(record.options));
    add_line(text, "rules", detail::identity_of_rules<Table>());
    if constexpr (detail::HasKnobs<typename Table::Rules>) add_line(text, "knobs", notation(record.rules.knobs));
    add_line(text, "options", notation(record.options));
    add_line(text, "seed", std::to_string(record.seed));
    text += detail::write_moves(record, cards) + "end\n";
    for (const std::string& line : detail::parts_of<Table>(record.rules).lines()) add_line(text, "uses", line);
    return text;
}

// A record that was read, or the line that is wrong.
template <Recordable Table, Seeded C = Pcg32>
class [[nodiscard]] ReadRecord {
public:
    ReadRecord(Record<Table, C> record) : record_(std::move(record)), well_(true) {}
    ReadRecord(BadLine bad_line) : bad_line_(std::move(bad_line)) {}

    explicit operator bool() const { return well_; }
    const Record<Table, C>& operator*() const { return record_; }
    const Record<Table, C>* operator->() const { return &record_; }
    const BadLine& bad_line() const { return bad_line_; }

private:
    Record<Table, C> record_{};
    BadLine bad_line_{};
    bool well_ = false;
};

namespace detail {

template <class Table, class C>
class RecordReader {
public:
    explicit RecordReader(std::string_view text) : lines_(text) {}

    ReadRecord<Table, C> read() {
        lines_.expect_line(record_version);
        lines_.expect_line("game " + std::string(name_of(record_.options)));
        read_rules();
        record_.options = lines_.template read<typename Table::Options>(lines_.take("options"));
        record_.seed = lines_.read_number(lines_.take("seed"));
        while (lines_.is_well() && !lines_.is_next("end")) read_line();
        lines_.expect_line("end");
        lines_.expect_no_more();
        if (!lines_.is_well()) return lines_.bad_line();
        return std::move(record_);
    }

private:
    using Rules = typename Table::Rules;

    // What differs is called by its name; only if no part differs, or none was written, the fingerprint speaks. It is
    // another one if there are knobs that the record does not know, but these are at their defaults, so the rules are
    // those that the game was played by.
    void read_rules() {
        Piece identity = lines_.take("rules");
        std::string ours = identity_of_rules<Table>();
        const bool same = identity.text == ours;
        if constexpr (HasKnobs<Rules>) {
            const Piece knobs = lines_.take("knobs");
            if constexpr (!FixedKnobs<Rules>) record_.rules.knobs = lines_.template read<decltype(Rules::knobs)>(knobs);
            compare_parts(same);
            lines_.match(knobs, notation(record_.rules.knobs));
            if (knows_fewer_knobs_ && FixedKnobs<Rules>) {
                identity = cut_word(identity);
                ours.resize(ours.rfind(' '));
            }
        } else {
            compare_parts(same);
        }
        lines_.match(identity, ours);
    }

    void compare_parts(bool same_rules) {
        if (lines_.uses().empty()) return;
        if constexpr (HasKnobs<Rules>)
            if (!same_rules || !FixedKnobs<Rules>) later_knobs_ = knobs_at_default();
        const RuleParts parts = parts_of<Table>(record_.rules);
        std::size_t nth = 0;
        for (const Piece& line : lines_.uses()) nth = compare_parts(line, parts, nth, same_rules);
        nth = step_over_later_knobs(parts, nth, [&](std::size_t end) { return end == parts.size(); });
        if (nth < parts.size()) lines_.fail(lines_.end(), spoken(parts, nth));
    }
    // Compares the parts of one line, which begins with their kind. If the rules have the same fingerprint, a part may
    // have got another name, and what is left to differ are knobs that are settled while the program runs.
    std::size_t compare_parts(Piece line, const RuleParts& parts, std::size_t nth, bool same_rules) {
        const auto told = [&](std::string_view part) { return same_rules ? value_of(part) : part; };
        const Piece kind = cut_word(line);
        for (Piece word = cut_word(line); !word.text.empty(); word = cut_word(line), ++nth) {
            nth = step_over_later_knobs(parts, nth, [&](std::size_t at) {
                return at < parts.size() && parts[at].kind == kind.text &&
                       name_in(parts[at].text) == name_in(word.text);
            });
            if (nth >= parts.size() || parts[nth].kind != kind.text || told(parts[nth].text) != told(word.text))
                lines_.fail(word, spoken(parts, nth));
        }
        return nth;
    }
    // Where the part is that a record names next: here, or behind knobs that came later and are at their defaults. If it
    // is not there either, what stands here is what the record lacks.
    template <class Is>
    std::size_t step_over_later_knobs(const RuleParts& parts, std::size_t nth, Is&& is_named) {
        std::size_t at = nth;
        while (!is_named(at) && at < parts.size() && later_knobs_.has(parts[at])) ++at;
        if (!is_named(at)) return nth;
        knows_fewer_knobs_ = knows_fewer_knobs_ || at != nth;
        return at;
    }
    static RuleParts knobs_at_default() {
        struct {
            std::remove_cvref_t<decltype(Rules::knobs)> knobs{};
        } rules;
        RuleParts parts;
        list_knobs(rules, parts);
        return parts;
    }

    static std::string_view name_in(std::string_view part) { return part.substr(0, part.rfind(':')); }
    static std::string_view value_of(std::string_view part) { return part.substr(part.rfind(':') + 1); }
    static std::string spoken(const RuleParts& parts, std::size_t nth) {
        return nth < parts.size() ? std::string(parts[nth].kind) + ' ' + parts[nth].text : "no more parts";
    }

    void read_line() {
        if (lines_.is_next("checksum"))
            read_checksum();
        else
            read_move();
    }
    void read_checksum() {
        const Piece digits = lines_.take("checksum");
        record_.checksums.push_back({record_.moves.size(), lines_.read_hex(digits, hash_digits), digits.line});
    }
    // 12 two: move cleric to 1
    void read_move() {
        const std::string number = std::to_string(record_.moves.size() + 1);
        const Piece move = lines_.take(number, number + ", checksum or end");
        const std::size_t colon = move.text.find(": ");
        if (colon == move.text.npos) return lines_.fail(move, "a seat, a colon and an action");
        const Seat seat = lines_.template read<Seat>(move.first(colon));
        const auto action = lines_.template read<typename Table::Action>(move.after(colon + 2), record_.rules);
        record_.moves.push_back({seat, action, move.line});
    }

    RecordLines lines_;
    Record<Table, C> record_{};
    RuleParts later_knobs_{};  // that the record may not know
    bool knows_fewer_knobs_ = false;
};

}  // namespace detail

// Reads a record back, or names the first line that is wrong, and what should stand there. Rules and content that
// differ from those of the table are refused with the name of the first knob or card.
template <Recordable Table, Seeded C = Pcg32>
ReadRecord<Table, C> read_record(std::string_view text) {
    return detail::RecordReader<Table, C>{text}.read();
}

// The first place where a game does not go as it was recorded.
struct Divergence {
    std::size_t move = 0;  // counted from 1; 0 is the set-up
    std::size_t line = 0;  // of the text from which the record was read, if it was
    Verdict verdict{};     // why it is refused; legal if the table is another one afterwards
    std::uint64_t recorded = 0;
    std::uint64_t found = 0;  // the checksum, if that differs

    // line 20, move 12: HED-086, the heroes must be distributed as evenly as possible
    std::string message() const {
        std::string text = line == 0 ? "" : "line " + std::to_string(line) + ", ";
        text += move == 0 ? "the set-up: " : "move " + std::to_string(move) + ": ";
        if (!verdict) return text.append(verdict.clause()).append(", ").append(verdict.reason());
        return text + "checksum " + detail::to_hex(recorded, detail::hash_digits) + " was recorded, found " +
               detail::to_hex(found, detail::hash_digits);
    }
};

// How far a game was replayed.
template <Recordable Table, Seeded C = Pcg32>
struct Replayed {
    State<Table, C> state{};
    std::size_t moves = 0;
    std::optional<Divergence> divergence{};  // nothing, if all went as it was recorded

    explicit operator bool() const { return !divergence; }
};

namespace detail {

// Compares what is recorded about the table after these moves. Checksums are taken in their order.
template <class Record, class State>
std::optional<Divergence> compare_checksums(const Record& record, std::size_t& nth, std::size_t moves,
                                            const State& state) {
    for (; nth != record.checksums.size() && record.checksums[nth].after <= moves; ++nth) {
        const auto& [after, recorded, line] = record.checksums[nth];
        const std::uint64_t found = checksum(state.table);
        if (recorded != found) return Divergence{moves, line, Verdict::legal(), recorded, found};
    }
    return {};
}

}  // namespace detail

// Plays a record again, step by step: `emit` hears all events, `step(state)` is called after every move. It stops at
// the first move that the rules refuse, and at the first checksum that differs.
template <class Table, class C, class Emit = Ignore, class Step = Ignore>
Replayed<Table, C> replay(const Record<Table, C>& record, Emit&& emit = {}, Step&& step = {}) {
    Replayed<Table, C> played;
    const auto begun = try_new_game<Table>(record.options, C(record.seed), record.rules, emit);
    if (!begun) {
        played.divergence = Divergence{0, 0, begun.verdict()};
        return played;
    }
    played.state = *begun;
    std::size_t checksums = 0;
    played.divergence = detail::compare_checksums(record, checksums, 0, played.state);
    while (played && played.moves != record.moves.size()) {
        const auto& move = record.moves[played.moves];
        const auto next = try_apply(played.state, move.seat, move.action, emit);
        if (!next) {
            played.divergence = Divergence{played.moves + 1, move.line, next.verdict()};
            return played;
        }
        played.state = *next;
        ++played.moves;
        step(played.state);
        played.divergence = detail::compare_checksums(record, checksums, played.moves, played.state);
    }
    return played;
}

}  // namespace heroes
