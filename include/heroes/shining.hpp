#pragma once

// Shining Heroes: four Heroes against monsters that act by card, on maps, through a campaign of quests.

#include <heroes/shining/audit.hpp>
#include <heroes/shining/play.hpp>
#include <heroes/shining/position.hpp>
#include <heroes/shining/view.hpp>
