#include <hamlet/support.hpp>

namespace questions {

template Duel next(const Duel&, const heroes::hamlet::Action&);
template HouseDuel next(const HouseDuel&, const heroes::hamlet::Action&);
template std::vector<heroes::hamlet::Event> events_of(const Duel&, const heroes::hamlet::Action&);
template std::vector<heroes::hamlet::Event> events_of(const HouseDuel&, const heroes::hamlet::Action&);
template std::vector<heroes::hamlet::Action> actions_of(const Duel::Table&);
template std::vector<heroes::hamlet::Action> actions_of(const HouseDuel::Table&);
template bool is_legal(const Duel::Table&, const heroes::hamlet::Action&);
template bool is_legal(const HouseDuel::Table&, const heroes::hamlet::Action&);

}  // namespace questions
