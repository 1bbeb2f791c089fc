#pragma once

#include <heroes/hamlet/content.hpp>
#include <heroes/hamlet/content/artifacts.hpp>
#include <heroes/hamlet/content/decrees.hpp>
#include <heroes/hamlet/content/heroes.hpp>
#include <heroes/hamlet/content/items.hpp>
#include <heroes/hamlet/content/monsters.hpp>
#include <heroes/hamlet/content/mutations.hpp>

namespace heroes::hamlet {

// The cards of the standard game. counts.hpp judges them, because every program that plays would pay for it here.
inline constexpr Content standard_content{detail::Judged{{
    .heroes = standard_heroes,
    .monsters = standard_monsters,
    .mutations = standard_mutations,
    .items = standard_items,
    .artifacts = standard_artifacts,
    .sigils = standard_sigils,
    .decrees = standard_decrees,
}}};

}  // namespace heroes::hamlet
