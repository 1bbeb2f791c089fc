#pragma once

#include <string>

#include "../lines.hpp"
#include "words.hpp"

namespace terminal::hedra {

// Tells events in sentences.
class Narrator : Nouns, public Lines {
public:
    Narrator(const Table& on, Style with) : Nouns{{on, with}} {}

    void tell(const GameStarted& game) {
        sentence(style.paint("Heroes of Hedra", Colour::bold) + ": " + counted(game.players, "player") + ", " +
                 counted(game.battlefields, "battlefield") + ", " + counted(game.target, "point") + " to win.");
    }
    void tell(const HeroRolled& hero) {
        item(seat(hero.piece.owner) + " rolls ", die_name(hero.piece.die) + " " + std::to_string(hero.face));
    }
    void tell(const FirstPlayerChosen& chosen) { sentence(seat(chosen.seat) + " begins."); }
    void tell(const DiePlaced& placed) {
        sentence(seat(placed.piece.owner) + " places " + die_name(placed.piece.die) + " " +
                 std::to_string(placed.face) + " on " + at(placed.at) + ".");
    }
    void tell(const TurnBegan& turn) {
        sentence("");
        sentence(style.paint("Round " + std::to_string(turn.round), Colour::bold) + ": " + seat(turn.seat) +
                 "'s turn.");
    }
    void tell(const PhaseBegan&) { end_list(); }
    void tell(const Passed& passed) {
        if (passed.phase == Phase::attack) sentence(seat(passed.seat) + " does not attack.");
    }
    void tell(const Declined&) { end_list(); }
    void tell(const DieMoved& moved) {
        const std::string who = owners(moved.piece);
        const std::string way = " from " + at(moved.from) + " to " + at(moved.to) + ".";
        switch (moved.reason) {
            case MoveReason::march: return sentence(who + " marches" + way);
            case MoveReason::reinforce: return sentence(who + " reinforces" + way);
            case MoveReason::escort: return sentence(who + " comes along" + way);
            case MoveReason::sent_home: return sentence(who + " goes Home.");
            case MoveReason::returned_to_roost: return sentence(who + " returns to its Roost and is set to 1.");
            case MoveReason::rogue_retreat:
            case MoveReason::saved:
            case MoveReason::unleashed: return;  // events of their own tell more
        }
    }
    void tell(const DieRerolled& die) {
        item("Rerolled: ", owners(die.piece) + " " + std::to_string(die.before) + " -> " + std::to_string(die.face));
    }
    void tell(const RerollAnnounced& announced) { item("To be rerolled: ", owners(announced.piece)); }
    void tell(const AttackDeclared& attack) { sentence(seat(attack.seat) + " attacks " + at(attack.at) + "."); }
    void tell(const AttackRolled& rolled) {
        item(seat(rolled.piece.owner) + " rolls ", die_name(rolled.piece.die) + " " + std::to_string(rolled.face));
    }
    void tell(const OpponentChosen& chosen) {
        sentence(seat(chosen.seat) + " attacks only the dice of " + seat(chosen.opponent) + ".");
    }
    void tell(const AttackAssigned& assigned) {
        item(seat(assigned.hero.owner) + " sends ",
             die_name(assigned.hero.die) + " against " + owners(assigned.target));
    }
    void tell(const PowerCompared& compared) {
        if (compared.total == 0) return end_list();  // nobody attacked it
        std::string parts;
        if (compared.mage != 0) parts += ", " + std::to_string(compared.mage) + " of it the Mage's";
        if (compared.barbarian_bonus != 0) parts += ", " + std::to_string(compared.barbarian_bonus) + " of it frenzy";
        sentence(owners(compared.target) + ", Defense " + std::to_string(compared.defense) + ", meets Power " +
                 std::to_string(compared.total) + parts + ": " +
                 (compared.defeated ? "defeated!"
                  : compared.saved  ? "it was saved in this turn and stands."
                                    : "it stands."));
    }
    void tell(const DieDefeated&) { end_list(); }
    void tell(const ChoiceMade& made) { sentence(seat(made.seat) + " has chosen."); }
    void tell(const WarriorSacrificed& sacrificed) {
        sentence(owners(sacrificed.warrior) + " takes the defeat of " + owners(sacrificed.protected_die) + ".");
    }
    void tell(const DieSaved& saved) {
        sentence(owners(saved.warrior) + " saves " + owners(saved.saved_die) + ", which retreats to " + at(saved.to) +
                 ".");
    }
    void tell(const RogueRetreated& retreated) {
        sentence(owners(retreated.rogue) + " slips away to " + at(retreated.to) + ".");
    }
    void tell(const DragonAdvanced& dragon) {
        item(dragon.cause == AdvanceCause::defeat ? "For dice lost, Dragons rise: "
                                                  : "For points scored, Dragons rise: ",
             seat(dragon.seat) + "'s to " + std::to_string(dragon.value));
    }
    void tell(const DragonReady& dragon) {
        if (!lists_items()) return sentence(owners({dragon.seat, Die::dragon}) + " is ready.");
        add_to_item(" (ready)");
    }
    void tell(const DragonAdvanceLost& lost) {
        if (lost.reason == LossReason::away && lost.cause == AdvanceCause::defeat)
            sentence(owners({lost.seat, Die::dragon}) + " is away from its Roost and does not rise.");
    }
    void tell(const DragonUnleashed& dragon) {
        sentence(seat(dragon.seat) + " unleashes the Dragon: Power " + std::to_string(dragon.power) + "!");
    }
    void tell(const DragonAssigned& dragon) {
        sentence(owners({dragon.seat, Die::dragon}) + " swoops down on " + at(dragon.at) + ".");
    }
    void tell(const DragonReset&) { end_list(); }
    void tell(const PointScored& scored) {
        const bool cleared = scored.reason == PointReason::clearing;
        sentence(seat(scored.seat) + " scores " + counted(scored.points, "point") + " for " +
                 (cleared ? "holding the battlefield" : "defeating a Dragon") + ": " + std::to_string(scored.score) +
                 " now.");
    }
    void tell(const AttackSkipped& skipped) { sentence(seat(skipped.seat) + " has nowhere to attack."); }
    void tell(const TurnEnded&) { end_list(); }
    void tell(const FinalRoundTriggered& triggered) {
        sentence(style.paint("The last round!", Colour::bold) + " " + seat(triggered.seat) +
                 (in_teams(table.options) ? "'s team has" : " has") + " reached the target.");
    }
    void tell(const GameOver&) { end_list(); }
};

}  // namespace terminal::hedra
