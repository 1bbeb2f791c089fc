#pragma once

#include <cstddef>
#include <string>

#include <heroes/tools/compare_rules.hpp>

namespace lab {

// One line that grows: [######......] 1000 of 2000
inline std::string progress_line(const heroes::TrialProgress& progress) {
    constexpr std::size_t width = 40;
    const std::size_t filled = progress.games == 0 ? width : width * progress.done / progress.games;
    return "[" + std::string(filled, '#') + std::string(width - filled, '.') + "] " + std::to_string(progress.done) +
           " of " + std::to_string(progress.games);
}

// Whether the line differs from the one before by more than its numbers: a terminal is slower than most games.
inline bool is_worth_showing(const heroes::TrialProgress& progress) {
    constexpr std::size_t most_lines = 200;
    return progress.done == progress.games || progress.done % (progress.games / most_lines + 1) == 0;
}

}  // namespace lab
