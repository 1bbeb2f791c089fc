#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include <heroes/core/enum_names.hpp>
#include <heroes/core/enum_set.hpp>
#include <heroes/core/fields.hpp>
#include <heroes/core/inline_vector.hpp>
#include <heroes/hero_master/pieces.hpp>

// The vocabulary of the cards: when something happens, on what condition, to whom, and what.
namespace heroes::hero_master {

// When an effect works.
enum class Timing : std::uint8_t {
    played_by_leader,  // T1: played by a player who was leader just before
    critical_fail,     // T2: after the Critical Fail card of this attack
    about_to_resolve,  // T3: before the dice of this attack
    played,            // T4
    passive,           // T5: as long as the card is in play
    monster_hits,      // T6
    monster_defeated,  // T7: before the rewards
    laid,              // LAID: as long as the attack lies in a slot
    phase_one,         // P1: a power used on the owner's own turn
    applied,           // AP: a power applied to an attack, passive for it
    leader,            // LL: of a Location, for who chose it
    party,             // LP: of a Location, for every player
    lasting,           // LT: of a Location, as long as it is visited
    drawn,             // CF: of a Critical Fail card
    last = drawn
};

constexpr EnumNames<Timing> names_of(Timing) {
    return {"played by the leader",
            "critical fail",
            "about to resolve",
            "played",
            "passive",
            "monster hits",
            "monster defeated",
            "laid",
            "phase one",
            "applied",
            "leader",
            "party",
            "lasting",
            "drawn"};
}

// HMA-Q01 to HMA-Q09: what must be so.
enum class Condition : std::uint8_t {
    always,
    leader,
    not_leader,
    foe,
    weapon,
    this_weapon,
    strength,
    discipline,
    attack,
    last = attack
};

constexpr EnumNames<Condition> names_of(Condition) {
    return {"always", "leader", "not leader", "foe", "weapon", "this weapon", "strength", "discipline", "attack"};
}

// HMA-W01 to HMA-W05: who is meant.
enum class Whom : std::uint8_t { you, attacker, bungler, other, present, last = present };

constexpr EnumNames<Whom> names_of(Whom) { return {"you", "attacker", "bungler", "other", "present"}; }

// HMA-K01 to HMA-K41: what happens.
enum class Kind : std::uint8_t {
    strength,
    multiply,
    hit,
    armour,
    ferocity,
    threshold,
    no_weapons,
    convert,
    skip_monster_die,
    ignore_bungle,
    hand_size,
    last_attack,
    displace,
    return_to_hand,
    take_token,
    pass_token,
    draw,
    search,
    discard,
    discard_random,
    refresh,
    exhaust,
    heal,
    wound,
    gain,
    loot,
    lose,
    steal,
    take_treasure,
    steal_treasure,
    destroy_treasure,
    sell,
    swap,
    replace,
    lurk,
    recall_attack,
    drop_attack,
    ignore_attack,
    place_token,
    maul,
    ambusher,
    last = ambusher
};

constexpr EnumNames<Kind> names_of(Kind) {
    return {"strength",
            "multiply",
            "hit",
            "armour",
            "ferocity",
            "threshold",
            "no weapons",
            "convert",
            "skip monster die",
            "ignore bungle",
            "hand size",
            "last attack",
            "displace",
            "return to hand",
            "take token",
            "pass token",
            "draw",
            "search",
            "discard",
            "discard random",
            "refresh",
            "exhaust",
            "heal",
            "wound",
            "gain",
            "loot",
            "lose",
            "steal",
            "treasure",
            "steal treasure",
            "destroy treasure",
            "sell",
            "swap",
            "replace",
            "lurk",
            "recall attack",
            "drop attack",
            "ignore attack",
            "place token",
            "maul",
            "ambusher"};
}

// Which sort of permanent cards is refreshed or exhausted.
enum class Sort : std::uint8_t { weapon, hero, last = hero };

constexpr EnumNames<Sort> names_of(Sort) { return {"weapon", "hero"}; }

constexpr Permanents of_sort(Sort sort) { return sort == Sort::weapon ? weapons : hero_cards; }

// One effect of a card. Which of the numbers mean something depends on kind and condition.
struct Effect {
    Timing when{};
    Kind kind{};
    std::int8_t n = 0;
    DamageTypes types{};  // of the kind
    Sort sort{};
    Whom whom{};
    bool may = false;       // the decider can refuse
    bool exhausts = false;  // using it exhausts the card
    Condition condition{};
    std::uint8_t of = 0;    // of the condition: a damage type, a monster type or a discipline
    std::int8_t above = 0;  // of the condition

    constexpr Effect optional() const {
        Effect same = *this;
        same.may = true;
        return same;
    }
    constexpr Effect exhausting() const {
        Effect same = *this;
        same.exhausts = true;
        return same;
    }
    constexpr Effect on(Whom who) const {
        Effect same = *this;
        same.whom = who;
        return same;
    }
    constexpr Effect given(Condition what, std::size_t which = 0, int more_than = 0) const {
        Effect same = *this;
        same.condition = what;
        same.of = static_cast<std::uint8_t>(which);
        same.above = static_cast<std::int8_t>(more_than);
        return same;
    }
    constexpr Effect if_leader() const { return given(Condition::leader); }
    constexpr Effect if_not_leader() const { return given(Condition::not_leader); }
    constexpr Effect if_foe(MonsterType type) const { return given(Condition::foe, index_of(type)); }
    constexpr Effect if_weapon(DamageType type) const { return given(Condition::weapon, index_of(type)); }
    constexpr Effect if_this(DamageType type) const { return given(Condition::this_weapon, index_of(type)); }
    constexpr Effect if_strength(DamageType type, int more_than) const {
        return given(Condition::strength, index_of(type), more_than);
    }
    constexpr Effect if_is(Discipline discipline) const { return given(Condition::discipline, index_of(discipline)); }
    constexpr Effect if_attack(DamageType type) const { return given(Condition::attack, index_of(type)); }

    static constexpr Members members{"when", "kind",     "n",         "types", "sort", "whom",
                                     "may",  "exhausts", "condition", "of",    "above"};
    bool operator==(const Effect&) const = default;
};

// The effects of a card, and at one look which timings and kinds are among them.
class Effects {
public:
    constexpr Effects() = default;
    constexpr Effects(std::initializer_list<Effect> effects) : list_(effects) {
        for (const Effect& effect : effects) {
            timings_.insert(effect.when);
            kinds_.insert(effect.kind);
        }
    }

    static constexpr std::size_t capacity() { return 3; }
    constexpr std::size_t size() const { return list_.size(); }
    constexpr bool empty() const { return list_.empty(); }
    constexpr const Effect& operator[](std::size_t i) const { return list_[i]; }
    constexpr const Effect* begin() const { return list_.begin(); }
    constexpr const Effect* end() const { return list_.end(); }

    constexpr bool has(Timing when) const { return timings_.has(when); }
    constexpr bool has(Kind kind) const { return kinds_.has(kind); }

    bool operator==(const Effects&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("list", self.list_);
    }

private:
    InlineVector<Effect, 3> list_{};
    EnumSet<Timing> timings_{};
    EnumSet<Kind> kinds_{};
};

// Which card speaks. The first five belong to a running attack and speak in this order, HMA-R59.
enum class Source : std::uint8_t {
    attack,
    bungle,
    first_weapon,
    second_weapon,
    armour,
    race,
    hero_class,
    monster,   // in the Encounter slot, or the one that makes a parting attack
    ambusher,  // in the Ambusher slot
    location,
    fail,    // a Critical Fail card
    played,  // the Action card that was just played
    last = played
};

using Sources = EnumSet<Source>;

constexpr EnumNames<Source> names_of(Source) {
    return {"attack", "bungle",  "first weapon", "second weapon", "armour",        "race",
            "class",  "monster", "ambusher",     "location",      "critical fail", "played"};
}

// Where an effect stands: on which card, and as which of its effects. The Action card is said of one that was just
// played; those of a running attack are known by the attack.
struct Origin {
    Source source{};
    std::uint8_t effect = 0;
    ActionCard card{};

    static constexpr Members members{"source", "effect", "card"};
    bool operator==(const Origin&) const = default;
};

// The kinds as cards write them.
inline constexpr DamageTypes each = DamageTypes::all();  // every type that the attack card prints

namespace detail {

constexpr Effect kind(Kind kind, int n = 0) { return {.kind = kind, .n = static_cast<std::int8_t>(n)}; }
constexpr Effect typed(Kind which, DamageTypes types, int n = 0) {
    Effect effect = kind(which, n);
    effect.types = types;
    return effect;
}
constexpr Effect sorted(Kind which, Sort sort, int n) {
    Effect effect = kind(which, n);
    effect.sort = sort;
    return effect;
}
constexpr Effect at(Timing when, Effect effect) {
    effect.when = when;
    return effect;
}

}  // namespace detail

constexpr Effect strength(DamageType type, int n) { return detail::typed(Kind::strength, {type}, n); }
constexpr Effect strength(DamageTypes types, int n) { return detail::typed(Kind::strength, types, n); }
constexpr Effect multiply(DamageType type, int n) { return detail::typed(Kind::multiply, {type}, n); }
constexpr Effect hit(int n) { return detail::kind(Kind::hit, n); }
constexpr Effect armour(int n) { return detail::kind(Kind::armour, n); }
constexpr Effect ferocity(int n) { return detail::kind(Kind::ferocity, n); }
constexpr Effect threshold(int n) { return detail::kind(Kind::threshold, n); }
constexpr Effect no_weapons() { return detail::kind(Kind::no_weapons); }
// The value of one type counts as one of several others.
constexpr Effect convert(DamageType from, DamageTypes into) {
    return detail::typed(Kind::convert, into, static_cast<int>(from));
}
constexpr Effect skip_monster_die() { return detail::kind(Kind::skip_monster_die); }
constexpr Effect ignore_bungle() { return detail::kind(Kind::ignore_bungle); }
constexpr Effect hand_size(int n) { return detail::kind(Kind::hand_size, n); }
constexpr Effect last_attack() { return detail::kind(Kind::last_attack); }
constexpr Effect displace() { return detail::kind(Kind::displace); }
constexpr Effect return_to_hand() { return detail::kind(Kind::return_to_hand); }
constexpr Effect take_token() { return detail::kind(Kind::take_token); }
constexpr Effect pass_token() { return detail::kind(Kind::pass_token); }
constexpr Effect draw(int n) { return detail::kind(Kind::draw, n); }
constexpr Effect search(int n) { return detail::kind(Kind::search, n); }
constexpr Effect discard(int n) { return detail::kind(Kind::discard, n); }
constexpr Effect discard_random(int n) { return detail::kind(Kind::discard_random, n); }
constexpr Effect refresh(Sort sort, int n) { return detail::sorted(Kind::refresh, sort, n); }
constexpr Effect exhaust(Sort sort, int n) { return detail::sorted(Kind::exhaust, sort, n); }
constexpr Effect heal(int n) { return detail::kind(Kind::heal, n); }
constexpr Effect wound(int n) { return detail::kind(Kind::wound, n); }
constexpr Effect gain(int n) { return detail::kind(Kind::gain, n); }
constexpr Effect loot(int n) { return detail::kind(Kind::loot, n); }
constexpr Effect lose(int n) { return detail::kind(Kind::lose, n); }
constexpr Effect steal(int n) { return detail::kind(Kind::steal, n); }
constexpr Effect take_treasure(int n) { return detail::kind(Kind::take_treasure, n); }
constexpr Effect steal_treasure() { return detail::kind(Kind::steal_treasure); }
constexpr Effect destroy_treasure() { return detail::kind(Kind::destroy_treasure); }
constexpr Effect sell(int price) { return detail::kind(Kind::sell, price); }
constexpr Effect swap_monster() { return detail::kind(Kind::swap); }
constexpr Effect replace_monster() { return detail::kind(Kind::replace); }
constexpr Effect lurk(int n) { return detail::kind(Kind::lurk, n); }
constexpr Effect recall_attack() { return detail::kind(Kind::recall_attack); }
constexpr Effect drop_attack() { return detail::kind(Kind::drop_attack); }
constexpr Effect ignore_attack() { return detail::kind(Kind::ignore_attack); }
constexpr Effect place_token() { return detail::kind(Kind::place_token); }
constexpr Effect maul(int n) { return detail::kind(Kind::maul, n); }
constexpr Effect ambusher() { return detail::kind(Kind::ambusher); }

// The timings as cards write them, before a kind: t4(draw(1)).optional().
constexpr Effect t1(const Effect& effect) { return detail::at(Timing::played_by_leader, effect); }
constexpr Effect t2(const Effect& effect) { return detail::at(Timing::critical_fail, effect); }
constexpr Effect t3(const Effect& effect) { return detail::at(Timing::about_to_resolve, effect); }
constexpr Effect t4(const Effect& effect) { return detail::at(Timing::played, effect); }
constexpr Effect t5(const Effect& effect) { return detail::at(Timing::passive, effect); }
constexpr Effect t6(const Effect& effect) { return detail::at(Timing::monster_hits, effect); }
constexpr Effect t7(const Effect& effect) { return detail::at(Timing::monster_defeated, effect); }
constexpr Effect while_laid(const Effect& effect) { return detail::at(Timing::laid, effect); }
constexpr Effect p1(const Effect& effect) { return detail::at(Timing::phase_one, effect); }
constexpr Effect ap(const Effect& effect) { return detail::at(Timing::applied, effect); }
constexpr Effect ll(const Effect& effect) { return detail::at(Timing::leader, effect); }
constexpr Effect lp(const Effect& effect) { return detail::at(Timing::party, effect); }
constexpr Effect lt(const Effect& effect) { return detail::at(Timing::lasting, effect); }
constexpr Effect cf(const Effect& effect) { return detail::at(Timing::drawn, effect); }

}  // namespace heroes::hero_master
