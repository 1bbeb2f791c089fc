#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/shire/queries.hpp>

// Adding Percentages, Elemental Type: how much an attack deals, SHI-150 to SHI-170.
namespace heroes::shire {

namespace detail {

// SHI-158 to SHI-161: the percentages that change one attack, all taken from the final figure.
class PercentagesOf {
public:
    constexpr void add(int percent, bool applies) {
        if (applies) percents_[count_++] = percent;
    }
    // What they add to the figure, or take off it.
    template <class Rules>
    constexpr int of(int figure, const Rules& rules) const {
        if (count_ == 0) return 0;
        switch (rules.knobs.percentages) {
            case Percentages::summed: return summed(figure, rules);
            case Percentages::one_after_another: return one_after_another(figure, rules);
            case Percentages::each_rounded: return each_rounded(figure, rules);
        }
        return 0;
    }

private:
    // SHI-R20: what is taken off is rounded up, so the rest is rounded down; or the other way round.
    template <class Rules>
    static constexpr int change(int figure, int percent, const Rules& rules) {
        if (percent >= 0) return rules.percent_of(figure, percent);
        const int taken = rules.knobs.reductions_round_result_up
                              ? figure - rules.percent_of(figure, percent < -100 ? 0 : 100 + percent)
                              : rules.percent_of(figure, -percent);
        return taken < figure ? -taken : -figure;
    }
    template <class Rules>
    constexpr int summed(int figure, const Rules& rules) const {
        int sum = 0;
        for (std::size_t i = 0; i != count_; ++i) sum += percents_[i];
        return change(figure, sum, rules);
    }
    template <class Rules>
    constexpr int one_after_another(int figure, const Rules& rules) const {
        int running = figure;
        for (std::size_t i = 0; i != count_; ++i) running += change(running, percents_[i], rules);
        return running - figure;
    }
    template <class Rules>
    constexpr int each_rounded(int figure, const Rules& rules) const {
        int sum = 0;
        for (std::size_t i = 0; i != count_; ++i) sum += change(figure, percents_[i], rules);
        return sum < -figure ? -figure : sum;
    }

    int percents_[5]{};
    std::size_t count_ = 0;
};

// What the abilities of one character add to attacks of a scope.
template <class Rules>
constexpr int bonus_of(const Table<Rules>& table, Seat source, const SpellType& spell, Scope scope) {
    const std::size_t place = Bonuses::place(scope, spell.element, spell.type);
    int sum = 0;
    for_each_bonuses(table, source, [&](const Bonuses& bonuses) { sum += bonuses.values[place]; });
    return sum;
}
template <class Rules>
constexpr bool has_bonus(const Table<Rules>& table, Seat source, const SpellType& spell) {
    return Rules::content.of[table.characters[source].card].bonuses[spell.element][spell.type];
}
template <class Rules>
[[gnu::noinline]] constexpr int bonus_of_others(const Table<Rules>& table, Seat seat, const SpellType& spell) {
    int sum = 0;
    for_each_other_ally(table, seat, [&](Seat ally) {
        if (has_bonus(table, ally, spell)) sum += bonus_of(table, ally, spell, Scope::allies);
    });
    return sum;
}
// SHI-152: flat bonuses on an attack, by abilities and by Increased DMG tokens.
template <class Rules>
constexpr int flat_bonus(const Table<Rules>& table, Actor caster, const SpellType& spell) {
    const Seat seat = owner_of(caster);
    const Scope own = is_character(caster) ? Scope::you : Scope::pets;
    int sum = 0;
    if (has_bonus(table, seat, spell)) {
        if (table.standing.has(character_of(seat)))
            sum += bonus_of(table, seat, spell, own);
        else if (own == Scope::you)
            sum += bonus_of(table, seat, spell, own) - bonus_of(table, seat, spell, Scope::allies);
    }
    if (table.options.players > 2) sum += bonus_of_others(table, seat, spell);
    if (spell.element != Element::no_element && holds(table, caster, increased(spell.element)))
        sum += character(table, caster).increased[increased_of(increased(spell.element))];
    return sum;
}

// SHI-155, SHI-156, SHI-R31: how much of the target's defence counts. Tokens of the caster serve as keywords do.
template <class Rules>
constexpr int counted_defence(const Table<Rules>& table, Conditions tokens, Actor target, Armour armour) {
    const int defence = stat(table, target, Stat::defence);
    if (armour == Armour::pierced || tokens.has(Condition::pierce)) return 0;
    if (armour != Armour::penetrated && !tokens.has(Condition::penetrate)) return defence;
    const int half = table.rules.percent_of(defence, 50);
    return table.rules.knobs.reductions_round_result_up ? half : defence - half;
}

template <class Rules>
[[gnu::noinline]] constexpr int percentages_of(const Table<Rules>& table, Actor caster, Actor target,
                                               const Effect& deal, int figure) {
    const int percent = table.rules.knobs.condition_percent;
    const Conditions attacker = conditions(table, caster);
    const Conditions attacked = conditions(table, target);
    PercentagesOf all{};
    all.add(percent, attacker.has(Condition::more_dealt));
    all.add(-percent, (table.rules.knobs.less_dealt_protects ? attacked : attacker).has(Condition::less_dealt));
    all.add(-percent, attacked.has(Condition::less_taken));
    all.add(percent, attacked.has(Condition::more_taken));
    all.add(deal.percent, deal.percent != 0 && attacked.has(deal.condition));
    return all.of(figure, table.rules);
}

// What the caster brings to the attacks of a part, the same for all its targets.
struct Attack {
    const SpellType& spell;
    const Effect& deal;
    Actor caster{};
    Conditions tokens{};
    int stats = 0;
    int flat = 0;
};
template <class Rules>
constexpr Attack attack_of(const Table<Rules>& table, Actor caster, Spell spell, std::size_t part) {
    const SpellType& type = Rules::content.spells[spell];
    int stats = 0;
    stats_of(table, caster, spell).for_each([&](Stat added) { stats += stat(table, caster, added); });
    return {.spell = type,
            .deal = type.parts[part].effects[0],
            .caster = caster,
            .tokens = held(table, caster),
            .stats = stats,
            .flat = flat_bonus(table, caster, type)};
}
template <class Rules>
constexpr Damage damage_of(const Table<Rules>& table, const Attack& attack, Actor target) {
    const auto& rules = table.rules;
    const int element = Rules::content.chart[attack.spell.element][element_of(table, target)];
    const Conditions attacked = held(table, target);
    const int defence = counted_defence(table, attack.tokens, target, attack.deal.armour);
    const int incoming = attack.deal.number + attack.stats + attack.flat;
    const int figure = rules.knobs.element_after_defence ? rules.final_figure(incoming, defence) + element
                                                         : rules.final_figure(incoming + element, defence);
    constexpr Conditions changing{Condition::more_dealt, Condition::less_dealt, Condition::less_taken,
                                  Condition::more_taken};
    const bool is_changed = attack.deal.percent != 0 || !((attack.tokens | attacked) & changing).empty();
    const int percent = is_changed ? percentages_of(table, attack.caster, target, attack.deal, figure) : 0;
    // SHI-163.
    const bool prevented =
        attacked.has(Condition::immune) || (attack.spell.type == AttackType::melee && attacked.has(Condition::flying));
    return {.printed = attack.deal.number,
            .stats = static_cast<std::int16_t>(attack.stats),
            .flat = static_cast<std::int16_t>(attack.flat),
            .element = static_cast<std::int16_t>(element),
            .defence = static_cast<std::int16_t>(defence),
            .figure = static_cast<std::int16_t>(figure),
            .percent = static_cast<std::int16_t>(percent),
            .prevented = prevented,
            .dealt = static_cast<std::int16_t>(prevented ? 0 : figure + percent)};
}

}  // namespace detail

// What an attack would deal to a target as things stand, step by step. The part must be an attack.
template <class Rules>
constexpr Damage damage_of(const Table<Rules>& table, Actor caster, Spell spell, std::size_t part, Actor target) {
    return detail::damage_of(table, detail::attack_of(table, caster, spell, part), target);
}

namespace detail {

// SHI-170: fixed damage starts at P8; by a house rule the receiver's percentages change it, SHI-R23.
template <class Rules>
constexpr int fixed_damage(const Table<Rules>& table, Actor actor, int number) {
    if (holds(table, actor, Condition::immune)) return 0;
    if (!table.rules.knobs.percentages_on_fixed_damage) return number;
    PercentagesOf all{};
    all.add(-table.rules.knobs.condition_percent, holds(table, actor, Condition::less_taken));
    all.add(-table.rules.knobs.condition_percent,
            table.rules.knobs.less_dealt_protects && holds(table, actor, Condition::less_dealt));
    all.add(table.rules.knobs.condition_percent, holds(table, actor, Condition::more_taken));
    return number + all.of(number, table.rules);
}

// SHI-182, SHI-183: what a gain of so much comes to before the cap.
template <class Rules>
[[gnu::noinline]] constexpr int changed_gain(const Table<Rules>& table, Actor actor, int number) {
    if (holds(table, actor, Condition::no_heal)) return 0;
    PercentagesOf all{};
    all.add(table.rules.knobs.condition_percent, holds(table, actor, Condition::more_heal));
    all.add(-table.rules.knobs.condition_percent, holds(table, actor, Condition::less_heal));
    return number + all.of(number, table.rules);
}
template <class Rules>
constexpr int received_hp(const Table<Rules>& table, Actor actor, int number) {
    constexpr Conditions changing{Condition::no_heal, Condition::more_heal, Condition::less_heal};
    return (held(table, actor) & changing).empty() ? number : changed_gain(table, actor, number);
}

}  // namespace detail

}  // namespace heroes::shire
