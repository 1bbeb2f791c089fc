#include "support.hpp"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

#include <heroes/core/chance_tape.hpp>
#include <heroes/core/diff.hpp>
#include <heroes/core/hash.hpp>
#include <heroes/hamlet/redact.hpp>
#include <heroes/tools/redaction.hpp>

using namespace hamlet_test;

namespace {

constexpr ItemCard sword = gear(attack_mod(2));
constexpr ItemCard shield = gear(defense_mod(2));
constexpr ItemCard potion = consumable(heal(5));

// Counts, over every way the lot can fall, how often each table comes about that the seat cannot tell from this one.
template <class Rules, class Key>
std::map<std::uint64_t, Probability> guesses(const Table<Rules>& table, Seat seat, Key&& key) {
    std::map<std::uint64_t, Probability> odds;
    const auto seen = view(table, seat);
    ChanceTape tape;
    do {
        const auto guess = determinize(seen, tape);
        REQUIRE(audit(guess));
        REQUIRE(view(guess, seat) == seen);
        auto& odd = odds[key(guess)];
        odd = odd + tape.probability();
    } while (tape.next());
    return odds;
}

void check_uniform(const std::map<std::uint64_t, Probability>& odds, std::size_t ways) {
    CHECK(odds.size() == ways);
    for (const auto& [key, odd] : odds) CHECK(odd == Probability{1, static_cast<std::uint32_t>(ways)});
}

// Everything but a few items lies in the discard, so that all guesses can be counted.
auto few_items_left() {
    Position position{Options{.players = 3}};
    position.revealed().top({gear(attack_mod(1)), gear(attack_mod(1), 2)}).items_run_out();
    return position;
}

// The Champion with these mutations face down, of which so many lay there already when their deck was shuffled.
Table<> shuffled_around(std::initializer_list<MutationCard> mutations, std::uint8_t older, std::uint8_t oldest) {
    auto table = Position{}.champion(favor(heal(8)), mutations).table();
    table.champion.older = older;
    table.champion.oldest = oldest;
    return table;
}

std::uint64_t in_order(const Table<>& table) {
    std::uint64_t order = 0;
    for (const auto& mutation : table.champion.mutations) order = order * 64 + index_of(*mutation);
    return order;
}

}  // namespace

TEST_CASE("HAM-R77 nobody sees what lies on top of a deck, not even where a host has laid it") {
    const auto are_alike = [](auto one_card, auto another) {
        const auto table = Position{}.top({one_card}).table();
        const auto other = Position{}.top({another}).table();
        REQUIRE(table != other);
        for (const Seat seat : {one, two, Seat::spectator}) CHECK(view(table, seat) == view(other, seat));
    };
    are_alike(MonsterCard{}, static_cast<MonsterCard>(1));
    are_alike(mutation(attack_mod(1)), mutation(thorns(1)));
    are_alike(sword, shield);
    are_alike(favor(heal(8)), favor(strike(5)));
    are_alike(decree(hero_attack(1)), decree(hero_defense(1)));
}

TEST_CASE("HAM-R77 mutations that lay there when the discard was shuffled are known, but not which is which") {
    const MutationCard a = mutation(attack_mod(1));
    const MutationCard b = mutation(health_mod(2));
    const MutationCard c = mutation(thorns(1));
    const auto table = shuffled_around({b, c, a}, 3, 0);
    CHECK(view(table, one) == view(shuffled_around({a, b, c}, 3, 0), one));
    CHECK((*view(table, one)).champion.mutations[0] == a);
    check_uniform(guesses(table, one, in_order), 6);
}

TEST_CASE("HAM-R77 mutations that lay there before two shuffles are told from those that came between") {
    const MutationCard a = mutation(attack_mod(1));
    const MutationCard b = mutation(health_mod(2));
    const MutationCard c = mutation(thorns(1));
    const auto table = shuffled_around({c, a, b}, 3, 2);
    CHECK(view(table, one) == view(shuffled_around({a, c, b}, 3, 2), one));
    CHECK(view(table, one) != view(shuffled_around({c, b, a}, 3, 2), one));
    check_uniform(guesses(table, one, in_order), 2);

    const auto younger = shuffled_around({a, c, b}, 3, 1);
    CHECK(view(younger, one) == view(shuffled_around({a, b, c}, 3, 1), one));
    check_uniform(guesses(younger, one, in_order), 2);
}

TEST_CASE("HAM-R77 whoever has looked at the Champion's mutations knows which is which") {
    auto table = shuffled_around({mutation(thorns(1)), mutation(attack_mod(1)), mutation(health_mod(2))}, 3, 0);
    table.champion.mutation_knowers = {one};
    check_uniform(guesses(table, one, in_order), 1);
    check_uniform(guesses(table, two, in_order), 6);
}

TEST_CASE("HAM-R69 hidden items are seen by their owner alone") {
    const auto table = Position{}.equip(one, {item(sword)}).hide(one, {sword, potion}).table();
    CHECK((*view(table, one)).heroes == table.heroes);
    const auto seen = view(table, two);
    CHECK(seen->heroes[one].items.empty());
    CHECK(seen->heroes[one].unknown == 2);
    CHECK(seen->heroes[one].slots[slot(1)] == Item::unknown);
    CHECK((*view(table, Seat::spectator)).heroes[one].unknown == 2);
}

TEST_CASE("HAM-R69 what a player cannot see could be any card that lies in the deck") {
    const auto table = few_items_left().hide(one, {potion}).hide(two, {shield}).table();
    // Seat three: four cards, one with each of the two players, and two in the deck.
    const auto by_place = [](const auto& guess) {
        return guess.heroes[one].items.bits() * 31 + guess.heroes[two].items.bits();
    };
    check_uniform(guesses(table, three, by_place), 4 * 3);
    // Seat two knows its own.
    check_uniform(guesses(table, two, by_place), 3);
}

TEST_CASE("HAM-R77 items that were hidden when the discard was shuffled are none of the cards shuffled in") {
    auto position = Position{Options{.players = 3}};
    auto state = position.revealed().hide(one, {potion}).hide(two, {shield}).items_run_out().with(Pcg32{3});
    // The stock moves at the end of the round, for which the discard is shuffled.
    while (state.table.turn.round == 1) {
        const auto actions = legal_actions(state.table);
        play(state.table, is_legal(state.table, Flee{}) ? Action{Flee{}} : actions[0], state.chance);
    }
    REQUIRE(state.table.older_items == ItemCards{potion, shield});
    const auto by_place = [](const auto& guess) {
        return guess.heroes[one].items.bits() * 31 + guess.heroes[two].items.bits();
    };
    check_uniform(guesses(state.table, three, by_place), 2);
    // Seat one holds one of the two, so the other is no secret.
    check_uniform(guesses(state.table, one, by_place), 1);
}

TEST_CASE("HAM-019 nobody knows the Champion's cards") {
    const auto table = Position{}.table();
    for (const Seat seat : {one, two, Seat::spectator}) {
        const auto seen = view(table, seat);
        CHECK_FALSE(seen->champion.hero);
        for (const auto& mutation : seen->champion.mutations) CHECK_FALSE(mutation);
    }
}

TEST_CASE("HAM-C19 HAM-R77 who has looked at the Champion's cards knows them until they are replaced") {
    const auto table = after(Position{}.hero(one, favor(peek(Peek::champion))).with(ScriptedDice{}), UseFavor{}).table;
    CHECK((*view(table, one)).champion == table.champion);
    CHECK_FALSE((*view(table, two)).champion.hero);
    const auto position = Position{}.hero(one, favor(peek(Peek::champion))).sigils(one, {Sigil::wrath}).in_wilderness();
    // Escape, then three other mutations.
    const auto fled = after(position.with(ScriptedDice{5, 1, 1, 1}), UseFavor{}, ChallengeChampion{}, Flee{}).table;
    CHECK((*view(fled, one)).champion.hero == fled.champion.hero);
    CHECK((*view(fled, two)).champion.hero == fled.champion.hero);
    const auto seen = view(fled, one);
    for (const auto& mutation : seen->champion.mutations) CHECK_FALSE(mutation);
}

TEST_CASE("HAM-C19 who has looked at the top monsters knows them, and their order") {
    const auto state = Position{}
                           .hero(one, favor(peek(Peek::monsters).only({Window::hamlet, Window::wilderness})))
                           .top({monster(caves, 1), monster(caves, 2), monster(caves, 3)})
                           .with(ScriptedDice{});
    const auto table = after(state, UseFavor{}, PutNext{monster(caves, 3)}, PutNext{monster(caves, 1)}).table;
    CHECK(table.monster_deck.seen_by(one, 0) == monster(caves, 3));
    CHECK(table.monster_deck.seen_by(one, 1) == monster(caves, 1));
    CHECK(table.monster_deck.seen_by(one, 2) == monster(caves, 2));
    CHECK((*view(table, one)).monster_deck == table.monster_deck);
    CHECK((*view(table, two)).monster_deck != table.monster_deck);
    CHECK_FALSE((*view(table, two)).monster_deck.seen_by(two, 0));
}

TEST_CASE("HAM-C19 who has looked at a rival's hidden items knows them") {
    const auto position = Position{}.hero(one, favor(peek(Peek::rival))).hide(two, {potion});
    const auto table = after(position.with(ScriptedDice{}), UseFavor{}, Spy{two}).table;
    CHECK((*view(table, one)).heroes[two].items == ItemCards{potion});
    CHECK((*view(table, Seat::spectator)).heroes[two].items.empty());
}

TEST_CASE("HAM-067 whoever is selling has something worth selling") {
    const auto position = Position{}.hide(one, {gear(attack_mod(3))}).stock({consumable(heal(12))});
    const auto table = after(position.with(ScriptedDice{}), Sell{{space(1)}}).table;
    Pcg32 chance{1};
    for (int i = 0; i != 50; ++i) REQUIRE(audit(determinize(view(table, two), chance)));
}

// Everything that a seat hears when an action is carried out.
std::vector<Event> played(hamlet::State<>& state, const Action& action, Seat seat) {
    std::vector<Event> heard;
    const auto hear = [&](const auto& event) { heard.push_back(event); };
    play(state.table, action, state.chance, for_seat(state.table, seat, hear));
    return heard;
}

// Two tables that look the same to a seat stay so, as long as the same happens before its eyes.
TEST_CASE("HAM-R69 what a seat may do, hears and sees does not depend on what it cannot see") {
    std::size_t compared = 0;
    for (std::uint64_t seed = 0; seed != 60; ++seed) {
        auto state = new_game(Options{.players = static_cast<std::uint8_t>(2 + seed % 3)}, Pcg32{seed});
        Pcg32 player{seed};
        while (!is_over(state.table)) {
            const Seat seat = static_cast<Seat>(player.below(enum_count<Seat>));
            hamlet::State<> guess{determinize(view(state.table, seat), player), state.chance};
            const auto actions = legal_actions(state.table);
            const Action action = actions[player.below(static_cast<std::uint32_t>(actions.size()))];
            if (seat == decider(state.table)) REQUIRE(legal_actions(guess.table) == actions);
            const bool possible = static_cast<bool>(judge(guess.table, action));
            const auto heard = played(state, action, seat);
            if (!possible || played(guess, action, seat) != heard) continue;
            // Who has looked at cards has seen them, and where a revealed item lay is seen, not heard.
            const auto peeked = only<CardsPeeked>(heard);
            if ((!peeked.empty() && peeked[0].seat == seat) || !only<ItemRevealed>(heard).empty()) continue;
            CAPTURE(std::string(diff(*view(guess.table, seat), *view(state.table, seat)).view()));
            REQUIRE(view(guess.table, seat) == view(state.table, seat));
            ++compared;
        }
    }
    MESSAGE(compared, " steps compared");
    CHECK(compared > 10'000);
}

TEST_CASE("HAM-R77 nobody makes a view of what others must not know") {
    const auto refusal_of_view = [](const Table<>& seen, Seat seat) {
        return View<Table<>>::from(seen, seat).verdict().clause();
    };
    const auto table = Position{}.hide(one, {potion}).table();
    CHECK(refusal_of_view(*view(table, two), two) == "");
    CHECK(refusal_of_view(table, two) == "CORE-view");
    CHECK(refusal_of_view(*view(table, one), two) == "CORE-view");
    auto seen = *view(table, two);
    ++seen.heroes[two].unknown;
    CHECK(refusal_of_view(seen, two) == "CORE-view");
    seen = *view(table, two);
    seen.champion.older = 9;
    CHECK(refusal_of_view(seen, two) == "CORE-view");
}
