#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include <heroes/core/hash.hpp>
#include <heroes/core/inline_vector.hpp>
#include <heroes/core/knobs.hpp>
#include <heroes/core/one_of.hpp>
#include <heroes/core/state.hpp>
#include <heroes/core/steps.hpp>
#include <heroes/hedra/actions.hpp>
#include <heroes/hedra/decisions.hpp>
#include <heroes/hedra/events.hpp>
#include <heroes/hedra/options.hpp>
#include <heroes/hedra/pieces.hpp>
#include <heroes/hedra/rules.hpp>

namespace heroes::hedra {

// How near the end is: nobody has reached the target, or the last round is this one or the next.
enum class Ending : std::uint8_t { open, next_round, this_round, last = this_round };

constexpr std::string_view name_of(Ending ending) {
    constexpr std::array<const char*, enum_count<Ending>> names{"open", "next round", "this round"};
    return index_of(ending) < names.size() ? names[index_of(ending)] : "no ending";
}

// The turn in progress.
struct Turn {
    DiceSet saved{};          // cannot be defeated for the rest of the turn
    std::uint16_t round = 0;  // 0 during the initial placement
    Seat active{};
    Seat start{};                  // the start player, first in turn order
    std::optional<Die> marched{};  // may not be moved again
    std::optional<std::uint8_t> first_qualified_team{};
    Ending ending{};

    bool operator==(const Turn&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("saved", self.saved), f("round", self.round), f("active", self.active), f("start", self.start);
        f("marched", self.marched), f("first_qualified_team", self.first_qualified_team), f("ending", self.ending);
    }
};

// A battle in progress: an attack, or a Dragon unleashed, and what it has defeated so far.
struct Battle {
    DiceSet defeated{};
    Battlefield at{};
    Cause cause{};
    std::optional<Seat> opponent{};  // whose dice are attacked, if a house rule says only one player's
    bool contested = false;          // enemies were there when the attack was rolled

    bool operator==(const Battle&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("defeated", self.defeated), f("at", self.at), f("cause", self.cause), f("opponent", self.opponent);
        f("contested", self.contested);
    }
};

// The parts of Clean up & Scoring in their order, HED-114. Those up to `go_home` are gone through owner by owner.
enum class Stage : std::uint8_t {
    sacrifice,
    save,
    retreat,
    go_home,
    carry_out,  // of choices made in secret
    score,
    paladin_rerolls,
    barbarian_rerolls,
    roll_announced,
    over,
    last = over
};

constexpr std::string_view name_of(Stage stage) {
    constexpr std::array<const char*, enum_count<Stage>> names{
        "sacrifice",         "save",           "retreat", "go home", "carry out", "score", "paladin rerolls",
        "barbarian rerolls", "roll announced", "over"};
    return index_of(stage) < names.size() ? names[index_of(stage)] : "no stage";
}

// Work that goes on by itself once the decisions above it are answered.
struct BeginPhase {
    static constexpr std::string_view name = "begin phase";
    Phase phase{};

    bool operator==(const BeginPhase&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("phase", self.phase);
    }
};
struct OfferPhase {
    static constexpr std::string_view name = "offer phase";
    Phase phase{};

    bool operator==(const OfferPhase&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("phase", self.phase);
    }
};
struct CleanUp {
    static constexpr std::string_view name = "clean up";
    Stage stage{};
    std::uint8_t owner = 0;  // counted in the order in which owners decide

    bool operator==(const CleanUp&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("stage", self.stage), f("owner", self.owner);
    }
};

// What is to be done, the next thing last: a decision, or work that goes on by itself.
using Step = StepOf<Decision, BeginPhase, OfferPhase, CleanUp>;
static_assert(sizeof(Step) == 4);

constexpr bool is_decision(const Step& step) { return step.index() < alternative_count<Decision>; }

// What an owner has chosen in secret; a piece of the spectator's means no piece, the Roost means nowhere.
struct SecretChoice {
    Piece protected_die{Seat::spectator, {}};
    Piece saved_die{Seat::spectator, {}};
    Battlefield saved_to{};
    Space rogue_to = Space::roost;

    bool operator==(const SecretChoice&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("protected_die", self.protected_die), f("saved_die", self.saved_die), f("saved_to", self.saved_to);
        f("rogue_to", self.rogue_to);
    }
};

// What only some house rules have to remember.
struct HouseState {
    PerSeat<SecretChoice, most_players> choices{};
    DiceSet picked{};      // dice for the Paladin's reroll that is offered
    DiceSet announced{};   // dice to be rerolled together
    SeatSet frenzied{};    // whose Barbarians are to be rerolled after that
    Battle interrupted{};  // the attack during which a Dragon was unleashed

    bool operator==(const HouseState&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("choices", self.choices), f("picked", self.picked), f("announced", self.announced);
        f("frenzied", self.frenzied), f("interrupted", self.interrupted);
    }
};

struct NoHouseState {
    bool operator==(const NoHouseState&) const = default;
};

constexpr bool needs_house_state(const Knobs& knobs) {
    return knobs.defender_choice_order == DefenderChoiceOrder::simultaneous || knobs.simultaneous_rerolls ||
           knobs.paladin_any_subset || knobs.unleash_between_attack_and_cleanup;
}

template <class Rules>
constexpr bool keeps_house_state() {
    if constexpr (FixedKnobs<Rules>)
        return needs_house_state(Rules::knobs);
    else
        return true;
}

// Everything that lies on the table, and what the game waits for. A die that is on no battlefield is at Home, or in
// its Roost if it is a Dragon: a hero in a Roost or a die in a foreign Home cannot even be written down.
template <class Rules_ = StandardRules>
struct Table {
    using Rules = Rules_;
    using Options = hedra::Options;
    using Action = hedra::Action;
    using Decision = hedra::Decision;
    using Event = hedra::Event;
    using House = std::conditional_t<keeps_house_state<Rules>(), HouseState, NoHouseState>;

    EnumArray<Battlefield, DiceSet> battlefields{};
    PerSeat<EnumArray<Die, std::uint8_t>, most_players> faces{};
    PerSeat<std::uint16_t, most_players> scores{};
    Options options{};
    Turn turn{};
    Battle battle{};
    EnumArray<Die, Piece, enum_count<Die> - 1> targets{};  // of the heroes assigned so far
    InlineVector<Step, keeps_house_state<Rules>() ? 12 : 5> steps{};
    [[no_unique_address]] House house{};
    [[no_unique_address]] Rules rules{};

    static constexpr std::uint64_t fingerprint() {
        std::uint64_t print = hash(Rules::dice, hash_text(Rules::name, hash_text("hedra")));
        if constexpr (FixedKnobs<Rules>) print = hash(Rules::knobs, print);
        return print;
    }

    bool operator==(const Table&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("battlefields", self.battlefields), f("faces", self.faces), f("scores", self.scores);
        f("options", self.options), f("turn", self.turn), f("battle", self.battle), f("targets", self.targets);
        f("steps", self.steps), f("house", self.house), f("rules", self.rules);
    }
};

// A game of Hedra in progress.
template <class Rules = StandardRules, Chance C = Pcg32>
using State = heroes::State<Table<Rules>, C>;

static_assert(std::is_trivially_copyable_v<Table<>>);
static_assert(sizeof(State<>) <= 256);

}  // namespace heroes::hedra
