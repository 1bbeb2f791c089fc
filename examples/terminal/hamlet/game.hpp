#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <heroes/hamlet.hpp>

#include "../arguments.hpp"
#include "bot.hpp"
#include "narrator.hpp"
#include "screen.hpp"
#include "typed.hpp"
#include "words.hpp"

namespace terminal {

// Everything that a session has to know about Hamlet Heroes.
struct Hamlet {
    using Table = heroes::hamlet::Table<>;
    using View = heroes::View<Table>;
    using State = heroes::hamlet::State<>;
    using Action = heroes::hamlet::Action;
    using Decision = heroes::hamlet::Decision;
    using Options = heroes::hamlet::Options;
    using Narrator = hamlet::Narrator;

    static constexpr std::string_view name = "hamlet";
    static constexpr std::string_view help = hamlet::help;
    static constexpr std::string_view chance = "cards and dice";  // what a seed repeats
    static constexpr bool has_secrets = true;

    static Options options(const Arguments& arguments) {
        if (arguments.teams) throw Complaint("in Hamlet Heroes everybody plays alone: leave out --teams");
        if (arguments.target) throw Complaint("in Hamlet Heroes there are no points to reach: leave out --target");
        Options options;
        if (!arguments.seats.empty()) options.players = static_cast<std::uint8_t>(arguments.seats.size());
        if (arguments.players) options.players = static_cast<std::uint8_t>(*arguments.players);
        return options;
    }

    static std::string screen(const View& seen, Style style) { return hamlet::Screen(seen, style).text(); }
    static std::string question(const Table& table, const Decision& decision, Style style) {
        return hamlet::question(table, decision, style);
    }
    static std::string offer(const Table& table, const Action& action, Style style) {
        return hamlet::offer(table, action, style);
    }
    static std::string result(const Table& table, Style style) { return hamlet::result(table, style); }
    static std::optional<Action> understand(const Table& table, const std::string& text) {
        return hamlet::understand(table, text);
    }
    static Action choose(const View& seen) { return hamlet::Bot(seen).choose(); }

    static bool begins_turn(const Decision& decision) {
        return holds_alternative<heroes::hamlet::HamletPhase>(decision);
    }
    // A person sees the table before anything is done in a turn, and between two encounters.
    static bool shows_table(const Table& table, const Decision& decision) {
        const bool outside = holds_alternative<heroes::hamlet::WildernessPhase>(decision);
        return begins_turn(decision) ? table.turn.taken.empty() : outside && table.turn.encounters != 0;
    }
};

}  // namespace terminal
