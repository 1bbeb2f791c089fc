# A compiler that is told to read our headers as C++17 says in one line what is wrong.

file(GLOB_RECURSE headers RELATIVE ${source}/include ${source}/include/heroes/*.hpp)
list(REMOVE_ITEM headers heroes/version.hpp heroes/core/cxx20.hpp)

foreach(header IN LISTS headers)
    file(READ ${source}/include/${header} text)
    if(NOT text MATCHES "#include <heroes/")
        message(SEND_ERROR "${header} includes no header of ours, so it must include heroes/core/cxx20.hpp")
    endif()
endforeach()

list(FILTER headers INCLUDE REGEX "^heroes/([^/]*|core/one_of.hpp|tools/notation.hpp)$")
foreach(header IN LISTS headers)
    execute_process(COMMAND ${compiler} -std=c++17 -fsyntax-only -I ${source}/include -x c++ -include ${header} /dev/null
        RESULT_VARIABLE failed ERROR_VARIABLE said)
    string(REGEX MATCHALL "error: " errors "${said}")
    list(LENGTH errors count)
    if(NOT failed OR NOT count EQUAL 1 OR NOT said MATCHES "Heroes needs C\\+\\+20")
        message(SEND_ERROR "as C++17, ${header} gives ${count} errors")
    endif()
endforeach()
