#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

#include <heroes/core/hash.hpp>

namespace heroes {

// Tables, or other values that can be hashed, each kept once, in the order in which they came.
template <class T>
class Distinct {
public:
    // Where the value is kept; one that has not been there yet is added at the end.
    std::size_t place_of(const T& value) {
        const std::uint64_t key = heroes::hash(value);
        const auto [first, last] = places_.equal_range(key);
        for (auto same_hash = first; same_hash != last; ++same_hash)
            if (values_[same_hash->second] == value) return same_hash->second;
        const std::size_t place = values_.size();
        places_.emplace(key, place);
        values_.push_back(value);
        return place;
    }

    std::size_t size() const { return values_.size(); }
    const T& operator[](std::size_t place) const { return values_[place]; }

private:
    std::vector<T> values_{};
    std::multimap<std::uint64_t, std::size_t> places_{};  // by their hashes
};

}  // namespace heroes
