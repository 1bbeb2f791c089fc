#pragma once

#include <cstdint>
#include <optional>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/fields.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/shining/pieces.hpp>

namespace heroes::shining {

using Party = EnumArray<Model, HeroCard, party_size>;
using Controllers = EnumArray<Model, std::optional<Seat>, party_size>;

// What the players settle before a game: how far it goes, and who plays whom.
struct Options {
    std::uint8_t players = 1;
    std::optional<Seat> first_player{};  // who speaks for all, SHN-R81; unset: the first seat
    Scope scope{};
    QuestCard quest{};          // where a quest or an encounter is played
    EncounterCard encounter{};  // where an encounter is played
    Party party{{HeroCard{0}, HeroCard{1}, HeroCard{2}, HeroCard{3}}};
    Controllers controllers{{std::nullopt, std::nullopt, std::nullopt, std::nullopt}};  // unset: dealt out in turn
    bool choose_party = false;  // the players pick the Heroes, SHN-D01

    static constexpr Members members{"players",   "first_player", "scope",       "quest",
                                     "encounter", "party",        "controllers", "choose_party"};
    bool operator==(const Options&) const = default;
};

// The games of the rulebook, ready to be played.
namespace presets {
inline constexpr Options campaign{};
constexpr Options quest(QuestCard card, std::uint8_t players = 1) {
    return {.players = players, .scope = Scope::quest, .quest = card};
}
constexpr Options encounter(EncounterCard card, std::uint8_t players = 1) {
    return {.players = players, .scope = Scope::encounter, .encounter = card};
}
}  // namespace presets

// SHN-004: who controls a Hero.
constexpr Seat controller(const Options& options, Model hero) {
    if (const auto& chosen = options.controllers[hero]) return *chosen;
    return static_cast<Seat>(index_of(hero) % options.players);
}
// SHN-R81: who answers for all.
constexpr Seat speaker(const Options& options) { return options.first_player.value_or(Seat::one); }

}  // namespace heroes::shining
