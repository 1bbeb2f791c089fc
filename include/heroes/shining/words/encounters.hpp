#pragma once

#include <string_view>

#include <heroes/core/phrases.hpp>
#include <heroes/shining/cards.hpp>
#include <heroes/shining/effects.hpp>
#include <heroes/shining/pieces.hpp>
#include <heroes/shining/words/monsters.hpp>

// Events, charts, encounters and quests.
namespace heroes::shining::detail {

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

}  // namespace heroes::shining::detail
