# Every C++ block of a page stands in its example to the letter, indented or not, and in the same order. The first
# `skip` blocks are left out.
#
#   cmake -D page=README.md -D example=examples/readme.cpp -D skip=1 -P code_blocks.cmake

cmake_minimum_required(VERSION 3.25)

file(READ ${page} text)
file(READ ${example} code)

# Cuts the next block out of the page.
macro(next_block)
    set(block "")
    string(FIND "${text}" "```cpp\n" begin)
    if(NOT begin EQUAL -1)
        math(EXPR begin "${begin} + 7")
        string(SUBSTRING "${text}" ${begin} -1 text)
        string(FIND "${text}" "```" length)
        string(SUBSTRING "${text}" 0 ${length} block)
        string(SUBSTRING "${text}" ${length} -1 text)
    endif()
endmacro()

set(count -${skip})
next_block()
while(NOT block STREQUAL "")
    math(EXPR count "${count} + 1")
    if(count LESS 1)
        next_block()
        continue()
    endif()
    string(REPLACE "\n" "\n    " indented "    ${block}")
    string(REPLACE "\n    \n" "\n\n" indented "${indented}")
    string(REGEX REPLACE " +$" "" indented "${indented}")
    string(FIND "${code}" "${block}" at)
    if(at EQUAL -1)
        string(FIND "${code}" "${indented}" at)
    endif()
    if(at EQUAL -1)
        message(FATAL_ERROR "${example} does not have, or not in this order, this block of ${page}:\n\n${block}")
    endif()
    string(SUBSTRING "${code}" ${at} -1 code)
    next_block()
endwhile()

if(count LESS 1)
    message(FATAL_ERROR "${page} shows no code")
endif()
message(STATUS "${count} blocks of ${page} stand in ${example}")
