#pragma once

#include <heroes/hamlet.hpp>
#include <heroes/hedra.hpp>
#include <heroes/version.hpp>
