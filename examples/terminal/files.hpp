#pragma once

#include <cstdint>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

#include <heroes/core/codec.hpp>

#include "../shared/explained.hpp"
#include "arguments.hpp"

namespace terminal {

// A saved game. Damaged bytes, or bytes of something else, are answered by the reason.
template <class State>
State load(const std::string& path) {
    std::vector<char> read(heroes::max_encoded_size<State> + 1);
    std::ifstream file(path, std::ios::binary);
    file.read(read.data(), static_cast<std::streamsize>(read.size()));
    if (!file.is_open() || file.bad())
        throw Complaint("cannot read '" + path + "': give --load a file that --save wrote");
    const std::vector<std::uint8_t> bytes(read.begin(), read.begin() + file.gcount());
    const auto state = heroes::decode<State>(bytes);
    if (state) return *state;
    const std::string why = shared::explained(state.verdict());
    throw Complaint("cannot load '" + path + "': " + why +
                    (why.ends_with("(CORE-rules)") ? "; if it is another game, name that with --game" : ""));
}

// Written beside and moved into place, so that there is a whole game on the disk at any moment.
template <class State>
bool save(const State& state, const std::string& path) {
    const std::string fresh = path + ".new";
    const auto bytes = heroes::encode(state);
    std::ofstream file(fresh, std::ios::binary);
    for (const std::uint8_t byte : bytes) file.put(static_cast<char>(byte));
    file.close();
    if (file && std::rename(fresh.c_str(), path.c_str()) == 0) return true;
    std::remove(fresh.c_str());
    return false;
}

}  // namespace terminal
