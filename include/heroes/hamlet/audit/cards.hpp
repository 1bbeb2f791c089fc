#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/core/cards.hpp>
#include <heroes/core/verdict.hpp>
#include <heroes/hamlet/play.hpp>
#include <heroes/hamlet/table.hpp>

// HAM-223: every card is in exactly one place.
namespace heroes::hamlet::detail {

template <class Rules>
constexpr bool are_heroes_complete(const Table<Rules>& table) {
    Census<HeroCard> tally;
    tally.add(table.hero_deck.cards());
    tally.add(table.heroes_in_graveyard);
    if (!table.champion.hero) return false;
    tally.add(*table.champion.hero);
    for_each_seat(table.options, [&](Seat seat) {
        if (is_in_play(table, seat)) tally.add(table.heroes[seat].card);
    });
    for (const Step& step : table.steps)
        if (const auto* choice = get_if<ChooseHero>(&step)) tally.add(choice->first), tally.add(choice->second);
    return tally.is_complete(Rules::content.heroes.all());
}
template <class Rules>
constexpr bool are_monsters_complete(const Table<Rules>& table) {
    Census<MonsterCard> tally;
    tally.add(table.monster_deck.cards());
    tally.add(table.monster_discard);
    tally.add(table.monsters_in_graveyard);
    tally.add(table.out_of_the_game);
    for (const auto& hero : table.heroes) tally.add(hero.trophies);
    for (const auto& space : table.regions)
        if (space.monster) tally.add(*space.monster);
    return tally.is_complete(Rules::content.monsters.all());
}
template <class Rules>
constexpr bool are_mutations_complete(const Table<Rules>& table) {
    Census<MutationCard> tally;
    tally.add(table.mutation_deck.cards());
    tally.add(table.mutation_discard);
    for (const auto& space : table.regions)
        for (const MutationCard mutation : space.mutations) tally.add(mutation);
    for (const auto& mutation : table.champion.mutations) {
        if (!mutation) return false;
        tally.add(*mutation);
    }
    return tally.is_complete(Rules::content.mutations.all());
}
template <class Rules>
constexpr bool are_items_complete(const Table<Rules>& table) {
    Census<ItemCard> tally;
    tally.add(table.item_deck.cards());
    tally.add(table.item_discard);
    tally.add(table.champion.items);
    for (const auto& item : table.shop)
        if (item) tally.add(*item);
    for (const auto& hero : table.heroes) tally.add(hero.items);
    for (const auto& space : table.regions) tally.add(space.items);
    // HAM-R31: by a house rule a consumable that still has effect lies in no slot any more.
    if (table.rules.knobs.use_frees_slot) tally.add(table.turn.running);
    return tally.is_complete(Rules::content.items.all());
}
template <class Rules>
constexpr bool are_relics_complete(const Table<Rules>& table) {
    Census<Artifact> artifacts;
    Census<Sigil> sigils;
    const auto add = [&](const auto& place) { artifacts.add(place.artifacts), sigils.add(place.sigils); };
    artifacts.add(table.artifacts_aside), sigils.add(table.sigils_aside);
    add(table.champion);
    for (const auto& hero : table.heroes) add(hero);
    for (const auto& space : table.regions) add(space);
    return artifacts.is_complete(Artifacts::all()) && sigils.is_complete(Sigils::all());
}
template <class Rules>
constexpr bool are_decrees_complete(const Table<Rules>& table) {
    Census<DecreeCard> tally;
    tally.add(table.decree_deck.cards());
    tally.add(table.decree_discard);
    tally.add(table.decrees);
    return tally.is_complete(Rules::content.decrees.all());
}

template <class Rules>
constexpr Verdict audit_cards(const Table<Rules>& table) {
    if (!table.hero_deck.is_sound() || !table.monster_deck.is_sound() || !table.mutation_deck.is_sound() ||
        !table.item_deck.is_sound() || !table.decree_deck.is_sound())
        return Verdict::refused("HAM-223: a deck holds a card twice, or one that is unknown");
    if (!are_heroes_complete(table)) return Verdict::refused("HAM-223: a hero is not in exactly one place");
    if (!are_monsters_complete(table)) return Verdict::refused("HAM-223: a monster is not in exactly one place");
    if (!are_mutations_complete(table)) return Verdict::refused("HAM-223: a mutation is not in exactly one place");
    if (!are_items_complete(table)) return Verdict::refused("HAM-223: an item is not in exactly one place");
    if (!are_relics_complete(table))
        return Verdict::refused("HAM-223: an artifact or a Sigil is not in exactly one place");
    if (!are_decrees_complete(table)) return Verdict::refused("HAM-223: a decree is not in exactly one place");
    return Verdict::legal();
}

}  // namespace heroes::hamlet::detail
