#pragma once

// The host's own headers come first, then the macros which they leave behind.
#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cmath>
#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <iterator>
#include <limits>
#include <memory>
#include <new>
#include <numeric>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

// windows.h
#define min(a, b) (((a) < (b)) ? (a) : (b))
#define max(a, b) (((a) > (b)) ? (a) : (b))
#define near
#define far
#define small char
#define interface struct
#define ERROR 0
#define IN
#define OUT

// Unreal
#define check(x) ((void)(x))
#define verify(x) ((void)(x))
#define ensure(x) (!!(x))
#define TEXT(x) L##x
#define PI (3.14f)

// X11
#define None 0L
#define Bool int
#define Status int
#define Success 0
#define Always 2
