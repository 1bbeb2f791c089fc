#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <type_traits>

#include <heroes/core/chance.hpp>
#include <heroes/core/enum_set.hpp>
#include <heroes/core/scripted_cards.hpp>
#include <heroes/core/verdict.hpp>

namespace heroes {

// A face of a scripted die: a plain number for whichever die is rolled, or d10(6) for a die with ten sides and no
// other.
struct ScriptedFace {
    int face = 0;
    std::uint32_t sides = 0;  // 0: any number

    constexpr ScriptedFace() = default;
    constexpr ScriptedFace(int shown) : face(shown) {}
    constexpr explicit ScriptedFace(int shown, std::uint32_t of) : face(shown), sides(of) {}
    bool operator==(const ScriptedFace&) const = default;
};

constexpr ScriptedFace d4(int face) { return ScriptedFace{face, 4}; }
constexpr ScriptedFace d6(int face) { return ScriptedFace{face, 6}; }
constexpr ScriptedFace d8(int face) { return ScriptedFace{face, 8}; }
constexpr ScriptedFace d10(int face) { return ScriptedFace{face, 10}; }
constexpr ScriptedFace d12(int face) { return ScriptedFace{face, 12}; }
constexpr ScriptedFace d20(int face) { return ScriptedFace{face, 20}; }

// Dice that land as told, for tests and replays of worked examples: `state.chance = {5, 4, 2};`. Of what is drawn from
// several, such as cards, the face says which, counted from one. With the dice named, `state.chance = {d10(6),
// d8(3)};`, it is a fault if another die is rolled. A draw that the script cannot answer gets the lowest face and
// leaves a fault to be seen; after the end of the script each gets the next face, because rules that roll ties again
// would otherwise go on for ever.
class ScriptedDice {
public:
    // The most faces that one script holds, those already rolled included.
    static constexpr std::size_t capacity = 128;

    // What went wrong first.
    enum class Fault : std::uint8_t { nothing, exhausted, no_such_face, other_die, script_too_long };

    // Dice without a script: the first draw is a fault.
    constexpr ScriptedDice() = default;

    // Dice that show these faces, in this order.
    constexpr ScriptedDice(std::initializer_list<ScriptedFace> faces) { then(faces); }
    template <std::same_as<int> Face>
    constexpr ScriptedDice(std::initializer_list<Face> faces) {
        then(faces);
    }

    // Appends faces to the script; those that find no room are dropped, which is a fault.
    constexpr ScriptedDice& then(std::initializer_list<ScriptedFace> faces) {
        for (const ScriptedFace& face : faces) append(face);
        return *this;
    }
    template <std::same_as<int> Face>
    constexpr ScriptedDice& then(std::initializer_list<Face> faces) {
        for (const int face : faces) append(face);
        return *this;
    }

    // Appends cards to be drawn, in this order, wherever one of their kind is drawn by lot. For these no die is rolled.
    template <Enumeration Card>
    constexpr ScriptedDice& deal(std::initializer_list<Card> cards) {
        for (const Card card : cards) deal(card);
        return *this;
    }
    template <Enumeration Card>
    constexpr ScriptedDice& deal(Card card) {
        if (!cards_.append(card)) fail(Fault::script_too_long);
        return *this;
    }

    // The next card to be drawn of these, if the script says so.
    template <Enumeration Card, std::size_t N>
    constexpr std::optional<Card> dealt(EnumSet<Card, N> cards) {
        return cards_.next(cards);
    }

    // The next face of the script, as it is shown by a die with these faces.
    constexpr std::uint32_t roll(std::uint32_t sides, std::uint32_t lowest_face) {
        return lowest_face + next(sides, lowest_face);
    }
    // The same, counted from zero.
    constexpr std::uint32_t below(std::uint32_t n) { return next(n, 1); }

    // How many faces are not rolled yet.
    constexpr std::size_t left() const { return count_ - rolled_; }

    // The first fault so far; later ones are mostly its consequences.
    constexpr Fault fault() const { return fault_; }
    // Where it is: at which roll, counted from one, and how many sides the die had. Both are 0 if there was no roll.
    constexpr std::size_t fault_at() const { return fault_at_; }
    constexpr std::uint32_t fault_sides() const { return fault_sides_; }

    // Legal when the script fitted exactly: no fault, and neither a face nor a card left over.
    constexpr Verdict verdict() const {
        switch (fault_) {
            case Fault::nothing: break;
            case Fault::exhausted: return Verdict::refused("CORE-script: more dice were rolled than scripted");
            case Fault::no_such_face: return Verdict::refused("CORE-script: a die was told a face it does not have");
            case Fault::other_die: return Verdict::refused("CORE-script: another die was rolled than scripted");
            case Fault::script_too_long: return Verdict::refused("CORE-script: the script has too many faces");
        }
        if (left() > 0) return Verdict::refused("CORE-script: some scripted faces were never rolled");
        if (cards_.left() > 0) return Verdict::refused("CORE-script: some scripted cards were never drawn");
        return Verdict::legal();
    }

    bool operator==(const ScriptedDice&) const = default;

private:
    constexpr std::uint32_t next(std::uint32_t sides, std::uint32_t lowest_face) {
        if (left() == 0) return fail(Fault::exhausted, sides), overdrawn_++ % sides;
        const ScriptedFace& told = faces_[rolled_++];
        if (told.sides != 0 && told.sides != sides) return fail(Fault::other_die, sides);
        const std::int64_t above = std::int64_t{told.face} - lowest_face;
        if (above < 0 || above >= sides) return fail(Fault::no_such_face, sides);
        return static_cast<std::uint32_t>(above);
    }

    constexpr void append(const ScriptedFace& face) {
        if (count_ == capacity) {
            fail(Fault::script_too_long);
            return;
        }
        faces_[count_++] = face;
    }

    constexpr std::uint32_t fail(Fault fault, std::uint32_t sides = 0) {
        if (fault_ != Fault::nothing) return 0;
        fault_ = fault;
        fault_sides_ = sides;
        if (sides != 0) fault_at_ = fault == Fault::exhausted ? rolled_ + 1 : rolled_;
        return 0;
    }

    std::array<ScriptedFace, capacity> faces_{};
    std::size_t count_ = 0;
    std::size_t rolled_ = 0;
    std::uint32_t overdrawn_ = 0;
    ScriptedCards cards_{};
    Fault fault_ = Fault::nothing;
    std::size_t fault_at_ = 0;
    std::uint32_t fault_sides_ = 0;
};

static_assert(Chance<ScriptedDice>);
static_assert(std::is_trivially_copyable_v<ScriptedDice>);

}  // namespace heroes
