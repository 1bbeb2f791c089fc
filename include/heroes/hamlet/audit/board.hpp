#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/core/verdict.hpp>
#include <heroes/hamlet/play.hpp>
#include <heroes/hamlet/table.hpp>

// Heroes, monsters and what they have are as they can be.
namespace heroes::hamlet::detail {

// HAM-078, HAM-080: a slot holds something of its owner's, and nothing lies in two slots.
template <class Rules, std::size_t room>
constexpr Verdict audit_slots(const Table<Rules>& table, const HeroOf<room>& hero) {
    for (std::size_t i = 0; i != enum_count<Slot>; ++i) {
        const Item held = hero.slots.values[i];
        if (held == Item::nothing) continue;
        const bool own = is_card(held)       ? hero.items.holds(card(held))
                         : is_artifact(held) ? hero.artifacts.has(artifact(held))
                         : is_sigil(held)    ? table.rules.knobs.sigils_need_slots && hero.sigils.has(sigil(held))
                                             : false;
        if (!own) return Verdict::refused("HAM-078: a slot holds what its owner does not have");
        for (std::size_t j = 0; j != i; ++j)
            if (hero.slots.values[j] == held) return Verdict::refused("HAM-078: an item lies in two slots");
    }
    return Verdict::legal();
}

template <class Rules, std::size_t room>
constexpr Verdict audit_hidden(const Table<Rules>& table, const HeroOf<room>& hero) {
    const HiddenItems knob = table.rules.knobs.hidden_items;
    if (!(hero.hidden - hero.items).empty()) return Verdict::refused("HAM-R69: only what one has can be hidden");
    if (knob == HiddenItems::no_items && !hero.hidden.empty())
        return Verdict::refused("HAM-R69: nothing is hidden by the rules of this table");
    if (knob == HiddenItems::backpacks && hero.hidden != backpack(hero))
        return Verdict::refused("HAM-R69: backpacks are closed, and slots are open");
    if (hero.unknown != 0 || hero.unknown_older != 0)
        return Verdict::refused("HAM-223: an item is unknown, as in a view");
    return Verdict::legal();
}

// HAM-185, HAM-R59: whoever has all artifacts of a set has its Sigil, unless it is held elsewhere. It is taken after
// the other spoils of a victory.
template <class Rules>
constexpr Verdict audit_sigils(const Table<Rules>& table, Seat seat) {
    if (seat == table.turn.active && is_taking_spoils(table)) return Verdict::legal();
    bool claimed = true;
    table.sigils_aside.for_each(
        [&](Sigil set) { claimed = claimed && pieces_of(set, table.heroes[seat].artifacts) != pieces_per_set; });
    return claimed ? Verdict::legal()
                   : Verdict::refused("HAM-185: who has all three artifacts of a set has its Sigil, too");
}

// HAM-026, HAM-027, HAM-120: a hero in play is alive and no healthier than can be.
template <class Rules>
constexpr Verdict audit_hero(const Table<Rules>& table, Seat seat) {
    const auto& hero = table.heroes[seat];
    const Knobs& knobs = table.rules.knobs;
    if (!is_in_play(table, seat))
        return hero == HeroOf<Table<Rules>::room>{}
                   ? Verdict::legal()
                   : Verdict::refused("HAM-140: a player without a hero has something");
    if (hero.maximum < knobs.hero_health || hero.maximum > knobs.most_hero_health)
        return Verdict::refused("HAM-027: a hero's maximum is out of range");
    if (hero.health < 1 || hero.health > hero.maximum)
        return Verdict::refused("HAM-047: a hero's health is out of range");
    if (hero.gold != 0 && !knobs.keep_change) return Verdict::refused("HAM-060: no change is given");
    if (!(hero.knowers - SeatSet{Seat::one, Seat::two, Seat::three, Seat::four}).empty() || hero.knowers.has(seat))
        return Verdict::refused("HAM-R77: only other players can have seen hidden items");
    if (const Verdict verdict = audit_slots(table, hero); !verdict) return verdict;
    if (const Verdict verdict = audit_sigils(table, seat); !verdict) return verdict;
    return audit_hidden(table, hero);
}

// HAM-210, HAM-206, HAM-004: what lies on the board.
template <class Rules>
constexpr Verdict audit_board(const Table<Rules>& table) {
    const std::size_t spaces = table.rules.knobs.moon_spaces;
    if (table.moon >= spaces || (table.moon == 0 && table.waning) || (table.moon + 1u == spaces && !table.waning))
        return Verdict::refused("HAM-206: the Moon cannot stand there");
    if (!table.rules.knobs.decrees_accumulate && table.decrees.size() > 1)
        return Verdict::refused("HAM-210: there is at most one active decree");
    if (table.rules.knobs.decrees_accumulate && !table.decree_discard.empty())
        return Verdict::refused("HAM-R09: no decree is discarded where all stay active");
    for (const auto& space : table.regions)
        if (!space.monster && !space.mutations.empty())
            return Verdict::refused("HAM-128: there are mutations without a monster");
    const auto& champion = table.champion;
    if (champion.oldest > champion.older || champion.older > champion.mutations.size())
        return Verdict::refused("HAM-019: the Champion has fewer mutations than that");
    typename Table<Rules>::ItemCards hidden{};
    for (const auto& hero : table.heroes) hidden = hidden | hero.hidden;
    if (!(table.older_items - hidden).empty())
        return Verdict::refused("HAM-R77: an item that is not hidden counts as one dealt before the shuffle");
    if (table.rules.knobs.spent_trophies != SpentTrophies::out_of_the_game && !table.out_of_the_game.empty())
        return Verdict::refused("HAM-R17: no monster leaves the game");
    return Verdict::legal();
}

// HAM-190, HAM-192: whoever fights the Champion holds a Sigil, and has turned its cards face up.
template <class Rules>
constexpr Verdict audit_challenge(const Table<Rules>& table) {
    if (table.champion.mutation_knowers != everybody || table.champion.hero_knowers != everybody)
        return Verdict::refused("HAM-192: the Champion fights face up");
    return judge_challenge(table, table.turn.active);
}

// HAM-114, HAM-136: an opponent that is being fought is alive.
template <class Rules>
constexpr Verdict audit_encounter(const Table<Rules>& table) {
    const Encounter& encounter = table.encounter;
    if (!encounter.at)
        return encounter == Encounter{} ? Verdict::legal() : Verdict::refused("HAM-097: there is a fight with nobody");
    if (*encounter.at > Lair::last) return Verdict::refused("HAM-003: there is no such region");
    for (const std::uint8_t face : encounter.dice)
        if (face > 6) return Verdict::refused("HAM-006: a die shows a face that it does not have");
    if (!is_region(*encounter.at))
        if (const Verdict verdict = audit_challenge(table); !verdict) return verdict;
    if (encounter.health == 0 && is_over(table)) return Verdict::legal();
    const bool here = !is_region(*encounter.at) || table.regions[region(*encounter.at)].monster;
    const bool alive = encounter.health != 0 && encounter.health <= full_health(table, *encounter.at);
    return (here ? alive : encounter.health == 0) ? Verdict::legal()
                                                  : Verdict::refused("HAM-114: an opponent's health is out of range");
}

}  // namespace heroes::hamlet::detail
