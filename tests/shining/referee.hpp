#pragma once

// A second opinion on Shining Heroes; second_opinion.hpp says what a referee is.
//
// What is printed on cards and in books is read from the content, as from the real cards. The maps are read from their
// drawings, by a reader of its own.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <heroes/core/text.hpp>
#include <heroes/shining/table.hpp>

#include <second_opinion.hpp>
#include <shining/board.hpp>

namespace shining_referee {

using namespace heroes;
using namespace heroes::shining;

// What has happened since the last answer, the table that waits, what it offers, and the answer.
struct Moment {
    std::vector<Event> events{};
    Table<RuntimeRules> table{};
    std::optional<Decision> question{};
    std::vector<Action> offers{};
    Action answer{};
};

struct Record {
    Options options{};
    bool outfitted = false;         // the party did not come as printed
    std::vector<Moment> moments{};  // the last one is the end of the game
    bool finished = false;
};

using second_opinion::Disagreement;
using second_opinion::say;

// ---------------------------------------------------------------------------------------------------- the pieces

struct Person {
    HeroCard card{};
    Seat player{};
    std::map<Stat, int> stats{};
    int hp = 0;
    int mp = 0;
    std::map<Item, int> items{};
    std::set<Equipment> equipment{};
    bool exhausted = false;

    int square = nowhere;
    bool moved = false;
    int rp = 0;
    int ap = 0;
    int movement = 0;
    int more_ap = 0;
    int ward = 0;
    int slow = 0;
    int advantage = 0;
    int provoke = 0;
    std::set<Power> used_in_encounter{};
    std::set<Power> used_in_activation{};
};

struct Enemy {
    Model model{};
    MonsterCard card{};
    int number = 0;
    int hp = 0;
    int square = nowhere;
    int ward = 0;
    int slow = 0;
};

// How a model goes over the map.
struct Gait {
    Model model{};
    bool flies = false;
    bool sure = false;
    bool is_monster = false;
};

inline constexpr int no_way = 10'000;

// ---------------------------------------------------------------------------------------------------- the referee

class Referee {
public:
    explicit Referee(const Record& record) : record_(record), options_(record.options) {}

    void replay() {
        try {
            play_game();
        } catch (const GameEnds&) {
            compare_end();
        } catch (const RecordEnds&) {}
    }
    std::size_t questions() const { return now_; }

private:
    struct GameEnds {};
    struct RecordEnds {};  // the game was cut off, which is no fault
    struct BattleEnds {
        bool won = false;
    };
    struct QuestRestarts {};

    static constexpr const Content& book() { return StandardRules::content; }

    // ---------------------------------------------------------------- the record

    const Moment& moment() const { return record_.moments[now_]; }
    [[noreturn]] void object(const std::string& what) const {
        std::string story;
        for (const Event& event : moment().events) story += "\n      " + say(event);
        if (moment().question) story += "\n      ? " + say(*moment().question);
        throw Disagreement{what + "\n    events of the game since the last answer:" + story, now_};
    }
    static std::string word(const char* text) { return text; }
    static std::string word(const std::string& text) { return text; }
    static std::string word(int number) { return std::to_string(number); }
    template <class T>
    static std::string word(const T& value) {
        return say(value);
    }
    template <class... Words>
    void hold(bool agrees, const Words&... words) const {
        if (!agrees) object(((word(words) + " ") + ...));
    }
    template <class... Words>
    void same(int mine, int theirs, const Words&... words) const {
        hold(mine == theirs, words..., ": the clause book says", mine, "and the game", theirs);
    }
    static int number(Square at) { return is_square(at) ? static_cast<int>(index_of(at)) : nowhere; }
    static Square square(int at) { return at == nowhere ? Square::nowhere : static_cast<Square>(at); }
    static std::uint8_t byte(int n) { return static_cast<std::uint8_t>(n); }

    // The next event of a kind, as the record has it: what falls or turns up by chance.
    template <class E>
    const E* peek() const {
        std::size_t left = seen_[Event::place<E>];
        for (const Event& event : moment().events)
            if (const auto* one = get_if<E>(&event); one && left-- == 0) return one;
        return nullptr;
    }
    template <class E>
    E next() {
        const E* one = peek<E>();
        hold(one != nullptr, "the clause book tells, the game does not:", Event{E{}});
        ++seen_[Event::place<E>];
        return *one;
    }
    // What has to happen now. Within one kind the order counts.
    template <class E>
    void tell(const E& event) {
        const E* one = peek<E>();
        hold(one != nullptr, "the clause book tells, the game does not:", Event{event});
        hold(*one == event, "the clause book tells", Event{event}, "and the game", Event{*one});
        ++seen_[Event::place<E>];
    }
    // Conditions that end at the same moment end in any order.
    void tell_ended(Model model, EffectKind kind) { ended_.push_back(say(Event{StatusEnded{model, kind}})); }

    void compare_events() {
        std::array<std::size_t, Event::count> told{};
        std::vector<std::string> ended;
        for (const Event& event : moment().events) {
            if (holds_alternative<StatusEnded>(event)) {
                ended.push_back(say(event));
                continue;
            }
            hold(told[event.index()]++ < seen_[event.index()], "the game tells, the clause book does not:", event);
        }
        std::sort(ended.begin(), ended.end());
        std::sort(ended_.begin(), ended_.end());
        if (ended != ended_) {
            std::string mine;
            for (const auto& one : ended_) mine += one + "; ";
            object("conditions end in another way; by the clause book: " + mine);
        }
        ended_.clear();
        seen_ = {};
    }

    // A decision: all that was told, the table, the question and what is offered have to agree.
    Action ask(const Decision& decision, const std::vector<Action>& offers) {
        if (now_ + 1 == record_.moments.size()) {
            if (!record_.finished) throw RecordEnds{};
            object("the game is over, by the clause book it asks " + say(decision));
        }
        hold(moment().question == decision, "the clause book asks", decision, "and the game another question");
        compare_events();
        compare_tables();
        compare_offers(decision, offers);
        const Action answer = moment().answer;
        ++now_;
        return answer;
    }
    void compare_offers(const Decision& decision, const std::vector<Action>& offers) const {
        const auto& theirs = moment().offers;
        for (const Action& offer : theirs)
            hold(std::find(offers.begin(), offers.end(), offer) != offers.end(), "the game offers at", decision,
                 "what the clause book does not:", offer);
        for (const Action& offer : offers)
            hold(std::find(theirs.begin(), theirs.end(), offer) != theirs.end(), "the clause book offers at", decision,
                 "what the game does not:", offer);
        same(static_cast<int>(offers.size()), static_cast<int>(theirs.size()), "number of offers");
    }
    void compare_end() {
        hold(now_ + 1 == record_.moments.size() && record_.finished, "the game goes on, by the clause book it is over");
        compare_events();
        compare_party();
    }

    // ---------------------------------------------------------------- the tables side by side

    void compare_tables() const {
        compare_party();
        if (!in_encounter_) return;
        compare_monsters();
        compare_final_step();
        compare_decks();
    }
    void compare_party() const {
        for (std::size_t i = 0; i != joined_; ++i) compare_hero(hero(i));
        if (joined_ != 4) return;
        const auto& campaign = moment().table.campaign;
        same(preparations_, campaign.preparations, "preparations");
        hold(done_ == campaign.done, "other quests are done");
        hold(open_ == campaign.open, "other quests are open");
    }
    void compare_hero(Model model) const {
        const Person& mine = party_[index_of(model)];
        const Hero& theirs = moment().table.heroes[model];
        hold(mine.card == theirs.card, model, "is another Hero");
        hold(mine.player == theirs.player, model, "has another player");
        for (const auto& [stat, value] : mine.stats) same(value, theirs.stats[stat], model, stat);
        same(mine.hp, theirs.hp, model, "HP");
        same(mine.mp, theirs.mp, model, "MP");
        for (std::size_t i = 0; i != book().items.size(); ++i)
            same(copies_of(mine, static_cast<Item>(i)), theirs.items[static_cast<Item>(i)], model, "item",
                 static_cast<int>(i));
        for (std::size_t i = 0; i != book().equipment.size(); ++i)
            same(mine.equipment.count(static_cast<Equipment>(i)) != 0, theirs.equipment.has(static_cast<Equipment>(i)),
                 model, "equipment", static_cast<int>(i));
        same(mine.exhausted, theirs.exhausted, model, "EX");
        if (!in_encounter_) return;
        same(mine.rp, theirs.rp, model, "RP");
        same(mine.more_ap, theirs.next_ap, model, "AP for the next activation");
        same(mine.ward, theirs.ward, model, "Ward");
        same(mine.slow, theirs.slow, model, "Slow");
        same(mine.advantage, theirs.advantage, model, "Advantage");
        same(mine.provoke, theirs.provoke, model, "Provoke");
        if (in_combat_) same(mine.square, number(theirs.square), model, "square");
        if (active_ == model) {
            same(mine.ap, theirs.ap, model, "AP");
            same(mine.movement, theirs.movement, model, "movement points");
        }
    }
    static int copies_of(const Person& person, Item item) {
        const auto found = person.items.find(item);
        return found == person.items.end() ? 0 : found->second;
    }
    void compare_monsters() const {
        const auto& theirs = moment().table.monsters;
        same(static_cast<int>(enemies_.size()), static_cast<int>(theirs.size()), "monsters in play");
        for (std::size_t i = 0; i != enemies_.size(); ++i) {
            const Enemy& mine = enemies_[i];
            hold(mine.model == theirs[i].model && mine.card == theirs[i].card, mine.model,
                 "is not where it stands in the order of entry");
            same(mine.number, theirs[i].number, mine.model, "number");
            same(mine.hp, theirs[i].hp, mine.model, "HP");
            same(mine.square, number(theirs[i].square), mine.model, "square");
            same(mine.ward, theirs[i].ward, mine.model, "Ward");
            same(mine.slow, theirs[i].slow, mine.model, "Slow");
        }
        const Encounter& encounter = moment().table.encounter;
        same(object_square_, number(encounter.object), "square of the object");
        same(object_hp_, encounter.object_hp, "HP of the object");
    }
    void compare_final_step() const {
        const Encounter& encounter = moment().table.encounter;
        hold(encounter.card == card_, "it is another encounter");
        same(events_, encounter.events, "Events on the Final Step");
        same(timers_, encounter.timers, "Timers");
        same(rage_, encounter.rage, "Rage");
        same(flooded_, encounter.flooded, "flood");
        same(in_combat_, encounter.in_combat, "combat");
        hold(event_deck_ == encounter.event_deck, "another Event deck, the clause book has", event_deck_, "the game",
             encounter.event_deck);
        if (!in_combat_) return;
        same(round_, moment().table.initiative.round, "round");
        same(slot_, moment().table.initiative.slot, "slot");
        same(arrivals_, moment().table.initiative.arrivals, "arrivals at the Final Step");
    }
    void compare_decks() const {
        for (const Role role : {Role::a, Role::b, Role::boss}) {
            const auto type = monster_of(encounter(), role);
            if (!type) continue;
            std::multiset<AiCard> theirs;
            for (std::size_t i = 0; i != book().monsters[*type].deck.size(); ++i)
                if (moment().table.encounter.ai_decks[role].has(static_cast<DeckPlace>(i)))
                    theirs.insert(book().monsters[*type].deck[i]);
            hold(theirs == ai_decks_.at(*type), "another AI deck of role", role);
        }
    }

    // ---------------------------------------------------------------- what is where

    const EncounterType& encounter() const { return book().encounters[card_]; }
    const Board& board() const { return board_of(card_); }
    Person& person(Model model) { return party_[index_of(model)]; }
    const Person& person(Model model) const { return party_[index_of(model)]; }
    static std::vector<Model> heroes() { return {Model::hero_1, Model::hero_2, Model::hero_3, Model::hero_4}; }
    Enemy* find(Model model) {
        for (Enemy& enemy : enemies_)
            if (enemy.model == model) return &enemy;
        return nullptr;
    }
    const Enemy* find(Model model) const {
        for (const Enemy& enemy : enemies_)
            if (enemy.model == model) return &enemy;
        return nullptr;
    }
    // SHN-R53: monsters by number, then entry.
    std::vector<Model> monsters_in_order() const {
        std::vector<Model> order;
        for (int n = 1; n <= 9; ++n)
            for (const Enemy& enemy : enemies_)
                if (enemy.number == n) order.push_back(enemy.model);
        return order;
    }
    bool is_in_play(Model model) const {
        if (is_hero(model)) return in_combat_;
        if (model == Model::object) return object_square_ != nowhere;
        return find(model) != nullptr;
    }
    int where(Model model) const {
        if (is_hero(model)) return person(model).square;
        if (model == Model::object) return object_square_;
        const Enemy* enemy = find(model);
        return enemy == nullptr ? nowhere : enemy->square;
    }
    int distance(Model a, Model b) const { return board().distance(where(a), where(b)); }
    // Everybody who stands here but one.
    std::vector<Model> others_at(int at, Model but) const {
        std::vector<Model> found;
        for (const Model model : heroes())
            if (model != but && person(model).square == at) found.push_back(model);
        if (but != Model::object && object_square_ == at) found.push_back(Model::object);
        for (const Enemy& enemy : enemies_)
            if (enemy.model != but && enemy.square == at) found.push_back(enemy.model);
        return found;
    }
    bool is_occupied(int at, Model but) const { return !others_at(at, but).empty(); }
    bool sees(Model who, int from, int to) const {
        return board().is_seen(from, to, [&](int at) { return is_occupied(at, who); });
    }

    // ---------------------------------------------------------------- what a Hero has

    std::vector<const CardType*> cards_of(const Person& one) const {
        std::vector<const CardType*> cards;
        for (const Trait trait : book().heroes[one.card].traits) cards.push_back(&book().traits[trait]);
        for (const Spell spell : book().heroes[one.card].spells) cards.push_back(&book().spells[spell]);
        for (const Equipment piece : one.equipment) cards.push_back(&book().equipment[piece]);
        return cards;
    }
    int max_hp(const Person& one) const {
        int most = book().heroes[one.card].max_hp;
        for (const CardType* card : cards_of(one))
            for (const Passive& passive : card->passives)
                if (passive.kind == PassiveKind::max_hp) most += passive.amount;
        return most;
    }
    // SHN-K41 to SHN-K44
    bool holds(Condition condition, Model model, std::optional<Model> target) const {
        const Person& one = person(model);
        switch (condition) {
            case Condition::always_so: return true;
            case Condition::unmoved: return active_ != model || !one.moved;
            case Condition::flanked: {
                int beside = 0;
                for (const Enemy& enemy : enemies_) beside += board().distance(enemy.square, one.square) == 1;
                return beside >= 2;
            }
            case Condition::engaged: {
                for (const Model other : heroes())
                    if (target && other != model && !person(other).exhausted && distance(other, *target) == 1)
                        return true;
                return false;
            }
            case Condition::wounded: return 2 * one.hp <= max_hp(one);
        }
        return false;
    }
    // SHN-154: passives of an EX Hero are off.
    int passive(Model model, PassiveKind kind, std::optional<Model> target = {}) const {
        int sum = 0;
        if (is_monster(model)) {
            for (const Passive& one : book().monsters[find(model)->card].passives)
                if (one.kind == kind) sum += one.amount;
            return sum;
        }
        if (model == Model::object || person(model).exhausted) return 0;
        for (const CardType* card : cards_of(person(model)))
            for (const Passive& one : card->passives)
                if (one.kind == kind && holds(one.condition, model, target)) sum += one.amount;
        return sum;
    }
    Gait gait(Model model) const {
        return {model, passive(model, PassiveKind::fly) > 0, passive(model, PassiveKind::sure_foot) > 0,
                is_monster(model)};
    }
    std::vector<std::pair<Power, const PowerType*>> powers_of(Model model) const {
        std::vector<std::pair<Power, const PowerType*>> found;
        const Person& one = person(model);
        const HeroType& type = book().heroes[one.card];
        const auto add = [&](std::size_t place, const CardType& card) {
            if (card.power.use != Use::no_power) found.push_back({static_cast<Power>(place), &card.power});
        };
        for (std::size_t i = 0; i != type.traits.size(); ++i) add(i, book().traits[type.traits[i]]);
        for (std::size_t i = 0; i != type.spells.size(); ++i) add(4 + i, book().spells[type.spells[i]]);
        for (const Equipment piece : one.equipment) add(8 + index_of(piece), book().equipment[piece]);
        return found;
    }
    std::vector<std::pair<Weapon, AttackCard>> weapons_of(Model model) const {
        std::vector<std::pair<Weapon, AttackCard>> found{{Weapon::own, book().heroes[person(model).card].weapon}};
        for (const Equipment piece : person(model).equipment)
            if (book().equipment[piece].weapon)
                found.push_back({static_cast<Weapon>(1 + index_of(piece)), *book().equipment[piece].weapon});
        return found;
    }
    int vit_of(Model model) const {
        if (model == Model::object) return object_vit_;
        if (const Enemy* enemy = find(model)) return book().monsters[enemy->card].vit + enemy->ward;
        return person(model).stats.at(Stat::vit) + person(model).ward + passive(model, PassiveKind::vit);
    }

    // ---------------------------------------------------------------- movement

    bool is_difficult(int at) const { return board().is_water(at) || (flooded_ && board().mark(at) == '!'); }
    int price(const Gait& gait, int to) const {
        return is_difficult(to) && !gait.flies && !gait.sure ? 2 : 1;
    }  // SHN-126
    bool is_ground(const Gait& gait, int at) const {
        if (board().is_wall(at)) return false;
        return gait.flies || (!board().is_tall(at) && !board().is_short(at));
    }
    bool is_passable(const Gait& gait, int at) const {
        if (gait.flies) return true;  // SHN-117
        for (const Model other : others_at(at, gait.model)) {
            if (is_hero(other) && person(other).exhausted) continue;  // SHN-157
            if (gait.is_monster && is_monster(other)) continue;       // SHN-141
            return false;
        }
        return true;
    }
    bool is_rest(const Gait& gait, int at) const { return is_ground(gait, at) && !is_occupied(at, gait.model); }
    bool may_step(const Gait& gait, int from, int to) const {
        return is_ground(gait, to) && is_passable(gait, to) && (gait.flies || board().is_climbable(from, to));
    }
    // The squares next to a Hero's, with what they cost: orthogonal steps and Stairs.
    std::vector<int> steps_from(const Gait& gait, int from) const {
        std::vector<int> found;
        for (const int to : board().beside(from))
            if (may_step(gait, from, to)) found.push_back(to);
        for (int to = 0; to != board().size(); ++to)
            if (board().are_linked(from, to) && is_passable(gait, to)) found.push_back(to);
        return found;
    }
    bool can_come_to_rest(const Gait& gait, int from, int points) const {
        if (is_rest(gait, from)) return true;
        for (const int to : steps_from(gait, from))
            if (price(gait, to) <= points && can_come_to_rest(gait, to, points - price(gait, to))) return true;
        return false;
    }
    // SHN-R40
    std::vector<Action> steps_of(Model model, int points) const {
        std::vector<Action> offers;
        const Gait gait = this->gait(model);
        for (const int to : steps_from(gait, person(model).square))
            if (price(gait, to) <= points && can_come_to_rest(gait, to, points - price(gait, to)))
                offers.push_back(Move{square(to)});
        return offers;
    }
    bool is_passing(Model model) const { return is_occupied(person(model).square, model); }

    void move(Model model, int to, MoveReason reason) {
        tell(ModelMoved{model, square(where(model)), square(to), reason});
        if (is_hero(model))
            person(model).square = to;
        else
            find(model)->square = to;
    }

    // ---------------------------------------------------------------- the end of an encounter

    std::vector<int> goals() const { return board().all_marked('*'); }
    bool stands(Model model) const { return !(model == mover_ && is_passing(model)); }
    bool stands_on_goal(Model model) const { return board().mark(person(model).square) == '*' && stands(model); }
    [[noreturn]] void win() {
        tell(EncounterWon{card_, encounter().victory.kind});
        throw BattleEnds{true};
    }
    [[noreturn]] void lose(LossCause cause) {
        tell(EncounterLost{card_, cause});
        throw BattleEnds{false};
    }
    void note_goals() {
        if (encounter().victory.kind != VictoryKind::touch_all) return;
        for (const Model model : heroes())
            if (!person(model).exhausted && stands_on_goal(model) && touched_.insert(person(model).square).second)
                tell(GoalTouched{model, square(person(model).square)});
    }
    // SHN-R93: after every single change.
    void something_changed() {
        if (!in_combat_) return;
        note_goals();
        bool won = false;
        switch (encounter().victory.kind) {
            case VictoryKind::all_on_goal:
                won = true;
                for (const Model model : heroes()) won = won && stands_on_goal(model);
                break;
            case VictoryKind::kill_all: won = enemies_.empty(); break;
            case VictoryKind::kill_boss: won = boss_fallen_; break;
            case VictoryKind::survive: break;
            case VictoryKind::touch_all: won = touched_.size() == goals().size(); break;
        }
        if (won) win();
        int exhausted = 0;
        for (const Model model : heroes()) exhausted += person(model).exhausted;
        for (const Defeat& defeat : encounter().defeats) {
            if (defeat.kind == DefeatKind::exhausted && exhausted >= defeat.amount) lose(LossCause::exhausted);
            if (defeat.kind == DefeatKind::object_lost && object_hp_ == 0) lose(LossCause::object_lost);
        }
    }
    bool loses_by(DefeatKind kind, int n = 0) const {
        for (const Defeat& defeat : encounter().defeats)
            if (defeat.kind == kind && defeat.amount <= n) return true;
        return false;
    }

    // ---------------------------------------------------------------- health

    void damage(Model model, int n, DamageCause cause) {
        if (model == Model::object) {
            const int from = object_hp_;
            object_hp_ = std::max(0, object_hp_ - n);
            if (from != object_hp_) tell(Damaged{model, byte(from), byte(object_hp_), cause});
            if (object_hp_ == 0) tell(ModelRemoved{model, square(std::exchange(object_square_, nowhere))});
            return something_changed();
        }
        if (is_hero(model)) return damage_hero(model, n, cause);
        Enemy& enemy = *find(model);
        const int from = enemy.hp;
        enemy.hp = std::max(0, enemy.hp - n);
        if (from != enemy.hp) tell(Damaged{model, byte(from), byte(enemy.hp), cause});
        if (enemy.hp == 0 && !defies_death(enemy)) remove(model);
        something_changed();
    }
    void damage_hero(Model model, int n, DamageCause cause) {
        Person& one = person(model);
        const int from = one.hp;
        one.hp = std::max(0, one.hp - n);
        if (from != one.hp) tell(Damaged{model, byte(from), byte(one.hp), cause});
        if (one.hp == 0 && !one.exhausted) {
            one.exhausted = true;
            tell(Exhausted{model});
            end_status(model, EffectKind::ward, one.ward);
            end_status(model, EffectKind::provoke, one.provoke);
        }
        something_changed();
    }
    void end_status(Model model, EffectKind kind, int& value) {
        if (value != 0) tell_ended(model, kind);
        value = 0;
    }
    // SHN-K40
    bool defies_death(Enemy& enemy) {
        if (passive(enemy.model, PassiveKind::undying) == 0) return false;
        const auto roll = next<DeathDefied>();
        hold(roll.model == enemy.model && roll.stays == (roll.face == 4), "SHN-K40: only a 4 keeps it in play",
             Event{roll});
        if (roll.stays) enemy.hp = 1;
        return roll.stays;
    }
    void remove(Model model) {
        tell(ModelRemoved{model, square(where(model))});
        if (model == Model::boss) boss_fallen_ = true;
        std::erase_if(enemies_, [&](const Enemy& enemy) { return enemy.model == model; });
    }
    void heal(Model model, int n, HealCause cause) {
        if (Enemy* enemy = find(model)) {
            const int from = enemy->hp;
            enemy->hp = std::min<int>(book().monsters[enemy->card].hp, enemy->hp + n);
            if (from != enemy->hp) tell(Healed{model, byte(from), byte(enemy->hp), cause});
            return;
        }
        if (!is_hero(model)) return;  // SHN-K110
        Person& one = person(model);
        const int from = one.hp;
        one.hp = std::min(max_hp(one), one.hp + n);
        if (from != one.hp) tell(Healed{model, byte(from), byte(one.hp), cause});
        if (one.exhausted && one.hp >= std::min(3, max_hp(one))) {  // SHN-R83, SHN-R84
            one.exhausted = false;
            tell(Revived{model});
        }
        something_changed();
    }
    void change_points(Model model, Points kind, int& points, int to) {
        if (points != to) tell(PointsChanged{model, kind, byte(points), byte(to)});
        points = to;
    }
    void give_mp(Model model, int n) {
        Person& one = person(model);
        const int most = book().heroes[one.card].max_mp;
        change_points(model, Points::magic, one.mp, std::clamp(one.mp + n, 0, most));
    }

    // ---------------------------------------------------------------- effects

    void gain(Model model, EffectKind kind, int& value, int to) {
        if (to == value) return;
        value = to;
        tell(StatusGained{model, kind, byte(to)});
    }
    // An effect on a model; an attack says from where.
    void affect(const Effect& effect, Model model, Model attacker, int from) {
        if (model == Model::object) return;  // SHN-K110
        const int n = effect.amount;
        Enemy* enemy = find(model);
        switch (effect.kind) {
            case EffectKind::nothing:
            case EffectKind::override_chart:
            case EffectKind::block:
            case EffectKind::strike: break;
            case EffectKind::damage: damage(model, n, DamageCause::effect); break;
            case EffectKind::heal: heal(model, n, HealCause::effect); break;
            case EffectKind::magic: give_mp(model, n); break;
            case EffectKind::push: push(attacker, from, model, n); break;
            case EffectKind::walk:
                change_points(model, Points::movement, person(model).movement, person(model).movement + n);
                break;
            case EffectKind::action_points:
                gain(model, effect.kind, person(model).more_ap, std::min(2, person(model).more_ap + n));
                break;
            case EffectKind::advantage:
                gain(model, effect.kind, person(model).advantage, std::min(6, person(model).advantage + n));
                break;
            case EffectKind::ward: {
                int& ward = enemy != nullptr ? enemy->ward : person(model).ward;
                gain(model, effect.kind, ward, std::max(ward, n));
                break;
            }
            case EffectKind::slow: {
                int& slow = enemy != nullptr ? enemy->slow : person(model).slow;
                gain(model, effect.kind, slow, std::max(slow, n));
                break;
            }
            case EffectKind::provoke:
                gain(model, effect.kind, person(model).provoke, person(model).stats.at(effect.stat));
                break;
            case EffectKind::timer: place_timers(n); break;
        }
    }

    // ---------------------------------------------------------------- push

    void push(Model attacker, int from, Model target, int squares) {
        if (passive(target, PassiveKind::sturdy) > 0) return;  // SHN-K37
        const std::vector<Direction> ways = ways_away(from, where(target));
        std::optional<Direction> way;
        if (is_hero(attacker) && !ways.empty()) {  // SHN-R36: without a direction there is nothing to choose
            std::vector<Action> offers{Decline{}};
            for (const Direction one : ways) offers.push_back(shining::Push{one});
            const Action answer = ask(ChoosePush{person(attacker).player, target, byte(squares)}, offers);
            if (holds_alternative<Decline>(answer)) return tell(PushDeclined{attacker, target});
            way = get_if<shining::Push>(&answer)->direction;
        } else if (!ways.empty()) {
            way = ways.front();
            for (const Direction one : ways)
                if (one == Direction::left || one == Direction::right) way = one;
        }
        if (!ways.empty()) tell(PushStarted{attacker, target, *way, byte(squares)});
        const int moved = ways.empty() ? 0 : be_pushed(target, *way, squares);
        tell(PushEnded{target, byte(moved), moved == squares});
        if (moved != squares) damage(target, 1, DamageCause::blocked_push);
    }
    // SHN-R66
    std::vector<Direction> ways_away(int from, int to) const {
        if (board().floor(from) != board().floor(to)) return {};  // SHN-R36
        const int right = board().column(to) - board().column(from);
        const int down = board().row(to) - board().row(from);
        const Direction across = right > 0 ? Direction::right : Direction::left;
        const Direction along = down > 0 ? Direction::down : Direction::up;
        if (std::abs(right) > std::abs(down)) return {across};
        if (std::abs(right) < std::abs(down)) return {along};
        return right == 0 ? std::vector<Direction>{} : std::vector<Direction>{across, along};
    }
    int beyond(int at, Direction way) const {
        for (const int to : board().beside(at)) {
            if (way == Direction::left && to == at - 1) return to;
            if (way == Direction::right && to == at + 1) return to;
            if (way == Direction::up && to == at - board().width) return to;
            if (way == Direction::down && to == at + board().width) return to;
        }
        return nowhere;
    }
    // SHN-108 to SHN-110, SHN-R68: on foot, past exhausted Heroes only. Returns how far.
    int be_pushed(Model target, Direction way, int squares) {
        const Gait on_foot{target, false, false, false};
        std::vector<int> path{where(target)};
        while (static_cast<int>(path.size()) <= squares) {
            const int to = beyond(path.back(), way);
            if (to == nowhere || !may_step(on_foot, path.back(), to)) break;
            path.push_back(to);
        }
        while (path.size() > 1 && is_occupied(path.back(), target)) path.pop_back();
        for (std::size_t i = 1; i != path.size(); ++i) {
            mover_ = is_hero(target) ? target : Model::object;
            move(target, path[i], MoveReason::push);
            something_changed();
        }
        mover_ = Model::object;
        return static_cast<int>(path.size()) - 1;
    }

    // ---------------------------------------------------------------- attacks

    struct Blow {
        Model attacker{};
        const AttackType* type = nullptr;
        int from = nowhere;
        std::vector<Die> dice{};
        int total = 0;
        int damage = 0;  // of the target in hand
        bool self_done = false;
    };

    std::vector<Model> hostile_to(Model attacker) const {
        if (is_hero(attacker)) return monsters_in_order();
        std::vector<Model> all = heroes();
        if (object_square_ != nowhere) all.push_back(Model::object);
        return all;
    }
    // SHN-079, SHN-080, SHN-R43: whether an attack from a square on a model or an area around it is legal.
    bool is_in_reach(Model attacker, const AttackType& type, int from, int to) const {
        if (type.has_area() && board().floor(from) != board().floor(to)) return false;
        return board().distance(from, to) <= type.range && (!type.sight || sees(attacker, from, to));
    }
    std::vector<Model> targets_at(Model attacker, const AttackType& type, int centre,
                                  std::optional<Model> target) const {
        if (!type.has_area()) return {*target};
        std::vector<Model> found;
        for (const Model model : hostile_to(attacker))  // SHN-R28, SHN-R29, SHN-102
            if (board().floor(where(model)) == board().floor(centre) &&
                board().distance(where(model), centre) <= type.area)
                found.push_back(model);
        return found;
    }

    void attack(Model attacker, AttackCard card, int centre, std::optional<Model> target) {
        Blow blow{attacker, &book().attacks[card], where(attacker)};
        const auto targets = targets_at(attacker, *blow.type, centre, target);
        Models set{};
        for (const Model model : targets) set.insert(model);
        int advantage = 0;
        if (is_hero(attacker)) {  // SHN-K17
            advantage = std::min(6, person(attacker).advantage + passive(attacker, PassiveKind::attack_advantage));
            end_status(attacker, EffectKind::advantage, person(attacker).advantage);
        }
        tell(AttackDeclared{attacker, card, square(centre), set});
        roll(blow, advantage);
        add_up(blow, target);
        for (const Model model : targets)
            if (is_in_play(model)) strike(blow, model);
        if (is_hero(attacker)) return;
        for (const Model model : heroes())
            if (set.has(model)) react_after(blow, model);
    }
    void roll(Blow& blow, int advantage) {
        if (blow.type->dice.empty()) return;
        const auto rolled = next<DiceRolled>();
        hold(rolled.attacker == blow.attacker, "somebody else rolls", Event{rolled});
        same(advantage, rolled.advantage, "Advantage");
        std::map<DieSize, int> wanted;
        for (const Dice& some : blow.type->dice) wanted[some.size] += some.count;
        wanted[blow.type->dice[0].size] += advantage;  // SHN-095, SHN-R22
        for (const Die& die : rolled.dice) {
            --wanted[die.size];
            hold(die.face >= 1 && die.face <= 4 + 2 * static_cast<int>(index_of(die.size)), "SHN-008: no such face");
            blow.dice.push_back(die);
        }
        for (const auto& [size, left] : wanted) same(0, left, "dice missing of size", size);
        for (; advantage > 0; --advantage) discard(blow);
    }
    void discard(Blow& blow) {
        std::vector<Action> offers;
        for (const Die& die : blow.dice)
            if (const Action offer{Discard{die.size, die.face}};
                std::find(offers.begin(), offers.end(), offer) == offers.end())
                offers.push_back(offer);
        const Action answer = ask(DiscardDice{person(blow.attacker).player}, offers);
        const auto* chosen = get_if<Discard>(&answer);
        const Die die{chosen->size, chosen->face};
        blow.dice.erase(std::find(blow.dice.begin(), blow.dice.end(), die));
        tell(DieDiscarded{blow.attacker, die});
    }
    void add_up(Blow& blow, std::optional<Model> target) {
        if (blow.type->dice.empty()) return;                      // SHN-K02
        for (const Die& die : blow.dice) blow.total += die.face;  // SHN-R16
        if (const Enemy* enemy = find(blow.attacker)) {
            const MonsterType& type = book().monsters[enemy->card];
            if (blow.type->stat) blow.total += *blow.type->stat == Stat::str ? type.str : type.mag;
            blow.total += rage_;
            return;
        }
        if (blow.type->stat) blow.total += person(blow.attacker).stats.at(*blow.type->stat);
        blow.total += passive(blow.attacker, PassiveKind::attack_bonus, blow.type->has_area() ? std::nullopt : target);
    }
    bool triggers(const Blow& blow, const Chain& chain) const {
        for (const Die& die : blow.dice)
            if (die.size == chain.size && die.face == chain.face) return true;
        return false;
    }
    // SHN-K06, one target.
    void strike(Blow& blow, Model target) {
        const int vit = std::max(0, vit_of(target));
        blow.damage = 0;
        for (const shining::Row& row : blow.type->rows)
            if (blow.total >= row.times * vit + row.plus) blow.damage = std::max<int>(blow.damage, row.damage);
        int overriding = -1;
        for (const Chain& chain : blow.type->chains)
            if (chain.effect.kind == EffectKind::override_chart && triggers(blow, chain)) {
                overriding = std::max<int>(overriding, chain.effect.amount);
            }
        if (overriding >= 0) blow.damage = overriding;
        tell(AttackCompared{blow.attacker, target, byte(blow.total), byte(vit), byte(blow.damage), overriding >= 0});
        const bool hit = blow.damage > 0;  // SHN-K03: before Block
        if (is_monster(blow.attacker) && is_hero(target)) react_before(blow, target);
        if (blow.damage > 0) damage(target, blow.damage, DamageCause::attack);
        if (hit && is_in_play(target)) affect(blow.type->on_hit, target, blow.attacker, blow.from);
        for (std::size_t i = 0; i != blow.type->chains.size(); ++i) follow_chain(blow, target, i);
    }
    void follow_chain(Blow& blow, Model target, std::size_t i) {
        const Chain& chain = blow.type->chains[i];
        if (chain.effect.kind == EffectKind::override_chart || !triggers(blow, chain)) return;
        if (chain.effect.self) {
            if (std::exchange(blow.self_done, true)) return;
            tell(ChainTriggered{blow.attacker, target, byte(static_cast<int>(i)), chain.effect});
            return affect(chain.effect, blow.attacker, blow.attacker, blow.from);
        }
        tell(ChainTriggered{blow.attacker, target, byte(static_cast<int>(i)), chain.effect});
        if (is_in_play(target)) affect(chain.effect, target, blow.attacker, blow.from);
    }

    // ---------------------------------------------------------------- reactions

    bool is_open(Model model, Power power, const PowerType& type) const {
        const Person& one = person(model);
        if (type.limit == Limit::once_per_encounter && one.used_in_encounter.count(power) != 0) return false;
        if (type.limit == Limit::once_per_activation && one.used_in_activation.count(power) != 0) return false;
        return type.mp <= one.mp && (type.use == Use::reaction ? type.rp <= one.rp : type.ap <= one.ap);
    }
    void pay(Model model, int ap, int mp, int rp) {
        Person& one = person(model);
        change_points(model, Points::action, one.ap, one.ap - ap);
        change_points(model, Points::magic, one.mp, one.mp - mp);
        change_points(model, Points::reaction, one.rp, one.rp - rp);
    }
    void use(Model model, Power power, const PowerType& type) {
        pay(model, type.use == Use::action ? type.ap : 0, type.mp, type.use == Use::reaction ? type.rp : 0);
        person(model).used_in_encounter.insert(power);
        person(model).used_in_activation.insert(power);
        tell(PowerUsed{model, power});
    }
    // SHN-K53
    void react_before(Blow& blow, Model target) {
        if (person(target).exhausted) return;
        for (const Model model : heroes()) {
            std::set<Power> used;
            while (blow.damage > 0 && !person(model).exhausted) {
                std::vector<Action> offers;
                for (const auto& [power, type] : powers_of(model))
                    if (type->use == Use::reaction && type->trigger == Trigger::would_suffer &&
                        used.count(power) == 0 && is_open(model, power, *type) && may_be_for(model, *type, target))
                        offers.push_back(UsePower{power});
                if (offers.empty()) break;
                offers.push_back(Pass{});
                tell(WindowOpened{model, Trigger::would_suffer, target, byte(blow.damage)});
                const Action answer = ask(React{person(model).player, model, Trigger::would_suffer}, offers);
                if (holds_alternative<Pass>(answer)) {
                    tell(ReactionPassed{model, Trigger::would_suffer});
                    break;
                }
                block(blow, model, get_if<UsePower>(&answer)->power, target);
                used.insert(get_if<UsePower>(&answer)->power);
            }
        }
    }
    bool may_be_for(Model model, const PowerType& type, Model target) const {
        if (type.target == Target::self) return model == target;
        if (type.target == Target::other_friend && model == target) return false;
        return distance(model, target) <= range_of(model, type);
    }
    int range_of(Model model, const PowerType& type) const {
        return type.range_stat ? person(model).stats.at(*type.range_stat) : type.range;
    }
    const PowerType& power_type(Model model, Power power) const {
        for (const auto& [one, type] : powers_of(model))
            if (one == power) return *type;
        object("there is no such power");
    }
    void block(Blow& blow, Model model, Power power, Model target) {
        const PowerType& type = power_type(model, power);
        use(model, power, type);
        for (const Effect& effect : type.effects)
            if (effect.kind == EffectKind::block) {
                const int from = blow.damage;
                blow.damage = std::max(0, blow.damage - effect.amount);
                tell(DamageBlocked{target, model, byte(from), byte(blow.damage)});
            }
    }
    // SHN-K54
    void react_after(const Blow& blow, Model model) {
        std::set<Power> used;
        while (!person(model).exhausted) {
            std::vector<Action> offers;
            for (const auto& [power, type] : powers_of(model))
                if (type->use == Use::reaction && type->trigger == Trigger::after_attacked && used.count(power) == 0 &&
                    is_open(model, power, *type) &&
                    (type->target != Target::attacker || !strikes(model, blow.attacker).empty()))
                    offers.push_back(UsePower{power});
            if (offers.empty()) return;
            offers.push_back(Pass{});
            const auto window = next<WindowOpened>();
            hold(window.hero == model && window.trigger == Trigger::after_attacked, "another window", Event{window});
            const Action answer = ask(React{person(model).player, model, Trigger::after_attacked}, offers);
            if (holds_alternative<Pass>(answer)) return tell(ReactionPassed{model, Trigger::after_attacked});
            const Power power = get_if<UsePower>(&answer)->power;
            used.insert(power);
            use(model, power, power_type(model, power));
            for (const Effect& effect : power_type(model, power).effects) {
                if (effect.kind == EffectKind::walk)
                    walk(model, effect.amount);
                else if (effect.kind == EffectKind::strike)
                    strike_back(model, blow.attacker);
                else
                    affect(effect, model, model, person(model).square);
            }
        }
    }
    // SHN-K23: the weapons with which an attack on this monster is legal.
    std::vector<std::pair<Weapon, AttackCard>> strikes(Model model, Model attacker) const {
        std::vector<std::pair<Weapon, AttackCard>> found;
        if (!is_in_play(attacker)) return found;
        for (const auto& [weapon, card] : weapons_of(model))
            if (is_in_reach(model, book().attacks[card], person(model).square, where(attacker)))
                found.push_back({weapon, card});
        return found;
    }
    void strike_back(Model model, Model attacker) {
        auto legal = strikes(model, attacker);
        if (legal.size() > 1) {
            std::vector<Action> offers;
            for (const auto& [weapon, card] : legal) offers.push_back(shining::Attack{weapon});
            const Action answer = ask(ChooseStrike{person(model).player, model}, offers);
            const Weapon chosen = get_if<shining::Attack>(&answer)->weapon;
            std::erase_if(legal, [&](const auto& one) { return one.first != chosen; });
        }
        attack(model, legal.front().second, where(attacker), attacker);
    }
    // SHN-K15 in a reaction.
    void walk(Model model, int points) {
        for (;;) {
            auto offers = steps_of(model, points);
            if (!is_passing(model)) offers.push_back(Stop{});
            const Action answer = ask(Walk{person(model).player, model, byte(points)}, offers);
            if (holds_alternative<Stop>(answer)) break;
            const int to = number(get_if<Move>(&answer)->to);
            points -= price(gait(model), to);
            mover_ = model;
            move(model, to, MoveReason::reaction);
            something_changed();
        }
        mover_ = Model::object;
    }

    // ---------------------------------------------------------------- the activation of a Hero

    // What can be chosen for an attack or a power: models, squares, or nothing because there is no choice.
    struct Choice {
        bool is_possible = false;
        bool is_asked = false;
        std::vector<Model> models{};
        std::vector<int> squares{};
    };
    Choice squares_within(Model model, int range, bool sight) const {
        if (range == 0) return {true, false, {}, {}};  // SHN-K07, SHN-K59
        Choice choice{false, true, {}, {}};
        const int from = person(model).square;
        for (int at = 0; at != board().size(); ++at)
            if (board().floor(at) == board().floor(from) && board().distance(from, at) <= range &&
                !board().is_wall(at) && (!sight || sees(model, from, at)))
                choice.squares.push_back(at);
        choice.is_possible = !choice.squares.empty();
        return choice;
    }
    Choice choice_of(Model model, const AttackType& type) const {
        if (type.has_area()) return squares_within(model, type.range, type.sight);
        Choice choice{false, true, {}, {}};
        for (const Model target : monsters_in_order())
            if (is_in_reach(model, type, person(model).square, where(target))) choice.models.push_back(target);
        choice.is_possible = !choice.models.empty();
        return choice;
    }
    Choice choice_of(Model model, const PowerType& type) const {
        if (type.attack) return choice_of(model, book().attacks[*type.attack]);
        Choice choice{false, true, {}, {}};
        const int range = range_of(model, type);
        switch (type.target) {
            case Target::self: return {true, false, {}, {}};
            case Target::table: return {events_ > 0, false, {}, {}};  // SHN-K21
            case Target::friends_area: return squares_within(model, range, false);
            case Target::attacker:
            case Target::by_attack: return {};
            case Target::friend_within:
            case Target::other_friend:
            case Target::exhausted_friend: break;
        }
        for (const Model other : heroes()) {
            if (distance(model, other) > range) continue;
            if (type.target == Target::other_friend && (other == model || person(other).exhausted)) continue;
            if (type.target == Target::exhausted_friend && !person(other).exhausted) continue;
            choice.models.push_back(other);
        }
        choice.is_possible = !choice.models.empty();
        return choice;
    }

    void activate(Model model) {
        Person& one = person(model);
        active_ = model;
        end_status(model, EffectKind::ward, one.ward);
        end_status(model, EffectKind::provoke, one.provoke);
        one.moved = false;
        one.used_in_activation.clear();
        one.movement = std::max(0, book().heroes[one.card].move + passive(model, PassiveKind::move) - one.slow);
        tell(ActivationBegan{model, byte(one.ap), byte(one.movement)});
        if (const int n = passive(model, PassiveKind::regenerate)) heal(model, n, HealCause::regeneration);
        while (!one.exhausted && take_action(model)) {}
        active_ = Model::object;
        mover_ = Model::object;
        one.ap = one.movement = 0;
        end_status(model, EffectKind::slow, one.slow);
        tell(ActivationEnded{model});
    }
    std::vector<Action> activation_offers(Model model) const {
        std::vector<Action> offers = steps_of(model, person(model).movement);
        if (is_passing(model)) return offers;  // SHN-R40
        for (const auto& [weapon, card] : weapons_of(model))
            if (book().attacks[card].ap <= person(model).ap && choice_of(model, book().attacks[card]).is_possible)
                offers.push_back(shining::Attack{weapon});
        for (const auto& [power, type] : powers_of(model))
            if (type->use != Use::reaction && is_open(model, power, *type) && choice_of(model, *type).is_possible)
                offers.push_back(UsePower{power});
        for (const auto& [item, copies] : person(model).items) {
            const PowerType& type = book().items[item].power;
            if (copies > 0 && type.ap <= person(model).ap && choice_of(model, type).is_possible)
                offers.push_back(UseItem{item});
        }
        offers.push_back(EndActivation{});
        offers.push_back(Concede{});
        return offers;
    }
    // Returns whether the activation goes on.
    bool take_action(Model model) {
        Person& one = person(model);
        const Action answer = ask(Activation{one.player, model}, activation_offers(model));
        if (holds_alternative<EndActivation>(answer)) return false;
        if (holds_alternative<Concede>(answer)) lose(LossCause::conceded);
        if (const auto* step = get_if<Move>(&answer)) {
            const int to = number(step->to);
            change_points(model, Points::movement, one.movement, one.movement - price(gait(model), to));
            one.moved = true;
            mover_ = model;
            move(model, to, MoveReason::own);
            something_changed();
        } else if (const auto* weapon = get_if<shining::Attack>(&answer)) {
            attack_with(model, weapon->weapon);
        } else if (const auto* power = get_if<UsePower>(&answer)) {
            use_power(model, power->power);
        } else if (const auto* item = get_if<UseItem>(&answer)) {
            use_item(model, item->item);
        }
        return true;
    }
    struct Aim {
        std::optional<Model> model{};
        int square = nowhere;
    };
    Aim aim(Model model, const Choice& choice, Source source) {
        if (!choice.is_asked) return {model, person(model).square};
        std::vector<Action> offers;
        for (const Model target : choice.models) offers.push_back(TargetModel{target});
        for (const int at : choice.squares) offers.push_back(TargetSquare{this->square(at)});
        const Action answer = ask(ChooseTarget{person(model).player, model, source}, offers);
        if (const auto* target = get_if<TargetModel>(&answer)) return {target->model, where(target->model)};
        return {std::nullopt, number(get_if<TargetSquare>(&answer)->square)};
    }
    void attack_with(Model model, Weapon weapon) {
        for (const auto& [one, card] : weapons_of(model)) {
            if (one != weapon) continue;
            const Aim at = aim(model, choice_of(model, book().attacks[card]), shining::source(weapon));
            pay(model, book().attacks[card].ap, 0, 0);
            return attack(model, card, at.square, at.model);
        }
    }
    void use_power(Model model, Power power) {
        const PowerType& type = power_type(model, power);
        const Aim at = aim(model, choice_of(model, type), shining::source(power));
        use(model, power, type);
        carry_out(model, type, at);
    }
    void use_item(Model model, Item item) {
        const PowerType& type = book().items[item].power;
        const Aim at = aim(model, choice_of(model, type), shining::source(item));
        pay(model, type.ap, 0, 0);
        use_up(model, item);
        carry_out(model, type, at);
    }
    void use_up(Model model, Item item) { tell(ItemUsed{model, item, byte(--person(model).items[item])}); }
    void carry_out(Model model, const PowerType& type, const Aim& at) {
        if (type.attack) return attack(model, *type.attack, at.square, at.model);
        for (const Effect& effect : type.effects) {
            if (type.target == Target::friends_area) {
                for (const Model other : heroes())
                    if (board().floor(person(other).square) == board().floor(at.square) &&
                        board().distance(person(other).square, at.square) <= type.area)
                        affect(effect, other, model, person(model).square);
            } else {
                affect(effect, *at.model, model, person(model).square);
            }
        }
    }

    // ---------------------------------------------------------------- Cheating Death

    void hero_step(Model model) {
        Person& one = person(model);
        one.ap = book().heroes[one.card].ap;
        if (one.exhausted) {
            cheat_death(model);
            while (one.exhausted && struggle(model)) {}
            if (one.exhausted) {
                one.ap = 0;
                return;
            }
        }
        one.ap += one.more_ap;
        end_status(model, EffectKind::action_points, one.more_ap);
        activate(model);
    }
    void cheat_death(Model model) {
        Person& one = person(model);
        const int luck = one.stats.at(Stat::lck);
        int advantage = one.advantage;
        for (const Model other : heroes())
            if (other != model && !person(other).exhausted)
                for (const CardType* card : cards_of(person(other)))
                    for (const Passive& aura : card->passives)
                        if (aura.kind == PassiveKind::luck_aura && distance(other, model) <= aura.range)
                            advantage += aura.amount;
        advantage = std::min(6, advantage);
        if (luck == 0) return;  // SHN-R88
        end_status(model, EffectKind::advantage, one.advantage);
        const auto rolled = next<LuckRolled>();
        hold(rolled.hero == model, "somebody else rolls", Event{rolled});
        same(advantage, rolled.advantage, "Advantage of the LUCK roll");
        std::array<int, 5> faces{};
        for (const LuckFace face : {LuckFace::one, LuckFace::two, LuckFace::three, LuckFace::four})
            faces[index_of(face) + 1] = rolled.dice[face];
        same(luck + advantage, faces[1] + faces[2] + faces[3] + faces[4], "dice of the LUCK roll");
        for (; advantage > 0; --advantage) {
            std::vector<Action> offers;
            for (int face = 1; face <= 4; ++face)
                if (faces[static_cast<std::size_t>(face)] > 0) offers.push_back(Discard{DieSize::d4, byte(face)});
            const Action answer = ask(DiscardLuck{one.player, model, byte(advantage)}, offers);
            const int face = get_if<Discard>(&answer)->face;
            --faces[static_cast<std::size_t>(face)];
            tell(LuckDieDiscarded{model, byte(face)});
        }
        tell(LuckResolved{model, byte(faces[3] + faces[4])});
        heal(model, faces[3] + faces[4], HealCause::luck);
    }
    // SHN-163, SHN-R82
    bool struggle(Model model) {
        Person& one = person(model);
        std::vector<Action> offers;
        for (const auto& [item, copies] : one.items)
            if (copies > 0 && heals(book().items[item].power) && book().items[item].power.ap <= one.ap)
                offers.push_back(UseItem{item});
        if (offers.empty()) return false;
        offers.push_back(StayExhausted{});
        offers.push_back(Concede{});
        const Action answer = ask(Struggle{one.player, model}, offers);
        if (holds_alternative<Concede>(answer)) lose(LossCause::conceded);
        if (holds_alternative<StayExhausted>(answer)) return false;
        const Item item = get_if<UseItem>(&answer)->item;
        pay(model, book().items[item].power.ap, 0, 0);
        use_up(model, item);
        for (const Effect& effect : book().items[item].power.effects) affect(effect, model, model, one.square);
        return true;
    }

    // ---------------------------------------------------------------- the ways of monsters

    // A step, what it costs, and where whoever takes it comes to stand.
    struct Stride {
        int from = nowhere;
        int price = 0;
        std::vector<int> ends{};
    };
    // What a model that walks can do on each square now.
    struct Terrain {
        Gait gait{};
        std::vector<char> ground{};
        std::vector<char> passable{};
        std::vector<char> rest{};
        std::vector<Stride> strides{};
    };
    Terrain survey(const Gait& gait) const {
        Terrain terrain{gait, {}, {}, {}, {}};
        for (int at = 0; at != board().size(); ++at) {
            terrain.ground.push_back(is_ground(gait, at));
            terrain.passable.push_back(is_passable(gait, at));
            terrain.rest.push_back(is_rest(gait, at));
        }
        for (int at = 0; at != board().size(); ++at)
            for (const int to : board().beside(at))
                if (may_walk(terrain, at, to))
                    terrain.strides.push_back(
                        {at, price(gait, to), board().is_stairs(to) ? landings(terrain, to) : std::vector<int>{to}});
        return terrain;
    }
    static bool has(const std::vector<char>& flags, int at) { return flags[static_cast<std::size_t>(at)] != 0; }
    bool may_walk(const Terrain& terrain, int from, int to) const {
        return has(terrain.ground, to) && has(terrain.passable, to) &&
               (terrain.gait.flies || board().is_climbable(from, to));
    }
    // SHN-R44: where a monster that enters a Stair square of this floor may be placed.
    std::vector<int> landings(const Terrain& terrain, int entered) const {
        std::vector<int> free_stairs;
        for (int at = 0; at != board().size(); ++at)
            if (board().are_linked(entered, at) && has(terrain.rest, at)) free_stairs.push_back(at);
        if (!free_stairs.empty()) return free_stairs;
        int best = nowhere, least = floors_apart;
        for (int at = 0; at != board().size(); ++at) {
            if (!has(terrain.rest, at) || board().floor(at) == board().floor(entered)) continue;
            for (int stair = 0; stair != board().size(); ++stair)
                if (board().are_linked(entered, stair) && board().distance(at, stair) < least)
                    best = at, least = board().distance(at, stair);
        }
        return best == nowhere ? std::vector<int>{} : std::vector<int>{best};
    }
    using Costs = std::vector<int>;
    static int& cost_at(Costs& costs, int at) { return costs[static_cast<std::size_t>(at)]; }
    static int cost_at(const Costs& costs, int at) { return costs[static_cast<std::size_t>(at)]; }
    // What the way from each square to one of the goals costs.
    Costs costs_to(const Terrain& terrain, const std::vector<char>& goals) const {
        Costs costs(goals.size(), no_way);
        for (int at = 0; at != board().size(); ++at)
            if (has(goals, at)) cost_at(costs, at) = 0;
        for (bool changed = true; changed;) {
            changed = false;
            for (const Stride& stride : terrain.strides)
                for (const int end : stride.ends)
                    if (cost_at(costs, end) + stride.price < cost_at(costs, stride.from)) {
                        cost_at(costs, stride.from) = cost_at(costs, end) + stride.price;
                        changed = true;
                    }
        }
        return costs;
    }
    // SHN-R44: the shortest route; where there is none at all, the first.
    int landing_by(const Terrain& terrain, int entered, const Costs& left) const {
        const auto route = [&](int at) { return std::min(cost_at(left, at), no_way); };
        int best = nowhere;
        for (const int at : landings(terrain, entered))
            if (best == nowhere || route(at) < route(best)) best = at;
        return best;
    }
    // What the way from the monster's square to each square costs, up to an allowance.
    Costs costs_from(const Terrain& terrain, int start, int allowance, const Costs& left) const {
        Costs costs(static_cast<std::size_t>(board().size()), no_way);
        cost_at(costs, start) = 0;
        for (bool changed = true; changed;) {
            changed = false;
            for (int at = 0; at != board().size(); ++at) {
                if (cost_at(costs, at) >= allowance) continue;
                for (const int to : board().beside(at)) {
                    if (!may_walk(terrain, at, to)) continue;
                    const int end = board().is_stairs(to) ? landing_by(terrain, to, left) : to;
                    const int cost = cost_at(costs, at) + price(terrain.gait, to);
                    if (end == nowhere || cost > allowance || cost >= cost_at(costs, end)) continue;
                    cost_at(costs, end) = cost;
                    changed = true;
                }
            }
        }
        return costs;
    }
    // SHN-R54: squares next to a model, those with monsters and exhausted Heroes included.
    std::vector<char> next_to(const Terrain& terrain, int target) const {
        std::vector<char> goals(static_cast<std::size_t>(board().size()));
        for (int at = 0; at != board().size(); ++at) {
            if (board().distance(at, target) != 1 || !has(terrain.ground, at)) continue;
            bool counts = true;
            for (const Model other : others_at(at, terrain.gait.model))
                counts = counts && (is_monster(other) || (is_hero(other) && person(other).exhausted));
            goals[static_cast<std::size_t>(at)] = counts;
        }
        return goals;
    }
    std::vector<char> rests_next_to(const Terrain& terrain, int target) const {
        std::vector<char> goals(static_cast<std::size_t>(board().size()));
        for (int at = 0; at != board().size(); ++at)
            goals[static_cast<std::size_t>(at)] = board().distance(at, target) == 1 && has(terrain.rest, at);
        return goals;
    }
    int route(const Terrain& terrain, int target) const {
        return cost_at(costs_to(terrain, next_to(terrain, target)), where(terrain.gait.model));
    }

    // A monster goes to a square by a cheapest way; which of several is told by the record.
    void go(const Terrain& terrain, int goal, const Costs& costs, const Costs& left, MoveReason reason) {
        const Model model = terrain.gait.model;
        int spent = 0;
        while (spent < cost_at(costs, goal)) {
            const auto moved = next<ModelMoved>();
            const int from = where(model), to = number(moved.to);
            hold(moved.model == model && number(moved.from) == from && moved.reason == reason,
                 "SHN-R55: by the clause book", model, "goes on to", goal, "and not:", Event{moved});
            hold(board().distance(from, to) == 1 && board().floor(from) == board().floor(to) &&
                     may_walk(terrain, from, to),
                 "SHN-140: no step of this monster:", Event{moved});
            spent += price(terrain.gait, to);
            find(model)->square = to;
            if (board().is_stairs(to)) move(model, landing_by(terrain, to, left), MoveReason::stairs);
        }
        same(cost_at(costs, goal), spent, "SHN-R55: movement points of", model);
        same(goal, where(model), "SHN-R55: where it stops,", model);
    }
    // SHN-R55
    template <class Reached>
    void approach(Model model, Model target, int allowance, MoveReason reason, Reached&& is_reached) {
        const Terrain terrain = survey(gait(model));
        const int aim = where(target);
        Costs left = costs_to(terrain, rests_next_to(terrain, aim));
        if (cost_at(left, where(model)) >= no_way) left = costs_to(terrain, next_to(terrain, aim));
        if (cost_at(left, where(model)) >= no_way)
            for (int at = 0; at != board().size(); ++at) cost_at(left, at) = no_way + board().distance(at, aim);
        const Costs costs = costs_from(terrain, where(model), allowance, left);
        int best = nowhere;
        const auto prefer = [&](auto&& worth) {
            for (int at = 0; at != board().size(); ++at)
                if (has(terrain.rest, at) && cost_at(costs, at) <= allowance)
                    if (const auto value = worth(at); value && (best == nowhere || *value < *worth(best))) best = at;
        };
        using Worth = std::optional<std::pair<int, int>>;
        prefer([&](int at) { return is_reached(at) ? Worth{{0, cost_at(costs, at)}} : Worth{}; });
        if (best == nowhere) prefer([&](int at) { return Worth{{cost_at(left, at), cost_at(costs, at)}}; });
        go(terrain, best, costs, left, reason);
    }
    // SHN-R58
    void retreat(Model model, Model target, int allowance) {
        const Terrain terrain = survey(gait(model));
        const Costs left = costs_to(terrain, next_to(terrain, where(target)));
        const Costs costs = costs_from(terrain, where(model), allowance, left);
        const int start = where(model);
        bool is_pressed = false;
        for (const Model hero : heroes())
            is_pressed =
                is_pressed || (!person(hero).exhausted && board().floor(person(hero).square) == board().floor(start));
        if (!is_pressed) return;  // SHN-R56: there is nobody to retreat from
        const auto worth = [&](int at) {
            int grown = 0, sum = 0, least = floors_apart;
            for (const Model hero : heroes()) {
                if (person(hero).exhausted || board().floor(person(hero).square) != board().floor(start)) continue;
                const int now = board().distance(at, person(hero).square);
                grown += now > board().distance(start, person(hero).square);
                sum += now;
                least = std::min(least, now);
            }
            return std::array<int, 3>{grown, sum, least};
        };
        int best = nowhere;
        for (int at = 0; at != board().size(); ++at)
            if (has(terrain.rest, at) && cost_at(costs, at) <= allowance &&
                (best == nowhere || worth(at) > worth(best)))
                best = at;
        go(terrain, best, costs, left, MoveReason::retreat);
    }

    // ---------------------------------------------------------------- monsters

    bool is_eligible(Model model) const {
        return model == Model::object ? object_square_ != nowhere : !person(model).exhausted;
    }
    // SHN-K20
    bool provokes(Model one, Model monster) const {
        return is_hero(one) && person(one).provoke > 0 && distance(monster, one) <= person(one).provoke;
    }
    // SHN-K71 to SHN-K75 among these; the object is only for those who go for the nearest.
    std::optional<Model> pick_target(Model model, const AiType& card, const std::vector<Model>& among) const {
        std::vector<Model> eligible;
        for (const Model one : among)
            if (is_eligible(one) && (one != Model::object || card.rule == TargetRule::nearest)) eligible.push_back(one);
        for (const Model one : eligible)
            if (provokes(one, model)) return one;
        if (eligible.empty()) return {};
        const Terrain terrain = survey(gait(model));
        const auto worth = [&](Model one) {
            const int away = distance(model, one);
            const int late = one == Model::object;
            switch (card.rule) {
                case TargetRule::nearest: {
                    const int cost = route(terrain, where(one));
                    return std::array<int, 3>{std::min(cost, no_way), cost >= no_way ? away : late,
                                              cost >= no_way ? late : away};
                }
                case TargetRule::farthest: {
                    const int cost = route(terrain, where(one));
                    return std::array<int, 3>{cost >= no_way ? 1 : -cost, away, 0};
                }
                case TargetRule::weakest: return std::array<int, 3>{person(one).hp, 0, 0};
                case TargetRule::lowest: return std::array<int, 3>{person(one).stats.at(card.stat), 0, 0};
                case TargetRule::highest: return std::array<int, 3>{-person(one).stats.at(card.stat), 0, 0};
            }
            return std::array<int, 3>{};
        };
        Model best = eligible.front();
        for (const Model one : eligible)
            if (worth(one) < worth(best)) best = one;
        return best;
    }

    void monster_step(Model model) {
        tell(MonsterActivated{model});
        end_status(model, EffectKind::ward, find(model)->ward);
        const AiType& card = reveal_card(model);
        auto target = pick_target(model, card, hostile_to(model));
        if (target) tell(TargetChosen{model, *target, provokes(*target, model)});
        for (const Command& command : card.commands)
            if (is_in_play(model)) obey(model, card, command, target);
        if (!is_in_play(model)) return;
        end_status(model, EffectKind::slow, find(model)->slow);
        tell(MonsterDone{model});
    }
    const AiType& reveal_card(Model model) {
        auto& deck = ai_decks_[find(model)->card];
        if (deck.empty()) {  // SHN-137
            fill_deck(find(model)->card);
            tell(AiDeckReshuffled{role_of(model)});
        }
        const auto revealed = next<AiCardRevealed>();
        hold(revealed.model == model && deck.count(revealed.card) != 0,
             "SHN-136: this card is not in the deck:", Event{revealed});
        deck.erase(deck.find(revealed.card));
        return book().ai_cards[revealed.card];
    }
    void fill_deck(MonsterCard card) {
        const auto& cards = book().monsters[card].deck;
        ai_decks_[card] = {cards.begin(), cards.end()};
    }
    void obey(Model model, const AiType& card, const Command& command, std::optional<Model>& target) {
        const MonsterType& type = book().monsters[find(model)->card];
        const int slow = find(model)->slow;
        const bool gone = !target || !is_in_play(*target);
        switch (command.kind) {
            case CommandKind::approach:
                if (gone) return;
                return approach(
                    model, *target, std::max(0, type.move + command.amount - slow), MoveReason::approach, [&](int at) {
                        return is_in_reach(model, book().attacks[type.attacks[command.attack]], at, where(*target));
                    });
            case CommandKind::close:
                if (gone) return;
                return approach(model, *target, std::max(0, type.move + command.amount - slow), MoveReason::approach,
                                [&](int at) { return board().distance(at, where(*target)) == 1; });
            case CommandKind::attack:
                for (int i = 0; i != command.times && is_in_play(model); ++i) make_attack(model, card, command, target);
                return;
            case CommandKind::retreat:
                if (target) retreat(model, *target, std::max(0, command.amount - slow));
                return;
            case CommandKind::mend: return heal(model, command.amount, HealCause::mend);
            case CommandKind::guard: return affect(effect::ward(command.amount), model, model, where(model));
            case CommandKind::spawn: return spawn(command.role, command.numbers);
        }
    }
    // SHN-K78, SHN-R57
    void make_attack(Model model, const AiType& card, const Command& command, std::optional<Model>& target) {
        if (!target) return tell(AttackLost{model, command.attack});  // SHN-R56
        const AttackCard attack_card = book().monsters[find(model)->card].attacks[command.attack];
        const AttackType& type = book().attacks[attack_card];
        const auto is_legal_on = [&](Model one) { return is_in_reach(model, type, where(model), where(one)); };
        if (!is_in_play(*target) || !is_eligible(*target)) {
            std::vector<Model> among;
            for (const Model one : hostile_to(model))
                if (is_legal_on(one)) among.push_back(one);
            const auto another = pick_target(model, card, among);
            if (!another) return tell(AttackLost{model, command.attack});
            target = another;
            tell(TargetChosen{model, *target, provokes(*target, model)});
        }
        if (!is_legal_on(*target)) return tell(AttackLost{model, command.attack});
        attack(model, attack_card, where(*target), target);
    }

    // ---------------------------------------------------------------- spawning

    void spawn(Role role, Numbers numbers) {
        if (!monster_of(encounter(), role)) return;  // SHN-K95
        for (int n = 1; n <= 4; ++n)
            if (numbers.has(static_cast<Number>(n - 1))) enter(role, n);
    }
    static char spawn_mark(Role role, int n) {
        return role == Role::boss ? 'i' : static_cast<char>((role == Role::a ? 'a' : 'e') + n - 1);
    }
    void enter(Role role, int n) {
        const Model model = monster(role, n);
        if (find(model) != nullptr) return;  // SHN-R59
        const MonsterCard card = *monster_of(encounter(), role);
        Gait gait{model, false, false, true};
        for (const Passive& passive : book().monsters[card].passives)
            gait.flies = gait.flies || passive.kind == PassiveKind::fly;
        const int wanted = board().marked(spawn_mark(role, n));
        int best = nowhere;
        for (int at = 0; at != board().size(); ++at)  // SHN-125
            if (board().floor(at) == board().floor(wanted) && is_rest(gait, at) &&
                (best == nowhere || board().distance(at, wanted) < board().distance(best, wanted)))
                best = at;
        if (best == nowhere) return tell(SpawnFailed{model});
        const int hp = book().monsters[card].hp;
        enemies_.push_back({model, card, n, hp, best, 0, 0});
        tell(MonsterSpawned{model, card, byte(n), square(best), byte(hp)});
        something_changed();
    }

    // ---------------------------------------------------------------- the Final Step

    void place_timers(int n) {
        if (n == 0) return;
        timers_ += n;
        tell(TimersPlaced{byte(n), byte(timers_)});
    }
    void roll_chart() {
        const ChartType& chart = book().charts[encounter().chart];
        if (!chart.any) return;  // SHN-R13
        const auto rolled = next<ChartRolled>();
        hold(rolled.face >= 1 && rolled.face <= 4, "SHN-C01: a D4 has four faces");
        const int timers = chart.timers[static_cast<LuckFace>(rolled.face - 1)];
        same(timers, rolled.timers, "Timers of the chart");
        if (static_cast<int>(event_deck_.size()) > events_) tell(EventPlaced{byte(++events_)});  // SHN-R09
        place_timers(timers);
    }
    void final_step() {
        ++arrivals_;
        if (encounter().victory.kind == VictoryKind::survive && arrivals_ >= encounter().victory.amount) win();
        for (const Defeat& defeat : encounter().defeats)
            if (defeat.kind == DefeatKind::rounds && arrivals_ >= defeat.amount) lose(LossCause::rounds);
        if (timers_ > 0) return tell(TimerDiscarded{byte(--timers_)});
        if (events_ > 0) resolve_event();
        roll_chart();
    }
    void resolve_event() {
        const auto revealed = next<EventRevealed>();
        hold(event_deck_.has(revealed.card), "SHN-042: this Event is not in the deck:", Event{revealed});
        set_rage(0);  // SHN-K100
        event_deck_.erase(revealed.card);
        --events_;
        const auto& lines = book().events[revealed.card].lines;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            std::size_t taken = i;
            if (lines[i].kind == LineKind::choose) {
                const Action answer = ask(ChooseEventLine{speaker(), revealed.card, byte(static_cast<int>(i))},
                                          {ChooseLine{false}, ChooseLine{true}});
                taken = i + (get_if<ChooseLine>(&answer)->second ? 2 : 1);
                tell(LineChosen{revealed.card, byte(static_cast<int>(taken))});
                i += 2;
            }
            tell(LineResolved{revealed.card, byte(static_cast<int>(taken))});
            resolve(lines[taken]);
        }
        tell(EventDiscarded{revealed.card});
        if (event_deck_.empty() && events_ == 0 && loses_by(DefeatKind::events_gone))
            lose(LossCause::events_gone);  // SHN-R10
    }
    void set_rage(int n) {
        if (rage_ != n) tell(RageChanged{byte(n)});
        rage_ = n;
    }
    void resolve(const Line& line) {
        switch (line.kind) {
            case LineKind::spawn: return spawn(line.role, line.numbers);
            case LineKind::damage: return hurt(line);
            case LineKind::heal_heroes:
                for (const Model model : heroes()) heal(model, line.amount, HealCause::event);
                return;
            case LineKind::heal_monsters:
                for (const Enemy& enemy : enemies_) heal(enemy.model, line.amount, HealCause::event);
                return;
            case LineKind::magic_heroes:
                for (const Model model : heroes()) give_mp(model, line.amount);
                return;
            case LineKind::test:
                for (const Model model : heroes()) test(model, line);
                return;
            case LineKind::advance:
                for (const Model model : monsters_in_order()) advance(model, line.amount);
                return;
            case LineKind::rage: return set_rage(line.amount);
            case LineKind::flood:
                if (flooded_ || board().marked('!') == nowhere) return;  // SHN-K101
                flooded_ = true;
                return tell(MapFlooded{});
            case LineKind::choose: return;
        }
    }
    void hurt(const Line& line) {
        std::vector<Model> hit;
        for (const Model model : heroes()) {
            const Person& one = person(model);
            switch (line.who) {
                case Who::each_hero: hit.push_back(model); break;
                case Who::weakest_hero:
                    if (one.exhausted) break;
                    if (hit.empty()) hit.push_back(model);
                    if (one.hp < person(hit.front()).hp) hit.front() = model;
                    break;
                case Who::heroes_on_difficult:
                    if (is_difficult(one.square)) hit.push_back(model);
                    break;
                case Who::heroes_alone: {
                    bool alone = true;
                    for (const Model other : heroes()) alone = alone && (other == model || distance(model, other) > 2);
                    if (alone) hit.push_back(model);
                    break;
                }
            }
        }
        for (const Model model : hit) damage(model, line.amount, DamageCause::event);
    }
    void test(Model model, const Line& line) {
        const auto rolled = next<TestRolled>();
        hold(rolled.hero == model && rolled.face >= 1 && rolled.face <= 4 + 2 * static_cast<int>(index_of(line.size)),
             "another test:", Event{rolled});
        same(rolled.face + person(model).stats.at(line.stat), rolled.total, "total of the test");
        same(line.threshold, rolled.threshold, "threshold of the test");
        if (rolled.total < line.threshold) damage(model, line.amount, DamageCause::event);
    }
    // SHN-K99
    void advance(Model model, int allowance) {
        const AiType nearest{.rule = TargetRule::nearest};
        const auto target = pick_target(model, nearest, hostile_to(model));
        if (!target) return;
        approach(model, *target, allowance, MoveReason::advance,
                 [&](int at) { return board().distance(at, where(*target)) == 1; });
    }

    // ---------------------------------------------------------------- the track

    void fight() {
        for (round_ = 1;; ++round_) {
            tell(RoundBegan{static_cast<std::uint16_t>(round_)});
            for (slot_ = 0; slot_ != 8; ++slot_) {  // SHN-033, SHN-R02
                tell(TokenMoved{byte(slot_)});
                something_changed();  // a party may come in exhausted
                if (slot_ % 2 == 0)
                    hero_step(hero(static_cast<std::size_t>(slot_ / 2)));
                else
                    monsters_step(slot_ / 2 + 1);
            }
            tell(TokenMoved{8});
            final_step();
        }
    }
    // SHN-R03, SHN-R60: in the order of entry; who enters meanwhile comes last.
    void monsters_step(int number) {
        std::set<Model> acted;
        for (;;) {
            std::optional<Model> next_one;
            for (const Enemy& enemy : enemies_)
                if (!next_one && enemy.number == number && acted.count(enemy.model) == 0) next_one = enemy.model;
            if (!next_one) return;
            acted.insert(*next_one);
            monster_step(*next_one);
        }
    }

    // ---------------------------------------------------------------- an encounter

    Seat speaker() const { return options_.first_player.value_or(Seat::one); }

    void set_up() {
        in_encounter_ = true;
        in_combat_ = false;
        enemies_.clear();
        events_ = timers_ = rage_ = arrivals_ = round_ = slot_ = 0;
        flooded_ = boss_fallen_ = false;
        touched_.clear();
        object_square_ = nowhere;
        object_hp_ = object_vit_ = 0;
        event_deck_ = {};
        for (std::size_t i = 0; i != book().events.size(); ++i)  // SHN-031, SHN-R12
            if (book().charts[encounter().chart].any &&
                book().events[static_cast<EventCard>(i)].chapter == encounter().chapter)
                event_deck_.insert(static_cast<EventCard>(i));
        ai_decks_.clear();
        for (const Role role : {Role::a, Role::b, Role::boss})
            if (const auto type = monster_of(encounter(), role)) fill_deck(*type);
        for (Person& one : party_) {
            one.square = nowhere;
            one.rp = book().heroes[one.card].rp;
            one.used_in_encounter.clear();
        }
        tell(EncounterBegan{card_});
        for (const SetUpLine& line : encounter().set_up) carry_out(line);
        order_heroes();
        for (const Model model : heroes()) {
            person(model).square = board().marked(static_cast<char>('1' + static_cast<int>(index_of(model))));
            tell(HeroPlaced{model, square(person(model).square)});
        }
        in_combat_ = true;
        tell(CombatBegan{});
    }
    void carry_out(const SetUpLine& line) {
        switch (line.kind) {
            case SetUpKind::spawn: return spawn(line.role, line.numbers);
            case SetUpKind::spawn_boss: return enter(Role::boss, line.amount);
            case SetUpKind::roll_chart: return roll_chart();
            case SetUpKind::place_timers: return place_timers(line.amount);
            case SetUpKind::weary:
                for (const Model model : heroes())  // SHN-K93
                    damage_hero(model, std::min<int>(line.amount, std::max(0, person(model).hp - 1)),
                                DamageCause::weary);
                return;
            case SetUpKind::object:
                object_square_ = board().marked('@');
                object_hp_ = line.amount;
                object_vit_ = line.vit;
                return tell(ObjectPlaced{square(object_square_), line.amount, line.vit});
        }
    }
    // SHN-028: one place after the other.
    void order_heroes() {
        if (std::exchange(wait_for_outfit_, false)) take_outfit();
        for (std::size_t place = 0; place != 4; ++place) {
            std::size_t chosen = place;
            if (place != 3) {
                std::vector<Action> offers;
                for (std::size_t i = place; i != 4; ++i) offers.push_back(NameHero{hero(i)});
                const Action answer = ask(ChooseOrder{speaker(), hero(place)}, offers);
                chosen = index_of(get_if<NameHero>(&answer)->hero);
            }
            std::rotate(&party_[place], &party_[chosen], &party_[chosen] + 1);
            tell(HeroNumbered{hero(place), party_[place].card, hero(chosen)});
        }
    }
    // The party that enters was made by hand: it is read from the table.
    void take_outfit() {
        for (const Model model : heroes()) {
            const Hero& given = moment().table.heroes[model];
            Person& one = person(model);
            for (auto& [stat, value] : one.stats) value = given.stats[stat];
            one.hp = given.hp;
            one.mp = given.mp;
            one.exhausted = given.exhausted;
            for (std::size_t i = 0; i != book().items.size(); ++i)
                one.items[static_cast<Item>(i)] = given.items[static_cast<Item>(i)];
            for (std::size_t i = 0; i != book().equipment.size(); ++i)
                if (given.equipment.has(static_cast<Equipment>(i))) one.equipment.insert(static_cast<Equipment>(i));
        }
    }
    // Returns whether it was won.
    bool play_encounter() {
        bool won = false;
        try {
            set_up();
            fight();
        } catch (const BattleEnds& end) {
            won = end.won;
        }
        in_encounter_ = in_combat_ = false;
        active_ = mover_ = Model::object;
        for (Person& one : party_)
            one.ward = one.slow = one.advantage = one.provoke = one.more_ap = one.ap = one.movement = 0;
        return won;
    }

    // ---------------------------------------------------------------- rewards

    void reward(const Reward& one) {
        switch (one.kind) {
            case RewardKind::stat_up:
                for (const Model model : heroes()) {
                    std::vector<Action> offers;
                    for (const Stat stat : {Stat::str, Stat::dex, Stat::vit, Stat::mag, Stat::cha, Stat::lck})
                        offers.push_back(RaiseStat{stat});
                    const Action answer = ask(ChooseStat{person(model).player, model}, offers);
                    const Stat stat = get_if<RaiseStat>(&answer)->stat;
                    tell(StatRaised{model, stat, byte(++person(model).stats[stat])});
                }
                return;
            case RewardKind::recover:
                for (const Model model : heroes()) {
                    const Action answer =
                        ask(ChooseRecovery{person(model).player, model, one.mp, one.amount},
                            {Recover{Recovery::nothing}, Recover{Recovery::magic}, Recover{Recovery::health}});
                    const Recovery recovery = get_if<Recover>(&answer)->recovery;
                    tell(RecoveryChosen{model, recovery});
                    if (recovery == Recovery::magic) give_mp(model, one.mp);
                    if (recovery == Recovery::health) heal(model, one.amount, HealCause::reward);
                }
                return;
            case RewardKind::heal_all:
                for (const Model model : heroes()) heal(model, one.amount, HealCause::reward);
                return;
            case RewardKind::magic_all:
                for (const Model model : heroes()) give_mp(model, one.amount);
                return;
            case RewardKind::equip: return hand_out(one.equipment);
            case RewardKind::items:
                for (int i = 0; i != one.amount; ++i) hand_out(one.item);
                return;
        }
    }
    std::vector<Action> any_hero() const {
        std::vector<Action> offers;
        for (const Model model : heroes()) offers.push_back(NameHero{model});
        return offers;
    }
    void hand_out(Item item) {
        const Action answer = ask(HandOutItem{speaker(), item}, any_hero());
        const Model model = get_if<NameHero>(&answer)->hero;
        ++person(model).items[item];
        tell(ItemGiven{model, item});
    }
    void hand_out(Equipment piece) {
        const Action answer = ask(HandOutEquipment{speaker(), piece}, any_hero());
        const Model model = get_if<NameHero>(&answer)->hero;
        Person& one = person(model);
        tell(EquipmentGiven{model, piece});
        const int before = max_hp(one);
        one.equipment.insert(piece);
        if (max_hp(one) != before) heal(model, max_hp(one) - before, HealCause::reward);  // SHN-K32
    }

    // ---------------------------------------------------------------- quest and campaign

    [[noreturn]] void end_game(Ending ending) {
        const bool won = ending == Ending::campaign_completed || ending == Ending::quest_completed ||
                         ending == Ending::encounter_won;
        tell(GameOver{won ? SeatSet::first(options_.players) : SeatSet{}, ending});
        throw GameEnds{};
    }
    // SHN-K499
    void prepare() {
        ++preparations_;
        tell(QuestBegan{quest_, byte(preparations_)});
        for (const Model model : heroes()) {
            Person& one = person(model);
            if (one.exhausted) {
                one.exhausted = false;
                tell(Revived{model});
            }
            const int from = one.hp;
            one.hp = max_hp(one);
            if (from != one.hp) tell(Healed{model, byte(from), byte(one.hp), HealCause::preparation});
            give_mp(model, 100);
        }
        for (const Supply& supply : book().quests[quest_].preparation)
            for (int i = 0; i != supply.copies; ++i) hand_out(supply.item);
    }
    void play_quest() {
        preparations_ = 0;
        if (std::exchange(wait_for_outfit_, false)) take_outfit();
        const auto before = party_;
        for (;;) {
            prepare();
            try {
                card_ = book().quests[quest_].first;
                while (go_on(play_encounter())) {}
                return;
            } catch (const QuestRestarts&) {
                party_ = before;  // SHN-R99
                tell(PartyRestored{quest_});
            }
        }
    }
    // What follows an encounter: returns whether another one does.
    bool go_on(bool won) {
        const EncounterType& played = encounter();
        if (!won && played.consequence != Consequence::advance) {
            const int allowed = book().quests[quest_].preparations;
            if (played.consequence == Consequence::quest_failed || (allowed != 0 && preparations_ >= allowed))
                fail_quest();
            throw QuestRestarts{};
        }
        for (const Reward& one : won ? played.rewards : played.consolation) reward(one);
        const Then& then = won ? played.then : played.then_after_defeat;
        if (then.kind == ThenKind::end_quest) return false;
        card_ = then.first;
        if (then.kind == ThenKind::branch) {
            const Action answer =
                ask(ChoosePath{speaker(), then.first, then.second}, {TakePath{then.first}, TakePath{then.second}});
            card_ = get_if<TakePath>(&answer)->encounter;
            tell(PathChosen{card_});
        }
        return true;
    }
    [[noreturn]] void fail_quest() {
        tell(QuestEnded{quest_, false});
        end_game(options_.scope == Scope::campaign ? Ending::campaign_failed : Ending::quest_failed);
    }
    void gather() {
        tell(GameStarted{options_.players, options_.scope});
        for (const Model model : heroes()) {
            HeroCard card = options_.party[model];
            if (options_.choose_party) {
                std::vector<Action> offers;
                for (std::size_t i = 0; i != book().heroes.size(); ++i)
                    offers.push_back(ChooseHero{static_cast<HeroCard>(i)});
                const Action answer = ask(PickHero{options_.controllers[model].value_or(
                                                       static_cast<Seat>(index_of(model) % options_.players)),
                                                   model},
                                          offers);
                card = get_if<ChooseHero>(&answer)->hero;
            }
            Person& one = person(model);
            const HeroType& type = book().heroes[card];
            one.card = card;
            one.player = options_.controllers[model].value_or(static_cast<Seat>(index_of(model) % options_.players));
            for (const Stat stat : {Stat::str, Stat::dex, Stat::vit, Stat::mag, Stat::cha, Stat::lck})
                one.stats[stat] = type.stats[stat];
            one.hp = max_hp(one);
            one.mp = type.max_mp;
            ++joined_;
            tell(HeroJoined{model, card, one.player});
        }
    }
    void play_game() {
        for (std::size_t i = 0; i != book().quests.size(); ++i)
            if (book().quests[static_cast<QuestCard>(i)].level == 1) open_.insert(static_cast<QuestCard>(i));
        gather();
        wait_for_outfit_ = record_.outfitted;
        if (options_.scope == Scope::encounter) {
            card_ = options_.encounter;
            preparations_ = moment().table.campaign.preparations;
            const bool won = play_encounter();
            for (const Reward& one : won ? encounter().rewards : encounter().consolation) reward(one);
            end_game(won ? Ending::encounter_won : Ending::encounter_lost);
        }
        if (options_.scope == Scope::quest) {
            quest_ = options_.quest;
            play_quest();
            tell(QuestEnded{quest_, true});
            end_game(Ending::quest_completed);
        }
        for (;;) {
            choose_quest();
            play_quest();
            tell(QuestEnded{quest_, true});
            done_.insert(quest_);
            if (book().quests[quest_].final_quest) end_game(Ending::campaign_completed);
            for (std::size_t i = 0; i != book().quests.size(); ++i)
                if (book().quests[quest_].unlocks.has(static_cast<QuestCard>(i))) {
                    open_.insert(static_cast<QuestCard>(i));
                    tell(QuestUnlocked{static_cast<QuestCard>(i)});
                }
        }
    }
    void choose_quest() {
        std::vector<Action> offers;
        for (std::size_t i = 0; i != book().quests.size(); ++i)
            if (const auto quest = static_cast<QuestCard>(i); open_.has(quest) && !done_.has(quest))
                offers.push_back(TakeQuest{quest});
        if (offers.size() == 1) {
            quest_ = get_if<TakeQuest>(&offers.front())->quest;
            return;
        }
        const Action answer = ask(ChooseQuest{speaker()}, offers);
        quest_ = get_if<TakeQuest>(&answer)->quest;
    }

    const Record& record_;
    Options options_{};
    std::size_t now_ = 0;
    std::array<std::size_t, Event::count> seen_{};
    std::vector<std::string> ended_{};

    std::array<Person, 4> party_{};
    std::size_t joined_ = 0;
    bool wait_for_outfit_ = false;
    std::vector<Enemy> enemies_{};  // in the order of entry
    int object_square_ = nowhere;
    int object_hp_ = 0;
    int object_vit_ = 0;

    EncounterCard card_{};
    bool in_encounter_ = false;
    bool in_combat_ = false;
    int round_ = 0;
    int slot_ = 0;
    int arrivals_ = 0;
    int events_ = 0;  // on the Final Step
    int timers_ = 0;
    int rage_ = 0;
    bool flooded_ = false;
    bool boss_fallen_ = false;
    std::set<int> touched_{};
    EventCards event_deck_{};
    std::map<MonsterCard, std::multiset<AiCard>> ai_decks_{};
    Model active_ = Model::object;  // whose activation it is; the object has none
    Model mover_ = Model::object;   // who may be passing over somebody

    QuestCard quest_{};
    int preparations_ = 0;
    QuestCards done_{};
    QuestCards open_{};
};

}  // namespace shining_referee
