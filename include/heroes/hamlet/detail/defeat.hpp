#pragma once

#include <cstdint>
#include <optional>

#include <heroes/hamlet/detail/artifacts.hpp>
#include <heroes/hamlet/detail/champion.hpp>
#include <heroes/hamlet/detail/consumables.hpp>
#include <heroes/hamlet/detail/game_end.hpp>
#include <heroes/hamlet/detail/wilderness.hpp>

// Rulebook, "Defeat": what a dead hero leaves behind, what the monster gains, and the next hero.
namespace heroes::hamlet::detail {

// HAM-135, HAM-174, HAM-R40: one mutation, at most two; by a house rule a third takes the place of one by lot.
template <class Game>
constexpr void mutate(Game game, Region at) {
    auto& table = game.table;
    auto& mutations = table.regions[at].mutations;
    if (mutations.full() && !game.knobs().third_mutation_replaces) return;
    const auto mutation = draw_mutation(game);
    if (!mutation) return;
    if (mutations.full()) {
        const std::size_t lost = game.chance.below(static_cast<std::uint32_t>(mutations.size()));
        table.mutation_discard.insert(mutations[lost]);
        game.emit(MutationsDiscarded{{mutations[lost]}});
        mutations[lost] = *mutation;
    } else {
        mutations.push_back(*mutation);
    }
    game.emit(MonsterMutated{at, *mutation});
}

// HAM-136, HAM-137, HAM-149, HAM-R44: after the mutation, full health and no tokens. The encounter is over then.
template <class Game>
constexpr void restore_opponent(Game game) {
    auto& encounter = game.table.encounter;
    const Lair at = *encounter.at;
    cure(game, Fighter::opponent, every_status_effect);
    // What new mutations give the Champion is as hidden as they are.
    const bool hidden = !is_region(at) && game.table.champion.mutation_knowers != everybody;
    const int health = hidden ? game.knobs().champion_health + graveyard_size(game.table) : full_health(game.table, at);
    game.emit(MonsterRestored{at, static_cast<std::uint8_t>(health)});
    encounter = {};
}

// HAM-R31: consumables that still had effect are used up.
template <class Game>
constexpr void stop_effects(Game game) {
    end_effects(game, Duration::turn);
}

// HAM-134: everything but trophies stays where the hero died.
template <class Game, class Space>
constexpr void leave_belongings(Game game, Space& space) {
    const auto& hero = hero_of(game);
    hero.hidden.for_each([&](ItemCard item) { game.emit(ItemRevealed{active(game.table), item}); });
    game.table.older_items = game.table.older_items - hero.hidden;
    space.items = space.items | hero.items;
    space.artifacts = space.artifacts | hero.artifacts;
    space.sigils = space.sigils | hero.sigils;
}

// HAM-R51, HAM-R63: relics of the dead go back aside. Another player who has all artifacts of a set takes its Sigil
// then, HAM-185.
template <class Game>
constexpr void return_relics(Game game, Artifacts artifacts, Sigils sigils) {
    auto& table = game.table;
    if (!artifacts.empty() || !sigils.empty()) game.emit(RelicsReturned{active(game.table), artifacts, sigils});
    table.artifacts_aside = table.artifacts_aside | artifacts;
    table.sigils_aside = table.sigils_aside | sigils;
    for_each_seat(table.options, [&](Seat seat) {
        if (seat != active(game.table)) claim_sigils(game, seat);
    });
}

// HAM-R51: with nowhere to lie, items are discarded.
template <class Game>
constexpr void discard_belongings(Game game) {
    typename Game::Table::RegionSpace nowhere{};
    leave_belongings(game, nowhere);
    nowhere.items.for_each([&](ItemCard item) { discard_item(game, item, DiscardCause::owner_died); });
    return_relics(game, nowhere.artifacts, nowhere.sigils);
}

// HAM-132, HAM-133.
template <class Game>
constexpr void bury_hero(Game game, std::optional<Lair> at) {
    auto& table = game.table;
    auto& hero = hero_of(game);
    game.emit(HeroDied{active(game.table), hero.card, at});
    stop_effects(game);
    table.turn.fatigue = 0;
    table.heroes_in_graveyard.insert(hero.card);
    if (!hero.trophies.empty()) game.emit(TrophiesLost{active(game.table), hero.trophies});
    table.monster_discard = table.monster_discard | hero.trophies;
}

// HAM-026, HAM-028: a new hero has nothing but health and a ready Favor.
template <class Game>
constexpr void put_in_play(Game game, Seat seat, HeroCard card) {
    auto& hero = game.table.heroes[seat];
    hero = {};
    hero.card = card;
    hero.health = hero.maximum = game.knobs().hero_health;
    hero.favor_ready = true;
    game.table.heroless.erase(seat);
    game.emit(HeroDrawn{seat, card});
}

// HAM-024, HAM-025, HAM-R69.
template <class Game>
constexpr void draw_heirlooms(Game game, Seat seat) {
    auto& hero = game.table.heroes[seat];
    const bool hidden = game.knobs().hidden_items != HiddenItems::no_items;
    for (std::size_t i = 0; i != game.knobs().heirlooms; ++i) {
        const auto item = draw_item(game);
        if (!item) return;
        hero.items.insert(*item);
        if (hidden) hero.hidden.insert(*item);
        game.emit(HeirloomDrawn{seat, *item, hidden});
    }
}

// HAM-R47: by a house rule later heroes have heirlooms, too; those of the set-up are dealt when everybody has a hero.
template <class Game>
constexpr void inherit(Game game, Seat seat) {
    if (game.table.turn.number != 0 && game.knobs().heirlooms_for_every_hero) draw_heirlooms(game, seat);
}

// HAM-217, HAM-R48: without a hero to draw the player is out.
template <class Game>
constexpr void put_out(Game game, Seat seat) {
    game.table.heroes[seat] = {};
    game.table.heroless.erase(seat);
    game.table.out.insert(seat);
    game.emit(PlayerOut{seat});
}

// HAM-140, HAM-R06: the top hero, or by a house rule one of two by choice.
template <class Game>
constexpr void draw_hero(Game game, Seat seat) {
    game.table.heroes[seat] = {};
    const auto first = draw_hero_card(game);
    if (!first) return put_out(game, seat);
    if (game.knobs().draw_two_heroes)
        if (const auto second = draw_hero_card(game)) {
            game.table.heroless.insert(seat);
            return game.push(ChooseHero{seat, *first, *second});
        }
    put_in_play(game, seat, *first);
    inherit(game, seat);
}

// HAM-139, HAM-140: the turn is over, and a new hero comes, at once or by a house rule next turn.
template <class Game>
constexpr void replace_hero(Game game) {
    auto& table = game.table;
    const Seat seat = active(game.table);
    game.push(EndTurn{});
    table.heroes[seat] = {};
    table.heroless.insert(seat);
    if (!game.knobs().new_hero_next_turn) draw_hero(game, seat);
}

// HAM-203, HAM-R63: the Champion wins a fight.
template <class Game>
constexpr void fall_to_champion(Game game) {
    auto& table = game.table;
    leave_belongings(game, table.champion);
    if (game.knobs().champion_loot_goes_aside) {
        return_relics(game, table.champion.artifacts, table.champion.sigils);
        table.champion.artifacts = {}, table.champion.sigils = {};
    }
    if (game.knobs().champion_mutates_after_win) remutate_champion(game);
}

// HAM-132 to HAM-141, HAM-R45: defeated by whoever is being fought.
template <class Game>
constexpr void defeat(Game game) {
    auto& table = game.table;
    const Lair at = *table.encounter.at;
    bury_hero(game, at);
    if (is_region(at)) {
        leave_belongings(game, table.regions[region(at)]);
        mutate(game, region(at));
    } else {
        fall_to_champion(game);
    }
    restore_opponent(game);
    replace_hero(game);
}

// HAM-R51: with no opponent, belongings stay in the region of the last encounter.
template <class Game>
constexpr void die_of_fatigue(Game game) {
    auto& table = game.table;
    const Region at = *table.turn.last_region;
    bury_hero(game, lair(at));
    leave_belongings(game, table.regions[at]);
    replace_hero(game);
}

// HAM-R33, HAM-R51: by a house rule status damage can kill in the Hamlet.
template <class Game>
constexpr void die_at_home(Game game) {
    bury_hero(game, {});
    discard_belongings(game);
    replace_hero(game);
}

template <class Rules, class F>
constexpr void list(const Table<Rules>&, const ChooseHero& choice, F& f) {
    f(KeepHero{choice.first}), f(KeepHero{choice.second});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>&, const ChooseHero& choice, const Action& action) {
    const auto* keep = get_if<KeepHero>(&action);
    if (keep != nullptr && (keep->hero == choice.first || keep->hero == choice.second)) return Verdict::legal();
    return Verdict::refused("HAM-R06: one of the two heroes drawn is kept");
}

// The hero that is not kept is shuffled back.
template <class Game>
constexpr void answer(Game game, const ChooseHero& choice, const Action& action) {
    const ChooseHero drawn = choice;
    const HeroCard kept = get_if<KeepHero>(&action)->hero;
    game.pop();
    game.table.hero_deck.shuffle_in(kept == drawn.first ? drawn.second : drawn.first);
    put_in_play(game, drawn.seat, kept);
    inherit(game, drawn.seat);
}
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const ChooseHero& choice) {
    return index_of(choice.seat) < table.options.players && table.heroless.has(choice.seat)
               ? Verdict::legal()
               : Verdict::refused("HAM-140: only a player without a hero draws one");
}

template <class Game>
constexpr void run(Game game, const DrawHero& draw) {
    const Seat seat = draw.seat;
    game.pop();
    draw_hero(game, seat);
}
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const DrawHero& draw) {
    if (table.turn.number != 0)
        return Verdict::refused("HAM-140: once the game has begun nobody waits while another draws a hero");
    return fits(table, ChooseHero{draw.seat});
}

}  // namespace heroes::hamlet::detail
