#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

#include <heroes/core/deck.hpp>
#include <heroes/shining/detail/aim.hpp>
#include <heroes/shining/detail/attack.hpp>
#include <heroes/shining/detail/chapters.hpp>
#include <heroes/shining/detail/journey.hpp>
#include <heroes/shining/detail/monster_moves.hpp>
#include <heroes/shining/detail/movement.hpp>
#include <heroes/shining/detail/sight.hpp>
#include <heroes/shining/detail/spawn.hpp>

// Rulebook, "Monster Activation": monsters do what their cards say.
namespace heroes::shining::detail {

// SHN-030: monsters of one type share a deck.
template <class Rules>
constexpr Role deck_of(const Table<Rules>& table, Role role) {
    if (role == Role::a) return role;
    const EncounterType& encounter = encounter_of(table);
    const auto type = monster_of(encounter, role);
    if (type == encounter.a) return Role::a;
    return type == encounter.b ? Role::b : role;
}
constexpr DeckPlaces full_deck(const MonsterType& type) {
    return DeckPlaces::from_bits((std::uint64_t{1} << type.deck.size()) - 1);
}

// Any card of a deck, or the one that a script deals.
template <Chance C>
constexpr DeckPlace any_place(const MonsterType& type, DeckPlaces deck, C& chance) {
    if constexpr (DealsCards<C, AiCard>) {
        EnumSet<AiCard> cards{};
        deck.for_each([&](DeckPlace place) { cards.insert(type.deck[index_of(place)]); });
        if (const auto card = chance.dealt(cards)) {
            DeckPlaces places{};
            deck.for_each([&](DeckPlace place) {
                if (type.deck[index_of(place)] == *card) places.insert(place);
            });
            return places.front();
        }
    }
    return deck.any([&](std::uint32_t n) { return chance.below(n); });
}
// SHN-136, SHN-137: the top card of its deck; all of them again if none is left.
template <class Game>
constexpr AiCard reveal(Game game, const Monster& monster) {
    const Role role = deck_of(game.table, role_of(monster.model));
    DeckPlaces& deck = game.table.encounter.ai_decks[role];
    const MonsterType& type = type_of(game.table, monster);
    if (deck.empty()) {
        deck = full_deck(type);
        game.emit(AiDeckReshuffled{role});
    }
    const DeckPlace place = any_place(type, deck, game.chance);
    deck.erase(place);
    return type.deck[index_of(place)];
}
template <class Game>
[[gnu::noinline]] constexpr void activate_monster(Game game, Monster& monster) {
    auto& table = game.table;
    const Model model = monster.model;
    game.emit(MonsterActivated{model});
    set_status(game, model, EffectKind::ward, monster.ward, 0);
    if (const int hp = passive_of(type_of(table, monster), monster, PassiveKind::regenerate))
        heal(game, model, hp, HealCause::regeneration);
    table.acting = {.monster = model, .card = reveal(game, monster)};
    game.emit(AiCardRevealed{model, table.acting.card});
    game.push(FollowCard{});
    follow_card(game, &monster);
}

// SHN-K70: the target is picked once; false if the players are asked.
template <class Game, class J>
constexpr bool take_aim(Game game, J& journey, Models among) {
    auto& table = game.table;
    Acting& acting = table.acting;
    const Models best = best_targets(table, journey, Game::Rules::content.ai_cards[acting.card], among);
    if (do_players_choose(table, best)) return ask_which(game, best), false;
    acting.target = best.empty() ? std::optional<Model>{} : std::optional<Model>{break_tie(game, best)};
    if constexpr (is_heard<Game>)
        if (acting.target)
            game.emit(
                TargetChosen{acting.monster, *acting.target, provoker(table, acting.monster, among) == acting.target});
    return true;
}

template <class Rules>
constexpr bool can_monster_attack(const Table<Rules>& table, const Monster& monster, const AttackType& attack,
                                  Model target) {
    return reaches(table, attack, monster.model, monster.square, square_of(table, target));
}
template <class Rules>
constexpr bool is_target_lost(const Table<Rules>& table, Model target) {
    return is_hero(target) ? !is_up(table.heroes[target]) : !is_in_play(table, target);
}
// SHN-R57: those it could attack from where it stands.
template <class Rules>
constexpr Models attackable(const Table<Rules>& table, const Monster& monster, const AttackType& attack) {
    Models models{};
    const AiType& card = Rules::content.ai_cards[table.acting.card];
    eligible(table, card.rule).for_each([&](Model target) {
        if (can_monster_attack(table, monster, attack, target)) models.insert(target);
    });
    return models;
}

// SHN-R61, by a house rule: where an area covers most of those that can be chosen, the target among them.
template <class Rules>
constexpr Square best_centre(const Table<Rules>& table, const Monster& monster, const AttackType& attack,
                             Model target) {
    Square best = square_of(table, target);
    if (!attack.has_area()) return best;
    const Models wanted = eligible(table, TargetRule::nearest);
    const auto covered_from = [&](Square centre) { return targets_at(table, monster.model, attack, centre) & wanted; };
    std::size_t most = covered_from(best).size();
    (within(map_of(table), monster.square, attack.range) - map_of(table).walls).for_each([&](Square centre) {
        const Models covered = covered_from(centre);
        if (covered.size() > most && covered.has(target) && reaches(table, attack, monster.model, centre))
            best = centre, most = covered.size();
    });
    return best;
}
// SHN-146, SHN-147, SHN-K78, SHN-R61: one attack of the command.
template <class Game>
constexpr void monster_attack(Game game, const Monster& monster, const Command& command) {
    auto& table = game.table;
    Acting& acting = table.acting;
    const AttackCard card = type_of(table, monster).attacks[command.attack];
    const AttackType& attack = Game::Rules::content.attacks[card];
    if (acting.target && is_target_lost(table, *acting.target) && game.knobs().retarget_attacks) {
        acting.target.reset();
        const Models others = attackable(table, monster, attack);
        if (!others.empty()) {
            Journey journey{table, monster};
            if (!take_aim(game, journey, others)) return;
        }
    }
    ++acting.times;
    const bool possible = acting.target && !is_target_lost(table, *acting.target) &&
                          can_monster_attack(table, monster, attack, *acting.target);
    if (!possible) return game.emit(AttackLost{monster.model, command.attack});
    const Square centre = game.knobs().areas_cover_most ? best_centre(table, monster, attack, *acting.target)
                                                        : square_of(table, *acting.target);
    declare_attack(game, monster, card, centre);
    run(game, ResolveAttack{});
}

// What is left of an allowance, SHN-K19.
template <class Rules>
constexpr int allowance(const Table<Rules>& table, const Monster& monster, const Command& command) {
    const int move = command.kind == CommandKind::retreat ? 0 : move_of(type_of(table, monster), monster);
    const int points = move + command.amount;
    return points < monster.slow ? 0 : points - monster.slow;
}
// SHN-K76, SHN-K77. Nobody goes after a Hero that was exhausted meanwhile, SHN-148.
template <class Game, class J>
constexpr void come_closer(Game game, J& journey, const Monster& monster, const Command& command) {
    const auto& table = game.table;
    if (!table.acting.target || is_target_lost(table, *table.acting.target)) return;
    const AttackType* attack = nullptr;
    if (command.kind == CommandKind::approach)
        attack = &Game::Rules::content.attacks[type_of(table, monster).attacks[command.attack]];
    approach(game, journey, *table.acting.target, allowance(table, monster, command), attack, MoveReason::approach);
}
template <class Game>
constexpr void follow(Game game, Monster& monster, const Command& command) {
    const Model model = monster.model;
    switch (command.kind) {
        case CommandKind::mend: return heal(game, model, command.amount, HealCause::mend);
        case CommandKind::guard:
            return set_status(game, model, EffectKind::ward, monster.ward,
                              command.amount > monster.ward ? command.amount : monster.ward);
        case CommandKind::spawn: return spawn_set(game, command.role, command.numbers);
        case CommandKind::approach:
        case CommandKind::close:
        case CommandKind::retreat:
        case CommandKind::attack: break;
    }
}

template <class Game>
constexpr void finish_card(Game game, Monster* monster) {
    auto& table = game.table;
    game.pop();
    if (monster != nullptr) {
        set_status(game, monster->model, EffectKind::slow, monster->slow, 0);
        game.emit(MonsterDone{monster->model});
    }
    table.acting = Acting{};
    // SHN-R93: several monsters can act on one slot, so that the token does not move after each of them.
    if (game.knobs().ends_between_activations) look_for_end(game, Moment::between_activations);
}

constexpr bool is_move(const Command& command) {
    return command.kind == CommandKind::approach || command.kind == CommandKind::close ||
           command.kind == CommandKind::retreat;
}
template <class Game, class J>
constexpr void move(Game game, J& journey, const Monster& monster, const Command& command) {
    if (command.kind != CommandKind::retreat) return come_closer(game, journey, monster, command);
    retreat(game, journey, game.table.acting.target, allowance(game.table, monster, command));
}
// One command, or one attack of it.
template <class Game>
constexpr void obey(Game game, Monster& monster, const Command& command) {
    Acting& acting = game.table.acting;
    if (command.kind == CommandKind::attack && acting.times < command.times)
        return monster_attack(game, monster, command);
    ++acting.command;
    acting.times = 0;
    if (command.kind != CommandKind::attack) follow(game, monster, command);
}
// The target is picked before the first command; both need to know where it can go.
template <class Game>
constexpr void set_out(Game game, Monster& monster, const AiType& card) {
    auto& table = game.table;
    Acting& acting = table.acting;
    Journey journey{table, monster};
    if (!std::exchange(acting.aimed, true) && !take_aim(game, journey, eligible(table, card.rule))) return;
    const Command& command = card.commands[acting.command];
    if (!is_move(command)) return obey(game, monster, command);
    ++acting.command;
    move(game, journey, monster, command);
}
template <class Game>
constexpr void go_on_with_card(Game game, Monster* monster) {
    Acting& acting = game.table.acting;
    const AiType& card = Game::Rules::content.ai_cards[acting.card];
    if (monster == nullptr || acting.command == card.commands.size()) return finish_card(game, monster);
    const Command& command = card.commands[acting.command];
    if (!acting.aimed || is_move(command)) return set_out(game, *monster, card);
    obey(game, *monster, command);
}
// On and on, until somebody is asked, or the card is done. An attack may be the end of the monster itself.
template <class Game>
constexpr void follow_card(Game game, Monster* monster) {
    auto& table = game.table;
    const std::size_t steps = table.steps.size();
    for (;;) {
        const std::uint8_t attacks = table.acting.times;
        go_on_with_card(game, monster);
        if (!is_fighting(table) || table.steps.size() != steps) return;
        if (table.acting.times > attacks && monster->model != table.acting.monster)
            monster = find_monster(table, table.acting.monster);
    }
}
template <class Game>
constexpr void run(Game game, const FollowCard&) {
    follow_card(game, find_monster(game.table, game.table.acting.monster));
}
// A monster may be gone while its card goes on, and so may its target.
template <class Rules>
constexpr bool can_act_by(const Table<Rules>& table, Model monster, AiCard card) {
    const auto type = is_monster(monster) ? monster_of(encounter_of(table), role_of(monster)) : std::nullopt;
    if (!type) return false;
    for (const AiCard own : Rules::content.monsters[*type].deck)
        if (own == card) return true;
    return false;
}
template <class Rules>
constexpr bool can_aim_at(const Table<Rules>& table, Model target) {
    return is_hero(target) || (target == Model::object && is_square(table.encounter.object));
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const FollowCard&) {
    const Acting& acting = table.acting;
    if (!can_act_by(table, acting.monster, acting.card)) return false;
    if (acting.target && !can_aim_at(table, *acting.target)) return false;
    const auto& commands = Rules::content.ai_cards[acting.card].commands;
    if (acting.command >= commands.size()) return acting.command == commands.size() && acting.times == 0;
    return acting.times <= commands[acting.command].times;
}

}  // namespace heroes::shining::detail
