#pragma once

#include <string>

#include <heroes/hedra.hpp>

#include "../odds_text.hpp"
#include "../ways.hpp"

// The odds of an attack: the rules are played on for every way the dice can fall, or for some where there are too many.
namespace terminal::hedra {

using namespace heroes::hedra;
using heroes::Seat;

using Table = heroes::hedra::Table<RuntimeRules>;

// Listens until the battlefield is cleaned up, which is before anybody reinforces.
struct Scoring : Witness<Scoring> {
    Scoring(Dice& dice, Seat who) : Witness(dice), attacker(who) {}

    void hear(const PointScored& scored) {
        scores = scores || (scored.seat == attacker && scored.reason == PointReason::clearing);
    }
    void hear(const PhaseBegan& phase) {
        if (phase.phase == Phase::reinforce || phase.phase == Phase::end_of_turn) stop();
    }
    void hear(const TurnEnded&) { stop(); }

    Seat attacker;
    bool scores = false;
};

// A hero goes for the strongest die that it beats by itself; whatever else is offered nobody takes up.
inline Action usual_answer(const Table& table) {
    const Decision asked = *pending(table);
    const auto actions = legal_actions(table);
    const auto* assign = get_if<AssignHero>(&asked);
    Action chosen = actions[0];
    int most = 0;
    for (const Action& action : actions) {
        if (holds_alternative<Decline>(action) || holds_alternative<Pass>(action)) return action;
        const auto* to = get_if<Assign>(&action);
        if (assign == nullptr || to == nullptr) continue;
        const int defense = face_of(table, to->target);
        if (defense <= most || defense >= face_of(table, {assign->seat, assign->hero})) continue;
        most = defense;
        chosen = action;
    }
    return chosen;
}

// How likely the attacker clears the battlefield: "scores 42 %".
inline std::string odds_of(const Table& table, const Attack& attack) {
    const Seat attacker = decider(table);
    bool asked = false;
    const auto ways = ways_of([&](Dice& dice) {
        Table next = table;
        Scoring witness(dice, attacker);
        play(next, Action{attack}, dice, witness);
        while (!witness.is_over() && !is_over(next)) {
            asked = true;
            play(next, usual_answer(next), dice, witness);
        }
        return witness.scores;
    });
    double scores = 0;
    for (const auto& [cleared, probability] : ways.all) scores += cleared ? probability : 0;
    return std::string(ways.exact && !asked ? "scores " : "scores about ") + percent(scores);
}

}  // namespace terminal::hedra
