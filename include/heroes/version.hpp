#pragma once

// The one place that knows the version: CMake and Conan read it from these three lines.
#define HEROES_VERSION_MAJOR 0
#define HEROES_VERSION_MINOR 2
#define HEROES_VERSION_PATCH 0
