#pragma once

#include <array>

#include <heroes/hero_master/cards.hpp>
#include <heroes/hero_master/effects.hpp>
#include <heroes/hero_master/pieces.hpp>

namespace heroes::hero_master {

// An attack: its strengths (Regular, Fire, Ice, Spirit), hit bonus, armour bonus and effects.
constexpr ActionType attack(const Strengths& strengths, int hit = 0, int armour = 0, const Effects& effects = {}) {
    return {.strengths = strengths,
            .hit = static_cast<std::int8_t>(hit),
            .armour = static_cast<std::int8_t>(armour),
            .effects = effects};
}
// A bungle: what it takes off, its Critical Fail threshold and effects.
constexpr ActionType bungle(const Strengths& reductions, int threshold, const Effects& effects = {}) {
    return {.is_bungle = true,
            .strengths = reductions,
            .threshold = static_cast<std::uint8_t>(threshold),
            .effects = effects};
}

namespace detail {

inline constexpr RaceCard dwarf{0}, halfling{1}, elf{2}, gnome{3};
inline constexpr ClassCard barbarian{0}, wizard{1}, rogue{2}, priest{3};

}  // namespace detail

// The Action cards: of races, HMA-C009 to HMA-C028, of classes, HMA-C029 to HMA-C052, of the Treasure deck, HMA-C114 to
// HMA-C123, and of the Protest deck, HMA-C138 to HMA-C145.
inline constexpr std::array<Printed<ActionType>, 62> standard_actions{{
    {"Insubordinate",
     attack({4, 0, 0, 0}, 0, 0, {t4(take_token()), t5(strength(regular, -3)).if_not_leader()}).of(detail::dwarf),
     "Orders are for taller people."},
    {"Hot Forged Temper", attack({2, 2, 0, 0}, 0, 0, {t6(refresh(Sort::weapon, 1))}).of(detail::dwarf),
     "Do not tap the anvil."},
    {"Ale First, Axe Later", attack({3, 0, 0, 0}, 0, 0, {t3(heal(2))}).of(detail::dwarf), "The axe can wait."},
    {"Portly", bungle({1, 0, 0, 0}, 7, {t5(no_weapons())}).of(detail::dwarf), "Wide where it matters."},
    {"Beard in the Way", bungle({1, 1, 1, 0}, 5).of(detail::dwarf), "It has its own opinions."},

    {"Brave", attack({4, 0, 0, 0}, 0, 0, {t5(strength(regular, 2)).if_foe(brute)}).of(detail::halfling),
     "Or has not looked up yet."},
    {"Unexpected", attack({2, 0, 0, 0}, 2, 0, {t4(take_token())}).of(detail::halfling), "Nobody looks down."},
    {"Second Breakfast", attack({2, 0, 0, 2}, 0, 0, {t7(heal(2))}).of(detail::halfling), "Victory is a side dish."},
    {"Underfoot", bungle({1, 1, 1, 1}, 5).of(detail::halfling), "Mind the... too late."},
    {"Are We There Yet?", bungle({0, 0, 0, 2}, 6, {t4(draw(1)).optional()}).of(detail::halfling), "No. Still no."},

    {"Mind the Hair", attack({0, 0, 3, 0}, 1, 0, {t1(refresh(Sort::weapon, 1)).optional()}).of(detail::elf),
     "Cold looks can kill."},
    {"Shooting from the Lip", attack({3, 0, 0, 0}, 1, 0, {t5(strength(regular, 1)).if_foe(greenie)}).of(detail::elf),
     "The bow is for show."},
    {"Moonlit Sulk", attack({0, 0, 2, 2}, 0, 2, {t6(draw(1)).optional()}).of(detail::elf),
     "Nobody understands him. Them. It."},
    {"I Was Leading, Actually", bungle({1, 0, 0, 0}, 5, {t4(take_token())}).of(detail::elf), "Since the Second Age."},
    {"Too Graceful to Help", bungle({1, 0, 2, 0}, 6).of(detail::elf), "Stands there, glowing."},

    {"It Was Meant to Explode", attack({0, 4, 0, 0}, 0, 0, {t2(wound(1))}).of(detail::gnome), "Eyebrows are optional."},
    {"Ankle Biter", attack({3, 0, 0, 0}, 0, 0, {t5(hit(2)).if_foe(brute)}).of(detail::gnome), "Works its way up."},
    {"Patent Pending", attack({2, 0, 2, 0}, 0, 0, {t4(place_token())}).of(detail::gnome), "Version nought point one."},
    {"Small but Loud", bungle({0, 0, 0, 1}, 7, {t2(loot(1)).on(Whom::bungler)}).of(detail::gnome),
     "Heard three valleys away."},
    {"Loose Screws", bungle({1, 0, 0, 0}, 5, {t4(exhaust(Sort::weapon, 1)).on(Whom::attacker)}).of(detail::gnome),
     "Those were holding something."},

    {"Wild Swings!", attack({5, 0, 0, 0}, 1, 0, {while_laid(last_attack())}).of(detail::barbarian),
     "Stand back. Further."},
    {"Thrown Furniture", attack({4, 0, 0, 0}, -1, 0, {t5(hit(1)).if_foe(greenie)}).of(detail::barbarian),
     "The chair had it coming."},
    {"Bellow", attack({2, 0, 0, 1}, 0, 0, {t4(take_token())}).of(detail::barbarian), "Leadership, loudly."},
    {"Walk It Off", attack({3, 0, 0, 0}, 0, 0, {t6(refresh(Sort::weapon, 1))}).of(detail::barbarian),
     "It is only a leg."},
    {"Huh?!", bungle({0, 1, 1, 1}, 8).of(detail::barbarian), "Could you repeat the plan?"},
    {"Come 'ere!", bungle({0, 0, 0, 1}, 4, {t4(swap_monster()).optional()}).of(detail::barbarian),
     "Pick on someone my size."},

    {"Pyromaniac",
     attack({0, 2, 0, 0}, 0, 0, {t4(refresh(Sort::hero, 1)), t5(multiply(fire, 2)).if_weapon(fire)}).of(detail::wizard),
     "Burns well with others."},
    {"Polymorph", attack({0, 0, 0, 3}, 1, 0, {t4(replace_monster())}).of(detail::wizard), "It was better as a goose."},
    {"Fireball (Indoors)", attack({0, 4, 0, 0}, 0, 0, {t2(wound(1)).on(Whom::present)}).of(detail::wizard),
     "Range: everyone."},
    {"Frozen Stiff", attack({0, 0, 3, 0}, 0, 0, {t5(ferocity(-1))}).of(detail::wizard), "Chilled, not served."},
    {"Magic Shield", bungle({0, 1, 2, 0}, 5).of(detail::wizard), "Mostly in your way."},
    {"Wrong Summons", bungle({1, 0, 0, 0}, 6, {t4(lurk(1))}).of(detail::wizard), "That is not a butler."},

    {"Dirty Tactics", attack({2, 0, 2, 0}, 0, 0, {t1(draw(1)).optional()}).of(detail::rogue),
     "Snow down the trousers."},
    {"Hide in Shadows", attack({2, 0, 0, 0}, 0, 3, {while_laid(return_to_hand()).optional()}).of(detail::rogue),
     "Shadow sold separately."},
    {"Evasion", attack({0, 0, 0, 0}, 0, 3, {while_laid(displace()).optional()}).of(detail::rogue),
     "After you. I insist."},
    {"Backstab (From the Front)",
     attack({3, 0, 0, 0}, 2, 0, {t5(strength(regular, 2)).if_not_leader()}).of(detail::rogue),
     "Anatomy was never a strength."},
    {"Untrustworthy", bungle({1, 2, 0, 0}, 6, {t4(drop_attack()).optional()}).of(detail::rogue),
     "Crossed fingers, both hands."},
    {"Light Fingers",
     bungle({1, 0, 0, 0}, 7, {t4(steal(1)).on(Whom::attacker), t2(steal(1)).on(Whom::attacker)}).of(detail::rogue),
     "Is this your purse?"},

    {"Smite, Lightly", attack({0, 0, 0, 3}, 1, 0, {t5(strength(spirit, 2)).if_foe(fiend)}).of(detail::priest),
     "Bless you. Whack."},
    {"Interminable Sermon", attack({0, 0, 0, 4}, -1, 0, {t1(draw(1)).optional(), t4(take_token())}).of(detail::priest),
     "Chapter nine of ninety."},
    {"Laying on of Hands", attack({1, 0, 0, 2}, 0, 0, {t3(heal(3))}).of(detail::priest), "Wash them first."},
    {"Righteous Kick", attack({2, 0, 0, 2}, 0, 0, {t5(strength(each, 2)).if_foe(undead)}).of(detail::priest),
     "Turn the other shin."},
    {"Forced Confession", bungle({1, 0, 0, 1}, 6, {t2(heal(2)).on(Whom::bungler)}).of(detail::priest),
     "Now is the time to share."},
    {"Hymn Out of Tune", bungle({0, 1, 0, 2}, 6, {t6(discard(1)).on(Whom::attacker)}).of(detail::priest),
     "All forty verses."},

    {"Scroll of Sudden Hail", attack({0, 0, 5, 0}).owned(Owner::treasure), "Indoor weather."},
    {"Barrel of Lamp Oil", attack({0, 5, 0, 0}, 0, 0, {t2(wound(2))}).owned(Owner::treasure), "Roll, light, regret."},
    {"Exorcism for Beginners",
     attack({0, 0, 0, 4}, 0, 0, {t5(strength(spirit, 2)).if_foe(undead), t7(gain(1))}).owned(Owner::treasure),
     "Get out. Please."},
    {"Heroic Pose",
     attack({3, 0, 0, 0}, 0, 0, {t1(heal(1)), t4(take_token()), t5(strength(regular, 2)).if_leader()})
         .owned(Owner::treasure),
     "Chin up, guard down."},
    {"Unlabelled Potion", attack({2, 0, 0, 2}, 0, 0, {t3(heal(3))}).owned(Owner::treasure), "Tastes of blue."},
    {"Grappling Hook", attack({3, 0, 0, 0}, 1, 0, {t4(swap_monster()).optional()}).owned(Owner::treasure),
     "Not that one. The other one."},
    {"Banana Skin", bungle({0, 0, 0, 0}, 10).owned(Owner::treasure), "A classic."},
    {"Bucket of Glue", bungle({2, 2, 2, 2}, 3).owned(Owner::treasure), "Sticks with you."},
    {"Nothing to See Here",
     bungle({1, 1, 0, 0}, 6, {t2(steal_treasure()).optional().on(Whom::attacker)}).owned(Owner::treasure), "Mine now."},
    {"Whoopee Cushion", bungle({0, 0, 1, 1}, 7, {t4(draw(1)).optional()}).owned(Owner::treasure), "Beneath you."},

    {"Me First!", attack({4, 0, 0, 0}, 1, 0, {t4(take_token())}).owned(Owner::protest), "Age before beauty."},
    {"Tearful Outburst", attack({0, 0, 0, 4}, 1, 0, {t3(heal(1))}).owned(Owner::protest), "There, there."},
    {"Cold Shoulder", attack({0, 0, 4, 0}, 1, 1).owned(Owner::protest), "Not talking to you."},
    {"Full Tantrum", attack({0, 4, 0, 0}, 1, 0, {t4(place_token())}).owned(Owner::protest), "Feet drumming."},
    {"You Will All Be Sorry", attack({3, 0, 0, 3}, 0, 0, {t7(gain(2))}).owned(Owner::protest),
     "List of names attached."},
    {"It Is Not Fair", bungle({1, 0, 0, 1}, 9).owned(Owner::protest), "Stamps foot. Yours."},
    {"I Licked It", bungle({1, 1, 1, 1}, 6, {t2(steal(1)).on(Whom::attacker)}).owned(Owner::protest), "So it is mine."},
    {"Nobody Asked You", bungle({1, 0, 0, 0}, 5, {t4(take_token())}).owned(Owner::protest), "And nobody will."},
}};

}  // namespace heroes::hero_master
