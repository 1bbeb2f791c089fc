#include "support.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <heroes/shire/content/bubble.hpp>
#include <heroes/shire/content/counts.hpp>
#include <heroes/shire/scenario.hpp>

using namespace shire_test;

namespace {

const Content& content = standard_content;

const SpellType& printed(std::string_view title) { return content.spells[spell(title)]; }
const CharacterType& printed_character(std::string_view name) { return content.characters[character_card(name)]; }

// Which clause forbids an arena of these two; none if they can be played with.
std::string refusal_of(const PrintedCharacter& one, const PrintedCharacter& other) {
    const PrintedCharacter characters[]{one, other};
    return std::string(judge(characters).clause());
}

}  // namespace

TEST_CASE("SHI-501 SHI-502 a character has one elemental type or none, and so has a spell") {
    CHECK(printed_character("Cleric").element == Element::light);
    CHECK(printed_character("Paladin").element == Element::light);
    CHECK(printed_character("Berserker").element == Element::fire);
    CHECK(printed_character("Hunter").element == Element::no_element);
    CHECK(printed_character("Warrior").element == Element::no_element);
    CHECK(printed("Dispel Evil").element == Element::light);
    CHECK(printed("Lead By Example").element == Element::no_element);
}
TEST_CASE("SHI-506 SHI-545 SHI-R80 SHI-E29 armour classes are printed, and only matching loot can be worn") {
    CHECK(printed_character("Warrior").armour == ArmourClass::heavy);
    CHECK(printed_character("Cleric").armour == ArmourClass::light);
    const scenario::Loot plate{.armour = ArmourClass::heavy};
    CHECK(scenario::can_equip(ArmourClass::heavy, plate));
    CHECK(!scenario::can_equip(ArmourClass::light, plate));
    CHECK(!scenario::can_equip(ArmourClass::heavy, {.armour = ArmourClass::light}));
}
TEST_CASE("SHI-R80 by a house rule heavy characters wear both classes, and light ones still only their own") {
    const Knobs house{.heavy_wears_light = true};
    const scenario::Loot plate{.armour = ArmourClass::heavy};
    const scenario::Loot cloth{.armour = ArmourClass::light};
    CHECK(scenario::can_equip(ArmourClass::heavy, cloth, house));
    CHECK(scenario::can_equip(ArmourClass::heavy, plate, house));
    CHECK(scenario::can_equip(ArmourClass::light, cloth, house));
    CHECK(!scenario::can_equip(ArmourClass::light, plate, house));
}
TEST_CASE("SHI-540 SHI-541 SHI-E28 in a scenario characters start at level 2 and rise one at a time to 5") {
    CHECK(scenario::start_level == 2);
    CHECK(scenario::level_up(2) == 3);
    CHECK(scenario::level_up(4) == 5);
    CHECK(scenario::level_up(5) == 5);
}
TEST_CASE("SHI-542 SHI-548 three things raise a level, and of the enemies only bosses") {
    CHECK(enum_count<scenario::Reward> == 3);
    CHECK(scenario::raises_level(scenario::Foe::boss));
    CHECK(!scenario::raises_level(scenario::Foe::trash_mob));
}
TEST_CASE("SHI-543 SHI-544 action cards and loot are written in the kinds of the arena, for good or ill, for a time or for ever") {
    scenario::ActionCard spring{};
    spring.options.push_back(you(buff(Stat::strength, 1, Turns::permanent)));
    spring.options.push_back(you(give(Condition::poison)));
    CHECK(spring.options[0].effects[0].turns == Turns::permanent);
    CHECK(negative_conditions.has(spring.options[1].effects[0].condition));
    const scenario::Loot lantern{.used = one_ally(buff(Stat::defence, 3, 3))};
    CHECK(is_column(lantern.used.effects[0].turns));
    const scenario::Loot belt{.worn = {aura(Stat::strength, 1, Scope::you)}};
    CHECK(belt.worn.size() == 1);
}
TEST_CASE("SHI-212 SHI-546 SHI-547 after a battle boards are reset, and mastery stays") {
    const auto table = duel("Paladin", "Hunter")
                           .mastery(one, 2, 1, 0)
                           .hp(one, 5)
                           .buff(one, Stat::strength, 2, Turns::permanent)
                           .condition(one, Condition::hex, Turns::permanent)
                           .die(a, "Smite", 3)
                           .table();
    const Character& before = table.characters[one];
    CHECK(scenario::after_battle(before, 36) ==
          Character{.card = before.card, .hp = 36, .base_hp = 36, .depths = {{2, 1, 0}}});
}
TEST_CASE("SHI-560 cooldowns run from 0 to 6, the free attack of each character is its weakest and one with CD:6 its strongest") {
    for (std::size_t i = 0; i != content.characters.count; ++i) {
        const CharacterType& type = content.characters.types.values[i];
        const auto strength = [&](const SpellType& box) {
            int sum = 0;
            for (const Part& part : box.parts)
                if (part.is_attack()) {
                    sum += part.effects[0].number;
                    box.stats.for_each([&](Stat stat) { sum += type.stats[stat]; });
                }
            return sum;
        };
        int free_attack = 0, dearest = 0;
        for (std::size_t slot = 0; slot != most_board_spells; ++slot) {
            const SpellType& box = content.spells[type.spells.values[slot]];
            if (box.row != SpellRow::attack) continue;
            if (box.cd == 0) free_attack = strength(box);
            if (box.cd >= 5) dearest = strength(box) > dearest ? strength(box) : dearest;
        }
        CHECK(free_attack <= dearest);
    }
}
TEST_CASE("SHI-561 durations are 1, 2, 3 or permanent, and bans on enemies last 2 or 3 turns") {
    const Conditions bans{Condition::confused,   Condition::paralysed, Condition::disarm,
                          Condition::frightened, Condition::hex,       Condition::stun};
    int permanent = 0;
    counts::for_each_effect(content, [&](const Effect& effect) {
        if (effect.kind == EffectKind::apply && bans.has(effect.condition))
            CHECK((effect.turns == Turns::two || effect.turns == Turns::three));
        if (effect.kind == EffectKind::buff && effect.turns == Turns::permanent) ++permanent;
    });
    CHECK(permanent == 1);  // Spear Throw
}
TEST_CASE("SHI-562 percentages are 50 or 100") {
    counts::for_each_effect(content, [](const Effect& effect) {
        CHECK((effect.percent == 0 || effect.percent == 50 || effect.percent == 100));
    });
}
TEST_CASE("SHI-563 no spell exceeds 30 damage by itself") {
    for (std::size_t i = 0; i != content.spells.count; ++i)
        for (const Part& part : content.spells.types.values[i].parts)
            if (part.is_attack()) CHECK(part.effects[0].number <= 6);
    CHECK(damage(start(duel("Paladin", "Hunter").mastery(one, 5, 0, 0)), "Wrath From Above").dealt ==
          17);  // 5 + 15 + 1 - 4
}
TEST_CASE("SHI-564 only Paladin and Warrior grant shields") {
    std::vector<std::string_view> granting;
    for (std::size_t i = 0; i != content.characters.count; ++i) {
        bool grants = false;
        for (const Spell title : content.characters.types.values[i].spells)
            if (title != Spell::no_spell)
                for (const Part& part : content.spells[title].parts)
                    for (const Effect& effect : part.effects) grants = grants || effect.kind == EffectKind::shield;
        if (grants) granting.push_back(content.characters.names.values[i]);
    }
    CHECK(granting == std::vector<std::string_view>{"Paladin", "Warrior"});
}
TEST_CASE("SHI-565 every spell with DMG adds a stat") {
    int attacks = 0;
    counts::for_each_spell(content, [&](const SpellType& type) {
        if (type.row != SpellRow::attack) return;
        ++attacks;
        CHECK(!type.stats.empty());
    });
    CHECK(attacks == 53);
}
TEST_CASE("SHI-566 SHI-L10 every condition is used by some row") {
    CHECK(counts::used_conditions(content) == Conditions::all());
    CHECK(enum_count<Condition> == 42);
    CHECK(positive_conditions.size() + negative_conditions.size() == 42);
}
TEST_CASE("SHI-567 SHI-K02 SHI-K04 a content is data, and one that makes no sense is refused") {
    const auto refused_with = [](const SpellType& box) {
        PrintedCharacter characters[]{cleric, paladin};
        characters[0].board[0].type = box;
        return std::string(judge(characters).clause());
    };
    CHECK(refused_with(melee({}, 0, one_enemy(deal(1)))).empty());
    CHECK(refused_with(melee({}, 7, one_enemy(deal(1)))) == "SHI-382");
    CHECK(refused_with(melee({}, 0, one_enemy(give(Condition::hex, 2), deal(1)))) == "SHI-R01");
    CHECK(refused_with(melee({}, 0, one_ally(deal(1)))) == "SHI-R01");
    CHECK(refused_with(melee({}, 0, same_target(deal(1)))) == "SHI-R16");
    CHECK(refused_with(melee({}, 0, one_enemy(deal(1))).rolling(Condition::hex)) == "SHI-146");
    CHECK(refused_with(melee({}, 0)) == "SHI-100");
    CHECK(refused_with(melee({}, 0, one_enemy())) == "SHI-100");
}
TEST_CASE("SHI-567 SHI-K02 an outcome that counts nothing, lasts too long or speaks of nothing is refused") {
    const auto refused_with = [](const Effect& effect) {
        PrintedCharacter odd = cleric;
        odd.board[0].type = support(0, one_enemy(effect));
        return refusal_of(odd, paladin);
    };
    CHECK(refused_with(hp_regen(1, 3)).empty());
    CHECK(refused_with(give(Condition::hp_regen, 3)) == "SHI-315");  // it has no number
    CHECK(refused_with(hp_regen(4, 3)) == "SHI-315");
    CHECK(refused_with(increase(Element::fire, 7, 3)).empty());
    CHECK(refused_with(give(Condition::increased_fire, 3)) == "SHI-365");
    CHECK(refused_with(increase(Element::fire, 8, 3)) == "SHI-365");
    CHECK(refused_with(give(Condition::immobilise, 3)) == "SHI-359");
    CHECK(refused_with(give(Condition::imprisoned, 2)) == "SHI-214");
    CHECK(refused_with(give(Condition::hex, 5)) == "SHI-205");
    CHECK(refused_with(heal(0)).empty());
    for (const Effect& effect : {heal(-1), strike(0), shield(-1), revive(0), heal_dealt(0), lower_dice(0),
                                 immobilise(0), buff(Stat::defence, 0, 2), raise_hp(0)})
        CHECK(refused_with(effect) == "SHI-K02");
    CHECK(refused_with(deal(1).to_you()) == "SHI-K20");
    CHECK(refused_with(deal(1).if_paid(1)) == "SHI-K20");
    Effect odd = heal(1);
    odd.kind = static_cast<EffectKind>(99);
    CHECK(refused_with(odd) == "SHI-K02");
}
TEST_CASE("SHI-567 SHI-K16 only a target that was chosen is the same, and an attack on it is one on an enemy") {
    const auto refused_with = [](const Part& first, const Part& second) {
        PrintedCharacter odd = cleric;
        odd.board[0].type = support(0, first, second);
        return refusal_of(odd, paladin);
    };
    CHECK(refused_with(one_ally(heal(1)), same_target(shield(1))).empty());
    CHECK(refused_with(one_enemy(give(Condition::hex, 2)), same_target(deal(1))).empty());
    CHECK(refused_with(enemies(deal(1)), same_target(deal(1))) == "SHI-R16");
    CHECK(refused_with(one_ally(heal(1)), same_target(deal(1))) == "SHI-R01");
    CHECK(refused_with(one_ally(heal(1)), source(heal(1))) == "SHI-R16");
}
TEST_CASE("SHI-567 SHI-K43 SHI-K44 an ability that makes no sense is refused") {
    const auto refused_with = [](const Passive& passive) {
        PrintedCharacter odd = hunter;
        odd.ability = {passive};
        return refusal_of(cleric, odd);
    };
    CHECK(refused_with(on(Trigger::begin_turn, you(summon(own_card(2))))).empty());
    CHECK(refused_with(on(Trigger::begin_turn, you(summon(own_card(3))))) == "SHI-R57");
    CHECK(refused_with(on(Trigger::begin_turn, you())) == "SHI-100");
    CHECK(refused_with(on(Trigger::begin_turn, one_enemy(deal(1)))) == "SHI-K43");
    CHECK(refused_with(on(Trigger::begin_turn, source(strike(1)))) == "SHI-K17");
    CHECK(refused_with(on(Trigger::damaged, source(strike(1)))).empty());
    CHECK(refused_with(on(Trigger::pet_died, same_target(heal(1)))) == "SHI-K17");
    CHECK(refused_with(on(Trigger::begin_turn, enemies(strike(1), heal(1).to_you().if_died()))) == "SHI-K19");
    CHECK(refused_with(on(Trigger::defeated, allies(heal(1)))) == "SHI-K67");
    CHECK(refused_with(on(Trigger::defeated, you(revive(1), shield(1)))).empty());
    CHECK(refused_with(upgrade(board(1), deal(1))) == "SHI-R01");
    CHECK(refused_with(upgrade(board(6), TargetKind::allies)) == "SHI-R01");
    CHECK(refused_with(upgrade(board(1), TargetKind::allies)).empty());
    CHECK(refused_with(upgrade(board(1), TargetKind::source)) == "SHI-103");
    CHECK(refused_with(upgrade(board(1), Condition::hex, 1)) == "SHI-146");
    PrintedCharacter bare = cleric;
    bare.board = {cleric.board[5]};
    bare.paths = {};
    bare.ability = {upgrade(board(2), Condition::bleed, 1)};
    CHECK(refusal_of(bare, paladin) == "SHI-K44");
}
TEST_CASE("SHI-567 SHI-R57 SHI-K49 a character that summons has an ability that makes room for a creature") {
    const auto refused_with = [](const Passives& own, const Passives& of_node, const Passives& of_card) {
        PrintedCharacter odd = cleric;
        odd.board[0].type = support(0, you(summon(own_card(1))));
        odd.ability = own;
        odd.paths[0].nodes = {PrintedNode{"Kennel", of_node}};
        odd.cards = {PrintedCard{"Dog", CardKind::pet, {}, 3, of_card, {}}};
        return refusal_of(odd, paladin);
    };
    const Passives room{pet_limit(1)};
    const Passives other{heal_bonus(1)};
    CHECK(refused_with(other, other, other) == "SHI-R57");
    CHECK(refused_with({pet_limit(-1)}, other, other) == "SHI-R57");
    CHECK(refused_with(room, other, other).empty());
    CHECK(refused_with(other, room, other).empty());
    CHECK(refused_with(other, other, room).empty());
}
TEST_CASE("SHI-567 SHI-117 SHI-418 a board has room for ten spells with those of its stances, and creatures live") {
    PrintedCharacter crowded = warrior;
    crowded.board.push_back(warrior.board[3]);
    CHECK(refusal_of(crowded, paladin) == "SHI-567");
    PrintedCharacter lifeless = hunter;
    lifeless.cards[0].hp = 0;
    CHECK(refusal_of(lifeless, paladin) == "SHI-418");
    lifeless.cards[0].hp = 1;
    lifeless.cards[1].kind = CardKind::form;  // Boar Trap summons it
    lifeless.cards[1].spells = {};
    CHECK(refusal_of(lifeless, paladin) == "SHI-R57");
    lifeless = hunter;
    lifeless.hp = 0;
    CHECK(refusal_of(lifeless, paladin) == "SHI-181");
}
TEST_CASE("SHI-567 a content that has no room for a row is refused") {
    const std::vector<PrintedCharacter> warriors(7, warrior);  // 12 abilities each, of 80
    CHECK(judge(std::span{warriors}.first(6)));
    CHECK(judge(warriors).clause() == "SHI-567");
    CHECK_THROWS_AS((void)content_of(standard_chart, warriors), IllegalAction);
}
TEST_CASE("SHI-R85 SHI-R86 lost icons of the boards are completed as the clause book lists them") {
    CHECK(printed("Light Screen") == support(3, one_ally(give(Condition::less_taken, 2))));
    CHECK(printed("Dispel Evil") == ranged(Element::light, {Stat::intellect}, 2, one_enemy(deal(0).pierce())));
    CHECK(printed("Stunning Clash") == melee({Stat::intellect}, 6, one_enemy(deal(4), give(Condition::stun, 3))));
    CHECK(printed("Tactical Shot") == ranged({Stat::intellect}, 4, enemies(deal(1), buff(Stat::defence, -1, 2))));
}
TEST_CASE("SHI-R87 only the five characters of the seats can be taken") {
    CHECK(content.characters.count == 5);
    const Duel state{new_game(presets::duel, ScriptedDice{})};
    CHECK(refusal(state.table, TakeCharacter{static_cast<CharacterCard>(5)}) == "SHI-020");
}
TEST_CASE("SHI-R66 SHI-E27 Paladin's Bubble is off; where it is on, one attack of 15 gives Immune for 2 turns") {
    CHECK(content.characters[character_card("Paladin")].spells[slot_of(node(shire::Path::third, 3))] ==
          spell("Almighty Strike"));
    const auto hit = [](int strength) {
        const auto state = Position<BubbleRules>{}
                               .character(one, "Hunter")
                               .character(two, "Paladin")
                               .order({a, b})
                               .mastery(two, 0, 0, 3)
                               .buff(one, Stat::strength, strength, Turns::two)
                               .with(ScriptedDice{});
        const auto after = heroes::apply(state, CastSpell{bubble_content.spell("Quick Shot")});
        return holds(after.table, b, Condition::immune);
    };
    CHECK(!hit(12));  // 2 + 17 - 5
    CHECK(hit(13));
}
TEST_CASE("SHI-R79 dice on cards that are not on the tab go with the rest when a character dies") {
    const auto at = battle(presets::teams(2, 2), {"Hunter", "Warrior", "Cleric", "Paladin"})
                        .hp(two, 1)
                        .die(b, "Haymaker", 5)
                        .buff(one, Stat::strength, 9, Turns::two);
    CHECK(board(cast(start(at), "Quick Shot", b), two).dice.empty());
}
TEST_CASE("the characters' stats") {
    CHECK(printed_character("Paladin").stats == StatLine{{5, 5, 5, 5}});
    CHECK(printed_character("Warrior").stats == StatLine{{5, 1, 5, 6}});
    CHECK(printed_character("Hunter").stats == StatLine{{5, 3, 7, 4}});
    CHECK(printed_character("Berserker").stats == StatLine{{7, 1, 6, 3}});
    CHECK(printed_character("Cleric").stats == StatLine{{2, 6, 4, 4}});
    CHECK(content.cards[card("Wolf")].stats == StatLine{{6, 0, 6, 1}});
    CHECK(content.cards[card("Boar")].stats == StatLine{{4, 0, 3, 4}});
}
TEST_CASE("SHI-L01 SHI-L02 SHI-L03 SHI-L04 SHI-L05 SHI-L06 SHI-L07 SHI-L08 SHI-L09 the lists have the length that the clause book says") {
    CHECK(content.characters.count == 5);
    for (const auto* name : {"Cleric", "Paladin", "Hunter", "Berserker"}) {
        CHECK(counts::board_spells(content, character_card(name), SpellRow::attack) == 5);
        CHECK(counts::board_spells(content, character_card(name), SpellRow::support) == 5);
        CHECK(printed_character(name).board.size() == 10);
    }
    CHECK(printed_character("Warrior").board.size() == 4);
    CHECK(counts::board_spells(content, character_card("Warrior"), SpellRow::attack) +
              counts::board_spells(content, character_card("Warrior"), SpellRow::support) ==
          10);
    CHECK(counts::node_spells(content) == 41);
    CHECK(counts::node_abilities(content) == 34);
    CHECK(counts::cards_of(content, CardKind::pet) == 2);
    CHECK(counts::cards_of(content, CardKind::stance) == 3);
    for (std::size_t i = 0; i != content.cards.count; ++i) CHECK(content.cards.types.values[i].spell_count == 2);
}
TEST_CASE("SHI-L02 the Cleric hits harder and heals less than was designed, so that a Hunter can be met") {
    CHECK(printed("Circle of Prayer") == support(6, allies(hp_regen(1, 2))));
    CHECK(printed("Sanctuary") == support(6, allies(give(Condition::immune, 1), give(Condition::more_heal, 1))));
    CHECK(printed("Holy Water").parts[0] == one_enemy(deal(6)));
    CHECK(printed("Rebuke") ==
          ranged(Element::light, {Stat::intellect}, 5, one_enemy(deal(5), give(Condition::hex, 2))));
    CHECK(printed("Blinding Halo") ==
          ranged(Element::light, {Stat::intellect}, 4, one_enemy(deal(2), give(Condition::glowing, 2))));
}
TEST_CASE("SHI-567 a content has what it counts and nothing behind it") {
    const auto counts_to = []<class E>(E, std::size_t count) {
        return content.has(static_cast<E>(count - 1)) && !content.has(static_cast<E>(count));
    };
    CHECK(counts_to(CharacterCard{}, content.characters.count));
    CHECK(counts_to(Card{}, content.cards.count));
    CHECK(counts_to(Spell{}, content.spells.count));
}
TEST_CASE("SHI-L14 condition dice are on these spells") {
    CHECK(printed("Holy Water").die == ConditionDie{Condition::drenched, 1});
    CHECK(printed("Viper Volley").die == ConditionDie{Condition::poison, 2});
    CHECK(printed("Frost Arrow").die == ConditionDie{Condition::frozen, 1});
    CHECK(printed("Searing Axe").die == ConditionDie{Condition::burn, 2});
    CHECK(printed("Whirlwind").die == ConditionDie{Condition::bleed, 1});
    int dice = 0;
    counts::for_each_spell(content, [&](const SpellType& type) { dice += type.die.attempts != 0 ? 1 : 0; });
    CHECK(dice == 5);
}
TEST_CASE("SHI-020 a row is found by its name, and a name that no row has is refused") {
    const Content& cards = standard_content;
    CHECK(name_in(cards, cards.spell("Smite")) == "Smite");
    CHECK_THROWS_AS((void)cards.spell("Smitten"), IllegalAction);
    CHECK_THROWS_AS((void)cards.spell(""), IllegalAction);  // what has no name behind the last row is no row
    CHECK_THROWS_AS((void)cards.character(""), IllegalAction);
}
TEST_CASE("SHI-020 rows are named and found as in the other games, and a row that there is not is none") {
    const Content& cards = standard_content;
    CHECK(cards.spells.named("Smite") == cards.spell("Smite"));
    CHECK(cards.cards.named("Wolf") == cards.card("Wolf"));
    CHECK(cards.characters.named("Hunter") == cards.character("Hunter"));
    CHECK(name_in(cards, cards.abilities.named("Vivid Glow")) == "Vivid Glow");
    CHECK(cards.spells.find("Smite") == cards.spell("Smite"));
    CHECK(!cards.spells.find("Smitten"));
    CHECK(!cards.spells.find("Vivid Glow"));  // an ability is no spell
    CHECK(!cards.characters.find("Wolf"));
    CHECK(!cards.cards.find(""));
    CHECK_THROWS_AS((void)cards.spells.named("Smitten"), IllegalAction);
}
