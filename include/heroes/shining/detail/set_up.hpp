#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/shining/detail/chapters.hpp>
#include <heroes/shining/detail/events.hpp>
#include <heroes/shining/detail/monsters.hpp>
#include <heroes/shining/detail/track.hpp>

// Rulebook, "Setting up a Combat Encounter".
namespace heroes::shining::detail {

// SHN-031, SHN-R12: the full deck of the chapter, if the chart calls for Events.
template <class Rules>
constexpr EventCards first_event_deck(const Table<Rules>& table, const Encounter& before) {
    const EncounterType& encounter = encounter_of(table);
    const EventCards full = event_deck(Rules::content, encounter.chapter);
    const bool depletes = table.rules.knobs.event_deck_depletes && before.battle != Battle::fighting;
    const EventCards left = depletes ? before.event_deck & full : EventCards{};
    // Without a chart nothing is drawn, but what is left waits for the next encounter of the chapter.
    return left.empty() && Rules::content.charts[encounter.chart].any ? full : left;
}
// SHN-030, SHN-R04: decks are shuffled before anything is drawn from them.
template <class Game>
constexpr void shuffle_decks(Game game, const Encounter& before) {
    auto& table = game.table;
    table.encounter.event_deck = first_event_deck(table, before);
    for_each_enumerator<Role>([&](Role role) {
        const auto type = monster_of(encounter_of(table), role);
        if (type && deck_of(table, role) == role)
            table.encounter.ai_decks[role] = full_deck(Game::Rules::content.monsters[*type]);
    });
}

// SHN-024 to SHN-029.
template <class Game>
constexpr void begin_encounter(Game game, EncounterCard card) {
    auto& table = game.table;
    const Encounter before = table.encounter;
    table.encounter = Encounter{};
    table.encounter.card = card;
    table.initiative = Initiative{};
    table.monsters.clear();
    for (Hero& hero : table.heroes) hero.rp = type_of(table, hero).rp;
    game.emit(EncounterBegan{card});
    shuffle_decks(game, before);
    game.push(SetUp{0});
    if (game.knobs().order_before_set_up) game.push(ChooseOrder{speaker(table.options), Model::hero_1});
}

// SHN-K93: never the last HP.
template <class Game>
constexpr void weary(Game game, int n) {
    for_each_hero([&](Model model) {
        Hero& hero = game.table.heroes[model];
        const std::uint8_t from = hero.hp;
        if (from > 1) hero.hp = from > n ? clamped(from - n) : std::uint8_t{1};
        if (hero.hp != from) game.emit(Damaged{model, from, hero.hp, DamageCause::weary});
    });
}
// SHN-K110, SHN-R112.
template <class Game>
constexpr void place_object(Game game, int hp, int vit) {
    auto& encounter = game.table.encounter;
    encounter.object = map_of(game.table).object;
    encounter.object_hp = clamped(hp);
    encounter.object_vit = clamped(vit);
    game.emit(ObjectPlaced{encounter.object, encounter.object_hp, encounter.object_vit});
}
template <class Game>
constexpr void follow(Game game, const SetUpLine& line) {
    switch (line.kind) {
        case SetUpKind::spawn: return spawn_set(game, line.role, line.numbers);
        case SetUpKind::spawn_boss: return spawn(game, Model::boss, line.amount);
        case SetUpKind::roll_chart: return roll_chart(game);
        case SetUpKind::place_timers: return place_timers(game, line.amount);
        case SetUpKind::weary: return weary(game, line.amount);
        case SetUpKind::object: break;
    }
    place_object(game, line.amount, line.vit);
}
// SHN-027: in the listed order.
template <class Game>
[[gnu::noinline]] constexpr void run(Game game, const SetUp& work) {
    auto& table = game.table;
    const auto& lines = encounter_of(table).set_up;
    game.pop();
    if (work.line < lines.size()) {
        game.push(SetUp{static_cast<std::uint8_t>(work.line + 1)});
        return follow(game, lines[work.line]);
    }
    game.push(BeginCombat{});
    if (!game.knobs().order_before_set_up) game.push(ChooseOrder{speaker(table.options), Model::hero_1});
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const SetUp& work) {
    return !table.encounter.in_combat && work.line <= encounter_of(table).set_up.size();
}

// SHN-028: one Hero after the other; whoever is left is the last.
template <class Rules, class F>
constexpr void list(const Table<Rules>&, const ChooseOrder& choice, F& f) {
    for (std::size_t i = index_of(choice.place); i != party_size; ++i) f(NameHero{hero(i)});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>&, const ChooseOrder& choice, const Action& action) {
    const auto* named = get_if<NameHero>(&action);
    if (named == nullptr || !is_hero(named->hero))
        return Verdict::refused("SHN-028: name the Hero that is next in the order");
    return named->hero >= choice.place ? Verdict::legal()
                                       : Verdict::refused("SHN-028: this Hero has its number already");
}
template <class Game>
constexpr void answer(Game game, const ChooseOrder& choice, const Action& action) {
    auto& heroes = game.table.heroes;
    const Model named = get<NameHero>(action).hero;
    const Hero chosen = heroes[named];
    for (std::size_t i = index_of(named); i != index_of(choice.place); --i) heroes.values[i] = heroes.values[i - 1];
    heroes[choice.place] = chosen;
    game.emit(HeroNumbered{choice.place, chosen.card, named});
    game.pop();
    if (choice.place < Model::hero_3) return game.push(ChooseOrder{choice.seat, hero(index_of(choice.place) + 1)});
    game.emit(HeroNumbered{Model::hero_4, heroes[Model::hero_4].card, Model::hero_4});
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseOrder& choice) {
    return choice.place < Model::hero_4 && choice.seat == speaker(table.options) && !table.encounter.in_combat &&
           is_fighting(table);
}

// SHN-R05: Hero n starts on start square n; by a house rule the players place them there as they like.
template <class Rules>
constexpr SquareSet free_starts(const Table<Rules>& table) {
    SquareSet squares{};
    for (const Square start : map_of(table).starts) squares.insert(start);
    return squares - occupied(table).all();
}
template <class Game>
constexpr void place_hero(Game game, Model model, Square at) {
    game.table.heroes[model].square = at;
    game.emit(HeroPlaced{model, at});
}
template <class Game>
constexpr void start_hero(Game game, Model model) {
    auto& table = game.table;
    const Map& map = map_of(table);
    const SquareSet free = map.squares - closed_terrain(table, false) - occupied(table).all();
    place_hero(game, model, nearest_free(map, SquareSet{map.starts[index_of(model)]}, free));
}
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const PlaceHero&, F& f) {
    free_starts(table).for_each([&](Square at) { f(PlaceAt{at}); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const PlaceHero&, const Action& action) {
    const auto* place = get_if<PlaceAt>(&action);
    return place != nullptr && free_starts(table).has(place->at)
               ? Verdict::legal()
               : Verdict::refused("SHN-R05: choose a free start square");
}
template <class Game>
constexpr void answer(Game game, const PlaceHero& choice, const Action& action) {
    const Square at = get<PlaceAt>(action).at;
    game.pop();
    place_hero(game, choice.hero, at);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const PlaceHero& choice) {
    return is_hero(choice.hero) && table.heroes[choice.hero].player == choice.seat &&
           !is_on_map(table.heroes[choice.hero]) && !table.encounter.in_combat && table.rules.knobs.free_placement &&
           !free_starts(table).empty();
}

template <class Game>
[[gnu::noinline]] constexpr void run(Game game, const BeginCombat&) {
    auto& table = game.table;
    for (std::size_t i = 0; i != party_size; ++i) {
        if (is_on_map(table.heroes.values[i])) continue;
        if (game.knobs().free_placement && !free_starts(table).empty())
            return game.push(PlaceHero{table.heroes.values[i].player, hero(i)});
        start_hero(game, hero(i));
    }
    game.pop();
    game.push(FollowTrack{});
    table.encounter.in_combat = true;
    game.emit(CombatBegan{});
    begin_round(game);
    for_each_hero([&](Model model) {
        if (is_fighting(table)) arrive(game, model);
    });
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const BeginCombat&) {
    return !table.encounter.in_combat && is_fighting(table);
}

}  // namespace heroes::shining::detail
