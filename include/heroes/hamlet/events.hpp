#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>

#include <heroes/core/enum_array.hpp>
#include <heroes/hamlet/actions.hpp>
#include <heroes/hamlet/decisions.hpp>
#include <heroes/hamlet/outcome.hpp>
#include <heroes/hamlet/pieces.hpp>

namespace heroes::hamlet {

// One of the two who fight: the hero of the active player, or the opponent.
enum class Fighter : std::uint8_t { hero, opponent, last = opponent };

constexpr std::string_view name_of(Fighter fighter) { return fighter == Fighter::hero ? "hero" : "opponent"; }

// What let a hero regain health.
enum class HealCause : std::uint8_t { heal_action, consumable, favor, oblation, last = oblation };

constexpr std::string_view name_of(HealCause cause) {
    constexpr std::array<std::string_view, enum_count<HealCause>> names{"heal action", "consumable", "favor",
                                                                        "oblation"};
    return index_of(cause) < names.size() ? names[index_of(cause)] : "no cause";
}

// What changed the health of somebody.
enum class HealthCause : std::uint8_t {
    attack,
    tie_strike,
    strike,
    status,
    thorns,
    regeneration,
    fatigue,
    last = fatigue
};

constexpr std::string_view name_of(HealthCause cause) {
    constexpr std::array<std::string_view, enum_count<HealthCause>> names{"attack", "tie strike",   "strike", "status",
                                                                          "thorns", "regeneration", "fatigue"};
    return index_of(cause) < names.size() ? names[index_of(cause)] : "no cause";
}

// Why an item went to the discard pile.
enum class DiscardCause : std::uint8_t { used, effect_ended, sold, left_the_stock, owner_died, last = owner_died };

constexpr std::string_view name_of(DiscardCause cause) {
    constexpr std::array<std::string_view, enum_count<DiscardCause>> names{"used", "effect ended", "sold",
                                                                           "left the stock", "owner died"};
    return index_of(cause) < names.size() ? names[index_of(cause)] : "no cause";
}

// The decks that are drawn from.
enum class Pile : std::uint8_t { heroes, monsters, mutations, items, decrees, last = decrees };

constexpr std::string_view name_of(Pile pile) {
    constexpr std::array<std::string_view, enum_count<Pile>> names{"heroes", "monsters", "mutations", "items",
                                                                   "decrees"};
    return index_of(pile) < names.size() ? names[index_of(pile)] : "no pile";
}

// The table is laid.
struct GameStarted {
    static constexpr std::string_view name = "game started";
    std::uint8_t players{};

    bool operator==(const GameStarted&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("players", self.players);
    }
};

// A player has rolled for the first turn.
struct InitiativeRolled {
    static constexpr std::string_view name = "initiative rolled";
    Seat seat{};
    std::uint8_t face{};

    bool operator==(const InitiativeRolled&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("face", self.face);
    }
};

// It is settled who begins.
struct FirstPlayerChosen {
    static constexpr std::string_view name = "first player chosen";
    Seat seat{};

    bool operator==(const FirstPlayerChosen&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat);
    }
};

// A player has drawn a hero.
struct HeroDrawn {
    static constexpr std::string_view name = "hero drawn";
    Seat seat{};
    HeroCard hero{};

    bool operator==(const HeroDrawn&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("hero", self.hero);
    }
};

// A player has drawn an item. If it is hidden, only its owner may know which; for the others there is none.
struct HeirloomDrawn {
    static constexpr std::string_view name = "heirloom drawn";
    Seat seat{};
    std::optional<ItemCard> item{};
    bool hidden = false;

    bool operator==(const HeirloomDrawn&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("item", self.item), f("hidden", self.hidden);
    }
};

// A player's turn begins.
struct TurnStarted {
    static constexpr std::string_view name = "turn started";
    Seat seat{};
    std::uint16_t round{};

    bool operator==(const TurnStarted&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("round", self.round);
    }
};

// The Moon token has moved.
struct MoonMoved {
    static constexpr std::string_view name = "moon moved";
    std::uint8_t from{};
    std::uint8_t to{};

    bool operator==(const MoonMoved&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("from", self.from), f("to", self.to);
    }
};

// A decree is no longer in force.
struct DecreeReplaced {
    static constexpr std::string_view name = "decree replaced";
    DecreeCard decree{};

    bool operator==(const DecreeReplaced&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("decree", self.decree);
    }
};

// The Baron proclaims a decree.
struct DecreeDrawn {
    static constexpr std::string_view name = "decree drawn";
    Seat seat{};
    DecreeCard decree{};

    bool operator==(const DecreeDrawn&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("decree", self.decree);
    }
};

// A decree changes the health of a hero at once.
struct DecreeEffect {
    static constexpr std::string_view name = "decree effect";
    DecreeCard decree{};
    Seat seat{};
    std::int8_t health{};

    bool operator==(const DecreeEffect&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("decree", self.decree), f("seat", self.seat), f("health", self.health);
    }
};

// A player has kept one unfinished set and returned these artifacts of the others.
struct ArtifactsRecalled {
    static constexpr std::string_view name = "artifacts recalled";
    Seat seat{};
    Sigil kept{};
    Artifacts returned{};

    bool operator==(const ArtifactsRecalled&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("kept", self.kept), f("returned", self.returned);
    }
};

// A player has arranged the equip slots; those that hold hidden items are named.
struct ItemsRearranged {
    static constexpr std::string_view name = "items rearranged";
    Seat seat{};
    EnumArray<Slot, Item> slots{};
    Slots hidden{};

    bool operator==(const ItemsRearranged&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("slots", self.slots), f("hidden", self.hidden);
    }
};

// A hidden item is hidden no longer.
struct ItemRevealed {
    static constexpr std::string_view name = "item revealed";
    Seat seat{};
    ItemCard item{};

    bool operator==(const ItemRevealed&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("item", self.item);
    }
};

// The dice of the Heal action have fallen; decrees change their sum by so much.
struct HealRolled {
    static constexpr std::string_view name = "heal rolled";
    Seat seat{};
    std::uint8_t first{};
    std::uint8_t second{};
    std::int8_t bonus{};

    bool operator==(const HealRolled&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("first", self.first), f("second", self.second), f("bonus", self.bonus);
    }
};

// A hero has regained health: by so much, out of so much offered.
struct Healed {
    static constexpr std::string_view name = "healed";
    Seat seat{};
    HealCause cause{};
    std::uint8_t offered{};
    std::uint8_t regained{};

    bool operator==(const Healed&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("cause", self.cause), f("offered", self.offered), f("regained", self.regained);
    }
};

// A hero or a monster has lost status tokens.
struct StatusCured {
    static constexpr std::string_view name = "status cured";
    Fighter fighter{};
    Ailments ailments{};

    bool operator==(const StatusCured&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("fighter", self.fighter), f("ailments", self.ailments);
    }
};

// A trophy went to the graveyard.
struct OblationMade {
    static constexpr std::string_view name = "oblation made";
    Seat seat{};
    Benefit benefit{};
    MonsterCard trophy{};

    bool operator==(const OblationMade&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("benefit", self.benefit), f("trophy", self.trophy);
    }
};

// A Favor is ready again.
struct FavorRecharged {
    static constexpr std::string_view name = "favor recharged";
    Seat seat{};
    HeroCard hero{};

    bool operator==(const FavorRecharged&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("hero", self.hero);
    }
};

// The change that a player keeps, by a house rule, is another.
struct GoldChanged {
    static constexpr std::string_view name = "gold changed";
    Seat seat{};
    std::uint8_t from{};
    std::uint8_t to{};

    bool operator==(const GoldChanged&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("from", self.from), f("to", self.to);
    }
};

// A purchase was this much cheaper.
struct DiscountTaken {
    static constexpr std::string_view name = "discount taken";
    Seat seat{};
    std::uint8_t gold{};

    bool operator==(const DiscountTaken&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("gold", self.gold);
    }
};

// A trophy went to the merchant.
struct TrophyPaid {
    static constexpr std::string_view name = "trophy paid";
    Seat seat{};
    MonsterCard trophy{};
    std::uint8_t value{};

    bool operator==(const TrophyPaid&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("trophy", self.trophy), f("value", self.value);
    }
};

// An item was bought from a space of the shop.
struct ItemBought {
    static constexpr std::string_view name = "item bought";
    Seat seat{};
    ShopSpace space{};
    ItemCard item{};
    std::uint8_t price{};

    bool operator==(const ItemBought&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("space", self.space), f("item", self.item), f("price", self.price);
    }
};

// An item was sold.
struct ItemSold {
    static constexpr std::string_view name = "item sold";
    Seat seat{};
    ItemCard item{};

    bool operator==(const ItemSold&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("item", self.item);
    }
};

// An item was taken from a space of the shop for one that was sold.
struct ItemTaken {
    static constexpr std::string_view name = "item taken";
    Seat seat{};
    ShopSpace space{};
    ItemCard item{};

    bool operator==(const ItemTaken&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("space", self.space), f("item", self.item);
    }
};

// The Merchant's Stock has moved on; this is what came on the first space.
struct StockMoved {
    static constexpr std::string_view name = "stock moved";
    std::optional<ItemCard> drawn{};

    bool operator==(const StockMoved&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("drawn", self.drawn);
    }
};

// An item went to the discard pile.
struct ItemDiscarded {
    static constexpr std::string_view name = "item discarded";
    ItemCard item{};
    DiscardCause cause{};

    bool operator==(const ItemDiscarded&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("item", self.item), f("cause", self.cause);
    }
};

// A player has left the Hamlet.
struct WildernessEntered {
    static constexpr std::string_view name = "wilderness entered";
    Seat seat{};

    bool operator==(const WildernessEntered&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat);
    }
};

// A player has picked a region.
struct RegionSelected {
    static constexpr std::string_view name = "region selected";
    Seat seat{};
    Region region{};

    bool operator==(const RegionSelected&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("region", self.region);
    }
};

// A monster was drawn and lies face up in a region.
struct MonsterRevealed {
    static constexpr std::string_view name = "monster revealed";
    Region region{};
    MonsterCard monster{};

    bool operator==(const MonsterRevealed&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("region", self.region), f("monster", self.monster);
    }
};

// A monster that was there already is met.
struct MonsterMet {
    static constexpr std::string_view name = "monster met";
    Region region{};
    MonsterCard monster{};

    bool operator==(const MonsterMet&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("region", self.region), f("monster", self.monster);
    }
};

// A monster is at home: this is added to its Attack and its health.
struct HomeBonusApplied {
    static constexpr std::string_view name = "home bonus applied";
    Region region{};
    std::uint8_t bonus{};

    bool operator==(const HomeBonusApplied&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("region", self.region), f("bonus", self.bonus);
    }
};

// A fight begins.
struct FightStarted {
    static constexpr std::string_view name = "fight started";
    Seat seat{};
    Lair at{};
    std::uint8_t health{};

    bool operator==(const FightStarted&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("at", self.at), f("health", self.health);
    }
};

// A consumable was used.
struct ConsumableUsed {
    static constexpr std::string_view name = "consumable used";
    Seat seat{};
    ItemCard item{};
    Window window{};

    bool operator==(const ConsumableUsed&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("item", self.item), f("window", self.window);
    }
};

// What a consumable or a Favor did for a while is over.
struct EffectEnded {
    static constexpr std::string_view name = "effect ended";
    Seat seat{};
    std::optional<ItemCard> item{};  // none: the Favor
    Duration duration{};

    bool operator==(const EffectEnded&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("item", self.item), f("duration", self.duration);
    }
};

// A Favor was used.
struct FavorUsed {
    static constexpr std::string_view name = "favor used";
    Seat seat{};
    HeroCard hero{};
    Window window{};

    bool operator==(const FavorUsed&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("hero", self.hero), f("window", self.window);
    }
};

// A Sigil was made use of.
struct SigilUsed {
    static constexpr std::string_view name = "sigil used";
    Seat seat{};
    Sigil sigil{};

    bool operator==(const SigilUsed&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("sigil", self.sigil);
    }
};

// A player has looked at face-down cards; what they are is for that player alone.
struct CardsPeeked {
    static constexpr std::string_view name = "cards peeked";
    Seat seat{};
    Peek what{};
    std::optional<Seat> rival{};

    bool operator==(const CardsPeeked&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("what", self.what), f("rival", self.rival);
    }
};

// All five dice have fallen.
struct DiceRolled {
    static constexpr std::string_view name = "dice rolled";
    Fighter attacker{};
    EnumArray<Die, std::uint8_t> faces{};

    bool operator==(const DiceRolled&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("attacker", self.attacker), f("faces", self.faces);
    }
};

// Some of them were rolled again.
struct DiceRerolled {
    static constexpr std::string_view name = "dice rerolled";
    Seat seat{};
    RerollSource source{};
    Dice dice{};
    EnumArray<Die, std::uint8_t> faces{};

    bool operator==(const DiceRerolled&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("source", self.source), f("dice", self.dice), f("faces", self.faces);
    }
};

// An attack was compared with the defence.
struct AttackResolved {
    static constexpr std::string_view name = "attack resolved";
    Fighter attacker{};
    std::int16_t attack{};
    std::int16_t defence{};
    std::uint8_t damage{};
    bool tie = false;

    bool operator==(const AttackResolved&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("attacker", self.attacker), f("attack", self.attack), f("defence", self.defence), f("damage", self.damage);
        f("tie", self.tie);
    }
};

// Health has changed.
struct HealthChanged {
    static constexpr std::string_view name = "health changed";
    Fighter fighter{};
    std::uint8_t from{};
    std::uint8_t to{};
    HealthCause cause{};

    bool operator==(const HealthChanged&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("fighter", self.fighter), f("from", self.from), f("to", self.to), f("cause", self.cause);
    }
};

// A hero or a monster has taken status tokens.
struct StatusInflicted {
    static constexpr std::string_view name = "status inflicted";
    Fighter fighter{};
    Ailments ailments{};

    bool operator==(const StatusInflicted&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("fighter", self.fighter), f("ailments", self.ailments);
    }
};

// Status tokens hurt.
struct StatusDamage {
    static constexpr std::string_view name = "status damage";
    Fighter fighter{};
    Ailments ailments{};
    std::uint8_t damage{};

    bool operator==(const StatusDamage&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("fighter", self.fighter), f("ailments", self.ailments), f("damage", self.damage);
    }
};

// A hero or a monster has regained health by itself.
struct Regenerated {
    static constexpr std::string_view name = "regenerated";
    Fighter fighter{};
    std::uint8_t health{};

    bool operator==(const Regenerated&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("fighter", self.fighter), f("health", self.health);
    }
};

// Whoever made a hit was hurt by it.
struct ThornsDealt {
    static constexpr std::string_view name = "thorns dealt";
    Fighter fighter{};
    std::uint8_t damage{};

    bool operator==(const ThornsDealt&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("fighter", self.fighter), f("damage", self.damage);
    }
};

// A monster is dead.
struct MonsterKilled {
    static constexpr std::string_view name = "monster killed";
    Seat seat{};
    Region region{};
    MonsterCard monster{};

    bool operator==(const MonsterKilled&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("region", self.region), f("monster", self.monster);
    }
};

// Mutations went to the discard pile.
struct MutationsDiscarded {
    static constexpr std::string_view name = "mutations discarded";
    MutationCards mutations{};

    bool operator==(const MutationsDiscarded&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("mutations", self.mutations);
    }
};

// A monster has become a trophy.
struct TrophyTaken {
    static constexpr std::string_view name = "trophy taken";
    Seat seat{};
    MonsterCard monster{};

    bool operator==(const TrophyTaken&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("monster", self.monster);
    }
};

// A player has taken what lay under a monster.
struct LootTaken {
    static constexpr std::string_view name = "loot taken";
    Seat seat{};
    Region region{};
    ItemCards items{};
    Artifacts artifacts{};
    Sigils sigils{};

    bool operator==(const LootTaken&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("region", self.region), f("items", self.items), f("artifacts", self.artifacts);
        f("sigils", self.sigils);
    }
};

// A player has an artifact.
struct ArtifactTaken {
    static constexpr std::string_view name = "artifact taken";
    Seat seat{};
    Artifact artifact{};

    bool operator==(const ArtifactTaken&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("artifact", self.artifact);
    }
};

// A player has the Sigil of a set.
struct SigilTaken {
    static constexpr std::string_view name = "sigil taken";
    Seat seat{};
    Sigil sigil{};

    bool operator==(const SigilTaken&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("sigil", self.sigil);
    }
};

// A hero has tried to get away; without a roll the face is 0.
struct EscapeRolled {
    static constexpr std::string_view name = "escape rolled";
    Seat seat{};
    std::uint8_t face{};
    std::int8_t bonus{};
    bool escaped = false;

    bool operator==(const EscapeRolled&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("face", self.face), f("bonus", self.bonus), f("escaped", self.escaped);
    }
};

// A hero has fled to the Hamlet.
struct Fled {
    static constexpr std::string_view name = "fled";
    Seat seat{};
    Lair from{};
    bool retreat = false;  // before any fighting

    bool operator==(const Fled&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("from", self.from), f("retreat", self.retreat);
    }
};

// A monster has a new mutation.
struct MonsterMutated {
    static constexpr std::string_view name = "monster mutated";
    Region region{};
    MutationCard mutation{};

    bool operator==(const MonsterMutated&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("region", self.region), f("mutation", self.mutation);
    }
};

// A monster is as good as new.
struct MonsterRestored {
    static constexpr std::string_view name = "monster restored";
    Lair at{};
    std::uint8_t health{};

    bool operator==(const MonsterRestored&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("at", self.at), f("health", self.health);
    }
};

// A hero is dead; everything owned stays where it happened, if it happened anywhere but in the Hamlet.
struct HeroDied {
    static constexpr std::string_view name = "hero died";
    Seat seat{};
    HeroCard hero{};
    std::optional<Lair> at{};

    bool operator==(const HeroDied&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("hero", self.hero), f("at", self.at);
    }
};

// Trophies went to the monster discard.
struct TrophiesLost {
    static constexpr std::string_view name = "trophies lost";
    Seat seat{};
    MonsterCards trophies{};

    bool operator==(const TrophiesLost&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("trophies", self.trophies);
    }
};

// What a dead hero had of artifacts and Sigils lies aside again.
struct RelicsReturned {
    static constexpr std::string_view name = "relics returned";
    Seat seat{};
    Artifacts artifacts{};
    Sigils sigils{};

    bool operator==(const RelicsReturned&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("artifacts", self.artifacts), f("sigils", self.sigils);
    }
};

// A player has no hero to draw and is out of the game.
struct PlayerOut {
    static constexpr std::string_view name = "player out";
    Seat seat{};

    bool operator==(const PlayerOut&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat);
    }
};

// A hero has taken a Fatigue token; this is how many there are, and the health it cost.
struct FatigueTaken {
    static constexpr std::string_view name = "fatigue taken";
    Seat seat{};
    std::uint8_t tokens{};
    std::uint8_t damage{};

    bool operator==(const FatigueTaken&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("tokens", self.tokens), f("damage", self.damage);
    }
};

// A hero is too tired to go on.
struct ForcedHome {
    static constexpr std::string_view name = "forced home";
    Seat seat{};

    bool operator==(const ForcedHome&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat);
    }
};

// The Champion's cards are face up.
struct ChampionRevealed {
    static constexpr std::string_view name = "champion revealed";
    HeroCard hero{};
    MutationCards mutations{};
    std::uint8_t graveyard{};

    bool operator==(const ChampionRevealed&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("hero", self.hero), f("mutations", self.mutations), f("graveyard", self.graveyard);
    }
};

// The Champion has new mutations, face down.
struct ChampionRemutated {
    static constexpr std::string_view name = "champion remutated";
    MutationCards discarded{};

    bool operator==(const ChampionRemutated&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("discarded", self.discarded);
    }
};

// A discard pile has become a deck again.
struct DeckReshuffled {
    static constexpr std::string_view name = "deck reshuffled";
    Pile pile{};
    std::uint8_t cards{};

    bool operator==(const DeckReshuffled&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("pile", self.pile), f("cards", self.cards);
    }
};

// A player's turn is over.
struct TurnEnded {
    static constexpr std::string_view name = "turn ended";
    Seat seat{};

    bool operator==(const TurnEnded&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat);
    }
};

// Every player still in the game has had a turn.
struct RoundEnded {
    static constexpr std::string_view name = "round ended";
    std::uint16_t round{};

    bool operator==(const RoundEnded&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("round", self.round);
    }
};

// The game has ended: who won, if anybody did, and why.
struct GameEnded {
    static constexpr std::string_view name = "game ended";
    std::optional<Seat> winner{};
    Ending ending{};

    bool operator==(const GameEnded&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("winner", self.winner), f("ending", self.ending);
    }
};

// What happened, complete enough to draw it.
using Event =
    std::variant<GameStarted, InitiativeRolled, FirstPlayerChosen, HeroDrawn, HeirloomDrawn, TurnStarted, MoonMoved,
                 DecreeReplaced, DecreeDrawn, DecreeEffect, ArtifactsRecalled, ItemsRearranged, ItemRevealed,
                 HealRolled, Healed, StatusCured, OblationMade, FavorRecharged, GoldChanged, DiscountTaken, TrophyPaid,
                 ItemBought, ItemSold, ItemTaken, StockMoved, ItemDiscarded, WildernessEntered, RegionSelected,
                 MonsterRevealed, MonsterMet, HomeBonusApplied, FightStarted, ConsumableUsed, EffectEnded, FavorUsed,
                 SigilUsed, CardsPeeked, DiceRolled, DiceRerolled, AttackResolved, HealthChanged, StatusInflicted,
                 StatusDamage, Regenerated, ThornsDealt, MonsterKilled, MutationsDiscarded, TrophyTaken, LootTaken,
                 ArtifactTaken, SigilTaken, EscapeRolled, Fled, MonsterMutated, MonsterRestored, HeroDied, TrophiesLost,
                 RelicsReturned, PlayerOut, FatigueTaken, ForcedHome, ChampionRevealed, ChampionRemutated,
                 DeckReshuffled, TurnEnded, RoundEnded, GameEnded>;

}  // namespace heroes::hamlet
