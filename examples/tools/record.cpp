// Every piece of code of docs/tools/record.md, with the texts that stand there.

#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>

#include <heroes/core/text.hpp>
#include <heroes/hedra.hpp>
#include <heroes/hedra/rulebook.hpp>
#include <heroes/tools/record.hpp>

using namespace heroes;

namespace {

void expect(bool fact, std::string_view what) {
    if (fact) return;
    std::cerr << "not as docs/tools/record.md says: " << what << '\n';
    std::exit(1);
}

std::string changed(std::string text, std::string_view from, std::string_view to) {
    return text.replace(text.find(from), from.size(), to);
}

std::string play_and_write_down() {
    Recorder<hedra::Table<>> recorder{{.players = 3}, 42};  // the options, and the seed of the chance
    for (int i = 0; i != 20; ++i) {
        const auto& table = recorder.state().table;
        const Verdict verdict = recorder.play(decider(table), legal_actions(table)[0]);
        if (!verdict) std::cout << "Refused, and not written down: " << verdict.reason() << '\n';
    }
    const std::string text = write_record(recorder.record());

    expect(text.find("\noptions players 3\nseed 42\nchecksum 9808b7aadfd991c0\n") != text.npos, "the set-up");
    expect(text.find("\n1 one: place rogue at 1\n") != text.npos, "the first move");
    return text;
}

void read_and_play_again(const std::string& text) {
    const auto record = read_record<hedra::Table<>>(text);
    if (!record) return void(std::cout << record.bad_line().message() << '\n');
    const auto played = replay(*record, [](const auto& event) { std::cout << to_text(event).view() << '\n'; });
    if (!played) std::cout << played.divergence->message() << '\n';

    expect(played && played.moves == 20, "the game is replayed");
}

void find_what_is_wrong(const std::string& text) {
    const auto unreadable = read_record<hedra::Table<>>(changed(text, "place rogue", "place dragoon"));
    const auto cheated = replay(*read_record<hedra::Table<>>(changed(text, "rogue at 1", "mage at 1")));
    std::cout << unreadable.bad_line().message() << '\n' << cheated.divergence->message() << '\n';

    expect(unreadable.bad_line().message() ==
               "line 8, at 13: found dragoon, expected one of mage, rogue, cleric, warrior, paladin, barbarian, dragon",
           "a bad line");
    expect(cheated.divergence->message() ==
               "line 8, move 1: HED-032, Mage and Paladin stay at Home and the Dragon in its Roost",
           "a bad move");
}

}  // namespace

struct Frenzy : hedra::StandardRules {
    static constexpr hedra::Knobs knobs{.barbarian_bonus = 3};
};

namespace {

void read_by_other_rules(const std::string& text) {
    const auto other = read_record<hedra::Table<Frenzy>>(text);
    std::cout << other.bad_line().message() << '\n';

    expect(other.bad_line().why.message() == "at 10: found barbarian_bonus:2, expected knob barbarian_bonus:3",
           "other rules");
}

void go_on(const std::string& text) {
    const auto saved = read_record<hedra::Table<>>(text);
    Recorder<hedra::Table<>> recorder{*saved, replay(*saved).state};

    const auto& table = recorder.state().table;
    expect(static_cast<bool>(recorder.play(decider(table), legal_actions(table)[0])), "the game goes on");
    expect(recorder.record().moves.size() == 21, "and is written down");
}

}  // namespace

int main() {
    const std::string text = play_and_write_down();
    std::cout << text;
    read_and_play_again(text);
    find_what_is_wrong(text);
    read_by_other_rules(text);
    go_on(text);
}
