# Compares every version we publish with include/heroes/version.hpp.

function(agree what version)
    message(STATUS "${what}: ${version}")
    if(NOT version STREQUAL expected)
        message(SEND_ERROR "${what} says '${version}', version.hpp says '${expected}'")
    endif()
endfunction()

file(READ ${source}/include/heroes/version.hpp text)
string(REGEX REPLACE ".*VERSION_MAJOR ([0-9]+).*VERSION_MINOR ([0-9]+).*VERSION_PATCH ([0-9]+).*" "\\1.\\2.\\3"
    expected "${text}")
message(STATUS "version.hpp: ${expected}")

file(READ ${source}/vcpkg.json text)
string(JSON version GET "${text}" version)
agree(vcpkg.json ${version})

include(${installed}/share/cmake/heroes/heroesConfigVersion.cmake)
agree(heroesConfigVersion.cmake ${PACKAGE_VERSION})

file(STRINGS ${installed}/share/pkgconfig/heroes.pc line REGEX "^Version: ")
string(REPLACE "Version: " "" version "${line}")
agree(heroes.pc ${version})

find_program(python NAMES python3)
if(python)
    execute_process(
        COMMAND ${python} -B ${source}/tests/packaging/conan_recipe.py ${source} ${installed}/include
        OUTPUT_VARIABLE version OUTPUT_STRIP_TRAILING_WHITESPACE
        COMMAND_ERROR_IS_FATAL ANY)
    agree(conanfile.py ${version})
else()
    message(STATUS "conanfile.py: not checked, there is no python3")
endif()
