#pragma once

#include <cmath>
#include <cstddef>
#include <string>

namespace terminal {

// "42 %"; what is neither certain nor impossible is never called so.
inline std::string percent(double probability) {
    constexpr double rounding = 1e-9;
    const long rounded = std::lround(100 * probability);
    if (rounded == 0 && probability > rounding) return "under 1 %";
    if (rounded == 100 && probability < 1 - rounding) return "over 99 %";
    return std::to_string(rounded) + " %";
}

// "about 63 %", of so many tries; what came in all of them or in none may still come otherwise.
inline std::string about(std::size_t times, std::size_t tries) {
    if (times == 0) return "under " + percent(1.0 / static_cast<double>(tries));
    if (times == tries) return "over " + percent(1 - 1.0 / static_cast<double>(tries));
    return "about " + percent(static_cast<double>(times) / static_cast<double>(tries));
}

}  // namespace terminal
