#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>

#include <heroes/core/inline_vector.hpp>
#include <heroes/core/seat.hpp>
#include <heroes/core/transfer.hpp>
#include <heroes/core/verdict.hpp>
#include <heroes/core/view.hpp>

namespace heroes {

namespace detail {

// The first four bytes tell what it is: "HERO" a state, "HERV" a view, "HERA" an action, "HERE" an event.
inline constexpr std::uint64_t format_mark = 0x4f524548;
inline constexpr std::uint64_t view_mark = 0x56524548;
inline constexpr std::uint64_t action_mark = 0x41524548;
inline constexpr std::uint64_t event_mark = 0x45524548;
inline constexpr std::uint64_t format_version = 1;
inline constexpr std::size_t header_size = 4 + 2 + 8;
inline constexpr std::size_t seal_size = 4;

// FNV-1a, to notice damage.
constexpr std::uint64_t seal_of(std::span<const std::uint8_t> bytes) {
    std::uint32_t seal = 2166136261u;
    for (std::uint8_t byte : bytes) seal = (seal ^ byte) * 16777619u;
    return seal;
}

struct SizeSink {
    std::size_t size = 0;
    constexpr void put(std::uint64_t, std::size_t bytes) { size += bytes; }
};

// Writes little-endian numbers; what does not fit is counted but not written.
struct ByteSink {
    std::span<std::uint8_t> out;
    std::size_t size = 0;

    constexpr void put(std::uint64_t number, std::size_t bytes) {
        for (; bytes != 0; --bytes, number >>= 8, ++size)
            if (size < out.size()) out[size] = static_cast<std::uint8_t>(number);
    }
};

// Reads little-endian numbers; the first thing wrong is kept, and everything after it reads as zero.
struct ByteSource {
    std::span<const std::uint8_t> in;
    std::size_t at = 0;
    Verdict verdict = Verdict::legal();

    constexpr std::uint64_t take_bits(std::size_t bytes, std::uint64_t universe) {
        const std::uint64_t number = raw(bytes);
        return (number & ~universe) == 0 ? number : out_of_range();
    }
    constexpr std::uint64_t take(std::size_t bytes, std::uint64_t most) {
        const std::uint64_t number = raw(bytes);
        return number <= most ? number : out_of_range();
    }
    constexpr void fail(Verdict why) {
        if (verdict) verdict = why;
    }

private:
    constexpr std::uint64_t raw(std::size_t bytes) {
        if (in.size() - at < bytes) fail(Verdict::refused("CORE-truncated: the bytes end too early"));
        if (!verdict) return 0;
        std::uint64_t number = 0;
        for (std::size_t i = 0; i != bytes; ++i) number |= std::uint64_t{in[at + i]} << (8 * i);
        at += bytes;
        return number;
    }
    constexpr std::uint64_t out_of_range() {
        fail(Verdict::refused("CORE-range: a value is outside its range"));
        return 0;
    }
};

// A view goes over the wire as its seat and what that seat sees.
template <class T>
struct Viewed {
    using Table = void;
};
template <class T>
struct Viewed<View<T>> {
    using Table = T;
};
template <class T>
using TableOfView = typename Viewed<T>::Table;

template <class T>
constexpr std::size_t most_bytes();

template <class... Ts>
constexpr std::size_t most_alternative_bytes(const OneOf<Ts...>*) {
    std::size_t most = 0;
    ((most = most < most_bytes<Ts>() ? most_bytes<Ts>() : most), ...);
    return most;
}

// The most bytes that the encoding of a value of this type can take.
template <class T>
constexpr std::size_t most_bytes() {
    if constexpr (!std::is_void_v<TableOfView<T>>) {
        return most_bytes<Seat>() + most_bytes<TableOfView<T>>();
    } else if constexpr (Listed<T>) {
        T probe{};
        std::size_t sum = 0;
        for_each_field(probe, [&]<class M>(const char*, M&) { sum += most_bytes<M>(); });
        return sum;
    } else if constexpr (Number<T>) {
        return sizeof(T);
    } else if constexpr (is_enum_set<T>) {
        return T::byte_count;
    } else if constexpr (is_optional<T>) {
        return 1 + most_bytes<typename T::value_type>();
    } else if constexpr (is_variant<T>) {
        return 1 + most_alternative_bytes(static_cast<const T*>(nullptr));
    } else if constexpr (is_inline_vector<T>) {
        return 1 + T::capacity() * most_bytes<typename T::value_type>();
    } else if constexpr (is_enum_array<T>) {
        return T::size() * most_bytes<typename decltype(T::values)::value_type>();
    } else {
        return 0;
    }
}

// Frames what put_value(sink) writes by header and seal. Answers how many bytes that takes.
template <class PutValue>
constexpr std::size_t write_sealed(std::span<std::uint8_t> out, std::uint64_t mark, std::uint64_t fingerprint,
                                   PutValue put_value) {
    ByteSink sink{out};
    sink.put(mark, 4);
    sink.put(format_version, 2);
    sink.put(fingerprint, 8);
    put_value(sink);
    if (sink.size <= out.size())
        sink.put(seal_of(out.first(sink.size)), seal_size);
    else
        sink.size += seal_size;
    return sink.size;
}

// Reads what lies between header and seal by take_value(source), and says what is wrong with the bytes.
template <class TakeValue>
constexpr Verdict read_sealed(std::span<const std::uint8_t> bytes, std::uint64_t mark, std::uint64_t fingerprint,
                              TakeValue take_value) {
    constexpr std::uint64_t any = ~std::uint64_t{0};
    ByteSource source{bytes};
    if (source.take(4, any) != mark) source.fail(Verdict::refused("CORE-version: these bytes hold something else"));
    if (source.take(2, any) != format_version)
        source.fail(Verdict::refused("CORE-version: these bytes were written by another version of the format"));
    if (source.take(8, any) != fingerprint)
        source.fail(Verdict::refused("CORE-rules: these bytes belong to other rules or other content"));
    take_value(source);
    const auto sealed = bytes.first(source.at);
    if (source.take(seal_size, any) != seal_of(sealed))
        source.fail(Verdict::refused("CORE-damaged: the bytes were changed after they were written"));
    if (source.at != bytes.size()) source.fail(Verdict::refused("CORE-too-long: bytes are left over at the end"));
    return source.verdict;
}

// Collects what `write(out)` writes, at most so many bytes.
template <std::size_t Most, class Write>
constexpr FillList<std::uint8_t, Most> list_bytes(Write write) {
    std::array<std::uint8_t, Most> bytes{};
    const std::size_t size = write(std::span<std::uint8_t>{bytes});
    FillList<std::uint8_t, Most> list;
    for (std::size_t i = 0; i != size; ++i) list.push_back(bytes[i]);
    return list;
}

template <class Table>
constexpr Result<View<Table>> decode_view(std::span<const std::uint8_t> bytes) {
    Seat seat{};
    Table seen{};
    const auto take_view = [&](ByteSource& source) { take(source, seat), take(source, seen); };
    if (const Verdict verdict = read_sealed(bytes, view_mark, Table::fingerprint(), take_view); !verdict)
        return verdict;
    return View<Table>::from(seen, seat);
}

// A value that tells nothing of the table it belongs to: its bytes are sound if every part of it is in its range.
template <class T>
constexpr Result<T> decode_value(std::span<const std::uint8_t> bytes, std::uint64_t mark, std::uint64_t fingerprint) {
    T value{};
    const auto take_value = [&](ByteSource& source) { take(source, value); };
    if (const Verdict verdict = read_sealed(bytes, mark, fingerprint, take_value); !verdict) return verdict;
    return value;
}

}  // namespace detail

// How many bytes the encoding of a state, a view, an action or an event of this type can take.
template <class T>
inline constexpr std::size_t max_encoded_size = detail::header_size + detail::most_bytes<T>() + detail::seal_size;

// Writes a state as bytes that are the same on every platform: a mark, the version of the format, the fingerprint of
// rules and content, the fields in little-endian order, and a seal. Answers how many bytes that takes; if `out` is
// shorter, it holds only the beginning.
template <class State>
[[nodiscard]] constexpr std::size_t encode(const State& state, std::span<std::uint8_t> out) {
    return detail::write_sealed(out, detail::format_mark, State::fingerprint(),
                                [&](auto& sink) { detail::put(sink, state); });
}

// The same for what one seat may know, which is all that a server sends it.
template <class Table>
[[nodiscard]] constexpr std::size_t encode(const View<Table>& view, std::span<std::uint8_t> out) {
    return detail::write_sealed(out, detail::view_mark, Table::fingerprint(),
                                [&](auto& sink) { detail::put(sink, view.seat()), detail::put(sink, *view); });
}

// Actions and events do not say by which rules they were made, so the table does:
//   const auto bytes = encode_action<hedra::Table<>>(hedra::Attack{field(1)});
template <class Table>
[[nodiscard]] constexpr std::size_t encode_action(const typename Table::Action& action, std::span<std::uint8_t> out) {
    return detail::write_sealed(out, detail::action_mark, Table::fingerprint(),
                                [&](auto& sink) { detail::put(sink, action); });
}
template <class Table>
[[nodiscard]] constexpr std::size_t encode_event(const typename Table::Event& event, std::span<std::uint8_t> out) {
    return detail::write_sealed(out, detail::event_mark, Table::fingerprint(),
                                [&](auto& sink) { detail::put(sink, event); });
}

// Each of them into a list of bytes of its own.
template <class T>
[[nodiscard]] constexpr auto encode(const T& value) {
    return detail::list_bytes<max_encoded_size<T>>([&](std::span<std::uint8_t> out) { return encode(value, out); });
}
template <class Table>
[[nodiscard]] constexpr auto encode_action(const typename Table::Action& action) {
    return detail::list_bytes<max_encoded_size<typename Table::Action>>(
        [&](std::span<std::uint8_t> out) { return encode_action<Table>(action, out); });
}
template <class Table>
[[nodiscard]] constexpr auto encode_event(const typename Table::Event& event) {
    return detail::list_bytes<max_encoded_size<typename Table::Event>>(
        [&](std::span<std::uint8_t> out) { return encode_event<Table>(event, out); });
}

// Reads a state or a view back. Any bytes are answered: by a state that passes audit or a view that can be one, or by
// the verdict that says what is wrong with them: CORE-truncated, CORE-too-long, CORE-version, CORE-rules, CORE-range,
// CORE-damaged, or what audit or View::from found.
//   const auto state = decode<hedra::State<>>(bytes);
//   const auto view = decode<View<hedra::Table<>>>(bytes);
template <class T>
[[nodiscard]] constexpr Result<T> decode(std::span<const std::uint8_t> bytes) {
    if constexpr (!std::is_void_v<detail::TableOfView<T>>) {
        return detail::decode_view<detail::TableOfView<T>>(bytes);
    } else {
        const auto state = detail::decode_value<T>(bytes, detail::format_mark, T::fingerprint());
        if (!state) return state;
        if (const Verdict verdict = audit(state->table); !verdict) return verdict;
        return state;
    }
}

// Reads an action back. Whether it is legal is another question, which judge(table, sender, action) answers.
template <class Table>
[[nodiscard]] constexpr Result<typename Table::Action> decode_action(std::span<const std::uint8_t> bytes) {
    return detail::decode_value<typename Table::Action>(bytes, detail::action_mark, Table::fingerprint());
}
// Reads an event back.
template <class Table>
[[nodiscard]] constexpr Result<typename Table::Event> decode_event(std::span<const std::uint8_t> bytes) {
    return detail::decode_value<typename Table::Event>(bytes, detail::event_mark, Table::fingerprint());
}

}  // namespace heroes
