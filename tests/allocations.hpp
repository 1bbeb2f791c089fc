#pragma once

#include <cstddef>

namespace laws {

// How often this program has asked for memory from the heap; counting_new.cpp does the counting.
std::size_t allocations();

// Shows a pointer to the outside world, so that the compiler cannot leave out the allocation behind it.
inline const void* expose(const void* pointer) {
    static const void* volatile seen;
    seen = pointer;
    return seen;
}

}  // namespace laws
