#pragma once

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace terminal {

enum class Colour : std::uint8_t { red, blue, green, yellow, magenta, cyan, dim, bold, last = bold };

// Whether text is painted: on a terminal that can, and only if nobody objects.
struct Style {
    bool colour = false;

    std::string paint(std::string_view text, Colour with) const {
        constexpr std::string_view codes[]{"1;31", "1;34", "1;32", "1;33", "1;35", "1;36", "2", "1"};
        if (!colour) return std::string(text);
        return "\x1b[" + std::string(codes[static_cast<std::size_t>(with)]) + "m" + std::string(text) + "\x1b[0m";
    }
};

// The text without its paint.
inline std::string unpainted(std::string_view text) {
    std::string plain;
    bool in_code = false;
    for (const char letter : text) {
        in_code = in_code || letter == '\x1b';
        if (!in_code) plain += letter;
        if (letter == 'm') in_code = false;
    }
    return plain;
}

// How many columns a painted text takes. A letter of several bytes takes one.
inline std::size_t width_of(std::string_view text) {
    const std::string plain = unpainted(text);
    return static_cast<std::size_t>(std::count_if(
        plain.begin(), plain.end(), [](char letter) { return (static_cast<unsigned char>(letter) & 0xc0u) != 0x80u; }));
}

inline std::string padded(std::string text, std::size_t width) {
    const std::size_t taken = width_of(text);
    return text.append(width > taken ? width - taken : 0, ' ');
}

inline std::string with_capital(std::string text) {
    if (!text.empty()) text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    return text;
}

// What stands in columns as running text.
inline std::string with_single_blanks(std::string_view text) {
    std::string single;
    for (const char letter : text)
        if (letter != ' ' || single.empty() || single.back() != ' ') single += letter;
    return single;
}

inline std::string joined(const std::vector<std::string>& parts, std::string_view gap) {
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : std::string(gap)) + part;
    return text;
}

// "Red", "Red and Blue", "Red, Blue and Green".
inline std::string listed(std::vector<std::string> parts) {
    if (parts.size() < 2) return joined(parts, "");
    const std::string last = parts.back();
    parts.pop_back();
    return joined(parts, ", ") + " and " + last;
}

inline std::string counted(std::size_t count, std::string_view noun) {
    return std::to_string(count) + " " + std::string(noun) + (count == 1 ? "" : "s");
}

// How wide a line may be; the console knows better where there is a terminal.
inline std::size_t screen_width = 80;

namespace detail {

// How long the first word is. "96 %" is one.
inline std::size_t end_of_word(std::string_view text) {
    std::size_t end = std::min(text.find(' ', 1), text.size());
    if (text.substr(end).starts_with(" %")) end = std::min(text.find(' ', end + 1), text.size());
    return end;
}

// One line, broken between words; all but the first piece are indented.
inline std::string broken(std::string_view text, std::size_t indent, std::size_t width) {
    std::string broken;
    std::size_t column = 0;
    while (!text.empty()) {
        const std::size_t end = end_of_word(text);
        const std::string_view word = text.substr(0, end);
        if (column != 0 && column + width_of(word) > width) {
            broken.append(1, '\n').append(indent, ' ').append(word.substr(1));
            column = indent + width_of(word) - 1;
        } else {
            broken += word;
            column += width_of(word);
        }
        text.remove_prefix(end);
    }
    return broken;
}

}  // namespace detail

// Breaks long lines between words, and indents what goes on in the next line.
inline std::string wrapped(std::string_view text, std::size_t indent, std::size_t width = screen_width) {
    std::string lines;
    for (std::size_t end = 0; end != text.npos;) {
        end = text.find('\n');
        lines += detail::broken(text.substr(0, end), indent, width) + (end == text.npos ? "" : "\n");
        if (end != text.npos) text.remove_prefix(end + 1);
    }
    return lines;
}

// The same for a text with tables: their rows, which are indented, go on below their last column.
inline std::string wrapped_rows(std::string_view text, std::size_t indent) {
    std::string lines;
    for (std::size_t end = 0; end != text.npos;) {
        end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        const bool is_row = line.starts_with("  ");
        lines += wrapped(line, is_row ? line.rfind("  ") + 2 : indent) + (end == text.npos ? "" : "\n");
        if (end != text.npos) text.remove_prefix(end + 1);
    }
    return lines;
}

// Paragraphs as lines, to be broken where they are shown. Rows of a table, which are indented, stay rows.
inline std::string unfolded(std::string_view text) {
    std::string lines;
    for (std::size_t i = 0; i != text.size(); ++i) {
        const char next = i + 1 == text.size() ? '\n' : text[i + 1];
        const bool goes_on = text[i] == '\n' && !lines.empty() && lines.back() != '\n' && next != '\n' && next != ' ';
        lines += goes_on ? ' ' : text[i];
    }
    return lines;
}

// A numbered list in as many columns as fit on a screen, to be read column by column. Long items are broken.
inline std::string numbered(const std::vector<std::string>& items) {
    constexpr std::size_t margin = 6;
    std::size_t widest = 0;
    for (const std::string& item : items) widest = std::max(widest, width_of(item));
    const std::size_t cell = widest + margin + 1;
    const std::size_t columns = items.size() < 8 ? 1 : std::clamp<std::size_t>(screen_width / cell, 1, 4);
    const std::size_t rows = (items.size() + columns - 1) / columns;
    std::string text;
    for (std::size_t row = 0; row != rows; ++row) {
        for (std::size_t i = row; i < items.size(); i += rows) {
            const std::string number = std::to_string(i + 1);
            const std::string line = std::string(number.size() < 2 ? "   " : "  ") + number + "  " + items[i];
            text += padded(columns == 1 ? wrapped(line, margin + 2) : line, cell);
        }
        text.erase(text.find_last_not_of(' ') + 1);
        text += '\n';
    }
    return text;
}

}  // namespace terminal
