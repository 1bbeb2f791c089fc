#pragma once

#include <string>
#include <utility>

#include <heroes/core/enum_array.hpp>

namespace terminal {

// Calls f(card) for all cards of some kinds that have a name, which name(card) says.
template <class... Kinds, class NameOf, class F>
void for_each_named(NameOf&& name_of, F&& f) {
    const auto call = [&](auto card) {
        if (!name_of(card).empty()) f(card);
    };
    (heroes::for_each_enumerator<Kinds>(call), ...);
}

}  // namespace terminal
