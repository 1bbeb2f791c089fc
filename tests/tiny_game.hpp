#pragma once

// A tiny card game with hidden cards, to prove what no dice game can: views, determinization and lazy decks.
//
// Everybody holds up to three cards in a rack, where all see which place a card takes or leaves but only the owner
// sees its face. On a turn a player draws, peeks at the deck's top card (and may then draw it), puts a card back on
// top, or shows a card. When all who can have shown one, the highest scores a point and the cards are discarded.

#include <cstddef>
#include <cstdint>
#include <optional>

#include <heroes/core/audit.hpp>
#include <heroes/core/cards.hpp>
#include <heroes/core/deck.hpp>
#include <heroes/core/fields.hpp>
#include <heroes/core/game.hpp>
#include <heroes/core/match.hpp>
#include <heroes/core/one_of.hpp>
#include <heroes/core/rules.hpp>
#include <heroes/core/standing.hpp>
#include <heroes/core/verbs.hpp>

namespace tiny {

using namespace heroes;

inline constexpr std::size_t most_players = 3;
inline constexpr std::size_t rack_size = 3;

enum class Card : std::uint8_t { one, two, three, four, five, six, seven, eight, last = eight };

using Cards = EnumSet<Card>;

struct Options {
    std::uint8_t players = 2;
    std::uint8_t cards = 6;  // the lowest so many are played with
    std::uint8_t dealt = 1;  // to each player
    std::uint8_t turns = 30;

    static constexpr Members members{"players", "cards", "dealt", "turns"};
    bool operator==(const Options&) const = default;
};

// Take the deck's top card.
struct Draw {
    static constexpr Names names{"draw"};
    bool operator==(const Draw&) const = default;
};
// Look at the deck's top card.
struct Peek {
    static constexpr Names names{"peek"};
    bool operator==(const Peek&) const = default;
};
// Leave the card that was peeked at where it is.
struct Leave {
    static constexpr Names names{"leave"};
    bool operator==(const Leave&) const = default;
};
// Lay a card on top of the deck, face down.
struct PutBack {
    Card card{};
    static constexpr Names names{"put back", "card"};
    bool operator==(const PutBack&) const = default;
};
// Lay a card on the table, face up.
struct Show {
    Card card{};
    static constexpr Names names{"show", "card"};
    bool operator==(const Show&) const = default;
};
struct Action : OneOf<Draw, Peek, Leave, PutBack, Show> {
    using OneOf::OneOf;
};

struct TakeTurn {
    Seat seat{};
    static constexpr Names names{"take turn", "seat"};
    bool operator==(const TakeTurn&) const = default;
};
struct AfterPeek {
    Seat seat{};
    static constexpr Names names{"after peek", "seat"};
    bool operator==(const AfterPeek&) const = default;
};
struct Decision : OneOf<TakeTurn, AfterPeek> {
    using OneOf::OneOf;
};

// What everybody at the table sees.
struct Drew {
    Seat seat{};
    static constexpr Names names{"drew", "seat"};
    bool operator==(const Drew&) const = default;
};
struct Peeked {
    Seat seat{};
    static constexpr Names names{"peeked", "seat"};
    bool operator==(const Peeked&) const = default;
};
struct Left {
    Seat seat{};
    static constexpr Names names{"left", "seat"};
    bool operator==(const Left&) const = default;
};
struct WasPutBack {
    Seat seat{};
    std::size_t place = 0;
    static constexpr Names names{"was put back", "seat", "place"};
    bool operator==(const WasPutBack&) const = default;
};
struct Shown {
    Seat seat{};
    std::size_t place = 0;
    Card card{};
    static constexpr Names names{"shown", "seat", "place", "card"};
    bool operator==(const Shown&) const = default;
};
struct PointScored {
    Seat seat{};
    static constexpr Names names{"point scored", "seat"};
    bool operator==(const PointScored&) const = default;
};
struct Event : OneOf<Drew, Peeked, Left, WasPutBack, Shown, PointScored> {
    using OneOf::OneOf;
};

struct Knobs {
    bool lowest_scores = false;

    static constexpr Members members{"lowest_scores"};
    bool operator==(const Knobs&) const = default;
};
using Hooks = CommonHooks;
using StandardRules = StandardRulesOf<Hooks, Knobs>;
using RuntimeRules = RuntimeRulesOf<Hooks, Knobs>;

using Held = KnownCard<Card>;
using Rack = InlineVector<Held, rack_size>;

// All in one namespace, because there is but one chapter; larger games keep theirs in `detail`.
template <class Rules_ = StandardRules>
struct Table : GameOf<Options, Action, Decision, Event> {
    using Rules = Rules_;
    static constexpr std::size_t most_actions = 2 + 2 * rack_size;
    static constexpr Refusals refusals{.game_over = Verdict::refused("TINY-1: the game is over"),
                                       .not_the_decider = Verdict::refused("TINY-7: it is another player's turn")};

    Options options{};
    Deck<Card, 8> deck{};
    PerSeat<Rack, most_players> racks{};
    PerSeat<std::optional<Card>, most_players> shown{};
    PerSeat<std::uint8_t, most_players> points{};
    Cards discarded{};
    std::uint8_t turns_left = 0;
    InlineVector<Decision, 1> steps{};
    [[no_unique_address]] Rules rules{};

    static constexpr std::uint64_t fingerprint() { return fingerprint_of<Rules>("tiny"); }
    static constexpr Members members{"options",   "deck",       "racks", "shown", "points",
                                     "discarded", "turns_left", "steps", "rules"};
    bool operator==(const Table&) const = default;
};

using Outcome = OutcomeOf<most_players>;

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
constexpr SeatSet who_can_act(const Table<Rules>& table) {
    return seats_where(table.options, [&](Seat seat) { return can_act(table, seat); });
}

// Set-up: the lowest cards are shuffled, and some dealt. Whoever has seen a card in the deck knows it in a rack as
// well.

template <class Rules>
constexpr Verdict judge(const Options& options, const Rules&) {
    if (options.players < 2 || options.players > most_players) return Verdict::refused("TINY-8: two or three can play");
    if (options.cards > 8 || options.dealt > rack_size || options.players * options.dealt >= options.cards)
        return Verdict::refused("TINY-9: there must be cards for all");
    return options.turns != 0 ? Verdict::legal() : Verdict::refused("TINY-10: there must be a turn");
}

template <class Game>
constexpr void draw_card(Game game, Seat seat) {
    SeatSet knowers = game.table.deck.knowers();
    knowers.insert(seat);
    game.table.racks[seat].push_back({game.table.deck.draw(game.chance), knowers});
}

template <class Game>
constexpr void lay_out(Game game) {
    auto& table = game.table;
    table.deck = Deck<Card, 8>{Cards::first(table.options.cards)};
    table.turns_left = table.options.turns;
    for (std::size_t i = 0; i != table.options.dealt; ++i)
        for_each_seat(table.options, [&](Seat seat) { draw_card(game, seat); });
    game.push(TakeTurn{Seat::one});
}

// The end of a turn: the next player clockwise who can act; if there is none, the cards are compared, and the first who
// can begins again.

template <class Game>
constexpr void compare(Game game) {
    auto& table = game.table;
    const auto beats = [&](Card card, Card other) { return game.knobs().lowest_scores ? card < other : card > other; };
    std::optional<Seat> best;
    for_each_seat(table.options, [&](Seat seat) {
        if (table.shown[seat] && (!best || beats(*table.shown[seat], *table.shown[*best]))) best = seat;
    });
    for (auto& card : table.shown) {
        if (card) table.discarded.insert(*card);
        card.reset();
    }
    if (!best) return;
    ++table.points[*best];
    game.emit(PointScored{*best});
}
template <class Game>
constexpr void end_turn(Game game, Seat seat) {
    auto& table = game.table;
    if (--table.turns_left == 0) return;
    if (const SeatSet seats = who_can_act(table); !seats.empty())
        return game.push(TakeTurn{next_clockwise(seats, seat, table.options.players)});
    compare(game);
    if (const SeatSet seats = who_can_act(table); !seats.empty()) game.push(TakeTurn{seats.front()});
}

// A turn.

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const TakeTurn& turn, F& f) {
    list_if(f, Draw{}, judge(table, turn, Draw{}));
    list_if(f, Peek{}, judge(table, turn, Peek{}));
    for (const Held& held : table.racks[turn.seat]) f(PutBack{*held.card});
    for (const Held& held : table.racks[turn.seat]) f(Show{*held.card});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const TakeTurn& turn, const Action& action) {
    const Rack& rack = table.racks[turn.seat];
    const auto lacks = [&](const auto* act) { return act != nullptr && place_of(rack, act->card) == rack.size(); };
    if (lacks(get_if<PutBack>(&action)) || lacks(get_if<Show>(&action)))
        return Verdict::refused("TINY-5: that card is not in the rack");
    if (holds_alternative<Leave>(action)) return Verdict::refused("TINY-4: after a peek the card is drawn or left");
    if (table.deck.empty() && holds_one_of<Draw, Peek>(action)) return Verdict::refused("TINY-2: the deck is empty");
    if (rack.full() && holds_alternative<Draw>(action)) return Verdict::refused("TINY-3: the rack is full");
    if (table.deck.seen_by(turn.seat, 0) && holds_alternative<Peek>(action))
        return Verdict::refused("TINY-6: the top card is known already");
    return Verdict::legal();
}
template <class Game>
constexpr void answer(Game game, const TakeTurn& turn, const Action& action) {
    auto& table = game.table;
    const Seat seat = turn.seat;
    Rack& rack = table.racks[seat];
    game.pop();
    match(
        action, [&](const Draw&) { draw_card(game, seat), game.emit(Drew{seat}); },
        [&](const Peek&) { table.deck.peek(1, seat, game.chance), game.emit(Peeked{seat}); },
        [&](const Leave&) { game.emit(Left{seat}); },
        [&](const PutBack& back) {
            const std::size_t place = place_of(rack, back.card);
            table.deck.put_on_top(back.card, rack[place].knowers);
            rack.erase(place);
            game.emit(WasPutBack{seat, place});
        },
        [&](const Show& show) {
            const std::size_t place = place_of(rack, show.card);
            table.shown[seat] = show.card;
            rack.erase(place);
            game.emit(Shown{seat, place, show.card});
        });
    if (holds_alternative<Peek>(action)) return game.push(AfterPeek{seat});
    end_turn(game, seat);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const TakeTurn& turn) {
    return index_of(turn.seat) < table.options.players && can_act(table, turn.seat) && table.turns_left != 0;
}

// After a peek the card is drawn or left.

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const AfterPeek& after, F& f) {
    list_if(f, Draw{}, judge(table, after, Draw{}));
    f(Leave{});
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const AfterPeek& after, const Action& action) {
    if (holds_alternative<Leave>(action)) return Verdict::legal();
    if (holds_alternative<Draw>(action)) return judge(table, TakeTurn{after.seat}, action);
    return Verdict::refused("TINY-4: after a peek the card is drawn or left");
}
template <class Game>
constexpr void answer(Game game, const AfterPeek& after, const Action& action) {
    answer(game, TakeTurn{after.seat}, action);
}
template <class Rules>
constexpr bool fits(const Table<Rules>& table, const AfterPeek& after) {
    return fits(table, TakeTurn{after.seat}) && table.deck.seen_by(after.seat, 0).has_value();
}

// The most points win.
template <class Rules>
constexpr Outcome outcome(const Table<Rules>& table) {
    return by_score<Outcome>(table.options, [&](Seat seat) { return table.points[seat]; });
}

// Hidden are the order of the deck and what others hold, except for the cards that a seat has seen.

template <class Rules>
constexpr void hide_from(Table<Rules>& table, Seat seat) {
    for (Rack& rack : table.racks) table.deck.hide(rack, seat);
    table.deck.hide_from(seat);
}
template <class Rules, Chance C>
constexpr bool guess(Table<Rules>& table, Seat, C& chance) {
    for (Rack& rack : table.racks)
        if (!table.deck.reveal(rack, chance)) return false;
    return table.deck.reveal_top(chance);
}

// Whether it is a valid position: every card is known and in one place, and nobody owns what has no player.
template <class Rules>
constexpr Verdict audit(const Table<Rules>& table) {
    if (const Verdict verdict = judge(table.options, table.rules); !verdict) return verdict;
    Census<Card> cards;
    cards.add(table.deck.cards());
    cards.add(table.discarded);
    bool sound = table.deck.is_sound();
    const auto note = [&](const std::optional<Card>& card, bool is_owned) {
        if (card) cards.add(*card);
        sound = sound && card && is_owned;
    };
    for_each_enumerator<Seat>(
        [&](Seat seat) {
            const bool plays = index_of(seat) < table.options.players;
            for (const Held& held : table.racks[seat]) note(held.card, plays && held.knowers.has(seat));
            if (table.shown[seat]) note(table.shown[seat], plays);
            sound = sound && (plays || table.points[seat] == 0);
        },
        most_players);
    if (!sound) return Verdict::refused("TINY-11: a card is unknown or nobody's");
    if (!cards.is_complete(Cards::first(table.options.cards)))
        return Verdict::refused("TINY-12: every card is in one place");
    return do_steps_fit(table) ? Verdict::legal() : Verdict::refused("TINY-13: nobody could answer");
}

template <class Rules = StandardRules, Chance C = Pcg32>
using State = heroes::State<Table<Rules>, C>;

static_assert(GameTable<Table<>>);

}  // namespace tiny
