#pragma once

#include <cstddef>
#include <string_view>

#include <heroes/shire/content/standard.hpp>

// What the lists of the standard game must add up to, counted while compiling.
namespace heroes::shire::counts {

// Calls f with each spell of a content.
template <class F>
constexpr void for_each_spell(const Content& content, F&& f) {
    for (std::size_t i = 0; i != content.spells.count; ++i) f(content.spells.types.values[i]);
}
// Calls f with each effect of its spells and abilities.
template <class F>
constexpr void for_each_effect(const Content& content, F&& f) {
    for_each_spell(content, [&](const SpellType& spell) {
        for (const Part& part : spell.parts)
            for (const Effect& effect : part.effects) f(effect);
    });
    for (std::size_t i = 0; i != content.abilities.count; ++i)
        for (const Passive& passive : content.abilities.types.values[i].passives)
            for (const Effect& effect : passive.part.effects) f(effect);
}

// How many spells of a character's board and cards are of a row.
constexpr std::size_t board_spells(const Content& content, CharacterCard character, SpellRow row) {
    std::size_t found = 0;
    for (std::size_t slot = 0; slot != most_board_spells; ++slot) {
        const Spell spell = content.characters[character].spells.values[slot];
        if (spell != Spell::no_spell && content.spells[spell].row == row) ++found;
    }
    return found;
}

// Nodes that are spells, and nodes that are abilities.
constexpr std::size_t node_spells(const Content& content) {
    std::size_t found = 0;
    for (std::size_t i = 0; i != content.characters.count; ++i)
        for (std::size_t node = 0; node != enum_count<Node>; ++node)
            if (content.characters.types.values[i].spells.values[most_board_spells + node] != Spell::no_spell) ++found;
    return found;
}
constexpr std::size_t node_abilities(const Content& content) {
    std::size_t found = 0;
    for (std::size_t i = 0; i != content.characters.count; ++i)
        for (const Ability ability : content.characters.types.values[i].nodes)
            if (ability != Ability::no_ability) ++found;
    return found;
}

constexpr std::size_t cards_of(const Content& content, CardKind kind) {
    std::size_t found = 0;
    for (std::size_t i = 0; i != content.cards.count; ++i)
        if (content.cards.types.values[i].kind == kind) ++found;
    return found;
}

// Every condition that some row gives, shows on a die or has as a keyword.
constexpr Conditions used_conditions(const Content& content) {
    Conditions used{};
    for_each_effect(content, [&](const Effect& effect) {
        if (effect.kind == EffectKind::apply) used.insert(effect.condition);
        if (effect.kind == EffectKind::immobilise) used.insert(Condition::immobilise);
        if (effect.armour == Armour::pierced) used.insert(Condition::pierce);
        if (effect.armour == Armour::penetrated) used.insert(Condition::penetrate);
    });
    return used;
}

// A character's attack spells with CD 0, by which it counter-attacks.
constexpr std::size_t free_attacks(const Content& content, CharacterCard character) {
    std::size_t found = 0;
    for (const Spell spell : content.characters[character].spells)
        if (spell != Spell::no_spell && content.spells[spell].cd == 0 && content.spells[spell].row == SpellRow::attack)
            ++found;
    return found;
}

constexpr bool titles_are_unique(const Content& content) {
    for (std::size_t i = 0; i != content.spells.count; ++i)
        for (std::size_t j = 0; j != i; ++j)
            if (content.spells.names.values[i] == content.spells.names.values[j]) return false;
    return true;
}

static_assert(standard_content.characters.count == 5);                  // SHI-L01
static_assert(standard_content.spells.count == 50 + 41 + 4);            // SHI-L02 to SHI-L09
static_assert(node_spells(standard_content) == 41);                     // SHI-L07
static_assert(node_abilities(standard_content) == 34);                  // SHI-L07
static_assert(cards_of(standard_content, CardKind::pet) == 2);          // SHI-L08
static_assert(cards_of(standard_content, CardKind::stance) == 3);       // SHI-L09
static_assert(used_conditions(standard_content) == Conditions::all());  // SHI-L10
static_assert(titles_are_unique(standard_content));

constexpr bool boards_are_complete(const Content& content) {
    for (std::size_t i = 0; i != content.characters.count; ++i) {
        const auto character = static_cast<CharacterCard>(i);
        const std::size_t attacks = board_spells(content, character, SpellRow::attack);
        const std::size_t supports = board_spells(content, character, SpellRow::support);
        if (attacks + supports != most_board_spells || free_attacks(content, character) != 1) return false;
        for (const std::uint8_t length : content.characters[character].lengths)
            if (length != nodes_per_path) return false;
        // SHI-L02 to SHI-L05: five of each row; the Warrior, SHI-L06, has no rows.
        if (content.characters[character].board.size() == most_board_spells && attacks != supports) return false;
    }
    return true;
}
static_assert(boards_are_complete(standard_content));

}  // namespace heroes::shire::counts
