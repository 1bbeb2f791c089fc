#include <doctest/doctest.h>

#include <cstddef>
#include <memory>

#include <allocations.hpp>

TEST_CASE("every allocation of this program is counted") {
    const std::size_t before = laws::allocations();
    const auto number = std::make_unique<int>(1);
    laws::expose(number.get());
    CHECK(laws::allocations() == before + 1);
}
