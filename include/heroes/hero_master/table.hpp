#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>

#include <heroes/core/inline_vector.hpp>
#include <heroes/core/rules.hpp>
#include <heroes/core/verbs.hpp>
#include <heroes/hero_master/actions.hpp>
#include <heroes/hero_master/decisions.hpp>
#include <heroes/hero_master/events.hpp>
#include <heroes/hero_master/options.hpp>
#include <heroes/hero_master/pieces.hpp>
#include <heroes/hero_master/rules.hpp>

namespace heroes::hero_master {

namespace detail {

// The types of this game; core finds the functions of the chapters by argument-dependent lookup.
struct Chapters : GameOf<Options, Action, Decision, Event> {};

// How many cards the sets of a table have room for: as many as one word has bits, if the content has no more. How many
// there will be of a content that is loaded when the program starts, nobody can tell.
template <class Rules>
consteval Room room_for() {
    if constexpr (FixedContent<Rules>)
        if (Rules::content.actions.count <= standard_room.actions &&
            Rules::content.treasures.count <= standard_room.treasures)
            return standard_room;
    return full_room;
}

}  // namespace detail

inline constexpr Seat nobody = Seat::spectator;

// An attack in a slot of a player board, with the bungle above it and perhaps an action token.
struct LaidAttack {
    ActionCard card{};
    ActionCard bungle{};    // if somebody has bungled it
    Seat bungler = nobody;  // who
    bool token = false;

    constexpr bool is_bungled() const { return bungler != nobody; }

    static constexpr Members members{"card", "bungle", "bungler", "token"};
    bool operator==(const LaidAttack&) const = default;
};

// What a player has to do with the Encounter in progress.
enum class Part : std::uint8_t { undecided, declined, taking_part, passed, defeated, last = defeated };

constexpr EnumNames<Part> names_of(Part) { return {"undecided", "declined", "taking part", "passed", "defeated"}; }

// A hero with everything on the player board and beside it. A view knows of others only the exposed cards of the hand;
// the hidden ones then lie in the deck, as do hidden Protest cards in theirs.
template <Room room>
struct HeroOf {
    EnumSet<ActionCard, room.actions> hand{};
    EnumSet<ActionCard, room.actions> deck{};
    EnumSet<ActionCard, room.actions> discard{};
    EnumSet<ActionCard, room.actions> exposed{};  // of the hand, what everybody has seen
    EnumSet<TreasureCard, room.treasures> stash{};
    InlineVector<LaidAttack, attack_slots> attacks{};
    EnumArray<ItemSlot, Item> items{{Item::original, Item::original, Item::original}};
    RaceCard race{};
    ClassCard hero_class{};
    std::int8_t health = 0;
    std::uint8_t marker = 0;  // of the hand size
    std::uint8_t gold = 0;
    Permanents exhausted{};
    Part part{};
    std::uint8_t hidden = 0;      // in a view: how many hand cards more there are
    bool hidden_protest = false;  // in a view: and a Protest card

    static constexpr Members members{"hand",      "deck", "discard",    "exposed",       "stash",  "attacks",
                                     "items",     "race", "hero_class", "health",        "marker", "gold",
                                     "exhausted", "part", "hidden",     "hidden_protest"};
    bool operator==(const HeroOf&) const = default;
};

// As it is in a table of the standard cards.
using Hero = HeroOf<standard_room>;

// A monster on the game board, with the gold that defeated heroes have left on it.
struct Monster {
    MonsterCard card{};
    std::uint8_t gold = 0;

    static constexpr Members members{"card", "gold"};
    bool operator==(const Monster&) const = default;
};

// A Location card that a leader discarded; unknown in the views of all others.
struct DiscardedLocation {
    std::optional<LocationCard> card{};
    Seat knower{};

    static constexpr Members members{"card", "knower"};
    bool operator==(const DiscardedLocation&) const = default;
};

// Where the Dragon's Den is: among the last cards of the deck, under it by a house rule, or drawn.
enum class DenPlace : std::uint8_t { among_the_last, under_the_deck, drawn, last = drawn };

constexpr EnumNames<DenPlace> names_of(DenPlace) { return {"among the last", "under the deck", "drawn"}; }

// What has happened in the attack that is running.
enum class Mark : std::uint8_t {
    parting,           // it is a monster's parting attack
    critical_fail,     // the hero's
    monster_hit,       // the monster has hit
    ignored,           // and is ignored
    monster_defeated,  // the monster is
    attacker_out,      // the hero was defeated and nothing further applies
    ambusher_hit,      // the Ambusher has hit
    ambusher_killed,   // the wound that defeats the hero is the Ambusher's
    bungle_ignored,    // the bungle counts for nothing
    skips_die,         // the black die is not rolled
    leader_changed,    // the token has another holder
    led,               // the hero was leader when the strength was fixed, if a card asks for that
    last = led
};

using Marks = EnumSet<Mark>;

constexpr EnumNames<Mark> names_of(Mark) {
    return {"parting",      "critical fail",   "monster hit",    "ignored",   "monster defeated", "attacker out",
            "ambusher hit", "ambusher killed", "bungle ignored", "skips die", "leader changed",   "led"};
}

// The attack that is being resolved: the leftmost one of a hero; or one hero's share of a parting attack.
struct Attack {
    Seat seat = nobody;
    MonsterCard monster{};
    Strengths strengths{{0, 0, 0, 0}};
    std::int8_t hit = 0;
    std::int8_t armour = 0;    // of the hero
    std::int8_t ferocity = 0;  // of the monster
    std::uint8_t threshold = 0;
    std::uint8_t green = 0;
    std::uint8_t black = 0;
    std::optional<FailCard> fail{};
    Permanents applied{};  // whose text works, the armour included
    Permanents used{};     // what is exhausted when the attack is over
    std::optional<Permanent> converted{};
    DamageType into{};
    Sources waiting{};  // whose effects of the timing at hand are still to come
    Marks marks{};

    static constexpr Members members{"seat",      "monster", "strengths", "hit",  "armour",  "ferocity",
                                     "threshold", "green",   "black",     "fail", "applied", "used",
                                     "converted", "into",    "waiting",   "marks"};
    bool operator==(const Attack&) const = default;
};

// The stages of a hand draw, HMA-R22, and of an attack, HMA-R58.
enum class HandStage : std::uint8_t { draw, protest, mulligan, last = mulligan };
enum class Stage : std::uint8_t {
    fix,            // the cards are committed: everything is added up
    about_to_roll,  // T3
    roll,
    critical_fail,       // the card
    after_fail,          // T2
    strike,              // hit and strength
    rewards,             // T7 is over
    victory,             // the token, and the monster to its discard pile
    compare,             // the monster's roll with the hero's armour
    ignore,              // T6 that ignores the attack
    wounds,              // and the monster's own T6
    reactions,           // other T6
    ambusher,            // its roll
    ambusher_reactions,  // T6 for it, by a house rule
    penalties,           // for defeat
    finish,              // exhaust, discard, next
    last = finish
};

constexpr EnumNames<HandStage> names_of(HandStage) { return {"draw", "protest", "mulligan"}; }
constexpr EnumNames<Stage> names_of(Stage) {
    return {"fix",       "about to roll", "roll",   "critical fail", "after fail", "strike",   "rewards",
            "victory",   "compare",       "ignore", "wounds",        "reactions",  "ambusher", "ambusher reactions",
            "penalties", "finish"};
}

// Work that goes on by itself once the decisions above it are answered.

// A hand draw, for the nth player clockwise from the leader.
struct DrawHands {
    HandStage stage{};
    std::uint8_t nth = 0;

    static constexpr Names names{"draw hands", "stage", "nth"};
    bool operator==(const DrawHands&) const = default;
};
// The effects of one card from one on, for whom they speak.
struct CarryOut {
    Seat seat{};
    Timing timing{};
    Origin origin{};

    static constexpr Names names{"carry out", "seat", "timing", "origin"};
    bool operator==(const CarryOut&) const = default;
};
// The effects of all waiting cards of the running attack.
struct CarryOutAll {
    Timing timing{};

    static constexpr Names names{"carry out all", "timing"};
    bool operator==(const CarryOutAll&) const = default;
};
// One effect for every hero present, from the left of its player on, who comes last.
struct OnPresent {
    Seat you{};
    std::uint8_t nth = 0;
    Origin origin{};

    static constexpr Names names{"on present", "you", "nth", "origin"};
    bool operator==(const OnPresent&) const = default;
};
// One party effect of the Location, for the nth player clockwise from who led when it began.
struct PartyEffects {
    Seat first{};
    std::uint8_t effect = 0;
    std::uint8_t nth = 0;

    static constexpr Names names{"party effects", "first", "effect", "nth"};
    bool operator==(const PartyEffects&) const = default;
};
struct PrepareBoard {
    static constexpr Names names{"prepare board"};
    bool operator==(const PrepareBoard&) const = default;
};
// A power after the turn's card, then the next turn.
struct OfferPowers {
    Seat seat{};

    static constexpr Names names{"offer powers", "seat"};
    bool operator==(const OfferPowers&) const = default;
};
struct NextTurn {
    Seat after{};

    static constexpr Names names{"next turn", "after"};
    bool operator==(const NextTurn&) const = default;
};
struct ResolveAttack {
    Stage stage{};

    static constexpr Names names{"resolve attack", "stage"};
    bool operator==(const ResolveAttack&) const = default;
};
struct GiveTreasure {
    Seat seat{};
    std::uint8_t left = 0;

    static constexpr Names names{"give treasure", "seat", "left"};
    bool operator==(const GiveTreasure&) const = default;
};
// Attacks that may return to a hand, from a slot of the nth player clockwise from the leader on.
struct ReturnCards {
    Seat victor{};
    std::uint8_t nth = 0;
    AttackSlot slot{};

    static constexpr Names names{"return cards", "victor", "nth", "slot"};
    bool operator==(const ReturnCards&) const = default;
};
// A parting attack, on the nth hero from the first on; before the roll nobody is first.
struct Parting {
    Seat first{};
    std::uint8_t nth = 0;
    std::uint8_t black = 0;

    static constexpr Names names{"parting", "first", "nth", "black"};
    bool operator==(const Parting&) const = default;
};

// What is to be done, the next thing last: a decision, or work that goes on by itself. Work that never waits for a
// player is no step but a call. Of eight bytes, so that a step is found without a multiplication and moved as one word,
// which saves ten instructions of a decision.
struct alignas(8) Step : StepOf<Decision, CarryOut, ResolveAttack, DrawHands, Parting, OfferPowers, PartyEffects,
                                GiveTreasure, CarryOutAll, PrepareBoard, OnPresent, NextTurn, ReturnCards> {
    using Variant::Variant;
};
static_assert(sizeof(Step) <= 8);

// Everything that lies on the table, and what the game waits for.
template <class Rules_ = StandardRules>
struct Table : detail::Chapters {
    using Rules = Rules_;
    static_assert(detail::are_hooks_sound<Rules>());

    // The longest list is that of a hero who sells: every treasure, or none. Among other cards it may be the hand, or the
    // deck that is searched.
    static constexpr std::size_t most_actions = detail::room_for<Rules>().actions;
    static constexpr Refusals refusals{
        .game_over = Verdict::refused("HMA-002: the game is over"),
        .not_the_decider = Verdict::refused("HMA-077: it is another player who has to decide now"),
    };

    // How many cards the sets below have room for.
    static constexpr Room room = detail::room_for<Rules>();
    using Hero = HeroOf<room>;
    using ActionCards = EnumSet<ActionCard, room.actions>;
    using TreasureCards = EnumSet<TreasureCard, room.treasures>;

    PerSeat<Hero, most_players> heroes{};
    ActionCards protest_deck{};

    MonsterCards monster_deck{};
    MonsterCards monster_discard{};
    MonsterCards bosses{};  // face up beside the Monster deck
    TreasureCards treasure_deck{};
    TreasureCards treasure_discard{};
    TreasureCards treasure_pile{};  // face up beside the game board
    FailCards fail_deck{};
    FailCards fail_discard{};
    LocationCards unseen_locations{};  // ordinary ones that nobody has drawn: the deck, and those out of the game

    InlineVector<std::optional<LocationCard>, 2> offered{};
    InlineVector<DiscardedLocation, 4> discarded{};
    std::optional<LocationCard> location{};
    std::uint8_t locations_left = 0;  // in the deck
    DenPlace den{};
    std::uint8_t visited = 0;  // Locations, this one included

    std::optional<Monster> encounter{};
    std::optional<Monster> ambusher{};
    InlineVector<Monster, most_lurking> lurking{};
    std::uint8_t loot = 0;
    std::uint8_t tokens = 0;  // action tokens in the supply
    bool boss_fell = false;   // the monster of this Location's warning sign

    Seat leader{};
    SeatSet declined{};          // who declined to initiate, one after the other
    std::uint8_t mulligans = 0;  // of the player who is drawing
    Options options{};
    Attack attack{};
    InlineVector<Step, 9> steps{};
    [[no_unique_address]] Rules rules{};

    static constexpr std::uint64_t fingerprint() { return fingerprint_of<Rules>("hero_master", Rules::content); }

    bool operator==(const Table&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("heroes", self.heroes), f("protest_deck", self.protest_deck), f("monster_deck", self.monster_deck);
        f("monster_discard", self.monster_discard), f("bosses", self.bosses), f("treasure_deck", self.treasure_deck);
        f("treasure_discard", self.treasure_discard), f("treasure_pile", self.treasure_pile);
        f("fail_deck", self.fail_deck), f("fail_discard", self.fail_discard);
        f("unseen_locations", self.unseen_locations), f("offered", self.offered), f("discarded", self.discarded);
        f("location", self.location), f("locations_left", self.locations_left), f("den", self.den);
        f("visited", self.visited), f("encounter", self.encounter), f("ambusher", self.ambusher);
        f("lurking", self.lurking), f("loot", self.loot), f("tokens", self.tokens), f("boss_fell", self.boss_fell);
        f("leader", self.leader), f("declined", self.declined), f("mulligans", self.mulligans);
        f("options", self.options), f("attack", self.attack), f("steps", self.steps), f("rules", self.rules);
    }
};

// A game of Hero Master in progress.
template <class Rules = StandardRules, Chance C = Pcg32>
using State = heroes::State<Table<Rules>, C>;

static_assert(std::is_trivially_copyable_v<Table<>>);
static_assert(sizeof(State<>) <= 512);

}  // namespace heroes::hero_master
