#pragma once

#include <cstdint>
#include <optional>

#include <heroes/shining/detail/chapters.hpp>
#include <heroes/shining/detail/health.hpp>
#include <heroes/shining/detail/sight.hpp>

// Rulebook, "Action", "Free-Action", "Reaction", "Spell" and items: what can be used, on whom, and what it does.
namespace heroes::shining::detail {

// SHN-063, SHN-R37: the attack of a weapon that a Hero holds.
template <class Rules>
constexpr std::optional<AttackCard> attack_with(const Table<Rules>& table, const Hero& hero, Weapon chosen) {
    if (chosen > Weapon::last) return {};
    if (chosen == Weapon::own) return type_of(table, hero).weapon;
    if (!hero.equipment.has(equipment(chosen))) return {};
    return Rules::content.equipment[equipment(chosen)].weapon;
}

// The weapons that a Hero holds, in their order.
template <class F>
constexpr void for_each_weapon(const Hero& hero, F&& f) {
    f(Weapon::own);
    hero.equipment.for_each([&](Equipment held) { f(weapon(held)); });
}
// The places on a Hero's cards where there may be a power.
template <class Rules>
constexpr Powers powers_of(const Table<Rules>& table, const Hero& hero) {
    const HeroType& type = type_of(table, hero);
    const auto first = [](std::size_t n) { return (std::uint64_t{1} << n) - 1; };
    return Powers::from_bits(first(type.traits.size()) | first(type.spells.size()) << index_of(Power::first_spell) |
                             hero.equipment.bits() << index_of(Power::first_equipment));
}

// The power that a Hero has; none if it has not.
template <class Rules>
constexpr const PowerType* power_of(const Table<Rules>& table, const Hero& hero, Source source) {
    const Content& content = Rules::content;
    const HeroType& type = type_of(table, hero);
    const CardType* card = nullptr;
    if (is_item(source)) {
        if (hero.items[item(source)] != 0) card = &content.items[item(source)];
    } else if (is_power(source)) {
        const Power chosen = power(source);
        const std::size_t place = index_of(chosen) % 4;
        if (is_trait(chosen)) {
            if (place < type.traits.size()) card = &content.traits[type.traits[place]];
        } else if (is_spell_card(chosen)) {
            if (place < type.spells.size()) card = &content.spells[type.spells[place]];
        } else if (hero.equipment.has(equipment(chosen))) {
            card = &content.equipment[equipment(chosen)];
        }
    }
    return card != nullptr && card->power.use != Use::no_power ? &card->power : nullptr;
}
template <class Rules>
constexpr std::optional<AttackCard> attack_by(const Table<Rules>& table, const Hero& hero, Source source) {
    if (is_weapon(source)) return attack_with(table, hero, weapon(source));
    const PowerType* used = power_of(table, hero, source);
    return used == nullptr ? std::optional<AttackCard>{} : used->attack;
}

// On whom something can be used. If there is nobody to choose, it needs no question.
struct Choice {
    bool possible = false;
    bool asks = false;
    Models models{};
    SquareSet squares{};
};
constexpr Choice one_of(Models models) { return {.possible = !models.empty(), .asks = true, .models = models}; }
constexpr Choice one_of(SquareSet squares) { return {.possible = !squares.empty(), .asks = true, .squares = squares}; }

// SHN-079, SHN-080: the monsters that an attack of a Hero can reach. Most often there is none within range, and nobody
// has to look.
template <class Rules>
constexpr Models targets_within(const Table<Rules>& table, Model user, int range, bool sight) {
    const Square from = square_of(table, user);
    Models models{};
    for (const Monster& monster : table.monsters)
        if (distance_between(table, from, monster.square) <= range) models.insert(monster.model);
    if (!sight || models.empty()) return models;
    const SquareSet blockers = sight_blockers(table, user);
    for (const Monster& monster : table.monsters)
        if (models.has(monster.model) && !sees(table, from, monster.square, blockers)) models.erase(monster.model);
    return models;
}

// SHN-K07, SHN-R30 to SHN-R32: targets of an attack.
template <class Rules>
constexpr Choice attack_choice(const Table<Rules>& table, Model user, AttackCard card, bool spell) {
    const AttackType& attack = Rules::content.attacks[card];
    const Knobs& knobs = table.rules.knobs;
    const bool sight = attack.sight || (spell && knobs.attack_spells_need_sight);
    const Square from = square_of(table, user);
    if (!attack.has_area()) return one_of(targets_within(table, user, attack.range, sight));
    if (attack.range == 0) return {.possible = true};
    const SquareSet blockers = sight ? sight_blockers(table, user) : SquareSet{};
    SquareSet squares{};
    (within(map_of(table), from, attack.range) - map_of(table).walls).for_each([&](Square at) {
        if (sight && !sees(table, from, at, blockers)) return;
        if (!knobs.areas_need_target || !targets_at(table, user, attack, at).empty()) squares.insert(at);
    });
    return one_of(squares);
}

template <class Rules>
constexpr int range_of(const Hero& hero, const Table<Rules>&, const PowerType& used) {
    return used.range_stat ? hero.stats[*used.range_stat] : used.range;
}
// SHN-K56 to SHN-K58.
template <class Rules>
constexpr Models friends_within(const Table<Rules>& table, Model user, const PowerType& used) {
    Models models{};
    for_each_hero([&](Model other) {
        const Hero& one = table.heroes[other];
        const bool wanted = used.target == Target::friend_within ||
                            (used.target == Target::exhausted_friend ? one.exhausted : other != user && !one.exhausted);
        const int range = range_of(table.heroes[user], table, used);
        if (wanted && is_on_map(one) && distance_between(table, table.heroes[user].square, one.square) <= range)
            models.insert(other);
    });
    return models;
}
template <class Rules>
constexpr Choice power_choice(const Table<Rules>& table, Model user, const PowerType& used) {
    const Map& map = map_of(table);
    switch (used.target) {
        case Target::self:
        case Target::attacker: break;
        case Target::friend_within:
        case Target::other_friend:
        case Target::exhausted_friend: return one_of(friends_within(table, user, used));
        case Target::friends_area:
            if (used.range == 0) break;
            return one_of(within(map, table.heroes[user].square, used.range) - map.walls);
        case Target::table: return {.possible = table.encounter.events != 0};
        case Target::by_attack: return used.attack ? attack_choice(table, user, *used.attack, used.mp != 0) : Choice{};
    }
    return {.possible = true};
}
// SHN-163: an exhausted Hero can use a healing item on itself only.
template <class Rules>
constexpr Choice choice_of(const Table<Rules>& table, Model user, Source source) {
    const Hero& hero = table.heroes[user];
    if (hero.exhausted) return {.possible = true};
    if (const PowerType* used = power_of(table, hero, source)) return power_choice(table, user, *used);
    const auto attack = attack_by(table, hero, source);
    return attack ? attack_choice(table, user, *attack, false) : Choice{};
}

// Whether there is anybody to use it on. An area can always lie around the user, so no square has to be looked at.
template <class Rules>
constexpr bool has_choice(const Table<Rules>& table, Model user, Source source) {
    const auto attack = attack_by(table, table.heroes[user], source);
    const bool anywhere = attack && Rules::content.attacks[*attack].has_area() && !table.rules.knobs.areas_need_target;
    return anywhere || choice_of(table, user, source).possible;
}

// SHN-059, SHN-073, SHN-078, SHN-188: whether a Hero can pay.
constexpr Verdict judge_cost(const Hero& hero, int ap, int mp, int rp) {
    if (hero.ap < ap) return Verdict::refused("SHN-060: the Hero has too few action points");
    if (hero.mp < mp) return Verdict::refused("SHN-078: a spell cannot be used without its MP");
    if (hero.rp < rp) return Verdict::refused("SHN-073: the Hero has no reaction points left in this encounter");
    return Verdict::legal();
}
constexpr Verdict judge_limit(const Hero& hero, const PowerType& used, Source source) {
    if (!is_power(source)) return Verdict::legal();
    if (used.limit == Limit::once_per_encounter && hero.used_in_encounter.has(power(source)))
        return Verdict::refused("SHN-069: it can be used once in an encounter");
    if (used.limit == Limit::once_per_activation && hero.used_in_activation.has(power(source)))
        return Verdict::refused("SHN-069: it can be used once in an activation");
    return Verdict::legal();
}

// Whether a Hero can use a power or an item in its own activation.
template <class Rules>
constexpr Verdict judge_use(const Table<Rules>& table, Model user, Source source) {
    const Hero& hero = table.heroes[user];
    const PowerType* used = power_of(table, hero, source);
    if (used == nullptr)
        return is_item(source) ? Verdict::refused("SHN-065: the Hero has no such item")
                               : Verdict::refused("SHN-066: the Hero has no such power");
    if (used->use == Use::reaction) return Verdict::refused("SHN-072: a reaction waits for its condition");
    if (const Verdict verdict = judge_cost(hero, used->ap, used->mp, used->rp); !verdict) return verdict;
    if (const Verdict verdict = judge_limit(hero, *used, source); !verdict) return verdict;
    return has_choice(table, user, source) ? Verdict::legal()
                                           : Verdict::refused("SHN-K50: there is nobody to use it on");
}
// SHN-064, SHN-079, SHN-080.
template <class Rules>
constexpr Verdict judge_attack(const Table<Rules>& table, Model user, Weapon chosen) {
    const auto attack = attack_with(table, table.heroes[user], chosen);
    if (!attack) return Verdict::refused("SHN-063: the Hero has no such weapon");
    if (table.heroes[user].ap < Rules::content.attacks[*attack].ap)
        return Verdict::refused("SHN-060: the Hero has too few action points");
    return has_choice(table, user, source(chosen))
               ? Verdict::legal()
               : Verdict::refused("SHN-080: no target is in range and in sight");
}

// Pays for what is used, and notes that it was.
template <class Game>
constexpr void pay(Game game, Model user, Source source) {
    Hero& hero = game.table.heroes[user];
    const PowerType* used = power_of(game.table, hero, source);
    if (used == nullptr)
        return spend(game, user, Points::action, Game::Rules::content.attacks[*attack_by(game.table, hero, source)].ap);
    const bool free = hero.exhausted && game.knobs().free_healing_items;
    if (used->ap != 0 && !free) spend(game, user, Points::action, used->ap);
    if (used->mp != 0) spend(game, user, Points::magic, used->mp);
    if (used->rp != 0) spend(game, user, Points::reaction, used->rp);
    if (is_item(source)) return game.emit(ItemUsed{user, item(source), --hero.items[item(source)]});
    game.emit(PowerUsed{user, power(source)});
    if (used->limit == Limit::once_per_encounter) hero.used_in_encounter.insert(power(source));
    if (used->limit == Limit::once_per_activation) hero.used_in_activation.insert(power(source));
}

// The power on a card, used up or not: the last copy of an item still does what it does.
template <class Rules>
constexpr const PowerType& printed_power(const Table<Rules>& table, const Hero& hero, Source source) {
    return is_item(source) ? Rules::content.items[item(source)].power : *power_of(table, hero, source);
}

// Carries out what was chosen: an attack, or the effects of a power.
template <class Game>
constexpr void carry_out(Game game, Model user, Source source, Model target, Square centre) {
    const auto attack = attack_by(game.table, game.table.heroes[user], source);
    pay(game, user, source);
    if (attack) return declare_attack(game, Assault{.attacker = user, .attack = *attack, .centre = centre});
    game.push(ResolvePower{user, source, target, centre, 0});
}
// Asks for a target if there is a choice.
template <class Game>
constexpr void use(Game game, Model user, Source source) {
    const Hero& hero = game.table.heroes[user];
    if (choice_of(game.table, user, source).asks) return game.push(ChooseTarget{hero.player, user, source});
    carry_out(game, user, source, user, hero.square);
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseTarget& choice, F& f) {
    const Choice options = choice_of(table, choice.hero, choice.source);
    for_each_model(table, [&](Model model) {
        if (options.models.has(model)) f(TargetModel{model});
    });
    options.squares.for_each([&](Square at) { f(TargetSquare{at}); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseTarget& choice, const Action& action) {
    const Choice options = choice_of(table, choice.hero, choice.source);
    if (const auto* model = get_if<TargetModel>(&action)) {
        if (model->model <= Model::last && options.models.has(model->model)) return Verdict::legal();
        return Verdict::refused("SHN-080: this is no target within range and sight");
    }
    if (const auto* at = get_if<TargetSquare>(&action)) {
        if (options.squares.has(at->square)) return Verdict::legal();
        return Verdict::refused("SHN-099: this is no valid square within range and sight");
    }
    return Verdict::refused("SHN-K61: choose a target");
}
template <class Game>
constexpr void answer(Game game, const ChooseTarget& choice, const Action& action) {
    game.pop();
    if (const auto* at = get_if<TargetSquare>(&action))
        return carry_out(game, choice.hero, choice.source, choice.hero, at->square);
    const Model model = get<TargetModel>(action).model;
    carry_out(game, choice.hero, choice.source, model, square_of(game.table, model));
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseTarget& choice) {
    if (!is_hero(choice.hero) || choice.source > Source::last || table.heroes[choice.hero].player != choice.seat)
        return false;
    if (!is_up(table.heroes[choice.hero]) || !is_standing(table, choice.hero) ||
        !choice_of(table, choice.hero, choice.source).asks)
        return false;
    return static_cast<bool>(is_weapon(choice.source) ? judge_attack(table, choice.hero, weapon(choice.source))
                                                      : judge_use(table, choice.hero, choice.source));
}

// SHN-K10 to SHN-K21: what an effect does to a model.
template <class Game>
constexpr void apply_effect(Game game, Model user, Model target, const Effect& effect) {
    auto& table = game.table;
    Monster* monster = find_monster(table, target);
    Hero* hero = is_hero(target) ? &table.heroes[target] : nullptr;
    const int n = effect.amount;
    switch (effect.kind) {
        case EffectKind::damage: return damage(game, target, n, DamageCause::effect);
        case EffectKind::heal: return heal(game, target, n, HealCause::effect);
        case EffectKind::magic:
            if (hero != nullptr) regain_magic(game, target, n);
            return;
        case EffectKind::walk:
            if (hero != nullptr) set_points(game, target, Points::movement, hero->movement + n);
            return;
        case EffectKind::action_points:
            if (hero != nullptr && user == target) return set_points(game, target, Points::action, hero->ap + n);
            if (hero != nullptr)
                set_status(game, target, EffectKind::action_points, hero->next_ap, clamped(hero->next_ap + n, 2));
            return;
        case EffectKind::advantage:
            if (hero != nullptr)
                set_status(game, target, EffectKind::advantage, hero->advantage, clamped(hero->advantage + n, 6));
            return;
        case EffectKind::ward:
        case EffectKind::slow: {
            if (hero == nullptr && monster == nullptr) return;
            const bool ward = effect.kind == EffectKind::ward;
            std::uint8_t& status =
                hero != nullptr ? (ward ? hero->ward : hero->slow) : (ward ? monster->ward : monster->slow);
            return set_status(game, target, effect.kind, status, n > status ? n : status);
        }
        case EffectKind::provoke:
            if (hero != nullptr)
                set_status(game, target, EffectKind::provoke, hero->provoke, table.heroes[user].stats[effect.stat]);
            return;
        case EffectKind::timer:
            table.encounter.timers = clamped(table.encounter.timers + n);
            return game.emit(TimersPlaced{clamped(n), table.encounter.timers});
        case EffectKind::block: {
            Assault& assault = table.assaults.back();
            const std::uint8_t from = assault.damage;
            assault.damage = clamped(from - n);
            return game.emit(DamageBlocked{target, user, from, assault.damage});
        }
        case EffectKind::nothing:
        case EffectKind::override_chart:
        case EffectKind::push:
        case EffectKind::strike: break;
    }
}

// SHN-K23: the weapons with which a Hero could strike back.
template <class Rules>
constexpr bool can_strike(const Table<Rules>& table, Model user, Model attacker, Weapon chosen) {
    const auto attack = attack_with(table, table.heroes[user], chosen);
    if (!attack || !is_in_play(table, attacker)) return false;
    const AttackType& type = Rules::content.attacks[*attack];
    const Square to = square_of(table, attacker);
    return reaches(table, type, type.sight, table.heroes[user].square, to, sight_blockers(table, user));
}
template <class Rules>
constexpr int count_strikes(const Table<Rules>& table, Model user, Model attacker) {
    int count = 0;
    for_each_enumerator<Weapon>([&](Weapon chosen) { count += can_strike(table, user, attacker, chosen); });
    return count;
}
template <class Game>
constexpr void strike(Game game, Model user, Weapon chosen) {
    auto& table = game.table;
    const Square centre = square_of(table, table.assaults.back().attacker);
    declare_attack(
        game, Assault{.attacker = user, .attack = *attack_with(table, table.heroes[user], chosen), .centre = centre});
}
template <class Game>
constexpr void strike_back(Game game, Model user) {
    auto& table = game.table;
    const Model attacker = table.assaults.back().attacker;
    if (count_strikes(table, user, attacker) > 1) return game.push(ChooseStrike{table.heroes[user].player, user});
    for_each_enumerator<Weapon>([&](Weapon chosen) {
        if (table.assaults.size() == 1 && can_strike(table, user, attacker, chosen)) strike(game, user, chosen);
    });
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseStrike& choice, F& f) {
    for_each_enumerator<Weapon>([&](Weapon chosen) {
        if (can_strike(table, choice.hero, table.assaults.back().attacker, chosen)) f(Attack{chosen});
    });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseStrike& choice, const Action& action) {
    const auto* attack = get_if<Attack>(&action);
    if (attack == nullptr) return Verdict::refused("SHN-K23: choose a weapon to strike back with");
    if (can_strike(table, choice.hero, table.assaults.back().attacker, attack->weapon)) return Verdict::legal();
    return Verdict::refused("SHN-080: this weapon does not reach the attacker");
}
template <class Game>
constexpr void answer(Game game, const ChooseStrike& choice, const Action& action) {
    game.pop();
    strike(game, choice.hero, get<Attack>(action).weapon);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseStrike& choice) {
    return table.assaults.size() == 1 && is_hero(choice.hero) && is_up(table.heroes[choice.hero]) &&
           is_monster(table.assaults[0].attacker) && table.heroes[choice.hero].player == choice.seat &&
           count_strikes(table, choice.hero, table.assaults[0].attacker) > 1;
}

// On whom the effects of a power fall, in Hero order.
template <class Rules>
constexpr Models receivers(const Table<Rules>& table, const ResolvePower& work) {
    const PowerType& used = printed_power(table, table.heroes[work.hero], work.source);
    if (used.target != Target::friends_area) return {work.target};
    const SquareSet area = area_of(table, work.centre, used.area);
    Models models{};
    for_each_hero([&](Model model) {
        if (is_on_map(table.heroes[model]) && covers(table, area, work.centre, table.heroes[model].square, work.hero))
            models.insert(model);
    });
    return models;
}
template <class Game>
constexpr void run(Game game, const ResolvePower& work) {
    auto& table = game.table;
    const PowerType& used = printed_power(table, table.heroes[work.hero], work.source);
    game.pop();
    if (work.effect == used.effects.size()) return;
    const Effect& effect = used.effects[work.effect];
    ResolvePower rest = work;
    ++rest.effect;
    game.push(rest);
    const bool reaction = used.use == Use::reaction;
    if (reaction && effect.kind == EffectKind::walk)
        return game.push(Walk{table.heroes[work.hero].player, work.hero, effect.amount});
    if (effect.kind == EffectKind::strike) return strike_back(game, work.hero);
    receivers(table, work).for_each([&](Model model) {
        if (is_fighting(table)) apply_effect(game, work.hero, model, effect);
    });
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ResolvePower& work) {
    if (!is_hero(work.hero) || work.source > Source::last || work.target > Model::last) return false;
    if (!is_item(work.source) && power_of(table, table.heroes[work.hero], work.source) == nullptr) return false;
    if (is_item(work.source) && !Rules::content.items.has(item(work.source))) return false;
    return work.effect <= printed_power(table, table.heroes[work.hero], work.source).effects.size();
}

// SHN-072, SHN-K53, SHN-K54, SHN-R71: whether a power answers what has just happened.
template <class Rules>
constexpr Verdict judge_reaction(const Table<Rules>& table, const React& window, Power chosen) {
    const Assault& assault = table.assaults.back();
    const Hero& hero = table.heroes[window.hero];
    if (chosen > Power::last) return Verdict::refused("SHN-066: the Hero has no such power");
    if (!is_up(hero)) return Verdict::refused("SHN-153: an exhausted Hero makes no reactions");
    const PowerType* used = power_of(table, hero, source(chosen));
    if (used == nullptr) return Verdict::refused("SHN-066: the Hero has no such power");
    if (used->use != Use::reaction || used->trigger != window.trigger)
        return Verdict::refused("SHN-072: its condition is another");
    if (assault.used.has(chosen)) return Verdict::refused("SHN-R71: each reaction answers a trigger once");
    if (const Verdict verdict = judge_cost(hero, 0, used->mp, used->rp); !verdict) return verdict;
    if (const Verdict verdict = judge_limit(hero, *used, source(chosen)); !verdict) return verdict;
    if (window.trigger == Trigger::would_suffer) {
        if (!is_up(table.heroes[assault.target])) return Verdict::refused("SHN-153: an exhausted Hero is not shielded");
        const bool reached = used->target == Target::self
                                 ? window.hero == assault.target
                                 : friends_within(table, window.hero, *used).has(assault.target);
        return reached ? Verdict::legal() : Verdict::refused("SHN-K53: it cannot be used for that Hero");
    }
    if (!assault.attacked.has(window.hero)) return Verdict::refused("SHN-K54: this Hero was not attacked");
    if (used->target != Target::attacker) return Verdict::legal();
    return count_strikes(table, window.hero, assault.attacker) != 0
               ? Verdict::legal()
               : Verdict::refused("SHN-K23: the attacker is out of reach");
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const React& window, F& f) {
    powers_of(table, table.heroes[window.hero]).for_each([&](Power chosen) {
        list_if(f, UsePower{chosen}, static_cast<bool>(judge_reaction(table, window, chosen)));
    });
    f(Pass{});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const React& window, const Action& action) {
    if (const auto* chosen = get_if<UsePower>(&action)) return judge_reaction(table, window, chosen->power);
    if (holds_alternative<Pass>(action)) return Verdict::legal();
    return Verdict::refused("SHN-071: react, or pass");
}
template <class Game>
constexpr void answer(Game game, const React& window, const Action& action) {
    auto& table = game.table;
    Assault& assault = table.assaults.back();
    game.pop();
    if (const auto* chosen = get_if<UsePower>(&action)) {
        assault.used.insert(chosen->power);
        const Model target = window.trigger == Trigger::would_suffer ? assault.target : window.hero;
        return carry_out(game, window.hero, source(chosen->power), target, square_of(table, target));
    }
    game.emit(ReactionPassed{window.hero, window.trigger});
    assault.asked = static_cast<Model>(index_of(assault.asked) + 1);
    assault.used = Powers{};
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const React& window) {
    if (table.assaults.empty() || !is_hero(window.hero) || !is_monster(table.assaults.back().attacker)) return false;
    const Assault& assault = table.assaults.back();
    const Stage stage = window.trigger == Trigger::would_suffer ? Stage::would_suffer : Stage::after;
    return window.trigger != Trigger::no_trigger && assault.stage == stage && assault.asked == window.hero &&
           (is_hero(assault.target) || stage == Stage::after) && table.heroes[window.hero].player == window.seat &&
           can_react(table, window);
}

}  // namespace heroes::shining::detail
