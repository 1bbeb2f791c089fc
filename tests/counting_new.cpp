// Replaces the global operator new by one that counts, for the law that no verb asks for memory. All forms are
// replaced, because sanitizers bring their own for each that is not. It is a file of its own: where these operators are
// compiled together with what calls them, compilers suspect a mismatch that is none.

#include <allocations.hpp>

#include <cstddef>
#include <cstdlib>
#include <new>

namespace laws {

namespace {

std::size_t counted = 0;

void* allocate(std::size_t size, std::size_t alignment) {
    ++counted;
    return std::aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
}

void* allocate_or_throw(std::size_t size, std::align_val_t alignment) {
    void* memory = allocate(size == 0 ? 1 : size, static_cast<std::size_t>(alignment));
    if (memory == nullptr) throw std::bad_alloc{};
    return memory;
}

constexpr std::align_val_t usual{alignof(std::max_align_t)};

}  // namespace

std::size_t allocations() { return counted; }

}  // namespace laws

void* operator new(std::size_t size) { return laws::allocate_or_throw(size, laws::usual); }
void* operator new[](std::size_t size) { return laws::allocate_or_throw(size, laws::usual); }
void* operator new(std::size_t size, std::align_val_t alignment) { return laws::allocate_or_throw(size, alignment); }
void* operator new[](std::size_t size, std::align_val_t alignment) { return laws::allocate_or_throw(size, alignment); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    return laws::allocate(size, alignof(std::max_align_t));
}
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept {
    return laws::allocate(size, alignof(std::max_align_t));
}

void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
