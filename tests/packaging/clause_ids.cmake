# Every clause that code, tests or examples cite stands in a clause book under docs/rules.

set(clause "(HED|HAM|SHI|HMA|SHN)-R?[0-9]+")

set(known "")
file(GLOB books ${source}/docs/rules/*.md)
foreach(book IN LISTS books)
    file(READ ${book} text)
    string(REGEX MATCHALL "${clause}" ids "${text}")
    list(APPEND known ${ids})
endforeach()
list(REMOVE_DUPLICATES known)

file(GLOB_RECURSE files ${source}/include/*.hpp ${source}/tests/*.hpp ${source}/tests/*.cpp ${source}/examples/*.cpp)
foreach(file IN LISTS files)
    file(READ ${file} text)
    string(REGEX MATCHALL "${clause}" ids "${text}")
    list(REMOVE_DUPLICATES ids)
    list(REMOVE_ITEM ids ${known})
    if(ids)
        list(JOIN ids ", " ids)
        file(RELATIVE_PATH name ${source} ${file})
        message(SEND_ERROR "${name} cites ${ids}, which no book in docs/rules knows")
    endif()
endforeach()

list(LENGTH known count)
message(STATUS "${count} clauses in docs/rules")
