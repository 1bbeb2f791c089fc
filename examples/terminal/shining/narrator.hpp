#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "../lines.hpp"
#include "words.hpp"

namespace terminal::shining {

// Tells events in sentences.
class Narrator : Nouns, public Lines {
public:
    Narrator(const Table& on, Style with) : Nouns{{on, with}} {}

    void tell(const GameStarted& game) {
        sentence(style.paint("Shining Heroes", Colour::bold) + ": " + counted(game.players, "player") + ", one " +
                 std::string(name_of(game.scope)) + ".");
    }
    void tell(const HeroJoined& joined) {
        sentence(style.paint(name(joined.card), static_cast<Colour>(joined.player)) + " joins the party, played by " +
                 seat(joined.player) + ".");
    }
    void tell(const QuestBegan& quest) {
        const QuestType& type = content.quests[quest.quest];
        sentence("");
        sentence(style.paint(name(quest.quest), Colour::bold) + ", level " + std::to_string(type.level) + ". " +
                 std::string(type.introduction));
    }
    void tell(const PartyRestored&) { sentence("The Heroes are what they were before the quest."); }
    void tell(const ItemGiven& given) { item(model(given.hero) + " takes ", "the " + name(given.item)); }
    void tell(const EquipmentGiven& given) { item(model(given.hero) + " takes ", "the " + name(given.equipment)); }
    void tell(const StatRaised& raised) {
        sentence(model(raised.hero) + "'s " + std::string(name_of(raised.stat)) + " grows to " +
                 std::to_string(raised.value) + ".");
    }
    void tell(const RecoveryChosen&) { end_list(); }
    void tell(const PathChosen& path) { sentence("The party goes on to " + name(path.encounter) + "."); }
    void tell(const QuestEnded& quest) {
        sentence(name(quest.quest) + (quest.completed
                                          ? " is completed. " + std::string(content.quests[quest.quest].epilogue)
                                          : " has failed."));
    }
    void tell(const QuestUnlocked& quest) { sentence("A new quest: " + name(quest.quest) + "."); }
    void tell(const NewGamePlusBegan&) { sentence("New Game Plus begins."); }
    void tell(const GameOver&) { end_list(); }

    void tell(const EncounterBegan& began) {
        const EncounterType& type = content.encounters[began.encounter];
        sentence("");
        sentence("Encounter " + std::string(type.number) + ", " + style.paint(std::string(type.title), Colour::bold) +
                 ". " + std::string(type.text));
        sentence(in_words(type.victory) + ".");
    }
    void tell(const MonsterSpawned& spawned) { item("Out come: ", model(spawned.model) + " at " + at(spawned.square)); }
    void tell(const SpawnFailed& failed) { sentence("There is no room for " + model(failed.model) + "."); }
    void tell(const ObjectPlaced& placed) {
        sentence("To be protected: " + model(Model::object) + " at " + at(placed.square) + ", " +
                 std::to_string(placed.hp) + " HP.");
    }
    void tell(const ChartRolled& rolled) {
        sentence("The roll on the encounter chart is " + std::to_string(rolled.face) + ".");
    }
    void tell(const EventPlaced&) { more("An Event lies on the Final Step."); }
    void tell(const TimersPlaced& placed) {
        sentence(counted(placed.added, "Timer") + (placed.added == 1 ? " is" : " are") + " laid on the Final Step.");
    }
    void tell(const HeroNumbered&) { end_list(); }
    void tell(const HeroPlaced& placed) { item("The Heroes start: ", model(placed.hero) + " at " + at(placed.square)); }
    void tell(const CombatBegan&) { end_list(); }
    void tell(const RoundBegan& round) {
        sentence("");
        sentence(style.paint("Round " + std::to_string(round.round), Colour::bold) + ".");
    }
    void tell(const TokenMoved&) { end_list(); }
    void tell(const TimerDiscarded& discarded) {
        sentence("A Timer goes: " + std::to_string(discarded.timers) + " left.");
    }
    void tell(const EventRevealed& revealed) {
        sentence("An Event: " + style.paint(name(revealed.card), Colour::bold) + ".");
    }
    void tell(const LineChosen&) { end_list(); }
    void tell(const LineResolved&) { end_list(); }
    void tell(const TestRolled& rolled) {
        sentence(model(rolled.hero) + " rolls " + std::to_string(rolled.face) + ", " + std::to_string(rolled.total) +
                 " of " + std::to_string(rolled.threshold) + " in all.");
    }
    void tell(const RageChanged& rage) {
        sentence("The monsters rage: " + std::to_string(rage.rage) + " more on attacks.");
    }
    void tell(const MapFlooded&) { sentence("Water rises."); }
    void tell(const EventDiscarded&) { end_list(); }
    void tell(const GoalTouched& touched) {
        sentence(model(touched.hero) + " stands on the goal at " + at(touched.square) + ".");
    }
    void tell(const EncounterWon& won) { sentence(style.paint(name(won.encounter) + " is won!", Colour::bold)); }
    void tell(const EncounterLost& lost) {
        sentence(style.paint(name(lost.encounter) + " is lost", Colour::bold) + ": " + std::string(name_of(lost.by)) +
                 ".");
    }

    void tell(const ActivationBegan& began) {
        sentence(style.paint(model(began.hero) + "'s activation.", Colour::bold));
    }
    void tell(const ActivationEnded&) { end_list(); }
    // Steps of one way are told together.
    void tell(const ModelMoved& moved) { item(model(moved.model) + way(moved.reason), at(moved.to)); }
    void tell(const PointsChanged&) {}
    void tell(const PowerUsed& used) {
        sentence(model(used.hero) + " uses " + power_name(used.hero, used.power) + ".");
    }
    void tell(const ItemUsed& used) { sentence(model(used.hero) + " uses " + name(used.item) + "."); }
    void tell(const StatusGained& gained) {
        sentence(model(gained.model) + " has " + with_capital(std::string(name_of(gained.kind))) + " " +
                 std::to_string(gained.value) + ".");
    }
    void tell(const StatusEnded&) { end_list(); }
    void tell(const Healed& healed) {
        if (healed.from != healed.to)
            sentence(model(healed.model) + " regains HP: " + std::to_string(healed.from) + " -> " +
                     std::to_string(healed.to) + ".");
    }
    void tell(const LuckRolled& rolled) { sentence(model(rolled.hero) + " rolls LUCK: " + faces(rolled.dice) + "."); }
    void tell(const LuckDieDiscarded&) { end_list(); }
    void tell(const LuckResolved& resolved) {
        more(std::to_string(resolved.successes) + (resolved.successes == 1 ? " success." : " successes."));
    }
    void tell(const Exhausted& exhausted) {
        sentence(model(exhausted.hero) + style.paint(" is exhausted!", Colour::bold));
    }
    void tell(const Revived& revived) { sentence(model(revived.hero) + " stands again."); }

    void tell(const AttackDeclared& attack) {
        rolled_ = false;
        fallen_.reset();
        sentence(model(attack.attacker) + " attacks " +
                 (attack.targets.empty() ? at(attack.centre) : models(attack.targets)) + " with " +
                 name(attack.attack) + ".");
    }
    void tell(const DiceRolled& rolled) {
        rolled_ = true;
        std::vector<std::string> shown;
        for (const Die& die : rolled.dice)
            shown.push_back(std::string(name_of(die.size)) + " " + std::to_string(die.face));
        more("The dice: " + joined(shown, ", ") + ".");
    }
    void tell(const DieDiscarded& discarded) { more("A " + std::to_string(discarded.die.face) + " is discarded."); }
    void tell(const AttackCompared& compared) {
        const std::string damage = compared.damage == 0 ? "missed." : std::to_string(compared.damage) + " DMG.";
        if (!rolled_) return more(model(compared.target) + ": " + damage);
        more(std::to_string(compared.total) + " against VIT " + std::to_string(compared.vit) + " of " +
             model(compared.target) + ": " + damage);
    }
    // What would befall a model that has fallen does not.
    void tell(const ChainTriggered& chain) {
        if (fallen_ != chain.target || !befalls_target(chain.effect)) more("Chain: " + in_words(chain.effect) + ".");
    }
    void tell(const WindowOpened&) { end_list(); }
    void tell(const ReactionPassed&) { end_list(); }
    void tell(const DamageBlocked& blocked) {
        sentence(model(blocked.by) + " blocks: " + std::to_string(blocked.from) + " -> " + std::to_string(blocked.to) +
                 " DMG.");
    }
    void tell(const Damaged& damaged) {
        more(model(damaged.model) + ": " + std::to_string(damaged.from) + " -> " + std::to_string(damaged.to) + " HP.");
    }
    void tell(const PushStarted& push) {
        sentence(model(push.target) + " is pushed " + std::string(name_of(push.direction)) + ".");
    }
    void tell(const PushDeclined&) { end_list(); }
    void tell(const PushEnded& push) {
        if (!push.completed) more("It cannot go further.");
    }
    void tell(const DeathDefied& defied) {
        sentence(model(defied.model) + " rolls " + std::to_string(defied.face) + " and " +
                 (defied.stays ? "stays." : "falls."));
    }
    void tell(const ModelRemoved& removed) {
        fallen_ = removed.model;
        sentence(model(removed.model) + style.paint(" falls!", Colour::bold));
    }

    void tell(const MonsterActivated& activated) {
        lost_ = false;
        sentence(model(activated.model) + "'s activation.");
    }
    void tell(const AiDeckReshuffled&) { end_list(); }
    void tell(const AiCardRevealed& revealed) { more(name(revealed.card) + "."); }
    void tell(const TargetChosen& chosen) { more("It goes for " + model(chosen.target) + "."); }
    // Once, also of a monster that has several attacks.
    void tell(const AttackLost&) {
        if (!std::exchange(lost_, true)) more("Nobody is within its reach.");
    }
    void tell(const MonsterDone&) { end_list(); }

private:
    static bool befalls_target(const Effect& effect) {
        const bool is_blow =
            effect.kind == EffectKind::damage || effect.kind == EffectKind::push || effect.kind == EffectKind::slow;
        return is_blow && !effect.self;
    }
    static std::string way(MoveReason reason) {
        if (reason == MoveReason::push) return " is pushed to ";
        return reason == MoveReason::stairs ? " takes the stairs to " : " goes to ";
    }
    static std::string faces(const LuckDice& dice) {
        std::vector<std::string> shown;
        heroes::for_each_enumerator<LuckFace>([&](LuckFace face) {
            for (int i = 0; i != dice[face]; ++i) shown.emplace_back(name_of(face));
        });
        return joined(shown, ", ");
    }

    bool rolled_ = false;            // for the attack that is told; some do their DMG without dice
    bool lost_ = false;              // an attack of the monster that acts
    std::optional<Model> fallen_{};  // in the attack that is told
};

}  // namespace terminal::shining
