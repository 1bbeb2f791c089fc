# docs/house_rules.md lists every knob of every game with its default and its clauses, as the headers have them, and no
# other.
#
#   cmake -D source=. -P examples/pages/knobs.cmake

cmake_minimum_required(VERSION 3.25)

file(READ ${source}/docs/house_rules.md page)

# "| `ties` | stay_settled | SHI-R03 |" for the line of a header that says so.
function(row_of line result)
    string(REGEX MATCH "([a-z_0-9]+)( = ([^;]+)|{});" matched "${line}")
    set(knob ${CMAKE_MATCH_1})
    set(default "${CMAKE_MATCH_3}")
    string(REGEX REPLACE ".*::" "" default "${default}")
    if(default STREQUAL "")
        set(default unset)
    endif()
    string(REGEX MATCH "// .*" comment "${line}")
    string(REGEX MATCHALL "[A-Z]+-[A-Z]*[0-9]+" clauses "${comment}")
    list(JOIN clauses ", " clauses)
    if(comment MATCHES "[0-9] to [A-Z]")
        string(REPLACE ", " " to " clauses "${clauses}")
    endif()
    set(${result} "| `${knob}` | ${default} | ${clauses} |" PARENT_SCOPE)
endfunction()

set(count 0)
file(GLOB headers ${source}/include/heroes/*/rules.hpp)
list(FILTER headers EXCLUDE REGEX "/core/")
foreach(header IN LISTS headers)
    file(READ ${header} text)
    string(REGEX REPLACE "\n *bool operator==\\(const Knobs&\\).*" "" text "${text}")
    string(REGEX REPLACE ".*struct Knobs {\n" "" text "${text}")
    string(REPLACE "most_players" "6" text "${text}")
    # Lists of CMake part at semicolons.
    string(REPLACE "; " "@ " text "${text}")
    string(REGEX MATCHALL "[^\n]+@ +// [^\n]+" lines "${text}")
    foreach(line IN LISTS lines)
        string(REPLACE "@ " "; " line "${line}")
        row_of("${line}" row)
        math(EXPR count "${count} + 1")
        string(FIND "${page}" "${row}" at)
        if(at EQUAL -1)
            message(SEND_ERROR "docs/house_rules.md lacks a row that begins\n${row}")
        endif()
    endforeach()
endforeach()

string(REGEX MATCHALL "\n\\| `[a-z_0-9]+` \\| [a-z_0-9]+ \\| [A-Z]+-" rows "${page}")
list(LENGTH rows listed)
if(NOT listed EQUAL count)
    message(SEND_ERROR "docs/house_rules.md lists ${listed} knobs, but there are ${count}")
endif()
message(STATUS "${count} knobs stand in docs/house_rules.md")
