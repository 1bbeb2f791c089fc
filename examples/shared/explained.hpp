#pragma once

#include <string>

#include <heroes/core/verdict.hpp>

namespace shared {

// "heroes heal once in a turn (HAM-036)".
inline std::string explained(const heroes::Verdict& verdict) {
    return std::string(verdict.reason()) + " (" + std::string(verdict.clause()) + ")";
}

}  // namespace shared
