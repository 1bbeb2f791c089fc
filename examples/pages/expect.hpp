#pragma once

#include <cstdlib>
#include <iostream>
#include <string_view>

// Ends the program of a page if something is not as the page says.
inline void expect(bool fact, std::string_view what) {
    if (fact) return;
    std::cerr << "not as the page says: " << what << '\n';
    std::exit(1);
}
