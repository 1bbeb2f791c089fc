#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string_view>

#include <heroes/core/position.hpp>
#include <heroes/core/verdict.hpp>
#include <heroes/shire/audit.hpp>
#include <heroes/shire/table.hpp>

namespace heroes::shire {

// A table set up by hand. Whatever is not said is as at the start of a battle without mastery: the characters in the
// order of the content, full HP, empty boards; the first in the order of the first round is in its Main phase.
//   auto table = Position{}
//                    .character(Seat::one, "Paladin")
//                    .character(Seat::two, "Warrior").hp(Seat::two, 12).shield(Seat::two, 3)
//                    .condition(Seat::two, Condition::burn, Turns::two)
//                    .turn(Actor::one)
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
        for (std::size_t i = 0; i < most_players && i < options.players; ++i)
            take(static_cast<Seat>(i), static_cast<CharacterCard>(i % Rules::content.characters.count));
    }

    // Whom a player plays, with full HP.
    constexpr Position& character(Seat seat, CharacterCard card) {
        if (!Rules::content.has(card)) return fail(Verdict::refused("SHI-020: there is no such character"));
        if (sits(seat)) take(seat, card);
        return *this;
    }
    constexpr Position& character(Seat seat, std::string_view name) {
        if (const auto card = Rules::content.characters.find(name)) return character(seat, *card);
        return fail(Verdict::refused("SHI-020: there is no such character"));
    }
    constexpr Position& hp(Seat seat, int hp) {
        if (hp < 0 || hp > 255) return fail(Verdict::refused("SHI-180: HP are above base HP, or none are left"));
        if (sits(seat)) table_.characters[seat].hp = number(hp);
        return *this;
    }
    constexpr Position& base_hp(Seat seat, int hp) {
        if (hp < 0 || hp > 255) return fail(Verdict::refused("SHI-181: base HP are 1 to 255"));
        if (sits(seat)) table_.characters[seat].base_hp = number(hp);
        return *this;
    }
    constexpr Position& shield(Seat seat, int size) {
        if (size < 0 || size > 0xffff) return fail(Verdict::refused("SHI-192: a shield is 0 to 65535"));
        if (sits(seat)) table_.characters[seat].shield = static_cast<std::uint16_t>(size);
        return *this;
    }
    // How many nodes of each path are unlocked.
    constexpr Position& mastery(Seat seat, int first, int second, int third) {
        for (const int depth : {first, second, third})
            if (depth < 0 || depth > 255) return fail(Verdict::refused("SHI-524: the path is not that long"));
        if (sits(seat)) table_.characters[seat].depths = {{number(first), number(second), number(third)}};
        return *this;
    }
    // The card on the ability tab that is no creature.
    constexpr Position& card(Seat seat, Card card) {
        if (card != Card::no_card && !Rules::content.has(card))
            return fail(Verdict::refused("SHI-400: there is no such card"));
        if (sits(seat)) table_.characters[seat].tab = card;
        return *this;
    }
    constexpr Position& card(Seat seat, std::string_view name) { return card(seat, named(name)); }
    // A creature in play, with full HP unless told otherwise.
    constexpr Position& pet(Seat seat, std::string_view name, int hp = -1) {
        const Card card = named(name);
        if (!sits(seat) || card == Card::no_card) return *this;
        if (hp > 255) return fail(Verdict::refused("SHI-419: a creature has more HP than its card, or none"));
        auto& beside = table_.creatures[seat];
        if (beside[Beside::second].card != Card::no_card)
            return fail(Verdict::refused("SHI-R57: that card is in play already, or there is no room for it"));
        const Beside place = beside[Beside::first].card == Card::no_card ? Beside::first : Beside::second;
        beside[place] = Creature{.card = card, .hp = hp < 0 ? Rules::content.cards[card].hp : number(hp)};
        table_.standing.insert(creature_of(seat, place));
        return *this;
    }
    // A cooldown die on a spell, of a character or of a creature.
    constexpr Position& die(Actor actor, std::string_view title, int shows) {
        const Spell spell = titled(title);
        if (actor >= Actor::nobody || !has_spell(table_, actor, spell))
            return fail(Verdict::refused("SHI-085: the actor has no such spell"));
        if (shows < 0 || shows > 7) return fail(Verdict::refused("SHI-382: a die shows 1 to 6"));
        const Slot slot = Rules::content.slot_of[spell];
        if (is_character(actor))
            shire::character(table_, actor).dice.set(slot, shows);
        else
            creature(table_, actor).dice.set(static_cast<CreatureSlot>(slot), shows);
        return *this;
    }
    constexpr Position& buff(Seat seat, Stat stat, int amount, Turns column) {
        if (column == Turns::unstated || column > Turns::last)
            return fail(Verdict::refused("SHI-210: a token lies in a column"));
        if (stat > Stat::last || amount < -255 || amount > 255)
            return fail(Verdict::refused("SHI-201: a buff is of one stat, and by 255 at most"));
        if (sits(seat)) table_.characters[seat].buffs.place(stat, amount, shire::column(column));
        return *this;
    }
    // A condition token; several Bleeds, or HP regen with the number that stands on it.
    constexpr Position& condition(Seat seat, Condition condition, Turns column, int with = 1) {
        if (column == Turns::unstated || column > Turns::last || condition > Condition::last)
            return fail(Verdict::refused("SHI-210: a token lies in a column"));
        if (!sits(seat)) return *this;
        Character& board = table_.characters[seat];
        if (condition == Condition::bleed) {
            if (with < 1 || with > TokenColumns::most)
                return fail(Verdict::refused("SHI-234: there are 1 to 15 Bleed tokens in a column"));
            board.bleed.add(shire::column(column), with);
        } else if (condition == Condition::hp_regen) {
            if (with < 1 || with > 3) return fail(Verdict::refused("SHI-315: HP regen is 1 to 3"));
            board.regen[regen(with)].add(shire::column(column), 1);
        } else {
            if (increased_conditions.has(condition) && (with < 1 || with > DiceRow<Increased>::highest))
                return fail(Verdict::refused("SHI-365: Increased DMG is 1 to 7"));
            board.conditions.place(condition, column);
            if (increased_conditions.has(condition)) board.increased.set(increased_of(condition), with);
            if (condition == Condition::imprisoned) board.imprisoned = {Stat::strength, Stat::intellect};
        }
        return *this;
    }
    // Somebody who has been defeated.
    constexpr Position& fallen(Seat seat) {
        if (!sits(seat)) return *this;
        const Character board = table_.characters[seat];
        table_.characters[seat] = Character{.card = board.card, .base_hp = board.base_hp, .depths = board.depths};
        table_.standing.erase(character_of(seat));
        return *this;
    }
    // An ability that works once per battle has done so.
    constexpr Position& used(Seat seat, int ability) {
        if (ability < 0 || ability >= static_cast<int>(most_triggers))
            return fail(Verdict::refused("SHI-463: there is no such ability"));
        if (sits(seat)) table_.characters[seat].used = number(table_.characters[seat].used | 1 << ability);
        return *this;
    }
    // The tie rolls that an actor has made.
    constexpr Position& ties(Actor actor, std::initializer_list<int> faces) {
        if (actor >= Actor::nobody) return fail(Verdict::refused("SHI-105: there is no such actor"));
        if (faces.size() > enum_count<TiePlace>)
            return fail(Verdict::refused("SHI-R03: a tie was rolled with no such die"));
        std::size_t place = 0;
        TieRolls& rolls = is_character(actor) ? shire::character(table_, actor).ties : creature(table_, actor).ties;
        for (const int face : faces) {
            if (face < 0 || face > 6) return fail(Verdict::refused("SHI-R03: a tie was rolled with no such die"));
            rolls.set(static_cast<TiePlace>(place++), face);
        }
        return *this;
    }
    constexpr Position& round(int number) {
        if (number < 1 || number > 0xffff) return fail(Verdict::refused("SHI-040: rounds are counted from 1 to 65535"));
        table_.turn.round = static_cast<std::uint16_t>(number);
        return *this;
    }
    // Whose turn it is; whoever comes before in the order has acted.
    constexpr Position& turn(Actor actor) {
        active_ = actor;
        return *this;
    }
    // The order of the round, where it is not that of agility.
    constexpr Position& order(std::initializer_list<Actor> actors) {
        order_.clear();
        ActorSet said{};
        for (const Actor actor : actors) {
            if (actor >= Actor::nobody || said.has(actor))
                return fail(Verdict::refused("SHI-040: the order of the round is not one turn each"));
            said.insert(actor);
            order_.push_back(actor);
        }
        return *this;
    }
    constexpr Position& bounty(Seat seat) {
        table_.bounty = seat;
        return *this;
    }

private:
    static constexpr std::uint8_t number(int n) { return static_cast<std::uint8_t>(n); }
    constexpr bool sits(Seat seat) {
        if (index_of(seat) < table_.options.players && index_of(seat) < most_players) return true;
        fail(Verdict::refused("SHI-020: there is no such seat"));
        return false;
    }
    constexpr void take(Seat seat, CharacterCard card) {
        const std::uint8_t hp = Rules::content.characters[card].hp;
        table_.characters[seat] = Character{.card = card, .hp = hp, .base_hp = hp};
        table_.standing.insert(character_of(seat));
    }
    constexpr Card named(std::string_view name) {
        if (const auto card = Rules::content.cards.find(name)) return *card;
        fail(Verdict::refused("SHI-400: there is no such card"));
        return Card::no_card;
    }
    constexpr Spell titled(std::string_view title) {
        if (const auto spell = Rules::content.spells.find(title)) return *spell;
        fail(Verdict::refused("SHI-085: there is no such spell"));
        return Spell::no_spell;
    }

    // By agility, ties by seat; behind whoever was put in order by hand.
    constexpr void lay_order() {
        ActorSet actors = detail::actors_with_turns(table_);
        Order order = order_;
        for (const Actor actor : order_) actors.erase(actor);
        detail::Keys agilities{};
        const auto append = [&](Actor actor) {
            agilities[order.size()] = stat(table_, actor, Stat::agility);
            order.push_back(actor);
        };
        for_each_enumerator<Seat>([&](Seat seat) { detail::for_each_of_seat(seat, actors, append); }, most_players);
        detail::sort(order, agilities, order_.size(), order.size());
        table_.turn.order = order;
    }
    // Whoever has fallen is passed over.
    constexpr Actor first_standing() const {
        for (const Actor actor : table_.turn.order)
            if (table_.standing.has(actor)) return actor;
        return table_.turn.order[0];
    }
    constexpr void complete() {
        Turn& turn = table_.turn;
        lay_order();
        if (turn.order.empty()) return;
        turn.active = active_ == Actor::nobody ? first_standing() : active_;
        std::size_t place = 0;
        while (place + 1 < turn.order.size() && turn.order[place] != turn.active) ++place;
        for (std::size_t i = 0; i <= place; ++i) turn.acted.insert(turn.order[i]);
        turn.place = static_cast<std::uint8_t>(place);
        if (is_free_for_all(table_.options) && table_.bounty == Seat::spectator)
            table_.bounty = detail::highest_in_hp(table_).empty() ? Seat::one : detail::highest_in_hp(table_).front();
        table_.steps = {NextTurn{}, TakeTurn{.actor = turn.active, .stage = TurnStage::end},
                        MainPhase{owner_of(turn.active), turn.active}};
    }

    Order order_{};
    Actor active_ = Actor::nobody;
};

}  // namespace heroes::shire
