# Makes a source file of what docs/house_rules.md says about the knobs: lab::notes() of lab/notes.hpp.

function(write_notes page file)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${page})
    file(READ ${page} text)
    # Lists of CMake part at semicolons, but not within brackets.
    string(REPLACE ";" "<semicolon>" text "${text}")
    string(REGEX REPLACE "[][`]" "" text "${text}")
    string(REGEX MATCHALL "\n(### [^\n]+|\\| [a-z_0-9]+ \\| [^\n]+)" lines "${text}")
    set(rows "")
    foreach(line IN LISTS lines)
        if(line MATCHES "### (.+)")
            string(TOLOWER "${CMAKE_MATCH_1}" game)
            string(REPLACE " " "_" game "${game}")
        elseif(line MATCHES "\\| ([a-z_0-9]+) \\| [^|]* \\| ([^|]*) \\| ([^|]*) \\| ?([^|]*) \\|")
            string(APPEND rows "        {\"${game}\", \"${CMAKE_MATCH_1}\", \"${CMAKE_MATCH_2}\",\n"
                "         R\"~(${CMAKE_MATCH_3})~\",\n         R\"~(${CMAKE_MATCH_4})~\"},\n")
        endif()
    endforeach()
    string(REPLACE "<semicolon>" ";" rows "${rows}")
    configure_file(${CMAKE_CURRENT_FUNCTION_LIST_DIR}/notes.cpp.in ${file} @ONLY)
endfunction()
