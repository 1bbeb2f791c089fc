#pragma once

#include <cstddef>

#include <heroes/core/cards.hpp>
#include <heroes/core/verdict.hpp>
#include <heroes/hero_master/play.hpp>
#include <heroes/hero_master/table.hpp>

// Every card is in exactly one place.
namespace heroes::hero_master::detail {

// HMA-034, HMA-038: everybody has a race and a class of their own.
template <class Rules>
constexpr Verdict audit_hero_cards(const Table<Rules>& table) {
    Census<RaceCard> races{};
    Census<ClassCard> classes{};
    for_each_seat(table.options, [&](Seat seat) {
        races.add(table.heroes[seat].race);
        classes.add(table.heroes[seat].hero_class);
    });
    const bool sound = !races.twice && !classes.twice && (races.found - Rules::content.races.all()).empty() &&
                       (classes.found - Rules::content.classes.all()).empty();
    if (!sound) return Verdict::refused("HMA-034: everybody has a race and a class of their own");
    for (std::size_t i = table.options.players; i != most_players; ++i)
        if (!(table.heroes.values[i] == HeroOf<Table<Rules>::room>{}))
            return Verdict::refused("HMA-001: nobody sits there");
    return Verdict::legal();
}

// The Action cards of a player, wherever they are.
template <class Rules>
constexpr Census<ActionCard> census_of(const Table<Rules>& table, Seat seat) {
    const auto& hero = table.heroes[seat];
    Census<ActionCard> cards{};
    cards.add(hero.hand);
    cards.add(hero.deck);
    cards.add(hero.discard);
    for (const LaidAttack& laid : hero.attacks) cards.add(laid.card);
    for_each_seat(table.options, [&](Seat other) {
        for (const LaidAttack& laid : table.heroes[other].attacks)
            if (laid.bungler == seat) cards.add(laid.bungle);
    });
    for (const Step& step : table.steps) {
        if (const auto* slot = get_if<ChooseSlot>(&step); slot != nullptr && slot->seat == seat) cards.add(slot->card);
        if (const auto* target = get_if<ChooseTarget>(&step); target != nullptr && target->seat == seat)
            cards.add(target->card);
    }
    return cards;
}

// HMA-035, HMA-182, HMA-198 to HMA-201: own cards, treasures that became Action cards, and one Protest at most.
template <class Rules>
constexpr Verdict audit_actions(const Table<Rules>& table) {
    const Content& content = Rules::content;
    Census<ActionCard> protests{};
    protests.add(table.protest_deck);
    Verdict verdict = Verdict::legal();
    const auto refuse_unless = [&](bool sound, Verdict why) {
        if (!sound && verdict) verdict = why;
    };
    for_each_seat(table.options, [&](Seat seat) {
        const auto& hero = table.heroes[seat];
        const Census<ActionCard> cards = census_of(table, seat);
        const EnumSet<ActionCard> own = cards.found & content.protests;
        refuse_unless(!cards.twice &&
                          cards.found - (content.treasure_actions | content.protests) == own_actions<Rules>(hero),
                      Verdict::refused("HMA-035: every Action card of a hero is in exactly one place"));
        refuse_unless(own.size() <= 1 && ((hero.deck | hero.discard) & content.protests).empty(),
                      Verdict::refused("HMA-200: a player has at most one Protest card, and none in a pile"));
        refuse_unless((hero.exposed - hero.hand).empty() && hero.hidden == 0 && !hero.hidden_protest,
                      Verdict::refused("HMA-R21: the cards of a hand are known"));
        protests.add(own);
    });
    const bool all_there = table.rules.knobs.used_protests_wait || protests.found == content.protests;
    refuse_unless(!protests.twice && all_there && (protests.found - content.protests).empty(),
                  Verdict::refused("HMA-200: every Protest card is in exactly one place"));
    return verdict;
}

// HMA-173 to HMA-182: deck, discard pile, treasure pile, stashes, boards and hands.
template <class Rules>
constexpr Verdict audit_treasures(const Table<Rules>& table) {
    const Content& content = Rules::content;
    Census<TreasureCard> treasures{};
    treasures.add(table.treasure_deck);
    treasures.add(table.treasure_discard);
    treasures.add(table.treasure_pile);
    bool fits_slot = true;
    for_each_seat(table.options, [&](Seat seat) {
        const auto& hero = table.heroes[seat];
        treasures.add(hero.stash);
        for_each_enumerator<ItemSlot>([&](ItemSlot slot) {
            const Item held = hero.items[slot];
            if (!is_treasure(held)) return;
            const TreasureType& type = content.treasures[treasure(held)];
            treasures.add(treasure(held));
            fits_slot = fits_slot && !type.action && type.gear.is_armour == (slot == ItemSlot::armour);
        });
        (census_of(table, seat).found & content.treasure_actions).for_each([&](ActionCard card) {
            treasures.add(treasure_of(content, card));
        });
    });
    for (const Step& step : table.steps)
        if (const auto* place = get_if<PlaceTreasure>(&step)) treasures.add(place->treasure);
    if (!fits_slot) return Verdict::refused("HMA-176: a treasure lies in a slot where it does not belong");
    return treasures.is_complete(content.treasures.all())
               ? Verdict::legal()
               : Verdict::refused("HMA-178: every treasure is in exactly one place");
}

// HMA-042, HMA-043, HMA-171, HMA-184; by a house rule some are set aside, HMA-R29.
template <class Rules>
constexpr Verdict audit_monsters(const Table<Rules>& table) {
    Census<MonsterCard> monsters{};
    monsters.add(table.monster_deck);
    monsters.add(table.monster_discard);
    monsters.add(table.bosses);
    for_each_enumerator<Place>([&](Place place) {
        if (const Monster* monster = monster_at(table, place)) monsters.add(monster->card);
    });
    const bool aside = table.rules.knobs.unbeaten_monster == UnbeatenMonster::set_aside && table.location;
    const MonsterCards all = Rules::content.monsters.all();
    const bool all_there = aside ? (monsters.found - all).empty() : monsters.found == all;
    return !monsters.twice && all_there && (table.bosses - Rules::content.bosses).empty()
               ? Verdict::legal()
               : Verdict::refused("HMA-042: every monster is in exactly one place");
}

// HMA-044, HMA-187.
template <class Rules>
constexpr Verdict audit_fails(const Table<Rules>& table) {
    Census<FailCard> fails{};
    fails.add(table.fail_deck);
    fails.add(table.fail_discard);
    return fails.is_complete(Rules::content.fails.all())
               ? Verdict::legal()
               : Verdict::refused("HMA-187: every Critical Fail card is in its deck or its discard pile");
}

// HMA-039 to HMA-041, HMA-188: what lies face up or was discarded is none of those that nobody has drawn.
template <class Rules>
constexpr Verdict audit_locations(const Table<Rules>& table) {
    const Content& content = Rules::content;
    Census<LocationCard> seen{};
    seen.add(table.unseen_locations);
    bool known = !table.unseen_locations.has(content.den);
    bool den_out = table.location == content.den;
    if (table.location) seen.add(*table.location);
    for (const auto& card : table.offered) {
        known = known && card;
        if (card) seen.add(*card);
        den_out = den_out || card == content.den;
    }
    for (const DiscardedLocation& discarded : table.discarded) {
        known = known && discarded.card && discarded.card != content.den && sits(table, discarded.knower);
        if (discarded.card) seen.add(*discarded.card);
    }
    const std::size_t ordinary = table.locations_left - (table.den == DenPlace::drawn ? 0u : 1u);
    const bool enough = (table.den == DenPlace::drawn || table.locations_left != 0) &&
                        table.unseen_locations.size() >= ordinary && table.locations_left <= 8;
    const bool den_known = !den_out || table.den == DenPlace::drawn;
    // Every pair still to be drawn may leave one more discarded card.
    const std::size_t discards = table.discarded.size() + (table.offered.empty() ? 0u : 1u) + table.locations_left / 2u;
    return known && enough && den_known && discards <= table.discarded.capacity() && !seen.twice &&
                   (seen.found - content.locations.all()).empty()
               ? Verdict::legal()
               : Verdict::refused("HMA-039: the Location cards do not make a deck");
}

template <class Rules>
constexpr Verdict audit_cards(const Table<Rules>& table) {
    if (const Verdict verdict = audit_hero_cards(table); !verdict) return verdict;
    if (const Verdict verdict = audit_actions(table); !verdict) return verdict;
    if (const Verdict verdict = audit_treasures(table); !verdict) return verdict;
    if (const Verdict verdict = audit_monsters(table); !verdict) return verdict;
    if (const Verdict verdict = audit_fails(table); !verdict) return verdict;
    return audit_locations(table);
}

}  // namespace heroes::hero_master::detail
