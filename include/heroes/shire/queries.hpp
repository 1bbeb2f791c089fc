#pragma once

// What a host, a bot or a rule may want to know of a table beyond its members.
#include <heroes/shire/queries/boards.hpp>
#include <heroes/shire/queries/powers.hpp>
#include <heroes/shire/queries/spells.hpp>
#include <heroes/shire/queries/targets.hpp>
