#pragma once

// Every action that anybody could send, for the laws.

#include <cstdint>
#include <vector>

#include "support.hpp"

namespace shining_test {

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
    std::vector<Action> actions{Decline{}, Pass{},       Stop{},    EndActivation{},   StayExhausted{},
                                Retire{},  BeginAgain{}, Concede{}, ChooseLine{false}, ChooseLine{true}};
    for (const HeroCard card : values<HeroCard>()) actions.push_back(ChooseHero{card});
    for (const Model model : values<Model>())
        actions.insert(actions.end(), {Action{NameHero{model}}, Action{TargetModel{model}}});
    for (const Square at : values<Square>())
        actions.insert(actions.end(), {Action{PlaceAt{at}}, Action{Move{at}}, Action{TargetSquare{at}}});
    for (const Weapon weapon : values<Weapon>()) actions.push_back(Attack{weapon});
    for (const Power power : values<Power>()) actions.push_back(UsePower{power});
    for (const Item item : values<Item>()) {
        actions.push_back(UseItem{item});
        for (const Model model : values<Model>()) actions.push_back(Give{item, model});
    }
    for (const DieSize size : values<DieSize>())
        for (std::uint8_t face = 0; face <= 11; ++face) actions.push_back(Discard{size, face});
    for (const Direction direction : values<Direction>()) actions.push_back(Push{direction});
    for (const Stat stat : values<Stat>()) actions.push_back(RaiseStat{stat});
    for (const Recovery recovery : values<Recovery>()) actions.push_back(Recover{recovery});
    for (const EncounterCard card : values<EncounterCard>()) actions.push_back(TakePath{card});
    for (const QuestCard card : values<QuestCard>()) actions.push_back(TakeQuest{card});
    return actions;
}

inline const auto candidates = [](auto&& f) {
    static const std::vector<Action> actions = all_actions();
    for (const Action& action : actions) f(action);
};

}  // namespace shining_test
