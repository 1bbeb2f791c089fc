#pragma once

#include <cstddef>

#include <heroes/core/verdict.hpp>
#include <heroes/hero_master/play.hpp>
#include <heroes/hero_master/table.hpp>

// Player boards, game board and the running attack fit together.
namespace heroes::hero_master::detail {

// HMA-023 to HMA-026, HMA-R18. Whose defeat has to wait has no health meanwhile, HMA-116, HMA-R105.
template <class Rules>
constexpr Verdict audit_hero(const Table<Rules>& table, Seat seat) {
    const Knobs& knobs = table.rules.knobs;
    const auto& hero = table.heroes[seat];
    if (hero.health > knobs.hero_health || (hero.health <= 0 && !waits_for_defeat(table, seat)))
        return Verdict::refused("HMA-023: a hero has between one health and full health");
    if (hero.marker > knobs.hand_size || hero.marker < knobs.lowest_hand_size)
        return Verdict::refused("HMA-026: the hand-size marker is off its track");
    const Permanents turned = hero.exhausted | table.attack.used.only_if(table.attack.seat == seat);
    for (const ItemSlot slot : {ItemSlot::first_weapon, ItemSlot::second_weapon, ItemSlot::armour})
        if (turned.has(permanent(slot)) && gear(table, seat, slot) == nullptr)
            return Verdict::refused("HMA-011: a slot without a card in it cannot be exhausted");
    return Verdict::legal();
}

// HMA-021, HMA-022, HMA-085: attacks in the slots, bungles of others above them.
template <class Rules>
constexpr Verdict audit_attacks(const Table<Rules>& table, Seat seat) {
    const EnumSet<ActionCard> attacks = Rules::content.attacks;
    for (const LaidAttack& laid : table.heroes[seat].attacks) {
        if (!Rules::content.actions.has(laid.card) || !attacks.has(laid.card))
            return Verdict::refused("HMA-021: only attacks lie in attack slots");
        if (!laid.is_bungled()) {
            if (laid.bungle != ActionCard{}) return Verdict::refused("HMA-088: a bungle without a player");
            continue;
        }
        const bool is_bungle = Rules::content.actions.has(laid.bungle) && !attacks.has(laid.bungle);
        if (!sits(table, laid.bungler) || laid.bungler == seat || !is_bungle)
            return Verdict::refused("HMA-085: a bungle lies on the attack of another hero");
    }
    return Verdict::legal();
}

// HMA-032, HMA-R106.
template <class Rules>
constexpr Verdict audit_tokens(const Table<Rules>& table) {
    std::size_t tokens = table.tokens;
    for (const auto& hero : table.heroes)
        for (const LaidAttack& laid : hero.attacks) tokens += laid.token ? 1u : 0u;
    return tokens == table.rules.knobs.action_tokens
               ? Verdict::legal()
               : Verdict::refused("HMA-032: an action token is missing, or one too many");
}

// HMA-027, HMA-R107.
template <class Rules>
constexpr Verdict audit_game_board(const Table<Rules>& table) {
    if (!sits(table, table.leader)) return Verdict::refused("HMA-064: nobody leads the party");
    const bool is_bare = !are_monsters_left(table) && table.treasure_pile.empty() && table.loot == 0;
    if (!table.location && !is_bare) return Verdict::refused("HMA-186: before a Location is chosen the board is bare");
    for (const Monster& monster : table.lurking)
        if (!table.ambusher && Rules::content.ambushers.has(monster.card))
            return Verdict::refused("HMA-121: a monster with the Ambusher trait lurks beside an empty Ambusher slot");
    return Verdict::legal();
}

// Whether the game is in the middle of an Encounter, by what lies lowest on the steps.
template <class Rules>
constexpr bool is_in_encounter(const Table<Rules>& table) {
    if (is_over(table)) return false;
    return holds_one_of<LayFirstAttack, JoinEncounter, TakeTurn, ChooseSlot, ChooseTarget, OfferPowers, NextTurn,
                        ResolveAttack, ReturnCards>(table.steps[0]);
}
// Who has not joined; by a house rule the bungles of the defeated stay in play, HMA-R85.
constexpr bool stands_aside(Part part) { return part == Part::undecided || part == Part::declined; }
template <class Rules>
constexpr Verdict audit_parts(const Table<Rules>& table) {
    const bool in_encounter = is_in_encounter(table);
    for (const auto& hero : table.heroes) {
        if (!in_encounter && (hero.part != Part::undecided || !hero.attacks.empty()))
            return Verdict::refused("HMA-111: after an Encounter all boards are cleared");
        const bool takes_part = hero.part == Part::taking_part || hero.part == Part::passed;
        if (!takes_part && !hero.attacks.empty())
            return Verdict::refused("HMA-076: who takes no part has no cards in play");
        for (const LaidAttack& laid : hero.attacks)
            if (laid.is_bungled() && stands_aside(table.heroes[laid.bungler].part))
                return Verdict::refused("HMA-076: who takes no part has no cards in play");
    }
    return Verdict::legal();
}

// The running attack, if there is one.
template <class Rules>
constexpr Verdict audit_attack(const Table<Rules>& table) {
    const Attack& attack = table.attack;
    const Content& content = Rules::content;
    bool resolving = false;
    for (const Step& step : table.steps) resolving = resolving || holds_alternative<ResolveAttack>(step);
    if (attack.seat == nobody)
        return attack == Attack{} && !resolving ? Verdict::legal()
                                                : Verdict::refused("HMA-097: no attack is being resolved");
    const bool in_range = sits(table, attack.seat) && content.monsters.has(attack.monster) &&
                          attack.green <= die_faces && attack.black <= die_faces &&
                          (!attack.fail || content.fails.has(*attack.fail)) &&
                          (!attack.converted || weapons.has(*attack.converted));
    if (!in_range || !resolving) return Verdict::refused("HMA-097: that attack cannot be resolved");
    if (attack.marks.has(Mark::parting)) {
        const auto place = parting_attacker(table);
        const bool fits = place && monster_at(table, *place)->card == attack.monster && attack.black != 0;
        return fits ? Verdict::legal() : Verdict::refused("HMA-094: another monster makes the parting attack");
    }
    const bool fallen = attack.marks.has(Mark::monster_defeated);
    if (!fallen && (!table.encounter || table.encounter->card != attack.monster))
        return Verdict::refused("HMA-R69: the attack is made on another monster");
    if (running(table) == nullptr && !attack.marks.has(Mark::attacker_out))
        return Verdict::refused("HMA-097: the attack card is missing");
    return Verdict::legal();
}

template <class Rules>
constexpr Verdict audit_board(const Table<Rules>& table) {
    if (const Verdict verdict = audit_game_board(table); !verdict) return verdict;
    Verdict verdict = Verdict::legal();
    for_each_seat(table.options, [&](Seat seat) {
        if (verdict) verdict = audit_hero(table, seat);
        if (verdict) verdict = audit_attacks(table, seat);
    });
    if (!verdict) return verdict;
    if (verdict = audit_tokens(table); !verdict) return verdict;
    if (verdict = audit_parts(table); !verdict) return verdict;
    return audit_attack(table);
}

}  // namespace heroes::hero_master::detail
