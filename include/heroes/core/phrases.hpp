#pragma once

#include <cstddef>
#include <string_view>
#include <type_traits>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/text.hpp>

namespace heroes {

// Writes one phrase after the other with commas between them: what a card does, effect by effect.
//   phrases.say("heals ", 5), phrases.change(2, "attack");     heals 5, +2 attack
template <class Write>
class Phrases {
public:
    constexpr explicit Phrases(Write& write) : write_(write) {}

    // A phrase of words and numbers, and of parts that write themselves, as listed() does.
    template <class... Parts>
    constexpr void say(const Parts&... parts) {
        if (!empty_) write_(", ");
        empty_ = false;
        (put(parts), ...);
    }
    // The same if it is there to be said.
    template <class... Parts>
    constexpr void say_if(bool there, const Parts&... parts) {
        if (there) say(parts...);
    }
    // "+2 attack" or "-1 attack", and nothing if nothing changes.
    template <class... Parts>
    constexpr void change(int by, const Parts&... of) {
        say_if(by > 0, "+", by, " ", of...);
        say_if(by < 0, by, " ", of...);
    }
    constexpr bool empty() const { return empty_; }

private:
    template <class Part>
    constexpr void put(const Part& part) {
        if constexpr (std::is_integral_v<Part>)
            detail::write_integer(write_, part);
        else if constexpr (std::is_invocable_v<const Part&, Write&>)
            part(write_);
        else
            write_(std::string_view{part});
    }

    Write& write_;
    bool empty_ = true;
};

// "bleed and burn": what each(name) names, one after the other, as a part of a phrase.
template <class Each>
constexpr auto listed_by(const Each& each, std::string_view gap = " and ") {
    return [each, gap](auto& write) {
        bool first = true;
        each([&](std::string_view name) {
            if (!first) write(gap);
            first = false;
            write(name);
        });
    };
}
// The same for the members of a set.
template <class Set>
constexpr auto listed(Set set, std::string_view gap = " and ") {
    return listed_by([set](auto&& name) { set.for_each([&](auto member) { name(name_of(member)); }); }, gap);
}

// What a game has words for: say(phrases, thing) of its own says them.
template <class Thing, class Write>
concept Describable = requires(const Thing& thing, Phrases<Write>& phrases) {
    say(phrases, thing);
};

// What an effect or the type of a card does, piece by piece, to any callable that takes a std::string_view.
template <class Thing, class Write>
    requires Describable<Thing, std::remove_cvref_t<Write>>
constexpr void describe(const Thing& thing, Write&& write) {
    Phrases phrases{write};
    say(phrases, thing);
    if (phrases.empty()) phrases.say("no effect");
}
// What a card does in the content of some rules; type_in(content, card) of a game is what is printed on it.
template <class Rules, Enumeration Card, class Write>
    requires requires(Card card) { type_in(Rules::content, card); }
constexpr void describe(const Rules&, Card card, Write&& write) {
    if (index_of(card) >= enum_count<Card>) return write("no card");
    describe(type_in(Rules::content, card), write);
}
// The same where words need more of the content than what is printed on the card, such as the names of other cards:
// say(phrases, content, thing) of a game says them.
template <class Rules, class Thing, class Write>
    requires requires(Phrases<std::remove_cvref_t<Write>>& phrases, const Thing& thing) {
        say(phrases, Rules::content, thing);
    }
constexpr void describe(const Rules&, const Thing& thing, Write&& write) {
    Phrases phrases{write};
    say(phrases, Rules::content, thing);
    if (phrases.empty()) phrases.say("no effect");
}

// The same as a text of its own, without heap:
//   in_words(table.rules, card).view()      +2 attack for the turn
template <std::size_t Capacity = 512, class... Things>
constexpr Text<Capacity> in_words(const Things&... things) {
    Text<Capacity> text;
    describe(things..., text);
    return text;
}

}  // namespace heroes
