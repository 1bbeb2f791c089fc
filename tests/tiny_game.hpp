#pragma once

// A tiny card game with hidden cards, to prove what no dice game can: views, determinization and lazy decks.
//
// Everybody holds up to three cards in a rack, where all see which place a card takes or leaves but only the owner
// sees its face. On a turn a player draws, peeks at the deck's top card (and may then draw it), puts a card back on
// top, or shows a card. When all who can have shown one, the highest scores a point and the cards are discarded.

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include <heroes/core/deck.hpp>
#include <heroes/core/game.hpp>
#include <heroes/core/hash.hpp>
#include <heroes/core/match.hpp>
#include <heroes/core/one_of.hpp>

namespace tiny {

using heroes::Chance;
using heroes::Deck;
using heroes::EnumSet;
using heroes::FillList;
using heroes::Ignore;
using heroes::index_of;
using heroes::InlineVector;
using heroes::PerSeat;
using heroes::Seat;
using heroes::SeatSet;
using heroes::Standing;
using heroes::Verdict;
using heroes::View;

inline constexpr std::size_t most_players = 3;
inline constexpr std::size_t rack_size = 3;

enum class Card : std::uint8_t { one, two, three, four, five, six, seven, eight, last = eight };

using Cards = EnumSet<Card>;

struct Options {
    std::uint8_t players = 2;
    std::uint8_t cards = 6;  // the lowest so many are played with
    std::uint8_t dealt = 1;  // to each player
    std::uint8_t turns = 30;

    bool operator==(const Options&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("players", self.players), f("cards", self.cards), f("dealt", self.dealt), f("turns", self.turns);
    }
};

// Take the deck's top card.
struct Draw {
    static constexpr std::string_view name = "draw";
    bool operator==(const Draw&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self&, F&&) {}
};
// Look at the deck's top card.
struct Peek {
    static constexpr std::string_view name = "peek";
    bool operator==(const Peek&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self&, F&&) {}
};
// Leave the card that was peeked at where it is.
struct Leave {
    static constexpr std::string_view name = "leave";
    bool operator==(const Leave&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self&, F&&) {}
};
// Lay a card on top of the deck, face down.
struct PutBack {
    static constexpr std::string_view name = "put back";
    Card card{};
    bool operator==(const PutBack&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("card", self.card);
    }
};
// Lay a card on the table, face up.
struct Show {
    static constexpr std::string_view name = "show";
    Card card{};
    bool operator==(const Show&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("card", self.card);
    }
};
using Action = heroes::OneOf<Draw, Peek, Leave, PutBack, Show>;

struct TakeTurn {
    static constexpr std::string_view name = "take turn";
    Seat seat{};
    bool operator==(const TakeTurn&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat);
    }
};
struct AfterPeek {
    static constexpr std::string_view name = "after peek";
    Seat seat{};
    bool operator==(const AfterPeek&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat);
    }
};
using Decision = heroes::OneOf<TakeTurn, AfterPeek>;

// What everybody at the table sees.
struct Drew {
    static constexpr std::string_view name = "drew";
    Seat seat{};
    bool operator==(const Drew&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat);
    }
};
struct Peeked {
    static constexpr std::string_view name = "peeked";
    Seat seat{};
    bool operator==(const Peeked&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat);
    }
};
struct Left {
    static constexpr std::string_view name = "left";
    Seat seat{};
    bool operator==(const Left&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat);
    }
};
struct WasPutBack {
    static constexpr std::string_view name = "was put back";
    Seat seat{};
    std::size_t place = 0;
    bool operator==(const WasPutBack&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("place", self.place);
    }
};
struct Shown {
    static constexpr std::string_view name = "shown";
    Seat seat{};
    std::size_t place = 0;
    Card card{};
    bool operator==(const Shown&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat), f("place", self.place), f("card", self.card);
    }
};
struct PointScored {
    static constexpr std::string_view name = "point scored";
    Seat seat{};
    bool operator==(const PointScored&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("seat", self.seat);
    }
};
using Event = heroes::OneOf<Drew, Peeked, Left, WasPutBack, Shown, PointScored>;

struct StandardRules {
    static void illegal(const Verdict& verdict) { heroes::refuse(verdict); }
    bool operator==(const StandardRules&) const = default;
};

// A card in a rack: unknown only in a view.
struct Held {
    std::optional<Card> card{};
    SeatSet knowers{};

    bool operator==(const Held&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("card", self.card), f("knowers", self.knowers);
    }
};
using Rack = InlineVector<Held, rack_size>;

template <class Rules_ = StandardRules>
struct Table {
    using Rules = Rules_;
    using Options = tiny::Options;
    using Action = tiny::Action;
    using Decision = tiny::Decision;
    using Event = tiny::Event;

    Options options{};
    Deck<Card, 8> deck{};
    PerSeat<Rack, most_players> racks{};
    PerSeat<std::optional<Card>, most_players> shown{};
    PerSeat<std::uint8_t, most_players> points{};
    Cards discarded{};
    std::uint8_t turns_left = 0;
    std::optional<Decision> waiting{};

    static constexpr std::uint64_t fingerprint() { return heroes::hash_text("tiny"); }

    bool operator==(const Table&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("options", self.options), f("deck", self.deck), f("racks", self.racks), f("shown", self.shown);
        f("points", self.points), f("discarded", self.discarded), f("turns_left", self.turns_left);
        f("waiting", self.waiting);
    }
};

struct Outcome {
    struct Line {
        Standing standing{};
        std::uint8_t place = 0;
        std::uint8_t score = 0;

        bool operator==(const Line&) const = default;
    };

    PerSeat<Line, most_players> seats{};

    bool operator==(const Outcome&) const = default;
};

constexpr Cards cards_of(const Options& options) { return Cards::from_bits((std::uint64_t{1} << options.cards) - 1); }

template <class F>
constexpr void for_each_seat(const Options& options, F&& f) {
    heroes::for_each_enumerator<Seat>(f, options.players);
}

// The place of a card in a rack; the rack's size if it is not there.
constexpr std::size_t place_of(const Rack& rack, Card card) {
    std::size_t place = 0;
    while (place != rack.size() && rack[place].card != card) ++place;
    return place;
}

template <class Rules>
constexpr bool can_act(const Table<Rules>& table, Seat seat) {
    return !table.shown[seat] && (!table.racks[seat].empty() || !table.deck.empty());
}

template <class Rules>
constexpr bool is_over(const Table<Rules>& table) {
    return !table.waiting;
}
template <class Rules>
constexpr std::optional<Decision> pending(const Table<Rules>& table) {
    return table.waiting;
}
template <class Rules>
constexpr Seat decider(const Table<Rules>& table) {
    if (is_over(table)) return Seat::spectator;
    return heroes::match(*table.waiting, [](const auto& decision) { return decision.seat; });
}

template <class Rules, class F>
constexpr void for_each_legal_action(const Table<Rules>& table, F&& f) {
    if (is_over(table)) return;
    const Seat seat = decider(table);
    const Rack& rack = table.racks[seat];
    if (!table.deck.empty() && !rack.full()) f(Action{Draw{}});
    if (holds_alternative<AfterPeek>(*table.waiting)) return f(Action{Leave{}});
    if (!table.deck.empty() && !table.deck.seen_by(seat, 0)) f(Action{Peek{}});
    for (const Held& held : rack) f(Action{PutBack{*held.card}});
    for (const Held& held : rack) f(Action{Show{*held.card}});
}

template <class Rules>
constexpr auto legal_actions(const Table<Rules>& table) {
    FillList<Action, 2 + 2 * rack_size> actions;
    for_each_legal_action(table, [&](const Action& action) { actions.push_back(action); });
    return actions;
}

constexpr Verdict judge_card(const Rack& rack, Card card) {
    if (place_of(rack, card) != rack.size()) return Verdict::legal();
    return Verdict::refused("TINY-5", "that card is not in the rack");
}

template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const Action& action) {
    if (is_over(table)) return Verdict::refused("TINY-1", "the game is over");
    const Seat seat = decider(table);
    const Rack& rack = table.racks[seat];
    const bool peeked = holds_alternative<AfterPeek>(*table.waiting);
    if (holds_alternative<Draw>(action)) {
        if (table.deck.empty()) return Verdict::refused("TINY-2", "the deck is empty");
        return rack.full() ? Verdict::refused("TINY-3", "the rack is full") : Verdict::legal();
    }
    if (holds_alternative<Leave>(action) == peeked) {
        if (peeked) return Verdict::legal();
    } else {
        return Verdict::refused("TINY-4", "after a peek the card is drawn or left");
    }
    if (const auto* back = get_if<PutBack>(&action)) return judge_card(rack, back->card);
    if (const auto* show = get_if<Show>(&action)) return judge_card(rack, show->card);
    if (table.deck.empty()) return Verdict::refused("TINY-2", "the deck is empty");
    return table.deck.seen_by(seat, 0) ? Verdict::refused("TINY-6", "the top card is known already") : Verdict::legal();
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, Seat sender, const Action& action) {
    if (!is_over(table) && decider(table) != sender) return Verdict::refused("TINY-7", "it is another player's turn");
    return judge(table, action);
}

// Whoever has seen the card in the deck knows it in the rack as well.
template <class Rules, Chance C>
constexpr void draw_card(Table<Rules>& table, Seat seat, C& chance) {
    SeatSet knowers = table.deck.knowers();
    knowers.insert(seat);
    table.racks[seat].push_back({table.deck.draw(chance), knowers});
}

template <class Rules, class Emit>
constexpr void compare(Table<Rules>& table, Emit& emit) {
    std::optional<Seat> best;
    for_each_seat(table.options, [&](Seat seat) {
        if (table.shown[seat] && (!best || *table.shown[seat] > *table.shown[*best])) best = seat;
    });
    for (auto& card : table.shown) {
        if (card) table.discarded.insert(*card);
        card.reset();
    }
    if (!best) return;
    ++table.points[*best];
    emit(PointScored{*best});
}

// The next player clockwise who can act; if there is none, the cards are compared and the first begins again.
template <class Rules, class Emit>
constexpr void end_turn(Table<Rules>& table, Seat seat, Emit& emit) {
    table.waiting.reset();
    if (--table.turns_left == 0) return;
    for (std::size_t n = 1; n <= table.options.players; ++n)
        if (const Seat next = heroes::clockwise(seat, table.options.players, n); can_act(table, next))
            return void(table.waiting = TakeTurn{next});
    compare(table, emit);
    for_each_seat(table.options, [&](Seat first) {
        if (!table.waiting && can_act(table, first)) table.waiting = TakeTurn{first};
    });
}

template <class Rules, Chance C, class Emit = Ignore>
constexpr void play(Table<Rules>& table, const Action& action, C& chance, Emit&& emit = {}) {
    assert(judge(table, action));
    const Seat seat = decider(table);
    Rack& rack = table.racks[seat];
    heroes::match(
        action,
        [&](const Draw&) {
            draw_card(table, seat, chance);
            emit(Drew{seat});
        },
        [&](const Peek&) {
            table.deck.peek(1, seat, chance);
            emit(Peeked{seat});
        },
        [&](const Leave&) { emit(Left{seat}); },
        [&](const PutBack& back) {
            const std::size_t place = place_of(rack, back.card);
            table.deck.put_on_top(back.card, rack[place].knowers);
            rack.erase(place);
            emit(WasPutBack{seat, place});
        },
        [&](const Show& show) {
            const std::size_t place = place_of(rack, show.card);
            table.shown[seat] = show.card;
            rack.erase(place);
            emit(Shown{seat, place, show.card});
        });
    if (holds_alternative<Peek>(action))
        table.waiting = AfterPeek{seat};
    else
        end_turn(table, seat, emit);
}

template <class Rules>
constexpr Verdict judge(const Options& options, const Rules&) {
    if (options.players < 2 || options.players > most_players)
        return Verdict::refused("TINY-8", "two or three can play");
    if (options.cards > 8 || options.dealt > rack_size || options.players * options.dealt >= options.cards)
        return Verdict::refused("TINY-9", "there must be cards for all");
    return options.turns != 0 ? Verdict::legal() : Verdict::refused("TINY-10", "there must be a turn");
}

template <class Rules, Chance C, class Emit>
constexpr void set_up(Table<Rules>& table, const Options& options, const Rules&, C& chance, Emit&&) {
    table = {};
    table.options = options;
    table.deck = Deck<Card, 8>{cards_of(options)};
    table.turns_left = options.turns;
    for (std::size_t i = 0; i != options.dealt; ++i)
        for_each_seat(options, [&](Seat seat) { draw_card(table, seat, chance); });
    table.waiting = TakeTurn{Seat::one};
}

template <class Rules>
constexpr Outcome outcome(const Table<Rules>& table) {
    Outcome result;
    const auto best = *std::max_element(table.points.begin(), table.points.end());
    const bool draw = std::count(table.points.begin(), table.points.begin() + table.options.players, best) > 1;
    for_each_seat(table.options, [&](Seat seat) {
        const std::uint8_t points = table.points[seat];
        const auto better =
            std::count_if(table.points.begin(), table.points.end(), [&](auto other) { return other > points; });
        result.seats[seat] = {points < best ? Standing::loss
                              : draw        ? Standing::draw
                                            : Standing::win,
                              static_cast<std::uint8_t>(1 + better), points};
    });
    return result;
}

template <class Rules>
constexpr void hide_from(Table<Rules>& table, Seat seat) {
    for (Rack& rack : table.racks)
        for (Held& held : rack)
            if (held.card && !held.knowers.has(seat)) {
                table.deck.conceal(*held.card);
                held.card.reset();
            }
    table.deck.hide_from(seat);
}

template <class Rules>
constexpr View<Table<Rules>> view(const Table<Rules>& table, Seat seat) {
    return {table, seat};
}

template <class Rules, Chance C>
constexpr Table<Rules> determinize(const View<Table<Rules>>& view, C& chance) {
    Table<Rules> table = *view;
    for (Rack& rack : table.racks)
        for (Held& held : rack)
            if (!held.card) held.card = table.deck.reveal(chance);
    table.deck.reveal_top(chance);
    return table;
}

// Counts every card of the racks and those shown; false if one is unknown, foreign, or not known to its owner.
template <class Rules>
constexpr bool are_racks_sound(const Table<Rules>& table, Cards& seen, std::size_t& count) {
    bool sound = true;
    heroes::for_each_enumerator<Seat>(
        [&](Seat seat) {
            const auto note = [&](Card card) { seen.insert(card), ++count; };
            for (const Held& held : table.racks[seat]) {
                sound = sound && held.card && held.knowers.has(seat);
                if (held.card) note(*held.card);
            }
            if (table.shown[seat]) note(*table.shown[seat]);
            sound = sound && (index_of(seat) < table.options.players ||
                              (table.racks[seat].empty() && !table.shown[seat] && table.points[seat] == 0));
        },
        most_players);
    return sound;
}

template <class Rules>
constexpr bool is_decision_sound(const Table<Rules>& table) {
    if (is_over(table)) return true;
    const Seat seat = decider(table);
    if (index_of(seat) >= table.options.players || !can_act(table, seat) || table.turns_left == 0) return false;
    return !holds_alternative<AfterPeek>(*table.waiting) || table.deck.seen_by(seat, 0).has_value();
}

template <class Rules>
constexpr Verdict audit(const Table<Rules>& table) {
    if (const Verdict verdict = judge(table.options, Rules{}); !verdict) return verdict;
    Cards seen = table.deck.cards() | table.discarded;
    std::size_t count = table.deck.size() + table.discarded.size();
    if (!table.deck.is_sound() || !are_racks_sound(table, seen, count))
        return Verdict::refused("TINY-11", "a card is unknown or nobody's");
    if (seen != cards_of(table.options) || count != table.options.cards)
        return Verdict::refused("TINY-12", "every card is in one place");
    return is_decision_sound(table) ? Verdict::legal() : Verdict::refused("TINY-13", "nobody could answer");
}

template <class Rules = StandardRules, Chance C = heroes::Pcg32>
using State = heroes::State<Table<Rules>, C>;

static_assert(heroes::Game<Table<>>);

}  // namespace tiny
