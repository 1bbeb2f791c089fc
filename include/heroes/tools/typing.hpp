#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <heroes/core/game.hpp>
#include <heroes/core/match.hpp>
#include <heroes/tools/detail/all_values.hpp>
#include <heroes/tools/detail/phrases.hpp>
#include <heroes/tools/notation.hpp>

namespace heroes {

// A word that players may type for words of the notation: {"buy", "shop"}. For nothing, it may be typed but says
// nothing: {"battlefield", ""}.
struct Synonym {
    std::string_view typed{};
    std::string_view meant{};
};

// What was understood of something typed.
template <class Action>
struct Understanding {
    std::vector<std::size_t> meant{};  // places in the list of legal actions; several, if it is not clear which
    std::optional<Action> refused{};   // what was meant but is not legal, if nothing was that is

    bool operator==(const Understanding&) const = default;
};

namespace detail {

// All ways to read what was typed: as it is, and with synonyms in place of their words. Fillers are dropped.
inline std::vector<WordList> readings_of(std::string_view typed, std::span<const Synonym> synonyms) {
    constexpr std::size_t most = 32;
    WordList words = words_in(typed);
    words.erase(std::remove_if(words.begin(), words.end(), is_filler), words.end());
    std::vector<WordList> readings{words};
    for (const Synonym& synonym : synonyms)
        for (std::size_t i = 0, known = readings.size(); i != known && readings.size() < most; ++i) {
            WordList reading = readings[i];
            const auto at = std::find(reading.begin(), reading.end(), synonym.typed);
            if (at == reading.end()) continue;
            const WordList meant = words_in(synonym.meant);
            reading.insert(reading.erase(at), meant.begin(), meant.end());
            reading.erase(std::remove_if(reading.begin(), reading.end(), is_filler), reading.end());
            if (!reading.empty()) readings.push_back(reading);
        }
    if (words.empty()) readings.erase(readings.begin());
    return readings;
}

// Keeps the nearest of the actions that it is shown.
template <class Action>
class Nearest {
public:
    // An action that is legal comes with its place in the list.
    void consider(const Distance& distance, const Action& action, std::optional<std::size_t> place) {
        if (least_ && *least_ < distance) return;
        if (!least_ || distance < *least_) best_ = {};
        least_ = distance;
        if (place)
            best_.meant.push_back(*place);
        else if (!best_.refused)
            best_.refused = action;
    }

    // Those that are legal, if any of the nearest is.
    Understanding<Action> result() const {
        return best_.meant.empty() ? best_ : Understanding<Action>{best_.meant, {}};
    }

private:
    Understanding<Action> best_{};
    std::optional<Distance> least_{};
};

// Finds out what somebody means who types at a table.
template <class Table>
class Interpreter {
public:
    using Action = typename Table::Action;
    using Rules = typename Table::Rules;
    using Understood = Understanding<Action>;

    Interpreter(const Table& table, std::string_view typed, std::span<const std::string> shown,
                std::span<const Synonym> synonyms)
        : actions_(legal_actions(table)), typed_(typed), words_(words_in(typed)), shown_(shown),
          readings_(readings_of(typed, synonyms)) {}

    Understood understand() const {
        const Understood exactly = word_for_word();
        if (!exactly.meant.empty()) return exactly;
        const Understood asked_for = nearest([&](std::size_t kind) { return is_asked_for(kind); });
        if (!asked_for.meant.empty()) return asked_for;
        if (auto begun = beginnings(); !begun.empty()) return {begun, {}};
        if (exactly.refused) return exactly;
        if (asked_for.refused) return asked_for;
        return nearest([&](std::size_t kind) { return !is_asked_for(kind); });
    }

private:
    static constexpr std::size_t most_values = 10'000;  // of one kind of action that are tried

    std::optional<std::size_t> place_of(const Action& action) const {
        const auto at = std::find(actions_.begin(), actions_.end(), action);
        if (at == actions_.end()) return {};
        return static_cast<std::size_t>(at - actions_.begin());
    }
    bool is_asked_for(std::size_t kind) const {
        return std::any_of(actions_.begin(), actions_.end(), [&](const Action& each) { return each.index() == kind; });
    }

    // What the list shows, or the notation of an action.
    Understood word_for_word() const {
        for (std::size_t i = 0; i != shown_.size(); ++i)
            if (words_in(shown_[i]) == words_) return {{i}, {}};
        const auto read = parse<Action>(typed_, Rules{});
        if (!read) return {};
        const auto place = place_of(*read);
        return place ? Understood{{*place}, {}} : Understood{{}, *read};
    }

    // What begins on the list like that. With numbers it would be hard to say what they count.
    std::vector<std::size_t> beginnings() const {
        std::vector<std::size_t> places;
        if (words_.empty() || std::any_of(words_.begin(), words_.end(), is_number)) return places;
        for (std::size_t i = 0; i != shown_.size(); ++i) {
            const WordList words = words_in(shown_[i]);
            if (words.size() >= words_.size() && std::equal(words_.begin(), words_.end(), words.begin(), stands_for))
                places.push_back(i);
        }
        return places;
    }

    // The nearest of all actions of some kinds.
    template <class Wanted>
    Understood nearest(Wanted&& wanted) const {
        Nearest<Action> nearest;
        const auto consider = [&](const auto& alternative, std::optional<std::size_t> place) {
            if (const auto found = distance(readings_, phrase_of<Rules>(alternative)))
                nearest.consider(*found, alternative, place);
        };
        for (std::size_t i = 0; i != actions_.size(); ++i)
            if (wanted(actions_[i].index())) match(actions_[i], [&](const auto& held) { consider(held, i); });
        for_each_alternative_value(static_cast<const Action*>(nullptr), most_values, wanted, [&](const auto& held) {
            if (!place_of(held)) consider(held, {});
        });
        return nearest.result();
    }

    decltype(legal_actions(std::declval<const Table&>())) actions_;
    std::string_view typed_;
    WordList words_;
    std::span<const std::string> shown_;
    std::vector<WordList> readings_;
};

}  // namespace detail

// Understands what a player types instead of the number of an action: its notation, or so much of it that it is clear
// what is meant ("cleric 1" for `move cleric to 1`), words being shortened at will ("cl 1"); the beginning of what the
// list shows for the action; and synonyms. shown[i] is what is shown for legal_actions(table)[i], if anything.
template <GameTable Table>
Understanding<typename Table::Action> understand(const Table& table, std::string_view typed,
                                                 std::span<const std::string> shown = {},
                                                 std::span<const Synonym> synonyms = {}) {
    return detail::Interpreter<Table>(table, typed, shown, synonyms).understand();
}

}  // namespace heroes
