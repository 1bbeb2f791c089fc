#pragma once

#include <heroes/hamlet/detail/decks.hpp>

// Rulebook, "Artifacts" and "Saint's Sigils".
namespace heroes::hamlet::detail {

// HAM-185, HAM-R59: all three artifacts of a set give its Sigil, unless it is held elsewhere.
template <class Game>
constexpr void claim_sigils(Game game, Seat seat) {
    auto& table = game.table;
    auto& hero = table.heroes[seat];
    if (hero.artifacts.empty()) return;
    table.sigils_aside.for_each([&](Sigil set) {
        if (!(artifacts_of(set) - hero.artifacts).empty()) return;
        table.sigils_aside.erase(set);
        hero.sigils.insert(set);
        game.emit(SigilTaken{seat, set});
    });
}

template <class Game>
constexpr void take_artifact(Game game, Artifact artifact) {
    game.table.artifacts_aside.erase(artifact);
    hero_of(game).artifacts.insert(artifact);
    game.emit(ArtifactTaken{active(game.table), artifact});
}

// HAM-R54: what a carrier gives, of what is left aside; by a house rule always the same piece.
template <class Rules>
constexpr Artifacts artifacts_given(const Table<Rules>& table, MonsterCard monster) {
    const MonsterType& type = Rules::content.monsters[monster];
    if (!type.carries) return {};
    const Artifacts left = table.artifacts_aside & artifacts_of(*type.carries);
    return table.rules.knobs.fixed_artifacts ? left & Artifacts{artifact(*type.carries, type.piece)} : left;
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseArtifact& choice, F& f) {
    (table.artifacts_aside & artifacts_of(choice.set)).for_each([&](Artifact artifact) { f(TakeArtifact{artifact}); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseArtifact& choice, const Action& action) {
    const auto* take = get_if<TakeArtifact>(&action);
    if (take == nullptr) return Verdict::refused("HAM-184: the beaten monster gives an artifact: choose it");
    if (take->artifact > Artifact::last || set_of(take->artifact) != choice.set)
        return Verdict::refused("HAM-R54: the artifact must be of the set whose symbol the monster bears");
    return table.artifacts_aside.has(take->artifact) ? Verdict::legal()
                                                     : Verdict::refused("HAM-R55: that artifact is not aside");
}
template <class Game>
constexpr void answer(Game game, const ChooseArtifact&, const Action& action) {
    game.pop();
    take_artifact(game, get_if<TakeArtifact>(&action)->artifact);
    end_encounter(game);
}
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const ChooseArtifact& choice) {
    if (const Verdict verdict = asks_victor(table, choice.seat); !verdict) return verdict;
    return choice.set <= Sigil::last && (table.artifacts_aside & artifacts_of(choice.set)).size() > 1
               ? Verdict::legal()
               : Verdict::refused("HAM-R54: there are not several artifacts of that set to choose from");
}

// HAM-C62: the sets of which a player has artifacts but not the Sigil.
template <class Rules>
constexpr Sigils unfinished_sets(const Table<Rules>& table, Seat seat) {
    Sigils sets{};
    table.heroes[seat].artifacts.for_each([&](Artifact artifact) { sets.insert(set_of(artifact)); });
    return sets - table.heroes[seat].sigils;
}

// HAM-C62: all artifacts of the other unfinished sets go back to the pile aside.
template <class Game>
constexpr void return_artifacts(Game game, Seat seat, Sigil kept) {
    auto& table = game.table;
    auto& hero = table.heroes[seat];
    Artifacts returned{};
    (unfinished_sets(table, seat) - Sigils{kept}).for_each([&](Sigil set) {
        returned = returned | (hero.artifacts & artifacts_of(set));
    });
    returned.for_each([&](Artifact artifact) {
        for (Item& held : hero.slots)
            if (held == item(artifact)) held = Item::nothing;
    });
    hero.artifacts = hero.artifacts - returned;
    table.artifacts_aside = table.artifacts_aside | returned;
    game.emit(ArtifactsRecalled{seat, kept, returned});
}

template <class Rules, class F>
constexpr void list(const Table<Rules>& table, const ChooseSet& choice, F& f) {
    unfinished_sets(table, choice.seat).for_each([&](Sigil set) { f(KeepSet{set}); });
}
template <class Rules>
constexpr Verdict judge(const Table<Rules>& table, const ChooseSet& choice, const Action& action) {
    const auto* keep = get_if<KeepSet>(&action);
    if (keep != nullptr && keep->set <= Sigil::last && unfinished_sets(table, choice.seat).has(keep->set))
        return Verdict::legal();
    return Verdict::refused("HAM-C62: choose the unfinished set whose artifacts are kept");
}
template <class Game>
constexpr void answer(Game game, const ChooseSet& choice, const Action& action) {
    const Seat seat = choice.seat;
    game.pop();
    return_artifacts(game, seat, get_if<KeepSet>(&action)->set);
}
template <class Rules>
constexpr Verdict fits(const Table<Rules>& table, const ChooseSet& choice) {
    return is_in_play(table, choice.seat) && unfinished_sets(table, choice.seat).size() > 1
               ? Verdict::legal()
               : Verdict::refused("HAM-C62: that player has not several unfinished sets");
}

}  // namespace heroes::hamlet::detail
