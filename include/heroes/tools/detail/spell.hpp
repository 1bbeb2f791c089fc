#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <heroes/core/fields.hpp>
#include <heroes/core/match.hpp>
#include <heroes/core/one_of.hpp>
#include <heroes/core/transfer.hpp>
#include <heroes/tools/detail/shapes.hpp>
#include <heroes/tools/detail/vocabulary.hpp>

namespace heroes::detail {

// Writing a value as text. What a record leaves out is what it has in common with `usual`.
template <class Rules, class T>
void spell_value(std::string& out, const T& value, const T& usual = {});

template <class T>
void spell_number(std::string& out, T value) {
    auto write = [&](std::string_view part) { out += part; };
    write_integer(write, value);
}

// one+three..six: in order, with neighbours drawn together.
inline void spell_set(std::string& out, const Vocabulary& words, std::uint64_t bits) {
    if (bits == 0) out += absent;
    std::string_view gap = "";
    for (std::uint64_t first = 0; first != words.count;) {
        std::uint64_t end = first;
        while (end != words.count && ((bits >> end) & 1) != 0) ++end;
        const bool run = end - first >= shortest_run;
        if (end != first) {
            out.append(gap).append(words.spell(first));
            gap = "+";
        }
        if (run) out.append(through).append(words.spell(end - 1));
        first = run ? end : first + 1;
    }
}

template <class Rules, class T>
void spell_counted_out(std::string& out, const T& set) {
    if (set.empty()) out += absent;
    std::string_view gap = "";
    set.for_each([&](const auto& item) {
        out += gap;
        spell_value<Rules>(out, item);
        gap = "+";
    });
}

template <class Rules, class T>
void spell_pair(std::string& out, const T& pair) {
    std::string_view gap = "";
    for_each_field(pair, [&](std::string_view, const auto& member) {
        out += gap;
        spell_value<Rules>(out, member);
        gap = ".";
    });
}

template <class Rules, class T>
void spell_list(std::string& out, const T& list) {
    std::string_view gap = "";
    out += '[';
    for (const auto& item : list) {
        out += gap;
        spell_value<Rules>(out, item);
        gap = " ";
    }
    out += ']';
}

// Calls f(name, member, usual) for the members that are not as usual. Both listings are the same, member by member.
template <class Rules, class T, class F>
void for_each_unusual(const T& record, const T& usual, F&& f) {
    std::vector<const void*> others;
    for_each_member<Rules>(usual, [&](std::string_view, const auto& member) { others.push_back(&member); });
    auto other = others.begin();
    for_each_member<Rules>(record, [&]<class M>(std::string_view name, const M& member) {
        const M& expected = *static_cast<const M*>(*other++);
        if (!(member == expected)) f(name, member, expected);
    });
}

template <class Rules, class T>
void spell_members(std::string& out, const T& record, const T& usual) {
    const std::size_t begin = out.size();
    for_each_unusual<Rules>(record, usual, [&](std::string_view name, const auto& member, const auto& expected) {
        if (out.size() != begin) out += ' ';
        out.append(name) += ' ';
        spell_value<Rules>(out, member, expected);
    });
    if (out.size() == begin) out += at_default;
}

template <class Rules, class T>
void spell_record(std::string& out, const T& record, const T& usual) {
    if (record == usual) return void(out += at_default);
    out += '(';
    spell_members<Rules>(out, record, usual);
    out += ')';
}

// The members of an action or an event, all of them: ` cleric to 1`.
template <class Rules, class T>
void spell_complements(std::string& out, const T& held) {
    if constexpr (Listed<T>) {
        std::size_t nth = 0;
        for_each_member<Rules>(held, [&](std::string_view name, const auto& member) {
            out += ' ';
            if (!goes_unnamed(nth++, name)) out.append(name) += ' ';
            spell_value<Rules>(out, member);
        });
    } else {
        static_assert(std::is_empty_v<T>, "an alternative with members must list them");
    }
}

template <class Rules, class T>
void spell_sentence(std::string& out, const T& variant) {
    out += vocabulary<Rules, T>().spell(variant.index());
    match(variant, [&](const auto& held) { spell_complements<Rules>(out, held); });
}

template <class Rules, class T>
void spell_clause(std::string& out, const T& variant) {
    std::string sentence;
    spell_sentence<Rules>(sentence, variant);
    const bool one_word = sentence.find(' ') == std::string::npos;
    out += one_word ? sentence : '(' + sentence + ')';
}

template <class Rules, class T>
void spell_optional(std::string& out, const T& value) {
    constexpr bool bracketed = can_hold_dash<typename T::value_type>();
    if (!value) return void(out += absent);
    if (bracketed) out += '(';
    spell_value<Rules>(out, *value);
    if (bracketed) out += ')';
}

template <class Rules, class T>
void spell_value(std::string& out, const T& value, [[maybe_unused]] const T& usual) {
    if constexpr (std::is_enum_v<T>)
        out += vocabulary<Rules, T>().spell(number_of(value));
    else if constexpr (std::is_same_v<T, bool>)
        out += yes_or_no.spell(value);
    else if constexpr (std::is_integral_v<T>)
        spell_number(out, value);
    else if constexpr (is_enum_set<T>)
        spell_set(out, vocabulary<Rules, typename KeyOf<T>::Type>(), value.bits());
    else if constexpr (is_optional<T>)
        spell_optional<Rules>(out, value);
    else if constexpr (is_variant<T>)
        spell_clause<Rules>(out, value);
    else if constexpr (is_inline_vector<T>)
        spell_list<Rules>(out, value);
    else if constexpr (CountedOut<T>)
        spell_counted_out<Rules>(out, value);
    else if constexpr (is_pair<T>())
        spell_pair<Rules>(out, value);
    else {
        static_assert(is_record<T>(), "a type with members must list them");
        spell_record<Rules>(out, value, usual);
    }
}

// The same as a line of its own, which needs no brackets.
template <class Rules, class T>
void spell_line(std::string& out, const T& value) {
    if constexpr (is_variant<T>)
        spell_sentence<Rules>(out, value);
    else if constexpr (Named<T>)
        spell_sentence<Rules>(out, OneOf<T>{value});
    else if constexpr (is_record<T>())
        spell_members<Rules>(out, value, T{});
    else
        spell_value<Rules>(out, value);
}

}  // namespace heroes::detail
