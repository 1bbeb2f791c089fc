#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "words.hpp"

namespace terminal::shire {

// The table as text.
class Screen : Nouns {
public:
    Screen(const Table& on, Style with) : Nouns{{on, with}} {}

    std::string text() {
        rule();
        if (table.turn.round != 0) row("Round " + std::to_string(table.turn.round), order());
        heroes::for_each_seat(table.options, [&](Seat who) { board_rows(who); });
        rule();
        return text_;
    }

private:
    static constexpr std::size_t title_width = 11;

    void rule() { text_ += style.paint(std::string(screen_width, '-'), Colour::dim) + "\n"; }
    void row(const std::string& title, const std::string& what) {
        text_ += wrapped(" " + padded(title, title_width) + what, title_width + 3) + "\n";
    }
    void more(const std::string& title, const std::vector<std::string>& what, std::string_view gap) {
        if (!what.empty()) row("", style.paint(title, Colour::dim) + " " + joined(what, gap));
    }

    // Everybody in turn order; whoever acts now stands in brackets.
    std::string order() const {
        std::vector<std::string> names;
        for (const Actor who : table.turn.order)
            if (table.standing.has(who))
                names.push_back(who == table.turn.active ? "<" + actor(who) + ">" : actor(who));
        return joined(names, ", ");
    }

    void board_rows(Seat who) {
        const Character& board = table.characters[who];
        if (!content.has(board.card)) return row(seat(who), "has no character yet");
        const Actor me = character_of(who);
        row(seat(who), style.paint(name(board.card), Colour::bold) + ", " + condition_of(who));
        if (!table.standing.has(me) && table.turn.round != 0) return;
        more("stats", stats(who), "  ");
        token_rows(who);
        more("spells", spells(me), ", ");
        abilities_row(who);
        pets(table, who).for_each([&](Actor pet) { creature_rows(pet); });
    }
    std::string condition_of(Seat who) const {
        const Character& board = table.characters[who];
        if (table.turn.round != 0 && !table.standing.has(character_of(who))) return "defeated";
        std::string text = health(character_of(who));
        if (board.shield != 0) text += ", shield " + std::to_string(board.shield);
        if (content.has(board.tab)) text += ", " + name(board.tab);
        if (table.bounty == who) text += ", holds the bounty";
        const std::uint8_t team = table.options.teams[who];
        return team == 0 || table.options.players == 2 ? text : text + ", team " + std::to_string(team);
    }
    // As they count now, and how they differ from what is printed.
    std::vector<std::string> stats(Seat who) const {
        std::vector<std::string> parts;
        heroes::for_each_enumerator<Stat>([&](Stat each) {
            const int now = stat(table, character_of(who), each);
            const int change = now - content.characters[card_of(who)].stats[each];
            parts.push_back(std::string(name_of(each)) + " " + std::to_string(now) +
                            (change == 0 ? "" : " (" + signed_number(change) + ")"));
        });
        return parts;
    }

    // The tokens by column.
    void token_rows(Seat who) {
        heroes::for_each_enumerator<Column>([&](Column at) {
            more(std::string(name_of(turns_in(at))) + ":", tokens(table.characters[who], at), ", ");
        });
    }
    static std::vector<std::string> tokens(const Character& board, Column at) {
        std::vector<std::string> found;
        heroes::for_each_enumerator<Stat>([&](Stat each) {
            const std::string title = " " + std::string(name_of(each));
            if (const int up = board.buffs.raised[at][each]; up != 0) found.push_back("+" + std::to_string(up) + title);
            if (const int down = board.buffs.lowered[at][each]; down != 0)
                found.push_back("-" + std::to_string(down) + title);
        });
        board.conditions.held.for_each([&](Condition held) {
            if (board.conditions[held] == turns_in(at)) found.push_back(with_number(board, held));
        });
        if (const int bleed = board.bleed[at]; bleed != 0) found.push_back(times(name(Condition::bleed), bleed));
        heroes::for_each_enumerator<Regen>([&](Regen each) {
            if (const int count = board.regen[each][at]; count != 0)
                found.push_back(times(token(Condition::hp_regen, number_on(each), {}), count));
        });
        return found;
    }
    static std::string times(const std::string& title, int count) {
        return count == 1 ? title : std::to_string(count) + " x " + title;
    }
    static std::string with_number(const Character& board, Condition held) {
        const int number = increased_conditions.has(held) ? board.increased[increased_of(held)] : 0;
        return token(held, number, held == Condition::imprisoned ? board.imprisoned : Stats{});
    }

    std::vector<std::string> spells(Actor who) const {
        std::vector<std::string> titles;
        spells_of(table, who).for_each([&](Slot slot) { titles.push_back(with_die(who, slot)); });
        return titles;
    }
    void abilities_row(Seat who) {
        const CharacterType& type = content.characters[card_of(who)];
        std::vector<std::string> titles;
        if (type.ability != Ability::no_ability) titles.push_back(name(type.ability));
        heroes::for_each_enumerator<Node>([&](Node node) {
            const bool unlocked = table.characters[who].depths[path_of(node)] >= depth_of(node);
            if (unlocked && type.nodes[node] != Ability::no_ability) titles.push_back(name(type.nodes[node]));
        });
        more("abilities", titles, ", ");
    }
    void creature_rows(Actor who) {
        StatLine line{};
        heroes::for_each_enumerator<Stat>(
            [&](Stat each) { line[each] = static_cast<std::int8_t>(stat(table, who, each)); });
        row("", style.paint(name(creature(table, who).card), Colour::bold) + ", " + health(who) + ", " +
                    stats_line(line) + "; " + joined(spells(who), ", "));
    }

    std::string text_{};
};

// How the match ended.
inline std::string result(const Table& table, Style style) {
    const Nouns nouns{{table, style}};
    const Outcome ended = outcome(table);
    std::string text = "\n" + style.paint("The match is over", Colour::bold) + " after " +
                       counted(table.turn.round, "round") + ": " + std::string(name_of(ended.decided_by)) + ".\n";
    if (ended.winners.empty()) return text + "It is a draw.\n";
    ended.winners.for_each([&](Seat who) {
        const bool stands = table.standing.has(character_of(who));
        text += nouns.seat(who) + " wins with the " + name(nouns.card_of(who)) +
                (stands ? ", who has " + nouns.health(character_of(who)) + " left.\n" : ", who has fallen.\n");
    });
    return text;
}

}  // namespace terminal::shire
