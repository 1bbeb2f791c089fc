#pragma once

#include <string>
#include <string_view>

#include <heroes/hero_master.hpp>
#include <heroes/tools/typing.hpp>

#include "../card_list.hpp"
#include "../plain_decks.hpp"
#include "../words.hpp"
#include "narrator.hpp"
#include "screen.hpp"
#include "words.hpp"

namespace terminal {

// Hero Master in words of its own.
template <>
struct Words<hero_master::Table> : WordsOf<hero_master::Table, hero_master::Narrator, hero_master::Screen,
                                           hero_master::question, hero_master::offer, hero_master::result> {
    static constexpr std::string_view help = hero_master::help;
    static constexpr heroes::Synonym synonyms[]{
        {"keep", "keep hand"},
        {"again", "mulligan"},
        {"go", "visit location"},
        {"attack", "lay attack"},
        {"lay", "lay attack"},
        {"play", "lay attack"},
        {"bungle", "play bungle"},
        {"play", "play bungle"},
        {"bungle", "bungle attack"},
        {"fight", "encounter monster"},
        {"face", "encounter monster"},
        {"power", "use power"},
        {"use", "use power"},
        {"apply", "apply cards"},
        {"none", "decline"},
        {"no", "decline"},
        {"no", "refuse"},
        {"no", "end turn"},
        {"yes", "accept"},
        {"yes", "protest"},
        {"yes", "put back"},
        {"end", "end turn"},
        {"stop", "stop selling"},
        {"hand", "take to hand"},
        {"wear", "equip"},
        {"wield", "equip"},
        {"slot", "lay in"},
    };

    template <class F>
    static void for_each_card(F&& f) {
        using namespace heroes::hero_master;
        const auto name = [](auto card) { return hero_master::name(card); };
        for_each_named<RaceCard, ClassCard, ActionCard, EquipmentCard, MonsterCard, LocationCard, TreasureCard,
                       FailCard>(name, [&](auto card) { f(name(card), hero_master::in_words(card)); });
    }
    // Cards that nobody may see lie in the decks of a view.
    static std::string decks(const heroes::View<Table>& seen) {
        Table table = *seen;
        std::string players;
        heroes::for_each_seat(table.options, [&](heroes::Seat seat) {
            const heroes::hero_master::Hero& hero = table.heroes[seat];
            if (hero.hidden_protest) table.protest_deck.erase(table.protest_deck.front());
            players += player_name(seat) + "'s deck: " + counted(hero.deck.size() - hero.hidden, "card") +
                       ", discard: " + counted(hero.discard.size(), "card") + "\n";
        });
        return PlainDecks<Table>(table).text() + "Locations left: " + counted(table.locations_left, "card") + "\n" +
               players;
    }

    // A person sees the table before every larger decision.
    static bool shows_table(const Table&, const Table::Decision& decision) {
        using namespace heroes::hero_master;
        return holds_alternative<ChooseLocation>(decision) || holds_alternative<ChooseEncounter>(decision) ||
               holds_alternative<JoinEncounter>(decision) || holds_alternative<TakeTurn>(decision) ||
               holds_alternative<CommitCards>(decision);
    }
};

}  // namespace terminal
