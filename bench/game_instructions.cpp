#include "instructions.hpp"
#include "measured.hpp"

int main(int count, char** arguments) { return bench::play_games(count, arguments, bench::new_game); }
