#pragma once

#include <type_traits>

#include <heroes/core/steps.hpp>

namespace heroes {

// How a listener is kept while the rules run: one that has no members as a value, because that takes no room.
template <class Emit>
using Listener =
    std::conditional_t<std::is_empty_v<Emit> && std::is_trivially_copyable_v<Emit>, std::remove_const_t<Emit>, Emit&>;

// Who listens, as a type. One that has no members is the same whether or not it is const: otherwise compilers would
// translate all rules twice, for `Ignore` and for `const Ignore`.
template <class Emit>
using Listening = std::conditional_t<std::is_empty_v<std::remove_reference_t<Emit>>, std::remove_cvref_t<Emit>,
                                     std::remove_reference_t<Emit>>;

// Everything that a rule needs while it is carried out. It is handed on by value: two references travel in registers.
template <class Table_, class C, class Emit>
struct Playing {
    using Table = Table_;
    using Rules = typename Table::Rules;

    Table& table;
    C& chance;
    [[no_unique_address]] Listener<Emit> emit;

    constexpr const auto& knobs() const { return table.rules.knobs; }

    // What is to be done next, and that it is done.
    template <class S>
    constexpr void push(const S& step) const {
        push_step(table.steps, step);
    }
    constexpr void pop() const { table.steps.pop_back(); }
    // Both at once: this instead of what was to be done.
    template <class S>
    constexpr void replace(const S& step) const {
        table.steps.back().emplace(step);
    }
};

}  // namespace heroes
