#pragma once

#include <cstddef>
#include <string_view>
#include <type_traits>

#include <heroes/core/text.hpp>

namespace heroes {

// Writes one phrase after the other with commas between them: what a card does, effect by effect.
//   phrases.say("heals ", 5), phrases.change(2, "attack");     heals 5, +2 attack
template <class Write>
class Phrases {
public:
    constexpr explicit Phrases(Write& write) : write_(write) {}

    // A phrase of words and numbers.
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
        else
            write_(std::string_view{part});
    }

    Write& write_;
    bool empty_ = true;
};

// What something does, in words. A game says it piece by piece, to any callable that takes a std::string_view, in
// describe(thing, write) or, of a card that some rules know, describe(rules, card, write); this is the same as a text of
// its own, without heap:
//   in_words(table.rules, card).view()      +2 attack for the turn
template <std::size_t Capacity = 256, class... Things>
constexpr Text<Capacity> in_words(const Things&... things) {
    Text<Capacity> text;
    describe(things..., text);
    return text;
}

}  // namespace heroes
