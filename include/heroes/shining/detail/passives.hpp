#pragma once

#include <cstddef>
#include <optional>

#include <heroes/core/enum_set.hpp>
#include <heroes/shining/detail/models.hpp>

// What holds all the time, or while something is so: passives of traits, equipment and monsters.
namespace heroes::shining::detail {

// The passives of a Hero's traits and equipment.
template <class Rules, class F>
constexpr void for_each_passive(const Table<Rules>& table, const Hero& hero, F&& f) {
    for (const Trait trait : type_of(table, hero).traits)
        for (const Passive& passive : Rules::content.traits[trait].passives) f(passive);
    hero.equipment.for_each([&](Equipment equipment) {
        for (const Passive& passive : Rules::content.equipment[equipment].passives) f(passive);
    });
}

// What a function finds for each Hero card, looked up while games are played if the content is known while compiling.
template <class Rules, class F>
constexpr auto for_all_hero_cards(F&& find) {
    return for_all_rows<HeroCard>(Rules::content.heroes, find);
}

// The kinds of passives on a card, on all traits of a Hero, and on all that it has. Most questions are about a kind
// that the Hero has not, and this tells so at once.
using PassiveKinds = EnumSet<PassiveKind>;
constexpr PassiveKinds kinds_on(const CardType& card) {
    PassiveKinds kinds{};
    for (const Passive& passive : card.passives) kinds.insert(passive.kind);
    return kinds;
}
template <class Rules>
constexpr PassiveKinds find_kinds_on_traits(HeroCard card) {
    PassiveKinds kinds{};
    for (const Trait trait : Rules::content.heroes[card].traits) kinds = kinds | kinds_on(Rules::content.traits[trait]);
    return kinds;
}
template <class Rules>
inline constexpr auto all_kinds_on_traits = for_all_hero_cards<Rules>(find_kinds_on_traits<Rules>);
template <class Rules>
constexpr PassiveKinds kinds_on_traits(HeroCard card) {
    if constexpr (ConstantContent<Rules>)
        return all_kinds_on_traits<Rules>[card];
    else
        return find_kinds_on_traits<Rules>(card);
}
template <class Rules>
constexpr bool has_any_kind(const Table<Rules>&, const Hero& hero, PassiveKinds wanted) {
    PassiveKinds kinds = kinds_on_traits<Rules>(hero.card);
    hero.equipment.for_each([&](Equipment held) { kinds = kinds | kinds_on(Rules::content.equipment[held]); });
    return !(kinds & wanted).empty();
}

template <class Rules>
constexpr int max_hp(const Table<Rules>& table, const Hero& hero) {
    int most = type_of(table, hero).max_hp;
    if (!has_any_kind(table, hero, {PassiveKind::max_hp})) return most;
    for_each_passive(table, hero, [&](const Passive& passive) {
        if (passive.kind == PassiveKind::max_hp) most += passive.amount;
    });
    return most < 255 ? most : 255;
}

template <class Rules>
constexpr bool is_flanked(const Table<Rules>& table, const Hero& hero) {
    int beside = 0;
    for (const Monster& monster : table.monsters) beside += distance_between(table, hero.square, monster.square) == 1;
    return beside >= 2;
}
template <class Rules>
constexpr bool is_engaged(const Table<Rules>& table, Model target, Model except) {
    bool engaged = false;
    for_each_hero([&](Model other) {
        const Hero& one = table.heroes[other];
        engaged |= other != except && is_up(one) && distance_between(table, one.square, square_of(table, target)) == 1;
    });
    return engaged;
}
// SHN-K41 to SHN-K44. Whether another Hero is engaged with the target depends on the target, if there is one. Most
// passives hold at all times; what the others ask is not inlined, because it takes kilobytes wherever it is.
template <class Rules>
[[gnu::noinline]] constexpr bool holds_now(const Table<Rules>& table, Model model, Condition condition,
                                           std::optional<Model> target) {
    const Hero& hero = table.heroes[model];
    switch (condition) {
        case Condition::always_so: break;
        case Condition::unmoved: return !hero.moved;
        case Condition::wounded: return 2 * hero.hp <= max_hp(table, hero);
        case Condition::flanked: return is_flanked(table, hero);
        case Condition::engaged: return target && is_engaged(table, *target, model);
    }
    return true;
}
template <class Rules>
constexpr bool holds(const Table<Rules>& table, Model model, Condition condition, std::optional<Model> target) {
    return condition == Condition::always_so || holds_now(table, model, condition, target);
}

// SHN-K44: what a monster has holds at all times, or while it is Wounded.
constexpr bool holds(const MonsterType& type, const Monster& monster, Condition condition) {
    return condition != Condition::wounded || 2 * monster.hp <= type.hp;
}

// What the passives of a model add up to. SHN-154: those of an exhausted Hero are off.
constexpr int passive_of(const MonsterType& type, const Monster& monster, PassiveKind kind) {
    int sum = 0;
    for (const Passive& passive : type.passives.places())
        if (passive.kind == kind && holds(type, monster, passive.condition)) sum += passive.amount;
    return sum;
}
template <class Rules>
[[gnu::noinline]] constexpr int sum_of_passives(const Table<Rules>& table, Model hero, PassiveKind kind) {
    int sum = 0;
    for_each_passive(table, table.heroes[hero], [&](const Passive& passive) {
        if (passive.kind == kind && holds(table, hero, passive.condition, {})) sum += passive.amount;
    });
    return sum;
}
template <class Rules>
constexpr int passive_of_hero(const Table<Rules>& table, Model model, PassiveKind kind) {
    const Hero& hero = table.heroes[model];
    return hero.exhausted || !has_any_kind(table, hero, {kind}) ? 0 : sum_of_passives(table, model, kind);
}
template <class Rules>
constexpr int passive_of(const Table<Rules>& table, Model model, PassiveKind kind) {
    if (is_hero(model)) return passive_of_hero(table, model, kind);
    const Monster* monster = find_monster(table, model);
    return monster == nullptr ? 0 : passive_of(type_of(table, *monster), *monster, kind);
}
template <class Rules>
constexpr bool has_passive(const Table<Rules>& table, Model model, PassiveKind kind) {
    return passive_of(table, model, kind) != 0;
}

// How a model moves, SHN-117, SHN-K30, SHN-K38.
struct Gait {
    bool flies = false;
    bool sure = false;  // Difficult squares are as good as any

    constexpr void note(const Passive& passive) {
        flies |= passive.kind == PassiveKind::fly;
        sure = true;
    }
};
inline constexpr PassiveKinds kinds_of_gait{PassiveKind::fly, PassiveKind::sure_foot};
constexpr bool is_of_gait(const Passive& passive) { return kinds_of_gait.has(passive.kind) && passive.amount != 0; }
constexpr Gait gait_of(const MonsterType& type, const Monster& monster) {
    Gait gait;
    for (const Passive& passive : type.passives.places())
        if (is_of_gait(passive) && holds(type, monster, passive.condition)) gait.note(passive);
    return gait;
}
template <class Rules>
[[gnu::noinline]] constexpr Gait gait_by_passives(const Table<Rules>& table, Model hero) {
    Gait gait;
    for_each_passive(table, table.heroes[hero], [&](const Passive& passive) {
        if (is_of_gait(passive) && holds(table, hero, passive.condition, {})) gait.note(passive);
    });
    return gait;
}
template <class Rules>
constexpr Gait gait_of_hero(const Table<Rules>& table, Model model) {
    const Hero& hero = table.heroes[model];
    return hero.exhausted || !has_any_kind(table, hero, kinds_of_gait) ? Gait{} : gait_by_passives(table, model);
}
template <class Rules>
constexpr Gait gait_of(const Table<Rules>& table, Model model) {
    if (is_hero(model)) return gait_of_hero(table, model);
    const Monster* monster = find_monster(table, model);
    return monster == nullptr ? Gait{} : gait_of(type_of(table, *monster), *monster);
}

// SHN-K02, SHN-R18: VIT against an attack, with Ward and passives.
template <class Rules>
constexpr int vit_of(const Table<Rules>& table, Model model) {
    int vit = model == Model::object ? table.encounter.object_vit : 0;
    if (is_hero(model)) {
        const Hero& hero = table.heroes[model];
        vit = hero.stats[Stat::vit] + hero.ward + passive_of(table, model, PassiveKind::vit);
    } else if (const Monster* monster = find_monster(table, model)) {
        const MonsterType& type = type_of(table, *monster);
        vit = type.vit + monster->ward + passive_of(type, *monster, PassiveKind::vit);
    }
    const int least = table.rules.knobs.least_vit;
    return vit < least ? least : vit;
}

}  // namespace heroes::shining::detail
