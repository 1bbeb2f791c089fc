#pragma once

// Every action that anybody could send, for the laws.

#include <cstdint>
#include <vector>

#include "support.hpp"

namespace hamlet_test {

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
    std::vector<Action> actions{Rearrange{},
                                LeaveSlot{},
                                EmptySlot{},
                                ReachForRelic{},
                                Heal{},
                                OblationHealth{},
                                OblationRecharge{},
                                StayHome{},
                                EnterWilderness{},
                                ChallengeChampion{},
                                GoHome{},
                                Fight{},
                                Flee{},
                                UseFavor{},
                                Attack{},
                                KeepRoll{},
                                TakeLoot{},
                                LeaveLoot{}};
    for (ItemCard card : values<ItemCard>())
        actions.insert(actions.end(), {Action{RevealItem{card}}, Action{Give{card}}});
    for (Item item : values<Item>()) actions.push_back(Equip{item});
    for (MonsterCard card : values<MonsterCard>())
        actions.insert(actions.end(), {Action{Offer{card}}, Action{Pay{card}}, Action{PutNext{card}}});
    for (std::uint64_t bits = 0; bits <= ShopSpaces::universe; ++bits)
        actions.insert(actions.end(),
                       {Action{Shop{ShopSpaces::from_bits(bits)}}, Action{Sell{ShopSpaces::from_bits(bits)}}});
    for (Region region : values<Region>()) actions.push_back(SelectRegion{region});
    for (Slot slot : values<Slot>()) actions.push_back(UseConsumable{slot});
    for (Seat seat : values<Seat>()) actions.push_back(Spy{seat});
    for (RerollSource source : values<RerollSource>())
        for (std::uint64_t bits = 0; bits <= Dice::universe; ++bits)
            actions.push_back(RerollDice{source, Dice::from_bits(bits)});
    for (Artifact artifact : values<Artifact>()) actions.push_back(TakeArtifact{artifact});
    for (Sigil set : values<Sigil>()) actions.push_back(KeepSet{set});
    for (HeroCard hero : values<HeroCard>()) actions.push_back(KeepHero{hero});
    return actions;
}

inline const auto candidates = [](auto&& f) {
    static const std::vector<Action> actions = all_actions();
    for (const Action& action : actions) f(action);
};

}  // namespace hamlet_test
