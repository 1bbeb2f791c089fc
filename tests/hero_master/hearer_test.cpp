// Random games that are only listened to.

#include <doctest/doctest.h>

#include <cstdint>
#include <string>

#include <hero_master/hearer.hpp>
#include <hero_master/referee.hpp>
#include <how_many.hpp>

#include <heroes/hero_master/redact.hpp>

namespace {

using hero_master_test::Hearer;
using namespace hero_master_referee;

// Where in a game a seat has heard something else than there is to be seen; empty if nowhere.
std::string difference(const Record<StandardRules>& record, Seat seat) {
    Hearer hearer{record.options, seat};
    for (const auto& moment : record.moments) {
        for (const Event& event : moment.events)
            if (const auto told = redact(event, moment.table, seat)) hearer.hear(*told);
        const auto seen = view(moment.table, seat);
        if (const std::string found = hearer.difference(*seen); !found.empty()) return found;
    }
    return {};
}

}  // namespace

TEST_CASE("HMA-R21 what a seat may hear is all that it may see, no less and no more") {
    for (const int players : {2, 3, 4})
        for (std::uint64_t seed = 1; seed <= laws::games_to_play(500, 25); ++seed) {
            const auto record = play_at_random(Options{.players = static_cast<std::uint8_t>(players)}, seed);
            for (const Seat seat : {Seat::one, Seat::two, Seat::spectator})
                CHECK_MESSAGE(difference(record, seat) == "", players, " players, seed ", seed, ", seat ",
                              name_of(seat));
        }
}
