#include <hero_master/support.hpp>

namespace questions {

template Duel next(const Duel&, const heroes::hero_master::Action&);
template HouseDuel next(const HouseDuel&, const heroes::hero_master::Action&);
template std::vector<heroes::hero_master::Event> events_of(const Duel&, const heroes::hero_master::Action&);
template std::vector<heroes::hero_master::Event> events_of(const HouseDuel&, const heroes::hero_master::Action&);
template std::vector<heroes::hero_master::Action> actions_of(const Duel::Table&);
template std::vector<heroes::hero_master::Action> actions_of(const HouseDuel::Table&);
template bool is_legal(const Duel::Table&, const heroes::hero_master::Action&);
template bool is_legal(const HouseDuel::Table&, const heroes::hero_master::Action&);

}  // namespace questions
