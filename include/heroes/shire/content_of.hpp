#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include <heroes/core/state.hpp>
#include <heroes/core/verdict.hpp>
#include <heroes/shire/cards.hpp>
#include <heroes/shire/content/judge.hpp>

namespace heroes::shire {

namespace detail {

// Calls f with every spell of a character: on its board, on its mastery board and on its cards.
template <class F>
constexpr void for_each_spell(const PrintedCharacter& printed, F&& f) {
    for (const PrintedSpell& spell : printed.board) f(spell);
    for (const PrintedPath& path : printed.paths)
        for (const PrintedNode& node : path.nodes)
            if (node.is_spell) f(node.spell);
    for (const PrintedCard& card : printed.cards)
        for (const PrintedSpell& spell : card.spells) f(spell);
}
// And with every ability: its own, those of the nodes and those of its cards.
template <class F>
constexpr void for_each_ability(const PrintedCharacter& printed, F&& f) {
    if (!printed.ability.empty()) f(printed.ability_name, printed.ability);
    for (const PrintedPath& path : printed.paths)
        for (const PrintedNode& node : path.nodes)
            if (!node.ability.empty()) f(node.spell.title, node.ability);
    for (const PrintedCard& card : printed.cards)
        if (!card.ability.empty()) f(card.name, card.ability);
}

constexpr bool changes_a_spell(PassiveKind kind) {
    return kind == PassiveKind::add_stats || kind == PassiveKind::add_effect || kind == PassiveKind::change_target ||
           kind == PassiveKind::change_die;
}

constexpr Verdict judge_names(const PrintedCharacter& printed) {
    bool all_named = !printed.name.empty();
    for (const PrintedCard& card : printed.cards) all_named = all_named && !card.name.empty();
    for_each_spell(printed, [&](const PrintedSpell& spell) { all_named = all_named && !spell.title.empty(); });
    for_each_ability(printed, [&](std::string_view name, const auto&) { all_named = all_named && !name.empty(); });
    return all_named ? Verdict::legal()
                     : Verdict::refused("SHI-567: a character, a card, a spell or an ability has no name");
}
// What one character can have.
constexpr Verdict judge_room(const PrintedCharacter& printed) {
    std::size_t slots = printed.board.size();
    for (const PrintedCard& card : printed.cards) slots += is_creature(card.kind) ? 0 : card.spells.size();
    std::size_t triggers = 0;
    std::size_t upgrades = 0;
    for_each_ability(printed, [&](std::string_view, const Passives& passives) {
        for (const Passive& passive : passives) {
            triggers += passive.kind == PassiveKind::trigger ? 1u : 0u;
            upgrades += changes_a_spell(passive.kind) ? 1u : 0u;
        }
    });
    if (slots > most_board_spells)
        return Verdict::refused("SHI-567: there is no room for so many spells on a board and its cards");
    return triggers <= most_triggers && upgrades <= most_upgrades
               ? Verdict::legal()
               : Verdict::refused("SHI-567: there is no room for so many abilities of a character");
}
constexpr Verdict judge_printed(const PrintedCharacter& printed) {
    if (const Verdict verdict = judge_names(printed); !verdict) return verdict;
    return judge_room(printed);
}

// Whether characters can be put into tables: each by itself, and all of them together.
class Judging {
public:
    constexpr void operator()(const PrintedCharacter& printed) {
        if (verdict_) verdict_ = judge_printed(printed);
        ++characters_;
        cards_ += printed.cards.size();
        for_each_spell(printed, [&](const PrintedSpell&) { ++spells_; });
        for_each_ability(printed, [&](std::string_view, const auto&) { ++abilities_; });
    }
    constexpr Verdict verdict() const {
        if (!verdict_) return verdict_;
        if (characters_ < 2) return Verdict::refused("SHI-020: there are characters to choose from");
        const bool is_room = characters_ <= index_of(CharacterCard::no_character) &&
                             cards_ <= index_of(Card::no_card) && spells_ <= index_of(Spell::no_spell) &&
                             abilities_ <= index_of(Ability::no_ability);
        return is_room
                   ? Verdict::legal()
                   : Verdict::refused("SHI-567: there is no room for so many characters, cards, spells or abilities");
    }

private:
    Verdict verdict_ = Verdict::legal();
    std::size_t characters_ = 0;
    std::size_t cards_ = 0;
    std::size_t spells_ = 0;
    std::size_t abilities_ = 0;
};

// Puts printed characters into the tables of a content, row by row.
class Printer {
public:
    constexpr explicit Printer(Content& content, const Chart& chart) : content_(content) {
        content_.chart = chart;
        // One by one: g++ 12 leaves the elements of an array that is initialised by {} without a value in constant
        // expressions.
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

    constexpr void operator()(const PrintedCharacter& printed) {
        const auto id = static_cast<CharacterCard>(content_.characters.count++);
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

private:
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
        const auto id = static_cast<Ability>(content_.abilities.count++);
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
            const std::size_t card = first_card_ + index_of(effect.card);
            effect.card = card < index_of(Card::no_card) ? static_cast<Card>(card) : Card::no_card;
            summons = true;
        }
        return summons;
    }
    constexpr Spell print(const PrintedSpell& printed) {
        const auto id = static_cast<Spell>(content_.spells.count++);
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
        const auto id = static_cast<Card>(content_.cards.count++);
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
            else
                print(content_.characters.types[owner], static_cast<Slot>(slot++), spell);
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
        abilities.triggers.push_back(trigger);
        set_bit(powers.triggers, at);
        set_bit(abilities.answering[trigger.passive.on], at);
        if (trigger.passive.is_optional) set_bit(abilities.optional, at);
        const auto& effects = trigger.passive.part.effects;
        if (!effects.empty() && effects[0].kind == EffectKind::swap_card) set_bit(abilities.swaps, at);
    }
    static constexpr void add_upgrade(Abilities& abilities, const Sourced& upgrade, Powers& powers) {
        const std::size_t at = abilities.upgrades.size();
        abilities.upgrades.push_back(upgrade);
        set_bit(powers.upgrades, at);
        set_bit(abilities.upgraded[upgrade.passive.slot], at);
    }

    Content& content_;
    std::size_t first_card_ = 0;
};

// Characters for which there is room, as a content takes them: print_all(printer) calls printer(character) for each, and
// judged(verdict) hears whether the content can be played with.
template <class PrintAll, class Judged>
struct Printing {
    const Chart& chart;
    PrintAll print_all;
    Judged judged;
};

template <class PrintAll>
constexpr Content content_of_all(const Chart& chart, const PrintAll& print_all) {
    const auto demand = [](const Verdict& verdict) {
        if (!verdict) heroes::detail::these_cards_cannot_be_ask_judge_why(verdict);
    };
    Judging judging;
    print_all(judging);
    demand(judging.verdict());
    return Content{Printing<PrintAll, decltype(demand)>{chart, print_all, demand}};
}

}  // namespace detail

template <class PrintAll, class Judged>
constexpr Content::Content(const detail::Printing<PrintAll, Judged>& printing) {
    detail::Printer printer{*this, printing.chart};
    printing.print_all(printer);
    printing.judged(detail::judge(*this));
}

// Whether a game can be played with these characters.
constexpr Verdict judge(std::span<const PrintedCharacter> characters) {
    const auto print_all = [&](auto& print) {
        for (const PrintedCharacter& printed : characters) print(printed);
    };
    detail::Judging judging;
    print_all(judging);
    Verdict verdict = judging.verdict();
    if (!verdict) return verdict;
    const auto note = [&](const Verdict& judged) { verdict = judged; };
    (void)Content{detail::Printing<decltype(print_all), decltype(note)>{Chart{}, print_all, note}};
    return verdict;
}

// The content that these characters make: content_of(standard_chart, cleric, paladin). Those that judge finds not legal
// do not compile, or go to refuse at run time.
template <std::same_as<PrintedCharacter>... Characters>
[[nodiscard]] constexpr Content content_of(const Chart& chart, const Characters&... characters) {
    return detail::content_of_all(chart, [&](auto& print) { (print(characters), ...); });
}
// The same where it is settled at run time how many there are.
[[nodiscard]] constexpr Content content_of(const Chart& chart, std::span<const PrintedCharacter> characters) {
    return detail::content_of_all(chart, [&](auto& print) {
        for (const PrintedCharacter& printed : characters) print(printed);
    });
}

}  // namespace heroes::shire
