#pragma once

#include <cmath>
#include <cstddef>
#include <string>

#include <heroes/tools/compare_rules.hpp>

namespace lab {

// "12 s", "3 min 20 s", "2 h 5 min".
inline std::string time_text(double seconds) {
    const auto whole = static_cast<unsigned long long>(std::ceil(seconds));
    const auto two = [](unsigned long long number, unsigned long long each, const char* large, const char* fine) {
        const auto rest = number % each;
        return std::to_string(number / each) + large + (rest == 0 ? "" : " " + std::to_string(rest) + fine);
    };
    if (whole < 60) return std::to_string(whole) + " s";
    return whole < 3600 ? two(whole, 60, " min", " s") : two(whole / 60, 60, " h", " min");
}

// What the rest will take if it goes on like the part that is done.
inline double seconds_left(const heroes::TrialProgress& progress, double seconds) {
    return seconds * static_cast<double>(progress.games - progress.done) / static_cast<double>(progress.done);
}

// One line that grows, and covers the one before: [######......] 1000 of 2000, 12 s left
inline std::string progress_line(const heroes::TrialProgress& progress, double seconds) {
    constexpr std::size_t width = 30;
    const std::size_t filled = progress.games == 0 ? width : width * progress.done / progress.games;
    std::string line = "[" + std::string(filled, '#') + std::string(width - filled, '.') + "] " +
                       std::to_string(progress.done) + " of " + std::to_string(progress.games);
    if (progress.done == progress.games)
        line += ", " + time_text(seconds);
    else if (progress.done != 0)
        line += ", " + time_text(seconds_left(progress, seconds)) + " left";
    return line + std::string(line.size() < 79 ? 79 - line.size() : 0, ' ');
}

// Whether the line differs from the one before by more than its numbers: a terminal is slower than most games.
inline bool is_worth_showing(const heroes::TrialProgress& progress) {
    constexpr std::size_t most_lines = 200;
    return progress.done == progress.games || progress.done % (progress.games / most_lines + 1) == 0;
}

}  // namespace lab
