#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include <heroes/core/evaluation.hpp>
#include <heroes/core/hash.hpp>
#include <heroes/core/match.hpp>
#include <heroes/core/pcg32.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/core/steps.hpp>
#include <heroes/tools/bots.hpp>
#include <heroes/tools/rough_math.hpp>

namespace heroes {

// Plays the game on from where it stands, many times, and finds out which of its actions goes well: Monte Carlo tree
// search over what the seat knows (Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012).
// Each simulation guesses anew what is hidden, follows the tree of actions as long as it knows it, adds a node to it
// where it is known well enough, and goes on at random for some decisions; then the table is evaluated for everybody
// who decided on the way. Chance is not in the tree: it falls anew in every simulation. The nth simulation of every
// action has the same guess and the same chance. Actions are not compared anew each time: the best is repeated for a
// while, the longer the better it is known (UCB2 of Auer, Cesa-Bianchi and Fischer, "Finite-time Analysis of the
// Multiarmed Bandit Problem", 2002). A node of the budget is one simulation. What it chooses depends on nothing but its
// seed, the view and the budget; it counts in whole numbers, which are the same on every machine.
struct SearchBot {
    std::uint64_t seed = 0;
    // As in SearchAdvice; unless given, what is best for the game.
    std::optional<std::uint32_t> rollout{};
    std::optional<std::uint32_t> exploration{};

    template <Evaluated Table>
    typename Table::Action choose(const View<Table>& view, std::uint32_t nodes) const;
};

namespace detail {

// What the bot was told, and for the rest what the game advises.
template <class Table>
constexpr SearchAdvice settings_of(const SearchBot& bot, [[maybe_unused]] const Table& table) {
    SearchAdvice advice;
    if constexpr (Advised<Table>) advice = search_advice(table);
    return {bot.rollout.value_or(advice.rollout), bot.exploration.value_or(advice.exploration)};
}

// Some of the places of a list.
template <std::size_t Count>
class Places {
public:
    constexpr bool has(std::size_t place) const { return (words_[place / 64] >> place % 64 & 1) != 0; }
    constexpr void insert(std::size_t place) { words_[place / 64] |= std::uint64_t{1} << place % 64; }

private:
    std::array<std::uint64_t, (Count + 63) / 64> words_{};
};

// One search: the tree, and what it starts from.
template <class Table>
class Search {
public:
    using Action = typename Table::Action;

    Search(const View<Table>& view, const SearchBot& bot, std::uint32_t nodes)
        : view_(view), settings_(settings_of(bot, *view)), seed_(hash(*view, bot.seed)),
          first_actions_(actions_to_try(*view)) {
        tree_.reserve(nodes + std::size_t{1});
        tree_.push_back({});
    }

    // Calls observe(table, action, chance) before each decision.
    template <class Observe = Ignore>
    void simulate(Observe&& observe = {}) {
        const Index first = first_action();
        Pcg32 chance{seed_ + tree_[first].visits};
        Table table = determinize(view_, chance);
        const Index leaf = walk(table, first, chance, observe);
        roll_out(table, chance, observe);
        credit(table, leaf);
    }

    // How large the tree is, the root included, and how often its first actions were tried.
    std::size_t size() const { return tree_.size(); }
    std::uint32_t visits() const {
        std::uint32_t sum = 0;
        for (Index at = tree_[root].child; at != none; at = tree_[at].sibling) sum += tree_[at].visits;
        return sum;
    }

    // The action that was tried most often, because it looked best most of the time.
    Action best() const {
        Index best = tree_[root].child;
        for (Index at = best; at != none; at = tree_[at].sibling)
            if (tree_[at].visits > tree_[best].visits) best = at;
        return tree_[best].action;
    }

private:
    using Index = std::uint32_t;
    static constexpr Index root = 0;
    static constexpr Index none = 0;  // the root is nobody's child

    // Who has to decide, and what about. The same words can answer several questions; each is a node of its own.
    struct Waiting {
        Seat seat{};
        std::uint8_t about{};

        bool operator==(const Waiting&) const = default;
    };

    // An action somewhere in the tree, and how it went.
    struct Node {
        std::int64_t worth = 0;  // to the seat that decided, over all visits
        std::int32_t mean = 0;   // the same for one visit
        std::uint32_t visits = 0;
        std::uint32_t repeats = 0;  // how often the favourite among its children is still to be repeated
        std::uint32_t place = 0;    // in the list of legal actions, when it was there last
        Index favourite = none;
        Index parent = none;
        Index child = none;
        Index sibling = none;
        Waiting waiting{};
        Action action{};
    };

    // What becomes of an action is looked into once it has been tried so often: sooner, there is little to tell, and
    // the tree would grow for nothing.
    static constexpr std::uint32_t visits_before_growing = 10;

    // An action that was found to be the best is repeated once for so many times that it has been tried before.
    static constexpr std::uint32_t visits_for_each_repeat = 3;

    // Plays along the tree to a node that is not known well enough to go on, or to the end of the game.
    template <class Observe>
    Index walk(Table& table, Index at, Pcg32& chance, Observe& observe) {
        decide(table, tree_[at].action, chance, observe);
        while (tree_[at].visits >= visits_before_growing && !is_over(table)) {
            at = next_action(at, table, chance);
            decide(table, tree_[at].action, chance, observe);
        }
        return at;
    }

    template <class Observe>
    static void decide(Table& table, const Action& action, Pcg32& chance, Observe& observe) {
        observe(std::as_const(table), action, std::as_const(chance));
        play(table, action, chance, ignore);
    }

    static Waiting waiting_of(const Table& table) {
        if constexpr (Stepwise<Table>)  // the quicker way to the same
            return {decider(table), static_cast<std::uint8_t>(table.steps.back().index())};
        else
            return {decider(table), static_cast<std::uint8_t>(pending(table)->index())};
    }

    // What can be done at the root is the same in every simulation.
    Index first_action() {
        return tree_[root].repeats != 0 ? repeat(root) : follow(root, first_actions_, waiting_of(*view_), picks_);
    }

    Index next_action(Index parent, const Table& table, Pcg32& chance) {
        const Waiting waiting = waiting_of(table);
        if (tree_[parent].repeats != 0) {
            const Node& favourite = tree_[tree_[parent].favourite];
            if (favourite.waiting == waiting && is_legal(table, favourite.action) &&
                is_to_be_tried(table, favourite.action))
                return repeat(parent);
        }
        return follow(parent, actions_to_try(table), waiting, chance);
    }

    Index repeat(Index parent) {
        --tree_[parent].repeats;
        alternative_.reset();
        return tree_[parent].favourite;
    }

    // The child to go on with: any of the actions that have no node yet, or else the one that promises most.
    template <class Actions>
    Index follow(Index parent, const Actions& actions, Waiting waiting, Pcg32& chance) {
        // How far the mean may be below what the action is worth if it was tried once; the more often, the less. The
        // root has no visits in the first simulation.
        const std::int64_t doubt = times_root_of_log2(exploration_, (std::max)(tree_[parent].visits, std::uint32_t{1}));
        Places<Actions::capacity()> known;
        std::size_t unknown = actions.size();
        Index best = none;
        std::int64_t most = (std::numeric_limits<std::int64_t>::min)();
        for (Index at = tree_[parent].child; at != none; at = tree_[at].sibling) {
            Node& node = tree_[at];
            if (parent != root && !is_for(node, waiting, actions)) continue;
            known.insert(node.place);
            --unknown;
            const std::int64_t promise = node.mean + over_root(doubt, node.visits);
            if (promise <= most) continue;
            best = at;
            most = promise;
        }
        alternative_.reset();
        if (unknown == 0) return favour(parent, best);
        if (best != none) alternative_ = tree_[best].mean;
        std::size_t place = 0;
        for (std::size_t skip = any_of(unknown, chance); known.has(place) || skip-- != 0;) ++place;
        return add(parent, waiting, actions[place], place);
    }

    Index favour(Index parent, Index best) {
        tree_[parent].favourite = best;
        tree_[parent].repeats = tree_[best].visits / visits_for_each_repeat;
        return best;
    }

    // Whether the action of a node is what the seat may do now. Lists are mostly alike, so it is sought where it was
    // last.
    template <class Actions>
    static bool is_for(Node& node, Waiting waiting, const Actions& actions) {
        if (node.waiting != waiting) return false;
        const auto is_at = [&](std::size_t place) { return actions[place] == node.action; };
        if (node.place < actions.size() && is_at(node.place)) return true;
        for (std::uint32_t place = 0; place != actions.size(); ++place)
            if (is_at(place)) return node.place = place, true;
        return false;
    }

    Index add(Index parent, Waiting waiting, const Action& action, std::size_t place) {
        const auto at = static_cast<Index>(tree_.size());
        assert(at != tree_.capacity());
        tree_.push_back({.place = static_cast<std::uint32_t>(place),
                         .parent = parent,
                         .sibling = tree_[parent].child,
                         .waiting = waiting,
                         .action = action});
        tree_[parent].child = at;
        return at;
    }

    template <class Observe>
    void roll_out(Table& table, Pcg32& chance, Observe& observe) {
        for (std::uint32_t n = 0; n != settings_.rollout && !is_over(table); ++n) {
            const auto actions = legal_actions(table);
            decide(table, actions[any_of(actions.size(), chance)], chance, observe);
        }
    }

    // Tells every node on the way how it went for the seat that chose it. If the last step was a try although there
    // was something known to be good, what is known counts for what the same seat did before: it would do that.
    void credit(const Table& table, Index leaf) {
        auto worth = evaluate(table);
        const Seat last = tree_[leaf].waiting.seat;
        for (Index at = leaf; at != root; at = tree_[at].parent) {
            Node& node = tree_[at];
            node.worth += worth[node.waiting.seat];
            ++node.visits;
            node.mean = static_cast<std::int32_t>(node.worth / node.visits);
            if (at == leaf && alternative_) worth[last] = *alternative_;
        }
        ++tree_[root].visits;
    }

    const View<Table>& view_;
    SearchAdvice settings_;
    std::uint64_t seed_;
    decltype(actions_to_try(std::declval<const Table&>())) first_actions_;
    Pcg32 picks_{seed_};
    std::int64_t exploration_ = std::int64_t{settings_.exploration} * (sure_win / 1000);
    std::vector<Node> tree_{};
    std::optional<std::int32_t> alternative_{};  // what the best known action is worth where a new one is tried
};

}  // namespace detail

template <Evaluated Table>
typename Table::Action SearchBot::choose(const View<Table>& view, std::uint32_t nodes) const {
    assert(detail::is_deciders(view));
    const auto actions = detail::actions_to_try(*view);
    if (actions.size() == 1 || nodes == 0) return actions[0];
    detail::Search<Table> search{view, *this, nodes};
    for (std::uint32_t n = 0; n != nodes; ++n) search.simulate();
    return search.best();
}

}  // namespace heroes
