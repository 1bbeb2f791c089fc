#include "short_names.hpp"
#include "support.hpp"

#include <cstddef>
#include <map>
#include <vector>

#include <heroes/core/chance_tape.hpp>
#include <heroes/core/hash.hpp>
#include <heroes/core/probability.hpp>
#include <heroes/hero_master/redact.hpp>
#include <heroes/tools/information.hpp>
#include <heroes/tools/redaction.hpp>

using namespace hero_master_test;

namespace {

// Every guess that a view allows, with its exact probability, by what `get` makes of it.
template <class Rules, class Get>
auto guesses(const View<Table<Rules>>& seen, Get&& get) {
    std::map<decltype(get(*seen)), Probability> odds;
    ChanceTape tape;
    do {
        const auto guess = determinize(seen, tape);
        auto& odd = odds[get(guess)];
        odd = odd + tape.probability();
    } while (tape.next());
    return odds;
}

}  // namespace

TEST_CASE("HMA-R21 a rival sees how many cards a hand has and those that were shown, not the others") {
    const auto table = Position{}.hand(one, {swings, huh}).shown(one, {ale}).lurking({giant}).table();
    const auto seen = view(table, two);
    CHECK(seen->heroes[one].hand == ActionCards{ale});
    CHECK(seen->heroes[one].hidden == 2);
    CHECK(seen->heroes[one].deck == (table.heroes[one].deck | ActionCards{swings, huh}));
    CHECK(*view(table, one) == table);
}
TEST_CASE("HMA-R21 a hidden Protest card is known to be one, but not which") {
    const auto table = Position{}.hand(one, {me_first}).lurking({giant}).table();
    const auto seen = view(table, two);
    CHECK(seen->heroes[one].hidden_protest);
    CHECK(seen->heroes[one].hidden == 0);
    CHECK(seen->protest_deck == standard_content.protests);
}
TEST_CASE("HMA-R21 the pair of Locations is the leader's, the discarded one stays unseen by the others") {
    const auto table = Position{}.offered(fort, wyvern).discarded_location(alley, two).table();
    const auto mine = view(table, one);
    CHECK(mine->offered[0] == fort);
    CHECK(!mine->discarded[0].card);
    CHECK(mine->unseen_locations.has(alley));
    const auto theirs = view(table, two);
    CHECK(!theirs->offered[0]);
    CHECK(theirs->unseen_locations.has(fort));
    CHECK(theirs->discarded[0].card == alley);
    CHECK(!(*view(table, Seat::spectator)).discarded[0].card);
}
TEST_CASE("HMA-R21 by a house rule the discarded Location is shown") {
    const auto table = Position{Options{}, ruled({.discarded_location_shown = true})}
                           .lurking({giant})
                           .discarded_location(alley, two)
                           .table();
    CHECK((*view(table, one)).discarded[0].card == alley);
}
TEST_CASE("HMA-R21 viewing a view changes nothing") {
    auto table =
        Position{}.hand(one, {swings, huh, me_first}).offered(fort, wyvern).discarded_location(alley, one).table();
    hide_from(table, two);
    const auto once = table;
    hide_from(table, two);
    CHECK(table == once);
}

TEST_CASE("HMA-R21 every hand that could be is guessed as often as any other") {
    // Two hidden cards out of five: ten hands.
    const auto table = Position{}.hand(one, {swings, huh}).deck(one, {ale, portly, bellow}).lurking({giant}).table();
    const auto odds = guesses(view(table, two), [](const Table<>& guess) { return guess.heroes[one].hand.bits(); });
    CHECK(odds.size() == 10);
    for (const auto& [hand, odd] : odds) CHECK(odd == Probability{1, 10});
}
TEST_CASE("HMA-R21 every Protest card not seen is guessed as often as any other") {
    auto table = Position{}
                     .hand(one, {me_first})
                     .deck(one, {})
                     .deck(two, {})
                     .attack(two, action("Full Tantrum"))
                     .part(two, Part::passed)
                     .encounter(giant)
                     .turn(one)
                     .table();
    const auto odds = guesses(view(table, two), [](const Table<>& guess) { return guess.heroes[one].hand.bits(); });
    CHECK(odds.size() == 7);  // one of eight is in play
    for (const auto& [hand, odd] : odds) CHECK(odd == Probability{1, 7});
}
TEST_CASE("HMA-R21 every discarded Location that nobody saw is guessed as often as any other") {
    const auto table = Position{}.lurking({giant}).discarded_location(alley, two).table();
    const auto odds =
        guesses(view(table, one), [](const Table<>& guess) { return index_of(*guess.discarded[0].card); });
    CHECK(odds.size() == 14);
    for (const auto& [card, odd] : odds) CHECK(odd == Probability{1, 14});
    CHECK(odds.count(index_of(den)) == 0);
}
TEST_CASE("HMA-R01 HMA-R21 whether the Den is in a hidden pair is guessed as the deck has it, where it need not be chosen") {
    const RuntimeRules rules = ruled({.den_drawn = DenDrawn::may_be_discarded});
    auto position = Position{Options{}, rules}.locations_left(1);
    const auto table = position.offered(fort, wyvern).table();
    const auto odds = guesses(view(table, two), [](const auto& guess) {
        return guess.offered[0] == standard_content.den || guess.offered[1] == standard_content.den;
    });
    CHECK(odds.at(true) == Probability{2, 3});  // two of the last three cards
}
TEST_CASE("HMA-R21 no view hides more than there is: cards of a deck, Protest cards, Locations") {
    const auto fault = [](const Position<>& position, auto&& change) {
        auto seen = *view(Position(position).discarded_location(alley, one).table(), two);
        change(seen);
        return std::string(View<Table<>>::from(seen, two).verdict().clause());
    };
    const auto quiet = Position{}.hand(one, {swings, me_first}).deck(one, {huh}).lurking({giant});
    CHECK(fault(quiet, [](auto&) {}) == "");
    CHECK(fault(quiet, [](auto& seen) { seen.heroes[one].hidden = 2; }) == "");
    CHECK(fault(quiet, [](auto& seen) { seen.heroes[one].hidden = 3; }) == "CORE-view");
    CHECK(fault(quiet, [](auto& seen) { seen.protest_deck = {}; }) == "CORE-view");
    CHECK(fault(quiet, [](auto& seen) { seen.unseen_locations = {}; }) == "CORE-view");
    const auto choosing = Position{}.offered(fort, wyvern);
    CHECK(fault(choosing, [](auto&) {}) == "");
    CHECK(fault(choosing, [](auto& seen) { seen.unseen_locations = {fort, alley}; }) == "CORE-view");
}
TEST_CASE("HMA-073 who has declared a monster is guessed to have an attack to lay") {
    const auto table =
        Position{}.hand(one, {swings}).deck(one, {huh, portly}).encounter(giant).first_attack(one).table();
    const auto seen = view(table, two);
    Pcg32 chance{1};
    for (int n = 0; n != 50; ++n) CHECK(determinize(seen, chance).heroes[one].hand == ActionCards{swings});
}

TEST_CASE("HMA-R21 events tell others neither which cards are drawn nor which Locations") {
    const auto table = Position{}.lurking({giant}).table();
    const auto heard = [&](const Event& event, Seat seat) { return *redact(event, table, seat); };
    CHECK(heard(CardDrawn{one, swings}, two) == Event{CardDrawn{one, {}}});
    CHECK(heard(CardDrawn{one, swings}, one) == Event{CardDrawn{one, swings}});
    CHECK(heard(ProtestDrawn{one, me_first}, two) == Event{ProtestDrawn{one, {}}});
    CHECK(heard(ProtestReturned{one, me_first}, two) == Event{ProtestReturned{one, {}}});
    CHECK(heard(CardSearched{one, swings}, Seat::spectator) == Event{CardSearched{one, {}}});
    CHECK(heard(LocationOffered{one, fort}, two) == Event{LocationOffered{one, {}}});
    CHECK(heard(LocationDiscarded{one, fort}, two) == Event{LocationDiscarded{one, {}}});
    CHECK(heard(LocationDiscarded{one, den}, two) == Event{LocationDiscarded{one, den}});
    CHECK(heard(AttackLaid{one, swings, slot(1)}, two) == Event{AttackLaid{one, swings, slot(1)}});
}

namespace {

// Whether hidden cards came to light: forced discards from a hidden hand, or Locations drawn from those nobody knows.
bool shows_hidden_cards(const std::vector<Event>& heard) {
    for (const CardDiscarded& discarded : only<CardDiscarded>(heard))
        if (discarded.cause == DiscardCause::forced || discarded.cause == DiscardCause::at_random) return true;
    return !only<LocationOffered>(heard).empty();
}

// Games in which what is hidden from a seat was other cards: as long as nobody uses them, the seat sees and hears the
// same. What is tried at every step: all actions of the decider that are legal in both worlds.
template <class Rules>
std::size_t check_non_interference(std::uint8_t players, const Rules& rules, std::uint64_t seed) {
    std::size_t compared = 0;
    auto state = new_game<Rules>(Options{.players = players}, Pcg32{seed}, rules);
    Pcg32 chooser{~seed};
    Pcg32 luck{seed + 7};
    while (!is_over(state.table)) {
        const auto actions = legal_actions(state.table);
        const Action action = actions[chooser.below(static_cast<std::uint32_t>(actions.size()))];
        for_each_enumerator<Seat>([&](Seat seat) {
            if (seat == decider(state.table)) return;
            const auto world = determinize(view(state.table, seat), luck);
            // Refusals, passes and the like are possible in every world and show nothing hidden.
            if (!holds_one_of<Pass, Decline, Refuse, KeepHand, Accept, StopSelling, EndTurn>(action) ||
                !judge(world, action))
                return;
            auto chance = state.chance;
            auto other_chance = state.chance;
            const auto here = heroes::detail::perceive(state.table, action, chance, seat);
            const auto there = heroes::detail::perceive(world, action, other_chance, seat);
            if (shows_hidden_cards(here.heard)) return;
            REQUIRE(here.heard == there.heard);
            REQUIRE((here.seen == there.seen));
            ++compared;
        });
        play(state.table, action, state.chance);
    }
    return compared;
}

}  // namespace

TEST_CASE("HMA-R21 what a seat cannot know makes no difference to what it sees and hears") {
    std::size_t compared = 0;
    for (std::uint64_t seed = 0; seed != 20; ++seed)
        for (std::uint8_t players = 2; players <= 4; ++players)
            compared += check_non_interference(players, StandardRules{}, seed);
    CHECK(compared > 1000);
}
