#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/hamlet/detail/turn.hpp>

// Rulebook, "Set-up", in the order of HAM-R05.
namespace heroes::hamlet::detail {

// HAM-014 to HAM-018, HAM-029.
template <class Game>
constexpr void lay_out_cards(Game game) {
    auto& table = game.table;
    const Content& content = Game::Rules::content;
    table.hero_deck.shuffle_in(content.heroes.all());
    table.monster_deck.shuffle_in(content.monsters.all());
    table.mutation_deck.shuffle_in(content.mutations.all());
    table.item_deck.shuffle_in(content.items.all());
    table.decree_deck.shuffle_in(content.decrees.all());
    table.artifacts_aside = Artifacts::all();
    table.sigils_aside = Sigils::all();
}

// HAM-019.
template <class Game>
constexpr void set_up_champion(Game game) {
    game.table.champion.hero = draw_hero_card(game);
    deal_champion_mutations(game);
}

// HAM-020, HAM-021, HAM-R03: the highest roll, with those who tie for it rolling again.
template <class Game>
constexpr Seat roll_initiative(Game game) {
    SeatSet rolling = SeatSet::first(game.table.options.players);
    do {
        rolling = who_has_most(rolling, [&](Seat seat) {
            const std::uint8_t face = roll(game);
            game.emit(InitiativeRolled{seat, face});
            return face;
        });
    } while (rolling.size() > 1);
    return rolling.front();
}

// HAM-014 to HAM-023: the heroes are drawn next, defeat.hpp.
template <class Game>
constexpr void lay_out(Game game) {
    auto& table = game.table;
    const Options& options = table.options;
    game.emit(GameStarted{options.players});
    lay_out_cards(game);
    set_up_champion(game);
    const Seat first = options.first_player ? *options.first_player : roll_initiative(game);
    table.turn.active = table.turn.start = first;
    game.emit(FirstPlayerChosen{first});
    game.push(BeginPlay{});
    for (std::size_t n = options.players; n-- != 0;) {
        const Seat seat = clockwise(first, options.players, n);
        table.heroless.insert(seat);
        game.push(DrawHero{seat});
    }
}

// HAM-024, HAM-030, HAM-R05: when everybody has a hero, the heirlooms, and the first item in the shop.
template <class Game>
constexpr void run(Game game, const BeginPlay&) {
    auto& table = game.table;
    game.pop();
    for (std::size_t n = 0; n != table.options.players; ++n)
        draw_heirlooms(game, clockwise(table.turn.start, table.options.players, n));
    stock_first_space(game);
    begin_turn(game, table.turn.start);
}
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const BeginPlay&) {
    return table.turn.number == 0 ? Verdict::legal() : Verdict::refused("HAM-030: the first turn has begun already");
}

}  // namespace heroes::hamlet::detail
