#pragma once

#include <cstddef>
#include <string_view>
#include <utility>

namespace heroes {

// The id of a rule, such as HED-055: game and number, as the clause book lists it.
struct Clause {
    std::string_view id{};

    constexpr Clause() = default;
    template <std::size_t N>
    consteval Clause(const char (&text)[N]) : id(text, N - 1) {}

    bool operator==(const Clause&) const = default;
};

// The answer to "may this be?": legal, or the clause that forbids it with one plain sentence.
//   if (auto verdict = judge(table, action); !verdict) show(verdict.clause.id, verdict.reason);
struct [[nodiscard]] Verdict {
    Clause clause{};
    std::string_view reason{};

    static constexpr Verdict legal() { return {}; }
    static constexpr Verdict refused(Clause clause, std::string_view reason) { return {clause, reason}; }

    constexpr explicit operator bool() const { return clause.id.empty(); }
    bool operator==(const Verdict&) const = default;
};

// A value, or the verdict that says why there is none.
template <class T>
class [[nodiscard]] Result {
public:
    constexpr Result(T value) : value_(std::move(value)) {}
    constexpr Result(Verdict verdict) : verdict_(verdict) {}

    constexpr explicit operator bool() const { return static_cast<bool>(verdict_); }
    constexpr const Verdict& verdict() const { return verdict_; }
    constexpr const T& operator*() const { return value_; }
    constexpr const T* operator->() const { return &value_; }

private:
    T value_{};
    Verdict verdict_{};
};

}  // namespace heroes
