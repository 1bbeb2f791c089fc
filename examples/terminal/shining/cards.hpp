#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <heroes/shining.hpp>

#include "../names.hpp"
#include "../text.hpp"

// Attacks, powers, encounters and quests in words that are made from their data.
namespace terminal::shining {

using namespace heroes::shining;
using heroes::Seat;
using heroes::SeatSet;

inline constexpr const Content& content = Table<>::Rules::content;

template <class Card>
std::string name(Card card) {
    return std::string(name_in(content, card));
}

inline std::string in_words(const Effect& effect) {
    const std::string n = std::to_string(effect.amount);
    const std::string whose = effect.self ? " for yourself" : "";
    switch (effect.kind) {
        case EffectKind::nothing: return "";
        case EffectKind::damage: return n + " DMG" + whose;
        case EffectKind::override_chart: return n + " DMG instead of the chart";
        case EffectKind::heal: return "heals " + n + whose;
        case EffectKind::magic: return n + " MP back" + whose;
        case EffectKind::push: return "push " + n;
        case EffectKind::walk: return "move " + n + whose;
        case EffectKind::action_points: return n + " AP more" + whose;
        case EffectKind::advantage: return "Advantage " + n + whose;
        case EffectKind::ward: return "Ward " + n + whose;
        case EffectKind::slow: return "Slow " + n + whose;
        case EffectKind::provoke: return "provokes within " + std::string(name_of(effect.stat));
        case EffectKind::timer: return counted(effect.amount, "Timer") + " more";
        case EffectKind::block: return "blocks " + n + " DMG";
        case EffectKind::strike: return "strikes back";
    }
    return "";
}

// "2D6 + STR".
inline std::string dice(const AttackType& attack) {
    std::vector<std::string> parts;
    for (const auto& each : attack.dice) parts.push_back(std::to_string(each.count) + std::string(name_of(each.size)));
    if (attack.stat) parts.emplace_back(name_of(*attack.stat));
    return joined(parts, " + ");
}
// "1 DMG at VIT + 1, 2 at 2 VIT".
inline std::string chart(const AttackType& attack) {
    std::vector<std::string> rows;
    for (const Row& row : attack.rows)
        rows.push_back(std::to_string(row.damage) + " DMG at " + (row.times == 1 ? "" : std::to_string(row.times) + " ") +
                       "VIT" + (row.plus == 0 ? "" : " + " + std::to_string(row.plus)));
    return joined(rows, ", ");
}
inline std::string in_words(AttackCard card) {
    const AttackType& attack = content.attacks[card];
    std::string text = dice(attack) + ", range " + std::to_string(attack.range);
    if (attack.has_area()) text += ", area " + std::to_string(attack.area);
    text += ": " + chart(attack);
    if (attack.on_hit.kind != EffectKind::nothing) text += "; hit: " + in_words(attack.on_hit);
    for (const Chain& chain : attack.chains)
        text += "; " + std::string(name_of(chain.size)) + " shows " + std::to_string(chain.face) + ": " + in_words(chain.effect);
    return text;
}

// What a power costs: "1 AP, 2 MP".
inline std::string price(const PowerType& power) {
    std::vector<std::string> parts;
    if (power.ap != 0) parts.push_back(std::to_string(power.ap) + " AP");
    if (power.mp != 0) parts.push_back(std::to_string(power.mp) + " MP");
    if (power.rp != 0) parts.push_back(std::to_string(power.rp) + " RP");
    return parts.empty() ? "free" : joined(parts, ", ");
}
// What it does, and to whom.
inline std::string in_words(const PowerType& power) {
    std::vector<std::string> parts;
    if (power.attack) parts.push_back(in_words(*power.attack));
    for (const Effect& effect : power.effects) parts.push_back(in_words(effect));
    if (power.target != Target::by_attack) parts.emplace_back(name_of(power.target));
    return joined(parts, ", ");
}

// The card of a power, and of a weapon that is equipment.
inline const CardType& card_of(HeroCard hero, Power power) {
    const HeroType& type = content.heroes[hero];
    const std::size_t place = heroes::index_of(power);
    if (is_trait(power)) return content.traits[type.traits[place]];
    if (is_spell_card(power)) return content.spells[type.spells[place - heroes::index_of(Power::first_spell)]];
    return content.equipment[equipment(power)];
}
inline AttackCard attack_of(HeroCard hero, Weapon weapon) {
    return weapon == Weapon::own ? content.heroes[hero].weapon : *content.equipment[equipment(weapon)].weapon;
}

inline std::string in_words(const Reward& reward) {
    const std::string n = std::to_string(reward.amount);
    switch (reward.kind) {
        case RewardKind::stat_up: return "a stat grows for everybody";
        case RewardKind::recover: return "recover " + std::to_string(reward.mp) + " MP or " + n + " HP";
        case RewardKind::heal_all: return n + " HP for all";
        case RewardKind::magic_all: return n + " MP for all";
        case RewardKind::equip: return name(reward.equipment);
        case RewardKind::items: return n + " " + name(reward.item);
    }
    return "";
}

// How an encounter is won.
inline std::string goal(const Victory& victory) {
    const std::string n = std::to_string(victory.amount);
    switch (victory.kind) {
        case VictoryKind::all_on_goal: return "all Heroes reach the goal";
        case VictoryKind::kill_all: return "no enemy is left";
        case VictoryKind::kill_boss: return "the boss falls";
        case VictoryKind::survive: return "survive " + n + " rounds";
        case VictoryKind::touch_all: return "stand on every goal once";
    }
    return "";
}

}  // namespace terminal::shining
