// A screen that is drawn from the events alone: it knows what is printed, and no rule.

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include <how_many.hpp>
#include <shire/referee.hpp>

namespace {

using namespace heroes;
using namespace heroes::shire;

using Tables = heroes::shire::Table<RuntimeRules>;

// What is drawn lies on boards like the real ones; only events move it. An event that does not fit what is drawn leaves
// a flaw.
class Screen {
public:
    explicit Screen(const Knobs& knobs) : knobs_(knobs) {}

    void draw(const Event& event) {
        match(event, [&](const auto& told) { hear(told); });
    }
    // The first thing that does not lie as it is drawn; empty if all does.
    std::string flaw(const Tables& table) const {
        if (!flaw_.empty()) return flaw_;
        for (std::size_t i = 0; i != most_players; ++i) {
            const auto seat = static_cast<Seat>(i);
            if (!(table.characters[seat] == drawn_.characters[seat]))
                return "the board of seat " + std::to_string(i + 1);
            if (!(table.creatures[seat] == drawn_.creatures[seat]))
                return "the creatures of seat " + std::to_string(i + 1);
            const Leaving& left = table.house.leaving[seat];
            if (!(left.raised == drawn_.house.leaving[seat].raised &&
                  left.lowered == drawn_.house.leaving[seat].lowered))
                return "the stat tokens that have run out, of seat " + std::to_string(i + 1);
        }
        if (!(table.standing == drawn_.standing)) return "who stands";
        if (!(table.turn.order == drawn_.turn.order)) return "the order of the round";
        if (table.turn.round != drawn_.turn.round || table.turn.active != drawn_.turn.active) return "whose turn it is";
        if (table.bounty != drawn_.bounty) return "the bounty";
        if (!(table.winners == drawn_.winners) || table.ending != drawn_.ending) return "the end";
        return {};
    }

private:
    // What shows nothing that lies on the table.
    template <class Told>
    void hear(const Told&) {}

    void hear(const CharacterTaken& taken) {
        board(character_of(taken.seat)) = Character{.card = taken.character, .hp = taken.hp, .base_hp = taken.hp};
        drawn_.standing.insert(character_of(taken.seat));
    }
    void hear(const MasterySpent& spent) { drawn_.characters[spent.seat].depths = spent.depths; }
    void hear(const CardAdded& added) { drawn_.characters[added.seat].tab = added.card; }
    void hear(const CardRemoved& removed) {
        expect(drawn_.characters[removed.seat].tab == removed.card, "the card that comes off");
        drawn_.characters[removed.seat].tab = Card::no_card;
    }
    void hear(const AbilityTriggered& triggered) {
        Character& owner = board(triggered.owner);
        const Passive& ability = standard_content.of[owner.card].triggers[triggered.ability].passive;
        if (ability.is_once) owner.used = static_cast<std::uint8_t>(owner.used | 1 << triggered.ability);
    }

    void hear(const TieRolled& rolled) {
        TieRolls& ties = is_character(rolled.actor) ? board(rolled.actor).ties : creature(rolled.actor).ties;
        expect(ties[static_cast<TiePlace>(rolled.place)] == 0, "a tie roll that was made before");
        ties.set(static_cast<TiePlace>(rolled.place), rolled.face);
    }
    void hear(const RoundBegan& began) { drawn_.turn.round = began.round, drawn_.turn.order = began.order; }
    void hear(const OrderChanged& changed) {
        Order& order = drawn_.turn.order;
        for (std::size_t i = order.size(); i-- != 0;)
            if (order[i] == changed.actor) order.erase(i);
        order.insert(changed.place, changed.actor);
    }
    void hear(const TurnBegan& began) { drawn_.turn.active = began.actor; }
    void hear(const BountyMoved& moved) {
        expect(drawn_.bounty == moved.from, "whom the bounty leaves");
        drawn_.bounty = moved.to;
    }
    void hear(const GameOver& over) { drawn_.winners = over.winners, drawn_.ending = over.decided_by; }

    void hear(const BuffPlaced& placed) {
        board(placed.actor).buffs.place(placed.stat, placed.amount, column(placed.column));
    }
    void hear(const BuffsMoved& moved) {
        take_buffs(moved.actor, moved.stat, moved.amount, moved.from);
        if (moved.from != Turns::one)
            board(moved.actor).buffs.place(moved.stat, moved.amount, column(shorter(moved.from)));
        else if (knobs_.tokens_leave_in_end_phase)
            leaving(moved.actor, moved.amount)[moved.stat] = static_cast<std::uint8_t>(std::abs(moved.amount));
    }
    void hear(const BuffsRemoved& removed) {
        if (removed.column != Turns::unstated)
            return take_buffs(removed.actor, removed.stat, removed.amount, removed.column);
        std::uint8_t& sum = leaving(removed.actor, removed.amount)[removed.stat];
        expect(sum == std::abs(removed.amount), "the stat tokens that have run out");
        sum = 0;
    }
    void hear(const ConditionPlaced& placed) {
        Character& holder = board(placed.actor);
        if (stacking_conditions.has(placed.condition))
            return stack(holder, placed.condition, placed.number).add(column(placed.column), 1);
        expect(!holder.conditions.held.has(placed.condition), "a token on another");
        holder.conditions.place(placed.condition, placed.column);
        if (increased_conditions.has(placed.condition))
            holder.increased.set(increased_of(placed.condition), placed.number);
        if (placed.condition == Condition::imprisoned) holder.imprisoned = placed.stats;
    }
    void hear(const ConditionTicked& ticked) {
        Character& holder = board(ticked.actor);
        if (ticked.from == Turns::permanent) return;
        if (stacking_conditions.has(ticked.condition)) {
            TokenColumns& tokens = stack(holder, ticked.condition, ticked.number);
            expect(tokens[column(ticked.from)] != 0, "the stacked token that is ticked");
            tokens.add(column(ticked.from), -1);
            if (ticked.from != Turns::one) tokens.add(column(shorter(ticked.from)), 1);
            return;
        }
        expect(holder.conditions[ticked.condition] == ticked.from, "the token that is ticked");
        if (ticked.from != Turns::one) return holder.conditions.place(ticked.condition, shorter(ticked.from));
        holder.conditions.remove({ticked.condition});
        if (!knobs_.tokens_leave_in_end_phase) forget_number(holder, ticked.condition);
    }
    void hear(const ConditionRemoved& removed) {
        Character& holder = board(removed.actor);
        if (stacking_conditions.has(removed.condition)) {
            TokenColumns& tokens = stack(holder, removed.condition, removed.number);
            expect(tokens[column(removed.column)] == removed.count, "the stacked tokens that are taken away");
            return tokens.set(column(removed.column), 0);
        }
        expect(holder.conditions[removed.condition] == removed.column, "the token that is taken away");
        holder.conditions.remove({removed.condition});
        forget_number(holder, removed.condition);
    }
    void hear(const DieChanged& changed) {
        const Slot slot = standard_content.slot_of[changed.spell];
        if (is_character(changed.actor)) return turn_die(board(changed.actor).dice, slot, changed);
        turn_die(creature(changed.actor).dice, static_cast<CreatureSlot>(slot), changed);
    }

    void hear(const ShieldChanged& changed) {
        expect(board(changed.actor).shield == changed.from, "the shield before");
        board(changed.actor).shield = changed.to;
    }
    void hear(const HpLost& lost) { set_hp(lost); }
    void hear(const HpGained& gained) { set_hp(gained); }
    void hear(const HpPaid& paid) { set_hp(paid); }
    void hear(const BaseHpRaised& raised) {
        Character& owner = board(raised.actor);
        owner.hp = static_cast<std::uint8_t>(owner.hp + raised.by);
        owner.base_hp = static_cast<std::uint8_t>(owner.base_hp + raised.by);
    }
    // ActorDefeated stands for the whole reset of a board.
    void hear(const ActorDefeated& defeated) {
        expect(drawn_.standing.has(defeated.actor) && hp(defeated.actor) == 0, "who is defeated");
        drawn_.standing.erase(defeated.actor);
        Character& owner = board(defeated.actor);
        if (is_creature(defeated.actor)) {
            ++owner.deaths;
            creature(defeated.actor) = Creature{};
            return;
        }
        drawn_.house.leaving[owner_of(defeated.actor)] = Leaving{};
        owner = Character{.card = owner.card,
                          .base_hp = owner.base_hp,
                          .depths = owner.depths,
                          .used = owner.used,
                          .deaths = owner.deaths,
                          .ties = owner.ties};
    }
    void hear(const ActorRevived& revived) {
        board(revived.actor).hp = revived.hp;
        drawn_.standing.insert(revived.actor);
    }
    void hear(const CreatureSummoned& summoned) {
        expect(!drawn_.standing.has(summoned.actor), "the place of a creature");
        creature(summoned.actor) = Creature{.card = summoned.card, .hp = summoned.hp};
        drawn_.standing.insert(summoned.actor);
    }
    void hear(const CreatureRemoved& removed) {
        expect(creature(removed.actor).card == removed.card, "the creature that leaves");
        creature(removed.actor) = Creature{};
        drawn_.standing.erase(removed.actor);
    }

    Character& board(Actor actor) { return drawn_.characters[owner_of(actor)]; }
    StatSums& leaving(Actor actor, int amount) {
        Leaving& sums = drawn_.house.leaving[owner_of(actor)];
        return amount < 0 ? sums.lowered : sums.raised;
    }
    Creature& creature(Actor actor) { return drawn_.creatures[owner_of(actor)][place_of(actor)]; }
    std::uint8_t& hp(Actor actor) { return is_character(actor) ? board(actor).hp : creature(actor).hp; }
    static Turns shorter(Turns turns) { return static_cast<Turns>(index_of(turns) - 1); }
    static TokenColumns& stack(Character& holder, Condition condition, int number) {
        return condition == Condition::bleed ? holder.bleed : holder.regen[regen(number)];
    }
    static void forget_number(Character& holder, Condition condition) {
        if (increased_conditions.has(condition)) holder.increased.set(increased_of(condition), 0);
        if (condition == Condition::imprisoned) holder.imprisoned = {};
    }
    void take_buffs(Actor actor, Stat stat, int amount, Turns from) {
        StatTokens& buffs = board(actor).buffs;
        std::uint8_t& sum = (amount < 0 ? buffs.lowered : buffs.raised)[column(from)][stat];
        expect(sum == std::abs(amount), "the stat tokens that move");
        sum = 0;
    }
    template <class Dice, class Place>
    void turn_die(Dice& dice, Place at, const DieChanged& changed) {
        expect(dice[at] == changed.from, "the die before");
        dice.set(at, changed.to);
    }
    template <class Change>
    void set_hp(const Change& change) {
        expect(hp(change.actor) == change.from, "the HP before");
        hp(change.actor) = change.to;
    }
    void expect(bool fits, const char* what) {
        if (!fits && flaw_.empty()) flaw_ = what;
    }

    Knobs knobs_{};
    Tables drawn_{};
    std::string flaw_{};
};

// The first flaw of a game of players who choose at random; empty if there is none.
std::string flaw_of_game(const Options& options, const Knobs& knobs, std::uint64_t seed) {
    const auto record = shire_referee::play_at_random(options, seed, 1000, RuntimeRules{knobs});
    Screen screen{knobs};
    for (const auto& moment : record.moments) {
        for (const Event& event : moment.events) screen.draw(event);
        if (const std::string flaw = screen.flaw(moment.table); !flaw.empty()) return flaw;
    }
    return {};
}

const Options matches[] = {
    presets::duel,        presets::teams(2, 2),    presets::teams(3, 2),        presets::teams(4, 2),
    presets::teams(3, 3), presets::teams(2, 1),    presets::free_for_all(3),    presets::free_for_all(5),
    presets::short_duel,  presets::teams(2, 2, 1), presets::free_for_all(6, 3), presets::free_for_all(4)};

}  // namespace

TEST_CASE("SHI-014 SHI-015 a screen that hears only the events shows every board, card and die as it lies") {
    const Knobs rules[] = {
        {.max_rounds = 60},
        {.live_turn_order = true, .last_tick_acts = false, .swept_pets_die = true, .max_rounds = 30},
        {.tokens_leave_in_end_phase = true, .skipped_turn = SkippedTurn::keeps_nothing, .max_rounds = 30},
        {.pet_entry = PetEntry::next_round,
         .longer_condition_stays = true,
         .pets_outlive_owner = true,
         .max_rounds = 30},
        {.knockback_may_kill = true, .imprison_is_buff = true, .purge_takes_good_conditions = true, .max_rounds = 30},
        {.shield_grant = ShieldGrant::replaces, .counter_uses_token = true, .new_pet_replaces = true, .max_rounds = 30},
        {.ties = Ties::by_seat, .die_limit = 7, .self_revival = SelfRevival::by_itself, .max_rounds = 30},
        {.most_permanent_buffs = 2, .bounty_moves = BountyMoves::each_round, .max_rounds = 30},
        {.new_buffs_move_too = true,
         .condition_die_for_each_target = true,
         .dodge_is_optional = true,
         .bounty_moves = BountyMoves::at_once,
         .bounty_for_each_hit = true,
         .max_rounds = 30,
         .reaction_after_attack = true},
    };
    for (const Knobs& knobs : rules)
        for (const Options& options : matches)
            for (std::uint64_t seed = 1; seed <= laws::games_to_play(60, 30); ++seed)
                REQUIRE(flaw_of_game(options, knobs, seed) == "");
}
