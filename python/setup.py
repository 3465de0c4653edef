"""Compiles the library and the extension with setuptools alone.

The sources of the library are in the folder above.  The kernels of the solvers need their own flags, as in
src/solver/meson.build; the processor is asked before a kernel is used.
"""
import glob
import os
import platform
import re

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = os.path.relpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
FOLDERS = ["core", "solver", "technique", "generator", "codec", "game", "wasm"]
X86 = platform.machine() in ("x86_64", "AMD64")
AVX2 = ["-mavx2", "-mbmi"]
KERNELS = {
    "fast_64.c": [],
    "fast_128.c": [],
    "fast_256.c": AVX2,
    "fast_512.c": AVX2 + ["-mavx512f", "-mavx512vl", "-mavx512bw"],
    "bitboard_avx2.c": AVX2 + ["-mpopcnt"],
    "bitboard_avx512.c": AVX2
    + ["-mpopcnt", "-mavx512f", "-mavx512vl", "-mavx512bw", "-mavx512vpopcntdq"],
}


def version():
    with open(os.path.join(ROOT, "meson.build"), encoding="utf-8") as file:
        return re.search(r"version: '([0-9.]+)'", file.read()).group(1)


def library():
    found = []
    for folder in FOLDERS:
        found += glob.glob(os.path.join(ROOT, "src", folder, "**", "*.c"), recursive=True)
    return sorted(name for name in found if os.path.basename(name) not in KERNELS)


class Build(build_ext):
    def build_extension(self, ext):
        os.makedirs(self.build_temp, exist_ok=True)
        for kernel, flags in KERNELS.items():
            if flags and not X86:
                continue
            ext.extra_objects += self.compiler.compile(
                [os.path.join(ROOT, "src", "solver", kernel)], output_dir=self.build_temp,
                include_dirs=ext.include_dirs, extra_postargs=ext.extra_compile_args + flags)
        super().build_extension(ext)


setup(
    version=version(),
    packages=["lele"],
    package_data={"lele": ["*.pyi", "py.typed"]},
    ext_modules=[Extension(
        "lele._lele",
        sources=["lele/_lele.c"] + library(),
        include_dirs=[os.path.join(ROOT, "include"), os.path.join(ROOT, "src")],
        define_macros=[("Py_LIMITED_API", "0x030B0000"), ("LELE_BUILDING", None), ("NDEBUG", None),
                       ("_POSIX_C_SOURCE", "200809L")],
        extra_compile_args=["-std=c17", "-O3", "-fvisibility=hidden", "-pthread", "-g0"],
        extra_link_args=["-pthread"],
        py_limited_api=True,
    )],
    cmdclass={"build_ext": Build},
    options={"bdist_wheel": {"py_limited_api": "cp311"}},
)
