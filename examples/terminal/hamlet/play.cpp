#include "../games.hpp"
#include "../session.hpp"
#include "game.hpp"

namespace terminal {

void play_hamlet(const Arguments& arguments) { Session<Hamlet>(arguments).run(); }

}  // namespace terminal
