#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include <heroes/core/view.hpp>

#include "words.hpp"

namespace terminal::hamlet {

// The table as text, with nothing on it but what the seat may know.
class Screen : Nouns {
public:
    Screen(const heroes::View<Table>& seen, Style with) : Nouns{{*seen, with}}, me_(seen.seat()) {}

    std::string text() {
        rule();
        row("Moon", moon());
        row("Decree", table.decrees.empty() ? "none" : listed(each_in_words(table.decrees)));
        heroes::for_each_enumerator<Region>([&](Region where) { region_rows(where); });
        champion_rows();
        shop_rows();
        next_monsters_row();
        for_each_seat(table.options, [&](Seat who) { hero_rows(who); });
        rule();
        return text_;
    }

private:
    void rule() { text_ += style.paint(std::string(screen_width, '-'), Colour::dim) + "\n"; }
    void row(const std::string& title, const std::string& what) {
        constexpr std::size_t title_width = 18;
        text_ += wrapped(" " + padded(style.paint(title, Colour::bold), title_width) + what, title_width + 3) + "\n";
    }
    void more(const std::string& title, const std::vector<std::string>& what) {
        if (!what.empty()) row("", title + ": " + joined(what, "; "));
    }

    std::string moon() const {
        const bool rising = !table.waning;
        return phase_of_moon(table.moon) + (rising ? ", waxing" : ", waning") + "; a decree at New and Full Moon";
    }

    void region_rows(Region where) {
        const RegionSpace& space = table.regions[where];
        const std::string title = titled(name_of(where));
        row(title, space.monster ? monster(where) : "empty");
        std::vector<std::string> mutations;
        for (const MutationCard mutation : space.mutations) mutations.push_back(in_words(mutation));
        more("mutations", mutations);
        more("left by the dead", belongings(space));
    }
    std::string monster(Region where) const {
        const MonsterCard card = *table.regions[where].monster;
        const MonsterType& type = content.monsters[card];
        const bool faced = table.encounter.at == lair(where);
        const Foe there = faced ? opponent(table) : *foe(table, lair(where));
        return style.paint(name(card), Colour::bold) + ": " + in_short(there) +
               (faced ? suffering(table.encounter.status_effects) : "") + (type.home == where ? ", at home" : "") +
               ", worth " + std::to_string(type.value) + " gold" +
               (type.carries ? ", mark of " + titled(name_of(*type.carries)) : "");
    }
    template <class Space>
    static std::vector<std::string> belongings(const Space& space) {
        std::vector<std::string> things = each_in_words(space.items);
        for (std::string& piece : each_in_words(space.artifacts)) things.push_back(std::move(piece));
        for (std::string& sigil : each_in_words(space.sigils)) things.push_back(std::move(sigil));
        return things;
    }

    void champion_rows() {
        const Champion& champion = table.champion;
        const bool faced = table.encounter.at == Lair::abbey;
        const Foe there = faced ? opponent(table) : hamlet::champion(table);
        row("Abbey", style.paint("The Corrupted Champion", Colour::bold) + ": " + in_short(there) +
                         (faced ? suffering(table.encounter.status_effects) : "") + "; " +
                         counted(static_cast<std::size_t>(graveyard_size(table)), "card") + " in the graveyard");
        std::vector<std::string> cards;
        if (champion.hero) cards.push_back(name(*champion.hero));
        std::size_t hidden = champion.hero ? 0 : 1;
        for (const auto& mutation : champion.mutations) {
            if (mutation) cards.push_back(in_words(*mutation));
            hidden += mutation ? 0u : 1u;
        }
        if (hidden != 0) cards.push_back(counted(hidden, "card") + " face down");
        more("cards", cards);
        more("left by the dead", belongings(champion));
    }

    void shop_rows() {
        std::string title = "Shop";
        heroes::for_each_enumerator<ShopSpace>([&](ShopSpace space) {
            const auto good = table.shop[space];
            const std::string gold = good ? " for " + std::to_string(price_of(table, *good)) + " gold" : "";
            row(title, std::string(name_of(space)) + "  " + (good ? in_words(*good) + gold : "-"));
            title.clear();
        });
    }
    void next_monsters_row() {
        std::vector<std::string> known;
        for (std::size_t i = 0; table.monster_deck.seen_by(me_, i); ++i)
            known.push_back(in_words(*table.monster_deck.seen_by(me_, i)));
        if (!known.empty()) row("Next monsters", joined(known, "; ") + " (only you know)");
    }

    void hero_rows(Seat who) {
        const Hero& hero = table.heroes[who];
        text_ += "\n";
        if (!is_in_play(table, who))
            return row(seat(who), "has no hero" + std::string(table.out.has(who) ? " and is out" : ""));
        row(seat(who), style.paint(name(hero.card), Colour::bold) + ": " + in_short(who) + fatigue(who));
        more("Favor", {in_words(content.heroes[hero.card].favor) + (hero.favor_ready ? " (ready)" : " (used)")});
        more("slots", slots(hero));
        more("backpack", stowed(hero));
        more("trophies", trophies(hero));
        more("Sigils", each_in_words(hero.sigils));
    }
    std::string fatigue(Seat who) const {
        if (table.turn.active != who || table.turn.fatigue == 0) return "";
        return ", " + counted(table.turn.fatigue, "Fatigue token");
    }
    std::string with_secrecy(const Hero& hero, Item item) const {
        const bool hidden = is_card(item) && hero.hidden.has(card(item));
        const bool running = is_card(item) && table.turn.running.has(card(item));
        return in_words(item) + (hidden ? " [hidden]" : "") + (running ? " [in effect]" : "");
    }
    std::vector<std::string> slots(const Hero& hero) const {
        std::vector<std::string> held;
        for (const Item item : hero.slots) held.push_back(item == Item::nothing ? "-" : with_secrecy(hero, item));
        return held;
    }
    std::vector<std::string> stowed(const Hero& hero) const {
        std::vector<std::string> things;
        backpack(hero).for_each([&](ItemCard card) { things.push_back(with_secrecy(hero, item(card))); });
        for (std::string& piece : each_in_words(hero.artifacts - equipped_artifacts(hero)))
            things.push_back(std::move(piece));
        if (const std::size_t hidden = hidden_in_backpack(hero); hidden != 0)
            things.push_back(counted(hidden, "hidden item"));
        return things;
    }
    static std::size_t hidden_in_backpack(const Hero& hero) {
        std::size_t hidden = static_cast<std::size_t>(hero.unknown + hero.unknown_older);
        for (const Item item : hero.slots) hidden -= item == Item::unknown || item == Item::unknown_older ? 1u : 0u;
        return hidden;
    }
    static std::vector<std::string> trophies(const Hero& hero) {
        if (hero.trophies.empty()) return {};
        return {std::to_string(worth(hero.trophies)) + " gold: " + joined(names(hero.trophies), ", ")};
    }

    std::string text_{};
    Seat me_;
};

// How the game ended.
inline std::string result(const Table& table, Style style) {
    const Nouns nouns{{table, style}};
    const Outcome ended = outcome(table);
    std::string text =
        "\n" + style.paint("The game is over", Colour::bold) + " after " + counted(table.turn.round, "round") + ": ";
    text += std::string(name_of(ended.decided_by)) + ".\n";
    if (ended.winners.empty()) return text + "Nobody wins.\n";
    const Seat winner = ended.winners.front();
    const Hero& hero = table.heroes[winner];
    return text + nouns.seat(winner) + " wins with " + name(hero.card) + ", who has " + nouns.health(winner) +
           " left.\n";
}

}  // namespace terminal::hamlet
