#pragma once

#include <heroes/tools/detail/describe.hpp>
#include <heroes/tools/detail/phrases.hpp>
#include <heroes/tools/detail/shapes.hpp>
#include <heroes/tools/detail/vocabulary.hpp>

// For programs that show or list any table, event or action there is, by the names of its types and members.
namespace heroes {

using detail::alternative_name;  // alternative_name<March>() == "march"; empty for what has no name
using detail::for_each_member;   // for_each_member<Rules>(table, f): f(name, member) for all that has a text
using detail::KeyOf;             // the enum that an array is indexed with, or that a set is made of
using detail::takes_lines;       // takes_lines<T>(): whether its text goes over several lines
using detail::words_in;          // words_in("Cave Bear's den") == {"cave", "bears", "den"}

}  // namespace heroes
