#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <heroes/core/match.hpp>
#include <heroes/hedra.hpp>

#include "../names.hpp"
#include "../text.hpp"
#include "forecast.hpp"

namespace terminal::hedra {

inline std::string die_name(Die die) { return titled(name_of(die)); }

// Pieces, spaces and players in words.
struct Nouns : Players<Table> {
    std::string owners(Piece piece) const {
        return style.paint(player_name(piece.owner) + "'s " + die_name(piece.die), static_cast<Colour>(piece.owner));
    }
    std::string face(Piece piece) const { return std::to_string(face_of(table, piece)); }
    std::string shown(Piece piece) const { return die_name(piece.die) + " " + face(piece); }
    std::string owners_shown(Piece piece) const { return owners(piece) + " " + face(piece); }
    std::string shown(Seat owner, DieSet dice) const {
        std::vector<std::string> names;
        dice.for_each([&](Die die) { names.push_back(shown({owner, die})); });
        return joined(names, ", ");
    }
    std::string owners_shown(DiceSet dice) const {
        std::vector<std::string> names;
        dice.for_each([&](Piece piece) { names.push_back(owners_shown(piece)); });
        return listed(names);
    }
    static std::string at(Battlefield where) { return "battlefield " + std::string(name_of(where)); }
    static std::string at(Space where) {
        if (where == Space::home) return "Home";
        return where == Space::roost ? "the Roost" : at(battlefield(where));
    }
};

// What the game asks, in words.
struct Questions : Nouns {
    std::string say(const PlaceDie&) const { return "put a die on a battlefield."; }
    std::string say(const ChooseMarch&) const { return "March: move a hero, or stay."; }
    std::string say(const ChooseEscort& choice) const {
        return "the Cleric goes from " + at(choice.from) + " to " + at(choice.to) + ". Who comes along?";
    }
    std::string say(const RerollOwnDice& offer) const {
        const bool arrived = offer.cause == RerollCause::paladin_arrived;
        return std::string("the Paladin ") + (arrived ? "inspires" : "has fallen and inspires") + " your dice at " +
               at(offer.at) + ". Reroll all of them?";
    }
    std::string say(const RerollEnemyDie& offer) const {
        return "the Mage arrives at " + at(offer.at) + ". Reroll an enemy die there?";
    }
    std::string say(const ChooseAttack&) const { return "Attack: which battlefield?"; }
    std::string say(const ChooseOpponent&) const { return "whose dice do you attack?"; }
    std::string say(const AssignHero& choice) const {
        const Piece hero{choice.seat, choice.hero};
        const auto enemies = static_cast<unsigned>(enemies_at(table, choice.seat, choice.at).size());
        const unsigned bonus = choice.hero == Die::barbarian ? enemies * table.rules.knobs.barbarian_bonus : 0;
        const std::string frenzy = bonus == 0 ? "" : " and has " + std::to_string(bonus) + " more Power by frenzy";
        return "your " + die_name(choice.hero) + " rolled " + face(hero) + frenzy + ". Which die does it attack?";
    }
    std::string say(const BeforeCleanUp&) const { return "unleash the Dragon before the clean-up?"; }
    std::string say(const ChooseDragonField& choice) const {
        return "your Dragon rolled " + face({choice.seat, Die::dragon}) + ". Where does it strike?";
    }
    std::string say(const ChooseSacrifice&) const {
        return "your Warrior still stands. Shall it be defeated instead of another die?";
    }
    std::string say(const ChooseSave&) const {
        return "your Warrior falls. Shall it save another die, which then retreats?";
    }
    std::string say(const ChooseRetreat&) const { return "your Rogue is defeated. Where does it slip away to?"; }
    std::string say(const RerollBarbarian& offer) const {
        return "your Barbarian at " + at(offer.at) + " is in a frenzy. Reroll it?";
    }
    std::string say(const ChooseReinforce&) const { return "Reinforce: move another hero, or stay."; }
    std::string say(const EndTurn&) const { return "your Dragon is ready. Unleash it before the turn ends?"; }
};

inline std::string question(const Table& table, const Decision& decision, Style style) {
    const Questions questions{{{table, style}}};
    return questions.seat(decider(table)) + ", " +
           heroes::match(decision, [&](const auto& asked) { return questions.say(asked); });
}

// What the decider may do, in words.
struct Offers : Nouns {
    Seat me = Seat::one;
    Decision asked{};

    std::string mine(Die die) const { return shown({me, die}); }

    std::string say(const Place& place) const { return mine(place.die) + " on " + at(place.at); }
    std::string say(const Move& move) const {
        return mine(move.hero) + ": " + at(place_of(table, {me, move.hero})) + " to " + at(move.to);
    }
    std::string say(const Pass&) const {
        if (holds_alternative<ChooseAttack>(asked)) return "Do not attack";
        if (holds_alternative<BeforeCleanUp>(asked)) return "Go on to the clean-up";
        return holds_alternative<EndTurn>(asked) ? "End the turn" : "Stay: move nobody";
    }
    std::string say(const Escort& escort) const { return shown(escort.piece) + " comes along"; }
    std::string say(const Decline&) const {
        if (holds_alternative<ChooseEscort>(asked)) return "Nobody: the Cleric goes alone";
        if (holds_alternative<ChooseSacrifice>(asked)) return "No: the Warrior stays";
        if (holds_alternative<ChooseSave>(asked)) return "No: save nobody";
        return "No: leave the dice as they are";
    }
    std::string say(const Reroll&) const { return "Reroll " + shown(me, to_reroll()); }
    std::string say(const RerollOne& one) const { return "Reroll " + shown(one.piece) + " with the others"; }
    std::string say(const RerollEnemy& enemy) const { return "Reroll " + owners_shown(enemy.piece); }
    std::string say(const Unleash&) const { return "Unleash the Dragon"; }
    std::string say(const SendDragon& send) const {
        const int power = face_of(table, {me, Die::dragon});
        DiceSet struck{};
        table.battlefields[send.to].for_each([&](Piece piece) {
            if (power > face_of(table, piece) && !table.turn.saved.has(piece)) struck.insert(piece);
        });
        return "To " + at(send.to) + ", defeating " + (struck.empty() ? "nobody" : owners_shown(struck));
    }
    std::string say(const Attack& attack) const {
        const DiceSet enemies = enemies_at(table, me, attack.at);
        const std::string against = enemies.empty() ? "no enemy" : owners_shown(enemies);
        std::vector<std::string> names;
        heroes_at(table, me, attack.at).for_each([&](Die hero) { names.push_back(die_name(hero)); });
        return "Attack " + at(attack.at) + ": " + listed(names) + " against " + against +
               (enemies.empty() ? "" : "; " + odds_of(table, attack));
    }
    std::string say(const Oppose& oppose) const { return "Attack " + seat(oppose.opponent); }
    std::string say(const Assign& assign) const { return "Attack " + owners_shown(assign.target); }
    std::string say(const Sacrifice& sacrifice) const { return "Yes, instead of " + shown(sacrifice.piece); }
    std::string say(const Save& save) const { return "Save " + shown(save.piece) + " to " + at(save.to); }
    std::string say(const Retreat& retreat) const { return "To " + at(retreat.to); }

private:
    DieSet to_reroll() const {
        const auto* offer = get_if<RerollOwnDice>(&asked);
        if (offer == nullptr) return {Die::barbarian};
        return is_battlefield(offer->at) ? table.battlefields[battlefield(offer->at)].of(me) : at_home(table, me);
    }
};

inline std::string offer(const Table& table, const Action& action, Style style) {
    const Offers offers{{{table, style}}, decider(table), pending(table).value_or(Decision{})};
    return heroes::match(action, [&](const auto& act) { return offers.say(act); });
}

inline constexpr std::string_view help = R"(
Roll your heroes on a battlefield: every enemy die that meets more Power than it shows is defeated and goes Home.
Whoever attacks and leaves no enemy there scores a point; so does whoever defeats a Dragon in battle.
A turn: March (move a hero), Attack (you must, if you can), Clean up & Scoring, Reinforce (move another hero).

  Mage       d4   arriving, rerolls an enemy die; attacking, hits every enemy die there
  Rogue      d6   defeated, may slip away to another battlefield
  Cleric     d8   moving, may bring another die along
  Warrior    d10  may be defeated instead of another die, or save one when it falls
  Paladin    d10  arriving or defeated, rerolls all its owner's dice there
  Barbarian  d12  attacks with 2 more Power for each enemy piece; cannot leave while enemies are there
  Dragon     d20  rises in its Roost as dice fall and points are scored; at 20 it can be unleashed on everybody

Words that you can type: barbarian 2 | mage home | attack 3 | pass | unleash
)";

}  // namespace terminal::hedra
