#pragma once

#include <cstdint>

#include <heroes/hamlet/detail/inventory.hpp>

// Rulebook, "Status effects": Bleed, Poison and Burn.
namespace heroes::hamlet::detail {

template <class Game>
constexpr StatusEffects& status_effects_of(Game game, Fighter fighter) {
    return fighter == Fighter::hero ? hero_of(game).status_effects : game.table.encounter.status_effects;
}

// HAM-156, HAM-158: one health for each token, whatever the defense.
template <class Game>
constexpr void suffer(Game game, Fighter fighter) {
    const StatusEffects tokens = status_effects_of(game, fighter);
    const int damage = static_cast<int>(tokens.size()) * game.knobs().status_damage;
    if (!tokens.empty())
        game.emit(StatusDamage{fighter, tokens, static_cast<std::uint8_t>(damage < 255 ? damage : 255)});
    lose_health(game, fighter, damage, HealthCause::status);
}

// HAM-R35: tokens are no limit, unless a house rule counts them: two of each type in play.
template <class Rules>
constexpr StatusEffects tokens_left(const Table<Rules>& table) {
    if (!table.rules.knobs.limited_status_tokens) return every_status_effect;
    StatusEffects left{};
    for_each_enumerator<StatusEffect>([&](StatusEffect status_effect) {
        int in_play = table.encounter.status_effects.has(status_effect) ? 1 : 0;
        for (const auto& hero : table.heroes) in_play += hero.status_effects.has(status_effect) ? 1 : 0;
        if (in_play < 2) left.insert(status_effect);
    });
    return left;
}

// HAM-153 to HAM-155, HAM-162: one token of each type that is not there yet and that nothing wards off.
template <class Game>
constexpr void inflict(Game game, Fighter victim, StatusEffects status_effects) {
    if (status_effects.empty()) return;
    if (victim == Fighter::hero)
        reveal_equipped(game, [&](const Passive& gear) { return !(gear.immune & status_effects).empty(); });
    const StatusEffects immune =
        victim == Fighter::hero ? hero_force(game.table).immune() : opponent_force(game.table).immune();
    StatusEffects& tokens = status_effects_of(game, victim);
    const StatusEffects taken = ((status_effects - immune) - tokens) & tokens_left(game.table);
    if (taken.empty()) return;
    tokens = tokens | taken;
    game.emit(StatusInflicted{victim, taken});
}

template <class Game>
constexpr void cure(Game game, Fighter fighter, StatusEffects status_effects) {
    StatusEffects& tokens = status_effects_of(game, fighter);
    const StatusEffects cured = tokens & status_effects;
    tokens = tokens - cured;
    if (!cured.empty()) game.emit(StatusCured{fighter, cured});
}

}  // namespace heroes::hamlet::detail
