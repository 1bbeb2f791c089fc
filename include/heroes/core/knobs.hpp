#pragma once

#include <type_traits>

namespace heroes {

// Whether a rules type settles its knobs while compiling: they are a static member then, not one of each object.
template <class Rules>
concept FixedKnobs = std::is_pointer_v<decltype(&Rules::knobs)>;

}  // namespace heroes
