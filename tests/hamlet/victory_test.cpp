#include "cards.hpp"

using namespace hamlet_test;

namespace {

// A fight in the Bogs that the next attack wins without a scratch.
template <class Rules = StandardRules>
Position<Rules> won_fight(MonsterCard card, std::initializer_list<MutationCard> mutations = {},
                          const Rules& rules = {}) {
    return Position<Rules>{Options{}, rules}.monster(bogs, card, mutations).fighting(lair(bogs)).opponent(1);
}

}  // namespace

TEST_CASE("HAM-125 the killed monster is a trophy in the victor's backpack, at once") {
    auto state = won_fight(rat).with(killing_blow);
    const auto events = events_of(state, Attack{});
    CHECK(has_event(events, MonsterKilled{one, bogs, rat}));
    CHECK(has_event(events, TrophyTaken{one, rat}));
    state = after(state, Attack{});
    CHECK(state.table.heroes[one].trophies == MonsterCards{rat});
    CHECK(waits_for(state.table, WildernessPhase{one}));
    CHECK(state.chance.verdict());
}

TEST_CASE("HAM-126 HAM-141 HAM-R58 everything that lies under the monster is the victor's") {
    auto state = won_fight(rat)
                     .belongings(bogs, {item(spear), item(beer), item(artifact(Sigil::mercy, 1)), item(Sigil::wrath)})
                     .with(killing_blow);
    CHECK(has_event(events_of(state, Attack{}),
                    LootTaken{one, bogs, {spear, beer}, {artifact(Sigil::mercy, 1)}, {Sigil::wrath}}));
    state = after(state, Attack{});
    const Hero& hero = state.table.heroes[one];
    CHECK(backpack(hero) == ItemCards{spear, beer});
    CHECK(hero.artifacts == Artifacts{artifact(Sigil::mercy, 1)});
    CHECK(hero.sigils == Sigils{Sigil::wrath});
    CHECK(state.table.regions[bogs] == RegionSpace{});
}
TEST_CASE("HAM-126 what lies under another monster stays there") {
    auto state = won_fight(rat).monster(caves, bat).belongings(caves, {item(spear)}).with(killing_blow);
    state = after(state, Attack{});
    CHECK(state.table.heroes[one].items.empty());
    CHECK(state.table.regions[caves].items == ItemCards{spear});
}
TEST_CASE("HAM-R58 with the knob set, the victor takes what is wanted and leaves the rest in the region") {
    auto state = won_fight(rat, {}, ruled({.choose_loot = true}))
                     .belongings(bogs, {item(spear), item(artifact(Sigil::mercy, 1)), item(Sigil::wrath)})
                     .with(killing_blow);
    state = after(state, Attack{});
    CHECK(waits_for(state.table, ChooseLoot{one, item(spear)}));
    CHECK(refusal(state.table, GoHome{}) == "HAM-R58");
    state = after(state, LeaveLoot{});
    CHECK(waits_for(state.table, ChooseLoot{one, item(artifact(Sigil::mercy, 1))}));
    state = after(state, TakeLoot{});
    CHECK(waits_for(state.table, ChooseLoot{one, item(Sigil::wrath)}));
    state = after(state, TakeLoot{});
    CHECK(waits_for(state.table, WildernessPhase{one}));
    CHECK(state.table.heroes[one].items.empty());
    CHECK(state.table.heroes[one].artifacts == Artifacts{artifact(Sigil::mercy, 1)});
    CHECK(state.table.heroes[one].sigils == Sigils{Sigil::wrath});
    CHECK(state.table.regions[bogs].items == ItemCards{spear});
}

TEST_CASE("HAM-127 HAM-184 HAM-R54 HAM-D21 a carrier earns its victor an artifact of its set, by choice") {
    auto state = won_fight(ogre).with(killing_blow);  // wrath
    state = after(state, Attack{});
    CHECK(waits_for(state.table, ChooseArtifact{one, Sigil::wrath}));
    for (int piece = 1; piece <= 3; ++piece) CHECK(is_legal(state.table, TakeArtifact{artifact(Sigil::wrath, piece)}));
    CHECK(refusal(state.table, TakeArtifact{artifact(Sigil::mercy, 1)}) == "HAM-R54");
    CHECK(refusal(state.table, TakeArtifact{static_cast<Artifact>(99)}) == "HAM-R54");
    CHECK(refusal(state.table, GoHome{}) == "HAM-184");
    CHECK(has_event(events_of(state, TakeArtifact{artifact(Sigil::wrath, 3)}),
                    ArtifactTaken{one, artifact(Sigil::wrath, 3)}));
    state = after(state, TakeArtifact{artifact(Sigil::wrath, 3)});
    CHECK(state.table.heroes[one].artifacts == Artifacts{artifact(Sigil::wrath, 3)});
    CHECK_FALSE(state.table.artifacts_aside.has(artifact(Sigil::wrath, 3)));
    CHECK(waits_for(state.table, WildernessPhase{one}));
}
TEST_CASE("HAM-D21 HAM-R55 the last artifact of a set is taken unasked, and when none is left there is none") {
    auto last = won_fight(ogre)
                    .carry(two, {item(artifact(Sigil::wrath, 1)), item(artifact(Sigil::wrath, 2))})
                    .with(killing_blow);
    last = after(last, Attack{});
    CHECK(waits_for(last.table, WildernessPhase{one}));
    CHECK(last.table.heroes[one].artifacts == Artifacts{artifact(Sigil::wrath, 3)});

    auto late = won_fight(ogre)
                    .carry(two, {item(artifact(Sigil::wrath, 1)), item(artifact(Sigil::wrath, 2))})
                    .under_champion({item(artifact(Sigil::wrath, 3))})
                    .with(killing_blow);
    late = after(late, Attack{});
    CHECK(waits_for(late.table, WildernessPhase{one}));
    CHECK(late.table.heroes[one].artifacts.empty());
}
TEST_CASE("HAM-R55 an artifact that another player has is not to be had") {
    auto state = won_fight(ogre).carry(two, {item(artifact(Sigil::wrath, 1))}).with(killing_blow);
    state = after(state, Attack{});
    CHECK(refusal(state.table, TakeArtifact{artifact(Sigil::wrath, 1)}) == "HAM-R55");
}
TEST_CASE("HAM-R54 with the knob set, each carrier gives its own piece, if that is still aside") {
    const auto rules = ruled({.fixed_artifacts = true});
    auto state = after(won_fight(ogre, {}, rules).with(killing_blow), Attack{});  // of the Steppe: the third
    CHECK(state.table.heroes[one].artifacts == Artifacts{artifact(Sigil::wrath, 3)});
    auto gone = won_fight(ogre, {}, rules).carry(two, {item(artifact(Sigil::wrath, 3))}).with(killing_blow);
    CHECK(after(gone, Attack{}).table.heroes[one].artifacts.empty());
}

TEST_CASE("HAM-128 HAM-R42 mutations of a killed monster are discarded, and its region is empty") {
    auto state = won_fight(rat, {attack_1, health_2}).with(killing_blow);
    CHECK(has_event(events_of(state, Attack{}), MutationsDiscarded{{attack_1, health_2}}));
    state = after(state, Attack{});
    CHECK(state.table.mutation_discard == MutationCards{attack_1, health_2});
    CHECK(state.table.regions[bogs] == RegionSpace{});
}

TEST_CASE("HAM-129 a monster that dies of its status is beaten by the hero") {
    auto state =
        Position{}.monster(bogs, rat).fighting(lair(bogs)).opponent(1, bleeding).with(ScriptedDice{1, 1, 1, 6, 6});
    state = after(state, Attack{});
    CHECK(state.table.heroes[one].trophies == MonsterCards{rat});
    CHECK(waits_for(state.table, WildernessPhase{one}));
    CHECK(state.chance.verdict());
}

TEST_CASE("HAM-R59 HAM-185 loot that completes a set brings its Sigil at once") {
    auto state = won_fight(rat)
                     .carry(one, {item(artifact(Sigil::mercy, 1)), item(artifact(Sigil::mercy, 2))})
                     .belongings(bogs, {item(artifact(Sigil::mercy, 3))})
                     .with(killing_blow);
    CHECK(has_event(events_of(state, Attack{}), SigilTaken{one, Sigil::mercy}));
    state = after(state, Attack{});
    CHECK(state.table.heroes[one].sigils == Sigils{Sigil::mercy});
    CHECK_FALSE(state.table.sigils_aside.has(Sigil::mercy));
}
TEST_CASE("HAM-R59 a Sigil that is held elsewhere is not taken by completing its set") {
    auto state = won_fight(rat)
                     .carry(one, {item(artifact(Sigil::mercy, 1)), item(artifact(Sigil::mercy, 2))})
                     .belongings(bogs, {item(artifact(Sigil::mercy, 3))})
                     .sigils(two, {Sigil::mercy})
                     .with(killing_blow);
    CHECK(after(state, Attack{}).table.heroes[one].sigils.empty());
}
TEST_CASE("HAM-R59 a victory goes in order: trophy, loot, artifact, Sigil, Fatigue") {
    auto state = won_fight(ogre)
                     .carry(one, {item(artifact(Sigil::wrath, 1))})
                     .belongings(bogs, {item(artifact(Sigil::wrath, 2))})
                     .won(1, caves)
                     .with(killing_blow);
    const auto events = events_of(state, Attack{});
    std::vector<std::string_view> order;
    for (const Event& event : events)
        match(event, [&]<class E>(const E&) {
            if (heroes::type_name<E> == heroes::type_name<TrophyTaken> ||
                heroes::type_name<E> == heroes::type_name<LootTaken> ||
                heroes::type_name<E> == heroes::type_name<ArtifactTaken> ||
                heroes::type_name<E> == heroes::type_name<SigilTaken> ||
                heroes::type_name<E> == heroes::type_name<FatigueTaken>)
                order.push_back(heroes::type_name<E>);
        });
    CHECK(order == std::vector<std::string_view>{heroes::type_name<TrophyTaken>, heroes::type_name<LootTaken>,
                                                 heroes::type_name<ArtifactTaken>, heroes::type_name<SigilTaken>,
                                                 heroes::type_name<FatigueTaken>});
}
