#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/core/match.hpp>
#include <heroes/core/verdict.hpp>
#include <heroes/hamlet/play.hpp>
#include <heroes/hamlet/table.hpp>

// The invariants of a table. A table that passes can be played on to the end, whoever made it.
namespace heroes::hamlet {

namespace detail {

// Counts the cards of one kind wherever they lie.
template <class Card>
struct Tally {
    EnumSet<Card> seen{};
    bool twice = false;

    constexpr void add(EnumSet<Card> cards) {
        twice = twice || !(seen & cards).empty();
        seen = seen | cards;
    }
    constexpr void add(Card card) {
        if (card > Card::last)
            twice = true;
        else
            add(EnumSet<Card>{card});
    }
    // HAM-223: every card is in exactly one place.
    constexpr bool is_complete(EnumSet<Card> all) const { return !twice && seen == all; }
};

template <class Rules>
constexpr bool are_heroes_complete(const Table<Rules>& table) {
    Tally<HeroCard> tally;
    tally.add(table.hero_deck.cards());
    tally.add(table.heroes_in_graveyard);
    if (!table.champion.hero) return false;
    tally.add(*table.champion.hero);
    for_each_seat(table.options, [&](Seat seat) {
        if (is_in_play(table, seat)) tally.add(table.heroes[seat].card);
    });
    for (const Step& step : table.steps)
        if (const auto* choice = std::get_if<ChooseHero>(&step)) tally.add(choice->first), tally.add(choice->second);
    return tally.is_complete(Rules::content.heroes.all());
}
template <class Rules>
constexpr bool are_monsters_complete(const Table<Rules>& table) {
    Tally<MonsterCard> tally;
    tally.add(table.monster_deck.cards());
    tally.add(table.monster_discard);
    tally.add(table.monsters_in_graveyard);
    tally.add(table.out_of_the_game);
    for (const Hero& hero : table.heroes) tally.add(hero.trophies);
    for (const RegionSpace& space : table.regions)
        if (space.monster) tally.add(*space.monster);
    return tally.is_complete(Rules::content.monsters.all());
}
template <class Rules>
constexpr bool are_mutations_complete(const Table<Rules>& table) {
    Tally<MutationCard> tally;
    tally.add(table.mutation_deck.cards());
    tally.add(table.mutation_discard);
    for (const RegionSpace& space : table.regions)
        for (const MutationCard mutation : space.mutations) tally.add(mutation);
    for (const auto& mutation : table.champion.mutations) {
        if (!mutation) return false;
        tally.add(*mutation);
    }
    return tally.is_complete(Rules::content.mutations.all());
}
template <class Rules>
constexpr bool are_items_complete(const Table<Rules>& table) {
    Tally<ItemCard> tally;
    tally.add(table.item_deck.cards());
    tally.add(table.item_discard);
    tally.add(table.champion.items);
    for (const auto& item : table.shop)
        if (item) tally.add(*item);
    for (const Hero& hero : table.heroes) tally.add(hero.items);
    for (const RegionSpace& space : table.regions) tally.add(space.items);
    // HAM-R31: by a house rule a consumable that still has effect lies in no slot any more.
    if (table.rules.knobs.use_frees_slot) tally.add(table.turn.running);
    return tally.is_complete(Rules::content.items.all());
}
template <class Rules>
constexpr bool are_relics_complete(const Table<Rules>& table) {
    Tally<Artifact> artifacts;
    Tally<Sigil> sigils;
    const auto add = [&](const auto& place) { artifacts.add(place.artifacts), sigils.add(place.sigils); };
    artifacts.add(table.artifacts_aside), sigils.add(table.sigils_aside);
    add(table.champion);
    for (const Hero& hero : table.heroes) add(hero);
    for (const RegionSpace& space : table.regions) add(space);
    return artifacts.is_complete(Artifacts::all()) && sigils.is_complete(Sigils::all());
}
template <class Rules>
constexpr bool are_decrees_complete(const Table<Rules>& table) {
    Tally<DecreeCard> tally;
    tally.add(table.decree_deck.cards());
    tally.add(table.decree_discard);
    tally.add(table.decrees);
    return tally.is_complete(Rules::content.decrees.all());
}

template <class Rules>
constexpr Verdict audit_cards(const Table<Rules>& table) {
    if (!table.hero_deck.is_sound() || !table.monster_deck.is_sound() || !table.mutation_deck.is_sound() ||
        !table.item_deck.is_sound() || !table.decree_deck.is_sound())
        return Verdict::refused("HAM-223", "a deck holds a card twice, or one that is unknown");
    if (!are_heroes_complete(table)) return Verdict::refused("HAM-223", "a hero is not in exactly one place");
    if (!are_monsters_complete(table)) return Verdict::refused("HAM-223", "a monster is not in exactly one place");
    if (!are_mutations_complete(table)) return Verdict::refused("HAM-223", "a mutation is not in exactly one place");
    if (!are_items_complete(table)) return Verdict::refused("HAM-223", "an item is not in exactly one place");
    if (!are_relics_complete(table))
        return Verdict::refused("HAM-223", "an artifact or a Sigil is not in exactly one place");
    if (!are_decrees_complete(table)) return Verdict::refused("HAM-223", "a decree is not in exactly one place");
    return Verdict::legal();
}

// HAM-078, HAM-080: a slot holds something of its owner's, and nothing lies in two slots.
template <class Rules>
constexpr Verdict audit_slots(const Table<Rules>& table, const Hero& hero) {
    for (std::size_t i = 0; i != enum_count<Slot>; ++i) {
        const Item held = hero.slots.values[i];
        if (held == Item::nothing) continue;
        const bool own = is_card(held)       ? hero.items.has(card(held))
                         : is_artifact(held) ? hero.artifacts.has(artifact(held))
                         : is_sigil(held)    ? table.rules.knobs.sigils_need_slots && hero.sigils.has(sigil(held))
                                             : false;
        if (!own) return Verdict::refused("HAM-078", "a slot holds what its owner does not have");
        for (std::size_t j = 0; j != i; ++j)
            if (hero.slots.values[j] == held) return Verdict::refused("HAM-078", "an item lies in two slots");
    }
    return Verdict::legal();
}

template <class Rules>
constexpr Verdict audit_hidden(const Table<Rules>& table, const Hero& hero) {
    const HiddenItems knob = table.rules.knobs.hidden_items;
    if (!(hero.hidden - hero.items).empty()) return Verdict::refused("HAM-R69", "only what one has can be hidden");
    if (knob == HiddenItems::no_items && !hero.hidden.empty())
        return Verdict::refused("HAM-R69", "nothing is hidden by the rules of this table");
    if (knob == HiddenItems::backpacks && hero.hidden != backpack(hero))
        return Verdict::refused("HAM-R69", "backpacks are closed, and slots are open");
    if (hero.unknown != 0 || hero.unknown_older != 0)
        return Verdict::refused("HAM-223", "an item is unknown, as in a view");
    return Verdict::legal();
}

// HAM-026, HAM-027, HAM-120: a hero in play is alive and no healthier than can be.
template <class Rules>
constexpr Verdict audit_hero(const Table<Rules>& table, Seat seat) {
    const Hero& hero = table.heroes[seat];
    const Knobs& knobs = table.rules.knobs;
    if (!is_in_play(table, seat))
        return hero == Hero{} ? Verdict::legal() : Verdict::refused("HAM-140", "a player without a hero has something");
    if (hero.maximum < knobs.hero_health || hero.maximum > knobs.most_hero_health)
        return Verdict::refused("HAM-027", "a hero's maximum is out of range");
    if (hero.health < 1 || hero.health > hero.maximum)
        return Verdict::refused("HAM-047", "a hero's health is out of range");
    if (hero.gold != 0 && !knobs.keep_change) return Verdict::refused("HAM-060", "no change is given");
    if (!(hero.knowers - SeatSet{Seat::one, Seat::two, Seat::three, Seat::four}).empty() || hero.knowers.has(seat))
        return Verdict::refused("HAM-R77", "only other players can have seen hidden items");
    if (const Verdict verdict = audit_slots(table, hero); !verdict) return verdict;
    return audit_hidden(table, hero);
}

// HAM-210, HAM-206, HAM-004: what lies on the board.
template <class Rules>
constexpr Verdict audit_board(const Table<Rules>& table) {
    const std::size_t spaces = table.rules.knobs.moon_spaces;
    if (table.moon >= spaces || (table.moon == 0 && table.waning) || (table.moon + 1u == spaces && !table.waning))
        return Verdict::refused("HAM-206", "the Moon cannot stand there");
    if (!table.rules.knobs.decrees_accumulate && table.decrees.size() > 1)
        return Verdict::refused("HAM-210", "there is at most one active decree");
    for (const RegionSpace& space : table.regions)
        if (!space.monster && !space.mutations.empty())
            return Verdict::refused("HAM-128", "there are mutations without a monster");
    const Champion& champion = table.champion;
    if (champion.oldest > champion.older || champion.older > champion.mutations.size())
        return Verdict::refused("HAM-019", "the Champion has fewer mutations than that");
    ItemCards hidden{};
    for (const Hero& hero : table.heroes) hidden = hidden | hero.hidden;
    if (!(table.older_items - hidden).empty())
        return Verdict::refused("HAM-R77", "an item that is not hidden counts as one dealt before the shuffle");
    if (table.rules.knobs.spent_trophies != SpentTrophies::out_of_the_game && !table.out_of_the_game.empty())
        return Verdict::refused("HAM-R17", "no monster leaves the game");
    return Verdict::legal();
}

// HAM-R31: a consumable that still has effect lies in a slot of the active player.
template <class Rules>
constexpr Verdict audit_effects(const Table<Rules>& table) {
    const Turn& turn = table.turn;
    const Hero& hero = table.heroes[turn.active];
    Verdict verdict = Verdict::legal();
    turn.running.for_each([&](ItemCard card) {
        const ItemType& type = Rules::content.items[card];
        const bool in_place = table.rules.knobs.use_frees_slot || is_equipped(hero, item(card));
        if (type.kind != ItemKind::consumable || type.use.lasts == Duration::instant || !in_place)
            verdict = Verdict::refused("HAM-R31", "an item has effect that cannot");
        if (hero.hidden.has(card)) verdict = Verdict::refused("HAM-R69", "what was used is hidden no longer");
    });
    if (turn.favor_running &&
        (!is_in_play(table, turn.active) || Rules::content.heroes[hero.card].favor.lasts == Duration::instant))
        return Verdict::refused("HAM-178", "a Favor has effect that does not last");
    return verdict;
}

template <class Rules>
constexpr Verdict audit_turn(const Table<Rules>& table) {
    const Turn& turn = table.turn;
    const std::size_t players = table.options.players;
    if (index_of(turn.active) >= players || index_of(turn.start) >= players)
        return Verdict::refused("HAM-043", "it is the turn of nobody at the table");
    SeatSet seats{};
    for_each_seat(table.options, [&](Seat seat) { seats.insert(seat); });
    if (!((table.out | table.heroless) - seats).empty() || !(table.out & table.heroless).empty())
        return Verdict::refused("HAM-217", "nobody is out of the game and waiting for a hero at once");
    if (turn.fatigue >= most_fatigue || turn.fatigue > turn.encounters)
        return Verdict::refused("HAM-168", "there cannot be so many Fatigue tokens");
    if (turn.encounters != 0 && !turn.last_region)
        return Verdict::refused("HAM-163", "an encounter was completed nowhere");
    return audit_effects(table);
}

// Whether a step on top of this one belongs there.
constexpr bool is_window(const Step& step) {
    return std::holds_alternative<HamletPhase>(step) || std::holds_alternative<WildernessPhase>(step) ||
           std::holds_alternative<StandOff>(step) || std::holds_alternative<CombatTurn>(step);
}
constexpr bool can_lie_on(const Step& upper, const Step& lower) {
    const bool in_hamlet = std::holds_alternative<HamletPhase>(lower);
    return match(
        upper,
        [&](const ArrangeSlot&) {
            return (is_window(lower) && !std::holds_alternative<CombatTurn>(lower)) ||
                   std::holds_alternative<MonsterTurn>(lower);
        },
        [&](const ChooseRelic& relic) {
            const auto* arrange = std::get_if<ArrangeSlot>(&lower);
            return arrange != nullptr && arrange->slot == relic.slot;
        },
        [&](const ChooseOffering&) { return in_hamlet; }, [&](const ChoosePayment&) { return in_hamlet; },
        [&](const ChooseSoldItem&) { return in_hamlet; }, [&](const ChooseRival&) { return is_window(lower); },
        [&](const OrderTop&) { return is_window(lower); },
        [&](const ChooseSet& upper_choice) {
            const auto* choice = std::get_if<ChooseSet>(&lower);
            return std::holds_alternative<BeginHamlet>(lower) ||
                   (choice != nullptr && choice->seat != upper_choice.seat);
        },
        [&](const ChooseHero&) {
            return std::holds_alternative<BeginHamlet>(lower) || std::holds_alternative<ChooseSet>(lower) ||
                   std::holds_alternative<EndTurn>(lower) || std::holds_alternative<BeginPlay>(lower) ||
                   std::holds_alternative<DrawHero>(lower);
        },
        [&](const DrawHero&) {
            return std::holds_alternative<BeginPlay>(lower) || std::holds_alternative<DrawHero>(lower);
        },
        [&](const ChooseLoot&) { return std::holds_alternative<TakeSpoils>(lower); },
        [](const auto&) { return false; });
}
constexpr bool can_lie_first(const Step& step) {
    return is_window(step) || std::holds_alternative<ChooseReroll>(step) ||
           std::holds_alternative<ChooseArtifact>(step) || std::holds_alternative<TakeSpoils>(step) ||
           std::holds_alternative<MonsterTurn>(step) || std::holds_alternative<BeginHamlet>(step) ||
           std::holds_alternative<EndTurn>(step) || std::holds_alternative<BeginPlay>(step);
}

// Whether a step could be waiting on this table.
template <class Rules>
struct StepAuditor {
    const Table<Rules>& table;

    constexpr bool is_active(Seat seat) const { return seat == table.turn.active && is_in_play(table, seat); }
    constexpr bool in_encounter() const { return table.encounter.at.has_value(); }
    constexpr bool is_opposed() const { return in_encounter() && table.encounter.health != 0; }
    constexpr bool is_stocked(ShopSpaces spaces) const { return (spaces - stocked_spaces(table)).empty(); }

    constexpr bool operator()(const HamletPhase& step) const { return is_active(step.seat) && !in_encounter(); }
    constexpr bool operator()(const ChooseOffering& step) const { return is_active(step.seat); }
    constexpr bool operator()(const ChoosePayment& step) const {
        return is_active(step.seat) && !step.spaces.empty() && is_stocked(step.spaces) && step.due != 0 &&
               !(step.paid_last && table.heroes[step.seat].trophies.has(*step.paid_last));
    }
    constexpr bool operator()(const ChooseSoldItem& step) const {
        return is_active(step.seat) && step.spaces.size() <= 2 && is_stocked(step.spaces) &&
               table.turn.taken.has(HamletAction::sell);
    }
    constexpr bool operator()(const ArrangeSlot& step) const {
        return is_active(step.seat) && next_open_slot(table, step.seat, index_of(step.slot)) == step.slot;
    }
    constexpr bool operator()(const ChooseRelic& step) const { return is_active(step.seat); }
    constexpr bool operator()(const WildernessPhase& step) const {
        return is_active(step.seat) && !in_encounter() &&
               (table.turn.encounters != 0 || can_face_anybody(table, step.seat));
    }
    constexpr bool operator()(const StandOff& step) const { return is_active(step.seat) && is_opposed(); }
    constexpr bool operator()(const CombatTurn& step) const { return is_active(step.seat) && is_opposed(); }
    constexpr bool operator()(const ChooseReroll& step) const {
        for (const std::uint8_t face : table.encounter.dice)
            if (face == 0) return false;
        return is_active(step.seat) && is_opposed() && step.window >= Window::attack &&
               can_reroll(table, step.seat, step.window);
    }
    constexpr bool operator()(const ChooseRival& step) const { return is_active(step.seat); }
    constexpr bool operator()(const OrderTop& step) const {
        if (!is_active(step.seat) || step.place + 1u >= seen_cards(table)) return false;
        for (std::size_t i = 0; i != seen_cards(table); ++i)
            if (!table.monster_deck.seen_by(step.seat, i)) return false;
        return true;
    }
    constexpr bool operator()(const ChooseLoot& step) const {
        return is_active(step.seat) && is_looting() && step.item < Item::nothing &&
               next_loot(table.regions[region(*table.encounter.at)], index_of(step.item)) == step.item;
    }
    constexpr bool operator()(const ChooseArtifact& step) const {
        return is_active(step.seat) && is_looting() && (table.artifacts_aside & artifacts_of(step.set)).size() > 1;
    }
    constexpr bool operator()(const ChooseSet& step) const {
        return index_of(step.seat) < table.options.players && is_in_play(table, step.seat) &&
               unfinished_sets(table, step.seat).size() > 1;
    }
    constexpr bool operator()(const ChooseHero& step) const { return table.heroless.has(step.seat); }
    constexpr bool operator()(const DrawHero& step) const {
        return table.turn.number == 0 && table.heroless.has(step.seat);
    }
    constexpr bool operator()(const BeginPlay&) const { return table.turn.number == 0; }
    constexpr bool operator()(const BeginHamlet&) const { return table.turn.number != 0 && !in_encounter(); }
    constexpr bool operator()(const MonsterTurn&) const { return is_opposed() && is_in_play(table, table.turn.active); }
    constexpr bool operator()(const TakeSpoils& step) const {
        return is_looting() && step.monster <= MonsterCard::last &&
               table.heroes[table.turn.active].trophies.has(step.monster);
    }
    constexpr bool operator()(const EndTurn&) const { return !in_encounter(); }

    // A monster is beaten and gone, and its spoils are being taken.
    constexpr bool is_looting() const {
        return in_encounter() && is_region(*table.encounter.at) && table.encounter.health == 0;
    }
};

// HAM-023: before the first turn whoever has no hero draws one; later only the active player does. Nobody draws twice.
template <class Rules>
constexpr bool are_draws_right(const Table<Rules>& table) {
    SeatSet drawing{};
    bool twice = false;
    const auto add = [&](Seat seat) {
        twice = twice || drawing.has(seat);
        drawing.insert(seat);
    };
    for (const Step& step : table.steps) {
        if (const auto* draw = std::get_if<DrawHero>(&step)) add(draw->seat);
        if (const auto* choice = std::get_if<ChooseHero>(&step)) add(choice->seat);
    }
    if (twice) return false;
    if (table.turn.number == 0) return drawing == table.heroless && std::holds_alternative<BeginPlay>(table.steps[0]);
    return (drawing - SeatSet{table.turn.active}).empty();
}

template <class Rules>
constexpr Verdict audit_steps(const Table<Rules>& table) {
    const Verdict wrong = Verdict::refused("HAM-031", "the game cannot be waiting for this");
    for (std::size_t i = 0; i != table.steps.size(); ++i) {
        const Step& step = table.steps[i];
        if (!(i == 0 ? can_lie_first(step) : can_lie_on(step, table.steps[i - 1]))) return wrong;
        if (!match(step, StepAuditor<Rules>{table})) return wrong;
    }
    if (table.steps.empty()) return Verdict::legal();
    if (!is_decision(table.steps.back()) || !are_draws_right(table)) return wrong;
    bool any = false;
    for_each_legal_action(table, [&](const auto&) { any = true; });
    return any ? Verdict::legal() : wrong;
}

// HAM-114, HAM-136: an opponent that is being fought is alive.
template <class Rules>
constexpr Verdict audit_encounter(const Table<Rules>& table) {
    const Encounter& encounter = table.encounter;
    if (!encounter.at)
        return encounter == Encounter{} ? Verdict::legal()
                                        : Verdict::refused("HAM-097", "there is a fight with nobody");
    for (const std::uint8_t face : encounter.dice)
        if (face > 6) return Verdict::refused("HAM-006", "a die shows a face that it does not have");
    const bool here = !is_region(*encounter.at) || table.regions[region(*encounter.at)].monster;
    if (encounter.health == 0 && is_over(table)) return Verdict::legal();
    if (here ? encounter.health == 0 || encounter.health > full_health(table, *encounter.at) : encounter.health != 0)
        return Verdict::refused("HAM-114", "an opponent's health is out of range");
    if (!is_region(*encounter.at) &&
        (table.champion.mutation_knowers != everybody || table.champion.hero_knowers != everybody))
        return Verdict::refused("HAM-192", "the Champion fights face up");
    return Verdict::legal();
}

// HAM-218: whether the table shows what has ended the game.
template <class Rules>
constexpr bool is_end(const Table<Rules>& table, SeatSet left) {
    const Knobs& knobs = table.rules.knobs;
    switch (table.ending) {
        case Ending::open: return false;
        case Ending::champion_slain: return table.encounter.health == 0;
        case Ending::no_heroes_left: return left.empty();
        case Ending::last_survivor: return knobs.last_survivor_wins && left == SeatSet{*table.winner};
        case Ending::sigils_lost: return knobs.lost_sigils_end_game && are_all_lost(table);
        case Ending::turn_limit: return knobs.max_turns != 0 && table.turn.number >= knobs.max_turns;
    }
    return false;
}

// HAM-215 to HAM-219: what can have ended a game.
template <class Rules>
constexpr Verdict audit_end(const Table<Rules>& table) {
    if (is_over(table) != (table.ending != Ending::open))
        return Verdict::refused("HAM-219", "a game is over when something has ended it");
    const bool won = table.ending == Ending::champion_slain || table.ending == Ending::last_survivor;
    if (table.winner.has_value() != won || (won && index_of(*table.winner) >= table.options.players))
        return Verdict::refused("HAM-215", "the winner does not fit the end of the game");
    if (table.ending == Ending::champion_slain &&
        (table.winner != table.turn.active || table.encounter.at != Lair::abbey))
        return Verdict::refused("HAM-215", "only who fights the Champion can slay it");
    if (const SeatSet left = players_left(table); is_over(table) && !is_end(table, left))
        return Verdict::refused("HAM-218", "the game is over before its time");
    return Verdict::legal();
}

}  // namespace detail

// Whether the table can be; one that passes can be played on to its end.
template <class Rules>
constexpr Verdict audit(const Table<Rules>& table) {
    if (const Verdict verdict = judge(table.options, table.rules); !verdict) return verdict;
    if (const Verdict verdict = detail::audit_turn(table); !verdict) return verdict;
    if (const Verdict verdict = detail::audit_cards(table); !verdict) return verdict;
    if (const Verdict verdict = detail::audit_board(table); !verdict) return verdict;
    for (std::size_t i = 0; i != most_players; ++i)
        if (const Verdict verdict = detail::audit_hero(table, static_cast<Seat>(i)); !verdict) return verdict;
    if (const Verdict verdict = detail::audit_encounter(table); !verdict) return verdict;
    if (const Verdict verdict = detail::audit_end(table); !verdict) return verdict;
    return detail::audit_steps(table);
}

}  // namespace heroes::hamlet
