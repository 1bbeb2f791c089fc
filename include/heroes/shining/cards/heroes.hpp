#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include <heroes/core/enum_names.hpp>
#include <heroes/core/fields.hpp>
#include <heroes/core/inline_vector.hpp>
#include <heroes/shining/cards/attacks.hpp>
#include <heroes/shining/effects.hpp>
#include <heroes/shining/pieces.hpp>

// Heroes, and what they have: traits, spells, items and equipment.
namespace heroes::shining {

// SHN-K51: when a power is used.
enum class Use : std::uint8_t { no_power, action, free_action, reaction, last = reaction };
enum class Limit : std::uint8_t { no_limit, once_per_activation, once_per_encounter, last = once_per_encounter };
// SHN-K55 to SHN-K61: on whom.
enum class Target : std::uint8_t {
    self,
    friend_within,
    other_friend,
    exhausted_friend,
    friends_area,
    attacker,
    table,
    by_attack,
    last = by_attack
};

constexpr EnumNames<Use> names_of(Use) { return {"no power", "action", "free action", "reaction"}; }
constexpr EnumNames<Limit> names_of(Limit) { return {"no limit", "once per activation", "once per encounter"}; }
constexpr EnumNames<Target> names_of(Target) {
    return {"self",     "friend", "other friend", "exhausted friend", "friends in an area",
            "attacker", "table",  "by attack"};
}

// SHN-K50: what a Hero can do besides attacking with a weapon.
struct PowerType {
    Use use{};
    std::uint8_t ap = 0;
    std::uint8_t mp = 0;
    std::uint8_t rp = 0;
    Limit limit{};
    Trigger trigger{};
    Target target{};
    std::uint8_t range = 0;
    std::optional<Stat> range_stat{};
    std::uint8_t area = no_area;
    std::optional<AttackCard> attack{};
    InlineVector<Effect, 2> effects{};

    static constexpr Members members{"use",    "ap",    "mp",         "rp",   "limit",  "trigger",
                                     "target", "range", "range_stat", "area", "attack", "effects"};
    bool operator==(const PowerType&) const = default;
};

// A trait, a spell, an item or a piece of equipment.
struct CardType {
    std::string_view name{};
    InlineVector<Passive, 2> passives{};
    std::optional<AttackCard> weapon{};
    PowerType power{};

    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("passives", self.passives), f("weapon", self.weapon), f("power", self.power);
    }
};

// SHN-K62, SHN-R80: a healing item gives back HP.
constexpr bool heals(const PowerType& power) {
    for (const Effect& effect : power.effects)
        if (effect.kind == EffectKind::heal) return true;
    return false;
}

// SHN-K23: whether it strikes back.
constexpr bool strikes(const PowerType& power) {
    for (const Effect& effect : power.effects)
        if (effect.kind == EffectKind::strike) return true;
    return false;
}

struct HeroType {
    std::string_view name{};
    Stats stats{};
    std::uint8_t max_hp = 1;
    std::uint8_t max_mp = 0;
    std::uint8_t move = 0;
    std::uint8_t ap = 0;
    std::uint8_t rp = 0;
    AttackCard weapon{};
    InlineVector<Trait, 4> traits{};
    InlineVector<Spell, 4> spells{};

    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("stats", self.stats), f("max_hp", self.max_hp), f("max_mp", self.max_mp), f("move", self.move);
        f("ap", self.ap), f("rp", self.rp), f("weapon", self.weapon), f("traits", self.traits);
        f("spells", self.spells);
    }
};

}  // namespace heroes::shining
