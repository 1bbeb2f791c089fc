#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <heroes/hedra.hpp>

#include "../arguments.hpp"
#include "../bot.hpp"
#include "narrator.hpp"
#include "screen.hpp"
#include "typed.hpp"
#include "value.hpp"
#include "words.hpp"

namespace terminal {

// Everything that a session has to know about Heroes of Hedra. Another game joins with a type like this one.
struct Hedra {
    using Table = heroes::hedra::Table<>;
    using View = heroes::View<Table>;
    using State = heroes::hedra::State<>;
    using Action = heroes::hedra::Action;
    using Decision = heroes::hedra::Decision;
    using Options = heroes::hedra::Options;
    using Narrator = hedra::Narrator;

    static constexpr std::string_view name = "hedra";
    static constexpr std::string_view help = hedra::help;
    static constexpr std::string_view chance = "dice";  // what a seed repeats
    static constexpr bool has_secrets = false;

    static Options options(const Arguments& arguments) {
        Options options = arguments.teams ? teams(*arguments.teams) : Options{};
        if (!arguments.teams && !arguments.seats.empty())
            options.players = static_cast<std::uint8_t>(arguments.seats.size());
        if (!arguments.teams && arguments.players) options.players = static_cast<std::uint8_t>(*arguments.players);
        if (arguments.teams && arguments.players && *arguments.players != options.players)
            throw Complaint("--teams " + *arguments.teams + " seats " + std::to_string(options.players) +
                            " players: leave out --players");
        if (arguments.target) options.target = static_cast<std::uint16_t>(*arguments.target);
        return options;
    }

    static std::string screen(const View& seen, Style style) { return hedra::Screen(*seen, style).text(); }
    static std::string question(const Table& table, const Decision& decision, Style style) {
        return hedra::question(table, decision, style);
    }
    static std::string offer(const Table& table, const Action& action, Style style) {
        return hedra::offer(table, action, style);
    }
    static std::string result(const Table& table, Style style) { return hedra::result(table, style); }
    static std::optional<Action> understand(const Table& table, const std::string& text) {
        return hedra::understand(table, text);
    }
    static Action choose(const View& seen) { return terminal::choose<Hedra>(seen); }
    static double value(const Table& table, heroes::Seat seat) { return hedra::value(table, seat); }

    static bool begins_turn(const Decision& decision) {
        return holds_alternative<heroes::hedra::ChooseMarch>(decision);
    }
    // A person sees the table before every larger decision.
    static bool shows_table(const Table&, const Decision& decision) {
        using namespace heroes::hedra;
        return holds_alternative<PlaceDie>(decision) || holds_alternative<ChooseMarch>(decision) ||
               holds_alternative<ChooseAttack>(decision) || holds_alternative<ChooseReinforce>(decision);
    }

private:
    static Options teams(const std::string& split) {
        if (split == "2v2") return heroes::hedra::presets::teams_2v2;
        if (split == "3v3") return heroes::hedra::presets::teams_3v3;
        if (split == "2v2v2") return heroes::hedra::presets::teams_2v2v2;
        throw Complaint("--teams takes 2v2, 3v3 or 2v2v2, not '" + split + "'");
    }
};

}  // namespace terminal
