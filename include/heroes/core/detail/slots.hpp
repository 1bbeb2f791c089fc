#pragma once

#include <cstddef>

#include <heroes/core/cxx20.hpp>

namespace heroes::detail {

// Stands where there are no more alternatives.
struct Missing {};

template <std::size_t I>
struct Nth {};

template <class... Ts>
struct Beyond;

// Room for one of so many alternatives, and for those beyond them. A union that names its members costs a compiler one
// class; one that is made of an alternative and a union of the others, as variants of the standard are, costs a class
// for each. Slots beyond the last alternative repeat it and are never used.
template <class T0, class T1 = T0, class T2 = T1, class T3 = T2, class T4 = T3, class T5 = T4, class T6 = T5,
          class T7 = T6, class T8 = T7, class T9 = T8, class T10 = T9, class T11 = T10, class T12 = T11,
          class T13 = T12, class T14 = T13, class T15 = T14, class T16 = T15, class T17 = T16, class T18 = T17,
          class T19 = T18, class T20 = T19, class T21 = T20, class T22 = T21, class T23 = T22, class... Ts>
union Slots {
    T0 t0;
    T1 t1;
    T2 t2;
    T3 t3;
    T4 t4;
    T5 t5;
    T6 t6;
    T7 t7;
    T8 t8;
    T9 t9;
    T10 t10;
    T11 t11;
    T12 t12;
    T13 t13;
    T14 t14;
    T15 t15;
    T16 t16;
    T17 t17;
    T18 t18;
    T19 t19;
    T20 t20;
    T21 t21;
    T22 t22;
    T23 t23;
    typename Beyond<Ts...>::Type beyond;

    constexpr Slots() : t0{} {}
    constexpr Slots(Nth<0>, const T0& value) : t0(value) {}
    constexpr Slots(Nth<1>, const T1& value) : t1(value) {}
    constexpr Slots(Nth<2>, const T2& value) : t2(value) {}
    constexpr Slots(Nth<3>, const T3& value) : t3(value) {}
    constexpr Slots(Nth<4>, const T4& value) : t4(value) {}
    constexpr Slots(Nth<5>, const T5& value) : t5(value) {}
    constexpr Slots(Nth<6>, const T6& value) : t6(value) {}
    constexpr Slots(Nth<7>, const T7& value) : t7(value) {}
    constexpr Slots(Nth<8>, const T8& value) : t8(value) {}
    constexpr Slots(Nth<9>, const T9& value) : t9(value) {}
    constexpr Slots(Nth<10>, const T10& value) : t10(value) {}
    constexpr Slots(Nth<11>, const T11& value) : t11(value) {}
    constexpr Slots(Nth<12>, const T12& value) : t12(value) {}
    constexpr Slots(Nth<13>, const T13& value) : t13(value) {}
    constexpr Slots(Nth<14>, const T14& value) : t14(value) {}
    constexpr Slots(Nth<15>, const T15& value) : t15(value) {}
    constexpr Slots(Nth<16>, const T16& value) : t16(value) {}
    constexpr Slots(Nth<17>, const T17& value) : t17(value) {}
    constexpr Slots(Nth<18>, const T18& value) : t18(value) {}
    constexpr Slots(Nth<19>, const T19& value) : t19(value) {}
    constexpr Slots(Nth<20>, const T20& value) : t20(value) {}
    constexpr Slots(Nth<21>, const T21& value) : t21(value) {}
    constexpr Slots(Nth<22>, const T22& value) : t22(value) {}
    constexpr Slots(Nth<23>, const T23& value) : t23(value) {}
    template <std::size_t I, class T>
    constexpr Slots(Nth<I>, const T& value) : beyond(Nth<I - 24>{}, value) {}

    template <std::size_t I, class Self>
    static constexpr auto& at(Self& slots) {
        if constexpr (I == 0) return (slots.t0);
        if constexpr (I == 1) return (slots.t1);
        if constexpr (I == 2) return (slots.t2);
        if constexpr (I == 3) return (slots.t3);
        if constexpr (I == 4) return (slots.t4);
        if constexpr (I == 5) return (slots.t5);
        if constexpr (I == 6) return (slots.t6);
        if constexpr (I == 7) return (slots.t7);
        if constexpr (I == 8) return (slots.t8);
        if constexpr (I == 9) return (slots.t9);
        if constexpr (I == 10) return (slots.t10);
        if constexpr (I == 11) return (slots.t11);
        if constexpr (I == 12) return (slots.t12);
        if constexpr (I == 13) return (slots.t13);
        if constexpr (I == 14) return (slots.t14);
        if constexpr (I == 15) return (slots.t15);
        if constexpr (I == 16) return (slots.t16);
        if constexpr (I == 17) return (slots.t17);
        if constexpr (I == 18) return (slots.t18);
        if constexpr (I == 19) return (slots.t19);
        if constexpr (I == 20) return (slots.t20);
        if constexpr (I == 21) return (slots.t21);
        if constexpr (I == 22) return (slots.t22);
        if constexpr (I == 23) return (slots.t23);
        if constexpr (I >= 24) return decltype(slots.beyond)::template at<I - 24>(slots.beyond);
    }

    // Calls f with what lies at a place, and with what else it needs. One switch, because standard visitors fall back
    // to a table of function pointers beyond a dozen alternatives, and the compiler cannot see through that.
    template <class Self, class F, class... Args>
    static constexpr decltype(auto) match(Self& slots, std::size_t place, F&& f, Args... args) {
        switch (place) {
            case 0: return f(slots.t0, args...);
            case 1: return f(slots.t1, args...);
            case 2: return f(slots.t2, args...);
            case 3: return f(slots.t3, args...);
            case 4: return f(slots.t4, args...);
            case 5: return f(slots.t5, args...);
            case 6: return f(slots.t6, args...);
            case 7: return f(slots.t7, args...);
            case 8: return f(slots.t8, args...);
            case 9: return f(slots.t9, args...);
            case 10: return f(slots.t10, args...);
            case 11: return f(slots.t11, args...);
            case 12: return f(slots.t12, args...);
            case 13: return f(slots.t13, args...);
            case 14: return f(slots.t14, args...);
            case 15: return f(slots.t15, args...);
            case 16: return f(slots.t16, args...);
            case 17: return f(slots.t17, args...);
            case 18: return f(slots.t18, args...);
            case 19: return f(slots.t19, args...);
            case 20: return f(slots.t20, args...);
            case 21: return f(slots.t21, args...);
            case 22: return f(slots.t22, args...);
            default:
                if constexpr (sizeof...(Ts) != 0)
                    if (place != 23) return decltype(slots.beyond)::match(slots.beyond, place - 24, f, args...);
                return f(slots.t23, args...);
        }
    }
};

template <class... Ts>
struct Beyond {
    using Type = Slots<Ts...>;
};
template <>
struct Beyond<> {
    using Type = Missing;
};

}  // namespace heroes::detail
