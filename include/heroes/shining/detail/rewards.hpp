#pragma once

#include <cstdint>

#include <heroes/shining/detail/chapters.hpp>
#include <heroes/shining/detail/health.hpp>
#include <heroes/shining/outcome.hpp>

// Rulebook, "End of an Encounter": rewards, and where to go next.
namespace heroes::shining::detail {

// SHN-176: what does not last beyond the encounter, SHN-K17.
template <class Game>
constexpr void leave_map(Game game) {
    auto& table = game.table;
    for (Hero& hero : table.heroes) {
        hero.square = Square::nowhere;
        hero.moved = false;
        hero.ap = hero.rp = hero.movement = hero.next_ap = hero.ward = hero.slow = hero.advantage = hero.provoke = 0;
        hero.used_in_encounter = hero.used_in_activation = Powers{};
    }
    table.monsters.clear();
    table.encounter.object = Square::nowhere;
    const AfterVictory rule = game.knobs().after_victory;
    if (table.encounter.battle != Battle::won || rule == AfterVictory::carry_over) return;
    for_each_hero([&](Model model) {
        Hero& hero = table.heroes[model];
        if (!hero.exhausted) return;
        const int hp = rule == AfterVictory::revive_with_one ? 1 : 3;
        hero.exhausted = false;
        game.emit(Revived{model});
        if (hero.hp < hp) heal(game, model, hp - hero.hp, HealCause::reward);
    });
}

template <class Rules>
constexpr const auto& rewards_of(const Table<Rules>& table) {
    const EncounterType& encounter = encounter_of(table);
    return table.encounter.battle == Battle::won ? encounter.rewards : encounter.consolation;
}
// SHN-R98: what a defeat comes to.
template <class Rules>
constexpr Consequence consequence_of(const Table<Rules>& table) {
    const Consequence printed = encounter_of(table).consequence;
    if (printed == Consequence::back_to_preparation && table.rules.knobs.defeat_fails_quest)
        return Consequence::quest_failed;
    return printed;
}

// One reward, or a part of it; each Hero and each copy is asked for in turn, SHN-174.
template <class Game>
constexpr void give_reward(Game game, const Reward& reward, std::uint8_t count) {
    auto& table = game.table;
    const Model model = hero(count % party_size);
    const Seat player = table.heroes[model].player;
    switch (reward.kind) {
        case RewardKind::stat_up: return game.push(ChooseStat{player, model});
        case RewardKind::recover: return game.push(ChooseRecovery{player, model, reward.mp, reward.amount});
        case RewardKind::heal_all: return heal(game, model, reward.amount, HealCause::reward);
        case RewardKind::magic_all: return regain_magic(game, model, reward.amount);
        case RewardKind::equip: {
            bool wanted = false;
            for (const Hero& one : table.heroes) wanted |= !one.equipment.has(reward.equipment);
            if (wanted) game.push(HandOutEquipment{speaker(table.options), reward.equipment});
            return;
        }
        case RewardKind::items: break;
    }
    game.push(HandOutItem{speaker(table.options), reward.item});
}
constexpr int parts_of(const Reward& reward) {
    return reward.kind == RewardKind::items   ? reward.amount
           : reward.kind == RewardKind::equip ? 1
                                              : static_cast<int>(party_size);
}

// SHN-169, SHN-178: where the party goes, SHN-K125 to SHN-K128.
template <class Game>
constexpr void go_on(Game game) {
    auto& table = game.table;
    const EncounterType& encounter = encounter_of(table);
    const bool won = table.encounter.battle == Battle::won;
    if (table.options.scope == Scope::encounter)
        return end_game(game, won ? Ending::encounter_won : Ending::encounter_lost);
    if (!won && consequence_of(table) == Consequence::back_to_preparation) return prepare_again(game);
    if (!won && consequence_of(table) == Consequence::quest_failed) return end_quest(game, false);
    const Then& then = won ? encounter.then : encounter.then_after_defeat;
    switch (then.kind) {
        case ThenKind::end_quest: return end_quest(game, true);
        case ThenKind::go: return begin_encounter(game, then.first);
        case ThenKind::branch: break;
    }
    game.push(ChoosePath{speaker(table.options), then.first, then.second});
}
template <class Game>
constexpr void end_game(Game game, Ending ending) {
    game.table.ending = ending;
    game.table.steps.clear();
    game.emit(GameOver{outcome(game.table).winners, ending});
}

template <class Game>
constexpr void run(Game game, const Conclude& work) {
    auto& table = game.table;
    game.pop();
    if (work.reward == 0 && work.count == 0) leave_map(game);
    const auto& rewards = rewards_of(table);
    const bool none = table.encounter.battle == Battle::lost && consequence_of(table) != Consequence::advance;
    if (none || work.reward == rewards.size()) return go_on(game);
    const Reward& reward = rewards[work.reward];
    const bool last = work.count + 1 >= parts_of(reward);
    game.push(Conclude{static_cast<std::uint8_t>(work.reward + (last ? 1 : 0)),
                       static_cast<std::uint8_t>(last ? 0 : work.count + 1)});
    give_reward(game, reward, work.count);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const Conclude& work) {
    return !is_fighting(table) && work.reward <= rewards_of(table).size();
}

// SHN-172, SHN-R96: which stats can be raised.
template <class Rules>
constexpr bool can_raise(const Table<Rules>& table, const ChooseStat& choice, Stat stat) {
    return stat <= Stat::last && (stat != Stat::cha || table.rules.knobs.charisma_reward) &&
           table.heroes[choice.hero].stats[stat] < 255;
}
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseStat& choice, F& f) {
    for_each_enumerator<Stat>([&](Stat stat) { list_if(f, RaiseStat{stat}, can_raise(table, choice, stat)); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseStat& choice, const Action& action) {
    const auto* raise = get_if<RaiseStat>(&action);
    if (raise == nullptr) return Verdict::refused("SHN-172: choose the stat that is raised");
    return can_raise(table, choice, raise->stat) ? Verdict::legal()
                                                 : Verdict::refused("SHN-R96: this stat cannot be raised");
}
template <class Game>
constexpr void answer(Game game, const ChooseStat& choice, const Action& action) {
    const Stat stat = get<RaiseStat>(action).stat;
    game.pop();
    std::uint8_t& value = game.table.heroes[choice.hero].stats[stat];
    ++value;
    game.emit(StatRaised{choice.hero, stat, value});
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseStat& choice) {
    return is_hero(choice.hero) && table.heroes[choice.hero].player == choice.seat && !is_fighting(table);
}

// SHN-173, SHN-R97: one of two recoveries, or nothing.
template <class Rules, class F>
constexpr void list(const Table<Rules>&, const ChooseRecovery&, F& f) {
    for_each_enumerator<Recovery>([&](Recovery recovery) { f(Recover{recovery}); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>&, const ChooseRecovery&, const Action& action) {
    const auto* recover = get_if<Recover>(&action);
    return recover != nullptr && recover->recovery <= Recovery::last
               ? Verdict::legal()
               : Verdict::refused("SHN-173: choose MP, HP or nothing");
}
template <class Game>
constexpr void answer(Game game, const ChooseRecovery& choice, const Action& action) {
    const Recovery recovery = get<Recover>(action).recovery;
    game.pop();
    game.emit(RecoveryChosen{choice.hero, recovery});
    if (recovery == Recovery::magic) regain_magic(game, choice.hero, choice.mp);
    if (recovery == Recovery::health) heal(game, choice.hero, choice.hp, HealCause::reward);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseRecovery& choice) {
    return is_hero(choice.hero) && table.heroes[choice.hero].player == choice.seat && !is_fighting(table);
}

// SHN-R102: a branch is chosen by the players.
template <class Rules, class F>
constexpr void list(const Table<Rules>&, const ChoosePath& choice, F& f) {
    f(TakePath{choice.first}), f(TakePath{choice.second});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>&, const ChoosePath& choice, const Action& action) {
    const auto* path = get_if<TakePath>(&action);
    const bool offered = path != nullptr && (path->encounter == choice.first || path->encounter == choice.second);
    return offered ? Verdict::legal() : Verdict::refused("SHN-R102: choose one of the encounters that are offered");
}
template <class Game>
constexpr void answer(Game game, const ChoosePath&, const Action& action) {
    const EncounterCard next = get<TakePath>(action).encounter;
    game.pop();
    game.emit(PathChosen{next});
    begin_encounter(game, next);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChoosePath& choice) {
    return choice.first != choice.second && Rules::content.encounters.has(choice.first) &&
           Rules::content.encounters.has(choice.second) && choice.seat == speaker(table.options) && !is_fighting(table);
}

}  // namespace heroes::shining::detail
