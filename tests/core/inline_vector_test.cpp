#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <type_traits>
#include <vector>

#include <heroes/core/inline_vector.hpp>

using heroes::FillList;
using heroes::InlineVector;

namespace {

using Numbers = InlineVector<int, 4>;

std::vector<int> items(const Numbers& numbers) { return {numbers.begin(), numbers.end()}; }

// Without padding, so that all bytes of two vectors can be compared.
using Letters = InlineVector<char, 4>;
static_assert(sizeof(Letters) == 5);

bool same_bytes(const Letters& a, const Letters& b) { return std::memcmp(&a, &b, sizeof a) == 0; }

// A value whose default is not zero.
struct Seven {
    int value = 7;
    bool operator==(const Seven&) const = default;
};

constexpr int sum_of_a_list() {
    FillList<int, 3> list;
    list.push_back(2);
    list.push_back(3);
    const auto copy = list;
    int sum = 0;
    for (int item : copy) sum += item;
    return copy == list ? sum : -1;
}
static_assert(sum_of_a_list() == 5);

// Appending is done in another way while compiling.
constexpr bool appends() {
    FillList<int, 6> list;
    list.append({1, 2, 3, 4, 5, 6, 7, 8}, 2);
    list.push_back_if(9, false);
    list.push_back_if(10, true);
    list.append({1, 2, 3, 4, 5, 6, 7, 8}, 3);
    constexpr int expected[] = {1, 2, 10, 1, 2, 3};
    return std::equal(list.begin(), list.end(), std::begin(expected), std::end(expected));
}
static_assert(appends());

constexpr std::size_t size_after_changes() {
    Numbers numbers{1, 2, 3};
    numbers.insert(0, 0);
    numbers.erase(2);
    numbers.pop_back();
    return numbers == Numbers{0, 1} ? numbers.size() : 99;
}
static_assert(size_after_changes() == 2);

static_assert(std::is_trivially_copyable_v<Numbers>);
static_assert(InlineVector<char, 255>::capacity() == 255);
static_assert(Numbers::capacity() == 4 && FillList<int, 3>::capacity() == 3);
static_assert(std::is_same_v<Numbers::value_type, int> && std::is_same_v<FillList<char, 1>::value_type, char>);

}  // namespace

TEST_CASE("a list knows what it contains, and nothing beyond its end") {
    FillList<int, 3> list;
    CHECK_FALSE(list.contains(0));
    list.push_back(4);
    list.push_back(5);
    list.put(2, 6);
    CHECK(list.contains(4));
    CHECK(list.contains(5));
    CHECK_FALSE(list.contains(6));
}

TEST_CASE("a new vector is empty and has room for as many as it says") {
    Numbers numbers;
    CHECK(numbers.empty());
    CHECK_FALSE(numbers.full());
    CHECK(numbers.size() == 0);
    for (int i = 0; i != 4; ++i) {
        CHECK_FALSE(numbers.full());
        numbers.push_back(i);
        CHECK_FALSE(numbers.empty());
    }
    CHECK(numbers.full());
    CHECK(items(numbers) == std::vector{0, 1, 2, 3});
}

TEST_CASE("a vector is written down as a list") {
    CHECK(items(Numbers{5, 6}) == std::vector{5, 6});
    CHECK(items(Numbers{}) == std::vector<int>{});
    CHECK(Numbers{5, 6, 7, 8}.full());
}

TEST_CASE("elements are reached by their place, and the last by name") {
    Numbers numbers{5, 6, 7};
    const Numbers& fixed = numbers;
    CHECK(numbers[0] == 5);
    CHECK(fixed[2] == 7);
    CHECK(numbers.back() == 7);
    numbers[0] = 1;
    numbers.back() = 9;
    CHECK(fixed.back() == 9);
    CHECK(items(numbers) == std::vector{1, 6, 9});
}

TEST_CASE("elements can be changed in a loop") {
    Numbers numbers{1, 2, 3};
    for (int& number : numbers) number *= 10;
    CHECK(items(numbers) == std::vector{10, 20, 30});
    CHECK(numbers.end() - numbers.begin() == 3);
}

TEST_CASE("a grown vector has a fresh element at its end, to be filled where it lies") {
    InlineVector<Seven, 2> sevens;
    CHECK(sevens.grow().value == 7);
    sevens.grow().value = 1;
    CHECK(sevens == InlineVector<Seven, 2>{Seven{7}, Seven{1}});
    CHECK(sevens.full());
}

TEST_CASE("inserting moves what follows up by one") {
    Numbers numbers;
    numbers.insert(0, 2);
    numbers.insert(0, 1);
    numbers.insert(2, 4);
    numbers.insert(2, 3);
    CHECK(items(numbers) == std::vector{1, 2, 3, 4});
    CHECK(numbers.full());
}

TEST_CASE("erasing moves what follows down by one") {
    Numbers numbers{1, 2, 3, 4};
    numbers.erase(3);
    CHECK(items(numbers) == std::vector{1, 2, 3});
    numbers.erase(0);
    CHECK(items(numbers) == std::vector{2, 3});
    numbers.erase(0);
    numbers.erase(0);
    CHECK(numbers.empty());
}

TEST_CASE("what was removed leaves no trace, so that equal content is equal bytes") {
    Letters popped{'a', 'b'};
    popped.pop_back();
    CHECK(popped == Letters{'a'});
    CHECK(same_bytes(popped, Letters{'a'}));

    Letters erased{'b', 'a', 'c'};
    erased.erase(0);
    erased.erase(1);
    CHECK(same_bytes(erased, Letters{'a'}));

    Letters cleared{'a', 'b', 'c', 'd'};
    cleared.clear();
    CHECK(cleared.empty());
    CHECK(same_bytes(cleared, Letters{}));
}

TEST_CASE("a removed element is reset to its default, not to zero") {
    InlineVector<Seven, 2> sevens{Seven{1}};
    sevens.pop_back();
    CHECK(sevens == InlineVector<Seven, 2>{});
    CHECK(sevens.grow().value == 7);
}

TEST_CASE("vectors are equal if they hold the same in the same order") {
    CHECK(Numbers{1, 2} == Numbers{1, 2});
    CHECK(Numbers{1, 2} != Numbers{2, 1});
    CHECK(Numbers{1} != Numbers{1, 0});
    CHECK(Numbers{} != Numbers{0});
}

TEST_CASE("a list to be filled holds what was put in, in order") {
    FillList<int, 3> list;
    CHECK(list.empty());
    CHECK(list.begin() == list.end());
    list.push_back(4);
    list.push_back(5);
    list.push_back(6);
    CHECK_FALSE(list.empty());
    CHECK(list.size() == 3);
    CHECK(list[0] == 4);
    CHECK(list[2] == 6);
    CHECK(std::vector<int>(list.begin(), list.end()) == std::vector{4, 5, 6});
}

TEST_CASE("a list takes the first items of a row and forgets the others") {
    constexpr heroes::FillRow<int> row{1, 2, 3, 4, 5, 6, 7, 8};
    FillList<int, 10> list;
    list.append(row, 2);
    list.append(row, 8);
    CHECK(std::vector<int>(list.begin(), list.end()) == std::vector{1, 2, 1, 2, 3, 4, 5, 6, 7, 8});
    list.append(row, 0);
    CHECK(list.size() == list.capacity());
}

TEST_CASE("a list takes an item only if it is to be kept") {
    FillList<int, 2> list;
    list.push_back_if(1, false);
    CHECK(list.empty());
    list.push_back_if(2, true);
    list.push_back_if(3, false);
    list.push_back_if(4, true);
    CHECK(std::vector<int>(list.begin(), list.end()) == std::vector{2, 4});
    list.push_back_if(5, false);
    CHECK(list.size() == list.capacity());
}

TEST_CASE("a list keeps what passes, in order") {
    FillList<int, 5> list;
    for (const int item : {5, 2, 4, 1, 6}) list.push_back(item);
    list.keep_if([](int item) { return item % 2 == 0; });
    CHECK(std::vector<int>(list.begin(), list.end()) == std::vector{2, 4, 6});
    list.keep_if([](int) { return true; });
    CHECK(list.size() == 3);
    list.keep_if([](int) { return false; });
    CHECK(list.empty());
}

TEST_CASE("copying a list copies what it holds") {
    FillList<int, 3> list;
    list.push_back(4);
    FillList<int, 3> copy = list;
    CHECK(copy == list);
    copy.push_back(5);
    CHECK(copy != list);
    CHECK(list.size() == 1);
    list = copy;
    CHECK(list == copy);
    copy = FillList<int, 3>{};
    CHECK(copy.empty());
}

TEST_CASE("lists are equal if they hold the same, whatever was left in their unused places") {
    FillList<int, 3> a;
    FillList<int, 3> b;
    CHECK(a == b);
    a.push_back(1);
    CHECK(a != b);
    b.push_back(2);
    CHECK(a != b);
    FillList<int, 3> c;
    c.push_back(1);
    c.push_back(7);
    CHECK(a != c);
    c = a;
    CHECK(a == c);
}

TEST_CASE("items can be laid on places before a list is told how many there are") {
    FillList<int, 4> list;
    list.put(0, 7);
    list.put(1, 8);
    list.put(1, 9);
    CHECK(list.empty());
    list.resize(2);
    CHECK(list.size() == 2);
    CHECK(list[0] == 7);
    CHECK(list[1] == 9);
    list.put(2, heroes::FillRow<int>{1, 2, 3}, 2);
    list.resize(4);
    CHECK(list[1] == 9);
    CHECK(list[2] == 1);
    CHECK(list[3] == 2);
    list.put(4, 5);  // one beyond the last, not to be kept
    CHECK(list.size() == 4);
    list.resize(0);
    CHECK(list.empty());
}
