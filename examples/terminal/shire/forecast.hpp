#pragma once

#include <array>
#include <cstddef>
#include <cstdio>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../odds_text.hpp"
#include "../ways.hpp"
#include "cards.hpp"

// What a spell will do to everybody, before it is cast: the rules are played on for every way the dice can fall, or for
// some of them where there are too many.
namespace terminal::shire {

// A number that differs from way to way.
struct Spread {
    int least = 0;
    int most = 0;
    double mean = 0;

    void add(int value, double probability, bool is_first) {
        least = is_first || value < least ? value : least;
        most = is_first || value > most ? value : most;
        mean += probability * value;
    }
};

// What becomes of one actor.
struct Fate {
    Spread hp{};                                          // gained, or lost if it is negative
    Spread shield{};                                      // likewise
    std::vector<std::pair<std::string, double>> marks{};  // tokens and the like, and how likely each is

    void mark(const std::string& what, double probability) {
        for (auto& [known, sum] : marks)
            if (known == what) return void(sum += probability);
        marks.emplace_back(what, probability);
    }
};

// What one way of the dice brings to one actor.
struct Result {
    int hp = 0;
    int shield = 0;
    std::vector<std::string> marks{};

    void mark(std::string what) {
        for (const std::string& known : marks)
            if (known == what) return;
        marks.push_back(std::move(what));
    }
};

// The mark of an attack that comes to nothing, told where nothing else hurts.
inline constexpr std::string_view unhurt = "no damage";

// Listens until the turn is over.
class Aftermath : public Witness<Aftermath> {
public:
    explicit Aftermath(Dice& dice) : Witness(dice) {}

    const std::array<Result, most_actors>& results() const { return results_; }

    void hear(const HpLost& lost) { at(lost.actor).hp -= lost.from - lost.to; }
    void hear(const HpGained& gained) { at(gained.actor).hp += gained.to - gained.from; }
    void hear(const HpPaid& paid) { at(paid.actor).hp -= paid.from - paid.to; }
    void hear(const ShieldChanged& changed) { at(changed.actor).shield += changed.to - changed.from; }
    void hear(const BuffPlaced& buff) {
        at(buff.actor).mark(signed_number(buff.amount) + " " + std::string(name_of(buff.stat)));
    }
    void hear(const ConditionPlaced& placed) {
        at(placed.actor).mark(token(placed.condition, placed.number, placed.stats));
    }
    void hear(const ConditionRemoved& removed) {
        if (removed.cause == Cause::purge) at(removed.actor).mark("no " + name(removed.condition));
    }
    void hear(const DamageComputed& attack) {
        if (attack.damage.dealt == 0) at(attack.target).mark(std::string(unhurt));
    }
    void hear(const DodgeRolled& rolled) {
        if (rolled.dodged) at(rolled.actor).mark("dodges");
    }
    void hear(const ActorDefeated& fallen) { at(fallen.actor).mark("falls"); }
    void hear(const ActorRevived& revived) { at(revived.actor).mark("stands again"); }
    void hear(const CreatureSummoned& summoned) {
        at(character_of(summoned.actor)).mark("summons " + name(summoned.card));
    }
    void hear(const TurnEnded&) { stop(); }

private:
    Result& at(Actor actor) { return results_[heroes::index_of(actor)]; }

    std::array<Result, most_actors> results_{};
};

// An answer to what is offered on the way: nobody takes it up.
inline bool is_offer(const Decision& decision) {
    return holds_alternative<OfferReaction>(decision) || holds_alternative<OfferRedirect>(decision) ||
           holds_alternative<OfferPayment>(decision) || holds_alternative<OfferAbility>(decision);
}

// The fates of all actors after an action, if nobody takes up what is offered on the way.
class Forecast {
public:
    Forecast(const Table& table, const Action& action) : table_(table) {
        const auto ways = ways_of([&](Dice& dice) { return follow(action, dice); });
        bool is_first = true;
        for (const auto& [results, probability] : ways.all) note(results, probability, std::exchange(is_first, false));
        exact_ = ways.exact;
    }

    // "Blue: -7 HP (20 left), Frozen 33 %; Red: +2 HP"; nothing if nothing happens to anybody.
    template <class NameActor>
    std::string text(NameActor&& name_actor) const {
        std::vector<std::string> parts;
        for (std::size_t i = 0; i != most_actors; ++i) {
            const std::string fate = in_words(static_cast<Actor>(i));
            if (!fate.empty()) parts.push_back(name_actor(static_cast<Actor>(i)) + " " + fate);
        }
        std::string said = joined(parts, "; ");
        if (said.empty()) return "";
        return said + (exact_ ? "" : " (estimated)") + (offered_ ? " (unless somebody answers)" : "");
    }
    // The table at the choice of a target, if that is what comes next.
    const Table* asks_for_target() const { return asks_ ? &asking_ : nullptr; }

private:
    std::array<Result, most_actors> follow(const Action& action, Dice& dice) {
        Table table = table_;
        Aftermath witness(dice);
        play(table, action, dice, witness);
        while (!witness.is_over() && !is_over(table) && is_offer(*pending(table))) {
            offered_ = offered_ || decider(table) != decider(table_);
            play(table, Action{Decline{}}, dice, witness);
        }
        asks_ = !witness.is_over() && !is_over(table) && holds_alternative<ChooseTarget>(*pending(table));
        asking_ = table;
        return witness.results();
    }
    void note(const std::array<Result, most_actors>& results, double probability, bool is_first) {
        for (std::size_t i = 0; i != most_actors; ++i) {
            fates_[i].hp.add(results[i].hp, probability, is_first);
            fates_[i].shield.add(results[i].shield, probability, is_first);
            for (const std::string& mark : results[i].marks) fates_[i].mark(mark, probability);
        }
    }

    std::string in_words(Actor actor) const {
        const Fate& fate = fates_[heroes::index_of(actor)];
        std::vector<std::string> parts;
        if (fate.hp.least != 0 || fate.hp.most != 0) parts.push_back(in_words(fate.hp, " HP") + left(actor, fate.hp));
        if (fate.shield.least != 0 || fate.shield.most != 0) parts.push_back(in_words(fate.shield, " shield"));
        for (const auto& [mark, probability] : fate.marks)
            if (parts.empty() || mark != unhurt)
                parts.push_back(mark + (probability > 1 - 1e-9 ? "" : " " + percent(probability)));
        return joined(parts, ", ");
    }
    // "-7 HP", or "-7 to 0 HP, -4.7 on average".
    static std::string in_words(const Spread& spread, const std::string& unit) {
        if (spread.least == spread.most) return signed_number(spread.least) + unit;
        char mean[32];
        std::snprintf(mean, sizeof mean, "%.1f", spread.mean);
        const std::string most = spread.most == 0 ? "0" : signed_number(spread.most);
        return (spread.least == 0 ? "0" : signed_number(spread.least)) + " to " + most + unit + ", " + mean +
               " on average";
    }
    std::string left(Actor actor, const Spread& spread) const {
        if (spread.least != spread.most || !table_.standing.has(actor)) return "";
        const int after = hp(table_, actor) + spread.least;
        return after > 0 ? " (" + std::to_string(after) + " left)" : "";
    }

    const Table& table_;
    Table asking_{};
    std::array<Fate, most_actors> fates_{};
    bool exact_ = false;
    bool offered_ = false;
    bool asks_ = false;
};

}  // namespace terminal::shire
