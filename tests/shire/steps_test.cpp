#include "support.hpp"

#include <step_values.hpp>

using namespace shire_test;
using in_tests::name;

// SHI-014: for every step, where it can wait and what each of its conditions keeps out.
namespace {

Table_ battle_on() { return duel("Hunter", "Warrior").order({a, b}).table(); }
template <class Change>
Table_ with(Table_ table, Change&& change) {
    change(table);
    return table;
}
Table_ before_battle() {
    return heroes::shire::new_game<RuntimeRules>(presets::duel, ScriptedDice{}, RuntimeRules{}).table;
}

// Everybody has a character without mastery, and the abilities that work at the start begin.
HouseDuel start_of_match(std::string_view first, std::string_view second) {
    HouseDuel state{heroes::shire::new_game<RuntimeRules>(presets::teams(1, 1, 0), ScriptedDice{}, RuntimeRules{})};
    state = next(state, TakeCharacter{character_card(first)});
    return next(state, TakeCharacter{character_card(second)});
}

template <class Waiting>
bool fits_on(const Table_& table, const Waiting& step) {
    return static_cast<bool>(shire::detail::fits(table, step));
}

// On what a step can lie, by name.
std::string below(const Step& step) {
    return in_tests::names_of_those<Step>([&](const Step& lower) { return shire::detail::can_lie_on(step, lower); });
}
// The default of a kind of step can lie on these.
template <class S>
std::string below() {
    return below(Step{S{}});
}

}  // namespace

TEST_CASE("SHI-014 each step lies on those that ask for it, and on no other") {
    const std::string a_turn = name(TakeTurn{}), a_cast = name(Cast{}), work = name(CarryOut{});
    const std::string a_part = a_cast + ", " + work;
    const std::string asked = name(ChooseImmobilised{}) + ", " + name(OfferAbility{}) + ", ";
    const std::string going_on = a_turn + ", " + name(TickTokens{}) + ", " + a_part + ", " + name(AnswerWith{}) + ", " +
                                 name(Glow{}) + ", " + name(Fall{});
    CHECK(below<ChooseCharacter>() == name(SetUp{}));
    CHECK(below<ChooseMastery>() == name(SetUp{}));
    CHECK(below<TakeTurn>() == name(NextTurn{}));
    CHECK(below<TickTokens>() == a_turn);
    CHECK(below<GetBackUp>() == a_turn);
    CHECK(below<HeroPhase>() == a_turn);
    CHECK(below<MainPhase>() == a_turn);
    CHECK(below<OrderTokens>() == name(TickTokens{}));
    CHECK(below<Cast>() == a_turn + ", " + a_cast);
    CHECK(below<ChooseTarget>() == a_part);
    CHECK(below<OfferPayment>() == a_part);
    CHECK(below<ChooseDie>() == a_part);
    CHECK(below<ChooseCard>() == a_part);
    CHECK(below<ChooseImmobilised>() == name(ChooseImmobilised{}) + ", " + a_part);
    CHECK(below<OfferReaction>() == a_cast);
    CHECK(below<OfferRedirect>() == a_cast);
    CHECK(below<ChooseCounter>() == a_cast);
    CHECK(below<SetUp>().empty());
    CHECK(below<NextTurn>().empty());
    CHECK(below<AnswerWith>() == asked + going_on);
    CHECK(below<Glow>() == asked + going_on);
    CHECK(below<Fall>() == asked + going_on);
    CHECK(below<OfferAbility>() == asked + going_on);
    CHECK(below<CarryOut>() == asked + name(SetUp{}) + ", " + going_on);
}
TEST_CASE("SHI-014 SHI-029 a set-up goes on where it was interrupted") {
    const auto table = before_battle();
    REQUIRE(waits_for(table, ChooseCharacter{one}));
    CHECK(fits_on(table, ChooseCharacter{one}));
    CHECK(!fits_on(table, ChooseCharacter{two}));
    CHECK(!fits_on(table, ChooseMastery{one}));
    CHECK(!fits_on(with(table, [](Table_& changed) { changed.characters[one].card = CharacterCard{0}; }),
                   ChooseCharacter{one}));
    CHECK(!fits_on(with(table, [](Table_& changed) { changed.characters[two].card = CharacterCard{0}; }),
                   ChooseCharacter{one}));
    CHECK(!fits_on(with(table, [](Table_& changed) { changed.characters[two].depths.values[0] = 1; }),
                   ChooseCharacter{one}));
    CHECK(!fits_on(battle_on(), ChooseCharacter{one}));
    const auto chosen = with(
        table, [](Table_& changed) { changed.characters[one].card = changed.characters[two].card = CharacterCard{0}; });
    CHECK(fits_on(table, SetUp{SetUpStage::mastery, two}));
    for (const SetUpStage stage : {SetUpStage::abilities, SetUpStage::battle}) {
        CHECK(fits_on(chosen, SetUp{stage, two}));
        CHECK(!fits_on(chosen, SetUp{stage, three}));
        CHECK(!fits_on(table, SetUp{stage, two}));
    }
    CHECK(!fits_on(battle_on(), SetUp{SetUpStage::characters, one}));
    CHECK(fits_on(battle_on(), NextTurn{}));
    CHECK(!fits_on(table, NextTurn{}));
    CHECK(fits_on(battle_on(), Fall{}));
    CHECK(!fits_on(table, Fall{}));
}
TEST_CASE("SHI-014 SHI-021 SHI-024 while characters and mastery are chosen, nothing lies on the boards") {
    const auto choosing = before_battle();
    auto mastering = heroes::shire::new_game<RuntimeRules>(presets::teams(1, 1, 1), ScriptedDice{}, RuntimeRules{});
    for (const std::string_view name : {"Hunter", "Warrior"})
        mastering = next(mastering, TakeCharacter{character_card(name)});
    REQUIRE(waits_for(mastering.table, ChooseMastery{one}));
    const auto fits_both = [&](auto&& change) {
        const bool fits = fits_on(with(choosing, change), ChooseCharacter{one});
        CHECK(fits_on(with(mastering.table, change), ChooseMastery{one}) == fits);
        return fits;
    };
    CHECK(fits_both([](Table_&) {}));
    CHECK(!fits_both([](Table_& changed) { ++changed.characters[one].hp; }));
    CHECK(!fits_both([](Table_& changed) { changed.characters[two].bleed.set(Column::first, 1); }));
    CHECK(!fits_both([](Table_& changed) { changed.characters[two].conditions.held.insert(Condition::burn); }));
    CHECK(!fits_both([](Table_& changed) { changed.creatures[two].values[0].hp = 1; }));
    CHECK(!fits_both([](Table_& changed) { changed.characters.values[most_players - 1].hp = 1; }));
}
TEST_CASE("SHI-014 SHI-040 a turn is that of the active actor, who stands or has just fallen") {
    const auto table = battle_on();
    CHECK(fits_on(table, TakeTurn{a}));
    CHECK(!fits_on(table, TakeTurn{b}));
    CHECK(!fits_on(with(table, [](Table_& changed) { changed.turn.active = c; }), TakeTurn{c}));
    CHECK(!fits_on(with(table, [](Table_& changed) { changed.turn.active = Actor::nobody; }), TakeTurn{Actor::nobody}));
    CHECK(!fits_on(with(table, [](Table_& changed) { changed.standing.erase(a); }), TakeTurn{a}));
    CHECK(fits_on(with(table, [](Table_& changed) { changed.standing.erase(a); }),
                  TakeTurn{.actor = a, .marks = {TurnMark::fell}}));
    CHECK(!fits_on(table, TakeTurn{.actor = a, .abilities = 128}));
    const auto abilities = shire::detail::count_abilities(table, one);
    CHECK(fits_on(table, TakeTurn{.actor = a, .abilities = static_cast<std::uint8_t>((1u << abilities) - 1)}));
    CHECK(!fits_on(table, TakeTurn{.actor = a, .abilities = static_cast<std::uint8_t>(1u << abilities)}));
}
TEST_CASE("SHI-014 SHI-235 the token upkeep ticks what lies on the board of the active character") {
    const auto table = with(battle_on(), [](Table_& changed) {
        changed.characters[one].conditions.held.insert(Condition::burn);
        changed.characters[one].bleed.set(Column::first, 2);
        changed.characters[one].regen[Regen{}].set(Column::second, 1);
    });
    CHECK(fits_on(table, TickTokens{.actor = a}));
    CHECK(!fits_on(table, TickTokens{.actor = b}));
    CHECK(fits_on(table, TickTokens{.actor = a, .singles = {Tick::burn}}));
    CHECK(!fits_on(table, TickTokens{.actor = a, .singles = {Tick::poison}}));
    const auto bleeding = [](int first) {
        TickTokens upkeep{.actor = a};
        upkeep.bleed.set(Column::first, first);
        return upkeep;
    };
    CHECK(fits_on(table, bleeding(2)));
    CHECK(!fits_on(table, bleeding(3)));
    const auto healing = [](int second) {
        TickTokens upkeep{.actor = a};
        upkeep.regen[Regen{}].set(Column::second, second);
        return upkeep;
    };
    CHECK(fits_on(table, healing(1)));
    CHECK(!fits_on(table, healing(2)));
    const auto pet = creature_of(one, Beside::first);
    CHECK(!fits_on(with(duel("Hunter", "Warrior").pet(one, "Wolf").order({a, b}).table(),
                        [&](Table_& changed) { changed.turn.active = pet; }),
                   TickTokens{.actor = pet}));
}
TEST_CASE("SHI-014 SHI-130 a spell is cast by an actor who stands and has it") {
    const auto table = battle_on();
    const Cast cast{.caster = a, .spell = spell("Quick Shot")};
    const auto altered = [&](auto change) {
        Cast other = cast;
        change(other);
        return other;
    };
    CHECK(fits_on(table, cast));
    CHECK(!fits_on(table, altered([](Cast& other) { other.caster = b; })));
    CHECK(!fits_on(table, altered([](Cast& other) { other.caster = c; })));
    CHECK(!fits_on(table, altered([](Cast& other) { other.caster = Actor::nobody; })));
    CHECK(!fits_on(table, altered([](Cast& other) { other.spell = static_cast<Spell>(255); })));
    CHECK(
        !fits_on(table, altered([](Cast& other) { other.target = static_cast<Actor>(index_of(Actor::nobody) + 1); })));
    CHECK(!fits_on(table, altered([](Cast& other) { other.part = 200; })));
    CHECK(!fits_on(table, altered([](Cast& other) { other.first = 1; })));
    CHECK(fits_on(table, altered([](Cast& other) { other.successes = 7; })));
    CHECK(!fits_on(table, altered([](Cast& other) { other.successes = 8; })));
    const auto fallen = with(table, [](Table_& changed) { changed.standing.erase(a); });
    CHECK(!fits_on(fallen, cast));
    CHECK(fits_on(fallen, altered([](Cast& other) { other.marks.insert(CastMark::caster_fell); })));
    const auto aimed = with(table, [](Table_& changed) { changed.aims.push_back({.at = b}); });
    const auto at_stage = [&](CastStage stage, int cursor, int first = 0) {
        return altered([&](Cast& other) {
            other.stage = stage;
            other.cursor = static_cast<std::uint8_t>(cursor);
            other.first = static_cast<std::uint8_t>(first);
        });
    };
    for (const CastStage stage :
         {CastStage::react, CastStage::redirect, CastStage::dodge, CastStage::abilities, CastStage::counter}) {
        CHECK(fits_on(aimed, at_stage(stage, 0)));
        CHECK(fits_on(aimed, at_stage(stage, 1)));
        CHECK(!fits_on(aimed, at_stage(stage, 2)));
        CHECK(!fits_on(aimed, at_stage(stage, 0, 1)));
    }
    CHECK(fits_on(aimed, at_stage(CastStage::outcomes, 16)));
    CHECK(!fits_on(aimed, at_stage(CastStage::outcomes, 17)));
    CHECK(fits_on(aimed, at_stage(CastStage::aim, 0, 1)));
    CHECK(!fits_on(aimed, at_stage(static_cast<CastStage>(11), 0)));
    const Cast support{.caster = a, .spell = spell("Inner Beast"), .stage = CastStage::damage};
    CHECK(!fits_on(aimed, support));
    CHECK(fits_on(aimed, at_stage(CastStage::damage, 0)));
}
TEST_CASE("SHI-014 SHI-460 abilities that are carried out or answer are those that a character has") {
    const auto table = battle_on();
    const auto last = static_cast<std::uint8_t>(shire::detail::count_abilities(table, two) - 1);
    REQUIRE(last < 8);
    CHECK(fits_on(table, CarryOut{.owner = two, .ability = last}));
    CHECK(!fits_on(table, CarryOut{.owner = two, .ability = static_cast<std::uint8_t>(last + 1)}));
    CHECK(!fits_on(table, CarryOut{.owner = three, .ability = 0}));
    CHECK(!fits_on(table,
                   CarryOut{.owner = two, .ability = last, .source = static_cast<Actor>(index_of(Actor::nobody) + 1)}));
    const auto outcomes =
        static_cast<std::uint8_t>(shire::detail::ability_of(table, two, last).passive.part.effects.size());
    CHECK(fits_on(table, CarryOut{.owner = two, .ability = last, .cursor = outcomes}));
    CHECK(!fits_on(table, CarryOut{.owner = two, .ability = last, .cursor = static_cast<std::uint8_t>(outcomes + 1)}));
    CHECK(!fits_on(table, CarryOut{.owner = two, .ability = last, .first = 1}));
    AnswerWith answers{};
    CHECK(fits_on(table, answers));
    answers.abilities[two] = static_cast<std::uint8_t>(1u << last);
    CHECK(fits_on(table, answers));
    answers.abilities[two] = static_cast<std::uint8_t>(2u << last);
    CHECK(!fits_on(table, answers));
    answers = {};
    answers.abilities[three] = 1;
    CHECK(!fits_on(table, answers));
    CHECK(!fits_on(table, AnswerWith{.source = static_cast<Actor>(index_of(Actor::nobody) + 1)}));
    CHECK(fits_on(table, Glow{{one, two}}));
    CHECK(!fits_on(table, Glow{}));
    CHECK(!fits_on(table, Glow{{one, three}}));
}
TEST_CASE("SHI-014 SHI-029 before the battle abilities are carried out for the player whose turn of the set-up it is") {
    auto state = start_of_match("Warrior", "Hunter");
    REQUIRE(waits_for(state.table, ChooseCard{one, CardKind::stance}));
    CHECK(audit(state.table));
    CHECK(fits_on(state.table, CarryOut{.owner = one, .ability = 0}));
    CHECK(!fits_on(state.table, CarryOut{.owner = two, .ability = 0}));
}
TEST_CASE("SHI-014 SHI-080 the Hero phase asks its player for abilities that are left") {
    const auto state = start(duel("Hunter", "Warrior").card(two, "Brawl stance"));
    const auto asked = next(state, Pass{});
    REQUIRE(waits_for_a<HeroPhase>(asked.table));
    const auto phase = get<HeroPhase>(*pending(asked.table));
    CHECK(fits_on(asked.table, phase));
    CHECK(!fits_on(asked.table, HeroPhase{one, phase.abilities}));
    CHECK(!fits_on(asked.table, HeroPhase{two, static_cast<std::uint8_t>(phase.abilities << 1)}));
    const auto left = [&](std::uint8_t abilities) {
        return fits_on(
            with(asked.table, [&](Table_& changed) { get_if<TakeTurn>(&changed.steps[1])->abilities = abilities; }),
            HeroPhase{two, abilities});
    };
    CHECK(left(phase.abilities));
    CHECK(!left(0));
    CHECK(!left(static_cast<std::uint8_t>(phase.abilities << 1)));
    CHECK(!fits_on(state.table, HeroPhase{one, 0}));
}
TEST_CASE("SHI-014 SHI-171 a payment is offered to the caster for the outcome that costs it, while it has more HP than that") {
    const auto table = cast(start(duel("Hunter", "Paladin").mastery(one, 3, 2, 0)), "Sharpen Steel").table;
    REQUIRE(waits_for(table, OfferPayment{one, 1}));
    CHECK(fits_on(table, OfferPayment{one, 1}));
    CHECK(!fits_on(table, OfferPayment{one, 2}));
    CHECK(!fits_on(table, OfferPayment{two, 1}));
    const auto having = [&](std::uint8_t hp) {
        return with(table, [&](Table_& changed) { changed.characters[one].hp = hp; });
    };
    CHECK(fits_on(having(2), OfferPayment{one, 1}));
    CHECK(!fits_on(having(1), OfferPayment{one, 1}));
    const auto at_outcome = [&](std::uint8_t cursor) {
        return with(table, [&](Table_& changed) { get_if<Cast>(&changed.steps[2])->cursor = cursor; });
    };
    CHECK(!fits_on(at_outcome(0), OfferPayment{one, 1}));
    CHECK(!fits_on(at_outcome(1), OfferPayment{one, 1}));  // which is for free
    CHECK(!fits_on(battle_on(), OfferPayment{one, 1}));
}
TEST_CASE("SHI-014 SHI-353 SHI-065 getting up and the order of tokens are asked of whose turn it is") {
    const auto down =
        next(start(duel("Hunter", "Paladin").condition(two, Condition::knockback, Turns::permanent)), Pass{}).table;
    REQUIRE(waits_for(down, GetBackUp{two}));
    CHECK(fits_on(down, GetBackUp{two}));
    CHECK(!fits_on(down, GetBackUp{one}));
    CHECK(
        !fits_on(with(down, [](Table_& changed) { changed.characters[two].conditions.remove({Condition::knockback}); }),
                 GetBackUp{two}));
    const auto price = static_cast<std::uint8_t>(down.rules.knobs.knockback_price);
    CHECK(!fits_on(with(down, [&](Table_& changed) { changed.characters[two].hp = price; }), GetBackUp{two}));
    CHECK(!fits_on(before_battle(), GetBackUp{one}));
    const auto tokens = next(start(duel("Hunter", "Paladin")
                                       .hp(two, 1)
                                       .condition(two, Condition::bleed, Turns::two)
                                       .condition(two, Condition::hp_regen, Turns::two, 1)),
                             Pass{})
                            .table;
    REQUIRE(waits_for(tokens, OrderTokens{two}));
    CHECK(fits_on(tokens, OrderTokens{two}));
    CHECK(!fits_on(tokens, OrderTokens{one}));
    CHECK(!fits_on(battle_on(), OrderTokens{one}));
}
TEST_CASE("SHI-014 SHI-132 spells when attacked and Redirect are offered to whoever is attacked, each at its stage") {
    auto state = cast(start(battle(presets::teams(2, 2), {"Berserker", "Hunter", "Cleric", "Paladin"})
                                .mastery(two, 0, 0, 3)
                                .condition(two, Condition::redirect_ally, Turns::three)),
                      "Hack", b);
    REQUIRE(waits_for(state.table, OfferReaction{two}));
    CHECK(fits_on(state.table, OfferReaction{two}));
    CHECK(!fits_on(state.table, OfferReaction{four}));
    CHECK(!fits_on(state.table, OfferRedirect{two}));
    CHECK(has_event(events_of(state, Decline{}), ReactionDeclined{two, Offer::spell}));
    CHECK(has_event(events_of(state, Decline{}), ReactionOffered{two, Offer::redirect}));
    state = next(state, Decline{});
    REQUIRE(waits_for(state.table, OfferRedirect{two}));
    CHECK(fits_on(state.table, OfferRedirect{two}));
    CHECK(!fits_on(state.table, OfferRedirect{four}));
    CHECK(!fits_on(state.table, OfferReaction{two}));
    CHECK(refusal(state.table, Redirect{Condition::redirect_ally, Actor::nobody}) == "SHI-R42");
    CHECK(has_event(events_of(state, Decline{}), ReactionDeclined{two, Offer::redirect}));
    CHECK(!fits_on(battle_on(), OfferRedirect{two}));
}
TEST_CASE("SHI-014 SHI-R43 where a house rule offers Dodge it is offered to the holder of the token") {
    const auto table =
        cast(start(
                 duel("Paladin", "Hunter", {.dodge_is_optional = true}).condition(two, Condition::dodge, Turns::three)),
             "Lead By Example")
            .table;
    CHECK(fits_on(table, OfferReaction{two}));
    CHECK(!fits_on(table, OfferReaction{one}));
    CHECK(!fits_on(table, OfferRedirect{two}));
    CHECK(!fits_on(with(table, [](Table_& changed) { changed.rules.knobs.dodge_is_optional = false; }),
                   OfferReaction{two}));
    CHECK(!fits_on(with(table, [](Table_& changed) { changed.characters[two].conditions = {}; }), OfferReaction{two}));
    CHECK(!fits_on(battle_on(), OfferReaction{two}));
}
TEST_CASE("SHI-014 SHI-D12 SHI-385 a die is chosen on the spells of a character that stands, or among several of one's own") {
    const auto at = duel("Hunter", "Warrior").pet(one, "Wolf").order({a, b});
    const auto table = At{at}.die(a, "Double Shot", 3).die(a, "Heartseeker", 6).table();
    CHECK(fits_on(table, ChooseImmobilised{two, a, 3}));
    CHECK(!fits_on(table, ChooseImmobilised{two, c, 3}));
    CHECK(!fits_on(table, ChooseImmobilised{two, creature_of(one, Beside::first), 3}));
    CHECK(fits_on(table, ChooseDie{one, a, 2}));
    CHECK(!fits_on(table, ChooseDie{two, a, 2}));
    CHECK(!fits_on(At{at}.die(a, "Double Shot", 3).table(), ChooseDie{one, a, 2}));
}
TEST_CASE("SHI-014 SHI-D11 targets are chosen where there are several") {
    const auto table =
        next(start(battle(presets::free_for_all(3), {"Hunter", "Paladin", "Cleric"})), CastSpell{spell("Quick Shot")})
            .table;
    REQUIRE(waits_for(table, ChooseTarget{one}));
    CHECK(fits_on(table, ChooseTarget{one}));
    CHECK(!fits_on(table, ChooseTarget{two}));
    CHECK(!fits_on(with(table, [](Table_& changed) { changed.standing.erase(c); }), ChooseTarget{one}));
    CHECK(!fits_on(battle_on(), ChooseTarget{one}));
}
TEST_CASE("SHI-014 SHI-D15 SHI-R59 an ability is offered that its owner has, that is optional and was not used up") {
    const auto table = cast(start(duel("Hunter", "Paladin").mastery(two, 0, 0, 2).hp(two, 1)), "Quick Shot").table;
    REQUIRE(waits_for(table, OfferAbility{two, 2, Actor::nobody}));
    CHECK(fits_on(table, OfferAbility{two, 2}));
    CHECK(!fits_on(table, OfferAbility{two, 1}));
    CHECK(!fits_on(table, OfferAbility{two, static_cast<std::uint8_t>(shire::detail::count_abilities(table, two))}));
    CHECK(!fits_on(with(table, [](Table_& changed) { changed.characters[two].used = 4; }), OfferAbility{two, 2}));
}
TEST_CASE("SHI-014 SHI-026 SHI-010 mastery is asked for from level 1 on, when all have characters, in seat order") {
    const auto waiting_at = [](std::uint8_t level) {
        auto table =
            heroes::shire::new_game<RuntimeRules>(presets::teams(1, 1, 5), ScriptedDice{}, RuntimeRules{}).table;
        table.steps.clear();
        for (const Step& step : {Step{SetUp{SetUpStage::mastery, two}}, Step{ChooseMastery{one}}})
            table.steps.push_back(step);
        table.characters[one].card = table.characters[two].card = CharacterCard{0};
        table.options.levels = all_at(level);
        return table;
    };
    CHECK(!fits_on(waiting_at(0), ChooseMastery{one}));
    CHECK(fits_on(waiting_at(1), ChooseMastery{one}));
    CHECK(fits_on(waiting_at(5), ChooseMastery{one}));
    CHECK(!fits_on(with(waiting_at(5), [](Table_& changed) { changed.characters[one].depths.values[0] = 1; }),
                   ChooseMastery{one}));
    CHECK(!fits_on(
        with(waiting_at(5), [](Table_& changed) { changed.characters[two].card = CharacterCard::no_character; }),
        ChooseMastery{one}));
    CHECK(!fits_on(with(before_battle(), [](Table_& changed) { changed.characters[one].depths.values[0] = 1; }),
                   ChooseCharacter{one}));
}
