#include <shire/support.hpp>

namespace questions {

template Duel next(const Duel&, const heroes::shire::Action&);
template HouseDuel next(const HouseDuel&, const heroes::shire::Action&);
template std::vector<heroes::shire::Event> events_of(const Duel&, const heroes::shire::Action&);
template std::vector<heroes::shire::Event> events_of(const HouseDuel&, const heroes::shire::Action&);
template std::vector<heroes::shire::Action> actions_of(const Duel::Table&);
template std::vector<heroes::shire::Action> actions_of(const HouseDuel::Table&);
template bool is_legal(const Duel::Table&, const heroes::shire::Action&);
template bool is_legal(const HouseDuel::Table&, const heroes::shire::Action&);

}  // namespace questions
