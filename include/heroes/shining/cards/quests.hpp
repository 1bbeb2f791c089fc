#pragma once

#include <cstdint>
#include <string_view>

#include <heroes/core/fields.hpp>
#include <heroes/core/inline_vector.hpp>
#include <heroes/shining/pieces.hpp>

// Quest-books.
namespace heroes::shining {

struct Supply {
    std::uint8_t copies = 1;
    Item item{};

    static constexpr Members members{"copies", "item"};
    bool operator==(const Supply&) const = default;
};

// SHN-K130: a Quest-book.
struct QuestType {
    std::string_view name{};
    std::string_view introduction{};
    std::string_view epilogue{};
    std::uint8_t level = 1;
    EncounterCard first{};
    InlineVector<Supply, 6> preparation{};
    std::uint8_t preparations = 0;  // allowed, SHN-R111; 0 is no limit
    QuestCards unlocks{};
    bool side = false;
    bool final_quest = false;

    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("level", self.level), f("first", self.first), f("preparation", self.preparation);
        f("preparations", self.preparations), f("unlocks", self.unlocks), f("side", self.side);
        f("final_quest", self.final_quest);
    }
};

}  // namespace heroes::shining
