#pragma once

// Hero Master: the other heroes, bungling each other's attacks on the way to the dragon's gold.

#include <heroes/hero_master/audit.hpp>
#include <heroes/hero_master/play.hpp>
#include <heroes/hero_master/position.hpp>
#include <heroes/hero_master/view.hpp>
