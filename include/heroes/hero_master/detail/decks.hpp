#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include <heroes/core/deck.hpp>
#include <heroes/hero_master/detail/chapters.hpp>

// Dice, decks and gold: what every chapter uses.
namespace heroes::hero_master::detail {

template <class Game>
constexpr std::uint8_t roll(Game game) {
    return static_cast<std::uint8_t>(1 + game.chance.below(die_faces));
}

constexpr int lower(int a, int b) { return a < b ? a : b; }
constexpr int higher(int a, int b) { return a < b ? b : a; }
constexpr std::uint8_t byte(int n) { return static_cast<std::uint8_t>(higher(lower(n, 255), 0)); }

template <class Cards>
constexpr std::uint8_t count(Cards cards) {
    return static_cast<std::uint8_t>(cards.size());
}

// Whether an action is among those that a decision lists.
struct Finder {
    const Action& wanted;
    bool found = false;

    template <class A>
    constexpr void operator()(const A& listed) {
        const A* same = get_if<A>(&wanted);
        found = found || (same != nullptr && *same == listed);
    }
};
template <class Rules, class D>
constexpr bool is_listed(const Table<Rules>& table, const D& decision, const Action& action) {
    Finder finder{action};
    list(table, decision, finder);
    return finder.found;
}
template <class Rules, class D>
constexpr Verdict listed_or(const Table<Rules>& table, const D& decision, const Action& action, Verdict refusal) {
    return is_listed(table, decision, action) ? Verdict::legal() : refusal;
}

// The only action that a decision lists, if there is just one.
struct OnlyWay {
    Action action{};
    std::size_t ways = 0;

    template <class A>
    constexpr void operator()(const A& listed) {
        action = Action{listed};
        ++ways;
    }
};
// Asks a player, or goes on at once if there is only one way to answer.
template <class Game, class D>
constexpr void ask(Game game, const D& decision) {
    OnlyWay only{};
    list(game.table, decision, only);
    game.push(decision);
    if (only.ways == 1) answer(game, decision, only.action);
}

template <class Rules>
constexpr bool sits(const Table<Rules>& table, Seat seat) {
    return index_of(seat) < table.options.players;
}

// HMA-033, HMA-R15: coins are only a number.
template <class Game>
constexpr void gain_gold(Game game, Seat seat, int gold, Gold from) {
    if (gold <= 0) return;
    auto& stash = game.table.heroes[seat].gold;
    stash = byte(stash + gold);
    game.emit(GoldMoved{seat, from, Gold::stash, byte(gold), nobody});
}
template <class Game>
constexpr void take_loot(Game game, Seat seat, int most) {
    const int gold = lower(game.table.loot, most);
    game.table.loot = byte(game.table.loot - gold);
    gain_gold(game, seat, gold, Gold::loot_pile);
}
template <class Game>
constexpr void lose_to_loot(Game game, Seat seat, int gold) {
    auto& table = game.table;
    auto& stash = table.heroes[seat].gold;
    stash = byte(stash - gold);
    // HMA-R41: at a Location whose loot is not laid out yet it waits in the pile, unless it goes to the supply.
    const bool to_supply = game.knobs().location_losses_to_supply && !table.steps.empty() &&
                           holds_alternative<PrepareBoard>(table.steps[0]);
    if (!to_supply) table.loot = byte(table.loot + gold);
    game.emit(GoldMoved{seat, Gold::stash, to_supply ? Gold::supply : Gold::loot_pile, byte(gold), nobody});
}

// HMA-R13: an Action deck that runs out in mid-Location stays empty, unless a house rule shuffles the discard pile in.
template <class Game>
constexpr void shuffle_actions(Game game, Seat seat) {
    auto& hero = game.table.heroes[seat];
    hero.deck = hero.deck | hero.discard;
    hero.discard = {};
    game.emit(DeckShuffled{Pile::actions, seat, count(hero.deck)});
}
// In a view hidden hand cards lie in the deck and cannot be drawn.
template <class Rules>
constexpr bool can_draw(const Table<Rules>& table, Seat seat) {
    const auto& hero = table.heroes[seat];
    return hero.deck.size() > hero.hidden || (table.rules.knobs.actions_reshuffled && !hero.discard.empty());
}
template <class Game>
constexpr void draw_cards(Game game, Seat seat, int n) {
    auto& hero = game.table.heroes[seat];
    while (n > 0 && can_draw(game.table, seat)) {
        if (hero.deck.empty()) shuffle_actions(game, seat);
        const int drawn = lower(n, static_cast<int>(hero.deck.size()));
        take_some(hero.deck, static_cast<std::size_t>(drawn), game.chance, [&](ActionCard card) {
            hero.hand.insert(card);
            game.emit(CardDrawn{seat, card});
        });
        n -= drawn;
    }
}

// HMA-R10: the whole discard pile becomes the new deck; by a house rule Bosses stay out.
template <class Rules>
constexpr MonsterCards monsters_to_reshuffle(const Table<Rules>& table) {
    return table.rules.knobs.defeated_bosses_stay_out ? table.monster_discard - Rules::content.bosses
                                                      : table.monster_discard;
}
template <class Rules>
constexpr bool can_draw_monster(const Table<Rules>& table) {
    return !table.monster_deck.empty() || !monsters_to_reshuffle(table).empty();
}
template <class Game>
constexpr void shuffle_monsters(Game game, MonsterCards cards) {
    game.table.monster_deck = game.table.monster_deck | cards;
    game.emit(DeckShuffled{Pile::monsters, nobody, count(game.table.monster_deck)});
}
template <class Game>
constexpr std::optional<MonsterCard> draw_monster(Game game) {
    auto& table = game.table;
    if (!can_draw_monster(table)) return {};
    if (table.monster_deck.empty()) {
        const MonsterCards cards = monsters_to_reshuffle(table);
        table.monster_discard = table.monster_discard - cards;
        shuffle_monsters(game, cards);
    }
    return take_any(table.monster_deck, game.chance);
}

// HMA-R11
template <class Game>
constexpr std::optional<TreasureCard> draw_treasure(Game game) {
    auto& table = game.table;
    if (table.treasure_deck.empty() && game.knobs().treasures_reshuffled && !table.treasure_discard.empty()) {
        table.treasure_deck = table.treasure_discard;
        table.treasure_discard = {};
        game.emit(DeckShuffled{Pile::treasures, nobody, count(table.treasure_deck)});
    }
    if (table.treasure_deck.empty()) return {};
    return take_any(table.treasure_deck, game.chance);
}

// HMA-151, HMA-R12
template <class Game>
constexpr std::optional<FailCard> draw_fail(Game game) {
    auto& table = game.table;
    if (table.fail_deck.empty() && game.knobs().fails_reshuffled && !table.fail_discard.empty()) {
        table.fail_deck = table.fail_discard;
        table.fail_discard = FailCards{};
        game.emit(DeckShuffled{Pile::fails, nobody, count(table.fail_deck)});
    }
    if (table.fail_deck.empty()) return {};
    const FailCard card = take_any(table.fail_deck, game.chance);
    table.fail_discard.insert(card);
    return card;
}

// HMA-200, HMA-R27: an Action card goes to its owner's discard pile, a Protest card back to its deck.
template <class Game>
constexpr void discard_action(Game game, Seat owner, ActionCard card, DiscardCause cause) {
    auto& table = game.table;
    if (!Game::Rules::content.protests.has(card))
        table.heroes[owner].discard.insert(card);
    else if (!game.knobs().used_protests_wait)
        table.protest_deck.insert(card);
    game.emit(CardDiscarded{owner, card, cause});
}
template <Room room>
constexpr void take_from_hand(HeroOf<room>& hero, ActionCard card) {
    hero.hand.erase(card);
    hero.exposed.erase(card);
}
template <Room room>
constexpr void show_in_hand(HeroOf<room>& hero, ActionCard card) {
    hero.hand.insert(card);
    hero.exposed.insert(card);
}
template <class Game>
constexpr void discard_from_hand(Game game, Seat seat, ActionCard card, DiscardCause cause) {
    take_from_hand(game.table.heroes[seat], card);
    discard_action(game, seat, card, cause);
}

template <class Rules>
constexpr bool is_attack_running(const Table<Rules>& table) {
    return table.attack.seat != nobody && !table.attack.marks.has(Mark::parting);
}

// HMA-066 to HMA-069, HMA-R39, HMA-R77: the token, and the chain of declines that an effect breaks.
template <class Game>
constexpr void move_token(Game game, Seat to, TokenCause cause) {
    auto& table = game.table;
    if (table.leader == to) return;
    game.emit(TokenMoved{table.leader, to, cause});
    table.leader = to;
    if (cause == TokenCause::effect) table.declined = SeatSet{};
    if (is_attack_running(table)) table.attack.marks.insert(Mark::leader_changed);
}

}  // namespace heroes::hero_master::detail
