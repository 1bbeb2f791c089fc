// Counts the allocations of this test program, for the law that no verb makes any. What asks for memory stands in
// other files: where it is compiled together with these operators, compilers suspect a mismatch that is none.
#include <counting_new.hpp>
