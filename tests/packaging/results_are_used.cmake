# Whoever forgets to use what a verb answers is warned, for each line of results_are_used.cpp.

set(example ${source}/tests/packaging/results_are_used.cpp)
file(STRINGS ${example} lines REGEX "^    [a-zA-Z].*;$")
list(LENGTH lines expected)
execute_process(COMMAND ${compiler} -std=c++20 -fsyntax-only -I ${source}/include ${example}
    RESULT_VARIABLE failed ERROR_VARIABLE said)
string(REGEX MATCHALL "results_are_used.cpp:[0-9]+:[0-9]+: warning: ignoring ret" warned "${said}")
list(TRANSFORM warned REPLACE "^results_are_used.cpp:([0-9]+):.*" "\\1")
list(REMOVE_DUPLICATES warned)
list(LENGTH warned count)
if(failed OR NOT count EQUAL expected)
    message(FATAL_ERROR "${count} of ${expected} lines give a warning:\n${said}")
endif()
