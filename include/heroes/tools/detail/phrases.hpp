#pragma once

#include <algorithm>
#include <compare>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <heroes/core/fields.hpp>
#include <heroes/tools/detail/shapes.hpp>
#include <heroes/tools/detail/spell.hpp>
#include <heroes/tools/detail/vocabulary.hpp>

namespace heroes::detail {

using WordList = std::vector<std::string>;

// The words of a text: letters and digits in lower case. Apostrophes are dropped, everything else parts words.
inline WordList words_in(std::string_view text) {
    WordList words;
    bool inside = false;
    for (const char c : text) {
        if (c == '\'') continue;
        if (inside && is_letter(c)) {
            words.back() += lower_case(c);
        } else if (is_letter(c)) {
            words.push_back({lower_case(c)});
        }
        inside = is_letter(c);
    }
    return words;
}

// Words that mean nothing by themselves.
inline bool is_filler(std::string_view word) {
    for (const std::string_view filler : {"a", "an", "and", "my", "the"})
        if (word == filler) return true;
    return is_preposition(word);
}

inline bool is_number(std::string_view word) { return std::all_of(word.begin(), word.end(), is_digit); }

// Whether a word was meant by what was typed: its beginning, but of a number all digits.
inline bool stands_for(std::string_view typed, std::string_view word) {
    return typed == word || (!is_number(typed) && word.starts_with(typed));
}

// The words of an action: its name and its values, which are to be typed, and the names of its members, which may be.
struct Phrase {
    struct Word {
        std::string text{};
        bool is_needed = true;
    };
    std::vector<Word> words{};

    void add(std::string_view text, bool needed) {
        for (std::string& word : words_in(text))
            if (!is_filler(word)) words.push_back({std::move(word), needed});
    }
};

template <class Rules, class T>
void add_value(Phrase& phrase, const T& value) {
    if constexpr (is_enum_set<T>) {
        value.for_each([&](auto each) { add_value<Rules>(phrase, each); });
    } else {
        std::string text;
        spell_value<Rules>(text, value);
        phrase.add(text, true);
    }
}

template <class Rules, class T>
Phrase phrase_of(const T& alternative) {
    Phrase phrase;
    phrase.add(alternative_name<T>(), true);
    if constexpr (Listed<T>)
        for_each_member<Rules>(alternative, [&](std::string_view name, const auto& member) {
            phrase.add(name, false);
            add_value<Rules>(phrase, member);
        });
    return phrase;
}

// How far what was typed is from a phrase: what it leaves out counts more than what it shortens.
struct Distance {
    std::size_t left_out = 0;
    std::size_t shortened = 0;

    auto operator<=>(const Distance&) const = default;
};

// None, if something was typed that is not in the phrase, or in another order.
inline std::optional<Distance> distance(const WordList& typed, const Phrase& phrase) {
    Distance found;
    auto next = typed.begin();
    for (const auto& [text, is_needed] : phrase.words) {
        if (next != typed.end() && stands_for(*next, text))
            found.shortened += *next++ == text ? 0u : 1u;
        else
            found.left_out += is_needed ? 1u : 0u;
    }
    return next == typed.end() ? std::optional{found} : std::nullopt;
}

// The shortest distance of several ways to read what was typed.
inline std::optional<Distance> distance(std::span<const WordList> readings, const Phrase& phrase) {
    std::optional<Distance> least;
    for (const WordList& reading : readings)
        if (const auto found = distance(reading, phrase); found && (!least || *found < *least)) least = found;
    return least;
}

}  // namespace heroes::detail
