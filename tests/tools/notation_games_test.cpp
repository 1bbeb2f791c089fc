// The notation of Hedra and Hamlet: what every action looks like, and that whatever can happen is read back.

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include <laws.hpp>

#include <heroes/core/one_of.hpp>
#include <heroes/hamlet.hpp>
#include <heroes/hedra.hpp>
#include <heroes/tools/notation.hpp>

namespace {

using namespace heroes;

template <class Action>
struct Spelling {
    Action action;
    std::string_view text;
};

// Each is written like this and read back, and there is one for every kind of action.
template <class Action>
void check_spellings(const std::vector<Spelling<Action>>& spellings) {
    std::set<std::size_t> kinds;
    for (const auto& [action, text] : spellings) {
        CHECK(notation(action) == text);
        const auto read = parse<Action>(text);
        CAPTURE(read.misreading().message());
        REQUIRE(read);
        CHECK(*read == action);
        kinds.insert(action.index());
    }
    CHECK(kinds.size() == heroes::alternative_count<Action>);
}

template <class T>
bool is_read_back(const T& value) {
    const auto read = parse<T>(notation(value));
    CAPTURE(notation(value));
    CAPTURE(read.misreading().message());
    CHECK(read);
    return read && *read == value;
}

// Any value whatever, whether it makes sense or not.
template <class T>
void fill(T& value, Pcg32& chance) {
    if constexpr (Listed<T>)
        for_each_field(value, [&](std::string_view, auto& member) { fill(member, chance); });
    else if constexpr (std::is_same_v<T, bool>)
        value = chance.below(2) == 1;
    else if constexpr (detail::Number<T>)
        value = static_cast<T>(chance.below(3) == 0 ? chance.below(4) : chance.next());
    else if constexpr (heroes::is_enum_set<T>)
        value = T::read_words([&](std::size_t, std::uint64_t most) {
            return (chance.next() | std::uint64_t{chance.next()} << 32) & most;
        });
    else if constexpr (heroes::is_enum_array<T>)
        for (auto& item : value) fill(item, chance);
    else if constexpr (heroes::is_optional<T>) {
        value.reset();
        if (chance.below(2) == 1) fill(value.emplace(), chance);
    }
}

// Every alternative, filled at random many times.
template <class Variant>
void check_nonsense(Variant value) {
    Pcg32 chance{5};
    for (std::size_t kind = 0; kind != heroes::alternative_count<Variant>; ++kind)
        for (std::size_t i = 0; i != laws::games_to_play(100, 5); ++i) {
            value.reset_to(kind);
            match(value, [&](auto& held) { fill(held, chance); });
            REQUIRE(is_read_back(value));
        }
}

// Some knobs turned to any value of their type.
template <class Knobs>
Knobs turned(Pcg32& chance) {
    Knobs knobs;
    for_each_field(knobs, [&]<class T>(std::string_view, T& knob) {
        if (chance.below(4) != 0) return;
        if constexpr (std::is_enum_v<T>)
            knob = static_cast<T>(chance.below(static_cast<std::uint32_t>(enum_count<T>)));
        else
            fill(knob, chance);
    });
    return knobs;
}

// Plays random games under random knobs, as far as the rules allow these, and reads everything back. Answers how many.
template <class Table>
std::size_t check_games(std::uint8_t most_players, std::size_t tries) {
    std::size_t played = 0;
    Pcg32 chance{11};
    for (std::size_t i = 0; i != laws::games_to_play(tries, 5); ++i) {
        const typename Table::Rules rules{turned<std::remove_cvref_t<decltype(Table::Rules::knobs)>>(chance)};
        typename Table::Options options;
        options.players = static_cast<std::uint8_t>(2 + chance.below(most_players - 1u));
        auto state = try_new_game<Table>(options, Pcg32{i}, rules);
        if (!state) continue;
        auto now = *state;
        for (int step = 0; step != 60 && !is_over(now.table); ++step) {
            const auto actions = legal_actions(now.table);
            const auto action = actions[chance.below(static_cast<std::uint32_t>(actions.size()))];
            REQUIRE(is_read_back(action));
            play(now.table, action, now.chance,
                 [](const typename Table::Event& event) { REQUIRE(is_read_back(event)); });
            REQUIRE(is_read_back(now.table));
            REQUIRE(is_read_back(*view(now.table, static_cast<Seat>(chance.below(enum_count<Seat>)))));
        }
        CHECK(*parse_table<Table>(notation(now.table)) == now.table);
        ++played;
    }
    return played;
}

// A text with one character changed is refused with a place inside it, or is the only text of another value.
template <class T>
void check_damage(const std::string& text) {
    Pcg32 chance{3};
    std::size_t refused = 0;
    for (std::size_t at = 0; at != text.size(); ++at) {
        std::string damaged = text;
        if (chance.below(2) == 0)
            damaged.erase(at, 1);
        else
            damaged[at] = text[chance.below(static_cast<std::uint32_t>(text.size()))];
        const auto read = parse<T>(damaged);
        CAPTURE(damaged);
        if (read)
            REQUIRE(notation(*read) == damaged);
        else
            REQUIRE(read.misreading().at <= damaged.size());
        refused += !read;
    }
    CHECK(refused * 2 > text.size());
}

}  // namespace

TEST_CASE("this is how the actions of Hedra are written") {
    using namespace hedra;
    check_spellings<Action>({
        {Place{Die::mage, field(3)}, "place mage at 3"},
        {Move{Die::cleric, Space::first}, "move cleric to 1"},
        {Move{Die::paladin, Space::home}, "move paladin to home"},
        {Pass{}, "pass"},
        {Escort{{Seat::two, Die::dragon}}, "escort two.dragon"},
        {Decline{}, "decline"},
        {Reroll{}, "reroll"},
        {RerollOne{{Seat::one, Die::warrior}}, "reroll-one one.warrior"},
        {RerollEnemy{{Seat::six, Die::barbarian}}, "reroll-enemy six.barbarian"},
        {Unleash{}, "unleash"},
        {SendDragon{field(7)}, "send-dragon to 7"},
        {Attack{field(2)}, "attack at 2"},
        {Oppose{Seat::three}, "oppose three"},
        {Assign{Die::rogue, {Seat::two, Die::dragon}}, "assign rogue target two.dragon"},
        {Sacrifice{{Seat::one, Die::mage}}, "sacrifice one.mage"},
        {Save{{Seat::one, Die::cleric}, field(4)}, "save one.cleric to 4"},
        {Retreat{Space::home}, "retreat to home"},
        {Retreat{Space::fifth}, "retreat to 5"},
        {Place{static_cast<Die>(200), static_cast<Battlefield>(7)}, "place #200 at #7"},
    });
}

TEST_CASE("this is how the actions of Hamlet are written") {
    using namespace hamlet;
    check_spellings<Action>({
        {RevealItem{static_cast<ItemCard>(12)}, "reveal-item #12"},
        {Rearrange{}, "rearrange"},
        {LeaveSlot{}, "leave-slot"},
        {EmptySlot{}, "empty-slot"},
        {Equip{item(artifact(Sigil::wrath, 1))}, "equip #60"},
        {ReachForRelic{}, "reach-for-relic"},
        {Heal{}, "heal"},
        {OblationHealth{}, "oblation-for-health"},
        {OblationRecharge{}, "oblation-for-the-favor"},
        {Offer{static_cast<MonsterCard>(44)}, "offer #44"},
        {Shop{{space(1), space(3)}}, "shop 1+3"},
        {Pay{static_cast<MonsterCard>(7)}, "pay #7"},
        {Sell{ShopSpaces::all()}, "sell 1..3"},
        {Give{static_cast<ItemCard>(0)}, "give #0"},
        {EnterWilderness{}, "enter-wilderness"},
        {StayHome{}, "stay-home"},
        {SelectRegion{Region::dark_caves}, "select-region dark-caves"},
        {ChallengeChampion{}, "challenge-champion"},
        {GoHome{}, "go-home"},
        {Fight{}, "fight"},
        {Flee{}, "flee"},
        {UseConsumable{slot(2)}, "use-consumable 2"},
        {UseFavor{}, "use-favor"},
        {Spy{Seat::four}, "spy four"},
        {Attack{}, "attack"},
        {RerollDice{RerollSource::favor, {Die::attack_1, Die::defense_2}}, "reroll-dice favor dice attack-1+defense-2"},
        {RerollDice{source(slot(2)), attack_dice}, "reroll-dice slot-2 dice attack-1..attack-3"},
        {RerollDice{source(Sigil::mercy), {}}, "reroll-dice mercy dice -"},
        {KeepRoll{}, "keep-roll"},
        {TakeArtifact{artifact(Sigil::mercy, 3)}, "take-artifact #14"},
        {TakeLoot{}, "take-loot"},
        {LeaveLoot{}, "leave-loot"},
        {PutNext{static_cast<MonsterCard>(3)}, "put-next #3"},
        {KeepSet{Sigil::revenge}, "keep-set revenge"},
        {KeepHero{static_cast<HeroCard>(16)}, "keep-hero #16"},
        {Spy{static_cast<Seat>(255)}, "spy #255"},
    });
}

// Two cards of the same name.
constexpr hamlet::Content twins = [] {
    hamlet::Draft cards = draft_of(hamlet::standard_content);
    cards.items.names[hamlet::ItemCard{2}] = cards.items.names[hamlet::ItemCard{1}];
    return complete(cards);
}();
struct Twins : hamlet::StandardRules {
    static constexpr const hamlet::Content& content = twins;
};

TEST_CASE("given the rules, cards go by their names") {
    using namespace hamlet;
    const auto named = [](const auto& value) { return notation(value, StandardRules{}); };
    const auto read = [](std::string_view text) { return parse<Action>(text, StandardRules{}); };
    const Action mask = Equip{item(standard_content.items.named("Beaked Mask"))};
    CHECK(named(mask) == "equip beaked-mask");
    CHECK(named(Action{Equip{item(artifact(Sigil::wrath, 2))}}) == "equip saint-ruk's-helm");
    CHECK(named(Action{Equip{item(Sigil::mercy)}}) == "equip mercy");
    CHECK(named(Action{Equip{Item::nothing}}) == "equip nothing");
    CHECK(named(Action{Equip{Item::unknown}}) == "equip unknown");
    CHECK(named(Action{Equip{Item::unknown_older}}) == "equip unknown-older");
    CHECK(named(Action{TakeArtifact{artifact(Sigil::mercy, 3)}}) == "take-artifact saint-lin's-cup");
    CHECK(named(Event{MonsterMet{Region::dark_caves, standard_content.monsters.named("The Landlord")}}) ==
          "monster-met dark-caves monster the-landlord");
    CHECK(named(standard_content.heroes.named("Mad Orla")) == "mad-orla");
    CHECK(named(standard_content.mutations.named("Whip Tail")) == "whip-tail");
    CHECK(named(standard_content.decrees.named("Free Whetstones")) == "free-whetstones");
    CHECK(*read("equip beaked-mask") == mask);
    CHECK(*read("equip #200") == Action{Equip{static_cast<Item>(200)}});
    CHECK(read("equip #23").misreading().found == "#23");
    CHECK(!parse<Action>("equip beaked-mask"));
}

TEST_CASE("of two cards with one name the second has its number, and so has a card that is not there") {
    using namespace hamlet;
    for (const std::string_view text : {"give walking-stick", "give walking-stick#2", "give #56"}) {
        const auto read = parse<Action>(text, Twins{});
        REQUIRE(read);
        CHECK(notation(*read, Twins{}) == text);
    }
    CHECK(*parse<Action>("give walking-stick", Twins{}) == Action{Give{ItemCard{1}}});
    CHECK(!parse<Action>("give walking-stick#1", Twins{}));
}

TEST_CASE("whatever comes about in Hamlet is read back by the names of the cards") {
    const hamlet::StandardRules rules;
    const auto is_read = [&]<class T>(const T& value) {
        const auto read = parse<T>(notation(value, rules), rules);
        return read && *read == value;
    };
    auto state = new_game<hamlet::Table<>>({.players = 3}, Pcg32{4});
    Pcg32 player{5};
    for (int n = 0; n != 300 && !is_over(state.table); ++n) {
        const auto actions = legal_actions(state.table);
        const auto action = actions[player.below(static_cast<std::uint32_t>(actions.size()))];
        CHECK(is_read(action));
        play(state.table, action, state.chance, [&](const auto& event) { CHECK(is_read(hamlet::Event{event})); });
        if (n % 10 == 0) CHECK(is_read(state.table));
        if (n % 10 == 0) CHECK(is_read(*view(state.table, Seat::two)));
    }
    CHECK(*parse_table<hamlet::Table<>>(notation(state.table, rules), rules) == state.table);
    CHECK(describe(state.table, rules).find("card: ") != std::string::npos);
    CHECK(describe(state.table, rules).find('#') == std::string::npos);
}

TEST_CASE("events say who, what, from where to where and why") {
    using heroes::notation;
    CHECK(
        notation(hedra::DieMoved{
            {Seat::two, hedra::Die::cleric}, hedra::Space::second, hedra::Space::home, hedra::MoveReason::sent_home}) ==
        "die-moved two.cleric from 2 to home reason sent-home");
    CHECK(notation(hedra::PowerCompared{{Seat::one, hedra::Die::mage}, 15, 10, 3, 2, 11, true}) ==
          "power-compared one.mage total 15 assigned 10 mage 3 barbarian_bonus 2 defense 11 defeated yes saved no");
    CHECK(notation(hedra::Declined{Seat::three, hedra::Offer::reroll_all}) == "declined three offer paladin's-reroll");
    CHECK(notation(hedra::GameOver{{Seat::one, Seat::three}, hedra::TieBreak::nothing, {}, {}}) ==
          "game-over one+three decided_by nothing-a-draw mvp - drawn -");
    CHECK(notation(hamlet::HeroDied{Seat::two, static_cast<hamlet::HeroCard>(4), {}}) == "hero-died two hero #4 at -");
    CHECK(notation(hamlet::MoonMoved{2, 3}) == "moon-moved from 2 to 3");
    CHECK(notation(hamlet::DecreeEffect{static_cast<hamlet::DecreeCard>(1), Seat::one, -2}) ==
          "decree-effect #1 seat one health -2");
    CHECK(notation(hamlet::DiceRolled{hamlet::Fighter::hero, {{1, 2, 3, 4, 5}}}) ==
          "dice-rolled hero faces (attack-1 1 attack-2 2 attack-3 3 defense-1 4 defense-2 5)");
}

TEST_CASE("options and knobs say what differs from the game as printed") {
    using hedra::presets::teams_2v2;
    CHECK(notation(hedra::Options{}) == "default");
    CHECK(notation(teams_2v2) == "players 4 teams (one 1 two 2 three 1 four 2)");
    CHECK(*parse<hedra::Options>("players 4 teams (one 1 two 2 three 1 four 2)") == teams_2v2);
    CHECK(notation(hamlet::Options{3, Seat::two}) == "players 3 first_player two");
    CHECK(notation(hedra::Knobs{}) == "default");
    const hedra::Knobs frenzy{.barbarian_bonus = 3,
                              .first_player = hedra::FirstPlayer::by_host,
                              .uncontested_attack = hedra::UncontestedAttack::legal_no_point,
                              .save_lasts = hedra::SaveLasts::event,
                              .defender_choice_order = hedra::DefenderChoiceOrder::simultaneous,
                              .team_member_minimum = 0};
    CHECK(notation(frenzy) ==
          "barbarian_bonus 3 first_player by-host uncontested_attack legal-no-point save_lasts event "
          "defender_choice_order simultaneous team_member_minimum 0");
    CHECK(is_read_back(frenzy));
    const hamlet::Knobs nights{.moon_spaces = 9,
                               .spent_trophies = hamlet::SpentTrophies::out_of_the_game,
                               .hidden_items = hamlet::HiddenItems::no_items};
    CHECK(notation(nights) == "moon_spaces 9 spent_trophies out-of-the-game hidden_items no-items");
    CHECK(is_read_back(nights));
    CHECK(parse<hedra::Knobs>("barbarian_bonus 2").misreading().message() ==
          "at 16: found 2, expected another value, for this one is left out");
    Pcg32 chance{2};
    for (int i = 0; i != 500; ++i) {
        REQUIRE(is_read_back(turned<hedra::Knobs>(chance)));
        REQUIRE(is_read_back(turned<hamlet::Knobs>(chance)));
    }
}

TEST_CASE("rulings have names") {
    CHECK(notation(hedra::FirstPlayer::random) == "random");
    CHECK(notation(hedra::UncontestedAttack::illegal) == "illegal");
    CHECK(notation(hedra::SaveLasts::turn) == "turn");
    CHECK(notation(hedra::DefenderChoiceOrder::turn_order) == "turn-order");
    CHECK(notation(hedra::DefenderChoiceOrder::reverse) == "reverse");
    CHECK(notation(hedra::Ending::open) == "open");
    CHECK(notation(hedra::Ending::next_round) == "next-round");
    CHECK(notation(hedra::Ending::this_round) == "this-round");
    CHECK(notation(hamlet::SpentTrophies::monster_discard) == "monster-discard");
    CHECK(notation(hamlet::SpentTrophies::graveyard) == "graveyard");
    CHECK(notation(hamlet::HiddenItems::heirlooms) == "heirlooms");
    CHECK(notation(hamlet::HiddenItems::backpacks) == "backpacks");
    CHECK(name_of(static_cast<hedra::FirstPlayer>(2)) == "?");
    CHECK(name_of(static_cast<hedra::UncontestedAttack>(3)) == "?");
    CHECK(name_of(static_cast<hedra::SaveLasts>(2)) == "?");
    CHECK(name_of(static_cast<hedra::DefenderChoiceOrder>(3)) == "?");
    CHECK(name_of(static_cast<hedra::Ending>(3)) == "?");
    CHECK(name_of(static_cast<hamlet::SpentTrophies>(3)) == "?");
    CHECK(name_of(static_cast<hamlet::HiddenItems>(3)) == "?");
}

TEST_CASE("any action and any event is read back, however little sense it makes") {
    check_nonsense(hedra::Action{});
    check_nonsense(hedra::Event{});
    check_nonsense(hamlet::Action{});
    check_nonsense(hamlet::Event{});
}

TEST_CASE("whatever comes about in Hedra under any knobs is read back") {
    CHECK(check_games<hedra::Table<hedra::RuntimeRules>>(6, 100) > laws::games_to_play(20, 5));
}

TEST_CASE("whatever comes about in Hamlet under any knobs is read back") {
    CHECK(check_games<hamlet::Table<hamlet::RuntimeRules>>(4, 100) > laws::games_to_play(20, 5));
}

TEST_CASE("damage to the text of a table is refused with its place") {
    using Dice = hedra::Table<hedra::RuntimeRules>;
    using Cards = hamlet::Table<hamlet::RuntimeRules>;
    check_damage<Dice>(notation(new_game<Dice>({.players = 6}, Pcg32{1}).table));
    check_damage<Cards>(notation(new_game<Cards>({.players = 4}, Pcg32{1}).table));
}
