#pragma once

// Included before any code of ours. An #error would not stop the compiler, which would go on to complain about
// thousands of lines; a header that is not there does stop it, with one line that says why.
#if __cplusplus < 202002L && (!defined(_MSVC_LANG) || _MSVC_LANG < 202002L)
#include "Heroes needs C++20, compile with -std=c++20"
#endif
