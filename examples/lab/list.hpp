#pragma once

// What can be changed in a game, in lines of at most 80 letters.

#include <string>
#include <string_view>
#include <vector>

#include <heroes/core/fields.hpp>
#include <heroes/core/game.hpp>

#include "../shared/settings.hpp"
#include "notes.hpp"
#include "wrap.hpp"

namespace lab {

namespace detail {

// "clearing_points=1  a number from 0 to 255; 1 to 4 makes sense (HED-150)", and below it what it settles.
inline std::string list_line(const shared::Setting& setting, std::string_view expected, const Note* note) {
    std::string text = setting.name + "=" + setting.value + "  " + std::string(expected);
    if (note == nullptr) return wrapped(text, "  ", "      ");
    const bool is_number = sensible_range(note->turned).has_value();
    if (is_number) text += "; " + std::string(note->turned) + " makes sense";
    text = wrapped(text + " (" + std::string(note->clauses) + ")", "  ", "      ");
    text += wrapped(note->settles, "      ", "      ");
    return is_number || note->turned.empty() ? text : text + wrapped(note->turned, "      If turned: ", "        ");
}

template <class Rules, class Listed, class NoteOf>
std::string list_lines(const Listed& listed, NoteOf&& note_of_member) {
    std::string lines;
    heroes::for_each_field(listed, [&](std::string_view name, const auto& member) {
        lines += list_line({std::string(name), shared::text_of(member)}, shared::detail::expected_for<Rules>(member),
                           note_of_member(name));
    });
    return lines;
}

}  // namespace detail

// The knobs and options of a game, as they are if nobody turns them.
template <heroes::GameTable Table>
std::string list(std::string_view game, const std::vector<Note>& notes) {
    const auto note = [&](std::string_view knob) { return note_of(notes, game, knob); };
    const auto no_note = [](std::string_view) { return static_cast<const Note*>(nullptr); };
    using Rules = typename Table::Rules;
    return "Knobs (--knob NAME=VALUE):\n" + detail::list_lines<Rules>(Rules{}.knobs, note) +
           "Options (--option NAME=VALUE):\n" + detail::list_lines<Rules>(typename Table::Options{}, no_note);
}

}  // namespace lab
