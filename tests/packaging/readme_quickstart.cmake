# The first C++ block of the README is examples/quickstart.cpp, to the letter.

if(NOT EXISTS ${source}/README.md)
    message(STATUS "skipped: there is no README.md")
    return()
endif()

file(READ ${source}/README.md readme)
string(FIND "${readme}" "```cpp\n" begin)
if(begin EQUAL -1)
    message(FATAL_ERROR "README.md has no block of C++")
endif()
math(EXPR begin "${begin} + 7")
string(SUBSTRING "${readme}" ${begin} -1 rest)
string(FIND "${rest}" "```" length)
string(SUBSTRING "${rest}" 0 ${length} block)

file(READ ${source}/examples/quickstart.cpp example)
if(NOT block STREQUAL example)
    message(FATAL_ERROR "README.md shows\n\n${block}\nbut examples/quickstart.cpp is\n\n${example}")
endif()
