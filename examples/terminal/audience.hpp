#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/seat.hpp>

#include "console.hpp"
#include "lines.hpp"
#include "names.hpp"
#include "text.hpp"

namespace terminal {

// The people at the keyboard, one of whom reads the screen, and what each of them has read already.
class Audience {
public:
    explicit Audience(const Console& console) : console_(console) {}

    void seat(heroes::Seat person) {
        people_.insert(person);
        reader_ = people_.size() == 1 ? person : heroes::Seat::spectator;
    }
    bool has(heroes::Seat seat) const { return people_.has(seat); }
    bool only_watches() const { return people_.empty(); }
    heroes::SeatSet people() const { return people_; }
    heroes::Seat reader() const { return reader_; }

    // Whoever cannot read this now will be told later.
    void tell(std::span<const Line> lines, bool secretly) {
        print(lines);
        if (people_.size() > 1) log_.insert(log_.end(), lines.begin(), lines.end());
        read_[index_of(reader_)] = log_.size();
        if (!secretly && std::all_of(lines.begin(), lines.end(), is_public)) read_.fill(log_.size());
    }

    // Brings the next person to the keyboard and tells what happened meanwhile. Whether anybody is there.
    bool hand_over(heroes::Seat next, bool secretly) {
        if (reader_ == next) return true;
        if (secretly && !hid_secrets_from(colour_name(next))) return false;
        reader_ = next;
        print(std::span(log_).subspan(read_[index_of(next)]));
        read_[index_of(next)] = log_.size();
        return true;
    }

    static bool is_quit(const std::string& typed) { return typed == "q" || typed == "quit"; }

private:
    static bool is_public(const Line& line) { return line.readers == everybody; }
    void print(std::span<const Line> lines) const {
        for (const Line& line : lines)
            if (line.readers.has(reader_)) console_.line(wrapped(line.text, 2));
    }
    bool hid_secrets_from(const std::string& next) const {
        if (people_.has(reader_) && !confirmed("Press Enter to clear the screen, then pass the keyboard to " + next))
            return false;
        console_.clear();
        return confirmed(next + ", press Enter when nobody else can see the screen");
    }
    bool confirmed(const std::string& request) const {
        console_.print(request + " (q quits) ");
        const auto typed = console_.read();
        if (!typed) console_.line("");
        return typed && !is_quit(*typed);
    }

    const Console& console_;
    heroes::SeatSet people_{};
    heroes::Seat reader_ = heroes::Seat::spectator;
    std::vector<Line> log_{};
    std::array<std::size_t, heroes::enum_count<heroes::Seat>> read_{};  // of the log, by each seat
};

}  // namespace terminal
