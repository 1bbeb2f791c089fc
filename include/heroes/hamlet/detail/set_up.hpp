#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/hamlet/detail/turn.hpp>

// Rulebook, "Set-up", in the order of HAM-R05.
namespace heroes::hamlet::detail {

// HAM-014 to HAM-018, HAM-029.
template <class Game>
constexpr void lay_out(Game game) {
    auto& table = game.table;
    const Content& content = game.content;
    table.hero_deck = Deck<HeroCard, 2>{content.heroes.all()};
    table.monster_deck = Deck<MonsterCard>{content.monsters.all()};
    table.mutation_deck = Deck<MutationCard, 2>{content.mutations.all()};
    table.item_deck = Deck<ItemCard, 2>{content.items.all()};
    table.decree_deck = Deck<DecreeCard, 2>{content.decrees.all()};
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
    SeatSet rolling{};
    for_each_seat(game.table.options, [&](Seat seat) { rolling.insert(seat); });
    do {
        SeatSet highest{};
        int most = 0;
        rolling.for_each([&](Seat seat) {
            const int face = game.roll();
            game.emit(InitiativeRolled{seat, static_cast<std::uint8_t>(face)});
            if (face > most) highest = {};
            if (face >= most) highest.insert(seat), most = face;
        });
        rolling = highest;
    } while (rolling.size() > 1);
    return rolling.front();
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
constexpr Verdict judge_knobs(const Rules& rules) {
    const Knobs& knobs = rules.knobs;
    if (knobs.moon_spaces < 2) return Verdict::refused("HAM-R07", "the moon bar has at least two spaces");
    if (knobs.hero_health < 1 || knobs.most_hero_health < knobs.hero_health || knobs.most_hero_health > 100)
        return Verdict::refused("HAM-027", "a hero has at least one health, and at most as much as the maximum allows");
    if (knobs.champion_health < 1 || knobs.champion_health > 100)
        return Verdict::refused("HAM-193", "the Champion has at least one health, and at most a hundred");
    if (knobs.heirlooms > 8) return Verdict::refused("HAM-024", "there are at most eight heirlooms");
    return Verdict::legal();
}

}  // namespace heroes::hamlet::detail

namespace heroes::hamlet {

// Whether a game can be set up like this.
template <class Rules = StandardRules>
constexpr Verdict judge(const Options& options, const Rules& rules = {}) {
    if (const Verdict verdict = detail::judge_knobs(rules); !verdict) return verdict;
    if (options.players < (rules.knobs.solo ? 1 : 2) || options.players > most_players)
        return Verdict::refused("HAM-001", "the game is for two to four players");
    if (options.first_player && index_of(*options.first_player) >= options.players)
        return Verdict::refused("HAM-R04", "the first player must be one of the players");
    if (Rules::content.heroes.count <= options.players + (rules.knobs.draw_two_heroes ? 1 : 0))
        return Verdict::refused("HAM-023", "there are not enough heroes for the players and the Champion");
    return Verdict::legal();
}

// Lays the table: HAM-014 to HAM-030.
template <class Rules, Chance C, class Emit>
constexpr void set_up(Table<Rules>& table, const Options& options, const Rules& rules, C& chance, Emit&& emit) {
    table = {};
    table.options = options;
    table.rules = rules;
    detail::Playing<Rules, C, std::remove_reference_t<Emit>> game{table, chance, emit};
    emit(GameStarted{options.players});
    detail::lay_out(game);
    detail::set_up_champion(game);
    const Seat first = options.first_player ? *options.first_player : detail::roll_initiative(game);
    table.turn.active = table.turn.start = first;
    emit(FirstPlayerChosen{first});
    game.push(BeginPlay{});
    for (std::size_t n = options.players; n-- != 0;) {
        const Seat seat = clockwise(first, options.players, n);
        table.heroless.insert(seat);
        game.push(DrawHero{seat});
    }
    detail::run_on(game);
}

}  // namespace heroes::hamlet
