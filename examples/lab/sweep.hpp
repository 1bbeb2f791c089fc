#pragma once

// The values of a knob that is swept.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <heroes/core/enum_names.hpp>
#include <heroes/core/fields.hpp>

#include "../shared/settings.hpp"
#include "arguments.hpp"
#include "notes.hpp"

namespace lab {

inline constexpr std::size_t most_values = 24;  // of a sweep

namespace detail {

// Numbers from one end to the other, both included; where there are more than `most`, evenly spread.
inline std::vector<std::string> spread(const Range& range, std::size_t most) {
    const std::uint64_t count = std::min<std::uint64_t>(range.most - range.least + 1, most);
    std::vector<std::string> values;
    for (std::uint64_t i = 0; i != count; ++i)
        values.push_back(std::to_string(range.least + (count == 1 ? 0 : (range.most - range.least) * i / (count - 1))));
    return values;
}

inline std::vector<std::string> parted(std::string_view text) {
    std::vector<std::string> values;
    for (std::size_t comma = 0; comma != text.npos; text.remove_prefix(comma == text.npos ? 0 : comma + 1)) {
        comma = text.find(',');
        values.emplace_back(text.substr(0, comma));
    }
    return values;
}

// "1..4" or "1,3,9".
inline std::vector<std::string> values_in(const Setting& sweep) {
    const auto dots = sweep.value.find("..");
    if (dots == sweep.value.npos) return parted(sweep.value);
    const std::string_view text = sweep.value;
    const auto least = number<std::uint64_t>(sweep.name, text.substr(0, dots), 0, 65535);
    const auto most = number<std::uint64_t>(sweep.name, text.substr(dots + 2), least, 65535);
    return spread({least, most}, most_values + 1);
}

// Everything that yes or no and the names of rulings can be; nothing for numbers.
template <class T>
std::vector<std::string> all_values() {
    if constexpr (std::is_same_v<T, bool>) return {"no", "yes"};
    std::vector<std::string> values;
    if constexpr (heroes::NamedEnum<T>)
        heroes::for_each_enumerator<T>([&](T each) { values.push_back(shared::text_of(each)); });
    return values;
}

inline std::vector<std::string> sensible_values(const Note* note) {
    constexpr std::size_t enough = 8;
    const auto range = note == nullptr ? std::nullopt : sensible_range(note->turned);
    return range ? spread(*range, enough) : std::vector<std::string>{};
}

}  // namespace detail

// The values that a sweep of one of these knobs tries.
template <class Knobs>
std::vector<std::string> values_of(const Setting& sweep, const Knobs& knobs, const Note* note) {
    std::vector<std::string> values;
    if (!sweep.value.empty()) {
        values = detail::values_in(sweep);
    } else {
        heroes::for_each_field(knobs, [&](std::string_view name, const auto& member) {
            if (name == sweep.name) values = detail::all_values<std::remove_cvref_t<decltype(member)>>();
        });
        if (values.empty()) values = detail::sensible_values(note);
    }
    if (values.empty()) values = {""};  // a name that does not exist gets its complaint when it is set
    if (values.size() > most_values)
        throw Complaint("a sweep takes at most " + std::to_string(most_values) + " values; name some, such as " +
                        sweep.name + "=" + values.front() + "," + values.back());
    return values;
}

}  // namespace lab
