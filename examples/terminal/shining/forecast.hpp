#pragma once

#include <cstdio>
#include <string>

#include "../odds_text.hpp"
#include "../ways.hpp"
#include "cards.hpp"

// The odds of an attack: the rules are played on for every way the dice can fall, or for some where there are too many.
namespace terminal::shining {

// What one attack did to one model.
struct Blow {
    int damage = 0;
    bool hit = false;
    bool fells = false;
};

// Listens until the dice are compared and the damage is dealt.
struct Assault : Witness<Assault> {
    Assault(Dice& dice, Model whom) : Witness(dice), target(whom) {}

    void hear(const AttackCompared& compared) {
        if (compared.target == target) blow.hit = compared.damage != 0;
    }
    void hear(const Damaged& damaged) {
        if (damaged.model == target) blow.damage += damaged.from - damaged.to;
    }
    void hear(const ModelRemoved& removed) {
        if (removed.model == target) blow.fells = true;
    }
    void hear(const ActivationEnded&) { stop(); }
    void hear(const MonsterActivated&) { stop(); }

    Model target;
    Blow blow{};
};

// The lowest die goes first where Advantage lets dice be discarded.
inline Action usual_discard(const Table& table) {
    Action lowest{};
    int least = 99;
    for (const Action& action : legal_actions(table)) {
        const Discard& discard = get<Discard>(action);
        if (discard.face >= least) continue;
        least = discard.face;
        lowest = action;
    }
    return lowest;
}

// What an action does to a model: "75 % to hit, 1.4 DMG on average, 20 % to fell it".
inline std::string odds_against(const Table& table, const Action& action, Model target) {
    const auto ways = ways_of([&](Dice& dice) {
        Table next = table;
        Assault witness(dice, target);
        play(next, action, dice, witness);
        while (!witness.is_over() && !is_over(next) && holds_alternative<DiscardDice>(*pending(next)))
            play(next, usual_discard(next), dice, witness);
        return witness.blow;
    });
    double hit = 0, damage = 0, fells = 0;
    for (const auto& [blow, probability] : ways.all) {
        hit += blow.hit ? probability : 0;
        damage += blow.damage * probability;
        fells += blow.fells ? probability : 0;
    }
    char mean[32];
    std::snprintf(mean, sizeof mean, "%.1f", damage);
    return (ways.exact ? "" : "about ") + percent(hit) + " to hit, " + mean + " DMG on average" +
           (fells > 0 ? ", " + percent(fells) + " to fell it" : "");
}

}  // namespace terminal::shining
