#pragma once

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <heroes/core/evaluation.hpp>
#include <heroes/core/view.hpp>
#include <heroes/tools/bots.hpp>

#include "narrator.hpp"
#include "odds_text.hpp"
#include "text.hpp"
#include "ways.hpp"

namespace terminal {

namespace detail {

// Calls f(letter, in_number) for every letter of a sentence. The digits of c4, A1 and D10 are parts of names.
template <class F>
void for_each_letter(std::string_view sentence, F&& f) {
    bool in_word = false;
    bool in_number = false;
    for (const char letter : sentence) {
        const bool is_digit = letter >= '0' && letter <= '9';
        in_number = is_digit && !in_word;
        in_word = !in_number && (is_digit ? in_word : std::isalpha(static_cast<unsigned char>(letter)) != 0);
        f(letter, in_number);
    }
}

// A sentence with its numbers left open: "# Timers are left."
inline std::string without_numbers(std::string_view sentence) {
    std::string open;
    for_each_letter(sentence, [&](char letter, bool in_number) {
        if (!in_number)
            open += letter;
        else if (open.empty() || open.back() != '#')
            open += '#';
    });
    return open;
}

// What "1 Timer is" and "2 Timers are" not have in common is left out, so that they count together.
inline std::string without_plural(std::string_view open) {
    std::string singular;
    bool counts = false;
    for (const char letter : open) {
        const bool ends_word = letter == ' ' || letter == '.' || letter == ',' || letter == ';';
        if (ends_word && counts && singular.back() == 's') singular.pop_back();
        if (ends_word) counts = letter == ' ' && !singular.empty() && singular.back() == '#';
        singular += letter;
    }
    return singular;
}

inline std::vector<int> numbers_in(std::string_view sentence) {
    std::vector<int> numbers;
    bool goes_on = false;
    for_each_letter(sentence, [&](char letter, bool in_number) {
        if (in_number && !goes_on) numbers.push_back(0);
        if (in_number) numbers.back() = 10 * numbers.back() + (letter - '0');
        goes_on = in_number;
    });
    return numbers;
}

// Sentences that differ in nothing but their numbers: how likely it is that one is told, and from what to what the
// numbers go.
class Tally {
public:
    double probability = 0;

    void note(const std::string& sentence) {
        const std::string open = without_numbers(sentence);
        const auto numbers = numbers_in(sentence);
        if (open_.size() < open.size()) open_ = open;
        for (std::size_t i = 0; i != numbers.size(); ++i) {
            if (i == ranges_.size()) ranges_.push_back({numbers[i], numbers[i]});
            ranges_[i] = {std::min(ranges_[i].first, numbers[i]), std::max(ranges_[i].second, numbers[i])};
        }
    }
    bool is_certain() const {
        constexpr double rounding = 1e-9;
        return probability > 1 - rounding && std::all_of(ranges_.begin(), ranges_.end(),
                                                         [](const auto& range) { return range.first == range.second; });
    }
    // "Blue: 38 -> 29 to 33 HP."
    std::string text() const {
        std::string text;
        std::size_t next = 0;
        for (const char letter : open_) text += letter == '#' ? in_words(ranges_[next++]) : std::string(1, letter);
        return text;
    }

private:
    using Range = std::pair<int, int>;

    static std::string in_words(Range range) {
        return std::to_string(range.first) + (range.first == range.second ? "" : " to " + std::to_string(range.second));
    }

    std::string open_{};
    std::vector<Range> ranges_{};
};

using Sentences = std::set<std::string>;

// What a seat is told from an action on until the turn is over. If decisions come before that, everybody takes what
// looks best at once, and `asked` says so.
template <class Table>
class Prospect {
public:
    Prospect(const heroes::View<Table>& seen, const typename Table::Action& action) : seen_(seen), action_(action) {}

    bool asked() const { return asked_; }

    Sentences told(Table table, auto& chance) {
        Narrator<Table> narrator(table, {});
        Sentences told;
        typename Table::Action next = action_;
        for (std::size_t decisions = 0;; ++decisions) {
            play(table, next, chance, narrator);
            for (const Line& line : narrator.take_lines())
                if (line.readers.has(seen_.seat())) note(told, line.text);
            if (is_over(table) || narrator.turns() != 0 || decisions == most_decisions) return told;
            asked_ = true;
            next = decided(table, decisions);
        }
    }

private:
    static constexpr std::size_t most_decisions = 12;

    // Sentence by sentence.
    static void note(Sentences& told, std::string_view text) {
        for (std::size_t end = 0; end != text.npos;) {
            end = std::min(text.find(". "), text.find("! "));
            told.emplace(text.substr(0, end == text.npos ? end : end + 1));
            if (end != text.npos) text.remove_prefix(end + 2);
        }
    }

    static typename Table::Action decided(const Table& table, std::size_t nth) {
        const auto seen = view(table, decider(table));
        if constexpr (heroes::Evaluated<Table>)
            return heroes::GreedyBot{nth}.choose(seen, 1);
        else
            return heroes::RandomBot{heroes::Pcg32{nth}}.choose(seen, 1);
    }

    const heroes::View<Table>& seen_;
    const typename Table::Action& action_;
    bool asked_ = false;
};

// Every way, if the seat sees the whole table, nobody has to decide meanwhile and there are not too many; else a
// sample.
template <class Table>
Ways<Sentences> ways_told(Prospect<Table>& prospect, const heroes::View<Table>& seen, const Table& table) {
    constexpr std::size_t samples = 200;
    if (*seen == table) {
        auto all = ways_of([&](Dice& dice) { return prospect.told(table, dice); });
        if (all.exact && !prospect.asked()) return all;
    }
    Ways<Sentences> some{{}, false};
    for (std::size_t i = 0; i != samples; ++i) {
        heroes::Pcg32 luck{i};
        const Table world = determinize(seen, luck);
        some.all.emplace_back(prospect.told(world, luck), 1.0 / samples);
    }
    return some;
}

// What is not told in every way alike, the likeliest first.
inline std::vector<Tally> uncertain(const Ways<Sentences>& ways) {
    constexpr std::size_t most = 12;
    std::map<std::string, Tally> tallies;
    for (const auto& [told, probability] : ways.all) {
        std::set<std::string> kinds;
        for (const std::string& sentence : told) {
            const std::string kind = without_plural(without_numbers(sentence));
            tallies[kind].note(sentence);
            if (kinds.insert(kind).second) tallies[kind].probability += probability;
        }
    }
    std::vector<Tally> ranked;
    for (const auto& [kind, tally] : tallies)
        if (!kind.empty() && !tally.is_certain()) ranked.push_back(tally);
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const Tally& a, const Tally& b) { return a.probability > b.probability; });
    ranked.resize(std::min(most, ranked.size()));
    return ranked;
}

}  // namespace detail

// What may come of an action: what the decider is told in some ways of the chance and not in others.
template <class Table>
std::string prospects(const heroes::View<Table>& seen, const Table& table, const typename Table::Action& action) {
    detail::Prospect<Table> prospect(seen, action);
    const auto ways = detail::ways_told(prospect, seen, table);
    const auto uncertain = detail::uncertain(ways);
    if (uncertain.empty()) return "Nothing is left to chance.\n";
    std::string text = ways.exact ? "Exactly:\n" : "From a sample:\n";
    if (prospect.asked())
        text = wrapped("From a sample, until the turn ends, if everybody takes what looks best at once:", 2) + "\n";
    for (const detail::Tally& tally : uncertain)
        text += wrapped("  " + padded(percent(tally.probability), 11) + tally.text(), 13) + "\n";
    return text;
}

}  // namespace terminal
