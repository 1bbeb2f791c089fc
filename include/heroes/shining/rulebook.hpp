#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include <heroes/core/rules.hpp>
#include <heroes/core/verdict.hpp>
#include <heroes/shining/cards.hpp>
#include <heroes/shining/content/judge.hpp>
#include <heroes/shining/options.hpp>
#include <heroes/shining/rules.hpp>

namespace heroes::shining {

// The name under which games are recorded.
constexpr std::string_view name_of(const Options&) { return "shining"; }

namespace detail {

template <class Card, class Type, class F>
constexpr void list_rows(std::string_view kind, const Rows<Card, Type>& rows, F& f) {
    for (const Type& row : rows) f(kind, row.name, row);
}

}  // namespace detail

// Calls f(kind, name, value) for everything that tells one set of rules from another: the knobs, and what is printed.
template <class Rules, class F>
constexpr void list_rules(const Options&, const Rules& rules, F&& f) {
    list_knobs(rules, f);
    const Content& content = Rules::content;
    detail::list_rows("hero", content.heroes, f);
    detail::list_rows("attack", content.attacks, f);
    detail::list_rows("trait", content.traits, f);
    detail::list_rows("spell", content.spells, f);
    detail::list_rows("item", content.items, f);
    detail::list_rows("equipment", content.equipment, f);
    detail::list_rows("monster", content.monsters, f);
    detail::list_rows("tactic", content.ai_cards, f);
    detail::list_rows("event", content.events, f);
    detail::list_rows("quest", content.quests, f);
    for (const EncounterType& encounter : content.encounters) f("encounter", encounter.title, encounter);
    for (std::size_t i = 0; i != content.maps.size(); ++i)
        f("map", content.encounters[static_cast<EncounterCard>(i)].title, content.maps[static_cast<EncounterCard>(i)]);
}

namespace detail {

template <class Rules>
constexpr Verdict judge_knobs(const Rules& rules) {
    const Knobs& knobs = rules.knobs;
    if (knobs.difficult_cost < 1 || knobs.difficult_cost > 3)
        return Verdict::refused("SHN-126: Difficult terrain costs one to three points");
    if (knobs.luck_success < 1 || knobs.luck_success > 4)
        return Verdict::refused("SHN-160: a LUCK roll succeeds on one of the faces of a D4");
    if (knobs.least_to_revive < 1)
        return Verdict::refused("SHN-161: an exhausted Hero needs at least one HP to get up");
    if (knobs.least_luck_dice > 20) return Verdict::refused("SHN-R88: there are at most twenty dice in any case");
    return Verdict::legal();
}

}  // namespace detail

namespace detail {

// Whether an encounter is over after a while, even if the Heroes do nothing and nobody harms them.
constexpr bool ends_in_time(const EncounterType& encounter) {
    bool ends = encounter.victory.kind == VictoryKind::survive;
    for (const Defeat& defeat : encounter.defeats)
        ends = ends || defeat.kind == DefeatKind::rounds || defeat.kind == DefeatKind::events_gone;
    return ends;
}
using EncounterCards = EnumSet<EncounterCard>;
constexpr EncounterCards encounters_after(const EncounterType& encounter) {
    EncounterCards next{};
    const auto add = [&](const Then& then) {
        if (then.kind != ThenKind::end_quest) next.insert(then.first);
        if (then.kind == ThenKind::branch) next.insert(then.second);
    };
    add(encounter.then);
    if (encounter.consequence == Consequence::advance) add(encounter.then_after_defeat);
    return next;
}
// Whether the way from encounter to encounter leads in a circle: then it is longer than there are encounters.
constexpr bool has_circles(const Content& content) {
    EncounterCards ahead = EncounterCards::from_bits((std::uint64_t{1} << content.encounters.size()) - 1);
    for (std::size_t i = 0; i != content.encounters.size(); ++i) {
        EncounterCards next{};
        ahead.for_each([&](EncounterCard card) { next = next | encounters_after(content.encounters[card]); });
        ahead = next;
    }
    return !ahead.empty();
}
// The same for the quests, SHN-184, SHN-R109, SHN-R111.
template <class Rules>
constexpr bool can_quests_come_back(const Options& options, const Rules& rules) {
    const Content& content = Rules::content;
    bool back = !rules.knobs.limited_preparations || rules.knobs.retry_failed_quest ||
                (content.new_game_plus && options.scope == Scope::campaign);
    for (const QuestType& quest : content.quests) back = back || quest.preparations == 0;
    return back;
}

}  // namespace detail

// Whether a game may go on for ever while nobody gives up: Events that come back end no encounter, SHN-R09, nor does an
// encounter that counts neither rounds nor Events; a party that may prepare without limit, try a failed quest again or
// begin again ends no quest, SHN-R111, SHN-R109, SHN-184, nor do encounters that lead in a circle; and a Hero who climbs
// Stairs at no cost ends no activation, SHN-R42.
template <class Rules = StandardRules>
constexpr bool can_be_endless(const Options& options, const Rules& rules = {}) {
    const auto& encounters = Rules::content.encounters;
    if (rules.knobs.reshuffle_events || rules.knobs.free_stairs) return true;
    if (options.scope == Scope::encounter) return !detail::ends_in_time(encounters[options.encounter]);
    bool endless = detail::can_quests_come_back(options, rules) || detail::has_circles(Rules::content);
    for (const EncounterType& encounter : encounters) endless = endless || !detail::ends_in_time(encounter);
    return endless;
}

// Whether a game can be set up like this.
template <class Rules = StandardRules>
constexpr Verdict judge(const Options& options, const Rules& rules = {}) {
    const Content& content = Rules::content;
    if (const Verdict verdict = detail::judge_knobs(rules); !verdict) return verdict;
    if (options.players < 1 || options.players > most_players)
        return Verdict::refused("SHN-002: the game is for one to four players");
    if (options.first_player && index_of(*options.first_player) >= options.players)
        return Verdict::refused("SHN-R81: who speaks for all must be one of the players");
    if (options.scope > Scope::last) return Verdict::refused("SHN-168: a game is a campaign, a quest or an encounter");
    for (const auto& seat : options.controllers)
        if (seat && index_of(*seat) >= options.players)
            return Verdict::refused("SHN-004: every Hero is controlled by one of the players");
    for (const HeroCard card : options.party)
        if (!content.heroes.has(card)) return Verdict::refused("SHN-015: there is no such Hero");
    if (!content.quests.has(options.quest)) return Verdict::refused("SHN-020: there is no such Quest-book");
    if (!content.encounters.has(options.encounter)) return Verdict::refused("SHN-032: there is no such encounter");
    return Verdict::legal();
}

}  // namespace heroes::shining
