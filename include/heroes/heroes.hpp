#pragma once

#include <heroes/hedra.hpp>
#include <heroes/version.hpp>
