#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <utility>

#include <heroes/core/match.hpp>
#include <heroes/core/one_of.hpp>

using heroes::alternative_count;
using heroes::holds_one_of;
using heroes::is_one_of;
using heroes::OneOf;

using heroes::alternative_at;

namespace {

struct Nothing {
    bool operator==(const Nothing&) const = default;
};
struct OtherNothing {
    bool operator==(const OtherNothing&) const = default;
};
struct Byte {
    std::uint8_t value = 7;
    bool operator==(const Byte&) const = default;
};
struct OtherByte {
    std::uint8_t value = 7;
    bool operator==(const OtherByte&) const = default;
};
struct Triple {
    std::uint8_t a = 1, b = 2, c = 3;
    bool operator==(const Triple&) const = default;
};
struct alignas(16) Wide {
    std::uint64_t value = 9;
    bool operator==(const Wide&) const = default;
};

using Mixed = OneOf<Byte, Nothing, Wide, std::uint32_t, OtherByte, Triple, OtherNothing>;

template <std::size_t N>
struct Numbered {
    std::size_t value = N;
    bool operator==(const Numbered&) const = default;
};
template <class>
struct ManyOf;
template <std::size_t... N>
struct ManyOf<std::index_sequence<N...>> {
    using Type = OneOf<Numbered<N>...>;
};
// Alternatives on both sides of where one row of slots ends and the next begins: the 24th, the 48th.
using Many = ManyOf<std::make_index_sequence<67>>::Type;

// Whether one of many alternatives is made, found, changed and compared as itself, and as no other.
template <std::size_t N>
constexpr bool is_itself() {
    using Other = Numbered<N == 0 ? 1 : N - 1>;
    Many many = Numbered<N>{100};
    if (many.index() != N || !holds_alternative<Numbered<N>>(many) || holds_alternative<Other>(many)) return false;
    if (get_if<Other>(&many) != nullptr || get<Numbered<N>>(many).value != 100) return false;
    get_if<Numbered<N>>(&many)->value = 101;
    const Many copy = many;
    many.emplace(Other{});
    return copy == Numbered<N>{101} && copy != Numbered<N>{} && many == Other{} && many != copy &&
           alternative_at<Many>(N) == Numbered<N>{} && match(copy, [](const auto& held) { return held.value; }) == 101;
}
template <std::size_t... N>
constexpr bool each_is_itself(std::index_sequence<N...>) {
    return (is_itself<N>() && ...);
}

// The same while compiling, on both sides of every boundary.
static_assert(each_is_itself(std::index_sequence<0, 1, 15, 16, 22, 23, 24, 25, 31, 32, 46, 47, 48, 49, 63, 64, 66>{}));

static_assert(std::is_trivially_copyable_v<Mixed> && std::is_trivially_destructible_v<Mixed>);
static_assert(std::is_trivially_copyable_v<Many> && std::is_trivially_copyable_v<OneOf<int>>);

// No larger than the largest alternative and one byte for the index, as far as alignment allows.
static_assert(sizeof(OneOf<Nothing>) == 2 && sizeof(OneOf<Nothing, OtherNothing>) == 2);
static_assert(sizeof(OneOf<Byte, Triple>) == 4 && alignof(OneOf<Byte, Triple>) == 1);
static_assert(sizeof(OneOf<Triple, std::uint32_t>) == 8 && alignof(OneOf<Triple, std::uint32_t>) == 4);
static_assert(sizeof(Mixed) == 32 && alignof(Mixed) == 16);
static_assert(sizeof(Many) == 2 * sizeof(std::size_t));

static_assert(alternative_count<OneOf<int>> == 1 && alternative_count<Mixed> == 7 && alternative_count<Many> == 67);

static_assert(is_one_of<Byte, Mixed> && is_one_of<OtherNothing, Mixed> && is_one_of<std::uint32_t, Mixed>);
static_assert(!is_one_of<int, Mixed> && !is_one_of<const Byte, Mixed> && !is_one_of<Mixed, Mixed>);
static_assert(is_one_of<Numbered<66>, Many> && !is_one_of<Numbered<67>, Many>);

// Only an alternative becomes a variant, and none by way of a conversion.
static_assert(std::is_convertible_v<Byte, Mixed> && std::is_convertible_v<std::uint32_t, Mixed>);
static_assert(!std::is_convertible_v<int, Mixed> && !std::is_constructible_v<Mixed, char>);
static_assert(!std::is_constructible_v<OneOf<Byte, Triple>, Nothing> && !std::is_constructible_v<Many, Mixed>);

}  // namespace

TEST_CASE("the first alternative is the default") {
    const Mixed mixed;
    CHECK(mixed.index() == 0);
    CHECK(get<Byte>(mixed) == Byte{7});
    CHECK(get<Numbered<0>>(Many{}).value == 0);
}

TEST_CASE("a variant holds the alternative that it was made of") {
    CHECK(get<Byte>(Mixed{Byte{1}}) == Byte{1});
    CHECK(get<Wide>(Mixed{Wide{2}}) == Wide{2});
    CHECK(get<std::uint32_t>(Mixed{std::uint32_t{3}}) == 3);
    CHECK(get<Triple>(Mixed{Triple{4, 5, 6}}) == Triple{4, 5, 6});
    CHECK(Mixed{Nothing{}}.index() == 1);
    CHECK(Mixed{OtherNothing{}}.index() == 6);
}

TEST_CASE("every one of many alternatives is itself and no other") {
    CHECK(each_is_itself(std::make_index_sequence<67>{}));
}

TEST_CASE("an alternative that is not held is not found") {
    Mixed mixed = Byte{1};
    CHECK(get_if<OtherByte>(&mixed) == nullptr);
    CHECK(get_if<Nothing>(&mixed) == nullptr);
    CHECK(get_if<Wide>(&std::as_const(mixed)) == nullptr);
    CHECK(*get_if<Byte>(&mixed) == Byte{1});
}

TEST_CASE("what is found can be changed, unless the variant is constant") {
    Mixed mixed = Triple{};
    get_if<Triple>(&mixed)->b = 9;
    CHECK(mixed == Triple{1, 9, 3});
    static_assert(std::is_same_v<decltype(get_if<Triple>(&mixed)), Triple*>);
    static_assert(std::is_same_v<decltype(get_if<Triple>(&std::as_const(mixed))), const Triple*>);
}

TEST_CASE("alternatives of equal bytes are different") {
    CHECK(Mixed{Byte{1}} != Mixed{OtherByte{1}});
    CHECK(Mixed{Nothing{}} != Mixed{OtherNothing{}});
    CHECK(Mixed{Byte{1}} == Mixed{Byte{1}});
    CHECK(Mixed{Nothing{}} == Mixed{Nothing{}});
}

TEST_CASE("the same alternatives are equal if their values are") {
    CHECK(Mixed{Triple{1, 2, 3}} == Mixed{Triple{1, 2, 3}});
    CHECK(Mixed{Triple{1, 2, 3}} != Mixed{Triple{1, 2, 4}});
    CHECK(Mixed{Byte{1}} != Mixed{Byte{2}});
}

TEST_CASE("what an alternative held before takes no part in a comparison") {
    Mixed mixed = Wide{~std::uint64_t{0}};
    mixed.emplace(Byte{1});
    CHECK(mixed == Byte{1});
    mixed = Wide{~std::uint64_t{0}};
    mixed = Nothing{};
    CHECK(mixed == Nothing{});
}

TEST_CASE("a variant takes another alternative where it lies") {
    Mixed mixed;
    mixed.emplace(Wide{5});
    CHECK(mixed.index() == 2);
    CHECK(mixed == Wide{5});
    mixed.emplace(Byte{6});
    CHECK(mixed == Byte{6});
    mixed.emplace(OtherNothing{});
    CHECK(mixed == OtherNothing{});
}

TEST_CASE("a copy is equal and on its own") {
    Mixed mixed = Wide{5};
    Mixed copy = mixed;
    CHECK(copy == mixed);
    get_if<Wide>(&copy)->value = 6;
    CHECK(mixed == Wide{5});
    mixed = copy;
    CHECK(mixed == Wide{6});
}

TEST_CASE("an alternative of any index is made at its default") {
    CHECK(alternative_at<Mixed>(0) == Byte{7});
    CHECK(alternative_at<Mixed>(2) == Wide{9});
    CHECK(alternative_at<Mixed>(6) == OtherNothing{});
}

TEST_CASE("an alternative is found through an optional variant that nobody keeps") {
    const auto maybe = [] { return std::optional<Mixed>{Triple{4, 5, 6}}; };
    CHECK(get<Triple>(*maybe()).c == 6);
}

TEST_CASE("a variant holds one of several alternatives if its own is among them") {
    using Three = OneOf<int, char, bool>;
    CHECK(holds_one_of<int, bool>(Three{1}));
    CHECK(!holds_one_of<int, bool>(Three{'a'}));
    CHECK(holds_one_of<int, bool>(Three{true}));
    CHECK(holds_one_of<char>(Three{'a'}));
    CHECK(!holds_one_of<>(Three{1}));
}
