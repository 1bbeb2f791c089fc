#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include <heroes/core/enum_names.hpp>
#include <heroes/core/fields.hpp>
#include <heroes/core/inline_vector.hpp>
#include <heroes/core/rules.hpp>
#include <heroes/core/verbs.hpp>
#include <heroes/shire/actions.hpp>
#include <heroes/shire/decisions.hpp>
#include <heroes/shire/events.hpp>
#include <heroes/shire/options.hpp>
#include <heroes/shire/pieces.hpp>
#include <heroes/shire/rules.hpp>
#include <heroes/shire/tokens.hpp>

namespace heroes::shire {

namespace detail {

// The types of this game; core finds the functions of the chapters by argument-dependent lookup.
struct Chapters : GameOf<Options, Action, Decision, Event> {};

}  // namespace detail

// A character board with everything on it. What abilities give is not on it: that is read from the content.
struct Character {
    ConditionTokens conditions{};
    DiceRow<Slot> dice{};
    StatTokens buffs{};
    std::uint16_t shield = 0;
    TokenColumns bleed{};
    RegenTokens regen{};
    CharacterCard card = CharacterCard::no_character;
    std::uint8_t hp = 0;
    std::uint8_t base_hp = 0;
    Depths depths{};
    Card tab = Card::no_card;  // the card on the ability tab that is no creature
    std::uint8_t used = 0;     // abilities that work once per battle, one bit each
    std::uint8_t deaths = 0;   // of its creatures, since a spell that counts them was cast last
    Stats imprisoned{};        // the stats that are 0
    DiceRow<Increased> increased{};
    TieRolls ties{};

    static constexpr Members members{"conditions", "dice",       "buffs",     "shield", "bleed", "regen",
                                     "card",       "hp",         "base_hp",   "depths", "tab",   "used",
                                     "deaths",     "imprisoned", "increased", "ties"};
    bool operator==(const Character&) const = default;
};
static_assert(sizeof(Character) <= 96);

// A creature in play. Creatures have no tokens, SHI-414.
struct Creature {
    Card card = Card::no_card;
    std::uint8_t hp = 0;
    DiceRow<CreatureSlot> dice{};
    TieRolls ties{};

    static constexpr Members members{"card", "hp", "dice", "ties"};
    bool operator==(const Creature&) const = default;
};

// The round and the turn in progress.
struct Turn {
    Order order{};            // of the round; whoever has fallen is passed over
    ActorSet acted{};         // whose turn has begun in this round
    std::uint16_t round = 0;  // 0 during set-up
    std::uint8_t place = 0;   // of the active actor in the order
    Actor active = Actor::nobody;

    static constexpr Members members{"order", "acted", "round", "place", "active"};
    bool operator==(const Turn&) const = default;
};

// What happens to one target of a part.
enum class AimMark : std::uint8_t {
    dodged,
    fell,    // defeated while the part was resolved
    spared,  // a house rule lets an attack that was prevented leave nothing behind
    missed,  // a house rule lets an attack without damage count for nothing
    last = missed
};

constexpr EnumNames<AimMark> names_of(AimMark) { return {"dodged", "fell", "spared", "missed"}; }

// Somebody whom the part being resolved is aimed at.
struct Aim {
    Actor at{};
    EnumSet<AimMark> marks{};
    SeatSet redirected{};  // who has sent the attack on

    static constexpr Members members{"at", "marks", "redirected"};
    bool operator==(const Aim&) const = default;
};

// Work that goes on by itself once the decisions above it are answered.

enum class SetUpStage : std::uint8_t { characters, mastery, abilities, battle, last = battle };

constexpr EnumNames<SetUpStage> names_of(SetUpStage) { return {"characters", "mastery", "abilities", "battle"}; }

struct SetUp {
    SetUpStage stage{};
    Seat seat{};

    static constexpr Names names{"set up", "stage", "seat"};
    bool operator==(const SetUp&) const = default;
};

struct NextTurn {
    static constexpr Names names{"next turn"};
    bool operator==(const NextTurn&) const = default;
};

enum class TurnStage : std::uint8_t { drench, tokens, dice, skip, hero, abilities, main, end, over, last = over };

constexpr EnumNames<TurnStage> names_of(TurnStage) {
    return {"drench", "tokens", "dice", "skip", "hero", "abilities", "main", "end", "over"};
}

enum class TurnMark : std::uint8_t {
    skips,  // a house rule has settled at its start that it is skipped
    fell,
    frozen,
    knocked_back,  // and that it is because of Knockback
    last = knocked_back
};

constexpr EnumNames<TurnMark> names_of(TurnMark) { return {"skips", "fell", "frozen", "knocked back"}; }

// The turn of an actor, and what comes next in it.
struct TakeTurn {
    Actor actor{};
    TurnStage stage{};
    EnumSet<TurnMark> marks{};
    std::uint8_t abilities = 0;  // of the Hero phase that are left, one bit each

    static constexpr Names names{"take turn", "actor", "stage", "marks", "abilities"};
    bool operator==(const TakeTurn&) const = default;
};

// The single tokens whose order in the token upkeep can matter, in the order of the clause book.
enum class Tick : std::uint8_t {
    less_heal,
    more_heal,
    burn,
    lacerate,
    poison,
    drenched,
    no_heal,
    immune,
    last = immune
};

constexpr EnumNames<Tick> names_of(Tick) {
    return {"less heal", "more heal", "burn", "lacerate", "poison", "drenched", "no heal", "immune"};
}

using Ticks = EnumSet<Tick>;

constexpr Condition condition_of(Tick tick) {
    constexpr EnumArray<Tick, Condition> conditions{{Condition::less_heal, Condition::more_heal, Condition::burn,
                                                     Condition::lacerate, Condition::poison, Condition::drenched,
                                                     Condition::no_heal, Condition::immune}};
    return conditions[tick];
}

constexpr Conditions conditions_of(Ticks ticks) {
    Conditions conditions{};
    ticks.for_each([&](Tick tick) { conditions.insert(condition_of(tick)); });
    return conditions;
}
inline constexpr Conditions ticked_conditions = conditions_of(Ticks::all());

// The tick of one of these conditions.
constexpr Tick tick_of(Condition condition) {
    constexpr auto ticks = [] {
        EnumArray<Condition, Tick> of{};
        for_each_enumerator<Tick>([&](Tick tick) { of[condition_of(tick)] = tick; });
        return of;
    }();
    return ticks[condition];
}

// A token upkeep in progress: what is not yet ticked.
struct TickTokens {
    Actor actor{};
    Ticks singles{};
    TokenColumns bleed{};
    RegenTokens regen{};

    static constexpr Names names{"tick tokens", "actor", "singles", "bleed", "regen"};
    bool operator==(const TickTokens&) const = default;
};

enum class CastStage : std::uint8_t {
    aim,
    announce,
    react,
    redirect,
    dodge,
    damage,
    outcomes,
    abilities,
    counter,
    next_part,
    cool_down,
    last = cool_down
};

constexpr EnumNames<CastStage> names_of(CastStage) {
    return {"aim",      "announce",  "react",   "redirect",  "dodge",    "damage",
            "outcomes", "abilities", "counter", "next part", "cool down"};
}

enum class CastMark : std::uint8_t {
    counter,         // it is a counter-attack
    second_counter,  // to a counter-attack, by a house rule
    reaction,        // cast when attacked
    struck_bounty,   // the bounty holder was attacked
    caster_fell,
    target_fell,  // whoever was chosen for the first part
    target_died,  // somebody whom the part was aimed at
    landed,       // by a house rule spells that answer the attack come now
    last = landed
};

constexpr EnumNames<CastMark> names_of(CastMark) {
    return {"counter",     "second counter", "reaction",    "struck bounty",
            "caster fell", "target fell",    "target died", "landed"};
}

// A spell that is being cast, and what comes next of it, SHI-130 to SHI-139.
struct Cast {
    Actor caster{};
    Spell spell{};
    Actor target = Actor::nobody;  // chosen for the first part
    std::uint8_t part = 0;
    CastStage stage{};
    std::uint8_t cursor = 0;     // among the aims, or among the outcomes
    std::uint8_t first = 0;      // of its aims
    std::uint8_t dealt = 0;      // DMG by this part
    std::uint8_t successes = 0;  // of the condition die
    EnumSet<CastMark> marks{};

    static constexpr Names names{"cast",   "caster", "spell", "target",    "part", "stage",
                                 "cursor", "first",  "dealt", "successes", "marks"};
    bool operator==(const Cast&) const = default;
};

// An ability that is being carried out.
struct CarryOut {
    Seat owner{};
    std::uint8_t ability = 0;
    Actor source = Actor::nobody;
    std::uint8_t cursor = 0;
    std::uint8_t first = 0;
    bool aimed = false;
    bool lost = false;  // its owner fell

    static constexpr Names names{"carry out", "owner", "ability", "source", "cursor", "first", "aimed", "lost"};
    bool operator==(const CarryOut&) const = default;
};

// Abilities that answer what happened, one bit each.
struct AnswerWith {
    PerSeat<std::uint8_t, most_players> abilities{};
    Actor source = Actor::nobody;

    static constexpr Names names{"answer with", "abilities", "source"};
    bool operator==(const AnswerWith&) const = default;
};

// Characters whose gains Glowing has still to answer.
struct Glow {
    SeatSet gainers{};

    static constexpr Names names{"glow", "gainers"};
    bool operator==(const Glow&) const = default;
};

// Whoever has no HP left is defeated, and Darkness answers.
struct Fall {
    static constexpr Names names{"fall"};
    bool operator==(const Fall&) const = default;
};

// What is to be done, the next thing last: a decision, or work that goes on by itself.
struct Step : StepOf<Decision, SetUp, NextTurn, TakeTurn, TickTokens, Cast, CarryOut, AnswerWith, Glow, Fall> {
    using Variant::Variant;
};
static_assert(sizeof(Step) <= 12);

// What only some house rules have to remember: tokens that leave in the End phase, SHI-R06, and how many permanent
// stat tokens there are, SHI-R33, of each sign because a purge takes one sign.
struct Leaving {
    Conditions conditions{};
    StatSums raised{};
    StatSums lowered{};
    StatSums permanently_raised{};
    StatSums permanently_lowered{};

    static constexpr Members members{"conditions", "raised", "lowered", "permanently_raised", "permanently_lowered"};
    bool operator==(const Leaving&) const = default;
};
struct HouseState {
    PerSeat<Leaving, most_players> leaving{};

    static constexpr Members members{"leaving"};
    bool operator==(const HouseState&) const = default;
};
constexpr bool needs_house_state(const Knobs& knobs) {
    return knobs.tokens_leave_in_end_phase || knobs.most_permanent_buffs != 0;
}
// Everything that lies on the table, and what the game waits for.
template <class Rules_ = StandardRules>
struct Table : detail::Chapters {
    using Rules = Rules_;
    static_assert(detail::are_hooks_sound<Rules>());
    using House = HouseStateOf<Rules, HouseState>;

    // No decision has more legal actions: five points on three paths of five nodes, SHI-D03.
    static constexpr std::size_t most_actions = 56;
    static constexpr Refusals refusals{
        .game_over = Verdict::refused("SHI-008: the match is over"),
        .not_the_decider = Verdict::refused("SHI-014: it is another player who has to decide now"),
    };

    PerSeat<Character, most_players> characters{};
    PerSeat<EnumArray<Beside, Creature>, most_players> creatures{};
    Turn turn{};
    ActorSet standing{};  // in play and not defeated
    ActorSet dying{};     // defeated, while Darkness is still to answer
    InlineVector<Aim, 24> aims{};
    InlineVector<Step, 16> steps{};
    Options options{};
    Seat bounty = Seat::spectator;  // who has the token
    SeatSet winners{};
    Ending ending{};
    [[no_unique_address]] House house{};
    [[no_unique_address]] Rules rules{};

    static constexpr std::uint64_t fingerprint() { return fingerprint_of<Rules>("shire", Rules::content); }

    static constexpr Members members{"characters", "creatures", "turn",    "standing", "dying", "aims", "steps",
                                     "options",    "bounty",    "winners", "ending",   "house", "rules"};
    bool operator==(const Table&) const = default;
};

// A match in progress.
template <class Rules = StandardRules, Chance C = Pcg32>
using State = heroes::State<Table<Rules>, C>;

static_assert(std::is_trivially_copyable_v<Table<>>);
static_assert(sizeof(State<>) <= 1024);

}  // namespace heroes::shire
