#pragma once

// The games whose rules can be tried. A new one gets a file like lab/hedra.cpp and a line here.

#include <string>
#include <string_view>

#include "run.hpp"

namespace lab {

Report run_hedra(const Arguments& arguments, const Notify& notify);
Report run_hamlet(const Arguments& arguments, const Notify& notify);
std::string list_hedra();
std::string list_hamlet();

struct LabGame {
    std::string_view name;
    Report (*run)(const Arguments&, const Notify&);
    std::string (*list)();
};

inline constexpr LabGame games[] = {
    {"hedra", run_hedra, list_hedra},
    {"hamlet", run_hamlet, list_hamlet},
};

inline const LabGame& game_named(std::string_view name) {
    std::string known;
    for (const LabGame& game : games) {
        if (game.name == name) return game;
        known += (known.empty() ? "" : ", ") + std::string(game.name);
    }
    throw Complaint("there is no game " + quoted(name) + " yet; known: " + known);
}

}  // namespace lab
