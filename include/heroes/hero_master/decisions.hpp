#pragma once

#include <cstdint>

#include <heroes/core/fields.hpp>
#include <heroes/core/one_of.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/hero_master/effects.hpp>
#include <heroes/hero_master/pieces.hpp>

namespace heroes::hero_master {

// Keep the hand or draw another, one card smaller?
struct ChooseMulligan {
    Seat seat{};

    static constexpr Names names{"choose mulligan", "seat"};
    bool operator==(const ChooseMulligan&) const = default;
};

// The least gold: protest?
struct ChooseProtest {
    Seat seat{};

    static constexpr Names names{"choose protest", "seat"};
    bool operator==(const ChooseProtest&) const = default;
};

// Too many cards for a new Location: which one goes?
struct DiscardDown {
    Seat seat{};

    static constexpr Names names{"discard down", "seat"};
    bool operator==(const DiscardDown&) const = default;
};

// Which of the two Locations?
struct ChooseLocation {
    Seat seat{};

    static constexpr Names names{"choose location", "seat"};
    bool operator==(const ChooseLocation&) const = default;
};

// Which card is taken from the player's deck?
struct SearchDeck {
    Seat seat{};
    std::uint8_t left = 0;  // cards to take

    static constexpr Names names{"search deck", "seat", "left"};
    bool operator==(const SearchDeck&) const = default;
};

// Which treasure is sold, or none any more?
struct SellTreasure {
    Seat seat{};
    std::uint8_t price = 0;

    static constexpr Names names{"sell treasure", "seat", "price"};
    bool operator==(const SellTreasure&) const = default;
};

// The leader: which monster, or decline?
struct ChooseEncounter {
    Seat seat{};

    static constexpr Names names{"choose encounter", "seat"};
    bool operator==(const ChooseEncounter&) const = default;
};

// The leader has declared a monster: which attack?
struct LayFirstAttack {
    Seat seat{};
    bool used_power = false;  // in this turn, so that a card must follow

    static constexpr Names names{"lay first attack", "seat", "used_power"};
    bool operator==(const LayFirstAttack&) const = default;
};

// Lay a first attack, or decline?
struct JoinEncounter {
    Seat seat{};
    bool used_power = false;  // in this turn, so that a card must follow

    static constexpr Names names{"join encounter", "seat", "used_power"};
    bool operator==(const JoinEncounter&) const = default;
};

// Another attack, a bungle, or pass?
struct TakeTurn {
    Seat seat{};
    bool used_power = false;  // in this turn, so that a card must follow

    static constexpr Names names{"take turn", "seat", "used_power"};
    bool operator==(const TakeTurn&) const = default;
};

// The turn's card is played: use a power, too?
struct AfterCard {
    Seat seat{};

    static constexpr Names names{"after card", "seat"};
    bool operator==(const AfterCard&) const = default;
};

// In which slot is this attack laid?
struct ChooseSlot {
    Seat seat{};
    ActionCard card{};

    static constexpr Names names{"choose slot", "seat", "card"};
    bool operator==(const ChooseSlot&) const = default;
};

// On which attack is this bungle played?
struct ChooseTarget {
    Seat seat{};
    ActionCard card{};

    static constexpr Names names{"choose target", "seat", "card"};
    bool operator==(const ChooseTarget&) const = default;
};

// An optional effect: carry it out?
struct ChooseEffect {
    Seat seat{};
    Seat hero{};  // whom it would affect
    Origin origin{};

    static constexpr Names names{"choose effect", "seat", "hero", "origin"};
    bool operator==(const ChooseEffect&) const = default;
};

// Which other hero is affected?
struct ChooseOther {
    Seat seat{};
    Origin origin{};

    static constexpr Names names{"choose other", "seat", "origin"};
    bool operator==(const ChooseOther&) const = default;
};

// Which own attack is taken back?
struct ChooseRecall {
    Seat seat{};

    static constexpr Names names{"choose recall", "seat"};
    bool operator==(const ChooseRecall&) const = default;
};

// Which own attack is discarded, or none if that may be?
struct ChooseDrop {
    Seat seat{};
    bool may = false;

    static constexpr Names names{"choose drop", "seat", "may"};
    bool operator==(const ChooseDrop&) const = default;
};

// Which exhausted card is refreshed?
struct ChooseRefresh {
    Seat seat{};
    Sort sort{};
    std::uint8_t left = 0;

    static constexpr Names names{"choose refresh", "seat", "sort", "left"};
    bool operator==(const ChooseRefresh&) const = default;
};

// Which ready card of a hero is exhausted?
struct ChooseExhaust {
    Seat seat{};
    Seat hero{};
    Sort sort{};
    std::uint8_t left = 0;

    static constexpr Names names{"choose exhaust", "seat", "hero", "sort", "left"};
    bool operator==(const ChooseExhaust&) const = default;
};

// Which monster changes places with the encountered one, or none if that may be?
struct ChooseSwap {
    Seat seat{};
    bool may = false;

    static constexpr Names names{"choose swap", "seat", "may"};
    bool operator==(const ChooseSwap&) const = default;
};

// Which weapons and Hero cards are applied to the attack?
struct CommitCards {
    Seat seat{};

    static constexpr Names names{"commit cards", "seat"};
    bool operator==(const CommitCards&) const = default;
};

// Which value is converted, and into what?
struct ChooseConversion {
    Seat seat{};

    static constexpr Names names{"choose conversion", "seat"};
    bool operator==(const ChooseConversion&) const = default;
};

// Which treasure of the pile?
struct ChooseTreasure {
    Seat seat{};
    std::uint8_t left = 0;  // treasures to take

    static constexpr Names names{"choose treasure", "seat", "left"};
    bool operator==(const ChooseTreasure&) const = default;
};

// Where does the treasure go?
struct PlaceTreasure {
    Seat seat{};
    TreasureCard treasure{};

    static constexpr Names names{"place treasure", "seat", "treasure"};
    bool operator==(const PlaceTreasure&) const = default;
};

// Does the original item return to its slot?
struct RestoreOriginal {
    Seat seat{};
    ItemSlot slot{};

    static constexpr Names names{"restore original", "seat", "slot"};
    bool operator==(const RestoreOriginal&) const = default;
};

// Which hand card is discarded?
struct DiscardCards {
    Seat seat{};
    std::uint8_t left = 0;

    static constexpr Names names{"discard cards", "seat", "left"};
    bool operator==(const DiscardCards&) const = default;
};

// Does this attack return to the hand?
struct ChooseReturn {
    Seat seat{};
    AttackSlot slot{};

    static constexpr Names names{"choose return", "seat", "slot"};
    bool operator==(const ChooseReturn&) const = default;
};

// Which treasure is stolen, or none if that may be?
struct ChooseStolen {
    Seat seat{};
    Seat from{};
    bool may = false;

    static constexpr Names names{"choose stolen", "seat", "from", "may"};
    bool operator==(const ChooseStolen&) const = default;
};

// Which own treasure is destroyed?
struct ChooseDestroyed {
    Seat seat{};

    static constexpr Names names{"choose destroyed", "seat"};
    bool operator==(const ChooseDestroyed&) const = default;
};

// Which card's effects come next?
struct OrderEffects {
    Seat seat{};
    Timing timing{};

    static constexpr Names names{"order effects", "seat", "timing"};
    bool operator==(const OrderEffects&) const = default;
};

// What the game waits for, and from whom: every decision names its seat.
struct Decision : OneOf<ChooseMulligan, ChooseProtest, DiscardDown, ChooseLocation, SearchDeck, SellTreasure,
                        ChooseEncounter, LayFirstAttack, JoinEncounter, TakeTurn, AfterCard, ChooseSlot, ChooseTarget,
                        ChooseEffect, ChooseOther, ChooseRecall, ChooseDrop, ChooseRefresh, ChooseExhaust, ChooseSwap,
                        CommitCards, ChooseConversion, ChooseTreasure, PlaceTreasure, RestoreOriginal, DiscardCards,
                        ChooseReturn, ChooseStolen, ChooseDestroyed, OrderEffects> {
    using OneOf::OneOf;
};

}  // namespace heroes::hero_master
