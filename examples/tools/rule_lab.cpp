// The code of docs/tools/rule_lab.md: a lab for rules of one's own, with the reports and options of examples/rule_lab.

#include <string_view>

#include <heroes/hedra.hpp>
#include <heroes/hedra/evaluate.hpp>

#include "../lab/program.hpp"

namespace hedra = heroes::hedra;

struct TiesWin : hedra::RuntimeRules {
    static constexpr std::string_view name = "ties win";
    static constexpr bool defeats(int power, int defense) { return power >= defense; }
};

int main(int count, char** words) {
    using Printed = hedra::Table<hedra::RuntimeRules>;
    return lab::compare<Printed, hedra::Table<TiesWin>>("Heroes of Hedra: ties win", count, words);
}
