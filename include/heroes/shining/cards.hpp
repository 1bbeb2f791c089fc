#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include <heroes/core/enum_names.hpp>
#include <heroes/core/fields.hpp>
#include <heroes/core/inline_vector.hpp>
#include <heroes/shining/effects.hpp>
#include <heroes/shining/map.hpp>
#include <heroes/shining/pieces.hpp>

// What is printed on the cards, in the books and on the maps. The rules know these kinds and no card by its name.
namespace heroes::shining {

// Some dice of one size.
struct Dice {
    std::uint8_t count = 0;
    DieSize size{};

    static constexpr Members members{"count", "size"};
    bool operator==(const Dice&) const = default;
};

// SHN-K02: a row of a Results Chart is met by a total of so many times VIT, and so much more.
struct Row {
    std::uint8_t times = 1;
    std::uint8_t plus = 0;
    std::uint8_t damage = 1;

    static constexpr Members members{"times", "plus", "damage"};
    bool operator==(const Row&) const = default;
};

// SHN-K05: what a natural face brings.
struct Chain {
    DieSize size{};
    std::uint8_t face = 0;
    Effect effect{};

    static constexpr Members members{"size", "face", "effect"};
    bool operator==(const Chain&) const = default;
};

inline constexpr std::uint8_t no_area = 255;

// SHN-K01: an attack.
struct AttackType {
    std::string_view name{};
    InlineVector<Dice, 2> dice{};
    std::optional<Stat> stat{};
    std::uint8_t range = 1;
    std::uint8_t area = no_area;
    bool sight = true;
    std::uint8_t ap = 1;
    InlineVector<Row, 3> rows{};
    Effect on_hit{};
    InlineVector<Chain, 2> chains{};

    constexpr bool has_area() const { return area != no_area; }
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("dice", self.dice), f("stat", self.stat), f("range", self.range), f("area", self.area);
        f("sight", self.sight), f("ap", self.ap), f("rows", self.rows), f("on_hit", self.on_hit);
        f("chains", self.chains);
    }
};

// SHN-K51: when a power is used.
enum class Use : std::uint8_t { no_power, action, free_action, reaction, last = reaction };
enum class Limit : std::uint8_t { no_limit, once_per_activation, once_per_encounter, last = once_per_encounter };
// SHN-K55 to SHN-K61: on whom.
enum class Target : std::uint8_t { self, friend_within, other_friend, exhausted_friend, friends_area, attacker, table, by_attack, last = by_attack };

constexpr EnumNames<Use> names_of(Use) { return {"no power", "action", "free action", "reaction"}; }
constexpr EnumNames<Limit> names_of(Limit) { return {"no limit", "once per activation", "once per encounter"}; }
constexpr EnumNames<Target> names_of(Target) { return {"self", "friend", "other friend", "exhausted friend", "friends in an area", "attacker", "table", "by attack"}; }

// SHN-K50: what a Hero can do besides attacking with a weapon.
struct PowerType {
    Use use{};
    std::uint8_t ap = 0;
    std::uint8_t mp = 0;
    std::uint8_t rp = 0;
    Limit limit{};
    Trigger trigger{};
    Target target{};
    std::uint8_t range = 0;
    std::optional<Stat> range_stat{};
    std::uint8_t area = no_area;
    std::optional<AttackCard> attack{};
    InlineVector<Effect, 2> effects{};

    static constexpr Members members{"use", "ap", "mp", "rp", "limit", "trigger", "target", "range", "range_stat", "area", "attack", "effects"};
    bool operator==(const PowerType&) const = default;
};

// A trait, a spell, an item or a piece of equipment.
struct CardType {
    std::string_view name{};
    InlineVector<Passive, 2> passives{};
    std::optional<AttackCard> weapon{};
    PowerType power{};

    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("passives", self.passives), f("weapon", self.weapon), f("power", self.power);
    }
};

// SHN-K62, SHN-R80: a healing item gives back HP.
constexpr bool heals(const PowerType& power) {
    for (const Effect& effect : power.effects)
        if (effect.kind == EffectKind::heal) return true;
    return false;
}

struct HeroType {
    std::string_view name{};
    Stats stats{};
    std::uint8_t max_hp = 1;
    std::uint8_t max_mp = 0;
    std::uint8_t move = 0;
    std::uint8_t ap = 0;
    std::uint8_t rp = 0;
    AttackCard weapon{};
    InlineVector<Trait, 4> traits{};
    InlineVector<Spell, 4> spells{};

    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("stats", self.stats), f("max_hp", self.max_hp), f("max_mp", self.max_mp), f("move", self.move);
        f("ap", self.ap), f("rp", self.rp), f("weapon", self.weapon), f("traits", self.traits);
        f("spells", self.spells);
    }
};

struct MonsterType {
    std::string_view name{};
    std::string_view set{};
    std::uint8_t str = 0;
    std::uint8_t mag = 0;
    std::uint8_t vit = 0;
    std::uint8_t hp = 1;
    std::uint8_t move = 0;
    InlineVector<Passive, 2> passives{};
    InlineVector<AttackCard, 2> attacks{};
    InlineVector<AiCard, 8> deck{};

    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("str", self.str), f("mag", self.mag), f("vit", self.vit), f("hp", self.hp), f("move", self.move);
        f("passives", self.passives), f("attacks", self.attacks), f("deck", self.deck);
    }
};

// Numbers 1 to 4 of a set of monsters.
enum class Number : std::uint8_t { one, two, three, four, last = four };
using Numbers = EnumSet<Number>;

constexpr EnumNames<Number> names_of(Number) { return {"1", "2", "3", "4"}; }

// The numbers with these digits: numbers(124).
constexpr Numbers numbers(int digits) {
    Numbers set{};
    for (; digits != 0; digits /= 10) set.insert(static_cast<Number>(digits % 10 - 1));
    return set;
}

// SHN-K71 to SHN-K74: whom a monster goes for.
enum class TargetRule : std::uint8_t { nearest, farthest, weakest, lowest, highest, last = highest };
// SHN-K76 to SHN-K82: what it does.
enum class CommandKind : std::uint8_t { approach, close, attack, retreat, mend, guard, spawn, last = spawn };

constexpr EnumNames<TargetRule> names_of(TargetRule) { return {"nearest", "farthest", "weakest", "lowest", "highest"}; }
constexpr EnumNames<CommandKind> names_of(CommandKind) { return {"approach", "close", "attack", "retreat", "mend", "guard", "spawn"}; }

struct Command {
    CommandKind kind{};
    std::uint8_t attack = 0;  // approach and attack: which of the monster's, counted from 0
    std::uint8_t amount = 0;  // further movement, squares, HP or VIT
    std::uint8_t times = 1;
    Role role{};
    Numbers numbers{};

    static constexpr Members members{"kind", "attack", "amount", "times", "role", "numbers"};
    bool operator==(const Command&) const = default;
};

namespace command {

constexpr Command approach(int attack, int more = 0) {
    return {.kind = CommandKind::approach, .attack = static_cast<std::uint8_t>(attack - 1), .amount = static_cast<std::uint8_t>(more)};
}
constexpr Command close(int more = 0) { return {.kind = CommandKind::close, .amount = static_cast<std::uint8_t>(more)}; }
constexpr Command attack(int attack, int times = 1) {
    return {.kind = CommandKind::attack, .attack = static_cast<std::uint8_t>(attack - 1), .times = static_cast<std::uint8_t>(times)};
}
constexpr Command retreat(int squares) { return {.kind = CommandKind::retreat, .amount = static_cast<std::uint8_t>(squares)}; }
constexpr Command mend(int hp) { return {.kind = CommandKind::mend, .amount = static_cast<std::uint8_t>(hp)}; }
constexpr Command guard(int vit) { return {.kind = CommandKind::guard, .amount = static_cast<std::uint8_t>(vit)}; }
constexpr Command spawn(Role role, Numbers numbers) { return {.kind = CommandKind::spawn, .role = role, .numbers = numbers}; }

}  // namespace command

// SHN-K70: an AI card.
struct AiType {
    std::string_view name{};
    TargetRule rule{};
    Stat stat{};
    InlineVector<Command, 3> commands{};

    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("rule", self.rule), f("stat", self.stat), f("commands", self.commands);
    }
};

// SHN-K95 to SHN-K102: the lines of an Event. A choice is followed by the two lines to choose from.
enum class LineKind : std::uint8_t { spawn, damage, heal_heroes, heal_monsters, magic_heroes, test, advance, rage, flood, choose, last = choose };
enum class Who : std::uint8_t { each_hero, weakest_hero, heroes_on_difficult, heroes_alone, last = heroes_alone };

constexpr EnumNames<LineKind> names_of(LineKind) { return {"spawn", "damage", "heal heroes", "heal monsters", "magic heroes", "test", "advance", "rage", "flood", "choose"}; }
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
constexpr Line damage(int n, Who who) { return {.kind = LineKind::damage, .amount = static_cast<std::int8_t>(n), .who = who}; }
constexpr Line test(DieSize size, Stat stat, int threshold, int n) {
    return {.kind = LineKind::test, .amount = static_cast<std::int8_t>(n), .size = size, .stat = stat, .threshold = static_cast<std::uint8_t>(threshold)};
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

// SHN-K91 to SHN-K94: the set-up of an encounter.
enum class SetUpKind : std::uint8_t { spawn, spawn_boss, roll_chart, place_timers, weary, object, last = object };

constexpr EnumNames<SetUpKind> names_of(SetUpKind) { return {"spawn", "spawn boss", "roll chart", "place timers", "weary", "object"}; }

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

constexpr SetUpLine of(SetUpKind kind, int amount = 0) { return {.kind = kind, .amount = static_cast<std::uint8_t>(amount)}; }
constexpr SetUpLine spawn(Role role, Numbers numbers) { return {.kind = SetUpKind::spawn, .role = role, .numbers = numbers}; }
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

constexpr EnumNames<VictoryKind> names_of(VictoryKind) { return {"all on goal", "kill all", "kill boss", "survive", "touch all"}; }
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

constexpr EnumNames<RewardKind> names_of(RewardKind) { return {"stat up", "recover", "heal all", "magic all", "equip", "items"}; }

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

// SHN-033, SHN-R02: the slots of the initiative track before its Final Step. Monsters above 4 need data that names them.
enum class Slot : std::uint8_t { hero_1, hero_2, hero_3, hero_4, monster_1, monster_2, monster_3, monster_4, monster_5, last = monster_5 };

constexpr EnumNames<Slot> names_of(Slot) { return {"hero 1", "hero 2", "hero 3", "hero 4", "monster 1", "monster 2", "monster 3", "monster 4", "monster 5"}; }
constexpr bool is_hero(Slot slot) { return slot <= Slot::hero_4; }
constexpr std::size_t hero_of(Slot slot) { return index_of(slot); }
constexpr int number_of(Slot slot) { return static_cast<int>(index_of(slot)) - 3; }

using Track = InlineVector<Slot, 10>;
inline constexpr Track standard_track{Slot::hero_1, Slot::monster_1, Slot::hero_2, Slot::monster_2, Slot::hero_3, Slot::monster_3, Slot::hero_4, Slot::monster_4};

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

struct Supply {
    std::uint8_t copies = 1;
    Item item{};

    static constexpr Members members{"copies", "item"};
    bool operator==(const Supply&) const = default;
};

// SHN-K130: a Quest-book.
struct QuestType {
    std::string_view name{};
    std::string_view introduction{};
    std::string_view epilogue{};
    std::uint8_t level = 1;
    EncounterCard first{};
    InlineVector<Supply, 6> preparation{};
    std::uint8_t preparations = 0;  // allowed, SHN-R111; 0 is no limit
    QuestCards unlocks{};
    bool side = false;
    bool final_quest = false;

    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("level", self.level), f("first", self.first), f("preparation", self.preparation);
        f("preparations", self.preparations), f("unlocks", self.unlocks), f("side", self.side);
        f("final_quest", self.final_quest);
    }
};

// The rows of one kind. They stay where they are written; a content only points to them.
template <class Card, class Type>
class Rows {
public:
    constexpr Rows() = default;
    template <std::size_t N>
    constexpr explicit(false) Rows(const std::array<Type, N>& rows) : rows_(rows) {
        static_assert(N <= enum_count<Card>, "there are more rows than the enum has room for");
    }

    constexpr const Type& operator[](Card card) const { return rows_[index_of(card)]; }
    constexpr bool has(Card card) const { return index_of(card) < rows_.size(); }
    constexpr std::size_t size() const { return rows_.size(); }
    constexpr auto begin() const { return rows_.begin(); }
    constexpr auto end() const { return rows_.end(); }
    // The row with this name; there must be one.
    constexpr Card named(std::string_view name) const {
        std::size_t i = 0;
        while (rows_[i].name != name) ++i;
        return static_cast<Card>(i);
    }

private:
    std::span<const Type> rows_{};
};

// The maps, one for each encounter.
class Maps {
public:
    constexpr Maps() = default;
    template <std::size_t N>
    constexpr explicit(false) Maps(const std::array<Map, N>& maps) : maps_(maps) {}

    constexpr const Map& operator[](EncounterCard card) const { return maps_[index_of(card)]; }
    constexpr std::size_t size() const { return maps_.size(); }
    constexpr auto begin() const { return maps_.begin(); }
    constexpr auto end() const { return maps_.end(); }

private:
    std::span<const Map> maps_{};
};

// Everything that is printed. A host replaces any of it by a content of its own:
//   struct Homebrew : StandardRules { static constexpr const Content& content = my_content; };
struct Content {
    Rows<HeroCard, HeroType> heroes{};
    Rows<AttackCard, AttackType> attacks{};
    Rows<Trait, CardType> traits{};
    Rows<Spell, CardType> spells{};
    Rows<Item, CardType> items{};
    Rows<Equipment, CardType> equipment{};
    Rows<MonsterCard, MonsterType> monsters{};
    Rows<AiCard, AiType> ai_cards{};
    Rows<EventCard, EventType> events{};
    Rows<ChartCard, ChartType> charts{};
    Rows<EncounterCard, EncounterType> encounters{};
    Maps maps{};
    Rows<QuestCard, QuestType> quests{};
    bool new_game_plus = false;  // SHN-184, SHN-R107

    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        const auto list = [&](const char* name, const auto& rows) {
            for (const auto& row : rows) f(name, row);
        };
        list("hero", self.heroes), list("attack", self.attacks), list("trait", self.traits);
        list("spell", self.spells), list("item", self.items), list("equipment", self.equipment);
        list("monster", self.monsters), list("ai_card", self.ai_cards), list("event", self.events);
        list("chart", self.charts), list("encounter", self.encounters), list("map", self.maps);
        list("quest", self.quests), f("new_game_plus", self.new_game_plus);
    }
};

// SHN-R12: the full Event deck of a chapter.
constexpr EventCards event_deck(const Content& content, std::uint8_t chapter) {
    EventCards deck{};
    for (std::size_t i = 0; i != content.events.size(); ++i)
        if (const auto card = static_cast<EventCard>(i); content.events[card].chapter == chapter) deck.insert(card);
    return deck;
}

// The monster that plays a part in an encounter, if there is one.
constexpr std::optional<MonsterCard> monster_of(const EncounterType& encounter, Role role) {
    switch (role) {
        case Role::a: return encounter.a;
        case Role::b: return encounter.b;
        case Role::boss: break;
    }
    return encounter.boss;
}

// What the rows are called; a row that is not there has no name.
namespace detail {
template <class Card, class Type>
constexpr std::string_view name_in(const Rows<Card, Type>& rows, Card card) {
    return rows.has(card) ? rows[card].name : "?";
}
}  // namespace detail
constexpr std::string_view name_in(const Content& content, HeroCard card) { return detail::name_in(content.heroes, card); }
constexpr std::string_view name_in(const Content& content, AttackCard card) { return detail::name_in(content.attacks, card); }
constexpr std::string_view name_in(const Content& content, Trait card) { return detail::name_in(content.traits, card); }
constexpr std::string_view name_in(const Content& content, Spell card) { return detail::name_in(content.spells, card); }
constexpr std::string_view name_in(const Content& content, Item card) { return detail::name_in(content.items, card); }
constexpr std::string_view name_in(const Content& content, Equipment card) { return detail::name_in(content.equipment, card); }
constexpr std::string_view name_in(const Content& content, MonsterCard card) { return detail::name_in(content.monsters, card); }
constexpr std::string_view name_in(const Content& content, AiCard card) { return detail::name_in(content.ai_cards, card); }
constexpr std::string_view name_in(const Content& content, EventCard card) { return detail::name_in(content.events, card); }
constexpr std::string_view name_in(const Content& content, QuestCard card) { return detail::name_in(content.quests, card); }
constexpr std::string_view name_in(const Content& content, EncounterCard card) {
    return content.encounters.has(card) ? content.encounters[card].title : "?";
}

// The same in the content of some rules.
template <class Rules, class Card>
    requires requires(Card card) { name_in(Rules::content, card); }
constexpr std::string_view name_of(const Rules&, Card card) { return name_in(Rules::content, card); }

}  // namespace heroes::shining
