# Mistakes of house rules get one line from the compiler, and it says what is wrong.


# Compiles a piece of code, with ${flags}, and compares the errors with the one that is expected; none, if that is empty.
function(compile name code expected)
    set(game hedra)
    if(ARGC GREATER 3)
        set(game ${ARGV3})
    endif()
    file(WRITE ${work}/${name}.cpp
        "#include <heroes/${game}.hpp>\nusing namespace heroes;\nusing namespace heroes::${game};\n${code}\n")
    execute_process(COMMAND ${compiler} -std=c++20 ${flags} -fsyntax-only -I ${source}/include ${work}/${name}.cpp
        ERROR_VARIABLE output)
    string(REGEX MATCHALL "[^\n]*error: [^\n]*" errors "${output}")
    list(LENGTH errors count)
    if(expected STREQUAL "" AND count EQUAL 0)
        return()
    endif()
    if(NOT count EQUAL 1 OR NOT errors MATCHES "${expected}")
        message(SEND_ERROR "${name}: expected one error with '${expected}', not:\n${errors}")
    endif()
endfunction()

compile(sound_hook [[
struct Rules : StandardRules {
    static constexpr std::string_view name = "sound";
    static constexpr int power(Die, int face, int) { return face; }
};
Table<Rules> table;
]] "")
# With sanitizers g++ compares no addresses in constant expressions.
set(flags -fsanitize=undefined)
compile(sound_hook_sanitized [[
struct Rules : StandardRules {
    static constexpr std::string_view name = "sound";
    static constexpr int power(Die, int face, int) { return face; }
    static constexpr Dice dice = standard_dice;
};
Table<Rules> table;
]] "")
compile(misspelt_hook_sanitized [[
struct Rules : StandardRules {
    static constexpr std::string_view name = "misspelt";
    static constexpr int pwoer(Die, int face, int) { return face; }
};
Table<Rules> table;
]] "is a hook misspelt")
set(flags "")
compile(named_for_its_knobs [[
struct Rules : StandardRules {
    static constexpr std::string_view name = "with other knobs";
    static constexpr Knobs knobs{.clearing_points = 3};
};
Table<Rules> table;
]] "")
compile(named_for_its_refusals [[
struct Rules : StandardRules {
    static constexpr std::string_view name = "with other refusals";
    static void illegal(const Verdict&) {}
};
Table<Rules> table;
]] "")
compile(misspelt_hook [[
struct Rules : StandardRules {
    static constexpr std::string_view name = "misspelt";
    static constexpr int pwoer(Die, int face, int) { return face; }
};
Table<Rules> table;
]] "is a hook misspelt")
compile(nameless_hook [[
struct Rules : StandardRules {
    static constexpr int power(Die, int face, int) { return face; }
};
Table<Rules> table;
]] "takes a name of its own")
compile(hook_with_other_types [[
struct Rules : StandardRules {
    static constexpr std::string_view name = "other types";
    static constexpr int power(Die, int face) { return face; }
};
Table<Rules> table;
]] "power is a function of Die, int face and int bonus")

# Every game looks at its hooks.
file(GLOB games RELATIVE ${source}/tests ${source}/tests/*/game.hpp)
list(TRANSFORM games REPLACE "/game.hpp$" "")
list(REMOVE_ITEM games tiny)
foreach(game IN LISTS games)
    compile(${game}_misspelt [[
struct Rules : StandardRules {
    static constexpr std::string_view name = "misspelt";
    static constexpr bool ilegal(int) { return true; }
};
Table<Rules> table;
]] "is a hook misspelt" ${game})
    compile(${game}_misspelt_nameless [[
struct Rules : StandardRules {
    static constexpr bool ilegal(int) { return true; }
};
Table<Rules> table;
]] "this house rule changes nothing: is a hook misspelt" ${game})
    compile(${game}_knobs_of_the_book [[
struct Rules : StandardRules {
    static constexpr Knobs knobs{};
};
Table<Rules> table;
]] "" ${game})
    compile(${game}_other_types [[
struct Rules : StandardRules {
    static constexpr std::string_view name = "other types";
    static constexpr bool illegal(int) { return true; }
};
Table<Rules> table;
]] "illegal is a function of const Verdict&" ${game})
endforeach()

# Cards that were changed but not completed.
foreach(game hamlet hero_master shining)
    compile(${game}_not_completed [[
struct Rules : StandardRules {
    static constexpr Draft content = draft_of(StandardRules::content);
};
Table<Rules> table;
]] "the cards of these rules are no Content yet" ${game})
endforeach()
compile(shire_not_completed [[
struct Rules : StandardRules {
    static constexpr auto content = std::array{cleric, paladin};
};
Table<Rules> table;
]] "the cards of these rules are no Content yet" shire)
compile(hedra_other_dice [[
struct Rules : StandardRules {
    static constexpr int dice = 8;
};
Table<Rules> table;
]] "dice is of type Dice" hedra)

# A card that nobody knows by this name.
compile(hamlet_wrong_name "constexpr auto card = StandardRules::content.items.named(\"Nothing\");" "refuse|constant expression" hamlet)
compile(shining_wrong_name "constexpr auto card = StandardRules::content.heroes.named(\"Nobody\");" "refuse|constant expression" shining)
compile(shire_wrong_name "constexpr auto card = StandardRules::content.spell(\"Nothing\");"
    "refuse|constant expression" shire)

# A content that was judged is not changed, and cards that cannot be make none: the compiler says whom to ask.
compile(shire_changed_content "Content changed = standard_content;" "deleted" shire)
compile(shire_nameless_character [[
constexpr Content arena = content_of(standard_chart, cleric, PrintedCharacter{.hp = 9});
]] "these_cards_cannot_be_ask_judge_why|constant expression" shire)
foreach(game hamlet hero_master shining)
    compile(${game}_no_cards "constexpr Content empty = complete(Draft{});"
        "these_cards_cannot_be_ask_judge_why|constant expression" ${game})
endforeach()
