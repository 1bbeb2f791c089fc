#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/shire/detail/abilities.hpp>
#include <heroes/shire/detail/attack.hpp>
#include <heroes/shire/detail/bounty.hpp>
#include <heroes/shire/detail/chapters.hpp>
#include <heroes/shire/detail/interception.hpp>
#include <heroes/shire/detail/outcomes.hpp>
#include <heroes/shire/detail/spell_boxes.hpp>

// Spell Boxes: casting a spell, step by step, SHI-130 to SHI-140.
namespace heroes::shire::detail {

template <class Game>
constexpr void begin_cast(Game game, Actor caster, Spell spell, Casting casting, Actor target) {
    Cast cast = new_cast(game.table, caster, spell);
    if (casting == Casting::reaction) cast.marks.insert(CastMark::reaction);
    if (casting == Casting::counter_attack) cast.marks.insert(CastMark::counter);
    cast.target = target;
    game.push(cast);
}

// SHI-130: the target of the first part is chosen with the spell, that of the second half once the first is resolved.
template <class Game>
constexpr void aim(Game game, ActorSet actors) {
    Cast& cast = top<Cast>(game.table);
    aim_at(game, actors);
    cast.stage = CastStage::announce;
}
template <class Game>
constexpr void lose_part(Game game) {
    Cast& cast = top<Cast>(game.table);
    game.emit(PartLost{cast.caster, cast.spell, cast.part});
    cast.stage = CastStage::cool_down;
}
// SHI-R16: the same target as before, unless it is gone or fell in the first half.
template <class Game>
[[gnu::noinline]] constexpr void aim_at_same(Game game, const Cast& cast) {
    const bool gone = cast.marks.has(CastMark::target_fell) || cast.target == Actor::nobody ||
                      targetable(game.table, game.table.standing & ActorSet{cast.target}, cast.caster, true).empty();
    if (gone) return lose_part(game);
    aim(game, {cast.target});
}
template <class Game>
constexpr void choose_aim(Game game, const Cast& cast) {
    auto& table = game.table;
    const TargetKind kind = target_of(table, cast.caster, cast.spell, cast.part);
    if (kind == TargetKind::you) return aim(game, {cast.caster});
    if (kind == TargetKind::same) return aim_at_same(game, cast);
    // SHI-R44: a counter-attack goes to the attacker, whoever has all eyes on it.
    if (is_chosen(kind) && cast.part == 0 && cast.target != Actor::nobody) return aim(game, {cast.target});
    const bool is_attack = Game::Rules::content.spells[cast.spell].parts[cast.part].is_attack();
    ActorSet options = targets(table, cast.caster, kind, is_attack, true);
    if (reaches_caster(table, cast.caster, cast.spell, cast.part)) options.insert(cast.caster);
    if (options.empty() && cast.part != 0) return lose_part(game);
    if (is_chosen(kind) && are_several(options)) return game.push(ChooseTarget{owner_of(cast.caster)});
    if (is_chosen(kind) && cast.part == 0) top<Cast>(table).target = options.front();
    aim(game, options);
}

// What a target is chosen for: the part of a spell, or an ability.
template <class Rules>
constexpr ActorSet choices(const Table<Rules>& table) {
    if (const Cast* cast = interrupted<Cast>(table)) {
        const bool is_attack = Rules::content.spells[cast->spell].parts[cast->part].is_attack();
        return targets(table, cast->caster, target_of(table, cast->caster, cast->spell, cast->part), is_attack, true);
    }
    if (const CarryOut* work = interrupted<CarryOut>(table))
        return targets(table, character_of(work->owner),
                       ability_of(table, work->owner, work->ability).passive.part.target, false, false);
    return {};
}
// Whether an enemy could be attacked if others did not draw all attacks.
template <class Rules>
constexpr bool is_attacked_elsewhere(const Table<Rules>& table, Actor target) {
    const Cast* cast = interrupted<Cast>(table);
    return cast != nullptr && Rules::content.spells[cast->spell].parts[cast->part].is_attack() &&
           enemies(table, cast->caster).has(target);
}
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseTarget&, F& f) {
    choices(table).for_each([&](Actor target) { f(AimAt{target}); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseTarget&, const Action& action) {
    const auto* at = get_if<AimAt>(&action);
    if (at == nullptr) return Verdict::refused("SHI-130: say whom the spell is aimed at");
    if (at->target >= Actor::nobody) return Verdict::refused("SHI-105: there is no such actor");
    if (choices(table).has(at->target)) return Verdict::legal();
    if (!table.standing.has(at->target))
        return is_character(at->target) && players(table.options).has(owner_of(at->target))
                   ? Verdict::refused("SHI-122: the defeated are no targets, except for what revives allies")
                   : Verdict::refused("SHI-105: there is no such actor");
    if (holds(table, at->target, Condition::untargetable))
        return Verdict::refused("SHI-121: that actor cannot be targeted");
    if (is_attacked_elsewhere(table, at->target)) return Verdict::refused("SHI-373: all eyes are on somebody else");
    return Verdict::refused("SHI-103: that is no target for this part");
}
template <class Game>
constexpr void answer(Game game, const ChooseTarget&, const Action& action) {
    const Actor target = get<AimAt>(action).target;
    game.pop();
    if (holds_alternative<CarryOut>(game.table.steps.back())) return aim_at(game, {target});
    Cast& cast = top<Cast>(game.table);
    if (cast.part == 0) cast.target = target;
    aim(game, {target});
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseTarget& choice) {
    const Cast* cast = interrupted<Cast>(table);
    const CarryOut* work = interrupted<CarryOut>(table);
    if (cast == nullptr && work == nullptr) return false;
    const Seat seat = cast != nullptr ? owner_of(cast->caster) : work->owner;
    return seat == choice.seat && choices(table).size() > 1;
}

// SHI-131, SHI-R18: the die is rolled as often as printed. How many conditions that adds.
template <class Game>
[[gnu::noinline]] constexpr std::uint8_t roll_condition_die(Game game, Actor caster, ConditionDie die) {
    std::uint8_t successes = 0;
    for (std::uint8_t i = 0; i != die.attempts; ++i) {
        const std::uint8_t face = roll(game);
        const bool success = face <= game.knobs().condition_die_faces;
        game.emit(ConditionDieRolled{caster, die.condition, face, success});
        if (success) ++successes;
    }
    const bool adds_up = game.knobs().each_success_adds_bleed && die.condition == Condition::bleed;
    return successes > 1 && !adds_up ? std::uint8_t{1} : successes;
}

constexpr Casting casting_of(const Cast& cast) {
    if (cast.marks.has(CastMark::reaction)) return Casting::reaction;
    return cast.marks.has(CastMark::counter) ? Casting::counter_attack : Casting::main_phase;
}

// SHI-014: spell and target are announced, then the die is rolled; a second half has neither.
template <class Game>
constexpr CastStage begin_part(Game game, Cast& cast) {
    if (cast.part == 0) {
        game.emit(SpellAnnounced{cast.caster, cast.spell, cast.target, casting_of(cast)});
        const ConditionDie die = die_of(game.table, cast.caster, cast.spell);
        if (die.attempts != 0 && !game.knobs().condition_die_for_each_target)
            cast.successes = roll_condition_die(game, cast.caster, die);
    }
    game.emit(PartBegan{cast.caster, cast.spell, cast.part, aimed_at(game.table, cast.first)});
    const bool is_attack = Game::Rules::content.spells[cast.spell].parts[cast.part].is_attack();
    cast.cursor = is_attack ? cast.first : std::uint8_t{0};
    if (!is_attack) return CastStage::outcomes;
    return may_be_intercepted(game.table, cast) ? CastStage::react : CastStage::damage;
}

template <class Rules>
[[gnu::noinline]] constexpr std::size_t count_effects(const Table<Rules>& table, const Cast& cast) {
    std::size_t count = 0;
    while (effect_of(table, cast.caster, cast.spell, cast.part, count) != nullptr) ++count;
    return count;
}

// SHI-R25: by a house rule nothing applies of an attack without damage; if no target was hurt, nothing for you either.
template <class Rules>
constexpr bool is_missed(const Table<Rules>& table, const Cast& cast) {
    if (!table.rules.knobs.harmless_attack_is_void) return false;
    bool missed = table.aims.size() != cast.first;
    for (std::size_t i = cast.first; i != table.aims.size(); ++i)
        missed = missed && table.aims[i].marks.has(AimMark::missed);
    return missed;
}

// SHI-R18: by a house rule the die is rolled for each target, when the condition would reach it. Whether it was.
template <class Game>
constexpr bool roll_for_each_target(Game game, Cast& cast) {
    auto& table = game.table;
    const ConditionDie die = die_of(table, cast.caster, cast.spell);
    if (die.attempts == 0 || cast.cursor != count_effects(table, cast)) return false;
    ++cast.cursor;
    Recipients afflicted;
    for (std::size_t i = cast.first; i != table.aims.size(); ++i) {
        if (!is_reached(table.aims[i])) continue;
        const Actor target = table.aims[i].at;
        game.emit(ConditionDieAimed{cast.caster, target});
        for (int left = roll_condition_die(game, cast.caster, die); left != 0; --left)
            if (afflicted.size() != Recipients::capacity()) afflicted.push_back(target);
    }
    place_conditions(game, afflicted, give(die.condition));
    return true;
}

// SHI-136: the next of the outcomes besides DMG, in printed order, rolled conditions last. Whether there was one.
template <class Game>
[[gnu::always_inline]] constexpr bool next_outcome(Game game, Cast& cast) {
    auto& table = game.table;
    if (is_missed(table, cast)) return false;
    const auto doing = [&] { return Doing{cast.caster, cast.first, cast.dealt, cast.spell}; };
    const std::size_t number = cast.cursor;
    if (const Effect* effect = effect_of(table, cast.caster, cast.spell, cast.part, number)) {
        ++cast.cursor;
        if (effect->guard != Guard::died || cast.marks.has(CastMark::target_died)) resolve(game, doing(), *effect);
        return true;
    }
    if (game.knobs().condition_die_for_each_target) return roll_for_each_target(game, cast);
    if (cast.successes == 0 || number - count_effects(table, cast) >= cast.successes) return false;
    ++cast.cursor;
    resolve(game, doing(), give(die_of(table, cast.caster, cast.spell).condition));
    return true;
}

// SHI-147: abilities that answer their owner's attack, once per part. Whether there are any.
template <class Game>
constexpr bool answer_own_attack(Game game, const Cast& cast) {
    auto& table = game.table;
    if (!is_character(cast.caster)) return false;
    const Seat seat = owner_of(cast.caster);
    const SpellType& type = Game::Rules::content.spells[cast.spell];
    const std::uint8_t abilities = abilities_on(table, seat, Trigger::own_attack,
                                                [&](const Passive& ability) { return passes(ability.filter, type); });
    if (abilities == 0) return false;
    AnswerWith answers{};
    answers.abilities[seat] = abilities;
    game.push(answers);
    return true;
}

// SHI-138, SHI-140: the left half is resolved before the right half is cast.
template <class Game>
constexpr CastStage next_part(Game game, Cast& cast) {
    forget_aims(game.table, cast.first);
    if (cast.part + 1u == Game::Rules::content.spells[cast.spell].parts.size()) return CastStage::cool_down;
    ++cast.part;
    cast.dealt = 0;
    cast.marks.erase(CastMark::target_died);
    return CastStage::aim;
}

// SHI-139, SHI-380: the bounty's reward, then the cooldown die.
template <class Game>
constexpr void cool_down(Game game, Cast& cast) {
    auto& table = game.table;
    if (cast.marks.has(CastMark::struck_bounty)) {
        cast.marks.erase(CastMark::struck_bounty);
        return reward(game, cast.caster);
    }
    const SpellType& type = Game::Rules::content.spells[cast.spell];
    const Actor caster = cast.caster;
    const Slot slot = Game::Rules::content.slot_of[cast.spell];
    game.pop();
    if (type.needs == Needs::died) character(table, caster).deaths = 0;
    if (type.cd == 0) return;
    change_die(game, caster, slot, type.cd + (game.knobs().one_more_turn_of_cooldown ? 1 : 0), Cause::cast);
}

// SHI-R75: who falls loses the rest of the spell.
template <class Game>
[[gnu::noinline]] constexpr void abandon(Game game) {
    const Cast cast = top<Cast>(game.table);
    forget_aims(game.table, cast.first);
    game.pop();
    game.emit(PartLost{cast.caster, cast.spell, cast.part});
}

// Stage by stage, until something comes in between or the spell is done. Stages that something may interrupt are left
// before that, because what comes in between may go on from there. Stages that mostly follow one another are not asked
// for again.
template <class Game>
[[gnu::always_inline]] constexpr void go_on_casting(Game game) {
    auto& table = game.table;
    Cast& cast = top<Cast>(table);
    if (cast.marks.has(CastMark::caster_fell)) return abandon(game);
    const std::size_t depth = table.steps.size();
    CastStage stage = cast.stage;
    do {
        switch (stage) {
            case CastStage::react:
            case CastStage::redirect:
            case CastStage::dodge:
                intercept(game, cast);
                stage = cast.stage;
                break;
            case CastStage::aim:
                choose_aim(game, cast);
                stage = cast.stage;
                if (stage != CastStage::announce) break;
                [[fallthrough]];
            case CastStage::announce:
                cast.stage = stage = begin_part(game, cast);
                if (stage != CastStage::damage) break;
                [[fallthrough]];
            case CastStage::damage:
                cast.stage = stage = CastStage::outcomes;
                strike_targets(game, cast);
                break;
            case CastStage::outcomes:
                if (next_outcome(game, cast)) break;
                cast.cursor = cast.first;
                if (!Game::Rules::content.spells[cast.spell].parts[cast.part].is_attack()) {
                    stage = CastStage::next_part;
                    break;
                }
                if (game.knobs().reaction_after_attack) {
                    cast.marks.insert(CastMark::landed);
                    cast.stage = stage = CastStage::react;
                    break;
                }
                [[fallthrough]];
            case CastStage::abilities:
                cast.stage = stage = CastStage::counter;
                if (answer_own_attack(game, cast)) break;
                [[fallthrough]];
            case CastStage::counter:
                if (!counter(game, cast)) break;
                [[fallthrough]];
            case CastStage::next_part:
                cast.stage = stage = next_part(game, cast);
                if (stage != CastStage::cool_down) break;
                [[fallthrough]];
            case CastStage::cool_down: cool_down(game, cast); break;
        }
    } while (table.steps.size() == depth);
}
template <class Game>
constexpr void run(Game game, const Cast&) {
    go_on(game);
}

}  // namespace heroes::shire::detail
