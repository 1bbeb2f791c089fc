#pragma once

#include <cstddef>
#include <initializer_list>
#include <optional>

#include <heroes/core/state.hpp>
#include <heroes/core/verdict.hpp>
#include <heroes/shining/cards.hpp>

// Which content can be played with. What is refused here names a row that there is not, never works, or cannot end.
namespace heroes::shining {

namespace detail {

template <class Card, class Type>
constexpr bool has_or_none(const Rows<Card, Type>& rows, const std::optional<Card>& card) {
    return !card || rows.has(*card);
}
template <class Card, class Type, class Cards>
constexpr bool has_all(const Rows<Card, Type>& rows, const Cards& cards) {
    for (const Card card : cards)
        if (!rows.has(card)) return false;
    return true;
}
// The same for supplies and the like, each of which names an item.
template <class List>
constexpr bool has_items(const Draft& content, const List& list) {
    for (const auto& one : list)
        if (!content.items.has(one.item)) return false;
    return true;
}

constexpr bool is_empty_push(const Effect& effect) { return effect.kind == EffectKind::push && effect.amount == 0; }
constexpr Verdict judge(const AttackType& attack) {
    for (const Dice& dice : attack.dice)
        if (dice.count == 0) return Verdict::refused("SHN-K01: an attack has at least one die of each size it names");
    bool empty_push = is_empty_push(attack.on_hit);
    for (const Chain& chain : attack.chains) empty_push = empty_push || is_empty_push(chain.effect);
    if (empty_push) return Verdict::refused("SHN-K14: a Push is one of at least one square");
    if (attack.rows.empty()) return Verdict::refused("SHN-K01: an attack has one to three rows");
    for (const Chain& chain : attack.chains)
        if (chain.face < 1 || chain.face > faces_of(chain.size))
            return Verdict::refused("SHN-K05: a CHAIN shows on a face of its die");
    if (attack.has_area() && attack.range > 5)
        return Verdict::refused("SHN-K07: an area is chosen at most five squares away");
    return Verdict::legal();
}

// SHN-K53, SHN-K54: for whom a reaction can be without another question.
constexpr bool can_answer_dmg(const PowerType& power) {
    return power.target == Target::self || power.target == Target::friend_within ||
           power.target == Target::other_friend;
}
constexpr bool can_answer_attack(const PowerType& power) {
    return power.target == Target::self || power.target == Target::attacker || power.target == Target::table ||
           (power.target == Target::friends_area && power.range == 0);
}
constexpr Verdict judge_reaction(const PowerType& power) {
    switch (power.trigger) {
        case Trigger::no_trigger: return Verdict::refused("SHN-072: a reaction has a condition");
        case Trigger::would_suffer:
            return can_answer_dmg(power) ? Verdict::legal()
                                         : Verdict::refused("SHN-K53: a reaction to DMG is for a Hero who suffers it");
        case Trigger::after_attacked: break;
    }
    return can_answer_attack(power) ? Verdict::legal()
                                    : Verdict::refused("SHN-K54: a reaction to an attack asks nobody for a target");
}
constexpr Verdict judge(const PowerType& power) {
    if (power.target == Target::friends_area && (power.range > 5 || power.range_stat))
        return Verdict::refused("SHN-K59: an area is chosen at most five squares away");
    if (power.use == Use::reaction) return judge_reaction(power);
    if (power.target == Target::attacker) return Verdict::refused("SHN-K60: only a reaction has an attacker");
    for (const Effect& effect : power.effects) {
        if (effect.kind == EffectKind::block) return Verdict::refused("SHN-K22: only a reaction blocks DMG");
        if (effect.kind == EffectKind::strike) return Verdict::refused("SHN-K23: only a reaction strikes back");
    }
    return Verdict::legal();
}
// SHN-R40: who steps on a square where it cannot stop must be able to go on as it could before.
constexpr bool depends_on_steps(const Passive& passive) {
    const bool gait = passive.kind == PassiveKind::fly || passive.kind == PassiveKind::sure_foot;
    return gait && (passive.condition == Condition::unmoved || passive.condition == Condition::flanked);
}
// A trait, a spell, an item or a piece of equipment.
constexpr Verdict judge(const Draft& content, const CardType& card) {
    for (const Passive& passive : card.passives)
        if (depends_on_steps(passive))
            return Verdict::refused("SHN-R40: FLY and SureFoot do not come and go with a step");
    if (!has_or_none(content.attacks, card.weapon) || !has_or_none(content.attacks, card.power.attack))
        return Verdict::refused("SHN-K50: a card names an attack that there is not");
    if ((card.power.target == Target::by_attack) != card.power.attack.has_value())
        return Verdict::refused("SHN-K61: a power that is an attack is aimed by it, and no other is");
    return judge(card.power);
}
// SHN-068, SHN-069: what costs neither AP nor MP would have no end in one activation. An item ends with its last copy.
constexpr bool is_endless(const PowerType& power) {
    return (power.use == Use::action || power.use == Use::free_action) && power.ap == 0 && power.mp == 0 &&
           power.limit == Limit::no_limit;
}
constexpr bool is_endless(const Draft& content, const std::optional<AttackCard>& weapon) {
    return weapon && content.attacks.has(*weapon) && content.attacks[*weapon].ap == 0;
}
template <class Card>
constexpr Verdict judge_limits(const Draft& content, const Rows<Card, CardType>& rows) {
    for (const CardType& card : rows)
        if (is_endless(card.power) || is_endless(content, card.weapon))
            return Verdict::refused("SHN-069: what costs neither AP nor MP has a limit");
    return Verdict::legal();
}
constexpr Verdict judge(const Draft& content, const HeroType& hero) {
    if (hero.max_hp == 0) return Verdict::refused("SHN-014: Heroes and monsters have HP");
    if (!content.attacks.has(hero.weapon) || !has_all(content.traits, hero.traits) ||
        !has_all(content.spells, hero.spells))
        return Verdict::refused("SHN-015: a Hero names a card that there is not");
    if (is_endless(content, hero.weapon)) return Verdict::refused("SHN-069: what costs neither AP nor MP has a limit");
    return Verdict::legal();
}

// Whether a monster has the attacks that an AI card tells it to make.
constexpr bool can_follow(const MonsterType& monster, const AiType& card) {
    for (const Command& command : card.commands)
        if ((command.kind == CommandKind::approach || command.kind == CommandKind::attack) &&
            command.attack >= monster.attacks.size())
            return false;
    return true;
}
constexpr Verdict judge(const Draft& content, const MonsterType& monster) {
    if (monster.hp == 0) return Verdict::refused("SHN-014: Heroes and monsters have HP");
    if (monster.deck.empty()) return Verdict::refused("SHN-136: a monster has an AI deck");
    if (!has_all(content.attacks, monster.attacks) || !has_all(content.ai_cards, monster.deck))
        return Verdict::refused("SHN-136: a monster names a card that there is not");
    for (const Passive& passive : monster.passives)
        if (passive.condition != Condition::always_so && passive.condition != Condition::wounded)
            return Verdict::refused("SHN-K41: what a monster has holds at all times, or while it is Wounded");
    for (const AiCard card : monster.deck)
        if (!can_follow(monster, content.ai_cards[card]))
            return Verdict::refused("SHN-K78: an AI card names an attack that the monster does not have");
    return Verdict::legal();
}

// SHN-K102: two lines to choose from, neither of which is a choice.
constexpr Verdict judge(const EventType& event) {
    for (std::size_t i = 0; i != event.lines.size(); ++i)
        if (event.lines[i].kind == LineKind::choose &&
            (i + 2 >= event.lines.size() || event.lines[i + 1].kind == LineKind::choose ||
             event.lines[i + 2].kind == LineKind::choose))
            return Verdict::refused("SHN-K102: a choice is followed by the two lines to choose from");
    return Verdict::legal();
}

constexpr bool has_every_hero_once(const Track& track) {
    std::size_t slots[party_size]{};
    for (const Slot slot : track)
        if (is_hero(slot)) ++slots[hero_of(slot)];
    for (const std::size_t n : slots)
        if (n != 1) return false;
    return true;
}
constexpr bool has_rewards(const Draft& content, const InlineVector<Reward, 6>& rewards) {
    for (const Reward& reward : rewards)
        if ((reward.kind == RewardKind::items && !content.items.has(reward.item)) ||
            (reward.kind == RewardKind::equip && !content.equipment.has(reward.equipment)))
            return false;
    return true;
}
constexpr bool leads_somewhere(const Draft& content, const Then& then) {
    if (then.kind == ThenKind::end_quest) return true;
    return content.encounters.has(then.first) && (then.kind == ThenKind::go || content.encounters.has(then.second));
}
constexpr bool has_rows_of(const Draft& content, const EncounterType& encounter) {
    return has_or_none(content.monsters, encounter.a) && has_or_none(content.monsters, encounter.b) &&
           has_or_none(content.monsters, encounter.boss) && content.charts.has(encounter.chart) &&
           has_rewards(content, encounter.rewards) && has_rewards(content, encounter.consolation) &&
           leads_somewhere(content, encounter.then) && leads_somewhere(content, encounter.then_after_defeat);
}

// SHN-026, SHN-R114: the marks of a to i.
constexpr bool has_spawn_squares(const Map& map, Role role, Numbers numbers) {
    if (role == Role::boss) return is_square(map.spawns[spawn_count - 1]);
    bool all = true;
    numbers.for_each([&](Number number) {
        all = all && is_square(map.spawns[index_of(number) + (role == Role::b ? set_size : 0)]);
    });
    return all;
}
constexpr Verdict judge(const EncounterType& encounter, const Map& map, const SetUpLine& line) {
    const bool spawns = line.kind == SetUpKind::spawn || line.kind == SetUpKind::spawn_boss;
    const Role role = line.kind == SetUpKind::spawn_boss ? Role::boss : line.role;
    if (spawns && !monster_of(encounter, role))
        return Verdict::refused("SHN-026: a monster that is set up has a part in the encounter");
    if (spawns && !has_spawn_squares(map, role, line.numbers))
        return Verdict::refused("SHN-026: a monster that is set up has its spawn square on the map");
    if (line.kind == SetUpKind::object && !is_square(map.object))
        return Verdict::refused("SHN-R112: what is protected has its mark on the map");
    return Verdict::legal();
}

// The set-up of an encounter gives its monsters no number but those of slots.
constexpr bool has_slots(const Track& track, Numbers numbers) {
    bool all = true;
    numbers.for_each([&](Number number) { all &= has_slot(track, static_cast<int>(index_of(number)) + 1); });
    return all;
}
inline constexpr Verdict no_slot =
    Verdict::refused("SHN-R03: an encounter gives a monster a number that has no slot on its track");
constexpr Verdict judge_numbers(const EncounterType& encounter) {
    bool all = true;
    for (const SetUpLine& line : encounter.set_up) {
        if (line.kind == SetUpKind::spawn_boss) all &= has_slot(encounter.track, line.amount);
        if (line.kind == SetUpKind::spawn) all &= has_slots(encounter.track, line.numbers);
    }
    return all ? Verdict::legal() : no_slot;
}

// SHN-K82, SHN-K95: monsters that Events and AI cards bring, of those that have a part in the encounter.
constexpr Verdict judge_spawn(const EncounterType& encounter, const Map& map, Role role, Numbers numbers) {
    if (!monster_of(encounter, role)) return Verdict::legal();
    if (!has_slots(encounter.track, numbers)) return no_slot;
    return has_spawn_squares(map, role, numbers)
               ? Verdict::legal()
               : Verdict::refused("SHN-124: a monster that may enter has its spawn square on the map");
}
constexpr Verdict judge_events(const Draft& content, const EncounterType& encounter, const Map& map) {
    for (const EventType& event : content.events)
        for (const Line& line : event.lines)
            if (event.chapter == encounter.chapter && line.kind == LineKind::spawn)
                if (const Verdict verdict = judge_spawn(encounter, map, line.role, line.numbers); !verdict)
                    return verdict;
    return Verdict::legal();
}
constexpr Verdict judge_deck(const Draft& content, const EncounterType& encounter, const Map& map, Role role) {
    const auto monster = monster_of(encounter, role);
    if (!monster) return Verdict::legal();
    for (const AiCard card : content.monsters[*monster].deck)
        for (const Command& command : content.ai_cards[card].commands)
            if (command.kind == CommandKind::spawn)
                if (const Verdict verdict = judge_spawn(encounter, map, command.role, command.numbers); !verdict)
                    return verdict;
    return Verdict::legal();
}

// SHN-032: with its map.
constexpr Verdict judge(const Draft& content, const EncounterType& encounter, const Map& map) {
    if (!has_rows_of(content, encounter))
        return Verdict::refused("SHN-032: an encounter names a row that there is not");
    for (const Then& then : {encounter.then, encounter.then_after_defeat})
        if (then.kind == ThenKind::branch && then.first == then.second)
            return Verdict::refused("SHN-K125: a branch leads to two encounters");
    if (!has_every_hero_once(encounter.track)) return Verdict::refused("SHN-033: every Hero has one slot of the track");
    if (const Verdict verdict = judge_numbers(encounter); !verdict) return verdict;
    const VictoryKind victory = encounter.victory.kind;
    if ((victory == VictoryKind::all_on_goal || victory == VictoryKind::touch_all) && map.goals.empty())
        return Verdict::refused("SHN-171: a victory by goals needs goals on the map");
    if (victory == VictoryKind::kill_boss && !encounter.boss)
        return Verdict::refused("SHN-K113: a boss that is to be killed has a part in the encounter");
    for (const SetUpLine& line : encounter.set_up)
        if (const Verdict verdict = judge(encounter, map, line); !verdict) return verdict;
    for (const Role role : {Role::a, Role::b, Role::boss})
        if (const Verdict verdict = judge_deck(content, encounter, map, role); !verdict) return verdict;
    return content.charts[encounter.chart].any ? judge_events(content, encounter, map) : Verdict::legal();
}

constexpr Verdict judge(const Draft& content, const QuestType& quest) {
    bool unlocks = true;
    quest.unlocks.for_each([&](QuestCard card) { unlocks = unlocks && content.quests.has(card); });
    if (!unlocks || !content.encounters.has(quest.first) || !has_items(content, quest.preparation))
        return Verdict::refused("SHN-K130: a Quest-book names a row that there is not");
    return Verdict::legal();
}

// SHN-020: a campaign begins with a Level 1 Quest-book.
constexpr bool has_first_quest(const Draft& content) {
    for (const QuestType& quest : content.quests)
        if (quest.level == 1) return true;
    return false;
}

template <class Card, class Type>
constexpr Verdict judge_rows(const Draft& content, const Rows<Card, Type>& rows) {
    for (const Type& row : rows)
        if (const Verdict verdict = judge(content, row); !verdict) return verdict;
    return Verdict::legal();
}
template <class Card, class Type>
constexpr Verdict judge_each(const Rows<Card, Type>& rows) {
    for (const Type& row : rows)
        if (const Verdict verdict = judge(row); !verdict) return verdict;
    return Verdict::legal();
}

// Rows of one kind have names, and are not too many.
template <class Card, class Type>
constexpr Verdict judge_list(const Rows<Card, Type>& rows) {
    if (rows.size() > enum_count<Card>) return Verdict::refused("SHN-009: there is no room for so many rows of a kind");
    for (const Type& row : rows)
        if (name_of_row(row).empty()) return Verdict::refused("SHN-009: a row has no name");
    return Verdict::legal();
}
constexpr Verdict judge_lists(const Draft& content) {
    Verdict verdict = Verdict::legal();
    const auto look_at = [&](const auto&... rows) { ((verdict = verdict ? judge_list(rows) : verdict), ...); };
    look_at(content.heroes, content.attacks, content.traits, content.spells, content.items, content.equipment,
            content.monsters, content.ai_cards, content.events, content.charts, content.encounters, content.quests);
    return verdict;
}

}  // namespace detail

// Whether a game can be played with these rows.
constexpr Verdict judge(const Draft& content) {
    if (const Verdict verdict = detail::judge_lists(content); !verdict) return verdict;
    if (content.heroes.size() == 0) return Verdict::refused("SHN-015: there are Heroes to choose from");
    if (!detail::has_first_quest(content)) return Verdict::refused("SHN-020: there is a Level 1 Quest-book to open");
    if (content.encounters.size() == 0 || content.maps.size() != content.encounters.size())
        return Verdict::refused("SHN-025: there are encounters, each with a map of its own");
    if (const Verdict verdict = detail::judge_each(content.attacks); !verdict) return verdict;
    if (const Verdict verdict = detail::judge_each(content.events); !verdict) return verdict;
    if (const Verdict verdict = detail::judge_rows(content, content.traits); !verdict) return verdict;
    if (const Verdict verdict = detail::judge_rows(content, content.spells); !verdict) return verdict;
    if (const Verdict verdict = detail::judge_rows(content, content.items); !verdict) return verdict;
    if (const Verdict verdict = detail::judge_limits(content, content.traits); !verdict) return verdict;
    if (const Verdict verdict = detail::judge_limits(content, content.spells); !verdict) return verdict;
    if (const Verdict verdict = detail::judge_limits(content, content.equipment); !verdict) return verdict;
    for (const CardType& item : content.items)
        if (item.power.use == Use::reaction)
            return Verdict::refused("SHN-K62: an item is used in an activation, not as a reaction");
    if (const Verdict verdict = detail::judge_rows(content, content.equipment); !verdict) return verdict;
    if (const Verdict verdict = detail::judge_rows(content, content.heroes); !verdict) return verdict;
    if (const Verdict verdict = detail::judge_rows(content, content.monsters); !verdict) return verdict;
    if (const Verdict verdict = detail::judge_rows(content, content.quests); !verdict) return verdict;
    for (std::size_t i = 0; i != content.encounters.size(); ++i) {
        const auto card = static_cast<EncounterCard>(i);
        const Verdict verdict = detail::judge(content, content.encounters[card], content.maps[card]);
        if (!verdict) return verdict;
    }
    return Verdict::legal();
}

// Makes a content of rows that judge finds legal. Others do not compile, or go to refuse at run time.
[[nodiscard]] constexpr Content complete(const Draft& cards) {
    if (const Verdict verdict = judge(cards); !verdict) heroes::detail::these_cards_cannot_be_ask_judge_why(verdict);
    return Content{detail::Judged{cards}};
}

}  // namespace heroes::shining
