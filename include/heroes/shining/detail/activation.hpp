#pragma once

#include <cstdint>

#include <heroes/shining/detail/attack.hpp>
#include <heroes/shining/detail/chapters.hpp>
#include <heroes/shining/detail/ground.hpp>
#include <heroes/shining/detail/powers.hpp>
#include <heroes/shining/detail/push.hpp>

// Rulebook, "Hero Activation" and "Cheating Death": movement and actions in any order.
namespace heroes::shining::detail {

// SHN-051, SHN-K31.
template <class Rules>
constexpr int move_of(const Table<Rules>& table, Model model) {
    if (is_hero(model)) return type_of(table, table.heroes[model]).move + passive_of(table, model, PassiveKind::move);
    return type_of(table, *find_monster(table, model)).move + passive_of(table, model, PassiveKind::move);
}

// SHN-061, SHN-R41: points are renewed; what lasts until the next activation ends.
template <class Game>
constexpr void begin_activation(Game game, Model model) {
    auto& table = game.table;
    Hero& hero = table.heroes[model];
    set_status(game, model, EffectKind::ward, hero.ward, 0);
    set_status(game, model, EffectKind::provoke, hero.provoke, 0);
    hero.ap = clamped(hero.ap + hero.next_ap);
    set_status(game, model, EffectKind::action_points, hero.next_ap, 0);
    hero.movement = clamped(move_of(table, model) - hero.slow);
    table.initiative.activated = true;
    game.emit(ActivationBegan{model, hero.ap, hero.movement});
    game.push(Activation{hero.player, model});
    if (const int hp = passive_of(table, model, PassiveKind::regenerate))
        heal(game, model, hp, HealCause::regeneration);
}
template <class Game>
constexpr void end_activation(Game game, Model model) {
    Hero& hero = game.table.heroes[model];
    game.table.initiative.activated = false;
    hero.ap = hero.movement = 0;
    hero.moved = false;
    hero.used_in_activation = Powers{};
    set_status(game, model, EffectKind::slow, hero.slow, 0);
    game.emit(ActivationEnded{model});
}

// SHN-159, SHN-187: the step of a Hero: an exhausted one rolls LUCK instead.
template <class Game>
constexpr void begin_step(Game game, Model model) {
    Hero& hero = game.table.heroes[model];
    if (!is_on_map(hero)) return;
    hero.ap = type_of(game.table, hero).ap;
    if (!hero.exhausted) return begin_activation(game, model);
    roll_luck(game, model);
}

// SHN-K17, SHN-K36: Advantage on a LUCK roll: what is stored, and the auras of others.
template <class Rules>
constexpr int luck_advantage(const Table<Rules>& table, Model model) {
    int advantage = table.heroes[model].advantage;
    for_each_hero([&](Model other) {
        const Hero& one = table.heroes[other];
        if (other == model || !is_up(one)) return;
        for_each_passive(table, one, [&](const Passive& passive) {
            if (passive.kind == PassiveKind::luck_aura && holds(table, other, passive.condition, {}) &&
                distance_between(table, one.square, table.heroes[model].square) <= passive.range)
                advantage += passive.amount;
        });
    });
    return advantage < 6 ? advantage : 6;
}
template <class Game>
constexpr void roll_luck(Game game, Model model) {
    auto& table = game.table;
    Hero& hero = table.heroes[model];
    const int luck =
        hero.stats[Stat::lck] < game.knobs().least_luck_dice ? game.knobs().least_luck_dice : hero.stats[Stat::lck];
    const int advantage = luck == 0 ? 0 : luck_advantage(table, model);
    table.luck = {{0, 0, 0, 0}};
    for (int i = 0; i != luck + advantage; ++i) ++table.luck.values[roll(game, DieSize::d4).face - 1u];
    game.emit(LuckRolled{model, table.luck, clamped(advantage)});
    set_status(game, model, EffectKind::advantage, hero.advantage, 0);
    game.push(CheatDeath{model});
    if (advantage != 0) game.push(DiscardLuck{hero.player, model, clamped(advantage)});
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const DiscardLuck&, F& f) {
    for (std::uint8_t face = 1; face <= 4; ++face)
        if (table.luck.values[face - 1u] != 0) f(Discard{DieSize::d4, face});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const DiscardLuck&, const Action& action) {
    const auto* discard = get_if<Discard>(&action);
    if (discard == nullptr) return Verdict::refused("SHN-096: choose a die to discard");
    const bool lies = discard->size == DieSize::d4 && discard->face >= 1 && discard->face <= 4 &&
                      table.luck.values[discard->face - 1u] != 0;
    return lies ? Verdict::legal() : Verdict::refused("SHN-096: no such die was rolled");
}
template <class Game>
constexpr void answer(Game game, const DiscardLuck& choice, const Action& action) {
    const std::uint8_t face = get<Discard>(action).face;
    --game.table.luck.values[face - 1u];
    game.emit(LuckDieDiscarded{choice.hero, face});
    game.pop();
    if (choice.left > 1) game.push(DiscardLuck{choice.seat, choice.hero, static_cast<std::uint8_t>(choice.left - 1)});
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const DiscardLuck& choice) {
    if (!is_hero(choice.hero) || table.heroes[choice.hero].player != choice.seat) return false;
    int dice = 0;
    for (const std::uint8_t count : table.luck) dice += count;
    return choice.left != 0 && choice.left <= dice && table.heroes[choice.hero].exhausted;
}

// SHN-152, SHN-163, SHN-R82: whether an exhausted Hero can use a healing item.
template <class Rules>
constexpr Verdict judge_healing_item(const Table<Rules>& table, Model model, Item chosen) {
    const Hero& hero = table.heroes[model];
    if (chosen > Item::last || hero.items[chosen] == 0) return Verdict::refused("SHN-065: the Hero has no such item");
    const PowerType& used = Rules::content.items[chosen].power;
    if (!heals(used) || (used.target != Target::self && used.target != Target::friend_within))
        return Verdict::refused("SHN-152: an exhausted Hero uses only healing items, on itself");
    return judge_cost(hero, table.rules.knobs.free_healing_items ? 0 : used.ap, used.mp, used.rp);
}
template <class Rules>
constexpr bool can_use_healing_item(const Table<Rules>& table, Model model) {
    bool any = false;
    for_each_enumerator<Item>([&](Item chosen) { any |= static_cast<bool>(judge_healing_item(table, model, chosen)); });
    return any;
}

// SHN-160, SHN-164: each success gives back 1 HP; a Hero that is up again activates in this same step.
template <class Game>
constexpr void go_on_after_recovery(Game game, Model model) {
    auto& table = game.table;
    if (!is_fighting(table)) return;
    if (!table.heroes[model].exhausted) return begin_activation(game, model);
    if (can_use_healing_item(table, model)) return game.push(Struggle{table.heroes[model].player, model});
    table.heroes[model].ap = 0;
}
template <class Game>
constexpr void run(Game game, const CheatDeath& work) {
    auto& table = game.table;
    game.pop();
    int successes = 0;
    for (int face = game.knobs().luck_success; face <= 4; ++face)
        successes += table.luck.values[static_cast<std::size_t>(face) - 1];
    table.luck = {{0, 0, 0, 0}};
    game.emit(LuckResolved{work.hero, clamped(successes)});
    if (successes != 0) heal(game, work.hero, successes, HealCause::luck);
    go_on_after_recovery(game, work.hero);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const CheatDeath& work) {
    return is_hero(work.hero) && is_on_map(table.heroes[work.hero]);
}

// SHN-165: a healing item, or none.
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const Struggle& choice, F& f) {
    for_each_enumerator<Item>([&](Item chosen) {
        list_if(f, UseItem{chosen}, static_cast<bool>(judge_healing_item(table, choice.hero, chosen)));
    });
    f(StayExhausted{});
    if (table.rules.knobs.concession) f(Concede{});
}
template <class Rules>
constexpr Verdict judge_concession(const Table<Rules>& table) {
    return table.rules.knobs.concession ? Verdict::legal() : Verdict::refused("SHN-R95: by this rule nobody gives up");
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const Struggle& choice, const Action& action) {
    if (const auto* used = get_if<UseItem>(&action)) return judge_healing_item(table, choice.hero, used->item);
    if (holds_alternative<StayExhausted>(action)) return Verdict::legal();
    if (holds_alternative<Concede>(action)) return judge_concession(table);
    return Verdict::refused("SHN-154: an exhausted Hero can use a healing item, or stay as it is");
}
template <class Game>
constexpr void concede(Game game);
template <class Game>
constexpr void answer(Game game, const Struggle& choice, const Action& action) {
    auto& table = game.table;
    if (holds_alternative<Concede>(action)) return concede(game);
    game.pop();
    const auto* used = get_if<UseItem>(&action);
    if (used == nullptr) {
        table.heroes[choice.hero].ap = 0;
        return;
    }
    pay(game, choice.hero, source(used->item));
    for (const Effect& effect : Game::Rules::content.items[used->item].power.effects)
        if (is_fighting(table)) apply_effect(game, choice.hero, choice.hero, effect);
    go_on_after_recovery(game, choice.hero);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const Struggle& choice) {
    return is_hero(choice.hero) && table.heroes[choice.hero].player == choice.seat &&
           table.heroes[choice.hero].exhausted && is_on_map(table.heroes[choice.hero]) &&
           can_use_healing_item(table, choice.hero);
}

// SHN-052 to SHN-055, SHN-118, SHN-126, SHN-130, SHN-R40: the squares a Hero can step to with so many points.
template <class Rules>
constexpr SquareSet steps_of(const Table<Rules>& table, Model model, int points) {
    const Ground ground = ground_of(table, model);
    const Square from = table.heroes[model].square;
    const bool free_stairs = table.rules.knobs.free_stairs;
    const SquareSet beside = ground.around(SquareSet{from}) & ground.passable;
    SquareSet steps{};
    if (points >= 1) steps |= beside - ground.hard;
    if (points >= ground.hard_cost) steps |= beside & ground.hard;
    const SquareSet upstairs = linked(*ground.map, from) & ground.passable;
    if (points >= 1 || free_stairs) steps |= upstairs;
    (steps - ground.standable).for_each([&](Square to) {
        const int cost = upstairs.has(to) && free_stairs ? 0 : ground.cost_of(to);
        if (rests_from(table, ground, to, points - cost).empty()) steps.erase(to);
    });
    return steps;
}
template <class Rules>
constexpr int step_cost(const Table<Rules>& table, Model model, Square to) {
    const bool by_stairs = linked(map_of(table), table.heroes[model].square).has(to);
    return by_stairs && table.rules.knobs.free_stairs ? 0 : ground_of(table, model).cost_of(to);
}

template <class Rules>
constexpr Verdict judge_step(const Table<Rules>& table, Model model, Square to, int points) {
    if (steps_of(table, model, points).has(to)) return Verdict::legal();
    const Map& map = map_of(table);
    const Ground ground = ground_of(table, model);
    if (!map.squares.has(to)) return Verdict::refused("SHN-R52: there is no such square");
    const bool beside = ground.around(SquareSet{table.heroes[model].square}).has(to);
    if (!beside && !linked(map, table.heroes[model].square).has(to))
        return distance(map, table.heroes[model].square, to) == 1
                   ? Verdict::refused("SHN-135: it lies at another elevation, and there are no steps")
                   : Verdict::refused("SHN-053: a step goes to a square beside this one");
    if (closed_terrain(table, has_passive(table, model, PassiveKind::fly)).has(to))
        return Verdict::refused("SHN-054: this terrain cannot be entered");
    if (!ground.passable.has(to)) return Verdict::refused("SHN-055: another model stands there");
    if (points < ground.cost_of(to)) return Verdict::refused("SHN-126: the Hero has too few movement points");
    return Verdict::refused("SHN-R40: there is nowhere to stop beyond");
}

// SHN-R77, by a house rule: an item for a Hero beside this one.
template <class Rules>
constexpr Verdict judge_gift(const Table<Rules>& table, Model model, const Give& gift) {
    if (!table.rules.knobs.trading) return Verdict::refused("SHN-R77: items are not passed on");
    if (gift.item > Item::last || table.heroes[model].items[gift.item] == 0)
        return Verdict::refused("SHN-065: the Hero has no such item");
    if (!is_hero(gift.to) || gift.to == model) return Verdict::refused("SHN-R77: an item is given to another Hero");
    const Hero& other = table.heroes[gift.to];
    const bool beside = is_on_map(other) && distance_between(table, table.heroes[model].square, other.square) == 1 &&
                        other.items[gift.item] < 255;
    return beside ? Verdict::legal() : Verdict::refused("SHN-R77: an item is given to a Hero beside this one");
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const Activation& turn, F& f) {
    const Hero& hero = table.heroes[turn.hero];
    steps_of(table, turn.hero, hero.movement).for_each([&](Square to) { f(Move{to}); });
    if (!is_standing(table, turn.hero)) return;
    for_each_weapon(hero, [&](Weapon chosen) {
        list_if(f, Attack{chosen}, static_cast<bool>(judge_attack(table, turn.hero, chosen)));
    });
    powers_of(table, hero).for_each([&](Power chosen) {
        list_if(f, UsePower{chosen}, static_cast<bool>(judge_use(table, turn.hero, source(chosen))));
    });
    for_each_enumerator<Item>([&](Item chosen) {
        if (hero.items[chosen] == 0) return;
        list_if(f, UseItem{chosen}, static_cast<bool>(judge_use(table, turn.hero, source(chosen))));
    });
    if (table.rules.knobs.trading)
        for_each_enumerator<Item>([&](Item chosen) {
            for_each_hero([&](Model to) {
                list_if(f, Give{chosen, to}, static_cast<bool>(judge_gift(table, turn.hero, Give{chosen, to})));
            });
        });
    f(EndActivation{});
    if (table.rules.knobs.concession) f(Concede{});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const Activation& turn, const Action& action) {
    if (const auto* step = get_if<Move>(&action))
        return judge_step(table, turn.hero, step->to, table.heroes[turn.hero].movement);
    if (!is_standing(table, turn.hero)) return Verdict::refused("SHN-R40: the Hero must move on to where it can stand");
    if (const auto* attack = get_if<Attack>(&action)) return judge_attack(table, turn.hero, attack->weapon);
    if (const auto* chosen = get_if<UsePower>(&action))
        return chosen->power <= Power::last ? judge_use(table, turn.hero, source(chosen->power))
                                            : Verdict::refused("SHN-066: the Hero has no such power");
    if (const auto* chosen = get_if<UseItem>(&action))
        return chosen->item <= Item::last ? judge_use(table, turn.hero, source(chosen->item))
                                          : Verdict::refused("SHN-065: the Hero has no such item");
    if (const auto* gift = get_if<Give>(&action)) return judge_gift(table, turn.hero, *gift);
    if (holds_alternative<EndActivation>(action)) return Verdict::legal();
    if (holds_alternative<Concede>(action)) return judge_concession(table);
    return Verdict::refused("SHN-056: the Hero may move, act or end its activation");
}
template <class Game>
constexpr void take_step(Game game, Model model, Square to) {
    spend(game, model, Points::movement, step_cost(game.table, model, to));
    game.table.heroes[model].moved = true;
    set_square(game, model, to, MoveReason::own);
}
template <class Game>
constexpr void answer(Game game, const Activation& turn, const Action& action) {
    auto& table = game.table;
    if (const auto* step = get_if<Move>(&action)) return take_step(game, turn.hero, step->to);
    if (const auto* attack = get_if<Attack>(&action)) return use(game, turn.hero, source(attack->weapon));
    if (const auto* chosen = get_if<UsePower>(&action)) return use(game, turn.hero, source(chosen->power));
    if (const auto* chosen = get_if<UseItem>(&action)) return use(game, turn.hero, source(chosen->item));
    if (const auto* gift = get_if<Give>(&action)) {
        --table.heroes[turn.hero].items[gift->item];
        ++table.heroes[gift->to].items[gift->item];
        return game.emit(ItemGiven{gift->to, gift->item});
    }
    if (holds_alternative<Concede>(action)) return concede(game);
    game.pop();
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const Activation& turn) {
    return is_hero(turn.hero) && table.heroes[turn.hero].player == turn.seat && is_up(table.heroes[turn.hero]);
}

// SHN-K15, SHN-D27: a move in a reaction.
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const Walk& walk, F& f) {
    steps_of(table, walk.hero, walk.points).for_each([&](Square to) { f(Move{to}); });
    if (is_standing(table, walk.hero)) f(Stop{});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const Walk& walk, const Action& action) {
    if (const auto* step = get_if<Move>(&action)) return judge_step(table, walk.hero, step->to, walk.points);
    if (!holds_alternative<Stop>(action)) return Verdict::refused("SHN-K15: move on, or stop");
    return is_standing(table, walk.hero) ? Verdict::legal()
                                         : Verdict::refused("SHN-R40: the Hero must move on to where it can stand");
}
template <class Game>
constexpr void answer(Game game, const Walk& walk, const Action& action) {
    const auto* step = get_if<Move>(&action);
    game.pop();
    if (step == nullptr) return;
    const int points = walk.points - step_cost(game.table, walk.hero, step->to);
    game.push(Walk{walk.seat, walk.hero, clamped(points)});
    set_square(game, walk.hero, step->to, MoveReason::reaction);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const Walk& walk) {
    return is_hero(walk.hero) && table.heroes[walk.hero].player == walk.seat && is_up(table.heroes[walk.hero]) &&
           !table.assaults.empty();
}

}  // namespace heroes::shining::detail
