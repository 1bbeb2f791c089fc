#pragma once

// All games, and everything of the core that a host may want besides their rules.

#include <heroes/core/chance_tape.hpp>
#include <heroes/core/codec.hpp>
#include <heroes/core/diff.hpp>
#include <heroes/core/engine_chance.hpp>
#include <heroes/core/game.hpp>
#include <heroes/core/outcomes.hpp>
#include <heroes/core/probability.hpp>
#include <heroes/core/scripted_dice.hpp>
#include <heroes/core/text.hpp>
#include <heroes/hamlet.hpp>
#include <heroes/hedra.hpp>
#include <heroes/hero_master.hpp>
#include <heroes/shining.hpp>
#include <heroes/shire.hpp>
#include <heroes/version.hpp>
