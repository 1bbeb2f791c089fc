#include "support.hpp"

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <span>
#include <sstream>
#include <string>
#include <string_view>

#include <heroes/core/codec.hpp>
#include <heroes/hamlet/evaluate.hpp>
#include <heroes/hamlet/words.hpp>
#include <laws.hpp>

// A game whose cards are read from a file when the program starts.
namespace hamlet_test::loaded {

// One card of the file: words and numbers after its kind and its name.
class Line {
public:
    explicit Line(std::string text) : words_(std::move(text)) {}

    std::string word() {
        std::string word;
        words_ >> word;
        return word;
    }
    int number() {
        int number = 0;
        words_ >> number;
        return number;
    }

private:
    std::istringstream words_;
};

Duration duration(const std::string& word) { return word == "turn" ? Duration::turn : Duration::encounter; }

Passive passive(const std::string& word, Line& line) {
    if (word == "attack") return attack_mod(line.number());
    if (word == "defense") return defense_mod(line.number());
    if (word == "health") return health_mod(line.number());
    if (word == "thorns") return thorns(line.number());
    if (word == "regenerate") return regenerate(line.number());
    if (word == "hinder") return escape_mod(-line.number());
    if (word == "poison") return inflict_on_hit(StatusEffect::poison);
    if (word == "burn") return inflict_on_hit(StatusEffect::burn);
    FAIL("no such effect: ", word);
    return {};
}

Active use(const std::string& word, Line& line) {
    if (word == "heal") return heal(line.number());
    if (word == "strike") return strike(line.number());
    if (word == "escape") return sure_escape();
    if (word == "reroll") return reroll(Reroll::own_attack);
    if (word == "discount") return discount(line.number());
    if (word == "attack") {
        const int n = line.number();
        return buff_attack(n, duration(line.word()));
    }
    FAIL("no such use: ", word);
    return {};
}

MonsterType monster_of(Line& line) {
    MonsterType type{};
    for (std::string word = line.word(); !word.empty(); word = line.word()) {
        if (word == "home")
            type.home = static_cast<Region>(line.number());
        else if (word == "health")
            type.health = static_cast<std::uint8_t>(line.number());
        else if (word == "value")
            type.value = static_cast<std::uint8_t>(line.number());
        else if (word == "mark") {
            const auto set = static_cast<Sigil>(line.number());
            type = type.carrying(set, line.number());
        } else
            type.ability += passive(word, line);
    }
    return type;
}
Ordinance ordinance_of(Line& line) {
    const std::string word = line.word();
    const int n = line.number();
    return word == "heroes" ? hero_attack(n) : word == "monsters" ? monster_attack(n) : shop_prices(n);
}
ItemType gear_of(Line& line) {
    line.word();
    ItemType type = heroes::hamlet::gear(line.number(), {});
    for (std::string word = line.word(); !word.empty(); word = line.word()) type.gear += passive(word, line);
    return type;
}
ItemType consumable_of(Line& line) {
    line.word();
    const int value = line.number();
    return heroes::hamlet::consumable(value, use(line.word(), line));
}

Verdict add_line(Draft& cards, std::string_view text) {
    const std::string_view kind = text.substr(0, text.find(' '));
    const std::string_view named = text.substr(12);
    const std::string_view name = named.substr(0, named.find("  "));
    Line line{std::string(named.substr(name.size()))};
    if (kind == "hero") return add(cards, name, HeroType{use(line.word(), line)});
    if (kind == "monster") return add(cards, name, monster_of(line));
    if (kind == "mutation") return add(cards, name, MutationType{passive(line.word(), line)});
    if (kind == "gear") return add(cards, name, gear_of(line));
    if (kind == "consumable") return add(cards, name, consumable_of(line));
    return add(cards, name, DecreeType{ordinance_of(line)});
}

// The first card that is refused ends the reading. The names point into the text.
Verdict read(Draft& cards, std::string_view text) {
    cards.artifacts = draft_of(standard_content).artifacts;
    cards.sigils = draft_of(standard_content).sigils;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(line.size() + 1);
        if (line.starts_with("#")) continue;
        if (const Verdict verdict = add_line(cards, line); !verdict) return verdict;
    }
    return judge(cards);
}

const std::string& text_of_file() {
    static const std::string text = [] {
        std::ifstream file(std::filesystem::path(__FILE__).parent_path() / "loaded_cards.txt");
        std::ostringstream all;
        all << file.rdbuf();
        return all.str();
    }();
    return text;
}
Content load() {
    Draft cards;
    if (const Verdict verdict = read(cards, text_of_file()); !verdict) refuse(verdict);
    return complete(cards);
}
const Content cards_of_file = load();

struct Rules : RuntimeRules {
    static constexpr std::string_view name = "loaded";
    static inline const Content& content = cards_of_file;

    using RuntimeRules::RuntimeRules;
    bool operator==(const Rules&) const = default;
};
static_assert(!FixedContent<Rules>);

// Other cards under the same name.
struct Printed : RuntimeRules {
    static constexpr std::string_view name = "loaded";
    static constexpr Content content = standard_content;
};

TEST_CASE("HAM-C66 cards are read when the program starts") {
    const Content& content = Rules::content;
    CHECK(content.heroes.count == 5);
    CHECK(content.monsters.count == 7);
    CHECK(content.items.count == 11);
    CHECK(content.has_free_items);
    CHECK(content.forces.heroes_change_escapes);
    const MonsterType& cat = content.monsters[content.monsters.named("Dune Cat")];
    CHECK(cat == heroes::hamlet::monster(steppe, 4, 1, 0, 2, thorns(1)).carrying(Sigil::selflessness, 1));
    CHECK(in_words(Rules{}, content.items.named("Tonic")) == "+3 attack for the encounter");
    CHECK(name_of(Rules{}, content.heroes.named("Bold Ben")) == "Bold Ben");
}

TEST_CASE("HAM-010 HAM-C66 whole games are played by the laws with cards that were loaded") {
    for (const std::uint8_t players : {std::uint8_t{2}, std::uint8_t{3}, std::uint8_t{4}}) {
        const auto found = laws::check<Table<Rules>>(
            {.options = {.players = players}, .rules = Rules{{.max_turns = 40}}, .games = 150, .close = 1, .odds = 0});
        CHECK(found.steps > 300);
    }
}

TEST_CASE("a file with a card that cannot be is refused by the clause that it breaks") {
    const auto refused = [](std::string_view line) {
        Draft cards;
        return std::string(read(cards, line).clause());
    };
    CHECK(refused("monster     Nobody           home 3  attack 1  value 2\n") == "HAM-007");
    CHECK(refused("monster     Lost One         home 7  health 4\n") == "HAM-C30");
    CHECK(refused("gear        Sun              value 1  attack 30\n") == "HAM-C67");
    CHECK(refused("hero                         heal 6\n") == "HAM-C66");
    CHECK(refused("") == "");
}

TEST_CASE("HAM-023 a content that has too few heroes is refused when a game is set up") {
    CHECK(judge(Options{.players = 4}, Rules{}));
    CHECK(judge(Options{.players = 4}, Rules{{.draw_two_heroes = true}}).clause() == "HAM-023");
}

TEST_CASE("bytes of a game with loaded cards are told from those of other cards") {
    const auto state = new_game({.players = 2}, Pcg32{4}, Rules{});
    const auto bytes = encode(state);
    CHECK(*decode<hamlet::State<Rules, Pcg32>>(std::span{bytes.begin(), bytes.end()}) == state);
    CHECK_FALSE(static_cast<bool>(decode<hamlet::State<Printed, Pcg32>>(std::span{bytes.begin(), bytes.end()})));
}

TEST_CASE("HAM-C09 loaded gear changes the escape roll, as a card of the standard game would") {
    const Content& content = Rules::content;
    auto state = heroes::hamlet::Position<Rules>{}
                     .equip(one, {item(content.items.named("Feather Boots"))})
                     .monster(bogs, content.monsters.named("Tax Collector"), {content.mutations.named("Swift Paws")})
                     .fighting(lair(bogs))
                     .with(ScriptedDice{4});
    CHECK(has_event(events_of(state, Flee{}), EscapeRolled{one, 4, 0, true}));
}

TEST_CASE("a table with loaded cards is evaluated like any other") {
    const auto table = new_game({.players = 2}, Pcg32{4}, Rules{}).table;
    const auto healthy = evaluate(table, one);
    auto wounded = heroes::hamlet::Table<Rules>{table};
    wounded.heroes[one].health = 1;
    CHECK(evaluate(wounded, one) < healthy);
}

}  // namespace hamlet_test::loaded
