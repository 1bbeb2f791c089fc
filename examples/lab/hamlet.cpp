#include <heroes/hamlet.hpp>
#include <heroes/hamlet/evaluate.hpp>

#include "games.hpp"

namespace lab {

using Table = heroes::hamlet::Table<heroes::hamlet::RuntimeRules>;

Report run_hamlet(const Arguments& arguments, const Notify& notify) {
    return run<Table>("Hamlet Heroes", arguments, notify);
}
std::string list_hamlet() { return list<Table>(); }

}  // namespace lab
