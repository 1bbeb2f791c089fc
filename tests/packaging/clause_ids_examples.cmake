# Small projects, each a book of Hedra and a file that cites it, and what clause_ids.cmake finds wrong with them.

set(project ${build}/clause_ids)

# Runs the check; an empty complaint means that it finds nothing wrong.
function(expect complaint)
    execute_process(
        COMMAND ${CMAKE_COMMAND} -D source=${project} -P ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/clause_ids.cmake
        RESULT_VARIABLE failed OUTPUT_VARIABLE said ERROR_VARIABLE said)
    string(FIND "${said}" "${complaint}" found)
    if(found EQUAL -1 OR (complaint AND NOT failed) OR (failed AND NOT complaint))
        file(READ ${project}/docs/rules/hedra.md book)
        message(SEND_ERROR "clause_ids.cmake should say '${complaint}', but it says\n\n${said}\nof the book\n\n${book}")
    endif()
endfunction()

function(book text)
    file(REMOVE_RECURSE ${project})
    file(WRITE ${project}/docs/rules/hedra.md "A book\n\n${text}\n")
endfunction()

function(test text)
    file(WRITE ${project}/tests/hedra/a_test.cpp "// A test\n${text}\n")
endfunction()

# Citing what stands in no book.
book("- **HED-001** A. **HED-R07** B.\n\n| **HED-K02** | C |")
expect("")
test("TEST_CASE(\"HED-001 HED-R07 HED-K02 a\") {}")
expect("")
foreach(id HED-002 HED-01 HED-0010 HED-001a HED-R7 HED-K07 HED-X01)
    test("TEST_CASE(\"HED-001 HED-R07 HED-K02 a\") {}\n// ${id}: b")
    expect("tests/hedra/a_test.cpp:3: ${id} does not stand in docs/rules/hedra.md")
endforeach()
foreach(file README.md bench/a.hpp docs/a.md docs/rules/hamlet.md examples/a.cpp include/heroes/a.hpp tests/core/a.cpp)
    test("TEST_CASE(\"HED-001 HED-R07 HED-K02 a\") {}")
    file(WRITE ${project}/${file} "**HAM-001** SHI-K07\n")
    expect("${file}:1: SHI-K07 does not stand in docs/rules/shire.md")
    file(REMOVE ${project}/${file})
endforeach()
book("**HED-001** (see HED-002)")
expect("docs/rules/hedra.md:3: HED-002 does not stand in docs/rules/hedra.md")

# Books.
book("**HAM-001** A.")
expect("docs/rules/hedra.md:3: HAM-001 belongs to docs/rules/hamlet.md")
book("**HED-001** A. **HED-001** B.")
expect("docs/rules/hedra.md:3: HED-001 stands here twice")
book("**ABC-001** A.")
expect("no clause stands here")

# Clauses without a test.
book("**HED-001** A. **HED-R02** B.")
test("TEST_CASE(\"HED-001 a\") {}  // HED-R02\n// TEST_CASE(\"HED-R02 b\") {}")
expect("docs/rules/hedra.md:3: no test is named after HED-R02")
test("TEST_CASE(\"HED-001 a\") { SUBCASE(\"HED-R02 b\") {} }")
expect("")
test("TEST_CASE_TEMPLATE(\"HED-001 a, \"\n    \"HED-R02 b\", T, int) {}")
expect("")
book("**HED-001** *(definition)* A.")
test("")
expect("")
test("TEST_CASE(\"HED-001 a\") {}")
expect("docs/rules/hedra.md:3: HED-001 is marked as a definition, but a test is named after it")

# Ranges.
book("**HED-008** A. **HED-009** B. **HED-011** C. **HED-C12** D.")
test("TEST_CASE(\"HED-008 to HED-011 a\") {}")
expect("no test is named after HED-C12")
test("TEST_CASE(\"HED-008 to \"\n    \"HED-011 HED-C12 a\") {}")
expect("")
test("// HED-009 to HED-008")
expect("tests/hedra/a_test.cpp:2: HED-009 to HED-008 is no range")
test("// HED-008 to HED-C12")
expect("tests/hedra/a_test.cpp:2: HED-008 to HED-C12 is no range")
foreach(ids "HED-008 to 011" "HED-008-011" "HED-008–011" "HED-008/9" "HED-C12, C13" "HED-C12 and C13")
    test("// ${ids}")
    expect("tests/hedra/a_test.cpp:2: ${ids}: write each id in full")
endforeach()
test("TEST_CASE(\"HED-008 to HED-011 HED-C12 a\") {}\n// HED-008, 9 in all, HED-009's, HED-C12-like, HED-009 and 20")
expect("")
