#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include <heroes/core/view.hpp>
#include <heroes/tools/typing.hpp>

#include "plain_decks.hpp"
#include "plain_screen.hpp"
#include "plain_words.hpp"
#include "text.hpp"
#include "words.hpp"

namespace terminal {

// How a session speaks of a game: in the game's own words as far as it has any, else in plain ones.
template <class Table>
struct Voice {
    using Own = Words<Table>;
    using Decision = typename Table::Decision;
    using Action = typename Table::Action;

    static std::string screen(const heroes::View<Table>& seen, Style style) {
        if constexpr (requires { Own::screen(seen, style); })
            return Own::screen(seen, style);
        else
            return PlainScreen<Table>(seen, style).text();
    }
    static std::string question(const Table& table, const Decision& decision, Style style) {
        if constexpr (requires { Own::question(table, decision, style); })
            return Own::question(table, decision, style);
        else
            return PlainWords<Table>{{table, style}}.question(decision);
    }
    static std::string offer(const Table& table, const Action& action, Style style) {
        if constexpr (requires { Own::offer(table, action, style); })
            return Own::offer(table, action, style);
        else
            return PlainWords<Table>{{table, style}}.offer(action);
    }
    static std::string part([[maybe_unused]] const Table& table, [[maybe_unused]] const Action& action,
                            [[maybe_unused]] std::size_t nth) {
        if constexpr (requires { Own::part(table, action, nth); })
            return Own::part(table, action, nth);
        else
            return "";
    }
    static std::string result(const Table& table, Style style) {
        if constexpr (requires { Own::result(table, style); })
            return Own::result(table, style);
        else
            return PlainWords<Table>{{table, style}}.result();
    }
    static std::string help() {
        std::string text;
        if constexpr (requires { Own::help; }) text = wrapped_rows(unfolded(Own::help), 2);
        return text +
               wrapped(R"(
Type the number of a choice, or words: what the list shows, or the beginning of it, or just enough to tell what you mean. The rules tell you why something is not allowed.
)",
                       0) +
               commands();
    }
    // What else can be typed.
    static std::string commands() {
        return wrapped_rows(R"(
  ?            the choices again, as does an empty line
  help         the game in short
  t            the table
  hint         what the search bot would do, and why
  odds N       what may come of choice N
  undo         take the last choice back
  card NAME    what is on a card
  decks        how many cards are where
  log          what happened lately; log N for more
  save NAME    keep the game in a file
  q            quit
)",
                            0);
    }
    // Calls f(name, what it does) for everything that has a text on it.
    template <class F>
    static void for_each_card(F&& f) {
        if constexpr (requires { Own::for_each_card(f); }) Own::for_each_card(f);
    }
    static std::string decks(const heroes::View<Table>& seen) {
        if constexpr (requires { Own::decks(seen); })
            return Own::decks(seen);
        else
            return PlainDecks<Table>(*seen).text();
    }
    static std::span<const heroes::Synonym> synonyms() {
        if constexpr (requires { Own::synonyms; })
            return Own::synonyms;
        else
            return {};
    }
};

}  // namespace terminal
