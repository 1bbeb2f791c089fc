#pragma once

// A second opinion on the Shire Arena; second_opinion.hpp says what a referee is.
//
// What is printed on boards and cards is read from the content, as from the real cards.

#include <algorithm>
#include <array>
#include <bitset>
#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <heroes/core/pcg32.hpp>
#include <heroes/core/text.hpp>
#include <heroes/shire.hpp>

#include <second_opinion.hpp>

namespace shire_referee {

using namespace heroes;
using namespace heroes::shire;

using second_opinion::Disagreement;
using second_opinion::say;

template <class Rules>
using Moment = second_opinion::Moment<Table<Rules>>;
template <class Rules>
using Record = second_opinion::Record<Table<Rules>>;

// What somebody picks at random. By the seed some players go to the end of a path, where the strangest nodes are, and
// some like support spells better, which fills the boards with tokens.
inline Action pick(const std::vector<Action>& offered, std::uint64_t seed, Pcg32& chooser) {
    std::vector<Action> liked;
    for (const Action& offer : offered) {
        if (const auto* mastery = get_if<SpendMastery>(&offer); mastery && seed % 2 == 1)
            if (std::max({mastery->first, mastery->second, mastery->third}) == Points::last) liked.push_back(offer);
        if (const auto* cast = get_if<CastSpell>(&offer); cast && seed % 6 == 0 && chooser.below(2) == 0)
            if (StandardRules::content.spells[cast->spell].row == SpellRow::support) liked.push_back(offer);
    }
    const std::vector<Action>& from = liked.empty() ? offered : liked;
    return from[chooser.below(static_cast<std::uint32_t>(from.size()))];
}

// A game of players who choose at random.
template <class Rules = StandardRules>
Record<Rules> play_at_random(const Options& options, std::uint64_t seed, std::size_t most_answers,
                             const Rules& rules = {}) {
    return second_opinion::play_at_random<Table<Rules>>(options, seed, pick, most_answers, rules);
}

inline constexpr int permanently = 4;  // the square beside the three columns

struct Token {
    Condition kind{};
    int column = 0;
    int number = 0;
    Stats stats{};
};
struct StatToken {
    Stat stat{};
    int amount = 0;
    int column = 0;
};

// A character with its board, or a creature with its card.
struct Fighter {
    bool standing = false;
    CharacterCard character = CharacterCard::no_character;
    Card card = Card::no_card;  // of a creature
    int hp = 0;
    int base = 0;
    int shield = 0;
    std::vector<Token> tokens{};
    std::vector<StatToken> buffs{};
    std::map<Spell, int> dice{};
    Depths depths{};
    Card tab = Card::no_card;
    unsigned used = 0;
    std::vector<int> ties{};
    int falls = 0;  // how often it was defeated: tells who fell in the meantime
};

// A spell as its caster reads it, upgrades included, SHI-K44.
struct ReadPart {
    TargetKind target{};
    std::vector<Effect> effects{};
    bool is_attack() const { return !effects.empty() && effects.front().kind == EffectKind::deal; }  // SHI-R01
};
struct ReadSpell {
    Spell id{};
    SpellType box{};
    Stats stats{};
    ConditionDie die{};
    std::vector<ReadPart> parts{};
};

// One attack of a part, or one target of a part that is no attack.
struct Struck {
    Actor at{};
    int falls = 0;
    bool dodged = false;
    std::vector<Actor> redirected{};
};

// Damage that arrives: what is left of an attack after P8, or fixed damage before it.
struct Blow {
    Actor at{};
    int amount = 0;
    Cause cause{};
    Actor attacker = Actor::nobody;
    bool is_attack = false;
};

template <class Rules>
class Referee {
public:
    explicit Referee(const Record<Rules>& record) : record_(record), options_(record.options) {}

    void replay() {
        try {
            set_up_match();
            for (;;) play_round();
        } catch (const MatchOver&) {
            compare_end();
        } catch (const RecordEnds&) {}
    }

private:
    struct MatchOver {};
    struct RecordEnds {};  // the game was cut off, which is no fault
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
    static std::string word(std::string_view text) { return std::string(text); }
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
    void same(long mine, long theirs, const Words&... words) const {
        hold(mine == theirs, words..., ": the clause book says", static_cast<int>(mine), "and the game",
             static_cast<int>(theirs));
    }

    template <class T>
    void tell(const T& event) {
        told_.push_back(Event{event});
    }
    // The kinds of events that the referee tells, too. Within one kind the order counts.
    static bool is_compared(const Event& event) {
        static const auto kinds = [] {
            std::bitset<Event::count> set;
            const auto add = [&]<class... Ts>() { (set.set(Event::place<Ts>), ...); };
            add.template operator()<
                CharacterTaken, MasterySpent, BountyRolled, BountyMoved, TieRolled, RoundBegan, TurnBegan, PhaseBegan,
                TurnSkipped, AbilityTriggered, MainPhasePassed, TurnEnded, GameOver, BuffPlaced, ConditionPlaced,
                ConditionTicked, DieChanged, ReactionOffered, ReactionDeclined, SpellAnnounced, ConditionDieRolled,
                PartBegan, PartLost, AttackRedirected, DodgeRolled, CounterAttacked, DamageComputed, LargeDamage,
                ShieldChanged, HpLost, HpGained, HpPaid, BaseHpRaised, GlowingTriggered, ActorDefeated,
                DarknessTriggered, ActorRevived, CreatureSummoned, CreatureRemoved, BountyRewarded>();
            return set;
        }();
        if (const auto* gain = get_if<HpGained>(&event)) return gain->from != gain->to;  // SHI-185
        return kinds[event.index()];
    }
    // What happens to several actors at the same moment may be told in any order; all that happens to one actor, and
    // everything else of one kind, in the order of play.
    static std::size_t strand_of(const Event& event) {
        const auto of = [&](Actor actor) { return event.index() * (most_actors + 1) + index_of(actor) + 1; };
        if (const auto* one = get_if<HpLost>(&event)) return of(one->actor);
        if (const auto* one = get_if<HpGained>(&event)) return of(one->actor);
        if (const auto* one = get_if<ShieldChanged>(&event)) return of(one->actor);
        if (const auto* one = get_if<DamageComputed>(&event)) return of(one->target);
        if (const auto* one = get_if<LargeDamage>(&event)) return of(one->target);
        if (const auto* one = get_if<ActorDefeated>(&event)) return of(one->actor);
        if (const auto* one = get_if<BuffPlaced>(&event)) return of(one->actor);
        if (const auto* one = get_if<ConditionPlaced>(&event)) return of(one->actor);
        if (const auto* one = get_if<ConditionTicked>(&event))
            return 100'000 + 100 * index_of(one->actor) + index_of(one->condition);
        if (const auto* one = get_if<DieChanged>(&event))
            return 200'000 + 1000 * index_of(one->actor) + index_of(one->spell);
        return event.index() * (most_actors + 1);
    }
    void compare_events() {
        std::map<std::size_t, std::pair<std::vector<Event>, std::vector<Event>>> strands;
        for (const Event& event : told_)
            if (is_compared(event)) strands[strand_of(event)].first.push_back(event);
        for (const Event& event : record_.moments[now_].events)
            if (is_compared(event)) strands[strand_of(event)].second.push_back(event);
        for (const auto& [strand, both] : strands) {
            const auto& [mine, theirs] = both;
            for (std::size_t i = 0; i != std::max(mine.size(), theirs.size()); ++i) {
                if (i >= mine.size()) object("the game tells, the clause book does not: " + say(theirs[i]));
                if (i >= theirs.size()) object("the clause book tells, the game does not: " + say(mine[i]));
                if (!(mine[i] == theirs[i]))
                    object("the clause book tells " + say(mine[i]) + ", the game " + say(theirs[i]));
            }
        }
        told_.clear();
        rolled_ = {};
    }
    // The next die of a kind, as the record has it.
    template <class Roll>
    Roll next_roll() {
        std::size_t& seen = rolled_[Event::place<Roll>];
        std::size_t nth = 0;
        for (const Event& event : record_.moments[now_].events)
            if (const auto* roll = get_if<Roll>(&event))
                if (nth++ == seen) {
                    ++seen;
                    return *roll;
                }
        if (!record_.finished && now_ + 1 == record_.moments.size()) throw RecordEnds{};
        object("a die should be rolled that the game did not roll: " + say(Event{Roll{}}));
    }

    // What the game waits for now, from whom, and everything that is offered.
    template <class Question>
    Action ask(const Question& question, const std::vector<Action>& offers) {
        const Moment<Rules>& moment = record_.moments[now_];
        if (now_ + 1 == record_.moments.size()) {
            if (!record_.finished) throw RecordEnds{};
            object("the game is over, but the clause book asks " + say(Decision{question}));
        }
        compare_events();
        const auto waiting = pending(moment.table);
        hold(waiting.has_value(), "the clause book asks", Decision{question}, "and the game nothing");
        hold(*waiting == Decision{question}, "the clause book asks", Decision{question}, "and the game", *waiting);
        hold(decider(moment.table) == question.seat, "somebody else decides");
        compare_tables(moment.table);
        const auto theirs = legal_actions(moment.table);
        for (const Action& offer : offers)
            hold(std::find(theirs.begin(), theirs.end(), offer) != theirs.end(),
                 "the clause book offers, the game does not:", offer, "at", Decision{question});
        for (const Action& offer : theirs)
            hold(std::find(offers.begin(), offers.end(), offer) != offers.end(),
                 "the game offers, the clause book does not:", offer, "at", Decision{question});
        ++now_;
        return moment.answer;
    }

    // The same out of turn.
    template <class Question>
    Action offer(Offer what, const Question& question, const std::vector<Action>& offers) {
        tell(ReactionOffered{question.seat, what});
        const Action answer = ask(question, offers);
        if (answer == Action{Decline{}}) tell(ReactionDeclined{question.seat, what});
        return answer;
    }

    // ---------------------------------------------------------------- tables side by side

    void compare_tables(const Table<Rules>& table) const {
        for (std::size_t i = 0; i != options_.players; ++i) compare_character(table, static_cast<Seat>(i));
        for (std::size_t i = 0; i != most_players; ++i)
            for (Beside place : {Beside::first, Beside::second}) compare_creature(table, static_cast<Seat>(i), place);
        same(round_, table.turn.round, "round");
        same(long(index_of(active_)), long(index_of(table.turn.active)), "active actor");
        for (Actor actor : everybody()) {
            same(at(actor).standing, table.standing.has(actor), actor, " stands");
            if (at(actor).standing) same(acted_.has(actor), table.turn.acted.has(actor), actor, " has acted");
        }
        std::vector<Actor> mine, theirs;
        for (std::size_t i = place_; i < order_.size(); ++i)
            if (waits(order_[i])) mine.push_back(order_[i]);
        for (std::size_t i = table.turn.place; i < table.turn.order.size(); ++i) {
            const Actor actor = table.turn.order[i];
            if (table.standing.has(actor) && !table.turn.acted.has(actor)) theirs.push_back(actor);
        }
        if (round_ != 0 && mine != theirs)
            object("who still waits in this round: " + names(mine) + " / " + names(theirs));
        same(long(index_of(bounty_)), long(index_of(table.bounty)), "bounty");
    }
    void compare_character(const Table<Rules>& table, Seat seat) const {
        const Fighter& mine = at(character_of(seat));
        const Character& theirs = table.characters[seat];
        const Seat who = seat;
        same(long(index_of(mine.character)), long(index_of(theirs.card)), who, "board");
        same(mine.hp, theirs.hp, who, "HP");
        same(mine.base, theirs.base_hp, who, "base HP");
        same(mine.shield, theirs.shield, who, "shield");
        hold(mine.depths == theirs.depths, who, "mastery");
        same(long(index_of(mine.tab)), long(index_of(theirs.tab)), who, "card on the tab");
        same(mine.used, theirs.used, who, "abilities used");
        compare_tokens(mine, theirs, who);
        for_each_enumerator<Stat>([&](Stat stat) {
            for (int column = 1; column <= permanently; ++column) {
                int raised = 0, lowered = 0;
                for (const StatToken& token : mine.buffs)
                    if (token.stat == stat && token.column == column)
                        (token.amount > 0 ? raised : lowered) += token.amount;
                const auto where = static_cast<Column>(column - 1);
                same(raised, theirs.buffs.raised[where][stat], who, "tokens that raise", stat, "in column", column);
                same(-lowered, theirs.buffs.lowered[where][stat], who, "tokens that lower", stat, "in column", column);
            }
        });
        if (mine.character == CharacterCard::no_character) return;
        for_each_enumerator<Slot>([&](Slot slot) {
            const Spell spell = book().characters[mine.character].spells[slot];
            if (spell == Spell::no_spell) return;
            same(die_on(mine, spell), theirs.dice[slot], who, "die on", book().spells.names[spell]);
        });
        for (std::size_t i = 0; i != 8; ++i)
            same(i < mine.ties.size() ? mine.ties[i] : 0, theirs.ties[static_cast<TiePlace>(i)], who, "tie rolls");
    }
    void compare_tokens(const Fighter& mine, const Character& theirs, Seat who) const {
        for_each_enumerator<Condition>([&](Condition kind) {
            if (kind == Condition::bleed || kind == Condition::hp_regen) return;
            const Token* token = held(mine, kind);
            same(token ? token->column : 0, long(index_of(theirs.conditions[kind])), who, "column of", kind);
            if (increased_conditions.has(kind))
                same(token ? token->number : 0, theirs.increased[increased_of(kind)], who, "number on", kind);
        });
        const Token* jail = held(mine, Condition::imprisoned);
        hold((jail ? jail->stats : Stats{}) == theirs.imprisoned, who, "stats at 0");
        for (int column = 1; column <= permanently; ++column) {
            const auto where = static_cast<Column>(column - 1);
            const auto count = [&](Condition kind, int number) {
                return std::count_if(mine.tokens.begin(), mine.tokens.end(), [&](const Token& token) {
                    return token.kind == kind && token.column == column && (number == 0 || token.number == number);
                });
            };
            same(count(Condition::bleed, 0), theirs.bleed[where], who, "Bleed in column", column);
            for (int n = 1; n <= 3; ++n)
                same(count(Condition::hp_regen, n), theirs.regen[regen(n)][where], who, "HP regen in column", column);
        }
    }
    void compare_creature(const Table<Rules>& table, Seat seat, Beside place) const {
        const Fighter& mine = at(creature_of(seat, place));
        const Creature& theirs = table.creatures[seat][place];
        const Actor who = creature_of(seat, place);
        same(mine.standing, table.standing.has(creature_of(seat, place)), who, "is in play");
        if (!mine.standing) return;
        same(long(index_of(mine.card)), long(index_of(theirs.card)), who, "card");
        same(mine.hp, theirs.hp, who, "HP");
        const CardType& card = book().cards[mine.card];
        for (std::size_t i = 0; i != card.spell_count; ++i)
            same(die_on(mine, static_cast<Spell>(index_of(card.first_spell) + i)),
                 theirs.dice[static_cast<CreatureSlot>(i)], who, "die");
        for (std::size_t i = 0; i != 8; ++i)
            same(i < mine.ties.size() ? mine.ties[i] : 0, theirs.ties[static_cast<TiePlace>(i)], who, "tie rolls");
    }
    void compare_end() {
        hold(now_ + 1 == record_.moments.size(), "the clause book ends the match, the game goes on");
        if (!record_.finished) object("the clause book ends the match, the game goes on");
        compare_events();
        const Table<Rules>& table = record_.moments[now_].table;
        for (std::size_t i = 0; i != options_.players; ++i) compare_character(table, static_cast<Seat>(i));
        for (std::size_t i = 0; i != options_.players; ++i)
            for (Beside place : {Beside::first, Beside::second}) compare_creature(table, static_cast<Seat>(i), place);
        hold(is_over(table) && !pending(table) && legal_actions(table).empty(), "SHI-I08");
        hold(table.winners == winners_, "winners");
    }
    static std::string names(const std::vector<Actor>& actors) {
        std::string text;
        for (Actor actor : actors) text += say(actor) + ", ";
        return text;
    }

    // ---------------------------------------------------------------- who is who, 2.1

    Fighter& at(Actor actor) { return fighters_[index_of(actor)]; }
    const Fighter& at(Actor actor) const { return fighters_[index_of(actor)]; }
    static std::vector<Actor> everybody() {
        std::vector<Actor> all;
        for (std::size_t i = 0; i != most_actors; ++i) all.push_back(static_cast<Actor>(i));
        return all;
    }
    // SHI-001: a team, or in free for all one player.
    bool allied(Actor a, Actor b) const {
        const Seat one = owner_of(a), two = owner_of(b);
        return one == two || (options_.teams[one] != 0 && options_.teams[one] == options_.teams[two]);
    }
    bool is_free_for_all() const { return options_.teams == Teams{}; }
    // Seat order, pets after their owner.
    static std::size_t seat_place(Actor actor) {
        return 3 * index_of(owner_of(actor)) + (is_creature(actor) ? 1 + index_of(place_of(actor)) : 0);
    }
    // SHI-R74: active actor first, then along this round's order, wrapping round.
    std::size_t turn_place(Actor actor) const {
        if (active_ == Actor::nobody) return seat_place(actor);
        if (actor == active_) return 0;
        const auto find = [&](Actor who) {
            return std::size_t(std::find(order_.begin(), order_.end(), who) - order_.begin());
        };
        const std::size_t n = order_.size(), here = find(active_), there = find(actor);
        if (there == n) return 100 + seat_place(actor);
        return (there + n - here) % n;
    }
    std::vector<Actor> in_order(std::vector<Actor> actors) const {
        std::stable_sort(actors.begin(), actors.end(), [&](Actor a, Actor b) { return turn_place(a) < turn_place(b); });
        return actors;
    }
    template <class F>
    std::vector<Actor> all_who(F&& passes) const {
        std::vector<Actor> found;
        for (Actor actor : everybody())
            if (passes(actor)) found.push_back(actor);
        return in_order(found);
    }
    static ActorSet set_of(const std::vector<Actor>& actors) {
        ActorSet set{};
        for (Actor actor : actors) set.insert(actor);
        return set;
    }

    // ---------------------------------------------------------------- what a board says

    static const Token* held(const Fighter& fighter, Condition kind) {
        for (const Token& token : fighter.tokens)
            if (token.kind == kind) return &token;
        return nullptr;
    }
    bool has(Actor actor, Condition kind) const { return actor != Actor::nobody && held(at(actor), kind) != nullptr; }
    void drop(Actor actor, Condition kind) {
        std::erase_if(at(actor).tokens, [&](const Token& token) { return token.kind == kind; });
    }
    static int die_on(const Fighter& fighter, Spell spell) {
        const auto die = fighter.dice.find(spell);
        return die == fighter.dice.end() ? 0 : die->second;
    }
    void set_die(Actor actor, Spell spell, int number, Cause cause) {
        number = std::max(number, 0);
        if (number != die_on(at(actor), spell))
            tell(DieChanged{actor, spell, byte(die_on(at(actor), spell)), byte(number), cause});
        if (number > 0)
            at(actor).dice[spell] = number;
        else
            at(actor).dice.erase(spell);
    }
    const CharacterType& board_of(Actor actor) const { return book().characters[at(actor).character]; }
    StatLine printed_stats(Actor actor) const {
        return is_character(actor) ? board_of(actor).stats : book().cards[at(actor).card].stats;
    }
    Element element_of(Actor actor) const {
        return is_character(actor) ? board_of(actor).element : book().cards[at(actor).card].element;
    }
    bool is_unlocked(Actor actor, Node node) const { return at(actor).depths[path_of(node)] >= depth_of(node); }

    // The passives of a character that are in force, and those that answer something with their numbers: those of the
    // board, then of the cards, then of the nodes.
    struct Held {
        Passive passive{};
        int trigger = -1;
        bool in_force = false;
    };
    std::vector<Held> passives_of(Actor actor) const {
        std::vector<Held> found;
        if (!is_character(actor) || at(actor).character == CharacterCard::no_character) return found;
        int triggers = 0;
        const auto add = [&](Ability ability, bool in_force) {
            if (ability == Ability::no_ability) return;
            for (const Passive& passive : book().abilities[ability].passives)
                found.push_back({passive, passive.kind == PassiveKind::trigger ? triggers++ : -1, in_force});
        };
        const CharacterType& board = board_of(actor);
        add(board.ability, true);
        board.cards.for_each([&](Card card) { add(book().cards[card].ability, at(actor).tab == card); });
        for_each_enumerator<Node>([&](Node node) { add(board.nodes[node], is_unlocked(actor, node)); });
        return found;
    }
    template <class F>
    void each_passive(Actor actor, PassiveKind kind, F&& f) const {
        for (const Held& one : passives_of(actor))
            if (one.in_force && one.passive.kind == kind) f(one.passive);
    }
    std::vector<Held> triggers_of(Actor actor, Trigger event) const {
        std::vector<Held> found;
        for (const Held& one : passives_of(actor))
            if (one.in_force && one.trigger >= 0 && one.passive.on == event &&
                !(one.passive.is_once && (at(actor).used >> one.trigger & 1) != 0))
                found.push_back(one);
        return found;
    }

    // SHI-202: base, all tokens and what abilities give, live, not below 0; SHI-214: Imprison makes it 0.
    int stat_of(Actor actor, Stat stat) const {
        int sum = printed_stats(actor)[stat];
        if (is_creature(actor)) return sum;  // SHI-414, SHI-R88
        const Token* jail = held(at(actor), Condition::imprisoned);
        if (jail && jail->stats.has(stat)) return 0;
        for (const StatToken& token : at(actor).buffs)
            if (token.stat == stat) sum += token.amount;
        for (Actor giver : everybody()) {
            if (!is_character(giver) || !at(giver).standing || !allied(giver, actor)) continue;
            each_passive(giver, PassiveKind::aura, [&](const Passive& aura) {
                const bool bloodied = 2 * at(giver).hp <= at(giver).base;  // SHI-K52
                const bool reaches = aura.scope == Scope::allies || (aura.scope == Scope::you && giver == actor);
                if (reaches && aura.stats.has(stat) && (aura.when != While::bloodied || bloodied)) sum += aura.number;
            });
        }
        return std::max(sum, 0);
    }
    int pet_limit_of(Actor character) const {
        int limit = 0;
        each_passive(character, PassiveKind::pet_limit, [&](const Passive& passive) { limit += passive.number; });
        return limit;
    }

    // ---------------------------------------------------------------- set-up, 2.2

    void set_up_match() {
        for (std::size_t i = 0; i != options_.players; ++i) take_character(static_cast<Seat>(i));
        for (std::size_t i = 0; i != options_.players; ++i) spend_mastery(static_cast<Seat>(i));
        for (std::size_t i = 0; i != options_.players; ++i)
            for (const Held& one : triggers_of(character_of(static_cast<Seat>(i)), Trigger::set_up))
                use_ability(character_of(static_cast<Seat>(i)), one, Actor::nobody);
        settle_round_order();  // SHI-027
        if (is_free_for_all()) give_bounty();
    }
    // SHI-020, SHI-R02: a free character; any if none is left free.
    void take_character(Seat seat) {
        std::vector<Action> free, all;
        for (std::size_t i = 0; i != book().characters.count; ++i) {
            const auto character = static_cast<CharacterCard>(i);
            const bool taken = std::any_of(fighters_.begin(), fighters_.end(),
                                           [&](const Fighter& fighter) { return fighter.character == character; });
            all.push_back(TakeCharacter{character});
            if (!taken) free.push_back(TakeCharacter{character});
        }
        const Action answer = ask(ChooseCharacter{seat}, free.empty() ? all : free);
        Fighter& fighter = at(character_of(seat));
        fighter.character = get_if<TakeCharacter>(&answer)->character;
        fighter.standing = true;
        fighter.hp = fighter.base = book().characters[fighter.character].hp;  // SHI-021
        tell(CharacterTaken{seat, fighter.character, static_cast<std::uint8_t>(fighter.hp)});
    }
    // SHI-D03: how deep into each path, as many as the level in all.
    void spend_mastery(Seat seat) {
        const int level = options_.levels[seat];
        if (level == 0) return;
        std::vector<Action> offers;
        for (int a = 0; a <= 5; ++a)
            for (int b = 0; b <= 5; ++b)
                for (int c = 0; c <= 5; ++c)
                    if (a + b + c <= level)
                        offers.push_back(
                            SpendMastery{static_cast<Points>(a), static_cast<Points>(b), static_cast<Points>(c)});
        const Action answer = ask(ChooseMastery{seat}, offers);
        const auto* spent = get_if<SpendMastery>(&answer);
        at(character_of(seat)).depths = {{byte(static_cast<int>(spent->first)), byte(static_cast<int>(spent->second)),
                                          byte(static_cast<int>(spent->third))}};
        tell(MasterySpent{seat, at(character_of(seat)).depths});
    }

    // ---------------------------------------------------------------- rounds and turn order, 2.3

    bool waits(Actor actor) const { return at(actor).standing && !acted_.has(actor); }

    // SHI-R03: tied actors compare their strings of rolls; whoever lacks a place that is needed rolls for it.
    void first_missing(const std::vector<Actor>& tied, std::size_t place,
                       std::vector<std::pair<Actor, std::size_t>>& out) const {
        if (tied.size() < 2 || place == 8) return;
        for (Actor actor : tied)
            if (at(actor).ties.size() <= place) {
                out.push_back({actor, place});
                return;
            }
        std::map<int, std::vector<Actor>> groups;
        for (Actor actor : tied) groups[at(actor).ties[place]].push_back(actor);
        for (const auto& [face, group] : groups) first_missing(group, place + 1, out);
    }
    void settle_ties(const std::vector<std::vector<Actor>>& groups) {
        for (;;) {
            std::vector<std::pair<Actor, std::size_t>> missing;
            for (std::vector<Actor> group : groups) {
                std::sort(group.begin(), group.end(), [](Actor a, Actor b) { return seat_place(a) < seat_place(b); });
                first_missing(group, 0, missing);
            }
            if (missing.empty()) return;
            const TieRolled roll = next_roll<TieRolled>();
            hold(std::find(missing.begin(), missing.end(), std::pair<Actor, std::size_t>{roll.actor, roll.place}) !=
                     missing.end(),
                 "SHI-R03: nobody needs", Event{roll});
            at(roll.actor).ties.push_back(roll.face);
            tell(roll);
        }
    }
    bool goes_before(Actor a, Actor b) const {
        const int one = stat_of(a, Stat::agility), two = stat_of(b, Stat::agility);
        if (one != two) return one > two;
        const auto &mine = at(a).ties, &theirs = at(b).ties;
        for (std::size_t i = 0; i != std::min(mine.size(), theirs.size()); ++i)
            if (mine[i] != theirs[i]) return mine[i] > theirs[i];
        return seat_place(a) < seat_place(b);
    }
    void settle_round_order() {
        std::map<int, std::vector<Actor>> by_agility;
        order_.clear();
        for (Actor actor : everybody())
            if (at(actor).standing) {
                by_agility[stat_of(actor, Stat::agility)].push_back(actor);
                order_.push_back(actor);
            }
        std::vector<std::vector<Actor>> groups;
        for (const auto& [agility, group] : by_agility) groups.push_back(group);
        settle_ties(groups);
        std::sort(order_.begin(), order_.end(), [&](Actor a, Actor b) { return goes_before(a, b); });
    }
    // SHI-044, SHI-R05, SHI-R58: among those who wait, before the first who is slower; ties as always.
    void join_order(Actor actor) {
        const auto old = std::find(order_.begin(), order_.end(), actor);
        if (old != order_.end()) {
            if (std::size_t(old - order_.begin()) < place_) --place_;
            order_.erase(old);
        }
        std::size_t where = place_ + 1;
        for (; where < order_.size(); ++where) {
            if (!waits(order_[where])) continue;
            if (stat_of(order_[where], Stat::agility) == stat_of(actor, Stat::agility))
                settle_ties({{actor, order_[where]}});
            if (goes_before(actor, order_[where])) break;
        }
        order_.insert(order_.begin() + static_cast<long>(std::min(where, order_.size())), actor);
    }

    void play_round() {
        ++round_;
        if (round_ != 1) settle_round_order();  // SHI-041, SHI-043
        acted_ = {};
        place_ = 0;
        RoundBegan began{static_cast<std::uint16_t>(round_), {}};
        for (Actor actor : order_) began.order.push_back(actor);
        tell(began);
        for (bool first = true;; first = false) {
            std::size_t next = first ? 0 : place_ + 1;
            while (next < order_.size() && !waits(order_[next])) ++next;
            if (next >= order_.size()) return;  // SHI-047
            place_ = next;
            take_turn(order_[next]);
        }
    }

    // ---------------------------------------------------------------- phases of a turn, 2.4

    void take_turn(Actor actor) {
        active_ = actor;
        acted_.insert(actor);
        const int falls = at(actor).falls;
        const auto fell = [&] { return at(actor).falls != falls; };  // SHI-093, SHI-R75
        tell(TurnBegan{actor, static_cast<std::uint16_t>(round_)});
        for (Actor fallen :
             all_who([&](Actor who) { return is_character(who) && is_seated(who) && !at(who).standing; }))
            offer_revival(fallen);  // SHI-R59
        drench_others(actor);
        bool skips = false;
        const auto enter = [&](Phase phase) {  // SHI-060, SHI-092
            const bool enters = !fell() && !(skips && (phase == Phase::hero || phase == Phase::main));
            if (enters) tell(PhaseBegan{actor, phase});
            return enters;
        };
        if (enter(Phase::token_upkeep)) tick_tokens(actor);
        if (enter(Phase::dice_upkeep)) lower_dice_in_upkeep(actor);
        if (!fell()) skips = must_skip(actor);
        if (enter(Phase::hero)) hero_phase(actor);
        if (enter(Phase::main)) main_phase(actor);
        if (enter(Phase::end) && skips) drop(actor, Condition::frozen);  // SHI-351
        // SHI-R60. A turn that was cut short has no End phase, but SHI-480 and SHI-I05 hold between turns all the same.
        if (is_free_for_all()) move_bounty();
        tell(TurnEnded{actor, fell()});
    }
    bool is_seated(Actor character) const { return index_of(owner_of(character)) < options_.players; }

    // SHI-R38: on the turns of others all holders are hurt at once, before the active actor's own ticks.
    void drench_others(Actor active) {
        std::vector<Blow> blows;
        for (Actor holder : all_who([&](Actor who) { return who != active && has(who, Condition::drenched); }))
            blows.push_back({holder, 1, Cause::drenched});
        suffer(blows);
    }

    // SHI-061 to SHI-070 and SHI-R89.
    static bool hurts(Condition kind) {
        return kind == Condition::bleed || kind == Condition::burn || kind == Condition::lacerate ||
               kind == Condition::poison || kind == Condition::drenched;
    }
    static bool guards(Condition kind) {
        return kind == Condition::less_heal || kind == Condition::more_heal || kind == Condition::no_heal ||
               kind == Condition::immune;
    }
    static bool acts(Condition kind) { return hurts(kind) || kind == Condition::hp_regen; }
    static int damage_of(Condition kind) { return kind == Condition::lacerate ? 2 : 1; }

    void tick_tokens(Actor actor) {
        if (is_creature(actor)) return;
        Fighter& fighter = at(actor);
        const int falls = fighter.falls;
        for (StatToken& token : fighter.buffs)
            if (token.column != permanently) --token.column;
        std::erase_if(fighter.buffs, [](const StatToken& token) { return token.column == 0; });
        std::vector<Token> rest;  // those whose order can matter
        for (Token& token : fighter.tokens) {
            if (acts(token.kind) || (guards(token.kind) && token.column == 1))
                rest.push_back(token);
            else if (token.column != permanently) {
                tell(ConditionTicked{actor, token.kind, 0, turns(token.column)});
                --token.column;
            }
        }
        std::erase_if(fighter.tokens, [](const Token& token) { return token.column == 0; });
        while (!rest.empty() && fighter.falls == falls) {
            std::size_t next = 0;
            if (order_matters(actor, rest))
                next = ask_for_token(actor, rest);
            else
                for (std::size_t i = 1; i != rest.size(); ++i)
                    if (std::pair{rest[i].kind, rest[i].column} < std::pair{rest[next].kind, rest[next].column})
                        next = i;
            const Token token = rest[next];
            rest.erase(rest.begin() + static_cast<long>(next));
            tick(actor, token);
        }
    }
    bool order_matters(Actor actor, const std::vector<Token>& rest) const {
        // Whether damage can make the holder gain HP, and whether a gain can hurt it.
        bool damage_heals = false;
        for (Trigger event : {Trigger::damaged, Trigger::half})
            for (const Held& one : triggers_of(actor, event))
                for (const Effect& effect : one.passive.part.effects) damage_heals |= effect.kind == EffectKind::heal;
        bool gain_hurts = false;
        if (has(actor, Condition::darkness))
            for (Actor other : everybody())
                gain_hurts |= at(other).standing && !allied(actor, other) && has(other, Condition::glowing);
        const auto clash = [&](const Token& a, const Token& b) {
            const bool b_changes_gains = guards(b.kind) && b.kind != Condition::immune;
            if (hurts(a.kind) && (b.kind == Condition::hp_regen || b.kind == Condition::immune)) return true;
            if (a.kind == Condition::hp_regen && b_changes_gains) return true;
            if (a.kind == Condition::hp_regen && b.kind == Condition::hp_regen && a.number != b.number) return true;
            if (hurts(a.kind) && b_changes_gains && damage_heals) return true;
            return a.kind == Condition::hp_regen && b.kind == Condition::immune && gain_hurts;
        };
        for (const Token& a : rest)
            for (const Token& b : rest)
                if (clash(a, b)) return true;
        return false;
    }
    std::size_t ask_for_token(Actor actor, const std::vector<Token>& rest) {
        const auto offer_of = [](const Token& token) {
            return TickToken{token.kind, turns(token.column),
                             static_cast<std::uint8_t>(token.kind == Condition::hp_regen ? token.number : 0)};
        };
        std::vector<Action> offers;
        for (const Token& token : rest)
            if (std::find(offers.begin(), offers.end(), Action{offer_of(token)}) == offers.end())
                offers.push_back(offer_of(token));
        const Action answer = ask(OrderTokens{owner_of(actor)}, offers);
        for (std::size_t i = 0; i != rest.size(); ++i)
            if (Action{offer_of(rest[i])} == answer) return i;
        object("no such token");
    }
    // One token moves, leaves from the first column, and acts: SHI-064, SHI-316.
    void tick(Actor actor, const Token& ticked) {
        tell(ConditionTicked{actor, ticked.kind, byte(ticked.number), turns(ticked.column)});
        auto& tokens = at(actor).tokens;
        for (auto token = tokens.begin(); token != tokens.end(); ++token) {
            if (token->kind != ticked.kind || token->column != ticked.column || token->number != ticked.number)
                continue;
            if (token->column == permanently) break;
            if (--token->column == 0)
                tokens.erase(token);
            else {
                // A stacking token keeps its age: what was ticked is not ticked again.
                const Token moved = *token;
                tokens.erase(token);
                tokens.push_back(moved);
            }
            break;
        }
        if (hurts(ticked.kind)) suffer({{actor, damage_of(ticked.kind), cause_of(ticked.kind)}});
        if (ticked.kind == Condition::hp_regen) gain_all({{actor, ticked.number}}, Cause::hp_regen);
    }

    // SHI-075 to SHI-078.
    void lower_dice_in_upkeep(Actor actor) {
        if (!has(actor, Condition::stun)) lower_all_dice(actor, 1, Cause::upkeep);
    }
    void lower_all_dice(Actor actor, int n, Cause cause) {
        const auto dice = at(actor).dice;
        for (const auto& [spell, number] : dice) set_die(actor, spell, number - n, cause);  // SHI-383
    }

    // SHI-R10 to SHI-R12.
    bool must_skip(Actor actor) {
        const bool helpless = has(actor, Condition::frozen) || has(actor, Condition::sleep);
        if (helpless) tell(TurnSkipped{actor, has(actor, Condition::frozen) ? Condition::frozen : Condition::sleep});
        if (!has(actor, Condition::knockback)) return helpless;
        bool pays = false;
        if (!helpless && at(actor).hp >= 5)
            pays = ask(GetBackUp{owner_of(actor)}, {PayHp{}, Decline{}}) == Action{PayHp{}};
        if (pays) pay(actor, 4, Cause::knockback);
        if (!helpless && !pays) tell(TurnSkipped{actor, Condition::knockback});
        drop(actor, Condition::knockback);
        return !pays;
    }
    // SHI-171: no damage.
    void pay(Actor actor, int price, Cause cause) {
        Fighter& fighter = at(actor);
        tell(HpPaid{actor, byte(fighter.hp), byte(fighter.hp - price), cause});
        fighter.hp -= price;
    }
    static std::uint8_t byte(int n) { return static_cast<std::uint8_t>(n); }

    // SHI-080, SHI-D07. With five points nobody has two abilities to put in order.
    void hero_phase(Actor actor) {
        if (is_creature(actor)) return;
        const int falls = at(actor).falls;
        for (const Held& one : triggers_of(actor, Trigger::begin_turn)) {
            if (at(actor).falls != falls) return;
            if (!one.passive.is_optional) {
                use_ability(actor, one, Actor::nobody);
                continue;
            }
            std::vector<Action> offers{EndHeroPhase{}};
            const auto number = static_cast<std::uint8_t>(one.trigger);
            const CardKind group = one.passive.part.effects[0].group;
            for (Card card : cards_of(actor, group))
                if (card != at(actor).tab) offers.push_back(UseAbility{number, card});
            const Action answer = ask(HeroPhase{owner_of(actor), byte(1 << one.trigger)}, offers);
            if (const auto* use = get_if<UseAbility>(&answer)) {
                tell(AbilityTriggered{actor, number, Trigger::begin_turn, Actor::nobody});
                at(actor).tab = use->card;
            }
        }
    }
    std::vector<Card> cards_of(Actor actor, CardKind group) const {
        std::vector<Card> found;
        board_of(actor).cards.for_each([&](Card card) {
            if (book().cards[card].kind == group) found.push_back(card);
        });
        return found;
    }

    // SHI-085, SHI-086, SHI-R13.
    void main_phase(Actor actor) {
        const Seat seat = owner_of(actor);
        std::vector<Action> offers;
        for (Spell spell : castable_spells(actor))
            if (book().spells[spell].needs != Needs::when_attacked) offers.push_back(CastSpell{spell});
        const bool nothing = offers.empty();
        if (nothing) offers.push_back(Pass{});
        const Action answer = ask(MainPhase{seat, actor}, offers);
        if (nothing)
            tell(MainPhasePassed{actor});
        else
            cast(actor, get_if<CastSpell>(&answer)->spell, Casting::main_phase);
    }

    // ---------------------------------------------------------------- spells, 2.5 and 2.6

    std::vector<Spell> spells_on(Card card) const {
        std::vector<Spell> found;
        for (std::size_t i = 0; i != book().cards[card].spell_count; ++i)
            found.push_back(static_cast<Spell>(index_of(book().cards[card].first_spell) + i));
        return found;
    }
    // All that an actor has; those of cards off the tab only if asked for.
    std::vector<Spell> spells_of(Actor actor, bool with_cards_off_the_tab) const {
        if (is_creature(actor)) return spells_on(at(actor).card);
        std::vector<Spell> found;
        const CharacterType& board = board_of(actor);
        board.board.for_each([&](Slot slot) { found.push_back(board.spells[slot]); });
        board.cards.for_each([&](Card card) {
            if (is_creature(book().cards[card].kind)) return;
            if (with_cards_off_the_tab || at(actor).tab == card)  // SHI-117
                for (Spell spell : spells_on(card)) found.push_back(spell);
        });
        for_each_enumerator<Node>([&](Node node) {  // SHI-116
            const Spell spell = board.spells[slot_of(node)];
            if (spell != Spell::no_spell && is_unlocked(actor, node)) found.push_back(spell);
        });
        return found;
    }
    ReadSpell read(Actor caster, Spell id) const {
        ReadSpell spell{id, book().spells[id], book().spells[id].stats, book().spells[id].die, {}};
        for (const Part& part : spell.box.parts)
            spell.parts.push_back({part.target, std::vector<Effect>(part.effects.begin(), part.effects.end())});
        if (is_creature(caster)) return spell;
        for (const Held& one : passives_of(caster)) {
            const Passive& change = one.passive;
            if (!one.in_force || board_of(caster).spells[change.slot] != id) continue;
            if (change.kind == PassiveKind::add_stats) spell.stats = spell.stats | change.stats;
            if (change.kind == PassiveKind::add_effect) spell.parts.back().effects.push_back(change.part.effects[0]);
            if (change.kind == PassiveKind::change_target) spell.parts.front().target = change.part.target;
            if (change.kind == PassiveKind::change_die) spell.die = change.die;
        }
        return spell;
    }
    // SHI-118.
    bool is_banned(Actor actor, const SpellType& box) const {
        return (has(actor, Condition::confused) && box.row == SpellRow::support) ||
               (has(actor, Condition::paralysed) && box.row == SpellRow::attack) ||
               (has(actor, Condition::disarm) && box.type == AttackType::melee) ||
               (has(actor, Condition::frightened) && box.type == AttackType::ranged) ||
               (has(actor, Condition::hex) && box.cd >= 3);
    }
    bool is_targetable(Actor actor) const { return at(actor).standing && !has(actor, Condition::untargetable); }
    std::vector<Actor> targets_of(TargetKind kind, Actor caster, bool is_attack) const {
        if (kind == TargetKind::you) return {caster};
        if (kind == TargetKind::one_fallen)
            return all_who([&](Actor who) {
                return is_character(who) && is_seated(who) && !at(who).standing && allied(who, caster);
            });
        const bool friends = kind == TargetKind::one_ally || kind == TargetKind::allies;
        auto found = all_who([&](Actor who) { return is_targetable(who) && allied(who, caster) == friends; });
        // SHI-L11, SHI-R78.
        const auto draws = [&](Actor who) { return has(who, Condition::all_eyes); };
        if (is_attack && kind == TargetKind::one_enemy && std::any_of(found.begin(), found.end(), draws))
            std::erase_if(found, [&](Actor who) { return !draws(who); });
        return found;
    }
    bool may_summon(Actor owner, Card card) const {  // SHI-R57
        int in_play = 0;
        bool is_out = false;
        for (Beside place : {Beside::first, Beside::second}) {
            const Fighter& creature = at(creature_of(owner_of(owner), place));
            in_play += creature.standing;
            is_out |= creature.standing && creature.card == card;
        }
        return !is_out && in_play < pet_limit_of(owner);
    }
    std::vector<Spell> castable_spells(Actor actor) const {
        std::vector<Spell> found;
        for (Spell id : spells_of(actor, false)) {
            if (die_on(at(actor), id) != 0 || is_banned(actor, book().spells[id])) continue;  // SHI-115
            const ReadSpell spell = read(actor, id);
            const ReadPart& first = spell.parts.front();
            if (targets_of(first.target, actor, first.is_attack()).empty()) continue;  // SHI-119
            bool legal = true;
            for (const ReadPart& part : spell.parts)
                for (const Effect& effect : part.effects)
                    if (effect.kind == EffectKind::summon) legal &= may_summon(actor, effect.card);
            if (legal) found.push_back(id);
        }
        return found;
    }

    // ---------------------------------------------------------------- casting, 2.7

    void cast(Actor caster, Spell id, Casting how, Actor forced = Actor::nobody) {
        const ReadSpell spell = read(caster, id);
        const int falls = at(caster).falls;
        const auto fell = [&] { return at(caster).falls != falls; };
        bool struck_bounty = false;
        Actor chosen = Actor::nobody;
        int chosen_falls = 0;
        std::vector<Actor> targets = aim(caster, spell.parts[0], forced, chosen);
        if (chosen != Actor::nobody) chosen_falls = at(chosen).falls;
        tell(SpellAnnounced{caster, id, chosen, how});
        const bool adds = roll_condition_die(caster, spell);
        for (std::size_t i = 0; i != spell.parts.size(); ++i) {
            if (i != 0) {
                Actor second = Actor::nobody;
                if (spell.parts[i].target == TargetKind::same) {  // SHI-R16, SHI-K16
                    targets.clear();
                    if (is_targetable(chosen) && at(chosen).falls == chosen_falls) targets.push_back(chosen);
                } else
                    targets = aim(caster, spell.parts[i], Actor::nobody, second);
            }
            if (targets.empty()) {  // SHI-143
                tell(PartLost{caster, id, static_cast<std::uint8_t>(i)});
                continue;
            }
            tell(PartBegan{caster, id, static_cast<std::uint8_t>(i), set_of(targets)});
            resolve_part(caster, spell, spell.parts[i], targets, adds, how, struck_bounty);
            if (fell()) {
                tell(PartLost{caster, id, static_cast<std::uint8_t>(i)});
                return;
            }
        }
        if (struck_bounty) reward(character_of(caster));
        if (!fell()) set_die(caster, id, spell.box.cd, Cause::cast);  // SHI-380
    }
    // Whom a part is aimed at; one of several is chosen, SHI-D09, SHI-D11.
    std::vector<Actor> aim(Actor caster, const ReadPart& part, Actor forced, Actor& chosen) {
        std::vector<Actor> legal = targets_of(part.target, caster, part.is_attack());
        if (!is_chosen(part.target)) return legal;
        if (forced != Actor::nobody) legal = {forced};  // SHI-R44
        if (legal.empty()) return legal;
        chosen = legal.front();
        if (legal.size() > 1) {
            std::vector<Action> offers;
            for (Actor actor : legal) offers.push_back(AimAt{actor});
            const Action answer = ask(ChooseTarget{owner_of(caster)}, offers);
            chosen = get_if<AimAt>(&answer)->target;
        }
        return {chosen};
    }
    // SHI-131, SHI-R18.
    bool roll_condition_die(Actor caster, const ReadSpell& spell) {
        bool success = false;
        for (int i = 0; i != spell.die.attempts; ++i) {
            const int face = next_roll<ConditionDieRolled>().face;
            tell(ConditionDieRolled{caster, spell.die.condition, byte(face), face <= 2});
            success |= face <= 2;
        }
        return success;
    }

    void resolve_part(Actor caster, const ReadSpell& spell, const ReadPart& part, const std::vector<Actor>& targets,
                      bool adds_condition, Casting how, bool& struck_bounty) {
        const int falls = at(caster).falls;
        const auto fell = [&] { return at(caster).falls != falls; };
        std::vector<Struck> aims;
        for (Actor target : targets) aims.push_back({target, at(target).falls, false, {}});
        int dealt = 0;
        if (part.is_attack()) {
            for (std::size_t i = 0; i != aims.size(); ++i) intercept(caster, aims[i]);
            for (const Struck& one : aims)
                struck_bounty |= bounty_ != Seat::spectator && one.at == character_of(bounty_);
            dealt = strike(caster, spell, part.effects.front(), aims);
        }
        for (const Effect& effect : part.effects) {  // step 7
            if (fell()) return;
            if (effect.kind != EffectKind::deal) carry_out(effect, caster, &spell, aims, dealt);
        }
        if (fell()) return;
        if (adds_condition) carry_out(give(spell.die.condition), caster, &spell, aims, dealt);  // SHI-R19
        if (fell() || !part.is_attack()) return;
        if (is_character(caster))  // SHI-147
            for (const Held& one : triggers_of(caster, Trigger::own_attack))
                if (!fell() && filter_passes(one.passive.filter, spell.box)) use_ability(caster, one, Actor::nobody);
        if (how == Casting::counter_attack) return;
        std::vector<Struck> counters = aims;
        std::stable_sort(counters.begin(), counters.end(),
                         [&](const Struck& a, const Struck& b) { return turn_place(a.at) < turn_place(b.at); });
        for (const Struck& one : counters)
            if (!fell()) counter(one, caster);
    }
    static bool filter_passes(Filter filter, const SpellType& box) {  // SHI-K51
        switch (filter) {
            case Filter::any: return true;
            case Filter::melee: return box.type == AttackType::melee;
            case Filter::ranged: return box.type == AttackType::ranged;
            case Filter::fire: return box.element == Element::fire;
            case Filter::frost: return box.element == Element::frost;
            case Filter::light: return box.element == Element::light;
            case Filter::poison: return box.element == Element::poison;
            case Filter::shadow: return box.element == Element::shadow;
            case Filter::water: return box.element == Element::water;
        }
        return false;
    }

    // Step 3, SHI-R45: spells against attacks, Redirect, Dodge.
    void intercept(Actor caster, Struck& one) {
        react(caster, one.at);
        while (redirect(caster, one)) {}
        if (!has(one.at, Condition::dodge) || allied(caster, one.at)) return;  // SHI-R43
        const int face = next_roll<DodgeRolled>().face;
        one.dodged = face <= 2;
        tell(DodgeRolled{one.at, byte(face), one.dodged});
        drop(one.at, Condition::dodge);
    }
    // SHI-R83.
    void react(Actor caster, Actor attacked) {
        if (is_creature(attacked) || allied(caster, attacked) || allied(active_, attacked)) return;
        std::vector<Action> offers;
        for (Spell spell : castable_spells(attacked))
            if (book().spells[spell].needs == Needs::when_attacked) offers.push_back(CastSpell{spell});
        if (offers.empty()) return;
        offers.push_back(Decline{});
        const Action answer = offer(Offer::spell, OfferReaction{owner_of(attacked)}, offers);
        if (const auto* spell = get_if<CastSpell>(&answer)) cast(attacked, spell->spell, Casting::reaction);
    }
    // SHI-345 to SHI-349, SHI-R42.
    bool redirect(Actor caster, Struck& one) {
        if (is_creature(one.at) || allied(caster, one.at)) return false;
        if (std::find(one.redirected.begin(), one.redirected.end(), one.at) != one.redirected.end()) return false;
        std::vector<Action> offers;
        for (Condition token : {Condition::redirect_ally, Condition::redirect_enemy}) {
            if (!has(one.at, token)) continue;
            for (Actor actor : everybody())
                if (actor != one.at && is_targetable(actor) &&
                    allied(actor, one.at) == (token == Condition::redirect_ally))
                    offers.push_back(Redirect{token, actor});
        }
        if (offers.empty()) return false;
        offers.push_back(Decline{});
        const Action answer = offer(Offer::redirect, OfferRedirect{owner_of(one.at)}, offers);
        const auto* redirect = get_if<Redirect>(&answer);
        if (!redirect) return false;
        tell(AttackRedirected{one.at, redirect->target, redirect->token});
        drop(one.at, redirect->token);
        one.redirected.push_back(one.at);
        one.at = redirect->target;
        one.falls = at(one.at).falls;
        return true;
    }
    // SHI-R44.
    void counter(const Struck& one, Actor attacker) {
        const Actor holder = one.at;
        if (is_creature(holder) || !at(holder).standing || !has(holder, Condition::counter_attack)) return;
        if (!is_targetable(attacker) || allied(holder, attacker)) return;
        std::vector<Spell> ready;
        std::vector<Action> offers;
        for (Spell id : spells_of(holder, false)) {
            const SpellType& box = book().spells[id];
            if (box.cd != 0 || box.row != SpellRow::attack || !read(holder, id).parts[0].is_attack()) continue;
            if (die_on(at(holder), id) != 0 || is_banned(holder, box)) continue;
            ready.push_back(id);
            offers.push_back(PickSpell{id});
        }
        if (ready.empty()) return;
        Spell spell = ready.front();
        if (ready.size() > 1) {
            const Action answer = ask(ChooseCounter{owner_of(holder), attacker}, offers);
            spell = get_if<PickSpell>(&answer)->spell;
        }
        tell(CounterAttacked{holder, attacker});
        cast(holder, spell, Casting::counter_attack, attacker);
    }

    // ---------------------------------------------------------------- damage, 2.8

    static int half_up(int number, int percent) { return (number * percent + 99) / 100; }  // SHI-159

    Damage compute(Actor a, Actor t, const ReadSpell& spell, const Effect& deal) const {
        Damage damage{};
        damage.printed = deal.number;  // P1
        int stats = 0;
        spell.stats.for_each([&](Stat stat) { stats += stat_of(a, stat); });
        damage.stats = static_cast<std::int16_t>(stats);                            // P2
        damage.flat = static_cast<std::int16_t>(flat_bonus(a, spell.box));          // P3
        damage.element = strong_against(spell.box.element, element_of(t)) ? 1 : 0;  // P4
        const int defence = stat_of(t, Stat::defence);                              // P5
        const bool pierces = deal.armour == Armour::pierced || has(a, Condition::pierce);
        const bool penetrates = deal.armour == Armour::penetrated || has(a, Condition::penetrate);
        const int counts = pierces ? 0 : penetrates ? defence - half_up(defence, 50) : defence;
        damage.defence = static_cast<std::int16_t>(counts);
        const int figure = std::max(0, damage.printed + damage.stats + damage.flat + damage.element - counts);  // P6
        damage.figure = static_cast<std::int16_t>(figure);
        int percent = 50 * (int{has(a, Condition::more_dealt)} - int{has(a, Condition::less_dealt)} +
                            int{has(t, Condition::more_taken)} - int{has(t, Condition::less_taken)});  // P7
        if (deal.percent != 0 && has(t, deal.condition)) percent += deal.percent;
        const int change = percent < 0 ? -half_up(figure, -percent) : half_up(figure, percent);
        damage.percent = static_cast<std::int16_t>(change);
        const bool flies = has(t, Condition::flying) && spell.box.type == AttackType::melee;
        damage.prevented = has(t, Condition::immune) || flies;  // P8
        damage.dealt = static_cast<std::int16_t>(damage.prevented ? 0 : std::max(0, figure + change));
        return damage;
    }
    int flat_bonus(Actor a, const SpellType& box) const {
        int sum = 0;
        for (Actor giver : everybody()) {
            if (!is_character(giver) || !at(giver).standing || !allied(giver, a)) continue;
            each_passive(giver, PassiveKind::bonus, [&](const Passive& bonus) {
                const bool reaches = bonus.scope == Scope::allies || (bonus.scope == Scope::you && giver == a) ||
                                     (bonus.scope == Scope::pets && is_creature(a) && character_of(a) == giver);
                if (reaches && filter_passes(bonus.filter, box)) sum += bonus.number;
            });
        }
        constexpr std::array<std::pair<Element, Condition>, 6> tokens{{{Element::fire, Condition::increased_fire},
                                                                       {Element::frost, Condition::increased_frost},
                                                                       {Element::light, Condition::increased_light},
                                                                       {Element::poison, Condition::increased_poison},
                                                                       {Element::shadow, Condition::increased_shadow},
                                                                       {Element::water, Condition::increased_water}}};
        for (const auto& [element, condition] : tokens)
            if (const Token* token = held(at(a), condition); token && box.element == element) sum += token->number;
        return sum;
    }
    static bool strong_against(Element element, Element type) {  // SHI-L13
        return (element == Element::fire && type == Element::poison) ||
               (element == Element::frost && type == Element::water) ||
               (element == Element::light && type == Element::frost) ||
               (element == Element::poison && type == Element::shadow) ||
               (element == Element::shadow && type == Element::light) ||
               (element == Element::water && type == Element::fire);
    }
    // Step 4: all attacks of a part are computed before any of them lands, SHI-133.
    int strike(Actor caster, const ReadSpell& spell, const Effect& deal, const std::vector<Struck>& aims) {
        std::vector<Blow> blows;
        int sum = 0;
        for (const Struck& one : aims) {
            if (one.dodged) continue;
            const Damage damage = compute(caster, one.at, spell, deal);
            tell(DamageComputed{caster, one.at, damage});
            if (damage.dealt > 30) tell(LargeDamage{caster, one.at, damage.dealt});  // SHI-016
            blows.push_back({one.at, damage.dealt, Cause::attack, caster, true});
            sum += damage.dealt;
        }
        suffer(blows);
        return sum;
    }
    // P8 for fixed damage, P9 to P11, steps 5 and 6.
    void suffer(const std::vector<Blow>& blows) {
        if (blows.empty()) return;
        struct Felt {
            Blow blow;
            bool halved;
        };
        std::vector<Felt> felt;
        bool somebody_fell = false;
        for (const Blow& blow : blows) {
            Fighter& fighter = at(blow.at);
            if (!fighter.standing || fighter.hp == 0) {
                if (!blow.is_attack) continue;
            }
            const int damage = !blow.is_attack && has(blow.at, Condition::immune) ? 0 : blow.amount;
            if (damage == 0) continue;
            const int by_shield = std::min(fighter.shield, damage);
            if (by_shield != 0)
                tell(ShieldChanged{blow.at, static_cast<std::uint16_t>(fighter.shield),
                                   static_cast<std::uint16_t>(fighter.shield - by_shield), blow.cause});
            fighter.shield -= by_shield;
            const int lost = std::min(fighter.hp, damage - by_shield);
            const bool was_above = 2 * fighter.hp > fighter.base;
            if (lost != 0) tell(HpLost{blow.at, byte(fighter.hp), byte(fighter.hp - lost), blow.cause});
            fighter.hp -= lost;
            somebody_fell |= lost != 0 && fighter.hp == 0;
            felt.push_back({{blow.at, damage, blow.cause, blow.attacker, blow.is_attack},
                            was_above && 2 * fighter.hp <= fighter.base});
            if (fighter.hp != 0) drop(blow.at, Condition::sleep);  // SHI-R48
        }
        // SHI-R74 goes actor by actor, also if two attacks of a part have ended at the same one.
        std::stable_sort(felt.begin(), felt.end(),
                         [&](const Felt& a, const Felt& b) { return turn_place(a.blow.at) < turn_place(b.blow.at); });
        std::vector<int> falls;
        for (const Felt& one : felt) falls.push_back(at(one.blow.at).falls);
        for (std::size_t i = 0; i != felt.size(); ++i) answer_damage(felt[i].blow, felt[i].halved, falls[i]);
        if (somebody_fell) fall();  // or they wait until what felled them has been answered, SHI-134
    }
    // SHI-K62 to SHI-K64, the abilities of one actor by their numbers.
    void answer_damage(const Blow& blow, bool halved, int falls) {
        if (is_creature(blow.at)) return;
        for (const Held& one : passives_of(blow.at)) {
            if (!one.in_force || one.trigger < 0 || at(blow.at).hp == 0 || at(blow.at).falls != falls) continue;
            if (one.passive.is_once && (at(blow.at).used >> one.trigger & 1) != 0) continue;
            const Trigger on = one.passive.on;
            if (on == Trigger::damaged || (on == Trigger::hit && blow.is_attack && blow.amount >= one.passive.number) ||
                (on == Trigger::half && halved))
                use_ability(blow.at, one, blow.attacker);
        }
    }

    // ---------------------------------------------------------------- HP and shields, 2.9

    struct Gain {
        Actor actor{};
        int amount = 0;
    };
    // Gains of one outcome are simultaneous; then Glowing answers each, SHI-R39.
    void gain_all(const std::vector<Gain>& gains, Cause cause) {
        std::vector<Actor> gainers;
        for (const Gain& one : gains)
            if (gain(one.actor, one.amount, cause) && is_character(one.actor)) gainers.push_back(one.actor);
        for (Actor gainer : gainers) {
            const auto holders = all_who(
                [&](Actor who) { return at(who).standing && !allied(who, gainer) && has(who, Condition::glowing); });
            if (holders.empty()) continue;
            tell(GlowingTriggered{gainer, set_of(holders)});
            std::vector<Blow> blows;
            for (Actor holder : holders) blows.push_back({holder, 2, Cause::glowing});
            suffer(blows);
        }
    }
    // SHI-180 to SHI-185.
    bool gain(Actor actor, int amount, Cause cause) {
        Fighter& fighter = at(actor);
        if (!fighter.standing || fighter.hp == 0 || has(actor, Condition::no_heal)) return false;
        const int percent = 50 * (int{has(actor, Condition::more_heal)} - int{has(actor, Condition::less_heal)});
        amount = std::max(0, amount + (percent < 0 ? -half_up(amount, -percent) : half_up(amount, percent)));
        const int rise = std::min(amount, fighter.base - fighter.hp);
        if (rise <= 0) return false;
        tell(HpGained{actor, byte(fighter.hp), byte(fighter.hp + rise), byte(amount - rise), cause});
        fighter.hp += rise;
        return true;
    }

    // ---------------------------------------------------------------- outcomes, content 1.2

    // `aims` are the targets of the part; those who dodged it or fell in it get nothing more of it, SHI-136.
    void carry_out(const Effect& effect, Actor caster, const ReadSpell* spell, const std::vector<Struck>& aims,
                   int dealt) {
        if (effect.guard == Guard::paid && !pays_for(effect, caster)) return;
        const bool to_target = effect.to == Recipient::target;
        std::vector<Actor> to;
        if (effect.to == Recipient::you) to = {caster};
        if (effect.to == Recipient::allies) to = targets_of(TargetKind::allies, caster, false);
        if (to_target)
            for (const Struck& one : aims)
                if (!one.dodged && at(one.at).falls == one.falls) to.push_back(one.at);
        switch (effect.kind) {
            case EffectKind::heal: {
                int amount = effect.number;
                if (spell && to_target) {  // SHI-K03, SHI-K42
                    spell->stats.for_each([&](Stat stat) { amount += stat_of(caster, stat); });
                    each_passive(caster, PassiveKind::heal_bonus, [&](const Passive& more) { amount += more.number; });
                }
                heal_all(to, amount);
                break;
            }
            case EffectKind::heal_dealt: heal_all(to, half_up(dealt, effect.percent)); break;
            case EffectKind::strike: {
                std::vector<Blow> blows;
                for (Actor actor : to) blows.push_back({actor, effect.number, Cause::effect});
                suffer(blows);
                break;
            }
            case EffectKind::shield:
                for (Actor actor : to) add_shield(actor, effect.number);
                break;
            case EffectKind::buff:
                for (Actor actor : to) effect.stats.for_each([&](Stat stat) { place_buff(actor, stat, effect); });
                break;
            case EffectKind::apply: apply_to(to, effect); break;
            case EffectKind::purge:
                for (Actor actor : to) purge(actor);
                break;
            case EffectKind::lower_dice:
                for (Actor actor : to) lower_all_dice(actor, effect.number, Cause::effect);
                break;
            case EffectKind::lower_one_die: lower_one_die(caster, effect.number); break;
            case EffectKind::immobilise:
                for (Actor actor : to) immobilise(caster, actor, effect.number);
                break;
            case EffectKind::summon: summon(caster, effect.card); break;
            case EffectKind::revive:
                for (Actor actor : to) revive(actor, effect.number);
                break;
            case EffectKind::swap_card: choose_card(caster, effect.group); break;
            case EffectKind::raise_hp:
                for (Actor actor : to) raise_hp(actor, effect.number);
                break;
            case EffectKind::deal: break;
        }
    }
    bool pays_for(const Effect& effect, Actor caster) {  // SHI-K19
        if (at(caster).hp <= effect.price) return false;
        if (ask(OfferPayment{owner_of(caster), effect.price}, {PayHp{}, Decline{}}) == Action{Decline{}}) return false;
        pay(caster, effect.price, Cause::price);
        return true;
    }
    void heal_all(const std::vector<Actor>& to, int amount) {
        std::vector<Gain> gains;
        for (Actor actor : to) gains.push_back({actor, amount});
        gain_all(gains, Cause::effect);
    }
    void add_shield(Actor actor, int n) {  // SHI-192, SHI-R54
        if (is_creature(actor)) return;
        int& shield = at(actor).shield;
        tell(ShieldChanged{actor, static_cast<std::uint16_t>(shield), static_cast<std::uint16_t>(shield + n),
                           Cause::effect});
        shield += n;
    }
    void place_buff(Actor actor, Stat stat, const Effect& effect) {  // SHI-203, SHI-204
        if (is_creature(actor)) return;
        const Turns column = effect.turns == Turns::unstated ? Turns::permanent : effect.turns;
        tell(BuffPlaced{actor, stat, effect.number, column});
        at(actor).buffs.push_back({stat, effect.number, static_cast<int>(index_of(column))});
    }
    // SHI-230 to SHI-239, with what the token does at once; to several targets at once.
    void apply_to(const std::vector<Actor>& to, const Effect& effect) {
        const Condition kind = effect.condition;
        std::vector<Blow> blows;
        std::vector<Gain> gains;
        for (Actor actor : to) {
            if (is_creature(actor) || is_warded(actor, kind)) continue;
            Turns column = effect.turns;
            if (column == Turns::unstated) column = hurts(kind) ? Turns::three : Turns::permanent;
            if (kind != Condition::bleed && kind != Condition::hp_regen) drop(actor, kind);
            at(actor).tokens.push_back({kind, static_cast<int>(index_of(column)), effect.number, effect.stats});
            tell(ConditionPlaced{actor, kind, byte(effect.number), effect.stats, column});
            if (hurts(kind)) blows.push_back({actor, damage_of(kind), cause_of(kind)});
            if (kind == Condition::hp_regen) gains.push_back({actor, effect.number});
        }
        suffer(blows);
        gain_all(gains, Cause::hp_regen);
    }
    bool is_warded(Actor actor, Condition kind) const {
        bool warded = false;
        each_passive(actor, PassiveKind::ward, [&](const Passive& ward) { warded |= ward.wards.has(kind); });
        return warded;
    }
    static bool is_good(Condition kind) {  // the signs of 2.12
        switch (kind) {
            case Condition::more_heal:
            case Condition::more_dealt:
            case Condition::less_taken:
            case Condition::hp_regen:
            case Condition::untargetable:
            case Condition::immune:
            case Condition::pierce:
            case Condition::penetrate:
            case Condition::redirect_ally:
            case Condition::redirect_enemy:
            case Condition::counter_attack:
            case Condition::flying:
            case Condition::dodge:
            case Condition::increased_fire:
            case Condition::increased_frost:
            case Condition::increased_light:
            case Condition::increased_poison:
            case Condition::increased_shadow:
            case Condition::increased_water:
            case Condition::all_eyes: return true;
            default: return false;
        }
    }
    void purge(Actor actor) {  // SHI-241
        std::erase_if(at(actor).tokens, [](const Token& token) { return !is_good(token.kind); });
        std::erase_if(at(actor).buffs, [](const StatToken& token) { return token.amount < 0; });
    }
    void lower_one_die(Actor caster, int n) {  // SHI-K29
        std::vector<Action> offers;
        for (const auto& [spell, number] : at(caster).dice) offers.push_back(PickSpell{spell});
        if (offers.empty()) return;
        Action answer = offers.front();
        if (offers.size() > 1) answer = ask(ChooseDie{owner_of(caster), caster, byte(n)}, offers);
        const Spell spell = get_if<PickSpell>(&answer)->spell;
        set_die(caster, spell, die_on(at(caster), spell) - n, Cause::effect);
    }
    void immobilise(Actor caster, Actor target, int n) {  // SHI-R50
        if (is_creature(target)) return;
        std::vector<Action> offers;
        for (Spell spell : spells_of(target, true)) offers.push_back(PickSpell{spell});
        const Action answer = ask(ChooseImmobilised{owner_of(caster), target, byte(n)}, offers);
        const Spell spell = get_if<PickSpell>(&answer)->spell;
        set_die(target, spell, std::min(6, die_on(at(target), spell) + n), Cause::effect);
    }
    void summon(Actor owner, Card card) {  // SHI-418
        if (!may_summon(owner, card)) return;
        for (Beside place : {Beside::first, Beside::second}) {
            const Actor actor = creature_of(owner_of(owner), place);
            if (at(actor).standing) continue;
            Fighter& creature = at(actor);
            const int falls = creature.falls;
            creature = Fighter{};
            creature.falls = falls;
            creature.standing = true;
            creature.card = card;
            creature.hp = creature.base = book().cards[card].hp;
            tell(CreatureSummoned{actor, card, byte(creature.hp)});
            acted_.erase(actor);
            join_order(actor);
            return;
        }
    }
    void choose_card(Actor actor, CardKind group) {  // SHI-D04
        std::vector<Action> offers;
        for (Card card : cards_of(actor, group)) offers.push_back(TakeCard{card});
        const Action answer = ask(ChooseCard{owner_of(actor), group}, offers);
        at(actor).tab = get_if<TakeCard>(&answer)->card;
    }
    void raise_hp(Actor actor, int n) {  // SHI-K34
        if (is_creature(actor)) return;
        at(actor).hp += n;
        at(actor).base += n;
        tell(BaseHpRaised{actor, byte(n)});
    }

    // An ability is carried out; its part is never an attack.
    void use_ability(Actor owner, const Held& one, Actor source) {
        tell(AbilityTriggered{owner, byte(one.trigger), one.passive.on, source});
        if (one.passive.is_once) at(owner).used |= 1u << one.trigger;
        const Part& part = one.passive.part;
        std::vector<Actor> targets;
        if (part.target == TargetKind::source) {
            if (source != Actor::nobody && is_targetable(source)) targets = {source};
        } else
            targets = targets_of(part.target, owner, false);
        std::vector<Struck> aims;
        for (Actor target : targets) aims.push_back({target, at(target).falls, false, {}});
        const int falls = at(owner).falls;
        for (const Effect& effect : part.effects)
            if (at(owner).falls == falls) carry_out(effect, owner, nullptr, aims, 0);
    }

    // ---------------------------------------------------------------- defeat and revival, 2.15

    // Step 6.
    void fall() {
        const auto dead = all_who([&](Actor who) { return at(who).standing && at(who).hp == 0; });
        if (dead.empty()) return;
        ++falling_;
        for (Actor actor : dead) defeat(actor);
        std::vector<Actor> bereaved;  // SHI-K66
        for (Actor actor : dead)
            if (is_creature(actor) && at(character_of(actor)).standing) bereaved.push_back(character_of(actor));
        for (Actor actor : dead)
            if (is_character(actor)) offer_revival(actor);
        for (Actor owner : bereaved)
            for (const Held& one : triggers_of(owner, Trigger::pet_died))
                if (at(owner).standing) use_ability(owner, one, Actor::nobody);
        for (Actor actor : dead) unanswered_.push_back(actor);
        if (--falling_ != 0) return;  // Darkness of the deaths before goes first
        ++falling_;
        while (!unanswered_.empty()) {
            const Actor fallen = in_order(unanswered_).front();  // SHI-R74
            std::erase(unanswered_, fallen);
            darken(fallen);
        }
        --falling_;
        check_end();
    }
    void defeat(Actor actor) {  // SHI-450, SHI-417
        Fighter& fighter = at(actor);
        tell(ActorDefeated{actor});
        ++fighter.falls;
        fighter.standing = false;
        fighter.hp = fighter.shield = 0;
        fighter.tokens.clear();
        fighter.buffs.clear();
        fighter.dice.clear();
        fighter.tab = Card::no_card;
        if (is_creature(actor)) return;
        for (Beside place : {Beside::first, Beside::second}) {  // SHI-R56: swept away, which is no death
            const Actor pet = creature_of(owner_of(actor), place);
            if (!at(pet).standing || at(pet).hp == 0) continue;
            tell(CreatureRemoved{pet, at(pet).card});
            ++at(pet).falls;
            at(pet).standing = false;
        }
    }
    // SHI-336 to SHI-339, SHI-R40.
    void darken(Actor fallen) {
        const auto holders = all_who([&](Actor who) {
            return at(who).standing && at(who).hp != 0 && !allied(who, fallen) && has(who, Condition::darkness);
        });
        if (holders.empty()) return;
        tell(DarknessTriggered{fallen, set_of(holders)});
        std::vector<Blow> blows;
        for (Actor holder : holders) blows.push_back({holder, 8, Cause::darkness});
        suffer(blows);
    }
    void offer_revival(Actor actor) {  // SHI-462, SHI-R59
        for (const Held& one : triggers_of(actor, Trigger::defeated)) {
            const auto number = static_cast<std::uint8_t>(one.trigger);
            const Action answer =
                offer(Offer::ability, OfferAbility{owner_of(actor), number}, {UseAbility{number}, Decline{}});
            if (answer == Action{Decline{}}) continue;
            tell(AbilityTriggered{actor, number, Trigger::defeated, Actor::nobody});
            at(actor).used |= 1u << one.trigger;
            revive(actor, one.passive.part.effects[0].number);
        }
    }
    void revive(Actor actor, int hp) {  // SHI-460, SHI-461, SHI-466
        Fighter& fighter = at(actor);
        if (fighter.standing) return;
        fighter.standing = true;
        fighter.hp = std::min(hp, fighter.base);
        tell(ActorRevived{actor, byte(fighter.hp)});
        if (!acted_.has(actor)) join_order(actor);  // SHI-R58
        for (const Held& one : triggers_of(actor, Trigger::set_up))
            for (const Effect& effect : one.passive.part.effects)
                if (effect.kind == EffectKind::swap_card) {
                    tell(AbilityTriggered{actor, byte(one.trigger), Trigger::set_up, Actor::nobody});
                    choose_card(actor, effect.group);
                }
    }
    // SHI-003 to SHI-008.
    void check_end() {
        SeatSet left{};
        for (Actor actor : everybody())
            if (is_character(actor) && at(actor).standing) left.insert(owner_of(actor));
        if (!left.empty()) {
            for (Actor actor : everybody())
                if (is_character(actor) && at(actor).standing && !allied(actor, character_of(left.front()))) return;
            for (std::size_t i = 0; i != options_.players; ++i)
                if (allied(character_of(left.front()), character_of(static_cast<Seat>(i))))
                    winners_.insert(static_cast<Seat>(i));
        }
        tell(GameOver{winners_, left.empty() ? Ending::all_fallen : Ending::last_side});
        throw MatchOver{};
    }

    // ---------------------------------------------------------------- bounty, 2.16

    // SHI-R60: ties are rolled, the highest once more among themselves.
    Seat roll_for_bounty(std::vector<Seat> tied) {
        while (tied.size() > 1) {
            std::vector<Seat> highest;
            int best = 0;
            for (Seat seat : tied) {
                const int face = next_roll<BountyRolled>().face;
                tell(BountyRolled{seat, byte(face)});
                if (face > best) highest.clear();
                if (face >= best) highest.push_back(seat);
                best = std::max(best, face);
            }
            tied = highest;
        }
        return tied.front();
    }
    std::vector<Seat> healthiest() const {
        std::vector<Seat> found;
        int best = 1;
        for (std::size_t i = 0; i != options_.players; ++i) {
            const Fighter& fighter = at(static_cast<Actor>(i));
            if (!fighter.standing || fighter.hp < best) continue;
            if (fighter.hp > best) found.clear();
            best = fighter.hp;
            found.push_back(static_cast<Seat>(i));
        }
        return found;
    }
    void give_bounty() {
        const Seat to = roll_for_bounty(healthiest());
        tell(BountyMoved{bounty_, to});
        bounty_ = to;
    }
    void move_bounty() {
        const auto best = healthiest();
        if (best.empty() || std::find(best.begin(), best.end(), bounty_) != best.end()) return;
        give_bounty();
    }
    // SHI-482, SHI-R61.
    void reward(Actor character) {
        if (!at(character).standing || owner_of(character) == bounty_) return;
        tell(BountyRewarded{owner_of(character)});
        gain_all({{character, 2}}, Cause::bounty);
    }

    const Record<Rules>& record_;
    Options options_{};
    std::size_t now_ = 0;
    std::vector<Event> told_{};
    std::array<std::size_t, Event::count> rolled_{};

    std::array<Fighter, most_actors> fighters_{};
    std::vector<Actor> order_{};
    std::size_t place_ = 0;
    ActorSet acted_{};
    int round_ = 0;
    Actor active_ = Actor::nobody;
    Seat bounty_ = Seat::spectator;
    SeatSet winners_{};
    int falling_ = 0;
    std::vector<Actor> unanswered_{};  // deaths that Darkness has still to answer
};

}  // namespace shire_referee
