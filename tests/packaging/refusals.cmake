# Every refusal of a game, clause and sentence, stands in include/heroes/<game>/refusals.hpp, where hosts find them all,
# to translate them: this compares that list with what the headers of the game say. It covers every folder that has a
# rules.hpp, core included. It runs without a build, too, and writes the lists if asked to:
#
#   cmake -P tests/packaging/refusals.cmake
#   cmake -Dwrite=ON -P tests/packaging/refusals.cmake

cmake_minimum_required(VERSION 3.25)

if(NOT DEFINED source)
    cmake_path(SET source NORMALIZE ${CMAKE_CURRENT_LIST_DIR}/../..)
endif()

# The literals that are refused in some files, sorted, each once. Comments do not count; a literal may go on in another
# line; a semicolon would end an element of a list, so it gets another name.
function(read_refusals result)
    set(refusals "")
    foreach(file IN LISTS ARGN)
        file(READ ${file} text)
        string(REGEX REPLACE "(^|\n) *//[^\n]*" "\n" text "${text}")
        string(REPLACE ";" "<semicolon>" text "${text}")
        string(REGEX MATCHALL "refused\\([ \r\n]*(\"[^\"\n]*\"[ \r\n]*)+\\)" calls "${text}")
        foreach(call IN LISTS calls)
            string(REGEX REPLACE "\"[ \r\n]*\"" "" call "${call}")
            string(REGEX MATCH "\"(.*)\"" literal "${call}")
            list(APPEND refusals "${CMAKE_MATCH_1}")
        endforeach()
    endforeach()
    list(REMOVE_DUPLICATES refusals)
    list(SORT refusals)
    set(${result} "${refusals}" PARENT_SCOPE)
endfunction()

function(write_refusals file game)
    set(space heroes::${game})
    set(whose "this game")
    set(name every_refusal)
    if(game STREQUAL core)
        set(space heroes)
        set(whose "core")
        set(name core_refusals)
    endif()
    set(lines "")
    foreach(refusal IN LISTS ARGN)
        string(REPLACE "<semicolon>" ";" refusal "${refusal}")
        string(APPEND lines "    Verdict::refused(\"${refusal}\"),\n")
    endforeach()
    file(WRITE ${file} "#pragma once

#include <heroes/core/verdict.hpp>

namespace ${space} {

// Every refusal of ${whose}, for hosts that translate them: clause() and reason() of each are the key. Playing has no
// need of it, so no other header includes it. tests/packaging/refusals.cmake writes it and compares it with the
// headers.
inline constexpr Verdict ${name}[] = {
${lines}};

}  // namespace ${space}
")
endfunction()

set(complaints 0)
set(count 0)
file(GLOB rules ${source}/include/heroes/*/rules.hpp)
foreach(file IN LISTS rules)
    cmake_path(GET file PARENT_PATH folder)
    cmake_path(GET folder FILENAME game)
    set(list ${folder}/refusals.hpp)
    file(GLOB_RECURSE headers ${folder}/*.hpp)
    list(REMOVE_ITEM headers ${list})
    read_refusals(said ${headers})
    if(write)
        write_refusals(${list} ${game} ${said})
    endif()
    set(listed "")
    if(EXISTS ${list})
        read_refusals(listed ${list})
    endif()
    foreach(refusal IN LISTS said)
        if(NOT refusal IN_LIST listed)
            message(NOTICE "include/heroes/${game}/refusals.hpp lacks \"${refusal}\"")
            math(EXPR complaints "${complaints} + 1")
        endif()
    endforeach()
    foreach(refusal IN LISTS listed)
        if(NOT refusal IN_LIST said)
            message(NOTICE "include/heroes/${game}/refusals.hpp has \"${refusal}\", which no header says")
            math(EXPR complaints "${complaints} + 1")
        endif()
    endforeach()
    list(LENGTH said length)
    math(EXPR count "${count} + ${length}")
endforeach()

if(count EQUAL 0)
    message(FATAL_ERROR "no refusals were found under ${source}/include/heroes")
endif()
if(complaints GREATER 0)
    message(FATAL_ERROR "${complaints} refusals differ; cmake -Dwrite=ON -P tests/packaging/refusals.cmake lists them anew")
endif()
message(STATUS "${count} refusals are listed")
