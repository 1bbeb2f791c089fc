#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string_view>
#include <vector>

#include <heroes/core/evaluation.hpp>
#include <heroes/core/hash.hpp>
#include <heroes/core/one_of.hpp>
#include <heroes/hamlet.hpp>
#include <heroes/hamlet/evaluate.hpp>
#include <heroes/hamlet/position.hpp>
#include <heroes/hedra.hpp>
#include <heroes/hedra/evaluate.hpp>
#include <heroes/hedra/position.hpp>
#include <heroes/tools/bots.hpp>
#include <heroes/tools/playout.hpp>
#include <heroes/tools/search_bot.hpp>

#include "bot_questions.hpp"

// What the games think of a position, and that it makes bots stronger: a short form of bench/bot_strength.cpp.
namespace {

namespace hamlet = heroes::hamlet;
namespace hedra = heroes::hedra;
using namespace bot_questions;
using heroes::sure_win;

static_assert(are_honest<hedra::Table<>> && are_honest<hamlet::Table<>>);

TEST_CASE("bots decide out of turn: a defeated Rogue's owner is asked in another's turn") {
    auto state = begin<hedra::Table<>>({}, 9);
    RandomBot player{Pcg32{10}};
    int out_of_turn = 0;
    heroes::play_out(state, [&](const auto& view) {
        if (view.seat() != view->turn.active) {
            ++out_of_turn;
            CHECK(is_legal(state.table, GreedyBot{}.choose(view, 20)));
            CHECK(is_legal(state.table, SearchBot{.rollout = 4}.choose(view, 20)));
        }
        return player.choose(view);
    });
    CHECK(out_of_turn > 0);
}

TEST_CASE("a greedy bot with too small a budget tries every action once, as with one node for each") {
    auto state = begin<hedra::Table<>>({}, 3);
    RandomBot player{Pcg32{4}};
    heroes::play_out(state, [&](const auto& view) {
        const auto actions = static_cast<std::uint32_t>(legal_actions(*view).size());
        CHECK(GreedyBot{5}.choose(view, 0) == GreedyBot{5}.choose(view, actions));
        CHECK(GreedyBot{5}.choose(view, actions - 1) == GreedyBot{5}.choose(view, actions));
        return player.choose(view);
    });
}

TEST_CASE("every bot answers every decision legally, in teams and among three or four") {
    auto duel = begin<hedra::Table<>>({}, 5);
    auto others = begin<hedra::Table<>>({.players = 3}, 6);
    auto teams = begin<hedra::Table<>>(hedra::presets::teams_2v2, 7);
    CHECK(play_legally(GreedyBot{}, duel, 100, 20000).finished);
    play_legally(SearchBot{.rollout = 4}, others, 30, 200);
    play_legally(SearchBot{.rollout = 4}, teams, 30, 200);
    play_legally(GreedyBot{}, teams, 50, 200);
    auto four = begin<hamlet::Table<>>({.players = 4}, 8);
    CHECK(play_legally(GreedyBot{}, four, 50, 300).decisions == 300);
    CHECK(play_legally(SearchBot{.rollout = 2}, four, 20, 200).decisions == 200);
}

TEST_CASE("what a bot need not try is left out, unless nothing else is left") {
    const auto table = begin<hamlet::Table<>>({}, 1).table;
    const auto tried = heroes::detail::actions_to_try(table);
    CHECK(tried.size() < legal_actions(table).size());
    for (const auto& action : tried) CHECK(is_worth_trying(table, action));
}

TEST_CASE("bots see nothing that is hidden in Hamlet") {
    CHECK(compare_lookalikes<hamlet::Table<>>({.players = 3}, 60, 30) > 30);
}

TEST_CASE("a win is worth all, a loss as much less, a draw nothing") {
    CHECK(heroes::worth_of(Standing::win) == sure_win);
    CHECK(heroes::worth_of(Standing::draw) == 0);
    CHECK(heroes::worth_of(Standing::loss) == -sure_win);
}

TEST_CASE("a lead is worth half a win at half, and never all of it") {
    CHECK(heroes::worth_of_lead(0, 10) == 0);
    CHECK(heroes::worth_of_lead(10, 10) == (sure_win - 1) / 2);
    CHECK(heroes::worth_of_lead(-10, 10) == -(sure_win - 1) / 2);
    CHECK(heroes::worth_of_lead(2'000'000'000, 1) < sure_win);
    CHECK(heroes::worth_of_lead(-2'000'000'000, 1) > -sure_win);
    CHECK(heroes::worth_of_lead(30, 10) > heroes::worth_of_lead(29, 10));
}

// Random games, watched by every seat: evaluations stay in their bounds, and agree with the outcome.
template <class Table>
void watch(const typename Table::Options& options, std::size_t decisions, bool zero_sum) {
    auto state = heroes::new_game<Table>(options, Pcg32{1});
    RandomBot player{Pcg32{2}};
    const auto look = [&] {
        int sum = 0;
        heroes::for_each_enumerator<Seat>(
            [&](Seat seat) {
                const int worth = evaluate(state.table, seat);
                sum += worth;
                if (is_over(state.table))
                    REQUIRE(worth == heroes::worth_of(outcome(state.table).seats[seat].standing));
                else
                    REQUIRE(std::abs(worth) < sure_win);
            },
            options.players);
        if (zero_sum) REQUIRE(sum == 0);
    };
    heroes::play_out(
        state, [&](const auto& view) { return look(), player.choose(view); }, decisions);
    look();
}

TEST_CASE("evaluations stay in their bounds and know the outcome") {
    watch<hedra::Table<>>({}, 100'000, true);
    watch<hedra::Table<>>(hedra::presets::free_for_all(4), 2000, false);
    watch<hedra::Table<>>(hedra::presets::teams_2v2, 2000, false);
    watch<hamlet::Table<>>({}, 3000, true);
    watch<hamlet::Table<>>({.players = 4}, 3000, false);
}

// What the evaluations of some games say together. A greedy player gets further than chance.
template <class Table>
std::uint64_t evaluations(const typename Table::Options& options, std::uint64_t games, std::size_t decisions) {
    std::uint64_t print = 0;
    for (std::uint64_t game = 0; game != games; ++game) {
        auto state = heroes::new_game<Table>(options, Pcg32{game});
        RandomBot lucky{Pcg32{game}};
        const GreedyBot greedy{game};
        const auto look = [&](const auto& view) {
            print = heroes::hash(evaluate(state.table), print);
            return view.seat() == Seat::one ? greedy.choose(view, 40) : lucky.choose(view);
        };
        heroes::play_out(state, look, decisions);
    }
    return print;
}

TEST_CASE("evaluations are the same everywhere, so that bots can be played again: to change one is to say so here") {
    CHECK(evaluations<hedra::Table<>>({}, 4, 200) == 13856736289760537608u);
    CHECK(evaluations<hedra::Table<>>(hedra::presets::teams_2v2, 4, 200) == 4429244422060704043u);
    CHECK(evaluations<hamlet::Table<>>({}, 12, 400) == 14953984259701661538u);
    CHECK(evaluations<hamlet::Table<>>({.players = 4}, 4, 400) == 12692719669258009435u);
}

TEST_CASE("in Hedra points, dice on battlefields and a Dragon that rises are good, for the whole side") {
    using namespace heroes::hedra;
    const auto worth = [](const auto& position, Seat seat) { return evaluate(position.table(), seat); };
    const auto even = Position{}.on(field(1), Seat::one, {mage(1)}).on(field(2), Seat::two, {mage(1)});
    CHECK(worth(even, Seat::one) == worth(even, Seat::two));
    CHECK(worth(Position{even}.score(Seat::one, 1), Seat::one) > worth(even, Seat::one));
    CHECK(worth(Position{even}.score(Seat::one, 1), Seat::two) < worth(even, Seat::two));
    CHECK(worth(Position{even}.on(field(3), Seat::one, {rogue(1)}), Seat::one) > worth(even, Seat::one));
}

// Evaluations are constants where the table is one.
constexpr auto behind = hedra::Position{}.score(Seat::two, 2).table();
static_assert(evaluate(behind, Seat::one) < 0);
constexpr auto ahead = hamlet::Position{}.health(Seat::two, 2).table();
static_assert(evaluate(ahead, Seat::one) > 0);

// What bots are given is opinion, and none of the rules.
static_assert(evaluate(behind) == hedra::opinion::evaluate(behind));
static_assert(evaluate(ahead) == hamlet::opinion::evaluate(ahead));

constexpr hamlet::Item thing(std::string_view name) { return hamlet::item(hamlet::standard_content.items.named(name)); }
const auto axe = thing("Headsman's Axe");
const auto plate = thing("Dead Knight's Plate");
const auto cleaver = thing("Notched Cleaver");
const auto beer = thing("Small Beer");

int worth(const hamlet::Position<>& position) { return evaluate(position.table(), Seat::one); }

TEST_CASE("in Hamlet whatever helps a hero is good") {
    using namespace heroes::hamlet;
    const int plain = worth(Position{});
    CHECK(worth(Position{}.health(Seat::one, 19)) < plain);
    CHECK(worth(Position{}.health(Seat::two, 19)) > plain);
    CHECK(worth(Position{}.maximum(Seat::one, 21)) > plain);
    CHECK(worth(Position{}.status_effects(Seat::one, {StatusEffect::burn})) < plain);
    CHECK(worth(Position{}.favor_used(Seat::one)) < plain);
    CHECK(worth(Position{}.carry(Seat::one, {beer})) > plain);
    CHECK(worth(Position{}.equip(Seat::one, {beer})) > worth(Position{}.carry(Seat::one, {beer})));
    CHECK(worth(Position{}.equip(Seat::one, {axe})) > worth(Position{}.equip(Seat::one, {cleaver})));
    CHECK(worth(Position{}.trophies(Seat::one, {MonsterCard{1}})) > plain);
    CHECK(worth(Position{}.out(Seat::two)) > plain);
    CHECK(worth(Position{}.sigils(Seat::one, {Sigil::mercy})) > worth(Position{}.equip(Seat::one, {axe})));
    CHECK(worth(Position{}.sigils(Seat::one, {Sigil::mercy, Sigil::wrath})) >
          worth(Position{}.sigils(Seat::one, {Sigil::mercy})));
}

TEST_CASE("in Hamlet two pieces of a set are worth more than two of different sets") {
    using namespace heroes::hamlet;
    const auto with = [](Artifact first, Artifact second) {
        return worth(Position{}.equip(Seat::one, {item(first), item(second)}));
    };
    CHECK(with(artifact(Sigil::wrath, 1), artifact(Sigil::wrath, 2)) >
          with(artifact(Sigil::wrath, 1), artifact(Sigil::mercy, 2)));
}

TEST_CASE("in Hamlet to face a weak monster is good, a strong one bad, and worse once it is too late to run") {
    using namespace heroes::hamlet;
    const auto& monsters = standard_content.monsters;
    MonsterCard weak{};
    MonsterCard strong{};
    monsters.all().for_each([&](MonsterCard card) {
        if (monsters[card].health < monsters[weak].health) weak = card;
        if (monsters[card].health > monsters[strong].health) strong = card;
    });
    const auto lair_of = [](MonsterCard card) { return Position{}.monster(Region::dark_caves, card); };
    const auto facing = [&](MonsterCard card) { return worth(lair_of(card).facing(Lair::dark_caves)); };
    const auto fighting = [&](MonsterCard card) {
        return worth(lair_of(card).health(Seat::one, 5).fighting(Lair::dark_caves));
    };
    CHECK(facing(weak) > facing(strong));
    CHECK(fighting(weak) > fighting(strong));
    CHECK(fighting(strong) < worth(lair_of(strong).health(Seat::one, 5).facing(Lair::dark_caves)));
    CHECK(worth(lair_of(strong).fighting(Lair::dark_caves).opponent(1)) >
          worth(lair_of(strong).fighting(Lair::dark_caves).opponent(6)));
}

TEST_CASE("in Hamlet a Champion that is nearly slain is nearly a win") {
    using namespace heroes::hamlet;
    const auto fight = [](int health) {
        return worth(Position{}.sigils(Seat::one, {Sigil::wrath}).fighting(Lair::abbey).opponent(health));
    };
    CHECK(fight(1) > 600'000);
    CHECK(fight(1) > fight(20));
}

TEST_CASE("in Hamlet bots rearrange for the better only, and not before a monster") {
    using namespace heroes::hamlet;
    const auto may = [](const Table<>& table, const Action& action) { return is_worth_trying(table, action); };
    const auto dressed = Position{}.equip(Seat::one, {axe}).table();
    const auto undressed = Position{}.carry(Seat::one, {axe}).table();
    const auto badly_dressed = Position{}.equip(Seat::one, {cleaver, beer, axe}).carry(Seat::one, {plate}).table();
    CHECK(!may(dressed, Rearrange{}));
    CHECK(may(undressed, Rearrange{}));
    CHECK(may(badly_dressed, Rearrange{}));
    CHECK(may(dressed, EnterWilderness{}));
    CHECK(!may(Position{}.hide(Seat::one, {card(axe)}).table(), RevealItem{card(axe)}));
    const auto met = Position{}.carry(Seat::one, {axe}).monster(Region::dark_caves, MonsterCard{1});
    CHECK(!may(Position{met}.facing(Lair::dark_caves).table(), Rearrange{}));
    CHECK(may(Position{met}.in_wilderness().table(), Rearrange{}));
}

TEST_CASE("in Hamlet a bot that rearranges ends in the best outfit") {
    using namespace heroes::hamlet;
    const auto relic = item(artifact(Sigil::wrath, 3));
    auto state = Position{}.equip(Seat::one, {cleaver, beer}).carry(Seat::one, {plate, axe, relic}).with(Pcg32{1});
    const auto choose = [](const auto& view) { return GreedyBot{}.choose(view, 40); };
    heroes::play_out(state, choose, 1);
    REQUIRE(holds_alternative<ArrangeSlot>(*pending(state.table)));
    while (!holds_alternative<HamletPhase>(*pending(state.table))) heroes::play_out(state, choose, 1);
    const Hero& hero = state.table.heroes[Seat::one];
    for (const Item best : {axe, plate, relic}) CHECK(heroes::hamlet::detail::is_equipped(hero, best));
}

TEST_CASE("in Hamlet the damage of three dice against two is known") {
    using hamlet::opinion::detail::average_damage;
    using hamlet::opinion::detail::most_bonus;
    CHECK(average_damage[most_bonus - 16] == 0);
    CHECK(average_damage[most_bonus + 9] == 100 * 9 + 350);  // what is never negative is the mean
    CHECK(average_damage[most_bonus] > 350);
    for (std::size_t net = 1; net != average_damage.size(); ++net)
        CHECK(average_damage[net] >= average_damage[net - 1]);
}

TEST_CASE("in Hamlet the strength of several cards is what they give together") {
    using namespace heroes::hamlet;
    const auto same = [](const Force& strength, const Passive& passive) {
        CHECK(strength.attack() == passive.attack);
        CHECK(strength.defense() == passive.defense);
        CHECK(strength.health() == passive.health);
        CHECK(strength.regenerate() == passive.regenerate);
        CHECK(strength.thorns() == passive.thorns);
        CHECK(strength.tie_strike() == passive.tie_strike);
        CHECK(strength.inflicts() == passive.inflicts);
        CHECK(strength.immune() == passive.immune);
    };
    same({}, {});
    same(attack_mod(-128) + regenerate(-1), attack_mod(-128) + regenerate(-1));
    same(thorns(127) + health_mod(-128) + hamlet::tie_strike(20) + immune(every_status_effect),
         thorns(127) + health_mod(-128) + hamlet::tie_strike(20) + immune(every_status_effect));
    Force strength;
    Passive passive;
    Pcg32 chance{1};
    for (int n = 0; n != 1000; ++n) {
        const Passive added =
            attack_mod(static_cast<int>(chance.below(9)) - 4) + defense_mod(static_cast<int>(chance.below(9)) - 4) +
            health_mod(static_cast<int>(chance.below(9)) - 4) + regenerate(static_cast<int>(chance.below(9)) - 4) +
            thorns(static_cast<int>(chance.below(9)) - 4) + hamlet::tie_strike(static_cast<int>(chance.below(4))) +
            inflict_on_hit(static_cast<StatusEffect>(chance.below(3))) +
            immune(static_cast<StatusEffect>(chance.below(3)));
        if (n % 10 == 0) strength = {}, passive = {};
        same(strength += added, passive += added);
    }
}

TEST_CASE("in Hamlet a fight is won the more likely the stronger one is") {
    using namespace heroes::hamlet;
    using namespace hamlet::opinion::detail;
    const Contender plain{{}, 20};
    const int even = chance_to_win(plain, plain);
    CHECK(even > 500);  // the first to attack
    CHECK(even < 700);
    CHECK(chance_to_win({attack_mod(2), 20}, plain) > even);
    CHECK(chance_to_win({defense_mod(2), 20}, plain) > even);
    CHECK(chance_to_win({thorns(2), 20}, plain) > even);
    CHECK(chance_to_win({regenerate(1), 20}, plain) > even);
    CHECK(chance_to_win({inflict_on_hit(StatusEffect::burn), 20}, plain) > even);
    CHECK(chance_to_win({hamlet::tie_strike(1), 20}, plain) > even);
    CHECK(chance_to_win(plain, {immune(StatusEffect::burn), 20}) == even);
    CHECK(chance_to_win({inflict_on_hit(StatusEffect::burn), 20}, {immune(StatusEffect::burn), 20}) == even);
    CHECK(chance_to_win({{}, 10}, plain) < even);
    CHECK(chance_to_win(plain, {{}, 30}) < even);
    CHECK(chance_to_win({{}, 0}, plain) == 0);
    CHECK(chance_to_win(plain, {{}, 0}) == certain);
    CHECK(chance_to_win({attack_mod(100), 20}, plain) > 990);
    CHECK(chance_to_win({attack_mod(-100), 20}, plain) < 10);
}

// What is worth trying: nothing that could go on for ever.
TEST_CASE("in Hamlet bots never rearrange what is arranged best, and their games go on") {
    auto state = hamlet::new_game({}, Pcg32{1});
    const GreedyBot bot{1};
    std::size_t in_a_row = 0;
    heroes::play_out(
        state,
        [&](const auto& view) {
            const auto action = bot.choose(view, 30);
            in_a_row = holds_alternative<hamlet::EnterWilderness>(action) ? 0 : in_a_row + 1;
            REQUIRE(in_a_row < 200);
            CHECK(!holds_alternative<hamlet::RevealItem>(action));
            return action;
        },
        600);
}

struct NoEndlessGames : hamlet::StandardRules {
    static constexpr hamlet::Knobs knobs{.max_turns = 60};
};

// Twice the points that one bot makes against another, with the seats swapped on every seed.
template <class Table, class Better, class Other>
int twice_the_points(int games, Better better, std::uint32_t nodes, Other other) {
    int sum = 0;
    for (int game = 0; game != games; ++game) {
        const Seat seat = game % 2 == 0 ? Seat::one : Seat::two;
        auto state = heroes::new_game<Table>({}, Pcg32{static_cast<std::uint64_t>(game / 2)});
        const auto choose = [&](const auto& view) {
            return view.seat() == seat ? better.choose(view, nodes) : other.choose(view, 60);
        };
        REQUIRE(heroes::play_out(state, choose).finished);
        const Standing standing = outcome(state.table).seats[seat].standing;
        sum += standing == Standing::win ? 2 : standing == Standing::draw ? 1 : 0;
    }
    return sum;
}

// Everything that a search decides in its simulations, from a table in the middle of a game.
template <class Table>
std::uint64_t print_of_search(const typename Table::Options& options, std::uint64_t seed, std::uint32_t rollout) {
    auto state = begin<Table>(options, seed);
    RandomBot player{Pcg32{12}};
    heroes::play_out(
        state, [&](const auto& view) { return player.choose(view); }, 40);
    const auto seen = view(state.table, decider(state.table));
    const SearchBot bot{.seed = 1, .rollout = rollout};
    heroes::Search<Table> search{seen, bot, 3000};
    std::uint64_t print = 0;
    for (int n = 0; n != 3000; ++n)
        search.simulate([&](const Table& table, const typename Table::Action& action, const Pcg32&) {
            print = heroes::hash(action, print + heroes::index_of(decider(table)));
        });
    return print;
}

// In Hedra chance tells who decides next, and in Hamlet not everything is worth trying.
TEST_CASE("a search decides the same everywhere in both games: to change what it tries is to say so here") {
    CHECK(print_of_search<hedra::Table<>>({.players = 6}, 2, 8) == 5029107491745008081u);
    CHECK(print_of_search<hamlet::Table<>>({}, 11, 2) == 4653574311953491131u);
}

// Whether actions lead from one view to the other, whatever was hidden and however the chance falls.
template <class Table>
bool always_leads(const View<Table>& from, const std::vector<typename Table::Action>& played, const View<Table>& to) {
    Pcg32 chance{77};
    for (int n = 0; n != 40; ++n) {
        Table table = determinize(from, chance);
        bool possible = true;
        for (const auto& action : played) {
            possible = possible && judge(table, action);
            if (possible) play(table, action, chance);
        }
        if (possible && view(table, to.seat()) != to) return false;
    }
    return true;
}

// How often searches of both seats kept their trees after a move, and how often they began anew.
struct GoingOn {
    int kept = 0;
    int begun_anew = 0;
};
template <class Table>
GoingOn go_on_in_a_game(std::uint64_t seed, int decisions) {
    struct Player {
        std::optional<heroes::Search<Table>> search{};
        std::optional<View<Table>> seen{};
        std::vector<typename Table::Action> since{};
    };
    std::array<Player, 2> players{};
    GoingOn count;
    auto state = begin<Table>({}, seed);
    for (; decisions != 0 && !is_over(state.table); --decisions) {
        Player& player = players[heroes::index_of(decider(state.table))];
        const auto seen = view(state.table, decider(state.table));
        if (!player.search) {
            player.search.emplace(seen, SearchBot{.seed = 1}, 500u);
        } else if (player.search->go_on(seen, player.since)) {
            ++count.kept;
            REQUIRE(always_leads(*player.seen, player.since, seen));
        } else {
            ++count.begun_anew;
        }
        player.search->think(60);
        const auto action = player.search->findings().favourite.action;
        REQUIRE(is_legal(state.table, action));
        player.seen = seen;
        player.since.clear();
        for (Player& each : players) each.since.push_back(action);
        play(state.table, action, state.chance);
    }
    return count;
}

TEST_CASE("a search keeps its tree only where nobody could have learned anything") {
    const GoingOn dice = go_on_in_a_game<hedra::Table<>>(3, 60);
    CHECK(dice.kept > 10);
    CHECK(dice.begun_anew > 10);
    const GoingOn cards = go_on_in_a_game<hamlet::Table<>>(4, 120);
    CHECK(cards.kept > 10);
    CHECK(cards.begun_anew > 10);
}

TEST_CASE("a search looks into a game as the game advises, unless it is told otherwise") {
    const auto dice = begin<hedra::Table<>>({}, 1).table;
    const auto cards = begin<hamlet::Table<>>({}, 1).table;
    const auto settings = [](const SearchBot& bot, const auto& table) {
        return heroes::detail::settings_of(bot, table);
    };
    CHECK(settings({}, dice).rollout == 24);
    CHECK(settings({}, dice).exploration == 100);
    CHECK(settings({}, cards).rollout == 0);
    CHECK(settings({}, cards).exploration == 30);
    CHECK(settings({.rollout = 5}, cards).rollout == 5);
    CHECK(settings({.rollout = 5}, cards).exploration == 30);
    CHECK(settings({.exploration = 0}, cards).exploration == 0);
    CHECK(choices<hamlet::Table<>>(SearchBot{1}, {}, 60, 40) ==
          choices<hamlet::Table<>>(SearchBot{.seed = 1, .rollout = 0, .exploration = 30}, {}, 60, 40));
    CHECK(choices<hamlet::Table<>>(SearchBot{1}, {}, 60, 40) !=
          choices<hamlet::Table<>>(SearchBot{.seed = 1, .rollout = 24}, {}, 60, 40));
    CHECK(choices<hamlet::Table<>>(SearchBot{1}, {}, 60, 40) !=
          choices<hamlet::Table<>>(SearchBot{.seed = 1, .exploration = 500}, {}, 60, 40));
}

TEST_CASE("the seed of a greedy bot matters where it has to guess") {
    CHECK(choices<hedra::Table<>>(GreedyBot{1}, {}, 60, 60) == choices<hedra::Table<>>(GreedyBot{1}, {}, 60, 60));
    CHECK(choices<hedra::Table<>>(GreedyBot{1}, {}, 60, 60) != choices<hedra::Table<>>(GreedyBot{2}, {}, 60, 60));
}

TEST_CASE("in Hedra search beats greed and greed beats chance") {
    CHECK(twice_the_points<hedra::Table<>>(20, GreedyBot{1}, 60, RandomBot{}) > 30);
    CHECK(twice_the_points<hedra::Table<>>(60, SearchBot{.seed = 1, .rollout = 12}, 150, GreedyBot{1}) > 60);
}

TEST_CASE("in Hamlet greed beats chance") {
    CHECK(twice_the_points<hamlet::Table<NoEndlessGames>>(10, GreedyBot{1}, 60, RandomBot{}) > 11);
}

}  // namespace
