#pragma once

#include <cstdint>

#include <heroes/hamlet/detail/inventory.hpp>

// Rulebook, "Status effects": Bleed, Poison and Burn.
namespace heroes::hamlet::detail {

template <class Game>
constexpr Ailments& ailments_of(Game game, Fighter fighter) {
    return fighter == Fighter::hero ? game.hero().ailments : game.table.encounter.ailments;
}

// HAM-156, HAM-158: one health for each token, whatever the defence.
template <class Game>
constexpr void suffer(Game game, Fighter fighter) {
    const Ailments tokens = ailments_of(game, fighter);
    const int damage = static_cast<int>(tokens.size()) * game.knobs().status_damage;
    if (!tokens.empty())
        game.emit(StatusDamage{fighter, tokens, static_cast<std::uint8_t>(damage < 255 ? damage : 255)});
    game.lose_health(fighter, damage, HealthCause::status);
}

// HAM-R35: tokens are no limit, unless a house rule counts them: two of each type in play.
template <class Rules>
constexpr Ailments tokens_left(const Table<Rules>& table) {
    if (!table.rules.knobs.limited_status_tokens) return every_ailment;
    Ailments left{};
    for_each_enumerator<Ailment>([&](Ailment ailment) {
        int in_play = table.encounter.ailments.has(ailment) ? 1 : 0;
        for (const Hero& hero : table.heroes) in_play += hero.ailments.has(ailment) ? 1 : 0;
        if (in_play < 2) left.insert(ailment);
    });
    return left;
}

// HAM-153 to HAM-155, HAM-162: one token of each type that is not there yet and that nothing wards off.
template <class Game>
constexpr void inflict(Game game, Fighter victim, Ailments ailments) {
    if (ailments.empty()) return;
    if (victim == Fighter::hero)
        reveal_equipped(game, [&](const Passive& gear) { return !(gear.immune & ailments).empty(); });
    const Ailments immune =
        victim == Fighter::hero ? hero_force(game.table).immune() : opponent_force(game.table).immune();
    Ailments& tokens = ailments_of(game, victim);
    const Ailments taken = ((ailments - immune) - tokens) & tokens_left(game.table);
    if (taken.empty()) return;
    tokens = tokens | taken;
    game.emit(StatusInflicted{victim, taken});
}

template <class Game>
constexpr void cure(Game game, Fighter fighter, Ailments ailments) {
    Ailments& tokens = ailments_of(game, fighter);
    const Ailments cured = tokens & ailments;
    tokens = tokens - cured;
    if (!cured.empty()) game.emit(StatusCured{fighter, cured});
}

}  // namespace heroes::hamlet::detail
