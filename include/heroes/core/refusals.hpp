#pragma once

#include <heroes/core/verdict.hpp>

namespace heroes {

// Every refusal of core, for hosts that translate them: clause() and reason() of each are the key. Playing has no
// need of it, so no other header includes it. tests/packaging/refusals.cmake writes it and compares it with the
// headers.
inline constexpr Verdict core_refusals[] = {
    Verdict::refused("CORE-card: no card has this name"),
    Verdict::refused("CORE-damaged: the bytes were changed after they were written"),
    Verdict::refused("CORE-range: a value is outside its range"),
    Verdict::refused("CORE-rules: these bytes belong to other rules or other content"),
    Verdict::refused("CORE-script: a die was told a face it does not have"),
    Verdict::refused("CORE-script: another die was rolled than scripted"),
    Verdict::refused("CORE-script: more dice were rolled than scripted"),
    Verdict::refused("CORE-script: some scripted cards were never drawn"),
    Verdict::refused("CORE-script: some scripted faces were never rolled"),
    Verdict::refused("CORE-script: the script has too many faces"),
    Verdict::refused("CORE-too-long: bytes are left over at the end"),
    Verdict::refused("CORE-truncated: the bytes end too early"),
    Verdict::refused("CORE-version: these bytes hold something else"),
    Verdict::refused("CORE-version: these bytes were written by another version of the format"),
    Verdict::refused("CORE-view: more is unknown than can be hidden"),
    Verdict::refused("CORE-view: this seat would see something else"),
};

}  // namespace heroes
