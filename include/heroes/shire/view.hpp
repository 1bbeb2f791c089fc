#pragma once

#include <heroes/core/chance.hpp>
#include <heroes/core/view.hpp>
#include <heroes/shire/audit.hpp>
#include <heroes/shire/play.hpp>

namespace heroes::shire {

// SHI-013: everything is public.
template <class Rules>
constexpr void hide_from(Table<Rules>&, Seat) {}

// What a seat may know.
template <class Rules>
constexpr View<Table<Rules>> view(const Table<Rules>& table, Seat seat) {
    return {table, seat};
}

// A table that the seat cannot tell from the real one, which is the real one.
template <class Rules, Chance C>
constexpr Table<Rules> determinize(const View<Table<Rules>>& view, C&) {
    return *view;
}

}  // namespace heroes::shire
