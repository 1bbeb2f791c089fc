#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace lab {

inline constexpr std::size_t text_width = 80;

// A paragraph in lines of at most so many letters; `tail` stands at the end of every line that goes on.
inline std::string wrapped(std::string_view text, std::string_view first, std::string_view next,
                           std::string_view tail = "") {
    std::string lines;
    std::string line{first};
    bool is_begun = false;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        const std::string_view word = text.substr(at, end - at);
        if (is_begun && line.size() + 1 + word.size() + tail.size() > text_width) {
            lines += std::exchange(line, std::string(next)) + std::string(tail) + "\n";
            is_begun = false;
        }
        line.append(is_begun ? " " : "").append(word);
        is_begun = true;
        at = end + 1;
    }
    return lines + line + "\n";
}

}  // namespace lab
