#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/fields.hpp>
#include <heroes/core/one_of.hpp>
#include <heroes/core/text.hpp>

namespace heroes::detail {

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr char lower_case(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// What a word is made of besides hyphens; letters beyond ASCII are taken as they come.
constexpr bool is_letter(char c) {
    const char lower = lower_case(c);
    return (lower >= 'a' && lower <= 'z') || is_digit(c) || c == '\'' || static_cast<unsigned char>(c) >= 0x80;
}

// A name as one word: "Paladin's reroll" is paladin's-reroll.
inline std::string word_of(std::string_view name) {
    std::string word;
    for (char c : name)
        if (is_letter(c))
            word += lower_case(c);
        else if (!word.empty() && word.back() != '-')
            word += '-';
    if (!word.empty() && word.back() == '-') word.pop_back();
    return word;
}

// The number that is written with these digits, if it is at most `most`.
constexpr std::optional<std::uint64_t> to_number(std::string_view digits, std::uint64_t most) {
    if (digits.empty()) return {};
    std::uint64_t number = 0;
    for (char c : digits) {
        const auto digit = static_cast<std::uint64_t>(c - '0');
        if (!is_digit(c) || digit > most || number > (most - digit) / 10) return {};
        number = number * 10 + digit;
    }
    return number;
}

// The words for the values of an enum or the alternatives of a variant, each of which has a number.
struct Vocabulary {
    std::uint64_t count;                                // of those that can have a name
    std::uint64_t most;                                 // the greatest number there is, named or not
    std::string_view (*name)(std::uint64_t) = nullptr;  // none: there are only numbers

    // A word, `#12` for what has no name, and `potion#7` if a smaller number goes by the same name.
    [[gnu::noinline]] std::string spell(std::uint64_t number) const {
        std::string word = base(number);
        if (word.empty() || is_taken(word, number)) word += '#' + std::to_string(number);
        return word;
    }

    // The number of what is spelled like this.
    [[gnu::noinline]] std::optional<std::uint64_t> find(std::string_view text) const {
        if (const std::size_t hash = text.find('#'); hash != text.npos) {
            const auto number = to_number(text.substr(hash + 1), most);
            return number && spell(*number) == text ? number : std::nullopt;
        }
        for (std::uint64_t i = 0; i != count && !text.empty(); ++i)
            if (base(i) == text) return i;
        return {};
    }

    // The same words, without the numbers that stand for nothing; and only the first so many of them.
    Vocabulary only_real() const { return only_first(count); }
    Vocabulary only_first(std::uint64_t n) const { return {n, n - 1, name}; }

    // Numbers without a name are drawn together from three neighbours on: few contents have as many cards as there is
    // room for.
    [[gnu::noinline]] std::string choices() const {
        if (name == nullptr) return "#0 to " + spell(count - 1);
        std::string list = count == 1 ? "" : "one of ";
        for (std::uint64_t i = 0; i != count; ++i) {
            list += (i == 0 ? "" : ", ") + spell(i);
            const std::uint64_t last = last_without_name(i);
            if (last - i < 2) continue;
            list += " to " + spell(last);
            i = last;
        }
        return list;
    }

private:
    std::string base(std::uint64_t number) const {
        return name != nullptr && number < count ? word_of(name(number)) : std::string{};
    }
    // The last of the numbers without a name that begin here; the number itself if it has a name.
    std::uint64_t last_without_name(std::uint64_t number) const {
        if (!base(number).empty()) return number;
        while (number + 1 != count && base(number + 1).empty()) ++number;
        return number;
    }
    bool is_taken(const std::string& word, std::uint64_t number) const {
        for (std::uint64_t i = 0; i != number; ++i)
            if (base(i) == word) return true;
        return false;
    }
};

inline constexpr Vocabulary yes_or_no{
    2, 1, [](std::uint64_t number) -> std::string_view { return number == 0 ? "no" : "yes"; }};

template <class E>
constexpr std::uint64_t number_of(E value) {
    using Whole = std::underlying_type_t<E>;
    return static_cast<std::make_unsigned_t<Whole>>(static_cast<Whole>(value));
}
template <class E>
constexpr E with_number(std::uint64_t number) {
    return static_cast<E>(static_cast<std::underlying_type_t<E>>(number));
}

// Where there are no rules to tell the names of cards.
struct Nameless {};

template <class Rules, class E>
concept NamedByRules = requires(const Rules& rules, E e) {
    { name_of(rules, e) } -> std::convertible_to<std::string_view>;
};

template <class Rules, Enumeration E>
constexpr Vocabulary vocabulary_of_enum() {
    Vocabulary words{enum_count<E>, static_cast<std::make_unsigned_t<std::underlying_type_t<E>>>(~std::uint64_t{0})};
    if constexpr (NamedByRules<Rules, E>)
        words.name = [](std::uint64_t number) -> std::string_view { return name_of(Rules{}, with_number<E>(number)); };
    else if constexpr (NamedEnum<E>)
        words.name = [](std::uint64_t number) -> std::string_view { return name_of(with_number<E>(number)); };
    return words;
}

template <class T>
constexpr std::string_view alternative_name() {
    if constexpr (Named<T>)
        return type_name<T>;
    else
        return {};
}

template <class... Ts>
constexpr Vocabulary vocabulary_of_variant(const OneOf<Ts...>*) {
    return {sizeof...(Ts), sizeof...(Ts) - 1, [](std::uint64_t number) {
                constexpr std::array<std::string_view, sizeof...(Ts)> names{alternative_name<Ts>()...};
                return names[number];
            }};
}

// The words for this enum or variant, under some rules.
template <class Rules, class T>
constexpr Vocabulary vocabulary() {
    if constexpr (is_variant<T>)
        return vocabulary_of_variant(static_cast<const T*>(nullptr));
    else
        return vocabulary_of_enum<Rules, T>();
}

}  // namespace heroes::detail
