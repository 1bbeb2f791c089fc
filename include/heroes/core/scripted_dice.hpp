#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <type_traits>

#include <heroes/core/chance.hpp>
#include <heroes/core/verdict.hpp>

namespace heroes {

// Dice that land as told, for tests and replays of worked examples: `state.chance = {5, 4, 2};`.
// Face f answers `below(n)` with f-1. A draw that the script cannot answer gets 0 and leaves a fault to be seen.
class ScriptedDice {
public:
    // The most faces that one script holds, those already rolled included.
    static constexpr std::size_t capacity = 128;

    // What went wrong first.
    enum class Fault : std::uint8_t { nothing, exhausted, no_such_face, script_too_long };

    // Dice without a script: the first draw is a fault.
    constexpr ScriptedDice() = default;

    // Dice that show these faces, in this order.
    constexpr ScriptedDice(std::initializer_list<int> faces) { then(faces); }

    // Appends faces to the script; those that find no room are dropped, which is a fault.
    constexpr ScriptedDice& then(std::initializer_list<int> faces) {
        for (const int face : faces) append(face);
        return *this;
    }

    // The next face of the script, counted from zero.
    constexpr std::uint32_t below(std::uint32_t n) {
        if (left() == 0) return fail(Fault::exhausted);
        const std::uint32_t face = faces_[rolled_++];
        if (face < 1 || face > n) return fail(Fault::no_such_face);
        return face - 1;
    }

    // How many faces are not rolled yet.
    constexpr std::size_t left() const { return count_ - rolled_; }

    // The first fault so far; later ones are mostly its consequences.
    constexpr Fault fault() const { return fault_; }

    // Legal when the script fitted exactly: no fault, and no face left over.
    constexpr Verdict verdict() const {
        switch (fault_) {
            case Fault::nothing: break;
            case Fault::exhausted: return Verdict::refused("CORE-script: more dice were rolled than scripted");
            case Fault::no_such_face: return Verdict::refused("CORE-script: a die was told a face it does not have");
            case Fault::script_too_long: return Verdict::refused("CORE-script: the script has too many faces");
        }
        if (left() > 0) return Verdict::refused("CORE-script: some scripted faces were never rolled");
        return Verdict::legal();
    }

    bool operator==(const ScriptedDice&) const = default;

private:
    using Face = std::uint16_t;

    // No die has a face 0, so it stands for every number that is no face at all.
    static constexpr Face as_face(int face) { return face < 0 || face > 0xffff ? Face{0} : static_cast<Face>(face); }

    constexpr void append(int face) {
        if (count_ == capacity) {
            fail(Fault::script_too_long);
            return;
        }
        faces_[count_++] = as_face(face);
    }

    constexpr std::uint32_t fail(Fault fault) {
        if (fault_ == Fault::nothing) fault_ = fault;
        return 0;
    }

    std::array<Face, capacity> faces_{};
    std::size_t count_ = 0;
    std::size_t rolled_ = 0;
    Fault fault_ = Fault::nothing;
};

static_assert(Chance<ScriptedDice>);
static_assert(std::is_trivially_copyable_v<ScriptedDice>);

}  // namespace heroes
