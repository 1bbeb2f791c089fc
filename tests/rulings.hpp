#pragma once

// Knobs turned in every way there is, made from their members.

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <vector>

#include <heroes/core/fields.hpp>
#include <heroes/core/hash.hpp>
#include <heroes/core/pcg32.hpp>
#include <heroes/core/shapes.hpp>

namespace rulings {

// Other values for a knob, some of them more than any sensible host would ask for.
template <class T>
std::vector<T> other_values(const T& knob) {
    std::vector<T> others;
    const auto offer = [&](const T& value) {
        if (value != knob) others.push_back(value);
    };
    if constexpr (std::is_same_v<T, bool>)
        offer(!knob);
    else if constexpr (std::is_enum_v<T>)
        heroes::for_each_enumerator<T>(offer);
    else if constexpr (heroes::is_optional<T>) {
        offer(T{});
        for (const auto& value : other_values(typename T::value_type{})) offer(T{value});
    } else
        for (int number : {0, 1, 2, 3, 7, 20, 255}) offer(static_cast<T>(number));
    return others;
}

// Calls f(name, knob) for each knob that a base leaves as it is in the standard game: what it settles, such as the
// length of a game, stays settled.
template <class Knobs, class F>
void for_each_open_knob(Knobs& knobs, const Knobs& base, F&& f) {
    std::vector<std::uint64_t> standard;
    const Knobs printed{};
    heroes::for_each_field(printed,
                           [&](std::string_view, const auto& knob) { standard.push_back(heroes::hash(knob)); });
    std::vector<std::uint64_t> settled;
    heroes::for_each_field(base, [&](std::string_view, const auto& knob) { settled.push_back(heroes::hash(knob)); });
    std::size_t nth = 0;
    heroes::for_each_field(knobs, [&](std::string_view name, auto& knob) {
        if (settled[nth] == standard[nth]) f(name, knob);
        ++nth;
    });
}

// Calls f(name, knobs) with every other value of every knob, one at a time.
template <class Knobs, class F>
void for_each_ruling(const Knobs& base, F&& f) {
    Knobs knobs = base;
    for_each_open_knob(knobs, base, [&](std::string_view name, auto& knob) {
        const auto before = knob;
        for (const auto& value : other_values(knob)) {
            knob = value;
            f(name, knobs);
        }
        knob = before;
    });
}

// Some knobs turned at once.
template <class Knobs>
Knobs turn_some(const Knobs& base, heroes::Pcg32& chance) {
    Knobs knobs = base;
    for_each_open_knob(knobs, base, [&](std::string_view, auto& knob) {
        const auto others = other_values(knob);
        if (chance.below(4) == 0) knob = others[chance.below(static_cast<std::uint32_t>(others.size()))];
    });
    return knobs;
}

}  // namespace rulings
