#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

#include <heroes/hero_master/detail/monster_attack.hpp>
#include <heroes/hero_master/detail/phase_one.hpp>

// Rulebook, "Resolving an Encounter": phase two, one attack at a time in the eleven steps of HMA-R58.
namespace heroes::hero_master::detail {

// HMA-071, HMA-082.
template <class Game>
constexpr void begin_phase_two(Game game) {
    game.emit(PhaseBegan{Phase::two, game.table.leader});
    game.push(NextAttack{game.table.leader});
}

// HMA-098, HMA-111: the Encounter is over; cards that may return to a hand are asked for first.
template <class Game>
constexpr void end_encounter(Game game, EncounterEnd reason, Seat victor) {
    game.emit(EncounterEnded{reason, victor});
    return_cards(game, ReturnCards{victor, 0, AttackSlot::first});
}
template <class Rules>
constexpr EncounterEnd end_without_victor(const Table<Rules>& table) {
    if (!table.encounter) return EncounterEnd::monster_gone;
    bool all_out = true;
    for_each_seat(table.options, [&](Seat seat) {
        const Part part = table.heroes[seat].part;
        all_out = all_out && part != Part::taking_part && part != Part::passed;
    });
    return all_out ? EncounterEnd::heroes_defeated : EncounterEnd::no_attacks_left;
}

// HMA-097, HMA-R69: the next player with an unresolved attack resolves the leftmost one.
template <class Rules>
constexpr Seat next_attacker(const Table<Rules>& table, Seat from) {
    for (std::size_t n = 0; n != table.options.players; ++n)
        if (const Seat seat = left_of(table, from, n); !table.heroes[seat].attacks.empty()) return seat;
    return nobody;
}
template <class Game>
constexpr void begin_resolving(Game game, Seat seat) {
    auto& table = game.table;
    table.attack = Attack{.seat = seat, .monster = table.encounter->card};
    game.emit(AttackBegan{seat, table.heroes[seat].attacks[0].card, table.encounter->card});
    game.push(ResolveAttack{Stage::fix});
    if (has_cards_to_apply(table, seat)) game.push(CommitCards{seat});
}
template <class Game>
constexpr void resolve_next(Game game, Seat from) {
    const auto& table = game.table;
    const Seat seat = next_attacker(table, from);
    if (seat == nobody || !table.encounter) return end_encounter(game, end_without_victor(table), nobody);
    begin_resolving(game, seat);
}
template <class Game>
constexpr void run(Game game, const NextAttack& work) {
    const Seat from = work.from;
    game.pop();
    resolve_next(game, from);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const NextAttack& work) {
    return sits(table, work.from);
}

// HMA-100, HMA-K07, HMA-K08, HMA-R60: which cards can be applied together, as sets that are found once for all ways.
struct Applicable {
    Permanents cards{};       // ready weapons, and ready Hero cards with such a power
    Permanents converters{};  // of them, Hero cards that convert a value
    Permanents by_race{};     // the weapons that print the type which the race converts
    Permanents by_class{};    // the same for the class
    Permanents forbidden{};   // the weapons, if none may be applied
    Permanents allowing{};    // Hero cards by which the bungle that forbids them counts for nothing, HMA-K10

    // The weapons whose value could be converted if these cards are applied.
    constexpr Permanents convertible(Permanents applied) const {
        const Permanents race = applied.has(Permanent::race) ? by_race : Permanents{};
        const Permanents hero_class = applied.has(Permanent::hero_class) ? by_class : Permanents{};
        return (race | hero_class) & applied;
    }
    constexpr bool forbids_weapons(Permanents applied) const {
        return !(applied & forbidden).empty() && (applied & allowing).empty();
    }
    constexpr bool lacks_weapon(Permanents applied) const {
        return !(applied & converters).empty() && convertible(applied).empty();
    }
};

template <class Rules>
constexpr const Effect* conversion(const Table<Rules>& table, Seat seat, Permanents cards) {
    const Effect* found = nullptr;
    (cards & hero_cards).for_each([&](Permanent card) {
        const Effects& power = hero_type<Rules>(table.heroes[seat], card).power;
        if (!power.has(Kind::convert)) return;
        for (const Effect& effect : power)
            if (effect.kind == Kind::convert) found = &effect;
    });
    return found;
}
// The weapons that print a type.
template <class Rules>
constexpr Permanents weapons_of(const Table<Rules>& table, Seat seat, DamageType type) {
    Permanents found{};
    weapons.for_each([&](Permanent weapon) {
        const GearType* held = gear(table, seat, item_slot(weapon));
        if (held != nullptr && held->strengths[type] != 0) found.insert(weapon);
    });
    return found;
}
template <class Rules>
constexpr Permanents convertible_by(const Table<Rules>& table, Seat seat, Permanent card) {
    const Effect* effect = conversion(table, seat, {card});
    return effect == nullptr ? Permanents{} : weapons_of(table, seat, static_cast<DamageType>(effect->n));
}
template <class Rules>
constexpr Permanents hero_cards_with(const Hero& hero, Kind kind) {
    Permanents cards{};
    if (hero_type<Rules>(hero, Permanent::race).power.has(kind)) cards.insert(Permanent::race);
    if (hero_type<Rules>(hero, Permanent::hero_class).power.has(kind)) cards.insert(Permanent::hero_class);
    return cards;
}
template <class Rules>
constexpr Permanents ready_to_apply(const Table<Rules>& table, Seat seat) {
    const Hero& hero = table.heroes[seat];
    Permanents cards{};
    for (const ItemSlot slot : {ItemSlot::first_weapon, ItemSlot::second_weapon})
        if (gear(table, seat, slot) != nullptr) cards.insert(hero_master::permanent(slot));
    for (const Permanent card : {Permanent::race, Permanent::hero_class})
        if (hero_type<Rules>(hero, card).power.has(Timing::applied)) cards.insert(card);
    return cards - hero.exhausted;
}
template <class Rules>
constexpr Applicable applicable(const Table<Rules>& table, Seat seat) {
    const Hero& hero = table.heroes[seat];
    const LaidAttack& laid = hero.attacks[0];
    Applicable all{.cards = ready_to_apply(table, seat)};
    all.converters = all.cards & hero_cards_with<Rules>(hero, Kind::convert);
    if (all.converters.has(Permanent::race)) all.by_race = convertible_by(table, seat, Permanent::race);
    if (all.converters.has(Permanent::hero_class)) all.by_class = convertible_by(table, seat, Permanent::hero_class);
    const bool by_attack = Rules::content.actions[laid.card].effects.has(Kind::no_weapons);
    const bool by_bungle = laid.is_bungled() && Rules::content.actions[laid.bungle].effects.has(Kind::no_weapons);
    if (by_attack || by_bungle) all.forbidden = weapons;
    if (!by_attack) all.allowing = hero_cards_with<Rules>(hero, Kind::ignore_bungle);
    return all;
}
template <class Rules>
constexpr bool are_too_many(const Table<Rules>& table, Permanents cards) {
    return (hero_cards - cards).empty() && !table.rules.knobs.both_hero_cards;
}
template <class Rules>
constexpr bool can_commit(const Table<Rules>& table, const Applicable& all, Permanents cards) {
    return (cards - all.cards).empty() && !are_too_many(table, cards) && !all.forbids_weapons(cards) &&
           !all.lacks_weapon(cards);
}
template <class Rules, class F>
constexpr void for_each_commitment(const Table<Rules>& table, Seat seat, F&& f) {
    const Applicable applicable_now = applicable(table, seat);
    const std::uint64_t all = applicable_now.cards.bits();
    for (std::uint64_t bits = 0;; bits = (bits - all) & all) {
        const Permanents cards = Permanents::from_bits(bits);
        if (can_commit(table, applicable_now, cards)) f(cards);
        if (bits == all) return;
    }
}
template <class Rules>
constexpr bool has_cards_to_apply(const Table<Rules>& table, Seat seat) {
    std::size_t ways = 0;
    for_each_commitment(table, seat, [&](Permanents) { ++ways; });
    return ways > 1;
}
// Of the cards that are applied already.
template <class Rules>
constexpr Permanents convertible(const Table<Rules>& table, Seat seat, Permanents cards) {
    Permanents found{};
    (cards & hero_cards).for_each([&](Permanent card) { found = found | convertible_by(table, seat, card); });
    return found & cards;
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const CommitCards& choice, F& f) {
    for_each_commitment(table, choice.seat, [&](Permanents cards) { f(ApplyCards{cards}); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const CommitCards& choice, const Action& action) {
    const auto* commit = get_if<ApplyCards>(&action);
    if (commit == nullptr) return Verdict::refused("HMA-100: decide which weapons and Hero card are applied");
    const Permanents cards = commit->cards;
    const Applicable all = applicable(table, choice.seat);
    if (can_commit(table, all, cards)) return Verdict::legal();
    if (!(cards - all.cards).empty())
        return Verdict::refused("HMA-011: only ready weapons and ready Hero cards with such a power can be applied");
    if (are_too_many(table, cards)) return Verdict::refused("HMA-R60: at most one Hero card is applied to an attack");
    if (all.forbids_weapons(cards))
        return Verdict::refused("HMA-K07: no weapon may be applied to this attack");
    return Verdict::refused("HMA-K08: that Hero card needs an applied weapon with the value it converts");
}

// HMA-K08: which weapon and which type, if there is more than one way.
template <class Game>
constexpr void convert(Game game, Seat seat, Permanent weapon, DamageType into, DamageType from) {
    game.table.attack.converted = std::optional<Permanent>{weapon};
    game.table.attack.into = into;
    game.emit(ValueConverted{seat, weapon, from, into});
}
template <class Game>
constexpr void answer(Game game, const CommitCards& choice, const Action& action) {
    auto& table = game.table;
    const Seat seat = choice.seat;
    const Permanents cards = get_if<ApplyCards>(&action)->cards;
    game.pop();
    table.attack.applied = cards;
    table.attack.used = cards;
    game.emit(CardsApplied{seat, cards});
    const Effect* converting = conversion(table, seat, cards);
    if (converting == nullptr) return;
    const Permanents weapon = convertible(table, seat, cards);
    if (weapon.size() == 1 && converting->types.size() == 1)
        return convert(game, seat, weapon.front(), converting->types.front(), static_cast<DamageType>(converting->n));
    game.push(ChooseConversion{seat});
}
template <class Rules>
constexpr bool is_resolving(const Table<Rules>& table, Seat seat) {
    return is_attack_running(table) && table.attack.seat == seat && running(table) != nullptr && table.encounter;
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const CommitCards& choice) {
    return is_resolving(table, choice.seat) && table.attack.applied.empty() && table.attack.green == 0;
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseConversion& choice, F& f) {
    const Permanents applied = table.attack.applied;
    convertible(table, choice.seat, applied).for_each([&](Permanent weapon) {
        conversion(table, choice.seat, applied)->types.for_each([&](DamageType type) { f(Convert{weapon, type}); });
    });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseConversion& choice, const Action& action) {
    return listed_or(table, choice, action,
                     Verdict::refused("HMA-K08: choose an applied weapon with that value, and a type to convert it into"));
}
template <class Game>
constexpr void answer(Game game, const ChooseConversion& choice, const Action& action) {
    const Seat seat = choice.seat;
    const Convert chosen = *get_if<Convert>(&action);
    game.pop();
    const Effect* converting = conversion(game.table, seat, game.table.attack.applied);
    convert(game, seat, chosen.weapon, chosen.type, static_cast<DamageType>(converting->n));
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseConversion& choice) {
    return is_resolving(table, choice.seat) && !table.attack.converted && table.attack.green == 0 &&
           !convertible(table, choice.seat, table.attack.applied).empty();
}

// Step 2: what the attack stands at, fixed for the attack, HMA-R99.
template <class Rules>
constexpr Tally running_tally(const Table<Rules>& table) {
    const Attack& attack = table.attack;
    return Reckoning<Rules>{table, attack.seat, *running(table), {attack.applied, attack.converted, attack.into},
                            attack.monster}
        .add_up();
}
template <class Game>
constexpr void fix_strength(Game game) {
    auto& table = game.table;
    Attack& attack = table.attack;
    const Tally tally = running_tally(table);
    attack.strengths = tally.strengths;
    attack.hit = small_number(tally.hit);
    attack.armour = small_number(tally.armour);
    attack.ferocity = small_number(tally.ferocity);
    attack.threshold = byte(tally.threshold);
    if (tally.skips_die) attack.marks.insert(Mark::skips_die);
    if (tally.bungle_ignored) attack.marks.insert(Mark::bungle_ignored);
    attack.applied.insert(Permanent::armour);
    game.emit(StrengthFixed{attack.seat, tally.card, tally.added, tally.taken, tally.strengths, attack.hit,
                            attack.armour, attack.ferocity, attack.threshold});
}

// Step 4, HMA-101, HMA-K09.
template <class Game>
constexpr void roll_dice(Game game) {
    Attack& attack = game.table.attack;
    attack.green = roll(game);
    if (!attack.marks.has(Mark::skips_die)) attack.black = roll(game);
    game.emit(DiceRolled{attack.seat, attack.green, attack.black});
}

// Step 5, HMA-090, HMA-148, HMA-R61, HMA-R63.
template <class Rules>
constexpr bool is_critical_fail(const Table<Rules>& table) {
    const Attack& attack = table.attack;
    const Knobs& knobs = table.rules.knobs;
    if (attack.green == die_faces && knobs.critical_hit_beats_fail) return false;
    const int total = knobs.modified_roll_can_fail ? attack.green + attack.hit : int{attack.green};
    return attack.green == 1 || total <= attack.threshold;
}
template <class Game>
constexpr void check_for_fail(Game game) {
    auto& table = game.table;
    Attack& attack = table.attack;
    if (!is_critical_fail(table)) return;
    attack.marks.insert(Mark::critical_fail);
    attack.fail = draw_fail(game);
    game.emit(CriticalFailed{attack.seat, attack.green, attack.fail});
    if (attack.fail) game.push(CarryOut{attack.seat, Timing::drawn, {Source::fail, 0, {}}});
}

// Step 6, HMA-102 to HMA-104, HMA-145, HMA-R62, HMA-R64, HMA-R66, HMA-R99.
template <class Rules>
constexpr Strengths final_strengths(const Table<Rules>& table) {
    const Attack& attack = table.attack;
    const Knobs& knobs = table.rules.knobs;
    Strengths strengths = knobs.leader_read_live ? running_tally(table).strengths : attack.strengths;
    if (attack.green != die_faces) return strengths;
    const Strengths added = knobs.critical_hit_doubles_card_only ? running_tally(table).card : strengths;
    for_each_enumerator<DamageType>([&](DamageType type) { add(strengths[type], added[type]); });
    return strengths;
}
template <class Rules>
constexpr DamageTypes sufficient(const Table<Rules>& table, const Strengths& strengths) {
    const MonsterCardType& foe = Rules::content.monsters[table.attack.monster];
    const bool zero_counts = table.rules.knobs.unprinted_defence_is_zero;
    DamageTypes types{};
    for_each_enumerator<DamageType>([&](DamageType type) {
        const int defence = foe.defences[type];
        const bool can_be = zero_counts || (strengths[type] > 0 && defence > 0);
        if (can_be && table.rules.overcomes(strengths[type], defence)) types.insert(type);
    });
    return types;
}
template <class Game>
constexpr void strike(Game game) {
    auto& table = game.table;
    Attack& attack = table.attack;
    const std::int8_t armour = Game::Rules::content.monsters[attack.monster].armour;
    const int total = attack.green + attack.hit;
    const bool critical = attack.green == die_faces;
    if (critical) game.emit(CriticalHit{attack.seat, Side::hero});
    const bool hits = table.rules.hits(total, armour) || (critical && game.knobs().natural_20_hits);
    const Strengths strengths = final_strengths(table);
    const DamageTypes enough = hits && table.encounter ? sufficient(table, strengths) : DamageTypes{};
    game.emit(AttackResolved{attack.seat, small_number(total), armour, hits, strengths, enough});
    if (enough.empty()) return;
    attack.marks.insert(Mark::monster_defeated);
    game.emit(MonsterDefeated{attack.seat, attack.monster});
    carry_out_all(game, Timing::monster_defeated);
}

// Step 7, HMA-156, HMA-167 to HMA-170: gold from the Loot Pile and from the monster, then treasure.
template <class Game>
constexpr void collect_rewards(Game game) {
    auto& table = game.table;
    const Attack& attack = table.attack;
    const MonsterCardType& foe = Game::Rules::content.monsters[attack.monster];
    take_loot(game, attack.seat, foe.gold);
    const std::uint8_t left_on_it = table.encounter->gold;
    table.encounter->gold = 0;
    gain_gold(game, attack.seat, left_on_it, Gold::encounter);
    if (foe.treasure != 0) game.push(GiveTreasure{attack.seat, foe.treasure});
}
// HMA-067, HMA-171.
template <class Game>
constexpr void take_victory(Game game) {
    auto& table = game.table;
    move_token(game, table.attack.seat, TokenCause::victory);
    const MonsterCard monster = lift_monster(table, Place::encounter).card;
    table.monster_discard.insert(monster);
    if (table.location && Game::Rules::content.locations[*table.location].warning == monster) table.boss_fell = true;
}

// Step 8: the monster's roll, HMA-112, HMA-152, HMA-K38.
template <class Game>
constexpr void compare_with_armour(Game game) {
    auto& table = game.table;
    Attack& attack = table.attack;
    if (attack.black == 0) return;
    if (attack.marks.has(Mark::ignored)) {
        game.emit(AttackIgnored{attack.seat, attack.monster});
        return;
    }
    if (!monster_hits(game, attack.monster, Source::monster, attack.black)) return;
    attack.marks.insert(Mark::monster_hit);
    attack.waiting = ignoring_sources(table);
}
template <class Rules>
constexpr bool has_hit(const Table<Rules>& table) {
    const Marks marks = table.attack.marks;
    return marks.has(Mark::monster_hit) && !marks.has(Mark::ignored);
}
// Each card that can is asked, until one has done it.
template <class Game>
constexpr void ignore_or_not(Game game) {
    Attack& attack = game.table.attack;
    const std::size_t depth = game.table.steps.size();
    while (!attack.waiting.empty() && !attack.marks.has(Mark::ignored)) {
        offer_to_ignore(game, attack.waiting.front());
        if (game.table.steps.size() != depth) return;
    }
    attack.waiting = Sources{};
    if (attack.marks.has(Mark::monster_hit) && attack.marks.has(Mark::ignored))
        game.emit(AttackIgnored{attack.seat, attack.monster});
}
template <class Game>
constexpr void deal_wounds(Game game) {
    const Attack& attack = game.table.attack;
    if (!has_hit(game.table)) return;
    strike_hero(game, Source::monster, attack.ferocity, attack.black);
    on_hit_effects(game, Source::monster);
}
template <class Game>
constexpr void react(Game game) {
    const auto& table = game.table;
    if (has_hit(table) && !is_beaten(table, table.attack.seat)) carry_out_all(game, Timing::monster_hits);
}

// Step 9, HMA-117, HMA-118, HMA-R32.
template <class Game>
constexpr void ambush(Game game) {
    auto& table = game.table;
    Attack& attack = table.attack;
    const bool joins = !attack.marks.has(Mark::parting) || game.knobs().ambusher_joins_parting_attack;
    const bool is_other = !attack.marks.has(Mark::parting) || parting_attacker(table) != Place::ambusher;
    if (!joins || !is_other || !table.ambusher || !has_hit(table) || is_beaten(table, attack.seat)) return;
    const MonsterCard ambusher = table.ambusher->card;
    const std::uint8_t black = roll(game);
    game.emit(MonsterRolled{attack.seat, ambusher, black});
    if (!monster_hits(game, ambusher, Source::ambusher, black)) return;
    attack.marks.insert(Mark::ambusher_hit);
    strike_hero(game, Source::ambusher, ambusher_ferocity(table), black);
    on_hit_effects(game, Source::ambusher);
}

// HMA-R75: by a house rule T6 of the hero's cards reacts to the Ambusher, too.
template <class Game>
constexpr void react_to_ambusher(Game game) {
    const auto& table = game.table;
    const bool reacts = game.knobs().heroes_react_to_ambusher && table.attack.marks.has(Mark::ambusher_hit);
    if (reacts && !is_beaten(table, table.attack.seat)) carry_out_all(game, Timing::monster_hits);
}

// Step 10, HMA-116, HMA-154: who has fallen by a monster; and by a house rule all who fell by an effect, HMA-R105.
template <class Game>
constexpr void penalise(Game game) {
    auto& table = game.table;
    const Seat attacker = table.attack.seat;
    const bool by_ambusher = table.attack.marks.has(Mark::ambusher_killed);
    if (is_beaten(table, attacker))
        defeat(game, attacker, by_ambusher ? WoundCause::ambusher : cause_of(table.attack, Source::monster));
    for_each_seat(table.options, [&](Seat seat) {
        if (is_beaten(table, seat)) defeat(game, seat, WoundCause::effect);
    });
}

// Step 11, HMA-107, HMA-108, HMA-110, HMA-R77.
template <class Game>
constexpr void finish(Game game) {
    auto& table = game.table;
    const Attack attack = table.attack;
    exhaust(game, attack.seat, attack.used);
    if (running(table) != nullptr) discard_attack(game, attack.seat, 0, DiscardCause::resolved);
    table.attack = Attack{};
    if (attack.marks.has(Mark::parting)) return;
    if (attack.marks.has(Mark::monster_defeated))
        return end_encounter(game, EncounterEnd::monster_defeated, attack.seat);
    const bool restarts = attack.marks.has(Mark::leader_changed) && game.knobs().new_leader_restarts_order;
    resolve_next(game, restarts ? table.leader : left_of(table, attack.seat));
}

// HMA-R58: what is done in each of the steps.
template <Stage stage, class Game>
constexpr void resolve(Game game) {
    const Marks marks = game.table.attack.marks;
    const bool won = marks.has(Mark::monster_defeated);
    switch (stage) {
        case Stage::fix: return fix_strength(game);
        case Stage::about_to_roll: return carry_out_all(game, Timing::about_to_resolve);
        case Stage::roll: return roll_dice(game);
        case Stage::critical_fail: return check_for_fail(game);
        case Stage::after_fail: return marks.has(Mark::critical_fail) ? carry_out_all(game, Timing::critical_fail) : void();
        case Stage::strike: return marks.has(Mark::critical_fail) ? void() : strike(game);
        case Stage::rewards: return won ? collect_rewards(game) : void();
        case Stage::victory: return won ? take_victory(game) : void();
        case Stage::compare: return compare_with_armour(game);
        case Stage::ignore: return ignore_or_not(game);
        case Stage::wounds: return deal_wounds(game);
        case Stage::reactions: return react(game);
        case Stage::ambusher: return ambush(game);
        case Stage::ambusher_reactions: return react_to_ambusher(game);
        case Stage::penalties: return penalise(game);
        case Stage::finish: return;
    }
}
// HMA-116, HMA-159: who was defeated in mid-attack has nothing further of it to suffer, but a reward is taken before.
constexpr bool is_left_out(Marks marks, Stage stage) {
    const bool is_owed = (stage == Stage::rewards || stage == Stage::victory) && marks.has(Mark::monster_defeated);
    return marks.has(Mark::attacker_out) && !is_owed;
}
// With what an attack goes on that was interrupted: several cards can be asked whether they ignore the monster.
constexpr Stage stage_after(Stage stage) {
    return stage == Stage::ignore ? stage : static_cast<Stage>(index_of(stage) + 1);
}
// Does one step; whether the next may follow at once, because nothing else has to be done before it.
template <Stage stage, class Game>
constexpr bool passes(Game game) {
    if (stage == Stage::finish || is_left_out(game.table.attack.marks, stage)) {
        game.pop();
        finish(game);
        return false;
    }
    auto& steps = game.table.steps;
    const std::size_t depth = steps.size();
    resolve<stage>(game);
    if (steps.size() == depth) return true;
    steps[depth - 1].emplace(ResolveAttack{stage_after(stage)});
    return false;
}
template <class Game, std::size_t... I>
constexpr void resolve_from(Game game, std::size_t first, std::index_sequence<I...>) {
    (void)((I < first || passes<static_cast<Stage>(I)>(game)) && ...);
}
template <class Game>
constexpr void run(Game game, const ResolveAttack& work) {
    resolve_from(game, index_of(work.stage), std::make_index_sequence<enum_count<Stage>>{});
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ResolveAttack& work) {
    if (!sits(table, table.attack.seat)) return false;
    if (table.attack.marks.has(Mark::parting)) return work.stage > Stage::compare;
    return table.encounter || work.stage > Stage::victory || table.attack.marks.has(Mark::attacker_out);
}

}  // namespace heroes::hero_master::detail
