#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include <heroes/core/deck.hpp>
#include <heroes/core/hash.hpp>
#include <heroes/core/inline_vector.hpp>
#include <heroes/core/knobs.hpp>
#include <heroes/core/one_of.hpp>
#include <heroes/core/state.hpp>
#include <heroes/core/steps.hpp>
#include <heroes/hamlet/actions.hpp>
#include <heroes/hamlet/decisions.hpp>
#include <heroes/hamlet/events.hpp>
#include <heroes/hamlet/options.hpp>
#include <heroes/hamlet/pieces.hpp>
#include <heroes/hamlet/rules.hpp>

namespace heroes::hamlet {

using EquipSlots = EnumArray<Slot, Item>;

inline constexpr EquipSlots empty_slots{{Item::nothing, Item::nothing, Item::nothing}};

// A hero in play with everything its player has. What lies in no slot is in the backpack.
struct Hero {
    ItemCards items{};
    ItemCards hidden{};  // of the items, those that only the owner and the knowers have seen
    MonsterCards trophies{};
    Artifacts artifacts{};
    EquipSlots slots = empty_slots;
    HeroCard card{};
    std::uint8_t health = 0;
    std::uint8_t maximum = 0;
    Sigils sigils{};
    Ailments ailments{};
    bool favor_ready = false;
    std::uint8_t gold = 0;           // change, where a house rule lets players keep it
    SeatSet knowers{};               // who else has seen the hidden items
    std::uint8_t unknown = 0;        // in a view: how many items more there are, of the deck as it was shuffled last
    std::uint8_t unknown_older = 0;  // and from before

    bool operator==(const Hero&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("items", self.items), f("hidden", self.hidden), f("trophies", self.trophies);
        f("artifacts", self.artifacts), f("slots", self.slots), f("card", self.card), f("health", self.health);
        f("maximum", self.maximum), f("sigils", self.sigils), f("ailments", self.ailments);
        f("favor_ready", self.favor_ready), f("gold", self.gold), f("knowers", self.knowers);
        f("unknown", self.unknown), f("unknown_older", self.unknown_older);
    }
};

// A region with its monster, and the belongings of those who died there. A monster that is not being fought is
// always in full health and free of tokens, so only the encounter counts these.
struct RegionSpace {
    ItemCards items{};
    Artifacts artifacts{};
    Sigils sigils{};
    std::optional<MonsterCard> monster{};
    InlineVector<MutationCard, 2> mutations{};

    bool operator==(const RegionSpace&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("items", self.items), f("artifacts", self.artifacts), f("sigils", self.sigils);
        f("monster", self.monster), f("mutations", self.mutations);
    }
};

// The Corrupted Champion in the Abbey. Its cards are face up once everybody knows them. In a view a card that the seat
// does not know is empty.
struct Champion {
    ItemCards items{};
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

    bool operator==(const Champion&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("items", self.items), f("artifacts", self.artifacts), f("sigils", self.sigils);
        f("hero_knowers", self.hero_knowers), f("hero", self.hero), f("mutations", self.mutations);
        f("mutation_knowers", self.mutation_knowers), f("older", self.older), f("oldest", self.oldest);
    }
};

inline constexpr SeatSet everybody = SeatSet::all();

// The actions of the Hamlet phase, each once per turn.
enum class HamletAction : std::uint8_t { rearrange, heal, oblation_health, oblation_recharge, shop, sell, last = sell };

using HamletActions = EnumSet<HamletAction>;

constexpr std::string_view name_of(HamletAction action) {
    constexpr std::array<const char*, enum_count<HamletAction>> names{
        "rearrange", "heal", "oblation for health", "oblation for the favor", "shop", "sell"};
    return index_of(action) < names.size() ? names[index_of(action)] : "no action";
}

// The turn in progress.
struct Turn {
    ItemCards running{};  // consumables that were used and still have effect
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

    bool operator==(const Turn&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("running", self.running), f("round", self.round), f("number", self.number), f("active", self.active);
        f("start", self.start), f("taken", self.taken), f("encounters", self.encounters);
        f("fatigue", self.fatigue), f("discount", self.discount), f("favor_running", self.favor_running);
        f("rearranged_in_combat", self.rearranged_in_combat), f("last_region", self.last_region);
    }
};

// The encounter in progress, with the opponent's health and tokens.
struct Encounter {
    EnumArray<Die, std::uint8_t> dice{};  // as they lie; 0 before they are rolled
    RerollSources rerolled{};             // for this roll
    std::optional<Lair> at{};
    std::uint8_t health = 0;
    Ailments ailments{};
    std::uint8_t extra_attacks = 0;  // still to be made in this combat turn
    bool used_consumable = false;    // in this combat turn
    bool attacked = false;
    bool fleeing = false;  // after a failed escape roll

    bool operator==(const Encounter&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("dice", self.dice), f("rerolled", self.rerolled), f("at", self.at), f("health", self.health);
        f("ailments", self.ailments), f("extra_attacks", self.extra_attacks);
        f("used_consumable", self.used_consumable), f("attacked", self.attacked), f("fleeing", self.fleeing);
    }
};

// Work that goes on by itself once the decisions above it are answered.
struct DrawHero {
    static constexpr std::string_view name = "draw hero";
    Seat seat{};

    bool operator==(const DrawHero&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat);
    }
};
struct BeginPlay {
    static constexpr std::string_view name = "begin play";

    bool operator==(const BeginPlay&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self&, F&&) {}
};
struct BeginHamlet {
    static constexpr std::string_view name = "begin hamlet";

    bool operator==(const BeginHamlet&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self&, F&&) {}
};
struct MonsterTurn {
    static constexpr std::string_view name = "monster turn";

    bool operator==(const MonsterTurn&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self&, F&&) {}
};
struct TakeSpoils {
    static constexpr std::string_view name = "take spoils";
    MonsterCard monster{};

    bool operator==(const TakeSpoils&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("monster", self.monster);
    }
};
struct EndTurn {
    static constexpr std::string_view name = "end turn";

    bool operator==(const EndTurn&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self&, F&&) {}
};

// What is to be done, the next thing last: a decision, or work that goes on by itself.
using Step = StepOf<Decision, DrawHero, BeginPlay, BeginHamlet, MonsterTurn, TakeSpoils, EndTurn>;
static_assert(sizeof(Step) <= 8);

constexpr bool is_decision(const Step& step) { return step.index() < alternative_count<Decision>; }

// Who plays, and where: one part of a table, which has two so that each is small enough to be copied quickly.
struct Board {
    PerSeat<Hero, most_players> heroes{};
    // One by one, because g++ 12 forgets in constant expressions what an empty list stands for.
    EnumArray<Region, RegionSpace> regions{{RegionSpace{}, RegionSpace{}, RegionSpace{}, RegionSpace{}}};
    Champion champion{};

    bool operator==(const Board&) const = default;
};

// The decks and piles, and how far the game has come. The last member fills its word, because g++ copies a part that
// ends in padding twice.
struct Course {
    Deck<MonsterCard> monster_deck{};
    Deck<MutationCard, 2> mutation_deck{};
    Deck<ItemCard, 2> item_deck{};
    Deck<HeroCard, 2> hero_deck{};
    Deck<DecreeCard, 2> decree_deck{};
    MonsterCards monster_discard{};
    MutationCards mutation_discard{};
    ItemCards item_discard{};
    MonsterCards monsters_in_graveyard{};
    DecreeCards decree_discard{};
    HeroCards heroes_in_graveyard{};
    MonsterCards out_of_the_game{};

    Turn turn{};
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

    bool operator==(const Course&) const = default;
};

// Everything that lies on the table, and what the game waits for.
template <class Rules_ = StandardRules>
struct Table : Board, Course {
    using Rules = Rules_;
    using Options = hamlet::Options;
    using Action = hamlet::Action;
    using Decision = hamlet::Decision;
    using Event = hamlet::Event;

    [[no_unique_address]] Rules rules{};

    static constexpr std::uint64_t fingerprint() {
        std::uint64_t print = hash(Rules::content, hash_text(Rules::name, hash_text("hamlet")));
        if constexpr (FixedKnobs<Rules>) print = hash(Rules::knobs, print);
        return print;
    }

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

// A copy, part by part, because each of them is copied quickly.
template <class Rules>
constexpr Table<Rules> copy_of(const Table<Rules>& table) {
    return {static_cast<const Board&>(table), static_cast<const Course&>(table), table.rules};
}
static_assert(sizeof(Board) <= heroes::detail::quick_piece && sizeof(Course) <= heroes::detail::quick_piece);

// A game of Hamlet in progress.
template <class Rules = StandardRules, Chance C = Pcg32>
using State = heroes::State<Table<Rules>, C>;

static_assert(std::is_trivially_copyable_v<Table<>>);
static_assert(sizeof(State<>) <= 512);

}  // namespace heroes::hamlet
