#include <heroes/hedra.hpp>
#include <heroes/hedra/evaluate.hpp>

#include "games.hpp"

namespace lab {

using Table = heroes::hedra::Table<heroes::hedra::RuntimeRules>;

Report run_hedra(const Arguments& arguments, const Notify& notify) {
    return run<Table>("Heroes of Hedra", arguments, notify);
}
std::string list_hedra() { return list<Table>(); }

}  // namespace lab
