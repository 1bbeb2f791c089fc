#include "cards.hpp"

#include <algorithm>
#include <iterator>

#include <heroes/core/refusals.hpp>
#include <heroes/hamlet/refusals.hpp>
#include <heroes/hedra/refusals.hpp>

namespace hamlet_test {

TEST_CASE("every refusal is listed with its clause and its sentence, for translation") {
    const auto is_listed = [](const Verdict& verdict) {
        return std::count(std::begin(heroes::hamlet::every_refusal), std::end(heroes::hamlet::every_refusal),
                          verdict) == 1;
    };
    const auto table = Position{}.table();
    CHECK(is_listed(judge(table, Attack{})));
    CHECK(is_listed(judge(table, EnterWilderness{})) == false);
    CHECK(is_listed(judge(Options{.players = 9})));
    CHECK(is_listed(judge(heroes::hamlet::monster(0, 0, 0, 1))));

    const auto are_complete = [](const auto& refusals, std::string_view prefix) {
        return std::all_of(std::begin(refusals), std::end(refusals), [&](const Verdict& refusal) {
            return !refusal && refusal.clause().starts_with(prefix) && !refusal.reason().empty();
        });
    };
    CHECK(are_complete(heroes::hamlet::every_refusal, "HAM-"));
    CHECK(are_complete(heroes::hedra::every_refusal, "HED-"));
    CHECK(are_complete(heroes::core_refusals, "CORE-"));
}

}  // namespace hamlet_test
