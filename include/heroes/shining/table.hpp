#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/inline_vector.hpp>
#include <heroes/core/rules.hpp>
#include <heroes/core/verbs.hpp>
#include <heroes/shining/actions.hpp>
#include <heroes/shining/decisions.hpp>
#include <heroes/shining/events.hpp>
#include <heroes/shining/map.hpp>
#include <heroes/shining/options.hpp>
#include <heroes/shining/pieces.hpp>
#include <heroes/shining/rules.hpp>
#include <heroes/shining/squares.hpp>

namespace heroes::shining {

namespace detail {

// The types of this game; core finds the functions of the chapters by argument-dependent lookup.
struct Chapters : GameOf<Options, Action, Decision, Event> {};

}  // namespace detail

// A Hero with everything it has, and what holds for it in this encounter.
struct Hero {
    HeroCard card{};
    Seat player{};
    Stats stats{{0, 0, 0, 0, 0, 0}};
    std::uint8_t hp = 0;
    std::uint8_t mp = 0;
    Items items = no_items;
    EquipmentSet equipment{};
    bool exhausted = false;

    Square square = Square::nowhere;
    bool moved = false;
    std::uint8_t rp = 0;
    std::uint8_t ap = 0;
    std::uint8_t movement = 0;
    std::uint8_t next_ap = 0;  // more AP in the next activation, SHN-K16
    std::uint8_t ward = 0;
    std::uint8_t slow = 0;
    std::uint8_t advantage = 0;
    std::uint8_t provoke = 0;
    Powers used_in_encounter{};
    Powers used_in_activation{};

    bool operator==(const Hero&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("card", self.card), f("player", self.player), f("stats", self.stats), f("hp", self.hp), f("mp", self.mp);
        f("items", self.items), f("equipment", self.equipment), f("exhausted", self.exhausted);
        f("square", self.square), f("moved", self.moved), f("rp", self.rp), f("ap", self.ap);
        f("movement", self.movement), f("next_ap", self.next_ap), f("ward", self.ward), f("slow", self.slow);
        f("advantage", self.advantage), f("provoke", self.provoke);
        f("used_in_encounter", self.used_in_encounter), f("used_in_activation", self.used_in_activation);
    }
};
using Heroes = EnumArray<Model, Hero, party_size>;
inline constexpr Heroes no_heroes{{Hero{}, Hero{}, Hero{}, Hero{}}};

// A monster in play.
struct Monster {
    Model model{};
    MonsterCard card{};
    std::uint8_t number = 1;  // whose slot it acts on, SHN-R03
    std::uint8_t hp = 0;
    Square square = Square::nowhere;
    std::uint8_t ward = 0;
    std::uint8_t slow = 0;
    bool fresh = false;  // entered in this round

    static constexpr Members members{"model", "card", "number", "hp", "square", "ward", "slow", "fresh"};
    bool operator==(const Monster&) const = default;
};

// Where the initiative token stands.
struct Initiative {
    std::uint16_t round = 0;
    Models acted{};             // of the monsters on this slot
    std::uint8_t slot = 0;      // beyond the last one it is the Final Step
    bool begun = false;         // the Hero on this slot has had its step, or the Final Step was dealt with
    bool activated = false;     // the Hero on this slot is activating
    std::uint8_t arrivals = 0;  // at the Final Step

    static constexpr Members members{"round", "acted", "slot", "begun", "activated", "arrivals"};
    bool operator==(const Initiative&) const = default;
};

enum class Battle : std::uint8_t { fighting, won, lost, last = lost };

constexpr EnumNames<Battle> names_of(Battle) { return {"fighting", "won", "lost"}; }

// The encounter in progress.
struct Encounter {
    EventCards event_deck{};  // not revealed yet, those on the Final Step included
    EnumArray<Role, DeckPlaces> ai_decks{{DeckPlaces{}, DeckPlaces{}, DeckPlaces{}}};  // not revealed yet
    EncounterCard card{};
    Battle battle{};
    LossCause loss{};
    std::uint8_t events = 0;  // face down on the Final Step
    std::uint8_t timers = 0;
    std::uint8_t object_hp = 0;
    std::uint8_t object_vit = 0;
    Square object = Square::nowhere;
    std::uint8_t rage = 0;
    bool flooded = false;
    bool boss_fallen = false;
    bool in_combat = false;
    SquareSet touched{};  // goals

    static constexpr Members members{"event_deck", "ai_decks", "card",        "battle",     "loss",
                                     "events",     "timers",   "object_hp",   "object_vit", "object",
                                     "rage",       "flooded",  "boss_fallen", "in_combat",  "touched"};
    bool operator==(const Encounter&) const = default;
};

// How far an attack has got, SHN-K06.
enum class Stage : std::uint8_t { roll, compare, would_suffer, deal, on_hit, chains, after, last = after };

constexpr EnumNames<Stage> names_of(Stage) {
    return {"roll", "compare", "would suffer", "deal", "on hit", "chains", "after"};
}

// An attack under way.
struct Assault {
    Models left{};      // targets to come
    Models attacked{};  // Heroes, for their reactions afterwards
    Powers used{};      // reactions of the Hero that is asked, to this trigger
    Model attacker{};
    AttackCard attack{};
    Square from = Square::nowhere;    // where the attacker stood
    Square centre = Square::nowhere;  // of the area, or where the target stood
    InlineVector<Die, most_dice> dice{};
    std::uint8_t advantage = 0;
    std::uint8_t discards = 0;  // dice to be discarded
    std::uint8_t bonus = 0;     // SHN-K34, as it was when the attack was declared
    Stage stage{};
    Model target{};
    std::uint8_t damage = 0;
    bool hit = false;
    std::uint8_t chain = 0;  // the next CHAIN
    bool self_done = false;  // effects on the attacker come once
    Model asked{};           // the next Hero to be asked for a reaction

    bool operator==(const Assault&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("left", self.left), f("attacked", self.attacked), f("used", self.used), f("attacker", self.attacker);
        f("attack", self.attack), f("from", self.from), f("centre", self.centre), f("dice", self.dice);
        f("advantage", self.advantage), f("discards", self.discards), f("bonus", self.bonus);
        f("stage", self.stage), f("target", self.target), f("damage", self.damage), f("hit", self.hit);
        f("chain", self.chain), f("self_done", self.self_done), f("asked", self.asked);
    }
};

// The monster that is activating.
struct Acting {
    Model monster{};
    AiCard card{};
    std::uint8_t command = 0;
    std::uint8_t times = 0;  // attacks of this command made so far
    bool aimed = false;      // the target was picked
    std::optional<Model> target{};

    static constexpr Members members{"monster", "card", "command", "times", "aimed", "target"};
    bool operator==(const Acting&) const = default;
};

// The campaign around it.
struct Campaign {
    QuestCards done{};
    QuestCards open{};
    QuestCard quest{};
    std::uint8_t preparations = 0;  // of this quest
    bool new_game_plus = false;

    static constexpr Members members{"done", "open", "quest", "preparations", "new_game_plus"};
    bool operator==(const Campaign&) const = default;
};

// Work that goes on by itself once the decisions above it are answered.

// The party is complete.
struct BeginCampaign {
    static constexpr Names names{"begin campaign"};
    bool operator==(const BeginCampaign&) const = default;
};
// The preparation list of the quest is handed out.
struct Prepare {
    std::uint8_t supply = 0;
    std::uint8_t copy = 0;

    static constexpr Names names{"prepare", "supply", "copy"};
    bool operator==(const Prepare&) const = default;
};
// The set-up of the encounter goes on.
struct SetUp {
    std::uint8_t line = 0;

    static constexpr Names names{"set up", "line"};
    bool operator==(const SetUp&) const = default;
};
struct BeginCombat {
    static constexpr Names names{"begin combat"};
    bool operator==(const BeginCombat&) const = default;
};
// The token goes along the track.
struct FollowTrack {
    static constexpr Names names{"follow track"};
    bool operator==(const FollowTrack&) const = default;
};
// A LUCK roll is read, and what follows from it.
struct CheatDeath {
    Model hero{};

    static constexpr Names names{"cheat death", "hero"};
    bool operator==(const CheatDeath&) const = default;
};
// An attack goes on.
struct ResolveAttack {
    static constexpr Names names{"resolve attack"};
    bool operator==(const ResolveAttack&) const = default;
};
// A monster follows its card.
struct FollowCard {
    static constexpr Names names{"follow card"};
    bool operator==(const FollowCard&) const = default;
};
// The lines of an Event are resolved.
struct ResolveEvent {
    EventCard card{};
    std::uint8_t line = 0;

    static constexpr Names names{"resolve event", "card", "line"};
    bool operator==(const ResolveEvent&) const = default;
};
// An Event does DMG to some Heroes.
struct Hurt {
    Models victims{};
    std::uint8_t amount = 0;

    static constexpr Names names{"hurt", "victims", "amount"};
    bool operator==(const Hurt&) const = default;
};
// Monsters advance by an Event, one after the other.
struct Advance {
    Models left{};
    Models targets{};  // of the next one, once they are settled
    std::uint8_t points = 0;

    static constexpr Names names{"advance", "left", "targets", "points"};
    bool operator==(const Advance&) const = default;
};
// The LUCK roll of a Hero that may use items before it, by a house rule.
struct RollLuck {
    Model hero{};

    static constexpr Names names{"roll luck", "hero"};
    bool operator==(const RollLuck&) const = default;
};
// The end of an encounter: its rewards, one after the other.
struct Conclude {
    std::uint8_t reward = 0;
    std::uint8_t count = 0;  // Heroes or copies that are done

    static constexpr Names names{"conclude", "reward", "count"};
    bool operator==(const Conclude&) const = default;
};
// What a power does, effect by effect.
struct ResolvePower {
    Model hero{};
    Source source{};
    Model target{};
    Square centre = Square::nowhere;
    std::uint8_t effect = 0;

    static constexpr Names names{"resolve power", "hero", "source", "target", "centre", "effect"};
    bool operator==(const ResolvePower&) const = default;
};

// What is to be done, the next thing last: a decision, or work that goes on by itself.
struct Step : StepOf<Decision, BeginCampaign, Prepare, SetUp, BeginCombat, FollowTrack, CheatDeath, ResolveAttack,
                     FollowCard, ResolveEvent, Conclude, ResolvePower, Hurt, Advance, RollLuck> {
    using Variant::Variant;
};
static_assert(sizeof(Step) <= 8);

// Everything that lies on the table, and what the game waits for.
template <class Rules_ = StandardRules>
struct Table : detail::Chapters {
    using Rules = Rules_;
    static_assert(detail::are_hooks_sound<Rules>());

    // The standard game has 60 at most, the squares up to five away from one. A Hero with all the cards that there is
    // room for, on Stairs and beside three others, may move, act, give any item to any of them, end or concede.
    static constexpr std::size_t most_actions = enum_count<Direction> + most_linked_stairs + enum_count<Weapon> +
                                                enum_count<Power> + enum_count<Item> * party_size + 2;
    static constexpr Refusals refusals{
        .game_over = Verdict::refused("SHN-168: the game is over"),
        .not_the_decider = Verdict::refused("SHN-R81: it is another player who has to decide now"),
    };

    Heroes heroes = no_heroes;                        // in the Hero order
    Heroes before_quest = no_heroes;                  // SHN-R99
    InlineVector<Monster, most_monsters> monsters{};  // in the order of entry
    Encounter encounter{};
    Initiative initiative{};
    Acting acting{};
    InlineVector<Assault, 2> assaults{};  // the last one goes on; a Strike interrupts another
    LuckDice luck{{0, 0, 0, 0}};
    Campaign campaign{};
    Options options{};
    Ending ending{};
    InlineVector<Step, 12> steps{};
    [[no_unique_address]] Rules rules{};

    static constexpr std::uint64_t fingerprint() { return fingerprint_of<Rules>("shining", Rules::content); }

    static constexpr Members members{"heroes", "before_quest", "monsters", "encounter", "initiative",
                                     "acting", "assaults",     "luck",     "campaign",  "options",
                                     "ending", "steps",        "rules"};
    bool operator==(const Table&) const = default;
};

// A game of Shining Heroes in progress.
template <class Rules = StandardRules, Chance C = Pcg32>
using State = heroes::State<Table<Rules>, C>;

static_assert(std::is_trivially_copyable_v<Table<>>);
static_assert(sizeof(State<>) <= 1024);

}  // namespace heroes::shining
