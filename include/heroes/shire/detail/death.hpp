#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/shire/detail/abilities.hpp>
#include <heroes/shire/detail/ability_tab.hpp>
#include <heroes/shire/detail/chapters.hpp>
#include <heroes/shire/detail/health_points.hpp>

// Death, Resurrection: zero health points, Darkness, and coming back.
namespace heroes::shire::detail {

// Whether a part is aimed at somebody; the aims of what interrupts it lie behind its own.
template <class Rules>
constexpr bool is_aimed_at(const Table<Rules>& table, const Cast& cast, Actor actor) {
    std::size_t end = table.aims.size();
    bool above = false;
    for (const Step& step : table.steps) {
        const auto* other = get_if<Cast>(&step);
        const auto* work = get_if<CarryOut>(&step);
        if (above && other != nullptr && other->first < end) end = other->first;
        if (above && work != nullptr && work->first < end) end = work->first;
        above = above || other == &cast;
    }
    for (std::size_t i = cast.first; i < end; ++i)
        if (table.aims[i].at == actor) return true;
    return false;
}

// SHI-136, SHI-R75: what was going on for somebody who falls is lost: its turn, its upkeep, its spell, its abilities,
// and what was still to come to it as a target.
template <class Game>
[[gnu::noinline]] constexpr void cut_short(Game game, Actor actor) {
    auto& table = game.table;
    for (Step& step : table.steps) {
        if (auto* turn = get_if<TakeTurn>(&step); turn != nullptr && turn->actor == actor)
            turn->marks.insert(TurnMark::fell);
        if (auto* upkeep = get_if<TickTokens>(&step); upkeep != nullptr && upkeep->actor == actor)
            *upkeep = TickTokens{.actor = actor};
        if (auto* work = get_if<CarryOut>(&step); work != nullptr && character_of(work->owner) == actor)
            work->lost = true;
        if (auto* answers = get_if<AnswerWith>(&step); answers != nullptr && is_character(actor))
            answers->abilities[owner_of(actor)] = 0;
        if (auto* cast = get_if<Cast>(&step)) {
            if (cast->caster == actor) cast->marks.insert(CastMark::caster_fell);
            if (cast->target == actor) cast->marks.insert(CastMark::target_fell);
            if (is_aimed_at(table, *cast, actor)) cast->marks.insert(CastMark::target_died);
        }
    }
    for (Aim& aim : table.aims)
        if (aim.at == actor) aim.marks.insert(AimMark::fell);
}

// SHI-450: the board as it was, without dice, tokens, shield and cards. What belongs to the battle stays: mastery,
// abilities used up, tie rolls, and base HP unless a house rule says otherwise, SHI-R67.
template <class Game>
constexpr void reset_board(Game game, Seat seat) {
    const Character before = game.table.characters[seat];
    const std::uint8_t printed = Game::Rules::content.characters[before.card].hp;
    game.table.characters[seat] = Character{.card = before.card,
                                            .base_hp = game.knobs().base_hp_falls_back ? printed : before.base_hp,
                                            .depths = before.depths,
                                            .used = before.used,
                                            .deaths = before.deaths,
                                            .ties = before.ties};
    if constexpr (keeps_house_state<typename Game::Rules>()) game.table.house.leaving[seat] = Leaving{};
}

// SHI-417: the card is reset and set aside.
template <class Game>
constexpr void defeat_creature(Game game, Actor actor) {
    std::uint8_t& deaths = character(game.table, actor).deaths;
    game.emit(ActorDefeated{actor});
    if (deaths != 255) ++deaths;
    creature(game.table, actor) = Creature{};
    game.table.standing.erase(actor);
    cut_short(game, actor);
}
// SHI-R40, SHI-R56: creatures are swept away with their owner, and do not die.
template <class Game>
constexpr void sweep_creatures(Game game, Seat seat) {
    auto& table = game.table;
    if (game.knobs().pets_outlive_owner) return;
    pets(table, seat).for_each([&](Actor pet) {
        if (game.knobs().swept_pets_die) table.dying.insert(pet);
        remove_creature(game, pet);
        cut_short(game, pet);
    });
}
template <class Game>
constexpr void defeat_character(Game game, Seat seat) {
    const Actor actor = character_of(seat);
    game.emit(ActorDefeated{actor});
    game.table.standing.erase(actor);
    cut_short(game, actor);
    reset_board(game, seat);
    sweep_creatures(game, seat);
}

// SHI-462, SHI-R59: who can revive itself is asked, the first in order first.
template <class Game>
[[gnu::noinline]] constexpr void offer_self_revival(Game game, ActorSet fallen) {
    const Recipients asked = in_order(game.table, fallen & characters_only);
    for (std::size_t i = asked.size(); i-- != 0;) {
        const Seat seat = owner_of(asked[i]);
        const unsigned abilities = abilities_on(game.table, seat, Trigger::defeated);
        for (std::uint8_t ability = most_triggers; ability-- != 0;)
            if ((abilities >> ability & 1) != 0) offer_ability(game, seat, ability, Actor::nobody);
    }
}

// SHI-K66: a creature that died is answered by its owner, if that still stands.
template <class Game>
constexpr void answer_pet_deaths(Game game, ActorSet dead) {
    const auto& table = game.table;
    for_each_enumerator<Beside>([&](Beside place) {
        AnswerWith answers{};
        (dead & creatures_only).for_each([&](Actor pet) {
            const Seat seat = owner_of(pet);
            if (place_of(pet) == place && table.standing.has(character_of(seat)))
                answers.abilities[seat] = abilities_on(table, seat, Trigger::pet_died);
        });
        if (!(answers == AnswerWith{})) game.push(answers);
    });
}

// SHI-135: all who have no HP left are defeated together; then self-revival is offered.
template <class Game>
constexpr void defeat_together(Game game, ActorSet newly) {
    auto& table = game.table;
    (newly & creatures_only).for_each([&](Actor actor) { defeat_creature(game, actor); });
    for_each_in_order(table, newly & characters_only, [&](Actor actor) { defeat_character(game, owner_of(actor)); });
    table.dying = table.dying | newly;
    answer_pet_deaths(game, newly);
    offer_self_revival(game, newly);
}

// SHI-336 to SHI-339: one death hurts everybody who holds Darkness on an opposing side, all at once.
template <class Game>
constexpr void darken(Game game) {
    auto& table = game.table;
    const Actor fallen = first_in_order(table, table.dying);
    table.dying.erase(fallen);
    const ActorSet struck = holders(table, enemies(table, fallen), Condition::darkness);
    if (struck.empty()) return;
    game.emit(DarknessTriggered{fallen, struck});
    deal_fixed(game, in_order(table, struck), game.knobs().darkness_damage, Cause::darkness);
}

template <class Rules>
constexpr ActorSet fallen_now(const Table<Rules>& table) {
    ActorSet fallen{};
    table.standing.for_each([&](Actor actor) {
        if (hp(table, actor) == 0) fallen.insert(actor);
    });
    return fallen;
}
// Whether other deaths are still being resolved below this one.
template <class Rules>
constexpr bool others_are_falling(const Table<Rules>& table) {
    for (const Step& step : table.steps)
        if (holds_alternative<Fall>(step)) return true;
    return false;
}

// SHI-008, SHI-135: until nothing new dies; then the end is looked for.
template <class Game>
[[gnu::noinline]] constexpr void run(Game game, const Fall&) {
    auto& table = game.table;
    const ActorSet newly = fallen_now(table);
    if (!newly.empty()) return defeat_together(game, newly);
    if (!table.dying.empty() && !game.knobs().darkness_before_end && end_if_decided(game)) return;
    if (!table.dying.empty()) return darken(game);
    game.pop();
    if (!others_are_falling(table)) end_if_decided(game);
}

// SHI-460 to SHI-466: back on the board as at the start, with the HP that are stated.
template <class Game>
constexpr void revive(Game game, Actor actor, int hp) {
    auto& table = game.table;
    if (!is_character(actor) || table.standing.has(actor)) return;
    const Seat seat = owner_of(actor);
    Character& board = table.characters[seat];
    board.hp = small_number(hp < board.base_hp ? hp : board.base_hp);
    table.standing.insert(actor);
    game.emit(ActorRevived{actor, board.hp});
    follow_hp(game);
    if (!table.turn.acted.has(actor)) {
        if (game.knobs().revived_acts_this_round)
            join_round(game, actor);
        else
            table.turn.acted.insert(actor);
    }
    if (game.knobs().revival_glows) glow(game, {seat});
    const unsigned start = abilities_on(table, seat, Trigger::set_up, [](const Passive& ability) {
        return ability.part.effects[0].kind == EffectKind::swap_card;
    });
    for (std::uint8_t ability = most_triggers; ability-- != 0;)
        if ((start >> ability & 1) != 0) begin_ability(game, seat, ability, Actor::nobody);
}

}  // namespace heroes::shire::detail
