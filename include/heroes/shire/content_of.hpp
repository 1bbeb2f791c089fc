#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include <heroes/shire/cards.hpp>
#include <heroes/shire/content/judge.hpp>

namespace heroes::shire {

namespace detail {

inline constexpr Verdict no_room = Verdict::refused("SHI-567: a content has no room for so much");

// Puts printed characters into the tables of a content, row by row.
class Printer {
public:
    constexpr explicit Printer(const Chart& chart) {
        content_.chart = chart;
        // One by one, because g++ 12 forgets in constant expressions what an empty list stands for.
        for (CharacterType& type : content_.characters.types) type = CharacterType{};
        for (CardType& type : content_.cards.types) type = CardType{};
        for (SpellType& type : content_.spells.types) type = SpellType{};
        for (AbilityType& type : content_.abilities.types) type = AbilityType{};
        for (Abilities& abilities : content_.of) {
            abilities = Abilities{};
            for (auto& path : abilities.spells)
                for (Slots& slots : path) slots = Slots{};
            for (auto& path : abilities.bonuses_unlocked)
                for (Bonuses& bonuses : path) bonuses = Bonuses{};
            for (auto& path : abilities.more_unlocked)
                for (MorePowers& powers : path) powers = MorePowers{};
            for (Slots& slots : abilities.aimed) slots = Slots{};
            for (CardSet& cards : abilities.cards) cards = CardSet{};
            for (auto& element : abilities.bonuses)
                for (bool& some : element) some = false;
        }
        for (Powers& powers : content_.of_card) powers = Powers{};
        for (Bonuses& bonuses : content_.bonuses_of_card) bonuses = Bonuses{};
        for (MorePowers& powers : content_.more_of_card) powers = MorePowers{};
        for (bool& summons : content_.summons) summons = false;
        for (bool& upgraded : content_.upgraded) upgraded = false;
        for (Spell& spell : content_.characters.types.values.back().spells) spell = Spell::no_spell;
    }

    constexpr void print(const PrintedCharacter& printed) {
        const auto id = next_row<CharacterCard>(content_.characters.count);
        CharacterType& type = content_.characters.types[id];
        type = {.colour = printed.colour,
                .stats = printed.stats,
                .hp = printed.hp,
                .element = printed.element,
                .armour = printed.armour};
        for (Spell& spell : type.spells) spell = Spell::no_spell;
        for (Ability& ability : type.nodes) ability = Ability::no_ability;
        content_.characters.names[id] = printed.name;
        content_.characters.flavours[id] = printed.flavour;
        first_card_ = content_.cards.count;
        type.ability = print(printed.ability_name, printed.ability, "");
        add(id, {SourceKind::character}, printed.ability, content_.of[id].unlocked[0][0],
            content_.of[id].bonuses_unlocked[0][0], content_.of[id].more_unlocked[0][0]);
        std::size_t slot = 0;
        for (const PrintedSpell& spell : printed.board) {
            type.board.insert(static_cast<Slot>(slot));
            print(type, static_cast<Slot>(slot++), spell);
        }
        content_.of[id].spells[0][0] = type.board;
        for (const PrintedCard& card : printed.cards) print(id, card, slot);
        for_each_enumerator<Path>([&](Path path) { print(id, path, printed.paths[index_of(path)]); });
        for_each_enumerator<Slot>([&](Slot at) { sort_in(content_.of[id], at, type.spells[at]); });
        for (const Sourced& upgrade : content_.of[id].upgrades) {
            content_.upgraded[type.spells[upgrade.passive.slot]] = true;
            if (upgrade.passive.kind == PassiveKind::change_target) aim_anew(content_.of[id], upgrade.passive);
        }
    }

    constexpr const Content& content() const { return content_; }

private:
    // The row behind the last one; the last of the enum is no row.
    template <Enumeration Row>
    static constexpr Row next_row(std::uint8_t& count) {
        if (count == index_of(Row::last)) refuse(no_room);
        return static_cast<Row>(count++);
    }
    // Notes what the spell in a slot needs, so that in play spells are judged all at once.
    constexpr void sort_in(Abilities& abilities, Slot slot, Spell spell) const {
        if (spell == Spell::no_spell) return;
        const SpellType& type = content_.spells.types[spell];
        if (type.parts.empty()) return;  // which judge refuses
        abilities.aimed[type.parts[0].target].insert(slot);
        if (type.needs == Needs::when_attacked) {
            abilities.reactions.insert(slot);
            abilities.settled.insert(slot);
        }
        for_each_enumerator<SpellRow>([&](SpellRow row) {
            if (counts_as(type, row, false)) abilities.rows[row].insert(slot);
            if (counts_as(type, row, true)) abilities.halves[row].insert(slot);
        });
        abilities.types[type.type].insert(slot);
        for (std::size_t n = 0; n <= type.cd && n != abilities.cooldowns.size(); ++n)
            abilities.cooldowns[n].insert(slot);
        if (type.needs == Needs::nothing && is_printed_first(type.parts[0].target) && !content_.summons[spell]) {
            abilities.simple.insert(slot);
            abilities.settled.insert(slot);
        }
    }
    // An ability changes whom a spell is aimed at. While there is somebody of either kind, it need not be asked for.
    static constexpr void aim_anew(Abilities& abilities, const Passive& upgrade) {
        const TargetKind target = upgrade.part.target;
        abilities.aimed[target].insert(upgrade.slot);
        abilities.settled.erase(upgrade.slot);
        if (!is_printed_first(target)) abilities.simple.erase(upgrade.slot);
    }
    // Other targets are for second halves and for abilities; judge refuses them.
    static constexpr bool is_printed_first(TargetKind target) {
        return target != TargetKind::same && target != TargetKind::source;
    }
    constexpr Ability print(std::string_view name, const Passives& passives, std::string_view flavour) {
        if (passives.empty()) return Ability::no_ability;
        const auto id = next_row<Ability>(content_.abilities.count);
        content_.abilities.types[id].passives = passives;
        for (Passive& passive : content_.abilities.types[id].passives) find_cards(passive.part);
        content_.abilities.names[id] = name;
        content_.abilities.flavours[id] = flavour;
        return id;
    }
    // A summon names the card by its number among those of the character. Whether there was one.
    constexpr bool find_cards(Part& part) const {
        bool summons = false;
        for (Effect& effect : part.effects) {
            if (effect.kind != EffectKind::summon) continue;
            effect.card = static_cast<Card>(first_card_ + index_of(effect.card));
            summons = true;
        }
        return summons;
    }
    constexpr Spell print(const PrintedSpell& printed) {
        const auto id = next_row<Spell>(content_.spells.count);
        SpellType& type = content_.spells.types[id];
        type = printed.type;
        for (Part& part : type.parts)
            if (find_cards(part)) content_.summons[id] = true;
        content_.spells.names[id] = printed.title;
        content_.spells.flavours[id] = printed.flavour;
        content_.card_of[id] = Card::no_card;
        return id;
    }
    constexpr void print(CharacterType& type, Slot slot, const PrintedSpell& printed) {
        const Spell spell = print(printed);
        type.spells[slot] = spell;
        content_.slot_of[spell] = slot;
    }
    constexpr void print(CharacterCard owner, const PrintedCard& printed, std::size_t& slot) {
        const auto id = next_row<Card>(content_.cards.count);
        CardType& type = content_.cards.types[id];
        type = {.kind = printed.kind,
                .stats = printed.stats,
                .hp = printed.hp,
                .element = printed.element,
                .ability = print(printed.name, printed.ability, ""),
                .spell_count = static_cast<std::uint8_t>(printed.spells.size()),
                .first_spell = static_cast<Spell>(content_.spells.count),
                .first_slot = static_cast<Slot>(slot)};
        content_.cards.names[id] = printed.name;
        content_.characters.types[owner].cards.insert(id);
        content_.of[owner].cards[printed.kind].insert(id);
        add(owner, {SourceKind::card, {}, id}, printed.ability, content_.of_card[id], content_.bonuses_of_card[id],
            content_.more_of_card[id]);
        std::size_t place = 0;
        for (const PrintedSpell& spell : printed.spells) {
            if (is_creature(type.kind))
                content_.slot_of[print(spell)] = static_cast<Slot>(place++);
            else if (slot++ < most_board_spells)
                print(content_.characters.types[owner], static_cast<Slot>(slot - 1), spell);
            else
                print(spell);  // which judge refuses
            content_.card_of[static_cast<Spell>(content_.spells.count - 1)] = id;
        }
    }
    constexpr void print(CharacterCard owner, Path path, const PrintedPath& printed) {
        CharacterType& type = content_.characters.types[owner];
        Abilities& abilities = content_.of[owner];
        auto& unlocked = abilities.unlocked[index_of(path)];
        auto& bonuses_unlocked = abilities.bonuses_unlocked[index_of(path)];
        auto& more_unlocked = abilities.more_unlocked[index_of(path)];
        auto& spells = abilities.spells[index_of(path)];
        content_.path_names[owner][path] = printed.title;
        type.lengths[path] = static_cast<std::uint8_t>(printed.nodes.size());
        for (std::size_t depth = 0; depth != nodes_per_path; ++depth) {
            unlocked[depth + 1] = unlocked[depth];
            bonuses_unlocked[depth + 1] = bonuses_unlocked[depth];
            more_unlocked[depth + 1] = more_unlocked[depth];
            spells[depth + 1] = spells[depth];
            if (depth >= printed.nodes.size()) continue;
            const PrintedNode& node = printed.nodes[depth];
            const Node at = shire::node(path, static_cast<int>(depth) + 1);
            if (node.is_spell) {
                print(type, shire::slot_of(at), node.spell);
                spells[depth + 1].insert(shire::slot_of(at));
            } else {
                type.nodes[at] = print(node.spell.title, node.ability, node.spell.flavour);
                add(owner, {SourceKind::node, at, Card::no_card}, node.ability, unlocked[depth + 1],
                    bonuses_unlocked[depth + 1], more_unlocked[depth + 1]);
            }
        }
    }
    // Notes what the passives of a source come to, which of them answer something and which change a spell.
    constexpr void add(CharacterCard owner, Source source, const Passives& passives, Powers& powers, Bonuses& bonuses,
                       MorePowers& more) {
        Abilities& abilities = content_.of[owner];
        for (Passive passive : passives) {
            find_cards(passive.part);
            shire::add(passive, powers, bonuses, more);
            switch (passive.kind) {
                case PassiveKind::trigger: add_trigger(abilities, {source, passive}, powers); break;
                case PassiveKind::add_stats:
                case PassiveKind::add_effect:
                case PassiveKind::change_target:
                case PassiveKind::change_die: add_upgrade(abilities, {source, passive}, powers); break;
                case PassiveKind::aura:
                    abilities.auras = abilities.auras | passive.stats;
                    if (passive.when == While::bloodied)
                        abilities.bloodied_auras = abilities.bloodied_auras | passive.stats;
                    break;
                case PassiveKind::bonus:
                    for_each_spell_kind(passive.filter, [&](Element element, AttackType type) {
                        abilities.bonuses[element][type] = true;
                    });
                    break;
                case PassiveKind::heal_bonus: abilities.heals_more = true; break;
                case PassiveKind::ward: abilities.wards = abilities.wards | passive.wards; break;
                case PassiveKind::pet_limit: break;
            }
        }
    }
    static constexpr void set_bit(std::uint8_t& bits, std::size_t at) {
        bits = static_cast<std::uint8_t>(bits | 1u << at);
    }
    static constexpr void add_trigger(Abilities& abilities, const Sourced& trigger, Powers& powers) {
        const std::size_t at = abilities.triggers.size();
        if (at == most_triggers) refuse(no_room);
        abilities.triggers.push_back(trigger);
        set_bit(powers.triggers, at);
        set_bit(abilities.answering[trigger.passive.on], at);
        if (trigger.passive.is_optional) set_bit(abilities.optional, at);
        const auto& effects = trigger.passive.part.effects;
        if (!effects.empty() && effects[0].kind == EffectKind::swap_card) set_bit(abilities.swaps, at);
    }
    static constexpr void add_upgrade(Abilities& abilities, const Sourced& upgrade, Powers& powers) {
        const std::size_t at = abilities.upgrades.size();
        if (at == most_upgrades) refuse(no_room);
        abilities.upgrades.push_back(upgrade);
        set_bit(powers.upgrades, at);
        set_bit(abilities.upgraded[upgrade.passive.slot], at);
    }

    Content content_{};
    std::size_t first_card_ = 0;
};

}  // namespace detail

// The content that these characters make: content_of(standard_chart, cleric, paladin).
template <class... Characters>
constexpr Content content_of(const Chart& chart, const Characters&... characters) {
    detail::Printer printer{chart};
    (printer.print(characters), ...);
    return printer.content();
}

}  // namespace heroes::shire
