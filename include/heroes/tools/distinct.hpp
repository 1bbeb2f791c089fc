#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include <heroes/core/hash.hpp>

namespace heroes {

// Tables, or other values that can be hashed, each kept once: place_of(value) is where it lies, a new one at the end.
template <class T>
class Distinct {
public:
    // The place of a value. If place_of(value) == the size before, it has not been there yet.
    std::size_t place_of(const T& value) {
        if (2 * (values_.size() + 1) > slots_.size()) grow();
        std::size_t& slot = slots_[slot_for(value)];
        if (slot == empty) {
            slot = values_.size();
            values_.push_back(value);
        }
        return slot;
    }

    std::size_t size() const { return values_.size(); }
    const T& operator[](std::size_t place) const { return values_[place]; }

private:
    static constexpr std::size_t empty = ~std::size_t{0};
    static constexpr std::size_t first_slots = 16;

    // Where the value is noted, or the free slot where it would be. Equal hashes are told apart by equality.
    std::size_t slot_for(const T& value) const {
        std::size_t slot = wrapped(heroes::hash(value));
        while (slots_[slot] != empty && !(values_[slots_[slot]] == value)) slot = wrapped(slot + 1);
        return slot;
    }
    std::size_t wrapped(std::uint64_t number) const { return static_cast<std::size_t>(number) & (slots_.size() - 1); }

    // Twice as many slots, always a power of two and never more than half of them taken.
    void grow() {
        slots_.assign(slots_.empty() ? first_slots : 2 * slots_.size(), empty);
        for (std::size_t place = 0; place != values_.size(); ++place) slots_[slot_for(values_[place])] = place;
    }

    std::vector<T> values_;
    std::vector<std::size_t> slots_;
};

}  // namespace heroes
