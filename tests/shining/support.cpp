#include <shining/support.hpp>

namespace questions {

template Duel next(const Duel&, const heroes::shining::Action&);
template std::vector<heroes::shining::Event> events_of(const Duel&, const heroes::shining::Action&);
template std::vector<heroes::shining::Action> actions_of(const Duel::Table&);
template bool is_legal(const Duel::Table&, const heroes::shining::Action&);

}  // namespace questions
