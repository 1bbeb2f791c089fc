#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include <heroes/tools/detail/shapes.hpp>
#include <heroes/tools/detail/vocabulary.hpp>

namespace heroes {

// Where a text goes wrong: the word that stands there, and what should.
struct Misreading {
    std::size_t at = 0;  // counted in bytes from the beginning
    std::string found{};
    std::string expected{};

    // at 7: found dragoon, expected one of mage, rogue
    std::string message() const { return "at " + std::to_string(at) + ": found " + found + ", expected " + expected; }

    bool operator==(const Misreading&) const = default;
};

namespace detail {

constexpr bool ends_word(char c) { return c == ' ' || c == '(' || c == ')' || c == '[' || c == ']'; }

// The word at a place, or the single bracket or space there.
inline std::string word_at(std::string_view text, std::size_t at) {
    if (at >= text.size()) return "the end";
    if (text[at] == ' ') return "a space";
    std::size_t end = at;
    while (end != text.size() && !ends_word(text[end])) ++end;
    return std::string(text.substr(at, end == at ? 1 : end - at));
}

// Reads a text from left to right. The first thing wrong is kept, and nothing is read after it.
class Reader {
public:
    // A value that is no enumerator, such as #200, is read only where it is asked for.
    Reader(std::string_view text, bool only_real) : text_(text), only_real_(only_real) {}

    bool is_well() const { return well_; }
    const Misreading& misreading() const { return misreading_; }
    std::size_t at() const { return at_; }
    bool is_at_end() const { return at_ == text_.size(); }

    [[gnu::noinline]] void fail(std::size_t at, std::string_view expected) {
        if (!well_) return;
        well_ = false;
        misreading_ = {at, word_at(text_, at), std::string(expected)};
        at_ = text_.size();  // so nothing is read any more
    }

    bool is_next(std::string_view part) const { return text_.substr(at_).starts_with(part); }
    [[gnu::noinline]] bool skip(std::string_view part) {
        if (!is_next(part)) return false;
        at_ += part.size();
        return true;
    }
    [[gnu::noinline]] void expect(std::string_view part) {
        if (!skip(part)) fail(at_, part == " " ? "a space" : part);
    }

    // Whether this is all that is left.
    bool is_rest(std::string_view part) const { return text_.substr(at_) == part; }

    // The dash that stands for none, and is not the sign of a number.
    [[gnu::noinline]] bool skip_dash() {
        if (!is_next(absent)) return false;
        const std::string_view after = text_.substr(at_ + absent.size());
        const bool is_sign = !after.empty() && is_digit(after.front());
        return !is_sign && skip(absent);
    }

    [[gnu::noinline]] std::uint64_t word(const Vocabulary& words) {
        const std::size_t begin = at_;
        take_word();
        const auto found = text_.substr(begin, at_ - begin);
        const auto number = (only_real_ ? words.only_real() : words).find(found);
        if (!number) fail(begin, words.choices());
        return number.value_or(0);
    }

    // A number without sign; if it is wrong, so is what stands at `begin`.
    [[gnu::noinline]] std::uint64_t whole_number(std::size_t begin, std::uint64_t most, std::string_view expected) {
        const std::size_t first = at_;
        take_word();
        const auto number = to_number(text_.substr(first, at_ - first), most);
        if (!number) fail(begin, expected);
        return number.value_or(0);
    }

private:
    void take_word() {
        const auto belongs = [](char c) { return is_letter(c) || c == '-' || c == '#'; };
        while (at_ != text_.size() && belongs(text_[at_])) ++at_;
    }

    std::string_view text_;
    bool only_real_;
    std::size_t at_ = 0;
    bool well_ = true;
    Misreading misreading_{};
};

}  // namespace detail

}  // namespace heroes
