#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include <heroes/core/position.hpp>
#include <heroes/core/verdict.hpp>
#include <heroes/shining/audit.hpp>
#include <heroes/shining/play.hpp>

namespace heroes::shining {

// A table set up by hand: a party that enters an encounter, at the first Hero's activation of the first round. Whatever
// is not said is as printed: full HP and MP, Heroes on their start squares, full decks, no monsters.
//   const EncounterCard chapel = standard_content.encounters.named("The Dark Chapel");
//   const Map& map = standard_content.maps[chapel];
//   auto state = Position{presets::encounter(chapel)}
//                    .hero(Model::hero_1, square_at(map, 3, 4))
//                    .monster(Model::a_1, square_at(map, 5, 4))
//                    .with(ScriptedDice{8});
template <class Rules = StandardRules>
class Position : public PositionOf<Position<Rules>, Table<Rules>> {
    using Base = PositionOf<Position, Table<Rules>>;
    friend Base;
    using Base::fail;
    using Base::table_;

public:
    constexpr explicit Position(const Options& options = {.scope = Scope::encounter}, const Rules& rules = {})
        : Base(options, rules) {
        if (const Verdict verdict = judge(options, rules); !verdict) {
            fail(verdict);
            return;
        }
        table_.campaign.open = detail::first_quests(table_) | QuestCards{options.quest};
        table_.campaign.quest = options.quest;
        table_.campaign.preparations = 1;
        table_.encounter.card = options.encounter;
        table_.encounter.event_deck = detail::first_event_deck(table_, Encounter{});
        detail::for_each_hero([&](Model model) { join(model, options.party[model]); });
        table_.before_quest = table_.heroes;
        detail::for_each_hero([&](Model model) { enter(model); });
        for_each_enumerator<Role>([&](Role role) { fill_deck(role); });
        for (const SetUpLine& line : detail::encounter_of(table_).set_up)
            if (line.kind == SetUpKind::object) object(line.amount, line.vit);
    }

    // Where a Hero stands.
    constexpr Position& hero(Model model, Square at) {
        return change(model, [&](Hero& one) { one.square = at; });
    }
    constexpr Position& hp(Model model, int n) {
        if (is_monster(model)) return change_monster(model, [&](Monster& one) { one.hp = number(n); });
        return wound(model, n, false);
    }
    constexpr Position& mp(Model model, int n) {
        return change(model, [&](Hero& one) { one.mp = number(n); });
    }
    constexpr Position& rp(Model model, int n) {
        return change(model, [&](Hero& one) { one.rp = number(n); });
    }
    constexpr Position& stat(Model model, Stat stat, int n) {
        if (stat > Stat::last) return fail(Verdict::refused("SHN-014: there is no such stat"));
        return change(model, [&](Hero& one) { one.stats[stat] = number(n); });
    }
    constexpr Position& item(Model model, Item item, int copies = 1) {
        if (!Rules::content.items.has(item)) return fail(Verdict::refused("SHN-065: the Hero has no such item"));
        return change(model, [&](Hero& one) { one.items[item] = number(copies); });
    }
    constexpr Position& equip(Model model, Equipment piece) {
        if (!Rules::content.equipment.has(piece))
            return fail(Verdict::refused("SHN-K63: there is no such piece of equipment"));
        return change(model, [&](Hero& one) { one.equipment.insert(piece); });
    }
    constexpr Position& exhausted(Model model, int n = 0) { return wound(model, n, true); }
    constexpr Position& advantage(Model model, int n) {
        return change(model, [&](Hero& one) { one.advantage = number(n); });
    }
    constexpr Position& ward(Model model, int n) {
        if (is_monster(model)) return change_monster(model, [&](Monster& one) { one.ward = number(n); });
        return change(model, [&](Hero& one) { one.ward = number(n); });
    }
    constexpr Position& slow(Model model, int n) {
        if (is_monster(model)) return change_monster(model, [&](Monster& one) { one.slow = number(n); });
        return change(model, [&](Hero& one) { one.slow = number(n); });
    }
    constexpr Position& provoke(Model model, int n) {
        return change(model, [&](Hero& one) { one.provoke = number(n); });
    }

    // A monster in play, with full HP; a boss goes by the number that the encounter gives it, or another.
    constexpr Position& monster(Model model, Square at, int number = 0) {
        const auto card = monster_of(detail::encounter_of(table_), role_of(model));
        if (!is_monster(model) || !card || table_.monsters.full())
            return fail(Verdict::refused("SHN-026: this monster has no part in the encounter"));
        const int slot = number != 0 ? number : printed_number(model);
        if (!has_slot(detail::encounter_of(table_).track, slot))
            return fail(Verdict::refused("SHN-R03: a monster has the number of a slot on the track"));
        table_.monsters.push_back({.model = model,
                                   .card = *card,
                                   .number = detail::clamped(slot),
                                   .hp = Rules::content.monsters[*card].hp,
                                   .square = at});
        return *this;
    }
    // What the Heroes protect.
    constexpr Position& object(int hp, int vit) {
        table_.encounter.object = detail::map_of(table_).object;
        if (!is_square(table_.encounter.object)) return fail(Verdict::refused("SHN-R112: this map has no mark for it"));
        table_.encounter.object_hp = number(hp);
        table_.encounter.object_vit = number(vit);
        return *this;
    }

    // The cards on the Final Step, and those that are still in the deck, these included.
    constexpr Position& final_step(int events, int timers = 0) {
        table_.encounter.events = number(events);
        table_.encounter.timers = number(timers);
        return *this;
    }
    constexpr Position& event_deck(EventCards cards) {
        table_.encounter.event_deck = cards;
        return *this;
    }
    // The only card that is left in an AI deck.
    constexpr Position& ai_card(Role role, AiCard card) {
        if (role > Role::last) return fail(Verdict::refused("SHN-026: this monster has no part in the encounter"));
        const auto type = monster_of(detail::encounter_of(table_), role);
        table_.encounter.ai_decks[role] = DeckPlaces{};
        for (std::size_t i = 0; type && i != Rules::content.monsters[*type].deck.size(); ++i)
            if (Rules::content.monsters[*type].deck[i] == card && table_.encounter.ai_decks[role].empty())
                table_.encounter.ai_decks[role].insert(static_cast<DeckPlace>(i));
        return table_.encounter.ai_decks[role].empty()
                   ? fail(Verdict::refused("SHN-136: there is no such card in this deck"))
                   : *this;
    }
    constexpr Position& rage(int n) {
        table_.encounter.rage = number(n);
        return *this;
    }
    constexpr Position& arrivals(int n) {
        table_.initiative.arrivals = number(n);
        return *this;
    }
    // Whose activation it is.
    constexpr Position& turn(Model model) {
        if (!is_hero(model)) return fail(Verdict::refused("SHN-034: it is a Hero who activates"));
        turn_ = model;
        return *this;
    }
    // Other points than a fresh activation brings.
    constexpr Position& points(int ap, int movement) {
        ap_ = number(ap);
        movement_ = number(movement);
        return *this;
    }

private:
    // A number that cannot be kept is refused and never turns into another.
    constexpr std::uint8_t number(int n) {
        if (n < 0 || n > 255) fail(Verdict::refused("SHN-I02: what is counted is 0 to 255"));
        return detail::clamped(n);
    }
    template <class F>
    constexpr Position& change(Model model, F&& f) {
        if (!is_hero(model)) return fail(Verdict::refused("SHN-003: there are four Heroes"));
        f(table_.heroes[model]);
        return *this;
    }
    constexpr Position& wound(Model model, int n, bool exhausted) {
        return change(model, [&](Hero& one) {
            one.hp = number(n);
            one.exhausted = one.exhausted || exhausted;
            wounded_.insert(model);
        });
    }
    template <class F>
    constexpr Position& change_monster(Model model, F&& f) {
        Monster* one = detail::find_monster(table_, model);
        if (one == nullptr) return fail(Verdict::refused("SHN-026: this monster is not in play"));
        f(*one);
        return *this;
    }
    // SHN-R03: a boss has the number that its encounter gives it.
    constexpr int printed_number(Model model) const {
        if (model != Model::boss) return number_in_set(model);
        for (const SetUpLine& line : detail::encounter_of(table_).set_up)
            if (line.kind == SetUpKind::spawn_boss) return line.amount;
        return static_cast<int>(set_size);
    }
    constexpr void join(Model model, HeroCard card) {
        const HeroType& type = Rules::content.heroes[card];
        Hero& one = table_.heroes[model];
        one = Hero{.card = card, .player = controller(table_.options, model), .stats = type.stats};
        one.hp = detail::clamped(detail::max_hp(table_, one));
        one.mp = type.max_mp;
    }
    constexpr void enter(Model model) {
        Hero& one = table_.heroes[model];
        one.rp = detail::type_of(table_, one).rp;
        one.square = detail::map_of(table_).starts[index_of(model)];
    }
    constexpr void fill_deck(Role role) {
        const auto type = monster_of(detail::encounter_of(table_), role);
        if (type && detail::deck_of(table_, role) == role)
            table_.encounter.ai_decks[role] = detail::full_deck(Rules::content.monsters[*type]);
    }
    // SHN-K115: who stands on a goal has touched it.
    constexpr void touch_goals() {
        detail::for_each_hero([&](Model model) {
            const Square at = table_.heroes[model].square;
            if (detail::map_of(table_).goals.has(at) && !table_.heroes[model].exhausted &&
                detail::is_standing(table_, model))
                table_.encounter.touched.insert(at);
        });
    }
    constexpr void complete() {
        const Track& track = detail::encounter_of(table_).track;
        table_.encounter.in_combat = true;
        table_.initiative.round = 1;
        table_.initiative.begun = table_.initiative.activated = true;
        for (std::size_t i = 0; i != track.size(); ++i)
            if (static_cast<std::size_t>(track[i]) == index_of(turn_))
                table_.initiative.slot = static_cast<std::uint8_t>(i);
        detail::for_each_hero([&](Model model) {
            Hero& one = table_.heroes[model];
            if (!wounded_.has(model)) one.hp = detail::clamped(detail::max_hp(table_, one));
        });
        Hero& one = table_.heroes[turn_];
        if (one.exhausted) fail(Verdict::refused("SHN-159: an exhausted Hero does not activate"));
        if (detail::encounter_of(table_).victory.kind == VictoryKind::touch_all) touch_goals();
        one.ap = ap_.value_or(detail::type_of(table_, one).ap);
        one.movement = movement_.value_or(detail::clamped(detail::move_of(table_, turn_) - one.slow));
        table_.steps = {Step{FollowTrack{}}, Step{Activation{one.player, turn_}}};
    }

    Model turn_ = Model::hero_1;
    Models wounded_{};  // whose HP were said
    std::optional<std::uint8_t> ap_{};
    std::optional<std::uint8_t> movement_{};
};

}  // namespace heroes::shining
