#pragma once

#include <heroes/shining/detail/models.hpp>
#include <heroes/shining/detail/powers.hpp>
#include <heroes/shining/detail/sight.hpp>

// On whom something can be used.
namespace heroes::shining::detail {

// Models or squares to choose from. What needs no question is possible without any.
struct Choice {
    bool possible = false;
    Models models{};
    SquareSet squares{};
};
constexpr Choice one_of(Models models) { return {.possible = !models.empty(), .models = models}; }
constexpr Choice one_of(SquareSet squares) { return {.possible = !squares.empty(), .squares = squares}; }

// SHN-079, SHN-080: the monsters that an attack of a Hero can reach.
template <class Rules>
[[gnu::noinline]] constexpr Models targets_within(const Table<Rules>& table, Model user, int range, bool sight) {
    const Square from = table.heroes[user].square;
    const SquareSet blockers = sight ? sight_blockers(table, user) : SquareSet{};
    Models models{};
    for (const Monster& monster : table.monsters) {
        const int away = distance_between(table, from, monster.square);
        if (away <= range && (away <= 1 || !sight || sees(table, from, monster.square, blockers)))
            models.insert(monster.model);
    }
    return models;
}

// How far the nearest monster is from a Hero: whoever lists what the Hero can do asks for it again and again. Distances
// are measured only if there is none beside it, and somebody asks for more.
template <class Rules>
class NearestMonster {
public:
    constexpr NearestMonster(const Table<Rules>& table, Model hero, const Occupied& others)
        : table_(table), others_(others), from_(table.heroes[hero].square),
          beside_(!(squares_beside(table, from_) & others.monsters).empty()) {}

    constexpr bool is_beside() const { return beside_; }
    constexpr bool is_within(int range) {
        if (beside_ || range <= 1) return beside_ && range >= 1;
        if (away_ == unknown) away_ = measured();
        return away_ <= range;
    }

    // Whether the Hero sees any that is at most so far away, if there is none beside it.
    [[gnu::noinline]] constexpr bool is_any_seen_within(int range) const {
        const SquareSet blockers = sight_blockers(table_, others_);
        for (const Monster& monster : table_.monsters)
            if (distance_on_floor(map_of(table_), from_, monster.square) <= range &&
                sees(table_, from_, monster.square, blockers))
                return true;
        return false;
    }

private:
    static constexpr int unknown = -1;

    constexpr int measured() const {
        int nearest = 256;  // beyond every range
        for (const Monster& monster : table_.monsters) {
            const int away = distance_on_floor(map_of(table_), from_, monster.square);
            nearest = away < nearest ? away : nearest;
        }
        return nearest;
    }

    const Table<Rules>& table_;
    const Occupied& others_;
    Square from_;
    bool beside_;
    int away_ = unknown;
};

// Whether there is any.
template <class Rules>
constexpr bool has_target_within(int range, bool sight, NearestMonster<Rules>& nearest) {
    if (!nearest.is_within(range)) return false;
    return nearest.is_beside() || !sight || nearest.is_any_seen_within(range);
}

// SHN-R30: whether an attack needs a line of sight.
template <class Rules>
constexpr bool needs_sight(const Table<Rules>& table, const AttackType& attack, bool spell) {
    return attack.sight || (spell && table.rules.knobs.attack_spells_need_sight);
}
// SHN-K07, SHN-R30 to SHN-R32: targets of an attack.
template <class Rules>
[[gnu::noinline]] constexpr Choice attack_choice(const Table<Rules>& table, Model user, AttackCard card, bool spell) {
    const AttackType& attack = Rules::content.attacks[card];
    const Knobs& knobs = table.rules.knobs;
    const bool sight = needs_sight(table, attack, spell);
    const Square from = square_of(table, user);
    if (!attack.has_area()) return one_of(targets_within(table, user, attack.range, sight));
    if (attack.range == 0) return {.possible = true};
    const Occupied others = occupied(table, user);
    const SquareSet blockers = sight ? sight_blockers(table, others) : SquareSet{};
    SquareSet centres = within(map_of(table), from, attack.range) - map_of(table).walls;
    if (knobs.areas_need_target) centres = centres & others.monsters;
    SquareSet squares{};
    centres.for_each([&](Square at) {
        if (!sight || sees(table, from, at, blockers)) squares.insert(at);
    });
    return one_of(squares);
}

template <class Rules>
constexpr int range_of(const Hero& hero, const Table<Rules>&, const PowerType& used) {
    return used.range_stat ? hero.stats[*used.range_stat] : used.range;
}
// SHN-K56 to SHN-K58.
template <class Rules>
constexpr bool is_friend_within(const Table<Rules>& table, Model user, const PowerType& used, Model other) {
    const Hero& hero = table.heroes[user];
    const Hero& one = table.heroes[other];
    const bool wanted = used.target == Target::friend_within ||
                        (used.target == Target::exhausted_friend ? one.exhausted : other != user && !one.exhausted);
    return wanted && is_on_map(one) && distance_between(table, hero.square, one.square) <= range_of(hero, table, used);
}
template <class Rules>
constexpr Models friends_within(const Table<Rules>& table, Model user, const PowerType& used) {
    Models models{};
    for_each_hero([&](Model other) {
        if (is_friend_within(table, user, used, other)) models.insert(other);
    });
    return models;
}
template <class Rules>
constexpr bool has_friend_within(const Table<Rules>& table, Model user, const PowerType& used) {
    for (std::size_t i = 0; i != party_size; ++i)
        if (is_friend_within(table, user, used, hero(i))) return true;
    return false;
}
// SHN-K59, SHN-R32: where an area of friends can lie.
template <class Rules>
constexpr SquareSet centres_within(const Table<Rules>& table, Model user, int range) {
    const SquareSet centres = within(map_of(table), table.heroes[user].square, range) - map_of(table).walls;
    if (!table.rules.knobs.areas_need_target) return centres;
    return centres & occupied(table).party;
}
template <class Rules>
[[gnu::noinline]] constexpr Choice power_choice(const Table<Rules>& table, Model user, const PowerType& used) {
    switch (used.target) {
        case Target::self:
        case Target::attacker: break;
        case Target::friend_within:
        case Target::other_friend:
        case Target::exhausted_friend: return one_of(friends_within(table, user, used));
        case Target::friends_area:
            if (used.range == 0) break;
            return one_of(centres_within(table, user, used.range));
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
constexpr bool can_lie_anywhere(const Table<Rules>& table, AttackCard card) {
    return Rules::content.attacks[card].has_area() && !table.rules.knobs.areas_need_target;
}
template <class Rules>
constexpr bool has_choice(const Table<Rules>& table, Model user, AttackCard card, bool spell,
                          NearestMonster<Rules>& nearest) {
    const AttackType& attack = Rules::content.attacks[card];
    if (!attack.has_area()) return has_target_within(attack.range, needs_sight(table, attack, spell), nearest);
    return can_lie_anywhere(table, card) || attack_choice(table, user, card, spell).possible;
}
template <class Rules>
constexpr bool has_choice(const Table<Rules>& table, Model user, const PowerType& used,
                          NearestMonster<Rules>& nearest) {
    if (used.attack && can_lie_anywhere(table, *used.attack)) return true;
    if (used.target == Target::by_attack)
        return used.attack && has_choice(table, user, *used.attack, used.mp != 0, nearest);
    if (used.target == Target::self) return true;
    if (used.target == Target::friend_within) return is_on_map(table.heroes[user]);  // it is a friend of itself
    if (used.target == Target::other_friend || used.target == Target::exhausted_friend)
        return has_friend_within(table, user, used);
    if (used.target == Target::friends_area && !map_of(table).walls.has(table.heroes[user].square)) return true;
    return power_choice(table, user, used).possible;
}

// Whether the player is asked on whom, or where.
constexpr bool asks(const AttackType& attack) { return !attack.has_area() || attack.range != 0; }
template <class Rules>
constexpr bool asks(const Table<Rules>&, const PowerType& used) {
    switch (used.target) {
        case Target::self:
        case Target::attacker:
        case Target::table: break;
        case Target::friend_within:
        case Target::other_friend:
        case Target::exhausted_friend: return true;
        case Target::friends_area: return used.range != 0;
        case Target::by_attack: return used.attack && asks(Rules::content.attacks[*used.attack]);
    }
    return false;
}
template <class Rules>
constexpr bool asks(const Table<Rules>& table, Model user, Source source) {
    const Hero& hero = table.heroes[user];
    if (hero.exhausted) return false;
    if (const PowerType* used = power_of(table, hero, source)) return asks(table, *used);
    const auto attack = attack_by(table, hero, source);
    return attack && asks(Rules::content.attacks[*attack]);
}

}  // namespace heroes::shining::detail
