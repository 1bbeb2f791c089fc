#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

#include <heroes/hamlet.hpp>
#include <heroes/hamlet/rulebook.hpp>
#include <heroes/hedra.hpp>
#include <heroes/hedra/rulebook.hpp>
#include <heroes/tools/record.hpp>

namespace hamlet = heroes::hamlet;
namespace hedra = heroes::hedra;

using heroes::read_record;
using heroes::write_record;

namespace {

std::string golden(std::string_view game, std::string_view name) {
    const auto tests = std::filesystem::path(__FILE__).parent_path().parent_path();
    const auto path = tests / game / "records" / (std::string(name) + ".txt");
    std::ifstream file(path, std::ios::binary);
    REQUIRE_MESSAGE(file, path.string());
    return {std::istreambuf_iterator<char>(file), {}};
}

// What is said about a record that is read by other rules.
template <class Table>
std::string refused(std::string_view text) {
    const auto record = read_record<Table>(text);
    return record ? std::string{} : record.bad_line().why.message();
}

TEST_CASE("cards go by their names, so that people can read and edit a record") {
    const auto record = read_record<hamlet::Table<>>(golden("hamlet", "two"));
    REQUIRE(record);
    std::string text = write_record(*record);
    CHECK(text.find("\n1 two: reveal-item smoke-pot\n") != text.npos);
    CHECK(text.find('#') == text.npos);
    const std::size_t at = text.find("smoke-pot");
    const auto renamed = read_record<hamlet::Table<>>(text.replace(at, 9, "smoke-put"));
    REQUIRE(!renamed);
    CHECK(
        renamed.bad_line().message().starts_with("line 8, at 19: found smoke-put, expected one of notched-cleaver, "));
    CHECK(read_record<hamlet::Table<>>(text.replace(at, 9, "#55")));
}

std::string without_parts(std::string text) { return text.substr(0, text.find("uses ")); }

// House rules that differ in one thing.

struct Furious : hedra::StandardRules {
    static constexpr hedra::Knobs knobs{.barbarian_bonus = 3};
};
struct TiesWin : hedra::StandardRules {
    static constexpr std::string_view name = "ties win";
    static constexpr bool defeats(int power, int defense) { return power >= defense; }
};
constexpr hedra::Dice with_small_dragons() {
    hedra::Dice dice = hedra::standard_dice;
    dice[hedra::Die::dragon].sides = 12;
    return dice;
}
struct SmallDragons : hedra::StandardRules {
    static constexpr hedra::Dice dice = with_small_dragons();
};

constexpr hamlet::Content with_a_bear(int health) {
    hamlet::Draft cards = draft_of(hamlet::standard_content);
    cards.monsters.types[cards.monsters.named("Cave Bear")].health = static_cast<std::uint8_t>(health);
    return hamlet::complete(cards);
}
struct BearSeason : hamlet::StandardRules {
    static constexpr hamlet::Content content = with_a_bear(12);
};
constexpr hamlet::Content with_one_decree_less() {
    hamlet::Draft cards = draft_of(hamlet::standard_content);
    --cards.decrees.count;
    return hamlet::complete(cards);
}
struct FewerDecrees : hamlet::StandardRules {
    static constexpr hamlet::Content content = with_one_decree_less();
};

}  // namespace

TEST_CASE("a record of other rules is refused with the name of the first knob that differs") {
    CHECK(refused<hedra::Table<Furious>>(golden("hedra", "duel")) ==
          "at 10: found barbarian_bonus:2, expected knob barbarian_bonus:3");
    CHECK(refused<hedra::Table<Furious>>(without_parts(golden("hedra", "duel"))) ==
          "at 6: found default, expected barbarian_bonus");
}

TEST_CASE("a record of other content is refused with the name of the first die or card that differs") {
    const auto starts = [](const std::string& text, std::string_view beginning) {
        INFO(text);
        CHECK(text.starts_with(beginning));
    };
    starts(refused<hedra::Table<SmallDragons>>(golden("hedra", "duel")),
           "at 83: found dragon:ed33, expected die dragon:");
    starts(refused<hamlet::Table<BearSeason>>(golden("hamlet", "two")),
           "at 75: found Cave-Bear:ee52, expected monster Cave-Bear:");
    starts(refused<hamlet::Table<FewerDecrees>>(golden("hamlet", "two")),
           "at 59: found Tithe-of-Saints:e96c, expected no more parts");
}

TEST_CASE("a record of rules with other hooks is refused with the name of the rules") {
    CHECK(refused<hedra::Table<TiesWin>>(golden("hedra", "duel")) == "at 6: found standard, expected ties-win");
}

TEST_CASE("a record that does not say what its rules are made of is told by the fingerprint") {
    const std::string text = without_parts(golden("hamlet", "two"));
    CHECK(refused<hamlet::Table<>>(text) == "");
    CHECK(refused<hamlet::Table<BearSeason>>(text).starts_with("at 15: found 3bcae4ed563c8d70, expected "));
}

TEST_CASE("a record of another game is refused") {
    CHECK(refused<hamlet::Table<>>(golden("hedra", "duel")) == "at 5: found hedra, expected hamlet");
    CHECK(refused<hedra::Table<>>(golden("hamlet", "two")) == "at 5: found hamlet, expected hedra");
}
