#pragma once

#include <string_view>

#include <heroes/core/phrases.hpp>
#include <heroes/shining/cards.hpp>
#include <heroes/shining/effects.hpp>
#include <heroes/shining/pieces.hpp>
#include <heroes/shining/words/heroes.hpp>

// Monsters, and the cards they think by.
namespace heroes::shining::detail {

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

}  // namespace heroes::shining::detail
