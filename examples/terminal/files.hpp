#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>

#include "arguments.hpp"
#include "repeat.hpp"

namespace terminal {

// A saved game is a text: the command line that repeats it, an option in every line, and the record of the game. A
// record by itself can be loaded, too.
inline constexpr std::string_view first_line_of_record = "heroes record ";

namespace detail {

inline std::string text_of_file(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    if (!file.is_open() || file.bad())
        throw Complaint("cannot read '" + path + "': give --load a file that --save wrote");
    return text.str();
}

// The value behind a word that a line begins with.
inline std::string value_of_line(std::string_view text, std::string_view word) {
    for (std::size_t end = 0; !text.empty(); text.remove_prefix(end == text.npos ? text.size() : end + 1)) {
        end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        if (line.starts_with(word)) return std::string(line.substr(word.size()));
    }
    return "";
}

// What the file says and this command line does not.
inline void take_over(Arguments& arguments, const std::string& head) {
    const auto said = [&](std::string_view option) { return value_of_line(head, std::string(option) + " "); };
    if (arguments.seats.empty() && !arguments.bots && !said("--seats").empty())
        arguments.seats = players(said("--seats"));
    if (arguments.names.empty() && !said("--names").empty()) arguments.names = names(said("--names"));
    if (!arguments.level && !said("--level").empty()) arguments.level = level(said("--level"));
    if (!arguments.bot && !said("--bot").empty()) arguments.bot = said("--bot");
    if (!arguments.nodes && !said("--nodes").empty())
        arguments.nodes = number<std::uint32_t>("--nodes", said("--nodes"), 1, 1'000'000);
}

}  // namespace detail

// The arguments of a game that was saved: which game it is, who plays, and the record.
inline Arguments loaded(Arguments arguments) {
    const std::string text = detail::text_of_file(*arguments.load);
    const std::size_t begin = text.find(first_line_of_record);
    if (begin == text.npos || (begin != 0 && text[begin - 1] != '\n'))
        throw Complaint("'" + *arguments.load + "' is no saved game: give --load a file that --save wrote");
    arguments.record = text.substr(begin);
    arguments.above = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n') -
                                               std::count(arguments.record.begin(), arguments.record.end(), '\n'));
    arguments.game = detail::value_of_line(arguments.record, "game ");
    if (arguments.game->empty()) throw Complaint("the saved game cannot be read: it does not say which game it is");
    detail::take_over(arguments, text.substr(0, begin));
    return arguments;
}

// Written beside and moved into place, so that there is a whole game on the disk at any moment.
inline bool save(const Arguments& game, const std::string& record, const std::string& path) {
    const std::string fresh = path + ".new";
    std::ofstream file(fresh, std::ios::binary);
    for (const auto& [name, value] : options_to_repeat(game)) file << name << ' ' << value << '\n';
    file << '\n' << record;
    file.close();
    if (file && std::rename(fresh.c_str(), path.c_str()) == 0) return true;
    std::remove(fresh.c_str());
    return false;
}

}  // namespace terminal
