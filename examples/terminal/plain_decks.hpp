#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include <heroes/core/fields.hpp>
#include <heroes/tools/shapes.hpp>

#include "plain_words.hpp"
#include "text.hpp"

namespace terminal {

// The decks and discard piles of any table, found by the names of its members: how many cards each has, and which ones
// lie face up.
template <class Table>
class PlainDecks {
public:
    explicit PlainDecks(const Table& seen) : words_{{seen, {}}} { look_into(seen); }

    const std::string& text() const { return text_; }

private:
    template <class T>
    void look_into(const T& held) {
        if constexpr (heroes::Listed<T>)
            heroes::for_each_field(held, [&](std::string_view name, const auto& member) { look_at(name, member); });
    }
    template <class T>
    void look_at(std::string_view name, const T& member) {
        const bool is_discard = name.find("discard") != name.npos;
        if constexpr (requires { member.size(), member.for_each([](auto) {}); }) {
            if (name.find("deck") != name.npos) row(name, counted(member.size(), "card"));
            if (is_discard) row(name, member.empty() ? "no card" : with_names(member));
        } else if constexpr (requires { member.size(), member.seen_by(heroes::Seat::one, 0); }) {
            row(name, counted(member.size(), "card"));
        } else {
            look_into(member);
        }
    }
    template <class Cards>
    std::string with_names(const Cards& cards) const {
        return counted(cards.size(), "card") + ": " + words_.wording().value(cards);
    }
    void row(std::string_view name, const std::string& what) {
        text_ += with_capital(words_.wording().plain(name)) + ": " + what + "\n";
    }

    PlainWords<Table> words_;
    std::string text_{};
};

}  // namespace terminal
