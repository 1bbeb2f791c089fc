#pragma once

#include <optional>

#include <heroes/hamlet/detail/artifacts.hpp>
#include <heroes/hamlet/detail/combat.hpp>
#include <heroes/hamlet/detail/fatigue.hpp>
#include <heroes/hamlet/detail/game_end.hpp>

// Rulebook, "Victory over a monster": trophy, loot, artifact, Sigils, Fatigue, in this order, HAM-R59.
namespace heroes::hamlet::detail {

// HAM-130, HAM-163: the encounter is over and won; the player goes on, unless too tired.
template <class Game>
constexpr void end_encounter(Game game) {
    auto& table = game.table;
    claim_sigils(game, active(game.table));
    end_effects(game, Duration::encounter);
    table.turn.last_region = std::optional<Region>{region(*table.encounter.at)};
    // HAM-041: whoever has tried to flee goes home, even if the monster drops dead meanwhile.
    if (table.encounter.fleeing) return end_turn(game);
    table.encounter = {};
    if (table.turn.encounters != 255) ++table.turn.encounters;
    if (!game.knobs().fatigue_before_encounter && tire(game)) return;
    game.push(WildernessPhase{active(game.table)});
}

// HAM-127, HAM-184, HAM-R54, HAM-R55: one artifact of the set, by choice if there are several.
template <class Game>
constexpr void gain_artifact(Game game, MonsterCard monster) {
    const Artifacts given = artifacts_given(game.table, monster);
    if (given.size() > 1) return game.push(ChooseArtifact{active(game.table), set_of(given.front())});
    if (!given.empty()) take_artifact(game, given.front());
    end_encounter(game);
}

// HAM-126, HAM-R58: everything that lies there.
template <class Game, std::size_t room>
constexpr void take_loot(Game game, RegionSpaceOf<room>& space, Region at) {
    auto& hero = hero_of(game);
    if (space.items.empty() && space.artifacts.empty() && space.sigils.empty()) return;
    game.emit(LootTaken{active(game.table), at, space.items, space.artifacts, space.sigils});
    space.items.for_each([&](ItemCard item) { gain_item(game, active(game.table), item); });
    hero.artifacts = hero.artifacts | space.artifacts;
    hero.sigils = hero.sigils | space.sigils;
    space.items = {}, space.artifacts = {}, space.sigils = {};
}

// The first thing in a region that comes at or after this one, for players who may choose.
template <std::size_t room>
constexpr std::optional<Item> next_loot(const RegionSpaceOf<room>& space, std::size_t from) {
    for (; from < enum_count<Item>; ++from) {
        const Item thing = static_cast<Item>(from);
        if (is_card(thing)       ? space.items.holds(card(thing))
            : is_artifact(thing) ? space.artifacts.has(artifact(thing))
                                 : is_sigil(thing) && space.sigils.has(sigil(thing)))
            return thing;
    }
    return {};
}

// HAM-128.
template <class Game, std::size_t room>
constexpr void empty_region(Game game, RegionSpaceOf<room>& space) {
    EnumSet<MutationCard> shed{};
    for (const MutationCard mutation : space.mutations) shed.insert(mutation);
    if (!shed.empty()) game.emit(MutationsDiscarded{shed});
    game.table.mutation_discard = game.table.mutation_discard | shed;
    space.mutations.clear();
    space.monster = std::optional<MonsterCard>{};
}

// HAM-125 to HAM-128, HAM-204: the killed monster becomes a trophy, and the region is empty.
template <class Game>
constexpr void victory(Game game) {
    auto& table = game.table;
    const Lair at = *table.encounter.at;
    if (!is_region(at)) return end_game(game, Ending::champion_slain, active(game.table));
    auto& space = table.regions[region(at)];
    const MonsterCard monster = *space.monster;
    game.emit(MonsterKilled{active(game.table), region(at), monster});
    hero_of(game).trophies.insert(monster);
    game.emit(TrophyTaken{active(game.table), monster});
    empty_region(game, space);
    if (const auto first = next_loot(space, 0); first && game.knobs().choose_loot) {
        game.push(TakeSpoils{monster});
        return game.push(ChooseLoot{active(game.table), *first});
    }
    take_loot(game, space, region(at));
    gain_artifact(game, monster);
}

template <class Game>
constexpr void run(Game game, const TakeSpoils& spoils) {
    const MonsterCard monster = spoils.monster;
    game.pop();
    gain_artifact(game, monster);
}
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const TakeSpoils& spoils) {
    if (const Verdict verdict = asks_victor(table, table.turn.active); !verdict) return verdict;
    return table.heroes[table.turn.active].trophies.holds(spoils.monster)
               ? Verdict::legal()
               : Verdict::refused("HAM-125: the monster that was beaten is among the victor's trophies");
}

template <class Rules, class F>
constexpr void list(const Table<Rules>&, const ChooseLoot&, F& f) {
    f(TakeLoot{}), f(LeaveLoot{});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>&, const ChooseLoot&, const Action& action) {
    if (holds_alternative<TakeLoot>(action) || holds_alternative<LeaveLoot>(action)) return Verdict::legal();
    return Verdict::refused("HAM-R58: something lies under the monster: take it, or leave it");
}
template <class Game, std::size_t room>
constexpr void take_thing(Game game, RegionSpaceOf<room>& space, Region at, Item thing) {
    RegionSpaceOf<room> taken{};
    if (is_card(thing)) taken.items.insert(card(thing)), space.items.erase(card(thing));
    if (is_artifact(thing)) taken.artifacts.insert(artifact(thing)), space.artifacts.erase(artifact(thing));
    if (is_sigil(thing)) taken.sigils.insert(sigil(thing)), space.sigils.erase(sigil(thing));
    take_loot(game, taken, at);
}
template <class Game>
constexpr void answer(Game game, const ChooseLoot& choice, const Action& action) {
    const auto [seat, thing] = choice;
    const Region at = region(*game.table.encounter.at);
    auto& space = game.table.regions[at];
    game.pop();
    if (holds_alternative<TakeLoot>(action)) take_thing(game, space, at, thing);
    if (const auto next = next_loot(space, index_of(thing) + 1)) game.push(ChooseLoot{seat, *next});
}
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const ChooseLoot& choice) {
    if (const Verdict verdict = asks_victor(table, choice.seat); !verdict) return verdict;
    return next_loot(table.regions[region(*table.encounter.at)], index_of(choice.item)) == choice.item
               ? Verdict::legal()
               : Verdict::refused("HAM-126: no such thing lay under the monster");
}

}  // namespace heroes::hamlet::detail
