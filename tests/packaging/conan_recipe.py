"""Runs conanfile.py against a small stand-in for Conan: prints its version, and checks what it packages.

Usage: conan_recipe.py <source folder> <folder of installed headers>
"""

import importlib.util
import pathlib
import shutil
import sys
import tempfile
import types


class Namespace(types.SimpleNamespace):
    def set_property(self, name, value):
        setattr(self, name, value)


class ConanFile:
    def __init__(self, source, package):
        self.recipe_folder = self.source_folder = str(source)
        self.package_folder = str(package)
        self.cpp_info = Namespace()


def load(_recipe, path):
    return pathlib.Path(path).read_text(encoding="utf-8")


def copy(_recipe, pattern, src, dst):
    for path in pathlib.Path(src).rglob(pattern):
        target = pathlib.Path(dst) / path.relative_to(src)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)


def stand_in(name, **members):
    module = types.ModuleType(name)
    module.__dict__.update(members)
    sys.modules[name] = module


def listing(folder):
    return sorted(str(path.relative_to(folder)) for path in pathlib.Path(folder).rglob("*.hpp"))


def main(source, headers):
    stand_in("conan", ConanFile=ConanFile)
    stand_in("conan.tools")
    stand_in("conan.tools.build", check_min_cppstd=lambda *_: None)
    stand_in("conan.tools.files", copy=copy, load=load)
    stand_in("conan.tools.layout", basic_layout=lambda *_, **__: None)

    spec = importlib.util.spec_from_file_location("recipe", pathlib.Path(source) / "conanfile.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)

    with tempfile.TemporaryDirectory() as package:
        recipe = module.HeroesConan(source, package)
        recipe.set_version()
        recipe.package()
        recipe.package_info()
        assert listing(pathlib.Path(package) / "include") == listing(headers), "packaged headers differ from installed"
        assert (pathlib.Path(package) / "licenses" / "LICENSE").is_file(), "the licence is not packaged"
        assert recipe.cpp_info.cmake_target_name == "heroes::heroes"
        assert (pathlib.Path(source) / recipe.test_package_folder / "conanfile.py").is_file(), "no test package"
    print(recipe.version)


main(*sys.argv[1:])
