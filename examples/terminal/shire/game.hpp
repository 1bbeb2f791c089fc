#pragma once

#include <string>
#include <string_view>

#include <heroes/shire.hpp>
#include <heroes/tools/typing.hpp>

#include "../../shared/command_line.hpp"
#include "../words.hpp"
#include "narrator.hpp"
#include "screen.hpp"
#include "words.hpp"

namespace terminal {

// Heroes of the Shire Arena in words of its own.
template <>
struct Words<heroes::shire::Table<>> {
    using Table = heroes::shire::Table<>;
    using Narrator = shire::Narrator;

    static constexpr std::string_view help = shire::help;
    static constexpr heroes::Synonym synonyms[]{
        {"play", "take character"}, {"play", "cast spell"},   {"cast", "cast spell"}, {"use", "use ability"},
        {"use", "cast spell"},      {"stance", "use ability"}, {"target", "aim at"},   {"attack", "aim at"},
        {"yes", "pay hp"},          {"up", "pay hp"},          {"no", "decline"},      {"none", "decline"},
        {"end", "end hero phase"},  {"go", "end hero phase"},  {"tick", "tick token"},
    };

    static std::string screen(const heroes::View<Table>& seen, Style style) {
        return shire::Screen(*seen, style).text();
    }
    static std::string question(const Table& table, const Table::Decision& decision, Style style) {
        return shire::question(table, decision, style);
    }
    static std::string offer(const Table& table, const Table::Action& action, Style style) {
        return shire::offer(table, action, style);
    }
    static std::string result(const Table& table, Style style) { return shire::result(table, style); }

    // "3v2": so many against so many; the seats alternate as long as both sides have players left.
    static void seat_teams(heroes::shire::Options& options, const std::string& split) {
        const auto is_size = [](char digit) { return digit >= '1' && digit <= '5'; };
        if (split.size() != 3 || !is_size(split[0]) || split[1] != 'v' || !is_size(split[2]))
            throw shared::Complaint("--teams takes two sides such as 2v2 or 3v2, not " + shared::in_quotes(split));
        const auto size = [](char digit) { return static_cast<std::size_t>(digit - '0'); };
        options = heroes::shire::presets::teams(size(split[0]), size(split[2]));
    }
};

}  // namespace terminal
