#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <heroes/core/seat.hpp>

#include "text.hpp"

namespace terminal {

inline constexpr heroes::SeatSet everybody = heroes::SeatSet::all();

// A sentence, and who may read it.
struct Line {
    std::string text{};
    heroes::SeatSet readers = everybody;
};

// The names of some cards end in a mark of their own, which takes the place of the full stop.
inline std::string with_one_mark(std::string text) {
    for (const std::string_view two : {"!.", "?.", "!\x1b[0m.", "?\x1b[0m."})
        for (std::size_t at = text.find(two); at != text.npos; at = text.find(two)) text.erase(at + two.size() - 1, 1);
    return text;
}

// Collects what a narrator says. What belongs together, such as the dice of one roll, becomes one sentence.
class Lines {
public:
    std::vector<Line> take_lines() {
        end_list();
        for (Line& line : lines_) line.text = with_one_mark(std::move(line.text));
        return std::exchange(lines_, {});
    }

protected:
    void sentence(std::string text, heroes::SeatSet readers = everybody) {
        end_list();
        tell_announced();
        lines_.push_back({with_capital(std::move(text)), readers});
    }
    // A sentence that is told with the next one, if there is one before it is forgotten.
    void announce(std::string text) {
        end_list();
        announced_ = std::move(text);
    }
    void forget_announced() { announced_.clear(); }
    // Goes on with the sentence before, if there is one for everybody.
    void more(std::string text) {
        end_list();
        tell_announced();
        if (lines_.empty() || lines_.back().readers != everybody) return sentence(std::move(text));
        lines_.back().text += " " + with_capital(std::move(text));
    }
    void item(std::string opening, std::string text) {
        if (opening != opening_) end_list();
        tell_announced();
        opening_ = std::move(opening);
        items_.push_back(std::move(text));
    }
    void add_to_item(std::string_view text) { items_.back() += text; }
    bool lists_items() const { return !items_.empty(); }
    void end_list() {
        if (!items_.empty()) lines_.push_back({opening_ + listed(std::exchange(items_, {})) + "."});
        opening_.clear();
    }

private:
    void tell_announced() {
        if (!announced_.empty()) lines_.push_back({with_capital(std::exchange(announced_, {}))});
    }

    std::vector<Line> lines_{};
    std::string announced_{};
    std::string opening_{};
    std::vector<std::string> items_{};
};

}  // namespace terminal
