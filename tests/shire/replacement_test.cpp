#include "support.hpp"

#include <cstdint>
#include <utility>

#include <heroes/shire/words.hpp>
#include <words.hpp>

using namespace shire_test;

// Other contents: a sixth character beside the five, and an arena with characters, counts and numbers of its own.

namespace {

// The Warlock of the rulebook's examples, as far as the vocabulary carries it.
constexpr PrintedCharacter warlock{
    .name = "Warlock",
    .flavour = "Signs in blood, reads afterwards.",
    .colour = Colour::green,
    .stats = {{3, 7, 4, 4}},
    .hp = 36,
    .element = Element::shadow,
    .armour = ArmourClass::light,
    .ability_name = "Army of the Dead",
    .ability = {pet_limit(2), on(Trigger::begin_turn, you(purge_negative())).optional()},
    .board =
        {
            {"Shadow Bolt", ranged(Element::shadow, {Stat::intellect}, 0, one_enemy(deal(1)))},
            {"Shadow Flame", ranged({Stat::intellect}, 4, enemies(deal(5).more_against(Condition::burn, 50)))},
            {"Gloom", support(3, one_enemy(buff(Stat::strength, -1, 3), buff(Stat::intellect, -1, 3)))},
            {"Rise", support(4, you(summon(own_card(1)), summon(own_card(2))))},
            {"Demonic Ritual", support(6, you(raise_hp_by_percent(50))).needing(Needs::from_round, 4)},
        },
    .paths = {{
        {"Decimation",
         {
             {"Defensive Gloom", Passives{upgrade(board(3), buff(Stat::defence, -1, 3))}},
             {"Death Coil", ranged({Stat::intellect}, 4, one_enemy(deal(0), heal(8).to_you().if_died()))},
             {"Incinerate", ranged(Element::fire, {Stat::intellect}, 4, one_enemy(deal(4)))},
             {"Shadow Storm",
              ranged(Element::shadow, {Stat::intellect}, 4, one_enemy(deal(1), buff(Stat::intellect, 2, 2).to_you()))},
             {"Shadow Strategy", Passives{bonus(1, Filter::any, Scope::you)}},
         }},
        {"Demon Form",
         {
             {"Restore the Dead", support(4, you(summon(own_card(1)), summon(own_card(2)))).needing(Needs::died, 2)},
             {"Demonic Curse", melee({Stat::strength}, 2, one_enemy(deal(3), give(Condition::darkness, 3)))},
             {"Demon Fire", ranged(Element::fire, {Stat::intellect}, 4, one_enemy(deal(5), give(Condition::burn)))},
         }},
        {"Soul Harvesting",
         {
             {"Intelligent Gloom", Passives{upgrade(board(3), buff(Stat::intellect, -1, 3)),
                                            upgrade(board(3), buff(Stat::strength, -1, 3))}},
             {"Drain Life", ranged({Stat::intellect}, 3, one_enemy(deal(0), hp_regen(2, 3).to_you()))},
         }},
    }},
    .cards =
        {
            {"Ghoul", CardKind::pet, {{4, 0, 4, 1}}, 6, {}, {{"Claw", melee({Stat::strength}, 0, one_enemy(deal(1)))}}},
            {"Wight",
             CardKind::pet,
             {{3, 0, 3, 2}},
             8,
             {},
             {{"Grasp", melee({Stat::strength}, 0, one_enemy(deal(1)))}}},
        },
};

constexpr Content with_warlock = content_of(standard_chart, cleric, paladin, hunter, berserker, warrior, warlock);

struct WithWarlock : StandardRules {
    [[maybe_unused]] static constexpr std::string_view name = "with the Warlock";
    static constexpr const Content& content = with_warlock;
    static constexpr Knobs knobs{.passing_allowed = true};
};

// A small arena: a Knight and a Witch with a totem.
constexpr PrintedCharacter knight{
    .name = "Knight",
    .stats = {{4, 0, 3, 2}},
    .hp = 25,
    .element = Element::water,
    .ability_name = "Vows",
    .ability = {on(Trigger::begin_turn, you(heal(1))), on(Trigger::begin_turn, enemies(strike(1))),
                on(Trigger::damaged, source(strike(1))).optional()},
    .board =
        {
            {"Jab", melee({Stat::strength}, 0, one_enemy(deal(1)))},
            {"Sweep", melee({Stat::strength}, 0, enemies(deal(0)))},
            {"Gash", melee({Stat::strength}, 1, one_enemy(deal(0))).rolling(Condition::bleed, 3)},
        },
    .paths = {{{"Honour", {{"Aid", Passives{on(Trigger::begin_turn, one_ally(shield(2)))}}}},
               {"Steel", {}},
               {"Faith", {}}}},
    .cards = {},
};
constexpr PrintedCharacter witch{
    .name = "Witch",
    .stats = {{1, 4, 5, 1}},
    .hp = 20,
    .element = Element::fire,
    .ability_name = "Circle",
    .ability = {pet_limit(1)},
    .board =
        {
            {"Hexfire", ranged(Element::fire, {Stat::intellect}, 0, one_enemy(deal(0)))},
            {"Raise Totem", support(2, you(summon(own_card(1))))},
        },
    .paths = {{{"Earth", {{"Root", support(3, one_enemy(immobilise(2)))}}}, {"Air", {}}, {"Sea", {}}}},
    .cards = {{"Wind Totem", CardKind::totem, {{0, 0, 0, 0}}, 4, {aura(Stat::agility, 2, Scope::allies)}, {}}},
};
constexpr Chart small_chart = [] {
    Chart chart{};
    chart[Element::fire][Element::water] = 3;
    return chart;
}();
constexpr Content small_arena = content_of(small_chart, knight, witch);

struct SmallArena : StandardRules {
    static constexpr std::string_view name = "small arena";
    static constexpr const Content& content = small_arena;
    static constexpr Knobs knobs{.passing_allowed = true};
};
struct BleedingArena : SmallArena {
    static constexpr Knobs knobs{.passing_allowed = true, .each_success_adds_bleed = true};
};

struct SpendingArena : SmallArena {
    static constexpr Knobs knobs{.all_points_spent = true};
};

// Whoever hurts the Penitent takes its burdens away.
constexpr PrintedCharacter penitent{
    .name = "Penitent",
    .stats = {{3, 0, 4, 1}},
    .hp = 20,
    .ability_name = "Absolution",
    .ability = {on(Trigger::damaged, you(purge_negative()))},
    .board =
        {
            {"Push", melee({Stat::strength}, 0, one_enemy(deal(1)))},
            {"Train", support(0, you(buff(Stat::strength, 1, Turns::permanent)))},
        },
    .paths = {{{"Sorrow", {}}, {"Shame", {}}, {"Silence", {}}}},
    .cards = {},
};
constexpr PrintedCharacter accuser{
    .name = "Accuser",
    .stats = {{3, 0, 5, 1}},
    .hp = 20,
    .ability_name = "Zeal",
    .ability = {},
    .board =
        {
            {"Cane", melee({Stat::strength}, 0, one_enemy(deal(0)))},
            {"Burden", support(0, one_enemy(buff(Stat::strength, -1, Turns::permanent)))},
        },
    .paths = {{{"Law", {}}, {"Order", {}}, {"Doubt", {}}}},
    .cards = {},
};
constexpr Content court = content_of(small_chart, penitent, accuser);

struct Court : StandardRules {
    static constexpr std::string_view name = "court";
    static constexpr const Content& content = court;
    static constexpr Knobs knobs{.passing_allowed = true};
};
struct ThoroughCourt : Court {
    static constexpr Knobs knobs{.passing_allowed = true, .purge_takes_good_conditions = true};
};
struct CrampedCourt : Court {
    static constexpr Knobs knobs{.passing_allowed = true, .most_permanent_buffs = 1};
};

template <class Rules>
auto place(const Options& options, std::initializer_list<std::string_view> names) {
    Position<Rules> at{options};
    std::size_t i = 0;
    for (const std::string_view name : names) at.character(static_cast<Seat>(i++), name);
    return at;
}
template <class S>
S cast_of(const S& state, std::string_view title, Actor target = Actor::nobody) {
    S after = heroes::apply(state, CastSpell{S::Table::Rules::content.spell(title)});
    if (target != Actor::nobody && waits_for_a<ChooseTarget>(after.table)) after = heroes::apply(after, AimAt{target});
    return after;
}

// Random games: every step must pass the audit, and every one must come to its end.
template <class Rules>
std::size_t unsound_games(const Options& options, std::uint64_t games) {
    std::size_t unsound = 0;
    for (std::uint64_t seed = 0; seed != games; ++seed) {
        auto state = new_game<Rules>(options, Pcg32{seed});
        Pcg32 choices{seed + 1000};
        int left = 4000;
        for (; !is_over(state.table) && left != 0; --left) {
            if (!audit(state.table)) break;
            const auto actions = legal_actions(state.table);
            play(state.table, actions[choices.below(static_cast<std::uint32_t>(actions.size()))], state.chance);
        }
        if (!is_over(state.table) && left != 0) ++unsound;
    }
    return unsound;
}

}  // namespace

TEST_CASE("SHI-E20 SHI-E21 SHI-E22 SHI-162 SHI-168 Shadow Flame deals 14, 11 and 9") {
    const auto state = place<WithWarlock>(presets::free_for_all(4), {"Warlock", "Berserker", "Paladin", "Warrior"})
                           .order({a, b, c, d})
                           .card(four, with_warlock.card("Brawl stance"))
                           .condition(two, Condition::burn, Turns::three)
                           .condition(three, Condition::burn, Turns::three)
                           .condition(four, Condition::burn, Turns::three)
                           .with(ScriptedDice{});
    CHECK(damage_of(state.table, a, with_warlock.spell("Shadow Flame"), 0, b).dealt == 14);
    CHECK(damage_of(state.table, a, with_warlock.spell("Shadow Flame"), 0, c).dealt == 11);
    CHECK(damage_of(state.table, a, with_warlock.spell("Shadow Flame"), 0, d).dealt == 9);
    const auto after = cast_of(state, "Shadow Flame");
    CHECK(after.table.characters[three].hp == 36 - 11);
}
TEST_CASE("SHI-E03 a light spell on a frost type deals 1 more") {
    PrintedCharacter illusionist = warlock;
    CHECK(standard_chart[Element::light][Element::frost] == 1);
    illusionist.element = Element::frost;
    const Content changed = content_of(standard_chart, paladin, illusionist);
    CHECK(changed.characters[changed.character("Warlock")].element == Element::frost);
    CHECK(changed.chart[changed.spells[changed.spell("Dispel Evil")].element][Element::frost] == 1);
}
TEST_CASE("SHI-120 SHI-K34 SHI-K72 a spell may need a round to come, or creatures to have died") {
    const auto early = place<WithWarlock>(presets::duel, {"Warlock", "Paladin"}).order({a, b}).round(3);
    CHECK(judge(early.table(), CastSpell{with_warlock.spell("Demonic Ritual")}).clause() == "SHI-120");
    const auto late =
        place<WithWarlock>(presets::duel, {"Warlock", "Paladin"}).order({a, b}).round(4).with(ScriptedDice{});
    const auto ritual = cast_of(late, "Demonic Ritual");
    CHECK(ritual.table.characters[one].base_hp == 54);
    CHECK(ritual.table.characters[one].hp == 54);
    auto table = place<WithWarlock>(presets::duel, {"Warlock", "Paladin"}).order({a, b}).mastery(one, 0, 1, 0).table();
    CHECK(judge(table, CastSpell{with_warlock.spell("Restore the Dead")}).clause() == "SHI-120");
    table.characters[one].deaths = 2;
    const auto restored = cast_of(shire::State<WithWarlock, ScriptedDice>{table, {}}, "Restore the Dead");
    CHECK(pets(restored.table, one).size() == 2);
    CHECK(restored.table.characters[one].deaths == 0);
}
TEST_CASE("SHI-K19 an outcome may need a target of the part to have died") {
    const auto coil = [](int left) {
        const auto state = place<WithWarlock>(presets::free_for_all(3), {"Warlock", "Berserker", "Paladin"})
                               .order({a, b, c})
                               .mastery(one, 2, 0, 0)
                               .hp(one, 10)
                               .hp(two, left)
                               .with(ScriptedDice{});
        return int{cast_of(state, "Death Coil", b).table.characters[one].hp};
    };
    CHECK(coil(4) == 18);
    CHECK(coil(5) == 10);
}
TEST_CASE("SHI-K44 several upgrades of one spell add up") {
    const auto state = place<WithWarlock>(presets::duel, {"Warlock", "Paladin"})
                           .order({a, b})
                           .mastery(one, 1, 0, 1)
                           .with(ScriptedDice{});
    const auto after = cast_of(state, "Gloom");
    CHECK(stat(after.table, b, Stat::strength) == 3);
    CHECK(stat(after.table, b, Stat::intellect) == 3);
    CHECK(stat(after.table, b, Stat::defence) == 4);
}
TEST_CASE("SHI-567 SHI-R87 the Warlock is added without touching a header, and random games with it are sound") {
    CHECK(with_warlock.characters.count == 6);
    CHECK(unsound_games<WithWarlock>(presets::duel, 40) == 0);
    CHECK(unsound_games<WithWarlock>(presets::teams(3, 3), 15) == 0);
    CHECK(unsound_games<WithWarlock>(presets::free_for_all(6), 15) == 0);
}
TEST_CASE("SHI-567 an arena with other characters, counts and numbers is sound") {
    CHECK(small_arena.characters.count == 2);
    CHECK(unsound_games<SmallArena>(presets::duel, 60) == 0);
    CHECK(unsound_games<SmallArena>(presets::free_for_all(4, 1), 30) == 0);
    CHECK(Table<SmallArena>::fingerprint() != Table<>::fingerprint());
}
TEST_CASE("SHI-081 SHI-R74 SHI-015 several abilities of the Hero phase are ordered by their player, and none is left out") {
    const auto state = place<SmallArena>(presets::teams(2, 1), {"Knight", "Witch", "Knight"})
                           .order({b, a, c})
                           .mastery(one, 1, 0, 0)
                           .hp(one, 10)
                           .with(ScriptedDice{});
    const auto asked = heroes::apply(state, Pass{});
    REQUIRE(waits_for(asked.table, HeroPhase{one, 0b1011}));
    CHECK(judge(asked.table, EndHeroPhase{}).clause() == "SHI-015");
    CHECK(judge(asked.table, UseAbility{2}).clause() == "SHI-080");
    const auto struck = heroes::apply(asked, UseAbility{1});
    CHECK(struck.table.characters[two].hp == 19);
    CHECK(struck.table.characters[one].hp == 10);
    REQUIRE(waits_for(struck.table, HeroPhase{one, 0b1001}));
    const auto aided = heroes::apply(struck, UseAbility{3});
    REQUIRE(waits_for(aided.table, ChooseTarget{one}));  // an ability that chooses its target
    const auto done = heroes::apply(aided, AimAt{c});
    CHECK(done.table.characters[three].shield == 2);
    CHECK(done.table.characters[one].hp == 11);  // the last one works by itself
    CHECK(waits_for(done.table, MainPhase{one, a}));
}
TEST_CASE("SHI-R44 SHI-D16 SHI-358 with several CD:0 attacks the holder chooses, and one at all enemies hits all") {
    const auto at = place<SmallArena>(presets::teams(2, 1), {"Witch", "Knight", "Witch"})
                        .order({a, b, c})
                        .condition(two, Condition::counter_attack, Turns::three);
    const auto state = heroes::apply(cast_of(at.with(ScriptedDice{}), "Hexfire"), Decline{});
    REQUIRE(waits_for(state.table, ChooseCounter{two, a}));
    CHECK(legal_actions(state.table).size() == 2);
    CHECK(judge(state.table, PickSpell{small_arena.spell("Gash")}).clause() == "SHI-358");
    CHECK(judge(state.table, Decline{}).clause() == "SHI-358");
    const auto fits = [](const auto& table, const ChooseCounter& choice) { return shire::detail::fits(table, choice); };
    CHECK(fits(state.table, {two, a}));
    CHECK(!fits(state.table, {two, c}));
    CHECK(!fits(state.table, {one, a}));
    auto too_early = state.table;
    get_if<Cast>(&too_early.steps[2])->cursor = 0;
    CHECK(!fits(too_early, {two, a}));
    auto one_left = state.table;
    one_left.characters[two].dice.set(small_arena.slot_of[small_arena.spell("Sweep")], 1);
    CHECK(!fits(one_left, {two, a}));
    const auto swept = heroes::apply(state, PickSpell{small_arena.spell("Sweep")});
    CHECK(swept.table.characters[one].hp == 17);  // 0 + 4 - 1
    CHECK(swept.table.characters[three].hp == 17);
}
TEST_CASE("SHI-D15 SHI-K43 an optional ability is offered when something happens that it answers") {
    const auto state =
        cast_of(place<SmallArena>(presets::duel, {"Witch", "Knight"}).order({a, b}).with(ScriptedDice{}), "Hexfire");
    REQUIRE(waits_for(state.table, OfferAbility{two, 2, a}));
    CHECK(state.table.characters[two].hp == 20);  // 0 + 4 + 3 - 2
    CHECK(heroes::apply(state, UseAbility{2}).table.characters[one].hp == 19);
    CHECK(heroes::apply(state, Decline{}).table.characters[one].hp == 20);
}
TEST_CASE("SHI-R18 one success or more adds one Bleed, or by a house rule each success adds one") {
    const auto gash = []<class Rules>(const Rules&) {
        const auto state = place<Rules>(presets::duel, {"Knight", "Witch"}).order({a, b}).with(ScriptedDice{1, 5, 2});
        const auto after = cast_of(state, "Gash");
        return after.table.characters[two].bleed[Column::second];
    };
    CHECK(gash(SmallArena{}) == 1);
    CHECK(gash(BleedingArena{}) == 2);
}
TEST_CASE("SHI-E26 SHI-206 SHI-K40 a totem takes no turns, and its aura is gone with it") {
    auto state = cast_of(place<SmallArena>(presets::duel, {"Witch", "Knight"}).order({a, b}).with(ScriptedDice{}),
                         "Raise Totem");
    CHECK(stat(state.table, a, Stat::agility) == 7);
    CHECK(state.table.turn.order == Order{a, b});
    CHECK(audit(state.table));
    if (waits_for_a<HeroPhase>(state.table)) state = heroes::apply(state, UseAbility{0});
    const Actor totem = creature_of(one, Beside::first);
    CHECK(state.table.creatures[one][Beside::first].hp == 3);  // the Knight's vow strikes all enemies
    state = cast_of(state, "Jab", totem);
    CHECK(!state.table.standing.has(totem));
    CHECK(stat(state.table, a, Stat::agility) == 5);
}
TEST_CASE("SHI-241 SHI-065 a purge in the own token upkeep takes the Bleeds that are not ticked yet") {
    const auto state = place<Court>(presets::duel, {"Accuser", "Penitent"})
                           .order({a, b})
                           .condition(two, Condition::bleed, Turns::two, 3)
                           .with(ScriptedDice{});
    const auto after = heroes::apply(state, Pass{});
    CHECK(after.table.characters[two].hp == 19);  // the first of them is answered
    CHECK(after.table.characters[two].bleed.empty());
    CHECK(waits_for(after.table, MainPhase{two, b}));
}
TEST_CASE("SHI-241 SHI-R37 by a house rule such a purge takes HP regen as well, otherwise it is still ticked") {
    const auto bled = []<class Rules>(const Rules&) {
        const auto state = place<Rules>(presets::duel, {"Accuser", "Penitent"})
                               .order({a, b})
                               .hp(two, 10)
                               .condition(two, Condition::bleed, Turns::two)
                               .condition(two, Condition::hp_regen, Turns::two, 2)
                               .with(ScriptedDice{});
        const auto asked = heroes::apply(state, Pass{});
        REQUIRE(waits_for(asked.table, OrderTokens{two}));
        return int{heroes::apply(asked, TickToken{Condition::bleed, Turns::two, 0}).table.characters[two].hp};
    };
    CHECK(bled(Court{}) == 11);
    CHECK(bled(ThoroughCourt{}) == 9);
}
TEST_CASE("SHI-241 SHI-069 what a purge takes in the own token upkeep is not ticked in it") {
    const auto state = place<Court>(presets::duel, {"Accuser", "Penitent"})
                           .order({a, b})
                           .condition(two, Condition::burn, Turns::two)
                           .condition(two, Condition::lacerate, Turns::two)
                           .with(ScriptedDice{});
    CHECK(heroes::apply(state, Pass{}).table.characters[two].hp == 20 - 1);
}
TEST_CASE("SHI-R33 SHI-241 where squares for permanent tokens are few a purge frees those of its sign") {
    const auto strength = [](const auto& state) { return stat(state.table, b, Stat::strength); };
    const auto start = place<CrampedCourt>(presets::duel, {"Accuser", "Penitent"}).order({a, b}).with(ScriptedDice{});
    const auto burdened = heroes::apply(cast_of(start, "Burden"), Pass{});
    REQUIRE(strength(burdened) == 2);
    const auto twice = heroes::apply(cast_of(burdened, "Burden"), Pass{});
    CHECK(strength(twice) == 2);
    const auto caned = heroes::apply(cast_of(twice, "Cane"), Pass{});
    REQUIRE(strength(caned) == 3);
    CHECK(strength(cast_of(caned, "Burden")) == 2);

    const auto trained = cast_of(heroes::apply(start, Pass{}), "Train");
    REQUIRE(strength(trained) == 4);
    CHECK(strength(cast_of(trained, "Burden")) == 4);  // both signs need a square
    CHECK(strength(cast_of(cast_of(trained, "Cane"), "Train")) == 4);
}
TEST_CASE("SHI-R62 where all points must be spent nobody needs more nodes than the character has") {
    const auto table = place<SpendingArena>(presets::duel, {"Knight", "Witch"}).order({a, b}).table();
    const auto spend = [&](std::uint8_t first) { return shire::detail::judge_mastery(table, one, {{first, 0, 0}}); };
    CHECK(spend(1));
    CHECK(spend(0).clause() == "SHI-R62");
}
TEST_CASE("SHI-K34 base HP end at 255, and HP rise by as much as they do") {
    const auto ritual = [](int base) {
        const auto at = place<WithWarlock>(presets::duel, {"Warlock", "Paladin"})
                            .order({a, b})
                            .round(4)
                            .base_hp(one, base)
                            .hp(one, 100)
                            .with(ScriptedDice{});
        const Character board = cast_of(at, "Demonic Ritual").table.characters[one];
        return std::pair{int{board.base_hp}, int{board.hp}};
    };
    CHECK(ritual(168) == std::pair{252, 184});
    CHECK(ritual(200) == std::pair{255, 155});
}
TEST_CASE("SHI-567 a creature that casts nothing is told without spells") {
    CHECK(in_tests::words(SmallArena{}, small_arena.card("Wind Totem")) ==
          "totem, 4 HP, strength 0, intellect 0, agility 0, defence 0, +2 agility for all allies");
}

namespace {

// A Herald spurs the others on when it is wounded, and a Martyr begins its turn by hurting itself and then the enemies.
constexpr PrintedCharacter herald{
    .name = "Herald",
    .stats = {{3, 0, 6, 1}},
    .hp = 20,
    .ability_name = "Last Song",
    .ability = {aura(Stat::strength, 2, Scope::allies, While::bloodied)},
    .board =
        {
            {"Cut", melee({Stat::strength}, 0, one_enemy(deal(1)))},
            {"Two Cuts",
             melee({Stat::strength}, 0, one_enemy(deal(1)), one_enemy(deal(1), heal(5).to_you().if_died()))},
        },
    .paths = {{{"Fanfare", {}}, {"March", {}}, {"Silence", {}}}},
    .cards = {},
};
constexpr PrintedCharacter martyr{
    .name = "Martyr",
    .stats = {{3, 0, 2, 1}},
    .hp = 20,
    .ability_name = "Scourge",
    .ability = {on(Trigger::begin_turn, enemies(strike(5).to_you(), strike(2)))},
    .board = {{"Cut", melee({Stat::strength}, 0, one_enemy(deal(1)))}},
    .paths = {{{"Rod", {}}, {"Rope", {}}, {"Nail", {}}}},
    .cards = {},
};
constexpr Content procession = content_of(small_chart, herald, martyr, accuser, penitent);

struct Procession : StandardRules {
    static constexpr std::string_view name = "procession";
    static constexpr const Content& content = procession;
    static constexpr Knobs knobs{.passing_allowed = true};
};

}  // namespace

TEST_CASE("SHI-K40 SHI-206 an aura for allies may hold while its owner has half its HP or less, and stands") {
    const auto strength = [](int left) {
        auto table = place<Procession>(presets::teams(2, 1), {"Herald", "Accuser", "Martyr"}).order({a, b, c}).table();
        table.characters[one].hp = static_cast<std::uint8_t>(left);
        return stat(table, c, Stat::strength);
    };
    CHECK(strength(11) == 3);
    CHECK(strength(10) == 5);
}
TEST_CASE("SHI-K19 SHI-138 only who is defeated by this half of a split spell counts for it") {
    const auto herald_after = [](int left, Actor second) {
        auto state = place<Procession>(presets::free_for_all(3), {"Herald", "Accuser", "Penitent"})
                         .order({a, b, c})
                         .bounty(one)
                         .hp(one, 10)
                         .hp(two, left)
                         .with(ScriptedDice{});
        state = cast_of(state, "Two Cuts", b);
        if (waits_for_a<ChooseTarget>(state.table)) state = heroes::apply(state, AimAt{second});
        return int{state.table.characters[one].hp};
    };
    CHECK(herald_after(3, c) == 10);
    CHECK(herald_after(6, c) == 10);
    CHECK(herald_after(6, b) == 15);
}
TEST_CASE("SHI-136 SHI-R75 what the ability of somebody who falls by it would still have done is lost") {
    const auto accuser_after = [](int left) {
        const auto state = place<Procession>(presets::free_for_all(3), {"Herald", "Accuser", "Martyr"})
                               .order({a, c, b})
                               .hp(three, left)
                               .with(ScriptedDice{});
        return int{heroes::apply(state, Pass{}).table.characters[two].hp};
    };
    CHECK(accuser_after(6) == 18);
    CHECK(accuser_after(5) == 20);
}

// A fair of characters whose abilities and cards meet as those of the standard game never do.
namespace {

constexpr PrintedCharacter totem_carver{
    .name = "Totem Carver",
    .stats = {{3, 0, 6, 1}},
    .hp = 30,
    .ability_name = "Two Hands",
    .ability = {pet_limit(2)},
    .board =
        {
            {"Carve", support(0, you(summon(own_card(1))))},
            {"Chip", melee({Stat::strength}, 0, one_enemy(deal(3)))},
        },
    .paths = {{{"Oak", {}}, {"Ash", {}}, {"Yew", {}}}},
    .cards = {{"Frowning Totem", CardKind::totem, {{0, 0, 9, 0}}, 4, {aura(Stat::defence, -2, Scope::allies)}, {}},
              {"Rat", CardKind::pet, {{1, 0, 2, 1}}, 1, {}, {{"Nip", melee({}, 0, one_enemy(deal(1)))}}}},
};
constexpr PrintedCharacter cat_keeper{
    .name = "Cat Keeper",
    .stats = {{3, 0, 3, 1}},
    .hp = 30,
    .ability_name = "Nine Lives",
    .ability = {pet_limit(1), on(Trigger::pet_died, you(summon(own_card(2))))},
    .board = {{"Hiss", melee({Stat::strength}, 0, one_enemy(deal(3)))}},
    .paths = {{{"Tom", {}}, {"Tabby", {}}, {"Tortoiseshell", {}}}},
    .cards = {{"Kitten", CardKind::pet, {{1, 0, 8, 0}}, 1, {}, {{"Pat", melee({}, 0, one_enemy(deal(1)))}}},
              {"Cat", CardKind::pet, {{1, 0, 9, 0}}, 2, {}, {{"Scratch", melee({}, 0, one_enemy(deal(1)))}}}},
};
constexpr PrintedCharacter dancer{
    .name = "Dancer",
    .stats = {{3, 0, 5, 1}},
    .hp = 30,
    .ability_name = "Change of Steps",
    .ability = {on(Trigger::set_up, you(swap_card(CardKind::stance))),
                on(Trigger::begin_turn, you(swap_card(CardKind::stance))).optional()},
    .board = {{"Kick", melee({Stat::strength}, 0, one_enemy(deal(3)))}},
    .paths = {{{"Heel", {}}, {"Toe", {}}, {"Turn", {}}}},
    .cards = {{"Slow Dance", CardKind::stance, {on(Trigger::begin_turn, you(shield(2)))}, {}},
              {"Quick Dance", CardKind::stance, {on(Trigger::begin_turn, you(buff(Stat::agility, 1, 2)))}, {}}},
};
constexpr PrintedCharacter warder{
    .name = "Warder",
    .stats = {{3, 0, 4, 1}},
    .hp = 30,
    .ability_name = "Keys",
    .ability = {},
    .board =
        {
            {"Escort", support(0, one_ally(heal(1)), same_target(shield(3)))},
            {"Chain", support(0, one_enemy(imprison({Stat::strength}, 1)))},
        },
    .paths = {{{"Lock", {}}, {"Bolt", {}}, {"Bar", {}}}},
    .cards = {},
};
constexpr PrintedCharacter fencer{
    .name = "Fencer",
    .stats = {{3, 0, 4, 1}},
    .hp = 30,
    .ability_name = "Reflexes",
    .ability = {},
    .board =
        {
            {"Lunge", melee({Stat::strength}, 0, one_enemy(deal(1)))},
            {"Parry", melee({Stat::strength}, 2, one_enemy(deal(0))).needing(Needs::when_attacked)},
        },
    .paths = {{{"Foil", {}}, {"Sabre", {}}, {"Sword", {}}}},
    .cards = {},
};
// The place of the first pet of seat one.
constexpr Actor rat = creature_of(one, Beside::first);

constexpr PrintedCharacter hothead{
    .name = "Hothead",
    .stats = {{3, 0, 4, 1}},
    .hp = 30,
    .ability_name = "Tit for Tat",
    .ability = {on(Trigger::damaged, enemies(strike(1)))},
    .board = {{"Shove", melee({Stat::strength}, 0, one_enemy(deal(1)))}},
    .paths = {{{"Anger", {}}, {"Rage", {}}, {"Fury", {}}}},
    .cards = {},
};
constexpr PrintedCharacter braggart{
    .name = "Braggart",
    .stats = {{3, 0, 4, 1}},
    .hp = 30,
    .ability_name = "Swagger",
    .ability = {on_own_attack(Filter::any, you(shield(1))), heal_bonus(3)},
    .board =
        {
            {"Boast", melee({Stat::strength}, 0, one_enemy(deal(1), heal(2).to_you()))},
            {"Flourish",
             melee({Stat::strength}, 2, one_enemy(deal(1)), same_target(deal(0), heal_dealt(100).to_you()))},
        },
    .paths = {{{"Mouth", {}}, {"Chest", {}}, {"Fist", {}}}},
    .cards = {},
};
constexpr PrintedCharacter phoenix{
    .name = "Phoenix",
    .stats = {{1, 0, 2, 0}},
    .hp = 30,
    .ability_name = "Ashes",
    .ability = {on(Trigger::defeated, you(revive(20))).once()},
    .board =
        {
            {"Peck", melee({Stat::strength}, 0, one_enemy(deal(0)))},
            {"Blaze Up", support(3, you(raise_hp(5)))},
        },
    .paths = {{{"Egg", {}}, {"Flight", {}}, {"Fire", {}}}},
    .cards = {},
};
constexpr Content fair =
    content_of(small_chart, totem_carver, cat_keeper, dancer, warder, fencer, hothead, braggart, phoenix);

struct Fair : RuntimeRulesOf<Hooks, Knobs> {
    using RuntimeRulesOf::RuntimeRulesOf;
    static constexpr std::string_view name = "fair";
    static constexpr const Content& content = fair;

    bool operator==(const Fair&) const = default;
};

Position<Fair> at_the_fair(const Options& options, std::initializer_list<std::string_view> names, Knobs knobs = {}) {
    knobs.passing_allowed = true;
    Position<Fair> at{options, Fair{knobs}};
    std::size_t i = 0;
    for (const std::string_view name : names) at.character(static_cast<Seat>(i++), name);
    return at;
}

}  // namespace

TEST_CASE("SHI-040 SHI-405 a totem that stands where a pet died takes no turn of that pet") {
    auto state =
        at_the_fair(presets::duel, {"Totem Carver", "Dancer"}).pet(one, "Rat").order({b, a, rat}).with(ScriptedDice{});
    state = heroes::apply(cast_of(state, "Kick", rat), CastSpell{fair.spell("Carve")});
    CHECK(state.table.creatures[one][Beside::first].card == fair.card("Frowning Totem"));
    CHECK(state.table.turn.round == 2);
    CHECK(state.table.turn.active == a);
    CHECK(audit(state.table));
}
TEST_CASE("SHI-040 SHI-R04 nor does it where whoever waits is put in order anew, and no newcomer goes before it") {
    auto state = at_the_fair(presets::duel, {"Totem Carver", "Dancer"}, {.live_turn_order = true})
                     .pet(one, "Rat")
                     .order({b, a, rat})
                     .with(ScriptedDice{});
    state = heroes::apply(cast_of(state, "Kick", rat), CastSpell{fair.spell("Carve")});
    CHECK(state.table.turn.round == 2);
    CHECK(audit(state.table));
}
TEST_CASE("SHI-K31 an ability summons a card of its own character") {
    const Actor kitten = creature_of(two, Beside::first);
    const auto state = at_the_fair(presets::duel, {"Dancer", "Cat Keeper"})
                           .pet(two, "Kitten")
                           .order({a, kitten, b})
                           .with(ScriptedDice{});
    const auto after = cast_of(state, "Kick", kitten);
    CHECK(after.table.creatures[two][Beside::first].card == fair.card("Cat"));
    CHECK(audit(after.table));
}
TEST_CASE("SHI-044 SHI-416 a pet that comes for one that died in its own turn acts next if it is the quickest") {
    const auto state = at_the_fair(presets::duel, {"Cat Keeper", "Dancer"})
                           .pet(one, "Kitten")
                           .condition(two, Condition::counter_attack, Turns::three)
                           .order({rat, b, a})
                           .with(ScriptedDice{});
    const auto after = cast_of(state, "Pat");  // the Dancer kicks back
    CHECK(after.table.turn.active == creature_of(one, Beside::second));
    CHECK(after.table.creatures[one][Beside::second].card == fair.card("Cat"));
    CHECK(audit(after.table));
}
TEST_CASE("SHI-404 SHI-080 what a stance does at the beginning of the turn is lost with the stance") {
    auto state =
        at_the_fair(presets::duel, {"Warder", "Dancer"}).card(two, "Slow Dance").order({a, b}).with(ScriptedDice{});
    state = heroes::apply(state, Pass{});
    REQUIRE(waits_for_a<HeroPhase>(state.table));
    const auto swapped = heroes::apply(state, UseAbility{1, fair.card("Quick Dance")});
    CHECK(swapped.table.characters[two].shield == 0);
    CHECK(waits_for_a<MainPhase>(swapped.table));
    const auto first = heroes::apply(state, UseAbility{2});
    CHECK(first.table.characters[two].shield == 2);
    CHECK(audit(heroes::apply(first, UseAbility{1, fair.card("Quick Dance")}).table));
}
TEST_CASE("SHI-K16 SHI-R16 the same target may be an ally, and a house rule lets the second half choose among allies") {
    const auto at = [](const Knobs& knobs) {
        return at_the_fair(presets::teams(2, 1), {"Warder", "Dancer", "Cat Keeper"}, knobs).order({a, b, c});
    };
    const auto state = cast_of(at({}).with(ScriptedDice{}), "Escort", c);
    CHECK(state.table.characters[three].shield == 3);
    const auto anew = cast_of(at({.second_half_aims_anew = true}).with(ScriptedDice{}), "Escort", c);
    REQUIRE(waits_for(anew.table, ChooseTarget{one}));
    CHECK(heroes::apply(anew, AimAt{a}).table.characters[one].shield == 3);
    CHECK(judge(anew.table, AimAt{b}).clause() == "SHI-103");
}
TEST_CASE("SHI-R35 SHI-L12 where the longer Imprison stays, its stats are told") {
    const auto state = at_the_fair(presets::duel, {"Warder", "Dancer"}, {.longer_condition_stays = true})
                           .condition(two, Condition::imprisoned, Turns::three)
                           .order({a, b})
                           .with(ScriptedDice{});
    CHECK(has_event(events_of(state, CastSpell{fair.spell("Chain")}),
                    ConditionPlaced{b, Condition::imprisoned, 0, {Stat::strength, Stat::intellect}, Turns::three}));
}
TEST_CASE("SHI-202 SHI-R88 a stat of a pet is not below 0 where auras reach pets") {
    const auto table = at_the_fair(presets::duel, {"Totem Carver", "Dancer"}, {.auras_reach_pets = true})
                           .pet(one, "Rat")
                           .pet(one, "Frowning Totem")
                           .table();
    CHECK(stat(table, rat, Stat::defence) == 0);
}
TEST_CASE("SHI-K71 SHI-R83 attacks that answer attacks come to an end") {
    auto state =
        at_the_fair(presets::free_for_all(3), {"Dancer", "Fencer", "Fencer"}).order({a, b, c}).with(ScriptedDice{});
    const CastSpell parry{fair.spell("Parry")};
    state = heroes::apply(heroes::apply(cast_of(state, "Kick", b), parry), AimAt{c});
    REQUIRE(waits_for(state.table, OfferReaction{three}));
    state = heroes::apply(heroes::apply(state, parry), AimAt{b});
    CHECK(!waits_for_a<OfferReaction>(state.table));
    CHECK(state.table.characters[two].hp == 30 - 2 - 5);
    CHECK(state.table.characters[three].hp == 30 - 2);
    CHECK(audit(state.table));
}
TEST_CASE("SHI-K62 SHI-148 abilities that answer each other come to an end") {
    const auto state = at_the_fair(presets::duel, {"Hothead", "Hothead"}).order({a, b}).with(ScriptedDice{});
    const auto after = cast_of(state, "Shove", b);
    CHECK(after.table.turn.active == b);
    CHECK(after.table.characters[one].hp < 28);
    CHECK(after.table.characters[one].hp > 20);
    CHECK(audit(after.table));
}
TEST_CASE("SHI-147 SHI-K65 SHI-K42 an own attack that strikes back is answered, too, and a rider for you is no heal on a target") {
    const auto state = at_the_fair(presets::duel, {"Dancer", "Braggart"})
                           .hp(two, 20)
                           .condition(two, Condition::counter_attack, Turns::three)
                           .order({a, b})
                           .with(ScriptedDice{});
    const auto after = cast_of(state, "Kick", b);
    CHECK(after.table.characters[two].shield == 1);
    CHECK(after.table.characters[two].hp == 20 - 5 + 2);
}
TEST_CASE("SHI-K22 SHI-138 a heal by what was dealt counts this half of a split spell, not the one before") {
    const auto state =
        at_the_fair(presets::duel, {"Braggart", "Dancer"}).hp(one, 10).order({a, b}).with(ScriptedDice{});
    const auto after = cast_of(state, "Flourish", b);
    CHECK(after.table.characters[two].hp == 30 - 3 - 2);
    CHECK(after.table.characters[one].hp == 10 + 2);
}
TEST_CASE("SHI-R60 by the house rule the bounty moves at once, also to who is revived or whose base HP rise") {
    const auto at = [](int holder) {
        return at_the_fair(presets::free_for_all(3), {"Phoenix", "Dancer", "Dancer"},
                           {.bounty_moves = BountyMoves::at_once})
            .hp(two, 5)
            .hp(three, holder)
            .bounty(three);
    };
    const auto risen = [&](int holder) {
        return cast_of(at(holder).hp(one, 1).order({b, a, c}).with(ScriptedDice{}), "Kick", a).table.bounty;
    };
    CHECK(risen(19) == one);
    CHECK(risen(20) == three);
    const auto blazing = at(19).hp(one, 15).order({a, b, c}).with(ScriptedDice{});
    CHECK(cast_of(blazing, "Blaze Up").table.bounty == one);
}
