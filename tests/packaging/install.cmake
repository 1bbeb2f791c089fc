# Installs to one prefix and moves the result to another.

file(REMOVE_RECURSE ${installed} ${installed}_first)
execute_process(
    COMMAND ${CMAKE_COMMAND} --install ${build} --prefix ${installed}_first
    COMMAND_ERROR_IS_FATAL ANY)
file(RENAME ${installed}_first ${installed})
