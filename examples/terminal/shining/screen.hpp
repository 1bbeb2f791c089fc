#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "words.hpp"

namespace terminal::shining {

// The table as text: the map, then everybody on it.
class Screen : Nouns {
public:
    Screen(const Table& on, Style with) : Nouns{{on, with}} {
        if (const auto asked = pending(table))
            if (const auto* activation = get_if<Activation>(&*asked)) acting_ = activation->hero;
    }

    std::string text() {
        rule();
        encounter_rows();
        if (is_open()) map_rows();
        for_each_hero([&](Model who) { hero_rows(who); });
        for (const Monster& monster : table.monsters) monster_row(monster);
        if (table.encounter.object_hp != 0)
            row("", model(Model::object) + ", " + std::to_string(table.encounter.object_hp) + " HP");
        rule();
        return text_;
    }

private:
    static constexpr std::size_t title_width = 11;

    void rule() { text_ += style.paint(std::string(screen_width, '-'), Colour::dim) + "\n"; }
    void row(const std::string& title, const std::string& what) {
        text_ += wrapped(" " + padded(style.paint(title, Colour::bold), title_width) + what, title_width + 3) + "\n";
    }
    template <class F>
    static void for_each_hero(F&& f) {
        every_hero.for_each(f);
    }
    bool is_open() const { return table.initiative.round != 0 || !table.monsters.empty(); }

    void encounter_rows() {
        if (table.options.scope == Scope::campaign || table.options.scope == Scope::quest)
            row("Quest", name(table.campaign.quest) + ", " + std::to_string(table.campaign.done.size()) + " completed");
        if (!is_open()) return;
        const EncounterType& type = content.encounters[table.encounter.card];
        const int round = table.initiative.round;
        row("Encounter", std::string(type.title) + (round == 0 ? ", not begun" : ", round " + std::to_string(round)) +
                             ": " + in_words(type.victory));
        row("", counted(table.encounter.events, "Event") + " and " + counted(table.encounter.timers, "Timer") +
                    " on the Final Step, " + counted(table.encounter.event_deck.size(), "Event") + " in the deck" +
                    (table.encounter.rage == 0 ? "" : ", rage " + std::to_string(table.encounter.rage)));
    }

    // The map, floor by floor, with letters above and numbers beside it.
    void map_rows() {
        const Map& map = map_of(table);
        for (std::size_t floor = 0; floor != map.floors; ++floor) {
            std::string columns(5, ' ');
            for (std::size_t column = 0; column != map.width; ++column)
                columns += std::string(1, static_cast<char>('a' + column)) + "  ";
            if (map.floors != 1) text_ += " Floor " + std::to_string(floor + 1) + "\n";
            line(columns);
            for (std::size_t place = 0; place != map.height; ++place) map_row(map, floor, place);
        }
    }
    void map_row(const Map& map, std::size_t floor, std::size_t place) {
        const std::string number = std::to_string(place + 1);
        std::string cells = std::string(4 - number.size(), ' ') + number + " ";
        for (std::size_t column = 0; column != map.width; ++column)
            cells += cell(map, square_at(map, column, place, floor));
        line(cells);
    }
    void line(const std::string& cells) { text_ += cells.substr(0, cells.find_last_not_of(' ') + 1) + "\n"; }
    std::string cell(const Map& map, Square where) const {
        if (const auto who = standing_at(where)) return padded(tag(*who), 3);
        const bool is_reached = acting_ && reach_of(table, *acting_).has(where);
        const char ground = terrain(map, where);
        const std::string letter(1, is_reached && ground == '.' ? '+' : ground);
        return padded(style.paint(letter, is_reached ? Colour::green : colour_of(ground)), 3);
    }
    std::optional<Model> standing_at(Square where) const {
        std::optional<Model> found;
        for_each_hero([&](Model who) {
            if (hero(who).square == where) found = who;
        });
        for (const Monster& monster : table.monsters)
            if (monster.square == where) found = monster.model;
        if (table.encounter.object_hp != 0 && table.encounter.object == where) found = Model::object;
        return found;
    }
    std::string tag(Model who) const {
        if (is_hero(who))
            return style.paint(std::to_string(heroes::index_of(who) + 1), static_cast<Colour>(hero(who).player));
        if (who == Model::object) return style.paint("@", Colour::yellow);
        const std::string letters = who == Model::boss ? "BO" : std::string(name_of(who));
        return style.paint(letters, is_seen(who) ? Colour::red : Colour::magenta);
    }
    // Whether the Hero who acts has a line of sight to it.
    bool is_seen(Model who) const { return acting_ && sees(table, *acting_, square_of(table, who)); }

    char terrain(const Map& map, Square where) const {
        if (map.walls.has(where)) return '#';
        if (map.tall.has(where)) return 'O';
        if (map.low.has(where)) return 'o';
        if (map.goals.has(where)) return '*';
        if (map.difficult.has(where) || (table.encounter.flooded && map.flood.has(where))) return '~';
        if (stairs(map).has(where)) return '=';
        return map.steps.has(where) ? '_' : '.';
    }
    static Colour colour_of(char ground) {
        if (ground == '~') return Colour::blue;
        if (ground == '*') return Colour::yellow;
        return ground == '.' || ground == '#' ? Colour::dim : Colour::bold;
    }

    void hero_rows(Model who) {
        const Hero& board = hero(who);
        std::vector<std::string> stats;
        heroes::for_each_enumerator<Stat>(
            [&](Stat stat) { stats.push_back(std::string(name_of(stat)) + " " + std::to_string(board.stats[stat])); });
        row("Hero " + std::to_string(heroes::index_of(who) + 1),
            model(who) + (is_square(board.square) ? " at " + at(board.square) : "") + ", " + health(who) + ", " +
                std::to_string(board.mp) + " MP, " + std::to_string(board.rp) + " RP" + states(board));
        row("", joined(stats, ", ") + belongings(board));
    }
    static std::string states(const Hero& board) {
        std::string text = board.exhausted ? ", exhausted" : "";
        const auto add = [&](int value, std::string_view what) {
            if (value != 0) text += ", " + std::string(what) + " " + std::to_string(value);
        };
        add(board.ward, "Ward"), add(board.slow, "Slow"), add(board.advantage, "Advantage"),
            add(board.provoke, "Provoke");
        return text;
    }
    static std::string belongings(const Hero& board) {
        std::vector<std::string> things;
        heroes::for_each_enumerator<Item>([&](Item item) {
            const int copies = board.items[item];
            if (copies != 0) things.push_back((copies == 1 ? "" : std::to_string(copies) + " x ") + name(item));
        });
        board.equipment.for_each([&](Equipment piece) { things.push_back(name(piece)); });
        return things.empty() ? "" : "; " + joined(things, ", ");
    }
    void monster_row(const Monster& monster) {
        const MonsterType& type = content.monsters[monster.card];
        const std::string sight = !acting_ ? "" : is_seen(monster.model) ? ", in sight" : ", out of sight";
        row(std::string(name_of(monster.model)),
            model(monster.model) + " at " + at(monster.square) + ", " + health(monster.model) + ", VIT " +
                std::to_string(vit_of(table, monster.model)) + ", move " + std::to_string(type.move) + sight +
                (monster.ward == 0 ? "" : ", Ward " + std::to_string(monster.ward)) +
                (monster.slow == 0 ? "" : ", Slow " + std::to_string(monster.slow)));
    }

    std::optional<Model> acting_{};
    std::string text_{};
};

// How the game ended.
inline std::string result(const Table& table, Style style) {
    const Outcome ended = outcome(table);
    return "\n" + style.paint("The game is over", Colour::bold) + ": " + std::string(name_of(ended.decided_by)) +
           ".\n" + (ended.winners.empty() ? "The Heroes have lost.\n" : "The Heroes have won!\n");
}

}  // namespace terminal::shining
