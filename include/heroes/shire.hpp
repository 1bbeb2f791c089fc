#pragma once

// Heroes of the Shire Arena: characters with spells, conditions and cooldowns, in teams or free for all.

#include <heroes/shire/audit.hpp>
#include <heroes/shire/play.hpp>
#include <heroes/shire/position.hpp>
#include <heroes/shire/view.hpp>
