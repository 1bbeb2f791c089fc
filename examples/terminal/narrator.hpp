#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include <heroes/core/match.hpp>
#include <heroes/tools/redaction.hpp>
#include <heroes/tools/shapes.hpp>

#include "lines.hpp"
#include "plain_words.hpp"
#include "words.hpp"

namespace terminal {

// For a game that has no sentences of its own.
template <class Table>
struct NoSentences : Lines {
    NoSentences(const Table&, Style) {}
};

namespace detail {

template <class Table>
constexpr auto own_narrator() {
    if constexpr (requires { typename Words<Table>::Narrator; })
        return std::type_identity<typename Words<Table>::Narrator>{};
    else
        return std::type_identity<NoSentences<Table>>{};
}

template <class Table>
using OwnNarrator = typename decltype(own_narrator<Table>())::type;

}  // namespace detail

// Tells what happens: in the game's own sentences, where it has any, else by the names and members of events. To be
// used while the very table is played on, because it tells everybody only what they may know.
template <class Table>
class Narrator : public detail::OwnNarrator<Table> {
    using Own = detail::OwnNarrator<Table>;
    using Event = typename Table::Event;

public:
    Narrator(const Table& on, Style with) : Own(on, with), plain_{{on, with}} {}

    template <class E>
    void operator()(const E& event) {
        if constexpr (std::is_same_v<E, Event>)
            heroes::match(event, [&](const auto& happened) { hear(happened); });
        else
            hear(event);
    }

    // How many turns have begun, by whatever name.
    std::size_t turns() const { return turns_; }

private:
    template <class E>
    void hear(const E& event) {
        constexpr std::string_view name = heroes::alternative_name<E>();
        if (name == "turn began" || name == "activation began" || name == "encounter began") ++turns_;
        if constexpr (requires(Own & own) { own.tell(event); })
            Own::tell(event);
        else
            tell_plainly(event);
    }

    void tell_plainly(const Event& event) {
        for (Line& line : by_readers(event)) this->sentence(std::move(line.text), line.readers);
    }

    // What each seat may hear, those together who hear the same. Seats where nobody sits hear what spectators do.
    std::vector<Line> by_readers(const Event& event) const {
        const std::string public_text = heard_by(heroes::Seat::spectator, event);
        std::vector<Line> lines{{public_text, everybody}};
        heroes::for_each_enumerator<heroes::Seat>(
            [&](heroes::Seat seat) {
                const std::string text = heard_by(seat, event);
                if (text == public_text) return;
                lines.front().readers = lines.front().readers - heroes::SeatSet{seat};
                add(lines, text, seat);
            },
            plain_.table.options.players);
        std::erase_if(lines, [](const Line& line) { return line.text.empty() || line.readers.empty(); });
        return lines;
    }
    static void add(std::vector<Line>& lines, const std::string& text, heroes::Seat seat) {
        for (std::size_t i = 1; i < lines.size(); ++i)
            if (lines[i].text == text) return void(lines[i].readers.insert(seat));
        lines.push_back({text, {seat}});
    }

    // Where a game cannot tell what is secret, nobody hears more than the name of the event.
    std::string heard_by(heroes::Seat seat, const Event& event) const {
        if constexpr (heroes::Redacting<Table>) {
            const auto heard = redact(event, plain_.table, seat);
            return heard ? plain_.wording().report(*heard) + "." : "";
        } else {
            return heroes::match(event,
                                 []<class E>(const E&) { return std::string(heroes::alternative_name<E>()) + "."; });
        }
    }

    PlainWords<Table> plain_;
    std::size_t turns_ = 0;
};

}  // namespace terminal
