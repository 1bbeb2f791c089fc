#pragma once

// Games for the referee: parties that have seen something, and players who choose at random.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include <heroes/core/pcg32.hpp>
#include <heroes/shining.hpp>

#include <shining/referee.hpp>

namespace shining_referee {

using namespace heroes;
using namespace heroes::shining;

// Whether an encounter hands this out; there is one of each.
inline bool is_reward(EncounterCard card, Equipment piece) {
    for (const Reward& reward : StandardRules::content.encounters[card].rewards)
        if (reward.kind == RewardKind::equip && reward.equipment == piece) return true;
    return false;
}

// A party that has seen something: items, equipment, grown stats, and wounds if it enters an encounter.
inline void outfit(Table<RuntimeRules>& table, Pcg32& chance) {
    const bool is_quest = table.options.scope != Scope::encounter;
    const bool strong = is_quest || chance.below(2) == 0;
    int exhausted = 0;
    for (Hero& hero : table.heroes) {
        for (auto& stat : hero.stats)
            stat = static_cast<std::uint8_t>(stat + chance.below(is_quest ? 30 : strong ? 12 : 3));
        for (auto& copies : hero.items) copies = static_cast<std::uint8_t>(chance.below(3) == 0 ? chance.below(3) : 0);
        int most = StandardRules::content.heroes[hero.card].max_hp;
        for (std::size_t i = 0; i != StandardRules::content.equipment.size(); ++i) {
            if (chance.below(4) != 0 || is_quest || is_reward(table.encounter.card, static_cast<Equipment>(i)))
                continue;
            hero.equipment.insert(static_cast<Equipment>(i));
            for (const Passive& passive : StandardRules::content.equipment[static_cast<Equipment>(i)].passives)
                if (passive.kind == PassiveKind::max_hp) most += passive.amount;
        }
        hero.hp = static_cast<std::uint8_t>(is_quest || chance.below(2) == 0
                                                ? most
                                                : 1 + static_cast<int>(chance.below(static_cast<std::uint32_t>(most))));
        if (is_quest) continue;
        hero.mp = static_cast<std::uint8_t>(chance.below(StandardRules::content.heroes[hero.card].max_mp + 1u));
        hero.exhausted = chance.below(12) == 0 && exhausted < 2;
        if (hero.exhausted) hero.hp = static_cast<std::uint8_t>(chance.below(3)), ++exhausted;
    }
    if (is_quest) table.before_quest = table.heroes;
}

// What somebody picks at random. Some go for the goals, some for the monsters, some for anything.
inline Action pick(const Table<RuntimeRules>& table, const std::vector<Action>& offered, std::uint64_t seed,
                   Pcg32& chooser) {
    std::vector<Action> liked;
    const Board& board = board_of(table.encounter.card);
    const auto goals = board.all_marked('*');
    const auto any = [&](const std::vector<Action>& from) {
        return from[chooser.below(static_cast<std::uint32_t>(from.size()))];
    };
    if (seed % 3 == 1 && chooser.below(4) != 0)
        for (const Action& offer : offered)
            if (holds_alternative<shining::Attack>(offer) || holds_alternative<UsePower>(offer) ||
                holds_alternative<UseItem>(offer) || holds_alternative<shining::Push>(offer))
                liked.push_back(offer);
    if (seed % 3 != 0 && liked.empty() && chooser.below(8) != 0) {
        int best = 1000;
        for (const Action& offer : offered)
            if (const auto* move = get_if<Move>(&offer)) {
                int near_by = 500;
                const int to = static_cast<int>(index_of(move->to));
                for (const int goal : goals)
                    if (seed % 3 == 2) {
                        int away = board.distance(to, goal);
                        if (away == floors_apart)
                            for (int at = 0; at != board.size(); ++at)
                                if (board.is_stairs(at)) away = std::min(away, 30 + board.distance(to, at));
                        near_by = std::min(near_by, away);
                    }
                if (near_by == 500)
                    for (const Monster& monster : table.monsters)
                        near_by = std::min(near_by, board.distance(to, static_cast<int>(index_of(monster.square))));
                if (near_by < best) best = near_by, liked.clear();
                if (near_by == best) liked.push_back(offer);
            }
    }
    Action answer = any(liked.empty() ? offered : liked);
    if (holds_alternative<Concede>(answer) && chooser.below(40) != 0) answer = offered.front();
    return answer;
}

// How far it is on foot, or by air, from each square to the nearest of some.
inline std::vector<int> ways_to(const Board& board, const std::vector<int>& goals, bool flies) {
    std::vector<int> away(static_cast<std::size_t>(board.size()), 1000);
    std::vector<int> queue = goals;
    for (const int goal : goals) away[static_cast<std::size_t>(goal)] = 0;
    for (std::size_t i = 0; i != queue.size(); ++i)
        for (int to = 0; to != board.size(); ++to) {
            const int at = queue[i];
            if (board.distance(at, to) != 1 || board.is_wall(to) || away[static_cast<std::size_t>(to)] != 1000)
                continue;
            if (!flies && (board.is_tall(to) || board.is_short(to) || !board.is_climbable(at, to))) continue;
            away[static_cast<std::size_t>(to)] = away[static_cast<std::size_t>(at)] + 1;
            queue.push_back(to);
        }
    return away;
}
// What a Hero goes for: goals that are still free or untouched, or monsters, the boss first.
inline std::vector<int> aims_of(const Table<RuntimeRules>& table, Model hero) {
    const VictoryKind victory = StandardRules::content.encounters[table.encounter.card].victory.kind;
    std::vector<int> aims;
    for (const int goal : board_of(table.encounter.card).all_marked('*')) {
        const auto at = static_cast<Square>(goal);
        bool taken = victory == VictoryKind::touch_all && table.encounter.touched.has(at);
        for (std::size_t i = 0; i != party_size; ++i)
            taken |= shining::hero(i) != hero && table.heroes.values[i].square == at;
        if (!taken) aims.push_back(goal);
    }
    for (const Monster& monster : table.monsters)
        if (victory == VictoryKind::kill_all || (victory == VictoryKind::kill_boss && monster.model == Model::boss))
            aims.push_back(static_cast<int>(index_of(monster.square)));
    return aims;
}
// What somebody picks who wants to win: the way to the aim, then blows; now and then anything.
inline Action pick_to_win(const Table<RuntimeRules>& table, const std::vector<Action>& offered, Pcg32& chooser) {
    const auto question = pending(table);
    const auto* turn = get_if<Activation>(&*question);
    std::vector<Action> liked;
    if (turn != nullptr && chooser.below(12) != 0) {
        const auto away = ways_to(board_of(table.encounter.card), aims_of(table, turn->hero),
                                  table.heroes[turn->hero].card == HeroCard{4});
        int best = away[index_of(table.heroes[turn->hero].square)];
        for (const Action& offer : offered)
            if (const auto* move = get_if<Move>(&offer); move != nullptr && away[index_of(move->to)] < best)
                best = away[index_of(move->to)], liked = {offer};
        for (const Action& offer : offered)
            if (liked.empty() && holds_alternative<shining::Attack>(offer)) liked.push_back(offer);
        if (liked.empty() && offered.back() == Action{Concede{}}) liked.push_back(EndActivation{});
    }
    if (liked.empty())
        for (const Action& offer : offered)
            if (!holds_alternative<Concede>(offer)) liked.push_back(offer);
    return liked[chooser.below(static_cast<std::uint32_t>(liked.size()))];
}

// A game of players who choose at random, or of a party that nothing can stop and who want to win.
inline Record play_at_random(const Options& options, std::uint64_t seed, std::size_t most_answers,
                             const RuntimeRules& rules = {}, bool to_win = false) {
    Record record{options, to_win || (!options.choose_party && seed % 4 != 0), {}, false};
    std::vector<Event> events;
    const auto listen = [&](const Event& event) { events.push_back(event); };
    auto state = shining::new_game(options, Pcg32{seed}, rules, listen);
    Pcg32 chooser{~seed};
    if (record.outfitted) outfit(state.table, chooser);
    if (to_win)
        for (Hero& hero : state.table.heroes)
            for (auto& stat : hero.stats) stat = static_cast<std::uint8_t>(stat + 60);
    if (to_win) state.table.before_quest = state.table.heroes;
    while (!is_over(state.table) && record.moments.size() != most_answers) {
        const auto legal = legal_actions(state.table);
        const std::vector<Action> offers{legal.begin(), legal.end()};
        const Action answer =
            to_win ? pick_to_win(state.table, offers, chooser) : pick(state.table, offers, seed, chooser);
        record.moments.push_back({std::exchange(events, {}), state.table, pending(state.table), offers, answer});
        play(state.table, answer, state.chance, listen);
    }
    record.finished = is_over(state.table);
    record.moments.push_back({events, state.table, std::nullopt, {}, Action{}});
    return record;
}

}  // namespace shining_referee
