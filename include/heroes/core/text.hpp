#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <heroes/core/fields.hpp>
#include <heroes/core/match.hpp>
#include <heroes/core/transfer.hpp>

namespace heroes {

// A piece of text in place, without heap. What does not fit is dropped and `full()` tells.
template <std::size_t Capacity>
class Text {
public:
    constexpr void operator()(std::string_view part) {
        for (char c : part) {
            if (size_ == Capacity)
                full_ = true;
            else
                letters_[size_++] = c;
        }
    }
    constexpr std::string_view view() const { return {letters_.data(), size_}; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr bool full() const { return full_; }
    friend constexpr bool operator==(const Text& text, std::string_view other) { return text.view() == other; }

private:
    std::array<char, Capacity> letters_{};
    std::size_t size_ = 0;
    bool full_ = false;
};

// An enum whose enumerators have names for people: name_of(Hero::mage) == "mage".
template <class E>
concept NamedEnum = std::is_enum_v<E> && requires(E e) {
    { name_of(e) } -> std::convertible_to<std::string_view>;
};

namespace detail {

template <class Write>
constexpr void write_number(Write& write, std::uint64_t number) {
    std::array<char, 20> digits{};
    std::size_t at = digits.size();
    do digits[--at] = static_cast<char>('0' + number % 10);
    while ((number /= 10) != 0);
    write({digits.data() + at, digits.size() - at});
}

template <class Write, class T>
constexpr void write_integer(Write& write, T value) {
    const auto number = static_cast<std::uint64_t>(value);
    if (!std::is_signed_v<T> || value >= T{}) return write_number(write, number);
    write("-");
    write_number(write, 0 - number);
}

template <class Write, class T>
constexpr void write_text(Write& write, const T& value);

// Writes the items that `each` hands to the function it is given.
template <class Write, class Each>
constexpr void write_items(Write& write, Each&& each) {
    std::string_view gap = "";
    write("[");
    each([&](const auto& item) {
        write(gap);
        write_text(write, item);
        gap = ", ";
    });
    write("]");
}

template <class Write, class T>
constexpr void write_fields(Write& write, const T& value) {
    if constexpr (Named<T>) write(type_name<T>);
    std::string_view gap = "";
    write("{");
    for_each_field(value, [&](std::string_view name, const auto& member) {
        write(gap);
        write(name);
        write(" ");
        write_text(write, member);
        gap = ", ";
    });
    write("}");
}

template <class Write, class T>
constexpr void write_text(Write& write, const T& value) {
    if constexpr (Listed<const T>) {
        write_fields(write, value);
    } else if constexpr (NamedEnum<T>) {
        write(name_of(value));
    } else if constexpr (std::is_same_v<T, bool>) {
        write(value ? "yes" : "no");
    } else if constexpr (Number<T>) {
        write_integer(write, value);
    } else if constexpr (is_enum_set<T>) {
        write_items(write, [&](auto&& f) { value.for_each(f); });
    } else if constexpr (is_optional<T>) {
        if (value)
            write_text(write, *value);
        else
            write("-");
    } else if constexpr (is_variant<T>) {
        match(value, [&](const auto& held) { write_text(write, held); });
    } else if constexpr (is_inline_vector<T> || is_enum_array<T>) {
        write_items(write, [&](auto&& f) {
            for (const auto& item : value) f(item);
        });
    } else {
        write("-");
    }
}

}  // namespace detail

// Writes a value so that people can read it, piece by piece, to any callable that takes a std::string_view.
template <class T, class Write>
constexpr void to_text(const T& value, Write&& write) {
    detail::write_text(write, value);
}

// The same as a text of its own.
template <std::size_t Capacity = 4096, class T>
[[nodiscard]] constexpr Text<Capacity> to_text(const T& value) {
    Text<Capacity> text;
    detail::write_text(text, value);
    return text;
}

}  // namespace heroes
