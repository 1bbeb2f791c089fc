#include "support.hpp"

#include <cstddef>
#include <cstdint>

#include <how_many.hpp>

#include <heroes/core/diff.hpp>
#include <heroes/core/match.hpp>

using namespace shining_test;

namespace {

using Shown = Table<RuntimeRules>;

// What lies on the table for everybody to see, without what only the rules remember.
Shown visible(const Shown& table) {
    Shown shown{};
    shown.heroes = table.heroes;
    for (Hero& each : shown.heroes) {
        each.moved = false;
        each.used_in_encounter = each.used_in_activation = Powers{};
        if (each.exhausted) each.ap = 0;
    }
    shown.monsters = table.monsters;
    for (Monster& each : shown.monsters) each.fresh = false;
    const Encounter& now = table.encounter;
    shown.encounter = {.event_deck = now.event_deck,
                       .card = now.card,
                       .events = now.events,
                       .timers = now.timers,
                       .object_hp = now.object_hp,
                       .object = now.object,
                       .rage = now.rage,
                       .flooded = now.flooded,
                       .touched = now.touched};
    if (now.in_combat) shown.initiative = {.round = table.initiative.round, .slot = table.initiative.slot};
    shown.luck = table.luck;
    if (table.options.scope != Scope::encounter)
        shown.campaign = {
            .done = table.campaign.done, .quest = table.campaign.quest, .preparations = table.campaign.preparations};
    return shown;
}

// A screen that knows the cards and hears the events, and nothing else.
struct Screen {
    Shown table{};
    Heroes before_quest = no_heroes;
    bool fits = true;  // whether what an event says of before is what was shown

    void hear(const Event& event) {
        match(event, [&](const auto& told) { show(told); });
    }

    Hero& of(Model model) { return table.heroes[model]; }
    Monster* monster(Model model) { return shining::detail::find_monster(table, model); }
    std::uint8_t& status(Model model, EffectKind kind) {
        if (is_monster(model)) return kind == EffectKind::ward ? monster(model)->ward : monster(model)->slow;
        switch (kind) {
            case EffectKind::ward: return of(model).ward;
            case EffectKind::slow: return of(model).slow;
            case EffectKind::advantage: return of(model).advantage;
            case EffectKind::provoke: return of(model).provoke;
            default: return of(model).next_ap;
        }
    }
    std::uint8_t& points(Model model, Points kind) {
        switch (kind) {
            case Points::action: return of(model).ap;
            case Points::reaction: return of(model).rp;
            case Points::magic: return of(model).mp;
            case Points::movement: break;
        }
        return of(model).movement;
    }
    std::uint8_t& hp(Model model) {
        if (model == Model::object) return table.encounter.object_hp;
        return is_hero(model) ? of(model).hp : monster(model)->hp;
    }
    template <class T>
    void change(T& shown, const T& from, const T& to) {
        fits = fits && shown == from;
        shown = to;
    }
    void clear_map() {
        table.monsters.clear();
        table.encounter.object = Square::nowhere;
        table.initiative = {};
        table.luck = {{0, 0, 0, 0}};
        for (Hero& each : table.heroes)
            each = {.card = each.card,
                    .player = each.player,
                    .stats = each.stats,
                    .hp = each.hp,
                    .mp = each.mp,
                    .items = each.items,
                    .equipment = each.equipment,
                    .exhausted = each.exhausted};
    }
    void open(EncounterCard card) {
        const EncounterType& type = standard_content.encounters[card];
        table.encounter = {.card = card};
        if (standard_content.charts[type.chart].any)
            table.encounter.event_deck = event_deck(standard_content, type.chapter);
        for (Hero& each : table.heroes) each.rp = standard_content.heroes[each.card].rp;
    }

    template <class E>
    void show(const E&) {}
    void show(const HeroJoined& told) {
        const HeroType& type = standard_content.heroes[told.card];
        of(told.hero) = {
            .card = told.card, .player = told.player, .stats = type.stats, .hp = type.max_hp, .mp = type.max_mp};
    }
    void show(const QuestBegan& told) {
        table.campaign.quest = told.quest;
        table.campaign.preparations = told.preparation;
        table.encounter = {};
        if (told.preparation == 1) before_quest = table.heroes;
    }
    void show(const PartyRestored&) { table.heroes = before_quest; }
    void show(const QuestEnded& told) {
        if (told.completed) table.campaign.done.insert(told.quest);
    }
    void show(const ItemGiven& told) { ++of(told.hero).items[told.item]; }
    void show(const EquipmentGiven& told) { of(told.hero).equipment.insert(told.equipment); }
    void show(const StatRaised& told) { of(told.hero).stats[told.stat] = told.value; }
    void show(const EncounterBegan& told) { open(told.encounter); }
    void show(const EncounterWon&) { clear_map(); }
    void show(const EncounterLost&) { clear_map(); }
    void show(const MonsterSpawned& told) {
        table.monsters.push_back(
            {.model = told.model, .card = told.card, .number = told.number, .hp = told.hp, .square = told.square});
    }
    void show(const ObjectPlaced& told) { table.encounter.object = told.square, table.encounter.object_hp = told.hp; }
    void show(const EventPlaced& told) { table.encounter.events = told.events; }
    void show(const TimersPlaced& told) { table.encounter.timers = told.timers; }
    void show(const TimerDiscarded& told) { table.encounter.timers = told.timers; }
    void show(const EventRevealed& told) { --table.encounter.events, table.encounter.event_deck.erase(told.card); }
    void show(const HeroNumbered& told) {
        const Hero chosen = of(told.was);
        for (std::size_t i = index_of(told.was); i != index_of(told.hero); --i)
            table.heroes.values[i] = table.heroes.values[i - 1];
        of(told.hero) = chosen;
        fits = fits && chosen.card == told.card;
    }
    void show(const HeroPlaced& told) { of(told.hero).square = told.square; }
    void show(const RoundBegan& told) { table.initiative.round = told.round; }
    void show(const TokenMoved& told) { table.initiative.slot = told.slot; }
    void show(const RageChanged& told) { table.encounter.rage = told.rage; }
    void show(const MapFlooded&) { table.encounter.flooded = true; }
    void show(const GoalTouched& told) { table.encounter.touched.insert(told.square); }
    void show(const ActivationBegan& told) { of(told.hero).ap = told.ap, of(told.hero).movement = told.movement; }
    void show(const ActivationEnded& told) { of(told.hero).ap = of(told.hero).movement = 0; }
    void show(const ModelMoved& told) {
        change(is_hero(told.model) ? of(told.model).square : monster(told.model)->square, told.from, told.to);
    }
    void show(const PointsChanged& told) {
        if (of(told.hero).exhausted && told.points == Points::action)
            return;  // whoever gets up is told how many are left
        change(points(told.hero, told.points), told.from, told.to);
    }
    void show(const ItemUsed& told) { of(told.hero).items[told.item] = told.left; }
    void show(const StatusGained& told) { status(told.model, told.kind) = told.value; }
    void show(const StatusEnded& told) { status(told.model, told.kind) = 0; }
    void show(const Healed& told) { change(hp(told.model), told.from, told.to); }
    void show(const Damaged& told) { change(hp(told.model), told.from, told.to); }
    void show(const DeathDefied& told) { monster(told.model)->hp = told.stays ? 1 : 0; }
    void show(const ModelRemoved& told) {
        for (std::size_t i = table.monsters.size(); i-- != 0;)
            if (table.monsters[i].model == told.model) table.monsters.erase(i);
    }
    void show(const Exhausted& told) { of(told.hero).exhausted = true; }
    void show(const Revived& told) { of(told.hero).exhausted = false; }
    void show(const LuckRolled& told) { table.luck = told.dice; }
    void show(const LuckDieDiscarded& told) { --table.luck.values[told.face - 1u]; }
    void show(const LuckResolved&) { table.luck = {{0, 0, 0, 0}}; }
};

// Where the screen first shows something else than what lies there; nothing if it never does.
std::string watched(const Options& options, std::uint64_t seed, std::size_t& steps) {
    Screen screen;
    const auto listen = [&](const Event& event) { screen.hear(event); };
    auto state = shining::new_game(options, Pcg32{seed}, RuntimeRules{{.concession = false}}, listen);
    Pcg32 chooser{~seed};
    for (std::size_t n = 0; n != 1500 && !is_over(state.table); ++n, ++steps) {
        const auto path = heroes::diff(screen.table, visible(state.table));
        if (!path.empty() || !screen.fits) return "decision " + std::to_string(n) + ": " + std::string(path.view());
        const auto actions = legal_actions(state.table);
        play(state.table, actions[chooser.below(static_cast<std::uint32_t>(actions.size()))], state.chance, listen);
    }
    return {};
}

}  // namespace

TEST_CASE("SHN-V01 to SHN-V33 a screen that hears the events, and nothing else, shows what lies on the table") {
    std::size_t steps = 0;
    const std::size_t games = laws::games_to_play(1'200, 10 * laws::thinned);
    for (std::uint64_t seed = 0; seed != games; ++seed) {
        Options options{.players = static_cast<std::uint8_t>(1 + seed % 4),
                        .scope = static_cast<Scope>(seed % 3),
                        .quest = static_cast<QuestCard>(seed % 6),
                        .encounter = static_cast<EncounterCard>(seed % 28)};
        for (std::size_t i = 0; i != party_size; ++i)
            options.party.values[i] = static_cast<HeroCard>((3 * i + seed) % 8);
        const std::string wrong = watched(options, seed, steps);
        if (!wrong.empty()) FAIL("game ", seed, ", ", wrong);
    }
    MESSAGE(games, " games, ", steps, " decisions");
    CHECK(steps > 50 * games);
}
