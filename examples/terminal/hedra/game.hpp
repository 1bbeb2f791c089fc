#pragma once

#include <string>
#include <string_view>

#include <heroes/hedra.hpp>
#include <heroes/tools/typing.hpp>

#include "../../shared/command_line.hpp"
#include "../words.hpp"
#include "narrator.hpp"
#include "screen.hpp"
#include "words.hpp"

namespace terminal {

// Heroes of Hedra in words of its own.
template <>
struct Words<heroes::hedra::Table<>> {
    using Table = heroes::hedra::Table<>;
    using Narrator = hedra::Narrator;

    static constexpr std::string_view help = hedra::help;
    static constexpr heroes::Synonym synonyms[]{
        {"battlefield", ""}, {"field", ""},       {"march", "move"},         {"reinforce", "move"},
        {"send", "move"},    {"bring", "escort"}, {"strike", "send dragon"}, {"stay", "pass"},
        {"end", "pass"},     {"none", "pass"},    {"none", "decline"},       {"no", "pass"},
        {"no", "decline"},   {"yes", "reroll"},   {"put", "place"},
    };

    static std::string screen(const heroes::View<Table>& seen, Style style) {
        return hedra::Screen(*seen, style).text();
    }
    static std::string question(const Table& table, const Table::Decision& decision, Style style) {
        return hedra::question(table, decision, style);
    }
    static std::string offer(const Table& table, const Table::Action& action, Style style) {
        return hedra::offer(table, action, style);
    }
    static std::string result(const Table& table, Style style) { return hedra::result(table, style); }

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
