#pragma once

#include <heroes/core/enum_array.hpp>
#include <heroes/shining/cards.hpp>

// What things are worth to a bot, in hundredths of the HP of a Hero that has some left.
namespace heroes::shining::opinion::detail::weigh {

inline constexpr int first_hp = 160;  // of a Hero: the fewer it has, the dearer
inline constexpr int second_hp = 130;
inline constexpr int third_hp = 110;
inline constexpr int further_hp = 75;
inline constexpr int able = 300;      // a Hero that can act
inline constexpr int exhausted = 60;  // for the square of their number: the last one loses the encounter
inline constexpr int mp = 25;
inline constexpr int rp = 20;
inline constexpr int healing_item = 40;  // for each HP that it gives back
inline constexpr int item = 60;
inline constexpr int advantage = 12;
inline constexpr int ward = 10;
inline constexpr int slow = 10;

// How much monsters and wounds matter, in hundredths, by what wins the encounter.
struct Mission {
    int monsters = 100;
    int boss = 100;
    int wounds = 100;
};
inline constexpr EnumArray<VictoryKind, Mission> missions{{
    Mission{80, 80, 50},    // all on goal
    Mission{100, 100, 60},  // kill all
    Mission{50, 400, 100},  // kill the boss
    Mission{80, 80, 100},   // survive
    Mission{60, 60, 50},    // touch all
}};

inline constexpr int last_monster_hp = 100;  // what it takes to be rid of it
inline constexpr int low_monster_hp = 48;
inline constexpr int monster_hp = 40;

inline constexpr int prospect = 90;  // what is about to be done, in hundredths of what is done

inline constexpr int object_hp = 150;
inline constexpr int square_to_goal = 80;
inline constexpr int on_goal = 60;
inline constexpr int touched = 400;
inline constexpr int arrival = 80;
inline constexpr int timer = 12;

inline constexpr int vit = 55;
inline constexpr int other_stat = 5;
inline constexpr int average_hit = 60;  // for a point that a better weapon rolls more
inline constexpr int equipment = 100;
inline constexpr int crowded = 10;  // for pieces in one hand, squared
inline constexpr int lopsided = 5;  // for the difference of what a Hero attacks with and VIT, squared

inline constexpr int quest = 4000;
inline constexpr int preparation = 800;
inline constexpr int victory = 2500;
inline constexpr int half_a_win = 4000;
inline constexpr int even = 1500;

}  // namespace heroes::shining::opinion::detail::weigh
