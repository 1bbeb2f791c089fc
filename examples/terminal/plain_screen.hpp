#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <heroes/core/view.hpp>
#include <heroes/tools/shapes.hpp>

#include "plain_words.hpp"

namespace terminal {

// Any table as text: a row for every member, what belongs to it indented below, and of the seats those who play.
template <class Table>
class PlainScreen : PlainWords<Table> {
public:
    PlainScreen(const heroes::View<Table>& seen, Style with) : PlainWords<Table>{{*seen, with}} {}

    std::string text() {
        rule();
        heroes::for_each_member<Rules>(table, [&](std::string_view name, const auto& member) {
            if (name != "options" && name != "rules" && name != "steps") show(in_title(name), member, 0);
        });
        rule();
        return text_;
    }

private:
    using Rules = typename Table::Rules;
    using PlainWords<Table>::table;
    using PlainWords<Table>::style;
    static constexpr std::size_t title_width = 20;
    static constexpr std::size_t indent = 2;

    static std::string in_title(std::string_view name) { return with_capital(heroes::Wording<Rules>::plain(name)); }

    void rule() { text_ += style.paint(std::string(screen_width, '-'), Colour::dim) + "\n"; }
    void row(const std::string& title, const std::string& what, std::size_t depth) {
        const std::string painted = depth == 0 ? style.paint(title, Colour::bold) : title;
        const std::string opening = " " + std::string(depth * indent, ' ') + painted;
        text_ += what.empty() ? opening : wrapped(padded(opening, title_width) + " " + what, title_width + 2);
        text_ += "\n";
    }

    template <class T>
    static constexpr bool is_per_seat() {
        if constexpr (heroes::is_enum_array<T>)
            return std::is_same_v<typename heroes::KeyOf<T>::Type, heroes::Seat>;
        else
            return false;
    }

    template <class T>
    void show(const std::string& title, const T& value, std::size_t depth) {
        if constexpr (is_per_seat<T>())
            show_seats(title, value, depth);
        else if constexpr (heroes::is_inline_vector<T> && heroes::takes_lines<T>())
            show_items(title, value, depth);
        else if constexpr (heroes::takes_lines<T>())
            show_members(title, value, depth);
        else
            row(title, as_row(value), depth);
    }

    template <class T>
    std::string as_row(const T& value) const {
        const std::string said = this->wording().value(value);
        return said == "none" ? "-" : said;
    }

    template <class T>
    void show_seats(const std::string& title, const T& array, std::size_t depth) {
        if (!heroes::takes_lines<T>()) return row(title, in_one_row(array), depth);
        row(title, "", depth);
        for (std::size_t i = 0; i != array.size() && i != table.options.players; ++i)
            show(this->seat(static_cast<heroes::Seat>(i)), array.values[i], depth + 1);
    }
    // "Red 3, Blue 1".
    template <class T>
    std::string in_one_row(const T& array) const {
        std::vector<std::string> parts;
        for (std::size_t i = 0; i != array.size() && i != table.options.players; ++i)
            parts.push_back(this->seat(static_cast<heroes::Seat>(i)) + " " + as_row(array.values[i]));
        return joined(parts, ", ");
    }
    template <class T>
    void show_items(const std::string& title, const T& list, std::size_t depth) {
        row(title, list.empty() ? "-" : "", depth);
        std::size_t number = 0;
        for (const auto& item : list) show(std::to_string(++number), item, depth + 1);
    }
    template <class T>
    void show_members(const std::string& title, const T& record, std::size_t depth) {
        row(title, "", depth);
        heroes::for_each_member<Rules>(
            record, [&](std::string_view name, const auto& member) { show(in_title(name), member, depth + 1); });
    }

    std::string text_{};
};

}  // namespace terminal
