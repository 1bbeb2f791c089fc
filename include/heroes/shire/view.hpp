#pragma once

#include <heroes/core/view.hpp>
#include <heroes/shire/audit.hpp>
#include <heroes/shire/play.hpp>

namespace heroes::shire {

// SHI-013: everything is public.
template <class Rules>
constexpr void hide_from(Table<Rules>&, Seat) {}

}  // namespace heroes::shire
