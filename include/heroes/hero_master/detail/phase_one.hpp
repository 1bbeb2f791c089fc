#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/hero_master/detail/encounter.hpp>

// Rulebook, "Initiating an Encounter" and "Bungle Cards": phase one, turn by turn.
namespace heroes::hero_master::detail {

// HMA-K12: an attack after which its player may lay no other.
template <class Rules>
constexpr bool has_laid_last_attack(const Table<Rules>& table, Seat seat) {
    for (const LaidAttack& laid : table.heroes[seat].attacks)
        if (works_while_laid(table, laid.card, Kind::last_attack)) return true;
    return false;
}
// HMA-083
template <class Rules>
constexpr bool may_lay(const Table<Rules>& table, Seat seat) {
    return !table.heroes[seat].attacks.full() && !has_laid_last_attack(table, seat);
}
// HMA-085, HMA-086: the attacks of other heroes that have no bungle yet.
template <class Rules, class F>
constexpr void for_each_target(const Table<Rules>& table, Seat seat, F&& f) {
    for_each_seat(table.options, [&](Seat other) {
        const auto& attacks = table.heroes[other].attacks;
        for (std::size_t i = 0; i != attacks.size(); ++i)
            if (other != seat && !attacks[i].is_bungled()) f(BungleAttack{other, static_cast<AttackSlot>(i)});
    });
}
template <class Rules>
constexpr bool has_target(const Table<Rules>& table, Seat seat) {
    bool any = false;
    for_each_target(table, seat, [&](const BungleAttack&) { any = true; });
    return any;
}
// HMA-075, HMA-R45: only who has an attack in play may bungle.
template <class Rules>
constexpr bool may_bungle(const Table<Rules>& table, Seat seat) {
    return !table.heroes[seat].attacks.empty() && has_target(table, seat);
}

// HMA-R48: by a house rule a card whose effect would have no object may not be played.
template <class Rules>
constexpr bool has_purpose(const Table<Rules>& table, Seat seat, ActionCard card) {
    if (!table.rules.knobs.cards_need_an_object) return true;
    for (const Effect& effect : Rules::content.actions[card].effects) {
        const bool now = effect.when == Timing::played ||
                         (effect.when == Timing::played_by_leader && table.leader == seat);
        if (now && effect.whom == Whom::you && !has_object(table, seat, seat, effect)) return false;
    }
    return true;
}
template <class Rules>
constexpr ActionCards with_purpose(const Table<Rules>& table, Seat seat, ActionCards cards) {
    if (!table.rules.knobs.cards_need_an_object) return cards;
    ActionCards kept = cards;
    cards.for_each([&](ActionCard card) {
        if (!has_purpose(table, seat, card)) kept.erase(card);
    });
    return kept;
}
template <class Rules>
constexpr ActionCards playable_attacks(const Table<Rules>& table, Seat seat) {
    if (!may_lay(table, seat)) return {};
    return with_purpose(table, seat, table.heroes[seat].hand & Rules::content.attacks);
}
template <class Rules>
constexpr ActionCards playable_bungles(const Table<Rules>& table, Seat seat) {
    const ActionCards bungles = table.heroes[seat].hand - Rules::content.attacks;
    if (bungles.empty() || !may_bungle(table, seat)) return {};
    return with_purpose(table, seat, bungles);
}
template <class Rules>
constexpr bool has_playable_card(const Table<Rules>& table, Seat seat, bool joins) {
    return !playable_attacks(table, seat).empty() || (!joins && !playable_bungles(table, seat).empty());
}

// HMA-K54: a power that is ready and would change something.
template <class Rules>
constexpr bool is_usable(const Table<Rules>& table, Seat seat, Permanent card) {
    const Hero& hero = table.heroes[seat];
    const Effects& power = hero_type<Rules>(hero, card).power;
    if (!power.has(Timing::phase_one) || hero.exhausted.has(card)) return false;
    for (const Effect& effect : power)
        if (effect.when == Timing::phase_one && has_object(table, seat, seat, effect)) return true;
    return false;
}
template <class Rules>
constexpr Permanents usable_powers(const Table<Rules>& table, Seat seat) {
    Permanents usable{};
    if (is_usable(table, seat, Permanent::race)) usable.insert(Permanent::race);
    if (is_usable(table, seat, Permanent::hero_class)) usable.insert(Permanent::hero_class);
    return usable;
}
// HMA-R113: before the turn's card only with a card to play afterwards, or if the power supplies one.
template <class Rules>
constexpr bool may_use_before(const Table<Rules>& table, Seat seat, Permanent card, bool joins) {
    if (!is_usable(table, seat, card)) return false;
    const Knobs& knobs = table.rules.knobs;
    if (knobs.power_is_the_turn) return !joins;
    return knobs.powers_while_passing || has_playable_card(table, seat, joins) ||
           hero_type<Rules>(table.heroes[seat], card).power.has(Kind::recall_attack);
}
// HMA-R46: the power is used up, and its effects are carried out.
template <class Game>
constexpr void use_power(Game game, Seat seat, Permanent card) {
    game.emit(PowerUsed{seat, card});
    exhaust(game, seat, {card});
    game.push(CarryOut{seat, Timing::phase_one, {source(card), 0, {}}});
}

// HMA-R46, HMA-R113: whether a power can be used directly after the turn's card.
template <class Rules>
constexpr bool may_use_after(const Table<Rules>& table, Seat seat) {
    return table.heroes[seat].part == Part::taking_part && !table.rules.knobs.power_is_the_turn &&
           !usable_powers(table, seat).empty();
}
template <class Game>
constexpr void offer_powers(Game game, Seat seat) {
    if (!may_use_after(game.table, seat)) return next_turn(game, seat);
    game.push(NextTurn{seat});
    game.push(OfferPowers{seat});
    game.push(AfterCard{seat});
}
// What follows a card: its effects, HMA-128, HMA-131, perhaps a power, and the next turn.
template <class Game>
constexpr void follow_card(Game game, Seat seat, ActionCard card) {
    const Effects& effects = Game::Rules::content.actions[card].effects;
    const Origin origin{Source::played, 0, card};
    const bool leads = game.table.leader == seat;
    const bool after = game.knobs().leader_read_after_card;
    if (!effects.has(Timing::played) && !effects.has(Timing::played_by_leader)) return offer_powers(game, seat);
    game.push(NextTurn{seat});
    game.push(OfferPowers{seat});
    if (after) game.push(CarryOut{seat, Timing::played_by_leader, origin});
    game.push(CarryOut{seat, Timing::played, origin});
    if (leads && !after) game.push(CarryOut{seat, Timing::played_by_leader, origin});
}

// HMA-020, HMA-K13, HMA-R55, HMA-R56: into the next free slot, or over an own attack, which makes room.
template <class Game>
constexpr void lay_attack(Game game, Seat seat, ActionCard card, std::size_t at) {
    auto& attacks = game.table.heroes[seat].attacks;
    if (at == attacks.size()) {
        attacks.push_back({card});
    } else {
        const LaidAttack moved{.card = attacks[at].card, .token = attacks[at].token};
        attacks[at].card = card;
        attacks[at].token = false;
        attacks.push_back(moved);
        game.emit(AttackDisplaced{seat, static_cast<AttackSlot>(at), static_cast<AttackSlot>(attacks.size() - 1)});
    }
    game.emit(AttackLaid{seat, card, static_cast<AttackSlot>(at)});
    follow_card(game, seat, card);
}
template <class Game>
constexpr void begin_attack(Game game, Seat seat, ActionCard card) {
    Hero& hero = game.table.heroes[seat];
    take_from_hand(hero, card);
    hero.part = Part::taking_part;
    if (!hero.attacks.empty() && works_while_laid(game.table, card, Kind::displace))
        return game.push(ChooseSlot{seat, card});
    lay_attack(game, seat, card, hero.attacks.size());
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseSlot& choice, F& f) {
    for (std::size_t i = 0; i <= table.heroes[choice.seat].attacks.size(); ++i) f(LayIn{static_cast<AttackSlot>(i)});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseSlot& choice, const Action& action) {
    return listed_or(table, choice, action,
                     Verdict::refused("HMA-020: choose the next free slot, or one with an own attack"));
}
template <class Game>
constexpr void answer(Game game, const ChooseSlot& choice, const Action& action) {
    const auto [seat, card] = choice;
    game.pop();
    lay_attack(game, seat, card, index_of(get_if<LayIn>(&action)->slot));
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseSlot& choice) {
    return sits(table, choice.seat) && Rules::content.attacks.has(choice.card) && table.encounter &&
           !table.heroes[choice.seat].attacks.empty() && !table.heroes[choice.seat].attacks.full() &&
           table.steps.size() == 1;
}

// HMA-085 to HMA-088.
template <class Game>
constexpr void lay_bungle(Game game, Seat seat, ActionCard card, const BungleAttack& target) {
    LaidAttack& laid = game.table.heroes[target.hero].attacks[index_of(target.slot)];
    laid.bungle = card;
    laid.bungler = seat;
    game.emit(BunglePlayed{seat, card, target.hero, target.slot});
    follow_card(game, seat, card);
}
template <class Game>
constexpr void begin_bungle(Game game, Seat seat, ActionCard card) {
    std::size_t targets = 0;
    BungleAttack only{};
    for_each_target(game.table, seat, [&](const BungleAttack& target) {
        only = target;
        ++targets;
    });
    take_from_hand(game.table.heroes[seat], card);
    if (targets == 1) return lay_bungle(game, seat, card, only);
    game.push(ChooseTarget{seat, card});
}
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseTarget& choice, F& f) {
    for_each_target(table, choice.seat, f);
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseTarget& choice, const Action& action) {
    if (is_listed(table, choice, action)) return Verdict::legal();
    const auto* target = get_if<BungleAttack>(&action);
    if (target == nullptr) return Verdict::refused("HMA-085: choose the attack that is bungled");
    if (target->hero == choice.seat) return Verdict::refused("HMA-085: a bungle is never played on an own attack");
    return Verdict::refused("HMA-086: a bungle is played on an attack in play that has none yet");
}
template <class Game>
constexpr void answer(Game game, const ChooseTarget& choice, const Action& action) {
    const auto [seat, card] = choice;
    game.pop();
    lay_bungle(game, seat, card, *get_if<BungleAttack>(&action));
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseTarget& choice) {
    return sits(table, choice.seat) && Rules::content.actions.has(choice.card) && table.encounter &&
           !Rules::content.attacks.has(choice.card) && has_target(table, choice.seat) && table.steps.size() == 1;
}

// Why a card cannot be played in a turn.
template <class Rules>
constexpr Verdict refused_attack(const Table<Rules>& table, Seat seat, ActionCard card) {
    if (!Rules::content.actions.has(card) || !table.heroes[seat].hand.has(card))
        return Verdict::refused("HMA-077: that card is not in the hand");
    if (!Rules::content.attacks.has(card)) return Verdict::refused("HMA-007: that card is no attack");
    if (table.heroes[seat].attacks.full()) return Verdict::refused("HMA-083: all three attack slots are full");
    if (has_laid_last_attack(table, seat))
        return Verdict::refused("HMA-K12: after the attack that lies there no other may be laid");
    return Verdict::refused("HMA-R48: the effect of that card would have no object");
}
template <class Rules>
constexpr Verdict refused_bungle(const Table<Rules>& table, Seat seat, ActionCard card) {
    if (!Rules::content.actions.has(card) || !table.heroes[seat].hand.has(card))
        return Verdict::refused("HMA-077: that card is not in the hand");
    if (Rules::content.attacks.has(card)) return Verdict::refused("HMA-007: that card is no bungle");
    if (table.heroes[seat].attacks.empty())
        return Verdict::refused("HMA-R45: a bungle needs an own attack in play first");
    if (!has_target(table, seat)) return Verdict::refused("HMA-086: every attack of the others is bungled already");
    return Verdict::refused("HMA-R48: the effect of that card would have no object");
}
// What all turns have in common.
template <class Rules>
constexpr Verdict refused_play(const Table<Rules>& table, Seat seat, const Action& action) {
    if (const auto* attack = get_if<LayAttack>(&action)) return refused_attack(table, seat, attack->card);
    if (const auto* bungle = get_if<PlayBungle>(&action)) return refused_bungle(table, seat, bungle->card);
    if (holds_alternative<UsePower>(action))
        return Verdict::refused("HMA-R113: that power cannot be used now, or no card could be played after it");
    return Verdict::refused("HMA-077: lay an attack, play a bungle or pass");
}

template <class Rules, class F>
constexpr void list_powers(const Table<Rules>& table, Seat seat, bool joins, F& f) {
    if (may_use_before(table, seat, Permanent::race, joins)) f(UsePower{Permanent::race});
    if (may_use_before(table, seat, Permanent::hero_class, joins)) f(UsePower{Permanent::hero_class});
}
template <class Rules, class F>
constexpr void list_attack_cards(const Table<Rules>& table, Seat seat, F& f) {
    playable_attacks(table, seat).for_each([&](ActionCard card) { f(LayAttack{card}); });
}

// HMA-073: the leader's first attack.
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const LayFirstAttack& turn, F& f) {
    // HMA-073 comes before HMA-R48: somebody has to begin.
    (table.heroes[turn.seat].hand & Rules::content.attacks).for_each([&](ActionCard card) { f(LayAttack{card}); });
    list_powers(table, turn.seat, true, f);
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const LayFirstAttack& turn, const Action& action) {
    if (is_listed(table, turn, action)) return Verdict::legal();
    if (holds_alternative<PlayBungle>(action) || holds_alternative<Pass>(action) || holds_alternative<Decline>(action))
        return Verdict::refused("HMA-073: on declaring the monster the leader must lay an attack");
    return refused_play(table, turn.seat, action);
}
template <class Game>
constexpr void answer(Game game, const LayFirstAttack& turn, const Action& action) {
    const Seat seat = turn.seat;
    game.pop();
    if (const auto* attack = get_if<LayAttack>(&action)) return begin_attack(game, seat, attack->card);
    game.push(LayFirstAttack{seat, true});
    use_power(game, seat, get_if<UsePower>(&action)->card);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const LayFirstAttack& turn) {
    return sits(table, turn.seat) && table.encounter && has_attack_card(table, turn.seat) &&
           table.heroes[turn.seat].attacks.empty() && table.heroes[turn.seat].part == Part::taking_part;
}

// HMA-074 to HMA-076: each other player lays an attack or declines.
template <class Rules>
constexpr bool may_decline(const Table<Rules>& table, Seat seat, bool used_power) {
    return !used_power || table.rules.knobs.powers_while_passing || !has_playable_card(table, seat, true);
}
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const JoinEncounter& turn, F& f) {
    list_if(f, Decline{}, may_decline(table, turn.seat, turn.used_power));
    list_attack_cards(table, turn.seat, f);
    list_powers(table, turn.seat, true, f);
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const JoinEncounter& turn, const Action& action) {
    if (is_listed(table, turn, action)) return Verdict::legal();
    if (holds_alternative<PlayBungle>(action))
        return Verdict::refused("HMA-075: a bungle is never the card with which a player joins");
    if (holds_alternative<Decline>(action))
        return Verdict::refused("HMA-R113: who has used a power before the card does not decline");
    if (holds_alternative<Pass>(action)) return Verdict::refused("HMA-079: to decline is not to pass");
    return refused_play(table, turn.seat, action);
}
template <class Game>
constexpr void answer(Game game, const JoinEncounter& turn, const Action& action) {
    const Seat seat = turn.seat;
    game.pop();
    if (const auto* attack = get_if<LayAttack>(&action)) return begin_attack(game, seat, attack->card);
    if (const auto* power = get_if<UsePower>(&action)) {
        game.push(JoinEncounter{seat, true});
        return use_power(game, seat, power->card);
    }
    game.table.heroes[seat].part = Part::declined;
    game.emit(EncounterDeclined{seat});
    next_turn(game, seat);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const JoinEncounter& turn) {
    return sits(table, turn.seat) && table.encounter && table.heroes[turn.seat].attacks.empty() &&
           table.heroes[turn.seat].part == Part::undecided;
}

// HMA-077, HMA-R44: another attack, a bungle, or pass.
template <class Rules>
constexpr bool may_pass(const Table<Rules>& table, Seat seat, bool used_power) {
    return !used_power || table.rules.knobs.powers_while_passing || !has_playable_card(table, seat, false);
}
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const TakeTurn& turn, F& f) {
    list_if(f, Pass{}, may_pass(table, turn.seat, turn.used_power));
    list_attack_cards(table, turn.seat, f);
    playable_bungles(table, turn.seat).for_each([&](ActionCard card) { f(PlayBungle{card}); });
    list_powers(table, turn.seat, false, f);
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const TakeTurn& turn, const Action& action) {
    if (is_listed(table, turn, action)) return Verdict::legal();
    if (holds_alternative<Pass>(action))
        return Verdict::refused("HMA-R113: who has used a power before the card does not pass");
    if (holds_alternative<Decline>(action)) return Verdict::refused("HMA-079: who takes part can only pass");
    return refused_play(table, turn.seat, action);
}
// HMA-078
template <class Game>
constexpr void pass(Game game, Seat seat) {
    game.table.heroes[seat].part = Part::passed;
    game.emit(Passed{seat});
    next_turn(game, seat);
}
template <class Game>
constexpr void answer(Game game, const TakeTurn& turn, const Action& action) {
    const Seat seat = turn.seat;
    game.pop();
    if (const auto* attack = get_if<LayAttack>(&action)) return begin_attack(game, seat, attack->card);
    if (const auto* bungle = get_if<PlayBungle>(&action)) return begin_bungle(game, seat, bungle->card);
    if (holds_alternative<Pass>(action)) return pass(game, seat);
    // HMA-R46: by a house rule the power is all that is done in this turn.
    if (game.knobs().power_is_the_turn)
        game.push(NextTurn{seat});
    else
        game.push(TakeTurn{seat, true});
    use_power(game, seat, get_if<UsePower>(&action)->card);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const TakeTurn& turn) {
    return sits(table, turn.seat) && table.encounter && table.heroes[turn.seat].part == Part::taking_part;
}

template <class Game>
constexpr void run(Game game, const OfferPowers& work) {
    if (!may_use_after(game.table, work.seat)) return game.pop();
    game.push(AfterCard{work.seat});
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const OfferPowers& work) {
    return sits(table, work.seat);
}
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const AfterCard& turn, F& f) {
    f(EndTurn{});
    usable_powers(table, turn.seat).for_each([&](Permanent card) { f(UsePower{card}); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const AfterCard& turn, const Action& action) {
    return listed_or(table, turn, action, Verdict::refused("HMA-R46: the turn's card is played: use a power or end the turn"));
}
template <class Game>
constexpr void answer(Game game, const AfterCard& turn, const Action& action) {
    const Seat seat = turn.seat;
    game.pop();
    if (const auto* power = get_if<UsePower>(&action)) return use_power(game, seat, power->card);
    game.pop();
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const AfterCard& turn) {
    return sits(table, turn.seat) && !usable_powers(table, turn.seat).empty();
}

// HMA-070, HMA-081, HMA-R43: the next who has not declined or passed, whoever leads meanwhile.
template <class Rules>
constexpr Seat next_in_phase_one(const Table<Rules>& table, Seat after) {
    const std::size_t step = table.rules.knobs.phase_one_anticlockwise ? table.options.players - 1u : 1u;
    Seat seat = after;
    for (std::size_t n = table.options.players; n != 0; --n) {
        seat = left_of(table, seat, step);
        const Part part = table.heroes[seat].part;
        if (part == Part::undecided || part == Part::taking_part) return seat;
    }
    return nobody;
}
template <class Game>
constexpr void next_turn(Game game, Seat after) {
    auto& table = game.table;
    // HMA-R45: by a house rule who has lost all attacks is out.
    if (game.knobs().out_without_attacks)
        for_each_seat(table.options, [&](Seat seat) {
            Hero& hero = table.heroes[seat];
            if (hero.part != Part::taking_part || !hero.attacks.empty()) return;
            hero.part = Part::passed;
            game.emit(Passed{seat});
        });
    const Seat seat = next_in_phase_one(table, after);
    if (seat == nobody) return begin_phase_two(game);
    if (table.heroes[seat].part == Part::undecided) return game.push(JoinEncounter{seat});
    game.push(TakeTurn{seat});
}
template <class Game>
constexpr void run(Game game, const NextTurn& work) {
    const Seat after = work.after;
    game.pop();
    next_turn(game, after);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const NextTurn& work) {
    return sits(table, work.after) && table.encounter;
}

}  // namespace heroes::hero_master::detail
