#include "support.hpp"

using namespace shire_test;

namespace {

const Actor pet_a = creature_of(one, Beside::first);
const Actor pet_a2 = creature_of(one, Beside::second);
const Actor pet_b = creature_of(two, Beside::first);

}  // namespace

TEST_CASE("SHI-380 SHI-E04 after a spell a die with its cooldown is put on it; CD:0 gets none") {
    CHECK(has_event(casting(start(duel("Paladin", "Hunter")), "Dispel Evil"),
                    DieChanged{a, spell("Dispel Evil"), 0, 2, Cause::cast}));
    CHECK(die(cast(start(duel("Paladin", "Hunter")), "Smite"), one, "Smite") == 6);
    const auto state = cast(start(duel("Paladin", "Hunter")), "Lead By Example");
    CHECK(die(state, one, "Lead By Example") == 0);
    CHECK(can_cast(pass(state, 2), "Lead By Example"));
}
TEST_CASE("SHI-381 SHI-R52 a spell with CD:2 cast in turn t can be cast again in turn t + 2, or by a house rule t + 3") {
    const auto turns = [](const Knobs& knobs) {
        auto state = pass(cast(start(duel("Paladin", "Hunter", knobs)), "Dispel Evil"), 2);  // turn t + 1
        int waited = 1;
        for (; !can_cast(state, "Dispel Evil"); ++waited) state = pass(state, 2);
        return waited;
    };
    CHECK(turns({}) == 2);
    CHECK(turns({.one_more_turn_of_cooldown = true}) == 3);
}
TEST_CASE("SHI-382 a cooldown die shows 1 to 6") {
    CHECK(!duel("Paladin", "Hunter").die(a, "Smite", 7).try_table());
    CHECK(duel("Paladin", "Hunter").die(a, "Smite", 6).try_table());
    for (std::size_t i = 0; i != standard_content.spells.count; ++i)
        CHECK(standard_content.spells.types.values[i].cd <= 6);
}
TEST_CASE("SHI-383 SHI-K28 SHI-384 SHI-R51 War Banner lowers every die of its caster by 2, to 0 at least, and then gets its own") {
    const auto at = battle(presets::teams(2, 2), {"Paladin", "Hunter", "Cleric", "Berserker"})
                        .die(a, "Smite", 5)
                        .die(a, "Dispel Evil", 1)
                        .die(c, "Mend", 5);
    const auto state = cast(start(at), "War Banner");
    CHECK(die(state, one, "Smite") == 3);
    CHECK(die(state, one, "Dispel Evil") == 0);
    CHECK(die(state, one, "War Banner") == 5);
    CHECK(die(state, three, "Mend") == 5);
    const auto nodes = [](const Knobs& knobs) {
        return cast(start(duel("Paladin", "Hunter", knobs).mastery(one, 1, 0, 0).die(a, "Light Wave", 4)),
                    "War Banner");
    };
    CHECK(die(nodes({}), one, "Light Wave") == 2);
    CHECK(die(nodes({.banner_for_board_only = true}), one, "Light Wave") == 4);
}
TEST_CASE("SHI-R51 with Banner Advancements the dice of allied pets go down too") {
    const auto at = battle(presets::teams(2, 2), {"Paladin", "Berserker", "Hunter", "Cleric"})
                        .mastery(one, 0, 2, 0)
                        .pet(three, "Wolf")
                        .die(creature_of(three, Beside::first), "Hamstring", 3);
    CHECK(die_on(cast(start(at), "War Banner").table, creature_of(three, Beside::first), Slot{1}) == 1);
}
TEST_CASE("SHI-387 defeat removes all dice") {
    const auto at =
        battle(presets::teams(2, 2), {"Hunter", "Paladin", "Cleric", "Berserker"}).hp(two, 1).die(b, "Smite", 5);
    CHECK(board(cast(start(at), "Quick Shot", b), two).dice.empty());
}
TEST_CASE("SHI-400 SHI-D07 SHI-401 SHI-403 the Warrior swaps its stance in the Hero phase; the old one keeps its dice") {
    const auto at = duel("Hunter", "Warrior").die(b, "Shield Wall", 3);
    const auto state = next(start(at), Pass{});
    REQUIRE(waits_for(state.table, HeroPhase{two, 2}));
    CHECK(actions_of(state.table) == std::vector<Action>{UseAbility{1, card("Brawl stance")},
                                                         UseAbility{1, card("Support stance")}, EndHeroPhase{}});
    CHECK(refusal(state.table, UseAbility{1, card("Defence stance")}) == "SHI-402");
    CHECK(refusal(state.table, UseAbility{0, card("Brawl stance")}) == "SHI-080");
    CHECK(refusal(state.table, Pass{}) == "SHI-080");
    const auto events = events_of(state, UseAbility{1, card("Brawl stance")});
    CHECK(has_event(events, CardRemoved{two, card("Defence stance")}));
    CHECK(has_event(events, CardAdded{two, card("Brawl stance")}));
    const auto swapped = next(state, UseAbility{1, card("Brawl stance")});
    CHECK(board(swapped, two).tab == card("Brawl stance"));
    CHECK(die(swapped, two, "Shield Wall") == 2);
    CHECK(waits_for(swapped.table, MainPhase{two, b}));
    CHECK(board(next(state, EndHeroPhase{}), two).tab == card("Defence stance"));
}
TEST_CASE("SHI-410 SHI-413 a pet has its own HP, stats and place in the order, and uses its own defence") {
    const auto at = duel("Paladin", "Hunter").pet(two, "Boar");
    const auto table = at.table();
    CHECK(heroes::shire::hp(table, pet_b) == 12);
    CHECK(heroes::shire::stat(table, pet_b, Stat::strength) == 4);
    CHECK(damage(start(at), "Lead By Example", pet_b).defence == 4);
    CHECK(table.turn.order == Order{a, b, pet_b});
}
TEST_CASE("SHI-411 SHI-412 SHI-R55 a pet can be the target of spells of both colours, and is healed with its side") {
    const Options three_each = presets::teams(2, 2);
    const auto at = battle(three_each, {"Cleric", "Berserker", "Hunter", "Paladin"}).pet(three, "Wolf", 5);
    const Actor wolf = creature_of(three, Beside::first);
    CHECK(creature(cast(start(at), "Mend", wolf).table, wolf).hp == 11);
    CHECK(is_legal(next(pass(start(at)), CastSpell{spell("Hack")}).table, AimAt{wolf}));
    const auto rain =
        battle(three_each, {"Cleric", "Berserker", "Hunter", "Paladin"}).mastery(one, 0, 4, 0).pet(three, "Wolf", 5);
    CHECK(creature(cast(start(rain), "Cleansing Rain").table, wolf).hp == 9);
    const auto house = battle(three_each, {"Cleric", "Berserker", "Hunter", "Paladin"}, {.pets_are_healed = false})
                           .mastery(one, 0, 4, 0)
                           .pet(three, "Wolf", 5);
    CHECK(creature(cast(start(house), "Cleansing Rain").table, wolf).hp == 5);
}
TEST_CASE("SHI-415 SHI-K66 SHI-R54 abilities reach pets: Strength of the Wild, Refraction, Animal Sanctuary") {
    const auto at = duel("Hunter", "Paladin").mastery(one, 0, 0, 1).pet(one, "Wolf").order({pet_a, b, a});
    CHECK(damage(start(at), "Bite").flat == 1);
    CHECK(damage(start(duel("Hunter", "Paladin").pet(one, "Wolf").order({pet_a, b, a})), "Bite").flat == 0);
    const auto sanctuary = duel("Paladin", "Hunter").mastery(two, 0, 0, 4).pet(two, "Wolf", 1).hp(two, 10);
    CHECK(hp(cast(start(sanctuary), "Lead By Example", pet_b), two) == 16);
}
TEST_CASE("SHI-R88 an aura is a buff, so it does not reach pets, unless a house rule lets it") {
    const auto strength = [](const Knobs& knobs) {
        const auto at = battle(presets::teams(2, 2), {"Warrior", "Paladin", "Hunter", "Berserker"}, knobs)
                            .mastery(one, 0, 0, 4)
                            .pet(three, "Wolf");
        return heroes::shire::stat(at.table(), creature_of(three, Beside::first), Stat::strength);
    };
    CHECK(strength({}) == 6);
    CHECK(strength({.auras_reach_pets = true}) == 7);
}
TEST_CASE("SHI-417 a pet at 0 HP is defeated, its card is reset and may be summoned again") {
    const auto at = duel("Paladin", "Hunter").pet(two, "Wolf", 1).condition(one, Condition::darkness, Turns::three);
    const auto events = casting(start(at), "Lead By Example", pet_b);
    CHECK(has_event(events, ActorDefeated{pet_b}));
    CHECK(has_event(events, DarknessTriggered{pet_b, {a}}));
    const auto state = cast(start(at), "Lead By Example", pet_b);
    CHECK(creature(state.table, pet_b) == Creature{});
    CHECK(can_cast(state, "Summon Wolf"));
}
TEST_CASE("SHI-418 SHI-K31 SHI-419 a summoned pet enters with its card's full HP and no dice, and never has more") {
    const auto state = cast(start(duel("Hunter", "Paladin")), "Summon Wolf");
    CHECK(creature(state.table, pet_a) == Creature{.card = card("Wolf"), .hp = 11});
    CHECK(
        has_event(casting(start(duel("Hunter", "Paladin")), "Summon Wolf"), CreatureSummoned{pet_a, card("Wolf"), 11}));
    CHECK(base_hp(state.table, pet_a) == 11);
    const auto hurt = battle(presets::teams(2, 1), {"Cleric", "Berserker", "Hunter"}).pet(three, "Wolf", 7);
    const Actor wolf = creature_of(three, Beside::first);
    CHECK(creature(cast(start(hurt), "Mend", wolf).table, wolf).hp == 11);  // 7 and 6
    CHECK(!duel("Hunter", "Paladin").pet(one, "Wolf", 12).try_table());
}
TEST_CASE("SHI-R57 a summon needs the card set aside and room: one pet, two with Double Trouble") {
    CHECK(why_not(start(duel("Hunter", "Paladin").pet(one, "Wolf").order({a, b})), "Summon Wolf") == "SHI-R57");
    CHECK(why_not(start(duel("Hunter", "Paladin").mastery(one, 0, 0, 3).pet(one, "Boar").order({a, b})),
                  "Summon Wolf") == "SHI-R57");
    const auto two_pets = start(duel("Hunter", "Paladin").mastery(one, 0, 0, 5).pet(one, "Boar").order({a, b}));
    REQUIRE(can_cast(two_pets, "Summon Wolf"));
    CHECK(creature(cast(two_pets, "Summon Wolf").table, pet_a2).card == card("Wolf"));
    CHECK(pet_limit(two_pets.table, one) == 2);
    const auto house = start(
        duel("Hunter", "Paladin", {.new_pet_replaces = true}).mastery(one, 0, 0, 3).pet(one, "Boar").order({a, b}));
    REQUIRE(can_cast(house, "Summon Wolf"));
    const auto replaced = cast(house, "Summon Wolf");
    CHECK(pets(replaced.table, one).size() == 1);
    CHECK(creature(replaced.table, pet_a).card == card("Wolf"));
}
TEST_CASE("SHI-R57 SHI-418 by a house rule a new Wolf replaces the old one, though there is room for another pet") {
    const auto at = duel("Hunter", "Paladin", {.new_pet_replaces = true})
                        .mastery(one, 0, 0, 5)
                        .pet(one, "Boar", 5)
                        .pet(one, "Wolf", 2)
                        .die(pet_a2, "Hamstring", 3)
                        .order({a, b});
    const auto both = cast(start(at), "Summon Wolf");
    CHECK(creature(both.table, pet_a) == Creature{.card = card("Boar"), .hp = 5});
    CHECK(creature(both.table, pet_a2) == Creature{.card = card("Wolf"), .hp = 11});
    const auto alone =
        duel("Hunter", "Paladin", {.new_pet_replaces = true}).mastery(one, 0, 0, 5).pet(one, "Wolf", 2).order({a, b});
    CHECK(pets(cast(start(alone), "Summon Wolf").table, one) == ActorSet{pet_a});
}
TEST_CASE("SHI-R57 SHI-R83 by a house rule a Boar takes the Wolf's place, but not its share of the attack") {
    const auto at = duel("Paladin", "Hunter", {.new_pet_replaces = true})
                        .mastery(two, 0, 0, 3)
                        .pet(two, "Wolf")
                        .order({a, b, creature_of(two, Beside::first)});
    const auto offered = cast(start(at), "Divine Light");
    REQUIRE(waits_for(offered.table, OfferReaction{two}));
    const auto trapped = next(offered, CastSpell{spell("Boar Trap")});
    CHECK(creature(trapped.table, creature_of(two, Beside::first)) == Creature{.card = card("Boar"), .hp = 12});
    CHECK(creature(next(offered, Decline{}).table, creature_of(two, Beside::first)).hp == 3);
}
TEST_CASE("SHI-R56 SHI-R40 pets are swept away with their owner without dying, unless house rules say otherwise") {
    const auto at = [](const Knobs& knobs) {
        return start(battle(presets::teams(2, 2), {"Paladin", "Hunter", "Cleric", "Berserker"}, knobs)
                         .hp(two, 1)
                         .pet(two, "Wolf")
                         .condition(one, Condition::darkness, Turns::three));
    };
    const auto events = casting(at({}), "Lead By Example", b);
    CHECK(has_event(events, CreatureRemoved{pet_b, card("Wolf")}));
    CHECK(only<DarknessTriggered>(events).size() == 1);
    CHECK(only<DarknessTriggered>(casting(at({.swept_pets_die = true}), "Lead By Example", b)).size() == 2);
    const auto outlived = cast(at({.pets_outlive_owner = true}), "Lead By Example", b);
    CHECK(outlived.table.standing.has(pet_b));
    CHECK(!is_over(outlived.table));
    CHECK(audit(outlived.table));
}
TEST_CASE("SHI-K41 SHI-R56 SHI-453 pets that fight on gain nothing any more by the abilities of their owner") {
    const auto bite = [](bool owner_stands) {
        auto at =
            battle(presets::teams(2, 2), {"Paladin", "Hunter", "Cleric", "Berserker"}, {.pets_outlive_owner = true})
                .mastery(two, 0, 0, 1)
                .pet(two, "Wolf")
                .order({pet_b, a, c, d, b});
        if (!owner_stands) at.fallen(two);
        return damage(start(at), "Bite", a);
    };
    CHECK(bite(true).flat == 1);
    CHECK(bite(false).flat == 0);
}
TEST_CASE("SHI-R84 SHI-K53 SHI-K49 the Hunter's garbled nodes: ranged attacks deal 1 and 1 more, each pet that dies gives 6 HP") {
    CHECK(damage(start(duel("Hunter", "Paladin").mastery(one, 0, 5, 0)), "Quick Shot").flat == 2);
    const auto both =
        duel("Paladin", "Hunter").mastery(two, 0, 0, 5).pet(two, "Wolf", 1).pet(two, "Boar", 1).hp(two, 10);
    CHECK(hp(cast(start(both), "Divine Light"), two) == 17);  // 10 - 5 + 6 + 6
}
TEST_CASE("SHI-K40 an aura of the bloodied holds at half of base HP or less") {
    const auto defence = [](int left) {
        return value(start(duel("Warrior", "Hunter").mastery(one, 0, 0, 5).hp(one, left)), one, Stat::defence);
    };
    CHECK(defence(21) == 7);
    CHECK(defence(20) == 9);
    CHECK(defence(1) == 9);
}
TEST_CASE("SHI-R88 SHI-206 by the house rule an aura reaches the pets of its own character, as long as that stands") {
    const auto strength = [](const Knobs& knobs, bool stands) {
        auto table = duel("Warrior", "Paladin", knobs).mastery(one, 0, 0, 4).table();
        table.creatures[one][Beside::first] = {.card = card("Wolf"), .hp = 11};  // as a content may have it
        table.standing.insert(pet_a);
        if (!stands) table.standing.erase(a);
        return heroes::shire::stat(table, pet_a, Stat::strength);
    };
    CHECK(strength({}, true) == 6);
    CHECK(strength({.auras_reach_pets = true}, true) == 7);
    CHECK(strength({.auras_reach_pets = true}, false) == 6);
}
TEST_CASE("SHI-400 nobody is neither a character nor a creature") {
    CHECK(!is_character(Actor::nobody));
    CHECK(!is_creature(Actor::nobody));
    CHECK(is_creature(creature_of(six, Beside::last)));
    CHECK(!is_creature(character_of(six)));
}
