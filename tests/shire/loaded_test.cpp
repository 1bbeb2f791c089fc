#include "support.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <heroes/tools/bots.hpp>
#include <heroes/tools/playout.hpp>

using namespace shire_test;

namespace {

// A small arena as a host might load it: name, HP, strength, agility, and what the only spell deals.
constexpr std::string_view arena_file = R"(
Ox     30 6 2 3
Fox    18 2 7 2
Badger 24 4 4 2
)";

// Characters that were read, with the letters of their names.
struct Roster {
    std::vector<std::string> names;
    std::vector<PrintedCharacter> characters;
};

Roster read(std::string_view file) {
    Roster roster;
    std::istringstream lines{std::string(file)};
    std::string name;
    int hp = 0, strength = 0, agility = 0, damage = 0;
    while (lines >> name >> hp >> strength >> agility >> damage) {
        roster.names.push_back(name);
        PrintedCharacter printed;
        printed.stats = {{static_cast<std::int8_t>(strength), 0, static_cast<std::int8_t>(agility), 1}};
        printed.hp = static_cast<std::uint8_t>(hp);
        printed.board = {PrintedSpell{"Bite", melee({Stat::strength}, 0, one_enemy(deal(damage)))}};
        roster.characters.push_back(printed);
    }
    for (std::size_t i = 0; i != roster.names.size(); ++i) roster.characters[i].name = roster.names[i];
    return roster;
}
const Roster& roster() {
    static const Roster read_once = read(arena_file);
    return read_once;
}

struct Loaded : StandardRules {
    static constexpr std::string_view name = "loaded";
    static inline const Content content = content_of(standard_chart, std::span{roster().characters});

    bool operator==(const Loaded&) const = default;
};

// What is said of two characters after one of them was changed.
template <class Change>
std::string flaw_of(Change&& change) {
    std::vector<PrintedCharacter> characters{cleric, paladin};
    change(characters);
    return std::string(judge(characters).clause());
}

// What was judged is not changed afterwards.
static_assert(!std::is_copy_constructible_v<Content> && !std::is_default_constructible_v<Content>);
static_assert(!std::is_copy_assignable_v<Content>);

}  // namespace

TEST_CASE("SHI-567 a game is played with characters that were loaded when the program started") {
    CHECK(Loaded::content.characters.count == 3);
    CHECK(name_of(Loaded{}, CharacterCard{1}) == "Fox");
    for (std::uint64_t seed = 1; seed != 20; ++seed) {
        auto state = heroes::shire::new_game<Loaded>(presets::free_for_all(3, 0), heroes::Pcg32{seed});
        heroes::RandomBot bot{heroes::Pcg32{seed}};
        const auto playout = heroes::play_out(
            state, [&](const auto& seen) { return bot.choose(seen, 1); }, 5000);
        CHECK(playout.finished);
        CHECK(audit(state.table));
    }
}
TEST_CASE("SHI-567 characters without a name, and too many of anything, are refused before they are printed") {
    CHECK(flaw_of([](auto&) {}).empty());
    CHECK(flaw_of([](auto& all) { all.pop_back(); }) == "SHI-020");
    const PrintedCharacter& ox = roster().characters[0];
    CHECK(flaw_of([&](auto& all) { all.resize(12, ox); }).empty());
    CHECK(flaw_of([&](auto& all) { all.resize(13, ox); }) == "SHI-567");
    CHECK(flaw_of([](auto& all) { all.resize(12, cleric); }) == "SHI-567");  // whose spells are too many
    CHECK(flaw_of([](auto& all) { all.resize(200, hunter); }) == "SHI-567");
    CHECK(flaw_of([](auto& all) { all[1].name = ""; }) == "SHI-567");
    CHECK(flaw_of([](auto& all) { all[1].ability_name = ""; }) == "SHI-567");
    CHECK(flaw_of([](auto& all) { all[1].board[0].title = ""; }) == "SHI-567");
    CHECK(flaw_of([](auto& all) { all[1].paths[0].nodes[0].spell.title = ""; }) == "SHI-567");
    CHECK(flaw_of([](auto& all) { all[1] = hunter, all[1].cards[0].name = ""; }) == "SHI-567");
    CHECK_THROWS_AS((void)content_of(standard_chart, std::span<const PrintedCharacter>{&cleric, 1}), IllegalAction);
}
TEST_CASE("SHI-567 a character has so many spells on its board and so many abilities as there is room for") {
    const PrintedSpell jab{"Jab", melee({}, 0, one_enemy(deal(1)))};
    const auto with_spells = [&](std::size_t spells) {
        return flaw_of([&](auto& all) {
            all[1] = PrintedCharacter{.name = "Many", .hp = 9};
            while (all[1].board.size() != 8) all[1].board.push_back(jab);
            for (; spells != 8; --spells) all[1].cards.push_back(PrintedCard{"Stance", CardKind::stance, {}, {jab}});
        });
    };
    CHECK(with_spells(10).empty());
    CHECK(with_spells(11) == "SHI-567");
    const auto with_abilities = [&](const Passive& passive, std::size_t cards) {
        return flaw_of([&](auto& all) {
            all[1] = PrintedCharacter{.name = "Many", .hp = 9, .ability_name = "Own", .ability = {passive, passive}};
            all[1].board.push_back(jab);
            for (; cards != 0; --cards)
                all[1].cards.push_back(PrintedCard{"Stance", CardKind::stance, {passive, passive}, {}});
        });
    };
    const Passive answers = on(Trigger::begin_turn, you(heal(1)));
    CHECK(with_abilities(answers, 3).empty());
    CHECK(with_abilities(answers, 4) == "SHI-567");
    const Passive changes = upgrade(board(1), buff(Stat::defence, -1, 3));
    CHECK(with_abilities(changes, 3).empty());
    CHECK(with_abilities(changes, 4) == "SHI-567");
}
TEST_CASE("SHI-181 SHI-R57 SHI-418 characters and creatures have HP, and a summoned card is one of the character's") {
    CHECK(flaw_of([](auto& all) { all[1].hp = 0; }) == "SHI-181");
    CHECK(flaw_of([](auto& all) { all[1] = hunter, all[1].cards[0].hp = 0; }) == "SHI-418");
    CHECK(flaw_of([](auto& all) { all[1].board[0].type = support(2, you(summon(own_card(3)))); }) == "SHI-R57");
}
