#include "support.hpp"

#include <set>

#include "board.hpp"

using namespace shining_test;

namespace {

TerrainType type_named(std::string_view name) {
    for (const Terrain& terrain : standard_terrain)
        if (terrain.name == name) return terrain.type;
    FAIL("no such terrain");
    return {};
}
bool stands_on(char letter, std::string_view drawing) { return drawing.find(letter) != std::string_view::npos; }
// The encounters on whose maps a letter is used as terrain.
std::set<std::string_view> encounters_with(char letter) {
    std::set<std::string_view> found;
    for (std::size_t i = 0; i != standard_drawings.size(); ++i) {
        std::string terrain;
        std::string_view rest = standard_drawings[i];
        while (!rest.empty()) {
            const std::string_view row = rest.substr(0, rest.find('\n'));
            terrain += row.substr(0, row.find(' '));
            rest.remove_prefix(std::min(rest.size(), row.size() + 1));
        }
        if (stands_on(letter, terrain)) found.insert(encounter_numbers[i]);
    }
    return found;
}
using Where = std::set<std::string_view>;

}  // namespace

TEST_CASE("SHN-008 SHN-014 SHN-082 SHN-C02 dice have 4, 6, 8 or 10 faces; stats are those of the rulebook") {
    CHECK(faces_of(DieSize::d4) == 4);
    CHECK(faces_of(DieSize::d10) == 10);
    CHECK(enum_count<DieSize> == 4);
    CHECK(enum_count<Stat> == 6);
    for (const AttackType& attack : standard_attacks) CHECK(attack.dice.size() <= 2);
}
TEST_CASE("SHN-133 SHN-R50 SHN-T01 to SHN-T33 every named terrain has the type of the glossary") {
    for (const auto name : {"Barrel", "Bed", "Desk", "Firepit", "Gravestone, 1 square", "Tree Stump", "Well", "Altar",
                            "Chapel Seating", "Sarcophagus", "Wooden Barricade", "Broken Pillar", "Stone Basin"})
        CHECK(type_named(name) == TerrainType::short_obstacle);
    for (const auto name :
         {"Bookshelf", "Gravestone, 2 or more squares", "House", "Statue", "Tree", "Candelabra", "Rocky Debris",
          "Guardhouse", "Walls of Broken Guardhouse", "Wreckage of Armored Construct", "Display Armor", "Temple"})
        CHECK(type_named(name) == TerrainType::tall_obstacle);
    for (const auto name : {"Castle Wall", "Rocky Cliff", "Rocky Landslide", "Chapel", "Hermitage"})
        CHECK(type_named(name) == TerrainType::wall);
    for (const auto name : {"Water", "Fallen Display Armor"}) CHECK(type_named(name) == TerrainType::difficult);
    CHECK(type_named("Steps") == TerrainType::steps);
}
TEST_CASE("SHN-R48 SHN-R49 SHN-G13 SHN-G14 situational terrain lies in its encounters and nowhere else") {
    CHECK(encounters_with('L') == Where{"2"});
    CHECK(encounters_with('C') == Where{"3"});
    CHECK(encounters_with('M') == Where{"4B"});
    CHECK(encounters_with('R') == Where{"6", "7"});
    CHECK(encounters_with('W') == Where{"9B"});
    CHECK(encounters_with('x') == Where{"8", "9B"});
    CHECK(encounters_with('A') == Where{"10", "11"});
    CHECK(encounters_with('p') == Where{"14", "15", "18"});
    CHECK(encounters_with('o') == Where{"14", "16"});
    CHECK(encounters_with('E') == Where{"17"});
    CHECK(encounters_with('_') == Where{"16", "18"});
}
TEST_CASE("SHN-025 SHN-R48 all 28 maps are maps, with the squares and goals that the content counts") {
    const int free[] = {85, 80,  94, 72,  101, 80,  94,  83,  84, 104, 98,  87, 78, 77,
                        79, 128, 96, 105, 115, 103, 104, 117, 96, 85,  101, 79, 80, 105};
    const int goals[] = {8, 0, 6, 4, 0, 0, 0, 8, 0, 0, 6, 0, 4, 4, 0, 8, 0, 0, 3, 8, 0, 10, 0, 0, 4, 4, 0, 0};
    for (std::size_t i = 0; i != standard_maps.size(); ++i) {
        CAPTURE(std::string(encounter_numbers[i]));
        CHECK(judge_drawing(standard_drawings[i]));
        const Map& board = standard_maps[i];
        CHECK((board.squares - board.walls - board.tall - board.low).size() == static_cast<std::size_t>(free[i]));
        CHECK(board.goals.size() == static_cast<std::size_t>(goals[i]));
    }
}
TEST_CASE("SHN-025 SHN-026 SHN-130 SHN-133 SHN-171 SHN-R05 SHN-R45 a drawing that is no map is refused with a clause and a place") {
    const auto refused = [](std::string_view drawing) {
        const DrawingVerdict found = judge_drawing(drawing);
        return std::string(found.verdict.clause()) + " " + std::to_string(found.line) + ":" +
               std::to_string(found.column);
    };
    CHECK(refused("....  1234") == " 0:0");
    CHECK(refused("....  123") == "SHN-025 1:5");
    CHECK(refused("....  1234\n...  ...") == "SHN-025 2:4");
    CHECK(refused("...?  1234") == "SHN-133 1:4");
    CHECK(refused("....  123z") == "SHN-025 1:10");
    CHECK(refused("....  1233") == "SHN-026 1:10");
    CHECK(refused("....  123.") == "SHN-R05 1:1");
    CHECK(refused("...#  1234") == "SHN-R05 1:4");
    CHECK(refused("....#.  1234.*") == "SHN-171 1:6");
    CHECK(refused("....#.  1234.a") == "SHN-026 1:6");
    CHECK(refused("....=  1234.") == "SHN-130 1:5");
    CHECK(refused("....=  1234.\n--\n....=  .....\n--\n....=  .....") == "SHN-R45 3:5");
    CHECK(refused("") == "SHN-025 1:1");
    CHECK(refused("?...  12z4") == "SHN-133 1:1");
    CHECK(refused(" ...  1234") == "SHN-025 1:1");
    CHECK(refused("\n...?  1234") == "SHN-133 2:4");
}
TEST_CASE("SHN-025 a map has up to 128 squares on up to three floors of one size") {
    const auto clause = [](const std::string& drawing) { return std::string(judge_drawing(drawing).verdict.clause()); };
    const auto rows = [](std::size_t width, int count) {
        std::string drawing = std::string(width, '.') + "  1234" + std::string(width - 4, '.') + "\n";
        for (int i = 1; i != count; ++i) drawing += std::string(width, '.') + "  " + std::string(width, '.') + "\n";
        return drawing;
    };
    CHECK(clause(rows(32, 4)).empty());
    CHECK(clause(rows(43, 3)) == "SHN-025");
    CHECK(clause(rows(4, 1) + "--\n....  ....\n--\n....  ....").empty());
    CHECK(clause(rows(4, 1) + "--\n....  ....\n--\n....  ....\n--\n....  ....") == "SHN-025");
    CHECK(clause(rows(4, 2) + "--\n....  ....") == "SHN-025");
    CHECK(clause("....  1234  0000").empty());
    CHECK(clause("....  1234  000") == "SHN-025");
    CHECK(clause("....  1234 ") == "SHN-025");
    std::string no_squares;
    for (int i = 0; i != 129; ++i) no_squares += "  \n";
    CHECK(clause(no_squares) == "SHN-025");
}
TEST_CASE("SHN-025 SHN-134 all floors have as many rows as the first, and all rows as many grids, two blanks apart") {
    const auto refused = [](std::string_view drawing) {
        const DrawingVerdict found = judge_drawing(drawing);
        return std::string(found.verdict.clause()) + " " + std::to_string(found.line) + ":" +
               std::to_string(found.column);
    };
    CHECK(refused("....  1234\n....  ....\n....  ....\n--\n....  ....\n") == "SHN-025 5:1");
    CHECK(refused("....  1234\n--\n....  ....\n....  ....\n....  ....\n") == "SHN-025 5:1");
    CHECK(refused("....  1234\n....  ....\n--\n") == "SHN-025 3:1");
    CHECK(refused("--\n....  1234\n....  ....\n") == "SHN-025 1:1");
    CHECK(refused("....  1234\n--\n--\n....  ....\n") == "SHN-025 3:1");
    CHECK(refused(".... .1234\n....  ....\n") == "SHN-025 1:6");
    CHECK(refused("....  1234\n....  .... .0000\n") == "SHN-134 2:11");
    CHECK(refused("....  1234 .0000\n") == "SHN-025 1:11");
    CHECK(refused("....  1234  0000\n....  ....\n") == "SHN-134 2:11");
    CHECK(refused("....  1234\n....  ....  0000\n") == "SHN-134 2:11");
    CHECK(refused("....  1234  00O0\n") == "SHN-134 1:15");
    CHECK(refused("....  1234  0190\n_...  ....  1111\n") == "SHN-R05 1:3");
    CHECK(refused("....  1234  0000\n_...  ....  9999\n") == " 0:0");
}
TEST_CASE("SHN-025 SHN-026 SHN-R05 SHN-R112 every mark is known and lies where it can be reached") {
    const auto clause = [](std::string_view drawing) { return std::string(judge_drawing(drawing).verdict.clause()); };
    for (const auto known : {".....  1234a", ".....  1234i", ".....  1234*", ".....  1234!", ".....  1234@"})
        CHECK(clause(known).empty());
    for (const auto unknown : {".....  12340", ".....  12345", ".....  1234`", ".....  1234j", ".....  1234A"})
        CHECK(clause(unknown) == "SHN-025");
    for (const auto twice : {"......  1234aa", "......  1234ii", "......  1234@@", ".....  12341"})
        CHECK(clause(twice) == "SHN-026");
    CHECK(clause("...~  1234").empty());
    for (const auto blocked : {"...T  1234", "...b  1234", "b...  1234", "..#..  12.34"})
        CHECK(clause(blocked) == "SHN-R05");
    CHECK(judge_drawing("..#..  12.34").column == 4);
    CHECK(clause("....b  1234@") == "SHN-R112");
    CHECK(clause("....~  1234@").empty());
}
TEST_CASE("SHN-130 SHN-134 SHN-R45 SHN-R46 Stairs and steps lead to goals, up and down") {
    const auto clause = [](std::string_view drawing) { return std::string(judge_drawing(drawing).verdict.clause()); };
    for (const auto reached : {"....=  1234.\n--\n....=  ....*", "....=  ....*\n--\n....=  1234.",
                               "....%  1234.\n--\n....%  ....*", "....=  1234.\n--\n.....  .....\n--\n....=  ....*",
                               "....=  1234.\n--\n=...%  .....\n--\n....%  *....", "...._.  1234.*  000001"})
        CHECK(clause(reached).empty());
    CHECK(clause("....._  1234*.  000011") == "SHN-171");
    CHECK(clause(".....  1234.\n--\n.....  ....*") == "SHN-171");
    CHECK(clause(".....  1234*  00001") == "SHN-171");
    CHECK(clause(".....  1234*  00000").empty());
    CHECK(clause("...._  1234*  00001").empty());
    CHECK(clause("....%  1234.\n--\n.....  .....") == "SHN-130");
    CHECK(clause("....=  1234.\n--\n....%  .....") == "SHN-130");
}
TEST_CASE("SHN-025 SHN-R23 SHN-R46 every square of every map is what another reader of the drawings reads") {
    const auto agree = [](std::string_view drawing) {
        shining::detail::Draughtsman draughtsman{drawing, standard_legend};  // drawn() is for the compiler only
        draughtsman.draw();
        const Map& board = draughtsman.map;
        const shining_referee::Board other{drawing};
        REQUIRE(board.squares.size() == static_cast<std::size_t>(other.size()));
        CHECK(board.width == other.width);
        CHECK(board.height == other.height);
        CHECK(board.floors == other.floor(other.size() - 1) + 1);
        const auto level = [&](int a, int b) { return other.level(a) == other.level(b); };
        for (int i = 0; i != other.size(); ++i) {
            const Square here = square(static_cast<std::size_t>(i));
            bool same = board.walls.has(here) == other.is_wall(i) && board.tall.has(here) == other.is_tall(i) &&
                        board.low.has(here) == other.is_short(i) && board.difficult.has(here) == other.is_water(i) &&
                        board.steps.has(here) == other.is_steps(i) && stairs(board).has(here) == other.is_stairs(i);
            same = same && board.goals.has(here) == (other.mark(i) == '*') &&
                   board.flood.has(here) == (other.mark(i) == '!') && (board.object == here) == (other.mark(i) == '@');
            for (int n = 0; n != 4; ++n) same = same && (board.starts[n] == here) == (other.mark(i) == '1' + n);
            for (int n = 0; n != 9; ++n) same = same && (board.spawns[n] == here) == (other.mark(i) == 'a' + n);
            same = same && static_cast<int>(column_of(board, here)) == other.column(i) &&
                   static_cast<int>(row_of(board, here)) == other.row(i) &&
                   static_cast<int>(floor_of(board, here)) == other.floor(i);
            for (int j = 0; j != other.size(); ++j)
                same = same && linked(board, here).has(square(static_cast<std::size_t>(j))) == other.are_linked(i, j) &&
                       distance(board, here, square(static_cast<std::size_t>(j))) == other.distance(i, j);
            SquareSet open, climb, strict;
            for (const int j : other.beside(i)) {
                const Square next = square(static_cast<std::size_t>(j));
                open.insert(next);
                if (other.is_climbable(i, j)) climb.insert(next);
                if (level(i, j) || (other.is_steps(i) && other.is_steps(j))) strict.insert(next);
            }
            same = same && step(board, {here}, board.open) == open && step(board, {here}, board.climb) == climb &&
                   step(board, {here}, board.strict) == strict;
            CHECK_MESSAGE(same, "square ", i, " of ", std::string(drawing));
        }
    };
    for (const std::string_view drawing : standard_drawings) agree(drawing);
    for (const std::string_view drawing : {arena::thicket, arena::tower, arena::platform, arena::corridor})
        agree(drawing);
}
TEST_CASE("SHN-K01 to SHN-K07 SHN-K10 to SHN-K23 SHN-K30 to SHN-K44 SHN-K50 to SHN-K63 every kind of the vocabulary is on a card") {
    std::set<EffectKind> effects;
    std::set<PassiveKind> passives;
    std::set<Condition> conditions;
    std::set<Target> targets;
    const auto note = [&](const auto& rows) {
        for (const CardType& card : rows) {
            for (const Effect& effect : card.power.effects) effects.insert(effect.kind);
            for (const Passive& passive : card.passives)
                passives.insert(passive.kind), conditions.insert(passive.condition);
            if (card.power.use != Use::no_power) targets.insert(card.power.target);
        }
    };
    note(standard_traits), note(standard_spells), note(standard_items), note(standard_equipment);
    for (const AttackType& attack : standard_attacks) {
        effects.insert(attack.on_hit.kind);
        for (const Chain& chain : attack.chains) effects.insert(chain.effect.kind);
    }
    for (const MonsterType& monster : standard_monsters)
        for (const Passive& passive : monster.passives) passives.insert(passive.kind);
    CHECK(effects.size() == enum_count<EffectKind>);
    CHECK(passives.size() == enum_count<PassiveKind> - 1);
    CHECK(conditions.size() == enum_count<Condition>);
    CHECK(targets.size() == enum_count<Target>);
}
TEST_CASE("SHN-069 SHN-K50 SHN-K51 every free action has a limit or costs MP, and areas are at most five away") {
    const auto look = [](const auto& rows) {
        for (const CardType& card : rows)
            if (card.power.use == Use::free_action) CHECK((card.power.limit != Limit::no_limit || card.power.mp != 0));
    };
    look(standard_traits), look(standard_spells), look(standard_equipment);
    for (const AttackType& attack : standard_attacks)
        if (attack.has_area()) CHECK(attack.range <= 5);
}
TEST_CASE("SHN-G01 SHN-G02 SHN-K201 to SHN-K208 the Heroes") {
    const HeroType& type = standard_content.heroes[ranger];
    CHECK(type.stats == Stats{{2, 4, 4, 1, 2, 3}});
    CHECK(standard_content.attacks[type.weapon].stat == Stat::dex);
    CHECK(standard_content.attacks[type.weapon].range > 1);
    CHECK(standard_content.heroes[galahad].name == "Galahad the Squire");
    CHECK(standard_heroes.size() == 8);
}
TEST_CASE("SHN-K211 to SHN-K218 SHN-K221 to SHN-K236 SHN-K241 to SHN-K248 SHN-K251 to SHN-K258 SHN-K261 to SHN-K268 SHN-K271 to SHN-K280 the cards of the Heroes") {
    CHECK(hero_attacks == 18);
    for (std::size_t i = 0; i != 8; ++i) CHECK(standard_attacks[i].chains.size() == 1);
    const AttackType& lance = standard_content.attacks[attack_named("Storm Lance")];
    CHECK(lance.dice == InlineVector<Dice, 2>{Dice{1, DieSize::d8}, Dice{1, DieSize::d6}});
    CHECK(lance.area == 1);
    const CardType& horn = standard_content.equipment[piece("Horn of Valour")];
    CHECK(horn.power.effects == InlineVector<Effect, 2>{effect::heal(1), effect::advantage(1)});
    CHECK(horn.power.area == 3);
    CHECK(standard_content.traits[trait_named("Rooted")].passives.size() == 2);
}
TEST_CASE("SHN-G03 SHN-G05 SHN-G06 SHN-K301 to SHN-K315 the monsters") {
    const MonsterType& skeleton = standard_content.monsters[monster_named("Skeleton")];
    CHECK(skeleton.move == 4);
    CHECK(skeleton.str == 2);
    const AttackType& blade = standard_content.attacks[skeleton.attacks[0]];
    CHECK(blade.range == 1);
    CHECK(blade.rows == InlineVector<shining::Row, 3>{shining::Row{1, 0, 1}, shining::Row{2, 0, 2}});
    CHECK(blade.chains == InlineVector<Chain, 2>{Chain{DieSize::d10, 10, effect::override_chart(3)}});
    CHECK(standard_content.monsters[monster_named("Armored Construct")].vit == 11);
    for (const MonsterType& monster : standard_monsters) CHECK((monster.deck.size() == 6) == (monster.set != "Boss"));
}
TEST_CASE("SHN-G04 SHN-K321 to SHN-K342 SHN-K351 to SHN-K365 AI cards are in the decks as often as the content says") {
    const int copies[] = {27, 5, 6, 2, 1, 10, 2, 6, 2, 2, 12, 2, 2, 2, 2, 1, 5, 2, 3, 3, 2, 1};
    for (std::size_t i = 0; i != standard_ai_cards.size(); ++i) {
        int found = 0;
        for (const MonsterType& monster : standard_monsters)
            for (const AiCard card : monster.deck) found += index_of(card) == i;
        CHECK(found == copies[i]);
    }
}
TEST_CASE("SHN-G12 SHN-K401 to SHN-K430 SHN-K440 SHN-K441 SHN-K442 SHN-K131 Events and charts") {
    for (std::uint8_t chapter = 1; chapter <= 5; ++chapter) CHECK(event_deck(standard_content, chapter).size() == 6);
    CHECK(standard_charts[1].timers == LuckDice{{0, 1, 1, 2}});
    CHECK(standard_charts[2].timers == LuckDice{{0, 0, 1, 1}});
    CHECK(!standard_charts[0].any);
    CHECK(standard_content.events[event("Fever Air")].lines[0] == line::test(DieSize::d6, Stat::vit, 11, 1));
}
TEST_CASE("SHN-032 SHN-R03 SHN-K90 SHN-K451 to SHN-K478 encounters ask only for what is there") {
    for (std::size_t i = 0; i != standard_encounters.size(); ++i) {
        const EncounterType& type = standard_encounters[i];
        const Map& board = standard_maps[i];
        CAPTURE(std::string(type.number));
        CHECK(!type.defeats.empty());
        CHECK(type.number == encounter_numbers[i]);
        for (int n = 0; n != 4; ++n) CHECK(is_square(board.spawns[n]));
        for (int n = 4; n != 8; ++n) CHECK((!type.b || is_square(board.spawns[n])));
        CHECK((!type.boss || is_square(board.spawns[8])));
        CHECK((type.victory.kind == VictoryKind::kill_boss) == type.boss.has_value());
        const bool by_goal =
            type.victory.kind == VictoryKind::all_on_goal || type.victory.kind == VictoryKind::touch_all;
        CHECK(by_goal == !board.goals.empty());
        for (const SetUpLine& line : type.set_up) CHECK((line.kind != SetUpKind::object || is_square(board.object)));
        for (const SetUpLine& line : type.set_up)
            CHECK((line.kind != SetUpKind::spawn_boss || (line.amount >= 1 && line.amount <= 4)));
    }
}
TEST_CASE("SHN-K491 to SHN-K496 SHN-K499 SHN-R100 SHN-R101 the Quest-books") {
    CHECK(standard_quests[0].unlocks == QuestCards{QuestCard{1}});
    CHECK(standard_quests[1].unlocks == QuestCards{QuestCard{2}, QuestCard{5}});
    CHECK(standard_quests[4].final_quest);
    CHECK(standard_quests[5].side);
    for (const QuestType& quest : standard_quests) CHECK(quest.preparations == 9);
}
TEST_CASE("SHN-E01 SHN-E02 SHN-E03 SHN-E18 the examples of the rulebook rest on these rows") {
    CHECK(standard_encounters[0].rewards == InlineVector<Reward, 6>{reward::stat_up(), reward::recover(1, 2)});
    CHECK(standard_encounters[0].then == go("2"));
    CHECK(name_of(StandardRules{}, QuestCard{0}) == "A Light in the Darkness");
}

TEST_CASE("a name that no row has is found out") {
    const auto& heroes = StandardRules::content.heroes;
    CHECK(heroes.find(heroes[HeroCard{2}].name) == HeroCard{2});
    CHECK(heroes.find(heroes[HeroCard{7}].name) == HeroCard{7});
    CHECK(heroes.find("Nobody") == std::nullopt);
}
TEST_CASE("SHN-R45 a link has at most 16 Stair squares on a floor") {
    const auto clause = [](std::size_t lower, std::size_t upper) {
        const std::string open(17, '.');
        const auto stairs = [&](std::size_t count) {
            return std::string(count, '=') + open.substr(count) + "  " + open;
        };
        const std::string drawing = open + "  1234" + open.substr(4) + "\n" + stairs(lower) + "\n--\n" + open + "  " +
                                    open + "\n" + stairs(upper);
        return std::string(judge_drawing(drawing).verdict.clause());
    };
    CHECK(clause(16, 16).empty());
    CHECK(clause(17, 16) == "SHN-R45");
    CHECK(clause(16, 17) == "SHN-R45");
}
TEST_CASE("SHN-130 SHN-171 SHN-026 a goal or a Spawn square on another floor is reached by Stairs, up or down, or the "
          "drawing is refused") {
    const auto clause = [](std::string_view drawing) { return std::string(judge_drawing(drawing).verdict.clause()); };
    CHECK(clause(".....=  1234..\n--\n.....=  ....*.").empty());
    CHECK(clause("....#=  1234..\n--\n.....=  ....*.") == "SHN-171");
    CHECK(clause(".....=  ....*.\n--\n.....=  1234..").empty());
    CHECK(clause(".....=  ....*.\n--\n....#=  1234..") == "SHN-171");
    CHECK(clause("....#=  1234..\n--\n.....=  ....a.") == "SHN-026");
}
