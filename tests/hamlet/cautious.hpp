#pragma once

// A player who heals, buys the best gear, flees when losing, and challenges the Champion when the odds look even. It
// sees only what its seat may see.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include <heroes/hamlet.hpp>

namespace cautious {

using namespace heroes;
using namespace heroes::hamlet;

inline constexpr int most_damage = 60;

// How likely an attack deals each damage, by the attacker's bonuses less the defender's.
inline const std::array<double, most_damage + 1>& damage_odds(int net) {
    static std::map<int, std::array<double, most_damage + 1>> known;
    const auto [at, unknown] = known.try_emplace(net);
    if (!unknown) return at->second;
    for (int roll = 0; roll != 6 * 6 * 6 * 6 * 6; ++roll) {
        const int faces[] = {roll % 6, roll / 6 % 6, roll / 36 % 6, roll / 216 % 6, roll / 1296};
        const int damage =
            std::clamp(faces[0] + faces[1] + faces[2] + 3 - faces[3] - faces[4] - 2 + net, 0, most_damage);
        at->second[static_cast<std::size_t>(damage)] += 1.0 / 7776;
    }
    return at->second;
}

// How likely the hero wins if it attacks first and both fight to the end, by health and net bonuses.
class Duel {
public:
    Duel(int hero_net, int opponent_net) : hits_(damage_odds(hero_net)), blows_(damage_odds(opponent_net)) {}

    double chance(int hero, int opponent) {
        if (hero <= 0) return 0;
        if (opponent <= 0) return 1;
        const auto known = chances_.find({hero, opponent});
        if (known != chances_.end()) return known->second;
        double wins = 0;
        for (int hit = 1; hit <= most_damage; ++hit) wins += hits_[std::size_t(hit)] * after_hit(hero, opponent - hit);
        for (int blow = 1; blow <= most_damage; ++blow)
            wins += hits_[0] * blows_[std::size_t(blow)] * chance(hero - blow, opponent);
        const double both_tie = hits_[0] * blows_[0];
        return chances_[{hero, opponent}] = both_tie < 1 ? wins / (1 - both_tie) : 0;
    }

private:
    double after_hit(int hero, int opponent) {
        if (opponent <= 0) return 1;
        double wins = blows_[0] * chance(hero, opponent);
        for (int blow = 1; blow <= most_damage; ++blow)
            wins += blows_[std::size_t(blow)] * chance(hero - blow, opponent);
        return wins;
    }

    const std::array<double, most_damage + 1>& hits_;
    const std::array<double, most_damage + 1>& blows_;
    std::map<std::pair<int, int>, double> chances_{};
};

inline double win_chance(int hero, int opponent, int hero_net, int opponent_net) {
    static std::map<std::pair<int, int>, Duel> known;
    const auto nets = std::pair{std::clamp(hero_net, -20, 40), std::clamp(opponent_net, -20, 40)};
    return known.try_emplace(nets, nets.first, nets.second).first->second.chance(hero, opponent);
}

// What an item is good for while it lies in a slot, in points of attack or defense.
inline double worth(const Passive& gear) {
    return gear.attack + gear.defense + 0.6 * gear.tie_strike + 0.8 * gear.thorns + 1.5 * gear.regenerate +
           0.6 * static_cast<double>(gear.inflicts.size()) + 0.1 * static_cast<double>(gear.immune.size()) +
           (gear.fatigue_ward ? 0.2 : 0.0);
}
inline double worth(Item thing) {
    if (thing >= Item::nothing) return 0;
    const double gear = worth(standard_content.equipped[thing]);
    if (!is_card(thing) || standard_content.items[card(thing)].kind == ItemKind::gear) return gear;
    const Active& use = standard_content.items[card(thing)].use;
    return 0.08 * use.heal + 0.2 * (use.buff.attack + use.buff.defense) + 0.4 * use.extra_attacks + 0.1;
}

class Player {
public:
    explicit Player(const Table<>& table) : table_(table), hero_(table.heroes[decider(table)]) {}

    Action choose() {
        const Decision decision = *pending(table_);
        return match(decision, [&](const auto& asked) { return answer(asked); });
    }

private:
    bool may(const Action& action) const { return static_cast<bool>(judge(table_, action)); }

    // The best of all legal actions by some measure.
    template <class Measure>
    Action best(Measure&& measure) const {
        const auto actions = legal_actions(table_);
        return *std::max_element(actions.begin(), actions.end(),
                                 [&](const Action& a, const Action& b) { return measure(a) < measure(b); });
    }

    // What the hero would bring to a fight with what it wears, the Sigils and the decree.
    Passive strength() const {
        const Force force = hero_force(table_);
        Passive all = attack_mod(force.attack() - 2 * table_.turn.fatigue) + defense_mod(force.defense()) +
                      regenerate(force.regenerate()) + thorns(force.thorns()) + tie_strike(force.tie_strike());
        all.inflicts = force.inflicts();
        all.immune = force.immune();
        return all;
    }
    double odds(const Passive& opponent, int health) const {
        const Passive own = strength();
        const int drain = static_cast<int>((own.inflicts - opponent.immune).size());
        const int suffered = static_cast<int>((opponent.inflicts - own.immune).size() + hero_.status_effects.size());
        // Tokens, regeneration and thorns work like a little more or less of everything each round.
        const int hero_net = own.attack - opponent.defense + drain + (own.thorns - opponent.regenerate) / 2;
        const int opponent_net = opponent.attack - own.defense + suffered - own.regenerate + opponent.thorns / 2;
        return win_chance(hero_.health, health, hero_net, opponent_net);
    }
    Passive monster_at(Region at) const {
        const RegionSpace& space = table_.regions[at];
        Passive all = standard_content.monsters[*space.monster].ability;
        for (const MutationCard mutation : space.mutations) all += standard_content.mutations[mutation].ability;
        all.attack = static_cast<std::int8_t>(all.attack + home_bonus(table_, at));
        add_decree(all);
        return all;
    }
    void add_decree(Passive& all) const {
        table_.decrees.for_each([&](DecreeCard decree) { all += standard_content.decrees[decree].ordinance.monsters; });
    }
    double odds_against(Lair at, int health) const {
        if (is_region(at)) return odds(monster_at(region(at)), health);
        Passive all{};
        const bool known = table_.champion.mutation_knowers.has(decider(table_));
        for (const auto& mutation : table_.champion.mutations)
            if (known) all += standard_content.mutations[*mutation].ability;
        all.attack = static_cast<std::int8_t>(all.attack + graveyard_size(table_) + (known ? 0 : 1));
        all.health = 0;
        add_decree(all);
        return odds(all, health);
    }
    // The Champion's health with mutations as they are on average, unless they are known.
    int champion_health() const {
        if (table_.champion.mutation_knowers.has(decider(table_))) return full_health(table_, Lair::abbey);
        return 25 + graveyard_size(table_) + 2;
    }

    // How many pieces of the set a monster carries the hero has already.
    double lure(MonsterCard monster) const {
        const MonsterType& type = standard_content.monsters[monster];
        double worth = 0.02 * type.value;
        if (!type.carries || (table_.artifacts_aside & artifacts_of(*type.carries)).empty()) return worth;
        return worth + 0.1 + 0.25 * static_cast<double>((hero_.artifacts & artifacts_of(*type.carries)).size());
    }
    double appeal(Region at) const {
        const RegionSpace& space = table_.regions[at];
        if (!space.monster) return 0.9 - 0.01 * (20 - hero_.health);
        const double chance = odds_against(lair(at), full_health(table_, lair(at)));
        if (chance < 0.7) return chance - 0.5;
        return chance + lure(*space.monster) + 0.05 * static_cast<double>(space.items.size()) +
               0.3 * static_cast<double>(space.artifacts.size()) + static_cast<double>(space.sigils.size());
    }

    // What a purchase brings: gear that is better than the worst that is worn, and a little for potions.
    double gain(ItemCard card) const {
        const double value = worth(item(card));
        double least = 100;
        std::vector<double> own;
        hero_.items.for_each([&](ItemCard other) { own.push_back(worth(item(other))); });
        hero_.artifacts.for_each([&](Artifact other) { own.push_back(worth(item(other))); });
        std::sort(own.rbegin(), own.rend());
        least = own.size() < 3 ? 0 : own[2];
        return value > least ? value - least : 0;
    }

    bool wants_healing(int health) const { return hero_.health + health <= hero_.maximum + 1 && hero_.health <= 12; }
    bool wants(const Active& use, double chance) const {
        if (use.heal != 0) return wants_healing(use.heal);
        if (!use.cures.empty()) return !(use.cures & hero_.status_effects).empty();
        if (use.sure_escape) return false;
        if (use.peek != Peek::no_cards) return use.peek == Peek::champion && !hero_.sigils.empty();
        return chance < 0.85;
    }
    // Something to be used now, if anything is worth it.
    std::vector<Action> uses(double chance) const {
        std::vector<Action> found;
        for_each_enumerator<Slot>([&](Slot slot) {
            if (may(UseConsumable{slot}) && wants(standard_content.items[card(hero_.slots[slot])].use, chance))
                found.push_back(UseConsumable{slot});
        });
        if (may(UseFavor{}) && wants(standard_content.heroes[hero_.card].favor, chance)) found.push_back(UseFavor{});
        return found;
    }
    bool is_worth_rearranging() const {
        if (!may(Rearrange{})) return false;
        double least = 100;
        for (const Item held : hero_.slots)
            if (!is_card(held) || !table_.turn.running.has(card(held))) least = std::min(least, worth(held));
        double most = 0;
        const auto consider = [&](Item thing) { most = std::max(most, worth(thing)); };
        (hero_.items - equipped_items(hero_)).for_each([&](ItemCard other) { consider(item(other)); });
        (hero_.artifacts - equipped_artifacts(hero_)).for_each([&](Artifact other) { consider(item(other)); });
        return most > least;
    }

    Action answer(const HamletPhase&) const {
        if (may(Heal{}) && (hero_.health < hero_.maximum || !hero_.status_effects.empty())) return Heal{};
        if (const auto use = uses(1); !use.empty()) return use.front();
        const Action buy = best([&](const Action& action) {
            const auto* shop = get_if<Shop>(&action);
            if (shop == nullptr) return 0.5;
            double sum = 0;
            // Trophies that are kept are monsters that nobody meets again, so they are spent when these run low.
            const bool few = table_.monster_deck.size() + table_.monster_discard.size() < 4;
            const double spare = few && hero_.trophies.size() > 2 ? 0.6 : 0.0;
            shop->spaces.for_each([&](ShopSpace space) { sum += gain(*table_.shop[space]) + spare; });
            return sum;
        });
        if (holds_alternative<Shop>(buy)) return buy;
        if (is_worth_rearranging()) return Rearrange{};
        // A trophy that nobody needs is worth a Favor, as long as the Champion does not profit too much.
        if (may(OblationRecharge{}) && graveyard_size(table_) < 2 && hero_.trophies.size() > 3)
            return OblationRecharge{};
        return EnterWilderness{};
    }
    // Not a carrier, because what is in the graveyard does not come back.
    Action answer(const ChooseOffering&) const {
        return best([&](const Action& action) {
            const MonsterType& type = standard_content.monsters[get<Offer>(action).trophy];
            return -1.0 * type.value - (type.carries ? 10 : 0);
        });
    }
    Action answer(const ChoosePayment& choice) const {
        return best([&](const Action& action) {
            const int value = standard_content.monsters[get<Pay>(action).trophy].value;
            return value >= choice.due ? 100.0 - value : double(value);
        });
    }
    Action answer(const ArrangeSlot& choice) const {
        const double held = worth(hero_.slots[choice.slot]);
        return best([&](const Action& action) {
            if (const auto* equip = get_if<Equip>(&action)) return worth(equip->item);
            if (holds_alternative<LeaveSlot>(action)) return held + 0.001;
            if (!holds_alternative<ReachForRelic>(action)) return -1.0;
            double most = 0;
            (hero_.artifacts - equipped_artifacts(hero_)).for_each([&](Artifact other) {
                most = std::max(most, worth(item(other)));
            });
            return most;
        });
    }
    Action answer(const ChooseRelic&) const {
        return best([&](const Action& action) { return worth(get<Equip>(action).item); });
    }
    Action answer(const WildernessPhase&) const {
        if (is_worth_rearranging()) return Rearrange{};
        if (const auto use = uses(1); !use.empty()) return use.front();
        if (may(ChallengeChampion{}) && odds_against(Lair::abbey, champion_health()) >= 0.6) return ChallengeChampion{};
        const Action region = best([&](const Action& action) {
            const auto* select = get_if<SelectRegion>(&action);
            return select == nullptr ? -10.0 : appeal(select->region);
        });
        if (!may(GoHome{})) return region;
        const bool fresh = hero_.health >= 15 && table_.turn.fatigue == 0 && table_.turn.encounters < 2;
        const auto* select = get_if<SelectRegion>(&region);
        return fresh && select != nullptr && appeal(select->region) > 0.85 ? region : Action{GoHome{}};
    }
    double chance_now() const { return odds_against(*table_.encounter.at, table_.encounter.health); }
    Action answer(const StandOff&) const {
        const double chance = chance_now();
        if (const auto use = uses(chance); !use.empty()) return use.front();
        return chance >= 0.4 ? Action{Fight{}} : Action{Flee{}};
    }
    Action answer(const CombatTurn&) const {
        const double chance = chance_now();
        if (const auto use = uses(chance); !use.empty()) return use.front();
        return chance >= 0.25 ? Action{Attack{}} : Action{Flee{}};
    }
    // Low dice of one's own are rolled again, and high ones of the opponent's.
    Action answer(const ChooseReroll& choice) const {
        return best([&](const Action& action) {
            const auto* reroll = get_if<RerollDice>(&action);
            if (reroll == nullptr) return 0.0;
            double gained = 0;
            reroll->dice.for_each([&](Die die) {
                const bool own = (die <= Die::attack_3) == (choice.window == Window::attack);
                gained += own ? 3.5 - table_.encounter.dice[die] : table_.encounter.dice[die] - 3.5;
            });
            return gained - (reroll->source == RerollSource::favor ? 2 : 0);
        });
    }
    Action answer(const ChooseSet&) const {
        return best([&](const Action& action) {
            return static_cast<double>((hero_.artifacts & artifacts_of(get<KeepSet>(action).set)).size());
        });
    }
    Action answer(const ChooseArtifact&) const {
        return best([&](const Action& action) { return worth(item(get<TakeArtifact>(action).artifact)); });
    }
    Action answer(const auto&) const { return legal_actions(table_)[0]; }

    const Table<>& table_;
    const Hero& hero_;
};

}  // namespace cautious
