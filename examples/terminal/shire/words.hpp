#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <heroes/core/match.hpp>
#include <heroes/shire.hpp>

#include "../names.hpp"
#include "../text.hpp"
#include "cards.hpp"
#include "forecast.hpp"

namespace terminal::shire {

// Players, their characters and creatures in words.
struct Nouns : Players<Table> {
    // "Red" is the character of Red; creatures are "Red's Wolf".
    std::string actor(Actor who) const {
        if (who == Actor::nobody) return "nobody";
        const Seat owner = owner_of(who);
        if (is_character(who)) return seat(owner);
        const Card card = creature(table, who).card;
        return seat(owner) + "'s " + (content.has(card) ? name(card) : "pet");
    }
    std::string actors(ActorSet who) const {
        std::vector<std::string> names;
        who.for_each([&](Actor each) { names.push_back(actor(each)); });
        return listed(names);
    }
    CharacterCard card_of(Seat who) const { return table.characters[who].card; }
    // An ability that answers something, by its number.
    const Sourced& ability(Seat who, std::size_t number) const { return content.of[card_of(who)].triggers[number]; }
    std::string ability_name(Seat who, std::size_t number) const {
        const Source& source = ability(who, number).source;
        const CharacterType& type = content.characters[card_of(who)];
        if (source.kind == SourceKind::card) return name(source.card);
        return name(source.kind == SourceKind::character ? type.ability : type.nodes[source.node]);
    }
    std::string path_name(Seat who, Path path) const { return std::string(content.path_names[card_of(who)][path]); }
    std::string health(Actor who) const {
        return std::to_string(hp(table, who)) + " of " + std::to_string(base_hp(table, who)) + " HP";
    }
    // "Shield Sweep [4]" is a spell with a cooldown die that shows 4.
    std::string with_die(Actor who, Slot slot) const {
        const int die = die_on(table, who, slot);
        return name(spell_in(table, who, slot)) + (die == 0 ? "" : " [" + std::to_string(die) + "]");
    }
};

// What the game asks, in words.
struct Questions : Nouns {
    std::string say(const ChooseCharacter&) const { return "which character do you play?"; }
    std::string say(const ChooseMastery& choice) const {
        return "spend " + counted(table.options.levels[choice.seat], "mastery point") + " on the paths of the " +
               name(card_of(choice.seat)) + "; each is unlocked from its first node on.\n" +
               mastery_board(choice.seat) + "\nHow many on each path?";
    }
    std::string say(const ChooseCard& choice) const {
        return "which " + std::string(name_of(choice.group)) + " goes on the ability tab?";
    }
    std::string say(const OrderTokens& choice) const {
        return "you have " + health(character_of(choice.seat)) + ". Which token do you tick next?";
    }
    std::string say(const GetBackUp& choice) const {
        return "you are knocked down with " + health(character_of(choice.seat)) + ". Pay to get back up?";
    }
    std::string say(const HeroPhase&) const { return "Hero phase: which ability do you use?"; }
    std::string say(const MainPhase& phase) const {
        return "Main phase: which spell does " + actor(phase.actor) + " cast?";
    }
    std::string say(const ChooseTarget&) const { return "whom is it aimed at?"; }
    std::string say(const OfferPayment& offer) const { return "pay " + std::to_string(offer.price) + " HP for more?"; }
    std::string say(const ChooseDie& choice) const {
        return "on which spell does the die go down by " + std::to_string(choice.number) + "?";
    }
    std::string say(const ChooseImmobilised& choice) const {
        return "on which spell of " + actor(choice.target) + " does the die go up by " + std::to_string(choice.number) +
               "?";
    }
    std::string say(const OfferReaction&) const { return "you are attacked. Do you answer it?"; }
    std::string say(const OfferRedirect&) const { return "you are attacked. Send the attack on to somebody else?"; }
    std::string say(const ChooseCounter& choice) const {
        return "with which spell do you strike back at " + actor(choice.attacker) + "?";
    }
    std::string say(const OfferAbility& offer) const {
        return "use " + ability_name(offer.seat, offer.ability) + " (" +
               in_words(ability(offer.seat, offer.ability).passive) + ")?";
    }

private:
    std::string mastery_board(Seat who) const {
        std::vector<std::string> paths;
        heroes::for_each_enumerator<Path>([&](Path path) {
            std::vector<std::string> nodes;
            for (int i = 1; i <= content.characters[card_of(who)].lengths[path]; ++i)
                nodes.push_back(std::to_string(i) + " " + in_words(card_of(who), node(path, i)));
            paths.push_back(style.paint(path_name(who, path), Colour::bold) + ": " + joined(nodes, "; "));
        });
        return joined(paths, "\n");
    }
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

    std::string say(const TakeCharacter& take) const { return with_name(take.character); }
    // In the order of the paths, which the question names: the list is long.
    std::string say(const SpendMastery& spend) const {
        const auto number = [](Points points) { return std::to_string(heroes::index_of(points)); };
        return number(spend.first) + " + " + number(spend.second) + " + " + number(spend.third);
    }
    std::string say(const TakeCard& take) const { return with_name(take.card); }
    std::string say(const TickToken& tick) const {
        return token(tick.condition, tick.number, {}) + ", " +
               (tick.column == Turns::permanent ? "permanent" : std::string(name_of(tick.column)) + " left");
    }
    std::string say(const PayHp&) const { return "Pay" + outlook(PayHp{}); }
    std::string say(const Decline&) const {
        if (holds_alternative<GetBackUp>(asked)) return "Stay down and skip the turn";
        if (holds_alternative<OfferPayment>(asked)) return "Do not pay";
        return "No";
    }
    std::string say(const UseAbility& use) const {
        const std::string title = ability_name(me, use.ability);
        if (content.has(use.card)) return title + ": " + with_name(use.card);
        return title + ": " + in_words(ability(me, use.ability).passive.part);
    }
    std::string say(const EndHeroPhase&) const { return "Go on to the Main phase"; }
    std::string say(const CastSpell& cast) const {
        return name(cast.spell) + ": " + cooldown(cast.spell) + prospects(cast, in_words(cast.spell));
    }
    std::string say(const Pass&) const { return "Pass: nothing can be cast"; }
    std::string say(const AimAt& aim) const { return actor(aim.target) + outlook(aim); }
    std::string say(const PickSpell& pick) const {
        const auto* counter = get_if<ChooseCounter>(&asked);
        if (counter != nullptr) return name(pick.spell) + outlook(pick);
        const auto* immobilised = get_if<ChooseImmobilised>(&asked);
        const Actor whose = immobilised != nullptr ? immobilised->target : get<ChooseDie>(asked).actor;
        return with_die(whose, content.slot_of[pick.spell]);
    }
    std::string say(const Redirect& redirect) const {
        return "To " + actor(redirect.target) + " by " + name(redirect.token) + outlook(redirect);
    }
    std::string say(const Dodge&) const { return "Roll" + outlook(Dodge{}); }

private:
    static std::string cooldown(Spell spell) {
        const int dice = content.spells[spell].cd;
        return dice == 0 ? "" : "[cd " + std::to_string(dice) + "] ";
    }
    std::string forecast(const Table& from, const Action& action) const {
        return Forecast(from, action).text([&](Actor who) { return actor(who); });
    }
    // What the action does to everybody, if it is anything.
    std::string outlook(const Action& action) const {
        const std::string text = forecast(table, action);
        return text.empty() ? "" : ": " + text;
    }
    // The same for a spell; where a target is to be chosen, for each of them.
    std::string prospects(const Action& action, const std::string& otherwise) const {
        const Forecast forecast(table, action);
        const std::string text = forecast.text([&](Actor who) { return actor(who); });
        if (!text.empty()) return text;
        if (forecast.asks_for_target() == nullptr) return otherwise;
        const std::string targets = by_target(*forecast.asks_for_target());
        return targets.empty() ? otherwise : targets;
    }
    std::string by_target(const Table& asking) const {
        std::vector<std::string> targets;
        for (const Action& aim : legal_actions(asking)) {
            const std::string text = forecast(asking, aim);
            if (!text.empty()) targets.push_back(text);
        }
        return joined(targets, " | ");
    }
};

inline std::string offer(const Table& table, const Action& action, Style style) {
    const Offers offers{{{table, style}}, decider(table), pending(table).value_or(Decision{})};
    return heroes::match(action, [&](const auto& act) { return offers.say(act); });
}

inline constexpr std::string_view help = R"(
Be the last side standing. A round: everybody acts once, the most agile first.
A turn: tokens tick (Bleed, Burn and the like hurt, columns move to the left),
cooldown dice go down, then abilities of the Hero phase, then one spell.

An attack deals what is printed and the stats of the spell, with bonuses and
the elements, less the target's defence; then percentages. The shield takes
damage first. Light is strong against shadow, and so on: the lists say what a
spell will do to each target, as things stand, and how likely the dice are.
[4] behind a spell is its cooldown die: it cannot be cast for 4 more turns.

Redirect, Dodge and Counter-attack answer an attack; Stun, Sleep, Frozen and
Knockback cost a turn. Whoever strikes the holder of the bounty is rewarded.

Words that you can type: warrior | sword swing | blue | pet of two | no | pay
)";

}  // namespace terminal::shire
