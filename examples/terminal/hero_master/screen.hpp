#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <heroes/core/view.hpp>

#include "words.hpp"

namespace terminal::hero_master {

// The table as text, with nothing on it but what the seat may know.
class Screen : Nouns {
public:
    Screen(const heroes::View<Table>& seen, Style with) : Nouns{{*seen, with}} {}

    std::string text() {
        rule();
        location_rows();
        if (table.encounter) monster_row("Encounter", *table.encounter);
        if (table.ambusher) monster_row("Ambusher", *table.ambusher);
        std::string title = "Lurking";
        for (const Monster& monster : table.lurking) monster_row(std::exchange(title, ""), monster);
        heroes::for_each_seat(table.options, [&](Seat who) { hero_rows(who); });
        rule();
        return text_;
    }

private:
    static constexpr std::size_t title_width = 11;
    static constexpr std::size_t slot_title_width = 9;

    void rule() { text_ += style.paint(std::string(screen_width, '-'), Colour::dim) + "\n"; }
    void row(const std::string& title, const std::string& what) {
        text_ += wrapped(" " + padded(style.paint(title, Colour::bold), title_width) + what, title_width + 3) + "\n";
    }
    void more(const std::string& title, const std::vector<std::string>& what, std::string_view gap = ", ") {
        if (!what.empty()) row("", style.paint(title, Colour::dim) + " " + joined(what, gap));
    }

    void location_rows() {
        if (!table.location) return row("Location", "none yet");
        row("Location", in_words(*table.location) + "; " + std::to_string(table.locations_left) + " more in the deck");
        more("loot", {std::to_string(table.loot) + " gold"});
        more("treasure", names(table.treasure_pile));
    }
    void monster_row(const std::string& title, const Monster& monster) {
        row(title, in_words(monster.card) +
                       (monster.gold == 0 ? "" : ", with " + std::to_string(monster.gold) + " gold on it"));
    }

    void hero_rows(Seat who) {
        const Hero& board = hero(who);
        row(seat(who), style.paint(name(board.race) + " " + name(board.hero_class), Colour::bold) + ", " +
                           std::to_string(board.health) + " health, " + std::to_string(board.gold) + " gold" +
                           (table.leader == who ? ", leader" : "") + part(board));
        more("hand", hand(board), "; ");
        more("piles", {counted(board.deck.size() - board.hidden, "card") + " in the deck",
                       std::to_string(board.discard.size()) + " discarded"});
        more("cards", permanents(who));
        more("stash", names(board.stash));
        slot_rows(board);
    }
    std::string part(const Hero& board) const {
        if (!table.encounter || board.part == Part::undecided) return "";
        return ", " + std::string(name_of(board.part));
    }
    static std::vector<std::string> hand(const Hero& board) {
        std::vector<std::string> cards = names(board.hand);
        if (board.hidden != 0) cards.push_back(counted(board.hidden, "hidden card"));
        if (board.hidden_protest) cards.emplace_back("a hidden Protest card");
        return cards;
    }
    // Weapons, armour and Hero cards, with what they do; what is exhausted stands in brackets.
    std::vector<std::string> permanents(Seat who) const {
        std::vector<std::string> cards;
        heroes::for_each_enumerator<Permanent>([&](Permanent card) {
            const bool exhausted = hero(who).exhausted.has(card);
            cards.push_back(exhausted ? "[" + permanent_name(who, card) + "]" : permanent_in_words(who, card));
        });
        return cards;
    }

    // The attack slots from left to right, bungles above attacks; below each other where the names are long.
    void slot_rows(const Hero& board) {
        std::string bungles;
        std::string attacks;
        for (const LaidAttack& laid : board.attacks) {
            const std::size_t width = std::max(width_of(above(laid)), width_of(below(laid))) + 3;
            bungles += padded(above(laid), width);
            attacks += padded(below(laid), width);
        }
        if (board.attacks.empty()) return;
        const bool fits = width_of(attacks) <= screen_width - title_width - slot_title_width;
        fits ? slot_pair("bungles", bungles, "attacks", attacks) : slot_by_slot(board);
    }
    void slot_by_slot(const Hero& board) {
        std::size_t number = 0;
        for (const LaidAttack& laid : board.attacks)
            slot_pair("slot " + std::to_string(++number), above(laid), "", below(laid));
    }
    std::string above(const LaidAttack& laid) const {
        return laid.is_bungled() ? name(laid.bungle) + " by " + seat(laid.bungler) : "-";
    }
    static std::string below(const LaidAttack& laid) { return name(laid.card) + (laid.token ? " +token" : ""); }
    void slot_pair(const std::string& title, const std::string& bungles, const std::string& other,
                   const std::string& attacks) {
        slot_row(title, bungles);
        slot_row(other, attacks);
    }
    void slot_row(const std::string& title, const std::string& slots) {
        const std::string line =
            " " + padded("", title_width) + padded(style.paint(title, Colour::dim), slot_title_width) + slots;
        text_ += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    }

    std::string text_{};
};

// How the game ended.
inline std::string result(const Table& table, Style style) {
    const Nouns nouns{{table, style}};
    const Outcome ended = outcome(table);
    std::string text = "\n" + style.paint("The game is over", Colour::bold) + " after " +
                       counted(table.visited, "Location") + ".\n" + nouns.seats(ended.winners) + " wins by " +
                       std::string(name_of(ended.decided_by)) + ".\n";
    for (unsigned place = 1; place <= table.options.players; ++place)
        heroes::for_each_seat(table.options, [&](Seat who) {
            if (ended.seats[who].place == place)
                text += "  " + std::to_string(place) + ".  " + padded(nouns.seat(who), 8) +
                        padded(std::to_string(ended.seats[who].score) + " gold", 10) +
                        counted(static_cast<std::size_t>(treasure_items(table, who)), "treasure") + "\n";
        });
    return text;
}

}  // namespace terminal::hero_master
