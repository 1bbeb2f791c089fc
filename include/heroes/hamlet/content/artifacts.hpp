#pragma once

#include <array>

#include <heroes/hamlet/cards.hpp>
#include <heroes/hamlet/effects.hpp>
#include <heroes/hamlet/pieces.hpp>

namespace heroes::hamlet {

// Fifteen artifacts, three to a set in the order of the Sigils, HAM-C40.
inline constexpr std::array<Printed<ArtifactType>, 15> standard_artifacts{{
    {"Saint Ruk's Hammer", {attack_mod(1)}, "He built the Abbey with it, and then he was asked to leave."},
    {"Saint Ruk's Helm", {defense_mod(1)}, "Dented from within."},
    {"Saint Ruk's Gauntlet", {attack_mod(2)}, "The fist inside it has never quite unclenched."},
    {"Saint Ama's Crook", {attack_mod(1)}, "For sheep, and for wolves who asked."},
    {"Saint Ama's Cloak", {defense_mod(1)}, "Given away nine times. It came back every time."},
    {"Saint Ama's Ladle", {defense_mod(2)}, "She fed everybody else first."},
    {"Saint Vey's Dagger", {attack_mod(1)}, "Kept clean for nineteen years. Used for one evening."},
    {"Saint Vey's Veil", {defense_mod(1)}, "So that they would not see her coming."},
    {"Saint Vey's Crown of Briars", {thorns(1)}, "Embrace her and learn."},
    {"Saint Odo's Broken Sword", {attack_mod(1)}, "He broke it himself, too late."},
    {"Saint Odo's Sackcloth", {defense_mod(1)}, "Itches like a conscience."},
    {"Saint Odo's Chain", {tie_strike(1)}, "Each link an apology, and heavy."},
    {"Saint Lin's Lancet", {attack_mod(1)}, "The kindest cut in the reliquary."},
    {"Saint Lin's Lantern", {defense_mod(1)}, "Left burning for those who come home late."},
    {"Saint Lin's Cup", {regenerate(1)}, "Never empty. Never quite clean."},
}};

// The five Sigils, HAM-C42.
inline constexpr std::array<Printed<SigilType>, 5> standard_sigils{{
    {"Sigil of Wrath", {attack_mod(3)}, "A saint with a temper is still a saint."},
    {"Sigil of Selflessness", {defense_mod(2)}, "Worn by people who were standing in front."},
    {"Sigil of Revenge", {thorns(2)}, "Forgive, it says on the back. The back is worn smooth."},
    {"Sigil of Redemption", {{}, Reroll::own_attack}, "Everyone deserves another throw."},
    {"Sigil of Mercy", {regenerate(2)}, "Also for you, though you did not ask."},
}};

}  // namespace heroes::hamlet
