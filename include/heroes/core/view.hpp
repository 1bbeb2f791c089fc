#pragma once

#include <heroes/core/seat.hpp>

namespace heroes {

// What one seat may know of a table: the same table with everything hidden from that seat made unknown. It is wrapped
// so that nobody plays on it by mistake; determinize(view, chance) gives a table that can be played on. There is no
// way to wrap a table without hide_from(table, seat) of its game, so whoever is given a view cannot be given more.
template <class Table>
class View {
public:
    constexpr View(const Table& table, Seat seat) : table_(table), seat_(seat) { hide_from(table_, seat); }

    constexpr Seat seat() const { return seat_; }
    constexpr const Table& operator*() const { return table_; }
    constexpr const Table* operator->() const { return &table_; }
    bool operator==(const View&) const = default;

private:
    Table table_;
    Seat seat_;
};

}  // namespace heroes
