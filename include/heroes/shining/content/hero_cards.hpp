#pragma once

#include <array>

#include <heroes/shining/cards.hpp>
#include <heroes/shining/content/attacks.hpp>

namespace heroes::shining {

// Traits, SHN-K221 to SHN-K236.
inline constexpr std::array<CardType, 16> standard_traits{{
    {.name = "Shield Block",
     .power = {.use = Use::reaction, .rp = 1, .trigger = Trigger::would_suffer, .effects = {effect::block(2)}}},
    {.name = "Challenge",
     .power = {.use = Use::free_action, .limit = Limit::once_per_encounter, .effects = {effect::provoke(Stat::cha)}}},
    {.name = "Steady Aim", .passives = {passive::of(PassiveKind::attack_advantage, 1, Condition::unmoved)}},
    {.name = "Gallop",
     .power = {.use = Use::free_action, .limit = Limit::once_per_encounter, .effects = {effect::walk(4)}}},
    {.name = "Kindle",
     .power = {.use = Use::free_action, .limit = Limit::once_per_encounter, .effects = {effect::magic(2)}}},
    {.name = "Flicker",
     .power = {.use = Use::reaction, .rp = 1, .trigger = Trigger::after_attacked, .effects = {effect::walk(3)}}},
    {.name = "Last Rites",
     .power =
         {.use = Use::action, .ap = 1, .target = Target::exhausted_friend, .range = 1, .effects = {effect::heal(2)}}},
    {.name = "Litany", .passives = {passive::luck_aura(1, 3)}},
    {.name = "Wings", .passives = {passive::of(PassiveKind::fly)}},
    {.name = "Swoop",
     .power = {.use = Use::action, .ap = 2, .target = Target::by_attack, .attack = attack_named("Swoop")}},
    {.name = "Quake",
     .power = {.use = Use::action, .ap = 2, .target = Target::by_attack, .attack = attack_named("Quake")}},
    {.name = "Rooted",
     .passives = {passive::of(PassiveKind::sturdy), passive::of(PassiveKind::vit, 1, Condition::flanked)}},
    {.name = "Encore",
     .power = {.use = Use::action,
               .ap = 1,
               .limit = Limit::once_per_activation,
               .target = Target::other_friend,
               .range_stat = Stat::cha,
               .effects = {effect::action_points(1)}}},
    {.name = "Cadenza",
     .power = {.use = Use::free_action,
               .limit = Limit::once_per_encounter,
               .target = Target::table,
               .effects = {effect::timer(1)}}},
    {.name = "Riposte",
     .power = {.use = Use::reaction,
               .rp = 1,
               .trigger = Trigger::after_attacked,
               .target = Target::attacker,
               .effects = {effect::strike()}}},
    {.name = "Opportunist", .passives = {passive::of(PassiveKind::attack_bonus, 2, Condition::engaged)}},
}};

// Spells, SHN-K241 to SHN-K248.
inline constexpr std::array<CardType, 8> standard_spells{{
    {.name = "Fireball",
     .power = {.use = Use::action, .ap = 1, .mp = 2, .target = Target::by_attack, .attack = attack_named("Fireball")}},
    {.name = "Ghost Bolt",
     .power =
         {.use = Use::action, .ap = 1, .mp = 1, .target = Target::by_attack, .attack = attack_named("Ghost Bolt")}},
    {.name = "Mend",
     .power = {.use = Use::action,
               .ap = 1,
               .mp = 1,
               .target = Target::friend_within,
               .range = 3,
               .effects = {effect::heal(3)}}},
    {.name = "Sanctuary",
     .power = {.use = Use::action,
               .ap = 1,
               .mp = 2,
               .target = Target::friends_area,
               .range = 3,
               .area = 1,
               .effects = {effect::heal(3)}}},
    {.name = "Aegis",
     .power = {.use = Use::reaction,
               .mp = 1,
               .rp = 1,
               .trigger = Trigger::would_suffer,
               .target = Target::friend_within,
               .range = 3,
               .effects = {effect::block(3)}}},
    {.name = "Hunter's Mark",
     .power =
         {.use = Use::free_action, .mp = 1, .limit = Limit::once_per_activation, .effects = {effect::advantage(2)}}},
    {.name = "Brambles",
     .power = {.use = Use::action, .ap = 1, .mp = 1, .target = Target::by_attack, .attack = attack_named("Brambles")}},
    {.name = "Hymn of Courage",
     .power = {.use = Use::action,
               .ap = 1,
               .mp = 1,
               .target = Target::friends_area,
               .area = 2,
               .effects = {effect::ward(2)}}},
}};

// Items, SHN-K251 to SHN-K258.
inline constexpr std::array<CardType, 8> standard_items{{
    {.name = "Healing Herb", .power = {.use = Use::action, .ap = 1, .effects = {effect::heal(2)}}},
    {.name = "Healing Potion",
     .power = {.use = Use::action, .ap = 1, .target = Target::friend_within, .range = 1, .effects = {effect::heal(4)}}},
    {.name = "Mana Draught", .power = {.use = Use::action, .ap = 1, .effects = {effect::magic(3)}}},
    {.name = "Fire Flask",
     .power = {.use = Use::action, .ap = 1, .target = Target::by_attack, .attack = attack_named("Fire Flask")}},
    {.name = "Swift Tonic", .power = {.use = Use::action, .ap = 1, .effects = {effect::walk(6)}}},
    {.name = "Stoneskin Salve",
     .power = {.use = Use::action, .ap = 1, .target = Target::friend_within, .range = 1, .effects = {effect::ward(4)}}},
    {.name = "Lucky Charm", .power = {.use = Use::action, .ap = 1, .effects = {effect::advantage(3)}}},
    {.name = "Hourglass Sand",
     .power = {.use = Use::action, .ap = 1, .target = Target::table, .effects = {effect::timer(1)}}},
}};

// Reward equipment, SHN-K261 to SHN-K268.
inline constexpr std::array<CardType, 8> standard_equipment{{
    {.name = "Lion Shield", .passives = {passive::of(PassiveKind::vit, 1)}},
    {.name = "Striding Boots", .passives = {passive::of(PassiveKind::move, 1), passive::of(PassiveKind::sure_foot)}},
    {.name = "Silver Blade", .weapon = attack_named("Silver Blade")},
    {.name = "Elm Warbow", .weapon = attack_named("Elm Warbow")},
    {.name = "Dawn Staff", .weapon = attack_named("Dawn Staff")},
    {.name = "Amulet of Vigour",
     .passives = {passive::of(PassiveKind::max_hp, 2), passive::of(PassiveKind::regenerate, 1, Condition::wounded)}},
    {.name = "Horn of Valour",
     .power = {.use = Use::free_action,
               .limit = Limit::once_per_encounter,
               .target = Target::friends_area,
               .area = 3,
               .effects = {effect::heal(1), effect::advantage(1)}}},
    {.name = "Storm Lance",
     .power = {.use = Use::action, .ap = 2, .target = Target::by_attack, .attack = attack_named("Storm Lance")}},
}};

constexpr Trait trait_named(std::string_view name) { return Rows<Trait, CardType>{standard_traits}.named(name); }
constexpr Spell spell_named(std::string_view name) { return Rows<Spell, CardType>{standard_spells}.named(name); }
constexpr Item item_named(std::string_view name) { return Rows<Item, CardType>{standard_items}.named(name); }
constexpr Equipment equipment_named(std::string_view name) {
    return Rows<Equipment, CardType>{standard_equipment}.named(name);
}

}  // namespace heroes::shining
