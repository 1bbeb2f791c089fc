#pragma once

#include <concepts>
#include <cstddef>
#include <string_view>
#include <type_traits>

#include <heroes/core/shapes.hpp>

namespace heroes {

// What a plain struct and its members are called, in the order of their declaration. Hash, encoding, diff, text and
// notation follow from this line. A member that is forgotten here does not compile.
//   struct Move {
//       Die hero{};
//       Space to{};
//       static constexpr Names names{"move", "hero", "to"};
//   };
template <std::size_t Count>
struct Names {
    const char* type;
    const char* members[Count + 1];  // one more than there are, because no array is empty

    template <class... Name>
    constexpr Names(const char* its_own, Name... of_members) : type(its_own), members{of_members...} {}
};
template <class... Name>
Names(const char*, Name...) -> Names<sizeof...(Name)>;

// The same for a part of something larger, which needs no name of its own.
template <std::size_t Count>
struct Members {
    const char* members[Count];

    template <class... Name>
    constexpr Members(Name... of_members) : members{of_members...} {}
};
template <class... Name>
Members(Name...) -> Members<sizeof...(Name)>;

namespace detail {

struct AnyField {
    constexpr void operator()(const char*, auto&) const {}
};

template <class T>
concept ListsFields = requires(T& value) {
    T::fields(value, AnyField{});
};
template <class T>
concept HasNames = requires {
    T::names.type;
};
template <class T>
concept HasMembers = requires {
    T::members.members[0];
};

template <std::size_t N>
constexpr std::size_t member_count(const Names<N>&) {
    return N;
}
template <std::size_t N>
constexpr std::size_t member_count(const Members<N>&) {
    return N;
}

template <class F, class... Ms>
constexpr void hand_out(F& f, const char* const* name, Ms&... members) {
    (f(*name++, members), ...);
}

// Calls f(name, member) for each member of an aggregate. The structured binding is what compares the number of names
// with the number of members.
template <std::size_t N, class T, class F>
constexpr void take_apart(T& value, const char* const* names, F& f) {
    static_assert(N <= 16, "a struct with more members lists them in a function: fields(self, f)");
    if constexpr (N == 1) {
        auto& [a] = value;
        hand_out(f, names, a);
    } else if constexpr (N == 2) {
        auto& [a, b] = value;
        hand_out(f, names, a, b);
    } else if constexpr (N == 3) {
        auto& [a, b, c] = value;
        hand_out(f, names, a, b, c);
    } else if constexpr (N == 4) {
        auto& [a, b, c, d] = value;
        hand_out(f, names, a, b, c, d);
    } else if constexpr (N == 5) {
        auto& [a, b, c, d, e] = value;
        hand_out(f, names, a, b, c, d, e);
    } else if constexpr (N == 6) {
        auto& [a, b, c, d, e, g] = value;
        hand_out(f, names, a, b, c, d, e, g);
    } else if constexpr (N == 7) {
        auto& [a, b, c, d, e, g, h] = value;
        hand_out(f, names, a, b, c, d, e, g, h);
    } else if constexpr (N == 8) {
        auto& [a, b, c, d, e, g, h, i] = value;
        hand_out(f, names, a, b, c, d, e, g, h, i);
    } else if constexpr (N == 9) {
        auto& [a, b, c, d, e, g, h, i, j] = value;
        hand_out(f, names, a, b, c, d, e, g, h, i, j);
    } else if constexpr (N == 10) {
        auto& [a, b, c, d, e, g, h, i, j, k] = value;
        hand_out(f, names, a, b, c, d, e, g, h, i, j, k);
    } else if constexpr (N == 11) {
        auto& [a, b, c, d, e, g, h, i, j, k, l] = value;
        hand_out(f, names, a, b, c, d, e, g, h, i, j, k, l);
    } else if constexpr (N == 12) {
        auto& [a, b, c, d, e, g, h, i, j, k, l, m] = value;
        hand_out(f, names, a, b, c, d, e, g, h, i, j, k, l, m);
    } else if constexpr (N == 13) {
        auto& [a, b, c, d, e, g, h, i, j, k, l, m, o] = value;
        hand_out(f, names, a, b, c, d, e, g, h, i, j, k, l, m, o);
    } else if constexpr (N == 14) {
        auto& [a, b, c, d, e, g, h, i, j, k, l, m, o, p] = value;
        hand_out(f, names, a, b, c, d, e, g, h, i, j, k, l, m, o, p);
    } else if constexpr (N == 15) {
        auto& [a, b, c, d, e, g, h, i, j, k, l, m, o, p, q] = value;
        hand_out(f, names, a, b, c, d, e, g, h, i, j, k, l, m, o, p, q);
    } else {
        auto& [a, b, c, d, e, g, h, i, j, k, l, m, o, p, q, r] = value;
        hand_out(f, names, a, b, c, d, e, g, h, i, j, k, l, m, o, p, q, r);
    }
}

}  // namespace detail

// A struct whose members are known, by a line of names or, where members are private, inherited or many, by a list:
//   template <class Self, class F>
//   static constexpr void fields(Self& self, F&& f) { f("hero", self.hero), f("to", self.to); }
template <class T>
concept Listed = detail::HasNames<T> || detail::HasMembers<T> || detail::ListsFields<T>;

// Calls f(name, member) for each member, in the order in which they are listed. Whoever has no use for names takes them
// as `const char*`: to count the letters of a name for nothing would cost constant evaluation dearly.
template <class T, class F>
constexpr void for_each_field(T& value, F&& f) {
    if constexpr (detail::ListsFields<T>)
        T::fields(value, f);
    else if constexpr (detail::HasMembers<T>)
        detail::take_apart<detail::member_count(T::members)>(value, T::members.members, f);
    else if constexpr (detail::member_count(T::names) != 0)
        detail::take_apart<detail::member_count(T::names)>(value, T::names.members, f);
    else
        static_assert(std::is_empty_v<T>, "a struct with members names them");
}

// A struct that has a name for people.
template <class T>
concept Named = detail::HasNames<T> || requires {
    { T::name } -> std::convertible_to<std::string_view>;
};

// The name of a struct: type_name<March> == "march".
template <Named T>
constexpr std::string_view name_of_type() {
    if constexpr (detail::HasNames<T>)
        return T::names.type;
    else
        return T::name;
}
template <Named T>
inline constexpr std::string_view type_name = name_of_type<T>();

}  // namespace heroes
