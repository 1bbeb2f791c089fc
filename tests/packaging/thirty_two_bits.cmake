# Programs of 32 bits, among them those for browsers, compile without a warning and play as all others do: the same games,
# the same saves, the same choices of bots. On PCs such programs compute with the x87, which rounds in another way.

set(example ${source}/tests/packaging/every_game.cpp)
set(strict -std=c++20 -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Werror -I ${source}/include)

file(MAKE_DIRECTORY ${work})
file(WRITE ${work}/empty.cpp "#include <cstdio>\nint main() { std::puts(\"\"); }\n")
execute_process(COMMAND ${compiler} -m32 ${work}/empty.cpp -o ${work}/empty RESULT_VARIABLE cannot OUTPUT_QUIET ERROR_QUIET)
if(cannot)
    message("skipped: this compiler makes no programs of 32 bits (Debian: apt-get install g++-multilib)")
    return()
endif()

foreach(bits 64 32)
    execute_process(COMMAND ${compiler} -m${bits} ${strict} ${example} -o ${work}/every_game_${bits} COMMAND_ERROR_IS_FATAL ANY)
    execute_process(COMMAND ${work}/every_game_${bits} OUTPUT_VARIABLE played_${bits} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
message("${played_32}")
if(NOT played_32 MATCHES "checksum" OR NOT played_32 STREQUAL played_64)
    message(FATAL_ERROR "with 64 bits:\n${played_64}")
endif()
