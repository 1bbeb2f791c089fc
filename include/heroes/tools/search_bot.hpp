#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <utility>

#include <heroes/core/evaluation.hpp>
#include <heroes/core/hash.hpp>
#include <heroes/core/inline_vector.hpp>
#include <heroes/core/match.hpp>
#include <heroes/core/pcg32.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/core/steps.hpp>
#include <heroes/tools/bots.hpp>
#include <heroes/tools/detail/search_tree.hpp>
#include <heroes/tools/rough_math.hpp>

namespace heroes {

// What a search has found out so far.
template <GameTable Table>
struct Findings {
    // An action, whose it is, how often it was tried, and what it was worth to that seat on average, from -sure_win to
    // sure_win.
    struct Tried {
        typename Table::Action action{};
        Seat seat{};
        std::uint32_t visits = 0;
        std::int32_t worth = 0;

        bool operator==(const Tried&) const = default;
    };
    static constexpr std::size_t longest_line = 16;
    static constexpr std::size_t most_actions = decltype(legal_actions(std::declval<const Table&>()))::capacity();

    Tried favourite{};                             // what the bot would do: it was tried most often
    InlineVector<Tried, longest_line> line{};      // the favourite, and what is likely to follow
    FillList<Tried, most_actions> alternatives{};  // everything that was tried here, most often first
    std::uint32_t simulations = 0;                 // how often, all together

    bool operator==(const Findings&) const = default;
};

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

    // The same, with the reasons.
    template <Evaluated Table>
    Findings<Table> advise(const View<Table>& view, std::uint32_t nodes) const;
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

// Adds to a list that has what was tried most often first. Of those that were tried as often the first stays first.
template <class Tried, std::size_t Capacity>
constexpr void insert_by_visits(FillList<Tried, Capacity>& list, const Tried& tried) {
    std::size_t place = list.size();
    list.push_back(tried);
    for (; place != 0 && list[place - 1].visits < tried.visits; --place) list.put(place, list[place - 1]);
    list.put(place, tried);
}

}  // namespace detail

// A search that goes on as long as the host likes, a slice at a time:
//   Search search{view(table, decider(table)), SearchBot{.seed = 1}, 10'000};
//   while (there_is_time()) search.think(100);
//   play(table, search.findings().favourite.action, chance);
// It asks for memory once, for so many nodes, and not while it thinks; a simulation adds one at most. When there is no
// room left, it goes on with the nodes it has. Slices make no difference: what it finds out depends on nothing but
// the seed, the view, the room and the number of simulations.
template <Evaluated Table>
class Search {
public:
    using Action = typename Table::Action;

    Search(const View<Table>& view, const SearchBot& bot, std::uint32_t room)
        : bot_(bot), view_(view), settings_(detail::settings_of(bot, *view)), tree_(room) {
        look_from(view);
    }

    void think(std::uint32_t simulations) {
        for (; simulations != 0; --simulations) simulate();
    }

    // Looks from another view, after these actions were played: the decider's of the view before, and those of others
    // since. Answers whether the tree was kept. It is, if nobody learned anything by them: no dice fell, no card was
    // drawn and nothing hidden came to light, so that every simulation that went this way has come to what the seat
    // sees now. As many simulations as there were are looked at. Otherwise what was found out is about tables that
    // are impossible by now, and the search begins anew.
    bool go_on(const View<Table>& view, std::span<const Action> played) {
        const Index to = node_after(played, view);
        if (to != none)
            tree_.keep_only(to);
        else
            tree_.clear();
        look_from(view);
        return to != none;
    }

    Findings<Table> findings() const {
        Findings<Table> found;
        found.favourite.action = first_actions_[0];
        found.favourite.seat = view_.seat();
        for (Index at = tree_[root].child; at != none; at = tree_[at].sibling)
            detail::insert_by_visits(found.alternatives, tried(at));
        for (const Tried& action : found.alternatives) found.simulations += action.visits;
        if (found.simulations == 0) return found;
        found.favourite = found.alternatives[0];
        found.line = best_line();
        return found;
    }

    // One simulation. Calls observe(table, action, chance) before each decision.
    template <class Observe = Ignore>
    void simulate(Observe&& observe = {}) {
        const Index first = first_action();
        if (first == none) return;
        Pcg32 chance{seed_ + tree_[first].visits};
        Table table = determinize(view_, chance);
        const Index leaf = walk(table, first, chance, observe);
        roll_out(table, chance, observe);
        credit(table, leaf);
    }

    // How large the tree is, the root included.
    std::size_t size() const { return tree_.size(); }

private:
    using Tree = detail::SearchTree<Action>;
    using Node = typename Tree::Node;
    using Index = typename Tree::Index;
    using Waiting = detail::Waiting;
    using Tried = typename Findings<Table>::Tried;
    static constexpr Index root = Tree::root;
    static constexpr Index none = Tree::none;

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
            const Index next = next_action(at, table, chance);
            if (next == none) break;
            at = next;
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

    // What the search starts from. Whatever is known about the first actions stays.
    void look_from(const View<Table>& view) {
        assert(detail::is_deciders(view));
        view_ = view;
        seed_ = hash(*view, bot_.seed);
        picks_ = Pcg32{seed_};
        first_actions_ = detail::actions_to_try(*view);
        tree_.keep_children_if([&](Node& node) { return is_for(node, waiting_of(*view), first_actions_); });
    }

    // The node to which these actions lead, if all guesses in which they are possible come there, by no chance, and to
    // this view; else none.
    Index node_after(std::span<const Action> played, const View<Table>& view) const {
        if (played.empty() || view.seat() != view_.seat()) return none;
        const Index first = tree_.child_of(root, waiting_of(*view_), played[0]);
        Index found = none;
        for (std::uint32_t n = 0; first != none && n != tree_[first].visits; ++n) {
            const Pcg32 luck{seed_ + n};
            Pcg32 chance = luck;
            Table table = determinize(view_, chance);
            const bool is_certain = chance == luck;  // there was nothing to guess
            const Way way = follow(played, table, chance);
            const bool leads_there = way.at != none;
            if (leads_there && (!way.is_sound || View<Table>{table, view.seat()} != view)) return none;
            if (leads_there && found != none && found != way.at) return none;
            if (leads_there) found = way.at;
            if (is_certain) break;
        }
        return found;
    }

    // Where actions lead from a guess: none if it is not in the tree. What somebody did in secret must not be told.
    struct Way {
        Index at = none;
        bool is_sound = true;
    };
    Way follow(std::span<const Action> played, Table& table, Pcg32& chance) const {
        Way way{root};
        const Pcg32 before = chance;
        for (const Action& action : played) {
            if (is_over(table) || !detail::is_legal(table, action)) return {};
            way.at = tree_.child_of(way.at, waiting_of(table), action);
            if (way.at == none) return {};
            if (decider(table) != view_.seat() && is_secret(table, action, chance)) way.is_sound = false;
            play(table, action, chance, ignore);
        }
        way.is_sound = way.is_sound && chance == before;
        return way;
    }

    // Whether the seat that searches cannot tell an action from another.
    bool is_secret(const Table& table, const Action& action, const Pcg32& luck) const {
        const auto seen_after = [&](const Action& other) {
            Table next = table;
            Pcg32 chance = luck;
            play(next, other, chance, ignore);
            return View<Table>{next, view_.seat()};
        };
        const auto seen = seen_after(action);
        for (const Action& other : legal_actions(table))
            if (!(other == action) && seen_after(other) == seen) return true;
        return false;
    }

    Tried tried(Index at) const {
        const Node& node = tree_[at];
        return {node.action, node.waiting.seat, node.visits, node.mean};
    }
    // What was tried most often, as far as it is known well enough to have been looked into.
    InlineVector<Tried, Findings<Table>::longest_line> best_line() const {
        InlineVector<Tried, Findings<Table>::longest_line> line;
        for (Index at = tree_.most_visited_child_of(root); at != none; at = tree_.most_visited_child_of(at)) {
            if (!line.empty() && (line.full() || tree_[at].visits < visits_before_growing)) break;
            line.push_back(tried(at));
        }
        return line;
    }

    // What can be done at the root is the same in every simulation.
    Index first_action() {
        return tree_[root].repeats != 0 ? repeat(root) : choose(root, first_actions_, waiting_of(*view_), picks_);
    }

    Index next_action(Index parent, const Table& table, Pcg32& chance) {
        const Waiting waiting = waiting_of(table);
        if (tree_[parent].repeats != 0) {
            const Node& favourite = tree_[tree_[parent].favourite];
            if (favourite.waiting == waiting && detail::is_legal(table, favourite.action) &&
                detail::is_to_be_tried(table, favourite.action))
                return repeat(parent);
        }
        return choose(parent, detail::actions_to_try(table), waiting, chance);
    }

    Index repeat(Index parent) {
        --tree_[parent].repeats;
        alternative_.reset();
        return tree_[parent].favourite;
    }

    // The child to go on with: any of the actions that have no node yet, or else the one that promises most.
    template <class Actions>
    Index choose(Index parent, const Actions& actions, Waiting waiting, Pcg32& chance) {
        // How far the mean may be below what the action is worth if it was tried once; the more often, the less. The
        // root has no visits in the first simulation.
        const std::uint32_t tries = (std::max)(tree_[parent].visits, std::uint32_t{1});
        const std::int64_t doubt = detail::times_root_of_log2(exploration_, tries);
        detail::Places<Actions::capacity()> known;
        std::size_t unknown = actions.size();
        Index best = none;
        std::int64_t most = (std::numeric_limits<std::int64_t>::min)();
        for (Index at = tree_[parent].child; at != none; at = tree_[at].sibling) {
            Node& node = tree_[at];
            if (parent != root && !is_for(node, waiting, actions)) continue;
            known.insert(node.place);
            --unknown;
            const std::int64_t promise = node.mean + detail::over_root(doubt, node.visits);
            if (promise <= most) continue;
            best = at;
            most = promise;
        }
        alternative_.reset();
        if (unknown == 0 || (tree_.is_full() && best != none)) return favour(parent, best);
        if (tree_.is_full()) return none;
        if (best != none) alternative_ = tree_[best].mean;
        std::size_t place = 0;
        for (std::size_t skip = detail::any_of(unknown, chance); known.has(place) || skip-- != 0;) ++place;
        return tree_.add(parent, waiting, actions[place], place);
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

    template <class Observe>
    void roll_out(Table& table, Pcg32& chance, Observe& observe) {
        for (std::uint32_t n = 0; n != settings_.rollout && !is_over(table); ++n) {
            const auto actions = legal_actions(table);
            decide(table, actions[detail::any_of(actions.size(), chance)], chance, observe);
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

    SearchBot bot_;
    View<Table> view_;
    SearchAdvice settings_;
    std::uint64_t seed_ = 0;
    decltype(detail::actions_to_try(std::declval<const Table&>())) first_actions_{};
    Pcg32 picks_{};
    std::int64_t exploration_ = std::int64_t{settings_.exploration} * (sure_win / 1000);
    Tree tree_;
    std::optional<std::int32_t> alternative_{};  // what the best known action is worth where a new one is tried
};

template <Evaluated Table>
typename Table::Action SearchBot::choose(const View<Table>& view, std::uint32_t nodes) const {
    assert(detail::is_deciders(view));
    const auto actions = detail::actions_to_try(*view);
    if (actions.size() == 1 || nodes == 0) return actions[0];
    return advise(view, nodes).favourite.action;
}

template <Evaluated Table>
Findings<Table> SearchBot::advise(const View<Table>& view, std::uint32_t nodes) const {
    Search<Table> search{view, *this, nodes};
    search.think(nodes);
    return search.findings();
}

}  // namespace heroes
