#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>

#include <heroes/shining/detail/activation.hpp>
#include <heroes/shining/detail/attack.hpp>
#include <heroes/shining/detail/chapters.hpp>
#include <heroes/shining/detail/ground.hpp>
#include <heroes/shining/detail/sight.hpp>

// Rulebook, "Monster Activation", "Spawn" and "RetreatX": monsters do what their cards say.
namespace heroes::shining::detail {

// SHN-124, SHN-R114: the spawn square of a monster.
template <class Rules>
constexpr Square spawn_square(const Table<Rules>& table, Model model) {
    if (model == Model::boss) return map_of(table).spawns[8];
    const std::size_t place = static_cast<std::size_t>(number_in_set(model) - 1);
    return map_of(table).spawns[role_of(model) == Role::a ? place : place + set_size];
}
constexpr bool has_passive(const MonsterType& type, PassiveKind kind) {
    for (const Passive& passive : type.passives)
        if (passive.kind == kind) return true;
    return false;
}
// The squares nearest to some others among those that are free; first by distance, then in canonical order, SHN-R59.
constexpr Square nearest_free(const Map& map, SquareSet from, SquareSet free) {
    for (SquareSet before{}; !(before == from); from |= step(map, from, map.open)) {
        if (!(from & free).empty()) return (from & free).front();
        before = from;
    }
    return Square::nowhere;
}

// SHN-123, SHN-125, SHN-R59: enters play with full HP, on its square or as near as possible.
template <class Game>
constexpr void spawn(Game game, Model model, int number) {
    auto& table = game.table;
    const auto card = monster_of(encounter_of(table), role_of(model));
    if (!card || find_monster(table, model) != nullptr) return;
    const MonsterType& type = Game::Rules::content.monsters[*card];
    const SquareSet free = map_of(table).squares - closed_terrain(table, has_passive(type, PassiveKind::fly)) -
                           occupied(table, model).all();
    const Square wanted = spawn_square(table, model);
    const Square at = is_square(wanted) ? nearest_free(map_of(table), SquareSet{wanted}, free) : Square::nowhere;
    if (!is_square(at)) return game.emit(SpawnFailed{model});
    table.monsters.push_back({.model = model,
                              .card = *card,
                              .number = clamped(number),
                              .hp = type.hp,
                              .square = at,
                              .fresh = table.encounter.in_combat});
    table.initiative.acted.erase(model);
    game.emit(MonsterSpawned{model, *card, clamped(number), at, type.hp});
}
template <class Game>
constexpr void spawn_set(Game game, Role role, Numbers numbers) {
    numbers.for_each([&](Number number) {
        const int n = static_cast<int>(index_of(number)) + 1;
        spawn(game, monster(role, n), n);
    });
}

// SHN-R44: where monsters come out of Stairs: the free Stair squares of a floor, else the nearest free square.
template <class Rules>
constexpr MonsterStairs stairs_for(const Table<Rules>& table, const Ground& ground) {
    const Map& map = map_of(table);
    MonsterStairs way{.stairs = stairs(map)};
    if (way.stairs.empty()) return way;
    const auto arrival = [&](SquareSet side) {
        const SquareSet free = side & ground.standable;
        if (side.empty() || !free.empty()) return free;
        const Square near_by = nearest_free(map, side, ground.standable);
        return is_square(near_by) ? SquareSet{near_by} : SquareSet{};
    };
    for_each_enumerator<Link>([&](Link link) {
        way.arrivals[link] = {arrival(map.links[link].lower), arrival(map.links[link].upper)};
    });
    return way;
}

// The squares next to one, those at the other end of Stairs included.
constexpr SquareSet beside(const Map& map, Square at) { return step(map, SquareSet{at}, map.open) | linked(map, at); }

// SHN-R54: of squares next to somebody those that count on a route.
template <class Rules>
constexpr SquareSet countable(const Table<Rules>& table, const Ground& ground, Model model) {
    const Occupied others = occupied(table, model);
    return ground.passable - others.heroes - others.object;
}

inline constexpr int no_route = 1000;

// SHN-145, SHN-R54: what the cheapest way to a square next to each of some models costs.
struct RouteCosts {
    int cost[index_of(Model::object) + 1]{no_route, no_route, no_route, no_route, no_route};

    constexpr int operator[](Model model) const { return cost[index_of(model)]; }
};
template <class Rules>
constexpr RouteCosts route_costs(const Table<Rules>& table, Model model, Models wanted, bool nearest_only) {
    Ground ground = ground_of(table, model);
    if (table.rules.knobs.nearest_counts_squares) ground.hard = SquareSet{};
    const MonsterStairs stairs = stairs_for(table, ground);
    const SquareSet counted = countable(table, ground, model) | SquareSet{square_of(table, model)};
    RouteCosts costs;
    Flood flood{ground, stairs, square_of(table, model)};
    for (Models left = wanted; !left.empty(); flood.spread()) {
        const SquareSet now = flood.now() & counted;
        left.for_each([&](Model other) {
            if ((beside(*ground.map, square_of(table, other)) & now).empty()) return;
            costs.cost[index_of(other)] = flood.cost();
            left.erase(other);
        });
        if (!flood.goes_on() || (nearest_only && !(left == wanted))) break;
    }
    return costs;
}

// SHN-148, SHN-K75: Heroes that can be chosen; what they protect can be by `nearest` only.
template <class Rules>
constexpr Models eligible(const Table<Rules>& table, TargetRule rule) {
    Models models{};
    for_each_hero([&](Model model) {
        if (is_up(table.heroes[model])) models.insert(model);
    });
    if (rule == TargetRule::nearest && has_object(table) && table.encounter.object_hp != 0)
        models.insert(Model::object);
    return models;
}

// How much a monster prefers a target: the smaller, the better, one number after the other.
struct Preference {
    int first = 0;
    int second = 0;
    int third = 0;

    constexpr bool operator<(const Preference& other) const {
        if (first != other.first) return first < other.first;
        return second != other.second ? second < other.second : third < other.third;
    }
};
template <class Rules>
constexpr Preference preference(const Table<Rules>& table, const AiType& card, Model model, const RouteCosts& costs,
                                Model target) {
    const int away = distance(map_of(table), square_of(table, model), square_of(table, target));
    const bool object = target == Model::object;
    switch (card.rule) {
        case TargetRule::nearest:
            if (costs[target] == no_route) return {no_route, away, object};
            return {costs[target], object, away};
        case TargetRule::farthest: return {costs[target] == no_route ? 1 : -costs[target], away, 0};
        case TargetRule::weakest: return {table.heroes[target].hp, 0, 0};
        case TargetRule::lowest: return {table.heroes[target].stats[card.stat], 0, 0};
        case TargetRule::highest: return {-table.heroes[target].stats[card.stat], 0, 0};
    }
    return {};
}
// SHN-K20: a Hero that provokes comes first, whatever the card says.
template <class Rules>
constexpr std::optional<Model> provoker(const Table<Rules>& table, Model model, Models among) {
    std::optional<Model> found{};
    for_each_hero([&](Model other) {
        const Hero& hero = table.heroes[other];
        if (found || hero.provoke == 0 || !among.has(other)) return;
        if (distance_between(table, square_of(table, model), hero.square) <= hero.provoke) found = other;
    });
    return found;
}
// The targets among which only a tie-break can tell.
template <class Rules>
constexpr Models best_targets(const Table<Rules>& table, Model model, const AiType& card, Models among) {
    if (among.empty()) return among;
    if (const auto first = provoker(table, model, among)) return {*first};
    RouteCosts costs;
    if (card.rule <= TargetRule::farthest && among.size() != 1)
        costs = route_costs(table, model, among, card.rule == TargetRule::nearest);
    Models best{};
    Preference least{};
    among.for_each([&](Model target) {
        const Preference now = preference(table, card, model, costs, target);
        if (best.empty() || now < least) best = Models{}, least = now;
        if (!(least < now)) best.insert(target);
    });
    return best;
}
// SHN-R53: the first of equals, or as the house rule says; players are asked elsewhere.
template <class Game>
constexpr Model break_tie(Game game, Models tied) {
    if (game.knobs().ties == Ties::random && tied.size() > 1)
        return tied.nth(game.chance.below(static_cast<std::uint32_t>(tied.size())));
    return tied.front();
}

// Backwards: squares by what it costs to go on from there to one of the goals.
class ReturnFlood {
public:
    constexpr ReturnFlood(const Ground& ground, const MonsterStairs& stairs, SquareSet region, SquareSet goals)
        : ground_(ground), stairs_(stairs), region_(region), seen_(goals), now_(goals) {
        entered_[0] = entries();
    }
    constexpr SquareSet now() const { return now_; }
    constexpr bool goes_on() const { return idle_ < ground_.hard_cost; }
    constexpr void spread() {
        ++cost_;
        const SquareSet easy = entered_[(cost_ - 1) & 3] - ground_.hard;
        const SquareSet hard =
            cost_ >= ground_.hard_cost ? entered_[(cost_ - ground_.hard_cost) & 3] & ground_.hard : SquareSet{};
        now_ = (ground_.around((easy | hard) & ground_.passable) & region_) - seen_;
        seen_ |= now_;
        entered_[cost_ & 3] = entries();
        idle_ = entered_[cost_ & 3].empty() ? idle_ + 1 : 0;
    }

private:
    // Squares from which one is where it is now by entering them: Stairs lead to the other floor.
    constexpr SquareSet entries() {
        if (stairs_.stairs.empty()) return now_;
        SquareSet squares = now_ - stairs_.stairs;
        for_each_enumerator<Link>([&](Link link) {
            const StairLink& both = ground_.map->links[link];
            if (!(now_ & stairs_.arrivals[link].upper).empty()) squares |= both.lower - used_;
            if (!(now_ & stairs_.arrivals[link].lower).empty()) squares |= both.upper - used_;
        });
        used_ |= squares & stairs_.stairs;
        return squares;
    }

    const Ground& ground_;
    const MonsterStairs& stairs_;
    SquareSet region_{};
    SquareSet seen_{};
    SquareSet now_{};
    SquareSet used_{};  // Stairs
    SquareSet entered_[4]{};
    int cost_ = 0;
    int idle_ = 0;
};

// The squares among some from which the way to the goals is shortest; none if there is no way.
constexpr SquareSet closest(const Ground& ground, const MonsterStairs& stairs, SquareSet region, SquareSet goals,
                            SquareSet among) {
    ReturnFlood flood{ground, stairs, region, goals};
    while ((flood.now() & among).empty() && flood.goes_on()) flood.spread();
    return flood.now() & among;
}

// A move of a monster in the making: what it can reach at what cost.
template <class Rules>
class Journey {
public:
    constexpr Journey(const Table<Rules>& table, Model model, std::optional<Model> target, int points)
        : table_(table), model_(model), from_(square_of(table, model)), ground_(ground_of(table, model)),
          stairs_(stairs_for(table, ground_)) {
        if (target) target_ = square_of(table, *target);
        if (!stairs_.stairs.empty() && target) settle_arrivals();
        Flood flood{ground_, stairs_, from_};
        for (;; flood.spread(), ++last_) {
            layers_[last_] = flood.now();
            reach_ |= flood.now();
            if (last_ == clamped(points, most_points) || !flood.goes_on()) break;
        }
        stops_ = reach_ & ground_.standable;
    }

    constexpr SquareSet stops() const { return stops_; }

    // SHN-143: the cheapest square from which the attack reaches its target.
    constexpr Square find_attack(const AttackType& attack) const {
        const SquareSet blockers = sight_blockers(table_, model_);
        SquareSet near_by = within(*ground_.map, target_, attack.range);
        if (attack.range > 0 && table_.rules.knobs.stairs_for_attacks) near_by |= linked(*ground_.map, target_);
        Square found = Square::nowhere;
        for (std::size_t i = 0; i <= last_ && !is_square(found); ++i)
            (layers_[i] & stops_ & near_by).for_each([&](Square at) {
                if (!is_square(found) && (!attack.sight || sees(table_, at, target_, blockers))) found = at;
            });
        return found;
    }
    // SHN-R64: the cheapest square next to the target.
    constexpr Square find_beside() const { return cheapest(stops_ & beside(*ground_.map, target_)); }

    // SHN-144, SHN-R55: as near as it can get.
    constexpr Square find_nearest() const {
        const SquareSet region = ground_.passable | SquareSet{from_};
        const SquareSet next = beside(*ground_.map, target_);
        SquareSet best = closest(ground_, stairs_, region, next & ground_.standable, stops_);
        if (best.empty())
            best = closest(ground_, stairs_, region, next & (countable(table_, ground_, model_) | SquareSet{from_}),
                           stops_);
        return cheapest(best.empty() ? least_distant() : best);
    }

    // Of some squares that it can reach the cheapest, then the first.
    constexpr Square cheapest(SquareSet squares) const {
        for (std::size_t i = 0; i <= last_; ++i)
            if (const SquareSet here = layers_[i] & squares; !here.empty()) return here.front();
        return Square::nowhere;
    }

    // Calls f(square, by_stairs) for each square on the way. Only listeners need it.
    template <class F>
    constexpr void for_each_step(Square to, F&& f) const {
        InlineVector<Square, 2 * most_points + 2> way{};
        std::size_t at = cost_to(to);
        for (Square here = to; here != from_;) {
            way.push_back(here);
            Square before = previous(here, at);
            if (!is_square(before)) {
                const Square entered = entrance(here, at);
                way.push_back(entered);
                before = stepped_from(entered, at);
                at -= static_cast<std::size_t>(ground_.cost_of(entered));
            } else {
                at -= static_cast<std::size_t>(ground_.cost_of(here));
            }
            here = before;
        }
        for (std::size_t i = way.size(); i-- != 0;) {
            f(way[i], i + 1 < way.size() && floor_of(*ground_.map, way[i]) != floor_of(*ground_.map, way[i + 1]));
        }
    }

private:
    // SHN-R44: of several free Stair squares the one with the shortest way to the target.
    constexpr void settle_arrivals() {
        const SquareSet region = ground_.passable | SquareSet{from_};
        const SquareSet next = beside(*ground_.map, target_);
        const MonsterStairs all = stairs_;
        const auto settle = [&](SquareSet& side) {
            if (side.empty()) return;
            SquareSet best = closest(ground_, all, region, next & ground_.standable, side);
            if (best.empty()) best = closest(ground_, all, region, next & countable(table_, ground_, model_), side);
            side = SquareSet{(best.empty() ? side : best).front()};
        };
        for (StairLink& both : stairs_.arrivals) settle(both.lower), settle(both.upper);
    }
    constexpr SquareSet least_distant() const {
        SquareSet best{};
        int least = no_route;
        stops_.for_each([&](Square at) {
            const int away = distance(*ground_.map, at, target_);
            if (away < least) best = SquareSet{}, least = away;
            if (away == least) best.insert(at);
        });
        return best;
    }
    constexpr std::size_t cost_to(Square square) const {
        std::size_t i = 0;
        while (!layers_[i].has(square)) ++i;
        return i;
    }
    // The square from which this one was stepped to at this cost. Nobody steps on Stairs and stays there.
    constexpr Square previous(Square here, std::size_t at) const {
        return stairs_.stairs.has(here) ? Square::nowhere : stepped_from(here, at);
    }
    constexpr Square stepped_from(Square here, std::size_t at) const {
        const auto cost = static_cast<std::size_t>(ground_.cost_of(here));
        if (at < cost) return Square::nowhere;
        const SquareSet before = ground_.around(SquareSet{here}) & layers_[at - cost];
        return before.empty() ? Square::nowhere : before.front();
    }
    // The Stair square that was entered to be placed here.
    constexpr Square entrance(Square here, std::size_t at) const {
        Square found = Square::nowhere;
        for_each_enumerator<Link>([&](Link link) {
            const StairLink& both = ground_.map->links[link];
            SquareSet doors{};
            if (stairs_.arrivals[link].upper.has(here)) doors |= both.lower;
            if (stairs_.arrivals[link].lower.has(here)) doors |= both.upper;
            (doors & ground_.passable).for_each([&](Square door) {
                const auto cost = static_cast<std::size_t>(ground_.cost_of(door));
                if (!is_square(found) && at >= cost && !(ground_.around(SquareSet{door}) & layers_[at - cost]).empty())
                    found = door;
            });
        });
        return found;
    }

    const Table<Rules>& table_;
    Model model_;
    Square from_;
    Square target_ = Square::nowhere;
    Ground ground_;
    MonsterStairs stairs_;
    SquareSet layers_[most_points + 1]{};
    SquareSet reach_{};
    SquareSet stops_{};
    std::size_t last_ = 0;
};

template <class Game>
inline constexpr bool is_heard = !std::is_same_v<std::remove_cvref_t<decltype(std::declval<Game>().emit)>, Ignore>;

// The monster goes there, square by square for whoever listens.
template <class Game, class J>
constexpr void travel(Game game, const J& journey, Model model, Square to, MoveReason reason) {
    Square& at = find_monster(game.table, model)->square;
    if (at == to) return;
    if constexpr (is_heard<Game>) {
        Square from = at;
        journey.for_each_step(to, [&](Square next, bool placed) {
            game.emit(ModelMoved{model, from, next, placed ? MoveReason::stairs : reason});
            from = next;
        });
    }
    at = to;
}

// SHN-K76, SHN-K77: towards the target, with an attack in mind or without.
template <class Game>
constexpr void approach(Game game, Model model, Model target, int points, const AttackType* attack, MoveReason reason) {
    const Journey journey{game.table, model, std::optional<Model>{target}, points};
    Square to = attack != nullptr ? journey.find_attack(*attack) : journey.find_beside();
    if (!is_square(to)) to = journey.find_nearest();
    travel(game, journey, model, to, reason);
}

// SHN-114, SHN-R58: how good a square is to retreat to.
struct Refuge {
    int farther = 0;  // Heroes whose distance grew
    int sum = 0;
    int nearest = 0;

    constexpr bool operator<(const Refuge& other) const {
        if (farther != other.farther) return farther < other.farther;
        return sum != other.sum ? sum < other.sum : nearest < other.nearest;
    }
};
template <class Rules>
constexpr Refuge refuge_at(const Table<Rules>& table, Square from, Square at) {
    const Map& map = map_of(table);
    Refuge refuge{.nearest = no_route};
    for_each_hero([&](Model model) {
        const Hero& hero = table.heroes[model];
        if (!is_up(hero) || floor_of(map, hero.square) != floor_of(map, from)) return;
        const int away = distance(map, at, hero.square);
        refuge.farther += away > distance(map, from, hero.square);
        refuge.sum += away;
        refuge.nearest = away < refuge.nearest ? away : refuge.nearest;
    });
    if (table.rules.knobs.retreat_by_sum) refuge.farther = refuge.nearest = 0;
    return refuge;
}
// SHN-115, SHN-116. Where no Hero is on its floor there is nothing to retreat from.
template <class Game>
constexpr void retreat(Game game, Model model, std::optional<Model> target, int points) {
    auto& table = game.table;
    const Square from = square_of(table, model);
    if (refuge_at(table, from, from).sum == 0) return;
    const Journey journey{table, model, target, points};
    Square best = Square::nowhere;
    Refuge most{};
    journey.stops().for_each([&](Square at) {
        const Refuge refuge = refuge_at(table, from, at);
        if (!is_square(best) || most < refuge) best = at, most = refuge;
    });
    travel(game, journey, model, best, MoveReason::retreat);
}

// SHN-K99.
template <class Game>
constexpr void advance_monsters(Game game, int points) {
    auto& table = game.table;
    constexpr AiType nearest{};
    Models left{};
    for (const Monster& monster : table.monsters) left.insert(monster.model);
    for_each_model(table, [&](Model model) {
        if (!left.has(model)) return;
        const Models best = best_targets(table, model, nearest, eligible(table, TargetRule::nearest));
        if (!best.empty()) approach(game, model, break_tie(game, best), points, nullptr, MoveReason::advance);
    });
}

// SHN-030: monsters of one type share a deck.
template <class Rules>
constexpr Role deck_of(const Table<Rules>& table, Role role) {
    const EncounterType& encounter = encounter_of(table);
    const auto type = monster_of(encounter, role);
    if (type == encounter.a) return Role::a;
    return type == encounter.b ? Role::b : role;
}
constexpr DeckPlaces full_deck(const MonsterType& type) {
    return DeckPlaces::from_bits((std::uint64_t{1} << type.deck.size()) - 1);
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
    const DeckPlace place = deck.nth(game.chance.below(static_cast<std::uint32_t>(deck.size())));
    deck.erase(place);
    return type.deck[index_of(place)];
}
template <class Game>
constexpr void activate_monster(Game game, Model model) {
    auto& table = game.table;
    Monster& monster = *find_monster(table, model);
    game.emit(MonsterActivated{model});
    set_status(game, model, EffectKind::ward, monster.ward, 0);
    table.acting = {.monster = model, .card = reveal(game, monster)};
    game.emit(AiCardRevealed{model, table.acting.card});
    game.push(FollowCard{});
}

// SHN-K70: the target is picked once; false if the players are asked.
template <class Game>
constexpr bool take_aim(Game game, Models among) {
    auto& table = game.table;
    Acting& acting = table.acting;
    const Models best = best_targets(table, acting.monster, Game::Rules::content.ai_cards[acting.card], among);
    if (best.size() > 1 && game.knobs().ties == Ties::players) {
        game.push(BreakTie{speaker(table.options), best});
        return false;
    }
    acting.target = best.empty() ? std::optional<Model>{} : std::optional<Model>{break_tie(game, best)};
    if (acting.target) game.emit(TargetChosen{acting.monster, *acting.target});
    return true;
}

template <class Rules>
constexpr bool can_monster_attack(const Table<Rules>& table, Model model, const AttackType& attack, Model target) {
    return reaches(table, attack, attack.sight, square_of(table, model), square_of(table, target),
                   sight_blockers(table, model));
}
template <class Rules>
constexpr bool is_target_lost(const Table<Rules>& table, Model target) {
    return is_hero(target) ? !is_up(table.heroes[target]) : !is_in_play(table, target);
}
// SHN-R57: those it could attack from where it stands.
template <class Rules>
constexpr Models attackable(const Table<Rules>& table, Model model, const AttackType& attack) {
    Models models{};
    const AiType& card = Rules::content.ai_cards[table.acting.card];
    eligible(table, card.rule).for_each([&](Model target) {
        if (can_monster_attack(table, model, attack, target)) models.insert(target);
    });
    return models;
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
        const Models others = attackable(table, monster.model, attack);
        if (!others.empty() && !take_aim(game, others)) return;
    }
    ++acting.times;
    const bool possible = acting.target && !is_target_lost(table, *acting.target) &&
                          can_monster_attack(table, monster.model, attack, *acting.target);
    if (!possible) return game.emit(AttackLost{monster.model, command.attack});
    declare_attack(game,
                   Assault{.attacker = monster.model, .attack = card, .centre = square_of(table, *acting.target)});
}

// What is left of an allowance, SHN-K19.
template <class Rules>
constexpr int allowance(const Table<Rules>& table, const Monster& monster, const Command& command) {
    const int points =
        command.kind == CommandKind::retreat ? command.amount : move_of(table, monster.model) + command.amount;
    return points < monster.slow ? 0 : points - monster.slow;
}
template <class Game>
constexpr void follow(Game game, Monster& monster, const Command& command) {
    auto& table = game.table;
    const std::optional<Model> target = table.acting.target;
    const Model model = monster.model;
    const int points = allowance(table, monster, command);
    switch (command.kind) {
        case CommandKind::approach:
            if (target)
                approach(game, model, *target, points,
                         &Game::Rules::content.attacks[type_of(table, monster).attacks[command.attack]],
                         MoveReason::approach);
            return;
        case CommandKind::close:
            if (target) approach(game, model, *target, points, nullptr, MoveReason::approach);
            return;
        case CommandKind::retreat: return retreat(game, model, target, points);
        case CommandKind::mend: return heal(game, model, command.amount, HealCause::mend);
        case CommandKind::guard:
            return set_status(game, model, EffectKind::ward, monster.ward,
                              command.amount > monster.ward ? command.amount : monster.ward);
        case CommandKind::spawn: return spawn_set(game, command.role, command.numbers);
        case CommandKind::attack: break;
    }
}

template <class Game>
constexpr void finish_card(Game game) {
    auto& table = game.table;
    const Model model = table.acting.monster;
    game.pop();
    if (Monster* monster = find_monster(table, model)) {
        set_status(game, model, EffectKind::slow, monster->slow, 0);
        game.emit(MonsterDone{model});
    }
    table.acting = Acting{};
}

// One command, or one attack of it.
template <class Game>
constexpr void run(Game game, const FollowCard&) {
    auto& table = game.table;
    Acting& acting = table.acting;
    const AiType& card = Game::Rules::content.ai_cards[acting.card];
    Monster* monster = find_monster(table, acting.monster);
    if (monster == nullptr || acting.command == card.commands.size()) return finish_card(game);
    if (!acting.aimed) {
        acting.aimed = true;
        if (!take_aim(game, eligible(table, card.rule))) return;
    }
    const Command& command = card.commands[acting.command];
    if (command.kind == CommandKind::attack && acting.times < command.times)
        return monster_attack(game, *monster, command);
    ++acting.command;
    acting.times = 0;
    if (command.kind != CommandKind::attack) follow(game, *monster, command);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const FollowCard&) {
    return is_monster(table.acting.monster) && Rules::content.ai_cards.has(table.acting.card) &&
           table.acting.command <= Rules::content.ai_cards[table.acting.card].commands.size();
}

// SHN-D24, by a house rule.
template <class Rules, class F>
constexpr void list(const Table<Rules>&, const BreakTie& choice, F& f) {
    choice.tied.for_each([&](Model model) { f(TargetModel{model}); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>&, const BreakTie& choice, const Action& action) {
    const auto* chosen = get_if<TargetModel>(&action);
    if (chosen != nullptr && chosen->model <= Model::last && choice.tied.has(chosen->model)) return Verdict::legal();
    return Verdict::refused("SHN-R53: choose one of the targets that are equal");
}
template <class Game>
constexpr void answer(Game game, const BreakTie&, const Action& action) {
    game.pop();
    game.table.acting.target = get<TargetModel>(action).model;
    game.emit(TargetChosen{game.table.acting.monster, *game.table.acting.target});
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const BreakTie& choice) {
    bool in_play = choice.tied.size() > 1;
    choice.tied.for_each([&](Model model) { in_play &= !is_monster(model) && is_in_play(table, model); });
    return in_play && table.rules.knobs.ties == Ties::players && choice.seat == speaker(table.options) &&
           is_monster(table.acting.monster);
}

}  // namespace heroes::shining::detail
