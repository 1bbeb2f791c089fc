#pragma once

#include <heroes/hedra/detail/clean_up.hpp>
#include <heroes/hedra/detail/defeat.hpp>
#include <heroes/hedra/detail/spaces.hpp>

// What the owners of dice decide during clean-up, on anybody's turn (HED-113).
namespace heroes::hedra::detail {

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseSacrifice& choice, F& f) {
    f(Decline{});
    protectable(table, choice.seat).for_each([&](Piece piece) { f(Sacrifice{piece}); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseSacrifice& choice, const Action& action) {
    if (holds_alternative<Decline>(action)) return Verdict::legal();
    const auto* sacrifice = get_if<Sacrifice>(&action);
    if (sacrifice == nullptr)
        return Verdict::refused("HED-120: the Warrior may be defeated instead of another die: choose it, or decline");
    const Piece piece = sacrifice->piece;
    if (!exists(table.options, piece)) return Verdict::refused("HED-001: there is no such die");
    if (!friends_of(table, choice.seat).has(piece))
        return Verdict::refused("HED-126: a Warrior protects only dice of its own player");
    if (protectable(table, choice.seat).has(piece)) return Verdict::legal();
    return Verdict::refused("HED-120: that die was not defeated here");
}
template <class Game>
constexpr void answer(Game game, const ChooseSacrifice& choice, const Action& action) {
    const Seat seat = choice.seat;
    const auto* sacrifice = get_if<Sacrifice>(&action);
    game.pop();
    if constexpr (keeps_house_state<typename Game::Rules>())
        if (in_secret(game.table)) {
            if (sacrifice != nullptr) game.table.house.choices[seat].protected_die = sacrifice->piece;
            skip_save_after_sacrifice(game, sacrifice != nullptr);
            return game.emit(ChoiceMade{seat});
        }
    if (sacrifice == nullptr) return game.emit(Declined{seat, Offer::sacrifice});
    sacrifice_warrior(game, seat, sacrifice->piece);
    skip_save_after_sacrifice(game, true);
}
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const ChooseSacrifice& choice) {
    if (const Verdict verdict = asks_in_clean_up(table, choice.seat, space(choice.at)); !verdict) return verdict;
    return protectable(table, choice.seat).empty()
               ? Verdict::refused("HED-120: no Warrior stands undefeated beside a defeated die of its owner")
               : Verdict::legal();
}

// HED-139, HED-R21: a sacrificed Warrior may save another die, unless a house rule says it may not.
template <class Game>
constexpr void skip_save_after_sacrifice(Game game, bool sacrificed) {
    if (!sacrificed || game.knobs().sacrificed_warrior_saves) return;
    auto& later = *get_if<CleanUp>(&game.table.steps.back());
    later = next_stage(game.table, later);
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseSave& choice, F& f) {
    f(Decline{});
    savable(table, choice.seat).for_each([&](Piece piece) {
        for_each_battlefield(table.options, [&](Battlefield to) {
            if (to != choice.at) f(Save{piece, to});
        });
    });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseSave& choice, const Action& action) {
    if (holds_alternative<Decline>(action)) return Verdict::legal();
    const auto* save = get_if<Save>(&action);
    if (save == nullptr) return Verdict::refused("HED-130: the defeated Warrior may save a die: choose it, or decline");
    if (!exists(table.options, save->piece)) return Verdict::refused("HED-001: there is no such die");
    if (!exists(table.options, save->to)) return Verdict::refused("HED-010: there is no such battlefield");
    if (!friends_of(table, choice.seat).has(save->piece))
        return Verdict::refused("HED-259: a Warrior saves only dice of its own player");
    if (!savable(table, choice.seat).has(save->piece))
        return Verdict::refused("HED-137: only another die that was defeated here can be saved");
    if (save->to == choice.at) return Verdict::refused("HED-131: a saved die must retreat to another battlefield");
    return Verdict::legal();
}
template <class Game>
constexpr void answer(Game game, const ChooseSave& choice, const Action& action) {
    const Seat seat = choice.seat;
    const auto* save = get_if<Save>(&action);
    game.pop();
    if constexpr (keeps_house_state<typename Game::Rules>())
        if (in_secret(game.table)) {
            auto& secret = game.table.house.choices[seat];
            if (save != nullptr) secret.saved_die = save->piece, secret.saved_to = save->to;
            return game.emit(ChoiceMade{seat});
        }
    if (save == nullptr) return game.emit(Declined{seat, Offer::save});
    save_die(game, seat, save->piece, save->to);
}
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const ChooseSave& choice) {
    if (const Verdict verdict = asks_in_clean_up(table, choice.seat, space(choice.at)); !verdict) return verdict;
    return savable(table, choice.seat).empty()
               ? Verdict::refused("HED-130: no Warrior was defeated beside a die that it could save")
               : Verdict::legal();
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseRetreat& choice, F& f) {
    f(Retreat{Space::home});
    for_each_battlefield(table.options, [&](Battlefield to) {
        if (to != choice.at) f(Retreat{space(to)});
    });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseRetreat& choice, const Action& action) {
    const auto* retreat = get_if<Retreat>(&action);
    if (retreat == nullptr)
        return Verdict::refused("HED-116: the defeated Rogue goes Home or retreats to another battlefield");
    if (retreat->to == Space::home) return Verdict::legal();
    if (retreat->to == Space::roost) return Verdict::refused("HED-053: no hero can go to a Roost");
    if (!is_battlefield(retreat->to) || !exists(table.options, battlefield(retreat->to)))
        return Verdict::refused("HED-010: there is no such battlefield");
    if (retreat->to == space(choice.at))
        return Verdict::refused("HED-117: the Rogue cannot stay on the battlefield where it was defeated");
    return Verdict::legal();
}
template <class Game>
constexpr void answer(Game game, const ChooseRetreat& choice, const Action& action) {
    const Seat seat = choice.seat;
    const Space to = get_if<Retreat>(&action)->to;
    game.pop();
    if constexpr (keeps_house_state<typename Game::Rules>())
        if (in_secret(game.table)) {
            game.table.house.choices[seat].rogue_to = to;
            return game.emit(ChoiceMade{seat});
        }
    retreat_rogue(game, seat, to);
}
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const ChooseRetreat& choice) {
    if (const Verdict verdict = asks_in_clean_up(table, choice.seat, space(choice.at)); !verdict) return verdict;
    return !defeated_for(table, choice.seat).has({choice.seat, Die::rogue})
               ? Verdict::refused("HED-116: no Rogue of that player was defeated there")
               : Verdict::legal();
}

template <class Rules, class F>
constexpr void list(const Table<Rules>&, const RerollBarbarian&, F& f) {
    f(Decline{}), f(Reroll{});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>&, const RerollBarbarian&, const Action& action) {
    if (holds_alternative<Decline>(action) || holds_alternative<Reroll>(action)) return Verdict::legal();
    return Verdict::refused("HED-163: the Barbarian may be rerolled: reroll, or decline");
}
template <class Game>
constexpr void answer(Game game, const RerollBarbarian& offer, const Action& action) {
    const Piece barbarian{offer.seat, Die::barbarian};
    game.pop();
    if (holds_alternative<Decline>(action)) return game.emit(Declined{barbarian.owner, Offer::reroll_barbarian});
    if constexpr (keeps_house_state<typename Game::Rules>())
        if (game.knobs().simultaneous_rerolls) {
            game.table.house.frenzied.insert(barbarian.owner);
            return game.emit(RerollAnnounced{barbarian, RerollCause::barbarian});
        }
    reroll(game, barbarian, RerollCause::barbarian);
}
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const RerollBarbarian& offer) {
    if (const Verdict verdict = asks_in_clean_up(table, offer.seat, space(offer.at)); !verdict) return verdict;
    return do_rerolls_follow(table) && table.battlefields[offer.at].has({offer.seat, Die::barbarian})
               ? Verdict::legal()
               : Verdict::refused("HED-163: no Barbarian of that player stands where a die was defeated");
}

}  // namespace heroes::hedra::detail
