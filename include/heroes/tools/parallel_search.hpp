#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <thread>
#include <utility>
#include <vector>

#include <heroes/core/pcg32.hpp>
#include <heroes/tools/search_bot.hpp>

namespace heroes {

namespace detail {

// Threads that are waited for, whatever happens.
class Helpers {
public:
    explicit Helpers(std::size_t most) { threads_.reserve(most); }
    Helpers(const Helpers&) = delete;
    Helpers& operator=(const Helpers&) = delete;
    ~Helpers() {
        for (std::thread& thread : threads_) thread.join();
    }
    template <class Work>
    void start(Work&& work) {
        threads_.emplace_back(std::forward<Work>(work));
    }

private:
    std::vector<std::thread> threads_{};
};

// Adds what another search found out about an action.
template <class Tried>
void add_tried(std::vector<Tried>& sum, const Tried& more) {
    for (Tried& known : sum) {
        if (!(known.action == more.action)) continue;
        const std::int64_t worth = std::int64_t{known.worth} * known.visits + std::int64_t{more.worth} * more.visits;
        known.visits += more.visits;
        known.worth = static_cast<std::int32_t>(worth / known.visits);
        return;
    }
    sum.push_back(more);
}

// The line of the search that knows the favourite of all best.
template <class Table>
auto line_of(const std::vector<Findings<Table>>& parts, const typename Findings<Table>::Tried& favourite) {
    decltype(Findings<Table>::line) line{favourite};
    std::uint32_t most = 0;
    for (const auto& part : parts) {
        if (!(part.favourite.action == favourite.action) || part.favourite.visits <= most) continue;
        most = part.favourite.visits;
        line = part.line;
    }
    line[0] = favourite;
    return line;
}

// What several searches of one view found out together.
template <class Table>
Findings<Table> together(const std::vector<Findings<Table>>& parts) {
    std::vector<typename Findings<Table>::Tried> sum;
    for (const auto& part : parts)
        for (const auto& tried : part.alternatives) add_tried(sum, tried);
    Findings<Table> all;
    for (const auto& tried : sum) insert_by_visits(all.alternatives, tried);
    for (const auto& part : parts) all.simulations += part.simulations;
    all.favourite = sum.empty() ? parts[0].favourite : all.alternatives[0];
    if (!sum.empty()) all.line = line_of(parts, all.favourite);
    return all;
}

}  // namespace detail

// Several searches of one view side by side, each in a thread of its own with guesses, luck and a tree of its own; what
// they found out is added up (root parallel). It goes on in slices like Search:
//   ParallelSearch search{view(table, decider(table)), SearchBot{.seed = 1}, 100'000, std::size_t{4}};
//   search.think(10'000);
// The simulations and the room are shared out evenly, so that what it finds out depends on nothing but the seed, the
// view, the room, the number of simulations and the number of threads, and not on which thread is quicker. One thread
// finds out what Search does.
template <Evaluated Table>
class ParallelSearch {
public:
    using Action = typename Table::Action;

    ParallelSearch(const View<Table>& view, const SearchBot& bot, std::uint32_t room, std::size_t threads) {
        assert(threads != 0);
        Pcg32 seeds{bot.seed};
        SearchBot own = bot;
        parts_.reserve(threads);
        for (std::size_t nth = 0; nth != threads; ++nth, own.seed = detail::next_seed(seeds))
            parts_.push_back({Search<Table>{view, own, share(room, nth, threads)}});
    }

    // So many simulations by all threads together.
    void think(std::uint32_t simulations) {
        const std::uint64_t before = std::exchange(simulations_, simulations_ + simulations);
        for_each_part([&](Search<Table>& search, std::size_t nth) {
            search.think(share(simulations_, nth, parts_.size()) - share(before, nth, parts_.size()));
        });
    }

    // As for one search: every thread looks whether it can keep its tree. Answers whether all could.
    bool go_on(const View<Table>& view, std::span<const Action> played) {
        for_each_part([&](Search<Table>& search, std::size_t nth) { parts_[nth].kept = search.go_on(view, played); });
        bool all = true;
        for (const Part& part : parts_) all = all && part.kept;
        return all;
    }

    Findings<Table> findings() const {
        std::vector<Findings<Table>> found;
        for (const Part& part : parts_) found.push_back(part.search.findings());
        return detail::together(found);
    }

private:
    static constexpr std::size_t cache_line = 64;

    // On cache lines of its own, so that no thread waits for what another writes.
    struct alignas(cache_line) Part {
        Search<Table> search;
        bool kept = false;
    };

    // The nth of so many equal parts; the first ones get what is left over.
    static std::uint32_t share(std::uint64_t whole, std::size_t nth, std::size_t parts) {
        return static_cast<std::uint32_t>(whole / parts + (nth < whole % parts ? 1 : 0));
    }

    // Calls work(search, nth) for all at the same time, the first of them in the thread that asks.
    template <class Work>
    void for_each_part(const Work& work) {
        detail::Helpers helpers{parts_.size() - 1};
        for (std::size_t nth = 1; nth != parts_.size(); ++nth)
            helpers.start([&work, nth, this] { work(parts_[nth].search, nth); });
        work(parts_[0].search, 0);
    }

    std::vector<Part> parts_{};
    std::uint64_t simulations_ = 0;
};

// A SearchBot that thinks in several threads. The budget is that of all together.
struct ParallelSearchBot {
    SearchBot bot{};
    std::size_t threads = 2;

    template <Evaluated Table>
    typename Table::Action choose(const View<Table>& view, std::uint32_t nodes) const {
        const auto actions = detail::actions_to_try(*view);
        return actions.size() == 1 ? actions[0] : advise(view, nodes).favourite.action;
    }

    template <Evaluated Table>
    Findings<Table> advise(const View<Table>& view, std::uint32_t nodes) const {
        ParallelSearch<Table> search{view, bot, nodes, threads};
        search.think(nodes);
        return search.findings();
    }
};

}  // namespace heroes
