#include "support.hpp"

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

using namespace shire_test;

namespace {

// A whole duel at level 5: what the players did, and everything that happened.
constexpr std::uint64_t golden_seed = 4296;
constexpr std::string_view golden_trace[] = {
    "game started{players 2, teams [1, 2, 0, 0, 0, 0], levels [5, 5, 5, 5, 5, 5]}",
    "> take character{character 2}",
    "character taken{seat one, character 2, hp 34}",
    "> take character{character 0}",
    "character taken{seat two, character 0, hp 38}",
    "> spend mastery{first 2, second 0, third 3}",
    "mastery spent{seat one, depths [2, 0, 3]}",
    "> spend mastery{first 2, second 1, third 0}",
    "mastery spent{seat two, depths [2, 1, 0]}",
    "round began{round 1, order [one, two]}",
    "turn began{actor one, round 1}",
    "phase began{actor one, phase token upkeep}",
    "phase began{actor one, phase dice upkeep}",
    "phase began{actor one, phase hero}",
    "phase began{actor one, phase main}",
    "> cast spell{spell 41}",
    "spell announced{caster one, spell 41, target nobody, casting main phase}",
    "part began{caster one, spell 41, part 0, targets [one]}",
    "condition placed{actor one, condition Can't be targeted, number 0, stats [], column 1 turn}",
    "condition placed{actor one, condition Dodge, number 0, stats [], column 3 turns}",
    "die changed{actor one, spell 41, from 0, to 5, cause cast}",
    "phase began{actor one, phase end}",
    "turn ended{actor one, cut_short no}",
    "turn began{actor two, round 1}",
    "phase began{actor two, phase token upkeep}",
    "phase began{actor two, phase dice upkeep}",
    "phase began{actor two, phase hero}",
    "ability triggered{owner two, ability 0, on begin turn, source nobody}",
    "hp gained{actor two, from 38, to 38, wasted 1, cause effect}",
    "phase began{actor two, phase main}",
    "> cast spell{spell 0}",
    "spell announced{caster two, spell 0, target two, casting main phase}",
    "part began{caster two, spell 0, part 0, targets [two]}",
    "hp gained{actor two, from 38, to 38, wasted 7, cause effect}",
    "die changed{actor two, spell 0, from 0, to 5, cause cast}",
    "phase began{actor two, phase end}",
    "turn ended{actor two, cut_short no}",
    "round began{round 2, order [one, two]}",
    "turn began{actor one, round 2}",
    "phase began{actor one, phase token upkeep}",
    "condition ticked{actor one, condition Can't be targeted, number 0, from 1 turn}",
    "condition ticked{actor one, condition Dodge, number 0, from 3 turns}",
    "phase began{actor one, phase dice upkeep}",
    "die changed{actor one, spell 41, from 5, to 4, cause upkeep}",
    "phase began{actor one, phase hero}",
    "phase began{actor one, phase main}",
    "> cast spell{spell 59}",
    "spell announced{caster one, spell 59, target nobody, casting main phase}",
    "part began{caster one, spell 59, part 0, targets [two]}",
    "damage computed{attacker one, target two, damage {printed 2, stats 5, flat 0, element 0, defence 4, figure 3, "
    "percent 0, prevented no, dealt 3}}",
    "hp lost{actor two, from 38, to 35, cause attack}",
    "condition placed{actor two, condition Poison, number 0, stats [], column 3 turns}",
    "hp lost{actor two, from 35, to 34, cause poison}",
    "die changed{actor one, spell 59, from 0, to 6, cause cast}",
    "phase began{actor one, phase end}",
    "turn ended{actor one, cut_short no}",
    "turn began{actor two, round 2}",
    "phase began{actor two, phase token upkeep}",
    "condition ticked{actor two, condition Poison, number 0, from 3 turns}",
    "hp lost{actor two, from 34, to 33, cause poison}",
    "phase began{actor two, phase dice upkeep}",
    "die changed{actor two, spell 0, from 5, to 4, cause upkeep}",
    "phase began{actor two, phase hero}",
    "ability triggered{owner two, ability 0, on begin turn, source nobody}",
    "hp gained{actor two, from 33, to 34, wasted 0, cause effect}",
    "phase began{actor two, phase main}",
    "> cast spell{spell 8}",
    "spell announced{caster two, spell 8, target one, casting main phase}",
    "part began{caster two, spell 8, part 0, targets [one]}",
    "reaction offered{seat one, offer spell}",
    "> decline{}",
    "reaction declined{seat one, offer spell}",
    "dodge rolled{actor one, face 4, dodged no}",
    "condition removed{actor one, condition Dodge, number 0, count 1, column 2 turns, cause used}",
    "damage computed{attacker two, target one, damage {printed 2, stats 7, flat 0, element 0, defence 4, figure 5, "
    "percent 0, prevented no, dealt 5}}",
    "hp lost{actor one, from 34, to 29, cause attack}",
    "condition placed{actor one, condition Glowing, number 0, stats [], column 2 turns}",
    "die changed{actor two, spell 8, from 0, to 4, cause cast}",
    "phase began{actor two, phase end}",
    "turn ended{actor two, cut_short no}",
    "round began{round 3, order [one, two]}",
    "turn began{actor one, round 3}",
    "phase began{actor one, phase token upkeep}",
    "condition ticked{actor one, condition Glowing, number 0, from 2 turns}",
    "phase began{actor one, phase dice upkeep}",
    "die changed{actor one, spell 41, from 4, to 3, cause upkeep}",
    "die changed{actor one, spell 59, from 6, to 5, cause upkeep}",
    "phase began{actor one, phase hero}",
    "phase began{actor one, phase main}",
    "> cast spell{spell 53}",
    "spell announced{caster one, spell 53, target two, casting main phase}",
    "part began{caster one, spell 53, part 0, targets [two]}",
    "damage computed{attacker one, target two, damage {printed 5, stats 5, flat 1, element 0, defence 4, figure 7, "
    "percent 0, prevented no, dealt 7}}",
    "hp lost{actor two, from 34, to 27, cause attack}",
    "condition placed{actor two, condition Lacerate, number 0, stats [], column 3 turns}",
    "hp lost{actor two, from 27, to 25, cause lacerate}",
    "die changed{actor one, spell 53, from 0, to 6, cause cast}",
    "phase began{actor one, phase end}",
    "turn ended{actor one, cut_short no}",
    "turn began{actor two, round 3}",
    "phase began{actor two, phase token upkeep}",
    "condition ticked{actor two, condition Lacerate, number 0, from 3 turns}",
    "hp lost{actor two, from 25, to 23, cause lacerate}",
    "condition ticked{actor two, condition Poison, number 0, from 2 turns}",
    "hp lost{actor two, from 23, to 22, cause poison}",
    "phase began{actor two, phase dice upkeep}",
    "die changed{actor two, spell 0, from 4, to 3, cause upkeep}",
    "die changed{actor two, spell 8, from 4, to 3, cause upkeep}",
    "phase began{actor two, phase hero}",
    "ability triggered{owner two, ability 0, on begin turn, source nobody}",
    "hp gained{actor two, from 22, to 23, wasted 0, cause effect}",
    "glowing triggered{gainer two, holders [one]}",
    "hp lost{actor one, from 29, to 27, cause glowing}",
    "phase began{actor two, phase main}",
    "> cast spell{spell 5}",
    "spell announced{caster two, spell 5, target one, casting main phase}",
    "part began{caster two, spell 5, part 0, targets [one]}",
    "reaction offered{seat one, offer spell}",
    "> cast spell{spell 60}",
    "spell announced{caster one, spell 60, target nobody, casting reaction}",
    "part began{caster one, spell 60, part 0, targets [one]}",
    "creature summoned{actor pet of one, card 1, hp 12}",
    "order changed{actor pet of one, place 2}",
    "die changed{actor one, spell 60, from 0, to 5, cause cast}",
    "damage computed{attacker two, target one, damage {printed 3, stats 7, flat 0, element 0, defence 4, figure 6, "
    "percent 0, prevented no, dealt 6}}",
    "hp lost{actor one, from 27, to 21, cause attack}",
    "phase began{actor two, phase end}",
    "turn ended{actor two, cut_short no}",
    "turn began{actor pet of one, round 3}",
    "phase began{actor pet of one, phase token upkeep}",
    "phase began{actor pet of one, phase dice upkeep}",
    "phase began{actor pet of one, phase hero}",
    "phase began{actor pet of one, phase main}",
    "> cast spell{spell 52}",
    "spell announced{caster pet of one, spell 52, target two, casting main phase}",
    "part began{caster pet of one, spell 52, part 0, targets [two]}",
    "damage computed{attacker pet of one, target two, damage {printed 3, stats 4, flat 1, element 0, defence 4, figure "
    "4, percent 0, prevented no, dealt 4}}",
    "hp lost{actor two, from 23, to 19, cause attack}",
    "condition placed{actor two, condition Knockback, number 0, stats [], column permanent}",
    "die changed{actor pet of one, spell 52, from 0, to 4, cause cast}",
    "phase began{actor pet of one, phase end}",
    "turn ended{actor pet of one, cut_short no}",
    "round began{round 4, order [one, two, pet of one]}",
    "turn began{actor one, round 4}",
    "phase began{actor one, phase token upkeep}",
    "condition ticked{actor one, condition Glowing, number 0, from 1 turn}",
    "phase began{actor one, phase dice upkeep}",
    "die changed{actor one, spell 41, from 3, to 2, cause upkeep}",
    "die changed{actor one, spell 53, from 6, to 5, cause upkeep}",
    "die changed{actor one, spell 59, from 5, to 4, cause upkeep}",
    "die changed{actor one, spell 60, from 5, to 4, cause upkeep}",
    "phase began{actor one, phase hero}",
    "phase began{actor one, phase main}",
    "> cast spell{spell 48}",
    "spell announced{caster one, spell 48, target two, casting main phase}",
    "part began{caster one, spell 48, part 0, targets [two]}",
    "damage computed{attacker one, target two, damage {printed 2, stats 12, flat 0, element 0, defence 2, figure 12, "
    "percent 0, prevented no, dealt 12}}",
    "hp lost{actor two, from 19, to 7, cause attack}",
    "die changed{actor one, spell 48, from 0, to 6, cause cast}",
    "phase began{actor one, phase end}",
    "turn ended{actor one, cut_short no}",
    "turn began{actor two, round 4}",
    "phase began{actor two, phase token upkeep}",
    "condition ticked{actor two, condition Lacerate, number 0, from 2 turns}",
    "hp lost{actor two, from 7, to 5, cause lacerate}",
    "condition ticked{actor two, condition Poison, number 0, from 1 turn}",
    "hp lost{actor two, from 5, to 4, cause poison}",
    "phase began{actor two, phase dice upkeep}",
    "die changed{actor two, spell 0, from 3, to 2, cause upkeep}",
    "die changed{actor two, spell 8, from 3, to 2, cause upkeep}",
    "turn skipped{actor two, because Knockback}",
    "condition removed{actor two, condition Knockback, number 0, count 1, column permanent, cause used}",
    "phase began{actor two, phase end}",
    "turn ended{actor two, cut_short no}",
    "turn began{actor pet of one, round 4}",
    "phase began{actor pet of one, phase token upkeep}",
    "phase began{actor pet of one, phase dice upkeep}",
    "die changed{actor pet of one, spell 52, from 4, to 3, cause upkeep}",
    "phase began{actor pet of one, phase hero}",
    "phase began{actor pet of one, phase main}",
    "> cast spell{spell 51}",
    "spell announced{caster pet of one, spell 51, target two, casting main phase}",
    "part began{caster pet of one, spell 51, part 0, targets [two]}",
    "damage computed{attacker pet of one, target two, damage {printed 2, stats 4, flat 1, element 0, defence 4, figure "
    "3, percent 0, prevented no, dealt 3}}",
    "hp lost{actor two, from 4, to 1, cause attack}",
    "phase began{actor pet of one, phase end}",
    "turn ended{actor pet of one, cut_short no}",
    "round began{round 5, order [one, two, pet of one]}",
    "turn began{actor one, round 5}",
    "phase began{actor one, phase token upkeep}",
    "phase began{actor one, phase dice upkeep}",
    "die changed{actor one, spell 41, from 2, to 1, cause upkeep}",
    "die changed{actor one, spell 48, from 6, to 5, cause upkeep}",
    "die changed{actor one, spell 53, from 5, to 4, cause upkeep}",
    "die changed{actor one, spell 59, from 4, to 3, cause upkeep}",
    "die changed{actor one, spell 60, from 4, to 3, cause upkeep}",
    "phase began{actor one, phase hero}",
    "phase began{actor one, phase main}",
    "> cast spell{spell 47}",
    "spell announced{caster one, spell 47, target two, casting main phase}",
    "condition die rolled{caster one, condition Frozen, face 3, success no}",
    "part began{caster one, spell 47, part 0, targets [two]}",
    "damage computed{attacker one, target two, damage {printed 4, stats 5, flat 0, element 0, defence 4, figure 5, "
    "percent 0, prevented no, dealt 5}}",
    "hp lost{actor two, from 1, to 0, cause attack}",
    "actor defeated{actor two}",
    "game over{winners [one], ending one side is left standing}",
};

std::string told_as(const auto& value) { return std::string(to_text(value).view()); }

// The legal action that reads like this.
Action action_called(const shire::Table<>& table, std::string_view text) {
    for (const Action& action : legal_actions(table))
        if (told_as(action) == text) return action;
    FAIL("not legal: ", std::string(text));
    return {};
}

}  // namespace

TEST_CASE("SHI-014 SHI-060 a duel that is played again is told in the same words") {
    std::vector<std::string> told;
    const auto listen = [&](const auto& event) { told.push_back(told_as(event)); };
    auto state = new_game<StandardRules>(Options{}, Pcg32{golden_seed}, {}, listen);
    for (const std::string_view line : golden_trace) {
        if (!line.starts_with("> ")) continue;
        told.push_back(std::string(line));
        play(state.table, action_called(state.table, line.substr(2)), state.chance, listen);
    }
    REQUIRE(told.size() == std::size(golden_trace));
    for (std::size_t i = 0; i != told.size(); ++i) REQUIRE(told[i] == std::string(golden_trace[i]));
    CHECK(outcome(state.table).winners == SeatSet{one});
    CHECK(state.table.ending == Ending::last_side);
}
