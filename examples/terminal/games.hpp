#pragma once

#include <string_view>

#include "arguments.hpp"

namespace terminal {

// Each game is a source file of its own, so that they compile side by side.
void play_hedra(const Arguments& arguments);
void play_hamlet(const Arguments& arguments);

struct Entry {
    std::string_view name{};
    void (*play)(const Arguments&) = nullptr;
};

// The games by their names on the command line.
inline constexpr Entry games[]{{"hedra", play_hedra}, {"hamlet", play_hamlet}};

}  // namespace terminal
