# Builds main.cpp as a host would, in the given way, and runs it.

function(run)
    execute_process(COMMAND ${ARGN} COMMAND_ECHO STDOUT COMMAND_ERROR_IS_FATAL ANY)
endfunction()

function(build_with_cmake)
    run(${CMAKE_COMMAND} -S ${source}/tests/consumers/${way} -B ${work} -G ${generator}
        -D CMAKE_CXX_COMPILER=${compiler} -D CMAKE_PREFIX_PATH=${installed} -D HEROES_SOURCE=${source}
        -D HEROES_VERSION=${version})
    run(${CMAKE_COMMAND} --build ${work})
    if(EXISTS ${work}/CMakeFiles/VerifyGlobs.cmake)
        message(FATAL_ERROR "every build of the host looks for new headers of ours")
    endif()
endfunction()

function(build_with_pkg_config)
    find_program(pkg_config NAMES pkg-config pkgconf)
    if(NOT pkg_config)
        message(STATUS "skipped: there is no pkg-config")
        return()
    endif()
    set(ENV{PKG_CONFIG_PATH} ${installed}/share/pkgconfig)
    execute_process(COMMAND ${pkg_config} --cflags --libs heroes
        OUTPUT_VARIABLE flags OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
    separate_arguments(flags UNIX_COMMAND "${flags}")
    file(MAKE_DIRECTORY ${work})
    run(${compiler} -std=c++20 ${source}/tests/consumers/main.cpp ${flags} -o ${work}/consumer)
endfunction()

file(REMOVE_RECURSE ${work})
if(way STREQUAL pkg_config)
    build_with_pkg_config()
else()
    build_with_cmake()
endif()

file(GLOB_RECURSE consumer ${work}/consumer ${work}/consumer.exe)
if(consumer)
    execute_process(COMMAND ${consumer} OUTPUT_VARIABLE said ECHO_OUTPUT_VARIABLE COMMAND_ERROR_IS_FATAL ANY)
    if(NOT said MATCHES "Heroes ${version}\n")
        message(FATAL_ERROR "the consumer did not greet us with Heroes ${version}")
    endif()
endif()
