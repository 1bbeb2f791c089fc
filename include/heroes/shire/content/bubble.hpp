#pragma once

#include <string_view>

#include <heroes/shire/content/standard.hpp>
#include <heroes/shire/rules.hpp>

namespace heroes::shire {

namespace detail {

// SHI-R66: the text tells of a Renewal node that the board does not show; it takes the place of the third.
constexpr PrintedCharacter paladin_in_a_bubble() {
    PrintedCharacter printed = paladin;
    printed.paths[index_of(Path::third)].nodes[2] = {
        "Paladin's Bubble", Passives{on_hit(15, you(give(Condition::immune, 2)))}, "Soap, and a prayer."};
    return printed;
}

}  // namespace detail

inline constexpr Content bubble_content =
    content_of(standard_chart, cleric, detail::paladin_in_a_bubble(), hunter, berserker, warrior);

// The standard game with Paladin's Bubble instead of Almighty Strike.
struct BubbleRules : StandardRules {
    static constexpr std::string_view name = "bubble";
    static constexpr const Content& content = bubble_content;

    bool operator==(const BubbleRules&) const = default;
};

}  // namespace heroes::shire
