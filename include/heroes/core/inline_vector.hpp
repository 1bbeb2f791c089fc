#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <type_traits>

#include <heroes/core/cxx20.hpp>

namespace heroes {

namespace detail {

// What an empty place holds. A constant, because then compilers know every byte of it and store whole words.
template <class T>
inline constexpr T blank{};

}  // namespace detail

// A vector with a fixed capacity and no heap. Removed elements are reset to T{}, so that two vectors with the same
// content are the same bytes and `==` can compare them whole.
template <class T, std::size_t Capacity>
class InlineVector {
public:
    static_assert(Capacity <= 255, "the size is kept in one byte");
    using value_type = T;

    constexpr InlineVector() = default;
    constexpr InlineVector(std::initializer_list<T> items) {
        for (const T& item : items) push_back(item);
    }

    static constexpr std::size_t capacity() { return Capacity; }
    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr bool full() const { return size_ == Capacity; }

    constexpr T& operator[](std::size_t i) {
        assert(i < size_);
        return items_[i];
    }
    constexpr const T& operator[](std::size_t i) const {
        assert(i < size_);
        return items_[i];
    }
    constexpr T& back() { return (*this)[size_ - 1u]; }
    constexpr const T& back() const { return (*this)[size_ - 1u]; }
    constexpr T* begin() { return items_; }
    constexpr const T* begin() const { return items_; }
    constexpr T* end() { return items_ + size_; }
    constexpr const T* end() const { return items_ + size_; }
    // All places; the unused ones hold T{}. To look at each of a few costs less than a branch on how many are used.
    constexpr const T (&places() const)[Capacity] { return items_; }

    constexpr void push_back(const T& item) {
        assert(!full());
        items_[size_++] = item;
    }
    // One more element at the end, which is T{}, to be filled where it lies.
    constexpr T& grow() {
        assert(!full());
        return items_[size_++];
    }
    constexpr void pop_back() {
        assert(!empty());
        items_[--size_] = detail::blank<T>;
    }
    constexpr void insert(std::size_t at, const T& item) {
        assert(!full() && at <= size_);
        for (std::size_t i = size_++; i != at; --i) items_[i] = items_[i - 1];
        items_[at] = item;
    }
    constexpr void erase(std::size_t at) {
        assert(at < size_);
        // Of a few elements the unused ones move along, because how many are used is mostly luck.
        const std::size_t moving = Capacity <= 4 ? Capacity : size_;
        for (std::size_t i = at; i + 1 != moving; ++i) items_[i] = items_[i + 1];
        pop_back();
    }
    constexpr void clear() {
        while (!empty()) pop_back();
    }

    bool operator==(const InlineVector&) const = default;

private:
    T items_[Capacity]{};
    std::uint8_t size_ = 0;
};

// Some items that are laid out beforehand to be copied at once.
inline constexpr std::size_t row_size = 8;
template <class T>
using FillRow = std::array<T, row_size>;

// A list that is filled once and read, such as a list of legal actions: like InlineVector, but its unused places are
// left as they are, because clearing them would cost more than filling the few that are used.
template <class T, std::size_t Capacity>
class FillList {
public:
    static_assert(std::is_trivially_copyable_v<T>);
    using value_type = T;

    constexpr FillList() : places_(std::is_constant_evaluated() ? Places{Filled{}} : Places{Raw{}}) {}
    constexpr FillList(const FillList& other) : FillList() { *this = other; }
    constexpr FillList& operator=(const FillList& other) {
        for (std::size_t i = 0; i != other.size_; ++i) places_.items[i] = other.places_.items[i];
        size_ = other.size_;
        return *this;
    }

    static constexpr std::size_t capacity() { return Capacity; }
    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr void push_back(const T& item) {
        assert(size_ != Capacity);
        places_.items[size_++] = item;
    }
    // Appends an item if it is to be kept. It is written in any case, so that there is nothing to predict wrongly.
    constexpr void push_back_if(const T& item, bool keep) {
        assert(size_ != Capacity || !keep);
        places_.items[size_] = item;
        size_ += static_cast<std::size_t>(keep);
    }
    // Lays an item on a place at or beyond the end; resize says later how many there are.
    constexpr void put(std::size_t place, const T& item) {
        assert(place < Capacity + row_size);
        places_.items[place] = item;
    }
    constexpr void resize(std::size_t size) {
        assert(size <= Capacity);
        size_ = size;
    }
    // The same with the first n items of a row. The row is copied whole, which is quicker than counting; what lies
    // beyond n is overwritten by whatever comes next.
    constexpr void put(std::size_t place, const FillRow<T>& row, std::size_t n) {
        assert(n <= row.size() && place + n <= Capacity);
        if (std::is_constant_evaluated())
            for (std::size_t i = 0; i != n; ++i) places_.items[place + i] = row[i];
        else
            std::memcpy(places_.items + place, row.data(), sizeof row);
    }
    // Appends the first n items of a row.
    constexpr void append(const FillRow<T>& row, std::size_t n) {
        put(size_, row, n);
        size_ += n;
    }
    // Drops every item that does not pass. Mostly all do, and nothing moves.
    template <class F>
    constexpr void keep_if(F&& passes) {
        const std::size_t all = size_;
        std::size_t i = 0;
        while (i != all && passes(places_.items[i])) ++i;
        size_ = i;
        for (; i != all; ++i) push_back_if(places_.items[i], passes(places_.items[i]));
    }
    constexpr const T& operator[](std::size_t i) const {
        assert(i < size_);
        return places_.items[i];
    }
    constexpr bool contains(const T& item) const {
        for (const T& other : *this)
            if (other == item) return true;
        return false;
    }
    constexpr const T* begin() const { return places_.items; }
    constexpr const T* end() const { return places_.items + size_; }

    friend constexpr bool operator==(const FillList& a, const FillList& b) {
        if (a.size_ != b.size_) return false;
        for (std::size_t i = 0; i != a.size_; ++i)
            if (!(a[i] == b[i])) return false;
        return true;
    }

private:
    struct Raw {};
    struct Filled {};
    union Places {
        Raw raw;
        T items[Capacity + row_size];
        constexpr explicit Places(Raw) : raw{} {}
        constexpr explicit Places(Filled) : items{} {}  // constant evaluation reads no raw place
    };

    Places places_;
    std::size_t size_ = 0;
};

}  // namespace heroes
