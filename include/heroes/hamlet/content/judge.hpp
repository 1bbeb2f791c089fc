#pragma once

#include <cstddef>
#include <string_view>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/verdict.hpp>
#include <heroes/hamlet/cards.hpp>
#include <heroes/hamlet/effects.hpp>
#include <heroes/hamlet/passive.hpp>
#include <heroes/hamlet/pieces.hpp>

// Which cards there can be. What is refused here would count wrong, never work, or break the game.
namespace heroes::hamlet {

namespace detail {

// HAM-C67: how large the numbers on a card can be. A Force adds up a hundred and one sources at once: three slots, five
// Sigils, sixty consumables, a Favor and thirty-two decrees; of what changes a monster's health there are 36.
inline constexpr std::size_t most_consumables = 60;
inline constexpr int most_modifier = 20;
inline constexpr int most_side_effect = 5;
inline constexpr int most_health_modifier = 14;
inline constexpr int most_on_a_card = 100;

constexpr bool is_within(int most, int number) { return number >= -most && number <= most; }
constexpr bool is_modifier(int number) { return is_within(most_modifier, number); }
constexpr bool is_moderate(const Passive& p) {
    return is_modifier(p.attack) && is_modifier(p.defense) && is_modifier(p.tie_strike) &&
           is_within(most_side_effect, p.regenerate) && is_within(most_side_effect, p.thorns) &&
           is_within(most_side_effect, p.escape) && is_within(most_health_modifier, p.health);
}
static_assert(most_modifier <= Force::most_tie_strike);

template <Enumeration E>
constexpr bool is_one(E e) {
    return index_of(e) < enum_count<E>;
}

// HAM-C11 to HAM-C22: when a use that does all this can be.
constexpr Windows windows_for(const Active& use) {
    Windows all = Windows::all();
    if (use.heal != 0 || !use.cures.empty() || use.peek != Peek::no_cards) all = all & any_quiet_moment;
    if (use.buff != Passive{}) all = all & windows_of_buff(use.lasts);
    if (use.extra_attacks != 0 || use.strike != 0) all = all & Windows{Window::combat};
    if (use.reroll != Reroll::no_dice) all = all & windows_of(use.reroll);
    if (use.sure_escape) all = all & sure_escape().windows;
    if (use.discount != 0) all = all & Windows{Window::hamlet};
    return all;
}

// How long a use that does all this has to last.
constexpr Duration least_duration(const Active& use) {
    if (use.discount != 0) return Duration::turn;
    if (use.sure_escape) return Duration::encounter;
    if (use.extra_attacks != 0) return Duration::combat_turn;
    return use.buff == Passive{} ? Duration::instant : Duration::attack;
}

constexpr Verdict judge(const Passive& passive) {
    return is_moderate(passive) ? Verdict::legal() : Verdict::refused("HAM-C67: a modifier on a card is too large");
}

constexpr Verdict judge(const Active& use) {
    if (!is_one(use.reroll) || !is_one(use.peek) || !is_one(use.lasts))
        return Verdict::refused("HAM-C67: a card names dice, cards or a time that there are not");
    if (!is_modifier(use.extra_attacks) || !is_modifier(use.strike) || !is_modifier(use.discount))
        return Verdict::refused("HAM-C67: a modifier on a card is too large");
    if (use.heal > most_on_a_card) return Verdict::refused("HAM-C67: health, healing or value of a card is above 100");
    const Windows fitting = windows_for(use);
    if (fitting == Windows::all()) return Verdict::refused("HAM-C67: a Favor or a consumable does nothing");
    if (use.windows.empty() || !(use.windows - fitting).empty())
        return Verdict::refused("HAM-C23: there is no time that all effects of a use fit into, or it names another");
    if (use.lasts < least_duration(use)) return Verdict::refused("HAM-092: a use is over before it has had effect");
    return judge(use.buff);
}

}  // namespace detail

// Whether there can be a card like this.
constexpr Verdict judge(const HeroType& hero) { return detail::judge(hero.favor); }
constexpr Verdict judge(const MonsterType& monster) {
    if (monster.health == 0) return Verdict::refused("HAM-007: a monster has at least one health");
    if (monster.health > detail::most_on_a_card || monster.value > detail::most_on_a_card)
        return Verdict::refused("HAM-C67: health, healing or value of a card is above 100");
    if (monster.home && !detail::is_one(*monster.home))
        return Verdict::refused("HAM-C30: a monster is at home in one of the four regions, or nowhere");
    if (monster.carries && (!detail::is_one(*monster.carries) || monster.piece < 1 || monster.piece > pieces_per_set))
        return Verdict::refused("HAM-C32: an artifact symbol names one of the three pieces of one of the five sets");
    return detail::judge(monster.ability);
}
constexpr Verdict judge(const MutationType& mutation) { return detail::judge(mutation.ability); }
constexpr Verdict judge(const ItemType& item) {
    if (item.value > detail::most_on_a_card)
        return Verdict::refused("HAM-C67: health, healing or value of a card is above 100");
    if (const Verdict verdict = detail::judge(item.gear); !verdict) return verdict;
    return item.kind == ItemKind::consumable ? detail::judge(item.use) : Verdict::legal();
}
constexpr Verdict judge(const ArtifactType& artifact) { return detail::judge(artifact.ability); }
constexpr Verdict judge(const SigilType& sigil) {
    if (!detail::is_one(sigil.reroll))
        return Verdict::refused("HAM-C67: a card names dice, cards or a time that there are not");
    return detail::judge(sigil.ability);
}
constexpr Verdict judge(const DecreeType& decree) {
    const Ordinance& o = decree.ordinance;
    if (!detail::is_modifier(o.home_bonus) || !detail::is_modifier(o.heal_action) || !detail::is_modifier(o.prices) ||
        !detail::is_modifier(o.health_once) || !detail::is_moderate(o.heroes))
        return Verdict::refused("HAM-C67: a modifier on a card is too large");
    return detail::judge(o.monsters);
}

namespace detail {

template <class Card, class Type>
constexpr Verdict judge_all(const Cards<Card, Type>& cards) {
    if (cards.count > enum_count<Card>)
        return Verdict::refused("HAM-C66: there is no room for so many cards of a kind");
    for (std::size_t i = 0; i != cards.count; ++i) {
        if (cards.names.values[i].empty()) return Verdict::refused("HAM-C66: a card has no name");
        if (const Verdict verdict = hamlet::judge(cards.types.values[i]); !verdict) return verdict;
    }
    return Verdict::legal();
}

// Gear is in force in three slots at most; consumables may all be at once, where a house rule frees their slots.
constexpr std::size_t consumables_among(const Cards<ItemCard, ItemType>& items) {
    std::size_t consumables = 0;
    for (std::size_t i = 0; i != items.count; ++i)
        if (items.types.values[i].kind == ItemKind::consumable) ++consumables;
    return consumables;
}
constexpr Verdict judge_addition(const Draft& cards, const ItemType& item) {
    return item.kind == ItemKind::consumable && consumables_among(cards.items) >= most_consumables
               ? Verdict::refused("HAM-C67: there are more than sixty consumables")
               : Verdict::legal();
}
template <class Type>
constexpr Verdict judge_addition(const Draft&, const Type&) {
    return Verdict::legal();
}

}  // namespace detail

// Whether a game can be played with these cards.
constexpr Verdict judge(const Draft& cards) {
    if (cards.artifacts.count != enum_count<Artifact> || cards.sigils.count != enum_count<Sigil>)
        return Verdict::refused("HAM-C66: there are fifteen artifacts and five Sigils, no more and no fewer");
    if (const Verdict verdict = detail::judge_all(cards.heroes); !verdict) return verdict;
    if (const Verdict verdict = detail::judge_all(cards.monsters); !verdict) return verdict;
    if (const Verdict verdict = detail::judge_all(cards.mutations); !verdict) return verdict;
    if (const Verdict verdict = detail::judge_all(cards.items); !verdict) return verdict;
    if (detail::consumables_among(cards.items) > detail::most_consumables)
        return Verdict::refused("HAM-C67: there are more than sixty consumables");
    if (const Verdict verdict = detail::judge_all(cards.artifacts); !verdict) return verdict;
    if (const Verdict verdict = detail::judge_all(cards.sigils); !verdict) return verdict;
    return detail::judge_all(cards.decrees);
}

// Adds a card after the others of its kind; if there is no room, or no such card can be, the verdict says why. A name
// that is not a literal has to live as long as the content.
//   if (Verdict verdict = add(cards, "Angry Badger", monster(Region::frigid_woodlands, 6, 2, 0, 2)); !verdict) ...
template <class Type>
constexpr Verdict add(Draft& draft, std::string_view name, const Type& type, std::string_view flavour = {}) {
    auto& cards = cards_of(draft, type);
    if (name.empty()) return Verdict::refused("HAM-C66: a card has no name");
    if (cards.count >= cards.types.size())
        return Verdict::refused("HAM-C66: there is no room for so many cards of a kind");
    if (const Verdict verdict = judge(type); !verdict) return verdict;
    if (const Verdict verdict = detail::judge_addition(draft, type); !verdict) return verdict;
    cards.types.values[cards.count] = type;
    cards.names.values[cards.count] = name;
    cards.flavours.values[cards.count++] = flavour;
    return Verdict::legal();
}

}  // namespace heroes::hamlet
