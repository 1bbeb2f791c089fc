#include "../games.hpp"
#include "../session.hpp"
#include "game.hpp"

namespace terminal {

void play_hedra(const Arguments& arguments) { Session<Hedra>(arguments).run(); }

}  // namespace terminal
