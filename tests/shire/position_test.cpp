#include "support.hpp"

using namespace shire_test;

namespace {

std::string flaw_of(const At& at) { return std::string(at.try_table().verdict().clause()); }
// A sound table, changed by hand.
template <class Change>
std::string flaw_after(const At& at, Change&& change) {
    auto table = at.table();
    change(table);
    return std::string(audit(table).clause());
}
const At sound = duel("Hunter", "Warrior").mastery(one, 1, 0, 0).pet(one, "Wolf").order({a, b});

}  // namespace

TEST_CASE("SHI-I01 SHI-I02 SHI-I03 what cannot lie on a board is refused") {
    CHECK(flaw_of(sound).empty());
    CHECK(flaw_of(duel("Hunter", "Paladin").hp(one, 35)) == "SHI-180");
    CHECK(flaw_of(duel("Hunter", "Paladin").hp(one, 0)) == "SHI-180");
    CHECK(flaw_of(duel("Hunter", "Paladin").mastery(one, 3, 3, 0)) == "SHI-520");
    CHECK(flaw_of(duel("Hunter", "Paladin").card(one, "Brawl stance")) == "SHI-400");
    CHECK(flaw_of(duel("Hunter", "Paladin").die(a, "Smite", 1)) == "SHI-085");
    CHECK(flaw_of(duel("Hunter", "Paladin").die(a, "Poison Arrows", 1)) == "SHI-382");
    CHECK(flaw_of(duel("Hunter", "Paladin").character(one, "Bard")) == "SHI-020");
    CHECK(flaw_of(duel("Hunter", "Paladin").character(three, "Hunter")) == "SHI-020");
    CHECK(flaw_of(duel("Hunter", "Paladin").pet(one, "Cat")) == "SHI-400");
    CHECK(flaw_of(duel("Hunter", "Paladin").pet(two, "Wolf")) == "SHI-400");
    CHECK(flaw_of(duel("Hunter", "Paladin").pet(one, "Wolf").pet(one, "Wolf")) == "SHI-R57");
    CHECK(flaw_of(duel("Hunter", "Paladin").used(one, 0)) == "SHI-463");
    CHECK(flaw_of(duel("Hunter", "Paladin").ties(a, {7})) == "SHI-R03");
    CHECK(flaw_of(duel("Hunter", "Paladin").condition(one, Condition::hex, Turns::unstated)) == "SHI-210");
    CHECK(flaw_of(duel("Hunter", "Paladin").condition(one, Condition::hp_regen, Turns::one, 4)) == "SHI-315");
    CHECK(flaw_of(duel("Hunter", "Paladin").buff(one, Stat::strength, 1, Turns::unstated)) == "SHI-210");
    CHECK(flaw_of(duel("Hunter", "Paladin").condition(one, Condition::bleed, Turns::one)).empty());
    CHECK(flaw_of(duel("Hunter", "Paladin").condition(static_cast<Seat>(2), Condition::hex, Turns::one)) == "SHI-020");
    CHECK(flaw_of(duel("Hunter", "Paladin").pet(three, "Wolf")) == "SHI-020");
    CHECK(flaw_of(duel("Hunter", "Paladin").fallen(three)) == "SHI-020");
    CHECK(flaw_of(duel("Hunter", "Paladin").mastery(three, 0, 0, 0)) == "SHI-020");
    CHECK(flaw_of(duel("Hunter", "Paladin").die(Actor::nobody, "Quick Shot", 1)) == "SHI-085");
    CHECK(flaw_of(duel("Hunter", "Paladin").condition(one, static_cast<Condition>(99), Turns::one)) == "SHI-210");
}
TEST_CASE("SHI-180 SHI-192 SHI-040 a number that cannot be kept is refused and never turns into another") {
    const auto at = [] { return duel("Hunter", "Paladin"); };
    CHECK(flaw_of(at().hp(one, 256 + 4)) == "SHI-180");
    CHECK(flaw_of(at().hp(one, -1)) == "SHI-180");
    CHECK(flaw_of(at().base_hp(one, 256)) == "SHI-181");
    CHECK(at().base_hp(one, 255).table().characters[one].base_hp == 255);
    CHECK(at().shield(one, 300).table().characters[one].shield == 300);  // there is no limit, SHI-192
    CHECK(flaw_of(at().shield(one, 65536)) == "SHI-192");
    CHECK(flaw_of(at().shield(one, -1)) == "SHI-192");
    CHECK(flaw_of(at().mastery(one, 256, 0, 0)) == "SHI-524");
    CHECK(flaw_of(at().mastery(one, 0, -1, 0)) == "SHI-524");
    CHECK(flaw_of(at().pet(one, "Wolf", 256 + 11)) == "SHI-419");
    CHECK(flaw_of(at().round(0)) == "SHI-040");
    CHECK(flaw_of(at().round(65536 + 1)) == "SHI-040");
    CHECK(at().round(65535).table().turn.round == 65535);
    CHECK(flaw_of(at().used(one, 8)) == "SHI-463");
    CHECK(flaw_of(at().used(one, -1)) == "SHI-463");
    CHECK(flaw_of(at().ties(a, {1, 2, 3, 4, 5, 6, 1, 2, 3})) == "SHI-R03");
    CHECK(flaw_of(at().ties(a, {-1})) == "SHI-R03");
    CHECK(flaw_of(at().ties(Actor::nobody, {1})) == "SHI-105");
    CHECK(flaw_of(at().buff(one, Stat::strength, 256, Turns::two)) == "SHI-201");
    CHECK(flaw_of(at().buff(one, static_cast<Stat>(4), 1, Turns::two)) == "SHI-201");
    CHECK(flaw_of(at().condition(one, Condition::bleed, Turns::two, 16)) == "SHI-234");
    CHECK(flaw_of(at().condition(one, Condition::bleed, Turns::two, 0)) == "SHI-234");
    CHECK(flaw_of(at().condition(one, Condition::increased_fire, Turns::two, 8)) == "SHI-365");
    CHECK(flaw_of(at().condition(one, Condition::increased_fire, Turns::two, 0)) == "SHI-365");
    CHECK(flaw_of(at().order({a, a, a, a, a, a, a, a, a, a, a, a, a, a, a, a, a, a, a})) == "SHI-040");
}
TEST_CASE("SHI-008 a match goes on only while two sides stand, or deaths are still being resolved") {
    CHECK(flaw_of(duel("Hunter", "Paladin").fallen(one)) == "SHI-008");
    CHECK(flaw_of(duel("Hunter", "Paladin").fallen(one).fallen(two)) == "SHI-008");
    const auto at = [] { return battle(presets::teams(2, 1), {"Hunter", "Paladin", "Cleric"}); };
    CHECK(flaw_of(at().fallen(two)) == "SHI-008");
    CHECK(flaw_of(at().fallen(one).order({})).empty());
    const auto dying = cast(start(duel("Hunter", "Paladin").hp(two, 1).mastery(two, 0, 0, 2)), "Quick Shot");
    CHECK(waits_for_a<OfferAbility>(dying.table));
    CHECK(audit(dying.table));
}
TEST_CASE("SHI-045 who has fallen is passed over, also at the head of the order") {
    const auto at = battle(presets::teams(2, 1), {"Hunter", "Paladin", "Cleric"}).fallen(one);
    CHECK(waits_for(at.table(), MainPhase{two, b}));
}
TEST_CASE("SHI-R57 there is room for every creature in play") {
    CHECK(flaw_of(duel("Hunter", "Paladin").pet(one, "Wolf").pet(one, "Boar")) == "SHI-R57");
    const auto at = duel("Hunter", "Paladin").mastery(one, 0, 0, 5).pet(one, "Wolf").pet(one, "Boar");
    CHECK(flaw_of(at).empty());
    CHECK(flaw_of(At{at}.pet(one, "Wolf")) == "SHI-R57");
}
TEST_CASE("SHI-463 only what is unlocked can be used up") {
    CHECK(flaw_of(duel("Hunter", "Paladin").mastery(two, 0, 0, 1).used(two, 2)) == "SHI-463");
    CHECK(flaw_of(duel("Hunter", "Paladin").mastery(two, 0, 0, 2).used(two, 2)).empty());
}
TEST_CASE("SHI-K50 what a character wards off is not on its board") {
    const auto burning = [](int wildfire, Condition condition) {
        return duel("Berserker", "Paladin").mastery(one, 0, wildfire, 0).condition(one, condition, Turns::two);
    };
    CHECK(flaw_of(burning(4, Condition::burn)) == "SHI-K50");
    CHECK(flaw_of(burning(4, Condition::poison)).empty());
    CHECK(flaw_of(burning(3, Condition::burn)).empty());
}
TEST_CASE("SHI-382 SHI-R50 SHI-R52 a die shows 6 at most, or 7 by either house rule") {
    CHECK(flaw_of(duel("Hunter", "Paladin").die(a, "Heartseeker", 6)).empty());
    CHECK(flaw_of(duel("Hunter", "Paladin").die(a, "Heartseeker", 7)) == "SHI-382");
    CHECK(flaw_of(duel("Hunter", "Paladin", {.one_more_turn_of_cooldown = true}).die(a, "Heartseeker", 7)).empty());
    CHECK(flaw_of(duel("Hunter", "Paladin", {.die_limit = 7}).die(a, "Heartseeker", 7)).empty());
    const Actor wolf = creature_of(one, Beside::first);
    CHECK(flaw_of(duel("Hunter", "Paladin").pet(one, "Wolf").die(wolf, "Hamstring", 6)).empty());
    CHECK(flaw_of(duel("Hunter", "Paladin").pet(one, "Wolf").die(wolf, "Hamstring", 7)) == "SHI-382");
    CHECK(flaw_of(duel("Hunter", "Paladin", {.die_limit = 7}).pet(one, "Wolf").die(wolf, "Hamstring", 7)).empty());
}
TEST_CASE("SHI-I07 SHI-R03 SHI-R56 mastery ends with its path, rolls are made one after the other, a pet may be weak") {
    CHECK(flaw_of(duel("Hunter", "Paladin").mastery(one, 5, 0, 0)).empty());
    Options level_six = presets::duel;
    level_six.levels = all_at(6);
    CHECK(flaw_of(battle(level_six, {"Hunter", "Paladin"}).mastery(one, 6, 0, 0)) == "SHI-521");
    CHECK(flaw_of(duel("Hunter", "Paladin").ties(a, {3, 4})).empty());
    CHECK(flaw_of(duel("Hunter", "Paladin").ties(a, {0, 4})) == "SHI-R03");
    CHECK(duel("Hunter", "Paladin").pet(one, "Wolf", 1).table().creatures[one][Beside::first].hp == 1);
}
TEST_CASE("SHI-I01 SHI-I02 SHI-I06 a table that cannot be is found out, whoever made it") {
    CHECK(flaw_after(sound, [](Table_& table) { table.characters[two].conditions.second.insert(Condition::hex); }) ==
          "SHI-235");
    CHECK(flaw_after(sound, [](Table_& table) { table.characters[two].conditions.held.insert(Condition::bleed); }) ==
          "SHI-235");
    CHECK(flaw_after(sound, [](Table_& table) { table.characters[two].increased.set(Increased::fire, 2); }) ==
          "SHI-235");
    CHECK(flaw_after(sound, [](Table_& table) { table.characters[two].imprisoned = {Stat::strength}; }) == "SHI-235");
    CHECK(flaw_after(sound, [](Table_& table) { table.standing.erase(b); }) == "SHI-450");
    CHECK(flaw_after(sound, [](Table_& table) { table.characters[three].hp = 1; }) == "SHI-020");
    CHECK(flaw_after(sound, [](Table_& table) { table.standing.insert(Actor::nobody); }) == "SHI-020");
    CHECK(flaw_after(sound, [](Table_& table) { table.standing.erase(creature_of(one, Beside::first)); }) == "SHI-419");
    CHECK(flaw_after(sound, [](Table_& table) { table.creatures[one][Beside::second].hp = 1; }) == "SHI-417");
    CHECK(flaw_after(sound, [](Table_& table) { table.creatures[one][Beside::first].dice.set(CreatureSlot{3}, 1); }) ==
          "SHI-382");
    CHECK(flaw_after(sound, [](Table_& table) { table.characters[one].dice.set(board(1), 7); }) == "SHI-382");
    CHECK(flaw_after(sound, [](Table_& table) { table.characters[one].base_hp = 0; }) == "SHI-181");
    CHECK(flaw_after(sound, [](Table_& table) { table.house.leaving[one].raised[Stat::strength] = 1; }) == "SHI-R06");
}
TEST_CASE("SHI-I04 SHI-I05 SHI-I08 round, turn, bounty and end must fit") {
    CHECK(flaw_after(sound, [](Table_& table) { table.turn.order.push_back(a); }) == "SHI-040");
    CHECK(flaw_after(sound, [](Table_& table) { table.turn.order.pop_back(); }) == "SHI-040");
    CHECK(flaw_after(sound, [](Table_& table) { table.turn.active = b; }) == "SHI-040");
    CHECK(flaw_after(sound, [](Table_& table) { table.turn.acted = {}; }) == "SHI-040");
    CHECK(flaw_after(sound, [](Table_& table) { table.turn.acted.insert(c); }) == "SHI-040");
    CHECK(flaw_after(sound, [](Table_& table) { table.bounty = one; }) == "SHI-480");
    CHECK(flaw_after(battle(presets::free_for_all(3), {"Hunter", "Paladin", "Cleric"}),
                     [](Table_& table) { table.bounty = Seat::spectator; }) == "SHI-480");
    CHECK(flaw_after(sound, [](Table_& table) { table.winners = {one}; }) == "SHI-008");
    CHECK(flaw_after(sound, [](Table_& table) { table.ending = Ending::last_side; }) == "SHI-008");
    CHECK(flaw_after(sound, [](Table_& table) { table.steps.clear(); }) == "SHI-008");
    CHECK(flaw_after(sound, [](Table_& table) { table.dying.insert(c); }) == "SHI-451");
    CHECK(flaw_after(sound, [](Table_& table) { table.dying.insert(b); }) == "SHI-014");
}
TEST_CASE("SHI-020 SHI-I04 SHI-480 SHI-003 who has no seat has no board, no turn, no bounty and wins nothing") {
    CHECK(flaw_after(sound, [](Table_& table) { table.standing.insert(c); }) == "SHI-020");
    CHECK(flaw_after(sound, [](Table_& table) { table.creatures[three][Beside::first].hp = 1; }) == "SHI-020");
    CHECK(flaw_after(sound, [](Table_& table) { table.turn.order.push_back(c); }) == "SHI-040");
    CHECK(flaw_after(sound, [](Table_& table) { table.turn.order.push_back(Actor::nobody); }) == "SHI-040");
    CHECK(flaw_after(battle(presets::free_for_all(3), {"Hunter", "Paladin", "Cleric"}),
                     [](Table_& table) { table.bounty = four; }) == "SHI-480");
    const auto won_by = [](const SeatSet& winners) {
        return flaw_after(sound, [&](Table_& table) {
            table.steps.clear();
            table.ending = Ending::last_side;
            table.winners = winners;
        });
    };
    CHECK(won_by({two}).empty());
    CHECK(won_by({three}) == "SHI-003");
    CHECK(won_by({one, two}) == "SHI-003");
}
TEST_CASE("SHI-040 SHI-I04 the active actor is the one at its place in the order") {
    CHECK(flaw_after(sound, [](Table_& table) { table.turn.place = 3; }) == "SHI-040");
    CHECK(flaw_after(sound, [](Table_& table) { table.turn.place = 1; }) == "SHI-040");
    CHECK(flaw_after(sound, [](Table_& table) {
              table.turn.active = b;
              table.turn.acted.insert(b);
          }) == "SHI-040");
}
TEST_CASE("SHI-R05 SHI-R58 who has acted has a place in the order, unless by a house rule newcomers wait for the next round") {
    const auto flaw = [](const Knobs& knobs) {
        return flaw_after(duel("Hunter", "Warrior", knobs),
                          [](Table_& table) { table.turn.acted.insert(creature_of(one, Beside::first)); });
    };
    CHECK(flaw({}) == "SHI-040");
    CHECK(flaw({.pet_entry = PetEntry::next_round}).empty());
    CHECK(flaw({.revived_acts_this_round = false}).empty());
}
TEST_CASE("SHI-008 SHI-451 a match that is over resolves nothing") {
    const auto over = [](auto change) {
        return flaw_after(sound, [&](Table_& table) {
            table.steps.clear();
            table.ending = Ending::last_side;
            table.winners = {one};
            change(table);
        });
    };
    CHECK(over([](Table_&) {}).empty());
    CHECK(over([](Table_& table) { table.aims.push_back({.at = b}); }) == "SHI-008");
    CHECK(over([](Table_& table) { table.dying.insert(b); }) == "SHI-008");
}
TEST_CASE("SHI-R06 SHI-450 tokens wait for the End phase on the boards of those who stand") {
    const auto flaw = [](Seat seat) {
        return flaw_after(battle(presets::teams(2, 2), {"Hunter", "Warrior", "Paladin", "Cleric"},
                                 {.tokens_leave_in_end_phase = true})
                              .fallen(three),
                          [&](Table_& table) { table.house.leaving[seat].raised[Stat::strength] = 1; });
    };
    CHECK(flaw(one).empty());
    CHECK(flaw(three) == "SHI-R06");
}
TEST_CASE("SHI-R33 permanent tokens of both signs share the squares of their stat") {
    const auto flaw = [](int raised, int lowered) {
        return flaw_after(duel("Hunter", "Paladin", {.most_permanent_buffs = 2}), [&](Table_& table) {
            table.house.leaving[one].permanently_raised[Stat::defence] = static_cast<std::uint8_t>(raised);
            table.house.leaving[one].permanently_lowered[Stat::defence] = static_cast<std::uint8_t>(lowered);
        });
    };
    CHECK(flaw(1, 1).empty());
    CHECK(flaw(3, 0) == "SHI-R33");
    CHECK(flaw(0, 3) == "SHI-R33");
    CHECK(flaw(1, 2) == "SHI-R33");
}
TEST_CASE("SHI-014 SHI-133 what interrupts a spell aims behind it, at actors of the battle, three spells deep at most") {
    const TakeTurn turn{.actor = a, .stage = TurnStage::end};
    const auto flaw = [&](Actor aimed, int first, int more) {
        return flaw_after(sound, [&](Table_& table) {
            table.aims.push_back({.at = aimed});
            table.steps.clear();
            for (const Step& step : {Step{NextTurn{}}, Step{turn}}) table.steps.push_back(step);
            for (int i = 0; i != more; ++i)
                table.steps.push_back(Cast{
                    .caster = a, .spell = spell("Quick Shot"), .stage = CastStage::counter, .cursor = 1, .first = 1});
            table.steps.push_back(
                Cast{.caster = b, .spell = spell("Sword Swing"), .first = static_cast<std::uint8_t>(first)});
            table.steps.push_back(ChooseTarget{two});
        });
    };
    CHECK(flaw(b, 1, 1).empty());
    CHECK(flaw(b, 0, 1) == "SHI-014");
    CHECK(flaw(b, 0, 0).empty());
    CHECK(flaw(c, 1, 1) == "SHI-014");
    CHECK(flaw(b, 1, 2).empty());
    CHECK(flaw(b, 1, 3) == "SHI-014");
    const auto deep = [&](std::size_t size) {
        return flaw_after(sound, [&](Table_& table) {
            table.steps.clear();
            for (const Step& step :
                 {Step{NextTurn{}}, Step{turn}, Step{Cast{.caster = a, .spell = spell("Quick Shot")}}})
                table.steps.push_back(step);
            while (table.steps.size() != size) table.steps.push_back(ChooseImmobilised{one, b, 1});
        });
    };
    CHECK(deep(11).empty());
    CHECK(deep(12) == "SHI-014");
}
TEST_CASE("SHI-014 what the game waits for must be something that can be asked") {
    const auto waiting = [](const auto&... steps) {
        return flaw_after(sound, [&](Table_& table) {
            table.steps.clear();
            (table.steps.push_back(steps), ...);
        });
    };
    const TakeTurn turn{.actor = a, .stage = TurnStage::end};
    CHECK(waiting(NextTurn{}, turn, MainPhase{one, a}).empty());
    CHECK(waiting(NextTurn{}, turn, MainPhase{two, a}) == "SHI-014");
    CHECK(waiting(NextTurn{}, turn, MainPhase{one, b}) == "SHI-014");
    CHECK(waiting(NextTurn{}, turn) == "SHI-014");
    CHECK(waiting(NextTurn{}) == "SHI-014");
    CHECK(waiting(turn, MainPhase{one, a}) == "SHI-014");
    CHECK(waiting(NextTurn{}, MainPhase{one, a}) == "SHI-014");
    CHECK(waiting(SetUp{}, ChooseCharacter{one}) == "SHI-014");
    CHECK(waiting(NextTurn{}, TakeTurn{.actor = b}, MainPhase{two, b}) == "SHI-014");
    CHECK(waiting(NextTurn{}, turn, OrderTokens{one}) == "SHI-014");
    CHECK(waiting(NextTurn{}, turn, TickTokens{.actor = a}, OrderTokens{one}) == "SHI-014");
    CHECK(waiting(NextTurn{}, turn, GetBackUp{one}) == "SHI-014");
    CHECK(waiting(NextTurn{}, turn, HeroPhase{one, 1}) == "SHI-014");
    CHECK(waiting(NextTurn{}, turn, Cast{.caster = a, .spell = spell("Quick Shot")}, ChooseTarget{two}) == "SHI-014");
    CHECK(waiting(NextTurn{}, turn, Cast{.caster = a, .spell = spell("Smite")}, ChooseTarget{one}) == "SHI-014");
    CHECK(waiting(NextTurn{}, turn, Cast{.caster = b, .spell = spell("Sword Swing")}, ChooseTarget{two}).empty());
    CHECK(waiting(NextTurn{}, turn, Cast{.caster = b, .spell = spell("Vengeance")}, ChooseTarget{two}) ==
          "SHI-014");  // locked
    CHECK(waiting(NextTurn{}, turn, Cast{.caster = a, .spell = spell("Quick Shot"), .stage = CastStage::react},
                  OfferReaction{two}) == "SHI-014");
    CHECK(waiting(NextTurn{}, turn, Cast{.caster = a, .spell = spell("Quick Shot"), .stage = CastStage::redirect},
                  OfferRedirect{two}) == "SHI-014");
    CHECK(waiting(NextTurn{}, turn,
                  Cast{.caster = a, .spell = spell("Sharpen Steel"), .stage = CastStage::outcomes, .cursor = 1},
                  OfferPayment{one, 1}) == "SHI-014");
    CHECK(waiting(NextTurn{}, turn, Cast{.caster = a, .spell = spell("Quick Shot")}, ChooseDie{one, a, 2}) ==
          "SHI-014");
    CHECK(waiting(NextTurn{}, turn, Cast{.caster = a, .spell = spell("Quick Shot")}, ChooseCard{two, CardKind::stance})
              .empty());
    const CarryOut stance{.owner = two, .ability = 0, .cursor = 1, .aimed = true};
    CHECK(waiting(NextTurn{}, turn, stance, ChooseCard{two, CardKind::stance}).empty());
    CHECK(waiting(SetUp{}, stance, ChooseCard{two, CardKind::stance}) == "SHI-014");
    CHECK(waiting(NextTurn{}, turn, OfferAbility{one, 0}) == "SHI-014");
    CHECK(waiting(NextTurn{}, turn, Glow{}, OfferAbility{one, 0}) == "SHI-014");
}
TEST_CASE("SHI-201 SHI-210 a buff is by 255 at most, up or down") {
    const auto flaw = [](int amount) {
        return flaw_of(duel("Hunter", "Paladin").buff(one, Stat::strength, amount, Turns::two));
    };
    CHECK(flaw(255).empty());
    CHECK(flaw(-255).empty());
    CHECK(flaw(256) == "SHI-201");
    CHECK(flaw(-256) == "SHI-201");
}
TEST_CASE("SHI-040 SHI-400 an order names nobody twice and nobody who cannot be, and a card is one of the content") {
    CHECK(flaw_of(duel("Hunter", "Paladin").order({a, a})) == "SHI-040");
    CHECK(flaw_of(duel("Hunter", "Paladin").order({a, Actor::nobody})) == "SHI-040");
    CHECK(flaw_of(duel("Hunter", "Paladin").order({a, static_cast<Actor>(99)})) == "SHI-040");
    CHECK(flaw_of(At{presets::free_for_all(6)}.order({a, a, a, a, a, a, a, a, a, a, a, a, a, a, a, a, a, a})) ==
          "SHI-040");
    CHECK(flaw_of(duel("Hunter", "Paladin").order({b, a})).empty());
    CHECK(flaw_of(duel("Hunter", "Paladin").card(one, static_cast<Card>(200))) == "SHI-400");
    CHECK(flaw_of(duel("Hunter", "Paladin").card(one, Card::no_card)).empty());
}
