#include "cards.hpp"

using namespace hamlet_test;

namespace {

Position<RuntimeRules> village(const Knobs& knobs = {}, const Options& options = {}) {
    return Position{options, ruled(quiet(knobs))}.monster(caves, landlord);
}

// What is told as such a turn ends.
template <class S>
std::vector<Event> dawn(const S& state) {
    return events_of(before_home(state), Flee{});
}

// A village in which this decree comes as the next turn begins, with the Moon full.
Position<RuntimeRules> before_decree(DecreeCard card, const Knobs& knobs = {}, const Options& options = {}) {
    return village(knobs, options).moon(3).top({card});
}

constexpr Artifact wrath_1 = artifact(Sigil::wrath, 1);
constexpr Artifact wrath_2 = artifact(Sigil::wrath, 2);
constexpr Artifact mercy_1 = artifact(Sigil::mercy, 1);
constexpr Artifact revenge_3 = artifact(Sigil::revenge, 3);

}  // namespace

TEST_CASE("HAM-205 HAM-206 HAM-214 HAM-R07 HAM-X10 the Moon goes to and fro over five spaces") {
    auto state = new_game({.first_player = one}, Pcg32{5}, ruled(quiet()));
    const std::vector<int> expected{1, 2, 3, 4, 3, 2, 1, 0, 1, 2, 3, 4, 3, 2, 1, 0, 1, 2, 3, 4};
    std::vector<int> seen;
    std::vector<std::size_t> decrees;
    for (std::size_t turn = 1; turn <= expected.size(); ++turn) {
        seen.push_back(state.table.moon);
        decrees.push_back(state.table.decrees.size() + state.table.decree_discard.size());
        state = pass(state);
    }
    CHECK(seen == expected);
    CHECK(decrees == std::vector<std::size_t>{0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5});
}
TEST_CASE("HAM-033 HAM-206 the Moon moves before anything a player does, in every player's turn") {
    auto state = village({}, Options{.players = 3}).top({beer}).with(ScriptedDice{});
    CHECK(has_event(dawn(state), MoonMoved{1, 2}));
    state = pass(state);
    CHECK(waits_for(state.table, HamletPhase{two}));
    CHECK(has_event(dawn(state), MoonMoved{2, 3}));
}
TEST_CASE("HAM-207 at Full Moon a decree is drawn and in force") {
    auto state = before_decree(heal_more).with(ScriptedDice{});
    const auto events = dawn(state);
    state = pass(state);
    CHECK(state.table.moon == 4);
    CHECK(state.table.waning);
    CHECK(state.table.decrees == DecreeCards{heal_more});
    CHECK(has_event(events, MoonMoved{3, 4}));
    CHECK(has_event(events, DecreeDrawn{two, heal_more}));
    CHECK(only<DecreeReplaced>(events).empty());
}
TEST_CASE("HAM-208 back at New Moon another decree is drawn") {
    auto state = village().moon(1, true).decree(cheap).top({dear}).with(ScriptedDice{});
    const auto events = dawn(state);
    state = pass(state);
    CHECK(state.table.moon == 0);
    CHECK_FALSE(state.table.waning);
    CHECK(state.table.decrees == DecreeCards{dear});
    CHECK(has_event(events, DecreeReplaced{cheap}));
    CHECK(has_event(events, DecreeDrawn{two, dear}));
}
TEST_CASE("HAM-207 HAM-208 in between no decree is drawn") {
    for (const auto& position :
         {village().moon(2), village().moon(4, true), village().moon(2, true), village().moon(0)})
        CHECK(only<DecreeDrawn>(dawn(position.with(ScriptedDice{}))).empty());
}
TEST_CASE("HAM-209 HAM-018 the Moon draws no decree where it starts") {
    std::vector<Event> events;
    const auto state = new_game({.first_player = one}, Pcg32{5}, StandardRules{},
                                [&](const Event& event) { events.push_back(event); });
    CHECK(has_event(events, MoonMoved{0, 1}));
    CHECK(only<DecreeDrawn>(events).empty());
    CHECK(state.table.decrees.empty());
}
TEST_CASE("HAM-210 there is one decree at a time, and the old one is discarded") {
    auto state = before_decree(heal_more).decree(cheap).with(ScriptedDice{});
    state = pass(state);
    CHECK(state.table.decrees == DecreeCards{heal_more});
    CHECK(state.table.decree_discard == DecreeCards{cheap});
}
TEST_CASE("HAM-R08 HAM-R10 a decree counts in the turn it is drawn in, which begins with the Moon") {
    auto state = before_decree(heal_more).health(two, 5).with(ScriptedDice{1, 1});
    const auto events = dawn(state);
    const auto place = [&](const Event& event) { return std::find(events.begin(), events.end(), event); };
    CHECK(place(TurnBegan{two, 1}) < place(MoonMoved{3, 4}));
    CHECK(place(MoonMoved{3, 4}) < place(DecreeDrawn{two, heal_more}));
    state = after(pass(state), Heal{});
    CHECK(state.table.heroes[two].health == 10);
}

TEST_CASE("HAM-R07 with two spaces every turn brings a decree, and fewer there cannot be") {
    auto state = village({.moon_spaces = 2}).top({cheap, dear}).top({beer}).with(ScriptedDice{});
    state = pass(state);
    CHECK(state.table.moon == 0);
    CHECK(state.table.decrees == DecreeCards{cheap});
    state = pass(state);
    CHECK(state.table.moon == 1);
    CHECK(state.table.decrees == DecreeCards{dear});
    CHECK(std::string(judge(Options{}, ruled({.moon_spaces = 1})).clause()) == "HAM-R07");
    CHECK(std::string(judge(Options{}, ruled({.moon_spaces = 0})).clause()) == "HAM-R07");
}
TEST_CASE("HAM-R07 on a longer bar Full Moon comes later") {
    auto state = village({.moon_spaces = 7}).moon(4).top({cheap}).top({beer}).with(ScriptedDice{});
    CHECK(only<DecreeDrawn>(dawn(state)).empty());
    CHECK(has_event(dawn(pass(state)), DecreeDrawn{one, cheap}));
}

TEST_CASE("HAM-213 HAM-R09 when all decrees have been played they are shuffled, the last one with them") {
    auto state = village().moon(3).decree(heroes_strong).decrees_run_out().with(ScriptedDice{1});
    const auto events = dawn(state);
    state = pass(state);
    CHECK(state.chance.verdict());
    CHECK(has_event(events, DeckReshuffled{Pile::decrees, 20}));
    CHECK(has_event(events, DecreeReplaced{heroes_strong}));
    CHECK(has_event(events, DecreeDrawn{two, heroes_strong}));
    CHECK(state.table.decrees == DecreeCards{heroes_strong});
    CHECK(state.table.decree_deck.size() == 19);
}
TEST_CASE("HAM-R09 with the knob set, the last decree sits the shuffle out") {
    auto state =
        village({.last_decree_sits_out = true}).moon(3).decree(heroes_strong).decrees_run_out().with(ScriptedDice{1});
    CHECK(has_event(dawn(state), DeckReshuffled{Pile::decrees, 19}));
    state = pass(state);
    CHECK(state.table.decrees == DecreeCards{heroes_weak});
    CHECK(state.table.decree_discard == DecreeCards{heroes_strong});
    CHECK(audit(state.table));
}
TEST_CASE("HAM-R09 with the knob set, decrees accumulate and all of them count") {
    auto state = before_decree(heroes_strong, {.decrees_accumulate = true})
                     .decree(heal_more)
                     .health(two, 5)
                     .with(ScriptedDice{1, 1});
    CHECK(only<DecreeReplaced>(dawn(state)).empty());
    state = pass(state);
    CHECK(state.table.decrees == DecreeCards{heal_more, heroes_strong});
    state = after(state, Heal{});
    CHECK(state.table.heroes[two].health == 10);
    state.chance = two_ties;
    state = after(before_home(state), Fight{});
    CHECK(attack_of(state, Fighter::hero).attack == 4);
}
TEST_CASE("HAM-R09 where decrees accumulate, a Moon that finds none left brings none") {
    Position<RuntimeRules> position = village({.decrees_accumulate = true}).moon(3);
    standard_content.decrees.all().for_each([&](DecreeCard card) { position.decree(card); });
    auto state = position.with(ScriptedDice{});
    CHECK(only<DecreeDrawn>(dawn(state)).empty());
    CHECK(pass(state).table.decrees.size() == 20);
}

TEST_CASE("HAM-212 HAM-C51 HAM-C52 HAM-C53 HAM-C54 HAM-C55 decrees change attacks and defenses, of the Champion too") {
    struct Row {
        DecreeCard decree;
        int hero_attack, monster_defense, monster_attack, hero_defense;
    };
    for (const Row& row :
         {Row{heroes_strong, 4, 12, 3, 12}, Row{heroes_weak, 2, 12, 3, 12}, Row{heroes_safe, 3, 12, 3, 13},
          Row{heroes_bare, 3, 12, 3, 11}, Row{monsters_strong, 3, 12, 4, 12}, Row{monsters_weak, 3, 12, 2, 12},
          Row{monsters_safe, 3, 13, 3, 12}, Row{monsters_bare, 3, 11, 3, 12}, Row{brawl, 4, 12, 4, 12}}) {
        const auto field = Position{}.decree(row.decree).monster(bogs, bat).fighting(lair(bogs)).with(two_ties);
        const auto abbey = Position{}
                               .decree(row.decree)
                               .champion(guard, {web, legs, bleeds})
                               .sigils(one, {Sigil::revenge})
                               .fighting(Lair::abbey)
                               .with(two_ties);
        for (const auto& state : {field, abbey}) {
            CHECK(attack_of(state, Fighter::hero).attack == row.hero_attack);
            CHECK(attack_of(state, Fighter::hero).defense == row.monster_defense);
            CHECK(attack_of(state, Fighter::opponent).attack == row.monster_attack);
            CHECK(attack_of(state, Fighter::opponent).defense == row.hero_defense);
        }
    }
}

TEST_CASE("HAM-C56 HAM-C61 a decree about homes changes the health of those at home at once, and of nobody else") {
    const auto health = [](DecreeCard card) {
        const auto state = pass(before_decree(card)
                                    .monster(woods, fox)
                                    .monster(steppe, jackal, {health_2})
                                    .monster(bogs, bat)
                                    .with(ScriptedDice{}));
        return std::vector<int>{full_health(state.table, lair(woods)), full_health(state.table, lair(steppe)),
                                full_health(state.table, lair(bogs))};
    };
    CHECK(health(cheap) == std::vector<int>{5, 7, 4});
    CHECK(health(home_2) == std::vector<int>{6, 8, 4});
    CHECK(health(home_0) == std::vector<int>{4, 6, 4});
}
TEST_CASE("HAM-C56 the home bonus by decree is told, and counts in the attack") {
    auto state = Position{}.decree(home_2).monster(caves, bat).in_wilderness().with(two_ties);
    CHECK(has_event(events_of(state, SelectRegion{caves}), HomeBonusApplied{caves, 2}));
    CHECK(attack_of(after(state, SelectRegion{caves}, Fight{}), Fighter::opponent).attack == 5);
    auto none = Position{}.decree(home_0).monster(caves, bat).in_wilderness().with(two_ties);
    CHECK(only<HomeBonusApplied>(events_of(none, SelectRegion{caves})).empty());
    CHECK(attack_of(after(none, SelectRegion{caves}, Fight{}), Fighter::opponent).attack == 3);
}

TEST_CASE("HAM-C57 the Heal action regains three more or three less, and other healing the same as ever") {
    const auto heal_by = [](DecreeCard card, int first, int second) {
        auto state = Position{}.decree(card).health(one, 5).with(ScriptedDice{first, second});
        return after(state, Heal{}).table.heroes[one].health - 5;
    };
    CHECK(heal_by(heal_more, 2, 2) == 7);
    CHECK(heal_by(heal_less, 2, 2) == 1);
    CHECK(heal_by(heal_less, 1, 2) == 0);
    CHECK(heal_by(heal_less, 1, 1) == 0);
    auto drinker = Position{}.decree(heal_less).health(one, 5).equip(one, {item(beer)}).with(ScriptedDice{});
    CHECK(after(drinker, UseConsumable{slot(1)}).table.heroes[one].health == 10);
}
TEST_CASE("HAM-C58 prices go up or down by one, but not below one, and sales compare printed values") {
    const auto price = [](DecreeCard card, ItemCard good) {
        auto state = Position{}.decree(card).trophies(one, {landlord}).stock(space(1), good).with(ScriptedDice{});
        const auto bought = only<ItemBought>(events_of(after(state, Shop{{space(1)}}), Pay{landlord}));
        REQUIRE(bought.size() == 1);
        return int{bought[0].price};
    };
    CHECK(price(dear, beer) == 2);
    CHECK(price(dear, spear) == 4);
    CHECK(price(cheap, spear) == 2);
    CHECK(price(cheap, ale) == 1);
    CHECK(price(cheap, beer) == 1);
    const auto seller = Position{}.decree(dear).carry(one, {item(spear)}).stock(space(1), ale).stock(space(2), bow);
    CHECK(is_legal(seller.table(), Sell{{space(1)}}));
    CHECK(refusal(seller.table(), Sell{{space(2)}}) == "HAM-067");
}

TEST_CASE("HAM-C50 HAM-C60 on the Baron's birthday every hero in play regains four, once") {
    auto state = before_decree(birthday, {}, Options{.players = 3})
                     .health(one, 5)
                     .health(two, 18)
                     .maximum(three, 22)
                     .health(three, 20)
                     .with(ScriptedDice{});
    const auto events = dawn(state);
    state = pass(state);
    CHECK(state.table.heroes[one].health == 9);
    CHECK(state.table.heroes[two].health == 20);
    CHECK(state.table.heroes[three].health == 22);
    CHECK(has_event(events, DecreeEffect{birthday, one, 4}));
    CHECK(has_event(events, DecreeEffect{birthday, two, 2}));
    CHECK(has_event(events, DecreeEffect{birthday, three, 2}));
    // It stays where it lies without doing any more.
    CHECK(state.table.decrees == DecreeCards{birthday});
    CHECK(only<DecreeEffect>(dawn(state)).empty());
    CHECK(pass(state).table.heroes[one].health == 9);
}
TEST_CASE("HAM-C60 somebody who is out has no birthday") {
    auto state =
        before_decree(birthday, {}, Options{.players = 3}).out(one).turn(three).top({beer}).with(ScriptedDice{});
    CHECK(only<DecreeEffect>(dawn(state)).size() == 2);
}

TEST_CASE("HAM-C62 HAM-D23 a recall asks those with several unfinished sets, from the active player on") {
    auto state = before_decree(recall, {}, Options{.players = 4})
                     .equip(one, {item(wrath_1), item(spear)})
                     .carry(one, {item(mercy_1)})
                     .carry(three, {item(wrath_2), item(revenge_3)})
                     .with(ScriptedDice{});
    state = pass(state);
    CHECK(waits_for(state.table, ChooseSet{three}));
    CHECK(decider(state.table) == three);
    CHECK(std::string(judge(state.table, two, KeepSet{Sigil::wrath}).clause()) == "HAM-043");
    const auto events = events_of(state, KeepSet{Sigil::revenge});
    CHECK(has_event(events, ArtifactsRecalled{three, Sigil::revenge, Artifacts{wrath_2}}));
    state = after(state, KeepSet{Sigil::revenge});
    CHECK(state.table.heroes[three].artifacts == Artifacts{revenge_3});
    CHECK(waits_for(state.table, ChooseSet{one}));
    state = after(state, KeepSet{Sigil::mercy});
    CHECK(state.table.heroes[one].artifacts == Artifacts{mercy_1});
    CHECK(state.table.heroes[one].slots == slots(Item::nothing, item(spear)));
    CHECK(state.table.artifacts_aside == Artifacts::all() - Artifacts{mercy_1, revenge_3});
    CHECK(waits_for(state.table, HamletPhase{two}));
}
TEST_CASE("HAM-C62 the active player is asked first") {
    auto state = before_decree(recall)
                     .carry(one, {item(wrath_1), item(mercy_1)})
                     .carry(two, {item(wrath_2), item(revenge_3)})
                     .with(ScriptedDice{});
    state = pass(state);
    CHECK(waits_for(state.table, ChooseSet{two}));
    CHECK(waits_for(after(state, KeepSet{Sigil::wrath}).table, ChooseSet{one}));
}
TEST_CASE("HAM-C62 only an unfinished set of one's own can be kept") {
    auto state = before_decree(recall)
                     .carry(two, {item(wrath_1), item(mercy_1), item(revenge_3)})
                     .sigils(two, {Sigil::revenge})
                     .with(ScriptedDice{});
    state = pass(state);
    CHECK(waits_for(state.table, ChooseSet{two}));
    CHECK(is_legal(state.table, KeepSet{Sigil::wrath}));
    CHECK(refusal(state.table, KeepSet{Sigil::revenge}) == "HAM-C62");
    CHECK(refusal(state.table, KeepSet{Sigil::redemption}) == "HAM-C62");
    CHECK(refusal(state.table, KeepSet{static_cast<Sigil>(200)}) == "HAM-C62");
    CHECK(refusal(state.table, EnterWilderness{}) == "HAM-C62");
    CHECK(refusal(state.table, Heal{}) == "HAM-C62");
    state = after(state, KeepSet{Sigil::wrath});
    CHECK(state.table.heroes[two].artifacts == Artifacts{wrath_1, revenge_3});
    CHECK(state.table.heroes[two].sigils == Sigils{Sigil::revenge});
}
TEST_CASE("HAM-C62 HAM-R57 one unfinished set is no matter for the Baron, nor is a set whose Sigil is held") {
    auto state = before_decree(recall)
                     .carry(one, {item(wrath_1), item(wrath_2)})
                     .carry(two, {item(mercy_1), item(revenge_3)})
                     .sigils(two, {Sigil::revenge})
                     .with(ScriptedDice{});
    state = pass(state);
    CHECK(waits_for(state.table, HamletPhase{two}));
    CHECK(state.table.heroes[one].artifacts == Artifacts{wrath_1, wrath_2});
    CHECK(state.table.heroes[two].artifacts == Artifacts{mercy_1, revenge_3});
    CHECK(state.table.heroes[two].sigils == Sigils{Sigil::revenge});
}
TEST_CASE("HAM-C62 HAM-C50 a recall is over when it is answered, and does not come back next turn") {
    auto state = before_decree(recall).carry(one, {item(wrath_1), item(mercy_1)}).top({beer}).with(ScriptedDice{});
    state = after(pass(state), KeepSet{Sigil::wrath});
    CHECK(state.table.decrees == DecreeCards{recall});
    CHECK(waits_for(pass(state).table, HamletPhase{one}));
}
TEST_CASE("HAM-C62 at a table of four everybody can be asked, one after the other") {
    auto state = before_decree(recall, {}, Options{.players = 4})
                     .carry(one, {item(wrath_1), item(mercy_1)})
                     .carry(two, {item(wrath_2), item(revenge_3)})
                     .carry(three, {item(artifact(Sigil::wrath, 3)), item(artifact(Sigil::mercy, 2))})
                     .carry(four, {item(artifact(Sigil::redemption, 1)), item(artifact(Sigil::mercy, 3))})
                     .with(ScriptedDice{});
    state = pass(state);
    std::vector<Seat> asked;
    while (waits_for_a<ChooseSet>(state.table)) {
        CHECK(audit(state.table));
        asked.push_back(decider(state.table));
        state = after(state, actions_of(state.table)[0]);
    }
    CHECK(asked == std::vector<Seat>{two, three, four, one});
    CHECK(waits_for(state.table, HamletPhase{two}));
    for (const Seat seat : {one, two, three, four}) CHECK(state.table.heroes[seat].artifacts.size() == 1);
}

TEST_CASE("HAM-216 nothing is told after the end of the game, not even a shuffle") {
    auto state = Position{Options{}, ruled({.max_turns = 1, .reshuffle_at_once = true})}
                     .health(one, 1)
                     .trophies(one, {bat})
                     .monsters_run_out()
                     .monster(bogs, landlord)
                     .fighting(lair(bogs))
                     .top({attack_1})
                     .with(ScriptedDice{1, 1, 1, 6, 6, 6, 6, 6, 1, 1});
    const auto events = events_of(state, Attack{});
    REQUIRE(!events.empty());
    CHECK(holds_alternative<GameOver>(events.back()));
}
