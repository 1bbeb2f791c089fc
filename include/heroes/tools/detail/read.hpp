#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include <heroes/core/fields.hpp>
#include <heroes/core/match.hpp>
#include <heroes/core/one_of.hpp>
#include <heroes/tools/detail/reader.hpp>
#include <heroes/tools/detail/shapes.hpp>
#include <heroes/tools/detail/spell.hpp>
#include <heroes/tools/detail/vocabulary.hpp>

namespace heroes::detail {

// Reading a value back. It holds before what a record leaves out. Whatever is written in another way than spell_value
// would is either refused here or found out afterwards, when the value is written again and compared.
//
// As for writing, there is one function for each type of value, and what is the same for all is no template. `anew`:
// the value begins as T{}. Answers whether it is another value than before.
//
// Texts are put together by append: of `char* + string` g++ 12 warns at -O3, seeing an overlap that there is not.
using Read = bool (*)(Reader& reader, void* value, bool anew);

template <class Rules, class T>
[[gnu::noinline]] bool read_any(Reader& reader, void* value, bool anew);

template <class Rules, class T>
T read_anew(Reader& reader) {
    T value{};
    read_any<Rules, T>(reader, &value, true);
    return value;
}

// A number of at most `highest`; a negative one, where `signs` allows it, of at most one more.
[[gnu::noinline]] inline std::uint64_t read_number(Reader& reader, std::uint64_t highest, bool signs) {
    const std::size_t begin = reader.at();
    const std::string lowest = signs ? std::string("-").append(std::to_string(highest + 1)) : "0";
    const bool negative = signs && reader.skip("-");
    const std::uint64_t number = reader.whole_number(begin, highest + std::uint64_t{negative},
                                                     "a number from " + lowest + " to " + std::to_string(highest));
    return negative ? 0 - number : number;
}

[[gnu::noinline]] inline Ordinals read_set(Reader& reader, const Vocabulary& members) {
    if (reader.skip_dash()) return {};
    Ordinals ordinals;
    do {
        const std::uint64_t first = reader.word(members);
        const std::uint64_t last = reader.skip(through) ? reader.word(members) : first;
        for (std::uint64_t i = first; i <= last; ++i) ordinals.insert(static_cast<Ordinal>(i));
    } while (reader.skip("+"));
    return ordinals;
}

// Whether everything in it is an enumerator, so that a set can hold it.
template <class T>
bool is_real(const T& item) {
    if constexpr (std::is_enum_v<T>) {
        return number_of(item) < enum_count<T>;
    } else {
        bool real = true;
        for_each_field(item, [&](const char*, const auto& member) { real = real && is_real(member); });
        return real;
    }
}

template <class Rules, class T>
void read_counted_out(Reader& reader, T& set) {
    set = T{};
    if (reader.skip_dash()) return;
    do {
        const std::size_t begin = reader.at();
        const auto item = read_anew<Rules, std::remove_cvref_t<decltype(set.front())>>(reader);
        if (!is_real(item)) return reader.fail(begin, "what a set can hold");
        set.insert(item);
    } while (reader.skip("+"));
}

template <class Rules, class T>
void read_pair(Reader& reader, T& pair) {
    bool first = true;
    for_each_field(pair, [&]<class M>(const char*, M& member) {
        if (!std::exchange(first, false)) reader.expect(".");
        member = read_anew<Rules, M>(reader);
    });
}

[[gnu::noinline]] inline void fail_full(Reader& reader, std::size_t capacity) {
    reader.fail(reader.at(), "at most " + std::to_string(capacity) + " in this list");
}

template <class Rules, class T>
void read_list(Reader& reader, T& list) {
    list.clear();
    reader.expect("[");
    while (!reader.skip("]")) {
        if (!list.empty()) reader.expect(" ");
        if (list.full()) return fail_full(reader, T::capacity());
        list.push_back(read_anew<Rules, typename T::value_type>(reader));
    }
}

// Lists the names of the members from the nth on.
struct NameList {
    std::size_t nth;
    std::size_t passed = 0;
    std::string names{};

    [[gnu::noinline]] void add(const char* name) {
        if (passed++ >= nth) names.append(names.empty() ? "" : ", ").append(name);
    }
    // The names, and what ends the record.
    [[gnu::noinline]] std::string or_else(std::string_view end) {
        if (names.empty()) return std::string(end);
        if (!end.empty()) names.append(" or ").append(end);
        return (names.find(',') == std::string::npos ? "" : "one of ") + names;
    }
};

template <class Rules, class T>
std::string members_from(std::size_t nth, const T& record, std::string_view end) {
    NameList list{nth};
    for_each_member<Rules>(record, [&](const char* name, const auto&) { list.add(name); });
    return list.or_else(end);
}

// How many of the members were looked for, and which of them was read last.
struct Progress {
    std::size_t nth = 0;
    std::size_t passed = 0;

    // Whether the next member is there; if so, what stands before it is skipped.
    [[gnu::noinline]] bool begins(Reader& reader, const char* name) {
        ++nth;
        const std::string opening = std::string(passed == 0 ? "" : " ").append(name).append(" ");
        if (!reader.skip(opening)) return false;
        passed = nth;
        return true;
    }
};

[[gnu::noinline]] inline void read_member(Reader& reader, Progress& progress, const char* name, Read read,
                                          void* member) {
    if (!progress.begins(reader, name)) return;
    const std::size_t begin = reader.at();
    if (!read(reader, member, false)) reader.fail(begin, "another value, for this one is left out");
}

// Members in the order of the listing, some of which may be missing. Answers how many of the listing are behind us.
template <class Rules, class T>
std::size_t read_members(Reader& reader, T& record) {
    Progress progress;
    for_each_member<Rules>(record, [&]<class M>(const char* name, M& member) {
        read_member(reader, progress, name, read_any<Rules, M>, &member);
    });
    return progress.passed;
}

// Whether a record ends here as it should, after the members that were read.
[[gnu::noinline]] inline bool ends_well(const Reader& reader, std::size_t passed, std::string_view end) {
    return passed != 0 && (end.empty() ? reader.is_at_end() : reader.is_next(end));
}

// Reads the members and says which could have come where none was found.
template <class Rules, class T>
[[gnu::noinline]] void read_body(Reader& reader, T& record, std::string_view end) {
    const std::size_t passed = read_members<Rules>(reader, record);
    if (ends_well(reader, passed, end)) return;
    const bool at_gap = passed != 0 && reader.is_next(" ");
    const std::string_view could_end = passed == 0 ? "" : end.empty() ? "the end" : end;
    reader.fail(reader.at() + at_gap, members_from<Rules>(passed, record, could_end));
}

template <class Rules, class T>
void read_record(Reader& reader, T& record) {
    if (reader.skip(at_default)) return;
    if (!reader.skip("(")) return reader.fail(reader.at(), "( or default");
    read_body<Rules>(reader, record, ")");
    reader.expect(")");
}

[[gnu::noinline]] inline void read_complement(Reader& reader, std::size_t nth, const char* name, Read read,
                                              void* member) {
    reader.expect(" ");
    if (!goes_unnamed(nth, name)) {
        reader.expect(name);
        reader.expect(" ");
    }
    read(reader, member, true);
}

template <class Rules, class T>
void read_complements(Reader& reader, T& held) {
    if constexpr (Listed<T>) {
        std::size_t nth = 0;
        for_each_member<Rules>(held, [&]<class M>(const char* name, M& member) {
            read_complement(reader, nth++, name, read_any<Rules, M>, &member);
        });
    }
}

template <class Rules, class T>
void read_sentence(Reader& reader, T& variant) {
    variant.reset_to(reader.word(vocabulary<Rules, T>()));
    match(variant, [&](auto& held) { read_complements<Rules>(reader, held); });
}

template <class Rules, class T>
void read_clause(Reader& reader, T& variant) {
    const bool bracketed = reader.skip("(");
    read_sentence<Rules>(reader, variant);
    if (bracketed) reader.expect(")");
}

template <class Rules, class T>
void read_optional(Reader& reader, T& value) {
    constexpr bool bracketed = can_hold_dash<typename T::value_type>();
    value.reset();
    if (reader.skip_dash()) return;
    if (bracketed) reader.expect("(");
    value = read_anew<Rules, typename T::value_type>(reader);
    if (bracketed) reader.expect(")");
}

template <class Rules, class T>
void read_value(Reader& reader, T& value) {
    if constexpr (std::is_enum_v<T>)
        value = with_number<T>(reader.word(vocabulary<Rules, T>()));
    else if constexpr (std::is_same_v<T, bool>)
        value = reader.word(yes_or_no) != 0;
    else if constexpr (std::is_integral_v<T>)
        value = static_cast<T>(
            read_number(reader, static_cast<std::uint64_t>((std::numeric_limits<T>::max)()), std::is_signed_v<T>));
    else if constexpr (is_enum_set<T>)
        value = set_of<T>(read_set(reader, vocabulary<Rules, typename KeyOf<T>::Type>().only_first(T::room)));
    else if constexpr (is_optional<T>)
        read_optional<Rules>(reader, value);
    else if constexpr (is_variant<T>)
        read_clause<Rules>(reader, value);
    else if constexpr (is_inline_vector<T>)
        read_list<Rules>(reader, value);
    else if constexpr (CountedOut<T>)
        read_counted_out<Rules>(reader, value);
    else if constexpr (is_pair<T>())
        read_pair<Rules>(reader, value);
    else
        read_record<Rules>(reader, value);
}

template <class Rules, class T>
bool read_any(Reader& reader, void* at, bool anew) {
    T& value = *static_cast<T*>(at);
    if (anew) value = T{};
    const T before = value;
    read_value<Rules>(reader, value);
    return !are_same(value, before);
}

// The same for a line of its own.
template <class Rules, class T>
[[gnu::noinline]] void read_line(Reader& reader, T& value) {
    if constexpr (is_variant<T>) {
        read_sentence<Rules>(reader, value);
    } else if constexpr (Named<T>) {
        OneOf<T> sentence;
        read_sentence<Rules>(reader, sentence);
        value = *get_if<T>(&sentence);
    } else if constexpr (is_record<T>()) {
        if (reader.is_rest(at_default))
            reader.skip(at_default);
        else
            read_body<Rules>(reader, value, "");
    } else {
        read_value<Rules>(reader, value);
    }
    if (!reader.is_at_end()) reader.fail(reader.at(), "the end");
}

}  // namespace heroes::detail
