#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include <heroes/core/view.hpp>

#include "../shared/bots.hpp"
#include "arguments.hpp"

namespace terminal {

// The bots of a session. Equal seeds decide alike.
template <class Table>
class Bots {
public:
    explicit Bots(const Arguments& arguments)
        : name_(arguments.bot.value_or(heroes::Evaluated<Table> ? "search" : "random")), nodes_(arguments.nodes),
          seed_(arguments.seed.value_or(0)) {
        shared::with_bots<Table>(name_, [](auto) {});
    }

    typename Table::Action choose(const heroes::View<Table>& seen) {
        return shared::with_bots<Table>(name_, [&](auto make_bot) {
            auto bot = make_bot(seed_ + ++decisions_);
            return bot.choose(seen, nodes_);
        });
    }

private:
    std::string name_;
    std::uint32_t nodes_;
    std::uint64_t seed_;
    std::uint64_t decisions_ = 0;
};

}  // namespace terminal
