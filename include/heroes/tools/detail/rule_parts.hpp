#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <heroes/core/fields.hpp>
#include <heroes/core/hash.hpp>
#include <heroes/core/transfer.hpp>
#include <heroes/tools/notation.hpp>

namespace heroes::detail {

// The last so many hexadecimal digits of a number.
inline std::string to_hex(std::uint64_t number, std::size_t digits) {
    std::string text(digits, ' ');
    for (; digits != 0; number >>= 4) text[--digits] = "0123456789abcdef"[number & 15];
    return text;
}

// What rules are made of, one by one, so that a difference can be called by its name. It is what list_rules calls.
class RuleParts {
public:
    struct Part {
        std::string_view kind{};
        std::string text{};  // the name and, in short, the value: sudden_death:no

        bool operator==(const Part&) const = default;
    };

    template <class T>
    void operator()(std::string_view kind, std::string_view name, const T& value) {
        parts_.push_back({kind, as_word(name) + ':' + in_short(value)});
    }

    std::size_t size() const { return parts_.size(); }
    const Part& operator[](std::size_t nth) const { return parts_[nth]; }

    bool has(const Part& part) const { return std::find(parts_.begin(), parts_.end(), part) != parts_.end(); }

    // All of them in lines that are not too long, each of one kind.
    std::vector<std::string> lines() const {
        std::vector<std::string> lines;
        std::string_view kind;
        for (const Part& part : parts_) {
            if (part.kind != kind || lines.back().size() + part.text.size() >= longest_line)
                lines.emplace_back(kind = part.kind);
            lines.back().append(" ").append(part.text);
        }
        return lines;
    }

private:
    static constexpr std::size_t longest_line = 110;
    static constexpr std::size_t short_hash = 4;

    static std::string as_word(std::string_view name) {
        std::string word{name};
        for (char& c : word)
            if (static_cast<unsigned char>(c) <= ' ') c = '-';
        return word;
    }
    // A knob says what it is; a card is too much to say, so it goes by a few digits of its hash.
    template <class T>
    static std::string in_short(const T& value) {
        if constexpr (Number<T> || is_optional<T>)
            return notation(value);
        else
            return to_hex(hash(value), short_hash);
    }

    std::vector<Part> parts_{};
};

}  // namespace heroes::detail
