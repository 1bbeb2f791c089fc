#pragma once

// The vocabulary of the cards.
#include <heroes/shire/effects/outcomes.hpp>
#include <heroes/shire/effects/passives.hpp>
#include <heroes/shire/effects/spells.hpp>
