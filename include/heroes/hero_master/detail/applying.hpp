#pragma once

#include <optional>

#include <heroes/hero_master/detail/speakers.hpp>

// Step 1 of HMA-R58: weapons and Hero cards are applied to an attack.
namespace heroes::hero_master::detail {

// HMA-100, HMA-K07, HMA-K08, HMA-R60: which cards can be applied together, as sets that are found once for all ways.
struct Applicable {
    Permanents cards{};       // ready weapons, and ready Hero cards with such a power
    Permanents converters{};  // of them, Hero cards that convert a value
    Permanents by_race{};     // the weapons that print the type which the race converts
    Permanents by_class{};    // the same for the class
    Permanents forbidden{};   // the weapons, if none may be applied
    Permanents allowing{};    // Hero cards by which the bungle that forbids them counts for nothing, HMA-K10

    // The weapons whose value could be converted if these cards are applied.
    constexpr Permanents convertible(Permanents applied) const {
        const Permanents race = applied.has(Permanent::race) ? by_race : Permanents{};
        const Permanents hero_class = applied.has(Permanent::hero_class) ? by_class : Permanents{};
        return (race | hero_class) & applied;
    }
    constexpr bool forbids_weapons(Permanents applied) const {
        return !(applied & forbidden).empty() && (applied & allowing).empty();
    }
    constexpr bool lacks_weapon(Permanents applied) const {
        return !(applied & converters).empty() && convertible(applied).empty();
    }
};

template <class Rules>
constexpr const Effect* conversion(const Table<Rules>& table, Seat seat, Permanents cards) {
    const Effect* found = nullptr;
    (cards & hero_cards).for_each([&](Permanent card) {
        const Effects& power = hero_type<Rules>(table.heroes[seat], card).power;
        if (!power.has(Kind::convert)) return;
        for (const Effect& effect : power)
            if (effect.kind == Kind::convert) found = &effect;
    });
    return found;
}
// The weapons that print a type.
template <class Rules>
constexpr Permanents weapons_of(const Table<Rules>& table, Seat seat, DamageType type) {
    Permanents found{};
    weapons.for_each([&](Permanent weapon) {
        const GearType* held = gear(table, seat, item_slot(weapon));
        if (held != nullptr && held->strengths[type] != 0) found.insert(weapon);
    });
    return found;
}
template <class Rules>
constexpr Permanents convertible_by(const Table<Rules>& table, Seat seat, Permanent card) {
    const Effect* effect = conversion(table, seat, {card});
    return effect == nullptr ? Permanents{} : weapons_of(table, seat, static_cast<DamageType>(effect->n));
}
template <class Rules>
constexpr Permanents ready_to_apply(const Table<Rules>& table, Seat seat) {
    const auto& hero = table.heroes[seat];
    Permanents cards{};
    for (const ItemSlot slot : {ItemSlot::first_weapon, ItemSlot::second_weapon})
        if (gear(table, seat, slot) != nullptr) cards.insert(hero_master::permanent(slot));
    return (cards | hero_cards_with<Rules>(hero, Timing::applied)) - hero.exhausted;
}
// Filled in where it lies: to be returned in a register its bytes would be read as one word before they have settled.
template <class Rules>
constexpr void find_applicable(const Table<Rules>& table, Seat seat, Applicable& all) {
    const auto& hero = table.heroes[seat];
    const LaidAttack& laid = hero.attacks[0];
    all.cards = ready_to_apply(table, seat);
    all.converters = all.cards & hero_cards_with<Rules>(hero, Kind::convert);
    if (all.converters.has(Permanent::race)) all.by_race = convertible_by(table, seat, Permanent::race);
    if (all.converters.has(Permanent::hero_class)) all.by_class = convertible_by(table, seat, Permanent::hero_class);
    const bool by_attack = Rules::content.actions[laid.card].effects.has(Kind::no_weapons);
    const bool by_bungle = Rules::content.actions[laid.bungle].effects.has(Kind::no_weapons);
    all.forbidden = weapons.only_if(by_attack) | weapons.only_if(by_bungle).only_if(laid.is_bungled());
    all.allowing = hero_cards_with<Rules>(hero, Kind::ignore_bungle).only_if(!by_attack);
}
template <class Rules>
constexpr bool are_too_many(const Table<Rules>& table, Permanents cards) {
    return (hero_cards - cards).empty() && !table.rules.knobs.both_hero_cards;
}
template <class Rules>
constexpr bool can_commit(const Table<Rules>& table, const Applicable& all, Permanents cards) {
    return (cards - all.cards).empty() && !are_too_many(table, cards) && !all.forbids_weapons(cards) &&
           !all.lacks_weapon(cards);
}
// All ways to apply some of them, one after the other; after the last one comes none.
constexpr Permanents next_way(const Applicable& all, Permanents cards) {
    return Permanents::from_bits((cards.bits() - all.cards.bits()) & all.cards.bits());
}
template <class Rules>
constexpr bool has_cards_to_apply(const Table<Rules>& table, Seat seat) {
    Applicable all{};
    find_applicable(table, seat, all);
    for (Permanents cards = next_way(all, {}); !cards.empty(); cards = next_way(all, cards))
        if (can_commit(table, all, cards)) return true;
    return false;
}
// Of the cards that are applied already.
template <class Rules>
constexpr Permanents convertible(const Table<Rules>& table, Seat seat, Permanents cards) {
    Permanents found{};
    (cards & hero_cards).for_each([&](Permanent card) { found = found | convertible_by(table, seat, card); });
    return found & cards;
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const CommitCards& choice, F& f) {
    Applicable all{};
    find_applicable(table, choice.seat, all);
    f(ApplyCards{});
    for (Permanents cards = next_way(all, {}); !cards.empty(); cards = next_way(all, cards))
        list_if(f, ApplyCards{cards}, can_commit(table, all, cards));
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const CommitCards& choice, const Action& action) {
    const auto* commit = get_if<ApplyCards>(&action);
    if (commit == nullptr) return Verdict::refused("HMA-100: decide which weapons and Hero card are applied");
    const Permanents cards = commit->cards;
    Applicable all{};
    find_applicable(table, choice.seat, all);
    if (can_commit(table, all, cards)) return Verdict::legal();
    if (!(cards - all.cards).empty())
        return Verdict::refused(
            "HMA-011: only ready weapons, and ready Hero cards with a power for attacks, can be applied");
    if (are_too_many(table, cards)) return Verdict::refused("HMA-R60: at most one Hero card is applied to an attack");
    if (all.forbids_weapons(cards)) return Verdict::refused("HMA-K07: no weapon may be applied to this attack");
    return Verdict::refused("HMA-K08: that Hero card needs an applied weapon with the value it converts");
}

template <class Game>
constexpr void answer(Game game, const CommitCards& choice, const Action& action) {
    auto& table = game.table;
    const Seat seat = choice.seat;
    const Permanents cards = get_if<ApplyCards>(&action)->cards;
    game.pop();
    table.attack.applied = cards;
    table.attack.used = cards;
    game.emit(CardsApplied{seat, cards});
    if (conversion(table, seat, cards) != nullptr) ask(game, ChooseConversion{seat});
}
template <class Rules>
constexpr bool is_resolving(const Table<Rules>& table, Seat seat) {
    return is_attack_running(table) && table.attack.seat == seat && running(table) != nullptr && table.encounter;
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const CommitCards& choice) {
    return is_resolving(table, choice.seat) && table.attack.applied.empty() && table.attack.green == 0;
}

// HMA-K08: which weapon and which type.
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseConversion& choice, F& f) {
    const Permanents applied = table.attack.applied;
    convertible(table, choice.seat, applied).for_each([&](Permanent weapon) {
        conversion(table, choice.seat, applied)->types.for_each([&](DamageType type) { f(Convert{weapon, type}); });
    });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseConversion& choice, const Action& action) {
    return listed_or(
        table, choice, action,
        Verdict::refused("HMA-K08: choose an applied weapon with that value, and a type to convert it into"));
}
template <class Game>
constexpr void answer(Game game, const ChooseConversion& choice, const Action& action) {
    const Seat seat = choice.seat;
    const auto [weapon, into] = *get_if<Convert>(&action);
    game.pop();
    Attack& attack = game.table.attack;
    attack.converted = std::optional<Permanent>{weapon};
    attack.into = into;
    const auto from = static_cast<DamageType>(conversion(game.table, seat, attack.applied)->n);
    game.emit(ValueConverted{seat, weapon, from, into});
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseConversion& choice) {
    return is_resolving(table, choice.seat) && !table.attack.converted && table.attack.green == 0 &&
           !convertible(table, choice.seat, table.attack.applied).empty();
}

}  // namespace heroes::hero_master::detail
