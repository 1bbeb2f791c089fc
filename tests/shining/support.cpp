#include <shining/support.hpp>

namespace questions {

template struct Asked<Duel>;

}  // namespace questions
