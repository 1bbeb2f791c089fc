#pragma once

// Replaces the global operator new by one that counts. To be included by exactly one file of a test program.

#include <allocations.hpp>

#include <cstddef>
#include <cstdlib>
#include <new>

namespace laws {

namespace {

std::size_t counted = 0;

void* count(void* memory) {
    ++counted;
    if (memory == nullptr) throw std::bad_alloc{};
    return memory;
}

}  // namespace

std::size_t allocations() { return counted; }

}  // namespace laws

void* operator new(std::size_t size) { return laws::count(std::malloc(size == 0 ? 1 : size)); }
void* operator new(std::size_t size, std::align_val_t alignment) {
    const auto align = static_cast<std::size_t>(alignment);
    return laws::count(std::aligned_alloc(align, (size + align - 1) / align * align));
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
