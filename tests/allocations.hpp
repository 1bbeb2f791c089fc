#pragma once

#include <cstddef>

namespace laws {

// How often this program has asked for memory from the heap. The one file of a test program that includes
// counting_new.hpp does the counting.
std::size_t allocations();

}  // namespace laws
