#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include <heroes/core/evaluation.hpp>
#include <heroes/core/hash.hpp>
#include <heroes/core/pcg32.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/tools/bots.hpp>

namespace heroes {

// Plays the game on from where it stands, many times, and finds out which of its actions goes well: Monte Carlo tree
// search over what the seat knows (Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012).
// Each simulation guesses anew what is hidden, follows the tree of actions as long as it knows it, adds one node to it,
// and goes on at random for some decisions; then the table is evaluated for everybody who decided on the way. Chance is
// not in the tree: it falls anew in every simulation. The nth simulation of every action has the same guess and the
// same chance. A node is one simulation. What it chooses depends on nothing but its seed, the view and the budget.
struct SearchBot {
    std::uint64_t seed = 0;
    std::uint32_t rollout = 24;       // how many decisions are made at random before the table is evaluated
    std::uint32_t exploration = 100;  // how much a doubtful action is worth trying, in thousandths of a win

    template <Evaluated Table>
    typename Table::Action choose(const View<Table>& view, std::uint32_t nodes) const;
};

namespace detail {

// The binary logarithm, exact for powers of two and straight in between: the same on every machine.
constexpr float rough_log2(std::uint32_t n) {
    const auto power = std::bit_floor(n);
    return static_cast<float>(std::countr_zero(power)) + static_cast<float>(n - power) / static_cast<float>(power);
}

// One search: the tree, and what it starts from.
template <class Table>
class Search {
public:
    using Action = typename Table::Action;

    Search(const View<Table>& view, const SearchBot& bot, std::uint32_t nodes)
        : view_(view), bot_(bot), seed_(hash(*view, bot.seed)) {
        tree_.reserve(nodes + std::size_t{1});
        tree_.push_back({});
    }

    void simulate() {
        const Index first = follow(root, actions_to_try(*view_), view_.seat(), picks_);
        Pcg32 chance{seed_ + tree_[first].visits};
        Table table = determinize(view_, chance);
        const Index leaf = walk(table, first, chance);
        roll_out(table, chance);
        credit(table, leaf);
    }

    // How large the tree is, the root included, and how often its first actions were tried.
    std::size_t size() const { return tree_.size(); }
    std::uint32_t visits() const {
        std::uint32_t sum = 0;
        for (Index at = tree_[root].child; at != none; at = tree_[at].sibling) sum += tree_[at].visits;
        return sum;
    }
    // How many decisions all simulations have made together.
    std::uint64_t decisions() const { return decisions_; }

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

    // An action somewhere in the tree, and how it went.
    struct Node {
        std::int64_t worth = 0;  // to the seat that decided, over all visits
        std::uint32_t visits = 0;
        std::uint32_t chances = 0;  // how often it was legal when its parent was visited
        std::uint32_t place = 0;    // in the list of legal actions, when it was there last
        Index parent = none;
        Index child = none;
        Index sibling = none;
        Seat seat{};
        Action action{};
    };

    // Plays along the tree to a node that was not visited before, or to the end of the game.
    Index walk(Table& table, Index at, Pcg32& chance) {
        decide(table, tree_[at].action, chance);
        while (tree_[at].visits != 0 && !is_over(table)) {
            at = follow(at, actions_to_try(table), decider(table), chance);
            decide(table, tree_[at].action, chance);
        }
        return at;
    }

    void decide(Table& table, const Action& action, Pcg32& chance) {
        play(table, action, chance, ignore);
        ++decisions_;
    }

    // The child to go on with: any of the actions that have no node yet, or else the one that promises most.
    template <class Actions>
    Index follow(Index parent, const Actions& actions, Seat seat, Pcg32& chance) {
        known_.assign(actions.size(), false);
        std::size_t unknown = actions.size();
        Index best = none;
        float most = 0;
        for (Index at = tree_[parent].child; at != none; at = tree_[at].sibling) {
            Node& node = tree_[at];
            // What can be done at the root is the same in every simulation.
            if (parent != root && (node.seat != seat || !find(node, actions))) continue;
            known_[node.place] = true;
            --unknown;
            ++node.chances;
            const float promise = promise_of(node);
            if (best == none || promise > most) best = at, most = promise;
        }
        alternative_.reset();
        if (unknown == 0) return best;
        if (best != none) alternative_ = mean_of(tree_[best]);
        std::size_t place = 0;
        for (std::size_t skip = any_of(unknown, chance); known_[place] || skip-- != 0;) ++place;
        return add(parent, seat, actions[place], place);
    }

    // Whether the action is legal now. Lists are mostly alike, so it is sought where it was last.
    template <class Actions>
    static bool find(Node& node, const Actions& actions) {
        const auto is_at = [&](std::size_t place) {
            return actions[place].index() == node.action.index() && actions[place] == node.action;
        };
        if (node.place < actions.size() && is_at(node.place)) return true;
        for (std::uint32_t place = 0; place != actions.size(); ++place)
            if (is_at(place)) return node.place = place, true;
        return false;
    }

    static float mean_of(const Node& node) { return static_cast<float>(node.worth) / static_cast<float>(node.visits); }

    // How well it went so far, and more the less that is known of it. Only operations that every machine rounds alike.
    float promise_of(const Node& node) const {
        const auto exploration = static_cast<float>(bot_.exploration) * (static_cast<float>(sure_win) / 1000);
        const float doubt = rough_log2(node.chances) / static_cast<float>(node.visits);
        return mean_of(node) + std::sqrt(exploration * exploration * doubt);
    }

    Index add(Index parent, Seat seat, const Action& action, std::size_t place) {
        const auto at = static_cast<Index>(tree_.size());
        assert(at != tree_.capacity());
        tree_.push_back({.chances = 1,
                         .place = static_cast<std::uint32_t>(place),
                         .parent = parent,
                         .sibling = tree_[parent].child,
                         .seat = seat,
                         .action = action});
        tree_[parent].child = at;
        return at;
    }

    void roll_out(Table& table, Pcg32& chance) {
        for (std::uint32_t n = 0; n != bot_.rollout && !is_over(table); ++n) {
            const auto actions = legal_actions(table);
            decide(table, actions[any_of(actions.size(), chance)], chance);
        }
    }

    // Tells every node on the way how it went for the seat that chose it. If the last step was a try although there
    // was something known to be good, what is known counts for what the same seat did before: it would do that.
    void credit(const Table& table, Index leaf) {
        std::array<std::optional<std::int64_t>, enum_count<Seat>> worth{};
        const Seat last = tree_[leaf].seat;
        for (Index at = leaf; at != root; at = tree_[at].parent) {
            Node& node = tree_[at];
            auto& known = worth[index_of(node.seat)];
            if (!known) known = evaluate(table, node.seat);
            node.worth += *known;
            ++node.visits;
            if (at == leaf && alternative_) worth[index_of(last)] = static_cast<std::int64_t>(*alternative_);
        }
    }

    const View<Table>& view_;
    const SearchBot& bot_;
    std::uint64_t seed_;
    Pcg32 picks_{seed_};
    std::uint64_t decisions_ = 0;
    std::vector<Node> tree_{};
    std::optional<float> alternative_{};  // what the best known action is worth where a new one is tried
    std::vector<std::uint8_t> known_{};   // which of the legal actions have a node
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
