#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include <heroes/shining/detail/activation.hpp>
#include <heroes/shining/detail/chapters.hpp>
#include <heroes/shining/detail/health.hpp>

// Rulebook, "End of an Encounter": its own clauses of victory and defeat.
namespace heroes::shining::detail {

// What the end of an encounter hangs on, by its clauses of victory and defeat. Nearly always there is no end yet, and
// these few numbers tell so without going through the clauses.
struct Ends {
    Victory victory{};
    std::uint16_t arrivals = 256;         // there are never so many
    std::uint8_t exhausted = party_size;  // then there may be no hope left
    bool object_lost = false;
    bool events_gone = false;

    constexpr void note(const Defeat& defeat) {
        switch (defeat.kind) {
            case DefeatKind::events_gone: events_gone = true; break;
            case DefeatKind::exhausted: exhausted = defeat.amount < exhausted ? defeat.amount : exhausted; break;
            case DefeatKind::object_lost: object_lost = true; break;
            case DefeatKind::rounds: arrivals = defeat.amount < arrivals ? defeat.amount : arrivals; break;
        }
    }
};
template <class Rules>
constexpr Ends find_ends(EncounterCard card) {
    const EncounterType& encounter = Rules::content.encounters[card];
    Ends ends{.victory = encounter.victory};
    for (const Defeat& defeat : encounter.defeats) ends.note(defeat);
    return ends;
}
template <class Rules>
inline constexpr auto all_ends = for_all_rows<EncounterCard>(Rules::content.encounters, find_ends<Rules>);
template <class Rules>
constexpr decltype(auto) ends_of(const Table<Rules>& table) {
    if constexpr (ConstantContent<Rules>)
        return (all_ends<Rules>[table.encounter.card]);
    else
        return find_ends<Rules>(table.encounter.card);
}

template <class Rules>
constexpr bool are_all_on_goals(const Table<Rules>& table) {
    for (const Hero& hero : table.heroes)
        if (is_on_map(hero) && !map_of(table).goals.has(hero.square)) return false;
    return true;
}
// Whether the clause of victory can be met. Heroes that pass through each other on the goals have not won, but that is
// so rare that it is looked at in the end only.
template <class Rules>
constexpr bool may_be_won(const Table<Rules>& table, const Victory& victory) {
    switch (victory.kind) {
        case VictoryKind::all_on_goal: return are_all_on_goals(table);
        case VictoryKind::kill_all: return table.monsters.empty();
        case VictoryKind::kill_boss: return table.encounter.boss_fallen;
        case VictoryKind::survive: return table.initiative.arrivals >= victory.amount;
        case VictoryKind::touch_all: break;
    }
    return (map_of(table).goals - table.encounter.touched).empty();
}
// SHN-171, SHN-K111 to SHN-K115.
template <class Rules>
constexpr bool are_all_standing(const Table<Rules>& table) {
    bool standing = true;
    for_each_hero([&](Model model) { standing &= is_standing(table, model); });
    return standing;
}
template <class Rules>
constexpr bool is_won(const Table<Rules>& table, const Victory& victory) {
    return may_be_won(table, victory) && (victory.kind != VictoryKind::all_on_goal || are_all_standing(table));
}

template <class Rules>
constexpr std::size_t count_exhausted(const Table<Rules>& table) {
    std::size_t count = 0;
    for (const Hero& hero : table.heroes) count += hero.exhausted;
    return count;
}
// SHN-177, SHN-K116 to SHN-K119, SHN-R11.
template <class Rules>
constexpr bool is_met(const Table<Rules>& table, const Defeat& defeat, Moment moment) {
    switch (defeat.kind) {
        case DefeatKind::events_gone: return moment == Moment::final_step && table.encounter.event_deck.empty();
        case DefeatKind::exhausted: return count_exhausted(table) >= defeat.amount;
        case DefeatKind::object_lost: return is_square(table.encounter.object) && !has_object(table);
        case DefeatKind::rounds: break;
    }
    return table.initiative.arrivals >= defeat.amount;
}
// SHN-R95: nobody on the map can ever recover, and nothing changes by itself any more: a chart without Events to place
// changes nothing.
template <class Rules>
constexpr bool is_hopeless(const Table<Rules>& table) {
    for (const Hero& hero : table.heroes)
        if (is_up(hero)) return false;
    const EncounterType& encounter = encounter_of(table);
    const bool events_to_come = Rules::content.charts[encounter.chart].any && !table.encounter.event_deck.empty();
    bool hope = table.encounter.events != 0 || table.encounter.timers != 0 || events_to_come ||
                encounter.victory.kind == VictoryKind::survive;
    for (const Defeat& defeat : encounter.defeats) hope |= defeat.kind == DefeatKind::rounds;
    for (const Hero& hero : table.heroes) hope |= is_on_map(hero) && can_recover(table, hero);
    return !hope;
}
// Whether any clause of defeat can be met, found out without a branch.
template <class Rules>
constexpr bool may_be_lost(const Table<Rules>& table, const Ends& ends, Moment moment) {
    const bool are_events_gone = table.encounter.event_deck.empty();
    bool possible = count_exhausted(table) >= ends.exhausted;
    possible |= table.initiative.arrivals >= ends.arrivals;
    possible |= ends.object_lost & (table.encounter.object_hp == 0);
    possible |= ends.events_gone & (moment == Moment::final_step) & are_events_gone;
    return possible;
}
template <class Rules>
constexpr std::optional<LossCause> loss_of(const Table<Rules>& table, Moment moment) {
    for (const Defeat& defeat : encounter_of(table).defeats)
        if (is_met(table, defeat, moment)) return static_cast<LossCause>(defeat.kind);
    if (moment == Moment::between_activations && is_hopeless(table)) return LossCause::hopeless;
    return {};
}

// SHN-R93: the encounter ends on the spot, and whatever was pending is dropped.
template <class Game>
[[gnu::noinline]] constexpr void end_battle(Game game, Battle battle) {
    auto& table = game.table;
    table.encounter.battle = battle;
    table.encounter.in_combat = false;
    table.initiative.activated = false;
    table.assaults.clear();
    table.acting = Acting{};
    table.luck = {{0, 0, 0, 0}};
    table.steps.clear();
    game.push(Conclude{});
}
template <class Game>
constexpr void win(Game game) {
    game.emit(EncounterWon{game.table.encounter.card, encounter_of(game.table).victory.kind});
    end_battle(game, Battle::won);
}
template <class Game>
constexpr void lose(Game game, LossCause cause) {
    game.table.encounter.loss = cause;
    game.emit(EncounterLost{game.table.encounter.card, cause});
    end_battle(game, Battle::lost);
}
template <class Game>
constexpr void concede(Game game) {
    lose(game, LossCause::conceded);
}

// SHN-R92: victory first.
template <class Game>
[[gnu::noinline]] constexpr void settle_end(Game game, Moment moment) {
    auto& table = game.table;
    const auto loss = loss_of(table, moment);
    if (loss && game.knobs().defeat_first) return lose(game, *loss);
    if (is_won(table, encounter_of(table).victory)) return win(game);
    if (loss) lose(game, *loss);
}
// SHN-168, SHN-R93: after every change.
template <class Game>
constexpr void look_for_end(Game game, Moment moment) {
    const auto& table = game.table;
    if (!table.encounter.in_combat || (moment == Moment::change && game.knobs().ends_between_activations)) return;
    const Ends& ends = ends_of(table);
    if (may_be_lost(table, ends, moment) || may_be_won(table, ends.victory)) settle_end(game, moment);
}

}  // namespace heroes::shining::detail
