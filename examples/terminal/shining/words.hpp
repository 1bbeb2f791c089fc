#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <heroes/core/match.hpp>
#include <heroes/shining.hpp>

#include "../names.hpp"
#include "../text.hpp"
#include "cards.hpp"
#include "forecast.hpp"

namespace terminal::shining {

// Models, squares and cards in words.
struct Nouns : Players<Table> {
    const Hero& hero(Model who) const { return table.heroes[who]; }
    HeroCard card(Model who) const { return hero(who).card; }

    std::string model(Model who) const {
        if (is_hero(who)) return style.paint(name(card(who)), static_cast<Colour>(hero(who).player));
        if (who == Model::object) return std::string(content.encounters[table.encounter.card].object_name);
        const auto type = monster_of(content.encounters[table.encounter.card], role_of(who));
        const std::string title = type ? name(*type) : "monster";
        return who == Model::boss ? title : title + " " + std::string(name_of(who));
    }
    std::string models(Models who) const {
        std::vector<std::string> names;
        who.for_each([&](Model each) { names.push_back(model(each)); });
        return listed(names);
    }
    // "c4": the column and the row, as they stand at the edges of the map.
    std::string at(Square where) const {
        if (!is_square(where)) return "nowhere";
        const Map& map = map_of(table);
        const std::string place =
            static_cast<char>('a' + column_of(map, where)) + std::to_string(row_of(map, where) + 1);
        return map.floors == 1 ? place : place + " on floor " + std::to_string(floor_of(map, where) + 1);
    }
    std::string health(Model who) const {
        return std::to_string(hp_of(table, who)) + " of " + std::to_string(max_hp_of(table, who)) + " HP";
    }
    std::string power_name(Model who, Power power) const { return std::string(card_of(card(who), power).name); }
    std::string weapon_name(Model who, Weapon weapon) const { return name(attack_of(card(who), weapon)); }
    std::string source_name(Model who, Source source) const {
        if (is_weapon(source)) return weapon_name(who, weapon(source));
        return is_power(source) ? power_name(who, power(source)) : name(item(source));
    }
};

// What the game asks, in words.
struct Questions : Nouns {
    std::string say(const PickHero& pick) const {
        return "who is number " + std::to_string(heroes::index_of(pick.place) + 1) + " of the party?";
    }
    std::string say(const HandOutItem& hand) const { return "who takes the " + name(hand.item) + "?"; }
    std::string say(const HandOutEquipment& hand) const { return "who takes the " + name(hand.equipment) + "?"; }
    std::string say(const ChooseOrder& choice) const {
        return "who is number " + std::to_string(heroes::index_of(choice.place) + 1) + " in the Hero order?";
    }
    std::string say(const PlaceHero& place) const { return "where does " + model(place.hero) + " start?"; }
    std::string say(const Activation& activation) const {
        const Hero& acting = hero(activation.hero);
        return model(activation.hero) + " at " + at(acting.square) + ", " + health(activation.hero) + ", has " +
               std::to_string(acting.ap) + " AP, " + std::to_string(acting.movement) + " movement and " +
               std::to_string(acting.mp) + " MP. What next?";
    }
    std::string say(const ChooseTarget& choice) const {
        return "on whom does " + model(choice.hero) + " use " + source_name(choice.hero, choice.source) + "?";
    }
    std::string say(const DiscardDice&) const { return "Advantage: which die of " + rolled() + " is discarded?"; }
    std::string say(const DiscardLuck& luck) const {
        return "which die of " + model(luck.hero) + "'s LUCK roll is discarded?";
    }
    std::string say(const ChoosePush& push) const {
        return "push " + model(push.target) + " by " + counted(push.squares, "square") + ", and which way?";
    }
    std::string say(const React& react) const {
        const bool before = react.trigger == Trigger::would_suffer;
        return model(react.hero) + (before ? " can react before the damage." : " can react to the attack.") +
               " Does it?";
    }
    std::string say(const ChooseStrike& strike) const {
        return "with which weapon does " + model(strike.hero) + " strike back?";
    }
    std::string say(const Walk& walk) const {
        return model(walk.hero) + " at " + at(hero(walk.hero).square) + " can go on for " +
               counted(walk.points, "point") + ". Where?";
    }
    std::string say(const Struggle& struggle) const {
        return model(struggle.hero) + " is exhausted. Use a healing item?";
    }
    std::string say(const ChooseStat& choice) const { return "which stat of " + model(choice.hero) + " grows?"; }
    std::string say(const ChooseRecovery& choice) const {
        return "how does " + model(choice.hero) + " recover, with " + health(choice.hero) + " and " +
               std::to_string(hero(choice.hero).mp) + " MP?";
    }
    std::string say(const ChoosePath&) const { return "where does the party go? s saves the campaign."; }
    std::string say(const ChooseQuest&) const { return "which quest is next? s saves the campaign."; }
    std::string say(const ChooseEventLine& choice) const { return name(choice.card) + ": which line is carried out?"; }
    std::string say(const BreakTie& choice) const {
        if (is_monster(choice.tied.front())) return "which monster acts next?";
        const bool event = table.steps.size() > 1 && holds_alternative<Hurt>(table.steps[table.steps.size() - 2]);
        return event ? "whom does the Event hurt?" : "whom does the monster choose?";
    }
    std::string say(const ChooseFuture&) const { return "the campaign is over. Retire, or begin again?"; }

private:
    std::string rolled() const {
        std::vector<std::string> faces;
        if (!table.assaults.empty())
            for (const Die& die : table.assaults.back().dice)
                faces.push_back(std::string(name_of(die.size)) + " " + std::to_string(die.face));
        return joined(faces, ", ");
    }
};

inline std::string question(const Table& table, const Decision& decision, Style style) {
    const Questions questions{{{table, style}}};
    return questions.seat(decider(table)) + ", " +
           heroes::match(decision, [&](const auto& asked) { return questions.say(asked); });
}

// What the decider may do, in words.
struct Offers : Nouns {
    Decision asked{};

    std::string say(const ChooseHero& choice) const { return name(choice.hero) + " (" + in_words(choice.hero) + ")"; }
    std::string say(const NameHero& named) const { return model(named.hero) + ", " + health(named.hero); }
    std::string say(const PlaceAt& place) const { return at(place.at); }
    std::string say(const Move& move) const { return "Move to " + at(move.to); }
    std::string say(const Attack& attack) const {
        const AttackCard card = attack_of(this->card(acting()), attack.weapon);
        return "Attack with " + name(card) + " (" + in_words(card) + ")" + by_target(attack);
    }
    std::string say(const UsePower& use) const {
        const CardType& card = card_of(this->card(acting()), use.power);
        return "Use " + std::string(card.name) + " (" + in_words(card.power) + ")" + by_target(use);
    }
    std::string say(const UseItem& use) const {
        return "Use " + name(use.item) + " (" + in_words(content.items[use.item].power) + ")";
    }
    std::string say(const Give& give) const { return "Give " + name(give.item) + " to " + model(give.to); }
    std::string say(const TargetModel& target) const {
        const std::string who = model(target.model) + ", " + health(target.model);
        return is_monster(target.model) ? who + ": " + odds_against(table, target, target.model) : who;
    }
    std::string say(const TargetSquare& target) const {
        std::vector<std::string> hit;
        targets_of(target).for_each([&](Model each) {
            hit.push_back(model(each) + (is_monster(each) ? " " + odds_against(table, target, each) : ""));
        });
        return at(target.square) + (hit.empty() ? "" : ": " + joined(hit, "; "));
    }
    std::string say(const Discard& discard) const {
        return "The " + std::string(name_of(discard.size)) + " that shows " + std::to_string(discard.face);
    }
    std::string say(const Push& push) const { return "Push it " + std::string(name_of(push.direction)); }
    std::string say(const Decline&) const { return "Do not push it"; }
    std::string say(const Pass&) const { return "Do not react"; }
    std::string say(const Stop&) const { return "Stay here"; }
    std::string say(const EndActivation&) const { return "End the activation"; }
    std::string say(const StayExhausted&) const { return "Stay exhausted"; }
    std::string say(const RaiseStat& raise) const {
        const auto* choice = get_if<ChooseStat>(&asked);
        const std::string now =
            choice == nullptr ? "" : ", " + std::to_string(hero(choice->hero).stats[raise.stat]) + " now";
        return std::string(name_of(raise.stat)) + now;
    }
    std::string say(const Recover& recover) const {
        const auto* choice = get_if<ChooseRecovery>(&asked);
        if (choice == nullptr || recover.recovery == Recovery::nothing) return "Nothing";
        return recover.recovery == Recovery::magic ? std::to_string(choice->mp) + " MP"
                                                   : std::to_string(choice->hp) + " HP";
    }
    std::string say(const TakePath& path) const { return encounter(path.encounter); }
    std::string say(const TakeQuest& take) const {
        const QuestType& quest = content.quests[take.quest];
        return name(take.quest) + ", level " + std::to_string(quest.level) + (quest.side ? ", a side quest" : "");
    }
    std::string say(const ChooseLine& choice) const {
        const auto* line = get_if<ChooseEventLine>(&asked);
        const std::string which = choice.second ? "The second line" : "The first line";
        return line == nullptr ? which : which + ": " + event_line(line->card, line->line + (choice.second ? 2u : 1u));
    }
    std::string say(const Retire&) const { return "Retire"; }
    std::string say(const BeginAgain&) const { return "Begin New Game Plus"; }
    std::string say(const Concede&) const { return "Give the encounter up"; }

private:
    // Who uses what is on the list.
    Model acting() const {
        return heroes::match(asked, [](const auto& decision) {
            if constexpr (requires { decision.hero; })
                return decision.hero;
            else
                return Model::hero_1;
        });
    }
    // Whom an attack is aimed at, if the action declares one.
    Models targets_of(const Action& action) const {
        Table next = table;
        heroes::Pcg32 chance{1};
        Models targets{};
        play(next, action, chance, [&]<class E>(const E& event) {
            if constexpr (std::is_same_v<E, AttackDeclared>)
                if (targets.empty()) targets = event.targets;
        });
        return targets;
    }
    // The odds against each target that the action lets choose.
    std::string by_target(const Action& action) const {
        Table next = table;
        heroes::Pcg32 chance{1};
        play(next, action, chance);
        if (is_over(next) || !holds_alternative<ChooseTarget>(*pending(next))) return "";
        std::vector<std::string> targets;
        for (const Action& aim : legal_actions(next))
            if (const auto* target = get_if<TargetModel>(&aim); target != nullptr && is_monster(target->model))
                targets.push_back("against " + model(target->model) + " " + odds_against(next, aim, target->model));
        return targets.empty() ? "" : ": " + joined(targets, " | ");
    }
    static std::string encounter(EncounterCard card) {
        const EncounterType& type = content.encounters[card];
        return std::string(type.title) + ": " + in_words(type.victory);
    }
    static std::string event_line(EventCard card, std::size_t number) {
        const auto& lines = content.events[card].lines;
        if (number >= lines.size()) return "nothing";
        const auto& line = lines[number];
        return std::string(name_of(line.kind)) + (line.amount == 0 ? "" : " " + std::to_string(line.amount));
    }
};

inline std::string offer(const Table& table, const Action& action, Style style) {
    const Offers offers{{{table, style}}, pending(table).value_or(Decision{})};
    return heroes::match(action, [&](const auto& act) { return offers.say(act); });
}

inline constexpr std::string_view help = R"(
All play together. Lead four Heroes through the encounters of a quest. In a round
Heroes and monsters act in turn along the track; at its Final Step a Timer goes,
or an Event is turned over.

A Hero has movement, and action points for attacks, spells and items. An attack
rolls its dice, adds a stat and is compared with the target's VIT: the chart
says how much damage that is. Walls and tall obstacles block the sight; difficult
ground costs more. Without HP a Hero is exhausted and rolls LUCK to stand again.

The map: 1 to 4 are the Heroes, A1 or BO enemies, + squares within reach, * goals,
~ difficult ground, o short and O tall obstacles, # walls, = stairs, _ steps.

Words that you can type: c4 | longbow | A2 | end activation | raise str | pass
)";

}  // namespace terminal::shining
