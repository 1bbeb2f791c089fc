#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/core/one_of.hpp>
#include <heroes/shining/detail/chapters.hpp>
#include <heroes/shining/detail/models.hpp>
#include <heroes/shining/detail/passives.hpp>

// Rulebook, "Death is not always the end": losing HP, getting them back, and what zero HP means.
namespace heroes::shining::detail {

template <class Rules>
constexpr bool is_fighting(const Table<Rules>& table) {
    return table.encounter.battle == Battle::fighting;
}

// What lasts for a while, on a Hero or a monster.
template <class Game>
constexpr void set_status(Game game, Model model, EffectKind kind, std::uint8_t& status, int value) {
    const std::uint8_t from = status;
    status = clamped(value);
    if (status != 0 && status != from) game.emit(StatusGained{model, kind, status});
    if (status == 0 && from != 0) game.emit(StatusEnded{model, kind});
}

// SHN-R87: whatever a Hero was about to do ends at once when it is exhausted, or off the map.
template <class Table>
constexpr void drop_activation(Table& table, Model model) {
    for (std::size_t i = table.steps.size(); i-- != 0;) {
        const auto* activation = get_if<Activation>(&table.steps[i]);
        const auto* walk = get_if<Walk>(&table.steps[i]);
        if ((activation != nullptr && activation->hero == model) || (walk != nullptr && walk->hero == model))
            table.steps.erase(i);
    }
}

// SHN-K115: a Hero that stands on a goal has touched it. By a house rule it leaves the map there, SHN-R91. Most steps
// lead to no goal and pay nothing for this.
template <class Game>
[[gnu::noinline]] constexpr void reach_goal(Game game, Model model) {
    auto& table = game.table;
    Hero& hero = table.heroes[model];
    const VictoryKind victory = encounter_of(table).victory.kind;
    if (table.encounter.in_combat && is_standing(table, model)) {
        if (victory == VictoryKind::touch_all && !hero.exhausted && !table.encounter.touched.has(hero.square)) {
            table.encounter.touched.insert(hero.square);
            game.emit(GoalTouched{model, hero.square});
        }
        if (victory == VictoryKind::all_on_goal && game.knobs().heroes_leave_by_goals) {
            hero.square = Square::nowhere;
            game.emit(HeroLeft{model});
            drop_activation(table, model);
        }
    }
    look_for_end(game);
}
template <class Game>
constexpr void arrive(Game game, Model model) {
    if (map_of(game.table).goals.has(game.table.heroes[model].square)) return reach_goal(game, model);
    look_for_end(game);
}

// SHN-150: the Hero stays on its square.
template <class Game>
constexpr void exhaust(Game game, Model model) {
    Hero& hero = game.table.heroes[model];
    hero.exhausted = true;
    game.emit(Exhausted{model});
    set_status(game, model, EffectKind::ward, hero.ward, 0);
    set_status(game, model, EffectKind::provoke, hero.provoke, 0);
    drop_activation(game.table, model);
}

// SHN-149, SHN-K40: a monster without HP is removed, unless it stays by its card.
template <class Game>
constexpr bool defies_death(Game game, Monster& monster) {
    if (!has_passive(game.table, monster.model, PassiveKind::undying)) return false;
    const std::uint8_t face = roll(game, DieSize::d4).face;
    const bool stays = face == 4;
    game.emit(DeathDefied{monster.model, face, stays});
    if (stays) monster.hp = 1;
    return stays;
}
template <class Game>
constexpr void remove_monster(Game game, Model model) {
    auto& monsters = game.table.monsters;
    for (std::size_t i = 0; i != monsters.size(); ++i) {
        if (monsters[i].model != model) continue;
        game.emit(ModelRemoved{model, monsters[i].square});
        monsters.erase(i);
        break;
    }
    if (model == Model::boss) game.table.encounter.boss_fallen = true;
}

// SHN-010, SHN-R86: each point of DMG removes one HP, and there is nothing below zero.
template <class Game>
constexpr void damage(Game game, Model model, int n, DamageCause cause) {
    auto& table = game.table;
    Monster* monster = find_monster(table, model);
    std::uint8_t* hp = is_hero(model)           ? &table.heroes[model].hp
                       : model == Model::object ? &table.encounter.object_hp
                       : monster != nullptr     ? &monster->hp
                                                : nullptr;
    if (hp == nullptr || *hp == 0 || n <= 0) return;
    const std::uint8_t from = *hp;
    *hp = clamped(from - n);
    game.emit(Damaged{model, from, *hp, cause});
    if (*hp == 0) {
        if (is_hero(model) && !table.heroes[model].exhausted) exhaust(game, model);
        if (monster != nullptr && !defies_death(game, *monster)) remove_monster(game, model);
        if (model == Model::object) game.emit(ModelRemoved{model, table.encounter.object});
        look_for_end(game);
    }
}

// SHN-161, SHN-R83, SHN-R84: a Hero with 3 HP is no longer exhausted.
template <class Game>
constexpr void revive_if_healed(Game game, Model model) {
    Hero& hero = game.table.heroes[model];
    const int most = max_hp(game.table, hero);
    const int enough = game.knobs().least_to_revive < most ? game.knobs().least_to_revive : most;
    if (!hero.exhausted || hero.hp < enough) return;
    hero.exhausted = false;
    game.emit(Revived{model});
    if (is_on_map(hero)) arrive(game, model);
}

// SHN-104, SHN-105: lost HP come back, never more than there were.
template <class Game>
constexpr void heal(Game game, Model model, int n, HealCause cause) {
    auto& table = game.table;
    Monster* monster = find_monster(table, model);
    if (!is_hero(model) && monster == nullptr) return;
    std::uint8_t& hp = is_hero(model) ? table.heroes[model].hp : monster->hp;
    const int most = is_hero(model) ? max_hp(table, table.heroes[model]) : type_of(table, *monster).hp;
    const std::uint8_t from = hp;
    if (from < most) hp = clamped(from + n, most);
    if (hp != from) game.emit(Healed{model, from, hp, cause});
    if (is_hero(model)) revive_if_healed(game, model);
}

}  // namespace heroes::shining::detail
