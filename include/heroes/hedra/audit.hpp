#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <heroes/core/match.hpp>
#include <heroes/core/verdict.hpp>
#include <heroes/hedra/play.hpp>
#include <heroes/hedra/table.hpp>

// The invariants of a table. A table that passes can be played on to the end, whoever made it.
namespace heroes::hedra {

namespace detail {

constexpr DiceSet all_dice(const Options& options) {
    DiceSet dice{};
    for_each_seat(options, [&](Seat seat) { dice = dice | DiceSet::every_die_of(seat); });
    return dice;
}

// HED-290: every die is in exactly one space.
template <class Rules>
constexpr Verdict audit_places(const Table<Rules>& table) {
    DiceSet seen{};
    for_each_enumerator<Battlefield>([&](Battlefield at) { seen.bits |= table.battlefields[at].bits; });
    if (!(seen - all_dice(table.options)).empty())
        return Verdict::refused("HED-290", "a die on a battlefield belongs to nobody");
    std::size_t count = 0;
    for (std::size_t i = 0; i != enum_count<Battlefield>; ++i) {
        count += table.battlefields.values[i].size();
        if (i >= battlefield_count(table.options) && !table.battlefields.values[i].empty())
            return Verdict::refused("HED-010", "a die is on a battlefield that does not exist");
    }
    return count == seen.size() ? Verdict::legal() : Verdict::refused("HED-290", "a die is in two places at once");
}

// HED-293: the values a Dragon can have reached in its Roost.
constexpr bool is_roost_value(const Knobs& knobs, std::size_t value) {
    std::array<bool, 256> reached{};
    reached[1] = true;
    for (std::size_t from = 1; from < knobs.dragon_ready; ++from)
        for (const std::size_t by : {knobs.advance_per_defeat, knobs.advance_per_point})
            if (reached[from]) reached[from + by < knobs.dragon_ready ? from + by : knobs.dragon_ready] = true;
    return value < reached.size() && reached[value];
}

template <class Rules>
constexpr bool is_dragon_in_the_air(const Table<Rules>& table, Seat seat) {
    return !is_over(table) && seat == table.turn.active &&
           std::holds_alternative<ChooseDragonField>(table.steps.back());
}

// HED-291, HED-293: every die shows a face that it has.
template <class Rules>
constexpr Verdict audit_faces(const Table<Rules>& table) {
    Verdict verdict = Verdict::legal();
    for_each_enumerator<Seat>(
        [&](Seat seat) {
            const auto& faces = table.faces[seat];
            if (index_of(seat) >= table.options.players) {
                if (!(faces == EnumArray<Die, std::uint8_t>{}) || table.scores[seat] != 0)
                    verdict = Verdict::refused("HED-290", "a seat without a player has dice or points");
                return;
            }
            for_each_enumerator<Die>([&](Die die) {
                if (faces[die] < lowest_face(table.rules, die) ||
                    faces[die] >= lowest_face(table.rules, die) + Rules::dice[die].sides)
                    verdict = Verdict::refused("HED-291", "a die shows a face that it does not have");
            });
            if (verdict && in_roost(table, seat) && !is_dragon_in_the_air(table, seat) &&
                !is_roost_value(table.rules.knobs, faces[Die::dragon]))
                verdict = Verdict::refused("HED-293", "a Dragon cannot have reached that value in its Roost");
        },
        most_players);
    return verdict;
}

// HED-220: the last round has begun if, and only if, somebody has what it takes.
template <class Rules>
constexpr bool is_end_triggered(const Table<Rules>& table) {
    bool single = false;
    for_each_seat(table.options, [&](Seat seat) { single |= table.scores[seat] >= table.options.target; });
    return (single && table.rules.knobs.team_trigger_single) || anyone_qualifies(table);
}

// HED-220, HED-221, HED-R01: what can have ended a game.
template <class Rules>
constexpr Verdict audit_end(const Table<Rules>& table) {
    const Knobs& knobs = table.rules.knobs;
    if (knobs.sudden_death && anyone_qualifies(table)) return Verdict::legal();
    if (knobs.max_rounds == 0 && !is_end_triggered(table))
        return Verdict::refused("HED-220", "the game is over although nobody has reached the target");
    const bool complete = clockwise(table.turn.active, table.options.players) == table.turn.start;
    return table.turn.round != 0 && complete && is_last_round(table)
               ? Verdict::legal()
               : Verdict::refused("HED-221", "the game is over before the last round is");
}

// HED-255: points are never lost, so the team that met both thresholds first still meets them.
template <class Rules>
constexpr bool has_qualified_first(const Table<Rules>& table) {
    const auto team = table.turn.first_qualified_team;
    bool qualified = !team;
    for_each_seat(table.options, [&](Seat seat) {
        qualified = qualified || (table.options.teams[seat] == *team && qualifies(table, seat));
    });
    return qualified;
}

template <class Rules>
constexpr Verdict audit_turn(const Table<Rules>& table) {
    const Turn& turn = table.turn;
    const std::size_t players = table.options.players;
    if (index_of(turn.active) >= players || index_of(turn.start) >= players)
        return Verdict::refused("HED-041", "it is the turn of nobody at the table");
    if (turn.marched && !is_hero(*turn.marched)) return Verdict::refused("HED-054", "only a hero can have marched");
    if (!(turn.saved - all_dice(table.options)).empty())
        return Verdict::refused("HED-138", "a saved die belongs to nobody");
    if (const auto team = turn.first_qualified_team;
        team && (!in_teams(table.options) || *team == 0 || *team > players))
        return Verdict::refused("HED-255", "there is no such team");
    if (!has_qualified_first(table))
        return Verdict::refused("HED-255", "the team that was first has not met both thresholds");
    const Knobs& knobs = table.rules.knobs;
    if (knobs.max_rounds != 0 && turn.round > knobs.max_rounds)
        return Verdict::refused("HED-R47", "the game has no such round");
    if (knobs.save_lasts == SaveLasts::event && !turn.saved.empty())
        return Verdict::refused("HED-R23", "a save lasts no longer than its battle");
    if (is_over(table)) return audit_end(table);
    if (knobs.sudden_death && anyone_qualifies(table))
        return Verdict::refused("HED-R01", "the game is over as soon as the target is reached");
    if ((turn.ending != Ending::open) != is_end_triggered(table))
        return Verdict::refused("HED-220", "the last round begins when the target is reached, not before or after");
    if (turn.ending == Ending::next_round && !knobs.extra_round)
        return Verdict::refused("HED-R34", "the last round is the one in which the target was reached");
    return Verdict::legal();
}

// HED-030 to HED-036: a placement in progress has gone round as it should.
template <class Rules>
constexpr bool is_placement(const Table<Rules>& table) {
    const auto* choice = std::get_if<PlaceDie>(&table.steps.back());
    if (choice == nullptr || table.steps.size() != 1 || index_of(choice->seat) >= table.options.players) return false;
    if (!(table.turn == Turn{.active = table.turn.start, .start = table.turn.start})) return false;
    // HED-020, HED-024: nobody has had a chance to score or to rouse a Dragon.
    for (std::size_t i = 0; i != table.options.players; ++i)
        if (table.scores.values[i] != 0 || table.faces.values[i][Die::dragon] != 1) return false;
    const DieSet all = dice_to_place<Rules>;
    Seat next = table.turn.start;
    std::size_t left = on_battlefields(table).size();
    auto laid = table;
    laid.battlefields = {};
    // Laying the dice down again one by one shows who is next, and that everybody has spread them.
    for (; left != 0; --left) {
        const DieSet open = (placed(table, next) & all) - placed(laid, next);
        if (open.empty()) return false;
        bool found = false;
        for_each_battlefield(table.options, [&](Battlefield at) {
            const DieSet here = (table.battlefields[at].of(next) & open);
            if (found || here.empty() || !open_battlefields(laid, next).has(at)) return;
            laid.battlefields[at].insert({next, here.front()});
            found = true;
        });
        if (!found) return false;
        next = next_to_place(laid, next);
    }
    return next == choice->seat && placed(table, next) != all;
}

// A question of clean-up must be the one that its stage puts, and what follows must wait below it.
template <class Rules>
constexpr bool is_question_of(const Table<Rules>& table, Stage stage, Seat seat, Battlefield at, const CleanUp& below) {
    if (at != table.battle.at) return false;
    for (std::uint8_t owner = 0; owner != table.options.players; ++owner) {
        const bool reroll = stage == Stage::paladin_rerolls || stage == Stage::barbarian_rerolls;
        const Seat asked =
            reroll ? clockwise(table.turn.active, table.options.players, owner) : nth_owner(table, owner);
        if (asked == seat) return next_stage(table, {stage, owner}) == below;
    }
    return false;
}

template <class Rules>
constexpr bool has_arrived(const Table<Rules>& table, Piece piece, Space at) {
    return exists(table.options, piece) && at != Space::roost && place_of(table, piece) == at;
}

template <class Rules>
constexpr bool is_arrival(const Table<Rules>& table, const Step& step) {
    if (const auto* mage = std::get_if<RerollEnemyDie>(&step))
        return has_arrived(table, {mage->seat, Die::mage}, space(mage->at)) &&
               !enemies_at(table, mage->seat, mage->at).empty();
    const auto* paladin = std::get_if<RerollOwnDice>(&step);
    return paladin != nullptr && paladin->cause == RerollCause::paladin_arrived &&
           has_arrived(table, {paladin->seat, Die::paladin}, paladin->at);
}

template <class Rules>
constexpr bool is_clean_up_question(const Table<Rules>& table, const CleanUp& below, const Step& step) {
    if (table.rules.knobs.arrival_on_retreat && is_arrival(table, step)) return true;
    const bool rerolls_follow = !table.battle.defeated.empty() &&
                                (table.battle.cause == Cause::attack || table.rules.knobs.rerolls_after_unleash);
    return match(
        step,
        [&](const ChooseSacrifice& q) {
            return is_question_of(table, Stage::sacrifice, q.seat, q.at, below) && !protectable(table, q.seat).empty();
        },
        [&](const ChooseSave& q) {
            return is_question_of(table, Stage::save, q.seat, q.at, below) && !savable(table, q.seat).empty();
        },
        [&](const ChooseRetreat& q) {
            return is_question_of(table, Stage::retreat, q.seat, q.at, below) &&
                   defeated_for(table, q.seat).has({q.seat, Die::rogue});
        },
        [&](const RerollOwnDice& q) {
            return q.cause == RerollCause::paladin_defeated && is_battlefield(q.at) && rerolls_follow &&
                   is_question_of(table, Stage::paladin_rerolls, q.seat, battlefield(q.at), below) &&
                   may_inspire(table, q.seat);
        },
        [&](const RerollBarbarian& q) {
            return rerolls_follow && is_question_of(table, Stage::barbarian_rerolls, q.seat, q.at, below) &&
                   table.battlefields[q.at].has({q.seat, Die::barbarian});
        },
        [](const auto&) { return false; });
}

// HED-086: heroes before the one that is asked for stand on targets that were open to them.
template <class Rules>
constexpr bool is_assignment(const Table<Rules>& table, const AssignHero& choice) {
    const DieSet heroes = heroes_at(table, table.turn.active, table.battle.at);
    bool sound = heroes.has(choice.hero) && open_targets(table, choice.hero).size() > 1;
    for_each_enumerator<Die>(
        [&](Die hero) {
            const bool assigned = heroes.has(hero) && hero < choice.hero;
            sound = sound &&
                    (assigned ? open_targets(table, hero).has(table.targets[hero]) : table.targets[hero] == Piece{});
        },
        table.targets.size());
    return sound;
}

template <class Rules>
constexpr bool is_attack_question(const Table<Rules>& table, const Step& step) {
    const Battle& battle = table.battle;
    if (battle.cause != Cause::attack || !battle.defeated.empty() || !battle.contested) return false;
    if (const auto* choice = std::get_if<AssignHero>(&step))
        return choice->seat == table.turn.active && choice->at == battle.at && is_hero(choice->hero) &&
               is_assignment(table, *choice);
    const auto* choice = std::get_if<ChooseOpponent>(&step);
    return choice != nullptr && table.rules.knobs.attack_one_opponent && !battle.opponent &&
           choice->seat == table.turn.active && choice->at == battle.at &&
           !heroes_at(table, choice->seat, choice->at).empty() &&
           opponents_at(table, choice->seat, choice->at).size() > 1;
}

template <class Rules>
constexpr bool is_escort(const Table<Rules>& table, const ChooseEscort& choice) {
    return choice.seat == table.turn.active && choice.from != choice.to && choice.from != Space::roost &&
           (choice.from == Space::home || exists(table.options, battlefield(choice.from))) &&
           has_arrived(table, {choice.seat, Die::cleric}, choice.to) &&
           !escorts(table, choice.seat, choice.from, choice.to).empty();
}

// The question that stands alone in a phase.
template <class Rules>
constexpr bool is_phase_question(const Table<Rules>& table, Phase phase, const Step& step) {
    const Seat active = table.turn.active;
    const bool moving = phase == Phase::march || phase == Phase::reinforce;
    return match(
        step, [&](const ChooseMarch& q) { return phase == Phase::march && q.seat == active && !table.turn.marched; },
        [&](const ChooseReinforce& q) { return phase == Phase::reinforce && q.seat == active; },
        [&](const ChooseAttack& q) { return phase == Phase::attack && q.seat == active; },
        [&](const EndTurn& q) { return phase == Phase::end_of_turn && q.seat == active && can_unleash(table, phase); },
        [&](const ChooseEscort& q) { return moving && is_escort(table, q); },
        [&](const RerollOwnDice& q) {
            return moving && is_arrival(table, step) && friends_of(table, active).has({q.seat, Die::paladin});
        },
        [&](const RerollEnemyDie& q) {
            return moving && is_arrival(table, step) && friends_of(table, active).has({q.seat, Die::mage});
        },
        [&](const auto&) { return phase == Phase::attack && is_attack_question(table, step); });
}

// Reads the steps from the bottom up, as they were laid down.
template <class Rules>
struct StepReader {
    const Table<Rules>& table;
    std::size_t at = 0;

    constexpr std::size_t left() const { return table.steps.size() - at; }
    constexpr const Step& step() const { return table.steps[at]; }
    template <class S>
    constexpr const S* next_as() const {
        return left() == 0 ? nullptr : std::get_if<S>(&step());
    }
    constexpr bool idle() const { return table.battle == Battle{}; }

    // Which phase is in progress: the one before that which begins next.
    constexpr Phase read_phase() {
        const auto* next = next_as<BeginPhase>();
        if (next == nullptr) return Phase::end_of_turn;
        ++at;
        if (next->phase == Phase::attack) return Phase::march;
        if (next->phase == Phase::reinforce) return Phase::attack;
        return next->phase == Phase::end_of_turn ? Phase::reinforce : Phase::placement;
    }
    constexpr bool is_dragon_choice() const {
        const auto* choice = next_as<ChooseDragonField>();
        return choice != nullptr && left() == 1 && choice->seat == table.turn.active && in_roost(table, choice->seat);
    }
    // Clean-up and what it asks; several dice may arrive at once where secret saves are carried out.
    constexpr bool is_clean_up() {
        const auto* below = next_as<CleanUp>();
        if (below == nullptr || below->owner >= table.options.players) return false;
        if (++at; left() == 0) return false;
        for (; left() > 1; ++at)
            if (!table.rules.knobs.arrival_on_retreat || !is_arrival(table, step())) return false;
        return is_clean_up_question(table, *below, step());
    }
    constexpr bool is_unleashed() {
        if (is_dragon_choice()) return idle();
        return table.battle.cause == Cause::unleash && is_clean_up();
    }
    // A house rule: the Dragon is unleashed between attack and clean-up.
    constexpr bool is_window() {
        const auto* below = next_as<CleanUp>();
        if (below == nullptr || *below != CleanUp{} || !table.rules.knobs.unleash_between_attack_and_cleanup)
            return false;
        ++at;
        const auto* choice = next_as<BeforeCleanUp>();
        if (choice == nullptr) return is_unleashed();
        return left() == 1 && choice->seat == table.turn.active && choice->at == table.battle.at &&
               table.battle.cause == Cause::attack && can_unleash(table, Phase::clean_up);
    }
    constexpr bool is_turn() {
        const Phase phase = read_phase();
        if (left() == 0) return false;
        if (const auto* offer = next_as<OfferPhase>()) {
            ++at;
            return offer->phase == phase && (phase != Phase::march || !table.turn.marched) && is_unleashed();
        }
        if (left() == 1)
            return is_phase_question(table, phase, step()) && (is_attack_question(table, step()) || idle());
        if (phase != Phase::attack) return false;
        const std::size_t start = at;
        if (is_window()) return true;
        at = start;
        return table.battle.cause == Cause::attack && is_clean_up();
    }
};

// HED-295: what the game waits for fits what lies on the table.
template <class Rules>
constexpr Verdict audit_steps(const Table<Rules>& table) {
    const auto wrong = Verdict::refused("HED-295", "the game waits for something that cannot be asked now");
    if (is_over(table)) return table.battle == Battle{} ? Verdict::legal() : wrong;
    const bool sound =
        table.turn.round == 0 ? is_placement(table) && table.battle == Battle{} : StepReader<Rules>{table}.is_turn();
    return sound ? Verdict::legal() : wrong;
}

template <class Rules>
constexpr bool is_sound(const Table<Rules>& table, const Battle& battle) {
    const Options& options = table.options;
    // HED-093: an attack defeats no die of its own side.
    const DiceSet safe = battle.cause == Cause::attack ? side_of(options, table.turn.active) : DiceSet{};
    return exists(options, battle.at) && (battle.defeated - (all_dice(options) - safe)).empty() &&
           (!battle.opponent ||
            (index_of(*battle.opponent) < options.players && table.rules.knobs.attack_one_opponent));
}

template <class Rules>
constexpr Verdict audit_battle(const Table<Rules>& table) {
    const bool assigning = !is_over(table) && std::holds_alternative<AssignHero>(table.steps.back());
    if (!is_sound(table, table.battle)) return Verdict::refused("HED-110", "a battle takes place where it cannot");
    if (!assigning && !(table.targets == decltype(table.targets){}))
        return Verdict::refused("HED-085", "heroes are assigned while no attack is");
    return Verdict::legal();
}

// A house rule: a Dragon is unleashed while the clean-up of an attack waits below.
template <class Rules>
constexpr bool is_interrupting(const Table<Rules>& table) {
    return table.steps.size() > 2 && table.steps[1] == Step{CleanUp{}} &&
           !std::holds_alternative<BeforeCleanUp>(table.steps.back());
}

// Dice are announced only until all owners have been asked.
template <class Rules>
constexpr bool are_announced(const Table<Rules>& table, DiceSet dice) {
    if (dice.empty()) return true;
    if (is_over(table) || !table.rules.knobs.simultaneous_rerolls) return false;
    const auto* offer = std::get_if<RerollOwnDice>(&table.steps.back());
    const bool cleaning_up = offer != nullptr ? offer->cause == RerollCause::paladin_defeated
                                              : std::holds_alternative<RerollBarbarian>(table.steps.back());
    return cleaning_up && (dice - table.battlefields[table.battle.at]).empty();
}

// Dice are picked only while a Paladin's reroll is offered, among those that it could reroll.
template <class Rules>
constexpr bool are_picked(const Table<Rules>& table, DiceSet dice) {
    if (dice.empty()) return true;
    if (is_over(table) || !table.rules.knobs.paladin_any_subset) return false;
    const auto* offer = std::get_if<RerollOwnDice>(&table.steps.back());
    return offer != nullptr && (dice - inspired(table, *offer)).empty();
}

// The question put to an owner that waits now; `over` if there is none.
template <class Rules>
constexpr Stage stage_asked(const Table<Rules>& table) {
    if (is_over(table)) return Stage::over;
    return match(
        table.steps.back(), [](const ChooseSacrifice&) { return Stage::sacrifice; },
        [](const ChooseSave&) { return Stage::save; }, [](const ChooseRetreat&) { return Stage::retreat; },
        [](const auto&) { return Stage::over; });
}

// HED-R25: what an owner has chosen in secret was asked before, and was legal. Making the choices again shows it.
template <class Rules>
constexpr bool could_choose(const Table<Rules>& table, Seat seat) {
    const SecretChoice& choice = table.house.choices[seat];
    if (choice == SecretChoice{}) return true;
    const std::size_t players = table.options.players;
    const Stage asked = stage_asked(table);
    if (!in_secret(table) || asked == Stage::over || index_of(seat) >= players) return false;
    const auto rank = [&](Seat owner) { return (index_of(owner) + players - index_of(table.turn.active)) % players; };
    const Seat now = decider(table);
    const auto is_past = [&](Stage stage) { return rank(seat) < rank(now) || (seat == now && stage < asked); };

    auto again = table;
    auto& made = again.house.choices[seat];
    const Battlefield at = table.battle.at;
    made = {};
    if (is_past(Stage::sacrifice) && judge(again, ChooseSacrifice{seat, at}, Sacrifice{choice.protected_die}))
        made.protected_die = choice.protected_die;
    const bool saves = made.protected_die.owner == Seat::spectator || table.rules.knobs.sacrificed_warrior_saves;
    if (saves && is_past(Stage::save) && judge(again, ChooseSave{seat, at}, Save{choice.saved_die, choice.saved_to}))
        made.saved_die = choice.saved_die, made.saved_to = choice.saved_to;
    if (is_past(Stage::retreat) && defeated_for(again, seat).has({seat, Die::rogue}) &&
        judge(again, ChooseRetreat{seat, at}, Retreat{choice.rogue_to}))
        made.rogue_to = choice.rogue_to;
    return made == choice;
}

// What only house rules remember.
template <class Rules>
constexpr Verdict audit_house(const Table<Rules>& table) {
    if constexpr (keeps_house_state<Rules>()) {
        const Battle& interrupted = table.house.interrupted;
        if (is_interrupting(table) ? !is_sound(table, interrupted) || interrupted.cause != Cause::attack
                                   : interrupted != Battle{})
            return Verdict::refused("HED-R29", "no such attack can have been interrupted");
        const bool frenzy_follows = !is_over(table) && table.rules.knobs.simultaneous_rerolls &&
                                    std::holds_alternative<RerollBarbarian>(table.steps.back());
        if (!are_announced(table, table.house.announced) || (!table.house.frenzied.empty() && !frenzy_follows))
            return Verdict::refused("HED-R52", "dice are announced for a reroll that is not offered");
        if (!are_picked(table, table.house.picked))
            return Verdict::refused("HED-R15", "dice are picked for a reroll that is not offered");
        bool sound = true;
        for_each_enumerator<Seat>([&](Seat seat) { sound = sound && could_choose(table, seat); }, most_players);
        if (!sound) return Verdict::refused("HED-R25", "nobody can have made that choice in secret");
    }
    return Verdict::legal();
}

}  // namespace detail

// Whether this table can be: legal, or the clause that it breaks.
template <class Rules>
constexpr Verdict audit(const Table<Rules>& table) {
    if (const Verdict verdict = judge(table.options, table.rules); !verdict) return verdict;
    if (const Verdict verdict = detail::audit_places(table); !verdict) return verdict;
    if (const Verdict verdict = detail::audit_faces(table); !verdict) return verdict;
    if (const Verdict verdict = detail::audit_turn(table); !verdict) return verdict;
    if (const Verdict verdict = detail::audit_battle(table); !verdict) return verdict;
    if (const Verdict verdict = detail::audit_steps(table); !verdict) return verdict;
    return detail::audit_house(table);
}

}  // namespace heroes::hedra
