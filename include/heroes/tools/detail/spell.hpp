#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

#include <heroes/core/fields.hpp>
#include <heroes/core/match.hpp>
#include <heroes/core/one_of.hpp>
#include <heroes/core/transfer.hpp>
#include <heroes/tools/detail/shapes.hpp>
#include <heroes/tools/detail/vocabulary.hpp>

namespace heroes::detail {

// Writing a value as text. What a record leaves out is what it has in common with `usual`.
//
// There is one function for each type of value. Whatever is the same for all types is no template and not inlined, and
// members are handed on with the function that writes them: the strings, inlined into every struct with a member, took
// two thirds of the time that compiling the notation of Hamlet took.
using Spell = void (*)(std::string& out, const void* value, const void* usual);

template <class Rules, class T>
[[gnu::noinline]] void spell_any(std::string& out, const void* value, const void* usual);

template <class Rules, class T>
void spell_value(std::string& out, const T& value, const T& usual = {}) {
    spell_any<Rules, T>(out, &value, &usual);
}

[[gnu::noinline]] inline void spell_word(std::string& out, const Vocabulary& words, std::uint64_t number) {
    out += words.spell(number);
}

[[gnu::noinline]] inline void spell_number(std::string& out, std::int64_t number) { out += std::to_string(number); }
[[gnu::noinline]] inline void spell_number(std::string& out, std::uint64_t number) { out += std::to_string(number); }

// one+three..six: in order, with neighbours drawn together.
// The members of a set by their numbers, so that sets of all enums are written and read by the same code.
enum class Ordinal : std::uint8_t { last = 127 };
using Ordinals = EnumSet<Ordinal>;

template <class Set>
Ordinals ordinals_of(const Set& set) {
    Ordinals ordinals;
    set.for_each([&](auto member) { ordinals.insert(static_cast<Ordinal>(member)); });
    return ordinals;
}
template <class Set>
Set set_of(Ordinals ordinals) {
    Set set;
    ordinals.for_each([&](Ordinal ordinal) { set.insert(static_cast<typename KeyOf<Set>::Type>(ordinal)); });
    return set;
}

[[gnu::noinline]] inline void spell_set(std::string& out, const Vocabulary& words, Ordinals members) {
    if (members.empty()) out += absent;
    std::string_view gap = "";
    for (std::uint64_t first = 0; first != words.count;) {
        std::uint64_t end = first;
        while (end != words.count && members.has(static_cast<Ordinal>(end))) ++end;
        const bool run = end - first >= shortest_run;
        if (end != first) {
            out.append(gap).append(words.spell(first));
            gap = "+";
        }
        if (run) out.append(through).append(words.spell(end - 1));
        first = run ? end : first + 1;
    }
}

[[gnu::noinline]] inline void spell_part(std::string& out, std::string_view part) { out += part; }

template <class Rules, class T>
void spell_counted_out(std::string& out, const T& set) {
    if (set.empty()) spell_part(out, absent);
    std::string_view gap = "";
    set.for_each([&](const auto& item) {
        spell_part(out, gap);
        spell_value<Rules>(out, item);
        gap = "+";
    });
}

template <class Rules, class T>
void spell_pair(std::string& out, const T& pair) {
    std::string_view gap = "";
    for_each_field(pair, [&](const char*, const auto& member) {
        spell_part(out, gap);
        spell_value<Rules>(out, member);
        gap = ".";
    });
}

template <class Rules, class T>
void spell_list(std::string& out, const T& list) {
    std::string_view gap = "";
    spell_part(out, "[");
    for (const auto& item : list) {
        spell_part(out, gap);
        spell_value<Rules>(out, item);
        gap = " ";
    }
    spell_part(out, "]");
}

// The member of another record of the same type that lies where this one does.
template <class T, class M>
const M& counterpart(const T& record, const M& member, const T& other) {
    const auto place = reinterpret_cast<const char*>(&member) - reinterpret_cast<const char*>(&record);
    return *reinterpret_cast<const M*>(reinterpret_cast<const char*>(&other) + place);
}

template <class T>
[[gnu::noinline]] bool are_same(const T& a, const T& b) {
    return a == b;
}

// Calls f(name, member, usual) for the members that are not as usual.
template <class Rules, class T, class F>
void for_each_unusual(const T& record, const T& usual, F&& f) {
    for_each_member<Rules>(record, [&]<class M>(const char* name, const M& member) {
        const M& expected = counterpart(record, member, usual);
        if (!are_same(member, expected)) f(name, member, expected);
    });
}

[[gnu::noinline]] inline void spell_member(std::string& out, std::size_t begin, const char* name, Spell spell,
                                           const void* member, const void* usual) {
    if (out.size() != begin) out += ' ';
    out.append(name) += ' ';
    spell(out, member, usual);
}

template <class Rules, class T>
void spell_members(std::string& out, const T& record, const T& usual) {
    const std::size_t begin = out.size();
    for_each_unusual<Rules>(record, usual, [&]<class M>(const char* name, const M& member, const M& expected) {
        spell_member(out, begin, name, spell_any<Rules, M>, &member, &expected);
    });
    if (out.size() == begin) spell_part(out, at_default);
}

template <class Rules, class T>
void spell_record(std::string& out, const T& record, const T& usual) {
    if (are_same(record, usual)) return spell_part(out, at_default);
    spell_part(out, "(");
    spell_members<Rules>(out, record, usual);
    spell_part(out, ")");
}

[[gnu::noinline]] inline void spell_complement(std::string& out, std::size_t nth, const char* name, Spell spell,
                                               const void* member, const void* usual) {
    out += ' ';
    if (!goes_unnamed(nth, name)) out.append(name) += ' ';
    spell(out, member, usual);
}

template <class M>
inline constexpr M plain{};

// The members of an action or an event, all of them: ` cleric to 1`.
template <class Rules, class T>
void spell_complements(std::string& out, const T& held) {
    if constexpr (Listed<T>) {
        std::size_t nth = 0;
        for_each_member<Rules>(held, [&]<class M>(const char* name, const M& member) {
            spell_complement(out, nth++, name, spell_any<Rules, M>, &member, &plain<M>);
        });
    } else {
        static_assert(std::is_empty_v<T>, "an alternative with members must list them");
    }
}

template <class Rules, class T>
void spell_sentence(std::string& out, const T& variant) {
    spell_word(out, vocabulary<Rules, T>(), variant.index());
    match(variant, [&](const auto& held) { spell_complements<Rules>(out, held); });
}

[[gnu::noinline]] inline void bracket_if_several(std::string& out, std::size_t begin) {
    if (out.find(' ', begin) == std::string::npos) return;
    out.insert(begin, 1, '(');
    out += ')';
}

template <class Rules, class T>
void spell_clause(std::string& out, const T& variant) {
    const std::size_t begin = out.size();
    spell_sentence<Rules>(out, variant);
    bracket_if_several(out, begin);
}

[[gnu::noinline]] inline void spell_optional(std::string& out, bool bracketed, Spell spell, const void* held,
                                             const void* usual) {
    if (held == nullptr) return void(out += absent);
    if (bracketed) out += '(';
    spell(out, held, usual);
    if (bracketed) out += ')';
}

template <class Rules, class T>
void spell_any(std::string& out, const void* at, [[maybe_unused]] const void* usual) {
    const T& value = *static_cast<const T*>(at);
    if constexpr (std::is_enum_v<T>) {
        spell_word(out, vocabulary<Rules, T>(), number_of(value));
    } else if constexpr (std::is_same_v<T, bool>) {
        spell_word(out, yes_or_no, value);
    } else if constexpr (std::is_integral_v<T>) {
        spell_number(out, std::conditional_t<std::is_signed_v<T>, std::int64_t, std::uint64_t>{value});
    } else if constexpr (is_enum_set<T>) {
        spell_set(out, vocabulary<Rules, typename KeyOf<T>::Type>(), ordinals_of(value));
    } else if constexpr (is_optional<T>) {
        using Held = typename T::value_type;
        spell_optional(out, can_hold_dash<Held>(), spell_any<Rules, Held>, value ? &*value : nullptr, &plain<Held>);
    } else if constexpr (is_variant<T>) {
        spell_clause<Rules>(out, value);
    } else if constexpr (is_inline_vector<T>) {
        spell_list<Rules>(out, value);
    } else if constexpr (CountedOut<T>) {
        spell_counted_out<Rules>(out, value);
    } else if constexpr (is_pair<T>()) {
        spell_pair<Rules>(out, value);
    } else {
        static_assert(is_record<T>(), "a type with members must list them");
        spell_record<Rules>(out, value, *static_cast<const T*>(usual));
    }
}

// The same as a line of its own, which needs no brackets.
template <class Rules, class T>
[[gnu::noinline]] void spell_line(std::string& out, const T& value) {
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
