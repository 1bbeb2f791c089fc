#include <doctest/doctest.h>

#include <cstddef>
#include <string>
#include <utility>

#include <heroes/core/match.hpp>
#include <heroes/core/one_of.hpp>

using heroes::match;

namespace {

using Value = heroes::OneOf<int, char, bool>;

std::string kind(const Value& value) {
    return match(
        value, [](int) { return std::string("int"); }, [](char) { return std::string("char"); },
        [](bool) { return std::string("bool"); });
}

template <std::size_t N>
struct Alternative {
    static constexpr std::size_t number = N;
};

template <class>
struct Many;
template <std::size_t... N>
struct Many<std::index_sequence<N...>> {
    using Type = heroes::OneOf<Alternative<N>...>;
};

// Whether each of so many alternatives is matched as itself.
template <std::size_t Count, std::size_t... N>
bool all_matched(std::index_sequence<N...>) {
    using Variant = typename Many<std::make_index_sequence<Count>>::Type;
    const auto number = [](const Variant& variant) {
        return match(variant, [](const auto& held) { return held.number; });
    };
    return ((number(heroes::alternative_at<Variant>(N)) == N) && ...);
}

constexpr int doubled(heroes::OneOf<int, char> value) {
    return match(
        value, [](int number) { return 2 * number; }, [](char) { return -1; });
}
static_assert(doubled(21) == 42 && doubled('x') == -1);

}  // namespace

TEST_CASE("the function that takes the held alternative is called") {
    CHECK(kind(7) == "int");
    CHECK(kind('7') == "char");
    CHECK(kind(true) == "bool");
}

TEST_CASE("one function may take all that is left") {
    const auto number_or_not = [](const Value& value) {
        return match(
            value, [](const int& number) { return number; }, [](const auto&) { return -1; });
    };
    CHECK(number_or_not(7) == 7);
    CHECK(number_or_not('7') == -1);
    CHECK(number_or_not(true) == -1);
}

TEST_CASE("the alternative can be changed in place") {
    Value value = 7;
    match(
        value, [](int& number) { ++number; }, [](auto&) {});
    CHECK(value == Value{8});
    match(value, [](auto& held) { held = {}; });
    CHECK(value == Value{0});
}

TEST_CASE("what the function refers to is referred to") {
    heroes::OneOf<int, char> value = 7;
    int other = 0;
    CHECK(&match(
              value, [](int& held) -> int& { return held; }, [&](char) -> int& { return other; }) ==
          get_if<int>(&value));
}

TEST_CASE("every alternative of variants of all sizes is matched as itself") {
    CHECK(all_matched<1>(std::make_index_sequence<1>{}));
    CHECK(all_matched<2>(std::make_index_sequence<2>{}));
    CHECK(all_matched<23>(std::make_index_sequence<23>{}));
    CHECK(all_matched<24>(std::make_index_sequence<24>{}));
    CHECK(all_matched<25>(std::make_index_sequence<25>{}));
    CHECK(all_matched<47>(std::make_index_sequence<47>{}));
    CHECK(all_matched<48>(std::make_index_sequence<48>{}));
    CHECK(all_matched<49>(std::make_index_sequence<49>{}));
    CHECK(all_matched<63>(std::make_index_sequence<63>{}));
    CHECK(all_matched<64>(std::make_index_sequence<64>{}));
}

TEST_CASE("what else a function needs is handed on with every alternative") {
    using Variant = typename Many<std::make_index_sequence<40>>::Type;
    const auto sum = [](const Variant& variant, std::size_t a, std::size_t b) {
        return heroes::match_with(
            variant, [](const auto& held, std::size_t x, std::size_t y) { return held.number + 100 * x + 1000 * y; }, a,
            b);
    };
    CHECK(sum(Alternative<0>{}, 1, 2) == 2100);
    CHECK(sum(Alternative<23>{}, 1, 2) == 2123);
    CHECK(sum(Alternative<24>{}, 1, 2) == 2124);  // in the second half of the storage
    CHECK(sum(Alternative<39>{}, 1, 2) == 2139);
}

TEST_CASE("a function with a state of its own keeps it") {
    int calls = 0;
    const Value value = 'x';
    const auto count = [&](const auto&) { ++calls; };
    match(value, count);
    match(value, count, [](int) {});
    CHECK(calls == 2);
}

TEST_CASE("several functions are one overload set") {
    const heroes::Overloads both{[](int) { return 1; }, [](char) { return 2; }};
    CHECK(both(0) == 1);
    CHECK(both('0') == 2);
}

TEST_CASE("match takes a variant that nobody keeps") {
    const auto made = [] { return heroes::OneOf<int, char>{'x'}; };
    CHECK(match(
              made(), [](int) { return 1; }, [](char) { return 2; }) == 2);
}
