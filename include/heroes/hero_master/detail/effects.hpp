#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include <heroes/hero_master/detail/defeat.hpp>
#include <heroes/hero_master/detail/treasure.hpp>

// Rulebook, "Card Effects": which cards speak when, for whom, and what happens then.
namespace heroes::hero_master::detail {

constexpr Permanent permanent(Source source) {
    constexpr EnumArray<Source, Permanent> cards{
        {Permanent::race, Permanent::race, Permanent::first_weapon, Permanent::second_weapon, Permanent::armour,
         Permanent::race, Permanent::hero_class, Permanent::race, Permanent::race, Permanent::race, Permanent::race,
         Permanent::race}};
    return cards[source];
}
constexpr Source source(Permanent card) {
    constexpr EnumArray<Permanent, Source> sources{
        {Source::first_weapon, Source::second_weapon, Source::armour, Source::race, Source::hero_class}};
    return sources[card];
}

// Where an Action card lies that a player has laid: on whose board, and in which slot.
struct Spot {
    Seat seat = nobody;
    std::size_t slot = 0;
};
template <class Rules>
constexpr Spot find_laid(const Table<Rules>& table, Seat owner, ActionCard card) {
    Spot spot{};
    for_each_seat(table.options, [&](Seat seat) {
        const auto& attacks = table.heroes[seat].attacks;
        for (std::size_t i = 0; i != attacks.size(); ++i)
            if ((seat == owner && attacks[i].card == card) || (attacks[i].bungler == owner && attacks[i].bungle == card))
                spot = {seat, i};
    });
    return spot;
}

// The attack card that is being resolved; none once its hero was defeated.
template <class Rules>
constexpr const LaidAttack* running(const Table<Rules>& table) {
    if (!is_attack_running(table) || table.heroes[table.attack.seat].attacks.empty()) return nullptr;
    return table.attack.marks.has(Mark::attacker_out) ? nullptr : &table.heroes[table.attack.seat].attacks[0];
}

// HMA-126, HMA-K53: the effects of a card of the running attack, as long as it is in play.
template <class Rules>
constexpr const Effects* effects_of_attack(const Table<Rules>& table) {
    const LaidAttack* laid = running(table);
    return laid == nullptr ? nullptr : &Rules::content.actions[laid->card].effects;
}
template <class Rules>
constexpr const Effects* effects_of_bungle(const Table<Rules>& table) {
    const LaidAttack* laid = running(table);
    const bool speaks = laid != nullptr && laid->is_bungled() && !table.attack.marks.has(Mark::bungle_ignored);
    return speaks ? &Rules::content.actions[laid->bungle].effects : nullptr;
}
template <class Rules>
constexpr const Effects* effects_of_item(const Table<Rules>& table, Permanent item) {
    const Attack& attack = table.attack;
    if (attack.seat == nobody || !attack.applied.has(item)) return nullptr;
    // HMA-R92
    if (item == Permanent::armour && table.heroes[attack.seat].exhausted.has(item)) return nullptr;
    const GearType* held = gear(table, attack.seat, item_slot(item));
    return held == nullptr ? nullptr : &held->effects;
}
// The same of any card.
template <class Rules>
constexpr const Effects* effects_of(const Table<Rules>& table, Seat you, const Origin& origin) {
    const Content& content = Rules::content;
    const Attack& attack = table.attack;
    switch (origin.source) {
        case Source::attack: return effects_of_attack(table);
        case Source::bungle: return effects_of_bungle(table);
        case Source::first_weapon:
        case Source::second_weapon:
        case Source::armour: return effects_of_item(table, permanent(origin.source));
        case Source::race: return &content.races[table.heroes[you].race].power;
        case Source::hero_class: return &content.classes[table.heroes[you].hero_class].power;
        case Source::monster: return attack.seat == nobody ? nullptr : &content.monsters[attack.monster].effects;
        case Source::ambusher: return table.ambusher ? &content.monsters[table.ambusher->card].effects : nullptr;
        case Source::location: return table.location ? &content.locations[*table.location].effects : nullptr;
        case Source::fail: return attack.fail ? &content.fails[*attack.fail].effects : nullptr;
        case Source::played:
            return find_laid(table, you, origin.card).seat == nobody ? nullptr : &content.actions[origin.card].effects;
    }
    return nullptr;
}

// HMA-R54, HMA-W01 to HMA-W03: whom an effect means.
template <class Rules>
constexpr Seat meant_by(const Table<Rules>& table, Seat you, const Origin& origin, Whom whom) {
    if (whom != Whom::attacker) return you;
    return origin.source == Source::played ? find_laid(table, you, origin.card).seat : table.attack.seat;
}
// Who speaks through a card of the running attack.
template <class Rules>
constexpr Seat speaker(const Table<Rules>& table, Source source) {
    const LaidAttack* laid = running(table);
    return source == Source::bungle && laid != nullptr ? laid->bungler : table.attack.seat;
}

template <class Rules>
constexpr bool condition_holds(const Table<Rules>& table, Seat seat, const Origin& origin, const Effect& effect) {
    if (effect.condition == Condition::always) return true;
    const LaidAttack nothing{};
    const LaidAttack* laid = running(table);
    const Attack& attack = table.attack;
    const bool in_attack = laid != nullptr && origin.source < Source::location;
    return Reckoning<Rules>{table,
                            in_attack ? attack.seat : seat,
                            laid == nullptr ? nothing : *laid,
                            {attack.applied, attack.converted, attack.into},
                            attack.seat == nobody && table.encounter ? table.encounter->card : attack.monster}
        .holds(effect, origin.source);
}

// HMA-K21, HMA-K22, HMA-R110: what can be refreshed or exhausted.
template <class Rules>
constexpr Permanents refreshable(const Table<Rules>& table, Seat seat, Sort sort) {
    Permanents cards = table.heroes[seat].exhausted;
    if (table.rules.knobs.applied_cards_can_be_refreshed && table.attack.seat == seat) cards = cards | table.attack.used;
    return cards & of_sort(sort);
}
template <class Rules>
constexpr Permanents exhaustible(const Table<Rules>& table, Seat seat, Sort sort) {
    Permanents cards = of_sort(sort) - table.heroes[seat].exhausted;
    if (table.attack.seat == seat) cards = cards - table.attack.applied;
    for (const ItemSlot slot : {ItemSlot::first_weapon, ItemSlot::second_weapon})
        if (gear(table, seat, slot) == nullptr) cards.erase(hero_master::permanent(slot));
    return cards;
}

// HMA-K33, HMA-R52: whether the encountered monster can change places with this one.
template <class Rules>
constexpr bool can_swap(const Table<Rules>& table, Place place) {
    const Monster* other = place == Place::encounter ? nullptr : monster_at(table, place);
    if (!table.encounter || other == nullptr) return false;
    if (!table.rules.knobs.bosses_cannot_be_exchanged) return true;
    return !Rules::content.bosses.has(other->card) && !Rules::content.bosses.has(table.encounter->card);
}
template <class Rules, class F>
constexpr void for_each_swap(const Table<Rules>& table, F&& f) {
    for_each_enumerator<Place>([&](Place place) {
        if (can_swap(table, place)) f(place);
    });
}
// HMA-R51, HMA-R52, HMA-R108.
template <class Rules>
constexpr bool can_replace(const Table<Rules>& table) {
    const Knobs& knobs = table.rules.knobs;
    if (!table.encounter || !can_draw_monster(table)) return false;
    if (knobs.replace_needs_a_deck && table.monster_deck.empty()) return false;
    return !knobs.bosses_cannot_be_exchanged || !Rules::content.bosses.has(table.encounter->card);
}

// HMA-R48, HMA-K54: whether an effect would change anything.
template <class Rules>
constexpr bool has_object(const Table<Rules>& table, Seat you, Seat target, const Effect& effect) {
    if (target == nobody) return false;
    const Hero& hero = table.heroes[target];
    switch (effect.kind) {
        case Kind::take_token: return table.leader != target;
        case Kind::draw: return can_draw(table, target);
        case Kind::search: return !hero.deck.empty();
        case Kind::discard: return !hero.hand.empty();
        case Kind::discard_random: return !ordinary_hand<Rules>(hero).empty();
        case Kind::refresh: return !refreshable(table, target, effect.sort).empty();
        case Kind::exhaust: return !exhaustible(table, target, effect.sort).empty();
        case Kind::heal: return hero.health < table.rules.knobs.hero_health;
        case Kind::loot: return table.loot != 0;
        case Kind::lose: return hero.gold != 0;
        case Kind::steal: return you != target && hero.gold != 0;
        case Kind::take_treasure: return !table.treasure_pile.empty();
        case Kind::steal_treasure: return you != target && has_loose_treasure(table, target);
        case Kind::destroy_treasure: return has_loose_treasure(table, target);
        case Kind::sell: return !hero.stash.empty();
        case Kind::swap: {
            bool any = false;
            for_each_swap(table, [&](Place) { any = true; });
            return any;
        }
        case Kind::replace: return can_replace(table);
        case Kind::lurk: return !is_row_full(table) && can_draw_monster(table);
        case Kind::recall_attack:
        case Kind::drop_attack: return !hero.attacks.empty();
        case Kind::place_token: return table.tokens != 0;
        default: return true;
    }
}

// Discarding hand cards of choice, HMA-K19, HMA-R74.
template <class Game>
constexpr void discard_at_random(Game game, Seat seat, int n) {
    ActionCards left = ordinary_hand<typename Game::Rules>(game.table.heroes[seat]);
    for (; n > 0 && !left.empty(); --n)
        discard_from_hand(game, seat, take_any(left, game.chance), DiscardCause::at_random);
}
template <class Game>
constexpr void force_discard(Game game, Seat seat, int n) {
    const ActionCards hand = game.table.heroes[seat].hand;
    if (game.knobs().forced_discards_at_random) return discard_at_random(game, seat, n);
    if (n <= 0 || hand.empty()) return;
    if (static_cast<int>(hand.size()) > n) return game.push(DiscardCards{seat, byte(n)});
    hand.for_each([&](ActionCard card) { discard_from_hand(game, seat, card, DiscardCause::forced); });
}
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const DiscardCards& choice, F& f) {
    table.heroes[choice.seat].hand.for_each([&](ActionCard card) { f(DiscardCard{card}); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const DiscardCards& choice, const Action& action) {
    return listed_or(table, choice, action, Verdict::refused("HMA-R74: discard a card from the hand"));
}
template <class Game>
constexpr void answer(Game game, const DiscardCards& choice, const Action& action) {
    const auto [seat, left] = choice;
    game.pop();
    discard_from_hand(game, seat, get_if<DiscardCard>(&action)->card, DiscardCause::forced);
    force_discard(game, seat, left - 1);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const DiscardCards& choice) {
    return sits(table, choice.seat) && table.heroes[choice.seat].hand.size() > choice.left && choice.left != 0;
}

// Searching the own deck, HMA-K18, HMA-R42, HMA-R115.
template <class Game>
constexpr void take_searched(Game game, Seat seat, ActionCard card) {
    Hero& hero = game.table.heroes[seat];
    hero.deck.erase(card);
    hero.hand.insert(card);
    if (game.knobs().searched_card_shown) hero.exposed.insert(card);
    game.emit(CardSearched{seat, card});
}
template <class Game>
constexpr void search(Game game, Seat seat, int n) {
    const ActionCards deck = game.table.heroes[seat].deck;
    if (n > 0 && static_cast<int>(deck.size()) > n) return game.push(SearchDeck{seat, byte(n)});
    if (n > 0) deck.for_each([&](ActionCard card) { take_searched(game, seat, card); });
    game.emit(DeckShuffled{Pile::actions, seat, count(game.table.heroes[seat].deck)});
}
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const SearchDeck& choice, F& f) {
    table.heroes[choice.seat].deck.for_each([&](ActionCard card) { f(TakeCard{card}); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const SearchDeck& choice, const Action& action) {
    return listed_or(table, choice, action, Verdict::refused("HMA-055: take a card from the own Action deck"));
}
template <class Game>
constexpr void answer(Game game, const SearchDeck& choice, const Action& action) {
    const auto [seat, left] = choice;
    game.pop();
    take_searched(game, seat, get_if<TakeCard>(&action)->card);
    search(game, seat, left - 1);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const SearchDeck& choice) {
    return sits(table, choice.seat) && table.heroes[choice.seat].deck.size() > choice.left && choice.left != 0;
}

// Refreshing and exhausting, HMA-K21, HMA-K22.
template <class Game>
constexpr void refresh_chosen(Game game, Seat seat, Permanents cards) {
    if (game.table.attack.seat == seat) game.table.attack.used = game.table.attack.used - cards;
    refresh(game, seat, cards);
}
template <class Game>
constexpr void refresh_some(Game game, Seat seat, Sort sort, int n) {
    const Permanents cards = refreshable(game.table, seat, sort);
    if (n <= 0 || cards.empty()) return;
    if (static_cast<int>(cards.size()) <= n) return refresh_chosen(game, seat, cards);
    game.push(ChooseRefresh{seat, sort, byte(n)});
}
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseRefresh& choice, F& f) {
    refreshable(table, choice.seat, choice.sort).for_each([&](Permanent card) { f(ChooseCard{card}); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseRefresh& choice, const Action& action) {
    return listed_or(table, choice, action,
                     Verdict::refused("HMA-R110: only an exhausted card of that sort can be refreshed"));
}
template <class Game>
constexpr void answer(Game game, const ChooseRefresh& choice, const Action& action) {
    const auto [seat, sort, left] = choice;
    game.pop();
    refresh_chosen(game, seat, {get_if<ChooseCard>(&action)->card});
    refresh_some(game, seat, sort, left - 1);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseRefresh& choice) {
    return sits(table, choice.seat) && !refreshable(table, choice.seat, choice.sort).empty();
}

template <class Game>
constexpr void exhaust_some(Game game, Seat chooser, Seat seat, Sort sort, int n) {
    const Permanents cards = exhaustible(game.table, seat, sort);
    if (n <= 0 || cards.empty()) return;
    if (static_cast<int>(cards.size()) <= n) return exhaust(game, seat, cards);
    game.push(ChooseExhaust{chooser, seat, sort, byte(n)});
}
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseExhaust& choice, F& f) {
    exhaustible(table, choice.hero, choice.sort).for_each([&](Permanent card) { f(ChooseCard{card}); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseExhaust& choice, const Action& action) {
    return listed_or(table, choice, action,
                     Verdict::refused("HMA-K22: only a ready card that is not applied can be exhausted"));
}
template <class Game>
constexpr void answer(Game game, const ChooseExhaust& choice, const Action& action) {
    const auto [chooser, seat, sort, left] = choice;
    game.pop();
    exhaust(game, seat, {get_if<ChooseCard>(&action)->card});
    exhaust_some(game, chooser, seat, sort, left - 1);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseExhaust& choice) {
    return sits(table, choice.seat) && sits(table, choice.hero) &&
           !exhaustible(table, choice.hero, choice.sort).empty();
}

// Swapping and replacing the encountered monster, HMA-K33, HMA-K34.
template <class Game>
constexpr void swap_monster(Game game, Place place) {
    auto& table = game.table;
    const Monster before = *table.encounter;
    const Monster now = lift_monster(table, place);
    table.encounter = now;
    game.emit(MonsterSwapped{before.card, now.card, place});
    // HMA-R49, HMA-R50
    if (game.knobs().swapped_joins_the_row && !table.lurking.full())
        join_row(game, before);
    else if (place == Place::ambusher)
        table.ambusher = before;
    else
        table.lurking.insert(index_of(place), before);
    fill_ambusher_slot(game);
}
template <class Game>
constexpr void begin_swap(Game game, Seat seat, bool may) {
    std::size_t ways = 0;
    Place only{};
    for_each_swap(game.table, [&](Place place) {
        only = place;
        ++ways;
    });
    if (ways == 1 && !may) return swap_monster(game, only);
    if (ways != 0) game.push(ChooseSwap{seat, may});
}
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseSwap& choice, F& f) {
    list_if(f, Refuse{}, choice.may);
    for_each_swap(table, [&](Place place) { f(SwapWith{place}); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseSwap& choice, const Action& action) {
    return listed_or(table, choice, action,
                     Verdict::refused("HMA-R49: swap with a Lurking monster or the Ambusher of this Location"));
}
template <class Game>
constexpr void answer(Game game, const ChooseSwap&, const Action& action) {
    game.pop();
    if (const auto* swap = get_if<SwapWith>(&action)) swap_monster(game, swap->place);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseSwap& choice) {
    bool any = false;
    for_each_swap(table, [&](Place) { any = true; });
    return sits(table, choice.seat) && any;
}

template <class Game>
constexpr void replace_monster(Game game) {
    auto& table = game.table;
    const auto drawn = draw_monster(game);
    if (!drawn) return;
    const Monster before = *table.encounter;
    table.encounter = Monster{*drawn};
    game.emit(MonsterReplaced{before.card, *drawn});
    if (game.knobs().replaced_gold_stays) {
        table.encounter->gold = before.gold;
    } else if (before.gold != 0) {
        table.loot = byte(table.loot + before.gold);
        game.emit(GoldMoved{nobody, Gold::encounter, Gold::loot_pile, before.gold, nobody});
    }
    if (game.knobs().replaced_is_shuffled_in)
        shuffle_monsters(game, {before.card});
    else
        table.monster_discard.insert(before.card);
}

// Taking an own attack back or discarding it, HMA-K36, HMA-K37.
template <class Rules, class F>
constexpr void list_attacks(const Table<Rules>& table, Seat seat, F& f) {
    for (std::size_t i = 0; i != table.heroes[seat].attacks.size(); ++i) f(ChooseAttack{static_cast<AttackSlot>(i)});
}
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseRecall& choice, F& f) {
    list_attacks(table, choice.seat, f);
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseRecall& choice, const Action& action) {
    return listed_or(table, choice, action, Verdict::refused("HMA-R53: take one of the own laid attacks back"));
}
template <class Game>
constexpr void answer(Game game, const ChooseRecall& choice, const Action& action) {
    const Seat seat = choice.seat;
    game.pop();
    take_attack_back(game, seat, index_of(get_if<ChooseAttack>(&action)->slot));
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseRecall& choice) {
    return sits(table, choice.seat) && !table.heroes[choice.seat].attacks.empty();
}
template <class Game>
constexpr void recall_attack(Game game, Seat seat) {
    const std::size_t attacks = game.table.heroes[seat].attacks.size();
    if (attacks == 1) return take_attack_back(game, seat, 0);
    if (attacks != 0) game.push(ChooseRecall{seat});
}

template <class Game>
constexpr void drop_attack(Game game, Seat seat, bool may) {
    const std::size_t attacks = game.table.heroes[seat].attacks.size();
    if (attacks == 1 && !may) return discard_attack(game, seat, 0, DiscardCause::dropped);
    if (attacks != 0) game.push(ChooseDrop{seat, may});
}
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseDrop& choice, F& f) {
    list_if(f, Refuse{}, choice.may);
    list_attacks(table, choice.seat, f);
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseDrop& choice, const Action& action) {
    return listed_or(table, choice, action, Verdict::refused("HMA-R53: discard one of the own laid attacks"));
}
template <class Game>
constexpr void answer(Game game, const ChooseDrop& choice, const Action& action) {
    const Seat seat = choice.seat;
    game.pop();
    if (const auto* drop = get_if<ChooseAttack>(&action))
        discard_attack(game, seat, index_of(drop->slot), DiscardCause::dropped);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseDrop& choice) {
    return sits(table, choice.seat) && !table.heroes[choice.seat].attacks.empty();
}

// HMA-K39, HMA-R106
template <class Game>
constexpr void place_token(Game game, Seat seat, ActionCard card) {
    auto& table = game.table;
    const Spot spot = find_laid(table, seat, card);
    if (table.tokens == 0 || spot.seat == nobody || table.heroes[spot.seat].attacks[spot.slot].token) return;
    --table.tokens;
    table.heroes[spot.seat].attacks[spot.slot].token = true;
    game.emit(TokenPlaced{spot.seat, static_cast<AttackSlot>(spot.slot)});
}

// HMA-K27: on a monster's T6 the gold goes onto that monster if it still stands.
template <class Game>
constexpr void lose_gold(Game game, Seat seat, Source source, int n) {
    const auto& attack = game.table.attack;
    const bool parting = attack.marks.has(Mark::parting);
    const WoundCause cause = source == Source::ambusher              ? WoundCause::ambusher
                             : source == Source::monster && parting  ? WoundCause::parting
                             : source == Source::monster             ? WoundCause::monster
                                                                     : WoundCause::effect;
    leave_gold(game, seat, lower(n, game.table.heroes[seat].gold), place_for_gold(game.table, cause));
}
// HMA-K28
template <class Game>
constexpr void steal_gold(Game game, Seat thief, Seat from, int n) {
    auto& heroes = game.table.heroes;
    const int gold = thief == from ? 0 : lower(n, heroes[from].gold);
    if (gold == 0) return;
    heroes[from].gold = byte(heroes[from].gold - gold);
    heroes[thief].gold = byte(heroes[thief].gold + gold);
    game.emit(GoldMoved{from, Gold::stash, Gold::stash, byte(gold), thief});
}

// What an effect does, once it is settled that it happens and to whom.
template <class Game>
constexpr void carry_out(Game game, Seat you, Seat target, const Origin& origin, const Effect& effect, bool may) {
    auto& table = game.table;
    const int n = effect.n;
    game.emit(EffectCarriedOut{target, origin});
    if (effect.exhausts) exhaust(game, you, {permanent(origin.source)});
    switch (effect.kind) {
        case Kind::take_token: return move_token(game, target, TokenCause::effect);
        case Kind::pass_token: return move_token(game, left_of(table, table.leader), TokenCause::effect);
        case Kind::draw: return draw_cards(game, target, n);
        case Kind::search: return search(game, target, n);
        case Kind::discard: return force_discard(game, target, n);
        case Kind::discard_random: return discard_at_random(game, target, n);
        case Kind::refresh: return refresh_some(game, target, effect.sort, n);
        case Kind::exhaust: return exhaust_some(game, you, target, effect.sort, n);
        case Kind::heal: return heal(game, target, n);
        case Kind::wound: return wound(game, target, n);
        case Kind::gain: return gain_gold(game, target, n, Gold::supply);
        case Kind::loot: return take_loot(game, target, n);
        case Kind::lose: return lose_gold(game, target, origin.source, n);
        case Kind::steal: return steal_gold(game, you, target, n);
        case Kind::take_treasure: return game.push(GiveTreasure{target, byte(n)});
        case Kind::steal_treasure: return steal_treasure(game, you, target, may);
        case Kind::destroy_treasure: return destroy_treasure(game, target);
        case Kind::sell: return game.push(SellTreasure{target, byte(n)});
        case Kind::swap: return begin_swap(game, target, may);
        case Kind::replace: return replace_monster(game);
        case Kind::lurk: return draw_lurking(game, n);
        case Kind::recall_attack: return recall_attack(game, target);
        case Kind::drop_attack: return drop_attack(game, target, may);
        case Kind::ignore_attack: table.attack.marks.insert(Mark::ignored); return;
        case Kind::place_token: return place_token(game, target, origin.card);
        case Kind::maul: return maul(game, target, origin.source, n);
        default: return;  // passive ones and those of laid attacks
    }
}

// HMA-R47: what players' own cards say is optional if they say so, by a house rule always.
template <class Rules>
constexpr bool is_optional(const Table<Rules>& table, const Effect& effect, Source source) {
    const bool own_card = source <= Source::armour || source == Source::played;
    return effect.may || (own_card && table.rules.knobs.all_effects_optional);
}
// Kinds whose own choice includes to do without.
constexpr bool offers_refusal(Kind kind) {
    return kind == Kind::swap || kind == Kind::drop_attack || kind == Kind::steal_treasure || kind == Kind::sell;
}

// An effect meets its hero: it is carried out, or offered, or it has no object and does nothing, HMA-R48.
template <class Game>
constexpr void consider(Game game, Seat you, Seat target, const Origin& origin, const Effect& effect) {
    if (!has_object(game.table, you, target, effect)) return;
    const bool may = is_optional(game.table, effect, origin.source);
    if (may && !offers_refusal(effect.kind)) return game.push(ChooseEffect{you, target, origin});
    carry_out(game, you, target, origin, effect, may);
}

template <class Rules, class F>
constexpr void list(const Table<Rules>&, const ChooseEffect&, F& f) {
    f(Accept{});
    f(Refuse{});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseEffect& choice, const Action& action) {
    return listed_or(table, choice, action, Verdict::refused("HMA-R47: accept the optional effect or refuse it"));
}
template <class Game>
constexpr void answer(Game game, const ChooseEffect& choice, const Action& action) {
    const auto [seat, target, origin] = choice;
    game.pop();
    const Effects* effects = effects_of(game.table, seat, origin);
    if (holds_alternative<Refuse>(action) || effects == nullptr) {
        game.emit(EffectRefused{seat, origin});
        return;
    }
    carry_out(game, seat, target, origin, (*effects)[origin.effect], false);
}
template <class Rules>
constexpr bool speaks(const Table<Rules>& table, Seat you, const Origin& origin) {
    if (!sits(table, you) || !Rules::content.actions.has(origin.card)) return false;
    const Effects* effects = effects_of(table, you, origin);
    return effects != nullptr && origin.effect < effects->size();
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseEffect& choice) {
    return sits(table, choice.hero) && speaks(table, choice.seat, choice.origin);
}

// HMA-W04: one other hero present, chosen by the attacker.
template <class Rules>
constexpr SeatSet others_present(const Table<Rules>& table, Seat you) {
    SeatSet others{};
    for_each_seat(table.options, [&](Seat seat) {
        if (seat != you && is_present(table, seat)) others.insert(seat);
    });
    return others;
}
template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseOther& choice, F& f) {
    others_present(table, choice.seat).for_each([&](Seat seat) { f(ChooseHero{seat}); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseOther& choice, const Action& action) {
    return listed_or(table, choice, action, Verdict::refused("HMA-080: choose another hero who is present"));
}
template <class Game>
constexpr void answer(Game game, const ChooseOther& choice, const Action& action) {
    const auto [seat, origin] = choice;
    game.pop();
    if (const Effects* effects = effects_of(game.table, seat, origin))
        consider(game, seat, get_if<ChooseHero>(&action)->hero, origin, (*effects)[origin.effect]);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const ChooseOther& choice) {
    return speaks(table, choice.seat, choice.origin) && !others_present(table, choice.seat).empty();
}

// HMA-W05: every hero present, the others clockwise from the left, then who speaks.
template <class Game>
constexpr void run(Game game, const OnPresent& work) {
    auto& table = game.table;
    const auto [you, nth, origin] = work;
    game.pop();
    const Effects* effects = effects_of(table, you, origin);
    if (nth == table.options.players || effects == nullptr) return;
    const Seat seat = left_of(table, you, nth + 1u);
    game.push(OnPresent{you, static_cast<std::uint8_t>(nth + 1), origin});
    if (is_present(table, seat)) consider(game, you, seat, origin, (*effects)[origin.effect]);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const OnPresent& work) {
    if (!sits(table, work.you) || work.nth > table.options.players) return false;
    const Effects* effects = Rules::content.actions.has(work.origin.card)
                                 ? effects_of(table, work.you, work.origin)
                                 : nullptr;
    return effects == nullptr || work.origin.effect < effects->size();
}

// Finds out whom an effect means.
template <class Game>
constexpr void begin_effect(Game game, Seat you, const Origin& origin, const Effect& effect) {
    if (effect.whom == Whom::present) return game.push(OnPresent{you, 0, origin});
    if (effect.whom != Whom::other)
        return consider(game, you, meant_by(game.table, you, origin, effect.whom), origin, effect);
    const SeatSet others = others_present(game.table, you);
    if (others.size() == 1) return consider(game, you, others.front(), origin, effect);
    if (!others.empty()) game.push(ChooseOther{you, origin});
}

// The next effect of a card, from one on, that comes now; as many as there are if there is none. A T6 that ignores the
// attack has had its time already, HMA-R102.
template <class Rules>
constexpr std::size_t next_effect(const Table<Rules>& table, const CarryOut& work, const Effects& effects) {
    Origin at = work.origin;
    for (; at.effect < effects.size(); ++at.effect) {
        const Effect& effect = effects[at.effect];
        const bool too_late = work.timing == Timing::monster_hits && effect.kind == Kind::ignore_attack;
        if (effect.when == work.timing && !too_late && condition_holds(table, work.seat, at, effect)) break;
    }
    return at.effect;
}
// The effects of one card from left to right, until something has to be done before the next.
template <class Game>
constexpr void run(Game game, CarryOut work) {
    auto& table = game.table;
    const std::size_t depth = table.steps.size();
    // HMA-R95: by a house rule T1 looks at who leads after the card's own T4.
    const bool needs_leader = work.timing == Timing::played_by_leader && game.knobs().leader_read_after_card;
    while (!needs_leader || table.leader == work.seat) {
        const Effects* effects = effects_of(table, work.seat, work.origin);
        if (effects == nullptr) break;
        const std::size_t next = next_effect(table, work, *effects);
        if (next == effects->size()) break;
        const Origin origin{work.origin.source, static_cast<std::uint8_t>(next), work.origin.card};
        work.origin.effect = static_cast<std::uint8_t>(next + 1);
        begin_effect(game, work.seat, origin, (*effects)[next]);
        if (table.steps.size() != depth) return table.steps[depth - 1].emplace(work);
    }
    game.pop();
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const CarryOut& work) {
    return sits(table, work.seat) && work.origin.effect <= Effects::capacity() &&
           Rules::content.actions.has(work.origin.card);
}

// HMA-R59: the cards of the running attack speak in their order, or as the attacker has it by a house rule.
template <class Rules>
constexpr Sources sources_with(const Table<Rules>& table, Timing timing) {
    Sources speaking{};
    const auto look_at = [&](Source source, const Effects* effects) {
        if (effects != nullptr && effects->has(timing)) speaking.insert(source);
    };
    look_at(Source::attack, effects_of_attack(table));
    look_at(Source::bungle, effects_of_bungle(table));
    (table.attack.applied & equipment).for_each([&](Permanent item) { look_at(source(item), effects_of_item(table, item)); });
    return speaking;
}
template <class Game>
constexpr void carry_out_all(Game game, Timing timing) {
    game.table.attack.waiting = sources_with(game.table, timing);
    if (!game.table.attack.waiting.empty()) game.push(CarryOutAll{timing});
}
template <class Game>
constexpr void carry_out_next(Game game, Timing timing, Source source) {
    auto& table = game.table;
    table.attack.waiting.erase(source);
    game.push(CarryOut{speaker(table, source), timing, {source, 0, {}}});
}
template <class Game>
constexpr void run(Game game, const CarryOutAll& work) {
    auto& attack = game.table.attack;
    const Timing timing = work.timing;
    if (attack.waiting.empty() || attack.marks.has(Mark::attacker_out)) {
        attack.waiting = Sources{};
        return game.pop();
    }
    if (attack.waiting.size() > 1 && game.knobs().attacker_orders_effects)
        return game.push(OrderEffects{attack.seat, timing});
    carry_out_next(game, timing, attack.waiting.front());
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const CarryOutAll&) {
    return sits(table, table.attack.seat);
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const OrderEffects&, F& f) {
    table.attack.waiting.for_each([&](Source source) { f(CarryOutNext{source}); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const OrderEffects& choice, const Action& action) {
    return listed_or(table, choice, action, Verdict::refused("HMA-R59: choose the card whose effects come next"));
}
template <class Game>
constexpr void answer(Game game, const OrderEffects& choice, const Action& action) {
    const Timing timing = choice.timing;
    game.pop();
    carry_out_next(game, timing, get_if<CarryOutNext>(&action)->source);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const OrderEffects& choice) {
    return choice.seat == table.attack.seat && table.rules.knobs.attacker_orders_effects &&
           table.attack.waiting.size() > 1 && (table.attack.waiting - sources_with(table, choice.timing)).empty();
}

}  // namespace heroes::hero_master::detail
