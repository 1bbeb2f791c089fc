#pragma once

#include <string>
#include <type_traits>

#include <heroes/core/view.hpp>

#include "text.hpp"

namespace terminal {

// What a game says in words of its own, and its screen. It specialises this in terminal/<game>/game.hpp, with as many
// of the following as it likes; whatever it leaves out follows from the names and members.
//   help                               what ? answers about the game
//   synonyms                           an array of heroes::Synonym, for words that players may type
//   Narrator                           made from (table, style), has tell(event) for some events; see Lines
//   screen(view, style)                the table as text
//   question(table, decision, style)   what the decider is asked
//   offer(table, action, style)        an action on the list of those that may be done
//   part(table, action, nth)           the nth member of an action, where a long list is asked in parts
//   result(table, style)               how the game ended
//   for_each_card(f)                   calls f(name, what it does) for everything that has a text on it
//   decks(view)                        how many cards are in which deck, a line each
//   shows_table(table, decision)       whether a person sees the table before this decision
//   seat_teams(options, "2v2")         options for teams, or a Complaint
template <class Table>
struct Words {};

// For a game that says all of the usual in words of its own: the class of its screen, and a function for each of the
// questions, the offers and the result.
template <class Table_, class Narrator_, class Screen, auto question_, auto offer_, auto result_>
struct WordsOf {
    using Table = Table_;
    using Narrator = Narrator_;

    static std::string screen(const heroes::View<Table>& seen, Style style) {
        if constexpr (std::is_constructible_v<Screen, const heroes::View<Table>&, Style>)
            return Screen(seen, style).text();
        else
            return Screen(*seen, style).text();
    }
    static std::string question(const Table& table, const typename Table::Decision& decision, Style style) {
        return question_(table, decision, style);
    }
    static std::string offer(const Table& table, const typename Table::Action& action, Style style) {
        return offer_(table, action, style);
    }
    static std::string result(const Table& table, Style style) { return result_(table, style); }
};

}  // namespace terminal
