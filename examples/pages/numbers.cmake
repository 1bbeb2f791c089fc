# The README claims no more clauses, refusals, golden games, headers and tests than there are. It rounds them down.
#
#   cmake -D source=. -P examples/pages/numbers.cmake

cmake_minimum_required(VERSION 3.25)

file(READ ${source}/README.md readme)

# How often a pattern stands in some files.
function(count_in result pattern)
    set(sum 0)
    foreach(file IN LISTS ARGN)
        file(READ ${file} text)
        string(REGEX REPLACE "[][;]" "" text "${text}")
        string(REGEX MATCHALL "${pattern}" hits "${text}")
        list(LENGTH hits number)
        math(EXPR sum "${sum} + ${number}")
    endforeach()
    set(${result} ${sum} PARENT_SCOPE)
endfunction()

# The number that stands in the README in place of NUMBER.
function(judge_claim claim there)
    string(REPLACE "NUMBER" "([0-9,]+)" pattern "${claim}")
    if(NOT readme MATCHES "${pattern}")
        message(SEND_ERROR "README.md does not say: ${claim}")
        return()
    endif()
    string(REPLACE "," "" number "${CMAKE_MATCH_1}")
    if(number GREATER there)
        message(SEND_ERROR "README.md claims ${number} of ${claim}, but there are ${there}")
    endif()
endfunction()

file(GLOB books ${source}/docs/rules/*.md)
count_in(clauses "\\*\\*[A-Z]+-[A-Z]*[0-9]+\\*\\*" ${books})
judge_claim("\\| NUMBER clauses \\|" ${clauses})

file(GLOB lists ${source}/include/heroes/*/refusals.hpp)
count_in(refusals "Verdict::refused\\(" ${lists})
judge_claim("\\| NUMBER refusals \\|" ${refusals})

file(GLOB records ${source}/tests/*/records/*.txt)
list(FILTER records EXCLUDE REGEX "/tiny/")
list(LENGTH records golden)
judge_claim("\\| NUMBER golden games \\|" ${golden})

file(GLOB_RECURSE headers ${source}/include/*.hpp)
list(LENGTH headers alone)
judge_claim("\\| NUMBER headers \\|" ${alone})

foreach(book IN LISTS books)
    cmake_path(GET book STEM game)
    file(GLOB chapters ${source}/tests/${game}/*_test.cpp)
    count_in(tests "\nTEST_CASE" ${chapters})
    judge_claim("NUMBER.\\(tests/${game}\\)" ${tests})
    message(STATUS "${game}: ${tests} tests")
endforeach()
message(STATUS "${clauses} clauses, ${refusals} refusals, ${golden} golden games, ${alone} headers")
