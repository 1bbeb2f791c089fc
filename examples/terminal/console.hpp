#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#if defined(_WIN32)
#include <io.h>
#else
#include <csignal>
#include <sys/ioctl.h>
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

inline bool is_capable() {
    const char* const kind = std::getenv("TERM");
    return kind != nullptr && *kind != '\0' && std::string_view(kind) != "dumb";
}
inline bool wants_colour() {
    const char* const no_colour = std::getenv("NO_COLOR");
    return (no_colour == nullptr || *no_colour == '\0') && is_capable();
}

// How many columns and rows there are.
struct Size {
    std::size_t columns = 80;
    std::size_t rows = 24;
};

inline std::size_t number_in(const char* variable) {
    const char* const text = std::getenv(variable);
    return text == nullptr ? 0 : static_cast<std::size_t>(std::strtoul(text, nullptr, 10));
}

inline Size size_of_terminal() {
    Size size;
#if !defined(_WIN32)
    winsize window{};
    if (ioctl(fileno(stdout), TIOCGWINSZ, &window) == 0 && window.ws_col != 0 && window.ws_row != 0)
        size = {window.ws_col, window.ws_row};
#endif
    if (const std::size_t columns = number_in("COLUMNS"); columns != 0) size.columns = columns;
    size.columns = std::clamp<std::size_t>(size.columns, 40, 120);
    return size;
}

inline constexpr std::string_view enter_own_screen = "\x1b[?1049h";
inline constexpr std::string_view leave_own_screen = "\x1b[?1049l";

#if !defined(_WIN32)
// Whoever interrupts the program finds the terminal as it was.
inline void leave_screen_and_die(int signal) {
    [[maybe_unused]] const auto written = write(STDOUT_FILENO, leave_own_screen.data(), leave_own_screen.size());
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}
inline void restore_screen_on_signals() {
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) std::signal(signal, leave_screen_and_die);
}
// A change of size ends the wait for a line, which std::signal would resume.
inline volatile std::sig_atomic_t resized = 0;
inline void note_resize(int) { resized = 1; }
inline void wake_on_resize() {
    struct sigaction waking {};
    waking.sa_handler = note_resize;
    sigaction(SIGWINCH, &waking, nullptr);
}
inline bool was_resized() {
    const bool was = resized != 0;
    resized = 0;
    return was;
}
#else
inline void restore_screen_on_signals() {}
inline void wake_on_resize() {}
inline bool was_resized() { return false; }
#endif

}  // namespace detail

// The screen and the keyboard.
class Console {
public:
    explicit Console(const Arguments& arguments)
        : style_{!arguments.plain && shows() && detail::wants_colour()}, pauses_(!arguments.fast && shows()),
          may_own_screen_(!arguments.lines && can_ask() && shows() && detail::is_capable()) {
        measure();
    }
    ~Console() { leave_screen(); }
    Console(const Console&) = delete;
    Console& operator=(const Console&) = delete;

    static bool can_ask() { return detail::is_terminal(stdin); }
    // Whether nothing more can be typed.
    static bool is_at_end() { return std::cin.eof(); }
    Style style() const { return style_; }

    void print(std::string_view text) const { std::cout << text << std::flush; }
    void line(std::string_view text) const { std::cout << text << '\n'; }
    // Leaves nothing on the screen for others to read.
    void clear() const {
        if (shows()) print("\x1b[H\x1b[2J\x1b[3J");
    }
    // An empty screen to draw on; what has scrolled away stays.
    void wipe() const { print("\x1b[H\x1b[2J"); }
    // Time to read what a bot has done.
    void pause() const {
        std::cout << std::flush;
        if (pauses_) std::this_thread::sleep_for(std::chrono::milliseconds(500));
    }
    // A line that somebody typed, without the blanks around it and without what is no letter, such as the keys that move
    // the cursor; nothing at the end of input.
    std::optional<std::string> read() const {
        return read([] {});
    }
    // The same, and calls redraw() when the window has changed its size meanwhile.
    template <class Redraw>
    std::optional<std::string> read(Redraw&& redraw) const {
        std::string text;
        while (!std::getline(std::cin, text)) {
            if (!detail::was_resized()) return {};
            std::cin.clear();
            std::clearerr(stdin);
            redraw();
        }
        std::replace(text.begin(), text.end(), '\t', ' ');
        std::erase_if(text, [](char letter) { return static_cast<unsigned char>(letter) < ' ' || letter == '\x7f'; });
        text.erase(text.find_last_not_of(' ') + 1);
        text.erase(0, text.find_first_not_of(' '));
        return text;
    }

    // A screen of its own, if the terminal can: it is drawn anew instead of scrolling, and gone at the end.
    void enter_screen() {
        if (!may_own_screen_ || owns_screen_) return;
        owns_screen_ = true;
        detail::restore_screen_on_signals();
        detail::wake_on_resize();
        print(detail::enter_own_screen);
    }
    void leave_screen() {
        if (std::exchange(owns_screen_, false)) print(detail::leave_own_screen);
    }
    bool owns_screen() const { return owns_screen_; }

    // Windows change their size.
    std::size_t measure() const {
        const detail::Size size = detail::size_of_terminal();
        screen_width = shows() || detail::number_in("COLUMNS") != 0 ? size.columns : detail::Size{}.columns;
        return size.rows;
    }

private:
    static bool shows() { return detail::is_terminal(stdout); }

    Style style_;
    bool pauses_;
    bool may_own_screen_;
    bool owns_screen_ = false;
};

}  // namespace terminal
