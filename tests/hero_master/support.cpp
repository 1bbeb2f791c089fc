#include <hero_master/support.hpp>

namespace questions {

template struct Asked<Duel>;
template struct Asked<HouseDuel>;

}  // namespace questions
