#pragma once

#include <cstdint>
#include <optional>

#include <heroes/hamlet/detail/decks.hpp>

// Rulebook, "The Corrupted Champion": its cards, and how strong it is.
namespace heroes::hamlet::detail {

// HAM-019, HAM-200: three mutations, face down, unseen by anybody.
template <class Game>
constexpr void deal_champion_mutations(Game game) {
    auto& champion = game.table.champion;
    champion.older = champion.oldest = 0;
    champion.mutation_knowers = {};
    for (std::size_t i = 0; i != champion_mutations; ++i)
        if (const auto mutation = draw_mutation(game)) champion.mutations.push_back(mutation);
}

// HAM-192: everything is turned face up.
template <class Game>
constexpr void reveal_champion(Game game) {
    auto& champion = game.table.champion;
    champion.hero_knowers = champion.mutation_knowers = everybody;
    EnumSet<MutationCard> mutations{};
    for (const auto& mutation : champion.mutations) mutations.insert(*mutation);
    game.emit(ChampionRevealed{*champion.hero, mutations, static_cast<std::uint8_t>(graveyard_size(game.table))});
}

// HAM-200, HAM-R64: three others instead, face down.
template <class Game>
constexpr void remutate_champion(Game game) {
    auto& table = game.table;
    EnumSet<MutationCard> discarded{};
    for (const auto& mutation : table.champion.mutations) discarded.insert(*mutation);
    table.mutation_discard = table.mutation_discard | discarded;
    table.champion.mutations.clear();
    game.emit(ChampionRemutated{discarded});
    deal_champion_mutations(game);
}

}  // namespace heroes::hamlet::detail
