#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/enum_set.hpp>

namespace heroes {

// Cards in the order in which they are to be drawn, each kind (each enum) by itself. A deck does not keep the order of
// cards that nobody knows, so whoever wants to tell it tells it to the source of chance.
class ScriptedCards {
public:
    // The most cards that one script holds, those already drawn included, and the most kinds.
    static constexpr std::size_t capacity = 256;
    static constexpr std::size_t most_kinds = 8;

    // Appends a card; whether there was room.
    template <Enumeration Card>
    constexpr bool append(Card card) {
        const std::size_t kind = place_of<Card>();
        if (kind == most_kinds || count_ == capacity) return false;
        kinds_[kind] = &kind_of<Card>;
        told_[count_++] = {static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(card)};
        return true;
    }

    // The next card of this kind that is among these; those before it, which are elsewhere, are passed over for good.
    template <Enumeration Card, std::size_t N>
    constexpr std::optional<Card> next(EnumSet<Card, N> cards) {
        const std::size_t kind = place_of<Card>();
        for (std::size_t i = 0; i != count_; ++i) {
            if (told_[i].kind != kind) continue;
            told_[i].kind = past;
            const auto card = static_cast<Card>(told_[i].card);
            if (cards.holds(card)) return card;
        }
        return {};
    }

    // How many cards were neither drawn nor passed over.
    constexpr std::size_t left() const {
        std::size_t left = 0;
        for (std::size_t i = 0; i != count_; ++i)
            if (told_[i].kind != past) ++left;
        return left;
    }

    bool operator==(const ScriptedCards&) const = default;

private:
    struct Told {
        std::uint8_t kind = 0;
        std::uint8_t card = 0;

        bool operator==(const Told&) const = default;
    };
    static constexpr std::uint8_t past = 0xff;

    // One object for each kind, which goes by its address.
    template <class Card>
    static constexpr char kind_of = 0;

    // Where a kind is among those that were told, or the place for another.
    template <class Card>
    constexpr std::size_t place_of() const {
        std::size_t place = 0;
        while (place != most_kinds && kinds_[place] != nullptr && kinds_[place] != &kind_of<Card>) ++place;
        return place;
    }

    std::array<const char*, most_kinds> kinds_{};
    std::array<Told, capacity> told_{};
    std::size_t count_ = 0;
};

}  // namespace heroes
