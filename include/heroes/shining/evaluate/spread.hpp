#pragma once

#include <heroes/shining/play.hpp>

namespace heroes::shining::opinion::detail {

using namespace shining::detail;

// The map as somebody finds it who looks for a way: what can be entered, and what delays.
struct Country {
    const Map* map = nullptr;
    const Passage* passage = nullptr;
    SquareSet open{};
    SquareSet hard{};  // costs two points
};

// Squares by what it costs to come there, one cost after the other.
class Spread {
public:
    constexpr Spread(const Country& country, SquareSet from) : country_(country), seen_(from), now_(from) {}

    constexpr SquareSet now() const { return now_; }
    constexpr int cost() const { return cost_; }
    constexpr bool goes_on() const { return !(now_.empty() && soon_.empty()); }

    constexpr void go_on() {
        const Map& map = *country_.map;
        const SquareSet found = (step(map, now_, *country_.passage) | over_stairs(map, now_)) & country_.open;
        now_ = ((found - country_.hard) | soon_) - seen_;
        soon_ = (found & country_.hard) - seen_;
        seen_ |= now_;
        ++cost_;
    }

private:
    static constexpr SquareSet over_stairs(const Map& map, SquareSet from) {
        SquareSet to{};
        for (const StairLink& link : map.links) {
            if (!(from & link.lower).empty()) to |= link.upper;
            if (!(from & link.upper).empty()) to |= link.lower;
        }
        return to;
    }

    const Country& country_;
    SquareSet seen_;
    SquareSet now_;
    SquareSet soon_{};
    int cost_ = 0;
};

// For a Hero who wants to stand somewhere this time: others are in the way unless it flies.
template <class Rules>
constexpr Country country_of(const Table<Rules>& table, Model hero, const Occupied& others) {
    const bool fly = has_passive(table, hero, PassiveKind::fly);
    const bool sure = fly || has_passive(table, hero, PassiveKind::sure_foot);
    const Map& map = map_of(table);
    SquareSet open = map.squares - closed_terrain(table, fly);
    if (!fly) open = open - (others.heroes | others.monsters | others.object);
    return {&map, &passage_of(table, fly), open, sure ? SquareSet{} : difficult_squares(table)};
}
// For somebody on foot who comes there some time: who is in the way now will have moved by then, and a bot that counted
// them would wait for it.
template <class Rules>
constexpr Country country_to_goal(const Table<Rules>& table) {
    const Map& map = map_of(table);
    const SquareSet object = has_object(table) ? SquareSet{table.encounter.object} : SquareSet{};
    return {&map, &passage_of(table, false), map.squares - closed_terrain(table, false) - object,
            difficult_squares(table)};
}

}  // namespace heroes::shining::opinion::detail
