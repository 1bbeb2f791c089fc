#pragma once

#include <cstdint>

#include <heroes/core/deck.hpp>
#include <heroes/shining/detail/chapters.hpp>
#include <heroes/shining/detail/monsters.hpp>

// Rulebook, "Final Step": Timers, Events and the encounter chart.
namespace heroes::shining::detail {

// SHN-R14: as many as there are; by the standard rules that is as many as anybody can count.
template <class Game>
constexpr void place_timers(Game game, int n) {
    auto& encounter = game.table.encounter;
    const int supply = game.knobs().timer_supply - encounter.timers;
    const int placed = n < supply ? n : supply;
    if (placed <= 0) return;
    encounter.timers = clamped(encounter.timers + placed);
    game.emit(TimersPlaced{clamped(placed), encounter.timers});
}
// SHN-042, SHN-R09: from the top of the deck, which nobody knows: it is drawn when it is revealed.
template <class Game>
constexpr void place_event(Game game) {
    auto& encounter = game.table.encounter;
    if (encounter.event_deck.size() == encounter.events && encounter.events == 0 && game.knobs().reshuffle_events) {
        encounter.event_deck = event_deck(Game::Rules::content, encounter_of(game.table).chapter);
        game.emit(EventsReshuffled{});
    }
    if (encounter.event_deck.size() == encounter.events) return;
    ++encounter.events;
    game.emit(EventPlaced{encounter.events});
}
// SHN-039 to SHN-041, SHN-R13.
template <class Game>
constexpr void roll_chart(Game game) {
    const ChartType& chart = Game::Rules::content.charts[encounter_of(game.table).chart];
    if (!chart.any) return;
    const std::uint8_t face = roll(game, DieSize::d4).face;
    const std::uint8_t timers = chart.timers.values[face - 1u];
    game.emit(ChartRolled{face, timers});
    place_event(game);
    place_timers(game, timers);
}

// Whom a line of DMG hits, SHN-K96; of several that are weakest one is picked later.
template <class Rules>
constexpr Models victims(const Table<Rules>& table, Who who) {
    Models models{};
    const Models best = who == Who::weakest_hero ? weakest(table) : Models{};
    for_each_hero([&](Model model) {
        const Hero& hero = table.heroes[model];
        if (!is_on_map(hero) || (hero.exhausted && table.rules.knobs.events_spare_exhausted)) return;
        const bool hit = who == Who::each_hero || (who == Who::weakest_hero && best.has(model)) ||
                         (who == Who::heroes_on_difficult && difficult_squares(table).has(hero.square)) ||
                         (who == Who::heroes_alone && is_alone(table, model));
        if (hit) models.insert(model);
    });
    return models;
}
template <class Rules>
constexpr Models weakest(const Table<Rules>& table) {
    return least(eligible(table, TargetRule::weakest), [&](Model model) { return table.heroes[model].hp; });
}
template <class Rules>
constexpr bool is_alone(const Table<Rules>& table, Model model) {
    bool alone = true;
    for_each_hero([&](Model other) {
        if (other != model && is_on_map(table.heroes[other]))
            alone &= distance_between(table, table.heroes[model].square, table.heroes[other].square) > 2;
    });
    return alone;
}

template <class Game>
constexpr void hurt(Game game, Models victims, int n) {
    victims.for_each([&](Model model) {
        if (is_fighting(game.table)) damage(game, model, n, DamageCause::event);
    });
}
template <class Game>
constexpr void run(Game game, const Hurt& work) {
    game.pop();
    hurt(game, work.victims, work.amount);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const Hurt& work) {
    bool on_map = true;
    work.victims.for_each([&](Model model) { on_map &= is_hero(model) && is_in_play(table, model); });
    return on_map;
}
// SHN-K96, SHN-R53: of the weakest the first, one by lot, or whom the players choose.
template <class Game>
constexpr void hurt_heroes(Game game, const Line& line) {
    Models models = victims(game.table, line.who);
    if (line.who == Who::weakest_hero && do_players_choose(game.table, models)) {
        game.push(Hurt{models, clamped(line.amount)});
        return ask_which(game, models);
    }
    if (line.who == Who::weakest_hero && models.has_several()) models = Models{break_tie(game, models)};
    hurt(game, models, line.amount);
}

// SHN-K98: not an attack, so no Advantage is used.
template <class Game>
constexpr void test_heroes(Game game, const Line& line) {
    auto& table = game.table;
    victims(table, Who::each_hero).for_each([&](Model model) {
        if (!is_fighting(table)) return;
        const Die die = roll(game, line.size);
        const int total = value_of(table, die) + table.heroes[model].stats[line.stat];
        game.emit(TestRolled{model, die.face, clamped(total), line.threshold});
        if (total < line.threshold) damage(game, model, line.amount, DamageCause::event);
    });
}

// SHN-K97.
template <class Game>
constexpr void refresh_heroes(Game game, const Line& line) {
    const auto& table = game.table;
    for_each_hero([&](Model model) {
        if (!is_on_map(table.heroes[model]) || !is_fighting(table)) return;
        if (line.kind == LineKind::magic_heroes) return regain_magic(game, model, line.amount);
        heal(game, model, line.amount, HealCause::event);
    });
}
// SHN-K100.
template <class Game>
constexpr void rage(Game game, int n) {
    auto& encounter = game.table.encounter;
    encounter.rage = clamped(encounter.rage + n);
    game.emit(RageChanged{encounter.rage});
}
// SHN-K101.
template <class Game>
constexpr void flood_map(Game game) {
    auto& encounter = game.table.encounter;
    if (encounter.flooded || map_of(game.table).flood.empty()) return;
    encounter.flooded = true;
    game.emit(MapFlooded{});
}

// SHN-K95 to SHN-K101.
template <class Game>
constexpr void resolve_line(Game game, const Line& line) {
    auto& table = game.table;
    switch (line.kind) {
        case LineKind::spawn: return spawn_set(game, line.role, line.numbers);
        case LineKind::damage: return hurt_heroes(game, line);
        case LineKind::heal_monsters:
            for (const Monster& monster : table.monsters) heal(game, monster.model, line.amount, HealCause::event);
            return;
        case LineKind::heal_heroes:
        case LineKind::magic_heroes: return refresh_heroes(game, line);
        case LineKind::test: return test_heroes(game, line);
        case LineKind::advance: return advance_monsters(game, line.amount);
        case LineKind::rage: return rage(game, line.amount);
        case LineKind::flood: return flood_map(game);
        case LineKind::choose: break;
    }
}

// SHN-044 to SHN-046: lines from top to bottom, then the discard and the next roll.
template <class Game>
constexpr void discard_event(Game game, EventCard card) {
    game.emit(EventDiscarded{card});
    if (!game.knobs().events_gone_at_arrival) look_for_end(game, Moment::final_step);
    if (is_fighting(game.table)) roll_chart(game);
}
template <class Game>
[[gnu::noinline]] constexpr void run(Game game, const ResolveEvent& work) {
    const EventType& type = Game::Rules::content.events[work.card];
    game.pop();
    if (work.line >= type.lines.size()) return discard_event(game, work.card);
    const Line& line = type.lines[work.line];
    if (line.kind == LineKind::choose) {
        game.push(ResolveEvent{work.card, static_cast<std::uint8_t>(work.line + 3)});
        return game.push(ChooseEventLine{speaker(game.table.options), work.card, work.line});
    }
    game.push(ResolveEvent{work.card, static_cast<std::uint8_t>(work.line + 1)});
    game.emit(LineResolved{work.card, work.line});
    resolve_line(game, line);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ResolveEvent& work) {
    return Rules::content.events.has(work.card) && work.line <= Rules::content.events[work.card].lines.size() &&
           !table.encounter.event_deck.has(work.card);
}

// SHN-K102: either line may be chosen, even without effect.
template <class Rules, class F>
constexpr void list(const Table<Rules>&, const ChooseEventLine&, F& f) {
    f(ChooseLine{false}), f(ChooseLine{true});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>&, const ChooseEventLine&, const Action& action) {
    return holds_alternative<ChooseLine>(action) ? Verdict::legal()
                                                 : Verdict::refused("SHN-K102: choose one of the two lines");
}
template <class Game>
constexpr void answer(Game game, const ChooseEventLine& choice, const Action& action) {
    const auto line = static_cast<std::uint8_t>(choice.line + (get<ChooseLine>(action).second ? 2 : 1));
    game.pop();
    game.emit(LineChosen{choice.card, line});
    game.emit(LineResolved{choice.card, line});
    resolve_line(game, Game::Rules::content.events[choice.card].lines[line]);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseEventLine& choice) {
    if (!Rules::content.events.has(choice.card) || choice.seat != speaker(table.options)) return false;
    const auto& lines = Rules::content.events[choice.card].lines;
    return choice.line + 2u < lines.size() && lines[choice.line].kind == LineKind::choose;
}

// SHN-037, SHN-043, SHN-048, SHN-R15: one card for each arrival, the top one.
template <class Game>
constexpr void deal_with_final_step(Game game) {
    auto& table = game.table;
    auto& encounter = table.encounter;
    if (encounter.timers != 0) return --encounter.timers, game.emit(TimerDiscarded{encounter.timers});
    if (encounter.events == 0) return roll_chart(game);
    const EventCard card = take_any(encounter.event_deck, game.chance);
    --encounter.events;
    game.emit(EventRevealed{card});
    if (encounter.rage != 0) game.emit(RageChanged{0});
    encounter.rage = 0;
    game.push(ResolveEvent{card, 0});
}

}  // namespace heroes::shining::detail
