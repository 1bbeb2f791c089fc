// A screen that is drawn from the events alone: it knows what is printed, and no rule.

#include "game.hpp"
#include "support.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include <how_many.hpp>
#include <second_opinion.hpp>

namespace hamlet_test {

namespace {

using Tables = heroes::hamlet::Table<RuntimeRules>;

// What is drawn lies on a table like the real one; only events move it. An event that does not fit what is drawn leaves
// a flaw.
class Screen {
public:
    explicit Screen(const Knobs& knobs) : knobs_(knobs) {}

    void draw(const Event& event) {
        match(event, [&](const auto& told) { hear(told); });
    }
    // The first thing that does not lie as it is drawn; empty if all does.
    std::string flaw(const Tables& table) const {
        if (!flaw_.empty()) return flaw_;
        // The slots of a hero are told when all of them are arranged.
        const bool arranging = std::any_of(table.steps.begin(), table.steps.end(),
                                           [](const Step& step) { return holds_alternative<ArrangeSlot>(step); });
        for (std::size_t i = 0; i != most_players; ++i) {
            const auto flaw = flaw_of_hero(table.heroes.values[i], drawn_.heroes.values[i], arranging);
            if (!flaw.empty()) return flaw + " of seat " + std::to_string(i + 1);
        }
        if (const auto flaw = flaw_of_lairs(table); !flaw.empty()) return flaw;
        if (const auto flaw = flaw_of_piles(table); !flaw.empty()) return flaw;
        if (table.turn.active != drawn_.turn.active || table.turn.round != drawn_.turn.round) return "whose turn it is";
        if (table.turn.start != drawn_.turn.start) return "who began";
        if (table.turn.fatigue != drawn_.turn.fatigue) return "the fatigue";
        if (table.turn.favor_running != drawn_.turn.favor_running || !(table.turn.running == drawn_.turn.running))
            return "what has effect";
        if (!(table.decrees == drawn_.decrees)) return "the decrees";
        if (!(table.shop == drawn_.shop)) return "the shop";
        if (table.moon != drawn_.moon) return "the moon";
        if (!(table.out == drawn_.out)) return "who is out";
        if (table.ending != drawn_.ending || table.winner != drawn_.winner) return "the end";
        return {};
    }

private:
    static std::string flaw_of_hero(const Hero& real, const Hero& drawn, bool arranging) {
        if (real.card != drawn.card) return "the hero";
        if (real.health != drawn.health || real.maximum != drawn.maximum) return "the health";
        if (!(real.items == drawn.items)) return "the items";
        if (!arranging && !(real.slots == drawn.slots)) return "the slots";
        if (!arranging && !(real.hidden == drawn.hidden)) return "the hidden items";
        if (!(real.trophies == drawn.trophies)) return "the trophies";
        if (!(real.artifacts == drawn.artifacts) || !(real.sigils == drawn.sigils)) return "the relics";
        if (!(real.status_effects == drawn.status_effects)) return "the status tokens";
        if (real.favor_ready != drawn.favor_ready) return "the Favor";
        return real.gold == drawn.gold ? "" : "the gold";
    }
    std::string flaw_of_lairs(const Tables& table) const {
        if (!(table.regions == drawn_.regions)) return "the regions";
        const Champion& champion = table.champion;
        if (!(champion.items == drawn_.champion.items) || !(champion.artifacts == drawn_.champion.artifacts) ||
            !(champion.sigils == drawn_.champion.sigils))
            return "what lies in the Abbey";
        if (drawn_.champion.hero && champion.hero != drawn_.champion.hero) return "the Champion";
        if (!drawn_.champion.mutations.empty() && !(mutations_of(champion) == mutations_of(drawn_.champion)))
            return "the mutations of the Champion";
        if (!table.encounter.at || is_over(table)) return {};
        if (table.encounter.at != drawn_.encounter.at) return "where the encounter is";
        if (fighting_ && table.encounter.health != drawn_.encounter.health) return "the health of the opponent";
        if (!(table.encounter.status_effects == drawn_.encounter.status_effects)) return "the tokens of the opponent";
        return {};
    }
    std::string flaw_of_piles(const Tables& table) const {
        if (!(table.monster_discard == drawn_.monster_discard)) return "the discarded monsters";
        if (!(table.mutation_discard == drawn_.mutation_discard)) return "the discarded mutations";
        if (!(table.item_discard == drawn_.item_discard)) return "the discarded items";
        if (!(table.decree_discard == drawn_.decree_discard)) return "the discarded decrees";
        if (!(table.monsters_in_graveyard == drawn_.monsters_in_graveyard)) return "the monsters in the graveyard";
        if (!(table.heroes_in_graveyard == drawn_.heroes_in_graveyard)) return "the heroes in the graveyard";
        if (!(table.out_of_the_game == drawn_.out_of_the_game)) return "what is out of the game";
        if (!(table.artifacts_aside == drawn_.artifacts_aside)) return "the artifacts aside";
        return table.sigils_aside == drawn_.sigils_aside ? "" : "the Sigils aside";
    }
    static MutationCards mutations_of(const Champion& champion) {
        MutationCards cards{};
        for (const auto& mutation : champion.mutations)
            if (mutation) cards.insert(*mutation);
        return cards;
    }

    // What shows nothing that lies on the table.
    template <class Told>
    void hear(const Told&) {}

    void hear(const GameStarted&) {
        drawn_.artifacts_aside = Artifacts::all();
        drawn_.sigils_aside = Sigils::all();
    }
    void hear(const FirstPlayerChosen& chosen) { drawn_.turn.start = drawn_.turn.active = chosen.seat; }
    void hear(const HeroDrawn& drawn) {
        hero(drawn.seat) =
            Hero{.card = drawn.hero, .health = knobs_.hero_health, .maximum = knobs_.hero_health, .favor_ready = true};
    }
    void hear(const HeirloomDrawn& drawn) {
        hero(drawn.seat).items.insert(*drawn.item);
        if (drawn.hidden) hero(drawn.seat).hidden.insert(*drawn.item);
    }

    void hear(const TurnBegan& began) { drawn_.turn.active = began.seat, drawn_.turn.round = began.round; }
    void hear(const TurnEnded&) { drawn_.turn.fatigue = 0; }
    void hear(const RoundEnded& ended) { drawn_.turn.round = static_cast<std::uint16_t>(ended.round + 1); }
    void hear(const MoonMoved& moved) {
        expect(drawn_.moon == moved.from, "where the Moon comes from");
        drawn_.moon = moved.to;
    }
    void hear(const DecreeReplaced& replaced) {
        drawn_.decrees.erase(replaced.decree);
        drawn_.decree_discard.insert(replaced.decree);
    }
    void hear(const DecreeDrawn& drawn) { drawn_.decrees.insert(drawn.decree); }
    void hear(const DecreeEffect& effect) {
        Hero& changed = hero(effect.seat);
        changed.health = static_cast<std::uint8_t>(changed.health + effect.health);
    }
    void hear(const ArtifactsRecalled& recalled) {
        Hero& owner = hero(recalled.seat);
        expect((recalled.returned - owner.artifacts).empty(), "whose artifacts are recalled");
        owner.artifacts = owner.artifacts - recalled.returned;
        drawn_.artifacts_aside = drawn_.artifacts_aside | recalled.returned;
        recalled.returned.for_each([&](Artifact artifact) { empty_slot(owner, item(artifact)); });
    }
    void hear(const DeckReshuffled& reshuffled) {
        switch (reshuffled.pile) {
            case Pile::heroes: return void(drawn_.heroes_in_graveyard = {});
            case Pile::monsters: return void(drawn_.monster_discard = {});
            case Pile::mutations: return void(drawn_.mutation_discard = {});
            case Pile::items: return void(drawn_.item_discard = {});
            case Pile::decrees: return void(drawn_.decree_discard = {});
        }
    }
    void hear(const GameOver& over) {
        drawn_.ending = over.decided_by;
        if (!over.winners.empty()) drawn_.winner = over.winners.front();
    }

    void hear(const ItemsRearranged& rearranged) {
        Hero& owner = hero(rearranged.seat);
        owner.slots = rearranged.slots;
        if (knobs_.hidden_items == HiddenItems::backpacks) owner.hidden = backpack(owner);
    }
    void hear(const ItemRevealed& revealed) { hero(revealed.seat).hidden.erase(revealed.item); }
    void hear(const Healed& healed) {
        hero(healed.seat).health = static_cast<std::uint8_t>(hero(healed.seat).health + healed.regained);
    }
    void hear(const OblationMade& made) {
        hero(made.seat).trophies.erase(made.trophy);
        drawn_.monsters_in_graveyard.insert(made.trophy);
    }
    void hear(const MaximumRaised& raised) { hero(raised.seat).maximum = raised.maximum; }
    void hear(const FavorRecharged& recharged) { hero(recharged.seat).favor_ready = true; }
    void hear(const GoldChanged& changed) {
        expect(hero(changed.seat).gold == changed.from, "the gold before");
        hero(changed.seat).gold = changed.to;
    }
    void hear(const TrophyPaid& paid) {
        hero(paid.seat).trophies.erase(paid.trophy);
        switch (knobs_.spent_trophies) {
            case SpentTrophies::monster_discard: return drawn_.monster_discard.insert(paid.trophy);
            case SpentTrophies::graveyard: return drawn_.monsters_in_graveyard.insert(paid.trophy);
            case SpentTrophies::out_of_the_game: return drawn_.out_of_the_game.insert(paid.trophy);
        }
    }
    void hear(const ItemBought& bought) { take_from_shop(bought); }
    void hear(const ItemTaken& taken) { take_from_shop(taken); }
    void hear(const ItemSold& sold) { lose(hero(sold.seat), sold.item); }
    void hear(const StockMoved& moved) {
        drawn_.shop[ShopSpace::third] = drawn_.shop[ShopSpace::second];
        drawn_.shop[ShopSpace::second] = drawn_.shop[ShopSpace::first];
        drawn_.shop[ShopSpace::first] = moved.drawn;
    }
    void hear(const ItemDiscarded& discarded) {
        lose(hero(drawn_.turn.active), discarded.item);
        for (RegionSpace& space : drawn_.regions) space.items.erase(discarded.item);
        drawn_.champion.items.erase(discarded.item);
        for (auto& item : drawn_.shop)
            if (item == discarded.item) item.reset();
        drawn_.item_discard.insert(discarded.item);
    }

    void hear(const RegionSelected& selected) {
        drawn_.encounter = {.at = lair(selected.region)};
        fighting_ = false;
    }
    void hear(const MonsterRevealed& revealed) { drawn_.regions[revealed.region].monster = revealed.monster; }
    void hear(const FightStarted& started) {
        drawn_.encounter.at = started.at;
        drawn_.encounter.health = started.health;
        fighting_ = true;
    }
    void hear(const ConsumableUsed& used) {
        const bool lasts = standard_content.items[used.item].use.lasts != Duration::instant;
        if (lasts) drawn_.turn.running.insert(used.item);
        if (!lasts || knobs_.use_frees_slot) lose(hero(used.seat), used.item);
    }
    void hear(const EffectEnded& ended) {
        if (ended.item)
            drawn_.turn.running.erase(*ended.item);
        else
            drawn_.turn.favor_running = false;
    }
    void hear(const FavorUsed& used) {
        hero(used.seat).favor_ready = false;
        drawn_.turn.favor_running = standard_content.heroes[used.hero].favor.lasts != Duration::instant;
    }
    void hear(const HealthChanged& changed) {
        std::uint8_t& health =
            changed.fighter == Fighter::hero ? hero(drawn_.turn.active).health : drawn_.encounter.health;
        expect(health == changed.from || (changed.fighter == Fighter::opponent && !fighting_), "the health before");
        health = changed.to;
    }
    void hear(const StatusInflicted& inflicted) {
        tokens(inflicted.fighter) = tokens(inflicted.fighter) | inflicted.status_effects;
    }
    void hear(const StatusCured& cured) { tokens(cured.fighter) = tokens(cured.fighter) - cured.status_effects; }
    void hear(const FatigueTaken& taken) { drawn_.turn.fatigue = taken.tokens; }

    void hear(const MonsterKilled& killed) {
        expect(drawn_.regions[killed.region].monster == killed.monster, "the monster that is killed");
        drawn_.regions[killed.region].monster.reset();
        drawn_.regions[killed.region].mutations.clear();
    }
    void hear(const MutationsDiscarded& discarded) {
        drawn_.mutation_discard = drawn_.mutation_discard | discarded.mutations;
    }
    void hear(const TrophyTaken& taken) { hero(taken.seat).trophies.insert(taken.monster); }
    void hear(const LootTaken& taken) {
        RegionSpace& space = drawn_.regions[taken.region];
        Hero& winner = hero(taken.seat);
        expect((taken.items - space.items).empty(), "the loot");
        space.items = space.items - taken.items, gain(winner, taken.items);
        space.artifacts = space.artifacts - taken.artifacts, winner.artifacts = winner.artifacts | taken.artifacts;
        space.sigils = space.sigils - taken.sigils, winner.sigils = winner.sigils | taken.sigils;
    }
    void hear(const ArtifactTaken& taken) {
        expect(drawn_.artifacts_aside.has(taken.artifact), "an artifact that lay aside");
        drawn_.artifacts_aside.erase(taken.artifact);
        hero(taken.seat).artifacts.insert(taken.artifact);
    }
    void hear(const SigilTaken& taken) {
        expect(drawn_.sigils_aside.has(taken.sigil), "a Sigil that lay aside");
        drawn_.sigils_aside.erase(taken.sigil);
        hero(taken.seat).sigils.insert(taken.sigil);
    }

    void hear(const MonsterMutated& mutated) {
        auto& mutations = drawn_.regions[mutated.region].mutations;
        for (MutationCard& old : mutations)  // HAM-R40: in the place of one that was discarded
            if (drawn_.mutation_discard.has(old)) return void(old = mutated.mutation);
        if (mutations.full()) return expect(false, "room for a mutation");
        mutations.push_back(mutated.mutation);
    }
    void hear(const MonsterRestored&) { drawn_.encounter = {}; }
    // HeroDied stands for all that the hero owned, which stays where it died.
    void hear(const HeroDied& died) {
        Hero& dead = hero(died.seat);
        expect(dead.card == died.hero, "the hero that dies");
        drawn_.heroes_in_graveyard.insert(died.hero);
        if (died.at && is_region(*died.at)) leave(drawn_.regions[region(*died.at)], dead);
        if (died.at == Lair::abbey) leave(drawn_.champion, dead);
        dead = Hero{};
    }
    void hear(const TrophiesLost& lost) { drawn_.monster_discard = drawn_.monster_discard | lost.trophies; }
    void hear(const RelicsReturned& returned) {
        drawn_.champion.artifacts = drawn_.champion.artifacts - returned.artifacts;
        drawn_.champion.sigils = drawn_.champion.sigils - returned.sigils;
        drawn_.artifacts_aside = drawn_.artifacts_aside | returned.artifacts;
        drawn_.sigils_aside = drawn_.sigils_aside | returned.sigils;
    }
    void hear(const PlayerOut& gone) { drawn_.out.insert(gone.seat), hero(gone.seat) = Hero{}; }
    void hear(const ChampionRevealed& revealed) {
        drawn_.encounter = {.at = Lair::abbey};
        fighting_ = false;
        drawn_.champion.hero = revealed.hero;
        drawn_.champion.mutations.clear();
        revealed.mutations.for_each([&](MutationCard card) { drawn_.champion.mutations.push_back(card); });
    }
    void hear(const ChampionRemutated& remutated) {
        drawn_.mutation_discard = drawn_.mutation_discard | remutated.discarded;
        drawn_.champion.mutations.clear();  // the new ones lie face down
    }

    Hero& hero(Seat seat) { return drawn_.heroes[seat]; }
    StatusEffects& tokens(Fighter fighter) {
        return fighter == Fighter::hero ? hero(drawn_.turn.active).status_effects : drawn_.encounter.status_effects;
    }
    static void empty_slot(Hero& owner, Item thing) {
        for (Item& held : owner.slots)
            if (held == thing) held = Item::nothing;
    }
    static void lose(Hero& owner, ItemCard card) {
        owner.items.erase(card), owner.hidden.erase(card);
        empty_slot(owner, item(card));
    }
    void gain(Hero& owner, ItemCards cards) {
        owner.items = owner.items | cards;
        if (knobs_.hidden_items == HiddenItems::backpacks) owner.hidden = owner.hidden | cards;
    }
    template <class Space>
    static void leave(Space& space, const Hero& dead) {
        space.items = space.items | dead.items;
        space.artifacts = space.artifacts | dead.artifacts;
        space.sigils = space.sigils | dead.sigils;
    }
    template <class Got>
    void take_from_shop(const Got& got) {
        expect(drawn_.shop[got.space] == got.item, "the item on the space");
        drawn_.shop[got.space].reset();
        gain(hero(got.seat), {got.item});
    }
    void expect(bool fits, const char* what) {
        if (!fits && flaw_.empty()) flaw_ = what;
    }

    Knobs knobs_{};
    Tables drawn_{};
    bool fighting_ = false;  // until then nobody says how much health the opponent has
    std::string flaw_{};
};

// The first flaw of a game of players who choose at random; empty if there is none.
std::string flaw_of_game(const Options& options, const Knobs& knobs, std::uint64_t seed) {
    const auto record = second_opinion::play_at_random<Tables>(options, seed, second_opinion::any_of,
                                                               second_opinion::to_the_end, RuntimeRules{knobs});
    Screen screen{knobs};
    for (const auto& moment : record.moments) {
        for (const Event& event : moment.events) screen.draw(event);
        if (const std::string flaw = screen.flaw(moment.table); !flaw.empty()) return flaw;
    }
    return {};
}

}  // namespace

TEST_CASE("a screen that hears only the events shows every card, token and health as they lie") {
    const Knobs rules[] = {
        game::bases[0],
        game::bases[1],
        game::house_rules,
        {.oblation_heals = true,
         .several_purchases = true,
         .sale_for_nothing = true,
         .status_damage_at_turn_start = true,
         .third_mutation_replaces = true,
         .dead_heroes_return = true,
         .last_survivor_wins = true,
         .max_turns = 60},
        {.hero_health = 60,
         .most_hero_health = 60,
         .champion_health = 60,
         .spent_trophies = SpentTrophies::graveyard,
         .status_damage_before_escape_attack = true,
         .immunity_cures = true,
         .fatigue_before_encounter = true,
         .champion_mutates_after_win = true,
         .champion_loot_goes_aside = true,
         .hidden_items = HiddenItems::no_items,
         .max_turns = 150,
         .reshuffle_at_once = true},
    };
    for (const Knobs& knobs : rules)
        for (const Options& options : game::modes)
            for (std::uint64_t seed = 1; seed <= laws::games_to_play(100, 25); ++seed) {
                if (!judge(options, RuntimeRules{knobs})) continue;
                CAPTURE(options.players);
                CAPTURE(seed);
                REQUIRE(flaw_of_game(options, knobs, seed) == "");
            }
}

}  // namespace hamlet_test
