#pragma once

#include <cstddef>

#include <heroes/core/enum_array.hpp>

namespace heroes {

// The enumerators of Part among those of Whole: from zero up to `first_other`, and from `first_beyond` on to the end. An
// enum whose first part gets room for more keeps all its numbers that way, so records and saves keep their meaning.
template <Enumeration Whole, Enumeration Part, Whole first_other, Whole first_beyond>
struct SplitRange {
    static constexpr std::size_t others = index_of(first_beyond) - index_of(first_other);
    static_assert(index_of(Whole::last) == index_of(Part::last) + others);

    static constexpr bool has(Whole e) { return e < first_other || (e >= first_beyond && e <= Whole::last); }
    static constexpr Whole whole(Part e) {
        return static_cast<Whole>(index_of(e) + others * (index_of(e) >= index_of(first_other)));
    }
    static constexpr Part part(Whole e) { return static_cast<Part>(index_of(e) - others * (e >= first_beyond)); }
};

}  // namespace heroes
