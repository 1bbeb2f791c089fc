#pragma once

// What docs/house_rules.md says about the knobs. CMake makes a source file of its tables.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lab {

struct Note {
    std::string_view game{};
    std::string_view knob{};
    std::string_view clauses{};
    std::string_view settles{};
    std::string_view turned{};  // what happens then; for a number, which make sense: "1 to 4"
};

// All notes of all games.
const std::vector<Note>& notes();

inline const Note* note_of(const std::vector<Note>& notes, std::string_view game, std::string_view knob) {
    for (const Note& note : notes)
        if (note.game == game && note.knob == knob) return &note;
    return nullptr;
}

struct Range {
    std::uint64_t least = 0;
    std::uint64_t most = 0;
};

// "1 to 4", and perhaps more words.
inline std::optional<Range> sensible_range(std::string_view text) {
    Range range;
    const auto read = [&](std::uint64_t& number) {
        const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
        for (char digit : text.substr(0, digits)) number = 10 * number + static_cast<std::uint64_t>(digit - '0');
        text.remove_prefix(digits);
        return digits != 0;
    };
    if (!read(range.least) || !text.starts_with(" to ")) return {};
    text.remove_prefix(4);
    if (!read(range.most) || range.most < range.least) return {};
    return range;
}

}  // namespace lab
