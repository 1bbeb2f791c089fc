#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <heroes/shire/detail/abilities.hpp>
#include <heroes/shire/detail/bounty.hpp>
#include <heroes/shire/detail/chapters.hpp>
#include <heroes/shire/detail/turn_order.hpp>

// Character Selection, Setup, Spell Mastery.
namespace heroes::shire::detail {

template <class Game>
constexpr void lay_out(Game game) {
    const Options& options = game.table.options;
    game.emit(GameStarted{options.players, options.teams, options.levels});
    game.push(SetUp{});
}

// SHI-020, SHI-R02: a character is taken once as long as there are free ones.
template <class Rules>
constexpr bool is_taken(const Table<Rules>& table, CharacterCard card) {
    bool taken = false;
    for (const Character& board : table.characters) taken = taken || board.card == card;
    return taken;
}
template <class Rules>
constexpr bool is_free(const Table<Rules>& table, CharacterCard card) {
    if (!is_taken(table, card) || table.rules.knobs.duplicates == Duplicates::at_any_time) return true;
    for (std::size_t i = 0; i != Rules::content.characters.count; ++i)
        if (!is_taken(table, static_cast<CharacterCard>(i))) return false;
    return true;
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseCharacter&, F& f) {
    for (std::size_t i = 0; i != Rules::content.characters.count; ++i) {
        const auto card = static_cast<CharacterCard>(i);
        if (is_free(table, card)) f(TakeCharacter{card});
    }
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseCharacter&, const Action& action) {
    const auto* take = get_if<TakeCharacter>(&action);
    if (take == nullptr) return Verdict::refused("SHI-020: choose a character");
    if (!Rules::content.has(take->character)) return Verdict::refused("SHI-020: there is no such character");
    return is_free(table, take->character) ? Verdict::legal()
                                           : Verdict::refused("SHI-R02: another player has taken that character");
}
// SHI-021 to SHI-024.
template <class Game>
constexpr void answer(Game game, const ChooseCharacter& choice, const Action& action) {
    const CharacterCard card = get<TakeCharacter>(action).character;
    const std::uint8_t health = Game::Rules::content.characters[card].hp;
    game.pop();
    game.table.characters[choice.seat] = Character{.card = card, .hp = health, .base_hp = health};
    game.table.standing.insert(character_of(choice.seat));
    game.emit(CharacterTaken{choice.seat, card, health});
}
constexpr Depths depths_of(const SpendMastery& spend) {
    return {{static_cast<std::uint8_t>(spend.first), static_cast<std::uint8_t>(spend.second),
             static_cast<std::uint8_t>(spend.third)}};
}

// SHI-523 to SHI-525: nodes from the first of each path on, as many as there are points.
template <class Rules>
constexpr Verdict judge_mastery(const Table<Rules>& table, Seat seat, const Depths& depths) {
    const auto& lengths = Rules::content.characters[table.characters[seat].card].lengths;
    int spent = 0;
    int nodes = 0;
    for (std::size_t path = 0; path != enum_count<Path>; ++path) {
        if (depths.values[path] > lengths.values[path]) return Verdict::refused("SHI-524: the path is not that long");
        spent += depths.values[path];
        nodes += lengths.values[path];
    }
    const int points = table.options.levels[seat];
    if (spent > points) return Verdict::refused("SHI-520: there are not so many mastery points");
    if (table.rules.knobs.all_points_spent && spent < (points < nodes ? points : nodes))
        return Verdict::refused("SHI-R62: all points must be spent");
    return Verdict::legal();
}
// Calls f with every way to spend at most so many points on paths of these lengths.
template <class F>
constexpr void for_each_spending(const Depths& lengths, int points, F&& f) {
    const auto most = [&](std::size_t path, int left) {
        return lengths.values[path] < left ? int{lengths.values[path]} : left;
    };
    for (int a = 0, most_a = most(0, points); a <= most_a; ++a)
        for (int b = 0, most_b = most(1, points - a); b <= most_b; ++b)
            for (int c = 0, most_c = most(2, points - a - b); c <= most_c; ++c)
                f(SpendMastery{static_cast<Points>(a), static_cast<Points>(b), static_cast<Points>(c)}, a + b + c);
}
inline constexpr Depths full_lengths{{nodes_per_path, nodes_per_path, nodes_per_path}};

// All ways to spend the most points that there are on paths that are as long as they can be: the list of the standard
// game, laid out.
struct Spendings {
    static constexpr std::size_t count = 56;

    std::array<FillRow<Action>, count / row_size> rows{};
};
inline constexpr Spendings all_spendings = [] {
    Spendings all{};
    std::size_t n = 0;
    for_each_spending(full_lengths, highest_level, [&](const SpendMastery& spend, int) {
        all.rows[n / row_size][n % row_size] = spend;
        ++n;
    });
    return all;
}();

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseMastery& choice, F& f) {
    const Depths& lengths = Rules::content.characters[table.characters[choice.seat].card].lengths;
    const int points = table.options.levels[choice.seat];
    const int nodes = lengths.values[0] + lengths.values[1] + lengths.values[2];
    const int least = !table.rules.knobs.all_points_spent ? 0 : points < nodes ? points : nodes;
    if constexpr (requires { f.append(all_spendings.rows[0], row_size); })
        if (points == highest_level && least == 0 && lengths == full_lengths) {
            for (const FillRow<Action>& row : all_spendings.rows) f.append(row, row_size);
            return;
        }
    for_each_spending(lengths, points,
                      [&](const SpendMastery& spend, int spent) { list_if(f, spend, spent >= least); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseMastery& choice, const Action& action) {
    const auto* spend = get_if<SpendMastery>(&action);
    if (spend == nullptr) return Verdict::refused("SHI-026: spend the mastery points");
    return judge_mastery(table, choice.seat, depths_of(*spend));
}
template <class Game>
constexpr void answer(Game game, const ChooseMastery& choice, const Action& action) {
    const Depths depths = depths_of(get<SpendMastery>(action));
    game.pop();
    game.table.characters[choice.seat].depths = depths;
    game.emit(MasterySpent{choice.seat, depths});
}
// SHI-022: effects before the battle, in seat order.
template <class Game>
constexpr void begin_start_abilities(Game game, Seat seat) {
    const unsigned abilities = abilities_on(game.table, seat, Trigger::set_up);
    for (std::uint8_t ability = most_triggers; ability-- != 0;)
        if ((abilities >> ability & 1) != 0) begin_ability(game, seat, ability, Actor::nobody);
}

// SHI-029: turn order, then the bounty.
template <class Game>
constexpr void begin_battle(Game game) {
    game.pop();
    game.push(NextTurn{});
    begin_round(game);
    give_bounty(game);
}

// SHI-029: all characters, then mastery, then the abilities; one seat after another.
constexpr SetUp after(const SetUp& now, const Options& options) {
    if (index_of(now.seat) + 1 < options.players) return {now.stage, static_cast<Seat>(index_of(now.seat) + 1)};
    return {static_cast<SetUpStage>(index_of(now.stage) + 1), Seat::one};
}
template <class Game>
[[gnu::noinline]] constexpr void run(Game game, const SetUp& now) {
    if (now.stage == SetUpStage::battle) return begin_battle(game);
    top<SetUp>(game.table) = after(now, game.table.options);
    if (now.stage == SetUpStage::characters) return game.push(ChooseCharacter{now.seat});
    if (now.stage == SetUpStage::abilities) return begin_start_abilities(game, now.seat);
    if (game.table.options.levels[now.seat] != 0) game.push(ChooseMastery{now.seat});
}

}  // namespace heroes::shire::detail
