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

// The people at the keyboard, one of whom reads the screen, and how much of the log each of them has read already.
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

    // What the reader may read of some lines.
    std::vector<std::string> readable(std::span<const Line> lines) const {
        std::vector<std::string> texts;
        for (const Line& line : lines)
            if (line.readers.has(reader_)) texts.push_back(line.text);
        return texts;
    }

    // What is new to the reader, who has read it now. Whoever may not look at the screen will be told later.
    std::vector<std::string> news(std::span<const Line> log, bool secretly) {
        const auto lines = log.subspan(std::min(read_[index_of(reader_)], log.size()));
        read_[index_of(reader_)] = log.size();
        if (!secretly && std::all_of(lines.begin(), lines.end(), is_public)) read_.fill(log.size());
        return readable(lines);
    }
    // Nobody has to be told what is in the log already.
    void know_all(std::size_t size) { read_.fill(size); }
    // Nobody has read more of the log than there is, now that some of it was taken back.
    void forget_after(std::size_t size) {
        for (std::size_t& read : read_) read = std::min(read, size);
    }

    // Brings the next person to the keyboard. Whether anybody is there.
    bool hand_over(heroes::Seat next, bool secretly) {
        if (reader_ == next) return true;
        if (secretly && !hid_secrets_from(player_name(next))) return false;
        reader_ = next;
        return true;
    }

    static bool is_quit(const std::string& typed) { return typed == "q" || typed == "quit"; }

private:
    static bool is_public(const Line& line) { return line.readers == everybody; }
    bool hid_secrets_from(const std::string& next) const {
        if (people_.has(reader_) && !confirmed("Press Enter to clear the screen, then pass the keyboard to " + next))
            return false;
        console_.clear();
        return confirmed(next + ", press Enter when nobody else can see the screen");
    }
    bool confirmed(const std::string& request) const {
        console_.print(wrapped(request + " (q quits) ", 2));
        const auto typed = console_.read();
        if (!typed) console_.line("");
        return typed && !is_quit(*typed);
    }

    const Console& console_;
    heroes::SeatSet people_{};
    heroes::Seat reader_ = heroes::Seat::spectator;
    std::array<std::size_t, heroes::enum_count<heroes::Seat>> read_{};  // of the log, by each seat
};

}  // namespace terminal
