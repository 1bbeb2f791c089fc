#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <heroes/core/cards.hpp>
#include <heroes/core/enum_array.hpp>
#include <heroes/core/enum_set.hpp>
#include <heroes/core/fields.hpp>
#include <heroes/core/inline_vector.hpp>
#include <heroes/shire/effects.hpp>
#include <heroes/shire/pieces.hpp>

namespace heroes::shire {

// A spell box as it is printed: its title, what it does, and a line that does nothing.
struct PrintedSpell {
    std::string_view title{};
    SpellType type{};
    std::string_view flavour{};

    constexpr PrintedSpell() = default;
    constexpr PrintedSpell(CardText called, const SpellType& does, CardText says = "")
        : title(called.text), type(does), flavour(says.text) {}
};

// A node of a mastery board: a spell, or an ability.
struct PrintedNode {
    PrintedSpell spell{};
    Passives ability{};
    bool is_spell = false;

    constexpr PrintedNode() = default;
    constexpr PrintedNode(CardText called, const SpellType& does, CardText says = "")
        : spell(called, does, says), is_spell(true) {}
    constexpr PrintedNode(CardText called, const Passives& does, CardText says = "")
        : spell(called, SpellType{}, says), ability(does) {}
};

struct PrintedPath {
    std::string_view title{};
    InlineVector<PrintedNode, nodes_per_path> nodes{};

    constexpr PrintedPath() = default;
    constexpr PrintedPath(CardText called, const InlineVector<PrintedNode, nodes_per_path>& chain)
        : title(called.text), nodes(chain) {}
};

inline constexpr std::size_t most_cards = 4;  // of one character

// A character card. Spells of a creature are its own; those of other cards are its owner's while the card is on the
// tab.
struct PrintedCard {
    std::string_view name{};
    CardKind kind{};
    StatLine stats{};
    std::uint8_t hp = 0;
    Element element{};
    Passives ability{};
    InlineVector<PrintedSpell, most_creature_spells> spells{};

    constexpr PrintedCard() = default;
    // A creature with its stats and HP.
    constexpr PrintedCard(CardText called, CardKind what, const StatLine& line, int health, const Passives& does,
                          const InlineVector<PrintedSpell, most_creature_spells>& casts)
        : name(called.text), kind(what), stats(line), hp(static_cast<std::uint8_t>(health)), ability(does),
          spells(casts) {}
    // A stance or the like.
    constexpr PrintedCard(CardText called, CardKind what, const Passives& does,
                          const InlineVector<PrintedSpell, most_creature_spells>& casts)
        : name(called.text), kind(what), ability(does), spells(casts) {}
};

// A character board with everything that belongs to it. Summons and swapped cards count the cards from 1.
struct PrintedCharacter {
    std::string_view name{};
    std::string_view flavour{};
    Colour colour{};
    StatLine stats{};
    std::uint8_t hp = 0;
    Element element{};
    ArmourClass armour{};
    std::string_view ability_name{};
    Passives ability{};
    InlineVector<PrintedSpell, most_board_spells> board{};
    std::array<PrintedPath, enum_count<Path>> paths{};
    InlineVector<PrintedCard, most_cards> cards{};
};

// A card of the same character by its number, counted from 1.
constexpr Card own_card(int number) { return static_cast<Card>(number - 1); }

// An ability by its row in the content.
enum class Ability : std::uint8_t { no_ability = 80, last = no_ability };

struct AbilityType {
    Passives passives{};

    static constexpr Members members{"passives"};
    bool operator==(const AbilityType&) const = default;
};

using CardSet = EnumSet<Card>;

// What is printed on a character card.
struct CardType {
    CardKind kind{};
    StatLine stats{};
    std::uint8_t hp = 0;
    Element element{};
    Ability ability = Ability::no_ability;
    std::uint8_t spell_count = 0;
    Spell first_spell = Spell::no_spell;  // the others follow it
    Slot first_slot{};                    // on the owner's board, unless it is a creature

    static constexpr Members members{"kind",    "stats",       "hp",          "element",
                                     "ability", "spell_count", "first_spell", "first_slot"};
    bool operator==(const CardType&) const = default;
};

// What is printed on a character board and its mastery board.
struct CharacterType {
    Colour colour{};
    StatLine stats{};
    std::uint8_t hp = 0;
    Element element{};
    ArmourClass armour{};
    Ability ability = Ability::no_ability;
    CardSet cards{};
    Slots board{};                     // without those of cards
    EnumArray<Slot, Spell> spells{};   // in their slots, no_spell where there is none
    EnumArray<Node, Ability> nodes{};  // no_ability where the node is a spell
    EnumArray<Path, std::uint8_t> lengths{};

    static constexpr Members members{"colour", "stats", "hp",     "element", "armour", "ability",
                                     "cards",  "board", "spells", "nodes",   "lengths"};
    bool operator==(const CharacterType&) const = default;
};

// By how much a spell's element is stronger against a target's type, SHI-R72.
using Chart = EnumArray<Element, EnumArray<Element, std::int8_t>>;

// Where an ability comes from, and so when it is in force: the character's own while it lives, a node once it is
// unlocked, a card while it is on the tab.
enum class SourceKind : std::uint8_t { character, node, card, last = card };

struct Source {
    SourceKind kind{};
    Node node{};
    Card card = Card::no_card;

    bool operator==(const Source&) const = default;
};

// One number for each kind of spell that bonuses tell apart.
template <class T>
using PerSpellKind = EnumArray<Element, EnumArray<AttackType, T>>;

// Calls f with each kind of spell that a bonus with this filter is for.
template <class F>
constexpr void for_each_spell_kind(Filter filter, F&& f) {
    for_each_enumerator<Element>([&](Element element) {
        for_each_enumerator<AttackType>([&](AttackType type) {
            if (passes(filter, element, type)) f(element, type);
        });
    });
}

// What the static abilities of a source come to, and which of its character's other abilities it brings: those that
// are asked for most, in eight bytes, because rows of that size are found without a multiplication.
struct Powers {
    StatLine you{};             // auras that are in force at all times
    std::uint8_t triggers = 0;  // of Abilities::triggers, one bit each
    std::uint8_t upgrades = 0;  // of Abilities::upgrades, one bit each
    std::int8_t heal_bonus = 0;
    std::int8_t pet_limit = 0;
};
static_assert(sizeof(Powers) == 8);

// What they add to attacks of each kind: rows of 64 bytes, for the same reason. What is for all allies is counted with
// what is for the character and for its pets, too, because these are asked for most.
struct Bonuses {
    std::array<std::int8_t, 64> values{};

    static constexpr std::size_t place(Scope scope, Element element, AttackType type) {
        return (index_of(scope) * enum_count<Element> + index_of(element)) * enum_count<AttackType> + index_of(type);
    }
};
static_assert(Bonuses::place(Scope::last, Element::last, AttackType::last) <
              std::tuple_size_v<decltype(Bonuses::values)>);

// The others.
struct MorePowers {
    StatLine you_bloodied{};
    EnumArray<While, StatLine> allies{};
    Conditions wards{};
};

// Adds what a passive comes to.
constexpr void add(const Passive& passive, Powers& powers, Bonuses& bonuses, MorePowers& more) {
    const auto grow = [&](std::int8_t& n) { n = static_cast<std::int8_t>(n + passive.number); };
    switch (passive.kind) {
        case PassiveKind::aura:
            passive.stats.for_each([&](Stat stat) {
                grow((passive.when == While::bloodied ? more.you_bloodied : powers.you)[stat]);
                if (passive.scope != Scope::you) grow(more.allies[passive.when][stat]);
            });
            break;
        case PassiveKind::bonus:
            for_each_spell_kind(passive.filter, [&](Element element, AttackType type) {
                grow(bonuses.values[Bonuses::place(passive.scope, element, type)]);
                if (passive.scope != Scope::allies) return;
                grow(bonuses.values[Bonuses::place(Scope::you, element, type)]);
                grow(bonuses.values[Bonuses::place(Scope::pets, element, type)]);
            });
            break;
        case PassiveKind::heal_bonus: grow(powers.heal_bonus); break;
        case PassiveKind::pet_limit: grow(powers.pet_limit); break;
        case PassiveKind::ward: more.wards = more.wards | passive.wards; break;
        case PassiveKind::trigger:
        case PassiveKind::add_stats:
        case PassiveKind::add_effect:
        case PassiveKind::change_target:
        case PassiveKind::change_die: break;
    }
}

inline constexpr std::size_t most_triggers = 8;  // of one character: one bit each
inline constexpr std::size_t most_upgrades = 8;

// A passive of a character that answers something or changes a spell, and where it comes from.
struct Sourced {
    Source source{};
    Passive passive{};
};

// One row for each number of nodes that are unlocked on each path.
template <class T>
using ByDepth = std::array<std::array<T, nodes_per_path + 1>, enum_count<Path>>;

// What follows from a character's board, looked up in play. Sets of abilities and upgrades have one bit for each, in
// the order of their rows.
struct Abilities {
    ByDepth<Powers> unlocked{};  // the first path has the character's own
    ByDepth<Bonuses> bonuses_unlocked{};
    ByDepth<MorePowers> more_unlocked{};
    ByDepth<Slots> spells{};  // the first path has the board
    InlineVector<Sourced, most_triggers> triggers{};
    InlineVector<Sourced, most_upgrades> upgrades{};
    EnumArray<Trigger, std::uint8_t> answering{};
    std::uint8_t optional = 0;
    std::uint8_t swaps = 0;                    // abilities that begin with a swap of cards
    EnumArray<Slot, std::uint8_t> upgraded{};  // the upgrades of each spell
    EnumArray<TargetKind, Slots> aimed{};      // spells by the target of their first part, as printed or changed
    Slots reactions{};                         // spells that are cast when attacked
    Slots simple{};                            // spells that need nothing but a target
    Slots settled{};                           // those of them whose target never changes, and the reactions
    EnumArray<SpellRow, Slots> rows{};         // spells by their rows
    EnumArray<SpellRow, Slots> halves{};       // the same if either half of a split spell counts
    EnumArray<AttackType, Slots> types{};      // spells by their attack types
    std::array<Slots, 8> cooldowns{};          // spells with a cooldown of so much or more
    Stats auras{};                             // the stats that some aura changes
    Stats bloodied_auras{};                    // and those that one changes at half health or less
    EnumArray<CardKind, CardSet> cards{};      // by their kinds
    PerSpellKind<bool> bonuses{};              // whether there is some bonus for spells of each kind
    bool heals_more = false;                   // whether there is some bonus for heals
    Conditions wards{};                        // what is warded off by some ability
};

namespace detail {

class Printer;
template <class PrintAll, class Judged>
struct Printing;

}  // namespace detail

// Every character of the game with its spells, abilities and cards, and the elemental chart, with all that follows from
// them. Only content_of makes one, of characters that were judged, and it is not copied, so that none is changed
// afterwards; other characters are another content. Rules say which they play with:
//   struct Homebrew : StandardRules { static constexpr Content content = content_of(my_chart, my_hero, my_rival); };
// Characters that are loaded when the program starts work just the same, if the content outlives all games:
//   struct Loaded : StandardRules { static inline const Content content = content_of(standard_chart, read_them()); };
struct Content {
    Cards<CharacterCard, CharacterType> characters{};
    Cards<Card, CardType> cards{};
    Cards<Spell, SpellType> spells{};
    Cards<Ability, AbilityType> abilities{};
    Chart chart{};

    // What is printed besides: no rule, so it takes no part in a fingerprint.
    EnumArray<CharacterCard, EnumArray<Path, std::string_view>> path_names{};

    // What follows from it.
    EnumArray<CharacterCard, Abilities> of{};
    EnumArray<Card, Powers> of_card{};
    EnumArray<Card, Bonuses> bonuses_of_card{};
    EnumArray<Card, MorePowers> more_of_card{};
    EnumArray<Spell, Slot> slot_of{};
    EnumArray<Spell, Card> card_of{};   // no_card if the spell is on a board
    EnumArray<Spell, bool> summons{};   // whether it needs a card that is set aside
    EnumArray<Spell, bool> upgraded{};  // whether some ability changes it

    constexpr bool has(CharacterCard character) const { return characters.has(character); }
    constexpr bool has(Card card) const { return cards.has(card); }
    constexpr bool has(Spell spell) const { return spells.has(spell); }

    // By name, which has to be right: spells.named(title) and so on.
    constexpr Spell spell(std::string_view title) const { return spells.named(title); }
    constexpr Card card(std::string_view name) const { return cards.named(name); }
    constexpr CharacterCard character(std::string_view name) const { return characters.named(name); }

    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("characters", self.characters.types), f("cards", self.cards.types), f("spells", self.spells.types);
        f("abilities", self.abilities.types), f("chart", self.chart), f("character_count", self.characters.count);
        f("card_count", self.cards.count), f("spell_count", self.spells.count);
        f("ability_count", self.abilities.count);
    }

    template <class PrintAll, class Judged>
    constexpr explicit Content(const detail::Printing<PrintAll, Judged>& printing);
    Content(const Content&) = delete;
    Content& operator=(const Content&) = delete;
};

// What the rows are called; one that is not there has no name.
constexpr std::string_view name_in(const Content& content, CharacterCard row) { return content.characters.names[row]; }
constexpr std::string_view name_in(const Content& content, Card row) { return content.cards.names[row]; }
constexpr std::string_view name_in(const Content& content, Spell row) { return content.spells.names[row]; }
constexpr std::string_view name_in(const Content& content, Ability row) { return content.abilities.names[row]; }

using heroes::name_of;

}  // namespace heroes::shire
