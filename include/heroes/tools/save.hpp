#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <heroes/core/codec.hpp>
#include <heroes/core/hash.hpp>
#include <heroes/core/rules.hpp>
#include <heroes/core/verdict.hpp>
#include <heroes/tools/detail/record_lines.hpp>
#include <heroes/tools/detail/rule_parts.hpp>
#include <heroes/tools/record.hpp>

namespace heroes {

// A state that was saved, or why it cannot be loaded.
template <class State>
class [[nodiscard]] ReadSave {
public:
    ReadSave(Result<State> read, std::string difference = {})
        : read_(std::move(read)), difference_(std::move(difference)) {}

    explicit operator bool() const { return static_cast<bool>(read_); }
    const State& operator*() const { return *read_; }
    const State* operator->() const { return &*read_; }
    const Verdict& verdict() const { return read_.verdict(); }
    // The first knob or card that is not as it was, if the rules are others: knob max_rounds was 60 and is 0
    const std::string& difference() const { return difference_; }

    // CORE-rules: these bytes belong to other rules or other content (knob max_rounds was 60 and is 0)
    std::string message() const {
        std::string text = std::string(verdict().clause()) + ": " + std::string(verdict().reason());
        return difference_.empty() ? text : text + " (" + difference_ + ")";
    }

private:
    Result<State> read_;
    std::string difference_;
};

namespace detail {

inline constexpr std::string_view any_save = "heroes save ";
inline constexpr std::string_view save_version = "heroes save 1\n";
inline constexpr std::string_view state_line = "\nstate ";

// Which game it is and what its rules are made of, as in a record.
template <class Table>
std::string head_of_save(const typename Table::Rules& rules) {
    std::string head{save_version};
    add_line(head, "game", name_of(typename Table::Options{}));
    add_line(head, "rules", identity_of_rules<Table>());
    for (const std::string& line : parts_of<Table>(rules).lines()) add_line(head, "uses", line);
    return head;
}

// The head of what may be a save: its lines, where it ends, and what is wrong with it.
struct Head {
    std::string_view lines{};
    std::size_t end = 0;
    Verdict verdict{};

    explicit Head(std::string_view text) {
        const std::size_t length = text.find(state_line);
        const std::string_view version = text.substr(0, save_version.size());
        lines = text.substr(0, length);
        end = lines.size() + state_line.size() + hash_digits + 1;
        const std::string sum = std::string(state_line) + to_hex(hash_text(lines), hash_digits) + '\n';
        if (version.substr(0, any_save.size()) != any_save.substr(0, version.size()))
            verdict = Verdict::refused("CORE-version: these bytes hold something else");
        else if (!save_version.starts_with(version))
            verdict = Verdict::refused("CORE-version: these bytes were written by another version of the format");
        else if (text.size() < end)
            verdict = Verdict::refused("CORE-truncated: the bytes end too early");
        else if (text.substr(lines.size(), sum.size()) != sum)
            verdict = Verdict::refused("CORE-damaged: the bytes were changed after they were written");
    }
};

// A knob or a card: its kind, its name and, in short, its value.
struct SavedPart {
    std::string_view kind{};
    std::string_view name{};
    std::string_view value{};

    SavedPart(std::string_view of_kind, std::string_view text)
        : kind(of_kind), name(text.substr(0, text.rfind(':'))), value(text.substr(text.rfind(':') + 1)) {}

    bool operator==(const SavedPart&) const = default;
    std::string spoken() const { return std::string(kind) + ' ' + std::string(name); }
};

inline std::vector<SavedPart> listed(const RecordLines& lines) {
    std::vector<SavedPart> parts;
    for (Piece line : lines.uses()) {
        const Piece kind = cut_word(line);
        for (Piece word = cut_word(line); !word.text.empty(); word = cut_word(line))
            parts.emplace_back(kind.text, word.text);
    }
    return parts;
}
inline std::vector<SavedPart> listed(const RuleParts& rules) {
    std::vector<SavedPart> parts;
    for (std::size_t nth = 0; nth != rules.size(); ++nth) parts.emplace_back(rules[nth].kind, rules[nth].text);
    return parts;
}

// Knobs that are settled while the program runs lie in the state, and cannot be what differs.
template <class Rules>
bool may_differ(const SavedPart& part) {
    return FixedKnobs<Rules> || part.kind != "knob";
}

// Says how two lists part, nothing if they do not.
template <class Rules>
std::string first_difference(const std::vector<SavedPart>& saved, const std::vector<SavedPart>& ours) {
    for (std::size_t nth = 0; nth < saved.size() && nth < ours.size(); ++nth) {
        const SavedPart& was = saved[nth];
        const SavedPart& is = ours[nth];
        if (was == is || (was.name == is.name && !may_differ<Rules>(is))) continue;
        if (was.kind != is.kind || was.name != is.name) return was.spoken() + " was where " + is.spoken() + " is";
        if (is.kind != "knob") return is.spoken() + " was another";
        return is.spoken() + " was " + std::string(was.value) + " and is " + std::string(is.value);
    }
    if (saved.size() > ours.size()) return saved[ours.size()].spoken() + " is gone";
    if (saved.size() < ours.size()) return ours[saved.size()].spoken() + " is new";
    return {};
}

// What differs, by its name; only if no part does, the name of the rules and the fingerprint speak.
template <class Table>
std::string difference_from(std::string_view head) {
    RecordLines lines{head};
    const auto take = [&](std::string_view word) { return std::string(lines.take(word).text); };
    lines.expect_line(save_version.substr(0, save_version.size() - 1));
    const std::string game = take("game");
    const std::string rules = take("rules");
    if (game != name_of(typename Table::Options{})) return "it is a game of " + game;
    const RuleParts parts = parts_of<Table>(typename Table::Rules{});
    const std::string part = first_difference<typename Table::Rules>(listed(lines), listed(parts));
    return !part.empty() ? part : "the rules were " + rules + " and are " + identity_of_rules<Table>();
}

}  // namespace detail

// A state as bytes that a host writes to the disk: as encode gives them, after a head of a few lines of text, which
// says which game it is and lists every knob and card, so that a save that is refused can say which of them differs.
template <class State>
    requires Recordable<typename State::Table>
[[nodiscard]] std::vector<std::uint8_t> write_save(const State& state) {
    std::string head = detail::head_of_save<typename State::Table>(state.table.rules);
    head.pop_back();
    head += std::string(detail::state_line) + detail::to_hex(hash_text(head), detail::hash_digits) + '\n';
    std::vector<std::uint8_t> bytes(head.begin(), head.end());
    const auto encoded = encode(state);
    bytes.insert(bytes.end(), encoded.begin(), encoded.end());
    return bytes;
}

// Reads it back, or says what is wrong with the bytes, as decode does; any bytes are answered.
template <class State>
    requires Recordable<typename State::Table> ReadSave<State> read_save(std::span<const std::uint8_t> bytes) {
        const std::string text(bytes.begin(), bytes.end());
        const detail::Head head{text};
        if (!head.verdict) return Result<State>(head.verdict);
        const auto state = decode<State>(bytes.subspan(head.end));
        const bool other_rules = state.verdict().clause() == "CORE-rules";
        return {state, other_rules ? detail::difference_from<typename State::Table>(head.lines) : std::string{}};
    }

}  // namespace heroes
