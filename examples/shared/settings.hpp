#pragma once

// Knobs and options by name, for any struct that lists its members.

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <heroes/core/enum_names.hpp>
#include <heroes/core/fields.hpp>
#include <heroes/core/text.hpp>
#include <heroes/tools/shapes.hpp>

#include "command_line.hpp"

namespace shared {

// "barbarian_bonus=3": a name and what it is set to.
struct Setting {
    std::string name{};
    std::string value{};

    bool operator==(const Setting&) const = default;
};

inline Setting setting(std::string_view option, std::string_view text) {
    const auto equals = text.find('=');
    if (equals == text.npos || equals == 0)
        throw Complaint(std::string(option) + " takes a name and a value, as in NAME=3, not " + in_quotes(text));
    return {std::string(text.substr(0, equals)), std::string(text.substr(equals + 1))};
}

inline std::string joined(const std::vector<std::string>& words, std::string_view gap) {
    std::string text;
    for (const std::string& word : words) (text += text.empty() ? std::string_view{} : gap) += word;
    return text;
}

// One word on a command line: legal_no_point.
inline std::string as_word(std::string_view name) {
    std::string word{name};
    std::replace(word.begin(), word.end(), ' ', '_');
    return word;
}

// A value as it is typed.
template <class T>
std::string text_of(const T& value) {
    if constexpr (heroes::NamedEnum<T>) {
        return as_word(name_of(value));
    } else if constexpr (heroes::is_enum_array<T>) {
        std::vector<std::string> items;
        for (const auto& item : value) items.push_back(text_of(item));
        return joined(items, ",");
    } else {
        return std::string(heroes::to_text(value).view());
    }
}

// Every member with its value, in the order of the listing.
template <heroes::Listed T>
std::vector<Setting> settings_of(const T& listed) {
    std::vector<Setting> all;
    heroes::for_each_field(listed, [&](std::string_view name, const auto& member) {
        all.push_back({std::string(name), text_of(member)});
    });
    return all;
}

// How many letters have to be put in, taken out or replaced to make one word of the other.
inline std::size_t edit_distance(std::string_view one, std::string_view other) {
    std::vector<std::size_t> row(other.size() + 1);
    for (std::size_t j = 0; j <= other.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= one.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= other.size(); ++j) {
            const std::size_t replaced = diagonal + (one[i - 1] != other[j - 1]);
            diagonal = row[j];
            row[j] = std::min({replaced, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row[other.size()];
}

// The names most like one that does not exist, the likest first: those that are misspelt, and those that have it as a
// part.
inline std::vector<std::string> similar_names(std::string_view name, const std::vector<Setting>& known) {
    constexpr std::size_t most = 5;
    std::vector<std::pair<std::size_t, std::string>> ranked;
    for (const Setting& each : known) {
        const bool is_part = name.size() >= 3 && each.name.find(name) != each.name.npos;
        const std::size_t distance = is_part ? 1 : edit_distance(name, each.name);
        if (distance <= 2 + each.name.size() / 4) ranked.emplace_back(distance, each.name);
    }
    std::stable_sort(ranked.begin(), ranked.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<std::string> names;
    for (std::size_t i = 0; i != std::min(most, ranked.size()); ++i) names.push_back(ranked[i].second);
    return names;
}

namespace detail {

using heroes::detail::NamedByRules;
using heroes::detail::Nameless;

// Each `read` sets the value and answers nothing, or answers what was expected instead. Rules know the names of cards.
template <class Rules, class T>
std::string read_value(T& value, std::string_view text);

inline std::string read_bool(bool& value, std::string_view text) {
    const auto is_one_of = [&](auto... words) { return ((text == std::string_view(words)) || ...); };
    if (!is_one_of("yes", "true", "on", "1") && !is_one_of("no", "false", "off", "0")) return "yes or no";
    value = is_one_of("yes", "true", "on", "1");
    return "";
}

template <class T>
std::string read_number(T& value, std::string_view text, std::uint64_t most) {
    std::uint64_t read = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), read);
    if (error != std::errc{} || end != text.data() + text.size() || read > most)
        return "a number from 0 to " + std::to_string(most);
    value = static_cast<T>(read);
    return "";
}

template <heroes::NamedEnum E>
std::string read_name(E& value, std::string_view text) {
    std::vector<std::string> names;
    bool found = false;
    heroes::for_each_enumerator<E>([&](E each) {
        names.push_back(text_of(each));
        if (names.back() != as_word(text)) return;
        value = each;
        found = true;
    });
    return found ? "" : "one of " + joined(names, ", ");
}

// Whether a card is called like this by the rules, or by its number.
template <class Rules, class Card>
bool is_called(Card card, std::string_view text) {
    if (text == std::to_string(static_cast<std::size_t>(card))) return true;
    if constexpr (NamedByRules<Rules, Card>) {
        using heroes::name_of;
        const auto words = heroes::words_in(text);
        return !words.empty() && heroes::words_in(name_of(Rules{}, card)) == words;
    } else {
        return false;
    }
}

template <class Rules, class Card>
std::string read_card(Card& value, std::string_view text) {
    bool found = false;
    heroes::for_each_enumerator<Card>([&](Card each) {
        if (found || !is_called<Rules>(each, text)) return;
        value = each;
        found = true;
    });
    return found ? "" : NamedByRules<Rules, Card> ? "a name or a number" : "a number";
}

template <class Rules, class E, class T, std::size_t N>
std::string read_list(heroes::EnumArray<E, T, N>& list, std::string_view text) {
    heroes::EnumArray<E, T, N> values{};
    std::size_t count = 0;
    for (std::size_t comma = 0; comma != text.npos && count != N; ++count) {
        comma = text.find(',');
        if (const auto expected = read_value<Rules>(values.values[count], text.substr(0, comma)); !expected.empty())
            return "a list of " + expected + ", separated by commas";
        text = comma == text.npos ? std::string_view{} : text.substr(comma + 1);
    }
    if (!text.empty()) return "at most " + std::to_string(N) + " values, separated by commas";
    list = values;
    return "";
}

template <class Rules, class T>
std::string read_value(T& value, std::string_view text) {
    if constexpr (std::is_same_v<T, bool>) {
        return read_bool(value, text);
    } else if constexpr (heroes::NamedEnum<T>) {
        return read_name(value, text);
    } else if constexpr (std::is_enum_v<T>) {
        return read_card<Rules>(value, text);
    } else if constexpr (std::is_unsigned_v<T>) {
        return read_number(value, text, std::numeric_limits<T>::max());
    } else if constexpr (heroes::is_optional<T>) {
        typename T::value_type held{};
        if (text == "-") return value.reset(), "";
        if (const auto expected = read_value<Rules>(held, text); !expected.empty()) return expected + ", or -";
        value = held;
        return "";
    } else if constexpr (heroes::is_enum_array<T>) {
        return read_list<Rules>(value, text);
    } else {
        return "something that cannot be said on a command line";
    }
}

// What a value may be, which is what anything that it may not be is answered with.
template <class Rules = Nameless, class T>
std::string expected_for(T value) {
    return read_value<Rules>(value, "?");
}

template <class T>
[[noreturn]] void complain_of_name(const T& listed, std::string_view kind, std::string_view name) {
    const auto similar = similar_names(name, settings_of(listed));
    const std::string hint = similar.empty() ? "--list shows all" : "similar: " + joined(similar, ", ");
    throw Complaint("there is no " + std::string(kind) + " " + in_quotes(name) + "; " + hint);
}

}  // namespace detail

// Sets the member that is named; a name or a value that cannot be is a complaint.
template <class Rules = detail::Nameless, heroes::Listed T>
void set_member(T& listed, std::string_view kind, const Setting& setting) {
    bool found = false;
    std::string expected;
    heroes::for_each_field(listed, [&](std::string_view name, auto& member) {
        if (name != setting.name) return;
        found = true;
        expected = detail::read_value<Rules>(member, setting.value);
    });
    if (!found) detail::complain_of_name(listed, kind, setting.name);
    if (!expected.empty()) throw Complaint(setting.name + " takes " + expected + ", not " + in_quotes(setting.value));
}

}  // namespace shared
