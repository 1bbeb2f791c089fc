#pragma once

// Hamlet Heroes: drunkards and greedy ones against the monsters around a grim little place, and against each other.

#include <heroes/hamlet/audit.hpp>
#include <heroes/hamlet/play.hpp>
#include <heroes/hamlet/position.hpp>
#include <heroes/hamlet/view.hpp>
