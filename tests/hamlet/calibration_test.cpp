#include "cards.hpp"

#include <array>
#include <cmath>
#include <cstddef>

using namespace hamlet_test;

// How the standard cards are balanced: the figures of the clause book, found again by rolling every roll there is.
namespace {

// How likely each damage is.
using Damages = std::array<double, 32>;

// Carries an attack out with these dice, without re-rolls, and answers what both sides were told.
template <class Rules>
std::vector<AttackResolved> attack_with(Table<Rules> table, ScriptedDice dice) {
    std::vector<AttackResolved> attacks;
    const auto note = [&](const Event& event) {
        if (const auto* attack = get_if<AttackResolved>(&event)) attacks.push_back(*attack);
    };
    play(table, Attack{}, dice, note);
    if (waits_for_a<ChooseReroll>(table)) play(table, KeepRoll{}, dice, note);
    return attacks;
}

template <class F>
void for_each_roll(F&& f) {
    for (int roll = 0; roll != 6 * 6 * 6 * 6 * 6; ++roll)
        f(1 + roll % 6, 1 + roll / 6 % 6, 1 + roll / 36 % 6, 1 + roll / 216 % 6, 1 + roll / 1296);
}

template <class Rules>
Damages damages_by_hero(const Table<Rules>& table) {
    Damages odds{};
    for_each_roll([&](int a, int b, int c, int d, int e) {
        odds[attack_with(table, ScriptedDice{a, b, c, d, e, 1, 1, 1, 6, 6})[0].damage] += 1.0 / 7776;
    });
    return odds;
}
// The hero's own attack is a tie that changes nothing.
template <class Rules>
Damages damages_by_opponent(const Table<Rules>& table) {
    Damages odds{};
    for_each_roll([&](int a, int b, int c, int d, int e) {
        odds[attack_with(table, ScriptedDice{1, 1, 1, 6, 6, a, b, c, d, e})[1].damage] += 1.0 / 7776;
    });
    return odds;
}

double mean(const Damages& damages) {
    double sum = 0;
    for (std::size_t damage = 0; damage != damages.size(); ++damage)
        sum += static_cast<double>(damage) * damages[damage];
    return sum;
}

// The chance that the hero, who attacks first, wins a fight to the end. A round in which both miss is repeated.
class Fights {
public:
    template <class Rules>
    explicit Fights(const Table<Rules>& table)
        : by_hero_(damages_by_hero(table)), by_opponent_(damages_by_opponent(table)) {}

    double chance(int hero, int opponent) {
        if (hero <= 0) return 0;
        if (opponent <= 0) return 1;
        double& known = chances_[static_cast<std::size_t>(hero)][static_cast<std::size_t>(opponent)];
        if (known == 0) known = find(hero, opponent);
        return known;
    }

private:
    double find(int hero, int opponent) {
        double won = 0;
        for (int dealt = 0; dealt != 32; ++dealt) {
            const double first = by_hero_[static_cast<std::size_t>(dealt)];
            if (opponent <= dealt) {
                won += first;
                continue;
            }
            for (int taken = dealt == 0 ? 1 : 0; taken != 32; ++taken)
                if (const double second = by_opponent_[static_cast<std::size_t>(taken)]; first * second > 0)
                    won += first * second * chance(hero - taken, opponent - dealt);
        }
        return won / (1 - by_hero_[0] * by_opponent_[0]);
    }

    Damages by_hero_;
    Damages by_opponent_;
    std::array<std::array<double, 64>, 32> chances_{};
};

template <class Rules>
double win_chance(const Table<Rules>& table) {
    return Fights(table).chance(table.heroes[one].health, table.encounter.health);
}

bool agrees(double found, double stated, double digits = 0.00005) { return std::abs(found - stated) <= digits; }

// A bare hero against a monster away from home.
Table<> against(MonsterCard card, std::initializer_list<MutationCard> mutations = {}) {
    return Position{}.monster(bogs, card, mutations).fighting(lair(bogs)).table();
}

// A hero of 22 health against the Champion, whose mutations matter only to those who run, with a Sigil that changes no
// attack.
Position<> against_champion(std::initializer_list<HeroCard> dead = {},
                            std::initializer_list<MonsterCard> offered = {}) {
    return Position{}
        .hero(one, guard)
        .maximum(one, 22)
        .health(one, 22)
        .champion(gritty, {web, legs, fog})
        .graveyard(dead, offered)
        .sigils(one, {Sigil::revenge})
        .fighting(Lair::abbey);
}

}  // namespace

TEST_CASE("HAM-C65 the mean damage of an attack by its net bonus") {
    const auto damage = [](auto position) {
        return mean(damages_by_hero(position.monster(bogs, bat).fighting(lair(bogs)).table()));
    };
    constexpr ItemCard toothpick = standard_content.items.named("Ogre's Toothpick");
    CHECK(agrees(damage(Position{}.won(3, caves)), 1.29, 0.005));
    CHECK(agrees(damage(Position{}.won(2, caves)), 2.39, 0.0051));
    CHECK(agrees(damage(Position{}.decree(heroes_weak)), 3.09, 0.005));
    CHECK(agrees(damage(Position{}), 3.87, 0.005));
    CHECK(agrees(damage(Position{}.equip(one, {item(cleaver)})), 4.72, 0.005));
    CHECK(agrees(damage(Position{}.equip(one, {item(spear)})), 5.62, 0.005));
    CHECK(agrees(damage(Position{}.equip(one, {item(axe)})), 6.56, 0.005));
    CHECK(agrees(damage(Position{}.equip(one, {item(axe), item(cleaver)})), 7.53, 0.005));
    CHECK(agrees(damage(Position{}.equip(one, {item(axe), item(toothpick)})), 9.50, 0.005));
}

TEST_CASE("HAM-C65 HAM-013 at net zero 0.221 of all attacks are ties") {
    int ties = 0;
    const auto table = against(bat);
    for_each_roll([&](int a, int b, int c, int d, int e) {
        ties += attack_with(table, ScriptedDice{a, b, c, d, e, 1, 1, 1, 6, 6})[0].tie ? 1 : 0;
    });
    CHECK(agrees(ties / 7776.0, 0.221, 0.0005));
}

TEST_CASE("HAM-C65 the chances of a bare hero who fights to the end") {
    CHECK(agrees(win_chance(against(bat)), 0.9871));                 // 4 0 0
    CHECK(agrees(win_chance(against(echo)), 0.9479));                // 6 1 0
    CHECK(agrees(win_chance(against(echo, {health_2})), 0.9043));    // 8 1 0
    CHECK(agrees(win_chance(against(horror)), 0.7513));              // 8 2 1
    CHECK(agrees(win_chance(against(horror, {health_2})), 0.6427));  // 10 2 1
    CHECK(agrees(win_chance(against(landlord)), 0.4386));            // 12 3 1
}

TEST_CASE("HAM-C34 HAM-C65 a bare hero beats the median monster in 85 fights of 100") {
    // In the order of the table the middle one is the sixth: 6 health, no Attack, defense 1; its neighbours are 6 1 0
    // and 7 1 0.
    CHECK(win_chance(against(stalagmite)) > 0.85);
    CHECK(win_chance(against(echo)) > 0.85);
    CHECK(win_chance(against(mole)) > 0.85);
}

TEST_CASE("HAM-C65 HAM-193 HAM-194 the chances of a hero of 22 health against the Champion") {
    const auto sword_and_mail = [](Position<> position) {
        return position.sigils(one, {Sigil::redemption}).equip(one, {item(spear), item(mail)});
    };
    const auto four_and_four = [](Position<> position) {
        return position.sigils(one, {Sigil::wrath, Sigil::selflessness}).equip(one, {item(cleaver), item(mail)});
    };
    const auto six_and_six = [](Position<> position) {
        return position.sigils(one, {Sigil::wrath, Sigil::selflessness})
            .equip(one, {item(axe), item(plate), item(pot)});
    };
    const auto four_dead = against_champion({healer, curer}, {bat, moth});
    const auto eight_dead = against_champion({healer, curer, striker, runner}, {bat, moth, rat, toad});
    const auto twelve_dead =
        against_champion({healer, curer, striker, runner, haggler, rival_spy}, {bat, moth, rat, toad, imp, fox});

    CHECK(agrees(win_chance(against_champion().sigils(one, {Sigil::redemption}).table()), 0.4645));
    CHECK(agrees(win_chance(sword_and_mail(against_champion()).table()), 0.9479));
    CHECK(agrees(win_chance(sword_and_mail(four_dead).table()), 0.3528));
    CHECK(agrees(win_chance(four_and_four(four_dead).table()), 0.8701));
    CHECK(agrees(win_chance(four_and_four(eight_dead).table()), 0.2433));
    CHECK(agrees(win_chance(six_and_six(eight_dead).table()), 0.7425));

    // Eight and eight: the guard's Favor adds three to the defense.
    auto armed = Position<>{twelve_dead}
                     .sigils(one, {Sigil::wrath, Sigil::selflessness})
                     .equip(one, {item(axe), item(spear), item(plate)})
                     .with(ScriptedDice{});
    CHECK(agrees(win_chance(after(armed, UseFavor{}).table), 0.5751));
}

TEST_CASE("HAM-C65 fights that are played out come near the chances") {
    const auto played = [](const Table<>& table, int fights) {
        Pcg32 chance{65};
        int won = 0;
        for (int i = 0; i != fights; ++i) {
            Table<> fight = table;
            while (waits_for_a<CombatTurn>(fight)) play(fight, Attack{}, chance, ignore);
            won += fight.heroes[one].trophies.empty() ? 0 : 1;
        }
        return static_cast<double>(won) / fights;
    };
    CHECK(agrees(played(against(echo), 20000), 0.9479, 0.008));
    CHECK(agrees(played(against(landlord), 20000), 0.4386, 0.018));
}
