// A screen that is drawn from the events alone: it knows what is printed, and no rule.

#include "game.hpp"
#include "support.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include <how_many.hpp>
#include <second_opinion.hpp>

namespace hedra_test {

namespace {

using Tables = heroes::hedra::Table<RuntimeRules>;

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
        if (!(table.battlefields == drawn_.battlefields)) return "where the dice lie";
        if (!(table.faces == drawn_.faces)) return "the faces of the dice";
        if (!(table.scores == drawn_.scores)) return "the scores";
        if (table.turn.active != drawn_.turn.active || table.turn.round != drawn_.turn.round) return "whose turn it is";
        if (table.turn.start != drawn_.turn.start) return "who began";
        if (table.turn.marched != drawn_.turn.marched) return "the die that marched";
        if (!(table.turn.saved == drawn_.turn.saved)) return "the dice that were saved";
        if (last_round_of(table) != last_round_) return "the last round";
        return is_over(table) || table.battle == Battle{} ? std::string{} : flaw_of_battle(table);
    }
    const std::optional<GameOver>& end() const { return end_; }

private:
    std::string flaw_of_battle(const Tables& table) const {
        if (table.battle.at != drawn_.battle.at || table.battle.cause != drawn_.battle.cause) return "the battle";
        if (table.battle.opponent != drawn_.battle.opponent) return "whose dice are attacked";
        if (!(table.battle.defeated == drawn_.battle.defeated)) return "the dice that are defeated";
        return {};
    }
    // The round after which the game ends, as far as the target decides it.
    static std::optional<std::uint16_t> last_round_of(const Tables& table) {
        if (table.turn.ending == Ending::open || is_over(table)) return {};
        return static_cast<std::uint16_t>(table.turn.round + (table.turn.ending == Ending::next_round ? 1 : 0));
    }

    // What shows nothing that lies on the table.
    template <class Told>
    void hear(const Told&) {}

    void hear(const GameStarted& started) {
        drawn_.options.players = started.players;
        for_each_seat(drawn_.options, [&](Seat seat) { drawn_.faces[seat][Die::dragon] = 1; });
    }
    void hear(const HeroRolled& rolled) { face(rolled.piece) = rolled.face; }
    void hear(const FirstPlayerChosen& chosen) { drawn_.turn.start = drawn_.turn.active = chosen.seat; }
    void hear(const DiePlaced& placed) {
        expect(face(placed.piece) == placed.face, "the face of a die that is placed");
        drawn_.battlefields[placed.at].insert(placed.piece);
    }

    void hear(const TurnBegan& began) { drawn_.turn.active = began.seat, drawn_.turn.round = began.round; }
    void hear(const TurnEnded& ended) {
        expect(drawn_.turn.active == ended.seat, "whose turn ends");
        drawn_.turn.marched.reset();
        drawn_.turn.saved = {};
    }
    void hear(const FinalRoundTriggered& triggered) { last_round_ = triggered.last_round; }
    void hear(const GameOver& over) { end_ = over, last_round_.reset(); }

    void hear(const DieMoved& moved) {
        expect(place_of(drawn_, moved.piece) == moved.from, "where a die comes from");
        if (is_battlefield(moved.from)) drawn_.battlefields[battlefield(moved.from)].erase(moved.piece);
        if (is_battlefield(moved.to)) drawn_.battlefields[battlefield(moved.to)].insert(moved.piece);
        if (moved.reason == MoveReason::march) drawn_.turn.marched = moved.piece.die;
    }
    void hear(const DieRerolled& rolled) { turn_over(rolled); }
    void hear(const AttackRolled& rolled) { turn_over(rolled); }

    void hear(const AttackDeclared& attack) {
        drawn_.battle = {.at = attack.at, .cause = Cause::attack};
        cleaned_up_ = false;
    }
    // HED-R29: an attack that a Dragon has interrupted goes on with its clean-up, which an unleash has none of.
    void hear(const DragonUnleashed& unleashed) {
        face({unleashed.seat, Die::dragon}) = unleashed.power;
        if (!cleaned_up_) interrupted_ = drawn_.battle;
    }
    void hear(const PhaseBegan& began) {
        if (began.phase != Phase::clean_up) return;
        if (interrupted_) drawn_.battle = *interrupted_;
        interrupted_.reset(), cleaned_up_ = true;
    }
    void hear(const OpponentChosen& chosen) { drawn_.battle.opponent = chosen.opponent; }
    void hear(const DieDefeated& defeated) {
        expect(drawn_.battle.at == defeated.at && drawn_.battlefields[defeated.at].has(defeated.piece),
               "where a die is defeated");
        drawn_.battle.defeated.insert(defeated.piece);
    }
    void hear(const WarriorSacrificed& sacrificed) {
        drawn_.battle.defeated.erase(sacrificed.protected_die);
        drawn_.battle.defeated.insert(sacrificed.warrior);
    }
    void hear(const DieSaved& saved) {
        drawn_.battle.defeated.erase(saved.saved_die);
        if (knobs_.save_lasts == SaveLasts::turn) drawn_.turn.saved.insert(saved.saved_die);
    }

    void hear(const DragonAdvanced& advanced) {
        std::uint8_t& value = face({advanced.seat, Die::dragon});
        expect(value + advanced.by == advanced.value, "by how much a Dragon advances");
        value = advanced.value;
    }
    void hear(const DragonReset& reset) { face({reset.seat, Die::dragon}) = reset.value; }
    void hear(const DragonAssigned& assigned) { drawn_.battle = {.at = assigned.at, .cause = Cause::unleash}; }
    void hear(const PointScored& scored) {
        expect(drawn_.scores[scored.seat] + scored.points == scored.score, "the points scored");
        drawn_.scores[scored.seat] = scored.score;
    }

    std::uint8_t& face(Piece piece) { return drawn_.faces[piece.owner][piece.die]; }
    template <class Rolled>
    void turn_over(const Rolled& rolled) {
        expect(face(rolled.piece) == rolled.before, "the face before");
        face(rolled.piece) = rolled.face;
    }
    void expect(bool fits, const char* what) {
        if (!fits && flaw_.empty()) flaw_ = what;
    }

    Knobs knobs_{};
    Tables drawn_{};
    bool cleaned_up_ = true;  // the attack that was declared last
    std::optional<Battle> interrupted_{};
    std::optional<std::uint16_t> last_round_{};
    std::optional<GameOver> end_{};
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
    const auto result = outcome(record.moments.back().table);
    const GameOver told{result.winners, result.decided_by, result.mvp, result.drawn};
    return screen.end() == told ? "" : "how the game ended";
}

}  // namespace

TEST_CASE("a screen that hears only the events shows every die, score and turn as they lie") {
    const Knobs rules[] = {
        {.max_rounds = 60},
        game::house_rules,
        {.attack_one_opponent = true, .save_lasts = SaveLasts::event, .extra_round = true, .max_rounds = 60},
        {.cleric_recalls_dragon = true, .arrival_on_retreat = true, .save_any_die = true, .max_rounds = 60},
        {.unleash_between_attack_and_cleanup = true, .rerolls_after_unleash = false, .max_rounds = 60},
        {.defender_choice_order = DefenderChoiceOrder::reverse, .simultaneous_rerolls = true, .max_rounds = 60},
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

}  // namespace hedra_test
