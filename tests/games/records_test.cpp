// Recorded games: the golden ones in the game's folder, and new ones.

#include <doctest/doctest.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <game.hpp>

#include <heroes/tools/record.hpp>

namespace {

std::filesystem::path golden_games() {
    const std::string name{name_of(game::Options{})};
    return std::filesystem::path(__FILE__).parent_path().parent_path() / name / "records";
}

// The options, the seed and the moves with their checksums. What stands around them names all knobs that there were when
// the game was recorded.
std::string game_of(const std::string& text) {
    const std::size_t begin = text.find("\noptions ");
    return text.substr(begin, text.find("\nend\n") - begin);
}

// Replays a whole game; what is wrong with it, if anything is.
template <class Table>
std::string replayed(const std::string& text) {
    const auto record = heroes::read_record<Table>(text);
    if (!record) return record.bad_line().message();
    const auto played = heroes::replay(*record);
    if (!played) return played.divergence->message();
    CHECK(is_over(played.state.table));
    CHECK(record->checksums.size() > record->moves.size() / 8);
    CHECK(game_of(text) == game_of(heroes::write_record(*record, heroes::CardsBy::number)));
    const auto named = heroes::read_record<Table>(heroes::write_record(*record));
    REQUIRE(named);
    CHECK(heroes::write_record(*named, heroes::CardsBy::number) ==
          heroes::write_record(*record, heroes::CardsBy::number));
    return {};
}

}  // namespace

// Records of standard games, and records named ticked*.txt of games with other rulings.
TEST_CASE("the golden games are replayed forever") {
    int games = 0;
    for (const auto& entry : std::filesystem::directory_iterator(golden_games())) {
        std::ifstream file(entry.path(), std::ios::binary);
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        const std::string name = entry.path().stem().string();
        CAPTURE(name);
        if (name.starts_with("ticked"))
            CHECK(replayed<game::Table<game::RuntimeRules>>(text) == "");
        else
            CHECK(replayed<game::Table<>>(text) == "");
        ++games;
    }
    CHECK(games >= 2);
}

TEST_CASE("a game is recorded, written, read and replayed to the same state") {
    using Table = game::Table<game::RuntimeRules>;
    heroes::Pcg32 player{5};
    std::uint64_t seed = 0;
    for (const game::Options& options : game::modes) {
        const game::RuntimeRules rules{game::house_rules};
        if (!judge(options, rules)) continue;
        heroes::Recorder<Table> recorder{options, ++seed, rules};
        for (int left = 120; left != 0 && !is_over(recorder.state().table); --left) {
            const auto actions = legal_actions(recorder.state().table);
            REQUIRE(recorder.play(decider(recorder.state().table),
                                  actions[player.below(static_cast<std::uint32_t>(actions.size()))]));
        }
        const auto read = heroes::read_record<Table>(heroes::write_record(recorder.record()));
        REQUIRE(read);
        const auto end = heroes::replay(*read);
        REQUIRE(end);
        CHECK((end.state == recorder.state()));
    }
}
