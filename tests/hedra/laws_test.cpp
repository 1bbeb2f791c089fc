#include "support.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <type_traits>
#include <vector>

#include <laws.hpp>

using namespace hedra_test;

namespace {

template <class E>
std::vector<E> values(std::initializer_list<int> numbers) {
    std::vector<E> list;
    for (int number : numbers) list.push_back(static_cast<E>(number));
    return list;
}

std::vector<Piece> all_pieces() {
    std::vector<Piece> pieces;
    for (Seat owner : values<Seat>({0, 1, 2, 3, 4, 5, 6, 7, 255}))
        for (Die die : values<Die>({0, 1, 2, 3, 4, 5, 6, 7, 255})) pieces.push_back({owner, die});
    return pieces;
}

// Every action value there is, and of each kind some that are none.
std::vector<Action> all_actions() {
    std::vector<Action> actions{Pass{}, Decline{}, Reroll{}, Unleash{}};
    const auto pieces = all_pieces();
    for (Die die : values<Die>({0, 1, 2, 3, 4, 5, 6, 7, 255})) {
        for (Battlefield at : values<Battlefield>({0, 1, 2, 3, 4, 5, 6, 7, 255})) actions.push_back(Place{die, at});
        for (Space to : values<Space>({0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 255})) actions.push_back(Move{die, to});
        for (Piece piece : pieces) actions.push_back(Assign{die, piece});
    }
    for (Piece piece : pieces) {
        actions.insert(actions.end(), {Escort{piece}, RerollOne{piece}, RerollEnemy{piece}, Sacrifice{piece}});
        for (Battlefield to : values<Battlefield>({0, 1, 2, 3, 4, 5, 6, 7, 255})) actions.push_back(Save{piece, to});
    }
    for (Battlefield at : values<Battlefield>({0, 1, 2, 3, 4, 5, 6, 7, 255}))
        actions.insert(actions.end(), {SendDragon{at}, Attack{at}});
    for (Seat seat : values<Seat>({0, 1, 2, 3, 4, 5, 6, 7, 255})) actions.push_back(Oppose{seat});
    for (Space to : values<Space>({0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 255})) actions.push_back(Retreat{to});
    return actions;
}

const auto candidates = [](auto&& f) {
    static const std::vector<Action> actions = all_actions();
    for (const Action& action : actions) f(action);
};

// Other values for a knob, some of them more than any sensible host would ask for.
template <class T>
std::vector<T> other_values(const T& knob) {
    std::vector<T> others;
    const auto offer = [&](T value) {
        if (value != knob) others.push_back(value);
    };
    if constexpr (std::is_same_v<T, bool>)
        offer(!knob);
    else if constexpr (std::is_enum_v<T>)
        for_each_enumerator<T>(offer);
    else
        for (int number : {1, 2, 3, 7, 20, 255}) offer(static_cast<std::uint8_t>(number));
    if constexpr (std::is_same_v<T, std::uint8_t>) offer(0);
    return others;
}

constexpr Knobs short_game{.max_rounds = 60};

// Calls f(name, knobs) for every value of every knob but its default, one at a time.
template <class F>
void for_each_ruling(F&& f) {
    Knobs knobs = short_game;
    heroes::for_each_field(knobs, [&](std::string_view name, auto& knob) {
        const auto before = knob;
        for (const auto& value : other_values(knob)) {
            knob = value;
            f(name, knobs);
        }
        knob = before;
    });
}

// Some knobs turned at once.
Knobs turn_knobs(Pcg32& chance) {
    Knobs knobs = short_game;
    heroes::for_each_field(knobs, [&](std::string_view, auto& knob) {
        const auto others = other_values(knob);
        if (chance.below(4) == 0) knob = others[chance.below(static_cast<std::uint32_t>(others.size()))];
    });
    return knobs;
}

constexpr Options unequal_teams{.players = 5, .teams = alternating_teams(5, 2)};
constexpr Options modes[] = {
    presets::duel,      presets::quick_duel, presets::free_for_all(3), presets::free_for_all(6),
    presets::teams_2v2, presets::teams_3v3,  presets::teams_2v2v2,     unequal_teams};

// Answers how many games were played: none where the rules refuse the options. Every so often we look closely.
std::size_t check_ruling(const Options& options, const Knobs& knobs, std::size_t games, std::size_t nth) {
    if (!judge(options, ruled(knobs))) return 0;
    const std::size_t close = nth % 3 == 0 ? 1 : 0;
    const std::size_t odds = nth % 15 == 0 ? 1 : 0;
    laws::check<Table<RuntimeRules>>(
        {.options = options, .rules = ruled(knobs), .games = games, .close = close, .odds = odds}, candidates);
    return games;
}

// Six heroes with seven destinations each, to pass, and to unleash.
constexpr std::size_t longest_march = 6 * 7 + 2;

laws::Findings check_mode(const Options& options) {
    return laws::check<Table<>>({.options = options, .games = 5000, .close = 6, .odds = 3}, candidates);
}

void check_lists(const laws::Findings& found, std::size_t longest) {
    MESSAGE(found.steps, " decisions, at most ", found.longest_list, " legal actions, at most ", found.most_outcomes,
            " outcomes enumerated");
    CHECK(found.longest_list <= longest);
}

}  // namespace

TEST_CASE("HED-295 the laws hold in thousands of duels") { check_lists(check_mode(presets::duel), longest_march); }
TEST_CASE("HED-295 the laws hold among three") { check_lists(check_mode(presets::free_for_all(3)), longest_march); }
TEST_CASE("HED-295 the laws hold among four") { check_lists(check_mode(presets::free_for_all(4)), longest_march); }
TEST_CASE("HED-295 the laws hold among five") { check_lists(check_mode(presets::free_for_all(5)), longest_march); }
TEST_CASE("HED-295 the laws hold among six") { check_lists(check_mode(presets::free_for_all(6)), longest_march); }
TEST_CASE("HED-295 the laws hold for two teams of two") { check_lists(check_mode(presets::teams_2v2), longest_march); }
TEST_CASE("HED-295 the laws hold for two teams of three") {
    check_lists(check_mode(presets::teams_3v3), longest_march);
}
TEST_CASE("HED-295 the laws hold for three teams of two") {
    check_lists(check_mode(presets::teams_2v2v2), longest_march);
}

TEST_CASE("HED-295 the laws hold under every ruling") {
    std::size_t rulings = 0;
    std::size_t nth = 0;
    for_each_ruling([&](std::string_view name, const Knobs& knobs) {
        CAPTURE(std::string(name));
        std::size_t games = 0;
        for (const Options& options : modes) games += check_ruling(options, knobs, 6, nth++);
        if (games != 0) ++rulings;
        if (name != "max_players" && name != "dragon_ready") REQUIRE(games >= 36);
    });
    MESSAGE(rulings, " rulings");
    CHECK(rulings > 70);
}

TEST_CASE("HED-295 the laws hold under many rulings at once") {
    Pcg32 chance{11};
    std::size_t games = 0;
    for (std::size_t nth = 0; nth != 600; ++nth) {
        const Knobs knobs = turn_knobs(chance);
        games += check_ruling(modes[chance.below(std::size(modes))], knobs, 3, nth);
    }
    MESSAGE(games, " games");
    CHECK(games > 500);
}

TEST_CASE("HED-004 the odds of an attack by five heroes are exact: all ways to fall sum to one") {
    const auto table = Position{}
                           .on(field(1), one, {rogue(1), cleric(1), warrior(1), paladin(1), barbarian(1)})
                           .on(field(1), two, {mage(4)})
                           .phase(Phase::attack)
                           .table();
    std::size_t ways = 0;
    Probability sum;
    Probability cleared;
    for_each_outcome(table, Attack{field(1)}, [&](const Table<>& next, Probability probability) {
        ++ways;
        sum = sum + probability;
        if (next.scores[one] == 1) cleared = cleared + probability;
    });
    CHECK(ways == 6 * 8 * 10 * 10 * 12);
    CHECK(sum == Probability::one());
    CHECK(cleared == Probability::one());  // five heroes, one of them frenzied, always have more than 4 together
}

TEST_CASE("every allocation of this program is counted") {
    const std::size_t before = laws::allocations();
    const auto number = std::make_unique<int>(1);
    laws::expose(number.get());
    CHECK(laws::allocations() == before + 1);
}
