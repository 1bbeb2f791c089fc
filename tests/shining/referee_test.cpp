// Random encounters and campaigns, each played once more by a referee that knows only the clause book.

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <string>

#include <how_many.hpp>
#include <shining/referee.hpp>

namespace {

using namespace shining_referee;

}  // namespace
