#pragma once

// Heroes of Hedra: a duel of polyhedral dice, as free for all or in teams.

#include <heroes/hedra/audit.hpp>
#include <heroes/hedra/play.hpp>
#include <heroes/hedra/position.hpp>
#include <heroes/hedra/view.hpp>
