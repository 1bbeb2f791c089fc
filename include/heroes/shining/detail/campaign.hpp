#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/shining/detail/chapters.hpp>
#include <heroes/shining/detail/encounter_end.hpp>
#include <heroes/shining/detail/rewards.hpp>
#include <heroes/shining/detail/set_up.hpp>

// Rulebook, "Game Setup", "Quest" and "Campaign": the party, its quests, and how it all ends.
namespace heroes::shining::detail {

// SHN-015 to SHN-018: a Hero as its card says.
template <class Game>
constexpr void join(Game game, Model place, HeroCard card) {
    auto& table = game.table;
    const HeroType& type = Game::Rules::content.heroes[card];
    Hero& hero = table.heroes[place];
    hero = Hero{.card = card, .player = controller(table.options, place), .stats = type.stats};
    hero.hp = clamped(max_hp(table, hero));
    hero.mp = type.max_mp;
    game.emit(HeroJoined{place, card, hero.player});
}

template <class Game>
constexpr void lay_out(Game game) {
    auto& table = game.table;
    game.emit(GameStarted{table.options.players, table.options.scope});
    game.push(BeginCampaign{});
    if (table.options.choose_party) return game.push(PickHero{controller(table.options, Model::hero_1), Model::hero_1});
    for_each_hero([&](Model place) { join(game, place, table.options.party[place]); });
}

// SHN-D01, SHN-019: any Hero, even one that is in the party already.
template <class Rules, class F>
constexpr void list(const Table<Rules>&, const PickHero&, F& f) {
    for (std::size_t i = 0; i != Rules::content.heroes.size(); ++i) f(ChooseHero{static_cast<HeroCard>(i)});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>&, const PickHero&, const Action& action) {
    const auto* chosen = get_if<ChooseHero>(&action);
    return chosen != nullptr && Rules::content.heroes.has(chosen->hero)
               ? Verdict::legal()
               : Verdict::refused("SHN-015: choose a Hero for the party");
}
template <class Game>
constexpr void answer(Game game, const PickHero& choice, const Action& action) {
    const HeroCard card = get<ChooseHero>(action).hero;
    game.pop();
    join(game, choice.place, card);
    if (choice.place == Model::hero_4) return;
    const Model next = hero(index_of(choice.place) + 1);
    game.push(PickHero{controller(game.table.options, next), next});
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const PickHero& choice) {
    return is_hero(choice.place) && table.options.choose_party &&
           choice.seat == controller(table.options, choice.place);
}

// SHN-020: the first quest is of the lowest level.
template <class Rules>
constexpr QuestCards first_quests(const Table<Rules>&) {
    QuestCards quests{};
    for (std::size_t i = 0; i != Rules::content.quests.size(); ++i)
        if (const auto card = static_cast<QuestCard>(i); Rules::content.quests[card].level == 1) quests.insert(card);
    return quests;
}
template <class Game>
[[gnu::noinline]] constexpr void run(Game game, const BeginCampaign&) {
    auto& table = game.table;
    game.pop();
    table.campaign.open = first_quests(table);
    table.campaign.quest = table.options.scope == Scope::campaign ? QuestCard{} : table.options.quest;
    switch (table.options.scope) {
        case Scope::campaign: return choose_quest(game);
        case Scope::quest: return begin_quest(game, table.options.quest);
        case Scope::encounter: break;
    }
    begin_encounter(game, table.options.encounter);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const BeginCampaign&) {
    return table.options.choose_party && table.campaign.open.empty();
}

// SHN-D03: a quest among those that are open; if there is one only, nobody is asked.
template <class Game>
constexpr void choose_quest(Game game) {
    const QuestCards quests = game.table.campaign.open - game.table.campaign.done;
    if (quests.empty()) return end_game(game, Ending::campaign_completed);
    if (quests.size() == 1) return begin_quest(game, quests.front());
    game.push(ChooseQuest{speaker(game.table.options)});
}
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseQuest&, F& f) {
    (table.campaign.open - table.campaign.done).for_each([&](QuestCard quest) { f(TakeQuest{quest}); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseQuest&, const Action& action) {
    const auto* chosen = get_if<TakeQuest>(&action);
    const bool open = chosen != nullptr && chosen->quest <= QuestCard::last &&
                      (table.campaign.open - table.campaign.done).has(chosen->quest);
    return open ? Verdict::legal() : Verdict::refused("SHN-180: choose a quest that is open");
}
template <class Game>
constexpr void answer(Game game, const ChooseQuest&, const Action& action) {
    const QuestCard quest = get<TakeQuest>(action).quest;
    game.pop();
    begin_quest(game, quest);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseQuest& choice) {
    return table.options.scope == Scope::campaign && choice.seat == speaker(table.options) &&
           (table.campaign.open - table.campaign.done).size() > 1;
}

template <class Game>
constexpr void begin_quest(Game game, QuestCard quest) {
    auto& table = game.table;
    table.campaign.quest = quest;
    table.campaign.preparations = 0;
    table.before_quest = table.heroes;
    prepare(game);
}
// SHN-022, SHN-R104: whoever comes back has recovered.
template <class Game>
constexpr void prepare(Game game) {
    auto& table = game.table;
    table.encounter = Encounter{};
    table.campaign.preparations = clamped(table.campaign.preparations + 1);
    game.emit(QuestBegan{table.campaign.quest, table.campaign.preparations});
    if (game.knobs().recovery_between_quests)
        for_each_hero([&](Model model) {
            heal(game, model, max_hp(table, table.heroes[model]), HealCause::preparation);
            regain_magic(game, model, type_of(table, table.heroes[model]).max_mp);
        });
    game.push(Prepare{});
}
template <class Game>
[[gnu::noinline]] constexpr void run(Game game, const Prepare& work) {
    auto& table = game.table;
    const QuestType& quest = Game::Rules::content.quests[table.campaign.quest];
    game.pop();
    if (work.supply == quest.preparation.size()) return begin_encounter(game, quest.first);
    const Supply& supply = quest.preparation[work.supply];
    const bool last = work.copy + 1 >= supply.copies;
    game.push(Prepare{static_cast<std::uint8_t>(work.supply + (last ? 1 : 0)),
                      static_cast<std::uint8_t>(last ? 0 : work.copy + 1)});
    if (supply.copies != 0) game.push(HandOutItem{speaker(table.options), supply.item});
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const Prepare& work) {
    return Rules::content.quests.has(table.campaign.quest) &&
           work.supply <= Rules::content.quests[table.campaign.quest].preparation.size();
}

// SHN-D04, SHN-D26: one piece at a time.
template <class Rules>
constexpr bool can_take(const Table<Rules>& table, Model model, Item item) {
    return is_hero(model) && table.heroes[model].items[item] != 255;
}
template <class Rules>
constexpr bool can_take(const Table<Rules>& table, Model model, Equipment equipment) {
    return is_hero(model) && !table.heroes[model].equipment.has(equipment);
}
template <class Rules, class Piece, class F>
constexpr void list_takers(const Table<Rules>& table, Piece piece, F& f) {
    for_each_hero([&](Model model) { list_if(f, NameHero{model}, can_take(table, model, piece)); });
}
constexpr Verdict judge_wish(Item) { return Verdict::refused("SHN-K124: this Hero cannot carry any more of it"); }
constexpr Verdict judge_wish(Equipment) { return Verdict::refused("SHN-K63: this Hero has this piece already"); }
template <class Rules, class Piece>
constexpr Verdict judge_taker(const Table<Rules>& table, Piece piece, const Action& action) {
    const auto* named = get_if<NameHero>(&action);
    if (named == nullptr || !is_hero(named->hero)) return Verdict::refused("SHN-022: name a Hero who takes it");
    return can_take(table, named->hero, piece) ? Verdict::legal() : judge_wish(piece);
}
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const HandOutItem& piece, F& f) {
    list_takers(table, piece.item, f);
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const HandOutItem& piece, const Action& action) {
    return judge_taker(table, piece.item, action);
}
template <class Game>
constexpr void answer(Game game, const HandOutItem& piece, const Action& action) {
    const Model model = get<NameHero>(action).hero;
    game.pop();
    ++game.table.heroes[model].items[piece.item];
    game.emit(ItemGiven{model, piece.item});
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const HandOutItem& piece) {
    return Rules::content.items.has(piece.item) && piece.seat == speaker(table.options);
}
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const HandOutEquipment& piece, F& f) {
    list_takers(table, piece.equipment, f);
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const HandOutEquipment& piece, const Action& action) {
    return judge_taker(table, piece.equipment, action);
}
// SHN-K32, SHN-K63: more MAX HP brings as many HP.
template <class Game>
constexpr void answer(Game game, const HandOutEquipment& piece, const Action& action) {
    const Model model = get<NameHero>(action).hero;
    Hero& hero = game.table.heroes[model];
    const int before = max_hp(game.table, hero);
    game.pop();
    hero.equipment.insert(piece.equipment);
    game.emit(EquipmentGiven{model, piece.equipment});
    if (const int more = max_hp(game.table, hero) - before; more > 0) heal(game, model, more, HealCause::reward);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const HandOutEquipment& piece) {
    return Rules::content.equipment.has(piece.equipment) && piece.seat == speaker(table.options);
}

// SHN-R98, SHN-R99, SHN-R111: once more from the preparation, as often as the quest allows.
template <class Game>
constexpr void prepare_again(Game game) {
    auto& table = game.table;
    const int allowed = Game::Rules::content.quests[table.campaign.quest].preparations;
    if (game.knobs().limited_preparations && allowed != 0 && table.campaign.preparations >= allowed)
        return end_quest(game, false);
    if (!game.knobs().keep_gains) {
        table.heroes = table.before_quest;
        game.emit(PartyRestored{table.campaign.quest});
    }
    prepare(game);
}

// SHN-179 to SHN-182, SHN-R109.
template <class Game>
constexpr void end_quest(Game game, bool completed) {
    auto& table = game.table;
    const QuestCard card = table.campaign.quest;
    const QuestType& quest = Game::Rules::content.quests[card];
    game.emit(QuestEnded{card, completed});
    if (table.options.scope == Scope::quest)
        return end_game(game, completed ? Ending::quest_completed : Ending::quest_failed);
    if (!completed && !game.knobs().retry_failed_quest) return end_game(game, Ending::campaign_failed);
    if (!completed) {
        table.campaign.preparations = 0;
        return prepare_again(game);
    }
    table.campaign.done.insert(card);
    quest.unlocks.for_each([&](QuestCard next) { game.emit(QuestUnlocked{next}); });
    table.campaign.open = table.campaign.open | quest.unlocks;
    if (!quest.final_quest) return choose_quest(game);
    if (!Game::Rules::content.new_game_plus) return end_game(game, Ending::campaign_completed);
    game.push(ChooseFuture{speaker(table.options)});
}

// SHN-183, SHN-184, SHN-R107.
template <class Rules, class F>
constexpr void list(const Table<Rules>&, const ChooseFuture&, F& f) {
    f(Retire{}), f(BeginAgain{});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>&, const ChooseFuture&, const Action& action) {
    const bool known = holds_alternative<Retire>(action) || holds_alternative<BeginAgain>(action);
    return known ? Verdict::legal() : Verdict::refused("SHN-183: retire the Heroes, or begin again");
}
template <class Game>
constexpr void answer(Game game, const ChooseFuture&, const Action& action) {
    auto& table = game.table;
    game.pop();
    if (holds_alternative<Retire>(action)) return end_game(game, Ending::campaign_completed);
    table.campaign = Campaign{.open = first_quests(table), .new_game_plus = true};
    game.emit(NewGamePlusBegan{});
    choose_quest(game);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseFuture& choice) {
    return Rules::content.new_game_plus && choice.seat == speaker(table.options) &&
           table.options.scope == Scope::campaign;
}

}  // namespace heroes::shining::detail
