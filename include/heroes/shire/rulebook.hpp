#pragma once

#include <cstddef>
#include <string_view>

#include <heroes/core/enum_names.hpp>
#include <heroes/core/rules.hpp>
#include <heroes/core/verdict.hpp>
#include <heroes/shire/cards.hpp>
#include <heroes/shire/options.hpp>
#include <heroes/shire/rules.hpp>

namespace heroes::shire {

// The name under which games are recorded.
constexpr std::string_view name_of(const Options&) { return "shire"; }

namespace detail {

template <class Row, class Type, class F>
constexpr void list_rows(std::string_view kind, const Cards<Row, Type>& rows, F& f) {
    for (std::size_t i = 0; i != rows.count; ++i) f(kind, rows.names.values[i], rows.types.values[i]);
}

}  // namespace detail

// Calls f(kind, name, value) for everything that tells one set of rules from another: the knobs, and the content.
template <class Rules, class F>
constexpr void list_rules(const Options&, const Rules& rules, F&& f) {
    list_knobs(rules, f);
    const Content& content = Rules::content;
    detail::list_rows("character", content.characters, f);
    detail::list_rows("card", content.cards, f);
    detail::list_rows("spell", content.spells, f);
    detail::list_rows("ability", content.abilities, f);
    for_each_enumerator<Element>([&](Element element) { f("element", name_of(element), content.chart[element]); });
}

// Whether a match can be set up like this.
template <class Rules = StandardRules>
constexpr Verdict judge(const Options& options, const Rules& rules = {}) {
    if (options.players < 2 || options.players > most_players)
        return Verdict::refused("SHI-R02: two to six characters fight");
    if (rules.knobs.duplicates == Duplicates::never && options.players > Rules::content.characters.count)
        return Verdict::refused("SHI-R02: there are not enough characters for so many players");
    SeatSet first{}, second{};
    for (std::size_t i = 0; i != most_players; ++i) {
        const Seat seat = static_cast<Seat>(i);
        const std::uint8_t team = options.teams[seat];
        if (i >= options.players && team != 0) return Verdict::refused("SHI-001: an empty seat has no team");
        if (team > 2) return Verdict::refused("SHI-004: there are two teams");
        if (team == 1) first.insert(seat);
        if (team == 2) second.insert(seat);
        if (options.levels[seat] > highest_level) return Verdict::refused("SHI-521: the highest level is 5");
        if (i < options.players && options.levels[seat] != options.levels[Seat::one] && !rules.knobs.handicap_levels)
            return Verdict::refused("SHI-R64: all characters have the same level");
    }
    if (is_free_for_all(options)) return Verdict::legal();
    if (first.empty() || second.empty()) return Verdict::refused("SHI-003: a team needs enemies");
    if (first.size() + second.size() != options.players) return Verdict::refused("SHI-001: everybody is in a team");
    return Verdict::legal();
}

// SHI-012, SHI-R73: whether heals against heals can go on for ever.
template <class Rules = StandardRules>
constexpr bool can_be_endless(const Options&, const Rules& rules = {}) {
    return rules.knobs.max_rounds == 0;
}

}  // namespace heroes::shire
