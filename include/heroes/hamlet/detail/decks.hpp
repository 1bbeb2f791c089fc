#pragma once

#include <cstdint>
#include <optional>

#include <heroes/hamlet/detail/spaces.hpp>

// The decks: drawing, and shuffling the discards when a card is needed and there is none, HAM-R84.
namespace heroes::hamlet::detail {

template <class Game, class Card, std::size_t Known, std::size_t room>
constexpr void reshuffle(Game game, Deck<Card, Known, room>& deck, EnumSet<Card, room>& discard, Pile pile) {
    const auto cards = static_cast<std::uint8_t>(discard.size());
    deck.shuffle_in(discard);
    discard = {};
    game.emit(DeckReshuffled{pile, cards});
}

template <class Game, class Card, std::size_t Known, std::size_t room>
constexpr std::optional<Card> take_top(Game game, Deck<Card, Known, room>& deck) {
    return deck.empty() ? std::optional<Card>{} : std::optional<Card>{deck.draw(game.chance)};
}

// HAM-102, HAM-R75.
template <class Rules>
constexpr bool can_draw_monster(const Table<Rules>& table) {
    return !table.monster_deck.empty() || !table.monster_discard.empty();
}
template <class Game>
constexpr void reshuffle_monsters(Game game) {
    if (!game.table.monster_discard.empty())
        reshuffle(game, game.table.monster_deck, game.table.monster_discard, Pile::monsters);
}
template <class Game>
constexpr std::optional<MonsterCard> draw_monster(Game game) {
    if (game.table.monster_deck.empty()) reshuffle_monsters(game);
    return take_top(game, game.table.monster_deck);
}

// HAM-076, HAM-R74. Whatever is hidden in a backpack now is known to be none of the cards shuffled in.
template <class Game>
constexpr void reshuffle_items(Game game) {
    auto& table = game.table;
    if (table.item_discard.empty()) return;
    reshuffle(game, table.item_deck, table.item_discard, Pile::items);
    for (const auto& hero : table.heroes) table.older_items = table.older_items | hero.hidden;
}
template <class Game>
constexpr std::optional<ItemCard> draw_item(Game game) {
    if (game.table.item_deck.empty()) reshuffle_items(game);
    return take_top(game, game.table.item_deck);
}

// HAM-222, HAM-R42. Likewise for the Champion's mutations.
template <class Game>
constexpr void reshuffle_mutations(Game game) {
    auto& table = game.table;
    auto& champion = table.champion;
    if (table.mutation_discard.empty()) return;
    reshuffle(game, table.mutation_deck, table.mutation_discard, Pile::mutations);
    if (champion.older == champion.mutations.size()) return;
    champion.oldest = champion.older;
    champion.older = static_cast<std::uint8_t>(champion.mutations.size());
}
template <class Game>
constexpr std::optional<MutationCard> draw_mutation(Game game) {
    if (game.table.mutation_deck.empty()) reshuffle_mutations(game);
    return take_top(game, game.table.mutation_deck);
}

// HAM-R48: dead heroes stay in the graveyard, unless a house rule lets them return. By then all other heroes have
// been seen, so everybody knows who the Champion was.
template <class Game>
constexpr std::optional<HeroCard> draw_hero_card(Game game) {
    auto& table = game.table;
    if (table.hero_deck.empty() && game.knobs().dead_heroes_return && !table.heroes_in_graveyard.empty()) {
        reshuffle(game, table.hero_deck, table.heroes_in_graveyard, Pile::heroes);
        table.champion.hero_knowers = everybody;
    }
    return take_top(game, table.hero_deck);
}

// HAM-213, HAM-R09: the last decree may come again at once, unless a house rule has it sit the shuffle out.
template <class Game>
constexpr std::optional<DecreeCard> draw_decree(Game game, DecreeCards last) {
    auto& table = game.table;
    if (table.decree_deck.empty() && !table.decree_discard.empty()) {
        const bool sits_out = game.knobs().last_decree_sits_out && table.decree_discard != last;
        if (sits_out) table.decree_discard = table.decree_discard - last;
        reshuffle(game, table.decree_deck, table.decree_discard, Pile::decrees);
        if (sits_out) table.decree_discard = last;
    }
    return take_top(game, table.decree_deck);
}

// HAM-R84: by a house rule a deck is shuffled as soon as it runs out.
template <class Game>
constexpr void reshuffle_at_once(Game game) {
    auto& table = game.table;
    if (table.monster_deck.empty()) reshuffle_monsters(game);
    if (table.item_deck.empty()) reshuffle_items(game);
    if (table.mutation_deck.empty()) reshuffle_mutations(game);
    if (table.decree_deck.empty() && !table.decree_discard.empty())
        reshuffle(game, table.decree_deck, table.decree_discard, Pile::decrees);
}

template <class Game>
constexpr void discard_item(Game game, ItemCard item, DiscardCause cause) {
    game.table.item_discard.insert(item);
    game.emit(ItemDiscarded{item, cause});
}

}  // namespace heroes::hamlet::detail
