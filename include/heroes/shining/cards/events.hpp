#pragma once

#include <cstdint>
#include <string_view>

#include <heroes/core/enum_names.hpp>
#include <heroes/core/fields.hpp>
#include <heroes/core/inline_vector.hpp>
#include <heroes/shining/cards/monsters.hpp>
#include <heroes/shining/pieces.hpp>

// Event cards, and the charts that call for them.
namespace heroes::shining {

// SHN-K95 to SHN-K102: the lines of an Event. A choice is followed by the two lines to choose from.
enum class LineKind : std::uint8_t {
    spawn,
    damage,
    heal_heroes,
    heal_monsters,
    magic_heroes,
    test,
    advance,
    rage,
    flood,
    choose,
    last = choose
};
enum class Who : std::uint8_t { each_hero, weakest_hero, heroes_on_difficult, heroes_alone, last = heroes_alone };

constexpr EnumNames<LineKind> names_of(LineKind) {
    return {"spawn", "damage",  "heal heroes", "heal monsters", "magic heroes",
            "test",  "advance", "rage",        "flood",         "choose"};
}
constexpr EnumNames<Who> names_of(Who) { return {"each hero", "weakest hero", "heroes on difficult", "heroes alone"}; }

struct Line {
    LineKind kind{};
    std::int8_t amount = 0;
    Who who{};
    Role role{};
    Numbers numbers{};
    DieSize size{};
    Stat stat{};
    std::uint8_t threshold = 0;

    static constexpr Members members{"kind", "amount", "who", "role", "numbers", "size", "stat", "threshold"};
    bool operator==(const Line&) const = default;
};

namespace line {

constexpr Line of(LineKind kind, int amount = 0) { return {.kind = kind, .amount = static_cast<std::int8_t>(amount)}; }
constexpr Line spawn(Role role, Numbers numbers) { return {.kind = LineKind::spawn, .role = role, .numbers = numbers}; }
constexpr Line damage(int n, Who who) {
    return {.kind = LineKind::damage, .amount = static_cast<std::int8_t>(n), .who = who};
}
constexpr Line test(DieSize size, Stat stat, int threshold, int n) {
    return {.kind = LineKind::test,
            .amount = static_cast<std::int8_t>(n),
            .size = size,
            .stat = stat,
            .threshold = static_cast<std::uint8_t>(threshold)};
}

}  // namespace line

struct EventType {
    std::string_view name{};
    std::uint8_t chapter = 1;
    InlineVector<Line, 4> lines{};

    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("chapter", self.chapter), f("lines", self.lines);
    }
};

// SHN-K131: how many Timers each face of a D4 lays on the Event that it places.
struct ChartType {
    std::string_view name{};
    LuckDice timers{};
    bool any = true;  // no: there is no chart, SHN-R13

    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("timers", self.timers), f("any", self.any);
    }
};
enum class ChartCard : std::uint8_t { last = 7 };

}  // namespace heroes::shining
