#pragma once

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#if defined(_WIN32)
#include <io.h>
#else
#include <unistd.h>
#endif

#include "arguments.hpp"
#include "text.hpp"

namespace terminal {

namespace detail {

#if defined(_WIN32)
inline bool is_terminal(std::FILE* file) { return _isatty(_fileno(file)) != 0; }
#else
inline bool is_terminal(std::FILE* file) { return isatty(fileno(file)) != 0; }
#endif

inline bool wants_colour() {
    const char* const no_colour = std::getenv("NO_COLOR");
    const char* const kind = std::getenv("TERM");
    return (no_colour == nullptr || *no_colour == '\0') && kind != nullptr && std::string_view(kind) != "dumb";
}

}  // namespace detail

// The screen and the keyboard.
class Console {
public:
    explicit Console(const Arguments& arguments)
        : style_{!arguments.plain && shows() && detail::wants_colour()}, pauses_(!arguments.fast && shows()) {}

    static bool can_ask() { return detail::is_terminal(stdin); }
    Style style() const { return style_; }

    void print(std::string_view text) const { std::cout << text << std::flush; }
    void line(std::string_view text) const { std::cout << text << '\n'; }
    // Leaves nothing on the screen for others to read.
    void clear() const {
        if (shows()) print("\x1b[H\x1b[2J\x1b[3J");
    }
    // Time to read what a bot has done.
    void pause() const {
        std::cout << std::flush;
        if (pauses_) std::this_thread::sleep_for(std::chrono::milliseconds(500));
    }
    // A line that somebody typed, without the blanks around it; nothing at the end of input.
    std::optional<std::string> read() const {
        std::string text;
        if (!std::getline(std::cin, text)) return {};
        constexpr std::string_view blanks = " \t\r";
        text.erase(text.find_last_not_of(blanks) + 1);
        text.erase(0, text.find_first_not_of(blanks));
        return text;
    }

private:
    static bool shows() { return detail::is_terminal(stdout); }

    Style style_;
    bool pauses_;
};

}  // namespace terminal
