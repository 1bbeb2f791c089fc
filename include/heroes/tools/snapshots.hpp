#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>

#include <heroes/core/verdict.hpp>

namespace heroes {

// The last states of a game by their number, for rollback and for undo: a ring in place, without heap. The number is
// the host's: how many actions were played, or a frame. Numbers grow, by one or by more.
//   Snapshots<hedra::State<>, 64> history;
//   history.save(0, state);
//   ...
//   if (const auto before = history.restore(7)) state = *before;
// To save under a number that is there already rewrites history from there on. So undo restores a smaller number and
// saves nothing, redo restores a greater one, and whatever is played after an undo takes the place of what was undone.
template <class State, std::size_t Capacity>
class Snapshots {
public:
    static_assert(std::is_trivially_copyable_v<State>, "a state is a value without pointers");
    static_assert(Capacity != 0, "there must be room for one");

    static constexpr std::size_t capacity() { return Capacity; }
    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr std::optional<std::uint64_t> oldest() const { return number_of(0); }
    constexpr std::optional<std::uint64_t> newest() const { return number_of(size_ - 1); }

    // Keeps a state under a number that is greater than all others: those that are not are forgotten. The oldest falls
    // out if there is no room.
    constexpr void save(std::uint64_t number, const State& state) {
        forget_from(number);
        if (number < reach_) reach_ = number;
        if (size_ == Capacity) drop_oldest();
        ++size_;
        place(size_ - 1) = {number, state};
    }

    // The state of this number; KIT-fell-out if the ring does not reach back that far any longer, KIT-not-saved if
    // there is none.
    constexpr Result<State> restore(std::uint64_t number) const {
        for (std::size_t nth = size_; nth != 0; --nth)
            if (place(nth - 1).number == number) return place(nth - 1).state;
        if (number < reach_) return Verdict::refused("KIT-fell-out: newer snapshots have taken the place of that one");
        return Verdict::refused("KIT-not-saved: there is no snapshot of that number");
    }

    // Forgets this number and all after it.
    constexpr void forget_from(std::uint64_t number) {
        while (size_ != 0 && place(size_ - 1).number >= number) --size_;
    }

private:
    struct Entry {
        std::uint64_t number = 0;
        State state{};
    };

    constexpr Entry& place(std::size_t nth) { return entries_[(first_ + nth) % Capacity]; }
    constexpr const Entry& place(std::size_t nth) const { return entries_[(first_ + nth) % Capacity]; }
    constexpr std::optional<std::uint64_t> number_of(std::size_t nth) const {
        return empty() ? std::optional<std::uint64_t>{} : place(nth).number;
    }
    constexpr void drop_oldest() {
        reach_ = place(0).number + 1;
        first_ = (first_ + 1) % Capacity;
        --size_;
    }

    std::array<Entry, Capacity> entries_{};
    std::size_t first_ = 0;  // where the oldest lies
    std::size_t size_ = 0;
    std::uint64_t reach_ = 0;  // whatever was saved under a smaller number fell out
};

}  // namespace heroes
