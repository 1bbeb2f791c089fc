#pragma once

#include <heroes/shire/cards.hpp>
#include <heroes/shire/content/berserker.hpp>
#include <heroes/shire/content/cleric.hpp>
#include <heroes/shire/content/hunter.hpp>
#include <heroes/shire/content/paladin.hpp>
#include <heroes/shire/content/warrior.hpp>
#include <heroes/shire/content_of.hpp>

namespace heroes::shire {

namespace detail {

constexpr Chart ring_of_elements() {
    Chart chart{};
    const auto beats = [&](Element attacker, Element type) { chart[attacker][type] = 1; };
    beats(Element::shadow, Element::light), beats(Element::light, Element::frost);
    beats(Element::frost, Element::water), beats(Element::water, Element::fire);
    beats(Element::fire, Element::poison), beats(Element::poison, Element::shadow);
    return chart;
}

}  // namespace detail

// SHI-R72, SHI-L13: each element is stronger against the next of a ring, by 1 DMG.
inline constexpr Chart standard_chart = detail::ring_of_elements();

// The characters of the standard game in the order of their seats.
inline constexpr Content standard_content = content_of(standard_chart, cleric, paladin, hunter, berserker, warrior);

}  // namespace heroes::shire
