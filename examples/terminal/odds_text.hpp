#pragma once

#include <cmath>
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

}  // namespace terminal
