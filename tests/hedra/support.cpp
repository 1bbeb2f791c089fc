#include <hedra/support.hpp>

namespace questions {

template Duel next(const Duel&, const heroes::hedra::Action&);
template HouseDuel next(const HouseDuel&, const heroes::hedra::Action&);
template std::vector<heroes::hedra::Event> events_of(const Duel&, const heroes::hedra::Action&);
template std::vector<heroes::hedra::Event> events_of(const HouseDuel&, const heroes::hedra::Action&);
template std::vector<heroes::hedra::Action> actions_of(const Duel::Table&);
template std::vector<heroes::hedra::Action> actions_of(const HouseDuel::Table&);
template bool is_legal(const Duel::Table&, const heroes::hedra::Action&);
template bool is_legal(const HouseDuel::Table&, const heroes::hedra::Action&);

}  // namespace questions
