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
    CHECK(waiting(NextTurn{}, turn, OfferAbility{one, 0}) == "SHI-014");
    CHECK(waiting(NextTurn{}, turn, Glow{}, OfferAbility{one, 0}) == "SHI-014");
}
