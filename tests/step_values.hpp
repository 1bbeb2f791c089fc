#pragma once

#include <string>
#include <vector>

#include <heroes/core/fields.hpp>
#include <heroes/core/match.hpp>
#include <heroes/core/one_of.hpp>

// The steps of a game by their names, as tests compare where each can lie.
namespace in_tests {

// Every step, as it is unless told otherwise.
template <class Step, class... Ts>
std::vector<Step> each_of(const heroes::OneOf<Ts...>&) {
    return {Step{Ts{}}...};
}
template <class Step>
std::vector<Step> each_step() {
    return each_of<Step>(Step{});
}

template <class Step>
std::string name(const Step& step) {
    if constexpr (heroes::is_variant<Step>)
        return heroes::match(step, [](const auto& held) { return name(held); });
    else
        return std::string(heroes::type_name<Step>);
}

// The names of all steps of which something is so.
template <class Step, class Is>
std::string names_of_those(Is&& is) {
    std::string names;
    for (const Step& step : each_step<Step>())
        if (is(step)) names += (names.empty() ? "" : ", ") + name(step);
    return names;
}

}  // namespace in_tests
