#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/core/match.hpp>
#include <heroes/core/verdict.hpp>
#include <heroes/shire/audit/turn.hpp>
#include <heroes/shire/play.hpp>
#include <heroes/shire/table.hpp>

// What the game waits for fits what lies on the table.
namespace heroes::shire::detail {

template <class Rules>
constexpr bool sits(const Table<Rules>& table, Seat seat) {
    return index_of(seat) < table.options.players;
}
template <class Rules>
constexpr bool can_be(const Table<Rules>& table, Actor actor) {
    return actor < Actor::nobody && sits(table, owner_of(actor));
}
template <class Rules>
constexpr bool has_abilities(const Table<Rules>& table, Seat seat, unsigned abilities) {
    return abilities >> count_abilities(table, seat) == 0;
}

// Who has taken a character, and who has spent points: the seats before this one.
template <class Rules>
constexpr bool have_characters(const Table<Rules>& table, std::size_t before) {
    for (std::size_t i = 0; i != table.options.players; ++i)
        if ((table.characters.values[i].card != CharacterCard::no_character) != (i < before)) return false;
    return true;
}
template <class Rules>
constexpr bool have_mastery(const Table<Rules>& table, std::size_t before) {
    for (std::size_t i = before; i < table.options.players; ++i)
        if (!(table.characters.values[i].depths == Depths{})) return false;
    return true;
}

// SHI-021 to SHI-024: before anybody's abilities nothing lies on the boards.
template <class Rules>
constexpr bool are_boards_new(const Table<Rules>& table) {
    for (std::size_t i = 0; i != most_players; ++i) {
        const Character& board = table.characters.values[i];
        const auto is_new =
            Character{.card = board.card, .hp = board.base_hp, .base_hp = board.base_hp, .depths = board.depths};
        if (!(board == is_new) || !(table.creatures.values[i] == EnumArray<Beside, Creature>{})) return false;
    }
    return true;
}

// SHI-029: a set-up in progress goes on where it was interrupted.
template <class Rules>
constexpr bool goes_on(const Table<Rules>& table, SetUpStage stage, Seat seat) {
    const auto* next = get_if<SetUp>(&table.steps[0]);
    return next != nullptr && *next == after({stage, seat}, table.options);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseCharacter& choice) {
    return goes_on(table, SetUpStage::characters, choice.seat) && have_characters(table, index_of(choice.seat)) &&
           have_mastery(table, 0) && are_boards_new(table);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseMastery& choice) {
    return goes_on(table, SetUpStage::mastery, choice.seat) && have_characters(table, table.options.players) &&
           have_mastery(table, index_of(choice.seat)) && table.options.levels[choice.seat] != 0 &&
           are_boards_new(table);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const SetUp& next) {
    if (table.turn.round != 0 || !sits(table, next.seat)) return false;
    return next.stage < SetUpStage::abilities || have_characters(table, table.options.players);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const NextTurn&) {
    return table.turn.round != 0;
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const TakeTurn& turn) {
    return can_be(table, turn.actor) && turn.actor == table.turn.active &&
           has_abilities(table, owner_of(turn.actor), turn.abilities) &&
           (table.standing.has(turn.actor) || turn.marks.has(TurnMark::fell));
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const TickTokens& upkeep) {
    if (upkeep.actor != table.turn.active || !can_be(table, upkeep.actor) || !is_character(upkeep.actor)) return false;
    const Character& board = character(table, upkeep.actor);
    bool sound = true;
    for_each_enumerator<Column>([&](Column at) {
        sound = sound && upkeep.bleed[at] <= board.bleed[at];
        for_each_enumerator<Regen>([&](Regen on) { sound = sound && upkeep.regen[on][at] <= board.regen[on][at]; });
    });
    upkeep.singles.for_each([&](Tick tick) { sound = sound && board.conditions.held.has(condition_of(tick)); });
    return sound;
}

// Where a spell that is being cast can have come to.
template <class Rules>
constexpr bool is_stage_sound(const Table<Rules>& table, const Cast& cast, bool is_attack) {
    const std::size_t aims = table.aims.size();
    const bool among_aims = cast.cursor >= cast.first && cast.cursor <= aims;
    switch (cast.stage) {
        case CastStage::react:
        case CastStage::redirect:
        case CastStage::dodge: return is_attack && among_aims;
        case CastStage::damage: return is_attack;
        case CastStage::abilities:
        case CastStage::counter: return among_aims;
        case CastStage::aim: return cast.first <= aims;
        case CastStage::outcomes: return cast.cursor <= 16;
        case CastStage::announce:
        case CastStage::next_part:
        case CastStage::cool_down: return true;
    }
    return false;
}
// Whether somebody could have begun to cast a spell. A card that had it may be off the tab by now, a node is not.
template <class Rules>
constexpr bool could_cast(const Table<Rules>& table, Actor caster, Spell spell) {
    if (!table.standing.has(caster) || !has_spell(table, caster, spell)) return false;
    return is_creature(caster) || spells_to_immobilise(table, caster).has(Rules::content.slot_of[spell]);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const Cast& cast) {
    if (!can_be(table, cast.caster) || !Rules::content.has(cast.spell) || cast.target > Actor::nobody) return false;
    if (!cast.marks.has(CastMark::caster_fell) && !could_cast(table, cast.caster, cast.spell)) return false;
    const SpellType& type = Rules::content.spells[cast.spell];
    if (cast.part >= type.parts.size() || cast.first > table.aims.size() || cast.successes > 7) return false;
    return is_stage_sound(table, cast, type.parts[cast.part].is_attack());
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const CarryOut& work) {
    if (!sits(table, work.owner) || work.ability >= count_abilities(table, work.owner)) return false;
    if (table.turn.round == 0 && !goes_on(table, SetUpStage::abilities, work.owner)) return false;
    return work.source <= Actor::nobody && work.first <= table.aims.size() &&
           work.cursor <= ability_of(table, work.owner, work.ability).passive.part.effects.size();
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const AnswerWith& answers) {
    bool sound = answers.source <= Actor::nobody;
    for_each_enumerator<Seat>(
        [&](Seat seat) {
            sound = sound && (sits(table, seat) ? has_abilities(table, seat, answers.abilities[seat])
                                                : answers.abilities[seat] == 0);
        },
        most_players);
    return sound;
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const Glow& glow) {
    bool sound = !glow.gainers.empty();
    glow.gainers.for_each([&](Seat seat) { sound = sound && sits(table, seat); });
    return sound;
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const Fall&) {
    return table.turn.round != 0;
}

// Whether a step can lie on another. What follows from damage and gains can interrupt any work of a battle.
constexpr bool can_lie_on(const Step& upper, const Step& lower) {
    const bool on_turn = holds_alternative<TakeTurn>(lower);
    const bool on_part = holds_alternative<Cast>(lower) || holds_alternative<CarryOut>(lower);
    const bool on_battle =
        on_turn || on_part || holds_one_of<TickTokens, AnswerWith, Glow, Fall, OfferAbility, ChooseImmobilised>(lower);
    return match(
        upper, [&](const ChooseCharacter&) { return holds_alternative<SetUp>(lower); },
        [&](const ChooseMastery&) { return holds_alternative<SetUp>(lower); },
        [&](const TakeTurn&) { return holds_alternative<NextTurn>(lower); }, [&](const TickTokens&) { return on_turn; },
        [&](const GetBackUp&) { return on_turn; }, [&](const HeroPhase&) { return on_turn; },
        [&](const MainPhase&) { return on_turn; },
        [&](const OrderTokens&) { return holds_alternative<TickTokens>(lower); },
        [&](const Cast&) { return on_turn || holds_alternative<Cast>(lower); },
        [&](const ChooseTarget&) { return on_part; }, [&](const OfferPayment&) { return on_part; },
        [&](const ChooseDie&) { return on_part; }, [&](const ChooseCard&) { return on_part; },
        [&](const ChooseImmobilised&) { return on_part || holds_alternative<ChooseImmobilised>(lower); },
        [&](const OfferReaction&) { return holds_alternative<Cast>(lower); },
        [&](const OfferRedirect&) { return holds_alternative<Cast>(lower); },
        [&](const ChooseCounter&) { return holds_alternative<Cast>(lower); },
        [&](const CarryOut&) { return on_battle || holds_alternative<SetUp>(lower); },
        [&](const AnswerWith&) { return on_battle; }, [&](const Glow&) { return on_battle; },
        [&](const Fall&) { return on_battle; }, [&](const OfferAbility&) { return on_battle; },
        [](const auto&) { return false; });
}

template <class Rules>
constexpr bool is_for_a_player(const Table<Rules>& table, const Step& step) {
    return match(step, [&]<class S>(const S& held) {
        if constexpr (is_one_of<S, Decision>) return sits(table, held.seat);
        return true;
    });
}

// The aims of what interrupts something lie behind those of what is interrupted.
template <class Rules>
constexpr bool are_aims_sound(const Table<Rules>& table) {
    std::size_t first = 0;
    for (const Step& step : table.steps) {
        const auto* cast = get_if<Cast>(&step);
        const auto* work = get_if<CarryOut>(&step);
        if (cast == nullptr && work == nullptr) continue;
        const std::size_t next = cast != nullptr ? cast->first : work->first;
        if (next < first) return false;
        first = next;
    }
    for (const Aim& aim : table.aims)
        if (!can_be(table, aim.at)) return false;
    return true;
}

template <class Rules>
constexpr bool are_steps_sound(const Table<Rules>& table) {
    const auto& steps = table.steps;
    std::size_t casts = 0;
    if (steps.size() > deepest || steps.size() < 2) return false;
    if (!holds_alternative<SetUp>(steps[0]) && !holds_alternative<NextTurn>(steps[0])) return false;
    if (!are_aims_sound(table)) return false;
    if (!table.dying.empty() && !others_are_falling(table)) return false;
    for (std::size_t i = 0; i != steps.size(); ++i) {
        if (holds_alternative<Cast>(steps[i])) ++casts;
        if (i != 0 && !can_lie_on(steps[i], steps[i - 1])) return false;
        if (!is_for_a_player(table, steps[i])) return false;
        if (!match(steps[i], [&](const auto& step) { return fits(table, step); })) return false;
    }
    return casts <= most_nested_casts && is_decision(table);
}

template <class Rules>
constexpr Verdict audit_steps(const Table<Rules>& table) {
    if (!(table.dying - seated_actors(table)).empty())
        return Verdict::refused("SHI-451: somebody is dying who is not there");
    if (!is_over(table))
        return are_steps_sound(table)
                   ? Verdict::legal()
                   : Verdict::refused("SHI-014: the game waits for something that cannot be asked now");
    const bool quiet = table.aims.empty() && table.dying.empty();
    return quiet ? Verdict::legal() : Verdict::refused("SHI-008: a match that is over resolves nothing");
}

}  // namespace heroes::shire::detail
