#pragma once

#include <charconv>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace shared {

// What is wrong with what the user asked for, and what to do about it, in one line.
struct Complaint : std::runtime_error {
    using std::runtime_error::runtime_error;
};

inline std::string in_quotes(std::string_view text) { return std::string("'").append(text).append("'"); }

template <class Number>
Number number(std::string_view option, std::string_view text, Number least, Number most) {
    Number value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || value < least || value > most)
        throw Complaint(std::string(option) + " takes a number from " + std::to_string(least) + " to " +
                        std::to_string(most) + ", not " + in_quotes(text));
    return value;
}

// The command line, read one word after the other; "--seed=7" is two words.
class CommandLine {
public:
    CommandLine(int count, char** words) {
        for (int i = 1; i < count; ++i) {
            const std::string_view word = words[i];
            const auto equals = word.starts_with("--") ? word.find('=') : word.npos;
            words_.push_back(word.substr(0, equals));
            if (equals != word.npos) words_.push_back(word.substr(equals + 1));
        }
    }
    bool done() const { return next_ == words_.size(); }
    std::string_view next() { return words_[next_++]; }
    std::string_view value_of(std::string_view option) {
        if (done()) throw Complaint(std::string(option) + " needs a value after it; --help shows an example");
        return next();
    }

private:
    std::vector<std::string_view> words_{};
    std::size_t next_ = 0;
};

}  // namespace shared
