#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <heroes/shining/detail/models.hpp>

// Rulebook, "Action", "Free-Action", "Reaction", "Spell" and items: what a Hero has, and what it costs.
namespace heroes::shining::detail {

// SHN-063, SHN-R37: the attack of a weapon that a Hero holds.
template <class Rules>
constexpr std::optional<AttackCard> attack_with(const Table<Rules>& table, const Hero& hero, Weapon chosen) {
    if (chosen > Weapon::last) return {};
    if (chosen == Weapon::own) return type_of(table, hero).weapon;
    if (!hero.equipment.has(equipment(chosen))) return {};
    return Rules::content.equipment[equipment(chosen)].weapon;
}

// The weapons that a Hero holds, in their order.
template <class F>
constexpr void for_each_weapon(const Hero& hero, F&& f) {
    f(Weapon::own);
    hero.equipment.for_each([&](Equipment held) { f(weapon(held)); });
}
// Most Heroes have no item, which one comparison of all eight numbers tells where there is room for no more.
template <class Numbers>
constexpr bool are_all_zero(const Numbers& numbers) {
    if constexpr (sizeof(Numbers) == sizeof(std::uint64_t))
        return std::bit_cast<std::uint64_t>(numbers) == 0;
    else
        return numbers == Numbers{};
}
// The items of which a Hero has any.
template <class F>
constexpr void for_each_item(const Hero& hero, F&& f) {
    if (are_all_zero(hero.items)) return;
    for_each_enumerator<Item>([&](Item item) {
        if (hero.items[item] != 0) f(item);
    });
}
// Calls f(power, type) for each power on a Hero's cards, in their order.
template <class Rules, class F>
constexpr void for_each_power(const Table<Rules>& table, const Hero& hero, F&& f) {
    const Content& content = Rules::content;
    const HeroType& type = type_of(table, hero);
    const auto show = [&](std::size_t place, const CardType& card) {
        if (card.power.use != Use::no_power) f(static_cast<Power>(place), card.power);
    };
    for (std::size_t i = 0; i != type.traits.size(); ++i) show(i, content.traits[type.traits[i]]);
    for (std::size_t i = 0; i != type.spells.size(); ++i)
        show(index_of(Power::first_spell) + i, content.spells[type.spells[i]]);
    hero.equipment.for_each([&](Equipment held) { show(index_of(power(held)), content.equipment[held]); });
}

// The powers of a Hero card, sorted by when they are used.
struct PrintedPower {
    Power place{};
    const PowerType* type = nullptr;
};
struct PrintedPowers {
    InlineVector<PrintedPower, 8> actions{};  // free ones included
    InlineVector<PrintedPower, 8> reactions{};

    constexpr void add(std::size_t place, const PowerType& type) {
        if (type.use == Use::no_power) return;
        (type.use == Use::reaction ? reactions : actions).push_back({static_cast<Power>(place), &type});
    }
};
template <class Rules>
constexpr PrintedPowers find_printed_powers(HeroCard card) {
    const Content& content = Rules::content;
    const HeroType& type = content.heroes[card];
    PrintedPowers printed;
    for (std::size_t i = 0; i != type.traits.size(); ++i) printed.add(i, content.traits[type.traits[i]].power);
    for (std::size_t i = 0; i != type.spells.size(); ++i)
        printed.add(index_of(Power::first_spell) + i, content.spells[type.spells[i]].power);
    return printed;
}
template <class Rules>
inline constexpr auto all_printed_powers = for_all_hero_cards<Rules>(find_printed_powers<Rules>);
template <class Rules>
constexpr decltype(auto) printed_powers(HeroCard card) {
    if constexpr (ConstantContent<Rules>)
        return (all_printed_powers<Rules>[card]);
    else
        return find_printed_powers<Rules>(card);
}
// Calls f(power, type) for each power that a Hero can use in its activation, and for each of its reactions.
template <class Rules, class F>
constexpr void for_each_action(const Table<Rules>&, const Hero& hero, F&& f) {
    const PrintedPowers& powers = printed_powers<Rules>(hero.card);
    for (const PrintedPower& printed : powers.actions) f(printed.place, *printed.type);
    hero.equipment.for_each([&](Equipment held) {
        const PowerType& type = Rules::content.equipment[held].power;
        if (type.use != Use::no_power && type.use != Use::reaction) f(power(held), type);
    });
}
template <class Rules, class F>
constexpr void for_each_reaction(const Table<Rules>&, const Hero& hero, F&& f) {
    const PrintedPowers& powers = printed_powers<Rules>(hero.card);
    for (const PrintedPower& printed : powers.reactions) f(printed.place, *printed.type);
    hero.equipment.for_each([&](Equipment held) {
        const PowerType& type = Rules::content.equipment[held].power;
        if (type.use == Use::reaction) f(power(held), type);
    });
}

// What the reactions of a Hero card answer.
using Triggers = EnumSet<Trigger>;
template <class Rules>
constexpr Triggers find_printed_triggers(HeroCard card) {
    Triggers triggers{};
    for (const PrintedPower& printed : find_printed_powers<Rules>(card).reactions)
        triggers.insert(printed.type->trigger);
    return triggers;
}
template <class Rules>
inline constexpr auto all_printed_triggers = for_all_hero_cards<Rules>(find_printed_triggers<Rules>);
template <class Rules>
constexpr Triggers printed_triggers(HeroCard card) {
    if constexpr (ConstantContent<Rules>)
        return all_printed_triggers<Rules>[card];
    else
        return find_printed_triggers<Rules>(card);
}
// Whether a Hero can have any reaction to this. Most have none, and this tells so at once.
template <class Rules>
constexpr bool may_answer(const Table<Rules>&, const Hero& hero, Trigger trigger) {
    const bool printed = printed_triggers<Rules>(hero.card).has(trigger);
    return printed | !hero.equipment.empty();
}

// The card at a place; none if the Hero has none there.
template <class Rules>
constexpr const CardType* card_of(const Table<Rules>& table, const Hero& hero, Power chosen) {
    const Content& content = Rules::content;
    const HeroType& type = type_of(table, hero);
    const std::size_t place = index_of(chosen) % 4;
    if (is_trait(chosen)) return place < type.traits.size() ? &content.traits[type.traits[place]] : nullptr;
    if (is_spell_card(chosen)) return place < type.spells.size() ? &content.spells[type.spells[place]] : nullptr;
    return hero.equipment.has(equipment(chosen)) ? &content.equipment[equipment(chosen)] : nullptr;
}
// The power that a Hero has; none if it has not.
template <class Rules>
constexpr const PowerType* power_of(const Table<Rules>& table, const Hero& hero, Source source) {
    const CardType* card = nullptr;
    if (is_item(source) && hero.items[item(source)] != 0) card = &Rules::content.items[item(source)];
    if (is_power(source)) card = card_of(table, hero, power(source));
    return card != nullptr && card->power.use != Use::no_power ? &card->power : nullptr;
}
template <class Rules>
constexpr std::optional<AttackCard> attack_by(const Table<Rules>& table, const Hero& hero, Source source) {
    if (is_weapon(source)) return attack_with(table, hero, weapon(source));
    const PowerType* used = power_of(table, hero, source);
    return used == nullptr ? std::optional<AttackCard>{} : used->attack;
}

// SHN-059, SHN-073, SHN-078, SHN-188: whether a Hero can pay.
constexpr Verdict judge_cost(const Hero& hero, int ap, int mp, int rp) {
    if (hero.ap < ap) return Verdict::refused("SHN-060: the Hero has too few action points");
    if (hero.mp < mp) return Verdict::refused("SHN-078: a spell cannot be used without its MP");
    if (hero.rp < rp) return Verdict::refused("SHN-073: the Hero has no reaction points left in this encounter");
    return Verdict::legal();
}
constexpr Verdict judge_limit(const Hero& hero, const PowerType& used, Source source) {
    if (!is_power(source)) return Verdict::legal();
    if (used.limit == Limit::once_per_encounter && hero.used_in_encounter.has(power(source)))
        return Verdict::refused("SHN-069: it can be used once in an encounter");
    if (used.limit == Limit::once_per_activation && hero.used_in_activation.has(power(source)))
        return Verdict::refused("SHN-069: it can be used once in an activation");
    return Verdict::legal();
}

// The power on a card, used up or not: the last copy of an item still does what it does.
template <class Rules>
constexpr const PowerType& printed_power(const Table<Rules>& table, const Hero& hero, Source source) {
    return is_item(source) ? Rules::content.items[item(source)].power : *power_of(table, hero, source);
}

}  // namespace heroes::shining::detail
