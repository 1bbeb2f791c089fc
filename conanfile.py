import os
import re

from conan import ConanFile
from conan.tools.build import check_min_cppstd
from conan.tools.files import copy, load
from conan.tools.layout import basic_layout


class HeroesConan(ConanFile):
    name = "heroes"
    description = "The rules of five tabletop games as a header-only C++20 library"
    license = "MIT"
    topics = ("games", "board-games", "rules", "header-only")
    package_type = "header-library"
    settings = "os", "arch", "compiler", "build_type"
    exports = "include/heroes/version.hpp"
    exports_sources = "include/*", "LICENSE"
    no_copy_source = True
    test_package_folder = "tests/test_package"

    def set_version(self):
        header = load(self, os.path.join(self.recipe_folder, "include", "heroes", "version.hpp"))
        self.version = ".".join(re.findall(r"#define HEROES_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)", header))

    def layout(self):
        basic_layout(self)

    def validate(self):
        check_min_cppstd(self, 20)

    def package_id(self):
        self.info.clear()

    def package(self):
        copy(self, "LICENSE", src=self.source_folder, dst=os.path.join(self.package_folder, "licenses"))
        copy(self, "*.hpp", src=os.path.join(self.source_folder, "include"), dst=os.path.join(self.package_folder, "include"))

    def package_info(self):
        self.cpp_info.set_property("cmake_file_name", "heroes")
        self.cpp_info.set_property("cmake_target_name", "heroes::heroes")
        self.cpp_info.set_property("pkg_config_name", "heroes")
        self.cpp_info.bindirs = []
        self.cpp_info.libdirs = []
