#pragma once

#include <heroes/shire/detail/order.hpp>

// Spell Cooldown: the dice that lie on spells.
namespace heroes::shire::detail {

template <class Game>
constexpr void change_die(Game game, Actor actor, Slot slot, int to, Cause cause) {
    auto& table = game.table;
    const int from = die_on(table, actor, slot);
    if (is_character(actor))
        character(table, actor).dice.set(slot, to);
    else
        creature(table, actor).dice.set(static_cast<CreatureSlot>(slot), to);
    // Only here it matters what was there, so that nobody looks who has no listener.
    if (from != to)
        game.emit(DieChanged{actor, spell_in(table, actor, slot), small_number(from), small_number(to), cause});
}
// SHI-383: dice go down to 0 at the least and are removed there.
template <class Game>
constexpr void lower_dice(Game game, Actor actor, Slots slots, int by, Cause cause) {
    (dice_of(game.table, actor) & slots).for_each([&](Slot slot) {
        const int from = die_on(game.table, actor, slot);
        change_die(game, actor, slot, from > by ? from - by : 0, cause);
    });
}

}  // namespace heroes::shire::detail
