#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <heroes/core/game.hpp>
#include <heroes/core/match.hpp>
#include <heroes/tools/shapes.hpp>

#include "plain_words.hpp"
#include "text.hpp"
#include "voice.hpp"

namespace terminal {

using Places = std::vector<std::size_t>;

// A line of the list: an action by its place, or several that have a part in common and are asked about further.
struct Entry {
    std::string text{};
    Places places{};
};

// What the decider may do, who sees this much of the table. A long list is asked in parts: what to do, then with whom,
// then where, as the members of the actions come.
template <class Table>
class Choices {
public:
    using Action = typename Table::Action;

    Choices(const Table& seen, Style style) : words_{{seen, style}}, actions_(legal_actions(seen)) {
        for (const Action& action : actions_) {
            painted_.push_back(Voice<Table>::offer(seen, action, style));
            offers_.push_back(unpainted(painted_.back()));
        }
        widen();
    }

    const Action& action(std::size_t place) const { return actions_[place]; }
    std::span<const std::string> offers() const { return offers_; }
    // What the list shows for an action.
    std::string offer(const Action& action) const {
        for (std::size_t i = 0; i != actions_.size(); ++i)
            if (actions_[i] == action) return painted_[i];
        return "";
    }
    std::span<const Entry> entries() const { return entries_; }
    std::string text() const {
        std::vector<std::string> items;
        for (const Entry& entry : entries_) items.push_back(entry.text);
        return numbered(items);
    }

    void widen() {
        Places all(actions_.size());
        for (std::size_t i = 0; i != all.size(); ++i) all[i] = i;
        narrow(all);
    }
    void narrow(const Places& places) { entries_ = divided(places); }

private:
    static constexpr std::size_t most_at_once = 12;
    static constexpr std::size_t many_of_a_kind = 4;

    // A member of an action in words; if it is a set, its elements.
    struct Member {
        std::string value{};
        std::optional<std::vector<std::string>> elements{};
    };

    std::vector<Member> members_of(const Action& action) const {
        std::vector<Member> members;
        heroes::match(action, [&]<class A>(const A& held) {
            if constexpr (heroes::Listed<A>)
                heroes::for_each_member<typename Table::Rules>(held, [&](std::string_view name, const auto& member) {
                    members.push_back(in_words(name, member));
                });
        });
        return members;
    }
    // Where the value is only a number, the name of the member says of what.
    template <class T>
    Member in_words(std::string_view name, const T& member) const {
        Member words{words_.wording().value(member), {}};
        if (words.value.starts_with('#')) words.value.replace(0, 1, words_.wording().plain(name) + " ");
        if constexpr (heroes::is_enum_set<T>) {
            words.elements.emplace();
            member.for_each([&](auto each) { words.elements->push_back(words_.wording().value(each)); });
        }
        return words;
    }
    static std::string kind_of(const Action& action) {
        return heroes::match(action, []<class A>(const A&) { return std::string(heroes::alternative_name<A>()); });
    }

    std::vector<Entry> divided(const Places& places) const {
        if (places.size() <= most_at_once) return singly(places);
        const auto kinds = grouped(places, [&](std::size_t place) { return kind_of(actions_[place]); });
        if (kinds.size() == 1) return by_member(places, "");
        std::vector<Entry> entries;
        for (const Entry& kind : kinds)
            for (Entry& entry : kind.places.size() <= many_of_a_kind ? singly(kind.places) : by_kind(kind))
                entries.push_back(std::move(entry));
        return entries;
    }
    std::vector<Entry> singly(const Places& places) const {
        std::vector<Entry> entries;
        for (const std::size_t place : places) entries.push_back({painted_[place], {place}});
        return entries;
    }
    // All of a kind at once, or by their first part, if those are few.
    std::vector<Entry> by_kind(const Entry& kind) const {
        auto entries = by_member(kind.places, kind.text + " ");
        if (entries.size() * 2 <= most_at_once) return entries;
        return {{with_count(with_capital(kind.text), kind.places), kind.places}};
    }
    // By the first member that tells some of them from others, or by whether something is in a set.
    std::vector<Entry> by_member(const Places& places, const std::string& opening) const {
        const std::size_t count = members_of(actions_[places[0]]).size();
        for (std::size_t nth = 0; nth != count; ++nth) {
            const auto groups = grouped(places, [&](std::size_t place) { return part(place, nth); });
            if (groups.size() > 1 && groups.size() * 2 <= places.size()) return labelled(groups, opening);
            const auto split = by_element(places, nth, opening);
            if (split.size() == 2) return split;
        }
        return singly(places);
    }
    // The game may have words of its own for a part of an action.
    std::string part(std::size_t place, std::size_t nth) const {
        std::string own = Voice<Table>::part(words_.table, actions_[place], nth);
        return own.empty() ? members_of(actions_[place])[nth].value : own;
    }
    std::vector<Entry> by_element(const Places& places, std::size_t nth, const std::string& opening) const {
        const auto has = [&](std::size_t place, const std::string& element) {
            const auto elements = members_of(actions_[place])[nth].elements;
            return elements && std::find(elements->begin(), elements->end(), element) != elements->end();
        };
        for (const std::size_t candidate : places) {
            const auto elements = members_of(actions_[candidate])[nth].elements;
            if (!elements) return {};
            for (const std::string& element : *elements) {
                const auto groups = grouped(
                    places, [&](std::size_t place) { return (has(place, element) ? "with " : "without ") + element; });
                if (groups.size() == 2) return labelled(groups, opening);
            }
        }
        return {};
    }

    template <class KeyOf>
    static std::vector<Entry> grouped(const Places& places, KeyOf&& key_of) {
        std::vector<Entry> groups;
        for (const std::size_t place : places) {
            const std::string key = key_of(place);
            auto at = std::find_if(groups.begin(), groups.end(), [&](const Entry& group) { return group.text == key; });
            if (at == groups.end()) at = groups.insert(at, Entry{key, {}});
            at->places.push_back(place);
        }
        return groups;
    }
    // A group of one is the action itself.
    std::vector<Entry> labelled(std::vector<Entry> groups, const std::string& opening) const {
        for (Entry& group : groups)
            group.text = group.places.size() == 1 ? painted_[group.places[0]]
                                                  : with_count(with_capital(opening + group.text), group.places);
        return groups;
    }
    static std::string with_count(const std::string& text, const Places& places) {
        return text + " (" + counted(places.size(), "choice") + ")";
    }

    PlainWords<Table> words_;
    decltype(legal_actions(std::declval<const Table&>())) actions_;
    std::vector<std::string> painted_{};
    std::vector<std::string> offers_{};  // without paint, so that they can be typed
    std::vector<Entry> entries_{};
};

}  // namespace terminal
