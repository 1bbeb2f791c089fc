#pragma once

#include <cstdint>
#include <initializer_list>

#include <heroes/core/position.hpp>
#include <heroes/core/verdict.hpp>
#include <heroes/hedra/audit.hpp>
#include <heroes/hedra/table.hpp>

namespace heroes::hedra {

// A die with the face it shows: rogue(4).
struct Shown {
    Die die{};
    int face = 0;
};
constexpr Shown mage(int face) { return {Die::mage, face}; }
constexpr Shown rogue(int face) { return {Die::rogue, face}; }
constexpr Shown cleric(int face) { return {Die::cleric, face}; }
constexpr Shown warrior(int face) { return {Die::warrior, face}; }
constexpr Shown paladin(int face) { return {Die::paladin, face}; }
constexpr Shown barbarian(int face) { return {Die::barbarian, face}; }
constexpr Shown dragon(int face) { return {Die::dragon, face}; }

// A table set up by hand. Whatever is not said lies at Home or in its Roost showing 1, with no points, at the first
// player's March of the first round.
//   auto table = Position{}
//                    .on(field(1), Seat::one, {paladin(1), warrior(1), cleric(1)})
//                    .on(field(1), Seat::two, {rogue(4), cleric(5)})
//                    .phase(Phase::attack)
//                    .table();
template <class Rules = StandardRules>
class Position : public PositionOf<Position<Rules>, Table<Rules>> {
    using Base = PositionOf<Position, Table<Rules>>;
    friend Base;
    using Base::fail;
    using Base::table_;

public:
    constexpr explicit Position(const Options& options = {}, const Rules& rules = {}) : Base(options, rules) {
        table_.turn.round = 1;
        for (std::size_t i = 0; i != most_players && i != options.players; ++i)
            for (auto& face : table_.faces.values[i]) face = 1;
    }

    // Dice on a battlefield.
    constexpr Position& on(Battlefield at, Seat seat, std::initializer_list<Shown> dice) {
        for (const Shown& shown : dice) {
            if (at > Battlefield::last) fail(Verdict::refused("HED-010: there is no such battlefield"));
            if (show(seat, shown) && at <= Battlefield::last) table_.battlefields[at].insert({seat, shown.die});
        }
        return *this;
    }
    // Faces of heroes at Home, where they are unless told otherwise.
    constexpr Position& home(Seat seat, std::initializer_list<Shown> dice) {
        for (const Shown& shown : dice) {
            if (shown.die == Die::dragon) fail(Verdict::refused("HED-012: a Dragon is never at Home"));
            show(seat, shown);
        }
        return *this;
    }
    // How far a Dragon in its Roost has advanced.
    constexpr Position& roost(Seat seat, int value) {
        show(seat, dragon(value));
        return *this;
    }
    constexpr Position& score(Seat seat, int points) {
        if (points < 0 || points > 0xffff) fail(Verdict::refused("HED-157: nobody can have so many points"));
        if (sits(seat)) table_.scores[seat] = static_cast<std::uint16_t>(points);
        return *this;
    }
    constexpr Position& turn(Seat seat) {
        table_.turn.active = seat;
        return *this;
    }
    constexpr Position& start(Seat seat) {
        table_.turn.start = seat;
        return *this;
    }
    constexpr Position& round(int number) {
        if (number < 1 || number > 0xffff) fail(Verdict::refused("HED-041: rounds are counted from 1"));
        table_.turn.round = static_cast<std::uint16_t>(number);
        return *this;
    }
    constexpr Position& marched(Die hero) {
        table_.turn.marched = hero;
        return *this;
    }
    constexpr Position& phase(Phase phase) {
        if (phase == Phase::clean_up || phase > Phase::last)
            fail(Verdict::refused("HED-114: a position cannot begin in this phase; clean-up follows an attack"));
        phase_ = phase;
        return *this;
    }

private:
    constexpr bool sits(Seat seat) {
        if (index_of(seat) < most_players) return true;
        fail(Verdict::refused("HED-041: there is no such seat"));
        return false;
    }
    constexpr bool show(Seat seat, Shown shown) {
        if (shown.die > Die::last) fail(Verdict::refused("HED-001: there is no such die"));
        if (!sits(seat) || shown.die > Die::last) return false;
        if (said_.has({seat, shown.die})) fail(Verdict::refused("HED-290: a die is in two places at once"));
        if (shown.face < 0 || shown.face > 255)
            fail(Verdict::refused("HED-291: a die shows a face that it does not have"));
        said_.insert({seat, shown.die});
        table_.faces[seat][shown.die] = static_cast<std::uint8_t>(shown.face);
        return true;
    }
    constexpr void complete() {
        lay_steps(table_);
        if (table_.turn.round != 0) note_end(table_);
    }
    // Scores at the target have triggered the end; a team that has qualified alone was the first.
    static constexpr void note_end(Table<Rules>& table) {
        if (detail::is_end_triggered(table)) table.turn.ending = Ending::this_round;
        if (!in_teams(table.options)) return;
        EnumSet<Seat> qualified{};
        for_each_seat(table.options, [&](Seat seat) {
            if (detail::qualifies(table, seat)) qualified.insert(seat);
        });
        bool alone = !qualified.empty();
        qualified.for_each([&](Seat seat) { alone &= same_side(table.options, seat, qualified.front()); });
        if (alone) table.turn.first_qualified_team = table.options.teams[qualified.front()];
    }
    constexpr void lay_steps(Table<Rules>& table) const {
        const Seat seat = table.turn.active;
        switch (phase_) {
            case Phase::placement:
                table.turn = {.active = table.turn.start, .start = table.turn.start};
                table.steps = {PlaceDie{seat}};
                break;
            case Phase::march: table.steps = {BeginPhase{Phase::attack}, ChooseMarch{seat}}; break;
            case Phase::attack: table.steps = {BeginPhase{Phase::reinforce}, ChooseAttack{seat}}; break;
            case Phase::reinforce: table.steps = {BeginPhase{Phase::end_of_turn}, ChooseReinforce{seat}}; break;
            case Phase::end_of_turn: table.steps = {EndTurn{seat}}; break;
            case Phase::clean_up: break;  // comes by itself after an attack
        }
    }

    DiceSet said_{};
    Phase phase_ = Phase::march;
};

}  // namespace heroes::hedra
