#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <vector>

#include <heroes/core/seat.hpp>

namespace heroes::detail {

// Who has to decide, and what about. The same words can answer several questions; each is a node of its own.
struct Waiting {
    Seat seat{};
    std::uint8_t about{};

    bool operator==(const Waiting&) const = default;
};

// The actions that a search has looked into, each below those that come before it, and how they went. All lie in one
// piece of memory, which is asked for once; a parent lies before its children.
template <class Action>
class SearchTree {
public:
    using Index = std::uint32_t;
    static constexpr Index root = 0;
    static constexpr Index none = 0;  // the root is nobody's child

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

    // Room for so many nodes besides the root.
    explicit SearchTree(std::uint32_t room) : most_nodes_(room + std::size_t{1}) {
        nodes_.reserve(most_nodes_);
        nodes_.push_back({});
    }

    Node& operator[](Index at) { return nodes_[at]; }
    const Node& operator[](Index at) const { return nodes_[at]; }
    std::size_t size() const { return nodes_.size(); }
    bool is_full() const { return nodes_.size() == most_nodes_; }

    Index add(Index parent, Waiting waiting, const Action& action, std::size_t place) {
        assert(!is_full());
        const auto at = static_cast<Index>(nodes_.size());
        nodes_.push_back({.place = static_cast<std::uint32_t>(place),
                          .parent = parent,
                          .sibling = nodes_[parent].child,
                          .waiting = waiting,
                          .action = action});
        nodes_[parent].child = at;
        return at;
    }

    // The child for this action; none if there is none.
    Index child_of(Index parent, Waiting waiting, const Action& action) const {
        Index at = nodes_[parent].child;
        while (at != none && !(nodes_[at].waiting == waiting && nodes_[at].action == action)) at = nodes_[at].sibling;
        return at;
    }
    Index most_visited_child_of(Index parent) const {
        Index best = nodes_[parent].child;
        for (Index at = best; at != none; at = nodes_[at].sibling)
            if (nodes_[at].visits > nodes_[best].visits) best = at;
        return best;
    }

    void clear() {
        nodes_.clear();
        nodes_.push_back({});
    }

    // Makes a node the root and drops all that do not lie below it. The others move up in their order, so that no more
    // memory is needed.
    void keep_only(Index new_root) {
        if (new_root == root) return;
        const Index kept = number_kept(new_root);
        for (Index at = new_root; at != nodes_.size(); ++at)
            if (is_kept(at)) link_by_numbers(nodes_[at]);
        nodes_[new_root].parent = nodes_[new_root].sibling = none;
        for (Index at = new_root; at != nodes_.size(); ++at)
            if (is_kept(at)) nodes_[nodes_[at].place] = nodes_[at];
        nodes_.resize(kept);
    }

    // Drops the children of the root that do not pass, and with them what was to be repeated.
    template <class F>
    void keep_children_if(F&& passes) {
        Index* end = &nodes_[root].child;
        for (Index at = *end; at != none; at = nodes_[at].sibling) {
            if (!passes(nodes_[at])) continue;
            *end = at;
            end = &nodes_[at].sibling;
        }
        *end = none;
        nodes_[root].repeats = 0;
    }

private:
    static constexpr Index dropped = ~Index{0};

    // The new number of a node lies in `place` meanwhile.
    bool is_kept(Index at) const { return nodes_[at].place != dropped; }
    Index number_kept(Index new_root) {
        Index kept = 0;
        for (Index at = 0; at != nodes_.size(); ++at) {
            const bool keeps = at == new_root || (at > new_root && is_kept(nodes_[at].parent));
            nodes_[at].place = keeps ? kept++ : dropped;
        }
        return kept;
    }
    void link_by_numbers(Node& node) const {
        for (Index* link : {&node.parent, &node.child, &node.sibling, &node.favourite})
            if (*link != none) *link = nodes_[*link].place;
    }

    std::size_t most_nodes_;
    std::vector<Node> nodes_{};
};

}  // namespace heroes::detail
