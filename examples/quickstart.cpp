#include <heroes/hedra.hpp>
#include <heroes/tools/odds.hpp>
#include <iostream>

using namespace heroes;
using namespace heroes::hedra;

int main() {
    // A Mage, a Rogue and a Barbarian stand against a Dragon that shows 9.
    Position fight;
    fight.phase(Phase::attack).on(field(1), Seat::one, {mage(1), rogue(1), barbarian(1)});
    const auto state = fight.on(field(1), Seat::two, {dragon(9)}).with(Pcg32{42});

    // An illegal action is answered with the clause that forbids it: HED-081, and a sentence.
    const Verdict verdict = judge(state.table, Attack{field(2)});
    std::cout << verdict.clause() << ": " << verdict.reason() << '\n';

    // Odds are exact, by the ordinary rules: 127 in 144.
    const auto clears = [](const auto& next) { return next.scores[Seat::one] > 0; };
    const Probability chance = odds(state.table, Attack{field(1)}, clears);
    std::cout << chance.numerator() << " in " << chance.denominator() << '\n';

    // State in, state out. What went in is as it was.
    const auto next = apply(state, Attack{field(1)});
    std::cout << "before " << state.table.scores[Seat::one] << ", after " << next.table.scores[Seat::one] << '\n';
}
