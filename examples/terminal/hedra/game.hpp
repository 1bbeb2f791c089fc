#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include <heroes/hedra.hpp>
#include <heroes/tools/typing.hpp>

#include "../../shared/command_line.hpp"
#include "../text.hpp"
#include "../words.hpp"
#include "narrator.hpp"
#include "screen.hpp"
#include "words.hpp"

namespace terminal {

// Heroes of Hedra in words of its own.
template <>
struct Words<hedra::Table>
    : WordsOf<hedra::Table, hedra::Narrator, hedra::Screen, hedra::question, hedra::offer, hedra::result> {
    static constexpr std::string_view help = hedra::help;
    static constexpr heroes::Synonym synonyms[]{
        {"battlefield", ""}, {"field", ""},       {"march", "move"},         {"reinforce", "move"},
        {"send", "move"},    {"bring", "escort"}, {"strike", "send dragon"}, {"stay", "pass"},
        {"end", "pass"},     {"none", "pass"},    {"none", "decline"},       {"no", "pass"},
        {"no", "decline"},   {"yes", "reroll"},   {"put", "place"},
    };

    // "Mage", of the moves of one die.
    static std::string part(const Table&, const Table::Action& action, std::size_t nth) {
        const auto* move = heroes::get_if<heroes::hedra::Move>(&action);
        return move != nullptr && nth == 0 ? hedra::die_name(move->hero) : "";
    }
    // What the help says about a die: "Cleric, d8: moving, ...".
    template <class F>
    static void for_each_card(F&& f) {
        heroes::for_each_enumerator<heroes::hedra::Die>([&](heroes::hedra::Die die) {
            const std::string title = hedra::die_name(die);
            const std::size_t begin = help.find("  " + title + " ") + 2;
            const std::string row = with_single_blanks(help.substr(begin, help.find('\n', begin) - begin));
            const std::size_t size = title.size() + 1;
            const std::size_t rest = row.find(' ', size);
            f(title, title + ", " + row.substr(size, rest - size) + ":" + row.substr(rest));
        });
    }

    // A person sees the table before every larger decision.
    static bool shows_table(const Table&, const Table::Decision& decision) {
        using namespace heroes::hedra;
        return holds_alternative<PlaceDie>(decision) || holds_alternative<ChooseMarch>(decision) ||
               holds_alternative<ChooseAttack>(decision) || holds_alternative<ChooseReinforce>(decision);
    }

    static void seat_teams(heroes::hedra::Options& options, const std::string& split) {
        using namespace heroes::hedra::presets;
        if (split == "2v2")
            options = teams_2v2;
        else if (split == "3v3")
            options = teams_3v3;
        else if (split == "2v2v2")
            options = teams_2v2v2;
        else
            throw shared::Complaint("--teams takes 2v2, 3v3 or 2v2v2, not " + shared::in_quotes(split));
    }
};

}  // namespace terminal
