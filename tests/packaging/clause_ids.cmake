# Clause ids, in both directions: every id that code, tests, examples or pages cite stands in the clause book of its
# game, and every clause of a book has a test that is named after it. It runs without a build, too:
#
#   cmake -P tests/packaging/clause_ids.cmake
#
# A clause stands in docs/rules/<game>.md where its id is bold: **HED-116**. If it only explains a word, so that there
# is nothing to test, a mark follows the id: **HED-116** *(definition)*. A game without a folder of tests misses none.
# Ids are written in full, also those of a range: in the name of a test "HED-020 to HED-024" stands for every clause
# from the first to the last.

cmake_minimum_required(VERSION 3.25)

if(NOT DEFINED source)
    cmake_path(SET source NORMALIZE ${CMAKE_CURRENT_LIST_DIR}/../..)
endif()

set(HED hedra)
set(HAM hamlet)
set(SHI shire)
set(HMA hero_master)
set(SHN shining)
set(id "(HED|HAM|SHI|HMA|SHN)-[A-Za-z]*[0-9][0-9A-Za-z]*")
set(mark " \\*\\(definition\\)\\*")

# Complains as compilers do, with the file and the line where the pattern first stands.
function(complain file pattern message)
    file(READ ${file} text)
    string(REGEX MATCH "${pattern}([^0-9A-Za-z]|$)" hit "${text}")
    string(FIND "${text}" "${hit}" length)
    string(SUBSTRING "${text}" 0 ${length} before)
    string(REGEX MATCHALL "\n" lines "${before}")
    list(LENGTH lines line)
    math(EXPR line "${line} + 1")
    file(RELATIVE_PATH name ${source} ${file})
    message(NOTICE "${name}:${line}: ${message}")
    set_property(GLOBAL APPEND PROPERTY complaints ${name}:${line})
endfunction()

# "HED-020 to HED-024": each id from the first to the last, whether or not a clause has it.
function(ids_of_range result range)
    set(ids "")
    string(REGEX MATCH "^([A-Z]+-[A-Za-z]*)([0-9]+) to ([A-Z]+-[A-Za-z]*)([0-9]+)$" matched "${range}")
    if(matched AND CMAKE_MATCH_1 STREQUAL CMAKE_MATCH_3 AND CMAKE_MATCH_2 LESS CMAKE_MATCH_4)
        set(kind ${CMAKE_MATCH_1})
        string(LENGTH ${CMAKE_MATCH_2} digits)
        foreach(number RANGE ${CMAKE_MATCH_2} ${CMAKE_MATCH_4})
            string(LENGTH ${number} length)
            while(length LESS digits)
                string(PREPEND number 0)
                math(EXPR length "${length} + 1")
            endwhile()
            list(APPEND ids ${kind}${number})
        endforeach()
    endif()
    set(${result} "${ids}" PARENT_SCOPE)
endfunction()

# What stands in the books.

set(count 0)
file(GLOB books ${source}/docs/rules/*.md)
foreach(book IN LISTS books)
    cmake_path(GET book STEM game)
    set(clauses_of_${game} "")
    file(READ ${book} text)
    string(REGEX MATCHALL "\\*\\*${id}\\*\\*(${mark})?" stated "${text}")
    if(NOT stated)
        complain(${book} "" "no clause stands here; a new game needs its prefix in tests/packaging/clause_ids.cmake")
    endif()
    foreach(clause IN LISTS stated)
        string(REGEX MATCH "${mark}" is_definition "${clause}")
        string(REGEX MATCH "${id}" clause "${clause}")
        string(SUBSTRING ${clause} 0 3 prefix)
        if(NOT ${prefix} STREQUAL game)
            complain(${book} "\\*\\*${clause}" "${clause} belongs to docs/rules/${${prefix}}.md")
        elseif(stands_${clause})
            complain(${book} "\\*\\*${clause}" "${clause} stands here twice")
        else()
            list(APPEND clauses_of_${game} ${clause})
            set(stands_${clause} TRUE)
            if(is_definition)
                set(definition_${clause} TRUE)
            endif()
            math(EXPR count "${count} + 1")
        endif()
    endforeach()
endforeach()

# What is cited.

file(GLOB pages ${source}/*.md)
file(GLOB_RECURSE tests ${source}/tests/*.cpp ${source}/tests/*.hpp)
file(GLOB_RECURSE files
    ${source}/bench/*.cpp ${source}/bench/*.hpp ${source}/bench/*.md ${source}/docs/*.md
    ${source}/examples/*.cpp ${source}/examples/*.hpp ${source}/include/*.hpp)
foreach(file IN LISTS pages files tests)
    file(READ ${file} text)
    string(REGEX MATCHALL "${id}" ids "${text}")
    list(REMOVE_DUPLICATES ids)
    foreach(clause IN LISTS ids)
        if(NOT stands_${clause})
            string(SUBSTRING ${clause} 0 3 prefix)
            complain(${file} ${clause} "${clause} does not stand in docs/rules/${${prefix}}.md")
        endif()
    endforeach()
    string(REGEX MATCHALL "${id} to ${id}" ranges "${text}")
    foreach(range IN LISTS ranges)
        ids_of_range(ids "${range}")
        if(NOT ids)
            complain(${file} "${range}" "${range} is no range")
        endif()
    endforeach()
    string(REGEX MATCHALL "${id}(( to |-|–|\\.\\.|/)[A-Z]?|(, | and )[A-Z])[0-9]+" shortened "${text}")
    foreach(ids IN LISTS shortened)
        complain(${file} "${ids}" "${ids}: write each id in full")
    endforeach()
endforeach()

# What tests are named after. A name may go on in another line.

set(names "")
foreach(file IN LISTS tests)
    file(READ ${file} text)
    string(REGEX REPLACE "\n *//[^\n]*" "" text "${text}")
    string(REGEX MATCHALL "(TEST_CASE|SUBCASE)[A-Z_]*\\([^{]*" names_here "${text}")
    string(APPEND names "${names_here}")
endforeach()
string(REGEX REPLACE "\"[ \r\n]*\"" "" names "${names}")
string(REGEX MATCHALL "${id}" tested "${names}")
string(REGEX MATCHALL "${id} to ${id}" ranges "${names}")
foreach(range IN LISTS ranges)
    ids_of_range(ids "${range}")
    list(APPEND tested ${ids})
endforeach()
foreach(clause IN LISTS tested)
    set(tested_${clause} TRUE)
endforeach()

# Which clauses have no test.

foreach(book IN LISTS books)
    cmake_path(GET book STEM game)
    if(NOT EXISTS ${source}/tests/${game})
        continue()
    endif()
    foreach(clause IN LISTS clauses_of_${game})
        if(definition_${clause} AND tested_${clause})
            complain(${book} "\\*\\*${clause}" "${clause} is marked as a definition, but a test is named after it")
        elseif(NOT definition_${clause} AND NOT tested_${clause})
            complain(${book} "\\*\\*${clause}" "no test is named after ${clause}")
        endif()
    endforeach()
endforeach()

get_property(complaints GLOBAL PROPERTY complaints)
if(complaints)
    list(LENGTH complaints number)
    message(FATAL_ERROR "Clause ids and clause books disagree, see above (complaints: ${number}).")
endif()
message(STATUS "${count} clauses in docs/rules")

# The check is itself checked, on made-up projects.
if(DEFINED build)
    include(${CMAKE_CURRENT_LIST_DIR}/clause_ids_examples.cmake)
endif()
