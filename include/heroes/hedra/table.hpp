#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include <heroes/core/inline_vector.hpp>
#include <heroes/core/rules.hpp>
#include <heroes/core/verbs.hpp>
#include <heroes/hedra/actions.hpp>
#include <heroes/hedra/decisions.hpp>
#include <heroes/hedra/events.hpp>
#include <heroes/hedra/options.hpp>
#include <heroes/hedra/pieces.hpp>
#include <heroes/hedra/rules.hpp>

namespace heroes::hedra {

namespace detail {

// The types of this game; core finds the functions of the chapters by argument-dependent lookup.
struct Chapters : GameOf<Options, Action, Decision, Event> {};

}  // namespace detail

// How near the end is: nobody has reached the target, or the last round is this one or the next.
enum class Ending : std::uint8_t { open, next_round, this_round, last = this_round };

constexpr EnumNames<Ending> names_of(Ending) { return {"open", "next round", "this round"}; }

// The turn in progress.
struct Turn {
    DiceSet saved{};          // cannot be defeated for the rest of the turn
    std::uint16_t round = 0;  // 0 during the initial placement
    Seat active{};
    Seat start{};                  // the start player, first in turn order
    std::optional<Die> marched{};  // may not be moved again
    std::optional<std::uint8_t> first_qualified_team{};
    Ending ending{};

    static constexpr Members members{"saved", "round", "active", "start", "marched", "first_qualified_team", "ending"};
    bool operator==(const Turn&) const = default;
};

// A battle in progress: an attack, or a Dragon unleashed, and what it has defeated so far.
struct Battle {
    DiceSet defeated{};
    Battlefield at{};
    Cause cause{};
    std::optional<Seat> opponent{};  // whose dice are attacked, if a house rule says only one player's
    bool contested = false;          // enemies were there when the attack was rolled

    static constexpr Members members{"defeated", "at", "cause", "opponent", "contested"};
    bool operator==(const Battle&) const = default;
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

constexpr EnumNames<Stage> names_of(Stage) {
    return {"sacrifice",         "save",           "retreat", "go home", "carry out", "score", "paladin rerolls",
            "barbarian rerolls", "roll announced", "over"};
}

// Work that goes on by itself once the decisions above it are answered.
struct BeginPhase {
    Phase phase{};

    static constexpr Names names{"begin phase", "phase"};
    bool operator==(const BeginPhase&) const = default;
};
struct OfferPhase {
    Phase phase{};

    static constexpr Names names{"offer phase", "phase"};
    bool operator==(const OfferPhase&) const = default;
};
struct CleanUp {
    Stage stage{};
    std::uint8_t owner = 0;  // counted in the order in which owners decide

    static constexpr Names names{"clean up", "stage", "owner"};
    bool operator==(const CleanUp&) const = default;
};
struct BeginCleanUp {
    static constexpr Names names{"begin clean up"};
    bool operator==(const BeginCleanUp&) const = default;
};

// What is to be done, the next thing last: a decision, or work that goes on by itself.
struct Step : StepOf<Decision, BeginPhase, OfferPhase, CleanUp, BeginCleanUp> {
    using Variant::Variant;
};
static_assert(sizeof(Step) == 4);

// What an owner has chosen in secret; a piece of the spectator's means no piece, the Roost means nowhere.
struct SecretChoice {
    Piece protected_die{Seat::spectator, {}};
    Piece saved_die{Seat::spectator, {}};
    Battlefield saved_to{};
    Space rogue_to = Space::roost;

    static constexpr Members members{"protected_die", "saved_die", "saved_to", "rogue_to"};
    bool operator==(const SecretChoice&) const = default;
};

// What only some house rules have to remember.
struct HouseState {
    PerSeat<SecretChoice, most_players> choices{};
    DiceSet picked{};      // dice for the Paladin's reroll that is offered
    DiceSet announced{};   // dice to be rerolled together
    SeatSet frenzied{};    // whose Barbarians are to be rerolled after that
    Battle interrupted{};  // the attack during which a Dragon was unleashed

    static constexpr Members members{"choices", "picked", "announced", "frenzied", "interrupted"};
    bool operator==(const HouseState&) const = default;
};

constexpr bool needs_house_state(const Knobs& knobs) {
    return knobs.defender_choice_order == DefenderChoiceOrder::simultaneous || knobs.simultaneous_rerolls ||
           knobs.paladin_any_subset || knobs.unleash_between_attack_and_cleanup;
}

// Everything that lies on the table, and what the game waits for. A die that is on no battlefield is at Home, or in
// its Roost if it is a Dragon: a hero in a Roost or a die in a foreign Home cannot even be written down.
template <class Rules_ = StandardRules>
struct Table : detail::Chapters {
    using Rules = Rules_;
    static_assert(detail::are_hooks_sound<Rules>());
    using House = HouseStateOf<Rules, HouseState>;

    // No decision has more legal actions than 44: six heroes with seven destinations each, to pass, and to unleash.
    // Only where teammates save each other's dice, by a house rule, there can be more: five players in one team may
    // send any of 34 dice to six battlefields, or decline.
    static constexpr std::size_t most_actions = 34 * 6 + 1;
    static constexpr Refusals refusals{
        .game_over = Verdict::refused("HED-230: the game is over"),
        .not_the_decider = Verdict::refused("HED-295: it is another player who has to decide now"),
    };

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

    static constexpr std::uint64_t fingerprint() { return fingerprint_of<Rules>("hedra", Rules::dice); }

    static constexpr Members members{"battlefields", "faces",   "scores", "options", "turn",
                                     "battle",       "targets", "steps",  "house",   "rules"};
    bool operator==(const Table&) const = default;
};

// A game of Hedra in progress.
template <class Rules = StandardRules, Chance C = Pcg32>
using State = heroes::State<Table<Rules>, C>;

static_assert(std::is_trivially_copyable_v<Table<>>);
static_assert(sizeof(State<>) <= 256);

}  // namespace heroes::hedra
