#pragma once

// What the benchmarks of a game play: games by default options and the rules as printed, unless its game.hpp says
// otherwise in a `Measured` of its own, which hides this one.

#include <cstdint>

#include <game.hpp>

#include <heroes/core/pcg32.hpp>
#include <heroes/core/state.hpp>

namespace bench::usual {

struct Measured {
    using Rules = game::StandardRules;
    static constexpr game::Options options(std::uint64_t) { return {}; }
};

}  // namespace bench::usual

namespace game {
using namespace bench::usual;
}

namespace bench {

using State = game::State<game::Measured::Rules>;

inline State new_game(std::uint64_t seed) {
    return heroes::new_game<game::Table<game::Measured::Rules>>(game::Measured::options(seed), heroes::Pcg32{seed});
}

}  // namespace bench
