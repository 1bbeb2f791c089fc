#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include <heroes/core/verdict.hpp>
#include <heroes/shining/play.hpp>
#include <heroes/shining/table.hpp>

// Heroes, monsters and decks as they can be.
namespace heroes::shining::detail {

// Whether a campaign is in the middle of a quest, neither before the first nor between two of them.
template <class Rules>
constexpr bool is_on_quest(const Table<Rules>& table) {
    return table.options.scope == Scope::campaign && !table.campaign.open.empty() && !table.steps.empty() &&
           !holds_one_of<ChooseQuest, ChooseFuture>(table.steps.back());
}
template <class Rules>
constexpr Verdict audit_campaign(const Table<Rules>& table) {
    const Content& content = Rules::content;
    const QuestCards all = QuestCards::from_bits((std::uint64_t{1} << content.quests.size()) - 1);
    const Campaign& campaign = table.campaign;
    if (!content.quests.has(campaign.quest) || !((campaign.open | campaign.done) - all).empty())
        return Verdict::refused("SHN-180: there is no such quest");
    if (!(campaign.done - campaign.open).empty()) return Verdict::refused("SHN-180: a quest that is done was open");
    if (is_on_quest(table) && !(campaign.open - campaign.done).has(campaign.quest))
        return Verdict::refused("SHN-180: the party is on a quest that is open");
    if (table.ending > Ending::last || (table.ending != Ending::unfinished) != table.steps.empty())
        return Verdict::refused("SHN-168: a game that is over has an ending, and no other has");
    return Verdict::legal();
}

template <class Rules>
constexpr Verdict audit_encounter(const Table<Rules>& table) {
    const Encounter& encounter = table.encounter;
    if (!Rules::content.encounters.has(encounter.card)) return Verdict::refused("SHN-032: there is no such encounter");
    const EncounterType& type = encounter_of(table);
    const EventCards full = event_deck(Rules::content, type.chapter);
    if (!(encounter.event_deck - full).empty() || encounter.events > encounter.event_deck.size())
        return Verdict::refused("SHN-I05: Event cards are in the deck, on the Final Step or discarded");
    bool decks = true;
    for_each_enumerator<Role>([&](Role role) {
        const auto monster = monster_of(type, role);
        const DeckPlaces most = monster ? full_deck(Rules::content.monsters[*monster]) : DeckPlaces{};
        decks &= (encounter.ai_decks[role] - most).empty();
    });
    if (!decks) return Verdict::refused("SHN-I05: AI cards are in their deck or revealed");
    if (is_square(encounter.object) && encounter.object != map_of(table).object)
        return Verdict::refused("SHN-R112: what is protected stands on its mark");
    if (!(encounter.touched - map_of(table).goals).empty()) return Verdict::refused("SHN-K115: only goals are touched");
    if (table.initiative.slot > type.track.size())
        return Verdict::refused("SHN-033: the token is on no slot of the track");
    if (encounter.timers > table.rules.knobs.timer_supply)
        return Verdict::refused("SHN-R14: there are not so many Timers");
    if (encounter.in_combat && (encounter.battle != Battle::fighting || table.initiative.round == 0))
        return Verdict::refused("SHN-168: a battle that is over is not fought");
    return Verdict::legal();
}

// Whether a Hero has nothing that there is not.
template <class Rules>
constexpr bool are_cards_known(const Hero& hero) {
    const Content& content = Rules::content;
    for (std::size_t i = content.items.size(); i < enum_count<Item>; ++i)
        if (hero.items.values[i] != 0) return false;
    for (std::size_t i = content.equipment.size(); i < enum_count<Equipment>; ++i)
        if (hero.equipment.has(static_cast<Equipment>(i))) return false;
    return true;
}
// SHN-I02, SHN-I04.
template <class Rules>
constexpr Verdict audit_hero(const Table<Rules>& table, const Hero& hero) {
    if (!Rules::content.heroes.has(hero.card)) return Verdict::refused("SHN-015: there is no such Hero");
    if (index_of(hero.player) >= table.options.players)
        return Verdict::refused("SHN-004: every Hero is controlled by one of the players");
    const HeroType& type = type_of(table, hero);
    const int most = are_cards_known<Rules>(hero) ? max_hp(table, hero) : -1;
    if (hero.hp > most || hero.mp > type.max_mp || hero.rp > type.rp || hero.advantage > 6 || hero.next_ap > 2)
        return Verdict::refused("SHN-I02: a Hero has more than it can have");
    const int enough = table.rules.knobs.least_to_revive < most ? table.rules.knobs.least_to_revive : most;
    if (hero.exhausted && hero.hp >= enough)
        return Verdict::refused("SHN-I04: with so many HP a Hero is not exhausted");
    if (!hero.exhausted && hero.hp == 0) return Verdict::refused("SHN-I04: a Hero without HP is exhausted");
    return Verdict::legal();
}
// SHN-I03, SHN-R51: who has FLY at times may have been left on an obstacle without it.
template <class Rules>
constexpr Verdict audit_place(const Table<Rules>& table, const Hero& hero) {
    if (!is_on_map(hero)) return Verdict::legal();
    if (!map_of(table).squares.has(hero.square)) return Verdict::refused("SHN-R52: there is no such square");
    return closed_terrain(table, has_any_kind(table, hero, {PassiveKind::fly})).has(hero.square)
               ? Verdict::refused("SHN-I03: nobody stands on such terrain")
               : Verdict::legal();
}
// The Hero that is moving just now, who may be passing through somebody's square.
template <class Rules>
constexpr std::optional<Model> moving_hero(const Table<Rules>& table) {
    if (table.steps.empty()) return {};
    const auto* turn = get_if<Activation>(&table.steps.back());
    const auto* walk = get_if<Walk>(&table.steps.back());
    const Model model = turn != nullptr ? turn->hero : walk != nullptr ? walk->hero : Model::object;
    return is_hero(model) && is_up(table.heroes[model]) ? std::optional<Model>{model} : std::optional<Model>{};
}
// SHN-I01: nobody shares a square, except a Hero that is passing through.
template <class Rules>
constexpr bool are_places_right(const Table<Rules>& table) {
    SquareSet taken{};
    int shared = 0;
    for_each_model(table, [&](Model model) {
        const Square at = square_of(table, model);
        shared += taken.has(at);
        taken.insert(at);
    });
    if (shared == 0) return true;
    const auto passing = moving_hero(table);
    return passing && shared == 1 && !is_standing(table, *passing) &&
           ground_of(table, *passing).passable.has(table.heroes[*passing].square);
}
// SHN-176: a Hero between two encounters; nothing of the last one is left.
constexpr bool is_at_rest(const Hero& hero) {
    return hero == Hero{.card = hero.card,
                        .player = hero.player,
                        .stats = hero.stats,
                        .hp = hero.hp,
                        .mp = hero.mp,
                        .items = hero.items,
                        .equipment = hero.equipment,
                        .exhausted = hero.exhausted};
}
// Whether rewards are taken, a quest is prepared, or the players choose where to go.
template <class Rules>
constexpr bool is_between_encounters(const Table<Rules>& table) {
    return !table.steps.empty() &&
           holds_one_of<Conclude, Prepare, ChoosePath, ChooseQuest, ChooseFuture>(table.steps[0]);
}
// SHN-R99: the party as it was before the quest, to which a lost one goes back, is the same party.
template <class Rules>
constexpr bool is_in_party(const Table<Rules>& table, const Hero& hero) {
    for (const Hero& other : table.heroes)
        if (other.card == hero.card && other.player == hero.player) return true;
    return false;
}
template <class Rules>
constexpr Verdict audit_party_before(const Table<Rules>& table) {
    const bool is_chosen = table.steps.empty() || !holds_alternative<ChooseQuest>(table.steps.back());
    if (table.options.scope == Scope::encounter || !is_chosen) return Verdict::legal();
    for (const Hero& hero : table.before_quest) {
        if (const Verdict verdict = audit_hero(table, hero); !verdict) return verdict;
        if (!is_at_rest(hero)) return Verdict::refused("SHN-176: what belongs to an encounter ends with it");
        if (!is_in_party(table, hero)) return Verdict::refused("SHN-R99: the party before the quest was another one");
    }
    return Verdict::legal();
}
// SHN-015 to SHN-018: while the party is being chosen, there are the Heroes chosen so far.
template <class Rules>
constexpr Verdict audit_choice_of_party(const Table<Rules>& table) {
    const auto* choice = table.steps.empty() ? nullptr : get_if<PickHero>(&table.steps.back());
    if (choice == nullptr) return Verdict::refused("SHN-020: with the party complete a quest is open");
    for (std::size_t i = 0; i != party_size; ++i) {
        const Hero& hero = table.heroes.values[i];
        const bool chosen = i < index_of(choice->place);
        if (chosen ? !is_at_rest(hero) : !(hero == Hero{}))
            return Verdict::refused("SHN-015: a Hero has what its card says, and no card before it is chosen");
        if (const Verdict verdict = chosen ? audit_hero(table, hero) : Verdict::legal(); !verdict) return verdict;
    }
    return table.before_quest == no_heroes ? Verdict::legal()
                                           : Verdict::refused("SHN-R99: before the first quest there is no party");
}
template <class Rules>
constexpr Verdict audit_heroes(const Table<Rules>& table) {
    if (table.campaign.open.empty()) return audit_choice_of_party(table);
    for (const Hero& hero : table.heroes)
        if (const Verdict verdict = audit_hero(table, hero); !verdict) return verdict;
    for (const Hero& hero : table.heroes) {
        if (hero.square > Square::nowhere) return Verdict::refused("SHN-R52: there is no such square");
        if (const Verdict verdict = audit_place(table, hero); !verdict) return verdict;
    }
    if (!are_places_right(table)) return Verdict::refused("SHN-I01: every model has a square of its own");
    bool fought = true;
    bool rested = true;
    for (const Hero& hero : table.heroes) {
        fought &= is_on_map(hero) || table.rules.knobs.heroes_leave_by_goals;
        rested &= is_at_rest(hero);
    }
    if (is_between_encounters(table) && !rested)
        return Verdict::refused("SHN-176: what belongs to an encounter ends with it");
    if (table.encounter.in_combat && !fought) return Verdict::refused("SHN-R05: the Heroes are on the map");
    return audit_party_before(table);
}

template <class Rules>
constexpr Verdict audit_monsters(const Table<Rules>& table) {
    Models seen{};
    for (const Monster& monster : table.monsters) {
        const bool known = is_monster(monster.model) && !seen.has(monster.model) &&
                           monster_of(encounter_of(table), role_of(monster.model)) == monster.card;
        if (!known) return Verdict::refused("SHN-026: this monster has no part in the encounter");
        const MonsterType& type = type_of(table, monster);
        if (monster.hp == 0) return Verdict::refused("SHN-149: a monster without HP is removed");
        if (monster.hp > type.hp) return Verdict::refused("SHN-I02: a monster has more HP than it can have");
        if (monster.number < 1 || monster.number > 5)
            return Verdict::refused("SHN-R03: a monster has the number of a slot on the track");
        const SquareSet closed = closed_terrain(table, has_passive(type, PassiveKind::fly));
        if (!map_of(table).squares.has(monster.square) || closed.has(monster.square))
            return Verdict::refused("SHN-I03: nobody stands on such terrain");
        seen.insert(monster.model);
    }
    return Verdict::legal();
}

// SHN-R74: whom the attack is yet to meet, and whom it has met.
constexpr bool are_targets_hostile(const Assault& assault) {
    bool hostile = assault.stage <= Stage::compare || assault.stage == Stage::after ||
                   are_hostile(assault.attacker, assault.target);
    assault.left.for_each([&](Model model) { hostile &= are_hostile(assault.attacker, model); });
    assault.attacked.for_each([&](Model model) { hostile &= is_hero(model) && is_monster(assault.attacker); });
    return hostile;
}
template <class Rules>
constexpr Verdict audit_assaults(const Table<Rules>& table) {
    const Verdict wrong = Verdict::refused("SHN-012: this attack cannot be under way");
    for (const Assault& assault : table.assaults) {
        if (!table.encounter.in_combat || !Rules::content.attacks.has(assault.attack) ||
            assault.attacker == Model::object)
            return wrong;
        if (assault.attacker > Model::last || assault.target > Model::last || assault.asked > Model::object ||
            assault.stage > Stage::last)
            return wrong;
        if (!are_targets_hostile(assault)) return wrong;
        if (!map_of(table).squares.has(assault.from) || !map_of(table).squares.has(assault.centre)) return wrong;
        if (assault.discards > assault.dice.size()) return wrong;
        for (const Die& die : assault.dice)
            if (die.size > DieSize::last || die.face < 1 || die.face > faces_of(die.size)) return wrong;
    }
    if (table.assaults.size() == 2 &&
        (!is_monster(table.assaults[0].attacker) || is_monster(table.assaults[1].attacker)))
        return wrong;
    return Verdict::legal();
}

// LUCK dice are read as soon as they are rolled, unless some of them are to be discarded first.
template <class Rules>
constexpr Verdict audit_luck(const Table<Rules>& table) {
    const auto* choice = table.steps.empty() ? nullptr : get_if<DiscardLuck>(&table.steps.back());
    const int kept = choice != nullptr && is_hero(choice->hero) ? luck_dice(table, table.heroes[choice->hero]) : 0;
    int dice = 0;
    for (const std::uint8_t count : table.luck) dice += count;
    if (dice != (kept == 0 ? 0 : kept + choice->left))
        return Verdict::refused(
            "SHN-R88: a LUCK roll has as many dice as the Hero has LUCK, and those to be discarded");
    return Verdict::legal();
}

}  // namespace heroes::shining::detail
