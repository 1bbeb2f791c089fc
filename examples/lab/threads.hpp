#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include <heroes/tools/compare_rules.hpp>

namespace lab {

using Notify = std::function<void(const heroes::TrialProgress&)>;

inline std::size_t cores() { return std::max(1U, std::thread::hardware_concurrency()); }

// Calls work(i) for every i below `count`, each on one of so many threads, and tells after each how many are done. What
// is thrown ends the rest and reaches the caller.
inline void in_parallel(std::size_t count, std::size_t threads, const std::function<void(std::size_t)>& work,
                        const Notify& notify) {
    std::atomic<std::size_t> next = 0;
    std::mutex telling;
    std::size_t done = 0;
    std::exception_ptr problem;
    const auto take_turns = [&] {
        for (std::size_t i = next++; i < count; i = next++) try {
                work(i);
                const std::lock_guard alone(telling);
                notify({++done, count});
            } catch (...) {
                const std::lock_guard alone(telling);
                if (!problem) problem = std::current_exception();
                next = count;
            }
    };
    std::vector<std::thread> others;
    for (std::size_t i = 1; i < std::min(threads, count); ++i) others.emplace_back(take_turns);
    take_turns();
    for (std::thread& other : others) other.join();
    if (problem) std::rethrow_exception(problem);
}

}  // namespace lab
