// Every line of these functions throws a result away, which compilers must warn of. See results_are_used.cmake.

#include <cstdint>
#include <span>

#include <heroes/hamlet/evaluate.hpp>
#include <heroes/hamlet/redact.hpp>
#include <heroes/hedra/evaluate.hpp>
#include <heroes/hedra/redact.hpp>
#include <heroes/hero_master/evaluate.hpp>
#include <heroes/hero_master/redact.hpp>
#include <heroes/heroes.hpp>
#include <heroes/shining/evaluate.hpp>
#include <heroes/shining/redact.hpp>
#include <heroes/shire/evaluate.hpp>
#include <heroes/shire/redact.hpp>
#include <heroes/tools/answer_all.hpp>
#include <heroes/tools/information.hpp>
#include <heroes/tools/notation.hpp>
#include <heroes/tools/redaction.hpp>
#include <heroes/tools/snapshots.hpp>
#include <heroes/tools/sync_test.hpp>

using namespace heroes;
using namespace heroes::hamlet;

using Game = hamlet::State<>;
using Seen = View<hamlet::Table<>>;

void forgetful(const Game& state, const Action& action, const Event& event, const Seen& seen, Pcg32 chance,
               std::span<std::uint8_t> bytes, const Snapshots<Game, 4>& history) {
    new_game(Options{}, chance);
    try_new_game(Options{}, chance);
    apply(state, action);
    try_apply(state, action);
    legal_actions(state.table);
    judge(state.table, action);
    pending(state.table);
    decider(state.table);
    is_over(state.table);
    outcome(state.table);
    audit(state.table);
    view(state.table, Seat::one);
    determinize(seen, chance);
    Seen::from(*seen, Seat::one);
    redact(event, state.table, Seat::one);
    for_seat(state.table, Seat::one, ignore);
    to_all_seats(state.table, ignore);
    encode(state);
    encode(state, bytes);
    encode(seen);
    encode_action<hamlet::Table<>>(action);
    encode_event<hamlet::Table<>>(event);
    decode<Game>(bytes);
    decode<Seen>(bytes);
    decode_action<hamlet::Table<>>(bytes);
    decode_event<hamlet::Table<>>(bytes);
    hash(state);
    diff(state, state);
    to_text(state);
    notation(action);
    parse<Action>("attack");
    history.restore(1);
    checksum(state);
    sync_test(history, std::span{&action, 1}, 1);
    information_gained(state, state, Seat::one);
    answer_all(state, {action});
}

// What each game supplies itself.
void forgetful_everywhere(const hedra::Table<>& battle, const hamlet::Table<>& village, const shire::Table<>& arena,
                          const hero_master::Table<>& party, const shining::Table<>& campaign) {
    outcome(battle);
    outcome(village);
    outcome(arena);
    outcome(party);
    outcome(campaign);
    evaluate(battle);
    evaluate(village);
    evaluate(arena);
    evaluate(party);
    evaluate(campaign);
    redact(hedra::Event{}, battle, Seat::one);
    redact(hamlet::Event{}, village, Seat::one);
    redact(shire::Event{}, arena, Seat::one);
    redact(hero_master::Event{}, party, Seat::one);
    redact(shining::Event{}, campaign, Seat::one);
    complete(draft_of(hamlet::standard_content));
    complete(draft_of(hero_master::standard_content));
    content_of(shire::standard_chart, shire::cleric, shire::paladin);
}
