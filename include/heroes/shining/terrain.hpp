#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include <heroes/core/enum_array.hpp>
#include <heroes/core/enum_names.hpp>

namespace heroes::shining {

// What a square is like, SHN-126 to SHN-129. Stairs and steps are open floor with something more, SHN-130, SHN-134.
enum class TerrainType : std::uint8_t {
    open,
    difficult,
    short_obstacle,
    tall_obstacle,
    wall,
    stairs,
    second_stairs,
    steps,
    last = steps
};

// A letter of a drawing and what it stands for.
struct Terrain {
    char letter = '.';
    std::string_view name{};
    TerrainType type{};
};

constexpr EnumNames<TerrainType> names_of(TerrainType) {
    return {"open", "difficult", "short obstacle", "tall obstacle", "wall", "stairs", "second stairs", "steps"};
}

// The terrain glossary, SHN-133, SHN-R50: one letter each. Squares of one kind of Stairs form one link, SHN-R45.
inline constexpr std::array<Terrain, 36> standard_terrain{{
    {'.', "open floor", TerrainType::open},
    {'b', "Barrel", TerrainType::short_obstacle},
    {'k', "Bed", TerrainType::short_obstacle},
    {'K', "Bookshelf", TerrainType::tall_obstacle},
    {'#', "Castle Wall", TerrainType::wall},
    {'d', "Desk", TerrainType::short_obstacle},
    {'f', "Firepit", TerrainType::short_obstacle},
    {'g', "Gravestone, 1 square", TerrainType::short_obstacle},
    {'G', "Gravestone, 2 or more squares", TerrainType::tall_obstacle},
    {'H', "House", TerrainType::tall_obstacle},
    {'^', "Rocky Cliff", TerrainType::wall},
    {'S', "Statue", TerrainType::tall_obstacle},
    {'T', "Tree", TerrainType::tall_obstacle},
    {'u', "Tree Stump", TerrainType::short_obstacle},
    {'~', "Water", TerrainType::difficult},
    {'w', "Well", TerrainType::short_obstacle},
    {'L', "Rocky Landslide", TerrainType::wall},
    {'C', "Chapel", TerrainType::wall},
    {'a', "Altar", TerrainType::short_obstacle},
    {'c', "Chapel Seating", TerrainType::short_obstacle},
    {'I', "Candelabra", TerrainType::tall_obstacle},
    {'M', "Hermitage", TerrainType::wall},
    {'s', "Sarcophagus", TerrainType::short_obstacle},
    {'R', "Rocky Debris", TerrainType::tall_obstacle},
    {'Q', "Guardhouse", TerrainType::tall_obstacle},
    {'B', "Walls of Broken Guardhouse", TerrainType::tall_obstacle},
    {'x', "Wooden Barricade", TerrainType::short_obstacle},
    {'W', "Wreckage of Armored Construct", TerrainType::tall_obstacle},
    {'A', "Display Armor", TerrainType::tall_obstacle},
    {',', "Fallen Display Armor", TerrainType::difficult},
    {'p', "Broken Pillar", TerrainType::short_obstacle},
    {'o', "Stone Basin", TerrainType::short_obstacle},
    {'E', "Temple", TerrainType::tall_obstacle},
    {'=', "Stairs", TerrainType::stairs},
    {'%', "other Stairs", TerrainType::second_stairs},
    {'_', "Steps", TerrainType::steps},
}};

// What the letters stand for, by letter; those without a meaning are marked.
struct Legend {
    static constexpr std::uint8_t unknown = 255;

    std::uint8_t types[128]{};

    template <std::size_t N>
    constexpr explicit Legend(const std::array<Terrain, N>& terrain) {
        for (std::uint8_t& type : types) type = unknown;
        for (const Terrain& kind : terrain)
            types[static_cast<unsigned char>(kind.letter) & 127] = static_cast<std::uint8_t>(kind.type);
    }
    constexpr bool knows(char letter) const {
        return letter > 0 && types[static_cast<unsigned char>(letter)] != unknown;
    }
    constexpr bool is_open(char letter) const {
        return letter > 0 && types[static_cast<unsigned char>(letter)] == static_cast<std::uint8_t>(TerrainType::open);
    }
    constexpr TerrainType operator[](char letter) const {
        return static_cast<TerrainType>(types[static_cast<unsigned char>(letter)]);
    }
};

inline constexpr Legend standard_legend{standard_terrain};

}  // namespace heroes::shining
