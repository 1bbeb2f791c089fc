#pragma once

// What the fuzz targets share: the fuzzer's bytes as numbers, values and choices, and how a broken law is told.

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include <heroes/core/fields.hpp>
#include <heroes/core/match.hpp>
#include <heroes/core/one_of.hpp>
#include <heroes/core/text.hpp>
#include <heroes/core/verdict.hpp>

namespace fuzz {

using heroes::Verdict;

inline void print(std::string_view text) {
    std::fwrite(text.data(), 1, text.size(), stderr);
    std::fputc('\n', stderr);
}

// Ends the run with the law that was broken and the value it was broken for.
template <class T>
void demand(bool holds, const char* law, const T& value, const Verdict& verdict = Verdict::legal()) {
    if (holds) return;
    print(law);
    print(verdict.clause());
    print(verdict.reason());
    print(heroes::to_text(value).view());
    std::abort();
}

// The same where a text was read or written.
template <class T>
void demand_text(bool holds, const char* law, std::string_view text, const T& value) {
    if (!holds) print(text);
    demand(holds, law, value);
}

// The fuzzer's bytes, one after the other; zero when they are used up.
struct Feed {
    std::span<const std::uint8_t> bytes;

    bool empty() const { return bytes.empty(); }
    std::uint8_t next() {
        if (bytes.empty()) return 0;
        const std::uint8_t byte = bytes.front();
        bytes = bytes.subspan(1);
        return byte;
    }
    std::uint64_t next_number(std::size_t size) {
        std::uint64_t number = 0;
        for (std::size_t i = 0; i != size; ++i) number |= std::uint64_t{next()} << (8 * i);
        return number;
    }
    std::string rest() const { return {bytes.begin(), bytes.end()}; }
};

// Whether enums may take values that they have no enumerator for.
enum class Sense { sensible, any };

// Makes a value of whatever bytes come next.
template <class T>
void fill(T& value, Feed& feed, Sense sense) {
    namespace detail = heroes::detail;
    if constexpr (heroes::Listed<T>) {
        heroes::for_each_field(value, [&](std::string_view, auto& member) { fill(member, feed, sense); });
    } else if constexpr (std::is_same_v<T, bool>) {
        value = feed.next() % 2 != 0;
    } else if constexpr (std::is_enum_v<T>) {
        const std::uint8_t byte = feed.next();
        value = static_cast<T>(sense == Sense::any ? byte : byte % heroes::enum_count<T>);
    } else if constexpr (std::is_integral_v<T>) {
        value = static_cast<T>(feed.next_number(sizeof(T)));
    } else if constexpr (heroes::is_enum_set<T>) {
        value = T::read_words([&](std::size_t bytes, std::uint64_t most) { return feed.next_number(bytes) & most; });
    } else if constexpr (heroes::is_optional<T>) {
        value = T{};
        if (feed.next() % 2 != 0) fill(value.emplace(), feed, sense);
    } else if constexpr (heroes::is_variant<T>) {
        value.reset_to(feed.next() % heroes::alternative_count<T>);
        heroes::match(value, [&](auto& held) { fill(held, feed, sense); });
    } else if constexpr (heroes::is_inline_vector<T>) {
        value.clear();
        for (std::size_t left = feed.next() % (T::capacity() + 1); left != 0; --left) fill(value.grow(), feed, sense);
    } else if constexpr (heroes::is_enum_array<T>) {
        for (auto& item : value) fill(item, feed, sense);
    } else {
        static_assert(std::is_empty_v<T>);
    }
}

// Changes a text in up to three places.
inline void damage(std::string& text, Feed& feed) {
    for (int left = feed.next() % 4; left != 0 && !text.empty(); --left) {
        const std::size_t at = feed.next_number(2) % text.size();
        switch (feed.next() % 3) {
            case 0: text[at] = static_cast<char>(feed.next()); break;
            case 1: text.erase(at, 1 + feed.next() % 8); break;
            default: text.insert(at, 1, static_cast<char>(feed.next())); break;
        }
    }
}

// One of the legal actions.
template <class Table>
auto pick(const Table& table, Feed& feed) {
    const auto actions = legal_actions(table);
    demand(!actions.empty(), "there is something to do until the game is over", table);
    return actions[feed.next() % actions.size()];
}

// Changes up to eight knobs of those that have few values.
template <class Rules>
void choose_rules(Rules& rules, Feed& feed) {
    if constexpr (!std::is_empty_v<Rules>)
        for (int left = feed.next() % 8; left != 0; --left) {
            std::size_t nth = feed.next() % 64;
            heroes::for_each_field(rules.knobs, [&]<class T>(std::string_view, T& knob) {
                if (nth-- != 0) return;
                if constexpr (std::is_same_v<T, bool>)
                    knob = !knob;
                else if constexpr (std::is_enum_v<T>)
                    knob = static_cast<T>(feed.next() % heroes::enum_count<T>);
            });
        }
}

}  // namespace fuzz
