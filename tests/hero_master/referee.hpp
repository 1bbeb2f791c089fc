#pragma once

// A second opinion on Hero Master; second_opinion.hpp says what a referee is.
//
// What is printed on the cards is read from the content, as from the real cards.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <heroes/core/pcg32.hpp>
#include <heroes/core/text.hpp>
#include <heroes/hero_master.hpp>

#include <second_opinion.hpp>

namespace hero_master_referee {

using namespace heroes;
using namespace heroes::hero_master;

using second_opinion::Disagreement;
using second_opinion::say;

template <class Rules>
using Moment = second_opinion::Moment<Table<Rules>>;
template <class Rules>
using Record = second_opinion::Record<Table<Rules>>;

// What somebody picks at random. By the seed some players keep their hands and fight on, which brings long Encounters,
// and some use all that they have, which fills boards and stashes.
inline Action pick(const std::vector<Action>& offered, std::uint64_t seed, Pcg32& chooser) {
    const auto is_weak = [](const Action& offer) {
        return get_if<Decline>(&offer) || get_if<Pass>(&offer) || get_if<Mulligan>(&offer) || get_if<Refuse>(&offer);
    };
    const auto is_lavish = [](const Action& offer) {
        return get_if<UsePower>(&offer) || get_if<Equip>(&offer) || get_if<PlayBungle>(&offer) ||
               get_if<Protest>(&offer) || get_if<TakeToHand>(&offer);
    };
    std::vector<Action> liked;
    for (const Action& offer : offered) {
        if (seed % 3 == 1 && !is_weak(offer)) liked.push_back(offer);
        if (seed % 3 == 2 && is_lavish(offer)) liked.push_back(offer);
    }
    const std::vector<Action>& from = liked.empty() || chooser.below(4) == 0 ? offered : liked;
    return from[chooser.below(static_cast<std::uint32_t>(from.size()))];
}

// A game of players who choose at random.
template <class Rules = StandardRules>
Record<Rules> play_at_random(const Options& options, std::uint64_t seed, const Rules& rules = {}) {
    return second_opinion::play_at_random<Table<Rules>>(options, seed, pick, second_opinion::to_the_end, rules);
}

// An attack on a player board, and what lies above and on it.
struct OnSlot {
    ActionCard card{};
    std::optional<ActionCard> bungle{};
    Seat bungler = nobody;
    bool token = false;
};

// A player board with all that belongs to it.
struct Board {
    RaceCard race{};
    ClassCard hero_class{};
    int health = 10;  // HMA-047
    int marker = 6;
    int gold = 3;  // HMA-046
    ActionCards hand{}, deck{}, discard{}, exposed{};
    TreasureCards stash{};
    std::vector<OnSlot> attacks{};
    std::array<Item, 3> items{Item::original, Item::original, Item::original};
    Permanents exhausted{};
    Part part = Part::undecided;
};

// A monster on the game board.
struct Creature {
    MonsterCard card{};
    int gold = 0;
};

// The attack that is being resolved, HMA-R58, or a hero's share of a parting attack.
struct Running {
    Seat seat = nobody;
    ActionCard card{};
    MonsterCard monster{};
    bool parting = false;
    bool leads = false;       // read in step 2, HMA-R99
    Permanents applied{};     // weapons and Hero cards that are exhausted in step 11
    Permanents text_works{};  // the same and the armour, unless they were exchanged meanwhile, HMA-179, HMA-R109
    std::optional<Permanent> converted{};
    DamageType into{};
    bool fixed = false;
    Strengths strengths{{0, 0, 0, 0}};
    int hit = 0, armour = 0, ferocity = 0, threshold = 0;
    int green = 0, black = 0;
    bool ignored = false;  // the monster's attack of this roll
    bool monster_fell = false;
    bool out = false;  // the hero is defeated
};

template <class Rules>
class Referee {
public:
    explicit Referee(const Record<Rules>& record) : record_(record), players_(record.options.players) {}

    void replay() {
        set_up();
        for (bool first = true;; first = false) {
            draw_hands(first);
            choose_location();
            prepare_board();
            visit();
            if (location_ == book().den) break;  // HMA-002, HMA-R02
            move_on();
        }
        end_game();
    }

private:
    static constexpr const Content& book() { return StandardRules::content; }

    // ---------------------------------------------------------------- the record

    [[noreturn]] void object(const std::string& what) const {
        std::string story;
        const auto& events = record_.moments[now_].events;
        for (const Event& event : events) story += "\n      " + say(event);
        throw Disagreement{what + "\n    events of the game since the last answer:" + story, now_};
    }
    // The words are put together only if they are needed.
    static std::string word(const char* text) { return text; }
    static std::string word(int number) { return std::to_string(number); }
    template <class T>
    static std::string word(const T& value) {
        return say(value);
    }
    template <class... Words>
    void hold(bool agrees, const Words&... words) const {
        if (!agrees) object(((word(words) + " ") + ...));
    }
    template <class T, class... Words>
    void same(const T& mine, const T& theirs, const Words&... words) const {
        hold(mine == theirs, words..., ": the clause book says", mine, "and the game", theirs);
    }

    template <class T>
    void tell(const T& event) {
        told_.push_back(Event{event});
    }
    template <class E>
    std::size_t times_told() const {
        return static_cast<std::size_t>(
            std::count_if(told_.begin(), told_.end(), [](const Event& event) { return get_if<E>(&event) != nullptr; }));
    }
    // What chance has brought, as the record has it: the event of a kind that comes after those told.
    template <class E>
    E next() const {
        std::size_t skip = times_told<E>();
        for (const Event& event : record_.moments[now_].events)
            if (const auto* found = get_if<E>(&event))
                if (skip-- == 0) return *found;
        object("the clause book expects something that did not happen: " + say(Event{E{}}));
    }
    // Events are told in the order of play. Only where cards leave their places at the same moment, and where decks are
    // shuffled, does the clause book leave the order open.
    static bool has_no_order(const Event& event) {
        return get_if<CardDiscarded>(&event) || get_if<DeckShuffled>(&event) || get_if<CardsRefreshed>(&event) ||
               get_if<TokenReturned>(&event) || get_if<ProtestReturned>(&event) || get_if<AttacksShifted>(&event) ||
               get_if<AttackTakenBack>(&event);
    }
    static void set_in_order(std::vector<Event>& events) {
        const auto loose = std::stable_partition(events.begin(), events.end(),
                                                 [](const Event& event) { return !has_no_order(event); });
        std::sort(loose, events.end(), [](const Event& a, const Event& b) { return say(a) < say(b); });
    }
    void compare_events() {
        std::vector<Event> mine = std::exchange(told_, {});
        std::vector<Event> theirs = record_.moments[now_].events;
        set_in_order(mine);
        set_in_order(theirs);
        for (std::size_t i = 0; i != std::max(mine.size(), theirs.size()); ++i) {
            if (i >= mine.size()) object("the game tells, the clause book does not: " + say(theirs[i]));
            if (i >= theirs.size()) object("the clause book tells, the game does not: " + say(mine[i]));
            if (!(mine[i] == theirs[i]))
                object("the clause book tells " + say(mine[i]) + ", the game " + say(theirs[i]));
        }
    }

    // What the game waits for now, from whom, and everything that is offered.
    template <class Question>
    Action ask(const Question& question, const std::vector<Action>& offers) {
        const Moment<Rules>& moment = record_.moments[now_];
        if (now_ + 1 == record_.moments.size())
            object("the game is over, but the clause book asks " + say(Decision{question}));
        const auto waiting = pending(moment.table);
        hold(waiting.has_value(), "the clause book asks", Decision{question}, "and the game nothing");
        hold(*waiting == Decision{question}, "the clause book asks", Decision{question}, "and the game", *waiting);
        hold(decider(moment.table) == question.seat, "somebody else decides");
        compare_events();
        compare_tables(moment.table);
        const auto theirs = legal_actions(moment.table);
        same(static_cast<int>(offers.size()), static_cast<int>(theirs.size()), "number of offers at",
             Decision{question});
        for (const Action& offer : offers)
            hold(std::find(theirs.begin(), theirs.end(), offer) != theirs.end(),
                 "the clause book offers, the game does not:", offer, "at", Decision{question});
        for (const Action& offer : theirs)
            hold(std::find(offers.begin(), offers.end(), offer) != offers.end(),
                 "the game offers, the clause book does not:", offer, "at", Decision{question});
        ++now_;
        return moment.answer;
    }
    // A choice of how an effect is carried out: "no decision is asked when there is at most one way".
    template <class Question>
    Action choose(const Question& question, const std::vector<Action>& offers) {
        return offers.size() == 1 ? offers.front() : ask(question, offers);
    }
    template <class Question>
    bool accepts(const Question& question) {
        return ask(question, {Accept{}, Refuse{}}) == Action{Accept{}};
    }

    // ---------------------------------------------------------------- tables side by side

    void compare_tables(const Table<Rules>& table) const {
        for (Seat seat : clockwise_from(Seat::one)) compare_board(table, seat);
        same(protest_deck_, table.protest_deck, "Protest deck");
        same(monster_deck_, table.monster_deck, "Monster deck");
        same(monster_discard_, table.monster_discard, "monster discard pile");
        same(bosses_, table.bosses, "Bosses beside the deck");
        same(treasure_deck_, table.treasure_deck, "Treasure deck");
        same(treasure_discard_, table.treasure_discard, "treasure discard pile");
        same(treasure_pile_, table.treasure_pile, "treasure pile");
        same(fail_deck_, table.fail_deck, "Critical Fail deck");
        same(fail_discard_, table.fail_discard, "Critical Fail discard pile");
        same(unseen_, table.unseen_locations, "Locations that nobody has drawn");
        compare_locations(table);
        compare_monster(encounter_, table.encounter, "encountered monster");
        compare_monster(ambusher_, table.ambusher, "Ambusher");
        same(static_cast<int>(row_.size()), static_cast<int>(table.lurking.size()), "Lurking monsters");
        for (std::size_t i = 0; i != row_.size(); ++i)
            compare_monster(row_[i], std::optional<Monster>{table.lurking[i]}, "Lurking monster");
        same(loot_, int{table.loot}, "Loot Pile");
        same(tokens_, int{table.tokens}, "action tokens");
        same(leader_, table.leader, "leader");
        same(declined_, table.declined, "who declined to initiate");
        if (attack_) compare_attack(table.attack);
    }
    void compare_locations(const Table<Rules>& table) const {
        same(static_cast<int>(offered_.size()), static_cast<int>(table.offered.size()), "Locations to choose from");
        for (std::size_t i = 0; i != offered_.size(); ++i)
            hold(offered_[i] == table.offered[i], "Location to choose from");
        same(static_cast<int>(discarded_.size()), static_cast<int>(table.discarded.size()), "discarded Locations");
        for (std::size_t i = 0; i != discarded_.size(); ++i)
            hold(discarded_[i].first == table.discarded[i].card && discarded_[i].second == table.discarded[i].knower,
                 "discarded Location");
        hold(location_ == table.location, "Current Location");
        same(7 - drawn_locations_, int{table.locations_left}, "Locations left");
        same(visited_, int{table.visited}, "Locations visited");
        same(den_drawn_ ? DenPlace::drawn : DenPlace::among_the_last, table.den, "place of the Dragon's Den");
    }
    void compare_monster(const std::optional<Creature>& mine, const std::optional<Monster>& theirs,
                         const char* place) const {
        same(mine.has_value(), theirs.has_value(), place, "is there");
        if (!mine) return;
        same(mine->card, theirs->card, place);
        same(mine->gold, int{theirs->gold}, place, "gold");
    }
    void compare_board(const Table<Rules>& table, Seat seat) const {
        const Board& mine = at(seat);
        const Hero& theirs = table.heroes[seat];
        same(mine.race, theirs.race, seat, "race");
        same(mine.hero_class, theirs.hero_class, seat, "class");
        same(mine.health, int{theirs.health}, seat, "health");
        same(mine.marker, int{theirs.marker}, seat, "hand-size marker");
        same(mine.gold, int{theirs.gold}, seat, "gold");
        same(mine.hand, theirs.hand, seat, "hand");
        same(mine.deck, theirs.deck, seat, "deck");
        same(mine.discard, theirs.discard, seat, "discard pile");
        same(mine.exposed, theirs.exposed, seat, "cards of the hand that everybody has seen");
        same(mine.stash, theirs.stash, seat, "stash");
        same(mine.exhausted, theirs.exhausted, seat, "exhausted cards");
        same(mine.part, theirs.part, seat, "part in the Encounter");
        for (std::size_t i = 0; i != 3; ++i) hold(mine.items[i] == theirs.items.values[i], seat, "item", int(i));
        same(static_cast<int>(mine.attacks.size()), static_cast<int>(theirs.attacks.size()), seat, "laid attacks");
        for (std::size_t i = 0; i != mine.attacks.size(); ++i) {
            const OnSlot& a = mine.attacks[i];
            const LaidAttack& b = theirs.attacks[i];
            same(a.card, b.card, seat, "attack in slot", int(i + 1));
            same(a.bungler, b.bungler, seat, "bungler of slot", int(i + 1));
            if (a.bungle) same(*a.bungle, b.bungle, seat, "bungle above slot", int(i + 1));
            same(a.token, b.token, seat, "token on slot", int(i + 1));
        }
    }
    void compare_attack(const Attack& theirs) const {
        same(attack_->seat, theirs.seat, "attacker");
        same(attack_->monster, theirs.monster, "monster of the attack");
        if (!attack_->fixed) return;
        if (!attack_->parting) {
            hold(attack_->strengths == theirs.strengths, "strengths of the attack");
            same(attack_->hit, int{theirs.hit}, "hit bonus of the attack");
            same(attack_->threshold, int{theirs.threshold}, "threshold of the attack");
            same(attack_->green, int{theirs.green}, "green die");
        }
        same(attack_->armour, int{theirs.armour}, "armour of the attack");
        same(attack_->ferocity, int{theirs.ferocity}, "Ferocity of the attack");
        same(attack_->black, int{theirs.black}, "black die");
    }

    // ---------------------------------------------------------------- heroes and cards

    Board& at(Seat seat) { return boards_[index_of(seat)]; }
    const Board& at(Seat seat) const { return boards_[index_of(seat)]; }
    Seat left_of(Seat seat) const { return clockwise(seat, players_); }
    std::vector<Seat> clockwise_from(Seat seat) const {
        std::vector<Seat> seats;
        for (std::size_t i = 0; i != players_; ++i) seats.push_back(clockwise(seat, players_, i));
        return seats;
    }
    template <class E, std::size_t room>
    static std::vector<E> listed(EnumSet<E, room> set) {
        std::vector<E> list;
        set.for_each([&](E e) { list.push_back(e); });
        return list;
    }
    static bool is_protest(ActionCard card) { return book().actions[card].owner == Owner::protest; }
    static bool is_attack(ActionCard card) { return !book().actions[card].is_bungle; }
    static bool has_trait(MonsterCard card) {
        return has(book().monsters[card].effects, Timing::passive, Kind::ambusher);
    }
    static bool has(const Effects& effects, Timing when, Kind kind) {
        return std::any_of(effects.begin(), effects.end(),
                           [&](const Effect& effect) { return effect.when == when && effect.kind == kind; });
    }
    static bool has(const Effects& effects, Timing when) {
        return std::any_of(effects.begin(), effects.end(), [&](const Effect& effect) { return effect.when == when; });
    }
    const HeroType& hero_card(Seat seat, Permanent card) const {
        return card == Permanent::race ? book().races[at(seat).race] : book().classes[at(seat).hero_class];
    }
    // What lies in a slot for weapons or armour: HMA-R05, HMA-R112.
    const GearType* item_in(Seat seat, ItemSlot slot) const {
        const Item held = at(seat).items[index_of(slot)];
        if (is_treasure(held)) return &book().treasures[treasure(held)].gear;
        if (held == Item::nothing) return nullptr;
        return &book().equipment[*book().classes[at(seat).hero_class].brings[slot]];
    }
    bool is_of(Seat seat, Discipline discipline) const {
        return book().races[at(seat).race].discipline == discipline ||
               book().classes[at(seat).hero_class].discipline == discipline;
    }
    ActionCards attacks_in_hand(Seat seat) const {
        ActionCards attacks{};
        for (ActionCard card : listed(at(seat).hand))
            if (is_attack(card)) attacks.insert(card);
        return attacks;
    }
    bool is_present(Seat seat) const {  // HMA-080
        if (!at(seat).attacks.empty()) return true;
        for (const Board& board : boards_)
            for (const OnSlot& laid : board.attacks)
                if (laid.bungler == seat) return true;
        return false;
    }
    bool is_ready(Seat seat, Permanent card) const {
        if (at(seat).exhausted.has(card)) return false;
        return card > Permanent::armour || item_in(seat, item_slot(card)) != nullptr;
    }

    // An Action card goes where it goes when it has been used, HMA-108, HMA-200, HMA-R27.
    void discard(Seat owner, ActionCard card, DiscardCause cause) {
        at(owner).exposed.erase(card);
        if (is_protest(card))
            protest_deck_.insert(card);
        else
            at(owner).discard.insert(card);
        tell(CardDiscarded{owner, card, cause});
    }
    void discard_from_hand(Seat seat, ActionCard card, DiscardCause cause) {
        at(seat).hand.erase(card);
        discard(seat, card, cause);
    }
    void draw_cards(Seat seat, int n) {  // HMA-R13
        for (; n > 0 && !at(seat).deck.empty(); --n) {
            const auto drawn = next<CardDrawn>();
            hold(drawn.seat == seat && drawn.card && at(seat).deck.has(*drawn.card),
                 "HMA-048: not a card of the deck:", Event{drawn});
            at(seat).deck.erase(*drawn.card);
            at(seat).hand.insert(*drawn.card);
            tell(drawn);
        }
    }
    void shuffle_actions(Seat seat) {
        tell(DeckShuffled{Pile::actions, seat, static_cast<std::uint8_t>(at(seat).deck.size())});
    }
    void move_token(Seat to, TokenCause cause) {
        if (to == leader_) return;
        tell(TokenMoved{leader_, to, cause});
        leader_ = to;
    }
    void move_gold(Seat seat, Gold from, Gold to, int n, Seat other = nobody) {
        if (n != 0) tell(GoldMoved{seat, from, to, static_cast<std::uint8_t>(n), other});
    }
    void gain(Seat seat, Gold from, int n) {
        at(seat).gold += n;
        move_gold(seat, from, Gold::stash, n);
    }
    // A hero pays what there is, onto a monster or into the Loot Pile.
    void pay(Seat seat, int n, Gold to, Creature* monster) {
        const int paid = std::min(n, at(seat).gold);
        at(seat).gold -= paid;
        (monster ? monster->gold : loot_) += paid;
        move_gold(seat, Gold::stash, to, paid);
    }
    void refresh(Seat seat, Permanents cards) {
        cards = cards & at(seat).exhausted;
        if (cards.empty()) return;
        at(seat).exhausted = at(seat).exhausted - cards;
        tell(CardsRefreshed{seat, cards});
    }
    void exhaust(Seat seat, Permanents cards) {
        cards = cards - at(seat).exhausted;
        if (cards.empty()) return;
        at(seat).exhausted = at(seat).exhausted | cards;
        tell(CardsExhausted{seat, cards});
    }
    void heal(Seat seat, int n) {
        const int healed = std::min(n, 10 - at(seat).health);  // HMA-024
        if (healed <= 0) return;
        at(seat).health += healed;
        tell(Healed{seat, static_cast<std::uint8_t>(healed), static_cast<std::int8_t>(at(seat).health)});
        if (at(seat).health == 10) move_marker(seat, 6);  // HMA-164
    }
    void move_marker(Seat seat, int to) {
        if (at(seat).marker == to) return;
        tell(MarkerMoved{seat, static_cast<std::uint8_t>(at(seat).marker), static_cast<std::uint8_t>(to)});
        at(seat).marker = to;
    }
    // Returns whether the hero is at zero or less.
    bool wound(Seat seat, int n, WoundCause cause) {
        if (n == 0) return false;
        at(seat).health -= n;
        tell(Wounded{seat, static_cast<std::uint8_t>(n), static_cast<std::int8_t>(at(seat).health), cause});
        return at(seat).health <= 0;
    }

    // ---------------------------------------------------------------- laid attacks

    // What lies above and on an attack leaves with it: HMA-135, HMA-R106.
    void strip(Seat seat, const OnSlot& laid, DiscardCause cause) {
        if (laid.bungle) discard(laid.bungler, *laid.bungle, cause);
        if (!laid.token) return;
        ++tokens_;
        tell(TokenReturned{seat});
    }
    // An attack leaves its slot, and the row closes up: HMA-136, HMA-137.
    OnSlot remove_attack(Seat seat, std::size_t slot) {
        auto& attacks = at(seat).attacks;
        const OnSlot laid = attacks[slot];
        attacks.erase(attacks.begin() + static_cast<std::ptrdiff_t>(slot));
        if (slot < attacks.size()) tell(AttacksShifted{seat, static_cast<AttackSlot>(slot)});
        return laid;
    }
    void take_back(Seat seat, const OnSlot& laid, DiscardCause cause_of_bungle) {
        strip(seat, laid, cause_of_bungle);
        at(seat).hand.insert(laid.card);
        at(seat).exposed.insert(laid.card);
        tell(AttackTakenBack{seat, laid.card});
    }

    // ---------------------------------------------------------------- defeat

    // HMA-154 to HMA-163. The gold goes onto a monster or into the Loot Pile.
    void defeat(Seat seat, WoundCause cause, Gold gold_to, Creature* monster) {
        tell(HeroDefeated{seat, cause});
        pay(seat, 3, gold_to, monster);
        for (const OnSlot& laid : std::exchange(at(seat).attacks, {})) {
            discard(seat, laid.card, DiscardCause::defeated);
            strip(seat, laid, DiscardCause::defeated);
        }
        for (Board& board : boards_)
            for (OnSlot& laid : board.attacks)
                if (laid.bungler == seat) {
                    discard(seat, *laid.bungle, DiscardCause::defeated);
                    laid.bungle = {};
                    laid.bungler = nobody;
                }
        if (in_encounter_) at(seat).part = Part::defeated;
        if (leader_ == seat && cause != WoundCause::parting)
            move_token(left_of(seat), TokenCause::defeated);  // HMA-R34
        at(seat).health = 5;
        tell(HeroReturned{seat, 5});
        move_marker(seat, std::max(3, at(seat).marker - 1));  // HMA-R18
        if (attack_ && attack_->seat == seat) attack_->out = true;
    }

    // ---------------------------------------------------------------- set-up

    void set_up() {
        tell(GameStarted{static_cast<std::uint8_t>(players_)});
        RaceCards races{};
        ClassCards classes{};
        for (Seat seat : clockwise_from(Seat::one)) {
            const auto hero = next<HeroCreated>();
            hold(hero.seat == seat && book().races.has(hero.race) && book().classes.has(hero.hero_class), "HMA-034");
            hold(!races.has(hero.race) && !classes.has(hero.hero_class), "HMA-034: a card was drawn twice");
            races.insert(hero.race);
            classes.insert(hero.hero_class);
            at(seat).race = hero.race;
            at(seat).hero_class = hero.hero_class;
            for (ActionCard card : listed(book().actions.all())) {  // HMA-035
                const ActionType& type = book().actions[card];
                if ((type.owner == Owner::race && type.number == index_of(hero.race)) ||
                    (type.owner == Owner::hero_class && type.number == index_of(hero.hero_class)))
                    at(seat).deck.insert(card);
            }
            tell(hero);
        }
        for (ActionCard card : listed(book().actions.all()))
            if (is_protest(card)) protest_deck_.insert(card);
        for (MonsterCard card : listed(book().monsters.all()))
            (book().monsters[card].category == Category::ordinary ? monster_deck_ : bosses_).insert(card);
        treasure_deck_ = book().treasures.all();
        fail_deck_ = book().fails.all();
        unseen_ = book().locations.all();
        unseen_.erase(book().den);
        roll_for_leader();
        for (Seat seat : clockwise_from(Seat::one)) shuffle_actions(seat);
    }
    void roll_for_leader() {  // HMA-045, HMA-R19
        std::vector<Seat> rolling = clockwise_from(Seat::one);
        if (record_.options.first_player) rolling = {*record_.options.first_player};
        while (rolling.size() > 1) {
            std::vector<Seat> best;
            int highest = 0;
            for (Seat seat : rolling) {
                const auto roll = next<LeaderRolled>();
                hold(roll.seat == seat, "HMA-045: who rolls?", Event{roll});
                hold_face(roll.face);
                tell(roll);
                if (roll.face > highest) best.clear();
                highest = std::max(highest, int{roll.face});
                if (roll.face == highest) best.push_back(seat);
            }
            rolling = best;
        }
        leader_ = rolling.front();
        tell(FirstPlayerChosen{leader_});
    }

    // ---------------------------------------------------------------- hands, HMA-R22

    int hand_size(Seat seat) const {  // HMA-048, HMA-165
        int size = at(seat).marker;
        if (const GearType* worn = item_in(seat, ItemSlot::armour))
            for (const Effect& effect : worn->effects)
                if (effect.kind == Kind::hand_size) size += effect.n;
        return size;
    }
    ActionCards counted_hand(Seat seat) const {  // HMA-198
        ActionCards hand{};
        for (ActionCard card : listed(at(seat).hand))
            if (!is_protest(card)) hand.insert(card);
        return hand;
    }
    void draw_hands(bool first) {
        for (Seat seat : clockwise_from(leader_)) draw_up_or_discard_down(seat);
        if (!first) protest();
        for (Seat seat : clockwise_from(leader_)) mulligan(seat);
    }
    void draw_up_or_discard_down(Seat seat) {
        const int size = hand_size(seat);
        while (static_cast<int>(counted_hand(seat).size()) > size) {  // HMA-191
            std::vector<Action> offers;
            for (ActionCard card : listed(at(seat).hand)) offers.push_back(DiscardCard{card});
            const Action answer = ask(DiscardDown{seat}, offers);
            discard_from_hand(seat, get_if<DiscardCard>(&answer)->card, DiscardCause::hand_size);
        }
        draw_cards(seat, size - static_cast<int>(counted_hand(seat).size()));
    }
    void protest() {  // HMA-196, HMA-197, HMA-R14, HMA-R26
        int least = at(leader_).gold;
        for (Seat seat : clockwise_from(leader_)) least = std::min(least, at(seat).gold);
        for (Seat seat : clockwise_from(leader_)) {
            if (at(seat).gold != least || protest_deck_.empty()) continue;
            if (ask(ChooseProtest{seat}, {Protest{}, Refuse{}}) == Action{Refuse{}}) continue;
            const auto drawn = next<ProtestDrawn>();
            hold(drawn.seat == seat && drawn.card && protest_deck_.has(*drawn.card),
                 "HMA-196: no card of the Protest deck");
            protest_deck_.erase(*drawn.card);
            at(seat).hand.insert(*drawn.card);
            tell(drawn);
        }
    }
    void mulligan(Seat seat) {  // HMA-051, HMA-052, HMA-R23, HMA-R24
        for (int size = hand_size(seat) - 1; size >= 1; --size) {
            if (ask(ChooseMulligan{seat}, {KeepHand{}, Mulligan{}}) == Action{KeepHand{}}) {
                tell(HandKept{seat});
                return;
            }
            at(seat).deck = at(seat).deck | counted_hand(seat);
            at(seat).hand = at(seat).hand - counted_hand(seat);
            at(seat).exposed = at(seat).exposed & at(seat).hand;
            tell(MulliganTaken{seat, static_cast<std::uint8_t>(size)});
            shuffle_actions(seat);
            draw_cards(seat, size);
        }
    }

    // ---------------------------------------------------------------- Locations

    void choose_location() {  // HMA-054, HMA-R01, HMA-R03
        const Seat chooser = leader_;
        offered_.clear();
        for (int i = 0; i != 2 && drawn_locations_ != 7; ++i) offered_.push_back(draw_location());
        LocationCard chosen = offered_.front();
        if (offered_.size() == 2) {
            const bool den = offered_[0] == book().den || offered_[1] == book().den;
            if (den)
                chosen = book().den;
            else {
                const Action answer =
                    ask(ChooseLocation{chooser}, {VisitLocation{offered_[0]}, VisitLocation{offered_[1]}});
                chosen = get_if<VisitLocation>(&answer)->location;
            }
            const LocationCard other = offered_[chosen == offered_[0] ? 1 : 0];
            discarded_.push_back({other, chooser});
            tell(LocationDiscarded{chooser, other});
        }
        offered_.clear();
        location_ = chosen;
        ++visited_;
        tell(LocationChosen{chooser, chosen});
        carry_out_location(chooser);
    }
    LocationCard draw_location() {  // HMA-039, HMA-040
        const auto offered = next<LocationOffered>();
        ++drawn_locations_;
        hold(offered.seat == leader_ && offered.location, "HMA-064: the leader draws Locations");
        const LocationCard card = *offered.location;
        if (card == book().den)
            hold(drawn_locations_ >= 5 && !den_drawn_, "HMA-040: the Dragon's Den is among the last three");
        else
            hold(unseen_.has(card), "HMA-039: this Location was drawn before:", card);
        den_drawn_ = den_drawn_ || card == book().den;
        hold(drawn_locations_ != 7 || den_drawn_, "HMA-040: the Dragon's Den is in the deck");
        unseen_.erase(card);
        tell(offered);
        return card;
    }
    void carry_out_location(Seat chooser) {  // HMA-055, HMA-056, HMA-R40, HMA-R96
        const Effects& effects = book().locations[*location_].effects;
        for (Timing when : {Timing::leader, Timing::party})
            for (std::size_t i = 0; i != effects.size(); ++i) {
                if (effects[i].when != when) continue;
                std::vector<Seat> seats{chooser};
                if (when == Timing::party) seats = clockwise_from(leader_);
                for (Seat seat : seats)
                    carry_out(effects[i], {Source::location, static_cast<std::uint8_t>(i), {}}, seat);
            }
    }
    MonsterCard drawn_monster(const char* why, MonsterCard card) {
        hold(monster_deck_.has(card), why, card);
        monster_deck_.erase(card);
        return card;
    }
    bool can_draw_monster() {  // HMA-R10
        if (!monster_deck_.empty()) return true;
        if (monster_discard_.empty()) return false;
        monster_deck_ = std::exchange(monster_discard_, {});
        tell(DeckShuffled{Pile::monsters, nobody, static_cast<std::uint8_t>(monster_deck_.size())});
        return true;
    }
    // A monster comes to the board; to the Lurking row unless it takes the Ambusher slot.
    void place_drawn_monster(bool in_ambusher_slot) {
        const auto placed = next<MonsterPlaced>();
        drawn_monster("HMA-058: not a card of the Monster deck:", placed.monster);
        if (in_ambusher_slot || (!ambusher_ && has_trait(placed.monster))) {  // HMA-059, HMA-121
            ambusher_ = Creature{placed.monster};
            tell(MonsterPlaced{placed.monster, Place::ambusher});
        } else {
            tell(MonsterPlaced{placed.monster, lurking(row_.size())});
            row_.push_back({placed.monster});
        }
    }
    void prepare_board() {
        const LocationType& type = book().locations[*location_];
        for (int i = 0; i != type.monsters && can_draw_monster(); ++i) place_drawn_monster(i == 0);
        if (type.warning) place_boss(*type.warning);
        for (int i = 0; i != type.treasure && can_draw_treasure(); ++i) {
            const auto dealt = next<TreasureDealt>();
            hold(treasure_deck_.has(dealt.treasure), "HMA-062: not a card of the Treasure deck");
            treasure_deck_.erase(dealt.treasure);
            treasure_pile_.insert(dealt.treasure);
            tell(dealt);
        }
        loot_ += type.gold;
        tell(LootPlaced{type.gold, static_cast<std::uint8_t>(loot_)});
    }
    void place_boss(MonsterCard boss) {  // HMA-061, HMA-R09
        if (!bosses_.has(boss) && !monster_deck_.has(boss)) return;
        const bool from_deck = monster_deck_.has(boss);
        bosses_.erase(boss);
        monster_deck_.erase(boss);
        if (from_deck) tell(DeckShuffled{Pile::monsters, nobody, static_cast<std::uint8_t>(monster_deck_.size())});
        tell(MonsterPlaced{boss, lurking(row_.size())});
        row_.push_back({boss});
    }
    bool can_draw_treasure() {  // HMA-R11
        if (!treasure_deck_.empty()) return true;
        if (treasure_discard_.empty()) return false;
        treasure_deck_ = std::exchange(treasure_discard_, {});
        tell(DeckShuffled{Pile::treasures, nobody, static_cast<std::uint8_t>(treasure_deck_.size())});
        return true;
    }

    // ---------------------------------------------------------------- leading and leaving

    bool any_monster() const { return encounter_ || ambusher_ || !row_.empty(); }
    // HMA-119: the leftmost Lurking monster with the trait takes the empty slot.
    void fill_ambusher_slot() {
        if (ambusher_) return;
        for (std::size_t i = 0; i != row_.size(); ++i)
            if (has_trait(row_[i].card)) {
                ambusher_ = row_[i];
                row_.erase(row_.begin() + static_cast<std::ptrdiff_t>(i));
                tell(AmbusherFilled{ambusher_->card, lurking(i)});
                return;
            }
    }
    // Encounters until nobody wants one, or no monster is left.
    void visit() {
        declined_ = {};
        while (any_monster()) {  // HMA-183, HMA-R30
            const Action answer = ask(ChooseEncounter{leader_}, encounter_offers());
            if (const auto* chosen = get_if<EncounterMonster>(&answer)) {
                declined_ = {};  // HMA-R38
                begin_encounter(chosen->monster);
                continue;
            }
            tell(DeclinedToInitiate{leader_});  // HMA-091, HMA-093
            declined_.insert(leader_);
            move_token(left_of(leader_), TokenCause::declined);
            if (declined_.has(leader_)) {
                declined_ = {};
                part();
                return;
            }
        }
    }
    std::vector<Action> encounter_offers() const {
        std::vector<Action> offers{Decline{}};
        if (attacks_in_hand(leader_).empty()) return offers;  // HMA-092
        if (encounter_) {                                     // HMA-R29
            offers.push_back(EncounterMonster{encounter_->card});
            return offers;
        }
        for (const Creature& monster : row_) offers.push_back(EncounterMonster{monster.card});
        if (ambusher_) offers.push_back(EncounterMonster{ambusher_->card});
        return offers;
    }
    // HMA-094, HMA-095, HMA-R31 to HMA-R35, HMA-R97
    void part() {
        Creature* monster = !row_.empty() ? &row_.back() : encounter_ ? &*encounter_ : &*ambusher_;
        const Gold place = !row_.empty() ? Gold::lurking : encounter_ ? Gold::encounter : Gold::ambusher;
        const auto roll = next<PartingAttack>();
        hold_face(roll.black);
        tell(PartingAttack{monster->card, roll.black});
        for (Seat seat : clockwise_from(leader_)) {
            attack_ = Running{};
            attack_->seat = seat;
            attack_->monster = monster->card;
            attack_->parting = true;
            attack_->text_works = {Permanent::armour};
            attack_->black = roll.black;
            attack_->armour = armour_of(seat, 0);
            attack_->ferocity = std::max(0, book().monsters[monster->card].ferocity + lasting(seat, Kind::ferocity));
            attack_->fixed = true;
            if (monster_strikes(*monster, Source::monster, WoundCause::parting, place, roll.black, attack_->ferocity))
                defeat(seat, WoundCause::parting, place, monster);
            attack_ = {};
        }
    }
    // The sum of a Location's lasting effects of a kind on a hero, the attack's conditions included if there is one.
    int lasting(Seat seat, Kind kind) const {
        int sum = 0;
        for (const Effect& effect : book().locations[*location_].effects)
            if (effect.when == Timing::lasting && effect.kind == kind && holds(effect, Source::location, seat))
                sum += effect.n;
        return sum;
    }
    // HMA-K51, HMA-R33, HMA-R68: base armour, the armour's own text, the Location, and what an attack adds.
    int armour_of(Seat seat, int added) const {
        int armour = added + lasting(seat, Kind::armour);
        if (const GearType* worn = item_in(seat, ItemSlot::armour)) {
            armour += worn->armour;
            if (!at(seat).exhausted.has(Permanent::armour))
                for (const Effect& effect : worn->effects)
                    if (effect.when == Timing::passive && effect.kind == Kind::armour &&
                        holds(effect, Source::armour, seat))
                        armour += effect.n;
        }
        return std::max(1, armour);
    }

    void move_on() {  // HMA-184 to HMA-193
        MonsterCards monsters{};
        int gold = std::exchange(loot_, 0);
        const auto clear = [&](const Creature& monster) {
            monsters.insert(monster.card);
            gold += monster.gold;
        };
        if (encounter_) clear(*encounter_);
        if (ambusher_) clear(*ambusher_);
        for (const Creature& monster : row_) clear(monster);
        tell(LocationCleared{*location_, monsters, treasure_pile_, static_cast<std::uint8_t>(gold)});
        encounter_ = ambusher_ = {};
        row_.clear();
        treasure_discard_ = treasure_discard_ | std::exchange(treasure_pile_, {});
        location_ = {};
        if (!monsters.empty()) {
            monster_deck_ = monster_deck_ | monsters;
            tell(DeckShuffled{Pile::monsters, nobody, static_cast<std::uint8_t>(monster_deck_.size())});
        }
        if (!fail_discard_.empty()) {
            fail_deck_ = fail_deck_ | std::exchange(fail_discard_, {});
            tell(DeckShuffled{Pile::fails, nobody, static_cast<std::uint8_t>(fail_deck_.size())});
        }
        bool returned = false;
        for (Seat seat : clockwise_from(Seat::one)) {
            Board& board = at(seat);
            refresh(seat, equipment);                   // HMA-193, HMA-R100
            for (ActionCard card : listed(board.hand))  // HMA-201
                if (is_protest(card)) {
                    board.hand.erase(card);
                    board.exposed.erase(card);
                    protest_deck_.insert(card);
                    returned = true;
                    tell(ProtestReturned{seat, card});
                }
            board.deck = board.deck | std::exchange(board.discard, {});  // HMA-189
            shuffle_actions(seat);
        }
        if (returned) tell(DeckShuffled{Pile::protests, nobody, static_cast<std::uint8_t>(protest_deck_.size())});
    }

    void end_game() {  // HMA-003 to HMA-005, HMA-R89, HMA-R90
        std::vector<Seat> best = clockwise_from(leader_);
        TieBreak by = TieBreak::gold;
        const auto keep_best = [&](auto score) {
            int most = 0;
            for (Seat seat : best) most = std::max(most, score(seat));
            std::vector<Seat> kept;
            for (Seat seat : best)
                if (score(seat) == most) kept.push_back(seat);
            best = kept;
        };
        keep_best([&](Seat seat) { return at(seat).gold; });
        if (best.size() > 1) {
            by = TieBreak::treasure;
            keep_best([&](Seat seat) { return treasures_of(seat); });
        }
        if (best.size() > 1) by = TieBreak::nearest_to_leader;
        tell(GameOver{SeatSet{best.front()}, by});
        hold(now_ + 1 == record_.moments.size(), "HMA-002: the game is over, but goes on");
        const Table<Rules>& table = record_.moments[now_].table;
        hold(is_over(table), "HMA-002: the game is over");
        compare_events();
        compare_tables(table);
        const Outcome outcome = heroes::hero_master::outcome(table);
        same(SeatSet{best.front()}, outcome.winners, "winner");
        for (Seat seat : clockwise_from(Seat::one)) same(at(seat).gold, outcome.seats[seat].score, seat, "score");
    }
    int treasures_of(Seat seat) const {
        const Board& board = at(seat);
        int count = static_cast<int>(board.stash.size());
        for (Item item : board.items) count += is_treasure(item);
        for (ActionCard card : listed(board.hand | board.deck | board.discard))
            count += book().actions[card].owner == Owner::treasure;
        return count;
    }

    // ---------------------------------------------------------------- phase one

    void begin_encounter(MonsterCard card) {  // HMA-072, HMA-028
        const Seat initiator = leader_;
        Place from = Place::encounter;
        if (ambusher_ && ambusher_->card == card) {
            from = Place::ambusher;
            encounter_ = std::exchange(ambusher_, {});
        }
        for (std::size_t i = 0; i != row_.size(); ++i)
            if (row_[i].card == card) {
                from = lurking(i);
                encounter_ = row_[i];
                row_.erase(row_.begin() + static_cast<std::ptrdiff_t>(i));
                break;
            }
        tell(EncounterBegan{initiator, card, from});
        fill_ambusher_slot();
        in_encounter_ = true;
        at(initiator).part = Part::taking_part;
        tell(PhaseBegan{Phase::one, initiator});
        take_turn(initiator, [](Seat seat, bool used) { return Decision{LayFirstAttack{seat, used}}; }, {});
        for (Seat seat : clockwise_from(initiator))  // HMA-074
            if (seat != initiator)
                take_turn(
                    seat,
                    [](Seat who, bool used) {
                        return Decision{JoinEncounter{who, used}};
                    },
                    Action{Decline{}});
        play_rounds(initiator);
        resolve_attacks();
        in_encounter_ = false;
        for (Board& board : boards_) board.part = Part::undecided;
    }
    void play_rounds(Seat initiator) {  // HMA-077, HMA-081, HMA-R43
        const auto goes_on = [&] {
            return std::any_of(boards_.begin(), boards_.end(),
                               [](const Board& board) { return board.part == Part::taking_part; });
        };
        for (Seat seat = initiator; goes_on(); seat = left_of(seat))
            if (at(seat).part == Part::taking_part)
                take_turn(
                    seat,
                    [](Seat who, bool used) {
                        return Decision{TakeTurn{who, used}};
                    },
                    Action{Pass{}});
    }
    std::vector<std::pair<Seat, std::size_t>> bungle_targets(Seat seat) const {  // HMA-085 to HMA-087
        std::vector<std::pair<Seat, std::size_t>> targets;
        for (Seat other : clockwise_from(Seat::one))
            for (std::size_t i = 0; i != at(other).attacks.size(); ++i)
                if (other != seat && !at(other).attacks[i].bungle) targets.push_back({other, i});
        return targets;
    }
    bool may_lay_attacks(Seat seat) const {  // HMA-083, HMA-K12
        if (at(seat).attacks.size() == 3) return false;
        for (const OnSlot& laid : at(seat).attacks)
            if (has(book().actions[laid.card].effects, Timing::laid, Kind::last_attack)) return false;
        return true;
    }
    // HMA-075, HMA-077, HMA-R45: the cards that may be played in this turn.
    std::vector<Action> playable(Seat seat, bool joining) const {
        std::vector<Action> cards;
        const bool may_bungle = !joining && !at(seat).attacks.empty() && !bungle_targets(seat).empty();
        for (ActionCard card : listed(at(seat).hand)) {
            if (is_attack(card) && may_lay_attacks(seat)) cards.push_back(LayAttack{card});
            if (!is_attack(card) && may_bungle) cards.push_back(PlayBungle{card});
        }
        return cards;
    }
    // HMA-K54: a power is used only if it changes something.
    bool is_usable(Seat seat, Permanent card) const {
        if (!is_ready(seat, card)) return false;
        for (const Effect& effect : hero_card(seat, card).power)
            if (effect.when == Timing::phase_one && would_change(effect, seat)) return true;
        return false;
    }
    std::vector<Action> usable_powers(Seat seat, bool has_card) const {  // HMA-R46, HMA-R113
        std::vector<Action> powers;
        for (Permanent card : {Permanent::race, Permanent::hero_class})
            if (is_usable(seat, card) &&
                (has_card || has(hero_card(seat, card).power, Timing::phase_one, Kind::recall_attack)))
                powers.push_back(UsePower{card});
        return powers;
    }
    void use_power(Seat seat, Permanent card) {
        tell(PowerUsed{seat, card});
        exhaust(seat, {card});
        const Source source = card == Permanent::race ? Source::race : Source::hero_class;
        const Effects& effects = hero_card(seat, card).power;
        for (std::size_t i = 0; i != effects.size(); ++i)
            carry_out(effects[i], {source, static_cast<std::uint8_t>(i), {}}, seat);
    }
    template <class Question>
    void take_turn(Seat seat, const Question& question, const std::optional<Action>& way_out) {
        const bool joining = at(seat).part == Part::undecided || !way_out;
        for (bool used = false;; used = true) {
            std::vector<Action> offers = playable(seat, joining);
            for (const Action& power : usable_powers(seat, !offers.empty())) offers.push_back(power);
            if (way_out && !used) offers.push_back(*way_out);
            const Decision decision = question(seat, used);
            const Action answer = visit_decision(decision, offers);
            if (const auto* power = get_if<UsePower>(&answer)) {
                use_power(seat, power->card);
                continue;
            }
            if (way_out && answer == *way_out) {
                leave_turn(seat, joining);
                return;
            }
            at(seat).part = Part::taking_part;
            if (const auto* lay = get_if<LayAttack>(&answer)) lay_attack(seat, lay->card);
            if (const auto* bungle = get_if<PlayBungle>(&answer)) play_bungle(seat, bungle->card);
            break;
        }
        while (at(seat).part == Part::taking_part) {
            std::vector<Action> offers = usable_powers(seat, true);
            if (offers.empty()) return;
            offers.push_back(EndTurn{});
            const Action answer = ask(AfterCard{seat}, offers);
            const auto* power = get_if<UsePower>(&answer);
            if (!power) return;
            use_power(seat, power->card);
        }
    }
    Action visit_decision(const Decision& decision, const std::vector<Action>& offers) {
        if (const auto* first = get_if<LayFirstAttack>(&decision)) return ask(*first, offers);
        if (const auto* join = get_if<JoinEncounter>(&decision)) return ask(*join, offers);
        return ask(*get_if<TakeTurn>(&decision), offers);
    }
    void leave_turn(Seat seat, bool joining) {
        at(seat).part = joining ? Part::declined : Part::passed;
        if (joining)
            tell(EncounterDeclined{seat});
        else
            tell(Passed{seat});
    }
    void lay_attack(Seat seat, ActionCard card) {  // HMA-073, HMA-077
        auto& attacks = at(seat).attacks;
        at(seat).hand.erase(card);
        at(seat).exposed.erase(card);
        std::size_t slot = attacks.size();
        if (has(book().actions[card].effects, Timing::laid, Kind::displace) && !attacks.empty()) {  // HMA-K13
            std::vector<Action> offers;
            for (std::size_t i = 0; i <= attacks.size(); ++i) offers.push_back(LayIn{static_cast<AttackSlot>(i)});
            const Action answer = ask(ChooseSlot{seat, card}, offers);
            slot = index_of(get_if<LayIn>(&answer)->slot);
        }
        if (slot == attacks.size())
            attacks.push_back({card});
        else {  // the bungle stays, the token moves along
            tell(AttackDisplaced{seat, static_cast<AttackSlot>(slot), static_cast<AttackSlot>(attacks.size())});
            OnSlot moved{attacks[slot].card};
            std::swap(moved.token, attacks[slot].token);
            attacks[slot].card = card;
            attacks.push_back(moved);
        }
        tell(AttackLaid{seat, card, static_cast<AttackSlot>(slot)});
        carry_out_played(seat, card, seat, nobody);
    }
    void play_bungle(Seat seat, ActionCard card) {
        at(seat).hand.erase(card);
        at(seat).exposed.erase(card);
        std::vector<Action> offers;
        for (const auto& [hero, slot] : bungle_targets(seat))
            offers.push_back(BungleAttack{hero, static_cast<AttackSlot>(slot)});
        const Action answer = choose(ChooseTarget{seat, card}, offers);
        const auto& target = *get_if<BungleAttack>(&answer);
        OnSlot& laid = at(target.hero).attacks[index_of(target.slot)];
        laid.bungle = card;
        laid.bungler = seat;
        tell(BunglePlayed{seat, card, target.hero, target.slot});
        carry_out_played(seat, card, target.hero, seat);
    }
    void carry_out_played(Seat seat, ActionCard card, Seat attacker, Seat bungler) {  // HMA-128, HMA-131, HMA-R95
        const bool led = leader_ == seat;
        const Effects& effects = book().actions[card].effects;
        for (Timing when : {Timing::played_by_leader, Timing::played})
            for (std::size_t i = 0; i != effects.size(); ++i)
                if (effects[i].when == when && (led || when == Timing::played))
                    carry_out(effects[i], {Source::played, static_cast<std::uint8_t>(i), card}, seat, attacker,
                              bungler);
    }

    // ---------------------------------------------------------------- phase two

    void resolve_attacks() {  // HMA-097, HMA-098, HMA-R77
        tell(PhaseBegan{Phase::two, leader_});
        Seat from = leader_;
        Seat victor = nobody;
        while (victor == nobody) {
            const auto order = clockwise_from(from);
            const auto attacker =
                std::find_if(order.begin(), order.end(), [&](Seat seat) { return !at(seat).attacks.empty(); });
            if (attacker == order.end()) break;
            if (resolve_attack(*attacker)) victor = *attacker;
            from = left_of(*attacker);
        }
        end_encounter(victor);
    }
    void end_encounter(Seat victor) {  // HMA-111, HMA-172
        const bool all_defeated = std::none_of(boards_.begin(), boards_.end(), [](const Board& board) {
            return board.part == Part::taking_part || board.part == Part::passed;
        });
        tell(EncounterEnded{victor != nobody ? EncounterEnd::monster_defeated
                            : all_defeated   ? EncounterEnd::heroes_defeated
                                             : EncounterEnd::no_attacks_left,
                            victor});
        if (victor != nobody)
            for (Seat seat : clockwise_from(leader_))
                if (seat != victor) offer_returns(seat);  // HMA-R78
        for (Seat seat : clockwise_from(Seat::one))
            for (const OnSlot& laid : std::exchange(at(seat).attacks, {})) {
                discard(seat, laid.card, DiscardCause::encounter_over);
                strip(seat, laid, DiscardCause::encounter_over);
            }
    }
    void offer_returns(Seat seat) {  // HMA-K14
        for (std::size_t i = 0; i < at(seat).attacks.size();) {
            const bool returns =
                has(book().actions[at(seat).attacks[i].card].effects, Timing::laid, Kind::return_to_hand);
            if (!returns) {
                ++i;
                continue;
            }
            const bool taken_back = accepts(ChooseReturn{seat, static_cast<AttackSlot>(i)});
            const OnSlot laid = remove_attack(seat, i);
            if (taken_back)
                take_back(seat, laid, DiscardCause::attack_gone);
            else {
                discard(seat, laid.card, DiscardCause::encounter_over);
                strip(seat, laid, DiscardCause::encounter_over);
            }
        }
    }

    // The cards that speak in an attack, in the order of HMA-R59.
    static constexpr std::array<Source, 10> speakers{
        Source::attack,     Source::bungle, Source::first_weapon, Source::second_weapon, Source::race,
        Source::hero_class, Source::armour, Source::monster,      Source::ambusher,      Source::location};
    const OnSlot* running_slot() const {
        if (!attack_ || attack_->parting || attack_->out) return nullptr;
        return &at(attack_->seat).attacks.front();
    }
    bool ignores_bungle() const { return applies(Kind::ignore_bungle); }
    bool applies(Kind kind) const {  // by a Hero card that is applied
        for (Permanent card : {Permanent::race, Permanent::hero_class})
            if (attack_->applied.has(card) && has(hero_card(attack_->seat, card).power, Timing::applied, kind))
                return true;
        return false;
    }
    // What a card of the running attack says; nothing if it is not there or says nothing.
    const Effects* text_of(Source source) const {
        const Seat seat = attack_->seat;
        const OnSlot* laid = running_slot();
        switch (source) {
            case Source::attack: return laid ? &book().actions[laid->card].effects : nullptr;
            case Source::bungle:
                return laid && laid->bungle && !ignores_bungle() ? &book().actions[*laid->bungle].effects : nullptr;
            case Source::first_weapon:
            case Source::second_weapon:
            case Source::armour: {
                const ItemSlot slot = source == Source::armour         ? ItemSlot::armour
                                      : source == Source::first_weapon ? ItemSlot::first_weapon
                                                                       : ItemSlot::second_weapon;
                const GearType* gear = item_in(seat, slot);
                if (!gear || !attack_->text_works.has(permanent(slot))) return nullptr;
                return source == Source::armour && at(seat).exhausted.has(Permanent::armour)
                           ? nullptr
                           : &gear->effects;  // HMA-R92
            }
            case Source::race:
                return attack_->applied.has(Permanent::race) ? &hero_card(seat, Permanent::race).power : nullptr;
            case Source::hero_class:
                return attack_->applied.has(Permanent::hero_class) ? &hero_card(seat, Permanent::hero_class).power
                                                                   : nullptr;
            case Source::monster: return encounter_ ? &book().monsters[encounter_->card].effects : nullptr;
            case Source::ambusher: return ambusher_ ? &book().monsters[ambusher_->card].effects : nullptr;
            case Source::location: return &book().locations[*location_].effects;
            default: return nullptr;
        }
    }
    // Passive effects that are in force: T5, AP and LT.
    template <class F>
    void for_each_passive(F&& f) const {
        for (Source source : speakers)
            if (const Effects* effects = text_of(source))
                for (const Effect& effect : *effects)
                    if ((effect.when == Timing::passive || effect.when == Timing::applied ||
                         effect.when == Timing::lasting) &&
                        holds(effect, source, attack_->seat))
                        f(effect);
    }
    int sum_of(Kind kind) const {
        int sum = 0;
        for_each_passive([&](const Effect& effect) {
            if (effect.kind == kind) sum += effect.n;
        });
        return sum;
    }
    // A weapon's values as they count in this attack, HMA-K08.
    Strengths values_of(Permanent weapon) const {
        Strengths values = item_in(attack_->seat, item_slot(weapon))->strengths;
        if (attack_->converted != weapon) return values;
        values[attack_->into] = static_cast<std::int8_t>(values[attack_->into] + values[regular]);
        values[regular] = 0;
        return values;
    }
    bool holds(const Effect& effect, Source source, Seat seat) const {  // HMA-Q01 to HMA-Q09
        const auto type = static_cast<DamageType>(effect.of);
        const auto applied = [&](Permanent weapon) { return attack_ && attack_->applied.has(weapon); };
        switch (effect.condition) {
            case Condition::always: return true;
            case Condition::leader: return attack_ && attack_->leads;
            case Condition::not_leader: return attack_ && !attack_->leads;
            case Condition::foe:
                return attack_ && !attack_->parting &&
                       book().monsters[attack_->monster].types.has(static_cast<MonsterType>(effect.of));
            case Condition::weapon:
                return (applied(Permanent::first_weapon) && values_of(Permanent::first_weapon)[type] != 0) ||
                       (applied(Permanent::second_weapon) && values_of(Permanent::second_weapon)[type] != 0);
            case Condition::this_weapon:
                return values_of(source == Source::first_weapon ? Permanent::first_weapon
                                                                : Permanent::second_weapon)[type] != 0;
            case Condition::strength: return attack_->strengths[type] > effect.above;
            case Condition::discipline: return is_of(seat, static_cast<Discipline>(effect.of));
            case Condition::attack:
                return attack_ && !attack_->parting && book().actions[attack_->card].strengths[type] != 0;
        }
        return false;
    }

    // One attack by the eleven steps of HMA-R58. Returns whether the monster is defeated.
    bool resolve_attack(Seat seat) {
        attack_ = Running{};
        attack_->seat = seat;
        attack_->card = at(seat).attacks.front().card;
        attack_->monster = encounter_->card;
        attack_->leads = leader_ == seat;
        attack_->text_works = {Permanent::armour};
        tell(AttackBegan{seat, attack_->card, attack_->monster});
        commit();
        fix();
        speak(Timing::about_to_resolve);
        roll();
        const bool critical_fail = attack_->green <= attack_->threshold;  // HMA-148, HMA-R61, HMA-R63
        if (critical_fail)
            fail_critically();
        else
            strike();
        if (!attack_->out) be_struck();
        finish();
        const bool fell = attack_->monster_fell;
        attack_ = {};
        return fell;
    }
    void commit() {  // HMA-100, HMA-R60, HMA-K07, HMA-K08, HMA-K10
        const Seat seat = attack_->seat;
        std::vector<Action> offers;
        for (const Permanents heroes : {Permanents{}, Permanents{Permanent::race}, Permanents{Permanent::hero_class}})
            for (const Permanents carried :
                 {Permanents{}, Permanents{Permanent::first_weapon}, Permanents{Permanent::second_weapon}, weapons})
                if (can_apply(seat, carried, heroes)) offers.push_back(ApplyCards{carried | heroes});
        if (offers.size() > 1) {
            const Action answer = ask(CommitCards{seat}, offers);
            attack_->applied = get_if<ApplyCards>(&answer)->cards;
            tell(CardsApplied{seat, attack_->applied});
        }
        attack_->text_works = attack_->text_works | attack_->applied;
        for (Permanent card : {Permanent::race, Permanent::hero_class})
            if (attack_->applied.has(card))
                for (const Effect& effect : hero_card(seat, card).power)
                    if (effect.when == Timing::applied && effect.kind == Kind::convert) convert(effect);
    }
    bool can_apply(Seat seat, Permanents carried, Permanents heroes) {
        for (Permanent card : listed(carried | heroes))
            if (!is_ready(seat, card)) return false;
        for (Permanent card : listed(heroes)) {
            const Effects& power = hero_card(seat, card).power;
            if (!has(power, Timing::applied)) return false;
            for (const Effect& effect : power)
                if (effect.kind == Kind::convert && convertible(effect, carried).empty()) return false;
        }
        if (carried.empty()) return true;
        attack_->applied = heroes;  // a bungle may be ignored
        bool forbidden = false;
        for_each_passive([&](const Effect& effect) { forbidden = forbidden || effect.kind == Kind::no_weapons; });
        attack_->applied = {};
        return !forbidden;
    }
    std::vector<Permanent> convertible(const Effect& effect, Permanents carried) const {
        std::vector<Permanent> found;
        for (Permanent weapon : listed(carried & weapons))
            if (item_in(attack_->seat, item_slot(weapon))->strengths[static_cast<DamageType>(effect.n)] != 0)
                found.push_back(weapon);
        return found;
    }
    void convert(const Effect& effect) {
        hold(static_cast<DamageType>(effect.n) == regular, "the referee converts Regular values only");
        std::vector<Action> offers;
        for (Permanent weapon : convertible(effect, attack_->applied))
            for (DamageType type : listed(effect.types)) offers.push_back(Convert{weapon, type});
        const Action answer = choose(ChooseConversion{attack_->seat}, offers);
        const auto& chosen = *get_if<Convert>(&answer);
        attack_->converted = chosen.weapon;
        attack_->into = chosen.type;
        tell(ValueConverted{attack_->seat, chosen.weapon, regular, chosen.type});
    }
    // HMA-K50, HMA-K51, HMA-K05, HMA-K06: everything is added up at the end of step 2.
    void fix() {
        const Seat seat = attack_->seat;
        const ActionType& card = book().actions[attack_->card];
        const OnSlot& laid = *running_slot();
        const bool bungled = laid.bungle && !ignores_bungle();
        Strengths own = card.strengths, added{{0, 0, 0, 0}}, taken{{0, 0, 0, 0}};
        for_each_passive([&](const Effect& effect) {
            for (DamageType type : listed(effect.types)) {
                if (effect.kind == Kind::multiply) own[type] = static_cast<std::int8_t>(own[type] * effect.n);
                const bool meant = effect.types.size() == 1 || card.strengths[type] != 0;  // "each"
                if (effect.kind == Kind::strength && meant)
                    added[type] = static_cast<std::int8_t>(added[type] + effect.n);
            }
        });
        int hit = card.hit + sum_of(Kind::hit) + (laid.token ? 2 : 0);  // HMA-K39
        for (Permanent weapon : listed(attack_->applied & weapons)) {
            hit += item_in(seat, item_slot(weapon))->hit;
            const Strengths values = values_of(weapon);
            for_each_enumerator<DamageType>(
                [&](DamageType type) { added[type] = static_cast<std::int8_t>(added[type] + values[type]); });
        }
        if (bungled) taken = book().actions[*laid.bungle].strengths;
        for_each_enumerator<DamageType>([&](DamageType type) {
            attack_->strengths[type] = static_cast<std::int8_t>(std::max(0, own[type] + added[type] - taken[type]));
        });
        attack_->hit = hit;
        const GearType* worn = item_in(seat, ItemSlot::armour);
        attack_->armour = std::max(1, (worn ? worn->armour : 0) + card.armour + sum_of(Kind::armour));
        attack_->ferocity = std::max(0, book().monsters[attack_->monster].ferocity + sum_of(Kind::ferocity));
        attack_->threshold = (bungled ? int{book().actions[*laid.bungle].threshold} : 1) + sum_of(Kind::threshold);
        attack_->fixed = true;
        tell(StrengthFixed{seat, own, added, taken, attack_->strengths, static_cast<std::int8_t>(hit),
                           static_cast<std::int8_t>(attack_->armour), static_cast<std::int8_t>(attack_->ferocity),
                           static_cast<std::uint8_t>(attack_->threshold)});
    }
    // The effects of one timing of all cards of the attack, in the order of HMA-R59.
    void speak(Timing when, bool ignoring = false) {
        for (Source source : {Source::attack, Source::bungle, Source::first_weapon, Source::second_weapon, Source::race,
                              Source::hero_class, Source::armour})
            for (std::size_t i = 0;; ++i) {
                const Effects* effects = text_of(source);
                if (!effects || i >= effects->size() || attack_->out || at(attack_->seat).health <= 0) break;
                const Effect effect = (*effects)[i];
                const bool ignores = when == Timing::monster_hits && effect.kind == Kind::ignore_attack;
                if (effect.when != when || ignores != ignoring) continue;
                const OnSlot* laid = running_slot();
                const Seat bungler = source == Source::bungle ? laid->bungler : nobody;
                carry_out(effect, {source, static_cast<std::uint8_t>(i), {}},
                          source == Source::bungle ? bungler : attack_->seat, attack_->seat, bungler);
            }
    }
    void roll() {
        const auto dice = next<DiceRolled>();
        hold_face(dice.green);
        hold(dice.black <= 20, "HMA-030: a die has twenty faces");
        hold((dice.black == 0) == applies(Kind::skip_monster_die), "HMA-K09: is the black die rolled?");
        attack_->green = dice.green;
        attack_->black = dice.black;
        tell(DiceRolled{attack_->seat, dice.green, dice.black});
    }
    void fail_critically() {  // HMA-150, HMA-151, HMA-R12
        if (fail_deck_.empty()) {
            fail_deck_ = std::exchange(fail_discard_, {});
            tell(DeckShuffled{Pile::fails, nobody, static_cast<std::uint8_t>(fail_deck_.size())});
        }
        const auto failed = next<CriticalFailed>();
        hold(failed.fail && fail_deck_.has(*failed.fail), "HMA-151: no card of the Critical Fail deck");
        fail_deck_.erase(*failed.fail);
        fail_discard_.insert(*failed.fail);
        tell(CriticalFailed{attack_->seat, static_cast<std::uint8_t>(attack_->green), failed.fail});
        const Effects& effects = book().fails[*failed.fail].effects;
        for (std::size_t i = 0; i != effects.size() && !attack_->out; ++i)
            carry_out(effects[i], {Source::fail, static_cast<std::uint8_t>(i), {}}, attack_->seat, attack_->seat);
        if (!attack_->out) speak(Timing::critical_fail);
    }
    void strike() {  // HMA-102, HMA-103, HMA-145, HMA-R62, HMA-R66
        const MonsterCardType& monster = book().monsters[attack_->monster];
        const bool critical = attack_->green == 20;
        if (critical) tell(CriticalHit{attack_->seat, Side::hero});
        Strengths strengths = attack_->strengths;
        DamageTypes sufficient{};
        for_each_enumerator<DamageType>([&](DamageType type) {
            if (critical) strengths[type] = static_cast<std::int8_t>(2 * strengths[type]);
            if (strengths[type] >= 1 && monster.defences[type] != 0 && strengths[type] >= monster.defences[type])
                sufficient.insert(type);
        });
        const int total = attack_->green + attack_->hit;
        const bool hits = total >= monster.armour;
        if (!hits) sufficient = {};  // HMA-104
        tell(AttackResolved{attack_->seat, static_cast<std::int8_t>(total), monster.armour, hits, strengths,
                            sufficient});
        if (!sufficient.empty()) win();
    }
    void win() {  // HMA-167 to HMA-171
        const Seat seat = attack_->seat;
        const MonsterCardType& monster = book().monsters[attack_->monster];
        attack_->monster_fell = true;
        tell(MonsterDefeated{seat, attack_->monster});
        speak(Timing::monster_defeated);
        const int gold = std::min(loot_, int{monster.gold});
        loot_ -= gold;
        gain(seat, Gold::loot_pile, gold);
        gain(seat, Gold::encounter, std::exchange(encounter_->gold, 0));  // HMA-156
        give_treasure(seat, monster.treasure);
        move_token(seat, TokenCause::victory);  // HMA-067
        monster_discard_.insert(attack_->monster);
        encounter_ = {};
    }
    void be_struck() {  // steps 8 to 10
        const Seat seat = attack_->seat;
        if (attack_->black == 0) return;  // HMA-R76
        if (attack_->ignored) {           // HMA-152
            tell(AttackIgnored{seat, attack_->monster});
            return;
        }
        Creature* monster = encounter_ ? &*encounter_ : nullptr;
        const Gold place = monster ? Gold::encounter : Gold::loot_pile;
        hit_ = false;
        if (strikes(attack_->monster, monster, Source::monster, WoundCause::monster, place, attack_->black,
                    attack_->ferocity)) {
            defeat(seat, WoundCause::monster, place, monster);  // HMA-155, HMA-158
            return;
        }
        if (!hit_ || attack_->ignored || !ambusher_) return;  // HMA-117, HMA-118
        const int black = roll_anew(ambusher_->card);
        const int ferocity = std::max(0, book().monsters[ambusher_->card].ferocity + lasting(seat, Kind::ferocity));
        if (monster_strikes(*ambusher_, Source::ambusher, WoundCause::ambusher, Gold::ambusher, black, ferocity))
            defeat(seat, WoundCause::ambusher, Gold::ambusher, &*ambusher_);  // HMA-R81
    }
    bool monster_strikes(Creature& monster, Source source, WoundCause cause, Gold place, int black, int ferocity) {
        return strikes(monster.card, &monster, source, cause, place, black, ferocity);
    }
    // A monster's roll against the hero of the running attack: HMA-113 to HMA-115, HMA-R102. Returns whether the hero
    // is at zero or less.
    bool strikes(MonsterCard card, Creature* monster, Source source, WoundCause cause, Gold place, int black,
                 int ferocity) {
        const Seat seat = attack_->seat;
        if (!compare_with_armour(card, source, black)) return false;
        hit_ = true;
        if (source == Source::monster) {
            speak(Timing::monster_hits, true);
            if (attack_->ignored) {
                tell(AttackIgnored{seat, card});
                return false;
            }
        }
        if (black == 20) tell(CriticalHit{seat, Side::monster});  // HMA-146
        if (wound(seat, black == 20 ? 2 * ferocity : ferocity, cause)) return true;
        striking_ = {card, monster, place, cause, source};
        const Effects& effects = book().monsters[card].effects;
        for (std::size_t i = 0; i != effects.size() && at(seat).health > 0; ++i)
            if (effects[i].when == Timing::monster_hits)
                carry_out(effects[i], {source, static_cast<std::uint8_t>(i), {}}, seat);
        striking_ = {};
        if (source == Source::monster && at(seat).health > 0) speak(Timing::monster_hits);  // HMA-R75
        return at(seat).health <= 0;
    }
    void hold_face(int face) const { hold(face >= 1 && face <= 20, "HMA-030: a die has twenty faces"); }
    int roll_anew(MonsterCard monster) {  // HMA-117, HMA-R73
        const auto rolled = next<MonsterRolled>();
        hold_face(rolled.black);
        tell(MonsterRolled{attack_->seat, monster, rolled.black});
        return rolled.black;
    }
    bool compare_with_armour(MonsterCard card, Source source, int black) {
        const bool hits = black >= attack_->armour;
        tell(MonsterAttacked{attack_->seat, card, source, static_cast<std::uint8_t>(black),
                             static_cast<std::int8_t>(attack_->armour), hits});
        return hits;
    }
    void finish() {  // step 11: HMA-107 to HMA-110
        const Seat seat = attack_->seat;
        exhaust(seat, attack_->applied & attack_->text_works);  // HMA-R109
        if (attack_->out) return;
        const OnSlot laid = remove_attack(seat, 0);
        discard(seat, laid.card, DiscardCause::resolved);
        strip(seat, laid, DiscardCause::resolved);
    }

    // ---------------------------------------------------------------- treasure

    void give_treasure(Seat seat, int n) {  // HMA-168, HMA-170, HMA-R86
        for (; n > 0 && !treasure_pile_.empty(); --n) {
            std::vector<Action> offers;
            for (TreasureCard card : listed(treasure_pile_)) offers.push_back(TakeTreasure{card});
            const Action answer = choose(ChooseTreasure{seat, static_cast<std::uint8_t>(n)}, offers);
            const TreasureCard card = get_if<TakeTreasure>(&answer)->treasure;
            treasure_pile_.erase(card);
            tell(TreasureTaken{seat, card});
            place_treasure(seat, card);
        }
    }
    void place_treasure(Seat seat, TreasureCard card) {  // HMA-174 to HMA-178
        const TreasureType& type = book().treasures[card];
        std::vector<Action> offers{Stash{}};
        if (type.action)
            offers.push_back(TakeToHand{});
        else if (type.gear.is_armour)
            offers.push_back(Equip{ItemSlot::armour});
        else {
            offers.push_back(Equip{ItemSlot::first_weapon});
            offers.push_back(Equip{ItemSlot::second_weapon});
        }
        const Action answer = ask(PlaceTreasure{seat, card}, offers);
        if (const auto* equip = get_if<Equip>(&answer)) {
            Item& item = at(seat).items[index_of(equip->slot)];
            if (is_treasure(item)) {  // HMA-R87
                at(seat).stash.insert(treasure(item));
                tell(TreasureReplaced{seat, treasure(item)});
            }
            change_item(seat, equip->slot, heroes::hero_master::item(card));
            tell(TreasurePlaced{seat, card, static_cast<TreasurePlace>(equip->slot)});
        } else if (get_if<TakeToHand>(&answer)) {
            at(seat).hand.insert(*type.action);
            at(seat).exposed.insert(*type.action);
            tell(TreasurePlaced{seat, card, TreasurePlace::hand});
        } else {
            at(seat).stash.insert(card);
            tell(TreasurePlaced{seat, card, TreasurePlace::stash});
        }
    }
    // HMA-177, HMA-R109: what is put into a slot is ready, and what was there does not work any more.
    void change_item(Seat seat, ItemSlot slot, Item item) {
        at(seat).items[index_of(slot)] = item;
        at(seat).exhausted.erase(permanent(slot));
        if (attack_ && attack_->seat == seat) attack_->text_works.erase(permanent(slot));
    }
    void restore_original(Seat seat, ItemSlot slot) {  // HMA-181
        if (ask(RestoreOriginal{seat, slot}, {PutBack{}, LeaveEmpty{}}) == Action{PutBack{}}) {
            change_item(seat, slot, Item::original);
            tell(OriginalRestored{seat, slot});
        } else
            tell(OriginalRefused{seat, slot});
    }
    std::vector<Action> equipped_treasures(Seat seat) const {  // HMA-R111
        std::vector<Action> offers;
        for (std::size_t i = 0; i != 3; ++i)
            if (is_treasure(at(seat).items[i])) offers.push_back(ChooseItem{static_cast<ItemSlot>(i)});
        return offers;
    }

    // ---------------------------------------------------------------- effects

    // Whether an effect would change anything for a hero, HMA-R48.
    bool would_change(const Effect& effect, Seat hero) const {
        const Board& board = at(hero);
        const bool has_monster = !monster_deck_.empty() || !monster_discard_.empty();
        switch (effect.kind) {
            case Kind::take_token: return leader_ != hero;
            case Kind::draw:
            case Kind::search: return !board.deck.empty();
            case Kind::discard: return !board.hand.empty();
            case Kind::discard_random: return !counted_hand(hero).empty();
            case Kind::refresh: return !refreshable(hero, effect.sort).empty();
            case Kind::exhaust: return !exhaustible(hero, effect.sort).empty();
            case Kind::heal: return board.health < 10;
            case Kind::loot: return loot_ != 0;
            case Kind::lose:
            case Kind::steal: return board.gold != 0;
            case Kind::take_treasure: return !treasure_pile_.empty();
            case Kind::steal_treasure:
            case Kind::destroy_treasure: return !equipped_treasures(hero).empty();
            case Kind::sell: return !board.stash.empty();
            case Kind::swap: return ambusher_ || !row_.empty();
            case Kind::replace: return has_monster;
            case Kind::lurk: return has_monster && row_.size() < 8;  // HMA-R107
            case Kind::recall_attack:
            case Kind::drop_attack: return !board.attacks.empty();
            case Kind::place_token: return tokens_ != 0;
            default: return true;
        }
    }
    Permanents refreshable(Seat hero, Sort sort) const {  // HMA-R110
        Permanents cards = at(hero).exhausted & of_sort(sort);
        return attack_ && attack_->seat == hero ? cards - (attack_->applied & attack_->text_works) : cards;
    }
    Permanents exhaustible(Seat hero, Sort sort) const {
        Permanents cards{};
        for (Permanent card : listed(of_sort(sort)))
            if (is_ready(hero, card)) cards.insert(card);
        return attack_ && attack_->seat == hero ? cards - (attack_->applied & attack_->text_works) : cards;
    }
    // Kinds whose own choice includes to do nothing.
    static bool asks_itself(Kind kind) {
        return kind == Kind::swap || kind == Kind::drop_attack || kind == Kind::steal_treasure || kind == Kind::sell;
    }

    // One effect of a card for whom it means, HMA-W01 to HMA-W05.
    void carry_out(const Effect& effect, const Origin& origin, Seat you, Seat attacker = nobody,
                   Seat bungler = nobody) {
        if (!holds(effect, origin.source, you)) return;
        switch (effect.whom) {
            case Whom::you: return carry_out_on(effect, origin, you, bungler == nobody ? you : bungler);
            case Whom::attacker: return carry_out_on(effect, origin, attacker, bungler);
            case Whom::bungler: return carry_out_on(effect, origin, bungler, bungler);
            case Whom::other: return carry_out_on_other(effect, origin, attacker);
            case Whom::present:  // whoever is still present when the effect comes round, HMA-080, HMA-R105
                for (Seat hero : clockwise_from(left_of(attacker)))
                    if (is_present(hero)) carry_out_on(effect, origin, hero, you);
        }
    }
    void carry_out_on_other(const Effect& effect, const Origin& origin, Seat attacker) {
        std::vector<Action> offers;
        for (Seat hero : clockwise_from(left_of(attacker)))
            if (hero != attacker && is_present(hero)) offers.push_back(ChooseHero{hero});
        if (offers.empty()) return;
        const Action answer = choose(ChooseOther{attacker, origin}, offers);
        carry_out_on(effect, origin, get_if<ChooseHero>(&answer)->hero, attacker);
    }
    void carry_out_on(const Effect& effect, const Origin& origin, Seat hero, Seat decider) {
        if (!would_change(effect, hero)) return;
        if (effect.may && !asks_itself(effect.kind) && !accepts(ChooseEffect{decider, hero, origin})) {
            tell(EffectRefused{decider, origin});
            return;
        }
        // What its player can still do without is not carried out yet.
        const bool undecided = effect.kind == Kind::sell || (effect.may && asks_itself(effect.kind));
        if (!undecided) tell(EffectCarriedOut{hero, origin});
        if (effect.exhausts) exhaust(hero, {Permanent::armour});
        const int n = effect.n;
        switch (effect.kind) {
            case Kind::take_token: return move_token(hero, TokenCause::effect);
            case Kind::pass_token: return move_token(left_of(leader_), TokenCause::effect);
            case Kind::draw: return draw_cards(hero, n);
            case Kind::search: return search(hero, n);
            case Kind::discard: return discard_by_choice(hero, n);
            case Kind::discard_random: return discard_at_random(hero, n);
            case Kind::refresh: return refresh_by_choice(hero, effect.sort, n);
            case Kind::exhaust: return exhaust_by_choice(hero, decider, effect.sort, n);
            case Kind::heal: return heal(hero, n);
            case Kind::wound:
                if (wound(hero, n, WoundCause::effect))
                    defeat(hero, WoundCause::effect, Gold::loot_pile, nullptr);  // HMA-157
                return;
            case Kind::gain: return gain(hero, Gold::supply, n);
            case Kind::loot: {
                const int taken = std::min(n, loot_);
                loot_ -= taken;
                return gain(hero, Gold::loot_pile, taken);
            }
            case Kind::lose:
                return striking_.monster ? pay(hero, n, striking_.place, striking_.monster)
                                         : pay(hero, n, Gold::loot_pile, nullptr);
            case Kind::steal: {
                const int taken = std::min(n, at(hero).gold);
                at(hero).gold -= taken;
                at(decider).gold += taken;
                return move_gold(hero, Gold::stash, Gold::stash, taken, decider);
            }
            case Kind::take_treasure: return give_treasure(hero, n);
            case Kind::steal_treasure: return steal_treasure(decider, hero, effect.may);
            case Kind::destroy_treasure: return destroy_treasure(hero);
            case Kind::sell: return sell(hero, n);
            case Kind::swap: return swap(decider, effect.may);
            case Kind::replace: return replace();
            case Kind::lurk:
                for (int i = 0; i != n && row_.size() < 8 && can_draw_monster(); ++i)
                    place_drawn_monster(false);  // HMA-R107
                return;
            case Kind::recall_attack: return recall(hero);
            case Kind::drop_attack: return drop(hero, effect.may);
            case Kind::ignore_attack: attack_->ignored = true; return;
            case Kind::place_token: return place_token(hero, origin.card);
            case Kind::maul: return maul(n);
            default: object("the referee does not know how to carry out " + say(origin));
        }
    }
    void search(Seat seat, int n) {  // HMA-K18
        for (; n > 0 && !at(seat).deck.empty(); --n) {
            std::vector<Action> offers;
            for (ActionCard card : listed(at(seat).deck)) offers.push_back(TakeCard{card});
            const Action answer = choose(SearchDeck{seat, static_cast<std::uint8_t>(n)}, offers);
            const ActionCard card = get_if<TakeCard>(&answer)->card;
            at(seat).deck.erase(card);
            at(seat).hand.insert(card);
            tell(CardSearched{seat, card});
        }
        shuffle_actions(seat);  // HMA-R42
    }
    void discard_by_choice(Seat seat, int n) {  // HMA-R74
        for (; n > 0 && !at(seat).hand.empty(); --n) {
            std::vector<Action> offers;
            for (ActionCard card : listed(at(seat).hand)) offers.push_back(DiscardCard{card});
            const Action answer = choose(DiscardCards{seat, static_cast<std::uint8_t>(n)}, offers);
            discard_from_hand(seat, get_if<DiscardCard>(&answer)->card, DiscardCause::forced);
        }
    }
    void discard_at_random(Seat seat, int n) {  // HMA-202, HMA-R28
        for (; n > 0 && !counted_hand(seat).empty(); --n) {
            bool found = false;
            for (const Event& event : record_.moments[now_].events)
                if (const auto* lost = get_if<CardDiscarded>(&event);
                    lost && !found && lost->cause == DiscardCause::at_random && lost->seat == seat &&
                    counted_hand(seat).has(lost->card)) {
                    found = true;
                    discard_from_hand(seat, lost->card, DiscardCause::at_random);
                }
            hold(found, "HMA-K20: no card was discarded at random");
        }
    }
    void refresh_by_choice(Seat seat, Sort sort, int n) {
        for (; n > 0 && !refreshable(seat, sort).empty(); --n) {
            const Permanents cards = refreshable(seat, sort);
            if (static_cast<int>(cards.size()) <= n) return refresh(seat, cards);
            const Action answer = ask(ChooseRefresh{seat, sort, static_cast<std::uint8_t>(n)}, card_offers(cards));
            refresh(seat, {get_if<ChooseCard>(&answer)->card});
        }
    }
    void exhaust_by_choice(Seat hero, Seat decider, Sort sort, int n) {
        for (; n > 0 && !exhaustible(hero, sort).empty(); --n) {
            const Permanents cards = exhaustible(hero, sort);
            if (static_cast<int>(cards.size()) <= n) return exhaust(hero, cards);
            const Action answer =
                ask(ChooseExhaust{decider, hero, sort, static_cast<std::uint8_t>(n)}, card_offers(cards));
            exhaust(hero, {get_if<ChooseCard>(&answer)->card});
        }
    }
    static std::vector<Action> card_offers(Permanents cards) {
        std::vector<Action> offers;
        for (Permanent card : listed(cards)) offers.push_back(ChooseCard{card});
        return offers;
    }
    void steal_treasure(Seat thief, Seat from, bool may) {  // HMA-K30
        std::vector<Action> offers = equipped_treasures(from);
        if (offers.empty()) return;
        if (may) offers.push_back(Refuse{});
        const Action answer = choose(ChooseStolen{thief, from, may}, offers);
        const auto* chosen = get_if<ChooseItem>(&answer);
        if (!chosen) return;
        const TreasureCard card = treasure(at(from).items[index_of(chosen->slot)]);
        change_item(from, chosen->slot, Item::nothing);
        tell(TreasureStolen{thief, from, card});
        place_treasure(thief, card);
        restore_original(from, chosen->slot);
    }
    void destroy_treasure(Seat seat) {  // HMA-K31
        const std::vector<Action> offers = equipped_treasures(seat);
        if (offers.empty()) return;
        const Action answer = choose(ChooseDestroyed{seat}, offers);
        const ItemSlot slot = get_if<ChooseItem>(&answer)->slot;
        const TreasureCard card = treasure(at(seat).items[index_of(slot)]);
        change_item(seat, slot, Item::nothing);
        treasure_discard_.insert(card);
        tell(TreasureDestroyed{seat, card});
        restore_original(seat, slot);
    }
    void sell(Seat seat, int price) {  // HMA-R91, HMA-R116
        while (!at(seat).stash.empty()) {
            std::vector<Action> offers{StopSelling{}};
            for (TreasureCard card : listed(at(seat).stash)) offers.push_back(Sell{card});
            const Action answer = ask(SellTreasure{seat, static_cast<std::uint8_t>(price)}, offers);
            const auto* sold = get_if<Sell>(&answer);
            if (!sold) return;
            at(seat).stash.erase(sold->treasure);
            treasure_discard_.insert(sold->treasure);
            tell(TreasureSold{seat, sold->treasure, static_cast<std::uint8_t>(price)});
            gain(seat, Gold::supply, price);
        }
    }
    void swap(Seat seat, bool may) {  // HMA-K33, HMA-R49, HMA-R50
        std::vector<Action> offers;
        for (std::size_t i = 0; i != row_.size(); ++i) offers.push_back(SwapWith{lurking(i)});
        if (ambusher_) offers.push_back(SwapWith{Place::ambusher});
        if (offers.empty()) return;
        if (may) offers.push_back(Refuse{});
        const Action answer = choose(ChooseSwap{seat, may}, offers);
        const auto* chosen = get_if<SwapWith>(&answer);
        if (!chosen) return;
        Creature& other = chosen->place == Place::ambusher ? *ambusher_ : row_[index_of(chosen->place)];
        tell(MonsterSwapped{encounter_->card, other.card, chosen->place});
        std::swap(*encounter_, other);
        fill_ambusher_slot();
    }
    void replace() {  // HMA-K34, HMA-R51, HMA-R108
        if (!can_draw_monster()) return;
        const auto replaced = next<MonsterReplaced>();
        drawn_monster("HMA-K34: not a card of the Monster deck:", replaced.other);
        monster_discard_.insert(encounter_->card);
        tell(MonsterReplaced{encounter_->card, replaced.other});
        loot_ += encounter_->gold;
        move_gold(nobody, Gold::encounter, Gold::loot_pile, encounter_->gold);
        encounter_ = Creature{replaced.other};
    }
    void recall(Seat seat) {  // HMA-K36
        if (at(seat).attacks.empty()) return;
        const Action answer = choose(ChooseRecall{seat}, laid_offers(seat));
        const OnSlot laid = remove_attack(seat, index_of(get_if<ChooseAttack>(&answer)->slot));
        take_back(seat, laid, DiscardCause::attack_gone);
    }
    void drop(Seat seat, bool may) {  // HMA-K37
        std::vector<Action> offers = laid_offers(seat);
        if (offers.empty()) return;
        if (may) offers.push_back(Refuse{});
        const Action answer = choose(ChooseDrop{seat, may}, offers);
        const auto* chosen = get_if<ChooseAttack>(&answer);
        if (!chosen) return;
        const OnSlot laid = remove_attack(seat, index_of(chosen->slot));
        discard(seat, laid.card, DiscardCause::dropped);
        strip(seat, laid, DiscardCause::attack_gone);
    }
    std::vector<Action> laid_offers(Seat seat) const {
        std::vector<Action> offers;
        for (std::size_t i = 0; i != at(seat).attacks.size(); ++i)
            offers.push_back(ChooseAttack{static_cast<AttackSlot>(i)});
        return offers;
    }
    void place_token(Seat seat, ActionCard card) {  // HMA-K39
        auto& attacks = at(seat).attacks;
        for (std::size_t i = 0; i != attacks.size(); ++i)
            if (attacks[i].card == card && tokens_ != 0) {
                --tokens_;
                attacks[i].token = true;
                tell(TokenPlaced{seat, static_cast<AttackSlot>(i)});
            }
    }
    void maul(int n) {  // HMA-K40, HMA-R73
        const Seat seat = attack_->seat;
        for (; n > 0; --n) {
            if (!compare_with_armour(striking_.card, striking_.source, roll_anew(striking_.card))) return;
            if (wound(seat, 1, striking_.cause)) return;
        }
    }

    // The monster whose on-hit effects are carried out, and where gold on it lies; without a place of its own if it
    // fell.
    struct Striking {
        MonsterCard card{};
        Creature* monster = nullptr;
        Gold place{};
        WoundCause cause{};
        Source source{};
    };

    const Record<Rules>& record_;
    std::size_t players_;
    std::size_t now_ = 0;
    std::vector<Event> told_{};

    std::array<Board, 4> boards_{};
    ActionCards protest_deck_{};
    MonsterCards monster_deck_{}, monster_discard_{}, bosses_{};
    TreasureCards treasure_deck_{}, treasure_discard_{}, treasure_pile_{};
    FailCards fail_deck_{}, fail_discard_{};
    LocationCards unseen_{};
    std::vector<LocationCard> offered_{};
    std::vector<std::pair<LocationCard, Seat>> discarded_{};
    std::optional<LocationCard> location_{};
    int drawn_locations_ = 0;
    bool den_drawn_ = false;
    int visited_ = 0;
    std::optional<Creature> encounter_{}, ambusher_{};
    std::vector<Creature> row_{};  // Lurking, from left to right
    int loot_ = 0;
    int tokens_ = 2;  // HMA-032
    Seat leader_{};
    SeatSet declined_{};
    bool in_encounter_ = false;
    std::optional<Running> attack_{};
    bool hit_ = false;  // the monster has hit
    Striking striking_{};
};

template <class Rules>
Referee(const Record<Rules>&) -> Referee<Rules>;

}  // namespace hero_master_referee
