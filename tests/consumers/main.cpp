#include <heroes/heroes.hpp>

#include <cstdio>

int main() {
    std::printf("Heroes %d.%d.%d\n", HEROES_VERSION_MAJOR, HEROES_VERSION_MINOR, HEROES_VERSION_PATCH);
}
