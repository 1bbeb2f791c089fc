#pragma once

// Members that a list of fields has forgotten.

#include <cstddef>
#include <cstring>
#include <string_view>
#include <type_traits>

#include <heroes/core/fields.hpp>
#include <heroes/core/hash.hpp>
#include <heroes/core/match.hpp>
#include <heroes/core/shapes.hpp>

namespace laws {

// How many bytes of a value matter to == but neither to its hash nor to its encoding: those of members that its field
// list has forgotten. Every byte is made one less, or one if it is zero, because that keeps a bool a bool and never
// leads beyond the alternatives of a variant. An InlineVector inside must be full, as its unused places never change.
template <class T>
std::size_t forgotten_bytes(const T& value) {
    static_assert(std::is_trivially_copyable_v<T>);
    std::size_t forgotten = 0;
    for (std::size_t at = 0; at != sizeof(T); ++at) {
        unsigned char bytes[sizeof(T)];
        std::memcpy(bytes, &value, sizeof(T));
        bytes[at] = static_cast<unsigned char>(bytes[at] == 0 ? 1 : bytes[at] - 1);
        T changed = value;
        std::memcpy(static_cast<void*>(&changed), bytes, sizeof(T));
        if (!(changed == value) && heroes::hash(changed) == heroes::hash(value)) ++forgotten;
    }
    return forgotten;
}

// Sets every optional and fills every list and set inside a value, so that every byte of it counts.
template <class T>
void fill_up(T& value) {
    if constexpr (heroes::Listed<T>)
        heroes::for_each_field(value, [](std::string_view, auto& member) { fill_up(member); });
    else if constexpr (heroes::is_optional<T>)
        fill_up(value.emplace());
    else if constexpr (heroes::is_enum_set<T>)
        value = T::all();
    else if constexpr (heroes::is_variant<T>) {
        value.reset_to(T::count - 1);
        heroes::match(value, [](auto& held) { fill_up(held); });
    } else if constexpr (heroes::is_inline_vector<T>) {
        while (!value.full()) value.grow();
        for (auto& item : value) fill_up(item);
    } else if constexpr (heroes::is_enum_array<T>)
        for (auto& item : value) fill_up(item);
}

// How many bytes the alternatives of a variant forget, each for itself.
template <class T>
std::size_t forgotten_when_full() {
    T value{};
    fill_up(value);
    return forgotten_bytes(value);
}
template <class... Ts>
std::size_t forgotten_by_each(const heroes::OneOf<Ts...>&) {
    return (forgotten_when_full<Ts>() + ...);
}

}  // namespace laws
