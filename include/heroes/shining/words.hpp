#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <type_traits>

#include <heroes/core/phrases.hpp>
#include <heroes/shining/cards.hpp>
#include <heroes/shining/effects.hpp>
#include <heroes/shining/pieces.hpp>

// What is printed on cards, in the books and on the charts, in words that are made from its data, so that they fit
// every content.
//   in_words(rules, card)                a Hero, attack, trait, spell, item, monster, Event, encounter ... as a text
//   in_words(encounter.victory)          an effect, a line, a goal ... by itself
//   describe(rules, card, write)         the same, piece by piece
namespace heroes::shining {

using heroes::describe;
using heroes::in_words;

namespace detail {

// " if another Hero is next to the target": a condition behind its passive.
constexpr std::string_view words_for(Condition condition) {
    switch (condition) {
        case Condition::always_so: return "";
        case Condition::unmoved: return " if the Hero has not moved";
        case Condition::flanked: return " next to two monsters";
        case Condition::engaged: return " if another Hero is next to the target";
        case Condition::wounded: return " at half HP or less";
    }
    return "";
}
constexpr std::string_view words_for(Trigger trigger) {
    switch (trigger) {
        case Trigger::no_trigger: return "";
        case Trigger::would_suffer: return "before damage";
        case Trigger::after_attacked: return "after being attacked";
    }
    return "";
}
constexpr std::string_view words_for(Who who) {
    switch (who) {
        case Who::each_hero: return "each Hero";
        case Who::weakest_hero: return "the weakest Hero";
        case Who::heroes_on_difficult: return "each Hero on a Difficult square";
        case Who::heroes_alone: return "each Hero without another within 2";
    }
    return "";
}

// What an effect does, behind when it does so.
template <class Write, class Start>
constexpr void say(Phrases<Write>& phrases, const Effect& effect, const Start& start) {
    const int n = effect.amount;
    const std::string_view end = effect.self ? " for the attacker" : "";
    switch (effect.kind) {
        case EffectKind::nothing: return;
        case EffectKind::damage: return phrases.say(start, "+", n, " DMG", end);
        case EffectKind::override_chart: return phrases.say(start, n, " DMG instead of the chart's", end);
        case EffectKind::heal: return phrases.say(start, "heals ", n, end);
        case EffectKind::magic: return phrases.say(start, "+", n, " MP", end);
        case EffectKind::push: return phrases.say(start, "Push ", n, end);
        case EffectKind::walk: return phrases.say(start, "moves up to ", n, end);
        case EffectKind::action_points: return phrases.say(start, "+", n, " AP", end);
        case EffectKind::advantage: return phrases.say(start, "Advantage ", n, " on the next roll", end);
        case EffectKind::ward: return phrases.say(start, "+", n, " VIT until the next activation", end);
        case EffectKind::slow: return phrases.say(start, "-", n, " MOVE in the next activation", end);
        case EffectKind::provoke: return phrases.say(start, "draws the monsters within ", name_of(effect.stat), end);
        case EffectKind::timer: return phrases.say(start, "+", n, n == 1 ? " Timer" : " Timers", end);
        case EffectKind::block: return phrases.say(start, "blocks ", n, " DMG", end);
        case EffectKind::strike: return phrases.say(start, "strikes back with a weapon", end);
    }
}
template <class Write>
constexpr void say(Phrases<Write>& phrases, const Effect& effect) {
    say(phrases, effect, "");
}

template <class Write>
constexpr void say(Phrases<Write>& phrases, const Passive& passive) {
    const int n = passive.amount;
    const std::string_view end = words_for(passive.condition);
    switch (passive.kind) {
        case PassiveKind::nothing: return;
        case PassiveKind::fly: return phrases.say("flies", end);
        case PassiveKind::move: return phrases.say("+", n, " MOVE", end);
        case PassiveKind::max_hp: return phrases.say("+", n, " MAX HP", end);
        case PassiveKind::vit: return phrases.say("+", n, " VIT", end);
        case PassiveKind::attack_bonus: return phrases.say("+", n, " to attacks", end);
        case PassiveKind::attack_advantage: return phrases.say("Advantage ", n, " on attacks", end);
        case PassiveKind::luck_aura:
            return phrases.say("Advantage ", n, " on LUCK rolls of other Heroes within ", int{passive.range}, end);
        case PassiveKind::sturdy: return phrases.say("cannot be pushed", end);
        case PassiveKind::sure_foot: return phrases.say("Difficult squares cost 1", end);
        case PassiveKind::regenerate: return phrases.say("regenerates ", n, end);
        case PassiveKind::undying: return phrases.say("survives with 1 HP if a D4 shows 4", end);
    }
}

// "2D4 + DEX".
constexpr auto roll_of(const AttackType& attack) {
    return [&attack](auto& write) {
        std::string_view gap = "";
        for (const Dice& dice : attack.dice) {
            write(gap);
            if (dice.count != 1) heroes::detail::write_integer(write, int{dice.count});
            write(name_of(dice.size));
            gap = " + ";
        }
        if (attack.stat) write(gap), write(name_of(*attack.stat));
    };
}
// "VIT + 5": the total that meets a row.
constexpr auto total_of(const Row& row) {
    return [times = int{row.times}, plus = int{row.plus}](auto& write) {
        if (times > 1) heroes::detail::write_integer(write, times), write(" x ");
        if (times != 0) write("VIT");
        if (times != 0 && plus != 0) write(" + ");
        if (times == 0 || plus != 0) heroes::detail::write_integer(write, plus);
    };
}
// "1 DMG from VIT, 2 DMG from 2 x VIT".
template <class Write>
constexpr void say(Phrases<Write>& phrases, const Row& row) {
    const bool always_met = row.times == 0 && row.plus == 0;
    phrases.say_if(always_met, int{row.damage}, " DMG in any case");
    phrases.say_if(!always_met, int{row.damage}, " DMG from ", total_of(row));
}
template <class Write>
constexpr void say(Phrases<Write>& phrases, const Chain& chain) {
    say(phrases, chain.effect, [&](auto& write) {
        write("if a "), write(name_of(chain.size)), write(" shows ");
        heroes::detail::write_integer(write, int{chain.face}), write(": ");
    });
}
// "D8 + STR, range 1, 1 DMG from VIT, 2 DMG from 2 x VIT, if a D8 shows 8: Push 2".
template <class Write>
constexpr void say(Phrases<Write>& phrases, const AttackType& attack) {
    phrases.say_if(!attack.dice.empty() || attack.stat.has_value(), roll_of(attack));
    phrases.say("range ", int{attack.range});
    phrases.say_if(attack.has_area(), "area ", int{attack.area});
    phrases.say_if(!attack.sight, "needs no line of sight");
    phrases.say_if(attack.ap != 1, int{attack.ap}, " AP");
    for (const Row& row : attack.rows) say(phrases, row);
    say(phrases, attack.on_hit, "on a hit: ");
    for (const Chain& chain : attack.chains) say(phrases, chain);
}

// " for 1 AP and 2 MP".
constexpr auto price_of(const PowerType& power) {
    return [ap = int{power.ap}, mp = int{power.mp}, rp = int{power.rp}](auto& write) {
        std::string_view gap = " for ";
        const auto pay = [&](int n, std::string_view what) {
            if (n == 0) return;
            write(gap), heroes::detail::write_integer(write, n), write(what);
            gap = " and ";
        };
        pay(ap, " AP"), pay(rp, " RP"), pay(mp, " MP");
    };
}
constexpr auto within(const PowerType& power) {
    return [range = int{power.range}, stat = power.range_stat](auto& write) {
        write(" within ");
        if (stat) return write(name_of(*stat));
        heroes::detail::write_integer(write, range);
    };
}
constexpr auto area_of(const PowerType& power) {
    return [power](auto& write) {
        write("all Heroes within ");
        heroes::detail::write_integer(write, power.area == no_area ? 0 : int{power.area});
        if (power.range != 0 || power.range_stat) write(" of a square"), within(power)(write);
    };
}
// On whom, where that has to be said.
template <class Write>
constexpr void write_target(const PowerType& power, Write& write) {
    switch (power.target) {
        case Target::self:
        case Target::table:
        case Target::by_attack: return;
        case Target::friend_within: return write("a Hero"), within(power)(write);
        case Target::other_friend: return write("another Hero"), within(power)(write);
        case Target::exhausted_friend: return write("an exhausted Hero"), within(power)(write);
        case Target::friends_area: return area_of(power)(write);
        case Target::attacker: return write("the attacker");
    }
}
constexpr bool names_target(Target target) {
    return target != Target::self && target != Target::table && target != Target::by_attack;
}
// "before damage, a Hero within 3: ": before the first effect.
constexpr auto start_of(const PowerType& power, bool first) {
    return [&power, first](auto& write) {
        if (!first) return;
        const bool names = names_target(power.target);
        write(words_for(power.trigger));
        if (names && power.trigger != Trigger::no_trigger) write(", ");
        write_target(power, write);
        if (names || power.trigger != Trigger::no_trigger) write(": ");
    };
}
template <class Write>
constexpr void say(Phrases<Write>& phrases, const Content& content, const PowerType& power) {
    if (power.use == Use::no_power) return;
    phrases.say(name_of(power.use), price_of(power));
    phrases.say_if(power.limit != Limit::no_limit, name_of(power.limit));
    if (power.attack && content.attacks.has(*power.attack)) say(phrases, content.attacks[*power.attack]);
    bool first = true;
    for (const Effect& effect : power.effects) {
        say(phrases, effect, start_of(power, first));
        first = false;
    }
}
// A trait, a spell, an item or a piece of equipment.
template <class Write>
constexpr void say(Phrases<Write>& phrases, const Content& content, const CardType& card) {
    for (const Passive& passive : card.passives) say(phrases, passive);
    if (card.weapon && content.attacks.has(*card.weapon)) {
        phrases.say("weapon");
        say(phrases, content.attacks[*card.weapon]);
    }
    say(phrases, content, card.power);
}

// "Fireball and Ghost Bolt": cards by their names.
template <class Cards>
constexpr auto titles(const Content& content, const Cards& cards) {
    return listed_by([&content, &cards](auto&& name) {
        for (const auto card : cards) name(name_in(content, card));
    });
}
template <class Write>
constexpr void say(Phrases<Write>& phrases, const Content& content, const HeroType& hero) {
    for_each_enumerator<Stat>([&](Stat stat) { phrases.say(name_of(stat), " ", int{hero.stats[stat]}); });
    phrases.say(int{hero.max_hp}, " HP");
    phrases.say_if(hero.max_mp != 0, int{hero.max_mp}, " MP");
    phrases.say("MOVE ", int{hero.move});
    phrases.say(int{hero.ap}, " AP");
    phrases.say_if(hero.rp != 0, int{hero.rp}, " RP");
    phrases.say("weapon ", name_in(content, hero.weapon));
    phrases.say_if(!hero.traits.empty(), hero.traits.size() == 1 ? "trait " : "traits ", titles(content, hero.traits));
    phrases.say_if(!hero.spells.empty(), hero.spells.size() == 1 ? "spell " : "spells ", titles(content, hero.spells));
}
template <class Write>
constexpr void say(Phrases<Write>& phrases, const Content& content, const MonsterType& monster) {
    phrases.say("STR ", int{monster.str});
    phrases.say("MAG ", int{monster.mag});
    phrases.say("VIT ", int{monster.vit});
    phrases.say(int{monster.hp}, " HP");
    phrases.say("MOVE ", int{monster.move});
    for (const Passive& passive : monster.passives) say(phrases, passive);
    phrases.say_if(!monster.attacks.empty(), "attacks with ", titles(content, monster.attacks));
}

// "A1 and A2 enter".
template <class Write>
constexpr void say_spawn(Phrases<Write>& phrases, Role role, Numbers numbers, std::string_view start = "") {
    if (role == Role::boss) return phrases.say(start, "the boss enters");
    const auto each = [role, numbers](auto&& name) {
        numbers.for_each([&](Number number) { name(name_of(monster(role, static_cast<int>(index_of(number)) + 1))); });
    };
    phrases.say(start, listed_by(each), numbers.size() == 1 ? " enters" : " enter");
}

// Whom a monster goes for.
template <class Write>
constexpr void say_target(Phrases<Write>& phrases, const AiType& card) {
    switch (card.rule) {
        case TargetRule::nearest:
        case TargetRule::farthest:
        case TargetRule::weakest: return phrases.say("goes for the ", name_of(card.rule), " Hero");
        case TargetRule::lowest:
        case TargetRule::highest:
            return phrases.say("goes for the Hero with the ", name_of(card.rule), " ", name_of(card.stat));
    }
}
constexpr auto further(int movement) {
    return [movement](auto& write) {
        if (movement != 0) write(" with +"), heroes::detail::write_integer(write, movement), write(" MOVE");
    };
}
constexpr auto times(int n) {
    return [n](auto& write) {
        if (n == 2) write(" twice");
        if (n > 2) write(" "), heroes::detail::write_integer(write, n), write(" times");
    };
}
template <class Write>
constexpr void say(Phrases<Write>& phrases, const Command& command) {
    const int n = command.amount;
    const bool second = command.attack != 0;
    switch (command.kind) {
        case CommandKind::approach:
            return phrases.say("approaches", second ? " for its second attack" : "", further(n));
        case CommandKind::close: return phrases.say("moves next to it", further(n));
        case CommandKind::attack:
            return phrases.say("attacks", second ? " with its second attack" : "", times(command.times));
        case CommandKind::retreat: return phrases.say("retreats by ", n);
        case CommandKind::mend: return phrases.say("heals ", n);
        case CommandKind::guard: return phrases.say("+", n, " VIT until its next activation");
        case CommandKind::spawn: return say_spawn(phrases, command.role, command.numbers);
    }
}
template <class Write>
constexpr void say(Phrases<Write>& phrases, const AiType& card) {
    say_target(phrases, card);
    for (const Command& command : card.commands) say(phrases, command);
}

template <class Write>
constexpr void say(Phrases<Write>& phrases, const Line& line, std::string_view start) {
    const int n = line.amount;
    const std::string_view sign = n > 0 ? "+" : "";
    switch (line.kind) {
        case LineKind::spawn: return say_spawn(phrases, line.role, line.numbers, start);
        case LineKind::damage: return phrases.say(start, words_for(line.who), " suffers ", n, " DMG");
        case LineKind::heal_heroes: return phrases.say(start, "each Hero heals ", n);
        case LineKind::heal_monsters: return phrases.say(start, "each monster heals ", n);
        case LineKind::magic_heroes: return phrases.say(start, sign, n, " MP for each Hero");
        case LineKind::test:
            return phrases.say(start, "each Hero with ", name_of(line.size), " + ", name_of(line.stat), " below ",
                               int{line.threshold}, " suffers ", n, " DMG");
        case LineKind::advance: return phrases.say(start, "each monster moves up to ", n, " towards a Hero");
        case LineKind::rage: return phrases.say(start, sign, n, " to attacks of monsters until the next Event");
        case LineKind::flood: return phrases.say(start, "marked squares become Difficult");
        case LineKind::choose: return phrases.say(start, "one of two lines of choice");
    }
}
template <class Write>
constexpr void say(Phrases<Write>& phrases, const Line& line) {
    say(phrases, line, "");
}
// A choice is followed by the two lines to choose from: "either -1 MP for each Hero, or A2 and A4 enter".
template <class Write>
constexpr void say(Phrases<Write>& phrases, const EventType& event) {
    int of_choice = 0;
    for (const Line& line : event.lines) {
        if (line.kind == LineKind::choose) {
            of_choice = 2;
            continue;
        }
        say(phrases, line, of_choice == 2 ? "either " : of_choice == 1 ? "or " : "");
        if (of_choice != 0) --of_choice;
    }
}
// "an Event with 0/1/1/2 Timers by a D4": as many as the face brings.
template <class Write>
constexpr void say(Phrases<Write>& phrases, const ChartType& chart) {
    if (!chart.any) return phrases.say("no Event chart");
    const auto& timers = chart.timers.values;
    phrases.say("an Event with ", int{timers[0]}, "/", int{timers[1]}, "/", int{timers[2]}, "/", int{timers[3]},
                " Timers by a D4");
}

// What is to be protected, for an encounter that has no name for it.
inline constexpr std::string_view some_object = "the object";

template <class Write>
constexpr void say(Phrases<Write>& phrases, const SetUpLine& line, std::string_view object = some_object) {
    const int n = line.amount;
    switch (line.kind) {
        case SetUpKind::spawn: return say_spawn(phrases, line.role, line.numbers);
        case SetUpKind::spawn_boss: return phrases.say("the boss enters as number ", n);
        case SetUpKind::roll_chart: return phrases.say("an Event by the chart");
        case SetUpKind::place_timers: return phrases.say("+", n, n == 1 ? " Timer" : " Timers");
        case SetUpKind::weary: return phrases.say("-", n, " HP for each Hero");
        case SetUpKind::object: return phrases.say("protect ", object, " with ", n, " HP and VIT ", int{line.vit});
    }
}
template <class Write>
constexpr void say(Phrases<Write>& phrases, const Victory& victory) {
    const int n = victory.amount;
    switch (victory.kind) {
        case VictoryKind::all_on_goal: return phrases.say("won when all Heroes are on the goal");
        case VictoryKind::kill_all: return phrases.say("won when no monster is left");
        case VictoryKind::kill_boss: return phrases.say("won when the boss falls");
        case VictoryKind::survive: return phrases.say("won after ", n, n == 1 ? " round" : " rounds");
        case VictoryKind::touch_all: return phrases.say("won when Heroes have stood on every goal");
    }
}
template <class Write>
constexpr void say(Phrases<Write>& phrases, const Defeat& defeat, std::string_view object = some_object) {
    const int n = defeat.amount;
    switch (defeat.kind) {
        case DefeatKind::events_gone: return phrases.say("lost when the Events are gone");
        case DefeatKind::exhausted:
            return phrases.say("lost when ", n, n == 1 ? " Hero is exhausted" : " Heroes are exhausted");
        case DefeatKind::object_lost: return phrases.say("lost when ", object, " is lost");
        case DefeatKind::rounds: return phrases.say("lost after ", n, n == 1 ? " round" : " rounds");
    }
}

template <class Write>
constexpr void say(Phrases<Write>& phrases, const Content& content, const Reward& reward, std::string_view start) {
    const int n = reward.amount;
    switch (reward.kind) {
        case RewardKind::stat_up: return phrases.say(start, "+1 to a stat of each Hero");
        case RewardKind::recover: return phrases.say(start, int{reward.mp}, " MP or ", n, " HP for each Hero");
        case RewardKind::heal_all: return phrases.say(start, n, " HP for each Hero");
        case RewardKind::magic_all: return phrases.say(start, n, " MP for each Hero");
        case RewardKind::equip: return phrases.say(start, name_in(content, reward.equipment));
        case RewardKind::items: return phrases.say(start, n, " ", name_in(content, reward.item));
    }
}
template <class Write>
constexpr void say(Phrases<Write>& phrases, const Content& content, const Reward& reward) {
    say(phrases, content, reward, "");
}
template <class Write>
constexpr void say(Phrases<Write>& phrases, const Content& content, const Then& then, std::string_view start) {
    switch (then.kind) {
        case ThenKind::end_quest: return phrases.say(start, "the end of the quest");
        case ThenKind::go: return phrases.say(start, name_in(content, then.first));
        case ThenKind::branch:
            return phrases.say(start, name_in(content, then.first), " or ", name_in(content, then.second));
    }
}
template <class Write>
constexpr void say(Phrases<Write>& phrases, const Content& content, const Then& then) {
    say(phrases, content, then, "");
}
template <class Write, class Rewards>
constexpr void say_rewards(Phrases<Write>& phrases, const Content& content, const Rewards& rewards,
                           std::string_view start) {
    for (const Reward& reward : rewards) {
        say(phrases, content, reward, start);
        start = "";
    }
}
template <class Write>
constexpr void say_defeat(Phrases<Write>& phrases, const Content& content, const EncounterType& encounter) {
    switch (encounter.consequence) {
        case Consequence::back_to_preparation: return phrases.say("after a defeat back to the preparation");
        case Consequence::quest_failed: return phrases.say("a defeat fails the quest");
        case Consequence::advance:
            say_rewards(phrases, content, encounter.consolation, "after a defeat ");
            return say(phrases, content, encounter.then_after_defeat,
                       encounter.consolation.empty() ? "after a defeat on to " : "then ");
    }
}

// Who fights there, what is set up, how it is won and lost and what follows.
template <class Write>
constexpr void say(Phrases<Write>& phrases, const Content& content, const EncounterType& encounter) {
    const std::string_view object = encounter.object_name.empty() ? some_object : encounter.object_name;
    for_each_enumerator<Role>([&](Role role) {
        if (const auto monster = monster_of(encounter, role))
            phrases.say(name_of(role), " is ", name_in(content, *monster));
    });
    for (const SetUpLine& line : encounter.set_up)
        if (line.kind == SetUpKind::roll_chart && content.charts.has(encounter.chart))
            say(phrases, content.charts[encounter.chart]);
        else
            say(phrases, line, object);
    say(phrases, encounter.victory);
    for (const Defeat& defeat : encounter.defeats) say(phrases, defeat, object);
    say_rewards(phrases, content, encounter.rewards, "reward ");
    say(phrases, content, encounter.then, "then ");
    say_defeat(phrases, content, encounter);
}
template <class Write>
constexpr void say(Phrases<Write>& phrases, const Content& content, const QuestType& quest) {
    phrases.say("level ", int{quest.level});
    phrases.say_if(quest.side, "side quest");
    phrases.say_if(quest.final_quest, "final quest");
    phrases.say("begins with ", name_in(content, quest.first));
    for (const Supply& supply : quest.preparation) phrases.say(int{supply.copies}, " ", name_in(content, supply.item));
    phrases.say_if(quest.preparations != 0, int{quest.preparations},
                   quest.preparations == 1 ? " preparation" : " preparations");
    const auto unlocked = [&](auto&& name) {
        quest.unlocks.for_each([&](QuestCard card) { name(name_in(content, card)); });
    };
    phrases.say_if(!quest.unlocks.empty(), "unlocks ", listed_by(unlocked));
}

// Where a card stands in a content.
constexpr const auto& rows_of(const Content& content, HeroCard) { return content.heroes; }
constexpr const auto& rows_of(const Content& content, AttackCard) { return content.attacks; }
constexpr const auto& rows_of(const Content& content, Trait) { return content.traits; }
constexpr const auto& rows_of(const Content& content, Spell) { return content.spells; }
constexpr const auto& rows_of(const Content& content, Item) { return content.items; }
constexpr const auto& rows_of(const Content& content, Equipment) { return content.equipment; }
constexpr const auto& rows_of(const Content& content, MonsterCard) { return content.monsters; }
constexpr const auto& rows_of(const Content& content, AiCard) { return content.ai_cards; }
constexpr const auto& rows_of(const Content& content, EventCard) { return content.events; }
constexpr const auto& rows_of(const Content& content, ChartCard) { return content.charts; }
constexpr const auto& rows_of(const Content& content, EncounterCard) { return content.encounters; }
constexpr const auto& rows_of(const Content& content, QuestCard) { return content.quests; }

template <class Write, class Thing>
concept SaysItself = requires(Phrases<Write>& phrases, const Thing& thing) { detail::say(phrases, thing); };
template <class Write, class Thing>
concept SaysNames = requires(Phrases<Write>& phrases, const Content& content, const Thing& thing) {
    detail::say(phrases, content, thing);
};

}  // namespace detail

// Words for a thing by itself, and with the names of its content.
template <class Write, class Thing>
    requires detail::SaysItself<Write, Thing>
constexpr void say(Phrases<Write>& phrases, const Thing& thing) {
    detail::say(phrases, thing);
}
template <class Write, class Thing>
    requires detail::SaysItself<Write, Thing> || detail::SaysNames<Write, Thing>
constexpr void say(Phrases<Write>& phrases, const Content& content, const Thing& thing) {
    if constexpr (detail::SaysNames<Write, Thing>)
        detail::say(phrases, content, thing);
    else
        detail::say(phrases, thing);
}
template <class Write, class Card>
    requires requires(const Content& content, Card card) { detail::rows_of(content, card); }
constexpr void say(Phrases<Write>& phrases, const Content& content, Card card) {
    const auto& rows = detail::rows_of(content, card);
    if (!rows.has(card)) return phrases.say("no card");
    say(phrases, content, rows[card]);
}

}  // namespace heroes::shining
