#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include <heroes/core/deck.hpp>
#include <heroes/core/inline_vector.hpp>
#include <heroes/core/rules.hpp>
#include <heroes/core/verbs.hpp>
#include <heroes/hamlet/actions.hpp>
#include <heroes/hamlet/content.hpp>
#include <heroes/hamlet/decisions.hpp>
#include <heroes/hamlet/events.hpp>
#include <heroes/hamlet/options.hpp>
#include <heroes/hamlet/pieces.hpp>
#include <heroes/hamlet/rules.hpp>

namespace heroes::hamlet {

namespace detail {

// The types of this game; core finds the functions of the chapters by argument-dependent lookup.
struct Chapters : GameOf<Options, Action, Decision, Event> {};

// How many cards of a kind the sets of a table have room for: as many as one word has bits, if the content has no more.
// How many there will be of a content that is loaded when the program starts, nobody can tell.
template <class Rules>
consteval std::size_t room_for() {
    if constexpr (FixedContent<Rules>)
        if (most_of_a_kind(Rules::content) <= standard_room) return standard_room;
    return most_cards;
}

}  // namespace detail

using EquipSlots = EnumArray<Slot, Item>;

inline constexpr EquipSlots empty_slots{{Item::nothing, Item::nothing, Item::nothing}};

// A hero in play with everything its player has. What lies in no slot is in the backpack.
template <std::size_t room>
struct HeroOf {
    EnumSet<ItemCard, room> items{};
    EnumSet<ItemCard, room> hidden{};  // of the items, those that only the owner and the knowers have seen
    EnumSet<MonsterCard, room> trophies{};
    Artifacts artifacts{};
    EquipSlots slots = empty_slots;
    HeroCard card{};
    std::uint8_t health = 0;
    std::uint8_t maximum = 0;
    Sigils sigils{};
    StatusEffects status_effects{};
    bool favor_ready = false;
    std::uint8_t gold = 0;           // change, where a house rule lets players keep it
    SeatSet knowers{};               // who else has seen the hidden items
    std::uint8_t unknown = 0;        // in a view: how many items more there are, of the deck as it was shuffled last
    std::uint8_t unknown_older = 0;  // and from before

    static constexpr Members members{"items",       "hidden", "trophies", "artifacts", "slots",
                                     "card",        "health", "maximum",  "sigils",    "status_effects",
                                     "favor_ready", "gold",   "knowers",  "unknown",   "unknown_older"};
    bool operator==(const HeroOf&) const = default;
};

// A region with its monster, and the belongings of those who died there. A monster that is not being fought is
// always in full health and free of tokens, so only the encounter counts these.
template <std::size_t room>
struct RegionSpaceOf {
    EnumSet<ItemCard, room> items{};
    Artifacts artifacts{};
    Sigils sigils{};
    std::optional<MonsterCard> monster{};
    InlineVector<MutationCard, 2> mutations{};

    static constexpr Members members{"items", "artifacts", "sigils", "monster", "mutations"};
    bool operator==(const RegionSpaceOf&) const = default;
};

// The Corrupted Champion in the Abbey. Its cards are face up once everybody knows them. In a view a card that the seat
// does not know is empty.
template <std::size_t room>
struct ChampionOf {
    EnumSet<ItemCard, room> items{};
    Artifacts artifacts{};
    Sigils sigils{};
    SeatSet hero_knowers{};
    std::optional<HeroCard> hero{};
    InlineVector<std::optional<MutationCard>, champion_mutations> mutations{};
    SeatSet mutation_knowers{};
    // How many of the mutations lie here since before the discard was shuffled into their deck. These are none of the
    // cards that were shuffled in, so everybody can tell which they are, if not which is which.
    std::uint8_t older = 0;
    std::uint8_t oldest = 0;  // of these, how many lay here already at the shuffle before that

    static constexpr Members members{"items",     "artifacts",        "sigils", "hero_knowers", "hero",
                                     "mutations", "mutation_knowers", "older",  "oldest"};
    bool operator==(const ChampionOf&) const = default;
};

// As they are in a table of the standard cards.
using Hero = HeroOf<standard_room>;
using RegionSpace = RegionSpaceOf<standard_room>;
using Champion = ChampionOf<standard_room>;

inline constexpr SeatSet everybody = SeatSet::all();

// The actions of the Hamlet phase, each once per turn.
enum class HamletAction : std::uint8_t { rearrange, heal, oblation_health, oblation_recharge, shop, sell, last = sell };

using HamletActions = EnumSet<HamletAction>;

constexpr EnumNames<HamletAction> names_of(HamletAction) {
    return {"rearrange", "heal", "oblation for health", "oblation for the favor", "shop", "sell"};
}

// The turn in progress.
template <std::size_t room>
struct TurnOf {
    EnumSet<ItemCard, room> running{};  // consumables that were used and still have effect
    std::uint16_t round = 1;
    std::uint16_t number = 0;  // of turns begun, this one included
    Seat active{};
    Seat start{};  // the first player
    HamletActions taken{};
    std::uint8_t encounters = 0;  // completed in this turn
    std::uint8_t fatigue = 0;     // tokens
    std::uint8_t discount = 0;
    bool favor_running = false;
    bool rearranged_in_combat = false;
    std::optional<Region> last_region{};  // of the last encounter

    static constexpr Members members{"running",
                                     "round",
                                     "number",
                                     "active",
                                     "start",
                                     "taken",
                                     "encounters",
                                     "fatigue",
                                     "discount",
                                     "favor_running",
                                     "rearranged_in_combat",
                                     "last_region"};
    bool operator==(const TurnOf&) const = default;
};

// The encounter in progress, with the opponent's health and tokens.
struct Encounter {
    EnumArray<Die, std::uint8_t> dice{};  // as they lie; 0 before they are rolled
    RerollSources rerolled{};             // for this roll
    std::optional<Lair> at{};
    std::uint8_t health = 0;
    StatusEffects status_effects{};
    std::uint8_t extra_attacks = 0;  // still to be made in this combat turn
    bool used_consumable = false;    // in this combat turn
    bool attacked = false;
    bool fleeing = false;  // after a failed escape roll

    static constexpr Members members{"dice",          "rerolled",        "at",       "health", "status_effects",
                                     "extra_attacks", "used_consumable", "attacked", "fleeing"};
    bool operator==(const Encounter&) const = default;
};

// Work that goes on by itself once the decisions above it are answered.
struct DrawHero {
    Seat seat{};

    static constexpr Names names{"draw hero", "seat"};
    bool operator==(const DrawHero&) const = default;
};
struct BeginPlay {
    static constexpr Names names{"begin play"};
    bool operator==(const BeginPlay&) const = default;
};
struct BeginHamlet {
    static constexpr Names names{"begin hamlet"};
    bool operator==(const BeginHamlet&) const = default;
};
struct MonsterTurn {
    static constexpr Names names{"monster turn"};
    bool operator==(const MonsterTurn&) const = default;
};
struct TakeSpoils {
    MonsterCard monster{};

    static constexpr Names names{"take spoils", "monster"};
    bool operator==(const TakeSpoils&) const = default;
};
struct EndTurn {
    static constexpr Names names{"end turn"};
    bool operator==(const EndTurn&) const = default;
};

// What is to be done, the next thing last: a decision, or work that goes on by itself.
struct Step : StepOf<Decision, DrawHero, BeginPlay, BeginHamlet, MonsterTurn, TakeSpoils, EndTurn> {
    using Variant::Variant;
};
static_assert(sizeof(Step) <= 8);

// Everything that lies on the table, and what the game waits for.
template <class Rules_ = StandardRules>
struct Table : detail::Chapters {
    using Rules = Rules_;
    static_assert(detail::are_hooks_sound<Rules>());

    // No decision has more: seven ways to pick dice for each of nine re-rolls, or to keep the roll.
    static constexpr std::size_t most_actions = 9 * 7 + 1;
    static constexpr Refusals refusals{
        .game_over = Verdict::refused("HAM-219: the game is over"),
        .not_the_decider = Verdict::refused("HAM-043: it is another player who has to decide now"),
    };

    // How many cards of a kind the sets below have room for.
    static constexpr std::size_t room = detail::room_for<Rules>();
    using Hero = HeroOf<room>;
    using RegionSpace = RegionSpaceOf<room>;
    using ItemCards = EnumSet<ItemCard, room>;
    using MonsterCards = EnumSet<MonsterCard, room>;
    using MutationCards = EnumSet<MutationCard, room>;

    PerSeat<Hero, most_players> heroes{};
    // One by one: g++ 12 leaves the elements of an array that is initialised by {} without a value in constant
    // expressions.
    EnumArray<Region, RegionSpace> regions{{RegionSpace{}, RegionSpace{}, RegionSpace{}, RegionSpace{}}};
    ChampionOf<room> champion{};

    Deck<MonsterCard, 4, room> monster_deck{};
    Deck<MutationCard, 2, room> mutation_deck{};
    Deck<ItemCard, 2, room> item_deck{};
    Deck<HeroCard, 2> hero_deck{};
    Deck<DecreeCard, 2> decree_deck{};
    MonsterCards monster_discard{};
    MutationCards mutation_discard{};
    ItemCards item_discard{};
    MonsterCards monsters_in_graveyard{};
    DecreeCards decree_discard{};
    HeroCards heroes_in_graveyard{};
    MonsterCards out_of_the_game{};

    TurnOf<room> turn{};
    Encounter encounter{};
    DecreeCards decrees{};  // active: one at most, unless a house rule lets them accumulate
    Artifacts artifacts_aside{};
    EnumArray<ShopSpace, std::optional<ItemCard>> shop{};
    Sigils sigils_aside{};
    std::uint8_t moon = 0;  // counted from New Moon
    bool waning = false;
    SeatSet out{};       // who is out of the game
    SeatSet heroless{};  // who draws a hero at the start of the next turn
    Options options{};
    std::optional<Seat> winner{};
    Ending ending{};
    InlineVector<Step, 6> steps{};
    ItemCards older_items{};  // hidden ones that were dealt before the item deck was shuffled last
    [[no_unique_address]] Rules rules{};

    static constexpr std::uint64_t fingerprint() { return fingerprint_of<Rules>("hamlet", Rules::content); }

    bool operator==(const Table&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("heroes", self.heroes), f("regions", self.regions), f("champion", self.champion);
        f("monster_deck", self.monster_deck), f("mutation_deck", self.mutation_deck);
        f("item_deck", self.item_deck), f("hero_deck", self.hero_deck), f("decree_deck", self.decree_deck);
        f("monster_discard", self.monster_discard), f("mutation_discard", self.mutation_discard);
        f("item_discard", self.item_discard), f("decree_discard", self.decree_discard);
        f("monsters_in_graveyard", self.monsters_in_graveyard), f("heroes_in_graveyard", self.heroes_in_graveyard);
        f("out_of_the_game", self.out_of_the_game), f("older_items", self.older_items), f("turn", self.turn);
        f("encounter", self.encounter), f("decrees", self.decrees), f("artifacts_aside", self.artifacts_aside);
        f("shop", self.shop), f("sigils_aside", self.sigils_aside), f("moon", self.moon), f("waning", self.waning);
        f("out", self.out), f("heroless", self.heroless), f("options", self.options), f("winner", self.winner);
        f("ending", self.ending), f("steps", self.steps), f("rules", self.rules);
    }
};

// A game of Hamlet in progress.
template <class Rules = StandardRules, Chance C = Pcg32>
using State = heroes::State<Table<Rules>, C>;

static_assert(std::is_trivially_copyable_v<Table<>>);
static_assert(sizeof(State<>) <= 512);

}  // namespace heroes::hamlet
