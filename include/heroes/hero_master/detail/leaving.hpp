#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include <heroes/hero_master/detail/encounter.hpp>
#include <heroes/hero_master/detail/hands.hpp>
#include <heroes/hero_master/detail/phase_two.hpp>

// The end of an Encounter, the parting attack, and rulebook, "Moving Location".
namespace heroes::hero_master::detail {

// HMA-R29: where a monster goes that was not defeated.
template <class Game>
constexpr void put_unbeaten_away(Game game) {
    auto& table = game.table;
    const UnbeatenMonster rule = game.knobs().unbeaten_monster;
    if (!table.encounter || rule == UnbeatenMonster::stays) return;
    const Monster monster = lift_monster(table, Place::encounter);
    if (rule == UnbeatenMonster::joins_the_row && !is_row_full(table)) return join_row(game, monster);
    if (rule == UnbeatenMonster::joins_the_row) {
        table.encounter = monster;
        return;
    }
    if (monster.gold != 0) game.emit(GoldMoved{nobody, Gold::encounter, Gold::supply, monster.gold, nobody});
    game.emit(MonsterSetAside{monster.card});
}
// HMA-111: every Action card that is still laid goes to its owner's discard pile.
template <class Game>
constexpr void clear_player_boards(Game game) {
    auto& table = game.table;
    for_each_seat(table.options, [&](Seat seat) {
        auto& hero = table.heroes[seat];
        while (!hero.attacks.empty()) discard_attack(game, seat, hero.attacks.size() - 1, DiscardCause::encounter_over);
        hero.part = Part::undecided;
    });
}
template <class Game>
constexpr void return_cards(Game game, ReturnCards at) {
    auto& table = game.table;
    for (; at.nth != table.options.players; ++at.nth, at.slot = AttackSlot::first) {
        const Seat seat = left_of(table, table.leader, at.nth);
        for (std::size_t i = index_of(at.slot); i < table.heroes[seat].attacks.size(); ++i) {
            if (!may_return(table, seat, i, at.victor)) continue;
            at.slot = static_cast<AttackSlot>(i);
            game.push(at);
            return game.push(ChooseReturn{seat, at.slot});
        }
    }
    clear_player_boards(game);
    put_unbeaten_away(game);
    lead(game);
}
template <class Game>
constexpr void run(Game game, ReturnCards work) {
    game.pop();
    return_cards(game, work);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ReturnCards& work) {
    return table.location && work.nth < table.options.players && (work.victor == nobody || sits(table, work.victor));
}

template <class Rules, class F>
constexpr void list(const Table<Rules>&, const ChooseReturn&, F& f) {
    f(Accept{});
    f(Refuse{});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseReturn& choice, const Action& action) {
    return listed_or(table, choice, action, Verdict::refused("HMA-K14: take the attack back to hand, or not"));
}
// Either way the attack leaves its slot.
template <class Game>
constexpr void answer(Game game, const ChooseReturn& choice, const Action& action) {
    const auto [seat, slot] = choice;
    game.pop();
    if (holds_alternative<Accept>(action)) return take_attack_back(game, seat, index_of(slot));
    discard_attack(game, seat, index_of(slot), DiscardCause::encounter_over);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseReturn& choice) {
    const auto* work = table.steps.size() == 2 ? get_if<ReturnCards>(&table.steps[0]) : nullptr;
    return work != nullptr && work->nth < table.options.players &&
           left_of(table, table.leader, work->nth) == choice.seat && work->slot == choice.slot &&
           index_of(choice.slot) < table.heroes[choice.seat].attacks.size() &&
           may_return(table, choice.seat, index_of(choice.slot), work->victor);
}

// HMA-094, HMA-095, HMA-R97: one roll for all heroes, clockwise from the leader; each finishes before the next.
template <class Game>
constexpr void attack_leaving_hero(Game game, Seat seat, MonsterCard monster, std::uint8_t black) {
    auto& table = game.table;
    const Tally tally = parting_tally(table, seat, monster);
    table.attack = Attack{.seat = seat, .monster = monster};
    Attack& attack = table.attack;
    attack.black = black;
    attack.armour = small_number(tally.armour);
    attack.ferocity = small_number(tally.ferocity);
    attack.marks.insert(Mark::parting);
    // HMA-R101
    if (game.knobs().armour_text_in_parting_attack) attack.applied.insert(Permanent::armour);
    game.push(ResolveAttack{Stage::compare});
}
template <class Game>
constexpr void run(Game game, const Parting& work) {
    auto& table = game.table;
    Parting at = work;
    const auto place = parting_attacker(table);
    game.pop();
    // HMA-096: the party moves on.
    if (!place || at.nth == table.options.players) return move_on(game);
    const MonsterCard monster = monster_at(table, *place)->card;
    if (at.first == nobody) {
        at.first = game.knobs().parting_attack_by_seat ? Seat::one : table.leader;
        at.black = roll(game);
        game.emit(PartingAttack{monster, at.black});
    }
    const Seat seat = left_of(table, at.first, at.nth++);
    game.push(at);
    attack_leaving_hero(game, seat, monster, at.black);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const Parting& work) {
    return sits(table, work.first) && work.nth <= table.options.players && work.black != 0 && work.black <= die_faces &&
           table.location && parting_attacker(table).has_value();
}

// In the Loot Pile and on the monsters.
template <class Rules>
constexpr int gold_on_board(const Table<Rules>& table) {
    int gold = table.loot;
    for_each_enumerator<Place>([&](Place place) {
        if (const Monster* monster = monster_at(table, place)) gold += monster->gold;
    });
    return gold;
}
template <class Rules>
constexpr void clear_slots(Table<Rules>& table) {
    table.encounter = table.ambusher = std::optional<Monster>{};
    table.lurking.clear();
    table.loot = 0;
    table.treasure_discard = table.treasure_discard | table.treasure_pile;
    table.treasure_pile = {};
    table.location = std::optional<LocationCard>{};
}
// HMA-187.
template <class Game>
constexpr void shuffle_fails(Game game) {
    auto& table = game.table;
    if (table.fail_discard.empty()) return;
    table.fail_deck = table.fail_deck | table.fail_discard;
    table.fail_discard = FailCards{};
    game.emit(DeckShuffled{Pile::fails, nobody, count(table.fail_deck)});
}
// HMA-184 to HMA-188: the board is cleared.
template <class Game>
constexpr void clear_game_board(Game game) {
    auto& table = game.table;
    // Whatever lies nowhere else was on the board, or set aside by a house rule, HMA-R29.
    const MonsterCards monsters =
        Game::Rules::content.monsters.all() - (table.monster_deck | table.monster_discard | table.bosses);
    table.monster_deck = table.monster_deck | monsters;
    game.emit(LocationCleared{*table.location, monsters, table.treasure_pile, byte(gold_on_board(table))});
    clear_slots(table);
    if (!monsters.empty()) shuffle_monsters(game, {});
    shuffle_fails(game);
}
// HMA-138, HMA-139, HMA-193, HMA-R100.
template <class Game>
constexpr void refresh_equipment(Game game) {
    for_each_seat(game.table.options, [&](Seat seat) {
        refresh(game, seat, game.knobs().armour_refreshed_at_location ? equipment : weapons);
    });
}

// HMA-002, HMA-195, HMA-R02: whether the game ends with this Location.
template <class Rules>
constexpr bool is_last_location(const Table<Rules>& table) {
    const bool is_den = table.location == Rules::content.den;
    if (is_den && (table.boss_fell || !table.rules.knobs.den_ends_with_its_boss_only)) return true;
    return table.locations_left == 0;
}
// HMA-183 to HMA-194.
template <class Game>
constexpr void move_on(Game game) {
    if (is_last_location(game.table)) return end_game(game);
    clear_game_board(game);
    refresh_equipment(game);
    return_protests(game);
    draw_hands(game);
}
}  // namespace heroes::hero_master::detail
