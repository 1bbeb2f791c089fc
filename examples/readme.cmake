# Every C++ block of the README but the first, which is quickstart.cpp, stands in readme.cpp to the letter, indented or
# not, and in the same order.

cmake_minimum_required(VERSION 3.25)

file(READ ${source}/README.md readme)
file(READ ${source}/examples/readme.cpp example)

# Cuts the next block out of the README.
macro(next_block)
    set(block "")
    string(FIND "${readme}" "```cpp\n" begin)
    if(NOT begin EQUAL -1)
        math(EXPR begin "${begin} + 7")
        string(SUBSTRING "${readme}" ${begin} -1 readme)
        string(FIND "${readme}" "```" length)
        string(SUBSTRING "${readme}" 0 ${length} block)
        string(SUBSTRING "${readme}" ${length} -1 readme)
    endif()
endmacro()

set(count 0)
next_block()
next_block()
while(NOT block STREQUAL "")
    string(REPLACE "\n" "\n    " indented "    ${block}")
    string(REPLACE "\n    \n" "\n\n" indented "${indented}")
    string(REGEX REPLACE " +$" "" indented "${indented}")
    string(FIND "${example}" "${block}" at)
    if(at EQUAL -1)
        string(FIND "${example}" "${indented}" at)
    endif()
    if(at EQUAL -1)
        message(FATAL_ERROR "examples/readme.cpp does not have, or not in this order, this block of README.md:\n\n${block}")
    endif()
    string(SUBSTRING "${example}" ${at} -1 example)
    math(EXPR count "${count} + 1")
    next_block()
endwhile()

if(count EQUAL 0)
    message(FATAL_ERROR "README.md shows no code but the quickstart")
endif()
message(STATUS "${count} blocks of README.md stand in examples/readme.cpp")
