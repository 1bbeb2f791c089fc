#pragma once

#include <array>
#include <cstddef>

#include <heroes/core/evaluation.hpp>
#include <heroes/core/one_of.hpp>
#include <heroes/hamlet/evaluate/fights.hpp>
#include <heroes/hamlet/evaluate/outfits.hpp>
#include <heroes/hamlet/play.hpp>

// What a player who looks at a table may think of it. This is opinion, not rules, so it lies apart from them.
namespace heroes::hamlet::opinion {

namespace detail {

// What things are worth to a bot, in parts of which about 2000 more than the others have are half a win.
namespace weigh {
inline constexpr int hero = 400;
inline constexpr int health = 16;
inline constexpr int maximum = 8;
inline constexpr int status_effect = -48;
inline constexpr int favor = 20;
inline constexpr int gold = 8;
inline constexpr int item = 4;
inline constexpr int outfit = 4;  // for a tenth of a point of attack that the best outfit gives
inline constexpr int worn = 1;    // and once more for what is worn already
inline constexpr int first_sigil = 480;
inline constexpr int more_sigils = 120;
inline constexpr std::array<int, pieces_per_set + 1> pieces{0, 100, 240, 240};
inline constexpr int readiness = 2000;          // to be sure to beat the Champion
inline constexpr int readiness_unproven = 800;  // the same without a Sigil, which the Champion must be challenged with
inline constexpr int victory = 5600;
inline constexpr int trophy = 40;
inline constexpr int new_piece = 120;
inline constexpr int flight = 100;  // to run from a monster
inline constexpr int indoors = 12;  // to be where nothing happens
inline constexpr int half_a_win = 2000;
}  // namespace weigh

// What is the same for every player: what the decrees give to heroes and monsters, what being at home gives to
// monsters, and the Champion as far as its mutations are known.
struct World {
    Force heroes{};
    Force monsters{};
    int home_bonus = 0;
    Contender champion{};
};

template <class Rules>
constexpr World world_of(const Table<Rules>& table) {
    const Knobs& knobs = table.rules.knobs;
    const Forces& forces = Rules::content.forces;
    World world;
    table.decrees.for_each([&](DecreeCard decree) {
        world.heroes += forces.heroes_decreed[decree];
        world.monsters += forces.monsters_decreed[decree];
        world.home_bonus += Rules::content.decrees[decree].ordinance.home_bonus;
    });
    world.home_bonus = at_least(world.home_bonus + knobs.home_bonus, 0);
    const int dead = graveyard_size(table);
    Force champion = world.monsters + attack_mod(knobs.champion_attack + dead);
    champion += defense_mod(knobs.champion_defense);
    for (const auto& mutation : table.champion.mutations)
        if (mutation) champion += forces.mutations[index_of(*mutation)];
    world.champion = in_full_health(champion, knobs.champion_health + dead);
    return world;
}

// The hero as it would challenge the Champion: in the best outfit and full health.
template <class Rules, std::size_t room>
constexpr Contender challenger(const World& world, const HeroOf<room>& hero, const Outfit& outfit) {
    const Forces& forces = Rules::content.forces;
    Contender challenger{world.heroes + forces.sigils[static_cast<std::size_t>(hero.sigils.bits())], hero.maximum};
    for (const Item held : outfit) challenger.strength += forces.equipped[held];
    return challenger;
}

// The monster in a region, which must have one, in full health.
template <class Rules>
constexpr Contender monster(const Table<Rules>& table, const World& world, Region at) {
    const auto& space = table.regions[at];
    const int bonus = world.home_bonus * int{Rules::content.natives[at].has(*space.monster)};
    const Forces& forces = Rules::content.forces;
    Force strength = world.monsters + forces.monsters[*space.monster] + attack_mod(bonus);
    for (const MutationCard mutation : space.mutations) strength += forces.mutations[index_of(mutation)];
    return in_full_health(strength, Rules::content.monsters[*space.monster].health + bonus);
}

template <class Rules>
constexpr Force tiredness(const Table<Rules>& table) {
    return attack_mod(-table.turn.fatigue * table.rules.knobs.fatigue_penalty);
}

// The active player's hero as it is now.
template <class Rules>
constexpr Contender active_hero(const Table<Rules>& table) {
    return {hero_force(table) + tiredness(table), table.heroes[table.turn.active].health};
}

template <class Rules, std::size_t room>
constexpr int worth_of_relics(const Table<Rules>& table, const HeroOf<room>& hero) {
    int sum = 0;
    if (!hero.artifacts.empty())
        table.sigils_aside.for_each([&](Sigil set) { sum += weigh::pieces[pieces_of(set, hero.artifacts)]; });
    if (hero.sigils.empty()) return sum;
    const int more = static_cast<int>(hero.sigils.size()) - 1;
    return sum / 2 + weigh::first_sigil + weigh::more_sigils * more;
}

template <class Rules, std::size_t room>
constexpr int worth_of_gold(const HeroOf<room>& hero) {
    int gold = hero.gold;
    hero.trophies.for_each([&](MonsterCard trophy) { gold += Rules::content.monsters[trophy].value; });
    return weigh::gold * gold;
}

// Everything a hero has, and how far that gets it against the Champion in its best outfit.
template <class Rules, std::size_t room>
constexpr int merit(const Table<Rules>& table, const World& world, const HeroOf<room>& hero, const Outfit& outfit) {
    const int readiness = hero.sigils.empty() ? weigh::readiness_unproven : weigh::readiness;
    return weigh::hero + weigh::health * hero.health + weigh::maximum * hero.maximum +
           weigh::status_effect * static_cast<int>(hero.status_effects.size()) + weigh::favor * hero.favor_ready +
           weigh::item * static_cast<int>(hero.items.size()) + weigh::outfit * worth_of_things<Rules>(outfit) +
           worth_of_gold<Rules>(hero) + worth_of_relics(table, hero) +
           readiness * chance_to_win(challenger<Rules>(world, hero, outfit), world.champion) / certain;
}

template <class Rules>
constexpr int worth_of_new_hero(const Table<Rules>& table) {
    return weigh::hero + (weigh::health + weigh::maximum) * table.rules.knobs.hero_health;
}

// What lies under a monster.
template <std::size_t room>
constexpr int worth_of_loot(const RegionSpaceOf<room>& space) {
    if (space.items.empty() && space.artifacts.empty() && space.sigils.empty()) return 0;
    return weigh::first_sigil * static_cast<int>(space.sigils.size()) +
           weigh::new_piece * static_cast<int>(space.artifacts.size()) +
           5 * weigh::item * static_cast<int>(space.items.size());
}

// What is to be had in a region for killing its monster.
template <class Rules, std::size_t room>
constexpr int spoils(const Table<Rules>& table, const HeroOf<room>& hero, Region at) {
    const auto& space = table.regions[at];
    const MonsterType& type = Rules::content.monsters[*space.monster];
    int worth = weigh::trophy + weigh::gold * type.value + worth_of_loot(space);
    if (type.carries && !(table.artifacts_aside & artifacts_of(*type.carries)).empty())
        worth += weigh::new_piece + weigh::new_piece / 3 * static_cast<int>(pieces_of(*type.carries, hero.artifacts));
    return worth;
}

// What is at stake in a fight, by how likely it is won.
template <class Rules>
constexpr int gamble(const Table<Rules>& table, int chance, int won, int stakes) {
    const int lost = at_most(stakes, worth_of_new_hero(table)) / 2;
    return (chance * won + (certain - chance) * lost) / certain;
}

// Dice that have fallen and may be rolled again count as what they would do.
template <class Rules>
constexpr void strike(const Table<Rules>& table, Contender& hero, Contender& opponent) {
    const auto* choice = get_if<ChooseReroll>(&table.steps.back());
    if (choice == nullptr) return;
    const bool attacking = choice->window == Window::attack;
    const Contender& by = attacking ? hero : opponent;
    Contender& to = attacking ? opponent : hero;
    const int blow = attack_faces(table) + by.strength.attack() - defense_faces(table) - to.strength.defense();
    to.health = at_least(to.health - at_least(blow, 0), 0);
}

// The encounter in progress. Whoever has not begun to fight can still run.
template <class Rules, std::size_t room>
constexpr int worth_of_encounter(const Table<Rules>& table, const World& world, const HeroOf<room>& own, int stakes) {
    const Lair at = *table.encounter.at;
    Contender hero = active_hero(table);
    Contender opponent = is_region(at) ? monster(table, world, region(at)) : world.champion;
    opponent.health = table.encounter.health;
    strike(table, hero, opponent);
    const int won = is_region(at) ? stakes + spoils(table, own, region(at)) : weigh::victory;
    const int worth = gamble(table, chance_to_win(hero, opponent), won, stakes);
    return holds_alternative<StandOff>(table.steps.back()) ? at_least(worth, stakes - weigh::flight) : worth;
}

// What can be made of a turn in which there is nobody to fight yet: the best fight, or home if that is allowed.
template <class Rules, std::size_t room>
constexpr int worth_of_venture(const Table<Rules>& table, const World& world, const HeroOf<room>& own,
                               const Outfit& outfit, int stakes) {
    int best = table.turn.encounters == 0 ? stakes - weigh::flight : stakes;
    Contender hero = challenger<Rules>(world, own, outfit);
    hero.health = own.health;
    hero.strength += tiredness(table);
    for_each_enumerator<Region>([&](Region at) {
        if (!table.regions[at].monster) return;
        const int won = stakes + spoils(table, own, at);
        best = at_least(best, gamble(table, chance_to_win(hero, monster(table, world, at)), won, stakes));
    });
    return best;
}

// Whether somebody is being fought: a monster that is beaten has left its region.
template <class Rules>
constexpr bool is_facing(const Table<Rules>& table) {
    const auto at = table.encounter.at;
    return at && (!is_region(*at) || table.regions[region(*at)].monster);
}

// A hero who is shopping has the goods, and owes the rest of the price.
template <class Rules, std::size_t room>
constexpr int merit_with_goods(const Table<Rules>& table, const World& world, const HeroOf<room>& hero,
                               const Outfit& outfit) {
    const auto* payment = get_if<ChoosePayment>(&table.steps.back());
    if (payment == nullptr) return merit(table, world, hero, outfit);
    auto customer = hero;
    payment->spaces.for_each([&](ShopSpace space) { customer.items.insert(*table.shop[space]); });
    return merit(table, world, customer, best_outfit<Rules>(customer)) - weigh::gold * payment->due;
}

// What the slots hold, or can hold when they are being rearranged.
template <class Rules, std::size_t room>
constexpr Outfit outfit_to_be(const Table<Rules>& table, const HeroOf<room>& hero) {
    if (const auto* arrange = get_if<ArrangeSlot>(&table.steps.back())) return rearranged<Rules>(hero, arrange->slot);
    if (const auto* relic = get_if<ChooseRelic>(&table.steps.back())) return rearranged<Rules>(hero, relic->slot);
    return hero.slots.values;
}

template <class S, class Rules>
constexpr bool waits_in(const Table<Rules>& table) {
    for (const Step& step : table.steps)
        if (holds_alternative<S>(step)) return true;
    return false;
}

template <class Rules>
constexpr int prospects(const Table<Rules>& table, const World& world, Seat seat) {
    if (table.out.has(seat)) return 0;
    if (!is_in_play(table, seat)) return worth_of_new_hero(table);
    const auto& hero = table.heroes[seat];
    const Outfit outfit = best_outfit<Rules>(hero);
    if (seat != table.turn.active)
        return merit(table, world, hero, outfit) + weigh::worn * worth_of_things<Rules>(hero.slots);
    const int stakes =
        merit_with_goods(table, world, hero, outfit) + weigh::worn * worth_of_things<Rules>(outfit_to_be(table, hero));
    if (is_facing(table)) return worth_of_encounter(table, world, hero, stakes);
    if (waits_in<WildernessPhase>(table)) return worth_of_venture(table, world, hero, outfit, stakes);
    if (waits_in<HamletPhase>(table)) return worth_of_venture(table, world, hero, outfit, stakes) - weigh::indoors;
    return stakes;
}

}  // namespace detail

// Whether bots should try an action. To show an item helps nobody, and to rearrange what is good as it is could go on
// for ever; whoever rearranges tries nothing but the best.
template <class Rules>
constexpr bool is_worth_trying(const Table<Rules>& table, const Action& action) {
    if (!detail::may_be_pointless(action)) return true;
    const auto& hero = table.heroes[table.turn.active];
    if (const auto* arrange = get_if<ArrangeSlot>(&table.steps.back()))
        return detail::is_worth_trying(table, hero, arrange->slot, action);
    if (const auto* relic = get_if<ChooseRelic>(&table.steps.back()))
        return detail::is_worth_trying(table, hero, relic->slot, action);
    return holds_alternative<Rearrange>(action) && !detail::is_facing(table) && table.turn.running.empty() &&
           detail::worth_of_things<Rules>(detail::best_outfit<Rules>(hero)) >
               detail::worth_of_things<Rules>(hero.slots);
}

// Those who decide by lot do not live long in Hamlet, so what becomes of them says nothing. Without them little is left
// to chance, so less has to be tried.
template <class Rules>
constexpr SearchAdvice search_advice(const Table<Rules>&) {
    return {.rollout = 0, .exploration = 30};
}

// How well off the seats are, for bots: the prospects of each against the best of the others.
template <class Rules>
[[nodiscard]] constexpr PerSeat<int, most_players> evaluate(const Table<Rules>& table) {
    if (is_over(table)) return worth_of(outcome(table).seats);
    const detail::World world = detail::world_of(table);
    PerSeat<int, most_players> prospects{};
    for_each_seat(table.options, [&](Seat seat) { prospects[seat] = detail::prospects(table, world, seat); });
    return worth_of_leads(prospects, table.options.players, detail::weigh::half_a_win,
                          [](Seat a, Seat b) { return a == b; });
}

}  // namespace heroes::hamlet::opinion

// Bots find it by argument-dependent lookup.
namespace heroes::hamlet {

using opinion::evaluate;
using opinion::is_worth_trying;
using opinion::search_advice;

}  // namespace heroes::hamlet
