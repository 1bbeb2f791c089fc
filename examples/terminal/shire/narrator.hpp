#pragma once

#include <string>
#include <vector>

#include "../lines.hpp"
#include "words.hpp"

namespace terminal::shire {

// Tells events in sentences.
class Narrator : Nouns, public Lines {
public:
    Narrator(const Table& on, Style with) : Nouns{{on, with}} {}

    void tell(const GameStarted& game) {
        sentence(style.paint("Heroes of the Shire Arena", Colour::bold) + ": " + counted(game.players, "player") +
                 (game.teams == Teams{} ? ", free for all" : "") + ", level " + std::to_string(game.levels[Seat::one]) +
                 ".");
    }
    void tell(const CharacterTaken& taken) {
        sentence(seat(taken.seat) + " plays the " + with_name(taken.character) + ".");
    }
    void tell(const MasterySpent& spent) {
        std::vector<std::string> paths;
        heroes::for_each_enumerator<Path>([&](Path path) {
            if (spent.depths[path] != 0)
                paths.push_back(path_name(spent.seat, path) + " " + std::to_string(spent.depths[path]));
        });
        if (!paths.empty()) sentence(seat(spent.seat) + " masters " + listed(paths) + ".");
    }
    void tell(const CardAdded& added) { sentence(seat(added.seat) + " takes the " + name(added.card) + "."); }
    void tell(const CardRemoved&) { end_list(); }
    void tell(const BountyRolled& rolled) {
        item("Rolls for the bounty: ", seat(rolled.seat) + " " + std::to_string(rolled.face));
    }
    void tell(const BountyMoved& moved) { sentence("The bounty is on " + seat(moved.to) + "."); }
    void tell(const TieRolled& rolled) {
        item("Rolls for the order of the equally agile: ", actor(rolled.actor) + " " + std::to_string(rolled.face));
    }
    void tell(const RoundBegan& round) {
        std::vector<std::string> names;
        for (const Actor who : round.order) names.push_back(actor(who));
        sentence("");
        sentence(style.paint("Round " + std::to_string(round.round), Colour::bold) + ": " + listed(names) +
                 ", in this order.");
    }
    void tell(const OrderChanged& changed) {
        sentence(actor(changed.actor) + " is at place " + std::to_string(changed.place + 1) + " of the turn order.");
    }
    void tell(const TurnBegan& turn) {
        forget_announced();
        sentence(style.paint(actor(turn.actor) + "'s turn.", Colour::bold));
    }
    void tell(const PhaseBegan&) {
        forget_announced();
        end_list();
    }
    void tell(const TurnSkipped& skipped) {
        sentence(actor(skipped.actor) + " skips the turn: " + name(skipped.because) + ".");
    }
    // Often nothing comes of it: nobody has attacked, or all are in full health.
    void tell(const AbilityTriggered& triggered) {
        announce(actor(triggered.owner) + "'s " + ability_name(owner_of(triggered.owner), triggered.ability) + ".");
    }
    void tell(const MainPhasePassed& passed) { sentence(actor(passed.actor) + " casts nothing."); }
    void tell(const TurnEnded& ended) {
        forget_announced();
        end_list();
        if (ended.cut_short) sentence(actor(ended.actor) + "'s turn is cut short.");
    }
    void tell(const GameOver&) { end_list(); }

    void tell(const BuffPlaced& buff) {
        item(actor(buff.actor) + " has ",
             signed_number(buff.amount) + " " + std::string(name_of(buff.stat)) + duration(buff.column));
    }
    void tell(const BuffsMoved& moved) {
        if (moved.from == Turns::one)
            item("It wears off: ",
                 actor(moved.actor) + "'s " + signed_number(moved.amount) + " " + std::string(name_of(moved.stat)));
    }
    void tell(const BuffsRemoved& removed) {
        item("Gone is ",
             actor(removed.actor) + "'s " + signed_number(removed.amount) + " " + std::string(name_of(removed.stat)));
    }
    void tell(const ConditionPlaced& placed) {
        item(actor(placed.actor) + " has ",
             token(placed.condition, placed.number, placed.stats) +
                 (one_time_conditions.has(placed.condition) && placed.column == Turns::permanent
                      ? ""
                      : duration(placed.column)));
    }
    void tell(const ConditionTicked& ticked) {
        if (ticked.from == Turns::one)
            item("It wears off: ", actor(ticked.actor) + "'s " + token(ticked.condition, ticked.number, {}));
    }
    void tell(const ConditionRemoved& removed) {
        if (removed.cause == Cause::replaced) return;
        item("Gone is ", actor(removed.actor) + "'s " + token(removed.condition, removed.number, {}));
    }
    void tell(const DieChanged& changed) {
        if (changed.cause == Cause::upkeep || changed.cause == Cause::cast) return;
        sentence("The die on " + actor(changed.actor) + "'s " + name(changed.spell) + " goes from " +
                 std::to_string(changed.from) + " to " + std::to_string(changed.to) + ".");
    }

    void tell(const SpellAnnounced& cast) {
        forget_announced();
        const std::string how = cast.casting == Casting::main_phase ? " casts "
                                : cast.casting == Casting::reaction ? " answers with "
                                                                    : " strikes back with ";
        const std::string at = cast.target == Actor::nobody ? "" : " at " + actor(cast.target);
        sentence(actor(cast.caster) + how + style.paint(name(cast.spell), Colour::bold) + at + ".");
    }
    void tell(const ConditionDieAimed& aimed) { more("For " + actor(aimed.target) + ":"); }
    void tell(const ConditionDieRolled& rolled) {
        more("The die for " + name(rolled.condition) + " shows " + std::to_string(rolled.face) + ": " +
             (rolled.success ? "yes." : "no."));
    }
    void tell(const PartBegan&) { end_list(); }
    void tell(const PartLost& lost) { sentence("The rest of " + name(lost.spell) + " is lost."); }
    void tell(const ReactionOffered&) { end_list(); }
    void tell(const ReactionDeclined& declined) { sentence(seat(declined.seat) + " lets it happen."); }
    void tell(const AttackRedirected& redirected) {
        sentence(actor(redirected.from) + " sends the attack on to " + actor(redirected.to) + ".");
    }
    void tell(const DodgeRolled& rolled) {
        sentence(actor(rolled.actor) + " rolls " + std::to_string(rolled.face) +
                 " to dodge: " + (rolled.dodged ? "missed!" : "hit."));
    }
    // The spell that follows tells the same.
    void tell(const CounterAttacked& countered) {
        announce(actor(countered.actor) + " strikes back at " + actor(countered.attacker) + ".");
    }

    // "9 (4 + 5 stats) less 4 defence against Blue: 5 damage."
    void tell(const DamageComputed& computed) {
        const Damage& damage = computed.damage;
        std::string sum = std::to_string(damage.printed) + " printed";
        const auto add = [&](int number, std::string_view what) {
            if (number != 0)
                sum += (number < 0 ? " - " : " + ") + std::to_string(std::abs(number)) + " " + std::string(what);
        };
        add(damage.stats, "stats"), add(damage.flat, "bonus"), add(damage.element, "element");
        add(-damage.defence, "defence"), add(damage.percent, "by percentages");
        const std::string end = damage.prevented ? "prevented." : std::to_string(damage.dealt) + " damage.";
        sentence("Against " + actor(computed.target) + " " + sum + ": " + end);
    }
    void tell(const LargeDamage&) { more("What a blow!"); }
    void tell(const ShieldChanged& changed) {
        more(actor(changed.actor) + "'s shield: " + std::to_string(changed.from) + " -> " + std::to_string(changed.to) +
             ".");
    }
    void tell(const HpLost& lost) {
        const std::string numbers = std::to_string(lost.from) + " -> " + std::to_string(lost.to) + " HP.";
        if (lost.cause == Cause::attack) return more(actor(lost.actor) + ": " + numbers);
        if (lost.cause == Cause::effect) return sentence(actor(lost.actor) + " is hurt: " + numbers);
        sentence(with_capital(std::string(name_of(lost.cause))) + " hurts " + actor(lost.actor) + ": " + numbers);
    }
    void tell(const HpGained& gained) {
        if (gained.from == gained.to) return;
        const std::string numbers = std::to_string(gained.from) + " -> " + std::to_string(gained.to);
        if (gained.cause == Cause::effect || gained.cause == Cause::bounty)
            return sentence(actor(gained.actor) + " gains HP: " + numbers + ".");
        sentence(with_capital(std::string(name_of(gained.cause))) + " heals " + actor(gained.actor) + ": " + numbers +
                 " HP.");
    }
    void tell(const HpPaid& paid) {
        sentence(actor(paid.actor) + " pays " + std::to_string(paid.from - paid.to) + " HP and has " +
                 std::to_string(paid.to) + ".");
    }
    void tell(const BaseHpRaised& raised) {
        sentence(actor(raised.actor) + " gains " + std::to_string(raised.by) + " HP and base HP.");
    }
    void tell(const GlowingTriggered& glowing) {
        sentence(actor(glowing.gainer) + "'s gain makes " + actors(glowing.holders) + " glow.");
    }
    void tell(const ActorDefeated& fallen) {
        sentence(actor(fallen.actor) + style.paint(" is defeated!", Colour::bold));
    }
    void tell(const DarknessTriggered& darkness) { sentence("Darkness falls on " + actors(darkness.holders) + "."); }
    void tell(const ActorRevived& revived) {
        sentence(actor(revived.actor) + " stands again with " + std::to_string(revived.hp) + " HP.");
    }
    void tell(const CreatureSummoned& summoned) {
        sentence(seat(owner_of(summoned.actor)) + " summons the " + name(summoned.card) + ", " +
                 std::to_string(summoned.hp) + " HP.");
    }
    void tell(const CreatureRemoved& removed) {
        sentence(seat(owner_of(removed.actor)) + "'s " + name(removed.card) + " leaves.");
    }
    void tell(const BountyRewarded& rewarded) {
        forget_announced();
        sentence(seat(rewarded.seat) + " is rewarded for the bounty.");
    }
};

}  // namespace terminal::shire
