#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <heroes/core/evaluation.hpp>
#include <heroes/core/view.hpp>
#include <heroes/tools/bots.hpp>
#include <heroes/tools/search_bot.hpp>
#include <heroes/tools/shapes.hpp>

#include "choices.hpp"
#include "narrator.hpp"
#include "odds_text.hpp"
#include "text.hpp"
#include "ways.hpp"

namespace terminal {

// What the search bot would do, and why: how often it tried each choice, and what that was worth to the decider, from
// -100 (lost) to 100 (won).
template <class Table>
std::string hint(const heroes::View<Table>& seen, const Choices<Table>& choices, std::uint32_t nodes) {
    if constexpr (heroes::Evaluated<Table>) {
        constexpr std::size_t most = 5;
        if (choices.offers().size() == 1) return "There is only one choice.\n";
        const auto found = heroes::SearchBot{.seed = 1}.advise(seen, nodes);
        std::string text = "The search bot has played on " + std::to_string(found.simulations) + " times:\n";
        for (std::size_t i = 0; i != std::min(most, found.alternatives.size()); ++i) {
            const auto& tried = found.alternatives[i];
            text += wrapped("  " + std::to_string(tried.visits) + " visits, worth " +
                                std::to_string(100 * std::int64_t{tried.worth} / heroes::sure_win) + ": " +
                                choices.offer(tried.action),
                            6) +
                    "\n";
        }
        return text;
    } else {
        return "Nobody has an opinion about this game.\n";
    }
}

namespace detail {

// A sentence with its numbers left out, so that those count together which differ in nothing else.
inline std::string without_numbers(const std::string& text) {
    std::string kept;
    for (const char letter : text) {
        const bool is_digit = letter >= '0' && letter <= '9';
        if (is_digit && !kept.empty() && kept.back() == '#') continue;
        kept += is_digit ? '#' : letter;
    }
    return kept;
}

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
                if (line.readers.has(seen_.seat())) note(told, without_numbers(line.text));
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

// What is told in some ways and not in all, the likeliest first.
inline std::vector<std::pair<double, std::string>> uncertain(const Ways<Sentences>& ways) {
    constexpr std::size_t most = 12;
    constexpr double rounding = 1e-9;
    std::map<std::string, double> likely;
    for (const auto& [told, probability] : ways.all)
        for (const std::string& sentence : told) likely[sentence] += probability;
    std::vector<std::pair<double, std::string>> ranked;
    for (const auto& [sentence, probability] : likely)
        if (!sentence.empty() && probability < 1 - rounding) ranked.emplace_back(probability, sentence);
    std::stable_sort(ranked.begin(), ranked.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
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
    for (const auto& [probability, sentence] : uncertain)
        text += wrapped("  " + padded(percent(probability), 11) + sentence, 13) + "\n";
    return text;
}

// Everything with a text on it that is called like this.
template <class Table>
std::string cards_named(const std::string& name) {
    const auto wanted = heroes::words_in(name);
    const auto begins = [](const std::string& word, const std::string& beginning) {
        return word.starts_with(beginning);
    };
    std::string text;
    Voice<Table>::for_each_card([&](const std::string& title, const std::string& what) {
        const auto words = heroes::words_in(title);
        if (std::search(words.begin(), words.end(), wanted.begin(), wanted.end(), begins) != words.end())
            text += wrapped(what, 2) + "\n";
    });
    return text.empty() ? "There is no card '" + name + "'.\n" : text;
}

}  // namespace terminal
