#pragma once

namespace terminal {

// What a game says in words of its own, and its screen. It specialises this in terminal/<game>/game.hpp, with as many
// of the following as it likes; whatever it leaves out follows from the names and members.
//   help                               what ? answers about the game
//   synonyms                           an array of heroes::Synonym, for words that players may type
//   Narrator                           made from (table, style), has tell(event) for some events; see Lines
//   screen(view, style)                the table as text
//   question(table, decision, style)   what the decider is asked
//   offer(table, action, style)        an action on the list of those that may be done
//   result(table, style)               how the game ended
//   shows_table(table, decision)       whether a person sees the table before this decision
//   seat_teams(options, "2v2")         options for teams, or a Complaint
template <class Table>
struct Words {};

}  // namespace terminal
