#include "support.hpp"

#include <array>
#include <string_view>

using namespace shining_test;

// Cards of a host's own, made of words that the standard game puts together in another way.
namespace own_cards {

inline constexpr auto traits = [] {
    auto changed = standard_traits;
    changed[0] = {.name = "Thorns",
                  .power = {.use = Use::reaction,
                            .rp = 1,
                            .trigger = Trigger::after_attacked,
                            .target = Target::attacker,
                            .effects = {effect::damage(2), effect::slow(1)}}};
    // All that the Hero has for a step, or for a blow.
    const auto desperate = [](Effect then) {
        return CardType{.name = "Desperation",
                        .power = {.use = Use::reaction,
                                  .rp = 1,
                                  .trigger = Trigger::after_attacked,
                                  .effects = {effect::damage(9), then}}};
    };
    changed[1] = desperate(effect::walk(3));
    for (CardType& trait : changed) {
        if (trait.name == "Flicker") trait.power.effects = {effect::action_points(1)};
        if (trait.name == "Riposte") trait = desperate(effect::strike());
    }
    return changed;
}();
inline constexpr auto ai_cards = [] {
    auto changed = standard_ai_cards;
    changed[0].commands = {command::attack(1), command::close()};
    return changed;
}();
inline constexpr auto attacks = [] {
    auto changed = standard_attacks;
    for (AttackType& attack : changed)
        if (attack.name == "Sling") attack.on_hit = effect::provoke(Stat::str);
    return changed;
}();
inline constexpr auto items = [] {
    auto changed = standard_items;
    changed[0].power.ap = 3;
    changed[1].power.target = Target::friends_area;
    changed[2].power = {.use = Use::no_power, .ap = 1, .effects = {effect::heal(9)}};
    return changed;
}();
// Monsters that heal by themselves, or are fierce, quick or tough while they are Wounded.
inline constexpr auto monsters = [] {
    auto changed = standard_monsters;
    for (MonsterType& monster : changed) {
        if (monster.name == "Harpy")
            monster.passives = {passive::of(PassiveKind::regenerate, 2),
                                passive::of(PassiveKind::attack_bonus, 5, Condition::wounded)};
        if (monster.name == "Ghoul")
            monster.passives = {passive::of(PassiveKind::move, 3, Condition::wounded),
                                passive::of(PassiveKind::fly, 1, Condition::wounded)};
        if (monster.name == "Frost Wolf") monster.passives = {passive::of(PassiveKind::attack_advantage)};
        if (monster.name == "Hollow Guard") monster.passives = {passive::of(PassiveKind::vit, 2, Condition::wounded)};
    }
    return changed;
}();
inline constexpr auto quests = [] {
    auto changed = arena::quests;
    changed[1].preparations = 0;
    return changed;
}();
inline constexpr Content content = [] {
    Draft changed = draft_of(arena::content);
    changed.quests = quests;
    changed.monsters = monsters;
    changed.items = items;
    changed.traits = traits;
    changed.ai_cards = ai_cards;
    changed.attacks = attacks;
    return complete(changed);
}();

struct Rules : StandardRules {
    static constexpr std::string_view name = "own cards";
    static constexpr const Content& content = own_cards::content;

    bool operator==(const Rules&) const = default;
};

struct ChoosyRules : Rules {
    static constexpr Knobs knobs{.players_discard_for_monsters = true};

    bool operator==(const ChoosyRules&) const = default;
};

// Galahad, who has Thorns, is attacked by a monster at the given place.
template <class R = Rules>
Position<R> attacked(int number, Model model, Square from, std::string_view card, HeroCard hero = galahad) {
    return Position<R>{options(number, brunhild, hero), R{}}
        .hero(h1, at(15, 7))
        .hero(h2, at(1, 6))
        .hero(h3, at(15, 5))
        .hero(h4, at(15, 6))
        .monster(model, from, 1)
        .ai_card(role_of(model), ai(card));
}

}  // namespace own_cards

TEST_CASE("SHN-K60 a reaction may be for the attacker, near or far") {
    const auto state = after(
        own_cards::attacked(castle, a1, at(1, 4), "Basic Attack").mp(h2, 0).with(ScriptedDice{1, 2}), EndActivation{});
    REQUIRE(waits_for(state.table, React{one, h2, Trigger::after_attacked}));
    const auto answered = after(state, UsePower{trait(1)});
    CHECK(hp_of(answered.table, a1) == hp_of(state.table, a1) - 2);
    CHECK(answered.table.heroes[h2].hp == state.table.heroes[h2].hp);
    CHECK(answered.table.heroes[h2].rp == state.table.heroes[h2].rp - 1);
    CHECK(answered.table.heroes[h2].slow == 0);
}
TEST_CASE("SHN-K60 SHN-149 an attacker that falls by a reaction is gone, and the rest of it comes to nothing") {
    auto where = own_cards::attacked(field, a1, at(1, 5), "Basic Attack");
    where.hp(a1, 2).monster(a2, at(15, 1));
    const auto state = after(where.with(ScriptedDice{1, 2}), EndActivation{});
    const auto events = events_of(state, UsePower{trait(1)});
    CHECK(has_event(events, ModelRemoved{a1, at(1, 5)}));
    CHECK(only<StatusGained>(events).empty());
    CHECK(audit(after(state, UsePower{trait(1)}).table));
}
TEST_CASE("SHN-K39 a monster may regenerate, before it reveals its card and never beyond its HP") {
    const auto hp = [](int before) {
        auto where = own_cards::attacked(sea, a1, at(1, 5), "Basic Attack");
        return hp_of(after(where.hp(a1, before).rp(h2, 0).with(ScriptedDice{1, 1}), EndActivation{}).table, a1);
    };
    CHECK(hp(3) == 5);
    CHECK(hp(5) == 6);
    CHECK(hp(6) == 6);
    auto where = own_cards::attacked(sea, a1, at(1, 5), "Basic Attack");
    const auto events = events_of(where.hp(a1, 1).with(ScriptedDice{1, 1}), EndActivation{});
    const auto healed = std::find(events.begin(), events.end(), Event{Healed{a1, 1, 3, HealCause::regeneration}});
    CHECK(healed < std::find(events.begin(), events.end(), Event{AiCardRevealed{a1, ai("Basic Attack")}}));
}
TEST_CASE("SHN-K44 SHN-K34 SHN-K33 SHN-K31 SHN-K30 a monster may have something only while it is Wounded") {
    const auto total = [](int before) {
        auto where = own_cards::attacked(sea, a1, at(1, 5), "Basic Attack");
        return first<AttackCompared>(where.hp(a1, before).with(ScriptedDice{1, 1}), EndActivation{}).total;
    };
    CHECK(total(1) == 1 + 9 + 5);  // 3 of 6 HP by now
    CHECK(total(2) == 1 + 9);
    const auto vit = [](int hp) {
        return vit_of(own_cards::attacked(castle, a1, at(1, 4), "Basic Attack").hp(a1, hp).table(), a1);
    };
    CHECK(vit(4) == 10);
    CHECK(vit(3) == 12);
    const auto table = [](int hp) {
        return own_cards::attacked(thicket, b1, at(3, 2), "Basic Attack").hp(b1, hp).table();
    };
    const auto move = [](const auto& now) {
        return shining::detail::move_of(own_cards::content.monsters[now.monsters[0].card], now.monsters[0]);
    };
    CHECK(move(table(4)) == 5);
    CHECK(move(table(3)) == 8);
    CHECK_FALSE(shining::detail::ground_of(table(4), b1).passable.has(at(thicket, 3, 1)));
    CHECK(shining::detail::ground_of(table(3), b1).passable.has(at(thicket, 3, 1)));
}
TEST_CASE("SHN-151 SHN-152 who is exhausted by a reaction of its own neither moves nor strikes by the rest of it") {
    const auto answered = [](HeroCard hero, Power desperation) {
        const auto where = own_cards::attacked(field, a1, at(1, 5), "Basic Attack", hero);
        return after(after(Position{where}.with(ScriptedDice{1, 1}), EndActivation{}), UsePower{desperation}).table;
    };
    for (const auto& table : {answered(galahad, trait(2)), answered(vex, trait(1))}) {
        CHECK(table.heroes[h2].exhausted);
        CHECK(audit(table));
        CHECK(table.assaults.empty());
        CHECK(hp_of(table, a1) == 7);
    }
}
TEST_CASE("SHN-K16 AP that a reaction gives in somebody else's activation are for the next one") {
    auto state = after(own_cards::attacked(field, a1, at(1, 5), "Basic Attack", mirabel).with(ScriptedDice{1, 1}),
                       EndActivation{});
    REQUIRE(waits_for(state.table, React{one, h2, Trigger::after_attacked}));
    state = after(state, UsePower{trait(2)});
    REQUIRE(waits_for(state.table, Activation{one, h2}));
    CHECK(state.table.heroes[h2].ap == 3);
    CHECK(state.table.heroes[h2].next_ap == 0);
}
TEST_CASE("SHN-148 nobody goes after a Hero that was exhausted by the attack before") {
    const auto ends = [](int hp) {
        const auto state = own_cards::attacked(castle, a1, at(1, 4), "Basic Attack").hp(h2, hp).rp(h2, 0);
        return square_of(after(Position{state}.with(ScriptedDice{1, 9}), EndActivation{}).table, a1);
    };
    CHECK(ends(8) == at(1, 5));
    CHECK(ends(1) == at(1, 4));
}
TEST_CASE("SHN-K20 a Hero may be made to provoke by a monster, as far as the monster's stat says") {
    const auto state = own_cards::attacked(sea, b1, at(1, 4), "Pick Off").rp(h2, 0).hp(h2, 2).with(ScriptedDice{1, 1});
    CHECK(has_event(events_of(state, EndActivation{}), StatusGained{h2, EffectKind::provoke, 8}));
}
TEST_CASE("SHN-R95 SHN-163 a healing item that an exhausted Hero cannot pay for, or use on itself alone, is no hope") {
    const auto hopeless = [](Item held) {
        auto table = Position<own_cards::Rules>{options(ice), own_cards::Rules{}}.table();
        for (Hero& hero : table.heroes) hero.exhausted = true, hero.hp = 0, hero.stats[Stat::lck] = 0;
        table.heroes[h1].items[held] = 1;
        return shining::detail::is_hopeless(table);
    };
    CHECK(hopeless(herb));
    CHECK(hopeless(potion));
    CHECK(hopeless(item_of("Mana Draught")));  // which would heal, but is of no use
    CHECK(hopeless(item_of("Lucky Charm")));
}
TEST_CASE("SHN-R111 SHN-K130 a quest that allows no number of preparations allows any") {
    const auto again = [](QuestCard quest) {
        auto state = shining::new_game({.scope = Scope::quest, .quest = quest}, Pcg32{1}, own_cards::Rules{});
        while (!waits_for_a<Activation>(state.table)) state = apply(state, legal_actions(state.table)[0]);
        state.table.campaign.preparations = 100;
        return apply(state, Concede{}).table;
    };
    CHECK(again(QuestCard{0}).ending == Ending::quest_failed);
    CHECK(again(QuestCard{1}).ending == Ending::unfinished);
    CHECK(again(QuestCard{1}).campaign.preparations == 101);
}
TEST_CASE("SHN-R22 SHN-D14 a monster's lowest dice are discarded; by a house rule the players say which") {
    const auto bitten = [](auto rules) {
        return after(own_cards::attacked<decltype(rules)>(ice, a1, at(1, 5), "Basic Attack")
                         .rp(h2, 0)
                         .with(ScriptedDice{1, 2, 9}),
                     EndActivation{});
    };
    CHECK(waits_for(bitten(own_cards::Rules{}).table, Activation{one, h2}));
    const auto asked = bitten(own_cards::ChoosyRules{});
    REQUIRE(waits_for(asked.table, DiscardDice{one}));
    CHECK(actions_of(asked.table) == std::vector<Action>{Discard{DieSize::d10, 2}, Discard{DieSize::d10, 9}});
    CHECK(only<AttackCompared>(events_of(asked, Discard{DieSize::d10, 9}))[0].total == 2 + 10);
}
