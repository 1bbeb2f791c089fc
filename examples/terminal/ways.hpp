#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include <heroes/core/chance_tape.hpp>
#include <heroes/core/match.hpp>
#include <heroes/core/one_of.hpp>
#include <heroes/core/pcg32.hpp>

namespace terminal {

// The dice of one way of the chance, by the tape or by lot. After `stop` nobody cares how they fall, but they must fall
// somehow: ties are rolled again until they are broken.
class Dice {
public:
    explicit Dice(heroes::ChanceTape* tape) : tape_(tape) {}
    explicit Dice(heroes::Pcg32 lot) : lot_(lot) {}

    std::uint32_t below(std::uint32_t n) {
        const bool by_lot = tape_ == nullptr || tape_->overflowed();
        return by_lot ? lot_.below(n) : tape_->below(n);
    }
    void stop() { tape_ = nullptr; }

private:
    heroes::ChanceTape* tape_ = nullptr;
    heroes::Pcg32 lot_{1};
};

// Hears the events of one way until it has heard enough. It derives from this, and has hear(event) for what matters.
template <class Own>
class Witness {
public:
    bool is_over() const { return over_; }

    template <class E>
    void operator()(const E& event) {
        if constexpr (heroes::is_variant<E>)
            heroes::match(event, [&](const auto& happened) { (*this)(happened); });
        else if constexpr (requires(Own & own) { own.hear(event); })
            if (!over_) static_cast<Own&>(*this).hear(event);
    }

protected:
    explicit Witness(Dice& dice) : dice_(dice) {}
    void stop() {
        over_ = true;
        dice_.stop();
    }

private:
    Dice& dice_;
    bool over_ = false;
};

// What each way led to, and how likely it is; a sample where there are too many ways to follow them all.
template <class Result>
struct Ways {
    std::vector<std::pair<Result, double>> all{};
    bool exact = true;
};

inline constexpr std::size_t most_ways = 500;

namespace detail {

// Every way, unless there are too many.
template <class Result, class Play>
std::optional<Ways<Result>> enumerated(Play& play) {
    Ways<Result> ways;
    heroes::ChanceTape tape;
    for (std::size_t i = 0; i != most_ways; ++i) {
        Dice dice(&tape);
        Result result = play(dice);
        ways.all.emplace_back(std::move(result), tape.probability().as_double());
        if (!tape.next()) return ways;
    }
    return {};
}

template <class Result, class Play>
Ways<Result> sampled(Play& play) {
    Ways<Result> ways{.exact = false};
    for (std::size_t i = 0; i != most_ways; ++i) {
        Dice dice(heroes::Pcg32{i});
        ways.all.emplace_back(play(dice), 1.0 / most_ways);
    }
    return ways;
}

}  // namespace detail

// Plays on for every way in which the dice can fall: play(dice) returns what it led to.
template <class Play>
auto ways_of(Play&& play) {
    using Result = decltype(play(std::declval<Dice&>()));
    const auto all = detail::enumerated<Result>(play);
    return all ? *all : detail::sampled<Result>(play);
}

}  // namespace terminal
