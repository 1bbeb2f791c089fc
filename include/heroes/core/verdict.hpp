#pragma once

#include <cstddef>
#include <string_view>
#include <utility>

#include <heroes/core/cxx20.hpp>

namespace heroes {

namespace detail {

// Called by what is no refusal, so that a compiler shows this name.
void a_refusal_is_a_clause_a_colon_a_blank_and_a_sentence();

// Where the id of a clause ends: at a colon, if all is well, or else at a blank or at the end of the text.
constexpr std::size_t length_of_id(const char* text) {
    std::size_t length = 0;
    while (text[length] != ':' && text[length] != ' ' && text[length] != 0) ++length;
    return length;
}

}  // namespace detail

// The answer to "may this be?": legal, or the clause that forbids it with one plain sentence. It is one pointer.
//   if (auto verdict = judge(table, action); !verdict) show(verdict.clause(), verdict.reason());
class [[nodiscard]] Verdict {
public:
    constexpr Verdict() = default;

    static constexpr Verdict legal() { return {}; }
    // The id of the clause and the sentence in one literal, which is looked at while compiling:
    //   Verdict::refused("HED-081: the attacker needs a hero on that battlefield")
    static consteval Verdict refused(const char* text) {
        const std::size_t id = detail::length_of_id(text);
        if (id == 0 || text[id] != ':' || text[id + 1] != ' ' || text[id + 2] == ' ' || text[id + 2] == 0)
            detail::a_refusal_is_a_clause_a_colon_a_blank_and_a_sentence();
        Verdict verdict;
        verdict.text_ = text;
        return verdict;
    }

    constexpr explicit operator bool() const { return text_ == nullptr; }

    // The id of the clause that forbids it, as the clause book lists it; empty if all is legal.
    constexpr std::string_view clause() const {
        return text_ == nullptr ? std::string_view{} : std::string_view{text_, detail::length_of_id(text_)};
    }
    // Why, in one sentence. It ends where a C string does.
    constexpr std::string_view reason() const {
        return text_ == nullptr ? std::string_view{""} : std::string_view{text_ + detail::length_of_id(text_) + 2};
    }
    // Both, as they were written: "HED-081: the attacker needs a hero on that battlefield"; empty if all is legal. It
    // ends where a C string does.
    constexpr std::string_view text() const { return text_ == nullptr ? "" : text_; }
    friend constexpr bool operator==(Verdict a, Verdict b) { return a.text() == b.text(); }

private:
    const char* text_ = nullptr;
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
