#pragma once

// Every action that anybody could send, for the laws.

#include <cstdint>
#include <vector>

#include "support.hpp"

namespace hero_master_test {

// Every value of an enum, and some that are none.
template <class E>
std::vector<E> values() {
    std::vector<E> list;
    for_each_enumerator<E>([&](E e) { list.push_back(e); });
    list.push_back(static_cast<E>(enum_count<E>));
    list.push_back(static_cast<E>(200));
    list.push_back(static_cast<E>(255));
    return list;
}

// Every action value there is, and of each kind some that are none.
inline std::vector<Action> all_actions() {
    std::vector<Action> actions{KeepHand{}, Mulligan{},      Protest{},    StopSelling{}, Decline{}, Pass{},    EndTurn{},
                                Accept{},   Refuse{},        LeaveTreasure{}, TakeToHand{},  Stash{},   PutBack{}, LeaveEmpty{}};
    for (ActionCard card : values<ActionCard>())
        actions.insert(actions.end(), {Action{DiscardCard{card}}, Action{TakeCard{card}}, Action{LayAttack{card}},
                                       Action{PlayBungle{card}}});
    for (LocationCard card : values<LocationCard>()) actions.push_back(VisitLocation{card});
    for (TreasureCard card : values<TreasureCard>())
        actions.insert(actions.end(), {Action{hero_master::Sell{card}}, Action{TakeTreasure{card}}, Action{ChooseStashed{card}}});
    for (MonsterCard card : values<MonsterCard>()) actions.push_back(EncounterMonster{card});
    for (AttackSlot slot : values<AttackSlot>()) {
        actions.insert(actions.end(), {Action{LayIn{slot}}, Action{ChooseAttack{slot}}});
        for (Seat seat : values<Seat>()) actions.push_back(BungleAttack{seat, slot});
    }
    for (Permanent card : values<Permanent>()) {
        actions.insert(actions.end(), {Action{UsePower{card}}, Action{ChooseCard{card}}});
        for (DamageType type : values<DamageType>()) actions.push_back(hero_master::Convert{card, type});
    }
    for (Place place : values<Place>()) actions.push_back(SwapWith{place});
    for (std::uint64_t bits = 0; bits <= Permanents::universe; ++bits)
        actions.push_back(ApplyCards{Permanents::from_bits(bits)});
    for (Seat seat : values<Seat>()) actions.push_back(ChooseHero{seat});
    for (ItemSlot slot : values<ItemSlot>())
        actions.insert(actions.end(), {Action{hero_master::Equip{slot}}, Action{ChooseItem{slot}}});
    for (Source source : values<Source>()) actions.push_back(CarryOutNext{source});
    return actions;
}

inline const auto candidates = [](auto&& f) {
    static const std::vector<Action> actions = all_actions();
    for (const Action& action : actions) f(action);
};

}  // namespace hero_master_test
