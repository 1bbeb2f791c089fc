#pragma once

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <new>
#include <type_traits>
#include <utility>

#include <heroes/core/detail/slots.hpp>

namespace heroes {

namespace detail {

// Which alternative has which place, found by asking for the base with that alternative.
template <std::size_t I, class T>
struct Alternative {};
template <class Numbers, class... Ts>
struct Alternatives;
template <std::size_t... I, class... Ts>
struct Alternatives<std::index_sequence<I...>, Ts...> : Alternative<I, Ts>... {};

template <class T, std::size_t I>
constexpr std::size_t place_among(const Alternative<I, T>*) {
    return I;
}

}  // namespace detail

// Holds a value of one of several types, the alternatives; the first is the default. It does what std::variant does,
// for plain values only, and costs every user's compiler a fraction of that.
//   if (const auto* attack = get_if<Attack>(&action)) ...
// A type of its own derives from it, so that it can be declared beforehand and errors call it by its name:
//   struct Action : OneOf<Move, Pass> {
//       using OneOf::OneOf;
//   };
template <class... Ts>
class OneOf {
    using Slots = detail::Slots<Ts...>;

public:
    using Alternatives = detail::Alternatives<std::index_sequence_for<Ts...>, Ts...>;
    using Variant = OneOf;  // what a type of its own derives from

    static_assert(sizeof...(Ts) <= 256, "the index is kept in one byte");
    static_assert(std::is_trivially_copyable_v<Slots>, "an alternative is a plain value");

    // How many alternatives there are, and which of them a type is.
    static constexpr std::size_t count = sizeof...(Ts);
    template <class T>
        requires requires { detail::place_among<T>(static_cast<const Alternatives*>(nullptr)); }
    static constexpr std::size_t place = detail::place_among<T>(static_cast<const Alternatives*>(nullptr));

    constexpr OneOf() = default;
    template <class T, std::size_t I = place<T>>
    constexpr OneOf(const T& value) : slots_(detail::Nth<I>{}, value), index_(I) {}

    // Holds the alternative with this index, at its default.
    constexpr void reset_to(std::size_t index) { ((index == place<Ts> ? emplace(Ts{}) : void()), ...); }

    constexpr std::size_t index() const { return index_; }

    // Builds the value where it lies. Constant evaluation copies, because not every compiler can build in place there.
    template <class T>
    constexpr void emplace(const T& value) {
        constexpr std::size_t index = place<T>;
        if (std::is_constant_evaluated())
            slots_ = Slots(detail::Nth<index>{}, value);
        else
            ::new (static_cast<void*>(&slots_)) Slots(detail::Nth<index>{}, value);
        index_ = index;
    }

    // The alternative with this index, which must be the one that is held.
    template <std::size_t I, class Self>
    static constexpr auto& at(Self& self) {
        return Slots::template at<I>(self.slots_);
    }
    // What the functions of these names do.
    template <class T, class Self>
    static constexpr auto* get_if(Self& self) {
        constexpr std::size_t index = place<T>;
        return self.index_ == index ? &Slots::template at<index>(self.slots_) : nullptr;
    }
    template <class Self, class F, class... Args>
    static constexpr decltype(auto) match(Self& self, F&& f, Args... args) {
        return Slots::match(self.slots_, self.index_, f, args...);
    }

    // Equal are the same alternatives with equal values. Mostly these are all the bytes that matter, and one look at
    // them tells, however many alternatives there are.
    friend constexpr bool operator==(const OneOf& a, const OneOf& b) {
        if constexpr (equal_if_bytes_are)
            if (!std::is_constant_evaluated())
                return a.index_ == b.index_ && ((a.bytes() ^ b.bytes()) & bytes_that_matter[a.index_]) == 0;
        const auto equals_b = [&]<class T>(const T& held) { return held == Slots::template at<place<T>>(b.slots_); };
        return a.index_ == b.index_ && match(a, equals_b);
    }

private:
    static constexpr bool equal_if_bytes_are =
        sizeof(Slots) <= sizeof(std::uint64_t) && std::endian::native == std::endian::little &&
        ((std::is_empty_v<Ts> || std::has_unique_object_representations_v<Ts>)&&...);
    static constexpr std::uint64_t bytes_that_matter[] = {
        std::is_empty_v<Ts> ? 0 : ~std::uint64_t{0} >> (8 * (sizeof(std::uint64_t) - sizeof(Ts)) & 63)...};

    std::uint64_t bytes() const {
        std::uint64_t bytes = 0;
        std::memcpy(&bytes, &slots_, sizeof slots_);
        return bytes;
    }

    Slots slots_{};
    std::uint8_t index_ = 0;
};

// How many alternatives a variant has, and whether a type is one of them.
template <class Variant>
inline constexpr std::size_t alternative_count = Variant::count;
template <class T, class Variant>
inline constexpr bool is_one_of = requires {
    Variant::template place<T>;
};

// A variant that holds the alternative with this index, at its default.
template <class Variant>
constexpr Variant alternative_at(std::size_t index) {
    Variant variant;
    variant.reset_to(index);
    return variant;
}

// Whether it is this alternative that a variant holds.
template <class T, class Variant>
constexpr bool holds_alternative(const Variant& variant) {
    return variant.index() == Variant::template place<T>;
}

// The alternative of this type, or null if it is another that is held.
template <class T, class Variant>
constexpr auto* get_if(Variant* variant) {
    return Variant::template get_if<T>(*variant);
}

// The alternative of this type, which must be the one that is held.
template <class T, class Variant>
constexpr const T& get(const Variant& variant) {
    assert(holds_alternative<T>(variant));
    return *get_if<T>(&variant);
}

// Whether a variant holds any of several alternatives: one look at its index, however many they are.
template <class... Wanted, class Variant>
constexpr bool holds_one_of(const Variant& variant) {
    static_assert(Variant::count <= 64);
    constexpr std::uint64_t wanted = ((std::uint64_t{1} << Variant::template place<Wanted>) | ... | std::uint64_t{0});
    return (wanted >> variant.index() & 1) != 0;
}

}  // namespace heroes
