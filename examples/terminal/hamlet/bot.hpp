#pragma once

#include <algorithm>
#include <cstddef>
#include <limits>
#include <optional>
#include <vector>

#include <heroes/core/match.hpp>
#include <heroes/core/one_of.hpp>
#include <heroes/core/view.hpp>
#include <heroes/hamlet.hpp>

#include "strength.hpp"

namespace terminal::hamlet {

// What three dice and a bonus deal to two dice, on average.
inline double expected_damage(int bonus) {
    constexpr int ways[]{1,   5,   15,  35,  70,  126, 205, 305, 420, 540, 651, 735, 780,
                         780, 735, 651, 540, 420, 305, 205, 126, 70,  35,  15,  5,   1};  // for -9 to 16
    double sum = 0;
    int difference = -9;
    for (const int way : ways) sum += way * std::max(difference++ + bonus, 0);
    return sum / 7776;
}

// A careful player with simple opinions: heals when hurt, wears the best gear, buys what is better, picks on the weak,
// runs when losing, and challenges the Champion when strong. It takes the legal action that it thinks most of; zero is
// for what ends a phase, so that whatever is thought less of is left alone. It knows no more than its seat may know.
class Bot {
public:
    explicit Bot(const heroes::View<Table<>>& seen) : table_(*seen), me_(decider(table_)), hero_(table_.heroes[me_]) {}

    Action choose() const {
        const auto actions = legal_actions(table_);
        std::size_t best = 0;
        double most = -std::numeric_limits<double>::infinity();
        for (std::size_t i = 0; i != actions.size(); ++i) {
            const double opinion = heroes::match(actions[i], [&](const auto& action) { return opinion_of(action); });
            if (opinion > most) most = opinion, best = i;
        }
        return actions[best];
    }

private:
    static constexpr double never = -1000;

    int lost_health() const { return hero_.maximum - hero_.health; }
    bool in_combat() const { return holds_alternative<CombatTurn>(*pending(table_)); }

    // What part of the hero's health a fight is likely to cost: at 1 the hero is likely to die.
    double danger(const Foe& foe) const {
        const Passive mine = strength(table_, me_);
        const double dealt = expected_damage(mine.attack - foe.ability.defense) - foe.ability.regenerate;
        const double taken = expected_damage(foe.ability.attack - mine.defense) +
                             0.5 * static_cast<double>((foe.ability.inflicts - mine.immune).size()) +
                             foe.ability.thorns - mine.regenerate - mine.thorns;
        const double blows = std::max(foe.health / std::max(dealt, 0.1) - 0.5, 0.2);
        return blows * std::max(taken, 0.2) / std::max<int>(hero_.health, 1);
    }
    // The longer a game, the more is dared, so that it comes to an end.
    double daring() const { return 0.6 + 0.005 * table_.turn.round; }

    Passive passive(Item item) const { return content.equipped[item]; }
    static double merit(const Passive& gear) {
        return gear.attack + 1.1 * gear.defense + 1.5 * gear.regenerate + gear.thorns + 0.7 * gear.tie_strike +
               0.9 * static_cast<double>(gear.inflicts.size()) + 0.3 * static_cast<double>(gear.immune.size()) +
               (gear.fatigue_ward ? 0.3 : 0);
    }
    static double merit(const Active& use) {
        return 0.08 * use.heal + 0.1 * static_cast<double>(use.cures.size()) + 0.3 * merit(use.buff) +
               0.6 * use.extra_attacks + (use.sure_escape ? 0.4 : 0);
    }
    static double merit(ItemCard card) { return merit(content.items[card].gear) + merit(content.items[card].use); }
    double merit(Item item) const {
        if (item == Item::nothing) return 0;
        if (is_card(item) && table_.turn.running.has(card(item))) return 100;  // it cannot be moved
        return is_card(item) ? merit(card(item)) : merit(passive(item));
    }

    // The three things worth most of all that the hero has.
    std::vector<Item> outfit() const {
        std::vector<Item> things;
        hero_.items.for_each([&](ItemCard card) { things.push_back(item(card)); });
        hero_.artifacts.for_each([&](Artifact piece) { things.push_back(item(piece)); });
        std::stable_sort(things.begin(), things.end(), [&](Item a, Item b) { return merit(a) > merit(b); });
        things.resize(std::min(things.size(), heroes::enum_count<Slot>));
        return things;
    }
    bool wants(Item item) const {
        const auto things = outfit();
        return std::find(things.begin(), things.end(), item) != things.end();
    }
    bool is_worn(Item item) const {
        return std::find(hero_.slots.begin(), hero_.slots.end(), item) != hero_.slots.end();
    }
    bool is_well_dressed() const {
        const auto things = outfit();
        return std::all_of(things.begin(), things.end(), [&](Item item) { return is_worn(item); });
    }
    double worst_worn() const {
        const auto things = outfit();
        return things.size() < heroes::enum_count<Slot> ? 0 : merit(things.back());
    }

    // Trophies that are kept are monsters that nobody meets again, so there should not be too many.
    bool is_rich() const { return hero_.trophies.size() > 8; }
    bool is_empty_outside() const { return table_.monster_deck.empty() && table_.monster_discard.empty(); }
    static double love_for(MonsterCard trophy) {
        return content.monsters[trophy].value - (content.monsters[trophy].carries ? 0.5 : 0);
    }

    // Hamlet.
    double opinion_of(const Heal&) const { return lost_health() > 2 || !hero_.status_effects.empty() ? 90 : never; }
    double opinion_of(const Rearrange&) const { return is_well_dressed() || in_combat() ? never : 50; }
    double opinion_of(const Shop& shop) const {
        double gain = 0;
        bool has_gear = false;
        shop.spaces.for_each([&](ShopSpace space) {
            gain += std::max(merit(*table_.shop[space]) - worst_worn(), 0.0);
            has_gear = has_gear || content.items[*table_.shop[space]].kind == ItemKind::gear;
        });
        const bool is_spree = is_rich() && !has_gear;
        return gain < 0.2 && !is_spree ? never : 60 + gain - 0.05 * price(table_, shop.spaces);
    }
    double opinion_of(const Pay& pay) const { return -love_for(pay.trophy); }
    // The graveyard makes the Champion stronger, so nothing is offered unless there is nobody left to fight.
    double opinion_of(const OblationHealth&) const { return is_empty_outside() ? 30 : never; }
    double opinion_of(const OblationRecharge&) const { return is_empty_outside() ? 40 : never; }
    // Marks must come back into play.
    double opinion_of(const Offer& offer) const {
        return content.monsters[offer.trophy].carries ? -10 : -content.monsters[offer.trophy].value;
    }
    double opinion_of(const Give& give) const { return -merit(give.item); }
    double opinion_of(const EnterWilderness&) const { return 0; }

    // Slot by slot.
    double opinion_of(const LeaveSlot&) const { return 0; }
    double opinion_of(const Equip& equip) const {
        return wants(equip.item) && !wants(held()) ? 1 + merit(equip.item) : -1;
    }
    double opinion_of(const ReachForRelic&) const {
        double best = -1;
        (hero_.artifacts - equipped_artifacts(hero_)).for_each([&](Artifact piece) {
            best = std::max(best, opinion_of(Equip{item(piece)}));
        });
        return best;
    }
    Item held() const {
        const auto asked = *pending(table_);
        if (const auto* slot = get_if<ArrangeSlot>(&asked)) return hero_.slots[slot->slot];
        const auto* relic = get_if<ChooseRelic>(&asked);
        return relic == nullptr ? Item::nothing : hero_.slots[relic->slot];
    }

    // Wilderness.
    double opinion_of(const SelectRegion& select) const { return appetite(select.region); }
    double opinion_of(const ChallengeChampion&) const {
        const Foe foe = champion(table_);
        const bool rested = lost_health() <= 4 && table_.turn.fatigue == 0;
        return rested && danger(foe) < daring() ? 100 : never;
    }
    double opinion_of(const GoHome&) const { return 0; }
    double opinion_of(const Fight&) const { return 0; }
    double opinion_of(const Attack&) const { return 0; }
    double opinion_of(const Flee&) const {
        const double limit = table_.encounter.at == Lair::abbey ? 2.5 : 1.2;
        return danger(opponent(table_)) > limit ? 1 : never;
    }

    // Better than going home if little is at risk; marks of sets begun are worth a risk.
    double appetite(Region at) const {
        const auto there = foe(table_, lair(at));
        const double risk = there ? danger(*there) : danger_of_the_unknown(at);
        const double limit = table_.turn.encounters == 0 ? 1 : table_.turn.encounters == 1 ? 0.45 : 0.25;
        const double lure = there ? lure_of(*table_.regions[at].monster) : 0.1;
        return 10 * (limit - risk + lure);
    }
    double danger_of_the_unknown(Region at) const {
        if (const auto next = table_.monster_deck.seen_by(me_, 0)) return danger(foe(table_, *next, at));
        const MonsterCards possible =
            table_.monster_deck.empty() ? table_.monster_discard : table_.monster_deck.cards();
        double sum = 0;
        possible.for_each([&](MonsterCard card) { sum += danger(foe(table_, card, at)); });
        return possible.empty() ? 0 : sum / static_cast<double>(possible.size());
    }
    double lure_of(MonsterCard monster) const {
        const MonsterType& type = content.monsters[monster];
        const double gold = 0.03 * type.value;
        if (!type.carries || (table_.artifacts_aside & artifacts_of(*type.carries)).empty()) return gold;
        return gold + 0.1 + 0.15 * static_cast<double>((hero_.artifacts & artifacts_of(*type.carries)).size());
    }

    // Whatever is used: health when it is missing, help in fights that are worth it, looks at cards at once.
    double opinion_of(const UseConsumable& use) const {
        return opinion_of(content.items[card(hero_.slots[use.slot])].use);
    }
    double opinion_of(const UseFavor&) const { return opinion_of(content.heroes[hero_.card].favor); }
    double opinion_of(const Active& use) const {
        const bool fighting = table_.encounter.at.has_value();
        if (use.heal > 0) return lost_health() >= use.heal && (fighting || hero_.health <= 10) ? 80 : never;
        if (!use.cures.empty()) return (use.cures & hero_.status_effects).empty() ? never : 70;
        if (use.peek != Peek::no_cards) return 70;
        if (use.discount != 0) return worth(hero_.trophies) > 2 ? 70 : never;
        if (use.sure_escape) return opinion_of(Flee{}) > 0 ? 80 : never;
        return in_combat() && is_hard(opponent(table_)) ? 60 : never;
    }
    bool is_hard(const Foe& foe) const { return foe.health > 4 && danger(foe) > 0.25; }

    double opinion_of(const RerollDice& reroll) const {
        const bool attacking = get<ChooseReroll>(*pending(table_)).window == Window::attack;
        int gain = 0;
        reroll.dice.for_each([&](Die die) {
            const bool high_is_good = attacking == attack_dice.has(die);
            gain += (high_is_good ? 7 - 2 * table_.encounter.dice[die] : 2 * table_.encounter.dice[die] - 7);
        });
        return reroll.source >= RerollSource::first_sigil ? gain : gain - 4;
    }
    double opinion_of(const KeepRoll&) const { return 0; }

    // Choices of cards.
    double opinion_of(const TakeArtifact& take) const { return merit(item(take.artifact)); }
    double opinion_of(const TakeLoot&) const { return 1; }
    double opinion_of(const PutNext& put) const { return -content.monsters[put.card].health; }
    double opinion_of(const KeepSet& keep) const {
        return static_cast<double>((hero_.artifacts & artifacts_of(keep.set)).size());
    }
    double opinion_of(const auto&) const { return -1; }  // whatever else there is

    const Table<>& table_;
    Seat me_;
    const Hero& hero_;
};

}  // namespace terminal::hamlet
