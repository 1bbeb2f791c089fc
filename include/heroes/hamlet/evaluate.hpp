#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <variant>

#include <heroes/core/evaluation.hpp>
#include <heroes/hamlet/play.hpp>

namespace heroes::hamlet {

namespace detail {

// What things are worth to a bot, in parts of which about 2000 more than the others have are half a win.
namespace weigh {
inline constexpr int hero = 400;
inline constexpr int health = 16;
inline constexpr int maximum = 8;
inline constexpr int ailment = -48;
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

constexpr int at_least(int value, int least) { return value < least ? least : value; }
constexpr int at_most(int value, int most) { return value > most ? most : value; }

// What three dice deal to two on average, in hundredths, by the attacker's bonuses less the defender's.
inline constexpr int most_bonus = 20;
inline constexpr auto average_damage = [] {
    constexpr int rolls = 6 * 6 * 6 * 6 * 6;
    constexpr int lowest = 3 - 12;
    std::array<int, 26> ways{};  // to roll each difference, from the lowest on
    for (int roll = 0; roll != rolls; ++roll)
        ++ways[static_cast<std::size_t>(10 + roll % 6 + roll / 6 % 6 + roll / 36 % 6 - roll / 216 % 6 - roll / 1296)];
    std::array<int, 2 * most_bonus + 1> damage{};
    for (int net = -most_bonus; net <= most_bonus; ++net) {
        int sum = 0;
        int difference = lowest;
        for (const int way : ways) sum += way * at_least(difference++ + net, 0);
        damage[static_cast<std::size_t>(net + most_bonus)] = 100 * sum / rolls;
    }
    return damage;
}();

// Somebody who fights: what is in force, and the health left.
struct Contender {
    Passive ability{};
    int health = 0;
};

// What one does to another in a round, in hundredths of health.
constexpr int harm(const Passive& by, const Passive& to) {
    const int net = at_most(at_least(by.attack - to.defence, -most_bonus), most_bonus);
    const int wounds = average_damage[static_cast<std::size_t>(net + most_bonus)] + 60 * by.thorns +
                       50 * static_cast<int>((by.inflicts - to.immune).size()) + 20 * by.tie_strike;
    return at_least(wounds - 100 * to.regenerate, 20);
}

inline constexpr int certain = 1000;

// How likely a fight is won, in thousandths, by the share of the time that the winner would last longer.
inline constexpr int whole_share = 256;
inline constexpr auto chance_by_share = [] {
    std::array<int, whole_share + 1> chances{};
    for (std::int64_t share = 0; share <= whole_share; ++share) {
        const std::int64_t rest = whole_share - share;
        const std::int64_t for_first = share * share * share * share;
        chances[static_cast<std::size_t>(share)] =
            static_cast<int>(certain * for_first / (for_first + rest * rest * rest * rest));
    }
    return chances;
}();

// How likely the first to attack wins, in thousandths, by how long each would last.
constexpr int chance_to_win(const Contender& first, const Contender& second) {
    if (second.health == 0) return certain;
    const int dealt = harm(first.ability, second.ability);
    const std::int64_t stand = std::int64_t{100} * first.health * dealt;
    const std::int64_t resist =
        std::int64_t{at_least(100 * second.health - dealt / 2, 50)} * harm(second.ability, first.ability);
    return chance_by_share[static_cast<std::size_t>(whole_share * stand / (stand + resist))];
}

// What something in a slot is worth, in tenths of a point of attack.
constexpr int worth_in_slot(const Passive& gear) {
    return 10 * gear.attack + 11 * gear.defence + 15 * gear.regenerate + 10 * gear.thorns + 7 * gear.tie_strike +
           9 * static_cast<int>(gear.inflicts.size()) + 3 * static_cast<int>(gear.immune.size()) +
           3 * gear.fatigue_ward;
}
constexpr int worth_in_slot(const Active& use) {
    return use.heal + static_cast<int>(use.cures.size()) + worth_in_slot(use.buff) / 3 + 6 * use.extra_attacks +
           3 * use.strike + 4 * use.sure_escape;
}

template <class Rules>
inline constexpr auto item_worth = [] {
    EnumArray<Item, int> worth{};
    for_each_enumerator<Item>([&](Item thing) { worth[thing] = worth_in_slot(Rules::content.equipped[thing]); });
    for_each_enumerator<ItemCard>(
        [&](ItemCard card) { worth[item(card)] += worth_in_slot(Rules::content.items[card].use); });
    return worth;
}();

using Outfit = std::array<Item, enum_count<Slot>>;

// The three things worth most, best first.
template <class Rules>
constexpr Outfit best_outfit(ItemCards items, Artifacts artifacts) {
    Outfit best{Item::nothing, Item::nothing, Item::nothing};
    const auto offer = [&](Item thing) {
        for (Item& held : best)
            if (item_worth<Rules>[held] < item_worth<Rules>[thing]) {
                const Item less = held;
                held = thing;
                thing = less;
            }
    };
    items.for_each([&](ItemCard card) { offer(item(card)); });
    artifacts.for_each([&](Artifact piece) { offer(item(piece)); });
    return best;
}
template <class Rules>
constexpr Outfit best_outfit(const Hero& hero) {
    return best_outfit<Rules>(hero.items, hero.artifacts);
}

template <class Rules, class Things>
constexpr int worth_of_things(const Things& things) {
    int sum = 0;
    for (const Item thing : things) sum += item_worth<Rules>[thing];
    return sum;
}

// What the slots hold once they are rearranged: those before the open one stay, the others get the best of the rest.
template <class Rules>
constexpr Outfit rearranged(const Hero& hero, Slot open) {
    Outfit outfit = hero.slots.values;
    ItemCards items = hero.items;
    Artifacts artifacts = hero.artifacts;
    for (std::size_t i = 0; i != index_of(open); ++i) {
        if (is_card(outfit[i])) items.erase(card(outfit[i]));
        if (is_artifact(outfit[i])) artifacts.erase(artifact(outfit[i]));
    }
    const Outfit rest = best_outfit<Rules>(items, artifacts);
    for (std::size_t i = index_of(open); i != outfit.size(); ++i) outfit[i] = rest[i - index_of(open)];
    return outfit;
}

// What is the same for every player: what the decrees give to heroes and monsters, and the Champion as far as its
// mutations are known.
struct World {
    Ordinance decreed{};
    Contender champion{};
};

template <class Rules>
constexpr World world_of(const Table<Rules>& table) {
    const Knobs& knobs = table.rules.knobs;
    World world;
    table.decrees.for_each([&](DecreeCard decree) {
        world.decreed.heroes += Rules::content.decrees[decree].ordinance.heroes;
        world.decreed.monsters += Rules::content.decrees[decree].ordinance.monsters;
    });
    world.champion = {attack_mod(graveyard_size(table) + knobs.champion_attack) + defence_mod(knobs.champion_defence),
                      full_health(table, Lair::abbey)};
    world.champion.ability += world.decreed.monsters;
    for (const auto& mutation : table.champion.mutations)
        if (mutation) world.champion.ability += Rules::content.mutations[*mutation].ability;
    return world;
}

// The hero as it would challenge the Champion: in the best outfit and full health.
template <class Rules>
constexpr Contender challenger(const World& world, const Hero& hero, const Outfit& outfit) {
    Contender challenger{world.decreed.heroes, hero.maximum};
    for (const Item held : outfit) challenger.ability += Rules::content.equipped[held];
    hero.sigils.for_each([&](Sigil held) { challenger.ability += Rules::content.sigils[held].ability; });
    return challenger;
}

// The monster in a region, which must have one, in full health.
template <class Rules>
constexpr Contender monster(const Table<Rules>& table, const World& world, Region at) {
    const RegionSpace& space = table.regions[at];
    Contender monster{Rules::content.monsters[*space.monster].ability + attack_mod(home_bonus(table, at)),
                      full_health(table, lair(at))};
    monster.ability += world.decreed.monsters;
    for (const MutationCard mutation : space.mutations) monster.ability += Rules::content.mutations[mutation].ability;
    return monster;
}

template <class Rules>
constexpr Passive tiredness(const Table<Rules>& table) {
    return attack_mod(-table.turn.fatigue * table.rules.knobs.fatigue_penalty);
}

// The active player's hero as it is now.
template <class Rules>
constexpr Contender active_hero(const Table<Rules>& table) {
    Contender hero{tiredness(table), table.heroes[table.turn.active].health};
    for_each_hero_source(table, [&](const Passive& passive) { hero.ability += passive; });
    return hero;
}

template <class Rules>
constexpr int worth_of_relics(const Table<Rules>& table, const Hero& hero) {
    int sum = 0;
    table.sigils_aside.for_each([&](Sigil set) { sum += weigh::pieces[(hero.artifacts & artifacts_of(set)).size()]; });
    const int sigils = static_cast<int>(hero.sigils.size());
    return sigils == 0 ? sum : sum / 2 + weigh::first_sigil + weigh::more_sigils * (sigils - 1);
}

template <class Rules>
constexpr int worth_of_gold(const Hero& hero) {
    int gold = hero.gold;
    hero.trophies.for_each([&](MonsterCard trophy) { gold += Rules::content.monsters[trophy].value; });
    return weigh::gold * gold;
}

// Everything a hero has, and how far that gets it against the Champion.
template <class Rules>
constexpr int merit(const Table<Rules>& table, const World& world, const Hero& hero) {
    const Outfit outfit = best_outfit<Rules>(hero);
    const int readiness = hero.sigils.empty() ? weigh::readiness_unproven : weigh::readiness;
    return weigh::hero + weigh::health * hero.health + weigh::maximum * hero.maximum +
           weigh::ailment * static_cast<int>(hero.ailments.size()) + weigh::favor * hero.favor_ready +
           weigh::item * static_cast<int>(hero.items.size()) + weigh::outfit * worth_of_things<Rules>(outfit) +
           worth_of_gold<Rules>(hero) + worth_of_relics(table, hero) +
           readiness * chance_to_win(challenger<Rules>(world, hero, outfit), world.champion) / certain;
}

template <class Rules>
constexpr int worth_of_new_hero(const Table<Rules>& table) {
    return weigh::hero + (weigh::health + weigh::maximum) * table.rules.knobs.hero_health;
}

// What is to be had in a region for killing its monster.
template <class Rules>
constexpr int spoils(const Table<Rules>& table, const Hero& hero, Region at) {
    const RegionSpace& space = table.regions[at];
    const MonsterType& type = Rules::content.monsters[*space.monster];
    const int pieces = static_cast<int>(space.artifacts.size());
    int worth = weigh::trophy + weigh::gold * type.value + weigh::first_sigil * static_cast<int>(space.sigils.size()) +
                weigh::new_piece * pieces + 5 * weigh::item * static_cast<int>(space.items.size());
    if (type.carries && !(table.artifacts_aside & artifacts_of(*type.carries)).empty())
        worth += weigh::new_piece +
                 weigh::new_piece / 3 * static_cast<int>((hero.artifacts & artifacts_of(*type.carries)).size());
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
    const auto* choice = std::get_if<ChooseReroll>(&table.steps.back());
    if (choice == nullptr) return;
    const bool attacking = choice->window == Window::attack;
    const Contender& by = attacking ? hero : opponent;
    Contender& to = attacking ? opponent : hero;
    const int blow = attack_faces(table) + by.ability.attack - defence_faces(table) - to.ability.defence;
    to.health = at_least(to.health - at_least(blow, 0), 0);
}

// The encounter in progress. Whoever has not begun to fight can still run.
template <class Rules>
constexpr int worth_of_encounter(const Table<Rules>& table, const World& world, const Hero& own, int stakes) {
    const Lair at = *table.encounter.at;
    Contender hero = active_hero(table);
    Contender opponent = is_region(at) ? monster(table, world, region(at)) : world.champion;
    opponent.health = table.encounter.health;
    strike(table, hero, opponent);
    const int won = is_region(at) ? stakes + spoils(table, own, region(at)) : weigh::victory;
    const int worth = gamble(table, chance_to_win(hero, opponent), won, stakes);
    return std::holds_alternative<StandOff>(table.steps.back()) ? at_least(worth, stakes - weigh::flight) : worth;
}

// What can be made of a turn in which there is nobody to fight yet: the best fight, or home if that is allowed.
template <class Rules>
constexpr int worth_of_venture(const Table<Rules>& table, const World& world, const Hero& own, int stakes) {
    int best = table.turn.encounters == 0 ? stakes - weigh::flight : stakes;
    Contender hero = challenger<Rules>(world, own, best_outfit<Rules>(own));
    hero.health = own.health;
    hero.ability += tiredness(table);
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
template <class Rules>
constexpr int merit_with_goods(const Table<Rules>& table, const World& world, const Hero& hero) {
    const auto* payment = std::get_if<ChoosePayment>(&table.steps.back());
    if (payment == nullptr) return merit(table, world, hero);
    Hero customer = hero;
    payment->spaces.for_each([&](ShopSpace space) { customer.items.insert(*table.shop[space]); });
    return merit(table, world, customer) - weigh::gold * payment->due;
}

// What the slots hold, or can hold when they are being rearranged.
template <class Rules>
constexpr Outfit outfit_to_be(const Table<Rules>& table, const Hero& hero) {
    if (const auto* arrange = std::get_if<ArrangeSlot>(&table.steps.back()))
        return rearranged<Rules>(hero, arrange->slot);
    if (const auto* relic = std::get_if<ChooseRelic>(&table.steps.back())) return rearranged<Rules>(hero, relic->slot);
    return hero.slots.values;
}

template <class S, class Rules>
constexpr bool waits_in(const Table<Rules>& table) {
    for (const Step& step : table.steps)
        if (std::holds_alternative<S>(step)) return true;
    return false;
}

template <class Rules>
constexpr int prospects(const Table<Rules>& table, const World& world, Seat seat) {
    if (table.out.has(seat)) return 0;
    if (!is_in_play(table, seat)) return worth_of_new_hero(table);
    const Hero& hero = table.heroes[seat];
    if (seat != table.turn.active) return merit(table, world, hero) + weigh::worn * worth_of_things<Rules>(hero.slots);
    const int stakes =
        merit_with_goods(table, world, hero) + weigh::worn * worth_of_things<Rules>(outfit_to_be(table, hero));
    if (is_facing(table)) return worth_of_encounter(table, world, hero, stakes);
    if (waits_in<WildernessPhase>(table)) return worth_of_venture(table, world, hero, stakes);
    if (waits_in<HamletPhase>(table)) return worth_of_venture(table, world, hero, stakes) - weigh::indoors;
    return stakes;
}

// Whether the slots can still hold the best there is when this one holds that: it must be as good as the last of the
// best.
template <class Rules>
constexpr bool keeps_best(const Hero& hero, Slot open, Item thing) {
    return item_worth<Rules>[thing] >= item_worth<Rules>[rearranged<Rules>(hero, open).back()];
}

template <class Rules>
constexpr bool is_worth_trying(const Table<Rules>& table, const Hero& hero, Slot open, const Action& action) {
    if (const auto* equip = std::get_if<Equip>(&action)) return keeps_best<Rules>(hero, open, equip->item);
    if (std::holds_alternative<LeaveSlot>(action)) return keeps_best<Rules>(hero, open, hero.slots[open]);
    bool found = false;
    if (std::holds_alternative<ReachForRelic>(action))
        stowed_artifacts(table, table.turn.active).for_each([&](Artifact piece) {
            found = found || keeps_best<Rules>(hero, open, item(piece));
        });
    return found;
}

}  // namespace detail

// Whether bots should try an action. To show an item helps nobody, and to rearrange what is good as it is could go on
// for ever; whoever rearranges tries nothing but the best.
template <class Rules>
constexpr bool is_worth_trying(const Table<Rules>& table, const Action& action) {
    const Hero& hero = table.heroes[table.turn.active];
    if (const auto* arrange = std::get_if<ArrangeSlot>(&table.steps.back()))
        return detail::is_worth_trying(table, hero, arrange->slot, action);
    if (const auto* relic = std::get_if<ChooseRelic>(&table.steps.back()))
        return detail::is_worth_trying(table, hero, relic->slot, action);
    if (std::holds_alternative<RevealItem>(action)) return false;
    if (!std::holds_alternative<Rearrange>(action)) return true;
    return !detail::is_facing(table) && table.turn.running.empty() &&
           detail::worth_of_things<Rules>(detail::best_outfit<Rules>(hero)) >
               detail::worth_of_things<Rules>(hero.slots);
}

// How well off the seats are, for bots: the prospects of each against the best of the others.
template <class Rules>
constexpr PerSeat<int, most_players> evaluate(const Table<Rules>& table) {
    if (is_over(table)) return worth_of(outcome(table).seats);
    const detail::World world = detail::world_of(table);
    PerSeat<int, most_players> prospects{};
    for_each_seat(table.options, [&](Seat seat) { prospects[seat] = detail::prospects(table, world, seat); });
    return worth_of_leads(prospects, table.options.players, detail::weigh::half_a_win,
                          [](Seat a, Seat b) { return a == b; });
}

}  // namespace heroes::hamlet
