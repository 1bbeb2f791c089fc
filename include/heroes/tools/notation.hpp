#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include <heroes/core/game.hpp>
#include <heroes/tools/detail/describe.hpp>
#include <heroes/tools/detail/read.hpp>
#include <heroes/tools/detail/reader.hpp>
#include <heroes/tools/detail/shapes.hpp>
#include <heroes/tools/detail/spell.hpp>

namespace heroes {

// A value that was read, or where its text goes wrong.
template <class T>
class [[nodiscard]] Parsed {
public:
    Parsed(T value) : value_(std::move(value)), well_(true) {}
    Parsed(Misreading why) : why_(std::move(why)) {}

    explicit operator bool() const { return well_; }
    const T& operator*() const { return value_; }
    const T* operator->() const { return &value_; }
    const Misreading& misreading() const { return why_; }

private:
    T value_{};
    Misreading why_{};
    bool well_ = false;
};

// The text of a value, which is one line and the only one there is for it:
//   an action, an event, a decision   assign rogue target two.dragon
//   options, knobs, a table           players 3 teams (one 1 two 2 three 1)
// It follows from the lists of fields alone. A record leaves out what is as it is by default; if that is all, its text
// is `default`. What is no enumerator is written by its number, as #200. So is a card, because its name belongs to the
// content of some rules; given these, it goes by its name:
//   notation(action)                  equip #60
//   notation(action, table.rules)     equip saint-ruk's-hammer
template <class T, class Rules = detail::Nameless>
[[nodiscard]] std::string notation(const T& value, const Rules& = {}) {
    std::string line;
    detail::spell_line<Rules>(line, value);
    return line;
}

namespace detail {

// Finds the word with which a text leaves the only way to write the value it was read as.
inline Misreading first_departure(std::string_view text, std::string_view proper) {
    const auto [here, there] = std::mismatch(text.begin(), text.end(), proper.begin(), proper.end());
    auto at = static_cast<std::size_t>(here - text.begin());
    while (at != 0 && !ends_word(text[at - 1])) --at;
    return {at, word_at(text, at), word_at(proper, at)};
}

}  // namespace detail

// Reads a text back: the value of which it is the notation, or the place where it goes wrong. Tables, options and knobs
// hold nothing but enumerators, as if they had been decoded; an action may hold any value, as judge answers any.
template <class T, class Rules = detail::Nameless>
Parsed<T> parse(std::string_view text, const Rules& rules = {}) {
    detail::Reader reader{text, detail::is_record<T>() && !Named<T>};
    T value{};
    detail::read_line<Rules>(reader, value);
    if (!reader.is_well()) return reader.misreading();
    if (const std::string proper = notation(value, rules); proper != text) return detail::first_departure(text, proper);
    return value;
}

// A table or another record in many lines, for people: a member on each, what belongs to it indented below, and nothing
// of what is as it is by default.
template <class T, class Rules = detail::Nameless>
    requires(detail::is_record<T>())
[[nodiscard]] std::string describe(const T& record, const Rules& = {}) {
    std::string lines;
    detail::describe_members<Rules>(lines, record, T{}, 0);
    return lines.empty() ? std::string(detail::at_default) + '\n' : lines;
}

// Reads a table that can be played on, because it passes audit.
template <GameTable Table, class Rules = detail::Nameless>
Parsed<Table> parse_table(std::string_view text, const Rules& rules = {}) {
    auto table = parse<Table>(text, rules);
    if (!table) return table;
    if (const Verdict verdict = audit(*table); !verdict)
        return Misreading{0, detail::word_at(text, 0),
                          std::string("a table that can be (").append(verdict.clause()) + ": " +
                              std::string(verdict.reason()) + ')'};
    return table;
}

}  // namespace heroes
