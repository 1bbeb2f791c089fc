#include "support.hpp"

using namespace shining_test;

namespace {

// Squares at the ends of the two words, and those in between.
constexpr std::size_t marks[] = {0, 1, 62, 63, 64, 65, 126, 127};

std::vector<std::size_t> numbers_of(SquareSet squares) {
    std::vector<std::size_t> numbers;
    squares.for_each([&](Square at) { numbers.push_back(index_of(at)); });
    return numbers;
}

}  // namespace

TEST_CASE("SHN-R52 a set has the squares that were put into it, in canonical order, and never nowhere") {
    SquareSet squares;
    for (const std::size_t i : marks) {
        CHECK(!squares.has(square(i)));
        squares.insert(square(i));
        CHECK(squares.has(square(i)));
        CHECK(SquareSet{square(i)}.front() == square(i));
    }
    CHECK(numbers_of(squares) == std::vector<std::size_t>(std::begin(marks), std::end(marks)));
    CHECK(squares.size() == 8);
    CHECK(squares.front() == square(0));
    for (const std::size_t i : marks) squares.erase(square(i));
    CHECK(squares.empty());
    squares.insert(Square::nowhere);
    CHECK(squares.empty());
    CHECK(!SquareSet::first(128).has(Square::nowhere));
    CHECK(!is_square(Square::nowhere));
    CHECK(is_square(square(127)));
}
TEST_CASE("SHN-025 the first squares of a map are as many as it has") {
    for (std::size_t n = 0; n <= 128; ++n) {
        const SquareSet first = SquareSet::first(n);
        CHECK(first.size() == n);
        CHECK((n == 0 || first.has(square(n - 1))));
        CHECK((n == 128 || !first.has(square(n))));
    }
}
TEST_CASE("SHN-053 a set moves on and back as its squares do") {
    for (const std::size_t from : marks)
        for (std::size_t n = 1; n != 128; ++n) {
            if (from + n < 128) CHECK(SquareSet{square(from)}.later(n) == SquareSet{square(from + n)});
            if (from >= n) CHECK(SquareSet{square(from)}.earlier(n) == SquareSet{square(from - n)});
        }
}
TEST_CASE("SHN-R23 what screens ask: HP, where a Hero can go, whom it can attack, what it costs a monster") {
    const auto table =
        position(field).hero(h1, at(6, 4)).hp(h1, 5).monster(a1, at(7, 4)).hp(a1, 3).points(2, 2).table();
    CHECK(hp_of(table, h1) == 5);
    CHECK(max_hp_of(table, h1) == 8);
    CHECK(hp_of(table, a1) == 3);
    CHECK(max_hp_of(table, a1) == 7);
    CHECK(hp_of(table, a2) == 0);
    const auto guarded = position(corridor).object(4, 2).table();
    CHECK(hp_of(guarded, Model::object) == 4);
    CHECK(max_hp_of(guarded, Model::object) == 4);
    CHECK(vit_of(guarded, Model::object) == 2);
    CHECK(max_hp_of(guarded, a1) == 0);
    CHECK(targets_of(table, h1, Weapon::own) == Models{a1});
    CHECK(steps_of(table, h1) == SquareSet{at(6, 3), at(5, 4), at(6, 5)});
    CHECK(reach_of(table, h1) == SquareSet{at(6, 4), at(6, 3), at(5, 4), at(6, 5), at(6, 2), at(5, 3), at(7, 3),
                                           at(4, 4), at(5, 5), at(7, 5), at(6, 6)});
    CHECK(route_cost(table, a1, h1) == 0);
    CHECK(route_cost(table, a1, h2) == 9);
    CHECK(sees(table, a1, at(6, 4)));
}
TEST_CASE("SHN-R23 what screens ask of who is not in play, and of the way to another monster, is answered by nothing") {
    const auto table = position(field).hero(h1, at(6, 4)).monster(a1, at(7, 4)).monster(a2, at(9, 4)).table();
    CHECK(route_cost(table, a1, a2) == std::nullopt);
    CHECK(route_cost(table, a1, Model::object) == std::nullopt);
    CHECK(route_cost(table, a3, h1) == std::nullopt);
    CHECK(!sees(table, a3, at(6, 4)));
    CHECK(!sees(table, a1, Square::nowhere));
    CHECK(!sees(table, a1, square(200)));
    CHECK(max_hp_of(table, a3) == 0);
}
TEST_CASE("SHN-K94 SHN-K110 what is protected can have as many HP as the encounter says, however many it has left") {
    const EncounterCard hermitage = standard_content.encounters.named("The Hermitage");
    const auto hurt = Position<>{{.scope = Scope::encounter, .encounter = hermitage}}.object(2, 3).table();
    CHECK(hp_of(hurt, Model::object) == 2);
    CHECK(max_hp_of(hurt, Model::object) == 5);
}
TEST_CASE("SHN-002 SHN-168 all players win what was played for, or none; the score is the number of quests") {
    auto table = position(Options{.players = 3, .scope = Scope::encounter}).table();
    table.campaign.done = {QuestCard{0}, QuestCard{3}};
    for_each_enumerator<Ending>([&](Ending ending) {
        table.ending = ending;
        const bool won = ending == Ending::campaign_completed || ending == Ending::quest_completed ||
                         ending == Ending::encounter_won;
        const Outcome found = outcome(table);
        CHECK(is_success(ending) == won);
        CHECK(found.winners == (won ? SeatSet{one, two, three} : SeatSet{}));
        CHECK(found.drawn == SeatSet{});
        CHECK(found.decided_by == ending);
        const std::uint8_t quests = ending == Ending::quest_completed ? 3 : 2;  // this one, too
        for (const Seat seat : {one, two, three})
            CHECK(found.seats[seat] == Outcome::Line{won ? Standing::win : Standing::loss, 1, quests});
    });
}
