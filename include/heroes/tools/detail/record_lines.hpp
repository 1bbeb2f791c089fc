#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <heroes/tools/notation.hpp>

namespace heroes {

// The line of a record that cannot be read, or that belongs to other rules.
struct BadLine {
    std::size_t line = 0;  // counted from 1
    Misreading why{};

    // line 12, at 7: found dragoon, expected one of mage, rogue
    std::string message() const { return "line " + std::to_string(line) + ", " + why.message(); }

    bool operator==(const BadLine&) const = default;
};

namespace detail {

// A part of a line that knows where it stands.
struct Piece {
    std::size_t line = 0;
    std::size_t at = 0;
    std::string_view text{};

    Piece first(std::size_t n) const { return {line, at, text.substr(0, n)}; }
    Piece after(std::size_t n) const { return {line, at + n, text.substr(n)}; }
    // Whether it begins with this word.
    bool begins_with(std::string_view word) const {
        return text.starts_with(word) && (text.size() == word.size() || text[word.size()] == ' ');
    }
};

// A line without the blanks around it.
inline Piece trim(Piece line) {
    constexpr std::string_view blanks = " \t\r";
    const std::size_t begin = line.text.find_first_not_of(blanks);
    if (begin == line.text.npos) return line.first(0);
    return line.first(line.text.find_last_not_of(blanks) + 1).after(begin);
}

// Cuts the next word off a piece of a line; an empty one at its end.
inline Piece cut_word(Piece& piece) {
    const auto up_to = [&](std::size_t found) { return found < piece.text.size() ? found : piece.text.size(); };
    piece = piece.after(up_to(piece.text.find_first_not_of(' ')));
    const Piece word = piece.first(up_to(piece.text.find(' ')));
    piece = piece.after(word.text.size());
    return word;
}

// The lines of a record, read one after the other; blank ones and comments are passed over. The first thing wrong is
// kept, and whatever is read after that is of no account.
class RecordLines {
public:
    explicit RecordLines(std::string_view text) {
        std::size_t number = 0;
        while (!text.empty()) {
            const std::size_t end = text.find('\n');
            sort_in(trim({++number, 0, text.substr(0, end)}));
            text.remove_prefix(end == text.npos ? text.size() : end + 1);
        }
        end_ = {number + 1, 0, {}};
    }

    bool is_well() const { return well_; }
    const BadLine& bad_line() const { return bad_line_; }

    void fail(const Piece& piece, Misreading why) {
        if (!std::exchange(well_, false)) return;
        why.at += piece.at;
        bad_line_ = {piece.line, std::move(why)};
    }
    void fail(const Piece& piece, std::string expected) {
        fail(piece, Misreading{0, word_at(piece.text, 0), std::move(expected)});
    }

    // What the rules are made of, wherever in the record it stands.
    const std::vector<Piece>& uses() const { return uses_; }
    // What comes after the last line.
    const Piece& end() const { return end_; }

    bool is_next(std::string_view word) const { return next_line().begins_with(word); }

    // The next line without the word with which it begins.
    Piece take(std::string_view word, std::string expected) {
        const Piece line = next_line();
        if (!line.begins_with(word)) fail(line, std::move(expected));
        if (!well_) return end_;
        ++next_;
        return line.after(word.size() + (line.text.size() != word.size()));
    }
    Piece take(std::string_view word) { return take(word, std::string(word)); }

    // A piece that can only be this.
    void match(const Piece& piece, std::string_view proper) {
        if (piece.text != proper) fail(piece, first_departure(piece.text, proper));
    }
    void expect_line(std::string_view proper) {
        match(next_line(), proper);
        ++next_;
    }
    void expect_no_more() {
        if (next_ < lines_.size()) fail(next_line(), "nothing after the end");
    }

    template <class T>
    T read(const Piece& piece) {
        const auto parsed = parse<T>(piece.text);
        if (!parsed) fail(piece, parsed.misreading());
        return *parsed;
    }
    // The same where cards may go by their names, too.
    template <class T, class Rules>
    T read(const Piece& piece, const Rules& rules) {
        if (const auto numbered = parse<T>(piece.text)) return *numbered;
        const auto parsed = parse<T>(piece.text, rules);
        if (!parsed) fail(piece, parsed.misreading());
        return *parsed;
    }
    std::uint64_t read_number(const Piece& piece) {
        constexpr std::uint64_t most = (std::numeric_limits<std::uint64_t>::max)();
        const auto number = to_number(piece.text, most);
        if (!number) fail(piece, "a number from 0 to " + std::to_string(most));
        return number.value_or(0);
    }
    std::uint64_t read_hex(const Piece& piece, std::size_t digits) {
        std::uint64_t number = 0;
        bool is_hex = piece.text.size() == digits;
        for (const char c : piece.text) {
            const std::size_t digit = std::string_view("0123456789abcdef").find(c);
            is_hex = is_hex && digit < 16;
            number = number << 4 | digit;
        }
        if (!is_hex) fail(piece, std::to_string(digits) + " digits from 0 to 9 and a to f");
        return number;
    }

private:
    static constexpr std::string_view comment = "#";
    static constexpr std::string_view use = "uses";

    void sort_in(const Piece& line) {
        if (line.text.empty() || line.text.starts_with(comment)) return;
        if (line.begins_with(use))
            uses_.push_back(line.after(use.size()));
        else
            lines_.push_back(line);
    }
    const Piece& next_line() const { return next_ < lines_.size() ? lines_[next_] : end_; }

    std::vector<Piece> lines_{};
    std::vector<Piece> uses_{};
    Piece end_{};
    std::size_t next_ = 0;
    bool well_ = true;
    BadLine bad_line_{};
};

}  // namespace detail

}  // namespace heroes
