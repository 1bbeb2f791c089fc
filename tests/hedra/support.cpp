#include <hedra/support.hpp>

namespace questions {

template struct Asked<Duel>;
template struct Asked<HouseDuel>;

}  // namespace questions
