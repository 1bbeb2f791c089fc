#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <heroes/core/enum_names.hpp>
#include <heroes/core/fields.hpp>
#include <heroes/core/inline_vector.hpp>
#include <heroes/shining/cards/events.hpp>
#include <heroes/shining/cards/monsters.hpp>
#include <heroes/shining/pieces.hpp>

// Encounters: their set-up, how they end and what follows.
namespace heroes::shining {

// SHN-K91 to SHN-K94: the set-up of an encounter.
enum class SetUpKind : std::uint8_t { spawn, spawn_boss, roll_chart, place_timers, weary, object, last = object };

constexpr EnumNames<SetUpKind> names_of(SetUpKind) {
    return {"spawn", "spawn boss", "roll chart", "place timers", "weary", "object"};
}

struct SetUpLine {
    SetUpKind kind{};
    std::uint8_t amount = 0;  // the boss's number, Timers, HP
    std::uint8_t vit = 0;
    Role role{};
    Numbers numbers{};

    static constexpr Members members{"kind", "amount", "vit", "role", "numbers"};
    bool operator==(const SetUpLine&) const = default;
};

namespace set_up_line {

constexpr SetUpLine of(SetUpKind kind, int amount = 0) {
    return {.kind = kind, .amount = static_cast<std::uint8_t>(amount)};
}
constexpr SetUpLine spawn(Role role, Numbers numbers) {
    return {.kind = SetUpKind::spawn, .role = role, .numbers = numbers};
}
constexpr SetUpLine spawn_boss(int number) { return of(SetUpKind::spawn_boss, number); }
constexpr SetUpLine roll_chart() { return of(SetUpKind::roll_chart); }
constexpr SetUpLine place_timers(int n) { return of(SetUpKind::place_timers, n); }
constexpr SetUpLine weary(int n) { return of(SetUpKind::weary, n); }
constexpr SetUpLine object(int hp, int vit) {
    return {.kind = SetUpKind::object, .amount = static_cast<std::uint8_t>(hp), .vit = static_cast<std::uint8_t>(vit)};
}

}  // namespace set_up_line

// SHN-K111 to SHN-K119: how an encounter ends.
enum class VictoryKind : std::uint8_t { all_on_goal, kill_all, kill_boss, survive, touch_all, last = touch_all };
enum class DefeatKind : std::uint8_t { events_gone, exhausted, object_lost, rounds, last = rounds };

constexpr EnumNames<VictoryKind> names_of(VictoryKind) {
    return {"all on goal", "kill all", "kill boss", "survive", "touch all"};
}
constexpr EnumNames<DefeatKind> names_of(DefeatKind) { return {"events gone", "exhausted", "object lost", "rounds"}; }

struct Victory {
    VictoryKind kind{};
    std::uint8_t amount = 0;

    static constexpr Members members{"kind", "amount"};
    bool operator==(const Victory&) const = default;
};
struct Defeat {
    DefeatKind kind{};
    std::uint8_t amount = 0;

    static constexpr Members members{"kind", "amount"};
    bool operator==(const Defeat&) const = default;
};

// SHN-K120 to SHN-K124: what it brings.
enum class RewardKind : std::uint8_t { stat_up, recover, heal_all, magic_all, equip, items, last = items };

constexpr EnumNames<RewardKind> names_of(RewardKind) {
    return {"stat up", "recover", "heal all", "magic all", "equip", "items"};
}

struct Reward {
    RewardKind kind{};
    std::uint8_t amount = 0;  // HP, MP, copies; of a recovery its HP
    std::uint8_t mp = 0;      // of a recovery
    Item item{};
    Equipment equipment{};

    static constexpr Members members{"kind", "amount", "mp", "item", "equipment"};
    bool operator==(const Reward&) const = default;
};

namespace reward {

constexpr Reward stat_up() { return {.kind = RewardKind::stat_up}; }
constexpr Reward recover(int mp, int hp) {
    return {.kind = RewardKind::recover, .amount = static_cast<std::uint8_t>(hp), .mp = static_cast<std::uint8_t>(mp)};
}
constexpr Reward heal_all(int n) { return {.kind = RewardKind::heal_all, .amount = static_cast<std::uint8_t>(n)}; }
constexpr Reward magic_all(int n) { return {.kind = RewardKind::magic_all, .amount = static_cast<std::uint8_t>(n)}; }
constexpr Reward equip(Equipment equipment) { return {.kind = RewardKind::equip, .amount = 1, .equipment = equipment}; }
constexpr Reward items(int copies, Item item) {
    return {.kind = RewardKind::items, .amount = static_cast<std::uint8_t>(copies), .item = item};
}

}  // namespace reward

// SHN-K125: where the party goes then.
enum class ThenKind : std::uint8_t { end_quest, go, branch, last = branch };

constexpr EnumNames<ThenKind> names_of(ThenKind) { return {"end quest", "go", "branch"}; }

struct Then {
    ThenKind kind{};
    EncounterCard first{};
    EncounterCard second{};

    static constexpr Members members{"kind", "first", "second"};
    bool operator==(const Then&) const = default;
};

// SHN-K126 to SHN-K128: what a defeat means.
enum class Consequence : std::uint8_t { back_to_preparation, quest_failed, advance, last = advance };

constexpr EnumNames<Consequence> names_of(Consequence) { return {"back to preparation", "quest failed", "advance"}; }

// SHN-033, SHN-R02: the slots of the initiative track before its Final Step. Monsters above 4 need data that names
// them.
enum class Slot : std::uint8_t {
    hero_1,
    hero_2,
    hero_3,
    hero_4,
    monster_1,
    monster_2,
    monster_3,
    monster_4,
    monster_5,
    last = monster_5
};

constexpr bool is_hero(Slot slot) { return slot <= Slot::hero_4; }
constexpr std::size_t hero_of(Slot slot) { return index_of(slot); }
constexpr int number_of(Slot slot) { return static_cast<int>(index_of(slot)) - 3; }
constexpr EnumNames<Slot> names_of(Slot) {
    return {"hero 1", "hero 2", "hero 3", "hero 4", "monster 1", "monster 2", "monster 3", "monster 4", "monster 5"};
}

using Track = InlineVector<Slot, 10>;
constexpr bool has_slot(const Track& track, int number) {
    for (const Slot slot : track)
        if (number > 0 && number_of(slot) == number) return true;
    return false;
}
inline constexpr Track standard_track{Slot::hero_1, Slot::monster_1, Slot::hero_2, Slot::monster_2,
                                      Slot::hero_3, Slot::monster_3, Slot::hero_4, Slot::monster_4};

struct EncounterType {
    std::string_view number{};
    std::string_view title{};
    std::string_view text{};
    std::string_view object_name{};
    std::uint8_t chapter = 1;  // whose Event deck is used
    std::optional<MonsterCard> a{};
    std::optional<MonsterCard> b{};
    std::optional<MonsterCard> boss{};
    InlineVector<SetUpLine, 6> set_up{};
    ChartCard chart{};
    Victory victory{};
    InlineVector<Defeat, 3> defeats{};
    InlineVector<Reward, 6> rewards{};
    Then then{};
    Consequence consequence{};
    InlineVector<Reward, 6> consolation{};
    Then then_after_defeat{};
    Track track = standard_track;

    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("chapter", self.chapter), f("a", self.a), f("b", self.b), f("boss", self.boss), f("set_up", self.set_up);
        f("chart", self.chart), f("victory", self.victory), f("defeats", self.defeats), f("rewards", self.rewards);
        f("then", self.then), f("consequence", self.consequence), f("consolation", self.consolation);
        f("then_after_defeat", self.then_after_defeat), f("track", self.track);
    }
};

// The monster that plays a part in an encounter, if there is one.
constexpr std::optional<MonsterCard> monster_of(const EncounterType& encounter, Role role) {
    switch (role) {
        case Role::a: return encounter.a;
        case Role::b: return encounter.b;
        case Role::boss: break;
    }
    return encounter.boss;
}

}  // namespace heroes::shining
