#pragma once

// Drawings as text: well-formed SVG whose colours come from the page around it.

#include <string>
#include <string_view>

#include "report.hpp"

namespace lab {

// Text that may stand between tags and in attributes.
inline std::string escaped(std::string_view text) {
    std::string safe;
    for (char letter : text) switch (letter) {
            case '&': safe += "&amp;"; break;
            case '<': safe += "&lt;"; break;
            case '>': safe += "&gt;"; break;
            case '"': safe += "&quot;"; break;
            default: safe += letter;
        }
    return safe;
}

enum class Anchor { start, middle, end };

class Svg {
public:
    static constexpr double width = 360;         // that of a phone, so that labels are large enough there
    static constexpr double letter_width = 6.6;  // on average, at the size of labels
    static constexpr double line_height = 15;

    Svg(std::string_view title, double height) : height_(height) {
        text_ = "<svg viewBox=\"0 0 " + place(width) + " " + place(height) +
                "\" role=\"img\" xmlns=\"http://www.w3.org/2000/svg\">\n<title>" + escaped(title) + "</title>\n";
    }

    double height() const { return height_; }

    // With a text that shows when the pointer rests on it.
    void bar(std::string_view style, double x, double y, double w, double h, std::string_view hint) {
        text_ += "<rect class=\"" + std::string(style) + "\" x=\"" + place(x) + "\" y=\"" + place(y) + "\" width=\"" +
                 place(w) + "\" height=\"" + place(h) + "\"><title>" + escaped(hint) + "</title></rect>\n";
    }
    void line(std::string_view style, double x1, double y1, double x2, double y2) {
        text_ += "<line class=\"" + std::string(style) + "\" x1=\"" + place(x1) + "\" y1=\"" + place(y1) + "\" x2=\"" +
                 place(x2) + "\" y2=\"" + place(y2) + "\"/>\n";
    }
    // A line with two ends.
    void whisker(double x1, double x2, double y) {
        line("whisker", x1, y, x2, y);
        for (double x : {x1, x2}) line("whisker", x, y - 3, x, y + 3);
    }
    void dot(std::string_view style, double x, double y, std::string_view hint) {
        text_ += "<circle class=\"" + std::string(style) + "\" cx=\"" + place(x) + "\" cy=\"" + place(y) +
                 "\" r=\"4\"><title>" + escaped(hint) + "</title></circle>\n";
    }
    void label(double x, double y, std::string_view text, Anchor anchor = Anchor::middle) {
        constexpr std::string_view names[] = {"start", "middle", "end"};
        text_ += "<text x=\"" + place(x) + "\" y=\"" + place(y) + "\" text-anchor=\"" +
                 std::string(names[static_cast<int>(anchor)]) + "\">" + escaped(text) + "</text>\n";
    }

    std::string finish() const { return text_ + "</svg>\n"; }

private:
    static std::string place(double value) { return fixed(value, 1); }

    std::string text_{};
    double height_;
};

}  // namespace lab
