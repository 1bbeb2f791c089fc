#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include <heroes/core/match.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/tools/detail/shapes.hpp>
#include <heroes/tools/detail/spell.hpp>
#include <heroes/tools/detail/vocabulary.hpp>

namespace heroes {

// Calls the seats by their numbers; a host that has better names brings them.
struct NumberedSeats {
    std::string operator()(Seat seat) const { return std::string(name_of(seat)); }
};

// Actions, decisions, events and parts of tables in words for people, made from their names and members:
//   Wording words{table.rules};
//   words.sentence(action)     "move cleric to 1"
//   words.report(event)        "point scored: one, points 1, score 3"
//   words.request(decision)    "choose retreat: hero rogue", without the seat that it is put to
//   words.value(piece)         "two dragon"
// Unlike notation, this cannot be read back.
template <class Rules = detail::Nameless, class NameSeat = NumberedSeats>
class Wording {
public:
    explicit Wording(const Rules& = {}, NameSeat name_seat = {}) : name_seat_(std::move(name_seat)) {}

    // "paid_last" is "paid last".
    static std::string plain(std::string_view name) {
        std::string text(name);
        for (char& letter : text)
            if (letter == '_') letter = ' ';
        return text;
    }

    // What an action says: all its members, the first without its name if that is a noun.
    template <class Variant>
    std::string sentence(const Variant& variant) const {
        return match(variant, [&](const auto& held) { return sentence_of(held); });
    }

    // What an event, or one alternative of it, says: its name, and the members that are there.
    template <class T>
    std::string report(const T& event) const {
        if constexpr (is_variant<T>)
            return match(event, [&](const auto& held) { return report_of(held); });
        else
            return report_of(event);
    }

    // What a decision asks.
    template <class Decision>
    std::string request(const Decision& decision) const {
        return match(decision, [&](const auto& held) { return report_of(held, 1); });
    }

    template <class T>
    std::string value(const T& value) const {
        if constexpr (std::is_same_v<T, Seat>)
            return name_seat_(value);
        else if constexpr (std::is_enum_v<T>)
            return enumerator(value);
        else if constexpr (is_optional<T>)
            return value ? this->value(*value) : "none";
        else if constexpr (is_variant<T>)
            return sentence(value);
        else if constexpr (is_inline_vector<T>)
            return listed(items(value));
        else if constexpr (is_enum_set<T> || detail::CountedOut<T>)
            return listed(members(value));
        else if constexpr (detail::is_pair<T>())
            return pair(value);
        else if constexpr (detail::is_record<T>())
            return record(value);
        else
            return spelled(value);
    }

    // "a", "a and b", "a, b and c"; of nothing "none".
    static std::string listed(const std::vector<std::string>& parts) {
        std::string text = parts.empty() ? "none" : parts.front();
        for (std::size_t i = 1; i < parts.size(); ++i) text += (i + 1 == parts.size() ? " and " : ", ") + parts[i];
        return text;
    }

private:
    template <class T>
    static std::string name() {
        return std::string(detail::alternative_name<T>());
    }

    template <class T>
    std::string sentence_of(const T& held) const {
        std::string text = name<T>();
        std::size_t nth = 0;
        for_each_member_of(held, [&](std::string_view member, const auto& value) {
            if (!detail::goes_unnamed(nth++, member)) text += " " + plain(member);
            text += " " + this->value(value);
        });
        return text;
    }

    template <class T>
    std::string report_of(const T& event, std::size_t first = 0) const {
        std::string text;
        std::size_t nth = 0;
        for_each_member_of(event, [&](std::string_view member, const auto& value) {
            const bool unnamed = detail::goes_unnamed(nth++, member);
            if (nth > first && is_there(value))
                text += (text.empty() ? ": " : ", ") + complement(unnamed ? "" : plain(member), value);
        });
        return name<T>() + text;
    }

    template <class T>
    std::string complement(const std::string& name, const T& value) const {
        if constexpr (std::is_same_v<T, bool>) {
            if (!name.empty()) return value ? name : "not " + name;
        }
        return name + (name.empty() ? "" : " ") + this->value(value);
    }

    template <class T>
    static bool is_there(const T& value) {
        if constexpr (is_optional<T>)
            return value.has_value();
        else if constexpr (is_enum_set<T> || detail::CountedOut<T> || is_inline_vector<T>)
            return !value.empty();
        else
            return true;
    }

    template <class T, class F>
    static void for_each_member_of(const T& held, F&& f) {
        if constexpr (Listed<T>) detail::for_each_member<Rules>(held, f);
    }

    template <class T>
    static std::string spelled(const T& value) {
        std::string text;
        detail::spell_value<Rules>(text, value);
        return text;
    }

    // As printed, with its blanks and capitals.
    template <class E>
    static std::string enumerator(E value) {
        constexpr detail::Vocabulary words = detail::vocabulary<Rules, E>();
        const std::uint64_t number = detail::number_of(value);
        const bool named = words.name != nullptr && number < words.count && !words.name(number).empty();
        return named ? std::string(words.name(number)) : words.spell(number);
    }

    template <class T>
    std::vector<std::string> items(const T& list) const {
        std::vector<std::string> words;
        for (const auto& item : list) words.push_back(value(item));
        return words;
    }
    template <class T>
    std::vector<std::string> members(const T& set) const {
        std::vector<std::string> words;
        set.for_each([&](const auto& item) { words.push_back(value(item)); });
        return words;
    }

    template <class T>
    std::string pair(const T& pair) const {
        std::string text;
        detail::for_each_member<Rules>(
            pair, [&](std::string_view, const auto& member) { text += (text.empty() ? "" : " ") + value(member); });
        return text;
    }

    // What is not as usual: "(round 3, active one)".
    template <class T>
    std::string record(const T& record) const {
        std::string text;
        detail::for_each_unusual<Rules>(record, T{}, [&](std::string_view name, const auto& member, const auto&) {
            text += (text.empty() ? "" : ", ") + plain(name) + " " + value(member);
        });
        return text.empty() ? "as usual" : "(" + text + ")";
    }

    NameSeat name_seat_;
};

}  // namespace heroes
