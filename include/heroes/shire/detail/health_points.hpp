#pragma once

#include <cstdint>

#include <heroes/shire/damage.hpp>
#include <heroes/shire/detail/chapters.hpp>
#include <heroes/shire/detail/order.hpp>

// Health Points (HP), Shield: what damage and healing do to a board.
namespace heroes::shire::detail {

// Where the HP of an actor are counted.
template <class Rules>
constexpr std::uint8_t& hp_of(Table<Rules>& table, Actor actor) {
    return is_character(actor) ? character(table, actor).hp : creature(table, actor).hp;
}

// What damage came to.
struct Hurt {
    int received = 0;
    int before = 0;  // HP
    int after = 0;

    // It took the last HP.
    constexpr bool fell() const { return before != 0 && after == 0; }
    // It took HP to half of base HP or less.
    constexpr bool to_half(int base) const { return 2 * before > base && 2 * after <= base; }
};

// SHI-R60: by a house rule the bounty moves as soon as HP do. It is given when the battle begins.
template <class Game>
[[gnu::noinline]] constexpr void move_bounty_at_once(Game game) {
    if (game.table.bounty != Seat::spectator) give_bounty(game);
}
template <class Game>
constexpr void follow_hp(Game game) {
    if (game.knobs().bounty_moves == BountyMoves::at_once) move_bounty_at_once(game);
}

// SHI-164, SHI-191: the shield takes damage first; what it does not take is given back.
template <class Game>
[[gnu::noinline]] constexpr int absorb(Game game, Actor actor, int damage, Cause cause) {
    if (!is_character(actor) || character(game.table, actor).shield == 0) return damage;
    std::uint16_t& shield = character(game.table, actor).shield;
    const std::uint16_t before = shield;
    const int taken = damage < before ? damage : before;
    shield = static_cast<std::uint16_t>(before - taken);
    game.emit(ShieldChanged{actor, before, shield, cause});
    return damage - taken;
}

// SHI-352, SHI-R48: damage ends Sleep. What a shield takes is none by the house rule of SHI-R26.
template <class Game>
constexpr void wake(Game game, Actor actor, int damage, int lost) {
    const bool only_lost = game.knobs().only_hp_loss_wakes || !game.knobs().shield_counts_as_damage;
    if ((only_lost ? lost : damage) < 1) return;
    remove_condition(game, actor, Condition::sleep, Cause::woken);
}

// SHI-164 to SHI-166: shield, then HP, not below 0.
template <class Game>
constexpr Hurt take_damage(Game game, Actor actor, int damage, Cause cause) {
    auto& table = game.table;
    if (damage <= 0) return {};
    const int rest = shield(table, actor) == 0 ? damage : absorb(game, actor, damage, cause);
    std::uint8_t& hp = hp_of(table, actor);
    const int before = hp;
    const int lost = rest < before ? rest : before;
    hp = static_cast<std::uint8_t>(before - lost);
    if (lost != 0) game.emit(HpLost{actor, small_number(before), small_number(before - lost), cause});
    wake(game, actor, damage, lost);
    return {game.knobs().shield_counts_as_damage ? damage : lost, before, before - lost};
}

// SHI-134, SHI-K62 to SHI-K64: the abilities that answer damage, one bit each.
template <class Rules>
constexpr std::uint8_t answers_to(const Table<Rules>& table, Actor actor, const Hurt& hurt, bool by_attack) {
    if (!is_character(actor) || hurt.received < 1) return 0;
    const Character& board = character(table, actor);
    const auto& answering = Rules::content.of[board.card].answering;
    unsigned abilities = answering[Trigger::damaged];
    if (by_attack) abilities |= answering[Trigger::hit];
    if (hurt.to_half(board.base_hp)) abilities |= answering[Trigger::half];
    if (abilities == 0 || board.hp == 0) return 0;
    return ready_of(table, owner_of(actor), abilities, [&](const Passive& ability) {
        return ability.on != Trigger::hit || hurt.received >= ability.number;
    });
}

// Who answers damage, and with which abilities. Whoever is hit twice is here twice.
struct Answer {
    Actor actor{};
    std::uint8_t abilities = 0;
};
using Answers = FillList<Answer, 24>;

template <class Rules>
constexpr void note_answer(Answers& answers, const Table<Rules>& table, Actor actor, const Hurt& hurt, bool by_attack) {
    const std::uint8_t abilities = answers_to(table, actor, hurt, by_attack);
    if (abilities != 0) answers.push_back({actor, abilities});
}

// SHI-R74: they lie in the order of the actors; each damage to one actor is answered by itself. What comes later is
// pushed first.
template <class Game>
[[gnu::noinline]] constexpr void push_answers(Game game, const Answers& answers, Actor source) {
    const AnswerWith nothing{.source = source};
    AnswerWith together = nothing;
    for (std::size_t i = answers.size(); i-- != 0;) {
        if (hp(game.table, answers[i].actor) == 0) continue;
        std::uint8_t& own = together.abilities[owner_of(answers[i].actor)];
        if (own != 0) {
            game.push(together);
            together = nothing;
        }
        own = answers[i].abilities;
    }
    if (!(together == nothing)) game.push(together);
}

// No match nests deeper; what is left of the steps is room for what follows. Abilities of other contents could answer
// each other for ever: they stop before that, with room for what the last of them asks.
inline constexpr std::size_t deepest = 11;
inline constexpr std::size_t deepest_answer = deepest - 2;

// Abilities answer damage, then whoever has no HP left falls, SHI-134 and SHI-135. If nobody fell by this damage, those
// who were felled before wait until all has been answered that felled them.
template <class Game>
constexpr void settle(Game game, const Answers& answers, bool somebody_fell, Actor source = Actor::nobody) {
    follow_hp(game);
    if (somebody_fell && !holds_alternative<Fall>(game.table.steps.back())) game.push(Fall{});
    if (!answers.empty() && game.table.steps.size() < deepest_answer) push_answers(game, answers, source);
}

// SHI-170, SHI-148: fixed damage to several actors at once, by nobody. They are given in order.
template <class Game>
constexpr void deal_fixed(Game game, const Recipients& struck, int number, Cause cause) {
    if (struck.empty()) return;
    Answers answers;
    bool fell = false;
    for (const Actor actor : struck) {
        const Hurt hurt = take_damage(game, actor, fixed_damage(game.table, actor, number), cause);
        note_answer(answers, game.table, actor, hurt, false);
        fell |= hurt.fell();
    }
    settle(game, answers, fell);
}

// SHI-180 to SHI-185: HP rise, up to base HP. Whether Glowing answers it.
template <class Game>
constexpr bool gain_hp(Game game, Actor actor, int number, Cause cause) {
    auto& table = game.table;
    if (is_creature(actor) && !game.knobs().pets_are_healed) return false;
    std::uint8_t& hp = hp_of(table, actor);
    const int before = hp;
    const int room = base_hp(table, actor) - before;
    const bool on_capped = game.knobs().percent_on_capped_gain;
    const int received = received_hp(table, actor, on_capped && number > room ? room : number);
    if (received <= 0) return false;
    const int gained = received < room ? received : room;
    hp = static_cast<std::uint8_t>(before + gained);
    game.emit(
        HpGained{actor, small_number(before), small_number(before + gained), small_number(received - gained), cause});
    follow_hp(game);
    return is_character(actor) && (gained > 0 || game.knobs().overheal_glows);
}

// SHI-335: those who hold Glowing are hurt each time an enemy character gains HP.
template <class Game>
constexpr void glow(Game game, SeatSet gainers) {
    if (!held_by_anybody(game.table).has(Condition::glowing)) return;
    SeatSet answered{};
    gainers.for_each([&](Seat seat) {
        const ActorSet opponents = enemies(game.table, character_of(seat));
        if (!holders(game.table, opponents, Condition::glowing).empty()) answered.insert(seat);
    });
    if (!answered.empty()) game.push(Glow{answered});
}
template <class Game>
[[gnu::noinline]] constexpr void run(Game game, const Glow& glow) {
    SeatSet left = glow.gainers;
    const Actor gainer = first_in_order(game.table, characters_of(left));
    left.erase(owner_of(gainer));
    if (game.knobs().one_glow_per_heal) left = {};
    game.pop();
    if (!left.empty()) game.push(Glow{left});
    const ActorSet struck = holders(game.table, enemies(game.table, gainer), Condition::glowing);
    if (struck.empty()) return;
    game.emit(GlowingTriggered{gainer, struck});
    deal_fixed(game, in_order(game.table, struck), game.knobs().glowing_damage, Cause::glowing);
}

// One gain of one actor, with everything that follows.
template <class Game>
constexpr void heal(Game game, Actor actor, int number, Cause cause) {
    if (gain_hp(game, actor, number, cause)) glow(game, {owner_of(actor)});
}
// Several gain HP at once, and Glowing answers each gain; a second one of the same character is answered apart.
template <class Game>
[[gnu::always_inline]] constexpr void heal_all(Game game, const Recipients& actors, int number, Cause cause) {
    SeatSet gainers{};
    for (const Actor actor : actors) {
        if (!gain_hp(game, actor, number, cause)) continue;
        if (gainers.has(owner_of(actor))) {
            glow(game, gainers);
            gainers = {};
        }
        gainers.insert(owner_of(actor));
    }
    glow(game, gainers);
}

// SHI-190 to SHI-194, SHI-R28.
template <class Game>
constexpr void grant_shield(Game game, Actor actor, int number) {
    if (!is_character(actor)) return;
    std::uint16_t& shield = character(game.table, actor).shield;
    const std::uint16_t before = shield;
    int after = before + number;
    if (game.knobs().shield_grant == ShieldGrant::replaces) after = number;
    if (game.knobs().shield_grant == ShieldGrant::higher_stays) after = number > before ? number : before;
    shield = static_cast<std::uint16_t>(after < 0xffff ? after : 0xffff);
    game.emit(ShieldChanged{actor, before, shield, Cause::effect});
}

// SHI-171: a payment is no damage.
template <class Game>
constexpr void pay_hp(Game game, Actor actor, int price, Cause cause) {
    std::uint8_t& hp = hp_of(game.table, actor);
    const int before = hp;
    const int after = before > price ? before - price : 0;
    hp = static_cast<std::uint8_t>(after);
    game.emit(HpPaid{actor, small_number(before), small_number(after), cause});
    settle(game, Answers{}, after == 0);
}

// SHI-K34: HP and base HP rise together, which is no gain.
template <class Game>
constexpr void raise_hp(Game game, Actor actor, const Effect& effect) {
    if (!is_character(actor)) return;
    Character& board = character(game.table, actor);
    const int by = effect.percent != 0 ? game.table.rules.percent_of(board.base_hp, effect.percent) : effect.number;
    const int room = 255 - board.base_hp;
    const int raised = by < room ? by : room;
    board.base_hp = small_number(board.base_hp + raised);
    board.hp = small_number(board.hp + raised);
    game.emit(BaseHpRaised{actor, small_number(raised)});
    follow_hp(game);
}

}  // namespace heroes::shire::detail
