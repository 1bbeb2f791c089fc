// The text of values: how each kind of member is written, and what becomes of a text that is written otherwise.

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tiny_game.hpp>

#include <heroes/core/one_of.hpp>
#include <heroes/core/pcg32.hpp>
#include <heroes/core/state.hpp>
#include <heroes/hedra/pieces.hpp>
#include <heroes/tools/notation.hpp>

namespace {

using namespace heroes;

// Everything that a listing can hold, in one camp.

enum class Beast : std::uint8_t { lynx, bear, otter, owl, last = owl };
std::string_view name_of(Beast beast) {
    constexpr std::array<std::string_view, 4> names{"lynx", "Great  Bear!", "sea-otter", "Owl's (snowy)"};
    return names[index_of(beast)];
}
using Beasts = EnumSet<Beast>;

// Copies of one card, and one without a name.
enum class Potion : std::uint8_t { red, second_red, third_red, unlabelled, blue, last = blue };
std::string_view name_of(Potion potion) {
    constexpr std::array<std::string_view, 5> names{"red", "red", "Red", "?!", "blue"};
    return names[index_of(potion)];
}

// A shelf with room for more books than there are.
enum class Book : std::uint8_t { atlas, diary, recipes = 7, last = recipes };
std::string_view name_of(Book book) {
    constexpr std::array<std::string_view, 8> names{"atlas", "diary", "", "", "", "", "", "recipes"};
    return names[index_of(book)];
}

enum class Card : std::uint8_t { last = 63 };
constexpr Card card(int number) { return static_cast<Card>(number); }

enum class Level : std::int8_t { ground, roof, last = roof };
std::string_view name_of(Level level) { return level == Level::ground ? "ground" : "roof"; }

// Two words that tell what they are.
struct Seen {
    std::optional<Card> card{};
    SeatSet knowers{};

    static constexpr Members members{"card", "knowers"};
    bool operator==(const Seen&) const = default;
};

// One word, or three, are a record.
struct Den {
    Beast beast{};

    static constexpr Members members{"beast"};
    bool operator==(const Den&) const = default;
};
struct Trio {
    Beast first{};
    Beast second{};
    Beast third{};

    static constexpr Members members{"first", "second", "third"};
    bool operator==(const Trio&) const = default;
};

struct Tent {
    std::uint8_t beds = 2;
    bool wet = false;

    static constexpr Members members{"beds", "wet"};
    bool operator==(const Tent&) const = default;
};

struct Rest {
    static constexpr Names names{"take a rest"};
    bool operator==(const Rest&) const = default;
};
struct March {
    Beast beast{};
    std::optional<Potion> with{};
    Tent tent{5, true};

    static constexpr Names names{"march", "beast", "with", "tent"};
    bool operator==(const March&) const = default;
};
struct Swim {
    std::int16_t to{};

    static constexpr Names names{"swim", "to"};
    bool operator==(const Swim&) const = default;
};
struct OtherRest {
    static constexpr Names names{"Take a rest!"};
    bool operator==(const OtherRest&) const = default;
};
struct Nameless {
    bool operator==(const Nameless&) const = default;
};
// A list that is not empty by default.
struct Larder {
    InlineVector<std::uint8_t, 3> jars{1, 2};

    static constexpr Members members{"jars"};
    bool operator==(const Larder&) const = default;
};
using Plan = heroes::OneOf<Rest, March, Swim, OtherRest, Nameless>;

struct Camp {
    Seat default_seat{};  // begins like the word for a record in which all is as usual
    std::uint8_t size = 1;
    std::int8_t height = 0;
    std::uint64_t seed = 0;
    bool burning = true;
    Level level{};
    Potion potion{};
    Beasts beasts{Beast::bear};
    std::optional<Beast> guest = Beast::owl;
    std::optional<SeatSet> watch{};
    std::optional<Seen> relic{};
    std::optional<std::int8_t> debt{};
    std::optional<Tent> spare{};
    InlineVector<Card, 3> cards{};
    InlineVector<Tent, 2> row{};
    EnumArray<Beast, std::uint8_t> counts{{1, 2, 3, 4}};
    EnumArray<Beast, Tent> tents{};
    hedra::DiceSet dice{};
    Plan plan{};
    InlineVector<Plan, 2> plans{};
    Nameless nothing{};
    Tent last_tent{3, true};

    bool operator==(const Camp&) const = default;
    template <class Self, class F>
    static constexpr void fields(Self& self, F&& f) {
        f("default_seat", self.default_seat), f("size", self.size), f("height", self.height), f("seed", self.seed);
        f("burning", self.burning), f("level", self.level), f("potion", self.potion), f("beasts", self.beasts);
        f("guest", self.guest), f("watch", self.watch), f("relic", self.relic), f("debt", self.debt);
        f("spare", self.spare), f("cards", self.cards), f("row", self.row), f("counts", self.counts);
        f("tents", self.tents), f("dice", self.dice), f("plan", self.plan), f("plans", self.plans);
        f("nothing", self.nothing), f("last_tent", self.last_tent);
    }
};

template <class T>
std::string misread(std::string_view text) {
    return parse<T>(text).misreading().message();
}

// The value is written like this, and this is read as the value.
template <class T>
void check_text(const T& value, std::string_view text) {
    CHECK(notation(value) == text);
    const auto read = parse<T>(text);
    CAPTURE(read.misreading().message());
    REQUIRE(read);
    CHECK(*read == value);
    CHECK(*read.operator->() == value);
}

// A camp in which one member is not as usual.
template <class M>
void check_member(M Camp::*member, const M& value, std::string_view text) {
    Camp camp;
    camp.*member = value;
    check_text(camp, text);
}

Camp busy_camp() {
    Camp camp;
    camp.default_seat = Seat::two;
    camp.size = 9;
    camp.height = -12;
    camp.beasts = {Beast::lynx, Beast::otter};
    camp.relic = Seen{std::nullopt, {Seat::one, Seat::two}};
    camp.cards = {card(3), card(60)};
    camp.row = {Tent{}, Tent{4, true}};
    camp.tents[Beast::otter].beds = 7;
    camp.dice.insert({Seat::one, hedra::Die::mage});
    camp.dice.insert({Seat::two, hedra::Die::dragon});
    camp.plans = {Rest{}, March{Beast::bear, Potion::blue, {}}};
    return camp;
}
constexpr std::string_view busy_text =
    "default_seat two size 9 height -12 beasts lynx+sea-otter relic (-.one+two) cards [#3 #60] "
    "row [default (beds 4 wet yes)] tents (sea-otter (beds 7)) dice one.mage+two.dragon "
    "plans [take-a-rest (march great-bear with blue tent default)]";

// Every text that differs from this one in one character is refused with a place inside it, or is the only text of
// another value. Answers how many were read.
template <class T>
std::size_t damage_every_character(const std::string& text) {
    std::size_t read = 0;
    const auto look_at = [&](const std::string& damaged) {
        if (damaged == text) return;
        const auto parsed = parse<T>(damaged);
        CAPTURE(damaged);
        if (parsed)
            REQUIRE(notation(*parsed) == damaged);
        else
            REQUIRE(parsed.misreading().at <= damaged.size());
        if (!parsed) REQUIRE_FALSE(parsed.misreading().expected.empty());
        read += static_cast<bool>(parsed);
    };
    for (std::size_t at = 0; at <= text.size(); ++at) {
        if (at != text.size()) look_at(std::string(text).erase(at, 1));
        look_at(text.substr(0, at));
        for (char c : "0 19a-+.#()[]zZ\n\xff'") {  // and zero
            look_at(std::string(text).insert(at, 1, c));
            if (at != text.size()) look_at(std::string(text).replace(at, 1, 1, c));
        }
    }
    return read;
}

}  // namespace

TEST_CASE("names are written in one word of small letters") {
    check_text(Beast::lynx, "lynx");
    check_text(Beast::bear, "great-bear");
    check_text(Beast::otter, "sea-otter");
    check_text(Beast::owl, "owl's-snowy");
    CHECK(detail::word_of("") == "");
    CHECK(detail::word_of(" -? ") == "");
    CHECK(detail::word_of("@A[Z`a{z/0:9") == "a-z-a-z-0-9");
    CHECK(detail::word_of("Caf\xc3\xa9 \x7f\x80") == "caf\xc3\xa9-\x80");
}

TEST_CASE("who shares a name is told apart by number") {
    check_text(Potion::red, "red");
    check_text(Potion::second_red, "red#1");
    check_text(Potion::third_red, "red#2");
    check_text(Potion::unlabelled, "#3");
    check_text(Potion::blue, "blue");
    CHECK(misread<Book>("novel") == "at 0: found novel, expected one of atlas, diary, #2 to #6, recipes");
    CHECK(misread<Potion>("red#0") == "at 0: found red#0, expected one of red, red#1, red#2, #3, blue");
    CHECK_FALSE(parse<Potion>("red#3"));
    CHECK_FALSE(parse<Potion>("blue#1"));
    CHECK_FALSE(parse<Potion>("#1"));
    CHECK_FALSE(parse<Potion>("red#"));
    CHECK_FALSE(parse<Potion>("red#01"));
    CHECK_FALSE(parse<Potion>("red#1#"));
    CHECK_FALSE(parse<Potion>(""));
}

TEST_CASE("what has no name is written by its number, enumerator or not") {
    check_text(card(0), "#0");
    check_text(card(63), "#63");
    check_text(card(64), "#64");
    check_text(card(255), "#255");
    CHECK(misread<Card>("#256") == "at 0: found #256, expected #0 to #63");
    CHECK_FALSE(parse<Card>("#18446744073709551616"));
    CHECK_FALSE(parse<Card>("0"));
    check_text(static_cast<Beast>(4), "#4");
    check_text(static_cast<Beast>(200), "#200");
    check_text(static_cast<Level>(-1), "#255");
    check_text(static_cast<Level>(-128), "#128");
    CHECK(misread<Level>("#256") == "at 0: found #256, expected one of ground, roof");
    CHECK_FALSE(parse<Level>("#0"));
}

TEST_CASE("numbers are written plainly and stay within their type") {
    check_text(std::uint8_t{0}, "0");
    check_text(std::uint8_t{255}, "255");
    check_text(std::int8_t{-128}, "-128");
    check_text(std::int8_t{127}, "127");
    check_text(~std::uint64_t{0}, "18446744073709551615");
    check_text(INT64_MIN, "-9223372036854775808");
    check_text(INT64_MAX, "9223372036854775807");
    CHECK(misread<std::uint8_t>("256") == "at 0: found 256, expected a number from 0 to 255");
    CHECK(misread<std::int8_t>("-129") == "at 0: found -129, expected a number from -128 to 127");
    CHECK(misread<std::int8_t>("128") == "at 0: found 128, expected a number from -128 to 127");
    CHECK(misread<std::uint64_t>("18446744073709551616") ==
          "at 0: found 18446744073709551616, expected a number from 0 to 18446744073709551615");
    CHECK_FALSE(parse<std::uint64_t>("99999999999999999999999999999999999999"));
    CHECK_FALSE(parse<std::int64_t>("-9223372036854775809"));
    CHECK_FALSE(parse<std::uint8_t>("-1"));
    CHECK_FALSE(parse<std::int8_t>("-"));
    CHECK_FALSE(parse<std::int8_t>("--1"));
    CHECK_FALSE(parse<std::uint8_t>("1a"));
    CHECK_FALSE(parse<std::uint8_t>("+1"));
    CHECK(misread<std::uint8_t>("") == "at 0: found the end, expected a number from 0 to 255");
    CHECK(misread<std::uint8_t>("007") == "at 0: found 007, expected 7");
    CHECK(misread<std::int8_t>("-0") == "at 0: found -0, expected 0");
}

TEST_CASE("a yes is a yes") {
    check_text(true, "yes");
    check_text(false, "no");
    CHECK(misread<bool>("nobody") == "at 0: found nobody, expected one of no, yes");
    CHECK_FALSE(parse<bool>("#1"));
    CHECK_FALSE(parse<bool>("true"));
}

TEST_CASE("a set is written in order, with neighbours drawn together") {
    check_text(Beasts{}, "-");
    check_text(Beasts{Beast::owl}, "owl's-snowy");
    check_text(Beasts{Beast::lynx, Beast::bear}, "lynx+great-bear");
    check_text(Beasts{Beast::lynx, Beast::bear, Beast::otter}, "lynx..sea-otter");
    check_text(Beasts::all(), "lynx..owl's-snowy");
    check_text(Beasts{Beast::lynx, Beast::otter, Beast::owl}, "lynx+sea-otter+owl's-snowy");
    check_text(EnumSet<Card>::all(), "#0..#63");
    check_text(EnumSet<Card>{card(0), card(1), card(4), card(5), card(6), card(63)}, "#0+#1+#4..#6+#63");
    CHECK(misread<Beasts>("great-bear+lynx") == "at 0: found great-bear+lynx, expected lynx+great-bear");
    CHECK(misread<Beasts>("lynx+lynx") == "at 0: found lynx+lynx, expected lynx");
    CHECK(misread<Beasts>("lynx+great-bear+sea-otter") ==
          "at 0: found lynx+great-bear+sea-otter, expected lynx..sea-otter");
    CHECK(misread<Beasts>("lynx..great-bear") == "at 0: found lynx..great-bear, expected lynx+great-bear");
    CHECK(misread<Beasts>("sea-otter..lynx") == "at 0: found sea-otter..lynx, expected -");
    CHECK(misread<Beasts>("lynx+") == "at 5: found the end, expected one of lynx, great-bear, sea-otter, owl's-snowy");
    CHECK_FALSE(parse<Beasts>("lynx.."));
    CHECK_FALSE(parse<Beasts>("-+lynx"));
    CHECK_FALSE(parse<Beasts>("#4"));
    CHECK_FALSE(parse<Beasts>("lynx..#4"));
    CHECK_FALSE(parse<EnumSet<Card>>("#64"));
    CHECK_FALSE(parse<EnumSet<Card>>("#0..#255"));
}

TEST_CASE("a set of things that a game counts out is written as a set") {
    using hedra::DiceSet;
    using hedra::Die;
    DiceSet set;
    check_text(set, "-");
    set.insert({Seat::spectator, Die::dragon});
    check_text(set, "spectator.dragon");
    set.insert({Seat::one, Die::rogue});
    set.insert({Seat::one, Die::mage});
    check_text(set, "one.mage+one.rogue+spectator.dragon");
    CHECK(misread<DiceSet>("two.mage+one.mage") == "at 0: found two.mage+one.mage, expected one.mage+two.mage");
    CHECK(misread<DiceSet>("one.mage+#200.mage") == "at 9: found #200.mage, expected what a set can hold");
    CHECK(misread<DiceSet>("one.#7") == "at 0: found one.#7, expected what a set can hold");
    CHECK(misread<DiceSet>("one.mage+") ==
          "at 9: found the end, expected one of one, two, three, four, five, six, spectator");
    CHECK(misread<DiceSet>("one+mage") == "at 3: found +mage, expected .");
}

TEST_CASE("two words that tell what they are stand together") {
    check_text(hedra::Piece{Seat::two, hedra::Die::dragon}, "two.dragon");
    check_text(hedra::Piece{static_cast<Seat>(7), static_cast<hedra::Die>(200)}, "#7.#200");
    check_text(Seen{card(4), {Seat::one, Seat::six}}, "#4.one+six");
    check_text(Seen{card(4), {Seat::one, Seat::two, Seat::three}}, "#4.one..three");
    check_text(Seen{}, "-.-");
    check_text(Den{Beast::otter}, "beast sea-otter");
    check_text(Trio{Beast::lynx, Beast::otter, Beast::lynx}, "second sea-otter");
    CHECK(misread<hedra::Piece>("two") == "at 3: found the end, expected .");
    CHECK(misread<hedra::Piece>("two dragon") == "at 3: found a space, expected .");
    CHECK_FALSE(parse<hedra::Piece>("two..dragon"));
}

TEST_CASE("a dash stands for none, and brackets tell it from what begins with one") {
    check_text(std::optional<Beast>{}, "-");
    check_text(std::optional<Beast>{Beast::owl}, "owl's-snowy");
    check_text(std::optional<std::int8_t>{}, "-");
    check_text(std::optional<std::int8_t>{std::int8_t{-5}}, "-5");
    check_text(std::optional<SeatSet>{}, "-");
    check_text(std::optional<SeatSet>{SeatSet{}}, "(-)");
    check_text(std::optional<SeatSet>{SeatSet{Seat::one}}, "(one)");
    check_text(std::optional<Seen>{}, "-");
    check_text(std::optional<Seen>{Seen{}}, "(-.-)");
    check_text(std::optional<hedra::Piece>{hedra::Piece{}}, "one.mage");
    check_text(std::optional<hedra::DiceSet>{hedra::DiceSet{}}, "(-)");
    check_text(std::optional<Tent>{}, "-");
    check_text(std::optional<Tent>{Tent{}}, "default");
    check_text(std::optional<Tent>{Tent{5}}, "(beds 5)");
    check_text(std::optional<std::optional<Beast>>{}, "-");
    check_text(std::optional<std::optional<Beast>>{std::optional<Beast>{}}, "(-)");
    CHECK(misread<std::optional<SeatSet>>("one") == "at 0: found one, expected (");
    CHECK(misread<std::optional<SeatSet>>("(one") == "at 4: found the end, expected )");
    CHECK(misread<std::optional<Beast>>("-lynx") == "at 1: found lynx, expected the end");
}

TEST_CASE("a list is written between brackets and is never too long") {
    using List = InlineVector<Card, 3>;
    check_text(List{}, "[]");
    check_text(List{card(3)}, "[#3]");
    check_text(List{card(3), card(1), card(3)}, "[#3 #1 #3]");
    CHECK(misread<List>("[#3 #1 #3 #4]") == "at 10: found #4, expected at most 3 in this list");
    CHECK(misread<List>("[#3 #1 #3 ]") == "at 10: found ], expected at most 3 in this list");
    CHECK(misread<List>("#3") == "at 0: found #3, expected [");
    CHECK(misread<List>("[#3") == "at 3: found the end, expected a space");
    CHECK(misread<List>("[#3,#4]") == "at 3: found ,#4, expected a space");
    CHECK(misread<List>("[ #3]") == "at 1: found a space, expected #0 to #63");
    CHECK(misread<List>("[#3  #4]") == "at 4: found a space, expected #0 to #63");
    CHECK(misread<List>("[#3 ]") == "at 4: found ], expected #0 to #63");
}

TEST_CASE("an action is a sentence: what is done, then each member with its name") {
    check_text(Plan{Rest{}}, "take-a-rest");
    check_text(Plan{March{Beast::bear, Potion::blue, {}}}, "march great-bear with blue tent default");
    check_text(Plan{March{}}, "march lynx with - tent (beds 5 wet yes)");
    check_text(March{Beast::owl, {}, {}}, "march owl's-snowy with - tent default");
    CHECK(misread<Plan>("march lynx with blue tent") == "at 25: found the end, expected a space");
    CHECK(misread<Plan>("march lynx with blue tint default") == "at 21: found tint, expected tent");
    CHECK(misread<Plan>("march lynx with purple tent default") ==
          "at 16: found purple, expected one of red, red#1, red#2, #3, blue");
    CHECK(misread<Plan>("march lynx  with") == "at 11: found a space, expected with");
    CHECK(misread<Plan>("march beast lynx with - tent default") ==
          "at 6: found beast, expected one of lynx, great-bear, sea-otter, owl's-snowy");
    CHECK(misread<Plan>("march") == "at 5: found the end, expected a space");
    CHECK(misread<Plan>("take-a-rest now") == "at 11: found a space, expected the end");
    CHECK(misread<Plan>("(take-a-rest)") ==
          "at 0: found (, expected one of take-a-rest, march, swim, take-a-rest#3, #4");
    CHECK(misread<March>("swim to 3") == "at 0: found swim, expected march");
}

TEST_CASE("a sentence keeps the preposition with which it goes on") {
    check_text(Plan{Swim{-3}}, "swim to -3");
    CHECK(misread<Plan>("swim -3") == "at 5: found -3, expected to");
    for (const char* preposition : {"at", "by", "for", "from", "in", "of", "on", "to", "with"}) {
        CHECK(detail::is_preposition(preposition));
        CHECK_FALSE(detail::goes_unnamed(0, preposition));
    }
    CHECK(detail::goes_unnamed(0, "hero"));
    CHECK_FALSE(detail::goes_unnamed(1, "hero"));
}

TEST_CASE("alternatives that share a name or have none are told apart by number") {
    check_text(Plan{OtherRest{}}, "take-a-rest#3");
    check_text(Plan{Nameless{}}, "#4");
    CHECK_FALSE(parse<Plan>("#5"));
    CHECK_FALSE(parse<Plan>("#0"));
    CHECK_FALSE(parse<Plan>(""));
}

TEST_CASE("a record leaves out what is as usual") {
    check_text(Camp{}, "default");
    check_member(&Camp::default_seat, Seat::two, "default_seat two");
    check_member(&Camp::size, std::uint8_t{0}, "size 0");
    check_member(&Camp::height, std::int8_t{-7}, "height -7");
    check_member(&Camp::seed, ~std::uint64_t{0}, "seed 18446744073709551615");
    check_member(&Camp::burning, false, "burning no");
    check_member(&Camp::level, Level::roof, "level roof");
    check_member(&Camp::potion, Potion::third_red, "potion red#2");
    check_member(&Camp::beasts, Beasts{}, "beasts -");
    check_member(&Camp::guest, std::optional<Beast>{}, "guest -");
    check_member(&Camp::watch, std::optional<SeatSet>{SeatSet{}}, "watch (-)");
    check_member(&Camp::relic, std::optional<Seen>{Seen{card(5), {}}}, "relic (#5.-)");
    check_member(&Camp::debt, std::optional<std::int8_t>{std::int8_t{0}}, "debt 0");
    check_member(&Camp::spare, std::optional<Tent>{Tent{}}, "spare default");
    check_member(&Camp::cards, InlineVector<Card, 3>{card(9), card(9)}, "cards [#9 #9]");
    check_member(&Camp::row, InlineVector<Tent, 2>{Tent{}, Tent{2, true}}, "row [default (wet yes)]");
    check_member(&Camp::plan, Plan{Swim{2}}, "plan (swim to 2)");
    check_member(&Camp::plan, Plan{OtherRest{}}, "plan take-a-rest#3");
    check_text(busy_camp(), busy_text);
}

TEST_CASE("one value for each enumerator is a record, and so is what is usual in it") {
    check_member(&Camp::counts, {{1, 2, 0, 4}}, "counts (sea-otter 0)");
    check_member(&Camp::counts, {{0, 2, 3, 0}}, "counts (lynx 0 owl's-snowy 0)");
    check_member(&Camp::tents, {{Tent{}, Tent{2, true}, Tent{1}, Tent{}}},
                 "tents (great-bear (wet yes) sea-otter (beds 1))");
    check_text(EnumArray<Card, std::uint8_t, 3>{{0, 5, 6}}, "#1 5 #2 6");
    check_text(PerSeat<std::uint8_t, 2>{}, "default");
}

TEST_CASE("what is usual is that of the record, not that of its type") {
    check_member(&Camp::last_tent, Tent{}, "last_tent (beds 2 wet no)");
    check_member(&Camp::last_tent, Tent{3, false}, "last_tent (wet no)");
    CHECK(misread<Camp>("last_tent default") ==
          "at 10: found default, expected another value, for this one is left out");
    CHECK(misread<Camp>("last_tent (beds 3)") == "at 16: found 3, expected another value, for this one is left out");
}

TEST_CASE("a text that goes wrong in a record names what could stand there") {
    CHECK(misread<Tent>("") == "at 0: found the end, expected one of beds, wet");
    CHECK(misread<Tent>("colour red") == "at 0: found colour, expected one of beds, wet");
    CHECK(misread<Tent>("beds 5 colour red") == "at 7: found colour, expected wet or the end");
    CHECK(misread<Tent>("beds 5 wet yes colour red") == "at 15: found colour, expected the end");
    CHECK(misread<Tent>("wet yes beds 5") == "at 8: found beds, expected the end");
    CHECK(misread<Tent>("beds 5 beds 6") == "at 7: found beds, expected wet or the end");
    CHECK(misread<Tent>("beds 2") == "at 5: found 2, expected another value, for this one is left out");
    CHECK(misread<Tent>("beds 5 ") == "at 7: found the end, expected wet or the end");
    CHECK(misread<Tent>(" beds 5") == "at 0: found a space, expected one of beds, wet");
    CHECK(misread<Tent>("beds") == "at 0: found beds, expected one of beds, wet");
    CHECK(misread<Tent>("(beds 5)") == "at 0: found (, expected one of beds, wet");
    CHECK(misread<Tent>("defaults") == "at 0: found defaults, expected one of beds, wet");
    CHECK(misread<Camp>("row [(beds 5 colour)]") == "at 13: found colour, expected wet or )");
    CHECK(misread<Camp>("row [(beds 5]") == "at 12: found ], expected wet or )");
    CHECK(misread<Camp>("row [()]") == "at 6: found ), expected one of beds, wet");
    CHECK(misread<Camp>("row [beds 5]") == "at 5: found beds, expected ( or default");
    CHECK(misread<Camp>("row [(beds 2)]") == "at 11: found 2, expected another value, for this one is left out");
    CHECK(misread<Camp>("counts (great-bear 1 lynx 5)") ==
          "at 21: found lynx, expected one of sea-otter, owl's-snowy or )");
    CHECK(misread<Camp>("plan (swim to 2") == "at 15: found the end, expected )");
}

TEST_CASE("a clause of one word has no brackets, a longer one has") {
    CHECK(misread<Camp>("plan (take-a-rest#3)") == "at 5: found (, expected take-a-rest#3");
    CHECK(misread<Camp>("plan swim to 2") == "at 5: found swim, expected (");
    CHECK(misread<Camp>("plans [(take-a-rest)]") == "at 7: found (, expected take-a-rest");
}

TEST_CASE("a record holds nothing but enumerators, as if it had been decoded") {
    CHECK(misread<Camp>("level #2") == "at 6: found #2, expected one of ground, roof");
    CHECK(misread<Camp>("cards [#64]") == "at 7: found #64, expected #0 to #63");
    CHECK(misread<Camp>("plans [(march #4 with - tent default)]") ==
          "at 14: found #4, expected one of lynx, great-bear, sea-otter, owl's-snowy");
    CHECK(parse<Plan>("march #4 with - tent default"));
    CHECK(parse<March>("march #4 with - tent default"));
}

TEST_CASE("a state is a record as well") {
    const State<Tent> state{Tent{7}, Pcg32{5}};
    CHECK(notation(state) == "table (beds 7) chance (state " + std::to_string(state.chance.state) + ")");
    CHECK(*parse<State<Tent>>(notation(state)) == state);
}

TEST_CASE("damage to any character is refused with its place, or makes the text of another value") {
    CHECK(damage_every_character<Camp>(std::string(busy_text)) > 20);
    CHECK(damage_every_character<Plan>("march great-bear with red#1 tent (beds 5)") > 3);
    CHECK(damage_every_character<Camp>("default") == 0);
    CHECK(damage_every_character<EnumSet<Card>>("#0+#4..#6+#63") > 5);
}

TEST_CASE("a misreading is a value") {
    CHECK(parse<Beast>("x").misreading() == parse<Beast>("x").misreading());
    CHECK_FALSE(parse<Beast>("x").misreading() == parse<Beast>("y").misreading());
    CHECK(parse<Beast>("lynx").misreading() == Misreading{});
    CHECK(Misreading{}.at == 0);
}

TEST_CASE("people get a line for each member") {
    CHECK(describe(Camp{}) == "default\n");
    CHECK(describe(Tent{7, true}) == "beds: 7\nwet: yes\n");
    CHECK(describe(busy_camp()) == R"(default_seat: two
size: 9
height: -12
beasts: lynx+sea-otter
relic: (-.one+two)
cards: [#3 #60]
row:
    - default
    - beds 4 wet yes
tents:
    sea-otter:
        beds: 7
dice: one.mage+two.dragon
plans:
    - take-a-rest
    - march great-bear with blue tent default
)");
    Camp camp;
    camp.counts = {{0, 2, 0, 4}};
    camp.last_tent = {};
    camp.plan = Swim{2};
    CHECK(describe(camp) == R"(counts: lynx 0 sea-otter 0
plan: (swim to 2)
last_tent:
    beds: 2
    wet: no
)");
}

TEST_CASE("tables, views and events of a game with hidden cards are read back") {
    auto state = new_game<tiny::Table<>>({.players = 3, .cards = 8}, Pcg32{7});
    Pcg32 player{7};
    while (!is_over(state.table)) {
        for_each_enumerator<Seat>([&](Seat seat) {
            const auto seen = view(state.table, seat);
            CHECK(*parse<tiny::Table<>>(notation(*seen)) == *seen);
        });
        CHECK(*parse_table<tiny::Table<>>(notation(state.table)) == state.table);
        const auto actions = legal_actions(state.table);
        for (const auto& action : actions) CHECK(*parse<tiny::Action>(notation(action)) == action);
        play(state.table, actions[player.below(static_cast<std::uint32_t>(actions.size()))], state.chance,
             [](const tiny::Event& event) { CHECK(*parse<tiny::Event>(notation(event)) == event); });
    }
}

TEST_CASE("a table and what a seat may know of it, in one line") {
    tiny::Table<> table;
    table.options = {.players = 3, .cards = 8};
    table.deck = tiny::Deck<tiny::Card, 8>{tiny::Cards::from_bits(0x7c)};
    table.deck.put_on_top(tiny::Card::one, {Seat::two});
    table.racks[Seat::one] = {{tiny::Card::eight, {Seat::one}}};
    table.racks[Seat::three] = {{tiny::Card::two, {Seat::three, Seat::one}}};
    table.points[Seat::two] = 4;
    table.turns_left = 9;
    table.steps = {tiny::TakeTurn{Seat::two}};
    check_text(table,
               "options (players 3 cards 8) deck (rest #2..#6 top [#0.two]) racks (one [#7.one] three [#1.one+three]) "
               "points (two 4) turns_left 9 steps [(take-turn two)]");
    check_text(*view(table, Seat::one),
               "options (players 3 cards 8) deck (rest #0+#2..#6 top [-.two] concealed 1) "
               "racks (one [#7.one] three [#1.one+three]) points (two 4) turns_left 9 steps [(take-turn two)]");
    check_text(tiny::Event{tiny::Shown{Seat::two, 1, tiny::Card::four}}, "shown two place 1 card #3");
}

TEST_CASE("a table that cannot be is read, but not to be played on") {
    using Table = tiny::Table<>;
    const std::string text = notation(new_game<Table>({}, Pcg32{1}).table);
    CHECK(parse_table<Table>(text));
    const std::string impossible = "options (cards 9) turns_left 3";
    CHECK(parse<Table>(impossible));
    CHECK(parse_table<Table>(impossible).misreading().message() ==
          "at 0: found options, expected a table that can be (TINY-9: there must be cards for all)");
    CHECK(parse_table<Table>("turns_left 256").misreading() == parse<Table>("turns_left 256").misreading());
}

TEST_CASE("hostile texts are refused at once, however long or deep") {
    CHECK_FALSE(parse<Camp>(std::string(100'000, '(')));
    CHECK_FALSE(parse<Camp>("row " + std::string(100'000, '[')));
    CHECK_FALSE(parse<Camp>("size " + std::string(100'000, '9')));
    CHECK_FALSE(parse<Camp>(std::string(100'000, 'a')));
    std::string list = "cards [#1";
    for (int i = 0; i != 10'000; ++i) list += " #1";
    CHECK(parse<Camp>(list + ']').misreading().at == 16);
    std::string set = "beasts lynx";
    for (int i = 0; i != 10'000; ++i) set += "+lynx";
    CHECK_FALSE(parse<Camp>(set));
}

TEST_CASE("a list that is read has nothing of what it held before") {
    CHECK(notation(Larder{{5}}) == "jars [5]");
    CHECK(parse<Larder>("jars [5]")->jars == InlineVector<std::uint8_t, 3>{5});
    CHECK(parse<Larder>("jars [5 6 7]")->jars.size() == 3);
    CHECK(parse<Larder>("jars []")->jars.empty());
}
