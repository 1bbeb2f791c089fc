#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <heroes/core/game.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/core/state.hpp>
#include <heroes/tools/information.hpp>
#include <heroes/tools/record.hpp>

#include "../shared/explained.hpp"
#include "arguments.hpp"
#include "lines.hpp"
#include "narrator.hpp"

namespace terminal {

// A game from its beginning: the table, what was done and told, and how it stood before every action, so that actions
// can be taken back and the whole be written down.
template <heroes::GameTable Table>
class Chronicle {
public:
    using Action = typename Table::Action;
    using Options = typename Table::Options;
    using Rules = typename Table::Rules;
    using State = heroes::State<Table>;

    explicit Chronicle(Style style) : style_(style) { narrator_.emplace(state_.table, style_); }
    Chronicle(const Chronicle&) = delete;  // the narrator looks at the table here
    Chronicle& operator=(const Chronicle&) = delete;

    void begin(const Options& options, const Rules& rules, std::uint64_t seed) {
        seed_ = seed;
        state_.chance = heroes::Pcg32{seed};
        set_up(state_.table, options, rules, state_.chance, *narrator_);
        listen();
    }

    void play(const Action& action) {
        moves_.push_back({decider(state_.table), action, state_, *narrator_, log_.size()});
        heroes::play(state_.table, action, state_.chance, *narrator_);
        listen();
    }

    // Brings back the table as it was before the nth action, with what had been told.
    void take_back_to(std::size_t nth) {
        state_ = moves_[nth].before;
        narrator_.emplace(moves_[nth].narrator);
        turns_told_ = narrator_->turns();
        log_.resize(moves_[nth].log);
        while (moves_.size() != nth) moves_.pop_back();
        while (!turns_.empty() && turns_.back().moves > nth) turns_.pop_back();
    }

    const Table& table() const { return state_.table; }
    const std::vector<Line>& log() const { return log_; }
    std::size_t turns() const { return narrator_->turns(); }
    std::size_t size() const { return moves_.size(); }
    heroes::Seat decided(std::size_t nth) const { return moves_[nth].seat; }
    std::uint64_t seed() const { return seed_; }

    // Where the log begins to tell of the last turn in which anything was done.
    std::size_t last_turn() const {
        std::size_t nth = turns_.size();
        if (nth != 0 && turns_[nth - 1].moves == moves_.size()) --nth;
        return nth == 0 ? 0 : turns_[nth - 1].log;
    }

    // The last action that somebody decided on.
    std::optional<std::size_t> last_of(heroes::Seat person) const {
        for (std::size_t nth = moves_.size(); nth-- != 0;)
            if (moves_[nth].seat == person) return nth;
        return {};
    }
    // Whether any of these people has learned by the nth action and those after it what they must not know if the person
    // takes them back. That others have seen what this person chose does not count, unless luck came with it.
    bool has_taught(heroes::SeatSet people, heroes::Seat person, std::size_t nth) const {
        for (; nth != moves_.size(); ++nth) {
            const State& before = moves_[nth].before;
            const State& after = nth + 1 == moves_.size() ? state_ : moves_[nth + 1].before;
            const bool is_choice = moves_[nth].seat == person && before.chance == after.chance;
            bool learned = false;
            (is_choice ? heroes::SeatSet{person} : people).for_each([&](heroes::Seat seat) {
                learned = learned || heroes::information_gained(before, after, seat);
            });
            if (learned) return true;
        }
        return false;
    }

    std::string record() const {
        static_assert(heroes::Recordable<Table>);
        heroes::Record<Table> record{state_.table.options, state_.table.rules, seed_, {}, {}};
        for (const Move& move : moves_) record.moves.push_back({move.seat, move.action});
        record.checksums.push_back({moves_.size(), checksum(state_.table)});
        return write_record(record);
    }
    // Plays a record again that has so many lines above it in its file; what is wrong with it is a complaint.
    void resume(const std::string& text, std::size_t above) {
        const auto record = heroes::read_record<Table>(text);
        if (!record) {
            auto bad = record.bad_line();
            bad.line += above;
            throw Complaint("the saved game cannot be read, because it was damaged, or another version wrote it: " +
                            bad.message());
        }
        if (const auto verdict = judge(record->options, record->rules); !verdict)
            throw Complaint("the saved game cannot be played: " + shared::explained(verdict));
        begin(record->options, record->rules, record->seed);
        for (const auto& move : record->moves) {
            if (const auto verdict = judge(state_.table, move.seat, move.action); !verdict)
                throw Complaint("the saved game cannot go on in line " + std::to_string(above + move.line) + ": " +
                                shared::explained(verdict));
            play(move.action);
        }
        if (!record->checksums.empty() && record->checksums.back().hash != checksum(state_.table))
            throw Complaint("the saved game ends at another table than it did when it was saved");
    }

private:
    // An action, and how everything was before it.
    struct Move {
        heroes::Seat seat{};
        Action action{};
        State before{};
        Narrator<Table> narrator;
        std::size_t log = 0;
    };

    // Where a turn begins: in the log, and after how many actions.
    struct Turn {
        std::size_t log = 0;
        std::size_t moves = 0;
    };

    void listen() {
        const std::size_t begin = log_.size();
        for (Line& line : narrator_->take_lines()) log_.push_back(std::move(line));
        if (narrator_->turns() != std::exchange(turns_told_, narrator_->turns()))
            turns_.push_back({begin, moves_.size()});
    }

    Style style_;
    State state_{};
    std::optional<Narrator<Table>> narrator_{};
    std::vector<Move> moves_{};
    std::vector<Line> log_{};
    std::vector<Turn> turns_{};
    std::size_t turns_told_ = 0;
    std::uint64_t seed_ = 0;
};

}  // namespace terminal
