#pragma once

#include <cstddef>
#include <cstdint>

#include <heroes/core/verdict.hpp>
#include <heroes/shire/play.hpp>
#include <heroes/shire/table.hpp>

// What lies on the boards can lie there.
namespace heroes::shire::detail {

// SHI-I02: a token lies in one column.
constexpr bool are_sound(const ConditionTokens& tokens) {
    const Conditions never{Condition::bleed, Condition::hp_regen, Condition::immobilise};
    return (tokens.second - tokens.held).empty() && (tokens.third - tokens.held).empty() &&
           (tokens.held & never).empty();
}

// SHI-I07: nodes of each path from the first on, and not more than there are points.
template <class Rules>
constexpr bool is_mastery_sound(const Table<Rules>& table, Seat seat) {
    const Character& board = table.characters[seat];
    int spent = 0;
    for (std::size_t path = 0; path != enum_count<Path>; ++path) {
        if (board.depths.values[path] > Rules::content.characters[board.card].lengths.values[path]) return false;
        spent += board.depths.values[path];
    }
    return spent <= table.options.levels[seat];
}

// Dice lie on spells that the actor has, and show what a die can show.
template <class Rules>
constexpr bool are_dice_sound(const Table<Rules>& table, Actor actor) {
    const Slots dice = dice_of(table, actor);
    const Slots spells = is_character(actor) ? spells_to_immobilise(table, actor) : spells_of(table, actor);
    if (!(dice - spells).empty()) return false;
    bool sound = true;
    const int most = table.rules.knobs.one_more_turn_of_cooldown || table.rules.knobs.die_limit > 6 ? 7 : 6;
    dice.for_each([&](Slot slot) { sound = sound && die_on(table, actor, slot) <= most; });
    return sound;
}

// The numbers on tokens are there exactly as long as the tokens are.
template <class Rules>
constexpr bool are_numbers_sound(const Table<Rules>& table, Seat seat) {
    const Actor actor = character_of(seat);
    const Character& board = table.characters[seat];
    bool sound = holds(table, actor, Condition::imprisoned) || board.imprisoned.empty();
    increased_conditions.for_each([&](Condition condition) {
        const int number = board.increased[increased_of(condition)];
        sound = sound && (number != 0) == holds(table, actor, condition);
    });
    return sound;
}

constexpr bool are_ties_sound(const TieRolls& ties) {
    bool ended = false;
    for (std::size_t i = 0; i != enum_count<TiePlace>; ++i) {
        const int face = ties[static_cast<TiePlace>(i)];
        if (face > 6 || (ended && face != 0)) return false;
        ended = ended || face == 0;
    }
    return true;
}

// SHI-K50: what the character or its nodes ward off is not on its board.
template <class Rules>
constexpr bool are_wards_kept(const Table<Rules>& table, Seat seat) {
    const Character& board = table.characters[seat];
    Conditions wards{};
    for (std::size_t path = 0; path != enum_count<Path>; ++path)
        wards = wards | Rules::content.of[board.card].more_unlocked[path][board.depths.values[path]].wards;
    return (conditions(table, character_of(seat)) & wards).empty();
}

template <class Rules>
constexpr bool is_tab_sound(const Table<Rules>& table, Seat seat) {
    const Card card = table.characters[seat].tab;
    if (card == Card::no_card) return true;
    return Rules::content.characters[table.characters[seat].card].cards.has(card) &&
           !is_creature(Rules::content.cards[card].kind);
}

// Only abilities that work once per battle are used up, and those of nodes only once they are unlocked.
template <class Rules>
constexpr bool can_be_used_up(const Table<Rules>& table, Seat seat, std::size_t ability) {
    if (ability >= count_abilities(table, seat)) return false;
    const Sourced& sourced = ability_of(table, seat, ability);
    const Source& source = sourced.source;
    const bool locked =
        source.kind == SourceKind::node && table.characters[seat].depths[path_of(source.node)] < depth_of(source.node);
    return sourced.passive.is_once && !locked;
}
template <class Rules>
constexpr bool is_use_sound(const Table<Rules>& table, Seat seat) {
    for (std::size_t i = 0; i != most_triggers; ++i)
        if ((table.characters[seat].used >> i & 1) != 0 && !can_be_used_up(table, seat, i)) return false;
    return true;
}

// SHI-R57: there was room for all creatures. A card that gave room may be gone by now.
template <class Rules>
constexpr bool is_room_sound(const Table<Rules>& table, Seat seat) {
    const Character& board = table.characters[seat];
    int room = 0;
    for (std::size_t path = 0; path != enum_count<Path>; ++path)
        room += Rules::content.of[board.card].unlocked[path][board.depths.values[path]].pet_limit;
    Rules::content.characters[board.card].cards.for_each([&](Card card) {
        if (const int more = Rules::content.of_card[card].pet_limit; more > 0) room += more;
    });
    return static_cast<int>(pets(table, seat).size()) <= room;
}

// SHI-I01: who has no HP left is about to fall.
template <class Rules>
constexpr bool is_hp_sound(const Table<Rules>& table, Actor actor) {
    return hp(table, actor) <= base_hp(table, actor) && (hp(table, actor) != 0 || others_are_falling(table));
}

template <class Rules>
constexpr Verdict audit_standing(const Table<Rules>& table, Seat seat) {
    const Character& board = table.characters[seat];
    if (!is_hp_sound(table, character_of(seat)))
        return Verdict::refused("SHI-180: HP are above base HP, or none are left");
    if (!are_sound(board.conditions)) return Verdict::refused("SHI-235: a condition lies where it cannot");
    if (!are_dice_sound(table, character_of(seat)))
        return Verdict::refused("SHI-382: a cooldown die lies where it cannot");
    if (!are_numbers_sound(table, seat)) return Verdict::refused("SHI-235: a number belongs to no token");
    if (!are_wards_kept(table, seat)) return Verdict::refused("SHI-K50: a token lies where it is warded off");
    if (!is_tab_sound(table, seat)) return Verdict::refused("SHI-400: a card lies on the wrong ability tab");
    return Verdict::legal();
}

// SHI-I06: a defeated character has nothing on its board.
template <class Rules>
constexpr bool is_reset(const Table<Rules>& table, Seat seat) {
    const Character& board = table.characters[seat];
    return board == Character{.card = board.card,
                              .base_hp = board.base_hp,
                              .depths = board.depths,
                              .used = board.used,
                              .deaths = board.deaths,
                              .ties = board.ties};
}

template <class Rules>
constexpr Verdict audit_character(const Table<Rules>& table, Seat seat) {
    const Character& board = table.characters[seat];
    const bool stands = table.standing.has(character_of(seat));
    if (board.card == CharacterCard::no_character)
        return table.turn.round == 0 && !stands && board == Character{}
                   ? Verdict::legal()
                   : Verdict::refused("SHI-020: a player has no character");
    if (!Rules::content.has(board.card)) return Verdict::refused("SHI-020: there is no such character");
    if (board.base_hp == 0) return Verdict::refused("SHI-181: a character has no base HP");
    if (!is_mastery_sound(table, seat)) return Verdict::refused("SHI-520: there are not so many mastery points");
    if (!are_ties_sound(board.ties)) return Verdict::refused("SHI-R03: a tie was rolled with no such die");
    if (!is_use_sound(table, seat))
        return Verdict::refused("SHI-463: an ability is used up that works again, or is not unlocked");
    if (!stands)
        return is_reset(table, seat) ? Verdict::legal()
                                     : Verdict::refused("SHI-450: the board of the defeated is not reset");
    return audit_standing(table, seat);
}

template <class Rules>
constexpr Verdict audit_creature(const Table<Rules>& table, Actor actor) {
    const Creature& pet = creature(table, actor);
    const bool stands = table.standing.has(actor);
    if (pet.card == Card::no_card)
        return pet == Creature{} && !stands ? Verdict::legal() : Verdict::refused("SHI-417: a creature has no card");
    const Seat seat = owner_of(actor);
    const CardSet cards = Rules::content.characters[table.characters[seat].card].cards;
    if (!cards.has(pet.card) || !is_creature(Rules::content.cards[pet.card].kind))
        return Verdict::refused("SHI-400: a creature does not belong to its owner");
    if (table.creatures[seat][Beside::first].card == table.creatures[seat][Beside::second].card)
        return Verdict::refused("SHI-R57: a card is in play twice");
    if (!is_room_sound(table, seat))
        return Verdict::refused("SHI-R57: that card is in play already, or there is no room for it");
    if (!stands || !is_hp_sound(table, actor))
        return Verdict::refused("SHI-419: a creature has more HP than its card, or none");
    if (!are_ties_sound(pet.ties)) return Verdict::refused("SHI-R03: a tie was rolled with no such die");
    if (!table.standing.has(character_of(seat)) && !table.rules.knobs.pets_outlive_owner)
        return Verdict::refused("SHI-R56: a creature has lost its owner");
    return are_dice_sound(table, actor) ? Verdict::legal()
                                        : Verdict::refused("SHI-382: a cooldown die lies where it cannot");
}

// SHI-008: once one side is left the match is over, unless deaths are still being resolved.
template <class Rules>
constexpr bool are_sides_sound(const Table<Rules>& table) {
    if (table.turn.round == 0 || table.ending != Ending::open || others_are_falling(table)) return true;
    const SeatSet alive = seats_of(table.standing);
    return !alive.empty() && !(alive - side_of(table.options, alive.front())).empty();
}

template <class Rules>
constexpr Verdict audit_boards(const Table<Rules>& table) {
    for (std::size_t i = 0; i != most_players; ++i) {
        const Seat seat = static_cast<Seat>(i);
        if (i < table.options.players) {
            if (const Verdict verdict = audit_character(table, seat); !verdict) return verdict;
            for (const Beside place : {Beside::first, Beside::second})
                if (const Verdict verdict = audit_creature(table, creature_of(seat, place)); !verdict) return verdict;
        } else if (!(table.characters[seat] == Character{}) || !(table.standing & actors_of(seat)).empty() ||
                   !(table.creatures[seat] == EnumArray<Beside, Creature>{})) {
            return Verdict::refused("SHI-020: somebody has a board without a seat");
        }
    }
    if (table.standing.has(Actor::nobody)) return Verdict::refused("SHI-020: nobody is no actor");
    if (!are_sides_sound(table)) return Verdict::refused("SHI-008: the match is over once one side is left");
    return Verdict::legal();
}

template <class Rules>
constexpr Verdict audit_house(const Table<Rules>& table) {
    if constexpr (keeps_house_state<Rules>()) {
        const Knobs& knobs = table.rules.knobs;
        for (std::size_t i = 0; i != most_players; ++i) {
            const Leaving& leaving = table.house.leaving.values[i];
            const Conditions stack{Condition::bleed, Condition::hp_regen, Condition::immobilise};
            const bool fights = table.turn.round != 0 && table.standing.has(character_of(static_cast<Seat>(i)));
            if (!fights && !(leaving == Leaving{})) return Verdict::refused("SHI-R06: a token leaves no board");
            if (!knobs.tokens_leave_in_end_phase &&
                !(leaving.conditions.empty() && leaving.raised == StatSums{} && leaving.lowered == StatSums{}))
                return Verdict::refused("SHI-R06: tokens leave in the upkeep");
            if (!(leaving.conditions & stack).empty())
                return Verdict::refused("SHI-R06: a token leaves that cannot wait");
            for (std::size_t stat = 0; stat != enum_count<Stat>; ++stat)
                if (leaving.permanently_raised.values[stat] + leaving.permanently_lowered.values[stat] >
                    knobs.most_permanent_buffs)
                    return Verdict::refused("SHI-R33: there are too many permanent tokens");
        }
    }
    return Verdict::legal();
}

}  // namespace heroes::shire::detail
