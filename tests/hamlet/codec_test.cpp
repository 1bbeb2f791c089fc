#include "support.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <heroes/core/codec.hpp>

using namespace hamlet_test;

namespace {

namespace codec = heroes::detail;

using Bytes = std::vector<std::uint8_t>;

template <class S>
Bytes bytes_of(const S& state) {
    const auto encoded = encode(state);
    return {encoded.begin(), encoded.end()};
}

// Puts the seal right after bytes were changed.
Bytes sealed(Bytes bytes) {
    const auto end = bytes.end() - codec::seal_size;
    std::uint64_t seal = codec::seal_of(std::span{bytes.begin(), end});
    for (auto byte = end; byte != bytes.end(); ++byte, seal >>= 8) *byte = static_cast<std::uint8_t>(seal);
    return bytes;
}

template <class S>
std::string_view refusal_of(const Bytes& bytes) {
    return decode<S>(bytes).verdict().clause.id;
}

template <class S>
void play_random(S& state, Pcg32& player) {
    const auto actions = legal_actions(state.table);
    play(state.table, actions[player.below(static_cast<std::uint32_t>(actions.size()))], state.chance);
}

// States from all over a random game.
template <class Rules>
std::vector<hamlet::State<Rules>> moments(const Options& options, const Rules& rules, std::size_t every) {
    std::vector<hamlet::State<Rules>> states{new_game(options, Pcg32{every}, rules)};
    Pcg32 player{every};
    auto state = states.back();
    for (std::size_t step = 0; !is_over(state.table); ++step) {
        if (step % every == 0) states.push_back(state);
        play_random(state, player);
    }
    states.push_back(state);
    return states;
}

// Every other value that hurts: each bit flipped, the neighbours, and the extremes.
std::vector<std::uint8_t> other_bytes(std::uint8_t byte) {
    std::vector<std::uint8_t> others{0, 255, static_cast<std::uint8_t>(byte + 1), static_cast<std::uint8_t>(byte - 1)};
    for (int bit = 0; bit != 8; ++bit) others.push_back(static_cast<std::uint8_t>(byte ^ (1 << bit)));
    std::erase(others, byte);
    return others;
}

// The first of 50 steps after which audit fails, or 50.
template <class S>
int sound_steps(S state) {
    Pcg32 player{1};
    for (int step = 0; step != 50; ++step) {
        if (!audit(state.table)) return step;
        if (is_over(state.table)) return 50;
        play_random(state, player);
    }
    return 50;
}

// Answers how many of the changed encodings were accepted.
template <class S>
std::size_t change_every_byte(const S& state) {
    const Bytes bytes = bytes_of(state);
    std::size_t accepted = 0;
    for (std::size_t at = 0; at != bytes.size(); ++at)
        for (std::uint8_t value : other_bytes(bytes[at])) {
            Bytes changed = bytes;
            changed[at] = value;
            REQUIRE_FALSE(decode<S>(changed));
            if (at >= bytes.size() - codec::seal_size) continue;
            changed = sealed(changed);
            const auto decoded = decode<S>(changed);
            if (!decoded) continue;
            CAPTURE(at);
            CAPTURE(int{value});
            REQUIRE(bytes_of(*decoded) == changed);
            REQUIRE(sound_steps(*decoded) == 50);
            ++accepted;
        }
    return accepted;
}

constexpr Knobs many_house_rules{.draw_two_heroes = true,
                                 .decrees_accumulate = true,
                                 .spent_trophies = SpentTrophies::out_of_the_game,
                                 .keep_change = true,
                                 .may_stay_home = true,
                                 .use_frees_slot = true,
                                 .new_hero_next_turn = true,
                                 .choose_loot = true,
                                 .hidden_items = HiddenItems::backpacks,
                                 .max_turns = 60,
                                 .sigils_need_slots = true};

struct LongNights : StandardRules {
    static constexpr Knobs knobs{.moon_spaces = 9};
};
struct Renamed : StandardRules {
    static constexpr std::string_view name = "renamed";
};
inline constexpr Content stronger_heroes = [] {
    Content content = standard_content;
    content.heroes.types[static_cast<HeroCard>(0)].favor = buff_attack(7, Duration::attack);
    return content;
}();
struct StrongerHeroes : StandardRules {
    static constexpr const Content& content = stronger_heroes;
};

}  // namespace

TEST_CASE("HAM-223 every state of a game is encoded and decoded to itself") {
    for (const auto& state : moments(Options{.players = 3}, StandardRules{}, 7)) {
        const auto decoded = decode<hamlet::State<>>(bytes_of(state));
        REQUIRE(decoded);
        REQUIRE(*decoded == state);
    }
}

TEST_CASE("HAM-223 a game is never restored under other rules or other cards") {
    const Bytes bytes = bytes_of(new_game(Options{}, Pcg32{1}));
    CHECK(refusal_of<hamlet::State<>>(bytes).empty());
    CHECK(refusal_of<hamlet::State<LongNights>>(bytes) == "CORE-rules");
    CHECK(refusal_of<hamlet::State<Renamed>>(bytes) == "CORE-rules");
    CHECK(refusal_of<hamlet::State<StrongerHeroes>>(bytes) == "CORE-rules");
}

TEST_CASE("HAM-223 bytes that end early or go on too long are refused") {
    Bytes bytes = bytes_of(new_game(Options{}, Pcg32{1}));
    for (std::size_t size = 0; size != bytes.size(); ++size)
        REQUIRE_FALSE(decode<hamlet::State<>>(Bytes{bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(size)}));
    bytes.push_back(0);
    CHECK(refusal_of<hamlet::State<>>(bytes) == "CORE-too-long");
}

TEST_CASE("HAM-223 whatever a changed byte makes of a state is refused or can be played on") {
    std::size_t accepted = 0;
    for (const auto& state : moments(Options{}, StandardRules{}, 301)) accepted += change_every_byte(state);
    CHECK(accepted > 0);
}

TEST_CASE("HAM-010 whatever a changed byte makes of a state under house rules is refused or can be played on") {
    std::size_t accepted = 0;
    for (const auto& state : moments(Options{.players = 3}, ruled(many_house_rules), 149))
        accepted += change_every_byte(state);
    CHECK(accepted > 0);
}
