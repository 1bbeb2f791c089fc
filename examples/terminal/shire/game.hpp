#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include <heroes/shire.hpp>
#include <heroes/tools/typing.hpp>

#include "../../shared/command_line.hpp"
#include "../card_list.hpp"
#include "../words.hpp"
#include "narrator.hpp"
#include "screen.hpp"
#include "words.hpp"

namespace terminal {

// Heroes of the Shire Arena in words of its own.
template <>
struct Words<shire::Table>
    : WordsOf<shire::Table, shire::Narrator, shire::Screen, shire::question, shire::offer, shire::result> {
    static constexpr std::string_view help = shire::help;
    static constexpr heroes::Synonym synonyms[]{
        {"play", "take character"}, {"play", "cast spell"},    {"cast", "cast spell"}, {"use", "use ability"},
        {"use", "cast spell"},      {"stance", "use ability"}, {"target", "aim at"},   {"attack", "aim at"},
        {"yes", "pay hp"},          {"up", "pay hp"},          {"no", "decline"},      {"none", "decline"},
        {"end", "end hero phase"},  {"go", "end hero phase"},  {"tick", "tick token"},
    };

    // "Shieldcraft 2", of the points that go on each path.
    static std::string part(const Table& table, const Table::Action& action, std::size_t nth) {
        using namespace heroes::shire;
        const auto* spend = get_if<SpendMastery>(&action);
        if (spend == nullptr) return "";
        const Points points[]{spend->first, spend->second, spend->third};
        return shire::Nouns{{table, {}}}.path_name(decider(table), static_cast<Path>(nth)) + " " +
               std::to_string(heroes::index_of(points[nth]));
    }
    template <class F>
    static void for_each_card(F&& f) {
        using namespace heroes::shire;
        const auto name = [](auto card) { return shire::name(card); };
        for_each_named<CharacterCard, Card, Spell, Ability>(name,
                                                            [&](auto card) { f(name(card), shire::with_name(card)); });
    }
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
