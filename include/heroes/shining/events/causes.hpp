#pragma once

#include <cstdint>

#include <heroes/core/enum_names.hpp>

namespace heroes::shining {

// Why a model moved.
enum class MoveReason : std::uint8_t { own, reaction, push, approach, retreat, advance, stairs, last = stairs };
// What was spent or gained.
enum class Points : std::uint8_t { action, reaction, magic, movement, last = movement };
// Why HP were lost.
enum class DamageCause : std::uint8_t { attack, effect, blocked_push, event, weary, last = weary };
// Why HP were given back.
enum class HealCause : std::uint8_t {
    effect,
    luck,
    regeneration,
    mend,
    event,
    reward,
    preparation,
    last = preparation
};
// Why an encounter was lost.
enum class LossCause : std::uint8_t {
    events_gone,
    exhausted,
    object_lost,
    rounds,
    conceded,
    hopeless,
    last = hopeless
};
// How a game ended.
enum class Ending : std::uint8_t {
    unfinished,
    campaign_completed,
    campaign_failed,
    quest_completed,
    quest_failed,
    encounter_won,
    encounter_lost,
    last = encounter_lost
};

constexpr EnumNames<MoveReason> names_of(MoveReason) {
    return {"own", "reaction", "push", "approach", "retreat", "advance", "stairs"};
}
constexpr EnumNames<Points> names_of(Points) { return {"action", "reaction", "magic", "movement"}; }
constexpr EnumNames<DamageCause> names_of(DamageCause) {
    return {"attack", "effect", "blocked push", "event", "weary"};
}
constexpr EnumNames<HealCause> names_of(HealCause) {
    return {"effect", "luck", "regeneration", "mend", "event", "reward", "preparation"};
}
constexpr EnumNames<LossCause> names_of(LossCause) {
    return {"events gone", "exhausted", "object lost", "rounds", "conceded", "hopeless"};
}
constexpr EnumNames<Ending> names_of(Ending) {
    return {"unfinished",   "campaign completed", "campaign failed", "quest completed",
            "quest failed", "encounter won",      "encounter lost"};
}

// No attack rolls more dice, those of Advantage included.
inline constexpr std::size_t most_dice = 10;

}  // namespace heroes::shining
